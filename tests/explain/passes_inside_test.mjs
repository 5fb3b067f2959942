// The inside of passes in the pass viewer: every sentence about a step of sccp, gvn, licm and loop-form, and about a decision of inline,
// unroll and vectorize, is true of the text that the pass worked on, by models of their own (inside_model.mjs, decision_model.mjs); what passes decided against is on the page as -Rpass-missed says it, in
// both languages; and in a real browser the panel walks the steps by mouse and by keyboard.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... PROGRAMS=30 node --test tests/explain/passes_inside_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { insideOf, insideSentences } from "../../explain/web/src/core/pass_inside.js";
import { stopsOf } from "../../explain/web/src/core/pass_story.js";
import { REMARKS, remarkSentence } from "../../explain/web/src/core/remarks.js";
import { plain } from "../../explain/web/src/core/say.js";
import { INSIDE as TEMPLATES } from "../../explain/web/src/core/templates_passes.js";
import { setLanguage } from "../../explain/web/src/core/words.js";
import { browser, directory, minic, problems, root, shots } from "./browser.mjs";
import { DECISIONS } from "./decision_claims.mjs";
import { Text } from "./inside_model.mjs";
import { INSIDE as STEPS } from "./passes_claims.mjs";
import { program } from "./program.mjs";
import { sample } from "./sample.mjs";
import { faults } from "./shots.mjs";

const INSIDE = { ...STEPS, ...DECISIONS };
const source = join(root, "tests/explain/inside.c"),
  decisions = join(root, "tests/explain/decisions.c");
const logOf = (file, level = process.env.LEVEL ?? "-O2") => {
  const made = spawnSync(minic, [file, "-w", level, "--explain=passes:json", "-o", "-"], {
    maxBuffer: 1 << 29,
    timeout: 60000,
  });
  return made.status === 0 && made.stdout.length < 3e7 ? JSON.parse(made.stdout) : null;
};
/// A template as what reads its sentence.
const readers = Object.fromEntries(
  Object.entries(TEMPLATES).map(([key, [english]]) => [
    key,
    new RegExp(
      "^" +
        english
          .split(/(\{[^}]*\})/)
          .map((part) =>
            part[0] !== "{"
              ? part.replace(/[.*+?()[\]|^$]/g, "\\$&")
              : part[1] === "#"
                ? `(?:${part.slice(part.indexOf(":") + 1, -1)})`
                : "(.*)",
          )
          .join("") +
        "$",
    ),
  ]),
);

const more = (text) => String(Number(text) + 1);
/// Sentences about decisions with another number or another instruction in them.
const LIES = {
  "inline.in": (callee, size, limit) => [callee, more(size), more(limit)],
  "inline.large": (callee, size, limit) => [callee, more(size), more(limit)],
  "unroll.full": (header, iterations, amount, limit) => [header, more(iterations), amount, limit],
  "unroll.unknown": (header, size) => [header, more(size)],
  "unroll.all-large": (header, iterations, size, ...rest) => [header, more(iterations), more(size), ...rest],
  "unroll.exact": (header, amount, iterations) => [header, more(amount), more(iterations)],
  "vectors.stepping": (name, start, step) => [name, start, more(step)],
  "vectors.lanes": (bytes, size, lanes) => [bytes, more(size), lanes],
  "vectors.access.wide": (size, text) => [more(size), text],
  "vectors.cost": (lanes, scalar, vector) => [lanes, more(scalar), vector],
  "vectors.plan": (header, lanes) => [header, more(lanes)],
  "vectors.dependence.near": (first, text, apart, lanes) => [first, text, more(apart), lanes],
  "vectors.widen": (name, from, to, text) => [name, from, more(to), text],
};

/// Sentences that the programs here may not have.
const RARE = new Set([
  "loops.no-preheader",
  "loops.preheader.none",
  "loops.written.many",
  "loops.too-many",
  "gvn.replace.constant",
  "gvn.use-fact",
  "gvn.replace.store",
  "gvn.replace.branch",
  "sccp.edge.plain",
  "loops.moves.runs",
  "loops.written",
  "inline.grown",
  "unroll.full.one",
  "unroll.no-test",
  "unroll.no-copy",
  "unroll.few",
  "unroll.no-room",
  "unroll.growth",
  "vectors.dependence.part",
]);

