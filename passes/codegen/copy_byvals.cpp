// Arguments passed by value in memory, for conventions that pass the address of a copy (LP64D).
#include <algorithm>

#include "ir/builder.h"
#include "passes/codegen/codegen.h"
#include "passes/codegen/helpers.h"
#include "passes/target_option.h"
#include "target/target_info.h"

namespace minic {

bool copyByvals(Function& function, PassContext& context) {
  if (context.options<TargetOption>().target->arguments.byValInMemory) return false;
  Module& module = *function.module;
  Builder build(module, function);
  bool changed = false;
  for (Block* block : blocks(function))
    for (Inst* call : insts(block)) {
      if (!call->is(Op::Call) || call->call->args.empty()) continue;
      build.at(call);
      for (uint32_t i = 0; i < call->numArgs(); ++i) {
        ParamAttrs& attrs = call->call->args[i];
        if (!attrs.byVal) continue;
        attrs.byVal = false;
        Inst* copy = function.createInst(Op::Alloca, module.types.ptr(), {}, call->loc);
        copy->typeArg = attrs.pointee;
        copy->setAlign(std::max({attrs.align, attrs.pointee->align, 8u}));
        insertBefore(copy, function.entry(), function.entry()->first);
        Value* size = module.constInt(module.types.i64(), int64_t(attrs.pointee->size));
        build.call(helper(module, Intrinsic::Memcpy),
                   std::array<Value*, 4>{copy, call->arg(i), size, module.constBool(false)});
        call->setOperand(i + 1, copy);
        changed = true;
      }
    }
  return changed;
}

}  // namespace minic
