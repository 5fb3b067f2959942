// "Break it": the sentences about a mistake, about what it does to a function, and about the checker's verdict.
import { bl, join, say } from "./say.js";
import { tr } from "./words.js";

export const ruleText = (name) => say(`rule.${name}`);
export const leadText = (fn, some) => (some ? say("break.lead", { title: fn.name }) : say("break.large"));

/// Whether it does harm, and the sentence about it.
export const verdict = (mistake) => {
  if (!mistake.applies) return ["calm", say(`harmless.${mistake.name}`)];
  if (mistake.differs) return ["wrong", say("break.differs")];
  return ["calm", say(mistake.right ? "break.same" : "break.no-main")];
};

/// What `minic --check-promotion` says of the function with the mistake; null if it was not asked.
export function checkerText({ checker: c }) {
  if (!c) return null;
  if (c.verdict === "proved") return say("checker.proved");
  if (!c.path) return say("checker.other", { because: tr(...c.why) });
  const path = c.path.map((block) => bl(block.slice(1))).join(" → ");
  return join(
    c.holds
      ? join(say("checker.holds", { ...c, path }), c.used !== c.got && say("checker.got", c))
      : say("checker.early", { ...c, path }),
    c.phi && say("checker.phi", { phi: c.phi.name, takes: c.phi.takes, from: c.phi.from.slice(1) }),
    c.noPhi && say("checker.noPhi", { variable: c.variable, block: c.noPhi.slice(1) }),
  );
}
