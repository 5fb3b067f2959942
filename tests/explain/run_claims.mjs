// What is said of the steps of a run: predicates by the keys of the catalogue. They follow the two texts of each function
// themselves: which branch is taken, what a phi takes, what is stored and returned follows from the values before.
import { World } from "./world.mjs";

/// The two texts of each function, and how the run has come to the step.
export class RunWorld {
  constructor(log) {
    this.log = log;
    this.worlds = new Map();
    for (const fn of log.functions) {
      const rounds = fn.forms.pruned ?? [];
      if (!rounds.length) continue;
      const entry = rounds[0].events.find((e) => e.event === "dominators")?.rpo[0] ?? "entry";
      this.worlds.set(fn.name, [new World(rounds[0].before, entry), new World(rounds.at(-1).after, entry)]);
    }
    this.names = new Set(log.functions.map((fn) => "@" + fn.name));
    this.calls = new Map(); // by activation: where it is, what part of the block, its values in both texts
    this.stack = [];
    this.at = -1;
  }
  isKnown() {
    return this.worlds.has(this.before.function);
  }
  /// The next step; what was before it stays in `last`.
  step(i) {
    Object.assign(this, { at: i, before: this.log.run.before[i], after: this.log.run.after[i] });
    this.wasOnTop = this.stack.at(-1);
    this.isNew = !this.calls.has(this.before.activation);
    this.call = this.calls.get(this.before.activation);
    if (this.isNew) {
      this.calls.set(this.before.activation, (this.call = { block: null, part: 0, values: [new Map(), new Map()] }));
      this.stack.push(this.before.activation);
    }
    this.last = { block: this.call.block, values: this.call.values.map((v) => new Map(v)) };
    this.call.block = this.before.block;
    if (!this.before.continued) this.call.part = 0;
    else if (this.isKnown() && ["%", "@" + this.log.run.before[i - 1].function].includes(this.next())) this.call.part++;
    [this.before, this.after].forEach((step, side) => {
      for (const [name, value] of step.values ?? []) this.call.values[side].set(name, value);
      for (const { phi, value } of step.phis ?? []) this.call.values[side].set(phi, value);
    });
  }
  done() {
    if (this.before.returns !== undefined) this.stack.pop();
  }
  insts(side) {
    return this.worlds.get(this.before.function)[side].blocks.get(this.before.block).insts;
  }
  /// The instructions of a block that belong to a line of the source.
  instsAt(name, block, line) {
    const fn = this.log.functions.find((fn) => fn.name === name),
      found = [];
    let at = this.worlds.get(name)?.[0].entry;
    fn.forms.pruned[0].before.split("\n").forEach((text, row) => {
      at = /^("[^"]*"|[-\w$.]+):/.exec(text)?.[1] ?? at;
      if (at === block && fn.beforeLines?.[row] === line) found.push(text.trim());
    });
    return found;
  }
  /// The call that ends the part that was run last: "%" if it is through a pointer. What the library calls back is no part.
  next() {
    const callees = this.insts(0)
      .map((text) => this.callee(text))
      .filter(Boolean);
    return callees[this.call.part]?.replace(/^%.*/s, "%");
  }
  callee(text) {
    const callee = text.match(/\bcall [^(]*?([@%](?:"[^"]*"|[-\w$.]+))\(/)?.[1];
    return callee && (callee[0] === "%" || this.names.has(callee)) ? callee : null;
  }
  /// What the step runs of its block: the part between calls of functions that have a text.
  part() {
    let part = 0;
    return this.insts(0).filter((text) => {
      const mine = part === this.call.part;
      if (this.callee(text)) part++;
      return mine;
    });
  }
  /// An operand as the log spells it; undefined if that is not known here.
  value(operand, values) {
    if (/^(-?\d+|true|false|null)$/.test(operand)) return operand;
    return values.get(operand);
  }
  is(operand, values, told) {
    if (/^-?\d+\.\d+e[-+]\d+$/.test(operand)) return Number(operand) === Number(told);
    const known = this.value(operand, values);
    return known === undefined ? !/^-?\d+$/.test(operand) : known === told;
  }
  /// Whether the branch at the end of `from` goes to `to`.
  goes(from, to) {
    const end = this.worlds.get(this.before.function)[0].blocks.get(from);
    const [, condition, yes, no] = end.insts.at(-1).match(/^br i1 (\S+), label %(\S+), label %(\S+)/) ?? [];
    const known = condition && this.value(condition, this.last.values[0]);
    return end.succs.includes(to) && (!known || (known === "true" ? yes : no) === to);
  }
}

const isCall = (c, title, call) =>
  title === c.before.function && Number(call) === c.before.activation && c.stack.at(-1) === c.before.activation;
const isLine = (c, title, call, line) =>
  title === c.before.function &&
  Number(call) === c.before.activation &&
  c.instsAt(title, c.before.block, Number(line)).length > 0;
const takes = (c, pairs) => {
  const told = pairs.split(/, (?=\u0002)/).map((pair) => pair.match(/^\u0002([^\u0003]*)\u0003 = (.*)$/s).slice(1));
  const phis = c
    .insts(1)
    .filter((text) => / = phi /.test(text))
    .map((text) => [
      text.split(" = ")[0],
      [...text.matchAll(/\[ (.*?), %(\S+) \]/g)].find(([, , from]) => from === c.last.block)?.[1],
    ]);
  // All read before one of them writes: the values are those of before the step.
  return (
    told.length === phis.length &&
    told.every(([phi, value], i) => phis[i][0] === phi && c.is(phis[i][1], c.last.values[1], value))
  );
};

export const RUN = {
  "run.enters": (c, title, call, block) => isCall(c, title, call) && c.isNew && block === c.worlds.get(title)[0].entry,
  "run.comes": (c, title, call, block, from) =>
    isCall(c, title, call) && c.last.block === from && block === c.before.block && c.goes(from, block),
  "run.rest": (c, title, call, block) =>
    isCall(c, title, call) && c.last.block === block && c.log.run.before[c.at - 1].returns !== undefined,
  "run.takes": takes,
  "run.takes.one": (c, pairs) => takes(c, pairs) && c.after.phis.length === 1,
  "run.stores": (c, count) => {
    const stores = c.part().filter((text) => text.startsWith("store "));
    return (
      Number(count) === stores.length &&
      stores.every((text, i) => {
        const { value, variable } = c.worlds.get(c.before.function)[0].access(text) ?? {},
          [cell, told] = c.before.stores[i];
        return (
          variable === undefined ||
          ((!c.worlds.get(c.before.function)[0].allocas.has(variable) || cell === variable) &&
            c.is(value, c.call.values[0], told))
        );
      })
    );
  },
  "run.returns": (c, told) => {
    const [, value] =
      c
        .part()
        .at(-1)
        .match(/^ret \S+ (\S+)$/) ?? [];
    return value !== undefined && c.is(value, c.call.values[0], told);
  },
  "run.returns.nothing": (c) => c.part().at(-1) === "ret void",
  "run.lines.none": (c) => c.part().every((text) => /^br label /.test(text)),
  "line.ran": (c, title, call, line) => isLine(c, title, call, line),
  "line.waits": (c, title, call, line, callee) =>
    isLine(c, title, call, line) &&
    c.log.run.before[c.at + 1].function === callee &&
    c.log.run.before[c.at + 1].activation > Number(call) &&
    c
      .part()
      .some(
        (text) =>
          [callee, undefined].includes(c.callee(text)?.replace(/^%.*/s, callee).replace(/^@/, "")) &&
          / ?call /.test(text),
      ),
  "line.writes": (c, count) => {
    const { stores = [] } = c.before,
      written = c.instsAt(c.before.function, c.before.block, c.lines.step.line);
    const isOne =
      c.lines.steps.filter((step) => step.line === c.lines.step.line && step.step === c.at).length === 1 &&
      c.lines.step.first === c.at;
    // Of a line that is one part of one block: its stores, and what it copies.
    if (!isOne || c.part().length !== c.insts(0).length || c.insts(0).some((text) => /call .*mem(cpy|set)/.test(text)))
      return Number(count) > 0;
    return (
      Number(count) <= written.filter((text) => text.startsWith("store ")).length &&
      Number(count) <= new Set(stores.map(([cell]) => cell)).size
    );
  },
  "line.next": (c, line, where) => {
    const next = c.lines.steps[c.lines.at + 1].step;
    return c.log.run.before
      .slice(c.at, next + 1)
      .some((step) => step.function === where && c.instsAt(where, step.block, Number(line)).length > 0);
  },
  "run.input": (c) => c.log.run.input === "" && /\b(getint|scanf|getchar)\s*\(/.test(c.log.source),
  "run.truncated": (c) => c.log.run.status === null && c.stack.length > 0,
  "run.exit": (c, status) =>
    c.own === undefined || (c.own.status === (Number(status) & 255) && c.own.output === c.log.run.output),
};
