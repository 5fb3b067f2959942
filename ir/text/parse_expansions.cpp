// What the text has and the IR has not, as the instructions that compute the same: intrinsics on
// vectors, on i1 and on integers of more than 64 bits, intrinsics that only text has, and masks
// (<n x i1>) as integers and in memory. Intrinsics on numbers of 2 to 64 bits stay calls.
//
//     %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %v)
//  => %low = shufflevector <2 x i32> %v, <2 x i32> poison, <1 x i32> <i32 0>
//     %high = shufflevector <2 x i32> %v, <2 x i32> poison, <1 x i32> <i32 1>
//     %both = add <1 x i32> %low, %high
//     %r = extractelement <1 x i32> %both, i32 0
//
// An operand may be a placeholder for a value that is defined later in the text. So a result is
// never an operand itself: it is a new instruction.
#include <bit>
#include <numeric>

#include "ir/effects.h"
#include "ir/text/parse_internal.h"
#include "support/wide_float.h"

namespace minic::irparse {

namespace {

class Expansion {
 public:
  Expansion(Module& module, Function& function, Block* block, SourceLoc loc)
      : m_(module), build_(module, function) {
    build_.loc = loc;
    build_.setInsertPoint(block);
  }

  /// The result of the intrinsic; null if it is to be called.
  Value* intrinsic(const Function& callee, Type* type, std::span<Value* const> args) {
    std::string_view stem = std::string_view(callee.name).substr(5);
    if (callee.intrinsic == Intrinsic::Other) return unknown(stem, type, args);
    const IntrinsicInfo& info = intrinsicInfo(callee.intrinsic);
    if (!info.type.starts_with("TT") || args.size() + 1 != info.type.size()) return nullptr;
    const Type* lane = type->lane();
    for (size_t i = 0; i < args.size(); ++i)
      if (info.type[i + 1] == 'T' ? args[i]->type != type : !args[i]->type->isInt(1))
        return nullptr;
    bool isFloat = info.lowering == IntrinsicLowering::Library ||
                   info.lowering == IntrinsicLowering::ExpandFloat;
    if (isFloat)
      return type->isVector() && lane->isFloatingPoint() ? byLane(info, type, args) : nullptr;
    if (info.lowering != IntrinsicLowering::ExpandInt || !lane->isInt()) return nullptr;
    if (!type->isVector() && lane->bits > 1 && lane->bits <= 64) return nullptr;
    if (Value* made = arithmetic(callee.intrinsic, type, args)) return made;
    if (lane->isInt(1)) return bitOfOne(callee.intrinsic, type, args);
    if (type->isVector()) return byLane(info, type, args);
    return bitsOfWide(callee.intrinsic, type, args);
  }

  /// Lane number i as bit number i.
  Value* maskToInt(Value* mask) {
    auto count = uint32_t(mask->type->count);
    if (count == 1) return build_.extractElement(mask, 0u);
    Type* lanes = m_.types.vector(containerOf(count), count);
    Value* bits = op(Op::Shl, build_.cast(Op::ZExt, mask, lanes), numbers(lanes, false));
    Value* all = reduced(bits, [&](Value* a, Value* b) { return op(Op::Or, a, b); });
    Type* type = m_.types.intTy(count);
    return type == all->type ? all : build_.cast(Op::Trunc, all, type);
  }
  Value* intToMask(Value* number, Type* mask) {
    auto count = uint32_t(mask->count);
    if (count == 1) return build_.insertElement(m_.poison(mask), number, 0u);
    Type* lanes = m_.types.vector(containerOf(count), count);
    if (number->type != lanes->element) number = build_.cast(Op::ZExt, number, lanes->element);
    Value* bits = op(Op::And, build_.splat(number, count), numbers(lanes, true));
    return build_.icmp(IntPred::NE, bits, m_.zero(lanes));
  }
  /// A bitcast of vectors of which one is a mask.
  Value* maskCast(Value* from, Type* to) {
    Type* number = m_.types.intTy(to->bits);
    if (isMask(from->type))
      from = maskToInt(from);
    else if (from->type != number)
      from = build_.cast(Op::BitCast, from, number);
    if (isMask(to)) return intToMask(from, to);
    return to == number ? from : build_.cast(Op::BitCast, from, to);
  }

