// What the pass viewer says of the decisions of inline, unroll and vectorize: predicates by the keys of the catalogue. `c` is as in
// passes_claims.mjs, with the function `fn`, the whole `log`, and the number `inst` of the instruction that the step is about.
import { Linear, argumentsOf, bodySize, layoutOf, parametersOf, sizeOf, typeOf } from "./decision_model.mjs";
import { Text } from "./inside_model.mjs";

const instOf = (c, text) => [...c.text.insts.values()].find((inst) => inst.text === text || inst.name === text);
const nowOf = (c, text) => [...c.now.insts.values()].find((inst) => inst.text === text);
const linears = new WeakMap();
const linearOf = (text, header) => {
  const loop = text.loops.get(header);
  if (!linears.has(loop)) linears.set(loop, new Linear(text, loop));
  return linears.get(loop);
};
const instsOf = (text, loop) => [...loop.blocks].flatMap((label) => text.blocks.get(label).insts);
const isOneOf = (inst, op) => inst?.op === op || (op === "call" && /^(tail|musttail|notail)$/.test(inst?.op));
const isCall = (inst) => isOneOf(inst, "call");

// ---- inline

const LIMITS = [105, 75, 30, 24, 12, 10, 0, -4];
const ONLY_CALL = 1000; // of a function that is called from nowhere else
const LARGE = 2500;
const texts = new WeakMap();
const textOf = (column) => {
  if (!texts.has(column)) texts.set(column, new Text(column));
  return texts.get(column);
};
const columnsOf = (c, callee) =>
  c.log.functions.find(({ name }) => name === callee)?.columns.filter(({ kind }) => kind === "ir") ?? [];
