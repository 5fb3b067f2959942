// The report of a class. The page holds its data: #data has names, scores and a character for the verdict on each test; the
// reasons of a student are a compressed text of their own, which is read when the student's page is shown.
// biome-ignore lint/suspicious/noRedundantUseStrict: it stands in a script of the page, which is no module.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const { words, verdicts, tests, students } = data;
const main = document.getElementById("main");
const word = (text) => words[text] ?? text;
/// A sentence of the page with numbers or names in the places of {0}, {1}...
const sentence = (text, ...parts) => word(text).replace(/\{(\d)\}/g, (_, i) => parts[i]);

/// An element: attributes, then children or texts. Texts are never read as HTML.
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name === "click") element.addEventListener("click", value);
    else if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null));
  return element;
}

const verdictOf = (student, test) => student.codes.charCodeAt(test) - 48;
/// What a list of verdicts has how often, accepted first, then the most frequent ones.
function counted(list) {
  const counts = new Array(verdicts.length).fill(0);
  for (const verdict of list) counts[verdict]++;
  return verdicts
    .map((verdict, at) => ({ ...verdict, count: counts[at] }))
    .filter((verdict) => verdict.count)
    .sort((a, b) => (b.group === "accepted") - (a.group === "accepted") || b.count - a.count);
}
const GROUPS = {
  accepted: "accepted",
  wrong: "wrong answers",
  failed: "crashes",
  limit: "limits",
  made: "nothing to run",
  none: "no verdict",
};

function bar(counts) {
  const whole = counts.reduce((sum, verdict) => sum + verdict.count, 0) || 1;
  const groups = Object.keys(GROUPS).map((group) => [
    group,
    counts.filter((v) => v.group === group).reduce((sum, v) => sum + v.count, 0),
  ]);
  return make(
    "div",
    { class: "bar", role: "img", "aria-label": failures(counts) || word("accepted") },
    groups
      .filter(([, count]) => count)
      .map(([group, count]) => {
        const part = make("i", { class: group });
        part.style.flex = `${count / whole} 0 0`;
        return part;
      }),
  );
}
const failures = (counts) =>
  counts
    .filter((v) => v.group !== "accepted")
    .map((v) => `${word(v.kind)} ${v.count}`)
    .join(word(", "));
const legend = () =>
  make(
    "ul",
    { class: "legend" },
    Object.entries(GROUPS).map(([group, name]) => make("li", null, make("i", { class: group }), word(name))),
  );
const number = (value) => value.toLocaleString("en", { maximumFractionDigits: 2 });

students.forEach((student, at) => {
  student.at = at;
  student.counts = counted(tests.map((_, test) => verdictOf(student, test)));
});
tests.forEach((test, at) => {
  test.at = at;
  const list = students.map((student) => verdictOf(student, at));
  test.counts = counted(list);
  const judged = list.filter((verdict) => verdicts[verdict].group !== "none").length;
  test.share = judged
    ? (100 * test.counts.filter((v) => v.group === "accepted").reduce((sum, v) => sum + v.count, 0)) / judged
    : 0;
});
/// Long names are broken after these signs first.
const broken = (name) => name.split(/(?<=[/_.-])/).flatMap((part, at) => (at ? [make("wbr"), part] : [part]));
const link = (kind, thing) => make("a", { href: `#${kind}=${encodeURIComponent(thing.name)}` }, broken(thing.name));

