// The marks of a step on the blocks and edges of the graphs. Each colour is used together with a tag,
// a note, a border or a hatching, and legend() describes them in words.
import { writtenBy } from "../core/effects.js";
import { tr } from "../core/words.js";
import { foldEdges, foldMarks, regionsOf } from "../layout/fold.js";
import { idomsOf, openRegion } from "./part.js";

const short = (name) => name.replace(/^%/, "");

/// What is collected of a step: the marks of blocks and edges, and the legend that says what they mean.
class Marks {
  /// `withPhis`: the blocks list their phis themselves; `sums`: the marks are those of all variables.
  constructor(model, { withPhis, sums }) {
    Object.assign(this, { state: model.state, step: model.step, ir: model.ir, phase: model.phase.key, withPhis, sums });
    this.nodes = Object.create(null);
    this.edges = Object.create(null);
    this.legend = [];
  }
  at(label) {
    return (this.nodes[label] ??= { cls: [], tags: [], note: "" });
  }
  cls(label, name) {
    if (label != null) this.at(label).cls.push(name);
  }
  tag(label, text) {
    if (label != null) this.at(label).tags.push(text);
  }
  note(label, text) {
    this.at(label).note = text;
  }
  say(sign, english, chinese) {
    this.legend.push([sign, tr(english, chinese)]);
  }
  phiNotes() {
    const { state } = this;
    if (this.withPhis) return;
    this.say("φ", "variables with a phi in the block", "此块中有 φ 的变量");
    for (const [label, phis] of Object.entries(state.phis))
      if (phis.length) this.note(label, "φ " + phis.map((name) => short(state.phi[name].variable)).join(" "));
  }
}

/// The loads and stores of the variable, or of all.
function accesses(marks) {
  const { step, ir, sums } = marks;
  const counts = Object.create(null);
  for (const line of ir.lines)
    if (line.access && (sums ? ir.variables.includes(line.access.variable) : line.access.variable === step.variable)) {
      const count = (counts[line.block] ??= { load: 0, store: 0 });
      count[line.access.kind]++;
    }
  for (const [label, { load, store }] of Object.entries(counts)) {
    marks.cls(label, "set");
    marks.note(
      label,
      [store && tr(`${store}w`, `写 ${store}`), load && tr(`${load}r`, `读 ${load}`)].filter(Boolean).join(" "),
    );
  }
  if (sums) marks.say("w r", "so many stores and loads of variables", "写，读变量的次数");
  else marks.say("w r", "so many stores and loads of the variable", "写，读该变量的次数");
}

function numbering(marks) {
  const { state, step } = marks;
  for (const [label, number] of Object.entries(state.post))
    marks.note(label, label in state.rpo ? `rpo ${state.rpo[label]}` : `post ${number}`);
  for (const label of Object.keys(state.post)) marks.cls(label, "done");
  if (step.kind !== "number") return;
  marks.cls(step.block, "current");
  marks.say("▶", "the block that gets its number", "正在编号的块");
}

function dominators(marks) {
  const { state, step } = marks;
  for (const [label, number] of Object.entries(state.rpo)) marks.note(label, `rpo ${number}`);
  if (step.block) {
    marks.cls(step.block, "current");
    marks.say("▶", "the block b whose idom is sought", "正在求 idom 的块 b");
  }
  if (step.fingers) {
    marks.tag(step.fingers[0], "1");
    marks.tag(step.fingers[1], "2");
    marks.cls(step.fingers[0], "set");
    marks.cls(step.fingers[1], "set");
    marks.say("1 2", "the two fingers", "两根手指");
  }
  if (step.idom) {
    marks.tag(step.idom, "idom");
    marks.cls(step.idom, "set");
  }
}

function frontiers(marks) {
  const { state, step } = marks;
  for (const [label, df] of Object.entries(state.frontier)) if (df.length) marks.note(label, `DF ${df.join(" ")}`);
  if (state.runner) {
    marks.tag(step.join, "j");
    marks.cls(step.join, "target");
    marks.tag(step.pred, "p");
    marks.tag(step.stop, "idom(j)");
    marks.cls(step.block, "current");
    marks.say("▶", "the runner", "跑者");
    marks.say("j p", "the join and the predecessor where the runner starts", "汇合块 j 与跑者出发的前驱 p");
  }
}

/// What each block defines and reads.
function local(marks) {
  const { state, step, sums } = marks;
  for (const label of new Set([...Object.keys(state.kills), ...Object.keys(state.exposed)])) {
    const kill = state.kills[label]?.length ?? 0,
      up = state.exposed[label]?.length ?? 0;
    marks.note(label, [kill && `kill ${kill}`, up && `UE ${up}`].filter(Boolean).join(" "));
  }
  if (!sums) marks.cls(step.block, "current");
  marks.say("kill", "so many variables the block defines", "此块定义的变量个数");
  marks.say("UE", "so many it reads from before the block", "此块读到块外来的值的变量个数");
}

