// What loops cost on vectors, by the target's VectorRules. Vectors of fewer bytes than a register
// cost as much.
#include <bit>

#include "passes/loop/vector_plan.h"

namespace minic {

namespace {

bool isPowerOfTwo(const Value* value) {
  const ConstInt* number = asConstInt(value);
  return number && number->value > 0 && std::has_single_bit(number->zext());
}

uint32_t costOfCast(const VectorRules& rules, const Inst& inst) {
  auto from = uint32_t(inst.operand(0)->type->size), to = uint32_t(inst.type->size);
  if (inst.operand(0)->type->isInt(1)) return 1;
  switch (inst.op) {
    case Op::ZExt:
    case Op::SExt:
      return (inst.is(Op::SExt) ? rules.signExtend : rules.zeroExtend) *
             uint32_t(std::countr_zero(to / from));
    case Op::Trunc:
      return inst.type->isInt(1) ? rules.toTruth
                                 : rules.truncate * uint32_t(std::countr_zero(from / to));
    default: return 1;
  }
}

uint32_t costOfVector(const VectorRules& rules, const Inst& inst) {
  const Type* type = inst.is(Op::ICmp) || inst.is(Op::FCmp) ? inst.operand(0)->type : inst.type;
  switch (inst.op) {
    case Op::Mul:
      if (const ConstInt* by = asConstInt(inst.operand(1)); by && std::popcount(by->zext()) <= 2)
        return 2 * uint32_t(std::popcount(by->zext())) - 1;
      return rules.multiply.of(type->bits);
    case Op::SDiv:
    case Op::SRem: return inst.is(Op::SDiv) ? rules.divide : rules.remainder;
    case Op::UDiv:
    case Op::URem: return 1;
    case Op::AShr: return rules.arithmeticShift.of(type->bits);
    case Op::Shl:
    case Op::LShr: return rules.shift.of(type->bits);
    case Op::ICmp: {
      IntPred pred = inst.intPred();
      const auto& costs = isEquality(pred) ? rules.equal
                          : isSigned(pred) ? rules.less
                                           : rules.lessUnsigned;
      return costs.of(type->bits);
    }
    case Op::Select: return rules.select;
    case Op::Phi: return rules.select * (inst.numOps - 1);
    default: return isCast(inst.op) ? costOfCast(rules, inst) : 1;
  }
}

uint32_t costOfAccess(const VectorRules& rules, const VectorAccess& access, uint8_t needed,
                      uint32_t lanes) {
  bool isVector = access.isStore || needed & lanes::Vector;
  uint32_t blend = access.isStore && !access.isAlways ? rules.maskedStore : 0;
  switch (access.kind) {
    case VectorAccess::Uniform: return 1;
    case VectorAccess::Wide:
    case VectorAccess::Reversed:
      if (!isVector) return needed & lanes::Each ? lanes : 1;
      return 1 + blend + (access.kind == VectorAccess::Reversed ? rules.reverse : 0) +
             (needed & lanes::Each ? rules.moveLane * lanes : 0);
    case VectorAccess::Spread:
      if (!isVector) return needed & lanes::Each ? lanes : 1;
      return rules.everySecond + (needed & lanes::Each ? rules.moveLane * lanes : 0);
    case VectorAccess::Single: return (isVector ? rules.moveLane : 1) * lanes;
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
  const VectorRules& rules = context.rules;
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
        cost.vector += costOfAccess(rules, plan.accesses[context.accessOf[inst->id] - 1],
                                    context.needs[inst->id], plan.lanes);
        continue;
      }
      uint8_t needed = context.needs[inst->id];
      if (inst->isTerm() || inst == plan.counter->next) continue;
      if (needed & lanes::Vector && isVectorOp(*inst)) cost.vector += costOfVector(rules, *inst);
      if (needed & lanes::Each) cost.vector += plan.lanes;
      if (needed & lanes::Each && needed & lanes::Vector)
        cost.vector += rules.moveLane * plan.lanes;
      if (needed & lanes::First) ++cost.vector;
    }
  return cost;
}

}  // namespace minic
