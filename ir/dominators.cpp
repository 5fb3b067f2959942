// Dominators by two algorithms, then levels and preorder numbers. All iterative.
#include "ir/dominators.h"

#include <algorithm>

namespace minic {

DomTree DomTree::compute(const Function& function, Algorithm algorithm) {
  DomTree tree;
  tree.rpo = Rpo::compute(function);
  if (tree.size() == 0) return tree;
  if (algorithm == Algorithm::Auto)
    algorithm = tree.size() <= kChkLimit ? Algorithm::CooperHarveyKennedy : Algorithm::SemiNca;
  if (algorithm == Algorithm::CooperHarveyKennedy)
    tree.cooperHarveyKennedy();
  else
    tree.semiNca();
  tree.number();
  return tree;
}

void DomTree::cooperHarveyKennedy() {
  constexpr uint32_t kUndefined = UINT32_MAX;
  idom_.assign(size(), kUndefined);
  idom_[0] = 0;
  // Two fingers climb until they meet; a dominator has a smaller RPO number than what it dominates.
  auto intersect = [&](uint32_t a, uint32_t b) {
    while (a != b) {
      while (a > b) a = idom_[a];
      while (b > a) b = idom_[b];
    }
    return a;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t n = 1; n < size(); ++n) {
      uint32_t newIdom = kUndefined;
      for (Edge pred : rpo.order[n]->preds) {
        uint32_t p = rpo[pred.block];
        if (p == Rpo::kUnreachable || idom_[p] == kUndefined) continue;
        newIdom = newIdom == kUndefined ? p : intersect(p, newIdom);
      }
      // "|=", not "=": the last block being stable does not mean that all were.
      changed |= idom_[n] != newIdom;
      idom_[n] = newIdom;
    }
  }
}

void DomTree::semiNca() {
  // Works on depth-first preorder numbers ("times"); translated back at the end.
  uint32_t count = size();
  std::vector<uint32_t> time(count);
  for (uint32_t t = 0; t < count; ++t) time[rpo.preorder[t]] = t;

  std::vector<uint32_t> parent(count), ancestor(count), label(count), semi(count), idom(count);
  for (uint32_t t = 0; t < count; ++t) {
    parent[t] = ancestor[t] = idom[t] = time[rpo.parent[rpo.preorder[t]]];
    label[t] = semi[t] = t;
  }

  // The vertex with the smallest semidominator on the path from v up to, not including, the root of
  // its tree in the forest of the vertices from `linked` on; compresses the path.
  std::vector<uint32_t> path;
  auto eval = [&](uint32_t v, uint32_t linked) {
    if (v < linked) return label[v];  // not in the forest yet
    for (uint32_t u = v; ancestor[u] >= linked; u = ancestor[u]) path.push_back(u);
    while (!path.empty()) {
      uint32_t u = path.back(), above = ancestor[u];
      path.pop_back();
      if (semi[label[above]] < semi[label[u]]) label[u] = label[above];
      ancestor[u] = ancestor[above];
    }
    return label[v];
  };

  for (uint32_t w = count - 1; w > 0; --w) {
    uint32_t best = parent[w];
    for (Edge pred : rpo.order[rpo.preorder[w]]->preds) {
      uint32_t p = rpo[pred.block];
      if (p == Rpo::kUnreachable) continue;
      best = std::min(best, semi[eval(time[p], w + 1)]);
    }
    semi[w] = best;
  }
  // idom(w) is the nearest common ancestor of w's parent and its semidominator.
  for (uint32_t w = 1; w < count; ++w) {
    uint32_t candidate = idom[w];
    while (candidate > semi[w]) candidate = idom[candidate];
    idom[w] = candidate;
  }
  idom_.resize(count);
  for (uint32_t t = 0; t < count; ++t) idom_[rpo.preorder[t]] = rpo.preorder[idom[t]];
}

void DomTree::number() {
  // An idom has a smaller RPO number, so two sweeps do what a recursive walk would: sizes of
  // subtrees bottom-up, then positions top-down, each child taking the next free range of its
  // parent.
  uint32_t count = size();
  std::vector<uint32_t> subtree(count, 1), nextFree(count);
  for (uint32_t n = count - 1; n > 0; --n) subtree[idom_[n]] += subtree[n];
  level_.resize(count);
  in_.resize(count);
  out_.resize(count);
  walk_.resize(count);
  for (uint32_t n = 0; n < count; ++n) {
    uint32_t parent = idom_[n];
    level_[n] = n ? level_[parent] + 1 : 0;
    in_[n] = n ? nextFree[parent] : 0;
    if (n) nextFree[parent] += subtree[n];
    nextFree[n] = in_[n] + 1;
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

}  // namespace minic
