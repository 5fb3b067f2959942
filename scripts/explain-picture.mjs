#!/usr/bin/env node
// Makes docs/images/explain.png, the README's picture, from the real page: fib at its first phi.
//
//   node scripts/explain-picture.mjs [build/release/minic]
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const minic = resolve(process.argv[2] ?? join(root, "build/release/minic"));
const modules = join(dirname(minic), "explain/web/node_modules");
const { chromium } = createRequire(pathToFileURL(join(modules, "x.js")))("playwright-core");
const images = join(root, "docs/images"),
  html = join(images, "fib.html");
mkdirSync(images, { recursive: true });
execFileSync(minic, [join(root, "examples/fib.c"), "--explain", "-o", html]);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: "en-US" });
await page.goto(pathToFileURL(html).href + "#lang=en&dark=0&detail=story&function=fib");
await page.waitForSelector("body[data-ready]");
await page.keyboard.press("n");
await page.screenshot({ path: join(images, "explain.png") });
await browser.close();
rmSync(html);
