// One search backwards for the blocks where the variable is live, one along the frontier for its
// phis, then a climb up the dominator tree per use, which remembers what it finds on its way.
#include "ir/ssa_update.h"

namespace minic {

SsaUpdater::SsaUpdater(Function& function, const DomTree& tree)
    : function_(function),
      tree_(tree),
      frontier_(tree.rpo, tree),
      valueIn_(tree.size()),
      isLiveIn_(tree.size()) {}

uint32_t SsaUpdater::blockOf(const Use& use) const { return tree_.rpo[minic::blockOf(use)]; }

std::span<Inst* const> SsaUpdater::update(std::span<const Definition> definitions,
                                          std::span<Use* const> uses) {
  made_.clear();
  work_.clear();
  for (const Definition& definition : definitions) {
    uint32_t n = tree_.rpo[definition.block];
    valueIn_[n] = definition.value;
    known_.push_back(n);
    work_.push_back(n);
  }
  markLive(uses);
  placePhis();
  for (Inst* phi : made_)
    for (uint32_t i = 0; i < phi->numOps; ++i) {
      uint32_t pred = tree_.rpo[phi->block->preds[i].block];
      bool runs = pred != Rpo::kUnreachable;
      phi->setOperand(i, runs ? reaching(pred) : function_.module->poison(phi->type));
    }
  for (Use* use : uses) use->user->setOperand(use->index(), reaching(blockOf(*use)));
  for (uint32_t n : known_) valueIn_[n] = nullptr;
  for (uint32_t n : live_) isLiveIn_[n] = false;
  known_.clear();
  live_.clear();
  return made_;
}

void SsaUpdater::markLive(std::span<Use* const> uses) {
  auto mark = [&](uint32_t n) {
    if (valueIn_[n] || isLiveIn_[n]) return;
    isLiveIn_[n] = true;
    live_.push_back(n);
  };
  for (const Use* use : uses) mark(blockOf(*use));
  for (size_t i = 0; i < live_.size(); ++i)
    for (uint32_t pred : tree_.rpo.preds(live_[i])) mark(pred);
}

void SsaUpdater::placePhis() {
  Type* type = valueIn_[work_.front()]->type;
  for (size_t i = 0; i < work_.size(); ++i) {
    frontierOfX_.clear();
    frontier_.take(work_[i], frontierOfX_);
    for (uint32_t n : frontierOfX_) {
      if (!isLiveIn_[n] || valueIn_[n]) continue;
      Block* block = tree_.rpo.order[n];
      Inst* phi = function_.createPhi(type, block);
      insertBefore(phi, block, block->first);
      valueIn_[n] = phi;
      known_.push_back(n);
      work_.push_back(n);
      made_.push_back(phi);
    }
  }
  frontier_.reset();
}

Value* SsaUpdater::reaching(uint32_t block) {
  path_.clear();
  while (!valueIn_[block]) {
    MINIC_CHECK(block != 0, "a use that no definition reaches");
    path_.push_back(block);
    block = tree_.idom(block);
  }
  for (uint32_t n : path_) {
    valueIn_[n] = valueIn_[block];
    known_.push_back(n);
  }
  return valueIn_[block];
}

}  // namespace minic
