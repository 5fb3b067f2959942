// The stops of the back end in the pass viewer. Register allocation: its live ranges are those of the code before allocation, every
// sentence about a decision is true by a model of that code (allocation_model.mjs), and what a range got is what the code has after
// allocation. Lowering and the copies of phis: every sentence is true of the texts before and after.
//
//   MINIC=... PROGRAMS=40 node --test tests/explain/allocation_test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { allocationStop, readAllocation } from "../../explain/web/src/core/allocation.js";
import { copiesStop, copySentence, kindOf } from "../../explain/web/src/core/copies.js";
import { plain } from "../../explain/web/src/core/say.js";
import {
  ALLOCATION as TEMPLATES,
  COPIES as COPY_TEMPLATES,
  TILES as TILE_TEMPLATES,
} from "../../explain/web/src/core/templates_passes.js";
import { coveredSentences, tilesStop } from "../../explain/web/src/core/tiles.js";
import { setLanguage } from "../../explain/web/src/core/words.js";
import { ALLOCATION, COPIES, TILES, weightOf } from "./allocation_claims.mjs";
import { Machine, pointsOf } from "./allocation_model.mjs";
import { Text } from "./inside_model.mjs";
import { program } from "./program.mjs";
import { sample } from "./sample.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
const directory = mkdtempSync(join(tmpdir(), "minic-allocation-"));
after(() => rmSync(directory, { recursive: true, force: true }));

