// By keyboard and by ear: the blocks of a graph by Tab and arrow keys with what a screen reader says of each, compared with the log;
// each step's sentence spoken once; the licences in the page.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... node --test tests/explain/keyboard_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, open, problems, root } from "./browser.mjs";

const focused = (page) => page.evaluate(() => document.activeElement.closest(".node")?.dataset.block ?? null);
/// Presses Tab until a block of the graph has the focus; gives its label.
async function intoGraph(page, graph) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((id) => document.querySelector(id).contains(document.activeElement), graph))
      return focused(page);
  }
  throw new Error(`Tab does not reach ${graph}`);
}
/// The ends of the edges of the function's blocks, from the log.
const edgesOf = (page) =>
  page.evaluate(() => {
    const { blocks } = minic.log.functions.find((f) => f === minic.model.fn);
    const succs = Object.fromEntries(blocks.map((b) => [b.block, b.succs]));
    return {
      succs,
      preds: Object.fromEntries(
        blocks.map((b) => [b.block, blocks.filter((p) => p.succs.includes(b.block)).map((p) => p.block)]),
      ),
    };
  });

/// All blocks that Right reaches from the first one on.
async function walkAll(page) {
  const seen = [];
  for (let last = null, i = 0; i < 100; i++) {
    await page.keyboard.press("ArrowLeft");
    if ((last = await focused(page)) === seen.at(-1)) break;
    seen.push(last);
  }
  const all = [await focused(page)];
  for (let i = 0; i < 100; i++) {
    await page.keyboard.press("ArrowRight");
    if ((await focused(page)) === all.at(-1)) break;
    all.push(await focused(page));
  }
  return all;
}

test("the blocks of the graph by Tab and arrow keys", async () => {
  const page = await open("lab", { size: "desk", at: "lang=en&detail=steps&function=lab&phase=renaming" });
  const step = () => page.evaluate(() => minic.model.at);
  const before = await step(),
    { succs, preds } = await edgesOf(page);
  const at = await intoGraph(page, "#cfg");
  assert.equal(await page.locator('#cfg .node[tabindex="0"]').count(), 1);
  assert.equal(
    at,
    await page.evaluate(() => document.querySelector("#cfg .node.current")?.dataset.block),
    "Tab comes to the current block",
  );
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.activeElement.querySelector(".ring")).stroke),
    "rgb(242, 166, 0)",
  );
  // Down to a successor, up to a predecessor, from every block.
  const all = await walkAll(page);
  assert.deepEqual([...all].sort(), Object.keys(succs).sort());
  for (const block of all) {
    for (const [key, ends] of [
      ["ArrowDown", succs],
      ["ArrowUp", preds],
    ]) {
      await page.evaluate((label) => document.querySelector(`#cfg [data-block="${CSS.escape(label)}"]`).focus(), block);
      const from = await focused(page);
      await page.keyboard.press(key);
      const to = await focused(page);
      assert.ok(ends[from].length ? ends[from].includes(to) : to === from, `${key} from ${from} to ${to}`);
    }
  }
  assert.equal(await step(), before, "the step has not changed");
  await page.keyboard.press("Enter");
  assert.equal(
    await page.evaluate(() => document.querySelector("#cfg .node.picked")?.dataset.block),
    await focused(page),
  );
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("g");
  assert.ok(await focused(page), "g goes into the graph");
  // A step keeps the focus where it is; the mouse does not take the arrow keys away from the steps.
  const here = await focused(page);
  await page.keyboard.press("l");
  assert.equal(await step(), before + 1);
  assert.equal(await focused(page), here);
  await page.evaluate(() => document.activeElement.blur());
  await page.click("#cfg .node.current");
  await page.keyboard.press("ArrowRight");
  assert.equal(await step(), before + 2);
  await page.close();
});

