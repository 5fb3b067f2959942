// What "Break it" says of a mistake: predicates by the keys of the catalogue. The context has the function of the log, the
// mistake, the example of it, the text before (`world`) and the right text after mem2reg (`right`).
import { names } from "./read.mjs";

const phiLines = (world) =>
  [...world.blocks].flatMap(([block, { insts }]) =>
    insts
      .filter((text) => / = phi /.test(text))
      .map((text) => ({
        block,
        name: text.split(" = ")[0],
        operands: [...text.matchAll(/\[ (.*?), %("[^"]*"|[-\w$.]+) \]/g)].map(([, value, from]) => ({ value, from })),
      })),
  );
/// The phis that mem2reg has left in the end, with the variable that each was placed for and the blocks that ask for it.
function left(c) {
  const { events, renamed } = c.fn.forms.pruned[0];
  const named = (name) => renamed?.[name] ?? name;
  return phiLines(c.right).flatMap(({ name }) => {
    const e = events.find((each) => each.event === "insert" && named(each.phi) === name);
    if (!e) return []; // of the front end
    const placed = events
      .filter((each) => each.event === "place" && each.variable === e.variable)
      .map((each) => each.y);
    const work = [...c.world.reachable].filter((b) => c.world.defines(b, e.variable) || placed.includes(b));
    return { variable: e.variable, y: e.block, asks: work.filter((x) => c.world.frontier(x).includes(e.block)) };
  });
}
/// Renaming of the log with stacks that are never popped: reads and slots that take another value.
function unpopped(c) {
  const { events } = c.fn.forms.pruned[0],
    stacks = new Map(),
    final = new Map(),
    slot = new Map();
  for (const e of events) {
    if (e.event === "insert") slot.set(e.phi, e.variable);
    if (e.event === "fold") final.set(e.phi, e.value);
    if (e.event === "replace") final.set(e.load, e.value);
  }
  const end = (x) => {
    for (let k = 0; final.get(x) != null && k < 1000; k++) x = final.get(x);
    return x;
  };
  const others = [];
  for (const e of events) {
    if (e.event === "push") stacks.set(e.variable, e.value);
    const variable = e.event === "replace" ? e.variable : e.event === "fill" ? slot.get(e.phi) : null;
    if (variable === null || (e.event === "fill" && final.get(e.phi) === null)) continue;
    if (end(stacks.get(variable) ?? "undef") !== end(e.value)) others.push(e);
  }
  return others;
}
const sameText = (c) => c.mistake.after === undefined && c.mistake.applies === false;

const HARMLESS = {
  "df-of-n4": (c) => left(c).every(({ y, asks }) => asks.some((x) => x !== y)),
  "one-block-no-phi": (c) =>
    left(c).every(
      ({ variable }) => new Set([...c.world.reachable].filter((b) => c.world.accesses(b, variable).length)).size > 1,
    ),
  "early-dominators": sameText,
  "sequential-copies": (c) => {
    const phis = phiLines(c.right);
    return phis.every((phi, i) =>
      phi.operands.every(
        ({ value, from }) =>
          !phis
            .slice(0, i)
            .some(
              (earlier) =>
                earlier.block === phi.block &&
                earlier.name === value &&
                earlier.operands.find((o) => o.from === from).value !== value,
            ),
      ),
    );
  },
  "edge-not-split": (c) =>
    phiLines(c.right).every(({ block }) => c.right.preds(block).every((p) => c.right.blocks.get(p).succs.length === 1)),
  "phi-not-pushed": (c) => left(c).length === 0,
  "no-pop": (c) =>
    unpopped(c).every(
      (e) =>
        e.event === "replace" &&
        !new RegExp(`${e.load.replace(/[$.]/g, "\\$&")}\\b(?! = )`).test(
          c.fn.forms.pruned[0].before.replace(new RegExp(`store \\S+ ${e.load.replace(/[$.]/g, "\\$&")},.*`, "g"), ""),
        ),
    ),
  "visited-not-filled": (c) => {
    const { events, renamed } = c.fn.forms.pruned[0],
      visits = events
        .filter((e) => e.event === "enter")
        .map((e) => (renamed?.["%" + e.block] ?? "%" + e.block).slice(1));
    return phiLines(c.right).every(({ block, operands }) =>
      operands.every(({ value, from }) => value === "undef" || visits.indexOf(from) < visits.indexOf(block)),
    );
  },
  "not-iterated": (c) => left(c).every(({ variable, asks }) => asks.some((x) => c.world.defines(x, variable))),
  "df-one-short": (c) => left(c).every(({ y, asks }) => asks.some((x) => c.world.idom(x) !== c.world.idom(y))),
};
/// The rule says what goes wrong without it: its example does, and the checker finds it where it looks.
const rule = (c) =>
  c.example.applies && c.example.differs && (!c.example.checker || c.example.checker.verdict === "refuted");

/// The path of a sentence: blocks one after the other, from the entry.
const isPath = (c, path) => {
  const blocks = names(path);
  return (
    blocks[0] === c.world.entry &&
    blocks.every((b, i) => i === 0 || c.world.blocks.get(blocks[i - 1]).succs.includes(b))
  );
};
const stored = (c, path) =>
  names(path).flatMap((b) =>
    c.world.blocks
      .get(b)
      .insts.map((text) => ({ text, ...c.world.access(text) }))
      .filter((a) => a.kind === "store"),
  );

export const BREAK = {
  "break.lead": (c, title) => title === c.fn.name && c.fn.mistakes.length > 0,
  "break.large": (c) => !c.fn.mistakes?.length,
  ...Object.fromEntries(
    Object.entries(HARMLESS).flatMap(([name, isTrue]) => [
      [`harmless.${name}`, (c) => c.mistake.name === name && isTrue(c)],
      [`rule.${name}`, (c) => c.mistake.name === name && rule(c)],
    ]),
  ),
  "break.differs": (c) =>
    c.mistake.right.output !== c.mistake.wrong.output ||
    c.mistake.right.status !== c.mistake.wrong.status ||
    c.mistake.right.error?.[0] !== c.mistake.wrong.error?.[0],
  "break.same": (c) =>
    c.mistake.applies &&
    c.mistake.right.output === c.mistake.wrong.output &&
    c.mistake.right.status === c.mistake.wrong.status,
  "break.no-main": (c) => c.mistake.applies && !c.log.functions.some((fn) => fn.name === "main"),
  "checker.proved": (c) => !c.mistake.differs,
  "checker.other": (c, because) => because.length > 0,
  "checker.holds": (c, path, variable, holds, store, used) => {
    const line = store.trim().replace(/, align \d+$/, "");
    // To the variable, or to another that it was copied from.
    return (
      isPath(c, path) &&
      c.world.promotable(variable) &&
      stored(c, path).some(({ text, value }) => text === line && value === holds) &&
      holds !== used
    );
  },
  "checker.got": (c, used, got) => used !== got,
  "checker.early": (c, path, variable) =>
    isPath(c, path) && names(path).some((b) => c.world.accesses(b, variable).some((a) => a.kind === "load")),
  "checker.phi": (c, phi, takes, from) =>
    phiLines(c.wrong).some(
      (each) => each.name === phi && each.operands.some((o) => o.value === takes && o.from === from),
    ),
  "checker.noPhi": (c, variable, block) => c.world.phiBlocks(variable, "minimal").has(block),
};
