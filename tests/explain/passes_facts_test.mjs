// What the pass viewer says that a pass changed is true: every sentence about the texts, in English, is read and compared with the
// texts before and after the pass. This reads the rows and the numbers of the data, and nothing of the page's own reading.
//
//   MINIC=... PROGRAMS=40 node --test tests/explain/passes_facts_test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { PASS_TEMPLATES, sentencesOf, stopsOf } from "../../explain/web/src/core/pass_story.js";
import { plain } from "../../explain/web/src/core/say.js";
import { FACTS } from "./passes_claims.mjs";
import { program } from "./program.mjs";
import { sample } from "./sample.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
const directory = mkdtempSync(join(tmpdir(), "minic-facts-"));
after(() => rmSync(directory, { recursive: true, force: true }));

const bare = (row) => row.replace(/ +;.*$/, "").trim();
/// The instructions of a text by number: { text, block (its number) }; and the labels by number.
const read = (column) => {
  const insts = new Map(),
    labels = new Map(column.blocks.map(([label, id]) => [id, label]));
  let next = 0,
    block = column.blocks[0][1];
  if (column.text.split("\n")[1] !== column.blocks[0][0] + ":") next = 1;
  column.text.split("\n").forEach((row, i) => {
    if (next < column.blocks.length && row === column.blocks[next][0] + ":") block = column.blocks[next++][1];
    const id = column.ids[i];
    if (id) insts.set(id, { text: insts.has(id) ? `${insts.get(id).text} ${bare(row)}` : bare(row), block });
  });
  assert.equal(next, column.blocks.length);
  return { insts, labels, all: [...insts] };
};
/// Whether an instruction reads the value of another one, whose text is given.
const reads = (reader, text) =>
  reader !== text &&
  new RegExp(`${text.split(" ")[0].replace(/[.$]/g, "\\$&")}(?![-\\w$.])`).test(reader.replace(/^\S+ = /, ""));

/// Whether the sentence is true; by the key of its template, with what stands in its slots.
const claims = {
  ...FACTS,
  "block.new": (was, now, [block, count]) =>
    now.all.some(([, inst]) => now.labels.get(inst.block) === block && !was.labels.has(inst.block)) &&
    now.all.filter(([, inst]) => now.labels.get(inst.block) === block).length === Number(count),
  "block.gone": (was, now, [block]) =>
    [...was.labels].some(
      ([id, label]) =>
        label === block.replace(/ \(before\)$/, "") &&
        !now.labels.has(id) &&
        was.all.every(([number, inst]) => inst.block !== id || !now.insts.has(number)),
    ),
  "block.joined": (was, now, [block, home]) =>
    [...was.labels].some(
      ([id, label]) =>
        label === block.replace(/ \(before\)$/, "") &&
        !now.labels.has(id) &&
        was.all.every(
          ([number, inst]) =>
            inst.block !== id || !now.insts.has(number) || now.labels.get(now.insts.get(number).block) === home,
        ),
    ),
  edges: (was, now, [block, to, from]) => {
    const [id] = [...now.labels].find(([, label]) => label === block);
    const targets = (side, of) =>
      [
        ...new Set(
          [
            ...side.all
              .filter(([, inst]) => inst.block === of)
              .at(-1)[1]
              .text.matchAll(/label %([-\w$.]+)/g),
          ].map((found) => found[1]),
        ),
      ]
        .sort()
        .join();
    const old = from
      .split(", ")
      .map(
        (label) =>
          [...now.labels].find(([, name]) => name === label)?.[0] ??
          [...was.labels].find(
            ([other, name]) => name === label.replace(/ \(before\)$/, "") && !now.labels.has(other),
          )[0],
      );
    return (
      targets(now, id) === to.split(", ").sort().join() &&
      targets(was, id) ===
        old
          .map((other) => was.labels.get(other))
          .sort()
          .join()
    );
  },
  moved: (was, now, [name, , to]) =>
    now.all.some(
      ([id, inst]) =>
        (inst.text === name || inst.text.startsWith(name + " = ")) &&
        now.labels.get(inst.block) === to &&
        was.insts.get(id) &&
        was.insts.get(id).block !== inst.block,
    ),
  "moved.together": (was, now, [count, from, to, names]) =>
    names
      .split(/, (?=%|store|br|ret|call|switch)/)
      .every((name) => name.includes("[") || name.includes(",") || claims.moved(was, now, [name, from, to])),
  gone: (was, now, [text]) => was.all.some(([id, inst]) => inst.text === text && !now.insts.has(id)),
  "gone.became": (was, now, [text, value]) =>
    was.all.some(
      ([id, inst]) =>
        inst.text === text &&
        !now.insts.has(id) &&
        was.all.every(
          ([other, { text: reader }]) =>
            !reads(reader, text) || (now.insts.has(other) && now.insts.get(other).text.includes(value)),
        ),
    ),
  "gone.partly": (was, now, [text, value]) =>
    was.all.some(
      ([id, inst]) =>
        inst.text === text &&
        !now.insts.has(id) &&
        was.all.every(
          ([other, { text: reader }]) =>
            !reads(reader, text) || !now.insts.has(other) || now.insts.get(other).text.includes(value),
        ),
    ),
  "gone.unread": (was, now, [text]) =>
    claims.gone(was, now, [text]) && was.all.every(([, { text: reader }]) => !reads(reader, text)),
  "gone.together": (was, now, [text]) =>
    claims.gone(was, now, [text]) &&
    was.all.every(([other, { text: reader }]) => !reads(reader, text) || !now.insts.has(other)),
  fresh: (was, now, [text, block]) =>
    now.all.some(([id, inst]) => inst.text === text && !was.insts.has(id) && now.labels.get(inst.block) === block),
  changed: (was, now, [old, text]) =>
    now.all.some(([id, inst]) => inst.text === text && was.insts.get(id)?.text === old),
  considered: (was, now) => JSON.stringify(was.all) === JSON.stringify(now.all),
  same: (was, now) => was.all.length === now.all.length,
};

