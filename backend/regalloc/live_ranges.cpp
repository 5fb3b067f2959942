// Numbering, liveness and live ranges; see the header.
#include "backend/regalloc/live_ranges.h"

namespace minic {

namespace {
constexpr uint32_t kNever = ~0u;
}

Liveness::Liveness(MFunction& mf, size_t limit) {
  numberAndCount(mf);
  collectUses(mf);
  computeLiveIn(mf, limit * instructions());
  markRematerialisable();
}

/// Numbers the instructions, counts the operands of each virtual register, and notes what the later
/// phases would walk over all of the code for.
void Liveness::numberAndCount(MFunction& mf) {
  useStart_.assign(mf.vregs.size() + 1, 0);
  remat.assign(mf.vregs.size(), nullptr);
  uint32_t position = 0;
  for (MBlock* block : mf.layout) {
    block->firstPosition = position;
    for (MInst* inst = block->first; inst; inst = inst->next) {
      inst->position = position++;
      bool constant = mf.target.ops[inst->op].has(OpRemat) || inst->flags & kRepeatable;
      for (const MOperand& operand : inst->operands()) {
        if (!operand.isReg()) continue;
        constant &= &operand == inst->operandArray();
        if (operand.asReg().isVirtual()) ++useStart_[operand.asReg().index() + 1];
      }
      if (constant && (*inst)[0].isReg() && (*inst)[0].asReg().isVirtual())
        remat[(*inst)[0].asReg().index()] = inst;
      if (inst->op == kParallelCopy && !(inst->flags & kNoCoalesce)) copies.push_back(inst);
    }
    block->lastPosition = position ? position - 1 : 0;
  }
}

void Liveness::collectUses(const MFunction& mf) {
  const uint32_t vregs = uint32_t(mf.vregs.size());
  for (uint32_t v = 0; v < vregs; ++v) useStart_[v + 1] += useStart_[v];
  allUses.resize(useStart_[vregs]);
  const uint32_t insts = mf.layout.back()->lastPosition + 1;
  blockOfPosition_.reserve(insts);
  instOfPosition_.reserve(insts);
  std::vector<uint32_t> next(useStart_.begin(), useStart_.end() - 1);
  for (uint32_t b = 0; b < mf.layout.size(); ++b) {
    const MBlock* block = mf.layout[b];
    for (MInst* inst = block->first; inst; inst = inst->next) {
      blockOfPosition_.push_back(b);
      instOfPosition_.push_back(inst);
      MINIC_CHECK(inst->operandCount < 1u << 26, "an instruction of too many operands");
      const bool isCopy = inst->op == kParallelCopy;
      auto add = [&](uint32_t i) {
        const MOperand& operand = (*inst)[i];
        Reg hint;
        if (isCopy && (*inst)[i ^ 1].isReg() && !(inst->flags & kNoCoalesce))
          hint = (*inst)[i ^ 1].asReg();
        else if (!isCopy && operand.role == RoleDef && inst->operandCount > 1 &&
                 (*inst)[1].isReg() && (*inst)[1].uses())
          hint = (*inst)[1].asReg();
        allUses[next[operand.asReg().index()]++] = {
            inst->position, block->frequency, hint, operand.role, isCopy, isCopy, i};
      };
      // Uses before definitions: in order of their points.
      auto isLate = [](const MOperand& operand) { return !(operand.role & (RoleUse | RoleEarly)); };
      uint32_t late = 0, firstLate = 0;
      for (uint32_t i = 0; i < inst->operandCount; ++i) {
        const MOperand& operand = (*inst)[i];
        if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
        if (!isLate(operand))
          add(i);
        else if (!late++)
          firstLate = i;
      }
      for (uint32_t i = firstLate; late; ++i) {
        const MOperand& operand = (*inst)[i];
        if (operand.isReg() && operand.asReg().isVirtual() && isLate(operand)) add(i), --late;
      }
    }
  }
}

LiveInSearch::LiveInSearch(const MFunction& mf, const Liveness& liveness)
    : liveness_(liveness), marks_(mf.blocks.size()) {
  predStart_.push_back(0);
  for (const MBlock* block : mf.blocks) {
    for (const MBlock* pred : block->preds) preds_.push_back(pred->id);
    predStart_.push_back(uint32_t(preds_.size()));
  }
  for (const MBlock* block : mf.layout) idOfLayout_.push_back(block->id);
}

bool LiveInSearch::find(uint32_t v, std::vector<uint32_t>& found, size_t limit) {
  uint32_t lastBlock = kNever;
  bool defined = false;
  size_t work = found.size();
  limit += work;
  auto enter = [&](uint32_t block) {
    marks_[block].entered = v;
    found.push_back(block);
  };
  for (const RegUse& use : liveness_.uses(v)) {
    uint32_t block = idOfLayout_[liveness_.layoutIndexAt(use.point())];
    if (block != lastBlock) defined = false;
    lastBlock = block;
    if (use.reads() && !defined && marks_[block].entered != v) enter(block);
    if (use.writes()) {
      defined = true;
      marks_[block].defines = v;
    }
  }
  for (; work < found.size() && found.size() <= limit; ++work) {
    uint32_t block = found[work];
    for (uint32_t p = predStart_[block]; p < predStart_[block + 1]; ++p) {
      const Mark& mark = marks_[preds_[p]];
      if (mark.defines != v && mark.entered != v) enter(preds_[p]);
    }
  }
  return found.size() <= limit;
}

void Liveness::computeLiveIn(const MFunction& mf, size_t limit) {
  const uint32_t vregs = numVRegs(), blocks = uint32_t(mf.blocks.size());
  LiveInSearch search(mf, *this);
  std::vector<uint32_t> entered, enteredEnd(vregs, 0);  // block ids, vreg after vreg
  for (uint32_t v = 0; v < vregs; ++v) {
    if (!search.find(v, entered, limit - entered.size())) return;
    enteredEnd[v] = uint32_t(entered.size());
  }
  liveInStart_.assign(blocks + 1, 0);
  for (uint32_t block : entered) ++liveInStart_[block + 1];
  for (uint32_t b = 0; b < blocks; ++b) liveInStart_[b + 1] += liveInStart_[b];
  liveInVRegs_.resize(entered.size());
  std::vector<uint32_t> next(liveInStart_.begin(), liveInStart_.end() - 1);
  for (uint32_t v = 0, i = 0; v < vregs; ++v)
    for (; i < enteredEnd[v]; ++i) liveInVRegs_[next[entered[i]]++] = v;
}

/// Rematerialisation as in Briggs, Cooper and Torczon (PLDI 1992), for values with one definition
/// that reads no register.
void Liveness::markRematerialisable() {
  for (uint32_t v = 0; v < numVRegs(); ++v) {
    if (!remat[v]) continue;
    uint32_t defs = 0;
    for (const RegUse& use : uses(v)) defs += use.writes();
    if (defs != 1) {
      remat[v] = nullptr;
      continue;
    }
    // Outside of registers it is neither stored nor loaded. A parallel copy needs no register for
    // it: the destination is computed after the copy.
    for (RegUse& use : uses(v)) use.inSlot = use.writes() || use.inCopy;
  }
}

namespace {

/// The pass backward over the code that finds the live ranges.
class RangeBuilder {
 public:
  RangeBuilder(const MFunction& mf, const Liveness& liveness, FixedRanges& fixed)
      : mf_(mf),
        liveness_(liveness),
        fixed_(fixed),
        first_(liveness.numVRegs(), kNever),
        liveEnd_(liveness.numVRegs(), 0),
        fixedEnd_(mf.target.regs.count, 0) {
    nodes_.reserve(first_.size() * 2);
    fixed_.ofReg.resize(fixedEnd_.size());
  }

