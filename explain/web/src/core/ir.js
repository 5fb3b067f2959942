// The text of a function as blocks of lines. Names stay as they are spelled in the text, labels are
// without the % in front, as in the log.

const LOCAL = /%(?:"[^"]*"|[-a-zA-Z$._0-9]+)/g;
const LABEL = /^("[^"]*"|[-a-zA-Z$._0-9]+):/;

/// A line without its comment.
export const bare = (line) => (line.includes(";") ? line.replace(/\s*;.*/, "") : line).trim();

/// Names and the text between them in turn: even places are text, odd ones names.
const pieces = (text) => {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(LOCAL)) {
    parts.push(text.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts;
};

/// A line has `id` (its place in the function's `lines`), `row` (its place in the text), `text`, `block`, `def` (the value that it
/// defines, or null), `parts`, and for a load or store of a whole variable `access`: { kind, variable }.
class Line {
  constructor(id, row, text, block) {
    const access = text.match(/^(?:(%\S+) = load|store) .*, ptr (%(?:"[^"]*"|[-a-zA-Z$._0-9]+))/);
    this.id = id;
    this.row = row;
    this.text = text;
    this.block = block;
    this.def = text.match(/^(%(?:"[^"]*"|[-a-zA-Z$._0-9]+)) = /)?.[1] ?? null;
    this.access =
      access && !/ volatile /.test(text) ? { kind: access[1] ? "load" : "store", variable: access[2] } : null;
    this.pieces = null;
  }
  /// Made when they are first asked for: most lines of a long function are never shown.
  get parts() {
    return (this.pieces ??= pieces(this.text));
  }
}

/// { head, blocks: [{ label, written, lines, preds, succs }], byLabel, lines }; an entry block without a name has no label `written`.
export function parseFunction(text, entryLabel) {
  const result = { head: "", blocks: [], byLabel: Object.create(null), lines: [] };
  let block = null;
  const open = (label, written = true) => {
    block = { label, written, lines: [], preds: [], succs: [] };
    result.blocks.push(block);
    result.byLabel[label] = block;
  };
  text.split("\n").forEach((raw, row) => {
    const line = bare(raw);
    if (!line || line === "}") return;
    if (!block && /^define\b/.test(line)) {
      result.head = line;
      return;
    }
    const label = line.match(LABEL);
    if (label) {
      open(label[1]);
      return;
    }
    if (!block) open(entryLabel ?? "entry", false);
    const entry = new Line(result.lines.length, row, line, block.label);
    result.lines.push(entry);
    block.lines.push(entry);
  });
  for (const each of result.blocks) {
    const last = each.lines[each.lines.length - 1];
    if (!last) continue;
    const at = each.lines.findIndex((line) => /^(br|switch|ret|unreachable)\b/.test(line.text));
    const jumps =
      at < 0
        ? []
        : each.lines
            .slice(at)
            .map((line) => line.text)
            .join(" ");
    for (const match of String(jumps).matchAll(/label %("[^"]*"|[-a-zA-Z$._0-9]+)/g)) each.succs.push(match[1]);
  }
  for (const each of result.blocks) for (const succ of each.succs) result.byLabel[succ]?.preds.push(each.label);
  return result;
}

/// The lines of a function's text as they are compared: without comments, blank lines and indents.
export const plainLines = (text) =>
  text
    .split("\n")
    .map(bare)
    .filter((line) => line !== "");
