// The trivial allocator: every virtual register has its own slot, each instruction reloads its uses
// and stores its definitions. The code is slow, and the allocator so simple that it serves as the
// oracle for the greedy one.
#include <algorithm>

#include "backend/regalloc/regalloc.h"

namespace minic {

namespace {

class SpillAll {
 public:
  explicit SpillAll(MFunction& mf) : mf_(mf), target_(mf.target), slots_(mf.vregs.size(), ~0u) {}

  void run(EntryLocations* locations) {
    if (locations) recordLiveIn(*locations);
    for (MBlock* block : mf_.layout) runBlock(*block);
    if (!locations) return;
    // Only now, so that checking does not change the order of the slots.
    for (auto& atEntry : locations->atEntry)
      for (auto& [vreg, place] : atEntry) place = Place::slot(slotOf(Reg::virtual_(vreg)));
  }

 private:
  uint32_t slotOf(Reg reg) {
    uint32_t& slot = slots_[reg.index()];
    const RegClassInfo& cls = target_.regs.info(mf_.classOf(reg));
    if (slot == ~0u) slot = mf_.newSlot(Slot::Area::Spill, cls.spillSize, cls.spillAlign);
    return slot;
  }

  /// Values live into a block are in their slots: all that are read in a block before they are
  /// written there, back to where they are written.
  void recordLiveIn(EntryLocations& locations) {
    locations.atEntry.assign(mf_.blocks.size(), {});
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
        locations.atEntry[block].push_back({v, Place()});  // run() adds the place
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
    RegSet live;
    for (const MInst* inst = block.last; inst; inst = inst->prev) {
      liveAfter_.push_back(live);
      const OpDesc& desc = target_.ops[inst->op];
      live -= desc.implicitDefs;
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg().isPhysical() && operand.defines())
          live.erase(operand.asReg());
      live |= desc.implicitUses;
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg().isPhysical() && operand.uses())
          live.insert(operand.asReg());
    }
  }

  void runBlock(MBlock& block) {
    fixedLive(block);
    size_t fromEnd = liveAfter_.size();
    RegSet before;
    for (MInst *inst = block.first, *next; inst; inst = next, before = liveAfter_[fromEnd]) {
      next = inst->next;
      --fromEnd;
      if (inst->op == kParallelCopy) {
        for (MOperand& operand : inst->operands())
          if (operand.isReg() && operand.asReg().isVirtual())
            operand = MOperand::slotContent(slotOf(operand.asReg()));
        continue;
      }
      const OpDesc& desc = target_.ops[inst->op];
      RegSet busy =
          before | liveAfter_[fromEnd] | desc.implicitUses | desc.implicitDefs | desc.clobbers;
      if (mf_.hasFramePointer) busy.insert(target_.regs.framePointer);
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg().isPhysical()) busy.insert(operand.asReg());
      assignOperands(*inst, busy);
      for (const Assigned& a : assigned_) {
        MOperand slot = MOperand::slotContent(slotOf(a.vreg)), reg = MOperand::reg(a.reg);
        if (a.role & RoleUse) insertCopy(block, inst, reg, slot);
        if (a.role & RoleDef) {
          MINIC_CHECK(!desc.has(OpTerminator), "a terminator with a result");
          insertCopy(block, next, slot, reg);
        }
      }
    }
  }

  /// Gives each virtual register of the instruction a register that is not busy, in assigned_.
  void assignOperands(MInst& inst, RegSet busy) {
    assigned_.clear();
    for (MOperand& operand : inst.operands()) {
      if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
      Reg vreg = operand.asReg();
      auto known = std::find_if(assigned_.begin(), assigned_.end(),
                                [&](const Assigned& a) { return a.vreg == vreg; });
      if (known == assigned_.end()) {
        Reg reg = pick(mf_.classOf(vreg), busy);
        busy.insert(reg);
        assigned_.push_back({vreg, reg, 0});
        known = assigned_.end() - 1;
      }
      known->role |= operand.role;
      operand.payload = known->reg.raw;
    }
  }

  void insertCopy(MBlock& block, MInst* before, MOperand dst, MOperand src) {
    const MOperand pair[] = {dst, src};
    MInst* copy = mf_.createParallelCopy(pair);
    copy->flags |= kInserted;
    MFunction::insert(block, before, copy);
  }

  Reg pick(RegClass cls, const RegSet& busy) {
    for (Reg reg : target_.regs.info(cls).order)
      if (!busy.contains(reg)) {
        if (target_.cc.calleeSaved.contains(reg)) mf_.usedCalleeSaved.insert(reg);
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
  std::vector<uint32_t> slots_;    // by vreg
  std::vector<RegSet> liveAfter_;  // from the last instruction to the first
  std::vector<Assigned> assigned_;
};

}  // namespace

void allocateSpillAll(MFunction& mf, EntryLocations* locations) { SpillAll(mf).run(locations); }

}  // namespace minic
