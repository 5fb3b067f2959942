// The explain page in a real browser: every step of the worked examples forward and back, and what the
// page shows compared with the log in it; by keyboard alone; in both languages.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... SHOTS=... node --test tests/explain/page_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { INPUTS, directory, minic, open, pageOf, problems, root, shots } from "./browser.mjs";

const range = (n) => Array.from({ length: n }, (_, i) => i);

/// In the page: looks at what is shown for the step and compares it with the log's own words. Gives
/// what is wrong. What a textbook would call the answer is read from the event, never from the model.
function look() {
  const wrong = [];
  const { model, log } = globalThis.minic;
  const { step } = model, { e } = step;
  const $ = (selector) => document.querySelector(selector);
  const same = (what, shown, wanted) => JSON.stringify(shown) === JSON.stringify(wanted)
    || wrong.push(`step ${model.at} (${step.kind}): ${what} is ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`);
  const chips = (name) => [...document.querySelectorAll(`#table [data-set="${name}"] .chip`)].map((c) => c.textContent);
  const row = (id) => [...document.querySelectorAll("#table tr[data-row]")].find((r) => r.dataset.row === id);
  const cells = (id) => [...(row(id)?.querySelectorAll("td") ?? [])].map((c) => c.textContent);
  const list = (text) => (text === "∅" || text === "–" ? [] : text.replace(/[{}]/g, "").trim().split(/[ ,]+/));
  const phiRow = (name) => [...document.querySelectorAll("#ir [data-phi]")].find((r) => r.dataset.phi === name)?.lastChild.textContent;
  const nodes = (cls) => [...document.querySelectorAll(`#cfg .node.${cls}`)].map((n) => n.dataset.block);
  const stack = (variable) => {
    const heads = [...document.querySelectorAll("#table [data-stack]")];
    const column = heads.findIndex((head) => head.dataset.stack === variable);
    return [...document.querySelectorAll("#table .stacks tbody tr")].map((r) => r.children[column])
      .filter((c) => c.classList.contains("cell") && c.querySelector("span")).map((c) => c.querySelector("span").textContent);
  };
  // English is in Latin script, Chinese says something in Chinese.
  if (/[\u4e00-\u9fff]/.test($("#why").textContent) !== (document.documentElement.lang === "zh-CN")) wrong.push(`step ${model.at} (${step.kind}): ${$("#why").textContent}`);
  if (!$("#why").textContent) wrong.push(`step ${model.at} (${step.kind}): no reason is given`);
  for (const part of ["#why", "#table", "#cfg", "#tree", "#ir", "#legend"])
    if (/undefined(?! value)|\[object|NaN/.test($(part).textContent)) wrong.push(`step ${model.at} (${step.kind}): ${part} says ${$(part).textContent.match(/.{0,20}(undefined(?! value)|\[object|NaN)/)[0]}`);
  switch (step.kind) {
    case "candidate":
      same("the verdict", cells(e.variable).at(-1).includes("✓"), e.promotable);
      if (!e.promotable && !cells(e.variable).at(-1).includes(e.because)) wrong.push(`${e.variable}: the obstacle is not named`);
      break;
    case "tree":
      for (const b of step.table) if (row(b.block)) {
        same(`idom(${b.block})`, cells(b.block)[0], b.idom ?? "-");
        if (b.dom.length) same(`Dom(${b.block})`, list(cells(b.block)[1]).sort(), b.dom.slice().sort());
      }
      break;
    case "meet":
    case "climb":
      same("the fingers", [...document.querySelectorAll("#cfg .node")].filter((n) => /[12]/.test(n.querySelector(".tag")?.textContent))
        .map((n) => n.dataset.block).sort(), [...new Set(step.fingers)].sort());
      break;
    case "frontier":
      for (const b of step.table) if (row(b.block)) same(`DF(${b.block})`, list(cells(b.block)[1]).sort(), b.frontier.slice().sort());
      break;
    case "variable":
      same("Defs", list(cells(e.variable)[0]), e.defs);
      same("Uses", list(cells(e.variable)[1]), e.uses);
      break;
    case "live-in":
      same("live blocks", nodes("live").sort(), e.blocks.filter((b) => $(`#cfg [data-block="${CSS.escape(b)}"]`)).sort());
      same("the row", list(cells(e.variable)[0]), e.blocks);
      break;
    case "worklist":
    case "take":
    case "place":
      same("W", chips("W"), e.w);
      if (step.kind === "place") { same("F", chips("F"), e.f); same("Y", chips("Y"), [e.y]); }
      if (step.kind === "take") { same("X", chips("X"), [e.x]); same("DF(X)", chips("DF(X)"), e.frontier); }
      break;
    case "not-live":
      if (!cells(e.variable)[1].includes("×" + e.y)) wrong.push(`no ghost for ${e.variable} in ${e.y}`);
      break;
    case "insert": same("the phi", phiRow(e.phi), e.text); break;
    case "fill": {
      const slots = phiRow(e.phi)?.match(/\[[^\]]*\]/g) ?? [];
      const value = model.current(e.value);
      same("the slot", slots[e.operand], `[ ${value}, %${e.pred} ]`);
      break;
    }
    case "push":
    case "pop":
      same("the stack", stack(e.variable), e.stack.slice().reverse().slice(0, e.stack.length > 8 ? 7 : 8));
      break;
    case "fold":
      if (phiRow(e.phi)) wrong.push(`${e.phi} is still there`);
      break;
    case "forms":
      for (const [form, count] of Object.entries(step.counts.reduce((sum, each) => {
        for (const [f, n] of Object.entries(each.counts)) sum[f] = (sum[f] ?? 0) + n;
        return sum;
      }, {}))) {
        const names = ["maximal", "minimal", "semi-pruned", "pruned"];
        same(`phis of ${form}`, $(`#table .forms button:nth-child(${names.indexOf(form) + 1}) b`).textContent, String(count));
      }
      break;
    case "result": {
      const shown = [];
      for (const block of document.querySelectorAll("#ir .irblock"))
        for (const r of block.querySelectorAll(".row:not(.removed):not(.ghost)")) if (r.querySelector(".now").textContent) shown.push(r.querySelector(".now").textContent);
      const plain = model.rounds[step.round].after.split("\n").map((l) => l.replace(/\s*;.*/, "").trim()).filter((l) => l && l !== "}" && !l.startsWith("define"))
        .map((l) => l.replace(/, align \d+$/, ""));
      if (!plain[0].endsWith(":")) shown.shift();  // an entry block without a name
      if (document.querySelectorAll("#ir .irblock:not([data-stale])").length === model.ir.blocks.length) same("the function", shown, plain);
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
      same("the copies", [...document.querySelectorAll("#table tr[data-row]")].map((r) => [r.dataset.row, r.children[1].textContent]), e.copies.map((c) => [c.to, c.from]));
      break;
    case "move":
    case "save":
    case "restore":
    case "constant":
    case "swap":
      same("the last move", $("#table .order li:last-child").textContent, `${e.to} ${e.event === "swap" ? "↔" : ":="} ${e.from}`);
      break;
    case "cycle": same("the cycle", [...document.querySelectorAll("#table tr[data-row]")].filter((r) => r.textContent.includes("↻")).map((r) => r.dataset.row).sort(), e.places.slice().sort());
  }
  return wrong;
}

/// In the page: all that is seen, as one text.
function seen() {
  const text = (selector) => document.querySelector(selector).textContent;
  const graph = (selector) => [...document.querySelectorAll(selector + " .node, " + selector + " .edge")].map((n) => n.getAttribute("class") + n.textContent).join("|");
  // Of a long function only the blocks in view and around the step are kept up to date.
  const all = [...document.querySelectorAll("#ir .irblock")];
  const listed = all.some((b) => b.hasAttribute("data-stale")) ? all.filter((b) => b.dataset.block === minic.model.step.block) : all;
  const classes = listed.flatMap((b) => [...b.querySelectorAll(".row")]).map((r) => r.className).join();
  return [text("#why"), text("#figure"), document.querySelector("#figure .here")?.textContent, text("#table"), listed.map((b) => b.textContent).join(), classes, graph("#cfg"), graph("#tree"), text("#place")].join("\n");
}

/// In the page: walks the steps `at` forward and gives what is wrong.
const walkForward = new Function("at", `
  ${look}
  const wrong = [];
  for (const i of at) { minic.go(i); wrong.push(...look()); }
  return wrong.slice(0, 10);`);
/// The same, and back again.
const walk = new Function("at", `
  ${look}
  ${seen}
  const wrong = [], forward = [];
  for (const i of at) { minic.go(i); wrong.push(...look()); forward.push(seen()); }
  for (let k = at.length - 1; k >= 0; k--) {
    minic.go(at[k]);
    if (seen() !== forward[k]) wrong.push("back at step " + at[k] + " something else is shown than before");
  }
  return wrong.slice(0, 10);`);


for (const name of ["fib", "pitfalls", "eac", "leaving"])
  test(`${name}: every step of every function shows what the log says`, async () => {
    const page = await open(name);
    const all = await page.evaluate(() => minic.log.functions.map((f) => [f.name, Object.keys(f.forms).filter((form) => f.forms[form].length)]));
    for (const [fn, forms] of all)
      for (const form of forms) {
        const steps = await page.evaluate(([f, form]) => {
          minic.choose(minic.log.functions.find((each) => each.name === f), form);
          return minic.model.steps.length;
        }, [fn, form]);
        if (form === "pruned") {
          assert.deepEqual(await page.evaluate(walk, range(steps)), [], fn);
          continue;
        }
        // Up to placement all forms do the same; between maximal and pruned there is little new.
        if (form !== "maximal" && name !== "eac") continue;
        const begin = await page.evaluate(() => minic.model.phases.find((p) => ["placement", "insertion", "renaming"].includes(p.key)).first);
        assert.deepEqual(await page.evaluate(walkForward, range(steps).slice(begin)), [], `${fn}, ${form}`);
      }
    await page.close();
  });

test("Engineering a Compiler's numbers: 21, 13, 11, 7 phis; one critical edge, 22 copies of semi-pruned form", async () => {
  const page = await open("eac", { at: "lang=en&form=semi-pruned" });
  await page.evaluate(() => minic.go(minic.model.steps.findIndex((s) => s.kind === "forms")));
  assert.deepEqual(await page.locator("#table .forms b").allTextContents(), ["21", "13", "11", "7"]);
  await page.evaluate(() => minic.go(minic.model.steps.findIndex((s) => s.kind === "critical-edge")));
  assert.match(await page.textContent("#why"), /^B3 → B1 is critical/);
  let copies = 0;
  for (const i of await page.evaluate(() => minic.model.steps.flatMap((s, i) => (s.kind === "parallel-copy" ? [i] : [])))) {
    await page.evaluate((at) => minic.go(at), i);
    copies += await page.locator("#table tr[data-row]").count();
  }
  assert.equal(copies, 22);
  await page.close();
});

test("DF(n4) of the eight blocks is n4 and n7", async () => {
  const page = await open("pitfalls");
  const found = await page.evaluate(() => {
    for (const fn of minic.log.functions) {
      minic.choose(fn, "pruned");
      const at = minic.model.steps.findIndex((s) => s.kind === "frontier");
      if (!minic.model.ir.byLabel.n4 || at < 0) continue;
      minic.go(at);
      return [...document.querySelectorAll("#table tr[data-row]")].find((r) => r.dataset.row === "n4").lastChild.textContent;
    }
    return null;
  });
  assert.equal(found, "{ n4, n7 }");
  await page.close();
});

test("the keyboard is enough", async () => {
  const page = await open("fib");
  const at = () => page.evaluate(() => minic.model.at);
  const steps = await page.evaluate(() => minic.model.steps.length);
  for (let i = 1; i <= 30; i++) {
    await page.keyboard.press("ArrowRight");
    if (i % 10 === 0) assert.equal(await at(), i);
  }
  await page.keyboard.press("End");
  assert.equal(await at(), steps - 1);
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowLeft");
  assert.equal(await at(), steps - 6);
  await page.keyboard.press("Home");
  assert.equal(await at(), 0);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  assert.equal(await page.evaluate(() => minic.model.phase.key), "numbering");
  await page.keyboard.press("4");
  assert.equal(await page.evaluate(() => minic.model.phase.key), "dominators");
  await page.keyboard.press("PageUp");
  assert.equal(await page.evaluate(() => minic.model.phase.key), "numbering");
  await page.keyboard.press("v");
  await page.keyboard.type("%b");
  assert.equal(await page.evaluate(() => minic.model.step.variable), "%b");
  const first = await at();
  await page.keyboard.press("Enter");
  assert.ok(await at() > first);
  assert.equal(await page.evaluate(() => minic.model.step.variable), "%b");
  await page.keyboard.press("Escape");
  await page.keyboard.press("b");
  await page.keyboard.type("while.end");
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => minic.model.step.block), "while.end");
  await page.keyboard.press("End");
  assert.equal(await at(), steps - 1);
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => minic.model.at >= 2);
  await page.keyboard.press("Space");
  const paused = await at();
  await page.waitForTimeout(1000);
  assert.equal(await at(), paused);
  await page.keyboard.press("z");
  assert.equal(await page.getAttribute("html", "lang"), "zh-CN");
  await page.keyboard.press("z");
  await page.keyboard.press("a");
  assert.equal(await page.evaluate(() => minic.model.form), "semi-pruned");
  await page.keyboard.press("?");
  assert.ok(await page.evaluate(() => document.getElementById("helpBox").open));
  await page.keyboard.press("Escape");
  // Every control can be reached with Tab.
  const wanted = await page.evaluate(() => [...document.querySelectorAll("button, select, input, [tabindex]")]
    .filter((e) => e.offsetParent && !e.disabled).length);
  const reached = new Set();
  for (let i = 0; i < wanted + 2; i++) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => { const e = document.activeElement; return e.id || e.dataset.phase || e.dataset.mode || ""; }));
  }
  for (const id of ["function", "form", "next", "slider", "untilVariable", "ir", "renaming", "quiz"]) assert.ok(reached.has(id), id);
  // The quiz, too: tick nothing or the first answer, check, next.
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("q");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  assert.match(await page.textContent("#verdict"), /^[✓✗]/);
  await page.keyboard.press("Enter");
  assert.match(await page.textContent("legend"), /Question 2/);
  await page.close();
});