/// A template as what reads its sentence; a word that depends on a number is either of two.
const readers = Object.fromEntries(
  Object.entries(PASS_TEMPLATES).map(([key, [english]]) => [
    key,
    new RegExp(
      "^" +
        english
          .split(/(\{[^}]*\})/)
          .map((part) =>
            part[0] !== "{"
              ? part.replace(/[.*+?()[\]|^$]/g, "\\$&")
              : part[1] === "#"
                ? `(?:${part.slice(part.indexOf(":") + 1, -1)})`
                : "(.*)",
          )
          .join("") +
        "$",
    ),
  ]),
);

test("the sentences about what passes changed are true", () => {
  const seen = {},
    wrong = [],
    lies = [],
    folder = join(root, "tests/run");
  // A made one, and others that are spread over the folder of programs; those that need options of their own are left out.
  const count = Number(process.env.PROGRAMS ?? 20);
  const files = [
    join(directory, "p.c"),
    ...sample(folder, count, "facts"),
    ...["course-bank.c", "c-indirect-goto.c"].map((name) => join(folder, name)),
  ];
  writeFileSync(files[0], program(60, 9));
  for (const file of files) {
    const made = spawnSync(minic, [file, "-w", "-O2", "--explain=passes:json", "-o", "-"], {
      maxBuffer: 1 << 29,
      timeout: 60000,
    });
    if (made.status !== 0 || made.stdout.length > 3e7) continue;
    const log = JSON.parse(made.stdout);
    for (const fn of log.functions)
      for (const stop of stopsOf(fn)) {
        const { reasons, facts } = sentencesOf(log, fn, stop);
        for (const { text, remark } of reasons)
          if (/[{}]|undefined|object Object/.test(text)) wrong.push(`no sentence for ${remark}`);
        if (!stop.column || !stop.before) continue;
        const was = read(stop.before),
          now = read(stop.column);
        const kinds = facts.map(({ key }) => (key === "block.new" ? "new" : key.split(".")[0]));
        for (const [i, { key, text }] of facts.entries()) {
          seen[key] = (seen[key] ?? 0) + 1;
          const slots = readers[key].exec(plain(text))?.slice(1);
          if (
            !slots ||
            (claims[key] &&
              !claims[key](was, now, slots, {
                kind: kinds[i - 1],
                told: kinds.slice(0, i).filter((kind) => kind === kinds[i - 1]).length,
              }))
          )
            wrong.push(
              `${file} ${fn.name} ${stop.title}: ${key} ${key === "more" ? facts[i - 1].key : ""}: ${plain(text)}`,
            );
          // With the texts exchanged these are lies.
          else if (/^(block\.|gone|fresh)/.test(key) && claims[key]?.(now, was, slots))
            lies.push(`${key}: ${plain(text)}`);
        }
      }
  }
  assert.deepEqual(wrong.slice(0, 10), []);
  for (const key of [
    "block.gone",
    "edges",
    "moved",
    "gone",
    "gone.became",
    "gone.together",
    "fresh",
    "changed",
    "block.joined",
  ])
    assert.ok(seen[key] > 0, `${key} is never said`);
  // A text may be gone in one place and come in another, so a few of them are true by chance.
  const could = Object.entries(seen).reduce((sum, [key, n]) => sum + (/^(block\.|gone|fresh)/.test(key) ? n : 0), 0);
  assert.ok(lies.length < could / 10, `${lies.length} lies of ${could} are believed: ${lies.slice(0, 5).join("\n")}`);
});
