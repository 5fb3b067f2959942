// Graphs of which only some blocks are drawn. All others are in regions: a hidden block belongs to the region below the nearest drawn
// block that dominates it. It knows nothing of the page.

/// `order`: the labels, each after its immediate dominator, which `idom` gives (undefined or null: none); `drawn`: those that are
/// drawn. { home: the key of its region, by the label of a hidden block; regions: { over, members } by key }. Blocks that no drawn
/// block dominates are in the region with `over` null.
export function regionsOf(order, idom, drawn) {
  const home = new Map(),
    regions = new Map();
  for (const label of order) {
    if (drawn.has(label)) continue;
    const up = idom.get(label) ?? null,
      over = up === null || drawn.has(up) ? up : regions.get(home.get(up)).over;
    const key = `⋯${over ?? ""}`;
    home.set(label, key);
    if (!regions.has(key)) regions.set(key, { over, members: [] });
    regions.get(key).members.push(label);
  }
  return { home, regions };
}

/// What is drawn of the edges: { edges, stubs }. An edge of `edges` leads from block to block, from a block to the region right below
/// it, or from a region to a block; several from and to the same are one. An edge from a block to any other region is only a stub at
/// the block: { label: ways }. So each cycle in the drawing is one of the whole graph, since the block above a region reaches all of it.
export function foldEdges(edges, { home, regions }) {
  const made = new Map(),
    stubs = Object.create(null);
  for (const [from, to, way] of edges) {
    const a = home.get(from) ?? from,
      b = home.get(to) ?? to;
    if (a === from && b === to) made.set(made.size, [from, to, way]);
    else if (b === to || regions.get(b).over === from)
      made.set(`${a} ${b}`, [a, b, a === from && way ? (made.get(`${a} ${b}`)?.[2] ?? "") + way : undefined]);
    else if (a === from) stubs[from] = (stubs[from] ?? "") + (way ?? "");
  }
  return { edges: [...made.values()], stubs };
}

const LOUD = ["current", "target", "set", "border", "picked"],
  WHOLE = ["region", "done", "faded", "ghost"];

/// Marks of a step as marksOf gives them, those of hidden blocks on their regions: a region is marked as its most important block is,
/// shaded if all of its blocks are, and its tags say how many blocks have each.
export function foldMarks({ nodes, edges }, { home, regions }) {
  const folded = { nodes: Object.create(null), edges: Object.create(null) },
    all = new Map([...regions.keys()].map((key) => [key, []]));
  for (const [label, mark] of Object.entries(nodes)) {
    if (home.has(label)) all.get(home.get(label)).push(mark);
    else folded.nodes[label] = mark;
  }
  for (const [key, marks] of all) {
    const tags = new Map(),
      count = regions.get(key).members.length,
      has = (name) => marks.filter(({ cls }) => cls.includes(name)).length;
    for (const tag of marks.flatMap((mark) => mark.tags ?? [])) tags.set(tag, (tags.get(tag) ?? 0) + 1);
    folded.nodes[key] = {
      cls: ["folded", ...LOUD.filter(has), ...WHOLE.filter((name) => has(name) === count)],
      tags: [...tags].map(([tag, n]) => (n > 1 ? `${tag}×${n}` : tag)),
      count,
      live: has("live"),
    };
  }
  for (const [name, mark] of Object.entries(edges)) {
    const key = name
      .split(" -> ")
      .map((label) => home.get(label) ?? label)
      .join(" -> ");
    folded.edges[key] = { ...folded.edges[key], ...mark };
  }
  return folded;
}