test("Chinese, too: every step shows what the log says", async () => {
  const page = await open("eac", { at: "lang=en" });
  const labels = () => page.locator("[data-tr], #language, #svg, #phases button, #modes button").allTextContents();
  const english = await labels();
  await page.keyboard.press("z");
  const chinese = await labels();
  english.forEach((text, i) => assert.ok(text && chinese[i] && (text !== chinese[i] || /^(SSA|IR|SVG)$/.test(text)), `${text}, ${chinese[i]}`));
  assert.deepEqual(await page.evaluate(walkForward, range(await page.evaluate(() => minic.model.steps.length))), []);
  await page.keyboard.press("Home");
  await page.keyboard.press("z");
  assert.deepEqual(await labels(), english);
  await page.close();
});

test("the address names the step", async () => {
  const page = await open("fib", { at: "function=fib&form=minimal&step=30&lang=zh" });
  assert.deepEqual(await page.evaluate(() => [minic.model.fn.name, minic.model.form, minic.model.at]), ["fib", "minimal", 30]);
  const why = await page.textContent("#why");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => /step=31/.test(location.hash));
  await page.evaluate(() => { location.hash = "function=fib&form=minimal&step=30&lang=zh"; });
  await page.waitForFunction(() => minic.model.at === 30);
  assert.equal(await page.textContent("#why"), why);
  await page.evaluate(() => { location.hash = "function=main&phase=renaming"; });
  await page.waitForFunction(() => minic.model.fn.name === "main" && minic.model.phase.key === "renaming");
  await page.close();
});

