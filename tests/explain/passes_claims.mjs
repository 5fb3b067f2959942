// What the pass viewer and the gallery say: predicates by the keys of the catalogue. The context has the data (`log`), the
// function `fn`, the picked instructions `ids` and their source line.
const rowsOf = (column) => column.ids.map((id, i) => ({ id, line: column.lines[i], values: (column.values?.[i] ?? []).map(([place, of]) => ({ place: place.replace(/^%+/, ""), of })) }));
const has = (c, column) => rowsOf(column).some(({ id, values }) => c.ids.has(id) || values.some(({ of }) => c.ids.has(of)));
/// The first pass after which nothing of them is left, and the source line that they had last.
const end = (c) => {
  const at = c.fn.columns.findIndex((column, i) => i > 0 && !c.fn.columns.slice(i).some((later) => has(c, later)));
  const before = at > 0 ? rowsOf(c.fn.columns[at - 1]).filter(({ id }) => c.ids.has(id)).at(-1) : null;
  return { pass: c.fn.columns[at], line: before?.line };
};
const placesAre = (c, stage, told, wanted = () => true) => {
  const column = c.fn.columns.find(({ title }) => title === stage);
  const found = new Set(rowsOf(column).flatMap(({ values }) => values.filter(({ of, place }) => c.ids.has(of) && wanted(place)).map(({ place }) => place)));
  return told.split(/, (?![^(]*\))/).every((place) => found.has(place)) && told.split(/, (?![^(]*\))/).length === found.size;
};
const numbersOf = (column) => new Set(column.ids);
const textAt = (column, id) => column.text.split("\n")[column.ids.indexOf(id)].trim();
const ended = (c, kind, slots) => {
  const irs = c.fn.columns.filter((column) => column.kind === "ir"), machine = c.fn.columns.filter((column) => column.kind !== "ir");
  return c.fn.ends.some(([number, of, other, by]) => {
    if (of !== kind || !c.ids.has(number)) return false;
    const at = irs.findLastIndex((column) => column.ids.includes(number));
    if (at < 0 || !slots.includes(textAt(irs[at], number))) return false;
    if (["phi", "fused"].includes(kind)) return !machine[0]?.ids.includes(number) && (kind !== "phi" || slots.some((text) => / = phi /.test(text))) && (kind !== "fused" || machine[0].ids.includes(other) || c.fn.ends.some(([id, how]) => id === other && how === "machine"));
    if (kind === "unwritten") return !machine.at(-1).ids.includes(number);
    if (kind === "machine") return slots.includes(by) && !machine.at(-1).ids.includes(number);
    const next = irs[at + 1];
    if (!slots.includes(by) || (next && next.title !== by)) return false;
    if (kind === "constant") return slots.includes(other);
    if (kind === "value") return !next || numbersOf(next).has(other);
    const makesValue = /^%\S+ = /.test(textAt(irs[at], number));
    if (kind === "removed") return !makesValue;
    return makesValue;
  });
};
export const PASSES = {
  "follow.start": (c) => c.isPinned("Click a line, or press Enter on it, to follow it through all columns.", "点击一行（或按回车）即可在各栏中跟踪它。"),
  "follow.signs": (c) => c.isPinned("+ is new, ~ is changed, ↕ is moved to another block; renumbering is no change.", "+ 是新的行，~ 是改变的行，↕ 是移到别的块的行；只换编号不算改变。"),
  "follow.through": (c, columns) => columns.split(" → ").every((title, i, all) => i === 0 || title !== all[i - 1]) && columns === (c.where.join(" → ")),
  "follow.source": (c, line) => c.fn.columns.some((column) => column.lines.includes(Number(line))),
  "follow.register": (c, places) => placesAre(c, "lowering", places),
  "follow.place": (c, places) => placesAre(c, "register allocation", places),
  "follow.frame": (c, places) => placesAre(c, "assembly", places, (place) => place.includes("(")),
  "follow.ends.why": (c, pass, line, reasons) => { const at = end(c); return at.pass.title === pass && at.line === Number(line) && reasons.length > 0 && at.pass.reasons.filter((r) => r.line === Number(line)).every(({ text }) => reasons.includes(text)); },
  "follow.ends": (c, pass) => { const at = end(c); return at.pass.title === pass && !(at.pass.reasons ?? []).some((r) => at.line && r.line === at.line); },
  "follow.ends.lowering": (c) => end(c).pass.title === "lowering",
  // Nothing of what ended is in a later column of its kind, and what took its place is there or ended, too.
  ...Object.fromEntries(["value", "argument", "constant", "unused", "removed", "phi", "fused", "machine", "unwritten"].map((kind) => [`end.${kind}`, (c, ...slots) => ended(c, kind, slots)])),
  "why.phi": (c) => c.why[0] === "phi" && c.between(/./, /^  (?!\w*Call)\S/),
  "why.argument": (c) => c.why[0] === "argument" && c.between(/./, /^  (\w*Call|Jal)/),
  "why.result": (c) => c.why[0] === "result" && c.between(/^  (\w*Call|Jal)/, /./),
  "why.return": (c) => c.why[0] === "return" && c.between(/./, /^  Ret/),
  "why.parameter": (c) => c.why[0] === "parameter" && c.between(/^b\d+:/, /./),
  "why.instead": (c, stage) => c.why[0] === "instead" && c.why[1] === stage && c.id > 0,
  "why.added": (c, stage) => c.why[0] === "added" && c.why[1] === stage,
};