 private:
  Value* op(Op what, Value* a, Value* b) { return build_.binary(what, a, b); }
  Value* same(Value* value) { return op(Op::Or, value, m_.zero(value->type)); }

  /// The number, sign-extended, in each lane.
  Value* number(Type* type, Int128 value) {
    Type* lane = type->lane();
    Value* one = m_.constInteger(lane, uint64_t(value), uint64_t(value >> 64));
    return type->isVector() ? m_.splat(type, one) : one;
  }
  Type* containerOf(uint32_t bits) { return m_.types.intTy(std::max(8u, std::bit_ceil(bits))); }
  /// 0, 1, 2, ... by lane, or 1, 2, 4, ...
  Value* numbers(Type* type, bool powers) {
    std::vector<Value*> lanes;
    for (uint32_t i = 0; i < type->count; ++i)
      lanes.push_back(m_.constInt(type->element, powers ? int64_t(uint64_t(1) << i) : i));
    return m_.constVector(type, lanes);
  }

  /// A call of an intrinsic on numbers, which is declared if it is not.
  Value* call(std::string_view stem, Type* type, std::span<Value* const> args) {
    std::string name = fmt::format("llvm.{}.{}{}", stem, type->isInt() ? 'i' : 'f', type->bits);
    std::vector<Type*> params;
    for (Value* arg : args) params.push_back(arg->type);
    Type* fnType = m_.types.function(type, params);
    Function* callee = m_.findFunction(name);
    if (!callee) callee = m_.createFunction(name, fnType);
    return build_.call(fnType, callee, args);
  }

  Value* byLane(const IntrinsicInfo& info, Type* type, std::span<Value* const> args) {
    Value* result = m_.poison(type);
    std::vector<Value*> lanes(args.size());
    for (uint32_t i = 0; i < type->count; ++i) {
      for (size_t k = 0; k < args.size(); ++k)
        lanes[k] = args[k]->type->isVector() ? build_.extractElement(args[k], i) : args[k];
      result = build_.insertElement(result, call(info.stem, type->element, lanes), i);
    }
    return result;
  }

  // ---- arithmetic, on any width and by lanes

  /// The largest signed number of the type.
  Value* largest(Type* type) {
    return number(type, Int128((UInt128(1) << (type->lane()->bits - 1)) - 1));
  }
  Value* isNegative(Value* value) { return build_.icmp(IntPred::SLT, value, m_.zero(value->type)); }
  /// The number that a signed result saturates to: it has the sign of `like`.
  Value* limit(Value* like) {
    Type* type = like->type;
    uint32_t bits = type->lane()->bits;
    Value* most = bits == 1 ? m_.zero(type) : largest(type);
    return op(Op::Xor, op(Op::AShr, like, number(type, bits - 1)), most);
  }

  Value* arithmetic(Intrinsic intrinsic, Type* type, std::span<Value* const> args) {
    Value *a = args[0], *b = args.size() > 1 ? args[1] : nullptr;
    if (auto pred = choicePredicate(intrinsic))
      return build_.select(build_.icmp(*pred, a, b), a, b);
    switch (intrinsic) {
      case Intrinsic::Abs: {
        Value* negated = op(Op::Sub, m_.zero(type), a);
        return build_.select(isNegative(a), negated, a);
      }
      case Intrinsic::UAddSat: {
        Value* sum = op(Op::Add, a, b);
        return build_.select(build_.icmp(IntPred::ULT, sum, a), number(type, -1), sum);
      }
      case Intrinsic::USubSat: {
        Value* difference = op(Op::Sub, a, b);
        return build_.select(build_.icmp(IntPred::ULT, a, b), m_.zero(type), difference);
      }
      case Intrinsic::SAddSat: {
        Value* sum = op(Op::Add, a, b);
        Value* left = op(Op::Xor, a, sum);
        Value* over = isNegative(op(Op::And, left, op(Op::Xor, b, sum)));
        return build_.select(over, limit(a), sum);
      }
      case Intrinsic::SSubSat: {
        Value* difference = op(Op::Sub, a, b);
        Value* left = op(Op::Xor, a, b);
        Value* over = isNegative(op(Op::And, left, op(Op::Xor, a, difference)));
        return build_.select(over, limit(a), difference);
      }
      case Intrinsic::FShl:
      case Intrinsic::FShr: return funnel(intrinsic == Intrinsic::FShl, args);
      default: return nullptr;
    }
  }

