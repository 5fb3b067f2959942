// Compares on RISC-V: as conditions of branches and selects, and as values.
#include <utility>

#include "backend/riscv64/select.h"

namespace minic::riscv64 {

namespace {

/// A condition that a branch can test.
struct Compare {
  Cond cond = Cond::NE;
  Reg left, right;
};

/// The test of two registers that a predicate means.
Compare compareOf(IntPred pred, Reg a, Reg b) {
  using enum Cond;
  constexpr Cond kConds[] = {EQ, NE, LTU, GEU, LTU, GEU, LT, GE, LT, GE};  // by IntPred
  bool exchange =
      pred == IntPred::UGT || pred == IntPred::ULE || pred == IntPred::SGT || pred == IntPred::SLE;
  if (exchange) std::swap(a, b);
  return {kConds[size_t(pred)], a, b};
}

/// Constant of an operand, extended as useExtended does.
KnownInt extendedConstant(const Value* value, bool isSigned) {
  if (auto* c = asConstInt(value))
    return isSigned || c->type->bits >= 32 ? c->value : int64_t(c->zext());
  return Lowering::constant(value);
}

/// Tests of low bits against zero: one shift leaves only them.
std::optional<Compare> bitTest(Lowering& l, const Value* left, bool isEqual) {
  Cond cond = isEqual ? Cond::EQ : Cond::NE;
  if (const Inst* rem = l.canFold(left, Op::SRem)) {
    auto divisor = Lowering::constant(rem->operand(1));
    unsigned bits = rem->type->bits;
    if (!divisor || *divisor <= 1 || !std::has_single_bit(uint64_t(*divisor)) || bits < 32)
      return std::nullopt;
    Reg low = l.tempInt(), src = useLow(l, rem->operand(0), bits);
    if (isImm12(*divisor - 1))
      emit(l, R::Andi, 8, {r(low), r(src), imm(*divisor - 1)});
    else
      emit(l, R::Slli, 8, {r(low), r(src), imm(64 - std::countr_zero(uint64_t(*divisor)))});
    return Compare{cond, low, preg(Zero)};
  }
  if (const Inst* both = l.canFold(left, Op::And)) {
    auto* c = asConstInt(both->operand(1));
    if (!c || isImm12(c->value)) return std::nullopt;
    uint64_t mask = c->zext();
    bool lowOnes = (mask & (mask + 1)) == 0;
    if (!lowOnes && !std::has_single_bit(mask)) return std::nullopt;
    Reg shifted = l.tempInt(), src = useLow(l, both->operand(0), both->type->bits);
    unsigned width = unsigned(std::bit_width(mask));
    emit(l, R::Slli, 8, {r(shifted), r(src), imm(64 - width)});
    if (lowOnes) return Compare{cond, shifted, preg(Zero)};
    return Compare{isEqual ? Cond::GE : Cond::LT, shifted, preg(Zero)};
  }
  return std::nullopt;
}

Compare branchCompare(Lowering& l, IntPred pred, const Value* left, const Value* right) {
  if (left->isConstant() && !right->isConstant()) {
    std::swap(left, right);
    pred = swapped(pred);
  }
  bool isSigned = minic::isSigned(pred);
  auto c = extendedConstant(right, isSigned);
  if (c) {
    // Prefer a comparison with zero, which needs no constant.
    if (*c == 1 && pred == IntPred::SLT) pred = IntPred::SLE, c = 0;
    if (*c == 1 && pred == IntPred::SGE) pred = IntPred::SGT, c = 0;
    if (*c == -1 && pred == IntPred::SGT) pred = IntPred::SGE, c = 0;
    if (*c == -1 && pred == IntPred::SLE) pred = IntPred::SLT, c = 0;
    if (*c == 1 && pred == IntPred::ULT) pred = IntPred::EQ, c = 0;
    if (*c == 1 && pred == IntPred::UGE) pred = IntPred::NE, c = 0;
    if (*c == 0 && pred == IntPred::UGT) pred = IntPred::NE;
    if (*c == 0 && pred == IntPred::ULE) pred = IntPred::EQ;
    bool isEqual = pred == IntPred::EQ;
    if (*c == 0 && (isEqual || pred == IntPred::NE))
      if (auto test = bitTest(l, left, isEqual)) return *test;
  }
  Reg a = useExtended(l, left, isSigned);
  Reg b = c ? immediate(l, *c) : useExtended(l, right, isSigned);
  return compareOf(pred, a, b);
}

/// dst := left pred right as 0 or 1.
void setCompare(Lowering& l, Reg dst, IntPred pred, const Value* left, const Value* right) {
  if (left->isConstant() && !right->isConstant()) {
    std::swap(left, right);
    pred = swapped(pred);
  }
  bool isSigned = minic::isSigned(pred);
  auto c = extendedConstant(right, isSigned);
  auto negated = [&](R which, Reg a, MOperand b) {
    Reg less = l.tempInt();
    emit(l, which, 8, {r(less), r(a), b});
    emit(l, R::Xori, 8, {r(dst), r(less), imm(1)});
  };
  if (pred == IntPred::EQ || pred == IntPred::NE) {
    Reg a = useExtended(l, left, false);
    Reg difference = a;
    if (c && *c != 0 && *c >= -2047 && *c <= 2048) {
      difference = l.tempInt();
      emit(l, R::Addi, 8, {r(difference), r(a), imm(-*c)});
    } else if (!c || *c != 0) {
      difference = l.tempInt();
      Reg b = c ? immediate(l, *c) : useExtended(l, right, false);
      emit(l, R::Sub, 8, {r(difference), r(a), r(b)});
    }
    emit(l, pred == IntPred::EQ ? R::Seqz : R::Snez, 8, {r(dst), r(difference)});
    return;
  }
  R less = isSigned ? R::Slt : R::Sltu, lessImm = isSigned ? R::Slti : R::Sltiu;
  Reg a = useExtended(l, left, isSigned);
  bool isLess = pred == IntPred::SLT || pred == IntPred::ULT;
  bool isGreaterEqual = pred == IntPred::SGE || pred == IntPred::UGE;
  bool isLessEqual = pred == IntPred::SLE || pred == IntPred::ULE;
  bool isGreater = !isLess && !isGreaterEqual && !isLessEqual;
  if (c && !(*c == 0 && isGreater)) {
    // x <= c is x < c + 1. In an unsigned compare c = -1 is the largest value; the sum may
    // not pass the largest signed value either.
    bool next = !isLess && !isGreaterEqual;
    int64_t bound = next && *c != INT64_MAX ? *c + 1 : *c;
    if (isImm12(bound) && !(next && !isSigned && *c == -1)) {
      if (isLess || isLessEqual)
        emit(l, lessImm, 8, {r(dst), r(a), imm(bound)});
      else
        negated(lessImm, a, imm(bound));
      return;
    }
  }
  Reg b = c ? immediate(l, *c) : useExtended(l, right, isSigned);
  Compare test = compareOf(pred, a, b);
  if (isGreaterEqual || isLessEqual)
    negated(less, test.left, r(test.right));
  else
    emit(l, less, 8, {r(dst), r(test.left), r(test.right)});
}

/// dst := left pred right, or its opposite: then the result is true.
bool floatCompare(Lowering& l, Reg dst, FloatPred pred, const Value* left, const Value* right) {
  // An unordered-or predicate is the opposite of an ordered one.
  bool inverted = pred >= FloatPred::UNO;
  if (inverted) pred = inverse(pred);
  unsigned size = Lowering::sizeOf(left->type);
  if (pred == FloatPred::False) {
    emit(l, R::Li, 8, {r(dst), imm(0)});
    return inverted;
  }
  Reg a = use(l, left), b = use(l, right);
  auto one = [&](R which, Reg to, Reg x, Reg y) { emit(l, which, size, {r(to), r(x), r(y)}); };
  switch (pred) {
    case FloatPred::OEQ:
    case FloatPred::OLT:
    case FloatPred::OLE:
    case FloatPred::OGT:
    case FloatPred::OGE: {
      bool less = pred == FloatPred::OLT || pred == FloatPred::OGT;
      if (pred == FloatPred::OGT || pred == FloatPred::OGE) std::swap(a, b);
      one(pred == FloatPred::OEQ ? R::Feq : less ? R::Flt : R::Fle, dst, a, b);
      break;
    }
    case FloatPred::ONE: {
      Reg below = l.tempInt(), above = l.tempInt();
      one(R::Flt, below, a, b);
      one(R::Flt, above, b, a);
      emit(l, R::Or, 8, {r(dst), r(below), r(above)});
      break;
    }
    default: {  // ORD
      if (a == b) {
        one(R::Feq, dst, a, a);
        break;
      }
      Reg first = l.tempInt(), second = l.tempInt();
      one(R::Feq, first, a, a);
      one(R::Feq, second, b, b);
      emit(l, R::And, 8, {r(dst), r(first), r(second)});
    }
  }
  return inverted;
}

/// An i1 as the condition of a branch, with its compares folded.
Compare condition(Lowering& l, const Value* value) {
  bool inverted = false;
  Compare result;
  for (;;) {
    if (const Inst* flip = l.canFold(value, Op::Xor)) {
      auto c = Lowering::constant(flip->operand(1));
      if (c && *c == 1) {
        inverted = !inverted;
        value = flip->operand(0);
        continue;
      }
    }
    if (const Inst* compare = l.canCompare(value, Op::ICmp)) {
      // A test of a widened i1 against zero is the i1.
      auto c = Lowering::constant(compare->operand(1));
      const Inst* widened = l.canFold(compare->operand(0), Op::ZExt);
      if (c && *c == 0 && widened && widened->operand(0)->type->isInt(1) &&
          (compare->intPred() == IntPred::NE || compare->intPred() == IntPred::EQ)) {
        inverted ^= compare->intPred() == IntPred::EQ;
        value = widened->operand(0);
        continue;
      }
      result = branchCompare(l, compare->intPred(), compare->operand(0), compare->operand(1));
      break;
    }
    if (const Inst* compare = l.canFold(value, Op::FCmp)) {
      Reg flag = l.tempInt();
      inverted ^=
          floatCompare(l, flag, compare->floatPred(), compare->operand(0), compare->operand(1));
      result = {Cond::NE, flag, preg(Zero)};
      break;
    }
    result = {Cond::NE, use(l, value), preg(Zero)};
    break;
  }
  if (inverted) result.cond = invert(result.cond);
  return result;
}

void branch(Lowering& l, const Compare& compare, MBlock& then, MBlock& otherwise) {
  emit(l, R::Branch, 8,
       {r(compare.left), r(compare.right), MOperand::cond(uint32_t(compare.cond)),
        MOperand::block(then.id), MOperand::block(otherwise.id)});
  l.addSucc(then);
  l.addSucc(otherwise);
}

}  // namespace

void lowerBranch(Lowering& l, const Value* value, MBlock& then, MBlock& otherwise) {
  branch(l, condition(l, value), then, otherwise);
}

void lowerIntCompare(Lowering& l, const Inst& inst) {
  setCompare(l, l.result(inst), inst.intPred(), inst.operand(0), inst.operand(1));
}

void lowerFloatCompare(Lowering& l, const Inst& inst) {
  Reg flag = l.result(inst);
  if (floatCompare(l, flag, inst.floatPred(), inst.operand(0), inst.operand(1)))
    emit(l, R::Xori, 8, {r(flag), r(flag), imm(1)});
}

namespace {

/// The smaller or the larger of two integers.
bool lowerMinMax(Lowering& l, const Inst& inst) {
  const Inst* compare = l.canFold(inst.condition(), Op::ICmp);
  const Value *yes = inst.operand(1), *no = inst.operand(2);
  if (!compare || !yes->type->isInt() || (yes->type->bits != 32 && yes->type->bits != 64))
    return false;
  IntPred pred = compare->intPred();
  if (compare->operand(0) == no && compare->operand(1) == yes)
    pred = swapped(pred);
  else if (compare->operand(0) != yes || compare->operand(1) != no)
    return false;
  R which;
  switch (pred) {
    case IntPred::SLT:
    case IntPred::SLE: which = R::Min; break;
    case IntPred::ULT:
    case IntPred::ULE: which = R::Minu; break;
    case IntPred::SGT:
    case IntPred::SGE: which = R::Max; break;
    case IntPred::UGT:
    case IntPred::UGE: which = R::Maxu; break;
    default: return false;
  }
  Reg a = use(l, yes), b = use(l, no);
  emit(l, which, 8, {r(l.result(inst)), r(a), r(b)});
  return true;
}

}  // namespace

void lowerSelect(Lowering& l, const Inst& inst) {
  if (l.mayUse(ext::Zbb) && lowerMinMax(l, inst)) return;
  Reg dst = l.result(inst);
  const Value *yes = inst.operand(1), *no = inst.operand(2);
  auto yesConst = Lowering::constant(yes), noConst = Lowering::constant(no);
  bool isFloat = inst.type->isFloatingPoint();
  if (!isFloat && yesConst && noConst && *yesConst == 1 && *noConst == 0) {
    l.copy(dst, use(l, inst.condition()));
    return;
  }
  // A branch skips the copy of one value; the other one is copied before the branch. The skipped
  // one should be a constant, or be used here for the last time.
  Compare compare = condition(l, inst.condition());
  if (noConst && !yesConst && !isFloat) {
    std::swap(yes, no);
    std::swap(yesConst, noConst);
    compare.cond = invert(compare.cond);
  }
  MOperand skip = MOperand::cond(uint32_t(invert(compare.cond)));
  if (!isFloat && yesConst && liCost(*yesConst) <= 3) {
    l.copyOperand(dst, l.copySource(no));
    emit(l, R::LiUnless, 8, {r(dst), l.mf.imm(*yesConst), r(compare.left), r(compare.right), skip});
    return;
  }
  Reg value = use(l, yes);
  l.copyOperand(dst, l.copySource(no));
  emit(l, isFloat ? R::FmvUnless : R::MvUnless, 8,
       {r(dst), r(value), r(compare.left), r(compare.right), skip});
}

void compareBranch(Lowering& l, Reg value, unsigned, IntPred pred, int64_t constant, MBlock& then,
                   MBlock& otherwise) {
  branch(l, compareOf(pred, value, immediate(l, constant)), then, otherwise);
}

}  // namespace minic::riscv64
