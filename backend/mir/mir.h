// Machine IR: blocks of target instructions over virtual registers. Made by lowering (backend/
// lower.h), rewritten to physical registers and stack slots by the allocator, printed by emission.
// Everything that is not in a std::vector lives in the function's arena and dies with it.
//
// Holds throughout: every MBlock ends in terminators only; succs/preds are unique (a block that
// branches twice to X has X once) and agree with the Block operands of the terminators; no edge is
// critical. Until allocation a virtual register may have several definitions (a phi has one in
// each predecessor); no physical register is live across a block boundary.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "support/arena.h"
#include "support/check.h"

namespace minic {

struct Target;
struct Function;
class PhiTrace;

/// A set of physical registers: bit i is physical register i.
using RegMask = uint64_t;

enum class RegClass : uint8_t { Int, Float };

/// A physical (0..63) or virtual (64..) register. Physical numbers are the target's own.
struct Reg {
  static constexpr uint32_t kNone = ~0u, kFirstVirtual = 64;
  uint32_t raw = kNone;
  constexpr bool valid() const { return raw != kNone; }
  constexpr bool isPhysical() const { return raw < kFirstVirtual; }
  constexpr bool isVirtual() const { return raw >= kFirstVirtual && raw != kNone; }
  /// Dense index of a virtual register, for side tables.
  constexpr uint32_t index() const { return raw - kFirstVirtual; }
  constexpr RegMask mask() const { return RegMask(1) << raw; }
  static constexpr Reg physical(uint32_t number) { return {number}; }
  static constexpr Reg virtual_(uint32_t index) { return {index + kFirstVirtual}; }
  constexpr bool operator==(const Reg&) const = default;
};

enum class OperandKind : uint8_t {
  None,     ///< an absent part of an address
  Reg,      ///< payload: Reg::raw
  Imm,      ///< payload: signed 32-bit value
  WideImm,  ///< payload: index into MFunction::wideImms
  Slot,    ///< payload: index into MFunction::slots; the slot's address, or its place in an address
  Symbol,  ///< payload: index into MFunction::symbols; `aux` is the target's relocation kind
  Block,   ///< payload: MBlock id
  Cond,    ///< payload: the target's condition code
  Float,   ///< payload: index into MFunction::floatConstants (a constant in the read-only data)
};

/// What an instruction does with a register operand; bits, so that predicates are masks.
/// Reads happen before writes, except that an Early definition is written while uses are still
/// being read (it may share a register with none of them). Use|Def is a tied operand: read and
/// written in the same register.
enum Role : uint8_t { RoleNone = 0, RoleUse = 1, RoleDef = 2, RoleEarly = 4 };

struct MOperand {
  OperandKind kind = OperandKind::None;
  uint8_t role = 0;  ///< Role bits; registers only
  uint8_t aux = 0;   ///< an index register: log2 of its scale; a Symbol: relocation kind
  uint8_t unused = 0;
  uint32_t payload = 0;

  static MOperand none() { return {}; }
  static MOperand reg(Reg r) { return {OperandKind::Reg, 0, 0, 0, r.raw}; }
  static MOperand index(Reg r, unsigned log2Scale) {
    return {OperandKind::Reg, 0, uint8_t(log2Scale), 0, r.raw};
  }
  static MOperand imm(int32_t value) { return {OperandKind::Imm, 0, 0, 0, uint32_t(value)}; }
  static MOperand slot(uint32_t id) { return {OperandKind::Slot, 0, 0, 0, id}; }
  static MOperand symbol(uint32_t id, uint8_t relocation = 0) {
    return {OperandKind::Symbol, 0, relocation, 0, id};
  }
  static MOperand block(uint32_t id) { return {OperandKind::Block, 0, 0, 0, id}; }
  static MOperand cond(uint32_t code) { return {OperandKind::Cond, 0, 0, 0, code}; }
  static MOperand floatConstant(uint32_t id) { return {OperandKind::Float, 0, 0, 0, id}; }