test("the IR and the source follow the step: what is marked can be seen", async () => {
  const page = await open("fib", { size: "desk", at: "lang=en&function=fib&phase=renaming" });
  const hidden = await page.evaluate(() => {
    const hidden = [];
    let marked = 0;
    minic.model.steps.forEach((step, i) => {
      if (minic.model.phases[step.phase].key !== "renaming") return;
      minic.go(i);
      for (const panel of ["ir", "source"]) {
        // The row of the step itself, not the label of its block, where both are marked.
        const rows = document.querySelectorAll(`#${panel} .row.here`);
        const box = document.getElementById(panel).getBoundingClientRect();
        if (!rows.length) continue;
        marked++;
        if (![...rows].some((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top >= box.top - 1 && bottom <= box.bottom + 1;
        })) hidden.push(`${panel} at step ${i}`);
      }
    });
    return marked > 50 ? hidden : [`only ${marked} rows were marked`];
  });
  assert.deepEqual(hidden, []);
  await page.close();
});

test("left and right are steps after a dropdown was used, too", async () => {
  const page = await open("fib");
  const now = () => page.evaluate(() => [minic.model.form, minic.model.at]);
  await page.locator("#form").focus();
  await page.keyboard.press("ArrowDown");
  const [form, at] = await now();
  assert.equal(form, "semi-pruned");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await now(), [form, at + 2]);
  await page.locator("#form").focus();
  await page.keyboard.press("ArrowLeft");
  assert.deepEqual(await now(), [form, at + 1]);
  // Chosen with the mouse, the dropdown does not keep the keys.
  await page.evaluate(() => {
    const select = document.getElementById("form");
    select.focus();
    select.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    select.value = "minimal";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  assert.equal(await page.evaluate(() => document.activeElement.id), "");
  await page.close();
});

test("of a variable with a single store the page gives the true reason", async () => {
  for (const [lang, why, settled] of [["en", /single-store shortcut/, /settled/], ["zh", /单次写捷径/, /已解决/]]) {
    const page = await open("leaving", { at: `lang=${lang}` });
    const told = await page.evaluate(() => minic.log.functions.flatMap((fn) => {
      minic.choose(fn, "pruned");
      const single = new Set(fn.forms.pruned.flatMap((round) => round.events).filter((e) => "constant" in e).map((e) => e.variable));
      return minic.model.steps.flatMap((s, i) => {
        if (!single.has(s.variable) || !["local-store", "local-load", "variable"].includes(s.kind)) return [];
        minic.go(i);
        return [[s.kind, document.getElementById("why").textContent, document.querySelector("#table .here")?.textContent ?? ""]];
      });
    }));
    assert.deepEqual([...new Set(told.map(([kind]) => kind))].sort(), ["local-load", "local-store", "variable"]);
    for (const [kind, text, row] of told) {
      assert.doesNotMatch(text, /this block has stored or read before|no value crosses|now defines it|没有值跨越|本块之前/);
      if (kind === "variable") assert.match(row, settled);
      else assert.match(text, why);
    }
    await page.close();
  }
});

test("switching the form keeps phase and variable", async () => {
  const page = await open("eac");
  await page.evaluate(() => minic.go(minic.model.steps.findIndex((s) => s.kind === "worklist" && s.variable === "%c")));
  await page.selectOption("#form", "minimal");
  assert.deepEqual(await page.evaluate(() => [minic.model.form, minic.model.phase.key, minic.model.step.variable]), ["minimal", "placement", "%c"]);
  await page.close();
});

test("a click on a block, or the key d, shows what it dominates and its frontier", async () => {
  const page = await open("eac");
  await page.evaluate(() => minic.go(minic.model.steps.findIndex((s) => s.kind === "frontier")));
  await page.click('#cfg [data-block="B5"]');
  const classed = (cls) => page.evaluate((c) => [...document.querySelectorAll(`#cfg .node.${c}`)].map((n) => n.dataset.block).sort(), cls);
  assert.deepEqual(await classed("region"), ["B5", "B6", "B7", "B8"]);
  assert.deepEqual(await classed("border"), ["B3"]);
  await page.keyboard.press("Escape");
  assert.deepEqual(await classed("region"), []);
  const blocks = await page.evaluate(() => minic.model.ir.rpo);
  for (let i = 0; i <= blocks.indexOf("B5"); i++) await page.keyboard.press("d");
  assert.deepEqual(await classed("picked"), ["B5"]);
  assert.deepEqual(await classed("border"), ["B3"]);
  await page.close();
});

test("pointing at a value lights its definition, its uses, their blocks and lines; a click on a line lights its IR", async () => {
  const page = await open("fib", { at: "lang=en&function=fib&phase=renaming&detail=steps" });
  await page.locator('#ir [data-v="%4"]').first().hover();
  const found = await page.evaluate(() => ({
    values: [...new Set([...document.querySelectorAll("#ir .lit[data-v]")].map((e) => e.dataset.v))],
    blocks: [...document.querySelectorAll("#cfg .node.lit")].map((e) => e.dataset.block),
    lines: [...document.querySelectorAll("#source .lit .number")].map((e) => Number(e.textContent)) }));
  const wanted = await page.evaluate(() => {
    // Where %4 is written or read, in the text before or now; a load that %4 has replaced is one of its names.
    const has = (text) => /%4(?!\d)/.test(text ?? "");
    const of = minic.model.ir.lines.filter((line) => has(line.text) || has(minic.model.lineNow(line)) || (line.def && minic.model.current(line.def) === "%4"));
    return { blocks: [...new Set(of.map((l) => l.block))], lines: [...new Set(of.map((l) => minic.model.fn.beforeLines[l.row]))] };
  });
  assert.deepEqual(found.values, ["%4"]);
  assert.deepEqual(found.blocks.sort(), wanted.blocks.sort());
  assert.deepEqual(found.lines.sort(), wanted.lines.sort());
  const line = wanted.lines[0];
  await page.evaluate((n) => [...document.querySelectorAll("#source .row")].find((r) => r.querySelector(".number").textContent === String(n)).click(), line);
  const rows = await page.evaluate(() => [...document.querySelectorAll("#ir .row.lit")].map((r) => minic.model.fn.beforeLines[minic.model.ir.lines[r.dataset.line].row]));
  assert.ok(rows.length > 0 && rows.every((l) => l === line), rows.join());
  await page.close();
});

test("the blocks hold phis, code or names; a panel can be alone; dark; a page of fib is small", async () => {
  const page = await open("fib", { size: "desk", at: "lang=en&function=fib&phase=result&detail=steps" });
  const inside = () => page.evaluate(() => document.querySelectorAll("#cfg .inside:not(.gone)").length);
  const lines = () => page.evaluate(() => minic.model.textNow().filter((l) => !/^define|^}|:$/.test(l)).length);
  // Of a small function all code is shown, on a wide page.
  assert.equal(await inside(), await lines());
  await page.keyboard.press("i");
  assert.equal(await inside(), 0);
  await page.keyboard.press("i");
  assert.equal(await inside(), await page.evaluate(() => minic.model.rounds[0].after.match(/= phi/g).length));
  await page.keyboard.press("i");
  assert.equal(await inside(), await lines());
  // The copies on the way out of SSA are code, too.
  await page.evaluate(() => minic.go(minic.model.steps.findLastIndex((s) => s.kind === "move")));
  const copies = await page.evaluate(() => ["#cfg .inside", "#ir .row"].map((rows) => [...document.querySelectorAll(rows)].filter((r) => r.textContent.includes(":=")).length));
  assert.ok(copies[0] > 0 && copies[0] === copies[1], copies.join());
  await page.evaluate(() => minic.go(minic.tour.find(minic.model.phases.find((p) => p.key === "result").first)));
  await page.click("#panel-ir .grow");
  assert.ok(!await page.isVisible("#panel-cfg") && await page.isVisible("#panel-ir"));
  await page.keyboard.press("Escape");
  assert.ok(await page.isVisible("#panel-cfg"));
  const ground = () => page.evaluate(() => getComputedStyle(document.querySelector("#panel-ir")).backgroundColor);
  const before = await ground();
  await page.click("#dark");
  assert.notEqual(await ground(), before);
  await page.click("#dark");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#png")]);
  assert.match(download.suggestedFilename(), /\.png$/);
  assert.equal(readFileSync(await download.path()).subarray(1, 4).toString(), "PNG");
  await page.close();
  assert.ok(statSync(pageOf("fib")).size <= 1000000, `${statSync(pageOf("fib")).size} bytes`);
});