test("every sentence about a step is true of the text that the pass worked on", () => {
  const counts = {},
    wrong = [],
    folder = join(root, "tests/run");
  let unsure = 0,
    sure = 0,
    lies = 0,
    could = 0,
    decided = 0,
    undecided = 0;
  const count = Number(process.env.PROGRAMS ?? 20);
  const files = [
    source,
    join(directory, "p.c"),
    decisions,
    ...["loop-two-entries.c", "stmt-while-nest.sy", "unroll-wrapping-counter.c"].map((name) => join(folder, name)),
    ...sample(folder, count, "steps"),
  ];
  writeFileSync(files[1], program(60, 9));
  // Loops with several iterations per test are of -O3.
  for (const [file, level] of [...files.map((name) => [name]), [decisions, "-O3"]]) {
    const log = logOf(file, level),
      made = log?.functions ?? [];
    const functions = new Map(
      made
        .map((fn) => [fn.name, fn.columns.findLast(({ kind }) => kind === "ir")])
        .filter(([, column]) => column)
        .map(([name, column]) => [name, new Text(column)]),
    );
    for (const fn of made)
      for (const stop of stopsOf(fn, log)) {
        const inside = insideOf(stop);
        if (!inside) continue;
        decided += /^(inline|unroll|vectors)$/.test(inside.kind) ? inside.steps.length : 0;
        const text = new Text(stop.title === "loop-form" ? stop.column : stop.before);
        const c = {
          fn,
          log,
          unsure: () => undecided++,
          text,
          functions,
          now: new Text(stop.column),
          said: [],
          became: new Map(),
          facts: [],
          constants: inside.kind === "sccp" ? text.constants() : null,
          at: null,
        };
        if (c.constants && !c.constants.isSure) {
          unsure++;
          continue;
        }
        sure++;
        inside.steps.forEach((step, at) => {
          c.inst = step.inst;
          for (const { key, text: sentence } of insideSentences(inside, at)) {
            counts[key] = (counts[key] ?? 0) + 1;
            const slots = readers[key].exec(plain(sentence))?.slice(1);
            let isTrue = false;
            try {
              isTrue = slots && INSIDE[key](c, ...slots);
            } catch (error) {
              wrong.push(`${file} ${fn.name} ${stop.title} ${sentence} ` + error.stack.split("\n").slice(0, 2).join());
            }
            if (!isTrue) wrong.push(`${file} ${fn.name} ${stop.title} step ${at + 1}: ${key}: ${plain(sentence)}`);
            // About another value or block it is a lie.
            const other =
              key === "sccp.constant"
                ? [slots[0], `${slots[1]}1`, slots[2]]
                : key === "gvn.replace.equal"
                  ? [slots[0], slots[2], slots[1], slots[1]]
                  : key === "loops.moves"
                    ? [slots[1], slots[0], slots[2]]
                    : (LIES[key]?.(...slots) ?? null);
            if (other) {
              could++;
              try {
                lies += Boolean(INSIDE[key](c, ...other)) && c.constants?.cells.get(slots[0]) !== null;
              } catch {
                /* not even about something that is there */
              }
            }
            c.said.push([key, slots]);
            if (key === "gvn.enter") c.at = slots[0];
            if (key === "gvn.fact")
              c.facts.push({ block: c.at, value: slots[1], condition: text.insts.get(step.inst) });
            if (step.event === "replace" && inside.ir.byId.get(step.inst)?.name)
              c.became.set(inside.name(step.inst), step.value);
          }
        });
      }
  }
  assert.deepEqual(wrong.slice(0, 10), []);
  assert.ok(sure > unsure, `${sure} of ${sure + unsure}`);
  assert.ok(undecided < decided / 5, `the models do not know ${undecided} of ${decided}`);
  assert.ok(could > 20 && lies < could / 20, `${lies} of ${could} lies are believed`);
  for (const key of Object.keys(TEMPLATES)) if (!RARE.has(key)) assert.ok(counts[key] > 0, `${key} is never said`);
});

