// The allocators: virtual registers become physical registers and spill slots. The classes of
// registers (registers, slot size, move, spill and reload) are in the target's tables.
//
// Before: machine IR over virtual registers, mf.layout in order. After: registers are physical;
// parallel copies also have spill slots (Slot operands with kSlotContent) on either side. An
// original instruction keeps its place, inserted ones are marked kInserted. Definitions of values
// that are rematerialised at every use may be removed.
// After expandCopies(): no parallel copy is left either.
#pragma once

#include <string>
#include <vector>

#include "backend/mir/mir.h"
#include "backend/mir/target.h"
#include "backend/regalloc/place.h"

namespace minic {

class AllocationObserver;

/// The places of the values that are live into each block, by block id: asserted by an allocator
/// and proved by the checker.
struct EntryLocations {
  struct Location {
    uint32_t vreg;
    Place place;
  };
  std::vector<std::vector<Location>> atEntry;
};

/// The instructions and their operands as they were before allocation.
class OperandSnapshot {
 public:
  /// Numbers the instructions (MInst::position).
  explicit OperandSnapshot(MFunction& mf);
  struct Original {
    const MInst* inst;
    size_t firstOperand;
    const MBlock* block;
  };
  static constexpr uint32_t kUnknown = ~0u;
  /// All of them, in the order of the layout.
  const std::vector<Original>& insts() const { return insts_; }
  /// The index in insts(); kUnknown: not an instruction of the original.
  uint32_t numberOf(const MInst& inst) const {
    bool known = !(inst.flags & kInserted) && inst.position < insts_.size() &&
                 insts_[inst.position].inst == &inst;
    return known ? inst.position : kUnknown;
  }
  const MOperand* operandsOf(uint32_t number) const {
    return operands_.data() + insts_[number].firstOperand;
  }
  /// The operands of an instruction; null: not of the original.
  const MOperand* find(const MInst& inst) const {
    uint32_t number = numberOf(inst);
    return number == kUnknown ? nullptr : operandsOf(number);
  }
  /// The only definition of a virtual register, or null.
  const MInst* soleDefinition(uint32_t vreg) const {
    return vreg < definitions_.size() && definitions_[vreg].second == 1 ? definitions_[vreg].first
                                                                        : nullptr;
  }

 private:
  std::vector<MOperand> operands_;
  std::vector<Original> insts_;  // by MInst::position
  std::vector<std::pair<const MInst*, uint32_t>> definitions_;
};

/// Every virtual register in a slot of its own. `locations` may be null.
void allocateSpillAll(MFunction& mf, EntryLocations* locations);

/// Live ranges with holes, coalescing, priorities by loop depth, eviction, splitting,
/// rematerialisation: see ra_greedy.cpp and docs/backend.md. `locations` and `observer` may be
/// null.
void allocateGreedy(MFunction& mf, EntryLocations* locations,
                    AllocationObserver* observer = nullptr);

/// The allocation checker. Empty if every use reads the value that the original reads, in every
/// execution, no instruction is lost, moved or changed otherwise, and no callee-saved register is
/// written without being saved; else a description of the first fault. Takes time
/// linear in the code and the locations.
std::string checkAllocation(const MFunction& mf, const OperandSnapshot& original,
                            const EntryLocations& locations);

/// Turns parallel copies into the target's moves; `check`: and proves each with checkExpansion().
void expandCopies(MFunction& mf, bool check = false);

/// Empty if the instructions from `first` up to `end` (null: of the block) do what the parallel
/// copy between places does, else the first place that holds something else afterwards.
std::string checkExpansion(const MFunction& mf, const MInst& copy, const MInst* first,
                           const MInst* end);

}  // namespace minic
