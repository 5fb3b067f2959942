// Sentences with their names set apart: blocks and values as chips.
import { h } from "./dom.js";

/// The nodes of a text with signs around names (core/sentences.js).
export const rich = (text) =>
  text
    .split(/([\u0001\u0002][^\u0003]*\u0003)/)
    .filter(Boolean)
    .map((part) =>
      part[0] === "\u0001"
        ? h("code", { class: "name block", "data-name": part.slice(1, -1) }, part.slice(1, -1))
        : part[0] === "\u0002"
          ? h("code", { class: "name value", "data-name": part.slice(1, -1) }, part.slice(1, -1))
          : part,
    );
