// Tours through the steps of a model: every step; the steps of one variable; or the story, which has one
// idea per stop (a block, a variable, an edge) and jumps over the rest. A stop is { at, say, ways }: a step of the model, the
// sentence if it is not the step's own, and edges to be lit, as lists of blocks; `pick`: a block whose region and frontier
// are shown; `marks`: what else blocks are; `sums`: the stop is about all that its phase did, not about its last step.
import { bl, definitionText, marked, orderText, va, variablesText } from "./sentences.js";
import { tr } from "./words.js";

const list = (items, make) => items.map(make).join(", ");
const set = (items) => (items.length ? `{ ${list(items, bl)} }` : "∅");
/// So many phis, blocks or edges have a stop of their own; of more the rest is one stop.
const PHIS = 8, BLOCKS = 18, EDGES = 5;

/// What belongs to every variable, and so to the tour of one.
const FRAME = new Set(["start", "reverse", "tree", "frontier", "result"]);

export class Tour {
  /// `detail`: "story", "steps", or "of %x".
  constructor(model, detail) {
    this.model = model;
    const stops = detail === "story" ? storyOf(model)
      : detail.startsWith("of ") ? model.steps.map((step, at) => ({ at })).filter(({ at }) => concerns(model.steps[at], detail.slice(3)))
        : null;
    this.steps = stops ?? model.steps;
    this.stops = stops;
    this.at = 0;
  }
  stepAt(i) { return this.stops ? this.model.steps[this.stops[i].at] : this.model.steps[i]; }
  get stop() { return this.stops?.[this.at] ?? null; }
  go(to) {
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
    this.model.go(this.stops ? this.stops[this.at].at : this.at);
    return this.at;
  }
  /// The stop at, or next after, a step of the model.
  find(step) {
    if (!this.stops) return step;
    const at = this.stops.findIndex((stop) => stop.at >= step);
    return at < 0 ? this.stops.length - 1 : at;
  }
  sentence() { return this.stop?.say?.() ?? marked(this.model.step, this.model); }
}

const concerns = (step, variable) => FRAME.has(step.kind) || step.variable === variable
  || (step.kind === "erase" && step.e.text.trim().startsWith(variable + " ")) || (step.kind === "fold" && step.variable === variable);

function storyOf(model) {
  const stops = [];
  const add = (at, say, more = {}) => at >= 0 && stops.push({ at, say, ...more });
  for (let round = 0; round < model.irs.length; round++) {
    const steps = model.steps.map((step, at) => ({ step, at })).filter(({ step }) => step.round === round);
    if (!steps.length) continue;
    const of = (...kinds) => steps.filter(({ step }) => kinds.includes(step.kind));
    const last = (...kinds) => of(...kinds).at(-1)?.at ?? -1;
    if (model.irs[round].leaves) tellCopies(model, of, last, add);
    else tellRound(model, steps, of, last, add, round);
  }
  return stops.sort((a, b) => a.at - b.at);
}

