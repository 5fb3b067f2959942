// The layout of a tree: subtrees side by side, as close as their outlines allow, each node over the middle of its children. It knows
// nothing of the page.
const ARROW = 8;

/// A straight edge with its arrow, as a Bezier curve.
function edge([from, to], a, b) {
  const top = a.y + a.h / 2,
    tip = b.y - b.h / 2,
    end = tip - ARROW,
    half = (top + tip) / 2;
  const text = (points) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const last = [b.x, end],
    angle = Math.atan2(tip - end, 0);
  const wing = (turn) => [last[0] + 4 * Math.cos(angle + turn), last[1] + 4 * Math.sin(angle + turn)];
  return {
    from,
    to,
    path: `M${text([[a.x, top]])}C${text([[a.x, half], [b.x, half], last])}`,
    head: text([[b.x, tip], wing(Math.PI / 2), wing(-Math.PI / 2)]),
    mid: [b.x, half],
  };
}

/// What layered() gives, for edges that lead from a node to its children. `sizes` are those of `labels`, all of one height.
export function layoutTree(labels, edges, sizes, { gap = 16, rise = 30 } = {}) {
  const tree = new Map(labels.map((label, i) => [label, { ...sizes[i], children: [], isRoot: true, x: 0 }]));
  for (const [from, to] of edges) {
    tree.get(from).children.push(to);
    tree.get(to).isRoot = false;
  }
  // The outline of a subtree: [left, right] per level, from its root's middle. Children's x are from there, too.
  const place = (label) => {
    const node = tree.get(label),
      outline = [];
    for (const child of node.children) {
      const own = place(child);
      const x = Math.max(
        0,
        ...own.map(([left], level) => (outline[level] ? outline[level][1] + gap - left : -Infinity)),
      );
      tree.get(child).x = x;
      own.forEach(([left, right], level) => {
        outline[level] = [outline[level]?.[0] ?? x + left, x + right];
      });
    }
    const first = tree.get(node.children[0])?.x ?? 0,
      middle = (first + (tree.get(node.children.at(-1))?.x ?? 0)) / 2;
    for (const child of node.children) tree.get(child).x -= middle;
    return [[-node.w / 2, node.w / 2], ...outline.map(([left, right]) => [left - middle, right - middle])];
  };
  const result = { nodes: Object.create(null), edges: [], width: 0, height: 0 };
  let begin = 0;
  for (const root of labels) {
    if (!tree.get(root).isRoot) continue;
    const outline = place(root),
      left = Math.min(...outline.map((level) => level[0])),
      { h: high } = tree.get(root);
    const put = (label, x, depth) => {
      const { children, isRoot: _, ...size } = tree.get(label);
      result.nodes[label] = { ...size, x, y: depth * (high + rise) + high / 2 };
      for (const child of children) put(child, x + tree.get(child).x, depth + 1);
    };
    put(root, begin - left, 0);
    begin += Math.max(...outline.map((level) => level[1])) - left + gap;
    result.width = begin - gap;
    result.height = Math.max(result.height, outline.length * (high + rise) - rise);
  }
  result.edges = edges.map((ends) => edge(ends, result.nodes[ends[0]], result.nodes[ends[1]]));
  return result;
}
