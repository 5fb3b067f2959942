// The steps as the page shows them: the graphs, the panel of the phase, the listings, and what is scrolled into view.
import { chaptersOf } from "../core/chapters.js";
import { FIGURES, lineOf } from "../core/figures.js";
import { plain } from "../core/say.js";
import { split } from "../core/sentences.js";
import { blockText, graphText, regionText, treeText } from "../core/spoken.js";
import { tr } from "../core/words.js";
import { showAsked } from "./asked.js";
import { WORDS, phaseName } from "./controls.js";
import { h, replace } from "./dom.js";
import { Graph, whenIdle } from "./graph.js";
import { Listing, Source, isSame, revealing } from "./listing.js";
import { cfgOf, copyGraph, marksOf, onRegions } from "./marks.js";
import { placeNow } from "./modes.js";
import { PART, WHOLE, dominatedBy, foldBelow, forget, hasChoice, openRegion, visibleBlocks } from "./part.js";
import { isLarge, placeGraphs, usualColumns } from "./place.js";
import { rich } from "./rich.js";
import { speak } from "./speak.js";
import { $, all, brief, change, fn, form, inside, log, mode, model, picked, tour } from "./state.js";
import { drawFigure, tableOf } from "./tables.js";

/// What a click asks of the page: show(), go(step), choose(function, form).
export const on = {};

export const source = new Source($("source")),
  listing = new Listing($("ir"));
/// The control-flow graph that is drawn.
let drawn = null;
const pick = (label) => {
  const region = drawn.regions.get(label);
  if (region) {
    openRegion(model.ir, region);
    [cfg.keys.at] = region.members;
  } else change({ picked: picked === label ? null : label });
  on.show();
};
const blocksDrawn = () => Object.keys(cfg.nodes).length - drawn.regions.size;
export const cfg = new Graph($("cfg"), "CFG", pick, (marks) => ({
  name: graphText(`${tr(...WORDS.cfg)} ${fn.name}`, blocksDrawn(), Math.max(model.ir.blocks.length, blocksDrawn())),
  text: (label, mark) =>
    drawn.regions.has(label)
      ? regionText(drawn.regions.get(label), mark, marks.legend)
      : blockText(model, label, {
          mark,
          legend: marks.legend,
          picked: picked ?? tour.stop?.pick,
          isDrawn: (other) => other in cfg.nodes,
        }),
}));
export const tree = new Graph($("tree"), "dominator tree", pick, (marks) =>
  model.step.copy
    ? { name: tr("copies of an edge", "一条边上的复制"), text: (label, mark) => tree.textOf(label, mark) }
    : {
        name: graphText(tr(...WORDS.tree), Object.keys(tree.nodes).length, model.ir.rpo.length),
        text: (label, mark) => treeText(model.ir, label, mark, marks.legend),
      },
);

/// The first sentence of a step is in the band, the others are below it in the step's panel. Without controls all are in the band.
function say(text) {
  const [first, more] = split(text);
  replace($("why"), rich(all ? first : text));
  replace($("more"), all ? rich(more) : null);
  speak(placeNow(), plain(text));
}

/// Before these phases no block has phis, and none has room for them.
const WITHOUT_PHIS = new Set([
  "start",
  "candidates",
  "numbering",
  "dominators",
  "frontiers",
  "local",
  "globals",
  "liveness",
]);
/// Of functions with so many blocks the blocks may show what they hold without being asked to.
const SMALL = 20;
let shownPhase = null;
const shapeKey = (round, { key }) => `${fn.name} ${form} ${round} ${key}`;

/// What the blocks have room for: `what` is "phis" or "code".
const roomFor = (order, what, round) =>
  Object.fromEntries(order.map((label) => [label, model.roomInside(label, what, round)]));

/// The graphs that later phases will show are laid out in the meantime.
export function prepare() {
  const prepared = model;
  model.irs.forEach((ir, round) => {
    if (ir.blocks.length > WHOLE) return;
    const whole = cfgOf(ir, null),
      key = shapeKey(round, whole),
      { order, edges } = whole;
    if (ir.blocks.length <= SMALL)
      for (const what of ["code", "phis"])
        whenIdle(() => prepared === model && cfg.sizeOf(`${key} ${what}`, order, edges, roomFor(order, what, round)));
    if (order.length > PART && !isPhone()) cfg.prepare(`${key} `, order, edges);
  });
  whenIdle(() => {
    const { ir } = model;
    $("panel-tree").classList.toggle(
      "parked",
      mode === "steps" && !ir.leaves && ir.blocks.length > PART && ir.blocks.length <= WHOLE,
    );
    if ($("panel-tree").classList.contains("parked")) on.show();
  });
}