/// Where the variable is defined, read and live; or how many variables are.
function liveness(marks) {
  const { state, step, sums, phase } = marks;
  if (sums) {
    const counts = Object.create(null);
    for (const { global, defs, uses } of Object.values(state.variables))
      if (global) {
        for (const label of defs) (counts[label] ??= { def: 0, use: 0 }).def++;
        for (const label of uses) (counts[label] ??= { def: 0, use: 0 }).use++;
      }
    for (const [label, { def, use }] of Object.entries(counts)) {
      if (def) marks.cls(label, "set");
      marks.note(label, [def && `def ${def}`, use && `use ${use}`].filter(Boolean).join(" "));
    }
    marks.say("def", "so many global names the block defines", "此块定义的全局名个数");
    marks.say("use", "so many it reads from before the block", "此块读到块外来的值的个数");
    return;
  }
  const variable = state.variables[step.variable];
  for (const label of variable?.defs ?? []) {
    marks.tag(label, "def");
    marks.cls(label, "set");
  }
  for (const label of variable?.uses ?? []) {
    marks.tag(label, "use");
    marks.cls(label, "set");
  }
  marks.say("def", "the block defines the variable", "此块定义该变量");
  marks.say("use", "it reads the variable from before the block", "此块读到块外来的值");
  if (phase === "liveness") {
    for (const label of state.live[step.variable] ?? []) {
      marks.cls(label, "live");
      marks.note(label, tr("live", "活跃"));
    }
    if (step.kind === "flood") marks.cls(step.block, "current");
    marks.say("▨", "hatched: live on entry", "斜线：入口处活跃");
  }
}

/// Where phis of the variable go.
function placement(marks) {
  const { state, step, ir } = marks;
  const variable = step.variable;
  for (const label of state.live[variable] ?? []) marks.cls(label, "live");
  for (const label of state.variables[variable]?.defs ?? []) marks.note(label, "def");
  for (const label of state.w) marks.tag(label, "W");
  for (const [label, list] of Object.entries(state.placed))
    if (list.includes(variable)) {
      marks.tag(label, "φ");
      marks.cls(label, "set");
    }
  for (const [label, list] of Object.entries(state.ghosts))
    if (list.includes(variable)) {
      marks.tag(label, tr("no φ", "无 φ"));
      marks.note(label, tr("not live", "不活跃"));
      marks.cls(label, "border");
    }
  if (state.x) {
    marks.tag(state.x, "X");
    marks.cls(state.x, "current");
    for (const label of ir.table.find((row) => row.block === state.x)?.frontier ?? [])
      if (label !== state.y) {
        marks.cls(label, "border");
        marks.tag(label, "DF");
      }
    for (const { path } of step.meet ?? [])
      path.slice(1).forEach((label, i) => {
        marks.edges[`${path[i]} -> ${label}`] = { cls: "taken" };
      });
    if (step.meet) marks.say("━", "the ways on which the definitions come to Y", "各个定义到达 Y 的路");
  }
  if (state.y) {
    marks.tag(state.y, "Y");
    marks.cls(state.y, "target");
  }
  if (state.x) marks.say("X", "taken from the worklist", "取自工作表");
  if (state.y) marks.say("Y", "on the frontier of X", "在 X 的边界上");
  if (state.w.length) marks.say("W", "on the worklist", "在工作表中");
  if (Object.values(state.placed).some((list) => list.includes(variable)))
    marks.say("φ", "has a phi for the variable (F)", "已有该变量的 φ (F)");
  marks.say("▨", "hatched: live on entry", "斜线：入口处活跃");
}

/// Phis, and the block of the step.
function phis(marks) {
  const { state, step, sums } = marks;
  marks.phiNotes();
  if (!sums) marks.cls(step.block, "current");
  if (step.e?.event === "fold") marks.cls(state.phi[step.e.phi]?.block, "current");
}

function renaming(marks) {
  const { state, step } = marks;
  marks.phiNotes();
  marks.cls(state.block, "current");
  if (step.kind === "fill") {
    marks.edges[`${step.e.pred} -> ${step.e.block}`] = { cls: "taken", label: step.e.value };
    marks.cls(step.e.block, "target");
    marks.say("━", "the edge whose slot is filled", "正在填空位的边");
  }
  marks.say("▶", "Rename walks here; its path in the dominator tree is shaded", "重命名走到这里；支配树中的路径有底色");
  for (let label = state.block; label != null; label = state.idom[label]) marks.cls(label, "region");
}

