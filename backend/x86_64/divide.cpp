// Division and remainder by constants on x86-64: shifts for powers of two, else a multiplication by
// the reciprocal (backend/lower/divide.h). 32-bit ones multiply in 64 bits, so the high half is a
// shift.
#include "backend/lower/divide.h"

#include <bit>

#include "backend/x86_64/select.h"

namespace minic::x86_64 {

namespace {

struct Divider {
  Lowering& lower;
  unsigned size;  // 4 or 8

  Reg copyOf(Reg src) {
    Reg dst = lower.tempInt();
    lower.copy(dst, src);
    return dst;
  }
  Reg shift(X x, Reg src, unsigned amount, unsigned width) {
    Reg dst = copyOf(src);
    if (amount) lower.emit(op(x), width, {use(dst), MOperand::imm(int32_t(amount))});
    return dst;
  }
  Reg add(Reg a, Reg b) {
    Reg dst = lower.tempInt();
    lower.emit(op(X::Lea), size,
               {use(dst), use(a), MOperand::index(b, 0), MOperand::imm(0), MOperand::none()});
    return dst;
  }
  Reg sub(Reg a, Reg b) {
    Reg dst = copyOf(a);
    lower.emit(op(X::Sub), size, {use(dst), use(b)});
    return dst;
  }
  Reg constant(uint64_t value) {
    Reg dst = lower.tempInt();
    lower.emit(op(X::MovImm), 8, {use(dst), lower.mf.imm(int64_t(value))});
    return dst;
  }
  Reg times(Reg src, uint64_t value) {
    Reg dst = lower.tempInt();
    if (int64_t(value) == int32_t(value)) {
      lower.emit(op(X::ImulImm), size, {use(dst), use(src), MOperand::imm(int32_t(value))});
    } else {
      lower.copy(dst, constant(value));
      lower.emit(op(X::Imul), size, {use(dst), use(src)});
    }
    return dst;
  }
  /// The bits of x * multiplier from `shift` up; the exact product of a 32-bit x fits in 64 bits.
  Reg highProduct(Reg x, const Magic& magic, bool isSigned, unsigned shiftBy) {
    if (size == 4) {
      Reg product = lower.tempInt();
      extend(lower, product, x, 32, isSigned);
      Reg wide = lower.tempInt();
      if (magic.multiplier <= uint64_t(INT32_MAX)) {
        lower.emit(op(X::ImulImm), 8,
                   {use(wide), use(product), MOperand::imm(int32_t(magic.multiplier))});
      } else {
        lower.copy(wide, product);
        lower.emit(op(X::Imul), 8, {use(wide), use(constant(magic.multiplier))});
      }
      return shift(isSigned ? X::SarImm : X::ShrImm, wide, shiftBy, 8);
    }
    Reg multiplier = constant(magic.multiplier);
    lower.copy(preg(Rax), multiplier);
    lower.emit(op(isSigned ? X::ImulHigh : X::MulHigh), 8, {use(x)});
    Reg high = lower.tempInt();
    lower.copy(high, preg(Rdx));
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
      lower.emit(op(X::Neg), size, {use(quotient)});
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

bool divideByConstant(Lowering& lower, const Inst& inst) {
  auto c = lower.constant(inst.operand(1));
  if (!c || *c == 0) return false;
  bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
  bool remainder = inst.is(Op::SRem) || inst.is(Op::URem);
  unsigned bits = inst.type->bits;
  Divider divider{lower, bits == 64 ? 8u : 4u};
  Reg x = lower.reg(inst.operand(0));
  if (bits < 32) {
    Reg wide = lower.tempInt();
    extend(lower, wide, x, bits, isSigned);
    x = wide;
  }
  uint64_t unsignedDivisor = bits == 64 ? uint64_t(*c) : uint64_t(*c) & ((uint64_t(1) << bits) - 1);
  Reg dst = lower.result(inst);
  if (remainder) {
    uint64_t magnitude = !isSigned ? unsignedDivisor : *c < 0 ? 0 - uint64_t(*c) : uint64_t(*c);
    if (isSigned && bits <= 32) magnitude &= 0xffffffffu;
    if (std::has_single_bit(magnitude) && magnitude - 1 <= INT32_MAX) {
      MOperand mask = MOperand::imm(int32_t(magnitude - 1));
      if (!isSigned) {
        lower.copy(dst, x);
        lower.emit(op(X::And), divider.size, {use(dst), mask});
      } else if (magnitude == 1) {
        lower.copyOperand(dst, MOperand::imm(0));
      } else {
        // ((x + bias) & mask) - bias
        Reg bias = divider.bias(x, unsigned(std::countr_zero(magnitude)));
        Reg sum = divider.add(x, bias);
        lower.copy(dst, sum);
        lower.emit(op(X::And), divider.size, {use(dst), mask});
        lower.emit(op(X::Sub), divider.size, {use(dst), use(bias)});
      }
      return true;
    }
  }
  Reg quotient =
      isSigned ? divider.signedQuotient(x, *c) : divider.unsignedQuotient(x, unsignedDivisor);
  if (!remainder) {
    lower.copy(dst, quotient);
    return true;
  }
  Reg product = divider.times(quotient, isSigned ? uint64_t(*c) : unsignedDivisor);
  lower.copy(dst, x);
  lower.emit(op(X::Sub), divider.size, {use(dst), use(product)});
  return true;
}

}  // namespace minic::x86_64
