// What the definitions say of a program, from its text: b dominates c if c cannot be reached
// without b; v is live on entry to b if some path from b reads v before it writes v; and so on. Nothing
// here comes from the pass or from the events of the log but the text before and after.

const NAME = /^(?:"[^"]*"|[-a-zA-Z$._0-9]+)/;
const LOCAL = /%(?:"[^"]*"|[-a-zA-Z$._0-9]+)/g;

/// The program as the definitions need it.
export class World {
  constructor(text, entryName) {
    this.blocks = new Map(); // label -> { insts: [text], succs: [label] }
    let block = null;
    for (const raw of text.split("\n")) {
      const line = raw.replace(/\s*;.*/, "").trim();
      if (!line || line === "}" || line.startsWith("define")) continue;
      if (line.endsWith(":") && NAME.exec(line)?.[0].length === line.length - 1) {
        this.blocks.set(line.slice(0, -1), (block = { insts: [], succs: [] }));
        continue;
      }
      if (!block) this.blocks.set(entryName, (block = { insts: [], succs: [] }));
      block.insts.push(line.replace(/, align \d+$/, ""));
    }
    this.entry = this.blocks.keys().next().value;
    for (const b of this.blocks.values())
      for (const m of b.insts
        .slice(b.insts.findIndex((t) => /^(br|switch|ret|unreachable)\b/.test(t)))
        .join(" ")
        .matchAll(/label %("[^"]*"|[-a-zA-Z$._0-9]+)/g))
        b.succs.push(m[1]);
    this.reachable = this.reach(this.entry, () => true);
    this.allocas = new Map(); // name -> { loads, stores, others, stored }
    for (const b of this.blocks.values())
      for (const t of b.insts) {
        const m = t.match(/^(%\S+) = alloca ([^,]+)/);
        if (m) this.allocas.set(m[1], { type: m[2], loads: 0, stores: [], others: [] });
      }
    for (const b of this.blocks.values())
      for (const t of b.insts) {
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
  promotable(v) {
    return this.allocas.has(v) && this.allocas.get(v).others.length === 0;
  }
  /// The accesses to v in b, in order.
  accesses(b, v) {
    return this.blocks
      .get(b)
      .insts.map((t) => this.access(t))
      .filter((a) => a?.variable === v);
  }
  /// What is reached from a over blocks that `ok` accepts (a itself is not asked).
  reach(a, ok) {
    const seen = new Set([a]),
      work = [a];
    while (work.length)
      for (const s of this.blocks.get(work.pop()).succs)
        if (!seen.has(s) && ok(s)) {
          seen.add(s);
          work.push(s);
        }
    return seen;
  }
  isInCycle(b) {
    return this.blocks.get(b).succs.some((s) => this.reach(s, () => true).has(b));
  }
  /// The blocks of `isDef` (and the entry) from which a way without another of them leads to the entry of b.
  reaching(b, isDef) {
    const ends = (x) => x === this.entry || isDef(x);
    return [...this.reachable].filter(
      (d) =>
        ends(d) &&
        this.blocks.get(d).succs.some((s) => s === b || (!ends(s) && this.reach(s, (x) => x === b || !ends(x)).has(b))),
    );
  }
  preds(b) {
    return [...this.blocks].flatMap(([p, { succs }]) =>
      this.reachable.has(p) ? succs.filter((s) => s === b).map(() => p) : [],
    );
  }
  edgesInto(b) {
    return [...this.blocks.values()].reduce((n, { succs }) => n + succs.filter((s) => s === b).length, 0);
  }
  dominates(a, b) {
    if (a === b || a === this.entry) return true;
    return !this.reach(this.entry, (x) => x !== a).has(b);
  }
  strictly(a, b) {
    return a !== b && this.dominates(a, b);
  }
  idom(b) {
    return [...this.reachable].find(
      (d) => this.strictly(d, b) && [...this.reachable].every((x) => !this.strictly(x, b) || this.dominates(x, d)),
    );
  }
  frontier(x) {
    return [...this.reachable].filter((y) => this.preds(y).some((p) => this.dominates(x, p)) && !this.strictly(x, y));
  }
  defines(b, v) {
    return this.accesses(b, v).some((a) => a.kind === "store");
  }
  exposed(b, v) {
    return this.accesses(b, v)[0]?.kind === "load" && !(b === this.entry);
  }
  live(b, v) {
    const seen = new Set([b]),
      work = [b];
    while (work.length) {
      const x = work.pop();
      const [first] = this.accesses(x, v);
      if (first?.kind === "load") return true;
      if (first) continue;
      for (const s of this.blocks.get(x).succs)
        if (!seen.has(s)) {
          seen.add(s);
          work.push(s);
        }
    }
    return false;
  }
  /// Whether two paths, from a and from b, with a definition at their beginning and none after it, have only y in
  /// common. `isDef` says which blocks define.
  meets(a, b, y, isDef) {
    const paths = (from) => {
      // the blocks on definition-free ways from `from` to y, without y
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
    return (
      stores.length === 1 &&
      stores[0] !== "poison" &&
      ![...this.blocks.values()].some(({ insts }) => insts.some((t) => t.startsWith(stores[0] + " = ")))
    );
  }
  /// Blocks with a phi for v: the iterated frontier of the definitions.
  joins(v) {
    const work = [...this.reachable].filter((b) => this.defines(b, v)),
      found = new Set();
    const seen = new Set(work);
    while (work.length)
      for (const y of this.frontier(work.pop())) {
        found.add(y);
        if (!seen.has(y)) {
          seen.add(y);
          work.push(y);
        }
      }
    return found;
  }
  isGlobal(v) {
    return [...this.reachable].some((b) => this.exposed(b, v));
  }
  phiBlocks(v, form) {
    if (form === "maximal")
      return new Set([...this.reachable].filter((b) => b !== this.entry && this.edgesInto(b) > 1));
    return new Set(
      [...this.joins(v)].filter(
        (b) => form === "minimal" || (form === "semi-pruned" ? this.isGlobal(v) : this.live(b, v)),
      ),
    );
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
  phiBlocks(v) {
    this.hasPhi(v, "");
    return this.phis.get(v);
  }
  /// v on entry to b, its phi not yet passed (`above`) or passed.
  before(b, v) {
    if (b === this.world.entry) return "undef";
    return this.after(this.world.idom(b), v);
  }
  entering(b, v) {
    return this.hasPhi(v, b) ? `${v}@${b}` : this.before(b, v);
  }
  after(b, v) {
    const last = this.world
      .accesses(b, v)
      .filter((a) => a.kind === "store")
      .at(-1);
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
