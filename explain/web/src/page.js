// The explain page: reads the log, walks the steps, and keeps the panels together.
import { languageNow, setLanguage, tr } from "./core/words.js";
import { addressNow, leave, readAddress, watchAddress, writeAddress } from "./view/address.js";
import { setDark, setUpControls } from "./view/controls.js";
import { copyText, firstLanguage, h, replace, stored } from "./view/dom.js";
import { keysNow } from "./view/keys.js";
import { drawMistakes } from "./view/mistakes.js";
import { MODES, classQuiz, walker } from "./view/modes.js";
import { dragColumns, sizeNow } from "./view/place.js";
import { watchPointer } from "./view/pointing.js";
import { lastQuestion, showQuiz } from "./view/quiz_mode.js";
import { lineRun, run, runGraph, showRun } from "./view/run_mode.js";
import {
  $,
  all,
  byLine,
  change,
  detail,
  detailsOf,
  fn,
  form,
  formsOf,
  functions,
  hasSource,
  lastLine,
  log,
  mode,
  model,
  modelOf,
  number,
  picked,
  setTour,
  tour,
} from "./view/state.js";
import { cfg, listing, on, prepare, showStep, source, tree } from "./view/steps_mode.js";

// ---- choosing a function and a form

function choose(newFn, newForm) {
  leave();
  const before = model;
  const { key } = model.phase;
  const to = formsOf(newFn).includes(newForm) ? newForm : formsOf(newFn)[0];
  change({ fn: newFn, form: to, model: modelOf(newFn, to), picked: null });
  if (!detailsOf(model).includes(detail)) change({ detail: "story" });
  // In another form of the same function the same phase is looked at, and the same variable in it.
  const phase = model.phases.find((p) => p.key === key);
  if (before.fn === fn && phase) {
    const { variable } = before.step;
    const same =
      variable &&
      model.steps.findIndex((s, i) => i >= phase.first && i < phase.first + phase.count && s.variable === variable);
    setTour(same > 0 ? same : phase.first);
  } else setTour();
  setUp();
  show();
  prepare();
}

function setUp() {
  setUpControls(MODES, { setMode, go: visit, isPlaying: () => timer !== null });
  if (hasSource(fn)) source.shape(log.source, fn.line, lastLine(fn));
}

// ---- drawing the chosen function and step

let shownMode = null,
  quizGraph = null;
function show() {
  // Before anything is changed, when it costs nothing.
  sizeNow($("panels"));
  writeAddress();
  const walking = mode === "steps";
  document.body.classList.toggle("calm", !all);
  document.body.classList.toggle("opening", !all && model.at === 0);
  for (const tab of $("modes").children)
    tab.setAttribute("aria-selected", tab.dataset.mode === mode ? "true" : "false");
  $("panels").hidden = $("phases").hidden = !walking;
  $("player").hidden = mode === "quiz" || mode === "break";
  $("other").hidden = walking;
  $("detail").hidden = $("nextPhi").hidden = mode === "run";
  $("by").hidden = true;
  if (shownMode !== mode) replace($("other"));
  if (shownMode === "quiz" && mode !== "quiz") $("form").value = form;
  shownMode = mode;
  if (mode === "quiz") {
    play(false);
    quizGraph = classQuiz
      ? classQuiz.show()
      : showQuiz({
          next: () => {
            leave();
            change({ number: number + 1 });
            show();
          },
          show: (q) => {
            change({ mode: "steps", detail: "steps" });
            choose(fn, q.form);
            go(q.step);
          },
        });
    return;
  }
  if (mode === "break") {
    play(false);
    const pruned = fn.forms.pruned ?? [];
    drawMistakes($("other"), fn, pruned[pruned.length - 1]?.after, log.examples);
    return;
  }
  const { at, steps } = walker();
  $("slider").max = String(steps.length - 1);
  $("slider").value = String(at);
  $("place").textContent = `${at + 1} / ${steps.length}`;
  $("back").disabled = $("first").disabled = at === 0;
  $("next").disabled = $("last").disabled = at === steps.length - 1;
  if (mode === "run") {
    showRun();
    return;
  }
  showStep();
}

