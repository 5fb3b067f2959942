// The log of one function in one SSA form as a list of steps. Nothing of the algorithm is computed here: a step is an event of the
// log, or the part of one that is worth a look of its own. What each step does is in effects.js.
import { bare, parseFunction } from "./ir.js";
import { isLiveIn, meeting } from "./meet.js";
import { Walker } from "./undo.js";

const object = () => Object.create(null);

/// Defines a property of the step that is computed at its first read. For most steps that never comes.
function lazily(step, name, work) {
  const define = (how) => Object.defineProperty(step, name, { configurable: true, enumerable: true, ...how });
  define({ get: () => define({ value: work() })[name] });
}

/// Whether control can come back to the block.
function isInCycle(ir, label) {
  const seen = new Set(),
    work = [label];
  for (const at of work)
    for (const s of ir.byLabel[at].succs) {
      if (s === label) return true;
      if (!seen.has(s)) {
        seen.add(s);
        work.push(s);
      }
    }
  return false;
}

export class Steps extends Walker {
  /// `fn` is one element of the log's `functions`; `state` is what the steps change.
  constructor(fn, form, state) {
    super([], state);
    this.fn = fn;
    this.form = form;
    this.rounds = fn.forms[form] ?? [];
    this.phases = [];
    this.irs = [];
    this.rounds.forEach((round, index) => this.compileRound(round, index));
    const destruction = form === "pruned" ? fn.destruction : fn.destructions?.[form];
    if (destruction && this.rounds.length) this.compileDestruction(destruction);
  }

  phaseBegin(key, round) {
    this.phases.push({ key, round, first: this.steps.length, count: 0 });
  }
  add(kind, fields = {}) {
    const phase = this.phases.length - 1;
    this.phases[phase].count++;
    const step = { kind, phase, ...fields };
    this.steps.push(step);
    return step;
  }

  /// What all parts of a round need of its log: the events by kind, the text, and what is known of it from the start.
  readRound(round) {
    const events = object();
    for (const event of round.events) (events[event.event] ??= []).push(event);
    const of = (kind) => events[kind] ?? [];
    const dominators = of("dominators")[0];
    const ir = parseFunction(round.before, dominators?.rpo[0]);
    ir.after = round.after;
    ir.renamed = round.renamed ?? {};
    ir.variables = of("candidate")
      .filter((e) => e.promotable)
      .map((e) => e.variable);
    ir.entry = ir.blocks[0].label;
    if (dominators) {
      ir.rpo = dominators.rpo;
      ir.table = dominators.blocks;
    } else {
      ir.rpo = ir.blocks.map((b) => b.label);
      ir.table = [];
    }
    const idoms = object();
    for (const row of ir.table) idoms[row.block] = row.idom;
    ir.reachable = new Set(ir.rpo);
    ir.unreachable = ir.blocks.map((b) => b.label).filter((label) => !ir.reachable.has(label));
    const promoted = new Set(ir.variables);
    // Variables with a single store, of a constant or an argument: mem2reg takes a shortcut for them.
    const only = object();
    for (const e of of("candidate")) if (e.constant !== undefined) only[e.variable] = e.constant;
    const accesses = object();
    for (const line of ir.lines)
      if (line.access && promoted.has(line.access.variable))
        ((accesses[line.block] ??= object())[line.access.variable] ??= []).push(line);
    ir.accesses = accesses;
    ir.stored = object(); // by the store's line: the value, as far as it is known within the block
    const definedIn = object();
    for (const e of of("variable")) definedIn[e.variable] = e.defs;
    return { events: round.events, of, ir, dominators, idoms, only, accesses, definedIn };
  }

  compileRound(round, index) {
    const read = this.readRound(round);
    this.irs.push(read.ir);
    this.addCandidates(round, index, read);
    if (read.dominators) this.addDominators(index, read);
    this.addLocal(index, read);
    this.addLiveness(index, read);
    this.addPlacement(index, read);
    this.addInsertion(index, read);
    this.addRenaming(index, read);
    this.addCleanup(index, read);
    this.phaseBegin("result", index);
    this.add("result", {});
    this.phases = this.phases.filter((phase) => phase.count > 0);
    this.steps.forEach((step) => {
      step.round ??= index;
    });
    this.renumber();
  }

  addCandidates(round, index, { of, ir }) {
    this.phaseBegin("start", index);
    this.add("start", { round: index, title: round.function, allocas: of("candidate").length });
    this.phaseBegin("candidates", index);
    for (const e of of("candidate"))
      this.add("candidate", {
        e,
        variable: e.variable,
        line: ir.lines.find(e.promotable ? (l) => l.def === e.variable : (l) => l.text === bare(e.user))?.id,
      });
  }

