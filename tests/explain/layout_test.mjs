// The layout of control-flow graphs: blocks that do not overlap, edges that cross no block, edges back on the left of their loop,
// frames around the loops, room for the letters of branches, the same picture each time, and a bound on the time; blocks that are not
// drawn in regions. On graphs made by hand and at random.
import assert from "node:assert/strict";
import { test } from "node:test";
import { foldEdges, foldMarks, regionsOf } from "../../explain/web/src/layout/fold.js";
import { layered } from "../../explain/web/src/layout/layered.js";
import { placesOf } from "../../explain/web/src/layout/loops.js";

let seed = 1;
const random = (n) => (seed = (seed * 48271) % 2147483647) % n;

/// Blocks with one to three successors near to them; `back` of 100 edges lead back.
const randomGraph = (count, near, back) => {
  const blocks = Array.from({ length: count }, (_, i) => `b${i}`),
    edges = [];
  for (let i = 0; i < count; i++)
    for (let k = random(10) === 0 ? 3 : 1 + random(2); k > 0; k--) {
      const to = random(100) < back ? i - random(near) : i + 1 + random(near);
      if (to >= 0 && to < count) edges.push([`b${i}`, `b${to}`]);
    }
  return { blocks, edges };
};

const sizesOf = (blocks) => blocks.map((_, i) => ({ w: 60 + ((i * 37) % 90), h: 26 + ((i * 53) % 60) }));

function check({ blocks, edges }) {
  const sizes = sizesOf(blocks),
    picture = layered(blocks, edges, sizes),
    nodes = Object.values(picture.nodes);
  assert.deepEqual(layered(blocks, edges, sizes), picture);
  assert.equal(nodes.length, blocks.length);
  assert.equal(picture.edges.length, edges.length);
  const box = ({ x, y, w, h }) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
  const boxes = blocks.map((label) => [label, ...box(picture.nodes[label])]).sort((a, b) => a[2] - b[2]);
  for (const [label, x, y, right, bottom] of boxes)
    assert.ok(x >= -0.1 && y >= -0.1 && right <= picture.width + 0.1 && bottom <= picture.height + 0.1, label);
  boxes.forEach((a, i) => {
    for (let k = i + 1; k < boxes.length && boxes[k][2] < a[4]; k++)
      assert.ok(a[3] <= boxes[k][1] || boxes[k][3] <= a[1], `${a[0]} and ${boxes[k][0]} overlap`);
  });
  picture.edges.forEach((edge, e) => {
    assert.deepEqual([edge.from, edge.to], edges[e]);
    const name = `${edge.from} -> ${edge.to}`,
      [first, last] = [edge.points[0], edge.points.at(-1)],
      from = box(picture.nodes[edge.from]),
      to = box(picture.nodes[edge.to]);
    assert.ok(
      first[0] > from[0] && first[0] < from[2] && Math.abs(first[1] - from[3]) < 0.1,
      `${name} begins elsewhere`,
    );
    assert.ok(last[0] > to[0] && last[0] < to[2] && Math.abs(last[1] - to[1]) < 0.1, `${name} ends elsewhere`);
    assert.doesNotMatch(edge.path + edge.head, /NaN|undefined|Infinity/);
    for (let i = 1; i < edge.points.length; i++) {
      const [[ax, ay], [bx, by]] = [edge.points[i - 1], edge.points[i]];
      assert.ok(Math.abs(ax - bx) < 0.6 || Math.abs(ay - by) < 0.1, `${name} is slanted`);
      for (const [label, x, y, right, bottom] of boxes) {
        if (y > Math.max(ay, by)) break;
        assert.ok(
          Math.max(ax, bx) <= x + 0.1 ||
            Math.min(ax, bx) >= right - 0.1 ||
            Math.min(ay, by) >= bottom - 0.1 ||
            Math.max(ay, by) <= y + 0.1,
          `${name} crosses ${label}`,
        );
      }
    }
    if (edge.isBack)
      assert.ok(Math.min(...edge.points.map(([x]) => x)) < Math.min(from[0], to[0]), `${name} is not on the left`);
    else assert.ok(last[1] > first[1], `${name} leads up`);
  });
  for (const loop of picture.loops)
    for (const label of loop.members) {
      const [x, y, right, bottom] = box(picture.nodes[label]);
      assert.ok(
        x >= loop.x && y >= loop.y && right <= loop.x + loop.w && bottom <= loop.y + loop.h,
        `${label} is outside of the loop of ${loop.header}`,
      );
    }
  return picture;
}
const graph = (text) => {
  const edges = text.split(" ").map((pair) => pair.split(">"));
  return { blocks: [...new Set(edges.flat())], edges };
};

