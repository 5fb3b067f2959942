// Blocks, functions and the module. A Function owns one arena with its blocks and instructions; a
// Module owns types, constants, globals and functions. Blocks form a doubly linked list in layout
// order, the entry first; each owns its instruction list (phis, body, one terminator) and its
// edges.
//
// An Edge carries the index of its twin on the other side, so every edit of the CFG is O(1) plus
// the phis it touches, and duplicate edges (both arms of a branch, cases of a switch) are never
// ambiguous: a phi's operand i belongs to preds[i]. Only ir/cfg.h writes preds and succs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/debug_info.h"
#include "ir/intrinsics.h"
#include "ir/value.h"

namespace minic {

struct LibraryFunction;

/// One end of a CFG edge: the block at the other end and this edge's index over there.
/// b.succs[i] == {t, k}  <=>  t.preds[k] == {b, i}.
struct Edge {
  Block* block;
  uint32_t index;
};

struct Block {
  uint32_t id;    ///< dense in the function: index of side tables
  uint32_t name;  ///< in Module::names; 0: unnamed
  Function* function;
  Block *prev, *next;  ///< layout order
  Inst *first, *last;  ///< last is the terminator once the block is complete
  ArenaVec<Edge> preds, succs;
  BlockAddress* address = nullptr;  ///< if it is taken: see Module::blockAddress

  Inst* terminator() const { return last && last->isTerm() ? last : nullptr; }
  Inst* firstNonPhi() const {
    Inst* inst = first;
    while (inst && inst->is(Op::Phi)) inst = inst->next;
    return inst;
  }
  bool hasPhis() const { return first && first->is(Op::Phi); }
};

/// Forward iteration over a linked list. The body may erase or move the current node: the next one
/// is read before.
template <class Node>
struct ListIter {
  Node *at, *next;
  explicit ListIter(Node* node) : at(node), next(node ? node->next : nullptr) {}
  Node* operator*() const { return at; }
  ListIter& operator++() {
    at = next;
    next = at ? at->next : nullptr;
    return *this;
  }
  bool operator!=(const ListIter& other) const { return at != other.at; }
};
template <class Node>
struct ListRange {
  Node* first;
  ListIter<Node> begin() const { return ListIter<Node>(first); }
  ListIter<Node> end() const { return ListIter<Node>(nullptr); }
};
/// The instructions of a block in order.
inline ListRange<Inst> insts(const Block* block) { return {block->first}; }

/// The phis of a block only.
struct PhiIter {
  Inst *at, *next;
  static Inst* onlyPhi(Inst* inst) { return inst && inst->is(Op::Phi) ? inst : nullptr; }
  explicit PhiIter(Inst* inst) : at(onlyPhi(inst)), next(at ? at->next : nullptr) {}
  Inst* operator*() const { return at; }
  PhiIter& operator++() {
    at = onlyPhi(next);
    next = at ? at->next : nullptr;
    return *this;
  }
  bool operator!=(const PhiIter& other) const { return at != other.at; }
};
struct PhiRange {
  Inst* first;
  PhiIter begin() const { return PhiIter(first); }
  PhiIter end() const { return PhiIter(nullptr); }
};
inline PhiRange phis(const Block* block) { return {block->first}; }

struct Function : GlobalValue {
  Type* fnType;
  std::vector<Argument*> args;  ///< allocated in `arena`
  ParamAttrs ret;
  Arena arena;
  Block *firstBlock = nullptr, *lastBlock = nullptr;  ///< null: a declaration
  uint32_t numBlocks = 0;                             ///< blocks now in the list
  uint32_t nextBlockId = 0;                           ///< size of side tables by block id
  uint32_t nextValueId = 0;                           ///< size of side tables by value id
  uint32_t cfgEpoch = 0;  ///< bumped by every edit of the CFG: cached analyses compare it
  uint32_t instEpoch =
      0;  ///< bumped when an instruction is inserted, erased or gets another operand
  Intrinsic intrinsic = Intrinsic::None;
  FnAttrs attrs;
  /// The effects of the library's function of this name; valid only for a declaration of its type
  /// (see ir/effects.h). Null once the program has a body for it.
  const LibraryFunction* library = nullptr;
  /// A declaration that stands for lines of assembly: `name` is their text, in LLVM's way of
  /// writing operands (`$0`, `${1:b}`, `$$`), and a call puts them there.
  bool isAssembly = false;
  std::string_view constraints;  ///< of assembly, see target/assembly.h
  bool isWritten = false;        ///< a declaration whose body was written to the output and freed
  bool isCalledOnce = false;     ///< one call is all that uses it: see markOnlyCalls()
  SourceLoc loc;
  std::unique_ptr<FunctionDebug> debug;  ///< under -g, of a function of a source file; else null

