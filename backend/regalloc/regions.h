// Where a value is worth a register: the region of its blocks that saves the most.
//
// Each node is a block where the value lives. Outside of the region the value is in memory, and
// what its uses cost there is what the node saves inside. A node may also cost something inside. An
// edge that enters the region costs a load, one that leaves it a store. The best region is one side
// of a minimum cut between what is saved and what is paid (the closure problem of Picard, 1976).
// LLVM's SpillPlacement approximates the same by a Hopfield network. The cut is found by Dinic's
// algorithm (1970), its levels counted from the nodes that cost something.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace minic {

class RegionFinder {
 public:
  /// Forgets all nodes and edges; the new nodes are 0 to count - 1 and save nothing.
  void reset(uint32_t count);
  /// The node saves so much more inside; not negative.
  void addSaving(uint32_t node, float saved) { savings_[node] += saved; }
  /// An edge of the flow graph: what it costs if only `from` is inside, and if only `to` is.
  void addEdge(uint32_t from, uint32_t to, float leaving, float entering) {
    edges_.push_back({from, to, leaving, entering});
  }
  uint32_t size() const { return uint32_t(savings_.size()); }
  float saving(uint32_t node) const { return savings_[node]; }

  /// Finds the best region and returns what it saves after all costs. `costs`: by node, of its
  /// being inside. May be called again with other costs.
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
  std::vector<int64_t> left_;      // what it saves and no cost has taken yet; less than 0: what it
                                   // costs and no saving has paid yet
  std::vector<uint32_t> level_;    // arcs to the nearest node that costs something; kFar: no way
  std::vector<uint32_t> nextArc_;  // those before it lead nowhere
  std::vector<bool> isInside_;
  std::vector<uint32_t> work_;
};

}  // namespace minic
