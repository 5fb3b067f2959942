// The quiz: questions about the next step of the algorithm. The answers are the log's; the same
// number is always the same question, so that a class can be sent to one.
import { FORM_NAMES, tr } from "../core/words.js";
import { h, replace } from "./dom.js";

/// A generator of numbers below n that depends on the seed alone.
function random(seed) {
  let state = (seed + 1) * 2654435761 >>> 0;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) % n;
  };
}

const shuffle = (items, pick) => {
  const all = items.slice();
  for (let i = all.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
};

/// At most `room` of the blocks, the right ones among them, in their order.
const choices = (blocks, right, pick, room = 10) => {
  if (blocks.length <= room) return blocks;
  const others = shuffle(blocks.filter((b) => !right.includes(b)), pick).slice(0, Math.max(2, room - right.length));
  return blocks.filter((b) => right.includes(b) || others.includes(b));
};

/// Question number n: { kind, text, options, right (a list), single, step (where the page shows it),
/// form, block }; null when the function has nothing to ask about. `modelOf(form)` gives the models.
export function question(n, forms, modelOf) {
  const pick = random(n);
  const any = (items) => items[pick(items.length)];
  const model = modelOf(forms[0]);
  const ir = model.irs[0];
  const stepOf = (of, wanted) => of.steps.findIndex(wanted);
  const makers = [];
  if (ir.table.length > 2) {
    makers.push(() => {
      const rows = ir.table.filter((row) => row.idom !== null);
      const row = any(rows);
      return { kind: "idom", single: true, form: forms[0], block: row.block, right: [row.idom],
        options: choices(ir.rpo.filter((b) => b !== row.block), [row.idom], pick),
        text: tr(`Which block is the immediate dominator of ${row.block}?`, `哪个块是 ${row.block} 的直接支配结点?`),
        step: stepOf(model, (s) => s.kind === "tree") };
    });
    makers.push(() => {
      const full = ir.table.filter((row) => row.frontier.length);
      const row = full.length && pick(5) ? any(full) : any(ir.table);
      return { kind: "frontier", form: forms[0], block: row.block, right: row.frontier, options: choices(ir.rpo, row.frontier, pick),
        text: tr(`Which blocks are on the dominance frontier of ${row.block}?`, `哪些块在 ${row.block} 的支配边界上?`),
        step: stepOf(model, (s) => s.kind === "frontier") };
    });
  }
  const placing = forms.filter((form) => modelOf(form).steps.some((s) => s.kind === "placed"));
  if (placing.length)
    makers.push(() => {
      const form = any(placing);
      const other = modelOf(form);
      const step = any(other.steps.filter((s) => s.kind === "placed" && s.round === 0));
      return { kind: "phis", form, variable: step.variable, right: ir.rpo.filter((b) => step.blocks.includes(b)), options: choices(ir.rpo, step.blocks, pick),
        text: tr(`In which blocks does ${FORM_NAMES[form][0]} SSA place a phi for ${step.variable}?`, `${FORM_NAMES[form][1]} SSA 在哪些块中为 ${step.variable} 放 φ?`),
        step: other.steps.indexOf(step) };
    });
  const entries = model.steps.filter((s) => s.kind === "enter" && s.round === 0 && s.block !== ir.entry);
  if (entries.length && ir.stacked.length)
    makers.push(() => {
      const step = any(entries);
      const at = model.steps.indexOf(step), back = model.at;
      model.go(at);
      const filled = ir.stacked.filter((v) => model.state.stacks[v]?.length);
      const variable = filled.length ? any(filled) : null;
      const stack = variable ? model.state.stacks[variable] : [];
      model.go(back);
      if (!variable) return null;
      const right = stack[stack.length - 1].value;
      const pushed = [...new Set(model.steps.filter((s) => s.kind === "push" && s.variable === variable).map((s) => s.e.value)), "undef"];
      return { kind: "top", single: true, form: forms[0], block: step.block, variable, right: [right], step: at,
        options: shuffle([right, ...shuffle(pushed.filter((v) => v !== right), pick).slice(0, 5)], pick),
        text: tr(`When renaming enters ${step.block}: what is on top of the stack of ${variable}?`, `重命名进入 ${step.block} 时: ${variable} 的栈顶是什么?`) };
    });
  if (!makers.length) return null;
  // The kinds take turns.
  return makers[n % makers.length]() ?? makers[0]();
}

/// Draws question n into the element. `score`: { right, asked }; `on` has answered(isRight), next(),
/// show(question).
export function drawQuiz(element, n, asked, score, on) {
  if (!asked) return replace(element, h("section", {}, h("p", {}, tr("This function has nothing to ask about: try another one.", "这个函数没有可问的: 换一个函数试试。"))));
  const inputs = asked.options.map((option) => h("input", { type: asked.single ? "radio" : "checkbox", name: "answer", value: option }));
  const verdict = h("p", { id: "verdict", role: "status", "aria-live": "polite" });
  const check = h("button", { type: "submit", class: "main" }, tr("Check", "检查"));
  const next = h("button", { type: "button", id: "nextQuestion", onclick: () => on.next() }, tr("Next question", "下一题"));
  const show = h("button", { type: "button", id: "showAnswer", hidden: true, onclick: () => on.show(asked) }, tr("Show me the step", "看这一步"));
  const total = h("p", { id: "score" });
  const tell = () => { total.textContent = tr(`Score: ${score.right} of ${score.asked}`, `得分: ${score.right} / ${score.asked}`); };
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
      inputs.forEach((input) => {
        input.disabled = true;
        input.parentElement.classList.toggle("answer", asked.right.includes(input.value));
      });
      check.disabled = true;
      show.hidden = false;
      tell();
      next.focus();
    },
  }, h("fieldset", {}, h("legend", {}, h("b", {}, tr(`Question ${n + 1}`, `第 ${n + 1} 题`)), " ", asked.text),
    asked.single ? null : h("p", { class: "quiet" }, tr("Tick all of them; none may be right, too.", "选出所有的; 也可能一个都没有。")),
    h("div", { class: "options" }, asked.options.map((option, i) => h("label", {}, inputs[i], " ", option)))),
  h("div", { class: "actions" }, check, next, show), verdict);
  const graph = h("div", { class: "graph", id: "quizGraph", tabindex: "0" });
  replace(element, h("section", { class: "quiz" }, h("div", {}, form, total), graph));
  inputs[0]?.focus();
  return graph;
}
