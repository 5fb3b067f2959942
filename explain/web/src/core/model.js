// The log of one function in one SSA form as a list of steps, and the state that they lead to.
// Nothing of the algorithm is computed here: a step is an event of the log, or the part
// of one that is worth a look of its own. Stepping back undoes what the step did.
import { bare, parseFunction } from "./ir.js";
import { definitionIn, isLiveIn, meeting } from "./meet.js";
import { Walker } from "./undo.js";

const object = () => Object.create(null);

/// Everything that a step can change. `valueOf` is the replacement of a value; `gone` holds the ids
/// of lines that are erased.
const emptyState = () => ({
  round: 0, candidates: object(), post: object(), rpo: object(), rounds: 0, idom: object(), fingers: null,
  frontier: object(), runner: null, localBlock: null, local: object(), exposed: object(), kills: object(),
  variables: object(), live: object(), w: [], f: [], x: null, y: null, placing: null, placed: object(), ghosts: object(),
  phis: object(), phi: object(), forms: object(), block: null, stacks: object(), counters: object(),
  valueOf: object(), gone: object(), folded: [], erased: [], ended: false,
  critical: object(), split: object(), copy: null, copied: object(), inserted: object(),
});

const shortPhiText = (text) => text.replace(/phi .*$/, `φ(${[...text.matchAll(/\[ (.*?), %(?:"[^"]*"|[-a-zA-Z$._0-9]+) \]/g)].map((m) => m[1]).join(", ")})`);

/// Nothing is copied for an undefined value.
export const isUndefined = (value) => value === "undef" || value === "poison";

/// Whether control can come back to the block.
function isInCycle(ir, label) {
  const seen = new Set(), work = [label];
  for (const at of work)
    for (const s of ir.byLabel[at].succs) {
      if (s === label) return true;
      if (!seen.has(s)) { seen.add(s); work.push(s); }
    }
  return false;
}

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

export class Model extends Walker {
  /// `fn` is one element of the log's `functions`.
  constructor(fn, form) {
    super([], emptyState());
    this.fn = fn;
    this.form = form;
    this.rounds = fn.forms[form] ?? [];
    this.phases = [];
    this.irs = [];
    this.rounds.forEach((round, index) => this.compileRound(round, index));
    const destruction = form === "pruned" ? fn.destruction : fn.destructions?.[form];
    if (destruction && this.rounds.length) this.compileDestruction(destruction);
    if (this.steps.length) this.go(0);
  }

  get ir() { return this.irs[this.state.round]; }
  /// The phase of the current step.
  get phase() { return this.phases[this.step.phase]; }

  // ---- the steps

  phaseBegin(key, round) {
    this.phases.push({ key, round, first: this.steps.length, count: 0 });
  }
  add(kind, fields = {}) {
    const phase = this.phases.length - 1;
    this.phases[phase].count++;
    this.steps.push({ kind, phase, ...fields });
  }

