// The editor: the program, the compiler's messages in it, and the lines that belong to what is shown elsewhere.
import { autocompletion, closeBrackets, completeFromList } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { searchKeymap } from "@codemirror/search";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  WidgetType,
  drawSelection,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { element } from "./panes.js";
import { word } from "./words.js";

/// Decorations that an effect replaces: a value of each line, of which make(value, line of the text) makes one.
function lineMarks(make) {
  const set = StateEffect.define();
  const field = StateField.define({
    create: () => Decoration.none,
    update(marks, change) {
      for (const effect of change.effects)
        if (effect.is(set)) {
          const { doc } = change.state;
          return Decoration.set(
            [...effect.value]
              .filter(([line]) => line > 0 && line <= doc.lines)
              .sort(([a], [b]) => a - b)
              .map(([line, value]) => make(value, doc.line(line))),
          );
        }
      return marks.map(change.changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });
  return { set, field };
}

/// A remark below its line, to click on.
class Note extends WidgetType {
  constructor({ text, kind, chosen }, indent) {
    super();
    Object.assign(this, { text, kind, chosen, indent });
  }
  eq(other) {
    return other.text === this.text && other.kind === this.kind && other.indent === this.indent;
  }
  toDOM() {
    const note = element(
      "div",
      { className: `note ${this.kind}`, title: word("toRemarks") },
      element("span", { textContent: this.text }),
    );
    note.style.marginInlineStart = `${this.indent}ch`;
    note.addEventListener("click", this.chosen);
    return note;
  }
  ignoreEvent() {
    return true;
  }
}

const lineClass = (name, line) => Decoration.line({ class: name }).range(line.from);
const lit = lineMarks(lineClass),
  coloured = lineMarks(lineClass);
const notes = lineMarks((note, line) =>
  Decoration.widget({ widget: new Note(note, line.text.search(/\S|$/)), side: 1, block: true }).range(line.to),
);
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.typeName, tags.modifier], class: "tok-keyword" },
  { tag: [tags.string, tags.character, tags.number, tags.bool], class: "tok-value" },
  { tag: tags.comment, class: "tok-comment" },
  { tag: [tags.processingInstruction, tags.meta], class: "tok-meta" },
]);
const KEYWORDS =
  `auto break case char const continue default do double else enum extern float for goto if inline int long register restrict
  return short signed sizeof static struct switch typedef union unsigned void volatile while`.split(/\s+/);

/// What may be completed: keywords, and the names that the program declares.
const completions = (on) => async (context) => {
  const typed = context.matchBefore(/[A-Za-z_]\w*/);
  if (!typed && !context.explicit) return null;
  const known = new Map(KEYWORDS.map((name) => [name, { label: name, type: "keyword" }]));
  for (const one of (await on.declarations())?.all ?? [])
    known.set(one.name, {
      label: one.name,
      detail: one.type,
      type: /\(/.test(one.type ?? "") ? "function" : one.type ? "variable" : "type",
    });
  return { ...(await completeFromList([...known.values()])(context)), from: typed?.from ?? context.pos };
};

/// Offsets in `view`: of a line from 1 and a column in bytes from 1, and of a place in a message.
function offsetIn(view, line, column) {
  const { doc } = view.state,
    at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const before = new TextDecoder().decode(new TextEncoder().encode(at.text).subarray(0, Math.max(column - 1, 0)));
  return Math.min(at.from + before.length, at.to);
}
const offsetOf = (view, place) => offsetIn(view, place.line, place["byte-column"]);

/// Goes to where the name at the position is declared.
async function goTo(view, on, position) {
  const typed = view.state.wordAt(position),
    found = await on.declarations();
  if (!typed) return;
  const name = view.state.sliceDoc(typed.from, typed.to),
    line = view.state.doc.lineAt(typed.from);
  const target = found?.of(
    name,
    line.number,
    new TextEncoder().encode(line.text.slice(0, typed.from - line.from)).length + 1,
  );
  if (!target) return on.say(word("noDefinition", name));
  const begin = offsetIn(view, target.line, target.col);
  view.dispatch({ selection: { anchor: begin, head: begin + name.length }, scrollIntoView: true });
  view.focus();
}

/// What the editor is made of.
const extensions = (on) => [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ override: [completions(on)] }),
  highlightActiveLine(),
  lintGutter(),
  cpp(),
  syntaxHighlighting(colours),
  coloured.field,
  lit.field,
  notes.field,
  keymap.of([
    { key: "Mod-Enter", run: () => (on.run(), true) },
    { key: "F12", run: (view) => (goTo(view, on, view.state.selection.main.head), true) },
    ...defaultKeymap,
    ...historyKeymap,
    ...searchKeymap,
    indentWithTab,
  ]),
  EditorView.domEventHandlers({
    mousedown(event, view) {
      if (!(event.ctrlKey || event.metaKey) || event.button) return false;
      const at = view.posAtCoords(event);
      if (at !== null) goTo(view, on, at);
      return at !== null;
    },
  }),
  EditorView.contentAttributes.of({ "aria-label": word("program"), tabindex: "0" }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) on.changed();
    if (update.selectionSet || update.docChanged)
      on.cursor(update.state.doc.lineAt(update.state.selection.main.head).number, !update.docChanged);
  }),
];

