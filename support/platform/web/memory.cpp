// In a browser: the memory of a module only grows. What is new is zero and costs nothing until it
// is touched; it is given back with the module, which lives for one command. Until then ranges that
// were released are handed out again.
#include "support/platform/memory.h"

#include <cstring>
#include <unistd.h>
#include <vector>

namespace minic {

namespace {
struct Range {
  void* memory;
  uint64_t size;
};
std::vector<Range> released;

/// Only words that were written to are written again: pages of others are still not there.
void zero(uint64_t* words, uint64_t count) {
  for (uint64_t i = 0; i < count; ++i)
    if (words[i]) words[i] = 0;
}
}  // namespace

uint64_t addressSpace() { return uint64_t(1) << 32; }

void* reserveMemory(uint64_t size) {
  if (size >= uint64_t(1) << 31) return nullptr;  // sbrk takes a difference of 32 bits
  size = (size + 15) / 16 * 16;
  for (Range& range : released) {
    if (range.size < size || range.size / 2 > size) continue;
    void* memory = range.memory;
    released.erase(released.begin() + (&range - released.data()));
    zero(static_cast<uint64_t*>(memory), size / 8);
    return memory;
  }
  void* memory = sbrk(intptr_t(size));
  return memory == reinterpret_cast<void*>(-1) ? nullptr : memory;
}

void releaseMemory(void* memory, uint64_t size) {
  released.push_back({memory, (size + 15) / 16 * 16});
}

void discardMemory(void* memory, uint64_t size) { std::memset(memory, 0, size); }

}  // namespace minic
