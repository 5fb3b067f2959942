// The memory of an interpreted program: one range of 64-bit addresses, in which nothing of the host
// lies. Private to interp/.
//
// The range begins at kFirst, so that null and what lies close to it is no memory. In it are, one
// after the other, the global variables and the objects of the library, the stack, and the heap.
// Functions have addresses behind it, where no memory is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace minic::interp {

/// An access by a library function to memory that is not the program's.
struct BadAccess {};

class Space {
 public:
  static constexpr uint64_t kFirst = 1 << 16;
  static constexpr uint64_t kFunctions = uint64_t(1) << 46, kFunctionSize = 4096;
  static constexpr uint64_t kLabels = uint64_t(1) << 45;

  Space() = default;
  ~Space();
  Space(const Space&) = delete;
  Space& operator=(const Space&) = delete;

  /// Takes room for so many bytes of globals, for a stack and a heap of at most as many as said;
  /// as the system has less, they are halved. False: not even small ones.
  bool reserve(uint64_t globals, uint64_t stack, uint64_t heap);

  /// Where the host keeps `size` bytes from the address on; null if not all of them are the
  /// program's.
  char* at(uint64_t address, uint64_t size) const {
    uint64_t offset = address - kFirst;
    return offset <= size_ && size <= size_ - offset ? host_ + offset : nullptr;
  }
  /// The same for a library function: throws BadAccess.
  char* need(uint64_t address, uint64_t size) const {
    if (char* host = at(address, size)) return host;
    throw BadAccess{};
  }
  /// The text at the address, up to its zero. (Behind the last byte of the program lie zeros.)
  std::string_view text(uint64_t address) const { return need(address, 1); }
  /// The address of what the host keeps there; 0 for null.
  uint64_t addressOf(const void* host) const {
    return host ? uint64_t(static_cast<const char*>(host) - host_) + kFirst : 0;
  }
  /// Accesses of at most 16 bytes that begin at kFirst + n, n < span(), may be made at host() + n.
  char* host() const { return host_; }
  uint64_t span() const { return size_; }

  uint64_t globals() const { return kFirst; }
  uint64_t stack() const { return stack_; }
  uint64_t stackEnd() const { return heap_; }
  uint64_t heap() const { return heap_; }
  uint64_t heapEnd() const { return kFirst + size_; }
  /// The bytes are zero again, and the system may have what they took.
  void discard(uint64_t address, uint64_t size);

 private:
  char* host_ = nullptr;
  uint64_t size_ = 0;  // the program's; what is reserved is larger
  uint64_t stack_ = 0, heap_ = 0;
};

}  // namespace minic::interp