/// A template as what reads its sentence.
const readersOf = (catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, [english]]) => [
      key,
      new RegExp(
        "^" +
          english
            .split(/(\{#[^}]*\}|\{[^}]*\})/)
            .map((part) =>
              part[0] !== "{"
                ? part.replace(/[.*+?()[\]|^$/]/g, "\\$&")
                : part[1] === "#"
                  ? `(?:${part.slice(part.indexOf(":") + 1, -1)})`
                  : "(.*)",
            )
            .join("") +
          "$",
      ),
    ]),
  );
const readers = readersOf(TEMPLATES),
  copyReaders = readersOf(COPY_TEMPLATES),
  tileReaders = readersOf(TILE_TEMPLATES);
const triples = (flat) =>
  Array.from({ length: flat.length / 3 }, (_, i) => ({
    of: flat[3 * i],
    start: flat[3 * i + 1],
    end: flat[3 * i + 2],
  }));
const union = (sets) => new Set(sets.flatMap((set) => [...set]));
const same = (a, b) => a.size === b.size && [...a].every((x) => b.has(x));

/// The instructions after allocation by the numbers that they had before it. Those that the allocator put in have no number, and
/// some that are made again where they are needed are gone.
const aligned = (machine, column, remade) => {
  const rows = column.text.split("\n"),
    was = new Machine(column),
    kept = [],
    found = new Map();
  let at = 0;
  rows.forEach((row, i) => {
    if (row.startsWith("  ")) {
      if (column.why[i]?.[1] !== "allocate") kept.push(was.insts[at]);
      at++;
    }
  });
  const isSame = (a, b) =>
    a.op === b.op &&
    a.block.label === b.block.label &&
    a.operands.length === b.operands.length &&
    a.operands.every(({ register, text }, i) => register || text === b.operands[i].text);
  let next = 0;
  machine.insts.forEach((inst, number) => {
    if (kept[next] && isSame(inst, kept[next])) found.set(number, kept[next++]);
    else if (!remade.has(inst.operands[0]?.register)) next = Infinity;
  });
  return next === kept.length ? found : null;
};

/// Which registers copies join: the one that stands for a register and those joined with it.
const joinedBy = (machine) => {
  const leader = new Map(),
    find = (name) => {
      while (leader.has(name)) name = leader.get(name);
      return name;
    };
  for (const { op, operands } of machine.insts)
    if (op === "ParallelCopy")
      for (let i = 0; i + 1 < operands.length; i += 2) {
        const [to, from] = [operands[i].register, operands[i + 1].register];
        if (to && from && to[0] !== "%" && from[0] !== "%" && find(to) !== find(from)) leader.set(find(to), find(from));
      }
  return find;
};

/// A live range of the log, which is where the code says.
const addRange = (c, name, { weight, ranges }, say) => {
  const { machine } = c;
  const registers = [...new Set(triples(ranges).map(({ of }) => of))];
  for (const register of registers)
    if (!same(pointsOf(triples(ranges).filter(({ of }) => of === register)), machine.points.get(register) ?? new Set()))
      say(`${register} lives elsewhere than the code says`);
  const range = {
    name,
    registers,
    weight,
    points: union(registers.map((register) => machine.points.get(register))),
  };
  const [least, most] = weightOf(c, range);
  if (weight !== null && !(least <= weight && weight <= most))
    say(`${range.name} weighs ${weight}, not ${least} to ${most}`);
  c.ranges.set(range.name, range);
};

/// The code after allocation has what the ranges got.
const checkCode = ({ machine, place: places, ranges }, operandOf, say) => {
  for (const [name, place] of places) {
    const { registers, points } = ranges.get(name);
    if (place[0] === "%")
      for (const register of registers)
        for (const use of machine.usesOf(register, points)) {
          const now = operandOf(use);
          if (now?.register !== place)
            say(`${name} should be in ${place} at ${use.at}: ${machine.insts[use.at].op}, not in ${now?.text}`);
        }
  }
};

const counts = {},
  wrong = [];
let functions = 0,
  left = 0,
  lies = 0,
  could = 0;
/// The parts of a split are live ranges; those with a register have it.
const addParts = (c) => {
  for (const part of c.parts) if (part.isPart) c.ranges.set(part.name, part);
  for (const { name, register } of c.parts)
    if (register) {
      c.place.set(name, register);
      c.used.add(register);
    }
};
const check = (file, fn) => {
  const stop = allocationStop(fn);
  if (!stop) return;
  const machine = new Machine(stop.before),
    { inside } = stop.column;
  if (!machine.isSure || inside.reduced || machine.insts.length > 1500) {
    left++;
    return;
  }
  functions++;
  const say = (text) => wrong.push(`${file} ${fn.name}: ${text}`);
  const read = readAllocation(stop),
    names = new Map([...read.bundles].map(([id, { name }]) => [id, name]));
  const after = aligned(machine, stop.column, new Set(inside.remade));
  if (!after) return say("the instructions after allocation are not those before it");
  const operandOf = ({ at, register, reads }) => {
    const i = machine.insts[at].operands.findIndex((each) => each.register === register && each.reads === reads);
    return after.get(at)?.operands[i];
  };
  const find = joinedBy(machine);
  const c = {
    machine,
    frequency: inside.frequency,
    classes: inside.classes,
    remade: new Set(inside.remade),
    ranges: new Map(),
    place: new Map(),
    used: new Set(),
    evictions: new Map(),
    isInMemory: (use) =>
      use.op === "ParallelCopy" ||
      /^\[?slot/.test(operandOf(use)?.text ?? "") ||
      [...(after.get(use.at)?.operands ?? [])].some(({ text }) => /^\[slot/.test(text)),
    isJoined: (a, b) => rangeOf.get(a) === rangeOf.get(b),
    areJoined: (registers) =>
      registers.every((register) => find(register) === find(registers[0])) &&
      registers.reduce((sum, register) => sum + machine.points.get(register).size, 0) ===
        union(registers.map((register) => machine.points.get(register))).size,
  };
  const rangeOf = new Map(
    inside.bundles.flatMap(({ bundle, ranges }) => triples(ranges).map(({ of }) => [of, bundle])),
  );
  for (const bundle of inside.bundles) addRange(c, names.get(bundle.bundle), bundle, say);
  if (!same(new Set([...c.ranges.values()].flatMap(({ registers }) => registers)), new Set(machine.points.keys())))
    say("not all registers have a live range");
  read.steps.forEach((step, at) => {
    c.step = step;
    c.range = c.ranges.get(names.get(step.bundle));
    const flat = (ranges) => ({
      points: pointsOf(triples(ranges)),
      registers: [...new Set(triples(ranges).map(({ of }) => of))],
    });
    c.parts = [
      ...(step.parts ?? []).map((part) => ({
        ...flat(part.ranges),
        isPart: true,
        waits: !part.register,
        register: part.register,
        evicted: (part.evicted ?? []).map((id) => names.get(id)),
        name: names.get(part.bundle),
        weight: part.weight,
      })),
      ...(step.spilled ?? []).map(flat),
    ];
    c.kept = c.parts.filter(({ isPart }) => !isPart);
    if (step.event === "split" && !same(union(c.parts.map(({ points }) => points)), c.range.points))
      say(`the parts of ${c.range.name} are not all of it`);
    const registersAfter = new Set([...c.place.values()].filter((place) => place[0] === "%"));
    if (step.event === "assign") registersAfter.add(step.register);
    for (const { register } of c.parts) if (register) registersAfter.add(register);
    c.registersAfter = registersAfter.size;
    for (const { key, text } of read.sentences(at)) {
      const short = key.replace("allocation.", ""),
        slots = readers[short].exec(plain(text))?.slice(1);
      counts[short] = (counts[short] ?? 0) + 1;
      let isTrue = false;
      try {
        isTrue = slots && ALLOCATION[short](c, ...slots);
      } catch (error) {
        say(error.stack.split("\n").slice(0, 2).join());
      }
      if (!isTrue) say(`step ${at + 1}: ${short}: ${plain(text)}`);
      // Of another register, or another range, it is a lie.
      const other =
        short === "free"
          ? [
              c.classes[c.range.registers[0][0]].order.find(
                (name) => [...c.place].some(([, place]) => place === name) && !ALLOCATION.free(c, name, slots[1]),
              ) ?? null,
              slots[1],
            ]
          : null;
      if (other?.[0]) {
        could++;
        lies += Boolean(ALLOCATION.free(c, ...other));
      }
    }
    setLanguage("zh");
    for (const { text } of read.sentences(at))
      if (!/[\u4e00-\u9fff]/.test(text) || /[{}]|undefined/.test(text)) say(`step ${at + 1}: ${plain(text)}`);
    setLanguage("en");
    for (const id of [step, ...(step.parts ?? [])].flatMap(({ evicted }) => evicted ?? [])) {
      c.place.delete(names.get(id));
      c.evictions.set(names.get(id), (c.evictions.get(names.get(id)) ?? 0) + 1);
    }
    c.place.set(c.range.name, step.event === "assign" ? step.register : step.event);
    if (step.event === "assign") c.used.add(step.register);
    addParts(c);
  });
  checkCode(c, operandOf, say);
};

/// A sentence that its predicate does not believe, and what is no sentence in Chinese.
const ask = (say, kind, readers, claims, c, make) => {
  for (const { key, text } of make()) {
    const short = key.replace(`${kind}.`, ""),
      slots = readers[short].exec(plain(text))?.slice(1);
    counts[key] = (counts[key] ?? 0) + 1;
    let isTrue = false;
    try {
      isTrue = slots && claims[short](c, ...slots);
    } catch (error) {
      say(error.stack.split("\n").slice(0, 2).join());
    }
    if (!isTrue) say(`${key}: ${plain(text)}`);
  }
  setLanguage("zh");
  for (const { text } of make()) if (!/[\u4e00-\u9fff]/.test(text) || /\{#?\w+:/.test(text)) say(plain(text));
  setLanguage("en");
};
const checkOthers = (file, fn) => {
  const say = (text) => wrong.push(`${file} ${fn.name}: ${text}`),
    copies = copiesStop(fn),
    tiles = tilesStop(fn);
  if (copies) {
    const c = {
        text: new Text(copies.before),
        allocated: new Machine(fn.columns.find(({ title }) => title === "register allocation")),
        rows: copies.column.text.split("\n"),
      },
      inside = copies.open();
    inside.steps.forEach((step, at) => {
      c.step = step;
      ask(say, "copies", copyReaders, COPIES, c, () => inside.sentences(at));
      for (const copy of step.copies) {
        c.copy = copy;
        ask(say, "copies", copyReaders, COPIES, c, () => [copySentence(inside, copy)]);
        if (
          kindOf(inside, copy) === "coalesced" &&
          COPIES.moved(c, copy.to, copy.from, copy.source, copy.place, "movl %eax, %eax")
        )
          say(`${copy.to} is moved and not moved`);
      }
    });
  }
  if (tiles) {
    const inside = tiles.open(),
      own = new Set(tiles.column.ids.filter((id, row) => id && !tiles.column.why[row])),
      c = { text: new Text(tiles.before), own };
    inside.steps.forEach((step, at) => {
      ask(say, "tiles", tileReaders, TILES, c, () => [
        ...inside.sentences(at).map((each) => {
          c.block = step.block.label;
          return each;
        }),
        ...coveredSentences(step),
      ]);
    });
  }
};

test("every sentence about a decision is true of the code before allocation, and the code after it has what was decided", () => {
  const folder = join(root, "tests/run"),
    count = Number(process.env.PROGRAMS ?? 20);
  const files = [
    join(directory, "p.c"),
    join(directory, "q.c"),
    join(root, "tests/explain/inside.c"),
    join(root, "tests/explain/pressure.c"),
    ...["c-pressure-types.c", "spilled-constants.c"].map((name) => join(folder, name)),
    ...sample(folder, count, "allocation"),
  ];
  writeFileSync(files[0], program(60, 9));
  writeFileSync(files[1], program(40, 30));
  for (const file of files) {
    const made = spawnSync(minic, [file, "-w", "-O2", "--explain=passes:json", "-o", "-"], {
      maxBuffer: 1 << 29,
      timeout: 60000,
    });
    if (made.status !== 0 || made.stdout.length > 3e7) continue;
    for (const fn of JSON.parse(made.stdout).functions) {
      check(file, fn);
      checkOthers(file, fn);
    }
  }
  console.log(
    `${functions} functions, ${left} left out; ${JSON.stringify(counts)}; lies believed: ${lies} of ${could}`,
  );
  assert.deepEqual(wrong.slice(0, 10), []);
  assert.ok(functions > left * 4, `${functions} of ${functions + left}`);
  assert.ok(could > 20 && lies === 0, `${lies} of ${could} lies are believed`);
  const rare = new Set(["none.often", "split.blocks"]);
  for (const key of [
    "copies.coalesced",
    "copies.moved",
    "copies.constant",
    "copies.edge.end",
    "copies.edge.edge",
    "tiles.covered",
    "tiles.block.phis",
  ])
    assert.ok(counts[key] > 0, `${key} is never said`);
  for (const key of Object.keys(TEMPLATES)) if (!rare.has(key)) assert.ok(counts[key] > 0, `${key} is never said`);
});
