// The chapters of the story: which phases each tells of. A chapter that a function has no stop in is left out.
import { tr } from "./words.js";

const CHAPTERS = [
  ["From memory to values", "从内存到值", ["start", "candidates"]],
  [
    "Where do phis go?",
    "φ 放在哪里？",
    ["numbering", "dominators", "frontiers", "local", "globals", "liveness", "placement", "insertion", "forms"],
  ],
  ["Which value is read?", "读到哪个值？", ["renaming", "cleanup", "result"]],
  ["Out again", "再出来", ["edges", "copies"]],
  ["Registers", "寄存器", ["places", "assembly"]],
  ["What -O2 did", "-O2 做了什么", []],
];

/// The chapter of a stop, as its number; `passes` is set at the stop about the other passes.
const numberOf = (tour, i) =>
  tour.stops[i].passes
    ? CHAPTERS.length - 1
    : CHAPTERS.findIndex(([, , phases]) => phases.includes(tour.model.phases[tour.stepAt(i).phase].key));

/// [{ title, first (its first stop), isHere }] of a story.
export function chaptersOf(tour) {
  const here = numberOf(tour, tour.at),
    first = new Map();
  tour.stops.forEach((_, i) => {
    const n = numberOf(tour, i);
    if (!first.has(n)) first.set(n, i);
  });
  return [...first]
    .sort((a, b) => a[1] - b[1])
    .map(([n, at]) => ({ title: tr(CHAPTERS[n][0], CHAPTERS[n][1]), first: at, isHere: n === here }));
}
