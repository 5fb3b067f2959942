// What the explain page shows of a step, compared with the log in it. These functions run in the page.
/// In the page: looks at what is shown for the step and compares it with the log's own words. Gives
/// what is wrong. What a textbook would call the answer is read from the event, never from the model.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of the kinds of steps, and the page gets its text as one function
export function look() {
  const wrong = [];
  const { model } = globalThis.minic;
  const { step } = model,
    { e } = step;
  const $ = (selector) => document.querySelector(selector);
  const same = (what, shown, wanted) =>
    JSON.stringify(shown) === JSON.stringify(wanted) ||
    wrong.push(`step ${model.at} (${step.kind}): ${what} is ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`);
  const chips = (name) => [...document.querySelectorAll(`#table [data-set="${name}"] .chip`)].map((c) => c.textContent);
  const row = (id) => [...document.querySelectorAll("#table tr[data-row]")].find((r) => r.dataset.row === id);
  const cells = (id) => [...(row(id)?.querySelectorAll("td") ?? [])].map((c) => c.textContent);
  const list = (text) => (text === "∅" || text === "–" ? [] : text.replace(/[{}]/g, "").trim().split(/[ ,]+/));
  const phiRow = (name) =>
    [...document.querySelectorAll("#ir [data-phi]")].find((r) => r.dataset.phi === name)?.lastChild.textContent;
  const nodes = (cls) => [...document.querySelectorAll(`#cfg .node.${cls}`)].map((n) => n.dataset.block);
  const stack = (variable) => {
    const heads = [...document.querySelectorAll("#table [data-stack]")];
    const column = heads.findIndex((head) => head.dataset.stack === variable);
    return [...document.querySelectorAll("#table .stacks tbody tr")]
      .map((r) => r.children[column])
      .filter((c) => c.classList.contains("cell") && c.querySelector("span"))
      .map((c) => c.querySelector("span").textContent);
  };
  // English is in Latin script, Chinese says something in Chinese.
  if (/[\u4e00-\u9fff]/.test($("#why").textContent) !== (document.documentElement.lang === "zh-CN"))
    wrong.push(`step ${model.at} (${step.kind}): ${$("#why").textContent}`);
  if (!$("#why").textContent) wrong.push(`step ${model.at} (${step.kind}): no reason is given`);
  for (const part of ["#why", "#table", "#cfg", "#tree", "#ir", "#legend"])
    if (/undefined(?! value)|\[object|NaN/.test($(part).textContent))
      wrong.push(
        `step ${model.at} (${step.kind}): ${part} says ${$(part).textContent.match(/.{0,20}(undefined(?! value)|\[object|NaN)/)[0]}`,
      );
  switch (step.kind) {
    case "candidate":
      same("the verdict", cells(e.variable).at(-1).includes("✓"), e.promotable);
      if (!e.promotable) {
        // The sentence beside the table names it, too; predicates.mjs compares that with the instruction.
        const obstacle = cells(e.variable).at(-1).replace(/^✗ /, "");
        if (!obstacle || !$("#why").textContent.includes(obstacle) || !obstacle.includes(e.because.name ?? ""))
          wrong.push(`${e.variable}: the obstacle is not named`);
      }
      break;
    case "tree":
      for (const b of step.table)
        if (row(b.block)) {
          same(`idom(${b.block})`, cells(b.block)[0], b.idom ?? "-");
          if (b.dom.length) same(`Dom(${b.block})`, list(cells(b.block)[1]).sort(), b.dom.slice().sort());
        }
      break;
    case "meet":
    case "climb":
      same(
        "the fingers",
        [...document.querySelectorAll("#cfg .node")]
          .filter((n) => /[12]/.test(n.querySelector(".tag")?.textContent))
          .map((n) => n.dataset.block)
          .sort(),
        [...new Set(step.fingers)].sort(),
      );
      break;
    case "frontier":
      for (const b of step.table)
        if (row(b.block)) same(`DF(${b.block})`, list(cells(b.block)[1]).sort(), b.frontier.slice().sort());
      break;
    case "variable":
      same("Defs", list(cells(e.variable)[0]), e.defs);
      same("Uses", list(cells(e.variable)[1]), e.uses);
      break;
    case "live-in":
      same(
        "live blocks",
        nodes("live").sort(),
        e.blocks.filter((b) => $(`#cfg [data-block="${CSS.escape(b)}"]`)).sort(),
      );
      same("the row", list(cells(e.variable)[0]), e.blocks);
      break;
    case "worklist":
    case "take":
    case "place":
      same("W", chips("W"), e.w);
      if (step.kind === "place") {
        same("F", chips("F"), e.f);
        same("Y", chips("Y"), [e.y]);
      }
      if (step.kind === "take") {
        same("X", chips("X"), [e.x]);
        same("DF(X)", chips("DF(X)"), e.frontier);
      }
      break;
    case "not-live":
      if (!cells(e.variable)[1].includes("×" + e.y)) wrong.push(`no ghost for ${e.variable} in ${e.y}`);
      break;
    case "insert":
      same("the phi", phiRow(e.phi), e.text);
      break;
    case "fill": {
      const slots = phiRow(e.phi)?.match(/\[[^\]]*\]/g) ?? [];
      const value = model.current(e.value);
      same("the slot", slots[e.operand], `[ ${value}, %${e.pred} ]`);
      break;
    }
    case "push":
    case "pop":
      same(
        "the stack",
        stack(e.variable),
        e.stack
          .slice()
          .reverse()
          .slice(0, e.stack.length > 8 ? 7 : 8),
      );
      break;
    case "fold":
      if (phiRow(e.phi)) wrong.push(`${e.phi} is still there`);
      break;
    case "forms":
      for (const [form, count] of Object.entries(
        step.counts.reduce((sum, each) => {
          for (const [f, n] of Object.entries(each.counts)) sum[f] = (sum[f] ?? 0) + n;
          return sum;
        }, {}),
      )) {
        const names = ["maximal", "minimal", "semi-pruned", "pruned"];
        same(
          `phis of ${form}`,
          $(`#table .forms button:nth-child(${names.indexOf(form) + 1}) b`).textContent,
          String(count),
        );
      }
      break;
    case "result": {
      const shown = [];
      for (const block of document.querySelectorAll("#ir .irblock"))
        for (const r of block.querySelectorAll(".row:not(.removed):not(.ghost)"))
          if (r.querySelector(".now").textContent) shown.push(r.querySelector(".now").textContent);
      const plain = model.rounds[step.round].after
        .split("\n")
        .map((l) => l.replace(/\s*;.*/, "").trim())
        .filter((l) => l && l !== "}" && !l.startsWith("define"))
        .map((l) => l.replace(/, align \d+$/, ""));
      if (!plain[0].endsWith(":")) shown.shift(); // an entry block without a name
      if (document.querySelectorAll("#ir .irblock:not([data-stale])").length === model.ir.blocks.length)
        same("the function", shown, plain);
      break;
    }
    case "critical-edge":
      if (!document.querySelector("#cfg .edge.critical")) wrong.push("the critical edge is not marked");
      break;
    case "split":
      if (!nodes("set").includes(e.block)) wrong.push(`${e.block} is not in the graph`);
      break;
    case "parallel-copy":
    case "places":
      same(
        "the copies",
        [...document.querySelectorAll("#table tr[data-row]")].map((r) => [r.dataset.row, r.children[1].textContent]),
        e.copies.map((c) => [c.to, c.from]),
      );
      break;
    case "move":
    case "save":
    case "restore":
    case "constant":
    case "swap":
      same(
        "the last move",
        $("#table .order li:last-child").textContent,
        `${e.to} ${e.event === "swap" ? "↔" : ":="} ${e.from}`,
      );
      break;
    case "cycle":
      same(
        "the cycle",
        [...document.querySelectorAll("#table tr[data-row]")]
          .filter((r) => r.textContent.includes("↻"))
          .map((r) => r.dataset.row)
          .sort(),
        e.places.slice().sort(),
      );
  }
  return wrong;
}

