// Graphs of blocks: laid out once, drawn here, so that a step only changes what a node or an edge looks like.
import { layered } from "../layout/layered.js";
import { layoutTree } from "../layout/tree.js";
import { nodeText } from "../core/spoken.js";
import { tr } from "../core/words.js";
import { h, svg, replace } from "./dom.js";
import { GraphKeys } from "./graph_keys.js";
import { Minimap } from "./minimap.js";

// In the graph's own element, so that an exported picture looks the same.
const GRAPH_STYLE = `
.loop{fill:var(--g-ink,#14181d);fill-opacity:.03;stroke:var(--g-line,#5b6470);stroke-opacity:.35;stroke-dasharray:2 3}
.node rect{fill:var(--g-paper,#fff);stroke:var(--g-line,#5b6470);stroke-width:1.3}
.node.folded rect.box{stroke-dasharray:7 3;fill:var(--g-done,#f1f3f5)}
.node text{font:600 14px ui-sans-serif,system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;fill:var(--g-ink,#14181d);text-anchor:middle}
.node .note{font-weight:400;font-size:12px;fill:var(--g-soft,#3a424d)}
.node .tag rect{fill:var(--g-ink,#14181d);stroke:var(--g-ink,#14181d)}
.node .tag text{font-size:12px;fill:var(--g-paper,#fff)}
.node.region rect.box{fill:var(--g-region,#e8f0fe)}
.node.live rect.box{fill:url(#hatch)}
.node.done rect.box{fill:var(--g-done,#f1f3f5)}
.node.set rect.box{stroke-width:3;stroke:var(--g-ink,#14181d)}
.node.border rect.box{stroke:var(--g-red,#b3261e);stroke-width:3;stroke-dasharray:3 3}
.node.current rect.box{stroke:var(--g-blue,#0b57d0);stroke-width:4.5;stroke-dasharray:none}
.node.target rect.box{stroke:var(--g-red,#b3261e);stroke-width:4;stroke-dasharray:8 4}
.node.faded{opacity:.35}
.node.ghost rect.box{stroke-dasharray:2 4}
.node.ghost text{fill:#7b8591}
.node.picked rect.box{stroke:#6b3fa0;stroke-width:4.5}
.node:focus{outline:none}
.node .ring{fill:none;stroke:none}
.node:focus-visible .ring{stroke:#f2a600;stroke-width:4}
.node .inside{font:400 11.5px ui-monospace,Consolas,"DejaVu Sans Mono",monospace;text-anchor:start;white-space:pre}
.node .inside.gone{text-decoration:line-through;opacity:.45}
.node .inside.new{fill:var(--g-blue,#0b57d0);font-weight:600}
.node .inside.here{font-weight:700;text-decoration:underline}
.caption{font:400 15px ui-sans-serif,system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;fill:#14181d}
.edge path{fill:none;stroke:var(--g-line,#5b6470);stroke-width:1.5}
.edge polygon{fill:var(--g-line,#5b6470);stroke:none}
.edge text{font:600 12px ui-monospace,Consolas,"DejaVu Sans Mono",monospace;fill:var(--g-ink,#14181d);text-anchor:middle;paint-order:stroke;stroke:var(--g-paper,#fff);stroke-width:5px}
.edge.taken path{stroke:var(--g-blue,#0b57d0);stroke-width:4}
.edge.taken polygon{fill:var(--g-blue,#0b57d0)}
.edge.critical path{stroke:var(--g-red,#b3261e);stroke-width:3.5;stroke-dasharray:8 4}
.edge.critical polygon{fill:var(--g-red,#b3261e)}
.edge.hidden{visibility:hidden}
.edge.stub path{stroke-dasharray:2 3}
.edge .way{font:600 12px ui-sans-serif,system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;stroke-width:3px}
.edge .way.left{text-anchor:end}
.edge .way.right{text-anchor:start}
.minimap{grid-area:1/1;place-self:end;position:sticky;right:6px;bottom:6px;background:var(--g-paper,#fff);border:1px solid var(--g-line,#5b6470);border-radius:4px;cursor:pointer;touch-action:none}
.minimap.left{justify-self:start;left:6px}
.minimap svg{display:block}
.minimap .blocks{fill:var(--g-line,#5b6470);fill-opacity:.55}
.minimap .here{fill:var(--g-blue,#0b57d0)}
.minimap .seen{fill:var(--g-blue,#0b57d0);fill-opacity:.08;stroke:var(--g-blue,#0b57d0);stroke-width:1.5;vector-effect:non-scaling-stroke}
@media print{.minimap{display:none}}
`;
document.head.append(h("style", {}, GRAPH_STYLE));