  Value* funnel(bool left, std::span<Value* const> args) {
    Type* type = args[0]->type;
    uint32_t bits = type->lane()->bits;
    if (bits == 1) return same(args[left ? 0 : 1]);
    // By 1 and the rest, since a shift by the whole width has no value.
    Value *one = number(type, 1), *most = number(type, bits - 1);
    Value* by = std::has_single_bit(bits) ? op(Op::And, args[2], most)
                                          : op(Op::URem, args[2], number(type, bits));
    Value* rest = op(Op::Sub, most, by);
    Value* high = left ? args[0] : op(Op::Shl, args[0], one);
    high = op(Op::Shl, high, left ? by : rest);
    Value* low = left ? op(Op::LShr, args[1], one) : args[1];
    return op(Op::Or, high, op(Op::LShr, low, left ? rest : by));
  }

  Value* saturatingShift(bool isSigned, Value* a, Value* by) {
    Value* shifted = op(Op::Shl, a, by);
    Value* back = op(isSigned ? Op::AShr : Op::LShr, shifted, by);
    Value* most = isSigned ? limit(a) : number(a->type, -1);
    return build_.select(build_.icmp(IntPred::EQ, back, a), shifted, most);
  }

  // ---- bits

  Value* bitOfOne(Intrinsic intrinsic, Type* type, std::span<Value* const> args) {
    switch (intrinsic) {
      case Intrinsic::CtPop:
      case Intrinsic::BitReverse:
      case Intrinsic::Expect: return same(args[0]);
      case Intrinsic::CtLz:
      case Intrinsic::CtTz: return op(Op::Xor, args[0], number(type, -1));
      default: return nullptr;
    }
  }

  /// By the two halves of the number, extended to 128 bits.
  Value* bitsOfWide(Intrinsic intrinsic, Type* type, std::span<Value* const> args) {
    Type *i64 = m_.types.i64(), *i128 = m_.types.intTy(128);
    uint32_t unused = 128 - type->bits;
    Value* whole = unused ? build_.cast(Op::ZExt, args[0], i128) : args[0];
    Value* low = build_.cast(Op::Trunc, whole, i64);
    Value* high = build_.cast(Op::Trunc, op(Op::LShr, whole, number(i128, 64)), i64);
    Value* no = m_.constBool(false);
    auto of = [&](std::string_view stem, Value* half, bool counts = false) {
      std::array<Value*, 2> operands{half, no};
      return call(stem, i64, std::span(operands).first(counts ? 2 : 1));
    };
    auto isZero = [&](Value* half) { return build_.icmp(IntPred::EQ, half, m_.zero(i64)); };
    auto plus = [&](Value* count, int64_t by) { return op(Op::Add, count, number(i64, by)); };
    Value* count = nullptr;
    switch (intrinsic) {
      case Intrinsic::CtPop: {
        Value* below = of("ctpop", low);
        count = op(Op::Add, below, of("ctpop", high));
        break;
      }
      case Intrinsic::CtLz: {
        Value* below = plus(of("ctlz", low, true), 64 - int64_t(unused));
        Value* above = plus(of("ctlz", high, true), -int64_t(unused));
        count = build_.select(isZero(high), below, above);
        break;
      }
      case Intrinsic::CtTz: {
        if (unused) high = op(Op::Or, high, number(i64, int64_t(uint64_t(1) << (64 - unused))));
        Value* above = plus(of("cttz", high, true), 64);
        Value* below = of("cttz", low, true);  // C++ does not order what makes the arguments
        count = build_.select(isZero(low), above, below);
        break;
      }
      case Intrinsic::BSwap:
      case Intrinsic::BitReverse: {
        std::string_view stem = intrinsicInfo(intrinsic).stem;
        Value* top = build_.cast(Op::ZExt, of(stem, low), i128);
        top = op(Op::Shl, top, number(i128, 64));
        Value* both = op(Op::Or, top, build_.cast(Op::ZExt, of(stem, high), i128));
        if (!unused) return both;
        return build_.cast(Op::Trunc, op(Op::LShr, both, number(i128, unused)), type);
      }
      case Intrinsic::Expect: return same(args[0]);
      default: return nullptr;
    }
    return build_.cast(Op::ZExt, count, type);
  }

