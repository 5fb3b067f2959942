// Block placement, jump threading, tail duplication of returns, shrink wrapping. Everything here is
// iterative.
#include "backend/mir/layout.h"

#include <algorithm>
#include <functional>

#include "backend/mir/target.h"
#include "support/graph/loops.h"

namespace minic {

LayoutFlow orderBlocks(MFunction& mf) {
  LayoutFlow flow;
  auto& [cfg, forest] = flow;
  const auto ids = uint32_t(mf.blocks.size());
  std::vector<MBlock*> order = cfg.build(BlockGraph<MBlock>(), mf.blocks[0], ids, ids);
  forest = LoopForest::compute(cfg);
  for (uint32_t n = 0; n < order.size(); ++n) order[n]->loopDepth = forest.depth(n);
  // Without loops, and where no successors change places, the order is the same again.
  if (!forest.loops.empty() && std::any_of(order.begin(), order.end(), LoopsFirst::swaps)) {
    order = cfg.build(LoopsFirst(), mf.blocks[0], ids, uint32_t(order.size()));
    forest = LoopForest::compute(cfg);
  }
  estimateFrequencies(mf, order, cfg, forest);
  mf.layout = std::move(order);
  return flow;
}

namespace {

/// Computes the edges anew from the terminators and removes unreachable blocks from the layout.
void rebuildEdges(MFunction& mf) {
  const Target& target = mf.target;
  for (MBlock* block : mf.blocks) {
    block->succs.clear();
    block->preds.clear();
  }
  std::vector<uint32_t> stamp(mf.blocks.size(), ~0u);
  std::vector<bool> reached(mf.blocks.size());
  std::vector<MBlock*> work{mf.layout.front()};
  reached[work[0]->id] = true;
  while (!work.empty()) {
    MBlock* block = work.back();
    work.pop_back();
    for (MInst* inst = block->last; inst && target.ops[inst->op].has(OpTerminator);
         inst = inst->prev)
      for (const MOperand& operand : inst->operands()) {
        if (operand.kind != OperandKind::Block || stamp[operand.payload] == block->id) continue;
        stamp[operand.payload] = block->id;
        MBlock* succ = mf.blocks[operand.payload];
        block->succs.push_back(mf.arena, succ);
        succ->preds.push_back(mf.arena, block);
        if (!reached[succ->id]) {
          reached[succ->id] = true;
          work.push_back(succ);
        }
      }
  }
  mf.removeBlocks([&](const MBlock& block) { return !reached[block.id]; }, "unreachable");
}

/// The blocks that are reachable from `from`, itself included; by id.
std::vector<bool> reachable(const MFunction& mf, MBlock* from) {
  std::vector<bool> seen(mf.blocks.size());
  std::vector<MBlock*> work{from};
  seen[from->id] = true;
  while (!work.empty()) {
    MBlock* block = work.back();
    work.pop_back();
    for (MBlock* succ : block->succs)
      if (!seen[succ->id]) seen[succ->id] = true, work.push_back(succ);
  }
  return seen;
}

bool hasCall(const MFunction& mf, const MBlock& block) {
  for (const MInst* inst = block.first; inst; inst = inst->next)
    if (mf.target.ops[inst->op].has(OpCall)) return true;
  return false;
}

/// The blocks that call, by id.
std::vector<bool> callingBlocks(const MFunction& mf) {
  std::vector<bool> calls(mf.blocks.size());
  for (const MBlock* block : mf.layout) calls[block->id] = hasCall(mf, *block);
  return calls;
}

/// The entry and the blocks after it, each the only way on from the one before, that dominate all
/// blocks in `wanted` and lie outside loops.
std::vector<MBlock*> wayTo(const MFunction& mf, const std::vector<bool>& wanted) {
  std::vector<bool> leads(wanted);  // to a wanted block
  std::vector<MBlock*> work;
  for (MBlock* block : mf.layout)
    if (wanted[block->id]) work.push_back(block);
  while (!work.empty()) {
    MBlock* block = work.back();
    work.pop_back();
    for (MBlock* pred : block->preds)
      if (!leads[pred->id]) leads[pred->id] = true, work.push_back(pred);
  }
  MBlock* entry = mf.layout.front();
  std::vector<MBlock*> chain{entry};
  while (entry->preds.empty() && !wanted[chain.back()->id]) {
    MBlock* next = nullptr;
    uint32_t successors = 0;
    for (MBlock* succ : chain.back()->succs)
      if (leads[succ->id]) next = succ, ++successors;
    if (successors != 1 || next->preds.size() != 1 || next->loopDepth) break;
    chain.push_back(next);
  }
  return chain;
}

/// The shrink-wrap point of the blocks in `wanted`: the deepest block on the way to them whose
/// reachable region has no other entry. `region` becomes that region.
MBlock* shrinkWrapPoint(const MFunction& mf, const std::vector<bool>& wanted,
                        std::vector<bool>& region) {
  std::vector<MBlock*> chain = wayTo(mf, wanted);
  for (unsigned tries = 0; chain.size() > 1 && tries < 4; ++tries, chain.pop_back()) {
    region = reachable(mf, chain.back());
    bool closed = true;
    for (MBlock* block : mf.layout)
      if (region[block->id] && block != chain.back())
        for (MBlock* pred : block->preds) closed &= region[pred->id];
    if (closed) return chain.back();
  }
  region.assign(mf.blocks.size(), true);
  return chain.front();
}

}  // namespace

void repeatReturns(MFunction& mf) {
  constexpr uint32_t kMaxInsts = 3, kMaxPreds = 4, kMaxLevels = 3;
  const Target& target = mf.target;
  std::vector<MBlock*> copyAfter(mf.blocks.size(), nullptr);  // by id: the copy placed after it
  // What is reachable from each of the blocks where the frame may be set up.
  std::vector<std::vector<bool>> framed;
  if (mf.hasCalls) {
    std::vector<MBlock*> chain = wayTo(mf, callingBlocks(mf));
    for (size_t i = 1; i < chain.size() && i <= kMaxLevels; ++i)
      framed.push_back(reachable(mf, chain[i]));
  }
  bool changed = false;
  auto copyOf = [&](const MBlock* block, const MBlock* after) {
    MBlock* copy = mf.newBlock(block->name);
    copy->duplicateOf = block->id;
    copy->loopDepth = block->loopDepth;
    copy->frequency = block->frequency;
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      MInst* twin = mf.create(inst->op, inst->size, inst->operands(), inst->loc);
      MFunction::insert(*copy, nullptr, twin);
      if (mf.variableValues) mf.variableValues->copied(inst, twin);
    }
    copyAfter[after->id] = copy;
    changed = true;
    return copy;
  };
  auto redirect = [](MBlock* from, const MBlock* to, const MBlock* copy) {
    for (MOperand& operand : from->last->operands())
      if (operand.kind == OperandKind::Block && operand.payload == to->id)
        operand.payload = copy->id;
  };
  for (MBlock* block : mf.layout) {
    if (!target.ops[block->last->op].has(OpReturn) || block->preds.size() < 2) continue;
    uint32_t insts = 0;
    for (const MInst* inst = block->first; inst; inst = inst->next) ++insts;
    if (insts > kMaxInsts || hasCall(mf, *block)) continue;
    // Each predecessor jumps here by its last instruction, and not through a table.
    bool jump = block->preds.size() <= kMaxPreds && !mf.options.forSize;
    for (const MBlock* pred : block->preds)
      jump &= target.ops[pred->last->op].has(OpJump) && !copyAfter[pred->id];
    std::vector<MBlock*> preds(block->preds.begin(), block->preds.end());
    for (size_t i = 1; jump && i < preds.size(); ++i)
      redirect(preds[i], block, copyOf(block, preds[i]));
    // Otherwise those from before such a block share one, which then needs no frame.
    for (size_t i = 0; !jump && i < framed.size(); ++i) {
      auto isEarly = [&](const MBlock* pred) {
        return !framed[i][pred->id] && !target.ops[pred->last->op].variadic;
      };
      auto early = std::stable_partition(preds.begin(), preds.end(), std::not_fn(isEarly));
      if (early == preds.begin() || early == preds.end() || copyAfter[(*early)->id]) continue;
      const MBlock* copy = copyOf(block, *early);
      for (auto pred = early; pred != preds.end(); ++pred) redirect(*pred, block, copy);
      preds.erase(early, preds.end());
    }
  }
  if (!changed) return;
  std::vector<MBlock*> order;
  for (MBlock* block : mf.layout) {
    order.push_back(block);
    if (copyAfter[block->id]) order.push_back(copyAfter[block->id]);
  }
  mf.layout = std::move(order);
  rebuildEdges(mf);
}

