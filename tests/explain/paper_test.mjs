// On paper: the page flows from sheet to sheet, nothing is cut off, nothing is there that only a hand can use, and dark pages are
// printed light.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... SHOTS=... node --test tests/explain/paper_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, open, root, shots } from "./browser.mjs";

const PLACES = {
  opening: "all=0&function=fib",
  story: "all=0&function=fib&step=12",
  dominators: "all=1&detail=steps&phase=dominators&function=fib",
  renaming: "all=1&detail=steps&phase=renaming&function=fib",
  result: "all=1&detail=steps&phase=result&function=fib",
  run: "all=1&mode=run",
  block: "all=1&mode=run&by=block",
  mistakes: "all=1&mode=break&function=fib",
};

/// In the page, as paper: what is cut off, what is a control, and what is not to be seen of the texts `wanted`.
function look(wanted) {
  const wrong = [],
    isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element) =>
    `${element.tagName.toLowerCase()}${element.id && "#" + element.id}${element.className.baseVal ?? (element.className && "." + element.className)}`;
  for (const element of document.querySelectorAll("body *")) {
    if (!isShown(element) || element.closest("#spoken, .node")) continue;
    const { overflowX, overflowY, position } = getComputedStyle(element),
      box = element.getBoundingClientRect();
    if (element.scrollHeight > element.clientHeight + 3 && element.clientHeight > 0 && overflowY !== "visible")
      wrong.push(`${name(element)} is cut: ${element.scrollHeight} in ${element.clientHeight}`);
    if (element.scrollWidth > element.clientWidth + 3 && element.clientWidth > 0 && overflowX !== "visible")
      wrong.push(`${name(element)} is cut: ${element.scrollWidth} in ${element.clientWidth} sideways`);
    if (box.right > innerWidth + 1 && box.width > 1)
      wrong.push(`${name(element)} ends at ${Math.round(box.right)} of ${innerWidth}`);
    if (position === "fixed" || position === "sticky") wrong.push(`${name(element)} is ${position}`);
    if (element.matches("select, input, #phases, .controls, #modes, #help, .grow"))
      wrong.push(`${name(element)} is printed`);
    if (element.tagName === "svg" && !element.closest(".arrows") && box.height > 1120)
      wrong.push(`a graph is ${box.height} high`);
  }
  const text = document.body.innerText;
  for (const part of wanted) if (!text.includes(part)) wrong.push(`${part} is missing`);
  return wrong;
}

for (const [name, at] of Object.entries(PLACES))
  test(`${name}: whole on paper`, async () => {
    const page = await open("fib", { size: "desk", at: `lang=en&dark=1&${at}` });
    const mode = name in { run: 1, block: 1, mistakes: 1 };
    const wanted = await page.evaluate(
      (isSteps) =>
        [
          document.querySelector("#why").textContent.slice(0, 30),
          ...(isSteps ? [minic.model.ir.blocks.at(-1).label] : []),
        ].filter(Boolean),
      !mode,
    );
    const pdf = await page.pdf({ format: "A4", margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" } });
    writeFileSync(join(shots, `paper-${name}.pdf`), pdf);
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
    assert.ok(sheets >= 1 && sheets <= 12, `${sheets} sheets`);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 700, height: 1000 });
    await page.waitForTimeout(300);
    assert.deepEqual(await page.evaluate(look, wanted), []);
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper").trim()),
      "#fff",
    );
    if (!mode) {
      assert.ok(await page.isVisible("#cfg svg"));
      assert.ok(await page.isVisible("#panel-ir"));
      if (name !== "opening") assert.ok(await page.isVisible("#table"));
    }
    await page.screenshot({ path: join(shots, `paper-${name}.png`), fullPage: true });
    await page.close();
  });

test("a large function's listing is printed as it is at this step, with all its blocks", async () => {
  const page = await open("big200", { size: "desk", at: "lang=en&detail=steps&phase=result" });
  // What is on paper: afterwards the page may draw again.
  await page.evaluate(() =>
    addEventListener("afterprint", () => {
      globalThis.printed = [
        document.querySelectorAll("#ir [data-stale]").length,
        document.querySelectorAll("#ir .irblock").length === minic.model.ir.blocks.length,
      ];
    }),
  );
  await page.pdf({ format: "A4" });
  assert.deepEqual(await page.evaluate(() => globalThis.printed), [0, true]);
  await page.close();
});

test("the pass viewer on paper", async () => {
  execFileSync(minic, [join(root, "examples/fib.c"), "-O2", "--explain=passes", "-o", join(directory, "viewer.html")]);
  for (const view of ["graph&pass=2", "columns"]) {
    const page = await browser.newPage({
      viewport: { width: 700, height: 1000 },
      locale: "en-US",
      colorScheme: "dark",
    });
    await page.goto(`${pathToFileURL(join(directory, "viewer.html"))}#view=${view}`);
    await page.waitForSelector("body[data-ready]");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.waitForTimeout(300);
    assert.deepEqual(await page.evaluate(look, view === "columns" ? ["assembly"] : ["What is different"]), []);
    await page.screenshot({ path: join(shots, `paper-passes-${view.slice(0, 5)}.png`), fullPage: true });
    await page.close();
  }
});
