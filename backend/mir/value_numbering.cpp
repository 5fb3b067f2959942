// Value numbering over the dominator tree with a scoped table, and invariant code motion in the
// same walk; see the header. A load is shared as long as nothing is written. Machine IR from
// lowering is as good as SSA for this: a virtual register either has one definition, or it was a
// phi and is defined by parallel copies only, each at the end of a predecessor, where nothing comes
// after it that reads the old value. The few others (results of tied ops) are left alone, and so is
// whatever reads them.
//
//   b1:  lla a, g                    b0:  lla a, g
//        add x, a, i          ->     b1:  add x, a, i
//        lla b, g                         add y, a, i      (then x for y)
//        add y, b, i
#include "backend/mir/value_numbering.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "backend/mir/layout.h"
#include "backend/mir/target.h"
#include "support/graph/dominators.h"
#include "support/graph/loops.h"

namespace minic {

namespace {

constexpr uint32_t kNone = LoopForest::kNone;

class ValueNumbering {
 public:
  ValueNumbering(MFunction& function, LayoutFlow flow)
      : mf(function),
        target(function.target),
        cfg_(std::move(flow.cfg)),
        forest_(std::move(flow.forest)) {}

  void run() {
    findStructure();
    findDefinitions();
    table_.assign(std::bit_ceil(std::max<size_t>(instCount_ * 2, 16)), kNone);
    // Blocks in preorder of the dominator tree: definitions come before what they dominate.
    memoryAfter_.assign(mf.blocks.size(), 0);
    for (uint32_t n : tree_.walk()) {
      MBlock* block = mf.layout[n];
      // Memory at the start is as it was at the end of an only predecessor.
      memory_ = block->preds.size() == 1 && block->preds[0] != block
                    ? memoryAfter_[block->preds[0]->id]
                    : ++memories_;
      for (MInst *inst = block->first, *next; inst; inst = next) {
        next = inst->next;
        const OpDesc& desc = describe(mf, *inst);
        visit(*block, *inst);
        if (desc.has(OpStore) || desc.has(OpCall) || desc.has(OpEffect)) memory_ = ++memories_;
      }
      memoryAfter_[block->id] = memory_;
    }
    if (mf.variableValues) renameValues();
  }

 private:
  void findStructure() {
    tree_ = Dominators(immediateDominators(cfg_));
    loops_.resize(forest_.loops.size());
    for (uint32_t l = 0; l < loops_.size(); ++l) {
      const LoopForest::Loop& loop = forest_.loops[l];
      loops_[l].outermost = loop.parent == kNone ? l : loops_[loop.parent].outermost;
      for (uint32_t pred : cfg_.preds(loop.header)) {
        if (pred == tree_.idom(loop.header)) continue;
        loops_[l].firstLatch = std::min(loops_[l].firstLatch, tree_.preorder(pred));
        loops_[l].lastLatch = std::max(loops_[l].lastLatch, tree_.preorder(pred));
      }
    }
  }

  /// By block id.
  bool dominates(uint32_t a, uint32_t b) const {
    return tree_.dominates(cfg_.number[a], cfg_.number[b]);
  }
  MBlock* idom(uint32_t n) const { return mf.layout[tree_.idom(n)]; }

  // ---- definitions

  struct Definition {
    uint32_t block = kNone;  ///< the last one
    uint32_t join = kNone;   ///< of a phi: the block that it was in, where all copies lead to
    uint32_t count = 0;
    uint32_t hoistedFrom = kNone;  ///< the innermost loop that it was in before
    uint32_t reads = 0;            ///< without those of instructions hoisted with it
    bool onlyCopies = true;
  };