/// A panel alone, or all again.
function maximise(panel) {
  const whole = !panel.classList.contains("whole");
  for (const each of document.querySelectorAll("#panels .panel"))
    each.classList.toggle("whole", whole && each === panel);
  $("panels").classList.toggle("maximised", whole);
  show();
}

function setMode(to) {
  leave();
  change({ mode: to });
  if (to !== "run" && $("function").value !== fn.name) setUp();
  show();
}

/// All controls, or the story alone; the step stays.
function showAll(on) {
  leave();
  change({ all: on });
  if (!all) {
    change({ mode: "steps" });
    play(false);
    setDetail("story");
    return;
  }
  setUp();
  show();
}

const go = (to) => {
  walker().go(to);
  show();
};
/// The same where the reader goes: Back returns.
const visit = (to) => {
  leave();
  go(to);
};

/// The next step after this one of which `wanted` is true.
function until(wanted) {
  const { at, steps } = walker();
  const stepAt = (i) => (mode === "run" ? steps[i] : tour.stepAt(i));
  for (let i = at + 1; i < steps.length; i++) if (wanted(stepAt(i))) return visit(i);
  // From the start again, and it is said.
  for (let i = 0; i < at; i++)
    if (wanted(stepAt(i))) {
      visit(i);
      $("place").textContent += tr(" (from the start)", "（从头）");
      return undefined;
    }
  return undefined;
}
const nextPhi = () =>
  mode === "steps" && until((s) => s.kind === "place" || (s.kind === "insert" && form === "maximal"));

function setDetail(to) {
  const { at } = model;
  leave();
  change({ detail: to });
  setTour(at);
  setUp();
  show();
}

let timer = null;
function play(on) {
  clearInterval(timer);
  if (on && timer === null) leave();
  timer = on
    ? setInterval(
        () => {
          if (walker().at === walker().steps.length - 1) play(false);
          else go(walker().at + 1);
        },
        Number($("speed").value),
      )
    : null;
  $("play").textContent = on ? tr("pause", "暂停") : tr("play", "播放");
  $("play").setAttribute("aria-pressed", on ? "true" : "false");
}

// ---- saving, help, keys

