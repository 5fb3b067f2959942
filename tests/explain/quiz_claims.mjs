// What the quiz asks and why its answers are right: predicates by the keys of the catalogue. The context has the world of the
// function (world.mjs), `asked` (with the right answers), `given` and the form.
import { equal, names } from "./read.mjs";

const isWay = (c, way, to, without) => {
  const blocks = names(way);
  return (
    blocks[0] === c.world.entry &&
    blocks.at(-1) === to &&
    !blocks.includes(without) &&
    blocks.every((b, i) => i === 0 || c.world.blocks.get(blocks[i - 1]).succs.includes(b))
  );
};
const answers = (c, right) =>
  equal(c.asked.right, right) &&
  right.every((r) => c.asked.options.includes(r)) &&
  new Set(c.asked.options).size === c.asked.options.length;
/// The block and the kind of the definition on top of the stack: of the nearest block above.
export function topOf(c, block, variable) {
  for (let b = block; (b = c.world.idom(b)); ) {
    if (c.world.defines(b, variable)) return `${b}: store`;
    if (c.values.hasPhi(variable, b)) return `${b}: φ`;
    if (c.world.isInCycle(b) && c.world.blocks.get(b).insts.some((t) => t.startsWith(`${variable} = alloca`)))
      return `${b}: alloca`;
  }
  return "undef";
}
const isForm = (c, text) =>
  ({
    pruned: ["pruned", "剪枝"],
    "semi-pruned": ["semi-pruned", "半剪枝"],
    minimal: ["minimal", "最小"],
    maximal: ["maximal", "最大"],
  })[c.form].includes(text);

export const QUIZ = {
  "quiz.idom": (c, block) => answers(c, [c.world.idom(block)]),
  "quiz.frontier": (c, block) => answers(c, c.world.frontier(block)),
  "quiz.phis": (c, form, variable) => isForm(c, form) && answers(c, [...c.values.phiBlocks(variable)]),
  "quiz.top": (c, variable, phis, block) =>
    equal(names(phis), [...c.values.phiBlocks(variable)]) && answers(c, [topOf(c, block, variable)]),
  "reason.avoids": (c, block, other, way) => !c.world.dominates(block, other) && isWay(c, way, other, block),
  "reason.nearer": (c, wrong, block, right) =>
    c.world.strictly(wrong, block) && c.world.idom(block) === right && c.world.dominates(wrong, right),
  "reason.idom": (c, block, right) => c.world.idom(block) === right,
  "reason.closed": (c, x) => c.world.frontier(x).length === 0,
  "reason.itself": (c, x, pred) => c.world.dominates(x, pred) && c.world.preds(x).includes(pred),
  "reason.frontier": (c, x, pred, y, _, way) =>
    c.world.dominates(x, pred) && c.world.preds(y).includes(pred) && !c.world.strictly(x, y) && isWay(c, way, y, x),
  "reason.inside": (c, y, x) => c.world.strictly(x, y),
  "reason.outside": (c, y, x) => c.world.preds(y).every((p) => !c.world.dominates(x, p)),
  "reason.nowhere": (c, variable) => c.values.phiBlocks(variable).size === 0,
  "reason.unasked": (c, variable, y, form) => isForm(c, form) && c.form !== "pruned" && !c.world.live(y, variable),
  "reason.dead": (c, y, variable) => c.world.joins(variable).has(y) && !c.world.live(y, variable),
  "reason.one": (c, from, variable, y) =>
    equal(
      c.world.reaching(y, (b) => c.world.defines(b, variable) || c.values.hasPhi(variable, b)),
      [from],
    ),
  "reason.entry": (c, y) => c.world.edgesInto(y) === 0,
  "reason.unread": (c, variable, y) => !c.world.live(y, variable),
  "reason.top": (c, from, block, variable) => topOf(c, block, variable).replace(/: \S+$/, "") === from,
  "reason.undef": (c, block, variable) => topOf(c, block, variable) === "undef",
};