const headOf = (column) => column.text.split("\n")[0];
const isInternal = (c, callee) => columnsOf(c, callee).some((column) => / internal /.test(headOf(column)));
const callsIt = ({ right }, callee) => right.includes(`@${callee}(`) || right.includes(`@"${callee}"(`);
/// The call, if it is not one that came with a copy of the function itself.
const callOf = (c, callee) => {
  const call = c.text.insts.get(c.inst);
  return call && isCall(call) && callsIt(call, callee) ? call : null;
};
const isItself = (c, callee) => callee === c.fn.name;
const counts = (c, callee, size, limit) => {
  const call = callOf(c, callee);
  if (!call) return isItself(c, callee);
  const args = argumentsOf(call.right),
    isLocal = (value) => c.text.byName.get(value)?.op === "alloca";
  // Calls of the library are replaced before the function is copied into itself.
  if (
    isItself(c, callee) &&
    /@(mem(cpy|move|set|cmp)|bcmp|l?l?abs|imaxabs|fabsf?|copysignf?)\(/.test(columnsOf(c, callee)[0].text)
  ) {
    c.unsure();
    return true;
  }
  return columnsOf(c, callee).some((column) => {
    if (parametersOf(headOf(column)).length > args.length) return false;
    const { size: counted, isSure } = bodySize(textOf(column), parametersOf(headOf(column)), args, isLocal, limit);
    if (!isSure) c.unsure();
    return counted === size || (!isSure && size <= counted);
  });
};
/// How large the caller may become: less of a caller that is large, more if the callee goes with the call.
const mostOf = (c, limit) => {
  const size = sizeOf(c.text),
    most = Math.max(Math.min(Math.max(4 * size, 600), LARGE), size + Math.floor(size / 10));
  return limit > ONLY_CALL ? [Math.max(most, LARGE)] : [most];
};
const mayAllow = (c, callee, limit) => {
  const call = callOf(c, callee);
  if (!call) return isItself(c, callee);
  const bases = isItself(c, callee) ? [90, 34] : isInternal(c, callee) ? [...LIMITS, ONLY_CALL] : LIMITS,
    rest = limit - 5 - 2 * argumentsOf(call.right).length;
  const floats = [...c.text.loops.values()].some(
    ({ blocks, header }) =>
      blocks.has(call.block) &&
      c.text.blocks.get(header).insts.some((inst) => inst.op === "phi" && /^(float|double)$/.test(typeOf(inst))),
  );
  return bases.includes(rest) || (floats && bases.some((base) => rest > base));
};
/// Control comes into some loop at several places: a way back leads to a block that is no header.
const isIrreducible = ({ blocks, entry, dom }) => {
  const state = new Map();
  const visit = (label) => {
    state.set(label, "open");
    for (const to of blocks.get(label).succs)
      if (state.get(to) === "open" ? !dom.get(label).has(to) : !state.has(to) && visit(to)) return true;
    state.set(label, "done");
    return false;
  };
  return visit(entry);
};
const depthAt = (c, call) =>
  isIrreducible(c.text) ? undefined : [...c.text.loops.values()].filter(({ blocks }) => blocks.has(call.block)).length;
const isGone = (c, callee) => !callOf(c, callee) || !c.now.insts.has(c.inst);
const stays = (c, callee) => {
  const call = callOf(c, callee);
  return !call
    ? isItself(c, callee)
    : (c.now.insts.has(c.inst) && callsIt(c.now.insts.get(c.inst), callee)) ||
        !c.now.blocks.has(call.block) ||
        (!c.now.insts.has(c.inst) && !c.now.dom.has(call.block));
};
const WHY_CALLS = {
  "its body is not in this file": (c, callee) => columnsOf(c, callee).length === 0,
  "it is marked noinline": (c, callee) =>
    columnsOf(c, callee).some((column) => /\b(noinline|optnone)\b/.test(headOf(column))),
  "it may use instructions that the caller may not": (c, callee) =>
    columnsOf(c, callee).some((column) => /"target-features"=/.test(headOf(column))),
  "another definition may replace it": (c, callee) =>
    columnsOf(c, callee).some((column) => /^define weak /.test(headOf(column))),
  "it takes a variable number of arguments": (c, callee) =>
    columnsOf(c, callee).some((column) => /\.\.\.\)/.test(headOf(column))),
  "it allocates on the stack as it runs": (c, callee) =>
    columnsOf(c, callee).some((column) => {
      const text = textOf(column);
      return [...text.insts.values()].some(
        (inst) => inst.op === "alloca" && (inst.block !== text.entry || /, i\d+ %/.test(inst.right)),
      );
    }),
  "its labels have addresses": (c, callee) => columnsOf(c, callee).some((column) => /indirectbr/.test(column.text)),
  "it calls a function that returns twice": (c, callee) =>
    columnsOf(c, callee).some((column) => /@(_?_?sig)?_?setjmp|@vfork|returns_twice|@llvm\.eh\.sjlj/.test(column.text)),
  "the call gives other types than it takes": (c, callee) => Boolean(callOf(c, callee)),
  "the limit of recursive inlining is reached": (c, callee) => isItself(c, callee) && !c.text.insts.has(c.inst),
  "it calls itself last, which is a jump": (c, callee) =>
    isItself(c, callee) && (!callOf(c, callee) || c.text.blocks.get(callOf(c, callee).block).insts.at(-1).op === "ret"),
  "its local variables are too large": (c, callee) =>
    isItself(c, callee) && [...c.text.insts.values()].some(({ op }) => op === "alloca"),
};

// ---- unroll

const wasUnrolled = (c, is) =>
  c.said.some(([key, [header]]) => /^unroll\.(full|part|exact)/.test(key) && is(c.text.loops.get(header)));
/// The loop as the pass found it; null: it is decided about in a later round, or came with a copy.
const loopOf = (c, header) =>
  c.said.some(([key, slots]) => key.startsWith("unroll.") && slots[0] === header)
    ? null
    : (c.text.loops.get(header) ?? null);
/// Of a loop that the model does not have before it nothing is known.
const unrolled =
  (is) =>
  (c, header, ...slots) => {
    const loop = loopOf(c, header);
    if (!loop) c.unsure();
    return !loop || is(c, loop, ...slots);
  };
