// What each step does to the state of a function in one SSA form: one function for each kind of step. A step that is not here
// changes nothing. The changes go through put() and set() of the model, which can undo them.

const object = () => Object.create(null);

/// Everything that a step can change. `valueOf` is the replacement of a value; `gone` holds the ids
/// of lines that are erased.
export const emptyState = () => ({
  round: 0,
  candidates: object(),
  post: object(),
  rpo: object(),
  rounds: 0,
  idom: object(),
  fingers: null,
  frontier: object(),
  runner: null,
  localBlock: null,
  local: object(),
  exposed: object(),
  kills: object(),
  variables: object(),
  live: object(),
  w: [],
  f: [],
  x: null,
  y: null,
  placing: null,
  placed: object(),
  ghosts: object(),
  phis: object(),
  phi: object(),
  forms: object(),
  block: null,
  stacks: object(),
  counters: object(),
  valueOf: object(),
  gone: object(),
  folded: [],
  erased: [],
  ended: false,
  critical: object(),
  split: object(),
  copy: null,
  copied: object(),
  inserted: object(),
});

/// Nothing is copied for an undefined value.
export const isUndefined = (value) => value === "undef" || value === "poison";

/// A move or an exchange as it is shown, and the places that it writes.
const moveText = ({ event, to, from }) => `${to} ${event === "swap" ? "↔" : ":="} ${from}`;
export const writtenBy = (text) => (text.includes(" ↔ ") ? text.split(" ↔ ") : [text.split(" := ")[0]]);

/// The parallel copy with the destinations that can be overwritten now: no copy that is left reads
/// them. Constants wait until the end.
function readyIn(copy) {
  const { pending, constants } = copy;
  const isRead = new Set(pending.map((c) => c.from));
  copy.ready = pending.filter((c) => !isRead.has(c.to) && !constants.has(c.to)).map((c) => c.to);
  return copy;
}

/// Everything as at the beginning, in another round.
const beginAnew = (model, round) => {
  const fresh = emptyState();
  for (const key of Object.keys(fresh)) model.put(model.state, key, fresh[key]);
  model.put(model.state, "round", round);
};

/// The line of the step is erased, if it has one.
const eraseLine = (model, line) => {
  if (line !== undefined) model.put(model.state.gone, line, true);
};

/// The name is one of those that the table has for the key.
const addOnce = (model, table, key, name) => {
  if (!(table[key] ?? []).includes(name)) model.put(table, key, [...(table[key] ?? []), name]);
};

// ---- the way out of SSA

function beginCopies(model, step) {
  const { state: s } = model,
    { e } = step;
  model.put(
    s,
    "copy",
    readyIn({
      of: step.kind === "places" ? "places" : "values",
      done: [],
      order: [],
      ready: [],
      cycle: [],
      saved: null,
      pending: e.copies.filter((c) => !c.why && !c.coalesced && !isUndefined(c.from)),
      constants: step.constants,
    }),
  );
}

function insertCopies(model, step) {
  const { state: s } = model,
    { e } = step;
  model.insert(e, `(${e.copies.map((c) => c.to).join(", ")}) ← (${e.copies.map((c) => c.from).join(", ")})`, true);
  // After the copies of the last edge into a block its phis are not needed any more.
  model.put(s.copied, e.to, (s.copied[e.to] ?? 0) + 1);
  const ir = model.irs[step.round],
    to = ir.byLabel[e.to];
  if (s.copied[e.to] === to?.preds.filter((p) => !ir.unreachable.includes(p)).length)
    for (const line of to.lines) if (/ = phi /.test(line.text)) model.put(s.gone, line.id, true);
}

