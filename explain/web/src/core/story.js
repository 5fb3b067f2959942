// Tours through the steps of a model: every step; the steps of one variable; or the story, which has one
// idea per stop (a block, a variable, an edge) and jumps over the rest. A stop is { at, say, ways }: a step of the model, the
// sentence if it is not the step's own, and edges to be lit, as lists of blocks; `pick`: a block whose region and frontier
// are shown; `marks`: what else blocks are; `sums`: the stop is about all that its phase did, not about its last step.
import { join, say, va } from "./say.js";
import { definitionText, marked, meetText, withoutPhi } from "./sentences.js";
import { backEdges, interference, iterated, liveness, lostCopy } from "./terms.js";
import { tr } from "./words.js";

/// So many phis, blocks or edges have a stop of their own; of more the rest is one stop.
const PHIS = 8,
  BLOCKS = 18,
  EDGES = 4;
/// A sentence with two sets has fewer blocks in them.
const SET = 12;
/// Of a function with so many blocks it is asked what is live where, for the terms of the way out.
const SMALL = 200;

/// What belongs to every variable, and so to the tour of one.
const FRAME = new Set(["start", "reverse", "tree", "frontier", "result"]);

export class Tour {
  /// `detail`: "story", "steps", or "of %x".
  constructor(model, detail) {
    this.model = model;
    const stops =
      detail === "story"
        ? storyOf(model)
        : detail.startsWith("of ")
          ? model.steps.map((step, at) => ({ at })).filter(({ at }) => concerns(model.steps[at], detail.slice(3)))
          : null;
    this.steps = stops ?? model.steps;
    this.stops = stops;
    this.at = 0;
  }
  stepAt(i) {
    return this.stops ? this.model.steps[this.stops[i].at] : this.model.steps[i];
  }
  get stop() {
    return this.stops?.[this.at] ?? null;
  }
  go(to) {
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
    this.model.go(this.stops ? this.stops[this.at].at : this.at);
    return this.at;
  }
  /// The stop at, or next after, a step of the model.
  find(step) {
    if (!this.stops) return step;
    const at = this.stops.findIndex((stop) => stop.at >= step);
    return at < 0 ? this.stops.length - 1 : at;
  }
  sentence() {
    return this.stop?.say?.() ?? marked(this.model.step, this.model);
  }
}

const concerns = (step, variable) =>
  FRAME.has(step.kind) ||
  step.variable === variable ||
  (step.kind === "erase" && step.e.text.trim().startsWith(variable + " ")) ||
  (step.kind === "fold" && step.variable === variable);

function storyOf(model) {
  const stops = [];
  const add = (at, say, more = {}) => at >= 0 && stops.push({ at, say, ...more });
  for (let round = 0; round < model.irs.length; round++) {
    const steps = model.steps.map((step, at) => ({ step, at })).filter(({ step }) => step.round === round);
    if (!steps.length) continue;
    const of = (...kinds) => steps.filter(({ step }) => kinds.includes(step.kind));
    const last = (...kinds) => of(...kinds).at(-1)?.at ?? -1;
    if (model.irs[round].leaves) tellCopies(model, of, last, add);
    else tellRound(model, steps, of, last, add, round);
  }
  return stops.sort((a, b) => a.at - b.at);
}

function tellRound(model, steps, of, last, add, round) {
  const ir = model.irs[round];
  const places = of("place");
  // What SSA is for, on this program: the first place where two definitions meet, better
  // two stores, and a variable of the source rather than the place of a parameter.
  const areStores = ({ step }) => step.meet?.every((d) => d.kind === "store");
  const example =
    places.find((place) => !/\.addr$/.test(place.step.variable) && areStores(place)) ??
    places.find(areStores) ??
    places.find(({ step }) => step.meet);
  if (example && round === 0) {
    const { e, meet } = example.step;
    add(
      steps[0].at,
      () => {
        const [one, other] = meet.map((d) => definitionText(d, e.variable, model));
        return join(
          say("story.for", { variable: e.variable, y: e.y, one, other }),
          say("story.way"),
          say("start.press"),
        );
      },
      { ways: meet.map((d) => d.path), meet, variable: e.variable },
    );
    add(steps[0].at, () => say("story.phi"), { ways: meet.map((d) => d.path), meet, variable: e.variable });
  } else add(steps[0].at);
  const candidates = of("candidate");
  if (ir.variables.length)
    add(candidates.at(-1)?.at ?? -1, () => say("story.candidates", { list: ir.variables }), { sums: true });
  for (const { at } of candidates.filter(({ step }) => !step.e.promotable).slice(0, 3)) add(at);
  tellDominance(ir, last, add);
  const variables = of("variable"),
    named = (wanted) => variables.filter(({ step }) => wanted(step)).map(({ step }) => step.variable);
  const settled = named((step) => step.only !== undefined),
    globals = named((step) => step.e.global);
  const within = of("local-load").filter(({ step }) => step.only === undefined).length,
    exposed = of("upward-exposed").length;
  add(
    last("local-store", "local-load", "upward-exposed"),
    () => join(say("story.within", { within, exposed }), settled.length > 0 && say("story.settled", { list: settled })),
    { sums: true },
  );
  const none = !settled.length ? "story.local" : settled.length < variables.length ? "story.others" : "story.shortcut";
  add(
    last("variable"),
    () =>
      globals.length
        ? join(say("story.globals", { list: globals }), model.form === "minimal" && say("form.minimal"))
        : say(none, { list: settled }),
    { sums: true },
  );
  tellPlacement(model, places, of, add);
  add(last("insert"), () => join(say("story.insert"), say("insert.fill")));
  add(last("forms"));
  tellRenaming(steps, of, add);
  const folds = of("fold");
  for (const { at } of folds.slice(0, 3)) add(at);
  if (folds.length > 3) add(folds.at(-1).at);
  add(last("erase"), () => say("story.erase"), { sums: true });
  add(last("result"));
}

