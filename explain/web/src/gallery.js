// The gallery: a card per program, with its lesson, two questions and the way to its page. The answers are
// from the programs' logs.
import { join, plain, say } from "./core/say.js";
import { languageNow, setLanguage, tr } from "./core/words.js";
import { firstLanguage, h, replace } from "./view/dom.js";

const programs = JSON.parse(document.getElementById("log").textContent);
setLanguage(firstLanguage(new URLSearchParams(location.hash.slice(1)).get("lang")));
const list = (items) =>
  items.length
    ? items.map((item) => h("code", {}, item)).flatMap((item, i) => (i ? [", ", item] : [item]))
    : [tr("none", "没有")];

function draw() {
  document.documentElement.lang = languageNow() === "zh" ? "zh-CN" : "en";
  document.querySelector("h1").textContent = tr("SSA, program by program", "一个程序一课：SSA");
  document.getElementById("language").textContent = tr("中文", "English");
  document.getElementById("lead").textContent = tr(
    "A variable in memory may get its value from several places. SSA form gives every definition a name of its own, and where two definitions meet, a phi chooses by the way that control came. Each program below shows one idea: read it, answer the two questions, then watch the compiler do it.",
    "内存里的一个变量，值可能来自好几个地方。SSA 形式给每个定义一个自己的名字；两个定义相遇的地方，由 φ 按控制流来的路选择。下面每个程序讲一件事：先读程序，回答两个问题，再看编译器一步步做。",
  );
  const card = (p) => {
    const page = `${p.name}.html#function=${encodeURIComponent(p.function)}&lang=${languageNow()}`;
    return h(
      "article",
      { id: p.name },
      h("h3", {}, h("a", { href: page }, tr(...p.title))),
      h("p", {}, tr(...p.lesson)),
      h("pre", { tabindex: 0 }, p.source),
      h(
        "details",
        {},
        h("summary", {}, "1. ", plain(say("gallery.phis", { title: p.function }))),
        h(
          "p",
          { class: "answer" },
          join(
            say("gallery.counts", p.phis),
            say("gallery.others", { semi: p.phis["semi-pruned"], maximal: p.phis.maximal }),
          ),
          " ",
          h("a", { href: `${page}&detail=story&phase=forms` }, tr("See it", "看这一步")),
        ),
      ),
      h(
        "details",
        {},
        h("summary", {}, "2. ", plain(say("quiz.frontier", { block: p.block }))),
        h(
          "p",
          { class: "answer" },
          list(p.frontier),
          ". ",
          h("a", { href: `${page}&detail=story&phase=frontiers` }, tr("See it", "看这一步")),
        ),
      ),
      h(
        "p",
        {},
        h("a", { href: page }, tr("Watch the story", "看故事")),
        " · ",
        h("a", { href: page + "&mode=quiz" }, tr("More questions", "更多问题")),
      ),
    );
  };
  replace(
    document.getElementById("cards"),
    h("h2", {}, tr("From the textbooks", "教科书里的例子")),
    programs.filter((p) => p.seed).map(card),
    h("h2", {}, tr("Laboratory", "实验")),
    programs.filter((p) => !p.seed).map(card),
  );
}

document.getElementById("language").addEventListener("click", () => {
  setLanguage(languageNow() === "zh" ? "en" : "zh");
  draw();
});
draw();
document.body.setAttribute("data-ready", "true");
