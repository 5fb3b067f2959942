// IR to x86-64 ops: the switch over IR instructions, casts, and constants in registers. Each family
// of instructions has a function in the file of its name; it folds operands (loads, address
// computations, compares) before it asks for registers.
//
// Two-address ops are made as "dst := a; dst op= b"; the allocator coalesces dst and a if it
// can. Additions are made as lea, which has a destination of its own;
// the peephole turns it back into add where the registers agree.
#include "backend/x86_64/select.h"
#include "ir/analysis/known_bits.h"

namespace minic::x86_64 {

void extend(Lowering& l, Reg dst, Reg src, unsigned bits, bool isSigned) {
  if (bits == 1 && (isSigned || dst != src)) {
    l.copy(dst, src);
    if (isSigned) emit(l, X::Neg, 8, {use(dst)});
    return;
  }
  X x = bits <= 8    ? (isSigned ? X::Movsx8 : X::Movzx8)
        : bits == 16 ? (isSigned ? X::Movsx16 : X::Movzx16)
                     : (isSigned ? X::Movsx32 : X::Movzx32);
  emit(l, x, bits == 1 ? 4 : 8, {use(dst), use(src)});
}

Reg extended(Lowering& l, const Value* value, bool isSigned) {
  if (value->type->size >= 4 || (value->type->bits == 1 && !isSigned)) return l.reg(value);
  Reg wide = l.tempInt();
  if (auto c = l.constant(value)) {
    const auto* exact = asConstInt(value);
    l.copyOperand(wide, l.mf.imm(isSigned || !exact ? *c : int64_t(exact->zext())));
    return wide;
  }
  extend(l, wide, l.reg(value), value->type->bits, isSigned);
  return wide;
}

namespace {

/// The load of an integer sign-extends it, which makes the sexts among its users free: if there is
/// one that is not folded into the load itself, and no zext.
bool loadsSigned(const Inst& load) {
  const unsigned bits = load.type->bits;
  if (load.hasOneUse() || !load.type->isInt() || (bits != 8 && bits != 16 && bits != 32))
    return false;
  unsigned seen = 0;
  bool isSigned = false;
  for (const Use& use : load.useRange()) {
    if (use.user->is(Op::ZExt) || ++seen > 16) return false;
    isSigned |= use.user->is(Op::SExt);
  }
  return isSigned;
}

/// The i32 is computed by an op that writes 32 bits of its register, which clears the others.
bool clearsUpperHalf(const Value* value) {
  const Inst* inst = asInst(value);
  if (!inst || !inst->type->isInt(32)) return false;
  switch (inst->op) {
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::Shl:
    case Op::LShr:
    case Op::AShr:
    case Op::Add:
    case Op::Sub: return true;
    case Op::Load: return !loadsSigned(*inst);
    case Op::ZExt: return inst->operand(0)->type->bits > 1;
    default: return false;
  }
}

}  // namespace

const Value* freeCast(const Inst* inst) {
  const Value* from = inst->operand(0);
  const Type *type = from->type, *to = inst->type;
  if (!type->isScalar() || !to->isScalar()) return nullptr;
  switch (inst->op) {
    case Op::Trunc: return to->isInt(1) ? nullptr : from;
    case Op::PtrToInt:
    case Op::IntToPtr:
    case Op::BitCast:
      return type->size == to->size && Lowering::classOf(type) == Lowering::classOf(to) ? from
                                                                                        : nullptr;
    case Op::ZExt:
      if (type->isInt(1) || clearsUpperHalf(from)) return from;
      return from->is(Op::Load) && (type->isInt(8) || type->isInt(16)) ? from : nullptr;
    case Op::SExt:
      if (from->is(Op::Load) && loadsSigned(*asInst(from))) return from;
      return clearsUpperHalf(from) && knownBits(from).isNonNegative() ? from : nullptr;
    default: return nullptr;
  }
}

namespace {

void lowerCast(Lowering& l, const Inst& inst) {
  const Value* from = inst.operand(0);
  const Type* type = from->type;
  Reg dst = l.result(inst);
  unsigned fromSize = Lowering::sizeOf(type), toSize = Lowering::sizeOf(inst.type);
  switch (inst.op) {
    case Op::Trunc:
      l.copyOperand(dst, l.copySource(from));
      if (inst.type->isInt(1)) emit(l, X::And, 4, {use(dst), imm(1)});
      return;
    case Op::ZExt:
    case Op::SExt: {
      bool isSigned = inst.is(Op::SExt);
      if (auto c = l.constant(from)) {
        auto* exact = asConstInt(from);
        l.copyOperand(dst, l.mf.imm(isSigned && exact ? exact->value
                                    : exact           ? int64_t(exact->zext())
                                                      : *c));
        return;
      }
      const Inst* load = type->bits == 1 ? nullptr : l.canFoldLoad(from);
      if (load) {
        Addr addr = address(l, load->address());
        X x = type->bits == 8    ? (isSigned ? X::LoadSx8 : X::LoadZx8)
              : type->bits == 16 ? (isSigned ? X::LoadSx16 : X::LoadZx16)
                                 : (isSigned ? X::LoadSx32 : X::Load);
        emit(l, x, x == X::Load ? 4 : 8, {use(dst)}, addr);
        return;
      }
      extend(l, dst, l.reg(from), type->bits, isSigned);
      return;
    }
    case Op::FPToSI:
    case Op::FPToUI: {
      bool isSigned = inst.is(Op::FPToSI);
      if (toSize == 8 && !isSigned) {
        Reg work = l.temp(RegClass::Float), limit = l.temp(RegClass::Float);
        uint64_t bits = fromSize == 4 ? 0x5f000000u : 0x43e0000000000000u;  // 2^63
        l.copyOperand(work, l.copySource(from));
        emit(l, X::ConstF, fromSize,
             {use(limit), MOperand::floatConstant(l.mf.floatConstant(bits, fromSize))});
        emit(l, X::CvtFToU64, fromSize, {use(dst), use(work), use(limit)});
        return;
      }
      bool wide = toSize == 8 || (toSize == 4 && !isSigned);
      emit(l, wide ? X::CvtFToI64 : X::CvtFToI32, fromSize, {use(dst), use(l.reg(from))});
      if (inst.type->isInt(1)) emit(l, X::And, 4, {use(dst), imm(1)});
      return;
    }
    case Op::SIToFP:
    case Op::UIToFP: {
      bool isSigned = inst.is(Op::SIToFP);
      if (fromSize == 8 && !isSigned) {
        Reg work = l.tempInt(), half = l.tempInt();
        l.copyOperand(work, l.copySource(from));
        emit(l, X::CvtU64ToF, toSize, {use(dst), use(work), use(half)});
        return;
      }
      Reg source;
      bool wide = fromSize == 8;
      if (fromSize == 4 && !isSigned) {
        source = l.tempInt();
        extend(l, source, l.reg(from), 32, false);
        wide = true;
      } else {
        source = extended(l, from, isSigned);
      }
      emit(l, wide ? X::CvtI64ToF : X::CvtI32ToF, toSize, {use(dst), use(source)});
      return;
    }
    case Op::FPTrunc: emit(l, X::CvtF64ToF32, 4, {use(dst), use(l.reg(from))}); return;
    case Op::FPExt: emit(l, X::CvtF32ToF64, 8, {use(dst), use(l.reg(from))}); return;
    default: MINIC_UNREACHABLE();
  }
}

}  // namespace

/// An operation on vectors that has code of its own.
static bool isOnVectors(const Inst& inst) {
  if (inst.is(Op::Load) || inst.is(Op::Select)) return false;
  return inst.type->isVector() ||
         (inst.numOps && inst.operand(0)->type->isVector() && !inst.is(Op::Store));
}

void lowerInst(Lowering& l, const Inst& inst) {
  if (isOnVectors(inst)) return lowerVector(l, inst);
  switch (inst.op) {
    case Op::Unreachable: emit(l, X::Trap, 8, {}); return;
    case Op::FAdd: return lowerFloatBinary(l, inst, X::AddF, X::AddF_M);
    case Op::FSub: return lowerFloatBinary(l, inst, X::SubF, X::SubF_M);
    case Op::FMul: return lowerFloatBinary(l, inst, X::MulF, X::MulF_M);
    case Op::FDiv: return lowerFloatBinary(l, inst, X::DivF, X::DivF_M);
    case Op::FNeg: return lowerFloatNegation(l, inst);
    case Op::Alloca: return lowerDynamicAlloca(l, inst);
    case Op::Load: {
      Addr from = address(l, inst.address());
      Reg dst = l.isUsed(inst) ? l.result(inst) : l.temp(Lowering::classOf(inst.type));
      MInst* load = loadsSigned(inst) ? emit(l,
                                             inst.type->bits == 8    ? X::LoadSx8
                                             : inst.type->bits == 16 ? X::LoadSx16
                                                                     : X::LoadSx32,
                                             8, {use(dst)}, from)
                                      : emitLoad(l, inst.type, dst, from);
      if (inst.isVolatile() || inst.isAtomic()) load->flags |= kVolatile;
      return;
    }
    case Op::Store: return lowerStore(l, inst);
    case Op::Fence: emit(l, X::Fence, 8, {}); return;
    case Op::Gep: return lowerGep(l, inst);
    case Op::ICmp: return lowerIntCompare(l, inst);
    case Op::FCmp: return lowerFloatCompare(l, inst);
    case Op::Select: return lowerSelect(l, inst);
    default: break;
  }
  if (isBinary(inst.op)) return lowerBinary(l, inst);
  if (isCast(inst.op)) return lowerCast(l, inst);
  MINIC_UNREACHABLE("no lowering for " + std::string(opInfo(inst.op).text));
}

void materialize(Lowering& l, Reg dst, const Value& value) {
  if (auto c = l.constant(&value); c && !value.type->isFloatingPoint()) {
    emit(l, X::MovImm, Lowering::sizeOf(value.type) == 8 ? 8 : 4, {use(dst), l.mf.imm(*c)});
    return;
  }
  if (value.type->isVector() && !value.is(Op::ConstZero)) {
    emit(l, X::ConstV, 16, {use(dst), MOperand::floatConstant(l.vectorConstant(&value))});
    return;
  }
  switch (value.op) {
    case Op::ConstFloat:
    case Op::ConstZero: {
      uint64_t bits = value.is(Op::ConstZero) ? 0 : static_cast<const ConstFloat&>(value).bits;
      unsigned size = Lowering::sizeOf(value.type);
      if (bits == 0)
        emit(l, X::ZeroF, size, {use(dst)});
      else
        emit(l, X::ConstF, size,
             {use(dst), MOperand::floatConstant(l.mf.floatConstant(bits, size))});
      return;
    }
    case Op::BlockAddress:
    case Op::Global:
    case Op::Function: {
      uint32_t symbol = l.symbolOf(static_cast<const GlobalValue*>(&value));
      if (l.mf.symbols[symbol].definedHere)
        emit(l, X::Lea, 8, {use(dst), none(), none(), imm(0), MOperand::symbol(symbol, Plain)});
      else
        emit(l, X::LoadGot, 8, {use(dst), MOperand::symbol(symbol, Got)});
      return;
    }
    case Op::Alloca: emit(l, X::Lea, 8, {use(dst)}, slotAddr(*l.slotOf(&value))); return;
    case Op::ConstExpr: {
      auto& expr = static_cast<const ConstExpr&>(value);
      switch (expr.exprOp) {
        case Op::Gep: {
          AddressParts parts = l.addressParts(&value, true);
          MINIC_CHECK(parts.base != &value, "constant address out of range");
          emit(l, X::Lea, 8, {use(dst)}, toAddr(l, parts));
          return;
        }
        case Op::Add:
        case Op::Sub: {
          Reg right = l.reg(expr.operands[1]);
          l.copyOperand(dst, l.copySource(expr.operands[0]));
          emit(l, expr.exprOp == Op::Add ? X::Add : X::Sub, 8, {use(dst), use(right)});
          return;
        }
        default:  // casts between address and integer keep the bits
          l.copyOperand(dst, l.copySource(expr.operands[0]));
          if (value.type->isInt(1)) emit(l, X::And, 4, {use(dst), imm(1)});
          return;
      }
    }
    default: MINIC_UNREACHABLE("no such constant");
  }
}

void threadAddress(Lowering& l, Reg to, uint32_t symbol) {
  bool isHere = l.mf.symbols[symbol].definedHere;
  emit(l, X::ThreadAddress, 8,
       {use(to), MOperand::symbol(symbol, isHere ? ThreadOffset : ThreadGot)});
}

}  // namespace minic::x86_64
