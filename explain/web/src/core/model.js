// One function in one SSA form: the state that its steps (steps.js) lead to, and the text of the function in it. Stepping back
// undoes what the step did.
import { definitionIn } from "./meet.js";
import { Steps } from "./steps.js";

const object = () => Object.create(null);

/// Everything that a step can change. `valueOf` is the replacement of a value; `gone` holds the ids
/// of lines that are erased.
const emptyState = () => ({
  round: 0,
  candidates: object(),
  post: object(),
  rpo: object(),
  rounds: 0,
  idom: object(),
  fingers: null,
  frontier: object(),
  runner: null,
  localBlock: null,
  local: object(),
  exposed: object(),
  kills: object(),
  variables: object(),
  live: object(),
  w: [],
  f: [],
  x: null,
  y: null,
  placing: null,
  placed: object(),
  ghosts: object(),
  phis: object(),
  phi: object(),
  forms: object(),
  block: null,
  stacks: object(),
  counters: object(),
  valueOf: object(),
  gone: object(),
  folded: [],
  erased: [],
  ended: false,
  critical: object(),
  split: object(),
  copy: null,
  copied: object(),
  inserted: object(),
});

const shortPhiText = (text) =>
  text.replace(
    /phi .*$/,
    `φ(${[...text.matchAll(/\[ (.*?), %(?:"[^"]*"|[-a-zA-Z$._0-9]+) \]/g)].map((m) => m[1]).join(", ")})`,
  );

/// Nothing is copied for an undefined value.
export const isUndefined = (value) => value === "undef" || value === "poison";

/// A move or an exchange as it is shown, and the places that it writes.
const moveText = ({ event, to, from }) => `${to} ${event === "swap" ? "↔" : ":="} ${from}`;
export const writtenBy = (text) => (text.includes(" ↔ ") ? text.split(" ↔ ") : [text.split(" := ")[0]]);

