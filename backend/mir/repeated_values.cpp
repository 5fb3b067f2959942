// Removes what gives a register the value that it has: constants, addresses, copies and reloads
// that expanded copies, rematerialisation and spills make again although nothing came in between. A
// reload of what another register still has becomes a move.
//
//   b1:  mv  a2, a6                    b1:  mv  a2, a6
//        blt a1, a4, head        ->         blt a1, a4, head
//   b2:  mv  a2, a6                    b2:  j   exit
//        j   exit
//
// What registers and spill slots hold is known within a block, and at the start of a block from all
// of its predecessors, as far as they come before it in the layout. At most kMaxFacts values of
// registers and as many of slots are known at a time, so it is linear. LLVM's
// MachineLateInstrsCleanup and MachineCopyPropagation.
//
// Before: no parallel copy, and the edges are up to date. After: the same blocks and edges.
#include <algorithm>
#include <optional>
#include <vector>

#include "backend/mir/layout.h"
#include "backend/mir/target.h"
#include "backend/mir/variable_values.h"

namespace minic {

namespace {

constexpr size_t kMaxFacts = 16;

/// A register and a spill slot have the same value.
struct SlotFact {
  uint32_t slot;
  Reg reg;
  bool operator==(const SlotFact&) const = default;
};

struct Facts {
  /// Instructions whose result is still in its register, and so is the source of a move.
  std::vector<const MInst*> values;
  std::vector<SlotFact> slots;
};

class RepeatedValues {
 public:
  explicit RepeatedValues(MFunction& mf)
      : mf_(mf), ends_(mf.blocks.size()), done_(mf.blocks.size()) {
    for (const RegClassInfo& cls : mf.target.regs.classes)
      for (Reg reg : cls.order) tracked_.insert(reg);
  }

  void run() {
    for (MBlock* block : mf_.layout) {
      enter(*block);
      for (MInst *inst = block->first, *next; inst; inst = next) {
        next = inst->next;
        visit(*block, *inst);
      }
      ends_[block->id] = facts_;
      done_[block->id] = true;
    }
  }

 private:
  void enter(const MBlock& block) {
    facts_ = {};
    for (const MBlock* pred : block.preds)
      if (!done_[pred->id]) return;
    if (block.preds.empty()) return;
    facts_ = ends_[block.preds[0]->id];
    for (uint32_t i = 1; i < block.preds.size(); ++i) {
      const Facts& other = ends_[block.preds[i]->id];
      std::erase_if(facts_.values, [&](const MInst* fact) {
        return std::none_of(other.values.begin(), other.values.end(),
                            [&](const MInst* inst) { return inst->isSameAs(*fact); });
      });
      std::erase_if(facts_.slots, [&](const SlotFact& fact) {
        return std::find(other.slots.begin(), other.slots.end(), fact) == other.slots.end();
      });
    }
  }

  void visit(MBlock& block, MInst& inst) {
    const OpDesc& desc = describe(mf_, inst);
    const std::optional<SlotFact> access = slotAccess(inst);
    if (access && desc.has(OpLoad)) {
      if (std::find(facts_.slots.begin(), facts_.slots.end(), *access) != facts_.slots.end())
        return MFunction::remove(block, &inst);
      if (MInst* move = moveInstead(inst, *access)) {
        MFunction::insert(block, &inst, move);
        if (mf_.variableValues) mf_.variableValues->replaced(inst, *move);
        MFunction::remove(block, &inst);
        visit(block, *move);
        return add(facts_.slots, *access);
      }
    }
    const bool isFact = makesFact(desc, inst);
    if (isFact && isKnown(inst)) return MFunction::remove(block, &inst);
    forget(desc, inst);
    if (access) add(facts_.slots, *access);
    if (isFact) add(facts_.values, static_cast<const MInst*>(&inst));
  }

  template <class Fact>
  static void add(std::vector<Fact>& facts, const Fact& fact) {
    if (facts.size() == kMaxFacts) facts.erase(facts.begin());
    facts.push_back(fact);
  }

  void forget(const OpDesc& desc, const MInst& inst) {
    RegSet written = desc.implicitDefs | desc.clobbers;
    if (desc.has(OpCall)) written |= mf_.target.cc.callerSaved;
    for (const MOperand& operand : inst.operands()) {
      if (operand.isReg() && operand.defines()) written.insert(operand.asReg());
      if (operand.kind == OperandKind::Slot && desc.has(OpStore | OpEffect))
        std::erase_if(facts_.slots,
                      [&](const SlotFact& fact) { return fact.slot == operand.payload; });
    }
    std::erase_if(facts_.values, [&](const MInst* fact) {
      return written.contains((*fact)[0].asReg()) ||
             ((*fact)[1].isReg() && written.contains((*fact)[1].asReg()));
    });
    std::erase_if(facts_.slots, [&](const SlotFact& fact) { return written.contains(fact.reg); });
  }

  /// The slot and the register, an allocatable one, of a spill or a reload.
  std::optional<SlotFact> slotAccess(const MInst& inst) const {
    SlotFact fact{MFunction::kNowhere, {}};
    for (const MOperand& operand : inst.operands()) {
      if (operand.kind == OperandKind::Slot)
        fact.slot = operand.payload;
      else if (operand.isReg() && !fact.reg.valid())
        fact.reg = operand.asReg();
      else if (operand.isReg())
        return {};
    }
    if (fact.slot == MFunction::kNowhere || !fact.reg.valid() || !tracked_.contains(fact.reg))
      return {};
    const Slot& slot = mf_.slots[fact.slot];
    if (slot.area != Slot::Area::Spill || slot.size != inst.size) return {};
    const RegClassInfo& cls = mf_.target.regs.infoForSlot(fact.reg, slot.size);
    return inst.op == cls.storeOp || inst.op == cls.loadOp ? std::optional(fact) : std::nullopt;
  }

  /// In place of a reload of what another register of its class has.
  MInst* moveInstead(const MInst& reload, SlotFact wanted) {
    for (const SlotFact& fact : facts_.slots)
      if (fact.slot == wanted.slot && mf_.classOf(fact.reg) == mf_.classOf(wanted.reg))
        return mf_.createMove(wanted.reg, fact.reg, reload.loc, mf_.slots[fact.slot].isNarrow());
    return nullptr;
  }

  /// A move between registers, or what depends on nothing; of registers that nothing else uses.
  bool makesFact(const OpDesc& desc, const MInst& inst) const {
    if (!desc.has(OpMove | OpRemat) || inst.operandCount < 2 || !inst[0].isReg() ||
        inst[0].role != RoleDef || !tracked_.contains(inst[0].asReg()))
      return false;
    if (!(desc.implicitDefs | desc.clobbers).empty()) return false;
    if (!desc.has(OpMove))
      return std::none_of(inst.operands().begin() + 1, inst.operands().end(),
                          [](const MOperand& operand) { return operand.isReg(); });
    return inst[1].isReg() && tracked_.contains(inst[1].asReg()) &&
           inst[0].payload != inst[1].payload;
  }

  bool isKnown(const MInst& inst) const {
    return std::any_of(facts_.values.begin(), facts_.values.end(),
                       [&](const MInst* fact) { return fact->isSameAs(inst); });
  }

  MFunction& mf_;
  RegSet tracked_;
  Facts facts_;
  std::vector<Facts> ends_;  // by block id
  std::vector<bool> done_;
};

}  // namespace

void dropRepeatedValues(MFunction& mf) { RepeatedValues(mf).run(); }

}  // namespace minic
