// Models for what the pass viewer says of inline, unroll and vectorize, from the texts of functions (inside_model.mjs): how addresses
// and counters move through a loop, how often a loop runs, and what a copy of a body counts. Nothing of it is from the page or from
// the passes. Where a model gives undefined it does not know.
import { fold } from "./inside_model.mjs";

/// Parts between commas that are in no brackets.
export const partsOf = (text) => {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if ("([{<".includes(letter)) depth++;
    if (")]}>".includes(letter)) depth--;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
};

const SIZES = { i1: 1, i8: 1, i16: 2, i32: 4, i64: 8, float: 4, double: 8, ptr: 8, x86_fp80: 16, fp128: 16, i128: 16 };
/// { size, align, at(index): [offset, type] } of a type; undefined: a name that the text does not explain.
export const layoutOf = (type) => {
  if (SIZES[type]) return { size: SIZES[type], align: SIZES[type] };
  const array = /^\[(\d+) x (.*)\]$/.exec(type),
    struct = /^(<?)\{(.*)\}>?$/.exec(type);
  if (array) {
    const of = layoutOf(array[2]);
    return of && { size: of.size * Number(array[1]), align: of.align, at: (i) => [of.size * i, array[2]] };
  }
  if (!struct) return undefined;
  const types = partsOf(struct[2]),
    offsets = [];
  let at = 0,
    align = 1;
  for (const member of types) {
    const of = layoutOf(member);
    if (!of) return undefined;
    const own = struct[1] ? 1 : of.align;
    align = Math.max(align, own);
    offsets.push((at = Math.ceil(at / own) * own));
    at += of.size;
  }
  return { size: Math.ceil(at / align) * align, align, at: (i) => [offsets[i], types[i]] };
};

/// The type of what an instruction makes, or of what a store writes.
export const typeOf = ({ right, op }) => {
  if (op === "icmp" || op === "fcmp")
    return /^\S+ (?:samesign )?\w+ <(\d+) x /.exec(right)?.[1] ? `<${/<(\d+) x /.exec(right)[1]} x i1>` : "i1";
  if (op === "getelementptr" || op === "alloca") return "ptr";
  const cast = / to (<[^>]*>|\S+)$/.exec(right),
    select = /^select (?:\S+ )*?(?:i1|<\d+ x i1>) [^,]+, (<[^>]*>|\S+) /.exec(right);
  if (cast) return cast[1];
  if (select) return select[1];
  const rest = right.replace(/^\w+ /, "").replace(/^(?:(?:nuw|nsw|exact|disjoint|volatile|tail|nneg|fast) )+/, "");
  return /^(<[^>]*>|\[[^\]]*\]|[^\s,]+)/.exec(rest)?.[1];
};

