// The pass viewer. As a graph: one pass at a time (view/pass_graph.js). As columns: one per pass that changed the function, and what
// the back end made of it; a click on a line follows its instruction through all columns; a colour per source line.
import { join, plain } from "./core/fill.js";
import { family, followText, say, whyText } from "./core/follow.js";
import { difference, rowsOf } from "./core/pass_changes.js";
import { summed } from "./core/pass_story.js";
import { remarkSentence } from "./core/remarks.js";
import { unpack } from "./core/unpack.js";
import { languageNow, setLanguage, tr } from "./core/words.js";
import { firstLanguage, h, keepAddress, replace } from "./view/dom.js";
import { PassGraph, countsOf } from "./view/pass_graph.js";

const $ = (id) => document.getElementById(id);
const log = unpack(JSON.parse($("log").textContent));
setLanguage(firstLanguage());
let fn = log.functions[0],
  picked = 0,
  line = 0,
  row = "",
  view = "graph";

const TITLES = {
  "front end": ["front end", "前端"],
  input: ["input", "输入"],
  legalize: ["legalize", "合法化"],
  lowering: ["lowering", "指令选择"],
  "register allocation": ["register allocation", "寄存器分配"],
  "frame layout": ["frame layout", "栈帧"],
  assembly: ["assembly", "汇编"],
};

/// Neighbouring source lines get colours that are far apart.
const hue = (n) => `hsl(${(n * 137) % 360} 60% 55%)`;

/// `where`: the column and the row that were clicked.
const pick = (id, sourceLine, where = "") => {
  const again = id === picked && sourceLine === line && where === row;
  picked = again ? 0 : id;
  line = again ? 0 : sourceLine;
  row = again ? "" : where;
  keep(true);
  mark();
};

/// Writes the view that is shown into the address. `isNew`: as a new entry of the history.
let address = "",
  isLeft = false;
const keep = (isNew = isLeft) => {
  isLeft = false;
  address =
    `#f=${encodeURIComponent(fn.name)}&view=${view}` +
    (view === "graph"
      ? `&pass=${graph.at}${graph.shownInside ? `&step=${graph.inside.at}` : ""}`
      : `&id=${picked}&line=${line}&row=${row}`);
  if (address !== location.hash) keepAddress(address, isNew && location.hash !== "");
};
const graph = new PassGraph(
  log,
  (isNew) => {
    for (const entry of $("contents").children)
      entry.classList.toggle("now", view === "graph" && Number(entry.dataset.number) === graph.stops[graph.at].number);
    keep(isNew || isLeft);
  },
  (column, at, registers) => {
    const { ids, lines, values } = fn.columns[column];
    picked = line = 0;
    isLeft = true;
    look("columns");
    pick((values[at].find(([place]) => registers.includes(place)) ?? [0, ids[at]])[1], lines[at], `${column}.${at}`);
  },
);
/// Graph or columns.
const look = (which, isNew = false) => {
  view = which;
  for (const element of document.querySelectorAll(".columnsOnly, #columns")) element.hidden = view === "graph";
  graph.element.hidden = view !== "graph";
  for (const tab of $("views").children) tab.setAttribute("aria-selected", String(tab.dataset.view === view));
  $("said").hidden = view === "graph";
  graph.show(isNew);
  if (view !== "graph") keep(isNew);
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
  replace(
    item,
    names.length
      ? text
          .split(new RegExp(`((?<![\\w])(?:${names.join("|")})(?!\\w))`))
          .map((part, i) => (i % 2 ? h("mark", {}, part) : part))
      : text,
  );
  item.classList.toggle("holds", places.length > 0);
  return places;
};

