// The quiz: questions about the next step of the algorithm. The answers are the log's; the same
// number is always the same question, so that a class can be sent to one.
import { bl, meetText, va } from "../core/sentences.js";
import { FORM_NAMES, tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { reveal } from "./listing.js";
import { rich } from "./rich.js";

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
        text: tr(`Which block is the immediate dominator of ${bl(row.block)}?`, `哪个块是 ${bl(row.block)} 的直接支配结点?`),
        step: stepOf(model, (s) => s.kind === "tree") };
    });
    makers.push(() => {
      const full = ir.table.filter((row) => row.frontier.length);
      const row = full.length && pick(5) ? any(full) : any(ir.table);
      return { kind: "frontier", form: forms[0], block: row.block, right: row.frontier, options: choices(ir.rpo, row.frontier, pick),
        text: tr(`Which blocks are on the dominance frontier of ${bl(row.block)}?`, `哪些块在 ${bl(row.block)} 的支配边界上?`),
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
        text: tr(`In which blocks does ${FORM_NAMES[form][0]} SSA place a phi for ${va(step.variable)}?`, `${FORM_NAMES[form][1]} SSA 在哪些块中为 ${va(step.variable)} 放 φ?`),
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
        text: tr(`When renaming enters ${bl(step.block)}: what is on top of the stack of ${va(variable)}?`, `重命名进入 ${bl(step.block)} 时: ${va(variable)} 的栈顶是什么?`) };
    });
  if (!makers.length) return null;
  // The kinds take turns.
  return makers[n % makers.length]() ?? makers[0]();
}

/// A way from the entry to `to` that avoids `without`; null if there is none.
function wayAround(ir, to, without) {
  if (ir.entry === without) return null;
  const ways = new Map([[ir.entry, [ir.entry]]]);
  for (const [block, way] of ways) {
    if (block === to) return way;
    for (const s of ir.byLabel[block].succs) if (s !== without && !ways.has(s)) ways.set(s, [...way, s]);
  }
  return null;
}

/// Why the answer is as it is: about the first block that was given wrongly or forgotten, or about the right one.
export function reasonFor(asked, given, model) {
  const ir = model.irs[0];
  const idoms = Object.fromEntries(ir.table.map((row) => [row.block, row.idom]));
  const dominates = (a, b) => { for (; b != null; b = idoms[b]) if (b === a) return true; return false; };
  const wrong = given.find((g) => !asked.right.includes(g)), missed = asked.right.find((r) => !given.includes(r));
  const way = (blocks) => blocks.map(bl).join(" → ");
  switch (asked.kind) {
    case "idom": {
      const [right] = asked.right;
      const around = wrong && wayAround(ir, asked.block, wrong);
      if (around) return tr(`${bl(wrong)} does not dominate ${bl(asked.block)}: the way ${way(around)} avoids it.`, `${bl(wrong)} 不支配 ${bl(asked.block)}: ${way(around)} 这条路不经过它。`);
      if (wrong) return tr(`${bl(wrong)} dominates ${bl(asked.block)}, but ${bl(right)} is nearer: every way to ${bl(asked.block)} goes through ${bl(right)} after ${bl(wrong)}.`, `${bl(wrong)} 支配 ${bl(asked.block)}, 但 ${bl(right)} 更近: 到 ${bl(asked.block)} 的每条路在 ${bl(wrong)} 之后还要经过 ${bl(right)}。`);
      return tr(`Every way to ${bl(asked.block)} goes through ${bl(right)}, and through no block after it.`, `到 ${bl(asked.block)} 的每条路都经过 ${bl(right)}, 之后再没有必经的块。`);
    }
    case "frontier": {
      const x = asked.block, y = missed ?? wrong ?? asked.right[0];
      const pred = y && ir.byLabel[y].preds.find((p) => !ir.unreachable.includes(p) && dominates(x, p));
      if (!y) return tr(`No way leads out of the region that ${bl(x)} dominates.`, `没有路离开 ${bl(x)} 支配的区域。`);
      if (asked.right.includes(y)) return tr(`${bl(x)} dominates ${pred === x ? "itself" : bl(pred)}, a predecessor of ${bl(y)}, but it does not strictly dominate ${bl(y)}${y === x ? "" : `: ${way(wayAround(ir, y, x) ?? [])} avoids it`}.`,
        `${bl(x)} 支配 ${bl(y)} 的前驱 ${bl(pred)}, 但不严格支配 ${bl(y)}${y === x ? "" : `: ${way(wayAround(ir, y, x) ?? [])} 不经过它`}。`);
      return pred ? tr(`${bl(y)} is not: ${bl(x)} strictly dominates it.`, `${bl(y)} 不是: ${bl(x)} 严格支配它。`) : tr(`${bl(y)} is not: ${bl(x)} dominates no predecessor of it.`, `${bl(y)} 不是: ${bl(x)} 不支配它的任何前驱。`);
    }
    case "phis": {
      const y = missed ?? wrong ?? asked.right[0];
      if (!y) return tr(`Nowhere do two definitions of ${va(asked.variable)} meet that this form asks for.`, `这种形式要求的 ${va(asked.variable)} 的两个定义相遇, 哪里也没有。`);
      const place = model.steps.find((s) => s.kind === "place" && s.round === 0 && s.variable === asked.variable && s.e.y === y);
      if (place?.meet) return meetText(place.meet, asked.variable, y, model);
      if (model.steps.some((s) => s.kind === "not-live" && s.variable === asked.variable && s.e.y === y))
        return tr(`${bl(y)} is on the frontier of a definition, but ${va(asked.variable)} is not live there.`, `${bl(y)} 在某个定义的支配边界上, 但 ${va(asked.variable)} 在那里不活跃。`);
      return tr(`${bl(y)} is not on the iterated frontier of the definitions of ${va(asked.variable)}: only one of them reaches it, or none.`, `${bl(y)} 不在 ${va(asked.variable)} 的定义的迭代支配边界上: 至多一个定义到达它。`);
    }
    default: {
      // The value was pushed in the nearest block above that defines the variable.
      const push = model.steps.findLast((s, i) => i < asked.step && s.kind === "push" && s.variable === asked.variable && s.e.value === asked.right[0] && s.block !== asked.block && dominates(s.block, asked.block));
      return push ? tr(`${bl(push.block)} is the nearest block above ${bl(asked.block)} in the dominator tree that defines ${va(asked.variable)}; what other branches pushed has been popped.`,
        `支配树中 ${bl(asked.block)} 上方定义 ${va(asked.variable)} 的最近的块是 ${bl(push.block)}; 其他分支压栈的都已出栈。`)
        : tr(`No block above ${bl(asked.block)} in the dominator tree defines ${va(asked.variable)}.`, `支配树中 ${bl(asked.block)} 的上方没有块定义 ${va(asked.variable)}。`);
    }
  }
}

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