  compileRound(round, index) {
    const events = object();
    for (const event of round.events) (events[event.event] ??= []).push(event);
    const of = (kind) => events[kind] ?? [];
    const dominators = of("dominators")[0];
    const ir = parseFunction(round.before, dominators?.rpo[0]);
    ir.after = round.after;
    ir.renamed = round.renamed ?? {};
    ir.variables = of("candidate").filter((e) => e.promotable).map((e) => e.variable);
    ir.entry = ir.blocks[0].label;
    this.irs.push(ir);
    if (dominators) {
      ir.rpo = dominators.rpo;
      ir.table = dominators.blocks;
    } else {
      ir.rpo = ir.blocks.map((b) => b.label);
      ir.table = [];
    }
    const reachable = new Set(ir.rpo);
    ir.unreachable = ir.blocks.map((b) => b.label).filter((label) => !reachable.has(label));
    const promoted = new Set(ir.variables);
    // Variables with a single store, of a constant or an argument: mem2reg takes a shortcut for them.
    const only = object();
    for (const e of of("candidate")) if (e.constant !== undefined) only[e.variable] = e.constant;
    const accesses = object();
    for (const line of ir.lines)
      if (line.access && promoted.has(line.access.variable))
        ((accesses[line.block] ??= object())[line.access.variable] ??= []).push(line);
    ir.accesses = accesses;
    ir.stored = object();  // by the store's line: the value, as far as it is known within the block

    this.phaseBegin("start", index);
    this.add("start", { round: index, title: round.function, allocas: of("candidate").length });
    this.phaseBegin("candidates", index);
    for (const e of of("candidate"))
      this.add("candidate", { e, variable: e.variable, line: ir.lines.find(e.promotable ? (l) => l.def === e.variable : (l) => l.text === bare(e.user))?.id });

    if (dominators) {
      this.phaseBegin("numbering", index);
      const n = ir.rpo.length;
      for (let k = 0; k < n; k++) this.add("number", { block: ir.rpo[n - 1 - k], number: k });
      this.add("reverse", { block: ir.entry });
      this.phaseBegin("dominators", index);
      let pass = 0;
      for (const step of dominators.steps ?? []) {
        if (step.step === "round") this.add("round", { number: ++pass });
        else if (step.step === "idom") this.add("idom", { block: step.block, idom: step.idom, changed: step.changed,
          final: ir.table.find((row) => row.block === step.block).idom === step.idom });
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

    this.phaseBegin("local", index);
    const used = object();
    for (const e of round.events) {
      if (e.event !== "local-store" && e.event !== "local-load" && e.event !== "upward-exposed") continue;
      let line = null;
      if (e.event === "local-store") {
        const stores = (accesses[e.block]?.[e.variable] ?? []).filter((l) => l.access.kind === "store");
        const key = e.block + " " + e.variable;
        const nth = (used[key] = (used[key] ?? -1) + 1);
        line = stores[nth]?.id;
        if (line !== undefined) ir.stored[line] = e.value;
        this.add("local-store", { e, only: only[e.variable], block: e.block, variable: e.variable, line, dead: e.overwrites ? stores[nth - 1]?.id : undefined });
      } else {
        const before = accesses[e.block]?.[e.variable] ?? [];
        line = before.find((l) => l.def === e.load)?.id;
        const unwritten = e.value === "undef" && !before.some((l) => l.id < line && l.access.kind === "store");
        this.add(e.event, { e, only: only[e.variable], block: e.block, variable: e.variable, line, unwritten,
          writes: before.some((l) => l.access.kind === "store"), isInCycle: isInCycle(ir, e.block) });
      }
    }
    this.phaseBegin("globals", index);
    for (const e of of("variable")) this.add("variable", { e, only: only[e.variable], variable: e.variable });
    this.phaseBegin("liveness", index);
    for (const e of of("live-in")) {
      if (e.walk) {
        // A block that does not read the variable itself was found from a successor.
        const uses = of("variable").find((each) => each.variable === e.variable)?.uses ?? [];
        const found = new Map(e.walk.map((block, i) => [block, i]));
        e.walk.forEach((block, i) => this.add("flood", { e, variable: e.variable, block, count: i + 1,
          from: uses.includes(block) ? null : ir.byLabel[block].succs.find((succ) => found.get(succ) < i) ?? null }));
      }
      this.add("live-in", { e, variable: e.variable });
    }
    this.phaseBegin("placement", index);
    const definedIn = object(), idoms = object();
    for (const e of of("variable")) definedIn[e.variable] = e.defs;
    for (const row of ir.table) idoms[row.block] = row.idom;
    let variable = null;
    let places = [], notLive = [];
    const done = () => variable !== null && this.add("placed", { variable, blocks: places });
    for (const e of round.events) {
      const kind = e.event;
      if (kind !== "worklist" && kind !== "take" && kind !== "place" && kind !== "not-live") continue;
      if (e.variable !== variable) {
        done();
        variable = e.variable;
        places = [];
        notLive = [];
      }
      const meet = kind === "place" && dominators
        ? meeting(ir, idoms, variable, e.x, e.y, new Set([...(definedIn[variable] ?? []), ...places])) : null;
      for (const d of meet ?? []) d.source = this.sourceOf(d, index);
      if (kind === "place") places.push(e.y);
      const refused = kind === "take" ? e.frontier.filter((y) => notLive.includes(y)) : [];
      if (kind === "not-live") notLive.push(e.y);
      this.add(kind, { e, variable, block: e.y ?? e.x, meet, refused, defines: definedIn[variable]?.includes(e.y),
        isLive: kind !== "place" || isLiveIn(ir, e.y, variable) });
    }
    done();
    this.phaseBegin("insertion", index);
    for (const e of of("insert")) this.add("insert", { e, variable: e.variable, block: e.block });
    this.phaseBegin("forms", index);
    if (of("forms").length) this.add("forms", { counts: this.formCounts(of("forms"), index), spared: this.phisSpared(of("forms"), index), uncounted: !this.fn.forms.minimal?.length && Object.keys(only).length > 0 });

    this.phaseBegin("renaming", index);
    const withPhi = new Set(of("insert").map((e) => e.variable));
    ir.stacked = ir.variables.filter((v) => withPhi.has(v) || of("push").some((e) => e.variable === v));
    // What has phis but no definition in the entry comes into the function with a value of its own.
    const given = ir.variables.filter((v) => withPhi.has(v) && !definedIn[v]?.includes(ir.entry));
    const variableOf = object();
    for (const e of of("insert")) variableOf[e.phi] = e.variable;
    let entered = false;
    for (const e of round.events) {
      switch (e.event) {
        case "enter":
          this.add("enter", { e, block: e.block, given: entered ? [] : given });
          entered = true;
          break;
        case "push": {
          const stores = e.from === "store"
            ? (accesses[e.block]?.[e.variable] ?? []).filter((l) => l.access.kind === "store") : [];
          this.add("push", { e, block: e.block, variable: e.variable, line: stores.at(-1)?.id, was: stores.length ? ir.stored[stores.at(-1).id] : undefined });
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
    this.phaseBegin("cleanup", index);
    const taken = new Set(), operands = object(), folded = object();
    for (const e of of("fill")) (operands[e.phi] ??= []).push(e.value);
    const final = (value) => { while (folded[value] != null) value = folded[value]; return value; };
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
    for (const e of round.events) {
      if (e.event === "unreachable-operand") this.add("unreachable-operand", { e });
      else if (e.event === "fold") {
        // The other phis that take it, and will take what replaces it.
        const takers = Object.keys(operands).filter((phi) => phi !== e.phi && !(phi in folded) && operands[phi].map(final).includes(e.phi));
        this.add("fold", { e, mayBeUndefined: e.value !== null && e.value !== "undef" && reachesUndef(e.phi, e.value), takers });
        folded[e.phi] = e.value;
      }
      else if (e.event === "erase") {
        const line = ir.lines.find((l) => l.text === e.text.trim() && !taken.has(l.id));
        if (line) taken.add(line.id);
        this.add("erase", { e, line: line?.id, block: line?.block, variable: line?.def ?? undefined });
      }
    }
    this.phaseBegin("result", index);
    this.add("result", {});
    this.phases = this.phases.filter((phase) => phase.count > 0);
    this.steps.forEach((step) => { step.round ??= index; });
    this.renumber();
  }

  /// The line of the source of a definition; 0 when unknown.
  sourceOf(d, round) { return round === 0 && d.line !== undefined ? this.fn.beforeLines?.[this.irs[round].lines[d.line].row] ?? 0 : 0; }
  /// What the block says of the variable, as in meet.js, with its line in the source.
  definitionIn(block, variable, hasPhi) {
    const d = definitionIn(this.ir, block, variable, hasPhi);
    return { ...d, source: this.sourceOf(d, this.state.round) };
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
    const whole = this.countsOf("minimal", own, index), pruned = this.countsOf("pruned", own, index);
    return own.reduce((sum, { variable }) => sum + (whole.get(variable)?.pruned ?? 0) - (pruned.get(variable)?.pruned ?? 0), 0);
  }

  formCounts(own, index) {
    const whole = this.countsOf("minimal", own, index), pruned = this.countsOf("pruned", own, index);
    return own.map((e) => ({ ...e, counts: { ...(whole.get(e.variable) ?? e.counts), pruned: (pruned.get(e.variable) ?? e.counts).pruned } }));
  }

  /// The way out of SSA works on the text that mem2reg left, with its labels.
  compileDestruction(destruction) {
    const index = this.irs.length, last = this.irs[index - 1];
    const now = (label) => (last.renamed["%" + label] ?? "%" + label).slice(1);
    const ir = parseFunction(last.after, now(last.rpo[0]));
    Object.assign(ir, {
      after: last.after, renamed: {}, variables: [], accesses: {}, stacked: [], entry: ir.blocks[0].label, leaves: true,
      rpo: last.rpo.map(now), unreachable: last.unreachable.map(now),
      table: last.table.map((row) => ({ ...row, block: now(row.block), idom: row.idom === null ? null : now(row.idom), frontier: row.frontier.map(now) })),
    });
    this.irs.push(ir);
    const { events } = destruction;
    ir.splits = events.filter((e) => e.event === "split");
    const begin = this.steps.length;
    const edges = events.filter((e) => e.event === "critical-edge" || e.event === "split");
    this.phaseBegin("edges", 0);
    this.add("leave", { count: ir.lines.filter((line) => / = phi /.test(line.text)).length, edges: edges.length, splits: ir.splits.length, opens: index });
    for (const e of edges) this.add(e.event, { e, block: e.block ?? e.from, edge: `${e.from} -> ${e.to}` });
    let copy = null, saves = null, constants = null;
    for (const [key, kind] of [["copies", "values"], ["places", "places"]]) {
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
          this.add(e.event, { e, copy, saves, block: copy?.block ?? copy?.from, edge: copy && `${copy.from} -> ${copy.to}` });
        }
      }
    }
    // The assembly is the last step: of the moves between registers, if there are any.
    if (copy?.event !== "places") this.phaseBegin("assembly", 0);
    if (destruction.assembly) this.add("assembly", { title: destruction.function, assembly: destruction.assembly, ...(copy?.event === "places" && { copy, saves, block: copy.from, edge: `${copy.from} -> ${copy.to}` }) });
    this.phases = this.phases.filter((phase) => phase.count > 0);
    for (let i = begin; i < this.steps.length; i++) this.steps[i].round = index;
    this.renumber();
  }

  /// The steps of a kind in a round.
  of(kind, round) {
    const key = `${kind} ${round}`;
    this.byKind ??= new Map();
    if (!this.byKind.has(key)) this.byKind.set(key, this.steps.filter((s) => s.kind === kind && s.round === round));
    return this.byKind.get(key);
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
      case "critical-edge": this.put(s.critical, step.edge, e); break;
      case "split": this.put(s.split, step.edge, e.block); break;
      case "parallel-copy":
      case "places": {
        this.put(s, "copy", readyIn({ of: step.kind === "places" ? "places" : "values", done: [], order: [], ready: [], cycle: [], saved: null,
          pending: e.copies.filter((c) => !c.why && !c.coalesced && !isUndefined(c.from)), constants: step.constants }));
        if (step.kind === "places") break;
        this.insert(e, `(${e.copies.map((c) => c.to).join(", ")}) ← (${e.copies.map((c) => c.from).join(", ")})`, true);
        // With the copies of the last edge into a block its phis have done their duty.
        this.put(s.copied, e.to, (s.copied[e.to] ?? 0) + 1);
        const ir = this.irs[step.round], to = ir.byLabel[e.to];
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
      case "candidate": this.put(s.candidates, e.variable, e); break;
      case "number": this.put(s.post, step.block, step.number); break;
      case "reverse": this.irs[step.round].rpo.forEach((block, i) => this.put(s.rpo, block, i)); break;
      case "round":
        set("rounds", step.number);
        set("fingers", null);
        if (step.number === 1) this.put(s.idom, this.irs[step.round].entry, null);
        break;
      case "meet":
      case "climb": set("fingers", step.fingers); break;
      case "idom":
        set("fingers", null);
        this.put(s.idom, step.block, step.idom);
        break;
      case "tree":
        set("fingers", null);
        for (const row of step.table) this.put(s.idom, row.block, row.idom);
        break;
      case "runner": set("runner", step); break;
      case "climbs":
        set("runner", step);
        if (!(s.frontier[step.block] ?? []).includes(step.join))
          this.put(s.frontier, step.block, [...(s.frontier[step.block] ?? []), step.join]);
        break;
      case "stops": set("runner", step); break;
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
      case "variable": this.put(s.variables, e.variable, e); break;
      case "flood": this.put(s.live, step.variable, e.walk.slice(0, step.count)); break;
      case "live-in": this.put(s.live, e.variable, e.blocks); break;
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
          name: e.phi, block: e.block, variable: e.variable, head: e.text.split(" [")[0],
          operands: operands.map((text) => ({ pred: text.slice(7, -2), value: null })),
        });
        this.put(s.phis, e.block, [...(s.phis[e.block] ?? []), e.phi]);
        if (!(s.placed[e.block] ?? []).includes(e.variable))
          this.put(s.placed, e.block, [...(s.placed[e.block] ?? []), e.variable]);
        break;
      }
      case "forms": break;
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
      case "fill": this.fill(e.phi, e.operand, e.value); break;
      case "pop":
        set("block", e.block);
        this.put(s.stacks, e.variable, s.stacks[e.variable].slice(0, -1));
        break;
      case "unreachable-operand": this.fill(e.phi, e.operand, "poison"); break;
      case "fold": {
        const phi = s.phi[e.phi];
        this.put(s.phis, phi.block, s.phis[phi.block].filter((name) => name !== e.phi));
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
    this.put(this.state.inserted, copy.block, [...rows.filter((row) => !(row.parallel && row.edge === edge)), { text, parallel, edge, at: copy.at, to: copy.to }]);
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
    const { valueOf, ended } = this.state;
    for (let guard = 0; name in valueOf && guard < 100000; guard++) name = valueOf[name];
    return ended ? this.ir.renamed[name] ?? name : name;
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
    return head + " " + phi.operands
      .map(({ pred, value }) => `[ ${value === null ? "??" : this.current(value)}, ${this.current("%" + pred)} ]`).join(", ");
  }
  /// What is in a block now, for its node: "phis" or "code". { text, cls } per line.
  inside(label, what) {
    const { state, step } = this, block = this.ir.byLabel[label];
    const copies = (wanted) => (state.inserted[label] ?? []).filter(wanted).map((row) => ({ text: row.text, cls: "new" }));
    if (!block) return copies(() => true);
    const short = (text) => text.replace(/, align \d+$/, "");
    const lines = (state.phis[label] ?? []).map((name) => ({ text: this.shortPhi(name), cls: step.e && (step.e.phi === name || (step.kind === "push" && step.e.value === name)) ? "new here" : "new" }));
    // Placed, but not yet written into the block.
    for (const variable of state.placed[label] ?? [])
      if (!(state.phis[label] ?? []).some((name) => state.phi[name].variable === variable) && !state.ended && !state.folded.some((e) => state.phi[e.phi].variable === variable && state.phi[e.phi].block === label))
        lines.push({ text: `${variable} = φ(…)`, cls: "new" });
    if (what === "phis") return this.ir.leaves ? block.lines.filter((l) => / = phi /.test(l.text)).map((l) => ({ text: shortPhiText(l.text), cls: state.gone[l.id] ? "gone" : "" })) : lines;
    lines.push(...copies((row) => row.at === "start"));
    for (const line of block.lines) {
      const now = this.lineNow(line);
      if (line === block.lines.at(-1)) lines.push(...copies((row) => row.at !== "start"));
      lines.push({ text: short(this.lineLast(line)), cls: [now === null ? "gone" : now !== line.text ? "new" : "", line.id === step.line ? "here" : ""].join(" ").trim() });
    }
    return lines;
  }
  /// The room that inside() needs in the course of all steps of this round.
  roomInside(label, what, round = this.state.round) {
    const ir = this.irs[round], block = ir.byLabel[label];
    // The copies on the way out of SSA, and the places that they need besides.
    const copies = ir.leaves ? this.of("parallel-copy", round).filter((s) => s.block === label)
      .flatMap((s) => [...s.e.copies.filter((c) => !c.why && !isUndefined(c.from)), ...s.saves]).map((c) => c.to.length + c.from.length + 4) : [];
    if (!block) return { lines: copies.length, letters: Math.max(0, ...copies) };
    const phis = ir.leaves ? [] : this.of("insert", round).filter((s) => s.e.block === label).map((s) => shortPhiText(s.e.text).length + s.e.text.split("??").length * 4);
    const code = what === "code" ? [...copies, ...block.lines.map((l) => l.text.replace(/, align \d+$/, "").length)]
      : ir.leaves ? block.lines.filter((l) => / = phi /.test(l.text)).map((l) => shortPhiText(l.text).length) : [];
    const all = [...phis, ...code];
    return { lines: Math.min(all.length, 30), letters: Math.max(0, ...all) };
  }
  /// A phi with its slots and without types: %b.0 = φ(1, %add).
  shortPhi(name) {
    const phi = this.state.phi[name];
    return `${this.current(name)} = φ(${phi.operands.map(({ value }) => (value === null ? "?" : this.current(value))).join(", ")})`;
  }
  labelNow(label) { return this.current("%" + label).slice(1); }
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
