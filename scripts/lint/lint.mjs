// Lays out and judges JavaScript (biome) and Python (ruff, which runs as WebAssembly). Called by scripts/format.
//
//   node lint.mjs --modules DIR/node_modules [--check] FILE...
//
// Without --check the files are laid out anew. What the linters say is printed, and ends the program with status 1.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const modules = resolve(words[words.indexOf("--modules") + 1]);
const isCheck = words.includes("--check");
const files = words.slice(words.lastIndexOf(isCheck ? "--check" : "--modules") + (isCheck ? 1 : 2));
const isScript = (file) => /\.m?js$/.test(file);
const require = createRequire(pathToFileURL(join(modules, "x.js")));
let failed = false;

const say = (text) => {
  failed = true;
  console.log(text);
};

/// biome reads all files at once and says by itself what is wrong.
const judgeScripts = (scripts) => {
  if (!scripts.length) return;
  const biome = join(dirname(require.resolve("@biomejs/biome/package.json")), "bin", "biome");
  const run = (...options) =>
    spawnSync(process.execPath, [biome, "check", "--error-on-warnings", ...options, ...scripts], { encoding: "utf8" });
  // What it lays out anew it may break at other places the next time.
  if (!isCheck) for (let pass = 0; pass < 3; pass++) run("--write");
  const done = run("--max-diagnostics=50");
  if (done.status) say(done.stdout + done.stderr);
};

const judgePython = (programs) => {
  if (!programs.length) return;
  const { PositionEncoding, Workspace } = require("@astral-sh/ruff-wasm-nodejs");
  const workspace = new Workspace(JSON.parse(readFileSync(join(here, "ruff.json"), "utf8")), PositionEncoding.Utf16);
  for (const file of programs) {
    const text = readFileSync(file, "utf8");
    const laidOut = workspace.format(text);
    if (laidOut !== text) {
      if (isCheck) say(`${file}: is not laid out as scripts/format does it`);
      else writeFileSync(file, laidOut);
    }
    for (const { code, message, start_location: start } of workspace.check(laidOut))
      say(`${file}:${start.row}:${start.column}: ${code}: ${message}`);
  }
};

judgeScripts(files.filter(isScript));
judgePython(files.filter((file) => !isScript(file)));
process.exitCode = failed ? 1 : 0;
