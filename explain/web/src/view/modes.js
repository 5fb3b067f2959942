// The modes of the page, and what the keys and buttons walk through in them.
import { ClassQuiz } from "./class_quiz.js";
import { run, walkerOfRun } from "./run_mode.js";
import { $, fn, form, formsOf, functions, log, mode, modelOf, tour } from "./state.js";

/// A quiz of a class is all that its page shows.
export const classQuiz =
  log.quiz &&
  new ClassQuiz($("other"), log, (name, form) => {
    const of = functions.find((f) => f.name === name);
    return of && formsOf(of).includes(form) ? modelOf(of, form) : null;
  });
/// A name, and what its tab says.
export const MODES = classQuiz
  ? [["quiz", "Quiz", "测验"]]
  : [
      ["steps", "Steps", "步骤"],
      run && ["run", "Run", "运行"],
      ["quiz", "Quiz", "测验"],
      functions.some((f) => f.mistakes?.length) && ["break", "Break it", "搞坏它"],
    ].filter(Boolean);
export const walker = () => (mode === "run" ? walkerOfRun() : tour);
/// A name for the place that is shown.
export const placeNow = () => [fn.name, form, mode, walker().at].join(" ");
