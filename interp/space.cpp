// The range of addresses of an interpreted program.
#include "interp/space.h"

#include "support/platform/memory.h"

namespace minic::interp {

namespace {
constexpr uint64_t kPage = 4096;
constexpr uint64_t kSmallest = 1 << 20;  // of stack and heap
constexpr uint64_t kBehind = 64 << 10;   // zeros after the last byte
uint64_t pages(uint64_t size) { return (size + kPage - 1) & ~(kPage - 1); }
}  // namespace

Space::~Space() {
  if (host_) releaseMemory(host_, size_ + kBehind);
}

bool Space::reserve(uint64_t globals, uint64_t stack, uint64_t heap) {
  globals = pages(globals);
  stack = pages(stack);
  for (; heap >= kSmallest && !host_; heap /= 2) {
    if (heap < stack && stack >= 2 * kSmallest) stack /= 2;
    size_ = globals + stack + heap;
    host_ = static_cast<char*>(reserveMemory(size_ + kBehind));
  }
  stack_ = kFirst + globals;
  heap_ = stack_ + stack;
  return host_ != nullptr;
}

void Space::discard(uint64_t address, uint64_t size) { discardMemory(need(address, size), size); }

}  // namespace minic::interp
