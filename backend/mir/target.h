// A target: data (an op table, registers, a calling convention) and a few functions. The
// allocator, liveness, the checker and the printers read only the tables; nothing outside
// backend/<target>/ knows an opcode or a register by name, except op 0, the parallel copy.
//
// To add a target: write its ops.def (rows of MINIC_OP), its registers and CallConv, the lowering
// functions and the hooks below, one constant Target object that targetOf() lists, and its
// TargetInfo (target/). See docs/backend.md.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "backend/mir/mir.h"
#include "target/target_info.h"

namespace minic {

enum class IntPred : uint8_t;
struct Inst;
enum class Intrinsic : uint8_t;
enum class X86Intrinsic : uint8_t;
struct Value;
class AsmBuffer;
class Lowering;
struct Emitter;

enum OpFlag : uint16_t {
  OpTerminator = 1,  ///< ends a block
  OpCondBranch = 2,  ///< last operands are: condition code, then-block, else-block
  OpJump = 4,        ///< operand 0 is the only successor
  OpReturn = 8,
  OpCall = 16,     ///< clobbers the convention's callerSaved registers
  OpLoad = 32,     ///< reads memory
  OpStore = 64,    ///< writes memory
  OpEffect = 128,  ///< must stay although its result is unused
  OpRemat = 256,   ///< cheap, depends on nothing but immediates, symbols, slots: may be
                   ///< executed again instead of being kept or reloaded (operand 0 is its result)
  OpMove = 512,    ///< operand 0 := operand 1, nothing else
  OpSlow = 1024,   ///< slow, so it must not be speculated
  OpDirective = 2048,  ///< makes no code, so it may follow the terminators
};

/// One row of a target's op table. The shape has a letter per operand:
///   d definition    e early definition    x read and written (tied)    u use
///   o use, or an immediate                i immediate, wide immediate or other constant
///   m address (Target::addressOperands operands, its registers are uses)
///   b block    c condition    s symbol (or, called indirectly, a register)
///   * any number of further operands with roles given by the creator of the instruction
/// The text is the assembly with these escapes:
///   %0..%9 operand (for an address: the number of its first operand)
///   %b0 %w0 %d0 %q0 register operand printed 1, 2, 4, 8 bytes wide instead of the inst's size
///   %s suffix of the inst's size from Target::memSuffix     %a from Target::aluSuffix
///   %f from Target::floatSuffix                             %c0 %i0 condition operand 0, its
///   inverse
///   %% a percent sign
/// A CondBranch's text ends before the jump's label; emission adds it, and inverts the condition
/// when the then-block comes next. A Jump has no text: it is Target::jumpText and the label.
struct OpDesc {
  static constexpr unsigned kMaxOperands = 12;
  std::string_view name;
  std::string_view text;
  std::string_view shape;
  uint16_t flags = 0;
  RegSet implicitUses;  ///< fixed registers read
  RegSet implicitDefs;  ///< fixed registers written with a result
  RegSet clobbers;      ///< further fixed registers destroyed
  uint8_t roles[kMaxOperands] = {};
  uint8_t operandCount = 0;  ///< fixed operands (the shape without '*')
  bool variadic = false;
  uint16_t addresses = 0;  ///< bit i: operand i is the first of an address

