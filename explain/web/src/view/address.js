// The address of the page, which names what is shown: reading it, and writing it as the reader goes on.
import { languageNow, setLanguage } from "../core/words.js";
import { setDark } from "./controls.js";
import { keepAddress } from "./dom.js";
import { MODES, classQuiz, walker } from "./modes.js";
import {
  all,
  byLine,
  change,
  detail,
  detailsOf,
  fn,
  form,
  formsOf,
  functions,
  mode,
  model,
  modelOf,
  number,
  setTour,
} from "./state.js";

/// Takes the choices from the address.
export function readAddress() {
  const at = new URLSearchParams(location.hash.slice(1));
  const of = functions.find((f) => f.name === at.get("function")) ?? fn;
  const wantedForm = formsOf(of).includes(at.get("form")) ? at.get("form") : formsOf(of)[0];
  change({
    fn: of,
    form: wantedForm,
    model: modelOf(of, wantedForm),
    mode: MODES.some(([name]) => name === at.get("mode")) ? at.get("mode") : MODES[0][0],
    number: Math.max(0, Number(at.get("question")) - 1 || 0),
    byLine: at.get("by") !== "block",
  });
  if (at.get("dark")) setDark(at.get("dark") === "1");
  if (at.get("lang")) setLanguage(at.get("lang") === "zh" ? "zh" : "en");
  const wanted = at.get("detail");
  // A link to a step of before there were stories.
  const kept = detailsOf(model).includes(wanted)
    ? wanted
    : at.get("step") !== null && wanted === null
      ? "steps"
      : "story";
  const step = at.get("step");
  change({
    all: classQuiz
      ? true
      : at.get("all") !== null
        ? at.get("all") === "1" || mode !== "steps"
        : ["step", "detail", "phase", "mode", "form"].some((name) => at.has(name)),
  });
  change({ detail: all ? kept : "story" });
  const phase = model.phases.find((p) => p.key === at.get("phase"));
  setTour(phase && step === null ? phase.first : undefined);
  if (step !== null) walker().go(Number(step) || 0);
}
/// The address of what is shown, and the one that the browser has.
let address = "",
  written = "",
  writing = null,
  isLeft = false;
/// The place that is shown is left by the reader: what is shown next is a new one in the history, so that Back returns. Without this,
/// while steps are played or dragged, it takes the place of the one before.
export function leave() {
  addressNow();
  isLeft = true;
}
/// Browsers allow so many addresses per second: it is written when the steps come to rest.
export function writeAddress() {
  address =
    `#function=${encodeURIComponent(fn.name)}&form=${form}&detail=${encodeURIComponent(detail)}&step=${walker().at}&lang=${languageNow()}&all=${all ? 1 : 0}` +
    (mode === "steps" ? "" : `&mode=${mode}`) +
    (mode === "quiz" ? `&question=${number + 1}` : "") +
    (mode === "run" && !byLine ? "&by=block" : "");
  clearTimeout(writing);
  if (isLeft && written) addressNow();
  else writing = setTimeout(addressNow, written ? 150 : 0);
}
export function addressNow() {
  clearTimeout(writing);
  // Another address that has just been typed is about to be read.
  if (written && location.hash !== written) return;
  if (location.hash !== address && address) keepAddress(address, isLeft && written);
  isLeft = false;
  written = location.hash;
}
/// Calls `show` when the address has become another one, by Back, Forward or by hand, and its choices have been taken.
export function watchAddress(show) {
  addEventListener("hashchange", () => {
    written = location.hash;
    if (location.hash === address) return;
    clearTimeout(writing);
    readAddress();
    show();
  });
}
