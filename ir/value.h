// Values and instructions. One Inst struct and one table (ops.def) instead of a class per opcode:
// a Value can be an operand, an Inst is a value in a block. Everything is trivially destructible
// and is allocated in an arena: instructions and arguments in their function's, constants in the
// module's. Instructions and arguments carry intrusive use lists and an id that is dense in their
// function (the index of every side table); constants, globals and functions carry none.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

#include "ir/types.h"
#include "support/arena.h"
#include "support/check.h"
#include "support/source.h"
#include "support/wide_float.h"

namespace minic {

struct Block;
struct Function;
struct Inst;
class Module;

enum class Op : uint8_t {
#define VALUE(Enum, summary) Enum,
#define OP(Enum, text, arity, flags, summary) Enum,
#include "ir/ops.def"
  Erased,  ///< an instruction that is no longer in the program
};

inline constexpr unsigned kNumOps = unsigned(Op::Erased);

/// Columns of ops.def.
namespace opflags {
enum : uint16_t {
  Term = 1,
  Commut = 2,
  Binary = 4,
  Cast = 8,
  Reads = 16,
  Writes = 32,
  Traps = 64,
  Effect = 128,
  Listed = 256,
  Wraps = 512,
  Exact = 1024,
  Fast = 2048,
};
}

struct OpInfo {
  std::string_view text;  ///< LLVM's spelling; empty for values that are no instructions
  std::string_view summary;
  int8_t arity;    ///< -1: varies
  uint16_t flags;  ///< opflags
};
extern const OpInfo kOpInfos[kNumOps + 1];  ///< by Op; the last is Erased
inline const OpInfo& opInfo(Op op) { return kOpInfos[unsigned(op)]; }

/// Per-instruction flags (Value::flags); which ones apply depends on the op.
namespace vflags {
enum : uint8_t {
  // Integer arithmetic, casts, gep.
  NSW = 1,
  NUW = 2,
  Exact = 4,
  InBounds = 8,
  // Conditional branches that close a loop: its iterations are few, or were made of several. In the
  // text kNoCopiesText.
  NoCopies = 1,
  // Loads and stores.
  Volatile = 16,
  Atomic = 32,
  OrderingBits = 64 | 128,  // of atomic ones: an Ordering
  // LLVM's fast-math flags: only on fadd .. frem, fneg, fcmp and floating-point phi, select, call,
  // so they may share bits with the others.
  FNNaN = 1,
  FNInf = 2,
  FNSz = 4,
  FArcp = 8,
  FContract = 16,
  FAfn = 32,
  FReassoc = 64,
  FFast = 127,
};
}

inline constexpr std::string_view kNoCopiesText = "!llvm.loop !{!\"llvm.loop.unroll.disable\"}";

/// How an atomic load (acquire) or store (release) is ordered with other accesses.
enum class Ordering : uint8_t { Unordered, Monotonic, AcquireRelease, SeqCst };

/// What an atomicrmw writes: made of what it read and its operand. LLVM's names are in rmwName().
enum class RmwOp : uint8_t { Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, UMax, UMin };
std::string_view rmwName(RmwOp op);

enum class IntPred : uint8_t { EQ, NE, UGT, UGE, ULT, ULE, SGT, SGE, SLT, SLE };
/// LLVM's order: bit 0 = equal, bit 1 = greater, bit 2 = less, bit 3 = unordered.
enum class FloatPred : uint8_t {
  False,
  OEQ,
  OGT,
  OGE,
  OLT,
  OLE,
  ONE,
  ORD,
  UNO,
  UEQ,
  UGT,
  UGE,
  ULT,
  ULE,
  UNE,
  True,
};
/// A value of type `from` may become one of type `to` by the cast `op`; vectors lane by lane, but
/// bitcast as a whole.
bool isValidCast(Op op, const Type* from, const Type* to);

std::string_view predName(IntPred pred);
std::string_view predName(FloatPred pred);
/// Reads its operands as signed numbers.
inline bool isSigned(IntPred pred) { return pred >= IntPred::SGT; }
inline bool isEquality(IntPred pred) { return pred <= IntPred::NE; }
/// <= or >=, of any numbers.
inline bool isInclusive(IntPred pred) { return !isEquality(pred) && unsigned(pred) % 2 == 1; }
/// < or <=, of any numbers.
inline bool isLess(IntPred pred) {
  return pred == IntPred::ULT || pred == IntPred::ULE || pred >= IntPred::SLT;
}
IntPred inverse(IntPred pred);  ///< !(a P b)  ==  a inverse(P) b
IntPred swapped(IntPred pred);  ///< a P b     ==  b swapped(P) a
FloatPred inverse(FloatPred pred);
FloatPred swapped(FloatPred pred);

/// One operand slot: what it holds and its link in the held value's use list.
struct Use {
  struct Value* value;
  Use* next;
  Use** prevLink;  ///< null if the value keeps no use list
  Inst* user;

