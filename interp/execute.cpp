// The interpreter's loop.
#include <algorithm>
#include <cerrno>
#include <cmath>
#include <fmt/format.h>

#include "interp/checker.h"
#include "interp/code.h"
#include "interp/effects.h"
#include "interp/interp.h"
#include "interp/machine.h"

namespace minic {

namespace interp {

namespace {

constexpr uint32_t kHeaderWords = 5;  // before fp: saved pc, fp, sp, callee, locals

template <class T>
T load(const void* from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return value;
}
template <class T>
void store(void* to, T value) {
  std::memcpy(to, &value, sizeof(T));
}

uint64_t loadOdd(const void* from, unsigned bits) {
  uint64_t value = 0;
  std::memcpy(&value, from, (bits + 7) / 8);
  return uint64_t(int64_t(value << (64 - bits)) >> (64 - bits));
}
void storeOdd(void* to, uint64_t value, unsigned bits) {
  value = value << (64 - bits) >> (64 - bits);
  std::memcpy(to, &value, (bits + 7) / 8);
}

float asFloat(uint64_t bits) { return std::bit_cast<float>(uint32_t(bits)); }
double asDouble(uint64_t bits) { return std::bit_cast<double>(bits); }
uint64_t bitsOf(float value) { return std::bit_cast<uint32_t>(value); }
uint64_t bitsOf(double value) { return std::bit_cast<uint64_t>(value); }
uint64_t sext32(uint64_t value) { return uint64_t(int64_t(int32_t(uint32_t(value)))); }
uint64_t truth(bool value) { return value ? ~uint64_t(0) : 0; }

/// As x86-64's cvttsd2si: a value out of range gives the smallest number.
uint64_t toSigned(double value, unsigned bits) {
  double limit = bits > 32 ? 9223372036854775808.0 : 2147483648.0;
  if (!(value > -limit - 1 && value < limit) && value != -limit)
    return bits > 32 ? uint64_t(1) << 63 : bits == 32 ? sext32(0x80000000u) : 0;
  auto whole = uint64_t(int64_t(value));
  return uint64_t(int64_t(whole << (64 - bits)) >> (64 - bits));
}

uint64_t toUnsigned(double value, unsigned bits) {
  uint64_t whole;
  if (bits == 64 && value >= 9223372036854775808.0)
    whole = value < 18446744073709551616.0
                ? uint64_t(int64_t(value - 9223372036854775808.0)) ^ (uint64_t(1) << 63)
                : ~uint64_t(0);
  else
    whole = toSigned(value, 64);
  return uint64_t(int64_t(whole << (64 - bits)) >> (64 - bits));
}

template <class T>
bool compareFloats(unsigned pred, T a, T b) {
  unsigned relation = a == b ? 1 : a > b ? 2 : a < b ? 4 : 8;
  return pred & relation;
}

uint32_t switchTarget(const SwitchTable& table, int64_t value) {
  if (table.values.empty()) {
    uint64_t at = uint64_t(value) - uint64_t(table.base);
    return at < table.targets.size() ? table.targets[at] : table.otherwise;
  }
  auto found = std::lower_bound(table.values.begin(), table.values.end(), value);
  if (found == table.values.end() || *found != value) return table.otherwise;
  return table.targets[size_t(found - table.values.begin())];
}

}  // namespace

// ---- the loop

#define R(slot) fp[slot]
#define S(slot) int64_t(fp[slot])
#define NEXT                                                \
  do {                                                      \
    if (Machine::kCounts && steps_-- == 0) goto outOfSteps; \
    goto* labels[unsigned(pc->op)];                         \
  } while (false)
/// A code begins: the machine looks at it first.
#define OP(name)                                                            \
  do_##name : if (Machine::kChecks) pc_ = pc;                               \
  if (!machine.template before<Do::name>(                                   \
          At{*current, pc, fp, uint64_t(locals - memory) + Space::kFirst})) \
    return false;
#define STEP \
  do {       \
    ++pc;    \
    NEXT;    \
  } while (false)
#define DO(name, ...) \
  OP(name) {          \
    __VA_ARGS__;      \
    STEP;             \
  }
#define IMM int64_t(int32_t(pc->c))
#define COMPARE(name, operation, type)                                          \
  DO(name, R(pc->a) = truth(type(R(pc->b)) operation type(R(pc->c))))           \
  OP(Br##name) if (type(R(pc->a)) operation type(R(pc->b))) {                   \
    pc = code + pc->c;                                                          \
    NEXT;                                                                       \
  }                                                                             \
  STEP;                                                                         \
  OP(Br##name##I) if (type(R(pc->a)) operation type(int64_t(int32_t(pc->b)))) { \
    pc = code + pc->c;                                                          \
    NEXT;                                                                       \
  }                                                                             \
  STEP;

/// Runs `first` from its entry until it returns. False if the run is over: outcome_ has the reason.
template <class Machine>
bool Interp::execute(Machine& machine, Callee& first, const uint64_t* args, uint32_t count,
                     uint64_t& result) {
  static const void* const labels[] = {
#define X(name, ...) &&do_##name,
      MINIC_INTERP_OPS(X)
#undef X
  };
  const uint64_t* limit = slots_ + slotsSize_ / 8;
  const uint64_t stackEnd = space.stackEnd();
  char* const memory = space.host();
  const uint64_t span = space.span();
  const Callee* current;
  const Code* code;
  const Code* pc;
  uint64_t* fp;
  uint64_t sp;   // the end of the frame's memory, an address
  char* locals;  // the start of the frame's memory
  uint64_t hostResult = 0;

  // The caller's state comes back when this returns.
  const Callee* outerCallee = current_;
  const Code* outerPc = pc_;
  uint64_t* outerFp = fp_;
  const uint64_t outerSp = sp_;

  {
    if (first.code.empty()) decode(*this, first);
    fp = (outerCallee ? outerFp + outerCallee->frameWords : slots_) + kHeaderWords;
    if (first.frameWords > uint64_t(limit - fp) || first.localBytes > stackEnd - sp_)
      return noStack(first.localBytes);
    fp[-1] = 0;
    fp[-2] = reinterpret_cast<uint64_t>(outerFp);
    fp[-3] = outerSp;
    fp[-4] = reinterpret_cast<uint64_t>(outerCallee);
    for (uint32_t i = 0; i < first.paramSlots; ++i) fp[i] = i < count ? args[i] : 0;
    std::copy(first.constants.begin(), first.constants.end(), fp + first.firstConstant);
    locals = memory + (outerSp - Space::kFirst);
    sp = outerSp + first.localBytes;
    current = &first;
    code = first.code.data();
    pc = code;
    current_ = current, fp_ = fp, sp_ = sp;
    if (!machine.enter(*current, nullptr, nullptr, fp, outerSp, 0)) return false;
    NEXT;
  }

  DO(Const32, R(pc->a) = uint64_t(int64_t(int32_t(pc->b))))
  DO(Const64, R(pc->a) = uint64_t(pc->immediate64()))
  DO(Mov, R(pc->a) = R(pc->b))
  DO(MovWide, std::memcpy(fp + pc->a, fp + pc->b, pc->c))
  DO(ConstWide, const std::string& bytes = current->constantBytes[pc->b];
     std::memcpy(fp + pc->a, bytes.data(), bytes.size()))
  DO(LeaFrame, R(pc->a) = uint64_t(locals - memory) + Space::kFirst + uint64_t(pc->immediate64()))
  DO(CopyPart,
     std::memmove(reinterpret_cast<char*>(fp) + pc->a, reinterpret_cast<char*>(fp) + pc->b, pc->c))

  DO(Add32, R(pc->a) = sext32(R(pc->b) + R(pc->c)))
  DO(Add64, R(pc->a) = R(pc->b) + R(pc->c))
  DO(Sub32, R(pc->a) = sext32(R(pc->b) - R(pc->c)))
  DO(Sub64, R(pc->a) = R(pc->b) - R(pc->c))
  DO(Mul32, R(pc->a) = sext32(R(pc->b) * R(pc->c)))
  DO(Mul64, R(pc->a) = R(pc->b) * R(pc->c))
  DO(And, R(pc->a) = R(pc->b) & R(pc->c))
  DO(Or, R(pc->a) = R(pc->b) | R(pc->c))
  DO(Xor, R(pc->a) = R(pc->b) ^ R(pc->c))
  DO(Add32I, R(pc->a) = sext32(R(pc->b) + pc->c))
  DO(Add64I, R(pc->a) = R(pc->b) + uint64_t(IMM))
  DO(Mul32I, R(pc->a) = sext32(R(pc->b) * pc->c))
  DO(Mul64I, R(pc->a) = R(pc->b) * uint64_t(IMM))
  DO(AndI, R(pc->a) = R(pc->b) & uint64_t(IMM))
  DO(OrI, R(pc->a) = R(pc->b) | uint64_t(IMM))
  DO(XorI, R(pc->a) = R(pc->b) ^ uint64_t(IMM))

#define DIVIDE(name, operation, minimum)               \
  OP(name) {                                           \
    int64_t left = S(pc->b), right = S(pc->c);         \
    if (right == 0) [[unlikely]]                       \
      goto divisionByZero;                             \
    if (right == -1 && left == (minimum)) [[unlikely]] \
      goto divisionOverflow;                           \
    R(pc->a) = uint64_t(left operation right);         \
    STEP;                                              \
  }
#define DIVIDE_UNSIGNED(name, operation, type, extend)  \
  OP(name) {                                            \
    auto left = type(R(pc->b)), right = type(R(pc->c)); \
    if (right == 0) [[unlikely]]                        \
      goto divisionByZero;                              \
    R(pc->a) = extend(left operation right);            \
    STEP;                                               \
  }
  DIVIDE(SDiv32, /, INT32_MIN)
  DIVIDE(SDiv64, /, INT64_MIN)
  DIVIDE(SRem32, %, INT32_MIN)
  DIVIDE(SRem64, %, INT64_MIN)
  DIVIDE_UNSIGNED(UDiv32, /, uint32_t, sext32)
  DIVIDE_UNSIGNED(URem32, %, uint32_t, sext32)
  DIVIDE_UNSIGNED(UDiv64, /, uint64_t, uint64_t)
  DIVIDE_UNSIGNED(URem64, %, uint64_t, uint64_t)
#undef DIVIDE
#undef DIVIDE_UNSIGNED
  DO(SDiv32I, R(pc->a) = uint64_t(int64_t(int32_t(R(pc->b)) / int32_t(pc->c))))
  DO(SRem32I, R(pc->a) = uint64_t(int64_t(int32_t(R(pc->b)) % int32_t(pc->c))))

  DO(Shl32, R(pc->a) = sext32(R(pc->b) << (R(pc->c) & 31)))
  DO(Shl64, R(pc->a) = R(pc->b) << (R(pc->c) & 63))
  DO(LShr32, R(pc->a) = sext32(uint32_t(R(pc->b)) >> (R(pc->c) & 31)))
  DO(LShr64, R(pc->a) = R(pc->b) >> (R(pc->c) & 63))
  DO(AShr32, R(pc->a) = uint64_t(S(pc->b) >> (R(pc->c) & 31)))
  DO(AShr64, R(pc->a) = uint64_t(S(pc->b) >> (R(pc->c) & 63)))
  DO(Shl32I, R(pc->a) = sext32(R(pc->b) << pc->c))
  DO(Shl64I, R(pc->a) = R(pc->b) << pc->c)
  DO(LShr32I, R(pc->a) = sext32(uint32_t(R(pc->b)) >> pc->c))
  DO(LShr64I, R(pc->a) = R(pc->b) >> pc->c)
  DO(AShr64I, R(pc->a) = uint64_t(S(pc->b) >> pc->c))

#define FLOATS(width, as)                                                   \
  DO(FAdd##width, R(pc->a) = bitsOf(as(R(pc->b)) + as(R(pc->c))))           \
  DO(FSub##width, R(pc->a) = bitsOf(as(R(pc->b)) - as(R(pc->c))))           \
  DO(FMul##width, R(pc->a) = bitsOf(as(R(pc->b)) * as(R(pc->c))))           \
  DO(FDiv##width, R(pc->a) = bitsOf(as(R(pc->b)) / as(R(pc->c))))           \
  DO(FRem##width, R(pc->a) = bitsOf(std::fmod(as(R(pc->b)), as(R(pc->c))))) \
  DO(FCmp##width, R(pc->a) = truth(compareFloats(pc->x, as(R(pc->b)), as(R(pc->c)))))
  FLOATS(32, asFloat)
  FLOATS(64, asDouble)
#undef FLOATS
  DO(FNeg32, R(pc->a) = uint32_t(R(pc->b)) ^ 0x80000000u)
  DO(FNeg64, R(pc->a) = R(pc->b) ^ (uint64_t(1) << 63))

  DO(SExt, R(pc->a) = uint64_t(int64_t(R(pc->b) << pc->c) >> pc->c))
  DO(ZExt, R(pc->a) = R(pc->b) << pc->c >> pc->c)
  DO(SIToF32, R(pc->a) = bitsOf(float(S(pc->b))))
  DO(SIToF64, R(pc->a) = bitsOf(double(S(pc->b))))
  DO(UIToF32, R(pc->a) = bitsOf(float(R(pc->b))))
  DO(UIToF64, R(pc->a) = bitsOf(double(R(pc->b))))
  DO(F32ToSI, R(pc->a) = toSigned(double(asFloat(R(pc->b))), pc->x))
  DO(F64ToSI, R(pc->a) = toSigned(asDouble(R(pc->b)), pc->x))
  DO(F32ToUI, R(pc->a) = toUnsigned(double(asFloat(R(pc->b))), pc->x))
  DO(F64ToUI, R(pc->a) = toUnsigned(asDouble(R(pc->b)), pc->x))
  DO(FPTrunc, R(pc->a) = bitsOf(float(asDouble(R(pc->b)))))
  DO(FPExt, R(pc->a) = bitsOf(double(asFloat(R(pc->b)))))

  COMPARE(EQ, ==, uint64_t)
  COMPARE(NE, !=, uint64_t)
  COMPARE(UGT, >, uint64_t)
  COMPARE(UGE, >=, uint64_t)
  COMPARE(ULT, <, uint64_t)
  COMPARE(ULE, <=, uint64_t)
  COMPARE(SGT, >, int64_t)
  COMPARE(SGE, >=, int64_t)
  COMPARE(SLT, <, int64_t)
  COMPARE(SLE, <=, int64_t)

  OP(Br)
  if (R(pc->a) & 1) {
    pc = code + pc->c;
    NEXT;
  }
  STEP;
  OP(Jump)
  pc = code + pc->c;
  NEXT;
  OP(Switch)
  pc = code + switchTarget(current->switches[pc->b], S(pc->a));
  NEXT;
  OP(Select)
  R(pc->a) = R(pc->b) & 1 ? R(pc->c) : R(pc[1].a);
  pc += 2;
  NEXT;
  OP(SelectWide)
  std::memcpy(fp + pc->a, fp + (R(pc->b) & 1 ? pc->c : pc[1].a), pc[1].b);
  pc += 2;
  NEXT;

#define HOST(address, ...)               \
  uint64_t at = (address)-Space::kFirst; \
  if (at >= span) [[unlikely]]           \
    goto noAccess;                       \
  char* host = memory + at;              \
  __VA_ARGS__
#define HOST_OF(host, address, size)    \
  char* host = space.at(address, size); \
  if (!host) [[unlikely]]               \
    goto noAccess;
  DO(Load1, HOST(R(pc->b), R(pc->a) = truth(load<uint8_t>(host) & 1)))
  DO(Load8, HOST(R(pc->b), R(pc->a) = uint64_t(int64_t(load<int8_t>(host)))))
  DO(Load16, HOST(R(pc->b), R(pc->a) = uint64_t(int64_t(load<int16_t>(host)))))
  DO(Load32, HOST(R(pc->b), R(pc->a) = uint64_t(int64_t(load<int32_t>(host)))))
  DO(Load64, HOST(R(pc->b), R(pc->a) = load<uint64_t>(host)))
  DO(Store1, HOST(R(pc->b), store(host, uint8_t(R(pc->a) & 1))))
  DO(Store8, HOST(R(pc->b), store(host, uint8_t(R(pc->a)))))
  DO(Store16, HOST(R(pc->b), store(host, uint16_t(R(pc->a)))))
  DO(Store32, HOST(R(pc->b), store(host, uint32_t(R(pc->a)))))
  DO(Store64, HOST(R(pc->b), store(host, R(pc->a))))
  DO(LoadOdd, HOST(R(pc->b), R(pc->a) = loadOdd(host, pc->x)))
  DO(StoreOdd, HOST(R(pc->b), storeOdd(host, R(pc->a), pc->x)))
  DO(LoadIndex32, HOST(R(pc->b) + R(pc->c) * 4, R(pc->a) = uint64_t(int64_t(load<int32_t>(host)))))
  DO(LoadIndex64, HOST(R(pc->b) + R(pc->c) * 8, R(pc->a) = load<uint64_t>(host)))
  DO(StoreIndex32, HOST(R(pc->b) + R(pc->c) * 4, store(host, uint32_t(R(pc->a)))))
  DO(StoreIndex64, HOST(R(pc->b) + R(pc->c) * 8, store(host, R(pc->a))))
  DO(LoadWide, HOST_OF(from, R(pc->b), pc->c); std::memcpy(fp + pc->a, from, pc->c))
  DO(StoreWide, HOST_OF(to, R(pc->b), pc->c); std::memcpy(to, fp + pc->a, pc->c))
  OP(Memcpy) goto copy;
  OP(Memmove)
copy : {
  if (R(pc->c) == 0) STEP;  // the pointers may be anything
  HOST_OF(to, R(pc->a), R(pc->c));
  HOST_OF(from, R(pc->b), R(pc->c));
  std::memmove(to, from, R(pc->c));
  STEP;
}
  OP(Memset) {
    if (R(pc->c) == 0) STEP;
    HOST_OF(to, R(pc->a), R(pc->c));
    std::memset(to, int(R(pc->b)), R(pc->c));
    STEP;
  }
  DO(VaStart, HOST_OF(list, R(pc->a), rules().vaListSize());
     startVaList(list, R(pc->b), &current->wide[pc->c], rules()))
#undef HOST
#undef HOST_OF

#define PLACES(name, base)                                                      \
  DO(Load##name##1, R(pc->a) = truth(load<uint8_t>(base + pc->b) & 1))          \
  DO(Load##name##8, R(pc->a) = uint64_t(int64_t(load<int8_t>(base + pc->b))))   \
  DO(Load##name##16, R(pc->a) = uint64_t(int64_t(load<int16_t>(base + pc->b)))) \
  DO(Load##name##32, R(pc->a) = uint64_t(int64_t(load<int32_t>(base + pc->b)))) \
  DO(Load##name##64, R(pc->a) = load<uint64_t>(base + pc->b))                   \
  DO(Store##name##1, store(base + pc->b, uint8_t(R(pc->a) & 1)))                \
  DO(Store##name##8, store(base + pc->b, uint8_t(R(pc->a))))                    \
  DO(Store##name##16, store(base + pc->b, uint16_t(R(pc->a))))                  \
  DO(Store##name##32, store(base + pc->b, uint32_t(R(pc->a))))                  \
  DO(Store##name##64, store(base + pc->b, R(pc->a)))
#define SLOTS reinterpret_cast<char*>(fp)
  PLACES(Frame, locals)
  PLACES(Part, SLOTS)
  DO(StoreFrame32I, store(locals + pc->b, pc->a))
  DO(LoadMember32, R(pc->a) = uint64_t(int64_t(load<int32_t>(locals + pc->b))))
  DO(LoadMember64, R(pc->a) = load<uint64_t>(locals + pc->b))
  DO(StoreMember32, store(locals + pc->b, uint32_t(R(pc->a))))
  DO(StoreMember64, store(locals + pc->b, R(pc->a)))
  DO(StoreMember32I, store(locals + pc->b, pc->a))
  DO(LoadPartOdd, R(pc->a) = loadOdd(SLOTS + pc->b, pc->x))
  DO(StorePartOdd, storeOdd(SLOTS + pc->b, R(pc->a), pc->x))
#undef SLOTS
#undef PLACES
  DO(LaneGet, R(pc->a) = R(pc->b + R(pc->c)))
  DO(LanePut, R(pc->b + R(pc->c)) = R(pc->a))
  DO(Index, R(pc->a) = R(pc->b) + R(pc->c) * pc->x)

  OP(Alloca) {
    uint64_t elements = R(pc->b), size = current->wide[pc->c], align = current->wide[pc->c + 1];
    uint64_t bytes, at = (sp + align - 1) & ~(align - 1);
    if (__builtin_mul_overflow(elements, size, &bytes) || at > stackEnd || bytes > stackEnd - at) {
      pc_ = pc;
      return noRoom(elements, size);
    }
    R(pc->a) = at;
    sp = (at + bytes + 15) & ~uint64_t(15);
    sp_ = sp += machine.made(*current, pc, at, bytes);
    STEP;
  }
  DO(StackSave, R(pc->a) = sp)
  OP(StackRestore) {
    uint64_t saved = R(pc->a);
    if (saved < uint64_t(locals - memory) + Space::kFirst + current->localBytes || saved > sp) {
      pc_ = pc;
      return fail(139, Msg::RunStackRestored);
    }
    sp_ = sp = saved;
    machine.restored(saved);
    STEP;
  }

  {
    Callee* callee;
    const CallSite* site;
    uint64_t *next, nextSp;  // no initialisers: indirect jumps come past them
    OP(Call)
    callee = reinterpret_cast<Callee*>(current->wide[pc->b]);
    site = &current->sites[pc->c];
  enter:
    pc_ = pc;
    if (callee->function->isDeclaration()) {
      if (!callHost(*callee, *site, fp, hostResult)) goto stopped;
      R(pc->a) = hostResult;
      if (!machine.afterHost(*callee, *site, fp, pc->a)) return false;
      if (site->inst->type->size > 8) R(pc->a + 1) = upperResult_;
      STEP;
    }
    if (callee->code.empty()) decode(*this, *callee);
    next = fp + current->frameWords + kHeaderWords;
    nextSp = sp;
    if (callee->variadicSlot != kNoVariadicSlot) [[unlikely]] {
      uint64_t bytes = variadicWords(*site) * 8;
      if (bytes > stackEnd - sp) return noStack(bytes);
      if (!passVariadic(*callee->function, *site, fp, space, sp, rules(), machine.givenArguments()))
        goto noAccess;
      nextSp += bytes;
    }
    if (callee->frameWords + kHeaderWords > uint64_t(limit - next) ||
        callee->localBytes > stackEnd - nextSp || depth_ >= options_.maxDepth)
      return noStack(callee->localBytes);
    ++depth_;
    next[-1] = reinterpret_cast<uint64_t>(pc);
    next[-2] = reinterpret_cast<uint64_t>(fp);
    next[-3] = sp;
    next[-4] = reinterpret_cast<uint64_t>(current);
    next[-5] = reinterpret_cast<uint64_t>(locals);
    if (site->words.empty() && site->args.size() == callee->paramSlots) {
      const uint32_t* from = site->args.data();
      for (size_t i = 0, n = site->args.size(); i < n; ++i) next[i] = R(from[i]);
    } else {
      uint32_t at = 0;
      for (size_t i = 0; i < site->args.size() && at < callee->paramSlots; ++i) {
        uint32_t words = site->words.empty() ? 1 : site->words[i];
        for (uint32_t k = 0; k < words && at < callee->paramSlots; ++k)
          next[at++] = R(site->args[i] + k);
      }
      while (at < callee->paramSlots) next[at++] = 0;
      // Of a tail call the frame stays that of the caller, with where it returns to.
      if (site->isTail && callee->variadicSlot == kNoVariadicSlot) {
        std::copy_n(next, callee->paramSlots, fp);
        next = fp;
        nextSp = fp[-3];
        --depth_;
      }
    }
    for (size_t i = 0, n = callee->constants.size(); i < n; ++i)
      next[callee->firstConstant + i] = callee->constants[i];
    if (callee->variadicSlot != kNoVariadicSlot) [[unlikely]]
      next[callee->variadicSlot] = sp;
    if (!machine.enter(*callee, site, fp, next, nextSp, nextSp > sp ? sp : 0)) return false;
    fp = next;
    locals = memory + (nextSp - Space::kFirst);
    sp = nextSp + callee->localBytes;
    current = callee;
    code = callee->code.data();
    pc = code;
    current_ = current, fp_ = fp, sp_ = sp;
    NEXT;

    OP(CallIndirect)
    callee = calleeAt(R(pc->b));
    site = &current->sites[pc->c];
    if (!callee || (!callee->host && callee->function->isDeclaration())) {
      pc_ = pc;
      if (callee) return fail(127, Msg::RunUndefinedFunction, callee->function->name);
      return R(pc->b) ? fail(139, Msg::RunNoFunction) : fail(139, Msg::RunNullFunction);
    }
    if (callee->function->returnType() != site->inst->type &&
        isWide(callee->function->returnType())) {
      pc_ = pc;
      return fail(139, Msg::RunOtherResult, callee->function->name);
    }
    goto enter;
  }

#define RETURN(copy, bytes)                                   \
  const Code* call = reinterpret_cast<const Code*>(fp[-1]);   \
  auto* caller = reinterpret_cast<uint64_t*>(fp[-2]);         \
  if (!call) goto finished;                                   \
  copy;                                                       \
  --depth_;                                                   \
  sp = fp[-3];                                                \
  locals = reinterpret_cast<char*>(fp[-5]);                   \
  current = reinterpret_cast<const Callee*>(fp[-4]);          \
  fp = caller;                                                \
  code = current->code.data();                                \
  pc = call + 1;                                              \
  current_ = current, fp_ = fp, sp_ = sp;                     \
  if (Machine::kChecks) pc_ = call;                           \
  if (!machine.leave(fp, current, call, bytes)) return false; \
  NEXT;
  OP(Ret) {
    hostResult = R(pc->a);
    RETURN(caller[call->a] = hostResult, 0)
  }
  OP(RetVoid) {
    hostResult = 0;
    RETURN(void(), 0)
  }
  OP(RetWide) {
    const uint32_t bytes = pc->b;
    RETURN(std::memcpy(caller + call->a, fp + pc->a, bytes), bytes)
  }
#undef RETURN

  // A library function has ended the run, or it was setjmp or longjmp.
stopped : {
  Position at{current, pc, fp, sp, locals};
  if (!marksOrJumps(at)) return false;
  current = at.callee, code = current->code.data(), pc = at.pc;
  fp = at.fp, sp = at.sp, locals = at.locals;
  current_ = current, fp_ = fp, sp_ = sp;
  R(pc->a) = uint64_t(int64_t(jumpValue_));
  STEP;
}

  OP(Watch) {
    RunEvent event = current->events[pc->b];
    if (event.kind == RunEvent::Value) event.bits = R(pc->a);
    if (!options_.watch(event)) {
      exit(0);
      return false;
    }
    STEP;
  }
  OP(Enter)
  // Without a caller here the host calls back.
  effects_->enter(*current, fp, fp[-1] ? reinterpret_cast<uint64_t*>(fp[-2]) : fp - 1, fp[-3]);
  STEP;
  OP(Access)
  pc_ = pc;
  if (!accesses(R(pc->a), uint64_t(pc->immediate64()), pc->x)) return false;
  STEP;
  OP(AccessBlock)
  pc_ = pc;
  if (!accesses(R(pc->a), R(pc->b), pc->x)) return false;
  STEP;
#define X(name, ...) DO(name)
  MINIC_INTERP_CHECKS(X)
#undef X
  OP(Unreachable)
  pc_ = pc;
  return fail(134, Msg::RunUnreachable);
  OP(Undefined)
  pc_ = pc;
  return fail(127, current->ends[pc->b]);
noAccess:
  pc_ = pc;
  return fail(139, Msg::RunNoAccess);
divisionByZero:
  pc_ = pc;
  return fail(136, Msg::RunDivisionByZero);
divisionOverflow:
  pc_ = pc;
  return fail(136, Msg::RunDivisionOverflow);
outOfSteps:
  pc_ = pc;
  return fail(134, Msg::RunTooManySteps, options_.maxSteps);

finished:
  result = hostResult;
  machine.leave(nullptr, nullptr, nullptr, 0);
  current_ = outerCallee, pc_ = outerPc, fp_ = outerFp, sp_ = outerSp;
  return true;
}

#undef R
#undef S
#undef NEXT
#undef STEP
#undef OP
#undef DO
#undef IMM
#undef COMPARE

bool Interp::executeAny(Callee& first, const uint64_t* args, uint32_t count, uint64_t& result) {
  if (checker_) return execute(*checker_, first, args, count, result);
  PlainMachine<false> plain;
  PlainMachine<true> counted;
  return options_.maxSteps ? execute(counted, first, args, count, result)
                           : execute(plain, first, args, count, result);
}

}  // namespace interp
}  // namespace minic
