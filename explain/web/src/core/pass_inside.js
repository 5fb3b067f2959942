// The steps of a pass that the pass viewer shows (the events of explain/inside_trace.cpp), what is known after each of
// them, and a sentence for each. Passes that decide about calls and loops are in pass_decisions.js.
import { readColumn } from "./pass_changes.js";
import { DECISIONS } from "./pass_decisions.js";
import { fillIn } from "./fill.js";
import { INSIDE } from "./templates_passes.js";

/// Of a stop: { kind, steps, reduced, ir, now, log: stop.log, fn: stop.fn, label(id), text(number), name(number) }; null: the log has none. loop-form shows
/// the text that it made, the others the one that they worked on; `now` is the one after the pass.
const found = new WeakMap();
export const insideOf = (stop) => {
  if (stop.isMachine) return stop.open();
  const inside = stop.inside ?? stop.column?.inside;
  if (!inside?.events.length) return null;
  if (found.has(inside)) return found.get(inside);
  const now = readColumn(stop.column),
    ir = stop.title === "loop-form" ? now : readColumn(stop.before);
  const labels = new Map([...now.blocks, ...ir.blocks].map(({ id, label }) => [id, label]));
  const made = {
    kind: inside.kind,
    pass: stop.title,
    steps: inside.events,
    reduced: Boolean(inside.reduced),
    ir,
    now,
    log: stop.log,
    fn: stop.fn,
    label: (id) => labels.get(id) ?? `#${id}`,
    text: (number) => ir.byId.get(number)?.text ?? "",
    name: (number) => ir.byId.get(number)?.name ?? ir.byId.get(number)?.text ?? `#${number}`,
  };
  found.set(inside, made);
  return made;
};

const hasPhis = ({ ir }, block) =>
  ir.blocks.find(({ id }) => id === block)?.insts[0]?.text.includes(" = phi ") ?? false;

/// The blocks of a loop that control comes into from outside, by their numbers.
const entriesOf = ({ ir }, { blocks }) => {
  const inside = new Set(blocks),
    from = ir.blocks.filter(({ id }) => !inside.has(id));
  return blocks.filter((id) => from.some((block) => block.succs.includes(id)));
};

/// Whether an instruction, as the text has it, reads the one that decided.
const reads = ({ ir }, { inst, because }) => ir.byId.get(inst)?.tokens.slice(1).includes(`#${because}`) ?? false;

// Per kind: the state before the first step, and what a step does to it.
const MODELS = {
  sccp: {
    start: () => ({ cells: new Map(), blocks: new Set(), edges: new Set(), blockWork: [], valueWork: [] }),
    apply: (state, step) => {
      if (step.from !== undefined && step.from !== null) state.edges.add(`${step.from} ${step.block}`);
      if (step.event === "reach") {
        state.blocks.add(step.block);
        state.blockWork.push(step.block);
      } else if (step.event === "lower") {
        state.cells.set(step.inst, step.constant);
        state.valueWork.push(step.inst);
      } else if (step.event === "block") state.blockWork.pop();
      else if (step.event === "value") state.valueWork.pop();
    },
  },
  // `rows` are the entries of the table, innermost scope last; `merged` what went to its value.
  gvn: {
    start: () => ({ scopes: [], rows: [], merged: new Map() }),
    apply: (state, step) => {
      const block = state.scopes.at(-1)?.block;
      if (step.event === "enter") {
        while (state.scopes.length && state.scopes.at(-1).level >= step.level) state.scopes.pop();
        state.scopes.push({ block: step.block, level: step.level });
        const open = new Set(state.scopes.map((scope) => scope.block));
        state.rows = state.rows.filter((row) => open.has(row.block));
      } else if (step.event === "replace") {
        state.merged.set(step.inst, step);
        const row = state.rows.findLast(
          (each) =>
            each.value === step.value &&
            (step.why === "load" || step.why === "store") === (each.kind === "content") &&
            (each.kind !== "fact") === (step.why !== "branch"),
        );
        row?.members.push(step.inst);
        if (row) state.row = row;
      } else if (step.event !== "use-fact") {
        state.rows.push({
          kind: step.event,
          inst: step.inst,
          expression: step.expression ?? step.address,
          value: step.value ?? null,
          members: [],
          block,
        });
        state.row = state.rows.at(-1);
      }
    },
  },
  loops: {
    start: () => ({ loops: [], verdicts: new Map() }),
    apply: (state, step) => {
      if (step.event === "loop") state.loops.push(step);
      else state.verdicts.set(step.inst, step);
    },
  },
  ...DECISIONS,
};