  // ---- intrinsics that only text has

  Value* unknown(std::string_view stem, Type* type, std::span<Value* const> args) {
    auto is = [&](std::string_view name) {
      return stem.starts_with(name) && (stem.size() == name.size() || stem[name.size()] == '.');
    };
    if (is("is.fpclass") && args.size() == 2) return isClass(type, args[0], asConstInt(args[1]));
    bool isSigned = is("scmp") || is("sshl.sat");
    if ((isSigned || is("ucmp") || is("ushl.sat")) && args.size() == 2 && type->lane()->isInt() &&
        args[0]->type == args[1]->type && args[0]->type->lane()->isInt()) {
      if (is("sshl.sat") || is("ushl.sat"))
        return type == args[0]->type ? saturatingShift(isSigned, args[0], args[1]) : nullptr;
      if (type != m_.types.like(args[0]->type, type->lane()) || type->lane()->isInt(1))
        return nullptr;
      Value* above = build_.icmp(isSigned ? IntPred::SGT : IntPred::UGT, args[0], args[1]);
      Value* below = build_.icmp(isSigned ? IntPred::SLT : IntPred::ULT, args[0], args[1]);
      Value* one = build_.cast(Op::ZExt, above, type);
      return op(Op::Sub, one, build_.cast(Op::ZExt, below, type));
    }
    for (std::string_view prefix : {"vector.reduce.", "experimental.vector.reduce."})
      if (stem.starts_with(prefix)) {
        stem.remove_prefix(prefix.size());
        if (stem.starts_with("v2.")) stem.remove_prefix(3);
        return reduce(stem.substr(0, stem.find('.')), type, args);
      }
    return nullptr;
  }

  /// Joins halves of a vector until one lane is left.
  template <class Join>
  Value* reduced(Value* vector, Join&& join) {
    for (auto half = int32_t(vector->type->count / 2); half; half /= 2) {
      std::vector<int32_t> low(size_t(half), 0), high(size_t(half), 0);
      std::iota(low.begin(), low.end(), 0);
      std::iota(high.begin(), high.end(), half);
      Value* any = m_.poison(vector->type);
      Value* left = build_.shuffle(vector, any, low);
      vector = join(left, build_.shuffle(vector, any, high));
    }
    return build_.extractElement(vector, 0u);
  }

