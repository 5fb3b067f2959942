// What the sentences with the book's terms claim (explain/web/src/core/templates.js, "term."): predicates by their keys, from
// the definitions: paths that have only their end in common, loops that lose their one entry, values that are live by a path.
import { equal, names } from "./read.mjs";

const NAMES = /%(?:"[^"]*"|[-a-zA-Z$._0-9]+)/g;
const isPhi = (text) => / = phi /.test(text);
const operands = (text) => [...text.matchAll(/\[ (.+?), %("[^"]*"|[-a-zA-Z$._0-9]+) \]/g)].map((m) => m.slice(1));

/// Whether ways from two different blocks of `from` lead to z and have only z in common: no single block is on all of them (Menger).
function join(world, from, z) {
  const reaches = (x, without) =>
    world.blocks
      .get(x)
      .succs.some((s) => s === z || (s !== without && world.reach(s, (y) => y === z || y !== without).has(z)));
  const starts = (without) => from.filter((x) => (x !== without || x === z) && reaches(x, without));
  if (starts(null).length < 2) return false;
  return (
    [...world.reachable].every((w) => w === z || starts(w).length > 0) &&
    from.filter((x) => x !== z && reaches(x, null)).length > 0
  );
}
/// The join sets of the blocks, until no block is added.
function joinSets(world, first) {
  const all = new Set(first),
    found = new Set();
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const z of world.reachable)
      if (!found.has(z) && join(world, [...all], z)) {
        found.add(z);
        all.add(z);
      }
  }
  return found;
}

/// Every loop has one entry: with the edges to dominators left out there is no way round.
const isReducible = (world) => {
  const forward = (b) => world.blocks.get(b).succs.filter((s) => !world.dominates(s, b)),
    done = new Set();
  for (let size = -1; size !== done.size; ) {
    size = done.size;
    for (const b of world.reachable) if (forward(b).every((s) => done.has(s))) done.add(b);
  }
  return done.size === world.reachable.size;
};
const isInLoop = (world, b, head) =>
  world.dominates(head, b) &&
  world.preds(head).some((p) => world.dominates(head, p) && (p === b || world.reach(b, (x) => x !== head).has(p)));

/// Whether some way from the instruction `i` of block b reads the value before it is defined again.
function isLiveAt(world, value, b, i, seen = new Set()) {
  const { insts, succs } = world.blocks.get(b);
  for (const text of insts.slice(i)) {
    if (text.startsWith(`${value} = `)) return false;
    if (!isPhi(text) && (text.replace(/^%\S+ = /, "").match(NAMES) ?? []).includes(value)) return true;
  }
  return succs.some((s) => isLiveOver(world, value, b, s, seen));
}
const isLiveOver = (world, value, from, to, seen = new Set()) => {
  const { insts } = world.blocks.get(to);
  if (
    insts.some((text) => isPhi(text) && operands(text).some(([operand, block]) => operand === value && block === from))
  )
    return true;
  if (seen.has(to)) return false;
  seen.add(to);
  return isLiveAt(world, value, to, 0, seen);
};
/// Where a value is there first: its block, and the instruction after it, or after the phis; an argument's: the entry.
const start = (world, value) => {
  for (const [b, { insts }] of world.blocks) {
    const i = insts.findIndex((text) => text.startsWith(`${value} = `));
    if (i >= 0) return [b, isPhi(insts[i]) ? insts.filter(isPhi).length : i + 1];
  }
  return [world.entry, 0];
};
const interfere = (world, a, b) =>
  [
    [a, b],
    [b, a],
  ].some(
    ([one, other]) =>
      isLiveAt(world, one, ...start(world, one)) &&
      isLiveAt(world, other, ...start(world, one)) &&
      isThere(world, other, one),
  );
/// Whether the value is defined on every way to where the other one is.
const isThere = (world, value, other) => {
  const [a, i] = start(world, value),
    [b, j] = start(world, other);
  return a === b ? i <= j : world.dominates(a, b);
};
/// The groups of values that phis link.
const webs = (world) => {
  const all = [];
  for (const { insts } of world.blocks.values())
    for (const text of insts.filter(isPhi)) {
      const linked = new Set([
        text.split(" = ")[0],
        ...operands(text)
          .map(([value]) => value)
          .filter((value) => value[0] === "%"),
      ]);
      for (const web of all.filter((each) => [...each].some((value) => linked.has(value)))) {
        web.forEach((value) => linked.add(value));
        all.splice(all.indexOf(web), 1);
      }
      all.push(linked);
    }
  return all;
};

export const TERMS = {
  "term.iterated": (c, v, defs, set) => {
    c.iterated = names(set);
    c.defs = names(defs);
    return (
      equal(
        c.defs,
        [...c.world.reachable].filter((b) => c.world.defines(b, v)),
      ) && equal(c.iterated, [...c.world.joins(v)])
    );
  },
  "term.joins": (c) => equal(c.iterated, [...joinSets(c.world, new Set([c.world.entry, ...c.defs]))]),
  "term.natural": (c, head, from, head2, from2) =>
    head === head2 && from === from2 && c.world.dominates(head, from) && c.world.preds(head).includes(from),
  "term.reducible": (c) => isReducible(c.world),
  "term.irreducible": (c, from, head) =>
    !isReducible(c.world) &&
    c.world.preds(head).includes(from) &&
    !c.world.dominates(head, from) &&
    c.world.reach(head, () => true).has(from),
  "term.forest": (c, inner, outer) =>
    inner !== outer && isInLoop(c.world, inner, outer) && !isInLoop(c.world, outer, inner),
  "term.conventional": (c) =>
    webs(c.world).every((web) => [...web].every((a) => [...web].every((b) => a === b || !interfere(c.world, a, b)))),
  "term.transformed": (c, a, b) =>
    a !== b && webs(c.world).some((web) => web.has(a) && web.has(b)) && interfere(c.world, a, b),
  "term.lost": (c, from, phi, other) => {
    const { to } = c.step.e;
    return (
      c.step.e.from === from &&
      c.phis(to).some((text) => text.startsWith(`${phi} = `)) &&
      other !== to &&
      c.world.blocks.get(from).succs.includes(other) &&
      isLiveOver(c.world, phi, from, other) &&
      operands(c.phis(to).find((text) => text.startsWith(`${phi} = `))).every(
        ([value, block]) => block !== from || value !== phi,
      )
    );
  },
  "term.swap": (c) =>
    c.cycleNow.length > 1 &&
    [...c.world.blocks.keys()].some((b) =>
      c.cycleNow.every((name) => c.phis(b).some((text) => text.startsWith(`${name} = `))),
    ),
};
