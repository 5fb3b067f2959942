// Warnings that follow from the values that expressions can have: conversions that may change a
// value, comparisons that come out the same whatever the variables hold, integers used as truth
// values. The rules and the words are clang's (clang/lib/Sema/SemaChecking.cpp, GetExprRange,
// CheckImplicitConversion, CheckTautologicalComparison). Nothing here is done for correct programs
// unless the warning is asked for or a constant is compared.
#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <utility>

#include "frontend/ast/const_eval.h"
#include "frontend/ast/properties.h"
#include "frontend/lint/lint.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// The integers that fit `width` bits, from 0 up or in two's complement.
struct IntRange {
  unsigned width;
  bool nonNegative;
};

IntRange rangeOfType(const Type* type) {
  if (type->kind == TypeKind::Bool) return {1, true};
  return {type->bits(), !type->isSigned()};
}

IntRange join(IntRange a, IntRange b) {
  return {std::max(a.width, b.width), a.nonNegative && b.nonNegative};
}

IntRange rangeOfValue(int64_t value, bool isSigned) {
  if (value >= 0 || !isSigned) return {unsigned(std::bit_width(uint64_t(value))), true};
  return {unsigned(std::bit_width(uint64_t(~value))) + 1, false};
}

bool isTruth(BinaryOp op) { return isComparison(op) || isLogical(op); }

IntRange rangeOf(const Expr* expr, unsigned depth = 0) {
  const Type* type = expr->type;
  IntRange whole = rangeOfType(type);
  if (depth > 20) return whole;
  switch (expr->kind) {
    case ExprKind::IntConst: return rangeOfValue(expr->as<IntConst>()->value, type->isSigned());
    case ExprKind::Cast: {
      auto* cast = expr->as<CastExpr>();
      if (cast->cast == CastKind::LValueToRValue) {
        auto* member = cast->operand->tryAs<MemberExpr>();
        if (member && member->field->isBitField)
          return {member->field->bitWidth, !member->field->type->isSigned()};
        return whole;
      }
      if (!cast->operand->type->isInteger()) return whole;
      IntRange inner = rangeOf(cast->operand, depth + 1);
      if (inner.width > whole.width || (!inner.nonNegative && whole.nonNegative)) return whole;
      if (inner.width == whole.width && inner.nonNegative && !whole.nonNegative) return whole;
      return inner;
    }
    case ExprKind::Unary: {
      auto* unary = expr->as<UnaryExpr>();
      if (unary->op == UnaryOp::LogicalNot) return {1, true};
      if (unary->op == UnaryOp::Plus || unary->op == UnaryOp::Minus)
        return rangeOf(unary->operand, depth + 1);
      return whole;
    }
    case ExprKind::Conditional:
      return join(rangeOf(expr->as<ConditionalExpr>()->thenExpr, depth + 1),
                  rangeOf(expr->as<ConditionalExpr>()->elseExpr, depth + 1));
    case ExprKind::Binary: {
      auto* binary = expr->as<BinaryExpr>();
      if (isTruth(binary->op)) return {1, true};
      if (binary->op == BinaryOp::Comma) return rangeOf(binary->rhs, depth + 1);
      if (binary->op == BinaryOp::Shl || !binary->lhs->type->isInteger()) return whole;
      IntRange left = rangeOf(binary->lhs, depth + 1), right = rangeOf(binary->rhs, depth + 1);
      auto* count = binary->rhs->tryAs<IntConst>();
      switch (binary->op) {
        case BinaryOp::BitAnd: {
          IntRange result = {std::max(left.width, right.width), false};
          for (IntRange side : {left, right})
            if (side.nonNegative) result = {std::min(result.width, side.width), true};
          return result;
        }
        case BinaryOp::Shr:
          if (count && count->value >= 0)
            left.width = count->value >= left.width ? 1 : left.width - unsigned(count->value);
          return left;
        case BinaryOp::Rem: return {std::min(left.width, right.width), left.nonNegative};
        case BinaryOp::Div: return left;
        default: {
          IntRange both = join(left, right);
          return {std::min(both.width, whole.width), both.nonNegative};
        }
      }
    }
    default: return whole;
  }
}

