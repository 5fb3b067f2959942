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
#include "backend/mir/share.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "backend/target.h"

namespace minic {

namespace {

constexpr uint32_t kNobody = ~0u;

/// A natural loop. The loops that contain loop k are its chain of parents.
struct Loop {
  MBlock* header;
  uint32_t parent = kNobody;
  int shared[RegisterInfo::kMaxClasses] = {};  ///< values of each class that it gets from outside
};

class Sharing {
 public:
  explicit Sharing(MFunction& function) : mf(function), target(function.target) {}

  void run() {
    findDominators();
    findLoops();
    findDefinitions();
    table_.assign(std::bit_ceil(std::max<size_t>(instCount_ * 2, 16)), kNobody);
    // Blocks in preorder of the dominator tree: definitions come before what they dominate.
    memoryAfter_.assign(mf.blocks.size(), 0);
    for (MBlock* block : preorder_) {
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
  }

 private:
  // ---- dominators: Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm"

  void findDominators() {
    number_.assign(mf.blocks.size(), kNobody);
    for (uint32_t i = 0; i < mf.layout.size(); ++i) number_[mf.layout[i]->id] = i;
    idom_.assign(mf.layout.size(), kNobody);
    idom_[0] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (uint32_t i = 1; i < mf.layout.size(); ++i) {
        uint32_t common = kNobody;
        for (const MBlock* pred : mf.layout[i]->preds) {
          uint32_t p = number_[pred->id];
          if (p == kNobody || idom_[p] == kNobody) continue;
          common = common == kNobody ? p : intersect(p, common);
        }
        if (idom_[i] != common) idom_[i] = common, changed = true;
      }
    }
    // Preorder and the interval of numbers of each subtree.
    const uint32_t count = uint32_t(mf.layout.size());
    std::vector<uint32_t> firstChild(count, kNobody), sibling(count, kNobody);
    for (uint32_t i = count; i-- > 1;) {
      sibling[i] = firstChild[idom_[i]];
      firstChild[idom_[i]] = i;
    }
    first_.assign(count, 0);
    last_.assign(count, 0);
    uint32_t at = 0;
    for (uint32_t next = 0;;) {
      preorder_.push_back(mf.layout[next]);
      first_[next] = next == 0 ? 0 : ++at;
      if (firstChild[next] != kNobody) {
        next = firstChild[next];
        continue;
      }
      last_[next] = at;
      while (next != 0 && sibling[next] == kNobody) {
        next = idom_[next];
        last_[next] = at;
      }
      if (next == 0) break;
      next = sibling[next];
    }
  }

  uint32_t intersect(uint32_t a, uint32_t b) const {
    while (a != b) {
      while (a > b) a = idom_[a];
      while (b > a) b = idom_[b];
    }
    return a;
  }

  /// By block id.
  bool dominates(uint32_t a, uint32_t b) const {
    uint32_t x = number_[a], y = number_[b];
    return first_[x] <= first_[y] && first_[y] <= last_[x];
  }

  // ---- loops

  void findLoops() {
    loopOf_.assign(mf.blocks.size(), kNobody);
    std::vector<MBlock*> work;
    // Inner headers first: a block belongs to the first loop that reaches it.
    for (size_t i = preorder_.size(); i-- > 0;) {
      MBlock* header = preorder_[i];
      for (MBlock* pred : header->preds)
        if (number_[pred->id] != kNobody && dominates(header->id, pred->id)) work.push_back(pred);
      if (work.empty()) continue;
      uint32_t loop = uint32_t(loops_.size());
      loops_.push_back({header});
      while (!work.empty()) {
        MBlock* block = work.back();
        work.pop_back();
        uint32_t inner = loopOf_[block->id];
        if (inner == kNobody) {
          loopOf_[block->id] = loop;
          if (block == header) continue;
        } else {
          inner = outermost(inner);
          if (inner == loop) continue;
          loops_[inner].parent = loop;
          block = loops_[inner].header;
        }
        for (MBlock* pred : block->preds)
          if (number_[pred->id] != kNobody) work.push_back(pred);
      }
    }
  }

  /// The outermost of the loops around `loop` that are known so far; paths are shortened on the
  /// way.
  uint32_t outermost(uint32_t loop) {
    top_.resize(loops_.size(), kNobody);
    uint32_t top = loop;
    while (true) {
      uint32_t next = top_[top] != kNobody ? top_[top] : loops_[top].parent;
      if (next == kNobody) break;
      top = next;
    }
    for (uint32_t at = loop; at != top;) {
      uint32_t next = top_[at] != kNobody ? top_[at] : loops_[at].parent;
      top_[at] = top;
      at = next;
    }
    return top;
  }

  bool contains(uint32_t loop, uint32_t block) const {
    // A block of the loop is dominated by its header; the nest is only climbed then.
    if (!dominates(loops_[loop].header->id, block)) return false;
    for (uint32_t at = loopOf_[block]; at != kNobody; at = loops_[at].parent)
      if (at == loop) return true;
    return false;
  }

  // ---- definitions

