// The picture of register allocation: the instructions from left to right in the order of the layout, a row for each live range in
// the order in which the allocator takes them, and in each row bars, with holes, coloured by what the range got.
import { allocationAt, obstacles, registerName, weightText } from "../core/allocation.js";
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";

/// Pixels for an instruction, at least and at most.
const NARROW = 7,
  WIDE = 26,
  LABEL = 118;

const PLACES = {
  memory: ["memory", "内存"],
  remade: ["made again", "重新做出"],
  split: ["split", "已分开"],
  waits: ["waits", "等待"],
};
export const placeText = (place) => (place?.[0] === "%" ? registerName(place) : tr(...PLACES[place ?? "waits"]));
const NAMES = {
  fixed: ["the code uses it", "代码自己用它"],
  call: ["a call destroys it", "调用会毁掉它"],
  unsaved: ["unused; would have to be saved", "还没用过；用了要保存"],
  free: ["free", "空"],
};

/// A colour for each register: neighbours in the order are far apart.
const hues = (inside) =>
  new Map(Object.values(inside.classes).flatMap(({ order }) => order.map((name, i) => [name, (i * 137 + 210) % 360])));

/// The bars of a live range after a step: [{ id, place, start, end }].
const barsOf = (inside, state, root) =>
  [
    ...[...inside.bundles.values()]
      .filter((bundle) => bundle.root === root && state.place.get(bundle.id) !== "split" && state.there.has(bundle.id))
      .flatMap(({ id, ranges }) => ranges.map(({ start, end }) => ({ id, place: state.place.get(id), start, end }))),
    ...state.kept
      .filter((kept) => kept.root === root)
      .flatMap(({ ranges, place }) => ranges.map(({ start, end }) => ({ id: null, place, start, end }))),
  ].sort((a, b) => a.start - b.start);

/// Neighbours that look the same are one bar.
const merged = (bars) =>
  bars.reduce((all, bar) => {
    const last = all.at(-1);
    if (last && last.id === bar.id && last.place === bar.place && last.end === bar.start) last.end = bar.end;
    else all.push({ ...bar });
    return all;
  }, []);

/// The bundles that there are after a step: parts come with their split.
const stateOf = (inside, at) => {
  const state = allocationAt(inside, at);
  state.there = new Set([...inside.bundles.values()].filter(({ root, id }) => root.id === id).map(({ id }) => id));
  for (const step of inside.steps.slice(0, at + 1)) for (const { bundle } of step.parts ?? []) state.there.add(bundle);
  return state;
};

/// What reads or writes the live range, each with its line of the source; a click follows it through the columns.
const instructionsOf = (inside, root, followed) => [
  h("h2", {}, tr("Instructions of ", "有关的指令："), h("code", { class: "name" }, root.name)),
  h(
    "ol",
    { class: "uses" },
    inside.code.insts
      .map((inst, number) => ({ ...inst, number }))
      .filter(({ text }) => root.of.some((name) => new RegExp(`\\b${name}\\b`).test(text)))
      .map(({ text, line, row, number }) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", "data-row": row, onclick: () => followed(row, root.of) },
            h("small", {}, `${number} `),
            text,
          ),
          line ? h("small", {}, tr(` line ${line}`, ` 第 ${line} 行`)) : null,
        ),
      ),
  ),
];