/// How values depend on the number of the iteration of a loop: sums of a number, invariants and `i` (the iteration), each with a factor.
/// It is blind where a type has only a name.
export class Linear {
  constructor(text, loop) {
    Object.assign(this, { text, loop, isBlind: false, steppings: new Map() });
  }
  isInside(name) {
    const inst = this.text.byName.get(name);
    return Boolean(inst && this.loop.blocks.has(inst.block));
  }
  operandsOf(phi) {
    return [...phi.right.matchAll(/\[ (.+?), %("[^"]*"|[-\w$.]+) \]/g)].map(([, value, from]) => [value, from]);
  }
  /// { start, step } of a phi of the header; null: it has no step.
  steppingOf(name) {
    if (this.steppings.has(name)) return this.steppings.get(name);
    this.steppings.set(name, null);
    const phi = this.text.byName.get(name),
      all = phi?.op === "phi" && phi.block === this.loop.header ? this.operandsOf(phi) : [];
    const next = all.find(([, from]) => this.loop.blocks.has(from))?.[0],
      start = all.find(([, from]) => !this.loop.blocks.has(from))?.[0];
    const sum = next === undefined ? null : this.of(next, true);
    if (sum && !sum.varies && sum.terms.size === 1 && sum.terms.get(name) === 1n)
      this.steppings.set(name, { start, step: sum.number });
    return this.steppings.get(name);
  }
  /// { number, terms, varies }: it varies if a value is in it that the loop makes in another way. `isRaw`: phis stay what they are.
  of(operand, isRaw = false, fuel = 40) {
    const term = (name, varies = false) => ({ number: 0n, terms: new Map([[name, 1n]]), varies });
    const add = (a, b, factor = 1n) => {
      const terms = new Map(a.terms);
      for (const [name, n] of b.terms) {
        terms.set(name, (terms.get(name) ?? 0n) + n * factor);
        if (terms.get(name) === 0n) terms.delete(name);
      }
      return { number: a.number + b.number * factor, terms, varies: a.varies || b.varies };
    };
    const zero = { number: 0n, terms: new Map(), varies: false };
    if (/^-?\d+$/.test(operand)) return { ...zero, number: BigInt(operand) };
    if (operand === "null" || operand === "zeroinitializer") return zero;
    if (fuel === 0) return term(operand, true);
    const walk = (other) => this.of(other, isRaw, fuel - 1);
    const address = (text) => {
      const [type, base, ...indices] = partsOf(text);
      let sum = walk(base.replace(/^ptr /, "")),
        at = type;
      for (const [n, each] of indices.entries()) {
        const index = walk(each.replace(/^\S+ /, "")),
          of = layoutOf(at);
        if (!of) {
          this.isBlind = true;
          return null;
        }
        if (n === 0) {
          sum = add(sum, index, BigInt(of.size));
          continue;
        }
        if (!of.at) return null;
        const first = of.at(0),
          isArray = at.startsWith("[");
        if (isArray) {
          sum = add(sum, index, BigInt(layoutOf(first[1]).size));
          at = first[1];
        } else {
          const [offset, type] = of.at(Number(index.number));
          sum = add(sum, { ...zero, number: BigInt(offset) });
          at = type;
        }
      }
      return sum;
    };
    const constant = /^getelementptr (?:(?:inbounds|nuw|nusw) )*\((.*)\)$/.exec(operand);
    if (constant) return address(constant[1]) ?? term(operand);
    const inst = this.text.byName.get(operand);
    if (!inst) return term(operand);
    const isInside = this.loop.blocks.has(inst.block),
      other = () => term(operand, isInside);
    if (inst.op === "phi") {
      if (inst.block !== this.loop.header) return other();
      if (isRaw) return term(operand);
      const stepping = this.steppingOf(operand);
      return stepping
        ? add(walk(stepping.start), { number: 0n, terms: new Map([["i", stepping.step]]), varies: false })
        : term(operand, true);
    }
    const gep = /^getelementptr (?:(?:inbounds|nuw|nusw) )*(.*)$/.exec(inst.right);
    if (gep) return address(gep[1]) ?? other();
    const cast = /^(?:sext|zext|trunc)(?: \w+)* i\d+ (\S+) to i\d+$/.exec(inst.right);
    if (cast) return walk(cast[1]);
    const sum = /^(add|sub|mul|shl|or disjoint)(?: nuw| nsw)* i\d+ (\S+), (\S+)$/.exec(inst.right);
    if (!sum) return other();
    const [, op, left, right] = sum;
    if (op === "add" || op === "sub" || op === "or disjoint")
      return add(walk(left), walk(right), op === "sub" ? -1n : 1n);
    if (!/^-?\d+$/.test(right)) return other();
    return add(zero, walk(left), op === "mul" ? BigInt(right) : 1n << BigInt(right));
  }
  addressOf(inst) {
    return this.of(/, ptr (.+?)(?:, align \d+)?$/.exec(inst.right)[1]);
  }
  /// Bytes per iteration; undefined: not known.
  strideOf(inst) {
    const sum = this.addressOf(inst);
    return sum.varies ? undefined : Number(sum.terms.get("i") ?? 0n);
  }
  /// How many bytes the second one's address is after the first one's in an iteration; undefined: not known.
  distance(first, second) {
    const a = this.addressOf(first),
      b = this.addressOf(second),
      names = new Set([...a.terms.keys(), ...b.terms.keys()]);
    if (a.varies || b.varies || [...names].some((name) => a.terms.get(name) !== b.terms.get(name))) return undefined;
    return Number(b.number - a.number);
  }
  /// How often the header runs if only the test of a counter against a number at the loop's end is asked; undefined: not known.
  iterations() {
    const { loop, text } = this,
      test = /^br i1 (\S+), label %("[^"]*"|[-\w$.]+), label %("[^"]*"|[-\w$.]+)/.exec(
        text.blocks.get(loop.latches[0]).insts.at(-1).text,
      );
    const compare = test && /^icmp (?:samesign )?(\w+) i(\d+) (\S+), (\S+)$/.exec(text.byName.get(test[1])?.right);
    if (!compare || loop.latches.length > 1 || loop.blocks.has(test[2]) === loop.blocks.has(test[3])) return undefined;
    const [, op, width, left, right] = compare,
      stays = loop.blocks.has(test[2]) ? "true" : "false",
      bits = Number(width);
    const sides = [left, right].map((side) => this.of(side));
    if (
      sides.some(({ varies, terms }) => varies || [...terms.keys()].some((name) => name !== "i")) ||
      sides.every(({ terms }) => terms.has("i"))
    )
      return undefined;
    // Both sides as they are, and as numbers of that width: the counter must not wrap before the end.
    const counters = this.text.blocks
      .get(loop.header)
      .insts.filter(({ op: of }) => of === "phi")
      .flatMap((phi) => {
        const next = this.operandsOf(phi).find(([, from]) => loop.blocks.has(from))?.[0];
        return / = (add|sub)(?: nuw| nsw)* i\d+ (\S+), \S+$/.exec(this.text.byName.get(next)?.text ?? "")?.[2] ===
          phi.name
          ? [phi.name, next]
          : [];
      });
    if (![left, right].some((side) => counters.includes(side))) return undefined;
    const write = op.startsWith("u") ? BigInt.asUintN : BigInt.asIntN,
      first = sides.map(({ number, terms }) => (terms.has("i") ? number : write(bits, number)));
    for (let i = 0n; i < 100000n; i++) {
      const values = sides.map(({ terms }, n) => first[n] + (terms.get("i") ?? 0n) * i);
      if (values.some((value) => write(bits, value) !== value)) return undefined;
      if (fold(op, bits, values) !== stays) return Number(i) + 1;
    }
    return undefined;
  }
}

/// Instructions without φs.
export const sizeOf = (text, blocks = text.blocks.keys()) =>
  [...blocks].reduce((sum, label) => sum + text.blocks.get(label).insts.filter(({ op }) => op !== "phi").length, 0);

/// What a copy of a body counts at a call: { size, isSure }. Constants among the arguments are propagated, and blocks that a branch on a
/// constant rules out do not count; the count ends behind the block in which it gets above the limit.
export const bodySize = (text, parameters, args, isLocal, limit) => {
  const known = new Map(),
    order = [text.entry],
    seen = new Set(order);
  let size = 0,
    isSure = true;
  const isConstant = (value) => !value.startsWith("%");
  const constantOf = (value) => (isConstant(value) ? value : known.get(value));
  parameters.forEach((name, i) => {
    if (isConstant(args[i])) known.set(name, args[i]);
  });
  const reach = (label) => {
    if (!seen.has(label)) {
      seen.add(label);
      order.push(label);
    }
  };
  const numberOf = (value) =>
    value === "true" ? 1n : value === "false" ? 0n : /^-?\d+$/.test(value ?? "") ? BigInt(value) : undefined;
  const folded = (inst) => {
    if (/^(phi|call|tail|load|alloca|store|br|switch|ret|unreachable)$/.test(inst.op)) return false;
    const m =
      /^(?:add|sub|mul|and|or|xor|shl|lshr|ashr|sdiv|srem|udiv|urem)(?: nuw| nsw| exact| disjoint)* i(\d+) (\S+), (\S+)$/.exec(
        inst.right,
      );
    const cmp = /^icmp (?:samesign )?(\w+) i(\d+) (\S+), (\S+)$/.exec(inst.right),
      cast = /^(zext|sext|trunc)(?: \w+)* i(\d+) (\S+) to i(\d+)$/.exec(inst.right);
    const names = (inst.right.match(/%(?:"[^"]*"|[-\w$.]+)/g) ?? []).filter(
      (name) => text.byName.has(name) || parameters.includes(name),
    );
    if (names.some((name) => !known.has(name))) return false;
    const operands = m ? m.slice(2) : cmp ? cmp.slice(3) : cast ? [cast[3]] : null,
      numbers = operands?.map((each) => numberOf(constantOf(each)));
    if (!numbers || numbers.includes(undefined) || /\bi128\b/.test(inst.right)) {
      isSure = false;
      return false;
    }
    const made = fold(
      m ? inst.op : cmp ? cmp[1] : cast[1],
      Number(m ? m[1] : cmp ? cmp[2] : cast[2]),
      numbers,
      cast ? Number(cast[4]) : 0,
    );
    if (made === null || made === "?") {
      isSure = false;
      return false;
    }
    known.set(inst.name, made);
    return true;
  };
  for (let n = 0; n < order.length && size <= limit; n++)
    for (const inst of text.blocks.get(order[n]).insts) {
      const { op, right } = inst,
        { succs } = text.blocks.get(order[n]);
      if (op === "br" || op === "switch" || op === "ret" || op === "unreachable" || op === "indirectbr") {
        const condition = /^br i1 (\S+), label %(\S+), label %(\S+?)(?:,|$)/.exec(inst.text),
          choice = /^switch i\d+ (\S+), label %(\S+) \[(.*)\]/.exec(inst.text);
        const of = condition ?? choice,
          value = of && numberOf(constantOf(of[1]));
        if (of && value !== undefined) {
          reach(
            condition
              ? value
                ? condition[2]
                : condition[3]
              : (new RegExp(`i\\d+ ${constantOf(of[1])}, label %("[^"]*"|[-\\w$.]+)`).exec(choice[3])?.[1] ??
                  choice[2]),
          );
          continue;
        }
        size += condition ? 1 : choice ? inst.text.match(/label %/g).length : 0;
        succs.forEach(reach);
      } else if (folded(inst) || op === "phi" || op === "alloca") continue;
      else if (op === "getelementptr")
        size += partsOf(right.replace(/^getelementptr (?:(?:inbounds|nuw|nusw) )*/, ""))
          .slice(2)
          .every((index) => !index.includes("%"))
          ? 0
          : 1;
      else if (op === "load" || op === "store") {
        const address = /, ptr (%\S+?)(?:, align \d+)?$/.exec(right)?.[1];
        size += address && parameters.includes(address) && isLocal(args[parameters.indexOf(address)]) ? -2 : 1;
      } else if (op === "call" || op === "tail" || op === "musttail" || op === "notail")
        size += /@llvm\./.test(right) ? 1 : 5 + argumentsOf(right).length;
      else size += 1;
    }
  return { size, isSure };
};
/// The arguments of a call, without their types.
export const argumentsOf = (text) => {
  const right = text.replace(/ asm (?:\w+ )*"[^"]*", "[^"]*"/, " @asm"); // its text may have brackets
  const open = right.search(/[\w")]\(/) + 1,
    start = right.indexOf("(", /[@%][^\s(]+\(/.exec(right)?.index ?? open);
  let depth = 0,
    end = start;
  for (; end < right.length; end++) {
    if (right[end] === "(") depth++;
    if (right[end] === ")" && --depth === 0) break;
  }
  return partsOf(right.slice(start + 1, end))
    .filter((part) => part !== "...")
    .map((part) => /(\S+|\S+ \(.*\))$/.exec(part)[1]);
};
/// The names of a function's parameters, from the first row of its text.
export const parametersOf = (row) => argumentsOf(row);
