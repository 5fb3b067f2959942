// The run before mem2reg by source line: the steps of blocks cut where the line changes, with the memory of every call as
// it is when a line has run. Memory is places (a variable of a call, or a global), each with cells at byte offsets.
import { Walker } from "./undo.js";

const object = () => Object.create(null);
const NAME = String.raw`(?:"[^"]*"|[-\w$.]+)`;

/// The size of a type of the text in bytes, with its elements if it is an array: { size, element, count }. Null if the text does
/// not say it: of a struct.
export function shapeOf(type) {
  const array = /^\[(\d+) x (.*)\]$/s.exec(type);
  if (array) {
    const element = shapeOf(array[2]);
    return element && { size: array[1] * element.size, element, count: Number(array[1]) };
  }
  const bits = /^i(\d+)$/.exec(type)?.[1];
  const size = bits ? Math.ceil(bits / 8) : { ptr: 8, float: 4, double: 8 }[type];
  return size ? { size } : null;
}

/// What a member is called. Of a union the one of that size; behind the first element of a block those of the next.
function memberAt({ size, cells }, at, bytes) {
  const index = Math.floor(at / size),
    here = cells.filter(([offset]) => offset === at - index * size);
  const [, name] = here.find(([, , of]) => of === bytes) ?? here[0] ?? [];
  return name === undefined ? `+${at}` : index ? `[${index}].${name}` : name;
}

/// The type that stands at the start of a text, up to the comma after it.
function typeAt(text) {
  let depth = 0,
    end = 0;
  for (; end < text.length && (depth || text[end] !== ","); end++)
    depth += { "[": 1, "{": 1, "]": -1, "}": -1 }[text[end]] ?? 0;
  return text.slice(0, end);
}

/// The variable as the program calls it: a parameter's cell has `.addr` behind its name.
export const nameOf = (variable) =>
  variable
    .replace(/^[%@]/, "")
    .replace(/^"(.*)"$/s, "$1")
    .replace(/\.addr$/, "");

export class LineRun extends Walker {
  /// `run` gives the block steps; `irOf(name)` the text before and its source lines, { ir, lines }, of a function; `calleeOf` as for Run.linesOf.
  /// `layouts`: what the members of variables are called, as in the log; may be left out.
  constructor(run, irOf, calleeOf, layouts) {
    super(cut(run, irOf, calleeOf), { places: object(), stack: [], output: 0, written: [] });
    this.layouts = layouts ?? { variables: {}, types: {} };
    if (this.steps.length) this.go(0);
  }
  /// The places of a call (null: the globals), in the order in which they came to be.
  placesOf(activation) {
    return Object.values(this.state.places).filter((place) => place.activation === activation);
  }

  /// The layout of a place: a variable's by its type, that of a block of the heap by a pointer to its beginning. Undefined: it is not known.
  layoutOf(place) {
    const { variables, types } = this.layouts;
    if (!place.isHeap) return types[variables[place.function]?.[place.name]];
    // A pointer in a variable says it at once; one in a block says it if the block's own layout is known.
    const known = new Map(),
      pending = Object.values(this.state.places)
        .filter((each) => !each.isHeap)
        .map((each) => [each, this.layoutOf(each)]);
    while (pending.length && !known.has(place.key)) {
      const [{ cells }, layout] = pending.shift();
      for (const [offset, , , pointee] of layout?.cells ?? []) {
        const to = pointee && cells[offset]?.target;
        if (to?.offset !== 0 || known.has(to.key) || !this.state.places[to.key]?.isHeap) continue;
        known.set(to.key, types[pointee]);
        pending.push([this.state.places[to.key], types[pointee]]);
      }
    }
    return known.get(place.key);
  }

  /// The cells of a place to be shown, in rows of an array's: each { at, label }; at most `most` in a row, and `mostRows` rows.
  rowsOf(place, most, mostRows) {
    const { shape, cells } = place;
    if (shape?.element) {
      const { element, count } = shape;
      if (!element.element)
        return [Array.from({ length: Math.min(count, most) }, (_, i) => ({ at: i * element.size, label: String(i) }))];
      const inner = element.element.size;
      return Array.from({ length: Math.min(count, mostRows) }, (_, row) =>
        Array.from({ length: Math.min(element.count, most) }, (_, i) => ({
          at: row * element.size + i * inner,
          label: `${row},${i}`,
        })),
      );
    }
    const layout = this.layoutOf(place),
      touched = Object.keys(cells).map(Number);
    if (layout) {
      // Of members that overlap those that were touched, else the first.
      const all = touched.map((at) => [at, cells[at].size ?? 1]);
      for (const [at, , size] of layout.cells)
        if (all.every(([other, of]) => at + size <= other || other + of <= at)) all.push([at, size]);
      return [
        all
          .sort(([a], [b]) => a - b)
          .slice(0, most)
          .map(([at, size]) => ({ at, label: memberAt(layout, at, size) })),
      ];
    }
    if (!touched.some((at) => at)) return [[{ at: 0, label: "" }]];
    return [touched.sort((a, b) => a - b).map((at) => ({ at, label: `+${at}` }))];
  }