/// What is known after the step of that number.
export const stateAt = (inside, at) => {
  const state = MODELS[inside.kind].start(inside);
  inside.steps.slice(0, at + 1).forEach((step) => {
    state.row = null;
    // A leader is spelled by its name, as it is where others read it.
    MODELS[inside.kind].apply(state, step.event === "leader" ? { ...step, value: inside.name(step.inst) } : step);
  });
  return state;
};

const KEYS = {
  sccp: (inside, step) => [
    step.event === "edge"
      ? hasPhis(inside, step.block)
        ? "sccp.edge"
        : "sccp.edge.plain"
      : step.event === "reach"
        ? step.from === null
          ? "sccp.entry"
          : "sccp.reach"
        : step.event === "lower"
          ? step.constant === null
            ? "sccp.varies"
            : "sccp.constant"
          : `sccp.${step.event}`,
    {
      block: step.block === undefined ? "" : inside.label(step.block),
      from: step.from == null ? "" : inside.label(step.from),
      text: inside.text(step.inst),
      name: step.inst ? inside.name(step.inst) : "",
      constant: step.constant,
    },
  ],
  gvn: (inside, step) => [
    step.event === "replace"
      ? `gvn.replace.${step.why}`
      : step.event === "content"
        ? / = load /.test(inside.text(step.inst))
          ? "gvn.content.load"
          : "gvn.content.store"
        : `gvn.${step.event}`,
    {
      block: step.block === undefined ? "" : inside.label(step.block),
      name: step.inst ? inside.name(step.inst) : "",
      text: inside.text(step.inst),
      expression: step.expression,
      address: step.address,
      value: step.value,
    },
  ],
  loops: (inside, step) =>
    step.event === "loop"
      ? [
          entriesOf(inside, step).length > 1 ? "loops.entries" : step.parent === null ? "loops.loop" : "loops.inner",
          {
            entries: entriesOf(inside, step).map(inside.label),
            header: inside.label(step.header),
            blocks: step.blocks.map(inside.label),
            parent: step.parent === null ? "" : inside.label(step.parent),
          },
        ]
      : [
          step.verdict === "moves"
            ? step.safe
              ? "loops.moves"
              : "loops.moves.runs"
            : step.verdict === "written" && !step.because
              ? "loops.written.many"
              : step.verdict === "operand" && !reads(inside, step)
                ? "loops.operand.later"
                : `loops.${step.verdict}`,
          {
            text: inside.text(step.inst) || inside.name(step.inst),
            header: inside.label(step.header),
            preheader: step.preheader === null ? "" : inside.label(step.preheader),
            because: step.because
              ? step.verdict === "written"
                ? inside.text(step.because) || inside.name(step.because)
                : inside.name(step.because)
              : "",
          },
        ],
};

const say = (key, slots) => ({ key, text: fillIn(INSIDE[key], slots) });
/// The sentences of a step: [{ key, text }].
export const insideSentences = (inside, at) => {
  if (inside.sentences) return inside.sentences(at);
  const step = inside.steps[at];
  if (DECISIONS[inside.kind])
    return DECISIONS[inside.kind].said(inside, step, stateAt(inside, at)).map(([key, slots]) => say(key, slots));
  const said = [say(...KEYS[inside.kind](inside, step))];
  if (step.event === "loop")
    said.push(
      step.preheader === null
        ? say("loops.preheader.none", {})
        : say("loops.preheader", { preheader: inside.label(step.preheader) }),
    );
  if (at + 1 === inside.steps.length && !inside.reduced && inside.kind === "sccp") {
    const { cells, blocks } = stateAt(inside, at),
      constants = [...cells.values()].filter((constant) => constant !== null).length;
    said.push(say("sccp.end", { constants, never: inside.ir.blocks.length - blocks.size }));
  }
  return said;
};
