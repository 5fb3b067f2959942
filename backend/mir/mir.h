// Machine IR: blocks of target instructions over virtual registers. Made by lowering (backend/
// lower.h), rewritten to physical registers and stack slots by the allocator, printed by emission.
// Everything that is not in a std::vector lives in the function's arena and dies with it.
//
// Holds throughout: every MBlock ends in terminators only; succs/preds are unique (a block that
// branches twice to X has X once) and agree with the Block operands of the terminators; no edge is
// critical. Until allocation a virtual register may have several definitions (a phi has one in
// each predecessor); no physical register is live across a block boundary.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "backend/mir/reg.h"
#include "backend/mir/variable_values.h"
#include "support/arena.h"
#include "support/check.h"
#include "target/codegen_options.h"

namespace minic {

class PhiObserver;
struct Target;
struct Function;

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

/// MOperand::aux of a Slot operand: the slot's content stands for a register that was spilled. A
/// Slot operand otherwise is the slot's address.
inline constexpr uint8_t kSlotContent = 1;

struct MOperand {
  OperandKind kind = OperandKind::None;
  uint8_t role = 0;  ///< Role bits; registers only
  uint8_t aux = 0;   ///< an index register: log2 of its scale; a Symbol: relocation kind; a Slot:
                     ///< kSlotContent
  bool isNarrow = false;  ///< in a parallel copy: only the low 32 bits count (VReg::isNarrow)
  uint32_t payload = 0;

  static MOperand none() { return {}; }
  static MOperand reg(Reg r) { return {OperandKind::Reg, 0, 0, 0, r.raw}; }
  static MOperand index(Reg r, unsigned log2Scale) {
    return {OperandKind::Reg, 0, uint8_t(log2Scale), 0, r.raw};
  }
  /// A number of 32 bits; MFunction::imm() also takes wider ones.
  static MOperand imm(int64_t value) {
    MINIC_DCHECK(value == int32_t(value));
    return {OperandKind::Imm, 0, 0, 0, uint32_t(value)};
  }
  static MOperand slot(uint32_t id) { return {OperandKind::Slot, 0, 0, 0, id}; }
  /// What the slot holds, in place of a register.
  static MOperand slotContent(uint32_t id) { return {OperandKind::Slot, 0, kSlotContent, 0, id}; }
  static MOperand symbol(uint32_t id, uint8_t relocation = 0) {
    return {OperandKind::Symbol, 0, relocation, 0, id};
  }
  static MOperand block(uint32_t id) { return {OperandKind::Block, 0, 0, 0, id}; }
  static MOperand cond(uint32_t code) { return {OperandKind::Cond, 0, 0, 0, code}; }
  static MOperand floatConstant(uint32_t id) { return {OperandKind::Float, 0, 0, 0, id}; }

  bool isReg() const { return kind == OperandKind::Reg; }
  bool isImm() const { return kind == OperandKind::Imm; }
  bool isNone() const { return kind == OperandKind::None; }
  bool isSlotContent() const { return kind == OperandKind::Slot && aux == kSlotContent; }
  Reg asReg() const { return {payload}; }
  int32_t asImm() const { return int32_t(payload); }
  bool uses() const { return role & RoleUse; }
  bool defines() const { return role & RoleDef; }
};
static_assert(sizeof(MOperand) == 8);

/// The op that every target's table has in row 0: operands are pairs (destination, source), all
/// sources are read before any destination is written. A source is a register, an immediate, a
/// slot's or a symbol's address; a destination is a register. After allocation either may also be
/// the content of a spill slot.
inline constexpr uint16_t kParallelCopy = 0;

/// Bits of MInst::flags.
enum MInstFlag : uint8_t {
  /// Made by the allocator: a parallel copy that moves values, or a rematerialisation, whose
  /// `position` is then the index of the virtual register that it computes.
  kInserted = 1,
  /// A memory access that is to be done as often as it was written (volatile, atomic).
  kVolatile = 2,
  /// The allocator leaves a register operand in its slot, for Target::foldSlot.
  kFolded = 4,
  /// A parallel copy whose sides must not be coalesced: its destinations live across calls, its
  /// sources do not (splitAtCalls).
  kNoCoalesce = 8,
  /// A load of what does not change, a stack argument: like OpRemat.
  kRepeatable = 16,
};

struct MBlock;

struct MInst {
  MInst* prev = nullptr;
  MInst* next = nullptr;
  uint32_t loc = 0;       ///< SourceLoc::raw
  uint32_t position = 0;  ///< dense number in layout order, given by numberInsts(); see kInserted
  uint16_t op = 0;
  uint8_t size = 8;   ///< operand width in bytes: chooses suffixes and register names
  uint8_t flags = 0;  ///< MInstFlag
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