/// A move, or what else makes one of a parallel copy.
function move(model, step) {
  const { state: s } = model,
    { e } = step;
  const copy = { ...s.copy, cycle: step.kind === "cycle" ? e.places : [] };
  if (step.kind !== "cycle") {
    const text = moveText(e);
    copy.order = [...copy.order, text];
    if (step.kind === "save") {
      copy.saved = { to: e.to, from: e.from };
      copy.pending = copy.pending.map((c) => (c.from === e.from ? { ...c, from: e.to } : c));
    } else {
      const written = e.event === "swap" ? [e.to, e.from] : [e.to];
      copy.done = [...copy.done, ...written];
      copy.pending = copy.pending.filter((c) => !written.includes(c.to));
    }
    if (e.of === "values") model.insert(step.copy, text, false);
  }
  model.put(s, "copy", readyIn(copy));
}

const LEAVING = {
  leave(model, step) {
    beginAnew(model, step.opens);
    for (const row of model.irs[step.opens].table) {
      model.put(model.state.idom, row.block, row.idom);
      model.put(model.state.frontier, row.block, row.frontier);
    }
  },
  "critical-edge": (model, step) => model.put(model.state.critical, step.edge, step.e),
  split: (model, step) => model.put(model.state.split, step.edge, step.e.block),
  "parallel-copy"(model, step) {
    beginCopies(model, step);
    insertCopies(model, step);
  },
  places: beginCopies,
  move,
  constant: move,
  save: move,
  restore: move,
  swap: move,
  cycle: move,
};

// ---- dominators and frontiers

const DOMINANCE = {
  number: (model, step) => model.put(model.state.post, step.block, step.number),
  reverse: (model, step) =>
    model.irs[step.round].rpo.forEach((block, i) => {
      model.put(model.state.rpo, block, i);
    }),
  round(model, step) {
    model.set("rounds", step.number);
    model.set("fingers", null);
    if (step.number === 1) model.put(model.state.idom, model.irs[step.round].entry, null);
  },
  meet: (model, step) => model.set("fingers", step.fingers),
  climb: (model, step) => model.set("fingers", step.fingers),
  idom(model, step) {
    model.set("fingers", null);
    model.put(model.state.idom, step.block, step.idom);
  },
  tree(model, step) {
    model.set("fingers", null);
    for (const row of step.table) model.put(model.state.idom, row.block, row.idom);
  },
  runner: (model, step) => model.set("runner", step),
  climbs(model, step) {
    model.set("runner", step);
    addOnce(model, model.state.frontier, step.block, step.join);
  },
  stops: (model, step) => model.set("runner", step),
  frontier(model, step) {
    model.set("runner", null);
    for (const row of step.table) model.put(model.state.frontier, row.block, row.frontier);
  },
};

// ---- within the blocks, and where variables are live

/// An access to a variable in the block that is walked through.
function enterLocal(model, step) {
  if (model.state.localBlock === step.block) return;
  model.set("localBlock", step.block);
  model.set("local", object());
}

/// A store, or a load of what comes from before the block: the block's own value of the variable from here on.
function define(model, step, value, where) {
  const { state: s } = model;
  model.put(s.local, step.variable, [...(s.local[step.variable] ?? []), value]);
  addOnce(model, where, step.block, step.variable);
  eraseLine(model, step.dead);
}

const LOCAL = {
  "local-store"(model, step) {
    enterLocal(model, step);
    if (step.only !== undefined) eraseLine(model, step.line);
    else define(model, step, step.e.value, model.state.kills);
  },
  "local-load"(model, step) {
    enterLocal(model, step);
    model.put(model.state.valueOf, step.e.load, step.e.value);
    eraseLine(model, step.line);
  },
  "upward-exposed"(model, step) {
    enterLocal(model, step);
    define(model, step, step.e.load, model.state.exposed);
  },
  variable: (model, { e }) => model.put(model.state.variables, e.variable, e),
  flood: (model, step) => model.put(model.state.live, step.variable, step.e.walk.slice(0, step.count)),
  "live-in": (model, { e }) => model.put(model.state.live, e.variable, e.blocks),
};

// ---- where phis are placed

