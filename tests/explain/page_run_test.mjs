// The explain page in a real browser: the run of the programs, by step and by line, the quiz, and the mistakes that break a program.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... SHOTS=... node --test tests/explain/page_run_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { INPUTS, directory, minic, open, problems, root } from "./browser.mjs";

test("the run shows the values of both programs, and the phi operands that were taken", async () => {
  const page = await open("leaving", { at: "lang=en&mode=run&by=block" });
  const wrong = await page.evaluate(() => {
    const wrong = [];
    const { run } = minic.log;
    run.before.forEach((before, i) => {
      minic.go(i);
      const shown = Object.fromEntries(
        [...document.querySelectorAll("#run-after [data-phi]")].map((r) => [
          r.dataset.phi,
          [r.dataset.value, r.querySelector("mark").textContent],
        ]),
      );
      for (const phi of run.after[i].phis ?? []) {
        if (shown[phi.phi]?.[0] !== phi.value)
          wrong.push(`step ${i}: ${phi.phi} is ${shown[phi.phi]}, not ${phi.value}`);
        if (!shown[phi.phi]?.[1].includes(`%${run.after[i].from} ]`))
          wrong.push(`step ${i}: ${phi.phi} takes ${shown[phi.phi]?.[1]}`);
      }
      const last = new Map(before.stores ?? []);
      for (const [cell, value] of last) {
        const row = [...document.querySelectorAll("#run-before tr[data-row]")].find((r) => r.dataset.row === cell);
        if (!row?.lastChild.textContent.startsWith(value))
          wrong.push(`step ${i}: ${cell} is ${row?.textContent}, not ${value}`);
      }
      if (document.querySelector("#runGraph .node.current")?.dataset.block !== before.block)
        wrong.push(`step ${i}: not at ${before.block}`);
    });
    return wrong.slice(0, 10);
  });
  assert.deepEqual(wrong, []);
  // The variables in memory and as values are the same, the lines are the block's, the calls are nested.
  const told = await page.evaluate(() => {
    const wrong = [];
    let compared = 0,
      deepest = 0;
    minic.log.run.before.forEach((before, i) => {
      minic.go(i);
      for (const row of document.querySelectorAll(".variables tr[data-row]")) {
        const [memory, value] = [...row.querySelectorAll("td")].map((c) => c.textContent.replace(/^.* = /, ""));
        compared++;
        if (memory !== value) wrong.push(`step ${i}: ${row.textContent}`);
      }
      const calls = [...document.querySelectorAll(".calls .chip")].map((c) => c.textContent);
      deepest = Math.max(deepest, calls.length);
      if (calls.at(-1) !== `${before.function} (${before.activation})` || calls[0] !== "main (0)")
        wrong.push(`step ${i}: ${calls}`);
      if (document.querySelector("#function").value !== before.function)
        wrong.push(`step ${i}: not ${before.function}`);
      const box = document.querySelector("#run-source .body").getBoundingClientRect();
      const marked = [...document.querySelectorAll("#run-source .here")].map((r) => r.getBoundingClientRect());
      if (!marked.some((r) => r.top >= box.top - 1 && r.bottom <= box.bottom + 1) && marked.length)
        wrong.push(`step ${i}: the source line cannot be seen`);
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
    let arrows = 0,
      cells = 0;
    minic.run.steps.forEach((step, i) => {
      minic.go(i);
      const { state } = minic.run,
        drawn = new Map([...document.querySelectorAll("[data-cell]")].map((cell) => [cell.dataset.cell, cell]));
      for (const place of Object.values(state.places))
        for (const [at, cell] of Object.entries(place.cells)) {
          const box = drawn.get(`${place.key}+${at}`);
          cells++;
          if (
            !box ||
            (!cell.target && cell.value !== "an address" && box.querySelector("b").textContent !== cell.value)
          )
            wrong.push(`step ${i}: ${place.key}+${at} is ${box?.textContent}, not ${cell.value}`);
          if (box && box.classList.contains("new") !== state.written.includes(`${place.key}+${at}`))
            wrong.push(`step ${i}: ${place.key}+${at} written?`);
        }
      const pointers = [...drawn.values()].filter((cell) => cell.dataset.to && drawn.has(cell.dataset.to)).length;
      arrows += pointers;
      if (document.querySelectorAll("#run-memory .arrow").length !== pointers)
        wrong.push(`step ${i}: ${pointers} pointers`);
      if (
        document.querySelector("#run-source .here .number").textContent.trim() !== `● ${step.line}` &&
        minic.run.steps[i + 1]?.line !== step.line
      )
        wrong.push(`step ${i}: line ${step.line}`);
      if ([...document.querySelectorAll(".frame h4")].at(-1).textContent !== `${step.function} (${step.activation})`)
        wrong.push(`step ${i}: frame`);
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
    const wrong = [],
      outputs = [],
      told = new Set();
    let shown = " ";
    minic.log.run.before.forEach((before, i) => {
      minic.go(i);
      const now = document.querySelector("#other .output pre").textContent;
      if (now !== shown)
        outputs.push([
          now.slice(shown.trim() && shown.length),
          document.querySelector("#run-source .here code").textContent.trim(),
        ]);
      shown = now;
      for (const row of document.querySelectorAll(".variables tr[data-row]")) {
        const [memory, value] = [...row.querySelectorAll("td")]
          .slice(-2)
          .map((c) => c.textContent.replace(/^.* = /, ""));
        told.add(`${row.dataset.row} ${value}`);
        // A block that waits for a call has not computed all that its end has.
        if (memory !== value && value !== "?") wrong.push(`step ${i}: ${row.textContent}`);
      }
    });
    return { wrong, outputs, told: [...told] };
  });
  assert.deepEqual(wrong, []);
  assert.deepEqual(
    outputs,
    ["1.5\n", "0.75\n", "0.25\n"].map((text) => [text, "d = half(d);"]),
  );
  for (const value of ["%r 0.25", "%f 0.1", "%d 3"]) assert.ok(told.includes(value), `${value} of ${told}`);
  await page.close();
});

test("the quiz asks what the log knows, gives its reason, and keeps the score", async (t) => {
  const page = await open("eac", { at: "lang=en&mode=quiz" });
  let right = 0,
    ways = 0;
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
      if (asked.kind === "phis")
        return events.filter((e) => e.event === "place" && e.variable === asked.variable).map((e) => e.y);
      const stack = [];
      for (const e of events) {
        if (e.variable === asked.variable && e.event === "push")
          stack.push(`${e.block}: ${e.from === "phi" ? "φ" : e.from}`);
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
      assert.ok(
        await page.evaluate(
          (w) => w.every((b, i) => !i || minic.model.irs[0].byLabel[w[i - 1]].succs.includes(b)),
          way,
        ),
        reason,
      );
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
        if (Boolean(m.differs) !== /now does something else/.test(verdict))
          wrong.push(`${name}, ${m.name}: ${verdict}`);
        const results = (of) => [...of.querySelectorAll(":scope > .results pre")].map((p) => p.textContent);
        const told = (of, told) =>
          told.right &&
          [told.right, told.wrong].forEach((run, i) => {
            if (
              !results(of)[i]?.includes(run.output.trimEnd().split("\n")[0]) ||
              !(run.error || results(of)[i].includes(`status ${run.status}`))
            )
              wrong.push(`${name}, ${m.name}: ${results(of)[i]} is not ${JSON.stringify(run)}`);
          });
        const said = card.querySelector(":scope > .checker")?.textContent ?? "";
        const path = m.checker?.path?.map((block) => block.slice(1)).join(" → ");
        if (
          Boolean(m.checker) !== Boolean(said) ||
          (path && !said.includes(path)) ||
          (m.checker?.phi && !said.includes(m.checker.phi.takes))
        )
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
  const log = JSON.parse(
    execFileSync(minic, [join(root, INPUTS.fib), "--explain=json", "-o", "-"], { maxBuffer: 1 << 28 }),
  );
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
  const harm = log.functions
    .find((fn) => fn.name === "fib")
    .mistakes.filter((m) => m.differs)
    .map((m) => m.name);
  assert.ok(harm.length >= 2, harm.join());
});

test("nothing was said on the console, and nothing was asked of a network", () => assert.deepEqual(problems, []));
