// licm: loop-invariant code motion. What computes the same value in every round of a loop is
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
// all operands moves.
//
// Some values stay although they could move, since they cost nothing where they are, but a register
// outside: comparisons that only a branch or a select of the loop uses, and addresses at a constant
// distance from another one.
//
// One walk over the blocks in reverse post-order; linear times the depth of the nest. Before: loops
// in loop-form (others are left alone). After: the same blocks.
#include "passes/loop/licm.h"

#include "ir/effects.h"
#include "passes/loop/loop_nest.h"

namespace minic {

namespace {

class Licm {
 public:
  Licm(Function& function, PassContext& context)
      : context_(context), nest_(*context.get<Loops>()), order_(context.get<Rpo>()->order) {
    (void)function;
  }

  bool run() {
    if (nest_.size() == 0) return false;
    for (Block* block : order_)
      if (nest_.loopOf(block) != LoopNest::kNone)
        for (Inst* inst : insts(block)) visit(inst);
    context_.count("values hoisted", hoisted_);
    return hoisted_;
  }

 private:
  void visit(Inst* inst) {
    if (inst->is(Op::Phi) || inst->isTerm() || !isSpeculatable(*inst) || isFree(*inst)) return;
    uint32_t to = LoopNest::kNone;
    for (uint32_t loop = nest_.loopOf(inst->block); loop != LoopNest::kNone;
         loop = nest_.parent(loop)) {
      if (!nest_.preheader(loop) || !isInvariant(*inst, loop)) break;
      to = loop;
    }
    if (to == LoopNest::kNone) return;
    Block* preheader = nest_.preheader(to);
    if (context_.wantsRemarks())
      context_.remark(inst->loc, std::string(opInfo(inst->op).text) + " hoisted out of the loop");
    detach(inst);
    insertBefore(inst, preheader, preheader->last);
    ++hoisted_;
  }

  bool isInvariant(const Inst& inst, uint32_t loop) const {
    for (const Use& use : inst.operands())
      if (!nest_.isInvariant(loop, use.value)) return false;
    return true;
  }

  /// May run where it did not: no effects, no memory, defined for all operands.
  static bool isSpeculatable(const Inst& inst) {
    if (inst.is(Op::Alloca)) return false;
    Effects effects = effectsOf(inst);
    return effects.mayDelete && !effects.traps && !effects.memory;
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

  PassContext& context_;
  LoopNest nest_;
  std::vector<Block*> order_;
  uint64_t hoisted_ = 0;
};

}  // namespace

bool licm(Function& function, PassContext& context) { return Licm(function, context).run(); }

}  // namespace minic
