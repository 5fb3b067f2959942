// The quiz of a class: a name, one question after the other, and the line of text that is handed in. Nothing is marked here.
// The teacher's page shows the right answers instead, and the line by which `minic-test answers` marks the others.
import { classQuestions, lineOf } from "../core/class_quiz.js";
import { tr } from "../core/words.js";
import { copyText, h, replace } from "./dom.js";
import { Graph } from "./graph.js";
import { reveal } from "./listing.js";
import { codeRows, drawQuestion, givenIn, inputsOf, irRows, linesAbout, questionFields } from "./quiz.js";
import { rich } from "./rich.js";

/// What the tab keeps when the page is loaded again; the next one at the computer opens a tab of his own.
function kept(key, value) {
  try {
    if (value === undefined) return JSON.parse(sessionStorage.getItem(key));
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* a page in a frame may not be allowed to */
  }
  return null;
}

const nameOf = (option) => option || tr("none", "没有");

/// The line with a button that copies it and one that saves it.
function lineToTake(line, file) {
  const copy = h(
    "button",
    {
      type: "button",
      id: "copyLine",
      class: "main",
      onclick: async () => {
        copy.textContent = (await copyText(line))
          ? tr("Copied ✓", "已复制 ✓")
          : tr("Not copied: select the text", "没有复制：请选中文本");
      },
    },
    tr("Copy the line", "复制这一行"),
  );
  const save = h(
    "a",
    {
      id: "saveLine",
      class: "button",
      download: file,
      href: `data:text/plain;charset=utf-8,${encodeURIComponent(line + "\n")}`,
    },
    tr(`Save as ${file}`, `存为 ${file}`),
  );
  return [
    h(
      "textarea",
      { id: "line", readonly: true, rows: "3", "aria-label": tr("your answers as one line of text", "答案，一行文本") },
      line,
    ),
    h("div", { class: "actions" }, copy, save),
  ];
}

export class ClassQuiz {
  constructor(element, log, modelOf) {
    Object.assign(this, { element, log, modelOf, at: 0, name: "", answers: [] });
    this.key = `minic.quiz.${log.quiz.id}`;
    const { name, answers } = kept(this.key) ?? {};
    if (typeof name === "string" && Array.isArray(answers)) Object.assign(this, { name, answers });
  }
  keep() {
    kept(this.key, { name: this.name, answers: this.answers });
  }

  /// Draws the quiz in the language of now; gives the graph, if there is one.
  show() {
    const { questions, left } = classQuestions(this.log.quiz, this.modelOf);
    this.questions = questions;
    if (this.log.quiz.isKey) return this.showKey(left);
    if (!questions.length)
      return void replace(this.element, h("section", {}, h("p", {}, tr("There is nothing to ask.", "没有可问的。"))));
    return this.showQuestion();
  }