  LiveRanges run() {
    for (size_t b = mf_.layout.size(); b-- > 0;) {
      const MBlock& block = *mf_.layout[b];
      const Point start = Liveness::startOf(block), end = Liveness::endOf(block);
      for (const MBlock* succ : block.succs)
        for (uint32_t v : liveness_.liveIn(*succ)) liveEnd_[v] = end;
      for (const MInst* inst = block.last; inst; inst = inst->prev) visit(*inst);
      for (uint32_t v : liveness_.liveIn(block)) {
        add(v, start, liveEnd_[v]);
        liveEnd_[v] = 0;
      }
      for (uint32_t reg = 0; reg < fixedEnd_.size(); ++reg)
        if (fixedEnd_[reg]) {
          fixed_.ofReg[reg].push_back({start, fixedEnd_[reg]});
          fixedEnd_[reg] = 0;
        }
    }
    std::reverse(fixed_.calls.begin(), fixed_.calls.end());
    for (auto& ranges : fixed_.ofReg) std::reverse(ranges.begin(), ranges.end());
    return collect();
  }

 private:
  void visit(const MInst& inst) {
    const OpDesc& desc = mf_.target.ops[inst.op];
    const Point base = inst.position * 4;
    if (desc.has(OpCall)) fixed_.calls.push_back(base + 2);
    for (Reg reg : desc.clobbers) fixed_.ofReg[reg.raw].push_back({base + 2, base + 4});
    auto defineFixed = [&](Reg reg) {
      fixed_.ofReg[reg.raw].push_back({base + 2, std::max(fixedEnd_[reg.raw], base + 4)});
      fixedEnd_[reg.raw] = 0;
    };
    for (Reg reg : desc.implicitDefs) defineFixed(reg);
    for (const MOperand& operand : inst.operands()) {
      if (!operand.isReg() || !operand.defines()) continue;
      Reg reg = operand.asReg();
      if (reg.isPhysical()) {
        if (!operand.uses()) defineFixed(reg);
        continue;
      }
      Point& end = liveEnd_[reg.index()];
      if (operand.uses()) {
        if (!end) end = base + 3;
        continue;
      }
      Point start = base + (operand.role & RoleEarly ? 1 : 2);
      add(reg.index(), start, end ? end : base + 3);
      end = 0;
    }
    for (Reg reg : desc.implicitUses)
      if (!fixedEnd_[reg.raw]) fixedEnd_[reg.raw] = base + 2;
    for (const MOperand& operand : inst.operands()) {
      if (!operand.isReg() || !operand.uses()) continue;
      Reg reg = operand.asReg();
      Point& end = reg.isPhysical() ? fixedEnd_[reg.raw] : liveEnd_[reg.index()];
      if (!end) end = base + 2;
    }
  }