  void findDefinitions() {
    definitions_.resize(mf.vregs.size());
    renamed_.resize(mf.vregs.size());
    for (const MBlock* block : mf.layout)
      for (const MInst* inst = block->first; inst; inst = inst->next) {
        ++instCount_;
        for (const MOperand& operand : inst->operands()) {
          if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
          Definition& definition = definitions_[operand.asReg().index()];
          definition.reads += operand.uses();
          if (!operand.defines()) continue;
          const bool leads = inst->op == kParallelCopy && block->succs.size() == 1;
          const uint32_t join = leads ? block->succs[0]->id : kNone;
          definition.join = ++definition.count == 1 || definition.join == join ? join : kNone;
          definition.onlyCopies &= inst->op == kParallelCopy;
          definition.block = block->id;
        }
      }
  }

  /// The register always holds the value that it was given where it came into being.
  bool isValue(Reg reg) const {
    if (reg.isPhysical()) return !allocatable_.contains(reg);
    const Definition& definition = definitions_[reg.index()];
    return definition.count == 1 || definition.onlyCopies;
  }

  /// Of a virtual register that is read; else null.
  Definition* definitionOf(const MOperand& operand) {
    if (!operand.isReg() || !operand.uses() || !operand.asReg().isVirtual()) return nullptr;
    return &definitions_[operand.asReg().index()];
  }

  /// Whether it has its value where code hoisted out of the loop goes, the end of the block that
  /// immediately dominates the header. A phi has it from the start of its block on, and a register
  /// with one definition after it. No other definition comes between: it would come before that
  /// block, too.
  bool isDefinedBefore(uint32_t loop, Reg reg) const {
    const Definition& definition = definitions_[reg.index()];
    if (definition.count == 0) return true;
    const uint32_t home = tree_.idom(forest_.loops[loop].header);
    if (definition.count == 1 && tree_.dominates(cfg_.number[definition.block], home))
      return !forest_.contains(loop, cfg_.number[definition.block]);
    return definition.join != kNone && tree_.dominates(cfg_.number[definition.join], home);
  }

  void renameValues() {
    using Kind = VariableAssignment::Kind;
    mf.variableValues->assignments.forEach([&](VariableAssignment& each) {
      while (each.kind == Kind::Register && each.value < renamed_.size() &&
             renamed_[each.value].valid())
        each.value = renamed_[each.value].index();
    });
  }

  // ---- the walk

  void visit(MBlock& block, MInst& inst) {
    for (MOperand& operand : inst.operands())
      if (operand.isReg() && operand.uses() && operand.asReg().isVirtual()) {
        Reg other = renamed_[operand.asReg().index()];
        if (other.valid()) operand.payload = other.raw;
      }
    if (!isShareable(inst)) return;
    uint32_t place = find(inst);
    if (table_[place] != kNone) {
      const Entry& known = entries_[table_[place]];
      if (dominates(known.block, block.id) && isNear(known.block, block.id, inst)) {
        Reg other = (*known.inst)[0].asReg();
        renamed_[inst[0].asReg().index()] = other;
        if (!mf.vregs[inst[0].asReg().index()].isNarrow) mf.vregs[other.index()].isNarrow = false;
        definitions_[other.index()].reads += definitions_[inst[0].asReg().index()].reads;
        for (const MOperand& operand : inst.operands().subspan(1))
          if (Definition* read = definitionOf(operand)) --read->reads;
        MFunction::remove(block, &inst);
        return;
      }
    }
    MBlock* home = describe(mf, inst).has(OpLoad) ? &block : hoist(block, inst);
    Entry entry{&inst, home->id, memory_};
    if (table_[place] != kNone) {
      entries_[table_[place]] = entry;  // the old one is far, or in a part of the tree that is done
    } else {
      table_[place] = uint32_t(entries_.size());
      entries_.push_back(entry);
    }
  }

