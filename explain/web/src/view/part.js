// The part of a large function that the graphs and the listing show.

/// Of functions with more blocks than WHOLE they show about PART that concern the step.
export const WHOLE = 300, PART = 40;

/// The blocks to be shown when there are too many for all of them; null: all. They stay as long as the steps
/// are about them and about the same variable: laying a graph out takes longer than anything else.
const ABOUT_ONE = new Set(["globals", "liveness", "placement"]);
let lastShown = { shown: new Set() };
export function visibleBlocks(model) {
  const { ir, step, state } = model;
  if (ir.blocks.length <= WHOLE) return null;
  const at = step.copy ?? step.e;
  const needed = [step.block, state.block, at?.from, at?.to, at?.y].filter((label) => typeof label === "string" && label in ir.byLabel);
  if (lastShown.ir === ir && (!ABOUT_ONE.has(model.phase.key) || lastShown.variable === step.variable) && needed.every((label) => lastShown.shown.has(label))) return lastShown.shown;
  const shown = new Set();
  lastShown = { ir, variable: step.variable, shown };
  const add = (label) => label != null && shown.size < PART && ir.byLabel[label] && shown.add(label);
  const { variable } = step;
  add(step.block);
  add(ir.entry);
  if (variable) {
    for (const label of state.variables[variable]?.uses ?? []) add(label);
    for (const label of ir.rpo) if (state.placed[label]?.includes(variable)) add(label);
    for (const label of state.variables[variable]?.defs ?? []) add(label);
  }
  // The block of a split edge is none of the function's.
  const edge = step.copy ?? step.e;
  for (const label of [edge?.from, edge?.to]) if (typeof label === "string") add(label);
  const around = [[step.block, state.block, edge?.from].find((label) => label in ir.byLabel) ?? ir.entry];
  for (let i = 0; i < around.length && shown.size < PART / 2; i++) {
    const block = ir.byLabel[around[i]];
    for (const label of [...(block?.succs ?? []), ...(block?.preds ?? [])])
      if (!shown.has(label)) { add(label); around.push(label); }
  }
  return shown;
}
