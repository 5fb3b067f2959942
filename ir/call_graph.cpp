// The edges in one walk over the calls; the components by Tarjan's algorithm (1972), which finds
// them callees first, with an explicit stack: chains of calls may be long.
#include "ir/call_graph.h"

#include <algorithm>
#include <utility>

namespace minic {

CallGraph CallGraph::compute(const Module& module) {
  CallGraph graph;
  const auto count = uint32_t(module.functions.size());
  std::vector<uint32_t> nodeOf(module.numConstants());      // by id of the function
  std::vector<uint32_t> lastCaller(count + 1, UINT32_MAX);  // by callee
  for (uint32_t n = 0; n < count; ++n) nodeOf[module.functions[n]->id] = n;
  graph.begin_.push_back(0);
  for (uint32_t n = 0; n < count; ++n) {
    for (const Block* block : blocks(*module.functions[n]))
      for (const Inst* inst : insts(block)) {
        if (!inst->is(Op::Call)) continue;
        const Function* callee = inst->calledFunction();
        if (callee && callee->intrinsic != Intrinsic::None) continue;
        uint32_t to = callee ? nodeOf[callee->id] : count;
        if (std::exchange(lastCaller[to], n) != n) graph.callees_.push_back(to);
      }
    graph.begin_.push_back(uint32_t(graph.callees_.size()));
  }
  graph.findComponents();
  return graph;
}

void CallGraph::findComponents() {
  constexpr uint32_t kNew = 0, kDone = UINT32_MAX;
  struct Open {
    uint32_t node, number, nextCallee;
  };
  std::vector<uint32_t> low(size(), kNew);  // the smallest number that is reached, from 1
  std::vector<uint32_t> stack;              // met, and in no component yet
  std::vector<Open> open;                   // the path of the depth-first search
  uint32_t met = 0;
  componentBegin_.push_back(0);
  for (uint32_t root = 0; root < size(); ++root) {
    if (low[root] != kNew) continue;
    auto enter = [&](uint32_t node) {
      low[node] = ++met;
      stack.push_back(node);
      open.push_back({node, met, 0});
    };
    enter(root);
    while (!open.empty()) {
      auto [node, number, next] = open.back();
      if (next < callees(node).size()) {
        ++open.back().nextCallee;
        uint32_t callee = callees(node)[next];
        if (callee == byPointer()) continue;
        if (low[callee] == kNew)
          enter(callee);
        else if (low[callee] != kDone)
          low[node] = std::min(low[node], low[callee]);
        continue;
      }
      open.pop_back();
      if (!open.empty()) low[open.back().node] = std::min(low[open.back().node], low[node]);
      if (low[node] != number) continue;  // not the first of its component
      size_t first = bottomUp_.size();
      uint32_t member;
      do {
        member = stack.back();
        stack.pop_back();
        low[member] = kDone;
        bottomUp_.push_back(member);
      } while (member != node);
      std::sort(bottomUp_.begin() + ptrdiff_t(first), bottomUp_.end());
      componentBegin_.push_back(uint32_t(bottomUp_.size()));
    }
  }
}

}  // namespace minic
