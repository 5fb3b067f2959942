// The table of the current step: the data structure that the algorithm works on, as it is now.
import { h, replace } from "./dom.js";
import { plain } from "./listing.js";
import { isUndefined, writtenBy } from "../core/effects.js";
import { remarkSentence } from "../core/remarks.js";
import { FORM_NAMES, set, tr } from "../core/words.js";

const LIMIT = 60;

/// A table; `rows` are { cells, here, done }; cells may be a function that makes them, and one { span, text }. Of long ones
/// only the part around the row that is `here`.
export function table(caption, heads, rows, limit = LIMIT) {
  let shown = rows,
    before = 0,
    after = 0;
  if (rows.length > limit) {
    const middle = Math.max(
      0,
      rows.findLastIndex((row) => row.here),
    );
    before = Math.max(0, Math.min(rows.length - limit, middle - limit / 2));
    shown = rows.slice(before, before + limit);
    after = rows.length - before - limit;
  }
  const gap = (count) =>
    count > 0 &&
    h("tr", { class: "gap" }, h("td", { colspan: heads.length }, tr(`… ${count} more`, `… 还有 ${count} 行`)));
  return h(
    "table",
    {},
    caption && h("caption", {}, caption),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((head) => h("th", { scope: "col" }, head)),
      ),
    ),
    h(
      "tbody",
      {},
      gap(before),
      shown.map(({ cells, here, done, id }) =>
        h(
          "tr",
          { class: here ? "here" : done ? "done" : null, "data-row": id },
          (typeof cells === "function" ? cells() : cells).map((cell, i) =>
            i === 0
              ? h("th", { scope: "row" }, here ? "▶ " : "", cell)
              : h("td", { colspan: cell?.span }, cell?.text ?? cell),
          ),
        ),
      ),
      gap(after),
    ),
  );
}

const chips = (items, cls = "") =>
  h(
    "span",
    { class: "chips " + cls },
    items.length ? items.map((item) => h("span", { class: "chip" }, item)) : h("span", { class: "quiet" }, "∅"),
  );

/// A long label may break at its dots.
const dotted = (label) => label.replaceAll(".", ".\u200b");

/// Long sets are cut, but for the row that the step is about.
const shortSet = (items, here) =>
  items.length <= (here ? 300 : 8)
    ? set(items)
    : set(items.slice(0, here ? 60 : 8)).replace(
        / }$/,
        tr(`, … ${items.length} in all }`, `, … 共 ${items.length} 个 }`),
      );

const named = (name, items, cls) => h("div", { class: "named", "data-set": name }, h("b", {}, name), chips(items, cls));

const copyTable = (state, { copy }) => {
  const { done, order, ready, cycle } = state.copy;
  return [
    h(
      "p",
      {},
      tr("edge ", "边 "),
      h("b", { class: "big" }, `${copy.from} → ${copy.to}`),
      copy.block ? tr(` in ${copy.block}`, ` 在 ${copy.block} 中`) : "",
    ),
    table(
      tr("All at once", "同时进行"),
      [tr("to", "到"), tr("from", "从"), tr("state", "状态")],
      copy.copies.map((c) => ({
        id: c.to,
        here: order.length > 0 && writtenBy(order[order.length - 1]).includes(c.to),
        cells: [
          c.to,
          c.from,
          c.why
            ? tr("left out: ", "省去：") + remarkSentence(c.why)
            : isUndefined(c.from)
              ? tr("nothing to copy", "不用复制")
              : c.coalesced
                ? tr("same place", "同一处")
                : done.includes(c.to)
                  ? tr("✓ done", "✓ 完成")
                  : cycle.includes(c.to)
                    ? tr("↻ in a cycle", "↻ 在循环中")
                    : ready.includes(c.to)
                      ? tr("ready", "就绪")
                      : tr("waits", "等待"),
        ],
      })),
    ),
    named("ready", ready),
    order.length > 0 &&
      h(
        "div",
        { class: "named" },
        h("b", {}, tr("order", "顺序")),
        h(
          "ol",
          { class: "order" },
          order.map((text) => h("li", {}, text)),
        ),
      ),
  ];
};

