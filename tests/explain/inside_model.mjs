// A model of the text of a function, for what the pass viewer says of the inside of passes: its blocks and edges, dominance, natural
// loops, and the constants that are the same whenever they run. Nothing of it is from the page or from the passes.
const NAME = /%(?:"[^"]*"|[-\w$.]+)/g;
const bare = (row) => row.replace(/ +;.*$/, "").trim();

export class Text {
  constructor(column) {
    this.blocks = new Map(); // label -> { insts, succs, preds }
    this.insts = new Map(); // number -> inst
    this.byName = new Map();
    const labels = column.blocks.map(([label]) => label),
      rows = column.text.split("\n");
    let next = rows[1] === `${labels[0]}:` ? 0 : 1,
      block = this.open(labels[0]);
    rows.forEach((row, i) => {
      if (next < labels.length && row === `${labels[next]}:`) {
        block = next ? this.open(labels[next]) : block;
        next++;
        return;
      }
      const id = column.ids[i];
      if (!id) return;
      const known = this.insts.get(id);
      if (known) {
        known.text += ` ${bare(row)}`;
        return;
      }
      const text = bare(row),
        name = /^(%\S+) = /.exec(text)?.[1] ?? null;
      const inst = { id, text, name, block };
      this.insts.set(id, inst);
      this.blocks.get(block).insts.push(inst);
      if (name) this.byName.set(name, inst);
    });
    for (const inst of this.insts.values()) {
      inst.right = inst.name ? inst.text.slice(inst.name.length + 3) : inst.text;
      inst.op = /^(?:(?:tail|musttail|notail) )?(\w+)/.exec(inst.right)[1];
      inst.reads = (inst.right.replace(/label %(?:"[^"]*"|[-\w$.]+)/g, "").match(NAME) ?? []).filter((name) =>
        this.byName.has(name),
      );
    }
    for (const [label, { insts }] of this.blocks) {
      const last = insts.at(-1);
      const to = [...new Set([...(last?.text.matchAll(/label %("[^"]*"|[-\w$.]+)/g) ?? [])].map((found) => found[1]))];
      this.blocks.get(label).succs = to;
      for (const other of to) this.blocks.get(other).preds.push(label);
    }
    this.entry = labels[0];
    this.findDominators();
  }
  open(label) {
    this.blocks.set(label, { insts: [], succs: [], preds: [] });
    return label;
  }

  /// dom: label -> the set of those that dominate it; only of blocks that the entry reaches.
  findDominators() {
    const reached = new Set([this.entry]);
    for (const label of reached) for (const to of this.blocks.get(label).succs) reached.add(to);
    this.dom = new Map(
      [...reached].map((label) => [label, label === this.entry ? new Set([label]) : new Set(reached)]),
    );
    for (let changed = true; changed; ) {
      changed = false;
      for (const label of reached) {
        if (label === this.entry) continue;
        const preds = this.blocks.get(label).preds.filter((pred) => reached.has(pred));
        const dom = new Set(
          [...this.dom.get(preds[0])]
            .filter((other) => preds.every((pred) => this.dom.get(pred).has(other)))
            .concat(label),
        );
        if (dom.size !== this.dom.get(label).size) {
          this.dom.set(label, dom);
          changed = true;
        }
      }
    }
    // Natural loops by header.
    this.loops = new Map();
    for (const label of reached)
      for (const header of this.blocks.get(label).succs) {
        if (!this.dom.get(label).has(header)) continue;
        const loop = this.loops.get(header) ?? { header, latches: [], blocks: new Set([header]) };
        loop.latches.push(label);
        const work = [label];
        while (work.length) {
          const at = work.pop();
          if (loop.blocks.has(at)) continue;
          loop.blocks.add(at);
          work.push(...this.blocks.get(at).preds.filter((pred) => reached.has(pred)));
        }
        this.loops.set(header, loop);
      }
    for (const loop of this.loops.values()) {
      const before = this.blocks.get(loop.header).preds.filter((pred) => !loop.blocks.has(pred));
      loop.preheader = before.length === 1 && this.blocks.get(before[0]).succs.length === 1 ? before[0] : null;
      loop.around = [...this.loops.values()]
        .filter((other) => other !== loop && other.blocks.has(loop.header))
        .sort((a, b) => a.blocks.size - b.blocks.size);
    }
  }
  dominates(a, b) {
    return this.dom.get(b)?.has(a) ?? false;
  }
  /// Whether the first comes before the second on every path to it.
  isBefore(a, b) {
    if (a.block !== b.block) return this.dominates(a.block, b.block);
    const { insts } = this.blocks.get(a.block);
    return insts.indexOf(a) < insts.indexOf(b);
  }

  /// Wegman and Zadeck's answer, by visiting everything until nothing changes: { cells, reached, isSure }. A cell is missing
  /// (unknown), a text (constant), "?" (a constant that this model cannot compute) or null (overdefined).
  constants() {
    const cells = new Map(),
      edges = new Set(),
      reached = new Set([this.entry]);
    let isSure = true;
    const known = (text) => (text.startsWith("%") ? (this.byName.has(text) ? cells.get(text) : null) : text);
    const meet = (a, b) => (a === undefined ? b : b === undefined ? a : a === b ? a : null);
    const value = (inst) => {
      const { right, op } = inst;
      if (op === "phi") {
        let all;
        for (const [, text, from] of right.matchAll(/\[ (.+?), %("[^"]*"|[-\w$.]+) \]/g))
          if (edges.has(`${from} ${inst.block}`)) all = meet(all, known(text));
        return all;
      }
      if (["load", "call", "tail", "alloca", "landingpad"].includes(op)) {
        if (op === "load" && /@/.test(right)) isSure &&= !this.readsConstant;
        const operands = [...right.matchAll(NAME)].map(([name]) => known(name));
        if (operands.includes(null) || !operands.includes(undefined)) return null;
        return undefined;
      }
      const m =
        /^(?:add|sub|mul|and|or|xor|shl|lshr|ashr|sdiv|srem|udiv|urem)(?: nuw| nsw| exact| disjoint)* i(\d+) (\S+), (\S+)$/.exec(
          right,
        );
      const cmp = /^icmp (?:samesign )?(\w+) i(\d+) (\S+), (\S+)$/.exec(right);
      const cast = /^(zext|sext|trunc)(?: \w+)* i(\d+) (\S+) to i(\d+)$/.exec(right);
      const select = /^select i1 (\S+), \S+ (\S+), \S+ (\S+)$/.exec(right);
      if (select) {
        const condition = known(select[1]);
        if (condition === undefined) return undefined;
        return condition === "true"
          ? known(select[2])
          : condition === "false"
            ? known(select[3])
            : meet(known(select[2]), known(select[3]));
      }
      const texts = m
        ? m.slice(2)
        : cmp
          ? cmp.slice(3)
          : cast
            ? [cast[3]]
            : [...right.matchAll(NAME)].map(([name]) => name);
      const operands = texts.map(known);
      // As soon as one is overdefined, in the order of the operands, the result is.
      if (operands.includes(null)) return null;
      if (operands.includes(undefined)) return undefined;
      const numbers = operands.map((text) =>
        text === "true" ? 1n : text === "false" ? 0n : /^-?\d+$/.test(text) ? BigInt(text) : null,
      );
      if (numbers.includes(null) || !(m || cmp || cast)) return "?";
      return fold(
        m ? op : cmp ? cmp[1] : cast[1],
        Number(m ? m[1] : cmp ? cmp[2] : cast[2]),
        numbers,
        cast ? Number(cast[4]) : 0,
      );
    };
    for (let changed = true; changed; ) {
      changed = false;
      for (const label of [...reached])
        for (const inst of this.blocks.get(label).insts) {
          if (inst.name) {
            const was = cells.get(inst.name);
            if (was === null) continue;
            let now = value(inst);
            if (now === undefined) continue;
            if (was !== undefined && was !== now) now = null;
            if (was !== now) {
              cells.set(inst.name, now);
              changed = true;
            }
          } else if (inst === this.blocks.get(label).insts.at(-1)) {
            const { succs } = this.blocks.get(label),
              condition = /^br i1 (\S+), label %(\S+), label %(\S+)$/.exec(inst.text),
              choice = /^switch i\d+ (\S+), label %("[^"]*"|[-\w$.]+) \[(.*)\]/.exec(inst.text);
            let to = succs;
            const of = condition ? known(condition[1]) : choice ? known(choice[1]) : null;
            if (of === undefined) to = [];
            else if (condition && (of === "true" || of === "false")) to = [condition[of === "true" ? 2 : 3]];
            else if (choice && of !== null && of !== "?")
              to = [new RegExp(`i\\d+ ${of}, label %("[^"]*"|[-\\w$.]+)`).exec(choice[3])?.[1] ?? choice[2]];
            if (of === "?") isSure = false;
            for (const other of to)
              if (!edges.has(`${label} ${other}`)) {
                edges.add(`${label} ${other}`);
                reached.add(other);
                changed = true;
              }
          }
        }
    }
    return {
      cells,
      reached,
      isSure: isSure && ![...cells.values()].some((cell) => cell === "?" || /undef|poison/.test(cell ?? "")),
    };
  }
}

/// The number as the IR writes it; null: nothing can be computed.
export const fold = (op, bits, [a, b], to = 0) => {
  const signed = (n, width = bits) => BigInt.asIntN(width, n),
    plain = (n) => BigInt.asUintN(bits, n),
    truth = (is) => (is ? "true" : "false");
  const write = (n, width = bits) => (width === 1 ? truth(BigInt.asUintN(1, n)) : String(signed(n, width)));
  switch (op) {
    case "add":
      return write(a + b);
    case "sub":
      return write(a - b);
    case "mul":
      return write(a * b);
    case "and":
      return write(a & b);
    case "or":
      return write(a | b);
    case "xor":
      return write(a ^ b);
    case "shl":
      return plain(b) < bits ? write(a << plain(b)) : "?";
    case "lshr":
      return plain(b) < bits ? write(plain(a) >> plain(b)) : "?";
    case "ashr":
      return plain(b) < bits ? write(signed(a) >> plain(b)) : "?";
    case "zext":
      return write(plain(a), to);
    case "sext":
      return write(signed(a), to);
    case "trunc":
      return write(a, to);
    case "eq":
      return truth(plain(a) === plain(b));
    case "ne":
      return truth(plain(a) !== plain(b));
    case "slt":
      return truth(signed(a) < signed(b));
    case "sle":
      return truth(signed(a) <= signed(b));
    case "sgt":
      return truth(signed(a) > signed(b));
    case "sge":
      return truth(signed(a) >= signed(b));
    case "ult":
      return truth(plain(a) < plain(b));
    case "ule":
      return truth(plain(a) <= plain(b));
    case "ugt":
      return truth(plain(a) > plain(b));
    case "uge":
      return truth(plain(a) >= plain(b));
    case "sdiv":
      return signed(b) === 0n ? null : write(signed(a) / signed(b));
    case "srem":
      return signed(b) === 0n ? null : write(signed(a) % signed(b));
    default:
      return "?";
  }
};
