// By mmap, without a claim to swap.
#include "support/platform/memory.h"

#include <sys/mman.h>

namespace minic {

uint64_t addressSpace() { return uint64_t(1) << 47; }

void* reserveMemory(uint64_t size) {
  void* memory = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? nullptr : memory;
}

void releaseMemory(void* memory, uint64_t size) { munmap(memory, size); }

void discardMemory(void* memory, uint64_t size) { madvise(memory, size, MADV_DONTNEED); }

}  // namespace minic
