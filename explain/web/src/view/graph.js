// Graphs of blocks: laid out once by Graphviz, drawn here, so that a step only changes what a node or
// an edge looks like.
import { h, svg, replace } from "./dom.js";

// In the graph's own element, so that an exported picture looks the same.
export const GRAPH_STYLE = `
.node rect{fill:var(--g-paper,#fff);stroke:var(--g-line,#5b6470);stroke-width:1.3}
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
`;

let instance = null;
const layouts = new Map();

/// Unpacks Graphviz, which is in the page as gzip in base64.
export async function loadGraphviz() {
  const bytes = Uint8Array.from(atob(document.getElementById("graphviz").textContent), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const script = document.createElement("script");
  script.textContent = await new Response(stream).text();
  document.head.append(script);
  instance = await globalThis.Viz.instance();
  return instance;
}

const HEIGHT = 44, LINE = 14, LETTER = 7;
/// The size of a block: with so many lines of so many letters inside.
const sizeOf = (label, inside) => ({
  w: Math.max(80, Math.min(260, label.length * 8.6 + 26), inside?.lines ? Math.min(420, inside.letters * LETTER + 16) : 0),
  h: HEIGHT + (inside?.lines ? inside.lines * LINE + 4 : 0),
});

const points = (text) => text.trim().split(/\s+/).map((pair) => pair.split(",").map(Number));

/// { nodes: { label: { x, y, w, h } }, edges: [{ from, to, path, head, mid }], width, height }. `edges`
/// keeps the order of the argument.
function layout(key, blocks, edges, inside) {
  if (layouts.has(key)) return layouts.get(key);
  const index = new Map(blocks.map((label, i) => [label, i]));
  const sizes = blocks.map((label) => sizeOf(label, inside?.[label]));
  const graph = {
    directed: true,
    graphAttributes: { nodesep: 0.3, ranksep: 0.42, pad: 0 },
    nodeAttributes: { shape: "box", fixedsize: true, label: "" },
    edgeAttributes: { arrowsize: 0.8 },
    nodes: blocks.map((label, i) => ({ name: `n${i}`, attributes: { width: sizes[i].w / 72, height: sizes[i].h / 72 } })),
    edges: edges.map(([from, to], i) => ({ tail: `n${index.get(from)}`, head: `n${index.get(to)}`, attributes: { id: `e${i}` } })),
  };
  const json = JSON.parse(instance.renderString(graph, { format: "json", engine: "dot" }));
  const [, , width, height] = json.bb.split(",").map(Number);
  const result = { nodes: Object.create(null), edges: new Array(edges.length), width, height };
  for (const object of json.objects ?? []) {
    const [x, y] = object.pos.split(",").map(Number);
    const i = Number(object.name.slice(1));
    result.nodes[blocks[i]] = { x, y: height - y, ...sizes[i] };
  }
  for (const edge of json.edges ?? []) {
    const i = Number(edge.id.slice(1));
    const match = edge.pos.match(/^(?:e,([-\d.e]+),([-\d.e]+) )?(.*)$/);
    const curve = points(match[3]).map(([x, y]) => [x, height - y]);
    const last = curve[curve.length - 1];
    const tip = match[1] ? [Number(match[1]), height - Number(match[2])] : last;
    const angle = Math.atan2(tip[1] - last[1], tip[0] - last[0]);
    const wing = (turn) => [last[0] + 4 * Math.cos(angle + turn), last[1] + 4 * Math.sin(angle + turn)];
    const round = ([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`;
    result.edges[i] = {
      from: edges[i][0], to: edges[i][1],
      path: `M${round(curve[0])}C${curve.slice(1).map(round).join(" ")}`,
      head: [tip, wing(Math.PI / 2), wing(-Math.PI / 2)].map(round).join(" "),
      mid: curve[Math.floor(curve.length / 2)],
    };
  }
  layouts.set(key, result);
  return result;
}

const short = (text, width) => {
  const room = Math.max(6, Math.floor((width - 8) / 6.6));
  return text.length > room ? text.slice(0, room - 1) + "…" : text;
};

export class Graph {
  /// `pick(label)` is called when a node is clicked.
  constructor(element, name, pick) {
    this.element = element;
    this.name = name;
    this.pick = pick;
    this.key = null;
    this.zoom = 1;
    this.current = null;
    new ResizeObserver(() => this.scale()).observe(element);
    // Dragged with the mouse the picture moves; with Ctrl the wheel makes it larger.
    let from = null;
    element.addEventListener("pointerdown", (e) => { from = e.pointerType === "mouse" && e.button === 0 ? [e.clientX + element.scrollLeft, e.clientY + element.scrollTop] : null; });
    element.addEventListener("pointermove", (e) => {
      if (!from || !(e.buttons & 1)) return;
      element.scrollLeft = from[0] - e.clientX;
      element.scrollTop = from[1] - e.clientY;
    });
    element.addEventListener("wheel", (e) => {
      if (!e.ctrlKey) return;
      e.preventDefault();
      this.zoom = Math.max(0.2, Math.min(5, this.zoom * (e.deltaY < 0 ? 1.1 : 0.9)));
      this.scale();
    }, { passive: false });
  }

  /// Lays the graph out unless it is the one that is shown. False when Graphviz is not there yet.
  /// `inside`: { label: { lines, letters } }, the room for text in the blocks.
  shape(key, blocks, edges, inside = null) {
    if (!instance) return false;
    if (this.key === key) return true;
    this.key = key;
    this.current = null;
    const drawn = layout(this.name + key, blocks, edges, inside);
    this.nodes = Object.create(null);
    this.edges = [];
    const margin = 17;
    this.width = drawn.width + 2 * margin;
    this.height = drawn.height + 2 * margin;
    this.svg = svg("svg", {
      xmlns: "http://www.w3.org/2000/svg", viewBox: `${-margin} ${-margin} ${this.width} ${this.height}`,
      width: this.width, height: this.height, role: "img", "aria-label": this.name,
    });
    const hatch = svg("pattern", { id: "hatch", width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { width: 8, height: 8, fill: "var(--g-live,#eaf6ec)" }), svg("line", { x1: 0, y1: 0, x2: 0, y2: 8, stroke: "var(--g-hatch,#5a9a67)", "stroke-width": 2.5 }));
    this.svg.append(svg("style", {}, GRAPH_STYLE), svg("defs", {}, hatch));
    for (const edge of drawn.edges) {
      const text = svg("text", { x: edge.mid[0], y: edge.mid[1] });
      const group = svg("g", { class: "edge", "data-edge": `${edge.from} -> ${edge.to}` },
        svg("path", { d: edge.path }), svg("polygon", { points: edge.head }), text);
      this.edges.push({ group, text, from: edge.from, to: edge.to, seen: "" });
      this.svg.append(group);
    }
    for (const [label, node] of Object.entries(drawn.nodes)) {
      const name = svg("text", { y: -1 }, short(label, node.w + 40));
      const note = svg("text", { class: "note", y: 15 });
      const tag = svg("g", { class: "tag" });
      const text = svg("g", {});
      const title = svg("title", {}, label);
      const group = svg("g", { class: "node", "data-block": label, transform: `translate(${node.x.toFixed(1)} ${node.y.toFixed(1)})` },
        title, svg("rect", { class: "box", x: -node.w / 2, y: -node.h / 2, width: node.w, height: node.h, rx: 5 }), name, note, text, tag);
      group.addEventListener("click", () => this.pick(label));
      this.nodes[label] = { group, name, note, tag, title, text, node, seen: "", textSeen: "" };
      this.svg.append(group);
    }
    replace(this.element, this.svg);
    this.scale();
    return true;
  }

  clear() {
    this.key = this.svg = this.current = null;
    replace(this.element);
  }

  /// As large as the panel allows, within reason; what does not fit is scrolled.
  scale() {
    if (!this.svg) return;
    this.size = `${this.element.clientWidth} ${this.element.clientHeight}`;
    const fit = Math.min(this.element.clientWidth / this.width, this.element.clientHeight / this.height);
    const factor = Math.max(0.45, Math.min(1.5, fit * 0.99)) * this.zoom;
    this.svg.setAttribute("width", Math.floor(this.width * factor));
    this.svg.setAttribute("height", Math.floor(this.height * factor));
    if (this.current) this.reveal(this.current.node);
  }

  /// `marks`: { nodes: { label: { cls: [..], note, tags: [..], lines: [{ text, cls }] } }, edges: { "a -> b": { cls, label } } }.
  mark(marks) {
    this.current = null;
    if (this.size !== `${this.element.clientWidth} ${this.element.clientHeight}`) this.scale();
    let current = null;
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
          shown.text.replaceChildren(...mark.lines.map((line, i) => svg("text", { class: "inside " + (line.cls ?? ""), x: -w / 2 + 7, y: -height / 2 + HEIGHT + 6 + i * LINE },
            line.text.length * LETTER > w - 12 ? line.text.slice(0, Math.floor((w - 12) / LETTER) - 1) + "…" : line.text)));
        }
      }
      const top = (HEIGHT - shown.node.h) / 2;  // of the name, when there is text below it
      const key = `${cls}|${tags}|${note}`;
      if (shown.seen === key) continue;
      shown.seen = key;
      shown.group.setAttribute("class", cls);
      shown.note.textContent = short(note, shown.node.w);
      shown.name.textContent = (cls.includes("current") ? "▶ " : "") + short(label, shown.node.w + 40);
      shown.title.textContent = [label, tags, note].filter(Boolean).join(" · ");
      shown.name.setAttribute("y", top + (note ? -1 : 6));
      shown.note.setAttribute("y", top + 15);
      shown.tag.replaceChildren();
      if (tags) {
        const width = tags.length * 7.6 + 10;
        const x = shown.node.w / 2 - width + 8, y = -shown.node.h / 2 - 12;
        shown.tag.append(svg("rect", { x, y, width, height: 17, rx: 4 }), svg("text", { x: x + width / 2, y: y + 13 }, tags));
      }
    }
    for (const edge of this.edges) {
      const mark = marks.edges[`${edge.from} -> ${edge.to}`] ?? {};
      const key = `${mark.cls ?? ""}|${mark.label ?? ""}`;
      if (edge.seen === key) continue;
      edge.seen = key;
      edge.group.setAttribute("class", `edge ${mark.cls ?? ""}`);
      edge.text.textContent = mark.label ?? "";
    }
    this.current = current;
    if (current) this.reveal(current.node);
  }

  /// Scrolls so that the node is seen, and not more than needed.
  reveal({ x, y, w, h: height }) {
    const box = this.element;
    const scale = this.svg.getBoundingClientRect().width / this.width || 1;
    const left = (x - w / 2 + 17) * scale, right = (x + w / 2 + 17) * scale;
    const top = (y - height / 2 + 3) * scale, bottom = (y + height / 2 + 22) * scale;
    // Of a block that is larger than the panel the beginning.
    if (left < box.scrollLeft || right - left > box.clientWidth) box.scrollLeft = left - 8;
    else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth + 8;
    if (top < box.scrollTop || bottom - top > box.clientHeight) box.scrollTop = top - 8;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight + 8;
  }

  /// The picture as it is, as an SVG file's text: light, complete, with its caption below it.
  export(caption) {
    const copy = this.svg.cloneNode(true);
    const width = Math.max(this.width, 420), letters = Math.floor(width / 7.6);
    const lines = [];
    for (const word of caption.split(/(?<= )|(?<=[，。、:])/)) {
      if (!lines.length || (lines[lines.length - 1] + word).length > letters) lines.push("");
      lines[lines.length - 1] += word;
    }
    const height = this.height + lines.length * 20 + 14;
    copy.setAttribute("viewBox", `${-17 - (width - this.width) / 2} -17 ${width} ${height}`);
    copy.setAttribute("width", width);
    copy.setAttribute("height", height);
    copy.prepend(svg("rect", { x: -17 - (width - this.width) / 2, y: -17, width, height, fill: "#fff" }));
    lines.forEach((line, i) => copy.append(svg("text", { class: "caption", x: -9 - (width - this.width) / 2, y: this.height + 4 + i * 20 }, line)));
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
    return new Promise((done) => { canvas.toBlob(done, "image/png"); });
  }
}

/// The note in a graph's place until it can be drawn.
export const waiting = (text) => h("p", { class: "quiet" }, text);
