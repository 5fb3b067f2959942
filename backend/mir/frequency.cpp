// How often each block of machine code is executed: support/graph/frequency.h with what machine
// code tells of its branches.
#include "support/graph/frequency.h"

#include "backend/mir/layout.h"
#include "backend/mir/target.h"

namespace minic {

namespace {

struct MachineEdges {
  const MFunction& mf;
  const std::vector<MBlock*>& order;  // by number in cfg
  const Cfg& cfg;
  const LoopForest& forest;

  template <class Visit>
  void forEachSucc(uint32_t n, Visit&& visit) const {
    for (const MBlock* succ : order[n]->succs) visit(cfg.number[succ->id]);
  }

  float rate(uint32_t from, uint32_t to) const {
    const MBlock& block = *order[from];
    if (block.succs.size() != 2) return 1 / float(block.succs.size());
    const MBlock &first = *block.succs[0], &second = *block.succs[1];
    auto stops = [&](const MBlock& b) { return b.last && b.last->op == mf.target.control.trap; };
    auto calls = [&](const MBlock& b) { return b.hasCall && b.preds.size() == 1; };
    const uint32_t loop = forest.loopOf[from];
    auto stays = [&](const MBlock& b) {
      return loop != LoopForest::kNone && forest.contains(loop, cfg.number[b.id]);
    };
    float p = block.firstSuccessor;
    p = rates::preferred(p, stays(first), stays(second), rates::kStay);
    p = rates::preferred(p, !stops(first), !stops(second), rates::kAvoidTrap);
    p = rates::preferred(p, !calls(first), !calls(second), rates::kAvoidCall);
    return cfg.number[first.id] == to ? p : 1 - p;
  }
};

}  // namespace

void estimateFrequencies(const MFunction& mf, const std::vector<MBlock*>& order, const Cfg& cfg,
                         const LoopForest& forest) {
  const MachineEdges edges{mf, order, cfg, forest};
  const std::vector<float> frequency = FrequencyEstimate<MachineEdges>::compute(cfg, forest, edges);
  for (uint32_t n = 0; n < order.size(); ++n) order[n]->frequency = frequency[n];
}

}  // namespace minic
