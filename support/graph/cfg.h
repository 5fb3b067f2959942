// A control-flow graph of bare numbers, made from IR and from machine code alike. The algorithms of
// this folder work on it: dominators, frontiers and loops exist once, over dense arrays.
//
// A Cfg holds the blocks that the entry reaches, numbered in reverse post-order (entry 0), so that
// "unreachable" and "retreating edge" are one comparison each. It describes the graph as it was
// when it was made: the owner of the blocks makes a new one after an edit.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "support/id_map.h"

namespace minic {

struct Cfg {
  static constexpr uint32_t kUnreachable = UINT32_MAX;

  IdMap<uint32_t> number;          ///< by block id; kUnreachable
  std::vector<uint32_t> preorder;  ///< numbers in the order in which the search met them
  std::vector<uint32_t> parent;  ///< by number: parent in the depth-first tree; of the entry itself
  std::vector<uint32_t> predsBegin, predList;  ///< see preds()

  uint32_t size() const { return uint32_t(parent.size()); }
  /// The reachable predecessors of block n, one per edge, in the order in which the block has them.
  /// An edge from p to n is retreating (leads to an ancestor in the depth-first tree) if p >= n.
  std::span<const uint32_t> preds(uint32_t n) const {
    return {predList.data() + predsBegin[n], predsBegin[n + 1] - predsBegin[n]};
  }

  /// Fills this in by depth-first search from `entry`; returns the blocks by number. It takes the
  /// last successor first, so that the numbers follow the text: the arms of an if before its join,
  /// `then` before `else`. The search is iterative: a chain of a million blocks needs no recursion.
  ///
  /// `graph` describes the blocks: a type Node, and for a node id(), which is less than `ids`,
  /// numSuccs(), succ(node, i), numPreds(), pred(node, i).
  template <class Graph>
  std::vector<typename Graph::Node> build(const Graph& graph, typename Graph::Node entry,
                                          uint32_t ids, uint32_t expectedBlocks);
};

/// A Graph of blocks that are known by pointers and have `id`, `succs` and `preds`.
template <class Block>
struct BlockGraph {
  using Node = Block*;
  static uint32_t id(Node block) { return block->id; }
  static uint32_t numSuccs(Node block) { return block->succs.size(); }
  static Node succ(Node block, uint32_t i) { return target(block->succs[i]); }
  static uint32_t numPreds(Node block) { return block->preds.size(); }
  static Node pred(Node block, uint32_t i) { return target(block->preds[i]); }

 private:
  static Node target(Node block) { return block; }
  template <class Edge>
  static auto target(const Edge& edge) -> decltype(edge.block) {
    return edge.block;
  }
};

template <class Graph>
std::vector<typename Graph::Node> Cfg::build(const Graph& graph, typename Graph::Node entry,
                                             uint32_t ids, uint32_t expectedBlocks) {
  using Node = typename Graph::Node;
  struct Frame {
    Node node;
    uint32_t time, succsLeft;
  };
  constexpr uint32_t kMet = kUnreachable - 1;
  number.assign(ids, kUnreachable);
  std::vector<Frame> stack;
  std::vector<Node> postorder;
  std::vector<uint32_t> parentByTime, timeByPost;
  postorder.reserve(expectedBlocks);
  parentByTime.reserve(expectedBlocks);
  timeByPost.reserve(expectedBlocks);
  auto enter = [&](Node node, uint32_t above) {
    number[graph.id(node)] = kMet;
    stack.push_back({node, uint32_t(parentByTime.size()), graph.numSuccs(node)});
    parentByTime.push_back(above);
  };
  enter(entry, 0);
  while (!stack.empty()) {
    Frame& top = stack.back();
    if (top.succsLeft > 0) {
      Node succ = graph.succ(top.node, --top.succsLeft);
      if (number[graph.id(succ)] == kUnreachable) enter(succ, top.time);
    } else {
      postorder.push_back(top.node);
      timeByPost.push_back(top.time);
      stack.pop_back();
    }
  }

  const uint32_t count = uint32_t(postorder.size());
  std::vector<Node> order(postorder.rbegin(), postorder.rend());
  preorder.resize(count);
  parent.resize(count);
  for (uint32_t n = 0; n < count; ++n) {
    number[graph.id(order[n])] = n;
    preorder[timeByPost[count - 1 - n]] = n;
  }
  for (uint32_t n = 0; n < count; ++n)
    parent[n] = preorder[parentByTime[timeByPost[count - 1 - n]]];
  predsBegin.clear();
  predsBegin.reserve(count + 1);
  predList.clear();
  predList.reserve(count + count / 2);
  for (Node node : order) {
    predsBegin.push_back(uint32_t(predList.size()));
    for (uint32_t i = 0, preds = graph.numPreds(node); i < preds; ++i) {
      uint32_t pred = number[graph.id(graph.pred(node, i))];
      if (pred != kUnreachable) predList.push_back(pred);
    }
  }
  predsBegin.push_back(uint32_t(predList.size()));
  return order;
}

}  // namespace minic
