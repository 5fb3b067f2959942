// The explain page: reads the log, walks the steps, and keeps the panels together.
import { FIGURES, lineOf } from "./core/figures.js";
import { Model } from "./core/model.js";
import { question, reasonFor } from "./core/quiz.js";
import { Run, calleeAmong, valuesAtEnds } from "./core/run.js";
import { LineRun, rowsAfter, shapesOf } from "./core/run_lines.js";
import { lineText, runText } from "./core/run_text.js";
import { split } from "./core/sentences.js";
import { Tour } from "./core/story.js";
import { unpack } from "./core/unpack.js";
import { FORM_NAMES, PHASE_NAMES, languageNow, setLanguage, tr } from "./core/words.js";
import { copyText, h, keepAddress, replace, stored } from "./view/dom.js";
import { Graph, loadGraphviz, waiting, whenIdle } from "./view/graph.js";
import { Listing, Source, isSame, revealing } from "./view/listing.js";
import { TITLES, keysNow } from "./view/keys.js";
import { rich } from "./view/rich.js";
import { chaptersOf } from "./core/chapters.js";
import { cfgOf, copyGraph, marksOf } from "./view/marks.js";
import { PART, WHOLE, visibleBlocks } from "./view/part.js";
import { dragColumns, isLarge, placeGraphs, sizeNow, usualColumns } from "./view/place.js";
import { showAsked } from "./view/asked.js";
import { drawMistakes } from "./view/mistakes.js";
import { watchPointer } from "./view/pointing.js";
import { ClassQuiz } from "./view/class_quiz.js";
import { drawQuestion, drawQuiz, irRows, linesAbout } from "./view/quiz.js";
import { drawRun, drawWay } from "./view/run.js";
import { drawRunLines } from "./view/run_lines.js";
import { drawFigure, tableOf } from "./view/tables.js";

const $ = (id) => document.getElementById(id);
const FORMS = ["pruned", "semi-pruned", "minimal", "maximal"];
const WORDS = {
  function: ["function", "函数"], form: ["SSA", "SSA"], 
  step: ["This step", "这一步"], cfg: ["Control flow", "控制流图"], tree: ["Dominator tree", "支配树"],
  ir: ["IR", "IR"], irBefore: ["before", "之前"], irNow: ["now", "现在"], source: ["Source", "源程序"],
};

const log = unpack(JSON.parse($("log").textContent));
const functions = log.functions.filter((fn) => Object.values(fn.forms).some((rounds) => rounds.length));
const models = new Map();
let fn = functions[0], form = "pruned", model = null, picked = null, timer = null;
let mode = "steps", number = 0, quizGraph = null;
/// What of the steps is walked: "story", "steps", or "of %x"; the tour that does it, and its stop's page.
let detail = "story", tour = null;
/// Whether all controls are shown. A page that is opened without a place in its address shows one idea and one button.
let all = false;
/// What the blocks of the graph hold ("names", "phis", "code"; null: by their number), and whether only the
/// current line of the pseudo-code is shown (null: by the room).
let inside = null, brief = null;
const run = log.run?.before?.length ? new Run(log.run) : null;
/// A quiz of a class is all that its page shows.
const classQuiz = log.quiz && new ClassQuiz($("other"), log, (name, form) => {
  const of = functions.find((f) => f.name === name);
  return of?.forms[form]?.length ? modelOf(of, form) : null;
});
const MODES = classQuiz ? [["quiz", "Quiz", "测验"]] : [["steps", "Steps", "步骤"], run && ["run", "Run", "运行"], ["quiz", "Quiz", "测验"],
  functions.some((f) => f.mistakes?.length) && ["break", "Break it", "搞坏它"]].filter(Boolean);
/// What the keys and buttons walk through.
const walker = () => (mode === "run" ? (byLine && lineRun()) || run : tour);
/// The run by line; null of a program without lines, like a text of IR.
let byLine = true, runByLine;
function lineRun() {
  if (runByLine !== undefined || !run) return runByLine ?? null;
  const texts = new Map(log.functions.filter(({ beforeLines, forms }) => beforeLines && forms.pruned?.length).map((of) => {
    const ir = modelOf(of, "pruned").irs[0];
    return [of.name, { ir, lines: of.beforeLines, shapes: shapesOf(ir), rows: rowsAfter(ir, of.forms.pruned), afterLines: of.forms.pruned.at(-1).afterLines ?? [] }];
  }));
  const made = new LineRun(run, (name) => texts.get(name), calleeAmong(log.functions));
  runByLine = made.steps.length ? Object.assign(made, { texts }) : null;
  return runByLine;
}
const setTour = (step) => {
  tour = new Tour(model, detail);
  tour.go(step === undefined ? 0 : tour.find(step));
};
const detailsOf = (of) => ["story", "steps", ...of.irs.flatMap((ir) => ir.variables).map((v) => "of " + v)];

