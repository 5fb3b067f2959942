// Fills the slots of sentences, in the language of the page; the sentences are in the catalogues (templates*.js).
import { isChinese } from "./words.js";

// Names are put between signs, so that the page can set them apart from the words (view/rich.js).
export const BLOCK = "\u0001",
  VALUE = "\u0002",
  END = "\u0003";
export const plain = (text) => text.replace(/[\u0001-\u0003]/g, "");
export const bl = (label) => BLOCK + label + END;
export const va = (name) => VALUE + name + END;
const list = (items, make) => items.map(make).join(", ");

/// Of many variables their number; of many blocks in an order the first and the last: the tables have all.
const MANY = 12;
const SLOTS = {
  b: bl,
  v: va,
  n: String,
  t: String,
  p: String,
  bs: (items) => list(items, bl),
  vs: (items) => list(items, va),
  set: (items) => (items.length ? `{ ${list(items, bl)} }` : "∅"),
  vars: (items) =>
    items.length <= MANY ? list(items, va) : isChinese() ? `${items.length} 个变量` : `${items.length} variables`,
  order: (items) =>
    items.length > 2 * MANY ? `${list(items.slice(0, MANY), bl)} … ${bl(items.at(-1))}` : list(items, bl),
};
const size = (value) => (Array.isArray(value) ? value.length : Number(value));
const fill = (template, slots) =>
  template
    .replace(/\{#(\w+):((?:[^{}|]|\{[^}]*\})*)\|((?:[^{}|]|\{[^}]*\})*)\}/g, (_, name, one, more) =>
      size(slots[name]) === 1 ? one : more,
    )
    .replace(/\{(\w+):(\w+)\}/g, (_, kind, name) => SLOTS[kind](slots[name]));

/// A template's [English, Chinese] with its slots filled.
export const fillIn = (texts, slots = {}) => fill(texts[isChinese() ? 1 : 0], slots);
/// Joins sentences; empty ones are left out.
export const join = (...sentences) => sentences.filter(Boolean).join(isChinese() ? "" : " ");
