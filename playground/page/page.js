// The page of the playground: the editor, the commands for the compiler, and the views of what they print.
import { autocompletion, closeBrackets } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { searchKeymap } from "@codemirror/search";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { Compiler } from "./compiler.js";
import { fromFragment, toFragment } from "./link.js";
import { word } from "./words.js";

const $ = (id) => document.getElementById(id);
const TABS = ["output", "checked", "passes", "assembly", "messages"];
const DRAFT = "minic-playground";
let compiler, examples, tab = "output", explained = null, version = 0, shown = -1;

// ---- the editor

/// The lines of the program that belong to what the mouse or the cursor is on at the right.
const setLit = StateEffect.define();
const lit = StateField.define({
  create: () => Decoration.none,
  update(marks, change) {
    for (const effect of change.effects)
      if (effect.is(setLit)) {
        const { lines } = change.state.doc;
        return Decoration.set(effect.value.filter((line) => line > 0 && line <= lines)
          .map((line) => Decoration.line({ class: "lit" }).range(change.state.doc.line(line).from)));
      }
    return marks.map(change.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.typeName, tags.modifier], class: "tok-keyword" },
  { tag: [tags.string, tags.character, tags.number, tags.bool], class: "tok-value" },
  { tag: tags.comment, class: "tok-comment" },
  { tag: [tags.processingInstruction, tags.meta], class: "tok-meta" },
]);

let waiting;
const editor = new EditorView({
  parent: $("editor"),
  state: EditorState.create({
    extensions: [lineNumbers(), history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets(), autocompletion(),
      highlightActiveLine(), lintGutter(), cpp(), syntaxHighlighting(colours), lit,
      keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }, ...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
      EditorView.contentAttributes.of({ "aria-label": "program" }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed();
        if (update.selectionSet) light(update.state.doc.lineAt(update.state.selection.main.head).number);
      })],
  }),
});

const text = () => editor.state.doc.toString();
const setText = (to) => editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: to } });
const options = () => $("options").value.trim().split(/\s+/).filter(Boolean);
const state = () => ({ text: text(), options: $("options").value, file: $("language").value, input: $("input").value, tab });

// ---- compiling

/// Something that a command depends on is different.
function changed() {
  ++version;
  clearTimeout(waiting);
  waiting = setTimeout(update, 120);
  try { localStorage.setItem(DRAFT, JSON.stringify(state())); } catch { /* no room: no draft */ }
}

/// A command on the program as it is now. Nothing comes of it if the program has changed meanwhile.
async function command(words, more = {}, print) {
  const asked = version, file = $("language").value;
  say(word("working"));
  const end = await compiler.run({ file, text: text(), words: [file, ...options(), ...words], ...more }, print);
  if (asked !== version) return null;
  say(end.stopped ? word("stopped") : word("done", Math.round(end.ms)));
  return end;
}

const say = (what) => { $("state").textContent = what; };
const problemOf = (end) => (end.problem === "stack" || end.problem === "memory" ? word(end.problem) : end.problem);

/// Checks the program, marks its messages in the editor, and refreshes the view.
async function update() {
  if (!compiler) return;
  if (running) compiler.stop();
  const asked = version;
  let messages = "";
  const checked = await command(["-fsyntax-only", "-fdiagnostics-format=json"], {}, (piece, stream) => { if (stream === 2) messages += piece; });
  if (!checked) return;
  place(messages);
  if (asked === version) await show();
}

/// The offset of a place of a message: lines from 1, columns in bytes from 1.
function offset(place) {
  const line = editor.state.doc.line(Math.min(Math.max(place.line, 1), editor.state.doc.lines));
  const before = new TextDecoder().decode(new TextEncoder().encode(line.text).subarray(0, Math.max(place["byte-column"] - 1, 0)));
  return Math.min(line.from + before.length, line.to);
}

let listed = [];
function place(messages) {
  try { listed = JSON.parse(messages.trim().split("\n").filter((line) => line.startsWith("[")).join("") || "[]"); } catch { listed = []; }
  editor.dispatch(setDiagnostics(editor.state, listed.filter((message) => message.locations[0]?.caret?.file === $("language").value).map((message) => {
    const { caret, finish } = message.locations[0], from = offset(caret);
    return {
      from, to: finish ? Math.min(offset(finish) + 1, editor.state.doc.length) : from, message: message.message,
      severity: message.kind.includes("error") ? "error" : message.kind === "warning" ? "warning" : "info",
      actions: message.fixits?.length ? [{ name: message.fixits.map((fix) => fix.string || "⌫").join(" "), apply: () => applyFixes(message.fixits) }] : [],
    };
  }).sort((a, b) => a.from - b.from)));
}

const applyFixes = (fixes) =>
  editor.dispatch({ changes: fixes.map((fix) => ({ from: offset(fix.start), to: offset(fix.next), insert: fix.string })) });

// ---- the views

function line(content, number, kind = "") {
  const row = document.createElement("div");
  row.className = kind;
  row.textContent = content || " ";
  if (number) row.dataset.line = number;
  return row;
}

function fill(rows) { $("view").replaceChildren(...rows); }

const VIEWS = {
  async output() { if (shown !== version) fill([]); },
  async checked() { if (shown !== version) fill([]); },
  async messages() {
    fill(listed.length ? listed.map((message) => {
      const caret = message.locations[0]?.caret;
      return line(`${caret ? `${caret.line}:${caret.column}: ` : ""}${message.kind}: ${message.message}`, caret?.line, message.kind);
    }) : [line(word("none"))]);
  },
  async assembly() {
    let made = "", problems = "";
    const end = await command(["-S", "-o", "-"], {}, (piece, stream) => { if (stream === 1) made += piece; else problems += piece; });
    if (end) fill(rowsOf(end, problems, made.split("\n").map((content) => line(content))));
  },
  async passes() {
    let problems = "";
    const end = await command(["--explain=passes:json", "-o", "passes.json"], { wanted: "passes.json" }, (piece) => { problems += piece; });
    if (!end) return;
    explained = end.made ? JSON.parse(end.made).functions.filter((made) => made.columns.length) : null;
    if (!explained?.length) return fill(rowsOf(end, problems, []));
    const before = $("function").value;
    $("function").replaceChildren(...explained.map((made) => new Option(made.name)));
    if (explained.some((made) => made.name === before)) $("function").value = before;
    showStep(true);
  },
};

