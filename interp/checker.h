// Finds the undefined behaviour of the program that the interpreter runs. Private to interp/.
//
// The loop asks before each code (check()), and around calls. Beside each slot the checker keeps
// which of its bits were never set. It keeps a word more: of a pointer the object that it points
// into, of a value that was never set the place where it came from. Beside the memory it keeps the
// same, for each byte and for each 8 bytes. A report is made where such a value decides something:
// a branch, an address, what a library function is given. To move it is no error.
//
// What cannot be known is taken for defined: pointers made of integers belong to the object at
// their address, and what library functions without a rule write is set.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "interp/code.h"
#include "ir/undefined_text.h"

namespace minic::interp {

class Checker {
 public:
  explicit Checker(Interp& interp) : interp_(interp), space_(interp.space) {}
  ~Checker();
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  /// Before the first code. False: the system has no memory for the checker.
  bool start(const Module& module, uint64_t* slots, uint64_t slotsSize);

  // Each returns false if the run is to end.

  /// Before the code at `pc` of the callee, whose slots are at fp and whose variables at `locals`.
  bool check(const Callee& callee, const Code* pc, uint64_t* fp, uint64_t locals) {
    return isPlain(*pc, fp, locals) || before(callee, pc, fp, locals);
  }
  /// A function of the program begins; `site` is null if the host calls it. With the frame of the
  /// caller it takes the place of that one, which ends.
  bool enter(const Callee& callee, const CallSite* site, const uint64_t* callerFp, uint64_t* fp,
             uint64_t locals, uint64_t variadic);
  /// It has returned to the caller, where the result is in slot a. Null: to the host.
  bool leave(uint64_t* callerFp, const Inst* call, uint32_t a, uint32_t bytes);

  /// setjmp was called there and returns: keeps what is known of the frame's slots behind them.
  /// Returns how many frames there are.
  size_t marked(const Position& at, uint64_t buffer, std::vector<uint64_t>& slots);
  /// It returns again, with so many frames.
  void jumped(const Position& at, size_t frames, const std::vector<uint64_t>& slots);
  /// The number of the innermost activation, and whether one is still there.
  uint64_t activation() const { return frames_.back().number; }
  bool isActive(size_t frames, uint64_t activation) const {
    return frames <= frames_.size() && frames_[frames - 1].number == activation;
  }

  /// An alloca that is not fixed has made a variable.
  void made(const Inst* alloca, uint64_t address, uint64_t size);
  /// The stack was cut back to `sp`: variables above it have ended.
  void restored(uint64_t sp);
  /// The life of the variable at the address begins anew, or ends.
  void markLife(const Inst* marker, uint64_t address, bool ends);

  /// An empty list. passVariadic() adds the arguments of the next call to it, and enter() reads it.
  std::vector<GivenArgument>* givenArguments() {
    given_.clear();
    return &given_;
  }
  /// Around a call of a library function (contracts.cpp).
  bool beforeHost(const Callee& callee, const CallSite& site, const uint64_t* fp, HostCall& call);
  /// Its result is in slot a.
  bool afterHost(const Callee& callee, const CallSite& site, uint64_t* fp, uint32_t a);
  /// A variable array has no room on the stack.
  bool tooLong(uint64_t elements);
  /// getarray is to write so many bytes there.
  bool mayReadArray(uint64_t address, uint64_t size);
  /// `name` was given what it cannot work with.
  bool misused(std::string_view name, Say what);
  /// Calls inside each other have used up the stack.
  bool endless(const std::vector<RunFrame>& calls);
  /// The heap has made a block, or changed its size.
  void allocated(uint64_t address, uint64_t size);

  enum Kind : uint8_t {
#define UNDEFINED(name, ...) name,
#include "ir/undefined.def"
  };
  /// A sentence in the language of the reports.
  std::string_view said(Say id) const { return minic::said(id, interp_.options().inChinese); }
  template <Say id, class... Args>
  std::string say(const Args&... args) const {
    return minic::say<id>(interp_.options().inChinese, args...);
  }
  /// Notes what is undefined here; false if the run is to end.
  bool report(Kind kind, std::string message, std::vector<RunReport::Note> notes = {});
  /// Notes the blocks that were not freed, once the program has ended.
  void reportLeaks();

 private:
  friend class LibraryCheck;

