// In a browser: the memory of a module only grows. What is new is zero and costs nothing until it
// is touched; it is given back with the module, which lives for one command.
#include "support/platform/memory.h"

#include <cstring>
#include <unistd.h>

namespace minic {

uint64_t addressSpace() { return uint64_t(1) << 32; }

void* reserveMemory(uint64_t size) {
  if (size >= uint64_t(1) << 31) return nullptr;  // sbrk takes a difference of 32 bits
  void* memory = sbrk(intptr_t((size + 15) / 16 * 16));
  return memory == reinterpret_cast<void*>(-1) ? nullptr : memory;
}

void releaseMemory(void*, uint64_t) {}

void discardMemory(void* memory, uint64_t size) { std::memset(memory, 0, size); }

}  // namespace minic
