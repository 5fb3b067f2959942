// Immediate dominators by two algorithms, the tree's levels and preorder, the reversed graph. All
// of it is iterative.
#include "support/graph/dominators.h"

#include <algorithm>

namespace minic {

// ---- semi-NCA

std::vector<uint32_t> immediateDominators(const Cfg& cfg) {
  // Vertices are times here: positions in the preorder of the depth-first search.
  const uint32_t count = cfg.size();
  std::vector<uint32_t> scratch(size_t(count) * 6), path;
  auto array = [&](uint32_t i) { return scratch.data() + size_t(count) * i; };
  uint32_t *time = array(0), *parent = array(1), *ancestor = array(2), *label = array(3),
           *semi = array(4), *idom = array(5);
  for (uint32_t t = 0; t < count; ++t) time[cfg.preorder[t]] = t;
  for (uint32_t t = 0; t < count; ++t) {
    parent[t] = ancestor[t] = idom[t] = time[cfg.parent[cfg.preorder[t]]];
    label[t] = semi[t] = t;
  }

  // The vertex with the smallest semidominator on the path from v up to, not including, the root of
  // its tree in the forest of the vertices from `linked` on; compresses the path.
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
  for (uint32_t w = count; w-- > 1;) {
    uint32_t best = parent[w];
    for (uint32_t p : cfg.preds(cfg.preorder[w])) best = std::min(best, semi[eval(time[p], w + 1)]);
    semi[w] = best;
  }
  // idom(w) is the nearest common ancestor of w's parent and its semidominator.
  for (uint32_t w = 1; w < count; ++w) {
    uint32_t candidate = idom[w];
    while (candidate > semi[w]) candidate = idom[candidate];
    idom[w] = candidate;
  }
  std::vector<uint32_t> result(count);
  for (uint32_t t = 0; t < count; ++t) result[cfg.preorder[t]] = cfg.preorder[idom[t]];
  return result;
}

// ---- Cooper, Harvey and Kennedy

std::vector<uint32_t> watchDominators(const Cfg& cfg, const std::function<void(DomStep)>& watch) {
  constexpr uint32_t kUndefined = UINT32_MAX;
  std::vector<uint32_t> idom(cfg.size(), kUndefined);
  if (cfg.size() == 0) return idom;
  idom[0] = 0;
  // Two fingers climb until they meet; a dominator has a smaller RPO number than the blocks that it
  // dominates.
  auto intersect = [&](uint32_t n, uint32_t a, uint32_t b) {
    watch({DomStep::Meet, n, a, b});
    while (a != b) {
      if (a > b)
        a = idom[a];
      else
        b = idom[b];
      watch({DomStep::Climb, n, a, b});
    }
    return a;
  };
  for (bool changed = true; changed;) {
    changed = false;
    watch({DomStep::Round, 0, 0, 0});
    for (uint32_t n = 1; n < cfg.size(); ++n) {
      uint32_t newIdom = kUndefined;
      for (uint32_t p : cfg.preds(n)) {
        if (idom[p] == kUndefined) continue;
        newIdom = newIdom == kUndefined ? p : intersect(n, p, newIdom);
      }
      // "|=", not "=": the last block being stable does not mean that all were.
      changed |= idom[n] != newIdom;
      watch({DomStep::Idom, n, newIdom, idom[n] != newIdom});
      idom[n] = newIdom;
    }
  }
  return idom;
}

// ---- the tree

Dominators::Dominators(std::vector<uint32_t> idoms, std::span<const uint32_t> siblings)
    : idom_(std::move(idoms)) {
  // A parent has a smaller number, so sweeps replace a recursive walk: sizes of subtrees
  // bottom-up, places among the siblings, then positions top-down.
  const uint32_t count = size();
  std::vector<uint32_t> subtree(count, 1), place(count), taken(count);
  for (uint32_t n = count; n-- > 1;) subtree[idom_[n]] += subtree[n];
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t n = siblings.empty() ? i : siblings[i];
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

// ---- the reversed graph

namespace {

/// Node 0 is the virtual exit, node n + 1 block n.
struct ReversedGraph {
  using Node = uint32_t;
  const Cfg& cfg;
  std::vector<uint32_t> roots;              ///< the blocks with an edge from the virtual exit
  std::vector<bool> isRoot;                 ///< by block
  std::vector<uint32_t> succsBegin, succs;  ///< of the blocks of `cfg`

  explicit ReversedGraph(const Cfg& graph)
      : cfg(graph), isRoot(graph.size()), succsBegin(graph.size() + 1) {
    const uint32_t count = cfg.size();
    for (uint32_t p : cfg.predList) ++succsBegin[p + 1];
    for (uint32_t n = 0; n < count; ++n) succsBegin[n + 1] += succsBegin[n];
    succs.resize(cfg.predList.size());
    std::vector<uint32_t> next(succsBegin.begin(), succsBegin.end() - 1), work;
    for (uint32_t n = 0; n < count; ++n)
      for (uint32_t p : cfg.preds(n)) succs[next[p]++] = n;
    std::vector<bool> seen(count);
    auto addRoot = [&](uint32_t root) {
      roots.push_back(root);
      isRoot[root] = seen[root] = true;
      work.push_back(root);
      while (!work.empty()) {
        uint32_t n = work.back();
        work.pop_back();
        for (uint32_t p : cfg.preds(n))
          if (!seen[p]) seen[p] = true, work.push_back(p);
      }
    };
    for (uint32_t n = 0; n < count; ++n)
      if (succsBegin[n] == succsBegin[n + 1]) addRoot(n);
    // The rest cannot reach an exit. In reverse post-order from the last block on, so that each
    // endless loop is rooted at a latch.
    for (uint32_t n = count; n-- > 0;)
      if (!seen[n]) addRoot(n);
  }

  static uint32_t id(Node node) { return node; }
  uint32_t numSuccs(Node node) const {
    return uint32_t(node ? cfg.preds(node - 1).size() : roots.size());
  }
  Node succ(Node node, uint32_t i) const { return 1 + (node ? cfg.preds(node - 1)[i] : roots[i]); }
  uint32_t numPreds(Node node) const {
    return node ? succsBegin[node] - succsBegin[node - 1] + isRoot[node - 1] : 0;
  }
  Node pred(Node node, uint32_t i) const {
    uint32_t at = succsBegin[node - 1] + i;
    return at < succsBegin[node] ? succs[at] + 1 : 0;
  }
};

}  // namespace

Cfg reversed(const Cfg& cfg) {
  Cfg result;
  result.build(ReversedGraph(cfg), 0, cfg.size() + 1, cfg.size() + 1);
  return result;
}

}  // namespace minic
