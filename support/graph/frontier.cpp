// Frontiers as sets, and on demand from the DJ graph.
#include "support/graph/frontier.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace minic {

// ---- sets

DomFrontier DomFrontier::compute(const Cfg& cfg, const Dominators& tree) {
  std::vector<std::pair<uint32_t, uint32_t>> pairs;
  std::vector<uint32_t> last(tree.size(), UINT32_MAX);  // the last y put into DF(x)
  for (uint32_t y = 1; y < tree.size(); ++y) {
    if (cfg.preds(y).size() < 2) continue;
    for (uint32_t runner : cfg.preds(y)) {
      // Where y is already in the frontier, an earlier runner has climbed the rest.
      for (; runner != tree.idom(y) && last[runner] != y; runner = tree.idom(runner)) {
        last[runner] = y;
        pairs.emplace_back(runner, y);
      }
    }
  }
  // The pairs (x, y) come in increasing order of y; a counting sort by x keeps it.
  DomFrontier frontier;
  frontier.begin_.assign(tree.size() + 1, 0);
  for (auto [x, y] : pairs) ++frontier.begin_[x + 1];
  for (uint32_t n = 0; n < tree.size(); ++n) frontier.begin_[n + 1] += frontier.begin_[n];
  frontier.items_.resize(pairs.size());
  std::vector<uint32_t> next(frontier.begin_.begin(), frontier.begin_.end() - 1);
  for (auto [x, y] : pairs) frontier.items_[next[x]++] = y;
  return frontier;
}

// ---- on demand

FrontierIndex::FrontierIndex(const Cfg& cfg, const Dominators& tree) : tree_(tree) {
  // A counting sort of the J-edges by their source's preorder number: begin_[i + 1] is where source
  // i's edges start while they are filled in, and their end afterwards.
  constexpr uint32_t kNever = UINT32_MAX;
  auto forEachJEdge = [&](auto&& visit) {
    for (uint32_t y = 0; y < tree.size(); ++y)
      for (uint32_t a : cfg.preds(y))
        if (y == 0 || tree.idom(y) != a) visit(tree.preorder(a), y);
  };
  begin_.assign(tree.size() + 2, 0);
  forEachJEdge([&](uint32_t source, uint32_t) { ++begin_[source + 2]; });
  for (size_t i = 2; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
  target_.resize(begin_.back());
  forEachJEdge([&](uint32_t source, uint32_t y) { target_[begin_[source + 1]++] = y; });
  leaves_ = std::bit_ceil(std::max<uint32_t>(1, uint32_t(target_.size())));
  least_.assign(2 * size_t(leaves_), kNever);
  for (uint32_t e = 0; e < target_.size(); ++e) least_[leaves_ + e] = tree.level(target_[e]);
  for (uint32_t i = leaves_ - 1; i > 0; --i) least_[i] = std::min(least_[2 * i], least_[2 * i + 1]);
}

/// The first edge in [from, to) whose target's level is at most `level`; `to` if there is none.
uint32_t FrontierIndex::firstAtMost(uint32_t from, uint32_t to, uint32_t level) const {
  if (from >= to) return to;
  // Up and to the right until a subtree holds one (or lies beyond the range), then down to it.
  uint32_t node = leaves_ + from;
  while (least_[node] > level) {
    while (node & 1) node >>= 1;  // a right child: its parent's right neighbour comes next
    if (node == 0) return to;
    ++node;
    unsigned height = unsigned(std::bit_width(leaves_) - std::bit_width(node));
    if (((node << height) - leaves_) >= to) return to;
  }
  while (node < leaves_) node = least_[2 * node] <= level ? 2 * node : 2 * node + 1;
  return std::min(node - leaves_, to);
}

void FrontierIndex::setLevel(uint32_t edge, uint32_t level) {
  uint32_t node = leaves_ + edge;
  least_[node] = level;
  while (node >>= 1) {
    uint32_t least = std::min(least_[2 * node], least_[2 * node + 1]);
    if (least_[node] == least) break;
    least_[node] = least;
  }
}

void FrontierIndex::take(uint32_t x, std::vector<uint32_t>& out) {
  uint32_t at = begin_[tree_.preorder(x)], end = begin_[tree_.subtreeEnd(x)];
  for (; (at = firstAtMost(at, end, tree_.level(x))) < end; ++at) {
    out.push_back(target_[at]);
    setLevel(at, UINT32_MAX);
    taken_.push_back(at);
  }
}

void FrontierIndex::reset() {
  for (uint32_t edge : taken_) setLevel(edge, tree_.level(target_[edge]));
  taken_.clear();
}

std::vector<uint32_t> FrontierIndex::iterated(std::span<const uint32_t> blocks) {
  std::vector<uint32_t> work(blocks.begin(), blocks.end()), frontier, found;
  std::vector<bool> isIn(tree_.size());
  while (!work.empty()) {
    uint32_t x = work.back();
    work.pop_back();
    found.clear();
    take(x, found);
    for (uint32_t y : found) {
      if (isIn[y]) continue;
      isIn[y] = true;
      frontier.push_back(y);
      work.push_back(y);
    }
  }
  reset();
  return frontier;
}

}  // namespace minic
