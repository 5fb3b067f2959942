// The sentences: for each kind of step what happens and why. They say what the events say and what follows from the
// definitions, and nothing else. The words are in templates.js.
import { definitionsThatReach } from "./meet.js";
import { remarkSentence } from "./remarks.js";
import { join, plain, say } from "./say.js";

export { BLOCK, END, VALUE, bl, plain, va } from "./say.js";

/// Longer sets are counted: the table and the picture show them.
const LONG = 6;

/// The sentences for the reasons of the clean-up, by their names in support/remarks.def.
export const ERASED = { LivesInValues: "erase.lives", OnlyMarks: "erase.marks" };

/// One of the definitions that meet, with the value that its store writes in the text as it is now.
export const definitionText = (d, variable, model) =>
  d.kind === "store"
    ? say(d.source ? "def.line" : "def.store", {
        variable,
        value: model.storedNow(d.line),
        block: d.block,
        line: d.source,
      })
    : say(d.kind === "phi" ? "def.phi" : "def.nothing", { block: d.block });
export const meetText = (meet, variable, y, model) => {
  const [one, other] = meet.map((d) => definitionText(d, variable, model));
  return say(meet.length === 2 ? "meet.two" : "meet.many", { y, count: meet.length, one, other });
};

const nameText = (e, form) => say(form === "semi-pruned" ? "name.textbook" : "name.subscript", { name: e.name });

/// Of the blocks that read the variable from before, one without a phi, and the only definition that comes to it: null if
/// there is none. A block below the one that defines is the better example.
export function withoutPhi(model, variable, phis) {
  const { ir } = model,
    { defs, uses } = model.of("variable", model.step.round).find((s) => s.variable === variable)?.e ?? {
      defs: [],
      uses: [],
    };
  const all = new Set([...defs, ...phis]);
  for (const block of uses) {
    if (phis.includes(block)) continue;
    const found = definitionsThatReach(ir, block, all);
    if (found.length !== 1 || !all.has(found[0])) continue;
    const d = model.definitionIn(found[0], variable, phis.includes(found[0]));
    return { block, def: definitionText(d, variable, model) };
  }
  return null;
}