const TABLES = {
  start: ({ ir, model, step, meet, source, plan }) => {
    const round = model.rounds[step.round];
    const missing = model.fn.omitted ?? [];
    const lines = source.split("\n");
    const textOf = (d) =>
      plain(d.source ? lines[d.source - 1].trim() : d.line === undefined ? "" : ir.lines[d.line].text);
    return [
      meet?.length > 0 &&
        table(
          tr("The definitions", "各个定义"),
          [tr("block", "块"), tr("line", "行"), tr("code", "代码")],
          meet.map((d) => ({ id: d.block, cells: [d.block, d.source ? String(d.source) : "", textOf(d)] })),
        ),
      h(
        "p",
        {},
        tr(
          `${ir.blocks.length} blocks, ${ir.variables.length} variables that can become values. The phases:`,
          `${ir.blocks.length} 个基本块，${ir.variables.length} 个可以变成值的变量。各个阶段：`,
        ),
      ),
      h(
        "ol",
        { class: "plan" },
        plan().map(({ number, name, title, isOpen, go }) =>
          h(
            "li",
            {},
            h(
              "button",
              { type: "button", disabled: !isOpen, onclick: go },
              h("b", {}, String(number)),
              h("span", {}, title),
              h("span", { class: "quiet" }, name === title ? "" : name),
            ),
          ),
        ),
      ),
      round.reduced &&
        h(
          "p",
          {},
          tr(
            `The function is large: only the steps for ${round.variables.length} variables are shown (${round.variables.join(", ")}).`,
            `这个函数很大：只显示 ${round.variables.length} 个变量的步骤（${round.variables.join("、")}）。`,
          ),
        ),
      missing.length > 0 &&
        h(
          "p",
          {},
          tr(
            `Too long to be shown: ${missing.join(", ")} SSA.`,
            `太长而没有讲的：${missing.map((form) => FORM_NAMES[form][1]).join("、")} SSA。`,
          ),
        ),
    ];
  },

  candidates: ({ state, step, model, ir, sums }) => {
    const all = model.of("candidate", step.round);
    const uses = ir.lines.filter(
      ({ access }) => access && (sums ? ir.variables.includes(access.variable) : access.variable === step.variable),
    );
    return [
      table(
        tr("Variables", "变量"),
        [tr("variable", "变量"), tr("type", "类型"), tr("loads", "读"), tr("stores", "写"), tr("verdict", "结论")],
        all.map(({ e, variable }) => {
          const known = state.candidates[variable];
          return {
            id: variable,
            here: !sums && step.variable === variable,
            cells:
              known && !e.promotable
                ? [variable, dotted(e.type), { span: 3, text: `✗ ${remarkSentence(e.because)}` }]
                : [
                    variable,
                    dotted(e.type),
                    known ? (e.loads ?? "") : "",
                    known ? (e.stores ?? "") : "",
                    known ? tr("✓ candidate", "✓ 候选") : "…",
                  ],
          };
        }),
      ),
      uses.length > 0 &&
        table(
          tr("Every load and store", "每处 load 和 store"),
          [tr("variable", "变量"), tr("block", "块"), tr("use", "使用")],
          uses.map((line) => ({ cells: () => [line.access.variable, line.block, plain(line.text)] })),
          40,
        ),
    ];
  },

  numbering: ({ state, step, ir }) => {
    const order = ir.rpo.slice().reverse();
    return [
      table(
        tr("Numbers", "编号"),
        [tr("block", "块"), tr("post-order", "后序"), tr("reverse post-order", "逆后序")],
        order.map((label) => ({
          id: label,
          here: step.kind === "number" && step.block === label,
          cells: [label, state.post[label] ?? "…", state.rpo[label] ?? "…"],
        })),
      ),
    ];
  },

  dominators: ({ state, step, ir }) => {
    const chain = (label) => {
      const up = [];
      for (let b = label; b != null && up.length < 1000; b = state.idom[b]) up.push(b);
      return up.reverse();
    };
    const fingers =
      state.fingers &&
      h(
        "p",
        { class: "fingers" },
        h("b", {}, tr("finger 1: ", "手指 1：")),
        state.fingers[0],
        " (rpo ",
        String(state.rpo[state.fingers[0]]),
        ")  ",
        h("b", {}, tr("finger 2: ", "手指 2：")),
        state.fingers[1],
        " (rpo ",
        String(state.rpo[state.fingers[1]]),
        ")",
      );
    const { block } = step,
      isDone = step.kind === "tree";
    const idom = (label) => (label in state.idom ? (state.idom[label] ?? "-") : "?");
    const isNew = step.kind === "idom" && step.changed;
    // While it is sought the set of the step's block; then those of all blocks.
    return [
      fingers,
      block &&
        block in state.idom &&
        h("p", { class: "dom" }, tr("As far as known: ", "目前所知："), `Dom(${block}) = ${set(chain(block))}`),
      isDone
        ? table(
            tr("Dom(b): b, and the dominators of its idom", "Dom(b)：b 以及它的 idom 的支配结点"),
            [tr("block", "块"), "idom", "Dom"],
            ir.rpo.map((label) => ({ id: label, cells: () => [label, idom(label), chain(label).join(" ")] })),
          )
        : table(
            tr(
              `Pass ${state.rounds}: Dom(b) = {b} ∪ ⋂ Dom(p), p a predecessor`,
              `第 ${state.rounds} 遍：Dom(b) = {b} ∪ ⋂ Dom(p)，p 是前驱`,
            ),
            [tr("block", "块"), tr("preds", "前驱"), "idom"],
            ir.rpo.map((label) => ({
              id: label,
              here: block === label,
              cells: () => [
                label,
                ir.byLabel[label]?.preds.join(" ") || "-",
                idom(label) + (isNew && block === label ? tr("  ● new", "  ● 新") : ""),
              ],
            })),
          ),
    ];
  },

  frontiers: ({ state, step, ir }) => [
    state.runner &&
      h(
        "div",
        {},
        named("j", [step.join]),
        named("p", [step.pred]),
        named("runner", [step.block]),
        named("idom(j)", [step.stop]),
      ),
    table(
      tr("Dominance frontiers", "支配边界"),
      [tr("block", "块"), "idom", "DF"],
      ir.rpo.map((label) => ({
        id: label,
        here: step.block === label,
        cells: () => [label, state.idom[label] ?? "-", set(state.frontier[label] ?? [])],
      })),
    ),
  ],

  local: ({ state, step, model, sums }) =>
    sums
      ? [
          table(
            tr("The loads", "各个 load"),
            [tr("load", "load"), tr("variable", "变量"), tr("block", "块"), tr("is", "就是")],
            [...model.of("local-load", step.round), ...model.of("upward-exposed", step.round)]
              .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
              .map((each) => ({
                id: each.e.load,
                cells: [
                  each.e.load,
                  each.variable,
                  each.block,
                  each.kind === "local-load" ? each.e.value : tr("from before", "块外来的值"),
                ],
              })),
          ),
        ]
      : [
          h("p", {}, tr("block ", "块 "), h("b", {}, step.block)),
          table(
            tr("The values inside the block", "块内的值"),
            [tr("variable", "变量"), "local(v)", tr("top", "栈顶")],
            Object.entries(state.local).map(([variable, stack]) => ({
              id: variable,
              here: variable === step.variable,
              cells: [variable, stack.join("  "), stack[stack.length - 1]],
            })),
          ),
          named("VarKill", state.kills[step.block] ?? []),
          named("UEVar", state.exposed[step.block] ?? []),
        ],

  globals: ({ state, step, ir, sums }) => [
    table(
      tr("Definitions and uses between blocks", "块间的定义与使用"),
      [tr("variable", "变量"), "Defs", "Uses", tr("global", "全局名")],
      ir.variables.map((variable) => {
        const known = state.variables[variable];
        if (known && state.candidates[variable]?.constant !== undefined)
          return {
            id: variable,
            here: !sums && variable === step.variable,
            cells: [variable, "–", "–", tr("settled", "已解决")],
          };
        return {
          id: variable,
          here: !sums && variable === step.variable,
          cells: () => [
            variable,
            known ? shortSet(known.defs, variable === step.variable) : "…",
            known ? shortSet(known.uses, variable === step.variable) : "…",
            known ? (known.global ? tr("✓ yes", "✓ 是") : tr("✗ no", "✗ 否")) : "",
          ],
        };
      }),
    ),
  ],

  liveness: ({ state, step, ir }) => [
    table(
      tr("Live on entry", "入口处活跃"),
      [tr("variable", "变量"), tr("blocks", "块")],
      ir.variables
        .filter((v) => state.variables[v]?.global)
        .map((variable) => ({
          id: variable,
          here: variable === step.variable,
          cells: () => [
            variable,
            variable in state.live ? shortSet(state.live[variable], variable === step.variable) : "…",
          ],
        })),
    ),
  ],

  placement: ({ state, step, ir, model }) => {
    // Of many variables only the rows around the step's are drawn, and only those are looked for.
    const wanted = (list) => {
      const found = Object.create(null);
      for (const label of ir.rpo) for (const variable of list[label] ?? []) (found[variable] ??= new Set()).add(label);
      return found;
    };
    const placed = wanted(state.placed),
      ghosts = wanted(state.ghosts);
    const where = (list, variable) => [...((list === state.placed ? placed : ghosts)[variable] ?? [])];
    const done = (ir.worked ??= [...new Set(model.of("worklist", step.round).map((s) => s.variable))]);
    const frontier = state.x ? (ir.table.find((row) => row.block === state.x)?.frontier ?? []) : [];
    return [
      h("p", {}, tr("variable ", "变量 "), h("b", { class: "big" }, step.variable)),
      h(
        "div",
        { class: "sets" },
        named("W", state.w),
        state.x && [named("X", [state.x]), named("DF(X)", frontier)],
        state.y && named("Y", [state.y]),
        named("F", step.kind === "placed" ? where(state.placed, step.variable) : state.f, "phi"),
      ),
      table(
        tr("Phis so far", "目前的 φ"),
        [tr("variable", "变量"), tr("phis in", "φ 在"), tr("refused (not live)", "拒绝（不活跃）")],
        done.map((variable) => ({
          id: variable,
          here: variable === step.variable,
          cells: () => [
            variable,
            where(state.placed, variable).join(" "),
            where(state.ghosts, variable)
              .map((l) => "×" + l)
              .join(" "),
          ],
        })),
      ),
    ];
  },

  insertion: ({ state, step, ir, model }) => [
    table(
      tr("Phis", "φ"),
      [tr("phi", "φ"), tr("block", "块"), tr("slots", "空位")],
      model
        .of("insert", step.round)
        .filter((s) => s.e.phi in state.phi)
        .map(({ e }) => ({
          id: e.phi,
          here: step.e?.phi === e.phi,
          cells: () => [e.phi, e.block, model.phiNow(e.phi).replace(/^.*?(?=\[)/, "")],
        })),
    ),
  ],

  forms: ({ step, model, chooseForm }) => {
    const names = ["maximal", "minimal", "semi-pruned", "pruned"];
    const total = (form) => step.counts.reduce((sum, e) => sum + e.counts[form], 0);
    return [
      h(
        "div",
        { class: "forms" },
        names.map((form) =>
          h(
            "button",
            {
              type: "button",
              class: "form" + (form === model.form ? " chosen" : ""),
              "aria-pressed": form === model.form ? "true" : "false",
              disabled: !model.fn.forms[form]?.length,
              onclick: () => chooseForm(form),
            },
            h("b", {}, String(total(form))),
            h("span", {}, (form === model.form ? "✓ " : "") + tr(...FORM_NAMES[form])),
          ),
        ),
      ),
      table(
        tr("Phis per variable", "每个变量的 φ 数"),
        [tr("variable", "变量"), ...names.map((form) => tr(...FORM_NAMES[form]))],
        [
          ...step.counts.map((e) => ({
            id: e.variable,
            cells: [e.variable, ...names.map((form) => String(e.counts[form]))],
          })),
          { id: "total", cells: [tr("all", "合计"), ...names.map((form) => String(total(form)))] },
        ],
      ),
    ];
  },

  renaming: ({ state, step, ir, model, sums }) => {
    const columns = ir.stacked,
      variable = sums ? null : step.variable;
    const depth = Math.max(1, ...columns.map((v) => state.stacks[v]?.length ?? 0));
    // Stacks grow upwards; of high ones only the top is drawn.
    const drawn = Math.min(depth, 8);
    const rows = [];
    for (let level = drawn - 1; level >= 0; level--)
      rows.push(
        h(
          "tr",
          {},
          columns.map((v) => {
            const stack = state.stacks[v] ?? [];
            const below = Math.max(0, stack.length - drawn);
            const cell = stack[level + below];
            const top = level + below === stack.length - 1;
            if (below && level === 0) return h("td", { class: "cell quiet" }, `… ${below + 1}`);
            const isBare = level === 0 && !cell;
            return h(
              "td",
              {
                class: [cell ? "cell" : "", top ? "top" : "", isBare ? "none" : "", v === variable ? "here" : ""]
                  .join(" ")
                  .trim(),
              },
              cell ? [h("span", {}, cell.value), h("small", {}, cell.name)] : isBare ? "∅" : "",
            );
          }),
        ),
      );
    return [
      h("p", {}, "Rename(", h("b", { class: "big" }, state.block ?? ""), ")"),
      h(
        "p",
        { class: "quiet" },
        tr("The stacks; the top is framed.", "各个栈；栈顶有框。"),
        h("span", { class: "subscripts" }, tr(" Below: the subscript of the next name.", "下面是下一个名字的下标。")),
      ),
      h(
        "div",
        { class: "wide" },
        h(
          "table",
          { class: "stacks" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              columns.map((v) =>
                h(
                  "th",
                  { scope: "col", class: v === variable ? "here" : null, "data-stack": v },
                  (v === variable ? "▶ " : "") + v.replace(/^%/, ""),
                ),
              ),
            ),
          ),
          h("tbody", {}, rows),
          h(
            "tfoot",
            {},
            h(
              "tr",
              {},
              columns.map((v) => h("td", {}, String(state.counters[v] ?? 0))),
            ),
          ),
        ),
      ),
      (step.kind === "fill" || (step.kind === "push" && step.e.from === "phi")) &&
        h("p", { class: "phi" }, model.phiNow(step.kind === "fill" ? step.e.phi : step.e.value)),
    ];
  },

  cleanup: ({ state, step, sums }) => [
    table(
      tr("What went", "删除了什么"),
      [tr("what", "什么"), tr("why", "原因")],
      [
        ...state.folded.map((e) => ({
          here: e === step.e,
          cells: [e.phi, e.value === null ? tr("dead", "死的") : `= ${e.value}`],
        })),
        ...state.erased.map((e) => ({
          here: !sums && e === step.e,
          cells: [e.text.trim().replace(/, align \d+$/, ""), remarkSentence(e.because)],
        })),
      ],
    ),
  ],

  edges: ({ state, step, model }) =>
    model.of("critical-edge", step.round).length > 0 && [
      table(
        tr("Critical edges", "关键边"),
        [tr("edge", "边"), tr("succs", "后继数"), tr("preds", "前驱数"), tr("split by", "新块")],
        model.of("critical-edge", step.round).map(({ e, edge }) => ({
          id: edge,
          here: edge === step.edge,
          cells: () => [
            dotted(edge.replace("->", "→")),
            edge in state.critical ? String(e.succs) : "…",
            edge in state.critical ? String(e.preds) : "…",
            dotted(state.split[edge] ?? ""),
          ],
        })),
      ),
    ],

  copies: ({ state, step }) => copyTable(state, step),
  places: ({ state, step }) => (step.kind === "assembly" ? TABLES.assembly({ step }) : copyTable(state, step)),

  assembly: ({ step }) => [h("pre", { class: "assembly", tabindex: "0" }, step.assembly)],

  result: ({ ir, model, step }) => {
    const count = (text, what) => text.split("\n").filter((line) => what.test(line)).length;
    const { before, after } = model.rounds[step.round];
    const row = (name, what) => ({
      id: name,
      cells: [name, ...[before, after].map((text) => String(count(text, what)))],
    });
    // The values that a variable is given, as the code now names them.
    const given = Object.fromEntries(ir.variables.map((v) => [v, new Set()]));
    for (const { kind, e, only } of [...model.of("local-store", step.round), ...model.of("push", step.round)])
      if (kind === "local-store" || e.from === "phi") given[e.variable]?.add(model.current(only ?? e.value));
    const phis = new Set(
      Object.values(model.state.phis)
        .flat()
        .map((name) => model.current(name)),
    );
    return [
      ir.variables.length > 0 &&
        table(
          tr("The values of each variable; φ: chosen by a phi", "每个变量的值；φ：由 φ 选出"),
          [tr("variable", "变量"), tr("values", "值")],
          ir.variables.map((v) => ({
            id: v,
            cells: [v, [...given[v]].map((value) => (phis.has(value) ? "φ " : "") + value).join(", ") || "–"],
          })),
        ),
      table(
        tr("What has become of the function", "函数变成了什么"),
        ["", tr("before", "之前"), tr("now", "现在")],
        [
          row(tr("instructions", "指令"), /^ {2}\S/),
          row("alloca", / = alloca /),
          row("load", / = load /),
          row("store", /^ *store /),
          row("phi", / = phi /),
        ],
      ),
    ];
  },
};

/// Draws the figure of a phase with its current line; of one in parts the part with that line.
export function drawFigure(element, { title, source: book, lines, chinese, parts = [0] }, line) {
  const from = parts.findLast((first) => first <= Math.max(0, line)),
    to = parts.find((first) => first > from);
  replace(
    element,
    lines.length > 0 && [
      h("h3", {}, tr(...title), " ", h("small", {}, book)),
      h(
        "pre",
        {},
        tr(lines, chinese)
          .slice(from, to)
          .map((text, i) =>
            h(
              "span",
              {
                class: from + i === line ? "here" : null,
                style: `padding-left:${text.search(/\S/) + 3.5}ch`,
              },
              text.trim(),
            ),
          ),
      ),
    ],
  );
}

/// The elements of the table for the step that the model is at.
export function tableOf(model, actions) {
  const make = TABLES[model.phase.key];
  return make ? make({ model, state: model.state, step: model.step, ir: model.ir, ...actions }) : [];
}
export { TABLES, named, chips };
