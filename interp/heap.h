// The heap of an interpreted program: malloc and its kin on blocks that the interpreter knows, so
// that a wrong free is the program's error, with its line. Private to interp/.
//
// The heap's part of the address space is handed out in units of 64 KiB. Small blocks of one size
// class lie one after the other in a unit, a span. A large block has units of its own. Sizes are
// kept outside of the program's memory. Before and after each block is a guard, which free checks.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "interp/space.h"
#include "support/message.h"

namespace minic::interp {

class Heap {
 public:
  /// Blocks are in the heap's part of that memory, which must be reserved before the first one.
  explicit Heap(Space& space) : space_(space) {}

  /// Called for each block that is made or resized; may be empty.
  std::function<void(uint64_t address, uint64_t size)> noted;

  /// The address of a block of that many bytes, all zero if so asked; 0 if there is no memory.
  /// `align` is a power of two.
  uint64_t allocate(uint64_t size, uint64_t align = 16, bool isZeroed = false);
  /// Whether a block that is not freed, with whole guards, begins at the address.
  bool isBlock(uint64_t address) { return !problemOf(address); }
  /// Frees a block and returns nothing. If the address is no live block, or a guard was
  /// overwritten, frees nothing and returns a noun phrase for the message: "a block that ...".
  std::optional<Message> free(uint64_t address);
  /// realloc of such a block: sets `result` to the new one, or to 0 if there is no memory.
  std::optional<Message> resize(uint64_t address, uint64_t size, uint64_t& result);

 private:
  static constexpr uint64_t kFreed = uint64_t(1) << 63;  // added to the size of a freed block
  static constexpr uint64_t kNever = ~uint64_t(0);       // the size of a slot never used
  struct Span {
    uint64_t start;               // address
    uint32_t slot;                // bytes for each block
    std::vector<uint64_t> sizes;  // of the blocks, in order
    uint32_t used = 0;            // slots that have been blocks
  };
  struct Large {
    uint64_t size, start, end;
  };
  /// Where the size of the block at an address is noted, and the bytes from there to the next one.
  struct Place {
    uint64_t* size = nullptr;
    uint64_t room = 0;
  };

  uint64_t allocateSmall(uint64_t size);
  uint64_t allocateLarge(uint64_t size, uint64_t align, bool isZeroed);
  uint64_t takeUnits(uint64_t count);
  bool addSpan(unsigned sizeClass, uint32_t slot);
  Span* spanAt(uint64_t address);
  Place placeOf(uint64_t address);
  /// The bytes of a live block; 0 if none begins there.
  uint64_t sizeOf(uint64_t address) {
    Place place = placeOf(address);
    return place.size && !(*place.size & kFreed) ? *place.size : 0;
  }
  std::optional<Message> problemOf(uint64_t address);
  Message problemInside(uint64_t address);
  void writeGuard(uint64_t at);
  bool isGuard(uint64_t at) const;

  Space& space_;
  std::vector<uint32_t> unitSpan_;  // by unit: its span, from 1; 0: of a large block
  std::vector<Span> spans_;
  std::array<uint32_t, 192> newest_{};             // by size class: the last span of it, from 1
  std::array<std::vector<uint64_t>, 192> free_{};  // freed blocks, of large ones the starts
  std::unordered_map<uint64_t, Large> large_;
};

}  // namespace minic::interp
