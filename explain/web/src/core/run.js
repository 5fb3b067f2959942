// The program's run before and after mem2reg, in lockstep: what the interpreter logged for both, with
// the memory cells and the values of every call as they are at a step.
import { Walker } from "./undo.js";

const object = () => Object.create(null);

export class Run extends Walker {
  constructor(log) {
    const steps = log.before.map((before, i) => ({ kind: "block", before, after: log.after[i], block: before.block, function: before.function }));
    super(steps, { cells: object(), globals: object(), values: [object(), object()], output: 0, changed: [] });
    this.input = log.input ?? "";
    this.output = log.output ?? "";
    this.status = log.status;
    this.truncated = log.truncated;
    this.error = log.error;
    if (steps.length) this.go(0);
  }

  /// The memory cells that the call can see, as [name, value].
  cellsOf({ activation }) {
    return [...Object.entries(this.state.cells[activation] ?? {}), ...Object.entries(this.state.globals)];
  }
  /// Values of the call: side 0 is the run before, 1 the one after.
  valuesOf(side, { activation }) { return this.state.values[side][activation] ?? {}; }

  apply({ before, after }) {
    const s = this.state;
    const changed = [];
    for (const [cell, value] of before.stores ?? []) {
      const place = cell.startsWith("@") ? s.globals : s.cells[before.activation] ?? object();
      if (!cell.startsWith("@") && !(before.activation in s.cells)) this.put(s.cells, before.activation, place);
      this.put(place, cell, value);
      changed.push(cell);
    }
    [before, after].forEach((step, side) => {
      if (!(step.activation in s.values[side])) this.put(s.values[side], step.activation, object());
      const values = s.values[side][step.activation];
      for (const [name, value] of step.values ?? []) this.put(values, name, value);
      for (const phi of step.phis ?? []) this.put(values, phi.phi, phi.value);
    });
    if (before.output !== undefined) this.put(s, "output", before.output);
    this.put(s, "changed", changed);
  }
}
