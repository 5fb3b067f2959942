// The places of values after allocation, for the allocators, the checker and the copies.
#pragma once

#include "backend/mir/mir.h"

namespace minic {

/// A physical register, a spill slot, or no place: nowhere, or nowhere because the value is
/// rematerialised at each use.
class Place {
 public:
  constexpr Place() = default;
  static constexpr Place reg(Reg reg) { return Place(reg.raw); }
  static constexpr Place slot(uint32_t id) { return Place(kFirstSlot + id); }
  static constexpr Place rematerialised() { return Place(kRemat); }
  /// The place that an operand of allocated code names; nowhere for a constant or an address.
  static Place of(const MOperand& operand) {
    if (operand.isReg()) return operand.asReg().isPhysical() ? reg(operand.asReg()) : Place();
    return operand.isSlotContent() ? slot(operand.payload) : Place();
  }
  /// The place with that number; see number().
  static constexpr Place numbered(uint32_t number) { return Place(number); }

  constexpr bool isReg() const { return raw_ < kFirstSlot; }
  constexpr bool isSlot() const { return raw_ >= kFirstSlot && raw_ < kRemat; }
  constexpr bool isRemat() const { return raw_ == kRemat; }
  /// A register or a slot.
  constexpr bool exists() const { return raw_ < kRemat; }
  constexpr Reg asReg() const { return Reg{raw_}; }
  constexpr uint32_t asSlot() const { return raw_ - kFirstSlot; }
  /// Dense: registers by their numbers, then slots by their ids.
  constexpr uint32_t number() const { return raw_; }
  /// One more than the largest number() in the function.
  static uint32_t numbers(const MFunction& mf) { return kFirstSlot + uint32_t(mf.slots.size()); }
  /// As an operand: the register, or the slot's content.
  MOperand operand() const {
    return isReg() ? MOperand::reg(asReg()) : MOperand::slotContent(asSlot());
  }
  constexpr bool operator==(const Place&) const = default;

 private:
  static constexpr uint32_t kFirstSlot = Reg::kFirstVirtual, kNowhere = ~0u, kRemat = ~0u - 1;
  constexpr explicit Place(uint32_t raw) : raw_(raw) {}
  uint32_t raw_ = kNowhere;
};

/// One move of a parallel copy. `scratch` holds the value of a cycle while the cycle is open; a
/// move from slot to slot goes through the register `carrier`.
struct CopyMove {
  Place dst, src, scratch, carrier;
};

}  // namespace minic