test("what passes say has a sentence in both languages, with the slots of the text of -Rpass", () => {
  const rows = [
    ...readFileSync(join(root, "support", "remarks.def"), "utf8").matchAll(
      /^(?:REMARK|MISSED|PART)\((\w+), "(.*)"\)$/gm,
    ),
  ];
  const slotsOf = (text) =>
    [...new Set([...text.replace(/\{#[^}]*\}/g, "").matchAll(/\{(?:\w+:)?(\w+)\}/g)].map(([, name]) => name))].sort();
  assert.deepEqual(rows.map(([, name]) => name).sort(), Object.keys(REMARKS).sort());
  for (const [, name, text] of rows) {
    const slots = slotsOf(text),
      said = { say: name, ...Object.fromEntries(slots.map((slot, i) => [slot, i % 2 ? { say: "TooLarge" } : "7"])) };
    for (const [i, language] of ["en", "zh"].entries()) {
      assert.deepEqual(slotsOf(REMARKS[name][i]), slots, `${name} in ${language}`);
      setLanguage(language);
      assert.doesNotMatch(remarkSentence(said), /[{}]|undefined|object/, name);
      assert.equal(/[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/.test(REMARKS[name][i]), language === "zh", name);
    }
  }
  setLanguage("en");
  assert.ok(rows.length > 150, `${rows.length}`);
});

test("what passes decided against is what -Rpass-missed says", () => {
  const said = spawnSync(minic, [source, "-O2", "-Rpass-missed=.*", "-S", "-o", "/dev/null"], {
    encoding: "utf8",
  }).stderr;
  const remarks = [...said.matchAll(/(?:^minic|:(\d+):\d+): remark: (.*) \[-Rpass-missed=([\w-]+)\]/gm)].map(
    ([, line = 0, text, pass]) => `${pass} ${line} ${text}`,
  );
  const missed = logOf(source).functions.flatMap((fn) => fn.missed),
    found = missed.map(({ pass, line, text }) => `${pass} ${line} ${text}`);
  assert.ok(remarks.length > 2 && remarks.some((text) => /^vectorize /.test(text)), remarks.join("\n"));
  assert.deepEqual(found.sort(), remarks.sort());
  setLanguage("zh");
  for (const { said } of missed) assert.match(remarkSentence(said), /[\u4e00-\u9fff]/);
  setLanguage("en");
});

let page;
const titleAt = (title) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll("#contents li")].findIndex((li) => li.querySelector("span").textContent === wanted),
    title,
  );
const go = async (name, title) => {
  await page.selectOption("#function", name);
  await page.click(`#contents li:nth-child(${(await titleAt(title)) + 1}) button`);
};
test("the panel opens, and walks the steps of each pass by mouse and by keyboard", async () => {
  const file = join(directory, "inside.html");
  execFileSync(minic, [source, "-O2", "--explain=passes", "-o", file]);
  const log = logOf(source);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.stack));
  await page.goto(pathToFileURL(file).href);
  await page.waitForSelector("#cfg svg .node");
  for (const [name, title] of [
    ["constants", "sccp"],
    ["classes", "gvn"],
    ["rows", "loop-form"],
    ["rows", "licm"],
    ["divide", "licm"],
  ]) {
    await go(name, title);
    const { events } = log.functions
      .find((fn) => fn.name === name)
      .columns.find((column) => column.title === title).inside;
    if (!(await page.isVisible("#inside"))) await page.click("#openInside");
    assert.equal(await page.textContent("#insidePlace"), `1 / ${events.length}`);
    const seen = new Set();
    for (let i = 0; i < events.length; i++) {
      assert.equal(await page.textContent("#insidePlace"), `${i + 1} / ${events.length}`);
      seen.add(await page.textContent("#insideSaid"));
      await page.keyboard.press("ArrowDown");
      if (i === Math.floor(events.length * 0.6)) {
        assert.deepEqual(await page.evaluate(faults, 1440), []);
        // Rows of the tables fit into the panel.
        assert.ok(
          await page.evaluate(() => {
            const body = document.querySelector("#insideBody");
            return body.scrollWidth <= body.clientWidth + 1;
          }),
          title,
        );
        await page.screenshot({ path: join(shots, `inside-${name}-${title}.png`) });
      }
    }
    assert.ok(seen.size > events.length * 0.6, `${seen.size} of ${events.length}`);
    if (title === "licm" || title === "loop-form")
      assert.equal(
        await page.locator("#inside .forest li").count(),
        events.filter(({ event }) => event === "loop").length,
      );
    if (title === "licm")
      assert.equal(
        await page.locator("#inside tr.moves").count(),
        events.filter(({ verdict }) => verdict === "moves").length,
      );
    if (title === "sccp")
      assert.equal(
        await page.locator("#inside .cell.constant").count(),
        new Set(events.filter(({ event }) => event === "lower").map(({ inst }) => inst)).size -
          (await page.locator("#inside .cell.varies").count()),
      );
  }
  // The address keeps the step; Escape closes the panel.
  await page.click("#insideBack");
  const place = await page.textContent("#insidePlace");
  await page.reload();
  await page.waitForSelector("#inside");
  assert.equal(await page.textContent("#insidePlace"), place);
  await page.keyboard.press("z");
  assert.match(await page.textContent("#insideSaid"), /[\u4e00-\u9fff]/);
  await page.keyboard.press("z");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#inside").count(), 0);
  assert.deepEqual(problems, []);
});

test("the panels of inline, unroll and vectorize walk their steps, wide and narrow", async () => {
  const file = join(directory, "decisions.html"),
    { functions } = logOf(decisions);
  execFileSync(minic, [decisions, "-w", "-O2", "--explain=passes", "-o", file]);
  const panel = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  panel.on("console", (message) => problems.push(message.text()));
  panel.on("pageerror", (error) => problems.push(error.stack));
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ]) {
    await panel.setViewportSize({ width, height });
    for (const [name, title] of [
      ["sums", "vectorize"],
      ["not_these", "vectorize"],
      ["calls", "inline"],
      ["counted", "unroll-full"],
    ]) {
      const fn = functions.find((each) => each.name === name),
        at = stopsOf(fn).findIndex((stop) => stop.title === title && insideOf(stop)),
        { steps } = insideOf(stopsOf(fn)[at]);
      await panel.goto(`${pathToFileURL(file).href}#f=${name}&view=graph&pass=${at}&step=0`);
      await panel.reload();
      await panel.waitForSelector("#inside");
      const seen = new Set(),
        first = width > 400 ? 0 : Math.max(0, steps.length - 12);
      for (let i = 0; i < steps.length; i++) {
        if (i >= first) {
          assert.equal(await panel.textContent("#insidePlace"), `${i + 1} / ${steps.length}`);
          seen.add(await panel.textContent("#insideSaid"));
          assert.ok(
            await panel.evaluate(() => {
              const body = document.querySelector("#insideBody");
              return body.scrollWidth <= body.clientWidth + 1;
            }),
            `${name} ${title} ${i + 1} ${width}`,
          );
        }
        await panel.keyboard.press("ArrowDown");
        if (i === Math.floor(steps.length * 0.9)) {
          assert.deepEqual(await panel.evaluate(faults, width), []);
          await panel.screenshot({ path: join(shots, `inside-${name}-${title}-${width}.png`) });
        }
      }
      assert.ok(seen.size > (steps.length - first) * 0.6, `${seen.size} of ${steps.length - first}`);
      const known = steps.filter(({ event }) => event === "loop").length;
      if (title === "vectorize") assert.equal(await panel.locator("#inside .loops [data-header]").count(), known);
      if (name === "sums") {
        const { header } = steps.at(-1),
          values = new Set(
            steps
              .filter((step) => step.event === "widen" && step.header === header && step.part === 0)
              .map(({ inst }) => inst),
          );
        assert.equal(await panel.locator("#inside .lanes tbody tr").count(), values.size);
        assert.equal(
          await panel.locator("#inside .lanes thead th").count(),
          1 + steps.find((step) => step.event === "lanes" && step.header === header).lanes,
        );
      }
      if (title === "unroll-full") assert.equal(await panel.locator("#inside tbody tr").count(), known);
      if (title === "inline") {
        assert.equal(await panel.locator("#inside .calls tbody tr").count(), steps.length);
        for (const each of functions)
          if (each.removed)
            assert.equal(
              await panel.locator(`#inside .callGraph li[data-function="${each.name}"] del`).count(),
              1,
              each.name,
            );
      }
    }
  }
  await panel.close();
  assert.deepEqual(problems, []);
});

