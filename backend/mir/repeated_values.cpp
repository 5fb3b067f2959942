// Removes what gives a register the value that it has: constants, addresses and copies that
// expanded copies and rematerialisation make again although nothing came in between.
//
//   b1:  mv  a2, a6                    b1:  mv  a2, a6
//        blt a1, a4, head        ->         blt a1, a4, head
//   b2:  mv  a2, a6                    b2:  j   exit
//        j   exit
//
// What registers hold is known within a block, and at the start of a block from all of its
// predecessors, as far as they come before it in the layout. At most kMaxFacts values are known at
// a time, so it is linear. LLVM's MachineLateInstrsCleanup and MachineCopyPropagation.
//
// Before: no parallel copy, and the edges are up to date. After: the same blocks and edges.
#include <algorithm>
#include <vector>

#include "backend/mir/layout.h"
#include "backend/mir/target.h"

namespace minic {

namespace {

constexpr size_t kMaxFacts = 16;

/// Instructions whose result is still in its register, and so is the source of a move.
using Facts = std::vector<const MInst*>;

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
    facts_.clear();
    for (const MBlock* pred : block.preds)
      if (!done_[pred->id]) return;
    if (block.preds.empty()) return;
    facts_ = ends_[block.preds[0]->id];
    for (uint32_t i = 1; i < block.preds.size() && !facts_.empty(); ++i) {
      const Facts& other = ends_[block.preds[i]->id];
      std::erase_if(facts_, [&](const MInst* fact) {
        return std::none_of(other.begin(), other.end(),
                            [&](const MInst* inst) { return same(*inst, *fact); });
      });
    }
  }

  void visit(MBlock& block, MInst& inst) {
    const OpDesc& desc = describe(mf_, inst);
    const bool isFact = makesFact(desc, inst);
    if (isFact && isKnown(inst)) return MFunction::remove(block, &inst);
    RegSet written = desc.implicitDefs | desc.clobbers;
    if (desc.has(OpCall)) written |= mf_.target.cc.callerSaved;
    for (const MOperand& operand : inst.operands())
      if (operand.isReg() && operand.defines()) written.insert(operand.asReg());
    std::erase_if(facts_, [&](const MInst* fact) {
      return written.contains((*fact)[0].asReg()) ||
             ((*fact)[1].isReg() && written.contains((*fact)[1].asReg()));
    });
    if (!isFact) return;
    if (facts_.size() == kMaxFacts) facts_.erase(facts_.begin());
    facts_.push_back(&inst);
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
    return std::any_of(facts_.begin(), facts_.end(),
                       [&](const MInst* fact) { return same(*fact, inst); });
  }

  static bool same(const MInst& a, const MInst& b) {
    return a.op == b.op && a.size == b.size &&
           std::equal(a.operands().begin(), a.operands().end(), b.operands().begin(),
                      b.operands().end(), [](const MOperand& p, const MOperand& q) {
                        return p.kind == q.kind && p.aux == q.aux && p.payload == q.payload;
                      });
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
