#!/usr/bin/env node
// Prints how long the stories of the explain page are, where the first phi comes, and with --browser how long a step takes.
//
//   scripts/explain-numbers.mjs [--minic build/release/minic] [--browser] [FILE...]
//
// Without files: fib, B0 to B8, the side programs, a lab function, and programs of 200 and 2,000 blocks. --browser needs Chromium
// and the packages that the page is built with.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const { Model } = await import(join(root, "explain/web/src/core/model.js"));
const { Tour } = await import(join(root, "explain/web/src/core/story.js"));
const { program } = await import(join(root, "tests/explain/program.mjs"));
const args = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : args.splice(at, 2)[1];
};
const minic = resolve(option("--minic", join(root, "build/release/minic")));
const inBrowser = args.includes("--browser");
const files = args.filter((a) => !a.startsWith("--"));
const directory = mkdtempSync(join(tmpdir(), "minic-explain-"));
if (!files.length) {
  files.push(
    ...["examples/fib.c", "tests/passes/mem2reg-eac.ll", "tests/passes/leaving-ssa.c", "tests/explain/lab.c"].map((f) =>
      join(root, f),
    ),
  );
  for (const blocks of [200, 2000]) {
    files.push(join(directory, `big${blocks}.c`));
    writeFileSync(files.at(-1), program(blocks, 100));
  }
}

let browser = null;
if (inBrowser) {
  const modules = join(dirname(minic), "explain/web/node_modules");
  const { chromium } = createRequire(pathToFileURL(join(modules, "x.js")))("playwright-core");
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/// Opens the page and steps through all phases: the size, the time until it can be used, the median step and the longest.
async function timesOf(file) {
  const html = join(directory, "page.html");
  execFileSync(minic, [file, "-w", "--explain", "-o", html]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120000);
  const begin = performance.now();
  await page.goto(pathToFileURL(html).href + "#detail=steps");
  await page.waitForSelector("body[data-ready]");
  const opened = performance.now() - begin;
  // The steps into each phase and ten in its middle, each after the page has come to rest.
  const times = await page.evaluate(async () => {
    const times = [];
    for (const { first, count } of minic.model.phases) {
      const middle = first + Math.floor(count / 2);
      for (const step of [
        first,
        ...Array.from({ length: Math.min(10, count) }, (_, i) => Math.min(first + count - 1, middle + i)),
      ]) {
        if (!step) continue;
        minic.go(step - 1);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, step === first ? 100 : 0)));
        const begin = performance.now();
        minic.go(step);
        document.body.getBoundingClientRect();
        times.push(performance.now() - begin);
      }
    }
    return times.sort((a, b) => a - b);
  });
  await page.close();
  return `${(statSync(html).size / 1000).toFixed(0)} KB, opens in ${opened.toFixed(0)} ms, a step takes ${times[times.length >> 1].toFixed(0)} ms, at most ${times.at(-1).toFixed(0)} ms`;
}

console.log("function             blocks lines  steps  first phi | story  first phi");
for (const file of files) {
  const log = JSON.parse(execFileSync(minic, [file, "-w", "--explain=json", "-o", "-"], { maxBuffer: 1 << 29 }));
  for (const fn of log.functions) {
    if (!fn.forms.pruned?.length) continue;
    const model = new Model(fn, "pruned");
    const firstPhi = (tour) => tour.steps.findIndex((_, i) => tour.stepAt(i).kind === "place") + 1 || "-";
    const [all, story] = ["steps", "story"].map((detail) => new Tour(model, detail));
    const lines = new Set(fn.beforeLines?.filter(Boolean)).size || "-";
    console.log(
      `${`${basename(file)} ${fn.name}`.padEnd(28)} ${String(fn.blocks.length).padStart(5)} ${String(lines).padStart(5)} ${String(all.steps.length).padStart(6)} ${String(firstPhi(all)).padStart(8)}   | ${String(story.steps.length).padStart(5)} ${String(firstPhi(story)).padStart(8)}`,
    );
  }
  if (browser) console.log("  " + (await timesOf(file)));
}
await browser?.close();
rmSync(directory, { recursive: true, force: true });