  /// Whether what `inst` makes is kept from `from` to `to`, which it dominates: for the iterations
  /// of a loop, and over a few blocks if it is not made as easily as it is kept. From anywhere, a
  /// few such values in each block would live across half of a large function.
  bool isNear(uint32_t from, uint32_t to, const MInst& inst) {
    constexpr uint32_t kFewBlocks = 100;
    from = cfg_.number[from], to = cfg_.number[to];
    if (to - from <= (describe(mf, inst).has(OpRemat) ? 0 : kFewBlocks)) return true;
    const uint32_t loop = forest_.loopOf[to];
    if (loop == kNone) return false;
    const uint32_t header = forest_.loops[loops_[loop].outermost].header;
    return tree_.dominates(header, from) || tree_.idom(header) == from;
  }

  /// One result, and it depends on the operands (and for a load the memory) alone.
  bool isShareable(const MInst& inst) const {
    const OpDesc& desc = describe(mf, inst);
    constexpr uint16_t kNever = OpTerminator | OpReturn | OpCall | OpStore | OpEffect | OpMove;
    if (inst.flags & kVolatile) return false;
    if (inst.op == kParallelCopy || desc.has(kNever) || desc.variadic || inst.operandCount == 0)
      return false;
    if (!(desc.implicitUses | desc.implicitDefs | desc.clobbers).empty()) return false;
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      const MOperand& operand = inst[i];
      if (i == 0 ? !operand.isReg() || operand.role != RoleDef || !operand.asReg().isVirtual() ||
                       definitions_[operand.asReg().index()].count != 1
                 : operand.defines() || (operand.isReg() && !isValue(operand.asReg())))
        return false;
    }
    return true;
  }

  int maxInvariants(unsigned cls) const {
    const auto& limits = target.info->maxLoopInvariants;
    return cls < std::size(limits) ? limits[cls] : 0;
  }

  /// Moves the instruction out of the loops in which its operands do not change, as long as
  /// registers are left there; returns the block it is in then.
  MBlock* hoist(MBlock& block, MInst& inst) {
    const OpDesc& desc = describe(mf, inst);
    const uint32_t innermost = forest_.loopOf[cfg_.number[block.id]];
    if (innermost == kNone) return &block;
    // The change in the number of values that the loops get from outside: its result comes in, and
    // each operand with no other use stays out.
    int balance[RegisterInfo::kMaxClasses] = {};
    const unsigned cls = unsigned(mf.classOf(inst[0].asReg()));
    ++balance[cls];
    auto goesAlong = [&](const MOperand& operand) -> Definition* {
      Definition* read = definitionOf(operand);
      return read && read->hoistedFrom == innermost ? read : nullptr;
    };
    for (const MOperand& operand : inst.operands().subspan(1))
      if (Definition* read = goesAlong(operand))
        balance[unsigned(mf.classOf(operand.asReg()))] -= read->reads == 1;
    uint32_t to = kNone;
    constexpr unsigned kMaxLevels = 8;
    unsigned levels = 0;
    for (uint32_t loop = innermost; loop != kNone && levels < kMaxLevels;
         loop = forest_.loops[loop].parent, ++levels) {
      if (forest_.loops[loop].header == 0) break;
      if (loops_[loop].shared[cls] + balance[cls] > maxInvariants(cls)) break;
      bool invariant = true;
      for (const MOperand& operand : inst.operands().subspan(1))
        if (operand.isReg() && operand.asReg().isVirtual())
          invariant &= isDefinedBefore(loop, operand.asReg());
      if (!invariant) break;
      to = loop;
    }
    if (to == kNone) return &block;
    const uint32_t n = cfg_.number[block.id];
    // A slow op that not every iteration executes stays in the loop.
    if (desc.has(OpSlow) &&
        !(tree_.preorder(n) <= loops_[to].firstLatch && loops_[to].lastLatch < tree_.subtreeEnd(n)))
      return &block;
    MBlock* home = idom(forest_.loops[to].header);
    for (uint32_t loop = innermost;; loop = forest_.loops[loop].parent) {
      for (unsigned c = 0; c < target.regs.classes.size(); ++c)
        loops_[loop].shared[c] += balance[c];
      if (loop == to) break;
    }
    for (const MOperand& operand : inst.operands().subspan(1))
      if (Definition* read = goesAlong(operand)) --read->reads;
    MInst* before = home->last;
    while (before->prev && describe(mf, *before->prev).has(OpTerminator)) before = before->prev;
    MFunction::remove(block, &inst);
    MFunction::insert(*home, before, &inst);
    inst.loc = 0;  // a debugger that steps must not come back to the loop's line from before it
    Definition& definition = definitions_[inst[0].asReg().index()];
    definition.block = home->id;
    definition.hoistedFrom = innermost;
    return home;
  }

