// Little room: the page at 200 % zoom and on phones that lie on their side scrolls up and down and never sideways, every control is
// in view or can be scrolled to, and every panel has room to be read.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... SHOTS=... node --test tests/explain/reflow_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, root, shots } from "./browser.mjs";

// A window of 1440 x 900 and one of 1280 x 800 at 200 %, and phones, in one language each.
const SIZES = [
  [720, 450, "en"],
  [640, 400, "zh"],
  [844, 390, "zh"],
  [667, 375, "en"],
];
const STEPS = ["dominators", "placement", "renaming", "copies", "result"].map(
  (phase) => `all=1&detail=steps&phase=${phase}`,
);
const PLACES = [
  "",
  "all=0&step=6",
  ...STEPS,
  ...["run", "run&by=block", "quiz", "break"].map((mode) => `all=1&mode=${mode}`),
]
  .map((at) => `fib.html#function=fib&${at}`)
  .concat("fib.passes.html#view=graph&pass=2", "fib.passes.html#view=columns", "gallery/index.html#");
/// Lower panels, in pixels, show too little at once.
const LEAST = 150;

/// In the page: what is out of reach or too small.
function look(least) {
  const wrong = [],
    root = document.scrollingElement,
    view = { width: innerWidth, height: innerHeight };
  if (root.scrollWidth > view.width) wrong.push(`the page is ${root.scrollWidth} wide`);
  // The body scrolls, or the window does.
  const isScrolled =
    getComputedStyle(document.body).overflowY === "auto" ||
    [document.body, document.documentElement].every((element) => getComputedStyle(element).overflowY !== "hidden");
  const name = (element) => element.id || element.className || element.tagName;
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  /// Whether something around it scrolls that way.
  const scrolls = (element, side) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up)[side === "x" ? "overflowX" : "overflowY"])) return true;
    return false;
  };
  for (const element of document.querySelectorAll("button, select, input, summary")) {
    if (!isShown(element)) continue;
    const { left, right, bottom } = element.getBoundingClientRect();
    if ((left < -1 || right > view.width + 1) && !scrolls(element, "x"))
      wrong.push(`${name(element)} is at ${Math.round(left)} to ${Math.round(right)}`);
    if (bottom > view.height + 1 && !isScrolled && !scrolls(element, "y"))
      wrong.push(`${name(element)} is below the window`);
  }
  for (const panel of document.querySelectorAll(".panel, #both > *, .column, #quizGraph, .quiz form")) {
    if (!isShown(panel)) continue;
    const { height, bottom, width } = panel.getBoundingClientRect(),
      inner = panel.querySelector(".body") ?? panel;
    if (height < least && inner.scrollHeight > inner.clientHeight + 2)
      wrong.push(`${name(panel)} ${panel.id} is ${Math.round(height)} high`);
    if (width < least) wrong.push(`${name(panel)} ${panel.id} is ${Math.round(width)} wide`);
    if (bottom > view.height + 1 && !isScrolled && !scrolls(panel, "y"))
      wrong.push(`${name(panel)} is below the window`);
  }
  return wrong;
}

test("200 % and phones on their side: nothing is out of reach", async () => {
  execFileSync(minic, [join(root, "examples/fib.c"), "-O2", "--explain", "-o", join(directory, "fib.html")]);
  execFileSync(minic, ["--explain=gallery", "-o", join(directory, "gallery")]);
  const found = [];
  for (const [width, height, lang] of SIZES) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: 2,
      locale: lang === "zh" ? "zh-CN" : "en-US",
    });
    for (const place of PLACES) {
      await page.goto("about:blank");
      await page.goto(`${pathToFileURL(directory)}/${place}&lang=${lang}`);
      await page.waitForSelector(place.startsWith("gallery") ? "article" : "body[data-ready]", { timeout: 120000 });
      found.push(...(await page.evaluate(look, LEAST)).map((text) => `${width}x${height} ${lang} ${place}: ${text}`));
      if (!place.startsWith("gallery"))
        await page.screenshot({ path: join(shots, `reflow-${width}-${place.replace(/\W+/g, "-")}.png`) });
    }
    await page.close();
  }
  assert.deepEqual(found, []);
});
