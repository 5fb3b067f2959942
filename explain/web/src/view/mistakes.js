// "Break it": the classic mistakes on the learner's own function, with what each leaves out and where
// the run goes another way, made by the real pass; and a small program where each shows.
import { errorText, tr } from "../core/words.js";
import { plainLines } from "../core/ir.js";
import { h, replace } from "./dom.js";

const MISTAKES = {
  "df-of-n4": {
    name: ["A frontier without the block itself", "支配边界不含自己"],
    rule: ["A block does not strictly dominate itself, so the head of a loop can be on its own frontier: its definition goes round and meets itself. If the block is left out of its own frontier, the head of such a loop gets no phi.",
      "块并不严格支配自己, 所以循环头可以在它自己的支配边界上: 它的定义绕一圈又遇到自己。若从支配边界里去掉块自己, 这样的循环头就没有 φ。"],
  },
  "one-block-no-phi": {
    name: ["“One block needs no phi”", "“只在一个块中用到的变量不需要 φ”"],
    rule: ["A variable that is read and written in one block only may still carry its value around a loop. What counts is whether a read comes before the write: the upward-exposed test.",
      "只在一个块里读写的变量, 仍可能把值带到下一轮循环。要看的是读是否在写之前: 即向上暴露。"],
  },
  "early-dominators": {
    name: ["Dominators that stop too early", "支配结点的迭代停得太早"],
    rule: ["The iteration must go on until nothing changes in a whole pass. Written as “changed = (new ≠ old)” in the inner loop, it stops when the last block has not changed.",
      "迭代要到整整一遍都没有变化才停。若在内层循环写成 “changed = (new ≠ old)”, 那么只要最后一个块没变就停了。"],
  },
  "phi-not-pushed": {
    name: ["A phi that is no definition", "φ 不算定义"],
    rule: ["A phi is pushed on the stack of its variable like a store. Otherwise every read looks past it, at the last store above it in the dominator tree: a loop sees the values from before the loop for ever.",
      "φ 和 store 一样要压栈。否则每次读都越过它, 看到支配树上方最后一次 store: 循环永远只看到进入循环之前的值。"],
  },
  "no-pop": {
    name: ["Stacks that are not popped", "不出栈"],
    rule: ["What a block pushed is valid only in the blocks that it dominates, so it is popped when Rename leaves the block. Otherwise the else branch reads what the then branch has written.",
      "一个块压栈的值只在它支配的块中有效, 所以离开时要出栈。否则 else 分支会读到 then 分支写的值。"],
  },
  "visited-not-filled": {
    name: ["Slots of back edges left empty", "回边的空位没有填"],
    rule: ["The slots of all successors are filled, also of those that renaming has visited already. “Already visited: return” before the slots are filled leaves those of back edges empty.",
      "所有后继的空位都要填, 包括已经访问过的。若在填空位之前就写 “已访问: 返回”, 回边的空位就一直空着。"],
  },
  "not-iterated": {
    name: ["A frontier that is not iterated", "支配边界没有迭代"],
    rule: ["A phi is a definition, too, so its block joins the worklist. Without that only the frontiers of the stores get phis, and not the blocks where a phi meets another definition.",
      "φ 也是定义, 所以它的块也要进工作表。不这样做, 就只有 store 的支配边界上有 φ, 而 φ 与别的定义相遇的块没有。"],
  },
  "df-one-short": {
    name: ["A runner that stops one block early", "跑者早停一步"],
    rule: ["The runner climbs until it is at idom(j), and every block before that has j on its frontier, also the last one. If it stops when its next block is idom(j), the branches of an if do not have the join on their frontier.",
      "跑者要一直爬到 idom(j), 之前的每个块都以 j 为支配边界, 包括最后一个。若下一个块是 idom(j) 就停, if 的两个分支就都没有汇合块。"],
  },
  "edge-not-split": {
    name: ["A critical edge that is not split", "关键边没有拆分"],
    rule: ["Copies for an edge must run on that edge only. At the end of a block with two successors they also run on the other way out, where the old value may still be needed: the lost copy.",
      "一条边的复制只应在走这条边时执行。放在有两个后继的块末尾, 走另一个出口时也会执行, 而那里可能还要旧值: 丢失的复制。"],
  },
  "sequential-copies": {
    name: ["Phis as assignments one after the other", "把 φ 当作依次执行的赋值"],
    rule: ["All phis of a block read before any of them writes. Copied one after the other, a later copy reads what an earlier one has already overwritten: a swap loses a value.",
      "一个块的所有 φ 都是先读后写。若依次复制, 后面的复制会读到前面已经覆盖的值: 交换会丢失一个值。"],
  },
};

const HARMLESS = {
  "edge-not-split": "进入有 φ 的块的边都不是关键边",
  "phi-not-pushed": "这个函数没有变量需要 φ",
  "no-pop": "这个函数没有块会读到别的分支压栈的值",
  "visited-not-filled": "这个函数没有带 φ 的循环",
  "not-iterated": "这个函数的每个 φ 都在某次 store 的块的支配边界上",
  "df-one-short": "紧接在直接支配结点之下的块不是这个函数中任何一个 φ 的来由",
  "df-of-n4": "这个函数的每个 φ, 工作表中都有别的块也要求它",
  "one-block-no-phi": "这个函数没有只在一个块中用到、又先读后写的变量",
  "early-dominators": "这个函数的支配结点在提前停止时已经正确",
  "sequential-copies": "这个函数的 φ 的复制, 没有一个会读到同一条边上已被覆盖的值 (寄存器之间另算)",
};

