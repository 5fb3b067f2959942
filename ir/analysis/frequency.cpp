#include "ir/analysis/frequency.h"

#include "ir/cfg.h"
#include "support/graph/frequency.h"

namespace minic {

float rateOf(const Value* condition) {
  const Inst* inst = asInst(condition);
  if (!inst || !(inst->is(Op::ICmp) || inst->is(Op::FCmp))) return 0.5f;
  if (inst->is(Op::FCmp)) {
    bool isEqual = inst->floatPred() == FloatPred::OEQ || inst->floatPred() == FloatPred::UEQ;
    bool isUnequal = inst->floatPred() == FloatPred::ONE || inst->floatPred() == FloatPred::UNE;
    return isEqual ? 0.1f : isUnequal ? 0.9f : 0.5f;
  }
  const Value* left = inst->operand(0);
  const ConstInt* constant = asConstInt(inst->operand(1));
  const int64_t right = constant ? int64_t(constant->value) : 1;
  const float equal = left->type->isPtr() ? 0.25f : 0.34f, negative = 0.38f;
  switch (inst->intPred()) {
    case IntPred::EQ:
    case IntPred::NE:
      // A test of a bit says nothing.
      if (left->type->isInt(1) || left->is(Op::And)) return 0.5f;
      return inst->intPred() == IntPred::EQ ? equal : 1 - equal;
    case IntPred::SLT:
    case IntPred::SLE: return right == 0 ? negative : 0.5f;
    case IntPred::SGT: return right == 0 || right == -1 ? 1 - negative : 0.5f;
    case IntPred::SGE: return right == 0 ? 1 - negative : 0.5f;
    default: return 0.5f;
  }
}

namespace {

/// A loop's blocks come before those after it, as the estimate asks.
struct DeeperFirst : BlockGraph<Block> {
  const Loops& loops;
  explicit DeeperFirst(const Loops& all) : loops(all) {}

  Block* succ(Block* block, uint32_t i) const {
    const auto& succs = block->succs;
    const bool swaps =
        succs.size() == 2 && loops.depth(succs[0].block) < loops.depth(succs[1].block);
    return succs[swaps ? 1 - i : i].block;
  }
};

/// Whether the block has a call of such a function. A call through a pointer gives null.
template <class IsSuch>
bool callsAny(const Block& block, IsSuch&& isSuch) {
  for (const Inst* inst : insts(&block))
    if (inst->is(Op::Call) && isSuch(inst->calledFunction())) return true;
  return false;
}

struct IrBranches {
  const std::vector<Block*>& order;  // by number in cfg
  const Cfg& cfg;

  template <class Visit>
  void forEachSucc(uint32_t n, Visit&& visit) const {
    for (Edge edge : order[n]->succs) visit(cfg.number[edge.block->id]);
  }
  uint32_t first(uint32_t n) const { return cfg.number[order[n]->succs[0].block->id]; }
  uint32_t second(uint32_t n) const { return cfg.number[order[n]->succs[1].block->id]; }
  float firstRate(uint32_t n) const {
    const Inst* last = order[n]->last;
    return last->is(Op::CondBr) ? rateOf(last->condition()) : 0.5f;
  }
  /// A cold function counts as the program's end.
  bool stops(uint32_t n) const {
    return order[n]->last->is(Op::Unreachable) || callsAny(*order[n], [](const Function* callee) {
             return callee && callee->attrs.has(fnattrs::Cold);
           });
  }
  bool calls(uint32_t n) const {
    return order[n]->preds.size() == 1 && callsAny(*order[n], [](const Function* callee) {
             return !callee || callee->intrinsic == Intrinsic::None;
           });
  }
};

}  // namespace

Frequencies Frequencies::compute(const Function& function, const Loops& loops) {
  Cfg cfg;
  const std::vector<Block*> order =
      cfg.build(DeeperFirst(loops), function.entry(), function.nextBlockId, loops.rpo.size());
  const LoopForest forest = LoopForest::compute(cfg);
  const IrBranches branches{order, cfg};
  const std::vector<float> frequency =
      FrequencyEstimate<IrBranches>::compute(cfg, forest, branches);
  Frequencies result;
  result.byId_.resize(function.nextBlockId);
  for (uint32_t n = 0; n < cfg.size(); ++n) result.byId_[order[n]->id] = frequency[n];
  return result;
}

}  // namespace minic
