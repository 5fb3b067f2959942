// The rules of the codes under --run=check: what is undefined there, and what is known of the
// result. Which code has which rule is in the table of the codes (interp/code.h). Private to
// interp/.
#pragma once

#include <map>
#include <type_traits>
#include <vector>

#include "interp/checked_memory.h"
#include "interp/code.h"

namespace minic::interp {

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

class Rules {
 public:
  Rules(Interp& interp, const Module& module) : memory_(interp, module), interp_(interp) {}
  CheckedMemory& memory() { return memory_; }

  /// The rule of the code. False: the run is to end.
  template <Do op>
  bool before(At at);

  /// Of the last function that returned: the shadows of its result, bits, then words.
  const std::vector<uint64_t>& returned() const { return returned_; }
  /// The arguments after the last named one of a call lie there; those of ended calls are dropped.
  void passed(uint64_t area, const std::vector<GivenArgument>& arguments);

 private:
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
    return setKnown(at.a(), memory_.objects.ownerAt(at.locals + uint64_t(at.pc->immediate64())));
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
           loadsScalar(at, at.variable(), sizeof(T), std::is_same_v<T, bool>);
  }
  template <class T>
  MINIC_RULE storeFrame(At at) {
    if (!storesPlain<T>(at.a(), at.variable()))
      memory_.shadow.storeScalar(at.a(), at.variable(), sizeof(T), word(at.a()));
    return true;
  }
  MINIC_RULE setFrame(At at) {
    std::memset(memory_.shadow.unsetAt(at.variable()), 0, 4);
    memory_.shadow.setWord(at.variable(), 0);
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
    if (unset(at.a()) || id == 0 || id >= ShadowMemory::kOrigin ||
        *at.a() - memory_.objects[id].base > memory_.objects[id].size) [[unlikely]]
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
  uint8_t* shadowOfPart(At at) const { return memory_.shadow.unsetPart(at.fp, at.pc->b); }
  static uint64_t fromBytes(const uint8_t* bytes, unsigned size, bool isBit);
  bool loads(At at, unsigned bytes, bool isBit);
  bool loadsScalar(At at, uint64_t address, unsigned bytes, bool isBit);
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
    const uint8_t is = *memory_.objects.typeAt(address);
    return is == access.x || !is || !access.x;
  }
  template <class T>
  MINIC_RULE setsType(const Code& access, uint64_t* pointer);

  uint64_t& unset(uint64_t* slot) const { return memory_.shadow.unset(slot); }
  uint64_t& word(uint64_t* slot) const { return memory_.shadow.word(slot); }
  bool setShadow(uint64_t* slot, uint64_t bits, uint64_t word) {
    return memory_.shadow.setShadow(slot, bits, word);
  }
  bool setKnown(uint64_t* slot, uint64_t object) { return memory_.shadow.setKnown(slot, object); }
  bool decides(uint64_t* slot, Say what, uint64_t* other = nullptr) {
    return memory_.decides(slot, what, other);
  }

  CheckedMemory memory_;
  Reports& reports_ = memory_.reports;
  Interp& interp_;
  std::vector<uint64_t> returned_;
  std::map<uint64_t, const Type*> givenTypes_;  // by address
};

#undef MINIC_RULE

template <class T>
inline bool Rules::loadsPlain(uint64_t* to, uint64_t address) {
  std::conditional_t<std::is_same_v<T, bool>, uint8_t, T> bits;
  std::memcpy(&bits, memory_.shadow.unsetAt(address), sizeof bits);
  if (bits) [[unlikely]]
    return false;
  return setKnown(to, memory_.shadow.objectAt(address, sizeof(T)));
}

template <class T>
inline bool Rules::storesPlain(uint64_t* from, uint64_t address) {
  if (unset(from) || address % sizeof(T) != 0) [[unlikely]]
    return false;
  const T none = 0;
  std::memcpy(memory_.shadow.unsetAt(address), &none, sizeof none);
  memory_.shadow.setWord(address,
                         sizeof(T) == 8 && word(from) < ShadowMemory::kOrigin ? word(from) : 0);
  return true;
}

template <class T>
inline bool Rules::reaches(uint64_t* pointer, bool isWrite) {
  const uint64_t id = word(pointer), address = *pointer;
  if (unset(pointer) || id == 0 || id >= ShadowMemory::kOrigin || address % sizeof(T) != 0)
      [[unlikely]]
    return false;
  const Object& object = memory_.objects[id];
  const uint64_t offset = address - object.base;
  return object.isLive && offset < object.size && sizeof(T) <= object.size - offset &&
         !(isWrite && object.isConst);
}

/// Memory of the heap takes the type of what is stored there.
template <class T>
inline bool Rules::setsType(const Code& access, uint64_t* pointer) {
  if (memory_.objects[word(pointer)].kind != Object::Heap) return hasType(access, *pointer);
  std::memset(memory_.objects.typeAt(*pointer), access.x, sizeof(T));
  return true;
}

#define X(name, ...)                                                          \
  template <>                                                                 \
  __attribute__((always_inline)) inline bool Rules::before<Do::name>(At at) { \
    return __VA_ARGS__(at);                                                   \
  }
MINIC_INTERP_OPS(X)
#undef X

}  // namespace minic::interp