test("what is said of a block is what the log says of it", async () => {
  for (const lang of ["en", "zh"]) {
    const page = await open("fib", { size: "desk", at: `lang=${lang}&detail=steps&function=fib` });
    const wrong = await page.evaluate((isEnglish) => {
      const wrong = [],
        { model } = minic,
        counts = { frontier: 0, phis: 0 };
      const { blocks } = model.fn;
      const listed = (text, word) =>
        text
          .match(
            isEnglish
              ? new RegExp(`\\. (?:no ${word}|${word}: ([^.]*(?:\\.[^ ][^.]*)*))\\. `)
              : new RegExp(`。(?:没有${word}|${word}：([^。]*))。`),
          )?.[1]
          ?.split(isEnglish ? ", " : "、") ?? [];
      for (let i = 0; i < model.steps.length && !model.ir.leaves; i += 3) {
        minic.go(i);
        if (model.ir.leaves) break;
        for (const { block, succs } of blocks) {
          const node = document.querySelector(`#cfg [data-block="${CSS.escape(block)}"]`),
            text = node.getAttribute("aria-label");
          const say = (what) => wrong.push(`step ${i} (${model.step.kind}), ${block}: ${what}: ${text}`);
          if (!text.startsWith(isEnglish ? `block ${block}. ` : `块 ${block}。`)) say("name");
          const preds = blocks.filter((p) => p.succs.includes(block)).map((p) => p.block);
          if (
            listed(text, isEnglish ? "predecessors" : "前驱")
              .sort()
              .join() !== preds.sort().join()
          )
            say(`predecessors are ${preds}`);
          if (listed(text, isEnglish ? "successors" : "后继").join() !== [...new Set(succs)].join())
            say(`successors are ${succs}`);
          // As the listing has it, which is compared with the log elsewhere.
          const rows = [
            ...document.querySelectorAll(
              `#ir .irblock[data-block="${CSS.escape(block)}"] .row:not(.label):not(.ghost)`,
            ),
          ];
          const phis = rows.filter((row) => row.dataset.phi).length,
            code = rows.filter((row) => !row.dataset.phi && !row.classList.contains("removed")).length;
          counts.phis += phis;
          const number = (pattern) => Number(text.match(pattern)?.[1] ?? 0);
          if (number(isEnglish ? /(\d+) phis?\b/ : /(\d+) 个 φ/) !== phis) say(`${phis} phis`);
          if (number(isEnglish ? /(\d+) instructions?\b/ : /(\d+) 条指令/) !== code) say(`${code} instructions`);
          const { e } = model.step;
          if (e?.event === "take" || e?.event === "place") {
            const isIn = model.ir.table.find((row) => row.block === e.x)?.frontier.includes(block);
            if (isIn) counts.frontier++;
            if (text.includes(isEnglish ? `in the frontier of ${e.x}` : `在 ${e.x} 的支配边界中`) !== Boolean(isIn))
              say(`frontier of ${e.x}`);
          }
          if (/undefined(?! value)|\[object|NaN/.test(text)) say("words");
        }
      }
      return { wrong: wrong.slice(0, 8), ...counts };
    }, lang === "en");
    assert.deepEqual(wrong.wrong, []);
    assert.ok(wrong.phis > 10 && wrong.frontier > 0, JSON.stringify(wrong));
    await page.close();
  }
});

test("of a large function the graph says how many blocks it has, and names those that are not drawn", async () => {
  const page = await open("big2000", { size: "desk", at: "lang=en&detail=steps&phase=placement" });
  const { name, drawn, all, hidden } = await page.evaluate(() => ({
    name: document.querySelector("#cfg svg").getAttribute("aria-label"),
    drawn: document.querySelectorAll("#cfg .node:not(.folded)").length,
    all: minic.model.ir.blocks.length,
    hidden: [...document.querySelectorAll("#cfg .node")].flatMap((node) =>
      [...node.getAttribute("aria-label").matchAll(/([\w.]+) \(not drawn\)/g)].map((m) => m[1]),
    ),
  }));
  assert.ok(name.includes(`${drawn} of ${all} blocks are drawn`), name);
  assert.ok(hidden.length > 0);
  for (const label of hidden) assert.equal(await page.locator(`#cfg [data-block="${label}"]`).count(), 0, label);
  await page.close();
});

/// Collects what the region says from here on.
const listen = (page) =>
  page.evaluate(() => {
    globalThis.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) globalThis.heard.push(node.textContent);
    }).observe(document.querySelector("#spoken"), { childList: true, characterData: true, subtree: true });
  });
/// What was spoken since: what is expected is waited for, however slow the machine is.
const heard = async (page, isExpected = true) => {
  if (isExpected) await page.waitForFunction(() => globalThis.heard.length > 0, null, { timeout: 10000 });
  await page.waitForTimeout(700);
  return page.evaluate(() => globalThis.heard.splice(0));
};