const mark = () => {
  const ids = family(fn, picked),
    where = [],
    places = new Map();
  for (const column of document.querySelectorAll(".column")) {
    let first = null;
    for (const item of column.querySelectorAll("li")) {
      for (const place of markPlaces(item, ids)) {
        const of = places.get(column.dataset.stage) ?? new Set();
        places.set(column.dataset.stage, of.add(place.replace(/^%+/, "")));
      }
      const isPicked =
        ids.has(Number(item.dataset.id)) ||
        (!picked && line > 0 && column.dataset.kind === "source" && Number(item.dataset.line) === line);
      const same = !isPicked && line > 0 && Number(item.dataset.line) === line;
      item.classList.toggle("picked", isPicked);
      item.classList.toggle("same", same);
      if (item.tabIndex === 0) item.setAttribute("aria-current", String(isPicked));
      if (
        (isPicked || same || item.marked) &&
        item.parentElement.className === "code" &&
        (!first || (isPicked && !first.classList.contains("picked")))
      )
        first = item;
      if (isPicked && where.at(-1) !== column.dataset.title) where.push(column.dataset.title);
    }
    // Only the column scrolls, not the page.
    const list = column.querySelector(".code");
    if (
      first &&
      (first.offsetTop < list.scrollTop || first.offsetTop + first.offsetHeight > list.scrollTop + list.clientHeight)
    )
      list.scrollTop = first.offsetTop - list.clientHeight / 3;
  }
  filter();
  const [column, at] = row.split("."),
    why = whyText(fn.columns[column]?.why?.[at] ?? null);
  $("said").textContent = plain(
    picked || line || why
      ? join(why, followText(fn, ids, line, where, places))
      : join(say("follow.start"), say("follow.signs")),
  );
  const registers = [...(places.get("lowering") ?? [])];
  if (registers.length && fn.columns.some(({ inside }) => inside?.kind === "allocation"))
    $("said").append(
      " ",
      h(
        "button",
        {
          type: "button",
          id: "toRange",
          onclick: () => {
            look("graph");
            graph.showRange(registers);
          },
        },
        tr("its live range", "它的活跃区间"),
      ),
    );
};

/// Shows the columns that the filters let pass.
const filter = () => {
  const words = $("only").value.trim().toLowerCase();
  const touches = $("touching").checked && picked > 0;
  for (const column of document.querySelectorAll(".column")) {
    const isPass = column.dataset.number !== undefined;
    const hidden =
      isPass &&
      ((words && !column.dataset.title.toLowerCase().includes(words)) ||
        (touches &&
          !column.querySelector("li.picked.new, li.picked.changed, li.picked.moved, .gone li.picked") &&
          !isTurningPoint(column)));
    column.hidden = Boolean(hidden);
    const entry = document.querySelector(`#contents li[data-number="${column.dataset.number}"]`);
    entry?.classList.toggle("off", Boolean(hidden));
    entry?.classList.toggle("has", Boolean(column.querySelector("li.picked")));
  }
};
/// The first column with the picked line, and the first without it.
const isTurningPoint = (column) => {
  const all = [...document.querySelectorAll(".column[data-number]")],
    at = all.indexOf(column);
  const has = (c) => Boolean(c?.querySelector("li.picked"));
  return has(column) !== has(all[at - 1]);
};

const item = (text, sourceLine, id, sign, title, values = [], why = null, where = "") => {
  const properties = {
    "data-id": id,
    "data-line": sourceLine,
    "data-sign": sign || " ",
    class: sign === "+" ? "new" : sign === "~" ? "changed" : sign === "↕" ? "moved" : null,
  };
  if (why) properties.title = plain(whyText(why));
  if (sourceLine) properties.style = `--hue: ${hue(sourceLine)}`;
  if (id || why || (title === "source" && text.trim())) {
    Object.assign(properties, { tabindex: 0, onclick: () => pick(id, sourceLine, where) });
    properties.onkeydown = (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        pick(id, sourceLine, where);
      }
    };
  }
  const element = h("li", properties, text);
  element.values = values;
  element.marked = "";
  return element;
};

/// Shows a column of the log; -1: the end of a function that was removed.
const goTo = (number) => {
  $("toc").open = innerWidth > 900;
  const stop = graph.stopOf(number);
  if ((number < 0 || number % 1) && view !== "graph") look("graph", true);
  if (stop >= 0 && view === "graph") return graph.go(stop);
  look("columns");
  document
    .querySelector(`.column[data-number="${number}"]`)
    ?.scrollIntoView({ inline: "start", block: innerWidth > 700 ? "nearest" : "start" });
};

