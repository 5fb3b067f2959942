// The explain page in a real browser: every step of the worked examples forward and back, and what the
// page shows compared with the log in it; by keyboard alone; in both languages.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... SHOTS=... node --test tests/explain/page_test.mjs
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { minic, open, pageOf, problems, shots } from "./browser.mjs";
import { walk, walkForward } from "./page_look.mjs";

const range = (n) => Array.from({ length: n }, (_, i) => i);

for (const name of ["fib", "pitfalls", "eac", "leaving"])
  test(`${name}: every step of every function shows what the log says`, async () => {
    const page = await open(name);
    const all = await page.evaluate(() =>
      minic.log.functions.map((f) => [f.name, Object.keys(f.forms).filter((form) => f.forms[form].length)]),
    );
    for (const [fn, forms] of all)
      for (const form of forms) {
        const steps = await page.evaluate(
          ([f, form]) => {
            minic.choose(
              minic.log.functions.find((each) => each.name === f),
              form,
            );
            return minic.model.steps.length;
          },
          [fn, form],
        );
        if (form === "pruned") {
          assert.deepEqual(await page.evaluate(walk, range(steps)), [], fn);
          continue;
        }
        // Up to placement all forms do the same; between maximal and pruned there is little new.
        if (form !== "maximal" && name !== "eac") continue;
        const begin = await page.evaluate(
          () => minic.model.phases.find((p) => ["placement", "insertion", "renaming"].includes(p.key)).first,
        );
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
  for (const i of await page.evaluate(() =>
    minic.model.steps.flatMap((s, i) => (s.kind === "parallel-copy" ? [i] : [])),
  )) {
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
      return [...document.querySelectorAll("#table tr[data-row]")].find((r) => r.dataset.row === "n4").lastChild
        .textContent;
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
  assert.ok((await at()) > first);
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
  const wanted = await page.evaluate(
    () =>
      [...document.querySelectorAll("button, select, input, [tabindex]")].filter((e) => e.offsetParent && !e.disabled)
        .length,
  );
  const reached = new Set();
  for (let i = 0; i < wanted + 2; i++) {
    await page.keyboard.press("Tab");
    reached.add(
      await page.evaluate(() => {
        const e = document.activeElement;
        return e.id || e.dataset.phase || e.dataset.mode || "";
      }),
    );
  }
  for (const id of ["function", "form", "next", "slider", "untilVariable", "ir", "renaming", "quiz"])
    assert.ok(reached.has(id), id);
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
  english.forEach((text, i) =>
    assert.ok(text && chinese[i] && (text !== chinese[i] || /^(SSA|IR|SVG)$/.test(text)), `${text}, ${chinese[i]}`),
  );
  assert.deepEqual(await page.evaluate(walkForward, range(await page.evaluate(() => minic.model.steps.length))), []);
  await page.keyboard.press("Home");
  await page.keyboard.press("z");
  assert.deepEqual(await labels(), english);
  await page.close();
});

test("the address names the step", async () => {
  const page = await open("fib", { at: "function=fib&form=minimal&step=30&lang=zh" });
  assert.deepEqual(await page.evaluate(() => [minic.model.fn.name, minic.model.form, minic.model.at]), [
    "fib",
    "minimal",
    30,
  ]);
  const why = await page.textContent("#why");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => /step=31/.test(location.hash));
  await page.evaluate(() => {
    location.hash = "function=fib&form=minimal&step=30&lang=zh";
  });
  await page.waitForFunction(() => minic.model.at === 30);
  assert.equal(await page.textContent("#why"), why);
  await page.evaluate(() => {
    location.hash = "function=main&phase=renaming";
  });
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
        if (
          ![...rows].some((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top >= box.top - 1 && bottom <= box.bottom + 1;
          })
        )
          hidden.push(`${panel} at step ${i}`);
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
  for (const [lang, why, settled] of [
    ["en", /single-store shortcut/, /settled/],
    ["zh", /单次写捷径/, /已解决/],
  ]) {
    const page = await open("leaving", { at: `lang=${lang}` });
    const told = await page.evaluate(() =>
      minic.log.functions.flatMap((fn) => {
        minic.choose(fn, "pruned");
        const single = new Set(
          fn.forms.pruned
            .flatMap((round) => round.events)
            .filter((e) => "constant" in e)
            .map((e) => e.variable),
        );
        return minic.model.steps.flatMap((s, i) => {
          if (!single.has(s.variable) || !["local-store", "local-load", "variable"].includes(s.kind)) return [];
          minic.go(i);
          return [
            [
              s.kind,
              document.getElementById("why").textContent,
              document.querySelector("#table .here")?.textContent ?? "",
            ],
          ];
        });
      }),
    );
    assert.deepEqual([...new Set(told.map(([kind]) => kind))].sort(), ["local-load", "local-store", "variable"]);
    for (const [kind, text, row] of told) {
      assert.doesNotMatch(
        text,
        /this block has stored or read before|no value crosses|now defines it|没有值跨越|本块之前/,
      );
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
  assert.deepEqual(await page.evaluate(() => [minic.model.form, minic.model.phase.key, minic.model.step.variable]), [
    "minimal",
    "placement",
    "%c",
  ]);
  await page.close();
});

test("a click on a block, or the key d, shows what it dominates and its frontier", async () => {
  const page = await open("eac");
  await page.evaluate(() => minic.go(minic.model.steps.findIndex((s) => s.kind === "frontier")));
  await page.click('#cfg [data-block="B5"]');
  const classed = (cls) =>
    page.evaluate((c) => [...document.querySelectorAll(`#cfg .node.${c}`)].map((n) => n.dataset.block).sort(), cls);
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
    lines: [...document.querySelectorAll("#source .lit .number")].map((e) => Number(e.textContent)),
  }));
  const wanted = await page.evaluate(() => {
    // Where %4 is written or read, in the text before or now; a load that %4 has replaced is one of its names.
    const has = (text) => /%4(?!\d)/.test(text ?? "");
    const of = minic.model.ir.lines.filter(
      (line) =>
        has(line.text) || has(minic.model.lineNow(line)) || (line.def && minic.model.current(line.def) === "%4"),
    );
    return {
      blocks: [...new Set(of.map((l) => l.block))],
      lines: [...new Set(of.map((l) => minic.model.fn.beforeLines[l.row]))],
    };
  });
  assert.deepEqual(found.values, ["%4"]);
  assert.deepEqual(found.blocks.sort(), wanted.blocks.sort());
  assert.deepEqual(found.lines.sort(), wanted.lines.sort());
  const line = wanted.lines[0];
  await page.evaluate(
    (n) =>
      [...document.querySelectorAll("#source .row")]
        .find((r) => r.querySelector(".number").textContent === String(n))
        .click(),
    line,
  );
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll("#ir .row.lit")].map(
      (r) => minic.model.fn.beforeLines[minic.model.ir.lines[r.dataset.line].row],
    ),
  );
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
  const copies = await page.evaluate(() =>
    ["#cfg .inside", "#ir .row"].map(
      (rows) => [...document.querySelectorAll(rows)].filter((r) => r.textContent.includes(":=")).length,
    ),
  );
  assert.ok(copies[0] > 0 && copies[0] === copies[1], copies.join());
  await page.evaluate(() => minic.go(minic.tour.find(minic.model.phases.find((p) => p.key === "result").first)));
  await page.click("#panel-ir .grow");
  assert.ok(!(await page.isVisible("#panel-cfg")) && (await page.isVisible("#panel-ir")));
  await page.keyboard.press("Escape");
  assert.ok(await page.isVisible("#panel-cfg"));
  const ground = () => page.evaluate(() => getComputedStyle(document.querySelector("#panel-ir")).backgroundColor);
  const before = await ground();
  await page.click("#dark");
  assert.notEqual(await ground(), before);
  await page.click("#dark");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#png")]);
  assert.match(download.suggestedFilename(), /\.png$/);
  assert.equal(
    readFileSync(await download.path())
      .subarray(1, 4)
      .toString(),
    "PNG",
  );
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
    return parsed.querySelector("parsererror")
      ? parsed.documentElement.textContent
      : parsed.querySelectorAll(".node").length;
  }, text);
  assert.equal(nodes, 9);
  assert.match(text, /class="caption"[^>]*>eac: /);
  await page.close();
});