test("each step's sentence is spoken once, as it is seen; what is dragged past is not", async () => {
  for (const at of [
    "lang=en&detail=steps&function=fib&step=20",
    "lang=zh&all=0&detail=story&function=fib",
    "lang=en&mode=run",
  ]) {
    const page = await open("fib", { size: "desk", at });
    await page.waitForTimeout(700);
    assert.equal(await page.locator("[aria-live], [role=status]").count(), 1);
    await listen(page);
    const seen = () =>
      page.evaluate(
        () =>
          document.querySelector("#why").textContent +
          (document.querySelector("#more").textContent && ` ${document.querySelector("#more").textContent}`),
      );
    const same = (a, b) => assert.equal(a.replace(/\s/g, ""), b.replace(/\s/g, ""));
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press("ArrowRight");
      const said = await heard(page);
      assert.equal(said.length, 1, said.join("|"));
      same(said[0], await seen());
    }
    // Shown again, it is not spoken again.
    await page.setViewportSize({ width: 1400, height: 880 });
    await page.keyboard.press("+");
    assert.deepEqual(await heard(page, false), []);
    await page.evaluate(async () => {
      const slider = document.querySelector("#slider");
      for (let i = 0; i < 9; i++) {
        slider.value = i;
        slider.dispatchEvent(new Event("input"));
        await new Promise((done) => {
          setTimeout(done, 30);
        });
      }
    });
    const said = await heard(page);
    assert.equal(said.length, 1, said.join("|"));
    same(said[0], await seen());
    await page.close();
  }
});

test("the pass viewer's blocks by Tab and arrow keys, and its sentences spoken", async () => {
  const file = join(directory, "viewer.html");
  execFileSync(minic, [join(root, "tests/explain/inside.c"), "-O2", "--explain=passes", "-o", file]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  await page.goto(`${pathToFileURL(file)}#view=graph&pass=1`);
  await page.waitForSelector("body[data-ready]");
  const sizes = [];
  for (const name of await page.locator("#function option").allTextContents()) {
    await page.selectOption("#function", name);
    sizes.push([await page.locator("#cfg .node:not(.absent)").count(), name]);
  }
  await page.selectOption("#function", sizes.sort(([a], [b]) => b - a)[0][1]);
  await intoGraph(page, "#cfg");
  assert.equal(await page.locator('#cfg .node[tabindex="0"]').count(), 1);
  const place = await page.textContent("#place"),
    all = await walkAll(page);
  assert.deepEqual(
    [...all].sort(),
    (
      await page.evaluate(() => [...document.querySelectorAll("#cfg .node:not(.absent)")].map((n) => n.dataset.block))
    ).sort(),
  );
  assert.ok(all.length > 3);
  assert.equal(await page.textContent("#place"), place, "the pass has not changed");
  // The label has the block's name, and as many instructions as the story's list of the block.
  for (const key of all) {
    await page.evaluate((k) => document.querySelector(`#cfg [data-block="${k}"]`).focus(), key);
    await page.keyboard.press("Enter");
    const { label, name, rows, gone } = await page.evaluate(
      (k) => ({
        label: document.querySelector(`#cfg [data-block="${k}"]`).getAttribute("aria-label"),
        name: document.querySelector("#story h2 code").textContent,
        rows: document.querySelectorAll("#story ol.code li:not(.gone)").length,
        gone: document.querySelectorAll("#story ol.code li.gone").length,
      }),
      key,
    );
    assert.ok(label.startsWith(`block ${name}. `), label);
    assert.equal(Number(label.match(/(\d+) instructions?[:.]/)?.[1] ?? 0), rows, label);
    assert.equal(Number(label.match(/(\d+) instructions? that (?:is|are) gone/)?.[1] ?? 0), gone, label);
  }
  await page.evaluate(() => document.activeElement.blur());
  await page.waitForTimeout(700);
  await listen(page);
  await page.keyboard.press("ArrowRight");
  const said = await heard(page);
  assert.equal(said.length, 1, said.join("|"));
  for (const fact of await page.locator("#story .facts li, #story .said li").evaluateAll((all) =>
    all.map((li) =>
      [...li.childNodes]
        .filter((n) => n.nodeName !== "SMALL")
        .map((n) => n.textContent)
        .join("")
        .replace(/ ×\d+$/, ""),
    ),
  ))
    assert.ok(said[0].includes(fact), `${fact} of ${said[0]}`);
  await page.close();
});

test("the licences of what the page holds stand in it", async () => {
  const page = await open("fib");
  await page.keyboard.press("?");
  await page.locator("#licences summary").press("Enter");
  const text = await page.textContent("#licences pre");
  assert.ok(await page.isVisible("#licences pre"));
  assert.match(text, /^minic.*MIT License[^]*WITHOUT WARRANTY/);
  // Nobody else's programs are in the page.
  assert.equal(JSON.parse(readFileSync(join(root, "explain/web/package.json"), "utf8")).dependencies, undefined);
  await page.close();
});

test("nothing was said on the console, and nothing was asked of a network", () => assert.deepEqual(problems, []));
