// Multiplication, division and remainder by constants without mul and div where that is shorter.
// Other divisors stay with the divide instruction. A reciprocal (backend/lower/divide.h) would be
// four to seven instructions with a constant of two or a load; gcc's tables count a division as six
// instructions and a multiplication as four, and decide the same.
#include <bit>

#include "backend/riscv64/select.h"

namespace minic::riscv64 {

namespace {

/// A new register := op(a, b).
Reg make(Lowering& l, R which, unsigned size, MOperand a, MOperand b) {
  Reg dst = l.tempInt();
  l.emit(op(which), size, {r(dst), a, b});
  return dst;
}

/// Quotient of a signed division by 2^k, before the sign of the divisor; `bias` receives the
/// addend of the dividend that rounds towards zero.
Reg biased(Lowering& l, Reg x, unsigned size, unsigned k, Reg& bias) {
  unsigned bits = size * 8;
  Reg sign = k == 1 ? x : make(l, R::Srai, size, r(x), imm(bits - 1));
  bias = make(l, R::Srli, size, r(sign), imm(bits - k));
  return make(l, R::Add, size, r(x), r(bias));
}

}  // namespace

bool multiplyByConstant(Lowering& l, Reg dst, Reg src, unsigned size, int64_t factor) {
  if (size == 4) factor = int32_t(factor);
  if (factor == 0) {
    l.emit(op(R::Li), 8, {r(dst), imm(0)});
    return true;
  }
  if (factor == 1) {
    // The .w form makes the sign extension good when only src's low half is.
    l.emit(op(R::Addi), size, {r(dst), r(src), imm(0)});
    return true;
  }
  uint64_t magnitude = factor < 0 ? 0 - uint64_t(factor) : uint64_t(factor);
  auto shifted = [&](unsigned by) { return make(l, R::Slli, size, r(src), imm(by)); };
  if (std::has_single_bit(magnitude)) {
    unsigned by = unsigned(std::countr_zero(magnitude)) & (size * 8 - 1);
    if (factor > 0) {
      l.emit(op(R::Slli), size, {r(dst), r(src), imm(by)});
    } else {
      Reg product = by ? shifted(by) : src;
      l.emit(op(R::Neg), size, {r(dst), r(product)});
    }
    return true;
  }
  if (std::has_single_bit(magnitude - 1) && factor > 0) {
    Reg product = shifted(unsigned(std::countr_zero(magnitude - 1)));
    l.emit(op(R::Add), size, {r(dst), r(product), r(src)});
    return true;
  }
  if (std::has_single_bit(magnitude + 1)) {
    Reg product = shifted(unsigned(std::countr_zero(magnitude + 1)));
    if (factor > 0)
      l.emit(op(R::Sub), size, {r(dst), r(product), r(src)});
    else
      l.emit(op(R::Sub), size, {r(dst), r(src), r(product)});
    return true;
  }
  return false;
}

bool divideByConstant(Lowering& l, const Inst& inst) {
  unsigned bits = inst.type->bits, size = bits / 8;
  auto* c = asConstInt(inst.operand(1));
  if (!c || bits < 32 || c->value == 0) return false;
  bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
  bool wantsRest = inst.is(Op::SRem) || inst.is(Op::URem);
  bool negative = isSigned && c->value < 0;
  uint64_t divisor = negative ? 0 - uint64_t(c->value) : c->zext();
  Reg dst = l.result(inst);
  if (divisor == 1) {
    if (wantsRest)
      l.emit(op(R::Li), 8, {r(dst), imm(0)});
    else if (negative)
      l.emit(op(R::Neg), size, {r(dst), r(useLow(l, inst.operand(0), bits))});
    else
      l.copy(dst, use(l, inst.operand(0)));
    return true;
  }
  Reg x = isSigned ? use(l, inst.operand(0)) : useLow(l, inst.operand(0), bits);
  if (std::has_single_bit(divisor)) {
    unsigned k = unsigned(std::countr_zero(divisor));
    if (!isSigned && !wantsRest) {
      l.emit(op(R::Srli), size, {r(dst), r(x), imm(k)});
    } else if (!isSigned) {
      if (k <= 11) {
        l.emit(op(R::Andi), 8, {r(dst), r(x), imm(unsigned(divisor - 1))});
      } else {
        Reg high = make(l, R::Slli, 8, r(x), imm(64 - k));
        l.emit(op(R::Srli), 8, {r(dst), r(high), imm(64 - k)});
      }
    } else {
      Reg bias, sum = biased(l, x, size, k, bias);
      if (wantsRest && k <= 11) {
        Reg low = make(l, R::Andi, 8, r(sum), imm(unsigned(divisor - 1)));
        l.emit(op(R::Sub), size, {r(dst), r(low), r(bias)});
      } else if (wantsRest) {
        Reg quotient = make(l, R::Srai, size, r(sum), imm(k));
        Reg multiple = make(l, R::Slli, size, r(quotient), imm(k));
        l.emit(op(R::Sub), size, {r(dst), r(x), r(multiple)});
      } else if (negative) {
        Reg quotient = make(l, R::Srai, size, r(sum), imm(k));
        l.emit(op(R::Neg), size, {r(dst), r(quotient)});
      } else {
        l.emit(op(R::Srai), size, {r(dst), r(sum), imm(k)});
      }
    }
    return true;
  }
  return false;
}

}  // namespace minic::riscv64