  remove(key) {
    this.put(this.state.places, key, undefined);
    delete this.state.places[key];
  }

  apply({ effects, stack, output }) {
    const { places } = this.state,
      written = [];
    for (const {
      place: { key, ...place } = {},
      offset,
      value,
      size,
      target,
      isWrite,
      forgets,
      forgetsAll,
      copies,
      ends,
    } of effects) {
      if (forgetsAll) {
        for (const each of Object.values(places))
          for (const at of Object.keys(each.cells)) this.put(each.cells, at, { value: "?" });
        continue;
      }
      if (!(key in places)) this.put(places, key, { key, ...place, cells: object() });
      const { cells } = places[key];
      if (forgets) for (const at of Object.keys(cells)) this.put(cells, at, { value: "?" });
      if (ends) {
        this.remove(key);
        continue;
      }
      if (copies) {
        for (const at of Object.keys(cells))
          if (at >= offset && at < offset + copies.count) this.put(cells, at, { value: "?" });
        for (const [at, cell] of Object.entries(places[copies.key]?.cells ?? {})) {
          const to = at - copies.offset + offset;
          if (at < copies.offset || at >= copies.offset + copies.count) continue;
          this.put(cells, to, cell);
          written.push(`${key}+${to}`);
        }
        continue;
      }
      if (offset === undefined) continue;
      // Other cells that overlap: a write takes their place, and what reads a part of them says nothing of the whole.
      const others = Object.entries(cells).filter(
        ([at, cell]) =>
          (Number(at) !== offset || cell.size !== size) &&
          Number(at) < offset + (size ?? 1) &&
          offset < Number(at) + (cell.size ?? 1),
      );
      if (others.length && !isWrite) continue;
      for (const [at] of others) {
        this.put(cells, at, undefined);
        delete cells[at];
      }
      this.put(cells, offset, { value, size, target });
      if (isWrite) written.push(`${key}+${offset}`);
    }
    // A call that is over has taken its variables with it.
    const alive = new Set(stack.map((call) => call.activation));
    for (const [key, place] of Object.entries(places))
      if (place.activation !== null && !alive.has(place.activation)) this.remove(key);
    this.put(this.state, "stack", stack);
    this.put(this.state, "output", output);
    this.put(this.state, "written", [...new Set(written)]);
  }
}