const total = (c, form) => [...c.world.allocas.keys()].filter((v) => c.world.promotable(v)).reduce((sum, v) => sum + (form === "pruned" && c.world.hasOneStore(v) ? 0 : c.world.phiBlocks(v, form).size), 0);
export const GALLERY = {
  "gallery.phis": (c, name) => name === c.fn.name,
  "gallery.counts": (c, pruned, minimal) => total(c, "pruned") === Number(pruned) && total(c, "minimal") === Number(minimal),
  "gallery.others": (c, semi, maximal) => total(c, "semi-pruned") === Number(semi) && total(c, "maximal") === Number(maximal),
};

/// What the pass viewer says in numbers of what a pass changed. `was` and `now` are the texts as passes_facts_test.mjs reads them,
/// `kind` the sentence before, `told` how many of its kind are told one by one.
const targets = ({ all }, id) => [...(all.filter(([, { block }]) => block === id).at(-1)?.[1].text.matchAll(/label %([-\w$.]+)/g) ?? [])].map((found) => found[1]);
const idOf = ({ labels }, name) => [...labels].find(([, label]) => label === name)?.[0];
/// Labels of the text before, which the page calls by what they are called now.
const areTargets = (was, now, id, list) => {
  const known = list.split(", ").map((name) => idOf(now, name) ?? idOf(was, name.replace(/ \(before\)$/, "")));
  return known.map((other) => was.labels.get(other)).sort().join() === targets(was, id).sort().join();
};
const groups = {
  new: (was, now) => [...now.labels.keys()].filter((id) => !was.labels.has(id)).length,
  block: (was, now) => [...was.labels.keys()].filter((id) => !now.labels.has(id)).length,
  edges: (was, now) => [...now.labels.keys()].filter((id) => was.labels.has(id)).length,
  moved: (was, now) => new Set(now.all.filter(([id, { block }]) => was.insts.has(id) && was.insts.get(id).block !== block).map(([id, { block }]) => `${was.insts.get(id).block} ${block}`)).size,
  gone: (was, now) => was.all.filter(([id]) => !now.insts.has(id)).length,
  fresh: (was, now) => now.all.filter(([id, { block }]) => !was.insts.has(id) && was.labels.has(block)).length,
  changed: (was, now) => now.all.filter(([id, { text }]) => was.insts.has(id) && was.insts.get(id).text !== text).length,
};
export const FACTS = {
  "more": (was, now, [count], { kind, told }) => {
    const all = groups[kind](was, now);
    return Number(count) > 1 && (/^(fresh|new|block)$/.test(kind) ? told + Number(count) === all : told + Number(count) <= all);
  },
  "changed.readers": (was, now, [count]) => {
    const gone = was.all.filter(([id, { text }]) => !now.insts.has(id) && / = /.test(text)).map(([, { text }]) => text.split(" ")[0]);
    const reads = ({ text }) => (text.replace(/^\S+ = /, "").match(/%(?:"[^"]*"|[-\w$.]+)/g) ?? []).some((name) => gone.includes(name));
    return Number(count) > 0 && Number(count) <= was.all.filter(([id, inst]) => now.insts.has(id) && reads(inst)).length;
  },
  "edges.none": (was, now, [block, from]) => { const id = idOf(now, block); return targets(now, id).length === 0 && areTargets(was, now, id, from); },
  "edges.first": (was, now, [block, to]) => { const id = idOf(now, block); return targets(was, id).length === 0 && targets(now, id).sort().join() === to.split(", ").sort().join(); },
};
