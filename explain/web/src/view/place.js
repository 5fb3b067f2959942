// Where the control-flow graph and a second graph are drawn: one above the other or side by side, whichever makes
// the smaller of the two larger; and whether a graph is large enough to be read.

/// The shares that the first of two graphs may have of their place, the usual one first.
const SHARES = [0.62, 0.56, 0.5, 0.44, 0.38, 0.68];

/// How large two graphs can be drawn in a place of w times h pixels, and the share of the first.
function shared([a, b], w, h, isBeside) {
  const [dw, dh] = isBeside ? [8, 30] : [0, 68];  // the gap, the titles
  return SHARES.map((share) => {
    const fit = ({ width, height }, part) => (isBeside ? Math.min((w - dw) * part / width, (h - dh) / height) : Math.min(w / width, (h - dh) * part / height));
    return { factor: Math.min(1.2, fit(a, share), fit(b, 1 - share)), share, isBeside };
  }).reduce((best, each) => (each.factor > best.factor + 0.01 ? each : best));
}

let placed = "";
const large = new Map();

/// The size of a box as it last was: the browser has to lay the page out for it only in a window of another size.
const boxes = new Map();
function sizeNow(box) {
  const inWindow = `${innerWidth} ${innerHeight}`, known = boxes.get(box);
  if (known?.inWindow !== inWindow) boxes.set(box, { width: box.clientWidth, height: box.clientHeight, inWindow });
  if (known) return boxes.get(box);
  let last = "";
  new ResizeObserver(([{ contentRect: { width, height } }]) => {
    boxes.set(box, { width, height, inWindow: `${innerWidth} ${innerHeight}` });
    // The first time in a window of another size all is asked anew.
    if (last !== (last = boxes.get(box).inWindow)) {
      placed = "";
      large.clear();
    }
  }).observe(box);
  return boxes.get(box);
}

/// Arranges the graphs, which have a width and a height, in their box. They stay as long as `key`, the first graph and the
/// window are the same. Pictures of copies change with each edge: they have one place.
export function placeGraphs(box, key, first, second, areCopies) {
  const now = `${key} ${innerWidth} ${innerHeight} ${first.width} ${first.height}`, isPhone = innerWidth <= 640;
  if (placed === now) return;
  placed = now;
  const { width, height } = sizeNow(box);
  const { isBeside, share } = areCopies ? { isBeside: isPhone, share: isPhone ? 0.5 : 0.62 }
    : [false, true].map((each) => shared([first, second], width, height, each)).reduce((a, b) => (b.factor > a.factor * 1.05 ? b : a));
  box.classList.toggle("beside", isBeside);
  box.style.setProperty("--share", share);
}

/// Whether the first graph, of the size that `sizeOf` gives (null: not known yet), is drawn at least `least` times its size.
/// `withTree`: a second graph is in the box, which may be beside it.
export function isLarge(box, key, sizeOf, { withTree, canBeBeside, least }) {
  const name = `${key} ${innerWidth} ${innerHeight} ${canBeBeside}`;
  if (!large.has(name)) {
    const size = sizeOf(), { width: w, height: h } = sizeNow(box);
    if (!size || !h) return true;
    const fits = (width, height) => Math.min(width / size.width, height / size.height);
    large.set(name, Math.max(fits(w, (h - 60) * (withTree ? 0.62 : 1)), withTree && canBeBeside ? fits(w * 0.5, h - 60) : 0) > least);
  }
  return large.get(name);
}