  /// The same as check(), for every code and every report.
  bool before(const Callee& callee, const Code* pc, uint64_t* fp, uint64_t locals);
  bool beforeArithmetic(const Code& code, const Inst* inst, uint64_t* fp);
  bool beforeDivision(const Code& code, uint64_t* fp);
  bool beforeShift(const Code& code, const Inst* inst, uint64_t* fp);
  bool beforeBlock(const Code& code, const Inst* inst, uint64_t* fp);
  bool beforeCheck(const Callee& callee, const Code& code, uint64_t* fp);
  bool beforeRest(const Code& code, const Inst* inst, uint64_t* fp, uint64_t locals);
  /// A code of those that run most, with nothing to report and every bit set: notes that of its
  /// result. False: before() must look at it.
  bool isPlain(const Code& code, uint64_t* fp, uint64_t locals);
  template <class T>
  bool loadsPlain(uint64_t* to, uint64_t address);
  template <class T>
  bool storesPlain(uint64_t* from, uint64_t address);
  template <class T>
  bool reaches(uint64_t* pointer, bool isWrite);
  bool hasType(const Code& access, uint64_t address) const {
    const uint8_t is = *typeAt(address);
    return is == access.x || !is || !access.x;
  }
  template <class T>
  bool setsType(const Code& access, uint64_t* pointer);

  enum class Place : uint8_t { Global, Literal, Local, Argument, Heap };
  struct Object {
    uint64_t base = 0, size = 0;
    const Value* value = nullptr;  // the variable
    SourceLoc made, ended;
    uint32_t listed = 0;  // where its number is in frameObjects_
    Place place = Place::Global;
    bool isLive = true, isConst = false;
    bool isReused = false;  // its number was that of a variable before

    bool isVariable() const { return place == Place::Local || place == Place::Argument; }
    /// The address is of a pointer to that variable before: one that was moved out of this object
    /// has been reported.
    bool isOlder(uint64_t address) const { return isReused && address - base > size; }
    /// The blocks of 16 bytes that it has, in owner_.
    uint64_t firstBlock() const { return base / 16; }
    uint64_t endBlock() const { return (base + std::max<uint64_t>(size, 1) + 15) / 16; }
  };
  /// Where a value that was never set came from; in the word of its slot.
  struct Origin {
    /// NoReturn: a scalar, whose use is undefined; NoRecord: the use of a member is reported.
    enum Kind : uint8_t { Variable, Block, NoReturn, NoRecord } kind;
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
  /// Notes a value's bits that were never set, and its word. True.
  bool setShadow(uint64_t* slot, uint64_t bits, uint64_t object) {
    unset(slot) = bits;
    word(slot) = bits || object < kOrigin ? object : 0;  // what is set needs no origin
    return true;
  }
  uint8_t* unsetAt(uint64_t address) const { return unsetMemory_ + (address - Space::kFirst); }
  uint8_t* typeAt(uint64_t address) const { return typeMemory_ + (address - Space::kFirst); }
  uint32_t& wordAt(uint64_t address) const { return wordMemory_[(address - Space::kFirst) / 8]; }
  uint32_t& ownerAt(uint64_t address) const { return owner_[(address - Space::kFirst) / 16]; }
  bool isMemory(uint64_t address) const { return address - Space::kFirst < space_.span(); }

  void endFrame();
  uint32_t newObject(Object object);
  /// A variable of the innermost frame begins, which is to end with that frame at the latest.
  uint32_t newVariable(Object object);
  void end(uint32_t id, SourceLoc loc);
  /// The last variable that is listed ends with its frame.
  void endLast();
  /// The object that a pointer belongs to: by its word, else by its address; 0: none is known.
  uint32_t objectOf(uint64_t address, uint64_t word) const;
  bool access(uint64_t address, uint64_t word, uint64_t size, bool isWrite, const Inst* inst);
  bool refuse(uint64_t address, uint32_t id, uint64_t size, bool isWrite);
  bool decides(uint64_t* slot, Say what);
  bool reportUnset(uint64_t word, std::string_view what);
  bool isHeap(uint64_t address) const { return objects_[ownerAt(address)].place == Place::Heap; }
  bool checkType(const Code& code, uint64_t address, uint64_t size, bool isWrite);
  void declareType(uint64_t address, const Type* type, uint64_t size);
  void copyMemory(uint64_t to, uint64_t from, uint64_t size);
  void clearWords(uint64_t address, uint64_t size);
  void setMemory(uint64_t address, uint64_t size, bool isUnset);
  /// The bytes are what a function gives that ends without a result.
  void setNoResult(uint64_t address, uint64_t size, const Function& function);
  void loadShadow(uint64_t* to, uint64_t address, unsigned bytes);
  void storeShadow(const uint64_t* from, uint64_t address, unsigned bytes, uint64_t word);
  uint64_t originOf(Origin origin);
  uint64_t originAt(uint64_t address, const Inst* access);
  bool arithmetic(const Inst* inst, Op op, uint64_t left, uint64_t right);
  bool shift(const Inst* inst, uint64_t left, uint64_t amount);
  bool converts(const Inst* inst, double value);
  /// What of the operation on 128 bits, or to or from a long double, is undefined.
  bool wide(const CallSite& site, const uint64_t* fp, const std::string& type);
  std::string bytesText(uint64_t n) const {
    return n == 1 ? say<Say::OneByte>() : say<Say::Bytes>(n);
  }
  std::string typeText(const Type* type) const;
  std::string describe(const Object& object) const;
  std::vector<RunReport::Note> notesOf(const Object& object) const;

