// The panels of inline, unroll and vectorize: their decision on each call and loop, with the numbers that it rests on.
import { callGraph } from "../core/pass_decisions.js";
import { tr } from "../core/words.js";
import { h } from "./dom.js";

const chip = (text, cls = "") => h("code", { class: `name ${cls}` }, text);
const head = (...names) =>
  h(
    "thead",
    {},
    h(
      "tr",
      {},
      names.map((name) => h("th", {}, name)),
    ),
  );
const yesNo = (isDone) => h("b", { class: isDone ? "yes" : "no" }, isDone ? "✓" : "✗");

const UNROLLED = {
  full: ["all iterations", "全部各轮"],
  part: ["per test", "每次判断"],
  exact: ["per test, none left", "每次判断，无剩余"],
  "no-form": ["no preheader", "没有前置块"],
  "inner-changed": ["has to wait", "要等待"],
  "no-test": ["no test", "没有判断"],
  vectors: ["made by the vectorizer", "向量化的循环"],
  "no-copy": ["cannot be copied", "不能复制"],
  unknown: ["iterations unknown", "轮数未知"],
  many: ["too many iterations", "轮数太多"],
  "all-large": ["too large", "太大"],
  "has-inner": ["a loop inside", "里面有循环"],
  "has-call": ["calls", "有调用"],
  once: ["runs once", "只运行一次"],
  shallow: ["not the deepest", "不是最深的"],
  few: ["few iterations", "轮数少"],
  large: ["too large", "太大"],
  "no-room": ["no fitting counter", "没有合适的计数器"],
  growth: ["the function grows", "函数变大"],
};
const HOW = {
  wide: ["neighbours", "相邻"],
  reversed: ["neighbours, reversed", "相邻，反序"],
  uniform: ["one place", "同一处"],
  spread: ["every second", "每隔一个"],
  single: ["lane by lane", "一格一格"],
};

/// A bar that shows which part of a limit is used. It ends at the limit.
const share = (amount, limit) => {
  const part = limit > 0 ? Math.max(0, Math.min(1, amount / limit)) : 1;
  return h(
    "span",
    { class: `share ${amount > limit ? "over" : ""}` },
    h("span", { style: `width: ${Math.round(part * 100)}%` }),
  );
};

const inline = (inside, state, step) => [
  h("h2", {}, tr("Calls in this function, as they were decided", "这个函数中的调用，按决定的次序")),
  h(
    "table",
    { class: "calls" },
    head(tr("callee", "被调用者"), tr("size / allowed", "大小 / 允许"), tr("loops around it", "外面的循环")),
    h(
      "tbody",
      {},
      state.decided.map((each) =>
        h(
          "tr",
          { class: each === step ? "now" : "", "data-inst": each.inst },
          h("td", {}, yesNo(each.why === null), " ", chip(each.callee)),
          h("td", {}, each.limit === null ? "–" : [share(each.size, each.limit), ` ${each.size} / ${each.limit}`]),
          h("td", {}, each.depth),
        ),
      ),
    ),
  ),
  inside.log && [
    h("h2", {}, tr("All calls of the program, callees before callers", "程序中的所有调用，被调用者在前")),
    h(
      "ul",
      { class: "callGraph" },
      callGraph(inside.log)
        .filter(({ name, calls, removed }) => calls.length || removed || name === inside.fn.name)
        .map(({ name, calls, removed }) =>
          h(
            "li",
            { class: name === inside.fn.name ? "now" : "", "data-function": name, "data-removed": removed },
            h(
              "div",
              {},
              removed ? h("del", {}, chip(name)) : chip(name),
              removed ? h("small", {}, ` ${removed}`) : null,
              calls.length ? " → " : null,
              calls.map((call) => [yesNo(call.why === null), chip(call.callee), " "]),
            ),
          ),
        ),
    ),
  ],
];

const unroll = (inside, state, step) => [
  h("h2", {}, tr("Loops, inner ones first", "循环，内层在前")),
  h(
    "table",
    {},
    head(tr("loop", "循环"), tr("iterations", "轮数"), tr("an iteration", "一轮"), tr("verdict", "判断")),
    h(
      "tbody",
      {},
      state.decided.map((each) =>
        h(
          "tr",
          { class: each === step ? "now" : "", "data-header": each.header },
          h("td", {}, chip(inside.label(each.header), "block")),
          h("td", {}, each.iterations ?? "?"),
          h("td", {}, each.size || "–"),
          h(
            "td",
            {},
            yesNo(["full", "part", "exact"].includes(each.verdict)),
            " ",
            each.verdict === "part" || each.verdict === "exact" ? `${each.amount} ` : null,
            tr(...UNROLLED[each.verdict]),
            each.limit && /^(full|all-large|large)$/.test(each.verdict)
              ? [" ", share(each.amount, each.limit), ` ${each.amount} / ${each.limit}`]
              : null,
          ),
        ),
      ),
    ),
  ),
];