  /// Which operand of `user` this is.
  uint32_t index() const;
};

/// Anything that can be an operand. 24 bytes.
struct Value {
  Op op;
  uint8_t flags = 0;  ///< vflags
  uint16_t sub = 0;   ///< compare: predicate; alloca/load/store: see Inst::align; atomicrmw: RmwOp
  uint32_t id = 0;    ///< instructions, arguments: dense in the function; constants: in the module
  Type* type;
  Use* uses = nullptr;  ///< head of the use list; always null unless tracksUses()

  bool is(Op o) const { return op == o; }
  bool isConstant() const {
    return op <= Op::Function;
  }  ///< includes addresses of globals, functions
  /// The value is an address that has a name in the assembly.
  bool isSymbol() const;
  bool isInst() const { return op > Op::Argument && op < Op::Erased; }
  bool isUndefOrPoison() const { return op == Op::ConstUndef || op == Op::ConstPoison; }
  bool tracksUses() const { return op >= Op::Argument; }
  bool hasUses() const { return uses != nullptr; }
  bool hasOneUse() const { return uses && !uses->next; }

  /// Range over the use list: `for (Use& use : v->useRange())`. Do not change uses of this value
  /// meanwhile.
  struct UseIter {
    Use* at;
    Use& operator*() const { return *at; }
    UseIter& operator++() {
      at = at->next;
      return *this;
    }
    bool operator!=(const UseIter& other) const { return at != other.at; }
  };
  struct UseRange {
    Use* first;
    UseIter begin() const { return {first}; }
    UseIter end() const { return {nullptr}; }
  };
  UseRange useRange() const { return {uses}; }
};

// ---- constants (owned by the Module)

struct ConstInt : Value {
  int64_t value;  ///< sign-extended from the type's width (i1 true is -1)
  uint64_t zext() const {
    return type->bits == 64 ? uint64_t(value) : uint64_t(value) & ((uint64_t(1) << type->bits) - 1);
  }
  bool isZero() const { return value == 0; }
};

struct ConstFloat : Value {
  uint64_t bits;  ///< IEEE bits; of a float in the low 32
  float asFloat() const { return std::bit_cast<float>(uint32_t(bits)); }
  double asDouble() const { return std::bit_cast<double>(bits); }
};

struct ConstLongDouble : Value {
  WideBits bits;  ///< as in memory: of x86_fp80 the upper half has 16 bits
};

struct ConstAggregate : Value {
  std::span<Value*> elements;  ///< one per array element, struct field or lane, all constants
};

/// An array of i8/i16/i32/i64/float/double given by its bytes, little-endian.
struct ConstData : Value {
  std::string_view bytes;
};

/// A constant expression: `exprOp` is Gep, a cast, Add, Sub, Mul, And, Or or Xor; or InsertValue of
/// two integers: the number of more than 64 bits whose low 64 bits and rest they are. The reader
/// also makes ICmp, FCmp and Select, and replaces them before it ends.
struct ConstExpr : Value {
  Op exprOp;
  Type* sourceType;            ///< Gep: the type indexed
  std::span<Value*> operands;  ///< all constants
};

enum class Linkage : uint8_t {
  External,
  Internal,
  Private,
  Common,
  Weak,
  LinkOnce,
  AvailableExternally
};

/// Which other modules of the program may refer to a symbol.
/// Internal is Hidden, and LLVM's text has no word for it.
enum class Visibility : uint8_t { Default, Hidden, Protected, Internal };

/// A global variable or a function; its value is its address (type ptr).
struct GlobalValue : Value {
  Module* module;
  std::string_view name;
  std::string_view section;  ///< in the module's arena; empty: the usual one
  Linkage linkage = Linkage::External;
  Visibility visibility = Visibility::Default;
  uint32_t align = 0;   ///< bytes; 0: the type's, or that of functions
  bool isUsed = false;  ///< named by llvm.used: referenced from outside the IR
  /// Of a declaration: its symbol is another name of this definition, which is `isUsed`.
  GlobalValue* aliasee = nullptr;
  bool isLocal() const { return linkage == Linkage::Internal || linkage == Linkage::Private; }
};

struct GlobalVar : GlobalValue {
  Type* valueType;
  /// The definition is going to be in this module even if it is not there yet (`int a;` in C, whose
  /// initialiser may still come), so code reaches it directly.
  bool dsoLocal = false;
  Value* init = nullptr;    ///< a constant; null: declared only (external)
  bool isConstant = false;  ///< read-only
  /// Each thread has one. Instructions reach it by a call of llvm.threadlocal.address.
  bool isThreadLocal = false;
  bool unnamedAddr = false;
  SourceLoc loc;
};

/// The address of a block, for indirect branches: the symbol of a label in the assembly. The block
/// may be deleted or merged into another once no indirect branch leads there; then the address
/// means nothing any more, and is the number kNoBlock.
struct BlockAddress : GlobalValue {
  static constexpr int64_t kNoBlock = 1;
  Function* function = nullptr;  ///< null: the block is gone
  Block* block = nullptr;        ///< null also if the function's body was written to the output
};

/// The memory that a function may access, by its owner.
namespace mem {
enum : uint8_t {
  None = 0,
  ReadArgs = 1,  ///< the objects that its pointer arguments point to
  WriteArgs = 2,
  ReadHidden = 4,  ///< data that the program cannot access: files, the heap's own
  WriteHidden = 8,
  ReadOther = 16,
  WriteOther = 32,
  Reads = ReadArgs | ReadHidden | ReadOther,
  Writes = WriteArgs | WriteHidden | WriteOther,
  All = Reads | Writes,
};
}

/// Promises about a function or a call (FnAttrs::flags).
namespace fnattrs {
enum : uint16_t {
  OptNone = 1,   ///< passes leave the function alone
  NoReturn = 2,  ///< it never returns
  WillReturn = 4,
  NoUnwind = 8,           ///< throws no exception: nothing here does, but LLVM uses it
  Cold = 16,              ///< rarely called
  NoInline = 32,          ///< calls stay calls
  AlwaysInline = 64,      ///< calls are replaced by the body whatever that costs
  NoRecurse = 128,        ///< no call of it leads to another one
  ClosestObject = 256,    ///< of a call of llvm.objectsize: the field or array around is asked for
  SanitizeAddress = 512,  ///< its accesses are to be checked (passes/instrument/address.cpp)
};
}

/// The attributes of a function, or of a call.
struct FnAttrs {
  uint8_t memory = mem::All;  ///< memory that it may access (mem::)
  uint16_t flags = 0;         ///< fnattrs
  /// Of the instruction set, that the function's code may use (target/extensions.h).
  uint16_t extensions = 0;
  bool has(uint16_t flag) const { return flags & flag; }
  /// The conjunction of two sets of attributes.
  FnAttrs operator&(FnAttrs other) const {
    return {uint8_t(memory & other.memory), uint16_t(flags | other.flags),
            uint16_t(extensions | other.extensions)};
  }
  bool operator==(const FnAttrs&) const = default;
};

/// How a parameter, an argument or a return value is extended or passed, and promises about it.
struct ParamAttrs {
  bool signExt = false, zeroExt = false;
  bool noUndef = false;
  bool noCapture = false;            ///< the callee does not keep the address
  bool noAlias = false;              ///< its object is accessed through it only
  bool byVal = false, sret = false;  ///< pointer to a copy / to the result; type in `pointee`
  bool elementType = false;          ///< address of an operand of assembly; its type in `pointee`
  uint32_t align = 0;
  Type* pointee = nullptr;
  bool operator==(const ParamAttrs&) const = default;
};

struct Argument : Value {
  Function* function;
  uint32_t index;
  uint32_t name;  ///< in Module::names; 0: unnamed
  ParamAttrs attrs;
};

// ---- instructions

/// The parts of a call instruction that are not operands.
struct CallInfo {
  Type* fnType;  ///< of the callee, as called
  ParamAttrs ret;
  std::span<ParamAttrs> args;  ///< one per argument, or empty when all are plain
  FnAttrs attrs;
  bool tail = false;
  /// As it was written: the callee takes the place of the caller's frame, which has ended then.
  /// Where a pass has put something between the call and the return, it is an ordinary call.
  bool mustTail = false;
};

struct Inst : Value {
  uint32_t numOps;
  uint32_t capOps;  ///< slots that `ops` has room for (phis grow)
  SourceLoc loc;
  uint32_t name;  ///< in Module::names; 0: unnamed, printed as a number
  Block* block;
  Inst *prev, *next;
  Use* ops;
  union {
    Type* typeArg;   ///< Alloca: allocated type; Gep: the type indexed
    CallInfo* call;  ///< Call
  };