/// In the page: all that is seen, as one text.
export function seen() {
  const text = (selector) => document.querySelector(selector).textContent;
  const graph = (selector) =>
    [...document.querySelectorAll(selector + " .node, " + selector + " .edge")]
      .map((n) => n.getAttribute("class") + n.textContent)
      .join("|");
  // Of a long function only the blocks in view and around the step are kept up to date.
  const all = [...document.querySelectorAll("#ir .irblock")];
  const listed = all.some((b) => b.hasAttribute("data-stale"))
    ? all.filter((b) => b.dataset.block === minic.model.step.block)
    : all;
  const classes = listed
    .flatMap((b) => [...b.querySelectorAll(".row")])
    .map((r) => r.className)
    .join();
  return [
    text("#why"),
    text("#figure"),
    document.querySelector("#figure .here")?.textContent,
    text("#table"),
    listed.map((b) => b.textContent).join(),
    classes,
    graph("#cfg"),
    graph("#tree"),
    text("#place"),
  ].join("\n");
}

/// In the page: walks the steps `at` forward and gives what is wrong.
export const walkForward = new Function(
  "at",
  `
  ${look}
  const wrong = [];
  for (const i of at) { minic.go(i); wrong.push(...look()); }
  return wrong.slice(0, 10);`,
);
/// The same, and back again.
export const walk = new Function(
  "at",
  `
  ${look}
  ${seen}
  const wrong = [], forward = [];
  for (const i of at) { minic.go(i); wrong.push(...look()); forward.push(seen()); }
  for (let k = at.length - 1; k >= 0; k--) {
    minic.go(at[k]);
    if (seen() !== forward[k]) wrong.push("back at step " + at[k] + " something else is shown than before");
  }
  return wrong.slice(0, 10);`,
);
