// Register allocation: virtual registers to physical ones and spill slots.
//
// Before: machine IR as lowering left it. After allocate(): no operand names a virtual register.
// Parallel copies are still there, with registers and slots on both sides, and so are the ones that
// the allocator inserted (flag kInserted): all that it adds are parallel copies and clones of
// rematerialised definitions, which is what lets the checker read its work for any target.
// After expandCopies(): no parallel copy is left either.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "backend/mir/mir.h"
#include "backend/target.h"

namespace minic {

/// MInst::flags: made by the allocator.
inline constexpr uint8_t kInserted = 1;

/// Where a value is: a physical register (its number) or a slot (kSlotBase + id).
using Place = uint32_t;
inline constexpr Place kSlotBase = 64;

/// What an allocator claims, for the checker.
struct AllocationClaims {
  struct Claim {
    uint32_t vreg;
    Place place;
  };
  /// By block id: where each value that is live into the block is at its start.
  std::vector<std::vector<Claim>> atEntry;
  /// Inserted clones: the virtual register whose only definition they repeat.
  std::unordered_map<const MInst*, uint32_t> remat;
};

/// The instructions and their operands as they were before allocation.
class OperandSnapshot {
 public:
  explicit OperandSnapshot(const MFunction& mf);
  /// Null: not an instruction of the original.
  const MOperand* find(const MInst* inst) const {
    auto at = numbers_.find(inst);
    return at == numbers_.end() ? nullptr : operands_.data() + insts_[at->second].firstOperand;
  }
  struct Original {
    const MInst* inst;
    size_t firstOperand;
    const MBlock* block;
  };
  /// All of them, in the order of the layout.
  const std::vector<Original>& insts() const { return insts_; }
  /// The index in insts() of an instruction that find() knows.
  size_t numberOf(const MInst* inst) const { return numbers_.at(inst); }
  /// The only definition of a vreg, or null.
  const MInst* soleDefinition(uint32_t vreg) const {
    return definitions_[vreg].second == 1 ? definitions_[vreg].first : nullptr;
  }

 private:
  std::vector<MOperand> operands_;
  std::vector<Original> insts_;
  std::unordered_map<const MInst*, size_t> numbers_;  // looked up, never walked
  std::vector<std::pair<const MInst*, uint32_t>> definitions_;
};

/// Every virtual register in a slot of its own. `claims` may be null.
void allocateSpillAll(MFunction& mf, AllocationClaims* claims);

/// Live ranges with holes, coalescing, priorities by loop depth, splitting, rematerialisation; see
/// docs/backend.md. `claims` may be null.
void allocateGreedy(MFunction& mf, AllocationClaims* claims);

/// The allocation checker. Empty if every use reads the value that the original reads, in every
/// execution, no instruction is lost, moved or changed otherwise, and no register that belongs to
/// the caller is written without being saved; else what is wrong and where. Takes time linear in
/// the code and the claims.
std::string checkAllocation(const MFunction& mf, const OperandSnapshot& original,
                            const AllocationClaims& claims);

/// Turns parallel copies into the target's moves.
void expandCopies(MFunction& mf);

}  // namespace minic
