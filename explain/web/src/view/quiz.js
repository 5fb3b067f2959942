// Draws the quiz (core/quiz.js).
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { plain, reveal } from "./listing.js";
import { cfgOf, onRegions, opener } from "./marks.js";
import { partAround } from "./part.js";
import { rich } from "./rich.js";

/// The question with its options, which `inputs` choose.
export const questionFields = (title, asked, inputs) =>
  h(
    "fieldset",
    {},
    h("legend", {}, h("b", {}, title), " ", rich(asked.text)),
    asked.single
      ? null
      : h("p", { class: "quiet" }, tr("Tick all of them; none may be right, too.", "选出所有的；也可能一个都没有。")),
    h(
      "div",
      { class: "options" },
      asked.options.map((option, i) => h("label", {}, inputs[i], " ", option)),
    ),
  );
export const inputsOf = (asked) =>
  asked.options.map((option) =>
    h("input", { type: asked.single ? "radio" : "checkbox", name: "answer", value: option }),
  );
export const givenIn = (inputs) => inputs.filter((input) => input.checked).map((input) => input.value);

/// Rows of code, { number, text, here }.
export const codeRows = (code) =>
  h(
    "div",
    { class: "code", id: "quizCode", tabindex: "0" },
    code.map(({ number, text, here }) =>
      h(
        "div",
        { class: "row" + (here ? " here" : "") },
        h("span", { class: "number" }, number ? String(number) : ""),
        h("code", {}, text || " "),
      ),
    ),
  );
/// The lines of the IR that the question is about: where its variable is written, or its block.
export const linesAbout = (ir, { kind, block, variable }) =>
  new Set(
    ir.lines.filter((line) =>
      variable
        ? line.access?.variable === variable && line.access.kind === "store"
        : kind !== "phis" && line.block === block,
    ),
  );
/// The IR as such rows.
export const irRows = (ir, about) =>
  ir.blocks.flatMap((b) => [
    { text: b.label + ":" },
    ...b.lines.map((line) => ({ text: "  " + plain(line.text), here: about.has(line) })),
  ]);

/// Draws question n into the element. `score`: { right, asked }; `code`: rows { number, text, here } of the function;
/// `on` has answered(isRight), next(), show(question).
export function drawQuiz(element, n, asked, score, code, on) {
  if (!asked)
    return replace(
      element,
      h(
        "section",
        {},
        h(
          "p",
          {},
          tr("This function has nothing to ask about: try another one.", "这个函数没有可问的：换一个函数试试。"),
        ),
      ),
    );
  const inputs = inputsOf(asked);
  const verdict = h("p", { id: "verdict", role: "status", "aria-live": "polite" });
  const reason = h("p", { id: "reason", role: "status" });
  const check = h("button", { type: "submit", class: "main" }, tr("Check", "检查"));
  const next = h(
    "button",
    { type: "button", id: "nextQuestion", onclick: () => on.next() },
    tr("Next question", "下一题"),
  );
  const show = h(
    "button",
    { type: "button", id: "showAnswer", hidden: true, onclick: () => on.show(asked) },
    tr("Show me the step", "看这一步"),
  );
  const total = h("p", { id: "score" });
  const tell = () => {
    total.textContent =
      score.asked === 0 ? "" : tr(`Score: ${score.right} of ${score.asked}`, `得分：${score.right} / ${score.asked}`);
  };
  tell();
  const form = h(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        const given = givenIn(inputs);
        const isRight = given.length === asked.right.length && given.every((value) => asked.right.includes(value));
        on.answered(isRight);
        verdict.className = isRight ? "right" : "wrong";
        const answer = asked.right.length ? asked.right.join(", ") : tr("none", "没有");
        verdict.textContent = isRight
          ? tr(`✓ Right: ${answer}.`, `✓ 对：${answer}。`)
          : tr(`✗ No: it is ${answer}.`, `✗ 不对：应该是 ${answer}。`);
        replace(reason, rich(on.reason(asked, given)));
        inputs.forEach((input) => {
          input.disabled = true;
          input.parentElement.classList.toggle("answer", asked.right.includes(input.value));
        });
        check.disabled = true;
        show.hidden = false;
        tell();
        next.focus();
      },
    },
    questionFields(tr(`Question ${n + 1}`, `第 ${n + 1} 题`), asked, inputs),
    h("div", { class: "actions" }, check, next, show),
    verdict,
    reason,
  );
  const graph = h("div", { class: "graph", id: "quizGraph" });
  const listing = codeRows(code);
  replace(element, h("section", { class: "quiz" }, h("div", {}, form, total, listing), graph));
  reveal(listing, listing.querySelector(".here"));
  inputs[0]?.focus();
  return graph;
}

/// The graph that a question is asked about: `ir` is the function, `of` the model of the question's form.
export function drawQuestion(graph, name, ir, asked, of) {
  // As it was before all steps, which would tell the answer.
  const nodes = Object.create(null);
  if (asked.block) nodes[asked.block] = { cls: ["current"], tags: ["?"] };
  // Where the variable is defined; its phis are told when they are not what is asked.
  const about = (kind) => of.steps.filter((s) => s.kind === kind && s.variable === asked.variable && s.round === 0);
  const notes = [
    ...(about("variable")[0]?.e.defs ?? []).map((label) => [label, "def"]),
    ...(asked.kind === "top" ? about("insert").map((s) => [s.block, "φ"]) : []),
  ];
  for (const [label, note] of asked.variable ? notes : []) {
    const node = (nodes[label] ??= { cls: [], tags: [] });
    node.cls.push("set");
    node.note = node.note ? `${node.note} ${note}` : note;
  }
  const visible = partAround(
      ir,
      asked.options.filter((label) => label in ir.byLabel),
    ),
    drawn = cfgOf(ir, visible),
    { order, edges } = drawn;
  // With the code in the blocks, if it can be read.
  const code = (label) => ir.byLabel[label].lines.map((line) => ({ text: plain(line.text) }));
  const isSmall = !visible && order.length <= 20 && innerWidth > 1100;
  const inside =
    isSmall &&
    Object.fromEntries(
      order.map((label) => [
        label,
        { lines: code(label).length, letters: Math.max(0, ...code(label).map(({ text }) => text.length)) },
      ]),
    );
  const size = isSmall && graph.sizeOf(`quiz ${name} code`, order, edges, inside);
  const hasCode =
    size && Math.min(graph.element.clientWidth / size.width, graph.element.clientHeight / size.height) > 0.9;
  if (hasCode) for (const label of order) (nodes[label] ??= {}).lines = code(label);
  graph.pick = opener(ir, drawn, () => drawQuestion(graph, name, ir, asked, of));
  graph.shape(`quiz ${name} ${hasCode ? "code" : drawn.key}`, order, edges, {
    inside: hasCode ? inside : null,
    stubs: drawn.stubs,
  });
  graph.mark(onRegions({ nodes, edges: {} }, drawn));
  graph.settling()?.();
  graph.revealing()?.();
}