  bool isAddress(unsigned operand) const { return addresses >> operand & 1; }
  bool has(uint16_t flag) const { return flags & flag; }
};

/// Builds a row at compile time; `addressOperands` is the target's number of operands of an 'm'.
constexpr OpDesc makeOp(std::string_view name, std::string_view shape, std::string_view text,
                        unsigned flags, const RegSet& uses, const RegSet& defs,
                        const RegSet& clobbers, unsigned addressOperands) {
  OpDesc op;
  op.name = name;
  op.text = text;
  op.shape = shape;
  op.flags = uint16_t(flags);
  op.implicitUses = uses;
  op.implicitDefs = defs;
  op.clobbers = clobbers;
  for (char letter : shape) {
    if (letter == '*') {
      op.variadic = true;
      break;
    }
    unsigned times = letter == 'm' ? addressOperands : 1;
    if (letter == 'm') op.addresses |= uint16_t(1 << op.operandCount);
    for (unsigned i = 0; i < times; ++i) {
      uint8_t role = RoleNone;
      if (letter == 'd') role = RoleDef;
      if (letter == 'e') role = RoleDef | RoleEarly;
      if (letter == 'x') role = RoleUse | RoleDef;
      if (letter == 'u' || letter == 'o' || letter == 'm' || letter == 's') role = RoleUse;
      op.roles[op.operandCount++] = role;
    }
  }
  return op;
}

/// A class of registers, as the allocator, the checker and the copies see it.
struct RegClassInfo {
  std::string_view name;
  char letter;  ///< of its virtual registers in printed machine IR: v7
  RegSet regs;
  std::span<const Reg> order;  ///< allocatable ones, preferred first
  /// Reserved registers, of this class or another of the same spill size: the
  /// first holds a value of a cycle of copies, the second a value that is copied from slot to slot.
  Reg cycleScratch, slotScratch;
  /// dst := src within the class, shape "du"; the same to and from cycleScratch if that is of
  /// another class; load from and store to a slot, shape "dm" and "um" or "mu".
  uint16_t moveOp, scratchMoveOp, loadOp, storeOp;
  uint16_t swapOp = 0;  ///< exchanges two registers of the class, shape "xx"; 0: there is none
  uint8_t spillSize = 8, spillAlign = 8;
  /// Narrow values (VReg::isNarrow) have slots of 4 bytes; loadOp of that size zero-extends.
  bool hasNarrowSlots = false;
};

/// Registers of a target, all classes in one space of numbers below Reg::kFirstVirtual.
struct RegisterInfo {
  static constexpr size_t kMaxClasses = 4;
  unsigned count = 0;
  /// Assembly name of a register; `size` in bytes matters where names differ by width.
  std::string_view (*name)(Reg reg, unsigned size) = nullptr;
  std::span<const RegClassInfo> classes;  ///< by RegClass
  Reg stackPointer, framePointer;         ///< framePointer is not allocated when it is in use

  const RegClassInfo& info(RegClass cls) const { return classes[size_t(cls)]; }
  /// Of a physical register.
  RegClass classOf(Reg reg) const {
    size_t cls = 0;
    while (!classes[cls].regs.contains(reg)) ++cls;
    return RegClass(cls);
  }
  /// The class as which the register is kept in a slot of that size: classes may share registers.
  const RegClassInfo& infoForSlot(Reg reg, uint64_t size) const {
    const RegClassInfo& own = info(classOf(reg));
    return own.spillSize >= size ? own : info(classOfSlot(size));
  }
  /// The first class whose values fill a spill slot of that size, or, narrow, of 4 bytes: slots are
  /// shared by classes.
  RegClass classOfSlot(uint64_t size) const {
    size_t cls = 0;
    while (classes[cls].spillSize != std::max<uint64_t>(size, 8)) ++cls;
    return RegClass(cls);
  }
};

/// A calling convention: the rules are the TargetInfo's, the registers are here. One constant
/// object per target.
struct CallConv {
  const ArgumentRules* rules = nullptr;  ///< of the TargetInfo
  std::span<const Reg> intArgs, floatArgs;
  std::span<const Reg> intReturns, floatReturns;
  /// A call of a variadic function says in this register how many float registers carry arguments
  /// (SysV: al); invalid: in none.
  Reg variadicCount;
  RegSet callerSaved;  ///< written by a call
  RegSet calleeSaved;  ///< kept by a call
};

/// The code of an atomicrmw or a cmpxchg, written as inline assembly (target/assembly.h). Its
/// results are the first outputs, other outputs are for its own use; its inputs are the operands.
struct AtomicText {
  std::string text;
  std::string_view constraints;
};

/// A target. One constant object each; the functions are free functions.
struct Target {
  const TargetInfo* info = nullptr;  ///< the target outside of the back end
  std::span<const OpDesc> ops;
  RegisterInfo regs;
  CallConv cc;
  unsigned addressOperands = 0;
  unsigned displacementOperand = 0;  ///< which of an address's operands is the displacement
  std::string_view memSuffix[4], aluSuffix[4], floatSuffix[4];  ///< by log2 of the size
  std::string_view immPrefix, commentPrefix;
  /// Operands of .p2align before a function, and before one at -Os; empty: none.
  std::string_view functionAlign = "4", smallFunctionAlign;
  bool alignsLoops = true;  ///< the heads of short innermost ones (MBlock::align)
  /// The directive for a variable's offset in the block of its thread, around its name.
  std::pair<std::string_view, std::string_view> threadOffset = {"\t.quad\t", "@dtpoff"};
  /// Unwind tables belong to every program of the platform; otherwise they come with -g.
  bool alwaysUnwinds = true;

