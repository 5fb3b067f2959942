// The semi-NCA algorithm (Georgiadis 2005) on a bare graph: immediate dominators without climbing
// the tree edge by edge. Used for dominators and post-dominators.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace minic {

/// Vertices are depth-first preorder numbers, the root 0; `parent` is the depth-first tree (the
/// root's is itself); forEachPred(v, visit) calls visit(p) for each predecessor. Returns the
/// immediate dominator of each vertex; the root's is itself.
template <class ForEachPred>
std::vector<uint32_t> semiNca(const std::vector<uint32_t>& parent, ForEachPred&& forEachPred) {
  uint32_t count = uint32_t(parent.size());
  std::vector<uint32_t> ancestor = parent, idom = parent, label(count), semi(count);
  for (uint32_t v = 0; v < count; ++v) label[v] = semi[v] = v;

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

  for (uint32_t w = count; w-- > 1;) {
    uint32_t best = parent[w];
    forEachPred(w, [&](uint32_t p) { best = std::min(best, semi[eval(p, w + 1)]); });
    semi[w] = best;
  }
  // idom(w) is the nearest common ancestor of w's parent and its semidominator.
  for (uint32_t w = 1; w < count; ++w) {
    uint32_t candidate = idom[w];
    while (candidate > semi[w]) candidate = idom[candidate];
    idom[w] = candidate;
  }
  return idom;
}

}  // namespace minic