const PLACEMENT = {
  worklist(model, { e }) {
    model.set("placing", e.variable);
    model.set("w", e.w);
    model.set("f", []);
    model.set("x", null);
    model.set("y", null);
  },
  take(model, { e }) {
    model.set("placing", e.variable);
    model.set("w", e.w);
    model.set("x", e.x);
    model.set("y", null);
  },
  place(model, { e }) {
    const { placed } = model.state;
    model.set("placing", e.variable);
    model.set("w", e.w);
    model.set("f", e.f);
    model.set("y", e.y);
    model.put(placed, e.y, [...(placed[e.y] ?? []), e.variable]);
  },
  "not-live"(model, { e }) {
    const { ghosts } = model.state;
    model.set("y", e.y);
    model.put(ghosts, e.y, [...(ghosts[e.y] ?? []), e.variable]);
  },
  placed(model, step) {
    model.set("placing", step.variable);
    model.set("w", []);
    model.set("x", null);
    model.set("y", null);
  },
  insert(model, { e }) {
    const { state: s } = model;
    const operands = e.text.match(/\[ \?\?, %(?:"[^"]*"|[-a-zA-Z$._0-9]+) \]/g) ?? [];
    model.put(s.phi, e.phi, {
      name: e.phi,
      block: e.block,
      variable: e.variable,
      head: e.text.split(" [")[0],
      operands: operands.map((text) => ({ pred: text.slice(7, -2), value: null })),
    });
    model.put(s.phis, e.block, [...(s.phis[e.block] ?? []), e.phi]);
    addOnce(model, s.placed, e.block, e.variable);
  },
};

// ---- renaming, and what is tidied up after it

const RENAMING = {
  enter(model, step) {
    model.set("block", step.e.block);
    for (const variable of step.given) {
      const base = variable.replace(/^%/, "");
      const name = base + (/\d$/.test(base) ? "_" : "") + "0";
      model.put(model.state.stacks, variable, [{ value: "undef", name }]);
      model.put(model.state.counters, variable, 1);
    }
  },
  push(model, step) {
    const { state: s } = model,
      { e } = step;
    model.put(s.stacks, e.variable, [...(s.stacks[e.variable] ?? []), { value: e.value, name: e.name }]);
    model.put(s.counters, e.variable, (s.counters[e.variable] ?? 0) + 1);
    eraseLine(model, step.line);
  },
  replace(model, step) {
    model.put(model.state.valueOf, step.e.load, step.e.value);
    eraseLine(model, step.line);
  },
  fill: (model, { e }) => model.fill(e.phi, e.operand, e.value),
  pop(model, { e }) {
    const { stacks } = model.state;
    model.set("block", e.block);
    model.put(stacks, e.variable, stacks[e.variable].slice(0, -1));
  },
  "unreachable-operand": (model, { e }) => model.fill(e.phi, e.operand, "poison"),
  fold(model, { e }) {
    const { state: s } = model,
      phi = s.phi[e.phi];
    model.put(
      s.phis,
      phi.block,
      s.phis[phi.block].filter((name) => name !== e.phi),
    );
    if (e.value !== null) model.put(s.valueOf, e.phi, e.value);
    model.push(s.folded, e);
  },
  erase(model, step) {
    eraseLine(model, step.line);
    model.push(model.state.erased, step.e);
  },
  result(model, step) {
    const { state: s } = model;
    model.set("ended", true);
    model.set("block", null);
    // In unreachable code no step has the accesses.
    for (const block of Object.values(model.irs[step.round].accesses))
      for (const line of Object.values(block).flat())
        if (!s.gone[line.id]) {
          model.put(s.gone, line.id, true);
          if (line.def && !(line.def in s.valueOf)) model.put(s.valueOf, line.def, "poison");
        }
  },
};

/// By the kind of the step.
export const EFFECTS = {
  start(model, step) {
    if (step.round > 0) beginAnew(model, step.round);
  },
  candidate: (model, { e }) => model.put(model.state.candidates, e.variable, e),
  ...LEAVING,
  ...DOMINANCE,
  ...LOCAL,
  ...PLACEMENT,
  ...RENAMING,
};
