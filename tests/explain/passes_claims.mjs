// What the pass viewer and the gallery say: predicates by the keys of the catalogue. The context has the data (`log`), the
// function `fn`, the picked instructions `ids` and their source line.
import { plain } from "../../explain/web/src/core/fill.js";
import { remarkSentence } from "../../explain/web/src/core/remarks.js";

const rowsOf = (column) =>
  column.ids.map((id, i) => ({
    id,
    line: column.lines[i],
    values: (column.values?.[i] ?? []).map(([place, of]) => ({ place: place.replace(/^%+/, ""), of })),
  }));
const has = (c, column) =>
  rowsOf(column).some(({ id, values }) => c.ids.has(id) || values.some(({ of }) => c.ids.has(of)));
/// The first pass after which nothing of them is left, and the source line that they had last.
const end = (c) => {
  const at = c.fn.columns.findIndex((column, i) => i > 0 && !c.fn.columns.slice(i).some((later) => has(c, later)));
  const before =
    at > 0
      ? rowsOf(c.fn.columns[at - 1])
          .filter(({ id }) => c.ids.has(id))
          .at(-1)
      : null;
  return { pass: c.fn.columns[at], line: before?.line };
};
const placesAre = (c, stage, told, wanted = () => true) => {
  const column = c.fn.columns.find(({ title }) => title === stage);
  const found = new Set(
    rowsOf(column).flatMap(({ values }) =>
      values.filter(({ of, place }) => c.ids.has(of) && wanted(place)).map(({ place }) => place),
    ),
  );
  return (
    told.split(/, (?![^(]*\))/).every((place) => found.has(place)) && told.split(/, (?![^(]*\))/).length === found.size
  );
};
const numbersOf = (column) => new Set(column.ids);
const textAt = (column, id) => column.text.split("\n")[column.ids.indexOf(id)].trim();
const ended = (c, kind, slots) => {
  const irs = c.fn.columns.filter((column) => column.kind === "ir"),
    machine = c.fn.columns.filter((column) => column.kind !== "ir");
  return c.fn.ends.some(([number, of, other, by]) => {
    if (of !== kind || !c.ids.has(number)) return false;
    const at = irs.findLastIndex((column) => column.ids.includes(number));
    if (at < 0 || !slots.includes(textAt(irs[at], number))) return false;
    if (["phi", "fused"].includes(kind))
      return (
        !machine[0]?.ids.includes(number) &&
        (kind !== "phi" || slots.some((text) => / = phi /.test(text))) &&
        (kind !== "fused" ||
          machine[0].ids.includes(other) ||
          c.fn.ends.some(([id, how]) => id === other && how === "machine"))
      );
    if (kind === "unwritten") return !machine.at(-1).ids.includes(number);
    if (kind === "machine") return slots.includes(by) && !machine.at(-1).ids.includes(number);
    const next = irs[at + 1];
    if (!slots.includes(by) || (next && next.title !== by)) return false;
    if (kind === "constant") return slots.includes(other);
    if (kind === "value") return !next || numbersOf(next).has(other);
    const makesValue = /^%\S+ = /.test(textAt(irs[at], number));
    if (kind === "removed") return !makesValue;
    return makesValue;
  });
};
export const PASSES = {
  "follow.start": (c) =>
    c.isPinned(
      "Click a line, or press Enter on it, to follow it through all columns.",
      "点击一行（或按回车）即可在各栏中跟踪它。",
    ),
  "follow.signs": (c) =>
    c.isPinned(
      "+ is new, ~ is changed, ↕ is moved to another block; renumbering is no change.",
      "+ 是新的行，~ 是改变的行，↕ 是移到别的块的行；只换编号不算改变。",
    ),
  "follow.through": (c, columns) =>
    columns.split(" → ").every((title, i, all) => i === 0 || title !== all[i - 1]) && columns === c.where.join(" → "),
  "follow.source": (c, line) => c.fn.columns.some((column) => column.lines.includes(Number(line))),
  "follow.register": (c, places) => placesAre(c, "lowering", places),
  "follow.place": (c, places) => placesAre(c, "register allocation", places),
  "follow.frame": (c, places) => placesAre(c, "assembly", places, (place) => place.includes("(")),
  "follow.ends.why": (c, pass, line, reasons) => {
    const at = end(c);
    return (
      at.pass.title === pass &&
      at.line === Number(line) &&
      reasons.length > 0 &&
      at.pass.reasons
        .filter((r) => r.line === Number(line))
        .every(({ said }) => plain(reasons).includes(plain(remarkSentence(said)).slice(0, -1)))
    );
  },
  "follow.ends": (c, pass) => {
    const at = end(c);
    return at.pass.title === pass && !(at.pass.reasons ?? []).some((r) => at.line && r.line === at.line);
  },
  "follow.ends.lowering": (c) => end(c).pass.title === "lowering",
  // Nothing of what ended is in a later column of its kind, and what took its place is there or ended, too.
  "end.fused.into": (c, machine, text) =>
    ended(c, "fused", [text]) &&
    c.fn.ends.some(([number, kind, other]) => {
      const column = c.fn.columns.find(({ title }) => title === "lowering");
      return (
        kind === "fused" &&
        c.ids.has(number) &&
        column.ids.filter((id, row) => id === other && !column.why[row]).length === 1 &&
        column.text
          .split("\n")
          [column.ids.findIndex((id, row) => id === other && !column.why[row])].trim()
          .replaceAll("%%", "%") === machine
      );
    }),
  ...Object.fromEntries(
    ["value", "argument", "constant", "unused", "removed", "phi", "fused", "machine", "unwritten"].map((kind) => [
      `end.${kind}`,
      (c, ...slots) => ended(c, kind, slots),
    ]),
  ),
  "why.phi": (c) => c.why[0] === "phi" && c.between(/./, /^ {2}(?!\w*Call)\S/),
  "why.argument": (c) => c.why[0] === "argument" && c.between(/./, /^ {2}(\w*Call|Jal)/),
  "why.result": (c) => c.why[0] === "result" && c.between(/^ {2}(\w*Call|Jal)/, /./),
  "why.return": (c) => c.why[0] === "return" && c.between(/./, /^ {2}Ret/),
  "why.parameter": (c) => c.why[0] === "parameter" && c.between(/^b\d+:/, /./),
  "why.instead": (c, stage) => c.why[0] === "instead" && c.why[1] === stage && c.id > 0,
  "why.added": (c, stage) => c.why[0] === "added" && c.why[1] === stage,
};

