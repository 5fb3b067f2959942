// The sources of poison, and the operations that pass it on.
#include "ir/analysis/poison.h"

#include "ir/function.h"

namespace minic {

namespace {

/// The instruction itself can make poison of good operands.
bool makesPoison(const Inst& inst) {
  using namespace vflags;
  switch (inst.op) {
    case Op::Add:
    case Op::Sub:
    case Op::Mul: return inst.flags & (NSW | NUW);
    case Op::SDiv:
    case Op::UDiv: return inst.flags & Exact;
    case Op::Shl:
    case Op::LShr:
    case Op::AShr: {
      const ConstInt* amount = asConstInt(inst.operand(1));
      return !amount || amount->zext() >= inst.type->bits || inst.flags & (NSW | NUW | Exact);
    }
    case Op::SRem:
    case Op::URem:
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::SExt:
    case Op::ICmp:
    case Op::Select:
    case Op::Phi:
    case Op::PtrToInt:
    case Op::IntToPtr:
    case Op::BitCast: return false;
    case Op::Trunc:
    case Op::ZExt: return inst.flags & (NSW | NUW);
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv:
    case Op::FRem:
    case Op::FNeg:
    case Op::FCmp: return inst.flags & (FNNaN | FNInf);
    case Op::SIToFP:
    case Op::UIToFP:
    case Op::FPTrunc:
    case Op::FPExt:
    case Op::ExtractValue:
    case Op::InsertValue: return inst.flags != 0;
    case Op::Gep: return inst.flags & InBounds;
    default: return true;
  }
}

bool mayBePoison(const Value* value, unsigned depth, unsigned& fuel) {
  switch (value->op) {
    case Op::ConstPoison:
    case Op::ConstExpr:
    case Op::ConstAggregate: return true;
    case Op::Argument: return !static_cast<const Argument*>(value)->attrs.noUndef;
    case Op::Freeze:
    case Op::Alloca: return false;
    default: break;
  }
  const Inst* inst = asInst(value);
  if (!inst) return false;
  if (depth == 0 || makesPoison(*inst)) return true;
  for (const Use& use : inst->operands()) {
    if (use.value == value) continue;
    if (fuel == 0) return true;
    --fuel;
    if (mayBePoison(use.value, depth - 1, fuel)) return true;
  }
  return false;
}

}  // namespace

bool mayBePoison(const Value* value, unsigned depth) {
  unsigned fuel = 64;  // depth alone is exponential where phis share operands
  return mayBePoison(value, depth, fuel);
}

}  // namespace minic