test("a step is saved as SVG", async () => {
  const page = await open("eac");
  await page.keyboard.press("8");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("s")]);
  const text = readFileSync(await download.path(), "utf8");
  assert.match(download.suggestedFilename(), /^eac-liveness-\d+\.svg$/);
  const nodes = await page.evaluate((t) => {
    const parsed = new DOMParser().parseFromString(t, "image/svg+xml");
    return parsed.querySelector("parsererror") ? parsed.documentElement.textContent : parsed.querySelectorAll(".node").length;
  }, text);
  assert.equal(nodes, 9);
  assert.match(text, /class="caption"[^>]*>eac: /);
  await page.close();
});

test("the run shows the values of both programs, and the phi operands that were taken", async () => {
  const page = await open("leaving", { at: "lang=en&mode=run&by=block" });
  const wrong = await page.evaluate(() => {
    const wrong = [];
    const { run } = minic.log;
    run.before.forEach((before, i) => {
      minic.go(i);
      const shown = Object.fromEntries([...document.querySelectorAll("#run-after [data-phi]")].map((r) => [r.dataset.phi, [r.dataset.value, r.querySelector("mark").textContent]]));
      for (const phi of run.after[i].phis ?? []) {
        if (shown[phi.phi]?.[0] !== phi.value) wrong.push(`step ${i}: ${phi.phi} is ${shown[phi.phi]}, not ${phi.value}`);
        if (!shown[phi.phi]?.[1].includes(`%${run.after[i].from} ]`)) wrong.push(`step ${i}: ${phi.phi} takes ${shown[phi.phi]?.[1]}`);
      }
      const last = new Map(before.stores ?? []);
      for (const [cell, value] of last) {
        const row = [...document.querySelectorAll("#run-before tr[data-row]")].find((r) => r.dataset.row === cell);
        if (!row?.lastChild.textContent.startsWith(value)) wrong.push(`step ${i}: ${cell} is ${row?.textContent}, not ${value}`);
      }
      if (document.querySelector("#runGraph .node.current")?.dataset.block !== before.block) wrong.push(`step ${i}: not at ${before.block}`);
    });
    return wrong.slice(0, 10);
  });
  assert.deepEqual(wrong, []);
  // The variables in memory and as values are the same, the lines are the block's, the calls are nested.
  const told = await page.evaluate(() => {
    const wrong = [];
    let compared = 0, deepest = 0;
    minic.log.run.before.forEach((before, i) => {
      minic.go(i);
      for (const row of document.querySelectorAll(".variables tr[data-row]")) {
        const [memory, value] = [...row.querySelectorAll("td")].map((c) => c.textContent.replace(/^.* = /, ""));
        compared++;
        if (memory !== value) wrong.push(`step ${i}: ${row.textContent}`);
      }
      const calls = [...document.querySelectorAll(".calls .chip")].map((c) => c.textContent);
      deepest = Math.max(deepest, calls.length);
      if (calls.at(-1) !== `${before.function} (${before.activation})` || calls[0] !== "main (0)") wrong.push(`step ${i}: ${calls}`);
      if (document.querySelector("#function").value !== before.function) wrong.push(`step ${i}: not ${before.function}`);
      const box = document.querySelector("#run-source .body").getBoundingClientRect();
      const marked = [...document.querySelectorAll("#run-source .here")].map((r) => r.getBoundingClientRect());
      if (!marked.some((r) => r.top >= box.top - 1 && r.bottom <= box.bottom + 1) && marked.length) wrong.push(`step ${i}: the source line cannot be seen`);
    });
    return { wrong: wrong.slice(0, 5), compared, deepest };
  });
  assert.deepEqual(told.wrong, []);
  assert.ok(told.compared > 100 && told.deepest > 1, JSON.stringify(told));
  assert.equal(await page.textContent("#other .output pre"), await page.evaluate(() => minic.log.run.output));
  const end = await page.textContent("#other");
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  assert.equal(await page.textContent("#other"), end);
  await page.close();
});

