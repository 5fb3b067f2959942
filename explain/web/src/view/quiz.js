// Draws the quiz (core/quiz.js).
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { reveal } from "./listing.js";
import { rich } from "./rich.js";

/// Draws question n into the element. `score`: { right, asked }; `code`: rows { number, text, here } of the function;
/// `on` has answered(isRight), next(), show(question).
export function drawQuiz(element, n, asked, score, code, on) {
  if (!asked) return replace(element, h("section", {}, h("p", {}, tr("This function has nothing to ask about: try another one.", "这个函数没有可问的: 换一个函数试试。"))));
  const inputs = asked.options.map((option) => h("input", { type: asked.single ? "radio" : "checkbox", name: "answer", value: option }));
  const verdict = h("p", { id: "verdict", role: "status", "aria-live": "polite" });
  const reason = h("p", { id: "reason" });
  const check = h("button", { type: "submit", class: "main" }, tr("Check", "检查"));
  const next = h("button", { type: "button", id: "nextQuestion", onclick: () => on.next() }, tr("Next question", "下一题"));
  const show = h("button", { type: "button", id: "showAnswer", hidden: true, onclick: () => on.show(asked) }, tr("Show me the step", "看这一步"));
  const total = h("p", { id: "score" });
  const tell = () => { total.textContent = score.asked === 0 ? "" : tr(`Score: ${score.right} of ${score.asked}`, `得分: ${score.right} / ${score.asked}`); };
  tell();
  const form = h("form", {
    onsubmit: (event) => {
      event.preventDefault();
      const given = inputs.filter((input) => input.checked).map((input) => input.value);
      const isRight = given.length === asked.right.length && given.every((value) => asked.right.includes(value));
      on.answered(isRight);
      verdict.className = isRight ? "right" : "wrong";
      const answer = asked.right.length ? asked.right.join(", ") : tr("none", "没有");
      verdict.textContent = isRight ? tr(`✓ Right: ${answer}.`, `✓ 对: ${answer}。`) : tr(`✗ No: it is ${answer}.`, `✗ 不对: 应该是 ${answer}。`);
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
  }, h("fieldset", {}, h("legend", {}, h("b", {}, tr(`Question ${n + 1}`, `第 ${n + 1} 题`)), " ", rich(asked.text)),
    asked.single ? null : h("p", { class: "quiet" }, tr("Tick all of them; none may be right, too.", "选出所有的; 也可能一个都没有。")),
    h("div", { class: "options" }, asked.options.map((option, i) => h("label", {}, inputs[i], " ", option)))),
  h("div", { class: "actions" }, check, next, show), verdict, reason);
  const graph = h("div", { class: "graph", id: "quizGraph", tabindex: "0" });
  const listing = h("div", { class: "code", id: "quizCode", tabindex: "0" }, code.map(({ number, text, here }) => h("div", { class: "row" + (here ? " here" : "") },
    h("span", { class: "number" }, number ? String(number) : ""), h("code", {}, text || " "))));
  replace(element, h("section", { class: "quiz" }, h("div", {}, form, total, listing), graph));
  reveal(listing, listing.querySelector(".here"));
  inputs[0]?.focus();
  return graph;
}