  bool isReg() const { return kind == OperandKind::Reg; }
  bool isImm() const { return kind == OperandKind::Imm; }
  bool isNone() const { return kind == OperandKind::None; }
  Reg asReg() const { return {payload}; }
  int32_t asImm() const { return int32_t(payload); }
  bool uses() const { return role & RoleUse; }
  bool defines() const { return role & RoleDef; }
};
static_assert(sizeof(MOperand) == 8);

/// The op that every target's table has in row 0: operands are pairs (destination, source), all
/// sources are read before any destination is written. A source is a register, an immediate, a
/// slot's or a symbol's address; a destination is a register (after allocation also a spill Slot,
/// and a Slot source is then its content if `aux` is kSlotContent).
inline constexpr uint16_t kParallelCopy = 0;
inline constexpr uint8_t kSlotContent = 1;

/// MInst::flags: a memory access that is to be done as often as it was written (volatile, atomic).
/// Targets with TargetInfo::maxLoopInvariants set it on such loads.
inline constexpr uint8_t kVolatile = 2;
/// MInst::flags: a parallel copy whose sides are not to be made one: what comes behind it lives
/// across calls, what comes before it had better not (splitAtCalls).
inline constexpr uint8_t kKeepApart = 8;

struct MBlock;

struct MInst {
  MInst* prev = nullptr;
  MInst* next = nullptr;
  uint32_t loc = 0;       ///< SourceLoc::raw
  uint32_t position = 0;  ///< dense number in layout order, given by numberInsts()
  uint16_t op = 0;
  uint8_t size = 8;  ///< operand width in bytes: chooses suffixes and register names
  uint8_t flags = 0;
  uint32_t operandCount = 0;

  MOperand* operandArray() { return reinterpret_cast<MOperand*>(this + 1); }
  const MOperand* operandArray() const { return reinterpret_cast<const MOperand*>(this + 1); }
  std::span<MOperand> operands() { return {operandArray(), operandCount}; }
  std::span<const MOperand> operands() const { return {operandArray(), operandCount}; }
  MOperand& operator[](uint32_t i) {
    MINIC_DCHECK(i < operandCount);
    return operandArray()[i];
  }
  const MOperand& operator[](uint32_t i) const {
    MINIC_DCHECK(i < operandCount);
    return operandArray()[i];
  }
};

struct MBlock {
  uint32_t id = 0;
  MInst* first = nullptr;
  MInst* last = nullptr;
  ArenaVec<MBlock*> succs, preds;
  std::string_view name;   ///< of the IR block, for verbose assembly; empty for a split edge
  uint32_t loopDepth = 0;  ///< 0 outside of loops
  float frequency = 1;     ///< estimated executions per entry of the function
  uint32_t firstPosition = 0, lastPosition = 0;  ///< by numberInsts()
  bool alignHere = false;                        ///< a hot loop head
  bool framed = true;                            ///< executed with the frame in place (placeFrame)

  bool empty() const { return first == nullptr; }
};

/// A place in the frame.
struct Slot {
  enum class Area : uint8_t {
    Local,     ///< an alloca of fixed size
    Spill,     ///< 8 bytes, made by the allocator
    Incoming,  ///< stack arguments of this function; offset counts from the first one
    Outgoing,  ///< stack arguments of calls; offset counts from the stack pointer at the call
  };
  Area area = Area::Local;
  uint32_t align = 8;
  uint64_t size = 8;
  int64_t offset = 0;  ///< after layout of the frame: from the base register of slots
};

/// A name that the assembly refers to.
struct Symbol {
  std::string_view name;
  bool definedHere = false;  ///< in this module, so neither PLT nor GOT is needed
  bool isFunction = false;
};

struct VReg {
  RegClass cls = RegClass::Int;
};

class MFunction {
 public:
  explicit MFunction(const Target& t) : target(t) {}
  MFunction(const MFunction&) = delete;