/// The parallel copy with the destinations that can be overwritten now: no copy that is left reads
/// them. Constants wait until the end.
function readyIn(copy) {
  const { pending, constants } = copy;
  const isRead = new Set(pending.map((c) => c.from));
  copy.ready = pending.filter((c) => !isRead.has(c.to) && !constants.has(c.to)).map((c) => c.to);
  return copy;
}

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
    const s = this.state;
    const set = (key, value) => s[key] !== value && this.put(s, key, value);
    const { e } = step;
    switch (step.kind) {
      case "start":
        if (step.round > 0) {
          const fresh = emptyState();
          for (const key of Object.keys(fresh)) this.put(s, key, fresh[key]);
          this.put(s, "round", step.round);
        }
        break;
      case "leave": {
        const fresh = emptyState();
        for (const key of Object.keys(fresh)) this.put(s, key, fresh[key]);
        this.put(s, "round", step.opens);
        for (const row of this.irs[step.opens].table) {
          this.put(s.idom, row.block, row.idom);
          this.put(s.frontier, row.block, row.frontier);
        }
        break;
      }
      case "critical-edge":
        this.put(s.critical, step.edge, e);
        break;
      case "split":
        this.put(s.split, step.edge, e.block);
        break;
      case "parallel-copy":
      case "places": {
        this.put(
          s,
          "copy",
          readyIn({
            of: step.kind === "places" ? "places" : "values",
            done: [],
            order: [],
            ready: [],
            cycle: [],
            saved: null,
            pending: e.copies.filter((c) => !c.why && !c.coalesced && !isUndefined(c.from)),
            constants: step.constants,
          }),
        );
        if (step.kind === "places") break;
        this.insert(e, `(${e.copies.map((c) => c.to).join(", ")}) ← (${e.copies.map((c) => c.from).join(", ")})`, true);
        // With the copies of the last edge into a block its phis have done their duty.
        this.put(s.copied, e.to, (s.copied[e.to] ?? 0) + 1);
        const ir = this.irs[step.round],
          to = ir.byLabel[e.to];
        if (s.copied[e.to] === to?.preds.filter((p) => !ir.unreachable.includes(p)).length)
          for (const line of to.lines) if (/ = phi /.test(line.text)) this.put(s.gone, line.id, true);
        break;
      }
      case "move":
      case "constant":
      case "save":
      case "restore":
      case "swap":
      case "cycle": {
        const copy = { ...s.copy, cycle: step.kind === "cycle" ? e.places : [] };
        if (step.kind !== "cycle") {
          const text = moveText(e);
          copy.order = [...copy.order, text];
          if (step.kind === "save") {
            copy.saved = { to: e.to, from: e.from };
            copy.pending = copy.pending.map((c) => (c.from === e.from ? { ...c, from: e.to } : c));
          } else {
            const written = e.event === "swap" ? [e.to, e.from] : [e.to];
            copy.done = [...copy.done, ...written];
            copy.pending = copy.pending.filter((c) => !written.includes(c.to));
          }
          if (e.of === "values") this.insert(step.copy, text, false);
        }
        this.put(s, "copy", readyIn(copy));
        break;
      }
      case "candidate":
        this.put(s.candidates, e.variable, e);
        break;
      case "number":
        this.put(s.post, step.block, step.number);
        break;
      case "reverse":
        this.irs[step.round].rpo.forEach((block, i) => this.put(s.rpo, block, i));
        break;
      case "round":
        set("rounds", step.number);
        set("fingers", null);
        if (step.number === 1) this.put(s.idom, this.irs[step.round].entry, null);
        break;
      case "meet":
      case "climb":
        set("fingers", step.fingers);
        break;
      case "idom":
        set("fingers", null);
        this.put(s.idom, step.block, step.idom);
        break;
      case "tree":
        set("fingers", null);
        for (const row of step.table) this.put(s.idom, row.block, row.idom);
        break;
      case "runner":
        set("runner", step);
        break;
      case "climbs":
        set("runner", step);
        if (!(s.frontier[step.block] ?? []).includes(step.join))
          this.put(s.frontier, step.block, [...(s.frontier[step.block] ?? []), step.join]);
        break;
      case "stops":
        set("runner", step);
        break;
      case "frontier":
        set("runner", null);
        for (const row of step.table) this.put(s.frontier, row.block, row.frontier);
        break;
      case "local-store":
      case "local-load":
      case "upward-exposed": {
        if (s.localBlock !== step.block) {
          set("localBlock", step.block);
          set("local", object());
        }
        if (step.kind === "local-store" && step.only !== undefined) {
          if (step.line !== undefined) this.put(s.gone, step.line, true);
          break;
        }
        const stack = s.local[step.variable] ?? [];
        if (step.kind === "local-load") {
          this.put(s.valueOf, e.load, e.value);
          if (step.line !== undefined) this.put(s.gone, step.line, true);
          break;
        }
        this.put(s.local, step.variable, [...stack, step.kind === "local-store" ? e.value : e.load]);
        const where = step.kind === "local-store" ? s.kills : s.exposed;
        if (!(where[step.block] ?? []).includes(step.variable))
          this.put(where, step.block, [...(where[step.block] ?? []), step.variable]);
        if (step.dead !== undefined) this.put(s.gone, step.dead, true);
        break;
      }
      case "variable":
        this.put(s.variables, e.variable, e);
        break;
      case "flood":
        this.put(s.live, step.variable, e.walk.slice(0, step.count));
        break;
      case "live-in":
        this.put(s.live, e.variable, e.blocks);
        break;
      case "worklist":
        set("placing", e.variable);
        set("w", e.w);
        set("f", []);
        set("x", null);
        set("y", null);
        break;
      case "take":
        set("placing", e.variable);
        set("w", e.w);
        set("x", e.x);
        set("y", null);
        break;
      case "place":
        set("placing", e.variable);
        set("w", e.w);
        set("f", e.f);
        set("y", e.y);
        this.put(s.placed, e.y, [...(s.placed[e.y] ?? []), e.variable]);
        break;
      case "not-live":
        set("y", e.y);
        this.put(s.ghosts, e.y, [...(s.ghosts[e.y] ?? []), e.variable]);
        break;
      case "placed":
        set("placing", step.variable);
        set("w", []);
        set("x", null);
        set("y", null);
        break;
      case "insert": {
        const operands = e.text.match(/\[ \?\?, %(?:"[^"]*"|[-a-zA-Z$._0-9]+) \]/g) ?? [];
        this.put(s.phi, e.phi, {
          name: e.phi,
          block: e.block,
          variable: e.variable,
          head: e.text.split(" [")[0],
          operands: operands.map((text) => ({ pred: text.slice(7, -2), value: null })),
        });
        this.put(s.phis, e.block, [...(s.phis[e.block] ?? []), e.phi]);
        if (!(s.placed[e.block] ?? []).includes(e.variable))
          this.put(s.placed, e.block, [...(s.placed[e.block] ?? []), e.variable]);
        break;
      }
      case "forms":
        break;
      case "enter":
        set("block", e.block);
        for (const variable of step.given) {
          const base = variable.replace(/^%/, "");
          const name = base + (/\d$/.test(base) ? "_" : "") + "0";
          this.put(s.stacks, variable, [{ value: "undef", name }]);
          this.put(s.counters, variable, 1);
        }
        break;
      case "push":
        this.put(s.stacks, e.variable, [...(s.stacks[e.variable] ?? []), { value: e.value, name: e.name }]);
        this.put(s.counters, e.variable, (s.counters[e.variable] ?? 0) + 1);
        if (step.line !== undefined) this.put(s.gone, step.line, true);
        break;
      case "replace":
        this.put(s.valueOf, e.load, e.value);
        if (step.line !== undefined) this.put(s.gone, step.line, true);
        break;
      case "fill":
        this.fill(e.phi, e.operand, e.value);
        break;
      case "pop":
        set("block", e.block);
        this.put(s.stacks, e.variable, s.stacks[e.variable].slice(0, -1));
        break;
      case "unreachable-operand":
        this.fill(e.phi, e.operand, "poison");
        break;
      case "fold": {
        const phi = s.phi[e.phi];
        this.put(
          s.phis,
          phi.block,
          s.phis[phi.block].filter((name) => name !== e.phi),
        );
        if (e.value !== null) this.put(s.valueOf, e.phi, e.value);
        this.push(s.folded, e);
        break;
      }
      case "erase":
        if (step.line !== undefined) this.put(s.gone, step.line, true);
        this.push(s.erased, e);
        break;
      case "result": {
        set("ended", true);
        set("block", null);
        // In unreachable code no step has the accesses.
        const ir = this.irs[step.round];
        for (const block of Object.values(ir.accesses))
          for (const lines of Object.values(block))
            for (const line of lines)
              if (!s.gone[line.id]) {
                this.put(s.gone, line.id, true);
                if (line.def && !(line.def in s.valueOf)) this.put(s.valueOf, line.def, "poison");
              }
      }
    }
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
