// The evaluator. Chains of left operands are walked by a loop; everything else recurses no deeper
// than the parser allows.
#include "frontend/ast/const_eval.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <vector>

#include "frontend/ast/bit_functions.h"
#include "ir/fold.h"
#include "ir/intrinsics.h"

namespace minic {
namespace {

using namespace ast;
using ast::Type;  // not the IR's

ConstValue intValue(Int128 value) { return {.kind = ConstValue::Int, .integer = value}; }

ConstValue floatValue(const Type* type, const WideFloat& value) {
  return {.kind = ConstValue::Float, .floating = value.rounded(type->format())};
}

/// The step of arithmetic with a pointer, in bytes.
int64_t stepOf(const Type* pointer) {
  return std::max<int64_t>(1, int64_t(pointer->element->size));
}

/// Numbers of that width for bitFunction.
struct BitNumbers {
  unsigned width;
  static uint64_t constant(uint64_t number) { return number; }
  static uint64_t unlessZero(uint64_t number, uint64_t result) { return number ? result : 0; }
  uint64_t binary(Op op, uint64_t a, uint64_t b) const {
    return foldIntegers(op, width, a, b, 0).bits;
  }
  uint64_t intrinsic(Intrinsic intrinsic, uint64_t operand) const {
    return foldIntrinsic(intrinsic, width, std::array{operand})->bits;  // of 0 as gcc has it
  }
};

struct Evaluator {
  ConstFailure* failure;
  /// Neither reads constant objects nor takes addresses to be known.
  bool onlyNumbers = false;

  ConstValue fail(const Expr* expr) {
    if (failure && !failure->culprit) failure->culprit = expr;
    return {};
  }

  ConstValue divisionByZero(const BinaryExpr* expr) {
    if (failure && !failure->divisionByZero.valid()) failure->divisionByZero = expr->loc;
    return fail(expr);
  }

  static ConstValue compare(BinaryOp op, auto left, auto right) {
    const unsigned relation = left == right ? 1 : left > right ? 2 : 4;  // as of WideFloat::compare
    return intValue((holdingRelations(op) & relation) != 0);
  }

  /// In 128 bits, then wrapped to those of the type. The amount of a shift has its own type.
  ConstValue integers(const BinaryExpr* expr, Int128 left, Int128 right) {
    const Type* type = expr->lhs->type;
    const bool isUnsigned = !type->isSigned();
    if (type->size <= 8) {
      left = isUnsigned ? Int128(uint64_t(left)) : int64_t(left);
      right = isUnsigned ? Int128(uint64_t(right)) : int64_t(right);
    }
    auto a = UInt128(left), b = UInt128(right);
    auto wrapped = [&](auto number) { return intValue(wrapInteger(type, Int128(number))); };
    switch (expr->op) {
      case BinaryOp::Mul: return wrapped(a * b);
      case BinaryOp::Add: return wrapped(a + b);
      case BinaryOp::Sub: return wrapped(a - b);
      case BinaryOp::Div:
        if (right == 0) return divisionByZero(expr);
        if (isUnsigned) return wrapped(a / b);
        return wrapped(right == -1 ? Int128(0 - a) : left / right);
      case BinaryOp::Rem:
        if (right == 0) return divisionByZero(expr);
        if (isUnsigned) return wrapped(a % b);
        return wrapped(right == -1 ? 0 : left % right);
      case BinaryOp::Shl:
      case BinaryOp::Shr:
        if (b >= type->bits()) return fail(expr);  // or negative
        if (expr->op == BinaryOp::Shl) return wrapped(a << unsigned(b));
        return isUnsigned ? wrapped(a >> unsigned(b)) : wrapped(left >> unsigned(b));
      case BinaryOp::BitAnd: return wrapped(a & b);
      case BinaryOp::BitOr: return wrapped(a | b);
      case BinaryOp::BitXor: return wrapped(a ^ b);
      default: return isUnsigned ? compare(expr->op, a, b) : compare(expr->op, left, right);
    }
  }

