// Integer and float arithmetic on x86-64.
#include <bit>

#include "backend/x86_64/select.h"

namespace minic::x86_64 {

namespace {

/// dst = a op b by `memory`, if b (or a, where they may change places) is a load to fold.
bool lowerWithLoad(Lowering& l, const Inst& inst, Reg dst, const Value* a, const Value* b, X memory,
                   unsigned size) {
  if (inst.type->size < 4) return false;
  if (isCommutative(inst.op) && l.canFoldLoad(a) && !l.canFoldLoad(b)) std::swap(a, b);
  const Inst* load = l.canFoldLoad(b);
  if (!load) return false;
  Addr from = address(l, load->address());
  l.copyOperand(dst, l.copySource(a));
  emit(l, memory, size, {use(dst)}, from);
  return true;
}

/// A sum that lea computes: a constant and at most two terms, at most one of them shifted left by
/// 1 to 3.
struct Sum {
  const Value* terms[2] = {};
  unsigned shifts[2] = {};
  unsigned count = 0;
  uint64_t disp = 0;

  /// Adds a term as it is. False: there is no place for it.
  bool addTerm(const Value* value, unsigned shift) {
    if (count == 2 || (count && shift && shifts[0])) return false;
    terms[count] = value;
    shifts[count++] = shift;
    return true;
  }
};

/// Adds `value << shift` to the sum. Decomposes the operations that compute the value if they are
/// `root` or have no other use. False: there is no place for it; the sum is unchanged.
bool addTo(Sum& sum, const Lowering& l, const Value* value, unsigned shift, const Inst* root,
           unsigned depth = 0) {
  if (auto c = l.constant(value)) {
    sum.disp += uint64_t(*c) << shift;
    return true;
  }
  auto asTerm = [&] { return value != root && sum.addTerm(value, shift); };
  const Inst* inst = value == root ? root : value->isInst() ? l.canFold(value, value->op) : nullptr;
  if (!inst || !isBinary(inst->op) || depth == 3) return asTerm();
  Sum parts = sum;
  auto add = [&](const Value* operand, unsigned by) {
    return addTo(parts, l, operand, shift + by, root, depth + 1);
  };
  const Value* x = inst->operand(0);
  const Value* y = inst->operand(1);
  if (inst->is(Op::Mul) && l.constant(x)) std::swap(x, y);
  auto c = l.constant(y);
  bool fits = false;
  if (inst->is(Op::Add) || l.isDisjointOr(*inst)) {
    fits = add(x, 0) && add(y, 0);
    if (!fits) {
      parts = sum;
      fits = parts.addTerm(x, shift) && add(y, 0);
    }
  } else if (inst->is(Op::Sub) && c) {
    parts.disp -= uint64_t(*c) << shift;
    fits = add(x, 0);
  } else if (inst->is(Op::Shl) && c && *c >= 0 && *c + shift <= 3) {
    fits = add(x, unsigned(*c));
  } else if (inst->is(Op::Mul) && c && (*c == 2 || *c == 4 || *c == 8)) {
    unsigned by = unsigned(std::countr_zero(uint64_t(*c)));
    fits = shift + by <= 3 && add(x, by);
  } else if (inst->is(Op::Mul) && c && (*c == 3 || *c == 5 || *c == 9)) {
    fits = shift == 0 && parts.count == 0 && parts.addTerm(x, 0) &&
           parts.addTerm(x, unsigned(std::countr_zero(uint64_t(*c - 1))));
  }
  if (!fits) return asTerm();
  sum = parts;
  return true;
}

/// The whole of a sum, difference, shift or product by lea, if that can compute it.
bool lowerSum(Lowering& l, const Inst& inst, unsigned size) {
  Sum sum;
  if (!addTo(sum, l, &inst, 0, &inst)) return false;
  int64_t disp = size == 8 ? int64_t(sum.disp) : int64_t(int32_t(sum.disp));
  if (disp != int32_t(disp)) return false;
  Reg dst = l.result(inst);
  if (sum.count == 0) {
    // As an op of 32 bits leaves it: with zeros above them, see clearsUpperHalf().
    l.copyOperand(dst, l.mf.imm(size == 8 ? disp : int64_t(uint32_t(disp))));
    return true;
  }
  if (sum.count == 2 && !sum.shifts[0] && !sum.shifts[1] && disp == 0 &&
      lowerWithLoad(l, inst, dst, sum.terms[0], sum.terms[1], X::Add_M, size))
    return true;
  if (sum.count == 2 && sum.shifts[0]) {
    std::swap(sum.terms[0], sum.terms[1]);
    std::swap(sum.shifts[0], sum.shifts[1]);
  }
  Reg first = l.reg(sum.terms[0]);
  MOperand base = use(first), index = none();
  if (sum.count == 2) {
    Reg second = sum.terms[1] == sum.terms[0] ? first : l.reg(sum.terms[1]);
    index = MOperand::index(second, sum.shifts[1]);
  } else if (sum.shifts[0] == 1) {
    index = MOperand::index(first, 0);
  } else if (sum.shifts[0]) {
    base = none();
    index = MOperand::index(first, sum.shifts[0]);
  }
  emit(l, X::Lea, size, {use(dst)}, Addr(base, index, disp));
  return true;
}

/// x - (y << k), where y is not needed afterwards, as x + (-y << k): lea has a result of its own.
bool lowerScaledDifference(Lowering& l, const Inst& inst, unsigned size) {
  Sum right;
  const Value* y = inst.operand(1);
  if (!y->isInst() || !l.canFold(y, y->op) || l.constant(inst.operand(0)) ||
      !addTo(right, l, y, 0, nullptr) || right.count != 1 || !right.shifts[0] || right.disp ||
      !right.terms[0]->hasOneUse())
    return false;
  Reg x = l.reg(inst.operand(0)), negated = l.tempInt();
  l.copyOperand(negated, l.copySource(right.terms[0]));
  emit(l, X::Neg, size, {use(negated)});
  emit(l, X::Lea, size, {use(l.result(inst))},
       Addr(use(x), MOperand::index(negated, right.shifts[0])));
  return true;
}

void lowerAlu(Lowering& l, const Inst& inst, X reg, X memory, unsigned size) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  Reg dst = l.result(inst);
  if (isCommutative(inst.op)) {
    if (l.constant(a)) std::swap(a, b);
    if (l.canFoldLoad(a) && !l.canFoldLoad(b)) std::swap(a, b);
  }
  if (inst.is(Op::Sub) && !inst.type->isInt(1)) {
    if (auto zero = l.constant(a); zero && *zero == 0) {
      l.copyOperand(dst, l.copySource(b));
      emit(l, X::Neg, size, {use(dst)});
      return;
    }
  }
  if (inst.is(Op::Xor)) {
    if (auto c = l.constant(b); c && *c == -1) {
      l.copyOperand(dst, l.copySource(a));
      emit(l, X::Not, size, {use(dst)});
      return;
    }
  }
  if (lowerWithLoad(l, inst, dst, a, b, memory, size)) return;
  MOperand right = regOrImm(l, b);
  l.copyOperand(dst, l.copySource(a));
  emit(l, reg, size, {use(dst), right});
}

void lowerMul(Lowering& l, const Inst& inst, unsigned size) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  if (l.constant(a)) std::swap(a, b);
  Reg dst = l.result(inst);
  if (auto c = l.constant(b)) {
    uint64_t value = uint64_t(*c);
    if (inst.type->size < 8) value &= (uint64_t(1) << inst.type->bits) - 1;
    if (value == 0) {
      l.copyOperand(dst, imm(0));
      return;
    }
    if (std::has_single_bit(value)) {
      l.copyOperand(dst, l.copySource(a));
      if (value > 1) emit(l, X::ShlImm, size, {use(dst), imm(std::countr_zero(value))});
      return;
    }
    if (*c == -1) {
      l.copyOperand(dst, l.copySource(a));
      emit(l, X::Neg, size, {use(dst)});
      return;
    }
    if (*c >= kMin32 && *c <= kMax32) {
      const Inst* load = inst.type->size >= 4 ? l.canFoldLoad(a) : nullptr;
      if (load)
        emit(l, X::ImulImm_M, size, {use(dst)}, address(l, load->address()), {imm(*c)});
      else if (Reg source = l.reg(a); !multiplyByLea(l, dst, source, value, size))
        emit(l, X::ImulImm, size, {use(dst), use(source), imm(*c)});
      return;
    }
  }
  if (lowerWithLoad(l, inst, dst, a, b, X::Imul_M, size)) return;
  Reg right = l.reg(b);
  l.copyOperand(dst, l.copySource(a));
  emit(l, X::Imul, size, {use(dst), use(right)});
}

