// The primitives that edit the control-flow graph. Only they write preds, succs and the arity of
// phis, and each bumps the function's CFG epoch, so a cached analysis of the CFG is never stale.
//
// An edge is named by its source block and the index in its succs. Terminators hold only values;
// their targets are in succs, so setTerminator and these calls go together.
#pragma once

#include <initializer_list>
#include <span>

#include "ir/function.h"

namespace minic {

struct Rpo;

/// Gives a block without successors its successors, in the order the terminator's op demands.
/// Phis of the targets get a null slot per new edge; fill them before the next verify.
void setSuccs(Block* block, std::span<Block* const> targets);
inline void setSuccs(Block* block, std::initializer_list<Block*> targets) {
  setSuccs(block, std::span<Block* const>(targets.begin(), targets.size()));
}

/// Gives the preds of a block without phis another order: the k-th becomes the one that was
/// number order[k].
void orderPreds(Block* block, std::span<const uint32_t> order);

/// Makes edge `succIndex` of `from` lead to `to`. Phis of the old target lose the operand; phis of
/// `to` get a null slot, which the caller fills (at index from->succs[succIndex].index).
void redirectEdge(Block* from, uint32_t succIndex, Block* to);

/// Removes edge `succIndex`; phis of the target lose their operand (the last operand and pred take
/// its place). Later successors of `from` move up by one; the caller then gives `from` a terminator
/// that fits.
void removeEdge(Block* from, uint32_t succIndex);

/// Removes all edges of `from` but one, to which it then jumps.
void keepEdge(Block* from, uint32_t succIndex);

/// Puts a new block with a `br` onto the edge and returns it. No phi changes: the new block takes
/// over the edge's slot in the target's preds. It is placed after `from` in the layout.
Block* splitEdge(Block* from, uint32_t succIndex, std::string_view name = {});

/// Moves `first` and all instructions after it to a new block, which takes over the out-edges and
/// comes next in the layout. `block` is left without terminator and successors.
Block* splitBefore(Inst* first, std::string_view name = {});

/// Appends the body of the only successor of `block`, whose only pred is `block`, and removes it.
/// Phis of the successor (one operand each) are replaced by their operand.
void mergeWithSucc(Block* block);

/// Removes the blocks for which `dead[block->id]`: their edges, their instructions (uses in live
/// code become poison) and themselves. Any set closed under "all preds are dead" may be given.
void removeBlocks(Function& function, const std::vector<bool>& dead);

/// removeBlocks of those that the entry does not reach; `rpo` is that of the function as it is.
/// Returns how many they are.
uint32_t removeUnreachable(Function& function, const Rpo& rpo);

/// removeBlocks of one block without preds.
void removeBlock(Block* block);

/// The block that every edge of `block` leads to; null if there are several, or no edge. Other
/// terminators than `br` may have one target, too.
inline Block* onlySucc(const Block* block) {
  Block* only = nullptr;
  for (Edge succ : block->succs) {
    if (only && succ.block != only) return nullptr;
    only = succ.block;
  }
  return only;
}

/// Which successor a conditional branch or a switch takes on that value of its condition.
uint32_t successorFor(const Inst& terminator, const ConstInt* value);

/// An edge whose source has several successors and whose target several predecessors: code for it
/// fits in neither block.
inline bool isCritical(const Block* from, uint32_t succIndex) {
  return from->succs.size() > 1 && from->succs[succIndex].block->preds.size() > 1;
}

/// Deletes the terminator (if any) and the out-edges of `block` and gives it new ones. Phi operands
/// of the old edges are lost, those of the new edges are null.
Inst* setTerminator(Block* block, Op op, std::span<Value* const> operands,
                    std::span<Block* const> targets, SourceLoc loc = {});

/// Deletes only the terminator and puts another in its place, for the edges as they are now.
Inst* replaceTerminator(Block* block, Op op, std::span<Value* const> operands);

}  // namespace minic