  addDominators(index, { ir, dominators, idoms }) {
    this.phaseBegin("numbering", index);
    const n = ir.rpo.length;
    for (let k = 0; k < n; k++) this.add("number", { block: ir.rpo[n - 1 - k], number: k });
    this.add("reverse", { block: ir.entry });
    this.phaseBegin("dominators", index);
    let pass = 0;
    for (const step of dominators.steps ?? []) {
      if (step.step === "round") this.add("round", { number: ++pass });
      else if (step.step === "idom")
        this.add("idom", {
          block: step.block,
          idom: step.idom,
          changed: step.changed,
          final: idoms[step.block] === step.idom,
        });
      else this.add(step.step, { block: step.block, fingers: step.fingers });
    }
    this.add("tree", { table: dominators.blocks });
    this.phaseBegin("frontiers", index);
    for (const runner of dominators.runners ?? []) {
      const common = { join: runner.join, pred: runner.pred, stop: runner.stop };
      this.add("runner", { ...common, block: runner.pred });
      for (const block of runner.path) this.add("climbs", { ...common, block });
      this.add("stops", { ...common, block: runner.stop });
    }
    this.add("frontier", { table: dominators.blocks });
  }

  /// The accesses of each block by itself.
  addLocal(index, { events, ir, only, accesses }) {
    this.phaseBegin("local", index);
    const used = object();
    for (const e of events) {
      if (e.event !== "local-store" && e.event !== "local-load" && e.event !== "upward-exposed") continue;
      let line = null;
      if (e.event === "local-store") {
        const stores = (accesses[e.block]?.[e.variable] ?? []).filter((l) => l.access.kind === "store");
        const key = e.block + " " + e.variable;
        const nth = (used[key] = (used[key] ?? -1) + 1);
        line = stores[nth]?.id;
        if (line !== undefined) ir.stored[line] = e.value;
        this.add("local-store", {
          e,
          only: only[e.variable],
          block: e.block,
          variable: e.variable,
          line,
          dead: e.overwrites ? stores[nth - 1]?.id : undefined,
        });
      } else {
        const before = accesses[e.block]?.[e.variable] ?? [];
        line = before.find((l) => l.def === e.load)?.id;
        const unwritten = e.value === "undef" && !before.some((l) => l.id < line && l.access.kind === "store");
        const step = this.add(e.event, {
          e,
          only: only[e.variable],
          block: e.block,
          variable: e.variable,
          line,
          unwritten,
          writes: before.some((l) => l.access.kind === "store"),
        });
        lazily(step, "isInCycle", () => isInCycle(ir, e.block));
      }
    }
  }

  addLiveness(index, { of, ir, only }) {
    this.phaseBegin("globals", index);
    for (const e of of("variable")) this.add("variable", { e, only: only[e.variable], variable: e.variable });
    this.phaseBegin("liveness", index);
    for (const e of of("live-in")) {
      if (e.walk) {
        // A block that does not read the variable itself was found from a successor.
        const uses = of("variable").find((each) => each.variable === e.variable)?.uses ?? [];
        const found = new Map(e.walk.map((block, i) => [block, i]));
        e.walk.forEach((block, i) =>
          this.add("flood", {
            e,
            variable: e.variable,
            block,
            count: i + 1,
            from: uses.includes(block) ? null : (ir.byLabel[block].succs.find((succ) => found.get(succ) < i) ?? null),
          }),
        );
      }
      this.add("live-in", { e, variable: e.variable });
    }
  }

  addPlacement(index, { events, ir, dominators, idoms, definedIn }) {
    this.phaseBegin("placement", index);
    let variable = null;
    let places = [],
      notLive = [];
    const done = () => variable !== null && this.add("placed", { variable, blocks: places });
    for (const e of events) {
      const kind = e.event;
      if (kind !== "worklist" && kind !== "take" && kind !== "place" && kind !== "not-live") continue;
      if (e.variable !== variable) {
        done();
        variable = e.variable;
        places = [];
        notLive = [];
      }
      const defs = definedIn[variable],
        before = places,
        count = places.length;
      if (kind === "place") places.push(e.y);
      const refused = kind === "take" ? e.frontier.filter((y) => notLive.includes(y)) : [];
      if (kind === "not-live") notLive.push(e.y);
      const step = this.add(kind, {
        e,
        variable: e.variable,
        block: e.y ?? e.x,
        refused,
        defines: defs?.includes(e.y),
      });
      if (kind !== "place") continue;
      lazily(step, "isLive", () => isLiveIn(ir, e.y, e.variable));
      lazily(
        step,
        "meet",
        () =>
          (dominators &&
            meeting(ir, idoms, e.variable, e.x, e.y, new Set([...(defs ?? []), ...before.slice(0, count)]))?.map(
              (d) => ({ ...d, source: this.sourceOf(d, index) }),
            )) ??
          null,
      );
    }
    done();
  }

