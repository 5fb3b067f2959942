// The picture of register allocation in a real browser: its bars are the data's after each decision, the steps are walked by mouse and
// by keyboard in both languages, the table says the same in words, and on a phone the bars scroll in their own box.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... node --test tests/explain/ranges_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, modules, problems, root, shots } from "./browser.mjs";
import { SIZES, faults } from "./shots.mjs";

const source = join(root, "tests/explain/pressure.c");
const fileOf = () => join(directory, "pressure.html"); // the folder is there once the tests run
let log, page;
const open = async (size, colorScheme, at) => {
  const [width, height] = SIZES[size];
  const made = await browser.newPage({ viewport: { width, height }, colorScheme, locale: "en-US" });
  made.on("console", (message) => problems.push(message.text()));
  made.on("pageerror", (error) => problems.push(error.stack));
  await made.goto(`${pathToFileURL(fileOf()).href}#${at}`);
  await made.waitForSelector("body[data-ready]");
  return made;
};
const insideOf = (name) =>
  log.functions.find((fn) => fn.name === name).columns.find(({ inside }) => inside?.kind === "allocation").inside;
const toRanges = async () => {
  const at = await page.evaluate(() =>
    [...document.querySelectorAll("#contents li")].findIndex(
      (li) => li.querySelector("span").textContent === "register allocation",
    ),
  );
  await page.click(`#contents li:nth-child(${at + 1}) button`);
  await page.waitForSelector("#ranges .bar");
};
/// What each live range has after the step, by the events: a register or nothing.
const placesAfter = (inside, at) => {
  const places = new Map();
  for (const { event, bundle, register, evicted, parts } of inside.events.slice(0, at + 1)) {
    for (const id of evicted ?? []) places.delete(id);
    for (const part of parts ?? []) {
      for (const id of part.evicted ?? []) places.delete(id);
      if (part.register) places.set(part.bundle, part.register);
    }
    places.set(
      bundle,
      event === "assign"
        ? register
        : event === "split"
          ? "split"
          : inside.remade.includes(inside.bundles.find((each) => each.bundle === bundle)?.ranges[0])
            ? "remade"
            : "memory",
    );
  }
  return places;
};

test("the bars are those of the data after each decision, by keyboard and by slider", async () => {
  execFileSync(minic, [source, "-O2", "--explain=passes", "-o", fileOf()]);
  log = JSON.parse(execFileSync(minic, [source, "-O2", "--explain=passes:json", "-o", "-"], { maxBuffer: 1 << 28 }));
  page = await open("desk", "light", "f=calls");
  await toRanges();
  assert.match(await page.textContent("#place"), /^register allocation/);
  assert.equal(await page.isVisible("#cfg"), false);
  const inside = insideOf("calls"),
    seen = new Set();
  for (let i = 0; i < inside.events.length; i++) {
    assert.equal(await page.textContent("#insidePlace"), `${i + 1} / ${inside.events.length}`);
    seen.add(await page.textContent("#insideSaid"));
    const places = placesAfter(inside, i);
    const bars = await page.$$eval("#ranges .bar[data-bundle]", (all) =>
      all.map((bar) => [bar.dataset.bundle, bar.dataset.place]),
    );
    for (const [bundle, place] of bars)
      if (bundle) assert.equal(place, places.get(Number(bundle)) ?? "waits", `${bundle} after step ${i + 1}`);
    for (const [bundle, place] of places)
      if (place[0] === "%")
        assert.ok(
          bars.some(([id]) => Number(id) === bundle),
          `${bundle} has no bar`,
        );
    const { event, register } = inside.events[i];
    assert.equal(await page.locator("#inside .obstacles tr.now").count(), event === "assign" ? 1 : 0);
    if (event === "assign")
      assert.equal(await page.getAttribute("#inside .obstacles tr.now", "data-register"), register);
    await page.keyboard.press("ArrowDown");
  }
  assert.ok(seen.size > inside.events.length * 0.9);
  // The bars of a register do not overlap.
  const bars = await page.$$eval("#ranges .bar.reg[data-bundle]", (all) =>
    all.map(({ dataset }) => ({ place: dataset.place, start: Number(dataset.start), end: Number(dataset.end) })),
  );
  for (const a of bars)
    for (const b of bars)
      assert.ok(a === b || a.place !== b.place || a.end <= b.start || b.end <= a.start, JSON.stringify([a, b]));
  // All of them are in the table, with their places.
  const rows = await page.$$eval("#inside .live tbody tr", (all) =>
    all.map((row) => [row.dataset.bundle, row.querySelector(".place").textContent]),
  );
  for (const [bundle, place] of placesAfter(inside, inside.events.length - 1))
    if (place[0] === "%")
      assert.ok(
        rows.some(([id, text]) => Number(id) === bundle && text === place.replace("%%", "%")),
        `${bundle} ${place}`,
      );
  const last = log.functions
    .find((fn) => fn.name === "calls")
    .columns.find(({ title }) => title === "frame layout").text;
  assert.deepEqual(
    await page.$$eval("#inside .layout code", (all) => all.map((code) => code.textContent)),
    [...last.matchAll(/^(b\d+):/gm)].map((found) => found[1]),
  );
  await page.$eval("#insideSlider", (slider) => {
    slider.value = 0;
    slider.dispatchEvent(new Event("input"));
  });
  assert.equal(await page.textContent("#insidePlace"), `1 / ${inside.events.length}`);
});