test("a diamond is symmetric, and its true side is on the left", () => {
  const blocks = ["a", "t", "f", "end"],
    edges = [
      ["a", "t"],
      ["a", "f"],
      ["t", "end"],
      ["f", "end"],
    ];
  const { nodes } = layered(
    blocks,
    edges,
    blocks.map(() => ({ w: 80, h: 40 })),
  );
  assert.ok(nodes.t.x < nodes.f.x);
  assert.ok(Math.abs(nodes.a.x - nodes.end.x) < 0.1 && Math.abs(nodes.t.x + nodes.f.x - 2 * nodes.a.x) < 0.1);
});

test("loops: nested ones, of one block, with two entries; edges twice; blocks that are not reached; no blocks", () => {
  const nested = check(graph("e>h h>g g>b b>g g>l l>h h>x"));
  assert.deepEqual(
    nested.loops.map(({ header, members }) => [header, members.length]),
    [
      ["h", 4],
      ["g", 2],
    ],
  );
  assert.ok(nested.nodes.x.y > nested.nodes.l.y, "what leaves a loop is below it");
  assert.deepEqual(
    check(graph("a>b b>b b>c")).loops.map((loop) => loop.members),
    [["b"]],
  );
  assert.equal(check(graph("a>b a>c b>c c>b b>d")).loops.length, 1);
  check(graph("a>b a>b a>b b>c"));
  check({
    blocks: ["a", "b", "u", "v"],
    edges: [
      ["a", "b"],
      ["u", "b"],
      ["u", "v"],
      ["v", "u"],
    ],
  });
  assert.deepEqual(layered([], [], []).edges, []);
});

test("the two ways of a branch have room for a letter each between them, also where one leads back", () => {
  for (const text of ["a>t a>f t>end f>end", "e>h h>b h>x b>h", "e>b b>b b>x", "e>b b>x b>b"]) {
    const { blocks, edges } = graph(text),
      { edges: drawn } = layered(
        blocks,
        edges.map(([from, to], i) => [from, to, `${i}`]),
        blocks.map(() => ({ w: 80, h: 40 })),
      );
    assert.deepEqual(
      drawn.map(({ way }) => way),
      edges.map((_, i) => `${i}`),
    );
    for (const block of blocks) {
      const [a, b] = drawn.filter(({ from }) => from === block).sort((x, y) => x.points[0][0] - y.points[0][0]);
      if (!b) continue;
      assert.deepEqual([a.side, b.side], [1, -1], `${text}: ${block}`);
      assert.ok(b.points[0][0] - a.points[0][0] >= 30, `${text}: ${block}`);
      // They do not cross where they begin.
      assert.ok(a.isBack || !b.isBack, `${text}: ${block}`);
    }
  }
});

/// Immediate dominators of what is reached from the first block, by taking away each block.
const idomsOf = (blocks, edges) => {
  const reached = (without) => {
    const seen = new Set(blocks[0] === without ? [] : [blocks[0]]);
    for (const block of seen) for (const [from, to] of edges) if (from === block && to !== without) seen.add(to);
    return seen;
  };
  const all = reached(null),
    dominated = new Map(
      [...all].map((d) => [d, new Set([...all].filter((block) => block !== d && !reached(d).has(block)))]),
    );
  const above = (block) => [...all].filter((d) => dominated.get(d).has(block));
  return {
    all,
    dominated,
    idom: new Map(
      [...all].map((block) => [
        block,
        above(block).find((d) => above(block).every((other) => other === d || dominated.get(other).has(d))) ?? null,
      ]),
    ),
  };
};

/// Whether an edge or more lead from one block to the other.
const reaches = (edges, from, to) => {
  const seen = new Set(edges.filter(([a]) => a === from).map(([, b]) => b));
  for (const block of seen) for (const [a, b] of edges) if (a === block) seen.add(b);
  return seen.has(to);
};

