// "Break it": the classic mistakes on the learner's own function, with what each leaves out and where
// the run goes another way, made by the real pass; and a small program where each shows.
import { checkerText, leadText, ruleText, verdict } from "../core/break.js";
import { plainLines } from "../core/ir.js";
import { plain, say } from "../core/say.js";
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { rich } from "./rich.js";

const NAMES = {
  "df-of-n4": ["A frontier without the block itself", "支配边界不含自己"],
  "one-block-no-phi": ["“One block needs no phi”", "“只在一个块中用到的变量不需要 φ”"],
  "early-dominators": ["Dominators that stop too early", "支配结点的迭代停得太早"],
  "phi-not-pushed": ["A phi that is no definition", "φ 不算定义"],
  "no-pop": ["Stacks that are not popped", "不出栈"],
  "visited-not-filled": ["Slots of back edges left empty", "回边的空位没有填"],
  "not-iterated": ["A frontier that is not iterated", "支配边界没有迭代"],
  "df-one-short": ["A runner that stops one block early", "跑者早停一步"],
  "edge-not-split": ["A critical edge that is not split", "关键边没有拆分"],
  "sequential-copies": ["Phis as assignments one after the other", "把 φ 当作依次执行的赋值"],
};

const result = (run) =>
  [run.output.trimEnd().split("\n").slice(0, 10).join("\n"), run.error ? tr(...run.error) : plain(say("run.exit", run))]
    .filter(Boolean)
    .join("\n");

/// The function right and wrong side by side: lines that only one of them has are marked.
function difference(right, wrong) {
  const [a, b] = [plainLines(right), plainLines(wrong)];
  const inRight = new Set(a),
    inWrong = new Set(b);
  const side = (lines, other, sign) =>
    h(
      "pre",
      {},
      lines.map((line) =>
        h(
          "span",
          { class: other.has(line) ? null : "only" },
          (other.has(line) ? "  " : sign + " ") + line.replace(/, align \d+$/, "") + "\n",
        ),
      ),
    );
  return h(
    "div",
    { class: "sides" },
    h("div", {}, h("h3", {}, tr("Right", "正确")), side(a, inWrong, "+")),
    h("div", {}, h("h3", {}, tr("With the mistake", "有错误")), side(b, inRight, "!")),
  );
}

/// Both runs of a mistake, what the checker says, and the function in both versions.
const consequences = (mistake, right, open) => [
  mistake.right &&
    h(
      "div",
      { class: "results" },
      mistake.input && h("p", {}, h("b", {}, tr("Input: ", "输入：")), h("code", {}, mistake.input.trim())),
      h(
        "div",
        { class: "sides" },
        h("div", {}, h("h3", {}, tr("Right", "正确")), h("pre", {}, result(mistake.right))),
        h(
          "div",
          {},
          h("h3", {}, tr("With the mistake", "有错误")),
          h("pre", { class: mistake.differs ? "only" : null }, result(mistake.wrong)),
        ),
      ),
    ),
  mistake.checker && h("p", { class: "checker" }, rich(checkerText(mistake))),
  mistake.after &&
    right &&
    h(
      "details",
      { open },
      h("summary", {}, tr("The function, right and wrong", "函数：正确与错误")),
      difference(right, mistake.after),
    ),
];

/// Draws the mistakes on a function, whose right form is `after`, and the log's examples of them.
export function drawMistakes(element, fn, after, examples) {
  const card = (mistake) => {
    const [kind, sentence] = verdict(mistake);
    const example = examples?.[mistake.name];
    return h(
      "section",
      { class: "mistake", "data-mistake": mistake.name },
      h("h2", {}, tr(...NAMES[mistake.name])),
      h("p", {}, ruleText(mistake.name)),
      h("p", { class: `verdict ${kind}` }, sentence),
      consequences(mistake, after, false),
      example &&
        h(
          "details",
          {
            class: "example",
            open:
              !mistake.differs && kind === "calm" && fn.mistakes.every((m) => !m.differs) && mistake === fn.mistakes[0],
          },
          h("summary", {}, tr("A small program on which it shows", "能看到它的小程序")),
          h("pre", { class: "program" }, example.source),
          consequences(example, example.rightAfter, true),
        ),
    );
  };
  // What does something comes first.
  const weight = (m) => (m.differs ? 0 : m.applies ? 1 : 2);
  const known = (fn.mistakes ?? []).filter((m) => m.name in NAMES);
  const order = known.map((m, i) => [weight(m), i]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  replace(
    element,
    h(
      "div",
      { class: "mistakes" },
      h("p", { class: "lead" }, rich(leadText(fn, known.length > 0))),
      order.map(([, i]) => card(known[i])),
    ),
  );
}
