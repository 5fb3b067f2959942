// The page of the playground: what is chosen, the commands for the compiler, and the run. The editor is editor.js, what
// the panes show views.js.
import { textAsset } from "./assets.js";
import { declarationsOf } from "./declarations.js";
import { makeEditor } from "./editor.js";
import { toFragment } from "./link.js";
import { Pane, divider, element } from "./panes.js";
import { CHECK, DRAFT, REMARKS, checkOf, commandOf, programOf } from "./state.js";
import { taskView } from "./task.js";
import { LOOPS, VIEWS, notesOf, problemOf, read, remarksOf } from "./views.js";
import { language, setLanguage, word } from "./words.js";

const $ = (id) => document.getElementById(id);
const { compiler, content, found } = globalThis.begun; // start.js
let tests,
  waiting,
  isRunning = false,
  isTouched = false,
  isBegun = false;

setLanguage();

/// What the views ask for, and what they get.
const session = {
  version: 0, // of the program, its options and its input
  state: { file: "main.c", input: "", words: "", pass: "" },

  /// Runs minic on the program as it is now. null: the program has changed before that could begin, or meanwhile.
  async command(words, more = {}, print) {
    const asked = session.version,
      isWanted = () => asked === session.version;
    say(word(compiler.isLoaded ? "working" : "loading"));
    const end = await compiler.run(
      { ...commandOf({ ...state(), task: session.task }, words, language()), ...more },
      { print, isWanted },
    );
    if (!end || !isWanted()) return null;
    say(end.stopped ? word("stopped") : word("done", Math.round(end.ms)));
    return end;
  },

  /// The same without the options of the page, for the checks of a task.
  async bare(words, more, print) {
    const asked = session.version;
    const end = await compiler.run(
      { ...checkOf({ file: session.state.file, text: editor.text(), task: session.task }, words), ...more },
      { print },
    );
    return asked === session.version ? end : null;
  },
  say,

  /// The compiler's messages about the program; null if it has changed meanwhile.
  messages: onceForEach(async () => {
    let text = "";
    const end = await session.command(CHECK, {}, (piece, stream) => {
      if (stream === 2) text += piece;
    });
    return end && read(text);
  }),

  /// The declarations of the program, as far as it can be read; null if it cannot.
  declarations: onceForEach(async () => {
    let text = "";
    const end = await session.command(["--dump-ast=json", "-w"], {}, (piece, stream) => {
      if (stream === 1) text += piece;
    });
    if (end?.status === 0) session.known = declarationsOf(JSON.parse(text));
    return session.known ?? null;
  }),

  /// What the passes say of the program (remarksOf), which the editor shows, too; null if the program has changed meanwhile.
  remarks: onceForEach(async () => {
    let text = "";
    const end = await session.command(REMARKS, {}, (piece, stream) => {
      if (stream === 2) text += piece;
    });
    if (!end || end.stopped) return null;
    return remarksOf(read(text), session.state.file);
  }),
  keep,

  /// What the program reads and is given, in the pane of its output.
  inputs(pane) {
    pane.controls(() => {
      const input = element("textarea", { rows: 2, spellcheck: false, value: session.state.input });
      const words = element("input", { spellcheck: false, value: session.state.words });
      input.addEventListener("input", () => {
        session.state.input = input.value;
        keep();
      });
      words.addEventListener("input", () => {
        session.state.words = words.value;
        keep();
      });
      return [
        element("label", {}, element("span", { textContent: word("input") }), input),
        element("label", {}, element("span", { textContent: word("words") }), words),
      ];
    });
  },
};

const editor = (session.editor = makeEditor($("editor"), {
  changed,
  run,
  cursor: lightRows,
  declarations: () => session.declarations(),
  say,
}));

/// What ask() answers for the program as it is now in the language of the page, asked once.
function onceForEach(ask) {
  let asked, answer;
  return () => {
    const now = `${session.version} ${language()}`;
    if (asked !== now) [asked, answer] = [now, ask()];
    return answer;
  };
}

/// Says below its loops whether they are vectorized.
async function note() {
  const found = await session.remarks();
  if (found) editor.note(notesOf(found, () => choosePane("remarks")));
}

const state = () => ({
  ...(session.task ? { task: [session.task.title].flat()[0] } : {}),
  text: editor.text(),
  options: $("options").value,
  ...session.state,
  views: panes.map((pane) => pane.view).join(),
  shares: `${columns.share},${rows.share}`,
  line: String(editor.cursorLine()),
});

function say(what) {
  $("state").textContent = what;
}

/// Keeps what is shown in the browser. The address holds a link only until something is different.
function keep() {
  if (!isBegun) return;
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  try {
    localStorage.setItem(DRAFT, JSON.stringify(state()));
  } catch {
    /* no room: no draft */
  }
  isTouched = false;
}