  Block* entry() const { return firstBlock; }
  bool isDeclaration() const { return !firstBlock; }
  /// The output of the module defines it.
  bool isDefinedHere() const {
    return (firstBlock || isWritten) && linkage != Linkage::AvailableExternally;
  }
  /// The address of one of its blocks is taken.
  bool hasBlockAddresses() const {
    const Block* block = firstBlock;
    while (block && !block->address) block = block->next;
    return block;
  }
  Type* returnType() const { return fnType->returnType(); }

  /// A new block at the end of the layout (or after `after`), without instructions or edges.
  Block* createBlock(std::string_view name = {}, Block* after = nullptr);
  /// Moves `block` right after `after` in the layout.
  void moveBlockAfter(Block* block, Block* after);
  /// Unlinks an empty, edgeless block. CFG surgery goes through ir/cfg.h.
  void unlinkBlock(Block* block);

  /// A detached instruction with `operands`; insert it with insertBefore/append.
  Inst* createInst(Op op, Type* type, std::span<Value* const> operands, SourceLoc loc = {});
  /// A detached phi with one null slot per present predecessor of `block`.
  Inst* createPhi(Type* type, const Block* block);
  /// The same, put before an instruction of the block, with the name and location of `like`.
  Inst* insertPhi(Type* type, Inst* before, const Inst* like);

  /// Frees all blocks and instructions and the memory they took: the function becomes a
  /// declaration. Arguments are made anew (unused). `written`: the output has it.
  void dropBody(bool written = false);

  /// Gives a declaration another type (C's `int f();` that gets its prototype later), with new,
  /// plain arguments.
  void setType(Type* type);

 private:
  friend class Module;
  void createArgs();

  /// Constants that are addresses of its blocks become invalid.
  void dropBlockAddresses();

  struct BlockRoom {
    Block block;
    Edge edges[4];  // the first two preds and succs
  };
  std::span<BlockRoom> freeBlocks_;  // in `arena`, for the next blocks
};

/// Links a detached instruction in. A null `before` appends.
void insertBefore(Inst* inst, Block* block, Inst* before);
inline void append(Inst* inst, Block* block) { insertBefore(inst, block, nullptr); }
/// Takes the instruction out of its block; its operands and uses stay.
void detach(Inst* inst);
/// Deletes an instruction that has no uses left.
void erase(Inst* inst);
/// Makes every use of the instruction one of the value, and deletes it.
void replaceWith(Inst* inst, Value* value);
/// Sets every operand to null without deleting: for cyclic garbage.
void dropOperands(Inst* inst);
/// Appends an operand (phis, when an edge is added).
void addOperand(Inst* inst, Value* value);
/// Removes operand `i` by moving the last one into its place.
void removeOperandSwap(Inst* inst, uint32_t i);

/// The value that all operands of the phi are, but for the phi itself (and undef, if that is to be
/// left out); null: there are two, or none.
Value* onlyOperand(const Inst& phi, bool withoutUndef = false);
/// Where the value must be available: of a phi's operand at the end of the predecessor.
inline Block* blockOf(const Use& use) {
  Block* block = use.user->block;
  return use.user->is(Op::Phi) ? block->preds[use.index()].block : block;
}

/// The blocks in layout order; the current one may be removed meanwhile.
inline ListRange<Block> blocks(const Function& function) { return {function.firstBlock}; }

/// Names as small numbers: two values with the same name share the text. 0 is "no name". An
/// open-addressing table of its own: readers of text spend more time here than anywhere else.
/// Long names are cut where LLVM cuts those of values and blocks: printed in full, two names that
/// differ only after that would be one name to LLVM.
class NameTable {
 public:
  static constexpr size_t kMaxNameLength = 1024;

  NameTable() : texts_(1), slots_(64) {}
  uint32_t intern(std::string_view text);
  /// Numbers of the names <base>.0, <base>.1, ... of up to `count` values, consecutive from the
  /// result. Their texts are made on demand: most are never printed.
  uint32_t versions(uint32_t base, uint32_t count);
  /// The number that the name's text has by itself: versions are numbered apart from it.
  uint32_t resolve(uint32_t name) const { return name < kVersions ? name : internVersion(name); }
  /// The number of `text`, or 0 if no value has that name.
  uint32_t find(std::string_view text) const {
    return text.empty() ? 0 : slots_[slotOf(text, hashOf(text))].name;
  }
  std::string_view operator[](uint32_t name) const { return texts_[resolve(name)]; }
  /// Names numbered from 1 up to this have been interned.
  size_t size() const { return texts_.size(); }

