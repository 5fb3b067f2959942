// The sentences about a step of the run.
import { join, say, va } from "./say.js";

export function runText(run) {
  const { before, after } = run.step;
  const { block, from } = before, slots = { title: before.function, call: before.activation, block, from };
  const pairs = (after.phis ?? []).map((phi) => `${va(phi.phi)} = ${phi.value}`);
  return join(say(before.continued ? "run.rest" : from === undefined ? "run.enters" : "run.comes", slots),
    pairs.length > 0 && say(pairs.length === 1 ? "run.takes.one" : "run.takes", { pairs: pairs.join(", ") }),
    before.stores?.length > 0 && say("run.stores", { count: before.stores.length }),
    before.returns !== undefined && (before.returns === null ? say("run.returns.nothing") : say("run.returns", { value: before.returns })));
}

/// How the run ends, if the log does not say what failed.
export const endText = (run) => (run.truncated ? say("run.truncated") : say("run.exit", run));
export const inputText = (run) => run.readsInput && !run.input && say("run.input");
