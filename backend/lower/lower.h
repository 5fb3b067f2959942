// The part of lowering that the targets share: IR to machine IR over virtual registers.
//
// Blocks are taken in reverse of reverse post-order and each is walked backward, so every use of a
// value is lowered before the value itself. An instruction whose result has not been requested and
// that has no side effect is skipped: so values that are folded into their users
// (address computations, compares, loads), and dead ones, need no code. A user folds a value by
// looking through it instead of requesting reg(value); canFold/canFoldLoad tell when that is valid.
//
// Before: verified IR after the passes of code generation. After: machine IR as backend/mir/mir.h
// describes it. No phi is left: each predecessor of a block with phis ends in one parallel copy, in
// a block of its own where the edge was critical.
//
// Registers hold, by type: an i1 as 0 or 1 in all 64 bits; i64 and ptr all 64 bits; float and
// double in float registers. An i8, i16 or i32 has undefined bits above its width on x86-64; on
// riscv64 an i32 is sign-extended to 64 bits, i8 and i16 have undefined bits above their width. A
// vector has undefined bytes above its size.
// Arguments and results in registers follow the psABI at calls, by extend().
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "backend/lower/abi.h"
#include "backend/lower/phi_operands.h"
#include "backend/mir/mir.h"
#include "backend/mir/target.h"
#include "ir/function.h"
#include "ir/gep.h"
#include "ir/rpo.h"
#include "support/id_map.h"

namespace minic {

/// The value of a constant, or none. It holds a number in either case: compilers read that of an
/// empty std::optional before they ask whether there is one, and valgrind then reports it.
class KnownInt {
 public:
  KnownInt() = default;
  KnownInt(int64_t value) : value_(value), exists_(true) {}
  explicit operator bool() const { return exists_; }
  int64_t operator*() const { return value_; }
  int64_t value_or(int64_t other) const { return exists_ ? value_ : other; }
  bool operator==(int64_t value) const { return exists_ && value_ == value; }

 private:
  int64_t value_ = 0;
  bool exists_ = false;
};

/// A chain of geps with at most one index that is not constant:
/// address = base + disp + index * scale; the base may be a global or a fixed alloca.
struct AddressParts {
  const Value* base = nullptr;
  int64_t disp = 0;
  const Value* index = nullptr;  ///< an i64 or i32 (then to be sign-extended) value, or null
  uint64_t scale = 0;            ///< bytes per step of index
};

class Lowering {
 public:
  Lowering(MFunction& machine, const Function& function);

  MFunction& mf;
  const Function& fn;
  const Target& target;
  /// If not null: receives the IR instruction that each machine instruction was made for.
  std::unordered_map<const MInst*, const Inst*>* origins = nullptr;

  /// Lowers the whole function into `mf`; its layout is left to orderBlocks.
  void run();

  /// After run(): what it chose for values and blocks.
  LoweredNames names() const { return {vregs_, allocaSlots_, blockMap_}; }
  /// After run(): by the index of a virtual register, the value that it holds.
  std::unordered_map<uint32_t, const Value*> valueRegs() const;

