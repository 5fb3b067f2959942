// The shadows of slots and of memory.
#include "interp/shadow.h"

#include <algorithm>

#include "support/platform/memory.h"

namespace minic::interp {

ShadowMemory::~ShadowMemory() {
  if (unsetSlots_) releaseMemory(unsetSlots_, slotsSize_);
  if (wordSlots_) releaseMemory(wordSlots_, slotsSize_);
  if (unsetMemory_) releaseMemory(unsetMemory_, space_.span() + 64);
  if (wordMemory_) releaseMemory(wordMemory_, space_.span() / 2 + 64);
}

bool ShadowMemory::reserve(uint64_t* slots, uint64_t slotsSize) {
  slotsSize_ = slotsSize;
  unsetSlots_ = static_cast<uint64_t*>(reserveMemory(slotsSize));
  wordSlots_ = static_cast<uint64_t*>(reserveMemory(slotsSize));
  unsetMemory_ = static_cast<uint8_t*>(reserveMemory(space_.span() + 64));
  wordMemory_ = static_cast<uint32_t*>(reserveMemory(space_.span() / 2 + 64));
  unsetDelta_ = reinterpret_cast<char*>(unsetSlots_) - reinterpret_cast<char*>(slots);
  wordDelta_ = reinterpret_cast<char*>(wordSlots_) - reinterpret_cast<char*>(slots);
  return unsetSlots_ && wordSlots_ && unsetMemory_ && wordMemory_;
}

void ShadowMemory::copyPart(uint64_t* fp, uint64_t to, uint64_t from, uint64_t size) {
  std::memmove(unsetPart(fp, to), unsetPart(fp, from), size);
  const uint64_t words = (to % 8 + size + 7) / 8;
  if (to % 8 == 0 && from % 8 == 0)
    std::memmove(&word(fp + to / 8), &word(fp + from / 8), words * 8);
  else
    std::memset(&word(fp + to / 8), 0, words * 8);
}

/// Of the bytes, of which there is one at least.
void ShadowMemory::fillWords(uint64_t address, uint64_t size, uint32_t kept) {
  std::fill(&wordAt(address), &wordAt(address + size - 1) + 1, kept);
}

void ShadowMemory::set(uint64_t address, uint64_t size, bool isUnset, uint64_t origin) {
  if (!size) return;
  std::memset(unsetAt(address), isUnset ? 0xFF : 0, size);
  fillWords(address, size, kept(origin, false));
}

void ShadowMemory::copy(uint64_t to, uint64_t from, uint64_t size) {
  if (!size) return;
  std::memmove(unsetAt(to), unsetAt(from), size);
  const uint64_t whole = to % 8 || from % 8 ? 0 : size / 8 * 8;
  if (whole) std::memmove(&wordAt(to), &wordAt(from), whole / 8 * sizeof *wordMemory_);
  if (whole == size) return;
  // Of a word that is copied in part, or to another place in words, only its origin is known.
  auto copyOrigin = [&](uint64_t i) {
    const uint32_t kept = wordAt(from + i);
    wordAt(to + i) = kept & kOriginBit ? kept : 0;
  };
  for (uint64_t i = whole; i < size; i += 8) copyOrigin(i);
  copyOrigin(size - 1);
}

void ShadowMemory::load(uint64_t* to, uint64_t address, uint64_t bytes) {
  std::memcpy(&unset(to), unsetAt(address), bytes);
  for (uint64_t i = 0; i * 8 < bytes; ++i) {
    const uint64_t at = address + i * 8, origin = originAt(at);
    word(to + i) = origin ? origin : objectAt(at, i * 8 + 8 <= bytes ? 8 : 1);
  }
}

void ShadowMemory::store(uint64_t* from, uint64_t address, uint64_t bytes) {
  std::memcpy(unsetAt(address), &unset(from), bytes);
  for (uint64_t i = 0; i * 8 < bytes; ++i)
    wordAt(address + i * 8) = kept(word(from + i), address % 8 == 0 && i * 8 + 8 <= bytes);
}

void ShadowMemory::storeScalar(uint64_t* from, uint64_t address, unsigned bytes, uint64_t word) {
  std::memcpy(unsetAt(address), &unset(from), bytes);
  fillWords(address, bytes, 0);
  if (word < kOrigin || *unsetAt(address))
    wordAt(address) = kept(word, bytes == 8 && address % 8 == 0);
}

}  // namespace minic::interp