/// The table beside the picture: what is in the way of the live range of the step, and all live ranges in words.
export const rangesTable = (inside, at, { chosen, followed }) => {
  const step = inside.steps[at],
    bundle = inside.bundles.get(step.bundle),
    before = allocationAt(inside, at - 1),
    state = stateOf(inside, at);
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
  const why = ({ kind, by }) =>
    kind === "taken" ? by.map((other) => `${other.name} (${weightText(other.weight)})`).join(", ") : tr(...NAMES[kind]);
  const span = (bars) =>
    merged(bars)
      .map(({ start, end }) => `${Math.floor(start / 4)}–${Math.floor((end - 1) / 4)}`)
      .join(", ");
  return [
    h(
      "h2",
      {},
      tr("Registers for ", "可给它的寄存器："),
      h("code", { class: "name" }, bundle.name),
      tr(`, weight ${weightText(bundle.weight)}`, `，权重 ${weightText(bundle.weight)}`),
    ),
    h(
      "table",
      { class: "obstacles" },
      head(tr("register", "寄存器"), tr("in the way (weight)", "占着它的（权重）")),
      h(
        "tbody",
        {},
        obstacles(inside, before, bundle).map((each) =>
          h(
            "tr",
            {
              class: each.register === step.register ? "now" : "",
              "data-register": each.register,
              "data-kind": each.kind,
            },
            h("td", {}, registerName(each.register)),
            h("td", {}, why(each)),
          ),
        ),
      ),
    ),
    instructionsOf(inside, chosen ?? bundle.root, followed),
    h("h2", {}, tr("Live ranges, the first taken first", "活跃区间，先取的在前")),
    h(
      "table",
      { class: "live" },
      head(tr("range", "区间"), tr("instructions", "指令"), tr("weight", "权重"), tr("place", "位置")),
      h(
        "tbody",
        {},
        inside.roots.flatMap((root) => {
          const bars = barsOf(inside, state, root),
            ids = [...new Set(bars.map(({ id }) => id))];
          return ids.map((id) => {
            const own = bars.filter((bar) => bar.id === id),
              { name, weight } = inside.bundles.get(id) ?? { name: `${root.name}/–` };
            return h(
              "tr",
              {
                class:
                  id === bundle.id || (root === bundle.root && state.place.get(bundle.id) === "split") ? "now" : "",
                "data-bundle": id ?? "",
              },
              h("td", {}, h("code", { class: "name" }, name)),
              h("td", {}, span(own)),
              h("td", {}, weight === undefined ? "" : weightText(weight)),
              h("td", { class: "place" }, placeText(own[0].place)),
            );
          });
        }),
      ),
    ),
    h("h2", {}, tr("Layout of the blocks in the end", "各块最后的排列")),
    h(
      "p",
      { class: "layout" },
      inside.order.map((label) => [h("code", { class: "name block" }, label), " "]),
    ),
    h(
      "p",
      { class: "quiet" },
      tr(
        "Numbers are those of the instructions before allocation, from 0. The weight is how often it is read or written, by its length; ∞: it lives in one instruction.",
        "数字是分配前指令的编号，从 0 开始。权重是读写它的次数除以长度；∞ 表示它只活在一条指令里。",
      ),
    ),
  ];
};

/// The instructions from left to right: how wide each is, where a point is, and the colours of registers.
const scaleOf = (inside, element) => {
  const { length } = inside.code.insts,
    unit = Math.max(NARROW, Math.min(WIDE, (element.clientWidth - LABEL - 12) / length));
  const px = (point) => (point / 4) * unit;
  const style = (start, end) => `left:${px(start).toFixed(1)}px;width:${Math.max(2, px(end - start)).toFixed(1)}px`;
  return { unit, px, style, width: length * unit, hue: hues(inside) };
};

const row = ({ width }, cls, label, content) =>
  h(
    "div",
    { class: `row ${cls}` },
    h("span", { class: "label" }, label),
    h("span", { class: "track", style: `width:${width.toFixed(1)}px` }, content),
  );

/// The rows of the blocks, and of the registers that the code itself uses.
const fixedRows = (inside, scale) => {
  const { unit, px, style, hue } = scale;
  return [
    row(
      scale,
      "blocks",
      h("b", {}, tr("blocks", "块")),
      inside.code.blocks.map((block) =>
        h(
          "span",
          { class: "head", style: style(block.first * 4, block.end * 4), title: [block.label, block.name].join(" ") },
          (block.end - block.first) * unit > block.label.length * 7.5 ? block.label : "",
        ),
      ),
    ),
    row(scale, "fixed", tr("the code itself", "代码自己"), [
      inside.calls.map(({ start }) =>
        h("span", { class: "call", style: `left:${px(start).toFixed(1)}px`, title: tr("call", "调用") }),
      ),
      [...inside.fixed]
        .filter(([name]) => hue.has(name))
        .flatMap(([name, ranges]) =>
          ranges.map(({ start, end }) =>
            h("span", {
              class: "bar reg thin",
              style: `${style(start, end)};--hue:${hue.get(name)}`,
              title: registerName(name),
            }),
          ),
        ),
    ]),
  ];
};