  /// Both do the same, wherever they stand.
  bool isSameAs(const MInst& other) const {
    return op == other.op && size == other.size && !((flags ^ other.flags) & kVolatile) &&
           std::equal(operands().begin(), operands().end(), other.operands().begin(),
                      other.operands().end(), [](const MOperand& a, const MOperand& b) {
                        return a.kind == b.kind && a.aux == b.aux && a.payload == b.payload;
                      });
  }
};

struct MBlock {
  uint32_t id = 0;
  MInst* first = nullptr;
  MInst* last = nullptr;
  ArenaVec<MBlock*> succs, preds;
  std::string_view name;        ///< of the IR block, for verbose assembly; empty for a split edge
  uint32_t duplicateOf = ~0u;   ///< the block that it repeats (repeatReturns), or none
  uint32_t loopDepth = 0;       ///< 0 outside of loops
  float frequency = 1;          ///< estimated executions per entry of the function
  float firstSuccessor = 0.5f;  ///< of two: how probable it is, by the condition alone
  bool hasCall = false;         ///< lowering put a call here
  uint32_t firstPosition = 0, lastPosition = 0;  ///< by numberInsts()
  uint8_t align = 0;   ///< of a short loop's head: bytes to skip at most for one line of code, + 1
  bool framed = true;  ///< executed with the frame in place (placeFrame)
  VariableValues* variableValues = nullptr;  ///< the function's

  bool empty() const { return first == nullptr; }
};

/// A place in the frame.
struct Slot {
  enum class Area : uint8_t {
    Local,     ///< an alloca of fixed size
    Spill,     ///< made by the allocator, of the size and alignment of a register class
    Incoming,  ///< stack arguments of this function; offset counts from the first one
    Outgoing,  ///< stack arguments of calls; offset counts from the stack pointer at the call
  };
  Area area = Area::Local;
  uint32_t align = 8;
  uint64_t size = 8;
  int64_t offset = 0;  ///< after layout of the frame: from the base register of slots

  /// Of a spill slot: it holds a value of which only the low 32 bits count (VReg::isNarrow).
  bool isNarrow() const { return size == 4; }
};

enum class Visibility : uint8_t;

/// A name that the assembly refers to.
struct Symbol {
  std::string_view name;
  bool definedHere = false;  ///< and nowhere anew, so neither PLT nor GOT is needed
  bool isFunction = false;
  bool isText = false;   ///< no name but lines of assembly
  Visibility outside{};  ///< of a symbol that is only declared here
};

struct VReg {
  RegClass cls = RegClass::Int;
  bool isNarrow = false;  ///< an integer whose bits above the low 32 are never read
};

class MFunction {
 public:
  explicit MFunction(const Target& target, const CodegenOptions& options = kDefaultCodegen)
      : target(target), options(options), hasFramePointer(options.framePointer) {}
  MFunction(const MFunction&) = delete;