test("200 blocks and 100 variables: under 3 MB, opens and steps without a visible wait", async (t) => {
  const { size } = statSync(pageOf("big200"));
  const start = Date.now();
  const page = await open("big200");
  const opened = Date.now() - start;
  const blocks = await page.evaluate(() => minic.model.ir.blocks.length);
  assert.ok(blocks >= 200, `${blocks} blocks`);
  // All phases: their first and last steps, and a stretch in between; forward and back.
  const at = await page.evaluate(() =>
    minic.model.phases.flatMap(({ first, count }) => {
      const middle = first + Math.floor(count / 2);
      return [...new Set([first, first + 1, middle, middle + 1, middle + 2, first + count - 1])].filter(
        (i) => i >= first && i < first + count,
      );
    }),
  );
  assert.deepEqual(await page.evaluate(walk, at), []);
  const times = await page.evaluate(() =>
    minic.model.phases
      .flatMap(({ first, count }) =>
        Array.from({ length: Math.min(12, count) }, (_, i) => {
          const begin = performance.now();
          minic.go(first + i);
          document.body.getBoundingClientRect();
          return performance.now() - begin;
        }),
      )
      .sort((a, b) => a - b),
  );
  t.diagnostic(
    `${blocks} blocks: ${(size / 1e6).toFixed(2)} MB, open and drawn in ${opened} ms, a step takes ${times[times.length >> 1].toFixed(0)} ms (median), ${times[Math.floor(times.length * 0.95)].toFixed(0)} ms (95 %)`,
  );
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
  assert.ok(
    mistakes.length > 2 && mistakes.every((m) => m.after === undefined),
    JSON.stringify(mistakes).slice(0, 300),
  );
  const phases = await page.evaluate(() => minic.model.phases);
  let lines = 0;
  for (const { first, count } of phases) {
    const took = await page.evaluate(
      (at) => {
        const begin = performance.now();
        minic.go(at);
        document.body.getBoundingClientRect();
        return performance.now() - begin;
      },
      first + Math.floor(count / 2),
    );
    assert.ok(took < 5000, `${took} ms`);
    // The browser lays out the parts of the source in view: the line of the step is in view after each jump.
    const [line, box] = await page.evaluate(() =>
      ["#source .row.here", "#source"].map((name) => document.querySelector(name)?.getBoundingClientRect().toJSON()),
    );
    if (line) assert.ok(line.top >= box.top - 1 && line.bottom <= box.bottom + 1, JSON.stringify([line, box]));
    lines += line ? 1 : 0;
  }
  assert.ok(lines > 5, `${lines} lines of the source were marked`);
  const shown = await page.locator("#cfg .node:not(.folded)").count();
  assert.ok(shown > 1 && shown <= 60, `${shown} blocks are drawn`);
  // The way out of SSA draws new blocks on split edges, too.
  await page.evaluate(() => minic.go(minic.model.phases.find((p) => p.key === "placement").first));
  const [part, drawn, whole] = await page.evaluate(() => [
    document.querySelector("#part").textContent,
    document.querySelectorAll("#cfg .node:not(.folded)").length,
    minic.model.ir.blocks.length,
  ]);
  assert.equal(part, `${drawn} of ${whole} blocks; the others are folded`);
  await page.screenshot({ path: join(shots, "huge-laptop.png") });
  await page.close();
});

test("nothing was said on the console, and nothing was asked of a network", () => assert.deepEqual(problems, []));