void lowerDivision(Lowering& l, const Inst& inst, unsigned size) {
  if (divideByConstant(l, inst)) return;
  bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
  bool quotient = inst.is(Op::SDiv) || inst.is(Op::UDiv);
  Reg dividend = extended(l, inst.operand(0), isSigned);
  const Inst* load = inst.type->size >= 4 ? l.canFoldLoad(inst.operand(1)) : nullptr;
  Addr from;
  Reg divisor;
  if (load && isSigned)
    from = address(l, load->address());
  else
    load = nullptr, divisor = extended(l, inst.operand(1), isSigned);
  l.copy(preg(Rax), dividend);
  if (isSigned) {
    emit(l, X::SignToRdx, size, {});
    if (load)
      emit(l, X::Idiv_M, size, {}, from);
    else
      emit(l, X::Idiv, size, {use(divisor)});
  } else {
    l.copyOperand(preg(Rdx), imm(0));
    emit(l, X::Div, size, {use(divisor)});
  }
  l.copy(l.result(inst), preg(quotient ? Rax : Rdx));
}

}  // namespace

void lowerBinary(Lowering& l, const Inst& inst) {
  unsigned size = opSize(inst.type);
  if (inst.type->isInt(1)) {
    // On 0 and 1: addition and subtraction are exclusive or, multiplication is and.
    switch (inst.op) {
      case Op::Add:
      case Op::Sub: return lowerAlu(l, inst, X::Xor, X::Xor_M, 4);
      case Op::Mul: return lowerAlu(l, inst, X::And, X::And_M, 4);
      case Op::SDiv:
      case Op::UDiv:  // the divisor is 1
      case Op::Shl:
      case Op::LShr:
      case Op::AShr: return l.copyOperand(l.result(inst), l.copySource(inst.operand(0)));
      case Op::SRem:
      case Op::URem: return l.copyOperand(l.result(inst), imm(0));
      default: break;
    }
  }
  switch (inst.op) {
    case Op::Add:
      if (lowerRotation(l, inst, size) || lowerSum(l, inst, size)) return;
      return lowerAlu(l, inst, X::Add, X::Add_M, size);
    case Op::Sub:
      if (lowerHighestBit(l, inst) || lowerSum(l, inst, size) ||
          lowerScaledDifference(l, inst, size))
        return;
      return lowerAlu(l, inst, X::Sub, X::Sub_M, size);
    case Op::And:
      if (lowerBitField(l, inst, size)) return;
      return lowerAlu(l, inst, X::And, X::And_M, size);
    case Op::Or:
      if (lowerRotation(l, inst, size) || (l.isDisjointOr(inst) && lowerSum(l, inst, size))) return;
      return lowerAlu(l, inst, X::Or, X::Or_M, size);
    case Op::Xor:
      if (lowerRotation(l, inst, size) || lowerHighestBit(l, inst) || lowerBitField(l, inst, size))
        return;
      return lowerAlu(l, inst, X::Xor, X::Xor_M, size);
    case Op::Mul:
      if (lowerSum(l, inst, size)) return;
      return lowerMul(l, inst, size);
    case Op::SDiv:
    case Op::UDiv:
    case Op::SRem:
    case Op::URem: return lowerDivision(l, inst, size);
    case Op::Shl:
      if (lowerSum(l, inst, size)) return;
      [[fallthrough]];
    case Op::LShr:
    case Op::AShr: return lowerShift(l, inst, size);
    default: MINIC_UNREACHABLE();
  }
}