const bodyOf = (text, loop) => instsOf(text, loop).filter(({ op }) => !/^(phi|br|switch)$/.test(op)).length;
const depthOf = (loop) => loop.around.length + 1;
const innermost = (text) =>
  [...text.loops.values()].filter((loop) => ![...text.loops.values()].some((other) => other.around.includes(loop)));
const inOthers = (text, loop) => [...text.insts.values()].filter(({ block }) => !loop.blocks.has(block));
const runs = (c, loop) => linearOf(c.text, loop.header).iterations();

// ---- vectorize

const VECTOR_BYTES = 16;
const atLoop = (c) => c.said.findLast(([key]) => /^vectors\.loop/.test(key))[1][0];
const now = (c, is) => {
  const header = atLoop(c),
    loop = c.text.loops.get(header);
  return is(loop, linearOf(c.text, header));
};
/// Of instructions with one text the one in the loop.
const inLoop = (c, loop, text) => instsOf(c.text, loop).find((inst) => inst.text === text || inst.name === text);
const isInside = (loop, inst) => Boolean(inst && loop.blocks.has(inst.block));
const bytesOf = (inst) => layoutOf(typeOf(inst))?.size;
const moves =
  (is) =>
  (c, ...slots) =>
    now(c, (loop, linear) => {
      const inst = inLoop(c, loop, slots.at(-1)),
        stride = linear.strideOf(inst);
      if (stride === undefined) c.unsure();
      return (
        isInside(loop, inst) &&
        /^(load|store)$/.test(inst.op) &&
        (stride === undefined || is(stride, bytesOf(inst), ...slots.slice(0, -1).map(Number)))
      );
    });
/// Both accesses, one of them a store, and how many bytes the second is after the first: is(bytes, stride).
const pair = (c, first, text, is) =>
  now(c, (loop, linear) => {
    const one = inLoop(c, loop, first),
      two = inLoop(c, loop, text);
    if (!isInside(loop, one) || !isInside(loop, two) || (one.op !== "store" && two.op !== "store")) return false;
    const bytes = linear.distance(one, two),
      stride = linear.strideOf(one);
    if (bytes === undefined || stride === undefined) {
      c.unsure();
      return true;
    }
    return stride === linear.strideOf(two) && is(bytes, stride);
  });
const sameLoop = (c, header, blocks) => {
  const loop = c.text.loops.get(header);
  return [...loop.blocks].sort().join() === blocks.split(", ").sort().join() && innermost(c.text).includes(loop);
};
const exits = (c, header) => {
  const { blocks } = c.text.loops.get(header);
  return [...blocks].reduce(
    (sum, label) => sum + c.text.blocks.get(label).succs.filter((to) => !blocks.has(to)).length,
    0,
  );
};
const hasStepping = (c, name, start, step, isPointer) =>
  now(c, (loop, linear) => {
    const found = linear.steppingOf(name);
    if (!found && linear.isBlind) c.unsure();
    return (
      (!found && linear.isBlind) ||
      (found !== null &&
        found.start === start &&
        found.step === BigInt(step) &&
        (typeOf(c.text.byName.get(name)) === "ptr") === isPointer)
    );
  });