export class RangesPicture {
  /// `chosen(range)` is called when a live range is chosen.
  constructor(chosen) {
    this.chosen = chosen;
    this.element = h("div", { id: "ranges", tabindex: 0, hidden: true });
  }

  show(inside, at, chosen, valueNames) {
    const { element } = this,
      bundle = inside.bundles.get(inside.steps[at].bundle),
      state = stateOf(inside, at);
    element.setAttribute(
      "aria-label",
      tr("live ranges over the instructions; the table has them in words", "指令上的活跃区间；表格里有文字"),
    );
    const scale = scaleOf(inside, element),
      { unit, width, style } = scale;
    const strips = inside.code.blocks.map(({ first, end }, i) =>
      h("span", { class: `strip ${i % 2 ? "odd" : ""}`, style: style(first * 4, end * 4) }),
    );
    const bar = this.bars(inside, at, bundle, state, scale),
      rows = fixedRows(inside, scale);
    for (const root of inside.roots)
      rows.push(
        row(
          scale,
          [root === bundle.root && "current", root === chosen && "chosen"].filter(Boolean).join(" "),
          h(
            "button",
            {
              type: "button",
              "data-range": root.name,
              "aria-pressed": String(root === (chosen ?? bundle.root)),
              onclick: () => this.chosen(root),
            },
            h("span", {}, root.name, " ", h("small", {}, valueNames(root.of))),
          ),
          [merged(barsOf(inside, state, root)).map(bar(root))],
        ),
      );
    replace(
      element,
      h(
        "div",
        { class: "rows", style: `width:${(width + LABEL).toFixed(1)}px` },
        h("div", { class: "strips" }, strips),
        rows,
      ),
    );
    this.centre(unit, chosen ?? bundle);
  }

  /// Makes the bars of a live range, as they are after the step.
  bars(inside, at, bundle, state, { px, style, hue }) {
    const step = inside.steps[at];
    // Those that were in the way, or had to go.
    const evicted = new Set(step.evicted ?? []),
      before = allocationAt(inside, at - 1);
    const taken = new Set(
      step.event === "assign"
        ? []
        : obstacles(inside, before, bundle)
            .flatMap(({ by }) => by ?? [])
            .map(({ id }) => id),
    );
    return (root) =>
      ({ id, place, start, end }) => {
        const name = placeText(place),
          isRegister = place?.[0] === "%";
        const cls = [
          "bar",
          isRegister ? "reg" : (place ?? "waits"),
          id === bundle.id || (state.place.get(bundle.id) === "split" && step.parts?.some((part) => part.bundle === id))
            ? "now"
            : "",
          evicted.has(id) ? "evicted" : "",
          taken.has(id) ? "against" : "",
        ];
        return h(
          "span",
          {
            onclick: () => this.chosen(root),
            class: cls.filter(Boolean).join(" "),
            "data-bundle": id ?? "",
            "data-start": start,
            "data-end": end,
            "data-place": place ?? "waits",
            style: style(start, end) + (isRegister ? `;--hue:${hue.get(place)}` : ""),
            title: `${inside.bundles.get(id)?.name ?? ""} ${name}`,
          },
          px(end - start) > name.length * 7.5 + 4 ? name : "",
        );
      };
  }

  /// The row of the step, and the beginning of its live range, are to be seen.
  centre(unit, bundle) {
    const { element } = this,
      row = element.querySelector(".row.chosen") ?? element.querySelector(".row.current");
    if (!row) return;
    const top = row.offsetTop,
      left = (bundle.ranges[0].start / 4) * unit;
    if (top < element.scrollTop + 60 || top + row.offsetHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top - element.clientHeight / 2;
    if (left < element.scrollLeft || left > element.scrollLeft + element.clientWidth - LABEL - 40)
      element.scrollLeft = left - (element.clientWidth - LABEL) / 3;
  }
}
