// Large ranges of memory whose pages come when they are touched.
#pragma once

#include <cstdint>

namespace minic {

/// How many bytes of memory a program can name at most.
uint64_t addressSpace();
/// Zeroed memory, not yet taken from the system; null if there is no such room.
void* reserveMemory(uint64_t size);
void releaseMemory(void* memory, uint64_t size);
/// Whole pages are zero again, and the system may have what they took.
void discardMemory(void* memory, uint64_t size);

}  // namespace minic
