// licm: loop-invariant code motion. What computes the same value in every iteration of a loop is
// computed once, in the preheader of the outermost loop for which that holds.
//
//     ph:                                     ph:
//       br label %loop                          %row = mul i32 %i, %n
//     loop:                                     br label %loop
//       %j = phi [0, %ph], [%j1, %loop]  =>   loop:
//       %row = mul i32 %i, %n                   %j = phi [0, %ph], [%j1, %loop]
//       %at = add i32 %row, %j                  %at = add i32 %row, %j
//
// The preheader may run where the instruction did not: only what has no effects and is defined for
// all operands moves, and what runs in every iteration: in the loop's first block, or in one that
// every path through the loop passes. A load moves if nothing in the loop writes its bytes, too.
//
// Sums and products are regrouped for it: (x * a) * b is x * (a * b) if a and b come from outside.
// So are addresses: (p + x) + b is (p + b) + x if p and b do.
//
// Some values stay although they could move, since they cost nothing where they are, but a register
// outside: comparisons that only a branch or a select of the loop uses, and addresses at a constant
// distance from another one.
//
// One walk over the blocks in reverse post-order; linear times the depth of the nest. Loads move
// out of loops of at most 5000 instructions, 250 of which write. At most 250 values leave a loop:
// each of them lives through all of it. Before: loops in loop-form (others are left alone). After:
// the same blocks.
#include "ir/analysis/address.h"
#include "ir/analysis/alias.h"
#include "ir/effects.h"
#include "passes/loop/loop_nest.h"
#include "passes/observers.h"
#include "passes/passes.h"

namespace minic {

namespace {

class Licm : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    if (nest_.size() == 0) return false;
    summaries_.resize(nest_.size());
    if (observer_) observer_->loops(function_, nest_);
    for (Block* block : tree_.rpo.order)
      if (nest_.loopOf(block) != LoopNest::kNone)
        for (Inst* inst : insts(block)) visit(inst);
    if (observer_) observer_->end();
    context_.count("values hoisted", hoisted_);
    context_.count("loads hoisted", loads_);
    context_.count("operands regrouped", regrouped_);
    return hoisted_ + loads_ + regrouped_;
  }

 private:
  using Verdict = LoopObserver::Verdict;

  /// What the instructions of a loop do.
  struct Summary {
    bool isKnown = false;
    bool mayNotReturn = false;
    bool hasTooManyWrites = false;
    uint32_t hoisted = 0;  // values that have moved to its preheader
    std::vector<const Inst*> writes;
  };

  const Summary& summaryOf(uint32_t loop) {
    Summary& summary = summaries_[loop];
    if (summary.isKnown) return summary;
    summary.isKnown = true;
    size_t seen = 0;
    for (const Block* block : nest_.blocks(loop)) {
      for (const Inst* inst : insts(block)) {
        if (++seen > kMaxInstructions) {  // the rest may do anything
          summary.mayNotReturn = summary.hasTooManyWrites = true;
          return summary;
        }
        Effects effects = effectsOf(*inst);
        summary.mayNotReturn |= effects.mayNotReturn;
        if (!effects.writes() || summary.hasTooManyWrites) continue;
        summary.writes.push_back(inst);
        summary.hasTooManyWrites = summary.writes.size() > kMaxWrites;
      }
    }
    return summary;
  }

  /// (x op a) op b, with a and b from outside of the loop is x op (a op b).
  void regroup(Inst* inst) {
    uint32_t loop = nest_.loopOf(inst->block);
    bool isAssociative = inst->is(Op::Mul) || inst->is(Op::Add) || inst->is(Op::And) ||
                         inst->is(Op::Or) || inst->is(Op::Xor);
    if (!isAssociative || !inst->type->isInt() || !nest_.preheader(loop)) return;
    auto isOutside = [&](const Value* value) {
      return (!value->isConstant() || inst->is(Op::Mul)) && nest_.isInvariant(loop, value);
    };
    for (int side : {0, 1}) {
      Inst* inner = asInst(inst->operand(1 - side));
      Value* b = inst->operand(side);
      if (!inner || inner->op != inst->op || !inner->hasOneUse() || !isOutside(b)) continue;
      for (int which : {0, 1}) {
        Value *a = inner->operand(which), *x = inner->operand(1 - which);
        if (!isOutside(a) || (a->isConstant() && b->isConstant()) || nest_.isInvariant(loop, x))
          continue;
        build_.at(nest_.preheader(loop)->last);
        Inst* both = build_.binary(inst->op, a, b);
        inst->setOperand(0, x);
        inst->setOperand(1, both);
        inst->flags = 0;
        erase(inner);
        ++regrouped_;
        return;
      }
    }
  }

  /// gep (gep p, x), b with p and b from outside of the loop is gep (gep p, b), x.
  void regroupAddress(Inst* inst) {
    const uint32_t loop = nest_.loopOf(inst->block);
    if (!inst->is(Op::Gep) || inst->numOps != 2 || !nest_.preheader(loop)) return;
    Inst* inner = asInst(inst->operand(0));
    Value* b = inst->operand(1);
    if (!inner || !inner->is(Op::Gep) || inner->numOps != 2 || !inner->hasOneUse() ||
        b->isConstant() || !nest_.isInvariant(loop, b))
      return;
    Value *p = inner->operand(0), *x = inner->operand(1);
    if (!nest_.isInvariant(loop, p) || nest_.isInvariant(loop, x)) return;
    build_.at(nest_.preheader(loop)->last);
    Inst* outside = build_.gep(inst->typeArg, p, std::array{b}, {}, false);
    inst->typeArg = inner->typeArg;
    inst->setOperand(0, outside);
    inst->setOperand(1, x);
    inst->flags = 0;
    erase(inner);
    ++regrouped_;
  }

