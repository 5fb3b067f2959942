#include "passes/ipo/library_calls.h"

#include <algorithm>
#include <array>

#include "ir/intrinsics.h"

namespace minic {

namespace {

constexpr uint64_t kMaxCompared = 16;  // bytes

struct KnownFunction {
  std::string_view name;
  Intrinsic intrinsic;
};
constexpr KnownFunction kKnown[] = {
    {"memcpy", Intrinsic::Memcpy},      {"memmove", Intrinsic::Memmove},
    {"memset", Intrinsic::Memset},      {"abs", Intrinsic::Abs},
    {"labs", Intrinsic::Abs},           {"llabs", Intrinsic::Abs},
    {"imaxabs", Intrinsic::Abs},        {"fabs", Intrinsic::FAbs},
    {"fabsf", Intrinsic::FAbs},         {"copysign", Intrinsic::CopySign},
    {"copysignf", Intrinsic::CopySign},
};

/// Only whether the result is 0 is asked.
bool isComparedWithZero(const Inst& call) {
  for (const Use& use : call.useRange()) {
    const Inst* user = use.user;
    if (!user->is(Op::ICmp)) return false;
    const bool isEquality = user->intPred() == IntPred::EQ || user->intPred() == IntPred::NE;
    const ConstInt* other = asConstInt(user->operand(1));
    if (!isEquality || !other || !other->isZero()) return false;
  }
  return true;
}

/// memcmp of few bytes, as one comparison of numbers.
bool compareBytes(Builder& build, Inst* call) {
  const ConstInt* size = asConstInt(call->arg(2));
  if (!size || size->zext() == 0 || size->zext() > kMaxCompared || !isComparedWithZero(*call))
    return false;
  TypeContext& types = build.module.types;
  auto load = [&](Value* from, uint64_t at, Type* type) {
    Inst* part = build.load(type, addressAt(build, from, at));
    part->setAlign(1);
    return part;
  };
  Value *left = nullptr, *right = nullptr, *different = nullptr;
  for (uint64_t at = 0, bytes; at < size->zext(); at += bytes) {
    bytes = std::min<uint64_t>(8, std::bit_floor(size->zext() - at));
    Type* type = types.intTy(uint32_t(8 * bytes));
    left = load(call->arg(0), at, type);
    right = load(call->arg(1), at, type);
    if (bytes == size->zext()) break;
    Value* bits = build.binary(Op::Xor, left, right);
    if (bytes < 8) bits = build.cast(Op::ZExt, bits, types.i64());
    different = different ? build.binary(Op::Or, different, bits) : bits;
  }
  if (different) left = different, right = build.module.constInt(different->type, 0);
  Value* differs = build.icmp(IntPred::NE, left, right);
  replaceWith(call, build.cast(Op::ZExt, differs, call->type));
  return true;
}

}  // namespace

bool replaceLibraryCall(Builder& build, Inst* call, const TargetInfo& target) {
  const Function& callee = *call->calledFunction();
  if (!callee.library) return false;
  build.at(call);
  if (callee.name == "memcmp" || callee.name == "bcmp")
    return target.hasUnalignedAccesses && compareBytes(build, call);
  const auto* known = std::find_if(std::begin(kKnown), std::end(kKnown),
                                   [&](const auto& row) { return row.name == callee.name; });
  if (known == std::end(kKnown)) return false;
  Module& module = build.module;
  switch (known->intrinsic) {
    case Intrinsic::Memcpy:
    case Intrinsic::Memmove:
    case Intrinsic::Memset: {
      // With a known length: sroa takes it apart, and code generation makes loads and stores of it.
      Value *to = call->arg(0), *from = call->arg(1), *size = call->arg(2);
      if (!asConstInt(size)) return false;
      if (known->intrinsic == Intrinsic::Memset)
        from = build.cast(Op::Trunc, from, module.types.i8());
      build.call(module.intrinsic(known->intrinsic),
                 std::array<Value*, 4>{to, from, size, module.constBool(false)});
      replaceWith(call, to);
      return true;
    }
    default: {
      std::vector<Value*> args;
      for (uint32_t i = 0; i < call->numArgs(); ++i) args.push_back(call->arg(i));
      if (known->intrinsic == Intrinsic::Abs) args.push_back(module.constBool(false));
      replaceWith(call, build.call(module.intrinsic(known->intrinsic, call->type), args));
      return true;
    }
  }
}

}  // namespace minic