/// All that depends on φs of the header that have no step.
const carried = (c, loop, linear) => {
  const found = new Set(
    c.text.blocks.get(loop.header).insts.filter((inst) => inst.op === "phi" && !linear.steppingOf(inst.name)),
  );
  for (let count = -1; count !== found.size; ) {
    count = found.size;
    const names = new Set([...found].map(({ name }) => name));
    for (const inst of instsOf(c.text, loop)) if (inst.reads.some((name) => names.has(name))) found.add(inst);
  }
  return found;
};
const isCarried = (c, inst) => now(c, (loop, linear) => carried(c, loop, linear).has(inst));
const runsAlways = (c, loop, inst) => loop.latches.every((latch) => c.text.dominates(inst.block, latch));
const scalarCost = (c, loop, linear) => {
  const test = c.text.byName.get(/^br i1 (\S+),/.exec(c.text.blocks.get(loop.latches[0]).insts.at(-1).text)[1]);
  const counters = c.text.blocks
    .get(loop.header)
    .insts.filter((inst) => inst.op === "phi" && linear.steppingOf(inst.name) && typeOf(inst) !== "ptr")
    .map((phi) => [phi.name, linear.operandsOf(phi).find(([, from]) => loop.blocks.has(from))[0]])
    .filter((names) => test.reads.some((name) => names.includes(name)));
  const rest = instsOf(c.text, loop).filter(
    ({ op, text }) => !/^(phi|getelementptr)$/.test(op) && !/^br label/.test(text),
  );
  return counters.map(([, next]) => rest.filter(({ name }) => name !== next).length);
};
const told = (c, key) => c.said.findLast(([other]) => other === key)?.[1];
/// A loop after the pass that the vectorizer made: on vectors of so many lanes, whose counter steps by so many iterations.
const isMade = (c, header, lanes, times) => {
  const before = linearOf(c.text, header),
    steps = c.text.blocks
      .get(header)
      .insts.filter(({ op }) => op === "phi")
      .map(({ name }) => before.steppingOf(name)?.step)
      .filter((step) => step !== undefined);
  return (
    [...c.now.loops.values()].some((loop) => {
      const linear = linearOf(c.now, loop.header);
      return (
        instsOf(c.now, loop).some(({ right }) => right.includes(`<${lanes} x `)) &&
        c.now.blocks
          .get(loop.header)
          .insts.some(
            ({ op, name }) =>
              op === "phi" && steps.some((step) => linear.steppingOf(name)?.step === step * BigInt(lanes * times)),
          )
      );
    }) && !c.said.some(([key, slots]) => key.startsWith("vectors.no") && slots[0] === header)
  );
};
const WHY_LOOPS = [
  [
    "it has several exits",
    (c, loop, one) =>
      !loop.latches.includes(one.block) && c.text.blocks.get(one.block).succs.some((to) => !loop.blocks.has(to)),
  ],
  ["it has a switch", (c, loop, one) => one.op !== "br"],
  ["it is too long", (c, loop) => instsOf(c.text, loop).length > 300],
  ["it calls a function", (c, loop, one) => isCall(one)],
  ["it has an access that is volatile or atomic", (c, loop, one) => /volatile|atomic|cmpxchg|fence/.test(one.right)],
  ["it makes a variable", (c, loop, one) => one.op === "alloca"],
  [
    "a value of type (.+) fits in no lane",
    (c, loop, one, two, type) => !/^(i1|i8|i16|i32|i64|float|double)$/.test(type) || /^(load|store)$/.test(one.op),
  ],
  [
    "a pointer does not move by the same number of bytes in every iteration",
    (c, loop, one) => one.op === "phi" && typeOf(one) === "ptr" && !linearOf(c.text, loop.header).steppingOf(one.name),
  ],
  ["a value of the previous iteration is used", (c, loop, one) => isCarried(c, one)],
  ["the number of iterations is not known before the loop", () => true],
  ["it has (\\d+) iterations only", (c, loop, one, two, count) => runs(c, loop) === Number(count) && Number(count) < 8],
  [
    "a sum of floating-point numbers has an order",
    (c, loop, one) => isCarried(c, one) && /^(float|double)$/.test(typeOf(one)),
  ],
  [
    "it has too many accesses",
    (c, loop) => instsOf(c.text, loop).filter(({ op }) => /^(load|store)$/.test(op)).length > 128,
  ],
  ["an address of a store is not known", (c, loop, one) => one.op === "store"],
  [
    "all iterations store to one place",
    (c, loop, one) => one.op === "store" && [0, undefined].includes(linearOf(c.text, loop.header).strideOf(one)),
  ],
  [
    "a store does not write neighbours",
    (c, loop, one) => one.op === "store" && Math.abs(linearOf(c.text, loop.header).strideOf(one) ?? 0) !== bytesOf(one),
  ],
  [
    "a store under a condition may not happen without it",
    (c, loop, one) => one.op === "store" && !runsAlways(c, loop, one),
  ],
  [
    "a load under a condition may not happen without it",
    (c, loop, one) => one.op === "load" && !runsAlways(c, loop, one),
  ],
  [
    "a division under a condition may not happen without it",
    (c, loop, one) => /(div|rem)$/.test(one.op) && !runsAlways(c, loop, one),
  ],
  [
    "a value is used after the loop where two edges meet",
    (c, loop, one) => inOthers(c.text, loop).some(({ reads }) => reads.includes(one.name)),
  ],
  [
    "the block after it has other predecessors",
    (c, loop) =>
      [...loop.blocks].some((label) =>
        c.text.blocks.get(label).succs.some((to) => !loop.blocks.has(to) && c.text.blocks.get(to).preds.length > 1),
      ),
  ],
  ["a pointer is used as a value", (c, loop, one) => typeOf(one) === "ptr"],
  ["an address is loaded in every iteration", (c, loop, one) => one.op === "load" && typeOf(one) === "ptr"],
  ["an address depends on a condition", (c, loop, one) => one.op === "phi"],
  ["it has nothing to do on vectors", (c, loop) => !instsOf(c.text, loop).some(({ op }) => op === "store")],
  [
    "it would take (\\d+) tests at run time to tell its arrays apart",
    (c, loop, one, two, count) => Number(count) > 6 && instsOf(c.text, loop).some(({ op }) => op === "store"),
  ],
  ["an iteration uses what the previous iteration stored", (c, loop, one, two) => near(c, two, one, 1)],
  [
    "an iteration uses what was stored (\\d+) iterations before",
    (c, loop, one, two, count) => near(c, two, one, Number(count)),
  ],
  [
    "two accesses may overlap, and no test can tell",
    (c, loop, one, two) => [one, two].some(({ op }) => op === "store"),
  ],
  [
    "it would cost (\\d+) instead of (\\d+)",
    (c, loop, one, two, vector, scalar) =>
      told(c, "vectors.cost")?.slice(1).join() === `${scalar},${vector}` && vector * 5 > scalar * 4,
  ],
].map(([pattern, is]) => [new RegExp(`^${pattern}$`), is]);
/// In a later iteration of that distance, and in none before, the first access meets bytes of the second.
const near = (c, first, second, count) =>
  pair(c, first.text, second.text, (bytes, stride) => {
    const [one, two] = [first, second].map(({ text }) => bytesOf(instOf(c, text)));
    const meets = (k) => bytes - one < stride * k && stride * k < bytes + two;
    return meets(count) && !Array.from({ length: count - 1 }, (_, k) => k + 1).some(meets);
  });
