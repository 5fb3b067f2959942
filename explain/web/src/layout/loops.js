// The loops of a graph of blocks given by numbers, also where a loop has several entries: nested strongly connected components.

/// Depth-first from the first block, then from each that was not reached: reverse post-order, as the place of each block.
export function placesOf(succs) {
  const place = new Array(succs.length).fill(-1),
    seen = new Array(succs.length).fill(false);
  let next = succs.length;
  for (let root = 0; root < succs.length; root++) {
    if (seen[root]) continue;
    seen[root] = true;
    for (const stack = [[root, 0]]; stack.length; ) {
      const top = stack[stack.length - 1],
        to = succs[top[0]][top[1]++];
      if (to === undefined) {
        place[top[0]] = --next;
        stack.pop();
      } else if (!seen[to]) {
        seen[to] = true;
        stack.push([to, 0]);
      }
    }
  }
  return place;
}

/// The strongly connected components among `members`; edges to `header` do not count.
function components(succs, members, header) {
  const own = new Set(members),
    index = new Map(),
    low = new Map(),
    open = [],
    isOpen = new Set(),
    found = [];
  for (const root of members) {
    if (index.has(root)) continue;
    const enter = (v) => {
      index.set(v, index.size);
      low.set(v, index.get(v));
      open.push(v);
      isOpen.add(v);
      return [v, 0];
    };
    for (const stack = [enter(root)]; stack.length; ) {
      const top = stack[stack.length - 1],
        v = top[0],
        to = succs[v][top[1]++];
      if (to !== undefined) {
        if (!own.has(to) || to === header) continue;
        if (!index.has(to)) stack.push(enter(to));
        else if (isOpen.has(to)) low.set(v, Math.min(low.get(v), index.get(to)));
        continue;
      }
      stack.pop();
      if (stack.length) low.set(stack[stack.length - 1][0], Math.min(low.get(stack[stack.length - 1][0]), low.get(v)));
      if (low.get(v) !== index.get(v)) continue;
      const part = open.splice(open.lastIndexOf(v));
      part.forEach((each) => isOpen.delete(each));
      if (part.length > 1 || (v !== header && succs[v].includes(v))) found.push(part);
    }
  }
  return found;
}

/// [{ header, members, depth }], outer loops before inner ones. The header is the member that comes first.
export function loopsOf(succs, place) {
  const loops = [],
    work = [{ members: succs.map((_, v) => v), header: -1, depth: 0 }];
  for (let at = 0; at < work.length; at++) {
    const { members, header, depth } = work[at];
    for (const part of components(succs, members, header)) {
      const loop = { header: part.reduce((a, b) => (place[a] < place[b] ? a : b)), members: part, depth: depth + 1 };
      loops.push(loop);
      work.push(loop);
    }
  }
  return loops;
}
