// Evaluation of ops: first on numbers, then on constants, which may also be undef, poison,
// addresses and aggregates.
#include "ir/fold.h"

#include <array>
#include <cmath>
#include <vector>

#include "ir/const_value.h"
#include "ir/effects.h"
#include "ir/intrinsics.h"

namespace minic {

namespace {

using Wide = __int128;

uint64_t lowBits(unsigned width, uint64_t bits) {
  return width >= 64 ? bits : bits & ((uint64_t(1) << width) - 1);
}

int64_t signExtended(unsigned width, uint64_t bits) {
  unsigned unused = 64 - width;
  return int64_t(bits << unused) >> unused;
}

constexpr Folded kPoison{Folded::Poison, 0}, kUndefined{Folded::Undefined, 0};

/// The exact result in the low `width` bits, poison if a promise not to wrap is broken.
Folded wrapped(unsigned width, Wide asSigned, Wide asUnsigned, uint8_t flags) {
  auto low = lowBits(width, uint64_t(asUnsigned));
  if (flags & vflags::NSW && asSigned != signExtended(width, low)) return {Folded::Poison, low};
  if (flags & vflags::NUW && asUnsigned != Wide(low)) return {Folded::Poison, low};
  return {Folded::Number, low};
}

Folded divide(Op op, unsigned width, uint64_t a, uint64_t b, uint8_t flags) {
  if (b == 0) return kUndefined;
  bool isExact = flags & vflags::Exact;
  if (op == Op::UDiv) return isExact && a % b ? kPoison : Folded{Folded::Number, a / b};
  if (op == Op::URem) return {Folded::Number, a % b};
  int64_t left = signExtended(width, a), right = signExtended(width, b);
  if (right == -1 && left == signExtended(width, uint64_t(1) << (width - 1))) return kUndefined;
  if (op == Op::SDiv && isExact && left % right) return kPoison;
  return {Folded::Number, lowBits(width, uint64_t(op == Op::SDiv ? left / right : left % right))};
}

Folded shift(Op op, unsigned width, uint64_t a, uint64_t amount, uint8_t flags) {
  if (amount >= width) return kPoison;
  int64_t number = signExtended(width, a);
  if (op == Op::Shl) {
    Wide factor = Wide(1) << amount;
    return wrapped(width, Wide(number) * factor, Wide(a) * factor, flags);
  }
  if (flags & vflags::Exact && lowBits(unsigned(amount), a)) return kPoison;
  uint64_t bits = op == Op::LShr ? a >> amount : uint64_t(number >> amount);
  return {Folded::Number, lowBits(width, bits)};
}

bool isNan(unsigned width, uint64_t bits) { return std::isnan(floatOf(width, bits)); }
uint64_t quietNan(unsigned width) { return width == 32 ? 0x7fc00000 : 0x7ff8000000000000; }

template <class T>
T calculate(Op op, T a, T b) {
  switch (op) {
    case Op::FAdd: return a + b;
    case Op::FSub: return a - b;
    case Op::FMul: return a * b;
    case Op::FDiv:
      if (b == 0)
        return a == 0 ? T(NAN) : std::signbit(a) == std::signbit(b) ? T(HUGE_VAL) : -T(HUGE_VAL);
      return a / b;
    case Op::FRem: return std::fmod(a, b);
    default: MINIC_UNREACHABLE("not an operation on floats");
  }
}

}  // namespace

// ---- numbers

Folded foldIntegers(Op op, unsigned width, uint64_t a, uint64_t b, uint8_t flags) {
  a = lowBits(width, a), b = lowBits(width, b);
  Wide left = signExtended(width, a), right = signExtended(width, b);
  switch (op) {
    case Op::Add: return wrapped(width, left + right, Wide(a) + b, flags);
    case Op::Sub: return wrapped(width, left - right, Wide(a) - b, flags);
    case Op::Mul: {
      // The unsigned product of two 64-bit numbers may need the sign bit of Wide.
      bool overflows = a && b > ~uint64_t(0) / a;
      if (flags & vflags::NUW && overflows) return {Folded::Poison, lowBits(width, a * b)};
      return wrapped(width, left * right, overflows ? Wide(a * b) : Wide(a) * b, flags);
    }
    case Op::SDiv:
    case Op::UDiv:
    case Op::SRem:
    case Op::URem: return divide(op, width, a, b, flags);
    case Op::Shl:
    case Op::LShr:
    case Op::AShr: return shift(op, width, a, b, flags);
    case Op::And: return {Folded::Number, a & b};
    case Op::Or: return {Folded::Number, a | b};
    case Op::Xor: return {Folded::Number, a ^ b};
    default: MINIC_UNREACHABLE("not an operation on integers");
  }
}

double floatOf(unsigned width, uint64_t bits) {
  return width == 32 ? double(std::bit_cast<float>(uint32_t(bits))) : std::bit_cast<double>(bits);
}

uint64_t bitsOfFloat(unsigned width, double number) {
  return width == 32 ? std::bit_cast<uint32_t>(float(number)) : std::bit_cast<uint64_t>(number);
}

uint64_t foldFloats(Op op, unsigned width, uint64_t a, uint64_t b) {
  for (uint64_t operand : {a, b})
    if (isNan(width, operand)) return operand | quietNan(width);
  uint64_t result = width == 32
                        ? std::bit_cast<uint32_t>(calculate(op, std::bit_cast<float>(uint32_t(a)),
                                                            std::bit_cast<float>(uint32_t(b))))
                        : std::bit_cast<uint64_t>(
                              calculate(op, std::bit_cast<double>(a), std::bit_cast<double>(b)));
  return isNan(width, result) ? quietNan(width) : result;
}

bool compareIntegers(IntPred pred, unsigned width, uint64_t a, uint64_t b) {
  a = lowBits(width, a), b = lowBits(width, b);
  bool less = isSigned(pred) ? signExtended(width, a) < signExtended(width, b) : a < b;
  // Bit 0: true if equal, 1: if greater, 2: if less; by predicate.
  constexpr uint8_t kHolds[] = {1, 6, 2, 3, 4, 5, 2, 3, 4, 5};
  return kHolds[size_t(pred)] & (a == b ? 1 : less ? 4 : 2);
}

bool compareFloats(FloatPred pred, unsigned width, uint64_t a, uint64_t b) {
  double left = floatOf(width, a), right = floatOf(width, b);
  unsigned relation = left == right ? 1 : left > right ? 2 : left < right ? 4 : 8;
  return (unsigned(pred) & relation) != 0;
}

Folded floatToInteger(double number, unsigned width, bool isSigned) {
  double whole = std::trunc(number);
  double limit = std::ldexp(1.0, int(width) - isSigned);  // the first number that is too large
  bool fits = isSigned ? whole >= -limit && whole < limit : whole >= 0 && whole < limit;
  if (!fits) return kPoison;
  return {Folded::Number, lowBits(width, isSigned ? uint64_t(int64_t(whole)) : uint64_t(whole))};
}

uint64_t integerToFloat(uint64_t bits, unsigned width, bool isSigned, unsigned to) {
  int64_t number = signExtended(width, bits);
  bits = lowBits(width, bits);
  if (to == 32) return std::bit_cast<uint32_t>(isSigned ? float(number) : float(bits));
  return std::bit_cast<uint64_t>(isSigned ? double(number) : double(bits));
}

Folded foldCast(Op op, const Type* from, const Type* to, uint64_t bits) {
  auto number = [&](uint64_t result) { return Folded{Folded::Number, lowBits(to->bits, result)}; };
  bits = lowBits(from->bits, bits);
  switch (op) {
    case Op::SExt: return number(uint64_t(signExtended(from->bits, bits)));
    case Op::FPToSI:
    case Op::FPToUI: return floatToInteger(floatOf(from->bits, bits), to->bits, op == Op::FPToSI);
    case Op::SIToFP:
    case Op::UIToFP: return number(integerToFloat(bits, from->bits, op == Op::SIToFP, to->bits));
    case Op::FPTrunc:
    case Op::FPExt: return number(bitsOfFloat(to->bits, floatOf(from->bits, bits)));
    default:  // the low bits, or the same
      return number(bits);
  }
}

namespace {

uint64_t bitsReversed(uint64_t value) {
  uint64_t result = 0;
  for (unsigned bit = 0; bit < 64; ++bit) result |= (value >> bit & 1) << (63 - bit);
  return result;
}

std::optional<Folded> integerIntrinsic(Intrinsic intrinsic, unsigned width, uint64_t a, uint64_t b,
                                       uint64_t c) {
  auto number = [&](uint64_t bits) { return Folded{Folded::Number, lowBits(width, bits)}; };
  auto count = [&](int zeros) {
    return Folded{a == 0 && b ? Folded::Poison : Folded::Number, uint64_t(zeros)};
  };
  // The upper half of operands 0 and 1 as one number, shifted left.
  auto funnel = [&](unsigned by) {
    auto both = (unsigned __int128)a << width | b;
    return number(uint64_t(both << by >> width));
  };
  if (auto pred = choicePredicate(intrinsic))
    return number(compareIntegers(*pred, width, a, b) ? a : b);
  if (auto checked = checkedOperation(intrinsic)) {
    Folded folded = foldIntegers(checked->op, width, a, b, checked->promise);
    return Folded{Folded::Number, folded.bits, folded.kind == Folded::Poison};
  }
  auto saturated = [&](Op op, uint8_t promise) {
    Folded folded = foldIntegers(op, width, a, b, promise);
    if (folded.kind == Folded::Number) return folded;
    bool isSigned = promise == vflags::NSW;  // then an overflow has the sign of operand 0
    uint64_t largest = lowBits(width - isSigned, ~uint64_t(0));
    return number((isSigned ? signExtended(width, a) < 0 : op == Op::Sub) ? ~largest : largest);
  };
  switch (intrinsic) {
    case Intrinsic::Expect: return number(a);
    case Intrinsic::Abs:
      if (signExtended(width, a) >= 0) return number(a);
      return foldIntegers(Op::Sub, width, 0, a, b ? vflags::NSW : 0);
    case Intrinsic::CtPop: return number(uint64_t(std::popcount(a)));
    case Intrinsic::CtLz: return count(std::countl_zero(a) - int(64 - width));
    case Intrinsic::CtTz: return count(a ? std::countr_zero(a) : int(width));
    case Intrinsic::BSwap: return number(__builtin_bswap64(a) >> (64 - width));
    case Intrinsic::BitReverse: return number(bitsReversed(a) >> (64 - width));
    case Intrinsic::FShl: return funnel(unsigned(c % width));
    case Intrinsic::FShr: return funnel(width - unsigned(c % width));
    case Intrinsic::UMulHigh: return number(uint64_t((unsigned __int128)a * b >> width));
    case Intrinsic::UAddSat: return saturated(Op::Add, vflags::NUW);
    case Intrinsic::USubSat: return saturated(Op::Sub, vflags::NUW);
    case Intrinsic::SAddSat: return saturated(Op::Add, vflags::NSW);
    case Intrinsic::SSubSat: return saturated(Op::Sub, vflags::NSW);
    default: return std::nullopt;
  }
}

template <class T>
std::optional<T> calculate(Intrinsic intrinsic, T a, T b, T c) {
  switch (intrinsic) {
    case Intrinsic::FMulAdd:  // unfused, as on a machine without the instruction
      return calculate(Op::FAdd, calculate(Op::FMul, a, b), c);
    case Intrinsic::Fma: return std::fma(a, b, c);
    case Intrinsic::Sqrt: return std::sqrt(a);
    case Intrinsic::Floor: return std::floor(a);
    case Intrinsic::Ceil: return std::ceil(a);
    case Intrinsic::FTrunc: return std::trunc(a);
    case Intrinsic::Rint:
    case Intrinsic::NearbyInt: return std::nearbyint(a);
    case Intrinsic::Round: return std::round(a);
    case Intrinsic::MaxNum: return std::fmax(a, b);
    case Intrinsic::MinNum: return std::fmin(a, b);
    default: return std::nullopt;
  }
}

std::optional<Folded> floatIntrinsic(Intrinsic intrinsic, unsigned width, uint64_t a, uint64_t b,
                                     uint64_t c) {
  uint64_t sign = uint64_t(1) << (width - 1);
  if (intrinsic == Intrinsic::FAbs) return Folded{Folded::Number, a & ~sign};
  if (intrinsic == Intrinsic::CopySign) return Folded{Folded::Number, (a & ~sign) | (b & sign)};
  auto result = [&]<class T, class Bits>(T, Bits) -> std::optional<Folded> {
    auto operand = [](uint64_t bits) { return std::bit_cast<T>(Bits(bits)); };
    std::optional<T> number = calculate(intrinsic, operand(a), operand(b), operand(c));
    if (!number) return std::nullopt;
    return Folded{Folded::Number, std::bit_cast<Bits>(*number)};
  };
  return width == 32 ? result(float(), uint32_t()) : result(double(), uint64_t());
}

}  // namespace

std::optional<CheckedOperation> checkedOperation(Intrinsic intrinsic) {
  switch (intrinsic) {
    case Intrinsic::UAddOverflow: return CheckedOperation{Op::Add, vflags::NUW};
    case Intrinsic::USubOverflow: return CheckedOperation{Op::Sub, vflags::NUW};
    case Intrinsic::UMulOverflow: return CheckedOperation{Op::Mul, vflags::NUW};
    case Intrinsic::SAddOverflow: return CheckedOperation{Op::Add, vflags::NSW};
    case Intrinsic::SSubOverflow: return CheckedOperation{Op::Sub, vflags::NSW};
    case Intrinsic::SMulOverflow: return CheckedOperation{Op::Mul, vflags::NSW};
    default: return std::nullopt;
  }
}

std::optional<Folded> foldIntrinsic(Intrinsic intrinsic, unsigned width,
                                    std::span<const uint64_t> operands) {
  if (width == 0 || width > 64) return std::nullopt;
  uint64_t bits[3] = {};
  for (size_t i = 0; i < operands.size() && i < 3; ++i) bits[i] = lowBits(width, operands[i]);
  IntrinsicLowering lowering = intrinsicInfo(intrinsic).lowering;
  bool isFloat =
      lowering == IntrinsicLowering::Library || lowering == IntrinsicLowering::ExpandFloat;
  return (isFloat ? floatIntrinsic : integerIntrinsic)(intrinsic, width, bits[0], bits[1], bits[2]);
}

// ---- constants

namespace {

/// The bits of a constant number; null is 0, undef is read as 0.
std::optional<uint64_t> numberOf(const Value* value) {
  if (!value->type->isScalar() || value->type->isLongDouble()) return std::nullopt;
  if (const ConstInt* number = asConstInt(value)) return number->zext();
  if (const ConstFloat* number = asConstFloat(value)) return number->bits;
  if (value->is(Op::ConstNull) || value->is(Op::ConstUndef)) return 0;
  return std::nullopt;
}

/// The constant of these bits; null if there is no such constant (addresses other than null).
Value* constantOf(Module& module, Type* type, Folded folded) {
  if (folded.kind == Folded::Undefined) return nullptr;
  if (folded.kind == Folded::Poison) return module.poison(type);
  if (type->isInt()) return module.constInt(type, int64_t(folded.bits));
  if (type->isFloatingPoint()) return module.constFloatBits(type, folded.bits);
  return folded.bits == 0 ? module.nullPtr() : nullptr;
}

/// Member number `index` of a constant aggregate.
Value* memberOf(Module& module, Value* aggregate, uint64_t index) {
  const Type* type = aggregate->type;
  Type* member = type->isStruct() ? type->fields[index] : type->element;
  switch (aggregate->op) {
    case Op::ConstAggregate: return static_cast<ConstAggregate*>(aggregate)->elements[index];
    case Op::ConstZero: return module.zero(member);
    case Op::ConstUndef: return module.undef(member);
    case Op::ConstPoison: return module.poison(member);
    case Op::ConstData: {
      uint64_t bits = 0;
      for (uint64_t i = member->size; i-- > 0;)
        bits = bits << 8 |
               uint8_t(static_cast<ConstData*>(aggregate)->bytes[index * member->size + i]);
      return constantOf(module, member, {Folded::Number, bits});
    }
    default: return nullptr;
  }
}

/// The aggregate with the member that `path` selects replaced; null if it is no plain constant.
Value* withMember(Module& module, Value* aggregate, std::span<Value* const> path, Value* member) {
  if (path.empty()) return member;
  const Type* type = aggregate->type;
  uint64_t count = type->isStruct() ? type->fields.size() : type->count;
  uint64_t changed = asConstInt(path[0])->zext();
  std::vector<Value*> members;
  for (uint64_t i = 0; i < count; ++i) {
    Value* at = memberOf(module, aggregate, i);
    if (at && i == changed) at = withMember(module, at, path.subspan(1), member);
    if (!at) return nullptr;
    members.push_back(at);
  }
  return module.constAggregate(aggregate->type, members);
}

Value* foldGep(Module& module, Type* sourceType, std::span<Value* const> operands, uint8_t flags) {
  bool isBase = true;
  for (Value* index : operands.subspan(1)) {
    std::optional<uint64_t> number = numberOf(index);
    if (!number) return nullptr;
    isBase &= *number == 0;
  }
  if (isBase) return operands[0];
  if (!operands[0]->is(Op::Global) && !operands[0]->is(Op::Function)) return nullptr;
  ConstExpr* expr = module.constExpr(Op::Gep, operands[0]->type, operands, sourceType);
  expr->flags = flags;
  return expr;
}

const FloatFormat& formatOf(const Type* type) {
  return type->kind == TypeKind::X86Fp80 ? kX87 : kBinary128;
}

/// The number that a constant of any floating type is; undef is read as 0.
std::optional<WideFloat> wideFloatOf(const Value* value) {
  if (const ConstLongDouble* number = asConstLongDouble(value))
    return WideFloat::fromBits(number->bits, formatOf(value->type));
  if (const ConstFloat* number = asConstFloat(value))
    return WideFloat::of(floatOf(value->type->bits, number->bits));
  if (value->is(Op::ConstUndef)) return WideFloat();
  return std::nullopt;
}

Value* constantOf(Module& module, Type* type, const WideFloat& number) {
  if (type->isLongDouble()) return module.constLongDouble(type, number.bits(formatOf(type)));
  return type->kind == TypeKind::Float ? module.constFloat(number.toFloat())
                                       : module.constDouble(number.toDouble());
}

Value* integerOf(Module& module, Op op, Type* type, const WideFloat& number) {
  Int128 whole = 0;
  UInt128 magnitude = 0;
  bool fits = op == Op::FPToSI ? number.toInteger(whole) : number.toUnsigned(magnitude);
  auto low = op == Op::FPToSI ? uint64_t(whole) : uint64_t(magnitude);
  fits &= op == Op::FPToSI ? whole == signExtended(type->bits, low)
                           : magnitude == lowBits(type->bits, low);
  return fits ? static_cast<Value*>(module.constInt(type, int64_t(low))) : module.poison(type);
}

/// Operations that take or give a long double.
Value* foldLongDouble(Module& module, Op op, Type* type, std::span<Value* const> operands,
                      uint16_t sub) {
  if (op == Op::SIToFP || op == Op::UIToFP) {
    std::optional<uint64_t> number = numberOf(operands[0]);
    if (!number) return nullptr;
    unsigned width = operands[0]->type->bits;
    Int128 value = op == Op::SIToFP ? Int128(signExtended(width, *number)) : Int128(*number);
    return constantOf(module, type, WideFloat::ofSigned(value, formatOf(type)));
  }
  std::optional<WideFloat> a = wideFloatOf(operands[0]);
  std::optional<WideFloat> b = operands.size() > 1 ? wideFloatOf(operands[1]) : a;
  if (!a || !b) return nullptr;
  const FloatFormat& format = formatOf(operands[0]->type);
  switch (op) {
    case Op::FAdd: return constantOf(module, type, WideFloat::add(*a, *b, format));
    case Op::FSub: return constantOf(module, type, WideFloat::subtract(*a, *b, format));
    case Op::FMul: return constantOf(module, type, WideFloat::multiply(*a, *b, format));
    case Op::FDiv: return constantOf(module, type, WideFloat::divide(*a, *b, format));
    case Op::FRem: return constantOf(module, type, WideFloat::remainder(*a, *b));
    case Op::FNeg: return constantOf(module, type, a->negated());
    case Op::FCmp: return module.constBool(sub & WideFloat::compare(*a, *b));
    case Op::FPTrunc:
    case Op::FPExt: return constantOf(module, type, *a);
    case Op::FPToSI:
    case Op::FPToUI: return integerOf(module, op, type, *a);
    default: return nullptr;
  }
}

/// The bits of a constant in memory, or nothing.
std::optional<std::string> imageOf(Module& module, const Value* value) {
  std::string image;
  uint32_t count = value->type->isVector() ? uint32_t(value->type->count) : 1;
  for (uint32_t i = 0; i < count; ++i) {
    const Value* lane = value->type->isVector() ? module.laneOf(value, i) : value;
    std::optional<uint64_t> bits = lane ? numberOf(lane) : std::nullopt;
    if (!bits) return std::nullopt;
    for (uint32_t k = 0; k < value->type->lane()->size; ++k) image += char(*bits >> (8 * k));
  }
  return image;
}

/// A bitcast from or to a vector.
Value* foldBitCast(Module& module, Type* type, const Value* value) {
  std::optional<std::string> image = imageOf(module, value);
  if (!image) return nullptr;
  std::vector<Value*> lanes;
  uint64_t size = type->lane()->size;
  for (uint64_t at = 0; at < image->size(); at += size) {
    uint64_t bits = 0;
    for (uint64_t k = size; k-- > 0;) bits = bits << 8 | uint8_t((*image)[at + k]);
    lanes.push_back(constantOf(module, type->lane(), {Folded::Number, bits}));
  }
  return type->isVector() ? module.constVector(type, lanes) : lanes[0];
}

/// Operations that take or give vectors.
Value* foldVector(Module& module, Op op, Type* type, std::span<Value* const> operands,
                  uint8_t flags, uint16_t sub) {
  Value* vector = operands[0];
  if (op == Op::Freeze) return vector->isUndefOrPoison() ? module.zero(type) : nullptr;
  if (op == Op::BitCast) return type == vector->type ? vector : foldBitCast(module, type, vector);
  if (op == Op::ExtractElement || op == Op::InsertElement) {
    const ConstInt* at = asConstInt(operands[op == Op::ExtractElement ? 1 : 2]);
    if (!at) return nullptr;
    if (at->zext() >= vector->type->count) return module.poison(type);
    if (op == Op::ExtractElement) return module.laneOf(vector, uint32_t(at->zext()));
  }
  bool computes = isBinary(op) || isCast(op) || op == Op::FNeg || op == Op::ICmp ||
                  op == Op::FCmp || op == Op::Select || op == Op::InsertElement ||
                  op == Op::ShuffleVector;
  if (!computes) return nullptr;
  std::vector<Value*> lanes, inputs(operands.size());
  for (uint32_t i = 0; i < type->count; ++i) {
    Value* lane;
    if (op == Op::InsertElement) {
      bool replaced = asConstInt(operands[2])->zext() == i;
      lane = replaced ? operands[1] : module.laneOf(vector, i);
    } else if (op == Op::ShuffleVector) {
      const ConstInt* from = asConstInt(module.laneOf(operands[2], i));
      auto count = uint32_t(vector->type->count);
      auto at = from ? uint32_t(from->value) : 0;
      lane = from ? module.laneOf(operands[at / count], at % count) : module.poison(type->element);
    } else {
      for (size_t k = 0; k < operands.size(); ++k) {
        inputs[k] = operands[k]->type->isVector() ? module.laneOf(operands[k], i) : operands[k];
        if (!inputs[k]) return nullptr;
      }
      lane = foldConstants(module, op, type->element, inputs, flags, sub);
    }
    if (!lane) return nullptr;
    lanes.push_back(lane);
  }
  return module.constVector(type, lanes);
}

}  // namespace

Value* foldConstants(Module& module, Op op, Type* type, std::span<Value* const> operands,
                     uint8_t flags, uint16_t sub, Type* sourceType) {
  if (type->isVector() || (!operands.empty() && operands[0]->type->isVector()))
    return foldVector(module, op, type, operands, flags, sub);
  auto number = [&](size_t i) { return numberOf(operands[i]); };
  if (op == Op::Select) {
    if (operands[0]->is(Op::ConstPoison)) return module.poison(type);
    std::optional<uint64_t> condition = number(0);
    return condition ? operands[*condition ? 1 : 2] : nullptr;
  }
  if (op == Op::Freeze) {
    if (operands[0]->isUndefOrPoison()) return module.zero(type);
    return type->isScalar() && !operands[0]->is(Op::ConstExpr) ? operands[0] : nullptr;
  }
  if (op == Op::ExtractValue || op == Op::InsertValue) {
    std::span<Value* const> path = operands.subspan(op == Op::ExtractValue ? 1 : 2);
    if (op == Op::InsertValue) return withMember(module, operands[0], path, operands[1]);
    Value* at = operands[0];
    for (size_t i = 0; at && i < path.size(); ++i)
      at = memberOf(module, at, asConstInt(path[i])->zext());
    return at;
  }
  bool computes = isBinary(op) || isCast(op) || op == Op::FNeg || op == Op::ICmp ||
                  op == Op::FCmp || op == Op::Gep;
  if (!computes) return nullptr;
  for (const Value* operand : operands) {
    if (operand->is(Op::ConstPoison)) return module.poison(type);
    if (operand->type->isInt() && operand->type->bits > 64) return nullptr;
  }
  if (type->isInt() && type->bits > 64) return nullptr;
  if (type->isLongDouble() || operands[0]->type->isLongDouble())
    return foldLongDouble(module, op, type, operands, sub);
  if (op == Op::Gep) return foldGep(module, sourceType, operands, flags);
  if (op == Op::BitCast && type == operands[0]->type) return operands[0];
  std::optional<uint64_t> a = number(0), b = operands.size() > 1 ? number(1) : a;
  unsigned width = operands[0]->type->bits;
  if (op == Op::ICmp && !(a && b)) {
    auto known = compareConstants(IntPred(sub), operands[0], operands[1]);
    return known ? module.constBool(*known) : nullptr;
  }
  if (!a || !b) return nullptr;
  if (op == Op::ICmp) return module.constBool(compareIntegers(IntPred(sub), width, *a, *b));
  if (op == Op::FCmp) return module.constBool(compareFloats(FloatPred(sub), width, *a, *b));
  if (op == Op::FNeg) return module.constFloatBits(type, *a ^ uint64_t(1) << (width - 1));
  if (isCast(op)) return constantOf(module, type, foldCast(op, operands[0]->type, type, *a));
  if (type->isFloatingPoint()) return module.constFloatBits(type, foldFloats(op, width, *a, *b));
  return constantOf(module, type, foldIntegers(op, width, *a, *b, flags));
}

Value* foldIntrinsic(Module& module, Intrinsic intrinsic, Type* type,
                     std::span<Value* const> args) {
  if (!(type->isScalar() || type->isStruct()) || args.empty() || args.size() > 3) return nullptr;
  uint64_t bits[3] = {};
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i]->is(Op::ConstPoison)) return module.poison(type);
    std::optional<uint64_t> number = numberOf(args[i]);
    if (!number) return nullptr;
    bits[i] = *number;
  }
  unsigned width = args[0]->type->bits;
  auto folded = foldIntrinsic(intrinsic, width, std::span(bits, args.size()));
  if (!folded || type->isStruct() != folded->overflows.has_value()) return nullptr;
  if (folded->overflows) {
    Value* number = constantOf(module, type->fields[0], *folded);
    return module.constAggregate(
        type, std::array<Value*, 2>{number, module.constBool(*folded->overflows)});
  }
  bool keepsSign = intrinsic == Intrinsic::FAbs || intrinsic == Intrinsic::CopySign;
  if (type->isFloatingPoint() && isNan(width, folded->bits) && !keepsSign)
    folded->bits = quietNan(width);
  return constantOf(module, type, *folded);
}

