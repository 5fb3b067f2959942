// The run in lockstep: memory cells on the left, values on the right, the way through the graph
// between them.
import { constantText, firstBytes } from "../core/run.js";
import { endText, inputText } from "../core/run_text.js";
import { say } from "../core/say.js";
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { plain, reveal } from "./listing.js";
import { cfgOf, onRegions, opener } from "./marks.js";
import { partAround } from "./part.js";
import { table } from "./tables.js";

/// The lines of the block, each with the value that it gave in this step.
function code(ir, step) {
  const values = new Map(step.values ?? []);
  const phis = new Map((step.phis ?? []).map((phi) => [phi.phi, phi]));
  const block = ir?.byLabel[step.block];
  return h(
    "div",
    { class: "code" },
    (block?.lines ?? []).map((line) => {
      const phi = phis.get(line.def);
      const value = phi ? phi.value : values.get(line.def);
      let text = plain(line.text);
      if (phi) {
        // The operand that was taken is framed.
        const operands = [...text.matchAll(/\[[^\]]*\]/g)];
        const taken = operands[phi.operand];
        if (taken)
          text = [text.slice(0, taken.index), h("mark", {}, taken[0]), text.slice(taken.index + taken[0].length)];
      }
      return h(
        "div",
        { class: "row" + (phi ? " here" : ""), "data-phi": phi ? phi.phi : null, "data-value": value },
        h("span", { class: "sign" }, phi ? "▶" : ""),
        h("code", {}, text),
        h("code", { class: "now" }, value === undefined ? "" : `= ${value}`),
      );
    }),
  );
}

/// The variables of a call, in memory before mem2reg and as values after it: rows { variable, memory, name, value }. `ir` is the
/// text before.
export function variablesOf(run, ends, ir) {
  const { before, after } = run.step;
  const cells = run.state.cells[before.activation] ?? {},
    values = run.valuesOf(1, after);
  const constant = (variable, text) =>
    constantText(text, / = alloca float\b/.test(ir?.lines.find((line) => line.def === variable)?.text));
  return Object.entries(ends[before.block] ?? {})
    .filter(([variable]) => variable in cells)
    .map(([variable, name]) => ({
      variable,
      memory: cells[variable],
      name,
      value: name in values ? values[name] : name.startsWith("%") ? "?" : constant(variable, name),
    }));
}

/// The source of the function that runs, with the lines of the step's block.
function drawSource(element, { text, from, to, lines }) {
  const all = text.split("\n").slice(from - 1, to);
  while (all.length && !all[all.length - 1].trim()) all.pop();
  replace(
    element,
    all.map((line, i) =>
      h(
        "div",
        { class: "row" + (lines.includes(from + i) ? " here" : "") },
        h("span", { class: "number" }, String(from + i)),
        h("code", {}, line || " "),
      ),
    ),
  );
  reveal(element, element.querySelector(".here"));
}

