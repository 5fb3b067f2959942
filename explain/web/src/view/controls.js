// The controls of the page: their words, their choices, and their names for screen readers.
import { FORM_NAMES, PHASE_NAMES, languageNow, tr } from "../core/words.js";
import { h, options, replace } from "./dom.js";
import { TITLES } from "./keys.js";
import { $, all, detail, fn, form, formsOf, functions, hasSource, log, model, tour } from "./state.js";

export const WORDS = {
  function: ["function", "函数"],
  form: ["SSA", "SSA"],
  step: ["This step", "这一步"],
  cfg: ["Control flow", "控制流图"],
  tree: ["Dominator tree", "支配树"],
  ir: ["IR", "IR"],
  irBefore: ["before", "之前"],
  irNow: ["now", "现在"],
  source: ["Source", "源程序"],
};

export const phaseName = ({ key, round }) => tr(...PHASE_NAMES[key]) + (round ? ` ${round + 1}` : "");
const shortName = (phase) => PHASE_NAMES[phase.key][languageNow() === "en" ? 2 : 3] ?? phaseName(phase);

/// The names of the function's variables and blocks, to go on until one of them.
export function untilChoices(irs) {
  const variables = [...new Set(irs.flatMap((ir) => ir.variables))],
    blocks = [...new Set(irs.flatMap((ir) => ir.blocks.map((b) => b.label)))];
  options($("untilVariable"), [["", tr("until variable …", "直到变量 …")], ...variables.map((v) => [v, v])], "");
  // The blocks of a large function are thousands: they are listed when the reader comes to the list.
  const list = $("untilBlock"),
    none = ["", tr("until block …", "直到块 …")];
  options(list, [none], "");
  list.onfocus = list.onpointerdown = () => {
    list.onfocus = list.onpointerdown = null;
    options(list, [none, ...blocks.map((b) => [b, b])], "");
  };
}

/// All that changes with the function or the language. `on` has setMode(name), go(step).
export function setUpControls(modes, on) {
  document.documentElement.lang = languageNow() === "zh" ? "zh-CN" : "en";
  document.title = `${log.file.split("/").pop()} · ${fn.name} · minic`;
  $("file").textContent = log.file.split("/").pop();
  $("file").title = log.file;
  for (const element of document.querySelectorAll("[data-tr]")) element.textContent = tr(...WORDS[element.dataset.tr]);
  options(
    $("function"),
    functions.map((f) => [f.name, f.name]),
    fn.name,
  );
  options(
    $("form"),
    formsOf(fn).map((f) => [f, tr(...FORM_NAMES[f])]),
    form,
  );
  options(
    $("speed"),
    [
      ["1600", tr("slow", "慢速")],
      ["800", tr("normal", "中速")],
      ["250", tr("fast", "快速")],
      ["40", tr("very fast", "很快")],
    ],
    $("speed").value || "800",
  );
  const variables = [...new Set(model.irs.flatMap((ir) => ir.variables))];
  untilChoices(model.irs);
  replace(
    $("detail"),
    h("option", { value: "story" }, tr("story", "故事")),
    h("option", { value: "steps" }, tr("every step", "每一步")),
    h(
      "optgroup",
      { label: tr("one variable", "一个变量") },
      variables.map((v) => h("option", { value: "of " + v }, tr(`only ${v}`, `只看 ${v}`))),
    ),
  );
  $("detail").value = detail;
  $("language").textContent = tr("中文", "English");
  $("svg").textContent = "SVG";
  $("png").textContent = "PNG";
  $("link").textContent = tr("link", "链接");
  $("play").textContent = on.isPlaying() ? tr("pause", "暂停") : tr("play", "播放");
  $("next").textContent = tr("next ▶", "下一步 ▶");
  $("all").textContent = all ? tr("Less", "收起") : tr("All controls", "全部控件");
  setDark(document.documentElement.classList.contains("dark"));
  options(
    $("inside"),
    [
      ["names", tr("names", "名字")],
      ["phis", tr("phis", "φ")],
      ["code", tr("all code", "全部代码")],
    ],
    "phis",
  );
  for (const button of document.querySelectorAll(".grow"))
    button.title = tr("this panel alone, and back (Esc)", "只看这一栏，再按返回（Esc）");
  for (const [id, words] of Object.entries(TITLES)) {
    $(id).title = tr(...words);
    // Its name begins with what stands on it.
    const shown = $(id).matches("button") && /\p{L}/u.test($(id).textContent) ? `${$(id).textContent}: ` : "";
    $(id).setAttribute("aria-label", shown + tr(...words));
  }
  for (const [id, ...words] of [
    ["function", "function", "函数"],
    ["form", "form", "形式"],
    ["by", "step of the run", "运行的一步"],
    ["player", "steps", "步骤"],
  ])
    $(id).setAttribute("aria-label", tr(...words));
  replace(
    $("modes"),
    modes.map(([name, english, chinese]) =>
      h(
        "button",
        { type: "button", role: "tab", "data-mode": name, onclick: () => on.setMode(name) },
        tr(english, chinese),
      ),
    ),
  );
  const counts = model.phases.map(() => 0);
  if (tour.stops) for (let i = 0; i < tour.stops.length; i++) counts[tour.stepAt(i).phase]++;
  else
    model.phases.forEach((phase, i) => {
      counts[i] = phase.count;
    });
  replace(
    $("phases"),
    model.phases.map((phase, i) =>
      h(
        "button",
        {
          type: "button",
          "data-phase": phase.key,
          disabled: !counts[i],
          onclick: () => on.go(tour.find(phase.first)),
          title: `${i + 1} ${tr(...PHASE_NAMES[phase.key])}`,
        },
        h("span", { class: "whole" }, phaseName(phase)),
        h("span", { class: "short" }, shortName(phase)),
        h("small", {}, String(counts[i])),
      ),
    ),
  );
  $("panels").classList.toggle("with-source", hasSource(fn));
  $("panel-source").hidden = !hasSource(fn);
}

export function setDark(on) {
  document.documentElement.classList.toggle("dark", on);
  $("dark").textContent = on ? "☀" : "☾";
}
