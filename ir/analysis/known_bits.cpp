#include "ir/analysis/known_bits.h"

#include <algorithm>
#include <bit>

#include "ir/function.h"

namespace minic {

namespace {

constexpr unsigned kMaxLevels = 6;   // of operands
constexpr unsigned kMaxVisits = 40;  // values, since phis and binary ops branch

uint64_t upTo(unsigned bits) { return bits >= 64 ? ~uint64_t(0) : (uint64_t(1) << bits) - 1; }

/// The number of low bits that are all known.
unsigned knownLowBits(const KnownBits& known) {
  return std::min(unsigned(std::countr_one(known.zeros | known.ones)), known.width);
}

unsigned lowZeros(const KnownBits& known) {
  return std::min(unsigned(std::countr_one(known.zeros)), known.width);
}

/// All numbers up to `largest`: the bits above its highest one are 0.
void limit(KnownBits& known, uint64_t largest) {
  known.zeros |= known.mask() & ~upTo(unsigned(std::bit_width(largest)));
}

KnownBits product(const KnownBits& a, const KnownBits& b) {
  KnownBits result{a.width};
  unsigned low = std::min(knownLowBits(a), knownLowBits(b));
  uint64_t bits = a.ones * b.ones & upTo(low);
  result.zeros = upTo(low) & ~bits, result.ones = bits;
  result.zeros |= upTo(lowZeros(a) + lowZeros(b)) & result.mask();
  uint64_t largest;
  if (!__builtin_mul_overflow(a.largest(), b.largest(), &largest) && largest <= result.mask())
    limit(result, largest);
  return result;
}

/// a + b + carry, by the known bits of the sum without any unknown one and with all of them.
KnownBits sum(const KnownBits& a, const KnownBits& b, uint64_t carry) {
  KnownBits result{a.width};
  uint64_t least = a.smallest() + b.smallest() + carry, most = a.largest() + b.largest() + carry;
  // A bit is known if both addends' bits and the carry into it are: the carries of the two sums
  // bound it.
  uint64_t carryZeros = ~(most ^ a.zeros ^ b.zeros);
  uint64_t carryOnes = least ^ a.ones ^ b.ones;
  uint64_t known = (a.zeros | a.ones) & (b.zeros | b.ones) & (carryZeros | carryOnes);
  result.zeros = ~most & known & result.mask();
  result.ones = least & known & result.mask();
  return result;
}

KnownBits shifted(Op op, const KnownBits& a, unsigned by) {
  KnownBits result{a.width};
  if (by >= a.width) return result;
  uint64_t top = a.mask() & ~(a.mask() >> by);
  if (op == Op::Shl) {
    result.zeros = (a.zeros << by & a.mask()) | upTo(by);
    result.ones = a.ones << by & a.mask();
    return result;
  }
  result.zeros = a.zeros >> by, result.ones = a.ones >> by;
  if (op == Op::LShr || a.isNonNegative()) result.zeros |= top;
  if (op == Op::AShr && a.isNegative()) result.ones |= top;
  return result;
}

class Walk {
 public:
  KnownBits ask(const Value* value, unsigned depth) {
    KnownBits known{value->type->bits};
    if (const ConstInt* number = asConstInt(value)) {
      known.ones = number->zext();
      known.zeros = ~known.ones & known.mask();
      return known;
    }
    const Inst* inst = asInst(value);
    if (!inst || depth == 0 || visits_ == 0) return known;
    --visits_;
    if (isBinary(inst->op)) {
      KnownBits left = ask(inst->operand(0), depth - 1);
      return combineBits(inst->op, left, ask(inst->operand(1), depth - 1));
    }
    switch (inst->op) {
      case Op::ZExt:
      case Op::SExt:
      case Op::Trunc: return cast(*inst, known, depth);
      case Op::Select: return both(ask(inst->operand(1), depth - 1), inst->operand(2), depth - 1);
      case Op::Phi:
        // Through loops there is nothing to learn this way, and phis have many operands.
        return inst->numOps <= 4 ? phi(*inst, depth) : known;
      case Op::Call: return call(*inst, known);
      default: return known;
    }
  }

