// How often each block of a Cfg is executed per entry, estimated in one pass over the blocks in
// their order. How a loop's executions follow from the rates of its branches: Wu and Larus, "Static
// branch frequency and program profile analysis", MICRO 1994.
//
//   entry 1  ->  head 8  ->  body 7  ->  head      the loop is left once per entry, by whichever
//                  \-> after 1                     of its exits
#pragma once

#include <algorithm>
#include <vector>

#include "support/graph/loops.h"

namespace minic {

/// `branches` tells of blocks by their numbers: forEachSucc(n, visit(number)) visits the edges of
/// n. Where these are two, first(n) and second(n) are where they lead, and firstRate(n) is how
/// probable the first is by the condition alone. stops(n): the program ends at n, by itself.
/// calls(n): n calls a function, and has one predecessor.
template <class Branches>
class FrequencyEstimate {
 public:
  /// A loop's blocks have smaller numbers than those after it; the result is by number.
  static std::vector<float> compute(const Cfg& cfg, const LoopForest& forest,
                                    const Branches& branches) {
    FrequencyEstimate estimate(cfg, forest, branches);
    estimate.run();
    return std::move(estimate.frequency_);
  }

 private:
  static constexpr uint32_t kNoLoop = LoopForest::kNone;
  static constexpr float kIterations = 8;     // of a loop
  static constexpr uint32_t kMaxDepth = 8;    // of loops that multiply
  static constexpr uint32_t kMaxLeft = 64;    // loops that an edge leaves together
  static constexpr float kSeldomest = 1e-6f;  // of a block that is reached
  // What gcc measured on SPEC in 2018.
  static constexpr float kStay = 0.88f;       // a branch does not leave its loop
  static constexpr float kAvoidCall = 0.68f;  // a branch avoids the arm with a call
  static constexpr float kAvoidStop = 0.99f;  // or the one where the program ends

  FrequencyEstimate(const Cfg& cfg, const LoopForest& forest, const Branches& branches)
      : cfg_(cfg), forest_(forest), branches_(branches), loops_(forest.loops.size()) {}

  void run() {
    findStops();
    frequency_.resize(cfg_.size());
    for (uint32_t n = 0; n < cfg_.size(); ++n) {
      float entries = n == 0;
      for (uint32_t pred : cfg_.preds(n))
        if (pred < n) entries += flow(pred, n);
      const uint32_t loop = forest_.loopOf[n];
      if (loop != kNoLoop && forest_.loops[loop].header == n) {
        loops_[loop].entries = entries;
        if (forest_.loops[loop].depth <= kMaxDepth) entries *= kIterations;
      }
      frequency_[n] = std::max(entries, kSeldomest);
      if (loop == kNoLoop) continue;
      branches_.forEachSucc(n, [&](uint32_t to) {
        const float weight = frequency_[n] * rate(n, to);
        forEachLeft(n, to, [&](uint32_t l) { loops_[l].exits += weight; });
      });
    }
  }

  /// A block stops by itself, or if all of its successors do.
  void findStops() {
    stops_.resize(cfg_.size());
    for (uint32_t n = cfg_.size(); n-- > 0;) {
      bool leads = false, all = true;
      branches_.forEachSucc(n, [&](uint32_t to) { leads = true, all &= stops_[to]; });
      stops_[n] = branches_.stops(n) || (leads && all);
    }
  }

  /// The loops that the edge leaves, from the innermost.
  template <class Visit>
  void forEachLeft(uint32_t from, uint32_t to, Visit&& visit) const {
    uint32_t l = forest_.loopOf[from];
    for (uint32_t n = 0; n < kMaxLeft && l != kNoLoop && !forest_.contains(l, to); ++n) {
      visit(l);
      l = forest_.loops[l].parent;
    }
  }

  /// Executions of the edge. Those that leave a loop share its entries among them.
  float flow(uint32_t from, uint32_t to) const {
    const float weight = frequency_[from] * rate(from, to);
    uint32_t left = kNoLoop;
    forEachLeft(from, to, [&](uint32_t l) { left = l; });
    if (left == kNoLoop || loops_[left].exits <= 0) return weight;
    return weight * loops_[left].entries / loops_[left].exits;
  }

  /// How probable it is that `from` leads to `to` by one of its edges there.
  float rate(uint32_t from, uint32_t to) const {
    uint32_t edges = 0;
    branches_.forEachSucc(from, [&](uint32_t) { ++edges; });
    if (edges != 2) return 1 / float(edges);
    const uint32_t first = branches_.first(from), second = branches_.second(from);
    if (first == second) return 0.5f;
    float p = branches_.firstRate(from);
    // Two independent predictions (Dempster and Shafer).
    auto prefer = [&](bool isFirst, bool isSecond, float q) {
      if (isFirst == isSecond) return;
      if (!isFirst) q = 1 - q;
      p = p * q / (p * q + (1 - p) * (1 - q));
    };
    const uint32_t loop = forest_.loopOf[from];
    auto stays = [&](uint32_t n) { return loop != kNoLoop && forest_.contains(loop, n); };
    prefer(stays(first), stays(second), kStay);
    prefer(!stops_[first], !stops_[second], kAvoidStop);
    prefer(!branches_.calls(first), !branches_.calls(second), kAvoidCall);
    return first == to ? p : 1 - p;
  }

  struct Loop {
    float entries = 0;  ///< executions of the edges into the header from outside
    float exits = 0;    ///< of the edges that leave it, as if it were left at the rate of each
  };
  const Cfg& cfg_;
  const LoopForest& forest_;
  const Branches& branches_;
  std::vector<bool> stops_;  // by number
  std::vector<Loop> loops_;
  std::vector<float> frequency_;
};

}  // namespace minic
