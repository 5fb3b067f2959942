// Intrinsics as plain instructions. Those of floats that are functions of the C library stay
// calls, as do those that the back end knows.
#include <array>
#include <fmt/format.h>

#include "ir/analysis/object_size.h"
#include "ir/effects.h"
#include "ir/fold.h"
#include "ir/intrinsics.h"
#include "passes/codegen/codegen.h"
#include "passes/codegen/helpers.h"
#include "passes/function_pass.h"
#include "passes/target_option.h"
#include "support/messages.h"

namespace minic {

namespace {

class Expander : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        if (!inst->is(Op::Call)) continue;
        const Function* callee = inst->calledFunction();
        if (!callee || callee->intrinsic == Intrinsic::None) continue;
        build_.at(inst);
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
      case IntrinsicLowering::Stack: return;
      case IntrinsicLowering::Machine:
        if (callee.intrinsic != Intrinsic::FrameAddress &&
            callee.intrinsic != Intrinsic::ReturnAddress)
          return;
        if (const ConstInt* level = asConstInt(call->arg(0)); level && level->isZero()) return;
        return context_.error(call->loc, {Msg::OnlyArgumentZero, callee.name});
      case IntrinsicLowering::X86:
        if (context_.options<TargetOption>().target->hasX86Intrinsics) return;
        return context_.error(call->loc, {Msg::OnlyX86, callee.name});
      case IntrinsicLowering::Library:
        if (libraryName(callee.intrinsic, type)) return;
        break;
      case IntrinsicLowering::ExpandInt:
        if (callee.intrinsic == Intrinsic::VaCopy) return copyVaList(call);
        if (callee.intrinsic == Intrinsic::Expect) return replace(call, call->arg(0));
        if (callee.intrinsic == Intrinsic::IsConstant)
          return replace(call, module_.constBool(isKnownConstant(call->arg(0))));
        if (type->isStruct()) return expandOverflow(call, callee.intrinsic);
        if (type->isInt() && type->bits > 1 && expandInteger(call, callee.intrinsic)) return;
        break;
      case IntrinsicLowering::ExpandFloat:
        if (type->isFloatingPoint()) return expandFloat(call, callee.intrinsic);
        break;
      case IntrinsicLowering::Unsupported: break;
    }
    context_.error(call->loc, {Msg::IntrinsicNotSupported, callee.name});
  }

  void copyVaList(Inst* call) {
    uint32_t size = context_.options<TargetOption>().target->arguments.vaListSize();
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
    if (intrinsic == Intrinsic::CopySign) {
      Value* sign = build_.cast(Op::BitCast, call->arg(1), bits);
      sign = build_.binary(Op::And, sign,
                           module_.constInt(bits, type->size == 4 ? INT32_MIN : INT64_MIN));
      plain = build_.binary(Op::Or, plain, sign);
    }
    replace(call, build_.cast(Op::BitCast, plain, type));
  }

  bool expandInteger(Inst* call, Intrinsic intrinsic) {
    Value* a = call->arg(0);
    Type* type = call->type;
    auto number = [&](uint64_t value) { return module_.constInt(type, int64_t(value)); };
    if (auto pred = choicePredicate(intrinsic)) {
      replace(call, build_.select(build_.icmp(*pred, a, call->arg(1)), a, call->arg(1)));
      return true;
    }
    if (isMachineBits(call, intrinsic)) return true;
    switch (intrinsic) {
      case Intrinsic::Abs: {
        Value* zero = module_.constInt(call->type, 0);
        Value* negated = build_.binary(Op::Sub, zero, a);
        replace(call, build_.select(build_.icmp(IntPred::SLT, a, zero), negated, a));
        return true;
      }
      case Intrinsic::ObjectSize: {
        Value* size = objectSizeOf(build_, *call);
        replace(call, size ? size : unknownObjectSize(module_, *call));
        return true;
      }
      case Intrinsic::FShl:
      case Intrinsic::FShr: {
        // By 1 and the rest, since a shift by the whole width has no value.
        bool left = intrinsic == Intrinsic::FShl;
        Value* by = build_.binary(Op::URem, call->arg(2), number(type->bits));
        Value* rest = build_.binary(Op::Sub, number(type->bits - 1), by);
        Value* high = left ? a : build_.binary(Op::Shl, a, number(1));
        high = build_.binary(Op::Shl, high, left ? by : rest);
        Value* low = left ? build_.binary(Op::LShr, call->arg(1), number(1)) : call->arg(1);
        low = build_.binary(Op::LShr, low, left ? rest : by);
        replace(call, build_.binary(Op::Or, high, low));
        return true;
      }
      case Intrinsic::UAddSat: {
        auto [sum, over] = checked(Intrinsic::UAddOverflow, a, call->arg(1));
        replace(call, build_.select(over, number(~uint64_t(0)), sum));
        return true;
      }
      case Intrinsic::USubSat: {
        auto [difference, over] = checked(Intrinsic::USubOverflow, a, call->arg(1));
        replace(call, build_.select(over, number(0), difference));
        return true;
      }
      case Intrinsic::SAddSat:
      case Intrinsic::SSubSat: {
        bool adds = intrinsic == Intrinsic::SAddSat;
        auto [result, over] =
            checked(adds ? Intrinsic::SAddOverflow : Intrinsic::SSubOverflow, a, call->arg(1));
        // An overflow has the sign of the first operand.
        Value* sign = build_.binary(Op::AShr, a, number(type->bits - 1));
        uint64_t largest = ~uint64_t(0) >> (65 - type->bits);
        Value* limit = build_.binary(Op::Xor, sign, number(largest));
        replace(call, build_.select(over, limit, result));
        return true;
      }
      case Intrinsic::BSwap:
        if (type->bits % 16) return false;
        if (type->bits == 16) {
          Value* high = build_.binary(Op::Shl, a, number(8));
          replace(call, build_.binary(Op::Or, high, build_.binary(Op::LShr, a, number(8))));
          return true;
        }
        [[fallthrough]];
      default: bits(call, intrinsic); return true;
    }
  }

  /// Whether the target has an instruction for it. That of hasBitScans gives any number of 0.
  bool isMachineBits(Inst* call, Intrinsic intrinsic) {
    const uint32_t width = call->type->bits;
    const uint16_t extensions = function_.attrs.extensions;
    const TargetInfo& target = *context_.options<TargetOption>().target;
    if (intrinsic == Intrinsic::BSwap)
      return target.swapsBytes(extensions) && (width == 16 || width == 32 || width == 64);
    if (width != 32 && width != 64) return false;
    if (intrinsic == Intrinsic::CtPop) return extensions & (ext::Popcnt | ext::Zbb);
    if (intrinsic != Intrinsic::CtLz && intrinsic != Intrinsic::CtTz) return false;
    if (extensions & ((intrinsic == Intrinsic::CtLz ? ext::Lzcnt : ext::Bmi) | ext::Zbb))
      return true;
    if (!target.hasBitScans) return false;
    if (const ConstInt* ofZero = asConstInt(call->arg(1)); ofZero && !ofZero->isZero()) return true;
    Value* x = call->arg(0);
    Value* isZero = build_.icmp(IntPred::EQ, x, module_.constInt(call->type, 0));
    Value* count = build_.call(const_cast<Function*>(call->calledFunction()),
                               std::array<Value*, 2>{x, module_.constBool(true)});
    replace(call, build_.select(isZero, module_.constInt(call->type, width), count));
    return true;
  }

  void expandOverflow(Inst* call, Intrinsic intrinsic) {
    auto [result, over] = checked(intrinsic, call->arg(0), call->arg(1));
    Value* pair = module_.undef(call->type);
    pair = build_.insertValue(pair, result, 0);
    replace(call, build_.insertValue(pair, over, 1));
  }

  struct Checked {
    Value *result, *overflows;
  };

  /// The result of one of the operations with overflow, and whether it overflows.
  Checked checked(Intrinsic intrinsic, Value* a, Value* b) {
    Type* type = a->type;
    Value* zero = module_.constInt(type, 0);
    auto op = [&](Op what, Value* left, Value* right) { return build_.binary(what, left, right); };
    // Overflow shows in the sign: one that no operand allows.
    auto bySigns = [&](Value* left, Value* right) {
      return build_.icmp(IntPred::SLT, op(Op::And, left, right), zero);
    };
    switch (intrinsic) {
      case Intrinsic::UAddOverflow: {
        Value* sum = op(Op::Add, a, b);
        return {sum, build_.icmp(IntPred::ULT, sum, a)};
      }
      case Intrinsic::USubOverflow: {
        Value* difference = op(Op::Sub, a, b);
        return {difference, build_.icmp(IntPred::ULT, a, b)};
      }
      case Intrinsic::SAddOverflow: {
        Value* sum = op(Op::Add, a, b);
        Value* left = op(Op::Xor, a, sum);
        return {sum, bySigns(left, op(Op::Xor, b, sum))};
      }
      case Intrinsic::SSubOverflow: {
        Value* difference = op(Op::Sub, a, b);
        Value* left = op(Op::Xor, a, b);
        return {difference, bySigns(left, op(Op::Xor, a, difference))};
      }
      default: return checkedProduct(intrinsic == Intrinsic::SMulOverflow, a, b);
    }
  }

  Checked checkedProduct(bool isSigned, Value* a, Value* b) {
    Type* type = a->type;
    Type* i64 = module_.types.i64();
    Value* product = build_.binary(Op::Mul, a, b);
    Op extension = isSigned ? Op::SExt : Op::ZExt;
    if (type->bits <= 32) {  // exact in 64 bits
      Value* left = build_.cast(extension, a, i64);
      Value* exact = build_.binary(Op::Mul, left, build_.cast(extension, b, i64));
      return {product, build_.icmp(IntPred::NE, exact, build_.cast(extension, product, i64))};
    }
    if (type->bits < 64) {
      Value* left = build_.cast(extension, a, i64);
      Checked wide = checkedProduct(isSigned, left, build_.cast(extension, b, i64));
      Value* lost = build_.icmp(IntPred::NE, wide.result, build_.cast(extension, product, i64));
      return {product, build_.binary(Op::Or, wide.overflows, lost)};
    }
    Value* high = build_.call(helper(module_, Intrinsic::UMulHigh), std::array<Value*, 2>{a, b});
    Value* expected = module_.constInt(i64, 0);
    if (isSigned) {  // a negative factor counted 2^64 too much
      Value* sixtyThree = module_.constInt(i64, 63);
      Value* signOfA = build_.binary(Op::AShr, a, sixtyThree);
      Value* signOfB = build_.binary(Op::AShr, b, sixtyThree);
      high = build_.binary(Op::Sub, high, build_.binary(Op::And, signOfA, b));
      high = build_.binary(Op::Sub, high, build_.binary(Op::And, signOfB, a));
      expected = build_.binary(Op::AShr, product, sixtyThree);
    }
    return {product, build_.icmp(IntPred::NE, high, expected)};
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
    if (intrinsic == Intrinsic::BSwap || intrinsic == Intrinsic::BitReverse) {
      if (intrinsic == Intrinsic::BitReverse)
        for (auto [by, mask] : {std::pair{1, uint64_t(0x5555555555555555)},
                                std::pair{2, uint64_t(0x3333333333333333)},
                                std::pair{4, uint64_t(0x0f0f0f0f0f0f0f0f)}}) {
          Value* up = op(Op::Shl, masked(x, mask), number(by));
          x = op(Op::Or, masked(right(x, by), mask), up);
        }
      // Neighbouring bytes, then pairs, then halves; a narrower value ends up at the top.
      for (auto [by, mask] :
           {std::pair{8, uint64_t(0x00ff00ff00ff00ff)}, std::pair{16, uint64_t(0x0000ffff0000ffff)},
            std::pair{32, uint64_t(0x00000000ffffffff)}}) {
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
    replaceWith(call, by);
    changed_ = true;
  }

  bool changed_ = false;
};

}  // namespace

bool expandIntrinsics(Function& function, PassContext& context) {
  return context.get<Contents>()->intrinsics && Expander(function, context).run();
}

}  // namespace minic