  ConstValue floats(const BinaryExpr* expr, const WideFloat& left, const WideFloat& right) {
    if (isComparison(expr->op))
      return intValue((holdingRelations(expr->op) & WideFloat::compare(left, right)) != 0);
    const Type* type = expr->lhs->type;
    auto operation = expr->op == BinaryOp::Mul   ? WideFloat::multiply
                     : expr->op == BinaryOp::Add ? WideFloat::add
                     : expr->op == BinaryOp::Sub ? WideFloat::subtract
                                                 : WideFloat::divide;
    return floatValue(type, operation(left, right, type->format()));
  }

  ConstValue binary(const BinaryExpr* expr, ConstValue left) {
    BinaryOp op = expr->op;
    if (!left) return left;
    if (isLogical(op)) {
      bool isOr = op == BinaryOp::LogicalOr;
      if (left.isTrue() == isOr) return intValue(isOr);
      ConstValue right = value(expr->rhs);
      return right ? intValue(right.isTrue()) : right;
    }
    ConstValue right = value(expr->rhs);
    if (!right) return right;
    if (op == BinaryOp::Comma) {
      if (failure && !failure->comma) failure->comma = expr;
      return right;
    }
    if (op == BinaryOp::PointerAdd || op == BinaryOp::PointerSub) {
      if (right.kind != ConstValue::Int || expr->type->isVariablyModified) return fail(expr);
      uint64_t bytes = uint64_t(right.integer) * uint64_t(stepOf(expr->lhs->type));
      left.integer =
          int64_t(uint64_t(left.integer) + (op == BinaryOp::PointerAdd ? bytes : 0 - bytes));
      return left;
    }
    const bool sameObject = left.isSameObject(right);
    if (op == BinaryOp::PointerDiff && sameObject) {
      if (expr->lhs->type->isVariablyModified) return fail(expr);
      return intValue((left.integer - right.integer) / stepOf(expr->lhs->type));
    }
    if (left.kind == ConstValue::Address || right.kind == ConstValue::Address) {
      if (sameObject && isComparison(op)) return compare(op, left.integer, right.integer);
      if (op == BinaryOp::Add || op == BinaryOp::Sub || op == BinaryOp::PointerDiff)
        return sumWithAddress(expr, left, right);
      // An object's address is not null.
      if (left.kind != right.kind && (op == BinaryOp::Equal || op == BinaryOp::NotEqual) &&
          (left.kind == ConstValue::Int ? left : right).integer == 0)
        return intValue(op == BinaryOp::NotEqual);
      return fail(expr);
    }
    if (left.kind == ConstValue::Float) return floats(expr, left.floating, right.floating);
    return integers(expr, left.integer, right.integer);
  }

  /// A sum or difference of 64-bit numbers, at least one of which is an address. The linker
  /// computes a symbol plus an offset, and nothing else.
  ConstValue sumWithAddress(const BinaryExpr* expr, ConstValue left, const ConstValue& right) {
    bool isSum = expr->op == BinaryOp::Add;
    if (left.isSameObject(right) && !isSum) return intValue(int64_t(left.integer - right.integer));
    const bool areLabels = left.label && right.label && !left.minus && !right.minus;
    if (areLabels && !isSum && expr->lhs->type->size == 8 &&
        (!expr->lhs->type->isPointer() || expr->lhs->type->element->size <= 1)) {
      left.minus = right.label;
      left.integer -= right.integer;
      return left;
    }
    if (left.kind == right.kind || expr->op == BinaryOp::PointerDiff ||
        (!isSum && right.kind == ConstValue::Address))
      return fail(expr);
    ConstValue address = left.kind == ConstValue::Address ? left : right;
    address.integer = int64_t(isSum ? left.integer + right.integer : left.integer - right.integer);
    return address;
  }

