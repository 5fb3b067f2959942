// The order of siblings in the dominator tree, and dominance between instructions.
#include "ir/dominators.h"

namespace minic {

namespace {

/// The numbers of the reachable blocks in the order of the text.
std::vector<uint32_t> textOrder(const Rpo& rpo) {
  std::vector<uint32_t> text;
  if (rpo.size() == 0) return text;
  text.reserve(rpo.size());
  for (const Block* block : blocks(*rpo.order[0]->function))
    if (rpo.isReachable(block)) text.push_back(rpo[block]);
  return text;
}

}  // namespace

DomTree::DomTree(Rpo numbers, std::vector<uint32_t> idoms)
    : Dominators(std::move(idoms), textOrder(numbers)), rpo(std::move(numbers)) {}

DomTree DomTree::compute(const Function& function) {
  Rpo rpo = Rpo::compute(function);
  std::vector<uint32_t> idoms = immediateDominators(rpo);
  return {std::move(rpo), std::move(idoms)};
}

DomTree DomTree::fromIdoms(const Function& function, std::vector<uint32_t> idoms) {
  return {Rpo::compute(function), std::move(idoms)};
}

bool DomTree::dominates(const Inst* def, const Inst* user) const {
  if (def->block != user->block) return dominates(def->block, user->block);
  if (!isReachable(def->block)) return true;
  for (const Inst* inst = def->next; inst; inst = inst->next)
    if (inst == user) return true;
  return false;
}

bool DomTree::dominatesUse(const Inst* def, const Use& use) const {
  if (use.user->is(Op::Phi))
    return dominates(def->block, use.user->block->preds[use.index()].block);
  return dominates(def, use.user);
}

}  // namespace minic