  // --- Queries ----------------------------------------------------------------------------------
  /// The value in a register: the vreg of an instruction or argument (which is thereby requested),
  /// or a constant or address materialised here. Not for aggregates.
  Reg reg(const Value* value);
  /// The value whose register holds `value` too: what it is a cast of that changes no bit that
  /// counts.
  const Value* throughCasts(const Value* value) const;
  /// The vreg that an instruction's result goes to.
  Reg result(const Inst& inst) {
    MINIC_DCHECK(vregs_[inst.id].valid(), "the result of an instruction that is not used");
    return vregs_[inst.id];
  }
  /// The function may use this extension of the instruction set, or one of several (ext::).
  bool mayUse(uint16_t extension) const { return fn.attrs.extensions & extension; }
  /// A user has requested the value.
  bool isUsed(const Inst& inst) const { return vregs_[inst.id].valid(); }
  Reg temp(RegClass cls) { return mf.newVReg(cls); }
  Reg tempInt() { return mf.newVReg(RegClass::Int); }
  Reg tempFor(const Type* type) {
    Reg made = mf.newVReg(classOf(type));
    mf.vregs[made.index()].isNarrow = type->isInt() && type->size <= 4;
    return made;
  }
  /// Value of an integer constant (sign-extended; i1 as 0 or 1), null as 0.
  static KnownInt constant(const Value* value);
  /// The constant if it lies in [low, high].
  static KnownInt constantIn(const Value* value, int64_t low, int64_t high);
  /// The number of elements of an alloca if it is constant; unsigned, as LLVM reads it.
  static std::optional<uint64_t> allocaCount(const Inst& alloca);
  /// `value` is an instruction of that op that the instruction being lowered may look through: it
  /// is in the same block, has this one use, and is pure. The caller then must not ask for
  /// reg(value).
  const Inst* canFold(const Value* value, Op op) const;
  /// The compare (ICmp or FCmp) that makes an i1, if the instruction being lowered, which branches
  /// or selects by it, may do it itself: by canFold, or because a few such users are its only ones
  /// and each does its own.
  const Inst* canCompare(const Value* value, Op op) const;
  /// A plain load that may be done as part of the instruction being lowered: same block, one use,
  /// nothing in between writes memory.
  const Inst* canFoldLoad(const Value* value) const;
  /// Looks through geps (and constant expressions) of an address as long as disp stays in 32 bits;
  /// `indexed`: also through one index that is not constant.
  /// `own`: `address` is the gep being lowered, which is looked through although it is requested.
  AddressParts addressParts(const Value* address, bool indexed, bool own = false) const;
  /// A bitwise or with a constant that has no bit in common with the other operand: a sum.
  static bool isDisjointOr(const Inst& inst);
  /// Both addresses are computed from the same values in the same way.
  bool isSameAddress(const Value* a, const Value* b) const;
  /// A fixed alloca's slot; nothing for other values.
  std::optional<uint32_t> slotOf(const Value* value) const;
  /// The symbol of a global variable or function.
  uint32_t symbolOf(const GlobalValue* global);
  /// A library function by name ("memset", "fmodf").
  uint32_t librarySymbol(const char* name) { return mf.librarySymbol(name); }
  /// The instruction being lowered.
  const Inst& current() const { return *current_; }

  /// The bytes of a constant vector as a constant of the function.
  uint32_t vectorConstant(const Value* vector);

  // --- Making instructions ----------------------------------------------------------------------
  /// Inserts a machine instruction after those already made for the current IR instruction.
  MInst* emit(uint16_t op, unsigned size, std::initializer_list<MOperand> operands);
  MInst* emit(uint16_t op, unsigned size, std::span<const MOperand> operands);
  /// dst := src (same class), a parallel copy of one.
  void copy(Reg dst, Reg src);
  /// dst := constant, address or register: any source of a parallel copy.
  void copyOperand(Reg dst, const MOperand& src);
  /// A parallel copy of (destination, source) pairs; null if there are none.
  MInst* parallelCopy(std::span<const MOperand> pairs);
  /// The value as a source of a parallel copy: register, immediate, float constant, address; none
  /// for undef.
  MOperand copySource(const Value* value);
  /// The machine block that control goes to over edge `succIndex` of the current IR block.
  MBlock& edgeTarget(uint32_t succIndex);
  /// The block that instructions go to; switch lowering makes more of them.
  MBlock& block() { return *block_; }
  void setBlock(MBlock& block) {
    block_ = &block;
    cursor_ = nullptr;
  }
  /// An unconditional jump to the block, with its edge.
  void jump(MBlock& to);
  /// Adds the edges block() -> to. To be called after emitting a terminator, once per distinct
  /// target.
  void addSucc(MBlock& to);
  /// The distinct blocks of a jump table as operands of the jump through it, made successors of
  /// block() in time linear in their number.
  void jumpToOneOf(Reg address, std::span<const uint32_t> blocks);

  /// A call of a library function with plain arguments (class by operand); result into `dst` if
  /// valid.
  void callLibrary(const char* name, std::span<const Value* const> args, Reg dst);

  static RegClass classOf(const Type* type) {
    return type->isFloatingPoint() ? RegClass::Float
           : type->isVector()      ? RegClass::Vector
                                   : RegClass::Int;
  }
  /// Bytes of a value in a register or in memory: 1, 2, 4 or 8, or, of a vector, also 16.
  static unsigned sizeOf(const Type* type) { return unsigned(type->size); }

