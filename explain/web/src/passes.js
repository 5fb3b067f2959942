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

/// How an assembler spells a register of x86-64 in its widths; others have one name.
const spellings = (name) => {
  let m = /^r([abcd])x$/.exec(name);
  if (m) return [name, `e${m[1]}x`, `${m[1]}x`, `${m[1]}l`];
  m = /^r(si|di|bp|sp)$/.exec(name);
  if (m) return [name, `e${m[1]}`, m[1], `${m[1]}l`];
  return /^r\d+$/.test(name) ? [name, `${name}d`, `${name}w`, `${name}b`] : [name];
};
const quoted = (text) => text.replace(/[[\]$.*+?()|^]/g, "\\$&");

/// Sets the places of a line that hold one of the values apart; they are spelled differently in the assembly.
const markPlaces = (item, ids) => {
  const places = [...new Set((item.values ?? []).filter(([, id]) => ids.has(id)).map(([place]) => place))];
  if (item.marked === places.join()) return places;
  item.marked = places.join();
  const isAssembly = item.closest(".column").dataset.kind === "assembly";
  const names = places.flatMap((place) => (isAssembly ? spellings(place.replace(/^%+/, "")) : [place])).map(quoted);
  // A name begins and ends where no letter or digit goes on.
  const text = item.textContent;
  replace(item, names.length ? text.split(new RegExp(`((?<![\\w])(?:${names.join("|")})(?!\\w))`)).map((part, i) => (i % 2 ? h("mark", {}, part) : part)) : text);
  item.classList.toggle("holds", places.length > 0);
  return places;
};

const mark = () => {
  const ids = family(picked), where = [], places = new Map();
  for (const column of document.querySelectorAll(".column")) {
    let first = null;
    for (const item of column.querySelectorAll("li")) {
      for (const place of markPlaces(item, ids)) {
        const of = places.get(column.dataset.stage) ?? new Set();
        places.set(column.dataset.stage, of.add(place.replace(/^%+/, "")));
      }
      const isPicked = ids.has(Number(item.dataset.id)) || (!picked && line > 0 && column.dataset.kind === "source" && Number(item.dataset.line) === line);
      const same = !isPicked && line > 0 && Number(item.dataset.line) === line;
      item.classList.toggle("picked", isPicked);
      item.classList.toggle("same", same);
      if (item.tabIndex === 0) item.setAttribute("aria-pressed", String(isPicked));
      if ((isPicked || same || item.marked) && item.parentElement.className === "code" && (!first || (isPicked && !first.classList.contains("picked")))) first = item;
      if (isPicked && where.at(-1) !== column.dataset.title) where.push(column.dataset.title);
    }
    // Only the column scrolls, not the page.
    const list = column.querySelector(".code");
    if (first && (first.offsetTop < list.scrollTop || first.offsetTop + first.offsetHeight > list.scrollTop + list.clientHeight)) list.scrollTop = first.offsetTop - list.clientHeight / 3;
  }
  filter();
  const list = (stage) => [...places.get(stage) ?? []].join(", ");
  const inCode = !places.has("lowering") ? "" : tr(` Its virtual register: ${list("lowering")}.`, ` 它的虚拟寄存器: ${list("lowering")}。`)
    + (places.has("register allocation") ? tr(` After register allocation it is in: ${list("register allocation")}.`, ` 寄存器分配之后它在: ${list("register allocation")}。`) : "");
  const frame = [...places.get("assembly") ?? []].filter((place) => place.includes("("));
  const inFrame = frame.length ? tr(` In the frame: ${frame.join(", ")}.`, ` 在栈帧中: ${frame.join("、")}。`) : "";
  $("said").textContent = picked || line
    ? tr(`Followed through: ${where.join(" → ") || "no other column"}.`, `可以在这些栏里找到：${where.join(" → ") || "无"}。`)
      + inCode + inFrame + (line ? tr(` Lines with a blue ground are made from source line ${line}.`, ` 蓝底的行来自源程序第 ${line} 行。`) : "")
    : tr("Click a line, or press Enter on it, to follow it through all columns. + is new, ~ is changed, ↕ is moved to another block; renumbering is no change.",
      "点击一行（或按回车）即可在各栏中跟踪它。+ 是新的行, ~ 是改变的行, ↕ 是移到别的块的行; 只换编号不算改变。");
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
  return `digraph { node [shape=box,fontname="Courier",margin="0.2,0.1"]; ${[...nodes].map(q).join(";")}; ${edges.map(([a, b]) => `${q(a)}->${q(b)}`).join(";")} }`;
};

let viz = null;
const showGraph = async (column) => {
  viz ??= await loadGraphviz();
  const close = h("button", { type: "button", onclick: () => $("picture").close() }, tr("Close", "关闭"));
  replace($("picture"), close, viz.renderSVGElement(dotOf(column.text)));
  $("picture").showModal();
  $("picture").scrollTop = 0;
};

