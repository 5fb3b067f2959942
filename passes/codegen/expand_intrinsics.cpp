// Intrinsics as plain instructions. Those of floats that are functions of the C library stay
// calls, as do those that the back end knows.
#include <array>
#include <fmt/format.h>

#include "ir/builder.h"
#include "ir/library_names.h"
#include "passes/codegen/codegen.h"
#include "passes/codegen/helpers.h"

namespace minic {

namespace {

class Expander {
 public:
  Expander(Function& function, PassContext& context)
      : module_(*function.module), context_(context), build_(module_, function) {}

  bool run(Function& function) {
    for (Block* block : blocks(function))
      for (Inst* inst : insts(block)) {
        if (!inst->is(Op::Call)) continue;
        const Function* callee = inst->calledFunction();
        if (!callee || callee->intrinsic == Intrinsic::None) continue;
        build_.loc = inst->loc;
        build_.setInsertPoint(inst);
        expand(inst, *callee);
      }
    return changed_;
  }

 private:
  void expand(Inst* call, const Function& callee) {
    Type* type = call->type;
    std::string_view name = intrinsicStem(callee.name);
    auto arg = [&](uint32_t i) { return call->arg(i); };
    auto number = [&](int64_t value) { return module_.constInt(type, value); };
    switch (callee.intrinsic) {
      case Intrinsic::Memcpy:
      case Intrinsic::Memmove:
      case Intrinsic::Memset:
        if (!arg(2)->type->isInt(64)) widenLength(call, callee.intrinsic);
        return;
      case Intrinsic::Other:
        break;
      default:
        return;
    }
    if (type->isFloatingPoint() && libraryName(callee.name)) return;
    if (name == "stacksave" || name == "stackrestore") return;
    if (name == "expect") return replace(call, arg(0));
    if (type->isFloatingPoint() && name == "fmuladd")
      return replace(call,
                     build_.binary(Op::FAdd, build_.binary(Op::FMul, arg(0), arg(1)), arg(2)));
    if (type->isFloatingPoint() && name == "fabs") {
      Type* bits = type->size == 4 ? module_.types.i32() : module_.types.i64();
      Value* mask = module_.constInt(bits, type->size == 4 ? INT32_MAX : INT64_MAX);
      Value* plain = build_.binary(Op::And, build_.cast(Op::BitCast, arg(0), bits), mask);
      return replace(call, build_.cast(Op::BitCast, plain, type));
    }
    if (type->isInt() && type->bits > 1) {
      auto choose = [&](IntPred pred) {
        replace(call, build_.select(build_.icmp(pred, arg(0), arg(1)), arg(0), arg(1)));
      };
      if (name == "smax") return choose(IntPred::SGT);
      if (name == "smin") return choose(IntPred::SLT);
      if (name == "umax") return choose(IntPred::UGT);
      if (name == "umin") return choose(IntPred::ULT);
      if (name == "abs") {
        Value* negated = build_.binary(Op::Sub, number(0), arg(0));
        return replace(
            call, build_.select(build_.icmp(IntPred::SLT, arg(0), number(0)), negated, arg(0)));
      }
      if (name == "ctpop" || name == "ctlz" || name == "cttz" ||
          (name == "bswap" && type->bits % 16 == 0))
        return bits(call, name);
    }
    context_.error(call->loc, fmt::format("the intrinsic '{}' is not supported", callee.name));
  }

  /// The same call with a length of 64 bits.
  void widenLength(Inst* call, Intrinsic intrinsic) {
    Function* wide = helper(module_, intrinsic);
    call->setOperand(3, build_.cast(Op::ZExt, call->arg(2), module_.types.i64()));
    call->setOperand(0, wide);
    call->call->fnType = wide->fnType;
    changed_ = true;
  }

  /// Counts and swaps bits, computed on 64 bits.
  void bits(Inst* call, std::string_view name) {
    Type* i64 = module_.types.i64();
    uint32_t width = call->type->bits;
    auto number = [&](uint64_t value) { return module_.constInt(i64, int64_t(value)); };
    auto op = [&](Op what, Value* a, Value* b) -> Value* { return build_.binary(what, a, b); };
    auto right = [&](Value* a, uint64_t by) { return op(Op::LShr, a, number(by)); };
    auto masked = [&](Value* a, uint64_t mask) { return op(Op::And, a, number(mask)); };
    Value* x = width == 64 ? call->arg(0) : build_.cast(Op::ZExt, call->arg(0), i64);
    if (name == "bswap") {
      // Neighbouring bytes, then pairs, then halves; a narrower value ends up at the top.
      for (auto [by, mask] :
           {std::pair{8, 0x00ff00ff00ff00fful}, std::pair{16, 0x0000ffff0000fffful},
            std::pair{32, 0x00000000fffffffful}}) {
        Value* up = op(Op::Shl, masked(x, mask), number(by));
        x = op(Op::Or, masked(right(x, by), mask), up);
      }
      if (width < 64) x = right(x, 64 - width);
    } else {
      uint64_t surplus = 0;
      if (name == "cttz") {  // counts the ones below the lowest one
        if (width < 64) x = op(Op::Or, x, number(uint64_t(1) << width));
        Value* below = op(Op::Sub, x, number(1));
        x = op(Op::And, op(Op::Xor, x, number(~uint64_t(0))), below);
      } else if (name == "ctlz") {  // counts the zeros once all below the highest one are ones
        for (uint64_t by = 1; by < width; by *= 2) x = op(Op::Or, x, right(x, by));
        x = op(Op::Xor, x, number(~uint64_t(0)));
        surplus = 64 - width;
      }
      x = op(Op::Sub, x, masked(right(x, 1), 0x5555555555555555u));
      Value* odd = masked(right(x, 2), 0x3333333333333333u);
      x = op(Op::Add, masked(x, 0x3333333333333333u), odd);
      x = masked(op(Op::Add, x, right(x, 4)), 0x0f0f0f0f0f0f0f0fu);
      x = right(op(Op::Mul, x, number(0x0101010101010101u)), 56);
      if (surplus) x = op(Op::Sub, x, number(surplus));
    }
    replace(call, width == 64 ? x : build_.cast(Op::Trunc, x, call->type));
  }

  void replace(Inst* call, Value* by) {
    replaceAllUses(call, by);
    erase(call);
    changed_ = true;
  }

  Module& module_;
  PassContext& context_;
  Builder build_;
  bool changed_ = false;
};

}  // namespace

bool expandIntrinsics(Function& function, PassContext& context) {
  return Expander(function, context).run(function);
}

}  // namespace minic
