// axe finds nothing on the explain page in all its modes, the pass viewer and the gallery, on two sizes, light and dark.
//
//   MINIC=... MODULES=.../node_modules CHROMIUM=... node --test tests/explain/axe_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browser, directory, minic, modules, root } from "./browser.mjs";

const axe = readFileSync(join(modules, "axe-core/axe.min.js"), "utf8");
const PLACES = [
  "",
  "all=1&detail=steps",
  "all=1&detail=steps&step=40",
  ...["run", "quiz", "break"].map((mode) => `all=1&mode=${mode}`),
]
  .map((at) => `fib.html#lang=en&${at}`)
  .concat(
    "class.html#lang=en",
    "class.key.html#lang=en",
    "fib.passes.html#view=graph",
    "fib.passes.html#view=columns",
    "gallery/index.html#lang=en",
  );

test("no violation of accessibility", async () => {
  execFileSync(minic, [join(root, "examples/fib.c"), "-O2", "--explain", "-o", join(directory, "fib.html")]);
  const quiz = join(directory, "axe.quiz");
  writeFileSync(quiz, "fib pruned 1\nfib minimal 3\n");
  for (const [option, page] of [
    ["--explain-quiz", "class.html"],
    ["--explain-quiz-key", "class.key.html"],
  ])
    execFileSync(minic, [join(root, "examples/fib.c"), `${option}=${quiz}`, "-o", join(directory, page)]);
  execFileSync(minic, ["--explain=gallery", "-o", join(directory, "gallery")]);
  const found = [];
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ])
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: "en-US" });
      for (const place of PLACES) {
        const page = await context.newPage();
        await page.goto(`${pathToFileURL(directory)}/${place}`);
        await page.waitForSelector(place.startsWith("gallery") ? "article" : "body[data-ready]", { timeout: 120000 });
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => globalThis.axe.run(document));
        for (const { id, nodes } of violations)
          found.push(
            `${place} ${width} ${colorScheme}: ${id}: ${nodes
              .slice(0, 2)
              .map((node) => node.html.slice(0, 150))
              .join(" | ")}`,
          );
        await page.close();
      }
      await context.close();
    }
  assert.deepEqual(found, []);
});
