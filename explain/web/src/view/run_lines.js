// The run by line: the source with the line that has run and the one about to run, the memory as boxes, and the values of the SSA form.
import { firstBytes } from "../core/run.js";
import { nameOf } from "../core/run_lines.js";
import { endText } from "../core/run_text.js";
import { tr } from "../core/words.js";
import { h, replace, svg } from "./dom.js";
import { plain, reveal } from "./listing.js";

const MOST_CELLS = 64,
  MOST_ROWS = 16;

function drawPlace(lines, place) {
  const { written } = lines.state;
  const cell = ({ at, label }) => {
    const known = place.cells[at],
      to = known?.target,
      key = `${place.key}+${at}`;
    const text = known === undefined ? "" : to ? "•" : known.value === "an address" ? "→" : known.value;
    return h(
      "span",
      {
        class: "cell" + (written.includes(key) ? " new" : "") + (known === undefined ? " unset" : ""),
        "data-cell": key,
        "data-to": to ? `${to.key}+${to.offset}` : null,
        title: known?.value,
      },
      label && h("small", {}, label),
      h("b", {}, text || "\u00a0"),
    );
  };
  return h(
    "div",
    { class: "place", "data-place": place.key },
    h("span", { class: "of" }, nameOf(place.name)),
    h(
      "span",
      { class: "cells" },
      lines.rowsOf(place, MOST_CELLS, MOST_ROWS).map((row) => h("span", { class: "cells-row" }, row.map(cell))),
    ),
  );
}

