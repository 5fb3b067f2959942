// The promotable test and its reasons in words.
#include "ir/analysis/promotable.h"

namespace minic {

namespace {

bool isMarker(const Inst& user) {
  if (!user.is(Op::Call)) return false;
  const Function* callee = user.calledFunction();
  if (!callee) return false;
  using enum Intrinsic;
  return callee->intrinsic == LifetimeStart || callee->intrinsic == LifetimeEnd ||
         callee->intrinsic == Assume || callee->intrinsic == DbgInfo;
}

bool isZeroGep(const Inst& inst) {
  for (uint32_t i = 1; i < inst.numOps; ++i) {
    const ConstInt* index = asConstInt(inst.operand(i));
    if (!index || !index->isZero()) return false;
  }
  return true;
}

Obstacle obstacleIn(const Inst& alloca, const Use& use) {
  const Inst& user = *use.user;
  switch (user.op) {
    case Op::Load:
      if (user.isVolatile()) return Obstacle::Volatile;
      return user.type == alloca.typeArg ? Obstacle::None : Obstacle::OtherType;
    case Op::Store:
      if (use.index() == 0) return Obstacle::Stored;
      if (user.isVolatile()) return Obstacle::Volatile;
      return user.storedValue()->type == alloca.typeArg ? Obstacle::None : Obstacle::OtherType;
    case Op::Call: return isDroppable(user) ? Obstacle::None : Obstacle::Passed;
    case Op::Gep: return isDroppable(user) ? Obstacle::None : Obstacle::Offset;
    case Op::BitCast: return isDroppable(user) ? Obstacle::None : Obstacle::Converted;
    case Op::PtrToInt: return Obstacle::Converted;
    case Op::Ret: return Obstacle::Returned;
    case Op::ICmp: return Obstacle::Compared;
    case Op::Phi:
    case Op::Select: return Obstacle::Merged;
    default: return Obstacle::Used;
  }
}

}  // namespace

bool isDroppable(const Inst& user) {
  if (isMarker(user)) return true;
  if (!user.is(Op::BitCast) && !(user.is(Op::Gep) && isZeroGep(user))) return false;
  for (const Use& use : user.useRange())
    if (!isMarker(*use.user)) return false;
  return true;
}

Promotability& PromotionAnalysis::verdictOn(const Inst& alloca) {
  uint32_t& index = index_[alloca.id];
  if (index == 0) {
    index = uint32_t(verdicts_.size());
    verdicts_.emplace_back();
  }
  return verdicts_[index];
}

PromotionAnalysis::PromotionAnalysis(const Function& function)
    : index_(function.nextValueId), verdicts_(1) {
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) {
      if (inst->is(Op::Alloca)) verdictOn(*inst);
      for (const Use& use : inst->operands()) {
        if (!use.value->is(Op::Alloca)) continue;
        const Inst& alloca = *static_cast<const Inst*>(use.value);
        Promotability& verdict = verdictOn(alloca);
        if (verdict.obstacle != Obstacle::None) continue;
        verdict.obstacle = obstacleIn(alloca, use);
        if (verdict.obstacle != Obstacle::None) verdict.user = inst;
        if (inst->is(Op::Load)) ++verdict.loads;
        if (inst->is(Op::Store))
          verdict.onlyStored = verdict.stores++ ? nullptr : inst->storedValue();
      }
    }
}

Said reasonOf(const Promotability& verdict) {
  constexpr Remark kReasons[] = {
      Remark::None,
      Remark::VolatileUse,
      Remark::AccessedAsOther,
      Remark::AddressStored,
      Remark::AddressPassed,
      Remark::AddressReturned,
      Remark::AddressInside,
      Remark::AddressCompared,
      Remark::AddressMerged,
      Remark::AddressConverted,
      Remark::AddressUsed,
  };
  static_assert(std::size(kReasons) == size_t(Obstacle::Used) + 1);
  const Function* callee =
      verdict.obstacle == Obstacle::Passed ? verdict.user->calledFunction() : nullptr;
  return callee ? filled<Remark::AddressPassedTo>(callee->name)
                : kReasons[size_t(verdict.obstacle)];
}

}  // namespace minic
