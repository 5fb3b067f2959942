// See the header.
#include "passes/codegen/helpers.h"

#include <array>

#include "passes/codegen/codegen.h"
#include "passes/codegen/long_doubles.h"
#include "passes/pass_manager.h"
#include "passes/passes.h"

namespace minic {

/// What libgcc computes on integers of 128 bits: the name, the result and the parameters, of which
/// w is an integer of 128 bits, x an x86_fp80 and q an fp128.
static constexpr struct {
  std::string_view name, type;
} kWideFunctions[] = {
    {"__udivti3", "www"},    {"__divti3", "www"},   {"__umodti3", "www"},  {"__modti3", "www"},
    {"__multi3", "www"},     {"__floattidf", "dw"}, {"__floattisf", "fw"}, {"__floatuntidf", "dw"},
    {"__floatuntisf", "fw"}, {"__fixdfti", "wd"},   {"__fixsfti", "wf"},   {"__fixunsdfti", "wd"},
    {"__fixunssfti", "wf"},  {"__floattixf", "xw"}, {"__fixxfti", "wx"},   {"__floatuntixf", "xw"},
    {"__fixunsxfti", "wx"},  {"__floattitf", "qw"}, {"__fixtfti", "wq"},   {"__floatuntitf", "qw"},
    {"__fixunstfti", "wq"},
};

static void declareWideFunctions(Module& module) {
  TypeContext& types = module.types;
  std::array<Type*, 2> halves{types.i64(), types.i64()};
  for (const auto& row : kWideFunctions) {
    bool isX87 = row.type.find('x') != row.type.npos, isQuad = row.type.find('q') != row.type.npos;
    if (module.find(row.name) || (isX87 && !types.has(TypeKind::X86Fp80)) ||
        (isQuad && !types.has(TypeKind::Fp128)))
      continue;
    auto scalar = [&](char letter) {
      return letter == 'd'   ? types.doubleTy()
             : letter == 'x' ? types.x86Fp80()
             : letter == 'q' ? types.fp128()
                             : types.floatTy();
    };
    std::vector<Type*> params;
    for (char letter : row.type.substr(1))
      if (letter == 'w')
        params.insert(params.end(), halves.begin(), halves.end());
      else
        params.push_back(scalar(letter));
    Type* result = row.type[0] == 'w' ? types.structTy(halves) : scalar(row.type[0]);
    module.createFunction(row.name, types.function(result, params));
  }
}

Function* machineProduct(const Module& module) {
  return module.findFunction(intrinsicName(Intrinsic::UMulHigh));
}

Function* helper(const Module& module, std::string_view name) {
  Function* found = module.findFunction(name);
  MINIC_CHECK(found, "declareHelpers() has not been called");
  return found;
}

Function* helper(const Module& module, Intrinsic intrinsic) {
  return helper(module, intrinsicName(intrinsic));
}

void declareHelpers(Module& module, const Pipeline& pipeline) {
  auto has = [&](bool (*run)(Function&, PassContext&)) {
    for (const PipelineStep& step : pipeline.steps)
      for (const Pass* pass : step.passes)
        if (pass->run == run) return true;
    return false;
  };
  bool expands = has(expandIntrinsics);
  if (expands) module.intrinsic(Intrinsic::UMulHigh);
  if (has(splitWideInts) && (module.types.widestInt() > 64 || module.types.has(TypeKind::Fp128)))
    declareWideFunctions(module);
  if (has(lowerLongDoubles)) declareLongDoubleHelpers(module);
  // Over a module each pass declares what it needs; while functions stream in, nothing may.
  if (pipeline.streams() && (has(mergeLoads) || has(mergeStores)))
    for (uint32_t bits : {16, 32, 64}) module.intrinsic(Intrinsic::BSwap, module.types.intTy(bits));
  bool needsMemset = pipeline.streams() && has(recogniseIdioms);
  if (!expands && !needsMemset && !has(copyByvals)) return;
  for (Intrinsic intrinsic : {Intrinsic::Memcpy, Intrinsic::Memmove, Intrinsic::Memset})
    module.intrinsic(intrinsic);
}

}  // namespace minic
