// What a pane can show of the program. A view: show(pane, session), called when the program, the options or the view have
// changed. session (page.js): command(words, more, print), messages(), remarks(), declarations(), state, keep(), editor.
import { plain } from "../../explain/web/src/core/fill.js";
import { difference } from "../../explain/web/src/core/pass_changes.js";
import { remarkSentence } from "../../explain/web/src/core/remarks.js";
import { textAsset } from "./assets.js";
import { element } from "./panes.js";
import { ASSEMBLY } from "./state.js";
import { language, word } from "./words.js";

const split = (text) => text.replace(/\n$/, "").split("\n");
const bytesIn = (text) => new TextEncoder().encode(text).length;

export function problemOf(end) {
  return end.problem === "stack" || end.problem === "memory" ? word(end.problem) : end.problem;
}

/// Runs a command; { text, end } of one that made something. Otherwise the pane says why not, and null is returned.
async function made(pane, session, words, wanted) {
  let text = "",
    problems = "";
  const end = await session.command(words, wanted ? { wanted } : {}, (piece, stream) => {
    if (stream === 1) text += piece;
    else problems += piece;
  });
  if (!end || end.stopped) return null;
  if (wanted) text = end.made ?? "";
  if (end.problem || end.status !== 0) {
    pane.bar.hidden = true;
    pane.size.textContent = "";
    pane.rows([
      ...split(problems).map((row) => ({ text: row, kind: "error" })),
      ...(end.problem ? [{ text: problemOf(end), kind: "error" }] : []),
    ]);
    return null;
  }
  return { text, end };
}

const measure = (pane, { text, end }) => {
  pane.size.textContent = word("size", split(text).length, bytesIn(text), Math.round(end.ms));
};

/// The colour of what was made from a line of the program.
export const colourOf = (line) => `hue hue${line % 6}`;
const coloured = (lines, rows) =>
  rows.map((row, at) => ({ text: row, line: lines[at], kind: lines[at] ? colourOf(lines[at]) : "" }));
function colour(session, lines) {
  session.editor.colour(new Map([...new Set(lines)].filter(Boolean).map((line) => [line, colourOf(line)])));
}

/// The lines of the program for the rows of an assembly text, by the `.loc` of the same text with -g, which has more rows.
function linesOfAssembly(rows, withLines) {
  let at = 0,
    line = 0;
  return rows.map((row) => {
    let found = at,
      here = line;
    for (; found < withLines.length && withLines[found] !== row; ++found) {
      const loc = /^\s*\.loc\s+\d+\s+(\d+)/.exec(withLines[found]);
      if (loc) here = Number(loc[1]);
    }
    if (found === withLines.length) return 0;
    at = found + 1;
    line = /^\s*\.(globl|size|section|text|data|type)\b/.test(row) ? 0 : here;
    return /^\t[^.]/.test(row) ? line : 0;
  });
}

/// The name of the function that the line is in: the last one that begins before it.
const functionAt = (functions, line) =>
  functions.filter((one) => one.line && one.line <= line).sort((a, b) => b.line - a.line)[0]?.name;

const passes = {
  async show(pane, session) {
    const log = await made(pane, session, ["--explain=passes:json", "-o", "log.json"], "log.json");
    if (!log) return;
    log.functions = JSON.parse(log.text).functions.filter((one) => one.columns.length);
    if (!log.functions.length) return pane.rows([{ text: word("noFunction") }]);
    pane.controls(() => {
      const choice = element("select", { className: "function" }),
        step = element("input", { type: "range", min: 0, value: 0, className: "step" });
      choice.addEventListener("change", () => this.step(pane, session, true));
      step.addEventListener("input", () => this.step(pane, session, false));
      return [choice, step, element("span", { className: "title" })];
    });
    const choice = pane.bar.querySelector(".function"),
      before = choice.value || functionAt(log.functions, session.editor.cursorLine());
    choice.setAttribute("aria-label", word("function"));
    pane.bar.querySelector(".step").setAttribute("aria-label", word("pass"));
    choice.replaceChildren(...log.functions.map((one) => new Option(one.name)));
    if (log.functions.some((one) => one.name === before)) choice.value = before;
    pane.log = log;
    this.step(pane, session, false);
  },
  /// One pass of one function, with what it changed.
  step(pane, session, isOther) {
    const one =
      pane.log.functions.find((made) => made.name === pane.bar.querySelector(".function").value) ??
      pane.log.functions[0];
    const slider = pane.bar.querySelector(".step"),
      last = one.columns.length - 1;
    // Who looked at the last pass looks at the last one again.
    const wasLast = slider.max !== "" && slider.value === slider.max;
    slider.max = last;
    if (isOther && wasLast) slider.value = last;
    const at = Math.min(Number(slider.value), last),
      column = one.columns[at],
      { signs, gone, isCompared } = difference(one.columns[at - 1], column);
    const title = `${at + 1}/${last + 1} ${column.title}`;
    pane.bar.querySelector(".title").textContent = title;
    slider.setAttribute("aria-valuetext", title);
    const rows = coloured(column.lines, split(column.text)).map((row, i) => ({
      ...row,
      text: isCompared ? `${signs[i] || " "} ${row.text}` : row.text,
      kind: `${row.kind} ${signs[i] ? "new" : ""}`,
    }));
    pane.rows([...rows, ...gone.map((row) => ({ text: `− ${row}`, kind: "gone" }))]);
    pane.size.textContent = word("size", rows.length, bytesIn(column.text), Math.round(pane.log.end.ms));
    colour(session, column.lines);
  },
};

