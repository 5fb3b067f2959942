// The text that a screen reader speaks for a block of a graph: its name, edges, contents and marks.
import { isChinese, tr } from "./words.js";

/// So many instructions are read out; of more only their number is said.
const READ = 8;

const sentences = (parts) =>
  parts
    .filter(Boolean)
    .map((part) => part + tr(".", "。"))
    .join(isChinese() ? "" : " ");
const list = (items) => items.join(tr(", ", "、"));

/// The edges of a block: `before` and `after` are labels, `words` what the two kinds of them are called; `isDrawn(label)` says
/// whether the graph has the block.
function edgesText(before, after, words, isDrawn) {
  const named = (labels) =>
    list(labels.map((label) => (isDrawn(label) ? label : tr(`${label} (not drawn)`, `${label}（没有画出）`))));
  return [
    [before, words[0]],
    [after, words[1]],
  ].map(([labels, word]) =>
    labels.length ? `${word}${tr(": ", "：")}${named(labels)}` : tr(`no ${word}`, `没有${word}`),
  );
}

export const CFG_EDGES = () => [tr("predecessors", "前驱"), tr("successors", "后继")];

const count = (n, one, more, chinese) => tr(`${n} ${n === 1 ? one : more}`, `${n} ${chinese}`);
/// The lines of a block, or only their number if there are many. `words`: the noun for one, the plural, the Chinese noun.
export const linesText = (lines, ...words) =>
  lines.length > 0 &&
  count(lines.length, ...words) + (lines.length <= READ ? tr(": ", "：") + lines.join(tr("; ", "；")) : "");

/// The marks of a node in words. The signs are those that the legend explains.
export function marksText({ cls = [], tags = [], note = "" }, legend = []) {
  const meaning = (sign) => legend.find(([signs]) => signs.split(" ").includes(sign))?.[1] ?? sign;
  return [
    cls.includes("current") &&
      (legend.some(([signs]) => signs === "▶") ? meaning("▶") : tr("the step is here", "这一步在此")),
    cls.includes("live") && tr("live on entry", "入口处活跃"),
    ...tags.filter((tag) => tag !== "DF").map(meaning),
    note,
    cls.includes("picked") && tr("chosen", "已选"),
  ].filter(Boolean);
}

/// A node of any graph: what its picture has.
export const nodeText = (name, before, after, mark, words) =>
  sentences([
    name,
    ...edgesText(before, after, words, () => true),
    linesText(
      (mark.lines ?? []).map(({ text }) => text.trim()),
      "line",
      "lines",
      "行",
    ),
    list(marksText(mark)),
  ]);

/// What a graph of blocks is called; of a large function not all blocks are drawn.
export const graphText = (name, drawn, all) =>
  `${name}${tr(": ", "：")}${drawn < all ? tr(`${drawn} of ${all} blocks are drawn`, `画出了 ${all} 个块中的 ${drawn} 个`) : tr(`${all} blocks`, `${all} 个块`)}${tr("; the arrow keys go along the edges, Enter chooses a block", "；方向键沿边移动，回车选择块")}`;

/// A region of blocks that are not drawn: { over, members }.
export const regionText = ({ over, members: { length } }, mark, legend) =>
  sentences([
    over === null
      ? tr(`${length} block${length === 1 ? " that is" : "s that are"} not drawn`, `${length} 个没有画出的块`)
      : tr(
          `${length} block${length === 1 ? " that is" : "s that are"} not drawn, dominated by ${over}`,
          `${length} 个没有画出的块，受 ${over} 支配`,
        ),
    list(marksText(mark, legend)),
    tr("Enter opens it", "按回车展开"),
  ]);

