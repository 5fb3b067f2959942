// Checks the page's sentences: each is read by the catalogue (read.mjs), and its predicate (predicates.mjs) is asked whether
// it is true of the program. Nothing here comes from the pass or from the events of the log but the text before and after.
import { question, reasonFor } from "../../explain/web/src/core/quiz.js";
import { join, plain, say } from "../../explain/web/src/core/say.js";
import { languageNow } from "../../explain/web/src/core/words.js";
import { checkerText, leadText, ruleText, verdict } from "../../explain/web/src/core/break.js";
import { family, followText, whyText } from "../../explain/web/src/core/follow.js";
import { parseFunction } from "../../explain/web/src/core/ir.js";
import { Run, calleeAmong } from "../../explain/web/src/core/run.js";
import { LineRun } from "../../explain/web/src/core/run_lines.js";
import { shapesOf } from "../../explain/web/src/core/shapes.js";
import { endText, inputText, lineText, runText } from "../../explain/web/src/core/run_text.js";
import { BREAK } from "./break_claims.mjs";
import { CLAIMS as STEPS } from "./predicates.mjs";
import { GALLERY, PASSES } from "./passes_claims.mjs";
import { QUIZ } from "./quiz_claims.mjs";
import { equal, phrase, sentences } from "./read.mjs";
import { TERMS } from "./terms_claims.mjs";
import { RUN, RunWorld } from "./run_claims.mjs";
import { Values, World } from "./world.mjs";

export const CLAIMS = { ...STEPS, ...TERMS, ...QUIZ, ...RUN, ...BREAK, ...PASSES, ...GALLERY };

/// Asks the predicates of a text's sentences; gives what is false.
export function checkText(told, context, where, counts) {
  const wrong = [];
  for (const { key, text, args, faults, rest } of sentences(told)) {
    if (rest) {
      wrong.push(`${where}: no template for: ${plain(rest)} in the text: ${plain(told)}`);
      continue;
    }
    counts?.set(key, (counts.get(key) ?? 0) + 1);
    context.text = text;
    let isTrue = false;
    try {
      isTrue = CLAIMS[key](context, ...args);
    } catch (error) {
      wrong.push(`${where}: ${key}: ${error.stack.split("\n").slice(0, 3).join(" ")}`);
    }
    if (!isTrue || faults.length) wrong.push(`${where}: ${key} is not true: ${plain(text)} ${faults.join(", ")}`);
  }
  return wrong;
}

