// The listings: the source text, and the IR before and now side by side.
import { h, replace } from "./dom.js";
import { tr } from "../core/words.js";

/// The text with its values as elements that can be pointed at.
export const tokens = (text) =>
  text
    .split(/(%(?:"[^"]*"|[-a-zA-Z$._0-9]+))/)
    .map((part, i) => (i % 2 ? h("span", { class: "v", "data-v": part }, part) : part))
    .filter((part) => part !== "");

/// Alignment is noise to a reader.
export const plain = (text) => text.replace(/, align \d+$/, "");

/// What scrolls the box, and only the box, until the row is seen; null if nothing has to move. All that has to be read
/// is read first: reading after a write makes the browser lay the whole page out once more.
/// `isNew`: what is in the box is another one than before, and is shown from its beginning.
export function revealing(box, row, isNew = false) {
  const room = box.clientHeight,
    now = box.scrollTop,
    from = isNew ? 0 : now;
  const back =
    from === now
      ? null
      : () => {
          box.scrollTop = from;
        };
  if (!row || !room) return back;
  const { top: rowTop, height } = row.getBoundingClientRect();
  const top = rowTop - box.getBoundingClientRect().top + now;
  if (top >= from && top + height <= from + room) return back;
  return () => {
    box.scrollTop = Math.max(0, top - Math.max(0, Math.min(room / 3, room - height)));
  };
}
export const reveal = (box, row) => revealing(box, row)?.();

/// Whether the code is still as it was, so that one column shows it.
const UNCHANGED = new Set(["start", "candidates", "numbering", "dominators", "frontiers"]);
export const isSame = ({ phase, state }) =>
  UNCHANGED.has(phase.key) || (phase.key === "edges" && !Object.keys(state.split).length);

/// Functions with more lines than WHOLE are large. Their source is divided into parts of LINES lines. The browser lays out the parts in view.
const WHOLE = 400,
  LINES = 60;
const heightOf = (lines) => `${(lines * 1.45).toFixed(1)}em`;

export class Source {
  constructor(element) {
    this.element = element;
    this.rows = new Map();
  }
  /// The lines `from` to `to` of the text.
  shape(text, from, to) {
    const key = `${from}-${to}`;
    if (this.key === key) return;
    this.key = key;
    this.rows.clear();
    this.now = null;
    const lines = text.split("\n").slice(from - 1, to);
    while (lines.length && !lines[lines.length - 1].trim()) lines.pop();
    const rows = lines.map((line, i) => {
      const row = h(
        "div",
        { class: "row" },
        h("span", { class: "number" }, String(from + i)),
        h("span", { class: "sign" }),
        h("code", {}, line || " "),
      );
      this.rows.set(from + i, row);
      return row;
    });
    const parts = [];
    for (let i = 0; rows.length > WHOLE && i < rows.length; i += LINES) {
      const part = rows.slice(i, i + LINES);
      parts.push(h("div", { class: "part", style: `contain-intrinsic-height:auto ${heightOf(part.length)}` }, part));
    }
    replace(this.element, parts.length ? parts : rows);
  }
  /// Gives the row of the line. `also`: lines that belong to the step, too.
  mark(line, also = []) {
    for (const row of this.element.querySelectorAll(".also")) row.classList.remove("also");
    for (const each of also) this.rows.get(each)?.classList.add("also");
    if (this.now) {
      this.now.classList.remove("here");
      this.now.children[1].textContent = "";
    }
    this.now = this.rows.get(line) ?? null;
    if (!this.now) return null;
    this.now.classList.add("here");
    this.now.children[1].textContent = "▶";
    return this.now;
  }
}

/// Of a large function only the blocks in view and those around the step have rows, and only they are kept up to date; the
/// others wait as `data-stale`, as high as their rows will be.
const BEFORE = 2,
  AFTER = 8;

export class Listing {
  constructor(element) {
    this.element = element;
    this.key = null;
    this.observer = new IntersectionObserver(
      (all) => {
        for (const { target, isIntersecting } of all) {
          const entry = this.blocks.find((each) => each.section === target);
          if (!entry) continue;
          entry.isInView = isIntersecting;
          if (isIntersecting) this.refresh(entry);
        }
      },
      { root: element, rootMargin: "300px" },
    );
  }

  /// Rows for the blocks of `ir` that are in `visible` (null: all).
  shape(key, ir, visible) {
    if (this.key === key) return;
    this.key = key;
    this.observer.disconnect();
    this.blocks = ir.blocks
      .filter((block) => !visible || visible.has(block.label))
      .map((block) => ({ block, section: h("div", { class: "irblock", "data-block": block.label }), rows: null }));
    this.isLarge = this.blocks.reduce((sum, { block }) => sum + block.lines.length, 0) > WHOLE;
    this.element.classList.toggle("large", this.isLarge);
    for (const entry of this.blocks) {
      if (!this.isLarge) this.fill(entry);
      else {
        const height = heightOf(entry.block.lines.length + 1);
        entry.section.setAttribute("style", `min-height:${height};contain-intrinsic-height:auto ${height}`);
        entry.section.setAttribute("data-stale", "");
        this.observer.observe(entry.section);
      }
    }
    replace(
      this.element,
      this.blocks.map((entry) => entry.section),
    );
  }

  /// Makes the rows of a block.
  fill(entry) {
    const { block, section } = entry;
    const label = h(
      "div",
      { class: "row label" },
      h("span", { class: "sign" }),
      h("code", {}, block.label + ":"),
      h("code", { class: "now" }, block.label + ":"),
    );
    const phis = h("div", {});
    const rows = block.lines.map((line) => {
      const now = h("code", { class: "now" }, tokens(plain(line.text)));
      const sign = h("span", { class: "sign" });
      const row = h("div", { class: "row", "data-line": line.id }, sign, h("code", {}, tokens(plain(line.text))), now);
      return { line, row, now, sign, shown: line.text, cls: "row" };
    });
    // Copies on the way out of SSA: at the head, before the branch, and in the blocks of split edges.
    const places = [h("div", {}), h("div", {}), h("div", {})];
    const branch = Math.max(
      0,
      block.lines.findIndex((line) => /^(br|switch|ret|unreachable)\b/.test(line.text)),
    );
    const elements = rows.map((r) => r.row);
    replace(section, label, phis, places[0], elements.slice(0, branch), places[1], elements.slice(branch), places[2]);
    section.style.minHeight = "";
    Object.assign(entry, { label, labelShown: block.label, phis, phisShown: "", places, copiesShown: "", rows });
  }

  /// Brings all blocks up to date, and keeps them so until the page is printed.
  print(isPrinted) {
    this.isPrinted = isPrinted;
    if (isPrinted) for (const entry of this.blocks) this.refresh(entry);
  }

  /// The row of a line of the IR, if its block is listed.
  row(line) {
    const entry = this.blocks.find(({ block }) => block.label === line.block);
    if (entry) this.refresh(entry);
    return entry?.rows.find((each) => each.line === line)?.row ?? null;
  }

  /// Shows what each line is now; gives the row that the step is about.
  /// `also`: the ids of lines that belong to the step, too.
  update(model, also = []) {
    const { state, step } = model;
    this.model = model;
    this.also = also;
    const at = this.isLarge
      ? this.blocks.findIndex(
          ({ block }) => block.label === (model.ir.lines[step.line]?.block ?? step.block ?? state.block),
        )
      : 0;
    let here = null;
    this.blocks.forEach((entry, i) => {
      if (!this.isLarge || this.isPrinted || entry.isInView || (at >= 0 && i >= at - BEFORE && i <= at + AFTER))
        here = this.refresh(entry, here);
      else if (entry.isFresh) {
        entry.isFresh = false;
        entry.section.setAttribute("data-stale", "");
      }
    });
    return here;
  }

  /// The same of one block; gives its row that the step is about, or `here`.
  refresh(entry, here = null) {
    const { model, also } = this,
      { state, step } = model;
    if (!entry.rows) this.fill(entry);
    if (this.isLarge && !entry.isFresh) {
      entry.isFresh = true;
      entry.section.removeAttribute("data-stale");
    }
    const { block } = entry;
    const name = model.labelNow(block.label);
    if (name !== entry.labelShown) {
      entry.labelShown = name;
      entry.label.children[2].textContent = name + ":";
    }
    entry.label.classList.toggle("here", state.block === block.label || step.block === block.label);
    if (!here && step.block === block.label) here = entry.label;
    const phis = state.phis[block.label] ?? [];
    const texts = phis.map((phi) => model.phiNow(phi));
    const ghosts = (state.ghosts[block.label] ?? []).filter(
      () => model.phase.key === "placement" || model.phase.key === "insertion",
    );
    const current = phis.map((phi) => step.e && (step.e.phi === phi || (step.e.value === phi && step.kind === "push")));
    const shown = texts.join("\n") + "|" + current.join() + "|" + ghosts.join() + "|" + tr("e", "c");
    if (shown !== entry.phisShown) {
      entry.phisShown = shown;
      replace(
        entry.phis,
        texts.map((text, i) =>
          h(
            "div",
            { class: "row added" + (current[i] ? " here" : ""), "data-phi": phis[i] },
            h("span", { class: "sign" }, current[i] ? "▶" : "+"),
            h("code", {}),
            h("code", { class: "now" }, tokens(text)),
          ),
        ),
        ghosts.map((variable) =>
          h(
            "div",
            { class: "row ghost" },
            h("span", { class: "sign" }, "×"),
            h("code", {}),
            h("code", { class: "now" }, tr(`no phi for ${variable}: not live here`, `${variable} 在此不活跃：无 φ`)),
          ),
        ),
      );
    }
    const phiRow = entry.phis.querySelector(".here");
    if (phiRow) here = phiRow;
    const copies = this.updateCopies(entry, model);
    if (copies) here = copies;
    for (const row of entry.rows) {
      const now = model.lineNow(row.line);
      const isHere = step.line === row.line.id;
      const cls =
        "row" +
        (also.includes(row.line.id) ? " also" : "") +
        (now === null ? " removed" : now !== row.line.text ? " changed" : "") +
        (isHere ? " here" : "");
      if (isHere) here = row.row;
      if (cls !== row.cls) {
        row.cls = cls;
        row.row.className = cls;
        row.sign.textContent = isHere ? "▶" : now === null ? "−" : now !== row.line.text ? "~" : "";
      }
      // What is deleted is struck out; if it had changed, as it was then.
      const last = now ?? model.lineLast(row.line),
        text = now === null && last === row.line.text ? "" : last;
      if (text !== row.shown) {
        row.shown = text;
        replace(row.now, tokens(plain(text)));
        if (cls === row.cls)
          row.sign.textContent = isHere ? "▶" : now === null ? "−" : now !== row.line.text ? "~" : "";
      }
    }
    return here;
  }

  /// The copies in and after one block; the row that the step is about, if it is there.
  updateCopies(entry, { state, step, ir }) {
    const { label } = entry.block;
    const splits = ir.leaves ? ir.splits.filter((e) => e.from === label && `${e.from} -> ${e.to}` in state.split) : [];
    const groups = [[], [], []];
    for (const row of state.inserted[label] ?? []) groups[row.at === "start" ? 0 : 1].push(row);
    for (const e of splits)
      groups[2].push(
        { text: e.block + ":", edge: `${e.from} -> ${e.to}`, head: true },
        ...(state.inserted[e.block] ?? []),
        { text: `br label %${e.to}`, edge: "" },
      );
    const shown = JSON.stringify([groups, step.edge, step.kind === "split"]);
    if (shown !== entry.copiesShown) {
      entry.copiesShown = shown;
      groups.forEach((rows, i) =>
        replace(
          entry.places[i],
          rows.map((row, k) => {
            const here = row.edge === step.edge && (rows[k + 1]?.edge !== row.edge || rows[k + 1]?.head);
            return h(
              "div",
              { class: "row added" + (row.head ? " label" : "") + (here ? " here" : "") },
              h("span", { class: "sign" }, here ? "▶" : "+"),
              h("code", {}),
              h("code", { class: "now" }, row.text),
            );
          }),
        ),
      );
    }
    return entry.places.map((place) => place.querySelector(".here")).find(Boolean);
  }
}
