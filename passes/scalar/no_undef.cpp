// no-undef: every use of undef becomes a use of zero.
//
//     %p = phi i32 [ undef, %a ], [ %x, %b ]         (uses of %p are uses of %x)
//     %q = phi i32 [ undef, %a ], [ %y, %b ]    =>   %q = phi i32 [ 0, %a ], [ %y, %b ]
//     %s = add i32 %p, undef                         %s = add i32 %x, 0
//
// Each use of undef may be another number, even two uses of one instruction that has an undef
// operand. So a pass that duplicates a use, or merges two of them, must think of undef; many bugs
// of other compilers are there. At -O2 this pass runs after each mem2reg, and the others never meet
// undef. A phi of undef and one other value is that value, unless it may be poison, which is worse
// than undef, or is not available where the phi is.
//
// Before: any valid function. After: no operand is undef.
#include "ir/analysis/poison.h"
#include "passes/passes.h"

namespace minic {

namespace {

/// The only value that the phi merges with undef, if it can stand for the phi; or null.
Value* onlyValue(const Inst& phi, const DomTree& tree) {
  Value* only = onlyOperand(phi, true);
  if (!only || mayBePoison(only)) return nullptr;
  // A phi of the same block is no candidate: over a back edge its value of the previous iteration
  // came.
  const Inst* inst = asInst(only);
  return !inst || tree.strictlyDominates(inst->block, phi.block) ? only : nullptr;
}

}  // namespace

bool noUndef(Function& function, PassContext& context) {
  Module& module = *function.module;
  uint64_t phis = 0, zeros = 0;
  for (Block* block : blocks(function))
    for (Inst* inst : insts(block)) {
      for (uint32_t i = 0; i < inst->numOps; ++i) {
        if (!inst->operand(i)->is(Op::ConstUndef)) continue;
        Value* only = inst->is(Op::Phi) ? onlyValue(*inst, *context.get<DomTree>()) : nullptr;
        if (only) {
          replaceWith(inst, only);
          ++phis;
          break;
        }
        inst->setOperand(i, module.zero(inst->operand(i)->type));
        ++zeros;
      }
    }
  context.count("phis of undef and one value", phis);
  context.count("operands set to zero", zeros);
  return phis + zeros != 0;
}

}  // namespace minic
