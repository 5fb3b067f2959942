// What a pass changed, from the texts before and after it. An instruction and a block are the same if their numbers in the log
// are; names and labels without one may be renumbered.

const NAME = /%(?:"[^"]*"|[-\w$.]+)/g;
const LABEL = /^("[^"]*"|[-\w$.]+):/;
export const rowsOf = (column) => column.text.replace(/\n$/, "").split("\n");
export const nameOf = (row) => /^ *(%(?:"[^"]*"|[-\w$.]+)) = /.exec(row)?.[1] ?? null;

const read = new WeakMap();
/// The IR of a column: { rows, blocks: [{ id, label, insts, succs }], insts: [{ id, at, count, text, name, block, tokens }], byId,
/// blockAt }. An instruction of several rows, a switch, begins `at` one of them. In `tokens` an instruction is "#number", a block
/// "@number". `blockAt` has the block of each row.
export const readColumn = (column) => {
  if (read.has(column)) return read.get(column);
  const rows = rowsOf(column),
    values = new Map(),
    labels = new Map();
  rows.forEach((row, i) => nameOf(row) && column.ids[i] && values.set(nameOf(row), `#${column.ids[i]}`));
  for (const [label, id] of column.blocks) labels.set("%" + label, `@${id}`);
  const neutral = (row) =>
    row.replace(/ +;.*$/, "").replace(NAME, (name) => values.get(name) ?? labels.get(name) ?? name);
  const ir = { rows, blocks: [], insts: [], byId: new Map(), blockAt: [] };
  const open = () => {
    const [label, id] = column.blocks[ir.blocks.length];
    ir.blocks.push({ id, label, insts: [], succs: [] });
  };
  rows.forEach((row, i) => {
    if (i > 0 && row !== "}" && (LABEL.test(row) || (!ir.blocks.length && row))) open();
    const block = row === "}" ? null : (ir.blocks.at(-1) ?? null),
      id = column.ids[i];
    ir.blockAt.push(row ? block : null);
    if (!id || !block) return;
    let inst = ir.byId.get(id);
    if (!inst) {
      inst = { id, at: i, count: 0, text: "", name: nameOf(row), block, tokens: [], line: column.lines[i] };
      ir.insts.push(inst);
      block.insts.push(inst);
      ir.byId.set(id, inst);
    }
    inst.count++;
    inst.text += (inst.text && " ") + row.replace(/ +;.*$/, "").trim();
    inst.tokens.push(
      ...neutral(row)
        .split(/[\s,()[\]]+/)
        .filter(Boolean),
    );
  });
  for (const block of ir.blocks) {
    const last = block.insts.at(-1);
    if (last && /^(br|switch|indirectbr)\b/.test(last.text))
      block.succs = [
        ...new Set(last.tokens.filter((token) => /^@\d+$/.test(token)).map((token) => Number(token.slice(1)))),
      ];
  }
  read.set(column, ir);
  return ir;
};

/// Rows that have no numbers of their own are compared as texts, with how often they occur.
const bag = (rows) => {
  const left = new Map();
  for (const row of rows) left.set(row, (left.get(row) ?? 0) + 1);
  return (row) => {
    const count = left.get(row) ?? 0;
    if (count) left.set(row, count - 1);
    return count > 0;
  };
};
const withoutNumbers = (row) =>
  row
    .replace(/ +;.*$/, "")
    .replace(/^\d+:/, "#:")
    .trim();

/// Per row "+" (new), "~" (the same instruction, changed), "↕" (moved to another block) or "", and the rows before that are gone.
/// Columns of different kinds are not compared.
export const difference = (before, column) => {
  const rows = rowsOf(column);
  if (!before || before.kind !== column.kind || column.kind === "assembly")
    return { signs: rows.map(() => ""), gone: [], isCompared: false };
  const was = rowsOf(before),
    isIr = column.kind === "ir";
  const old = isIr ? readColumn(before) : null,
    now = isIr ? readColumn(column) : null;
  const wasThere = bag(was.filter((_, i) => !isIr || !before.ids[i]).map(withoutNumbers));
  const signs = rows.map((row, i) => {
    const inst = isIr && column.ids[i] ? now.byId.get(column.ids[i]) : null;
    if (!inst) return wasThere(withoutNumbers(row)) || !row.trim() ? "" : "+";
    const same = old.byId.get(inst.id);
    return !same ? "+" : same.tokens.join() !== inst.tokens.join() ? "~" : same.block.id !== inst.block.id ? "↕" : "";
  });
  const isHere = bag(rows.filter((_, i) => !isIr || !column.ids[i]).map(withoutNumbers));
  const gone = was.filter((row, i) =>
    isIr && before.ids[i] ? !now.byId.has(before.ids[i]) : !isHere(withoutNumbers(row)) && row.trim() !== "",
  );
  return { signs, gone, isCompared: true };
};

/// Which value stands where an instruction that is gone was read: token -> token, of those that all readers left agree on.
const replacements = (old, now) => {
  const found = new Map(),
    doubtful = new Set();
  for (const inst of now.insts) {
    const was = old.byId.get(inst.id);
    if (!was) continue;
    // Other than by its operands the instruction has to be the same: else no place is known to be that of another.
    const isGone = (token) => token[0] === "#" && !now.byId.has(Number(token.slice(1)));
    const isSame =
      was.tokens.length === inst.tokens.length &&
      was.tokens.every((token, i) => token === inst.tokens[i] || isGone(token));
    was.tokens.forEach((token, i) => {
      if (!isGone(token)) return;
      if (!isSame || (found.get(token) ?? inst.tokens[i]) !== inst.tokens[i]) doubtful.add(token);
      else found.set(token, inst.tokens[i]);
    });
  }
  for (const token of doubtful) found.delete(token);
  return found;
};

/// What is different in the IR: { fresh, moved: [{ inst, from }], changed: [{ inst, was }], gone: [{ inst, became, readers, stay }],
/// newBlocks, goneBlocks: [{ block, joined }], isSame }. `became` is the text of the value that stands in the place of one that is
/// gone, `joined` the block that has all that is left of one. `explained` of a change: operands are what became of gone ones.
export const changesOf = (before, column) => {
  const old = readColumn(before),
    now = readColumn(column),
    became = replacements(old, now);
  const spelled = (token) => (token[0] === "#" ? now.byId.get(Number(token.slice(1)))?.name : token) ?? token;
  const result = { fresh: [], moved: [], changed: [], gone: [], newBlocks: [], goneBlocks: [], isSame: false };
  const blocksNow = new Set(now.blocks.map((block) => block.id)),
    blocksOld = new Set(old.blocks.map((block) => block.id));
  for (const inst of now.insts) {
    const was = old.byId.get(inst.id);
    if (!was) result.fresh.push(inst);
    else {
      if (was.tokens.join() !== inst.tokens.join())
        result.changed.push({
          inst,
          was,
          explained:
            was.tokens.length === inst.tokens.length &&
            was.tokens.every((token, i) => token === inst.tokens[i] || became.get(token) === inst.tokens[i]),
        });
      if (was.block.id !== inst.block.id) result.moved.push({ inst, from: was.block });
    }
  }
  for (const inst of old.insts) {
    if (now.byId.has(inst.id)) continue;
    const readers = old.insts.filter((other) => other !== inst && other.tokens.includes(`#${inst.id}`));
    const value = became.get(`#${inst.id}`);
    result.gone.push({
      inst,
      became: value === undefined ? null : spelled(value),
      readers: readers.length,
      stay: readers.filter((other) => now.byId.has(other.id)).length,
    });
  }
  for (const block of now.blocks) if (!blocksOld.has(block.id)) result.newBlocks.push(block);
  for (const block of old.blocks) {
    if (blocksNow.has(block.id)) continue;
    const homes = new Set(block.insts.map((inst) => now.byId.get(inst.id)?.block).filter(Boolean));
    result.goneBlocks.push({
      block,
      joined: homes.size === 1 ? [...homes][0] : null,
      left: block.insts.filter((inst) => now.byId.has(inst.id)).length,
    });
  }
  result.isSame = rowsOf(before).join("\n") === rowsOf(column).join("\n");
  return result;
};
