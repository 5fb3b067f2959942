// Placement as in Cytron et al. 1991 (figure 11) and Engineering a Compiler 9.9, except that DF(X)
// is not a stored set: the frontier index reports each edge into the iterated frontier once, so the
// cost per variable follows its definitions and phis, not the size of the function.
#include "passes/phi_placement.h"

#include "passes/trace.h"

namespace minic {

BlockLists blocksByVariable(size_t variables, const std::vector<Access>& accesses,
                            const std::vector<uint32_t>& begin) {
  // A counting sort; begin[v + 1] is v's start while the lists fill, and its end afterwards.
  BlockLists lists;
  lists.begin.assign(variables + 2, 0);
  lists.items.resize(accesses.size());
  for (const Access& access : accesses) ++lists.begin[access.variable + 2];
  for (size_t v = 2; v < lists.begin.size(); ++v) lists.begin[v] += lists.begin[v - 1];
  for (uint32_t n = 0; n + 1 < begin.size(); ++n)
    for (uint32_t i = begin[n]; i < begin[n + 1]; ++i)
      lists.items[lists.begin[accesses[i].variable + 1]++] = n;
  return lists;
}

PhiPlacement::PhiPlacement(const DomTree& tree, const BlockLists& defs, const BlockLists& uses,
                           bool unlimited, const std::function<bool(const PhiRequest&)>& filter)
    : tree_(tree),
      defs_(defs),
      uses_(uses),
      unlimited_(unlimited),
      filter_(filter),
      frontier_(tree.rpo, tree),
      marks_(tree.size()) {}

/// Marks the blocks where v is live on entry: backwards from its upward-exposed uses up to its
/// definitions. Gives up (false) when that sees far more edges than v has accesses: it is live
/// nearly everywhere then, and the few phis that turn out dead are cheaper to delete.
bool PhiPlacement::findLiveIn(uint32_t v) {
  uint64_t budget = unlimited_ ? UINT64_MAX : 64 + 4 * (uses_[v].size() + defs_[v].size());
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

std::span<const uint32_t> PhiPlacement::place(uint32_t v, SsaForm form, const Inst* alloca,
                                              Trace& trace) {
  placed_.clear();
  if (form == SsaForm::Maximal)
    for (uint32_t n = 0; n < tree_.size(); ++n)
      if (tree_.rpo.order[n]->preds.size() > 1) placed_.push_back(n);
  if (form == SsaForm::Maximal || defs_[v].empty()) return placed_;
  if (form >= SsaForm::SemiPruned && uses_[v].empty()) return placed_;  // no global name

  liveIn_.clear();
  for (uint32_t n : defs_[v]) marks_[n] |= Def;
  bool prune = form == SsaForm::Pruned && findLiveIn(v);
  mayHaveDeadPhis_ |= form == SsaForm::Pruned && !prune;
  if (prune) trace.liveIn(alloca, liveIn_);

  trace.worklist(alloca, defs_[v]);
  work_.assign(defs_[v].begin(), defs_[v].end());  // W
  for (size_t i = 0; i < work_.size(); ++i) {
    uint32_t x = work_[i];  // remove X from W
    trace.take(x, std::span(work_).subspan(i + 1));
    found_.clear();
    frontier_.take(x, found_);
    for (uint32_t y : found_) {  // for Y in DF(X)
      uint8_t& marks = marks_[y];
      if (marks & HasPhi) continue;  // Y in F
      if (prune && !(marks & LiveIn)) {
        trace.notLive(y, x);
        continue;
      }
      if (filter_ && !filter_({x, y, defs_[v], uses_[v]})) continue;
      marks |= HasPhi;
      placed_.push_back(y);
      if (!(marks & Def)) work_.push_back(y);
      trace.place(y, x, marks & Def);
    }
  }
  frontier_.reset();
  for (const auto* marked : {&work_, &liveIn_, &placed_})
    for (uint32_t n : *marked) marks_[n] = 0;
  return placed_;
}

}  // namespace minic
