// Loops from the inside out: an inner loop that is met while an outer one is collected is stepped
// over as a whole, from its header, so every block is visited once per loop it is innermost in.
#include "ir/loops.h"

namespace minic {

Loops Loops::compute(const DomTree& tree) {
  Loops result;
  const Rpo& rpo = tree.rpo;
  result.loopOf.assign(rpo.number.size(), kNone);

  // Headers in preorder of the dominator tree: an enclosing loop gets the smaller index.
  for (uint32_t n : tree.walk())
    for (uint32_t p : rpo.preds(n))
      if (tree.dominates(n, p)) {
        result.loops.push_back({rpo.order[n], kNone, 0});
        break;
      }

  // outermost[l]: the outermost loop found so far around l, with path compression.
  std::vector<uint32_t> outermost(result.loops.size()), work;
  for (uint32_t l = 0; l < outermost.size(); ++l) outermost[l] = l;
  auto outermostOf = [&](uint32_t loop) {
    while (outermost[loop] != loop) loop = outermost[loop] = outermost[outermost[loop]];
    return loop;
  };
  for (uint32_t l = uint32_t(result.loops.size()); l-- > 0;) {
    Block* header = result.loops[l].header;
    uint32_t head = rpo[header];
    auto pushPreds = [&](uint32_t n, bool backEdgesOnly) {
      for (uint32_t p : rpo.preds(n))
        if (!backEdgesOnly || tree.dominates(head, p)) work.push_back(p);
    };
    result.loopOf[header->id] = l;
    pushPreds(head, true);
    while (!work.empty()) {
      uint32_t n = work.back();
      work.pop_back();
      uint32_t& innermost = result.loopOf[rpo.order[n]->id];
      if (innermost == kNone) {
        innermost = l;
        pushPreds(n, false);
        continue;
      }
      uint32_t inner = outermostOf(innermost);
      if (inner == l) continue;
      result.loops[inner].parent = l;
      outermost[inner] = l;
      // Preds inside the inner loop are mapped to it by now, hence to l: they end at once.
      pushPreds(rpo[result.loops[inner].header], false);
    }
  }
  for (Loop& loop : result.loops)
    loop.depth = loop.parent == kNone ? 1 : result.loops[loop.parent].depth + 1;
  return result;
}

}  // namespace minic