  const Target& target;
  const CodegenOptions& options;
  Arena arena;
  PhiObserver* phis = nullptr;  ///< told of the phis' way out of SSA form; may be null
  std::string_view name;
  uint32_t number = 0;          ///< index of the function in its module: makes labels unique
  std::vector<MBlock*> blocks;  ///< by id; entry is 0
  std::vector<MBlock*> layout;  ///< the order of emission (and of position numbers)
  struct RemovedBlock {
    uint32_t block;
    std::string_view why;  ///< static text
  };
  std::vector<RemovedBlock> removed;  ///< from the layout, for printMir
  std::vector<VReg> vregs;            ///< by Reg::index()
  std::vector<Slot> slots;
  std::vector<Symbol> symbols;
  std::vector<int64_t> wideImms;
  struct FloatConstant {
    uint64_t bits;
    uint8_t size;       ///< 4, 8 or, of a vector, 16
    uint64_t high = 0;  ///< of a vector: bytes 8 to 15
    bool isZero() const { return !bits && !high; }
  };
  std::vector<FloatConstant> floatConstants;
  /// Jump tables: block ids, named by an Imm operand of the target's indirect jump.
  struct JumpTable {
    ArenaVec<uint32_t> targets;
  };
  std::vector<JumpTable> jumpTables;

  /// Blocks whose addresses the program takes: their names in the assembly.
  static constexpr uint32_t kNowhere = ~0u;  ///< control never comes to the block, it has no code
  struct Label {
    std::string_view name;
    uint32_t block;
  };
  std::vector<Label> labels;
  uint32_t indirectJump = kNowhere;  ///< the block that jumps to one of them
  /// Calls change(uint32_t&) for each block that something else than a branch names.
  template <class F>
  void forNamedBlocks(F change) {
    for (JumpTable& table : jumpTables)
      for (uint32_t& block : table.targets) change(block);
    for (Label& label : labels)
      if (label.block != kNowhere) change(label.block);
  }

  /// Control may come back to an instruction between any two others (setjmp). What is live there
  /// must still be in its place: no two values share a slot, and no call gives the frame away.
  bool exposesReturnsTwice = false;
  bool hasCalls = false;
  float frameFrequency = 1;   ///< of the block that will make the frame, as far as calls decide
  bool hasFramePointer;       ///< the frame pointer is then the base of slots
  uint64_t outgoingSize = 0;  ///< bytes of stack arguments of the largest call
  /// Bytes that the stack arguments are aligned to. More than 16: the prologue aligns the stack
  /// pointer, and slots have the frame pointer as their base (hasFramePointer).
  uint64_t outgoingAlign = 16;
  RegSet usedCalleeSaved;  ///< after allocation
  uint64_t frameSize = 0;  ///< after layout of the frame: what the prologue subtracts
  /// Bytes right below the first stack argument for argument registers that a variadic function
  /// saves there; see ArgumentRules::vaListIsPointer.
  uint64_t savedArguments = 0;
  /// After layout of the frame: from the base register of slots to the canonical frame address of
  /// DWARF, which is the stack pointer before the call.
  int64_t frameAddress = 0;
  /// Under -g: where the variables of Function::debug are in memory, by their index.
  struct VariablePlace {
    uint32_t slot = ~0u;  ///< ~0: nowhere
    int64_t offset = 0;   ///< from the start of the slot
  };
  std::vector<VariablePlace> variablePlaces;
  /// Under -g, after lowering: the values of variables that are not in memory.
  std::unique_ptr<VariableValues> variableValues;
  uint32_t outgoingSlot = ~0u;  ///< the one Outgoing slot, offset 0
  uint32_t incomingSlot = ~0u;  ///< the one Incoming slot, offset 0