test("the run by line draws the memory as boxes, with an arrow for each pointer whose target is drawn", async () => {
  const page = await open("lines", { at: "lang=en&mode=run" });
  const told = await page.evaluate(() => {
    const wrong = [];
    let arrows = 0, cells = 0;
    minic.run.steps.forEach((step, i) => {
      minic.go(i);
      const { state } = minic.run, drawn = new Map([...document.querySelectorAll("[data-cell]")].map((cell) => [cell.dataset.cell, cell]));
      for (const place of Object.values(state.places))
        for (const [at, cell] of Object.entries(place.cells)) {
          const box = drawn.get(`${place.key}+${at}`);
          cells++;
          if (!box || !cell.target && cell.value !== "an address" && box.querySelector("b").textContent !== cell.value) wrong.push(`step ${i}: ${place.key}+${at} is ${box?.textContent}, not ${cell.value}`);
          if (box && box.classList.contains("new") !== state.written.includes(`${place.key}+${at}`)) wrong.push(`step ${i}: ${place.key}+${at} written?`);
        }
      const pointers = [...drawn.values()].filter((cell) => cell.dataset.to && drawn.has(cell.dataset.to)).length;
      arrows += pointers;
      if (document.querySelectorAll("#run-memory .arrow").length !== pointers) wrong.push(`step ${i}: ${pointers} pointers`);
      if (document.querySelector("#run-source .here .number").textContent.trim() !== `● ${step.line}` && minic.run.steps[i + 1]?.line !== step.line) wrong.push(`step ${i}: line ${step.line}`);
      if ([...document.querySelectorAll(".frame h4")].at(-1).textContent !== `${step.function} (${step.activation})`) wrong.push(`step ${i}: frame`);
    });
    return { wrong: wrong.slice(0, 10), arrows, cells };
  });
  assert.deepEqual(told.wrong, []);
  assert.ok(told.arrows > 20 && told.cells > 200, JSON.stringify(told));
  assert.equal(await page.textContent("#other .output pre"), await page.evaluate(() => minic.log.run.output));
  // By block and back.
  await page.selectOption("#by", "block");
  await page.waitForSelector("#runGraph svg");
  await page.selectOption("#by", "line");
  await page.waitForSelector("#run-memory");
  await page.close();
});

