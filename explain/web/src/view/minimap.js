// The whole of a graph that is larger than its panel, small in a corner of the panel: where its blocks are, which one is current, and
// which part is seen. The mouse moves that part. Screen readers and keys do not need it: they walk the graph itself.
import { h, svg } from "./dom.js";

/// At most so wide and high, in pixels, and so much of the panel.
const WIDTH = 120,
  HEIGHT = 160,
  SHARE = 0.35;
/// Narrower or lower nothing could be pointed at: then it is stretched.
const LEAST = 36;

export class Minimap {
  constructor(graph) {
    this.graph = graph;
    this.blocks = svg("path", { class: "blocks" });
    this.here = svg("rect", { class: "here" });
    this.seen = svg("rect", { class: "seen" });
    this.picture = svg("svg", { preserveAspectRatio: "none" }, this.blocks, this.here, this.seen);
    this.element = h("div", { class: "minimap", "aria-hidden": "true", hidden: true }, this.picture);
    graph.element.addEventListener("scroll", () => this.follow());
    const move = (event) => {
      event.stopPropagation();
      if (event.buttons & 1) this.go(event);
    };
    this.element.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.element.setPointerCapture(event.pointerId);
      move(event);
    });
    this.element.addEventListener("pointermove", move);
  }

  /// The blocks of the graph that is shown.
  draw() {
    const { nodes, svg: picture } = this.graph;
    this.picture.setAttribute("viewBox", picture.getAttribute("viewBox"));
    this.origin = picture.viewBox.baseVal.x;
    this.blocks.setAttribute(
      "d",
      Object.values(nodes)
        .map(
          ({ node: { x, y, w, h: high } }) =>
            `M${(x - w / 2).toFixed(0)} ${(y - high / 2).toFixed(0)}h${w.toFixed(0)}v${high.toFixed(0)}h${(-w).toFixed(0)}z`,
        )
        .join(""),
    );
    this.point(null);
  }

  /// Shows it if the graph is larger than its panel of w times h pixels.
  fit(w, h) {
    const { width, height, factor } = this.graph,
      fitted = `${w} ${h} ${width} ${height} ${factor}`;
    if (this.fitted === fitted) return;
    this.fitted = fitted;
    const isNeeded = width * factor > w + 1 || height * factor > h + 1;
    this.element.hidden = !isNeeded;
    if (!isNeeded) return;
    const scale = Math.min(Math.min(WIDTH, SHARE * w) / width, Math.min(HEIGHT, SHARE * h) / height);
    [this.w, this.h] = [width, height].map((side) => Math.max(LEAST, side * scale));
    this.panel = [w, h];
    this.picture.setAttribute("width", this.w.toFixed(0));
    this.picture.setAttribute("height", this.h.toFixed(0));
    this.follow();
  }

  /// Marks a block, the current one; null: none.
  point(node) {
    this.at = node ?? null;
    const { x, y, w, h: high } = node ?? { x: 0, y: 0, w: 0, h: 0 };
    for (const [name, value] of Object.entries({ x: x - w / 2, y: y - high / 2, width: w, height: high }))
      this.here.setAttribute(name, value.toFixed(0));
  }

  /// Frames the part that is seen, when the browser has drawn it. Where it would be over the current block it is in the other corner.
  follow() {
    if (this.element.hidden || this.isAsked) return;
    this.isAsked = true;
    requestAnimationFrame(() => {
      this.isAsked = false;
      if (this.element.hidden) return;
      const {
          element: { scrollLeft, scrollTop },
          factor,
          width,
          height,
        } = this.graph,
        [w, h] = this.panel;
      const seen = {
        x: scrollLeft / factor,
        y: scrollTop / factor,
        width: Math.min(width, w / factor),
        height: Math.min(height, h / factor),
      };
      for (const [name, value] of Object.entries(seen))
        this.seen.setAttribute(name, (value + (/^[xy]$/.test(name) ? this.origin : 0)).toFixed(1));
      const right = this.at && (this.at.x + this.at.w / 2 - this.origin) * factor - scrollLeft,
        bottom = this.at && (this.at.y + this.at.h / 2 - this.origin) * factor - scrollTop;
      const besides = Math.max(0, w - width * factor) / 2;
      this.element.classList.toggle(
        "left",
        Boolean(this.at) && right + besides > w - this.w - 12 && bottom > h - this.h - 12,
      );
    });
  }

  /// Brings what the mouse points at into the middle of the panel.
  go({ clientX, clientY }) {
    const { left, top } = this.picture.getBoundingClientRect(),
      { element, width, height, factor } = this.graph,
      [w, h] = this.panel;
    element.scrollLeft = ((clientX - left) / this.w) * width * factor - w / 2;
    element.scrollTop = ((clientY - top) / this.h) * height * factor - h / 2;
  }
}
