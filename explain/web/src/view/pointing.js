// Pointing at a value, a block or a line lights all that belongs to it; a click keeps it lit.
import { tr } from "../core/words.js";
import { reveal } from "./listing.js";

/// `now` gives { model, fn } of the page, null where nothing can be pointed at; the function that is returned lets go.
export function watchPointer(now, source, listing) {
  let pinned = null;
  function lightUp(name, kind) {
    for (const element of document.querySelectorAll(".lit")) element.classList.remove("lit");
    if (!name || !now()) return null;
    const { model, fn } = now(),
      { ir } = model;
    const rows =
      kind === "block"
        ? (ir.byLabel[name]?.lines ?? [])
        : ir.lines.filter((line) =>
            line.parts.some((part, i) => i % 2 && (part === name || model.current(part) === name)),
          );
    const definition = kind === "block" ? null : rows.find((line) => line.def === name);
    for (const element of document.querySelectorAll("#ir [data-v], .name.value"))
      if ((element.dataset.v ?? element.dataset.name) === name) element.classList.add("lit");
    const blocks = new Set(kind === "block" ? [name] : rows.map((line) => line.block));
    for (const element of document.querySelectorAll("#cfg .node, #tree .node, .name.block"))
      if (blocks.has(element.dataset.block ?? element.dataset.name)) element.classList.add("lit");
    const lines = fn.beforeLines ?? [];
    for (const line of rows) source.rows.get(ir.leaves ? 0 : lines[line.row])?.classList.add("lit");
    return { definition, uses: rows.filter((line) => line !== definition) };
  }
  const nameAt = (target) => {
    const value = target.closest("[data-v], .name.value"),
      block = target.closest(".name.block, #cfg .node");
    if (value) return [value.dataset.v ?? value.dataset.name, "value", value];
    return block ? [block.dataset.name ?? block.dataset.block, "block", block] : null;
  };
  document.addEventListener("mouseover", (event) => {
    if (pinned || !now()) return undefined;
    const found = nameAt(event.target);
    if (!found) return lightUp(null);
    const [name, kind, element] = found;
    const { definition, uses } = lightUp(name, kind);
    if (kind === "value" && element instanceof HTMLElement)
      element.title = [
        definition ? tr(`defined in ${definition.block}`, `在 ${definition.block} 中定义`) : "",
        uses.length
          ? tr(
              `used in ${[...new Set(uses.map((l) => l.block))].join(", ")}`,
              `用于 ${[...new Set(uses.map((l) => l.block))].join("、")}`,
            )
          : tr("not used", "没有使用"),
      ]
        .filter(Boolean)
        .join(tr("; ", "；"));
    return undefined;
  });
  document.addEventListener("click", (event) => {
    const row = now() && event.target.closest("#source .row");
    if (row) {
      // All IR of a source line.
      const number = Number(row.querySelector(".number").textContent);
      lightUp(null);
      row.classList.add("lit");
      const { model, fn } = now(),
        of = model.ir.lines.filter((line) => fn.beforeLines?.[line.row] === number);
      const lit = of.map((line) => listing.row(line));
      for (const each of lit) each?.classList.add("lit");
      reveal(document.getElementById("ir"), lit[0]);
      pinned = "line";
      return;
    }
    const found = now() ? nameAt(event.target) : null;
    if (!found || found[1] === "block") {
      if (pinned) {
        pinned = null;
        lightUp(null);
      }
      return;
    }
    const { definition } = lightUp(found[0], found[1]);
    pinned = found[0];
    if (definition) reveal(document.getElementById("ir"), listing.row(definition));
  });
  return () => {
    pinned = null;
    lightUp(null);
  };
}
