// Instruction selection: which instructions of the IR share machine instructions. A tile is a tree. Its root is an instruction that
// lowering made machine instructions for; below an instruction are the operands that were folded into it (the ends "fused" of the log).
import { machineStop, readMachine } from "./allocation.js";
import { readColumn } from "./pass_changes.js";
import { fillIn } from "./fill.js";
import { TILES } from "./templates_passes.js";

const found = new WeakMap();
/// Of a function: { kind, steps }; a step is a block with tiles: { block, phis, tiles: [{ inst, covered: [tile], machine: [{ row, text }] }] }.
const readTiles = (fn, stop) => {
  if (found.has(fn)) return found.get(fn);
  const ir = readColumn(stop.before),
    code = readMachine(stop.column),
    { ids } = stop.column;
  const fused = new Set(fn.ends.filter(([, kind]) => kind === "fused").map(([number]) => number));
  const tree = (inst, machine = []) => ({
    inst,
    machine,
    covered: [
      ...new Set(
        inst.tokens
          .slice(inst.name ? 1 : 0)
          .filter((token) => token[0] === "#")
          .map((token) => Number(token.slice(1))),
      ),
    ]
      .filter((number) => fused.has(number) && ir.byId.has(number))
      .map((number) => tree(ir.byId.get(number))),
  });
  const steps = ir.blocks
    .map((block) => ({
      block,
      phis: block.insts.filter(({ text }) => / = phi /.test(text)).length,
      tiles: block.insts
        .filter(({ id, text }) => !fused.has(id) && !/ = phi /.test(text))
        .map((inst) =>
          tree(
            inst,
            code.insts.filter(({ row }) => ids[row] === inst.id && !stop.column.why[row]),
          ),
        )
        .filter(({ machine }) => machine.length),
    }))
    .filter(({ tiles }) => tiles.length);
  const made = { kind: "tiles", pass: stop.title, steps, reduced: false, sentences: (at) => blockSentences(steps[at]) };
  found.set(fn, made);
  return made;
};

/// The stop of a function; null: no machine code was made for it.
export const tilesStop = (fn) => {
  const number = fn.columns.findIndex(({ title, kind }) => title === "lowering" && kind === "machine");
  const stop = machineStop(fn, number, fn.columns[number - 1], (opened) => readTiles(fn, opened));
  return stop?.open().steps.length ? stop : null;
};

/// All that a tile covers.
export const coveredBy = (tile) => tile.covered.flatMap((each) => [each, ...coveredBy(each)]);

function blockSentences({ block, tiles, phis }) {
  const insts = new Set(tiles.flatMap((tile) => [tile, ...coveredBy(tile)]).map(({ inst }) => inst)),
    say = (key, slots) => ({ key: `tiles.${key}`, text: fillIn(TILES[key], slots) });
  return [
    say("block", { block: block.label, tiles: tiles.length, insts: insts.size }),
    ...(phis ? [say("block.phis", { phis })] : []),
  ];
}
/// A sentence for each instruction that another one's tile covers.
export const coveredSentences = ({ tiles }) =>
  tiles.flatMap((tile) =>
    coveredBy(tile).map(({ inst }) => ({
      key: "tiles.covered",
      text: fillIn(TILES.covered, { text: inst.text, root: tile.inst.text }),
    })),
  );