/// What passes said of lines, with a button for each line.
const remarkList = (title, remarks) =>
  remarks.length > 0 &&
  h(
    "details",
    { class: "reasons", open: remarks.length <= 6 },
    h("summary", {}, title),
    h(
      "ul",
      {},
      summed(remarks).map(({ line: at, text, said, times, pass }) =>
        h(
          "li",
          { style: at ? `--hue: ${hue(at)}` : null, "data-line": at, "data-remark": text },
          at ? h("button", { type: "button", onclick: () => pick(0, at) }, tr(`line ${at}`, `第 ${at} 行`)) : null,
          " ",
          pass ? [h("b", {}, pass), " "] : null,
          tr(text, plain(remarkSentence(said))),
          times > 1 ? ` ×${times}` : "",
        ),
      ),
    ),
  );
const whyNot = () =>
  remarkList(
    tr(`Why not: ${fn.missed.length} times a pass decided against`, `为什么没有做：${fn.missed.length} 条`),
    [...fn.missed].sort((a, b) => a.line - b.line),
  );

/// The source as a column, with what the passes decided against.
const sourceColumn = () =>
  h(
    "section",
    { class: "column", "data-title": tr("source", "源程序"), "data-kind": "source" },
    h("h2", {}, tr("source", "源程序"), h("small", {}, log.file.split("/").pop())),
    whyNot(),
    h(
      "ol",
      { class: "code" },
      log.source.split("\n").map((text, i) => item(text, i + 1, 0, "", "source")),
    ),
  );
const titleOf = (column) => tr(...(TITLES[column.title] ?? [column.title, column.title]));
/// What a stage has made of the function, beside what was `before`.
const columnOf = (column, number, before) => {
  const rows = rowsOf(column),
    { signs, gone } = difference(before, column),
    title = titleOf(column),
    reasons = column.reasons ?? [];
  return h(
    "section",
    {
      class: "column",
      "data-title": title,
      "data-kind": column.kind,
      "data-stage": column.title,
      "data-number": number,
    },
    h(
      "h2",
      {},
      title,
      h("small", {}, countsOf(before, column)),
      column.kind === "ir" || column.inside
        ? h(
            "button",
            {
              type: "button",
              onclick: () => {
                graph.at = graph.stopOf(number);
                look("graph", true);
              },
            },
            tr("graph", "图"),
          )
        : null,
    ),
    remarkList(
      tr(
        `Why: ${reasons.length} reason${reasons.length === 1 ? "" : "s"} of the pass`,
        `原因：这一趟说了 ${reasons.length} 条`,
      ),
      reasons,
    ),
    gone.length > 0 &&
      h(
        "details",
        { class: "gone" },
        h("summary", {}, tr(`Gone: ${gone.length}`, `去掉：${gone.length} 行`)),
        h(
          "ul",
          {},
          gone.map((text) => h("li", {}, text.trim())),
        ),
      ),
    h(
      "ol",
      { class: "code" },
      rows.map((row, i) =>
        item(
          row,
          column.lines[i] ?? 0,
          column.ids[i] ?? 0,
          signs[i],
          column.title,
          column.values?.[i],
          column.why?.[i],
          column.why ? `${number}.${i}` : "",
        ),
      ),
    ),
  );
};
/// An entry of the contents.
const entry = (number, title, how) =>
  h(
    "li",
    { "data-number": number },
    h("button", { type: "button", onclick: () => goTo(number) }, h("span", {}, title), h("small", {}, how)),
  );

