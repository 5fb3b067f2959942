// Copies of blocks, functions and whole modules, with a map from the originals to the copies.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "ir/function.h"
#include "support/sparse_id_map.h"

namespace minic {

/// The copies of the blocks, instructions and arguments of one function, by their ids. A value that
/// is not in the map is used as it is. Enter the values that the copies shall use instead (the
/// arguments of an inlined call) before cloning.
class CloneMap {
 public:
  Value* operator[](Value* original) const {
    bool isLocal = original->isInst() || original->is(Op::Argument);
    Value* copy = isLocal ? values_.find(original->id) : nullptr;
    return copy ? copy : original;
  }
  Block* operator[](Block* original) const {
    Block* copy = blocks_.find(original->id);
    return copy ? copy : original;
  }
  bool contains(const Block* block) const { return blocks_.find(block->id) != nullptr; }
  void set(const Value* original, Value* copy) { values_.set(original->id, copy); }
  void set(const Block* original, Block* copy) { blocks_.set(original->id, copy); }

 private:
  SparseIdMap<Value> values_;
  SparseIdMap<Block> blocks_;
};

/// Copies a set of blocks (a loop, say) to the end of their function and enters them in `map`.
/// Within the set the copies are connected as the originals are; an edge that leaves the set leads
/// to the same block, whose phis get the copied value for it. The copies have no edges from
/// outside: their phis have operands for the predecessors in the set only, and the caller redirects
/// edges to them. Values that are used after the set are not merged with their copies.
void cloneBlocks(std::span<Block* const> blocks, CloneMap& map);

/// Copies a set of blocks without edges to other blocks (the body of a function) to the end of
/// `into`, a function of the same module. `map` holds the values to use for the arguments.
void cloneInto(std::span<Block* const> blocks, Function& into, CloneMap& map);

/// A copy of a function that belongs to no module's list, for a comparison later. It refers to the
/// same constants and symbols as the original. The copies are entered in `map`.
std::unique_ptr<Function> cloneFunction(const Function& function, CloneMap& map);

/// A detached copy of one instruction that is no phi, for the same function, with the operands that
/// `map` has for the original's. Enters it in `map`.
Inst* copyInst(Inst* inst, CloneMap& map);

/// The copy stands in its block as `inst` does in its own, among copies of the same neighbours:
/// what variables are assigned before `inst` they are assigned before the copy, too.
void copyAssignments(const Inst* inst, const Inst* copy, const CloneMap& map);

/// One more primitive of ir/cfg.cpp, for cloning. Gives the new, edgeless copies of `blocks` the
/// edges of the originals, in the same order. An edge that leaves the set leads from the copy to
/// the same block, as its last predecessor (null slots in its phis); the copies get no edges from
/// outside. `copyOf` is null for blocks outside of the set.
void copyEdges(std::span<Block* const> blocks, const std::function<Block*(const Block*)>& copyOf);

/// A module with the same text and the same locations.
std::unique_ptr<Module> cloneModule(const Module& module);

}  // namespace minic