export const WHY = {
  start: (step, { ir }) => {
    const { title, allocas: count } = step;
    if (step.round > 0) return say("start.again", { round: step.round + 1 });
    if (!count) return say("start.none", { title });
    return join(
      say("start.keeps", { title, count }),
      say("start.turns", { count: ir.variables.length }),
      say("start.press"),
    );
  },
  candidate: ({ e }) =>
    e.promotable
      ? join(say("candidate.yes", e), e.constant !== undefined && say("candidate.only", { value: e.constant }))
      : join(
          say("candidate.no", { variable: e.variable, because: remarkSentence(e.because) }),
          say("candidate.use", { use: e.user.trim() }),
        ),
  number: (step) => say("number", step),
  reverse: (_, { ir }) =>
    join(
      say("reverse"),
      say("reverse.order", { list: ir.rpo }),
      ir.unreachable.length > 0 && say("reverse.left", { list: ir.unreachable }),
    ),
  round: ({ number }, { ir }) =>
    number === 1 ? say("round.first", { entry: ir.entry }) : say("round.more", { number }),
  meet: ({ block, fingers: [one, other] }) => join(say("meet", { block, one, other }), say("meet.why")),
  climb: ({ fingers: [one, other] }) =>
    one === other ? say("climb.done", { block: one }) : say("climb", { one, other }),
  idom: (step) =>
    step.changed
      ? join(say("idom", step), say(step.final ? "idom.stays" : "idom.changes", step))
      : say("idom.same", step),
  tree: (_, { ir }) => (ir.rpo.length === 1 ? say("tree.one") : join(say("tree"), say("tree.path"))),
  runner: (step) => say("runner", step),
  climbs: (step) => say(step.pred === step.block ? "climbs.itself" : "climbs", step),
  stops: (step) => say("stops", step),
  frontier: () => join(say("frontier"), say("frontier.click")),
  "local-store": ({ e, only }) =>
    only !== undefined
      ? join(say("store.only", { variable: e.variable, value: only }), say("store.loads", { value: only }))
      : join(say("store", e), e.overwrites && say("store.dead")),
  "local-load": ({ e, only, unwritten }) =>
    say(only !== undefined ? "load.only" : unwritten ? "load.unwritten" : "load", e),
  "upward-exposed": ({ e, writes, isInCycle }) =>
    join(
      say(writes ? "exposed.written" : "exposed.unwritten", e),
      say(isInCycle ? "exposed.round" : "exposed.before", e),
    ),
  variable: ({ e, only }, { form }) =>
    only !== undefined
      ? join(say("variable.settled", { variable: e.variable, value: only }), say("variable.none"))
      : e.global
        ? say("variable.global", e)
        : join(say("variable.local", e), form === "minimal" && say("form.minimal")),
  flood: (step) => say(step.from === null ? "flood.use" : "flood", step),
  "live-in": ({ e }) =>
    e.blocks.length > LONG ? say("live.many", { variable: e.variable, count: e.blocks.length }) : say("live", e),
  worklist: ({ e }) => say("worklist", e),
  take: ({ e, refused }) => {
    if (!e.frontier.length) return say("take.none", e);
    const fresh = e.frontier.filter((y) => !e.known.includes(y) && !refused.includes(y));
    return join(
      say("take", e),
      e.frontier.includes(e.x) && say("take.own", e),
      e.known.length > 0 && say("take.known", { list: e.known }),
      refused.length > 0 && say("take.refused", { list: refused }),
      !fresh.length && say("take.nothing"),
    );
  },
  place: ({ e, meet, defines, isLive }, model) =>
    join(
      meet && meetText(meet, e.variable, e.y, model),
      say("place", e),
      say(defines ? "place.defines" : "place.joins", e),
      !isLive && say("place.dead", e),
    ),
  "not-live": ({ e }) => join(say("refuse", e), say("refuse.path")),
  placed: (step, model) => {
    const without = withoutPhi(model, step.variable, step.blocks);
    return join(say("placed", step), without && say("placed.without", { variable: step.variable, ...without }));
  },
  insert: ({ e }) => join(say("insert", e), say("insert.fill")),
  forms: ({ counts, spared, uncounted }) => {
    const total = (form) => counts.reduce((sum, e) => sum + e.counts[form], 0),
      pruned = total("pruned");
    return join(
      say("forms", { maximal: total("maximal"), minimal: total("minimal"), semi: total("semi-pruned"), pruned }),
      spared > 0 && say("forms.spared", { whole: pruned + spared }),
      say(uncounted ? "forms.uncounted" : "forms.choose"),
    );
  },
  enter: ({ e, given }) => join(say("enter", e), given.length > 0 && say("enter.undef", { list: given })),
  push: ({ e, was }, { form }) => {
    const slots = { ...e, name: nameText(e, form) };
    return e.from === "phi"
      ? say("push.phi", slots)
      : e.from === "alloca"
        ? say("push.alloca", slots)
        : join(
            say("push.store", slots),
            was !== undefined && was !== e.value && say("push.was", { was, value: e.value }),
            say("push.gone"),
          );
  },
  replace: ({ e }) => say("replace", e),
  fill: ({ e }) => say("fill", e),
  pop: ({ e }) => say("pop", e),
  "unreachable-operand": ({ e }) => say("unreachable", e),
  fold: ({ e, mayBeUndefined, takers }) =>
    join(
      say(e.value === null ? "fold.dead" : mayBeUndefined ? "fold.undefined" : "fold", e),
      e.value !== null && takers.length > 0 && say("fold.in", { list: takers, value: e.value }),
    ),
  erase: ({ e }) => say(ERASED[e.because.say], { text: e.text.trim() }),
  result: (_, { ir }) =>
    join(ir.variables.length ? say("result.values", { list: ir.variables }) : say("result"), say("result.names")),
  leave: ({ count, edges, splits }) =>
    count
      ? say(edges ? "leave.critical" : "leave.room", { count })
      : edges
        ? join(say("leave.none"), splits > 0 && say("leave.split"))
        : say("leave.nothing"),
  "critical-edge": ({ e }) => join(say("critical", e), say("critical.why", e)),
  split: ({ e }) => join(say("split", e), !e.copies && say("split.empty")),
  "parallel-copy": ({ e }) => {
    const which = e.copies.length === 1 ? "copy.one" : "copy.all",
      left = e.copies.filter((c) => c.why),
      undef = e.copies.filter((c) => !c.why && /^(undef|poison)$/.test(c.from));
    return join(
      say(which, e),
      say(`${which}.${e.at === "start" ? "start" : "end"}`, e),
      left.length > 0 && say("copy.left", { list: left.map((c) => c.to) }),
      undef.length > 0 && say("copy.undef", { list: undef.map((c) => c.to) }),
    );
  },
  places: ({ e }) => {
    const count = e.copies.length,
      same = e.copies.filter((c) => c.coalesced).length;
    return same === count
      ? say("places.same", e)
      : join(say("places", e), same > 0 && say("places.gone", { same, count }));
  },
  move: ({ e }) => join(say("move", e), say("move.text", e), e.through && say("move.through", e)),
  constant: ({ e }) => join(say("constant", e), say("move.text", e)),
  cycle: ({ e }) => join(say("cycle", { list: e.places }), say(e.of === "places" ? "cycle.registers" : "cycle.lost")),
  save: ({ e }) => join(say("save", e), say("save.open", e)),
  swap: ({ e }) => say("swap", e),
  restore: ({ e }) => say("restore", e),
  assembly: ({ title }) => say("assembly", { title }),
};

/// The sentences for a step, with signs around names.
export const marked = (step, model) => WHY[step.kind]?.(step, model) ?? "";
/// The same as plain text.
export const why = (step, model) => plain(marked(step, model));
/// The first sentence, and the rest.
export function split(text) {
  const end = text.search(/[.?!] (?=[^a-z])|。(?=.)|[？](?=.)/);
  return end < 0 ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}
