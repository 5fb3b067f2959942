// The layout of control-flow graphs: blocks that do not overlap, edges that cross no block, edges back on the left of their loop,
// frames around the loops, the same picture each time, and a bound on the time. On graphs made by hand and at random.
import assert from "node:assert/strict";
import { test } from "node:test";
import { layered } from "../../explain/web/src/layout/layered.js";

let seed = 1;
const random = (n) => (seed = (seed * 48271) % 2147483647) % n;

/// Blocks with one to three successors near to them; `back` of 100 edges lead back.
const randomGraph = (count, near, back) => {
  const blocks = Array.from({ length: count }, (_, i) => `b${i}`), edges = [];
  for (let i = 0; i < count; i++)
    for (let k = random(10) === 0 ? 3 : 1 + random(2); k > 0; k--) {
      const to = random(100) < back ? i - random(near) : i + 1 + random(near);
      if (to >= 0 && to < count) edges.push([`b${i}`, `b${to}`]);
    }
  return { blocks, edges };
};

const sizesOf = (blocks) => blocks.map((_, i) => ({ w: 60 + (i * 37) % 90, h: 26 + (i * 53) % 60 }));

function check({ blocks, edges }) {
  const sizes = sizesOf(blocks), picture = layered(blocks, edges, sizes), nodes = Object.values(picture.nodes);
  assert.deepEqual(layered(blocks, edges, sizes), picture);
  assert.equal(nodes.length, blocks.length);
  assert.equal(picture.edges.length, edges.length);
  const box = ({ x, y, w, h }) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
  const boxes = blocks.map((label) => [label, ...box(picture.nodes[label])]).sort((a, b) => a[2] - b[2]);
  for (const [label, x, y, right, bottom] of boxes) assert.ok(x >= -0.1 && y >= -0.1 && right <= picture.width + 0.1 && bottom <= picture.height + 0.1, label);
  boxes.forEach((a, i) => {
    for (let k = i + 1; k < boxes.length && boxes[k][2] < a[4]; k++) assert.ok(a[3] <= boxes[k][1] || boxes[k][3] <= a[1], `${a[0]} and ${boxes[k][0]} overlap`);
  });
  picture.edges.forEach((edge, e) => {
    assert.deepEqual([edge.from, edge.to], edges[e]);
    const name = `${edge.from} -> ${edge.to}`, [first, last] = [edge.points[0], edge.points.at(-1)], from = box(picture.nodes[edge.from]), to = box(picture.nodes[edge.to]);
    assert.ok(first[0] > from[0] && first[0] < from[2] && Math.abs(first[1] - from[3]) < 0.1, `${name} begins elsewhere`);
    assert.ok(last[0] > to[0] && last[0] < to[2] && Math.abs(last[1] - to[1]) < 0.1, `${name} ends elsewhere`);
    assert.doesNotMatch(edge.path + edge.head, /NaN|undefined|Infinity/);
    for (let i = 1; i < edge.points.length; i++) {
      const [[ax, ay], [bx, by]] = [edge.points[i - 1], edge.points[i]];
      assert.ok(Math.abs(ax - bx) < 0.6 || Math.abs(ay - by) < 0.1, `${name} is slanted`);
      for (const [label, x, y, right, bottom] of boxes) {
        if (y > Math.max(ay, by)) break;
        assert.ok(Math.max(ax, bx) <= x + 0.1 || Math.min(ax, bx) >= right - 0.1 || Math.min(ay, by) >= bottom - 0.1 || Math.max(ay, by) <= y + 0.1, `${name} crosses ${label}`);
      }
    }
    if (edge.isBack) assert.ok(Math.min(...edge.points.map(([x]) => x)) < Math.min(from[0], to[0]), `${name} is not on the left`);
    else assert.ok(last[1] > first[1], `${name} leads up`);
  });
  for (const loop of picture.loops) for (const label of loop.members) {
    const [x, y, right, bottom] = box(picture.nodes[label]);
    assert.ok(x >= loop.x && y >= loop.y && right <= loop.x + loop.w && bottom <= loop.y + loop.h, `${label} is outside of the loop of ${loop.header}`);
  }
  return picture;
}
const graph = (text) => {
  const edges = text.split(" ").map((pair) => pair.split(">"));
  return { blocks: [...new Set(edges.flat())], edges };
};

test("a diamond is symmetric, and its true side is on the left", () => {
  const blocks = ["a", "t", "f", "end"], edges = [["a", "t"], ["a", "f"], ["t", "end"], ["f", "end"]];
  const { nodes } = layered(blocks, edges, blocks.map(() => ({ w: 80, h: 40 })));
  assert.ok(nodes.t.x < nodes.f.x);
  assert.ok(Math.abs(nodes.a.x - nodes.end.x) < 0.1 && Math.abs(nodes.t.x + nodes.f.x - 2 * nodes.a.x) < 0.1);
});

test("loops: nested ones, of one block, with two entries; edges twice; blocks that are not reached; no blocks", () => {
  const nested = check(graph("e>h h>g g>b b>g g>l l>h h>x"));
  assert.deepEqual(nested.loops.map(({ header, members }) => [header, members.length]), [["h", 4], ["g", 2]]);
  assert.ok(nested.nodes.x.y > nested.nodes.l.y, "what leaves a loop is below it");
  assert.deepEqual(check(graph("a>b b>b b>c")).loops.map((loop) => loop.members), [["b"]]);
  assert.equal(check(graph("a>b a>c b>c c>b b>d")).loops.length, 1);
  check(graph("a>b a>b a>b b>c"));
  check({ blocks: ["a", "b", "u", "v"], edges: [["a", "b"], ["u", "b"], ["u", "v"], ["v", "u"]] });
  assert.deepEqual(layered([], [], []).edges, []);
});

test("random graphs, also with loops that have several entries", () => {
  for (let i = 0; i < 150; i++) check(randomGraph(2 + random(30), 1 + random(10), random(40)));
});

test("250 and 2,000 blocks in time", () => {
  for (const [count, most] of [[250, 2000], [2000, 10000]]) {
    const { blocks, edges } = randomGraph(count, 8, 10), begin = performance.now();
    layered(blocks, edges, sizesOf(blocks));
    const time = performance.now() - begin;
    assert.ok(time < most, `${count} blocks: ${time.toFixed(0)} ms`);
  }
});