test("the address keeps the step, the list of the passes leads there, and Chinese is there", async () => {
  await page.evaluate(() => document.activeElement.blur());
  for (let i = 0; i < 3; i++) await page.click("#insideNext");
  const said = await page.textContent("#insideSaid");
  await page.reload();
  await page.waitForSelector("#ranges .bar");
  assert.equal(await page.textContent("#insideSaid"), said);
  await page.keyboard.press("z");
  assert.match(await page.textContent("#insideSaid"), /[\u4e00-\u9fff]/);
  await page.keyboard.press("z");
  await page.keyboard.press("Home");
  await page.waitForSelector("#cfg .node");
  assert.equal(await page.isVisible("#ranges"), false);
  await toRanges();
});

test("a live range leads to its instructions and source lines, and a followed value to its live range", async () => {
  await page.focus("#ranges .label button >> nth=2");
  await page.keyboard.press("Enter");
  const name = await page.getAttribute("#ranges .chosen button", "data-range"),
    registers = name.split("+").filter((part) => part !== "…");
  const rows = await page.$$eval("#inside .uses button", (all) =>
    all.map((button) => [Number(button.dataset.row), button.textContent.replace(/^\d+ /, "")]),
  );
  const { text, lines } = log.functions
    .find((fn) => fn.name === "calls")
    .columns.find(({ title }) => title === "lowering");
  const wanted = text
    .split("\n")
    .flatMap((row, i) =>
      row.startsWith("  ") && registers.some((register) => new RegExp(`\\b${register}\\b`).test(row))
        ? [[i, row.trim().replaceAll("%%", "%")]]
        : [],
    );
  assert.deepEqual(
    rows.filter(([row]) => wanted.some(([i]) => i === row)),
    wanted,
  );
  const shown = await page.$$eval("#inside .uses li", (all) =>
    all.map((li) => /line (\d+)$/.exec(li.textContent)?.[1] ?? "0"),
  );
  assert.deepEqual(
    shown,
    rows.map(([row]) => String(lines[row])),
  );
  await page.click("#inside .uses button");
  assert.equal(await page.isVisible("#columns"), true);
  assert.ok((await page.locator('.column[data-stage="lowering"] li.holds').count()) > 0);
  await page.focus("#toRange");
  await page.keyboard.press("Enter");
  assert.equal(await page.getAttribute("#ranges .chosen button", "data-range"), name);
  // By mouse, from a bar.
  await page.click("#ranges .row:nth-child(7) .bar");
  assert.equal(
    await page.getAttribute("#ranges .chosen button", "data-range"),
    await page.getAttribute("#ranges .row:nth-child(7) button", "data-range"),
  );
});

test("nothing is cut off or hard to read, axe is content, and a phone scrolls the bars in their box", async () => {
  const axe = readFileSync(join(modules, "axe-core/axe.min.js"), "utf8"),
    { length } = insideOf("many").events,
    many = log.functions.find((fn) => fn.name === "many");
  // Behind the texts of the passes and the stops of those that only considered something, and the tiles.
  const pass = many.columns.filter(({ kind }) => kind === "ir").length + many.considered.length + 1;
  for (const size of ["desk", "phone"])
    for (const colorScheme of ["light", "dark"]) {
      const shown = await open(size, colorScheme, `f=many&view=graph&pass=${pass}&step=${Math.floor(length * 0.6)}`);
      await shown.waitForSelector("#ranges .bar");
      if (size === "phone")
        assert.ok(
          await shown.$eval(
            "#ranges",
            (box) => box.scrollWidth > box.clientWidth && box.getBoundingClientRect().right <= innerWidth,
          ),
        );
      await shown.evaluate(axe);
      // The live ranges, and the stops before and after them.
      for (const [key, place] of [
        ["Shift", "#ranges .bar"],
        ["ArrowLeft", "#tiles .tile"],
        ["End", "#copies tr"],
      ]) {
        await shown.keyboard.press(key);
        await shown.waitForSelector(place);
        await shown.screenshot({ path: join(shots, `${/\w+/.exec(place)[0]}-${size}-${colorScheme}.png`) });
        assert.deepEqual(await shown.evaluate(faults, SIZES[size][0]), [], `${place} ${size} ${colorScheme}`);
        const { violations } = await shown.evaluate(() => globalThis.axe.run(document));
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 150)}`),
          [],
          `${place} ${size} ${colorScheme}`,
        );
      }
      await shown.close();
    }
});
after(() => assert.deepEqual(problems, []));
