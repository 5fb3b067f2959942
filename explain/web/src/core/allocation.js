// The decisions of the register allocator, step by step (the events of explain/allocation_log.cpp): the live ranges, the place of
// each after a step, what keeps a range out of each register, and a sentence for each step. A point is four times the number of an
// instruction, plus 0 before it, 1 where it reads, 2 where it writes, 3 after it.
import { rowsOf } from "./pass_changes.js";
import { fillIn } from "./fill.js";
import { ALLOCATION } from "./templates_passes.js";

/// As people write it.
export const registerName = (name) => name.replace(/^%+/, "%");

/// Machine code: { insts: [{ row, block, text, line }], blocks: [{ label, name, first, end }] }; `first` and `end` are numbers of instructions.
export const readMachine = (column) => {
  const insts = [],
    blocks = [];
  rowsOf(column).forEach((text, row) => {
    const label = /^(b\d+):(?: {2}; (.*))?$/.exec(text);
    if (label) blocks.push({ label: label[1], name: label[2] ?? "", first: insts.length, end: insts.length });
    else if (text.startsWith("  ")) {
      insts.push({ row, block: blocks.at(-1), text: text.trim().replace(/%%/g, "%"), line: column.lines[row] });
      blocks.at(-1).end++;
    }
  });
  return { insts, blocks };
};

const triples = (flat) =>
  Array.from({ length: flat.length / 3 }, (_, i) => ({
    of: flat[3 * i],
    start: flat[3 * i + 1],
    end: flat[3 * i + 2],
  }));
const pairs = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ start: flat[2 * i], end: flat[2 * i + 1] }));
export const overlap = (a, b) => a.some((x) => b.some((y) => x.start < y.end && y.start < x.end));
const MANY = 3;
const joined = (names) => (names.length > MANY + 1 ? `${names.slice(0, MANY).join("+")}+…` : names.join("+"));

/// A stop at a column of the back end: { title, column, before, number, reasons, isMachine, open() }; `read` makes the inside that
/// open() gives. null: `number` is that of no column.
export const machineStop = (fn, number, before, read) => {
  if (number < 0) return null;
  const column = fn.columns[number],
    stop = { title: column.title, column, before, number, reasons: [], isMachine: true, open: () => read(stop) };
  return stop;
};

/// The stop of a function; null: the log has none.
export const allocationStop = (fn) => {
  const number = fn.columns.findIndex(({ inside }) => inside?.kind === "allocation" && inside.events.length);
  const stop = machineStop(fn, number, fn.columns[number - 1], readAllocation);
  return stop && Object.assign(stop, { after: fn.columns.slice(number + 1).find(({ kind }) => kind === "machine") });
};

const found = new WeakMap();
/// Of such a stop: { kind, steps, code, order, fixed, calls, bundles, roots }. A bundle has its `ranges` and its `root`, the live range
/// before splitting; `roots` are in the order in which the allocator takes them, `order` has the blocks that are left in the end.
export const readAllocation = (stop) => {
  const { inside } = stop.column;
  if (found.has(inside)) return found.get(inside);
  const bundles = new Map();
  const add = ({ bundle: id, weight, ranges: flat }, root = null) => {
    const ranges = triples(flat),
      of = [...new Set(ranges.map((range) => range.of))];
    const made = {
      id,
      weight,
      ranges,
      of,
      size: ranges.reduce((sum, { start, end }) => sum + end - start, 0),
      root: root ?? null,
      parts: 0,
    };
    made.root ??= made;
    made.name = root ? `${root.name}/${++root.parts}` : joined(of);
    bundles.set(id, made);
  };
  for (const bundle of inside.bundles) add(bundle);
  const order = new Set();
  for (const step of inside.events) {
    order.add(bundles.get(step.bundle).root);
    for (const part of step.parts ?? []) add(part, bundles.get(step.bundle).root);
  }
  for (const { root } of bundles.values()) order.add(root);
  const made = {
    kind: "allocation",
    pass: stop.title,
    steps: inside.events,
    reduced: Boolean(inside.reduced),
    classes: inside.classes,
    code: readMachine(stop.before),
    order: stop.after ? readMachine(stop.after).blocks.map(({ label }) => label) : [],
    bundles,
    roots: [...order],
    fixed: new Map(Object.entries(inside.fixed).map(([name, flat]) => [name, pairs(flat)])),
    calls: inside.calls.map((point) => ({ start: point, end: point + 2 })),
    remade: new Set(inside.remade),
    sentences: (at) => sentencesOf(made, at),
  };
  found.set(inside, made);
  return made;
};

export const isRemade = (inside, bundle) => inside.remade.has(bundle.of[0]);
export const blockAt = ({ code }, point) => code.blocks.find(({ end }) => point < end * 4);
/// The block that all of it is in; null: it is in several.
const onlyBlock = (inside, { ranges }) => {
  const block = blockAt(inside, ranges[0].start);
  return ranges.at(-1).end <= block.end * 4 ? block : null;
};