/// The text of an instruction without names that may be renumbered: operands are numbers of instructions.
const shapes = (column) => {
  const rows = column.text.replace(/\n$/, "").split("\n");
  const numbers = new Map();
  rows.forEach((row, i) => {
    const name = /^ *(%(?:"[^"]*"|[-\w$.]+)) = /.exec(row);
    if (name && column.ids[i]) numbers.set(name[1], column.ids[i]);
  });
  // Unnamed blocks count with the values: their labels are no difference.
  return rows.map((row) => row.replace(/ +;.*$/, "").replace(/^\d+:/, "#:").replace(/label %\d+\b/g, "label #").replace(/%(?:"[^"]*"|[-\w$.]+)/g, (name) => (numbers.has(name) ? `#${numbers.get(name)}` : /^%\d+$/.test(name) ? "#" : name)));
};

/// What a column has that the one before had not: per line "+" (new), "~" (the same instruction, changed) or "", and
/// the lines that are gone. Columns of different kinds are not compared.
const difference = (before, column) => {
  const now = shapes(column);
  if (!before || before.kind !== column.kind || column.kind === "assembly") return { signs: now.map(() => ""), gone: [], isCompared: false };
  const was = shapes(before), wasRows = before.text.replace(/\n$/, "").split("\n");
  // An instruction in another block has moved. Blocks without a name are not told apart.
  const blocksOf = (rows) => {
    let block = "";
    return rows.map((row) => {
      const label = /^("[^"]*"|[-\w$.]+):/.exec(row);
      if (label) block = /^\d+$/.test(label[1]) ? "" : label[1];
      return block;
    });
  };
  const blocks = blocksOf(column.text.split("\n")), wasIn = new Map(blocksOf(wasRows).map((block, i) => [before.ids[i], block]));
  // Machine instructions have no number of their own: there lines are compared as texts, with how often they occur.
  const byId = new Map(), left = new Map();
  was.forEach((shape, i) => {
    if (column.kind === "ir" && before.ids[i]) byId.set(before.ids[i], shape);
    else left.set(shape.trim(), (left.get(shape.trim()) ?? 0) + 1);
  });
  const signs = now.map((shape, i) => {
    if (column.kind === "ir" && column.ids[i]) return !byId.has(column.ids[i]) ? "+" : byId.get(column.ids[i]) !== shape ? "~" : blocks[i] && wasIn.get(column.ids[i]) && blocks[i] !== wasIn.get(column.ids[i]) ? "↕" : "";
    const count = left.get(shape.trim()) ?? 0;
    if (count) left.set(shape.trim(), count - 1);
    return count || !shape.trim() ? "" : "+";
  });
  const here = new Set(column.ids);
  const gone = wasRows.filter((row, i) => {
    if (column.kind === "ir" && before.ids[i]) return !here.has(before.ids[i]);
    const count = left.get(was[i].trim()) ?? 0;
    if (count) left.set(was[i].trim(), count - 1);
    return count > 0 && was[i].trim() !== "";
  });
  return { signs, gone, isCompared: true };
};

/// Equal reasons of one line once.
const summed = (reasons) => {
  const found = new Map();
  for (const reason of reasons) {
    const key = `${reason.line} ${reason.text}`;
    found.set(key, { ...reason, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
};

/// Shows the columns that the filters let pass.
const filter = () => {
  const words = $("only").value.trim().toLowerCase();
  const touches = $("touching").checked && picked > 0;
  for (const column of document.querySelectorAll(".column")) {
    const isPass = column.dataset.number !== undefined;
    const hidden = isPass && ((words && !column.dataset.title.toLowerCase().includes(words)) || (touches && !column.querySelector("li.picked.new, li.picked.changed, li.picked.moved, .gone li.picked") && !isTurningPoint(column)));
    column.hidden = Boolean(hidden);
    const entry = document.querySelector(`#contents li[data-number="${column.dataset.number}"]`);
    entry?.classList.toggle("off", Boolean(hidden));
    entry?.classList.toggle("has", Boolean(column.querySelector("li.picked")));
  }
};
/// The first column with the picked line, and the first without it.
const isTurningPoint = (column) => {
  const all = [...document.querySelectorAll(".column[data-number]")], at = all.indexOf(column);
  const has = (c) => Boolean(c?.querySelector("li.picked"));
  return has(column) !== has(all[at - 1]);
};

const item = (text, sourceLine, id, sign, title, values = []) => {
  const properties = { "data-id": id, "data-line": sourceLine, "data-sign": sign || " ", class: sign === "+" ? "new" : sign === "~" ? "changed" : sign === "↕" ? "moved" : null };
  if (sourceLine) properties.style = `--hue: ${hue(sourceLine)}`;
  if (id || (title === "source" && text.trim())) {
    Object.assign(properties, { tabindex: 0, role: "button", onclick: () => pick(id, sourceLine) });
    properties.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); pick(id, sourceLine); } };
  }
  const element = h("li", properties, text);
  element.values = values;
  element.marked = "";
  return element;
};

const draw = () => {
  const columns = [];
  if (log.language !== "ll")
    columns.push(h("section", { class: "column", "data-title": tr("source", "源程序"), "data-kind": "source" },
      h("h2", {}, tr("source", "源程序"), h("small", {}, log.file.split("/").pop())),
      h("ol", { class: "code" }, log.source.split("\n").map((text, i) => item(text, i + 1, 0, "", "source")))));
  const contents = [];
  let before = null;
  fn.columns.forEach((column, number) => {
    const rows = column.text.replace(/\n$/, "").split("\n");
    const { signs, gone, isCompared } = difference(before, column);
    const count = (sign) => signs.filter((each) => each === sign).length;
    const title = tr(...(TITLES[column.title] ?? [column.title, column.title]));
    const how = isCompared ? `+${count("+")} ~${count("~")} −${gone.length}` + (count("↕") ? ` ↕${count("↕")}` : "") : tr(`${rows.length} lines`, `${rows.length} 行`);
    const reasons = column.reasons ?? [];
    columns.push(h("section", { class: "column", "data-title": title, "data-kind": column.kind, "data-stage": column.title, "data-number": number },
      h("h2", {}, title, h("small", {}, how),
        column.kind === "ir" ? h("button", { type: "button", onclick: () => showGraph(column) }, tr("graph", "图")) : null),
      reasons.length > 0 && h("details", { class: "reasons", open: reasons.length <= 6 }, h("summary", {}, tr(`Why: ${reasons.length} reason${reasons.length === 1 ? "" : "s"} of the pass`, `原因: 这一趟说了 ${reasons.length} 条`)),
        h("ul", {}, summed(reasons).map(({ line: at, text, times }) => h("li", { style: at ? `--hue: ${hue(at)}` : null, "data-line": at }, at ? h("button", { type: "button", onclick: () => pick(0, at) }, tr(`line ${at}`, `第 ${at} 行`)) : null, " ", text, times > 1 ? ` ×${times}` : "")))),
      gone.length > 0 && h("details", { class: "gone" }, h("summary", {}, tr(`Gone: ${gone.length}`, `去掉: ${gone.length} 行`)), h("ul", {}, gone.map((text) => h("li", {}, text.trim())))),
      h("ol", { class: "code" }, rows.map((row, i) => item(row, column.lines[i] ?? 0, column.ids[i] ?? 0, signs[i], column.title, column.values?.[i])))));
    contents.push(h("li", { "data-number": number }, h("button", { type: "button", onclick: () => {
      $("toc").open = innerWidth > 900;
      document.querySelector(`.column[data-number="${number}"]`)?.scrollIntoView({ inline: "start", block: innerWidth > 700 ? "nearest" : "start" });
    } },
      h("span", {}, title), h("small", {}, how))));
    before = column;
  });
  replace($("contents"), contents);
  filter();
  replace($("columns"), columns);
  $("columns").classList.toggle("only", $("changed").checked);
  $("functionWord").textContent = tr("function", "函数");
  $("changedWord").textContent = tr("changed lines only", "只看有变化的行");
  $("touchingWord").textContent = tr("passes that change the followed line", "只看改变该行的趟");
  $("only").placeholder = tr("pass …", "哪一趟 …");
  document.querySelector("#toc summary").textContent = tr(`Contents: ${fn.columns.length} columns`, `目录: ${fn.columns.length} 栏`);
  $("contents").setAttribute("aria-label", tr("passes", "各趟"));
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

$("file").textContent = log.file.split("/").pop();
$("file").title = log.file;
$("toc").open = innerWidth > 900;
$("passes").textContent = $("passes").title = log.passes;
replace($("function"), log.functions.map((f) => h("option", { value: f.name }, f.name)));
$("function").addEventListener("change", (event) => choose(event.target.value));
$("changed").addEventListener("change", draw);
$("touching").addEventListener("change", filter);
$("only").addEventListener("input", filter);
const dark = matchMedia("(prefers-color-scheme: dark)");
document.documentElement.classList.toggle("dark", new URLSearchParams(location.hash.slice(1)).has("dark") || dark.matches);
const turn = () => { language = language === "zh" ? "en" : "zh"; draw(); };
$("language").addEventListener("click", turn);
document.addEventListener("keydown", (event) => {
  if (event.key === "z" && !event.ctrlKey && !event.metaKey && !/^(SELECT|INPUT)$/.test(event.target.tagName)) turn();
});
if (fn) {
  const at = new URLSearchParams(location.hash.slice(1));
  choose(at.get("f"));
  picked = Number(at.get("id") ?? 0);
  line = Number(at.get("line") ?? 0);
  mark();
}
document.body.setAttribute("data-ready", "true");
