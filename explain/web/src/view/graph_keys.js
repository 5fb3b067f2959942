// A graph by keyboard: one stop of Tab. The arrow keys go from block to block: down to a successor, up to a predecessor, right and
// left to the others of the layer and from its end to the next layer, so that every block is reached. Enter does what a click does.

/// The labels of the nodes that can be seen, layer by layer, each from left to right. Layers do not overlap.
function layersOf(nodes) {
  const layers = [],
    top = ({ node: { y, h } }) => y - h / 2;
  let bottom = -Infinity;
  for (const [label, shown] of Object.entries(nodes)
    .filter(([, { group }]) => !group.classList.contains("absent"))
    .sort(([, a], [, b]) => top(a) - top(b))) {
    if (top(shown) >= bottom - 1) layers.push([]);
    layers.at(-1).push(label);
    bottom = Math.max(bottom, shown.node.y + shown.node.h / 2);
  }
  return layers.map((layer) => layer.sort((a, b) => nodes[a].node.x - nodes[b].node.x));
}

export class GraphKeys {
  constructor(graph) {
    this.graph = graph;
    /// The block that is the stop of Tab.
    this.at = null;
    graph.element.addEventListener("keydown", (event) => this.key(event));
  }

  /// The labels at the other ends of a block's edges, the nearest one first; those that the edge's direction leads to before those
  /// that an edge back leads to.
  along(label, isDown) {
    const { nodes, edges } = this.graph,
      from = nodes[label].node,
      far = ({ node }) => (isDown ? node.y <= from.y : node.y >= from.y);
    return edges
      .filter((edge) => (isDown ? edge.from : edge.to) === label && !edge.group.classList.contains("hidden"))
      .map((edge) => (isDown ? edge.to : edge.from))
      .filter((other) => other !== label)
      .sort(
        (a, b) =>
          far(nodes[a]) - far(nodes[b]) || Math.abs(nodes[a].node.x - from.x) - Math.abs(nodes[b].node.x - from.x),
      );
  }

  /// The block that the key leads to; undefined: none.
  next(key) {
    if (key === "ArrowDown" || key === "ArrowUp") return this.along(this.at, key === "ArrowDown")[0];
    const all = layersOf(this.graph.nodes).flat();
    return all[all.indexOf(this.at) + (key === "ArrowRight" ? 1 : -1)];
  }

  key(event) {
    const label = event.target.closest(".node")?.dataset.block;
    if (label === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (label !== this.at) this.stop(label);
    if (event.key === "Enter" || event.key === " ") this.graph.pick?.(label);
    else if (/^Arrow/.test(event.key)) this.focus(this.next(event.key) ?? label);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /// Makes the block the stop of Tab.
  stop(label) {
    this.graph.nodes[this.at]?.group.setAttribute("tabindex", "-1");
    this.at = label;
    this.graph.nodes[label]?.group.setAttribute("tabindex", "0");
  }

  focus(label = this.at) {
    if (!this.graph.nodes?.[label]) return;
    this.stop(label);
    this.graph.nodes[label].group.focus({ preventScroll: true });
    this.graph.revealing(this.graph.nodes[label])?.();
  }

  /// Whether a block of the graph has the focus.
  get hasFocus() {
    return this.graph.element.contains(document.activeElement);
  }

  /// After the marks: the stop is the block that has the focus, else the current one. `isRedrawn`: the focus was in a picture that
  /// another one has replaced.
  update(isRedrawn) {
    const { nodes, current } = this.graph,
      isThere = (label) => nodes[label] && !nodes[label].group.classList.contains("absent");
    const isKept = (isRedrawn || this.hasFocus) && isThere(this.at),
      now = Object.keys(nodes).find((label) => nodes[label] === current);
    const label = isKept ? this.at : (now ?? layersOf(nodes)[0]?.[0] ?? null);
    const old = this.at;
    if (label !== old || isRedrawn || nodes[label]?.group.getAttribute("tabindex") !== "0") {
      for (const { group } of Object.values(nodes))
        if (group.getAttribute("tabindex") === "0") group.setAttribute("tabindex", "-1");
      this.stop(label);
    }
    if (isRedrawn) nodes[label]?.group.focus({ preventScroll: true });
  }
}