test("blocks that are not drawn are each in the region below the nearest drawn block that dominates them; edges and marks go there", () => {
  for (let round = 0; round < 40; round++) {
    const { blocks, edges } = randomGraph(3 + random(25), 1 + random(6), random(40)),
      { all, dominated, idom } = idomsOf(blocks, edges);
    const place = placesOf(
      blocks.map((block) => edges.filter(([from]) => from === block).map(([, to]) => blocks.indexOf(to))),
    );
    const order = [...blocks]
      .filter((block) => all.has(block))
      .sort((a, b) => place[blocks.indexOf(a)] - place[blocks.indexOf(b)])
      .concat(blocks.filter((block) => !all.has(block)));
    const drawn = new Set(blocks.filter((_, i) => i === 0 || random(3) === 0)),
      { home, regions } = regionsOf(order, idom, drawn);
    assert.deepEqual([...home.keys()].sort(), blocks.filter((block) => !drawn.has(block)).sort());
    assert.deepEqual([...regions.values()].flatMap(({ members }) => members).sort(), [...home.keys()].sort());
    for (const [key, { over, members }] of regions)
      for (const block of members) {
        assert.equal(home.get(block), key);
        const above = [...drawn].filter((d) => dominated.get(d)?.has(block));
        assert.equal(
          over,
          above.find((d) => above.every((other) => other === d || dominated.get(other).has(d))) ?? null,
          block,
        );
      }
    const at = (block) => home.get(block) ?? block,
      { edges: folded, stubs } = foldEdges(edges, { home, regions }),
      names = new Set(folded.map(([from, to]) => `${from} ${to}`));
    for (const [from, to] of edges) {
      const isWhole = drawn.has(to) || regions.get(at(to)).over === from;
      assert.equal(
        names.has(`${at(from)} ${at(to)}`),
        isWhole || edges.some(([a, b]) => at(a) === at(from) && at(b) === at(to) && regions.get(at(to)).over === a),
        `${from} ${to}`,
      );
      if (!isWhole && drawn.has(from)) assert.ok(from in stubs, `${from} ${to}`);
    }
    for (const label of Object.keys(stubs))
      assert.ok(
        edges.some(([from, to]) => from === label && !drawn.has(to) && regions.get(at(to)).over !== label),
        label,
      );
    assert.equal(
      folded.filter(([from, to]) => drawn.has(from) && drawn.has(to)).length,
      edges.filter(([from, to]) => drawn.has(from) && drawn.has(to)).length,
    );
    // No loop is drawn that the graph does not have.
    for (const block of drawn)
      if (reaches(folded, block, block) && all.has(block)) assert.ok(reaches(edges, block, block), block);
    check({ blocks: [...drawn, ...regions.keys()], edges: folded.map(([from, to]) => [from, to]) });
    // Whatever is marked is to be seen.
    const cls = ["current", "target", "set"],
      marked = blocks.filter(() => random(3) === 0),
      marks = {
        nodes: Object.fromEntries(marked.map((block) => [block, { cls: [cls[random(3)]], tags: ["W"], note: "" }])),
        edges: {},
      };
    const [from, to] = edges[0] ?? [];
    if (from) marks.edges[`${from} -> ${to}`] = { cls: "taken" };
    const seen = foldMarks(marks, { home, regions });
    for (const block of marked) assert.ok(seen.nodes[at(block)].cls.includes(marks.nodes[block].cls[0]), block);
    for (const [key, { members }] of regions) {
      const count = members.filter((block) => marked.includes(block)).length;
      assert.deepEqual(seen.nodes[key].tags, count === 0 ? [] : [count === 1 ? "W" : `W×${count}`]);
    }
    if (from && at(from) !== at(to)) assert.equal(seen.edges[`${at(from)} -> ${at(to)}`].cls, "taken");
  }
});

test("random graphs, also with loops that have several entries", () => {
  for (let i = 0; i < 150; i++) check(randomGraph(2 + random(30), 1 + random(10), random(40)));
});

test("250 and 2,000 blocks in time", () => {
  for (const [count, most] of [
    [250, 2000],
    [2000, 10000],
  ]) {
    const { blocks, edges } = randomGraph(count, 8, 10),
      begin = performance.now();
    layered(blocks, edges, sizesOf(blocks));
    const time = performance.now() - begin;
    assert.ok(time < most, `${count} blocks: ${time.toFixed(0)} ms`);
  }
});