function saveSvg() {
  save("svg", (graph, caption) => new Blob([graph.export(caption)], { type: "image/svg+xml" }));
}
async function save(kind, make) {
  const graph = mode === "run" ? runGraph : mode === "quiz" ? quizGraph : model.step.copy ? tree : cfg;
  if (!graph?.svg) return;
  const blob = await make(graph, `${fn.name}: ${$("why").textContent}`);
  const link = h("a", {
    href: URL.createObjectURL(blob),
    download: `${fn.name}-${mode === "steps" ? model.phase.key : mode}-${walker().at + 1}.${kind}`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
const savePng = () => save("png", (graph, caption) => graph.png(caption));

/// Copies the address, which names the step.
async function copyLink() {
  addressNow();
  $("link").textContent = (await copyText(location.href)) ? "✓" : "✗";
  setTimeout(() => {
    $("link").textContent = tr("link", "链接");
  }, 1200);
}

const letGo = watchPointer(() => (mode === "steps" ? { model, fn } : null), source, listing);

function zoom(factor) {
  for (const graph of [cfg, tree, runGraph, quizGraph].filter(Boolean)) {
    graph.zoom = Math.max(0.2, Math.min(5, graph.zoom * factor));
    graph.scale();
  }
}

/// Shows the region and frontier of the step's block; again: of the next block in reverse post-order.
function pickNext() {
  const { ir, step, state } = model;
  const at = ir.rpo.indexOf(picked);
  change({
    picked:
      at >= 0
        ? ir.rpo[(at + 1) % ir.rpo.length]
        : ([step.block, state.block].find((label) => ir.rpo.includes(label)) ?? ir.rpo[0]),
  });
  show();
}

function switchLanguage() {
  setLanguage(languageNow() === "en" ? "zh" : "en");
  stored("language", languageNow());
  setUp();
  show();
}

function help() {
  replace(
    $("helpBox"),
    h("h2", {}, tr("Keys", "按键")),
    h(
      "table",
      {},
      h(
        "tbody",
        {},
        keysNow().map(([key, text]) => h("tr", {}, h("th", {}, h("kbd", {}, key)), h("td", {}, text))),
      ),
    ),
    h(
      "p",
      {},
      tr(
        "The address of the page names the step: copy it to link to this moment.",
        "页面地址包含当前的步：复制它就能链接到这一刻。",
      ),
    ),
    h(
      "details",
      { id: "licences" },
      h("summary", {}, tr("Licences of what is in this page", "本页所含软件的许可证")),
      h("pre", { tabindex: 0 }, $("licenceTexts").textContent),
    ),
    h("button", { type: "button", onclick: () => $("helpBox").close() }, tr("Close", "关闭")),
  );
  $("helpBox").showModal();
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || $("helpBox").open) return undefined;
  const tag = event.target.tagName;
  // Left and right are steps everywhere; a dropdown is changed by up and down.
  if (tag === "SELECT" && /^Arrow(Left|Right)$/.test(event.key)) event.target.blur();
  else if (tag === "SELECT" || (tag === "INPUT" && event.target.type !== "range") || tag === "TEXTAREA") {
    if (event.key === "Escape") event.target.blur();
    if (tag !== "INPUT" || event.target.type === "text" || !/^[qzrx?]$/.test(event.key)) return undefined;
  }
  if (classQuiz && event.key !== "z") return undefined;
  if (event.key === "q") return setMode(mode === "quiz" ? "steps" : "quiz");
  if (event.key === "z") return switchLanguage();
  if (event.key === "?") return help();
  if (event.key === "r" && run) return setMode(mode === "run" ? "steps" : "run");
  if (event.key === "x") return setMode(mode === "break" ? "steps" : "break");
  if (mode === "quiz" || mode === "break") return undefined;
  const phase = model.step.phase;
  const { at } = walker();
  // A key that is held is one way.
  const to = event.repeat ? go : visit;
  const actions = {
    ArrowRight: () => to(at + 1),
    l: () => to(at + 1),
    ArrowLeft: () => to(at - 1),
    h: () => to(at - 1),
    Home: () => to(0),
    End: () => to(walker().steps.length - 1),
    ...(mode === "run"
      ? {}
      : {
          PageDown: () => {
            for (let i = at; i < tour.steps.length; i++) if (tour.stepAt(i).phase > phase) return to(i);
            return undefined;
          },
          // To the beginning of this phase; from there to that of the one before.
          PageUp: () => {
            let i = Math.max(0, at - 1);
            while (i > 0 && tour.stepAt(i - 1).phase === tour.stepAt(i).phase) i--;
            to(i);
          },
          n: nextPhi,
          t: () => setDetail(detail === "story" ? "steps" : "story"),
        }),
    c: copyLink,
    i: () => {
      const ways = ["names", "phis", "code"];
      change({ inside: ways[(ways.indexOf($("inside").value) + 1) % 3] });
      show();
    },
    d: pickNext,
    g: () => (mode === "run" ? runGraph : cfg)?.keys.focus(),
    v: () => $("untilVariable").focus(),
    b: () => $("untilBlock").focus(),
    s: saveSvg,
    f: () => choose(functions[(functions.indexOf(fn) + 1) % functions.length], form),
    a: () => choose(fn, formsOf(fn)[(formsOf(fn).indexOf(form) + 1) % formsOf(fn).length]),
    "+": () => zoom(1.25),
    "=": () => zoom(1.25),
    "-": () => zoom(0.8),
    Escape: () => {
      change({ picked: null });
      letGo();
      play(false);
      const whole = document.querySelector("#panels .whole");
      if (whole) maximise(whole);
      else show();
    },
  };
  if (event.key === " ") {
    if (tag === "BUTTON") return;
    event.preventDefault();
    play(timer === null);
  } else if (/^[1-9]$/.test(event.key)) {
    if (mode === "steps" && model.phases[Number(event.key) - 1])
      to(tour.find(model.phases[Number(event.key) - 1].first));
  } else if (actions[event.key]) {
    event.preventDefault();
    actions[event.key]();
  }
  return undefined;
}

$("first").onclick = () => visit(0);
$("back").onclick = () => visit(walker().at - 1);
$("next").onclick = () => visit(walker().at + 1);
$("last").onclick = () => visit(walker().steps.length - 1);
$("play").onclick = () => play(timer === null);
$("speed").onchange = () => timer !== null && play(true);
let isDragged = false;
$("slider").oninput = () => {
  (isDragged ? go : visit)(Number($("slider").value));
  isDragged = true;
};
$("slider").onchange = () => {
  isDragged = false;
};
$("function").onchange = () => {
  const name = $("function").value;
  if (mode === "run") return until((s) => s.function === name);
  return choose(
    functions.find((f) => f.name === name),
    form,
  );
};
$("detail").onchange = () => setDetail($("detail").value);
$("by").onchange = () => {
  leave();
  change({ byLine: $("by").value === "line" });
  // The same moment of the run.
  if (byLine)
    lineRun().go(
      Math.max(
        0,
        lineRun().steps.findIndex((step) => step.step >= run.at),
      ),
    );
  replace($("other"));
  show();
};
$("nextPhi").onclick = nextPhi;
$("form").onchange = () => choose(fn, $("form").value);
const untilVariable = () => {
  const v = $("untilVariable").value;
  if (v)
    until(
      (s) =>
        s.variable === v ||
        s.before?.stores?.some(([cell]) => cell === v) ||
        s.effects?.some(({ place, isWrite }) => isWrite && place.name === v),
    );
};
const untilBlock = () => {
  const b = $("untilBlock").value;
  if (b) until((s) => s.block === b || s.e?.y === b);
};
for (const [id, act] of [
  ["untilVariable", untilVariable],
  ["untilBlock", untilBlock],
]) {
  $(id).onchange = act;
  // Enter: on to the next one of the same.
  $(id).onkeydown = (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    act();
  };
}
// A dropdown that was used with the mouse gives the keys back to the steps.
for (const select of document.querySelectorAll("select")) {
  let byPointer = false;
  select.addEventListener("pointerdown", () => {
    byPointer = true;
  });
  select.addEventListener("keydown", () => {
    byPointer = false;
  });
  select.addEventListener("change", () => byPointer && select.blur());
}
$("language").onclick = switchLanguage;
$("svg").onclick = saveSvg;
$("png").onclick = savePng;
$("link").onclick = copyLink;
$("dark").onclick = () => {
  setDark(!document.documentElement.classList.contains("dark"));
  stored("dark", document.documentElement.classList.contains("dark") ? "1" : "0");
};
$("inside").onchange = () => {
  change({ inside: $("inside").value });
  show();
};
for (const panel of document.querySelectorAll("#panels .panel"))
  panel.querySelector("h2").append(h("button", { type: "button", class: "grow", onclick: () => maximise(panel) }, "⤢"));
dragColumns($("panels"));
$("help").onclick = help;
$("all").onclick = () => showAll(!all);
addEventListener("keydown", onKey);
for (const event of ["beforeprint", "afterprint"])
  addEventListener(event, () => listing.print(event === "beforeprint"));
watchAddress(() => {
  play(false);
  setUp();
  show();
});

Object.assign(on, { show, go: visit, choose });

// For the browser's console, and for tests: the page shows the state of the model.
globalThis.minic = {
  get model() {
    return model;
  },
  get run() {
    return mode === "run" ? walker() : run;
  },
  get tour() {
    return tour;
  },
  get question() {
    return lastQuestion;
  },
  go,
  choose,
  log,
};

document.body.classList.toggle("class-quiz", Boolean(classQuiz));
setDark(stored("dark") !== null ? stored("dark") === "1" : matchMedia("(prefers-color-scheme: dark)").matches);
setLanguage(firstLanguage(stored("language")));
if (functions.length) {
  readAddress();
  setUp();
  show();
  prepare();
  document.body.setAttribute("data-ready", "true");
} else {
  $("why").textContent = tr("There is no function in this file.", "这个文件里没有函数。");
}