  Value* operand(uint32_t i) const {
    MINIC_DCHECK(i < numOps);
    return ops[i].value;
  }
  std::span<Use> operands() const { return {ops, numOps}; }
  void setOperand(uint32_t i, Value* value);

  bool isTerm() const { return op >= Op::Ret && op <= Op::Unreachable; }
  bool isVolatile() const {
    return (op == Op::Load || op == Op::Store) && (flags & vflags::Volatile);
  }
  bool isAtomic() const { return (op == Op::Load || op == Op::Store) && (flags & vflags::Atomic); }
  Ordering ordering() const { return Ordering(flags >> 6); }  ///< of an atomic access
  void setAtomic(Ordering ordering) {
    flags = uint8_t((flags & ~vflags::OrderingBits) | vflags::Atomic | unsigned(ordering) << 6);
  }
  /// Reads and writes at once: ordered as a fence, and its address counts as kept.
  bool isReadWrite() const { return op == Op::AtomicRmw || op == Op::CmpXchg; }
  RmwOp rmwOp() const { return RmwOp(sub); }
  IntPred intPred() const { return IntPred(sub); }
  FloatPred floatPred() const { return FloatPred(sub); }

  /// Alloca, load, store: alignment in bytes. `sub` holds log2 + 1; 0 means the type's own.
  uint32_t align() const;
  void setAlign(uint32_t bytes);

