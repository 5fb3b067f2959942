// The run by line shows what the memory holds: in the programs of lines/, what stands in /*@ */ behind a line is compared, each time
// the line has run, with what a copy of the program prints there.
//
//   MINIC=... node --test tests/explain/run_lines_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parseFunction } from "../../explain/web/src/core/ir.js";
import { LineRun } from "../../explain/web/src/core/run_lines.js";
import { shapesOf } from "../../explain/web/src/core/shapes.js";
import { Run, calleeAmong, firstBytes } from "../../explain/web/src/core/run.js";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
const options = { encoding: "utf8", maxBuffer: 1 << 28 };

/// The run by line of a program in a file.
function lineRun(file) {
  const log = JSON.parse(execFileSync(minic, [file, "-w", "--explain=json", "-o", "-"], options));
  const texts = Object.fromEntries(
    log.functions
      .filter((fn) => fn.forms.pruned?.length)
      .map((fn) => {
        const ir = parseFunction(fn.forms.pruned[0].before, "entry");
        return [fn.name, { ir, lines: fn.beforeLines, shapes: shapesOf(ir) }];
      }),
  );
  return {
    log,
    run: new LineRun(new Run(log.run), (name) => texts[name], calleeAmong(log.functions), log.run.layouts),
  };
}

/// What the memory holds in a cell as the tests name it: `%x+4`, `@g`, or `*%p+4`, from where the pointer points.
function held(run, cell) {
  const [, isPointee, name, offset] = /^(\*?)([%@][\w.]+)(?:\+(\d+))?$/.exec(cell);
  let place = run.state.places[`${name[0] === "@" ? "" : run.step.activation}${name}`],
    at = Number(offset ?? 0);
  if (isPointee) {
    const { target } = place.cells[0];
    [place, at] = [run.state.places[target.key], target.offset + at];
  }
  return place?.cells[at]?.value;
}

for (const name of ["fib", "sort", "recursion", "struct", "list"])
  test(name, () => {
    const file = join(root, "tests/explain/lines", `${name}.c`),
      source = readFileSync(file, "utf8").split("\n");
    const asked = source.map((line) =>
      line
        .match(/\/\*@ (.*) \*\//)?.[1]
        .split(" ")
        .map((each) => each.split("=")),
    );
    // The copy prints the line and the expressions. Their text is C.
    const directory = mkdtempSync(join(tmpdir(), "minic-lines-"));
    let truth;
    try {
      const copy = join(directory, "copy.c");
      writeFileSync(
        copy,
        source
          .map((line, i) =>
            !asked[i]
              ? line
              : line.replace(/^( *)(.*?) \/\*@.*$/, (_, space, statement) => {
                  const print = `printf("@${i + 1}${" %d".repeat(asked[i].length)}\\n", ${asked[i].map(([expression]) => expression).join(", ")});`;
                  return /^(int|struct) /.test(statement) ? `${statement} ${print}` : `{ ${statement} ${print} }`;
                }),
          )
          .join("\n"),
      );
      truth = execFileSync(minic, [copy, "-w", "--run"], options)
        .split("\n")
        .filter((line) => line.startsWith("@"));
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
    const { run, log } = lineRun(file),
      told = [];
    for (let i = 0; i < run.steps.length; i++) {
      run.go(i);
      const { line, waits } = run.step;
      if (asked[line - 1] && !waits)
        told.push(`@${[line, ...asked[line - 1].map(([, cell]) => held(run, cell))].join(" ")}`);
    }
    assert.deepEqual(told, truth);
    assert.ok(truth.length > 8);
    assert.equal(run.state.output, log.run.output.length);
    // Going back undoes every step.
    const picture = () => JSON.stringify(Object.values(run.state.places).sort((a, b) => (a.key < b.key ? -1 : 1)));
    const there = run.steps.map((_, i) => (run.go(i), picture()));
    for (let i = run.steps.length - 1; i >= 0; i--) {
      run.go(i);
      assert.equal(picture(), there[i]);
    }
    console.log(
      `${name}: ${run.steps.length} line steps of ${log.run.before.length} block steps, ${truth.length} lines compared with the program, ${truth.join(" ").split(" ").length - truth.length} values`,
    );
  });

test("what is written is there after the line that wrote it", () => {
  const { run, log } = lineRun(join(root, "tests/explain/lines/output.c")),
    seen = [];
  for (let i = 0; i < run.steps.length; i++) {
    run.go(i);
    seen.push([run.step.line, firstBytes(log.run.output, run.state.output)]);
  }
  const [first, second, all] = ["é1\n", "é1\n漢字\n", "é1\n漢字\n5\n"];
  assert.deepEqual(seen, [
    [5, ""],
    [6, first],
    [7, first],
    [8, second],
    [9, second],
    [10, all],
    [11, all],
  ]);
  // A letter that is not whole is not shown.
  assert.equal(firstBytes("漢字", 5), "漢");
});

test("a pointer in a block of the heap leads to the next block", () => {
  const { run } = lineRun(join(root, "tests/explain/lines/list.c"));
  run.go(run.steps.findIndex((step) => step.line === 18));
  let { target } = run.state.places["0%head"].cells[0];
  const met = [];
  for (; target; target = run.state.places[target.key].cells[8].target)
    met.push(run.state.places[target.key].cells[0].value);
  assert.deepEqual(met, ["50", "40", "30", "20", "10"]);
});

test("members are called as in the program", () => {
  const file = join(root, "tests/explain/lines/members.c"),
    { run, log } = lineRun(file),
    { variables, types } = log.run.layouts;
  run.go(run.steps.findIndex((step) => step.line === 36));
  // Where the members are, says a copy of the program: what they are called is an expression.
  const shown = [
    ["", "@shared"],
    ["main", "%a"],
    ["main", "%rows"],
  ].flatMap(([owner, name]) =>
    types[variables[owner][name]].cells.map(([offset, member]) => [offset, name.slice(1), member]),
  );
  const prints = shown
    .map(
      ([, name, member]) =>
        `printf("%d\\n", (int)((char *)&${name}${member[0] === "[" ? "" : "."}${member} - (char *)&${name}));`,
    )
    .join(" ");
  const directory = mkdtempSync(join(tmpdir(), "minic-members-"));
  try {
    const copy = join(directory, "copy.c");
    writeFileSync(copy, readFileSync(file, "utf8").replace("return 0;", `${prints} return 0;`));
    assert.deepEqual(
      execFileSync(minic, [copy, "-w", "--run"], options).trim().split("\n").slice(1).map(Number),
      shown.map(([offset]) => offset),
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  assert.equal(shown.length, 3 * 2 + 3 * 15);
  // A bit-field has no address: it has its offset. Of a union's members it is the one that was written.
  const labels = (key) => run.rowsOf(run.state.places[key], 64, 16)[0].map(({ label }) => label);
  assert.deepEqual(labels("0%a"), [
    "name",
    "corners[0].x",
    "corners[0].y",
    "corners[1].x",
    "corners[1].y",
    "weight.whole",
    "weight.parts[1]",
    "flag",
    "+28",
    "after",
    "next",
  ]);
  assert.deepEqual(
    labels("malloc.1").filter((label) => label[0] === "["),
    ["[1].flag", "[1].next"],
  );
});