void lowerFloatBinary(Lowering& l, const Inst& inst, X reg, X memory) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  unsigned size = Lowering::sizeOf(inst.type);
  Reg dst = l.result(inst);
  if (isCommutative(inst.op) && l.canFoldLoad(a) && !l.canFoldLoad(b)) std::swap(a, b);
  Addr from;
  if (floatMemory(l, b, from)) {
    l.copyOperand(dst, l.copySource(a));
    emit(l, memory, size, {use(dst)}, from);
    return;
  }
  Reg right = l.reg(b);
  l.copyOperand(dst, l.copySource(a));
  emit(l, reg, size, {use(dst), use(right)});
}

void lowerFloatNegation(Lowering& l, const Inst& inst) {
  unsigned size = Lowering::sizeOf(inst.type);
  Reg dst = l.result(inst), mask = l.temp(RegClass::Float);
  uint64_t bits = size == 4 ? 0x80000000u : uint64_t(1) << 63;
  emit(l, X::ConstF, size, {use(mask), MOperand::floatConstant(l.mf.floatConstant(bits, size))});
  l.copyOperand(dst, l.copySource(inst.operand(0)));
  emit(l, X::XorF, size, {use(dst), use(mask)});
}

void subtractConstant(Lowering& l, Reg dst, Reg value, unsigned size, int64_t constant) {
  if (constant > kMin32 && constant <= kMax32) {
    emit(l, X::Lea, size, {use(dst)}, baseAddr(value, int32_t(-constant)));
    return;
  }
  Reg wide = immediate(l, constant);
  l.copy(dst, value);
  emit(l, X::Sub, size, {use(dst), use(wide)});
}

}  // namespace minic::x86_64