Value* foldLoad(Module& module, const Inst& load) {
  if (load.isVolatile() || load.isAtomic() || !load.address()->isConstant()) return nullptr;
  auto place = evaluateConstant(load.address());
  if (!place || !place->symbol || !place->symbol->is(Op::Global)) return nullptr;
  const auto& global = *static_cast<const GlobalVar*>(place->symbol);
  if (!global.isConstant || !global.isLocal() || !global.init) return nullptr;
  Value* at = global.init;
  int64_t offset = place->offset;
  while (at && !at->type->isScalar()) {
    const Type* type = at->type;
    if (offset < 0 || uint64_t(offset) >= type->size) return nullptr;
    uint64_t index = 0;
    if (type->isArray()) {
      index = uint64_t(offset) / type->element->size;
      offset -= int64_t(index * type->element->size);
    } else {
      while (index + 1 < type->fields.size() && type->offsets[index + 1] <= uint64_t(offset))
        ++index;
      offset -= int64_t(type->offsets[index]);
    }
    at = memberOf(module, at, index);
  }
  return at && offset == 0 && at->type == load.type && !at->isUndefOrPoison() ? at : nullptr;
}

Value* foldInst(Module& module, const Inst& inst) {
  std::vector<Value*> operands;
  for (const Use& use : inst.operands()) {
    if (!use.value->isConstant()) return nullptr;
    operands.push_back(use.value);
  }
  return foldInst(module, inst, operands);
}

Value* foldInst(Module& module, const Inst& inst, std::span<Value* const> operands) {
  if (inst.isTerm() || inst.is(Op::Phi)) return nullptr;
  if (inst.is(Op::Call)) {
    const Function* callee = inst.calledFunction();
    if (!callee || callee->intrinsic == Intrinsic::None) return nullptr;
    return foldIntrinsic(module, callee->intrinsic, inst.type, operands.subspan(1));
  }
  return foldConstants(module, inst.op, inst.type, operands, inst.flags, inst.sub,
                       inst.is(Op::Gep) ? inst.typeArg : nullptr);
}

}  // namespace minic