function tellRound(model, steps, of, last, add, round) {
  const ir = model.irs[round];
  const places = of("place");
  // What SSA is for, on this program: the first place where two definitions meet, better
  // two stores, and a variable of the source rather than the place of a parameter.
  const stores = places.filter(({ step }) => step.meet?.every((d) => d.kind === "store"));
  const example = stores.find(({ step }) => !/\.addr$/.test(step.variable)) ?? stores[0] ?? places.find(({ step }) => step.meet);
  if (example && round === 0) {
    const { e, meet } = example.step;
    add(steps[0].at, () => tr(
      `What SSA is for: a read of ${va(e.variable)} in or after ${bl(e.y)} may see ${definitionText(meet[0], e.variable, model)}, or ${definitionText(meet[1], e.variable, model)}. Which one depends on the way that control took. SSA makes this choice a value of its own, a phi: then each read sees one definition, and it is known which. Press → to step.`,
      `SSA 有什么用: 在 ${bl(e.y)} 中或之后读 ${va(e.variable)}, 读到的可能是${definitionText(meet[0], e.variable, model)}, 也可能是${definitionText(meet[1], e.variable, model)}。到底是哪个, 取决于控制流走了哪条路。SSA 把这个选择本身变成一个值, 即 φ: 于是每次读只看到一个定义, 而且知道是哪个。按 → 前进一步。`),
    { ways: meet.map((d) => d.path), meet });
  } else add(steps[0].at);
  const candidates = of("candidate");
  if (ir.variables.length)
    add(candidates.at(-1)?.at ?? -1, () => tr(
      `${variablesText(ir.variables)} ${ir.variables.length === 1 ? "is" : "are"} only loaded and stored, always as a whole: ${ir.variables.length === 1 ? "it" : "they"} can become values.`,
      `${variablesText(ir.variables)} 只被整体地读和写: 可以变成值。`), { sums: true });
  for (const { at } of candidates.filter(({ step }) => !step.e.promotable).slice(0, 3)) add(at);
  tellDominance(ir, last, add);
  const settled = [...new Set(of("variable").filter(({ step }) => step.only !== undefined).map(({ step }) => step.variable))];
  const within = of("local-load").filter(({ step }) => step.only === undefined).length, exposed = of("upward-exposed").length;
  add(last("local-store", "local-load", "upward-exposed"), () => tr(
    `Inside the blocks: ${within || "no"} ${within < 2 ? "load is" : "loads are"} replaced at once, ${exposed || "none"} ${exposed < 2 ? "reads" : "read"} a value from before ${exposed < 2 ? "its" : "their"} block.`
      + (settled.length ? ` ${variablesText(settled)} ${settled.length === 1 ? "has" : "have"} a single store, of a constant or an argument, which replaces all loads (single-store shortcut).` : ""),
    `在各个块之内: ${within ? `${within} 个 load 立即换掉` : "没有 load 立即换掉"}, ${exposed ? `${exposed} 个读到块外来的值` : "没有 load 读到块外来的值"}。`
      + (settled.length ? `${variablesText(settled)} 只有一次 store, 写入常量或参数, 它换掉所有 load (单次写捷径)。` : "")), { sums: true });
  const variables = of("variable"), globals = variables.filter(({ step }) => step.e.global).map(({ step }) => step.variable);
  add(last("variable"), () => (globals.length
    ? tr(`The values of ${variablesText(globals)} cross block borders: ${globals.length === 1 ? "it is the only global name" : "these are the global names"}, and only ${globals.length === 1 ? "it" : "they"} may need phis.`
      + (model.form === "minimal" ? " Minimal form does not ask for this." : ""),
      `${variablesText(globals)} 的值跨越基本块: ${globals.length === 1 ? "只有它是全局名, 只有它可能需要 φ" : "这些是全局名, 只有它们可能需要 φ"}。` + (model.form === "minimal" ? "最小形式不问这一点。" : ""))
    : settled.length ? tr(`No phi is needed: the single-store shortcut has settled ${variablesText(settled)}` + (settled.length < variables.length ? ", and no value of the others crosses a block border." : "."),
      `不需要 φ: 单次写捷径已解决 ${variablesText(settled)}` + (settled.length < variables.length ? ", 其余变量没有值跨越块的边界。" : "。"))
      : tr("No value crosses a block border: no phi is needed.", "没有值跨越块的边界: 不需要 φ。")), { sums: true });
  tellPlacement(model, places, of, add);
  add(last("insert"), () => tr("The phis are written into their blocks, with an empty slot for every edge. Renaming will fill the slots.", "φ 写入各个块, 每条进入的边一个空位。重命名会填上它们。"));
  add(last("forms"));
  tellRenaming(steps, of, add);
  const folds = of("fold");
  for (const { at } of folds.slice(0, 3)) add(at);
  if (folds.length > 3) add(folds.at(-1).at);
  add(last("erase"), () => tr("What is left of the variables in memory is deleted.", "变量在内存中剩下的部分删除。"), { sums: true });
  add(last("result"));
}

