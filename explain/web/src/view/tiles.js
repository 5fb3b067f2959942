// Instruction selection: for each block its tiles, each a tree of the IR in one box, with the machine instructions beside it.
import { coveredSentences } from "../core/tiles.js";
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { rich } from "./rich.js";

/// What the tiles of a block cover, in words.
export const tilesList = (inside, at) =>
  h(
    "ul",
    { class: "facts" },
    coveredSentences(inside.steps[at]).map(({ key, text }) => h("li", { "data-key": key }, rich(text))),
  );

const tree = ({ inst, covered }) =>
  h("div", { class: "op" }, h("code", { "data-inst": inst.id }, inst.text), covered.map(tree));

export class TilesPicture {
  /// `chosen(step)` is called when a block is chosen.
  constructor(chosen) {
    this.chosen = chosen;
    this.element = h("div", { id: "tiles", class: "machineView", tabindex: 0, hidden: true });
  }

  show(inside, at) {
    replace(
      this.element,
      inside.steps.map(({ block, tiles }, i) =>
        h(
          "section",
          { class: i === at ? "now" : "" },
          h(
            "h2",
            {},
            h(
              "button",
              { type: "button", "aria-pressed": String(i === at), onclick: () => this.chosen(i) },
              block.label,
            ),
          ),
          tiles.map((tile) =>
            h(
              "div",
              { class: `tile ${tile.covered.length ? "large" : ""}`, "data-inst": tile.inst.id },
              tree(tile),
              h(
                "div",
                { class: "made" },
                tile.machine.map(({ text }) => h("code", {}, text)),
              ),
            ),
          ),
        ),
      ),
    );
    this.element.setAttribute("aria-label", tr("tiles of instruction selection", "指令选择的瓦片"));
    const now = this.element.querySelector(".now"),
      top = now.offsetTop;
    if (top < this.element.scrollTop || top + now.offsetHeight > this.element.scrollTop + this.element.clientHeight)
      this.element.scrollTop = top - 20;
  }
}