  /// The operand of the second of two operations that cancel each other, as in -(-x); else null.
  static const Expr* cancelled(const UnaryExpr* expr) {
    if (expr->op != UnaryOp::Minus && expr->op != UnaryOp::BitNot) return nullptr;
    const Expr* operand = expr->operand;
    while (auto* cast = operand->tryAs<CastExpr>()) {
      if (cast->cast != CastKind::NoOp) break;
      operand = cast->operand;
    }
    auto* inner = operand->tryAs<UnaryExpr>();
    return inner && inner->op == expr->op ? inner->operand : nullptr;
  }

  ConstValue unary(const UnaryExpr* expr) {
    if (expr->op == UnaryOp::AddressOf) return address(expr->operand);
    if (expr->op == UnaryOp::Deref) return fail(expr);
    if (const Expr* inner = cancelled(expr)) {
      // So an address that is negated twice is one, though its negative is none.
      ConstValue same = value(inner);
      if (same.kind == ConstValue::Int) same.integer = wrapInteger(expr->type, same.integer);
      return same;
    }
    ConstValue operand = value(expr->operand);
    if (!operand) return operand;
    if (expr->op == UnaryOp::Plus) return operand;
    if (expr->op == UnaryOp::LogicalNot) return intValue(!operand.isTrue());
    if (operand.kind == ConstValue::Address) return fail(expr);
    if (operand.kind == ConstValue::Float)
      return floatValue(expr->type, operand.floating.negated());
    return intValue(wrapInteger(expr->type, expr->op == UnaryOp::Minus
                                                ? Int128(0 - UInt128(operand.integer))
                                                : ~operand.integer));
  }

  ConstValue castValue(const CastExpr* expr) {
    switch (expr->cast) {
      case CastKind::ArrayToPointer:
      case CastKind::FunctionToPointer: return address(expr->operand);
      case CastKind::LValueToRValue: return load(expr);
      case CastKind::ToVoid: return fail(expr);
      default: break;
    }
    ConstValue operand = value(expr->operand);
    return operand ? converted(expr, operand) : operand;
  }

  /// What a cast makes of its operand's value: it has the cast's type, like every node's value.
  ConstValue converted(const CastExpr* expr, ConstValue operand) {
    switch (expr->cast) {
      case CastKind::Pointer:
      case CastKind::IntegralToPointer: return operand;
      case CastKind::NoOp:
      case CastKind::PointerToIntegral:
        if (operand.kind == ConstValue::Address && expr->type->size < 8) return fail(expr);
        if (operand.kind == ConstValue::Int && expr->type->isInteger())
          operand.integer = wrapInteger(expr->type, operand.integer);
        return operand;
      case CastKind::ToBool: return intValue(operand.isTrue());
      default:
        if (operand.minus && expr->type->isInteger() && expr->type->size <= 8) return operand;
        if (operand.kind == ConstValue::Address) return fail(expr);
        return convertConstant(operand, expr->operand->type, expr->type);
    }
  }

  /// An address that the linker knows.
  ConstValue address(const Expr* lvalue) {
    ConstValue result = place(lvalue);
    if (result.kind != ConstValue::Address) return result;
    auto* var = result.decl ? result.decl->tryAs<VarDecl>() : nullptr;
    if (onlyNumbers || (var && (!var->hasStaticStorage || var->isThreadLocal))) return fail(lvalue);
    return result;
  }

  /// Reads an element of a constant array.
  ConstValue load(const CastExpr* expr) {
    const Expr* lvalue = expr->operand;
    if (onlyNumbers || !lvalue->type->isConst() || lvalue->type->isVolatile()) return fail(lvalue);
    ConstValue at = place(lvalue);
    if (at.kind != ConstValue::Address || !at.decl) return fail(lvalue);
    auto* var = at.decl->tryAs<VarDecl>();
    const Initializer* init = var ? var->lastingInit() : nullptr;
    if (!init || !init->isConstant ||
        lvalue->type->unqualified != var->type->scalarElement()->unqualified)
      return fail(lvalue);
    if (at.integer < 0 || uint64_t(at.integer) + expr->type->size > var->type->size ||
        uint64_t(at.integer) % expr->type->size != 0)
      return fail(lvalue);
    auto after =
        std::upper_bound(init->elements.begin(), init->elements.end(), uint64_t(at.integer),
                         [](uint64_t offset, const InitElement& e) { return offset < e.offset; });
    if (after != init->elements.begin()) {
      const InitElement& element = *(after - 1);
      if (auto* text = element.value->tryAs<StringLiteral>()) {
        uint64_t i = uint64_t(at.integer) - element.offset;
        if (i < text->bytes.size()) return intValue(wrapInteger(expr->type, text->bytes[i]));
      } else if (element.offset == uint64_t(at.integer)) {
        return value(element.value);
      }
    }
    return expr->type->isFloating() ? floatValue(expr->type, {}) : intValue(0);
  }