  Interp& interp_;
  Space& space_;
  const Module* module_ = nullptr;
  ptrdiff_t unsetDelta_ = 0, wordDelta_ = 0;
  uint64_t *unsetSlots_ = nullptr, *wordSlots_ = nullptr;
  uint64_t slotsSize_ = 0;
  uint8_t* unsetMemory_ = nullptr;
  uint8_t* typeMemory_ = nullptr;  // EffectiveType of each byte, of objects that have one
  uint32_t *wordMemory_ = nullptr, *owner_ = nullptr;
  uint64_t span_ = 0;
  std::vector<Object> objects_{1};  // from 1
  std::vector<uint32_t> ended_;     // numbers of variables in no frame, to be used again
  size_t reused_ = 0;
  std::vector<Origin> origins_;
  std::map<std::pair<const Value*, uint32_t>, uint64_t> originNumbers_;
  struct Frame {
    const Callee* callee;
    size_t firstObject;  // in frameObjects_
    uint64_t number;     // of the activation
  };
  uint64_t activations_ = 0;
  std::vector<Frame> frames_;
  std::vector<uint32_t> frameObjects_;  // each variable of each frame
  std::vector<uint64_t> returned_;      // shadows of a result: bits, then words
  std::vector<uint32_t> blocks_;        // of the heap
  uint32_t blockBefore_ = 0;            // that realloc or free is given
  /// va_arg takes what lies there: an argument of so many bits, that is a float or not.
  bool takes(uint64_t address, uint64_t bits, bool isFloat, const std::string& type);
  std::vector<GivenArgument> given_;
  std::vector<uint64_t> passed_;  // by enter(): the shadows of the arguments, bits and words
  std::map<uint64_t, const Type*>
      givenTypes_;  // by address; the next call drops those of ended ones