// ---- the panes

let panes = [],
  views = VIEWS;
const columns = divider($("main"), "--program", true, "divider", keep),
  rows = divider($("results"), "--first", false, "panes", keep);
$("editor").after(columns.bar);

/// Shows a view in the first pane, where no pane shows it.
function choosePane(view) {
  if (!panes.some((pane) => pane.view === view)) panes[0].choose(view);
}

function addPane(view) {
  const pane = new Pane(views, view, (pane) => {
    keep();
    show(pane);
  });
  panes.push(pane);
  pane.body.addEventListener("mouseover", (event) =>
    light(Number(event.target.closest("[data-line]")?.dataset.line ?? 0)),
  );
  pane.body.addEventListener("mouseleave", () => light(0));
  pane.body.addEventListener("click", (event) => {
    const line = Number(event.target.closest("[data-line]")?.dataset.line ?? 0);
    if (line) editor.light([line], { scroll: true });
  });
  $("results").append(...(panes.length > 1 ? [rows.bar] : []), pane.root);
  $("results").classList.toggle("two", panes.length > 1);
  return pane;
}

function togglePanes() {
  if (panes.length === 1) return show(addPane(panes[0].view === "assembly" ? "passes" : "assembly"));
  panes.pop().root.remove();
  rows.bar.remove();
  $("results").classList.remove("two");
}

/// Highlights the rows that were made from a line of the program; 0: none. `isMove`: the cursor has come to the line, so each pane
/// scrolls to its first such row.
function lightRows(line, isMove = false) {
  for (const row of document.querySelectorAll(".body > .lit")) row.classList.remove("lit");
  for (const { body } of line ? panes : []) {
    const rows = [...body.querySelectorAll(`:scope > [data-line="${line}"]`)],
      [first] = rows;
    for (const row of rows) row.classList.add("lit");
    const top = first && first.offsetTop - body.offsetTop;
    if (isMove && first && (top < body.scrollTop || top + first.offsetHeight > body.scrollTop + body.clientHeight))
      body.scrollTop = top - body.clientHeight / 3;
  }
}
function light(line) {
  editor.light(line ? [line] : []);
  lightRows(line);
}

async function show(pane) {
  const asked = pane.view;
  /// What was asked for a view is not shown in another one that was chosen meanwhile.
  const command = async (...what) => {
    const end = await session.command(...what);
    return pane.view === asked ? end : null;
  };
  try {
    await views[asked].show(pane, Object.assign(Object.create(session), { command }));
  } catch (error) {
    pane.rows([{ text: word("noAsset", error.message), kind: "error" }]);
  }
}

// ---- compiling

/// Something that a command depends on is different.
function changed() {
  ++session.version;
  isTouched ||= isBegun;
  clearTimeout(waiting);
  waiting = setTimeout(update, isBegun ? 120 : 0);
}

/// Shows the program anew: what the first pane asks for comes first.
async function update() {
  if (isTouched) keep();
  if (isRunning) compiler.stop();
  await showMessages();
}

/// Shows what the compiler says of the program as it is now.
async function showMessages() {
  const shown = showAll();
  try {
    await check();
    await shown;
    await note();
  } catch (error) {
    say(word("noAsset", error.message));
  }
}

async function showAll() {
  for (const pane of panes) await show(pane);
}

/// Marks the messages in the editor.
async function check() {
  const found = await session.messages();
  if (found) editor.place(found, session.state.file);
}

// ---- running

async function run() {
  if (isRunning) return compiler.stop();
  let pane = panes.find((one) => views[one.view] === VIEWS.output);
  if (!pane) (pane = panes[0]).choose("output");
  const checks = pane.view === "checked",
    { input, words } = session.state;
  pane.rows([]);
  pane.version = session.version;
  isRunning = true;
  $("run").textContent = word("stop");
  let row = null;
  const add = (text, kind) => pane.body.append((row = element("div", { className: kind, textContent: text })));
  const print = (piece, stream) => {
    if (row?.dataset.stream !== String(stream)) {
      add("", stream === 2 ? "error" : "");
      row.dataset.stream = stream;
    }
    row.append(piece);
  };
  const given = words.trim() ? ["--", ...words.trim().split(/\s+/)] : [];
  const end = await session.command([checks ? "--run=check" : "--run", ...given], { input }, print);
  isRunning = false;
  $("run").textContent = word("run");
  if (end?.cut) add(word("cut", end.cut), "status");
  if (end?.stopped || !end) return add(word("stopped"), "status");
  add(
    end.problem ? problemOf(end) : word("ended", end.status, Math.round(end.ms)),
    end.problem || end.status ? "status error" : "status",
  );
  // A report names its places; the first is that of the fault.
  const places = [...pane.body.textContent.matchAll(/^[^\s:]+:(\d+):\d+: (?:error|note|warning):/gm)].map((match) =>
    Number(match[1]),
  );
  if (places.length) editor.light(places, { scroll: true });
}