/// Numbers, the tree, and frontiers: each by an example, one that is not the entry if there is one.
function tellDominance(ir, last, add) {
  add(last("reverse"), () => join(say("reverse.story"), say("reverse.order", { list: ir.rpo })));
  const below = ir.table.filter((row) => row.idom !== null),
    isJoin = (row) => ir.byLabel[row.block].preds.length > 1;
  const child =
    below.find((row) => row.idom !== ir.entry && isJoin(row)) ??
    below.find((row) => row.idom !== ir.entry) ??
    below.find(isJoin) ??
    below[0];
  const nearest = () =>
    child.idom === ir.entry
      ? say("tree.entry", { entry: child.idom, block: child.block })
      : join(say("tree.dominates", child), say("tree.nearest", child));
  add(
    last("tree"),
    child && (() => join(nearest(), say("tree.path"))),
    child && { marks: { [child.block]: "current", [child.idom]: "set" } },
  );
  const own = ir.table.find((row) => row.frontier.includes(row.block));
  const edge = ir.table.find((row) => row.frontier.length && !row.frontier.includes(row.block)) ?? own;
  add(
    last("frontier"),
    edge &&
      (() =>
        join(
          say("frontier.story", edge),
          own && say("frontier.own", { head: own.block, pred: comesBack(ir, own.block) }),
          say("frontier.look"),
        )),
    edge && { pick: edge.block },
  );
  const loops = backEdges(ir),
    crossed = loops.find(({ isNatural }) => !isNatural);
  const [outer, inner] =
    loops.flatMap((a) =>
      loops
        .filter((b) => a.isNatural && b.isNatural && a.head !== b.head && a.blocks.has(b.head) && !b.blocks.has(a.head))
        .map((b) => [a, b]),
    )[0] ?? [];
  if (loops.length)
    add(
      last("frontier"),
      () =>
        join(
          crossed ? say("term.irreducible", crossed) : join(say("term.natural", loops[0]), say("term.reducible")),
          inner && say("term.forest", { inner: inner.head, outer: outer.head }),
        ),
      { ways: [crossed ?? inner ?? loops[0]].map(({ from, head }) => [from, head]) },
    );
}

/// A predecessor of the block that it dominates.
function comesBack(ir, block) {
  const idom = Object.fromEntries(ir.table.map((row) => [row.block, row.idom]));
  const isBelow = (p) => {
    for (; p != null; p = idom[p]) if (p === block) return true;
    return false;
  };
  return ir.byLabel[block].preds.find((p) => p in idom && isBelow(p));
}

function tellPlacement(model, places, of, add) {
  const refused = of("not-live");
  const lives = of("live-in");
  if (lives.length) add(lives[0].at);
  const placing = ({ step: { e, meet, isLive }, at }) =>
    add(at, () =>
      join(
        meet && meetText(meet, e.variable, e.y, model),
        say("story.place", e),
        at === places[0].at && say("story.defines"),
        !isLive && say("place.dead", e),
      ),
    );
  if (places.length <= PHIS) places.forEach(placing);
  else {
    // One stop per variable: the phi of its first meeting.
    const first = new Map();
    for (const place of places) if (!first.has(place.step.variable)) first.set(place.step.variable, place);
    [...first.values()].slice(0, PHIS).forEach(placing);
    add(of("placed").at(-1).at, () => say("story.same", { count: places.length }));
  }
  // Why a block that reads a variable with phis has none.
  const end = places.length && of("placed").find(({ step }) => step.variable === places[0].step.variable);
  if (end) {
    const { variable, blocks } = end.step,
      { defs } = of("variable").find(({ step }) => step.variable === variable).step.e;
    if (places.length <= PHIS)
      add(end.at, () => {
        const without = withoutPhi(model, variable, blocks);
        return join(say("story.placed", end.step), without && say("placed.without", { variable, ...without }));
      });
    const all = iterated(model.irs[end.step.round], defs);
    if (defs.length + all.length < SET)
      add(end.at, () => join(say("term.iterated", { variable, defs, iterated: all }), say("term.joins")));
  }
  const variables = new Set();
  for (const { step, at } of refused) {
    if (variables.has(step.variable) || variables.size > 1) continue;
    variables.add(step.variable);
    add(at, () => join(say("story.refuse", step.e), say("refuse.path")));
  }
}

