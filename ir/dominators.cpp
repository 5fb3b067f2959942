// Dominators by two algorithms, then levels and preorder numbers. All iterative.
#include "ir/dominators.h"

#include <algorithm>

#include "ir/semi_nca.h"

namespace minic {

DomTree DomTree::compute(const Function& function, Algorithm algorithm) {
  DomTree tree;
  tree.rpo = Rpo::compute(function);
  if (tree.rpo.size() == 0) return tree;
  if (algorithm == Algorithm::Auto)
    algorithm = tree.rpo.size() <= kChkLimit ? Algorithm::CooperHarveyKennedy : Algorithm::SemiNca;
  if (algorithm == Algorithm::CooperHarveyKennedy)
    tree.cooperHarveyKennedy([](DomStep) {});
  else
    tree.bySemiNca();
  tree.numberInTextOrder();
  return tree;
}

DomTree DomTree::compute(const Function& function, const std::function<void(DomStep)>& watch) {
  DomTree tree;
  tree.rpo = Rpo::compute(function);
  if (tree.rpo.size() == 0) return tree;
  tree.cooperHarveyKennedy(watch);
  tree.numberInTextOrder();
  return tree;
}

DomTree DomTree::fromIdoms(const Function& function, std::vector<uint32_t> idoms) {
  DomTree tree;
  tree.rpo = Rpo::compute(function);
  tree.idom_ = std::move(idoms);
  tree.numberInTextOrder();
  return tree;
}

template <class Watch>
void DomTree::cooperHarveyKennedy(Watch&& watch) {
  constexpr uint32_t kUndefined = UINT32_MAX;
  idom_.assign(rpo.size(), kUndefined);
  idom_[0] = 0;
  // Two fingers climb until they meet; a dominator has a smaller RPO number than what it dominates.
  auto intersect = [&](uint32_t n, uint32_t a, uint32_t b) {
    watch({DomStep::Meet, n, a, b});
    while (a != b) {
      if (a > b)
        a = idom_[a];
      else
        b = idom_[b];
      watch({DomStep::Climb, n, a, b});
    }
    return a;
  };
  for (bool changed = true; changed;) {
    changed = false;
    watch({DomStep::Round, 0, 0, 0});
    for (uint32_t n = 1; n < rpo.size(); ++n) {
      uint32_t newIdom = kUndefined;
      for (uint32_t p : rpo.preds(n)) {
        if (idom_[p] == kUndefined) continue;
        newIdom = newIdom == kUndefined ? p : intersect(n, p, newIdom);
      }
      // "|=", not "=": the last block being stable does not mean that all were.
      changed |= idom_[n] != newIdom;
      watch({DomStep::Idom, n, newIdom, idom_[n] != newIdom});
      idom_[n] = newIdom;
    }
  }
}

void DomTree::bySemiNca() {
  // Depth-first preorder numbers ("times") there and back.
  uint32_t count = rpo.size();
  std::vector<uint32_t> time(count), parent(count);
  for (uint32_t t = 0; t < count; ++t) time[rpo.preorder[t]] = t;
  for (uint32_t t = 0; t < count; ++t) parent[t] = time[rpo.parent[rpo.preorder[t]]];
  std::vector<uint32_t> idom = semiNca(parent, [&](uint32_t t, auto&& visit) {
    for (uint32_t p : rpo.preds(rpo.preorder[t])) visit(time[p]);
  });
  idom_.resize(count);
  for (uint32_t t = 0; t < count; ++t) idom_[rpo.preorder[t]] = rpo.preorder[idom[t]];
}

void DomTree::numberInTextOrder() {
  std::vector<uint32_t> text;
  text.reserve(rpo.size());
  for (const Block* block : blocks(*rpo.order[0]->function))
    if (rpo.isReachable(block)) text.push_back(rpo[block]);
  number(text);
}

void TreeOrder::number(const std::vector<uint32_t>& all) {
  // A parent has a smaller number, so sweeps do what a recursive walk would: sizes of subtrees
  // bottom-up, places among the siblings, then positions top-down.
  uint32_t count = size();
  std::vector<uint32_t> subtree(count, 1), place(count), taken(count);
  for (uint32_t n = count - 1; n > 0; --n) subtree[idom_[n]] += subtree[n];
  for (uint32_t n : all) {
    if (n == 0) continue;
    place[n] = taken[idom_[n]];
    taken[idom_[n]] += subtree[n];
  }
  level_.resize(count);
  in_.resize(count);
  out_.resize(count);
  walk_.resize(count);
  for (uint32_t n = 0; n < count; ++n) {
    level_[n] = n ? level_[idom_[n]] + 1 : 0;
    in_[n] = n ? in_[idom_[n]] + 1 + place[n] : 0;
    out_[n] = in_[n] + subtree[n];
    walk_[in_[n]] = n;
    maxLevel_ = std::max(maxLevel_, level_[n]);
  }
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

std::vector<IdSet> dominatorSets(const Rpo& rpo) {
  uint32_t count = rpo.size();
  std::vector<IdSet> dom(count, IdSet(count));
  for (uint32_t n = 0; n < count; ++n)
    for (uint32_t d = 0; d < count; ++d)
      if (n > 0 || d == 0) dom[n].insert(d);  // all blocks, but only itself for the entry
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t n = 1; n < count; ++n) {
      IdSet next(count);
      for (uint32_t d = 0; d < count; ++d) {
        bool inAll = true;
        for (uint32_t p : rpo.preds(n)) inAll &= dom[p].contains(d);
        if (inAll || d == n) next.insert(d);
      }
      changed |= !(next == dom[n]);
      dom[n] = std::move(next);
    }
  }
  return dom;
}

}  // namespace minic