const layouts = new Map();
/// The smallest scale of a graph: its smallest letters, which have 11.5 pixels in the layout, then have 9. A graph that does not fit
/// at this scale is scrolled to the current node, and the map shows the whole.
const LEAST = 0.79;
/// Pictures that a graph keeps after another one has taken their place.
const KEPT = 3;
/// When the browser has nothing else to do.
export const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));

// A block is as high as its name and a note below it; with lines inside, or where there is little room, the note is next to
// the name.
const HEIGHT = 40,
  HEAD = 24,
  LINE = 14,
  LETTER = 7,
  LOW = 23,
  NOTE = 100;
/// What is around a graph in its picture.
export const MARGIN = 14;
/// The layout where there is little room.
const COMPACT = { gap: 10, rise: 14, track: 4, arrow: 5 };
/// Few blocks have room for the tags between them and the letters of edges, in a window that is not lower than so many pixels.
const FEW = 10,
  AIRY = { rise: 30 },
  HIGH = 560;
/// How far from its block the letter of an edge is.
const WAY = { x: 3, y: 11 };
/// How long an edge is that leads to a block that is not drawn.
const STUB = 13;
/// The size of a block: with so many lines of so many letters inside; or a low one, with room for a note.
const sizeOf = (label, inside) => ({
  w: Math.max(
    label[0] === "⋯" ? 130 : 80,
    Math.min(260, label.length * 8.2 + (inside?.lines ? 84 : 32)),
    inside?.lines ? Math.min(420, inside.letters * LETTER + 16) : 0,
  ),
  h: inside?.lines ? HEAD + inside.lines * LINE + 8 : HEIGHT,
  hasNoteBeside: Boolean(inside?.lines),
});
const lowSize = (label, note) => ({ w: Math.max(60, label.length * 8.2 + 18 + note), h: LOW, hasNoteBeside: true });

function layout(name, blocks, edges, { inside = null, isTree = false, isCompact = false }) {
  if (layouts.has(name)) return layouts.get(name);
  const sizes = blocks.map((label) =>
    isCompact ? lowSize(label, isTree ? 10 : NOTE) : sizeOf(label, inside?.[label]),
  );
  layouts.set(
    name,
    isTree
      ? layoutTree(blocks, edges, sizes, isCompact ? { gap: 8, rise: 12 } : {})
      : layered(blocks, edges, sizes, {
          ...(isCompact ? COMPACT : {}),
          ...(blocks.length <= FEW && innerHeight >= HIGH ? AIRY : {}),
        }),
  );
  return layouts.get(name);
}

const wayText = (way) => [...way].map((each) => (each === "T" ? tr("T", "真") : tr("F", "假"))).join(" ");

const short = (text, width) => {
  const room = Math.max(6, Math.floor((width - 4) / 6.4));
  return text.length > room ? text.slice(0, room - 1) + "…" : text;
};

export class Graph {
  /// `pick(label)` is called when a node is clicked; null: nothing is. `about(marks)` gives what screen readers say:
  /// { name (of the graph), text(label, mark) (of a block) }.
  constructor(element, name, pick, about = null) {
    this.element = element;
    this.name = name;
    this.pick = pick;
    this.about = about ?? (() => ({ name, text: (label, mark) => this.textOf(label, mark) }));
    this.keys = new GraphKeys(this);
    this.map = new Minimap(this);
    this.key = null;
    this.made = new Map();
    this.zoom = 1;
    this.current = null;
    new ResizeObserver(
      () => element.clientWidth && this.size !== `${element.clientWidth} ${element.clientHeight}` && this.scale(),
    ).observe(element);
    // Dragged with the mouse the picture moves; with Ctrl the wheel makes it larger.
    let from = null;
    element.addEventListener("pointerdown", (e) => {
      from =
        e.pointerType === "mouse" && e.button === 0
          ? [e.clientX + element.scrollLeft, e.clientY + element.scrollTop]
          : null;
    });
    element.addEventListener("pointermove", (e) => {
      if (!from || !(e.buttons & 1)) return;
      element.scrollLeft = from[0] - e.clientX;
      element.scrollTop = from[1] - e.clientY;
    });
    element.addEventListener(
      "wheel",
      (e) => {
        if (!e.ctrlKey) return;
        e.preventDefault();
        this.zoom = Math.max(0.2, Math.min(5, this.zoom * (e.deltaY < 0 ? 1.1 : 0.9)));
        this.scale();
      },
      { passive: false },
    );
  }

