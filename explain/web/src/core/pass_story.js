// The stops of a function on its way through the passes, and the sentences of each: what the passes say that they did
// (remarks.js), and what is different in the text. No reason is given that no pass gave.
import { changesOf, readColumn } from "./pass_changes.js";
import { inlinedFrom, remarkSentence } from "./remarks.js";
import { fillIn } from "./fill.js";
import { tr } from "./words.js";

/// Slots as in templates.js. Names of what is gone are those that it had before.
export const PASS_TEMPLATES = {
  begin: [
    "As {t:stage} made it: {n:insts} {#insts:instruction|instructions} in {n:blocks} {#blocks:block|blocks}.",
    "{t:stage}给出的样子：{n:blocks} 个块，{n:insts} 条指令。",
  ],
  considered: ["It changed nothing; what it considered is inside.", "它什么也没有改；它考虑过的在内部。"],
  same: ["The instructions are the same: what changed is no part of them.", "指令都没有变：变的不是指令。"],
  "block.new": [
    "{b:block} is new, with {n:count} {#count:instruction|instructions}.",
    "{b:block} 是新的块，有 {n:count} 条指令。",
  ],
  "block.gone": ["{b:block} is gone, with all its instructions.", "{b:block} 连同它的指令都没有了。"],
  "block.joined": [
    "{b:block} is gone: what is left of it is in {b:home}.",
    "{b:block} 没有了：它剩下的都在 {b:home} 里。",
  ],
  "block.divided": [
    "{b:block} is gone: what is left of it is in several blocks.",
    "{b:block} 没有了：它剩下的分在几个块里。",
  ],
  edges: ["{b:block} now goes to {bs:now}, before to {bs:was}.", "{b:block} 现在去 {bs:now}，以前去 {bs:was}。"],
  "edges.none": ["{b:block} now goes nowhere, before to {bs:was}.", "{b:block} 现在哪里也不去，以前去 {bs:was}。"],
  "edges.first": ["{b:block} now goes to {bs:now}, before nowhere.", "{b:block} 现在去 {bs:now}，以前哪里也不去。"],
  moved: ["{v:name} moved from {b:from} to {b:to}.", "{v:name} 从 {b:from} 移到 {b:to}。"],
  "moved.together": [
    "{n:count} instructions moved from {b:from} to {b:to}: {vs:names}.",
    "{n:count} 条指令从 {b:from} 移到 {b:to}：{vs:names}。",
  ],
  "gone.became": [
    "{v:text} is gone: what read it reads {v:value} now.",
    "{v:text} 没有了：原来读它的现在读 {v:value}。",
  ],
  "gone.partly": [
    "{v:text} is gone: what read it and is still there reads {v:value} now.",
    "{v:text} 没有了：原来读它而留下来的，现在读 {v:value}。",
  ],
  "gone.unread": ["{v:text} is gone: nothing read it.", "{v:text} 没有了：没有什么读它。"],
  "gone.together": ["{v:text} is gone, with all that read it.", "{v:text} 没有了，读它的也都没有了。"],
  gone: ["{v:text} is gone.", "{v:text} 没有了。"],
  fresh: ["{v:text} is new, in {b:block}.", "{v:text} 是新的，在 {b:block} 里。"],
  changed: ["{v:was} is now {v:text}.", "{v:was} 现在是 {v:text}。"],
  "changed.readers": [
    "{n:count} {#count:instruction reads|instructions read} something else in the place of what is gone.",
    "有 {n:count} 条指令改读别的，代替没有了的。",
  ],
  more: ["And {n:count} more of this kind.", "这样的还有 {n:count} 处。"],
  "end.inlined": [
    "{v:name} was inlined into {v:caller} (line {n:line}).",
    "{v:name} 内联到了 {v:caller}（第 {n:line} 行）。",
  ],
  "end.inlinedSomewhere": ["{v:name} was inlined into {v:caller}.", "{v:name} 内联到了 {v:caller}。"],
  end: ["{v:name} ends here: {t:pass} removed it.", "{v:name} 到此为止：{t:pass} 删除了它。"],
};
/// Of what is gone the text before is shown.
const OLD = new Set(["gone", "gone.became", "gone.partly", "gone.unread", "gone.together", "changed"]);
export const hasOldNames = (facts) => facts.some(({ key }) => OLD.has(key));
const STAGES = { "front end": ["the front end", "前端"], input: ["the file", "输入文件"] };