/// Arrows from the pointers to what they point to, over the boxes.
function drawArrows(memory) {
  const board = memory.firstChild,
    old = board.querySelector("svg");
  old?.remove();
  const origin = board.getBoundingClientRect();
  const overlay = svg(
    "svg",
    { class: "arrows", width: board.scrollWidth, height: board.scrollHeight, "aria-hidden": "true" },
    svg(
      "defs",
      {},
      svg(
        "marker",
        { id: "arrow-head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" },
        svg("path", { d: "M0 0L8 4L0 8z" }),
      ),
    ),
  );
  for (const from of board.querySelectorAll("[data-to]")) {
    const [key, offset] = [from.dataset.to.replace(/\+\d+$/, ""), Number(/\d+$/.exec(from.dataset.to)[0])];
    const cells = [...board.querySelectorAll("[data-cell]")];
    const to =
      cells.find((cell) => cell.dataset.cell === `${key}+${offset}`) ??
      cells.find((cell) => cell.dataset.cell.startsWith(`${key}+`));
    if (!to) continue;
    const a = from.getBoundingClientRect(),
      b = to.getBoundingClientRect();
    const x1 = a.left + a.width / 2 - origin.left,
      y1 = a.bottom - 10 - origin.top;
    // To another column from the left; in the same one around the right into a corner, so that names and values stay free.
    const across = b.left > a.right + 8,
      above = b.top < a.top,
      side = Math.max(a.right, b.right) + Math.min(60, 24 + Math.abs(b.top - a.top) / 6) - origin.left;
    const x2 = across ? b.left - origin.left : b.right - 5 - origin.left,
      y2 = (across ? b.bottom - 11 : above ? b.bottom + 1 : b.bottom - b.height) - origin.top;
    const bend = Math.max(24, (x2 - x1) / 2);
    // A cell within a row is reached from below.
    const isInner = across && to.previousElementSibling,
      x3 = b.left + 8 - origin.left,
      y3 = b.bottom + 1 - origin.top;
    overlay.append(
      svg("path", {
        class: "arrow",
        "marker-end": "url(#arrow-head)",
        d: isInner
          ? `M${x1} ${y1}C${x1 + bend} ${y1} ${x3 - 30} ${y3 + 40} ${x3} ${y3}`
          : across
            ? `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
            : `M${x1} ${y1}C${side} ${y1} ${side} ${y2 + Math.min(40, Math.abs(y2 - y1) / 2) * (above ? 1 : -1)} ${x2} ${y2}`,
      }),
    );
  }
  board.append(overlay);
}
const watched = new ResizeObserver((entries) => entries.forEach(({ target }) => drawArrows(target)));

/// Draws the step of `lines`; `run` is at its block step. `ir` is the text after, with its source lines
/// `afterLines` and the `rows` of its names in the text before; `source` the text of the function that runs, { text, from, to }.
export function drawRunLines(element, lines, run, ir, { rows, afterLines }, source) {
  const { step, state } = lines,
    next = lines.steps[lines.at + 1];
  const { before, after } = run.step;
  if (!element.querySelector("#run-memory"))
    replace(
      element,
      h(
        "div",
        { class: "run by-line" },
        h(
          "section",
          { class: "panel", id: "run-source" },
          h("h2", {}),
          h("div", { class: "body code", tabindex: "0" }),
        ),
        h(
          "section",
          { class: "panel", id: "run-memory" },
          h("h2", {}),
          h("div", { class: "body", tabindex: "0" }, h("div", { class: "board" })),
          h("div", { class: "output" }),
        ),
        h("section", { class: "panel", id: "run-after" }, h("h2", {}), h("div", { class: "body", tabindex: "0" })),
      ),
    );
  const [code, memory, values] = ["#run-source", "#run-memory", "#run-after"].map((id) => element.querySelector(id));
  code.firstChild.textContent = tr("Source: ● has run, ▶ runs next", "源程序：● 已运行，▶ 下一行");
  const all = source.text.split("\n").slice(source.from - 1, source.to);
  while (all.length && !all.at(-1).trim()) all.pop();
  replace(
    code.lastChild,
    all.map((text, i) => {
      const number = source.from + i,
        isNext = next?.line === number;
      return h(
        "div",
        { class: "row" + (number === step.line ? " here" : "") + (isNext ? " next" : "") },
        h("span", { class: "number" }, `${isNext ? "▶" : number === step.line ? "●" : ""} ${number}`),
        h("code", {}, text || " "),
      );
    }),
  );
  reveal(code.lastChild, code.querySelector(".next") ?? code.querySelector(".here"));

  memory.firstChild.textContent = tr("Memory when the line has run", "这一行运行之后的内存");
  const shared = lines.placesOf(null),
    board = memory.querySelector(".board");
  replace(
    board,
    h(
      "div",
      { class: "frames" },
      h("h3", {}, tr("Calls", "调用")),
      state.stack.map((call, i) =>
        h(
          "div",
          { class: "frame" + (i === state.stack.length - 1 ? " now" : ""), "data-call": call.activation },
          h("h4", {}, `${call.function} (${call.activation})`),
          lines.placesOf(call.activation).map((place) => drawPlace(lines, place)),
        ),
      ),
    ),
    shared.length > 0 &&
      h(
        "div",
        { class: "shared" },
        h("h3", {}, tr("Globals and heap", "全局变量和堆")),
        shared.map((place) => drawPlace(lines, place)),
      ),
  );
  drawArrows(board.parentNode);
  watched.observe(board.parentNode);
  reveal(board.parentNode, board.querySelector(".cell.new") ?? board.querySelector(".frame.now"));
  const isEnd = !next;
  replace(
    memory.lastChild,
    h("b", {}, tr("Output", "输出")),
    h("pre", {}, (isEnd ? run.output : firstBytes(run.output, state.output)) || " "),
    isEnd && h("p", {}, run.error ? tr(...run.error) : endText(run)),
  );

  values.firstChild.textContent = tr(`SSA: values of ${before.block} so far`, `SSA: ${before.block} 到此为止的值`);
  const known = new Map([...(after.phis ?? [])].map(({ phi, value }) => [phi, value]));
  // What the block had computed before it called.
  if (before.continued)
    for (const [name, value] of Object.entries(run.valuesOf(1, after)))
      if (rows[name] < step.fromRow) known.set(name, value);
  for (const [name, value] of after.values ?? []) if (!(rows[name] > step.toRow)) known.set(name, value);
  replace(
    values.lastChild,
    h(
      "div",
      { class: "code" },
      (ir?.byLabel[before.block]?.lines ?? []).map((line) =>
        h(
          "div",
          { class: "row" + (afterLines[line.row] === step.line ? " here" : ""), "data-value": known.get(line.def) },
          h("span", { class: "sign" }, ""),
          h("code", {}, plain(line.text)),
          h("code", { class: "now" }, known.has(line.def) ? `= ${known.get(line.def)}` : ""),
        ),
      ),
    ),
  );
}
