// What most passes hold while they work on a function.
#pragma once

#include "ir/builder.h"
#include "passes/pass.h"

namespace minic {

struct FunctionPass {
  FunctionPass(Function& function, PassContext& context)
      : function_(function),
        context_(context),
        module_(*function.module),
        types_(module_.types),
        build_(module_, function) {}

  Function& function_;
  PassContext& context_;
  Module& module_;
  TypeContext& types_;
  Builder build_;
};

}  // namespace minic
