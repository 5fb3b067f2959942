// The pass viewer: a column per pass that changed the function, and what the back end made of it.
// A click on a line follows its instruction through all columns; a colour per source line.
import { unpack } from "./core/unpack.js";
import { h, replace } from "./view/dom.js";
import { loadGraphviz } from "./view/graph.js";

const $ = (id) => document.getElementById(id);
const log = unpack(JSON.parse($("log").textContent));
let language = (navigator.language ?? "en").startsWith("zh") ? "zh" : "en";
const tr = (en, zh) => (language === "zh" ? zh : en);
let fn = log.functions[0], picked = 0, line = 0;

const TITLES = {
  "front end": ["front end", "前端"], input: ["input", "输入"], lowering: ["lowering", "指令选择"],
  "register allocation": ["register allocation", "寄存器分配"], "frame layout": ["frame layout", "栈帧"],
  assembly: ["assembly", "汇编"],
};

/// Neighbouring source lines get colours that are far apart.
const hue = (n) => `hsl(${(n * 137) % 360} 60% 55%)`;

/// The instructions that are the picked one under another number: loads that mem2reg replaced.
const family = (id) => {
  const found = new Set(id ? [id] : []);
  for (let grew = true; grew;) {
    grew = false;
    for (const [from, to] of fn.became)
      if (found.has(from) && !found.has(to)) { found.add(to); grew = true; }
  }
  return found;
};

const pick = (id, sourceLine) => {
  const again = id === picked && sourceLine === line;
  picked = again ? 0 : id;
  line = again ? 0 : sourceLine;
  history.replaceState(null, "", `#f=${encodeURIComponent(fn.name)}&id=${picked}&line=${line}`);
  mark();
};

const mark = () => {
  const ids = family(picked), where = [];
  for (const column of document.querySelectorAll(".column")) {
    let first = null;
    for (const item of column.querySelectorAll("li")) {
      const isPicked = ids.has(Number(item.dataset.id)) || (!picked && line > 0 && column.dataset.kind === "source" && Number(item.dataset.line) === line);
      const same = !isPicked && line > 0 && Number(item.dataset.line) === line;
      item.classList.toggle("picked", isPicked);
      item.classList.toggle("same", same);
      if (item.tabIndex === 0) item.setAttribute("aria-pressed", String(isPicked));
      if ((isPicked || same) && (!first || (isPicked && !first.classList.contains("picked")))) first = item;
      if (isPicked && where.at(-1) !== column.dataset.title) where.push(column.dataset.title);
    }
    first?.scrollIntoView({ block: "nearest" });
  }
  $("said").textContent = picked || line
    ? tr(`Followed through: ${where.join(" → ") || "no other column"}.`, `可以在这些栏里找到：${where.join(" → ") || "无"}。`)
      + (line ? tr(` Lines with a blue ground are made from source line ${line}.`, ` 蓝底的行来自源程序第 ${line} 行。`) : "")
    : tr("Click a line, or press Enter on it, to follow it through all columns. + marks what the pass made.",
      "点击一行（或按回车）即可在各栏中跟踪它。+ 表示该趟新产生的行。");
};

