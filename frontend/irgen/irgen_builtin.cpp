// The built-in functions of GNU C that are computed in place.
#include <fmt/format.h>

#include "frontend/ast/bit_functions.h"
#include "frontend/ast/const_eval.h"
#include "frontend/irgen/irgen_impl.h"
#include "ir/analysis/object_size.h"

namespace minic::irgen {

using ast::Builtin;

Value* FunctionGen::intrinsic(Intrinsic intrinsic, std::initializer_list<Value*> args,
                              Type* chosen) {
  return builder.call(module.intrinsic(intrinsic, chosen), std::span(args.begin(), args.size()));
}

static Value* signBit(FunctionGen& gen, Value* value) {
  Type* type = value->type;
  Type* top = type->kind == minic::TypeKind::X86Fp80 ? gen.types.i16()
              : type->size == 4                      ? gen.types.i32()
                                                     : gen.types.i64();
  Value* bits;
  if (type->isLongDouble()) {
    Inst* place = gen.allocate(type, type->align, "sign", gen.builder.loc);
    gen.builder.store(value, place);
    bits = gen.builder.load(top, addressAt(gen.builder, place, 8));
  } else {
    bits = gen.builder.cast(Op::BitCast, value, top);
  }
  return gen.builder.icmp(IntPred::SLT, bits, gen.module.constInt(top, 0));
}

/// isnan and its kin: by comparisons with each other, or with the limits of the type.
static Value* classified(FunctionGen& gen, const ast::BuiltinExpr* e) {
  std::vector<Value*> others;  // of fpclassify: its kinds; of a comparison: the left operand
  for (const ast::Expr* arg : e->args.first(e->args.size() - 1)) others.push_back(scalar(gen, arg));
  Value* value = scalar(gen, e->args.back());
  gen.at(e->loc);
  auto number = [&](Value* truth) { return gen.builder.cast(Op::ZExt, truth, gen.types.i32()); };
  if (isFloatComparison(e->builtin))
    return number(gen.builder.fcmp(FloatPred(holdingRelations(e->builtin)), others[0], value));
  const FloatFormat& format = e->args.back()->type->format();
  auto compared = [&](FloatPred pred, const char* limit, bool negative = false) -> Value* {
    WideFloat bound = WideFloat::parse(limit, format).withSign(negative);
    return gen.builder.fcmp(pred, value, gen.moduleGen.floatConstant(value->type, bound));
  };
  auto both = [&](Op op, Value* a, Value* b) -> Value* { return gen.builder.binary(op, a, b); };
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
  switch (e->builtin) {
    case Builtin::IsNan: return number(gen.builder.fcmp(FloatPred::UNO, value, value));
    case Builtin::IsInf: {
      Value* positive = infinite(false);
      return number(both(Op::Or, positive, infinite(true)));
    }
    case Builtin::IsInfSign: {
      Value* positive = number(infinite(false));
      return both(Op::Sub, positive, number(infinite(true)));
    }
    case Builtin::IsFinite: return number(finite());
    case Builtin::IsNormal: {
      Value* isFinite = finite();
      return number(both(Op::And, isFinite, atLeastNormal()));
    }
    case Builtin::SignBit: return number(signBit(gen, value));
    default: break;
  }
  Value* zero = compared(FloatPred::OEQ, "0");
  Value* result = gen.builder.select(zero, others[4], others[3]);
  result = gen.builder.select(atLeastNormal(), others[2], result);
  result = gen.builder.select(finite(), result, others[1]);
  return gen.builder.select(gen.builder.fcmp(FloatPred::UNO, value, value), others[0], result);
}

static Value* bitBuiltin(FunctionGen& gen, const ast::BuiltinExpr* e) {
  Value* value = scalar(gen, e->args[0]);
  gen.at(e->loc);
  Type* type = value->type;
  if (type->bits == 128) {  // a swap
    Type* word = gen.types.i64();
    Value* bits = gen.moduleGen.integer(type, 64);
    Value* high = gen.builder.cast(Op::Trunc, gen.builder.binary(Op::LShr, value, bits), word);
    Value* low = gen.builder.cast(Op::Trunc, value, word);
    low = gen.builder.cast(Op::ZExt, gen.intrinsic(Intrinsic::BSwap, {low}, word), type);
    high = gen.builder.cast(Op::ZExt, gen.intrinsic(Intrinsic::BSwap, {high}, word), type);
    return gen.builder.binary(Op::Or, gen.builder.binary(Op::Shl, low, bits), high);
  }
  struct Instructions {
    FunctionGen& gen;
    Type* type;
    Value* constant(Int128 number) { return gen.moduleGen.integer(type, number); }
    Value* binary(Op op, Value* a, Value* b) { return gen.builder.binary(op, a, b); }
    Value* unlessZero(Value* number, Value* result) {
      Value* isZero = gen.builder.icmp(IntPred::EQ, number, constant(0));
      return gen.builder.select(isZero, constant(0), result);
    }
    Value* intrinsic(Intrinsic intrinsic, Value* operand) {
      if (intrinsic != Intrinsic::CtLz && intrinsic != Intrinsic::CtTz)
        return gen.intrinsic(intrinsic, {operand}, type);
      return gen.intrinsic(intrinsic, {operand, gen.module.constBool(true)}, type);  // of 0 poison
    }
  } instructions{gen, type};
  value = bitFunction(instructions, e->builtin, value, type->bits);
  Type* result = gen.moduleGen.valueType(e->type);
  return result == type ? value : gen.builder.cast(Op::Trunc, value, result);
}

static Value* prefetch(FunctionGen& gen, const ast::BuiltinExpr* e) {
  Value* address = scalar(gen, e->args[0]);
  gen.at(e->loc);
  // To be read, and soon again, if nothing else is said.
  Value* words[] = {gen.module.constI32(0), gen.module.constI32(3)};
  for (size_t i = 1; i < e->args.size(); ++i)
    words[i - 1] = gen.module.constI32(int32_t(e->args[i]->as<ast::IntConst>()->value));
  return gen.intrinsic(Intrinsic::Prefetch, {address, words[0], words[1], gen.module.constI32(1)});
}

/// The number where the object can be seen at once, as gcc has it without optimization.
static Value* objectSize(FunctionGen& gen, const ast::BuiltinExpr* e) {
  Value* pointer = scalar(gen, e->args[0]);
  gen.at(e->loc);
  auto kind = unsigned(e->args[1]->as<ast::IntConst>()->value);
  bool isDynamic = e->builtin == Builtin::DynamicObjectSize;
  ObjectSizeQuestion question = {.least = (kind & 2) != 0, .closest = (kind & 1) != 0};
  if (auto size = minic::objectSize(pointer, question))
    return gen.module.constInt(gen.types.i64(), int64_t(*size));
  auto* call = static_cast<Inst*>(gen.intrinsic(
      Intrinsic::ObjectSize, {pointer, gen.module.constBool(question.least),
                              gen.module.constBool(true), gen.module.constBool(isDynamic)}));
  if (question.closest) call->call->attrs.flags |= fnattrs::ClosestObject;
  return call;
}

static Value* extended(FunctionGen& gen, Value* value, const ast::Type* from, Type* to) {
  if (value->type == to) return value;
  return gen.builder.cast(from->isSigned() ? Op::SExt : Op::ZExt, value, to);
}

/// The 64 bits above the 128 of a value: its sign, or zeros.
static Value* upperWord(FunctionGen& gen, Value* value, const ast::Type* type) {
  if (!type->isSigned()) return gen.moduleGen.integer(gen.types.i64(), 0);
  Value* sign = gen.builder.binary(Op::AShr, value, gen.moduleGen.integer(value->type, 127));
  return gen.builder.cast(Op::Trunc, sign, gen.types.i64());
}

/// Whether the truncated product of two integers is wrong: divided by one it is not the
/// other.
static Value* productOverflows(FunctionGen& gen, Value* a, Value* b, Value* product,
                               bool isSigned) {
  Type* type = a->type;
  Value* zero = gen.moduleGen.integer(type, 0);
  Value* one = gen.moduleGen.integer(type, 1);
  Value* isZero = gen.builder.icmp(IntPred::EQ, a, zero);
  Value* divisor = gen.builder.select(isZero, one, a);
  Value* minusOne = nullptr;
  if (isSigned) {
    // The smallest number over -1 must not be divided.
    minusOne = gen.builder.icmp(IntPred::EQ, a, gen.moduleGen.integer(type, -1));
    divisor = gen.builder.select(minusOne, one, divisor);
  }
  Value* quotient = gen.builder.binary(isSigned ? Op::SDiv : Op::UDiv, product, divisor);
  Value* differs = gen.builder.icmp(IntPred::NE, quotient, b);
  Value* wrong = gen.builder.select(isZero, gen.module.constBool(false), differs);
  if (!isSigned) return wrong;
  Value* smallest =
      gen.builder.icmp(IntPred::EQ, b, gen.moduleGen.integer(type, Int128(1) << (type->bits - 1)));
  return gen.builder.select(minusOne, smallest, wrong);
}

Value* overflows(FunctionGen& gen, Op op, bool isSigned, Value* a, Value* b, Value* result) {
  if (op == Op::Mul) return productOverflows(gen, a, b, result, isSigned);
  const bool isSum = op == Op::Add;
  if (!isSigned)
    return isSum ? gen.builder.icmp(IntPred::ULT, result, a) : gen.builder.icmp(IntPred::ULT, a, b);
  // The sign is wrong: that of neither term, or of the subtrahend.
  Value* first = gen.builder.binary(Op::Xor, a, isSum ? result : b);
  Value* second = gen.builder.binary(Op::Xor, isSum ? b : a, result);
  Value* both = gen.builder.binary(Op::And, first, second);
  return gen.builder.icmp(IntPred::SLT, both, gen.moduleGen.integer(both->type, 0));
}

namespace {

/// A number of 192 bits; it has more if `isHuge` is there and true.
struct WideExact {
  Value *low, *high, *isHuge;
};

}  // namespace

/// The exact result of an operation on integers of up to 128 bits, in 192 bits. A product is that
/// of the magnitudes with a sign.
static WideExact wideExact(FunctionGen& gen, Op op, Value* a, const ast::Type* left, Value* b,
                           const ast::Type* right) {
  Type* wide = gen.types.intTy(128);
  a = extended(gen, a, left, wide);
  b = extended(gen, b, right, wide);
  Value* highA = upperWord(gen, a, left);
  Value* highB = upperWord(gen, b, right);
  if (op != Op::Mul) {
    Value* low = gen.builder.binary(op, a, b);
    Value* isCarried = op == Op::Add ? gen.builder.icmp(IntPred::ULT, low, a)
                                     : gen.builder.icmp(IntPred::ULT, a, b);
    Value* high = gen.builder.binary(op, highA, highB);
    Value* carry = gen.builder.cast(Op::ZExt, isCarried, gen.types.i64());
    return {low, gen.builder.binary(op, high, carry), nullptr};
  }
  auto withSign = [&](Value* value, Value* sign) {  // negated if the sign is -1
    Value* flipped = gen.builder.binary(Op::Xor, value, sign);
    return gen.builder.binary(Op::Sub, flipped, sign);
  };
  Value* signA = gen.builder.cast(Op::SExt, highA, wide);
  Value* signB = gen.builder.cast(Op::SExt, highB, wide);
  a = withSign(a, signA);
  b = withSign(b, signB);
  Value* magnitude = gen.builder.binary(Op::Mul, a, b);
  Value* isHuge = productOverflows(gen, a, b, magnitude, false);
  Value* low = withSign(magnitude, gen.builder.binary(Op::Xor, signA, signB));
  Value* zero = gen.moduleGen.integer(gen.types.i64(), 0);
  Value* isZero = gen.builder.icmp(IntPred::EQ, magnitude, gen.moduleGen.integer(wide, 0));
  Value* high = gen.builder.select(isZero, zero, gen.builder.binary(Op::Xor, highA, highB));
  return {low, high, isHuge};
}

/// Stores the result, except of a question, and returns whether it is not the exact one.
static Value* overflowBuiltin(FunctionGen& gen, const ast::BuiltinExpr* e) {
  const ast::Type* target = e->object;
  const bool stores = e->builtin <= Builtin::MulOverflow;
  Value* a = scalar(gen, e->args[0]);
  Value* b = scalar(gen, e->args[1]);
  Value* address = nullptr;
  if (stores)
    address = scalar(gen, e->args[2]);
  else
    discard(gen, e->args[2]);
  gen.at(e->loc);
  bool isProduct = e->builtin == Builtin::MulOverflow || e->builtin == Builtin::MulOverflowP;
  bool isSum = e->builtin == Builtin::AddOverflow || e->builtin == Builtin::AddOverflowP;
  Op op = isSum ? Op::Add : isProduct ? Op::Mul : Op::Sub;
  const ast::Type *left = e->args[0]->type, *right = e->args[1]->type;
  Type* narrow = gen.types.intTy(e->width);
  auto keep = [&](Value* result) {
    if (stores) gen.store(result, LValue{address, target});
  };
  auto isLikeTarget = [&](const ast::Type* type) {
    return type->size >= 8 && type->bits() == e->width && type->isSigned() == target->isSigned();
  };
  if (isLikeTarget(left) && isLikeTarget(right)) {
    Value* result = gen.builder.binary(op, a, b);
    keep(result);
    return overflows(gen, op, target->isSigned(), a, b, result);
  }
  uint64_t widest = std::max({left->size, right->size, target->size});
  if (widest > 8) {
    WideExact exact = wideExact(gen, op, a, left, b, right);
    Value* result = e->width == 128 ? exact.low : gen.builder.cast(Op::Trunc, exact.low, narrow);
    keep(result);
    Value* low = extended(gen, result, target, gen.types.intTy(128));
    Value* wrong = gen.builder.icmp(IntPred::NE, low, exact.low);
    Value* differs = gen.builder.icmp(IntPred::NE, upperWord(gen, low, target), exact.high);
    wrong = gen.builder.binary(Op::Or, wrong, differs);
    return exact.isHuge ? gen.builder.binary(Op::Or, wrong, exact.isHuge) : wrong;
  }
  // Exact in twice the bits. (Where the sign of a product is wrong it is far from the target's.)
  Type* wide = gen.types.intTy(widest == 8 ? 128 : 64);
  a = extended(gen, a, left, wide);
  b = extended(gen, b, right, wide);
  Value* exact = gen.builder.binary(op, a, b);
  Value* result = gen.builder.cast(Op::Trunc, exact, narrow);
  keep(result);
  return gen.builder.icmp(IntPred::NE, exact, extended(gen, result, target, wide));
}

Value* builtin(FunctionGen& gen, const ast::BuiltinExpr* e) {
  switch (e->builtin) {
    case Builtin::VaStart:
    case Builtin::VaEnd: {
      Value* list = vaListAddress(gen, e->args[0]);
      gen.at(e->loc);
      gen.intrinsic(e->builtin == Builtin::VaStart ? Intrinsic::VaStart : Intrinsic::VaEnd, {list});
      return nullptr;
    }
    case Builtin::VaCopy: {
      Value* to = vaListAddress(gen, e->args[0]);
      Value* from = vaListAddress(gen, e->args[1]);
      gen.at(e->loc);
      gen.intrinsic(Intrinsic::VaCopy, {to, from});
      return nullptr;
    }
    case Builtin::SetJump: return setJump(gen, e);
    case Builtin::LongJump: longJump(gen, e); [[fallthrough]];
    case Builtin::Trap:
    case Builtin::Unreachable:
      gen.at(e->loc);
      if (e->builtin == Builtin::Trap) gen.intrinsic(Intrinsic::Trap, {});
      if (e->builtin == Builtin::Unreachable) checkReached(gen, false);
      gen.endUnreachable();
      return nullptr;
    case Builtin::Alloca: {
      Value* bytes = scalar(gen, e->args[0]);
      gen.at(e->loc);
      uint64_t align = 16;
      if (e->args.size() > 1)
        align = std::max(align, uint64_t(e->args[1]->as<ast::IntConst>()->value) / 8);
      return gen.builder.alloca_(gen.types.i8(), {}, bytes, uint32_t(align));
    }
    case Builtin::ObjectSize:
    case Builtin::DynamicObjectSize: return objectSize(gen, e);
    case Builtin::ConstantP: {
      Value* operand = scalar(gen, e->args[0]);
      gen.at(e->loc);
      return gen.builder.cast(Op::ZExt,
                              gen.intrinsic(Intrinsic::IsConstant, {operand}, operand->type),
                              gen.types.i32());
    }
    case Builtin::FrameAddress:
    case Builtin::ReturnAddress:
      gen.at(e->loc);
      return gen.intrinsic(
          e->builtin == Builtin::FrameAddress ? Intrinsic::FrameAddress : Intrinsic::ReturnAddress,
          {gen.module.constI32(0)});
    case Builtin::AddOverflow:
    case Builtin::SubOverflow:
    case Builtin::MulOverflow:
    case Builtin::AddOverflowP:
    case Builtin::SubOverflowP:
    case Builtin::MulOverflowP: return overflowBuiltin(gen, e);
    case Builtin::X86Pause: gen.at(e->loc); return gen.intrinsic(Intrinsic::X86Pause, {});
    case Builtin::Fence:
    case Builtin::AtomicLoad:
    case Builtin::AtomicStore:
    case Builtin::AtomicUpdate:
    case Builtin::AtomicCompareExchange: return atomicBuiltin(gen, e);
    case Builtin::Prefetch: return prefetch(gen, e);
    default:
      if (isBitFunction(e->builtin)) return bitBuiltin(gen, e);
      MINIC_CHECK(isFloatTest(e->builtin), "a built-in function that sema computes");
      return classified(gen, e);
  }
}

}  // namespace minic::irgen
