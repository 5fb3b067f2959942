// Depth-first search on the reversed graph, then semi-NCA.
#include "ir/post_dominators.h"

#include "ir/semi_nca.h"

namespace minic {

PostDomTree PostDomTree::compute(const Rpo& rpo) {
  PostDomTree tree;
  constexpr uint32_t kUnseen = UINT32_MAX;
  tree.number_.assign(rpo.number.size(), kUnseen);  // preorder numbers until the search is over

  struct Frame {
    uint32_t time, nextPred;
  };
  std::vector<Block*> byTime{nullptr};
  std::vector<uint32_t> parent{0}, postorder;
  std::vector<bool> isRoot{false};  // has an edge to the virtual exit
  std::vector<Frame> stack;
  auto enter = [&](Block* block, uint32_t above) {
    tree.number_[block->id] = uint32_t(byTime.size());
    stack.push_back({uint32_t(byTime.size()), 0});
    byTime.push_back(block);
    parent.push_back(above);
    isRoot.push_back(above == 0);
  };
  auto search = [&](Block* root) {
    if (tree.number_[root->id] != kUnseen) return;
    enter(root, 0);
    while (!stack.empty()) {
      Frame& top = stack.back();
      Block* block = byTime[top.time];
      if (top.nextPred < block->preds.size()) {
        Block* pred = block->preds[top.nextPred++].block;
        if (rpo.isReachable(pred) && tree.number_[pred->id] == kUnseen) enter(pred, top.time);
      } else {
        postorder.push_back(top.time);
        stack.pop_back();
      }
    }
  };
  for (Block* block : rpo.order)
    if (block->succs.empty()) search(block);
  // What is left cannot end. From the back, so that a loop is entered at its latch.
  for (size_t n = rpo.order.size(); n-- > 0;) search(rpo.order[n]);
  postorder.push_back(0);

  std::vector<uint32_t> idom = semiNca(parent, [&](uint32_t v, auto&& visit) {
    for (Edge succ : byTime[v]->succs) visit(tree.number_[succ.block->id]);
    if (isRoot[v]) visit(0);
  });

  // From preorder numbers to reverse post-order, in which a dominator comes before what it
  // dominates.
  uint32_t count = uint32_t(byTime.size());
  std::vector<uint32_t> numberOf(count);
  for (uint32_t n = 0; n < count; ++n) numberOf[postorder[count - 1 - n]] = n;
  tree.order_.resize(count);
  tree.idom_.resize(count);
  for (uint32_t time = 0; time < count; ++time) {
    tree.order_[numberOf[time]] = byTime[time];
    tree.idom_[numberOf[time]] = numberOf[idom[time]];
    if (time) tree.number_[byTime[time]->id] = numberOf[time];
  }
  std::vector<uint32_t> siblings(count);
  for (uint32_t n = 0; n < count; ++n) siblings[n] = n;
  tree.number(siblings);
  return tree;
}

}  // namespace minic
