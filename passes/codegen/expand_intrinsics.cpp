// Intrinsics as plain instructions. Those of floats that are functions of the C library stay
// calls, as do those that the back end knows.
#include <array>
#include <fmt/format.h>

#include "ir/builder.h"
#include "ir/fold.h"
#include "ir/intrinsics.h"
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
    const IntrinsicInfo& info = intrinsicInfo(callee.intrinsic);
    if (Value* known = foldInst(module_, *call)) return replace(call, known);
    switch (info.lowering) {
      case IntrinsicLowering::Memory:
        if (!call->arg(2)->type->isInt(64)) widenLength(call, callee.intrinsic);
        return;
      case IntrinsicLowering::Nothing:
      case IntrinsicLowering::Stack:
        return;
      case IntrinsicLowering::VaList:
        if (callee.intrinsic == Intrinsic::VaCopy) copyVaList(call);
        return;
      case IntrinsicLowering::Library:
        if (libraryName(callee.intrinsic, type)) return;
        break;
      case IntrinsicLowering::ExpandInt:
        if (callee.intrinsic == Intrinsic::Expect) return replace(call, call->arg(0));
        if (type->isInt() && type->bits > 1 && expandInteger(call, callee.intrinsic)) return;
        break;
      case IntrinsicLowering::ExpandFloat:
        if (type->isFloatingPoint()) return expandFloat(call, callee.intrinsic);
        break;
      case IntrinsicLowering::Unsupported:
        break;
    }
    context_.error(call->loc, fmt::format("the intrinsic '{}' is not supported", callee.name));
  }

  void copyVaList(Inst* call) {
    uint32_t size = context_.options<CodegenOptions>().target->arguments.vaListSize();
    for (uint32_t at = 0; at < size; at += 8) {
      Value* from = addressAt(build_, call->arg(1), at);
      Value* part = build_.load(module_.types.i64(), from);
      Value* to = addressAt(build_, call->arg(0), at);
      build_.store(part, to);
    }
    erase(call);
    changed_ = true;
  }

  void expandFloat(Inst* call, Intrinsic intrinsic) {
    Type* type = call->type;
    if (intrinsic == Intrinsic::FMulAdd) {
      Inst* product = build_.binary(Op::FMul, call->arg(0), call->arg(1));
      return replace(call, build_.binary(Op::FAdd, product, call->arg(2)));
    }
    Type* bits = type->size == 4 ? module_.types.i32() : module_.types.i64();
    Value* mask = module_.constInt(bits, type->size == 4 ? INT32_MAX : INT64_MAX);
    Value* plain = build_.binary(Op::And, build_.cast(Op::BitCast, call->arg(0), bits), mask);
    replace(call, build_.cast(Op::BitCast, plain, type));
  }

  bool expandInteger(Inst* call, Intrinsic intrinsic) {
    Value* a = call->arg(0);
    auto choose = [&](IntPred pred) {
      replace(call, build_.select(build_.icmp(pred, a, call->arg(1)), a, call->arg(1)));
      return true;
    };
    switch (intrinsic) {
      case Intrinsic::SMax:
        return choose(IntPred::SGT);
      case Intrinsic::SMin:
        return choose(IntPred::SLT);
      case Intrinsic::UMax:
        return choose(IntPred::UGT);
      case Intrinsic::UMin:
        return choose(IntPred::ULT);
      case Intrinsic::Abs: {
        Value* zero = module_.constInt(call->type, 0);
        Value* negated = build_.binary(Op::Sub, zero, a);
        replace(call, build_.select(build_.icmp(IntPred::SLT, a, zero), negated, a));
        return true;
      }
      case Intrinsic::BSwap:
        if (call->type->bits % 16) return false;
        [[fallthrough]];
      default:
        bits(call, intrinsic);
        return true;
    }
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
  void bits(Inst* call, Intrinsic intrinsic) {
    Type* i64 = module_.types.i64();
    uint32_t width = call->type->bits;
    auto number = [&](uint64_t value) { return module_.constInt(i64, int64_t(value)); };
    auto op = [&](Op what, Value* a, Value* b) -> Value* { return build_.binary(what, a, b); };
    auto right = [&](Value* a, uint64_t by) { return op(Op::LShr, a, number(by)); };
    auto masked = [&](Value* a, uint64_t mask) { return op(Op::And, a, number(mask)); };
    Value* x = width == 64 ? call->arg(0) : build_.cast(Op::ZExt, call->arg(0), i64);
    if (intrinsic == Intrinsic::BSwap) {
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
      if (intrinsic == Intrinsic::CtTz) {  // counts the ones below the lowest one
        if (width < 64) x = op(Op::Or, x, number(uint64_t(1) << width));
        Value* below = op(Op::Sub, x, number(1));
        x = op(Op::And, op(Op::Xor, x, number(~uint64_t(0))), below);
      } else if (intrinsic ==
                 Intrinsic::CtLz) {  // counts the zeros once all below the highest one are ones
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