const startState = () => ({ place: new Map(), holders: new Map(), saved: new Set(), gaveWay: new Map(), kept: [] });
const take = (state, bundle, register, evicted = []) => {
  if (!state.holders.has(register)) state.holders.set(register, new Set());
  for (const other of evicted) {
    state.holders.get(register).delete(other);
    state.place.delete(other.id);
    state.gaveWay.set(other.id, (state.gaveWay.get(other.id) ?? 0) + 1);
  }
  state.holders.get(register).add(bundle);
  state.place.set(bundle.id, register);
  state.saved.add(register);
};
const apply = (inside, state, step) => {
  const { bundles } = inside,
    bundle = bundles.get(step.bundle);
  const evicted = (ids) => (ids ?? []).map((id) => bundles.get(id));
  if (step.event === "assign") take(state, bundle, step.register, evicted(step.evicted));
  else if (step.event === "spill") state.place.set(step.bundle, isRemade(inside, bundle) ? "remade" : "memory");
  else {
    state.place.set(step.bundle, "split");
    for (const { bundle: id, register, evicted: ids } of step.parts)
      if (register) take(state, bundles.get(id), register, evicted(ids));
    for (const flat of step.spilled)
      state.kept.push({
        root: bundle.root,
        ranges: triples(flat),
        place: isRemade(inside, bundle) ? "remade" : "memory",
      });
  }
};
/// After the step of that number: { place: by bundle, holders: by register, ... }; a bundle without a place waits.
export const allocationAt = (inside, at) => {
  const state = startState();
  for (const step of inside.steps.slice(0, at + 1)) apply(inside, state, step);
  return state;
};

/// What is in the way of the bundle in each register of its class: { register, kind, by }. Kinds: "fixed" (the code itself uses it),
/// "call" (a call destroys it), "taken" (`by`: the bundles), "unsaved" (nothing is in it, but the first use would need a save and a
/// restore), "free".
export const obstacles = (inside, state, bundle) => {
  const { order, saved } = inside.classes[bundle.of[0].replace(/\d+$/, "")];
  return order.map((register) => {
    if (overlap(bundle.ranges, inside.fixed.get(register) ?? [])) return { register, kind: "fixed" };
    if (!saved.includes(register) && overlap(bundle.ranges, inside.calls)) return { register, kind: "call" };
    const by = [...(state.holders.get(register) ?? [])].filter((other) => overlap(bundle.ranges, other.ranges));
    if (by.length) return { register, kind: "taken", by };
    return { register, kind: saved.includes(register) && !state.saved.has(register) ? "unsaved" : "free" };
  });
};

export const weightText = (weight) => (weight === null ? "∞" : String(Number(weight.toPrecision(3))));
const heaviest = (bundles) =>
  bundles.reduce((most, { weight }) => (weight === null || most === null ? null : Math.max(most, weight)), 0);

function sentencesOf(inside, at) {
  const step = inside.steps[at],
    bundle = inside.bundles.get(step.bundle),
    { name } = bundle,
    block = onlyBlock(inside, bundle),
    said = [];
  const tell = (key, slots = {}) => said.push({ key: `allocation.${key}`, text: fillIn(ALLOCATION[key], slots) });
  if (at === 0) tell("begin", { count: [...inside.bundles.values()].filter(({ root, id }) => root.id === id).length });
  tell(block ? "next.block" : "next", { name, block: block?.label });
  if (step.event === "assign") {
    const register = registerName(step.register),
      others = (step.evicted ?? []).map((id) => inside.bundles.get(id));
    if (!others.length) tell("free", { name, register });
    else
      tell(others.length > 1 ? "evict.several" : "evict", {
        name,
        register,
        weight: weightText(bundle.weight),
        other: others[0].name,
        others: others.map((other) => other.name),
        heaviest: weightText(heaviest(others)),
      });
  } else {
    const times = allocationAt(inside, at - 1).gaveWay.get(bundle.id) ?? 0,
      remade = isRemade(inside, bundle);
    tell(step.passedOver ? "none.loaded" : times > 8 ? "none.often" : "none", { name, times });
    if (step.event === "spill") tell(remade ? "remade" : "memory");
    else {
      tell(`split.${step.cut}`);
      const here = step.parts.filter(({ register }) => register),
        waiting = step.parts.length - here.length;
      if (here.length) {
        const others = here.flatMap(({ evicted }) => evicted ?? []).map((id) => inside.bundles.get(id).name);
        tell("parts.here", { count: here.length, register: registerName(here[0].register) });
        if (others.length) tell("parts.evict", { others });
      }
      if (waiting) tell("parts", { count: waiting });
      if (step.spilled.length)
        tell(remade ? "kept.remade" : step.cut === "uses" ? "kept.memory" : "kept.unused", {
          count: step.spilled.length,
        });
    }
  }
  if (at + 1 === inside.steps.length && !inside.reduced)
    tell("end", {
      registers: new Set([...allocationAt(inside, at).place.values()].filter((place) => place[0] === "%")).size,
    });
  return said;
}
