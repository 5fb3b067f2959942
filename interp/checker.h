// Finds the undefined behaviour of the program that the interpreter runs. Private to interp/.
//
// The loop asks before each code (before()), and around calls. Which rule a code has is in the
// table of the codes (interp/code.h). Beside each slot the checker keeps which of its bits were
// never set. It keeps a word more: of a pointer the object that it points into, of a value that was
// never set the place where it came from. Beside the memory it keeps the same, for each byte and
// for each 8 bytes. A report is made where such a value decides something: a branch, an address,
// what a library function is given. To move it is no error.
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

  /// A code that is about to run.
  struct At {
    const Callee& callee;
    const Code* pc;
    uint64_t* fp;
    uint64_t locals;  // the address of the variables

    uint64_t* a() const { return fp + pc->a; }
    uint64_t* b() const { return fp + pc->b; }
    uint64_t* c() const { return fp + pc->c; }
    uint64_t variable() const { return locals + pc->b; }
    uint64_t immediate() const { return uint64_t(int64_t(int32_t(pc->c))); }
    const Inst* inst() const { return callee.insts[size_t(pc - callee.code.data())]; }
  };
  /// The rule of the code in the table of codes.
  template <Do op>
  bool before(At at);
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

  // ---- the rules. Those that run most are inlined; what they call when something is not set, or
  // wrong, is not.