/// One stop per block that changes something: after its phis, loads, stores and slots.
function tellRenaming(steps, of, add) {
  const visits = [];
  let visit = null;
  for (const { step, at } of steps) {
    if (step.kind === "enter")
      visits.push((visit = { block: step.block, at, phis: [], loads: [], stores: [], fills: [] }));
    else if (visit && step.kind === "push") visit[step.e.from === "phi" ? "phis" : "stores"].push(step.e);
    else if (visit && step.kind === "replace") visit.loads.push(step.e);
    else if (visit && step.kind === "fill") visit.fills.push(step.e);
    if (visit && ["push", "replace", "fill"].includes(step.kind)) visit.at = at;
  }
  const busy = visits.filter((v) => v.phis.length + v.loads.length + v.stores.length + v.fills.length);
  // The visits with phis or slots first, if there are too many.
  const kept = busy.length <= BLOCKS ? busy : busy.slice(0, BLOCKS - 1);
  for (const v of kept)
    add(v.at, () => join(v === kept[0] && say("story.walk"), visitText(v)), {
      ways: v.fills.map((e) => [e.pred, e.block]),
    });
  if (busy.length > kept.length) add(busy.at(-1).at, () => say("story.rest", { count: busy.length - kept.length }));
  add(of("pop").at(-1)?.at ?? -1, () => say("story.root"), { sums: true });
}

function visitText(v) {
  const few = (items, make) => items.slice(0, 4).map(make).join(", ") + (items.length > 4 ? " …" : "");
  const pairs = (items, name, sign) => few(items, (e) => `${va(e[name])} ${sign} ${va(e.value)}`);
  return say("story.rename", {
    block: v.block,
    parts: [
      v.phis.length && say("visit.phis", { list: v.phis.map((e) => e.variable) }),
      v.loads.length && say("visit.loads", { pairs: pairs(v.loads, "variable", "→") }),
      v.stores.length && say("visit.stores", { pairs: pairs(v.stores, "variable", "=") }),
      v.fills.length && say("visit.fills", { pairs: pairs(v.fills, "phi", "←") }),
    ]
      .filter(Boolean)
      .join(tr("; ", "；")),
  });
}

function tellCopies(model, of, last, add) {
  add(last("leave"));
  const ir = model.irs[of("leave", "critical-edge", "split", "parallel-copy")[0].step.round],
    isSmall = ir.blocks.length <= SMALL;
  const live = isSmall && liveness(ir),
    clash = isSmall && interference(ir, live);
  if (isSmall && ir.lines.some((line) => / = phi /.test(line.text)))
    add(last("leave"), () =>
      clash ? say("term.transformed", { one: clash[0], other: clash[1] }) : say("term.conventional"),
    );
  const splits = of("split").length,
    critical = of("critical-edge");
  const lost = (isSmall ? critical : [])
    .map(({ step, at }) => ({ at, found: lostCopy(ir, live, step.e.from, step.e.to), from: step.e.from }))
    .find(({ found }) => found);
  const told = critical.slice(0, 2);
  if (lost && !told.some(({ at }) => at === lost.at)) told.push(critical.find(({ at }) => at === lost.at));
  for (const { at } of told) {
    add(at);
    if (at === lost?.at) add(at, () => say("term.lost", { from: lost.from, phi: lost.found[0], other: lost.found[1] }));
  }
  const unsplit = critical.length - splits;
  add(last("split"), () =>
    join(say("story.split", { count: splits }), unsplit > 0 && say("story.unsplit", { count: unsplit })),
  );
  const edges = of("parallel-copy").filter(({ step }) => step.e.copies.length);
  for (const { at } of edges.slice(0, EDGES)) add(at);
  const first = (kind, which) => add(of(kind).find(({ step }) => step.e.of === which)?.at ?? -1);
  const cycle = of("cycle").find(({ step }) => step.e.of === "values");
  add(cycle?.at ?? -1, () => join(marked(cycle.step, model), say("term.swap")));
  first("save", "values");
  const moves = of("move", "constant", "restore").filter(({ step }) => step.e.of === "values");
  if (moves.length) add(moves.at(-1).at, () => say("story.order"));
  // A cycle that only the registers have is told, too.
  for (const kind of ["cycle", "save", "swap"]) first(kind, "places");
  const places = of("places"),
    copies = places.flatMap(({ step }) => step.e.copies),
    gone = copies.filter((c) => c.coalesced).length;
  const end = of("places", "move", "constant", "restore", "swap", "save", "cycle")
    .filter(({ step }) => step.kind === "places" || step.e.of === "places")
    .at(-1);
  if (places.length)
    add(
      end.at,
      () => (copies.length ? say("story.places", { gone, count: copies.length }) : say("story.places.none")),
      { sums: true },
    );
  add(last("assembly"));
  add(last("assembly"), () => say("story.passes"), { passes: true });
}
