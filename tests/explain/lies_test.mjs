// The check of the sentences finds lies: templates whose slots are exchanged, sentences said at the wrong step, and logs with
// one value changed. Each lie alone must be found on one of a few programs.
//
//   MINIC=... node --test tests/explain/lies_test.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Model } from "../../explain/web/src/core/model.js";
import { say } from "../../explain/web/src/core/say.js";
import { WHY, marked } from "../../explain/web/src/core/sentences.js";
import { Tour } from "../../explain/web/src/core/story.js";
import { TEMPLATES } from "../../explain/web/src/core/templates.js";
import { setLanguage } from "../../explain/web/src/core/words.js";
import { checkFunction, checkQuiz } from "./claims.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const minic = resolve(process.env.MINIC ?? join(root, "build/release/minic"));
const logOf = (file) =>
  JSON.parse(execFileSync(minic, ["-w", join(root, file), "--explain=json", "-o", "-"], { maxBuffer: 1 << 28 }))
    .functions;
const functions = [
  "explain/gallery/fib.c",
  "explain/gallery/swap.c",
  "explain/gallery/nested.c",
  "explain/gallery/goto.c",
  "explain/gallery/collatz.c",
  "explain/gallery/captured.c",
  "tests/passes/leaving-ssa.c",
  "tests/explain/undefined.c",
  "tests/passes/mem2reg-pitfalls.ll",
]
  .flatMap(logOf)
  .filter((fn) => fn.forms.pruned?.length);

/// What is found wrong in the pruned form of the functions (or another), after `change` has changed the log.
function found(change, form = "pruned") {
  for (const original of functions) {
    const fn = structuredClone(original);
    if (change(fn) === false || !fn.forms[form]?.length) continue;
    let wrong;
    try {
      const model = new Model(fn, form);
      wrong = [...checkFunction(model, marked, undefined, new Tour(model, "story")), ...checkQuiz(() => model, [form])];
    } catch (error) {
      wrong = [String(error)];
    }
    if (wrong.length) return wrong;
  }
  return [];
}
/// A change of the first event of a kind that `fits`; of the way out of SSA if `out`.
const event =
  (kind, fits, change, out = false) =>
  (fn) => {
    const e = (out ? (fn.destruction?.events ?? []) : fn.forms.pruned[0].events).find(
      (each) => each.event === kind && fits(each),
    );
    if (!e) return false;
    change(e);
    return true;
  };
const any = () => true;
const rowsOf = (fn) => fn.forms.pruned[0].events.find((e) => e.event === "dominators")?.blocks ?? [];

const LOGS = {
  "a load more is counted": event(
    "candidate",
    (e) => e.promotable,
    (e) => e.loads++,
  ),
  "a store less is counted": event(
    "candidate",
    (e) => e.stores > 1,
    (e) => e.stores--,
  ),
  "a variable that stays is said to become values": event(
    "candidate",
    (e) => !e.promotable,
    (e) => Object.assign(e, { promotable: true, loads: 1, stores: 1 }),
  ),
  "an idom is that of the idom": (fn) => {
    const row = rowsOf(fn).find((r) => rowsOf(fn).find((up) => up.block === r.idom)?.idom);
    if (!row) return false;
    row.idom = rowsOf(fn).find((up) => up.block === row.idom).idom;
    return true;
  },
  "a block is missing in a frontier": (fn) => {
    const row = rowsOf(fn).find((r) => r.frontier.length);
    row?.frontier.pop();
    return Boolean(row);
  },
  "a frontier has one block too many": (fn) => {
    const row = rowsOf(fn).find((r) => !r.frontier.includes(rowsOf(fn)[0].block));
    row?.frontier.push(rowsOf(fn)[0].block);
    return Boolean(row);
  },
  "two blocks change places in reverse post-order": (fn) => {
    const { rpo } = fn.forms.pruned[0].events.find((e) => e.event === "dominators") ?? {};
    if (!(rpo?.length > 3)) return false;
    [rpo[1], rpo[rpo.length - 1]] = [rpo[rpo.length - 1], rpo[1]];
    return true;
  },
  "a store gives another value": event("local-store", any, (e) => {
    e.value = "77";
  }),
  "a load yields another value": event("local-load", any, (e) => {
    e.value = "77";
  }),
  "a block that defines is left out": event(
    "variable",
    (e) => e.defs.length > 1,
    (e) => e.defs.pop(),
  ),
  "a global name is called local": event(
    "variable",
    (e) => e.global,
    (e) => {
      e.global = false;
    },
  ),
  "a block is not said to be live": event(
    "live-in",
    (e) => e.blocks.length > 1,
    (e) => e.blocks.pop(),
  ),
  "a phi is placed elsewhere": event(
    "place",
    (e) => e.x !== e.y,
    (e) => {
      e.y = e.x;
    },
  ),
  "a refused phi is refused for another block": event(
    "not-live",
    (e) => e.x !== e.y,
    (e) => {
      e.x = e.y;
    },
  ),
  "the frontier of X is empty": event(
    "take",
    (e) => e.frontier.length,
    (e) => {
      e.frontier = [];
    },
  ),
  "a form has a phi more": event("forms", any, (e) => e.counts.pruned++),
  "a phi defines another variable": event(
    "push",
    (e) => e.from === "phi",
    (e) => {
      e.variable += "x";
    },
  ),
  "a store pushes another value": event(
    "push",
    (e) => e.from === "store",
    (e) => {
      e.value = "77";
    },
  ),
  "a load becomes another value": event("replace", any, (e) => {
    e.value = "77";
  }),
  "a slot takes another value": event("fill", any, (e) => {
    e.value = "77";
  }),
  "a phi folds to another value": event(
    "fold",
    (e) => e.value !== null,
    (e) => {
      e.value = "77";
    },
  ),
  "a critical edge has another number of successors": event("critical-edge", any, (e) => e.succs++, true),
  "a new block is put onto another edge": event(
    "split",
    (e) => e.from !== e.to,
    (e) => {
      [e.from, e.to] = [e.to, e.from];
    },
    true,
  ),
  "a copy comes from elsewhere": event(
    "parallel-copy",
    (e) => e.copies.length,
    (e) => {
      e.copies[0].from = "%nothing";
    },
    true,
  ),
  "two moves change places": (fn) => {
    const events = fn.destruction?.events ?? [],
      at = events.findIndex(
        (e, i) => e.event === "move" && events[i + 1]?.event === "move" && e.from === events[i + 1].to,
      );
    if (at < 0) return false;
    [events[at], events[at + 1]] = [events[at + 1], events[at]];
    return true;
  },
  "a cycle has one place too few": event("cycle", any, (e) => e.places.pop(), true),
};

