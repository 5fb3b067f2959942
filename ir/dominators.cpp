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
    tree.cooperHarveyKennedy([](DomStep) {});
  else
    tree.semiNca();
  tree.number();
  return tree;
}

DomTree DomTree::compute(const Function& function, const std::function<void(DomStep)>& watch) {
  DomTree tree;
  tree.rpo = Rpo::compute(function);
  if (tree.size() == 0) return tree;
  tree.cooperHarveyKennedy(watch);
  tree.number();
  return tree;
}

template <class Watch>
void DomTree::cooperHarveyKennedy(Watch&& watch) {
  constexpr uint32_t kUndefined = UINT32_MAX;
  idom_.assign(size(), kUndefined);
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
    for (uint32_t n = 1; n < size(); ++n) {
      uint32_t newIdom = kUndefined;
      for (Edge pred : rpo.order[n]->preds) {
        uint32_t p = rpo[pred.block];
        if (p == Rpo::kUnreachable || idom_[p] == kUndefined) continue;
        newIdom = newIdom == kUndefined ? p : intersect(n, p, newIdom);
      }
      // "|=", not "=": the last block being stable does not mean that all were.
      changed |= idom_[n] != newIdom;
      watch({DomStep::Idom, n, newIdom, idom_[n] != newIdom});
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
  // An idom has a smaller RPO number, so sweeps do what a recursive walk would: sizes of subtrees
  // bottom-up, places among the siblings in the order of the text, then positions top-down.
  uint32_t count = size();
  std::vector<uint32_t> subtree(count, 1), place(count), taken(count);
  for (uint32_t n = count - 1; n > 0; --n) subtree[idom_[n]] += subtree[n];
  for (const Block* block : blocks(*rpo.order[0]->function)) {
    uint32_t n = rpo[block];
    if (n == 0 || n == Rpo::kUnreachable) continue;
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
        for (Edge pred : rpo.order[n]->preds)
          if (rpo.isReachable(pred.block)) inAll &= dom[rpo[pred.block]].contains(d);
        if (inAll || d == n) next.insert(d);
      }
      changed |= !(next == dom[n]);
      dom[n] = std::move(next);
    }
  }
  return dom;
}

}  // namespace minic
