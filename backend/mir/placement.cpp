// Where blocks go: chains in which control falls from one block to the next (Pettis and Hansen,
// Profile guided code positioning, PLDI 1990), made edge by edge, the one first that saves the most
// jumps. So a loop is rotated: the chain of its body, whose end jumps to the head, goes on with the
// head, and the test there jumps to the body.
#include <algorithm>

#include "backend/mir/layout.h"
#include "backend/mir/target.h"

namespace minic {

namespace {

/// How much more an edge counts that falls through already: the frequencies are estimates, and
/// neighbours are in reach of short jumps.
constexpr float kNeighbour = 2;

class Placement {
 public:
  explicit Placement(MFunction& mf)
      : mf_(mf),
        position_(mf.blocks.size()),
        leader_(mf.blocks.size()),
        next_(mf.blocks.size()),
        prev_(mf.blocks.size()) {
    for (uint32_t i = 0; i < mf.layout.size(); ++i) {
      position_[mf.layout[i]->id] = i;
      leader_[mf.layout[i]->id] = mf.layout[i]->id;
    }
  }

  void run() {
    for (MBlock* block : mf_.layout) addEdges(block);
    std::stable_sort(edges_.begin(), edges_.end(),
                     [](const Edge& a, const Edge& b) { return a.saved > b.saved; });
    for (const Edge& edge : edges_) join(edge.from, edge.to);
    placeChains();
  }

 private:
  struct Edge {
    MBlock *from, *to;
    float saved;  // jumps, if `to` comes right after `from`
  };

  void addEdges(MBlock* block) {
    const OpDesc& last = mf_.target.ops[block->last->op];
    if (last.has(OpJump)) {
      addEdge(block, block->succs[0], block->frequency);
    } else if (last.has(OpCondBranch) && block->succs.size() == 2) {
      const float first = rateOfFirst(*block), saved = std::min(first, 1 - first);
      for (MBlock* to : block->succs)  // (a branch back stays one)
        if (position_[to->id] > position_[block->id]) addEdge(block, to, saved * block->frequency);
    }
  }

  void addEdge(MBlock* from, MBlock* to, float saved) {
    const bool isNeighbour = position_[to->id] == position_[from->id] + 1;
    edges_.push_back({from, to, isNeighbour ? kNeighbour * saved : saved});
  }

  /// How often a branch goes to its first successor, by the frequencies of both if that is
  /// possible.
  static float rateOfFirst(const MBlock& block) {
    const MBlock &first = *block.succs[0], &second = *block.succs[1];
    float rate = block.firstSuccessor;
    if (block.frequency > 0 && first.preds.size() == 1)
      rate = first.frequency / block.frequency;
    else if (block.frequency > 0 && second.preds.size() == 1)
      rate = 1 - second.frequency / block.frequency;
    return std::clamp(rate, 0.0f, 1.0f);
  }

  void join(MBlock* from, MBlock* to) {
    if (next_[from->id] || prev_[to->id] || to == mf_.layout[0]) return;
    const uint32_t chain = leaderOf(from->id), other = leaderOf(to->id);
    if (chain == other) return;
    leader_[other] = chain;
    next_[from->id] = to;
    prev_[to->id] = from;
  }

  uint32_t leaderOf(uint32_t id) {
    while (leader_[id] != id) id = leader_[id] = leader_[leader_[id]];
    return id;
  }

  /// One chain after the other, each where the first of its blocks was.
  void placeChains() {
    std::vector<MBlock*> order;
    std::vector<bool> isPlaced(mf_.blocks.size());
    for (MBlock* block : mf_.layout) {
      if (isPlaced[block->id]) continue;
      while (prev_[block->id]) block = prev_[block->id];
      for (; block; block = next_[block->id]) {
        order.push_back(block);
        isPlaced[block->id] = true;
      }
    }
    mf_.layout = std::move(order);
  }

  MFunction& mf_;
  std::vector<Edge> edges_;
  // By block id:
  std::vector<uint32_t> position_;    // in the layout before
  std::vector<uint32_t> leader_;      // union-find of the chains
  std::vector<MBlock*> next_, prev_;  // in the chain
};

}  // namespace

void placeBlocks(MFunction& mf) { Placement(mf).run(); }

}  // namespace minic
