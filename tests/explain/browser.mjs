// Pages of --explain in a real browser, for the tests: what makes and opens them, and what they complained about.
//
// In the environment: MINIC, MODULES (.../node_modules), CHROMIUM, and SHOTS, the folder for pictures.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { program } from "./program.mjs";
import { SIZES as PICTURED } from "./shots.mjs";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
export const modules = resolve(process.env.MODULES ?? join(root, "build/release/explain/web/node_modules"));
export const shots = resolve(process.env.SHOTS ?? join(root, "build/release/tests/explain"));
const { chromium } = createRequire(pathToFileURL(join(modules, "x.js")))("playwright-core");

const SIZES = { ...PICTURED, laptop: [1366, 768] };
export const INPUTS = {
  fib: "examples/fib.c",
  pitfalls: "tests/passes/mem2reg-pitfalls.ll", // with the graph n1 to n8
  eac: "tests/passes/mem2reg-eac.ll", // B0 to B8
  lab: "tests/explain/lab.c", // 14 blocks: a loop with branches, a break, and a loop in it
  floats: "tests/explain/floats.c",
  lines: "tests/explain/lines/sort.c",
  leaving: "tests/passes/leaving-ssa.c", // swap, lost copy, rotation
};

/// The browser, and a folder for what the tests make.
export let browser, directory;
/// Whatever a page said on the console, and whatever it asked of a network.
export const problems = [];

before(async () => {
  directory = mkdtempSync(join(tmpdir(), "minic-explain-"));
  mkdirSync(shots, { recursive: true });
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
});
after(async () => {
  await browser?.close();
  rmSync(directory, { recursive: true, force: true });
});

const made = new Map();
/// The page of an input, as a file.
export function pageOf(name) {
  if (!made.has(name)) {
    let input = join(root, INPUTS[name] ?? "");
    if (name.startsWith("big")) {
      input = join(directory, name + ".c");
      writeFileSync(input, program(Number(name.slice(3)), 100));
    }
    const page = join(directory, name + ".html");
    execFileSync(minic, [input, "-w", "--explain", "-o", page], { stdio: ["ignore", "ignore", "inherit"] });
    made.set(name, page);
  }
  return made.get(name);
}

/// Opens a page and waits until its graphs are drawn. Whatever it says on the console, and whatever it
/// asks of a network, is a problem.
export async function open(name, { size = "laptop", at = "lang=en" } = {}) {
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: size === "phone" ? 2 : 1 });
  page.setDefaultTimeout(120000); // the machine of a test may be busy
  page.on("console", (message) => problems.push(`${name}: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`${name}: ${error.stack}`));
  page.on(
    "request",
    (request) => /^(file|data|blob):/.test(request.url()) || problems.push(`${name} asks for ${request.url()}`),
  );
  await page.goto(`${pathToFileURL(pageOf(name))}#${/detail=/.test(at) ? at : at + "&detail=steps"}`);
  await page.waitForSelector("body[data-ready]");
  return page;
}