#define MINIC_RULE __attribute__((always_inline)) bool

  bool nothing(At) { return true; }
  bool onlyPlain(At) { MINIC_UNREACHABLE("a code of the plain machine"); }
  /// The result is a number that is set.
  MINIC_RULE sets(At at) { return setKnown(at.a(), 0); }
  MINIC_RULE same(At at) { return setShadow(at.a(), unset(at.b()), word(at.b())); }
  /// No bit of the result is set if one of the operand is not.
  MINIC_RULE whole(At at) { return setShadow(at.a(), all(unset(at.b())), word(at.b())); }
  MINIC_RULE both(At at) {
    const uint64_t bits = unset(at.b()) | unset(at.c());
    if (!bits) [[likely]]
      return setKnown(at.a(), 0);
    return setShadow(at.a(), ~uint64_t(0), unset(at.b()) ? word(at.b()) : word(at.c()));
  }
  MINIC_RULE signExtension(At at) {
    return setShadow(at.a(), uint64_t(int64_t(unset(at.b()) << at.pc->c) >> at.pc->c),
                     word(at.b()));
  }
  MINIC_RULE zeroExtension(At at) {
    return setShadow(at.a(), unset(at.b()) << at.pc->c >> at.pc->c, word(at.b()));
  }
  MINIC_RULE frameAddress(At at) {
    return setKnown(at.a(), ownerAt(at.locals + uint64_t(at.pc->immediate64())));
  }
  template <Op op, class T>
  MINIC_RULE sum(At at) {
    return added<op, T>(at, *at.c(), unset(at.c()), word(at.c()));
  }
  template <Op op, class T>
  MINIC_RULE sumI(At at) {
    return added<op, T>(at, at.immediate(), 0, 0);
  }
  template <Op op>
  MINIC_RULE bitwise(At at) {
    const uint64_t left = unset(at.b()), right = unset(at.c());
    const uint64_t object = left           ? word(at.b())
                            : right        ? word(at.c())
                            : word(at.b()) ? word(at.b())
                                           : word(at.c());
    if (op == Op::Xor || !(left | right)) return setShadow(at.a(), left | right, object);
    // A 0 decides an `and`, a 1 an `or`.
    const uint64_t flip = op == Op::Or ? ~uint64_t(0) : 0;
    return setShadow(
        at.a(), (left & right) | ((*at.b() ^ flip) & right) | (left & (*at.c() ^ flip)), object);
  }
  template <Op op>
  MINIC_RULE bitwiseI(At at) {
    return setShadow(at.a(), unset(at.b()) & (op == Op::Or ? ~at.immediate() : at.immediate()),
                     word(at.b()));
  }
  template <class T>
  bool division(At at) {
    return divides(at, sizeof(T) == 4, T(-1) < T(0));
  }
  template <Op op, class T>
  bool shift(At at) {
    if (unset(at.c())) return setShadow(at.a(), ~uint64_t(0), word(at.c()));
    if (!unset(at.b()) && at.inst() && !shifts(at.inst(), *at.b(), *at.c())) return false;
    return setShadow(at.a(), shifted<op, T>(unset(at.b()), *at.c()), word(at.b()));
  }
  template <Op op, class T>
  MINIC_RULE shiftI(At at) {
    if (!at.pc->x && !unset(at.b()) && !shiftsByConstant(at)) [[unlikely]]
      return false;
    return setShadow(at.a(), shifted<op, T>(unset(at.b()), at.pc->c), word(at.b()));
  }
  template <class T>
  bool toInteger(At at) {
    const double value = sizeof(T) == 4 ? double(std::bit_cast<float>(uint32_t(*at.b())))
                                        : std::bit_cast<double>(*at.b());
    return (unset(at.b()) || !at.inst() || converts(at.inst(), value)) && whole(at);
  }
  MINIC_RULE branch(At at) {
    return !(unset(at.a()) | unset(at.b())) || decides(at.a(), Say::ThisCondition, at.b());
  }
  MINIC_RULE condition(At at) {
    return !(unset(at.a()) & 1) || decides(at.a(), Say::ThisCondition);
  }
  template <Say what>
  MINIC_RULE decided(At at) {
    return !unset(at.a()) || decides(at.a(), what);
  }
  template <class T>
  MINIC_RULE load(At at) {
    uint64_t* pointer = at.b();
    if (reaches<T>(pointer, false) && hasType(*at.pc, *pointer) && loadsPlain<T>(at.a(), *pointer))
      return true;
    return loads(at, sizeof(T), std::is_same_v<T, bool>);
  }
  template <class T>
  MINIC_RULE store(At at) {
    uint64_t* pointer = at.b();
    if (reaches<T>(pointer, true) && setsType<T>(*at.pc, pointer) &&
        storesPlain<T>(at.a(), *pointer))
      return true;
    return stores(at, sizeof(T));
  }
  template <class T>
  MINIC_RULE loadFrame(At at) {
    return loadsPlain<T>(at.a(), at.variable()) ||
           loadShadow(at, at.variable(), sizeof(T), std::is_same_v<T, bool>);
  }
  template <class T>
  MINIC_RULE storeFrame(At at) {
    if (!storesPlain<T>(at.a(), at.variable()))
      storeShadow(&unset(at.a()), at.variable(), sizeof(T), word(at.a()));
    return true;
  }
  MINIC_RULE setFrame(At at) {
    std::memset(unsetAt(at.variable()), 0, 4);
    wordAt(at.variable()) = 0;
    return true;
  }
  template <class T>
  bool loadPart(At at) {
    const uint64_t bits = fromBytes(shadowOfPart(at), sizeof(T), std::is_same_v<T, bool>);
    const bool isWhole = sizeof(T) == 8 && at.pc->b % 8 == 0;
    return setShadow(at.a(), bits, isWhole || bits ? word(at.fp + at.pc->b / 8) : 0);
  }
  template <class T>
  bool storePart(At at) {
    std::memcpy(shadowOfPart(at), &unset(at.a()), sizeof(T));
    word(at.fp + at.pc->b / 8) = word(at.a());
    return true;
  }
  MINIC_RULE index(At at) {
    if (!(unset(at.b()) | unset(at.c()))) [[likely]]
      return setKnown(at.a(), word(at.b()));
    return both(at);
  }
  MINIC_RULE arrayIndex(At at) { return (!unset(at.a()) && *at.a() < *at.c()) || refuseIndex(at); }
  MINIC_RULE movedPointer(At at) {
    const uint64_t id = word(at.b());
    if (unset(at.a()) || id == 0 || id >= kOrigin ||
        *at.a() - objects_[id].base > objects_[id].size) [[unlikely]]
      return movesPointer(at);
    word(at.a()) = id;
    return true;
  }
  bool pointer(At at);
  bool moveWords(At at);
  bool setWords(At at);
  bool copyPart(At at);
  bool select(At at);
  bool selectWide(At at);
  bool loadWide(At at);
  bool storeWide(At at);
  bool loadOdd(At at);
  bool storeOdd(At at);
  template <bool isMemcpy>
  bool copy(At at);
  bool fill(At at);
  bool laneGet(At at);
  bool lanePut(At at);
  bool argumentList(At at);
  bool result(At at);
  bool noResult(At at);
  bool wideResult(At at);
  bool calledPointer(At at);
  bool arrayLength(At at);
  bool wide(At at);
  bool difference(At at);
  bool nextArgument(At at);
  bool reached(At at);
  bool unsequenced(At at);
  bool becomesConst(At at);
  bool missingResult(At at);
  bool life(At at);

  // What they are made of.
  static uint64_t all(bool any) { return any ? ~uint64_t(0) : 0; }
  template <Op op, class T>
  MINIC_RULE added(At at, uint64_t right, uint64_t rightUnset, uint64_t rightWord) {
    const uint64_t bits = unset(at.b()) | rightUnset;
    if (bits) [[unlikely]]  // those from the lowest one on
      return setShadow(at.a(), bits | (0 - bits), unset(at.b()) ? word(at.b()) : rightWord);
    T exact;
    const T l = T(*at.b()), r = T(right);
    const bool overflows = op == Op::Add   ? __builtin_add_overflow(l, r, &exact)
                           : op == Op::Sub ? __builtin_sub_overflow(l, r, &exact)
                                           : __builtin_mul_overflow(l, r, &exact);
    // A code of 64 bits may be that of a narrower type.
    if ((overflows || (sizeof(T) == 8 && (op != Op::Add || exact < 0))) && !at.pc->x) [[unlikely]]
      if (!arithmetic(at.inst(), op, *at.b(), right)) return false;
    return setKnown(at.a(), word(at.b()) ? word(at.b()) : rightWord);
  }
  template <Op op, class T>
  static uint64_t shifted(uint64_t bits, uint64_t by) {
    by &= sizeof(T) * 8 - 1;
    if (op == Op::AShr) return uint64_t(int64_t(bits) >> by);
    return uint64_t(int64_t(T(op == Op::Shl ? bits << by : std::make_unsigned_t<T>(bits) >> by)));
  }
  uint8_t* shadowOfPart(At at) const {
    return reinterpret_cast<uint8_t*>(at.fp) + unsetDelta_ + at.pc->b;
  }
  static uint64_t fromBytes(const uint8_t* bytes, unsigned size, bool isBit);
  bool loads(At at, unsigned bytes, bool isBit);
  bool loadShadow(At at, uint64_t address, unsigned bytes, bool isBit);
  bool stores(At at, unsigned bytes);
  bool arithmetic(const Inst* inst, Op op, uint64_t left, uint64_t right);
  bool divides(At at, bool is32, bool isSigned);
  bool shifts(const Inst* inst, uint64_t left, uint64_t amount);
  bool shiftsByConstant(At at);
  bool converts(const Inst* inst, double value);
  bool reachesWide(At at, uint64_t bytes, bool isWrite);
  bool refuseIndex(At at);
  bool movesPointer(At at);
  /// Nothing is to report, every bit is set, and what the result is has been noted.
  template <class T>
  MINIC_RULE loadsPlain(uint64_t* to, uint64_t address);
  template <class T>
  MINIC_RULE storesPlain(uint64_t* from, uint64_t address);
  template <class T>
  MINIC_RULE reaches(uint64_t* pointer, bool isWrite);
  bool hasType(const Code& access, uint64_t address) const {
    const uint8_t is = *typeAt(address);
    return is == access.x || !is || !access.x;
  }
  template <class T>
  MINIC_RULE setsType(const Code& access, uint64_t* pointer);

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
  /// The same for a value that is set; its word is of an object.
  bool setKnown(uint64_t* slot, uint64_t object) {
    unset(slot) = 0;
    word(slot) = object;
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
  /// Something depends on the value, and perhaps on another one.
  bool decides(uint64_t* slot, Say what, uint64_t* other = nullptr);
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

#undef MINIC_RULE

template <class T>
inline bool Checker::loadsPlain(uint64_t* to, uint64_t address) {
  std::conditional_t<std::is_same_v<T, bool>, uint8_t, T> bits;
  std::memcpy(&bits, unsetAt(address), sizeof bits);
  if (bits) [[unlikely]]
    return false;
  unset(to) = 0;
  const uint32_t kept = sizeof(T) == 8 && address % 8 == 0 ? wordAt(address) : 0;
  word(to) = kept & kOriginBit ? 0 : kept;
  return true;
}

template <class T>
inline bool Checker::storesPlain(uint64_t* from, uint64_t address) {
  if (unset(from) || address % sizeof(T) != 0) [[unlikely]]
    return false;
  const T none = 0;
  std::memcpy(unsetAt(address), &none, sizeof none);
  wordAt(address) = sizeof(T) == 8 ? uint32_t(word(from)) : 0;
  return true;
}

template <class T>
inline bool Checker::reaches(uint64_t* pointer, bool isWrite) {
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
inline bool Checker::setsType(const Code& access, uint64_t* pointer) {
  if (objects_[word(pointer)].place != Place::Heap) return hasType(access, *pointer);
  std::memset(typeAt(*pointer), access.x, sizeof(T));
  return true;
}

#define X(name, ...)                                                            \
  template <>                                                                   \
  __attribute__((always_inline)) inline bool Checker::before<Do::name>(At at) { \
    return __VA_ARGS__(at);                                                     \
  }
MINIC_INTERP_OPS(X)
#undef X

}  // namespace minic::interp
