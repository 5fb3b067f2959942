// Checks the page's sentences. What a sentence claims (reads, defines, dominates, meets, is live, is ready ...)
// is evaluated on the text of the program, from the definitions: b dominates c if c cannot be reached
// without b; v is live on entry to b if some path from b reads v before it writes v; and so on. Nothing
// here comes from the pass or from the events of the log but the text before and after.

const NAME = /^(?:"[^"]*"|[-a-zA-Z$._0-9]+)/;
const LOCAL = /%(?:"[^"]*"|[-a-zA-Z$._0-9]+)/g;

/// The program as the definitions need it.
export class World {
  constructor(text, entryName) {
    this.blocks = new Map();  // label -> { insts: [text], succs: [label] }
    let block = null;
    for (const raw of text.split("\n")) {
      const line = raw.replace(/\s*;.*/, "").trim();
      if (!line || line === "}" || line.startsWith("define")) continue;
      if (line.endsWith(":") && NAME.exec(line)?.[0].length === line.length - 1) {
        this.blocks.set(line.slice(0, -1), block = { insts: [], succs: [] });
        continue;
      }
      if (!block) this.blocks.set(entryName, block = { insts: [], succs: [] });
      block.insts.push(line.replace(/, align \d+$/, ""));
    }
    this.entry = this.blocks.keys().next().value;
    for (const b of this.blocks.values())
      for (const m of b.insts.slice(b.insts.findIndex((t) => /^(br|switch|ret|unreachable)\b/.test(t))).join(" ").matchAll(/label %("[^"]*"|[-a-zA-Z$._0-9]+)/g)) b.succs.push(m[1]);
    this.reachable = this.reach(this.entry, () => true);
    this.allocas = new Map();  // name -> { loads, stores, others, stored }
    for (const b of this.blocks.values()) for (const t of b.insts) {
      const m = t.match(/^(%\S+) = alloca ([^,]+)/);
      if (m) this.allocas.set(m[1], { type: m[2], loads: 0, stores: [], others: [] });
    }
    for (const b of this.blocks.values()) for (const t of b.insts) {
      const access = this.access(t);
      for (const name of new Set(t.replace(/^%\S+ = /, "").match(LOCAL) ?? [])) {
        const v = this.allocas.get(name);
        if (!v) continue;
        if (access?.variable === name && !access.volatile && access.type === v.type && access.value !== name) {
          if (access.kind === "load") v.loads++;
          else v.stores.push(access.value);
        } else if (!/@llvm\.(lifetime|dbg)/.test(t)) v.others.push(t);
      }
    }
  }
  access(text) {
    let m = text.match(/^(%\S+) = load (volatile )?([^,]+), ptr (%\S+?)(?:,|$)/);
    if (m) return { kind: "load", def: m[1], volatile: m[2], type: m[3], variable: m[4] };
    m = text.match(/^store (volatile )?(\S+) (\S+), ptr (%\S+?)(?:,|$)/);
    return m && { kind: "store", volatile: m[1], type: m[2], value: m[3], variable: m[4] };
  }
  promotable(v) { return this.allocas.has(v) && this.allocas.get(v).others.length === 0; }
  /// The accesses to v in b, in order.
  accesses(b, v) { return this.blocks.get(b).insts.map((t) => this.access(t)).filter((a) => a?.variable === v); }
  /// What is reached from a over blocks that `ok` accepts (a itself is not asked).
  reach(a, ok) {
    const seen = new Set([a]), work = [a];
    while (work.length) for (const s of this.blocks.get(work.pop()).succs) if (!seen.has(s) && ok(s)) { seen.add(s); work.push(s); }
    return seen;
  }
  isInCycle(b) { return this.blocks.get(b).succs.some((s) => this.reach(s, () => true).has(b)); }
  /// The blocks of `isDef` (and the entry) from which a way without another of them leads to the entry of b.
  reaching(b, isDef) {
    const ends = (x) => x === this.entry || isDef(x);
    return [...this.reachable].filter((d) => ends(d) && this.blocks.get(d).succs.some((s) => s === b || (!ends(s) && this.reach(s, (x) => x === b || !ends(x)).has(b))));
  }
  preds(b) { return [...this.blocks].flatMap(([p, { succs }]) => (this.reachable.has(p) ? succs.filter((s) => s === b).map(() => p) : [])); }
  edgesInto(b) { return [...this.blocks.values()].reduce((n, { succs }) => n + succs.filter((s) => s === b).length, 0); }
  dominates(a, b) {
    if (a === b || a === this.entry) return true;
    return !this.reach(this.entry, (x) => x !== a).has(b);
  }
  strictly(a, b) { return a !== b && this.dominates(a, b); }
  idom(b) { return [...this.reachable].find((d) => this.strictly(d, b) && [...this.reachable].every((x) => !this.strictly(x, b) || this.dominates(x, d))); }
  frontier(x) { return [...this.reachable].filter((y) => this.preds(y).some((p) => this.dominates(x, p)) && !this.strictly(x, y)); }
  defines(b, v) { return this.accesses(b, v).some((a) => a.kind === "store"); }
  exposed(b, v) { return this.accesses(b, v)[0]?.kind === "load" && !(b === this.entry); }
  live(b, v) {
    const seen = new Set([b]), work = [b];
    while (work.length) {
      const x = work.pop();
      const [first] = this.accesses(x, v);
      if (first?.kind === "load") return true;
      if (first) continue;
      for (const s of this.blocks.get(x).succs) if (!seen.has(s)) { seen.add(s); work.push(s); }
    }
    return false;
  }
  /// Whether two paths, from a and from b, with a definition at their beginning and none after it, have only y in
  /// common. `isDef` says which blocks define.
  meets(a, b, y, isDef) {
    const paths = (from) => {  // the blocks on definition-free ways from `from` to y, without y
      const ways = [];
      const visit = (block, way) => {
        if (ways.length > 4000 || way.length > 14) return;
        for (const s of new Set(this.blocks.get(block).succs)) {
          if (s === y) ways.push(way);
          else if (!way.includes(s) && !isDef(s)) visit(s, [...way, s]);
        }
      };
      visit(from, [from]);
      return ways;
    };
    const [ways, others] = [paths(a), paths(b)];
    // y may be one of the two that define: then its way leads round and back.
    return ways.some((w) => others.some((o) => w.every((x) => !o.includes(x) || x === y)));
  }
  /// Whether the only store to v is of a constant or an argument: what the single-store shortcut is for.
  hasOneStore(v) {
    const { stores } = this.allocas.get(v);
    return stores.length === 1 && stores[0] !== "poison" && ![...this.blocks.values()].some(({ insts }) => insts.some((t) => t.startsWith(stores[0] + " = ")));
  }
  /// Blocks with a phi for v: the iterated frontier of the definitions.
  joins(v) {
    const work = [...this.reachable].filter((b) => this.defines(b, v)), found = new Set();
    const seen = new Set(work);
    while (work.length) for (const y of this.frontier(work.pop())) {
      found.add(y);
      if (!seen.has(y)) { seen.add(y); work.push(y); }
    }
    return found;
  }
  isGlobal(v) { return [...this.reachable].some((b) => this.exposed(b, v)); }
  phiBlocks(v, form) {
    if (form === "maximal") return new Set([...this.reachable].filter((b) => b !== this.entry && this.edgesInto(b) > 1));
    return new Set([...this.joins(v)].filter((b) => form === "minimal" || (form === "semi-pruned" ? this.isGlobal(v) : this.live(b, v))));
  }
}

/// What the value of a variable is, as a text that is the same for equal values: every load replaced by what
/// it reads, every phi called <variable>@<block>.
export class Values {
  constructor(world, form, settled) {
    Object.assign(this, { world, form, settled, memo: new Map(), phis: new Map() });
  }
  hasPhi(v, b) {
    if (!this.phis.has(v)) this.phis.set(v, this.settled.has(v) ? new Set() : this.world.phiBlocks(v, this.form));
    return this.phis.get(v).has(b);
  }
  /// v on entry to b, its phi not yet passed (`above`) or passed.
  before(b, v) {
    if (b === this.world.entry) return "undef";
    return this.after(this.world.idom(b), v);
  }
  entering(b, v) { return this.hasPhi(v, b) ? `${v}@${b}` : this.before(b, v); }
  after(b, v) {
    const last = this.world.accesses(b, v).filter((a) => a.kind === "store").at(-1);
    return last ? this.of(last.value) : this.entering(b, v);
  }
  /// A value of the text.
  of(name) {
    if (!name.startsWith("%")) return name;
    if (this.memo.has(name)) return this.memo.get(name);
    this.memo.set(name, name);
    for (const [b, { insts }] of this.world.blocks)
      for (const t of insts) {
        const a = this.world.access(t);
        if (a?.kind !== "load" || a.def !== name || !this.world.promotable(a.variable)) continue;
        const only = this.settled.get(a.variable);
        let value = only ?? this.entering(b, a.variable);
        if (only === undefined)
          for (const earlier of this.world.accesses(b, a.variable)) {
            if (earlier.def === name) break;
            if (earlier.kind === "store") value = this.of(earlier.value);
          }
        if (!this.world.reachable.has(b)) value = name;
        this.memo.set(name, value);
      }
    return this.memo.get(name);
  }
}

const B = "\u0001([^\u0003]*)\u0003", V = "\u0002([^\u0003]*)\u0003", SET = "(∅|\\{ [^}]* \\})", LIST = "((?:\u0001[^\u0003]*\u0003(?:, )?)+)", VARS = "((?:\u0002[^\u0003]*\u0003(?:, )?)+|\\d+ variables)";
const names = (text) => (text === undefined ? [] : [...text.matchAll(/[\u0001\u0002]([^\u0003]*)\u0003/g)].map((m) => m[1]));
const pattern = (text) => new RegExp("^" + text.replace(/[()+*?.^$|]/g, "\\$&").replace(/\{(\w+)\}/g, (_, kind) => ({ b: B, v: V, set: SET, list: LIST, vars: VARS, n: "(\\d+)", any: "(.*)" }[kind])) + "$", "s");
/// Whether a text names these variables, or counts them if they are many.
const tells = (text, wanted) => (/^\d+ variables$/.test(text) ? wanted.length > 8 && Number.parseInt(text) === wanted.length : equal(names(text), wanted));
const equal = (a, b) => a.length === b.length && a.every((x) => b.includes(x));

/// The claims: a sentence, and how to find out whether it is true. `c` is the context of the step: world,
/// values, form, kind, and what the sentences before said (`c.said`).
const CLAIMS = [
  ["{v} has no local variables in memory: there is nothing to turn into values.", (c) => c.world.allocas.size === 0],
  ["{v} keeps {n} local variable in memory: an alloca, with loads and stores.", (c, _, n) => Number(n) === 1 && c.world.allocas.size === 1],
  ["{v} keeps {n} local variables in memory: allocas, with loads and stores.", (c, _, n) => Number(n) === c.world.allocas.size],
  ["mem2reg turns {any} into values.", (c, what) =>
    (({ it: 1, "all of them": c.world.allocas.size })[what] ?? parseInt(what)) === [...c.world.allocas.keys()].filter((v) => c.world.promotable(v)).length],
  ["Press → to step.", () => true],
  ["{v} is only loaded ({n}×) and stored ({n}×), always as a whole: it can become values.", (c, v, loads, stores) =>
    c.world.promotable(v) && c.world.allocas.get(v).loads === Number(loads) && c.world.allocas.get(v).stores.length === Number(stores)],
  ["Only {v} is ever stored, by one store: every load may give it.", (c, value) => {
    const { stores } = c.world.allocas.get(c.step.variable);
    c.settled.set(c.step.variable, value);
    return stores.length === 1 && stores[0] === value;
  }],
  ["{v} stays in memory: {any}.", (c, v, because) => { c.because = because; return !c.world.promotable(v); }],
  ["The use that keeps it there: {v}.", (c, use) => {
    const { others } = c.world.allocas.get(c.step.variable), { because } = c;
    const reason = [[/passed/, /call/], [/stored/, /^store/], [/volatile/, /volatile/], [/another type/, /load|store/], [/computed/, /getelementptr/], [/compared/, /icmp/], [/returned/, /^ret/],
      [/phi or select/, /phi|select/], [/converted/, /bitcast|ptrtoint/], [/address is used/, /./]].find(([r]) => r.test(because));
    return others.includes(use.replace(/, align \d+$/, "")) && reason[1].test(use);
  }],
  ["All successors of {b} are done or on the way here: it gets the next post-order number, {n}.", (c, b, n) => {
    c.post.set(b, Number(n));
    // A successor without a number is on the way here: it reaches b over blocks without numbers.
    return Number(n) === c.post.size - 1 && c.world.blocks.get(b).succs.every((s) => c.post.has(s) || c.world.reach(s, (x) => x === b || !c.post.has(x)).has(b));
  }],
  ["Read backwards this is reverse post-order: except over back edges, a block comes after its predecessors.", (c) =>
    [...c.post].every(([b, n]) => c.world.preds(b).every((p) => c.post.get(p) > n || c.world.reach(b, () => true).has(p)))],
  ["The order: {list}.", (c, list) => equal(names(list), [...c.world.reachable]) && names(list).every((b, i) => c.post.get(b) === names(list).length - 1 - i)],
  ["Never reached, and left out: {list}.", (c, list) => equal(names(list), [...c.world.blocks.keys()].filter((b) => !c.world.reachable.has(b)))],
  ["Pass 1 over the blocks in reverse post-order: so far only {b}, the entry, is known to dominate itself.", (c, b) => { c.idoms = new Map([[b, null]]); return b === c.world.entry; }],
  ["Pass {n}: something changed in the pass before, so each idom is checked again.", (c) => { const was = c.changed; c.changed = false; return was === true; }],
  ["{b} has several predecessors: two fingers start at {b} and {b} and look for the nearest common dominator.", (c, b, x, y) => { c.fingers = [x, y]; return c.world.edgesInto(b) > 1; }],
  ["What dominates a block dominates all its predecessors, or is the block itself.", () => true],
  ["The finger with the greater reverse post-order number climbs to its idom: now they are at {b} and {b}.", (c, x, y) => {
    const rpo = (b) => c.post.size - 1 - c.post.get(b);
    const [a, b] = c.fingers, wanted = rpo(a) > rpo(b) ? [c.idoms.get(a), b] : [a, c.idoms.get(b)];
    c.fingers = [x, y];
    return wanted[0] === x && wanted[1] === y;
  }],
  ["Both fingers are at {b}: the nearest common dominator, as far as known.", (c, x) => {
    const up = (b) => { const all = []; for (; b != null; b = c.idoms.get(b)) all.push(b); return all; };
    const chains = c.fingers.map(up);
    return chains[0].find((b) => chains[1].includes(b)) === x;
  }],
  ["As far as known, idom({b}) = {b}.", (c, b, d) => { c.changed = true; c.idoms.set(b, d); c.idomNow = [b, d]; return c.world.reachable.has(d); }],
  ["It will stay: every path to {b} goes through {b}, and no block nearer has this property.", (c, b, d) => c.world.idom(b) === d],
  ["It will not stay: not all ways to {b} have been looked at.", (c, b) => c.world.idom(b) !== c.idomNow[1] && !c.world.strictly(c.idomNow[1], b)],
  ["idom({b}) = {b}, as before.", (c, b, d) => c.idoms.get(b) === d],
  ["There is one block, which dominates itself: the dominator tree is its root.", (c) => c.world.reachable.size === 1],
  ["The blocks are numbered in reverse post-order: except over back edges, a block comes after its predecessors.", (c) =>
    [...c.post].every(([b, n]) => c.world.preds(b).every((p) => c.post.get(p) > n || c.world.reach(b, () => true).has(p)))],
  ["Every path from the entry to {b} goes through {b}: {b} dominates {b}.", (c, y, x, x2, y2) => x === x2 && y === y2 && c.world.strictly(x, y)],
  ["No block between {b} and {b} is on every path: {b} is right below the entry in the dominator tree.", (c, x, y, y2) => y === y2 && c.world.idom(y) === x && x === c.model.ir.entry],
  ["No dominator is nearer, so {b} is below {b} in the dominator tree.", (c, y, x) => c.world.idom(y) === x],
  ["Rename walks down the dominator tree with a stack for each variable: a definition is pushed, a read takes the top.", () => true],
  ["Nothing changed in a whole pass: the dominator tree is finished.", (c) => !c.changed && [...c.idoms].every(([b, d]) => d === null || c.world.idom(b) === d)],
  ["The dominators of a block are the blocks on its path to the root.", () => true],
  ["{b} has several predecessors: a runner starts at {b} and climbs the dominator tree until idom({b}) = {b}.", (c, j, p, k, stop) => j === k && c.world.edgesInto(j) > 1 && c.world.preds(j).includes(p) && c.world.idom(j) === stop],
  ["{b} is on the frontier of {b}: {b} dominates itself, a predecessor of {b}, but does not strictly dominate {b}.", (c, j, x, x2, j2) => x === x2 && j === j2 && c.world.preds(j).includes(x) && !c.world.strictly(x, j) && c.world.frontier(x).includes(j)],
  ["{b} is on the frontier of {b}: {b} dominates {b}, a predecessor of {b}, but does not strictly dominate {b}.", (c, j, x, x2, p) => x === x2 && c.world.dominates(x, p) && c.world.preds(j).includes(p) && !c.world.strictly(x, j) && c.world.frontier(x).includes(j)],
  ["The runner is at {b} = idom({b}) and stops: from here up all blocks strictly dominate {b}.", (c, d, j) => c.world.idom(j) === d && [...c.world.reachable].every((x) => !c.world.dominates(x, d) || c.world.strictly(x, j))],
  ["The frontier of X says where definitions in X meet other ones: where the region that X dominates ends.", () => true],
  ["Click a block to see both.", () => true],
  ["This is the only store to {v}, of {v}: the single-store shortcut deletes it.", (c, v, value) => { const { stores } = c.world.allocas.get(v); return c.form === "pruned" && stores.length === 1 && stores[0] === value; }],
  ["Every load yields {v}, or an undefined value where it runs before the store, and that may be refined to {v}.", (c, a, b) => a === b],
  ["In {b}, {v} gets {v}: the block now defines it.", (c, b, v, value) => {
    const stores = c.world.accesses(b, v).filter((a) => a.kind === "store");
    const key = b + " " + v;
    const nth = c.stores.get(key) ?? 0;
    c.stores.set(key, nth + 1);
    return stores[nth] && c.local(b, stores[nth].value) === c.local(b, value);
  }],
  ["The store before it in this block is overwritten and is deleted.", (c) => c.stores.get(c.step.block + " " + c.step.variable) > 1],
  ["{v} is replaced by {v}, which the only store to {v} writes (single-store shortcut).", (c, load, value, v) => c.reads(c.step.block, load, v) && c.settled.get(v) === value && c.form === "pruned"],
  ["{v} reads {v}, which nothing has written yet: its value is undefined.", (c, load, v) => c.reads(c.step.block, load, v) && c.values.of(load) === "undef"],
  ["{v} reads what this block has stored or read before: it is {v}.", (c, load, value) => {
    const all = c.world.accesses(c.step.block, c.step.variable), at = all.findIndex((a) => a.def === load);
    return at > 0 && c.values.of(load) === c.values.of(value);
  }],
  ["{v} reads {v} before {b} writes it: the value is from before the block{any}.", (c, load, v, b, round) => c.world.defines(b, v) && c.comesFromOutside(b, load, v, round)],
  ["{v} reads {v}, which {b} does not write: the value is from before the block{any}.", (c, load, v, b, round) => !c.world.defines(b, v) && c.comesFromOutside(b, load, v, round)],
  ["The variable is upward exposed here.", (c) => c.world.exposed(c.step.block, c.step.variable)],
  ["{v} is settled already: its only store writes {v}, which has replaced every load.", (c, v, value) => c.settled.get(v) === value],
  ["No definition or use is left, so no phi is needed.", (c) => c.settled.has(c.step.variable)],
  ["{v} is a global name: it is written in {set}, and read from before the block in {set}.", (c, v, defs, uses) =>
    equal(names(defs), [...c.world.reachable].filter((b) => c.world.defines(b, v))) && equal(names(uses), [...c.world.reachable].filter((b) => c.world.exposed(b, v)))],
  ["{v} is never read before its block writes it: no value of it crosses a block border, so it needs no phi anywhere.", (c, v) => !c.world.isGlobal(v)],
  ["Minimal form does not ask for this.", (c) => c.form === "minimal"],
  ["{v} is live on entry to {b}, which reads it from before the block.", (c, v, b) => c.world.exposed(b, v)],
  ["{v} is live on entry to {b}, too: {b} does not write it, and its successor {b} needs it.", (c, v, b, b2, s) => b === b2 && c.world.live(b, v) && !c.world.defines(b, v) && c.world.blocks.get(b).succs.includes(s) && c.world.live(s, v)],
  ["{v} is live on entry to {set}: from there some path reads it before writing it.", (c, v, set) => // What the entry itself reads before it writes is undefined: no value comes into the function.
    equal(names(set).filter((b) => b !== c.world.entry), [...c.world.reachable].filter((b) => b !== c.world.entry && c.world.live(b, v)))],
  ["{v} is live on entry to {n} blocks: from there some path reads it before writing it.", (c, v, n) => {
    const live = [...c.world.reachable].filter((b) => b !== c.world.entry && c.world.live(b, v)).length;
    return Number(n) > 6 && (Number(n) === live || (Number(n) === live + 1 && c.world.live(c.world.entry, v)));
  }],
  ["{v}: every block that defines it is on the worklist; F, the blocks with a phi, is empty.", (c, v) => { c.placed = []; return equal(c.state.w, [...c.world.reachable].filter((b) => c.world.defines(b, v))); }],
  ["Take X = {b}: its definition of {v} meets others in DF(X) = {set}.", (c, x, v, df) => names(df).length > 0 && (c.world.defines(x, v) || c.placed.includes(x)) && equal(names(df), c.world.frontier(x))],
  ["Take X = {b}: DF(X) = {set}, so its definition of {v} asks for no phi.", (c, x, df, v) => (c.world.defines(x, v) || c.placed.includes(x)) && names(df).length === 0 && c.world.frontier(x).length === 0],
  ["Already in F: {list}.", (c, list) => names(list).every((y) => c.placed.includes(y))],
  ["Not live on entry, as before: {list}.", (c, list) => names(list).every((y) => c.world.frontier(c.step.block).includes(y) && !c.world.live(y, c.step.variable) && !c.placed.includes(y))],
  ["Nothing to do.", (c) => c.world.frontier(c.step.block).every((y) => c.placed.includes(y) || (c.model.form === "pruned" && !c.world.live(y, c.step.variable)))],
  ["In {b} two definitions meet: {any}, and {any}.", (c, y, ...two) => c.definitionsMeet(2, y, two)],
  ["In {b} {n} definitions meet, among them: {any}, and {any}.", (c, y, n, ...two) => Number(n) > 2 && c.definitionsMeet(Number(n), y, two)],
  // The story.
  ["What SSA is for: a read of {v} in or after {b} may see {any}, or {any}.", (c, v, y, ...two) => {
    const from = two.map((text) => c.definition(text, v, y));
    return from.every(Boolean) && from[0] !== from[1] && c.world.meets(...from, y, (b) => c.world.defines(b, v)) && (c.form !== "pruned" || c.world.live(y, v));
  }],
  ["Which one depends on the way that control took.", () => true],
  ["SSA makes this choice a value of its own, a phi: then each read sees one definition, and it is known which.", () => true],
  ["{vars} {any} only loaded and stored, always as a whole: {any} can become values.", (c, list) => tells(list, [...c.world.allocas.keys()].filter((v) => c.world.promotable(v)))],
  ["DF({b}) = {set}: there the region that {b} dominates ends, and definitions in it meet other ones.", (c, x, df) => equal(names(df), c.world.frontier(x))],
  ["Click a block to see its region and its frontier.", () => true],
  ["Inside the blocks: {any} replaced at once, {any} a value from before {any} block.", (c, ...counts) => {
    const [within, above] = counts.map((text) => Number(text.match(/^\d+/)?.[0] ?? 0));
    let all = 0, exposed = 0;
    for (const b of c.world.reachable) for (const v of c.promoted()) if (!c.settled.has(v)) {
      all += c.world.accesses(b, v).filter((a) => a.kind === "load").length;
      if (c.world.exposed(b, v)) exposed++;
    }
    return above === exposed && within === all - exposed;
  }],
  ["{vars} {any} a single store, of a constant or an argument, which replaces all loads (single-store shortcut).", (c, list) => c.form === "pruned" && names(list).every((v) => c.world.hasOneStore(v))],
  ["The values of {vars} cross block borders: {any} {any}, and only {any} may need phis.", (c, list) => tells(list, [...c.world.allocas.keys()].filter((v) => c.world.promotable(v) && !c.settled.has(v) && c.world.isGlobal(v)))],
  ["No phi is needed: the single-store shortcut has settled {vars}.", (c, list) => c.form === "pruned" && tells(list, c.promoted()) && c.promoted().every((v) => c.settled.has(v) && c.world.hasOneStore(v))],
  ["No phi is needed: the single-store shortcut has settled {vars}, and no value of the others crosses a block border.", (c, list) => c.form === "pruned" && tells(list, c.promoted().filter((v) => c.world.hasOneStore(v)))
    && c.promoted().some((v) => !c.settled.has(v)) && c.promoted().every((v) => c.settled.has(v) || !c.world.isGlobal(v))],
  ["No value crosses a block border: no phi is needed.", (c) => c.settled.size === 0 && [...c.world.allocas.keys()].every((v) => !c.world.promotable(v) || c.settled.has(v) || !c.world.isGlobal(v))],
  ["In the same way all variables get their phis: {n} in all.", (c, n) => [...c.world.allocas.keys()].reduce((sum, v) => sum + (c.world.promotable(v) && !c.settled.has(v) ? c.world.phiBlocks(v, c.form).size : 0), 0) === Number(n)],
  ["The phis are written into their blocks, with an empty slot for every edge.", () => true],
  ["Rename({b}): {any}.", (c, b, parts) => parts.split("; ").every((part) => {
    const pairs = [...part.matchAll(/\u0002([^\u0003]*)\u0003 (?:→|=|←) \u0002([^\u0003]*)\u0003/g)].map((m) => m.slice(1));
    if (/^its phi/.test(part)) return names(part).every((v) => c.values.hasPhi(v, b));
    if (part.startsWith("loads become")) return pairs.length && pairs.every(([v, value]) => c.world.exposed(b, v) && c.same(value, c.values.entering(b, v)));
    if (part.startsWith("pushed")) return pairs.length && pairs.every(([v, value]) => c.world.defines(b, v) && c.same(value, c.values.after(b, v)));
    return part.startsWith("slots filled") && pairs.length && pairs.every(([phi, value]) => c.world.blocks.get(b).succs.includes(c.phi.get(phi).b) && c.same(value, c.values.after(b, c.phi.get(phi).v)));
  })],
  ["The other {n} blocks go the same way.", () => true],
  ["Back at the root of the dominator tree: what each block pushed is popped when Rename leaves it.", (c) => Object.values(c.state.stacks).every((stack) => stack.every((x) => x.value === "undef"))],
  ["What is left of the variables in memory is deleted.", () => true],
  ["In all {n} critical {any} a new block: code there runs on that edge only.", (c, n) => c.splitsAreRight(Number(n))],
  ["The other {n} {any} nothing to copy.", (c, n) => Number(n) > 0],
  ["All copies are in an order in which none reads what another has overwritten.", (c) => c.left.length === 0],
  ["In registers {any} both sides in one place{any}.", (c, text) => {
    const copies = c.model.steps.filter((s) => s.kind === "places").flatMap((s) => s.e.copies);
    const [n, all] = /^the only/.test(text) ? [/not/.test(text) ? 0 : 1, 1] : text.match(/^(\d+|none) of the (\d+)/).slice(1).map((t) => (t === "none" ? 0 : Number(t)));
    return all === copies.length && n === copies.filter((x) => x.to === x.from).length;
  }],
  ["There is nothing to copy between registers.", (c) => c.model.steps.every((s) => s.kind !== "places" || !s.e.copies.length)],

  ["Y = {b} is on the frontier of {b}: a phi for {v} goes to {b}.", (c, y, x, v, y2) => { c.placed.push(y); return y === y2 && c.world.frontier(x).includes(y) && c.world.phiBlocks(v, c.form).has(y); }],
  ["A phi is a definition, too: {b} joins the worklist.", (c, y) => !c.world.defines(y, c.step.variable)],
  ["{b} defines {v} itself, so it has been on the worklist.", (c, y, v) => c.world.defines(y, v)],
  ["No phi for {v} in Y = {b}: it is on the frontier of {b}, but the variable is not live there (pruned).", (c, v, y, x) => c.form === "pruned" && c.world.frontier(x).includes(y) && !c.world.live(y, v)],
  ["No path from it reads the variable before writing it.", (c) => !c.world.live(c.step.block, c.step.variable)],
  ["The worklist is empty: {v} has phis in {set}.", (c, v, set) => equal(names(set), [...c.world.phiBlocks(v, c.form)])],
  ["{v} is written into {b}, with an empty slot for every edge into the block.", (c, phi, b) => {
    c.phi.set(phi, { v: c.step.variable, b });
    return c.values.hasPhi(c.step.variable, b) && c.state.phi[phi].operands.length === c.world.edgesInto(b);
  }],
  ["Renaming will fill the slots.", () => true],
  ["How many phis each form places: maximal {n}, minimal {n}, semi-pruned {n}, pruned {n}.", (c, ...counts) => ["maximal", "minimal", "semi-pruned", "pruned"].every((form, i) => {
    const all = [...c.world.allocas.keys()].filter((v) => c.world.promotable(v));
    return all.reduce((n, v) => n + (form === "pruned" && c.world.hasOneStore(v) ? 0 : c.world.phiBlocks(v, form).size), 0) === Number(counts[i]);
  })],
  ["The single-store shortcut spares pruned form {n} more.", (c, n) => Number(n) === [...c.world.allocas.keys()].filter((v) => c.world.promotable(v) && c.world.hasOneStore(v)).reduce((sum, v) => sum + c.world.phiBlocks(v, "pruned").size, 0)],
  ["Choose a form to see it made.", () => true],
  ["Rename({b}): the stacks hold the values that are valid on entry to the block.", (c, b) => Object.entries(c.state.stacks).every(([v, stack]) => {
    const top = stack.at(-1)?.value;
    return top === undefined || c.same(top, c.values.before(b, v));
  })],
  ["{vars} not yet written: undef.", (c, list) => names(list).every((v) => !c.world.defines(c.world.entry, v))],
  ["The phi {v} defines {v} at the top of {b}: push it ({any}).", (c, phi, v, b, name) => c.phi.get(phi)?.v === v && c.phi.get(phi).b === b && c.nameIsFair(name)],
  ["The store in {b} defines {v}: push {v} ({any}).", (c, b, v, value, name) => c.world.defines(b, v) && c.same(value, c.values.after(b, v)) && c.isShown(b, `, ptr ${v}`, value) && c.nameIsFair(name)],
  ["The store is no longer needed.", () => true],
  ["{v} reads {v}: its uses become uses of the top of the stack, {v}.", (c, load, v, value) => c.reads(c.step.block, load, v) && c.same(value, c.values.of(load))],
  ["On the edge {b} → {b}, {v} takes what is on top of the stack: {v}.", (c, p, b, phi, value) => c.phi.get(phi)?.b === b && c.world.blocks.get(p).succs.includes(b) && c.same(value, c.values.after(p, c.phi.get(phi).v))],
  ["Leaving {b}: pop its definition of {v}, which is valid only in the blocks that {b} dominates.", (c, b, v, b2) => b === b2 && (c.world.defines(b, v) || c.values.hasPhi(v, b) || b === c.world.entry)],
  ["Control never comes from {b} to {v}: the slot is poison.", (c, p) => !c.world.reachable.has(p)],
  ["Nothing needs {v}: it is dead and is deleted.", (c, phi) => { c.folded.set(phi, "dead"); return c.phi.has(phi); }],
  ["{v} can only be {v}, on every path: {v} replaces it.", (c, phi, value) => c.folds(phi, value) === "never undefined" || value === "undef"],
  ["{v} can only be {v} or undefined, and what is undefined may be taken as {v}: {v} replaces it.", (c, phi, value, again) => again === value && c.folds(phi, value) === "or undefined"],
  ["{v} is deleted: the variable lives in values.", (c, text) => c.world.promotable(text.split(" ")[0])],
  ["{v} is deleted: it is unreachable, or only marks the variable.", (c, text) => {
    const shape = (t) => t.replace(/, align \d+$/, "").replace(/^(store \S+) \S+,/, "$1,");  // what it stores may be replaced by now
    return [...c.world.blocks].some(([b, { insts }]) => insts.some((t) => shape(t) === shape(text)) && (!c.world.reachable.has(b) || /llvm/.test(text)));
  }],
  ["Done: every value is defined once.", () => true],
  ["Done: every value is defined once, and these variables are values now: {vars}.", (c, list) => tells(list, [...c.world.allocas.keys()].filter((v) => c.world.promotable(v)))],
  ["Unnamed values are numbered anew.", () => true],
  ["Promoting a pointer has freed other variables: the pass runs once more (round {n}).", (c) => c.round > 0],
  // The way out of SSA: `world` is the text that mem2reg left.
  ["No machine has phis, and this function has none: there is nothing to do.", (c) => c.phis().length === 0 && !c.model.steps.some((s) => s.kind === "split" || s.kind === "critical-edge")],
  ["No machine has phis, and this function has none: no copy is needed.", (c) => c.phis().length === 0],
  ["Critical edges are split all the same.", (c) => c.model.steps.some((s) => s.kind === "split" || s.kind === "critical-edge")],
  ["No machine has phis: {any} copies at the ends of the edges into its block{any}.", (c, many, rest) => {
    const critical = [...c.world.blocks].some(([p, { succs }]) => c.world.reachable.has(p) && succs.length > 1 && succs.some((s) => c.world.preds(s).length > 1 && c.phis(s).length));
    return (many === "the phi becomes" ? 1 : Number(many.match(/\d+/)[0])) === c.phis().length && (critical ? /no place/.test(rest) : true);
  }],
  ["{b} → {b} is critical: {b} has {n} successors and {b} has {n} predecessors.", (c, from, to, _, succs, __, preds) => c.world.blocks.get(from).succs.length === Number(succs) && Number(succs) > 1 && Number(preds) > 1 && c.world.edgesInto(to) === Number(preds)],
  ["A copy at the end of {b} would also run on its other ways out; at the head of {b}, also for those who come from elsewhere.", () => true],
  ["A new block {b} is put onto the edge {b} → {b}: its code runs on this edge only.", (c, b, from, to) => !c.world.blocks.has(b) && c.world.blocks.get(from).succs.includes(to)],
  ["No copy is needed there, so the block is deleted at the end.", () => true],
  ["Edge {b} → {b}: all phis of {b} take their operands at the same moment.", (c, from, to) => c.step.e.copies.every((copy) => c.phis(to).some((t) => t.startsWith(copy.to + " = phi") && t.includes(`[ ${copy.from}, %${from} ]`)))],
  ["Edge {b} → {b}: the phi of {b} takes its operand.", (c, from, to, to2) => to === to2 && c.step.e.copies.length === 1 && c.step.e.copies.every((copy) => c.phis(to).some((t) => t.startsWith(copy.to + " = phi") && t.includes(`[ ${copy.from}, %${from} ]`)))],
  ["That is a copy, at the {any} of {b}.", (c, _, b) => c.step.e.from === b || c.step.e.to === b || !c.world.blocks.has(b)],
  ["That is one parallel copy, at the {any} of {b}.", (c, _, b) => c.step.e.from === b || c.step.e.to === b || !c.world.blocks.has(b)],
  ["Left out: {vars} (it is never read, or it keeps its value).", (c, list) => names(list).every((n) => c.step.e.copies.some((copy) => copy.to === n && copy.why))],
  ["In registers, edge {b} → {b}: nothing is left to copy, the values are already in the right places.", (c) => c.step.e.copies.every((copy) => copy.to === copy.from || copy.coalesced)],
  ["In registers, edge {b} → {b}: the copies are between registers and slots now.", (c) => c.step.e.copies.some((copy) => copy.to !== copy.from)],
  ["{n} of {n} {any} both sides in one place and vanish{any}.", (c, n, all) => Number(n) === c.step.e.copies.filter((x) => x.to === x.from).length && Number(all) === c.step.e.copies.length],
  ["{v} was ready: no copy that is left reads it, so it can be overwritten.", (c, to) => c.left.some((x) => x.to === to) && !c.left.some((x) => x.from === to)],
  ["{v} := {v}.", (c, to, from) => { const i = c.left.findIndex((x) => x.to === to && x.from === from); c.left.splice(i, 1); return i >= 0 && c.readyIsRight(); }],
  ["{v} is a constant: it cannot be overwritten, so it comes last.", (c, from) => !from.startsWith("%") && c.left.every((x) => c.isConstant(x.from))],
  ["No destination is ready: {vars} wait for each other in a cycle.", (c, list) => {
    const cycle = names(list), left = c.left.filter((x) => !c.isConstant(x.from));
    return left.every((x) => left.some((y) => y.from === x.to)) && cycle.every((n) => left.some((x) => x.to === n && cycle.includes(x.from)));
  }],
  ["Copied one after the other, a value would be lost.", () => true],
  ["No instruction moves from slot to slot: the value goes through {v}.", (c, through) => [c.step.e.to, c.step.e.from].every((place) => place.startsWith("[slot")) && c.left.every((x) => x.to !== through && x.from !== through)],
  ["The machine has an instruction that exchanges two registers: {v} and {v} get each other's value, and nothing has to be saved.", (c, a, b) => {
    const before = c.left.length, isSwap = (x) => [[a, b], [b, a]].some(([to, from]) => x.to === to && x.from === from);
    c.left = c.left.filter((x) => !isSwap(x));
    return before - c.left.length === 2 && c.readyIsRight();
  }],
  ["Save one: {v} := {v}.", (c, to, from) => { c.left = c.left.map((x) => (x.from === from ? { ...x, from: to } : x)); return c.readyIsRight(); }],
  ["Now {v} is ready: who wanted to read it reads {v}, and the cycle is open.", (c, from, to) => !c.left.some((x) => x.from === from) && c.left.some((x) => x.from === to) && c.state.copy.ready.includes(from)],
  ["The saved value ends the cycle: {v} := {v}.", (c, to, from) => { const i = c.left.findIndex((x) => x.to === to && x.from === from); c.left.splice(i, 1); return i >= 0 && c.readyIsRight(); }],
]  // the more exact first
  .sort((a, b) => a[0].split("{any}").length - b[0].split("{any}").length).map(([text, check]) => [pattern(text), check, text]);

/// Checks the sentences of one function in one form; `model` and `marked` are the page's. Gives what is false, and
/// counts the claims by their text.
export function checkFunction(model, marked, counts, tour) {
  const wrong = [];
  const said = new Map();
  for (const stop of tour?.stops ?? []) if (stop.say) said.set(stop.at, [...(said.get(stop.at) ?? []), stop.say()]);
  const worlds = new Map();
  let context = null;
  for (let at = 0; at < model.steps.length; at++) {
    model.go(at);
    const { step, ir } = model;
    if (!worlds.has(step.round)) {
      const round = model.rounds[step.round];
      const world = new World(ir.leaves ? ir.after : round.before, ir.entry);
      worlds.set(step.round, world);
      const settled = new Map();
      context = { model, world, settled, form: model.form, post: new Map(), idoms: new Map(), stores: new Map(), phi: new Map(), folded: new Map(), placed: [], left: [], round: step.round,
        values: new Values(world, model.form, settled),
        promoted: () => [...world.allocas.keys()].filter((v) => world.promotable(v)),
        reads: (b, load, v) => world.accesses(b, v).some((a) => a.kind === "load" && a.def === load),
        // A value within its block: a load after a store in the block is what was stored.
        local(b, name) {
          const insts = world.blocks.get(b).insts.map((t) => world.access(t));
          const load = insts.findIndex((a) => a?.kind === "load" && a.def === name);
          if (load < 0 || !world.promotable(insts[load].variable)) return this.values.of(name);
          return this.values.of(name);
        },
        // Whether a value of the page is what the definitions say.
        same(shown, wanted) {
          const one = this.phi.has(shown) ? `${this.phi.get(shown).v}@${this.phi.get(shown).b}` : this.values.of(shown);
          return one === wanted;
        },
        // Whether the last line of a block with `what` in it, as the page shows it, has the value.
        isShown(b, what, value) {
          const lines = model.ir.byLabel[b].lines.map((line) => model.lineLast(line).replace(/, align \d+$/, "")).filter((text) => text.startsWith("store ") && text.endsWith(what));
          return lines.at(-1)?.includes(` ${value},`);
        },
        // The block of a definition that a sentence names; null if it is none.
        definition(text, v, y) {
          const store = text.match(new RegExp(`^${V} = ${V} from ${B}(?: \\(line \\d+\\))?$`)), phi = text.match(new RegExp(`^the phi of ${B}$`)), nothing = text.match(new RegExp(`^the undefined value on entry to ${B}$`));
          if (store) { const last = world.accesses(store[3], v).filter((a) => a.kind === "store").at(-1); return store[1] === v && last && this.isShown(store[3], `, ptr ${v}`, store[2]) && this.local(store[3], last.value) === this.local(store[3], store[2]) ? store[3] : null; }
          if (phi) return this.placed.includes(phi[1]) || this.values.hasPhi(v, phi[1]) || phi[1] === y ? phi[1] : null;
          return nothing && nothing[1] === world.entry && !world.defines(nothing[1], v) ? nothing[1] : null;
        },
        // n definitions reach y, and the ways of two of them have only y in common.
        definitionsMeet(n, y, two) {
          const isDef = (b) => world.defines(b, this.step.variable) || this.placed.includes(b);
          const from = two.map((text) => this.definition(text, this.step.variable, y));
          return from.every(Boolean) && world.meets(...from, y, isDef) && world.reaching(y, isDef).length === n;
        },
        // Folds the phi to the value. What comes in from outside through it, and through phis that it takes, is the
        // value or not defined.
        folds(phi, value) {
          const final = (x) => { for (let k = 0; this.folded.has(x) && k < 1000; k++) x = this.folded.get(x); return x; };
          this.folded.set(phi, value);
          const seen = new Set([phi]);
          let found = "never undefined";
          for (const at of seen)
            for (const o of this.state.phi[at].operands) {
              const x = final(o.value);
              if (x === "undef") found = "or undefined";
              if (seen.has(x) || [final(value), "undef", "poison"].includes(x)) continue;
              if (!(x in this.state.phi)) return "another value";
              seen.add(x);
            }
          return found;
        },
        // The first access reads; an earlier round is told of where control comes back.
        comesFromOutside: (b, load, v, round) => world.accesses(b, v)[0].def === load && b !== world.entry && (round === ", or from an earlier round of the loop") === world.isInCycle(b) && (round === "") !== world.isInCycle(b),
        nameIsFair: (text) => /textbook/.test(text) === (model.form === "semi-pruned"),
        phis: (b) => [...world.blocks].flatMap(([label, { insts }]) => (b === undefined || label === b ? insts.filter((t) => / = phi /.test(t)) : [])),
        // The edges that can be split and are critical. Of two edges between the same blocks the back end may make one.
        splitsAreRight(n) {
          const split = model.steps.filter((each) => each.kind === "split").map((each) => each.edge), critical = [], surely = [];
          const isSwitch = (b) => world.blocks.get(b).insts.some((t) => t.startsWith("switch "));
          for (const p of world.reachable) {
            const { succs, insts } = world.blocks.get(p);
            if (insts.some((t) => /^indirectbr/.test(t))) continue;
            for (const s of succs) {
              if (succs.length > 1 && world.edgesInto(s) > 1) critical.push(`${p} -> ${s}`);
              if (new Set(succs).size > 1 && new Set(world.preds(s)).size > 1) surely.push(`${p} -> ${s}`);
            }
          }
          return split.length === n && split.every((e) => critical.includes(e))
            && surely.every((e) => split.includes(e) || (isSwitch(e.split(" -> ")[0]) && !this.phis(e.split(" -> ")[1]).length));
        },
        isConstant: (x) => !/^(%|temporary|\[|-?\d*\()/.test(x),
        readyIsRight() {
          const left = this.left.filter((x) => !this.isConstant(x.from));
          return equal(this.state.copy.ready, left.filter((x) => !left.some((y) => y.from === x.to)).map((x) => x.to));
        } };
    }
    context.step = step;
    context.state = model.state;
    if (step.kind === "parallel-copy" || step.kind === "places") context.left = step.e.copies.filter((x) => !x.why && x.to !== x.from && !/^(undef|poison)$/.test(x.from)).map((x) => ({ ...x }));
    for (const told of [marked(step, model), ...(said.get(at) ?? [])]) {
      let rest = told;
      // A name may hold a dot and a blank.
      while (rest) {
        let found = null;
        for (let end = 0; end < rest.length && !found;) {
          end = rest.indexOf(". ", end) + 1 || rest.length;
          const text = rest.slice(0, end);
          for (const [regex, check, name] of CLAIMS) {
            const match = text.match(regex);
            if (!match) continue;
            found = true;
            counts?.set(name, (counts.get(name) ?? 0) + 1);
            let isTrue = false;
            try { isTrue = check(context, ...match.slice(1)); } catch (error) { wrong.push(`step ${at}: ${error.stack.split("\n").slice(0, 3).join(" ")}`); }
            if (!isTrue) wrong.push(`step ${at} (${step.kind}): not true: ${text.replace(/[\u0001-\u0003]/g, "")}`);
            rest = rest.slice(end).trim();
            break;
          }
        }
        if (!found) {
          wrong.push(`step ${at} (${step.kind}): no check for: ${rest.replace(/[\u0001-\u0003]/g, "")} in the text: ${told.replace(/[\u0001-\u0003]/g, "")}`);
          break;
        }
    }
    }
    if (wrong.length > 5) break;
  }
  return wrong;
}
