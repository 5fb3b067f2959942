// Division and remainder by constants on x86-64: shifts for powers of two, else a multiplication by
// the reciprocal (backend/lower/divide.h). 32-bit ones multiply in 64 bits, so the high half is a
// shift.
#include "backend/lower/divide.h"

#include <bit>

#include "backend/x86_64/select.h"

namespace minic::x86_64 {

namespace {

struct Divider {
  Lowering& l;
  unsigned size;  // 4 or 8

  Reg copyOf(Reg src) {
    Reg dst = l.tempInt();
    l.copy(dst, src);
    return dst;
  }
  Reg shift(X x, Reg src, unsigned amount, unsigned width) {
    Reg dst = copyOf(src);
    if (amount) emit(l, x, width, {use(dst), imm(amount)});
    return dst;
  }
  Reg add(Reg a, Reg b) {
    Reg dst = l.tempInt();
    emit(l, X::Lea, size, {use(dst), use(a), MOperand::index(b, 0), imm(0), none()});
    return dst;
  }
  Reg sub(Reg a, Reg b) {
    Reg dst = copyOf(a);
    emit(l, X::Sub, size, {use(dst), use(b)});
    return dst;
  }
  Reg times(Reg src, uint64_t value) {
    Reg dst = l.tempInt();
    if (multiplyByLea(l, dst, src, value, size)) return dst;
    if (int64_t(value) == int32_t(value)) {
      emit(l, X::ImulImm, size, {use(dst), use(src), imm(value)});
    } else {
      l.copy(dst, immediate(l, int64_t(value)));
      emit(l, X::Imul, size, {use(dst), use(src)});
    }
    return dst;
  }
  /// The bits of x * multiplier from `shift` up; the exact product of a 32-bit x fits in 64 bits.
  Reg highProduct(Reg x, const Magic& magic, bool isSigned, unsigned shiftBy) {
    if (size == 4) {
      Reg product = l.tempInt();
      extend(l, product, x, 32, isSigned);
      Reg wide = l.tempInt();
      if (magic.multiplier <= uint64_t(INT32_MAX)) {
        emit(l, X::ImulImm, 8, {use(wide), use(product), imm(magic.multiplier)});
      } else {
        l.copy(wide, product);
        emit(l, X::Imul, 8, {use(wide), use(immediate(l, int64_t(magic.multiplier)))});
      }
      return shift(isSigned ? X::SarImm : X::ShrImm, wide, shiftBy, 8);
    }
    Reg multiplier = immediate(l, int64_t(magic.multiplier));
    l.copy(preg(Rax), multiplier);
    emit(l, isSigned ? X::ImulHigh : X::MulHigh, 8, {use(x)});
    Reg high = l.tempInt();
    l.copy(high, preg(Rdx));
    // A multiplier of 2^63 and more was read as negative: so x * 2^64 too much was subtracted.
    if (isSigned && magic.multiplier >> 63) high = add(high, x);
    return shift(isSigned ? X::SarImm : X::ShrImm, high, shiftBy - 64, 8);
  }

  Reg signedQuotient(Reg x, int64_t divisor) {
    uint64_t magnitude = divisor < 0 ? 0 - uint64_t(divisor) : uint64_t(divisor);
    if (size == 4) magnitude &= 0xffffffffu;
    unsigned bits = size * 8;
    Reg quotient;
    if (std::has_single_bit(magnitude)) {
      unsigned k = unsigned(std::countr_zero(magnitude));
      quotient = k ? shift(X::SarImm, add(x, bias(x, k)), k, size) : x;
    } else {
      Magic magic = magicSigned(magnitude, bits);
      Reg high = highProduct(x, magic, true, magic.shift);
      // floor to truncation: one more for a negative x.
      quotient = sub(high, shift(X::SarImm, x, bits - 1, size));
    }
    if (divisor < 0) {
      quotient = copyOf(quotient);
      emit(l, X::Neg, size, {use(quotient)});
    }
    return quotient;
  }
  /// 2^k - 1 for a negative x, else 0.
  Reg bias(Reg x, unsigned k) {
    unsigned bits = size * 8;
    Reg sign = k == 1 ? x : shift(X::SarImm, x, bits - 1, size);
    return shift(X::ShrImm, sign, bits - k, size);
  }
  Reg unsignedQuotient(Reg x, uint64_t divisor) {
    unsigned bits = size * 8;
    if (std::has_single_bit(divisor))
      return shift(X::ShrImm, x, unsigned(std::countr_zero(divisor)), size);
    Magic magic = magicUnsigned(divisor, bits);
    if (!magic.needsAdd) return highProduct(x, magic, false, magic.shift);
    Reg high = highProduct(x, magic, false, bits);
    Reg half = shift(X::ShrImm, sub(x, high), 1, size);
    return shift(X::ShrImm, add(half, high), magic.shift - bits - 1, size);
  }
};

}  // namespace

bool divideByConstant(Lowering& l, const Inst& inst) {
  auto c = l.constant(inst.operand(1));
  if (!c || *c == 0) return false;
  bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
  bool remainder = inst.is(Op::SRem) || inst.is(Op::URem);
  unsigned bits = inst.type->bits;
  Divider divider{l, bits == 64 ? 8u : 4u};
  Reg x = l.reg(inst.operand(0));
  if (bits < 32) {
    Reg wide = l.tempInt();
    extend(l, wide, x, bits, isSigned);
    x = wide;
  }
  uint64_t unsignedDivisor = bits == 64 ? uint64_t(*c) : uint64_t(*c) & ((uint64_t(1) << bits) - 1);
  Reg dst = l.result(inst);
  if (remainder) {
    uint64_t magnitude = !isSigned ? unsignedDivisor : *c < 0 ? 0 - uint64_t(*c) : uint64_t(*c);
    if (isSigned && bits <= 32) magnitude &= 0xffffffffu;
    if (std::has_single_bit(magnitude) && magnitude - 1 <= INT32_MAX) {
      MOperand mask = imm(magnitude - 1);
      if (!isSigned) {
        l.copy(dst, x);
        emit(l, X::And, divider.size, {use(dst), mask});
      } else if (magnitude == 1) {
        l.copyOperand(dst, imm(0));
      } else {
        // ((x + bias) & mask) - bias
        Reg bias = divider.bias(x, unsigned(std::countr_zero(magnitude)));
        Reg sum = divider.add(x, bias);
        l.copy(dst, sum);
        emit(l, X::And, divider.size, {use(dst), mask});
        emit(l, X::Sub, divider.size, {use(dst), use(bias)});
      }
      return true;
    }
  }
  Reg quotient =
      isSigned ? divider.signedQuotient(x, *c) : divider.unsignedQuotient(x, unsignedDivisor);
  if (!remainder) {
    l.copy(dst, quotient);
    return true;
  }
  Reg product = divider.times(quotient, isSigned ? uint64_t(*c) : unsignedDivisor);
  l.copy(dst, x);
  emit(l, X::Sub, divider.size, {use(dst), use(product)});
  return true;
}

}  // namespace minic::x86_64