  ConstValue place(const Expr* lvalue) {
    switch (lvalue->kind) {
      case ExprKind::DeclRef:
        return {.kind = ConstValue::Address, .decl = lvalue->as<DeclRef>()->decl};
      case ExprKind::StringLiteral:
        return {.kind = ConstValue::Address,
                .string = const_cast<StringLiteral*>(lvalue->as<StringLiteral>())};
      case ExprKind::Subscript: {
        auto* subscript = lvalue->as<SubscriptExpr>();
        ConstValue base = pointer(subscript->base), index = value(subscript->index);
        if (!base) return base;
        if (index.kind != ConstValue::Int || lvalue->type->isVariablyModified)
          return fail(subscript->index);
        base.integer =
            int64_t(uint64_t(base.integer) + uint64_t(index.integer) * lvalue->type->size);
        return base;
      }
      case ExprKind::Unary:
        if (auto* deref = lvalue->as<UnaryExpr>(); deref->op == UnaryOp::Deref)
          return pointer(deref->operand);
        return fail(lvalue);
      case ExprKind::Member: {
        auto* member = lvalue->as<MemberExpr>();
        ConstValue base = place(member->base);
        base.integer += int64_t(member->field->offset);
        return base;
      }
      default: return fail(lvalue);
    }
  }

  /// Like value(), but a pointer into an automatic object is a place too.
  ConstValue pointer(const Expr* expr) {
    if (auto* cast = expr->tryAs<CastExpr>(); cast && cast->cast == CastKind::ArrayToPointer)
      return place(cast->operand);
    return value(expr);
  }

  /// The left operand of an operation, or the operation that is converted; null for others.
  static const Expr* leftOperand(const Expr* expr) {
    if (auto* binary = expr->tryAs<BinaryExpr>()) return binary->lhs;
    auto* cast = expr->tryAs<CastExpr>();
    bool converts = cast && cast->operand->kind == ExprKind::Binary && !cast->operand->isLValue &&
                    cast->cast >= CastKind::NoOp && cast->cast != CastKind::ToVoid;
    return converts ? cast->operand : nullptr;
  }

  /// An exact result of two integers: a sign and a magnitude, or more than 128 bits have.
  struct Exact {
    bool negative, isHuge;
    UInt128 magnitude;

    static Exact of(Int128 value, const Type* type) {
      if (type->bits() == 64 && type->isUnsigned()) value = uint64_t(value);
      bool negative = type->isSigned() && value < 0;
      return {negative, false, negative ? 0 - UInt128(value) : UInt128(value)};
    }
    Exact plus(Exact other) const {
      if (negative == other.negative) {
        UInt128 sum = magnitude + other.magnitude;
        return {negative, sum < magnitude, sum};
      }
      bool isLess = magnitude < other.magnitude;
      return {isLess ? other.negative : negative, false,
              isLess ? other.magnitude - magnitude : magnitude - other.magnitude};
    }
    Exact times(Exact other) const {
      UInt128 product = magnitude * other.magnitude;
      return {negative != other.negative, magnitude && product / magnitude != other.magnitude,
              product};
    }
    bool fits(const Type* type, unsigned width) const {
      if (isHuge || (negative && magnitude && !type->isSigned())) return false;
      UInt128 largest = ~UInt128(0) >> (128 - width + (type->isSigned() ? 1 : 0));
      return magnitude <= largest + (negative ? 1 : 0);
    }
  };

