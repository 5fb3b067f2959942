// The run as the page shows it: which of the two walks it takes, by line of the source or by block, and the picture of a step.
import { Model } from "../core/model.js";
import { Run, calleeAmong, valuesAtEnds } from "../core/run.js";
import { LineRun, rowsAfter } from "../core/run_lines.js";
import { shapesOf } from "../core/shapes.js";
import { lineText, runText } from "../core/run_text.js";
import { plain } from "../core/say.js";
import { tr } from "../core/words.js";
import { untilChoices } from "./controls.js";
import { options, replace } from "./dom.js";
import { Graph } from "./graph.js";
import { rich } from "./rich.js";
import { drawRun, drawWay } from "./run.js";
import { drawRunLines } from "./run_lines.js";
import { speak } from "./speak.js";
import { $, byLine, formsOf, functions, hasSource, lastLine, log, modelOf } from "./state.js";

/// The run by block; null: the log has none.
export const run = log.run?.before?.length ? new Run(log.run) : null;
/// The run by line; null of a program without lines, like a text of IR.
let runByLine;
export function lineRun() {
  if (runByLine !== undefined || !run) return runByLine ?? null;
  const texts = new Map(
    log.functions
      .filter(({ beforeLines, forms }) => beforeLines && forms.pruned?.length)
      .map((of) => {
        const ir = modelOf(of, "pruned").irs[0];
        return [
          of.name,
          {
            ir,
            lines: of.beforeLines,
            shapes: shapesOf(ir),
            rows: rowsAfter(ir, of.forms.pruned),
            afterLines: of.forms.pruned.at(-1).afterLines ?? [],
          },
        ];
      }),
  );
  const made = new LineRun(run, (name) => texts.get(name), calleeAmong(log.functions), log.run.layouts);
  runByLine = made.steps.length ? Object.assign(made, { texts }) : null;
  return runByLine;
}
/// What the keys and buttons walk through.
export const walkerOfRun = () => (byLine && lineRun()) || run;

export let runGraph = null;
const endsOf = new Map(),
  calleeOf = calleeAmong(log.functions);
if (run)
  run.readsInput = /\b(getint|getch|getarray|getfloat|getfarray|scanf|getchar|fgets|gets|read)\s*\(/.test(log.source);
export function showRun() {
  const lines = walkerOfRun() === run ? null : walkerOfRun();
  if (lines) run.go(lines.step.step);
  $("by").hidden = !lineRun();
  options(
    $("by"),
    [
      ["line", tr("by line", "按行")],
      ["block", tr("by block", "按块")],
    ],
    lines ? "line" : "block",
  );
  const text = lines ? lineText(lines, run) : runText(run);
  replace($("why"), rich(text));
  speak(`run ${walkerOfRun().at}`, plain(text));
  const irsOf = (name) => {
    const of = functions.find((f) => f.name === name);
    const { irs } = of ? modelOf(of, formsOf(of)[0]) : { irs: [] };
    return [irs[0], irs.find((ir) => ir.leaves) ?? irs[irs.length - 1]];
  };
  const { before, block, function: name } = run.step;
  const [ir] = irsOf(name);
  const running = log.functions.find((f) => f.name === name);
  // The choices are those of the function that runs.
  if ($("function").value !== name && functions.includes(running)) {
    $("function").value = name;
    untilChoices([ir]);
  }
  if (lines) {
    runGraph = null;
    drawRunLines($("other"), lines, run, irsOf(name)[1], lines.texts.get(name), {
      text: log.source,
      from: running.line,
      to: lastLine(running),
    });
    return;
  }
  if (!endsOf.has(name))
    endsOf.set(name, running?.forms.pruned?.length ? valuesAtEnds(new Model(running, "pruned")) : {});
  let place = null;
  if (running && hasSource(running)) {
    // A branch is no line of its own: it has that of the statement around it.
    const lines = run
      .linesOf(ir?.byLabel[block]?.lines ?? [], calleeOf)
      .filter((line) => !/^br label /.test(line.text))
      .map((line) => running.beforeLines?.[line.row])
      .filter(Boolean);
    place = { text: log.source, from: running.line, to: lastLine(running), lines };
  }
  const element = drawRun($("other"), run, irsOf, endsOf.get(name), place);
  if (!ir) return;
  if (runGraph?.element !== element) runGraph = new Graph(element, "run", null);
  drawWay(runGraph, name, ir, before);
}
