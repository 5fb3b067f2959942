// The quiz as the page shows it: the question that is on, its graph and code, and the score, which is kept.
import { question, reasonFor } from "../core/quiz.js";
import { stored } from "./dom.js";
import { Graph } from "./graph.js";
import { drawQuestion, drawQuiz, irRows, linesAbout } from "./quiz.js";
import { $, fn, formsOf, hasSource, lastLine, log, model, modelOf, number } from "./state.js";

const scores = new Map();
export let lastQuestion = null;

/// Draws the question that is on. `on` has next(), and show(question), which goes to its step. Gives its graph, if there is one.
export function showQuiz(on) {
  const key = `score.${log.file}.${fn.name}`;
  let score = { right: 0, asked: 0 };
  try {
    score = { ...score, ...JSON.parse(stored(key) ?? scores.get(key) ?? "{}") };
  } catch {
    /* not ours */
  }
  const asked = question(number, formsOf(fn), (f) => modelOf(fn, f));
  const element = drawQuiz($("other"), number, asked, score, asked ? quizCode(asked) : [], {
    answered: (isRight) => {
      score.asked++;
      if (isRight) score.right++;
      scores.set(key, JSON.stringify(score));
      stored(key, JSON.stringify(score));
    },
    reason: (q, given) => reasonFor(q, given, modelOf(fn, q.form)),
    ...on,
  });
  lastQuestion = asked;
  // The form that is asked about, not the one of the steps.
  if (asked) $("form").value = asked.form;
  if (!asked) return null;
  const graph = new Graph(element, "CFG", null);
  drawQuestion(graph, fn.name, model.irs[0], asked, modelOf(fn, asked.form));
  return graph;
}
/// The source of the function, or its IR, with the lines that the question is about: where its variable is written, or its block.
function quizCode(asked) {
  const [ir] = model.irs,
    about = linesAbout(ir, asked);
  if (!hasSource(fn)) return irRows(ir, about);
  const lines = new Set([...about].map((line) => fn.beforeLines?.[line.row]));
  return log.source
    .split("\n")
    .slice(fn.line - 1, lastLine(fn))
    .map((text, i) => ({ number: fn.line + i, text, here: lines.has(fn.line + i) }));
}
