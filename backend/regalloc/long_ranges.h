// Values that live through very many blocks go to memory before the greedy allocator looks at them.
// The live-in sets of n values in n blocks may have n * n members, and so may live ranges; few of
// so many values can have a register anyway. A function is left alone unless its live-in sets are
// larger than LongRanges::kDense times its instructions. Then its values are taken in order of how
// often they are used, until they fill half of that; those after them that live into more than
// LongRanges::kShort blocks are loaded before each use and stored after each definition, or made
// again before each use. Afterwards all live-in sets are linear in the code.
#pragma once

#include <utility>
#include <vector>

#include "backend/regalloc/live_ranges.h"
#include "backend/regalloc/regalloc.h"

namespace minic {

class LongRanges {
 public:
  static constexpr size_t kDense = 64, kShort = 16;

  explicit LongRanges(MFunction& mf) : mf_(mf) {}

  /// `liveness` is not valid afterwards. `locations`: as of allocateGreedy().
  void spill(const Liveness& liveness, bool isChecked);
  /// After allocation: adds to `locations` where the values are that were spilled, and names what
  /// was inserted as the checker expects it.
  void record(EntryLocations& locations) const;

 private:
  std::vector<uint32_t> choose(const Liveness& liveness) const;
  void spill(uint32_t vreg, const Liveness& liveness);
  Reg partOf(uint32_t vreg);
  void makeAgain(MBlock& block, MInst* before, const MInst& definition, Reg part, uint32_t vreg);

  struct LiveIn {
    uint32_t block, vreg, slot;
  };
  MFunction& mf_;
  uint32_t vregs_ = 0;                                  // before spilling
  std::vector<uint32_t> wholes_;                        // of the new virtual registers
  std::vector<LiveIn> liveIn_;                          // of what is in slots
  std::vector<std::pair<MInst*, uint32_t>> positions_;  // that the checker expects
};

}  // namespace minic
