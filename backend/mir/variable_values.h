// Under -g: what the variables that are in no memory hold while the machine code becomes final.
// Lowering translates the assignments of the IR (ir/debug_info.h) to virtual registers and
// constants. They stay between the same instructions: MFunction::insert() and remove() see to it.
//
// Allocation gives a virtual register several places, and none of its instructions are left where
// its place did not change. So before it the definitions are noted, and when parallel copies are
// expanded what their places hold then; value_locations.h follows values from there on.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "support/positioned_records.h"

namespace minic {

struct MInst;
struct MBlock;
class MFunction;

/// From here on the variable has this value.
struct VariableAssignment {
  enum class Kind : uint8_t { Unknown, Register, Constant };
  uint32_t variable = 0;  ///< index in FunctionDebug::variables
  Kind kind = Kind::Unknown;
  uint8_t size = 0;    ///< of a constant, in bytes
  uint64_t value = 0;  ///< a virtual register's index, or the constant's bits

  bool isSameValue(const VariableAssignment& other) const {
    return kind == other.kind && size == other.size && value == other.value;
  }
};

/// A place, a register's number or the number of registers + a slot, holds the value of a virtual
/// register.
struct HeldValue {
  uint32_t place, vreg;
  bool operator==(const HeldValue&) const = default;
  bool operator<(const HeldValue& other) const {
    return place != other.place ? place < other.place : vreg < other.vreg;
  }
};

struct VariableValues {
  PositionedRecords<MInst, MBlock, VariableAssignment> assignments;

  /// From noteDefinitions() on: the operands of each instruction that define a virtual register
  /// that a variable has as its value.
  struct Definition {
    uint32_t operand, vreg;
  };
  std::unordered_map<const MInst*, std::vector<Definition>> definitions;
  /// After expanded copies: what places hold in addition to what the instructions say.
  PositionedRecords<MInst, MBlock, HeldValue> held;
  /// By block id: all that is held at the start, sorted, if that is noted. The copies that a block
  /// on an edge had may have left no instructions, so the edges alone do not tell.
  std::vector<std::optional<std::vector<HeldValue>>> heldAtStart;

  void inserted(const MInst* inst, const MInst* before, const MBlock* block) {
    assignments.inserted(inst, before, block);
    held.inserted(inst, before, block);
  }
  void removed(const MInst* inst, const MInst* next, const MBlock* block) {
    assignments.removed(inst, next, block);
    held.removed(inst, next, block);
  }
  /// `copy` does what `inst` does, in another block: variables are assigned the same before it.
  void copied(const MInst* inst, const MInst* copy);
  /// `dropped` had the same code as `kept`, which replaces it: what the two assign, and what
  /// registers hold there, is no longer known.
  void merged(const MBlock& kept, const MBlock& dropped);
  /// `by` writes the same result, its first operand.
  void replaced(const MInst& inst, const MInst& by);
  /// The copy, `mov b, a`, is to go from a block before a branch whose other edge leads to `exit`.
  void moved(const MInst& copy, const MBlock& exit);
  /// Control goes past a block, which only jumps to `to`.
  void skipped(const MBlock& block, const MBlock& to);
  /// At the start of the block it is not known what they hold.
  void forget(std::span<const uint32_t> variables, const MBlock& block);
};

/// Right before allocation.
void noteDefinitions(MFunction& mf);

/// Notes what is held at the start of blocks where paths join, before blocks that only jump are
/// left out. Right after copies were expanded.
void noteHeldAtStart(MFunction& mf);

}  // namespace minic