  showKey(left) {
    const { questions, log } = this,
      titles = [
        tr("Question", "题"),
        tr("Line of the file", "文件的行"),
        tr("Function", "函数"),
        "SSA",
        tr("It asks", "内容"),
        tr("Right", "答案"),
      ];
    replace(
      this.element,
      h(
        "section",
        { class: "quiz-key" },
        h("h2", {}, tr(`The right answers: ${questions.length} questions`, `正确答案：${questions.length} 题`)),
        h(
          "div",
          { class: "wide", tabindex: "0" },
          h(
            "table",
            {},
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                titles.map((title) => h("th", {}, title)),
              ),
            ),
            h(
              "tbody",
              {},
              questions.map(({ name, form, line, asked }, i) =>
                h(
                  "tr",
                  {},
                  [String(i + 1), String(line), name, form, rich(asked.text), nameOf(asked.right.join(", "))].map(
                    (cell) => h("td", {}, cell),
                  ),
                ),
              ),
            ),
          ),
        ),
        left.map(({ line, function: name, form }) =>
          h(
            "p",
            { class: "left" },
            tr(
              `Line ${line} is left out: ${name} has no other question in its ${form} form.`,
              `第 ${line} 行略去：${name} 的 ${form} 形式没有别的题可问。`,
            ),
          ),
        ),
        h(
          "p",
          {},
          tr(
            "Save this line. The grader marks what is handed in by it: ",
            "保存这一行。评分程序按它给交来的答案评分：",
          ),
          h("code", {}, `minic-test answers ${this.file()}.key handed-in/ -o marks.csv`),
        ),
        lineToTake(
          lineOf(
            log.quiz.id,
            "key",
            log.file.split("/").pop(),
            questions.map(({ asked }) => asked.right),
          ),
          `${this.file()}.key`,
        ),
      ),
    );
    return null;
  }
  file() {
    return (
      this.log.file
        .split("/")
        .pop()
        .replace(/\.[^.]*$/, "")
        .replace(/[^\p{L}\p{N}_.-]+/gu, "-") || "quiz"
    );
  }

  go(to) {
    this.at = Math.max(0, Math.min(this.questions.length - 1, to));
    this.showQuestion();
    this.element.querySelector("input[name=answer]")?.focus();
  }

  showQuestion() {
    const { at, questions } = this,
      { name, asked } = questions[at],
      model = this.modelOf(name, asked.form),
      [ir] = model.irs;
    const inputs = inputsOf(asked);
    for (const input of inputs) input.checked = Boolean(this.answers[at]?.includes(input.value));
    const answer = () => {
      const given = givenIn(inputs);
      // A choice of one that nobody has made is no answer.
      this.answers[at] = asked.single && !given.length ? null : given;
      this.keep();
      this.markNumbers();
    };
    const isLast = at === questions.length - 1;
    const form = h(
      "form",
      {
        onchange: answer,
        onsubmit: (event) => {
          event.preventDefault();
          answer();
          if (isLast) this.element.querySelector("#export").focus();
          else this.go(at + 1);
        },
      },
      questionFields(
        tr(`Question ${at + 1} of ${questions.length}`, `第 ${at + 1} 题，共 ${questions.length} 题`),
        asked,
        inputs,
      ),
      h(
        "div",
        { class: "actions" },
        h(
          "button",
          { type: "submit", class: "main", id: "answer" },
          isLast ? tr("Answer", "回答") : tr("Answer and next", "回答，下一题"),
        ),
        h(
          "button",
          { type: "button", id: "backQuestion", disabled: at === 0, onclick: () => this.go(at - 1) },
          tr("Back", "上一题"),
        ),
      ),
    );
    const own = h("input", {
      id: "ownName",
      type: "text",
      autocomplete: "name",
      value: this.name,
      oninput: () => {
        this.name = own.value;
        this.keep();
        replace(this.handIn);
      },
    });
    this.numbers = questions.map((_, i) => h("button", { type: "button", onclick: () => this.go(i) }));
    this.handIn = h("div", { id: "handIn", role: "status", "aria-live": "polite" });
    const listing = codeRows(irRows(ir, linesAbout(ir, asked)));
    const element = h("div", { class: "graph", id: "quizGraph" });
    replace(
      this.element,
      h(
        "section",
        { class: "quiz" },
        h(
          "div",
          {},
          h(
            "div",
            { class: "actions" },
            h("label", {}, tr("Your name", "姓名"), " ", own),
            h("nav", { class: "numbers", "aria-label": tr("questions", "题") }, this.numbers),
            h(
              "button",
              { type: "button", id: "export", onclick: () => this.export(own) },
              tr("Export the answers", "导出答案"),
            ),
          ),
          this.handIn,
          form,
          h("p", { class: "quiet" }, tr("The function ", "函数 "), h("code", {}, name)),
          listing,
        ),
        element,
      ),
    );
    this.markNumbers();
    reveal(listing, listing.querySelector(".here"));
    const graph = new Graph(element, "CFG", null);
    drawQuestion(graph, `${name} ${at}`, ir, asked, model);
    if (!this.name) own.focus();
    return graph;
  }

  markNumbers() {
    this.numbers.forEach((button, i) => {
      const isDone = Boolean(this.answers[i]);
      button.textContent = isDone ? `${i + 1} ✓` : String(i + 1);
      button.setAttribute(
        "aria-label",
        isDone ? tr(`${i + 1} ✓: answered`, `${i + 1} ✓：已答`) : tr(`${i + 1}: not answered`, `${i + 1}：未答`),
      );
      if (i === this.at) button.setAttribute("aria-current", "step");
    });
    // A line that was made before is of other answers.
    replace(this.handIn);
  }

  /// The line of the answers so far.
  export(own) {
    const name = this.name.trim(),
      { questions, answers } = this;
    if (!name) {
      replace(this.handIn, h("p", { class: "wrong" }, tr("Write your name first.", "请先写姓名。")));
      return own.focus();
    }
    const open = questions.flatMap((_, i) => (answers[i] ? [] : [i + 1])),
      file = `${name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60)}.quiz.txt`;
    replace(
      this.handIn,
      open.length ? h("p", {}, tr(`Not answered: ${open.join(", ")}.`, `未答：${open.join(", ")}。`)) : null,
      h("p", {}, tr("Hand in this line:", "请交这一行：")),
      lineToTake(
        lineOf(
          this.log.quiz.id,
          "name",
          name,
          questions.map((_, i) => answers[i]),
        ),
        file,
      ),
    );
    return this.handIn.querySelector("#copyLine").focus();
  }
}
