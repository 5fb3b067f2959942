// The program's run before and after mem2reg, in lockstep: what the interpreter logged for both, with
// the memory cells and the values of every call as they are at a step.
import { Walker } from "./undo.js";

const object = () => Object.create(null);

/// For each block of a function the name of the SSA value that each variable has at the block's end:
/// { block: { variable: name } }, from what renaming pushed. `model` is of the pruned form; it is left at its result.
export function valuesAtEnds(model) {
  const at = model.steps.findIndex((step) => step.kind === "result");
  if (at < 0) return object();
  model.go(at);
  const { ir } = model,
    own = object();
  for (const { kind, e, only, variable, round } of model.steps) {
    if (round !== 0) continue;
    if (kind === "push") (own[e.block] ??= object())[e.variable] = e.value;
    if (kind === "variable" && only !== undefined) (own[ir.entry] ??= object())[variable] = only;
  }
  const ends = object(),
    idom = Object.fromEntries(ir.table.map((row) => [row.block, row.idom]));
  for (const block of ir.rpo) {
    ends[block] = { ...(ends[idom[block]] ?? {}) };
    for (const [variable, value] of Object.entries(own[block] ?? {})) ends[block][variable] = model.current(value);
  }
  return ends;
}

/// A constant of the IR's text as the log spells values: a floating-point number in the fewest digits that distinguish it.
export function constantText(text, isFloat) {
  const hex = /^0x([0-9A-F]{16})$/.exec(text)?.[1];
  if (!hex && !/^-?\d+\.\d+e[-+]\d+$/.test(text)) return text;
  const number = hex ? new DataView(BigUint64Array.of(BigInt("0x" + hex)).buffer).getFloat64(0, true) : Number(text);
  if (!Number.isFinite(number)) return text;
  const read = (digits) => (isFloat ? Math.fround(Number(digits)) : Number(digits));
  let digits = 0;
  while (digits < 16 && read(number.toExponential(digits)) !== read(number)) digits++;
  const [mantissa, exponent] = number.toExponential(digits).split("e"),
    power = Number(exponent);
  if (power >= -4 && power < 16)
    return (Object.is(number, -0) ? "-" : "") + Number(`${mantissa}e${exponent}`).toFixed(Math.max(0, digits - power));
  return `${mantissa}e${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;
}

/// What a line calls: one of the functions, or through a pointer.
export const calleeAmong = (functions) => {
  const names = new Set(functions.map((fn) => "@" + fn.name));
  return ({ text }) => {
    const callee = /\bcall [^(]*?([@%](?:"[^"]*"|[-\w$.]+))\(/.exec(text)?.[1];
    return callee && (callee[0] === "%" || names.has(callee)) ? callee : null;
  };
};

/// The first bytes of a text as UTF-8, in which the log counts: without a letter that is cut.
export const firstBytes = (text, count) =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, count), { stream: true });

export class Run extends Walker {
  constructor(log) {
    const steps = log.before.map((before, i) => ({
      kind: "block",
      before,
      after: log.after[i],
      block: before.block,
      function: before.function,
    }));
    super(steps, {
      cells: object(),
      globals: object(),
      values: [object(), object()],
      output: 0,
      read: 0,
      changed: [],
      stack: [],
    });
    this.input = log.input ?? "";
    this.output = log.output ?? "";
    this.status = log.status;
    this.truncated = log.truncated;
    this.error = log.error;
    if (steps.length) this.go(0);
  }

  /// The lines of the block that the step runs: those of its part between calls. `calleeOf` gives what a line calls that is
  /// a step of its own: "@f", "%pointer", or null.
  linesOf(lines, calleeOf) {
    const { before } = this.step,
      returned = [];
    for (let i = this.at, isContinued = before.continued; isContinued; ) {
      returned.unshift("@" + this.steps[i - 1].before.function);
      do i--;
      while (this.steps[i].before.activation !== before.activation);
      isContinued = this.steps[i].before.continued && this.steps[i].block === before.block;
    }
    const calls = lines.flatMap((line, i) => {
      const callee = calleeOf(line);
      return callee ? [{ callee, end: i + 1 }] : [];
    });
    // What the library calls back is within its call.
    let part = 0;
    for (const callee of returned) if (calls[part]?.callee === callee || calls[part]?.callee[0] === "%") part++;
    return lines.slice(part ? calls[part - 1].end : 0, calls[part]?.end);
  }
  /// The memory cells that the call can see, as [name, value].
  cellsOf({ activation }) {
    return [...Object.entries(this.state.cells[activation] ?? {}), ...Object.entries(this.state.globals)];
  }
  /// Values of the call: side 0 is the run before, 1 the one after.
  valuesOf(side, { activation }) {
    return this.state.values[side][activation] ?? {};
  }

  apply({ before, after }) {
    const s = this.state;
    const changed = [];
    for (const [cell, value] of before.stores ?? []) {
      const isShared = /^@|^malloc\./.test(cell),
        place = isShared ? s.globals : (s.cells[before.activation] ?? object());
      if (!isShared && !(before.activation in s.cells)) this.put(s.cells, before.activation, place);
      this.put(place, cell, value);
      changed.push(cell);
    }
    [before, after].forEach((step, side) => {
      if (!(step.activation in s.values[side])) this.put(s.values[side], step.activation, object());
      const values = s.values[side][step.activation];
      for (const [name, value] of step.values ?? []) this.put(values, name, value);
      for (const phi of step.phis ?? []) this.put(values, phi.phi, phi.value);
    });
    // A call that is on the stack goes on; another one is new.
    const known = s.stack.findIndex((call) => call.activation === before.activation);
    if (known < 0) this.put(s, "stack", [...s.stack, { function: before.function, activation: before.activation }]);
    else if (known < s.stack.length - 1) this.put(s, "stack", s.stack.slice(0, known + 1));
    if (before.output !== undefined) this.put(s, "output", before.output);
    if (before.read !== undefined) this.put(s, "read", before.read);
    this.put(s, "changed", changed);
  }
}
