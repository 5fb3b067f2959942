// The memory of trials: one function is run on made-up inputs, before and after a pass. Each object
// has a number, and its address is that number times 2^32, so an address leads to its object and
// never to the next one.
//
// What an input holds is made up when it is first read, with the type of the read: an integer is
// small more often than not, or near a number of the function; a pointer leads to another object.
// In some inputs pointers lead to one object, and in some all elements of an array are the same.
// The runs of one input share what was made up (TrialImage); what a run writes is its own
// (TrialMemory). Bytes of local variables and of malloc's are unknown until they are written, bit
// by bit.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/function.h"

namespace minic {

/// A scalar: of an integer its bits, zero-extended; `unknown` are those that are undef or poison.
/// Of poison all bits are unknown, and what is computed from it is poison.
struct TrialBits {
  uint64_t bits = 0, unknown = 0;
  bool isPoison = false;
};

/// Why a run ended.
enum class TrialEnd : uint8_t {
  Returned,
  Left,         ///< a call did not return
  Undefined,    ///< undefined behaviour
  TooLong,      ///< more steps, calls or depth than a trial has
  Unsupported,  ///< what trials cannot judge
};
/// Ends a run.
struct TrialStop {
  TrialEnd end;
  std::string why;
};

/// A number that depends on all of these, and on nothing else.
uint64_t trialHash(uint64_t a, uint64_t b, uint64_t c = 0);

constexpr uint32_t kTrialPage = 128;
struct TrialPage {
  std::array<uint8_t, kTrialPage> data{}, unknown{};
  std::array<bool, kTrialPage> isSet{};  ///< else not yet made up
  std::array<bool, kTrialPage> isPoison{};
};

/// The symbols of a module by the numbers of their objects.
struct TrialSymbols {
  std::unordered_map<uint64_t, const GlobalVar*> globals;
  std::unordered_map<uint64_t, const Function*> functions;
  explicit TrialSymbols(const Module& module);
};

/// What stands in the function that is run: numbers near these decide its branches, and a pointer
/// may lead to these variables.
struct TrialHints {
  std::vector<uint64_t> numbers;
  std::vector<const GlobalVar*> globals;
  explicit TrialHints(const Function& function);
};

/// The objects that both runs see: global variables, and what arguments point to.
class TrialImage {
 public:
  enum class Kind : uint8_t { Global, Buffer, Heap, Local };
  static constexpr uint64_t kFirst = 0x10000;  ///< of an object: what lies before it is no object
  static constexpr uint64_t kBuffers = 1 << 22, kHeap = 1 << 23, kLocals = 1 << 24,
                            kFunctions = 1 << 25;
  static constexpr uint64_t kBufferSize = 1024;

  struct Object {
    uint64_t size = 0;
    bool isConstant = false;
    std::unordered_map<uint32_t, TrialPage> pages;  // those of which something is known
    const std::string* initial = nullptr;           // what the rest holds; null: to be made up
  };

  /// With the initialisers of the variables, or random contents: by turns.
  TrialImage(const TrialSymbols& symbols, const TrialHints& hints, unsigned input)
      : symbols_(symbols),
        hints_(hints),
        input_(input),
        seed_(trialHash(input, 12345)),
        isWild_(trialHash(seed_, 5) % 3 == 0),
        initialised_(input % 2 == 0) {}

  uint64_t seed() const { return seed_; }
  const TrialHints& hints() const { return hints_; }
  /// Pointers lead to one object; this is how often they did in an input before.
  std::optional<unsigned> meeting() const {
    return input_ % 3 == 2 ? std::optional(input_ / 3) : std::nullopt;
  }
  /// All elements are the same.
  bool isEven() const { return input_ % 6 == 4; }
  /// Null: no object of this image.
  Object* find(uint64_t number);
  uint64_t newBuffer(uint64_t size = kBufferSize);  ///< its address
  static uint64_t addressOf(uint64_t number) { return number << 32 | kFirst; }
  static uint64_t numberOf(uint64_t address) { return address >> 32; }
  static uint64_t offsetOf(uint64_t address) { return uint32_t(address) - kFirst; }
  static Kind kindOf(uint64_t number);
  uint64_t addressOf(const GlobalValue& symbol) const;
  const Function* functionAt(uint64_t address) const;
  /// The value of a constant: one for each scalar in it.
  void appendConstant(const Value& constant, std::vector<TrialBits>& out) const;
  TrialBits scalar(const Value& constant) const;