const isWhy = (c, header, why, first = "", second = "") => {
  const loop = c.text.loops.get(header),
    one = first ? inLoop(c, loop, first) : null,
    two = second ? inLoop(c, loop, second) : null;
  const [pattern, is] = WHY_LOOPS.find(([known]) => known.test(why)) ?? [];
  return (
    Boolean(pattern) &&
    header === atLoop(c) &&
    (!first || isInside(loop, one)) &&
    (!second || isInside(loop, two)) &&
    Boolean(is(c, loop, one, two, ...pattern.exec(why).slice(1))) &&
    c.now.blocks.has(header)
  );
};
const becomes = (c, name, from, to, text, isOp) => {
  const inst = c.text.byName.get(name),
    vector = nowOf(c, text),
    lanes = to - from + 1;
  return (
    Boolean(inst && vector) &&
    !c.text.insts.has(vector.id) &&
    from % lanes === 0 &&
    typeOf(vector) === `<${lanes} x ${typeOf(inst)}>` &&
    isOp(vector, inst)
  );
};
/// The operations that a vector operation may do the work of.
const DOES = {
  phi: /./,
  select: /^(phi|select)$/,
  shl: /^(shl|mul|sext|zext|sdiv)$/,
  add: /./,
  ashr: /^(ashr|sdiv)$/,
  lshr: /^(lshr|udiv)$/,
  and: /^(and|urem)$/,
  or: /./,
  xor: /./,
  sub: /^(sub|srem)$/,
  shufflevector: /^load$/,
};