  addInsertion(index, { of, only }) {
    this.phaseBegin("insertion", index);
    for (const e of of("insert")) this.add("insert", { e, variable: e.variable, block: e.block });
    this.phaseBegin("forms", index);
    if (of("forms").length)
      this.add("forms", {
        counts: this.formCounts(of("forms"), index),
        spared: this.phisSpared(of("forms"), index),
        uncounted: !this.fn.forms.minimal?.length && Object.keys(only).length > 0,
      });
  }

  addRenaming(index, { events, of, ir, accesses, definedIn }) {
    this.phaseBegin("renaming", index);
    const withPhi = new Set(of("insert").map((e) => e.variable));
    ir.stacked = ir.variables.filter((v) => withPhi.has(v) || of("push").some((e) => e.variable === v));
    // What has phis but no definition in the entry comes into the function with a value of its own.
    const given = ir.variables.filter((v) => withPhi.has(v) && !definedIn[v]?.includes(ir.entry));
    const variableOf = object();
    for (const e of of("insert")) variableOf[e.phi] = e.variable;
    let entered = false;
    for (const e of events) {
      switch (e.event) {
        case "enter":
          this.add("enter", { e, block: e.block, given: entered ? [] : given });
          entered = true;
          break;
        case "push": {
          const stores =
            e.from === "store" ? (accesses[e.block]?.[e.variable] ?? []).filter((l) => l.access.kind === "store") : [];
          this.add("push", {
            e,
            block: e.block,
            variable: e.variable,
            line: stores.at(-1)?.id,
            was: stores.length ? ir.stored[stores.at(-1).id] : undefined,
          });
          break;
        }
        case "replace": {
          const line = (accesses[e.block]?.[e.variable] ?? []).find((l) => l.def === e.load)?.id;
          this.add("replace", { e, block: e.block, variable: e.variable, line });
          break;
        }
        case "fill":
          this.add("fill", { e, block: e.pred, into: e.block, variable: variableOf[e.phi] });
          break;
        case "pop":
          this.add("pop", { e, block: e.block, variable: e.variable });
      }
    }
  }

  addCleanup(index, { events, of, ir }) {
    this.phaseBegin("cleanup", index);
    const taken = new Set(),
      operands = object(),
      folded = object();
    for (const e of of("fill")) (operands[e.phi] ??= []).push(e.value);
    const final = (value) => {
      while (folded[value] != null) value = folded[value];
      return value;
    };
    // Whether an undefined value comes into the phi, or into phis that it takes, besides the value that replaces it.
    const reachesUndef = (phi, only) => {
      const seen = new Set([phi]);
      for (const at of seen)
        for (const value of (operands[at] ?? []).map(final)) {
          if (value === "undef") return true;
          if (value !== final(only) && value in operands) seen.add(value);
        }
      return false;
    };
    for (const e of events) {
      if (e.event === "unreachable-operand") this.add("unreachable-operand", { e });
      else if (e.event === "fold") {
        // The other phis that take it, and will take what replaces it.
        const takers = Object.keys(operands).filter(
          (phi) => phi !== e.phi && !(phi in folded) && operands[phi].map(final).includes(e.phi),
        );
        this.add("fold", {
          e,
          mayBeUndefined: e.value !== null && e.value !== "undef" && reachesUndef(e.phi, e.value),
          takers,
        });
        folded[e.phi] = e.value;
      } else if (e.event === "erase") {
        const line = ir.lines.find((l) => l.text === e.text.trim() && !taken.has(l.id));
        if (line) taken.add(line.id);
        this.add("erase", { e, line: line?.id, block: line?.block, variable: line?.def ?? undefined });
      }
    }
  }

  /// The line of the source of a definition; 0 when unknown.
  sourceOf(d, round) {
    return round === 0 && d.line !== undefined ? (this.fn.beforeLines?.[this.irs[round].lines[d.line].row] ?? 0) : 0;
  }
  /// Phases without steps were dropped: the steps' phases are numbered anew.
  renumber() {
    this.phases.forEach((phase, number) => {
      for (let i = phase.first; i < phase.first + phase.count; i++) this.steps[i].phase = number;
    });
  }