const verdict = (mistake) => {
  if (!mistake.applies) return ["calm", tr(`Makes no difference here: ${mistake.why}.`, `这里没有影响: ${HARMLESS[mistake.name]}。`)];
  if (mistake.differs) return ["wrong", tr("✗ The program now does something else.", "✗ 程序的行为变了。")];
  if (mistake.right) return ["calm", tr("The function comes out different, but the result of this run is the same.", "函数变了, 但这次运行的结果没变。")];
  return ["calm", tr("The function comes out different; there is no main to run.", "函数变了; 没有 main, 不能运行。")];
};

const result = (run) => [run.output.trimEnd().split("\n").slice(0, 10).join("\n"), errorText(run.error ?? "") || tr(`exit status ${run.status}`, `退出状态 ${run.status}`)].filter(Boolean).join("\n");

/// The function right and wrong side by side: lines that only one of them has are marked.
function difference(right, wrong) {
  const [a, b] = [plainLines(right), plainLines(wrong)];
  const inRight = new Set(a), inWrong = new Set(b);
  const side = (lines, other, sign) => h("pre", {}, lines.map((line) => h("span", { class: other.has(line) ? null : "only" },
    (other.has(line) ? "  " : sign + " ") + line.replace(/, align \d+$/, "") + "\n")));
  return h("div", { class: "sides" },
    h("div", {}, h("h4", {}, tr("Right", "正确")), side(a, inWrong, "+")),
    h("div", {}, h("h4", {}, tr("With the mistake", "有错误")), side(b, inRight, "!")));
}

const code = (text) => h("code", {}, text);
/// What the checker of mem2reg (`minic --check-promotion`) says of the function with the mistake.
const checker = ({ checker: c }) => {
  if (!c) return null;
  if (c.verdict === "proved")
    return h("p", { class: "checker" }, tr("minic --check-promotion proves that the result is right all the same: with every input.", "minic --check-promotion 证明结果依然正确: 对任何输入都是。"));
  const path = c.path?.map((block) => block.replace(/^%/, "")).join(" → ");
  return h("p", { class: "checker" }, tr("What minic --check-promotion says: ", "minic --check-promotion 说: "),
    !c.path ? tr(c.why + ".", "结果不是同一个函数的提升。")
      : c.holds ? [tr("on the path ", "沿路径 "), code(path), tr(" the variable ", " 变量 "), code(c.variable), tr(" holds ", " 的值是 "), code(c.holds),
        tr(" (written by ", " (由 "), code(c.store), tr("), but ", " 写入), 而用的是 "), code(c.used),
        c.used === c.got ? tr(" is used.", "。") : [tr(" is used, which is ", ", 它是 "), code(c.got), tr(".", "。")]]
      : [tr("on the path ", "沿路径 "), code(path), tr(" the value ", " 读变量 "), code(tr(c.used, c.variable)), tr(" is not computed yet, or is that of an earlier iteration, when the variable ", " 时, 值 "), code(tr(c.variable, c.used)), tr(" is read.", " 还没有算出来, 或者是前一次迭代的。")],
    c.phi && [tr(" The phi ", " φ "), code(c.phi.name), tr(" takes ", " 从 "), code(tr(c.phi.takes, c.phi.from)), tr(" from ", " 得到 "), code(tr(c.phi.from, c.phi.takes)), tr(".", "。")],
    c.noPhi && [tr(" Different values of the variable meet in ", " 变量的不同的值在 "), code(c.noPhi), tr(", which needs a phi.", " 汇合, 那里需要 φ。")]);
};

/// Both runs of a mistake, what the checker says, and the function in both versions.
const consequences = (mistake, right, open) => [
  mistake.right && h("div", { class: "results" },
    mistake.input && h("p", {}, h("b", {}, tr("Input: ", "输入: ")), h("code", {}, mistake.input.trim())),
    h("div", { class: "sides" },
      h("div", {}, h("h4", {}, tr("Right", "正确")), h("pre", {}, result(mistake.right))),
      h("div", {}, h("h4", {}, tr("With the mistake", "有错误")), h("pre", { class: mistake.differs ? "only" : null }, result(mistake.wrong))))),
  checker(mistake),
  mistake.after && right && h("details", { open }, h("summary", {}, tr("The function, right and wrong", "函数: 正确与错误")), difference(right, mistake.after)),
];

/// Draws the mistakes on a function, whose right form is `after`, and the log's examples of them.
export function drawMistakes(element, fn, after, examples) {
  const card = (mistake) => {
    const words = MISTAKES[mistake.name];
    const [kind, sentence] = verdict(mistake);
    const example = examples?.[mistake.name];
    return h("section", { class: "mistake", "data-mistake": mistake.name },
      h("h3", {}, tr(...words.name)), h("p", {}, tr(...words.rule)),
      h("p", { class: `verdict ${kind}` }, sentence), consequences(mistake, after, false),
      example && h("details", { class: "example", open: !mistake.differs && kind === "calm" && fn.mistakes.every((m) => !m.differs) && mistake === fn.mistakes[0] },
        h("summary", {}, tr("A small program on which it shows", "能看到它的小程序")),
        h("pre", { class: "program" }, example.source),
        consequences(example, example.rightAfter, true)));
  };
  // What does something comes first.
  const weight = (m) => (m.differs ? 0 : m.applies ? 1 : 2);
  const known = (fn.mistakes ?? []).filter((m) => m.name in MISTAKES);
  const order = known.map((m, i) => [weight(m), i]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  replace(element, h("div", { class: "mistakes" }, h("p", { class: "lead" }, known.length
    ? tr(`Each rule of the textbook is there for a reason. This is ${fn.name} with one rule dropped at a time, and what the program does then.`,
      `教科书的每条规则都有理由。下面每次去掉一条规则, 看 ${fn.name} 会变成什么样, 程序会做什么。`)
    : tr("This program is too large to be broken.", "这个程序太大, 不拿它做试验。")), order.map(([, i]) => card(known[i]))));
}
