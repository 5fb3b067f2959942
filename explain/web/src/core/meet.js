// Which definitions of a variable meet in a block: the reason for its phi, with the two paths that
// lead there. Paths are lists of blocks; they begin at a definition and end at the meeting place.

/// The shortest path, walking backwards from `to`, over blocks that `allowed` accepts, to a block that
/// `isEnd` accepts; null if there is none. `to` itself is walked from once, so loops are found.
function pathBack(ir, to, allowed, isEnd) {
  const next = new Map();
  let front = ir.byLabel[to].preds.filter((p) => allowed(p));
  for (const p of front) if (!next.has(p)) next.set(p, to);
  const seen = new Set(front);
  while (front.length) {
    const found = front.find(isEnd);
    if (found !== undefined) {
      const path = [found];
      do path.push(next.get(path[path.length - 1]));
      while (path[path.length - 1] !== to);
      return path;
    }
    const more = [];
    for (const block of front)
      if (block !== to)
        for (const p of ir.byLabel[block].preds)
          if (!seen.has(p) && allowed(p)) {
            seen.add(p);
            next.set(p, block);
            more.push(p);
          }
    front = more;
  }
  return null;
}

/// What `block` has to say about the variable: { block, kind: "store", line } of its last store,
/// { kind: "phi" }, or { kind: "nothing" }: the entry, where the variable has no value yet.
export function definitionIn(ir, block, variable, hasPhi) {
  const stores = (ir.accesses[block]?.[variable] ?? []).filter((line) => line.access.kind === "store");
  const last = stores[stores.length - 1];
  if (last) return { block, kind: "store", line: last.id };
  return { block, kind: hasPhi ? "phi" : "nothing" };
}

/// The blocks whose definition reaches the start of `block`: there is a path without another definition. The function's
/// entry block stands for the variable's value before any store.
export function definitionsThatReach(ir, block, defs) {
  const { reachable } = ir,
    found = new Set(),
    seen = new Set(),
    work = [block];
  for (const at of work)
    for (const p of ir.byLabel[at].preds)
      if (defs.has(p) || p === ir.entry) {
        if (reachable.has(p)) found.add(p);
      } else if (reachable.has(p) && !seen.has(p)) {
        seen.add(p);
        work.push(p);
      }
  return [...found];
}

/// Whether some way from the entry of the block reads the variable before it writes it.
export function isLiveIn(ir, block, variable) {
  const work = [block],
    seen = new Set(work);
  for (const at of work) {
    const [first] = ir.accesses[at]?.[variable] ?? [];
    if (first?.access.kind === "load") return true;
    if (!first)
      for (const s of ir.byLabel[at].succs)
        if (!seen.has(s)) {
          seen.add(s);
          work.push(s);
        }
  }
  return false;
}

/// Of the definition of `variable` in x, and of y on the frontier of x: the two that meet in y, each
/// with its `path`: one from inside the region that x dominates, one from outside. The two paths have
/// only y in common, since control comes to no block of the region but through x. After the two the others that
/// reach y. Null if `defs` do not explain it.
export function meeting(ir, idom, variable, x, y, defs) {
  const dominates = (a, b) => {
    for (let up = b; up != null; up = idom[up]) if (up === a) return true;
    return false;
  };
  const { reachable } = ir;
  const isDef = (block) => defs.has(block) || block === ir.entry;
  const inner = (p) => reachable.has(p) && dominates(x, p);
  // y is allowed to be inside its own region: a loop around y.
  const first = pathBack(ir, y, inner, isDef);
  const second = pathBack(ir, y, (p) => reachable.has(p) && p !== y && !dominates(x, p), isDef);
  if (!first || !second) return null;
  const others = definitionsThatReach(ir, y, defs)
    .filter((d) => d !== first[0] && d !== second[0])
    .map((d) =>
      pathBack(
        ir,
        y,
        (p) => reachable.has(p) && (p === d || !isDef(p)),
        (p) => p === d,
      ),
    );
  return [first, second, ...others].map((path) => ({
    ...definitionIn(ir, path[0], variable, defs.has(path[0])),
    path,
  }));
}
