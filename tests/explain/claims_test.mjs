// Every sentence of the page is true: the sentences of random programs, in all forms of SSA and out of it,
// are checked by a model of its own (claims.mjs).
//
//   MINIC=... [PROGRAMS=300] node --test tests/explain/claims_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FIGURES } from "../../explain/web/src/core/figures.js";
import { Model } from "../../explain/web/src/core/model.js";
import { marked, plain } from "../../explain/web/src/core/sentences.js";
import { verdict } from "../../explain/web/src/core/break.js";
import { classQuestions } from "../../explain/web/src/core/class_quiz.js";
import { question } from "../../explain/web/src/core/quiz.js";
import { Tour } from "../../explain/web/src/core/story.js";
import { setLanguage } from "../../explain/web/src/core/words.js";
import { PHRASES, TEMPLATES } from "../../explain/web/src/core/templates.js";
import { BREAK } from "./break_claims.mjs";
import { CLAIMS, checkBreak, checkFunction, checkGallery, checkPasses, checkQuiz, checkRun } from "./claims.mjs";
import { program } from "./program.mjs";
import { QUIZ } from "./quiz_claims.mjs";
import { GALLERY, PASSES } from "./passes_claims.mjs";
import { RUN } from "./run_claims.mjs";
import { slotsOf } from "./read.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
const logOf = (args, input) =>
  JSON.parse(
    execFileSync(minic, [...args, "--explain=json", "-o", "-"], {
      input,
      maxBuffer: 1 << 28,
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );

const checkWhole = (fn, form) => {
  const model = new Model(fn, form);
  return checkFunction(model, marked, undefined, new Tour(model, "story"));
};

/// A random function of LLVM IR: any control-flow graph, loads and stores anywhere, some variables that must stay.
function randomFunction(seed, name) {
  let state = (seed * 2654435761 + 12345) >>> 0;
  const random = (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) % n;
  };
  const blocks = 1 + random(10),
    variables = 1 + random(4);
  const label = (i) => (i === 0 ? "entry" : `b${i}`);
  const out = [`define i32 @${name}(i32 %p, i1 %q) {`];
  let next = 0;
  const fresh = () => `%t${next++}`;
  for (let b = 0; b < blocks; b++) {
    out.push(`${label(b)}:`);
    const known = ["%p", "1", `${random(50)}`];
    if (b === 0) for (let v = 0; v < variables; v++) out.push(`  %v${v} = alloca i32`);
    if (b === 0 && random(3) === 0) out.push("  store i32 %p, ptr %v0");
    for (let k = random(6); k > 0; k--) {
      const v = random(variables);
      switch (random(5)) {
        case 0:
        case 1: {
          const t = fresh();
          out.push(`  ${t} = load i32, ptr %v${v}`);
          known.push(t);
          break;
        }
        case 2:
        // biome-ignore lint/suspicious/noFallthroughSwitchClause: without a variable, what the default does
        case 3:
          if (v > 0 || random(3)) {
            out.push(`  store i32 ${known[random(known.length)]}, ptr %v${v}`);
            break;
          } // fall through
        default: {
          const t = fresh();
          out.push(`  ${t} = add i32 ${known[random(known.length)]}, ${known[random(known.length)]}`);
          known.push(t);
        }
      }
    }
    if (random(20) === 0) out.push(`  call void @use(ptr %v${random(variables)})`);
    if (random(30) === 0) out.push(`  ${fresh()} = load volatile i32, ptr %v${random(variables)}`);
    const to = () => label(1 + random(Math.max(1, blocks - 1)));
    const near = () => label(Math.min(blocks - 1, b + 1));
    if (blocks === 1 || b === blocks - 1 || random(9) === 0) out.push(`  ret i32 ${known[random(known.length)]}`);
    else if (random(3) === 0) out.push(`  br label %${random(2) ? near() : to()}`);
    else if (random(8) === 0)
      out.push(`  switch i32 %p, label %${to()} [ i32 0, label %${near()} i32 1, label %${to()} ]`);
    else out.push(`  br i1 %q, label %${near()}, label %${to()}`);
  }
  return [...out, "}", ""].join("\n");
}

const count = Number(process.env.PROGRAMS ?? 60),
  first = Number(process.env.FIRST ?? 1);
setLanguage("en");

test(`the sentences are true: ${count} random programs, four forms`, (t) => {
  const counts = new Map();
  let checked = 0;
  for (let i = 0; i < count; i += 20) {
    const text =
      "declare void @use(ptr)\n" +
      Array.from({ length: Math.min(20, count - i) }, (_, k) =>
        randomFunction(first + i + k, `f${first + i + k}`),
      ).join("\n");
    for (const fn of logOf(["-x", "ir", "-"], text).functions)
      for (const form of Object.keys(fn.forms)) {
        const model = new Model(fn, form);
        for (const language of ["en", "zh"]) {
          setLanguage(language);
          assert.deepEqual(
            checkFunction(model, marked, counts, new Tour(model, "story")),
            [],
            `${fn.name}, ${form}\n${text.slice(text.indexOf(`@${fn.name}(`)).split("\n}")[0]}`,
          );
        }
        setLanguage("en");
        checked += model.steps.length;
      }
  }
  t.diagnostic(
    `${checked} steps, ${counts.size} kinds of claims; the rarest: ${[...counts]
      .sort((a, b) => a[1] - b[1])
      .slice(0, 8)
      .map(([name, n]) => `${name} ${n}`)
      .join("; ")}`,
  );
});

test("the questions can be answered from what is shown, and the reasons are true", () => {
  const counts = new Map();
  const text =
    "declare void @use(ptr)\n" +
    Array.from({ length: 20 }, (_, k) => randomFunction(first + k, `f${first + k}`)).join("\n");
  const all = [
    ...logOf(["-x", "ir", "-"], text).functions,
    ...["swap", "nested", "collatz", "fib"].flatMap(
      (name) => logOf([join(root, `explain/gallery/${name}.c`), "-w"], "").functions,
    ),
  ];
  for (const fn of all) {
    const forms = ["pruned", "semi-pruned", "minimal"].filter((form) => fn.forms[form]?.length),
      models = new Map(forms.map((form) => [form, new Model(fn, form)]));
    if (!forms.length) continue;
    for (const language of ["en", "zh"]) {
      setLanguage(language);
      for (const some of [forms, forms.slice(0, 1)])
        assert.deepEqual(
          checkQuiz((form) => models.get(form), some, counts),
          [],
          `${fn.name}, ${language}\n${fn.forms.pruned[0]?.before}`,
        );
    }
    setLanguage("en");
  }
  for (const key of Object.keys(QUIZ)) assert.ok(counts.has(key), `no question or reason of this kind: ${key}`);
});

test("a class is asked what is true, in each form, and nothing twice", (t) => {
  const text =
    "declare void @use(ptr)\n" +
    Array.from({ length: 20 }, (_, k) => randomFunction(first + 100 + k, `f${k}`)).join("\n");
  const functions = new Map(logOf(["-x", "ir", "-"], text).functions.map((fn) => [fn.name, fn])),
    models = new Map();
  const modelOf = (name, form) => {
    const key = `${name} ${form}`,
      fn = functions.get(name);
    if (!models.has(key)) models.set(key, fn.forms[form].length ? new Model(fn, form) : null);
    return models.get(key);
  };
  // More entries than there are questions, and some that are the same.
  const all = [...functions.keys()].flatMap((name) =>
    ["pruned", "semi-pruned", "minimal", "maximal"].flatMap((form) =>
      [1, 1, 2, 7, 999999].map((number) => ({ function: name, form, number })),
    ),
  );
  let asked = 0,
    none = 0;
  for (const language of ["en", "zh"]) {
    setLanguage(language);
    const { questions, left } = classQuestions({ questions: all }, modelOf);
    assert.equal(new Set(questions.map((q) => `${q.name} ${q.asked.text}`)).size, questions.length);
    assert.equal(questions.length + left.length, all.length);
    // An entry is left out only when all questions of its function and form are asked.
    for (const { function: name, form } of left) {
      const model = modelOf(name, form);
      for (let n = 0; model && n < 60; n++) {
        const more = question(n, [form], () => model);
        if (more)
          assert.ok(
            questions.some((q) => q.name === name && q.asked.text === more.text),
            `${name} ${form}: ${more.text} is not asked`,
          );
      }
    }
    for (const [key, model] of models)
      if (model)
        assert.deepEqual(
          checkQuiz(() => model, [key.split(" ")[1]], new Map()),
          [],
          `${key}, ${language}`,
        );
    asked = questions.length;
    none = left.length;
  }
  setLanguage("en");
  t.diagnostic(`${asked} questions, ${none} entries without one`);
  assert.ok(asked > 100 && none > 0);
});

test("what Run and Break it say is true", () => {
  const counts = new Map();
  const check = (log, what) => {
    for (const language of ["en", "zh"]) {
      setLanguage(language);
      if (log.run) assert.deepEqual(checkRun(log, counts, what.own), [], `${what.name}, ${language}`);
      assert.deepEqual(checkBreak(log, counts), [], `${what.name}, ${language}`);
    }
    setLanguage("en");
  };
  for (const name of [
    "explain/gallery/fib.c",
    "explain/gallery/swap.c",
    "explain/gallery/goto.c",
    "explain/gallery/captured.c",
    "explain/gallery/lost-copy.c",
    "examples/queens.c",
    "examples/sort.sy",
    "tests/explain/calls.c",
    "tests/explain/floats.c",
    "tests/explain/harmless.c",
    "tests/explain/undefined.c",
    "tests/passes/leaving-ssa.c",
    "tests/passes/mem2reg-pitfalls.ll",
  ]) {
    const log = logOf([join(root, name), "-w"], "");
    // The same program run in one go.
    const own =
      log.run && !log.run.error && log.run.status !== null
        ? spawnSync(minic, [join(root, name), "-w", "--run"], { input: "", encoding: "utf8", timeout: 20000 })
        : undefined;
    check(log, { name, own: own && { status: own.status, output: own.stdout } });
  }
  const text =
    "declare void @use(ptr)\n" +
    Array.from({ length: 20 }, (_, k) => randomFunction(first + k, `f${first + k}`)).join("\n");
  check(logOf(["-x", "ir", "-"], text), { name: text });
  for (const key of [...Object.keys(RUN), ...Object.keys(BREAK)])
    assert.ok(counts.has(key) || /^(break\.large|checker\.other)$/.test(key), `not said of these programs: ${key}`);
});

test("what the pass viewer and the gallery say is true: a followed value ends with a pass", () => {
  const counts = new Map();
  for (const [name, ...args] of [
    ["examples/fib.c", "-O1"],
    ["examples/fib.c", "-O2"],
    ["tests/explain/follow.c", "-O2"],
    ["tests/explain/calls.c", "-O2"],
    ["explain/gallery/nested.c", "-O2", "--target=riscv64"],
    ["tests/run/c-pressure-types.c", "-O2"],
    ["tests/run/spilled-constants.c", "-O1"],
  ]) {
    const log = JSON.parse(
      execFileSync(minic, ["-w", join(root, name), ...args, "--explain=passes:json", "-o", "-"], {
        maxBuffer: 1 << 28,
      }),
    );
    for (const language of ["en", "zh"]) {
      setLanguage(language);
      assert.deepEqual(checkPasses(log, counts).slice(0, 5), [], `${name} ${args}, ${language}`);
    }
  }
  const folder = mkdtempSync(join(tmpdir(), "minic-gallery-"));
  execFileSync(minic, ["--explain=gallery", "-o", folder]);
  const index = JSON.parse(readFileSync(join(folder, "index.html"), "utf8").match(/id="log">(.*?)<\/script>/s)[1]);
  rmSync(folder, { recursive: true });
  for (const entry of index) {
    const file = readdirSync(join(root, "explain/gallery")).find((each) => each.startsWith(entry.name + "."));
    const fn = logOf([join(root, "explain/gallery", file), "-w"], "").functions.find(
      (each) => each.name === entry.function,
    );
    for (const language of ["en", "zh"]) {
      setLanguage(language);
      assert.deepEqual(checkGallery(entry, fn, counts), [], `${entry.name}, ${language}`);
    }
  }
  setLanguage("en");
  for (const key of [...Object.keys(PASSES), ...Object.keys(GALLERY)]) assert.ok(counts.has(key), `not said: ${key}`);
});

test("the story is short, has its first phi early, and tells of the definitions that meet first", () => {
  for (const [input, name, most] of [
    ["examples/fib.c", "fib", 36],
    ["tests/explain/lab.c", "work", 50],
    ["tests/passes/mem2reg-eac.ll", "eac", 50],
  ]) {
    const fn = logOf([join(root, input), "-w"], "").functions.find((each) => each.name === name);
    const tour = new Tour(new Model(fn, "pruned"), "story");
    const kinds = tour.steps.map((_, i) => tour.stepAt(i).kind);
    assert.ok(kinds.length <= most && kinds.length >= 20, `${name}: ${kinds.length} stops`);
    assert.ok(kinds.indexOf("place") < 15 && kinds.includes("place"), `${name}: ${kinds}`);
    tour.go(0);
    assert.match(plain(tour.sentence()), /^What SSA is for: a read of .* may see .* or /);
    // Stops go forward, and each phase that all steps have is visited.
    assert.deepEqual(
      tour.stops.map((s) => s.at),
      tour.stops.map((s) => s.at).sort((a, b) => a - b),
    );
    const one = new Tour(new Model(fn, "pruned"), "of " + tour.model.irs[0].variables[0]);
    assert.ok(
      one.steps.length > 5 &&
        one.steps.every(
          (_, i) =>
            one.stepAt(i).variable === undefined ||
            one.stepAt(i).variable === tour.model.irs[0].variables[0] ||
            one.stepAt(i).kind === "start",
        ),
    );
  }
});

test("the same of the worked examples", () => {
  for (const input of [
    "examples/fib.c",
    "tests/passes/mem2reg-eac.ll",
    "tests/passes/mem2reg-pitfalls.ll",
    "tests/passes/leaving-ssa.c",
  ])
    for (const fn of logOf([join(root, input), "-w"], "").functions)
      for (const form of Object.keys(fn.forms))
        assert.deepEqual(checkWhole(fn, form), [], `${input}, ${fn.name}, ${form}`);
});

test("many variables and blocks are counted, and no sentence is long", () => {
  const functionOf = (blocks) => logOf(["-x", "c", "-", "-w"], program(blocks, 20)).functions[0];
  assert.deepEqual(checkWhole(functionOf(10), "pruned"), []);
  for (const [blocks, said] of [
    [10, /^2\d variables are only loaded/],
    [60, / … .*\.$/],
  ]) {
    const tour = new Tour(new Model(functionOf(blocks), "pruned"), "story");
    const told = tour.steps.map((_, i) => {
      tour.go(i);
      return plain(tour.sentence());
    });
    assert.ok(
      told.some((text) => said.test(text)),
      told.join("\n"),
    );
    for (const text of told) assert.ok(text.length < 450, text);
  }
});

test("no event of the log is left out: each has its step", () => {
  const summed = new Set(["begin", "phase", "dominators", "forms", "end"]);
  for (const input of [
    "examples/fib.c",
    "tests/explain/lab.c",
    "tests/passes/mem2reg-eac.ll",
    "tests/passes/mem2reg-pitfalls.ll",
    "tests/passes/leaving-ssa.c",
  ])
    for (const fn of logOf([join(root, input), "-w"], "").functions)
      for (const form of Object.keys(fn.forms)) {
        const shown = new Set(new Model(fn, form).steps.map((s) => s.e).filter(Boolean));
        for (const round of fn.forms[form])
          for (const e of round.events)
            assert.ok(summed.has(e.event) || shown.has(e), `${fn.name}, ${form}: ${JSON.stringify(e)}`);
      }
});

test("the pseudo-code is the same line by line in both languages", () => {
  for (const [phase, { lines, chinese }] of Object.entries(FIGURES)) {
    if (!lines.length) continue;
    assert.equal(chinese?.length, lines.length, phase);
    lines.forEach((line, i) => assert.equal(chinese[i].search(/\S/), line.search(/\S/), `${phase}: ${chinese[i]}`));
    assert.ok(
      chinese.some((line) => /[\u4e00-\u9fff]/.test(line)),
      phase,
    );
  }
});

const toldOf = (text, name) => {
  const fn = logOf(["-x", "c", "-", "-w"], text).functions.find((each) => each.name === name);
  assert.deepEqual(checkWhole(fn, "pruned"), []);
  const model = new Model(fn, "pruned");
  return model.steps.map((_, i) => {
    model.go(i);
    return plain(marked(model.step, model));
  });
};

test("what may be undefined is not said to be one value on every path", () => {
  const told = toldOf("int main(void){int never,used=4; if(used>3) never=used; return never;}", "main");
  assert.ok(
    told.includes("%never.0 can only be 4 or undefined, and what is undefined may be taken as 4: 4 replaces it."),
    told.join("\n"),
  );
  assert.ok(
    toldOf("int f(int c){int x=4; if(c) x=4; return x;}", "f").some((text) =>
      / can only be 4, on every path/.test(text),
    ),
  );
});

test("the table of forms says what the single-store shortcut spares", () => {
  const told = toldOf("int f(int c){int x; if(c) x=3; while(c>0) c--; return x;}", "f");
  assert.ok(
    told.some((text) =>
      / minimal 2, semi-pruned 2, pruned 1\. Without the single-store shortcut pruned form would place 2\./.test(text),
    ),
    told.join("\n"),
  );
});

test("a function without phis has no copies, but its critical edges are split", () => {
  const text = "int g(void); int f(int a){ while (g()) { if (a) { if (g()) break; } } return a; }";
  const told = toldOf(text, "f"),
    at = told.findIndex((each) => each.startsWith("No machine has phis"));
  const isSplit = told.some((each) => / is critical: /.test(each));
  assert.equal(
    told[at],
    isSplit
      ? "No machine has phis, and this function has none: no copy is needed. Critical edges are split all the same."
      : "No machine has phis, and this function has none: there is nothing to do.",
  );
  assert.ok(isSplit, told.join("\n"));
});

test("a block with an empty frontier meets no definition; blocks refused before are named again", () => {
  const told = toldOf(readFileSync(join(root, "explain/gallery/nested.c"), "utf8"), "main");
  assert.ok(
    told.some((text) => /DF\(X\) = (∅|\{\}), so its definition of %\S+ asks for no phi\./.test(text)),
    told.join("\n"),
  );
  assert.ok(!told.some((text) => /meets others in DF\(X\) = (∅|\{\})/.test(text)));
  assert.ok(
    told.some((text) => /Not live on entry, as before: /.test(text)),
    told.join("\n"),
  );
});

test("why a mistake does no harm is true of the function", () => {
  for (const name of ["fib", "nested", "goto"]) {
    const fn = logOf([join(root, `explain/gallery/${name}.c`), "-w"], "").functions[0];
    const why = (mistake) => fn.mistakes.find((m) => m.name === mistake);
    const round = fn.forms.pruned[0].events;
    // Each phi of a block on its own frontier has another block of the worklist with it on its frontier.
    if (!why("df-of-n4").applies) {
      assert.match(verdict(why("df-of-n4"))[1], /another block of the worklist asks for each phi/);
      for (const { variable, y } of round.filter((e) => e.event === "place"))
        assert.ok(
          round.some((e) => e.event === "take" && e.variable === variable && e.x !== y && e.frontier.includes(y)),
          `${name}: ${variable} in ${y}`,
        );
    }
    if (!why("no-pop").applies)
      assert.match(verdict(why("no-pop"))[1], /takes another value because of what other branches have pushed/);
  }
});

test("the gallery's block in its own frontier is one function and nothing else", () => {
  const text = readFileSync(join(root, "explain/gallery/n1-n8.ll"), "utf8");
  assert.ok(text.match(/^define /gm).length === 1 && !text.includes(";"), text.slice(0, 200));
});

test("every template has a predicate, the same slots in both languages, and a place where it is said", () => {
  const kinds = (template) => [...new Set(slotsOf(template).map(({ kind, name }) => `${kind}:${name}`))].sort();
  for (const catalogue of [TEMPLATES, PHRASES])
    for (const [key, [english, chinese]] of Object.entries(catalogue)) {
      assert.deepEqual(kinds(chinese), kinds(english), key);
      assert.ok(
        /[\u4e00-\u9fff]/.test(chinese) || !/[a-z]{3}/.test(english.replace(/\{[^}]*\}|Rename/g, "")),
        `${key} is not in Chinese: ${chinese}`,
      );
      assert.ok(catalogue === PHRASES || (/[.?]$/.test(english) && /[。？]$/.test(chinese)), `${key} is no sentence`);
    }
  assert.deepEqual(
    Object.keys(TEMPLATES).filter((key) => !(key in CLAIMS)),
    [],
    "templates without a predicate",
  );
  assert.deepEqual(
    Object.keys(CLAIMS).filter((key) => !(key in TEMPLATES)),
    [],
    "predicates without a template",
  );
  const sources = readdirSync(join(root, "explain/web/src"), { recursive: true })
    .filter((file) => /\.js$/.test(file) && !/templates/.test(file))
    .map((file) => readFileSync(join(root, "explain/web/src", file), "utf8"))
    .join("\n");
  for (const key of [...Object.keys(TEMPLATES), ...Object.keys(PHRASES)])
    assert.ok(
      sources.includes(`"${key}"`) || /^(copy\.(one|all)\.(start|end)|(rule|harmless)\..*)$/.test(key),
      `${key} is said nowhere`,
    );
  // What is told of steps is in the catalogue: no sentence is made by hand.
  for (const file of [
    "core/sentences.js",
    "core/story.js",
    "core/run_text.js",
    "core/break.js",
    "view/run.js",
    "view/mistakes.js",
  ])
    assert.ok(!/\btr\(`/.test(readFileSync(join(root, "explain/web/src", file), "utf8")), file);
});
