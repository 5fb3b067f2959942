// Nothing of the pass viewer's data ends or begins in silence. At -O2 every row of assembly is walked back: to a source line, or
// to the reason why the back end put it in. Every instruction of the front end is walked forward: to the assembly, or to a reason
// why it ends.
//
//   MINIC=... node --test tests/explain/walk_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { backward, forward } from "../../explain/web/src/core/threads.js";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
const programs = [
  "examples/fib.c",
  ...["sort", "matrix", "string", "struct", "ackermann", "machine"].map((name) => `tests/explain/walk/${name}.c`),
];

for (const program of programs)
  test(program, () => {
    const log = JSON.parse(
      execFileSync(minic, [join(root, program), "-w", "-O2", "--explain=passes:json", "-o", "-"], {
        maxBuffer: 1 << 28,
      }),
    );
    const silent = [],
      ends = {};
    let rows = 0,
      instructions = 0,
      toSource = 0;
    for (const fn of log.functions) {
      const assembly = fn.columns.find(({ kind }) => kind === "assembly");
      assert.equal(Boolean(assembly), !fn.removed, fn.name);
      assembly?.text.split("\n").forEach((text, row) => {
        if (!/^\t[^.]/.test(text)) return;
        rows++;
        const line = assembly.lines[row],
          chain = backward(log, fn, assembly, row);
        if (line) toSource++;
        if (!chain.length || !chain.at(-1).isStart)
          silent.push(`${fn.name}: ${text.trim()} (${JSON.stringify(chain)})`);
      });
      for (const id of new Set(fn.columns[0].ids.filter(Boolean))) {
        instructions++;
        for (const end of forward(fn, id)) {
          if (end.kind === "silent")
            silent.push(
              `${fn.name}: instruction ${id} (${fn.columns[0].text.split("\n")[fn.columns[0].ids.indexOf(id)].trim()}): ${JSON.stringify(end)}`,
            );
          ends[end.kind] = (ends[end.kind] ?? 0) + 1;
        }
      }
    }
    console.log(
      `${program}: ${rows} rows of assembly, ${toSource} with a source line; ${instructions} instructions of the front end: ${JSON.stringify(ends)}; without a reason: ${silent.length}`,
    );
    assert.ok(rows > 0 && instructions > 0);
    assert.deepEqual(silent, []);
  });