  // ---- the table: open addressing over entries_

  struct Entry {
    MInst* inst;
    uint32_t block;
    uint32_t memory;  ///< what a load read from; see memory_
  };

  uint64_t content(const MOperand& operand) const {
    uint64_t bits = operand.payload;
    if (operand.kind == OperandKind::WideImm) bits = uint64_t(mf.wideImms[operand.payload]);
    return bits * 0x9E3779B97F4A7C15u + (uint64_t(operand.kind) << 8 | operand.aux);
  }

  uint32_t find(const MInst& inst) const {
    uint64_t hash = inst.op * 256u + inst.size;
    for (uint32_t i = 1; i < inst.operandCount; ++i)
      hash = (hash ^ content(inst[i])) * 0xff51afd7ed558ccdu, hash ^= hash >> 32;
    bool isLoad = describe(mf, inst).has(OpLoad);
    if (isLoad) hash += memory_ * 0x9E3779B97F4A7C15u, hash ^= hash >> 32;
    size_t mask = table_.size() - 1;
    for (size_t at = hash & mask;; at = (at + 1) & mask) {
      if (table_[at] == kNone) return uint32_t(at);
      const Entry& entry = entries_[table_[at]];
      if ((!isLoad || entry.memory == memory_) && same(*entry.inst, inst)) return uint32_t(at);
    }
  }

  bool same(const MInst& a, const MInst& b) const {
    if (a.op != b.op || a.size != b.size || a.operandCount != b.operandCount) return false;
    for (uint32_t i = 1; i < a.operandCount; ++i) {
      if (a[i].kind != b[i].kind || a[i].aux != b[i].aux) return false;
      if (a[i].kind == OperandKind::WideImm ? mf.immValue(a[i]) != mf.immValue(b[i])
                                            : a[i].payload != b[i].payload)
        return false;
    }
    return true;
  }

  MFunction& mf;
  const Target& target;
  const RegSet allocatable_ = target.cc.callerSaved | target.cc.calleeSaved;
  /// What is known of a loop of forest_ besides.
  struct Loop {
    int shared[RegisterInfo::kMaxClasses] = {};  ///< values of each class that it gets from outside
    uint32_t outermost = 0;                      ///< the loop of no other around it
    /// The first and the last in preorder of the dominator tree of what leads to the header, except
    /// for the header's dominator.
    uint32_t firstLatch = kNone, lastLatch = 0;
  };
  const Cfg cfg_;  // the numbers are the places in the layout
  Dominators tree_;
  const LoopForest forest_;
  std::vector<Loop> loops_;
  std::vector<Definition> definitions_;  // by vreg
  std::vector<Reg> renamed_;             // by vreg: the register that took its place
  uint32_t memory_ = 0, memories_ = 0;   // number of the state of memory; states so far
  std::vector<uint32_t> memoryAfter_;    // by block id: at its end
  std::vector<uint32_t> table_;
  std::vector<Entry> entries_;
  size_t instCount_ = 0;
};

}  // namespace

void numberValues(MFunction& mf, LayoutFlow flow) {
  if (mf.target.info->maxLoopInvariants[0] == 0 && mf.target.info->maxLoopInvariants[1] == 0)
    return;
  ValueNumbering(mf, std::move(flow)).run();
}

}  // namespace minic