test("the run shows output in the step that prints it, and floats in the fewest digits", async () => {
  const page = await open("floats", { at: "lang=en&mode=run&by=block" });
  const { outputs, wrong, told } = await page.evaluate(() => {
    const wrong = [], outputs = [], told = new Set();
    let shown = " ";
    minic.log.run.before.forEach((before, i) => {
      minic.go(i);
      const now = document.querySelector("#other .output pre").textContent;
      if (now !== shown) outputs.push([now.slice(shown.trim() && shown.length), document.querySelector("#run-source .here code").textContent.trim()]);
      shown = now;
      for (const row of document.querySelectorAll(".variables tr[data-row]")) {
        const [memory, value] = [...row.querySelectorAll("td")].slice(-2).map((c) => c.textContent.replace(/^.* = /, ""));
        told.add(`${row.dataset.row} ${value}`);
        // A block that waits for a call has not computed all that its end has.
        if (memory !== value && value !== "?") wrong.push(`step ${i}: ${row.textContent}`);
      }
    });
    return { wrong, outputs, told: [...told] };
  });
  assert.deepEqual(wrong, []);
  assert.deepEqual(outputs, ["1.5\n", "0.75\n", "0.25\n"].map((text) => [text, "d = half(d);"]));
  for (const value of ["%r 0.25", "%f 0.1", "%d 3"]) assert.ok(told.includes(value), `${value} of ${told}`);
  await page.close();
});

