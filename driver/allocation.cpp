// operator new of the program. The stages make tens of thousands of small vectors per second of
// compiling and free them soon after; malloc and free take some 150 instructions for each, these
// functions about 15. Blocks of up to kMaxBytes bytes are cut from chunks and kept, once freed, in
// a list per size and thread; larger ones are malloc's. Memory never goes back to the system (see
// main.cpp). The library (compiler/) leaves the allocator to the program that it is part of, and
// sanitizers bring one of their own.
#if !defined(__SANITIZE_ADDRESS__)
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace minic {
namespace {

constexpr std::size_t kStep = 16, kMaxBytes = 1024 - 8;
constexpr std::size_t kChunk = std::size_t(64) << 10;

/// In the 8 bytes before each block, so that blocks are aligned by 16: its size with these bytes in
/// steps, or 0 for a block of malloc's.
using Header = std::uint64_t;

struct FreeBlock {
  FreeBlock* next;
};

struct Lists {
  FreeBlock* free[(kMaxBytes + sizeof(Header)) / kStep + 1];  // by size in steps
  char *cursor, *end;                                         // what is left of the chunk
};
constinit thread_local Lists lists = {};

Header& headerOf(void* block) { return static_cast<Header*>(block)[-1]; }

/// malloc's memory, as operator new has to ask for it.
char* fromMalloc(std::size_t size) {
  for (;;) {
    if (void* memory = std::malloc(size)) return static_cast<char*>(memory);
    std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
  }
}

[[gnu::noinline]] void* allocateSlow(std::size_t size, std::size_t steps) {
  if (size > kMaxBytes) {
    if (size > PTRDIFF_MAX) throw std::bad_alloc();
    void* block = fromMalloc(size + kStep) + kStep;
    headerOf(block) = 0;
    return block;
  }
  if (std::size_t(lists.end - lists.cursor) < steps * kStep) {
    lists.cursor = fromMalloc(kChunk);
    lists.end = lists.cursor + kChunk;
    lists.cursor += kStep - sizeof(Header);
  }
  void* block = lists.cursor + sizeof(Header);
  lists.cursor += steps * kStep;
  headerOf(block) = steps;
  return block;
}

}  // namespace
}  // namespace minic

using namespace minic;

void* operator new(std::size_t size) {
  const std::size_t steps = (size + sizeof(Header) + kStep - 1) / kStep;
  if (size <= kMaxBytes) [[likely]]
    if (FreeBlock* block = lists.free[steps]) {
      lists.free[steps] = block->next;
      return block;
    }
  return allocateSlow(size, steps);
}

void operator delete(void* block) noexcept {
  if (!block) return;
  const auto steps = std::size_t(headerOf(block));
  if (steps == 0) return std::free(static_cast<char*>(block) - kStep);
  auto* freed = static_cast<FreeBlock*>(block);
  freed->next = lists.free[steps];
  lists.free[steps] = freed;
}

void operator delete(void* block, std::size_t) noexcept { operator delete(block); }
#endif
