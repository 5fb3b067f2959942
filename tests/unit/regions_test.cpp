// The regions that a value is worth a register in, against all subsets of small random graphs.
#include "backend/regalloc/regions.h"

#include <bit>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace minic {
namespace {

struct Graph {
  struct Edge {
    uint32_t from, to;
    float leaving, entering;
  };
  std::vector<float> savings;
  std::vector<Edge> edges;

  float saved(const std::vector<float>& costs, uint32_t inside) const {
    float sum = 0;
    for (uint32_t n = 0; n < savings.size(); ++n)
      if (inside >> n & 1) sum += savings[n] - costs[n];
    for (const Edge& edge : edges) {
      const bool from = inside >> edge.from & 1, to = inside >> edge.to & 1;
      if (from != to) sum -= from ? edge.leaving : edge.entering;
    }
    return sum;
  }
};

// All numbers are small integers, so float sums are exact.
TEST(Regions, AreTheSmallestOfTheBest) {
  std::mt19937 random(7);
  auto below = [&](uint32_t n) { return uint32_t(random() % n); };
  uint32_t several = 0, found = 0;
  for (int round = 0; round < 2000; ++round) {
    const uint32_t nodes = 1 + below(9);
    Graph graph;
    RegionFinder finder;
    finder.reset(nodes);
    for (uint32_t n = 0; n < nodes; ++n) {
      graph.savings.push_back(below(3) ? 0 : float(1 + below(9)));
      finder.addSaving(n, graph.savings[n]);
    }
    for (uint32_t e = below(2 * nodes + 1); e > 0; --e) {
      graph.edges.push_back({below(nodes), below(nodes), float(below(5)), float(below(5))});
      const Graph::Edge& edge = graph.edges.back();
      finder.addEdge(edge.from, edge.to, edge.leaving, edge.entering);
    }
    for (int again = 0; again < 2; ++again) {
      std::vector<float> costs;
      for (uint32_t n = 0; n < nodes; ++n)
        costs.push_back(below(3) ? 0 : below(4) ? float(below(12)) : 1e30f);
      float best = 0;
      uint32_t common = 0;
      for (uint32_t inside = 0; inside < 1u << nodes; ++inside) {
        const float saved = graph.saved(costs, inside);
        if (saved > best) best = saved, common = inside;
        if (saved == best) common &= inside;
      }
      EXPECT_EQ(finder.find(costs), best) << "round " << round;
      uint32_t inside = 0;
      for (uint32_t n = 0; n < nodes; ++n) inside |= uint32_t(finder.region()[n]) << n;
      EXPECT_EQ(inside, common) << "round " << round;
      found += inside != 0;
      several += std::has_single_bit(inside) ? 0 : inside != 0;
    }
  }
  EXPECT_GT(found, 1500u);
  EXPECT_GT(several, 500u);
}

}  // namespace
}  // namespace minic
