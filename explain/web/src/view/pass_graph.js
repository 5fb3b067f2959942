// The control-flow graph of one function at one pass, with a slider over the passes that changed it, and what each of them did.
import { allocationStop } from "../core/allocation.js";
import { copiesStop } from "../core/copies.js";
import { plain } from "../core/fill.js";
import { changesOf, difference, readColumn, rowsOf } from "../core/pass_changes.js";
import { insideOf } from "../core/pass_inside.js";
import { hasOldNames, missedAt, namesOf, sentencesOf, stopsOf, summed } from "../core/pass_story.js";
import { remarkSentence } from "../core/remarks.js";
import { graphText, passBlockText } from "../core/spoken.js";
import { tilesStop } from "../core/tiles.js";
import { tr } from "../core/words.js";
import { CopiesPicture } from "./copies.js";
import { h, replace } from "./dom.js";
import { Graph, MARGIN } from "./graph.js";
import { wayOf } from "./marks.js";
import { PassInside } from "./pass_inside.js";
import { RangesPicture } from "./ranges.js";
import { rich } from "./rich.js";
import { speak } from "./speak.js";
import { TilesPicture } from "./tiles.js";

// Of functions with more blocks than WHOLE the graph shows PART: those that the pass changed, and what is around them.
const WHOLE = 60,
  PART = 40;
// Letters of a line in a block, and lines of a block that are gone; the rest is beside the graph.
const LETTERS = 52,
  GONE = 6;
/// Passes share a layout as long as it is not larger than what each needs, by this factor.
const ROOM = 1.6;
/// Drawn smaller, code could not be read.
const READABLE = 0.68;

const SIGNS = { "+": "new", "~": "changed", "↕": "moved", "−": "gone" };

/// The lines of each block at a stop, by the block's number: [{ sign, text, line }]. Those that are gone come last.
const linesOf = ({ column, before }) => {
  const now = readColumn(column),
    found = new Map(now.blocks.map((block) => [block.id, []]));
  const { signs } = difference(before, column);
  for (const block of now.blocks)
    for (const inst of block.insts)
      found.get(block.id).push({ sign: signs[inst.at], text: inst.text, line: inst.line });
  if (!before) return found;
  const { moved, gone } = changesOf(before, column),
    name = namesOf({ column, before });
  for (const { inst, from } of moved) {
    const line = found.get(inst.block.id)[inst.block.insts.indexOf(inst)];
    line.from = name(from.id);
    if (!line.sign) line.sign = "↕";
  }
  for (const { inst } of gone) found.get(inst.block.id)?.push({ sign: "−", text: inst.text, line: inst.line });
  return found;
};

const inBlock = (lines) => {
  const gone = lines.filter(({ sign }) => sign === "−"),
    most = gone.length > GONE + 1 ? GONE : gone.length;
  const shown = [...lines.filter(({ sign }) => sign !== "−"), ...gone.slice(0, most)].map(({ sign, text, from }) => ({
    text: `${sign || " "} ${text}${from ? ` ← ${from}` : ""}`,
    cls: SIGNS[sign] ?? "",
  }));
  if (gone.length > most) shown.push({ text: `− … ${gone.length - most}`, cls: "more" });
  return shown;
};

/// The blocks that are drawn.
const partOf = (stop, lines) => {
  const { blocks } = readColumn(stop.column);
  if (blocks.length <= WHOLE) return blocks;
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const shown = new Set(
    [blocks[0], ...blocks.filter((block) => lines.get(block.id).some(({ sign }) => sign))].slice(0, PART),
  );
  for (const block of shown)
    for (const id of block.succs) if (shown.size < PART && byId.has(id)) shown.add(byId.get(id));
  return blocks.filter((block) => shown.has(block));
};

const area = (sizes) => [...sizes.values()].reduce((sum, { lines }) => sum + lines + 3, 0);

