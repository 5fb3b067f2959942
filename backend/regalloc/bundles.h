// Bundles: live ranges that are to share a register, made by coalescing and taken apart by
// splitting. The term and the structure are regalloc2's (Cranelift).
#pragma once

#include <vector>

#include "backend/regalloc/live_ranges.h"

namespace minic {

/// A piece of one virtual register's live range; its uses are Liveness::allUses[useBegin ..
/// useEnd).
struct LiveRange {
  Point start, end;
  uint32_t vreg;
  uint32_t useBegin, useEnd;
};

constexpr uint32_t kNone = ~0u;  ///< no loop, bundle, slot or point

struct Bundle {
  ArenaVec<LiveRange> ranges;  ///< by start, disjoint; none after it was split or spilled
  RegClass cls;
  bool minimal = false;  ///< one instruction, so it cannot be split
  Reg reg;               ///< invalid: not assigned yet
  Reg hint;
  float weight = 0;  ///< spill weight: the cost of spilling divided by the length
  float cost = 0;    ///< estimated executions of spills and reloads
  uint32_t evictions = 0;
  uint32_t depth = 0;          ///< splits by regions, one after the other, that led to it
  uint32_t nextLocal = kNone;  ///< the next of those that wait for the same block
};

/// The data of the phases from coalescing to rewriting.
struct Bundles {
  Arena arena;  ///< the bundles' ranges
  std::vector<Bundle> bundles;
  /// By virtual register: its bundle before splitting; kNone: it is never live. All parts of such
  /// a bundle that are spilled have one slot.
  std::vector<uint32_t> originOf;
  std::vector<bool> isNarrow;      ///< by bundle before splitting: all its values are
  uint32_t origins = 0;            ///< bundles before splitting
  std::vector<LiveRange> spilled;  ///< ranges that no bundle holds any more

  ArenaVec<LiveRange> copyOf(std::span<const LiveRange> ranges) {
    ArenaVec<LiveRange> copy;
    copy.reserve(arena, uint32_t(ranges.size()));
    for (const LiveRange& range : ranges) copy.push_back(arena, range);
    return copy;
  }
  /// The use is a side of a copy between two values of one bundle before splitting. Such a copy
  /// does nothing where both are in one register or slot.
  bool isInternal(const RegUse& use, uint32_t vreg) const {
    return use.inCopy && use.hint.isVirtual() && originOf[use.hint.index()] == originOf[vreg];
  }
  /// Calls visit(range, its register; invalid if it is spilled) for all ranges.
  template <class F>
  void forEachRange(F&& visit) const {
    for (const Bundle& bundle : bundles)
      for (const LiveRange& range : bundle.ranges) visit(range, bundle.reg);
    for (const LiveRange& range : spilled) visit(range, Reg());
  }
};

/// Coalesces copies and gathers each group of virtual registers into a bundle.
Bundles makeBundles(const MFunction& mf, const Liveness& liveness, LiveRanges live);

}  // namespace minic
