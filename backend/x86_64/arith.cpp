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

void lowerAdd(Lowering& lower, const Inst& inst, unsigned size) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  if (lower.constant(a)) std::swap(a, b);
  Reg dst = lower.result(inst);
  Addr addr{{MOperand::none(), MOperand::none(), MOperand::imm(0), MOperand::none()}};
  if (auto c = lower.constantIn(b, kMin32, kMax32)) {
    addr.part[0] = use(lower.reg(a));
    addr.part[2] = MOperand::imm(int32_t(*c));
    emitWith(lower, op(X::Lea), size, {use(dst)}, addr);
    return;
  }
  // x + y, x + (y << k)
  auto shifted = [&](const Value* value) -> const Inst* {
    const Inst* shl = lower.canFold(value, Op::Shl);
    return shl && lower.constantIn(shl->operand(1), 1, 3) ? shl : nullptr;
  };
  if (shifted(a)) std::swap(a, b);
  if (const Inst* shl = shifted(b)) {
    addr.part[0] = use(lower.reg(a));
    addr.part[1] =
        MOperand::index(lower.reg(shl->operand(0)), unsigned(*lower.constant(shl->operand(1))));
    emitWith(lower, op(X::Lea), size, {use(dst)}, addr);
    return;
  }
  if (lowerWithLoad(lower, inst, dst, a, b, X::Add_M, size)) return;
  addr.part[0] = use(lower.reg(a));
  addr.part[1] = MOperand::index(lower.reg(b), 0);
  emitWith(lower, op(X::Lea), size, {use(dst)}, addr);
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
    if (auto c = lower.constantIn(b, -kMax32, kMax32)) {
      emitWith(lower, op(X::Lea), size, {use(dst)}, baseAddr(lower.reg(a), int32_t(-*c)));
      return;
    }
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
    if (value == 3 || value == 5 || value == 9) {
      Reg reg = lower.reg(a);
      emitWith(lower, op(X::Lea), size, {use(dst)},
               {{use(reg), MOperand::index(reg, unsigned(std::countr_zero(value - 1))),
                 MOperand::imm(0), MOperand::none()}});
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
      return lowerAdd(lower, inst, size);
    case Op::Sub:
      return lowerAlu(lower, inst, X::Sub, X::Sub_M, size);
    case Op::And:
      return lowerAlu(lower, inst, X::And, X::And_M, size);
    case Op::Or:
      return lowerAlu(lower, inst, X::Or, X::Or_M, size);
    case Op::Xor:
      return lowerAlu(lower, inst, X::Xor, X::Xor_M, size);
    case Op::Mul:
      return lowerMul(lower, inst, size);
    case Op::SDiv:
    case Op::UDiv:
    case Op::SRem:
    case Op::URem:
      return lowerDivision(lower, inst, size);
    case Op::Shl:
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
