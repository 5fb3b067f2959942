// What the pass viewer says of the register allocator's decisions, as predicates over the model of the code before allocation
// (allocation_model.mjs) and over what was decided before. `c` has the machine code, the live ranges by their names with their
// points by the model, who has which register, and the step.
import { PRESERVED, meets } from "./allocation_model.mjs";

/// Constants, addresses, and arguments that came on the stack: of loads of a slot the text does not say which are those.
const CONSTANT = /^(MovImm|Lea|LoadGot|ThreadAddress|ConstF|ZeroF|ConstV|TableAddress)$/;
const isConstant = (c, register, { op, operands }) =>
  CONSTANT.test(op) || (c.remade.has(register) && /^Load/.test(op) && operands.some(({ text }) => /^slot/.test(text)));
const isRemade = (c, range) =>
  range.registers.length === 1 &&
  (() => {
    const definitions = c.machine.insts.filter((_, at) =>
      c.machine.operandsOf(at, true).some(({ register, writes }) => register === range.registers[0] && writes),
    );
    return (
      definitions.length === 1 &&
      isConstant(c, range.registers[0], definitions[0]) &&
      definitions[0].operands.filter(({ register }) => register).length === 1
    );
  })();
const usesOf = (c, range, points = range.points) =>
  range.registers.flatMap((register) => c.machine.usesOf(register, points));
const holders = (c, register) =>
  [...c.place].filter(([, place]) => place === register).map(([name]) => c.ranges.get(name));
const isBusy = (c, range, register) =>
  meets(c.machine.fixed.get(register) ?? new Set(), range.points) ||
  (!PRESERVED.has(register) &&
    c.machine.calls.some(({ start }) => range.points.has(start) || range.points.has(start + 1)));
const waiting = (c) => [...c.ranges.values()].filter(({ name }) => !c.place.has(name));
const blockOf = (c, range) => {
  const points = [...range.points],
    least = points.reduce((a, b) => Math.min(a, b)),
    most = points.reduce((a, b) => Math.max(a, b));
  return c.machine.blocks.find(({ first, end }) => 4 * first <= least && most < 4 * end)?.label ?? null;
};
/// A side of a parallel copy between two values of one live range before splitting.
const isWithin = (c, { at, op, operand, register }) => {
  const other = c.machine.insts[at].operands[operand ^ 1]?.register;
  return op === "ParallelCopy" && other && other[0] !== "%" && c.isJoined(register, other);
};
/// The weight by the model, as bounds: an instruction that can take a value from memory counts less.
export const weightOf = (c, range) => {
  const length = range.points.size,
    uses = usesOf(c, range).filter((use) => !isWithin(c, use)),
    remade = isRemade(c, range);
  const sum = (least) =>
    uses.reduce((all, { at, op, reads, writes }) => {
      const frequency =
        c.frequency[c.machine.blocks.findIndex(({ end }) => at < end)] * (remade ? (writes ? 0 : 0.6) : 1);
      const inMemory = writes ? 0.7 : op === "ParallelCopy" ? 0.4 : 0.5;
      return all + frequency * (op === "ParallelCopy" || least ? inMemory : reads && writes ? 2 : 1);
    }, 0);
  return [(sum(true) / (length / 4 + 4)) * 0.99, (sum(false) / (length / 4 + 4)) * 1.01];
};
const weighs = (c, range, text) => {
  if (text === "∞") return new Set([...range.points].map((point) => Math.floor(point / 4))).size === 1;
  const [least, most] = weightOf(c, range);
  return least <= Number(text) && Number(text) <= most;
};
/// Nothing that the range may have is free for it, and (unless it takes none from others) something in each weighs as much.
const noneIsFree = (c, range, takesOthers) =>
  c.classes[range.registers[0][0]].order.every((register) => {
    if (isBusy(c, range, register)) return true;
    const others = holders(c, register).filter((other) => meets(other.points, range.points));
    if (!others.length) return PRESERVED.has(register) && !c.used.has(register);
    return (
      !takesOthers ||
      others.some((other) => other.weight === null || (range.weight !== null && other.weight >= range.weight))
    );
  });
const cutsOf = (c) => {
  const whole = c.range.points,
    parts = c.parts;
  return parts.flatMap(({ points }) => {
    const starts = [...points].filter((p) => !points.has(p - 1) && whole.has(p - 1)),
      ends = [...points].filter((p) => !points.has(p + 1) && whole.has(p + 1)).map((p) => p + 1);
    return [...starts, ...ends];
  });
};
const isBoundary = (c, point) => c.machine.blocks.some(({ first, end }) => point === 4 * first || point === 4 * end);