 private:
  MInst* put(MInst* inst);
  uint32_t loc() const;
  void makeBlocks();
  void lowerBlock(const Block& block);
  void lowerOne(const Inst& inst);
  void lowerEntry();
  void placeVariables();
  void noteAssignments(const Inst& inst, const MInst* first);
  void translateAssignments();
  void lowerCondBr(const Inst& inst);
  void branch(const Value* condition, MBlock& then, MBlock& otherwise, unsigned depth);
  void lowerCall(const Inst& inst);
  void lowerAssembly(const Inst& inst, std::string_view text, std::string_view constraints);
  bool lowerIntrinsic(const Inst& inst, const Function& callee);
  void lowerMachine(const Inst& inst, MachineIntrinsic intrinsic);
  /// The frame pointer, or what is saved by it: the return address.
  void lowerFrameAddress(Reg to, MachineIntrinsic which);
  ArgAssigner namedArguments() const;
  /// Fills in the va_list at operand 0.
  void lowerVaStart(const Inst& inst);
  /// An argument register of a variadic function and its place in memory.
  struct SavedArgument {
    Reg value;
    uint32_t slot;
    int32_t offset;
  };
  /// Those that hold no named parameter, if there is a va_start: adds their copies to `pairs`.
  std::vector<SavedArgument> savedArguments(const ArgAssigner& named, std::vector<MOperand>& pairs);
  uint32_t registerSaveArea();
  void lowerThreadAddress(Reg to, uint32_t symbol);
  void lowerReturn(const Inst& inst);
  void lowerSwitch(const Inst& inst);
  void lowerIndirectBr(const Inst& inst);
  void placeLabels();
  /// A new block that only jumps to `to`. If several pieces of a switch reach a block, each does so
  /// through one of its own, so that no edge is critical.
  MBlock& forward(MBlock& to);
  void lowerAggregate(const Inst& inst);
  void phiCopies(const Block& from, uint32_t succIndex);
  /// The call right before this return, or branch to one, that can be a tail call: its result is
  /// the returned value, nothing is passed on the stack, and the callee cannot know an address in
  /// this function's frame. Null: there is none.
  const Inst* tailCallBefore(const Inst& terminator) const;
  void emitCall(uint32_t symbol, Reg callee, std::span<const Value* const> args, size_t named,
                bool variadic, std::span<const ParamAttrs> attrs, std::span<const Reg> results,
                bool tail = false);
  /// A call, tail call or return: the callee (a return has none), registers read, registers
  /// written.
  void transfer(uint16_t op, const MOperand* callee, std::span<const Reg> uses,
                std::span<const Reg> defs);
  MOperand abiSource(const Value* value, const ParamAttrs* attrs);
  /// Bytes that a `byval` copy is aligned to.
  static uint32_t byValAlign(const ParamAttrs& attrs);
  /// Moves constant terms of the index of `gep` into the displacement, and factors into the scale.
  void foldIndex(AddressParts& parts, const Value* gep) const;
  /// A sum or product that only a few geps use and that is not requested yet: all of them may look
  /// through it.
  bool isOnlyIndex(const Value* value) const;
  /// The variable step of a gep as a value times a number of bytes. Looks through a shift or
  /// product right at the gep, which lower-geps makes of a typed step.
  std::pair<const Value*, uint64_t> scaled(const GepStep& step) const;
  void requestParts(const Value* value);
  MOperand partSource(const Value* value, const Type* leaf, uint32_t index);

  static constexpr uint32_t kNoSlot = ~0u;

  IdMap<Reg> vregs_;             // by value id; an aggregate's leaves are consecutive vregs
  IdMap<uint32_t> allocaSlots_;  // by value id; kNoSlot: none
  IdMap<uint32_t> epoch_;        // by value id: writes to memory before it in its block
  IdMap<MBlock*> blockMap_;      // by IR block id
  Rpo rpo_;
  std::vector<uint32_t> edgeBase_;   // by IR block id: first entry in edgeBlocks_
  std::vector<MBlock*> edgeBlocks_;  // per IR edge: block that was put on it, or null
  MBlock* block_ = nullptr;
  MInst* cursor_ = nullptr;
  const Inst* current_ = nullptr;
  const Block* irBlock_ = nullptr;
  struct Assignment {
    const MInst* before;
    uint32_t variable;
    const Value* value;  // null: not known
  };
  std::vector<Assignment> assignments_;  // under -g; registers are known once all is lowered
  const Inst* tailCall_ = nullptr;       // the call that ends the current block
  bool mayTailCall_ = false;             // nothing of the frame has an address
  bool startsVaList_ = false;            // there is a va_start
  uint32_t registerSave_ = kNoSlot;      // SysV's register save area
};

}  // namespace minic
