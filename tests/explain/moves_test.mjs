// The assembly of the page's last step is the function's text in -O1 -S. The moves that the page shows between registers and slots are the instructions of the assembly: those of an edge
// stand there one after the other, in the order that is told, a swap as one instruction.
//
//   MINIC=... node --test tests/explain/moves_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
const output = (...args) => execFileSync(minic, ["-w", ...args, "-o", "-"], { encoding: "utf8", maxBuffer: 1 << 28 });

const PROGRAMS = [
  "examples/fib.c",
  "examples/sort.sy",
  "examples/queens.c",
  "examples/life.c",
  "examples/heron.sy",
  "explain/gallery/swap.c",
  "explain/gallery/lost-copy.c",
  "explain/gallery/two-phis.ll",
  "tests/explain/follow.c",
  "tests/run/phi-fib-early-return.sy",
  "tests/run/c-algo-heap.c",
  "tests/run/course-matrix.c",
  "tests/run/c-long-double.c",
];

/// Registers by the name that they have in 64 bits.
const WIDE = (() => {
  const of = new Map();
  for (const [i, n] of ["ax", "bx", "cx", "dx", "si", "di", "bp", "sp"].entries()) {
    for (const name of [n, "e" + n, i < 4 ? n[0] + "l" : n + "l"]) of.set(name, "r" + n);
  }
  for (let n = 8; n < 16; n++) for (const suffix of ["d", "w", "b"]) of.set(`r${n}${suffix}`, `r${n}`);
  return of;
})();
const place = (text) => {
  const name = text.trim().replace(/^%/, "");
  return /\((%rsp|%rbp|sp|s0|fp)\)$/.test(name) ? "slot" : (WIDE.get(name) ?? name);
};

/// The instructions of a function and its labels, by their names.
function codeOf(assembly, name) {
  const code = [],
    labels = new Map();
  let inside = false;
  for (const line of assembly.split("\n")) {
    const label = line.match(/^([\w.$]+):/)?.[1];
    if (label === name) inside = true;
    if (!inside) continue;
    if (line.startsWith(`\t.size\t${name},`)) break;
    if (label) labels.set(label, code.length);
    const [, op, operands] = line.match(/^\t([a-z][\w.]*)(?:\t(.*))?$/) ?? [];
    if (op) code.push({ op, operands: (operands ?? "").split(/,\s*(?![^(]*\))/) });
  }
  return { code, labels };
}

/// What an instruction does, if it only moves: [kind, to, from].
function moveOf({ op, operands }, isRiscv) {
  if (isRiscv) {
    if (/^(mv|fmv\.[sd](\.[xwd])?|fmv\.[xwd]\.[xwd]|ld|lw|lwu|fld|flw)$/.test(op))
      return ["move", place(operands[0]), place(operands[1])];
    if (/^(sd|sw|fsd|fsw)$/.test(op)) return ["move", place(operands[1]), place(operands[0])];
    return ["other", place(operands[0])];
  }
  const [from, to] = operands.map(place);
  if (/^xchg[lq]$/.test(op)) return ["swap", ...[to, from].sort()];
  if (/^(mov[lq]|movs[sd]|mova?p[sd]|movap[sd]|movdq[au]|movups)$/.test(op) && !operands[0].startsWith("$"))
    return ["move", to, from];
  return ["other", to ?? from];
}

/// The instructions that an event of the phase stands for.
function wanted(e) {
  const name = (text) => (text.startsWith("[slot") ? "slot" : text.replace(/^%/, ""));
  const to = name(e.to),
    from = name(e.from);
  switch (e.event) {
    case "swap":
      return [["swap", ...[to, from].sort()]];
    case "constant":
      return [["constant", to]];
    default:
      return e.through
        ? [
            ["move", name(e.through), from],
            ["move", to, name(e.through)],
          ]
        : [["move", to, from]];
  }
}

/// Whether the moves stand there from an instruction on; jumps are followed. A constant may take several instructions.
function stands({ code, labels }, at, moves, isRiscv) {
  for (const move of moves) {
    for (let jumps = 0; ["jmp", "j"].includes(code[at]?.op) && labels.has(code[at].operands[0]) && jumps < 10; jumps++)
      at = labels.get(code[at].operands[0]);
    if (at >= code.length) return false;
    const [kind, ...places] = moveOf(code[at], isRiscv);
    if (move[0] !== "constant") {
      if (kind !== move[0] || places.join() !== move.slice(1).join()) return false;
      at++;
      continue;
    }
    let written = false;
    for (let k = 0; k < 8 && !written && at < code.length; k++) {
      const done = moveOf(code[at++], isRiscv);
      written = done[1] === move[1];
    }
    if (!written) return false;
  }
  return true;
}

for (const target of ["x86_64", "riscv64"]) {
  test(`the moves between registers are those of -S, ${target}`, (t) => {
    const kinds = {};
    for (const program of PROGRAMS) {
      const file = join(root, program),
        isRiscv = target === "riscv64";
      const assembly = output(file, "--target=" + target, "-O1", "-S");
      for (const fn of JSON.parse(output(file, "--target=" + target, "--explain=json")).functions) {
        if (fn.destruction?.assembly) {
          assert.ok(
            ("\n" + assembly).includes("\n" + fn.destruction.assembly) &&
              fn.destruction.assembly.includes(`\n${fn.name}:\n`),
            `${program}, ${fn.name}: the assembly is not that of -S\n${fn.destruction.assembly}`,
          );
          kinds.functions = (kinds.functions ?? 0) + 1;
        }
        const code = codeOf(assembly, fn.name);
        let edge = null;
        const edges = [];
        for (const e of fn.destruction?.events ?? []) {
          if (e.event === "places") edges.push((edge = { from: e.from, to: e.to, moves: [] }));
          else if (e.of === "places" && e.event !== "cycle") {
            edge.moves.push(...wanted(e));
            kinds[e.event] = (kinds[e.event] ?? 0) + 1;
          }
        }
        for (const { from, to, moves } of edges)
          assert.ok(
            code.code.some((_, at) => stands(code, at, moves, isRiscv)),
            `${program}, ${fn.name}, ${from} -> ${to}: ${moves.map((m) => m.join(" ")).join("; ")} is not in the assembly`,
          );
      }
    }
    t.diagnostic(
      Object.entries(kinds)
        .map(([kind, n]) => `${kind} ${n}`)
        .join(", "),
    );
    for (const kind of target === "x86_64"
      ? ["functions", "move", "swap", "constant"]
      : ["functions", "move", "save", "restore", "constant"])
      assert.ok(kinds[kind], `no ${kind}`);
  });
}
