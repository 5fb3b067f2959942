// The commands that the playground gives to the compiler. Needs no browser.
//
//   node --test tests/playground/commands_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { CHECK, REMARKS, checkOf, commandOf } from "../../playground/page/state.js";
import { read, remarksOf, textOf } from "../../playground/page/views.js";
import { language, setLanguage } from "../../playground/page/words.js";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../.."),
  minic = process.env.MINIC ?? join(root, "build/release/minic");

/// Runs a command as the worker does. LANG is that of the browser, as emscripten sets it.
function ran({ files, words }, browser) {
  const folder = mkdtempSync(join(tmpdir(), "minic-commands-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { stdout, stderr } = spawnSync(minic, words, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "", LC_MESSAGES: "", LANG: browser },
  });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}
const state = { file: "main.c", text: "int main(void) { int a[2]; return a[2] + x; }\n", options: "-O2" };
const UNDECLARED = { en: /use of undeclared identifier 'x'/, zh: /使用了未声明的标识符 'x'/ };
const BROWSERS = ["en_US.UTF-8", "zh_CN.UTF-8"];

test("messages are in the language of the page, whatever the browser's is", () => {
  for (const [chosen, expected] of Object.entries(UNDECLARED))
    for (const browser of BROWSERS) assert.match(ran(commandOf(state, CHECK, chosen), browser), expected);
});

test("undefined behaviour is reported in the language of the page", () => {
  const text = "int main(void) { int n = 0; return 1 / n; }\n";
  for (const browser of BROWSERS) {
    assert.match(ran(commandOf({ ...state, text }, ["--run=check"], "zh"), browser), /未定义行为: 1 除以零/);
    assert.match(ran(commandOf({ ...state, text }, ["--run=check"], "en"), browser), /1 is divided by zero/);
  }
});

test("what a pass says is a sentence in the language of the page", () => {
  const text =
    "void scale(int *a, int n) {\n  for (int i = 0; i < n; i++) a[i] *= n;\n}\nint main(void) { return 0; }\n";
  globalThis.document = { documentElement: {} };
  globalThis.localStorage = { setItem() {} };
  for (const [chosen, expected] of [
    ["en", /^✓ vectorize: The loop does \d+ iterations at once\.$/],
    ["zh", /^✓ vectorize: 循环一次做 \d+ 轮。$/],
  ]) {
    setLanguage(chosen);
    const found = remarksOf(read(ran(commandOf({ ...state, text }, REMARKS, chosen), BROWSERS[0])), state.file);
    assert.match(textOf(found.find(({ line, pass }) => line === 2 && pass === "vectorize")), expected);
  }
});

test("an option of the program's own is stronger", () => {
  const command = commandOf({ ...state, options: "--lang=en" }, CHECK, "zh");
  assert.match(ran(command, BROWSERS[1]), UNDECLARED.en);
});

test("the checks of a task are in English, where their patterns are looked for", () => {
  const task = { files: {} };
  for (const words of [["-fsyntax-only"], ["-fsyntax-only", "main.c"]])
    for (const browser of BROWSERS) assert.match(ran(checkOf({ ...state, task }, words), browser), UNDECLARED.en);
});

test("the first command is the one that the page asks for", () => {
  const kept = new Map();
  globalThis.localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, to) => kept.set(name, to) };
  globalThis.document = { documentElement: {} };
  setLanguage("zh");
  assert.deepEqual([language(), document.documentElement.lang], ["zh", "zh-CN"]);
  // As start.js does, in a page that is opened later.
  const script = `
    globalThis.localStorage = { getItem: () => "${[...kept.values()]}" };
    const { languageOf } = await import(${JSON.stringify(new URL("../../playground/page/language.js", import.meta.url).href)});
    console.log(languageOf());`;
  const first = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }).trim();
  assert.deepEqual(commandOf(state, CHECK, first), commandOf(state, CHECK, language()));
});
