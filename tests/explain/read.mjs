// Reads the sentences of the page by the catalogue that they were made from: which sentence it is, and what stands in
// its slots. A slot that is there twice must have the same text, and a word for one or many must fit its number.
import { PHRASES, TEMPLATES } from "../../explain/web/src/core/templates.js";
import { languageNow } from "../../explain/web/src/core/words.js";

const NAME = "\u0001[^\u0003]*\u0003",
  VALUE = "\u0002[^\u0003]*\u0003";
const KINDS = {
  b: NAME,
  v: VALUE,
  n: "\\d+",
  t: ".*",
  p: ".*",
  bs: `${NAME}(?:, ${NAME})*`,
  vs: `${VALUE}(?:, ${VALUE})*`,
  set: "∅|\\{ [^}]* \\}",
  vars: `${VALUE}(?:, ${VALUE})*|\\d+ variables|\\d+ 个变量`,
  order: `${NAME}(?:, ${NAME})*(?: … ${NAME})?`,
};
const TOKEN = /\{#(\w+):((?:[^{}|]|\{[^}]*\})*)\|((?:[^{}|]|\{[^}]*\})*)\}|\{(\w+):(\w+)\}/g;

export const names = (text) =>
  text === undefined ? [] : [...text.matchAll(/[\u0001\u0002]([^\u0003]*)\u0003/g)].map((m) => m[1]);
export const equal = (a, b) => a.length === b.length && a.every((x) => b.includes(x));
/// Whether a text names these variables, or counts them if they are many.
export const tells = (text, wanted) =>
  /^\d/.test(text) ? wanted.length > 8 && Number.parseInt(text, 10) === wanted.length : equal(names(text), wanted);

/// The slots of a template, in order: { kind, name }.
export const slotsOf = (template) =>
  [
    ...template
      .replace(/\{#\w+:((?:[^{}|]|\{[^}]*\})*)\|((?:[^{}|]|\{[^}]*\})*)\}/g, "$1$2")
      .matchAll(/\{(\w+):(\w+)\}/g),
  ].map(([, kind, name]) => ({ kind, name }));

function compile(key, template) {
  const groups = [],
    escaped = (text) => text.replace(/[()+*?.^$|[\]]/g, "\\$&");
  const source = (text) => {
    let out = "",
      end = 0;
    for (const m of text.matchAll(TOKEN)) {
      out += escaped(text.slice(end, m.index));
      end = m.index + m[0].length;
      if (m[1]) {
        groups.push({ plural: m[1] });
        out += `(?:(${source(m[2])})|`;
        out += `(?:${source(m[3])}))`;
      } else {
        groups.push({ kind: m[4], name: m[5] });
        out += `(${KINDS[m[4]]})`;
      }
    }
    return out + escaped(text.slice(end));
  };
  const regex = new RegExp(`^${source(template)}$`, "s");
  return {
    key,
    regex,
    groups,
    order: slotsOf(template),
    free: groups.filter((g) => g.kind === "t" || g.kind === "p").length,
  };
}

const compiled = (catalogue) =>
  ["en", "zh"].map((_, i) =>
    Object.entries(catalogue)
      .map(([key, both]) => compile(key, both[i]))
      .sort((a, b) => a.free - b.free),
  );
const SENTENCES = compiled(TEMPLATES),
  PARTS = compiled(PHRASES);

const bareOf = { b: (t) => t.slice(1, -1), v: (t) => t.slice(1, -1) };
function match(pattern, text) {
  const found = text.match(pattern.regex);
  if (!found) return null;
  const slots = {},
    faults = [];
  const set = (name, value) => {
    if (name in slots && slots[name] !== value) faults.push(`two values of ${name}`);
    slots[name] = value;
  };
  pattern.groups.forEach(
    ({ kind, name }, i) => found[i + 1] !== undefined && kind && set(name, (bareOf[kind] ?? ((t) => t))(found[i + 1])),
  );
  pattern.groups.forEach(({ plural }, i) => {
    const of = slots[plural];
    if (!plural || of === undefined) return;
    const size = /^\d/.test(of) ? Number.parseInt(of, 10) : names(of).length;
    if ((size === 1) !== (found[i + 1] !== undefined)) faults.push(`one or many: ${of}`);
  });
  return { key: pattern.key, slots, faults };
}
const first = (patterns, text) => {
  for (const pattern of patterns[languageNow() === "zh" ? 1 : 0]) {
    const found = match(pattern, text);
    if (found) return found;
  }
  return null;
};
/// The phrase of the catalogue that the text is; null if it is none.
export const phrase = (text) => first(PARTS, text);

const SLOT_ORDER = Object.fromEntries(
  Object.entries(TEMPLATES).map(([key, [english]]) => [key, slotsOf(english).map(({ name }) => name)]),
);

/// The sentences of a text: { key, text, args, faults }, with the slots in the order of the English one; the last is
/// { rest } if no template fits.
export function* sentences(told) {
  for (let rest = told; rest; ) {
    let found = null;
    for (let end = 0; end < rest.length && !found; ) {
      // A name may hold a dot and a blank.
      const stop = rest.slice(end).search(/\. |。(?=.)/);
      end = stop < 0 ? rest.length : end + stop + 1;
      const text = rest.slice(0, end);
      found = first(SENTENCES, text);
      if (!found) continue;
      yield { ...found, text, args: SLOT_ORDER[found.key].map((name) => found.slots[name]) };
      rest = rest.slice(end).trim();
    }
    if (!found) return yield { rest };
  }
}
