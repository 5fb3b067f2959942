// What the register allocator decided, for the page of --explain=passes (docs/explain.md lists the
// events). Private to explain/.
#pragma once

#include "backend/regalloc/allocation_observer.h"
#include "explain/log.h"

namespace minic {

class AllocationLog : public AllocationObserver {
 public:
  void begin(const MFunction& mf, const Liveness& liveness, const FixedRanges& fixed,
             const Bundles& bundles) override;
  void assign(uint32_t bundle, Reg reg, std::span<const uint32_t> evicted) override;
  void passOver(uint32_t bundle) override;
  void split(uint32_t bundle, Cut cut) override;
  void part(uint32_t bundle, Reg reg, std::span<const uint32_t> evicted) override;
  void spill(uint32_t bundle, std::span<const LiveRange> ranges) override;

  /// The data of the function; null if nothing was told, or if there is too much to be shown.
  Json take();

 private:
  Json describe(uint32_t bundle) const;
  Json flat(std::span<const LiveRange> ranges) const;
  /// Marks the last event, if passOver() was told before it.
  void notePassedOver();

  const MFunction* mf_ = nullptr;
  const Bundles* bundles_ = nullptr;
  Json log_;
  bool isPassedOver_ = false;
};

}  // namespace minic
