// Integer arithmetic on RISC-V.
#include <algorithm>

#include "backend/lower/rotation.h"
#include "backend/riscv64/select.h"

namespace minic::riscv64 {

void addConstant(Lowering& l, Reg dst, Reg src, unsigned size, int64_t value) {
  if (isImm12(value)) {
    emit(l, R::Addi, size, {r(dst), r(src), imm(value)});
  } else if (value >= -4096 && value <= 4094) {
    int32_t first = value < 0 ? -2048 : 2047;
    Reg half = l.tempInt();
    emit(l, R::Addi, size, {r(half), r(src), imm(first)});
    emit(l, R::Addi, size, {r(dst), r(half), imm(int32_t(value) - first)});
  } else {
    emit(l, R::Add, size, {r(dst), r(src), r(immediate(l, value))});
  }
}

void lowerShift(Lowering& l, const Inst& inst) {
  const Type* type = inst.type;
  unsigned size = opSize(type), bits = type->bits;
  Reg dst = l.result(inst);
  bool isLeft = inst.is(Op::Shl), isSigned = inst.is(Op::AShr);
  auto amount = Lowering::constant(inst.operand(1));
  if (bits == 1) {  // only a shift by 0 is defined
    l.copy(dst, use(l, inst.operand(0)));
    return;
  }
  if (amount) {
    int32_t by = int32_t(*amount) & int32_t(bits - 1);
    if (isNarrow(type) && !isLeft) {
      Reg high = l.tempInt();
      emit(l, R::Slli, 8, {r(high), r(useLow(l, inst.operand(0), bits)), imm(64 - bits)});
      emit(l, isSigned ? R::Srai : R::Srli, 8, {r(dst), r(high), imm(int32_t(64 - bits) + by)});
      return;
    }
    emit(l,
         isLeft     ? R::Slli
         : isSigned ? R::Srai
                    : R::Srli,
         size, {r(dst), r(useLow(l, inst.operand(0), bits)), imm(by)});
    return;
  }
  Reg src = isNarrow(type) && !isLeft ? useExtended(l, inst.operand(0), isSigned)
                                      : useLow(l, inst.operand(0), bits);
  Reg by = useLow(l, inst.operand(1), std::min(bits, 8u));
  emit(l, isLeft ? R::Sll : isSigned ? R::Sra : R::Srl, size, {r(dst), r(src), r(by)});
}

void lowerDivision(Lowering& l, const Inst& inst) {
  if (divideByConstant(l, inst)) return;
  bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
  constexpr R kOps[] = {R::Div, R::Divu, R::Rem, R::Remu};
  R which = kOps[int(inst.op) - int(Op::SDiv)];
  Reg a = useExtended(l, inst.operand(0), isSigned), b = useExtended(l, inst.operand(1), isSigned);
  emit(l, which, opSize(inst.type), {r(l.result(inst)), r(a), r(b)});
  if (inst.type->isInt(1)) emit(l, R::Andi, 8, {r(l.result(inst)), r(l.result(inst)), imm(1)});
}

namespace {

bool lowerRotation(Lowering& l, const Inst& inst) {
  const Rotation found = rotationOf(l, inst, false);
  if (!found.value) return false;
  const unsigned bits = inst.type->bits, size = opSize(inst.type);
  Reg dst = l.result(inst), x = useLow(l, found.value, bits);
  if (auto by = Lowering::constant(found.amount))
    emit(l, R::Rori, size, {r(dst), r(x), imm(int64_t(bits) - *by)});
  else
    emit(l, found.isLeft ? R::Rol : R::Ror, size, {r(dst), r(x), r(useLow(l, found.amount, 8))});
  return true;
}

/// An operation of x and ~y, or the complement of x ^ y.
bool lowerWithComplement(Lowering& l, const Inst& inst) {
  const Inst* different = inst.is(Op::Xor) && Lowering::constant(inst.operand(1)) == -1
                              ? l.canFold(inst.operand(0), Op::Xor)
                              : nullptr;
  if (different && !different->operand(1)->isConstant()) {
    Reg x = use(l, different->operand(0)), y = use(l, different->operand(1));
    emit(l, R::Xnor, 8, {r(l.result(inst)), r(x), r(y)});
    return true;
  }
  for (unsigned side : {0, 1}) {
    const Inst* complement = l.canFold(inst.operand(side), Op::Xor);
    if (!complement || Lowering::constant(complement->operand(1)) != -1) continue;
    const Value* other = inst.operand(1 - side);
    if (other->isConstant()) return false;
    Reg y = use(l, complement->operand(0)), x = use(l, other);
    R which = inst.is(Op::And) ? R::Andn : inst.is(Op::Or) ? R::Orn : R::Xnor;
    emit(l, which, 8, {r(l.result(inst)), r(x), r(y)});
    return true;
  }
  return false;
}

}  // namespace

void lowerBinary(Lowering& l, const Inst& inst) {
  if (l.mayUse(ext::Zbb) && !inst.type->isInt(1)) {
    const bool isBitwise = inst.is(Op::And) || inst.is(Op::Or) || inst.is(Op::Xor);
    if ((inst.is(Op::Add) || inst.is(Op::Or) || inst.is(Op::Xor)) && lowerRotation(l, inst)) return;
    if (isBitwise && lowerWithComplement(l, inst)) return;
  }
  const Value *left = inst.operand(0), *right = inst.operand(1);
  if (isCommutative(inst.op) && left->isConstant()) std::swap(left, right);
  Reg dst = l.result(inst);
  const Type* type = inst.type;
  unsigned size = opSize(type), bits = type->bits;
  auto c = Lowering::constant(right);
  Op kind = inst.op;
  if (bits == 1 && (kind == Op::Add || kind == Op::Sub)) kind = Op::Xor;
  if (bits == 1 && kind == Op::Mul) kind = Op::And;
  // The bitwise ops have no .w form: an i32 operand must be sign-extended for the result to be.
  bool bitwise = kind == Op::And || kind == Op::Or || kind == Op::Xor;
  auto get = [&](const Value* value) {
    return bitwise && bits >= 32 ? use(l, value) : useLow(l, value, bits);
  };
  Reg a = get(left);
  switch (kind) {
    case Op::Add:
      if (c) return addConstant(l, dst, a, size, *c);
      break;
    case Op::Sub:
      if (a == preg(Zero)) {
        emit(l, R::Neg, size, {r(dst), r(get(right))});
        return;
      }
      if (c && *c != INT64_MIN) return addConstant(l, dst, a, size, -*c);
      break;
    case Op::Mul:
      if (c && multiplyByConstant(l, dst, a, size, *c)) return;
      break;
    case Op::And:
      if (c == 0xffff && l.mayUse(ext::Zbb)) {
        emit(l, R::Zexth, 8, {r(dst), r(a)});
        return;
      }
      if (c && !isImm12(*c) && *c > 0 && (uint64_t(*c) & (uint64_t(*c) + 1)) == 0) {
        MOperand amount = imm(std::countl_zero(uint64_t(*c)));
        Reg high = l.tempInt();
        emit(l, R::Slli, 8, {r(high), r(a), amount});
        emit(l, R::Srli, 8, {r(dst), r(high), amount});
        return;
      }
      break;
    case Op::Xor:
      if (c && *c == -1) {
        emit(l, R::Not, 8, {r(dst), r(a)});
        return;
      }
      break;
    case Op::Or: break;
    default: MINIC_UNREACHABLE();
  }
  if (bitwise && c && isImm12(*c)) {
    constexpr R kImmediate[] = {R::Andi, R::Ori, R::Xori};
    emit(l, kImmediate[int(kind) - int(Op::And)], 8, {r(dst), r(a), imm(*c)});
    return;
  }
  Reg b = get(right);
  R which = kind == Op::Add   ? R::Add
            : kind == Op::Sub ? R::Sub
            : kind == Op::Mul ? R::Mul
            : kind == Op::And ? R::And
            : kind == Op::Or  ? R::Or
                              : R::Xor;
  emit(l, which, size, {r(dst), r(a), r(b)});
}

void subtractConstant(Lowering& l, Reg dst, Reg value, unsigned size, int64_t constant) {
  if (constant == INT64_MIN) {
    emit(l, R::Sub, size, {r(dst), r(value), r(immediate(l, constant))});
    return;
  }
  addConstant(l, dst, value, size, -constant);
}

}  // namespace minic::riscv64