void splitAtCalls(MFunction& mf) {
  if (!mf.hasCalls) return;
  std::vector<bool> region;
  MBlock* point = shrinkWrapPoint(mf, callingBlocks(mf), region);
  mf.frameFrequency = point->frequency;
  if (point == mf.layout.front()) return;
  // Values defined before the point that are read, but not written, in its region. (Constants are
  // rematerialised there, which is better still.)
  std::vector<bool> written(mf.vregs.size()), read(mf.vregs.size()), before(mf.vregs.size());
  for (MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (const MOperand& operand : inst->operands()) {
        if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
        uint32_t v = operand.asReg().index();
        if (operand.defines() && (region[block->id] || mf.target.ops[inst->op].has(OpRemat)))
          written[v] = true;
        else if (region[block->id])
          read[v] = true;
        else
          before[v] = true;
      }
  std::vector<MOperand> pairs;
  std::vector<Reg> names(mf.vregs.size());
  for (uint32_t v = 0; v < names.size(); ++v) {
    if (!before[v] || !read[v] || written[v]) continue;
    names[v] = mf.newVReg(mf.vregs[v].cls);
    mf.vregs[names[v].index()].isNarrow = mf.vregs[v].isNarrow;
    pairs.push_back(MOperand::reg(names[v]));
    pairs.push_back(MOperand::reg(Reg::virtual_(v)));
  }
  if (pairs.empty()) return;
  for (MBlock* block : mf.layout)
    for (MInst* inst = region[block->id] ? block->first : nullptr; inst; inst = inst->next)
      for (MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg().isVirtual() &&
            operand.asReg().index() < names.size() && names[operand.asReg().index()].valid())
          operand.payload = names[operand.asReg().index()].raw;
  MInst* copy = mf.createParallelCopy(pairs);
  copy->flags |= kNoCoalesce;
  MFunction::insert(*point, point->first, copy);
}

/// Where the frame is set up, at the latest; `region` becomes the blocks that are reachable from
/// there.
static MBlock* frameStart(const MFunction& mf, std::vector<bool>& region) {
  const Target& target = mf.target;
  std::vector<bool> needs(mf.blocks.size(), mf.hasFramePointer);
  for (MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst && !needs[block->id]; inst = inst->next) {
      bool need = target.ops[inst->op].has(OpCall);
      for (const MOperand& operand : inst->operands())
        need |= operand.kind == OperandKind::Slot ||
                (operand.isReg() && mf.usedCalleeSaved.contains(operand.asReg()));
      needs[block->id] = need;
    }
  return shrinkWrapPoint(mf, needs, region);
}

std::vector<bool> framedRegion(const MFunction& mf) {
  std::vector<bool> region;
  frameStart(mf, region);
  return region;
}

MBlock* placeFrame(MFunction& mf) {
  std::vector<bool> region;
  MBlock* point = frameStart(mf, region);
  if (point == mf.layout.front()) return point;
  std::vector<MBlock*> order;
  for (MBlock* block : mf.layout) {
    block->framed = region[block->id];
    if (!block->framed) order.push_back(block);
  }
  order.push_back(point);
  for (MBlock* block : mf.layout)
    if (block->framed && block != point) order.push_back(block);
  mf.layout = std::move(order);
  return point;
}

namespace {

/// Redirects jumps to blocks that only jump to the final destination.
void forwardJumps(MFunction& mf) {
  const Target& target = mf.target;
  // The destination of a block that only jumps; a cycle of such blocks (an empty endless loop)
  // stays.
  std::vector<uint32_t> leads(mf.blocks.size());
  for (uint32_t i = 0; i < leads.size(); ++i) leads[i] = i;
  for (MBlock* block : mf.layout)
    if (block->first && block->first == block->last && target.ops[block->first->op].has(OpJump))
      leads[block->id] = (*block->first)[0].payload;
  auto follow = [&](uint32_t id) {
    uint32_t at = id, steps = 0;
    while (leads[at] != at && steps++ < leads.size()) at = leads[at];
    if (leads[at] != at) return id;
    while (leads[id] != id && leads[id] != at) {
      uint32_t next = leads[id];
      leads[id] = at;
      id = next;
    }
    return at;
  };
  for (MBlock* block : mf.layout)
    for (MInst* inst = block->last; inst && target.ops[inst->op].has(OpTerminator);
         inst = inst->prev) {
      for (MOperand& operand : inst->operands())
        if (operand.kind == OperandKind::Block) operand.payload = follow(operand.payload);
      if (target.ops[inst->op].has(OpCondBranch) &&
          (*inst)[inst->operandCount - 1].payload == (*inst)[inst->operandCount - 2].payload) {
        MInst* jump =
            mf.create(target.control.jump, 8, {(*inst)[inst->operandCount - 1]}, inst->loc);
        MFunction::insert(*block, inst, jump);
        MFunction::remove(*block, inst);
        inst = jump;
      }
    }
  mf.forNamedBlocks([&](uint32_t& block) { block = follow(block); });
  if (mf.variableValues)
    for (const MBlock* block : mf.layout)
      if (uint32_t to = follow(block->id); to != block->id)
        mf.variableValues->skipped(*block, *mf.blocks[to]);
}

/// Nothing reads what the register holds at the start of the block. False if that is far to see,
/// and for registers that hold no values, like the stack pointer: calls, pushes and accesses to the
/// frame read it without naming it.
bool isDead(const MFunction& mf, Reg reg, MBlock& from) {
  constexpr unsigned kMaxBlocks = 16, kMaxInsts = 200;
  const Target& target = mf.target;
  if (!(target.cc.callerSaved | target.cc.calleeSaved).contains(reg)) return false;
  std::vector<MBlock*> work{&from};
  unsigned insts = 0;
  for (size_t i = 0; i < work.size(); ++i) {
    bool written = false;
    for (const MInst* inst = work[i]->first; inst && !written; inst = inst->next) {
      if (++insts > kMaxInsts) return false;
      const OpDesc& desc = target.ops[inst->op];
      if (desc.implicitUses.contains(reg)) return false;
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg() == reg && operand.uses()) return false;
      // What a return leaves in a register that it does not name is lost, or replaced by what was
      // saved.
      written = desc.has(OpReturn) || desc.implicitDefs.contains(reg) ||
                (desc.has(OpCall) && target.cc.callerSaved.contains(reg));
      for (const MOperand& operand : inst->operands())
        written |= operand.isReg() && operand.asReg() == reg && operand.defines();
    }
    if (written) continue;
    for (MBlock* succ : work[i]->succs)
      if (std::find(work.begin(), work.end(), succ) == work.end()) {
        if (work.size() == kMaxBlocks) return false;
        work.push_back(succ);
      }
  }
  return true;
}

/// A block before a loop's head that only copies between registers, at one of two edges of a
/// branch: the copies go before the branch if their targets are dead at the other edge.
///     jge exit; mov b, a; jmp head   ->   mov b, a; jl head
void hoistCopies(MFunction& mf) {
  constexpr unsigned kMaxCopies = 3;
  const Target& target = mf.target;
  std::vector<uint32_t> position(mf.blocks.size());
  for (size_t i = 0; i < mf.layout.size(); ++i) position[mf.layout[i]->id] = uint32_t(i);
  for (MBlock* edge : mf.layout) {
    if (!target.ops[edge->last->op].has(OpJump) || edge->preds.size() != 1 ||
        edge->first == edge->last)
      continue;
    MBlock *branch = edge->preds[0], *head = edge->succs[0];
    if (branch == edge || branch->succs.size() != 2 || !head->loopDepth ||
        position[head->id] > position[branch->id] ||
        !target.ops[branch->last->op].has(OpCondBranch) ||
        (branch->last->prev && target.ops[branch->last->prev->op].has(OpTerminator)))
      continue;
    MBlock& exit = *branch->succs[branch->succs[0] == edge];
    unsigned copies = 0;
    bool fits = &exit != edge;
    for (const MInst* inst = edge->first; inst != edge->last && fits; inst = inst->next) {
      fits = target.ops[inst->op].has(OpMove) && (*inst)[0].isReg() && ++copies <= kMaxCopies;
      for (const MOperand& read : branch->last->operands())
        fits = fits && !(read.isReg() && read.payload == (*inst)[0].payload);
      fits = fits && !target.ops[branch->last->op].implicitUses.contains((*inst)[0].asReg()) &&
             isDead(mf, (*inst)[0].asReg(), exit);
    }
    while (fits && edge->first != edge->last) {
      MInst* copy = edge->first;
      if (mf.variableValues) mf.variableValues->moved(*copy, exit);
      MFunction::remove(*edge, copy);
      MFunction::insert(*branch, branch->last, copy);
    }
  }
}

/// Aligns the loop in [first, last] of the layout if it is an innermost one that is so short that
/// it matters which lines of code it is in.
void alignLoop(MFunction& mf, uint32_t first, uint32_t last) {
  constexpr unsigned kInst = 4, kBranch = 2, kLine = 64;  // bytes, about
  MBlock& head = *mf.layout[first];
  unsigned bytes = 0;
  for (uint32_t i = first; i <= last && bytes <= kLine; ++i) {
    const MBlock& block = *mf.layout[i];
    if (block.loopDepth != head.loopDepth) return;
    for (const MInst* inst = block.first; inst && bytes <= kLine; inst = inst->next)
      bytes += mf.target.ops[inst->op].has(OpCondBranch) ? kBranch : kInst;
  }
  if (bytes > kLine) return;
  // Inside another loop it is padded so that it lies in one line. An outermost loop runs too seldom
  // to be worth the bytes of padding.
  head.align = uint8_t(head.loopDepth > 1 ? bytes : 1);
}

}  // namespace

