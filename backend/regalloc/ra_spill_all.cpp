// The trivial allocator: every virtual register lives in its own slot, each instruction reloads
// what it reads and stores what it writes. Slow code, and so simple that it serves as the oracle
// for the real allocator.
#include <algorithm>

#include "backend/regalloc/regalloc.h"

namespace minic {

namespace {

class SpillAll {
 public:
  SpillAll(MFunction& mf, AllocationClaims* claims)
      : mf_(mf), target_(mf.target), claims_(claims), slots_(mf.vregs.size(), ~0u) {}

  void run() {
    if (claims_) claimEverything();
    for (MBlock* block : mf_.layout) runBlock(*block);
    if (!claims_) return;
    // Only now, so that checking does not change the order of the slots.
    for (auto& atEntry : claims_->atEntry)
      for (auto& claim : atEntry) claim.place = kSlotBase + slotOf(Reg::virtual_(claim.vreg));
  }

 private:
  uint32_t slotOf(Reg reg) {
    uint32_t& slot = slots_[reg.index()];
    if (slot == ~0u) slot = mf_.newSlot(Slot::Area::Spill, 8, 8);
    return slot;
  }

  /// Values live into a block are in their slots: claim it of all that are read in a block before
  /// they are written there, back to where they are written.
  void claimEverything() {
    claims_->atEntry.assign(mf_.blocks.size(), {});
    std::vector<std::vector<uint32_t>> liveIn(mf_.blocks.size());
    std::vector<uint32_t> writtenIn(mf_.vregs.size(), ~0u);
    std::vector<std::vector<uint32_t>> definingBlocks(mf_.vregs.size());
    std::vector<std::vector<uint32_t>> exposed(mf_.vregs.size());
    std::vector<uint32_t> exposedIn(mf_.vregs.size(), ~0u);
    for (const MBlock* block : mf_.layout) {
      for (const MInst* inst = block->first; inst; inst = inst->next) {
        for (const MOperand& operand : inst->operands())
          if (operand.isReg() && operand.asReg().isVirtual() && operand.uses()) {
            uint32_t v = operand.asReg().index();
            if (writtenIn[v] != block->id && exposedIn[v] != block->id) {
              exposedIn[v] = block->id;
              exposed[v].push_back(block->id);
            }
          }
        for (const MOperand& operand : inst->operands())
          if (operand.isReg() && operand.asReg().isVirtual() && operand.defines()) {
            uint32_t v = operand.asReg().index();
            if (writtenIn[v] != block->id) definingBlocks[v].push_back(block->id);
            writtenIn[v] = block->id;
          }
      }
    }
    std::vector<uint32_t> stamp(mf_.blocks.size(), ~0u), defines(mf_.blocks.size(), ~0u);
    std::vector<uint32_t> work;
    for (uint32_t v = 0; v < mf_.vregs.size(); ++v) {
      for (uint32_t block : definingBlocks[v]) defines[block] = v;
      work = exposed[v];
      for (uint32_t block : work) stamp[block] = v;
      while (!work.empty()) {
        uint32_t block = work.back();
        work.pop_back();
        claims_->atEntry[block].push_back({v, 0});  // run() says where
        for (const MBlock* pred : mf_.blocks[block]->preds)
          if (defines[pred->id] != v && stamp[pred->id] != v) {
            stamp[pred->id] = v;
            work.push_back(pred->id);
          }
      }
    }
  }

  /// Fixed registers that hold something between `inst` and the next instruction, for each.
  void fixedLive(const MBlock& block) {
    liveAfter_.clear();
    RegMask live = 0;
    for (const MInst* inst = block.last; inst; inst = inst->prev) {
      liveAfter_.push_back(live);
      const OpDesc& desc = target_.ops[inst->op];
      live &= ~desc.implicitDefs;
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg().isPhysical() && operand.defines())
          live &= ~operand.asReg().mask();
      live |= desc.implicitUses;
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg().isPhysical() && operand.uses())
          live |= operand.asReg().mask();
    }
  }

  void runBlock(MBlock& block) {
    fixedLive(block);
    size_t fromEnd = liveAfter_.size();
    RegMask before = 0;
    for (MInst *inst = block.first, *next; inst; inst = next, before = liveAfter_[fromEnd]) {
      next = inst->next;
      --fromEnd;
      if (inst->op == kParallelCopy) {
        for (MOperand& operand : inst->operands()) {
          if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
          operand = MOperand::slot(slotOf(operand.asReg()));
          operand.aux = kSlotContent;
        }
        continue;
      }
      const OpDesc& desc = target_.ops[inst->op];
      RegMask busy =
          before | liveAfter_[fromEnd] | desc.implicitUses | desc.implicitDefs | desc.clobbers;
      if (mf_.hasDynamicAlloca) busy |= target_.regs.framePointer.mask();
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg().isPhysical()) busy |= operand.asReg().mask();
      assigned_.clear();
      for (MOperand& operand : inst->operands()) {
        if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
        Reg vreg = operand.asReg();
        auto known = std::find_if(assigned_.begin(), assigned_.end(),
                                  [&](const Assigned& a) { return a.vreg == vreg; });
        if (known == assigned_.end()) {
          Reg reg = pick(mf_.classOf(vreg), busy);
          busy |= reg.mask();
          assigned_.push_back({vreg, reg, 0});
          known = assigned_.end() - 1;
        }
        known->role |= operand.role;
        operand.payload = known->reg.raw;
      }
      for (const Assigned& a : assigned_) {
        MOperand slot = MOperand::slot(slotOf(a.vreg));
        slot.aux = kSlotContent;
        MOperand reg = MOperand::reg(a.reg);
        if (a.role & RoleUse) insertCopy(block, inst, reg, slot);
        if (a.role & RoleDef) {
          MINIC_CHECK(!desc.has(OpTerminator), "a terminator with a result");
          insertCopy(block, next, slot, reg);
        }
      }
    }
  }

  void insertCopy(MBlock& block, MInst* before, MOperand dst, MOperand src) {
    if (dst.isReg()) dst.role = RoleDef;
    if (src.isReg()) src.role = RoleUse;
    MOperand pair[] = {dst, src};
    MInst* copy = mf_.create(kParallelCopy, 8, std::span<const MOperand>(pair));
    copy->flags |= kInserted;
    MFunction::insert(block, before, copy);
  }

  Reg pick(RegClass cls, RegMask busy) {
    for (Reg reg : cls == RegClass::Int ? target_.regs.intOrder : target_.regs.floatOrder)
      if (!(busy & reg.mask())) {
        mf_.usedCalleeSaved |= reg.mask() & target_.cc.calleeSaved;
        return reg;
      }
    MINIC_UNREACHABLE("an instruction needs more registers than there are");
  }

  struct Assigned {
    Reg vreg, reg;
    uint8_t role;
  };
  MFunction& mf_;
  const Target& target_;
  AllocationClaims* claims_;
  std::vector<uint32_t> slots_;
  std::vector<RegMask> liveAfter_;  // from the last instruction to the first
  std::vector<Assigned> assigned_;
};

}  // namespace

void allocateSpillAll(MFunction& mf, AllocationClaims* claims) { SpillAll(mf, claims).run(); }

}  // namespace minic
