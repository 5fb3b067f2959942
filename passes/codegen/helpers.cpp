// See the header.
#include "passes/codegen/helpers.h"

#include <array>

#include "passes/codegen/codegen.h"
#include "passes/pass_manager.h"

namespace minic {

namespace {

std::string_view nameOf(Intrinsic intrinsic) {
  return intrinsic == Intrinsic::Memset     ? "llvm.memset.p0.i64"
         : intrinsic == Intrinsic::Memmove  ? "llvm.memmove.p0.p0.i64"
         : intrinsic == Intrinsic::UMulHigh ? "llvm.minic.umulh.i64"
                                            : "llvm.memcpy.p0.p0.i64";
}

}  // namespace

Function* helper(const Module& module, Intrinsic intrinsic) {
  Function* found = module.findFunction(nameOf(intrinsic));
  MINIC_CHECK(found, "declareHelpers() has not been called");
  return found;
}

void declareHelpers(Module& module, const Pipeline& pipeline) {
  bool wanted = false;
  for (const PipelineStep& step : pipeline.steps)
    for (const Pass* pass : step.passes)
      wanted |=
          pass->run == expandIntrinsics || pass->run == copyByvals || pass->run == splitWideInts;
  if (!wanted) return;
  TypeContext& types = module.types;
  if (!module.find(nameOf(Intrinsic::UMulHigh))) {
    std::array<Type*, 2> factors{types.i64(), types.i64()};
    module.createFunction(nameOf(Intrinsic::UMulHigh), types.function(types.i64(), factors));
  }
  for (Intrinsic intrinsic : {Intrinsic::Memcpy, Intrinsic::Memmove, Intrinsic::Memset}) {
    if (module.find(nameOf(intrinsic))) continue;
    Type* source = intrinsic == Intrinsic::Memset ? types.i8() : types.ptr();
    std::array<Type*, 4> params{types.ptr(), source, types.i64(), types.i1()};
    module.createFunction(nameOf(intrinsic), types.function(types.voidTy(), params));
  }
}

}  // namespace minic
