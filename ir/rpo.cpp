// Depth-first search with an explicit stack: a chain of a million blocks must not overflow ours.
#include "ir/rpo.h"

#include <algorithm>

namespace minic {

Rpo Rpo::compute(const Function& function) {
  Rpo rpo;
  rpo.number.assign(function.nextBlockId, kUnreachable);
  if (function.isDeclaration()) return rpo;

  struct Frame {
    Block* block;
    uint32_t preorder, nextSucc;
  };
  constexpr uint32_t kOnTheWay = kUnreachable - 1;
  std::vector<Frame> stack;
  std::vector<Block*> postorder;
  std::vector<uint32_t> parentByPre, preByPost;
  postorder.reserve(function.numBlocks);
  parentByPre.reserve(function.numBlocks);
  preByPost.reserve(function.numBlocks);

  auto enter = [&](Block* block, uint32_t parent) {
    rpo.number[block->id] = kOnTheWay;
    stack.push_back({block, uint32_t(parentByPre.size()), block->succs.size()});
    parentByPre.push_back(parent);
  };
  enter(function.entry(), 0);
  while (!stack.empty()) {
    Frame& top = stack.back();
    if (top.nextSucc > 0) {
      Block* succ = top.block->succs[--top.nextSucc].block;
      if (rpo.number[succ->id] == kUnreachable) enter(succ, top.preorder);
    } else {
      postorder.push_back(top.block);
      preByPost.push_back(top.preorder);
      stack.pop_back();
    }
  }

  uint32_t count = uint32_t(postorder.size());
  rpo.order.assign(postorder.rbegin(), postorder.rend());
  rpo.preorder.resize(count);
  rpo.parent.resize(count);
  for (uint32_t n = 0; n < count; ++n) {
    rpo.number[rpo.order[n]->id] = n;
    rpo.preorder[preByPost[count - 1 - n]] = n;
  }
  for (uint32_t n = 0; n < count; ++n)
    rpo.parent[n] = rpo.preorder[parentByPre[preByPost[count - 1 - n]]];
  rpo.predsBegin.reserve(count + 1);
  for (const Block* block : rpo.order) {
    rpo.predsBegin.push_back(uint32_t(rpo.predList.size()));
    for (Edge edge : block->preds)
      if (rpo.isReachable(edge.block)) rpo.predList.push_back(rpo[edge.block]);
  }
  rpo.predsBegin.push_back(uint32_t(rpo.predList.size()));
  return rpo;
}

}  // namespace minic