  const Target& target;
  Arena arena;
  PhiTrace* phiTrace = nullptr;  ///< listens to the phis' way out; usually null
  std::string_view name;
  uint32_t number = 0;          ///< index of the function in its module: makes labels unique
  std::vector<MBlock*> blocks;  ///< by id; entry is 0
  std::vector<MBlock*> layout;  ///< the order of emission (and of position numbers)
  std::vector<VReg> vregs;      ///< by Reg::index()
  std::vector<Slot> slots;
  std::vector<Symbol> symbols;
  std::vector<int64_t> wideImms;
  struct FloatConstant {
    uint64_t bits;
    uint8_t size;  ///< 4 or 8
  };
  std::vector<FloatConstant> floatConstants;
  /// Jump tables: block ids, named by an Imm operand of the target's indirect jump.
  struct JumpTable {
    ArenaVec<uint32_t> targets;
  };
  std::vector<JumpTable> jumpTables;

  bool hasCalls = false;
  bool hasDynamicAlloca = false;  ///< the frame pointer is then the base of slots
  uint64_t outgoingSize = 0;      ///< bytes of stack arguments of the largest call
  RegMask usedCalleeSaved = 0;    ///< after allocation
  uint64_t frameSize = 0;         ///< after layout of the frame: what the prologue subtracts
  uint32_t outgoingSlot = ~0u;    ///< the one Outgoing slot, offset 0
  uint32_t incomingSlot = ~0u;    ///< the one Incoming slot, offset 0

  Reg newVReg(RegClass cls) {
    vregs.push_back({cls});
    return Reg::virtual_(uint32_t(vregs.size() - 1));
  }
  RegClass classOf(Reg r) const;
  uint32_t newSlot(Slot::Area area, uint64_t size, uint32_t align) {
    slots.push_back({area, align, size, 0});
    return uint32_t(slots.size() - 1);
  }
  uint32_t outgoing();
  uint32_t incoming();
  MBlock* newBlock(std::string_view blockName = {});
  /// Operand for any 64-bit immediate: Imm when it fits in 32 bits, WideImm otherwise.
  MOperand imm(int64_t value);
  int64_t immValue(const MOperand& operand) const {
    return operand.kind == OperandKind::WideImm ? wideImms[operand.payload]
                                                : int64_t(operand.asImm());
  }
  uint32_t floatConstant(uint64_t bits, unsigned size);
  /// The id of a symbol; `key` identifies it (the IR value, or the name's data for library calls).
  uint32_t symbol(const void* key, Symbol symbol);

  /// An instruction that is in no block; operand roles come from the target's op table.
  MInst* create(uint16_t op, unsigned size, std::span<const MOperand> operands, uint32_t loc = 0);
  MInst* create(uint16_t op, unsigned size, std::initializer_list<MOperand> operands,
                uint32_t loc = 0) {
    return create(op, size, std::span<const MOperand>(operands.begin(), operands.size()), loc);
  }
  /// Puts `inst` before `before`; null: at the end of the block.
  static void insert(MBlock& block, MInst* before, MInst* inst);
  static void remove(MBlock& block, MInst* inst);
  static void addEdge(MFunction& mf, MBlock* from, MBlock* to);

  /// Gives position = 0, 1, 2, ... along `layout` and sets first/lastPosition of the blocks.
  /// Returns the number of instructions.
  uint32_t numberInsts();

 private:
  std::unordered_map<const void*, uint32_t> symbolIds_;  // looked up, never walked
  std::unordered_map<uint64_t, uint32_t> floatIds_[2];   // looked up, never walked
};

/// The function as text: blocks, instructions in the target's op names, operands with their roles.
std::string printMir(const MFunction& mf);
/// One instruction as printMir writes it.
std::string printMInst(const MFunction& mf, const MInst& inst);

/// Checks what the preface promises (terminators, edges, roles against the op table); internal
/// error with the function's text if it does not hold.
void verifyMir(const MFunction& mf, bool afterAllocation = false);

}  // namespace minic