/// Slots of a template exchanged, in both languages the same.
const exchange = (key, a, b) => () => {
  const before = TEMPLATES[key];
  TEMPLATES[key] = before.map((text) =>
    text.replace(new RegExp(`\\{(\\w+):(${a}|${b})\\}`, "g"), (_, kind, name) => `{${kind}:${name === a ? b : a}}`),
  );
  return () => {
    TEMPLATES[key] = before;
  };
};
/// Another sentence at a step.
const insteadOf = (kind, make) => () => {
  const before = WHY[kind];
  WHY[kind] = make;
  return () => {
    WHY[kind] = before;
  };
};
const SENTENCES = {
  "dominator and block exchanged": exchange("tree.nearest", "block", "idom"),
  "join and block of a frontier exchanged": exchange("climbs", "block", "join"),
  "X and Y exchanged": exchange("place", "x", "y"),
  "the two numbers of the blocks exchanged": exchange("story.within", "within", "exposed"),
  "definitions and uses exchanged": exchange("variable.global", "defs", "uses"),
  "from and to of a move exchanged": exchange("move.text", "from", "to"),
  "minimal and pruned exchanged": exchange("forms", "minimal", "pruned"),
  "load and value exchanged": exchange("replace", "load", "value"),
  "the way and back exchanged": exchange("fill", "pred", "block"),
  "every block writes what it reads": insteadOf("upward-exposed", ({ e }) => say("exposed.written", e)),
  "every value is from an earlier round": insteadOf("upward-exposed", ({ e }) => say("exposed.round", e)),
  "every idom stays": insteadOf("idom", (step) => say("idom.stays", step)),
  "no phi may be undefined": insteadOf("fold", ({ e }) => say(e.value === null ? "fold.dead" : "fold", e)),
  "every block joins the worklist": insteadOf("place", ({ e }) => say("place.joins", e)),
  "nothing is ever to do": insteadOf("take", ({ e }) => say(e.frontier.length ? "take.nothing" : "take.none", e)),
};

setLanguage("en");
test("nothing is found where nothing was changed", () =>
  assert.deepEqual(
    found(() => true),
    [],
  ));
for (const [name, change] of Object.entries(LOGS))
  test(`the log lies: ${name}`, () => assert.ok(found(change).length, name));
for (const [name, tell] of Object.entries(SENTENCES))
  test(`a sentence lies: ${name}`, () => {
    for (const language of ["en", "zh"]) {
      setLanguage(language);
      const back = tell();
      try {
        assert.ok(found(() => true).length, `${name}, ${language}`);
      } finally {
        back();
        setLanguage("en");
      }
    }
  });