/// A table with a column per lane. A vector value fills a whole row; a value computed lane by lane has one cell per lane.
const laneRows = (inside, state, loop, step) => {
  const cells = (each, text) =>
    / = insertelement /.test(text)
      ? Array.from({ length: loop.lanes }, () => h("td", { class: "lane" }))
      : [h("td", { class: "lane whole", colspan: loop.lanes }, text)];
  return [...state.vectors]
    .filter(([, all]) => all[0].header === loop.header)
    .flatMap(([inst, all]) =>
      all
        .filter(({ part }) => part === 0)
        .map((each) => {
          const text = inside.now.byId.get(each.vector)?.text ?? "";
          return h(
            "tr",
            { class: inst === step.inst ? "now" : "", "data-inst": inst },
            h("td", {}, chip(inside.name(inst))),
            cells(each, text),
          );
        }),
    );
};
const factsOf = (loop, ...events) => events.flatMap((event) => loop.facts.filter((each) => each.event === event));
/// The instruction of the step is set apart.
const nowIf = (isNow) => (isNow ? "now" : "");
/// What the loop carries from one iteration to the next.
const stepsTable = (inside, loop, step) =>
  factsOf(loop, "stepping", "reduction").length > 0 && [
    h("h2", {}, tr("From iteration to iteration", "从一轮到下一轮")),
    h(
      "table",
      {},
      h(
        "tbody",
        {},
        factsOf(loop, "stepping", "reduction").map((each) =>
          h(
            "tr",
            { class: nowIf(each === step), "data-inst": each.inst },
            h("td", {}, chip(inside.name(each.inst))),
            h(
              "td",
              { class: "text" },
              each.event === "stepping"
                ? `${each.start} ${each.step < 0 ? "−" : "+"} ${Math.abs(each.step)}·i`
                : each.op,
            ),
          ),
        ),
      ),
    ),
  ];
/// Its accesses to memory.
const accessTable = (inside, loop, step) =>
  factsOf(loop, "access").length > 0 && [
    h("h2", {}, tr("Accesses to memory", "对内存的访问")),
    h(
      "table",
      {},
      head(tr("instruction", "指令"), tr("bytes per iteration", "每轮字节"), ""),
      h(
        "tbody",
        {},
        factsOf(loop, "access").map((each) =>
          h(
            "tr",
            { class: nowIf(each === step), "data-inst": each.inst },
            h("td", { class: "text" }, inside.text(each.inst)),
            h("td", {}, each.stride ?? "?"),
            h("td", {}, tr(...HOW[each.how])),
          ),
        ),
      ),
    ),
  ];
/// Whether iterations may change places.
const orderTable = (inside, loop, step) =>
  factsOf(loop, "dependence", "overlap").length > 0 && [
    h("h2", {}, tr("May iterations change places?", "各轮可以交换先后吗？")),
    h(
      "table",
      {},
      h(
        "tbody",
        {},
        factsOf(loop, "dependence", "overlap").map((each) =>
          h(
            "tr",
            { class: nowIf(each === step), "data-inst": each.inst },
            h("td", { class: "text" }, inside.text(each.first ?? each.other)),
            h("td", { class: "text" }, inside.text(each.inst)),
            h(
              "td",
              {},
              each.event === "overlap"
                ? tr("test at run time", "运行时测试")
                : [
                    yesNo(each.iterations >= loop.lanes),
                    ` ${(each.bytes / each.stride) % 1 ? `${each.bytes} B` : tr(`distance ${-each.bytes / each.stride}`, `距离 ${-each.bytes / each.stride}`)}`,
                  ],
            ),
          ),
        ),
      ),
    ),
  ];
/// What the iterations cost as they are, and on vectors.
const costBars = (loop) => {
  const costs = factsOf(loop, "cost"),
    most = Math.max(1, ...costs.flatMap(({ scalar, vector }) => [scalar, vector]));
  return costs.map(({ scalar, vector }) => [
    h("h2", {}, tr(`Cost of ${loop.lanes} iterations`, `${loop.lanes} 轮的代价`)),
    h(
      "div",
      { class: "costs" },
      [
        [tr("as they are", "照原样"), scalar],
        [tr("on vectors", "用向量"), vector],
      ].map(([name, cost]) => h("div", {}, h("span", {}, `${name} ${cost}`), share(cost, most))),
    ),
  ]);
};
const vectors = (inside, state, step) => {
  const { loop } = state,
    rows = laneRows(inside, state, loop, step);
  return [
    h(
      "p",
      { class: "loops" },
      state.loops.map((each) => [
        h(
          "span",
          { class: nowIf(each === loop), "data-header": each.header },
          each.verdict ? yesNo(each.verdict.event === "plan") : null,
          chip(inside.label(each.header), "block"),
        ),
        " ",
      ]),
    ),
    rows.length > 0 && [
      h("h2", {}, tr("Iterations as lanes", "各轮作为向量的各格")),
      h(
        "table",
        { class: "lanes" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", {}, tr("value", "值")),
            Array.from({ length: loop.lanes }, (_, lane) => h("th", {}, lane)),
          ),
        ),
        h("tbody", {}, rows),
      ),
    ],
    stepsTable(inside, loop, step),
    accessTable(inside, loop, step),
    orderTable(inside, loop, step),
    costBars(loop),
  ];
};

export const DECISION_PANELS = { inline, unroll, vectors };

/// The sign of an instruction in the graph, and its class.
export const decisionSign = (state, number) => {
  const call = state.decided?.findLast(({ inst }) => inst === number);
  if (call) return call.why === null ? ["✓", "new"] : ["✗", "changed"];
  if (state.vectors?.has(number)) return ["⇉", "new"];
  return [" ", ""];
};
