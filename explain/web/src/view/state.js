// What the page shows: the program's log, and everything that is chosen. All modules of the page read it by these names;
// change() alone writes it.
import { Model } from "../core/model.js";
import { Tour } from "../core/story.js";
import { unpack } from "../core/unpack.js";

export const $ = (id) => document.getElementById(id);
export const FORMS = ["pruned", "semi-pruned", "minimal", "maximal"];

export const log = unpack(JSON.parse($("log").textContent));
export const functions = log.functions.filter((fn) => Object.values(fn.forms).some((rounds) => rounds.length));
/// The function in one form of SSA, and its steps.
export let fn = functions[0],
  form = "pruned",
  model = null;
/// "steps", "run", "quiz" or "break"; of the quiz the number of the question.
export let mode = "steps",
  number = 0;
/// What of the steps is walked: "story", "steps", or "of %x"; the tour that does it, and its stop's page.
export let detail = "story",
  tour = null;
/// Whether all controls are shown. A page that is opened without a place in its address shows one idea and one button.
export let all = false;
/// What the blocks of the graph hold ("names", "phis", "code"; null: by their number), and whether only the
/// current line of the pseudo-code is shown (null: by the room).
export let inside = null,
  brief = null;
/// The block whose region and frontier are shown; null: none.
export let picked = null;
/// Whether the run goes by line of the source, where it can.
export let byLine = true;

/// Writes what is named in `to`; the rest stays.
export function change(to) {
  ({
    fn = fn,
    form = form,
    model = model,
    mode = mode,
    number = number,
    detail = detail,
    tour = tour,
    all = all,
    inside = inside,
    brief = brief,
    picked = picked,
    byLine = byLine,
  } = to);
}

const models = new Map();
export function modelOf(fn, form) {
  const key = fn.name + " " + form;
  if (!models.has(key)) models.set(key, new Model(fn, form));
  return models.get(key);
}
export const formsOf = (of) => FORMS.filter((f) => of.forms[f]?.length);

/// The tour of `detail`, at the step or at the beginning.
export function setTour(step) {
  tour = new Tour(model, detail);
  tour.go(step === undefined ? 0 : tour.find(step));
}
export const detailsOf = (of) => ["story", "steps", ...of.irs.flatMap((ir) => ir.variables).map((v) => "of " + v)];

/// Of .ll input the IR is the source.
export const hasSource = (of) => of.line > 0 && log.language !== "ll";
/// The last line of the source that may belong to a function; undefined: that of the file.
export function lastLine(of) {
  const next = log.functions.map((f) => f.line).filter((line) => line > of.line);
  return next.length ? Math.min(...next) - 1 : undefined;
}