const source = new Source($("source")), listing = new Listing($("ir"));
const pick = (label) => {
  picked = picked === label ? null : label;
  show();
};
const cfg = new Graph($("cfg"), "CFG", pick), tree = new Graph($("tree"), "dominator tree", pick);

function modelOf(fn, form) {
  const key = fn.name + " " + form;
  if (!models.has(key)) models.set(key, new Model(fn, form));
  return models.get(key);
}

// ---- the choices, and the address that holds them

function readAddress() {
  const at = new URLSearchParams(location.hash.slice(1));
  fn = functions.find((f) => f.name === at.get("function")) ?? fn;
  form = FORMS.includes(at.get("form")) && fn.forms[at.get("form")]?.length ? at.get("form") : FORMS.find((f) => fn.forms[f]?.length);
  mode = MODES.some(([name]) => name === at.get("mode")) ? at.get("mode") : MODES[0][0];
  number = Math.max(0, Number(at.get("question")) - 1 || 0);
  if (at.get("dark")) setDark(at.get("dark") === "1");
  if (at.get("lang")) setLanguage(at.get("lang") === "zh" ? "zh" : "en");
  model = modelOf(fn, form);
  const wanted = at.get("detail");
  // A link to a step of before there were stories.
  detail = detailsOf(model).includes(wanted) ? wanted : at.get("step") !== null && wanted === null ? "steps" : "story";
  const step = at.get("step");
  byLine = at.get("by") !== "block";
  all = classQuiz ? true : at.get("all") !== null ? at.get("all") === "1" || mode !== "steps" : ["step", "detail", "phase", "mode", "form"].some((name) => at.has(name));
  if (!all) detail = "story";
  const phase = model.phases.find((p) => p.key === at.get("phase"));
  setTour(phase && step === null ? phase.first : undefined);
  if (step !== null) walker().go(Number(step) || 0);
}
let address = "", written = "", writing = null;
/// Browsers allow so many addresses per second: it is written when the steps come to rest.
function writeAddress() {
  address = `#function=${encodeURIComponent(fn.name)}&form=${form}&detail=${encodeURIComponent(detail)}&step=${walker().at}&lang=${languageNow()}&all=${all ? 1 : 0}`
    + (mode === "steps" ? "" : `&mode=${mode}`) + (mode === "quiz" ? `&question=${number + 1}` : "") + (mode === "run" && !byLine ? "&by=block" : "");
  clearTimeout(writing);
  writing = setTimeout(addressNow, written ? 150 : 0);
}
function addressNow() {
  clearTimeout(writing);
  // Another address that has just been typed is about to be read.
  if (written && location.hash !== written) return;
  written = address;
  if (location.hash !== address) keepAddress(address);
}

function choose(newFn, newForm) {
  const before = model;
  const { key } = model.phase;
  fn = newFn;
  form = fn.forms[newForm]?.length ? newForm : FORMS.find((f) => fn.forms[f]?.length);
  model = modelOf(fn, form);
  // In another form of the same function the same phase is looked at, and the same variable in it.
  const phase = model.phases.find((p) => p.key === key);
  if (before.fn === fn && phase) {
    const { variable } = before.step;
    const same = variable && model.steps.findIndex((s, i) => i >= phase.first && i < phase.first + phase.count && s.variable === variable);
    if (!detailsOf(model).includes(detail)) detail = "story";
    setTour(same > 0 ? same : phase.first);
  } else {
    if (!detailsOf(model).includes(detail)) detail = "story";
    setTour();
  }
  picked = null;
  setUp();
  show();
  prepare();
}

// ---- the parts that change with the function or the language

const options = (select, items, chosen) => {
  replace(select, items.map(([value, text]) => h("option", { value }, text)));
  select.value = chosen;
};

const phaseName = ({ key, round }) => tr(...PHASE_NAMES[key]) + (round ? ` ${round + 1}` : "");
const shortName = (phase) => PHASE_NAMES[phase.key][languageNow() === "en" ? 2 : 3] ?? phaseName(phase);

