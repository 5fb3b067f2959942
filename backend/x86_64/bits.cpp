// Bits on x86-64: shifts, rotations, counts, the lowest bit and bit-fields.
#include "backend/lower/rotation.h"
#include "backend/x86_64/select.h"
#include "target/extensions.h"

namespace minic::x86_64 {

namespace {

/// dst := reg(value, more), or memory(value, more) if the value is a load that can be folded.
void emitFrom(Lowering& l, X reg, X memory, unsigned size, Reg dst, const Value* value,
              MOperand more = none()) {
  const Inst* load = value->type->size == size ? l.canFoldLoad(value) : nullptr;
  if (load && more.isNone())
    emit(l, memory, size, {use(dst)}, address(l, load->address()));
  else if (load)
    emit(l, memory, size, {use(dst)}, address(l, load->address()), {more});
  else if (Reg source = l.reg(value); more.isNone())
    emit(l, reg, size, {use(dst), use(source)});
  else
    emit(l, reg, size, {use(dst), use(source), more});
}

}  // namespace

void lowerShift(Lowering& l, const Inst& inst, unsigned size) {
  Reg dst = l.result(inst);
  bool left = inst.is(Op::Shl), logical = inst.is(Op::LShr);
  const Value* a = inst.operand(0);
  const bool isWide = left || a->type->size >= 4;
  auto value = [&] { return isWide ? l.copySource(a) : use(extended(l, a, !logical)); };
  if (auto c = l.constant(inst.operand(1))) {
    l.copyOperand(dst, value());
    emit(l, left ? X::ShlImm : logical ? X::ShrImm : X::SarImm, size, {use(dst), imm(*c & 63)});
    return;
  }
  const Value* by = inst.operand(1);
  // The processor reads the lowest 5 or 6 bits of a count.
  if (inst.type->size == size) by = shiftCount(l, by, 8 * int64_t(size));
  Reg amount = l.reg(by);
  if (l.mayUse(ext::Bmi2) && isWide) {
    emitFrom(l,
             left      ? X::Shlx
             : logical ? X::Shrx
                       : X::Sarx,
             left      ? X::Shlx_M
             : logical ? X::Shrx_M
                       : X::Sarx_M,
             size, dst, a, use(amount));
    return;
  }
  l.copyOperand(dst, value());
  l.copy(preg(Rcx), amount);
  emit(l, left ? X::Shl : logical ? X::Shr : X::Sar, size, {use(dst)});
}

bool lowerHighestBit(Lowering& l, const Inst& inst) {
  const Value *count = inst.operand(0), *last = inst.operand(1);
  if (inst.is(Op::Sub)) std::swap(count, last);
  if (const Inst* narrow = l.canFold(count, Op::Trunc)) count = narrow->operand(0);
  const Inst* call = l.canFold(count, Op::Call);
  const Function* callee = call ? call->calledFunction() : nullptr;
  if (!callee || callee->intrinsic != Intrinsic::CtLz) return false;
  if (l.constant(last) != int64_t(call->type->bits) - 1) return false;
  if (auto zero = l.constant(call->arg(1)); !zero || *zero == 0) return false;  // bsr of 0
  emitFrom(l, X::Bsr, X::Bsr_M, call->type->size, l.result(inst), call->arg(0));
  return true;
}

bool lowerRotation(Lowering& l, const Inst& inst, unsigned size) {
  const Rotation found = rotationOf(l, inst, true);
  if (!found.value) return false;
  const int64_t bits = 8 * int64_t(size);
  if (auto by = l.constant(found.amount)) {
    Reg dst = l.result(inst);
    if (l.mayUse(ext::Bmi2)) {
      emitFrom(l, X::Rorx, X::Rorx_M, size, dst, found.value, imm(bits - *by));
      return true;
    }
    l.copyOperand(dst, l.copySource(found.value));
    emit(l, X::RolImm, size, {use(dst), imm(*by)});
    return true;
  }
  Reg amount = l.reg(shiftCount(l, found.amount, bits)), dst = l.result(inst);
  l.copyOperand(dst, l.copySource(found.value));
  l.copy(preg(Rcx), amount);
  emit(l, found.isLeft ? X::Rol : X::Ror, size, {use(dst)});
  return true;
}

namespace {

/// The n of (1 << n) - 1 or ~(-1 << n), if `mask` is one of them and can be folded; else null.
const Value* lowBitsCount(const Lowering& l, const Value* mask) {
  const bool isSum = mask->is(Op::Add);
  const Inst* outer = l.canFold(mask, isSum ? Op::Add : Op::Xor);
  if (!outer || l.constant(outer->operand(1)) != -1) return nullptr;
  const Inst* shift = l.canFold(outer->operand(0), Op::Shl);
  return shift && l.constant(shift->operand(0)) == (isSum ? 1 : -1) ? shift->operand(1) : nullptr;
}

/// The y of `y op constant`, if `value` is that and can be folded; else null.
const Value* operandBefore(const Lowering& l, const Value* value, Op op, int64_t constant) {
  const Inst* inst = l.canFold(value, op);
  return inst && l.constant(inst->operand(1)) == constant ? inst->operand(0) : nullptr;
}

/// `x & other` or `x ^ other` by one instruction, if `other` is a mask of the lowest bits, ~y, -x
/// or x - 1. False: it is none of these, or there is no such instruction.
bool lowerBitField(Lowering& l, const Inst& inst, unsigned size, const Value* x,
                   const Value* other) {
  Reg dst = l.result(inst);
  auto make = [&](X reg, X memory, const Value* value, MOperand more = none()) {
    emitFrom(l, reg, memory, size, dst, value, more);
    return true;
  };
  const bool isAnd = inst.is(Op::And);
  if (isAnd && l.mayUse(ext::Bmi2))
    if (const Value* count = lowBitsCount(l, other))
      return make(X::Bzhi, X::Bzhi_M, x, use(l.reg(shiftCount(l, count, 256))));
  if (!l.mayUse(ext::Bmi)) return false;
  if (operandBefore(l, other, Op::Add, -1) == x)
    return isAnd ? make(X::Blsr, X::Blsr_M, x) : make(X::Blsmsk, X::Blsmsk_M, x);
  if (!isAnd) return false;
  if (const Inst* negation = l.canFold(other, Op::Sub);
      negation && l.constant(negation->operand(0)) == 0 && negation->operand(1) == x)
    return make(X::Blsi, X::Blsi_M, x);
  const Value* inverted = operandBefore(l, other, Op::Xor, -1);
  if (!inverted || l.constant(x)) return false;
  Reg first = l.reg(inverted);
  if (const Inst* load = x->type->size == size ? l.canFoldLoad(x) : nullptr) {
    emit(l, X::Andn_M, size, {use(dst), use(first)}, address(l, load->address()));
  } else {
    Reg second = l.reg(x);
    emit(l, X::Andn, size, {use(dst), use(first), use(second)});
  }
  return true;
}

}  // namespace

bool lowerBitField(Lowering& l, const Inst& inst, unsigned size) {
  if (!l.mayUse(ext::Bmi | ext::Bmi2)) return false;
  return lowerBitField(l, inst, size, inst.operand(0), inst.operand(1)) ||
         lowerBitField(l, inst, size, inst.operand(1), inst.operand(0));
}

void lowerBits(Lowering& l, const Inst& inst, Intrinsic intrinsic) {
  const unsigned size = inst.type->size;
  const Value* x = inst.arg(0);
  Reg dst = l.result(inst);
  auto scan = [&](X reg, X memory) { emitFrom(l, reg, memory, size, dst, x); };
  switch (intrinsic) {
    case Intrinsic::BSwap:
      if (const Inst* load = l.mayUse(ext::Movbe) ? l.canFoldLoad(x) : nullptr) {
        emit(l, X::LoadSwapped, size, {use(dst)}, address(l, load->address()));
        return;
      }
      l.copyOperand(dst, l.copySource(x));
      if (size == 2)
        emit(l, X::RolImm, size, {use(dst), imm(8)});
      else
        emit(l, X::BSwap, size, {use(dst)});
      return;
    case Intrinsic::CtPop: return scan(X::Popcnt, X::Popcnt_M);
    case Intrinsic::CtTz:
      return l.mayUse(ext::Bmi) ? scan(X::Tzcnt, X::Tzcnt_M) : scan(X::Bsf, X::Bsf_M);
    case Intrinsic::CtLz:
      if (l.mayUse(ext::Lzcnt)) return scan(X::Lzcnt, X::Lzcnt_M);
      scan(X::Bsr, X::Bsr_M);
      emit(l, X::Xor, size, {use(dst), imm(8 * int64_t(size) - 1)});
      return;
    default: MINIC_UNREACHABLE();
  }
}

bool storesSwapped(const Lowering& l, const Value* value, const Value*& swapped) {
  const Inst* call = l.mayUse(ext::Movbe) ? l.canFold(value, Op::Call) : nullptr;
  const Function* callee = call ? call->calledFunction() : nullptr;
  if (!callee || callee->intrinsic != Intrinsic::BSwap) return false;
  swapped = call->arg(0);
  return true;
}

}  // namespace minic::x86_64
