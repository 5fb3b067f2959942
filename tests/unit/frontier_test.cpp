// Dominance frontiers, sets and on demand, against the definition; loops.
#include "support/graph/frontier.h"

#include <gtest/gtest.h>
#include <set>

#include "ir/loops.h"
#include "tests/unit/cfg_util.h"

namespace minic {
namespace {

using test::Graph;
using Sets = std::vector<std::set<uint32_t>>;

Sets toSets(const DomFrontier& frontier, const DomTree& tree, size_t blocks) {
  Sets sets(blocks);
  for (uint32_t n = 0; n < tree.size(); ++n)
    for (uint32_t y : frontier[n]) sets[tree.rpo.order[n]->id].insert(tree.rpo.order[y]->id);
  return sets;
}

Sets byDefinition(const Graph& graph) {
  auto dominates = test::dominatorsByDefinition(graph);
  std::vector<bool> reachable = test::reachableWithout(graph, -1);
  Sets sets(graph.size());
  for (uint32_t x = 0; x < graph.size(); ++x)
    for (uint32_t a = 0; a < graph.size(); ++a)
      for (uint32_t y : graph[a])
        if (reachable[a] && dominates[x][a] && (x == y || !dominates[x][y])) sets[x].insert(y);
  return sets;
}

/// The formulation by edges: from a for each edge a -> b, climb while not strictly dominating b.
Sets byEdges(const DomTree& tree, size_t blocks) {
  Sets sets(blocks);
  for (uint32_t a = 0; a < tree.size(); ++a)
    for (Edge succ : tree.rpo.order[a]->succs) {
      uint32_t b = tree.rpo[succ.block];
      for (uint32_t x = a; x == b || !tree.dominates(x, b); x = tree.idom(x)) {
        sets[tree.rpo.order[x]->id].insert(succ.block->id);
        if (x == 0) break;  // above the root there is nothing
      }
    }
  return sets;
}

void expectFrontiers(const Graph& graph, const Sets& expected) {
  Module module;
  Function* function = test::functionOf(module, graph);
  DomTree tree = DomTree::compute(*function);
  EXPECT_EQ(byDefinition(graph), expected);
  EXPECT_EQ(toSets(DomFrontier::compute(tree.rpo, tree), tree, graph.size()), expected);
  EXPECT_EQ(byEdges(tree, graph.size()), expected);
}

TEST(Frontier, EngineeringACompilerFigure9) {
  // The book says in passing that a join is in DF(k) for every predecessor k. Its own B1 is not in
  // DF(B0), because B0 strictly dominates it.
  expectFrontiers({{1}, {2, 5}, {3}, {1, 4}, {}, {6, 8}, {7}, {3}, {7}},
                  {{}, {1}, {3}, {1}, {}, {3}, {7}, {3}, {7}});
}

TEST(Frontier, LoopHeadIsInItsOwnFrontier) {
  // The lab's eight blocks (n1..n8 are b0..b7): n4 does not strictly dominate itself, so
  // DF(n4) = {n4, n7}; {n7} alone would forget the phi at the head of the loop n4 > n6 > n4.
  expectFrontiers({{1}, {2, 3}, {6}, {4, 5}, {6}, {3}, {7}, {}},
                  {{}, {}, {6}, {3, 6}, {6}, {3}, {}, {}});
}

TEST(Frontier, DuplicateEdgesCountOnce) {
  expectFrontiers({{1, 1}, {2, 2, 2}, {1, 3}, {}}, {{}, {1}, {1}, {}});
}

TEST(Frontier, EdgeToTheEntry) {
  // LLVM's IR has no such edge. The climb along it ends at the root all the same: a figure's
  // `x = idom(x)` goes on to what is above.
  Module module;
  Function* function = test::functionOf(module, {{1}, {0, 2}, {}});
  DomTree tree = DomTree::compute(*function);
  EXPECT_EQ(byEdges(tree, 3), (Sets{{0}, {0}, {}}));
}

/// Whether z is where a path from x and one from y, neither of them empty, come together that share
/// no block before. `onPath` holds the blocks of x's path so far, which ends in x.
bool pathsMeet(const Graph& graph, uint32_t x, uint32_t y, uint32_t z, std::vector<bool>& onPath) {
  onPath[x] = true;
  bool meet = false;
  for (uint32_t to : graph[x]) {
    if (to == z) {
      // From y to z, around the path of x.
      std::vector<bool> seen = onPath;
      std::vector<uint32_t> stack{y};
      while (!meet && !stack.empty()) {
        uint32_t at = stack.back();
        stack.pop_back();
        for (uint32_t next : graph[at]) {
          if (next == z) meet = true;
          if (!seen[next]) seen[next] = true, stack.push_back(next);
        }
      }
    } else if (to != y && !onPath[to]) {
      meet = pathsMeet(graph, to, y, z, onPath);
    }
    if (meet) break;
  }
  onPath[x] = false;
  return meet;
}

/// J(S): the blocks where two disjoint paths from different blocks of S come together.
std::set<uint32_t> join(const Graph& graph, const std::set<uint32_t>& blocks) {
  std::set<uint32_t> result;
  for (uint32_t z = 0; z < graph.size(); ++z)
    for (uint32_t x : blocks)
      for (uint32_t y : blocks) {
        std::vector<bool> onPath(graph.size());
        if (x != z && x != y && pathsMeet(graph, x, y, z, onPath)) result.insert(z);
      }
  return result;
}

TEST(Frontier, IteratedFrontierIsTheIteratedJoin) {
  // Cytron et al. 1991. A lab text leaves the word "disjoint" out of the definition of J: then
  // every block after a join would be one, too. It iterates J(S u J(Defs(S))), where S are blocks
  // and Defs(S) says nothing: what counts is J(S u J(S)), since a phi is a definition.
  Graph twoJoins = {{1, 4}, {2, 3}, {3}, {4}, {5}, {}};
  EXPECT_EQ(join(twoJoins, {0, 2}), (std::set<uint32_t>{3, 4}));
  EXPECT_EQ(join(twoJoins, {1, 2}), std::set<uint32_t>{3});
  EXPECT_EQ(join(twoJoins, {0, 3}), std::set<uint32_t>{4});

  std::mt19937 random(5);
  for (int round = 0; round < 600; ++round) {
    Graph graph = test::randomGraph(random, 1 + round % 8);
    std::vector<bool> reachable = test::reachableWithout(graph, -1);
    for (uint32_t b = 0; b < graph.size(); ++b)
      if (!reachable[b]) graph[b].clear();  // no path starts there
    Module module;
    Function* function = test::functionOf(module, graph);
    DomTree tree = DomTree::compute(*function);
    FrontierIndex index(tree.rpo, tree);
    for (int k = 0; k < 4; ++k) {
      std::set<uint32_t> defs{0};  // the entry defines every variable, as undef
      std::vector<uint32_t> numbers;
      for (Block* block : blocks(*function))
        if (tree.isReachable(block) && random() % 3 == 0) {
          defs.insert(block->id);
          numbers.push_back(tree.rpo[block]);
        }
      std::set<uint32_t> joins;
      for (bool grew = true; grew;) {
        std::set<uint32_t> all = defs;
        all.insert(joins.begin(), joins.end());
        std::set<uint32_t> next = join(graph, all);
        grew = next != joins;
        joins = next;
      }
      std::set<uint32_t> found;
      for (uint32_t y : index.iterated(numbers)) found.insert(tree.rpo.order[y]->id);
      ASSERT_EQ(found, joins) << "round " << round;
    }
  }
}

TEST(Frontier, RandomGraphsMatchTheDefinition) {
  std::mt19937 random(7);
  for (int round = 0; round < 3000; ++round) {
    Graph graph = test::randomGraph(random, 1 + round % 24);
    Module module;
    Function* function = test::functionOf(module, graph);
    DomTree tree = DomTree::compute(*function);
    Sets expected = byDefinition(graph);
    ASSERT_EQ(toSets(DomFrontier::compute(tree.rpo, tree), tree, graph.size()), expected);
    ASSERT_EQ(byEdges(tree, graph.size()), expected);

    // The iterated frontier as the fixed point of DF(S u DF_i), against the index.
    FrontierIndex index(tree.rpo, tree);
    for (int k = 0; k < 4; ++k) {
      std::set<uint32_t> start, closure;
      std::vector<uint32_t> numbers;
      for (Block* block : blocks(*function))
        if (tree.isReachable(block) && random() % 3 == 0) {
          start.insert(block->id);
          numbers.push_back(tree.rpo[block]);
        }
      for (bool grew = true; grew;) {
        std::set<uint32_t> next;
        for (uint32_t x : start) next.insert(expected[x].begin(), expected[x].end());
        for (uint32_t x : closure) next.insert(expected[x].begin(), expected[x].end());
        grew = next != closure;
        closure = next;
      }
      std::set<uint32_t> found;
      for (uint32_t y : index.iterated(numbers)) found.insert(tree.rpo.order[y]->id);
      ASSERT_EQ(found, closure) << "round " << round;
    }
    // One block at a time: its plain frontier.
    for (uint32_t n = 0; n < tree.size(); ++n) {
      std::vector<uint32_t> out;
      index.take(n, out);
      index.reset();
      std::set<uint32_t> found;
      for (uint32_t y : out) found.insert(tree.rpo.order[y]->id);
      ASSERT_EQ(found, expected[tree.rpo.order[n]->id]);
    }
  }
}

TEST(Loops, NestAndSelfLoop) {
  //  0 > 1 > 2 > 2 (self), 2 > 3, 3 > 1, 3 > 4; 4 > 5 <> 6 entered at both: irreducible.
  Module module;
  Function* function =
      test::functionOf(module, {{1}, {2}, {2, 3}, {1, 4}, {5, 6}, {6, 7}, {5, 7}, {}});
  Loops loops = Loops::compute(*function);
  std::vector<uint32_t> depths;
  for (Block* block : blocks(*function)) depths.push_back(loops.depth(block));
  EXPECT_EQ(depths, (std::vector<uint32_t>{0, 1, 2, 1, 0, 1, 1, 0}));
  ASSERT_EQ(loops.loops.size(), 3u);
  EXPECT_EQ(loops.header(0)->id, 1u);
  EXPECT_EQ(loops.loops[1].parent, 0u);
  EXPECT_EQ(loops.header(1)->id, 2u);
  EXPECT_TRUE(loops.isHeader(loops.header(1)));
  EXPECT_FALSE(loops.loops[0].irreducible || loops.loops[1].irreducible);
  EXPECT_EQ(loops.header(2)->id, 6u);  // the search goes to the last successor first
  EXPECT_TRUE(loops.loops[2].irreducible);
}

/// The blocks of the loop of `header`, by the definition: what reaches it within its subtree of the
/// depth-first tree. Empty if no edge of the subtree leads to it.
std::vector<bool> loopByDefinition(const Cfg& cfg, uint32_t header) {
  auto isBelow = [&](uint32_t n) {
    while (n != header && n != 0) n = cfg.parent[n];
    return n == header;
  };
  std::vector<bool> in(cfg.size());
  std::vector<uint32_t> work;
  bool isHeader = false;
  for (uint32_t p : cfg.preds(header))
    if (isBelow(p)) isHeader = true, work.push_back(p);
  if (!isHeader) return {};
  in[header] = true;
  while (!work.empty()) {
    uint32_t n = work.back();
    work.pop_back();
    if (in[n]) continue;
    in[n] = true;
    for (uint32_t p : cfg.preds(n))
      if (isBelow(p)) work.push_back(p);
  }
  return in;
}

TEST(Loops, RandomGraphsMatchTheDefinition) {
  std::mt19937 random(11);
  uint32_t irreducible = 0;
  for (int round = 0; round < 3000; ++round) {
    Graph graph = test::randomGraph(random, 1 + round % 24);
    Module module;
    Function* function = test::functionOf(module, graph);
    Loops loops = Loops::compute(*function);
    const Rpo& rpo = loops.rpo;
    DomTree tree = DomTree::compute(*function);
    uint32_t found = 0;
    for (uint32_t header = 0; header < rpo.size(); ++header) {
      std::vector<bool> in = loopByDefinition(rpo, header);
      uint32_t loop = loops.LoopForest::loopOf[header];
      ASSERT_EQ(!in.empty(), loop != Loops::kNone && loops.loops[loop].header == header);
      if (in.empty()) continue;
      ++found;
      bool entered = false;
      std::vector<uint32_t> latches;
      for (uint32_t n = 0; n < rpo.size(); ++n) {
        ASSERT_EQ(loops.contains(loop, n), in[n]) << "round " << round;
        for (uint32_t p : rpo.preds(n)) {
          if (n == header && in[p]) latches.push_back(p);
          entered |= in[n] && n != header && !in[p];
        }
      }
      ASSERT_EQ(loops.loops[loop].irreducible, entered) << "round " << round;
      irreducible += entered;
      ASSERT_EQ(loops.latches(rpo, loop), latches);
      // A loop with one entry is a natural loop.
      for (uint32_t n = 0; n < rpo.size() && !entered; ++n)
        ASSERT_TRUE(!in[n] || tree.dominates(header, n));
    }
    ASSERT_EQ(loops.loops.size(), found);
    for (uint32_t l = 0; l < found; ++l) {
      uint32_t parent = loops.loops[l].parent;
      ASSERT_EQ(loops.loops[l].depth, parent == Loops::kNone ? 1 : loops.loops[parent].depth + 1);
      if (parent != Loops::kNone) {
        ASSERT_TRUE(loops.contains(parent, loops.loops[l].header));
      }
    }
    for (Block* block : blocks(*function)) {
      uint32_t depth = 0;
      for (uint32_t l = 0; l < found && rpo.isReachable(block); ++l)
        depth += loops.contains(l, rpo[block]);
      ASSERT_EQ(loops.depth(block), depth);
    }
  }
  EXPECT_GT(irreducible, 100u);
}

TEST(Loops, DeepNestIsLinear) {
  constexpr uint32_t kDepth = 100000;
  Graph graph(2 * kDepth + 1);
  for (uint32_t i = 0; i < kDepth; ++i) {
    graph[i] = {i + 1};
    uint32_t latch = 2 * kDepth - 1 - i;
    graph[latch] = {i == 0 ? 1 : i, latch + 1};
  }
  Module module;
  Function* function = test::functionOf(module, graph);
  Loops loops = Loops::compute(*function);
  EXPECT_EQ(loops.loops.size(), kDepth - 1);
  EXPECT_EQ(loops.loops.back().depth, kDepth - 1);
}

TEST(Loops, SideEntriesOfADeepNestAreLinear) {
  // The entry branches to a chain of `goto`s into the innermost body: an edge that were handed on
  // from loop to loop would be met 20,000 * 20,000 times.
  constexpr uint32_t kDepth = 20000;
  Graph graph(3 * kDepth + 2);
  uint32_t side = 2 * kDepth + 1, body = kDepth;
  for (uint32_t i = 0; i < kDepth; ++i) {
    graph[i] = {i + 1};
    graph[2 * kDepth - i] = {i == 0 ? 1 : i, 2 * kDepth - i + 1};
    graph[side + i] = {body, i + 1 < kDepth ? side + i + 1 : body};
  }
  graph[2 * kDepth + kDepth + 1] = {};
  graph[0] = {side, 1};  // the search comes to the nest first
  graph[body] = {body + 1};
  graph[2 * kDepth] = {1, 3 * kDepth + 1};
  Module module;
  Function* function = test::functionOf(module, graph);
  Loops loops = Loops::compute(*function);
  EXPECT_EQ(loops.loops.back().depth, loops.loops.size());
  EXPECT_GE(loops.loops.size(), kDepth - 1);
  for (const auto& loop : loops.loops)
    if (loop.header != loops.rpo.number[body]) {
      ASSERT_TRUE(loop.irreducible);
    }
}

}  // namespace
}  // namespace minic
