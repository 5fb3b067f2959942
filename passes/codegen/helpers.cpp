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
  auto has = [&](bool (*run)(Function&, PassContext&)) {
    for (const PipelineStep& step : pipeline.steps)
      for (const Pass* pass : step.passes)
        if (pass->run == run) return true;
    return false;
  };
  TypeContext& types = module.types;
  auto declare = [&](Intrinsic intrinsic, Type* result, std::initializer_list<Type*> params) {
    if (!module.find(nameOf(intrinsic)))
      module.createFunction(nameOf(intrinsic), types.function(result, params));
  };
  bool expands = has(expandIntrinsics);
  if (expands || has(splitWideInts))
    declare(Intrinsic::UMulHigh, types.i64(), {types.i64(), types.i64()});
  if (!expands && !has(copyByvals)) return;
  for (Intrinsic intrinsic : {Intrinsic::Memcpy, Intrinsic::Memmove, Intrinsic::Memset}) {
    Type* source = intrinsic == Intrinsic::Memset ? types.i8() : types.ptr();
    declare(intrinsic, types.voidTy(), {types.ptr(), source, types.i64(), types.i1()});
  }
}

}  // namespace minic
