// Blocks are sorted by their innermost loop; since loops are numbered in preorder of the nest,
// those of a loop and its inner loops are one range.
#include "passes/loop/loop_nest.h"

#include <algorithm>

namespace minic {

LoopNest::LoopNest(const Loops& loops) {
  const uint32_t count = uint32_t(loops.loops.size());
  loopOf_.assign(loops.rpo.number.size(), kNone);
  std::vector<std::vector<Block*>> own(count);
  for (Block* block : loops.rpo.order) {
    uint32_t loop = loops.loopOf(block);
    loopOf_[block->id] = loop;
    if (loop != kNone) own[loop].push_back(block);
  }
  for (uint32_t l = 0; l < count; ++l) {
    const LoopForest::Loop& loop = loops.loops[l];
    loops_.push_back({loops.header(l), nullptr, nullptr, loop.parent, loop.last});
    loops_[l].begin = uint32_t(blocks_.size());
    blocks_.insert(blocks_.end(), own[l].begin(), own[l].end());
  }
  for (uint32_t l = 0; l < count; ++l) {
    uint32_t next = loops_[l].last + 1;
    loops_[l].end = next < count ? loops_[next].begin : uint32_t(blocks_.size());
    if (loops.loops[l].irreducible) continue;
    uint32_t outside = 0, inside = 0;
    Block *before = nullptr, *latch = nullptr;
    for (Edge pred : loops_[l].header->preds) {
      bool isInside = contains(l, pred.block);
      ++(isInside ? inside : outside);
      (isInside ? latch : before) = pred.block;
    }
    if (outside == 1 && before->succs.size() == 1) loops_[l].preheader = before;
    if (inside == 1) loops_[l].latch = latch;
  }
  exiting_.resize(count);
  // An edge may leave very many loops: those that have enough, or are irreducible, are passed by.
  // `open`: a loop around each, or itself, within which all are.
  std::vector<uint32_t> open(count);
  for (uint32_t l = 0; l < count; ++l) open[l] = loops.loops[l].irreducible ? parent(l) : l;
  auto nextOpen = [&](uint32_t l) {
    while (l != kNone && open[l] != l) {
      uint32_t next = open[l];
      if (next != kNone) open[l] = open[next];
      l = next;
    }
    return l;
  };
  for (const Block* block : blocks_)
    for (Edge succ : block->succs)
      for (uint32_t l = nextOpen(loopOf_[block->id]); l != kNone && !contains(l, succ.block);
           l = nextOpen(parent(l))) {
        exiting_[l].push_back(block);
        if (exiting_[l].size() > kMaxExiting) open[l] = parent(l);
      }
}

Value* copyExpression(const LoopNest& nest, uint32_t loop, Value* value, Block* to, CloneMap& map) {
  Inst* inst = asInst(value);
  if (!inst || nest.isInvariant(loop, inst) || map[value] != value) return map[value];
  for (const Use& use : inst->operands()) copyExpression(nest, loop, use.value, to, map);
  Inst* copy = copyInst(inst, map);
  insertBefore(copy, to, to->terminator());
  return copy;
}

void mergeStart(Inst* phi, Block* before, const Block* left, Value* value) {
  const uint32_t slot = before->succs[0].index;
  Inst* merged = phi->block->function->insertPhi(phi->type, before->last, phi);
  merged->loc = {};
  for (uint32_t i = 0; i < merged->numOps; ++i)
    merged->setOperand(i, before->preds[i].block == left ? value : phi->operand(slot));
  phi->setOperand(slot, merged);
}

std::optional<uint64_t> LoopNest::copiedSize(uint32_t loop, uint64_t limit, bool ownExits) const {
  auto isInExit = [&](const Use& use) {
    const auto& preds = use.user->block->preds;
    auto isFromLoop = [&](Edge pred) { return contains(loop, pred.block); };
    return use.user->is(Op::Phi) && (ownExits ? std::all_of(preds.begin(), preds.end(), isFromLoop)
                                              : isFromLoop(preds[use.index()]));
  };
  uint64_t size = 0;
  for (const Block* block : blocks(loop))
    for (const Inst* inst : insts(block)) {
      size += !inst->is(Op::Phi);
      if (inst->is(Op::Alloca) || size > limit) return std::nullopt;
    }
  for (const Block* block : blocks(loop))
    for (const Inst* inst : insts(block))
      for (const Use& use : inst->useRange())
        if (!contains(loop, use.user->block) && !isInExit(use)) return std::nullopt;
  return size;
}

bool LoopNest::runsBeforeExits(const DomTree& tree, uint32_t loop, const Block* block) const {
  return exiting(loop).size() <= kMaxExiting &&
         std::all_of(exiting(loop).begin(), exiting(loop).end(),
                     [&](const Block* from) { return tree.dominates(block, from); });
}

bool LoopNest::runsInEveryIteration(const DomTree& tree, uint32_t loop, const Block* block) const {
  constexpr uint32_t kMaxInner = 16;
  if (block == header(loop)) return true;
  // No inner loop, which may have no end, comes before it.
  if (last(loop) - loop > kMaxInner) return false;
  for (uint32_t inner = loop + 1; inner <= last(loop); ++inner)
    if (!tree.dominates(block, header(inner))) return false;
  return latch(loop) && tree.dominates(block, latch(loop)) && runsBeforeExits(tree, loop, block);
}

}  // namespace minic