export const ALLOCATION = {
  begin: (c, count) =>
    Number(count) === c.ranges.size &&
    [...c.ranges.values()].every(
      ({ registers, name }) => name.includes("+") === registers.length > 1 && c.areJoined(registers),
    ),
  next: (c, name) =>
    name === c.range.name &&
    !blockOf(c, c.range) &&
    waiting(c).every((other) => blockOf(c, other) || other.points.size <= c.range.points.size),
  "next.block": (c, name, block) =>
    name === c.range.name &&
    blockOf(c, c.range) === block &&
    waiting(c).every((other) => blockOf(c, other) !== block || other.points.size <= c.range.points.size),
  free: (c, register, name) =>
    name === c.range.name &&
    !isBusy(c, c.range, register) &&
    holders(c, register).every((other) => !meets(other.points, c.range.points)),
  evict: (c, name, weight, register, other, heaviest) =>
    !other.includes(", ") && ALLOCATION["evict.several"](c, name, weight, register, other, heaviest),
  "evict.several": (c, name, weight, register, others, heaviest) => {
    const evicted = holders(c, register).filter((other) => meets(other.points, c.range.points));
    return (
      name === c.range.name &&
      weighs(c, c.range, weight) &&
      !isBusy(c, c.range, register) &&
      evicted
        .map((other) => other.name)
        .sort()
        .join() === others.split(", ").sort().join() &&
      evicted.every(
        (other) =>
          other.weight <= Number(heaviest) * 1.01 &&
          (c.range.weight === null || other.weight < c.range.weight) &&
          weighs(c, other, String(other.weight)),
      ) &&
      noneIsFree(c, c.range, false)
    );
  },
  none: (c, name) => name === c.range.name && noneIsFree(c, c.range, true),
  "none.loaded": (c, name) => {
    const uses = usesOf(c, c.range);
    return (
      name === c.range.name &&
      blockOf(c, c.range) !== null &&
      !isRemade(c, c.range) &&
      uses.every(({ writes }) => !writes) &&
      uses.reduce((saved, { op }) => saved + (op === "ParallelCopy" ? 0.4 : 0.5), 0) <= 1
    );
  },
  "none.often": (c, name, times) =>
    name === c.range.name &&
    Number(times) > 8 &&
    c.evictions.get(name) === Number(times) &&
    noneIsFree(c, c.range, false),
  "split.regions": (c) => cutsOf(c).every((point) => isBoundary(c, point)),
  "split.blocks": (c) => cutsOf(c).every((point) => isBoundary(c, point)),
  "split.calls": (c) =>
    cutsOf(c).every((point) => c.machine.calls.some(({ start }) => point === start - 2 || point === start + 2)),
  "split.uses": (c) => {
    const at = new Set(usesOf(c, c.range).map((use) => use.at));
    return cutsOf(c).every((point) => at.has(Math.floor(point / 4)) || at.has(Math.floor((point - 1) / 4)));
  },
  "parts.here": (c, count, register) => {
    const here = c.parts.filter((part) => part.register);
    return (
      Number(count) === here.length &&
      here.every(
        ({ register: its, points, evicted }) =>
          its === register &&
          !isBusy(c, { points }, its) &&
          holders(c, its).every((other) => meets(other.points, points) === evicted.includes(other.name)),
      )
    );
  },
  "parts.evict": (c, others) => {
    const here = c.parts.filter((part) => part.register);
    return (
      here.flatMap(({ evicted }) => evicted).join(", ") === others &&
      here.every((part) =>
        part.evicted.every((name) => part.weight === null || c.ranges.get(name).weight < part.weight),
      )
    );
  },
  parts: (c, count) => Number(count) === c.parts.filter(({ waits }) => waits).length,
  "kept.unused": (c, count) =>
    c.kept.length === Number(count) &&
    c.kept.every((part) => usesOf(c, c.range, part.points).every((use) => isWithin(c, use))) &&
    !isRemade(c, c.range),
  "kept.memory": (c, count) =>
    c.kept.length === Number(count) &&
    !isRemade(c, c.range) &&
    c.kept.every((part) => usesOf(c, c.range, part.points).every((use) => c.isInMemory(use))),
  "kept.remade": (c, count) =>
    c.kept.length === Number(count) &&
    isRemade(c, c.range) &&
    c.kept.every((part) => usesOf(c, c.range, part.points).every(({ writes, op }) => writes || op === "ParallelCopy")),
  memory: (c) => !isRemade(c, c.range) && usesOf(c, c.range).every((use) => c.isInMemory(use)),
  remade: (c) => isRemade(c, c.range) && usesOf(c, c.range).every(({ writes, op }) => writes || op === "ParallelCopy"),
  end: (c, registers) =>
    waiting(c).filter(({ name }) => name !== c.range.name || c.step.event !== "split").length ===
      (c.step.event === "assign" || c.step.event === "spill" ? 1 : 0) && c.registersAfter === Number(registers),
};