/// The operand before its implicit conversions.
const Expr* unconverted(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) {
    bool isInteger = cast->cast == CastKind::Integral || cast->cast == CastKind::NoOp;
    if (cast->isExplicit || !isInteger) break;
    expr = cast->operand;
  }
  return expr;
}

const VarDecl* variableRead(const Expr* expr) {
  expr = unconverted(expr);
  auto* load = expr->tryAs<CastExpr>();
  if (!load || load->cast != CastKind::LValueToRValue) return nullptr;
  auto* ref = load->operand->tryAs<DeclRef>();
  return ref ? ref->decl->tryAs<VarDecl>() : nullptr;
}

unsigned precisionOf(const Type* type) {
  return type->kind == TypeKind::Float ? 24 : type->kind == TypeKind::Double ? 53 : 64;
}

}  // namespace

/// An implicit conversion of a value that is no constant, under -Wconversion and its parts.
void warnConversion(Lint& lint, const Expr* expr, const Type* type) {
  if (lint.unevaluated || lint.isSysY || type->kind == TypeKind::Bool || evaluateNumber(expr))
    return;
  const Type* from = expr->type;
  auto say = [&](WarningName flag, Wording<std::string, std::string> wording) {
    lint.diagnostics.warning(flag, expr->loc, {wording, quote(from), quote(type)}, {expr->range});
  };
  if (from->isFloating()) {
    if (!type->isFloating())
      say("float-conversion", Msg::FloatingBecomesInteger);
    else if (type->size < from->size)
      say("implicit-float-conversion", Msg::LosesFloatingPrecision);
    return;
  }
  if (!from->isInteger()) return;
  IntRange source = rangeOf(expr);
  if (type->isFloating()) {
    unsigned bits = source.width - !source.nonNegative;
    if (bits > precisionOf(type))
      lint.diagnostics.warning("implicit-int-float-conversion", expr->loc,
                               {Msg::ConversionMayLosePrecision, quote(from), quote(type)},
                               {expr->range});
    return;
  }
  IntRange target = rangeOfType(type);
  if (source.width > target.width) {
    bool halves = target.width == 32 && from->bits() == 64;
    say(halves ? WarningName("shorten-64-to-32") : WarningName("implicit-int-conversion"),
        Msg::LosesIntegerPrecision);
  } else if ((target.nonNegative && !source.nonNegative) ||
             (!target.nonNegative && source.nonNegative && source.width == target.width)) {
    say("sign-conversion", Msg::ChangesSign);
  }
}

