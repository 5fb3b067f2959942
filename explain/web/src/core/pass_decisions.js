// What inline, unroll and vectorize decided of each call and loop (the events of explain/decision_trace.cpp): what is known after a
// step, and the keys and slots of its sentences.
import { remarkSentence } from "./remarks.js";

const textOf = (inside, number) => inside.text(number) || inside.name(number);
/// The text that the pass made of an instruction; where that is not known, the one before.
const textNow = (inside, number) => inside.now.byId.get(number)?.text ?? textOf(inside, number);

// ---- inline

/// The pass that removed a function because nothing reaches it any more; null: it is still there, or the log does not say.
const removedBy = (inside, name) => {
  const removed = inside.log?.functions.find((fn) => fn.name === name)?.removed;
  return removed?.pass === "globaldce" ? removed.pass : null;
};
const callSentences = (inside, step) => {
  const { callee, why, size, limit, depth, frequency, level, whole, wholeLimit } = step;
  const key =
    why === null
      ? size === null
        ? "inline.marked"
        : "inline.in"
      : size === null
        ? "inline.no"
        : whole === null
          ? "inline.large"
          : "inline.grown";
  const said = [[key, { callee, why: why === null ? "" : remarkSentence(why), size, limit, whole, wholeLimit }]];
  if (depth > 0) said.push(["inline.depth", { depth }]);
  if (frequency !== "1") said.push(["inline.often", { frequency }]);
  if (level > 0) said.push(["inline.level", { callee }]);
  if (why === null && removedBy(inside, callee))
    said.push(["inline.gone", { callee, pass: removedBy(inside, callee) }]);
  return said;
};

/// All calls that were decided in the program: [{ name, calls, removed }], in the order in which the passes went through the functions.
export const callGraph = (log) => {
  const order = new Map((log.order ?? []).map((name, i) => [name, i]));
  const callsOf = (fn) =>
    [...fn.columns.map((column) => column.inside), ...(fn.considered ?? []).map(({ inside }) => inside)]
      .filter((inside) => inside?.kind === "inline")
      .flatMap(({ events }) => events);
  return [...log.functions]
    .sort((a, b) => (order.get(a.name) ?? order.size) - (order.get(b.name) ?? order.size))
    .map((fn) => ({ name: fn.name, calls: callsOf(fn), removed: fn.removed?.pass ?? null }));
};

// ---- unroll

const unrollSentences = (inside, step) => {
  const { header, verdict, iterations, size, amount, limit } = step;
  const key =
    verdict === "full" && iterations === 1
      ? "unroll.full.one"
      : verdict === "large" && limit === 0
        ? "unroll.large.never"
        : `unroll.${verdict}`;
  return [[key, { header: inside.label(header), iterations, size, amount, limit }]];
};

// ---- vectorize

const dependenceKey = ({ bytes, stride, iterations }, lanes) => {
  const apart = bytes % stride === 0 ? bytes / stride : null;
  if (iterations < lanes) return apart === iterations ? "vectors.dependence.near" : "vectors.dependence.part";
  return bytes === 0
    ? "vectors.dependence.same"
    : apart === null
      ? "vectors.dependence.apart"
      : apart > 0
        ? "vectors.dependence.far"
        : "vectors.dependence.behind";
};
/// How often control leaves the loop.
const exitsOf = ({ ir }, blocks) =>
  ir.blocks.filter(({ id }) => blocks.includes(id)).flatMap(({ succs }) => succs.filter((id) => !blocks.includes(id)))
    .length;

const VECTORS = {
  loop: (inside, { header, blocks, iterations }) => [
    [
      iterations === null ? "vectors.loop" : exitsOf(inside, blocks) > 1 ? "vectors.loop.most" : "vectors.loop.known",
      { header: inside.label(header), blocks: blocks.map(inside.label), iterations },
    ],
  ],
  stepping: (inside, { inst, start, step }) => [
    [
      /^%\S+ = phi ptr /.test(inside.text(inst)) ? "vectors.stepping.pointer" : "vectors.stepping",
      { name: inside.name(inst), start, step },
    ],
  ],
  reduction: (inside, { inst, op }) => [
    [
      op === "smallest" || op === "greatest" ? `vectors.reduction.${op}` : "vectors.reduction",
      { name: inside.name(inst), op },
    ],
  ],
  access: (inside, { inst, how, stride, size }) => [
    [
      stride === null ? "vectors.access.unknown" : `vectors.access.${how}`,
      { text: textOf(inside, inst), stride, size },
    ],
  ],
  lanes: (inside, { lanes, bytes }) => [["vectors.lanes", { lanes, bytes, size: bytes / lanes }]],
  dependence: (inside, step, { lanes }) => [
    [
      dependenceKey(step, lanes),
      {
        text: textOf(inside, step.inst),
        first: textOf(inside, step.first),
        bytes: step.bytes,
        stride: step.stride,
        iterations: step.iterations,
        apart: Math.abs(step.bytes / step.stride),
        lanes,
      },
    ],
  ],
  overlap: (inside, { inst, other }) => [
    ["vectors.overlap", { text: textOf(inside, inst), other: textOf(inside, other) }],
  ],
  cost: (inside, { scalar, vector, lanes }) => [["vectors.cost", { scalar, vector, lanes }]],
  plan: (inside, { header, lanes, times, keepsLast }) => [
    [times > 1 ? "vectors.plan.twice" : "vectors.plan", { header: inside.label(header), lanes }],
    ...(keepsLast ? [["vectors.keeps", {}]] : []),
  ],
  no: (inside, { header, why, inst, other }) => [
    [
      other ? "vectors.no.two" : inst ? "vectors.no.at" : "vectors.no",
      {
        header: inside.label(header),
        why: remarkSentence(why),
        text: inst ? textOf(inside, inst) : "",
        other: other ? textOf(inside, other) : "",
      },
    ],
  ],
  widen: (inside, { inst, part, vector }, { lanes }) => {
    const text = textNow(inside, vector);
    return [
      [
        / = insertelement /.test(text)
          ? "vectors.widen.gathered"
          : / = shufflevector .* zeroinitializer$/.test(text)
            ? "vectors.widen.same"
            : "vectors.widen",
        { name: inside.name(inst), from: part * lanes, to: part * lanes + lanes - 1, text },
      ],
    ];
  },
};

// Per kind: the state before the first step, what a step does to it, and the [key, slots] of its sentences, from the state after it.
export const DECISIONS = {
  inline: { start: () => ({ decided: [] }), apply: (state, step) => state.decided.push(step), said: callSentences },
  unroll: { start: () => ({ decided: [] }), apply: (state, step) => state.decided.push(step), said: unrollSentences },
  // Of a loop its `facts` in order, how many `lanes` there are, the `verdict`, and the vectors of each value by parts.
  vectors: {
    start: () => ({ loops: [], vectors: new Map() }),
    apply: (state, step) => {
      if (step.event === "loop") state.loops.push({ ...step, facts: [], lanes: null, verdict: null });
      const loop = state.loops.find(({ header }) => header === step.header);
      state.loop = loop;
      if (step.event === "lanes") loop.lanes = step.lanes;
      if (step.event === "plan" || step.event === "no") loop.verdict = step;
      if (step.event === "widen") state.vectors.set(step.inst, [...(state.vectors.get(step.inst) ?? []), step]);
      else if (step.event !== "loop") loop.facts.push(step);
    },
    said: (inside, step, state) => VECTORS[step.event](inside, step, state.loop),
  },
};
