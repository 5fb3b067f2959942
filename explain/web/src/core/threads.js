// The pass viewer: where the thread of an instruction ends, and where a row of the machine code comes from, with reasons.

/// The ends of the instruction's thread: { kind, number, other, pass }. Kind "assembly": it has rows there. A number that is not
/// there any more without a reason has the kind "silent".
export function forward(fn, id) {
  const assembly = fn.columns.find(({ kind }) => kind === "assembly"),
    ends = [],
    seen = new Set(),
    work = [id];
  while (work.length) {
    const number = work.pop();
    if (seen.has(number)) continue;
    seen.add(number);
    const end = fn.ends.findLast(([of]) => of === number);
    if (assembly?.ids.includes(number)) ends.push({ kind: "assembly", number });
    else if (!end && fn.removed) ends.push({ kind: "function", number, pass: fn.removed.pass });
    else if (!end) ends.push({ kind: "silent", number });
    else {
      const [, kind, other, pass] = end;
      if (["value", "fused"].includes(kind)) work.push(other);
      else ends.push({ kind, number, other, pass });
    }
  }
  return ends;
}

/// From a row of machine code back, a step each: { kind, ... }, the last one with `isStart`. Empty: nothing is known.
export function backward(log, fn, column, row) {
  const chain = [],
    why = column.why[row],
    number = column.ids[row];
  if (why) chain.push({ kind: why[0], stage: why[1], isStart: why[0] !== "instead" });
  let at = { fn, number };
  for (const seen = new Set(); at.number && !seen.has(`${at.fn.name} ${at.number}`); ) {
    seen.add(`${at.fn.name} ${at.number}`);
    const first = at.fn.columns.find(({ kind, ids }) => kind === "ir" && ids.includes(at.number));
    if (!first) break;
    const line = first.lines[first.ids.indexOf(at.number)],
      copy = at.fn.copies.find(([of]) => of === at.number);
    if (copy && log.functions.some(({ name }) => name === copy[2])) {
      chain.push({ kind: "copy", pass: copy[1], of: copy[3], from: copy[2] });
      at = { fn: log.functions.find(({ name }) => name === copy[2]), number: copy[3] };
      continue;
    }
    const isFrontEnd = first === at.fn.columns[0];
    chain.push({ kind: isFrontEnd ? "source" : "made", pass: first.title, number: at.number, line, isStart: true });
    break;
  }
  return chain;
}