const rowsOf = (end, problems, rows) =>
  end.status === 0 && !end.problem ? rows : [...problems.split("\n").map((content) => line(content, 0, "error")), ...(end.problem ? [line(problemOf(end), 0, "error")] : [])];

/// One pass of one function: what is new beside the pass before.
function showStep(atEnd) {
  const made = explained.find((one) => one.name === $("function").value) ?? explained[0];
  const step = $("step"), last = made.columns.length - 1;
  const moved = atEnd && Number(step.max) === Number(step.value);
  step.max = last;
  if (moved) step.value = last;
  const at = Math.min(Number(step.value), last), column = made.columns[at], before = at ? made.columns[at - 1] : null;
  const had = new Set(before?.kind === column.kind ? before.text.split("\n").map((row) => row.trim()) : []);
  $("title").textContent = `${at + 1}/${last + 1} ${column.title}`;
  fill(column.text.split("\n").map((content, row) =>
    line(content, column.lines[row], before?.kind === column.kind && content.trim() && !had.has(content.trim()) ? "new" : "")));
}

async function show() {
  $("pass").hidden = tab !== "passes";
  $("stdin").hidden = tab !== "output" && tab !== "checked";
  for (const button of $("tabs").children) button.setAttribute("aria-selected", button.dataset.tab === tab);
  await VIEWS[tab]();
}

/// Lights the lines of the view that were made for a line of the program, and that line.
function light(number) {
  for (const row of $("view").children) row.classList.toggle("lit", Boolean(number) && Number(row.dataset.line) === number);
}

// ---- running

let running = false;
async function run() {
  if (!compiler) return;
  if (running) return compiler.stop();
  if (tab !== "output" && tab !== "checked") choose("output");
  const checks = tab === "checked";
  fill([]);
  running = true;
  $("run").textContent = word("stop");
  const view = $("view");
  let row = null;
  const print = (piece, stream) => {
    if (row?.dataset.stream !== String(stream)) {
      row = line("", 0, stream === 2 ? "error" : "");
      row.textContent = "";
      row.dataset.stream = stream;
      view.append(row);
    }
    row.append(piece);
  };
  const end = await command([checks ? "--run=check" : "--run"], { input: $("input").value }, print);
  running = false;
  shown = version;
  $("run").textContent = word("run");
  if (!end || end.stopped) return;
  view.append(line(end.problem ? problemOf(end) : word("ended", end.status), 0, end.problem || end.status ? "status error" : "status"));
  // A report of the check names its place.
  const at = [...view.children].map((one) => one.textContent.match(/^[^\n:]+:(\d+):\d+: (undefined|unspecified)/m)).find(Boolean);
  if (at) editor.dispatch({ effects: setLit.of([Number(at[1])]) });
}

function choose(name) {
  tab = name;
  return show();
}

// ---- the beginning

$("tabs").append(...TABS.map((name) => {
  const button = document.createElement("button");
  button.type = "button";
  button.role = "tab";
  button.dataset.tab = name;
  button.textContent = word(name);
  button.addEventListener("click", () => choose(name));
  return button;
}));
$("run").textContent = word("run");
$("link").textContent = word("link");
$("stdin").firstElementChild.textContent = word("input");
$("run").addEventListener("click", run);
$("options").addEventListener("change", changed);
$("input").addEventListener("input", changed);
$("language").addEventListener("change", changed);
$("function").addEventListener("change", () => showStep(false));
$("step").addEventListener("input", () => showStep(false));
$("link").addEventListener("click", async () => {
  location.hash = await toFragment(state());
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  say(word("copied"));
});
$("view").addEventListener("mouseover", (event) => {
  const number = Number(event.target.closest("[data-line]")?.dataset.line ?? 0);
  editor.dispatch({ effects: setLit.of(number ? [number] : []) });
  light(number);
});
$("example").addEventListener("change", () => {
  const chosen = examples.find((one) => one.name === $("example").value);
  if (!chosen) return;
  $("language").value = chosen.name.endsWith(".sy") ? "main.sy" : "main.c";
  $("input").value = chosen.input ?? "";
  setText(chosen.text);
});

async function begin() {
  say(word("loading"));
  await show();
  let from = null;
  try { from = await fromFragment(location.hash.slice(1)); } catch { say(word("broken")); }
  try { from ??= JSON.parse(localStorage.getItem(DRAFT)); } catch { /* an old draft */ }
  const [wasm, content] = await Promise.all([fetch("minic.wasm").then((answer) => answer.arrayBuffer()), fetch("content.json").then((answer) => answer.json())]);
  examples = content.examples;
  $("example").append(new Option(word("example"), ""), ...examples.map((one) => new Option(one.name)));
  const first = examples.find((one) => one.name === "fib.c");
  $("options").value = from?.options ?? "-O2";
  $("language").value = from?.file === "main.sy" ? "main.sy" : "main.c";
  $("input").value = from?.input ?? "";
  if (TABS.includes(from?.tab)) tab = from.tab;
  compiler = new Compiler({ wasm, headers: content.headers });
  setText(from?.text ?? first.text);
  await compiler.ready;
  document.body.dataset.ready = "";
}
begin();