void threadJumps(MFunction& mf) {
  hoistCopies(mf);
  if (mf.options.level > 1) dropRepeatedValues(mf);
  forwardJumps(mf);
  rebuildEdges(mf);
  if (mf.options.mergesBlocks() && mergeTails(mf)) {
    forwardJumps(mf);  // to a block that was nothing but a tail; both edges of a branch
    rebuildEdges(mf);
  }
  if (mf.options.copiesTails() && duplicateTails(mf)) rebuildEdges(mf);

  // The heads of loops: a branch goes back to them.
  std::vector<uint32_t> position(mf.blocks.size(), 0);
  auto number = [&] {
    for (size_t i = 0; i < mf.layout.size(); ++i) position[mf.layout[i]->id] = uint32_t(i);
  };
  auto goesBack = [&](const MBlock* from, const MBlock* to) {
    return to->loopDepth && to->loopDepth == from->loopDepth &&
           position[to->id] <= position[from->id];
  };
  number();
  std::vector<bool> isHead(mf.blocks.size());
  for (const MBlock* block : mf.layout)
    for (const MBlock* succ : block->succs)
      if (goesBack(block, succ)) isHead[succ->id] = true;
  if (mf.options.level > 0) placeBlocks(mf);  // else lines stay in the program's order
  if (!mf.options.alignsCode()) return;
  number();
  for (const MBlock* block : mf.layout)
    for (const MBlock* succ : block->succs)  // (a head that was placed last branches to the first)
      if ((isHead[succ->id] || isHead[block->id]) && goesBack(block, succ) &&
          block->succs.size() <= 2)
        alignLoop(mf, position[succ->id], position[block->id]);
}

}  // namespace minic
