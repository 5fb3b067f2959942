// The block steps of a run cut into those of source lines.
import { globalShapes, shapeOf, typeAt } from "./shapes.js";

const object = () => Object.create(null);
const NAME = String.raw`(?:"[^"]*"|[-\w$.]+)`;

/// The address operand of a load or a store, and the arguments of a call without their types.
const operandOf = (text) => /, ptr ([%@](?:"[^"]*"|[-\w$.]+))/.exec(text)?.[1] ?? "";
const argumentsOf = (text) =>
  (/[%@](?:"[^"]*"|[-\w$.]+)\((.*)\)/s.exec(text)?.[1] ?? "")
    .split(",")
    .map((part) => part.trim().split(" ").at(-1))
    .filter(Boolean);

/// Goes through the blocks of a run. Besides what the constructor names it has the block it is at: its step (`before`, number `at`),
/// and what of its log no line has taken yet (`values`, `stores`).
class Cutter {
  constructor(run, irOf, calleeOf) {
    Object.assign(this, { run, irOf, calleeOf });
    this.steps = [];
    this.addresses = object(); // of each activation, what the values that are addresses point to
    this.pointees = object(); // the same for cells
    this.globals = globalShapes(
      [...new Set(run.steps.map(({ before }) => before.function))].flatMap((name) => irOf(name)?.ir.lines ?? []),
    );
    this.calling = null; // what the arguments of a call point to, until its first block
    this.stack = [];
    this.open = null; // the line step that goes on
    this.visited = new Set();
    this.output = 0;
  }

  close() {
    if (this.open) this.steps.push(this.open);
    this.open = null;
  }

  // ---- places

  /// A place and an offset in it, of what the log calls `%x`, `%a+8`, `%x of main+4`, `@g` or `malloc.1+8`; null if that is not known.
  spot(cell) {
    const heap = /^(malloc\.\d+)(?:\+(\d+))?$/.exec(cell);
    if (heap)
      return { place: { key: heap[1], name: heap[1], activation: null, isHeap: true }, offset: Number(heap[2] ?? 0) };
    const [, name, of, offset] = new RegExp(`^([%@]${NAME}?)(?: of (.*?))?(?:\\+(\\d+))?$`, "s").exec(cell) ?? [];
    if (!name) return null;
    const owner = name[0] === "@" ? null : of === undefined ? this.stack.at(-1) : this.outer(of);
    return owner === undefined
      ? null
      : {
          place: {
            key: `${owner?.activation ?? ""}${name}`,
            name,
            activation: owner?.activation ?? null,
            function: owner?.function ?? "",
            shape: owner ? this.shapes(owner.function)[name] : this.globals[name],
          },
          offset: Number(offset ?? 0),
        };
  }
  /// Of several calls of a function the log does not say which.
  outer(name) {
    const calls = this.stack.slice(0, -1).filter((call) => call.function === name);
    return calls.length === 1 ? calls[0] : undefined;
  }
  shapes(name) {
    return this.irOf(name)?.shapes ?? object();
  }
  /// What an operand points to: the log says it of variables and blocks of the heap, of globals it is followed here.
  addressOf(operand) {
    if (operand[0] === "@" || this.shapes(this.before.function)[operand] !== undefined) return this.spot(operand);
    const followed = this.addresses[this.activation]?.[operand],
      value = this.known[operand];
    return followed ?? (value?.startsWith("&") ? this.spot(value.slice(1)) : null);
  }
  /// The element that a getelementptr of arrays only points to.
  element(text) {
    const [, rest] = /= getelementptr (?:inbounds )?(.*)$/s.exec(text) ?? [];
    if (!rest) return null;
    const type = typeAt(rest),
      [base, ...indices] = rest
        .slice(type.length + 1)
        .split(",")
        .map((part) => part.trim().split(" ").at(-1));
    const to = this.addressOf(base);
    let shape = { element: shapeOf(type) },
      { offset } = to ?? {};
    for (const index of indices) {
      shape = shape?.element;
      if (!to || !shape) return null;
      offset += shape.size * Number(/^-?\d+$/.test(index) ? index : this.known[index]);
    }
    return Number.isInteger(offset) && offset >= 0 ? { place: to.place, offset } : null;
  }

  // ---- effects of the open line

  touch(to, value, pointee, isWrite, size) {
    this.open.effects.push({
      ...to,
      value,
      size,
      target: pointee ? { key: pointee.place.key, offset: pointee.offset } : undefined,
      isWrite,
    });
    this.pointees[`${to.place.key}+${to.offset}`] = pointee;
  }
  forget(place, isAll = true) {
    for (const key of Object.keys(this.pointees)) if (key.startsWith(`${place.key}+`)) delete this.pointees[key];
    if (isAll) this.open.effects.push({ place, forgets: true });
  }
  /// What a function of the library writes through a pointer is not in the log: it is known of these, else forgotten.
  library(text) {
    const operands = argumentsOf(text),
      count = Number(/^\d+$/.test(operands[2]) ? operands[2] : this.known[operands[2]]),
      [to, from] = operands.map((operand) => /^[%@]/.test(operand) && this.addressOf(operand));
    if (/@(llvm\.memset|memset)\b/.test(text) && to && operands[1] === "0" && count >= 0) {
      const leaf = (shape) => (shape?.element ? leaf(shape.element) : shape?.size);
      const size = leaf(to.place.shape);
      if (size)
        for (let at = 0; at < count; at += size)
          this.touch({ place: to.place, offset: to.offset + at }, "0", null, true, size);
      else this.forget(to.place);
    } else if (/@(llvm\.memcpy|memcpy)\b/.test(text) && to && from && count >= 0) {
      this.forget(to.place, false);
      this.open.effects.push({
        place: to.place,
        offset: to.offset,
        copies: { key: from.place.key, offset: from.offset, count },
      });
    } else if (!/@(printf|puts|put\w+|strlen|strcmp|free|malloc|calloc)\(/.test(text)) {
      for (const operand of operands) {
        const place = operand[0] === "%" || operand[0] === "@" ? this.addressOf(operand)?.place : null;
        if (place) this.forget(place);
      }
    }
    if (/@free\(/.test(text) && to?.place.isHeap) this.open.effects.push({ place: to.place, ends: true });
  }

  // ---- the log of a block

  /// Takes what the log says of the line's value, or of the store that it is.
  take(line) {
    const { text, def } = line,
      at = def === null ? -1 : this.values.findIndex(([name]) => name === def);
    if (at >= 0) this.takeValue(line, this.values.splice(at, 1)[0][1]);
    if (text.startsWith("store ") && this.stores.length) this.takeStore(text);
  }
  takeValue({ text, def }, value) {
    const isLoad = /^\S+ = load /.test(text);
    const from = isLoad && this.addressOf(operandOf(text)),
      pointee = from && this.pointees[`${from.place.key}+${from.offset}`];
    const own = (this.addresses[this.activation] ??= object());
    own[def] = !/^&|^an address$/.test(value) ? null : isLoad ? pointee : this.element(text);
    // A value that is read is that of the cell.
    if (from && this.open)
      this.touch(
        from,
        value,
        own[def] ?? (value.startsWith("&") ? this.spot(value.slice(1)) : null),
        false,
        shapeOf(typeAt(/ load (?:volatile |atomic )*(.*)$/s.exec(text)[1]))?.size,
      );
  }
  takeStore(text) {
    const [cell, value] = this.stores.shift(),
      to = this.addressOf(operandOf(text)) ?? this.spot(cell);
    const operand = /^store (?:volatile )?ptr ([%@]\S+),/.exec(text)?.[1];
    if (to && this.open)
      this.touch(
        to,
        value,
        operand && value !== "null" ? this.addressOf(operand) : null,
        true,
        shapeOf(/^store (?:volatile |atomic )*(\S+) /.exec(text)[1])?.size,
      );
    // A store whose place is not known.
    if (!to && this.open) {
      this.open.effects.push({ forgetsAll: true });
      for (const key of Object.keys(this.pointees)) delete this.pointees[key];
    }
  }

  /// The block step number `at`, to which the run has gone.
  block(at) {
    const { run } = this,
      { before } = run.steps[at],
      { activation } = before,
      { ir, lines: sourceLines } = this.irOf(before.function) ?? {};
    Object.assign(this, { before, activation, at });
    const top = this.stack.findIndex((call) => call.activation === activation);
    this.stack =
      top < 0 ? [...this.stack, { function: before.function, activation, line: null }] : this.stack.slice(0, top + 1);
    if (this.open?.activation !== activation || (this.visited.has(before.block) && !before.continued)) this.close();
    this.visited.add(before.block);
    if (top < 0 && this.calling) {
      // The arguments that are addresses.
      const parameters = [...(ir?.head ?? "").matchAll(/(%[-\w$.]+)(?=[,)])/g)].map((match) => match[1]);
      this.addresses[activation] = Object.fromEntries(
        parameters.map((name, i) => [name, this.calling[i]]).filter(([, to]) => to),
      );
    }
    this.calling = null;
    this.values = [...(before.values ?? [])];
    this.stores = [...(before.stores ?? [])];
    this.known = run.valuesOf(0, before);
    const lines = run.linesOf(ir?.byLabel[before.block]?.lines ?? [], this.calleeOf);
    const outputs = (before.outputs ?? []).values();
    lines.forEach((line, i) => {
      this.line(line, sourceLines?.[line.row], i === lines.length - 1, outputs);
    });
    // What a function called through a pointer has written.
    this.output = before.output ?? this.output;
    if (this.open) this.open.output = this.output;
    if (before.returns !== undefined) this.close();
  }

  /// A line of the block's text, which is of the line `source` of the program. `outputs`: how much is written after each call of the
  /// library in the block that is still to come.
  line(line, source, isLast, outputs) {
    const { calleeOf } = this;
    const isLibrary = /^(?:\S+ = )?(?:\w+ )?call /.test(line.text) && !calleeOf(line);
    if (isLibrary) this.output = outputs.next().value ?? this.output;
    if (/^br label /.test(line.text) || / = alloca /.test(line.text) || !source) {
      if (!/ = alloca /.test(line.text) || !this.open) this.take(line);
      return;
    }
    this.goOn(line, source);
    this.open.waits =
      isLast && Boolean(calleeOf(line)) && this.run.steps[this.at + 1]?.before.activation !== this.activation;
    this.take(line);
    if (/ = (?:atomicrmw|cmpxchg) /.test(line.text)) {
      const to = this.addressOf(/ ptr ([%@][-\w$.]+)/.exec(line.text)?.[1] ?? "");
      if (to) this.forget(to.place);
    } else if (isLibrary) {
      this.open.output = this.output;
      this.library(line.text);
    } else if (calleeOf(line)) {
      this.calling = argumentsOf(line.text).map((operand) => this.addressOf(operand));
    }
  }

  /// The open step becomes one of the source line that goes up to here.
  goOn({ row }, source) {
    const { at, before, activation, output } = this;
    if (!this.open || this.open.line !== source) {
      this.close();
      this.open = {
        first: at,
        step: at,
        fromRow: row,
        toRow: row,
        line: source,
        function: before.function,
        activation,
        block: before.block,
        waits: false,
        effects: [],
        output,
      };
      this.visited = new Set([before.block]);
    }
    Object.assign(this.open, { step: at, toRow: row });
    this.stack = [...this.stack.slice(0, -1), { ...this.stack.at(-1), line: source }];
    this.open.stack = this.stack;
  }
}

/// The line steps: { first, step, fromRow, toRow, line, function, activation, waits, stack, effects, output }. `first` and `step` are the block steps in
/// which the line begins and ends, `waits` whether it ends there in a call that has steps of its own.
export function cut(run, irOf, calleeOf) {
  const was = run.at,
    cutter = new Cutter(run, irOf, calleeOf);
  run.steps.forEach((_, at) => {
    run.go(at);
    cutter.block(at);
  });
  cutter.close();
  run.go(Math.max(0, was));
  return cutter.steps;
}
