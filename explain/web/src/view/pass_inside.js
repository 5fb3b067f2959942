// The panel with the inside of a pass: its steps one by one, a sentence for each, and what is known: the lattice and the two
// worklists of sccp, the classes of gvn, the loops of licm and loop-form with what stays in them and what leaves. Those of passes
// that decide about calls and loops are in pass_decisions.js.
import { insideSentences, stateAt } from "../core/pass_inside.js";
import { join, plain } from "../core/fill.js";
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { copiesList } from "./copies.js";
import { DECISION_PANELS, decisionSign } from "./pass_decisions.js";
import { rangesTable } from "./ranges.js";
import { rich } from "./rich.js";
import { speak } from "./speak.js";
import { tilesList } from "./tiles.js";

const chip = (text, cls = "") => h("code", { class: `name ${cls}` }, text);
const head = (...names) =>
  h(
    "thead",
    {},
    h(
      "tr",
      {},
      names.map((name) => h("th", {}, name)),
    ),
  );
const rest = (text) => text.replace(/^%\S+ = /, "");

const VERDICTS = {
  moves: ["moves", "移出"],
  effects: ["has effects", "有副作用"],
  cheap: ["is free here", "原处不花代价"],
  "no-preheader": ["no preheader", "没有前置块"],
  operand: ["operand in the loop", "操作数在循环中"],
  traps: ["may trap", "可能陷入"],
  written: ["may be written", "可能被改写"],
  "too-many": ["enough moved", "移出的够多"],
};