function setUp() {
  document.documentElement.lang = languageNow() === "zh" ? "zh-CN" : "en";
  document.title = `${log.file.split("/").pop()} · ${fn.name} · minic`;
  $("file").textContent = log.file.split("/").pop();
  $("file").title = log.file;
  for (const element of document.querySelectorAll("[data-tr]")) element.textContent = tr(...WORDS[element.dataset.tr]);
  options($("function"), functions.map((f) => [f.name, f.name]), fn.name);
  options($("form"), FORMS.filter((f) => fn.forms[f]?.length).map((f) => [f, tr(...FORM_NAMES[f])]), form);
  options($("speed"), [["1600", tr("slow", "慢速")], ["800", tr("normal", "中速")], ["250", tr("fast", "快速")], ["40", tr("very fast", "很快")]], $("speed").value || "800");
  const variables = [...new Set(model.irs.flatMap((ir) => ir.variables))];
  const blocks = [...new Set(model.irs.flatMap((ir) => ir.blocks.map((b) => b.label)))];
  options($("untilVariable"), [["", tr("until variable …", "直到变量 …")], ...variables.map((v) => [v, v])], "");
  options($("untilBlock"), [["", tr("until block …", "直到块 …")], ...blocks.map((b) => [b, b])], "");
  replace($("detail"), h("option", { value: "story" }, tr("story", "故事")), h("option", { value: "steps" }, tr("every step", "每一步")),
    h("optgroup", { label: tr("one variable", "一个变量") }, [...new Set(variables)].map((v) => h("option", { value: "of " + v }, tr(`only ${v}`, `只看 ${v}`)))));
  $("detail").value = detail;
  $("language").textContent = tr("中文", "English");
  $("svg").textContent = "SVG";
  $("png").textContent = "PNG";
  $("link").textContent = tr("link", "链接");
  $("play").textContent = timer === null ? tr("play", "播放") : tr("pause", "暂停");
  $("next").textContent = tr("next ▶", "下一步 ▶");
  $("all").textContent = all ? tr("Less", "收起") : tr("All controls", "全部控件");
  setDark(document.documentElement.classList.contains("dark"));
  options($("inside"), [["names", tr("names", "名字")], ["phis", tr("phis", "φ")], ["code", tr("all code", "全部代码")]], "phis");
  for (const button of document.querySelectorAll(".grow")) button.title = tr("this panel alone, and back (Esc)", "只看这一栏, 再按返回 (Esc)");
  for (const [id, words] of Object.entries(TITLES)) {
    $(id).title = tr(...words);
    // Its name begins with what stands on it.
    const shown = $(id).matches("button") && /\p{L}/u.test($(id).textContent) ? `${$(id).textContent}: ` : "";
    $(id).setAttribute("aria-label", shown + tr(...words));
  }
  for (const [id, ...words] of [["function", "function", "函数"], ["form", "form", "形式"], ["by", "step of the run", "运行的一步"], ["player", "steps", "步骤"]]) $(id).setAttribute("aria-label", tr(...words));
  replace($("modes"), MODES.map(([name, english, chinese]) => h("button", { type: "button", role: "tab", "data-mode": name,
    onclick: () => setMode(name) }, tr(english, chinese))));
  const counts = model.phases.map(() => 0);
  if (tour.stops) for (let i = 0; i < tour.stops.length; i++) counts[tour.stepAt(i).phase]++;
  else model.phases.forEach((phase, i) => { counts[i] = phase.count; });
  replace($("phases"), model.phases.map((phase, i) => h("button", { type: "button", "data-phase": phase.key, disabled: !counts[i],
    onclick: () => go(tour.find(phase.first)), title: `${i + 1} ${tr(...PHASE_NAMES[phase.key])}` },
    h("span", { class: "whole" }, phaseName(phase)),
    h("span", { class: "short" }, shortName(phase)), h("small", {}, String(counts[i])))));
  $("panels").classList.toggle("with-source", hasSource(fn));
  $("panel-source").hidden = !hasSource(fn);
  if (hasSource(fn)) source.shape(log.source, fn.line, lastLine(fn));
}

/// Of .ll input the IR is the source.
const hasSource = (of) => of.line > 0 && log.language !== "ll";
/// The last line of the source that may belong to a function; undefined: that of the file.
const lastLine = (of) => {
  const next = log.functions.map((f) => f.line).filter((line) => line > of.line);
  return next.length ? Math.min(...next) - 1 : undefined;
};

// ---- the run