test("the quiz asks what the log knows, gives its reason, and keeps the score", async (t) => {
  const page = await open("eac", { at: "lang=en&mode=quiz" });
  let right = 0, ways = 0;
  const kinds = new Set();
  for (let n = 0; n < 16; n++) {
    const q = await page.evaluate(() => minic.question);
    kinds.add(q.kind);
    // The answer, from the log's events alone.
    const answer = await page.evaluate((asked) => {
      const { events } = minic.log.functions[0].forms[asked.form][0];
      const rows = events.find((e) => e.event === "dominators").blocks;
      const row = rows.find((r) => r.block === asked.block);
      if (asked.kind === "idom") return [row.idom];
      if (asked.kind === "frontier") return row.frontier;
      if (asked.kind === "phis") return events.filter((e) => e.event === "place" && e.variable === asked.variable).map((e) => e.y);
      const stack = [];
      for (const e of events) {
        if (e.variable === asked.variable && e.event === "push") stack.push(`${e.block}: ${e.from === "phi" ? "φ" : e.from}`);
        if (e.variable === asked.variable && e.event === "pop") stack.pop();
        if (e.event === "enter" && e.block === asked.block) break;
      }
      return [stack.at(-1) ?? "undef"];
    }, q);
    const wrongly = n % 4 === 3;
    for (const option of q.options)
      if (answer.includes(option) !== (wrongly && !q.single)) await page.check(`input[value="${option}"]`);
    if (wrongly && q.single) await page.check(`input[value="${q.options.find((o) => !answer.includes(o))}"]`);
    await page.click("button[type=submit]");
    assert.match(await page.textContent("#verdict"), wrongly ? /^✗/ : /^✓/, q.text);
    if (!wrongly) right++;
    // There is a reason, and a way that is said to avoid a block is a way and avoids it.
    const reason = await page.textContent("#reason");
    assert.ok(reason.length > 20 && !/undefined|NaN/.test(reason.replace("undefined value", "")), reason);
    const avoided = reason.match(/^(\S+) does not dominate .*: the way (.*) avoids it/);
    if (avoided) {
      const way = avoided[2].split(" → ");
      assert.ok(!way.includes(avoided[1]), reason);
      assert.ok(await page.evaluate((w) => w.every((b, i) => !i || minic.model.irs[0].byLabel[w[i - 1]].succs.includes(b)), way), reason);
      ways++;
    }
    assert.equal(await page.textContent("#score"), `Score: ${right} of ${n + 1}`);
    await page.click("#nextQuestion");
  }
  assert.deepEqual([...kinds].sort(), ["frontier", "idom", "phis", "top"]);
  t.diagnostic(`${ways} ways around a block`);
  await page.close();
});

test("what is broken is shown with both results", async () => {
  const page = await open("leaving", { at: "lang=en&mode=break&function=swap" });
  for (const fn of await page.evaluate(() => minic.log.functions.map((f) => f.name))) {
    await page.selectOption("#function", fn);
    const wrong = await page.evaluate((name) => {
      const wrong = [];
      for (const m of minic.log.functions.find((f) => f.name === name).mistakes) {
        const card = document.querySelector(`[data-mistake="${m.name}"]`);
        const verdict = card.querySelector(".verdict").textContent;
        if (Boolean(m.differs) !== /now does something else/.test(verdict)) wrong.push(`${name}, ${m.name}: ${verdict}`);
        const results = (of) => [...of.querySelectorAll(":scope > .results pre")].map((p) => p.textContent);
        const told = (of, told) => told.right && [told.right, told.wrong].forEach((run, i) => {
          if (!results(of)[i]?.includes(run.output.trimEnd().split("\n")[0]) || !(run.error || results(of)[i].includes(`status ${run.status}`)))
            wrong.push(`${name}, ${m.name}: ${results(of)[i]} is not ${JSON.stringify(run)}`);
        });
        const said = card.querySelector(":scope > .checker")?.textContent ?? "";
        const path = m.checker?.path?.map((block) => block.slice(1)).join(" → ");
        if (Boolean(m.checker) !== Boolean(said) || (path && !said.includes(path)) || (m.checker?.phi && !said.includes(m.checker.phi.takes)))
          wrong.push(`${name}, ${m.name}: ${said}`);
        told(card, m);
        told(card.querySelector(".example"), minic.log.examples[m.name]);
      }
      return wrong;
    }, fn);
    assert.deepEqual(wrong, []);
  }
  await page.selectOption("#function", "swap");
  assert.match(await page.textContent('[data-mistake="sequential-copies"]'), /21 5 133[^]*22 5 133/);
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("x");
  assert.ok(await page.isVisible("#panels"));
  await page.close();
});

