// What became of the φs: the copies of each edge (the events of explain/copies_log.cpp), the places that the allocator chose, and the
// rows of the assembly that do them.
import { machineStop, registerName } from "./allocation.js";
import { readColumn, rowsOf } from "./pass_changes.js";
import { fillIn } from "./fill.js";
import { COPIES } from "./templates_passes.js";

/// The stop of a function, as allocationStop; null: it has no φ.
export const copiesStop = (fn) => {
  const number = fn.columns.findIndex(({ inside }) => inside?.kind === "copies" && inside.events.length);
  return machineStop(
    fn,
    number,
    fn.columns.findLast(({ kind }) => kind === "ir"),
    readCopies,
  );
};

const found = new WeakMap();
/// Of such a stop: { kind, steps, label(id), instructions(copy): [{ row, text }] }; a step is an edge.
export const readCopies = (stop) => {
  const { inside } = stop.column;
  if (found.has(inside)) return found.get(inside);
  const labels = new Map(readColumn(stop.before).blocks.map(({ id, label }) => [id, label])),
    rows = rowsOf(stop.column);
  const made = {
    kind: "copies",
    pass: stop.title,
    steps: inside.events,
    reduced: Boolean(inside.reduced),
    label: (id) => labels.get(id) ?? `#${id}`,
    instructions: ({ rows: at = [] }) =>
      at.filter((row) => row !== null).map((row) => ({ row, text: rows[row].trim().replace(/\s+/g, " ") })),
    sentences: (at) => [edgeSentence(made, at)],
  };
  found.set(inside, made);
  return made;
};

function edgeSentence({ steps, label }, at) {
  const { from, to, at: place } = steps[at],
    key = `edge.${place}`;
  return { key: `copies.${key}`, text: fillIn(COPIES[key], { from: label(from), to: label(to) }) };
}

export const kindOf = (inside, copy) =>
  copy.leftOut
    ? copy.leftOut
    : /^(undef|poison)$/.test(copy.from)
      ? "undefined"
      : !copy.source
        ? "remade"
        : copy.source === copy.place
          ? "coalesced"
          : !inside.instructions(copy).length
            ? "later"
            : copy.source === "constant"
              ? "constant"
              : "moved";
/// The sentence about a copy: { key, text }.
export const copySentence = (inside, copy) => {
  const key = kindOf(inside, copy);
  return {
    key: `copies.${key}`,
    text: fillIn(COPIES[key], {
      to: copy.to,
      from: copy.from,
      place: registerName(copy.place ?? ""),
      source: registerName(copy.source ?? ""),
      text: inside
        .instructions(copy)
        .map(({ text }) => text)
        .join("; "),
    }),
  };
};
