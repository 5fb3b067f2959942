// IR to RISC-V ops: the switch over IR instructions, casts, and values in registers. What registers
// hold: backend/lower/lower.h; in short, an i32 is always sign-extended to 64 bits, so sext to i64
// costs nothing, 64-bit compares and branches serve i32 too, and .w ops keep it that way. An i1 is
// 0 or 1. Of an i8 or i16 the bits above its width are unknown.
//
// Folded into users: geps with constant offsets, compares (into branches and selects), casts that
// change no bit, small constants, loads under a zext.
#include "backend/riscv64/select.h"

namespace minic::riscv64 {

bool loadsSigned(const Inst& load) {
  unsigned seen = 0;
  bool isSigned = false;
  for (const Use& use : load.useRange()) {
    if (use.user->is(Op::ZExt) || ++seen > 16) return false;
    isSigned |= use.user->is(Op::SExt) || use.user->is(Op::SIToFP);
  }
  return isSigned;
}

namespace {

/// The i32's register is known to be zero in its upper half.
bool isNonNegative(const Value* value) {
  const Inst* inst = asInst(value);
  if (!inst) return false;
  switch (inst->op) {
    case Op::ZExt: return true;
    case Op::LShr: {
      auto amount = Lowering::constant(inst->operand(1));
      return amount && *amount > 0;
    }
    case Op::And: {
      auto mask = Lowering::constant(inst->operand(1));
      return mask && *mask >= 0;
    }
    default: return false;
  }
}

}  // namespace

const Value* freeCast(const Inst* inst) {
  switch (inst->op) {
    case Op::SExt:
      if (inst->operand(0)->type->isInt(32)) return inst->operand(0);
      if (isNarrow(inst->operand(0)->type) && inst->operand(0)->is(Op::Load) &&
          loadsSigned(*asInst(inst->operand(0))))
        return inst->operand(0);
      return nullptr;
    case Op::ZExt:
      if (inst->operand(0)->type->isInt(1)) return inst->operand(0);
      if (isNarrow(inst->operand(0)->type) && inst->operand(0)->is(Op::Load) &&
          !loadsSigned(*asInst(inst->operand(0))))
        return inst->operand(0);
      if (inst->operand(0)->type->isInt(32) && isNonNegative(inst->operand(0)))
        return inst->operand(0);
      return nullptr;
    case Op::Trunc: return isNarrow(inst->type) ? inst->operand(0) : nullptr;
    case Op::PtrToInt: return inst->type->isInt(64) ? inst->operand(0) : nullptr;
    case Op::IntToPtr: return inst->operand(0)->type->isInt(64) ? inst->operand(0) : nullptr;
    case Op::BitCast:
      return inst->type->isFloatingPoint() == inst->operand(0)->type->isFloatingPoint()
                 ? inst->operand(0)
                 : nullptr;
    default: return nullptr;
  }
}

namespace {

Reg registerOf(Lowering& l, const Value* value) {
  auto c = Lowering::constant(value);
  if (c && *c == 0 && !value->type->isFloatingPoint()) return preg(Zero);
  return l.reg(value);
}

}  // namespace

unsigned liCost(int64_t value) {
  if (isImm12(value)) return 1;
  int64_t low = low12(value);
  if (value == int32_t(value)) return low ? 2 : 1;
  uint64_t high = (uint64_t(value) - uint64_t(low)) >> 12;
  int64_t rest = int64_t(high << 12) >> 12;
  rest >>= std::countr_zero(uint64_t(rest));
  return liCost(rest) + 1 + (low != 0);
}

void loadImmediate(Lowering& l, Reg dst, int64_t value) {
  if (liCost(value) <= 3)
    emit(l, R::Li, 8, {r(dst), l.mf.imm(value)});
  else
    emit(l, R::LiPool, 8,
         {r(dst), MOperand::floatConstant(l.mf.floatConstant(uint64_t(value), 8))});
}

Reg immediate(Lowering& l, int64_t value) {
  if (value == 0) return preg(Zero);
  Reg dst = l.tempInt();
  loadImmediate(l, dst, value);
  return dst;
}

Reg use(Lowering& l, const Value* value) {
  while (const Inst* inst = asInst(value)) {
    const Value* from = freeCast(inst);
    if (!from) break;
    value = from;
  }
  return registerOf(l, value);
}

Reg useLow(Lowering& l, const Value* value, unsigned bits) {
  while (const Inst* inst = asInst(value)) {
    const Value* from = freeCast(inst);
    if (!from) {
      // (An i1 is 0 or 1, which only the trunc makes it.)
      bool looked =
          (inst->is(Op::Trunc) && inst->type->bits >= bits && !inst->type->isInt(1)) ||
          ((inst->is(Op::SExt) || inst->is(Op::ZExt)) && inst->operand(0)->type->bits >= bits);
      if (!looked) break;
      from = inst->operand(0);
    }
    value = from;
  }
  return registerOf(l, value);
}

Reg useExtended(Lowering& l, const Value* value, bool isSigned) {
  const Type* type = value->type;
  if (!type->isInt() || type->bits >= 32 || (type->bits == 1 && !isSigned)) return use(l, value);
  if (auto* c = asConstInt(value)) return immediate(l, isSigned ? c->value : int64_t(c->zext()));
  if (value->is(Op::Load) && type->bits > 1 && loadsSigned(*asInst(value)) == isSigned)
    return l.reg(value);
  Reg dst = l.tempInt();
  extend(l, dst, useLow(l, value, type->bits), type->bits, isSigned);
  return dst;
}

void extend(Lowering& l, Reg dst, Reg src, unsigned bits, bool isSigned) {
  if (bits == 32 && isSigned) {
    emit(l, R::Sextw, 8, {r(dst), r(src)});
  } else if (bits <= 8 && !isSigned) {
    emit(l, R::Andi, 8, {r(dst), r(src), imm((1 << bits) - 1)});
  } else if (l.mayUse(ext::Zbb) && (bits == 16 || bits == 8)) {
    emit(l, bits == 8 ? R::Sextb : isSigned ? R::Sexth : R::Zexth, 8, {r(dst), r(src)});
  } else {
    MOperand amount = imm(64 - bits);
    Reg high = l.tempInt();
    emit(l, R::Slli, 8, {r(high), r(src), amount});
    emit(l, isSigned ? R::Srai : R::Srli, 8, {r(dst), r(high), amount});
  }
}

namespace {

void lowerCast(Lowering& l, const Inst& inst) {
  const Value* from = inst.operand(0);
  Reg dst = l.result(inst);
  unsigned fromBits = from->type->bits;
  switch (inst.op) {
    case Op::Trunc:
      if (inst.type->isInt(1))
        emit(l, R::Andi, 8, {r(dst), r(useLow(l, from, 1)), imm(1)});
      else if (inst.type->isInt(32))
        emit(l, R::Sextw, 8, {r(dst), r(useLow(l, from, 32))});
      else
        l.copy(dst, useLow(l, from, inst.type->bits));
      return;
    case Op::ZExt:
      if (freeCast(&inst)) return l.copy(dst, use(l, from));
      if (fromBits == 32) {
        if (const Inst* load = l.canFoldLoad(from)) {
          emitMemory(l, R::Lwu, dst, addressOf(l, load->address()));
          return;
        }
      }
      return extend(l, dst, useLow(l, from, fromBits), fromBits, false);
    case Op::SExt:
      if (freeCast(&inst)) return l.copy(dst, use(l, from));
      if (fromBits == 1) {
        emit(l, R::Neg, 8, {r(dst), r(use(l, from))});
        return;
      }
      return extend(l, dst, useLow(l, from, fromBits), fromBits, true);
    case Op::FPToSI:
    case Op::FPToUI: {
      bool isSigned = inst.is(Op::FPToSI);
      R which = inst.type->bits < 32    ? R::FcvtToW
                : inst.type->bits == 32 ? (isSigned ? R::FcvtToW : R::FcvtToWu)
                                        : (isSigned ? R::FcvtToL : R::FcvtToLu);
      emit(l, which, Lowering::sizeOf(from->type), {r(dst), r(use(l, from))});
      if (inst.type->isInt(1)) emit(l, R::Andi, 8, {r(dst), r(dst), imm(1)});
      return;
    }
    case Op::SIToFP:
    case Op::UIToFP: {
      bool isSigned = inst.is(Op::SIToFP);
      R which = fromBits < 32    ? R::FcvtFromW
                : fromBits == 32 ? (isSigned ? R::FcvtFromW : R::FcvtFromWu)
                                 : (isSigned ? R::FcvtFromL : R::FcvtFromLu);
      emit(l, which, Lowering::sizeOf(inst.type), {r(dst), r(useExtended(l, from, isSigned))});
      return;
    }
    case Op::FPTrunc:
      emit(l, from->type->size == inst.type->size ? R::Fmv : R::FcvtToSingle, 4,
           {r(dst), r(use(l, from))});
      return;
    case Op::FPExt:
      emit(l, from->type->size == inst.type->size ? R::Fmv : R::FcvtToDouble, 8,
           {r(dst), r(use(l, from))});
      return;
    default: MINIC_UNREACHABLE();
  }
}

/// dst := an address or number that a constant expression means.
void constantExpression(Lowering& l, Reg dst, const ConstExpr& expr) {
  // Casts between pointers and 64-bit integers, and geps, leave an address and an offset.
  const Value* at = &expr;
  int64_t disp = 0;
  while (auto* inner = asConstExpr(at)) {
    if (inner->exprOp == Op::Gep) {
      AddressParts parts = l.addressParts(inner, false);
      if (parts.base == inner) break;
      disp = int64_t(uint64_t(disp) + uint64_t(parts.disp));
      at = parts.base;
    } else if (inner->exprOp == Op::BitCast || inner->exprOp == Op::PtrToInt ||
               inner->exprOp == Op::IntToPtr) {
      if (inner->type->size != 8) break;
      at = inner->operands[0];
    } else {
      break;
    }
  }
  if (at != &expr) return addressInto(l, dst, baseAndDisp(l, at, disp));
  Reg a = use(l, expr.operands[0]);
  switch (expr.exprOp) {
    case Op::Add:
    case Op::Sub: {
      Reg b = use(l, expr.operands[1]);
      emit(l, expr.exprOp == Op::Add ? R::Add : R::Sub, opSize(expr.type), {r(dst), r(a), r(b)});
      return;
    }
    case Op::Trunc:
    case Op::PtrToInt:
      if (expr.type->isInt(32))
        extend(l, dst, a, 32, true);
      else
        l.copy(dst, a);
      return;
    case Op::SExt:
    case Op::ZExt: return extend(l, dst, a, expr.operands[0]->type->bits, expr.exprOp == Op::SExt);
    default: MINIC_UNREACHABLE("a constant expression that has no lowering");
  }
}

}  // namespace

void lowerInst(Lowering& l, const Inst& inst) {
  if (isCast(inst.op)) return lowerCast(l, inst);
  unsigned size = Lowering::sizeOf(inst.type);
  switch (inst.op) {
    case Op::Unreachable: emit(l, R::Trap, 8, {}); return;
    case Op::Shl:
    case Op::LShr:
    case Op::AShr: return lowerShift(l, inst);
    case Op::SDiv:
    case Op::UDiv:
    case Op::SRem:
    case Op::URem: return lowerDivision(l, inst);
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv: {
      constexpr R kOps[] = {R::Fadd, R::Fsub, R::Fmul, R::Fdiv};
      Reg a = use(l, inst.operand(0)), b = use(l, inst.operand(1));
      emit(l, kOps[int(inst.op) - int(Op::FAdd)], size, {r(l.result(inst)), r(a), r(b)});
      return;
    }
    case Op::FNeg: emit(l, R::Fneg, size, {r(l.result(inst)), r(use(l, inst.operand(0)))}); return;
    case Op::Alloca: return lowerDynamicAlloca(l, inst);
    case Op::Load: return lowerLoad(l, inst);
    case Op::Store: return lowerStore(l, inst);
    case Op::Fence: emit(l, R::Fence, 8, {}); return;
    case Op::Gep: return lowerGep(l, inst);
    case Op::ICmp: return lowerIntCompare(l, inst);
    case Op::FCmp: return lowerFloatCompare(l, inst);
    case Op::Select: return lowerSelect(l, inst);
    default:
      MINIC_CHECK(isBinary(inst.op), "an instruction that the shared lowering should have taken");
      return lowerBinary(l, inst);
  }
}

void materialize(Lowering& l, Reg dst, const Value& value) {
  if (value.type->isFloatingPoint()) {
    auto* c = asConstFloat(&value);
    uint64_t bits = c ? c->bits : 0;
    unsigned size = Lowering::sizeOf(value.type);
    if (bits == 0)
      emit(l, R::Fzero, size, {r(dst)});
    else
      emit(l, R::FliPool, size, {r(dst), MOperand::floatConstant(l.mf.floatConstant(bits, size))});
    return;
  }
  if (auto c = Lowering::constant(&value)) return loadImmediate(l, dst, *c);
  if (auto slot = l.slotOf(&value)) {
    emit(l, R::SlotAddress, 8, {r(dst), MOperand::slot(*slot), imm(0)});
    return;
  }
  if (value.isSymbol())
    return symbolAddress(l, dst, l.symbolOf(static_cast<const GlobalValue*>(&value)), 0);
  auto* expr = asConstExpr(&value);
  MINIC_CHECK(expr != nullptr, "a constant that fits no register");
  constantExpression(l, dst, *expr);
}

}  // namespace minic::riscv64
