// What operations cost on vectors of 16 bytes in SSE2, in instructions, where a scalar one costs 1.
// Vectors of fewer bytes cost as much. Agner Fog, Instruction tables; LLVM's
// X86TargetTransformInfo.cpp has more of them.
#include <bit>

#include "passes/loop/vector_plan.h"

namespace minic {

namespace {

bool isPowerOfTwo(const Value* value) {
  const ConstInt* number = asConstInt(value);
  return number && number->value > 0 && std::has_single_bit(number->zext());
}

uint32_t costOfCast(const Inst& inst) {
  auto from = uint32_t(inst.operand(0)->type->size), to = uint32_t(inst.type->size);
  if (inst.operand(0)->type->isInt(1)) return 1;
  switch (inst.op) {
    case Op::ZExt:
    case Op::SExt:  // an unpack, and a shift or a comparison, for each doubling
      return (inst.is(Op::SExt) ? 2u : 1u) * uint32_t(std::countr_zero(to / from));
    case Op::Trunc: return inst.type->isInt(1) ? 3 : 2 * uint32_t(std::countr_zero(from / to));
    default: return 1;
  }
}

uint32_t costOfVector(const Inst& inst) {
  const Type* type = inst.is(Op::ICmp) || inst.is(Op::FCmp) ? inst.operand(0)->type : inst.type;
  switch (inst.op) {
    case Op::Mul:
      if (const ConstInt* by = asConstInt(inst.operand(1)); by && std::popcount(by->zext()) <= 2)
        return 2 * uint32_t(std::popcount(by->zext())) - 1;
      return type->bits == 16 ? 1 : type->bits == 32 ? 6 : 9;
    case Op::SDiv:
    case Op::SRem: return inst.is(Op::SDiv) ? 4 : 6;
    case Op::UDiv:
    case Op::URem: return 1;
    case Op::AShr: return type->bits == 64 ? 5 : type->bits == 8 ? 4 : 1;
    case Op::Shl:
    case Op::LShr: return type->bits == 8 ? 2 : 1;
    case Op::ICmp: {
      IntPred pred = inst.intPred();
      bool isEqual = isEquality(pred);
      if (type->bits == 64) return isEqual ? 3 : 10;
      return isEqual || isSigned(pred) ? 1 : 3;
    }
    case Op::Select: return 3;
    case Op::Phi: return 3 * (inst.numOps - 1);
    default: return isCast(inst.op) ? costOfCast(inst) : 1;
  }
}

uint32_t costOfAccess(const VectorAccess& access, uint8_t needed, uint32_t lanes) {
  bool isVector = access.isStore || needed & lanes::Vector;
  uint32_t blend = access.isStore && !access.isAlways ? 4 : 0;
  switch (access.kind) {
    case VectorAccess::Uniform: return 1;
    case VectorAccess::Wide:
    case VectorAccess::Reversed:
      if (!isVector) return needed & lanes::Each ? lanes : 1;
      return 1 + blend + (access.kind == VectorAccess::Reversed) +
             (needed & lanes::Each ? 2 * lanes : 0);
    case VectorAccess::Spread:
      if (!isVector) return needed & lanes::Each ? lanes : 1;
      return 3 + (needed & lanes::Each ? 2 * lanes : 0);
    case VectorAccess::Single: return (isVector ? 2 : 1) * lanes;
  }
  return 0;
}

}  // namespace

bool isVectorOp(const Inst& inst) {
  const Type* type = inst.type;
  switch (inst.op) {
    case Op::SDiv:
    case Op::SRem:
    case Op::UDiv:
    case Op::URem: return isPowerOfTwo(inst.operand(1)) && type->bits >= 16;
    case Op::Shl:
    case Op::LShr:
    case Op::AShr:  // by one number for all lanes
      return asConstInt(inst.operand(1)) != nullptr;
    case Op::FRem:
    case Op::FPToUI:
    case Op::UIToFP:
    case Op::PtrToInt:
    case Op::IntToPtr:
    case Op::BitCast:
    case Op::Freeze: return false;
    case Op::FPToSI: return type->isInt(32);
    case Op::SIToFP: return inst.operand(0)->type->isInt(32);
    case Op::ICmp: return inst.operand(0)->type->isInt();
    default:
      return isBinary(inst.op) || isCast(inst.op) || inst.is(Op::FNeg) || inst.is(Op::FCmp) ||
             inst.is(Op::Select) || inst.is(Op::Phi);
  }
}

LoopCost costOf(const VectorContext& context, const VectorPlan& plan) {
  LoopCost cost{0, 2};  // the counter and the branch
  for (const Block* block : context.nest.blocks(plan.loop))
    for (const Inst* inst : insts(block)) {
      if (inst->is(Op::Phi) && block == context.nest.header(plan.loop)) {
        // A vector counter.
        cost.vector += !plan.reductionOf(inst) && context.needs[inst->id] & lanes::Vector;
        continue;
      }
      if (inst->is(Op::Gep)) {  // is part of the access, mostly
        if (context.needs[inst->id] & lanes::Each) cost.vector += plan.lanes / 2;
        continue;
      }
      bool isAccess = inst->is(Op::Load) || inst->is(Op::Store);
      bool isFree = inst->is(Op::Br) || inst->is(Op::Phi) || inst == plan.counter->next;
      if (!isFree) cost.scalar += plan.lanes;
      if (isAccess) {
        cost.vector += costOfAccess(plan.accesses[context.accessOf[inst->id] - 1],
                                    context.needs[inst->id], plan.lanes);
        continue;
      }
      uint8_t needed = context.needs[inst->id];
      if (inst->isTerm() || inst == plan.counter->next) continue;
      if (needed & lanes::Vector && isVectorOp(*inst)) cost.vector += costOfVector(*inst);
      if (needed & lanes::Each) cost.vector += plan.lanes;
      if (needed & lanes::Each && needed & lanes::Vector) cost.vector += 2 * plan.lanes;
      if (needed & lanes::First) ++cost.vector;
    }
  return cost;
}

}  // namespace minic
