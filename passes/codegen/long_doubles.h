// The two forms that a long double takes before the back end; see lowerLongDoubles().
#pragma once

#include "passes/pass.h"

namespace minic {

/// The instruction computes with, moves or passes a value of such a type.
inline bool usesLongDouble(const Inst* inst) {
  if (inst->type->isLongDouble()) return true;
  for (const Use& use : inst->operands())
    if (use.value->type->isLongDouble()) return true;
  return false;
}

/// x86_fp80 in slots of the frame, operations as intrinsics on addresses ("llvm.minic.x87.add").
void lowerX87(Function& function, PassContext& context);
/// fp128 as i128, operations as calls of libgcc.
void lowerBinary128(Function& function, PassContext& context);

/// What both need declared, for the types that the module has.
void declareLongDoubleHelpers(Module& module);

/// The C function that computes the intrinsic on long doubles ("floorl"); empty: none.
std::string longDoubleFunction(Intrinsic intrinsic);

}  // namespace minic
