// Control-flow graphs for tests: a function from a list of successors per block, and random ones
// (irreducible, with self loops, duplicate edges and unreachable blocks).
#pragma once

#include <random>
#include <string>
#include <vector>

#include "ir/builder.h"

namespace minic::test {

using Graph = std::vector<std::vector<uint32_t>>;

/// A function whose block i ("b<i>") has the successors graph[i]; argument 0 (i32) steers all
/// branches. Block ids equal the indices.
inline Function* functionOf(Module& module, const Graph& graph, std::string_view name = "f") {
  Type* i32 = module.types.i32();
  Function* function =
      module.createFunction(name, module.types.function(i32, std::span<Type* const>(&i32, 1)));
  std::vector<Block*> made;
  for (size_t i = 0; i < graph.size(); ++i)
    made.push_back(function->createBlock("b" + std::to_string(i)));
  Builder builder(module, *function);
  for (size_t i = 0; i < graph.size(); ++i) {
    builder.setInsertPoint(made[i]);
    std::vector<Block*> to;
    for (uint32_t succ : graph[i]) to.push_back(made[succ]);
    Value* arg = function->args[0];
    if (to.empty()) {
      builder.ret(module.constI32(0));
    } else if (to.size() == 1) {
      builder.br(to[0]);
    } else if (to.size() == 2) {
      builder.condBr(builder.icmp(IntPred::EQ, arg, module.constI32(int(i))), to[0], to[1]);
    } else {
      std::vector<ConstInt*> cases;
      for (size_t k = 1; k < to.size(); ++k) cases.push_back(module.constI32(int(k)));
      builder.switch_(arg, to[0], cases, std::span<Block* const>(to).subspan(1));
    }
  }
  return function;
}

/// A random graph; no edge leads back to the entry, as LLVM demands.
inline Graph randomGraph(std::mt19937& random, uint32_t blocks) {
  Graph graph(blocks);
  auto below = [&](uint32_t n) { return uint32_t(random() % n); };
  for (uint32_t i = 0; i < blocks && blocks > 1; ++i) {
    uint32_t kind = below(10), count = kind < 1 ? 0 : kind < 5 ? 1 : kind < 9 ? 2 : 3 + below(3);
    for (uint32_t k = 0; k < count; ++k) {
      // Mostly near and forward, so that graphs look like programs; sometimes anywhere.
      uint32_t to = below(4) ? i + 1 + below(3) : below(blocks);
      graph[i].push_back(to == 0 ? 1 : to < blocks ? to : 1 + below(blocks - 1));
    }
  }
  return graph;
}

/// reach[b]: b can be reached from the entry without passing `without` (-1: nothing is left out).
inline std::vector<bool> reachableWithout(const Graph& graph, int without) {
  std::vector<bool> seen(graph.size());
  std::vector<uint32_t> stack;
  if (without != 0) stack.push_back(0), seen[0] = true;
  while (!stack.empty()) {
    uint32_t at = stack.back();
    stack.pop_back();
    for (uint32_t to : graph[at])
      if (int(to) != without && !seen[to]) seen[to] = true, stack.push_back(to);
  }
  return seen;
}

/// By the definition: a dominates b if b cannot be reached without a. Only for reachable b.
inline std::vector<std::vector<bool>> dominatorsByDefinition(const Graph& graph) {
  std::vector<std::vector<bool>> dominates(graph.size(), std::vector<bool>(graph.size()));
  std::vector<bool> reachable = reachableWithout(graph, -1);
  for (uint32_t a = 0; a < graph.size(); ++a) {
    if (!reachable[a]) continue;
    std::vector<bool> without = reachableWithout(graph, int(a));
    for (uint32_t b = 0; b < graph.size(); ++b) dominates[a][b] = reachable[b] && !without[b];
  }
  return dominates;
}

}  // namespace minic::test
