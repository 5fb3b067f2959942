// Back goes a stop back: what the reader went to is an entry of the browser's history, what was played or dragged past is not; and
// the address stays a link to what is shown.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... node --test tests/explain/history_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, open, problems, root } from "./browser.mjs";

const place = (page) => page.textContent("#place");
/// The history is written and read when the page has time.
const settle = (page) => page.waitForTimeout(400);
const back = async (page, by = -1) => {
  await page.evaluate((n) => history.go(n), by);
  await settle(page);
};
const entries = (page) => page.evaluate(() => history.length);

test("Back and Forward go from stop to stop", async () => {
  for (const at of ["lang=en&all=0&detail=story&function=fib", "lang=en&detail=steps&function=fib&step=3"]) {
    const page = await open("fib", { size: "desk", at });
    await settle(page);
    const places = [await place(page)],
      texts = [await page.textContent("#why")];
    for (const go of [
      () => page.keyboard.press("ArrowRight"),
      () => page.click("#next"),
      () => page.click("#back"),
      () => page.keyboard.press("End"),
    ]) {
      await go();
      places.push(await place(page));
      texts.push(await page.textContent("#why"));
    }
    await settle(page);
    for (let i = places.length - 2; i >= 0; i--) {
      await back(page);
      assert.deepEqual([await place(page), await page.textContent("#why")], [places[i], texts[i]], `back to ${i}`);
    }
    await back(page, 2);
    assert.equal(await place(page), places[2]);
    // The address is a link to this place, and the page goes on from it.
    const other = await browser.newPage();
    await other.goto(page.url());
    await other.waitForSelector("body[data-ready]");
    assert.equal(await place(other), places[2]);
    await other.close();
    await page.keyboard.press("ArrowRight");
    await settle(page);
    assert.match(page.url(), new RegExp(`step=${Number((await place(page)).split(" ")[0]) - 1}&`));
    await page.close();
  }
});

test("a jump, another function, another mode: Back returns to where the reader was", async () => {
  const page = await open("leaving", { size: "desk", at: "lang=en&detail=steps&step=5" });
  await settle(page);
  const now = () =>
    page.evaluate(() => [
      minic.model.fn.name,
      document.querySelector("#modes [aria-selected=true]").dataset.mode,
      parseInt(document.querySelector("#place").textContent, 10),
    ]);
  const was = [await now()];
  for (const go of [
    () => page.click('[data-phase="renaming"]'),
    () => page.keyboard.press("n"),
    () => page.keyboard.press("f"),
    () => page.keyboard.press("q"),
    () => page.keyboard.press("x"),
  ]) {
    await go();
    was.push(await now());
  }
  await settle(page);
  for (let i = was.length - 2; i >= 0; i--) {
    await back(page);
    assert.deepEqual(await now(), was[i]);
  }
  await page.close();
});

test("what is held, dragged or played is one entry", async () => {
  const page = await open("fib", { size: "desk", at: "lang=en&detail=steps&function=fib&step=5" });
  await settle(page);
  for (const way of [
    async () => {
      for (let i = 0; i < 10; i++) await page.keyboard.down("ArrowRight");
      await page.keyboard.up("ArrowRight");
    },
    () =>
      page.evaluate(() => {
        const slider = document.querySelector("#slider");
        for (let i = 30; i < 50; i++) {
          slider.value = i;
          slider.dispatchEvent(new Event("input"));
        }
        slider.dispatchEvent(new Event("change"));
      }),
    async () => {
      await page.selectOption("#speed", "40");
      await page.click("#play");
      await page.waitForTimeout(500);
      await page.click("#play");
    },
  ]) {
    const before = await entries(page),
      from = await place(page);
    await way();
    await settle(page);
    const to = await place(page);
    assert.notEqual(to, from);
    assert.equal(await entries(page), before + 1);
    await back(page);
    assert.equal(await place(page), from);
    await back(page, 1);
    assert.equal(await place(page), to);
  }
  // An address that is typed is read, and the page goes on writing its own.
  await page.evaluate(() => {
    location.hash = "#function=fib&lang=en&detail=steps&step=7&all=1";
  });
  await settle(page);
  assert.match(await place(page), /^8 /);
  await page.keyboard.press("ArrowRight");
  await settle(page);
  assert.match(page.url(), /step=8&/);
  await page.close();
});

test("the pass viewer, too", async () => {
  const file = join(directory, "viewer.html");
  execFileSync(minic, [join(root, "tests/explain/inside.c"), "-O2", "--explain=passes", "-o", file]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  await page.goto(String(pathToFileURL(file)));
  await page.waitForSelector("body[data-ready]");
  const now = () =>
    page.evaluate(() => [
      document.querySelector("#function").value,
      document.querySelector("#views [aria-selected=true]").dataset.view,
      parseInt(document.querySelector("#place").textContent, 10),
    ]);
  const was = [await now()];
  const other = await page.evaluate(() => document.querySelector("#function").options[1].value);
  for (const go of [
    () => page.keyboard.press("ArrowRight"),
    () => page.click("#next"),
    () => page.click('[data-view="columns"]'),
    () => page.click('[data-view="graph"]'),
    () => page.selectOption("#function", other),
  ]) {
    await go();
    was.push(await now());
    await settle(page);
  }
  for (let i = was.length - 2; i >= 0; i--) {
    await back(page);
    assert.deepEqual(await now(), was[i], `back to ${i}`);
  }
  await page.close();
});

test("nothing was said on the console, and nothing was asked of a network", () => assert.deepEqual(problems, []));
