// What the greedy allocator tells of its decisions. Without an observer each of them costs one
// branch. The data of --explain=passes is made by an observer (explain/allocation_log.cpp).
#pragma once

#include <cstdint>
#include <span>

#include "backend/regalloc/bundles.h"

namespace minic {

/// Told of one function; not of one whose long ranges were spilled before (LongRanges).
class AllocationObserver {
 public:
  /// Where a bundle is split: around the regions where a register pays, around the blocks that use
  /// it, around calls, around single uses.
  enum class Cut : uint8_t { Regions, Blocks, Calls, Uses };

  virtual ~AllocationObserver() = default;
  /// Before the first decision; instructions have their positions, bundles their weights.
  virtual void begin(const MFunction& mf, const Liveness& liveness, const FixedRanges& fixed,
                     const Bundles& bundles) = 0;
  /// The bundle gets the register. `evicted` had it where the bundle lives, and wait again.
  virtual void assign(uint32_t bundle, Reg reg, std::span<const uint32_t> evicted) = 0;
  /// The bundle, a part that would be loaded for few reads, is not tried: split() or spill()
  /// follows.
  virtual void passOver(uint32_t bundle) = 0;
  /// The bundle gets no register and is replaced by its parts, which are told next.
  virtual void split(uint32_t bundle, Cut cut) = 0;
  /// A part, a bundle of its own. It has the register, which `evicted` had there, or waits for one
  /// if `reg` is invalid.
  virtual void part(uint32_t bundle, Reg reg, std::span<const uint32_t> evicted) = 0;
  /// The ranges get no register: a part of the bundle, or all of it, which then was not split.
  virtual void spill(uint32_t bundle, std::span<const LiveRange> ranges) = 0;
};

}  // namespace minic