/// What the predicates ask: the world, and what the page shows at its step.
function stepContext(model, world, settled, values, round) {
  return {
    model,
    world,
    settled,
    form: model.form,
    post: new Map(),
    idoms: new Map(),
    stores: new Map(),
    phi: new Map(),
    folded: new Map(),
    placed: [],
    left: [],
    round,
    values,
    promoted: () => [...world.allocas.keys()].filter((v) => world.promotable(v)),
    reads: (b, load, v) => world.accesses(b, v).some((a) => a.kind === "load" && a.def === load),
    // A value within its block: a load after a store in the block is what was stored.
    local(b, name) {
      const insts = world.blocks.get(b).insts.map((t) => world.access(t));
      const load = insts.findIndex((a) => a?.kind === "load" && a.def === name);
      if (load < 0 || !world.promotable(insts[load].variable)) return this.values.of(name);
      return this.values.of(name);
    },
    // Whether a value of the page is what the definitions say.
    same(shown, wanted) {
      const one = this.phi.has(shown) ? `${this.phi.get(shown).v}@${this.phi.get(shown).b}` : this.values.of(shown);
      return one === wanted;
    },
    // Whether the last line of a block with `what` in it, as the page shows it, has the value.
    isShown(b, what, value) {
      const lines = model.ir.byLabel[b].lines
        .map((line) => model.lineLast(line).replace(/, align \d+$/, ""))
        .filter((text) => text.startsWith("store ") && text.endsWith(what));
      return lines.at(-1)?.includes(` ${value},`);
    },
    // The block of a definition that a sentence names; null if it is none.
    definition(text, v, y) {
      const {
        key,
        slots: { variable, value, block },
      } = phrase(text) ?? { slots: {} };
      if (/^def\.(store|line)$/.test(key)) {
        const last = world
          .accesses(block, v)
          .filter((a) => a.kind === "store")
          .at(-1);
        return variable === v &&
          last &&
          this.isShown(block, `, ptr ${v}`, value) &&
          this.local(block, last.value) === this.local(block, value)
          ? block
          : null;
      }
      if (key === "def.phi")
        return this.placed.includes(block) || this.values.hasPhi(v, block) || block === y ? block : null;
      return key === "def.nothing" && block === world.entry && !world.defines(block, v) ? block : null;
    },
    // n definitions reach y, and the ways of two of them have only y in common.
    definitionsMeet(n, y, two) {
      const isDef = (b) => world.defines(b, this.step.variable) || this.placed.includes(b);
      const from = two.map((text) => this.definition(text, this.step.variable, y));
      return from.every(Boolean) && world.meets(...from, y, isDef) && world.reaching(y, isDef).length === n;
    },
    // Folds the phi to the value. What comes in from outside through it, and through phis that it takes, is the
    // value or not defined.
    folds(phi, value) {
      const final = (x) => {
        for (let k = 0; this.folded.has(x) && k < 1000; k++) x = this.folded.get(x);
        return x;
      };
      this.folded.set(phi, value);
      const seen = new Set([phi]);
      let found = "never undefined";
      for (const at of seen)
        for (const o of this.state.phi[at].operands) {
          const x = final(o.value);
          if (x === "undef") found = "or undefined";
          if (seen.has(x) || [final(value), "undef", "poison"].includes(x)) continue;
          if (!(x in this.state.phi)) return "another value";
          seen.add(x);
        }
      return found;
    },
    isFirst: (load, v, b) => world.accesses(b, v)[0].def === load && b !== world.entry,
    nameIsFair: (text) => phrase(text)?.key === (model.form === "semi-pruned" ? "name.textbook" : "name.subscript"),
    isPinned(english, chinese) {
      return this.text === (languageNow() === "zh" ? chinese : english);
    },
    chain(b) {
      const up = [];
      for (; b != null; b = this.idoms.get(b)) up.push(b);
      return up;
    },
    isDefinedOnce() {
      const all = model
        .textNow()
        .map((line) => line.match(/^(%(?:"[^"]*"|[-a-zA-Z$._0-9]+)) = /)?.[1])
        .filter(Boolean);
      return new Set(all).size === all.length;
    },
    isBusy(b) {
      const vars = this.promoted().filter((v) => !settled.has(v));
      return vars.some(
        (v) =>
          world.defines(b, v) ||
          world.exposed(b, v) ||
          this.values.hasPhi(v, b) ||
          world.blocks.get(b).succs.some((s) => this.values.hasPhi(v, s)),
      );
    },
    ...leavingContext(model, world),
  };
}

/// What the predicates ask of the way out of SSA.
const leavingContext = (model, world) => ({
  // The copies that the edge needs: of phis that are read, of other values than the phi's own.
  moves(from, to) {
    return model.steps
      .filter((s) => s.kind === "parallel-copy" && s.e.from === from && s.e.to === to)
      .flatMap((s) => s.e.copies)
      .filter((x) => !this.isLeftOut(x.to, x.from) && !/^(undef|poison)$/.test(x.from));
  },
  isLeftOut(phi, from = this.step.e.copies.find((x) => x.to === phi).from) {
    const reads = (t) => (t.replace(/^%\S+ = /, "").match(/%(?:"[^"]*"|[-a-zA-Z$._0-9]+)/g) ?? []).includes(phi);
    return from === phi || ![...world.blocks.values()].some(({ insts }) => insts.some(reads));
  },
  hasCriticalPhis: () =>
    [...world.reachable].some(
      (p) =>
        new Set(world.blocks.get(p).succs).size > 1 &&
        world.blocks
          .get(p)
          .succs.some(
            (s) => new Set(world.preds(s)).size > 1 && world.blocks.get(s).insts.some((t) => / = phi /.test(t)),
          ),
    ),
  phis: (b) =>
    [...world.blocks].flatMap(([label, { insts }]) =>
      b === undefined || label === b ? insts.filter((t) => / = phi /.test(t)) : [],
    ),
  // The edges that can be split and are critical. Of two edges between the same blocks the back end may make one.
  splitsAreRight(n) {
    const split = model.steps.filter((each) => each.kind === "split").map((each) => each.edge),
      critical = [],
      surely = [];
    const isSwitch = (b) => world.blocks.get(b).insts.some((t) => t.startsWith("switch "));
    for (const p of world.reachable) {
      const { succs, insts } = world.blocks.get(p);
      if (insts.some((t) => /^indirectbr/.test(t))) continue;
      for (const s of succs) {
        if (succs.length > 1 && world.edgesInto(s) > 1) critical.push(`${p} -> ${s}`);
        if (new Set(succs).size > 1 && new Set(world.preds(s)).size > 1) surely.push(`${p} -> ${s}`);
      }
    }
    return (
      split.length === n &&
      split.every((e) => critical.includes(e)) &&
      surely.every((e) => split.includes(e) || (isSwitch(e.split(" -> ")[0]) && !this.phis(e.split(" -> ")[1]).length))
    );
  },
  isConstant: (x) => !/^(%|temporary|\[|-?\d*\()/.test(x),
  readyIsRight() {
    const left = this.left.filter((x) => !this.isConstant(x.from));
    return equal(
      this.state.copy.ready,
      left.filter((x) => !left.some((y) => y.from === x.to)).map((x) => x.to),
    );
  },
});

/// Checks the first questions of a function, their answers, and what is said to every answer that can be given.
export function checkQuiz(models, forms, counts) {
  const [model] = models(forms[0]).irs,
    wrong = [],
    texts = new Set();
  const world = new World(models(forms[0]).rounds[0].before, model.entry);
  for (let n = 0; n < 24; n++) {
    const asked = question(n, forms, models);
    if (!asked) break;
    // Until they begin again.
    if (
      texts.has(asked.text) &&
      asked.text !== question(0, forms, models).text &&
      ![...texts].slice(0, n).includes(asked.text)
    )
      wrong.push(`question ${n} is there twice`);
    if (texts.has(asked.text)) break;
    texts.add(asked.text);
    const settled = new Map();
    if (asked.form === "pruned")
      for (const v of world.allocas.keys())
        if (world.promotable(v) && world.hasOneStore(v)) settled.set(v, world.allocas.get(v).stores[0]);
    const of = models(asked.form);
    const values = new Values(world, asked.form, settled);
    const context = stepContext(of, world, settled, values, 0);
    Object.assign(context, { asked, step: { variable: asked.variable }, state: of.state });
    wrong.push(...checkText(asked.text, context, `question ${n}`, counts));
    for (const given of [
      asked.right,
      [],
      ...asked.options.map((option) => [option]),
      ...asked.options.map((option) => [...asked.right, option]),
    ]) {
      context.placed = of.steps
        .filter((s) => s.kind === "place" && s.round === 0 && s.variable === asked.variable)
        .map((s) => s.e.y);
      const back = of.at;
      of.go(0);
      wrong.push(...checkText(reasonFor(asked, given, of), context, `question ${n}, answer ${given}`, counts));
      of.go(back);
    }
  }
  return wrong;
}

/// Checks the sentences of one function in one form; `model` and `marked` are the page's. Gives what is false, and
/// counts the claims by their text.
export function checkFunction(model, marked, counts, tour) {
  const wrong = [];
  const said = new Map();
  for (const stop of tour?.stops ?? []) if (stop.say) said.set(stop.at, [...(said.get(stop.at) ?? []), stop.say]);
  const worlds = new Map();
  let context = null;
  for (let at = 0; at < model.steps.length; at++) {
    model.go(at);
    const { step, ir } = model;
    if (!worlds.has(step.round)) {
      const round = model.rounds[step.round];
      const world = new World(ir.leaves ? ir.after : round.before, ir.entry);
      worlds.set(step.round, world);
      const settled = new Map();
      context = stepContext(model, world, settled, new Values(world, model.form, settled), step.round);
    }
    context.step = step;
    context.state = model.state;
    if (step.kind === "parallel-copy" || step.kind === "places")
      context.left = step.e.copies
        .filter((x) => !x.why && x.to !== x.from && !/^(undef|poison)$/.test(x.from))
        .map((x) => ({ ...x }));
    // What a stop of the story says of a step is said before the next phi is placed, as the step's own sentence is.
    const { placed } = context,
      check = (told) => wrong.push(...checkText(told, context, `step ${at} (${step.kind})`, counts));
    context.placed = [...placed];
    check(marked(step, model));
    const later = context.placed;
    for (const say of said.get(at) ?? []) {
      context.placed = [...placed];
      check(say());
    }
    context.placed = later;
    if (wrong.length > 5) break;
  }
  return wrong;
}

/// Checks what is said of the steps of a run by line.
function checkLines(log, run, calleeOf, counts) {
  const world = new RunWorld(log),
    wrong = [];
  const texts = Object.fromEntries(
    log.functions
      .filter((fn) => fn.beforeLines && fn.forms.pruned?.length)
      .map((fn) => {
        const ir = parseFunction(fn.forms.pruned[0].before, world.worlds.get(fn.name)[0].entry);
        return [fn.name, { ir, lines: fn.beforeLines, shapes: shapesOf(ir) }];
      }),
  );
  const lines = (world.lines = new LineRun(run, (name) => texts[name], calleeOf));
  for (let i = 0; i < lines.steps.length && wrong.length < 5; i++) {
    lines.go(i);
    run.go(lines.step.step);
    while (world.at < run.at) {
      if (world.at >= 0) world.done();
      world.step(world.at + 1);
    }
    if (!(run.truncated && run.at === run.steps.length - 1))
      wrong.push(...checkText(lineText(lines, run), world, `step ${i} of the run by line`, counts));
  }
  run.go(run.steps.length - 1);
  return wrong;
}

/// Checks what is said of the steps of a run; `own` is what the program did when it was run in another way.
export function checkRun(log, counts, own) {
  const run = new Run(log.run),
    world = new RunWorld(log),
    wrong = [],
    calleeOf = calleeAmong(log.functions);
  world.own = own;
  run.readsInput = /\b(getint|scanf|getchar)\s*\(/.test(log.source);
  for (let i = 0; i < run.steps.length && wrong.length < 5; i++) {
    run.go(i);
    world.step(i);
    // What was stopped within a block has not done all that the block does.
    if (world.isKnown() && !(run.truncated && i === run.steps.length - 1)) {
      wrong.push(...checkText(runText(run), world, `step ${i} of the run`, counts));
      const part = world.part(),
        lines = run.linesOf(
          world.insts(0).map((text) => ({ text })),
          calleeOf,
        );
      if (
        !equal(
          lines.map(({ text }) => text),
          part,
        )
      )
        wrong.push(`step ${i} of the run: its lines are ${part.join("; ")}`);
      if (part.every((text) => /^br label /.test(text)))
        wrong.push(...checkText(say("run.lines.none"), world, `step ${i} of the run`, counts));
    }
    world.done();
  }
  wrong.push(...checkLines(log, run, calleeOf, counts));
  if (!log.run.error) wrong.push(...checkText(endText(run), world, "the end of the run", counts));
  if (inputText(run)) wrong.push(...checkText(inputText(run), world, "the input", counts));
  return wrong;
}

/// Checks what is said of the mistakes in the functions, and of the examples of them.
export function checkBreak(log, counts) {
  const wrong = [];
  for (const fn of log.functions) {
    const pruned = fn.forms.pruned ?? [];
    if (pruned.length !== 1) continue;
    const entry = pruned[0].events.find((e) => e.event === "dominators")?.rpo[0];
    const context = { log, fn, world: new World(pruned[0].before, entry), right: new World(pruned[0].after, entry) };
    wrong.push(...checkText(leadText(fn, fn.mistakes?.length > 0), context, fn.name, counts));
    for (const mistake of fn.mistakes ?? []) {
      Object.assign(context, {
        mistake,
        example: log.examples[mistake.name],
        wrong: mistake.after && new World(mistake.after, entry),
      });
      for (const text of [ruleText(mistake.name), verdict(mistake)[1], checkerText(mistake)])
        if (text) wrong.push(...checkText(text, context, `${fn.name}, ${mistake.name}`, counts));
    }
  }
  return wrong;
}

/// Checks what is said of each instruction of the pass viewer's data.
export function checkPasses(log, counts) {
  const wrong = [];
  for (const fn of log.functions) {
    const context = {
      log,
      fn,
      ids: new Set(),
      isPinned(english, chinese) {
        return this.text === (languageNow() === "zh" ? chinese : english);
      },
    };
    for (const id of new Set(fn.columns.flatMap((column) => column.ids).filter(Boolean))) {
      const ids = (context.ids = family(fn, id)),
        places = new Map();
      context.where = fn.columns
        .filter((column) => column.ids.some((each) => ids.has(each)))
        .map(({ title }) => title)
        .filter((title, i, all) => title !== all[i - 1]);
      for (const { title, values = [] } of fn.columns)
        for (const [place, of] of values.flat())
          if (ids.has(of)) places.set(title, (places.get(title) ?? new Set()).add(place.replace(/^%+/, "")));
      wrong.push(
        ...checkText(followText(fn, ids, 0, context.where, places), context, `${fn.name}, instruction ${id}`, counts),
      );
    }
    for (const column of fn.columns.filter(({ why }) => why))
      column.text.split("\n").forEach((text, i) => {
        if (!column.why[i]) return;
        const rows = column.text.split("\n"),
          isCopy = (row) => /^ +ParallelCopy/.test(row ?? "");
        const other = (step) => {
          let at = i + step;
          while (isCopy(rows[at])) at += step;
          return rows[at] ?? "";
        };
        // What is next to a copy is seen where lowering made it.
        const between = (before, after) =>
          column.title !== "lowering" || (isCopy(text) && before.test(other(-1)) && after.test(other(1)));
        wrong.push(
          ...checkText(
            whyText(column.why[i]),
            { ...context, why: column.why[i], id: column.ids[i], between },
            `${fn.name}: ${text}`,
            counts,
          ),
        );
      });
    wrong.push(...checkText(join(say("follow.start"), say("follow.signs")), context, fn.name, counts));
    const line = fn.columns[0].lines.find(Boolean);
    if (line) wrong.push(...checkText(say("follow.source", { line }), context, fn.name, counts));
  }
  return wrong;
}

/// Checks the answers of the gallery: `entry` is a program of it, `fn` the function that it asks about.
export function checkGallery(entry, fn, counts) {
  const [round] = fn.forms.pruned,
    context = { fn, world: new World(round.before, round.events.find((e) => e.event === "dominators").rpo[0]) };
  return [
    say("gallery.phis", { title: entry.function }),
    join(
      say("gallery.counts", entry.phis),
      say("gallery.others", { semi: entry.phis["semi-pruned"], maximal: entry.phis.maximal }),
    ),
  ].flatMap((text) => checkText(text, context, entry.name, counts));
}
