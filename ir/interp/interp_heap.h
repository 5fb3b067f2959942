// The heap of an interpreted program: malloc and its kin on blocks that the interpreter knows, so
// that a wrong free is the program's error, with its line, and not the end of the host's own heap.
// Private to ir/interp*.cpp.
//
// Small blocks of one size class lie one after the other in a span of 64 KiB. Their sizes are in an
// array outside the span, where the program cannot overwrite them. Each large block is a mapping of
// its own, found by hashing. Before and after each block is a guard, which free checks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace minic::interp {

class Heap {
 public:
  Heap() = default;
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  /// Told of each block that is made or resized, if not empty.
  std::function<void(uint64_t address, uint64_t size)> noted;

  /// A block of that many bytes, all zero if so asked; null if there is no memory. `align` is a
  /// power of two.
  char* allocate(uint64_t size, uint64_t align = 16, bool isZeroed = false);
  /// Frees a block and returns an empty string. If the address is no live block, or a guard was
  /// overwritten, frees nothing and returns a noun phrase for the message: "a block that ...".
  std::string free(uint64_t address);
  /// realloc of such a block: sets `result` to the new one, or to null if there is no memory.
  std::string resize(uint64_t address, uint64_t size, char*& result);

 private:
  static constexpr uint64_t kFreed = uint64_t(1) << 63;  // added to the size of a freed block
  static constexpr uint64_t kNever = ~uint64_t(0);       // the size of a slot never used
  struct Span {
    uint32_t slot;                // bytes for each block
    std::vector<uint64_t> sizes;  // of the blocks, in order
    uint32_t used = 0;            // slots that have been blocks
  };
  struct Large {
    uint64_t size;
    char *start, *end;
  };
  /// Where the size of the block at an address is noted, and the bytes from there to the next one.
  struct Place {
    uint64_t* size = nullptr;
    uint64_t room = 0;
  };

  char* allocateSmall(uint64_t size);
  char* allocateLarge(uint64_t size, uint64_t align, bool isZeroed);
  bool addSpan(unsigned sizeClass, uint32_t slot);
  Place placeOf(uint64_t address);
  /// The bytes of a live block; 0 if none begins there.
  uint64_t sizeOf(uint64_t address) {
    Place place = placeOf(address);
    return place.size && !(*place.size & kFreed) ? *place.size : 0;
  }
  std::string problemOf(uint64_t address);
  std::string problemInside(uint64_t address);

  char* arena_ = nullptr;  // of all spans
  uint64_t arenaSize_ = 0;
  std::vector<Span> spans_;
  std::array<uint32_t, 96> newest_{};  // by size class: the last span of it, from 1
  std::array<std::vector<char*>, 96>
      free_;  // by size class: freed blocks, of large ones the starts
  std::unordered_map<uint64_t, Large> large_;
  std::vector<std::pair<char*, uint64_t>> mapped_;  // for large blocks that are kept
};

}  // namespace minic::interp
