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

struct BranchEdges {
  const std::vector<Block*>& order;
  const Cfg& cfg;
  const LoopForest& forest;
  IdSet stops;  // blocks from which the program ends

  template <class Visit>
  void forEachSucc(uint32_t n, Visit&& visit) const {
    for (Edge edge : order[n]->succs) visit(cfg.number[edge.block->id]);
  }

  float rate(uint32_t from, uint32_t to) const {
    const Block& block = *order[from];
    if (block.succs.size() != 2) return 1 / float(block.succs.size());
    const Block &first = *block.succs[0].block, &second = *block.succs[1].block;
    if (&first == &second) return 0.5f;
    const uint32_t loop = forest.loopOf[from];
    auto stays = [&](const Block& b) {
      return loop != LoopForest::kNone && forest.contains(loop, cfg.number[b.id]);
    };
    auto calls = [](const Block& b) { return b.preds.size() == 1 && hasCall(b); };
    float p = block.last->is(Op::CondBr) ? rateOf(block.last->condition()) : 0.5f;
    p = rates::preferred(p, stays(first), stays(second), rates::kStay);
    p = rates::preferred(p, !stops.contains(first.id), !stops.contains(second.id),
                         rates::kAvoidTrap);
    p = rates::preferred(p, !calls(first), !calls(second), rates::kAvoidCall);
    return cfg.number[first.id] == to ? p : 1 - p;
  }

  static bool hasCall(const Block& block) {
    for (const Inst* inst : insts(&block))
      if (inst->is(Op::Call) &&
          !(inst->calledFunction() && inst->calledFunction()->intrinsic != Intrinsic::None))
        return true;
    return false;
  }
};

bool callsCold(const Block& block) {
  for (const Inst* inst : insts(&block))
    if (inst->is(Op::Call) && inst->calledFunction() &&
        inst->calledFunction()->attrs.has(fnattrs::Cold))
      return true;
  return false;
}

}  // namespace

Frequencies Frequencies::compute(const Function& function, const Loops& loops) {
  Cfg cfg;
  const std::vector<Block*> order =
      cfg.build(DeeperFirst(loops), function.entry(), function.nextBlockId, loops.rpo.size());
  const LoopForest forest = LoopForest::compute(cfg);
  BranchEdges edges{order, cfg, forest, {}};
  edges.stops.assign(function.nextBlockId);
  for (uint32_t n = cfg.size(); n-- > 0;) {
    const Block& block = *order[n];
    bool stops = block.last->is(Op::Unreachable) || callsCold(block);
    if (!stops && !block.succs.empty())
      stops = std::all_of(block.succs.begin(), block.succs.end(),
                          [&](Edge edge) { return edges.stops.contains(edge.block->id); });
    if (stops) edges.stops.insert(block.id);
  }
  const std::vector<float> frequency = FrequencyEstimate<BranchEdges>::compute(cfg, forest, edges);
  Frequencies result;
  result.byId_.resize(function.nextBlockId);
  for (uint32_t n = 0; n < cfg.size(); ++n) result.byId_[order[n]->id] = frequency[n];
  return result;
}

}  // namespace minic