  void visit(Inst* inst) {
    regroup(inst);
    regroupAddress(inst);
    if (inst->is(Op::Phi) || inst->isTerm() || inst->is(Op::Alloca)) return;
    if (isFree(*inst)) return stays(inst, Verdict::Cheap);
    Effects effects = effectsOf(*inst);
    bool isLoad = inst->is(Op::Load) && !effects.isOrdered;
    if (!effects.mayDelete || (effects.memory && !isLoad)) return stays(inst, Verdict::Effects);
    bool isSpeculatable = !effects.traps && (!isLoad || isKnownObject(*inst));
    uint32_t to = LoopNest::kNone, loop = nest_.loopOf(inst->block);
    Verdict why = Verdict::Moves;
    const Inst* because = nullptr;
    for (const Block* at = inst->block; loop != LoopNest::kNone; loop = nest_.parent(loop)) {
      why = obstacle(*inst, loop, at, isSpeculatable, isLoad, because);
      if (why != Verdict::Moves) break;
      to = loop;
      at = nest_.preheader(loop);
    }
    if (to == LoopNest::kNone) return stays(inst, why, because);
    if (++summaries_[to].hoisted > kMaxHoisted) return stays(inst, Verdict::TooMany);
    Block* preheader = nest_.preheader(to);
    context_.remark<Remark::Hoisted>(inst->loc, opInfo(inst->op).text);
    if (observer_)
      observer_->verdict(inst, Verdict::Moves, nest_.header(to), preheader, nullptr,
                         isSpeculatable);
    detach(inst);
    insertBefore(inst, preheader, preheader->last);
    ++(isLoad ? loads_ : hoisted_);
  }

  /// What keeps the instruction, from `at`, in the loop; Moves: nothing does.
  Verdict obstacle(const Inst& inst, uint32_t loop, const Block* at, bool isSpeculatable,
                   bool isLoad, const Inst*& because) {
    if (!nest_.preheader(loop)) return Verdict::NoPreheader;
    for (const Use& use : inst.operands()) {
      if (nest_.isInvariant(loop, use.value)) continue;
      because = asInst(use.value);
      return Verdict::Operand;
    }
    if (!isSpeculatable && !runsInEveryIteration(at, loop)) return Verdict::Traps;
    return isLoad && isWritten(inst, loop, because) ? Verdict::Written : Verdict::Moves;
  }

  void stays(const Inst* inst, Verdict why, const Inst* because = nullptr) {
    if (!observer_) return;
    const Block* header = nest_.header(nest_.loopOf(inst->block));
    observer_->verdict(inst, why, header, nullptr, because, false);
  }

  bool runsInEveryIteration(const Block* block, uint32_t loop) {
    return !summaryOf(loop).mayNotReturn && nest_.runsInEveryIteration(tree_, loop, block);
  }

  /// By `because`; null: by one of very many.
  bool isWritten(const Inst& load, uint32_t loop, const Inst*& because) {
    if (AliasAnalysis::isConstantMemory(load.address())) return false;
    const Summary& summary = summaryOf(loop);
    if (summary.hasTooManyWrites) return true;
    MemoryLocation location = MemoryLocation::of(load);
    for (const Inst* write : summary.writes)
      if (alias_.accessOf(*write, location, nest_.header(loop)) & access::Write) {
        because = write;
        return true;
      }
    return false;
  }

  /// The bytes are inside of a variable of the module or of the function.
  static bool isKnownObject(const Inst& load) {
    Address address = Address::of(load.address());
    return address.isKnown && address.numTerms == 0 && address.offset >= 0 &&
           uint64_t(address.offset) + load.type->size <= knownObjectSize(address.base);
  }

  /// Costs less where it is used than it costs to keep.
  static bool isFree(const Inst& inst) {
    if (inst.is(Op::ICmp) || inst.is(Op::FCmp)) {
      for (const Use& use : inst.useRange())
        if (!use.user->is(Op::CondBr) && !use.user->is(Op::Select)) return false;
      return true;
    }
    if (!inst.is(Op::Gep)) return false;
    for (uint32_t i = 1; i < inst.numOps; ++i)
      if (!asConstInt(inst.operand(i))) return false;
    return true;
  }

  static constexpr size_t kMaxInstructions = 5000;  // of a loop whose effects are summed up
  static constexpr size_t kMaxWrites = 250;
  static constexpr uint32_t kMaxHoisted = 250;  // each lives through all of the loop

  LoopObserver* observer_ = context_.options<PassObservers>().loops;
  const DomTree& tree_ = *context_.get<DomTree>();
  AliasAnalysis alias_{function_, &tree_};
  std::vector<Summary> summaries_;  // by loop
  uint64_t hoisted_ = 0, loads_ = 0, regrouped_ = 0;
};

}  // namespace

bool licm(Function& function, PassContext& context) { return Licm(function, context).run(); }

}  // namespace minic