const PANELS = {
  ...DECISION_PANELS,
  sccp: (inside, state, step) => {
    const cell = (number) =>
      !state.cells.has(number)
        ? ["unknown", tr("unknown ⊤", "未知 ⊤")]
        : state.cells.get(number) === null
          ? ["varies", tr("overdefined ⊥", "不定 ⊥")]
          : ["constant", state.cells.get(number)];
    const rows = inside.ir.insts.filter(({ name }) => name);
    return [
      h(
        "div",
        { class: "lists" },
        h(
          "div",
          {},
          h("h2", {}, tr("Blocks to visit (CFG edges)", "要访问的块（CFG 边）")),
          h(
            "p",
            {},
            state.blockWork.length ? state.blockWork.map((id) => [chip(inside.label(id), "block"), " "]) : "∅",
          ),
        ),
        h(
          "div",
          {},
          h("h2", {}, tr("Values to visit (SSA)", "要访问的值（SSA）")),
          h("p", {}, state.valueWork.length ? state.valueWork.map((number) => [chip(inside.name(number)), " "]) : "∅"),
        ),
      ),
      h("p", { class: "quiet" }, tr("Both are stacks: the last one is taken first.", "两个都是栈：后放进的先取出。")),
      h("h2", {}, tr("Lattice", "格")),
      h(
        "table",
        { class: "cells" },
        head(tr("value", "值"), tr("cell", "格中的值"), tr("instruction", "指令")),
        h(
          "tbody",
          {},
          rows.map(({ id, name, text, block }) => {
            const [cls, shown] = cell(id);
            return h(
              "tr",
              {
                "data-inst": id,
                class: `${id === step.inst ? "now" : ""} ${state.blocks.has(block.id) ? "" : "never"}`,
              },
              h("td", {}, chip(name)),
              h("td", { class: `cell ${cls}` }, shown),
              h("td", { class: "text" }, rest(text)),
            );
          }),
        ),
      ),
    ];
  },
  gvn: (inside, state) => [
    h("h2", {}, tr("Scopes: from the entry down the dominator tree", "作用域：从入口沿支配树向下")),
    h(
      "p",
      { class: "scopes" },
      state.scopes.map(({ block }, i) => [i ? " › " : "", chip(inside.label(block), "block")]),
    ),
    h("h2", {}, tr(`Classes: ${state.rows.length}`, `类：${state.rows.length}`)),
    h(
      "table",
      {},
      head(tr("leader", "代表"), tr("expression", "表达式"), tr("members", "成员"), tr("scope", "作用域")),
      h(
        "tbody",
        {},
        state.rows
          .map((row) =>
            h(
              "tr",
              { class: row === state.row ? "now" : "", "data-inst": row.inst, "data-kind": row.kind },
              h("td", {}, chip(row.value)),
              h(
                "td",
                { class: "text" },
                row.kind === "content"
                  ? [h("small", {}, tr("memory at ", "内存 ")), row.expression]
                  : row.kind === "fact"
                    ? [h("small", {}, tr("branch on ", "分支 ")), row.expression]
                    : row.expression,
              ),
              h(
                "td",
                {},
                row.members.map((number) => [chip(inside.name(number)), " "]),
              ),
              h("td", {}, chip(inside.label(row.block), "block")),
            ),
          )
          .reverse(),
      ),
    ),
  ],
  loops: (inside, state, step) => {
    const tree = (parent) => {
      const own = state.loops.filter((loop) => loop.parent === parent);
      return own.length
        ? h(
            "ul",
            { class: "forest" },
            own.map((loop) =>
              h(
                "li",
                { class: loop.header === step.header ? "now" : "", "data-header": loop.header },
                h(
                  "div",
                  {},
                  h("b", {}, tr("loop of ", "循环 ")),
                  chip(inside.label(loop.header), "block"),
                  h("small", {}, tr(" preheader ", " 前置块 ")),
                  loop.preheader === null ? tr("none", "无") : chip(inside.label(loop.preheader), "block"),
                  h("small", {}, tr(" blocks ", " 块 ")),
                  loop.blocks.map((id) => [chip(inside.label(id), "block"), " "]),
                ),
                tree(loop.header),
              ),
            ),
          )
        : null;
    };
    const told = [...state.verdicts.values()];
    return [
      h("h2", {}, tr("Loop forest", "循环森林")),
      tree(null),
      told.length > 0 && [
        h("h2", {}, tr("For and against moving", "移与不移的理由")),
        h(
          "table",
          {},
          head(tr("instruction", "指令"), tr("verdict", "判断")),
          h(
            "tbody",
            {},
            told
              .map((each) =>
                h(
                  "tr",
                  {
                    class: `${each === step ? "now" : ""} ${each.verdict === "moves" ? "moves" : ""}`,
                    "data-inst": each.inst,
                  },
                  h("td", { class: "text" }, inside.text(each.inst) || inside.name(each.inst)),
                  h(
                    "td",
                    { class: "verdict" },
                    each.verdict === "moves"
                      ? ["→ ", chip(inside.label(each.preheader), "block")]
                      : tr(...VERDICTS[each.verdict]),
                    each.because && each.verdict === "operand" ? [" ", chip(inside.name(each.because))] : null,
                  ),
                ),
              )
              .reverse(),
          ),
        ),
      ],
    ];
  },
};

/// The panels of the back end's stages.
const OWN = { tiles: tilesList, copies: copiesList, allocation: rangesTable };

/// Blocks that the step is about.
const currentOf = (inside, step) => step.block ?? step.header ?? inside.ir.byId.get(step.inst)?.block.id ?? null;

