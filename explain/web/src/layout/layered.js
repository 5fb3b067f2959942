// A layered layout of control-flow graphs: blocks in layers by longest path, edges of horizontal and vertical lines with rounded
// corners, edges back to the beginning of a loop on its left. It knows nothing of the page.
import { loopsOf, placesOf } from "./loops.js";

const ROUND = 6,
  CHANNEL = 12,
  FRAME = 7,
  BEND = 8;
/// How often blocks are moved towards what they are linked to; of graphs with MANY links less often.
const SWEEPS = 8,
  MANY = 20000,
  LARGE = 500;

/// Puts the blocks into layers: a block is below its predecessors, and below the loops that lead to it, in graphs that are not LARGE.
function layersOf(succs, place, loops) {
  const count = succs.length,
    depth = new Array(count).fill(0),
    down = succs.map((all, v) => all.filter((to) => place[to] > place[v]));
  for (const loop of loops) for (const v of loop.members) depth[v] = Math.max(depth[v], loop.depth);
  // Ways out of a loop first: then they are behind it in reverse post-order.
  const topo = placesOf(
    down.map((all) =>
      all
        .map((to, i) => [to, i])
        .sort(([a, i], [b, j]) => depth[a] - depth[b] || i - j)
        .map(([to]) => to),
    ),
  );
  const after = down.map((all) => [...all]);
  // In large graphs that would make too many layers.
  for (const { header, members } of count > LARGE ? [] : loops) {
    const own = new Set(members),
      ends = members.filter((v) => succs[v].includes(header));
    const exits = new Set(members.flatMap((v) => down[v].filter((to) => !own.has(to))));
    for (const end of ends) for (const exit of exits) if (topo[end] < topo[exit]) after[end].push(exit);
  }
  const order = topo
      .map((at, v) => [at, v])
      .sort((a, b) => a[0] - b[0])
      .map(([, v]) => v),
    layer = new Array(count).fill(0);
  for (const v of order) for (const to of after[v]) layer[to] = Math.max(layer[to], layer[v] + 1);
  return { layer, depth, order };
}

/// Places for a row of boxes as near as possible to where they want to be, at least `gap` apart.
function settle(row, wanted, weight, gap) {
  const pools = [];
  let offset = 0;
  row.forEach((v, i) => {
    if (i) offset += row[i - 1].w / 2 + gap + v.w / 2;
    v.offset = offset;
    let pool = { sum: (wanted[i] - offset) * weight[i], weight: weight[i], first: i };
    while (pools.length && pools.at(-1).sum / pools.at(-1).weight > pool.sum / pool.weight) {
      const before = pools.pop();
      pool = { sum: before.sum + pool.sum, weight: before.weight + pool.weight, first: before.first };
    }
    pools.push(pool);
  });
  pools.forEach((pool, k) => {
    for (let i = pool.first; i < (pools[k + 1]?.first ?? row.length); i++)
      row[i].x = pool.sum / pool.weight + row[i].offset;
  });
}