  /// The ops of control transfer, whose operands and roles are the same on every target.
  struct {
    uint16_t jump = 0;          ///< b: the block
    uint16_t call = 0;          ///< s*: the callee, argument registers, result registers
    uint16_t callRegister = 0;  ///< u*: the same with the callee's address in a register
    uint16_t tailCall = 0;      ///< s*: the callee and argument registers
    uint16_t ret = 0;           ///< *: result registers
    uint16_t trap = 0;          ///< ends the program; control may seem to go on
    uint16_t assembly = 0;      ///< i*: lines of the program's own
    uint16_t jumpRegister = 0;  ///< u*: to the address in a register, one of the blocks after it
    uint16_t threadCall = 0;    ///< s*: a call that returns the address of a thread-local variable
  } control;
  /// Relocations (MOperand::aux) of a callee that is not defined in this module: by the PLT, and by
  /// its address in the GOT.
  uint8_t outsideCallee = 0, calleeInTable = 0;

#define MINIC_HOOK(result, name, parameters) result(*name) parameters = nullptr;
#include "backend/mir/hooks.def"

  // --- Hooks that may be null.
  /// Copies `size` bytes at an address to the stack arguments of the call being made, from `offset`
  /// on. Needed with ArgumentRules::byValInMemory only.
  void (*passInMemory)(Lowering&, const Value& from, uint32_t offset, uint64_t size) = nullptr;
  /// Local rewrites before allocation, after value numbering.
  void (*combine)(MFunction&) = nullptr;
  /// Local rewrites after allocation.
  void (*peephole)(MFunction&) = nullptr;
  void (*fileHeader)(AsmBuffer&) = nullptr;
  /// Before a function that may use these extensions of the instruction set.
  void (*allowExtensions)(AsmBuffer&, uint16_t extensions) = nullptr;

  std::string_view jumpText;  ///< "jmp\t": a label follows
  /// Bytes that a jump reaches either way, 0 if any function's end; bytes of the longest op; and
  /// the text around the label of a longer jump.
  uint64_t jumpReach = 0;
  uint32_t maxOpBytes = 0;
  std::string_view farJumpText, farJumpEnd;
  /// Writes the operands of a slot's address; returns their number.
  unsigned slotAddress(uint32_t slot, MOperand* to) const {
    for (unsigned i = 0; i < addressOperands; ++i) to[i] = MOperand::none();
    to[0] = MOperand::slot(slot);
    to[displacementOperand] = MOperand::imm(0);
    return addressOperands;
  }
};

inline const OpDesc& describe(const MFunction& mf, const MInst& inst) {
  return mf.target.ops[inst.op];
}

/// Bytes of a slot that an instruction reads or writes directly.
struct SlotBytes {
  uint32_t slot;
  int64_t begin, end;
};
inline std::optional<SlotBytes> slotBytes(const MFunction& mf, const MInst& inst) {
  const OpDesc& desc = describe(mf, inst);
  for (unsigned i = 0; i < desc.operandCount; ++i) {
    if (!desc.isAddress(i) || inst[i].kind != OperandKind::Slot) continue;
    const int64_t begin = inst[i + mf.target.displacementOperand].asImm();
    return SlotBytes{inst[i].payload, begin, begin + inst.size};
  }
  return std::nullopt;
}

/// The code generator of a machine.
const Target& targetOf(const TargetInfo& info);
/// The same by name or triple, as findTargetInfo() reads it; null: unknown.
const Target* findTarget(std::string_view name);

}  // namespace minic
