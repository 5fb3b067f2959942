// malloc, free and realloc of an interpreted program.
#include "interp/heap.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>

#include "support/messages.h"

namespace minic::interp {

namespace {

constexpr uint64_t kMaxKept = 32 << 20;  // above, what a freed block took goes back
constexpr uint64_t kMaxBytes = uint64_t(1) << 46;
constexpr uint64_t kGuard = 0xFDFDFDFDFDFDFDFD, kGuardSize = sizeof kGuard;
constexpr uint64_t kUnit = 64 << 10, kFirstSlot = 16;  // a guard stands before the first slot
constexpr uint64_t kMaxSlot = kUnit / 8;

struct SizeClass {
  uint64_t capacity;
  unsigned index;
};

/// The smallest class that has room: steps of 16 up to 128, then four to each power of two.
SizeClass classFor(uint64_t capacity) {
  if (capacity <= 128) {
    uint64_t steps = (capacity + 15) / 16;
    return {steps * 16, unsigned(steps)};
  }
  unsigned width = unsigned(std::bit_width(capacity - 1));
  uint64_t below = uint64_t(1) << (width - 1), step = below / 4;
  uint64_t steps = (capacity - below + step - 1) / step;
  return {below + steps * step, (width - 8) * 4 + 8 + unsigned(steps)};
}

}  // namespace

void Heap::writeGuard(uint64_t at) {
  std::memcpy(space_.need(at, kGuardSize), &kGuard, kGuardSize);
}
bool Heap::isGuard(uint64_t at) const {
  return std::memcmp(space_.need(at, kGuardSize), &kGuard, kGuardSize) == 0;
}

uint64_t Heap::allocate(uint64_t size, uint64_t align, bool isZeroed) {
  uint64_t block = 0;
  if (size <= kMaxBytes && align <= kMaxBytes) {
    if (size + kGuardSize <= kMaxSlot && align <= 16) block = allocateSmall(size);
    if (block && isZeroed) std::memset(space_.need(block, size), 0, size);
    if (!block) block = allocateLarge(size, align, isZeroed);
  }
  if (!block) errno = ENOMEM;
  if (block && noted) noted(block, size);
  return block;
}

uint64_t Heap::allocateSmall(uint64_t size) {
  auto [slot, sizeClass] = classFor(std::max<uint64_t>(size + kGuardSize, 32));
  std::vector<uint64_t>& free = free_[sizeClass];
  uint64_t block;
  if (!free.empty()) {
    block = free.back();
    free.pop_back();
    *placeOf(block).size = size;
  } else {
    uint32_t newest = newest_[sizeClass];
    if (newest == 0 || spans_[newest - 1].used == spans_[newest - 1].sizes.size()) {
      if (!addSpan(sizeClass, uint32_t(slot))) return 0;
      newest = newest_[sizeClass];
    }
    Span& span = spans_[newest - 1];
    block = span.start + kFirstSlot + uint64_t(span.used) * slot;
    span.sizes[span.used++] = size;
  }
  writeGuard(block + size);
  writeGuard(block + slot - kGuardSize);  // before the next one
  return block;
}

/// The address of so many units in a row; 0 if the heap has no more.
uint64_t Heap::takeUnits(uint64_t count) {
  uint64_t room = (space_.heapEnd() - space_.heap()) / kUnit - unitSpan_.size();
  if (count > room) return 0;
  uint64_t start = space_.heap() + unitSpan_.size() * kUnit;
  unitSpan_.resize(unitSpan_.size() + count);
  return start;
}

bool Heap::addSpan(unsigned sizeClass, uint32_t slot) {
  uint64_t start = takeUnits(1);
  if (!start) return false;
  spans_.push_back({start, slot, std::vector<uint64_t>((kUnit - kFirstSlot) / slot, kNever)});
  newest_[sizeClass] = unitSpan_.back() = uint32_t(spans_.size());
  writeGuard(start + kFirstSlot - kGuardSize);
  return true;
}

uint64_t Heap::allocateLarge(uint64_t size, uint64_t align, bool isZeroed) {
  align = std::max<uint64_t>(align, 16);
  auto [capacity, sizeClass] = classFor(std::max(size + align + kGuardSize, kMaxSlot + 1));
  uint64_t start;
  if (!free_[sizeClass].empty()) {
    start = free_[sizeClass].back();
    free_[sizeClass].pop_back();
    isZeroed &= capacity <= kMaxKept;  // else it is
  } else {
    start = takeUnits((capacity + kUnit - 1) / kUnit);
    if (!start) return 0;
    isZeroed = false;  // it is
  }
  uint64_t block = (start + kGuardSize + align - 1) & ~(align - 1);
  if (isZeroed) std::memset(space_.need(block, size), 0, size);
  writeGuard(block - kGuardSize);
  writeGuard(block + size);
  large_[block] = {size, start, start + capacity};
  return block;
}

Heap::Span* Heap::spanAt(uint64_t address) {
  uint64_t unit = (address - space_.heap()) / kUnit;
  return unit < unitSpan_.size() && unitSpan_[unit] ? &spans_[unitSpan_[unit] - 1] : nullptr;
}

Heap::Place Heap::placeOf(uint64_t address) {
  if (Span* span = spanAt(address)) {
    auto inSpan = uint32_t(address - span->start - kFirstSlot);
    uint32_t index = inSpan / span->slot;
    if (inSpan % span->slot != 0 || index >= span->used) return {};
    return {&span->sizes[index], span->slot};
  }
  auto found = large_.find(address);
  if (found == large_.end()) return {};
  return {&found->second.size, found->second.end - address};
}

static Message bytesText(uint64_t count) {
  return count == 1 ? Message(MsgWord::OneByte) : Message(Msg::CountOfBytes, count);
}

/// Why an address where no block begins cannot be freed.
Message Heap::problemInside(uint64_t address) {
  uint64_t begin = address;
  if (Span* span = spanAt(address); span && address >= span->start + kFirstSlot)
    begin -= (address - span->start - kFirstSlot) % span->slot;
  for (const auto& [start, block] : large_)
    if (address > start && address - start < block.size) begin = start;
  if (uint64_t bytes = address - begin; bytes < sizeOf(begin))
    return {Msg::RunInsideBlock, bytesText(bytes)};
  return Message(MsgWord::RunForeignAddress);
}

std::optional<Message> Heap::problemOf(uint64_t address) {
  Place place = placeOf(address);
  if (!place.size) return problemInside(address);
  uint64_t size = *place.size;
  if (size & kFreed) return Message(MsgWord::RunFreedBlock);
  if (!isGuard(address + size)) return Message(Msg::RunWrittenPast, bytesText(size));
  if (!isGuard(address - kGuardSize)) return Message(Msg::RunWrittenBefore, bytesText(size));
  return std::nullopt;
}

std::optional<Message> Heap::free(uint64_t address) {
  if (std::optional<Message> problem = problemOf(address)) return problem;
  Place place = placeOf(address);
  *place.size |= kFreed;
  if (spanAt(address)) {
    free_[classFor(place.room).index].push_back(address);
    return {};
  }
  const Large& block = large_[address];
  uint64_t capacity = block.end - block.start;
  if (capacity > kMaxKept) space_.discard(block.start, capacity);
  free_[classFor(capacity).index].push_back(block.start);
  return {};
}

std::optional<Message> Heap::resize(uint64_t address, uint64_t size, uint64_t& result) {
  if (std::optional<Message> problem = problemOf(address)) return problem;
  result = 0;
  if (size == 0) return free(address);  // as glibc's
  Place place = placeOf(address);
  if (size <= kMaxBytes && size + kGuardSize <= place.room) {
    *place.size = size;
    result = address;
    writeGuard(result + size);
    if (noted) noted(address, size);
    return {};
  }
  uint64_t kept = std::min(size, *place.size);
  result = allocate(size);
  if (!result) return {};
  std::memcpy(space_.need(result, kept), space_.need(address, kept), kept);
  return free(address);
}

}  // namespace minic::interp
