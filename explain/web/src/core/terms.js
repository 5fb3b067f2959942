// What the book's terms need: loops and their entries, iterated frontiers, and what is live in SSA form.

const dominatesIn = (ir) => {
  const idom = Object.fromEntries(ir.table.map((row) => [row.block, row.idom]));
  return (a, b) => {
    for (let up = b; up != null; up = idom[up]) if (up === a) return true;
    return false;
  };
};

/// The edges that go back in reverse post-order: { from, head, isNatural (the head dominates), blocks (of a natural loop) }.
export function backEdges(ir) {
  const at = new Map(ir.rpo.map((label, i) => [label, i])),
    dominates = dominatesIn(ir),
    found = [];
  for (const from of ir.rpo)
    for (const head of new Set(ir.byLabel[from].succs)) {
      if (at.get(head) > at.get(from)) continue;
      const blocks = new Set([head, from]),
        work = [from];
      for (const b of work)
        if (b !== head)
          for (const p of ir.byLabel[b].preds)
            if (at.has(p) && !blocks.has(p)) {
              blocks.add(p);
              work.push(p);
            }
      found.push({ from, head, isNatural: dominates(head, from), blocks });
    }
  return found;
}

/// The iterated dominance frontier of the blocks.
export function iterated(ir, defs) {
  const frontier = Object.fromEntries(ir.table.map((row) => [row.block, row.frontier])),
    found = new Set(),
    work = [...defs];
  for (const x of work)
    for (const y of frontier[x] ?? [])
      if (!found.has(y)) {
        found.add(y);
        work.push(y);
      }
  return ir.rpo.filter((label) => found.has(label));
}

const NAMES = /%(?:"[^"]*"|[-a-zA-Z$._0-9]+)/g;
const isPhi = (line) => / = phi /.test(line.text);
const used = (line) => (isPhi(line) ? [] : (line.text.slice(line.text.indexOf("=") + 1).match(NAMES) ?? []));
/// The operands of a phi, as [value, block].
const operands = (line) => [...line.text.matchAll(/\[ (.+?), %("[^"]*"|[-a-zA-Z$._0-9]+) \]/g)].map((m) => m.slice(1));

/// Of a text in SSA form: `into(block)`, what is live at its head after its phis are left out; `over(from, to)`, what is live on an edge.
export function liveness(ir) {
  const into = new Map(ir.blocks.map((b) => [b.label, new Set()]));
  const over = (from, to) =>
    new Set(
      [
        ...into.get(to),
        ...ir.byLabel[to].lines.filter(isPhi).flatMap((line) =>
          operands(line)
            .filter(([, block]) => block === from)
            .map(([value]) => value),
        ),
      ].filter((name) => name[0] === "%"),
    );
  const out = (label) => new Set(ir.byLabel[label].succs.flatMap((s) => [...over(label, s)]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { label, lines } of [...ir.blocks].reverse()) {
      const live = out(label);
      for (const line of [...lines].reverse()) {
        live.delete(line.def);
        for (const name of used(line)) if (!ir.byLabel[name.slice(1)]) live.add(name);
      }
      if (live.size !== into.get(label).size) {
        into.set(label, live);
        changed = true;
      }
    }
  }
  return { over, out };
}

/// Two values that phis link, directly or through others, and that are live at the same place; null if there are none:
/// then the form is conventional.
export function interference(ir, { out }) {
  const web = new Map(),
    root = (name) => {
      while (web.has(name)) name = web.get(name);
      return name;
    };
  const unite = (a, b) => {
    const [x, y] = [root(a), root(b)];
    if (x !== y) web.set(x, y);
  };
  for (const line of ir.lines.filter(isPhi))
    for (const [value] of operands(line)) if (value[0] === "%") unite(line.def, value);
  for (const { label, lines } of ir.blocks) {
    const live = out(label);
    const clash = (def) => [...live].find((name) => name !== def && root(name) === root(def));
    for (const line of lines.filter((each) => !isPhi(each)).reverse()) {
      if (live.has(line.def) && clash(line.def)) return [line.def, clash(line.def)];
      live.delete(line.def);
      for (const name of used(line)) if (!ir.byLabel[name.slice(1)]) live.add(name);
    }
    for (const line of lines.filter(isPhi))
      if (live.has(line.def) && clash(line.def)) return [line.def, clash(line.def)];
    if (label === ir.blocks[0].label) for (const name of live) if (clash(name)) return [name, clash(name)];
  }
  return null;
}

/// The phi of an edge's target whose value is live on another way out of its source: [phi, that way's block]; null if there is none.
export function lostCopy(ir, { over }, from, to) {
  for (const line of ir.byLabel[to].lines.filter(isPhi)) {
    if (
      operands(line).some(([value, block]) => block === from && (value === line.def || /^(undef|poison)$/.test(value)))
    )
      continue;
    const other = ir.byLabel[from].succs.find((s) => s !== to && over(from, s).has(line.def));
    if (other !== undefined) return [line.def, other];
  }
  return null;
}