export const DECISIONS = {
  "inline.in": (c, callee, size, limit) =>
    isGone(c, callee) &&
    Number(size) <= Number(limit) &&
    counts(c, callee, Number(size), Number(limit)) &&
    mayAllow(c, callee, Number(limit)),
  "inline.marked": (c, callee) =>
    isGone(c, callee) && columnsOf(c, callee).some((column) => /\balwaysinline\b/.test(headOf(column))),
  "inline.large": (c, callee, size, limit) =>
    stays(c, callee) &&
    Number(size) > Number(limit) &&
    counts(c, callee, Number(size), Number(limit)) &&
    mayAllow(c, callee, Number(limit)),
  "inline.grown": (c, callee, size, limit, whole, most) =>
    stays(c, callee) &&
    Number(size) <= Number(limit) &&
    counts(c, callee, Number(size), Number(limit)) &&
    Number(whole) > Number(most) &&
    mostOf(c, Number(limit)).includes(Number(most)),
  "inline.no": (c, callee, why) => stays(c, callee) && WHY_CALLS[why](c, callee),
  "inline.depth": (c, depth) => {
    const call = c.text.insts.get(c.inst);
    return !call || [Number(depth), undefined].includes(depthAt(c, call));
  },
  // Only a loop repeats, but an edge may be taken seldom in one, too.
  "inline.often": (c, frequency) => {
    const call = c.text.insts.get(c.inst);
    return Number(frequency) <= 1 || !call || depthAt(c, call) !== 0;
  },
  "inline.level": (c, callee) => isItself(c, callee) && !c.text.insts.has(c.inst),
  "inline.gone": (c, pass, callee) =>
    c.log.functions.find(({ name }) => name === callee).removed.pass === pass &&
    c.log.functions.every(
      (fn) =>
        fn.removed ||
        !new RegExp(`@${callee.replace(/[.$]/g, "\\$&")}(?![-\\w$.])`).test(
          fn.columns.findLast(({ kind }) => kind === "ir").text,
        ),
    ),

  "unroll.full": unrolled(
    (c, loop, iterations, amount, limit) =>
      [Number(iterations), undefined].includes(runs(c, loop)) &&
      Number(amount) <= Math.min(Number(limit), iterations * sizeOf(c.text, loop.blocks)) &&
      !c.now.loops.has(loop.header),
  ),
  "unroll.full.one": unrolled((c, loop) => [1, undefined].includes(runs(c, loop)) && !c.now.loops.has(loop.header)),
  "unroll.part": unrolled((c, loop, amount) =>
    [...c.now.loops.values()].some((other) => {
      const size = bodyOf(c.now, other) - amount * bodyOf(c.text, loop);
      return size >= 0 && size <= 2;
    }),
  ),
  "unroll.exact": unrolled(
    (c, loop, amount, iterations) =>
      [Number(iterations), undefined].includes(runs(c, loop)) &&
      iterations % amount === 0 &&
      bodyOf(c.now, c.now.loops.get(loop.header)) === amount * bodyOf(c.text, loop),
  ),
  "unroll.no-form": unrolled(
    (c, loop) =>
      !loop.preheader ||
      [...c.text.insts.values()].some(({ op }) => op === "indirectbr") ||
      [...loop.blocks].reduce(
        (sum, label) => sum + c.text.blocks.get(label).insts.at(-1).text.split(`label %${loop.header}`).length - 1,
        0,
      ) > 1,
  ),
  "unroll.inner-changed": (c, header) =>
    wasUnrolled(c, (other) => !other || other.around.includes(c.text.loops.get(header))),
  "unroll.no-test": unrolled((c, loop) => !/^br i1/.test(c.text.blocks.get(loop.latches[0]).insts.at(-1).text)),
  "unroll.vectors": unrolled((c, loop) =>
    /llvm\.loop\.unroll\.disable/.test(c.text.blocks.get(loop.latches[0]).insts.at(-1).text),
  ),
  "unroll.no-copy": unrolled(
    (c, loop) =>
      sizeOf(c.text, loop.blocks) > 200 ||
      instsOf(c.text, loop).some(
        (inst) =>
          inst.op === "alloca" ||
          inOthers(c.text, loop).some(
            ({ reads, op, block }) =>
              reads.includes(inst.name) &&
              (op !== "phi" || c.text.blocks.get(block).preds.some((pred) => !loop.blocks.has(pred))),
          ),
      ),
  ),
  "unroll.unknown": unrolled(
    (c, loop, size) => runs(c, loop) === undefined && Number(size) === sizeOf(c.text, loop.blocks),
  ),
  "unroll.many": unrolled(
    (c, loop, amount, limit, size) =>
      [Number(amount), undefined].includes(runs(c, loop)) &&
      Number(amount) > Number(limit) &&
      Number(size) === sizeOf(c.text, loop.blocks),
  ),
  "unroll.all-large": unrolled(
    (c, loop, iterations, size, amount, limit) =>
      [Number(iterations), undefined].includes(runs(c, loop)) &&
      Number(size) === sizeOf(c.text, loop.blocks) &&
      Number(amount) <= size * iterations &&
      Number(amount) > Number(limit),
  ),
  "unroll.has-inner": unrolled((c, loop) => !innermost(c.text).includes(loop)),
  "unroll.has-call": unrolled((c, loop) => instsOf(c.text, loop).some(isCall)),
  "unroll.once": unrolled((c, loop) => c.fn.name === "main" && loop.around.length === 0),
  "unroll.shallow": unrolled(
    (c, loop, amount, limit) =>
      depthOf(loop) === Number(amount) &&
      Math.max(...innermost(c.text).map(depthOf)) === Number(limit) &&
      amount < limit,
  ),
  "unroll.few": unrolled(
    (c, loop, amount, limit) => [Number(amount), undefined].includes(runs(c, loop)) && Number(amount) < Number(limit),
  ),
  "unroll.large": unrolled(
    (c, loop, amount, limit) => Number(amount) === sizeOf(c.text, loop.blocks) && Number(amount) > Number(limit),
  ),
  "unroll.large.never": unrolled((c, loop, amount) => Number(amount) === sizeOf(c.text, loop.blocks)),
  "unroll.no-room": unrolled((c, loop) => Boolean(loop)),
  "unroll.growth": unrolled((c, loop, amount, limit) => Number(amount) > Number(limit)),

  "vectors.loop": (c, header, blocks) => sameLoop(c, header, blocks) && runs(c, c.text.loops.get(header)) === undefined,
  "vectors.loop.known": (c, header, blocks, iterations) =>
    sameLoop(c, header, blocks) &&
    [Number(iterations), undefined].includes(runs(c, c.text.loops.get(header))) &&
    exits(c, header) === 1,
  "vectors.loop.most": (c, header, blocks, iterations) =>
    sameLoop(c, header, blocks) &&
    [Number(iterations), undefined].includes(runs(c, c.text.loops.get(header))) &&
    exits(c, header) > 1,
  "vectors.stepping": (c, name, start, step) => hasStepping(c, name, start, step, false),
  "vectors.stepping.pointer": (c, name, start, step) => hasStepping(c, name, start, step, true),
  "vectors.reduction": (c, name, op) =>
    now(
      c,
      (loop, linear) =>
        !linear.steppingOf(name) &&
        [...carried(c, loop, linear)].some((inst) => inst.op === op || (op === "add" && inst.op === "sub")),
    ),
  "vectors.reduction.smallest": (c, name) =>
    now(
      c,
      (loop, linear) =>
        !linear.steppingOf(name) &&
        [...carried(c, loop, linear)].some((inst) => /^icmp (samesign )?[su][lg][te]/.test(inst.right)),
    ),
  "vectors.reduction.greatest": (c, name) => DECISIONS["vectors.reduction.smallest"](c, name),
  "vectors.access.wide": moves((stride, bytes, size) => stride === size && size === bytes),
  "vectors.access.reversed": moves((stride, bytes, size) => stride === -size && size === bytes),
  "vectors.access.uniform": moves((stride) => stride === 0),
  "vectors.access.spread": moves((stride, bytes, by, size) => stride === by && by === 2 * size && size === bytes),
  "vectors.access.single": moves((stride, bytes, by, size) => stride === by && size === bytes && Math.abs(by) !== size),
  "vectors.access.unknown": (c, text) => now(c, (loop) => inLoop(c, loop, text)?.op === "load"),
  "vectors.lanes": (c, bytes, size, lanes) =>
    now(
      c,
      (loop) =>
        Number(bytes) === VECTOR_BYTES &&
        lanes * size === VECTOR_BYTES &&
        instsOf(c.text, loop).some((inst) => bytesOf(inst) === Number(size)) &&
        instsOf(c.text, loop).every((inst) => inst.op !== "store" || bytesOf(inst) <= size),
    ),
  "vectors.dependence.same": (c, first, text) => pair(c, first, text, (bytes) => bytes === 0),
  "vectors.dependence.far": (c, first, apart, text, lanes) =>
    pair(c, first, text, (bytes, stride) => bytes === stride * apart && Number(apart) >= Number(lanes)),
  "vectors.dependence.near": (c, first, text, apart, lanes) =>
    pair(c, first, text, (bytes, stride) => bytes === stride * apart && Number(apart) < Number(lanes) && apart > 0),
  "vectors.dependence.behind": (c, text, first, apart) =>
    pair(c, first, text, (bytes, stride) => bytes === -stride * apart),
  "vectors.dependence.apart": (c, text, by, first, stride, lanes) =>
    pair(
      c,
      first,
      text,
      (bytes, step) =>
        bytes === Number(by) &&
        step === Number(stride) &&
        !Array.from({ length: lanes - 1 }, (_, k) => k + 1).some((k) => near(c, { text: first }, { text }, k)),
    ),
  "vectors.dependence.part": (c, text, by, first, stride, iterations) =>
    pair(c, first, text, (bytes, step) => bytes === Number(by) && step === Number(stride)) &&
    near(c, { text: first }, { text }, Number(iterations)),
  "vectors.overlap": (c, text, other) =>
    now(
      c,
      (loop, linear) =>
        [text, other].every((each) => inLoop(c, loop, each)) &&
        linear.distance(inLoop(c, loop, text), inLoop(c, loop, other)) === undefined &&
        instsOf(c.text, loop).some(({ op }) => op === "store"),
    ),
  "vectors.cost": (c, lanes, scalar, vector) =>
    now(c, (loop, linear) => scalarCost(c, loop, linear).includes(scalar / lanes) && Number(vector) > 0),
  "vectors.plan": (c, header, lanes) => header === atLoop(c) && isMade(c, header, Number(lanes), 1),
  "vectors.plan.twice": (c, header, lanes) => header === atLoop(c) && isMade(c, header, Number(lanes), 2),
  "vectors.keeps": (c) =>
    now(c, (loop) =>
      instsOf(c.text, loop).some(
        ({ name }) => name && inOthers(c.text, loop).some(({ reads }) => reads.includes(name)),
      ),
    ),
  "vectors.no": (c, header, why) => isWhy(c, header, why),
  "vectors.no.at": (c, header, text, why) => isWhy(c, header, why, text),
  "vectors.no.two": (c, header, text, other, why) => isWhy(c, header, why, text, other),
  "vectors.widen": (c, name, from, to, text) =>
    becomes(
      c,
      name,
      from,
      to,
      text,
      (vector, inst) => vector.op === inst.op || (DOES[vector.op] ?? /^$/).test(inst.op),
    ),
  "vectors.widen.gathered": (c, name, from, to, text) =>
    becomes(
      c,
      name,
      from,
      to,
      text,
      (vector) => vector.op === "insertelement" && vector.right.endsWith(` ${to - from}`),
    ),
  "vectors.widen.same": (c, name, from, to, text) =>
    becomes(c, name, from, to, text, (vector, inst) => vector.op === "shufflevector" && inst.op === "load"),
};