/// A block of the control-flow graph in the state of the model. `picked`: the block whose frontier is shown, or null.
export function blockText(model, label, { mark = {}, legend, picked, isDrawn }) {
  const { ir, state } = model,
    block = ir.byLabel[label];
  const copies = (state.inserted[label] ?? []).map(({ text }) => text);
  const splits = (ir.splits ?? []).filter((e) => `${e.from} -> ${e.to}` in state.split);
  // The block of a split edge is none of the function's.
  if (!block) {
    const split = splits.find((e) => e.block === label);
    return sentences([
      split
        ? tr(`block ${label}, which splits an edge`, `块 ${label}，它拆开一条边`)
        : tr(`block ${label}, if an edge is split`, `块 ${label}，拆开边时才有`),
      ...edgesText(split ? [split.from] : [], split ? [split.to] : [], CFG_EDGES(), isDrawn),
      linesText(copies, "copy", "copies", "个复制"),
      list(marksText(mark, legend)),
    ]);
  }
  const before = block.preds.map((pred) => splits.find((e) => e.from === pred && e.to === label)?.block ?? pred);
  const after = block.succs.map((succ) => splits.find((e) => e.from === label && e.to === succ)?.block ?? succ);
  const code = block.lines
    .map((line) => model.lineNow(line))
    .filter((text) => text !== null)
    .map((text) => text.replace(/, align \d+$/, ""));
  const frontierOf = [picked, model.phase.key === "placement" ? state.x : null].filter(
    (x, i, of) => x && of.indexOf(x) === i && (state.frontier[x] ?? []).includes(label),
  );
  return sentences([
    tr(`block ${label}`, `块 ${label}`),
    ...edgesText(before, after, CFG_EDGES(), isDrawn),
    /^br i1 /.test(block.lines.at(-1)?.text) &&
      tr(`if the condition is true to ${after[0]}, else to ${after[1]}`, `条件为真到 ${after[0]}，为假到 ${after[1]}`),
    linesText(
      (state.phis[label] ?? []).map((name) => model.shortPhi(name)),
      "phi",
      "phis",
      "个 φ",
    ),
    linesText([...code, ...copies], "instruction", "instructions", "条指令"),
    list(marksText(mark, legend)),
    frontierOf.length && tr(`in the frontier of ${list(frontierOf)}`, `在 ${list(frontierOf)} 的支配边界中`),
  ]);
}

/// A block of the dominator tree.
export const treeText = (ir, label, mark, legend) => {
  const idom = ir.table.find((row) => row.block === label)?.idom ?? null,
    children = ir.table.filter((row) => row.idom === label).map((row) => row.block);
  return sentences([
    tr(`block ${label}`, `块 ${label}`),
    idom === null
      ? tr("the root of the dominator tree", "支配树的根")
      : tr(`immediate dominator: ${idom}`, `直接支配结点：${idom}`),
    children.length
      ? tr(`immediately dominates ${list(children)}`, `直接支配 ${list(children)}`)
      : tr("immediately dominates no block", "不直接支配任何块"),
    list(marksText(mark, legend)),
  ]);
};

const SIGNS = {
  "+": () => tr("new", "新的"),
  "~": () => tr("changed", "改过的"),
  "↕": () => tr("moved here", "移到这里的"),
  "−": () => tr("gone", "去掉的"),
};

/// A block in the pass viewer; `all` are the blocks of the function. `lines`: what the pass made of its instructions, { sign, text };
/// null: they are as the mark has them.
export function passBlockText(block, all, lines, mark, isDrawn) {
  const labels = new Map(all.map(({ id, label }) => [id, label])),
    before = all.filter(({ succs }) => succs.includes(block.id)).map(({ label }) => label);
  const told = (lines ?? block.insts).map(({ sign, text }) => ({
    sign,
    text: sign ? `${SIGNS[sign]()} ${text}` : text,
  }));
  const [here, gone] = [false, true].map((isGone) =>
    told.filter(({ sign }) => (sign === "−") === isGone).map(({ text }) => text),
  );
  return sentences([
    tr(`block ${block.label}`, `块 ${block.label}`),
    ...edgesText(
      before,
      block.succs.map((id) => labels.get(id)),
      CFG_EDGES(),
      isDrawn,
    ),
    linesText(here, "instruction", "instructions", "条指令"),
    linesText(gone, "instruction that is gone", "instructions that are gone", "条去掉的指令"),
    // Where no step is shown, the current block is the one that was chosen.
    list(marksText(lines ? { cls: mark.cls.filter((name) => name !== "current") } : mark)),
  ]);
}