/// The edges and blocks of the copies.
function leaving(marks) {
  const { state, step, ir, phase } = marks;
  // The blocks of split edges are in the picture from the start, so that it keeps its shape.
  for (const e of ir.splits) {
    const edge = `${e.from} -> ${e.to}`;
    const isSplit = edge in state.split;
    marks.cls(e.block, isSplit ? "set" : "ghost");
    if (edge in state.critical && !isSplit)
      for (const half of [`${e.from} -> ${e.block}`, `${e.block} -> ${e.to}`]) marks.edges[half] = { cls: "critical" };
    if (step.edge === edge)
      for (const half of [`${e.from} -> ${e.block}`, `${e.block} -> ${e.to}`])
        marks.edges[half] = { cls: isSplit ? "taken" : "critical" };
  }
  if (phase === "edges") {
    marks.cls(step.e?.from, "set");
    marks.cls(step.e?.to, "target");
    if (step.kind === "split") marks.cls(step.block, "current");
    if (step.kind !== "leave")
      marks.say("╌", "dashed edge: critical, there is no place for a copy", "虚线边：关键边，没有放复制的地方");
  } else {
    for (const [label, rows] of Object.entries(state.inserted))
      marks.note(label, tr(`${rows.length} cop${rows.length === 1 ? "y" : "ies"}`, `${rows.length} 个复制`));
    if (step.edge && !(step.edge in state.split)) marks.edges[step.edge] = { cls: "taken" };
    marks.cls(step.block, "current");
    marks.cls(step.copy?.to, "target");
    marks.say("━", "the edge on which the copies happen", "复制所在的边");
  }
}

/// The marks of the dominator tree: edges that are not known yet are hidden.
function treeOf({ phase, step, state, ir, nodes }) {
  const treeEdges = Object.create(null);
  const known = phase !== "dominators" || step.kind === "tree";
  const early = !Object.keys(state.idom).length;
  for (const row of ir.table) {
    if (row.idom === null) continue;
    const now = state.idom[row.block];
    const key = `${row.idom} -> ${row.block}`;
    if (early || (!known && now !== row.idom)) treeEdges[key] = { cls: "hidden" };
    if (phase === "dominators" && step.kind === "idom" && step.block === row.block && now === row.idom)
      treeEdges[key] = { cls: "taken" };
  }
  const treeNodes = Object.create(null);
  for (const [label, mark] of Object.entries(nodes)) treeNodes[label] = { ...mark, cls: mark.cls.slice() };
  if (phase === "dominators" && !known)
    for (const row of ir.table)
      if (row.idom !== null && row.idom !== state.idom[row.block] && row.block in state.idom)
        (treeNodes[row.block] ??= { cls: [], tags: [], note: "" }).note = `idom ${state.idom[row.block]}`;
  return { nodes: treeNodes, edges: treeEdges };
}

/// The region that the picked block dominates, and its border.
function markPicked(marks, tree, picked) {
  const { state } = marks;
  const inside = (label) => {
    for (let up = label; up != null; up = state.idom[up]) if (up === picked) return true;
    return false;
  };
  const mark = (where) => (where[0][where[1]] ??= { cls: [], tags: [], note: "" });
  for (const group of [marks.nodes, tree.nodes]) {
    for (const label of Object.keys(state.idom)) if (inside(label)) mark([group, label]).cls.push("region");
    for (const label of state.frontier[picked] ?? []) {
      const shown = mark([group, label]);
      shown.cls.push("border");
      if (!shown.tags.includes("DF")) shown.tags.push("DF");
    }
    mark([group, picked]).cls.push("picked");
  }
  marks.say(
    "▢",
    `${picked}: what it dominates is shaded, its frontier is dotted`,
    `${picked}：它支配的块有底色，支配边界是点线框`,
  );
}

const PHASES = {
  candidates: accesses,
  numbering,
  dominators,
  frontiers,
  local,
  globals: liveness,
  liveness,
  placement,
  insertion: phis,
  forms: phis,
  cleanup: phis,
  result: phis,
  renaming,
  edges: leaving,
  copies: leaving,
  places: leaving,
};

/// `withPhis`: the blocks list their phis themselves; `sums`: the marks are those of all variables.
export function marksOf(model, picked, { withPhis = false, sums = false } = {}) {
  const marks = new Marks(model, { withPhis, sums }),
    { state, step, ir, phase, nodes, edges, legend } = marks;
  for (const label of ir.unreachable) marks.cls(label, "faded");
  PHASES[phase]?.(marks);
  if (phase === "copies" || phase === "places") return { nodes, edges, legend, tree: copyMarks(state, step) };
  const tree = treeOf(marks);
  if (picked && ir.byLabel[picked]) markPicked(marks, tree, picked);
  return { nodes, edges, legend, tree };
}