/// A message as the editor has it, with its fix-its to click on.
function diagnosticOf(view, message) {
  const { caret, finish } = message.locations[0],
    from = offsetOf(view, caret),
    fixes = message.fixits ?? [];
  return {
    from,
    to: finish ? Math.max(from, Math.min(offsetOf(view, finish) + 1, view.state.doc.length)) : from,
    message: message.message,
    severity: message.kind.includes("error") ? "error" : message.kind === "warning" ? "warning" : "info",
    actions: fixes.length
      ? [
          {
            name: fixes.map((fix) => fix.string || "⌫").join(" "),
            apply: () =>
              view.dispatch({
                changes: fixes.map((fix) => ({
                  from: offsetOf(view, fix.start),
                  to: offsetOf(view, fix.next),
                  insert: fix.string,
                })),
              }),
          },
        ]
      : [],
  };
}

/// The editor in `parent`. `on` has changed(), cursor(line, isMove), run() and declarations(), the promise of the checked
/// program's declarations (declarations.js).
export function makeEditor(parent, on) {
  const view = new EditorView({ parent, state: EditorState.create({ extensions: extensions(on) }) });
  return {
    text: () => view.state.doc.toString(),
    setText: (to) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: to }, selection: { anchor: 0 } }),
    focus: () => view.focus(),
    cursorLine: () => view.state.doc.lineAt(view.state.selection.main.head).number,
    /// Sets lines apart that belong to what the mouse or the cursor is on elsewhere; the first is scrolled to if asked for.
    light(lines, { scroll = false } = {}) {
      const effects = [lit.set.of(lines.map((line) => [line, "lit"]))];
      if (scroll && lines[0] > 0 && lines[0] <= view.state.doc.lines)
        effects.push(EditorView.scrollIntoView(view.state.doc.line(lines[0]).from, { y: "center" }));
      view.dispatch({ effects });
    },
    /// Puts the cursor at the beginning of a line.
    goToLine: (line) =>
      view.dispatch({
        selection: { anchor: offsetIn(view, line, 1) },
        effects: EditorView.scrollIntoView(offsetIn(view, line, 1), { y: "center" }),
      }),
    lineText: (line) => (line <= view.state.doc.lines ? view.state.doc.line(line).text : ""),
    /// Writes notes below lines: line -> { text, kind, chosen() }.
    note: (lines) => view.dispatch({ effects: notes.set.of(lines) }),
    /// Colours lines as the rows that were made from them.
    colour: (classes) => view.dispatch({ effects: coloured.set.of(classes) }),
    /// Shows messages of -fdiagnostics-format=json that are about `file`, each with its fix-its to click on.
    place(messages, file) {
      view.dispatch(
        setDiagnostics(
          view.state,
          messages
            .filter((message) => message.locations[0]?.caret?.file === file)
            .map((message) => diagnosticOf(view, message))
            .sort((a, b) => a.from - b.from),
        ),
      );
    },
  };
}
