// The pass viewer: where an instruction and its value are, where they end, and what the pass said of that.
import { fillIn, join } from "./fill.js";
import { remarkSentence } from "./remarks.js";
import { PASSES } from "./templates_passes.js";
import { tr } from "./words.js";

/// A sentence of the pass viewer.
export const say = (key, slots = {}) => fillIn(PASSES[key], slots);

/// The instructions that are the picked one under another number: those whose values a pass put in its place.
export function family(fn, id) {
  const found = new Set(id ? [id] : []);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [from, to] of [
      ...fn.became,
      ...fn.ends.filter(([, kind]) => kind === "value" || kind === "argument").map(([from, , to]) => [from, to]),
    ])
      if (found.has(from) && !found.has(to)) {
        found.add(to);
        grew = true;
      }
  }
  return found;
}

const hasOneOf = (column, ids) =>
  column.ids.some((id) => ids.has(id)) || (column.values ?? []).some((row) => row.some(([, id]) => ids.has(id)));

/// Where the instructions end: the sentence; null if something of them is in the last column.
export function endText(fn, ids) {
  const last = fn.columns.findLastIndex((column) => hasOneOf(column, ids)),
    next = fn.columns[last + 1];
  if (last < 0 || !next) return null;
  if (next.kind !== "ir")
    return next.title === "lowering" ? say("follow.ends.lowering") : say("follow.ends", { pass: next.title });
  const { lines, ids: rows } = fn.columns[last],
    line = lines[rows.findLastIndex((id) => ids.has(id))];
  const reasons = [
    ...new Set(
      (next.reasons ?? []).filter((reason) => line && reason.line === line).map(({ said }) => remarkSentence(said)),
    ),
  ];
  return reasons.length
    ? say("follow.ends.why", { pass: next.title, line, reasons: join(...reasons).replace(/[.。]$/, "") })
    : say("follow.ends", { pass: next.title });
}

/// The sentences by the kinds of the data (explain/value_ends.cpp, explain/machine_reasons.cpp).
export const ENDS = {
  value: "end.value",
  argument: "end.argument",
  constant: "end.constant",
  unused: "end.unused",
  removed: "end.removed",
  phi: "end.phi",
  fused: "end.fused",
  machine: "end.machine",
  unwritten: "end.unwritten",
};
export const WHY = {
  phi: "why.phi",
  argument: "why.argument",
  result: "why.result",
  return: "why.return",
  parameter: "why.parameter",
  instead: "why.instead",
  added: "why.added",
};

/// The last text of an instruction in the function's IR.
const textOf = (fn, number) => {
  const column = fn.columns.findLast(({ kind, ids }) => kind === "ir" && ids.includes(number));
  return column ? column.text.split("\n")[column.ids.indexOf(number)].trim() : "";
};

/// The machine instruction that lowering made for an instruction, if it is the only one.
const machineOf = (fn, number) => {
  const column = fn.columns.find(({ title, kind }) => kind === "machine" && title === "lowering"),
    rows = column ? column.ids.flatMap((id, row) => (id === number && !column.why[row] ? [row] : [])) : [];
  return rows.length === 1 ? column.text.split("\n")[rows[0]].trim().replace(/%%/g, "%") : null;
};

/// Where each of the instructions that some column shows ends, in the order of the passes.
export function endsText(fn, ids) {
  const told = fn.ends
    .filter(([number]) => ids.has(number))
    .map(([number, kind, other, pass]) => ({ text: textOf(fn, number), kind, other, pass }))
    .filter(({ text }) => text);
  return join(
    ...told.map(({ text, kind, other, pass }) =>
      kind === "fused" && machineOf(fn, other)
        ? say("end.fused.into", { text, machine: machineOf(fn, other) })
        : say(ENDS[kind], { text, pass, stage: pass, constant: other }),
    ),
  );
}

/// Why a row of machine code is there; null if lowering made it for its instruction.
export const whyText = (why) => why && say(WHY[why[0]], { stage: why[1] });

/// What is said of the picked instructions and source line: `where` are the names of the columns that show them, `places`
/// has by stage the names of the registers and slots that hold their value.
export function followText(fn, ids, line, where, places) {
  const list = (stage) => ({ places: [...(places.get(stage) ?? [])].join(", ") });
  const frame = [...(places.get("assembly") ?? [])].filter((place) => place.includes("("));
  return join(
    say("follow.through", { columns: where.join(" → ") || tr("no other column", "无") }),
    places.has("lowering") && say("follow.register", list("lowering")),
    places.has("lowering") && places.has("register allocation") && say("follow.place", list("register allocation")),
    frame.length > 0 && say("follow.frame", { places: frame.join(", ") }),
    ids.size > 0 && endText(fn, ids),
    ids.size > 0 && endsText(fn, ids),
    line > 0 && say("follow.source", { line }),
  );
}