  /// How many phis each form places. With the shortcut of the pruned form a variable with a single store has no
  /// phis in any form, so the other forms count in their own logs.
  countsOf(form, own, index) {
    const events = this.fn.forms[form]?.[index]?.events.filter((e) => e.event === "forms");
    return new Map((events?.length ? events : own).map((e) => [e.variable, e.counts]));
  }

  /// The phis for live variables that pruned form does without because of the single-store shortcut.
  phisSpared(own, index) {
    const whole = this.countsOf("minimal", own, index),
      pruned = this.countsOf("pruned", own, index);
    return own.reduce(
      (sum, { variable }) => sum + (whole.get(variable)?.pruned ?? 0) - (pruned.get(variable)?.pruned ?? 0),
      0,
    );
  }

  formCounts(own, index) {
    const whole = this.countsOf("minimal", own, index),
      pruned = this.countsOf("pruned", own, index);
    return own.map((e) => ({
      ...e,
      counts: { ...(whole.get(e.variable) ?? e.counts), pruned: (pruned.get(e.variable) ?? e.counts).pruned },
    }));
  }

  /// The way out of SSA works on the text that mem2reg left, with its labels.
  compileDestruction(destruction) {
    const index = this.irs.length,
      last = this.irs[index - 1];
    const now = (label) => (last.renamed["%" + label] ?? "%" + label).slice(1);
    const ir = parseFunction(last.after, now(last.rpo[0]));
    Object.assign(ir, {
      after: last.after,
      renamed: {},
      variables: [],
      accesses: {},
      stacked: [],
      entry: ir.blocks[0].label,
      leaves: true,
      rpo: last.rpo.map(now),
      reachable: new Set(last.rpo.map(now)),
      unreachable: last.unreachable.map(now),
      table: last.table.map((row) => ({
        ...row,
        block: now(row.block),
        idom: row.idom === null ? null : now(row.idom),
        frontier: row.frontier.map(now),
      })),
    });
    this.irs.push(ir);
    const { events } = destruction;
    ir.splits = events.filter((e) => e.event === "split");
    const begin = this.steps.length;
    const edges = events.filter((e) => e.event === "critical-edge" || e.event === "split");
    this.phaseBegin("edges", 0);
    this.add("leave", {
      count: ir.lines.filter((line) => / = phi /.test(line.text)).length,
      edges: edges.length,
      splits: ir.splits.length,
      opens: index,
    });
    for (const e of edges) this.add(e.event, { e, block: e.block ?? e.from, edge: `${e.from} -> ${e.to}` });
    let copy = null,
      saves = null,
      constants = null;
    for (const [key, kind] of [
      ["copies", "values"],
      ["places", "places"],
    ]) {
      this.phaseBegin(key, 0);
      for (const e of events) {
        if (e.event === (kind === "values" ? "parallel-copy" : "places")) {
          copy = e;
          saves = [];
          constants = new Set();
          this.add(e.event, { e, copy, saves, constants, block: e.block ?? e.from, edge: `${e.from} -> ${e.to}` });
        } else if (e.of === kind) {
          if (e.event === "save") saves.push({ to: e.to, from: e.from });
          if (e.event === "constant") constants.add(e.to);
          this.add(e.event, {
            e,
            copy,
            saves,
            block: copy?.block ?? copy?.from,
            edge: copy && `${copy.from} -> ${copy.to}`,
          });
        }
      }
    }
    // The assembly is the last step: of the moves between registers, if there are any.
    if (copy?.event !== "places") this.phaseBegin("assembly", 0);
    if (destruction.assembly)
      this.add("assembly", {
        title: destruction.function,
        assembly: destruction.assembly,
        ...(copy?.event === "places" && { copy, saves, block: copy.from, edge: `${copy.from} -> ${copy.to}` }),
      });
    this.phases = this.phases.filter((phase) => phase.count > 0);
    for (let i = begin; i < this.steps.length; i++) this.steps[i].round = index;
    this.renumber();
  }

  /// The steps of a kind in a round.
  of(kind, round) {
    const key = `${kind} ${round}`;
    this.byKind ??= new Map();
    if (!this.byKind.has(key))
      this.byKind.set(
        key,
        this.steps.filter((s) => s.kind === kind && s.round === round),
      );
    return this.byKind.get(key);
  }
}