/// A comparison that does not depend on its operands; they are not yet converted.
void warnTautology(Lint& lint, const Token& op, BinaryOp kind, const Expr* lhs, const Expr* rhs) {
  if (lint.unevaluated || lint.isSysY || op.loc.isMacro()) return;
  const VarDecl* var = lhs->type->isScalar() ? variableRead(lhs) : nullptr;
  if (var && var == variableRead(rhs) && !lhs->type->isFloating() && !var->type->isVolatile() &&
      !lhs->loc.isMacro() && !rhs->loc.isMacro()) {
    bool holds =
        kind == BinaryOp::Equal || kind == BinaryOp::LessEqual || kind == BinaryOp::GreaterEqual;
    lint.diagnostics.warning("tautological-compare", op.loc, {Msg::SelfComparison, holds},
                             {lhs->range, rhs->range});
    return;
  }
  bool constantOnLeft = lhs->kind == ExprKind::IntConst;
  auto* constant = (constantOnLeft ? lhs : rhs)->tryAs<IntConst>();
  const Expr* other = unconverted(constantOnLeft ? rhs : lhs);
  if (!constant || other->kind == ExprKind::IntConst || !other->type->isInteger() ||
      constant->loc.isMacro() || constant->type->kind == TypeKind::Enum)
    return;
  const Type* type = other->type;
  auto* load = other->tryAs<CastExpr>();
  auto* binary = other->tryAs<BinaryExpr>();
  auto* unary = other->tryAs<UnaryExpr>();
  bool isBoolean = type->kind == TypeKind::Bool || (binary && isTruth(binary->op)) ||
                   (unary && unary->op == UnaryOp::LogicalNot);
  if (type->kind == TypeKind::Enum) return;
  IntRange range = isBoolean ? IntRange{1, true} : rangeOfType(type);
  if (load && load->cast == CastKind::LValueToRValue)
    if (const Field* field = bitFieldOf(load->operand))
      range = {field->bitWidth, !field->type->isSigned()};
  if (range.width > 64) return;
  __int128 value = constant->value, low = 0, high = (__int128(1) << range.width) - 1;
  if (!constant->type->isSigned() && constant->type->bits() == 64) value = uint64_t(value);
  if (!range.nonNegative) {
    high >>= 1;
    low = -high - 1;
  }
  // The comparison may be one of unsigned numbers.
  if (lint.types.common(type, constant->type)->isUnsigned() && (low < 0 || value < 0)) return;
  BinaryOp op2 = kind;
  if (constantOnLeft)
    op2 = kind == BinaryOp::Less           ? BinaryOp::Greater
          : kind == BinaryOp::Greater      ? BinaryOp::Less
          : kind == BinaryOp::LessEqual    ? BinaryOp::GreaterEqual
          : kind == BinaryOp::GreaterEqual ? BinaryOp::LessEqual
                                           : kind;
  bool above = value > high, below = value < low;
  bool zero = value == 0 && low == 0 && !isBoolean &&
              (op2 == BinaryOp::Less || op2 == BinaryOp::GreaterEqual);
  if (!above && !below && !zero) return;
  bool isLess = op2 == BinaryOp::Less || op2 == BinaryOp::LessEqual;
  bool holds = op2 == BinaryOp::NotEqual ||
               (zero    ? op2 == BinaryOp::GreaterEqual
                : above ? isLess
                        : op2 == BinaryOp::Greater || op2 == BinaryOp::GreaterEqual);
  if (zero && !above && !below) {
    lint.diagnostics.warning("tautological-unsigned-zero-compare", op.loc,
                             either(constantOnLeft, Msg::ZeroComparedToUnsigned,
                                    Msg::UnsignedComparedToZero, op.spelling(), holds),
                             {lhs->range, rhs->range});
    return;
  }
  std::string number =
      value > INT64_MAX ? fmt::format("{}", uint64_t(value)) : fmt::format("{}", int64_t(value));
  lint.diagnostics.warning("tautological-constant-out-of-range-compare", op.loc,
                           isBoolean ? Message(Msg::ComparedToBoolean, number, holds)
                                     : Message(Msg::ComparedOutOfRange, number, quote(type), holds),
                           {lhs->range, rhs->range});
}

bool isBits(const Type* type, Int128 value) {
  return type->isSigned() && value >= 0 && value >> type->bits() == 0;
}

void warnConstantConversion(Lint& lint, const Expr* from, const Type* to) {
  if (lint.isSysY || lint.unevaluated) return;  // SysY converts without a warning
  if (!to->isInteger() || to->kind == TypeKind::Bool) return;
  if (from->type->isInteger()) {
    if (to->size >= from->type->size) return;  // a change of sign at the same width keeps the bits
    ConstValue constant = evaluateNumber(from);
    if (!constant) return;
    Int128 value = constant.integer, after = wrapInteger(to, value);
    if (after == value) return;
    // And so does -1 as an unsigned char.
    if (!to->isSigned() && value < 0 && value >= -(int64_t(1) << (to->bits() - 1))) return;
    if (isBits(to, value) && !lint.diagnostics.enabled("pedantic", from->loc)) return;
    lint.diagnostics.warning(
        "constant-conversion", from->loc,
        {Msg::ConversionChangesValue, quote(from->type), quote(to), value, after}, {from->range});
  } else if (auto* floating = from->tryAs<FloatConst>()) {
    Int128 after = convertConstant(evaluate(from), from->type, to).integer;
    if (WideFloat::compare(WideFloat::ofSigned(after, kBinary128), floating->value) == 1) return;
    lint.diagnostics.warning("literal-conversion", from->loc,
                             {Msg::ConversionChangesValue, quote(from->type), quote(to),
                              fmt::format("{:.6g}", floating->value.toDouble()), after},
                             {from->range});
  }
}