 private:
  struct Slot {
    uint32_t hash = 0, name = 0;  // name 0: free
  };
  struct Versions {
    uint32_t first, base;
  };
  static constexpr uint32_t kVersions = 1u << 29;  ///< the first number of a version
  static uint32_t hashOf(std::string_view text);
  /// The slot of the text, or the free one where it belongs.
  size_t slotOf(std::string_view text, uint32_t hash) const;
  void grow();
  uint32_t internVersion(uint32_t name) const;

  Arena arena_;
  std::vector<std::string_view> texts_;
  std::vector<Slot> slots_;         // a power of two, at most half full
  std::vector<Versions> versions_;  // by first number
  uint32_t nextVersion_ = kVersions;
};

/// A function of type `void ()` that runs before main, in order of the priorities, or after it in
/// the opposite order.
struct StartFunction {
  Function* function;
  uint32_t priority;  ///< 65535: none was given
  bool atExit;
};

class ValueObserver;

class Module {
 public:
  Module() = default;
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  TypeContext types;
  NameTable names;
  std::string sourceFile;                            ///< for the source_filename line
  std::string targetTriple;                          ///< empty: not printed
  std::string dataLayout;                            ///< empty: not printed
  std::vector<GlobalVar*> globals;                   ///< in order of creation
  std::vector<std::unique_ptr<Function>> functions;  ///< in order of creation
  std::unique_ptr<ModuleDebug> debug;                ///< under -g, of a source file; else null
  std::vector<std::string> assembly;                 ///< at file scope, in order
  /// Functions of these names are not the C library's; "" among them: no function is.
  std::vector<std::string> notLibrary;
  std::vector<StartFunction> startFunctions;  ///< in order of definition; `isUsed`
  ValueObserver* valueObserver = nullptr;     ///< null: nobody

  // Scalar constants are interned: equal ones are the same object.
  ConstInt* constInt(Type* type, int64_t value);  ///< value is truncated to the type
  ConstInt* constBool(bool value) { return constInt(types.i1(), value ? -1 : 0); }
  /// Of any width: above 64 bits zero, or an expression over the halves (see ConstExpr).
  Value* constInteger(Type* type, uint64_t low, uint64_t high);
  ConstInt* constI32(int32_t value) { return constInt(types.i32(), value); }
  ConstFloat* constFloatBits(Type* type, uint64_t bits);
  ConstFloat* constFloat(float value) {
    return constFloatBits(types.floatTy(), std::bit_cast<uint32_t>(value));
  }
  ConstFloat* constDouble(double value) {
    return constFloatBits(types.doubleTy(), std::bit_cast<uint64_t>(value));
  }
  ConstLongDouble* constLongDouble(Type* type, WideBits bits);
  Value* undef(Type* type) { return simpleConstant(Op::ConstUndef, type); }
  Value* poison(Type* type) { return simpleConstant(Op::ConstPoison, type); }
  Value* nullPtr() { return simpleConstant(Op::ConstNull, types.ptr()); }
  /// 0, 0.0, null or zeroinitializer.
  Value* zero(Type* type);
  // Vector constants are interned too.
  /// All lanes the same constant.
  Value* splat(Type* vector, Value* lane);
  /// One constant for each lane.
  Value* constVector(Type* vector, std::span<Value* const> lanes);
  /// The lane numbers of a shuffle (see shuffleLane), as a constant of type <n x i32>.
  Value* shuffleMask(std::span<const int32_t> lanes);
  /// Lane number `lane` of a constant vector; undef or poison of one of those.
  Value* laneOf(const Value* vector, uint32_t lane);
  // Aggregates and expressions are made as asked, not interned; spans and bytes are copied.
  ConstAggregate* constAggregate(Type* type, std::span<Value* const> elements);
  ConstData* constData(Type* arrayType, std::string_view bytes);
  ConstExpr* constExpr(Op exprOp, Type* type, std::span<Value* const> operands,
                       Type* sourceType = nullptr);