// ---- one step

/// The buttons of the phases, with that of the step; gives its button.
function showPhase({ step }) {
  const buttons = [...$("phases").children];
  buttons.forEach((button, i) => {
    button.classList.toggle("past", i < step.phase);
    if (i === step.phase) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  });
  return buttons[step.phase];
}

function showChapters() {
  $("chapters").hidden = all || tour.at === 0;
  if (!all)
    replace(
      $("chapters"),
      chaptersOf(tour).map(({ title, first, isHere }, i) =>
        h(
          "button",
          { type: "button", "aria-current": isHere ? "step" : null, onclick: () => on.go(first) },
          h("b", {}, String(i + 1)),
          h("span", {}, ` ${title}`),
        ),
      ),
    );
}

/// The panel of the phase.
function showPanel() {
  const { step, phase } = model;
  drawFigure($("figure"), FIGURES[phase.key], lineOf(step));
  replace(
    $("table"),
    tableOf(model, {
      chooseForm: (f) => on.choose(fn, f),
      sums: tour.stop?.sums,
      plan,
      meet: model.at === 0 ? tour.stop?.meet : null,
      source: log.source,
    }),
  );
  $("panel-ir").classList.toggle("same", isSame(model));
  $("panels").classList.toggle("sums", Boolean(tour.stop?.sums));
  $("figure").classList.toggle("brief", brief ?? (innerWidth <= 1100 || innerHeight < 800));
  $("figure")
    .querySelector("h3")
    ?.addEventListener("click", () => {
      change({ brief: !$("figure").classList.contains("brief") });
      on.show();
    });
}

/// What the blocks show of what they hold: "code", "phis" or "names".
function contentOf(key, order, edges) {
  const { ir, phase } = model;
  const isReadable = (what, least) =>
    ir.blocks.length <= SMALL && canBeRead(`${key} ${what}`, order, edges, () => roomFor(order, what), least);
  return (
    inside ??
    (!ABOUT_TREE.has(phase.key) && innerWidth > 1100 && isReadable("code", 1)
      ? "code"
      : WITHOUT_PHIS.has(phase.key) || isReadable("phis", 0.66)
        ? "phis"
        : "names")
  );
}

/// The marks of the step, with those that the tour adds.
function marksNow(isBare) {
  const marks = marksOf(model, picked ?? tour.stop?.pick ?? null, { withPhis: !isBare, sums: tour.stop?.sums });
  for (const group of [marks.nodes, marks.tree.nodes])
    for (const [label, cls] of Object.entries(tour.stop?.marks ?? {}))
      (group[label] ??= { cls: [], tags: [], note: "" }).cls.push(cls);
  for (const path of tour.stop?.ways ?? [])
    path.slice(1).forEach((label, i) => {
      marks.edges[`${path[i]} -> ${label}`] = { cls: "taken" };
    });
  // At the beginning each definition stands at its block.
  if (model.at === 0)
    for (const {
      path: [label],
      kind,
      line,
    } of tour.stop?.meet ?? [])
      (marks.nodes[label] ??= { cls: [], tags: [], note: "" }).tags.push(
        kind === "store" ? `${tour.stop.variable} = ${model.storedNow(line)}` : "def",
      );
  // The letters of the textbook's figure stand for nothing where it is not shown.
  if (!all) {
    for (const node of [...Object.values(marks.nodes), ...Object.values(marks.tree.nodes)])
      node.tags = node.tags?.filter((tag) => !/^[WXYF]$/.test(tag));
    marks.legend = marks.legend.filter((entry) => !/\b[WXYF]\b/.test(entry.join(" ")));
  }
  return marks;
}

