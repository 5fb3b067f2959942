// Dominators by both algorithms against the definition, on worked examples and random graphs.
#include "ir/dominators.h"

#include <gtest/gtest.h>

#include "tests/unit/cfg_util.h"

namespace minic {
namespace {

using test::Graph;
using Algorithm = DomTree::Algorithm;

std::vector<int> idoms(const Function& function, Algorithm algorithm) {
  DomTree tree = DomTree::compute(function, algorithm);
  std::vector<int> result;
  for (Block* block : blocks(function)) {
    Block* idom = tree.idom(block);
    result.push_back(idom ? int(idom->id) : -1);
  }
  return result;
}

/// From the sets: of a block's strict dominators the one that has most dominators itself.
std::vector<int> idomsOfSets(const Function& function) {
  Rpo rpo = Rpo::compute(function);
  std::vector<IdSet> sets = dominatorSets(rpo);
  std::vector<int> result;
  for (Block* block : blocks(function)) {
    int idom = -1, most = 0;
    for (uint32_t d = 0; d < rpo.size(); ++d) {
      int count = 0;
      for (uint32_t e = 0; e < rpo.size(); ++e) count += sets[d].contains(e);
      if (rpo.order[d] != block && sets[rpo[block]].contains(d) && count > most)
        idom = int(rpo.order[d]->id), most = count;
    }
    result.push_back(idom);
  }
  return result;
}

void expectIdoms(const Graph& graph, const std::vector<int>& expected) {
  Module module;
  Function* function = test::functionOf(module, graph);
  EXPECT_EQ(idoms(*function, Algorithm::CooperHarveyKennedy), expected);
  EXPECT_EQ(idoms(*function, Algorithm::SemiNca), expected);
  EXPECT_EQ(idomsOfSets(*function), expected);
}

TEST(Dominators, EngineeringACompilerFigure9) {
  expectIdoms({{1}, {2, 5}, {3}, {1, 4}, {}, {6, 8}, {7}, {3}, {7}}, {-1, 0, 1, 1, 3, 1, 5, 5, 5});
}

TEST(Dominators, EightBlocksOfTheLab) {
  // n1..n8 are b0..b7.
  expectIdoms({{1}, {2, 3}, {6}, {4, 5}, {6}, {3}, {7}, {}}, {-1, 0, 1, 1, 3, 3, 1, 6});
}

TEST(Dominators, StableLastBlockDoesNotEndTheIteration) {
  // An article's loop ends with `changed = dom[b] != new_dom`: it watches only whether the last
  // block changed. In the reverse post-order 0 1 3 2 4 it then says that 1 dominates 3.
  Graph graph = {{4, 1}, {3, 1}, {4, 3}, {2}, {2, 1}};
  Module module;
  std::vector<uint32_t> order;
  for (Block* block : Rpo::compute(*test::functionOf(module, graph)).order)
    order.push_back(block->id);
  EXPECT_EQ(order, (std::vector<uint32_t>{0, 1, 3, 2, 4}));
  expectIdoms(graph, {-1, 0, 0, 0, 0});
}

TEST(Dominators, Numbering) {
  Module module;
  Function* function =
      test::functionOf(module, {{1}, {2, 5}, {3}, {1, 4}, {}, {6, 8}, {7}, {3}, {7}, {3}});
  DomTree tree = DomTree::compute(*function);
  std::vector<Block*> b;
  for (Block* block : blocks(*function)) b.push_back(block);
  EXPECT_EQ(tree.size(), 9u);
  EXPECT_FALSE(tree.isReachable(b[9]));
  EXPECT_EQ(tree.idom(b[9]), nullptr);
  EXPECT_TRUE(tree.dominates(b[4], b[9]));  // everything dominates the unreachable
  EXPECT_FALSE(tree.dominates(b[9], b[3]));
  EXPECT_EQ(tree.level(tree.rpo[b[7]]), 3u);
  EXPECT_EQ(tree.maxLevel(), 3u);
  EXPECT_TRUE(tree.dominates(b[5], b[7]));
  EXPECT_FALSE(tree.dominates(b[6], b[7]));
  EXPECT_TRUE(tree.dominates(b[7], b[7]));
  EXPECT_FALSE(tree.strictlyDominates(b[7], b[7]));
  EXPECT_EQ(tree.rpo.order.front(), function->entry());
}

TEST(Dominators, InstructionsInOneBlock) {
  Module module;
  Function* function = test::functionOf(module, {{1, 1}, {}});
  Block* entry = function->entry();
  DomTree tree = DomTree::compute(*function);
  Inst *compare = entry->first, *branch = entry->last;
  EXPECT_TRUE(tree.dominates(compare, branch));
  EXPECT_FALSE(tree.dominates(branch, compare));
  EXPECT_FALSE(tree.dominates(compare, compare));
  EXPECT_TRUE(tree.dominatesUse(compare, branch->ops[0]));
  EXPECT_TRUE(tree.dominates(compare, entry->next->last));
}

TEST(Dominators, PhiOperandsAreUsedAtTheEndOfTheirPredecessor) {
  Module module;
  Function* function = test::functionOf(module, {{1, 2}, {3}, {3}, {}});
  std::vector<Block*> b;
  for (Block* block : blocks(*function)) b.push_back(block);
  Builder builder(module, *function);
  builder.setInsertPoint(b[1]->last);
  Inst* sum = builder.binary(Op::Add, function->args[0], function->args[0]);
  builder.setInsertPoint(b[3]);
  Inst* phi = builder.phi(module.types.i32());
  for (uint32_t i = 0; i < 2; ++i) phi->setOperand(i, sum);
  DomTree tree = DomTree::compute(*function);
  for (uint32_t i = 0; i < 2; ++i)
    EXPECT_EQ(tree.dominatesUse(sum, phi->ops[i]), b[3]->preds[i].block == b[1]);
}

TEST(Dominators, RandomGraphsMatchTheDefinition) {
  std::mt19937 random(20260101);
  for (int round = 0; round < 3000; ++round) {
    Graph graph = test::randomGraph(random, 1 + round % 24);
    Module module;
    Function* function = test::functionOf(module, graph);
    auto expected = test::dominatorsByDefinition(graph);
    for (Algorithm algorithm : {Algorithm::CooperHarveyKennedy, Algorithm::SemiNca}) {
      DomTree tree = DomTree::compute(*function, algorithm);
      for (Block* a : blocks(*function))
        for (Block* b : blocks(*function)) {
          if (!tree.isReachable(a) || !tree.isReachable(b)) continue;
          ASSERT_EQ(tree.dominates(a, b), bool(expected[a->id][b->id])) << "round " << round;
        }
      std::vector<bool> reachable = test::reachableWithout(graph, -1);
      for (Block* a : blocks(*function)) ASSERT_EQ(tree.isReachable(a), bool(reachable[a->id]));
    }
  }
}

TEST(Dominators, SetsAgreeWithTheTree) {
  std::mt19937 random(3);
  for (int round = 0; round < 300; ++round) {
    Module module;
    Function* function = test::functionOf(module, test::randomGraph(random, 1 + round % 20));
    uint32_t steps = 0;
    DomTree tree = DomTree::compute(*function, [&](DomStep) { ++steps; });
    EXPECT_GT(steps, 0u);
    std::vector<IdSet> sets = dominatorSets(tree.rpo);
    for (uint32_t a = 0; a < tree.size(); ++a)
      for (uint32_t b = 0; b < tree.size(); ++b)
        ASSERT_EQ(sets[b].contains(a), tree.dominates(a, b));
  }
}

TEST(Dominators, WalkFollowsTheText) {
  Module module;
  Function* function =
      test::functionOf(module, {{1}, {2, 5}, {3}, {1, 4}, {}, {6, 8}, {7}, {3}, {7}});
  DomTree tree = DomTree::compute(*function);
  std::vector<uint32_t> walk;
  for (uint32_t n : tree.walk()) walk.push_back(tree.rpo.order[n]->id);
  EXPECT_EQ(walk, (std::vector<uint32_t>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST(Dominators, DeepNest) {
  // A nest of do-while loops, 200,000 deep: a climb per back edge would be quadratic, recursion
  // would overflow the stack.
  constexpr uint32_t kDepth = 200000;
  Graph graph(2 * kDepth + 1);
  for (uint32_t i = 0; i < kDepth; ++i) {
    graph[i] = {i + 1};
    uint32_t latch = 2 * kDepth - 1 - i;  // latches follow, innermost first
    graph[latch] = {i == 0 ? 1 : i, latch + 1};
  }
  Module module;
  Function* function = test::functionOf(module, graph);
  DomTree tree = DomTree::compute(*function);
  EXPECT_EQ(tree.size(), graph.size());
  EXPECT_EQ(tree.maxLevel(), graph.size() - 1);
}

}  // namespace
}  // namespace minic
