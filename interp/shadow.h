// The shadows of the checking interpreter: what it keeps beside each slot and beside the memory.
// Private to interp/.
//
// Beside a slot are the bits of its value that were never set, and a word: of a pointer the number
// of the object that it points into (interp/objects.h), of a value that was never set the number of
// its origin (interp/origins.h). The memory has the same, for each byte and for each 8 bytes.
#pragma once

#include <cstdint>
#include <cstring>

#include "interp/space.h"

namespace minic::interp {

class ShadowMemory {
 public:
  static constexpr uint64_t kOrigin = uint64_t(1) << 32;  // added to the number of an origin

  explicit ShadowMemory(const Space& space) : space_(space) {}
  ~ShadowMemory();
  ShadowMemory(const ShadowMemory&) = delete;
  ShadowMemory& operator=(const ShadowMemory&) = delete;
  /// Before anything else. False: the system has no memory for it.
  bool reserve(uint64_t* slots, uint64_t slotsSize);

  // ---- of slots
  uint64_t& unset(uint64_t* slot) const { return *moved(slot, unsetDelta_); }
  uint64_t& word(uint64_t* slot) const { return *moved(slot, wordDelta_); }
  /// Notes a value's bits that were never set, and its word. True.
  bool setShadow(uint64_t* slot, uint64_t bits, uint64_t word) {
    return setKnown(slot, bits || word < kOrigin ? word : 0, bits);  // what is set needs no origin
  }
  /// The same for a value that is set; its word is of an object.
  bool setKnown(uint64_t* slot, uint64_t object, uint64_t bits = 0) {
    unset(slot) = bits;
    word(slot) = object;
    return true;
  }
  void copySlots(uint64_t* to, uint64_t* from, size_t bytes) {
    std::memmove(&unset(to), &unset(from), bytes);
    std::memmove(&word(to), &word(from), bytes);
  }
  void clearSlots(uint64_t* slots, size_t bytes) {
    std::memset(&unset(slots), 0, bytes);
    std::memset(&word(slots), 0, bytes);
  }
  /// Bytes of a frame, at offsets from its first slot.
  uint8_t* unsetPart(uint64_t* fp, uint64_t offset) const {
    return reinterpret_cast<uint8_t*>(&unset(fp)) + offset;
  }
  void copyPart(uint64_t* fp, uint64_t to, uint64_t from, uint64_t size);

  // ---- of memory
  bool isMemory(uint64_t address) const { return address - Space::kFirst < space_.span(); }
  uint8_t* unsetAt(uint64_t address) const { return unsetMemory_ + (address - Space::kFirst); }
  /// Of a whole word that is set: the object that it points into; else 0.
  uint32_t objectAt(uint64_t address, unsigned bytes) const {
    const uint32_t kept = bytes == 8 && address % 8 == 0 ? wordAt(address) : 0;
    return kept & kOriginBit ? 0 : kept;
  }
  /// Of a value that was never set: its origin; else 0.
  uint64_t originAt(uint64_t address) const {
    const uint32_t kept = wordAt(address);
    return kept & kOriginBit ? kOrigin + (kept & ~kOriginBit) : 0;
  }
  /// The bytes are set, or are not; nothing more is known of them. `origin` of those that are not.
  void set(uint64_t address, uint64_t size, bool isUnset, uint64_t origin = 0);
  /// A value that is set is stored there, aligned.
  void setWord(uint64_t address, uint64_t object) { wordAt(address) = uint32_t(object); }
  void copy(uint64_t to, uint64_t from, uint64_t size);
  /// A value of a whole number of words.
  void load(uint64_t* to, uint64_t address, uint64_t bytes);
  void store(uint64_t* from, uint64_t address, uint64_t bytes);
  /// A scalar with that word.
  void storeScalar(uint64_t* from, uint64_t address, unsigned bytes, uint64_t word);

 private:
  static constexpr uint32_t kOriginBit = uint32_t(1) << 31;  // of an origin in memory

  static uint64_t* moved(uint64_t* slot, ptrdiff_t delta) {
    return reinterpret_cast<uint64_t*>(reinterpret_cast<char*>(slot) + delta);
  }
  uint32_t& wordAt(uint64_t address) const { return wordMemory_[(address - Space::kFirst) / 8]; }
  void fillWords(uint64_t address, uint64_t size, uint32_t kept);
  /// The word as memory keeps it; `isWhole`: as many bytes as a pointer has.
  static uint32_t kept(uint64_t word, bool isWhole) {
    if (word >= kOrigin) return uint32_t(word - kOrigin) | kOriginBit;
    return isWhole ? uint32_t(word) : 0;
  }

  const Space& space_;
  ptrdiff_t unsetDelta_ = 0, wordDelta_ = 0;  // from a slot to its shadows
  uint64_t *unsetSlots_ = nullptr, *wordSlots_ = nullptr;
  uint64_t slotsSize_ = 0;
  uint8_t* unsetMemory_ = nullptr;
  uint32_t* wordMemory_ = nullptr;
};

}  // namespace minic::interp