/// The control-flow graph, from the labels and terminators of the text.
const dotOf = (text) => {
  const edges = [], nodes = new Set();
  let block = null;
  for (const row of text.split("\n").slice(1)) {
    const label = /^("[^"]*"|[-\w$.]+):/.exec(row);
    if (label) block = label[1].replaceAll('"', "");
    else if (block === null && row.startsWith("  ")) block = "entry";
    if (block !== null) nodes.add(block);
    if (/^ +(br|switch) /.test(row) || /^ +i\d+ .*label/.test(row))
      for (const [, to] of row.matchAll(/label %("[^"]*"|[-\w$.]+)/g)) edges.push([block, to.replaceAll('"', "")]);
  }
  const q = (name) => JSON.stringify(name);
  return `digraph { node [shape=box,fontname=monospace]; ${[...nodes].map(q).join(";")}; ${edges.map(([a, b]) => `${q(a)}->${q(b)}`).join(";")} }`;
};

let viz = null;
const showGraph = async (column) => {
  viz ??= await loadGraphviz();
  const close = h("button", { type: "button", onclick: () => $("picture").close() }, tr("Close", "关闭"));
  replace($("picture"), close, viz.renderSVGElement(dotOf(column.text)));
  $("picture").showModal();
};

const item = (text, sourceLine, id, isNew, title) => {
  const properties = { "data-id": id, "data-line": sourceLine, "data-sign": isNew ? "+" : " ", class: isNew ? "new" : null };
  if (sourceLine) properties.style = `--hue: ${hue(sourceLine)}`;
  if (id || (title === "source" && text.trim())) {
    Object.assign(properties, { tabindex: 0, role: "button", onclick: () => pick(id, sourceLine) });
    properties.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); pick(id, sourceLine); } };
  }
  return h("li", properties, text);
};

const draw = () => {
  const columns = [];
  if (log.language !== "ll")
    columns.push(h("section", { class: "column", "data-title": tr("source", "源程序"), "data-kind": "source" },
      h("h2", {}, tr("source", "源程序"), h("small", {}, log.file)),
      h("ol", { class: "code" }, log.source.split("\n").map((text, i) => item(text, i + 1, 0, false, "source")))));
  let before = null;
  for (const column of fn.columns) {
    const rows = column.text.replace(/\n$/, "").split("\n");
    const known = before && before.kind === column.kind ? new Set(before.text.split("\n")) : null;
    const isNew = rows.map((row) => known !== null && row.trim() !== "" && !known.has(row));
    const now = new Set(rows);
    const gone = known ? [...known].filter((row) => row.trim() && !now.has(row)).length : 0;
    const title = tr(...(TITLES[column.title] ?? [column.title, column.title]));
    columns.push(h("section", { class: "column", "data-title": title, "data-kind": column.kind },
      h("h2", {}, title,
        h("small", {}, known ? tr(`${isNew.filter(Boolean).length} new lines, ${gone} gone`, `新增 ${isNew.filter(Boolean).length} 行，去掉 ${gone} 行`) : tr(`${rows.length} lines`, `${rows.length} 行`)),
        column.kind === "ir" ? h("button", { type: "button", onclick: () => showGraph(column) }, tr("graph", "图")) : null),
      h("ol", { class: "code" }, rows.map((row, i) => item(row, column.lines[i] ?? 0, column.ids[i] ?? 0, isNew[i], column.title)))));
    before = column;
  }
  replace($("columns"), columns);
  $("columns").classList.toggle("only", $("changed").checked);
  $("functionWord").textContent = tr("function", "函数");
  $("changedWord").textContent = tr("new lines only", "只看新行");
  $("language").textContent = tr("中文", "English");
  document.documentElement.lang = language;
  mark();
};

const choose = (name) => {
  fn = log.functions.find((f) => f.name === name) ?? log.functions[0];
  $("function").value = fn.name;
  picked = line = 0;
  draw();
};

$("file").textContent = log.file;
$("passes").textContent = log.passes;
replace($("function"), log.functions.map((f) => h("option", { value: f.name }, f.name)));
$("function").addEventListener("change", (event) => choose(event.target.value));
$("changed").addEventListener("change", draw);
const turn = () => { language = language === "zh" ? "en" : "zh"; draw(); };
$("language").addEventListener("click", turn);
document.addEventListener("keydown", (event) => {
  if (event.key === "z" && !event.ctrlKey && !event.metaKey && event.target.tagName !== "SELECT") turn();
});
if (fn) {
  const at = new URLSearchParams(location.hash.slice(1));
  choose(at.get("f"));
  picked = Number(at.get("id") ?? 0);
  line = Number(at.get("line") ?? 0);
  mark();
}
document.body.setAttribute("data-ready", "true");
