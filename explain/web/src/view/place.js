// How much place the control-flow graph and a second graph have. On a wide page they are in two columns, one of which the
// second graph shares with the code; on a narrow one they share a box, one above the other or side by side, whichever makes
// the smaller of the two larger. And whether a graph is large enough to be read.

/// The shares that the first of two graphs may have of their place, the usual one first.
const SHARES = [0.62, 0.56, 0.5, 0.44, 0.38, 0.68];
/// From this width on the page has three columns; the gap between panels and the title of one.
const WIDE = 1101,
  GAP = 8,
  TITLE = 30;
/// Of the columns of a wide page: the first one's share, the usual one of the graph, and the least of the second graph.
const STEP = 30,
  GRAPH = 41,
  LEAST = 24;

/// How large two graphs can be drawn, and the share of the first: `fit(share)` gives the sizes of both.
const best = (shares, fit) =>
  shares
    .map((share) => ({ factor: Math.min(1.2, ...fit(share)), share }))
    .reduce((a, b) => (b.factor > a.factor + 0.01 ? b : a));
const scaled = ({ width, height }, w, h) => Math.min(w / width, h / height);

/// The same in a place of w times h pixels.
function shared([a, b], w, h, isBeside) {
  const [dw, dh] = isBeside ? [GAP, TITLE] : [0, 2 * TITLE + GAP];
  const fit = (graph, part) => (isBeside ? scaled(graph, (w - dw) * part, h - dh) : scaled(graph, w, (h - dh) * part));
  return { ...best(SHARES, (share) => [fit(a, share), fit(b, 1 - share)]), isBeside };
}

let placed = "";
const large = new Map();

/// The size of a box as it last was: the browser has to lay the page out for it only in a window of another size.
const boxes = new Map();
export function sizeNow(box) {
  const inWindow = `${innerWidth} ${innerHeight}`,
    known = boxes.get(box);
  if (known?.inWindow !== inWindow) boxes.set(box, { width: box.clientWidth, height: box.clientHeight, inWindow });
  if (known) return boxes.get(box);
  let last = "";
  new ResizeObserver(
    ([
      {
        contentRect: { width, height },
      },
    ]) => {
      boxes.set(box, { width, height, inWindow: `${innerWidth} ${innerHeight}` });
      // The window has another size: everything is measured again.
      if (last !== (last = boxes.get(box).inWindow)) {
        placed = "";
        large.clear();
      }
    },
  ).observe(box);
  return boxes.get(box);
}

/// Arranges the graphs, which have a width and a height: on a wide page the columns of `panels`, on others the `box`. They
/// stay as long as `key`, the first graph and the window are the same. `isAboutTree`: the second graph is no less important.
/// `areCopies`: it is another one at each edge, and has one place.
export function placeGraphs(panels, box, key, first, second, { isAboutTree, areCopies }) {
  const now = `${key} ${innerWidth} ${innerHeight} ${first.width} ${first.height}`,
    isPhone = innerWidth <= 640;
  if (placed === now) return;
  placed = now;
  if (innerWidth >= WIDE) {
    const { width, height } = sizeNow(panels),
      rest = 100 - STEP;
    const shares = Array.from({ length: rest - 2 * LEAST + 1 }, (_, i) => LEAST + i).sort(
      (a, b) => Math.abs(a - GRAPH) - Math.abs(b - GRAPH),
    );
    const fit = (part, graph, high) =>
      scaled(graph, ((width - 4 * GAP) * part) / 100 - 4, height * high - TITLE - 2 * GAP);
    if (!isAboutTree) return;
    const { share } = best(shares, (part) => [fit(part, first, 1), fit(rest - part, second, 0.64)]);
    panels.style.setProperty("--cfg", `${share}fr`);
    panels.style.setProperty("--tree", `${rest - share}fr`);
    return;
  }
  // As it is in this phase.
  const { clientWidth: width, clientHeight: height } = box;
  const { isBeside, share } = areCopies
    ? { isBeside: false, share: isPhone ? 0.52 : 0.62 }
    : [false, true]
        .map((each) => shared([first, second], width, height, each))
        .reduce((a, b) => (b.factor > a.factor * 1.05 ? b : a));
  box.classList.toggle("beside", isBeside);
  box.style.setProperty("--share", share);
}

/// The columns of a wide page as they are while no tree is what matters.
export function usualColumns(panels) {
  if (!panels.style.getPropertyValue("--cfg")) return;
  placed = "";
  for (const part of ["--cfg", "--tree"]) panels.style.removeProperty(part);
}

/// Whether the first graph, of the size that `sizeOf` gives , is drawn at least `least` times its size.
/// `withTree`: a second graph is in the box, which may be beside it.
export function isLarge(panels, key, sizeOf, { withTree, canBeBeside, least }) {
  const name = `${key} ${innerWidth} ${innerHeight} ${canBeBeside}`;
  if (!large.has(name)) {
    const isWide = innerWidth >= WIDE,
      isPhone = innerWidth <= 640,
      size = sizeOf(),
      { width, height } = sizeNow(panels);
    if (!height) return true;
    const w = (width - 2 * GAP) * (isWide ? GRAPH / 100 : isPhone ? 1 : 0.5),
      h = (height - 2 * GAP) * (isPhone ? 0.4 : 1) - 2 * TITLE;
    const factor =
      isWide || isPhone || !withTree
        ? scaled(size, w, h)
        : Math.max(scaled(size, w, h * 0.62), canBeBeside ? scaled(size, w * 0.5, h) : 0);
    large.set(name, factor > (isWide || canBeBeside || isPhone ? least : 0.8));
  }
  return large.get(name);
}

/// The gaps between the columns can be dragged.
export function dragColumns(panels) {
  panels.addEventListener("pointerdown", (down) => {
    if (down.target !== panels || innerWidth <= 1100) return;
    const box = panels.getBoundingClientRect();
    const at = (x) => Math.max(0.12, Math.min(0.88, (x - box.left) / box.width));
    const edges = ["panel-cfg", "panel-ir"].map((id) => at(document.getElementById(id).getBoundingClientRect().left));
    const which = Math.abs(at(down.clientX) - edges[0]) < Math.abs(at(down.clientX) - edges[1]) ? 0 : 1;
    const move = (event) => {
      edges[which] = which ? Math.max(edges[0] + 0.1, at(event.clientX)) : Math.min(edges[1] - 0.1, at(event.clientX));
      [edges[0], edges[1] - edges[0], 1 - edges[1]].forEach((part, i) =>
        panels.style.setProperty("--" + "abc"[i], `${(part * 100).toFixed(1)}fr`),
      );
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", () => removeEventListener("pointermove", move), { once: true });
  });
}