let runGraph = null, shownMode = null, shownPhase = null;
const endsOf = new Map(), calleeOf = calleeAmong(log.functions);
if (run) run.readsInput = /\b(getint|getch|getarray|getfloat|getfarray|scanf|getchar|fgets|gets|read)\s*\(/.test(log.source);
function showRun() {
  const lines = walker() === run ? null : walker();
  if (lines) run.go(lines.step.step);
  $("by").hidden = !lineRun();
  options($("by"), [["line", tr("by line", "按行")], ["block", tr("by block", "按块")]], lines ? "line" : "block");
  replace($("why"), rich(lines ? lineText(lines, run) : runText(run)));
  const irsOf = (name) => {
    const of = functions.find((f) => f.name === name);
    const { irs } = of ? modelOf(of, FORMS.find((f) => of.forms[f]?.length)) : { irs: [] };
    return [irs[0], irs.find((ir) => ir.leaves) ?? irs[irs.length - 1]];
  };
  const { before, block, function: name } = run.step;
  const [ir] = irsOf(name);
  const running = log.functions.find((f) => f.name === name);
  // The choices are those of the function that runs.
  if ($("function").value !== name && functions.includes(running)) {
    $("function").value = name;
    options($("untilVariable"), [["", tr("until variable …", "直到变量 …")], ...ir.variables.map((v) => [v, v])], "");
    options($("untilBlock"), [["", tr("until block …", "直到块 …")], ...ir.blocks.map((b) => [b.label, b.label])], "");
  }
  if (lines) {
    runGraph = null;
    drawRunLines($("other"), lines, run, irsOf(name)[1], lines.texts.get(name), { text: log.source, from: running.line, to: lastLine(running) });
    return;
  }
  if (!endsOf.has(name)) endsOf.set(name, running?.forms.pruned?.length ? valuesAtEnds(new Model(running, "pruned")) : {});
  let place = null;
  if (running && hasSource(running)) {
    // A branch is no line of its own: it has that of the statement around it.
    const lines = run.linesOf(ir?.byLabel[block]?.lines ?? [], calleeOf).filter((line) => !/^br label /.test(line.text)).map((line) => running.beforeLines?.[line.row]).filter(Boolean);
    place = { text: log.source, from: running.line, to: lastLine(running), lines };
  }
  const element = drawRun($("other"), run, irsOf, endsOf.get(name), place);
  if (!ir) return;
  if (runGraph?.element !== element) runGraph = new Graph(element, "run", () => {});
  drawWay(runGraph, name, ir, before, WHOLE);
}

// ---- the quiz

function quiz() {
  const key = `score.${log.file}.${fn.name}`;
  let score = { right: 0, asked: 0 };
  try { score = { ...score, ...JSON.parse(stored(key) ?? scores.get(key) ?? "{}") }; } catch { /* not ours */ }
  const forms = FORMS.filter((f) => fn.forms[f]?.length);
  const asked = question(number, forms, (f) => modelOf(fn, f));
  const element = drawQuiz($("other"), number, asked, score, asked ? quizCode(asked) : [], {
    answered: (isRight) => {
      score.asked++;
      if (isRight) score.right++;
      scores.set(key, JSON.stringify(score));
      stored(key, JSON.stringify(score));
    },
    reason: (q, given) => reasonFor(q, given, modelOf(fn, q.form)),
    next: () => { number++; show(); },
    show: (q) => {
      mode = "steps";
      detail = "steps";
      choose(fn, q.form);
      go(q.step);
    },
  });
  lastQuestion = asked;
  // The form that is asked about, not the one of the steps.
  if (asked) $("form").value = asked.form;
  if (!asked) return null;
  const graph = new Graph(element, "CFG", () => {});
  drawQuestion(graph, fn.name, model.irs[0], asked, number, modelOf(fn, asked.form), WHOLE);
  return graph;
}
const scores = new Map();
let lastQuestion = null;

/// The source of the function, or its IR, with the lines that the question is about: where its variable is written, or its block.
function quizCode(asked) {
  const [ir] = model.irs, about = linesAbout(ir, asked);
  if (!hasSource(fn)) return irRows(ir, about);
  const lines = new Set([...about].map((line) => fn.beforeLines?.[line.row]));
  return log.source.split("\n").slice(fn.line - 1, lastLine(fn)).map((text, i) => ({ number: fn.line + i, text, here: lines.has(fn.line + i) }));
}

/// The first sentence of a step is in the band, the others are below it in the step's panel. Without controls all are in the band.
function say(text) {
  const [first, more] = split(text);
  replace($("why"), rich(all ? first : text));
  replace($("more"), all ? rich(more) : null);
}

/// Before these phases no block has phis, and none has room for them.
const WITHOUT_PHIS = new Set(["start", "candidates", "numbering", "dominators", "frontiers", "local", "globals", "liveness"]);
/// Of functions with so many blocks the blocks may show what they hold without being asked to.
const SMALL = 20;
const shapeKey = (round, visible) => `${fn.name} ${form} ${round} ${visible ? [...visible].join() : ""}`;

/// What the blocks have room for: `what` is "phis" or "code".
const roomFor = (order, what, round) => Object.fromEntries(order.map((label) => [label, model.roomInside(label, what, round)]));

/// The graphs that later phases will show are laid out in the meantime, large ones beside the page.
function prepare() {
  const prepared = model;
  model.irs.forEach((ir, round) => {
    const { order, edges } = cfgOf(ir, null);
    if (ir.blocks.length <= SMALL) for (const what of ["code", "phis"]) whenIdle(() => prepared === model && cfg.sizeOf(`${shapeKey(round, null)} ${what}`, order, edges, roomFor(order, what, round)));
  });
  model.irs.forEach((ir, round) => {
    const { order, edges } = ir.blocks.length > PART && ir.blocks.length <= WHOLE ? cfgOf(ir, null) : { order: [] };
    if (order.length > PART && !isPhone()) cfg.prepare(`${shapeKey(round, null)} `, order, edges);
  });
  whenIdle(() => {
    const { ir } = model;
    $("panel-tree").classList.toggle("parked", mode === "steps" && !ir.leaves && ir.blocks.length > PART && ir.blocks.length <= WHOLE);
    if ($("panel-tree").classList.contains("parked")) show();
  });
}

// ---- one step

function show() {
  const { ir, step, state, phase } = model;
  // Before anything is changed, when it costs nothing.
  sizeNow($("panels"));
  writeAddress();
  const walking = mode === "steps";
  document.body.classList.toggle("calm", !all);
  document.body.classList.toggle("opening", !all && model.at === 0);
  for (const tab of $("modes").children) tab.setAttribute("aria-selected", tab.dataset.mode === mode ? "true" : "false");
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
    quizGraph = classQuiz ? classQuiz.show() : quiz();
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
  const buttons = [...$("phases").children];
  buttons.forEach((button, i) => {
    button.classList.toggle("past", i < step.phase);
    if (i === step.phase) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  });
  say(tour.sentence());
  showAsked($("asked"), log, fn, tour.stop?.passes);
  document.body.classList.toggle("passes", Boolean(tour.stop?.passes));
  $("chapters").hidden = all || tour.at === 0;
  if (!all) replace($("chapters"), chaptersOf(tour).map(({ title, first, isHere }, i) => h("button", { type: "button", "aria-current": isHere ? "step" : null, onclick: () => go(first) }, h("b", {}, String(i + 1)), h("span", {}, ` ${title}`))));

  drawFigure($("figure"), FIGURES[phase.key], lineOf(step));
  replace($("table"), tableOf(model, { chooseForm: (f) => choose(fn, f), sums: tour.stop?.sums, plan, meet: model.at === 0 ? tour.stop?.meet : null, source: log.source }));
  $("panel-ir").classList.toggle("same", isSame(model));
  $("panels").classList.toggle("sums", Boolean(tour.stop?.sums));
  $("figure").classList.toggle("brief", brief ?? (innerWidth <= 1100 || innerHeight < 800));
  $("figure").querySelector("h3")?.addEventListener("click", () => { brief = !$("figure").classList.contains("brief"); show(); });
  arrange();

  const visible = visibleBlocks(model);
  $("part").textContent = visible ? tr(`${visible.size} of ${ir.blocks.length} blocks, and the edges among them`, `${ir.blocks.length} 个块中的 ${visible.size} 个, 以及它们之间的边`) : "";
  const key = shapeKey(state.round, visible);
  listing.shape(key, ir, visible);
  const meet = step.meet ?? tour.stop?.meet ?? [];
  const irRow = listing.update(model, meet.map((d) => d.line));
  const sourceRow = source.mark(sourceLine() || meet.find((d) => d.source)?.source, meet.map((d) => d.source));

  const { order, edges } = cfgOf(ir, visible);
  const isReadable = (what, least) => ir.blocks.length <= SMALL && canBeRead(`${key} ${what}`, order, edges, () => roomFor(order, what), least);
  const content = inside ?? (!ABOUT_TREE.has(phase.key) && innerWidth > 1100 && isReadable("code", 1) ? "code" : WITHOUT_PHIS.has(phase.key) || isReadable("phis", 0.66) ? "phis" : "names");
  const isBare = content === "names" || (content === "phis" && WITHOUT_PHIS.has(phase.key)) || order.length > PART;
  const marks = marksOf(model, picked ?? tour.stop?.pick ?? null, { withPhis: !isBare, sums: tour.stop?.sums });
  for (const group of [marks.nodes, marks.tree.nodes])
    for (const [label, cls] of Object.entries(tour.stop?.marks ?? {})) (group[label] ??= { cls: [], tags: [], note: "" }).cls.push(cls);
  for (const path of tour.stop?.ways ?? [])
    path.slice(1).forEach((label, i) => { marks.edges[`${path[i]} -> ${label}`] = { cls: "taken" }; });
  // At the beginning each definition stands at its block.
  if (model.at === 0) for (const { path: [label], kind, line } of tour.stop?.meet ?? [])
    (marks.nodes[label] ??= { cls: [], tags: [], note: "" }).tags.push(kind === "store" ? `${tour.stop.variable} = ${model.storedNow(line)}` : "def");
  const inTree = new Set(ir.rpo.filter((label) => !visible || visible.has(label)));
  $("inside").value = content;
  let room = null;
  if (!isBare) {
    room = roomFor(order, content);
    for (const label of order) (marks.nodes[label] ??= { cls: [], tags: [], note: "" }).lines = model.inside(label, content);
  }
  // The letters of the textbook's figure stand for nothing where it is not shown.
  if (!all) {
    for (const node of [...Object.values(marks.nodes), ...Object.values(marks.tree.nodes)]) node.tags = node.tags?.filter((tag) => !/^[WXYF]$/.test(tag));
    marks.legend = marks.legend.filter((entry) => !/\b[WXYF]\b/.test(entry.join(" ")));
  }
  // Before the graphs, which fit what room is left.
  replace($("legend"), legendOf(marks));
  const isCompact = !room && (isPhone() || (isNarrow() && $("panels").classList.contains("with-tree")));
  if (cfg.shape(`${key} ${room ? content : isCompact ? "compact" : ""}`, order, edges, { inside: room, isCompact })) cfg.mark(marks);
  drawTree(key, marks, inTree);
  arrangeGraphs();
  revealAll(buttons[step.phase], irRow, sourceRow);
}

/// The phases, for the first panel: { number, name, title, count, go }; without itself.
const plan = () => [...$("phases").children].map((button, i) => ({ number: i + 1, name: phaseName(model.phases[i]), title: tr(...FIGURES[model.phases[i].key].title).replace(/ \(.*/, ""),
  isOpen: !button.disabled, go: () => button.click() })).slice(1);

/// Gives the two graphs the shares of their place with which they are as large as they can be. In one phase they stay.
function arrangeGraphs() {
  const { key } = model.phase;
  if ($("panels").classList.contains("with-tree") && cfg.svg)
    placeGraphs($("panels"), $("graphs"), `${fn.name} ${form} ${key}`, cfg, tree, { isAboutTree: ABOUT_TREE.has(key) && model.ir.blocks.length <= PART, areCopies: key === "copies" || key === "places" });
}

/// Whether the graph with `room` in its blocks can be drawn `least` times its size.
function canBeRead(key, order, edges, room, least) {
  const { leaves } = model.ir, withTree = WITH_TREE.has(model.phase.key);
  return isLarge($("panels"), `${key} ${withTree}`, () => cfg.sizeOf(key, order, edges, room()),
    { withTree, canBeBeside: !leaves, least });
}

const isPhone = () => innerWidth <= 640, isNarrow = () => innerWidth <= 1100;

/// The second graph: the dominator tree of the blocks in `inTree`, or the copies of an edge, where the phase has one.
function drawTree(key, marks, inTree) {
  const { ir, step } = model, copying = step.copy !== undefined;
  $("panel-tree").querySelector("h2 span").textContent = copying ? tr("Copies: from → to", "复制: 从 → 到") : tr(...WORDS.tree);
  if (copying) {
    const graph = copyGraph(step);
    if (!graph.nodes.length) {
      tree.clear();
      replace($("tree"), h("p", { class: "quiet none" }, tr("No copy is left: each value is where it has to be.", "没有剩下的复制: 每个值已经在该在的地方。")));
    } else if (tree.shape(`copies ${JSON.stringify(graph)}`, graph.nodes, graph.edges)) tree.mark(marks.tree);
    return;
  }
  // Nothing old stays in a panel that is not shown.
  const isParked = !ir.leaves && $("panel-tree").classList.contains("parked");
  if (!$("panels").classList.contains("with-tree") && !isParked) return void tree.clear();
  const edges = ir.table.filter((row) => row.idom !== null && inTree.has(row.idom) && inTree.has(row.block)).map((row) => [row.idom, row.block]);
  if (tree.shape(`${key} ${isNarrow()}`, [...inTree], edges, { isTree: true, isCompact: isNarrow() })) tree.mark(marks.tree);
}

/// Scrolls what the step marks into view. First all is read, then all is scrolled.
function revealAll(chip, irRow, sourceRow) {
  for (const fit of [cfg.settling(), tree.settling()]) fit?.();
  const bar = $("phases"), stack = $("table").querySelector(".stacks th.here"), wide = stack?.closest(".wide");
  const { offsetLeft: left, offsetWidth: width } = chip, room = bar.clientWidth;
  const isChipSeen = left >= bar.scrollLeft && left + width <= bar.scrollLeft + room, stackAt = stack?.offsetLeft;
  const columns = [...(wide?.querySelectorAll("thead th") ?? [])];
  const first = columns.find((column) => stackAt + stack.offsetWidth - column.offsetLeft <= wide.clientWidth)?.offsetLeft;
  const moves = [cfg.revealing(), tree.revealing(), revealing($("figure"), $("figure").querySelector(".here")),
    revealing($("table"), $("table").querySelector("tr.here, li.here"), shownPhase !== model.phase), revealing($("ir"), irRow), revealing($("source"), sourceRow)];
  shownPhase = model.phase;
  if (!isChipSeen) bar.scrollLeft = left - room / 3;
  if (wide) wide.scrollLeft = first ?? stackAt;
  for (const move of moves) move?.();
}

/// Which panels the phase needs: the tree only where the steps are about it.
const WITH_TREE = new Set(["dominators", "frontiers", "renaming", "copies", "places"]), ABOUT_TREE = new Set(["dominators", "frontiers"]);
function arrange() {
  $("panels").classList.toggle("with-tree", (WITH_TREE.has(model.phase.key) && !(isPhone() && model.phase.key === "renaming")) || $("panel-tree").classList.contains("whole"));
  $("panels").classList.toggle("about-copies", model.phase.key === "copies" || model.phase.key === "places");
  $("panels").classList.toggle("about-tree", ABOUT_TREE.has(model.phase.key));
  if (!ABOUT_TREE.has(model.phase.key)) usualColumns($("panels"));
}
/// A panel alone, or all again.
function maximise(panel) {
  const whole = !panel.classList.contains("whole");
  for (const each of document.querySelectorAll("#panels .panel")) each.classList.toggle("whole", whole && each === panel);
  $("panels").classList.toggle("maximised", whole);
  show();
}

const legendOf = (marks) => marks.legend.map(([sign, text]) => h("span", {}, h("b", {}, sign), text));

/// The line of the source that the step is about; 0 when unknown.
function sourceLine() {
  const { step, ir } = model;
  const rows = (ir.leaves ? fn.forms[form][fn.forms[form].length - 1].afterLines : fn.beforeLines) ?? [];
  if (step.line !== undefined && rows[ir.lines[step.line].row]) return rows[ir.lines[step.line].row];
  const value = step.e?.load ?? (step.kind === "candidate" ? step.variable : null);
  if (value && fn.lines?.[value]) return fn.lines[value];
  const block = fn.blocks?.find((b) => b.block === (step.block ?? ""));
  return block?.line ?? 0;
}

function setMode(to) {
  mode = to;
  if (to !== "run" && $("function").value !== fn.name) setUp();
  show();
}

/// All controls, or the story alone; the step stays.
function showAll(on) {
  all = on;
  if (!all) {
    mode = "steps";
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

/// The next step after this one of which `wanted` is true.
function until(wanted) {
  const { at, steps } = walker();
  const stepAt = (i) => (mode === "run" ? steps[i] : tour.stepAt(i));
  for (let i = at + 1; i < steps.length; i++) if (wanted(stepAt(i))) return go(i);
  // From the start again, and it is said.
  for (let i = 0; i < at; i++) if (wanted(stepAt(i))) {
    go(i);
    $("place").textContent += tr(" (from the start)", " (从头)");
    return undefined;
  }
  return undefined;
}
const nextPhi = () => mode === "steps" && until((s) => s.kind === "place" || (s.kind === "insert" && form === "maximal"));

function setDetail(to) {
  const { at } = model;
  detail = to;
  setTour(at);
  setUp();
  show();
}

function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => {
    if (walker().at === walker().steps.length - 1) play(false);
    else go(walker().at + 1);
  }, Number($("speed").value)) : null;
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
  const link = h("a", { href: URL.createObjectURL(blob), download: `${fn.name}-${mode === "steps" ? model.phase.key : mode}-${walker().at + 1}.${kind}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
const savePng = () => save("png", (graph, caption) => graph.png(caption));

/// Copies the address, which names the step.
async function copyLink() {
  addressNow();
  $("link").textContent = (await copyText(location.href)) ? "✓" : "✗";
  setTimeout(() => { $("link").textContent = tr("link", "链接"); }, 1200);
}

function setDark(on) {
  document.documentElement.classList.toggle("dark", on);
  $("dark").textContent = on ? "☀" : "☾";
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
  picked = at >= 0 ? ir.rpo[(at + 1) % ir.rpo.length] : [step.block, state.block].find((label) => ir.rpo.includes(label)) ?? ir.rpo[0];
  show();
}

function switchLanguage() {
  setLanguage(languageNow() === "en" ? "zh" : "en");
  stored("language", languageNow());
  setUp();
  show();
}

function help() {
  replace($("helpBox"), h("h2", {}, tr("Keys", "按键")),
    h("table", {}, h("tbody", {}, keysNow().map(([key, text]) => h("tr", {}, h("th", {}, h("kbd", {}, key)), h("td", {}, text))))),
    h("p", {}, tr("The address of the page names the step: copy it to link to this moment.", "页面地址包含当前的步: 复制它就能链接到这一刻。")),
    h("button", { type: "button", onclick: () => $("helpBox").close() }, tr("Close", "关闭")));
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
  const actions = {
    ArrowRight: () => go(at + 1), l: () => go(at + 1), ArrowLeft: () => go(at - 1), h: () => go(at - 1),
    Home: () => go(0), End: () => go(walker().steps.length - 1),
    ...(mode === "run" ? {} : {
      PageDown: () => { for (let i = at; i < tour.steps.length; i++) if (tour.stepAt(i).phase > phase) return go(i); return undefined; },
      // To the beginning of this phase; from there to that of the one before.
      PageUp: () => {
        let i = Math.max(0, at - 1);
        while (i > 0 && tour.stepAt(i - 1).phase === tour.stepAt(i).phase) i--;
        go(i);
      },
      n: nextPhi, t: () => setDetail(detail === "story" ? "steps" : "story") }),
    c: copyLink, i: () => { const all = ["names", "phis", "code"]; inside = all[(all.indexOf($("inside").value) + 1) % 3]; show(); },
    d: pickNext, v: () => $("untilVariable").focus(), b: () => $("untilBlock").focus(), s: saveSvg,
    f: () => choose(functions[(functions.indexOf(fn) + 1) % functions.length], form),
    a: () => { const all = FORMS.filter((x) => fn.forms[x]?.length); choose(fn, all[(all.indexOf(form) + 1) % all.length]); },
    "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8),
    Escape: () => {
      picked = null;
      letGo();
      play(false);
      const whole = document.querySelector("#panels .whole");
      if (whole) maximise(whole); else show();
    },
  };
  if (event.key === " ") {
    if (tag === "BUTTON") return;
    event.preventDefault();
    play(timer === null);
  } else if (/^[1-9]$/.test(event.key)) {
    if (mode === "steps" && model.phases[Number(event.key) - 1]) go(tour.find(model.phases[Number(event.key) - 1].first));
  } else if (actions[event.key]) {
    event.preventDefault();
    actions[event.key]();
  }
  return undefined;
}

$("first").onclick = () => go(0);
$("back").onclick = () => go(walker().at - 1);
$("next").onclick = () => go(walker().at + 1);
$("last").onclick = () => go(walker().steps.length - 1);
$("play").onclick = () => play(timer === null);
$("speed").onchange = () => timer !== null && play(true);
$("slider").oninput = () => go(Number($("slider").value));
$("function").onchange = () => {
  const name = $("function").value;
  if (mode === "run") return until((s) => s.function === name);
  return choose(functions.find((f) => f.name === name), form);
};
$("detail").onchange = () => setDetail($("detail").value);
$("by").onchange = () => {
  byLine = $("by").value === "line";
  // The same moment of the run.
  if (byLine) lineRun().go(Math.max(0, lineRun().steps.findIndex((step) => step.step >= run.at)));
  replace($("other"));
  show();
};
$("nextPhi").onclick = nextPhi;
$("form").onchange = () => choose(fn, $("form").value);
const untilVariable = () => { const v = $("untilVariable").value; if (v) until((s) => s.variable === v || s.before?.stores?.some(([cell]) => cell === v) || s.effects?.some(({ place, isWrite }) => isWrite && place.name === v)); };
const untilBlock = () => { const b = $("untilBlock").value; if (b) until((s) => s.block === b || s.e?.y === b); };
for (const [id, act] of [["untilVariable", untilVariable], ["untilBlock", untilBlock]]) {
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
  select.addEventListener("pointerdown", () => { byPointer = true; });
  select.addEventListener("keydown", () => { byPointer = false; });
  select.addEventListener("change", () => byPointer && select.blur());
}
$("language").onclick = switchLanguage;
$("svg").onclick = saveSvg;
$("png").onclick = savePng;
$("link").onclick = copyLink;
$("dark").onclick = () => { setDark(!document.documentElement.classList.contains("dark")); stored("dark", document.documentElement.classList.contains("dark") ? "1" : "0"); };
$("inside").onchange = () => { inside = $("inside").value; show(); };
for (const panel of document.querySelectorAll("#panels .panel"))
  panel.querySelector("h2").append(h("button", { type: "button", class: "grow", onclick: () => maximise(panel) }, "⤢"));
dragColumns($("panels"));
$("help").onclick = help;
$("all").onclick = () => showAll(!all);
addEventListener("keydown", onKey);
addEventListener("hashchange", () => {
  if (location.hash === address) return;
  readAddress();
  setUp();
  show();
});

// For the browser's console, and for tests: the page shows the state of the model.
globalThis.minic = { get model() { return model; }, get run() { return mode === "run" ? walker() : run; }, get tour() { return tour; }, get question() { return lastQuestion; }, go, choose, log };

document.body.classList.toggle("class-quiz", Boolean(classQuiz));
setDark(stored("dark") !== null ? stored("dark") === "1" : matchMedia("(prefers-color-scheme: dark)").matches);
setLanguage(stored("language") ?? (navigator.language.startsWith("zh") ? "zh" : "en"));
if (functions.length) {
  readAddress();
  replace($("cfg"), waiting(tr("Drawing …", "绘图中 …")));
  setUp();
  show();
  loadGraphviz().then(show).then(prepare).then(() => document.body.setAttribute("data-ready", "true"));
} else {
  $("why").textContent = tr("There is no function in this file.", "这个文件里没有函数。");
}
