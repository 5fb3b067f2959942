// The minimum cut; see the header. An edge is two arcs, each the other's reverse, so what flows
// along one of them can flow back along the other.
#include "backend/regalloc/regions.h"

#include <algorithm>
#include <cmath>

namespace minic {

namespace {
constexpr uint32_t kFar = ~0u;

/// Capacities are integers, so that rounding does not depend on the order of the paths. The largest
/// saving is scaled to at least 2^40 and less than 2^41, so a forbidden node costs more than 2^19
/// of them.
constexpr int kMostBits = 40;
constexpr int64_t kForbidden = int64_t(1) << 60;
}  // namespace

void RegionFinder::reset(uint32_t count) {
  savings_.assign(count, 0);
  edges_.clear();
  isConnected_ = false;
}

/// Makes the arcs: two for each edge.
void RegionFinder::connect() {
  const uint32_t nodes = size();
  firstArc_.assign(nodes + 1, 0);
  for (const Edge& edge : edges_) ++firstArc_[edge.from + 1], ++firstArc_[edge.to + 1];
  for (uint32_t n = 0; n < nodes; ++n) firstArc_[n + 1] += firstArc_[n];
  arcs_.resize(2 * edges_.size());
  arcOf_.resize(edges_.size());
  nextArc_.assign(firstArc_.begin(), firstArc_.end() - 1);
  for (size_t e = 0; e < edges_.size(); ++e) {
    const auto [from, to, leaving, entering] = edges_[e];
    const uint32_t there = nextArc_[from]++, back = nextArc_[to]++;
    arcs_[there] = {to, back, 0};
    arcs_[back] = {from, there, 0};
    arcOf_[e] = there;
  }
  isConnected_ = true;
}

/// A breadth-first search from the nodes with unpaid cost, against the arcs. Returns whether a
/// saving can flow to one.
bool RegionFinder::countLevels() {
  level_.assign(size(), kFar);
  work_.clear();
  for (uint32_t n = 0; n < size(); ++n)
    if (left_[n] < 0) {
      level_[n] = 0;
      work_.push_back(n);
    }
  uint32_t nearest = kFar;  // the level of the nearest savings: more is not needed yet
  for (size_t i = 0; i < work_.size() && level_[work_[i]] < nearest; ++i) {
    const uint32_t node = work_[i];
    for (uint32_t a = firstArc_[node]; a < firstArc_[node + 1]; ++a) {
      const uint32_t other = arcs_[a].to;
      if (level_[other] != kFar || arcs_[arcs_[a].reverse].capacity <= 0) continue;
      level_[other] = level_[node] + 1;
      if (left_[other] > 0) nearest = level_[other];
      work_.push_back(other);
    }
  }
  return nearest != kFar;
}

/// Lets what the node saves flow to nodes that cost something, along arcs that each go down one
/// level.
void RegionFinder::push(uint32_t from) {
  work_.clear();  // the arcs of the path
  uint32_t node = from;
  while (left_[from] > 0) {
    if (left_[node] < 0) {
      int64_t flow = std::min(left_[from], -left_[node]);
      for (uint32_t a : work_) flow = std::min(flow, arcs_[a].capacity);
      left_[from] -= flow;
      left_[node] += flow;
      // Goes on from where the path has become full.
      size_t full = work_.size() - (left_[node] == 0);
      for (size_t i = work_.size(); i-- > 0;) {
        Arc& arc = arcs_[work_[i]];
        arc.capacity -= flow;
        arcs_[arc.reverse].capacity += flow;
        if (arc.capacity <= 0) full = i;
      }
      if (full < work_.size()) {
        node = arcs_[arcs_[work_[full]].reverse].to;
        work_.resize(full);
      }
      continue;
    }
    uint32_t& a = nextArc_[node];
    while (a < firstArc_[node + 1] &&
           (arcs_[a].capacity <= 0 || level_[arcs_[a].to] + 1 != level_[node]))
      ++a;
    if (a < firstArc_[node + 1]) {
      work_.push_back(a);
      node = arcs_[a].to;
    } else if (node == from) {
      return;
    } else {
      node = arcs_[arcs_[work_.back()].reverse].to;
      work_.pop_back();
      ++nextArc_[node];
    }
  }
}

/// Inside is what can be reached from a node that still saves something.
void RegionFinder::collect() {
  work_.clear();
  auto enter = [&](uint32_t node) {
    if (isInside_[node]) return;
    isInside_[node] = true;
    work_.push_back(node);
  };
  for (uint32_t n = 0; n < size(); ++n)
    if (left_[n] > 0) enter(n);
  while (!work_.empty()) {
    const uint32_t node = work_.back();
    work_.pop_back();
    for (uint32_t a = firstArc_[node]; a < firstArc_[node + 1]; ++a)
      if (arcs_[a].capacity > 0) enter(arcs_[a].to);
  }
}

float RegionFinder::find(const std::vector<float>& costs) {
  if (!isConnected_) connect();
  isInside_.assign(size(), false);
  const float most = *std::max_element(savings_.begin(), savings_.end());
  if (most <= 0) return 0;
  const float scale = std::ldexp(1.0f, kMostBits - std::ilogb(most));
  auto units = [=](float cost) { return int64_t(std::min(cost * scale, float(kForbidden))); };
  for (size_t e = 0; e < edges_.size(); ++e) {
    Arc& arc = arcs_[arcOf_[e]];
    arc.capacity = units(edges_[e].leaving);
    arcs_[arc.reverse].capacity = units(edges_[e].entering);
  }
  left_.resize(size());
  for (uint32_t n = 0; n < size(); ++n) left_[n] = units(savings_[n]) - units(costs[n]);
  while (countLevels()) {
    nextArc_.assign(firstArc_.begin(), firstArc_.end() - 1);
    for (uint32_t n = 0; n < size(); ++n)
      if (left_[n] > 0 && level_[n] != kFar) push(n);
  }
  collect();
  int64_t saved = 0;
  for (int64_t left : left_) saved += std::max(left, int64_t(0));
  return float(saved) / scale;
}

}  // namespace minic
