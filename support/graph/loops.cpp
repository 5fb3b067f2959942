// Loops from the inside out, with union-find: a loop that is found is merged into its header, so
// that every block and every edge is met once per loop that it is innermost in (Tarjan 1974, Havlak
// 1997). Havlak passes an edge that enters a loop beside its header on from loop to loop; here it
// waits at the nearest common ancestor of its ends, the first block whose loop can contain both
// (Ramalingam, "Identifying Loops in Almost Linear Time", 1999).
#include "support/graph/loops.h"

namespace minic {

namespace {

/// The root of v, with path halving.
uint32_t find(std::vector<uint32_t>& up, uint32_t v) {
  while (up[v] != v) v = up[v] = up[up[v]];
  return v;
}

class LoopFinder {
 public:
  explicit LoopFinder(const Cfg& cfg) : cfg_(cfg) {}

  void run(LoopForest& result) {
    const uint32_t count = cfg_.size();
    loopOf_.assign(count, kNone);
    headerOf_.assign(count, kNone);
    waiting_.assign(count, kNone);
    entering_.assign(count, kNone);
    merged_.resize(count);
    for (uint32_t n = 0; n < count; ++n) merged_[n] = n;
    linked_ = merged_;
    edges_.reserve(cfg_.predList.size());
    for (uint32_t time = count; time-- > 0;) visit(cfg_.preorder[time]);
    number(result);
  }

 private:
  static constexpr uint32_t kNone = LoopForest::kNone;

  struct Loop {
    uint32_t header;
    uint32_t parent = kNone;
    int32_t sideEntries = 0;  ///< see arrive()
  };
  /// An edge in a list.
  struct Edge {
    uint32_t from, to, next;
  };

  /// Blocks come in reverse preorder of the depth-first tree: inner headers before outer ones.
  void visit(uint32_t n) {
    // linked_ has the visited blocks merged into their parents, so the root of a predecessor that
    // is no descendant of n is its first ancestor before n: the nearest common ancestor with n.
    bool isHeader = false;
    for (uint32_t p : cfg_.preds(n)) {
      if (p >= n)
        isHeader = true;
      else if (p != cfg_.parent[n])
        add(waiting_[find(linked_, p)], p, n);
    }
    for (uint32_t e = waiting_[n]; e != kNone; e = edges_[e].next)
      arrive(edges_[e].from, edges_[e].to);
    if (isHeader) collect(n);
    linked_[n] = cfg_.parent[n];
  }

  void add(uint32_t& list, uint32_t from, uint32_t to) {
    edges_.push_back({from, to, list});
    list = uint32_t(edges_.size() - 1);
  }

  /// The edge leads into the loop that `to` is merged into.
  void arrive(uint32_t from, uint32_t to) {
    uint32_t into = find(merged_, to);
    add(entering_[into], from, into);
    if (into == to) return;
    // It enters the loops from the innermost in which `to` is no header to the one of `into` beside
    // their headers: counted from the first on (the sum runs up the nest), and no more after the
    // last.
    uint32_t first = headerOf_[to] == kNone ? loopOf_[to] : loops_[headerOf_[to]].parent;
    ++loops_[first].sideEntries;
    lastSideEntered_.push_back(headerOf_[into]);
  }

  /// Merges the loop of `header` into it.
  void collect(uint32_t header) {
    const uint32_t loop = uint32_t(loops_.size());
    loops_.push_back({header});
    headerOf_[header] = loop;
    auto take = [&](uint32_t block) {
      block = find(merged_, block);
      if (block == header) return;
      merged_[block] = header;
      if (headerOf_[block] == kNone)
        loopOf_[block] = loop;
      else
        loops_[headerOf_[block]].parent = loop;
      work_.push_back(block);
    };
    for (uint32_t p : cfg_.preds(header))
      if (p >= header) take(p);
    while (!work_.empty()) {
      uint32_t block = work_.back();
      work_.pop_back();
      take(cfg_.parent[block]);
      for (uint32_t e = entering_[block]; e != kNone; e = edges_[e].next) take(edges_[e].from);
    }
  }

  /// Puts the loops into preorder of the nest. They were found inner before outer.
  void number(LoopForest& result) {
    const uint32_t count = uint32_t(loops_.size());
    for (uint32_t loop : lastSideEntered_)
      if (loops_[loop].parent != kNone) --loops_[loops_[loop].parent].sideEntries;
    std::vector<uint32_t> inside(count, 1), place(count), taken(count, 1);
    for (uint32_t l = 0; l < count; ++l)
      if (uint32_t parent = loops_[l].parent; parent != kNone) {
        inside[parent] += inside[l];
        loops_[parent].sideEntries += loops_[l].sideEntries;
      }
    result.loops.resize(count);
    uint32_t outermost = 0;
    for (uint32_t l = count; l-- > 0;) {
      uint32_t parent = loops_[l].parent;
      uint32_t& next = parent == kNone ? outermost : taken[parent];
      place[l] = (parent == kNone ? 0 : place[parent]) + next;
      next += inside[l];
      LoopForest::Loop* above = parent == kNone ? nullptr : &result.loops[place[parent]];
      result.loops[place[l]] = {loops_[l].header, above ? place[parent] : kNone,
                                above ? above->depth + 1 : 1, place[l] + inside[l] - 1,
                                loops_[l].sideEntries > 0};
    }
    for (uint32_t n = 0; n < cfg_.size(); ++n) {
      uint32_t loop = headerOf_[n] == kNone ? loopOf_[n] : headerOf_[n];
      if (loop != kNone) result.loopOf[n] = place[loop];
    }
  }

  const Cfg& cfg_;
  std::vector<Loop> loops_;
  std::vector<uint32_t> loopOf_;    // by block: the innermost loop, if it is no header
  std::vector<uint32_t> headerOf_;  // by block: the loop that it is the header of
  std::vector<uint32_t> merged_;    // union-find: blocks merged into the headers of their loops
  std::vector<uint32_t> linked_;    // union-find: visited blocks merged into their parents
  std::vector<Edge> edges_;
  std::vector<uint32_t> waiting_;   // by block: edges whose ends have it as common ancestor
  std::vector<uint32_t> entering_;  // by block: edges to blocks merged into it, except the tree's
  std::vector<uint32_t> lastSideEntered_, work_;
};

}  // namespace

LoopForest LoopForest::compute(const Cfg& cfg) {
  LoopForest result;
  result.loopOf.assign(cfg.size(), kNone);
  for (uint32_t n = 0; n < cfg.size(); ++n)
    for (uint32_t p : cfg.preds(n))
      if (p >= n) {  // a retreating edge: there are loops
        LoopFinder(cfg).run(result);
        return result;
      }
  return result;
}

std::vector<uint32_t> LoopForest::latches(const Cfg& cfg, uint32_t loop) const {
  std::vector<uint32_t> result;
  for (uint32_t p : cfg.preds(loops[loop].header))
    if (contains(loop, p)) result.push_back(p);
  return result;
}

}  // namespace minic