/// Sentences of one kind that are told one by one; of more their number.
const TOLD = 8;

/// The stops: { title, column, before, number, reasons, fn, log }, where `number` is that of the column. There are three kinds:
/// - A pass changed the function: `column` is the text after it, `before` that before it.
/// - A pass changed nothing, but considered something, which is `inside`. Both `column` and `before` are the text that it worked on.
///   `number` lies between those of two columns.
/// - A pass removed the function: the last stop. It has no column, and `number` is -1.
export const stopsOf = (fn, log = null) => {
  const stops = [];
  fn.columns.forEach((column, number) => {
    if (column.kind !== "ir") return;
    stops.push({
      title: column.title,
      column,
      before: stops.at(-1)?.column ?? null,
      number,
      reasons: column.reasons ?? [],
    });
    (fn.considered ?? [])
      .filter(({ before }) => before === number)
      .forEach(({ pass, inside }, i) =>
        stops.push({ title: pass, column, before: column, number: number + (i + 1) / 100, reasons: [], inside }),
      );
  });
  if (fn.removed)
    stops.push({
      title: fn.removed.pass,
      column: null,
      before: stops.at(-1).column,
      number: -1,
      reasons: fn.removed.reasons,
    });
  return stops.map((stop) => ({ ...stop, fn, log }));
};

/// What passes decided not to do, told at this stop. They are the pass that made the stop's column, and the passes after it that
/// changed nothing and have no stop of their own. `before` is the column that a pass worked on.
export const missedAt = (fn, stop) =>
  (fn.missed ?? []).filter(({ pass, before }) => {
    const { number } = stop,
      isMaker = (at) => fn.columns[at]?.title === pass;
    if (stop.inside) return before === Math.floor(number) && pass === stop.title;
    const hasOwn = (fn.considered ?? []).some((each) => each.before === before && each.pass === pass);
    return (before + 1 === number && isMaker(number)) || (before === number && !isMaker(number + 1) && !hasOwn);
  });