/// How an assembler spells a register of x86-64 in its widths.
const spelled = (register) => {
  const name = register.slice(1),
    [, letter] = /^r([abcd])x$/.exec(name) ?? [],
    [, index] = /^r(si|di|bp|sp)$/.exec(name) ?? [];
  return (
    letter
      ? [name, `e${letter}x`, `${letter}x`, `${letter}l`]
      : index
        ? [name, `e${index}`, index, `${index}l`]
        : /^r\d/.test(name)
          ? [name, `${name}d`, `${name}w`, `${name}b`]
          : [name]
  ).map((each) => `%${each}`);
};
const isNamed = (text, place) =>
  place[0] === "%" ? spelled(place).some((name) => new RegExp(`${name}(?!\\w)`).test(text)) : /\(%r[sb]p\)/.test(text);
/// The parallel copy that the edge's copies are, in the code after allocation.
const parallelCopy = (c) => {
  const wanted = c.step.copies
    .filter(({ leftOut }) => !leftOut)
    .map(({ place, source }) => [place.replace("%%", "%"), source.replace("%%", "%")]);
  const plain = (text) => text.replace("%%", "%");
  return (
    !wanted.length ||
    c.allocated.insts.some(
      ({ op, operands }) =>
        op === "ParallelCopy" &&
        operands.length === 2 * wanted.length &&
        wanted.every(
          ([to, from], i) =>
            plain(operands[2 * i].text) === to &&
            (from === ""
              ? operands[2 * i + 1].text === "_"
              : from === "constant"
                ? !operands[2 * i + 1].register
                : plain(operands[2 * i + 1].text) === from),
        ),
    )
  );
};
const takes = (c, to, from) => {
  const label = [...c.text.blocks.keys()],
    block = c.text.byName.get(to.replace(/#\d+$/, ""));
  return (
    block?.op === "phi" &&
    [...block.right.matchAll(/\[ (.+?), %("[^"]*"|[-\w$.]+) \]/g)].some(
      ([, value, pred]) => value === from.replace(/#\d+$/, "") && c.edge.from === pred,
    ) &&
    c.edge.to === block.block &&
    label.includes(block.block) &&
    parallelCopy(c)
  );
};
const isEdge = (c, from, to, to2) => {
  c.edge = { from, to };
  return to === to2 && c.text.blocks.get(from).succs.includes(to);
};
const isMade = (c, place, text) =>
  text.split("; ").some((one) => isNamed(one.split(", ").at(-1), place) || /^xchg/.test(one)) &&
  text.split("; ").every((one) => c.rows.some((row) => row.trim().replace(/\s+/g, " ") === one));
export const COPIES = {
  "edge.end": (c, from, to, from2, to2) =>
    isEdge(c, from, to, to2) && from === from2 && c.text.blocks.get(from).succs.length === 1,
  "edge.edge": (c, from, to, to2) =>
    isEdge(c, from, to, to2) && c.text.blocks.get(from).succs.length > 1 && c.text.blocks.get(to).preds.length > 1,
  "edge.start": (c, from, to, to2) => isEdge(c, from, to, to2) && c.text.blocks.get(to).preds.length === 1,
  coalesced: (c, to, from, place) =>
    takes(c, to, from) &&
    c.allocated.insts.some(
      ({ op, operands }) =>
        op === "ParallelCopy" &&
        operands.some(
          ({ text }, i) => i % 2 === 0 && text.replace("%%", "%") === place && operands[i + 1].text === text,
        ),
    ),
  moved: (c, to, from, source, place, text) =>
    takes(c, to, from) && source !== place && isMade(c, place, text) && isNamed(text, source),
  constant: (c, to, from, place, text) =>
    takes(c, to, from) && (from[0] !== "%" || c.text.byName.get(from)?.op === "alloca") && isMade(c, place, text),
  later: (c, to, from) => takes(c, to, from),
  remade: (c, to, from) => takes(c, to, from),
  undefined: (c, to, from) => /^(undef|poison)$/.test(from) && takes(c, to, from),
  unread: (c, to) => ![...c.text.insts.values()].some((inst) => inst.name !== to && inst.reads.includes(to)),
  itself: (c, to) => takes(c, to, to),
};

const readsThrough = (c, root, wanted) => {
  const seen = new Set(),
    work = [root];
  for (const inst of work)
    for (const name of inst.reads) {
      const other = c.text.byName.get(name);
      if (other === wanted) return true;
      if (!c.own.has(other.id) && !seen.has(other)) {
        seen.add(other);
        work.push(other);
      }
    }
  return false;
};
export const TILES = {
  block: (c, block, tiles, insts) =>
    block === c.block &&
    Number(tiles) === c.text.blocks.get(block).insts.filter(({ id, op }) => op !== "phi" && c.own.has(id)).length &&
    Number(insts) >= Number(tiles),
  "block.phis": (c, phis) => Number(phis) === c.text.blocks.get(c.block).insts.filter(({ op }) => op === "phi").length,
  covered: (c, text, root) => {
    const of = (wanted) => [...c.text.insts.values()].filter((inst) => inst.text === wanted);
    return of(text).some(
      (inst) => !c.own.has(inst.id) && of(root).some((top) => c.own.has(top.id) && readsThrough(c, top, inst)),
    );
  },
};
