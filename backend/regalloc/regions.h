// In which blocks a live range should be in a register: the region that saves the most.
//
// A node is a block where the value lives. Its saving is the cost of its uses of the value in
// memory. Its cost is the cost of a register there. An edge into the region costs a load, an edge
// out of it a store. The best region is one side of a minimum cut (Picard's maximum closure
// problem, 1976), found by Dinic's algorithm (1970). LLVM's SpillPlacement approximates the same by
// a Hopfield network.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace minic {

class RegionFinder {
 public:
  /// Forgets all nodes and edges; the new nodes are 0 to count - 1 and save nothing.
  void reset(uint32_t count);
  /// Adds to the node's saving; not negative.
  void addSaving(uint32_t node, float saved) { savings_[node] += saved; }
  /// Adds a control-flow edge. `leaving`: its cost if only `from` is in the region; `entering`: if
  /// only `to` is.
  void addEdge(uint32_t from, uint32_t to, float leaving, float entering) {
    edges_.push_back({from, to, leaving, entering});
  }
  uint32_t size() const { return uint32_t(savings_.size()); }
  float saving(uint32_t node) const { return savings_[node]; }

  /// Finds the best region. Returns its savings minus its costs. `costs` is by node. May be called
  /// again with other costs.
  float find(const std::vector<float>& costs);
  /// The region, the smallest of the best: by node, whether it is inside.
  const std::vector<bool>& region() const { return isInside_; }
  /// Calls visit(from, to) for the edges that were added.
  template <class F>
  void forEachEdge(F&& visit) const {
    for (const Edge& edge : edges_) visit(edge.from, edge.to);
  }

 private:
  struct Edge {
    uint32_t from, to;
    float leaving, entering;
  };
  /// A direction of an edge.
  struct Arc {
    uint32_t to, reverse;
    int64_t capacity;  // what can still flow
  };

  void connect();
  bool countLevels();
  void push(uint32_t from);
  void collect();

  std::vector<float> savings_;
  std::vector<Edge> edges_;
  bool isConnected_ = false;        // the arcs are those of the edges
  std::vector<uint32_t> firstArc_;  // by node; and one more
  std::vector<Arc> arcs_;           // by node
  std::vector<uint32_t> arcOf_;     // by edge: the arc of `from`
  // While a cut is sought, by node:
  std::vector<int64_t> left_;      // saving that has not flowed off; negative: unpaid cost
  std::vector<uint32_t> level_;    // arcs to the nearest node with unpaid cost; kFar: none
  std::vector<uint32_t> nextArc_;  // the current arc: those before it are dead ends
  std::vector<bool> isInside_;
  std::vector<uint32_t> work_;
};

}  // namespace minic