/// Numbers, the tree, and frontiers: each by an example, one that is not the entry if there is one.
function tellDominance(ir, last, add) {
  add(last("reverse"), () => tr(
    `The blocks are numbered in reverse post-order: except over back edges, a block comes after its predecessors. The order: ${orderText(ir.rpo)}.`,
    `块按逆后序编号: 除了回边之外, 每个块都排在它的前驱之后。顺序: ${orderText(ir.rpo)}。`));
  const below = ir.table.filter((row) => row.idom !== null), isJoin = (row) => ir.byLabel[row.block].preds.length > 1;
  const child = below.find((row) => row.idom !== ir.entry && isJoin(row)) ?? below.find((row) => row.idom !== ir.entry) ?? below.find(isJoin) ?? below[0];
  const nearest = () => (child.idom === ir.entry
    ? tr(`No block between ${bl(child.idom)} and ${bl(child.block)} is on every path: ${bl(child.block)} is right below the entry in the dominator tree.`,
      `${bl(child.idom)} 和 ${bl(child.block)} 之间没有每条路都经过的块: 在支配树中 ${bl(child.block)} 就在入口之下。`)
    : tr(`Every path from the entry to ${bl(child.block)} goes through ${bl(child.idom)}: ${bl(child.idom)} dominates ${bl(child.block)}. No dominator is nearer, so ${bl(child.block)} is below ${bl(child.idom)} in the dominator tree.`,
      `从入口到 ${bl(child.block)} 的每条路都经过 ${bl(child.idom)}: ${bl(child.idom)} 支配 ${bl(child.block)}。没有更近的支配结点, 所以在支配树中 ${bl(child.block)} 在 ${bl(child.idom)} 之下。`));
  add(last("tree"), child && (() => nearest() + tr(" The dominators of a block are the blocks on its path to the root.", "一个块的支配结点就是它到树根路上的那些块。")),
  child && { marks: { [child.block]: "current", [child.idom]: "set" } });
  const edge = ir.table.find((row) => row.frontier.length && !row.frontier.includes(row.block)) ?? ir.table.find((row) => row.frontier.length);
  add(last("frontier"), edge && (() => tr(
    `DF(${bl(edge.block)}) = ${set(edge.frontier)}: there the region that ${bl(edge.block)} dominates ends, and definitions in it meet other ones. Click a block to see its region and its frontier.`,
    `DF(${bl(edge.block)}) = ${set(edge.frontier)}: ${bl(edge.block)} 支配的区域在那里结束, 其中的定义在那里与别的定义相遇。点一个块, 看它的区域和边界。`)),
  edge && { pick: edge.block });
}

function tellPlacement(model, places, of, add) {
  const refused = of("not-live");
  const lives = of("live-in");
  if (lives.length) add(lives[0].at);
  if (places.length <= PHIS) for (const { at } of places) add(at);
  else {
    // One stop per variable: the phi of its first meeting.
    const first = new Map();
    for (const place of places) if (!first.has(place.step.variable)) first.set(place.step.variable, place);
    for (const { at } of [...first.values()].slice(0, PHIS)) add(at);
    add(of("placed").at(-1).at, () => tr(`In the same way all variables get their phis: ${places.length} in all.`, `所有变量都照此得到 φ: 共 ${places.length} 个。`));
  }
  const variables = new Set();
  for (const { step, at } of refused) {
    if (variables.has(step.variable) || variables.size > 1) continue;
    variables.add(step.variable);
    add(at);
  }
}

/// One stop per block that changes something: after its phis, loads, stores and slots.
function tellRenaming(steps, of, add) {
  const visits = [];
  let visit = null;
  for (const { step, at } of steps) {
    if (step.kind === "enter") visits.push(visit = { block: step.block, at, phis: [], loads: [], stores: [], fills: [] });
    else if (visit && step.kind === "push") visit[step.e.from === "phi" ? "phis" : "stores"].push(step.e);
    else if (visit && step.kind === "replace") visit.loads.push(step.e);
    else if (visit && step.kind === "fill") visit.fills.push(step.e);
    if (visit && ["push", "replace", "fill"].includes(step.kind)) visit.at = at;
  }
  const busy = visits.filter((v) => v.phis.length + v.loads.length + v.stores.length + v.fills.length);
  // The visits with phis or slots first, if there are too many.
  const kept = busy.length <= BLOCKS ? busy : busy.slice(0, BLOCKS - 1);
  for (const v of kept) add(v.at, () => visitText(v) + (v === kept[0] ? tr(" Rename walks down the dominator tree with a stack for each variable: a definition is pushed, a read takes the top.",
    "重命名沿支配树向下走, 每个变量一个栈: 定义压栈, 读取栈顶。") : ""), { ways: v.fills.map((e) => [e.pred, e.block]) });
  if (busy.length > kept.length) add(busy.at(-1).at, () => tr(`The other ${busy.length - kept.length} blocks go the same way.`, `其余 ${busy.length - kept.length} 个块也是如此。`));
  add(of("pop").at(-1)?.at ?? -1, () => tr("Back at the root of the dominator tree: what each block pushed is popped when Rename leaves it.", "回到支配树的根: 离开每个块时, 它压栈的都已出栈。"), { sums: true });
}

