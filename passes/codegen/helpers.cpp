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

Function* declareHelper(Module& module, Intrinsic intrinsic) {
  if (Function* found = module.findFunction(nameOf(intrinsic))) return found;
  TypeContext& types = module.types;
  Type* source = intrinsic == Intrinsic::Memset ? types.i8() : types.ptr();
  std::array<Type*, 4> memory = {types.ptr(), source, types.i64(), types.i1()};
  std::array<Type*, 2> factors = {types.i64(), types.i64()};
  Type* type = intrinsic == Intrinsic::UMulHigh ? types.function(types.i64(), factors)
                                                : types.function(types.voidTy(), memory);
  return module.createFunction(nameOf(intrinsic), type);
}

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
  bool expands = has(expandIntrinsics);
  if (expands || has(splitWideInts)) declareHelper(module, Intrinsic::UMulHigh);
  if (!expands && !has(copyByvals)) return;
  for (Intrinsic intrinsic : {Intrinsic::Memcpy, Intrinsic::Memmove, Intrinsic::Memset})
    declareHelper(module, intrinsic);
}

}  // namespace minic
