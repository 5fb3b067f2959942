// How often each block of machine code is executed: support/graph/frequency.h with what machine
// code tells of its branches.
#include "support/graph/frequency.h"

#include <cmath>

#include "backend/mir/layout.h"
#include "backend/mir/target.h"

namespace minic {

namespace {

struct MachineBranches {
  const MFunction& mf;
  const std::vector<MBlock*>& order;  // by number in cfg
  const Cfg& cfg;

  template <class Visit>
  void forEachSucc(uint32_t n, Visit&& visit) const {
    for (const MBlock* succ : order[n]->succs) visit(cfg.number[succ->id]);
  }
  uint32_t first(uint32_t n) const { return cfg.number[order[n]->succs[0]->id]; }
  uint32_t second(uint32_t n) const { return cfg.number[order[n]->succs[1]->id]; }
  float firstRate(uint32_t n) const { return order[n]->firstSuccessor; }
  bool stops(uint32_t n) const {
    return order[n]->succs.empty() && !mf.target.ops[order[n]->last->op].has(OpReturn);
  }
  bool calls(uint32_t n) const { return order[n]->hasCall && order[n]->preds.size() == 1; }
};

}  // namespace

void estimateFrequencies(const MFunction& mf, const std::vector<MBlock*>& order, const Cfg& cfg,
                         const LoopForest& forest) {
  const MachineBranches branches{mf, order, cfg};
  const std::vector<float> frequency =
      FrequencyEstimate<MachineBranches>::compute(cfg, forest, branches);
  for (uint32_t n = 0; n < order.size(); ++n)
    order[n]->frequency = mf.options.forSize ? std::sqrt(std::sqrt(frequency[n])) : frequency[n];
}

}  // namespace minic
