// Integer and float arithmetic on x86-64.
#include <bit>

#include "backend/x86_64/select.h"

namespace minic::x86_64 {

namespace {

/// dst = a op b by `memory`, if b (or a, where they may change places) is a load to fold.
bool lowerWithLoad(Lowering& lower, const Inst& inst, Reg dst, const Value* a, const Value* b,
                   X memory, unsigned size) {
  if (inst.type->size < 4) return false;
  if (isCommutative(inst.op) && lower.canFoldLoad(a) && !lower.canFoldLoad(b)) std::swap(a, b);
  const Inst* load = lower.canFoldLoad(b);
  if (!load) return false;
  Addr from = address(lower, load->address());
  lower.copyOperand(dst, lower.copySource(a));
  emitWith(lower, op(memory), size, {use(dst)}, from);
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
bool addTo(Sum& sum, const Lowering& lower, const Value* value, unsigned shift, const Inst* root,
           unsigned depth = 0) {
  if (auto c = lower.constant(value)) {
    sum.disp += uint64_t(*c) << shift;
    return true;
  }
  auto asTerm = [&] { return value != root && sum.addTerm(value, shift); };
  const Inst* inst = value == root     ? root
                     : value->isInst() ? lower.canFold(value, value->op)
                                       : nullptr;
  if (!inst || !isBinary(inst->op) || depth == 3) return asTerm();
  Sum parts = sum;
  auto add = [&](const Value* operand, unsigned by) {
    return addTo(parts, lower, operand, shift + by, root, depth + 1);
  };
  const Value* x = inst->operand(0);
  const Value* y = inst->operand(1);
  if (inst->is(Op::Mul) && lower.constant(x)) std::swap(x, y);
  auto c = lower.constant(y);
  bool fits = false;
  if (inst->is(Op::Add) || lower.isDisjointOr(*inst)) {
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
bool lowerSum(Lowering& lower, const Inst& inst, unsigned size) {
  Sum sum;
  if (!addTo(sum, lower, &inst, 0, &inst)) return false;
  int64_t disp = size == 8 ? int64_t(sum.disp) : int64_t(int32_t(sum.disp));
  if (disp != int32_t(disp)) return false;
  Reg dst = lower.result(inst);
  if (sum.count == 0) {
    lower.copyOperand(dst, lower.mf.imm(disp));
    return true;
  }
  if (sum.count == 2 && !sum.shifts[0] && !sum.shifts[1] && disp == 0 &&
      lowerWithLoad(lower, inst, dst, sum.terms[0], sum.terms[1], X::Add_M, size))
    return true;
  if (sum.count == 2 && sum.shifts[0]) {
    std::swap(sum.terms[0], sum.terms[1]);
    std::swap(sum.shifts[0], sum.shifts[1]);
  }
  Reg first = lower.reg(sum.terms[0]);
  Addr addr{{use(first), MOperand::none(), MOperand::imm(int32_t(disp)), MOperand::none()}};
  if (sum.count == 2) {
    Reg second = sum.terms[1] == sum.terms[0] ? first : lower.reg(sum.terms[1]);
    addr.part[1] = MOperand::index(second, sum.shifts[1]);
  } else if (sum.shifts[0] == 1) {
    addr.part[1] = MOperand::index(first, 0);
  } else if (sum.shifts[0]) {
    addr.part[0] = MOperand::none();
    addr.part[1] = MOperand::index(first, sum.shifts[0]);
  }
  emitWith(lower, op(X::Lea), size, {use(dst)}, addr);
  return true;
}

/// x - (y << k), where y is not needed afterwards, as x + (-y << k): lea has a result of its own.
bool lowerScaledDifference(Lowering& lower, const Inst& inst, unsigned size) {
  Sum right;
  const Value* y = inst.operand(1);
  if (!y->isInst() || !lower.canFold(y, y->op) || lower.constant(inst.operand(0)) ||
      !addTo(right, lower, y, 0, nullptr) || right.count != 1 || !right.shifts[0] || right.disp ||
      !right.terms[0]->hasOneUse())
    return false;
  Reg x = lower.reg(inst.operand(0)), negated = lower.tempInt();
  lower.copyOperand(negated, lower.copySource(right.terms[0]));
  lower.emit(op(X::Neg), size, {use(negated)});
  emitWith(
      lower, op(X::Lea), size, {use(lower.result(inst))},
      {{use(x), MOperand::index(negated, right.shifts[0]), MOperand::imm(0), MOperand::none()}});
  return true;
}

void lowerAlu(Lowering& lower, const Inst& inst, X reg, X memory, unsigned size) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  Reg dst = lower.result(inst);
  if (isCommutative(inst.op)) {
    if (lower.constant(a)) std::swap(a, b);
    if (lower.canFoldLoad(a) && !lower.canFoldLoad(b)) std::swap(a, b);
  }
  if (inst.is(Op::Sub) && !inst.type->isInt(1)) {
    if (auto zero = lower.constant(a); zero && *zero == 0) {
      lower.copyOperand(dst, lower.copySource(b));
      lower.emit(op(X::Neg), size, {use(dst)});
      return;
    }
  }
  if (inst.is(Op::Xor)) {
    if (auto c = lower.constant(b); c && *c == -1) {
      lower.copyOperand(dst, lower.copySource(a));
      lower.emit(op(X::Not), size, {use(dst)});
      return;
    }
  }
  if (lowerWithLoad(lower, inst, dst, a, b, memory, size)) return;
  MOperand right = regOrImm(lower, b);
  lower.copyOperand(dst, lower.copySource(a));
  lower.emit(op(reg), size, {use(dst), right});
}

void lowerMul(Lowering& lower, const Inst& inst, unsigned size) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  if (lower.constant(a)) std::swap(a, b);
  Reg dst = lower.result(inst);
  if (auto c = lower.constant(b)) {
    uint64_t value = uint64_t(*c);
    if (inst.type->size < 8) value &= (uint64_t(1) << inst.type->bits) - 1;
    if (value == 0) {
      lower.copyOperand(dst, MOperand::imm(0));
      return;
    }
    if (std::has_single_bit(value)) {
      lower.copyOperand(dst, lower.copySource(a));
      if (value > 1)
        lower.emit(op(X::ShlImm), size, {use(dst), MOperand::imm(std::countr_zero(value))});
      return;
    }
    if (*c == -1) {
      lower.copyOperand(dst, lower.copySource(a));
      lower.emit(op(X::Neg), size, {use(dst)});
      return;
    }
    if (*c >= kMin32 && *c <= kMax32) {
      const Inst* load = inst.type->size >= 4 ? lower.canFoldLoad(a) : nullptr;
      if (load)
        emitWith(lower, op(X::ImulImm_M), size, {use(dst)}, address(lower, load->address()),
                 {MOperand::imm(int32_t(*c))});
      else
        lower.emit(op(X::ImulImm), size, {use(dst), use(lower.reg(a)), MOperand::imm(int32_t(*c))});
      return;
    }
  }
  if (lowerWithLoad(lower, inst, dst, a, b, X::Imul_M, size)) return;
  Reg right = lower.reg(b);
  lower.copyOperand(dst, lower.copySource(a));
  lower.emit(op(X::Imul), size, {use(dst), use(right)});
}

void lowerDivision(Lowering& lower, const Inst& inst, unsigned size) {
  if (divideByConstant(lower, inst)) return;
  bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
  bool quotient = inst.is(Op::SDiv) || inst.is(Op::UDiv);
  Reg dividend = extended(lower, inst.operand(0), isSigned);
  const Inst* load = inst.type->size >= 4 ? lower.canFoldLoad(inst.operand(1)) : nullptr;
  Addr from;
  Reg divisor;
  if (load && isSigned)
    from = address(lower, load->address());
  else
    load = nullptr, divisor = extended(lower, inst.operand(1), isSigned);
  lower.copy(preg(Rax), dividend);
  if (isSigned) {
    lower.emit(op(X::SignToRdx), size, {});
    if (load)
      emitWith(lower, op(X::Idiv_M), size, {}, from);
    else
      lower.emit(op(X::Idiv), size, {use(divisor)});
  } else {
    lower.copyOperand(preg(Rdx), MOperand::imm(0));
    lower.emit(op(X::Div), size, {use(divisor)});
  }
  lower.copy(lower.result(inst), preg(quotient ? Rax : Rdx));
}

void lowerShift(Lowering& lower, const Inst& inst, unsigned size) {
  Reg dst = lower.result(inst);
  bool left = inst.is(Op::Shl), logical = inst.is(Op::LShr);
  const Value* a = inst.operand(0);
  MOperand value =
      left || a->type->size >= 4 ? lower.copySource(a) : use(extended(lower, a, !logical));
  if (auto c = lower.constant(inst.operand(1))) {
    lower.copyOperand(dst, value);
    lower.emit(op(left      ? X::ShlImm
                  : logical ? X::ShrImm
                            : X::SarImm),
               size, {use(dst), MOperand::imm(int32_t(*c & 63))});
    return;
  }
  Reg amount = lower.reg(inst.operand(1));
  lower.copyOperand(dst, value);
  lower.copy(preg(Rcx), amount);
  lower.emit(op(left ? X::Shl : logical ? X::Shr : X::Sar), size, {use(dst)});
}

}  // namespace

void lowerBinary(Lowering& lower, const Inst& inst) {
  unsigned size = opSize(inst.type);
  if (inst.type->isInt(1)) {
    // On 0 and 1: addition and subtraction are exclusive or, multiplication is and.
    switch (inst.op) {
      case Op::Add:
      case Op::Sub:
        return lowerAlu(lower, inst, X::Xor, X::Xor_M, 4);
      case Op::Mul:
        return lowerAlu(lower, inst, X::And, X::And_M, 4);
      case Op::SDiv:
      case Op::UDiv:  // the divisor is 1
      case Op::Shl:
      case Op::LShr:
      case Op::AShr:
        return lower.copyOperand(lower.result(inst), lower.copySource(inst.operand(0)));
      case Op::SRem:
      case Op::URem:
        return lower.copyOperand(lower.result(inst), MOperand::imm(0));
      default:
        break;
    }
  }
  switch (inst.op) {
    case Op::Add:
      if (lowerSum(lower, inst, size)) return;
      return lowerAlu(lower, inst, X::Add, X::Add_M, size);
    case Op::Sub:
      if (lowerSum(lower, inst, size) || lowerScaledDifference(lower, inst, size)) return;
      return lowerAlu(lower, inst, X::Sub, X::Sub_M, size);
    case Op::And:
      return lowerAlu(lower, inst, X::And, X::And_M, size);
    case Op::Or:
      if (lower.isDisjointOr(inst) && lowerSum(lower, inst, size)) return;
      return lowerAlu(lower, inst, X::Or, X::Or_M, size);
    case Op::Xor:
      return lowerAlu(lower, inst, X::Xor, X::Xor_M, size);
    case Op::Mul:
      if (lowerSum(lower, inst, size)) return;
      return lowerMul(lower, inst, size);
    case Op::SDiv:
    case Op::UDiv:
    case Op::SRem:
    case Op::URem:
      return lowerDivision(lower, inst, size);
    case Op::Shl:
      if (lowerSum(lower, inst, size)) return;
      [[fallthrough]];
    case Op::LShr:
    case Op::AShr:
      return lowerShift(lower, inst, size);
    default:
      MINIC_UNREACHABLE();
  }
}

void lowerFloatBinary(Lowering& lower, const Inst& inst, X reg, X memory) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  unsigned size = Lowering::sizeOf(inst.type);
  Reg dst = lower.result(inst);
  if (isCommutative(inst.op) && lower.canFoldLoad(a) && !lower.canFoldLoad(b)) std::swap(a, b);
  Addr from;
  if (floatMemory(lower, b, from)) {
    lower.copyOperand(dst, lower.copySource(a));
    emitWith(lower, op(memory), size, {use(dst)}, from);
    return;
  }
  Reg right = lower.reg(b);
  lower.copyOperand(dst, lower.copySource(a));
  lower.emit(op(reg), size, {use(dst), use(right)});
}

void lowerFloatNegation(Lowering& lower, const Inst& inst) {
  unsigned size = Lowering::sizeOf(inst.type);
  Reg dst = lower.result(inst), mask = lower.temp(RegClass::Float);
  uint64_t bits = size == 4 ? 0x80000000u : uint64_t(1) << 63;
  lower.emit(op(X::ConstF), size,
             {use(mask), MOperand::floatConstant(lower.mf.floatConstant(bits, size))});
  lower.copyOperand(dst, lower.copySource(inst.operand(0)));
  lower.emit(op(X::XorF), size, {use(dst), use(mask)});
}

void subtractConstant(Lowering& lower, Reg dst, Reg value, unsigned size, int64_t constant) {
  if (constant > kMin32 && constant <= kMax32) {
    emitWith(lower, op(X::Lea), size, {use(dst)}, baseAddr(value, int32_t(-constant)));
    return;
  }
  Reg wide = lower.tempInt();
  lower.emit(op(X::MovImm), 8, {use(wide), lower.mf.imm(constant)});
  lower.copy(dst, value);
  lower.emit(op(X::Sub), size, {use(dst), use(wide)});
}

}  // namespace minic::x86_64
