// What occurs in a function at all. Most functions have nothing that the passes of code generation
// rewrite; one walk finds that out for all of them.
#pragma once

#include "ir/function.h"

namespace minic {

struct Contents {
  bool aggregates = false;   ///< an aggregate is the value or an operand of an instruction
  bool expressions = false;  ///< an operand is a constant expression or an aggregate of constants
  bool intrinsics = false;   ///< one is called
  bool assembly = false;     ///< there are lines of it
  bool narrowAddresses = false;  ///< a ptrtoint makes less than a byte

  static Contents compute(const Function& function) {
    Contents found;
    for (const Block* block : blocks(function))
      for (const Inst* inst : insts(block)) {
        found.aggregates |= inst->type->isAggregate();
        for (const Use& use : inst->operands()) {
          found.aggregates |= use.value->type->isAggregate();
          found.expressions |= use.value->is(Op::ConstExpr) || use.value->is(Op::ConstAggregate);
        }
        if (inst->is(Op::Call)) {
          const Function* callee = inst->calledFunction();
          found.intrinsics |= callee && callee->intrinsic != Intrinsic::None;
          found.assembly |= callee && callee->isAssembly;
        }
        found.narrowAddresses |= inst->is(Op::PtrToInt) && inst->type->isInt(1);
      }
    return found;
  }
};

}  // namespace minic