/// A table that is sorted by its heads. Rows are made as they are needed: the first ones at once, the rest while nothing else
/// is to be done, and all of them before the page is printed.
let rest = null;
function sortedTable(caption, columns, rows, by, label) {
  const body = make("tbody"),
    head = make("tr");
  const table = make("table", null, make("caption", null, caption), make("thead", null, head), body);
  let order = by,
    descending = columns[by].descending ?? false,
    pattern = "";
  function draw() {
    const value = columns[order].value,
      sign = descending ? -1 : 1;
    const shown = rows.filter((row) => row.name.toLowerCase().includes(pattern));
    shown.sort(
      (a, b) =>
        sign *
          (typeof value(a) === "number"
            ? value(a) - value(b)
            : value(a).localeCompare(value(b), undefined, { numeric: true })) || a.at - b.at,
    );
    body.replaceChildren();
    let next = 0;
    const more = (count) => {
      body.append(
        ...shown.slice(next, next + count).map((row) =>
          make(
            "tr",
            null,
            columns.map((column, at) =>
              make(at ? "td" : "th", { class: column.class, scope: at ? null : "row" }, column.cell(row)),
            ),
          ),
        ),
      );
      next += count;
      if (rest === more && next >= shown.length) rest = null;
    };
    rest = more;
    more(100);
    const later = () => {
      if (rest === more) {
        more(200);
        setTimeout(later, 0);
      }
    };
    setTimeout(later, 0);
    table.caption.textContent =
      shown.length === rows.length ? caption : sentence("{0} of {1} shown", shown.length, rows.length);
    [...head.children].forEach((cell, at) => {
      if (at === order) cell.setAttribute("aria-sort", descending ? "descending" : "ascending");
      else cell.removeAttribute("aria-sort");
    });
  }
  columns.forEach((column, at) =>
    head.append(
      make(
        "th",
        { class: column.class, scope: "col" },
        column.value
          ? make(
              "button",
              {
                type: "button",
                click: () => {
                  descending = order === at ? !descending : (column.descending ?? false);
                  order = at;
                  draw();
                },
              },
              word(column.title),
            )
          : word(column.title),
      ),
    ),
  );
  const field = make("input", { type: "search", autocomplete: "off" });
  field.addEventListener("input", () => {
    pattern = field.value.trim().toLowerCase();
    draw();
  });
  draw();
  return [make("div", { class: "tools" }, make("label", null, word(label), field), legend()), table];
}

const weighted = tests.some((test) => test.points !== 1);
const tile = (value, text) => make("li", null, make("b", null, String(value)), word(text));

function showClass() {
  const scores = students.map((student) => student.score).sort((a, b) => a - b);
  const middle = scores.length >> 1;
  const median = scores.length % 2 ? scores[middle] : (scores[middle - 1] + scores[middle]) / 2;
  return [
    make(
      "ul",
      { class: "tiles" },
      tile(students.length, "students"),
      tile(tests.length, "tests"),
      tile(number(median), "median score"),
      tile(number(scores.reduce((a, b) => a + b, 0) / scores.length), "mean score"),
      tile(
        students.filter((student) => student.passed === student.counted).length,
        "students with every test accepted",
      ),
    ),
    ...data.notes.map((note) => make("p", { class: "quiet" }, note)),
    ...sortedTable(
      sentence("{0} students", students.length),
      [
        { title: "student", value: (s) => s.name, cell: (s) => link("student", s) },
        { title: "score", class: "number", descending: true, value: (s) => s.score, cell: (s) => s.score.toFixed(2) },
        {
          title: "accepted",
          class: "number",
          descending: true,
          value: (s) => s.passed,
          cell: (s) => `${s.passed}/${s.counted}`,
        },
        { title: "verdicts", class: "strip", cell: (s) => bar(s.counts) },
        { title: "not accepted", class: "words why", cell: (s) => failures(s.counts) || "\u2013" },
      ],
      students,
      0,
      "Find a student",
    ),
  ];
}

function showTests() {
  return sortedTable(
    sentence("{0} tests, the hardest first", tests.length),
    [
      { title: "test", value: (t) => t.name, cell: (t) => link("test", t) },
      { title: "accepted by", class: "number", value: (t) => t.share, cell: (t) => `${t.share.toFixed(1)} %` },
      ...(weighted
        ? [
            {
              title: "points",
              class: "number",
              descending: true,
              value: (t) => t.points,
              cell: (t) => number(t.points),
            },
          ]
        : []),
      { title: "verdicts", class: "strip", cell: (t) => bar(t.counts) },
      { title: "not accepted", class: "words why", cell: (t) => failures(t.counts) || "\u2013" },
    ],
    tests,
    1,
    "Find a test",
  );
}