function visitText(v) {
  const more = (items, make, count = 4) => list(items.slice(0, count), make) + (items.length > count ? " …" : "");
  const english = [], chinese = [];
  if (v.phis.length) {
    english.push(`its ${v.phis.length === 1 ? "phi defines" : "phis define"} ${more(v.phis, (e) => va(e.variable))}`);
    chinese.push(`它的 φ 定义 ${more(v.phis, (e) => va(e.variable))}`);
  }
  if (v.loads.length) {
    english.push(`loads become ${more(v.loads, (e) => `${va(e.variable)} → ${va(e.value)}`)}`);
    chinese.push(`load 换成 ${more(v.loads, (e) => `${va(e.variable)} → ${va(e.value)}`)}`);
  }
  if (v.stores.length) {
    english.push(`pushed ${more(v.stores, (e) => `${va(e.variable)} = ${va(e.value)}`)}`);
    chinese.push(`压栈 ${more(v.stores, (e) => `${va(e.variable)} = ${va(e.value)}`)}`);
  }
  if (v.fills.length) {
    english.push(`slots filled ${more(v.fills, (e) => `${va(e.phi)} ← ${va(e.value)}`)}`);
    chinese.push(`填空位 ${more(v.fills, (e) => `${va(e.phi)} ← ${va(e.value)}`)}`);
  }
  return tr(`Rename(${bl(v.block)}): ${english.join("; ")}.`, `Rename(${bl(v.block)}): ${chinese.join("; ")}。`);
}

function tellCopies(model, of, last, add) {
  add(last("leave"));
  for (const { at } of of("critical-edge").slice(0, 2)) add(at);
  const splits = of("split");
  const unsplit = of("critical-edge").length - splits.length;
  if (splits.length)
    add(splits.at(-1).at, () => tr(`In all ${splits.length === 1 ? "1 critical edge gets" : `${splits.length} critical edges get`} a new block: code there runs on that edge only.`
      + (unsplit ? ` The other ${unsplit} ${unsplit === 1 ? "leaves a switch and has" : "leave a switch and have"} nothing to copy.` : ""),
      `共有 ${splits.length} 条关键边各得到一个新块: 其中的代码只在走那条边时执行。` + (unsplit ? `其余 ${unsplit} 条从 switch 出发, 没有什么要复制。` : "")));
  const edges = of("parallel-copy").filter(({ step }) => step.e.copies.length);
  for (const { at } of edges.slice(0, EDGES)) add(at);
  for (const kind of ["cycle", "save"]) add(of(kind).find(({ step }) => step.e.of === "values")?.at ?? -1);
  const moves = of("move", "constant", "restore").filter(({ step }) => step.e.of === "values");
  if (moves.length) add(moves.at(-1).at, () => tr("All copies are in an order in which none reads what another has overwritten.", "所有复制都排好了次序: 谁也不会读到已被覆盖的值。"));
  const places = of("places");
  const gone = places.reduce((n, { step }) => n + step.e.copies.filter((c) => c.coalesced).length, 0);
  const all = places.reduce((n, { step }) => n + step.e.copies.length, 0);
  if (places.length) add(places.at(-1).at, () => (all === 0 ? tr("There is nothing to copy between registers.", "寄存器之间没有要复制的。")
    : tr(`In registers ${all === 1 ? (gone ? "the only copy has" : "the only copy does not have") : `${gone || "none"} of the ${all} copies ${gone === 1 || !gone ? "has" : "have"}`} both sides in one place${gone ? `: ${gone === 1 ? "it vanishes" : "they vanish"}` : ""}.`,
      gone ? `在寄存器中, ${all} 个复制里有 ${gone} 个两边在同一处, 消失了。` : `在寄存器中, ${all} 个复制的两边都不在同一处。`)));
}