  Value* reduce(std::string_view what, Type* type, std::span<Value* const> args) {
    if (args.empty() || !args.back()->type->isVector() || args.back()->type->element != type)
      return nullptr;
    Value* vector = args.back();
    bool isOrdered = what == "fadd" || what == "fmul", isChoice = what == "fmax" || what == "fmin";
    if (isOrdered || isChoice ? !type->isFloatingPoint() : !type->isInt()) return nullptr;
    if (args.size() != (isOrdered ? 2 : 1) || args[0]->type != (isOrdered ? type : vector->type))
      return nullptr;
    if (isOrdered || isChoice) {
      Value* result = isOrdered ? args[0] : build_.extractElement(vector, 0u);
      for (uint32_t i = isOrdered ? 0 : 1; i < vector->type->count; ++i) {
        Value* lane = build_.extractElement(vector, i);
        std::array<Value*, 2> both{result, lane};
        result = isChoice ? call(what == "fmax" ? "maxnum" : "minnum", type, both)
                          : op(what == "fadd" ? Op::FAdd : Op::FMul, result, lane);
      }
      return result;
    }
    constexpr std::pair<std::string_view, Op> kOps[] = {
        {"add", Op::Add}, {"mul", Op::Mul}, {"and", Op::And}, {"or", Op::Or}, {"xor", Op::Xor}};
    for (const auto& row : kOps)
      if (row.first == what)
        return reduced(vector, [&](Value* a, Value* b) { return op(row.second, a, b); });
    for (Intrinsic choice : {Intrinsic::SMax, Intrinsic::SMin, Intrinsic::UMax, Intrinsic::UMin})
      if (intrinsicInfo(choice).stem == what)
        return reduced(vector, [&](Value* a, Value* b) {
          return build_.select(build_.icmp(*choicePredicate(choice), a, b), a, b);
        });
    return nullptr;
  }

  /// Whether the number is of one of the classes in `classes`, bits in LLVM's order.
  Value* isClass(Type* type, Value* value, const ConstInt* classes) {
    if (!classes || !value->type->lane()->isFloatingPoint() ||
        type != m_.types.like(value->type, m_.types.i1()))
      return nullptr;
    uint32_t size = value->type->lane()->bits, fraction = size == 32 ? 23 : 52;
    Type* ints = m_.types.like(value->type, m_.types.intTy(size));
    Int128 normal = Int128(1) << fraction, quiet = normal >> 1;
    Int128 infinity = (Int128(1) << (size - 1)) - normal;
    Value* bits = build_.cast(Op::BitCast, value, ints);
    Value* plain = op(Op::And, bits, largest(ints));
    Value* negative = isNegative(bits);
    auto compare = [&](IntPred pred, Value* a, Int128 with) {
      return build_.icmp(pred, a, number(ints, with));
    };
    auto within = [&](Int128 from, Int128 to) {
      return compare(IntPred::ULT, op(Op::Sub, plain, number(ints, from)), to - from);
    };
    Value* result = m_.zero(type);
    auto add = [&](Value* test) { result = op(Op::Or, result, test); };
    auto has = [&](unsigned bit) { return (classes->zext() >> bit & 1) != 0; };
    if (has(0)) add(within(infinity + 1, infinity + quiet));
    if (has(1)) add(compare(IntPred::UGE, plain, infinity + quiet));
    // The negative ones have the bits from 2 on, the positive ones those from 9 down.
    for (unsigned kind = 0; kind < 4; ++kind) {
      bool below = has(2 + kind), above = has(9 - kind);
      if (!below && !above) continue;
      Value* test = kind == 0   ? compare(IntPred::EQ, plain, infinity)
                    : kind == 1 ? within(normal, infinity)
                    : kind == 2 ? within(1, normal)
                                : compare(IntPred::EQ, plain, 0);
      if (below && !above) test = op(Op::And, test, negative);
      if (above && !below) test = op(Op::And, test, op(Op::Xor, negative, number(type, -1)));
      add(test);
    }
    return asInst(result) ? result : same(result);
  }

  Module& m_;
  Builder build_;
};

}  // namespace

Value* Reader::expandCall(const Function& callee, Type* type, std::span<Value* const> args) {
  return Expansion(m, *fn, block, instLoc).intrinsic(callee, type, args);
}

Value* Reader::castMask(Value* from, Type* to) {
  return Expansion(m, *fn, block, instLoc).maskCast(from, to);
}

}  // namespace minic::irparse