  /// A load or store that is neither volatile nor atomic.
  bool isPlainAccess() const {
    return (op == Op::Load || op == Op::Store) && !(flags & (vflags::Volatile | vflags::Atomic));
  }
  /// What a load or store moves.
  Type* accessedType() const { return op == Op::Store ? ops[0].value->type : type; }

  // Named operands; each asserts the op.
  Value* address() const {  ///< of a load or store
    MINIC_DCHECK(op == Op::Load || op == Op::Store);
    return ops[op == Op::Store].value;
  }
  Value* storedValue() const {
    MINIC_DCHECK(op == Op::Store);
    return ops[0].value;
  }
  Value* callee() const {
    MINIC_DCHECK(op == Op::Call);
    return ops[0].value;
  }
  /// The called function if the call is direct, else null.
  Function* calledFunction() const;
  /// A call `musttail` that a return of its result, or of nothing, follows.
  bool isMustTail() const;
  uint32_t numArgs() const { return numOps - 1; }
  Value* arg(uint32_t i) const { return operand(i + 1); }
  Value* condition() const {  ///< of a conditional branch, switch or select
    MINIC_DCHECK(op == Op::CondBr || op == Op::Switch || op == Op::Select);
    return ops[0].value;
  }
};

// ---- casting: null when the value is something else

inline Inst* asInst(Value* v) { return v->isInst() ? static_cast<Inst*>(v) : nullptr; }
inline const Inst* asInst(const Value* v) {
  return v->isInst() ? static_cast<const Inst*>(v) : nullptr;
}

#define AS(Name, T, op_)                                                           \
  inline T* Name(Value* v) { return v->op == op_ ? static_cast<T*>(v) : nullptr; } \
  inline const T* Name(const Value* v) { return v->op == op_ ? static_cast<const T*>(v) : nullptr; }
AS(asConstInt, ConstInt, Op::ConstInt)
AS(asConstFloat, ConstFloat, Op::ConstFloat)
AS(asConstLongDouble, ConstLongDouble, Op::ConstLongDouble)
AS(asConstAggregate, ConstAggregate, Op::ConstAggregate)
AS(asConstData, ConstData, Op::ConstData)
AS(asConstExpr, ConstExpr, Op::ConstExpr)
AS(asGlobalVar, GlobalVar, Op::Global)
AS(asBlockAddress, BlockAddress, Op::BlockAddress)
#undef AS
/// The constants inside an aggregate or expression; none in others.
inline std::span<Value* const> partsOf(const Value* constant) {
  if (const ConstAggregate* aggregate = asConstAggregate(constant)) return aggregate->elements;
  if (const ConstExpr* expr = asConstExpr(constant)) return expr->operands;
  return {};
}
inline bool Value::isSymbol() const {
  return op == Op::Global || op == Op::Function ||
         (op == Op::BlockAddress && static_cast<const BlockAddress*>(this)->function);
}
Function* asFunction(Value* v);
const Function* asFunction(const Value* v);

// ---- from ops.def; the effects of an instruction are in ir/effects.h

inline bool isCommutative(Op op) { return opInfo(op).flags & opflags::Commut; }
inline bool isBinary(Op op) { return opInfo(op).flags & opflags::Binary; }
inline bool isCast(Op op) { return opInfo(op).flags & opflags::Cast; }

/// The lane that a lane of a shuffle's result comes from: 0 to n - 1 of operand 0, n to 2n - 1 of
/// operand 1, or -1 if any value will do.
int32_t shuffleLane(const Inst* shuffle, uint32_t lane);

/// All lanes of the value are known to be equal, by its own instruction.
bool isUniform(const Value* vector);
/// The constant numbers lanes of two vectors of the type, as a shuffle's operand 2 does.
bool isShuffleMask(const Value* mask, const Type* vector);

/// Makes every use of `from` a use of `to`, in O(uses). `from` keeps no use. Same type.
void replaceAllUses(Value* from, Value* to);

}  // namespace minic
