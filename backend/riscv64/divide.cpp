// Multiplication, division and remainder by constants without mul and div where that is shorter or
// faster. Divisions multiply by a scaled reciprocal (backend/lower/divide.h) and shift.
#include "backend/lower/divide.h"

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

/// `divisor` is the magnitude: neither 0 nor a power of two.
Reg signedQuotient(Lowering& l, Reg x, unsigned size, uint64_t divisor, bool negative) {
  unsigned bits = size * 8;
  Magic magic = magicSigned(divisor, bits);
  Reg product;
  if (size == 4) {
    // x has 31 bits and a sign, the multiplier at most 32: the product fits 64 bits.
    product = make(l, R::Mul, 8, r(x), r(immediate(l, int64_t(magic.multiplier))));
    product = make(l, R::Srai, 8, r(product), imm(magic.shift));
  } else {
    int64_t factor = int64_t(magic.multiplier);
    product = make(l, R::Mulh, 8, r(x), r(immediate(l, factor)));
    if (factor < 0) product = make(l, R::Add, 8, r(product), r(x));  // mulh subtracted x * 2^64
    if (magic.shift > 64) product = make(l, R::Srai, 8, r(product), imm(magic.shift - 64));
  }
  Reg sign = make(l, R::Srai, size, r(x), imm(bits - 1));
  return negative ? make(l, R::Sub, size, r(sign), r(product))
                  : make(l, R::Sub, size, r(product), r(sign));
}

Reg unsignedQuotient(Lowering& l, Reg x, unsigned size, uint64_t divisor) {
  unsigned bits = size * 8;
  Magic magic = magicUnsigned(divisor, bits);
  unsigned late = magic.shift - bits;
  if (size == 4) {
    // The shift drops x's upper half and moves the needed bits of the product above bit 64; the
    // multiplier may have 33 bits.
    uint64_t factor = magic.multiplier + (uint64_t(magic.needsAdd) << 32);
    Reg high = make(l, R::Slli, 8, r(x), imm(32));
    Reg product = make(l, R::Mulhu, 8, r(high), r(immediate(l, int64_t(factor))));
    return late ? make(l, R::Srli, 8, r(product), imm(late)) : product;
  }
  if (magic.needsAdd && divisor % 2 == 0) {
    unsigned early = unsigned(std::countr_zero(divisor));
    magic = magicUnsigned(divisor >> early, bits, bits - early);
    late = magic.shift - bits;
    x = make(l, R::Srli, 8, r(x), imm(early));
  }
  Reg product = make(l, R::Mulhu, 8, r(x), r(immediate(l, int64_t(magic.multiplier))));
  if (!magic.needsAdd) return late ? make(l, R::Srli, 8, r(product), imm(late)) : product;
  // The multiplier's bit 64: add x without overflow.
  Reg rest = make(l, R::Sub, 8, r(x), r(product));
  Reg half = make(l, R::Srli, 8, r(rest), imm(1));
  Reg sum = make(l, R::Add, 8, r(half), r(product));
  return late > 1 ? make(l, R::Srli, 8, r(sum), imm(late - 1)) : sum;
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
  // The remainder does not depend on the divisor's sign.
  Reg quotient = isSigned ? signedQuotient(l, x, size, divisor, negative && !wantsRest)
                          : unsignedQuotient(l, x, size, divisor);
  if (!wantsRest) {
    l.copy(dst, quotient);
    return true;
  }
  Reg multiple = l.tempInt();
  if (!multiplyByConstant(l, multiple, quotient, size, int64_t(divisor)))
    l.emit(op(R::Mul), size, {r(multiple), r(quotient), r(immediate(l, int64_t(divisor)))});
  l.emit(op(R::Sub), size, {r(dst), r(x), r(multiple)});
  return true;
}

}  // namespace minic::riscv64