/// The reasons of a student: for each test [reason, details, notes, seconds, host].
async function texts(student) {
  const bytes = Uint8Array.from(atob(document.getElementById(`s${student.at}`).textContent), (c) => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
}

function turn(kind, list, at) {
  const to = (other, text) =>
    other
      ? make(
          "a",
          { href: `#${kind}=${encodeURIComponent(other.name)}`, rel: text },
          `${word(text)}: `,
          broken(other.name),
        )
      : null;
  return make(
    "nav",
    { class: "turn", "aria-label": word("neighbours") },
    to(list[at - 1], "previous"),
    to(list[at + 1], "next"),
  );
}

/// One verdict with its reason.
function explained(verdict, head, [reason, details, notes, seconds, host]) {
  const block = make(
    "article",
    { class: verdict.group + (details.length > 25 ? " long" : "") },
    make("h3", null, head),
    make("span", { class: `chip ${verdict.group}` }, word(verdict.kind)),
  );
  if (reason) block.append(make("p", null, reason));
  if (details.length) block.append(make("pre", null, details.join("\n")));
  for (const note of notes) block.append(make("p", null, `${word("note")}: ${note}`));
  if (verdict.group === "limit")
    block.append(make("p", { class: "quiet" }, sentence("{0} s of processor time on {1}", seconds, host)));
  return block;
}

async function showStudent(student) {
  const found = await texts(student);
  const bad = tests.filter((test) => verdicts[verdictOf(student, test.at)].group !== "accepted");
  const good = tests.filter((test) => !bad.includes(test));
  const times = good.map((test) => ({ ...test, seconds: found[test.at][3], notes: found[test.at][2] }));
  return [
    turn("student", students, student.at),
    make("h2", null, broken(student.name)),
    make(
      "ul",
      { class: "tiles" },
      tile(student.score.toFixed(2), "score of 100"),
      tile(`${student.passed}/${student.counted}`, "tests accepted"),
    ),
    bad.length
      ? make(
          "section",
          null,
          make("h2", null, word("Not accepted")),
          bad.map((test) => explained(verdicts[verdictOf(student, test.at)], link("test", test), found[test.at])),
        )
      : null,
    good.length
      ? make(
          "section",
          null,
          make(
            "table",
            null,
            make("caption", null, word("Accepted")),
            make(
              "thead",
              null,
              make(
                "tr",
                null,
                ["test", "seconds", "notes"].map((title, at) =>
                  make("th", { scope: "col", class: at === 1 ? "number" : null }, word(title)),
                ),
              ),
            ),
            make(
              "tbody",
              null,
              times.map((test) =>
                make(
                  "tr",
                  null,
                  make("th", { scope: "row" }, link("test", test)),
                  make("td", { class: "number" }, test.seconds.toFixed(2)),
                  make("td", { class: "words" }, test.notes.join(" ")),
                ),
              ),
            ),
          ),
        )
      : null,
  ];
}

async function showTest(test) {
  const bad = students.filter((student) => verdicts[verdictOf(student, test.at)].group !== "accepted");
  const shown = bad.slice(0, 200);
  const found = await Promise.all(shown.map(texts));
  return [
    turn("test", tests, test.at),
    make("h2", null, broken(test.name)),
    make(
      "ul",
      { class: "tiles" },
      tile(`${test.share.toFixed(1)} %`, "of the students accepted"),
      weighted ? tile(number(test.points), "points") : null,
      test.counts.map((v) => tile(v.count, v.kind)),
    ),
    shown.length < bad.length
      ? make("p", { class: "quiet" }, sentence("The first {0} of {1} that are not accepted", shown.length, bad.length))
      : null,
    ...shown.map((student, at) =>
      explained(verdicts[verdictOf(student, test.at)], link("student", student), found[at][test.at]),
    ),
  ];
}

let wanted = 0;
async function show(focus) {
  const mine = ++wanted;
  const [, kind, name] = /^#?(\w*)=?(.*)$/.exec(location.hash) ?? [];
  rest = null;
  const called = decodeURIComponent(name ?? "");
  const student = kind === "student" && students.find((s) => s.name === called);
  const test = kind === "test" && tests.find((t) => t.name === called);
  const content = student
    ? await showStudent(student)
    : test
      ? await showTest(test)
      : kind === "tests"
        ? showTests()
        : showClass();
  if (mine !== wanted) return;
  main.replaceChildren(...content.filter((part) => part !== null));
  const current = kind === "tests" || test ? "tests" : "class";
  document.getElementById("tabs").replaceChildren(
    ...[
      ["class", "Students"],
      ["tests", "Tests"],
    ].map(([id, text]) =>
      make(
        "a",
        { href: `#${id}`, "aria-current": id === current ? (student || test ? "true" : "page") : null },
        word(text),
      ),
    ),
  );
  document.title = [student?.name ?? test?.name, data.title].filter(Boolean).join(" \u2013 ");
  if (focus) {
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
  document.body.dataset.ready = location.hash;
}

const button = document.getElementById("theme"),
  system = matchMedia("(prefers-color-scheme: dark)");
function setTheme(dark) {
  document.documentElement.classList.toggle("dark", dark);
  button.textContent = word(dark ? "Light" : "Dark");
}
button.addEventListener("click", () => setTheme(!document.documentElement.classList.contains("dark")));
system.addEventListener("change", () => setTheme(system.matches));
setTheme(system.matches);
addEventListener("hashchange", () => show(true));
addEventListener("beforeprint", () => rest?.(Infinity));
show(false);