  void add(uint32_t v, Point start, Point end) {
    if (first_[v] != kNever && nodes_[first_[v]].start <= end) {
      nodes_[first_[v]].start = start;
      return;
    }
    nodes_.push_back({start, end, first_[v]});
    first_[v] = uint32_t(nodes_.size() - 1);
  }

  LiveRanges collect() const {
    LiveRanges result;
    result.start.reserve(first_.size() + 1);
    result.ranges.reserve(nodes_.size());
    for (uint32_t first : first_) {
      result.start.push_back(uint32_t(result.ranges.size()));
      for (uint32_t n = first; n != kNever; n = nodes_[n].next)
        result.ranges.push_back({nodes_[n].start, nodes_[n].end});
    }
    result.start.push_back(uint32_t(result.ranges.size()));
    return result;
  }

  struct Node {
    Point start, end;
    uint32_t next;
  };
  const MFunction& mf_;
  const Liveness& liveness_;
  FixedRanges& fixed_;
  std::vector<Node> nodes_;
  std::vector<uint32_t> first_;  // by vreg: its first range so far
  std::vector<Point> liveEnd_;   // by vreg: the end of the range that is open; 0: none is
  std::vector<Point> fixedEnd_;  // the same by physical register
};

}  // namespace

LiveRanges buildLiveRanges(const MFunction& mf, const Liveness& liveness, FixedRanges& fixed) {
  return RangeBuilder(mf, liveness, fixed).run();
}

}  // namespace minic