  struct Definition {
    uint32_t block = kNobody;  ///< of a phi: one of its deepest
    uint32_t count = 0;
    uint32_t hoistedFrom = kNobody;  ///< the innermost loop that it stood in before
    uint32_t reads = 0;              ///< those that hoisting has taken along are not counted
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
          ++definition.count;
          definition.onlyCopies &= inst->op == kParallelCopy;
          if (definition.block == kNobody ||
              mf.blocks[definition.block]->loopDepth < block->loopDepth)
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

  // ---- the walk

  void visit(MBlock& block, MInst& inst) {
    for (MOperand& operand : inst.operands())
      if (operand.isReg() && operand.uses() && operand.asReg().isVirtual()) {
        Reg other = renamed_[operand.asReg().index()];
        if (other.valid()) operand.payload = other.raw;
      }
    if (!isShareable(inst)) return;
    uint32_t place = find(inst);
    if (table_[place] != kNobody) {
      const Entry& known = entries_[table_[place]];
      if (dominates(known.block, block.id) && isNear(known.block, block.id, inst)) {
        Reg other = (*known.inst)[0].asReg();
        renamed_[inst[0].asReg().index()] = other;
        definitions_[other.index()].reads += definitions_[inst[0].asReg().index()].reads;
        for (const MOperand& operand : inst.operands().subspan(1))
          if (Definition* read = definitionOf(operand)) --read->reads;
        MFunction::remove(block, &inst);
        return;
      }
    }
    MBlock* home = describe(mf, inst).has(OpLoad) ? &block : hoist(block, inst);
    Entry entry{&inst, home->id, memory_};
    if (table_[place] != kNobody) {
      entries_[table_[place]] = entry;  // the old one is far, or in a part of the tree that is done
    } else {
      table_[place] = uint32_t(entries_.size());
      entries_.push_back(entry);
    }
  }

  /// Whether what `inst` makes is kept from `from` to `to`, which it dominates: for the rounds of a
  /// loop, and over a few blocks if it is not made as easily as it is kept. From anywhere, a few
  /// such values in each block would live across half of a large function.
  bool isNear(uint32_t from, uint32_t to, const MInst& inst) {
    constexpr uint32_t kFewBlocks = 100;
    if (number_[to] - number_[from] <= (describe(mf, inst).has(OpRemat) ? 0 : kFewBlocks))
      return true;
    if (loopOf_[to] == kNobody) return false;
    const MBlock* header = loops_[outermost(loopOf_[to])].header;
    return dominates(header->id, from) || mf.layout[idom_[number_[header->id]]]->id == from;
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
    const uint32_t innermost = loopOf_[block.id];
    if (innermost == kNobody) return &block;
    // What it changes in the number of values that the loops get from outside: one more, and less
    // what went out before and is read by nobody else.
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
    uint32_t to = kNobody;
    constexpr unsigned kMaxLevels = 8;
    unsigned levels = 0;
    for (uint32_t loop = innermost; loop != kNobody && levels < kMaxLevels;
         loop = loops_[loop].parent, ++levels) {
      if (loops_[loop].header->id == mf.blocks[0]->id) break;
      if (loops_[loop].shared[cls] + balance[cls] > maxInvariants(cls)) break;
      bool invariant = true;
      for (const MOperand& operand : inst.operands().subspan(1))
        if (operand.isReg() && operand.asReg().isVirtual())
          invariant &= !contains(loop, definitions_[operand.asReg().index()].block);
      if (!invariant) break;
      to = loop;
    }
    if (to == kNobody) return &block;
    MBlock* home = mf.layout[idom_[number_[loops_[to].header->id]]];
    // Slow work that not every round asks for stays where it is.
    if (desc.has(OpSlow))
      for (const MBlock* pred : loops_[to].header->preds)
        if (number_[pred->id] != kNobody && pred != home && !dominates(block.id, pred->id))
          return &block;
    for (uint32_t loop = innermost;; loop = loops_[loop].parent) {
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
    definitions_[inst[0].asReg().index()].block = home->id;
    definitions_[inst[0].asReg().index()].hoistedFrom = innermost;
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
      if (table_[at] == kNobody) return uint32_t(at);
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
  std::vector<uint32_t> number_;               // by block id: place in the layout
  std::vector<uint32_t> idom_, first_, last_;  // by place in the layout
  std::vector<MBlock*> preorder_;
  std::vector<Loop> loops_;
  std::vector<uint32_t> loopOf_;         // by block id: innermost loop
  std::vector<uint32_t> top_;            // by loop: a loop further out, to climb faster
  std::vector<Definition> definitions_;  // by vreg
  std::vector<Reg> renamed_;             // by vreg: the register that took its place
  uint32_t memory_ = 0, memories_ = 0;   // number of the state of memory; states so far
  std::vector<uint32_t> memoryAfter_;    // by block id: at its end
  std::vector<uint32_t> table_;
  std::vector<Entry> entries_;
  size_t instCount_ = 0;
};

}  // namespace

void shareValues(MFunction& mf) {
  if (mf.target.info->maxLoopInvariants[0] == 0 && mf.target.info->maxLoopInvariants[1] == 0)
    return;
  Sharing(mf).run();
}

}  // namespace minic