/// The line steps: { first, step, fromRow, toRow, line, function, activation, waits, stack, effects, output }. `first` and `step` are the block steps in
/// which the line begins and ends, `waits` whether it ends there in a call that has steps of its own.
function cut(run, irOf, calleeOf) {
  const steps = [],
    was = run.at,
    addresses = object(),
    pointees = object();
  const globals = globalShapes(
    [...new Set(run.steps.map(({ before }) => before.function))].flatMap((name) => irOf(name)?.ir.lines ?? []),
  );
  let calling = null;
  let stack = [],
    open = null,
    visited = new Set(),
    output = 0;
  const close = () => {
    if (open) steps.push(open);
    open = null;
  };

  run.steps.forEach(({ before }, at) => {
    run.go(at);
    const { ir, lines: sourceLines } = irOf(before.function) ?? {};
    const { activation } = before;
    const top = stack.findIndex((call) => call.activation === activation);
    stack = top < 0 ? [...stack, { function: before.function, activation, line: null }] : stack.slice(0, top + 1);
    if (open?.activation !== activation || (visited.has(before.block) && !before.continued)) close();
    visited.add(before.block);

    /// A place and an offset in it, of what the log calls `%x`, `%a+8`, `%x of main+4`, `@g` or `malloc.1+8`; null if that is not known.
    const spot = (cell) => {
      const heap = /^(malloc\.\d+)(?:\+(\d+))?$/.exec(cell);
      if (heap)
        return { place: { key: heap[1], name: heap[1], activation: null, isHeap: true }, offset: Number(heap[2] ?? 0) };
      const [, name, of, offset] = new RegExp(`^([%@]${NAME}?)(?: of (.*?))?(?:\\+(\\d+))?$`, "s").exec(cell) ?? [];
      if (!name) return null;
      const owner = name[0] === "@" ? null : of === undefined ? stack.at(-1) : outer(of);
      return owner === undefined
        ? null
        : {
            place: {
              key: `${owner?.activation ?? ""}${name}`,
              name,
              activation: owner?.activation ?? null,
              function: owner?.function ?? "",
              shape: owner ? shapes(owner.function)[name] : globals[name],
            },
            offset: Number(offset ?? 0),
          };
    };
    // Of several calls of a function the log does not say which.
    const outer = (name) => {
      const calls = stack.slice(0, -1).filter((call) => call.function === name);
      return calls.length === 1 ? calls[0] : undefined;
    };
    const shapes = (name) => irOf(name)?.shapes ?? object();
    /// What an operand points to: the log says it of variables and blocks of the heap, of globals it is followed here.
    const addressOf = (operand) => {
      if (operand[0] === "@" || shapes(before.function)[operand] !== undefined) return spot(operand);
      const followed = addresses[activation]?.[operand],
        value = known[operand];
      return followed ?? (value?.startsWith("&") ? spot(value.slice(1)) : null);
    };
    const touch = (to, value, pointee, isWrite, size) => {
      open.effects.push({
        ...to,
        value,
        size,
        target: pointee ? { key: pointee.place.key, offset: pointee.offset } : undefined,
        isWrite,
      });
      pointees[`${to.place.key}+${to.offset}`] = pointee;
    };
    if (top < 0 && calling) {
      // The arguments that are addresses.
      const parameters = [...(ir?.head ?? "").matchAll(/(%[-\w$.]+)(?=[,)])/g)].map((match) => match[1]);
      addresses[activation] = Object.fromEntries(
        parameters.map((name, i) => [name, calling[i]]).filter(([, to]) => to),
      );
    }
    calling = null;

    const values = [...(before.values ?? [])],
      stores = [...(before.stores ?? [])],
      known = run.valuesOf(0, before);
    const lines = run.linesOf(ir?.byLabel[before.block]?.lines ?? [], calleeOf);
    let calls = 0;
    lines.forEach((line, i) => {
      const isLibrary = /^(?:\S+ = )?(?:\w+ )?call /.test(line.text) && !calleeOf(line),
        isLast = i === lines.length - 1,
        source = sourceLines?.[line.row];
      // After each such call the log knows how much is written.
      if (isLibrary) output = before.outputs?.[calls++] ?? output;
      if (/^br label /.test(line.text) || / = alloca /.test(line.text) || !source) {
        if (!/ = alloca /.test(line.text) || !open) return void take(line);
        return;
      }
      if (!open || open.line !== source) {
        close();
        open = {
          first: at,
          step: at,
          fromRow: line.row,
          toRow: line.row,
          line: source,
          function: before.function,
          activation,
          block: before.block,
          waits: false,
          effects: [],
          output,
        };
        visited = new Set([before.block]);
      }
      Object.assign(open, { step: at, toRow: line.row });
      stack = [...stack.slice(0, -1), { ...stack.at(-1), line: source }];
      open.stack = stack;
      open.waits = isLast && Boolean(calleeOf(line)) && run.steps[at + 1]?.before.activation !== activation;
      take(line);
      if (/ = (?:atomicrmw|cmpxchg) /.test(line.text)) {
        const to = addressOf(/ ptr ([%@][-\w$.]+)/.exec(line.text)?.[1] ?? "");
        if (to) forget(to.place);
      } else if (isLibrary) {
        open.output = output;
        library(line.text);
      } else if (calleeOf(line)) {
        calling = argumentsOf(line.text).map((operand) => addressOf(operand));
      }
    });
    /// What a function of the library writes through a pointer is not in the log: it is known of these, else forgotten.
    function library(text) {
      const operands = argumentsOf(text),
        count = Number(/^\d+$/.test(operands[2]) ? operands[2] : known[operands[2]]),
        [to, from] = operands.map((operand) => /^[%@]/.test(operand) && addressOf(operand));
      if (/@(llvm\.memset|memset)\b/.test(text) && to && operands[1] === "0" && count >= 0) {
        const leaf = (shape) => (shape?.element ? leaf(shape.element) : shape?.size);
        const size = leaf(to.place.shape);
        if (size)
          for (let at = 0; at < count; at += size)
            touch({ place: to.place, offset: to.offset + at }, "0", null, true, size);
        else forget(to.place);
      } else if (/@(llvm\.memcpy|memcpy)\b/.test(text) && to && from && count >= 0) {
        forget(to.place, false);
        open.effects.push({
          place: to.place,
          offset: to.offset,
          copies: { key: from.place.key, offset: from.offset, count },
        });
      } else if (!/@(printf|puts|put\w+|strlen|strcmp|free|malloc|calloc)\(/.test(text)) {
        for (const operand of operands) {
          const place = operand[0] === "%" || operand[0] === "@" ? addressOf(operand)?.place : null;
          if (place) forget(place);
        }
      }
      if (/@free\(/.test(text) && to?.place.isHeap) open.effects.push({ place: to.place, ends: true });
    }
    function forget(place, isAll = true) {
      for (const key of Object.keys(pointees)) if (key.startsWith(`${place.key}+`)) delete pointees[key];
      if (isAll) open.effects.push({ place, forgets: true });
    }
    function take(line) {
      const { text, def } = line,
        at = def === null ? -1 : values.findIndex(([name]) => name === def);
      if (at >= 0) {
        const [[, value]] = values.splice(at, 1),
          isLoad = /^\S+ = load /.test(text);
        const from = isLoad && addressOf(operandOf(text)),
          pointee = from && pointees[`${from.place.key}+${from.offset}`];
        (addresses[activation] ??= object())[def] = !/^&|^an address$/.test(value)
          ? null
          : isLoad
            ? pointee
            : element(text);
        // A value that is read is that of the cell.
        if (from && open)
          touch(
            from,
            value,
            addresses[activation][def] ?? (value.startsWith("&") ? spot(value.slice(1)) : null),
            false,
            shapeOf(typeAt(/ load (?:volatile |atomic )*(.*)$/s.exec(text)[1]))?.size,
          );
      }
      if (text.startsWith("store ") && stores.length) {
        const [cell, value] = stores.shift(),
          to = addressOf(operandOf(text)) ?? spot(cell);
        const operand = /^store (?:volatile )?ptr ([%@]\S+),/.exec(text)?.[1];
        if (to && open)
          touch(
            to,
            value,
            operand && value !== "null" ? addressOf(operand) : null,
            true,
            shapeOf(/^store (?:volatile |atomic )*(\S+) /.exec(text)[1])?.size,
          );
        // A store to who knows where.
        if (!to && open) {
          open.effects.push({ forgetsAll: true });
          for (const key of Object.keys(pointees)) delete pointees[key];
        }
      }
    }
    /// The element that a getelementptr of arrays only points to.
    function element(text) {
      const [, rest] = /= getelementptr (?:inbounds )?(.*)$/s.exec(text) ?? [];
      if (!rest) return null;
      const type = typeAt(rest),
        [base, ...indices] = rest
          .slice(type.length + 1)
          .split(",")
          .map((part) => part.trim().split(" ").at(-1));
      const to = addressOf(base);
      let shape = { element: shapeOf(type) },
        { offset } = to ?? {};
      for (const index of indices) {
        shape = shape?.element;
        if (!to || !shape) return null;
        offset += shape.size * Number(/^-?\d+$/.test(index) ? index : known[index]);
      }
      return Number.isInteger(offset) && offset >= 0 ? { place: to.place, offset } : null;
    }
    // What a function called through a pointer has written.
    output = before.output ?? output;
    if (open) open.output = output;
    if (before.returns !== undefined) close();
  });
  close();
  run.go(Math.max(0, was));
  return steps;
}

/// The address operand of a load or a store, and the arguments of a call without their types.
const operandOf = (text) => /, ptr ([%@](?:"[^"]*"|[-\w$.]+))/.exec(text)?.[1] ?? "";
const argumentsOf = (text) =>
  (/[%@](?:"[^"]*"|[-\w$.]+)\((.*)\)/s.exec(text)?.[1] ?? "")
    .split(",")
    .map((part) => part.trim().split(" ").at(-1))
    .filter(Boolean);

/// The shapes of the globals, by how they are used: as an array, or else as what is loaded and stored.
function globalShapes(lines) {
  const arrays = object(),
    scalars = object();
  for (const { text } of lines) {
    const [, rest] = / = getelementptr (?:inbounds )?(\[.*)$/s.exec(text) ?? [],
      type = rest && typeAt(rest);
    const array = type && /^, ptr (@[-\w$.]+)/.exec(rest.slice(type.length))?.[1];
    if (array) arrays[array] ??= shapeOf(type);
    const [, loaded, stored, name] = /(?: = load (\w+)|^store (\w+) \S+), ptr (@[-\w$.]+)/.exec(text) ?? [];
    if (name) scalars[name] ??= shapeOf(loaded ?? stored);
  }
  return { ...scalars, ...arrays };
}

/// The row of the text before for the names of the text after: what the same instruction is called there.
export function rowsAfter(ir, rounds) {
  const named = (name) => rounds.reduce((now, { renamed }) => renamed?.[now] ?? now, name),
    rows = object();
  const defs = ir.lines.filter(({ def }) => def);
  // A name that another instruction has taken is that one's.
  for (const { def, row } of [
    ...defs.filter(({ def }) => named(def) === def),
    ...defs.filter(({ def }) => named(def) !== def),
  ])
    rows[named(def)] = row;
  return rows;
}

/// The shapes of the variables of a function, by name; of a struct null.
export const shapesOf = (ir) =>
  Object.fromEntries(
    ir.lines.flatMap(({ def, text }) => {
      const type = / = alloca (.*)$/s.exec(text)?.[1];
      return type ? [[def, shapeOf(typeAt(type))]] : [];
    }),
  );