/// The words around the columns.
const drawWords = () => {
  $("functionWord").textContent = tr("function", "函数");
  $("changedWord").textContent = tr("changed lines only", "只看有变化的行");
  $("touchingWord").textContent = tr("passes that change the followed line", "只看改变该行的趟");
  $("only").placeholder = tr("pass …", "哪一趟 …");
  document.querySelector("#toc summary").textContent = tr(
    `Contents: ${fn.columns.length} columns`,
    `目录：${fn.columns.length} 栏`,
  );
  $("contents").setAttribute("aria-label", tr("passes", "各趟"));
  for (const tab of $("views").children)
    tab.textContent = tab.dataset.view === "graph" ? tr("Graph", "图") : tr("Columns", "各栏");
  $("language").textContent = tr("中文", "English");
  $("mainPage").hidden = !log.mainPage;
  $("mainPage").textContent = tr("mem2reg step by step", "一步步看 mem2reg");
  if (log.mainPage) $("mainPage").href = `${encodeURIComponent(log.mainPage)}#function=${encodeURIComponent(fn.name)}`;
  document.documentElement.lang = languageNow();
};

const draw = () => {
  const columns = log.language === "ll" ? [] : [sourceColumn()],
    contents = [];
  let before = null;
  fn.columns.forEach((column, number) => {
    columns.push(columnOf(column, number, before));
    contents.push(
      entry(number, titleOf(column), countsOf(before, column)),
      ...graph.stops
        .filter((stop) => stop.inside && Math.floor(stop.number) === number)
        .map((stop) => entry(stop.number, stop.title, tr("considered", "考虑过"))),
    );
    before = column;
  });
  if (fn.removed) contents.push(entry(-1, fn.removed.pass, tr("removed", "已删除")));
  replace($("contents"), contents);
  filter();
  replace($("columns"), columns);
  $("columns").classList.toggle("only", $("changed").checked);
  drawWords();
  mark();
  graph.show();
};

const choose = (name) => {
  fn = log.functions.find((f) => f.name === name) ?? log.functions[0];
  $("function").value = fn.name;
  picked = line = 0;
  row = "";
  graph.choose(fn);
  draw();
};

$("file").textContent = log.file.split("/").pop();
$("file").title = log.file;
$("toc").open = innerWidth > 900;
$("passes").textContent = $("passes").title = log.passes;
replace(
  $("function"),
  log.functions.map((f) => h("option", { value: f.name }, f.name)),
);
$("function").addEventListener("change", (event) => {
  isLeft = true;
  choose(event.target.value);
  keep();
});
$("changed").addEventListener("change", draw);
$("touching").addEventListener("change", filter);
$("only").addEventListener("input", filter);
const dark = matchMedia("(prefers-color-scheme: dark)");
document.documentElement.classList.toggle(
  "dark",
  new URLSearchParams(location.hash.slice(1)).has("dark") || dark.matches,
);
const turn = () => {
  setLanguage(languageNow() === "zh" ? "en" : "zh");
  draw();
};
$("language").addEventListener("click", turn);
replace(
  $("views"),
  ["graph", "columns"].map((which) =>
    h("button", { type: "button", role: "tab", "data-view": which, onclick: () => look(which, true) }),
  ),
);
$("view").append(graph.element);
document.addEventListener("keydown", (event) => {
  const isTyped =
    /^(SELECT|INPUT)$/.test(event.target.tagName) &&
    event.target !== graph.slider &&
    event.target !== graph.inside.slider;
  if (isTyped) return;
  if (event.key === "z" && !event.ctrlKey && !event.metaKey) turn();
  else if (view === "graph") graph.key(event);
});
/// Shows what the address says.
const readAddress = () => {
  const at = new URLSearchParams(location.hash.slice(1));
  graph.element.hidden = true;
  choose(at.get("f"));
  graph.at = Math.max(0, Math.min(graph.stops.length - 1, Number(at.get("pass") ?? 0)));
  graph.isOpen = at.has("step");
  graph.inside.at = Number(at.get("step") ?? 0);
  picked = Number(at.get("id") ?? 0);
  line = Number(at.get("line") ?? 0);
  row = at.get("row") ?? "";
  mark();
  look(at.get("view") === "columns" || picked || line || row ? "columns" : "graph");
};
if (fn) {
  readAddress();
  addEventListener("hashchange", () => {
    if (location.hash !== address) readAddress();
  });
}
document.body.setAttribute("data-ready", "true");