/// Shows the step of the model.
export function showStep() {
  const { ir, step, state, phase } = model;
  const button = showPhase(model);
  say(tour.sentence());
  showAsked($("asked"), log, fn, tour.stop?.passes);
  document.body.classList.toggle("passes", Boolean(tour.stop?.passes));
  showChapters();
  showPanel();
  arrange();

  const visible = visibleBlocks(model);
  $("part").textContent = visible
    ? tr(
        `${visible.size} of ${ir.blocks.length} blocks; the others are folded`,
        `${ir.blocks.length} 个块中的 ${visible.size} 个；其余的折叠着`,
      )
    : "";
  drawn = cfgOf(ir, visible);
  const { order, edges, stubs } = drawn,
    key = shapeKey(state.round, drawn);
  // The code of a small function is listed whole.
  listing.shape(
    ...(ir.blocks.length > WHOLE ? [key, ir, visible] : [shapeKey(state.round, cfgOf(ir, null)), ir, null]),
  );
  const meet = step.meet ?? tour.stop?.meet ?? [];
  const irRow = listing.update(
    model,
    meet.map((d) => d.line),
  );
  const sourceRow = source.mark(
    sourceLine() || meet.find((d) => d.source)?.source,
    meet.map((d) => d.source),
  );

  const content = contentOf(key, order, edges);
  const isBare = content === "names" || (content === "phis" && WITHOUT_PHIS.has(phase.key)) || order.length > PART;
  const marks = marksNow(isBare);
  const inTree = new Set(ir.rpo.filter((label) => !visible || visible.has(label)));
  $("inside").value = content;
  let room = null;
  if (!isBare) {
    room = roomFor(order, content);
    for (const label of order)
      (marks.nodes[label] ??= { cls: [], tags: [], note: "" }).lines = model.inside(label, content);
  }
  // Before the graphs, which fit what room is left.
  replace($("legend"), legendOf(marks));
  const isCompact = !room && (isPhone() || (isNarrow() && $("panels").classList.contains("with-tree")));
  cfg.shape(`${key} ${room ? content : isCompact ? "compact" : ""}`, order, edges, { inside: room, isCompact, stubs });
  cfg.mark(onRegions(marks, drawn));
  drawTree(key, marks, inTree);
  arrangeGraphs();
  revealAll(button, irRow, sourceRow);
}