/// Lines with rounded corners.
function rounded(points) {
  const at = ([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`;
  let path = `M${at(points[0])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = [points[i - 1], points[i], points[i + 1]];
    const short = ([x, y], far) => {
      const length = Math.hypot(x - b[0], y - b[1]),
        r = Math.min(ROUND, length / 2) / (length || 1);
      return [b[0] + (far[0] - b[0]) * r, b[1] + (far[1] - b[1]) * r];
    };
    path += `L${at(short(a, a))}Q${at(b)} ${at(short(c, c))}`;
  }
  return path + `L${at(points[points.length - 1])}`;
}

/// The places of ports, from the middle; two have room for a letter each between them.
const spread = (i, count, w, most = 18) => (i - (count - 1) / 2) * Math.min(most, (w - 16) / Math.max(1, count));
const PAIR = 34;

/// The graph while it is laid out, by numbers of blocks and edges.
function graphOf(blocks, edges, sizes) {
  const index = new Map(blocks.map((label, i) => [label, i])),
    pairs = edges.map(([from, to]) => [index.get(from), index.get(to)]);
  const succs = blocks.map(() => []);
  for (const [from, to] of pairs) succs[from].push(to);
  const place = placesOf(succs),
    loops = loopsOf(succs, place),
    { layer, depth, order } = layersOf(succs, place, loops);
  const isBack = pairs.map(([from, to]) => place[to] <= place[from]);
  const nodes = blocks.map((_, v) => ({
    w: sizes[v].w,
    h: sizes[v].h,
    x: 0,
    layer: layer[v],
    depth: depth[v],
    ups: [],
    downs: [],
  }));
  const count = Math.max(-1, ...layer) + 1,
    rows = Array.from({ length: count }, () => []);
  for (const v of order) rows[layer[v]].push(nodes[v]);
  return { blocks, edges, sizes, pairs, loops, layer, isBack, nodes, count, rows };
}

/// Links between layers, and of each edge the chain of them. An edge that passes a layer has a place of its own there, which it
/// shares with others to the same block.
function linkLayers({ pairs, layer, isBack, nodes, count, rows }) {
  const links = [],
    bends = new Map(),
    chains = pairs.map(([from, to], e) => {
      const chain = [];
      const add = (start, end) => {
        const link = start.next ?? { from: start, to: end, out: 0, in: 0, e };
        if (!start.next) links.push(link);
        if (start.isBend) start.next = link;
        chain.push(link);
        return end;
      };
      if (isBack[e]) return chain;
      let last = nodes[from];
      for (let l = layer[from] + 1; l < layer[to]; l++) {
        const key = to * count + l;
        if (!bends.has(key)) {
          bends.set(key, {
            w: 2,
            h: 0,
            x: 0,
            layer: l,
            depth: Math.min(nodes[from].depth, nodes[to].depth),
            ups: [],
            downs: [],
            isBend: true,
          });
          rows[l].push(bends.get(key));
        }
        last = add(last, bends.get(key));
      }
      add(last, nodes[to]);
      return chain;
    });
  for (const link of links) {
    link.from.downs.push(link);
    link.to.ups.push(link);
  }
  return { links, chains };
}

/// Fewer crossings: each in the middle of what it is linked to; deeper loops are on the left.
function sortRows({ rows, count }) {
  const number = (row) =>
    row.forEach((v, i) => {
      v.at = i - (row.length - 1) / 2;
    });
  rows.forEach(number);
  const sorted = (row, side, end) => {
    for (const v of row)
      v.key = v[side].length
        ? v[side].reduce(
            (sum, link) =>
              sum +
              link[end].at +
              (side === "ups" ? (link.from.downs.indexOf(link) - (link.from.downs.length - 1) / 2) * 0.2 : 0),
            0,
          ) / v[side].length
        : v.at;
    row.sort((a, b) => b.depth - a.depth || a.key - b.key || a.at - b.at);
    number(row);
  };
  for (let sweep = 0; sweep < 3; sweep++) {
    for (let l = 1; l < count; l++) sorted(rows[l], "ups", "from");
    if (sweep < 2) for (let l = count - 2; l >= 0; l--) sorted(rows[l], "downs", "to");
  }
}

/// Ports: what comes in, by where it comes from; what comes back, on the left.
function placePorts({ blocks, edges, pairs, isBack, nodes, chains }) {
  const backIn = new Array(edges.length),
    backOut = new Array(edges.length);
  const outs = blocks.map(() => []),
    ins = blocks.map(() => []);
  pairs.forEach(([from, to], e) => {
    outs[from].push(e);
    if (isBack[e]) ins[to].push(e);
  });
  const side = new Array(edges.length).fill(1);
  nodes.forEach((node, v) => {
    // In the order in which they lie below; what goes back begins on the left.
    const { length } = outs[v].sort(
      (a, b) => isBack[b] - isBack[a] || chains[a][0]?.to.at - chains[b][0]?.to.at || a - b,
    );
    outs[v].forEach((e, i) => {
      const at = spread(i, length, node.w, length === 2 ? PAIR : 18);
      if (i >= length / 2) side[e] = -1;
      if (isBack[e]) backOut[e] = at;
      else chains[e][0].out = at;
    });
    const all = node.ups
        .map((link, i) => [link, i])
        .sort(([a, i], [b, j]) => a.from.at - b.from.at || a.out - b.out || i - j)
        .map(([link]) => link),
      total = ins[v].length + all.length;
    ins[v].forEach((e, i) => {
      backIn[e] = spread(i, total, node.w);
    });
    all.forEach((link, i) => {
      link.in = spread(ins[v].length + i, total, node.w);
    });
  });
  return { backIn, backOut, side };
}

/// Straight where it can be.
function straighten({ rows, count, links }, gap) {
  for (const row of rows)
    settle(
      row,
      row.map(() => 0),
      row.map(() => 1),
      gap,
    );
  const pull = (row, side) => {
    const wanted = [],
      weight = [];
    for (const v of row) {
      let sum = 0,
        all = 0;
      for (const link of v[side]) {
        const strong = v.isBend && (side === "ups" ? link.from : link.to).isBend ? 8 : v.isBend ? 2 : 1;
        sum += strong * (side === "ups" ? link.from.x + link.out - link.in : link.to.x + link.in - link.out);
        all += strong;
      }
      wanted.push(all ? sum / all : v.x);
      weight.push(all || 0.2);
    }
    settle(row, wanted, weight, gap);
  };
  for (let sweep = 0; sweep < (links.length > MANY ? 2 : SWEEPS); sweep++) {
    for (let l = 1; l < count; l++) pull(rows[l], "ups");
    for (let l = count - 2; l >= 0; l--) pull(rows[l], "downs");
  }
  for (let l = 1; l < count; l++) pull(rows[l], "ups");
  // A bend of a few pixels is none: a place in a layer, or a port, gives way.
  for (const row of rows)
    for (const v of row)
      for (const link of v.ups) {
        const off = link.from.x + link.out - v.x - link.in;
        if (Math.abs(off) >= BEND) continue;
        if (v.isBend && v.ups.length === 1) v.x += off;
        else if (!v.isBend && Math.abs(link.in + off) < v.w / 2 - 6) link.in += off;
      }
}

/// Channels of edges back: left of all that is beside the loop, the shorter ones nearer.
function placeChannels({ edges, pairs, rows, layer, isBack }) {
  const left = rows.map((row) => Math.min(...row.map((v) => v.x - v.w / 2))),
    channel = new Array(edges.length);
  const backs = pairs
    .map((_, e) => e)
    .filter((e) => isBack[e])
    .sort((a, b) => layer[pairs[a][0]] - layer[pairs[a][1]] - (layer[pairs[b][0]] - layer[pairs[b][1]]) || a - b);
  for (const e of backs) {
    const [from, to] = pairs[e],
      low = Math.min(layer[from], layer[to]),
      high = Math.max(layer[from], layer[to]);
    channel[e] = Math.min(...left.slice(low, high + 1)) - CHANNEL;
    for (let l = low; l <= high; l++) left[l] = channel[e];
  }
  return { left, channel, backs };
}

/// Tracks: horizontal lines between two layers that overlap are one below the other. Gap l is above layer l.
function placeTracks({ pairs, layer, nodes, count, links, backs, channel, backIn, backOut }) {
  const gaps = Array.from({ length: count + 1 }, () => []);
  const line = (l, a, b) => {
    const made = { a: Math.min(a, b) - 3, b: Math.max(a, b) + 3, track: 0 };
    gaps[l].push(made);
    return made;
  };
  for (const link of links) {
    const a = link.from.x + link.out,
      b = link.to.x + link.in;
    if (Math.abs(a - b) > 0.5) link.line = line(link.to.layer, a, b);
  }
  const backLines = new Map(
    backs.map((e) => {
      const [from, to] = pairs[e];
      return [
        e,
        [
          line(layer[from] + 1, nodes[from].x + backOut[e], channel[e]),
          line(layer[to], channel[e], nodes[to].x + backIn[e]),
        ],
      ];
    }),
  );
  const tracks = gaps.map((lines) => {
    const ends = [];
    for (const each of lines
      .map((one, i) => [one, i])
      .sort(([p, i], [q, j]) => p.b - p.a - q.b + q.a || i - j)
      .map(([one]) => one)) {
      each.track = ends.findIndex((all) => all.every((other) => other.b < each.a || each.b < other.a));
      if (each.track < 0) each.track = ends.push([]) - 1;
      ends[each.track].push(each);
    }
    return ends.length;
  });
  return { backLines, tracks };
}

/// The tops of the layers and of the gaps above them.
function placeLayers({ rows, count, tracks }, { rise, track, arrow }) {
  const tops = [],
    bottoms = [];
  let y = 0;
  const pad = rise / 4,
    gapTop = tracks.map((_, l) => {
      const top = y + (l === 0 ? 0 : pad);
      y +=
        tracks[l] || (l > 0 && l < count)
          ? Math.max(l > 0 && l < count ? rise : 0, tracks[l] * track + arrow + 2 * pad)
          : 0;
      if (l < count) {
        tops[l] = y;
        y = bottoms[l] = y + Math.max(0, ...rows[l].map((v) => v.h));
      }
      return top;
    });
  return { tops, gapTop, height: y };
}

/// The loops, each with its edges back in a frame.
function frameLoops({ blocks, loops, pairs, layer, nodes, backs, channel, tops }) {
  return loops.map(({ header, members }) => {
    const own = new Set(members),
      sides = members.map((v) => nodes[v]);
    const ways = backs.filter((e) => pairs[e][1] === header && own.has(pairs[e][0])).map((e) => channel[e]);
    const x = Math.min(...ways, ...sides.map((v) => v.x - v.w / 2)) - FRAME,
      right = Math.max(...sides.map((v) => v.x + v.w / 2)) + FRAME;
    const top = tops[layer[header]] - FRAME,
      bottom = Math.max(...sides.map((v) => tops[v.layer] + v.h)) + FRAME,
      over = Math.min(top, ...sides.map((v) => tops[v.layer] - FRAME));
    return {
      header: blocks[header],
      members: members.map((v) => blocks[v]),
      x,
      y: over,
      w: right - x,
      h: bottom - over,
    };
  });
}

/// The corners of an edge.
function cornersOf(graph, e, track) {
  const { pairs, layer, nodes, isBack, chains, channel, backIn, backOut, backLines, tops, gapTop } = graph,
    [from, to] = pairs[e];
  const trackY = (l, each) => gapTop[l] + (each.track + 0.5) * track;
  const bottom = tops[layer[from]] + nodes[from].h,
    top = tops[layer[to]],
    points = [];
  if (isBack[e]) {
    const [below, above] = backLines.get(e),
      a = nodes[from].x + backOut[e],
      b = nodes[to].x + backIn[e],
      low = trackY(layer[from] + 1, below),
      high = trackY(layer[to], above);
    points.push([a, bottom], [a, low], [channel[e], low], [channel[e], high], [b, high], [b, top]);
  } else {
    points.push([nodes[from].x + chains[e][0].out, bottom]);
    for (const link of chains[e]) {
      const x = link.to.x + link.in;
      if (link.line)
        points.push([points.at(-1)[0], trackY(link.to.layer, link.line)], [x, trackY(link.to.layer, link.line)]);
    }
    points.push([points.at(-1)[0], top]);
  }
  return points;
}

/// { nodes: { label: { x, y, w, h } }, edges: [{ from, to, way, path, head, mid, points, side, isBack }], loops: [{ header, members, x,
/// y, w, h }], width, height }. `edges` are [from, to, way]; `sizes` are those of `blocks`, in their order; x and y are the middle of a
/// block. `side`: where an edge has room for a letter at its beginning, 1 on its right, -1 on its left.
/// `gap`: between blocks; `rise`: the least between layers; `track`: between lines; `arrow`: the length of an arrow's head.
export function layered(blocks, edges, sizes, { gap = 20, rise = 14, track = 5, arrow = 7 } = {}) {
  const graph = graphOf(blocks, edges, sizes);
  Object.assign(graph, linkLayers(graph));
  sortRows(graph);
  Object.assign(graph, placePorts(graph));
  straighten(graph, gap);
  Object.assign(graph, placeChannels(graph));
  Object.assign(graph, placeTracks(graph));
  Object.assign(graph, placeLayers(graph, { rise, track, arrow }));
  const framed = frameLoops(graph),
    { pairs, layer, nodes, count, rows, isBack, side, left, tops, height } = graph;
  const begin = Math.min(...(count ? [] : [0]), ...left, ...framed.map((f) => f.x)),
    end = Math.max(
      ...(count ? [] : [0]),
      ...rows.map((row) => row.reduce((most, v) => Math.max(most, v.x + v.w / 2), -Infinity)),
      ...framed.map((f) => f.x + f.w),
    );
  const result = {
    nodes: Object.create(null),
    edges: [],
    loops: framed.map((f) => ({ ...f, x: f.x - begin })),
    width: end - begin,
    height,
  };
  blocks.forEach((label, v) => {
    result.nodes[label] = { ...sizes[v], x: nodes[v].x - begin, y: tops[layer[v]] + nodes[v].h / 2 };
  });
  result.edges = pairs.map((_, e) => {
    const points = cornersOf(graph, e, track);
    for (const point of points) point[0] -= begin;
    const [x, tip] = points.at(-1),
      middle = Math.floor((points.length - 1) / 2);
    const mid = [0, 1].map((k) => (points[middle][k] + points[middle + 1][k]) / 2);
    return {
      from: edges[e][0],
      to: edges[e][1],
      way: edges[e][2],
      side: side[e],
      path: rounded([...points.slice(0, -1), [x, tip - arrow]]),
      head: [
        [x, tip],
        [x - 4, tip - arrow],
        [x + 4, tip - arrow],
      ]
        .map((p) => p.map((n) => n.toFixed(1)).join(","))
        .join(" "),
      mid,
      points,
      isBack: isBack[e],
    };
  });
  return result;
}
