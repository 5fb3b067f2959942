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
export const PASSES = {
  "follow.start": (c) => c.isPinned("Click a line, or press Enter on it, to follow it through all columns.", "点击一行 (或按回车) 即可在各栏中跟踪它。"),
  "follow.signs": (c) => c.isPinned("+ is new, ~ is changed, ↕ is moved to another block; renumbering is no change.", "+ 是新的行, ~ 是改变的行, ↕ 是移到别的块的行; 只换编号不算改变。"),
  "follow.through": (c, columns) => columns.split(" → ").every((title, i, all) => i === 0 || title !== all[i - 1]) && columns === (c.where.join(" → ")),
  "follow.source": (c, line) => c.fn.columns.some((column) => column.lines.includes(Number(line))),
  "follow.register": (c, places) => placesAre(c, "lowering", places),
  "follow.place": (c, places) => placesAre(c, "register allocation", places),
  "follow.frame": (c, places) => placesAre(c, "assembly", places, (place) => place.includes("(")),
  "follow.ends.why": (c, pass, line, reasons) => { const at = end(c); return at.pass.title === pass && at.line === Number(line) && reasons.length > 0 && at.pass.reasons.filter((r) => r.line === Number(line)).every(({ text }) => reasons.includes(text)); },
  "follow.ends": (c, pass) => { const at = end(c); return at.pass.title === pass && !(at.pass.reasons ?? []).some((r) => at.line && r.line === at.line); },
  "follow.ends.lowering": (c) => end(c).pass.title === "lowering",
};

const total = (c, form) => [...c.world.allocas.keys()].filter((v) => c.world.promotable(v)).reduce((sum, v) => sum + (form === "pruned" && c.world.hasOneStore(v) ? 0 : c.world.phiBlocks(v, form).size), 0);
export const GALLERY = {
  "gallery.phis": (c, name) => name === c.fn.name,
  "gallery.counts": (c, pruned, minimal) => total(c, "pruned") === Number(pruned) && total(c, "minimal") === Number(minimal),
  "gallery.others": (c, semi, maximal) => total(c, "semi-pruned") === Number(semi) && total(c, "maximal") === Number(maximal),
};