  /// Lays out and draws what shape() will be asked for, when there is time.
  prepare(key, blocks, edges) {
    whenIdle(() => this.made.has(key) || this.keep(key, this.draw(layout(this.name + key, blocks, edges, {}))));
  }

  /// Keeps a picture; the oldest one goes.
  keep(key, picture) {
    this.made.delete(key);
    this.made.set(key, picture);
    if (this.made.size > KEPT) this.made.delete(this.made.keys().next().value);
    return picture;
  }

  /// Lays the graph out unless it is the one that is shown. An edge is [from, to, way]; `way` is "T" or "F" where a conditional
  /// branch goes if its condition is true or false.
  /// `inside`: { label: { lines, letters } }, the room for text in the blocks. `isTree`: edges lead from parents to children.
  /// `isCompact`: low blocks, near to each other. `stubs`: { label: ways }, edges that lead to blocks that are not drawn.
  shape(key, blocks, edges, how = {}) {
    if (this.key === key) return;
    this.key = key;
    this.current = null;
    Object.assign(
      this,
      this.keep(key, this.made.get(key) ?? this.draw(layout(this.name + key, blocks, edges, how), how.stubs)),
    );
    // As large as the one before it had to be: its texts are laid out once if it is the same now.
    this.resize(...(this.size || "300 300").split(" ").map(Number));
    this.hadFocus = this.keys.hasFocus;
    replace(this.element, this.svg, this.map.element);
    this.map.draw();
  }