  ConstValue overflows(const BuiltinExpr* expr) {
    ConstValue first = value(expr->args[0]), second = value(expr->args[1]);
    if (first.kind != ConstValue::Int || second.kind != ConstValue::Int) return fail(expr);
    if (!expr->args[2]->isLValue && !value(expr->args[2])) return fail(expr->args[2]);
    Exact a = Exact::of(first.integer, expr->args[0]->type);
    Exact b = Exact::of(second.integer, expr->args[1]->type);
    if (expr->builtin == Builtin::SubOverflowP) b.negative = !b.negative;
    Exact exact = expr->builtin == Builtin::MulOverflowP ? a.times(b) : a.plus(b);
    return intValue(!exact.fits(expr->object, expr->width));
  }

  /// A built-in function of numbers, or the question whether an operation overflows.
  ConstValue builtin(const BuiltinExpr* expr) {
    switch (expr->builtin) {
      case Builtin::AddOverflowP:
      case Builtin::SubOverflowP:
      case Builtin::MulOverflowP: return overflows(expr);
      case Builtin::ConstantP: return failure ? intValue(0) : fail(expr);
      default: break;
    }
    if (isBitFunction(expr->builtin)) return ofBits(expr->builtin, expr->args[0], expr->type);
    return isFloatTest(expr->builtin) ? classified(expr) : fail(expr);
  }

  ConstValue ofBits(Builtin function, const Expr* expr, const Type* type) {
    ConstValue arg = value(expr);
    if (!arg) return arg;
    if (arg.kind != ConstValue::Int) return fail(expr);
    const unsigned width = expr->type->bits();
    if (width > 64) {  // a swap
      uint64_t low = __builtin_bswap64(uint64_t(arg.integer));
      return intValue(Int128(UInt128(low) << 64 | __builtin_bswap64(uint64_t(arg.integer >> 64))));
    }
    BitNumbers numbers{width};
    return intValue(
        wrapInteger(type, int64_t(bitFunction(numbers, function, uint64_t(arg.integer), width))));
  }

  /// isnan and its kin, and the comparisons that have no operator.
  ConstValue classified(const BuiltinExpr* expr) {
    std::vector<ConstValue> args;
    for (const Expr* arg : expr->args)
      if (!args.emplace_back(value(arg))) return fail(expr);
    const WideFloat& number = args.back().floating;
    if (isFloatComparison(expr->builtin)) {
      const unsigned relation = WideFloat::compare(args[0].floating, number);
      return intValue((holdingRelations(expr->builtin) & relation) != 0);
    }
    // In the order of fpclassify's arguments.
    enum { Nan, Infinite, Normal, Subnormal, Zero };
    const auto kind = number.isNan()                                          ? Nan
                      : number.kind() == WideFloat::Infinity                  ? Infinite
                      : number.isZero()                                       ? Zero
                      : number.isSubnormal(expr->args.back()->type->format()) ? Subnormal
                                                                              : Normal;
    switch (expr->builtin) {
      case Builtin::IsNan: return intValue(kind == Nan);
      case Builtin::IsInf: return intValue(kind == Infinite);
      case Builtin::IsInfSign: return intValue(kind != Infinite ? 0 : number.isNegative() ? -1 : 1);
      case Builtin::IsFinite: return intValue(kind > Infinite);
      case Builtin::IsNormal: return intValue(kind == Normal);
      case Builtin::SignBit: return intValue(number.isNegative());
      default: return args[kind];
    }
  }