/// The phases, for the first panel: { number, name, title, count, go }; without itself.
const plan = () =>
  [...$("phases").children]
    .map((button, i) => ({
      number: i + 1,
      name: phaseName(model.phases[i]),
      title: tr(...FIGURES[model.phases[i].key].title).replace(/ \(.*/, ""),
      isOpen: !button.disabled,
      go: () => button.click(),
    }))
    .slice(1);

/// Gives the two graphs the shares of their place with which they are as large as they can be. In one phase they stay.
function arrangeGraphs() {
  const { key } = model.phase;
  if ($("panels").classList.contains("with-tree") && cfg.svg)
    placeGraphs($("panels"), $("graphs"), `${fn.name} ${form} ${key}`, cfg, tree, {
      isAboutTree: ABOUT_TREE.has(key) && model.ir.blocks.length <= PART,
      areCopies: key === "copies" || key === "places",
    });
}

/// Whether the graph with `room` in its blocks can be drawn `least` times its size.
function canBeRead(key, order, edges, room, least) {
  const { leaves } = model.ir,
    withTree = WITH_TREE.has(model.phase.key);
  return isLarge($("panels"), `${key} ${withTree}`, () => cfg.sizeOf(key, order, edges, room()), {
    withTree,
    canBeBeside: !leaves,
    least,
  });
}

const isPhone = () => innerWidth <= 640,
  isNarrow = () => innerWidth <= 1100;

/// The second graph: the dominator tree of the blocks in `inTree`, or the copies of an edge, where the phase has one.
function drawTree(key, marks, inTree) {
  const { ir, step } = model,
    copying = step.copy !== undefined;
  $("panel-tree").querySelector("h2 span").textContent = copying
    ? tr("Copies: from → to", "复制：从 → 到")
    : tr(...WORDS.tree);
  if (copying) {
    const graph = copyGraph(step);
    if (!graph.nodes.length) {
      tree.clear();
      replace(
        $("tree"),
        h(
          "p",
          { class: "quiet none" },
          tr("No copy is left: each value is where it has to be.", "没有剩下的复制：每个值已经在该在的地方。"),
        ),
      );
      return;
    }
    tree.shape(`copies ${JSON.stringify(graph)}`, graph.nodes, graph.edges);
    tree.mark(marks.tree);
    return;
  }
  // Nothing old stays in a panel that is not shown.
  const isParked = !ir.leaves && $("panel-tree").classList.contains("parked");
  if (!$("panels").classList.contains("with-tree") && !isParked) return void tree.clear();
  const edges = ir.table
    .filter((row) => row.idom !== null && inTree.has(row.idom) && inTree.has(row.block))
    .map((row) => [row.idom, row.block]);
  tree.shape(`${key} ${isNarrow()}`, [...inTree], edges, { isTree: true, isCompact: isNarrow() });
  tree.mark(marks.tree);
}

/// Scrolls what the step marks into view. First all is read, then all is scrolled.
function revealAll(chip, irRow, sourceRow) {
  for (const fit of [cfg.settling(), tree.settling()]) fit?.();
  const bar = $("phases"),
    stack = $("table").querySelector(".stacks th.here"),
    wide = stack?.closest(".wide");
  const { offsetLeft: left, offsetWidth: width } = chip,
    room = bar.clientWidth;
  const isChipSeen = left >= bar.scrollLeft && left + width <= bar.scrollLeft + room,
    stackAt = stack?.offsetLeft;
  const columns = [...(wide?.querySelectorAll("thead th") ?? [])];
  const first = columns.find(
    (column) => stackAt + stack.offsetWidth - column.offsetLeft <= wide.clientWidth,
  )?.offsetLeft;
  const moves = [
    cfg.revealing(),
    tree.revealing(),
    revealing($("figure"), $("figure").querySelector(".here")),
    revealing($("table"), $("table").querySelector("tr.here, li.here"), shownPhase !== model.phase),
    revealing($("ir"), irRow),
    revealing($("source"), sourceRow),
  ];
  shownPhase = model.phase;
  if (!isChipSeen) bar.scrollLeft = left - room / 3;
  if (wide) wide.scrollLeft = first ?? stackAt;
  for (const move of moves) move?.();
}

/// Which panels the phase needs: the tree only where the steps are about it.
const WITH_TREE = new Set(["dominators", "frontiers", "renaming", "copies", "places"]),
  ABOUT_TREE = new Set(["dominators", "frontiers"]);
function arrange() {
  $("panels").classList.toggle(
    "with-tree",
    (WITH_TREE.has(model.phase.key) && !(isPhone() && model.phase.key === "renaming")) ||
      $("panel-tree").classList.contains("whole"),
  );
  $("panels").classList.toggle("about-copies", model.phase.key === "copies" || model.phase.key === "places");
  $("panels").classList.toggle("about-tree", ABOUT_TREE.has(model.phase.key));
  if (!ABOUT_TREE.has(model.phase.key)) usualColumns($("panels"));
}
const legendOf = (marks) => [marks.legend.map(([sign, text]) => h("span", {}, h("b", {}, sign), text)), folders()];

/// What folds the blocks below the one that is chosen, and what ends all folding.
function folders() {
  const { ir } = model,
    below = ir.byLabel[picked] ? [...dominatedBy(ir, picked)].filter((label) => !drawn.home.has(label)).length : 0;
  const button = (id, text, act) =>
    h(
      "button",
      {
        type: "button",
        id,
        onclick: () => {
          act();
          on.show();
        },
      },
      text,
    );
  return [
    below > 0 &&
      button(
        "fold",
        tr(
          `fold the ${below} other block${below > 1 ? "s" : ""} that ${picked} dominates`,
          `折叠 ${picked} 支配的另外 ${below} 个块`,
        ),
        () => foldBelow(ir, picked),
      ),
    hasChoice(ir) && button("unfold", tr("undo all folding and opening", "撤销全部折叠和展开"), () => forget(ir)),
  ];
}

/// The line of the source that the step is about; 0 when unknown.
function sourceLine() {
  const { step, ir } = model;
  const rows = (ir.leaves ? fn.forms[form][fn.forms[form].length - 1].afterLines : fn.beforeLines) ?? [];
  if (step.line !== undefined && rows[ir.lines[step.line].row]) return rows[ir.lines[step.line].row];
  const value = step.e?.load ?? (step.kind === "candidate" ? step.variable : null);
  if (value && fn.lines?.[value]) return fn.lines[value];
  const block = fn.blocks?.find((b) => b.block === (step.block ?? ""));
  return block?.line ?? 0;
}