  Reg newVReg(RegClass cls) {
    vregs.push_back({cls});
    return Reg::virtual_(uint32_t(vregs.size() - 1));
  }
  RegClass classOf(Reg r) const;
  uint32_t newSlot(Slot::Area area, uint64_t size, uint32_t align) {
    slots.push_back({area, align, size, 0});
    return uint32_t(slots.size() - 1);
  }
  /// Gives the slots of the frame their offsets from the stack pointer, above the outgoing
  /// arguments, and returns the bytes that they all take.
  uint64_t placeSlots();
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
  /// The same of 16 bytes. Looked up one by one: functions have few.
  uint32_t vectorConstant(uint64_t low, uint64_t high);
  /// The id of the symbol of a global value of the module, by the value's id.
  uint32_t globalSymbol(uint32_t valueId, Symbol symbol);
  /// The id of the symbol of a function of the C library, by its name.
  uint32_t librarySymbol(std::string_view functionName);

  /// An instruction that is in no block; operand roles come from the target's op table.
  MInst* create(uint16_t op, unsigned size, std::span<const MOperand> operands, uint32_t loc = 0);
  MInst* create(uint16_t op, unsigned size, std::initializer_list<MOperand> operands,
                uint32_t loc = 0) {
    return create(op, size, std::span<const MOperand>(operands.begin(), operands.size()), loc);
  }
  /// Operands are pairs of destination and source; gives them their roles. In no block.
  MInst* createParallelCopy(std::span<const MOperand> pairs, uint32_t loc = 0);
  /// dst := src by the op of their class; one of them may be its class's scratch register.
  MInst* createMove(Reg dst, Reg src, uint32_t loc = 0, bool isNarrow = false);
  /// Stores a register to a slot and loads it from there, by the ops of its class.
  MInst* createSpill(uint32_t slot, Reg src, uint32_t loc = 0);
  MInst* createReload(Reg dst, uint32_t slot, uint32_t loc = 0);
  /// Puts `inst` before `before`; null: at the end of the block.
  static void insert(MBlock& block, MInst* before, MInst* inst);
  static void remove(MBlock& block, MInst* inst);
  static void addEdge(MFunction& mf, MBlock* from, MBlock* to);
  /// Takes the blocks that isUnused(const MBlock&) tells out of the layout, and notes why. The
  /// entry cannot be unused: control comes to it from outside.
  template <class F>
  void removeBlocks(F isUnused, std::string_view why) {
    std::erase_if(layout, [&](const MBlock* block) {
      if (!isUnused(*block)) return false;
      MINIC_CHECK(block->id != 0, "the entry is removed from the layout");
      removed.push_back({block->id, why});
      return true;
    });
  }

  /// Gives position = 0, 1, 2, ... along `layout` and sets first/lastPosition of the blocks.
  /// Returns the number of instructions.
  uint32_t numberInsts();

 private:
  MInst* createSlotAccess(uint16_t op, Reg reg, uint32_t slot, uint32_t loc);

  // Looked up, never walked.
  std::unordered_map<uint32_t, uint32_t> globalSymbols_;
  std::unordered_map<std::string_view, uint32_t> librarySymbols_;
  std::unordered_map<uint64_t, uint32_t> floatIds_[2];
};

/// The function as text: blocks, instructions in the target's op names, operands with their roles.
std::string printMir(const MFunction& mf);
/// A register as printMir writes it.
std::string printReg(const MFunction& mf, Reg reg);
/// One instruction as printMir writes it.
std::string printMInst(const MFunction& mf, const MInst& inst);

/// How far the back end has come with a function: what holds of it besides the preface.
enum class MirForm : uint8_t {
  Unordered,  ///< registers are virtual; no layout yet
  Virtual,    ///< the same with a layout
  Allocated,  ///< no virtual register is left
  Expanded,   ///< no parallel copy is left
  Placed,     ///< jumps are threaded: edges may be critical, and branches have equal targets
  Framed,     ///< slots have offsets, prologue and epilogues are in place
};

/// Checks what the preface and the form promise (terminators, edges, roles against the op table).
/// Empty, or what does not hold and where.
std::string verifyMir(const MFunction& mf, MirForm form = MirForm::Virtual);

}  // namespace minic