  /// The address of the block.
  BlockAddress* blockAddress(Block* block);
  /// The address of a block that there is not yet; setBlock says which it is.
  BlockAddress* createBlockAddress();
  static void setBlock(BlockAddress* address, Block* block);

  /// Replaces each alias in an instruction by its aliasee; else two names of one variable would
  /// look like two variables. A weak alias stays: another file may define the symbol.
  void resolveAliases();

  GlobalVar* createGlobal(std::string_view name, Type* valueType,
                          Linkage linkage = Linkage::External);
  Function* createFunction(std::string_view name, Type* fnType,
                           Linkage linkage = Linkage::External);
  /// A constant of this module alone, for what the compiler adds. If the name is taken, a number
  /// comes behind it.
  GlobalVar* privateConstant(std::string_view name, Value* init, uint32_t align = 0);
  /// Such a constant with the text and a zero behind it; the same one for the same text.
  GlobalVar* privateText(std::string_view text);
  /// A function that a library defines. The program may have declared the name with another type.
  GlobalValue* libraryFunction(std::string_view name, Type* fnType);
  /// The declaration of an intrinsic, on that type of integers if one is to be chosen.
  Function* intrinsic(Intrinsic intrinsic, Type* chosen = nullptr);
  /// The declaration that stands for lines of assembly; without a type, of some that have no
  /// operands.
  Function* assemblyFunction(std::string_view text, std::string_view constraints = "~{memory}",
                             Type* fnType = nullptr);
  /// The global variable or function of that name, or null.
  GlobalValue* find(std::string_view name) const;
  Function* findFunction(std::string_view name) const {
    GlobalValue* found = find(name);
    return found ? asFunction(found) : nullptr;
  }
  /// Removes a global or a function that nothing refers to any more.
  void remove(GlobalValue* value);
  /// Removes the globals and functions for which dead[value->id]; only each other refer to them.
  void removeAll(const std::vector<bool>& dead);

  Arena& arena() { return arena_; }
  uint32_t numConstants() const { return nextConstantId_; }

 private:
  /// The symbol is going to be removed.
  void forget(const GlobalValue& value);
  Value* simpleConstant(Op op, Type* type);
  template <class T>
  T* newConstant(Op op, Type* type);

  struct ScalarKey {
    Type* type;
    uint64_t bits;
    Op op;
    uint64_t high = 0;  // of more than 64 bits
    bool operator==(const ScalarKey&) const = default;
  };
  struct ScalarHash {
    size_t operator()(const ScalarKey& key) const {
      uint64_t h = (key.bits ^ key.high ^ (uint64_t(reinterpret_cast<uintptr_t>(key.type)) << 7) ^
                    (uint64_t(key.op) << 57)) *
                   0x9E3779B97F4A7C15u;
      return size_t(h ^ (h >> 29));
    }
  };

  Arena arena_;
  uint32_t nextConstantId_ = 0;
  std::unordered_map<ScalarKey, Value*, ScalarHash> scalars_;  // looked up only, never iterated
  std::unordered_map<std::string, Value*> vectors_;            // by type and lanes; looked up only
  uint32_t blockAddresses_ = 0;                                // how many were made: their names
  std::unordered_map<std::string_view, GlobalValue*> symbols_;
  std::unordered_map<std::string, GlobalVar*> texts_;      // of privateText; looked up only
  std::unordered_map<std::string, uint32_t> lastNumbers_;  // behind names that were taken
};

inline Function* asFunction(Value* v) {
  return v->is(Op::Function) ? static_cast<Function*>(v) : nullptr;
}
inline const Function* asFunction(const Value* v) {
  return v->is(Op::Function) ? static_cast<const Function*>(v) : nullptr;
}
inline Function* Inst::calledFunction() const { return asFunction(callee()); }
inline bool Inst::isMustTail() const {
  if (!is(Op::Call) || !call->mustTail || !next || !next->is(Op::Ret)) return false;
  return next->numOps ? next->operand(0) == this : type->isVoid();
}

/// The output of the module defines it, now or later.
inline bool isDefinedHere(const GlobalValue& symbol) {
  if (symbol.is(Op::Function)) return static_cast<const Function&>(symbol).isDefinedHere();
  if (symbol.is(Op::BlockAddress)) {
    const Function* function = static_cast<const BlockAddress&>(symbol).function;
    return function && function->isDefinedHere();
  }
  const auto& variable = static_cast<const GlobalVar&>(symbol);
  return variable.init || variable.dsoLocal;
}

}  // namespace minic
