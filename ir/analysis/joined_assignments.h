// For debuggers: what the variables that mem2reg took out of memory hold where paths join.
#pragma once

#include <functional>
#include <span>
#include <unordered_map>

#include "ir/dominators.h"

namespace minic {

/// Wherever what comes in over the edges of a block differs, or is not what the variable held in
/// the block's immediate dominator, or an edge leaves a loop that assigns to it, a record at the
/// block's start says which value it is from there on: a phi of the block, a value from before, or
/// none that is known. So no pass that removes the assignments on the paths to the block, because
/// it computes their results without branches or iterations, leaves an older value behind. Records
/// that stand at the start already stay as they are, but a value that is not defined on every path
/// to its record is not known any more.
///
/// Variables times blocks; in a function where that is too much, all assignments are forgotten.
void joinAssignments(Function& function, const DomTree& tree);

/// The values of loops are closed: what a record after a loop says of one of its values is the phi
/// that closes it in the record's block, or not known. `leaves`: the first block is in a loop that
/// the second is not in.
void closeAssignments(Function& function, const std::function<bool(Block*, Block*)>& leaves);

/// Records in the blocks for which `isIn` is true that say a key of the map say its value instead,
/// and so on; null: it is not known.
void replaceAssigned(Function& function, const std::unordered_map<const Value*, Value*>& map,
                     const std::function<bool(const Block*)>& isIn);

/// From the instruction on, what the variables hold that the blocks assign to is not known: a loop
/// does the work of another one, several iterations at a time.
void forgetAssignments(std::span<Block* const> blocks, const Inst* from);

}  // namespace minic