const total = (c, form) =>
  [...c.world.allocas.keys()]
    .filter((v) => c.world.promotable(v))
    .reduce((sum, v) => sum + (form === "pruned" && c.world.hasOneStore(v) ? 0 : c.world.phiBlocks(v, form).size), 0);
export const GALLERY = {
  "gallery.phis": (c, name) => name === c.fn.name,
  "gallery.counts": (c, pruned, minimal) =>
    total(c, "pruned") === Number(pruned) && total(c, "minimal") === Number(minimal),
  "gallery.others": (c, semi, maximal) =>
    total(c, "semi-pruned") === Number(semi) && total(c, "maximal") === Number(maximal),
};

/// What the pass viewer says in numbers of what a pass changed. `was` and `now` are the texts as passes_facts_test.mjs reads them,
/// `kind` the sentence before, `told` how many of its kind are told one by one.
const targets = ({ all }, id) =>
  [
    ...(all
      .filter(([, { block }]) => block === id)
      .at(-1)?.[1]
      .text.matchAll(/label %([-\w$.]+)/g) ?? []),
  ].map((found) => found[1]);
const idOf = ({ labels }, name) => [...labels].find(([, label]) => label === name)?.[0];
/// Labels of the text before, which the page calls by what they are called now.
const areTargets = (was, now, id, list) => {
  const known = list.split(", ").map((name) => idOf(now, name) ?? idOf(was, name.replace(/ \(before\)$/, "")));
  return (
    known
      .map((other) => was.labels.get(other))
      .sort()
      .join() === targets(was, id).sort().join()
  );
};
const groups = {
  new: (was, now) => [...now.labels.keys()].filter((id) => !was.labels.has(id)).length,
  block: (was, now) => [...was.labels.keys()].filter((id) => !now.labels.has(id)).length,
  edges: (was, now) => [...now.labels.keys()].filter((id) => was.labels.has(id)).length,
  moved: (was, now) =>
    new Set(
      now.all
        .filter(([id, { block }]) => was.insts.has(id) && was.insts.get(id).block !== block)
        .map(([id, { block }]) => `${was.insts.get(id).block} ${block}`),
    ).size,
  gone: (was, now) => was.all.filter(([id]) => !now.insts.has(id)).length,
  fresh: (was, now) => now.all.filter(([id, { block }]) => !was.insts.has(id) && was.labels.has(block)).length,
  changed: (was, now) =>
    now.all.filter(([id, { text }]) => was.insts.has(id) && was.insts.get(id).text !== text).length,
};
export const FACTS = {
  more: (was, now, [count], { kind, told }) => {
    const all = groups[kind](was, now);
    return (
      Number(count) > 1 &&
      (/^(fresh|new|block)$/.test(kind) ? told + Number(count) === all : told + Number(count) <= all)
    );
  },
  "changed.readers": (was, now, [count]) => {
    const gone = was.all
      .filter(([id, { text }]) => !now.insts.has(id) && / = /.test(text))
      .map(([, { text }]) => text.split(" ")[0]);
    const reads = ({ text }) =>
      (text.replace(/^\S+ = /, "").match(/%(?:"[^"]*"|[-\w$.]+)/g) ?? []).some((name) => gone.includes(name));
    return (
      Number(count) > 0 && Number(count) <= was.all.filter(([id, inst]) => now.insts.has(id) && reads(inst)).length
    );
  },
  "edges.none": (was, now, [block, from]) => {
    const id = idOf(now, block);
    return targets(now, id).length === 0 && areTargets(was, now, id, from);
  },
  "edges.first": (was, now, [block, to]) => {
    const id = idOf(now, block);
    return targets(was, id).length === 0 && targets(now, id).sort().join() === to.split(", ").sort().join();
  },
};

/// What is said of the steps inside of passes. `c` has the text (inside_model.mjs) that the pass worked on, `now` that after it, `said`
/// the sentences before as [key, slots], and `constants`, the model's own answer. A sentence may rest on those said before.
const saidOf = (c, key, is) => c.said.some(([other, slots]) => other.startsWith(key) && is(slots));
const instOf = (c, text) => [...c.text.insts.values()].find((inst) => inst.text === text || inst.name === text);
/// Who stands for a value, by what was said before.
const representative = (c, name) => c.became.get(name) ?? name;
const COMMUTES = new Set(["add", "mul", "and", "or", "xor", "fadd", "fmul"]);
const SWAPPED = { slt: "sgt", sle: "sge", sgt: "slt", sge: "sle", ult: "ugt", ule: "uge", ugt: "ult", uge: "ule" };
/// An expression with its operands' representatives, in one order; flags are left out.
const shape = (c, inst) => {
  const right = inst.right
    .replace(/ (nuw|nsw|exact|disjoint|inbounds|samesign|nneg)\b/g, "")
    .replace(/%(?:"[^"]*"|[-\w$.]+)/g, (name) => representative(c, name));
  const m = /^(\w+) (?:([a-z]+) )?(<[^>]*>|\S+) ([^,]+), ([^,]+)$/.exec(right);
  if (inst.op === "icmp" && m) {
    const other = `icmp ${SWAPPED[m[2]] ?? m[2]} ${m[3]} ${m[5]}, ${m[4]}`;
    return right < other ? right : other;
  }
  return m && COMMUTES.has(inst.op)
    ? `${m[1]} ${m[3]} ${[m[4], m[5]].sort().join()}`
    : inst.op === "phi"
      ? `${inst.block} ${right}`
      : right;
};
const addressOf = (c, inst) =>
  representative(
    c,
    /ptr ((?:getelementptr|%|@|inttoptr|null).*?)(?:, align \d+)?$/.exec(
      inst.right.replace(/^.*?, ptr /, "ptr "),
    )?.[1] ?? "",
  );
/// Constant expressions and wide numbers that are written alike are not known to be equal.
const isApart = (inst) => /\(|\bi128\b/.test(inst.right);
const factAt = (c, inst, value, wanted) =>
  c.facts.some(
    (fact) => fact.value === value && c.text.dominates(fact.block, inst.block) && shape(c, fact.condition) === wanted,
  );
const conditionOf = (c, inst) =>
  c.text.byName.get(representative(c, /^(?:br|select) i1 (%\S+),/.exec(inst.right)?.[1]));
const MAY_TRAP = /^(sdiv|udiv|srem|urem|load|call|tail)\b/,
  HAS_EFFECTS = /^(store|call|tail|fence|atomicrmw|cmpxchg|va_arg|load (atomic|volatile))\b/;
const isOutside = (c, loop, name) => {
  const inst = c.text.byName.get(name);
  return (
    !inst ||
    !loop.blocks.has(inst.block) ||
    saidOf(c, "loops.moves", (slots) => slots.some((text) => text.startsWith(`${name} = `)))
  );
};
const movesRightly = (c, preheader, header, text) => {
  const loop = c.text.loops.get(header),
    inst = instOf(c, text),
    after = c.now.insts.get(inst.id);
  return (
    loop.preheader === preheader &&
    loop.blocks.has(inst.block) &&
    inst.reads.every((name) => isOutside(c, loop, name)) &&
    after?.block === preheader
  );
};
/// A division by a number that is neither 0 nor -1; a load from a variable of the file or of the function.
const isSafe = (c, inst) =>
  /(div|rem)$/.test(inst.op)
    ? /, (?!0$|-1$)-?\d+$/.test(inst.text)
    : inst.op !== "load"
      ? false
      : /@/.test(inst.right) ||
        (inst.reads.every((name) => {
          const of = c.text.byName.get(name);
          return of.op === "alloca" || (of.op === "getelementptr" && isSafe(c, { ...of, op: "load" }));
        }) &&
          inst.reads.length > 0);
/// A call of a function that neither loads, stores nor calls, and divides by constants only; the address of a thread's variable.
const isHarmless = (c, inst) => {
  const callee = /^(?:tail )?call .*?@([\w.]+)\(/.exec(inst.right)?.[1],
    text = c.functions.get(callee);
  return (
    callee?.startsWith("llvm.threadlocal.address") ||
    (text !== undefined &&
      [...text.insts.values()].every((one) =>
        /(div|rem)$/.test(one.op) ? isSafe(c, one) : !/^(load|store|call)$/.test(one.op),
      ))
  );
};
/// By the loops from the innermost one outwards: in each of them the block runs before the way back.
const runsAlways = (c, header, inst) => {
  let at = inst.block;
  const inner = [...c.text.loops.values()]
    .filter((loop) => loop.blocks.has(inst.block))
    .sort((a, b) => a.blocks.size - b.blocks.size);
  for (const loop of inner) {
    if (!loop.latches.every((latch) => c.text.dominates(at, latch))) return false;
    if (loop.header === header) return true;
    at = loop.preheader;
  }
  return false;
};
const sameBlocks = (loop, list) => [...loop.blocks].sort().join() === list.split(", ").sort().join();
export const INSIDE = {
  "sccp.entry": (c, block) => block === c.text.entry && c.said.length === 0,
  "sccp.reach": (c, from, block) =>
    c.text.blocks.get(from).succs.includes(block) &&
    c.constants.reached.has(block) &&
    block !== c.text.entry &&
    !saidOf(c, "sccp.reach", (slots) => slots[1] === block),
  "sccp.edge": (c, from, block) =>
    c.text.blocks.get(from).succs.includes(block) &&
    (block === c.text.entry || saidOf(c, "sccp.reach", (slots) => slots[1] === block)) &&
    c.text.blocks.get(block).insts[0].op === "phi",
  "sccp.edge.plain": (c, from, block) =>
    c.text.blocks.get(from).succs.includes(block) &&
    saidOf(c, "sccp.reach", (slots) => slots[1] === block) &&
    c.text.blocks.get(block).insts[0].op !== "phi",
  "sccp.block": (c, block) => c.constants.reached.has(block) && !saidOf(c, "sccp.block", (slots) => slots[0] === block),
  "sccp.value": (c, name) =>
    saidOf(c, "sccp.constant", (slots) => slots[0] === name) || saidOf(c, "sccp.varies", (slots) => slots[0] === name),
  "sccp.constant": (c, name, constant, text) =>
    instOf(c, name).text === text &&
    c.constants.reached.has(instOf(c, name).block) &&
    [constant, null].includes(c.constants.cells.get(name)),
  "sccp.varies": (c, name, text) => instOf(c, name).text === text && c.constants.cells.get(name) === null,
  "sccp.end": (c, constants, never) =>
    [...c.constants.cells.values()].filter((cell) => cell !== null).length === Number(constants) &&
    c.text.blocks.size - c.constants.reached.size === Number(never),
  "gvn.enter": (c, block) =>
    [...c.text.dom.get(block)].every(
      (other) => other === block || saidOf(c, "gvn.enter", (slots) => slots[0] === other),
    ) && !saidOf(c, "gvn.enter", (slots) => slots[0] === block),
  "gvn.leader": (c, expression, name) => {
    const inst = instOf(c, name);
    return (
      expression.split(" ")[0] === inst.right.split(" ")[0] &&
      (/^(call|tail)/.test(inst.right) ||
        isApart(inst) ||
        ![...c.text.insts.values()].some(
          (other) =>
            other.name &&
            other !== inst &&
            other.op === inst.op &&
            c.text.isBefore(other, inst) &&
            !c.became.has(other.name) &&
            shape(c, other) === shape(c, inst),
        ))
    );
  },
  "gvn.content.load": (c, address, value) =>
    [...c.text.insts.values()].some(
      (inst) => inst.op === "load" && inst.name === value && addressOf(c, inst) === address && inst.block === c.at,
    ),
  "gvn.content.store": (c, address, value) =>
    [...c.text.insts.values()].some(
      (inst) =>
        inst.op === "store" &&
        inst.block === c.at &&
        addressOf(c, inst) === address &&
        (inst.text.includes(` ${value}, ptr `) ||
          representative(c, / (%\S+), ptr /.exec(inst.text)?.[1] ?? "") === value),
    ),
  "gvn.fact": (c, expression, value) => {
    const [pred, more] = c.text.blocks.get(c.at).preds,
      branch = c.text.blocks.get(pred).insts.at(-1);
    const [yes, no] = [...branch.text.matchAll(/label %("[^"]*"|[-\w$.]+)/g)].map((found) => found[1]);
    const condition = conditionOf(c, branch),
      known = c.text.byName.get(representative(c, condition.name)) ?? condition;
    return !more && yes !== no && known.op === expression.split(" ")[0] && c.at === (value === "true" ? yes : no);
  },
  "gvn.use-fact": (c, value, text) => {
    const inst = instOf(c, text);
    return factAt(c, inst, value, shape(c, conditionOf(c, inst)));
  },
  "gvn.replace.equal": (c, expression, name, of, of2) => {
    const inst = instOf(c, name),
      leader = c.text.byName.get(of);
    return (
      of === of2 &&
      leader &&
      c.text.isBefore(leader, inst) &&
      leader.op === inst.op &&
      (inst.op === "call" || shape(c, leader) === shape(c, inst))
    );
  },
  "gvn.replace.load": (c, name, value) => {
    const inst = instOf(c, name);
    return (
      inst.op === "load" && saidOf(c, "gvn.content", ([address, of]) => of === value && address === addressOf(c, inst))
    );
  },
  "gvn.replace.store": (c, value, text) => {
    const inst = instOf(c, text);
    return (
      inst.op === "store" && saidOf(c, "gvn.content", ([address, of]) => of === value && address === addressOf(c, inst))
    );
  },
  "gvn.replace.constant": (c, expression, name, value) =>
    !value.startsWith("%") && instOf(c, name).op === expression.split(" ")[0],
  "gvn.replace.copy": (c, name, value) => {
    const inst = instOf(c, name);
    return (
      inst.op === "phi" &&
      [...inst.right.matchAll(/\[ (.+?), %/g)].every(([, text]) => [value, name].includes(representative(c, text)))
    );
  },
  "gvn.replace.branch": (c, name, value) => factAt(c, instOf(c, name), value, shape(c, instOf(c, name))),
  "loops.loop": (c, header, blocks) =>
    sameBlocks(c.text.loops.get(header), blocks) && c.text.loops.get(header).around.length === 0,
  "loops.inner": (c, parent, header, blocks) =>
    sameBlocks(c.text.loops.get(header), blocks) && c.text.loops.get(header).around[0].header === parent,
  "loops.entries": (c, blocks, entries) => {
    const inside = new Set(blocks.split(", ")),
      found = [...inside].filter((block) => c.text.blocks.get(block).preds.some((pred) => !inside.has(pred)));
    return found.length > 1 && found.sort().join() === entries.split(", ").sort().join();
  },
  "loops.preheader": (c, preheader) =>
    c.text.loops.get(c.said.at(-1)[1][c.said.at(-1)[0] === "loops.inner" ? 1 : 0]).preheader === preheader,
  "loops.preheader.none": (c) => {
    if (c.said.at(-1)[0] === "loops.entries") return true;
    const loop = c.text.loops.get(c.said.at(-1)[1][c.said.at(-1)[0] === "loops.inner" ? 1 : 0]);
    return !loop.preheader || loop.latches.length > 1;
  },
  "loops.moves": (c, preheader, header, text) =>
    movesRightly(c, preheader, header, text) &&
    (!MAY_TRAP.test(instOf(c, text).right) || isSafe(c, instOf(c, text)) || isHarmless(c, instOf(c, text))),
  "loops.moves.runs": (c, preheader, header, text) =>
    movesRightly(c, preheader, header, text) &&
    MAY_TRAP.test(instOf(c, text).right) &&
    runsAlways(c, header, instOf(c, text)),
  "loops.operand": (c, header, because, text) =>
    c.text.loops.get(header).blocks.has(c.text.byName.get(because).block) &&
    !saidOf(c, "loops.moves", (slots) => slots[1] === header && slots[2].startsWith(`${because} = `)) &&
    instOf(c, text).reads.includes(because),
  "loops.operand.later": (c, header, text) => {
    const inst = instOf(c, text),
      after = c.now.insts.get(inst.id),
      loop = c.text.loops.get(header);
    return (
      !after ||
      (after.right !== inst.right && after.reads.some((name) => loop.blocks.has(c.now.byName.get(name).block)))
    );
  },
  "loops.effects": (c, text) => HAS_EFFECTS.test(instOf(c, text).right),
  "loops.cheap": (c, text) => /^([if]cmp|getelementptr)$/.test(instOf(c, text).op),
  "loops.no-preheader": (c, header, text) => {
    const loop = c.text.loops.get(header);
    return (!loop?.preheader || loop.latches.length > 1) && Boolean(instOf(c, text));
  },
  "loops.traps": (c, header, text) =>
    MAY_TRAP.test(instOf(c, text).right) &&
    instOf(c, text).reads.every((name) => isOutside(c, c.text.loops.get(header), name)),
  "loops.written": (c, because, text) => {
    const load = instOf(c, text),
      writer = instOf(c, because);
    return (
      load.op === "load" &&
      HAS_EFFECTS.test(writer.right) &&
      [...c.text.loops.values()].some(({ blocks }) => blocks.has(load.block) && blocks.has(writer.block))
    );
  },
  "loops.written.many": (c, text) => instOf(c, text).op === "load",
  "loops.too-many": (c, text) =>
    Boolean(instOf(c, text)) && c.said.filter(([key]) => key.startsWith("loops.moves")).length >= 250,
};