void warnBitField(Lint& lint, const Expr* from, const Field& field) {
  if (lint.unevaluated || field.type->kind == TypeKind::Bool) return;
  ConstValue constant = from->type->isInteger() ? evaluateNumber(from) : ConstValue();
  if (!constant) return;
  Int128 value = constant.integer, limit = Int128(1) << field.bitWidth, half = limit / 2;
  // What fits the field as a number of the other sign holds the bits that are meant.
  bool pedantic = field.type->isSigned() && lint.diagnostics.enabled("pedantic", from->loc);
  if (value >= -half && value < (pedantic ? half : limit)) return;
  // Where the field's type has fewer bits than the value, warnConstantConversion speaks.
  if (value >> field.type->bits() != (value < 0 ? -1 : 0)) return;
  Int128 after = value & (limit - 1);
  if (field.type->isSigned() && after >= half) after -= limit;
  lint.diagnostics.warning("bitfield-constant-conversion", from->loc,
                           {Msg::BitFieldChangesValue, quote(from->type), value, after},
                           {from->range});
}

/// An address where a truth value is wanted.
void warnAlwaysTrue(Lint& lint, const Expr* expr) {
  const Decl* decl = nullptr;
  bool isFunction = false, isArray = false;
  if (auto* cast = expr->tryAs<CastExpr>()) {
    auto* ref = cast->operand->tryAs<DeclRef>();
    if (!ref || cast->isExplicit) return;
    if (expr->range.begin.raw != ref->range.begin.raw) return;  // `&f` is meant
    isFunction = cast->cast == CastKind::FunctionToPointer;
    isArray = cast->cast == CastKind::ArrayToPointer;
    if (!isFunction && !isArray) return;
    decl = ref->decl;
  } else if (auto* address = expr->tryAs<UnaryExpr>();
             address && address->op == UnaryOp::AddressOf) {
    auto* ref = address->operand->tryAs<DeclRef>();
    if (!ref || ref->decl->kind == DeclKind::Function) return;
    decl = ref->decl;
  } else {
    return;
  }
  SourceLoc begin = expr->range.begin;
  bool shown = lint.diagnostics.warning(
      "pointer-bool-conversion", expr->kind == ExprKind::Unary ? begin + 1 : begin,
      isFunction ? Message(Msg::FunctionIsTrue, quote(decl->name))
                 : either(isArray, Msg::ArrayIsTrue, Msg::AddressIsTrue, quote(decl->name)),
      {expr->range});
  if (shown && isFunction)
    lint.diagnostics.note(begin, {Msg::PrefixAddressOf}, {}, {{{begin, begin}, "&"}});
}

/// `if (a << 2)`
static void warnShiftAsTruth(Lint& lint, const Expr* expr) {
  auto* shift = expr->tryAs<BinaryExpr>();
  if (!shift || shift->op != BinaryOp::Shl || !shift->type->isSigned() || lint.isSysY) return;
  if (expr->loc.isMacro() || evaluate(expr) || expr->range.begin.isMacro()) return;
  SourceRange range = shift->range;
  uint32_t length = range.end.raw - range.begin.raw;
  const SourceManager& sources = lint.diagnostics.sources();
  std::string_view text =
      sources.text(range.begin).substr(sources.offset(range.begin), std::min(length, 80u));
  if (shift->isParenthesized && text.size() > 2) text = text.substr(1, text.size() - 2);
  lint.diagnostics.warning("int-in-bool-context", shift->loc, {Msg::ShiftToBoolean, text}, {range});
}

void warnTruth(Lint& lint, const Expr* expr) {
  warnAlwaysTrue(lint, expr);
  warnShiftAsTruth(lint, expr);
}

}  // namespace minic
