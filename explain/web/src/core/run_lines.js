// The run before mem2reg by source line: the steps of blocks cut where the line changes, with the memory of every call as
// it is when a line has run. Memory is places (a variable of a call, or a global), each with cells at byte offsets.
import { cut } from "./run_cut.js";
import { Walker } from "./undo.js";

const object = () => Object.create(null);

/// What a member is called. Of a union the one of that size; behind the first element of a block those of the next.
function memberAt({ size, cells }, at, bytes) {
  const index = Math.floor(at / size),
    here = cells.filter(([offset]) => offset === at - index * size);
  const [, name] = here.find(([, , of]) => of === bytes) ?? here[0] ?? [];
  return name === undefined ? `+${at}` : index ? `[${index}].${name}` : name;
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
