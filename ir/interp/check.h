// Finds the undefined behaviour of the program that the interpreter runs. Private to ir/interp/.
//
// The loop asks before each code (before()) and after calls. Beside each slot the checker keeps
// which of its bits were never set, as a number of the same form, and one word more: of a pointer
// the object that it points into, of a value that was never set where it came from. Beside the
// memory it keeps the same, by byte and by word. A report is made where such a value decides
// something: a branch, an address, what a library function is given. Moving it is no error.
//
// What cannot be known is taken for defined: pointers made of integers belong to the object at
// their address, and what library functions without a rule write is set.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "ir/interp/interp_code.h"

namespace minic::interp {

class Checker {
 public:
  explicit Checker(Interp& interp) : interp_(interp), space_(interp.space) {}
  ~Checker();
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  /// Before the first code. False: the system has no memory for the checker.
  bool start(const Module& module, uint64_t* slots, size_t slotsSize);

  // Each returns false if the run is to end.

  /// Before the code at `pc` of the callee, whose slots are at fp and whose variables at `locals`.
  bool before(const Callee& callee, const Code* pc, uint64_t* fp, uint64_t locals);
  /// A function of the program begins; `site` is null if the host calls it.
  bool enter(const Callee& callee, const CallSite* site, const uint64_t* callerFp, uint64_t* fp,
             uint64_t locals, uint64_t variadic);
  /// It has returned to the caller, where the result is in slot a. Null: to the host.
  bool leave(uint64_t* callerFp, const Inst* call, uint32_t a, uint32_t bytes);
  /// An alloca that is not fixed has made a variable; the stack was cut back to `sp`.
  void made(const Inst* alloca, uint64_t address, uint64_t size);
  /// The life of the variable at the address begins anew, or ends.
  void began(const Inst* marker, uint64_t address, bool ends);
  void restored(uint64_t sp);

  /// Around a call of a library function (check_library.cpp).
  bool beforeHost(const Callee& callee, const CallSite& site, const uint64_t* fp, HostCall& call);
  /// Its result is in slot a.
  bool afterHost(const Callee& callee, const CallSite& site, uint64_t* fp, uint32_t a);
  /// A variable array has no room on the stack.
  bool tooLong(uint64_t elements);
  /// getarray is to write so many bytes there.
  bool mayReadArray(uint64_t address, uint64_t size);
  /// `name` was given what it cannot work with.
  bool misused(std::string_view name, std::string_view what);
  /// Calls inside each other have used up the stack.
  bool endless(const std::vector<RunResult::Frame>& calls);
  /// The heap has made a block, or changed its size.
  void allocated(uint64_t address, uint64_t size);

  enum Kind : uint8_t {
#define UNDEFINED(name, ...) name,
#include "ir/interp/undefined.def"
  };
  /// Notes what is undefined here; false if the run is to end.
  bool report(Kind kind, std::string message, std::vector<RunReport::Note> notes = {});
  /// Notes the blocks that were not freed, once the program has ended.
  void reportLeaks();

 private:
  friend class LibraryCheck;

  enum class Place : uint8_t { Global, Literal, Local, Argument, Heap };
  struct Object {
    uint64_t base = 0, size = 0;
    const Value* value = nullptr;  // the variable
    SourceLoc made, ended;
    Place place = Place::Global;
    bool isLive = true, isConst = false;
  };
  /// Where a value that was never set came from; in the word of its slot.
  struct Origin {
    enum Kind : uint8_t { Variable, Block, NoReturn } kind;
    const Value* value;  // the variable or the function
    SourceLoc loc;
  };
  static constexpr uint32_t kOriginBit = uint32_t(1) << 31;  // of an origin in memory
  static constexpr uint64_t kOrigin = uint64_t(1) << 32;     // added to the number of an origin

  uint64_t& unset(uint64_t* slot) const {
    return *reinterpret_cast<uint64_t*>(reinterpret_cast<char*>(slot) + unsetDelta_);
  }
  uint64_t& word(uint64_t* slot) const {
    return *reinterpret_cast<uint64_t*>(reinterpret_cast<char*>(slot) + wordDelta_);
  }
  uint8_t* unsetAt(uint64_t address) const { return unsetMemory_ + (address - Space::kFirst); }
  uint32_t& wordAt(uint64_t address) const { return wordMemory_[(address - Space::kFirst) / 8]; }
  uint32_t& ownerAt(uint64_t address) const { return owner_[(address - Space::kFirst) / 16]; }
  bool isMemory(uint64_t address) const { return address - Space::kFirst < space_.span(); }

  uint32_t newObject(Object object);
  void end(uint32_t id, SourceLoc loc);
  /// The object that a pointer belongs to: by its word, else by its address; 0: none is known.
  uint32_t objectOf(uint64_t address, uint64_t word) const;
  bool access(uint64_t address, uint64_t word, uint64_t size, bool isWrite, const Inst* inst);
  bool refuse(uint64_t address, uint32_t id, uint64_t size, bool isWrite);
  bool decides(uint64_t* slot, std::string_view what);
  bool reportUnset(uint64_t word, std::string_view what);
  void copyMemory(uint64_t to, uint64_t from, uint64_t size);
  void setMemory(uint64_t address, uint64_t size, bool isUnset);
  void loadShadow(uint64_t* to, uint64_t address, unsigned bytes);
  void storeShadow(const uint64_t* from, uint64_t address, unsigned bytes, uint64_t word);
  uint64_t originOf(Origin origin);
  uint64_t originAt(uint64_t address, const Inst* access);
  bool arithmetic(const Inst* inst, Op op, uint64_t left, uint64_t right);
  bool shift(const Inst* inst, uint64_t left, uint64_t amount);
  bool converts(const Inst* inst, double value);
  std::string describe(const Object& object) const;
  std::vector<RunReport::Note> notesOf(const Object& object) const;

  Interp& interp_;
  Space& space_;
  const Module* module_ = nullptr;
  ptrdiff_t unsetDelta_ = 0, wordDelta_ = 0;
  uint64_t *unsetSlots_ = nullptr, *wordSlots_ = nullptr;
  size_t slotsSize_ = 0;
  uint8_t* unsetMemory_ = nullptr;
  uint32_t *wordMemory_ = nullptr, *owner_ = nullptr;
  uint64_t span_ = 0;
  std::vector<Object> objects_{1};  // from 1
  std::vector<uint32_t> ended_;     // numbers of ended variables, to be used again
  size_t reused_ = 0;
  std::vector<Origin> origins_;
  std::map<std::pair<const Value*, uint32_t>, uint64_t> originNumbers_;
  struct Frame {
    const Callee* callee;
    size_t firstObject;  // in frameObjects_
  };
  std::vector<Frame> frames_;
  std::vector<uint32_t> frameObjects_;
  std::vector<uint64_t> returned_;  // shadows of a result: bits, then words
  std::vector<uint32_t> blocks_;    // of the heap
  uint32_t blockBefore_ = 0;        // that realloc or free is given
  struct Scanned {
    uint32_t argument;
    char kind;
  };
  std::vector<Scanned> scanned_;  // what a scanf assigns to, in order
};

}  // namespace minic::interp
