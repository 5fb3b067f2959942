// "Break it": the classic mistakes on the learner's own function, with what each leaves out and where
// the run goes another way. What happened is in the log; here it is only told.
import { tr } from "../core/words.js";
import { plainLines } from "../core/ir.js";
import { h, replace } from "./dom.js";
import { table } from "./tables.js";

const MISTAKES = {
  "df-of-n4": {
    name: ["A frontier without the block itself", "支配边界不含自己"],
    rule: ["A block does not strictly dominate itself, so the head of a loop can be on its own frontier: DF(n4) = { n4, n7 } in the graph 4 → 6 → 4. Printed more than once is DF(n4) = { n7 }. Who believes it puts no phi at the head of such a loop.",
      "块并不严格支配自己, 所以循环头可以在它自己的支配边界上: 在图 4 → 6 → 4 中 DF(n4) = { n4, n7 }。有的讲义写成 DF(n4) = { n7 }; 照它做, 这样的循环头就没有 φ。"],
    program: "int main() {\n  int x = 1, old;\n  do { old = x; x = x + 1; } while (x < 6);\n  return old;\n}",
  },
  "one-block-no-phi": {
    name: ["“One block needs no phi”", "“只在一个块中用到的变量不需要 φ”"],
    rule: ["A variable that is read and written in one block only may still carry its value around a loop. What counts is whether a read comes before the write: the upward-exposed test.",
      "只在一个块里读写的变量, 仍可能把值带到下一轮循环。要看的是读是否在写之前: 即向上暴露。"],
    program: "int main() {\n  int i = 0, s = 0, last;\n  do { s = s + last * (i != 0); last = i + 1; i = i + 1; } while (i < 4);\n  return s;\n}",
  },
  "early-dominators": {
    name: ["Dominators that stop too early", "支配结点的迭代停得太早"],
    rule: ["The iteration must go on until nothing changes in a whole pass. Written as “changed = (new ≠ old)” in the inner loop, it stops when the last block has not changed.",
      "迭代要到整整一遍都没有变化才停。若在内层循环写成 “changed = (new ≠ old)”, 那么只要最后一个块没变就停了。"],
    program: "define void @f(i1 %c) {\nb0:\n  br i1 %c, label %b4, label %b1\nb1:\n  br i1 %c, label %b1, label %b3\nb2:\n  br i1 %c, label %b3, label %b4\nb3:\n  br i1 %c, label %end, label %b2\nb4:\n  br i1 %c, label %b1, label %b2\nend:\n  ret void\n}",
  },
  "sequential-copies": {
    name: ["Phis as assignments one after the other", "把 φ 当作依次执行的赋值"],
    rule: ["All phis of a block read before any of them writes, and a copy belongs to its edge alone. Copied one after the other at the ends of the predecessors, a swap loses a value, and what outlives the loop is overwritten (the lost copy).",
      "一个块的所有 φ 先读后写, 而且复制只属于它那条边。若在前驱末尾依次复制, 交换会丢失一个值, 循环之后还要用的值会被覆盖 (丢失复制问题)。"],
    program: "int main() {\n  int x = 1, y = 2, i = 0;\n  while (i < 4) { int t = x; x = y; y = t; i = i + 1; }\n  return 10 * x + y;\n}",
  },
};

const verdict = (mistake) => {
  if (!mistake.applies) return ["calm", tr("Makes no difference to this function.", "对这个函数没有影响。")];
  if (mistake.invalid) return ["wrong", tr("✗ The function is not valid any more: ", "✗ 函数已不合法: ") + mistake.invalid];
  if (mistake.differs === undefined) return ["calm", tr("Changes the function; there is no main to run.", "函数变了; 没有 main, 不能运行。")];
  if (!mistake.differs) return ["calm", tr("Changes the function, but not the result of this run.", "函数变了, 但这次运行的结果没变。")];
  return ["wrong", tr("✗ The program now does something else.", "✗ 程序的行为变了。")];
};

const shown = (run) => [run.output.trimEnd().split("\n").slice(0, 8).join("\n"),
  run.error ?? (run.status === null ? tr("still running when watching ended", "观察结束时还在运行") : tr(`exit status ${run.status}`, `退出状态 ${run.status}`))].filter(Boolean).join("\n");