  /// Whether something was made up since it was last asked.
  bool grew() { return std::exchange(grew_, false); }
  TrialPage& pageOf(Object& object, uint32_t page);
  /// A scalar of the type, made up for that place.
  uint64_t madeUp(const Type* type, uint64_t salt);
  void noteGrowth() { grew_ = true; }

  /// "@g+8", "buffer 2", "a local variable+4".
  std::string describe(uint64_t address) const;

 private:
  const std::string* initialOf(const GlobalVar& global);
  void write(const Value& constant, std::string& bytes, uint64_t at) const;

  const TrialSymbols& symbols_;
  const TrialHints& hints_;
  unsigned input_;
  uint64_t seed_;
  bool isWild_, initialised_;
  bool grew_ = false;
  uint64_t buffers_ = 0, found_ = 0;  // found_: the last buffer that memory led to
  std::unordered_map<uint64_t, Object> objects_;
  std::unordered_map<uint64_t, std::string> initials_;
};

/// The memory of one run.
class TrialMemory {
 public:
  struct Object {
    TrialImage::Object* image = nullptr;  // null: this run's own
    uint64_t size = 0;
    bool isZero = false;  // bytes that the run has not written are zero, else unknown
    bool isDead = false;
    bool isWritten = false;
    std::unordered_map<uint32_t, TrialPage> pages;
  };

  explicit TrialMemory(TrialImage& image) : image_(image) {}

  uint64_t newLocal(uint64_t size) { return make(TrialImage::kLocals + locals_++, size, false); }
  uint64_t newHeap(uint64_t size, bool isZero) {
    return make(TrialImage::kHeap + heap_++, size, isZero);
  }
  /// Stops if it is not all memory, or may not be written.
  Object& need(uint64_t address, uint64_t size, bool writes);
  Object* find(uint64_t number);
  /// Bytes that no run has read before are made up: as one value of the type, or byte by byte if
  /// `type` is null.
  TrialBits read(uint64_t address, uint32_t size, const Type* type);
  void write(uint64_t address, uint32_t size, TrialBits value);
  void copy(uint64_t to, uint64_t from, uint64_t size);
  void forget(uint64_t address);  ///< all of the object is unknown
  /// A byte as it is, not made up if it is not known.
  struct Byte {
    uint8_t data, unknown;
    bool isSet, isPoison = false;
    bool operator==(const Byte&) const = default;
  };
  Byte peek(Object& object, uint64_t offset);
  /// What the page was when the run began, as far as it is known now.
  const TrialPage& initial(Object& object, uint32_t page) {
    return image_.pageOf(*object.image, page);
  }
  /// Whether the 8 bytes from there are the address of an object of the run's own.
  bool isOwnAddress(Object& object, uint64_t offset);
  bool isOwnAddress(uint64_t address) {
    Object* object = find(TrialImage::numberOf(address));
    return object && isOwnAddress(*object, TrialImage::offsetOf(address));
  }
  const std::vector<uint64_t>& written() const { return written_; }  ///< numbers, of the image's

 private:
  uint64_t make(uint64_t number, uint64_t size, bool isZero);
  TrialPage& pageOf(Object& object, uint32_t page);

  TrialImage& image_;
  std::unordered_map<uint64_t, Object> objects_;
  std::vector<uint64_t> written_;
  uint64_t locals_ = 0, heap_ = 0;
};

}  // namespace minic
