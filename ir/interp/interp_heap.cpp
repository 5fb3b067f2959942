// malloc, free and realloc of an interpreted program.
#include "ir/interp/interp_heap.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <sys/mman.h>

#include "ir/interp/interp_code.h"

namespace minic::interp {

namespace {

constexpr uint64_t kLargestKept = 32 << 20;  // above, a freed block goes back to the system
constexpr uint64_t kMost = uint64_t(1) << 46;
constexpr uint64_t kGuard = 0xFDFDFDFDFDFDFDFD, kGuardSize = sizeof kGuard;
constexpr uint64_t kSpan = 64 << 10, kFirstSlot = 16;  // a guard stands before the first slot
constexpr uint64_t kLargestSlot = kSpan / 8;
constexpr uint64_t kLargestArena = uint64_t(64) << 30;

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

void writeGuard(char* at) { std::memcpy(at, &kGuard, kGuardSize); }
bool isGuard(const char* at) { return std::memcmp(at, &kGuard, kGuardSize) == 0; }
char* pointerTo(uint64_t address) { return reinterpret_cast<char*>(address); }

}  // namespace

Heap::~Heap() {
  if (arena_) munmap(arena_, arenaSize_);
  for (auto [start, size] : mapped_) munmap(start, size);
  for (const auto& [address, block] : large_)
    if (uint64_t(block.end - block.start) > kLargestKept && !(block.size & kFreed))
      munmap(block.start, uint64_t(block.end - block.start));
}

char* Heap::allocate(uint64_t size, uint64_t align, bool isZeroed) {
  if (size > kMost || align > kMost) {
    errno = ENOMEM;
    return nullptr;
  }
  char* block = nullptr;
  if (size + kGuardSize <= kLargestSlot && align <= 16) block = allocateSmall(size);
  if (block && isZeroed) std::memset(block, 0, size);
  if (!block) block = allocateLarge(size, align, isZeroed);
  if (block && noted) noted(reinterpret_cast<uint64_t>(block), size);
  return block;
}

char* Heap::allocateSmall(uint64_t size) {
  auto [slot, sizeClass] = classFor(std::max<uint64_t>(size + kGuardSize, 32));
  std::vector<char*>& free = free_[sizeClass];
  char* block;
  if (!free.empty()) {
    block = free.back();
    free.pop_back();
    *placeOf(reinterpret_cast<uint64_t>(block)).size = size;
  } else {
    uint32_t newest = newest_[sizeClass];
    if (newest == 0 || spans_[newest - 1].used == spans_[newest - 1].sizes.size()) {
      if (!addSpan(sizeClass, uint32_t(slot))) return nullptr;
      newest = newest_[sizeClass];
    }
    Span& span = spans_[newest - 1];
    block = arena_ + (newest - 1) * kSpan + kFirstSlot + uint64_t(span.used) * slot;
    span.sizes[span.used++] = size;
  }
  writeGuard(block + size);
  writeGuard(block + slot - kGuardSize);  // before the next one
  return block;
}

bool Heap::addSpan(unsigned sizeClass, uint32_t slot) {
  for (uint64_t size = kLargestArena; !arena_ && size >= kSpan; size /= 2)
    if (void* memory = reserveMemory(size)) arena_ = static_cast<char*>(memory), arenaSize_ = size;
  if ((spans_.size() + 1) * kSpan > arenaSize_) return false;
  char* start = arena_ + spans_.size() * kSpan;
  spans_.push_back({slot, std::vector<uint64_t>((kSpan - kFirstSlot) / slot, kNever)});
  newest_[sizeClass] = uint32_t(spans_.size());
  writeGuard(start + kFirstSlot - kGuardSize);
  return true;
}

char* Heap::allocateLarge(uint64_t size, uint64_t align, bool isZeroed) {
  align = std::max<uint64_t>(align, 16);
  auto [capacity, sizeClass] = classFor(std::max(size + align + kGuardSize, kLargestSlot + 1));
  bool isKept = capacity <= kLargestKept;
  char* start;
  if (isKept && !free_[sizeClass].empty()) {
    start = free_[sizeClass].back();
    free_[sizeClass].pop_back();
  } else {
    void* memory =
        mmap(nullptr, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return nullptr;
    start = static_cast<char*>(memory);
    if (isKept) mapped_.push_back({start, capacity});
    isZeroed = false;  // it is
  }
  uint64_t address = (reinterpret_cast<uint64_t>(start) + kGuardSize + align - 1) & ~(align - 1);
  char* block = pointerTo(address);
  if (isZeroed) std::memset(block, 0, size);
  writeGuard(block - kGuardSize);
  writeGuard(block + size);
  large_[address] = {size, start, start + capacity};
  return block;
}

Heap::Place Heap::placeOf(uint64_t address) {
  uint64_t offset = address - reinterpret_cast<uint64_t>(arena_);
  if (offset < spans_.size() * kSpan) {
    Span& span = spans_[offset / kSpan];
    auto inSpan = uint32_t(offset % kSpan - kFirstSlot);
    uint32_t index = inSpan / span.slot;
    if (inSpan % span.slot != 0 || index >= span.used) return {};
    return {&span.sizes[index], span.slot};
  }
  auto found = large_.find(address);
  if (found == large_.end()) return {};
  return {&found->second.size, uint64_t(found->second.end - pointerTo(address))};
}

/// Why an address where no block begins cannot be freed.
std::string Heap::problemInside(uint64_t address) {
  uint64_t begin = address, offset = address - reinterpret_cast<uint64_t>(arena_);
  if (offset < spans_.size() * kSpan && offset % kSpan >= kFirstSlot)
    begin -= (offset % kSpan - kFirstSlot) % spans_[offset / kSpan].slot;
  for (const auto& [start, block] : large_)
    if (address > start && address - start < block.size) begin = start;
  if (uint64_t bytes = address - begin; bytes < sizeOf(begin))
    return fmt::format("an address {} byte{} into its block", bytes, bytes == 1 ? "" : "s");
  return "an address that malloc did not return";
}

std::string Heap::problemOf(uint64_t address) {
  Place place = placeOf(address);
  if (!place.size) return problemInside(address);
  uint64_t size = *place.size;
  if (size & kFreed) return "a block that was freed before";
  const char* block = pointerTo(address);
  const char* where = !isGuard(block + size)         ? "past whose end"
                      : !isGuard(block - kGuardSize) ? "before which"
                                                     : nullptr;
  if (!where) return {};
  return fmt::format("a block of {} byte{} {} the program has written", size, size == 1 ? "" : "s",
                     where);
}

std::string Heap::free(uint64_t address) {
  if (std::string problem = problemOf(address); !problem.empty()) return problem;
  Place place = placeOf(address);
  *place.size |= kFreed;
  if (address - reinterpret_cast<uint64_t>(arena_) < arenaSize_) {
    free_[classFor(place.room).index].push_back(pointerTo(address));
    return {};
  }
  const Large& block = large_[address];
  auto capacity = uint64_t(block.end - block.start);
  if (capacity > kLargestKept)
    munmap(block.start, capacity);
  else
    free_[classFor(capacity).index].push_back(block.start);
  return {};
}

std::string Heap::resize(uint64_t address, uint64_t size, char*& result) {
  if (std::string problem = problemOf(address); !problem.empty()) return problem;
  result = nullptr;
  if (size == 0) return free(address);  // as glibc's
  Place place = placeOf(address);
  if (size <= kMost && size + kGuardSize <= place.room) {
    *place.size = size;
    result = pointerTo(address);
    writeGuard(result + size);
    if (noted) noted(address, size);
    return {};
  }
  uint64_t kept = std::min(size, *place.size);
  result = allocate(size);
  if (!result) return {};
  std::memcpy(result, pointerTo(address), kept);
  return free(address);
}

}  // namespace minic::interp