test("each mistake has a program that goes wrong with it, and right without it; two do harm to fib", () => {
  const log = JSON.parse(execFileSync(minic, [join(root, INPUTS.fib), "--explain=json", "-o", "-"], { maxBuffer: 1 << 28 }));
  assert.ok(Object.keys(log.examples).length >= 10);
  for (const [name, example] of Object.entries(log.examples)) {
    const file = join(directory, "example.c");
    writeFileSync(file, example.source);
    const run = spawnSync(minic, [file, "-w", "-O0", "--run"], { input: example.input, encoding: "utf8" });
    assert.deepEqual([run.stdout.trimEnd(), run.status], [example.right.output, example.right.status & 255], name);
    assert.ok(example.differs, name);
    const leavesSsa = name === "sequential-copies" || name === "edge-not-split";
    assert.equal(example.checker?.verdict, leavesSsa ? undefined : "refuted", name);
  }
  // What goes wrong is refuted, and what is proved goes right.
  for (const fn of log.functions)
    for (const m of fn.mistakes.filter((m) => m.checker))
      assert.ok(m.checker.verdict === "refuted" || !m.differs, `${fn.name}, ${m.name}`);
  const harm = log.functions.find((fn) => fn.name === "fib").mistakes.filter((m) => m.differs).map((m) => m.name);
  assert.ok(harm.length >= 2, harm.join());
});

test("200 blocks and 100 variables: under 3 MB, opens and steps without a visible wait", async (t) => {
  const { size } = statSync(pageOf("big200"));
  const start = Date.now();
  const page = await open("big200");
  const opened = Date.now() - start;
  const blocks = await page.evaluate(() => minic.model.ir.blocks.length);
  assert.ok(blocks >= 200, `${blocks} blocks`);
  // All phases: their first and last steps, and a stretch in between; forward and back.
  const at = await page.evaluate(() => minic.model.phases.flatMap(({ first, count }) => {
    const middle = first + Math.floor(count / 2);
    return [...new Set([first, first + 1, middle, middle + 1, middle + 2, first + count - 1])].filter((i) => i >= first && i < first + count);
  }));
  assert.deepEqual(await page.evaluate(walk, at), []);
  const times = await page.evaluate(() => minic.model.phases.flatMap(({ first, count }) => Array.from({ length: Math.min(12, count) }, (_, i) => {
    const begin = performance.now();
    minic.go(first + i);
    document.body.getBoundingClientRect();
    return performance.now() - begin;
  })).sort((a, b) => a - b));
  t.diagnostic(`${blocks} blocks: ${(size / 1e6).toFixed(2)} MB, open and drawn in ${opened} ms, a step takes ${times[times.length >> 1].toFixed(0)} ms (median), ${times[Math.floor(times.length * 0.95)].toFixed(0)} ms (95 %)`);
  // The machine of a test may be busy with others: the bounds on time are wide.
  assert.ok(size < 3e6, `${size} bytes`);
  assert.ok(opened < 10000, `${opened} ms`);
  assert.ok(times[times.length >> 1] < 300, `${times[times.length >> 1]} ms`);
  await page.screenshot({ path: join(shots, "big-laptop.png") });
  await page.close();
});

test("2,000 blocks: the page shows the variable at hand, and does not freeze", async (t) => {
  const start = Date.now();
  const page = await open("big2000");
  t.diagnostic(`${(statSync(pageOf("big2000")).size / 1e6).toFixed(2)} MB, open and drawn in ${Date.now() - start} ms`);
  // What the mistakes make of so long a function is told, but not printed.
  const mistakes = await page.evaluate(() => minic.log.functions[0].mistakes.filter((m) => m.applies));
  assert.ok(mistakes.length > 2 && mistakes.every((m) => m.after === undefined), JSON.stringify(mistakes).slice(0, 300));
  const phases = await page.evaluate(() => minic.model.phases);
  let lines = 0;
  for (const { first, count } of phases) {
    const took = await page.evaluate((at) => {
      const begin = performance.now();
      minic.go(at);
      document.body.getBoundingClientRect();
      return performance.now() - begin;
    }, first + Math.floor(count / 2));
    assert.ok(took < 5000, `${took} ms`);
    // The browser lays out the parts of the source in view: the line of the step is in view after each jump.
    const [line, box] = await page.evaluate(() => ["#source .row.here", "#source"].map((name) => document.querySelector(name)?.getBoundingClientRect().toJSON()));
    if (line) assert.ok(line.top >= box.top - 1 && line.bottom <= box.bottom + 1, JSON.stringify([line, box]));
    lines += line ? 1 : 0;
  }
  assert.ok(lines > 5, `${lines} lines of the source were marked`);
  const shown = await page.locator("#cfg .node:not(.folded)").count();
  assert.ok(shown > 1 && shown <= 60, `${shown} blocks are drawn`);
  // The way out of SSA draws new blocks on split edges, too.
  await page.evaluate(() => minic.go(minic.model.phases.find((p) => p.key === "placement").first));
  const [part, drawn, whole] = await page.evaluate(() => [document.querySelector("#part").textContent, document.querySelectorAll("#cfg .node:not(.folded)").length, minic.model.ir.blocks.length]);
  assert.equal(part, `${drawn} of ${whole} blocks; the others are folded`);
  await page.screenshot({ path: join(shots, "huge-laptop.png") });
  await page.close();
});

test("nothing was said on the console, and nothing was asked of a network", () => assert.deepEqual(problems, []));
