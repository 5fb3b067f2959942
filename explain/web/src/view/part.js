// Which blocks of a function are drawn and listed: of a large one those that concern the step, and of any what the reader has opened
// and has not folded. All others are in regions (layout/fold.js).

/// Of functions with more blocks than WHOLE they show about PART that concern the step.
export const WHOLE = 300,
  PART = 40;
/// The number of blocks that are drawn when a region is opened; its other blocks form regions below these.
const OPENED = 12;

/// What the reader has done with a function: blocks that he has opened, and those whose dominated blocks he has folded.
const choices = new WeakMap();
const choiceOf = (ir) => {
  if (!choices.has(ir)) choices.set(ir, { opened: new Set(), closed: new Set(), version: 0 });
  return choices.get(ir);
};
export const hasChoice = (ir) => choiceOf(ir).version > 0;
export const forget = (ir) => choices.delete(ir);

/// Opens a region of the graph.
export function openRegion(ir, { over, members }) {
  const choice = choiceOf(ir);
  choice.version++;
  if (!choice.closed.delete(over)) for (const label of members.slice(0, OPENED)) choice.opened.add(label);
}

/// Folds what a block dominates, itself left out.
export function foldBelow(ir, label) {
  const choice = choiceOf(ir);
  choice.version++;
  choice.closed.add(label);
  for (const each of dominatedBy(ir, label)) choice.opened.delete(each);
}

export function dominatedBy(ir, label) {
  const found = new Set([label]);
  for (const block of ir.rpo) if (found.has(idomsOf(ir).get(block))) found.add(block);
  found.delete(label);
  return found;
}

const idoms = new WeakMap();
/// The immediate dominator of each block that control reaches.
export function idomsOf(ir) {
  if (!idoms.has(ir)) idoms.set(ir, new Map(ir.table.map(({ block, idom }) => [block, idom])));
  return idoms.get(ir);
}

/// The blocks of a large function to draw: `labels`, the entry and the opened ones. Null: the function is small, draw all.
export const partAround = (ir, labels) =>
  ir.blocks.length > WHOLE ? new Set([ir.rpo[0], ...labels, ...choiceOf(ir).opened]) : null;

/// The blocks to be shown when there are too many for all of them; null: all. They stay as long as the steps
/// are about them and about the same variable: laying a graph out takes longer than anything else.
const ABOUT_ONE = new Set(["globals", "liveness", "placement"]);
let lastShown = { shown: new Set() };
function concerning(model) {
  const { ir, step, state } = model;
  if (ir.blocks.length <= WHOLE) return null;
  const at = step.copy ?? step.e;
  const needed = [step.block, state.block, at?.from, at?.to, at?.y, state.x, state.y].filter(
    (label) => typeof label === "string" && label in ir.byLabel,
  );
  if (
    lastShown.ir === ir &&
    (!ABOUT_ONE.has(model.phase.key) || lastShown.variable === step.variable) &&
    needed.every((label) => lastShown.shown.has(label))
  )
    return lastShown.shown;
  const shown = new Set([ir.rpo[0], ...needed]);
  const add = (label) => label != null && shown.size < PART && ir.byLabel[label] && shown.add(label);
  const { variable } = step;
  lastShown = { ir, variable, shown };
  if (variable) {
    for (const label of state.variables[variable]?.uses ?? []) add(label);
    for (const label of ir.rpo) if (state.placed[label]?.includes(variable)) add(label);
    for (const label of state.variables[variable]?.defs ?? []) add(label);
  }
  const around = [needed[0] ?? ir.rpo[0]];
  for (let i = 0; i < around.length && shown.size < PART / 2; i++) {
    const block = ir.byLabel[around[i]];
    for (const label of [...(block?.succs ?? []), ...(block?.preds ?? [])])
      if (!shown.has(label)) {
        add(label);
        around.push(label);
      }
  }
  return shown;
}

let lastVisible = {};
/// The blocks that the graphs show; null: all.
export function visibleBlocks(model) {
  const { ir } = model,
    part = concerning(model),
    choice = choiceOf(ir),
    { opened, closed, version } = choice;
  if (version === 0) return part;
  if (lastVisible.choice === choice && lastVisible.part === part && lastVisible.version === version)
    return lastVisible.visible;
  const folded = new Set([...closed].flatMap((label) => [...dominatedBy(ir, label)]));
  const visible = new Set(
    [...ir.rpo, ...ir.unreachable].filter(
      (label) => !folded.has(label) && (!part || part.has(label) || opened.has(label)),
    ),
  );
  lastVisible = { choice, part, version, visible };
  return visible;
}