  struct Scanned {
    uint32_t argument;
    char kind;
  };
  std::vector<Scanned> scanned_;  // what a scanf assigns to, in order
};

// ---- the codes that run most; what they call is inlined, so that they keep nothing on the stack

#define MINIC_INLINED __attribute__((always_inline))

template <class T>
MINIC_INLINED inline bool Checker::loadsPlain(uint64_t* to, uint64_t address) {
  T bits;
  std::memcpy(&bits, unsetAt(address), sizeof bits);
  if (bits) [[unlikely]]
    return false;
  unset(to) = 0;
  const uint32_t kept = sizeof(T) == 8 && address % 8 == 0 ? wordAt(address) : 0;
  word(to) = kept & kOriginBit ? 0 : kept;
  return true;
}

template <class T>
MINIC_INLINED inline bool Checker::storesPlain(uint64_t* from, uint64_t address) {
  if (unset(from) || address % sizeof(T) != 0) [[unlikely]]
    return false;
  const T none = 0;
  std::memcpy(unsetAt(address), &none, sizeof none);
  wordAt(address) = sizeof(T) == 8 ? uint32_t(word(from)) : 0;
  return true;
}

template <class T>
MINIC_INLINED inline bool Checker::reaches(uint64_t* pointer, bool isWrite) {
  const uint64_t id = word(pointer), address = *pointer;
  if (unset(pointer) || id == 0 || id >= kOrigin || address % sizeof(T) != 0) [[unlikely]]
    return false;
  const Object& object = objects_[id];
  const uint64_t offset = address - object.base;
  return object.isLive && offset < object.size && sizeof(T) <= object.size - offset &&
         !(isWrite && object.isConst);
}

/// Memory of the heap takes the type of what is stored there.
template <class T>
MINIC_INLINED inline bool Checker::setsType(const Code& access, uint64_t* pointer) {
  if (objects_[word(pointer)].place != Place::Heap) return hasType(access, *pointer);
  std::memset(typeAt(*pointer), access.x, sizeof(T));
  return true;
}

MINIC_INLINED inline bool Checker::isPlain(const Code& code, uint64_t* fp, uint64_t locals) {
  uint64_t *a = fp + code.a, *b = fp + code.b, *c = fp + code.c;
  auto set = [&](uint64_t from) MINIC_INLINED {
    unset(a) = 0;
    word(a) = from;
    return true;
  };
  auto pair = [&]() MINIC_INLINED {
    return !(unset(b) | unset(c)) && set(word(b) ? word(b) : word(c));
  };
  auto one = [&]() MINIC_INLINED { return !unset(b) && set(word(b)); };
  auto fits = [&](bool overflows) MINIC_INLINED { return !overflows || code.x; };
  const auto immediate = int32_t(code.c);
  int32_t narrow;
  int64_t wide;
  switch (code.op) {
    case Do::Jump:
    case Do::Call: return true;
    case Do::Const32: return set(0);
    case Do::LeaFrame: return set(ownerAt(locals + uint64_t(code.immediate64())));
    case Do::Mov:
    case Do::SExt:
    case Do::ZExt:
    case Do::AndI:
    case Do::OrI:
    case Do::XorI:
    case Do::SDiv32I:
    case Do::SRem32I: return one();
    case Do::Shl32I:
    case Do::Shl64I:
    case Do::LShr32I:
    case Do::LShr64I:
    case Do::AShr64I: return code.x && one();
    case Do::And:
    case Do::Or:
    case Do::Xor: return pair();
    case Do::Add32:
      return fits(__builtin_add_overflow(int32_t(*b), int32_t(*c), &narrow)) && pair();
    case Do::Sub32:
      return fits(__builtin_sub_overflow(int32_t(*b), int32_t(*c), &narrow)) && pair();
    case Do::Mul32:
      return fits(__builtin_mul_overflow(int32_t(*b), int32_t(*c), &narrow)) && pair();
    case Do::Add32I: return fits(__builtin_add_overflow(int32_t(*b), immediate, &narrow)) && one();
    case Do::Mul32I: return fits(__builtin_mul_overflow(int32_t(*b), immediate, &narrow)) && one();
    case Do::Add64:
      return fits(__builtin_add_overflow(int64_t(*b), int64_t(*c), &wide) || wide < 0) && pair();
    case Do::Add64I:
      return fits(__builtin_add_overflow(int64_t(*b), int64_t(immediate), &wide) || wide < 0) &&
             one();
    case Do::Sub64:
    case Do::Mul64: return code.x && pair();
    case Do::Mul64I: return code.x && one();
    case Do::Index: return !(unset(b) | unset(c)) && set(word(b));
#define COMPARISON(name)                                  \
  case Do::name: return !(unset(b) | unset(c)) && set(0); \
  case Do::Br##name: return !(unset(a) | unset(b));       \
  case Do::Br##name##I: return !unset(a);
      COMPARISON(EQ)
      COMPARISON(NE)
      COMPARISON(UGT)
      COMPARISON(UGE)
      COMPARISON(ULT)
      COMPARISON(ULE)
      COMPARISON(SGT)
      COMPARISON(SGE)
      COMPARISON(SLT)
      COMPARISON(SLE)
#undef COMPARISON
    case Do::Br: return !unset(a);
    case Do::LoadFrame8: return loadsPlain<uint8_t>(a, locals + code.b);
    case Do::LoadFrame32: return loadsPlain<uint32_t>(a, locals + code.b);
    case Do::LoadFrame64: return loadsPlain<uint64_t>(a, locals + code.b);
    case Do::StoreFrame8: return storesPlain<uint8_t>(a, locals + code.b);
    case Do::StoreFrame32: return storesPlain<uint32_t>(a, locals + code.b);
    case Do::StoreFrame64: return storesPlain<uint64_t>(a, locals + code.b);
    case Do::StoreFrame32I:
      std::memset(unsetAt(locals + code.b), 0, 4);
      wordAt(locals + code.b) = 0;
      return true;
    case Do::Load8:
      return reaches<uint8_t>(b, false) && hasType(code, *b) && loadsPlain<uint8_t>(a, *b);
    case Do::Load32:
      return reaches<uint32_t>(b, false) && hasType(code, *b) && loadsPlain<uint32_t>(a, *b);
    case Do::Load64:
      return reaches<uint64_t>(b, false) && hasType(code, *b) && loadsPlain<uint64_t>(a, *b);
    case Do::Store8:
      return reaches<uint8_t>(b, true) && setsType<uint8_t>(code, b) && storesPlain<uint8_t>(a, *b);
    case Do::Store32:
      return reaches<uint32_t>(b, true) && setsType<uint32_t>(code, b) &&
             storesPlain<uint32_t>(a, *b);
    case Do::Store64:
      return reaches<uint64_t>(b, true) && setsType<uint64_t>(code, b) &&
             storesPlain<uint64_t>(a, *b);
    case Do::CheckIndex: return !unset(a) && *a < *c;
    case Do::CheckGep: {
      const uint64_t id = word(b);
      if (unset(a) || id == 0 || id >= kOrigin || *a - objects_[id].base > objects_[id].size)
        return false;
      word(a) = id;
      return true;
    }
    default: return false;
  }
}

#undef MINIC_INLINED

}  // namespace minic::interp