export class PassInside {
  /// `changed(isNew)` is called when another step is shown, `closed()` when the panel is to go, `followed(row)` when a row of the machine
  /// code is to be followed. `chosen` is the live range whose instructions are listed; null: that of the step.
  constructor(changed, closed, followed) {
    Object.assign(this, { changed, followed, at: 0, chosen: null });
    this.slider = h("input", {
      type: "range",
      id: "insideSlider",
      min: 0,
      oninput: () => {
        this.go(Number(this.slider.value), !this.isDragged);
        this.isDragged = true;
      },
      onchange: () => {
        this.isDragged = false;
      },
    });
    this.back = h(
      "button",
      { type: "button", id: "insideBack", "aria-keyshortcuts": "ArrowUp", onclick: () => this.go(this.at - 1) },
      "▲",
    );
    this.next = h(
      "button",
      { type: "button", id: "insideNext", "aria-keyshortcuts": "ArrowDown", onclick: () => this.go(this.at + 1) },
      "▼",
    );
    this.count = h("span", { id: "insidePlace" });
    this.shut = h("button", { type: "button", id: "insideClose", "aria-keyshortcuts": "Escape", onclick: closed }, "✕");
    this.said = h("p", { id: "insideSaid", tabindex: 0 });
    this.body = h("div", { id: "insideBody", tabindex: 0 });
    this.element = h(
      "div",
      { id: "inside" },
      h("div", { class: "steps", role: "toolbar" }, this.back, this.next, this.slider, this.count, this.shut),
      this.said,
      this.body,
    );
  }

  go(to, isNew = true) {
    if (!this.inside) return;
    const at = Math.max(0, Math.min(this.inside.steps.length - 1, to));
    if (at === this.at) return;
    this.at = at;
    this.chosen = null;
    this.changed(isNew);
  }

  show(inside) {
    this.inside = inside;
    this.at = Math.max(0, Math.min(inside.steps.length - 1, this.at));
    const step = inside.steps[this.at],
      count = inside.steps.length;
    this.slider.max = count - 1;
    this.slider.value = this.at;
    this.shut.hidden = inside.kind in OWN;
    this.back.disabled = this.at === 0;
    this.next.disabled = this.at === count - 1;
    for (const [element, ...label] of [
      [this.slider, "steps of the pass", "这一趟的步骤"],
      [this.back, "step before", "上一步"],
      [this.next, "next step", "下一步"],
      [this.shut, "close", "关闭"],
    ]) {
      element.setAttribute("aria-label", tr(...label));
      element.title = tr(...label);
    }
    replace(this.count, `${this.at + 1} / ${count}`);
    const sentences = insideSentences(inside, this.at);
    speak(`inside ${this.at}`, plain(join(...sentences.map(({ text }) => text))));
    replace(
      this.said,
      sentences.flatMap(({ key, text }, i) => [i ? " " : null, h("span", { "data-key": key }, rich(text))]),
    );
    replace(
      this.body,
      inside.kind in OWN
        ? OWN[inside.kind](inside, this.at, this)
        : PANELS[inside.kind](inside, stateAt(inside, this.at), step),
      inside.reduced &&
        h("p", { class: "quiet" }, tr(`The page has the first ${count} steps.`, `页面只有前 ${count} 步。`)),
    );
    // Of several tables it is the last that is long.
    const row = [...this.body.querySelectorAll("table")].at(-1)?.querySelector("tr.now");
    if (row) this.body.scrollTop = Math.max(0, row.offsetTop - this.body.clientHeight / 2);
  }

  /// How the graph shows the step: { current, block(id): classes, edge(from, to): class, line(number): [sign, class] }.
  marks() {
    const { inside } = this,
      step = inside.steps[this.at],
      state = stateAt(inside, this.at),
      loop = state.loops?.find(({ header }) => header === step.header);
    return {
      current: currentOf(inside, step),
      block: (id) =>
        state.blocks
          ? state.blocks.has(id)
            ? ["region"]
            : ["faded"]
          : loop?.blocks.includes(id)
            ? ["region"]
            : state.scopes?.some(({ block }) => block === id)
              ? ["region"]
              : [],
      edge: (from, to) => (state.edges?.has(`${from} ${to}`) ? "taken" : ""),
      line: (number) => {
        if (number === step.inst) return ["▶", "here"];
        if (state.cells?.has(number)) return state.cells.get(number) === null ? ["⊥", "changed"] : ["=", "new"];
        if (state.merged?.has(number)) return ["→", "gone"];
        if (state.verdicts?.get(number)?.verdict === "moves") return ["↑", "moved"];
        return decisionSign(state, number);
      },
    };
  }
}
