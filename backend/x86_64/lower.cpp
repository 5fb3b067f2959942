// IR to x86-64 ops: the switch over IR instructions, casts, and constants in registers. Each family
// of instructions has a function in the file of its name; it folds operands (loads, address
// computations, compares) before it asks for registers.
//
// Two-address ops are made as "dst := a; dst op= b"; the allocator coalesces dst and a if it
// can. Additions are made as lea, which has a destination of its own;
// the peephole turns it back into add where the registers agree.
#include "backend/x86_64/select.h"

namespace minic::x86_64 {

void extend(Lowering& lower, Reg dst, Reg src, unsigned bits, bool isSigned) {
  switch (bits) {
    case 1:
      if (isSigned) {
        lower.copy(dst, src);
        lower.emit(op(X::Neg), 8, {use(dst)});
      } else if (dst == src) {
        lower.emit(op(X::Movzx8), 4, {use(dst), use(src)});
      } else {
        lower.copy(dst, src);
      }
      return;
    case 8:
      lower.emit(op(isSigned ? X::Movsx8 : X::Movzx8), 8, {use(dst), use(src)});
      return;
    case 16:
      lower.emit(op(isSigned ? X::Movsx16 : X::Movzx16), 8, {use(dst), use(src)});
      return;
    default:
      lower.emit(op(isSigned ? X::Movsx32 : X::Movzx32), 8, {use(dst), use(src)});
      return;
  }
}

/// The value, extended if its type is narrow.
Reg extended(Lowering& lower, const Value* value, bool isSigned) {
  if (value->type->size >= 4 || (value->type->bits == 1 && !isSigned)) return lower.reg(value);
  Reg wide = lower.tempInt();
  if (auto c = lower.constant(value)) {
    const auto* exact = asConstInt(value);
    lower.copyOperand(wide, lower.mf.imm(isSigned || !exact ? *c : int64_t(exact->zext())));
    return wide;
  }
  extend(lower, wide, lower.reg(value), value->type->bits, isSigned);
  return wide;
}

namespace {

void lowerCast(Lowering& lower, const Inst& inst) {
  const Value* from = inst.operand(0);
  const Type* type = from->type;
  Reg dst = lower.result(inst);
  unsigned fromSize = Lowering::sizeOf(type), toSize = Lowering::sizeOf(inst.type);
  switch (inst.op) {
    case Op::Trunc:
      lower.copyOperand(dst, lower.copySource(from));
      if (inst.type->isInt(1)) lower.emit(op(X::And), 4, {use(dst), MOperand::imm(1)});
      return;
    case Op::ZExt:
    case Op::SExt: {
      bool isSigned = inst.is(Op::SExt);
      if (auto c = lower.constant(from)) {
        auto* exact = asConstInt(from);
        lower.copyOperand(dst, lower.mf.imm(isSigned && exact ? exact->value
                                            : exact           ? int64_t(exact->zext())
                                                              : *c));
        return;
      }
      const Inst* load = type->bits == 1 ? nullptr : lower.canFoldLoad(from);
      if (load) {
        Addr addr = address(lower, load->address());
        switch (type->bits) {
          case 8:
            emitWith(lower, op(isSigned ? X::LoadSx8 : X::LoadZx8), 8, {use(dst)}, addr);
            return;
          case 16:
            emitWith(lower, op(isSigned ? X::LoadSx16 : X::LoadZx16), 8, {use(dst)}, addr);
            return;
          default:
            if (isSigned)
              emitWith(lower, op(X::LoadSx32), 8, {use(dst)}, addr);
            else
              emitWith(lower, op(X::Load), 4, {use(dst)}, addr);
            return;
        }
      }
      extend(lower, dst, lower.reg(from), type->bits, isSigned);
      return;
    }
    case Op::FPToSI:
    case Op::FPToUI: {
      bool isSigned = inst.is(Op::FPToSI);
      if (toSize == 8 && !isSigned) {
        Reg work = lower.temp(RegClass::Float), limit = lower.temp(RegClass::Float);
        uint64_t bits = fromSize == 4 ? 0x5f000000u : 0x43e0000000000000u;  // 2^63
        lower.copyOperand(work, lower.copySource(from));
        lower.emit(op(X::ConstF), fromSize,
                   {use(limit), MOperand::floatConstant(lower.mf.floatConstant(bits, fromSize))});
        lower.emit(op(X::CvtFToU64), fromSize, {use(dst), use(work), use(limit)});
        return;
      }
      bool wide = toSize == 8 || (toSize == 4 && !isSigned);
      lower.emit(op(wide ? X::CvtFToI64 : X::CvtFToI32), fromSize,
                 {use(dst), use(lower.reg(from))});
      if (inst.type->isInt(1)) lower.emit(op(X::And), 4, {use(dst), MOperand::imm(1)});
      return;
    }
    case Op::SIToFP:
    case Op::UIToFP: {
      bool isSigned = inst.is(Op::SIToFP);
      if (fromSize == 8 && !isSigned) {
        Reg work = lower.tempInt(), half = lower.tempInt();
        lower.copyOperand(work, lower.copySource(from));
        lower.emit(op(X::CvtU64ToF), toSize, {use(dst), use(work), use(half)});
        return;
      }
      Reg source;
      bool wide = fromSize == 8;
      if (fromSize == 4 && !isSigned) {
        source = lower.tempInt();
        extend(lower, source, lower.reg(from), 32, false);
        wide = true;
      } else {
        source = extended(lower, from, isSigned);
      }
      lower.emit(op(wide ? X::CvtI64ToF : X::CvtI32ToF), toSize, {use(dst), use(source)});
      return;
    }
    case Op::FPTrunc:
      lower.emit(op(X::CvtF64ToF32), 4, {use(dst), use(lower.reg(from))});
      return;
    case Op::FPExt:
      lower.emit(op(X::CvtF32ToF64), 8, {use(dst), use(lower.reg(from))});
      return;
    default:
      MINIC_UNREACHABLE();
  }
}

}  // namespace

void lowerInst(Lowering& lower, const Inst& inst) {
  switch (inst.op) {
    case Op::CondBr:
      return lowerCondBr(lower, inst);
    case Op::Unreachable:
      lower.emit(op(X::Trap), 8, {});
      return;
    case Op::FAdd:
      return lowerFloatBinary(lower, inst, X::AddF, X::AddF_M);
    case Op::FSub:
      return lowerFloatBinary(lower, inst, X::SubF, X::SubF_M);
    case Op::FMul:
      return lowerFloatBinary(lower, inst, X::MulF, X::MulF_M);
    case Op::FDiv:
      return lowerFloatBinary(lower, inst, X::DivF, X::DivF_M);
    case Op::FNeg:
      return lowerFloatNegation(lower, inst);
    case Op::Alloca:
      return lowerDynamicAlloca(lower, inst);
    case Op::Load: {
      Addr from = address(lower, inst.address());
      Reg dst = lower.isUsed(inst) ? lower.result(inst) : lower.temp(Lowering::classOf(inst.type));
      MInst* load = emitLoad(lower, inst.type, dst, from);
      if (inst.isVolatile() || inst.isAtomic()) load->flags |= kVolatile;
      return;
    }
    case Op::Store:
      return lowerStore(lower, inst);
    case Op::Gep:
      return lowerGep(lower, inst);
    case Op::ICmp:
      return lowerIntCompare(lower, inst);
    case Op::FCmp:
      return lowerFloatCompare(lower, inst);
    case Op::Select:
      return lowerSelect(lower, inst);
    default:
      break;
  }
  if (isBinary(inst.op)) return lowerBinary(lower, inst);
  if (isCast(inst.op)) return lowerCast(lower, inst);
  MINIC_UNREACHABLE("no lowering for " + std::string(opInfo(inst.op).text));
}

void materialize(Lowering& lower, Reg dst, const Value& value) {
  if (auto c = lower.constant(&value); c && !value.type->isFloatingPoint()) {
    lower.emit(op(X::MovImm), Lowering::sizeOf(value.type) == 8 ? 8 : 4,
               {use(dst), lower.mf.imm(*c)});
    return;
  }
  switch (value.op) {
    case Op::ConstFloat:
    case Op::ConstZero: {
      uint64_t bits = value.is(Op::ConstZero) ? 0 : static_cast<const ConstFloat&>(value).bits;
      unsigned size = Lowering::sizeOf(value.type);
      if (bits == 0)
        lower.emit(op(X::ZeroF), size, {use(dst)});
      else
        lower.emit(op(X::ConstF), size,
                   {use(dst), MOperand::floatConstant(lower.mf.floatConstant(bits, size))});
      return;
    }
    case Op::Global:
    case Op::Function: {
      uint32_t symbol = lower.symbolOf(static_cast<const GlobalValue*>(&value));
      if (lower.mf.symbols[symbol].definedHere)
        lower.emit(op(X::Lea), 8,
                   {use(dst), MOperand::none(), MOperand::none(), MOperand::imm(0),
                    MOperand::symbol(symbol, Plain)});
      else
        lower.emit(op(X::LoadGot), 8, {use(dst), MOperand::symbol(symbol, Got)});
      return;
    }
    case Op::Alloca:
      emitWith(lower, op(X::Lea), 8, {use(dst)}, slotAddr(*lower.slotOf(&value)));
      return;
    case Op::ConstExpr: {
      auto& expr = static_cast<const ConstExpr&>(value);
      switch (expr.exprOp) {
        case Op::Gep: {
          AddressParts parts = lower.addressParts(&value, true);
          MINIC_CHECK(parts.base != &value, "constant address out of range");
          emitWith(lower, op(X::Lea), 8, {use(dst)}, toAddr(lower, parts));
          return;
        }
        case Op::Add:
        case Op::Sub: {
          Reg right = lower.reg(expr.operands[1]);
          lower.copyOperand(dst, lower.copySource(expr.operands[0]));
          lower.emit(op(expr.exprOp == Op::Add ? X::Add : X::Sub), 8, {use(dst), use(right)});
          return;
        }
        default:  // casts between address and integer keep the bits
          lower.copyOperand(dst, lower.copySource(expr.operands[0]));
          if (value.type->isInt(1)) lower.emit(op(X::And), 4, {use(dst), MOperand::imm(1)});
          return;
      }
    }
    default:
      MINIC_UNREACHABLE("no such constant");
  }
}

}  // namespace minic::x86_64