  /// A function of the C library: strlen of a literal, ffs, and what an intrinsic computes. As in
  /// gcc there is no value where errno is set or the rounding mode counts.
  ConstValue call(const CallExpr* expr) {
    const FunctionDecl* function = expr->direct();
    if (!function || function->defined || !function->isExternal() ||
        (function->traits && !function->traits->label.empty()))
      return fail(expr);
    const Type* type = expr->type;
    const std::string_view name = function->name;
    if (expr->args.size() == 1 && type->isInteger()) {
      if (name == "strlen") return length(expr);
      bool isFfs = name == "ffs" || name == "ffsl" || name == "ffsll";
      if (isFfs && expr->args[0]->type->isInteger() && expr->args[0]->type->size <= 8)
        return ofBits(Builtin::Ffs, expr->args[0], type);
    }
    const Intrinsic intrinsic = intrinsicOfLibrary(name);
    const bool isRounding = intrinsic == Intrinsic::Rint || intrinsic == Intrinsic::NearbyInt;
    if (intrinsic == Intrinsic::None || isRounding || expr->args.empty() || expr->args.size() > 3 ||
        type->isFloating() == (intrinsic == Intrinsic::Abs))
      return fail(expr);
    ConstValue args[3];
    uint64_t bits[3] = {};
    for (size_t i = 0; i < expr->args.size(); ++i) {
      if (expr->args[i]->type->unqualified != type->unqualified) return fail(expr);
      args[i] = value(expr->args[i]);
      if (!args[i]) return args[i];
      if (args[i].kind == ConstValue::Address) return fail(expr);
      bits[i] = !type->isFloating() ? uint64_t(args[i].integer)
                : type->size == 4   ? std::bit_cast<uint32_t>(args[i].floating.toFloat())
                                    : std::bit_cast<uint64_t>(args[i].floating.toDouble());
    }
    if (intrinsic == Intrinsic::FAbs || intrinsic == Intrinsic::CopySign)  // of all formats
      return floatValue(type, args[0].floating.withSign(args[1].floating.isNegative()));
    if (type->size > 8) return fail(expr);
    std::optional<Folded> folded = foldIntrinsic(intrinsic, type->bits(), bits);
    if (!folded) return fail(expr);
    if (!type->isFloating()) return intValue(wrapInteger(type, int64_t(folded->bits)));
    const auto number = WideFloat::of(floatOf(type->bits(), folded->bits));
    return number.isNan() ? fail(expr) : floatValue(type, number);
  }

  ConstValue length(const CallExpr* expr) {
    ConstValue text = value(expr->args[0]);
    if (!text) return text;
    if (!text.string || text.string->type->element->size != 1 || text.integer < 0 ||
        uint64_t(text.integer) > text.string->bytes.size())
      return fail(expr);
    std::string_view rest = text.string->bytes.substr(size_t(text.integer));
    return intValue(Int128(std::min(rest.find('\0'), rest.size())));
  }

