// Placement as in Cytron et al. 1991 (figure 11) and Engineering a Compiler (figure 9.9), except
// that DF(X) is not a stored set: the frontier index reports each edge into the iterated frontier
// once, so the cost per variable follows its definitions and phis, not the size of the function.
#include "passes/mem2reg/phi_placement.h"

#include "passes/mem2reg/observer.h"

namespace minic {

PhiPlacement::PhiPlacement(const DomTree& tree, const NumberLists& defs, const NumberLists& uses,
                           const Mem2RegOptions& options)
    : tree_(tree),
      defs_(defs),
      uses_(uses),
      options_(options),
      frontier_(tree.rpo, tree),
      marks_(tree.size()) {}

std::span<const uint32_t> PhiPlacement::place(uint32_t v, const Inst* alloca) {
  placeOnFrontier(v, options_.ssa, alloca, options_.observer);
  return placed_;
}

PhiCounts PhiPlacement::countPerForm(uint32_t v) {
  PhiCounts counts;
  for (SsaForm form : kSsaForms) {
    placeOnFrontier(v, form, nullptr, nullptr);
    counts[unsigned(form)] = placed_.size();
  }
  return counts;
}

/// Marks the blocks where v is live on entry: backwards from its upward-exposed uses up to its
/// definitions. Gives up (false) after far more edges than v has accesses: then v is live nearly
/// everywhere, and deleting the few dead phis is cheaper.
bool PhiPlacement::findLiveIn(uint32_t v, bool isLimited) {
  uint64_t budget = isLimited ? 64 + 4 * (uses_[v].size() + defs_[v].size()) : UINT64_MAX;
  liveIn_.assign(uses_[v].begin(), uses_[v].end());
  for (uint32_t n : liveIn_) marks_[n] |= LiveIn;
  for (size_t i = 0; i < liveIn_.size(); ++i)
    for (uint32_t pred : tree_.rpo.preds(liveIn_[i])) {
      if (budget-- == 0) return false;
      if (marks_[pred] & (Def | LiveIn)) continue;
      marks_[pred] |= LiveIn;
      liveIn_.push_back(pred);
    }
  return true;
}

/// Fills placed_: F of the textbook, the blocks with a phi.
void PhiPlacement::placeOnFrontier(uint32_t v, SsaForm form, const Inst* alloca,
                                   PromotionObserver* observer) {
  placed_.clear();
  if (form == SsaForm::Maximal)
    for (uint32_t n = 0; n < tree_.size(); ++n)
      if (tree_.rpo.order[n]->preds.size() > 1) placed_.push_back(n);
  if (form == SsaForm::Maximal || defs_[v].empty()) return;
  if (form >= SsaForm::SemiPruned && uses_[v].empty()) return;  // no global name

  liveIn_.clear();
  for (uint32_t n : defs_[v]) marks_[n] |= Def;
  bool isPruned = form == SsaForm::Pruned && findLiveIn(v, !options_.observer);
  mayHaveDeadPhis_ |= form == SsaForm::Pruned && !isPruned;
  if (isPruned && observer) observer->liveIn(alloca, liveIn_);

  if (observer) observer->worklist(alloca, defs_[v]);
  worklist_.assign(defs_[v].begin(), defs_[v].end());
  for (size_t i = 0; i < worklist_.size(); ++i) {
    uint32_t x = worklist_[i];
    if (observer) observer->take(x, std::span(worklist_).subspan(i + 1));
    frontierOfX_.clear();
    frontier_.take(x, frontierOfX_);
    for (uint32_t y : frontierOfX_) {
      uint8_t& marks = marks_[y];
      if (marks & HasPhi) continue;
      if (isPruned && !(marks & LiveIn)) {
        if (observer) observer->notLive(y, x);
        continue;
      }
      if (options_.phiFilter && !options_.phiFilter({x, y, defs_[v], uses_[v]})) continue;
      marks |= HasPhi;
      placed_.push_back(y);
      if (!(marks & Def)) worklist_.push_back(y);  // a phi is a definition, too
      if (observer) observer->place(y, x, marks & Def);
    }
  }
  frontier_.reset();
  for (const auto* marked : {&worklist_, &liveIn_, &placed_})
    for (uint32_t n : *marked) marks_[n] = 0;
}

}  // namespace minic
