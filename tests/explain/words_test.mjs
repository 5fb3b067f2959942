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