  ConstValue value(const Expr* expr) {
    switch (expr->kind) {
      case ExprKind::IntConst: return intValue(expr->as<IntConst>()->value);
      case ExprKind::FloatConst: return floatValue(expr->type, expr->as<FloatConst>()->value);
      case ExprKind::AddressConst: {
        auto* constant = expr->as<AddressConst>();
        if (onlyNumbers) return fail(expr);
        return {.kind = ConstValue::Address,
                .integer = constant->offset,
                .decl = constant->decl,
                .string = constant->string,
                .label = constant->label,
                .minus = constant->minus};
      }
      case ExprKind::Unary: return unary(expr->as<UnaryExpr>());
      case ExprKind::Cast: return castValue(expr->as<CastExpr>());
      case ExprKind::Builtin: return builtin(expr->as<BuiltinExpr>());
      case ExprKind::Call: return call(expr->as<CallExpr>());
      case ExprKind::Conditional: {
        auto* conditional = expr->as<ConditionalExpr>();
        ConstValue condition = value(conditional->condition);
        if (!condition) return condition;
        return value(condition.isTrue() ? conditional->thenExpr : conditional->elseExpr);
      }
      case ExprKind::Binary: {
        // Down the left operands (and what converts them), then back up with their values.
        const Expr* first = expr;
        while (const Expr* left = leftOperand(first)) first = left;
        ConstValue result = value(first);
        if (!result) return result;
        std::vector<const Expr*> chain;
        for (const Expr* left = expr; left != first; left = leftOperand(left))
          chain.push_back(left);
        for (size_t i = chain.size(); i-- > 0 && result;) {
          auto* node = chain[i]->tryAs<BinaryExpr>();
          result = node ? binary(node, result) : converted(chain[i]->as<CastExpr>(), result);
        }
        return result;
      }
      default: return fail(expr);
    }
  }
};

}  // namespace

unsigned holdingRelations(BinaryOp comparison) {
  constexpr uint8_t kRelations[] = {4, 2, 5, 3, 1, 2 | 4 | 8};
  return kRelations[size_t(comparison) - size_t(BinaryOp::Less)];
}

unsigned holdingRelations(Builtin comparison) {
  constexpr uint8_t kRelations[] = {2, 3, 4, 5, 6, 8};
  return kRelations[size_t(comparison) - size_t(Builtin::IsGreater)];
}

Int128 wrapInteger(const ast::Type* type, Int128 value) {
  if (type->kind == ast::TypeKind::Bool) return value != 0;
  unsigned bits = type->bits();
  if (bits > 64) return value;
  if (bits == 64) return int64_t(value);
  uint64_t low = uint64_t(value) << (64 - bits);
  return type->isSigned() ? int64_t(low) >> (64 - bits) : int64_t(low >> (64 - bits));
}

Int128 numberOf(const ast::Type* type, Int128 value) {
  if (value >= 0 || type->isSigned()) return value;
  return type->bits() > 64 ? Int128(~UInt128(0) >> 1) : Int128(uint64_t(value));
}

ConstValue convertConstant(ConstValue value, const ast::Type* from, const ast::Type* to) {
  if (to->kind == ast::TypeKind::Bool) return intValue(value.isTrue());
  if (value.kind == ConstValue::Int) {
    if (from->size == 8 && from->isUnsigned()) value.integer = uint64_t(value.integer);
    if (!to->isFloating()) return intValue(wrapInteger(to, value.integer));
    return floatValue(to, from->isUnsigned() ? WideFloat::of(UInt128(value.integer), to->format())
                                             : WideFloat::ofSigned(value.integer, to->format()));
  }
  // A number beyond the range becomes infinite, as IEEE defines it.
  if (to->isFloating())
    return floatValue(to, from == to ? value.floating : value.floating.quieted());
  // A number that the type does not have is undefined; give what x86's conversion gives.
  unsigned bits = to->bits();
  bool unsigned64 = to->isUnsigned() && bits == 64;
  Int128 whole;
  if (bits > 64) {
    UInt128 magnitude;
    bool isLarge = to->isUnsigned() && value.floating.toUnsigned(magnitude);
    value.floating.toInteger(whole);
    return intValue(isLarge ? Int128(magnitude) : whole);
  }
  bool fits = value.floating.toInteger(whole) &&
              whole == (unsigned64 ? Int128(uint64_t(whole)) : Int128(int64_t(whole)));
  if (!fits)
    whole = bits == 64 ? INT64_MIN : INT32_MIN;
  else if (bits == 32 && to->isSigned() && whole != int32_t(whole))
    whole = INT32_MIN;
  return intValue(wrapInteger(to, int64_t(whole)));
}

ConstValue evaluate(const Expr* expr, ConstFailure* failure) {
  return Evaluator{failure}.value(expr);
}

ConstValue evaluateInteger(const Expr* expr, ConstFailure* failure) {
  ConstFailure reason;
  if (!failure) failure = &reason;
  ConstValue result = evaluate(expr, failure);
  if (!failure->comma) return result;
  failure->culprit = failure->comma;
  return {};
}

ConstValue evaluateNumber(const Expr* expr) { return Evaluator{nullptr, true}.value(expr); }

ConstValue evaluatePlace(const Expr* expr, ConstFailure* failure) {
  return Evaluator{failure}.place(expr);
}

}  // namespace minic