/// Layouts for the stops: neighbours share one while their blocks are nearly the same, so that nodes keep their places. It has
/// room for all blocks and lines of its stops.
const layoutsFor = (stops) => {
  let group = null;
  return stops.map((stop) => {
    if (!stop.column || stop.isMachine) return null;
    const lines = linesOf(stop),
      blocks = partOf(stop, lines),
      isPart = blocks.length < lines.size;
    const own = new Map(
      blocks.map(({ id, label }) => {
        const texts = inBlock(lines.get(id));
        return [
          id,
          {
            lines: texts.length,
            letters: Math.min(LETTERS, Math.max(label.length + 6, ...texts.map(({ text }) => text.length))),
          },
        ];
      }),
    );
    const sizes = new Map(group?.sizes);
    for (const [id, { lines: n, letters }] of own) {
      const other = sizes.get(id);
      sizes.set(id, { lines: Math.max(n, other?.lines ?? 0), letters: Math.max(letters, other?.letters ?? 0) });
    }
    const least = Math.min(group?.least ?? Infinity, area(own));
    if (!group || isPart || group.isPart || area(sizes) > ROOM * least + 8)
      group = { number: stop.number, sizes: own, least: area(own), edges: new Map(), isPart };
    else Object.assign(group, { sizes, least });
    for (const block of blocks)
      for (const id of block.succs)
        if (own.has(id)) group.edges.set(`b${block.id} -> b${id}`, [`b${block.id}`, `b${id}`]);
    return { group, lines, blocks };
  });
};

export class PassGraph {
  /// `changed(isNew)` is called when another stop or block is shown (`isNew`: the reader went there, and has not dragged past), `followed(number, row, registers)` when a row of a column is to be
  /// followed, or the value that one of the virtual registers holds there.
  constructor(log, changed, followed) {
    this.log = log;
    this.changed = changed;
    this.at = 0;
    this.slider = h("input", {
      type: "range",
      id: "slider",
      min: 0,
      oninput: () => {
        this.go(Number(this.slider.value), !this.isDragged);
        this.isDragged = true;
      },
      onchange: () => {
        this.isDragged = false;
      },
    });
    this.back = h(
      "button",
      { type: "button", id: "back", "aria-keyshortcuts": "ArrowLeft", onclick: () => this.go(this.at - 1) },
      "◀",
    );
    this.next = h(
      "button",
      { type: "button", id: "next", "aria-keyshortcuts": "ArrowRight", onclick: () => this.go(this.at + 1) },
      "▶",
    );
    this.place = h("span", { id: "place" });
    this.opener = h("button", {
      type: "button",
      id: "openInside",
      "aria-keyshortcuts": "i",
      onclick: () => this.open(!this.isOpen),
    });
    this.isOpen = false;
    this.inside = new PassInside(
      (isNew) => this.show(isNew),
      () => this.open(false),
      (row, registers) => followed(this.stops[this.at].number - 1, row, registers),
    );
    this.cfg = h("div", { id: "cfg" });
    this.ranges = new RangesPicture((root) => {
      this.inside.chosen = root;
      this.show();
    });
    this.tiles = new TilesPicture((step) => this.inside.go(step));
    this.copies = new CopiesPicture((step) => this.inside.go(step));
    this.story = h("section", { id: "story", tabindex: 0 });
    this.element = h(
      "section",
      { id: "graphView" },
      h("div", { id: "controls", role: "toolbar" }, this.back, this.slider, this.next, this.place, this.opener),
      h("div", { id: "both" }, this.cfg, this.ranges.element, this.tiles.element, this.copies.element, this.story),
    );
    this.graph = new Graph(
      this.cfg,
      "passes",
      (key) => {
        this.block = Number(key.slice(1));
        this.show();
      },
      () => this.spoken,
    );
  }

  choose(fn) {
    this.fn = fn;
    this.stops = [...stopsOf(fn, this.log), tilesStop(fn), allocationStop(fn), copiesStop(fn)].filter(Boolean);
    this.layouts = layoutsFor(this.stops);
    this.slider.max = this.stops.length - 1;
    this.at = 0;
    this.block = null;
  }

