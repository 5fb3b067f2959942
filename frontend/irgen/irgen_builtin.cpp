// The built-in functions of GNU C that are computed in place.
#include <fmt/format.h>

#include "frontend/ast/bit_functions.h"
#include "frontend/ast/const_eval.h"
#include "frontend/irgen/irgen_impl.h"
#include "ir/analysis/object_size.h"

namespace minic::irgen {

using ast::Builtin;

/// A call of LLVM's intrinsic of that name.
Value* FunctionGen::intrinsic(std::string_view name, Type* result,
                              std::initializer_list<Value*> args) {
  Function* callee = module_.findFunction(name);
  if (!callee) {
    std::vector<Type*> params;
    for (const Value* arg : args) params.push_back(arg->type);
    callee = module_.createFunction(name, types_.function(result, params));
  }
  return builder_.call(callee, std::span<Value* const>(args.begin(), args.size()));
}

Value* FunctionGen::builtin(const ast::BuiltinExpr* e) {
  switch (e->builtin) {
    case Builtin::VaStart:
    case Builtin::VaEnd: {
      Value* list = vaListAddress(e->args[0]);
      at(e->loc);
      intrinsic(e->builtin == Builtin::VaStart ? "llvm.va_start" : "llvm.va_end", types_.voidTy(),
                {list});
      return nullptr;
    }
    case Builtin::VaCopy: {
      Value* to = vaListAddress(e->args[0]);
      Value* from = vaListAddress(e->args[1]);
      at(e->loc);
      intrinsic("llvm.va_copy", types_.voidTy(), {to, from});
      return nullptr;
    }
    case Builtin::SetJump:
      return setJump(e);
    case Builtin::LongJump:
      longJump(e);
      [[fallthrough]];
    case Builtin::Trap:
    case Builtin::Unreachable:
      at(e->loc);
      if (e->builtin == Builtin::Trap) intrinsic("llvm.trap", types_.voidTy(), {});
      builder_.unreachable();
      clearInsertPoint();
      emitBlock(newBlock("unreachable.cont"));
      return nullptr;
    case Builtin::Alloca: {
      Value* bytes = scalar(e->args[0]);
      at(e->loc);
      uint64_t align = 16;
      if (e->args.size() > 1)
        align = std::max(align, uint64_t(e->args[1]->as<ast::IntConst>()->value) / 8);
      return builder_.alloca_(types_.i8(), {}, bytes, uint32_t(align));
    }
    case Builtin::ObjectSize:
    case Builtin::DynamicObjectSize:
      return objectSize(e);
    case Builtin::FrameAddress:
    case Builtin::ReturnAddress: {
      at(e->loc);
      Value* level = module_.constI32(0);
      return e->builtin == Builtin::FrameAddress
                 ? intrinsic("llvm.frameaddress.p0", types_.ptr(), {level})
                 : intrinsic("llvm.returnaddress", types_.ptr(), {level});
    }
    case Builtin::BSwap:
    case Builtin::Clrsb:
    case Builtin::Ffs:
    case Builtin::Clz:
    case Builtin::Ctz:
    case Builtin::Popcount:
    case Builtin::Parity:
      return bitBuiltin(e);
    case Builtin::AddOverflow:
    case Builtin::SubOverflow:
    case Builtin::MulOverflow:
    case Builtin::AddOverflowP:
    case Builtin::SubOverflowP:
    case Builtin::MulOverflowP:
      return overflowBuiltin(e);
    case Builtin::X86Pause:
      at(e->loc);
      return intrinsic("llvm.x86.sse2.pause", types_.voidTy(), {});
    case Builtin::Fence:
    case Builtin::AtomicLoad:
    case Builtin::AtomicStore:
    case Builtin::AtomicUpdate:
    case Builtin::AtomicCompareExchange:
      return atomicBuiltin(e);
    case Builtin::IsNan:
    case Builtin::IsInf:
    case Builtin::IsInfSign:
    case Builtin::IsFinite:
    case Builtin::IsNormal:
    case Builtin::SignBit:
    case Builtin::FpClassify:
      return classified(e);
    case Builtin::IsGreater:
    case Builtin::IsGreaterEqual:
    case Builtin::IsLess:
    case Builtin::IsLessEqual:
    case Builtin::IsLessGreater:
    case Builtin::IsUnordered: {
      Value* left = scalar(e->args[0]);
      Value* right = scalar(e->args[1]);
      at(e->loc);
      Value* holds = builder_.fcmp(FloatPred(holdingRelations(e->builtin)), left, right);
      return builder_.cast(Op::ZExt, holds, types_.i32());
    }
    case Builtin::Prefetch:
      for (const Expr* arg : e->args) discard(arg);
      return nullptr;
    default:
      MINIC_UNREACHABLE("a built-in function that sema computes");
  }
}

/// isnan and its kin: by comparisons with the limits of the type.
Value* FunctionGen::classified(const ast::BuiltinExpr* e) {
  std::vector<Value*> kinds;  // of fpclassify
  for (const Expr* arg : e->args.first(e->args.size() - 1)) kinds.push_back(scalar(arg));
  Value* value = scalar(e->args.back());
  at(e->loc);
  const FloatFormat& format = e->args.back()->type->format();
  auto compared = [&](FloatPred pred, const char* limit, bool negative = false) -> Value* {
    WideFloat number = WideFloat::parse(limit, format).withSign(negative);
    return builder_.fcmp(pred, value, gen_.floatConstant(value->type, number));
  };
  auto both = [&](Op op, Value* a, Value* b) -> Value* { return builder_.binary(op, a, b); };
  const char* infinity = "0x1p99999";
  std::string smallest = fmt::format("0x1p{}", format.minExponent);
  auto finite = [&] {
    Value* below = compared(FloatPred::OLT, infinity);
    return both(Op::And, below, compared(FloatPred::OGT, infinity, true));
  };
  auto infinite = [&](bool negative) { return compared(FloatPred::OEQ, infinity, negative); };
  // No NaN is, but the infinities are.
  auto atLeastNormal = [&] {
    Value* above = compared(FloatPred::OGE, smallest.c_str());
    return both(Op::Or, above, compared(FloatPred::OLE, smallest.c_str(), true));
  };
  auto number = [&](Value* truth) { return builder_.cast(Op::ZExt, truth, types_.i32()); };
  switch (e->builtin) {
    case Builtin::IsNan:
      return number(builder_.fcmp(FloatPred::UNO, value, value));
    case Builtin::IsInf: {
      Value* positive = infinite(false);
      return number(both(Op::Or, positive, infinite(true)));
    }
    case Builtin::IsInfSign: {
      Value* positive = number(infinite(false));
      return both(Op::Sub, positive, number(infinite(true)));
    }
    case Builtin::IsFinite:
      return number(finite());
    case Builtin::IsNormal: {
      Value* isFinite = finite();
      return number(both(Op::And, isFinite, atLeastNormal()));
    }
    case Builtin::SignBit:
      return number(signBit(value));
    default:
      break;
  }
  Value* zero = compared(FloatPred::OEQ, "0");
  Value* result = builder_.select(zero, kinds[4], kinds[3]);
  result = builder_.select(atLeastNormal(), kinds[2], result);
  result = builder_.select(finite(), result, kinds[1]);
  return builder_.select(builder_.fcmp(FloatPred::UNO, value, value), kinds[0], result);
}

Value* FunctionGen::signBit(Value* value) {
  Type* type = value->type;
  Type* top = type->kind == minic::TypeKind::X86Fp80 ? types_.i16()
              : type->size == 4                      ? types_.i32()
                                                     : types_.i64();
  Value* bits;
  if (type->isLongDouble()) {
    Inst* place = allocate(type, type->align, "sign", builder_.loc);
    builder_.store(value, place);
    bits = builder_.load(top, addressAt(builder_, place, 8));
  } else {
    bits = builder_.cast(Op::BitCast, value, top);
  }
  return builder_.icmp(IntPred::SLT, bits, module_.constInt(top, 0));
}

Value* FunctionGen::bitBuiltin(const ast::BuiltinExpr* e) {
  Value* value = scalar(e->args[0]);
  at(e->loc);
  Type* type = value->type;
  if (type->bits == 128) {  // a swap
    Type* word = types_.i64();
    Value* bits = gen_.integer(type, 64);
    Value* high = builder_.cast(Op::Trunc, builder_.binary(Op::LShr, value, bits), word);
    Value* low = builder_.cast(Op::Trunc, value, word);
    low = builder_.cast(Op::ZExt, intrinsic("llvm.bswap.i64", word, {low}), type);
    high = builder_.cast(Op::ZExt, intrinsic("llvm.bswap.i64", word, {high}), type);
    return builder_.binary(Op::Or, builder_.binary(Op::Shl, low, bits), high);
  }
  struct Instructions {
    FunctionGen& gen;
    Type* type;
    Value* constant(Int128 number) { return gen.gen_.integer(type, number); }
    Value* binary(Op op, Value* a, Value* b) { return gen.builder_.binary(op, a, b); }
    Value* unlessZero(Value* number, Value* result) {
      Value* isZero = gen.builder_.icmp(IntPred::EQ, number, constant(0));
      return gen.builder_.select(isZero, constant(0), result);
    }
    Value* intrinsic(Intrinsic intrinsic, Value* operand) {
      std::string name = fmt::format("llvm.{}.i{}", intrinsicInfo(intrinsic).stem, type->bits);
      if (intrinsic != Intrinsic::CtLz && intrinsic != Intrinsic::CtTz)
        return gen.intrinsic(name, type, {operand});
      return gen.intrinsic(name, type, {operand, gen.module_.constBool(true)});  // of 0 poison
    }
  } instructions{*this, type};
  value = bitFunction(instructions, e->builtin, value, type->bits);
  Type* result = gen_.valueType(e->type);
  return result == type ? value : builder_.cast(Op::Trunc, value, result);
}

/// The number where the object can be seen at once, as gcc has it without optimization.
Value* FunctionGen::objectSize(const ast::BuiltinExpr* e) {
  Value* pointer = scalar(e->args[0]);
  at(e->loc);
  auto kind = unsigned(e->args[1]->as<ast::IntConst>()->value);
  bool isDynamic = e->builtin == Builtin::DynamicObjectSize;
  ObjectSizeQuestion question = {.least = (kind & 2) != 0, .closest = (kind & 1) != 0};
  if (auto size = minic::objectSize(pointer, question))
    return module_.constInt(types_.i64(), int64_t(*size));
  auto* call =
      static_cast<Inst*>(intrinsic("llvm.objectsize.i64.p0", types_.i64(),
                                   {pointer, module_.constBool(question.least),
                                    module_.constBool(true), module_.constBool(isDynamic)}));
  if (question.closest) call->call->attrs.flags |= fnattrs::ClosestObject;
  return call;
}

Value* FunctionGen::extended(Value* value, const ast::Type* from, Type* to) {
  if (value->type == to) return value;
  return builder_.cast(from->isSigned() ? Op::SExt : Op::ZExt, value, to);
}

/// Stores the result, except of a question, and returns whether it is not the exact one.
Value* FunctionGen::overflowBuiltin(const ast::BuiltinExpr* e) {
  const ast::Type* target = e->object;
  const bool stores = e->builtin <= Builtin::MulOverflow;
  Value* a = scalar(e->args[0]);
  Value* b = scalar(e->args[1]);
  Value* address = nullptr;
  if (stores)
    address = scalar(e->args[2]);
  else
    discard(e->args[2]);
  at(e->loc);
  bool isProduct = e->builtin == Builtin::MulOverflow || e->builtin == Builtin::MulOverflowP;
  bool isSum = e->builtin == Builtin::AddOverflow || e->builtin == Builtin::AddOverflowP;
  Op op = isSum ? Op::Add : isProduct ? Op::Mul : Op::Sub;
  const ast::Type *left = e->args[0]->type, *right = e->args[1]->type;
  Type* narrow = types_.intTy(e->width);
  auto keep = [&](Value* result) {
    if (stores) store(result, LValue{address, target});
  };
  auto isLikeTarget = [&](const ast::Type* type) {
    return type->size >= 8 && type->bits() == e->width && type->isSigned() == target->isSigned();
  };
  if (isLikeTarget(left) && isLikeTarget(right)) {
    Value* result = builder_.binary(op, a, b);
    keep(result);
    if (isProduct) return productOverflows(a, b, result, target->isSigned());
    if (!target->isSigned())
      return isSum ? builder_.icmp(IntPred::ULT, result, a) : builder_.icmp(IntPred::ULT, a, b);
    // The sign is wrong: that of neither term, or of the subtrahend.
    Value* first = builder_.binary(Op::Xor, a, isSum ? result : b);
    Value* second = builder_.binary(Op::Xor, isSum ? b : a, result);
    Value* both = builder_.binary(Op::And, first, second);
    return builder_.icmp(IntPred::SLT, both, gen_.integer(both->type, 0));
  }
  uint64_t widest = std::max({left->size, right->size, target->size});
  if (widest > 8) {
    WideExact exact = wideExact(op, a, left, b, right);
    Value* result = e->width == 128 ? exact.low : builder_.cast(Op::Trunc, exact.low, narrow);
    keep(result);
    Value* low = extended(result, target, types_.intTy(128));
    Value* wrong = builder_.icmp(IntPred::NE, low, exact.low);
    Value* differs = builder_.icmp(IntPred::NE, upperWord(low, target), exact.high);
    wrong = builder_.binary(Op::Or, wrong, differs);
    return exact.isHuge ? builder_.binary(Op::Or, wrong, exact.isHuge) : wrong;
  }
  // Exact in twice the bits. (Where the sign of a product is wrong it is far from the target's.)
  Type* wide = types_.intTy(widest == 8 ? 128 : 64);
  a = extended(a, left, wide);
  b = extended(b, right, wide);
  Value* exact = builder_.binary(op, a, b);
  Value* result = builder_.cast(Op::Trunc, exact, narrow);
  keep(result);
  return builder_.icmp(IntPred::NE, exact, extended(result, target, wide));
}

/// The 64 bits above the 128 of a value: its sign, or zeros.
Value* FunctionGen::upperWord(Value* value, const ast::Type* type) {
  if (!type->isSigned()) return gen_.integer(types_.i64(), 0);
  Value* sign = builder_.binary(Op::AShr, value, gen_.integer(value->type, 127));
  return builder_.cast(Op::Trunc, sign, types_.i64());
}

/// The exact result of an operation on integers of up to 128 bits, in 192 bits. A product is that
/// of the magnitudes with a sign.
FunctionGen::WideExact FunctionGen::wideExact(Op op, Value* a, const ast::Type* left, Value* b,
                                              const ast::Type* right) {
  Type* wide = types_.intTy(128);
  a = extended(a, left, wide);
  b = extended(b, right, wide);
  Value* highA = upperWord(a, left);
  Value* highB = upperWord(b, right);
  if (op != Op::Mul) {
    Value* low = builder_.binary(op, a, b);
    Value* isCarried =
        op == Op::Add ? builder_.icmp(IntPred::ULT, low, a) : builder_.icmp(IntPred::ULT, a, b);
    Value* high = builder_.binary(op, highA, highB);
    Value* carry = builder_.cast(Op::ZExt, isCarried, types_.i64());
    return {low, builder_.binary(op, high, carry), nullptr};
  }
  auto withSign = [&](Value* value, Value* sign) {  // negated if the sign is -1
    Value* flipped = builder_.binary(Op::Xor, value, sign);
    return builder_.binary(Op::Sub, flipped, sign);
  };
  Value* signA = builder_.cast(Op::SExt, highA, wide);
  Value* signB = builder_.cast(Op::SExt, highB, wide);
  a = withSign(a, signA);
  b = withSign(b, signB);
  Value* magnitude = builder_.binary(Op::Mul, a, b);
  Value* isHuge = productOverflows(a, b, magnitude, false);
  Value* low = withSign(magnitude, builder_.binary(Op::Xor, signA, signB));
  Value* zero = gen_.integer(types_.i64(), 0);
  Value* isZero = builder_.icmp(IntPred::EQ, magnitude, gen_.integer(wide, 0));
  Value* high = builder_.select(isZero, zero, builder_.binary(Op::Xor, highA, highB));
  return {low, high, isHuge};
}

/// Whether the truncated product of two integers is wrong: divided by one it is not the
/// other.
Value* FunctionGen::productOverflows(Value* a, Value* b, Value* product, bool isSigned) {
  Type* type = a->type;
  Value* zero = gen_.integer(type, 0);
  Value* one = gen_.integer(type, 1);
  Value* isZero = builder_.icmp(IntPred::EQ, a, zero);
  Value* divisor = builder_.select(isZero, one, a);
  Value* minusOne = nullptr;
  if (isSigned) {
    // The smallest number over -1 must not be divided.
    minusOne = builder_.icmp(IntPred::EQ, a, gen_.integer(type, -1));
    divisor = builder_.select(minusOne, one, divisor);
  }
  Value* quotient = builder_.binary(isSigned ? Op::SDiv : Op::UDiv, product, divisor);
  Value* differs = builder_.icmp(IntPred::NE, quotient, b);
  Value* wrong = builder_.select(isZero, module_.constBool(false), differs);
  if (!isSigned) return wrong;
  Value* smallest =
      builder_.icmp(IntPred::EQ, b, gen_.integer(type, Int128(1) << (type->bits - 1)));
  return builder_.select(minusOne, smallest, wrong);
}

}  // namespace minic::irgen
