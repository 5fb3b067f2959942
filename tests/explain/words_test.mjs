// Chinese words have Chinese punctuation: the texts in the sources of the pages, and the lessons of the gallery. And what the
// compiler says by name has its sentences, in both languages.
//
//   node --test tests/explain/words_test.mjs
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ERASED } from "../../explain/web/src/core/sentences.js";
import { TEMPLATES } from "../../explain/web/src/core/templates.js";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const files = [
  ...filesOf(join(root, "explain/web/src")).filter((file) => file.endsWith(".js")),
  join(root, "explain/gallery/lessons.json"),
];

const HAN = "[\\u3400-\\u9fff]";
/// A comma, semicolon, colon, question or exclamation mark that is half as wide as the letter beside it, and an opening bracket after
/// a space.
const HALF = new RegExp(`${HAN} ?[,;:?!]|[^\\s"'\`][,;:?!] ${HAN}|${HAN} \\(`, "u");

test("the pattern finds half-width punctuation", () => {
  for (const text of ["先读, 再写", "块: x", "取出 b; 若", "什么?", "第一步 (Home)"]) assert.match(text, HALF);
  for (const text of ["先读，再写", "块：x", "rpo(b) ← n", "idom(入口)", 'tr("a", "甲"), tr("b", "乙")'])
    assert.doesNotMatch(text, HALF);
});

test("no Chinese text has half-width punctuation", () => {
  const found = [];
  for (const file of files)
    readFileSync(file, "utf8")
      .split("\n")
      .forEach(
        (line, i) =>
          HALF.test(line) &&
          found.push(
            `${relative(root, file)}:${i + 1}: ${line.match(HALF).input.slice(Math.max(0, line.match(HALF).index - 10), line.match(HALF).index + 12)}`,
          ),
      );
  assert.deepEqual(found, []);
  assert.ok(files.length > 30);
});

/// The words of a language that a pattern takes apart, and the Chinese that stands for what it finds.
const TRANSLATES = new RegExp(
  `(?:\\[|\\()\\s*/(?:\\\\.|[^/\\\\\\n])*[a-z]{2,} [a-z]{2,}(?:\\\\.|[^/\\\\\\n])*/[a-z]*,\\s*(?:tr\\()?["'\`][^\\n]{0,200}${HAN}`,
  "u",
);

test("the pattern finds a translation of English text", () => {
  for (const text of [
    '[/^the program did not end after (\\d+) steps/, "程序运行 $1 步之后还没有结束"],',
    "text.replace(/is stored by (.*)/g, `被 $1 存储`)",
  ])
    assert.match(text, TRANSLATES);
  for (const text of [
    '["the program", "程序"],',
    'line.replace(/, align \\d+$/, "")',
    'tr("a program of steps", "程序")',
    '"run.exit": ["the program ends", "程序结束"], // as / in / paths',
  ])
    assert.doesNotMatch(text, TRANSLATES);
});

test("no Chinese is made from English text: what the compiler says comes by name, or in both languages", () => {
  const pages = [...files, ...filesOf(join(root, "playground/page")).filter((file) => /\/page\/\w+\.js$/.test(file))];
  assert.ok(pages.some((file) => file.endsWith("playground/page/words.js")));
  const found = pages.filter((file) => TRANSLATES.test(readFileSync(file, "utf8").replaceAll("\n", " ")));
  assert.deepEqual(
    found.map((file) => relative(root, file)),
    [],
  );
});

const rowsOf = (file, pattern) => [...readFileSync(join(root, file), "utf8").matchAll(pattern)].map(([, name]) => name);

test("each mistake has its rule and its excuse, each reason of the clean-up its sentence", () => {
  const table = readFileSync(join(root, "explain/mistakes.cpp"), "utf8").match(/kMistakes\[\] = \{([^]*?)\n\};/)[1],
    mistakes = [...table.matchAll(/^ {4}\{"([-\w]+)"/gm)].map(([, name]) => name).sort();
  assert.ok(mistakes.length >= 10, `${mistakes}`);
  for (const kind of ["rule", "harmless"]) {
    const keys = Object.keys(TEMPLATES).filter((key) => key.startsWith(`${kind}.`));
    assert.deepEqual(keys.map((key) => key.slice(kind.length + 1)).sort(), mistakes);
  }
  const reasons = rowsOf("passes/mem2reg/mem2reg.cpp", /eraseOne\(.*Remark::(\w+)\)/g);
  assert.deepEqual(reasons.sort(), Object.keys(ERASED).sort());
  for (const key of Object.values(ERASED)) assert.equal(TEMPLATES[key].length, 2, key);
});