// ---- the beginning

/// Examples that are opened with a view.
const OPENS = { "loops.c": "remarks" };

function relabel() {
  for (const made of document.querySelectorAll("[data-word]")) made.textContent = word(made.dataset.word);
  for (const made of document.querySelectorAll("[data-label]"))
    made.setAttribute("aria-label", word(made.dataset.label));
  $("run").textContent = word(isRunning ? "stop" : "run");
  $("split").textContent = word(panes.length > 1 ? "join" : "split");
  columns.relabel();
  rows.relabel();
  for (const pane of panes) pane.relabel();
  $("examples").label = word("example");
  $("tests").label = word("tests");
}

/// Shows another program.
function open({ name, text, input = "" }) {
  session.state.file = $("file").value = `main${name.slice(name.lastIndexOf("."))}`;
  session.state.input = input;
  for (const pane of panes) pane.bar.replaceChildren();
  editor.setText(text);
  changed();
  session.state.pass = OPENS[name] ? LOOPS : "";
  if (OPENS[name]) choosePane(OPENS[name]);
}

async function openChosen() {
  const chosen = $("example").value;
  if (chosen === "tests") {
    tests ??= JSON.parse(await textAsset("tests.json"));
    $("tests").replaceChildren(...tests.map((one) => new Option(one.name, `test ${one.name}`)));
    $("example").value = "";
    return $("example").showPicker?.();
  }
  const list = chosen.startsWith("test ") ? tests : session.examples,
    name = chosen.replace(/^test /, "");
  if (chosen) open(list.find((one) => one.name === name));
}

function download() {
  const pane = panes[0],
    { file } = session.state;
  const [name, text] =
    pane.view === "assembly"
      ? [file.replace(/\.\w+$/, ".s"), pane.body.innerText]
      : pane.view === "passes"
        ? [
            file.replace(/\.\w+$/, ".ll"),
            pane.log.functions.find((one) => one.name === pane.bar.querySelector(".function").value).columns[
              Number(pane.bar.querySelector(".step").value)
            ].text,
          ]
        : [file, editor.text()];
  const link = element("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

$("run").addEventListener("click", run);
$("options").addEventListener("change", changed);
$("file").addEventListener("change", () => {
  session.state.file = $("file").value;
  changed();
});
$("example").addEventListener("change", openChosen);
$("download").addEventListener("click", download);
$("split").addEventListener("click", () => {
  togglePanes();
  relabel();
  keep();
});
$("other").addEventListener("click", () => {
  setLanguage(language() === "en" ? "zh" : "en");
  for (const pane of panes) pane.bar.replaceChildren();
  relabel();
  showMessages();
});
$("licences").addEventListener("click", async () => {
  $("texts").querySelector("pre").textContent = await textAsset("licences.txt");
  $("texts").showModal();
});
$("link").addEventListener("click", async () => {
  if (isTouched) keep(); // before the address has the link
  history.replaceState(null, "", `#${await toFragment(state())}`);
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    isCopied = false;
  }
  say(word(isCopied ? "copied" : "notCopied"));
  if (!isCopied) return;
  $("link").textContent = word("linked");
  setTimeout(() => {
    $("link").textContent = word("link");
  }, 2500);
});
// Somebody puts a link into the address of the page that is open.
addEventListener("hashchange", () => location.reload());

async function begin() {
  try {
    const { state, task, isBroken } = await found,
      { text, options, file, input, words, pass, shares, line } = state;
    if (task) {
      session.task = task;
      views = { task: taskView(task), ...VIEWS };
    }
    $("options").value = options;
    $("file").value = file;
    session.state = { file, input, words, pass };
    const [program, first] = shares.split(",");
    columns.set(program);
    rows.set(first);
    for (const view of state.views.split(",").slice(0, 2)) addPane(view);
    relabel();
    editor.setText(programOf(text));
    if (Number(line)) editor.goToLine(Number(line));
    changed();
    isBegun = true;
    session.examples = (await content).examples;
    $("examples").append(
      ...session.examples.map((one) => element("option", { value: one.name, data: { word: one.name } })),
    );
    relabel();
    await compiler.ready;
    document.body.dataset.ready = "";
    if (isBroken) say(word("broken"));
    if (text.includes("\0")) say(word("zero"));
  } catch (error) {
    say(word("noAsset", error.message));
  }
}
/// For scripts and tests.
globalThis.playground = { setText: editor.setText, text: editor.text };
begin();