  /// The picture of a layout: { svg, nodes, edges, stubs, width, height }.
  draw(drawn, stubs = {}) {
    const picture = {
      nodes: Object.create(null),
      edges: [],
      stubs: [],
      width: drawn.width + 2 * MARGIN,
      height: drawn.height + 2 * MARGIN,
    };
    const root = (picture.svg = svg("svg", {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-MARGIN} ${-MARGIN} ${picture.width} ${picture.height}`,
      role: "application",
      "aria-label": this.name,
    }));
    const hatch = svg(
      "pattern",
      { id: "hatch", width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { width: 8, height: 8, fill: "var(--g-live,#eaf6ec)" }),
      svg("line", { x1: 0, y1: 0, x2: 0, y2: 8, stroke: "var(--g-hatch,#b9dcc1)", "stroke-width": 2.5 }),
    );
    root.append(svg("defs", {}, hatch));
    for (const { x, y, w, h: height } of drawn.loops ?? [])
      root.append(svg("rect", { class: "loop", x, y, width: w, height, rx: 8 }));
    for (const edge of drawn.edges) {
      const group = svg(
        "g",
        { class: "edge", "data-edge": `${edge.from} -> ${edge.to}` },
        svg("path", { d: edge.path }),
        svg("polygon", { points: edge.head }),
      );
      picture.edges.push({ group, text: null, wayText: null, ...edge, seen: "||" });
      root.append(group);
    }
    for (const [label, ways] of Object.entries(stubs)) {
      const { x, y, w, h: height } = drawn.nodes[label],
        at = x - w / 2 + 9,
        top = y + height / 2;
      const text = svg("text", { class: "way right", x: (at + WAY.x).toFixed(1), y: (top + WAY.y).toFixed(1) });
      root.append(
        svg(
          "g",
          { class: "edge stub", "data-stub": label },
          svg("path", { d: `M${at.toFixed(1)},${top.toFixed(1)}v${STUB}` }),
          text,
        ),
      );
      picture.stubs.push({ text, ways });
    }
    for (const [label, node] of Object.entries(drawn.nodes)) {
      const name = svg("text", { y: -1 }, short(label, node.w + 40));
      const title = svg("title", {}, label);
      const group = svg(
        "g",
        {
          class: "node",
          "data-block": label,
          role: "img",
          tabindex: -1,
          "aria-label": label,
          transform: `translate(${node.x.toFixed(1)} ${node.y.toFixed(1)})`,
        },
        title,
        svg("rect", { class: "box", x: -node.w / 2, y: -node.h / 2, width: node.w, height: node.h, rx: 5 }),
        name,
        svg("rect", {
          class: "ring",
          x: -node.w / 2 - 5,
          y: -node.h / 2 - 5,
          width: node.w + 10,
          height: node.h + 10,
          rx: 8,
        }),
      );
      // The mouse leaves the focus where it is, so that the arrow keys go on with the steps.
      group.addEventListener("mousedown", (event) => event.preventDefault());
      group.addEventListener("click", () => this.pick?.(label));
      picture.nodes[label] = { group, name, note: null, tag: null, title, text: null, node, seen: "", textSeen: "" };
      root.append(group);
    }
    return picture;
  }

  /// How large the graph that shape() would make is.
  sizeOf(key, blocks, edges, inside) {
    const { width, height } = layout(this.name + key, blocks, edges, { inside });
    return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  }

  clear() {
    this.key = this.svg = this.current = null;
    replace(this.element);
  }

  /// As large as the panel allows, within reason; what does not fit is scrolled.
  scale() {
    if (!this.svg) return;
    this.resize(this.element.clientWidth, this.element.clientHeight);
    this.revealing()?.();
  }
  resize(width, height) {
    this.size = `${width} ${height}`;
    const fit = Math.min(width / this.width, height / this.height);
    this.factor = Math.max(LEAST, Math.min(1.5, fit * 0.99)) * this.zoom;
    const drawn = String(Math.floor(this.width * this.factor));
    this.map.fit(width, height);
    if (this.svg.getAttribute("width") === drawn) return;
    this.svg.setAttribute("width", drawn);
    this.svg.setAttribute("height", Math.floor(this.height * this.factor));
  }

  /// After the marks: gives what fits the picture to its panel, unless it does (null); then what revealing() gives is to be done.
  /// In these three parts all graphs can be read before one is changed.
  settling() {
    if (!this.svg) return null;
    const { clientWidth: width, clientHeight: height } = this.element;
    return this.size === `${width} ${height}` || !width ? null : () => this.resize(width, height);
  }

  /// `marks`: { nodes: { label: { cls: [..], name (label), note, tags: [..], lines: [{ text, cls }] } }, edges: { "a -> b": { cls, label, way } } }.
  mark(marks) {
    let current = null;
    const about = this.about(marks);
    this.svg.setAttribute("aria-label", about.name);
    for (const [label, shown] of Object.entries(this.nodes)) {
      const mark = marks.nodes[label] ?? {};
      const cls = ["node", ...(mark.cls ?? [])].join(" ");
      const tags = (mark.tags ?? []).join(" ");
      const note = mark.note ?? "";
      if (cls.includes("current") || (!current && cls.includes("target"))) current = shown;
      if (mark.lines) {
        const lines = mark.lines.map((line) => `${line.cls}|${line.text}`).join("\n");
        if (lines !== shown.textSeen) {
          shown.textSeen = lines;
          const { w, h: height } = shown.node;
          if (!shown.text) shown.group.insertBefore((shown.text = svg("g", {})), shown.tag);
          shown.text.replaceChildren(
            ...mark.lines.map((line, i) =>
              svg(
                "text",
                { class: "inside " + (line.cls ?? ""), x: -w / 2 + 7, y: -height / 2 + HEAD + 11 + i * LINE },
                line.text.length * LETTER > w - 12
                  ? line.text.slice(0, Math.floor((w - 12) / LETTER) - 1) + "…"
                  : line.text,
              ),
            ),
          );
        }
      }
      const key = `${cls}|${tags}|${note}|${mark.name ?? ""}`;
      if (shown.seen === key) continue;
      shown.seen = key;
      shown.group.setAttribute("class", cls);
      const { hasNoteBeside, w, h: height } = shown.node,
        name = (cls.includes("current") ? "▶ " : "") + short(mark.name ?? label, w + 40);
      const room = w - name.length * 8.6;
      shown.name.textContent = name;
      if (hasNoteBeside)
        shown.name.append(
          ...(note && room > 30 ? [svg("tspan", { class: "note", dx: 7 }, short(note, room - 8))] : []),
        );
      else {
        if (note && !shown.note) shown.name.after((shown.note = svg("text", { class: "note", y: 14 })));
        if (shown.note) shown.note.textContent = short(note, w);
      }
      shown.title.textContent = [mark.name ?? label, tags, note].filter(Boolean).join(" · ");
      shown.name.setAttribute("y", hasNoteBeside ? Math.min(18, height / 2 + 5) - height / 2 : note ? -2 : 5);
      shown.tag?.replaceChildren();
      if (tags) {
        if (!shown.tag) shown.group.append((shown.tag = svg("g", { class: "tag" })));
        const width = tags.length * 7.6 + 10;
        const x = shown.node.w / 2 - width + 8,
          y = -shown.node.h / 2 - 12;
        shown.tag.append(
          svg("rect", { x, y, width, height: 17, rx: 4 }),
          svg("text", { x: x + width / 2, y: y + 13 }, tags),
        );
      }
    }
    for (const edge of this.edges) {
      const mark = marks.edges[`${edge.from} -> ${edge.to}`] ?? {};
      const way = mark.way ?? edge.way ?? "";
      const key = `${mark.cls ?? ""}|${mark.label ?? ""}|${way && wayText(way)}`;
      if (edge.seen === key) continue;
      edge.seen = key;
      edge.group.setAttribute("class", mark.cls ? `edge ${mark.cls}` : "edge");
      if (mark.label && !edge.text) edge.group.append((edge.text = svg("text", { x: edge.mid[0], y: edge.mid[1] })));
      if (edge.text) edge.text.textContent = mark.label ?? "";
      if (way && !edge.wayText) {
        const [[x, y]] = edge.points;
        edge.group.append(
          (edge.wayText = svg("text", {
            class: `way ${edge.side < 0 ? "left" : "right"}`,
            x: (x + edge.side * WAY.x).toFixed(1),
            y: (y + WAY.y).toFixed(1),
          })),
        );
      }
      if (edge.wayText) edge.wayText.textContent = way && wayText(way);
    }
    for (const { text, ways } of this.stubs) text.textContent = wayText(ways);
    this.current = current;
    this.map.point(current?.node);
    for (const [label, { group }] of Object.entries(this.nodes)) {
      const text = about.text(label, marks.nodes[label] ?? {});
      if (group.getAttribute("aria-label") !== text) group.setAttribute("aria-label", text);
    }
    this.keys.update(this.hadFocus);
    this.hadFocus = false;
  }

  /// What a screen reader says of a node about which nobody else knows more.
  textOf(label, mark) {
    const shown = this.edges.filter(({ group }) => !group.classList.contains("hidden"));
    return nodeText(
      mark.name ?? label,
      shown.filter(({ to }) => to === label).map(({ from }) => from),
      shown.filter(({ from }) => from === label).map(({ to }) => to),
      mark,
      [tr("arrows from", "箭头来自"), tr("arrows to", "箭头指向")],
    );
  }

  /// What scrolls so that a node, the current one, is seen, and not more than needed; null if nothing has to move.
  revealing(shown = this.current) {
    if (!this.svg || !shown) return null;
    const box = this.element,
      scale = this.factor,
      { x, y, w, h: height } = shown.node;
    const left = (x - w / 2 + MARGIN) * scale,
      right = (x + w / 2 + MARGIN) * scale;
    const top = (y - height / 2 + 3) * scale,
      bottom = (y + height / 2 + 22) * scale;
    // Of a block that is larger than the panel the beginning.
    const along = (from, to, now, room) =>
      from < now || to - from > room ? from - 8 : to > now + room ? to - room + 8 : now;
    const { scrollLeft, scrollTop } = box;
    const toLeft = along(left, right, scrollLeft, box.clientWidth),
      toTop = along(top, bottom, scrollTop, box.clientHeight);
    this.map.follow();
    return toLeft === scrollLeft && toTop === scrollTop
      ? null
      : () => {
          box.scrollLeft = toLeft;
          box.scrollTop = toTop;
        };
  }

  /// The picture as it is, as an SVG file's text: light, complete, with its caption below it.
  export(caption) {
    const copy = this.svg.cloneNode(true);
    copy.setAttribute("role", "img");
    for (const node of copy.querySelectorAll(".node"))
      for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    for (const ring of copy.querySelectorAll(".ring")) ring.remove();
    const width = Math.max(this.width, 420),
      letters = Math.floor(width / 7.6);
    const lines = [];
    for (const word of caption.split(/(?<= )|(?<=[，。、:])/)) {
      if (!lines.length || (lines[lines.length - 1] + word).length > letters) lines.push("");
      lines[lines.length - 1] += word;
    }
    const height = this.height + lines.length * 20 + 14;
    copy.setAttribute("viewBox", `${-MARGIN - (width - this.width) / 2} ${-MARGIN} ${width} ${height}`);
    copy.setAttribute("width", width);
    copy.setAttribute("height", height);
    copy.prepend(
      svg("style", {}, GRAPH_STYLE),
      svg("rect", { x: -MARGIN - (width - this.width) / 2, y: -MARGIN, width, height, fill: "#fff" }),
    );
    lines.forEach((line, i) =>
      copy.append(
        svg("text", { class: "caption", x: -9 - (width - this.width) / 2, y: this.height + 4 + i * 20 }, line),
      ),
    );
    copy.prepend(svg("title", {}, caption));
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + new XMLSerializer().serializeToString(copy);
  }

  /// The same as a PNG file, three times as large.
  async png(caption) {
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(this.export(caption));
    await image.decode();
    const canvas = h("canvas", { width: image.width * 3, height: image.height * 3 });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((done) => {
      canvas.toBlob(done, "image/png");
    });
  }
}