const assembly = {
  async show(pane, session) {
    const plain = await made(pane, session, ASSEMBLY);
    if (!plain) return;
    const rows = split(plain.text);
    pane.rows(rows.map((text) => ({ text })));
    measure(pane, plain);
    let withLines = "";
    const end = await session.command(["-S", "-g", "-o", "-"], {}, (piece, stream) => {
      if (stream === 1) withLines += piece;
    });
    if (!end) return;
    const lines = linesOfAssembly(rows, split(withLines));
    pane.rows(coloured(lines, rows));
    colour(session, lines);
  },
};

/// A page of --explain in a frame, with its log in it.
const frame = (name, words) => ({
  async show(pane, session) {
    const log = await made(pane, session, [...(await words(session)), "-o", "log.json"], "log.json");
    if (!log) return;
    const page = await textAsset(name);
    const [head, tail] = page.split("/*minic-log*/");
    // As in a page that minic writes: nothing in the log ends its element.
    const safe = log.text.replace(/<\//g, "<\\/").replace(/<!/g, "\\u003c!");
    pane.body.className = "body framed";
    const begin = head.replace("<html", `<html data-language="${language()}"`);
    pane.body.replaceChildren(element("iframe", { srcdoc: begin + safe + tail, title: word(pane.view) }));
    pane.size.textContent = word("weight", bytesIn(log.text), Math.round(log.end.ms));
  },
});

const messages = {
  async show(pane, session) {
    const found = await session.messages();
    if (found && pane.view === "messages") pane.rows(rowsOf(found, word("none")));
  },
};

/// What the passes say of the program's lines, in the order of the lines, equal remarks once: [{ line, pass, isMissed, remark }].
export function remarksOf(messages, file) {
  const found = new Map();
  for (const { message, remark, option, locations } of messages) {
    const [, missed, pass] = /^-Rpass(-missed)?=(.*)$/.exec(option ?? "") ?? [],
      caret = locations[0]?.caret;
    if (pass && (!caret || caret.file === file))
      found.set(`${caret?.line} ${option} ${message}`, {
        line: caret?.line ?? 0,
        pass,
        isMissed: Boolean(missed),
        remark,
      });
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}
export const textOf = ({ isMissed, pass, remark }) =>
  `${isMissed ? "✗" : "✓"} ${pass}: ${plain(remarkSentence(remark))}`;

/// What is said below the lines of loops in the editor: line -> the note.
export function notesOf(found, chosen) {
  const notes = new Map();
  for (const one of found.filter(({ line, pass }) => line && pass === LOOPS)) {
    const note = notes.get(one.line) ?? { text: "", kind: "missed", chosen };
    notes.set(one.line, {
      ...note,
      text: `${note.text} ${textOf(one)}`.trim(),
      kind: one.isMissed ? note.kind : "made",
    });
  }
  return notes;
}
export const LOOPS = "vectorize";

const remarks = {
  async show(pane, session) {
    const found = await session.remarks();
    if (!found || pane.view !== "remarks") return;
    pane.controls(() => {
      const choice = element("select", { className: "passes" });
      choice.setAttribute("aria-label", word("pass"));
      choice.addEventListener("change", () => {
        session.state.pass = choice.value;
        session.keep();
        this.show(pane, session);
      });
      return [choice];
    });
    const { pass } = session.state,
      passes = [...new Set([...found.map((one) => one.pass), ...(pass ? [pass] : [])])].sort();
    const choice = pane.bar.querySelector(".passes"),
      count = (name) => found.filter((one) => !name || one.pass === name).length;
    choice.replaceChildren(
      new Option(word("allPasses", count()), ""),
      ...passes.map((name) => new Option(`${name} (${count(name)})`, name)),
    );
    choice.value = pass;
    const shown = found.filter((one) => !pass || one.pass === pass);
    pane.rows(
      shown.length
        ? shown.flatMap((one, at) => [
            ...(one.line && one.line !== shown[at - 1]?.line
              ? [{ text: `${one.line}  ${session.editor.lineText(one.line).trim()}`, line: one.line, kind: "source" }]
              : []),
            { text: textOf(one), line: one.line, kind: one.isMissed ? "remark missed" : "remark made" },
          ])
        : [{ text: word("noRemark"), kind: "quiet" }],
    );
    pane.size.textContent = "";
  },
};

/// The messages of -fdiagnostics-format=json.
export function read(text) {
  try {
    return JSON.parse(
      text
        .trim()
        .split("\n")
        .filter((line) => line.startsWith("["))
        .join("") || "[]",
    );
  } catch {
    return [];
  }
}

const rowsOf = (messages, none) =>
  messages.length
    ? messages.map((message) => {
        const caret = message.locations[0]?.caret,
          option = message.option ? ` [${message.option}]` : "";
        return {
          text: `${caret ? `${caret.line}:${caret.column}: ` : ""}${message.kind}: ${message.message}${option}`,
          line: caret?.line,
          kind: message.kind,
        };
      })
    : [{ text: none, kind: "quiet" }];

/// Where a program's output goes; page.js runs it.
const output = {
  show(pane, session) {
    session.inputs(pane);
    if (pane.version !== session.version) pane.rows([{ text: word("toRun"), kind: "quiet" }]);
  },
};

export const VIEWS = {
  output,
  checked: output,
  passes,
  viewer: frame("passes.html", () => ["--explain=passes:json"]),
  assembly,
  explain: frame("page.html", async (session) => {
    const name = functionAt((await session.declarations())?.functions ?? [], session.editor.cursorLine());
    return ["--explain=json", ...(name ? [`-filter-print-funcs=${name}`] : [])];
  }),
  remarks,
  messages,
};
