// A model of machine code before register allocation, read from the text of its column: where each virtual register is live, where
// the code itself uses registers, and where calls destroy them. Nothing of it is from the page or from the allocator. A point is four
// times the number of an instruction, plus 0 before it, 1 where it reads, 2 where it writes, 3 after it.

/// Registers that instructions of x86-64 read and write without naming them, by the names of the machine IR.
const IMPLICIT = {
  Shl: ["rcx", ""],
  Shr: ["rcx", ""],
  Sar: ["rcx", ""],
  Rol: ["rcx", ""],
  SignToRdx: ["rax", "rdx"],
  Idiv: ["rax rdx", "rax rdx"],
  Idiv_M: ["rax rdx", "rax rdx"],
  Div: ["rax rdx", "rax rdx"],
  ImulHigh: ["rax", "rax rdx"],
  MulHigh: ["rax", "rax rdx"],
  RepMovsb: ["rcx rdi rsi", "rcx rdi rsi"],
  RepStosq: ["rax rcx rdi", "rcx rdi"],
};
const named = (text) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((name) => `%${name}`);
const CALLS = new Set(["Call", "CallReg", "ThreadCall", "Assembly"]);
/// The registers that a function gives back as it found them (System V ABI).
export const PRESERVED = new Set(["%rbx", "%rbp", "%r12", "%r13", "%r14", "%r15"]);

export class Machine {
  constructor(column) {
    this.blocks = []; // { label, first, end, succs, preds } in the order of the layout
    this.insts = []; // { op, operands: [{ text, reads, writes, early, register }], block }
    for (const row of column.text.split("\n")) {
      const label = /^(b\d+):/.exec(row)?.[1];
      if (label) this.blocks.push({ label, first: this.insts.length, end: this.insts.length, succs: [], preds: [] });
      if (!row.startsWith("  ")) continue;
      const [, op, rest] = /^ {2}(\w+)(?:\.\d+)? ?(.*)$/.exec(row),
        block = this.blocks.at(-1);
      const operands =
        rest === ""
          ? []
          : rest.split(", ").map((text) => {
              const [, sign, name] = /^(=[&!]?)?(.*)$/.exec(text),
                register = /^(%%\w+|[a-z]\d+)(?:\*\d)?$/.exec(name)?.[1]?.replace("%%", "%") ?? null;
              return {
                text: name,
                register: /^b\d/.test(name) ? null : register,
                reads: !sign || sign === "=&",
                writes: Boolean(sign),
                early: sign === "=!",
              };
            });
      this.insts.push({ op, operands, block });
      block.end++;
    }
    this.byLabel = new Map(this.blocks.map((block) => [block.label, block]));
    // Jumps through tables and assembly name no targets.
    this.isSure = true;
    for (const block of this.blocks) {
      for (const { op, operands } of this.insts.slice(block.first, block.end)) {
        if (/JmpTable|JmpReg|IndirectJump|Assembly/.test(op)) this.isSure = false;
        for (const { text } of operands)
          if (this.byLabel.has(text) && !block.succs.includes(text)) block.succs.push(text);
      }
      const last = this.insts[block.end - 1]?.op;
      if (!block.succs.length && !/^(Ret|TailCall|TailCallReg|Trap)/.test(last)) this.isSure = false;
    }
    for (const block of this.blocks) for (const to of block.succs) this.byLabel.get(to).preds.push(block.label);
    this.findLiveness();
    this.findFixed();
    this.calls = this.insts.flatMap(({ op }, at) => (CALLS.has(op) ? [{ start: 4 * at + 2, end: 4 * at + 4 }] : []));
  }
  /// What an instruction does with virtual registers, or with those of the machine.
  operandsOf(at, isVirtual) {
    return this.insts[at].operands.filter(({ register }) => register && (register[0] !== "%") === isVirtual);
  }

  findLiveness() {
    const read = new Map(),
      written = new Map(),
      liveIn = new Map();
    for (const block of this.blocks) {
      const reads = new Set(),
        writes = new Set();
      for (let at = block.first; at < block.end; at++) {
        for (const { register, reads: isRead } of this.operandsOf(at, true))
          if (isRead && !writes.has(register)) reads.add(register);
        for (const { register, writes: isWrite } of this.operandsOf(at, true)) if (isWrite) writes.add(register);
      }
      read.set(block.label, reads);
      written.set(block.label, writes);
      liveIn.set(block.label, new Set(reads));
    }
    for (let changed = true; changed; ) {
      changed = false;
      for (const block of [...this.blocks].reverse())
        for (const to of block.succs)
          for (const register of liveIn.get(to))
            if (!written.get(block.label).has(register) && !liveIn.get(block.label).has(register)) {
              liveIn.get(block.label).add(register);
              changed = true;
            }
    }
    this.points = new Map(); // by register: the set of points
    const add = (register, ...points) => {
      const all = this.points.get(register) ?? this.points.set(register, new Set()).get(register);
      for (const point of points) all.add(point);
    };
    for (const block of this.blocks) {
      const live = new Set(block.succs.flatMap((to) => [...liveIn.get(to)]));
      for (let at = block.end - 1; at >= block.first; at--) {
        const base = 4 * at,
          operands = this.operandsOf(at, true);
        for (const register of live) add(register, base + 3);
        const through = new Set(live);
        for (const { register, reads, writes, early } of operands)
          if (writes) {
            add(register, base + 2);
            if (early) add(register, base + 1);
            if (!reads) through.delete(register);
            live.delete(register);
          }
        for (const register of through) add(register, base, base + 1, base + 2);
        for (const register of through) live.add(register);
        for (const { register, reads } of operands)
          if (reads) {
            add(register, base, base + 1);
            live.add(register);
          }
      }
    }
  }

  /// The same for registers of the machine, which no block hands on to another.
  findFixed() {
    this.fixed = new Map();
    const add = (register, from, to) => {
      const all = this.fixed.get(register) ?? this.fixed.set(register, new Set()).get(register);
      for (let point = from; point < to; point++) all.add(point);
    };
    for (const block of this.blocks) {
      const end = new Map();
      for (let at = block.end - 1; at >= block.first; at--) {
        const base = 4 * at,
          [reads, writes] = IMPLICIT[this.insts[at].op] ?? ["", ""],
          operands = this.operandsOf(at, false);
        for (const register of [
          ...named(writes),
          ...operands.filter((each) => each.writes && !each.reads).map((each) => each.register),
        ]) {
          add(register, base + 2, Math.max(end.get(register) ?? 0, base + 4));
          end.delete(register);
        }
        for (const register of [...named(reads), ...operands.filter((each) => each.reads).map((each) => each.register)])
          if (!end.has(register)) end.set(register, base + 2);
      }
      for (const [register, to] of end) add(register, 4 * block.first, to);
    }
  }

  /// Instructions that read or write the register at points of the set, with what they do.
  usesOf(register, points) {
    const found = [];
    this.insts.forEach(({ op }, at) =>
      this.operandsOf(at, true).forEach((each) => {
        if (each.register === register && points.has(4 * at + (each.reads || each.early ? 1 : 2)))
          found.push({ at, op, operand: this.insts[at].operands.indexOf(each), ...each });
      }),
    );
    return found;
  }
}

export const pointsOf = (ranges) => {
  const all = new Set();
  for (const { start, end } of ranges) for (let point = start; point < end; point++) all.add(point);
  return all;
};
export const meets = (a, b) => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  for (const point of small) if (large.has(point)) return true;
  return false;
};
