// One function in one SSA form: the state that its steps (steps.js, effects.js) lead to, and the text of the function in it. Stepping back
// undoes what the step did.
import { EFFECTS, emptyState, isUndefined } from "./effects.js";
import { definitionIn } from "./meet.js";
import { Steps } from "./steps.js";

const shortPhiText = (text) =>
  text.replace(
    /phi .*$/,
    `φ(${[...text.matchAll(/\[ (.*?), %(?:"[^"]*"|[-a-zA-Z$._0-9]+) \]/g)].map((m) => m[1]).join(", ")})`,
  );

export class Model extends Steps {
  /// `fn` is one element of the log's `functions`.
  constructor(fn, form) {
    super(fn, form, emptyState());
    if (this.steps.length) this.go(0);
  }

  get ir() {
    return this.irs[this.state.round];
  }
  /// The phase of the current step.
  get phase() {
    return this.phases[this.step.phase];
  }

  /// What the block says of the variable, as in meet.js, with its line in the source.
  definitionIn(block, variable, hasPhi) {
    const d = definitionIn(this.ir, block, variable, hasPhi);
    return { ...d, source: this.sourceOf(d, this.state.round) };
  }

  // ---- stepping

  apply(step) {
    EFFECTS[step.kind]?.(this, step);
  }
  /// Sets a part of the state, unless it is that already.
  set(key, value) {
    if (this.state[key] !== value) this.put(this.state, key, value);
  }

  /// Lines of copies that are added to a block. The first of an edge, the parallel copy, gives way
  /// to its moves one by one.
  insert(copy, text, parallel) {
    const rows = this.state.inserted[copy.block] ?? [];
    const edge = `${copy.from} -> ${copy.to}`;
    this.put(this.state.inserted, copy.block, [
      ...rows.filter((row) => !(row.parallel && row.edge === edge)),
      { text, parallel, edge, at: copy.at, to: copy.to },
    ]);
  }

  fill(name, operand, value) {
    const phi = this.state.phi[name];
    const operands = phi.operands.slice();
    operands[operand] = { ...operands[operand], value };
    this.put(this.state.phi, name, { ...phi, operands });
  }

  // ---- the text as it is now

  /// The current replacement of a value.
  current(name) {
    const { valueOf: replaced, ended } = this.state;
    for (let guard = 0; name in replaced && guard < 100000; guard++) name = replaced[name];
    return ended ? (this.ir.renamed[name] ?? name) : name;
  }
  /// The line as it is now; null when it is gone.
  lineNow(line) {
    return this.state.gone[line.id] ? null : this.lineLast(line);
  }
  /// The line as it is now, or as it was before it was erased.
  lineLast(line) {
    const parts = line.parts.slice();
    for (let i = 1; i < parts.length; i += 2) parts[i] = this.current(parts[i]);
    return parts.join("");
  }
  /// What a store writes, as its line reads now.
  storedNow(id) {
    const line = this.ir.lines[id];
    return this.lineLast(line).match(/ (%"[^"]*"|[^ ]+), ptr (?:%"[^"]*"|%\S+?)(?:,|$)/)?.[1] ?? this.ir.stored[id];
  }
  phiNow(name) {
    const phi = this.state.phi[name];
    const head = this.state.ended ? phi.head.replace(phi.name, this.current(phi.name)) : phi.head;
    return (
      head +
      " " +
      phi.operands
        .map(({ pred, value }) => `[ ${value === null ? "??" : this.current(value)}, ${this.current("%" + pred)} ]`)
        .join(", ")
    );
  }
  /// What is in a block now, for its node: "phis" or "code". { text, cls } per line.
  inside(label, what) {
    const { state, step } = this,
      block = this.ir.byLabel[label];
    const copies = (wanted) =>
      (state.inserted[label] ?? []).filter(wanted).map((row) => ({ text: row.text, cls: "new" }));
    if (!block) return copies(() => true);
    const short = (text) => text.replace(/, align \d+$/, "");
    const lines = (state.phis[label] ?? []).map((name) => ({
      text: this.shortPhi(name),
      cls: step.e && (step.e.phi === name || (step.kind === "push" && step.e.value === name)) ? "new here" : "new",
    }));
    // Placed, but not yet written into the block.
    for (const variable of state.placed[label] ?? [])
      if (
        !(state.phis[label] ?? []).some((name) => state.phi[name].variable === variable) &&
        !state.ended &&
        !state.folded.some((e) => state.phi[e.phi].variable === variable && state.phi[e.phi].block === label)
      )
        lines.push({ text: `${variable} = φ(…)`, cls: "new" });
    if (what === "phis")
      return this.ir.leaves
        ? block.lines
            .filter((l) => / = phi /.test(l.text))
            .map((l) => ({ text: shortPhiText(l.text), cls: state.gone[l.id] ? "gone" : "" }))
        : lines;
    lines.push(...copies((row) => row.at === "start"));
    for (const line of block.lines) {
      const now = this.lineNow(line);
      if (line === block.lines.at(-1)) lines.push(...copies((row) => row.at !== "start"));
      lines.push({
        text: short(this.lineLast(line)),
        cls: [now === null ? "gone" : now !== line.text ? "new" : "", line.id === step.line ? "here" : ""]
          .join(" ")
          .trim(),
      });
    }
    return lines;
  }
  /// The room that inside() needs in the course of all steps of this round.
  roomInside(label, what, round = this.state.round) {
    const ir = this.irs[round],
      block = ir.byLabel[label];
    // The copies on the way out of SSA, and the places that they need besides.
    const copies = ir.leaves
      ? this.of("parallel-copy", round)
          .filter((s) => s.block === label)
          .flatMap((s) => [...s.e.copies.filter((c) => !c.why && !isUndefined(c.from)), ...s.saves])
          .map((c) => c.to.length + c.from.length + 4)
      : [];
    if (!block) return { lines: copies.length, letters: Math.max(0, ...copies) };
    const phis = ir.leaves
      ? []
      : this.of("insert", round)
          .filter((s) => s.e.block === label)
          .map((s) => shortPhiText(s.e.text).length + s.e.text.split("??").length * 4);
    const code =
      what === "code"
        ? [...copies, ...block.lines.map((l) => l.text.replace(/, align \d+$/, "").length)]
        : ir.leaves
          ? block.lines.filter((l) => / = phi /.test(l.text)).map((l) => shortPhiText(l.text).length)
          : [];
    const all = [...phis, ...code];
    return { lines: Math.min(all.length, 30), letters: Math.max(0, ...all) };
  }
  /// A phi with its slots and without types: %b.0 = φ(1, %add).
  shortPhi(name) {
    const phi = this.state.phi[name];
    return `${this.current(name)} = φ(${phi.operands.map(({ value }) => (value === null ? "?" : this.current(value))).join(", ")})`;
  }
  labelNow(label) {
    return this.current("%" + label).slice(1);
  }
  /// The function as it is now, line by line, as plainLines() gives a text.
  textNow() {
    const out = [this.ir.head];
    for (const block of this.ir.blocks) {
      if (block.written) out.push(this.labelNow(block.label) + ":");
      for (const phi of this.state.phis[block.label] ?? []) out.push(this.phiNow(phi));
      for (const line of block.lines) {
        const text = this.lineNow(line);
        if (text !== null) out.push(text);
      }
    }
    return [...out, "}"];
  }
}
