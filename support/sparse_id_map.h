// A side table for a few of many dense ids; for most of them see id_map.h.
#pragma once

#include <cstdint>
#include <vector>

#include "support/check.h"

namespace minic {

/// Pointers for a few of many ids, by hashing with linear probing: costs nothing for the others.
template <class T>
class SparseIdMap {
 public:
  /// Null if there is none.
  T* find(uint32_t id) const { return slots_.empty() ? nullptr : slots_[placeOf(id)].item; }
  void set(uint32_t id, T* item) {
    MINIC_DCHECK(id != kFree);
    if (count_ * 2 >= slots_.size()) grow();
    Slot& slot = slots_[placeOf(id)];
    count_ += slot.id == kFree;
    slot = {item, id};
  }

 private:
  static constexpr uint32_t kFree = UINT32_MAX;
  struct Slot {
    T* item = nullptr;
    uint32_t id = kFree;
  };
  /// The slot of the id, or the one where it belongs.
  size_t placeOf(uint32_t id) const {
    const size_t mask = slots_.size() - 1;
    size_t at = (id * 0x9E3779B1u >> 7) & mask;
    while (slots_[at].id != kFree && slots_[at].id != id) at = (at + 1) & mask;
    return at;
  }
  void grow() {
    std::vector<Slot> old(slots_.empty() ? 16 : slots_.size() * 2);
    old.swap(slots_);
    for (const Slot& slot : old)
      if (slot.id != kFree) slots_[placeOf(slot.id)] = slot;
  }

  std::vector<Slot> slots_;  // a power of two of them, half of them free
  size_t count_ = 0;
};

}  // namespace minic
