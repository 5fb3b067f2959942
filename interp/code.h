// The code of the interpreter: 16-byte instructions over 64-bit slots of a frame. Private to
// interp/.
//
// Slots hold integers sign-extended to 64 bits whatever their width (so sext costs nothing, and one
// comparison per predicate serves all widths), pointers as addresses of the Space, float and double
// as their bits (of a float the low 32 count). Structs and arrays are in consecutive slots as in
// memory. Vectors are in consecutive slots too, one for each lane. Slots, and where to return to,
// are the host's: what the program can reach by an address is in its Space alone.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "interp/heap.h"
#include "interp/interp.h"
#include "interp/space.h"
#include "ir/function.h"
#include "support/check.h"
#include "support/messages.h"
#include "target/target_info.h"

namespace minic::interp {

// The table of the codes, each with its rule under --run=check: the member function of Rules that
// says what is undefined there and what is known of the result. An operation that can do nothing
// undefined and has no result has the rule `nothing`. A code that is `onlyPlain` computes an
// address and accesses it; under --run=check the decoder makes two codes, each with its rule.
// clang-format off
#define MINIC_INTERP_WIDTHS(X, name, rule) \
  X(name##1, rule<bool>) X(name##8, rule<uint8_t>) X(name##16, rule<uint16_t>) X(name##32, rule<uint32_t>) X(name##64, rule<uint64_t>)
#define MINIC_INTERP_PREDICATES(X, before, after, rule) \
  X(before##EQ##after, rule) X(before##NE##after, rule) X(before##UGT##after, rule) X(before##UGE##after, rule) X(before##ULT##after, rule) \
  X(before##ULE##after, rule) X(before##SGT##after, rule) X(before##SGE##after, rule) X(before##SLT##after, rule) X(before##SLE##after, rule)
#define MINIC_INTERP_OPS(X) \
  X(Const32, sets) X(Const64, pointer) X(Mov, same) X(MovWide, moveWords) X(LeaFrame, frameAddress) X(ConstWide, setWords) \
  X(Add32, sum<Op::Add, int32_t>) X(Add64, sum<Op::Add, int64_t>) X(Sub32, sum<Op::Sub, int32_t>) X(Sub64, sum<Op::Sub, int64_t>) \
  X(Mul32, sum<Op::Mul, int32_t>) X(Mul64, sum<Op::Mul, int64_t>) X(And, bitwise<Op::And>) X(Or, bitwise<Op::Or>) X(Xor, bitwise<Op::Xor>) \
  X(Add32I, sumI<Op::Add, int32_t>) X(Add64I, sumI<Op::Add, int64_t>) X(Mul32I, sumI<Op::Mul, int32_t>) X(Mul64I, sumI<Op::Mul, int64_t>) \
  X(AndI, bitwiseI<Op::And>) X(OrI, bitwiseI<Op::Or>) X(XorI, same) \
  X(SDiv32, division<int32_t>) X(SDiv64, division<int64_t>) X(SRem32, division<int32_t>) X(SRem64, division<int64_t>) \
  X(UDiv32, division<uint32_t>) X(UDiv64, division<uint64_t>) X(URem32, division<uint32_t>) X(URem64, division<uint64_t>) \
  X(SDiv32I, whole) X(SRem32I, whole) \
  X(Shl32, shift<Op::Shl, int32_t>) X(Shl64, shift<Op::Shl, int64_t>) X(LShr32, shift<Op::LShr, int32_t>) X(LShr64, shift<Op::LShr, int64_t>) \
  X(AShr32, shift<Op::AShr, int32_t>) X(AShr64, shift<Op::AShr, int64_t>) \
  X(Shl32I, shiftI<Op::Shl, int32_t>) X(Shl64I, shiftI<Op::Shl, int64_t>) X(LShr32I, shiftI<Op::LShr, int32_t>) X(LShr64I, shiftI<Op::LShr, int64_t>) \
  X(AShr64I, shiftI<Op::AShr, int64_t>) \
  X(FAdd32, both) X(FSub32, both) X(FMul32, both) X(FDiv32, both) X(FRem32, both) X(FNeg32, whole) \
  X(FAdd64, both) X(FSub64, both) X(FMul64, both) X(FDiv64, both) X(FRem64, both) X(FNeg64, whole) \
  X(SExt, signExtension) X(ZExt, zeroExtension) X(SIToF32, whole) X(SIToF64, whole) X(UIToF32, whole) X(UIToF64, whole) \
  X(F32ToSI, toInteger<float>) X(F64ToSI, toInteger<double>) X(F32ToUI, toInteger<float>) X(F64ToUI, toInteger<double>) X(FPTrunc, whole) X(FPExt, whole) \
  MINIC_INTERP_PREDICATES(X, , , both) MINIC_INTERP_PREDICATES(X, Br, , branch) MINIC_INTERP_PREDICATES(X, Br, I, decided<Say::ThisCondition>) \
  X(FCmp32, both) X(FCmp64, both) X(Br, condition) X(Jump, nothing) X(Switch, decided<Say::ThisSwitch>) X(Select, select) X(SelectWide, selectWide) \
  MINIC_INTERP_WIDTHS(X, Load, load) X(LoadWide, loadWide) MINIC_INTERP_WIDTHS(X, Store, store) X(StoreWide, storeWide) X(LoadOdd, loadOdd) X(StoreOdd, storeOdd) \
  MINIC_INTERP_WIDTHS(X, LoadFrame, loadFrame) MINIC_INTERP_WIDTHS(X, StoreFrame, storeFrame) X(StoreFrame32I, setFrame) \
  X(LoadMember32, onlyPlain) X(LoadMember64, onlyPlain) X(StoreMember32, onlyPlain) X(StoreMember64, onlyPlain) X(StoreMember32I, onlyPlain) \
  MINIC_INTERP_WIDTHS(X, LoadPart, loadPart) X(LoadPartOdd, sets) MINIC_INTERP_WIDTHS(X, StorePart, storePart) X(StorePartOdd, nothing) \
  X(LaneGet, laneGet) X(LanePut, lanePut) X(LoadIndex32, onlyPlain) X(LoadIndex64, onlyPlain) X(StoreIndex32, onlyPlain) X(StoreIndex64, onlyPlain) \
  X(Index, index) X(CopyPart, copyPart) \
  X(Alloca, sets) X(Call, nothing) X(CallIndirect, calledPointer) X(Ret, result) X(RetVoid, noResult) X(RetWide, wideResult) \
  X(Memcpy, copy<true>) X(Memmove, copy<false>) X(Memset, fill) X(VaStart, argumentList) X(StackSave, sets) X(StackRestore, nothing) \
  X(Unreachable, nothing) X(Undefined, nothing) X(Watch, nothing) X(Enter, nothing) X(Access, nothing) X(AccessBlock, nothing) \
  MINIC_INTERP_CHECKS(X)
/// Those that do nothing but what their rule does.
#define MINIC_INTERP_CHECKS(X) \
  X(CheckGep, movedPointer) X(CheckIndex, arrayIndex) X(CheckLength, arrayLength) X(CheckWide, wide) X(CheckDifference, difference) \
  X(CheckVaArg, nextArgument) X(CheckReached, reached) X(CheckOrder, unsequenced) X(CheckConst, becomesConst) X(CheckResult, missingResult) X(CheckLife, life)
// clang-format on

enum class Do : uint16_t {
#define X(name, ...) name,
  MINIC_INTERP_OPS(X)
#undef X
};

#define X(name, ...) \
  static_assert(sizeof #__VA_ARGS__ > 1, "the code " #name " has no rule under --run=check");
MINIC_INTERP_OPS(X)
#undef X

/// The checking machine has no rule for the code, so the decoder must not make it.
constexpr bool isOnlyPlain(Do op) {
  constexpr bool onlyPlain[] = {
#define X(name, ...) std::string_view(#__VA_ARGS__) == "onlyPlain",
      MINIC_INTERP_OPS(X)
#undef X
  };
  return onlyPlain[size_t(op)];
}

/// Slots unless said otherwise: a is the result, b and c the operands; I: c is a 32-bit immediate.
/// x is a number that the code needs beside them; of arithmetic of integers: 1 if no result of set
/// operands is undefined.
struct Code {
  Do op;
  uint16_t x;
  uint32_t a, b, c;
  int64_t immediate64() const { return int64_t(uint64_t(c) << 32 | b); }
};

/// A value that may have several slots.
inline bool isWide(const Type* type) { return type->isAggregate() || type->isVector(); }

/// How many slots a value of the type has.
inline uint32_t wordsOf(const Type* type) {
  if (type->isVector()) return uint32_t(type->count);
  return type->isAggregate() ? std::max<uint32_t>(1, uint32_t((type->size + 7) / 8)) : 1;
}

/// The state of the whole program.
enum class Outcome : uint8_t {
  Running,
  Exit,
  Error,
  Mark,  ///< setjmp was called: the loop is to say where it is
  Jump   ///< longjmp was called: the loop is to go on elsewhere
};

class Checker;
class EffectsCheck;
class Interp;
struct Callee;

/// A call of a library function: argument i is args[i], of type types(i).
struct HostCall {
  Interp& interp;
  const Inst& inst;
  const uint64_t* args;
  uint32_t count;
  Intrinsic intrinsic = Intrinsic::None;  // that is called
  uint64_t result = 0, upperResult = 0;   // the upper one counts if the type has two words
  Type* type(uint32_t i) const { return inst.arg(i)->type; }
  int32_t i32(uint32_t i) const { return int32_t(args[i]); }
  float f32(uint32_t i) const { return std::bit_cast<float>(uint32_t(args[i])); }
  double f64(uint32_t i) const { return std::bit_cast<double>(args[i]); }
  /// Where the host keeps what argument i points to: `size` bytes (BadAccess if they are not the
  /// program's).
  template <class T = char>
  T* pointer(uint32_t i, uint64_t size = sizeof(T)) const {
    return reinterpret_cast<T*>(space().need(args[i], size));
  }
  /// The same; null for a null pointer.
  template <class T = char>
  T* pointerOrNull(uint32_t i) const {
    return args[i] ? pointer<T>(i) : nullptr;
  }
  /// Argument i, which points to as many bytes as argument `size` says. If that is 0, the argument
  /// may be any pointer: no byte may be accessed through the result, but set() gives the argument.
  char* bytes(uint32_t i, uint32_t size) const {
    if (args[size]) return pointer(i, args[size]);
    return reinterpret_cast<char*>(uintptr_t(space().host()) + args[i] - Space::kFirst);
  }
  Space& space() const;
  template <class T>
  T read(uint64_t address) const {
    T value;
    std::memcpy(&value, space().need(address, sizeof value), sizeof value);
    return value;
  }
  template <class T>
  void write(uint64_t address, T value) const {
    std::memcpy(space().need(address, sizeof value), &value, sizeof value);
  }
  void set(std::integral auto value) { result = uint64_t(int64_t(value)); }
  void set(float value) { result = std::bit_cast<uint32_t>(value); }
  void set(double value) { result = std::bit_cast<uint64_t>(value); }
  /// A pointer into the program's memory, or null.
  void set(const void* value) { result = space().addressOf(value); }
};
using HostFunction = void (*)(HostCall&);

/// What a declared function of a library or an intrinsic does, or null. `minArgs` is set to the
/// number of arguments it reads.
HostFunction findHostFunction(const Function& function, uint32_t& minArgs);

/// What a block's address is as a number: nothing is there in memory.
inline uint64_t labelAddress(const BlockAddress& label) {
  return label.block ? Space::kLabels + uint64_t(label.id) : BlockAddress::kNoBlock;
}

struct SwitchTable {
  int64_t base = 0;               // dense: targets[value - base]
  std::vector<int64_t> values;    // sparse: sorted, targets[i] for values[i]
  std::vector<uint32_t> targets;  // code indices
  uint32_t otherwise = 0;
};

/// One call instruction.
struct CallSite {
  const Inst* inst;
  std::vector<uint32_t> args;   // slots
  std::vector<uint32_t> words;  // slots per argument; empty: one each, and it is no tail call
  bool isTail = false;          // the callee takes the place of the caller's frame
};

constexpr uint32_t kNoVariadicSlot = ~uint32_t(0);

/// Where the loop is: at a call in the frame at fp, whose variables are at `locals`.
struct Position {
  const Callee* callee;
  const Code* pc;
  uint64_t* fp;
  uint64_t sp;
  char* locals;
  bool operator==(const Position&) const = default;
};

/// A function as the interpreter knows it.
struct Callee {
  const Function* function = nullptr;
  HostFunction host = nullptr;
  uint32_t hostArgs = 0;
  // Once decoded:
  std::vector<Code> code;
  std::vector<SourceLoc> locs;      // of each code
  std::vector<uint64_t> constants;  // copied to the slots from firstConstant on at each call
  uint32_t firstConstant = 0;       // after the parameters
  uint32_t paramSlots = 0;
  /// If it calls va_start: the slot that a call fills with the address of the variadic arguments.
  uint32_t variadicSlot = kNoVariadicSlot;
  uint64_t frameWords = 0;  // slots
  uint64_t localBytes = 0;  // of fixed allocas
  std::vector<SwitchTable> switches;
  std::vector<CallSite> sites;
  std::vector<uint64_t> wide;              // 64-bit parameters of codes
  std::vector<std::string> constantBytes;  // of ConstWide
  std::vector<Message> ends;               // of Undefined
  std::vector<RunEvent> events;            // of Watch; its slot has the bits
  // For the checker:
  struct Local {
    uint64_t offset, size;
    const Inst* variable;  // null: the copy of an argument
  };
  std::vector<const Inst*> insts;    // of each code
  std::vector<std::string> texts;    // that a check says
  std::vector<Local> locals;         // those whose address is used
  std::vector<bool> unsetConstants;  // undef in the pool
};

/// The stopwatches of the SysY library.
struct Timers {
  struct Entry {
    int startLine, stopLine;
    int64_t micros;
  };
  std::vector<Entry> entries;
  int startLine = 0;
  int64_t startedAt = 0;
  bool used = false;
};

/// Where the named parameters of a variadic function are; counts of registers and of stack slots.
struct NamedPlaces {
  uint32_t ints = 0, floats = 0, stack = 0;
};
NamedPlaces namedPlaces(const Function& function, const ArgumentRules& rules);

/// One of the arguments after the last named one, or a part of it, for the checker.
struct GivenArgument {
  uint64_t address, bytes;
  const Type* type;  // of the part
};

/// An upper bound of the 8-byte words that passVariadic writes for a call, even.
uint64_t variadicWords(const CallSite& site);
/// Lays the arguments of a call after the last named one out at `area`, 16-aligned, as va_arg finds
/// them: SysV's register save area and the stack arguments after it, or one after the other. False:
/// one that is passed by value lies where no memory is. `given`: where each lies is added to it.
bool passVariadic(const Function& callee, const CallSite& site, const uint64_t* fp, Space& space,
                  uint64_t area, const ArgumentRules& rules, std::vector<GivenArgument>* given);
/// Makes the va_list at `to`; wide as decoded for VaStart.
void startVaList(char* to, uint64_t area, const uint64_t* wide, const ArgumentRules& rules);

class Interp {
 public:
  Interp(const Module& module, const RunOptions& options);
  ~Interp();
  Interp(const Interp&) = delete;
  Interp& operator=(const Interp&) = delete;

  RunResult run();

  // ---- for library functions
  const RunOptions& options() const { return options_; }
  const ArgumentRules& rules() const { return target_.arguments; }
  const TargetInfo& target() const { return target_; }
  WideBits x87Result;  ///< st(0): the result of a function that returns an x86_fp80
  Timers timers;
  std::vector<uint64_t> atExit;  // function addresses
  Space space;
  Heap heap{space};
  /// The program's FILEs: objects of the library with nothing in them, and what they stand for.
  std::map<uint64_t, FILE*> openFiles;
  /// The address of a new object of the library, which lives as long as the program.
  uint64_t keep(std::string_view bytes, uint64_t align = 16);
  /// The same for a text and its zero: one object for all that are equal.
  uint64_t keepText(std::string_view text);
  /// An object that a function of the library has for itself and overwrites at each call.
  uint64_t keepOwn(std::string_view function, std::string_view bytes);
  /// What __ctype_b_loc and its kin return, by their names: programs call them for each character.
  std::map<std::string_view, uint64_t> characterTables;
  /// Where strtok keeps the rest of its text.
  uint64_t tokenRest() {
    if (!tokenRest_) tokenRest_ = keep(std::string(8, '\0'));
    return tokenRest_;
  }
  uint64_t errnoCell = 0;  ///< where the program finds errno, once it has asked
  /// "a global variable" and the like if the address is the program's, but in no block of the heap.
  std::optional<MsgWord> placeName(uint64_t address) const;
  /// Ends the run with the message once the library function has returned. False.
  bool fail(int status, Message message);
  /// The same; out of the way of the code that calls it.
  template <class... Args>
  [[gnu::cold, gnu::noinline]] bool fail(int status, Wording<std::type_identity_t<Args>...> name,
                                         const Args&... args) {
    return fail(status, Message(name, args...));
  }
  void exit(int status);
  /// setjmp and longjmp with the buffer at the address, in which a number of a mark is kept.
  void setJump(uint64_t buffer);
  void longJump(uint64_t buffer, int32_t value);
  /// Handlers as the program's <signal.h> has them, which need not be the host's.
  static constexpr uint64_t kIgnoreSignal = 1, kSignalError = ~uint64_t(0);
  /// signal: returns the handler that the signal had before.
  uint64_t handleSignal(int32_t number, uint64_t handler);
  /// Calls the handler; without one, ends the run with the message. True if the run goes on here.
  bool raiseSignal(int32_t number, Message message);
  /// Calls back into the program; false if the run is over, or goes on elsewhere.
  bool callBack(uint64_t functionAddress, std::initializer_list<uint64_t> args, uint64_t& result);

  // ---- for the checker
  /// Adds what is undefined here to the result; false if the run is to end.
  bool noteUndefined(RunReport report);
  /// Whether getarray may write so many bytes to its argument; else the run has ended.
  bool mayReadArray(const HostCall& call, uint64_t size);
  void noteLeak(SourceLoc made, uint64_t size);
  /// Of the code that runs.
  SourceLoc currentLoc() const;

  // ---- for the decoder
  /// Of these three, `undefined` is set to a variable that is defined nowhere.
  uint64_t addressOf(const GlobalValue* global, const GlobalValue*& undefined);
  uint64_t addressOf(const Callee& callee) const {
    return Space::kFunctions + uint64_t(&callee - callees_.data()) * Space::kFunctionSize;
  }
  Callee& calleeOf(const Function* function) { return callees_[calleeIndex_[function->id]]; }
  /// Writes the constant as in memory. False: it refers to such a variable.
  bool writeConstant(const Value* constant, char* to, const GlobalValue*& undefined);
  uint64_t scalar(const Value* constant, const GlobalValue*& undefined);

 private:
  bool executeAny(Callee& first, const uint64_t* args, uint32_t count, uint64_t& result);
  template <class Machine>
  bool execute(Machine& machine, Callee& first, const uint64_t* args, uint32_t count,
               uint64_t& result);
  Callee* calleeAt(uint64_t address);
  bool callHost(Callee& callee, const CallSite& site, const uint64_t* fp, uint64_t& result);
  bool layOutMemory();
  void collectBacktrace();
  void noteOutput();
  void finish();
  bool accesses(uint64_t address, uint64_t size, bool isWrite);
  bool noStack(uint64_t bytes);
  bool noRoom(uint64_t elements, uint64_t size);
  bool marksOrJumps(Position& at);

  const Module& module_;
  const RunOptions& options_;
  const TargetInfo& target_;
  std::vector<Callee> callees_;
  std::vector<uint32_t> calleeIndex_;    // by constant id
  std::vector<uint64_t> globalAddress_;  // by constant id
  uint64_t tokenRest_ = 0;
  uint64_t libraryAt_ = 0;  // the next object of the library
  std::map<std::string, uint64_t, std::less<>> texts_, owned_;
  uint64_t* slots_ = nullptr;
  uint64_t slotsSize_ = 0;

  // The current position; written by the loop before anything that may fail.
  const Code* pc_ = nullptr;
  uint64_t* fp_ = nullptr;
  uint64_t sp_ = 0;
  const Callee* current_ = nullptr;
  uint32_t depth_ = 0;
  uint32_t callBacks_ = 0;
  uint64_t upperResult_ = 0;  // of a library function
  uint64_t steps_ = 0;
  Outcome outcome_ = Outcome::Running;
  RunResult result_;
  uint64_t outputEnd_ = 0;  // only with options_.wrote
  /// A call of setjmp whose frame may still be there; inner frames come later.
  struct Mark {
    Position position;
    uint64_t number, buffer;
    uint32_t depth = 0, callBacks = 0;
    std::vector<uint64_t> slots;  // of the frame, as they are when setjmp returns again
    size_t frames = 0;            // the checker's, ...
    uint64_t activation = 0;      // ... and the number of the innermost
  };
  bool isActive(const Mark& mark) const;
  std::vector<Mark> marks_;  // by their frames
  uint64_t markCount_ = 0;
  uint64_t jumpBuffer_ = 0;  // of Outcome::Mark
  size_t jumpTo_ = 0;        // of Outcome::Jump: the place in marks_
  int32_t jumpValue_ = 0;
  std::map<int32_t, uint64_t> signalHandlers_;  // others than the default
  std::unique_ptr<Checker> checker_;            // if options_.checksUndefined
  std::unique_ptr<EffectsCheck> effects_;       // if options_.checksEffects
  std::string brokenPromise_;                   // an access that effects_ has found
};

inline Space& HostCall::space() const { return interp.space; }

/// Fills in the code of a function with a body.
void decode(Interp& interp, Callee& callee);

}  // namespace minic::interp
