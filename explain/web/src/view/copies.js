// The copies in the place of φs: a table for each edge, with the places of each copy and the final instruction beside it.
import { registerName } from "../core/allocation.js";
import { copySentence, kindOf } from "../core/copies.js";
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { rich } from "./rich.js";

const WORDS = {
  coalesced: ["nothing: both are there", "无：两个都在那里"],
  later: ["none is left", "没有剩下"],
  remade: ["made again", "重新做出"],
  undefined: ["nothing: undefined", "无：未定义"],
  unread: ["nothing: not read", "无：没有人读"],
  itself: ["nothing: its own value", "无：自己的值"],
};

/// The sentences of the edge of a step.
export const copiesList = (inside, at) =>
  h(
    "ul",
    { class: "facts" },
    inside.steps[at].copies.map((copy) => {
      const { key, text } = copySentence(inside, copy);
      return h("li", { "data-key": key }, rich(text));
    }),
  );

export class CopiesPicture {
  /// `chosen(step)` is called when an edge is chosen.
  constructor(chosen) {
    this.chosen = chosen;
    this.element = h("div", { id: "copies", class: "machineView", tabindex: 0, hidden: true });
  }

  show(inside, at) {
    const row = (copy) => {
      const kind = kindOf(inside, copy),
        place = registerName(copy.place ?? ""),
        source = registerName(copy.source ?? "");
      return h(
        "tr",
        { "data-kind": kind },
        h("td", {}, h("code", {}, copy.to), " ← ", h("code", {}, copy.from)),
        h("td", {}, kind === "moved" ? h("code", {}, `${place} ← ${source}`) : place && h("code", {}, place)),
        h(
          "td",
          {},
          kind === "moved" || kind === "constant"
            ? inside.instructions(copy).map(({ text }) => h("code", {}, text))
            : tr(...WORDS[kind]),
        ),
      );
    };
    replace(
      this.element,
      inside.steps.map((step, i) =>
        h(
          "section",
          { class: i === at ? "now" : "" },
          h(
            "h2",
            {},
            h(
              "button",
              { type: "button", "aria-pressed": String(i === at), onclick: () => this.chosen(i) },
              `${inside.label(step.from)} → ${inside.label(step.to)}`,
            ),
          ),
          h(
            "table",
            {},
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                [tr("φ ← value", "φ ← 值"), tr("place", "位置"), tr("final instruction", "最终指令")].map((name) =>
                  h("th", {}, name),
                ),
              ),
            ),
            h("tbody", {}, step.copies.map(row)),
          ),
        ),
      ),
    );
    this.element.setAttribute("aria-label", tr("the copies of each edge", "每条边上的复制"));
    const now = this.element.querySelector(".now"),
      top = now.offsetTop;
    if (top < this.element.scrollTop || top + now.offsetHeight > this.element.scrollTop + this.element.clientHeight)
      this.element.scrollTop = top - 20;
  }
}
