// Dominators by both algorithms, and post-dominators, against the definitions, on worked examples
// and random graphs.
#include "ir/dominators.h"

#include <gtest/gtest.h>

#include "ir/post_dominators.h"
#include "tests/unit/cfg_util.h"

namespace minic {
namespace {

using test::Graph;
std::vector<int> idoms(const Function& function, const DomTree& tree) {
  std::vector<int> result;
  for (Block* block : blocks(function)) {
    Block* idom = tree.idom(block);
    result.push_back(idom ? int(idom->id) : -1);
  }
  return result;
}

DomTree byClimbing(const Function& function) {
  return DomTree::fromIdoms(function, watchDominators(Rpo::compute(function), [](DomStep) {}));
}

void expectIdoms(const Graph& graph, const std::vector<int>& expected) {
  Module module;
  Function* function = test::functionOf(module, graph);
  EXPECT_EQ(idoms(*function, DomTree::compute(*function)), expected);
  EXPECT_EQ(idoms(*function, byClimbing(*function)), expected);
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
    for (const DomTree& tree : {DomTree::compute(*function), byClimbing(*function)}) {
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

TEST(Dominators, StepsAreTold) {
  Module module;
  Function* function = test::functionOf(module, {{1, 2}, {3}, {3}, {}});
  std::vector<std::vector<uint32_t>> steps;
  watchDominators(Rpo::compute(*function), [&](DomStep step) {
    steps.push_back({step.kind, step.block, step.a, step.b});
  });
  // Two rounds; in both, the fingers of the join climb from its predecessors to the entry.
  std::vector<std::vector<uint32_t>> round = {{DomStep::Round, 0, 0, 0}, {DomStep::Idom, 1, 0, 1},
                                              {DomStep::Idom, 2, 0, 1},  {DomStep::Meet, 3, 2, 1},
                                              {DomStep::Climb, 3, 0, 1}, {DomStep::Climb, 3, 0, 0},
                                              {DomStep::Idom, 3, 0, 1}};
  ASSERT_EQ(steps.size(), 2 * round.size());
  for (size_t i = 0; i < steps.size(); ++i) {
    std::vector<uint32_t> expected = round[i % round.size()];
    if (expected[0] == DomStep::Idom && i >= round.size()) expected[3] = 0;  // no change
    EXPECT_EQ(steps[i], expected) << i;
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

TEST(PostDominators, BranchesMeet) {
  //  0 > 1 | 2, both > 3 > end; 4 is not reachable.
  Module module;
  Function* function = test::functionOf(module, {{1, 2}, {3}, {3}, {}, {3}});
  std::vector<Block*> b;
  for (Block* block : blocks(*function)) b.push_back(block);
  Rpo rpo = Rpo::compute(*function);
  PostDomTree tree = PostDomTree::compute(rpo);
  EXPECT_EQ(tree.ipdom(b[0]), b[3]);
  EXPECT_EQ(tree.ipdom(b[1]), b[3]);
  EXPECT_EQ(tree.ipdom(b[3]), nullptr);
  EXPECT_EQ(tree.block(0), nullptr);
  EXPECT_TRUE(tree.dominates(tree[b[3]], tree[b[0]]));
  EXPECT_FALSE(tree.dominates(tree[b[1]], tree[b[0]]));
}

TEST(PostDominators, AnEndlessLoopEndsAtItsLatch) {
  //  0 > 1 | 3; 1 > 2 > 1 forever; 3 ends.
  Module module;
  Function* function = test::functionOf(module, {{1, 3}, {2}, {1}, {}});
  std::vector<Block*> b;
  for (Block* block : blocks(*function)) b.push_back(block);
  Rpo rpo = Rpo::compute(*function);
  PostDomTree tree = PostDomTree::compute(rpo);
  EXPECT_EQ(tree.ipdom(b[1]), b[2]);
  EXPECT_EQ(tree.ipdom(b[2]), nullptr);
  EXPECT_EQ(tree.ipdom(b[0]), nullptr);
}

TEST(PostDominators, RandomGraphsMatchTheDefinition) {
  std::mt19937 random(17);
  for (int round = 0; round < 400; ++round) {
    Graph graph = test::randomGraph(random, 1 + round % 24);
    Module module;
    Function* function = test::functionOf(module, graph);
    Rpo rpo = Rpo::compute(*function);
    PostDomTree tree = PostDomTree::compute(rpo);
    // a post-dominates b if no exit can be reached from b without a. Of blocks that can reach one:
    // what an endless region's exit is, is a matter of choice.
    auto canEnd = [&](uint32_t from, int without) {
      std::vector<bool> seen(graph.size());
      std::vector<uint32_t> stack{from};
      while (!stack.empty()) {
        uint32_t at = stack.back();
        stack.pop_back();
        if (int(at) == without || seen[at]) continue;
        seen[at] = true;
        if (graph[at].empty()) return true;
        for (uint32_t to : graph[at]) stack.push_back(to);
      }
      return false;
    };
    for (Block* a : rpo.order)
      for (Block* b : rpo.order) {
        if (!canEnd(a->id, -1) || !canEnd(b->id, -1)) continue;
        bool endless = false;  // b may also run into a region that cannot end
        std::vector<bool> seen(graph.size());
        for (std::vector<uint32_t> stack{b->id}; !stack.empty();) {
          uint32_t at = stack.back();
          stack.pop_back();
          if (seen[at]) continue;
          seen[at] = true;
          endless |= !canEnd(at, -1);
          for (uint32_t to : graph[at]) stack.push_back(to);
        }
        if (endless) continue;
        ASSERT_EQ(tree.dominates(tree[a], tree[b]), !canEnd(b->id, int(a->id)))
            << "round " << round;
      }
  }
}

}  // namespace
}  // namespace minic