/// Lines of `wrong` and `right` side by side: those that only one has are marked.
function difference(right, wrong) {
  const inRight = new Set(right), inWrong = new Set(wrong);
  const side = (lines, other, sign) => h("pre", {}, lines.map((line) => h("span", { class: other.has(line) ? null : "only" }, (other.has(line) ? "  " : sign + " ") + line.replace(/, align \d+$/, "") + "\n")));
  return h("div", { class: "sides" },
    h("div", {}, h("h4", {}, tr("Right", "正确")), side(right, inWrong, "+")),
    h("div", {}, h("h4", {}, tr("With the mistake", "有错误")), side(wrong, inRight, "!")));
}

/// Draws all mistakes of a function.
export function drawMistakes(element, fn, after) {
  const cards = fn.mistakes.map((mistake) => {
    const words = MISTAKES[mistake.name];
    if (!words) return null;
    const [kind, sentence] = verdict(mistake);
    const { first } = mistake;
    return h("section", { class: "mistake", "data-mistake": mistake.name },
      h("h3", {}, tr(...words.name)), h("p", {}, tr(...words.rule)),
      h("p", { class: `verdict ${kind}` }, sentence),
      mistake.idoms?.length > 0 && table(tr("Immediate dominators", "直接支配结点"), [tr("block", "块"), tr("right", "正确"), tr("wrong", "错误")],
        mistake.idoms.map((row) => ({ id: row.block, cells: [row.block, row.right, row.wrong] }))),
      mistake.missing?.length > 0 && h("p", {}, h("b", {}, tr("Missing phis: ", "缺少的 φ: ")), mistake.missing.map(({ block, variable }) => tr(`${variable} in ${block}`, `${block} 中的 ${variable}`)).join(", ")),
      mistake.added?.length > 0 && h("p", {}, h("b", {}, tr("Needless phis: ", "多余的 φ: ")), mistake.added.map(({ block, variable }) => tr(`${variable} in ${block}`, `${block} 中的 ${variable}`)).join(", ")),
      mistake.applies && mistake.edges?.length > 0 && h("p", {}, h("b", {}, tr("Where it matters: ", "有影响的边: ")),
        mistake.edges.map((e) => `${e.from} → ${e.to} (${[e.overwritten && tr("a phi is read after it was overwritten", "φ 被覆盖之后才读"), e.critical && tr("critical edge", "关键边")].filter(Boolean).join(", ")})`).join("; ")),
      first && h("p", { class: "first" }, h("b", {}, tr(`The runs part at step ${first.step + 1}, in ${first.function}: `, `两次运行在第 ${first.step + 1} 步分开, 在 ${first.function} 中: `)),
        first.of === "returns"
          ? tr(`block ${first.block} returns ${first.right}, with the mistake ${first.wrong}.`, `块 ${first.block} 应返回 ${first.right}, 有错误时返回 ${first.wrong}。`)
          : tr(`control goes to ${first.right}, with the mistake to ${first.wrong}.`, `应走到 ${first.right}, 有错误时走到 ${first.wrong}。`)),
      mistake.differs && h("div", { class: "sides results" },
        h("div", {}, h("h4", {}, tr("Right", "正确")), h("pre", {}, shown(mistake.right))),
        h("div", {}, h("h4", {}, tr("With the mistake", "有错误")), h("pre", {}, shown(mistake.wrong)))),
      mistake.after && after && h("details", {}, h("summary", {}, tr("The function, right and wrong", "函数: 正确与错误")), difference(plainLines(after), plainLines(mistake.after))),
      !mistake.applies && words.program && h("details", {}, h("summary", {}, tr("A program that shows it", "能看到它的程序")), h("pre", {}, words.program)));
  });
  // What does something comes first.
  const weight = (m) => (m.invalid || m.differs ? 0 : m.applies ? 1 : 2);
  const order = fn.mistakes.map((m, i) => [weight(m), i]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  replace(element, h("div", { class: "mistakes" }, h("p", { class: "lead" }, tr(
    `Each rule of the textbook is there for a reason. This is ${fn.name} with one rule dropped at a time, and what the program does then.`,
    `教科书的每条规则都有理由。下面每次去掉一条规则, 看 ${fn.name} 会变成什么样, 程序会做什么。`)), order.map(([, i]) => cards[i])));
}
