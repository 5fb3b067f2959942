// The quiz: questions about the next step of the algorithm. The answers are the log's; the same
// number is always the same question, so that a class can be sent to one.
import { definitionsThatReach, isLiveIn, meeting } from "./meet.js";
import { bl, join, say } from "./say.js";
import { meetText } from "./sentences.js";
import { FORM_NAMES, tr } from "./words.js";

/// A generator of numbers below n that depends on the seed alone.
function random(seed) {
  let state = ((seed + 1) * 2654435761) >>> 0;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) % n;
  };
}

const shuffle = (items, pick) => {
  const all = items.slice();
  for (let i = all.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
};

/// At most `room` of the blocks, the right ones among them, in their order.
const choices = (blocks, right, pick, room = 10) => {
  if (blocks.length <= room) return blocks;
  const others = shuffle(
    blocks.filter((b) => !right.includes(b)),
    pick,
  ).slice(0, Math.max(2, room - right.length));
  return blocks.filter((b) => right.includes(b) || others.includes(b));
};

/// The questions of a function that differ, in an order that is always the same, as many as are needed.
const asked = new WeakMap();
const sameAs = (q) => [q.kind, q.form, q.block, q.variable].join();

/// Question number n: { kind, text, options, right (a list), single, step (where the page shows it), form, block,
/// variable, defs }; null when the function has nothing to ask about. After the last one the first comes again.
/// `modelOf(form)` gives the models.
export function question(n, forms, modelOf) {
  const { fn } = modelOf(forms[0]);
  const key = forms.join();
  if (!asked.has(fn)) asked.set(fn, {});
  const all = (asked.get(fn)[key] ??= { seeds: [], known: new Set(), next: 0, vain: 0 });
  while (all.seeds.length <= n && all.vain < 60) {
    const made = questionOf(all.next, forms, modelOf);
    if (!made) return null;
    if (all.known.has(sameAs(made))) all.vain++;
    else {
      all.known.add(sameAs(made));
      all.seeds.push(all.next);
      all.vain = 0;
    }
    all.next++;
  }
  return questionOf(all.seeds[n % all.seeds.length], forms, modelOf);
}

function questionOf(n, forms, modelOf) {
  const pick = random(n);
  const any = (items) => items[pick(items.length)];
  const model = modelOf(forms[0]);
  const ir = model.irs[0];
  const stepOf = (of, wanted) => of.steps.findIndex(wanted);
  const makers = [];
  if (ir.table.length > 2) {
    makers.push(() => {
      const rows = ir.table.filter((row) => row.idom !== null);
      const row = any(rows);
      return {
        kind: "idom",
        single: true,
        form: forms[0],
        block: row.block,
        right: [row.idom],
        options: choices(
          ir.rpo.filter((b) => b !== row.block),
          [row.idom],
          pick,
        ),
        text: say("quiz.idom", row),
        step: stepOf(model, (s) => s.kind === "tree"),
      };
    });
    makers.push(() => {
      const full = ir.table.filter((row) => row.frontier.length);
      const row = full.length && pick(5) ? any(full) : any(ir.table);
      return {
        kind: "frontier",
        form: forms[0],
        block: row.block,
        right: row.frontier,
        options: choices(ir.rpo, row.frontier, pick),
        text: say("quiz.frontier", row),
        step: stepOf(model, (s) => s.kind === "frontier"),
      };
    });
  }
  const placing = forms.filter((form) => modelOf(form).steps.some((s) => s.kind === "placed" && s.round === 0));
  if (placing.length)
    makers.push(() => {
      const form = any(placing);
      const other = modelOf(form);
      const step = any(other.steps.filter((s) => s.kind === "placed" && s.round === 0));
      return {
        kind: "phis",
        form,
        variable: step.variable,
        right: ir.rpo.filter((b) => step.blocks.includes(b)),
        options: choices(ir.rpo, step.blocks, pick),
        text: say("quiz.phis", { form: tr(...FORM_NAMES[form]), variable: step.variable }),
        step: other.steps.indexOf(step),
      };
    });
  const entries = model.steps.filter((s) => s.kind === "enter" && s.round === 0 && s.block !== ir.entry);
  if (entries.length && ir.stacked.length)
    makers.push(() => {
      const step = any(entries),
        at = model.steps.indexOf(step);
      // What renaming has pushed and not popped when it enters.
      const stacks = Object.fromEntries(ir.stacked.map((v) => [v, []]));
      for (const { kind, e } of model.steps.slice(0, at))
        if (kind === "push") stacks[e.variable]?.push(e);
        else if (kind === "pop") stacks[e.variable]?.pop();
      const variable = any(ir.stacked),
        top = stacks[variable].at(-1);
      // The block whose definition it is, and whether that is a phi or a store: the phis are told, so it can be seen.
      const nameOf = (e) => (e.from === "phi" ? `${e.block}: φ` : `${e.block}: ${e.from}`);
      const pushes = model.steps.filter((s) => s.kind === "push" && s.variable === variable && s.round === 0);
      const right = top ? nameOf(top) : "undef",
        others = [...new Set([...pushes.map((s) => nameOf(s.e)), "undef"])].filter((name) => name !== right);
      return {
        kind: "top",
        single: true,
        form: forms[0],
        block: step.block,
        variable,
        right: [right],
        step: at,
        options: shuffle([right, ...shuffle(others, pick).slice(0, 5)], pick),
        text: say("quiz.top", {
          block: step.block,
          variable,
          phis: ir.rpo.filter((b) => pushes.some((s) => s.e.from === "phi" && s.block === b)),
        }),
      };
    });
  if (!makers.length) return null;
  // The kinds take turns.
  return makers[n % makers.length]() ?? makers[0]();
}

/// A way from the entry to `to` that avoids `without`; null if there is none.
function wayAround(ir, to, without) {
  if (ir.entry === without) return null;
  const ways = new Map([[ir.entry, [ir.entry]]]);
  for (const [block, way] of ways) {
    if (block === to) return way;
    for (const s of ir.byLabel[block].succs) if (s !== without && !ways.has(s)) ways.set(s, [...way, s]);
  }
  return null;
}

/// Why the answer is as it is: about the first block that was given wrongly or forgotten, or about the right one.
export function reasonFor(asked, given, model) {
  const ir = model.irs[0],
    { block, variable } = asked;
  const idoms = Object.fromEntries(ir.table.map((row) => [row.block, row.idom]));
  const dominates = (a, b) => {
    for (; b != null; b = idoms[b]) if (b === a) return true;
    return false;
  };
  const wrong = given.find((g) => !asked.right.includes(g)),
    missed = asked.right.find((r) => !given.includes(r));
  const way = (blocks) => blocks.map(bl).join(" → ");
  switch (asked.kind) {
    case "idom": {
      const [right] = asked.right,
        around = wrong && wayAround(ir, block, wrong);
      if (around) return say("reason.avoids", { block: wrong, other: block, way: way(around) });
      return wrong ? say("reason.nearer", { wrong, block, right }) : say("reason.idom", { block, right });
    }
    case "frontier": {
      const x = block,
        y = missed ?? wrong ?? asked.right[0];
      const pred = y && ir.byLabel[y].preds.find((p) => !ir.unreachable.includes(p) && dominates(x, p));
      if (!y) return say("reason.closed", { x });
      if (asked.right.includes(y))
        return y === x
          ? say("reason.itself", { x, pred })
          : say("reason.frontier", { x, y, pred, way: way(wayAround(ir, y, x)) });
      return say(pred ? "reason.inside" : "reason.outside", { x, y });
    }
    case "phis": {
      const y = missed ?? wrong ?? asked.right[0];
      if (!y) return say("reason.nowhere", { variable });
      const place = model.steps.find(
        (s) => s.kind === "place" && s.round === 0 && s.variable === variable && s.e.y === y,
      );
      // The values are those of the code that is shown: nothing has been replaced in it.
      const { defs } = model.of("variable", 0).find((s) => s.variable === variable).e,
        all = new Set([...defs, ...asked.right]);
      const back = model.at;
      model.go(0);
      const meet =
        place && meeting(ir, idoms, variable, place.e.x, y, all)?.map((d) => ({ ...d, source: model.sourceOf(d, 0) }));
      const met = meet && meetText(meet, variable, y, model);
      model.go(back);
      if (met)
        return join(
          met,
          !isLiveIn(ir, y, variable) && say("reason.unasked", { variable, y, form: tr(...FORM_NAMES[asked.form]) }),
        );
      if (model.steps.some((s) => s.kind === "not-live" && s.variable === variable && s.e.y === y))
        return say("reason.dead", { variable, y });
      const reach = definitionsThatReach(ir, y, all);
      return !reach.length
        ? say("reason.entry", { y })
        : reach.length === 1
          ? say("reason.one", { variable, y, from: reach[0] })
          : say("reason.unread", { variable, y });
    }
    default: {
      const [right] = asked.right,
        from = right.replace(/: \S+$/, "");
      return right === "undef"
        ? say("reason.undef", { block, variable })
        : say("reason.top", { block, variable, from });
    }
  }
}
