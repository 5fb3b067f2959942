// The marks of a step on the blocks and edges of the graphs. Each colour is used together with a tag,
// a note, a border or a hatching, and legend() describes them in words.
import { writtenBy } from "../core/model.js";
import { tr } from "../core/words.js";
import { foldEdges, foldMarks, regionsOf } from "../layout/fold.js";
import { idomsOf, openRegion } from "./part.js";

const short = (name) => name.replace(/^%/, "");

/// `withPhis`: the blocks list their phis themselves; `sums`: the marks are those of all variables.
export function marksOf(model, picked, { withPhis = false, sums = false } = {}) {
  const { state, step, ir } = model;
  const phase = model.phase.key;
  const nodes = Object.create(null),
    edges = Object.create(null);
  const legend = [];
  const at = (label) => (nodes[label] ??= { cls: [], tags: [], note: "" });
  const cls = (label, name) => label != null && at(label).cls.push(name);
  const tag = (label, text) => label != null && at(label).tags.push(text);
  const note = (label, text) => {
    at(label).note = text;
  };
  const say = (sign, english, chinese) => legend.push([sign, tr(english, chinese)]);
  const phiNotes = () => {
    if (withPhis) return;
    say("φ", "variables with a phi in the block", "此块中有 φ 的变量");
    for (const [label, phis] of Object.entries(state.phis))
      if (phis.length) note(label, "φ " + phis.map((name) => short(state.phi[name].variable)).join(" "));
  };
  for (const label of ir.unreachable) cls(label, "faded");

  switch (phase) {
    case "candidates": {
      const counts = Object.create(null);
      for (const line of ir.lines)
        if (
          line.access &&
          (sums ? ir.variables.includes(line.access.variable) : line.access.variable === step.variable)
        ) {
          const count = (counts[line.block] ??= { load: 0, store: 0 });
          count[line.access.kind]++;
        }
      for (const [label, { load, store }] of Object.entries(counts)) {
        cls(label, "set");
        note(
          label,
          [store && tr(`${store}w`, `写 ${store}`), load && tr(`${load}r`, `读 ${load}`)].filter(Boolean).join(" "),
        );
      }
      if (sums) say("w r", "so many stores and loads of variables", "写，读变量的次数");
      else say("w r", "so many stores and loads of the variable", "写，读该变量的次数");
      break;
    }
    case "numbering":
      for (const [label, number] of Object.entries(state.post))
        note(label, label in state.rpo ? `rpo ${state.rpo[label]}` : `post ${number}`);
      for (const label of Object.keys(state.post)) cls(label, "done");
      if (step.kind !== "number") break;
      cls(step.block, "current");
      say("▶", "the block that gets its number", "正在编号的块");
      break;
    case "dominators":
      for (const [label, number] of Object.entries(state.rpo)) note(label, `rpo ${number}`);
      if (step.block) {
        cls(step.block, "current");
        say("▶", "the block b whose idom is sought", "正在求 idom 的块 b");
      }
      if (step.fingers) {
        tag(step.fingers[0], "1");
        tag(step.fingers[1], "2");
        cls(step.fingers[0], "set");
        cls(step.fingers[1], "set");
        say("1 2", "the two fingers", "两根手指");
      }
      if (step.idom) {
        tag(step.idom, "idom");
        cls(step.idom, "set");
      }
      break;
    case "frontiers":
      for (const [label, df] of Object.entries(state.frontier)) if (df.length) note(label, `DF ${df.join(" ")}`);
      if (state.runner) {
        tag(step.join, "j");
        cls(step.join, "target");
        tag(step.pred, "p");
        tag(step.stop, "idom(j)");
        cls(step.block, "current");
        say("▶", "the runner", "跑者");
        say("j p", "the join and the predecessor where the runner starts", "汇合块 j 与跑者出发的前驱 p");
      }
      break;
    case "local":
      for (const label of new Set([...Object.keys(state.kills), ...Object.keys(state.exposed)])) {
        const kill = state.kills[label]?.length ?? 0,
          up = state.exposed[label]?.length ?? 0;
        note(label, [kill && `kill ${kill}`, up && `UE ${up}`].filter(Boolean).join(" "));
      }
      if (!sums) cls(step.block, "current");
      say("kill", "so many variables the block defines", "此块定义的变量个数");
      say("UE", "so many it reads from before the block", "此块读到块外来的值的变量个数");
      break;
    case "globals":
    case "liveness": {
      if (sums) {
        const counts = Object.create(null);
        for (const { global, defs, uses } of Object.values(state.variables))
          if (global) {
            for (const label of defs) (counts[label] ??= { def: 0, use: 0 }).def++;
            for (const label of uses) (counts[label] ??= { def: 0, use: 0 }).use++;
          }
        for (const [label, { def, use }] of Object.entries(counts)) {
          if (def) cls(label, "set");
          note(label, [def && `def ${def}`, use && `use ${use}`].filter(Boolean).join(" "));
        }
        say("def", "so many global names the block defines", "此块定义的全局名个数");
        say("use", "so many it reads from before the block", "此块读到块外来的值的个数");
        break;
      }
      const variable = state.variables[step.variable];
      for (const label of variable?.defs ?? []) {
        tag(label, "def");
        cls(label, "set");
      }
      for (const label of variable?.uses ?? []) {
        tag(label, "use");
        cls(label, "set");
      }
      say("def", "the block defines the variable", "此块定义该变量");
      say("use", "it reads the variable from before the block", "此块读到块外来的值");
      if (phase === "liveness") {
        for (const label of state.live[step.variable] ?? []) {
          cls(label, "live");
          note(label, tr("live", "活跃"));
        }
        if (step.kind === "flood") cls(step.block, "current");
        say("▨", "hatched: live on entry", "斜线：入口处活跃");
      }
      break;
    }
    case "placement": {
      const variable = step.variable;
      for (const label of state.live[variable] ?? []) cls(label, "live");
      for (const label of state.variables[variable]?.defs ?? []) note(label, "def");
      for (const label of state.w) tag(label, "W");
      for (const [label, list] of Object.entries(state.placed))
        if (list.includes(variable)) {
          tag(label, "φ");
          cls(label, "set");
        }
      for (const [label, list] of Object.entries(state.ghosts))
        if (list.includes(variable)) {
          tag(label, tr("no φ", "无 φ"));
          note(label, tr("not live", "不活跃"));
          cls(label, "border");
        }
      if (state.x) {
        tag(state.x, "X");
        cls(state.x, "current");
        for (const label of ir.table.find((row) => row.block === state.x)?.frontier ?? [])
          if (label !== state.y) {
            cls(label, "border");
            tag(label, "DF");
          }
        for (const { path } of step.meet ?? [])
          path.slice(1).forEach((label, i) => {
            edges[`${path[i]} -> ${label}`] = { cls: "taken" };
          });
        if (step.meet) say("━", "the ways on which the definitions come to Y", "各个定义到达 Y 的路");
      }
      if (state.y) {
        tag(state.y, "Y");
        cls(state.y, "target");
      }
      if (state.x) say("X", "taken from the worklist", "取自工作表");
      if (state.y) say("Y", "on the frontier of X", "在 X 的边界上");
      if (state.w.length) say("W", "on the worklist", "在工作表中");
      if (Object.values(state.placed).some((list) => list.includes(variable)))
        say("φ", "has a phi for the variable (F)", "已有该变量的 φ (F)");
      say("▨", "hatched: live on entry", "斜线：入口处活跃");
      break;
    }
    case "insertion":
    case "forms":
    case "cleanup":
    case "result":
      phiNotes();
      if (!sums) cls(step.block, "current");
      if (step.e?.event === "fold") cls(state.phi[step.e.phi]?.block, "current");
      break;
    case "renaming":
      phiNotes();
      cls(state.block, "current");
      if (step.kind === "fill") {
        edges[`${step.e.pred} -> ${step.e.block}`] = { cls: "taken", label: step.e.value };
        cls(step.e.block, "target");
        say("━", "the edge whose slot is filled", "正在填空位的边");
      }
      say("▶", "Rename walks here; its path in the dominator tree is shaded", "重命名走到这里；支配树中的路径有底色");
      for (let label = state.block; label != null; label = state.idom[label]) cls(label, "region");
      break;
    case "edges":
    case "copies":
    case "places": {
      // The blocks of split edges are in the picture from the start, so that it keeps its shape.
      for (const e of ir.splits) {
        const edge = `${e.from} -> ${e.to}`;
        const isSplit = edge in state.split;
        cls(e.block, isSplit ? "set" : "ghost");
        if (edge in state.critical && !isSplit)
          for (const half of [`${e.from} -> ${e.block}`, `${e.block} -> ${e.to}`]) edges[half] = { cls: "critical" };
        if (step.edge === edge)
          for (const half of [`${e.from} -> ${e.block}`, `${e.block} -> ${e.to}`])
            edges[half] = { cls: isSplit ? "taken" : "critical" };
      }
      if (phase === "edges") {
        cls(step.e?.from, "set");
        cls(step.e?.to, "target");
        if (step.kind === "split") cls(step.block, "current");
        if (step.kind !== "leave")
          say("╌", "dashed edge: critical, there is no place for a copy", "虚线边：关键边，没有放复制的地方");
      } else {
        for (const [label, rows] of Object.entries(state.inserted))
          note(label, tr(`${rows.length} cop${rows.length === 1 ? "y" : "ies"}`, `${rows.length} 个复制`));
        if (step.edge && !(step.edge in state.split)) edges[step.edge] = { cls: "taken" };
        cls(step.block, "current");
        cls(step.copy?.to, "target");
        say("━", "the edge on which the copies happen", "复制所在的边");
      }
      break;
    }
    default:
      break;
  }

  if (phase === "copies" || phase === "places") return { nodes, edges, legend, tree: copyMarks(state, step) };

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

  if (picked && ir.byLabel[picked]) {
    // The region that the block dominates, and its border.
    const inside = (label) => {
      for (let up = label; up != null; up = state.idom[up]) if (up === picked) return true;
      return false;
    };
    const mark = (where) => (where[0][where[1]] ??= { cls: [], tags: [], note: "" });
    for (const group of [nodes, treeNodes]) {
      for (const label of Object.keys(state.idom)) if (inside(label)) mark([group, label]).cls.push("region");
      for (const label of state.frontier[picked] ?? []) {
        const shown = mark([group, label]);
        shown.cls.push("border");
        if (!shown.tags.includes("DF")) shown.tags.push("DF");
      }
      mark([group, picked]).cls.push("picked");
    }
    say(
      "▢",
      `${picked}: what it dominates is shaded, its frontier is dotted`,
      `${picked}：它支配的块有底色，支配边界是点线框`,
    );
  }
  return { nodes, edges, legend, tree: { nodes: treeNodes, edges: treeEdges } };
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