/// The copies of an edge as a graph: an arrow from each source to its destination. Places where values
/// are saved are in it from the start, so that it keeps its shape.
export function copyGraph({ copy, saves }) {
  const edges = copy.copies.filter((c) => !c.why && !c.coalesced).map((c) => [c.from, c.to]);
  for (const { to, from } of saves) {
    edges.push([from, to]);
    for (const c of copy.copies) if (c.from === from) edges.push([to, c.to]);
  }
  return { nodes: [...new Set(edges.flat())], edges };
}

function copyMarks({ copy }, { copy: { copies }, saves }) {
  const nodes = Object.create(null),
    edges = Object.create(null);
  for (const name of copy.cycle) nodes[name] = { cls: ["target"], tags: ["↻"], note: tr("cycle", "循环") };
  for (const name of copy.ready) nodes[name] = { cls: ["live"], tags: [], note: tr("ready", "就绪") };
  for (const name of copy.done) nodes[name] = { cls: ["done"], tags: ["✓"], note: "" };
  for (const save of saves) {
    const isSaved = copy.saved?.to === save.to;
    nodes[save.to] = {
      cls: [isSaved ? "set" : "ghost"],
      tags: [],
      note: isSaved ? `= ${save.from}` : tr("spare", "备用"),
    };
    if (!isSaved) edges[`${save.from} -> ${save.to}`] = { cls: "hidden" };
    // Who read the saved value reads the place where it is saved.
    for (const c of copies)
      if (c.from === save.from)
        edges[isSaved && !copy.done.includes(c.to) ? `${save.from} -> ${c.to}` : `${save.to} -> ${c.to}`] = {
          cls: "hidden",
        };
  }
  const last = copy.order[copy.order.length - 1];
  if (last) {
    const names = last.split(/ (?::=|↔) /);
    for (const to of writtenBy(last)) {
      const from = names.find((name) => name !== to);
      for (const c of copies) if (c.to === to) delete edges[`${from} -> ${to}`];
      edges[`${from} -> ${to}`] = { cls: "taken" };
    }
  }
  return { nodes, edges };
}

/// "T" and "F" for the edges of a block that ends with a conditional branch, undefined for those of others.
export const wayOf = (terminator, i) => (/^br i1 /.test(terminator ?? "") ? "TF"[i] : undefined);

const graphs = new WeakMap();
/// The control-flow graph with the blocks that are `visible` (null: all), the others in regions: { order, edges, stubs,
/// home, regions, key }.
export function cfgOf(ir, visible) {
  const of = visible ?? ir;
  if (!graphs.has(of)) graphs.set(of, makeGraph(ir, visible));
  return graphs.get(of);
}
function makeGraph(ir, visible) {
  // The order of the nodes is that of reverse post-order, so that the layout begins at the entry.
  const all = [...ir.rpo, ...ir.unreachable];
  const { home, regions } = visible ? regionsOf(all, idomsOf(ir), visible) : { home: new Map(), regions: new Map() };
  const order = [...all.filter((label) => !home.has(label)), ...regions.keys()];
  const { stubs, ...folded } = foldEdges(
    ir.blocks.flatMap((b) => b.succs.map((s, i) => [b.label, s, wayOf(b.lines.at(-1)?.text, i)])),
    { home, regions },
  );
  let { edges } = folded;
  if (ir.leaves) {
    // The blocks of split edges take part in the layout from the start.
    const half = new Map(ir.splits.map((e) => [`${e.from} -> ${e.to}`, e.block]));
    edges = edges.flatMap(([a, b, way]) => {
      const block = half.get(`${a} -> ${b}`);
      if (!block) return [[a, b, way]];
      order.push(block);
      return [
        [a, block, way],
        [block, b],
      ];
    });
  }
  return { order, edges, stubs, home, regions, key: visible ? [...visible].join() : "" };
}

/// What a click on a region does where a click on a block does nothing.
export const opener =
  (ir, { regions }, redraw) =>
  (label) => {
    if (!regions.has(label)) return;
    openRegion(ir, regions.get(label));
    redraw();
  };

/// The marks of a graph that has regions. Each region is labelled with its name.
export function onRegions(marks, graph) {
  if (!graph.regions.size) return marks;
  const folded = foldMarks(marks, graph);
  for (const key of graph.regions.keys()) {
    const mark = folded.nodes[key];
    mark.name = tr(`⋯ ${mark.count} block${mark.count === 1 ? "" : "s"}`, `⋯ ${mark.count} 个块`);
    mark.note = mark.live ? tr(`${mark.live} live`, `${mark.live} 个活跃`) : "";
  }
  return { ...marks, ...folded };
}