/// Draws the step; `irs` gives the two texts of a function, `ends` the names of its variables' values, `source` its
/// source and the step's lines in it (null: none); the element for the graph is returned.
export function drawRun(element, run, irs, ends, source) {
  const { before, after } = run.step;
  const [irBefore, irAfter] = irs(before.function);
  let graph = element.querySelector(".graph");
  if (!graph) {
    graph = h("div", { class: "body graph", id: "runGraph" });
    replace(
      element,
      h(
        "div",
        { class: "run" },
        h("section", { class: "panel", id: "run-before" }, h("h2", {}), h("div", { class: "body", tabindex: "0" })),
        h(
          "section",
          { class: "panel", id: "run-middle" },
          h("h2", { id: "run-title" }),
          h("div", { class: "calls" }),
          graph,
          h("div", { class: "variables" }),
          h("div", { class: "output" }),
        ),
        h("section", { class: "panel", id: "run-after" }, h("h2", {}), h("div", { class: "body", tabindex: "0" })),
        h(
          "section",
          { class: "panel", id: "run-source" },
          h("h2", {}),
          h("div", { class: "body code", tabindex: "0" }),
        ),
      ),
    );
  }
  const place = element.querySelector("#run-source");
  place.hidden = !source;
  place.firstChild.textContent = tr("Source: the lines of this step", "源程序：这一步的行");
  if (source) drawSource(place.lastChild, source);
  if (source && !source.lines.length) place.lastChild.prepend(h("p", { class: "quiet" }, say("run.lines.none")));
  // The innermost call is the last.
  replace(
    element.querySelector(".calls"),
    h("b", {}, tr("Calls ", "调用 ")),
    run.state.stack
      .slice(-6)
      .map((call, i, all) =>
        h("span", { class: "chip" + (i === all.length - 1 ? " now" : "") }, `${call.function} (${call.activation})`),
      ),
  );
  const rows = variablesOf(run, ends, irBefore);
  replace(
    element.querySelector(".variables"),
    rows.length > 0 &&
      table(
        tr("Variables after this block: in memory, and as a value", "这个块之后的变量：在内存中，和作为值"),
        [tr("variable", "变量"), tr("memory", "内存"), tr("value", "值")],
        rows.slice(0, 12).map((row) => ({
          id: row.variable,
          here: run.state.changed.includes(row.variable),
          cells: [row.variable, row.memory, row.name.startsWith("%") ? `${row.name} = ${row.value}` : row.value],
        })),
      ),
  );
  const [left, right] = [element.querySelector("#run-before"), element.querySelector("#run-after")];
  left.firstChild.textContent = tr("Before SSA: variables in memory", "SSA 之前：变量在内存里");
  right.firstChild.textContent = tr("After: variables as values", "之后：变量是值");
  element.querySelector("#run-title").textContent = tr("The path through ", "走过的路：") + before.function;
  replace(
    left.lastChild,
    code(irBefore, before),
    table(
      tr("Memory cells; ● written in this step", "内存单元；● 本步写入"),
      [tr("cell", "单元"), tr("value", "值")],
      run.cellsOf(before).map(([cell, value]) => ({
        id: cell,
        here: run.state.changed.includes(cell),
        cells: [cell, value + (run.state.changed.includes(cell) ? "  ●" : "")],
      })),
    ),
  );
  const fresh = new Set([...(after.values ?? []).map(([name]) => name), ...(after.phis ?? []).map((phi) => phi.phi)]);
  replace(
    right.lastChild,
    code(irAfter, after),
    table(
      tr("Values of this call; ● new in this step", "本次调用的值；● 本步新值"),
      [tr("name", "名字"), tr("value", "值")],
      Object.entries(run.valuesOf(1, after)).map(([name, value]) => ({
        id: name,
        here: fresh.has(name),
        cells: [name, value + (fresh.has(name) ? "  ●" : "")],
      })),
    ),
  );
  const end = run.at === run.steps.length - 1;
  const taken = firstBytes(run.input, run.state.read),
    unread = run.input.slice(taken.length);
  replace(
    element.querySelector(".output"),
    run.input
      ? [h("b", {}, tr("Input", "输入")), h("pre", { class: "input" }, h("s", {}, taken), unread)]
      : inputText(run) && h("p", { class: "quiet" }, inputText(run)),
    h("b", {}, tr("Output", "输出")),
    h("pre", {}, (end ? run.output : firstBytes(run.output, run.state.output)) || " "),
    end && h("p", {}, run.error ? tr(...run.error) : endText(run)),
  );
  return graph;
}

/// The graph of the function that runs with the way that control took; of a large one the part around the block.
export function drawWay(graph, name, ir, { block, from }) {
  const drawn = cfgOf(
    ir,
    partAround(
      ir,
      [block, from, ...ir.byLabel[block].succs, ...ir.byLabel[block].preds].filter((label) => label in ir.byLabel),
    ),
  );
  graph.pick = opener(ir, drawn, () => drawWay(graph, name, ir, { block, from }));
  graph.shape(`${name} ${drawn.key}`, drawn.order, drawn.edges, drawn);
  graph.element.closest(".run").classList.toggle("tall", graph.height > 1.2 * graph.width);
  graph.mark(
    onRegions(
      {
        nodes: { [block]: { cls: ["current"] }, ...(from && from !== block ? { [from]: { cls: ["set"] } } : {}) },
        edges: from ? { [`${from} -> ${block}`]: { cls: "taken" } } : {},
      },
      drawn,
    ),
  );
  graph.settling()?.();
  graph.revealing()?.();
}
