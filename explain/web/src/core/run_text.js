// The sentences about a step of the run.
import { join, say, va } from "./say.js";

export function runText(run) {
  const { before, after } = run.step;
  const { block, from } = before,
    slots = { title: before.function, call: before.activation, block, from };
  const pairs = (after.phis ?? []).map((phi) => `${va(phi.phi)} = ${phi.value}`);
  return join(
    say(before.continued ? "run.rest" : from === undefined ? "run.enters" : "run.comes", slots),
    pairs.length > 0 && say(pairs.length === 1 ? "run.takes.one" : "run.takes", { pairs: pairs.join(", ") }),
    before.stores?.length > 0 && say("run.stores", { count: before.stores.length }),
    before.returns !== undefined &&
      (before.returns === null ? say("run.returns.nothing") : say("run.returns", { value: before.returns })),
  );
}

/// Of a step by line.
export function lineText(lines, run) {
  const { step } = lines,
    { before } = run.step,
    next = lines.steps[lines.at + 1],
    slots = { title: step.function, call: step.activation, line: step.line };
  const returns =
    !step.waits && before.returns !== undefined && next?.activation !== step.activation && next?.step !== step.step;
  return join(
    step.waits ? say("line.waits", { ...slots, callee: next.function }) : say("line.ran", slots),
    lines.state.written.length > 0 && say("line.writes", { count: lines.state.written.length }),
    returns && (before.returns === null ? say("run.returns.nothing") : say("run.returns", { value: before.returns })),
    next && say("line.next", { next: next.line, where: next.function }),
  );
}

/// How the run ends, if the log does not say what failed.
export const endText = (run) => (run.truncated ? say("run.truncated") : say("run.exit", run));
export const inputText = (run) => run.readsInput && !run.input && say("run.input");
