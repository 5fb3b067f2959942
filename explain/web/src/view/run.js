// The run in lockstep: memory cells on the left, values on the right, the way through the graph
// between them.
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";
import { table } from "./tables.js";

const plain = (text) => text.replace(/, align \d+$/, "");

export const runSentence = (run) => {
  const { before, after } = run.step;
  const call = tr(`${before.function} (call ${before.activation}): `, `${before.function} (调用 ${before.activation}): `);
  const where = before.continued ? tr(`the rest of block ${before.block}, after a call.`, `调用之后, 继续块 ${before.block}。`)
    : before.from === undefined ? tr(`enters at ${before.block}.`, `从 ${before.block} 进入。`)
      : tr(`block ${before.block}, coming from ${before.from}.`, `块 ${before.block}, 来自 ${before.from}。`);
  const phis = (after.phis ?? []).map((phi) => `${phi.phi} = ${phi.value}`);
  const took = phis.length ? tr(` On this edge the phis take, all at once: ${phis.join(", ")}.`, ` 走这条边时 φ 同时取值: ${phis.join(", ")}。`) : "";
  const stores = (before.stores ?? []).length;
  const stored = stores ? tr(` Before, ${stores} store${stores > 1 ? "s" : ""} to memory.`, ` 之前的程序写了 ${stores} 次内存。`) : "";
  const returns = before.returns !== undefined ? tr(` Returns ${before.returns ?? "nothing"}.`, ` 返回${before.returns === null ? "" : " " + before.returns}。`) : "";
  return call + where + took + stored + returns;
};

/// The lines of the block, each with the value that it gave in this step.
function code(ir, step) {
  const values = new Map(step.values ?? []);
  const phis = new Map((step.phis ?? []).map((phi) => [phi.phi, phi]));
  const block = ir?.byLabel[step.block];
  return h("div", { class: "code" }, (block?.lines ?? []).map((line) => {
    const phi = phis.get(line.def);
    const value = phi ? phi.value : values.get(line.def);
    let text = plain(line.text);
    if (phi) {
      // The operand that was taken is framed.
      const operands = [...text.matchAll(/\[[^\]]*\]/g)];
      const taken = operands[phi.operand];
      if (taken) text = [text.slice(0, taken.index), h("mark", {}, taken[0]), text.slice(taken.index + taken[0].length)];
    }
    return h("div", { class: "row" + (phi ? " here" : ""), "data-phi": phi ? phi.phi : null, "data-value": value },
      h("span", { class: "sign" }, phi ? "▶" : ""), h("code", {}, text), h("code", { class: "now" }, value === undefined ? "" : `= ${value}`));
  }));
}

/// Draws the step; `irs` gives the two texts of a function, and the element for the graph is returned.
export function drawRun(element, run, irs) {
  const { before, after } = run.step;
  const [irBefore, irAfter] = irs(before.function);
  let graph = element.querySelector(".graph");
  if (!graph) {
    graph = h("div", { class: "body graph", id: "runGraph", tabindex: "0" });
    replace(element, h("div", { class: "run" },
      h("section", { class: "panel", id: "run-before" }, h("h2", {}), h("div", { class: "body", tabindex: "0" })),
      h("section", { class: "panel" }, h("h2", { id: "run-title" }), graph, h("div", { class: "output" })),
      h("section", { class: "panel", id: "run-after" }, h("h2", {}), h("div", { class: "body", tabindex: "0" }))));
  }
  const [left, right] = [element.querySelector("#run-before"), element.querySelector("#run-after")];
  left.firstChild.textContent = tr("Before: memory cells", "之前: 内存单元");
  right.firstChild.textContent = tr("After: values", "之后: 值");
  element.querySelector("#run-title").textContent = tr(`The path through ${before.function}`, `${before.function} 中走的路`);
  replace(left.lastChild, code(irBefore, before),
    table(tr("Memory cells; ● written in this step", "内存单元; ● 本步写入"), [tr("cell", "单元"), tr("value", "值")],
      run.cellsOf(before).map(([cell, value]) => ({ id: cell, here: run.state.changed.includes(cell), cells: [cell, value + (run.state.changed.includes(cell) ? "  ●" : "")] }))));
  const fresh = new Set([...(after.values ?? []).map(([name]) => name), ...(after.phis ?? []).map((phi) => phi.phi)]);
  replace(right.lastChild, code(irAfter, after),
    table(tr("Values of this call; ● new in this step", "本次调用的值; ● 本步新值"), [tr("value", "名字"), tr("is", "值")],
      Object.entries(run.valuesOf(1, after)).map(([name, value]) => ({ id: name, here: fresh.has(name), cells: [name, value + (fresh.has(name) ? "  ●" : "")] }))));
  const end = run.at === run.steps.length - 1;
  replace(element.querySelector(".output"), h("b", {}, tr("Output", "输出")), h("pre", {}, run.output.slice(0, end ? undefined : run.state.output) || " "),
    end && h("p", {}, run.error ? run.error : run.truncated ? tr("The log ends here; the program ran on.", "日志到此为止, 程序还在运行。")
      : tr(`Exit status ${run.status}.`, `退出状态 ${run.status}。`)));
  return graph;
}