  go(to, isNew = true) {
    const at = Math.max(0, Math.min(this.stops.length - 1, to));
    if (at === this.at) return;
    this.at = at;
    this.inside.at = 0;
    this.inside.chosen = null;
    this.show(isNew);
  }
  /// Shows the live range that one of the virtual registers is in, at the last decision about it.
  showRange(registers) {
    const at = this.stops.findIndex((stop) => insideOf(stop)?.kind === "allocation"),
      inside = at < 0 ? null : insideOf(this.stops[at]);
    const root = inside?.roots.find(({ of }) => of.some((name) => registers.includes(name)));
    if (!root) return;
    this.at = at;
    this.inside.at = Math.max(
      0,
      inside.steps.findLastIndex(({ bundle }) => inside.bundles.get(bundle).root === root),
    );
    this.inside.chosen = root;
    this.show(true);
  }
  /// Shows the inside of the pass, or what it changed.
  open(isOpen) {
    this.isOpen = isOpen;
    this.show(true);
  }
  /// The stop of a column of the log, if it is one.
  stopOf(number) {
    return this.stops.findIndex((stop) => stop.number === number);
  }

  key(event) {
    const { ctrlKey, metaKey, altKey } = event,
      inside = this.shownInside,
      isPlain = !ctrlKey && !metaKey && !altKey;
    if (isPlain && event.key === "i" && this.opener.hidden === false) return this.open(!this.isOpen);
    if (isPlain && inside && event.key === "Escape") return this.open(false);
    const step = { ArrowDown: this.inside.at + 1, ArrowUp: this.inside.at - 1 }[event.key];
    if (isPlain && inside && step !== undefined) {
      event.preventDefault();
      return this.inside.go(step, !event.repeat);
    }
    const to = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: this.stops.length - 1 }[event.key];
    if (to === undefined || !isPlain) return;
    event.preventDefault();
    this.go(to, !event.repeat);
  }

  show(isNew = false) {
    if (!this.fn || this.element.hidden) return;
    const stop = this.stops[this.at],
      count = this.stops.length;
    const title = tr(
      ...({
        "front end": ["front end", "前端"],
        input: ["input", "输入"],
        "register allocation": ["register allocation", "寄存器分配"],
        lowering: ["lowering", "指令选择"],
        assembly: ["copies of φs", "φ 的复制"],
      }[stop.title] ?? [stop.title, stop.title]),
    );
    this.slider.value = this.at;
    this.slider.setAttribute("aria-label", tr("passes that changed the function", "改变了函数的趟"));
    this.slider.setAttribute("aria-valuetext", title);
    this.back.disabled = this.at === 0;
    this.next.disabled = this.at === count - 1;
    this.back.setAttribute("aria-label", tr("pass before", "上一趟"));
    this.next.setAttribute("aria-label", tr("next pass", "下一趟"));
    replace(this.place, h("b", {}, title), ` ${this.at + 1} / ${count}`);
    const layout = this.layouts[this.at],
      inside = insideOf(stop);
    this.opener.hidden = !inside || stop.isMachine;
    this.cfg.hidden = Boolean(stop.isMachine);
    for (const [kind, { element }] of Object.entries({
      tiles: this.tiles,
      allocation: this.ranges,
      copies: this.copies,
    }))
      element.hidden = inside?.kind !== kind;
    replace(
      this.opener,
      this.isOpen
        ? tr("What changed", "有什么不同")
        : tr(`Inside ${stop.title}: ${inside?.steps.length} steps`, `${stop.title} 内部：${inside?.steps.length} 步`),
    );
    this.shownInside = this.isOpen || stop.isMachine ? inside : null;
    this.element.classList.toggle("opened", Boolean(this.shownInside));
    if (this.shownInside) {
      this.inside.show(inside);
      replace(this.story, this.inside.element);
      if (stop.isMachine) {
        if (inside.kind !== "allocation") this[inside.kind].show(inside, this.inside.at);
        else this.ranges.show(inside, this.inside.at, this.inside.chosen, (of) => this.valuesIn(stop, of));
        return this.changed(isNew);
      }
      // The blocks as the pass found them.
      const at = stop.title === "loop-form" ? this.at : this.at - 1;
      this.draw(this.stops[at], this.layouts[at], false, this.inside.marks());
      return this.changed(isNew);
    }
    // Of a function that was removed the last graph is left, faded.
    this.draw(layout ? stop : this.stops[this.at - 1], layout ?? this.layouts[this.at - 1], !layout);
    this.tell(stop, layout);
    this.changed(isNew);
  }

  /// The names of the values that virtual registers hold, as the IR last had them.
  valuesIn({ before }, registers) {
    const last = readColumn(this.fn.columns.findLast(({ kind }) => kind === "ir")),
      found = new Set();
    for (const row of before.values)
      for (const [place, id] of row)
        if (registers.includes(place) && last.byId.get(id)?.name) found.add(last.byId.get(id).name);
    return [...found].join(" ");
  }

  draw(stop, { group, lines, blocks }, isGone, opened = null) {
    // The block that was chosen as long as it is there; else the first that is different.
    const picked =
      blocks.find(({ id }) => opened && id === opened.current) ??
      blocks.find(({ id }) => id === this.block) ??
      blocks.find(({ id }) => lines.get(id).some(({ sign }) => sign)) ??
      blocks[0];
    this.shown = picked;
    const way = ({ succs, insts: all }, i) => (succs.length === 2 ? wayOf(all.at(-1).text, i) : undefined);
    const keys = [...group.sizes.keys()].map((id) => `b${id}`);
    const inside = Object.fromEntries([...group.sizes].map(([id, size]) => [`b${id}`, size]));
    // Each part of a large function has a layout of its own.
    const cut = group.isPart ? blocks.filter(({ succs }) => !succs.every((id) => group.sizes.has(id))) : [];
    const stubs = Object.fromEntries(
      cut.map((block) => [
        `b${block.id}`,
        block.succs.map((id, i) => (group.sizes.has(id) ? "" : (way(block, i) ?? ""))).join(""),
      ]),
    );
    this.graph.shape(`${this.fn.name} ${group.number}`, keys, [...group.edges.values()], { inside, stubs });
    const marks = { nodes: Object.fromEntries(keys.map((key) => [key, { cls: ["absent"], lines: [] }])), edges: {} };
    const here = new Set(),
      old = stop.before ? new Set(readColumn(stop.before).blocks.map(({ id }) => id)) : null;
    const insts = new Map(readColumn(stop.column ?? stop.before).blocks.map((block) => [block.id, block.insts]));
    for (const block of blocks) {
      const key = `b${block.id}`;
      if (opened) {
        marks.nodes[key] = {
          cls: [...opened.block(block.id), ...(block.id === opened.current ? ["current"] : [])],
          name: block.label,
          lines: insts.get(block.id).map(({ id, text }) => {
            const [sign, cls] = opened.line(id);
            return { text: `${sign} ${text}`, cls };
          }),
        };
        block.succs.forEach((id, i) => {
          here.add(`${key} -> b${id}`);
          marks.edges[`${key} -> b${id}`] = { cls: opened.edge(block.id, id), way: way(block, i) };
        });
        continue;
      }
      const texts = isGone
        ? lines
            .get(block.id)
            .filter(({ sign }) => sign !== "−")
            .map(({ text }) => ({ text: `− ${text}`, cls: "gone" }))
        : inBlock(lines.get(block.id));
      const cls = isGone
        ? ["faded"]
        : old && !old.has(block.id)
          ? ["fresh"]
          : texts.some((text) => text.cls) && old
            ? ["touched"]
            : [];
      marks.nodes[key] = {
        cls: block === picked && !isGone ? [...cls, "picked", "current"] : cls,
        name: block.label,
        lines: texts,
      };
      block.succs.forEach((id, i) => {
        here.add(`${key} -> b${id}`);
        marks.edges[`${key} -> b${id}`] = { way: way(block, i) };
      });
    }
    for (const edge of group.edges.keys()) if (!here.has(edge)) marks.edges[edge] = { cls: "hidden" };
    const all = readColumn(stop.column ?? stop.before).blocks,
      isDrawn = (label) => blocks.some((block) => block.label === label);
    this.spoken = {
      name: graphText(tr(`Control flow of ${this.fn.name}`, `${this.fn.name} 的控制流图`), blocks.length, all.length),
      text: (key, mark) => {
        const block = blocks.find(({ id }) => key === `b${id}`);
        return block ? passBlockText(block, all, opened ? null : lines.get(block.id), mark, isDrawn) : "";
      },
    };
    this.graph.mark(marks);
    // Where not all of it can be read it is scrolled, to the block that is shown beside it.
    const { scrollLeft, scrollTop } = this.cfg;
    this.graph.zoom = 1;
    this.graph.scale();
    if (this.graph.factor < READABLE) {
      this.graph.zoom = READABLE / this.graph.factor;
      this.graph.scale();
    }
    if (this.graph.current && (this.cfg.scrollLeft !== scrollLeft || this.cfg.scrollTop !== scrollTop)) this.centre();
  }

  /// The block that was not to be seen comes into the middle, so that what is around it is seen, too.
  centre() {
    const { x, y } = this.graph.current.node,
      { factor } = this.graph;
    this.cfg.scrollLeft = (x + MARGIN) * factor - this.cfg.clientWidth / 2;
    this.cfg.scrollTop = (y + MARGIN) * factor - this.cfg.clientHeight / 2;
  }

  tell(stop, layout) {
    const { reasons, facts } = sentencesOf(this.log, this.fn, stop);
    speak(
      `${this.fn.name} ${this.at}`,
      plain([this.place.textContent, ...[...reasons, ...facts].map(({ text }) => text)].join(tr(". ", "。"))),
    );
    const parts = [];
    if (reasons.length)
      parts.push(
        h("h2", {}, tr("What the pass says", "这一趟说")),
        h(
          "ul",
          { class: "said" },
          reasons.map(({ text, line, times, remark }) =>
            h(
              "li",
              { "data-remark": remark, "data-line": line, "data-times": times },
              rich(text),
              line ? h("small", {}, tr(` line ${line}`, ` 第 ${line} 行`)) : null,
              times > 1 ? ` ×${times}` : null,
            ),
          ),
        ),
      );
    parts.push(
      h(
        "h2",
        {},
        !stop.before
          ? tr("The beginning", "开始")
          : stop.column
            ? tr("What is different", "有什么不同")
            : tr("The end", "结局"),
      ),
      h(
        "ul",
        { class: "facts" },
        facts.map(({ key, text }) => h("li", { "data-key": key }, rich(text))),
      ),
    );
    const missed = summed(missedAt(this.fn, stop));
    if (hasOldNames(facts))
      parts.push(
        h(
          "p",
          { class: "quiet" },
          tr(
            "What was there before is written with the names of that time; names that are numbers are counted anew after each pass.",
            "以前的内容按当时的名字写；数字的名字每一趟之后都重新编号。",
          ),
        ),
      );
    if (missed.length)
      parts.push(
        h("h2", {}, tr("Why not: what passes decided against", "为什么没有做")),
        h(
          "ul",
          { class: "missed" },
          missed.map(({ text, said, line, times, pass }) =>
            h(
              "li",
              { "data-remark": text, "data-line": line, "data-times": times },
              h("b", {}, pass),
              " ",
              rich(remarkSentence(said)),
              line ? h("small", {}, tr(` line ${line}`, ` 第 ${line} 行`)) : null,
              times > 1 ? ` ×${times}` : null,
            ),
          ),
        ),
      );
    if (layout) {
      const { lines, blocks } = layout,
        all = lines.size,
        block = this.shown;
      if (blocks.length < all)
        parts.push(
          h(
            "p",
            { class: "quiet" },
            tr(
              `The graph shows ${blocks.length} of ${all} blocks: those that are different, and what is around them.`,
              `图中只有 ${all} 个块里的 ${blocks.length} 个：有变化的块和它们周围的块。`,
            ),
          ),
        );
      parts.push(
        h("h2", {}, tr("Block ", "块 "), h("code", {}, block.label)),
        h(
          "ol",
          { class: "code" },
          lines
            .get(block.id)
            .map(({ sign, text, from }) =>
              h(
                "li",
                { class: SIGNS[sign] ?? null, "data-sign": sign || " " },
                text,
                from ? h("small", {}, tr(` from ${from}`, ` 原在 ${from}`)) : null,
              ),
            ),
        ),
      );
    }
    replace(this.story, parts);
    this.story.scrollTop = 0;
  }
}

/// How many lines came and went, as the list of the passes has them.
export const countsOf = (before, column) => {
  const { signs, gone, isCompared } = difference(before, column),
    rows = rowsOf(column);
  const count = (sign) => signs.filter((each) => each === sign).length;
  return isCompared
    ? `+${count("+")} ~${count("~")} −${gone.length}` + (count("↕") ? ` ↕${count("↕")}` : "")
    : tr(`${rows.length} lines`, `${rows.length} 行`);
};