 private:
  KnownBits cast(const Inst& inst, KnownBits known, unsigned depth) {
    const Value* from = inst.operand(0);
    if (from->type->bits > 64) return known;
    KnownBits inner = ask(from, depth - 1);
    known.zeros = inner.zeros & known.mask(), known.ones = inner.ones & known.mask();
    uint64_t top = known.mask() & ~inner.mask();
    if (inst.is(Op::ZExt) || (inst.is(Op::SExt) && inner.isNonNegative())) known.zeros |= top;
    if (inst.is(Op::SExt) && inner.isNegative()) known.ones |= top;
    return known;
  }

  KnownBits both(KnownBits known, const Value* other, unsigned depth) {
    if (!known.zeros && !known.ones) return known;
    KnownBits also = ask(other, depth);
    known.zeros &= also.zeros, known.ones &= also.ones;
    return known;
  }

  KnownBits phi(const Inst& inst, unsigned depth) {
    KnownBits known{inst.type->bits};
    known.zeros = known.ones = known.mask();  // of no operand: anything
    for (const Use& use : inst.operands())
      if (use.value != &inst) known = both(known, use.value, std::min(depth - 1, 2u));
    return known;
  }

  static KnownBits call(const Inst& inst, KnownBits known) {
    const Function* callee = inst.calledFunction();
    if (!callee) return known;
    if (callee->intrinsic == Intrinsic::CtPop || callee->intrinsic == Intrinsic::CtLz ||
        callee->intrinsic == Intrinsic::CtTz)
      limit(known, known.width);
    return known;
  }

  unsigned visits_ = kMaxVisits;
};

}  // namespace

KnownBits combineBits(Op op, const KnownBits& a, const KnownBits& b) {
  KnownBits result{a.width};
  bool isConstant = (b.zeros | b.ones) == b.mask();
  switch (op) {
    case Op::And: result.zeros = a.zeros | b.zeros, result.ones = a.ones & b.ones; return result;
    case Op::Or: result.zeros = a.zeros & b.zeros, result.ones = a.ones | b.ones; return result;
    case Op::Xor:
      result.zeros = (a.zeros & b.zeros) | (a.ones & b.ones);
      result.ones = (a.zeros & b.ones) | (a.ones & b.zeros);
      return result;
    case Op::Add: return sum(a, b, 0);
    case Op::Sub: return sum(a, KnownBits{b.width, b.ones, b.zeros}, 1);
    case Op::Mul: return product(a, b);
    case Op::Shl:
    case Op::LShr:
    case Op::AShr:
      return isConstant ? shifted(op, a, unsigned(std::min<uint64_t>(b.ones, 64))) : result;
    case Op::UDiv: limit(result, a.largest() / std::max<uint64_t>(b.smallest(), 1)); return result;
    case Op::URem:
      limit(result, b.largest() ? std::min(a.largest(), b.largest() - 1) : a.largest());
      if (isConstant && std::has_single_bit(b.ones)) {
        result.zeros |= a.zeros & (b.ones - 1), result.ones |= a.ones & (b.ones - 1);
      }
      return result;
    case Op::SDiv:
      if (a.isNonNegative() && b.isNonNegative())
        limit(result, a.largest() / std::max<uint64_t>(b.smallest(), 1));
      return result;
    case Op::SRem:
      if (a.isNonNegative()) limit(result, a.largest());
      if (a.isNonNegative() && b.isNonNegative() && b.largest()) limit(result, b.largest() - 1);
      return result;
    default: return result;
  }
}

KnownBits knownBits(const Value* value) { return Walk().ask(value, kMaxLevels); }

}  // namespace minic
