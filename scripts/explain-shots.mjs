#!/usr/bin/env node
// Makes pictures of the explain page to be looked at: every phase, the run, the quiz and the mistakes, at five sizes, light and
// dark, in English and Chinese; also of the pass viewer and the gallery; and sheets of six of them.
//
//   node scripts/explain-shots.mjs [--minic build/release/minic] [--only REGEX] [DIR]     DIR: build/shots
//
// --only takes the pictures whose name (program-place-size-theme-language) matches, e.g. "lab-.*desk-dark".
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const { LANGUAGES, SIZES, THEMES, camera, shoot } = await import(join(root, "tests/explain/shots.mjs"));
const args = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : args.splice(at, 2)[1];
};
const minic = resolve(option("--minic", join(root, "build/release/minic")));
const only = new RegExp(option("--only", "."));
const out = resolve(args[0] ?? join(root, "build/shots"));
const modules = join(dirname(minic), "explain/web/node_modules");
const { chromium } = createRequire(pathToFileURL(join(modules, "x.js")))("playwright-core");
const PROGRAMS = {
  fib: ["examples/fib.c", "story"],
  lab: ["tests/explain/lab.c", "story"],
  leaving: ["tests/passes/leaving-ssa.c", "steps"],
  captured: ["explain/gallery/captured.c", "story"],
  eac: ["tests/passes/mem2reg-eac.ll", "steps"],
};

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const write = (name, data) => writeFileSync(join(out, name + ".png"), data);
const html = join(out, "page.html");
const every = Object.keys(SIZES).flatMap((size) =>
  THEMES.flatMap((theme) => LANGUAGES.map((language) => [size, theme, language])),
);

for (const [program, [file, detail]] of Object.entries(PROGRAMS)) {
  const wanted = (...name) => only.test([program, ...name].join("-"));
  execFileSync(minic, [join(root, file), "-w", "--explain", "-o", html]);
  const page = await browser.newPage();
  await page.goto(`${pathToFileURL(html)}#lang=en&dark=0&detail=${detail}`);
  await page.waitForSelector("body[data-ready]");
  const take = await camera(page, (name, data) => write(`${program}-${name}`, data));
  console.log(program, await shoot(page, { sizes: Object.keys(SIZES), wanted, take }));
  await page.close();
}
// The pages that choose theme and language by the browser's.
execFileSync(minic, ["--explain=gallery", "-o", join(out, "gallery")]);
execFileSync(minic, [join(root, "examples/fib.c"), "-O2", "--explain=passes", "-o", join(out, "passes.html")]);
for (const [name, file] of [
  ["gallery", "gallery/index.html"],
  ["passes", "passes.html"],
])
  for (const [size, theme, language] of every) {
    const picture = `${name}-${size}-${theme}-${language}`;
    if (!only.test(picture)) continue;
    const [width, height] = SIZES[size];
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: theme,
      locale: language === "zh" ? "zh-CN" : "en-US",
    });
    await page.goto(pathToFileURL(join(out, file)).href);
    await page.waitForSelector("body[data-ready]");
    await (await camera(page, write))(page, picture);
    await page.close();
  }

// Sheets: pictures of one size, six on each.
const sheet = await browser.newPage();
for (const [size, [width]] of Object.entries(SIZES)) {
  const all = readdirSync(out)
    .filter((name) => name.includes(`-${size}-`) && only.test(name))
    .sort();
  for (let i = 0; i < all.length; i += 6) {
    const columns = size === "phone" ? 6 : 2,
      zoom = size === "phone" ? 1 : 800 / width;
    writeFileSync(
      join(out, "sheet.html"),
      `<body style="margin:0;display:grid;gap:8px;width:max-content;background:#808;grid-template-columns:repeat(${columns},max-content)">` +
        all
          .slice(i, i + 6)
          .map((name) => `<img style="zoom:${zoom}" src="${name}">`)
          .join(""),
    );
    await sheet.goto(pathToFileURL(join(out, "sheet.html")).href);
    await sheet
      .locator("body")
      .screenshot({ path: join(out, `sheet-${size}-${String(i / 6 + 1).padStart(2, "0")}.png`) });
  }
}
await browser.close();
console.log(`pictures and sheets are in ${out}`);