/// Equal reasons of one line once: { line, text, times }.
export const summed = (reasons) => {
  const found = new Map();
  for (const reason of reasons) {
    const key = `${reason.pass ?? ""} ${reason.line} ${reason.text}`;
    found.set(key, { ...reason, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
};

const sentence = (key, slots, more = {}) => ({ key, text: fillIn(PASS_TEMPLATES[key], slots), ...more });
/// The first of many, and how many more there are.
const some = (items, make) => {
  const told = items.slice(0, items.length > TOLD + 1 ? TOLD : items.length).map(make);
  return items.length > told.length ? [...told, sentence("more", { count: items.length - told.length })] : told;
};

/// Moves from one block to another: { names, from, to }.
const together = (moved) => {
  const found = new Map();
  for (const { inst, from } of moved) {
    const key = `${from.id} ${inst.block.id}`;
    if (!found.has(key)) found.set(key, { names: [], from, to: inst.block });
    found.get(key).names.push(inst.name ?? inst.text);
  }
  return [...found.values()];
};

/// What a block of the text before is called: as it is called now if it is still there.
export const namesOf = ({ column, before }) => {
  const now = new Map(readColumn(column).blocks.map((block) => [block.id, block.label])),
    taken = new Set(now.values());
  const old = new Map(readColumn(before).blocks.map((block) => [block.id, block.label]));
  return (id) =>
    now.get(id) ?? (taken.has(old.get(id)) ? old.get(id) + tr(" (before)", "（之前）") : (old.get(id) ?? String(id)));
};

const edgeSentences = ({ column, before }, name) => {
  const old = readColumn(before),
    now = readColumn(column),
    told = [];
  for (const block of now.blocks) {
    const was = old.blocks.find((other) => other.id === block.id);
    if (!was || [...was.succs].sort().join() === [...block.succs].sort().join()) continue;
    const slots = { block: block.label, now: block.succs.map(name), was: was.succs.map(name) };
    told.push([block.succs.length ? (was.succs.length ? "edges" : "edges.first") : "edges.none", slots]);
  }
  return some(told, ([key, slots]) => sentence(key, slots));
};

/// Where the function went, by what the inliner said in all functions.
const inlinings = (log, name) =>
  log.functions.flatMap((fn) =>
    fn.columns.flatMap((column) =>
      summed(column.reasons ?? []).flatMap((reason) => {
        const [callee, caller] = inlinedFrom(reason.said) ?? [];
        return callee === name ? [{ caller, line: reason.line }] : [];
      }),
    ),
  );

/// What is said at a stop: { reasons: [{ text, line, times, remark }], facts: [{ key, text }] }.
export const sentencesOf = (log, fn, stop) => {
  const reasons = summed(stop.reasons).map((reason) => ({
    text: remarkSentence(reason.said),
    line: reason.line,
    times: reason.times,
    remark: reason.text,
  }));
  if (!stop.column)
    return {
      reasons,
      facts: [
        ...some(inlinings(log, fn.name), ({ caller, line }) =>
          sentence(line ? "end.inlined" : "end.inlinedSomewhere", { name: fn.name, caller, line }),
        ),
        sentence("end", { name: fn.name, pass: stop.title }),
      ],
    };
  if (stop.inside) return { reasons, facts: [sentence("considered", {})] };
  const now = readColumn(stop.column);
  if (!stop.before)
    return {
      reasons,
      facts: [
        sentence("begin", {
          stage: fillIn(STAGES[stop.title] ?? [stop.title, stop.title]),
          insts: now.insts.length,
          blocks: now.blocks.length,
        }),
      ],
    };
  const { fresh, moved, changed, gone, newBlocks, goneBlocks } = changesOf(stop.before, stop.column);
  const name = namesOf(stop);
  const freshBlocks = new Set(newBlocks),
    goneWhole = new Set(goneBlocks.filter(({ left }) => !left).map(({ block }) => block));
  const joined = new Set(goneBlocks.filter((each) => each.joined).map(({ block }) => block));
  // What reads another value or block of the same name looks as it did: nothing is said of it.
  const rewritten = changed.filter(({ inst, was }) => inst.text !== was.text),
    told = rewritten.filter(({ explained }) => !explained);
  const facts = [
    ...some(goneBlocks, ({ block, joined: home, left }) =>
      sentence(home ? "block.joined" : left ? "block.divided" : "block.gone", {
        block: name(block.id),
        home: home?.label,
      }),
    ),
    ...some(newBlocks, (block) => sentence("block.new", { block: block.label, count: block.insts.length })),
    ...edgeSentences(stop, name),
    ...some(together(moved.filter(({ from }) => !joined.has(from))), ({ names, from, to }) =>
      sentence(names.length > 1 ? "moved.together" : "moved", {
        name: names[0],
        names,
        count: names.length,
        from: name(from.id),
        to: to.label,
      }),
    ),
    ...some(
      gone.filter(({ inst }) => !goneWhole.has(inst.block)),
      ({ inst, became, readers, stay }) =>
        sentence(
          !inst.name
            ? "gone"
            : became
              ? stay === readers
                ? "gone.became"
                : "gone.partly"
              : !readers
                ? "gone.unread"
                : !stay
                  ? "gone.together"
                  : "gone",
          { text: inst.text, value: became },
        ),
    ),
    ...(rewritten.length > told.length ? [sentence("changed.readers", { count: rewritten.length - told.length })] : []),
    ...some(
      fresh.filter((inst) => !freshBlocks.has(inst.block)),
      (inst) => sentence("fresh", { text: inst.text, block: inst.block.label }),
    ),
    ...some(told, ({ inst, was }) => sentence("changed", { was: was.text, text: inst.text })),
  ];
  return { reasons, facts: facts.length ? facts : [sentence("same", {})] };
};