test("why not is beside the graph after the pass, and above the source", async () => {
  const divide = logOf(source).functions.find((fn) => fn.name === "divide");
  await page.selectOption("#function", "divide");
  const found = [];
  for (const [i] of stopsOf(divide).entries()) {
    if (i) await page.keyboard.press("ArrowRight");
    found.push(
      ...(await page.$$eval("#story .missed li", (all) =>
        all.flatMap((li) =>
          Array(Number(li.dataset.times)).fill(
            `${li.querySelector("b").textContent} ${li.dataset.line} ${li.dataset.remark}`,
          ),
        ),
      )),
    );
  }
  const wanted = divide.missed.map(({ pass, line, text }) => `${pass} ${line} ${text}`);
  assert.ok(wanted.length > 0);
  assert.deepEqual(found.sort(), wanted.sort());
  await page.click('#views [data-view="columns"]');
  for (const { line, text } of divide.missed)
    assert.ok(
      (await page
        .locator(`.column[data-kind=source] .reasons li[data-line="${line}"][data-remark="${text}"]`)
        .count()) > 0,
      text,
    );
});

test("the pass viewer that --explain wrote leads back to the page", async () => {
  execFileSync(minic, [source, "-w", "-O2", "--explain", "-o", join(directory, "both.html")]);
  await page.goto(pathToFileURL(join(directory, "both.passes.html")).href + "#f=rows");
  await page.waitForSelector("body[data-ready]");
  await page.click("#mainPage");
  await page.waitForFunction(() => /both\.html$/.test(location.pathname) && document.body.hasAttribute("data-ready"));
  assert.equal(await page.inputValue("#function"), "rows");
  await page.close();
  assert.deepEqual(problems, []);
});
after(() => assert.deepEqual(problems, []));
