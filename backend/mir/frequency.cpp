// How often each block is executed, estimated from the shape of the code alone, in one pass over
// the blocks in their order. Rates of branches: Wu and Larus, "Static branch frequency and program
// profile analysis", MICRO 1994, with the numbers that gcc measured on SPEC in 2018.
//
//   entry 1  ->  head 8  ->  body 7  ->  head      the loop is left once per entry, by whichever
//                  \-> after 1                     of its exits
#include <algorithm>
#include <vector>

#include "backend/mir/layout.h"
#include "backend/mir/target.h"
#include "support/graph/loops.h"

namespace minic {

namespace {

constexpr uint32_t kNoLoop = LoopForest::kNone;
constexpr float kIterations = 8;     // of a loop
constexpr uint32_t kMaxDepth = 8;    // of loops that multiply
constexpr uint32_t kMaxLeft = 64;    // loops that an edge leaves together
constexpr float kStay = 0.88f;       // a branch does not leave its loop
constexpr float kAvoidCall = 0.68f;  // a branch avoids the arm with a call
constexpr float kAvoidTrap = 0.99f;

/// Two independent predictions that something is so (Dempster and Shafer).
float combine(float p, float q) { return p * q / (p * q + (1 - p) * (1 - q)); }

class Frequencies {
 public:
  Frequencies(const MFunction& mf, const std::vector<MBlock*>& order, const Cfg& cfg,
              const LoopForest& forest)
      : mf_(mf), order_(order), cfg_(cfg), forest_(forest), loops_(forest.loops.size()) {}

  void run() {
    for (uint32_t n = 0; n < order_.size(); ++n) {
      MBlock& block = *order_[n];
      float entries = n == 0;
      for (uint32_t pred : cfg_.preds(n))
        if (pred < n) entries += flow(pred, n);
      const uint32_t loop = forest_.loopOf[n];
      if (loop != kNoLoop && forest_.loops[loop].header == n) {
        loops_[loop].entries = entries;
        if (forest_.loops[loop].depth <= kMaxDepth) entries *= kIterations;
      }
      block.frequency = std::max(entries, 1e-6f);
      if (loop == kNoLoop) continue;
      for (const MBlock* succ : block.succs) {
        const uint32_t to = cfg_.number[succ->id];
        const float weight = block.frequency * probability(n, to);
        forEachLeft(n, to, [&](uint32_t l) { loops_[l].exits += weight; });
      }
    }
  }

 private:
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
    const float weight = order_[from]->frequency * probability(from, to);
    uint32_t left = kNoLoop;
    forEachLeft(from, to, [&](uint32_t l) { left = l; });
    if (left == kNoLoop || loops_[left].exits <= 0) return weight;
    return weight * loops_[left].entries / loops_[left].exits;
  }

  float probability(uint32_t from, uint32_t to) const {
    const MBlock& block = *order_[from];
    if (block.succs.size() != 2) return 1 / float(block.succs.size());
    const MBlock &first = *block.succs[0], &second = *block.succs[1];
    float p = block.firstSuccessor;
    auto prefer = [&](bool isFirst, bool isSecond, float rate) {
      if (isFirst != isSecond) p = combine(p, isFirst ? rate : 1 - rate);
    };
    auto stops = [&](const MBlock& b) { return b.last && b.last->op == mf_.target.control.trap; };
    auto calls = [&](const MBlock& b) { return b.hasCall && b.preds.size() == 1; };
    const uint32_t loop = forest_.loopOf[from];
    auto stays = [&](const MBlock& b) {
      return loop != kNoLoop && forest_.contains(loop, cfg_.number[b.id]);
    };
    prefer(stays(first), stays(second), kStay);
    prefer(!stops(first), !stops(second), kAvoidTrap);
    prefer(!calls(first), !calls(second), kAvoidCall);
    return cfg_.number[first.id] == to ? p : 1 - p;
  }

  struct Loop {
    float entries = 0;  ///< executions of the edges into the header from outside
    float exits = 0;    ///< of the edges that leave it, as if it were left at the rate of each
  };
  const MFunction& mf_;
  const std::vector<MBlock*>& order_;  // by number in cfg_
  const Cfg& cfg_;
  const LoopForest& forest_;
  std::vector<Loop> loops_;
};

}  // namespace

void estimateFrequencies(const MFunction& mf, const std::vector<MBlock*>& order, const Cfg& cfg,
                         const LoopForest& forest) {
  Frequencies(mf, order, cfg, forest).run();
}

}  // namespace minic
