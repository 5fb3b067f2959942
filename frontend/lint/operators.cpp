// Warnings about operations: precedence, comparisons of strings, overflow of constants, arguments
// of calls. The rules are those of clang (clang/lib/Sema/SemaExpr.cpp, SemaChecking.cpp), and so
// are the words.
#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <utility>

#include "frontend/ast/const_eval.h"
#include "frontend/ast/properties.h"
#include "frontend/lint/formats.h"
#include "frontend/lint/lint.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

bool isBitwise(BinaryOp op) { return op >= BinaryOp::BitAnd && op <= BinaryOp::BitOr; }
bool isShift(BinaryOp op) { return op == BinaryOp::Shl || op == BinaryOp::Shr; }

/// An operand that is an operation without parentheses of its own, or null.
const BinaryExpr* bareOperation(const Expr* expr) {
  auto* binary = expr->tryAs<BinaryExpr>();
  return binary && !binary->isParenthesized ? binary : nullptr;
}

/// The constant that a short expression is. A warning asks at each operator: to evaluate a long
/// chain or a deep tree each time would take quadratic time.
ConstValue evaluateShort(const Expr* expr) {
  if (expr->height > 4) return {};
  // What most operands are: the value of a variable.
  auto* load = expr->tryAs<CastExpr>();
  if (load && load->cast == CastKind::LValueToRValue && !load->operand->type->isConst()) return {};
  unsigned length = 0;
  for (auto* chain = expr->tryAs<BinaryExpr>(); chain; chain = chain->lhs->tryAs<BinaryExpr>())
    if (++length > 8) return {};
  return evaluate(expr);
}

std::vector<FixIt> parentheses(SourceRange range) {
  return {{{range.begin, range.begin}, "("}, {{range.end, range.end}, ")"}};
}

/// Its value is 0 or 1.
bool isBoolean(const Expr* expr) {
  if (expr->type->kind == TypeKind::Bool) return true;
  if (auto* unary = expr->tryAs<UnaryExpr>()) return unary->op == UnaryOp::LogicalNot;
  if (auto* cast = expr->tryAs<CastExpr>())
    return cast->cast == CastKind::Integral && isBoolean(cast->operand);
  auto* binary = expr->tryAs<BinaryExpr>();
  return binary && (isComparison(binary->op) || isLogical(binary->op));
}

bool isStringLiteral(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) {
    if (cast->cast == CastKind::LValueToRValue) return false;
    expr = cast->operand;
  }
  return expr->kind == ExprKind::StringLiteral;
}

/// From 0 to 65,535: a sum of two such is not negative.
bool isSmall(const Expr* expr) {
  if (auto* constant = expr->tryAs<IntConst>())
    return constant->value >= 0 && constant->value <= 0xffff;
  auto* cast = expr->tryAs<CastExpr>();
  if (!cast || cast->cast != CastKind::Integral) return false;
  const Type* from = cast->operand->type;
  return from->isInteger() && !from->isSigned() && from->size < 4;
}

/// The variable that a plain read or name of it denotes, or null.
const VarDecl* plainVariable(const Expr* expr) {
  if (auto* load = expr->tryAs<CastExpr>(); load && load->cast == CastKind::LValueToRValue)
    expr = load->operand;
  auto* ref = expr->tryAs<DeclRef>();
  return ref ? ref->decl->tryAs<VarDecl>() : nullptr;
}

}  // namespace

/// The way to say that the operation is meant as it is.
static void noteParentheses(Lint& lint, SourceLoc loc, const BinaryExpr* operation) {
  lint.diagnostics.note(loc, {Msg::SilenceByParentheses, spelling(operation->op)}, {},
                        parentheses(operation->range));
}

/// `3 << 31`: bits beyond the sign are lost.
static void warnShiftOverflow(Lint& lint, const Token& op, const Expr* lhs, const Expr* rhs) {
  auto *value = lhs->tryAs<IntConst>(), *count = rhs->tryAs<IntConst>();
  if (!value || !count || lint.unevaluated || !lhs->type->isSigned()) return;
  unsigned width = std::max(lhs->type->bits(), 32u);
  if (width > 64) return;
  if (count->value < 0 || uint64_t(count->value) >= width) return;
  if (value->value < 0)
    lint.diagnostics.warning("shift-negative-value", op.loc, {Msg::ShiftOfNegative}, {lhs->range});
  if (value->value <= 0) return;
  unsigned needed =
      65 - unsigned(std::countl_zero(uint64_t(value->value))) + unsigned(count->value);
  if (needed <= width + 1) return;  // one bit too many is often meant
  auto result = static_cast<unsigned __int128>(value->value) << count->value;
  auto high = uint64_t(result >> 64), low = uint64_t(result);
  std::string hex = high ? fmt::format("0x{:X}{:016X}", high, low) : fmt::format("0x{:X}", low);
  lint.diagnostics.warning(
      "shift-overflow", op.loc,
      {Msg::ShiftOverflow, hex, needed, quote(lint.types.promoted(lhs->type)), width},
      {lhs->range, rhs->range});
}

/// `"abc" + n`
void warnStringPlusInt(Lint& lint, const Token& op, const Expr* lhs, const Expr* rhs) {
  auto isString = [](const Expr* expr) {
    auto* decay = expr->tryAs<CastExpr>();
    if (decay && !decay->isExplicit && decay->cast != CastKind::LValueToRValue)
      expr = decay->operand;
    return expr->kind == ExprKind::StringLiteral && !expr->isParenthesized;
  };
  bool isLeft = isString(lhs);
  const Expr* index = isLeft ? rhs : lhs;
  if ((!isLeft && !isString(rhs)) || !index->type->isInteger() || lint.unevaluated) return;
  SourceRange all = {lhs->range.begin, rhs->range.end};
  if (!lint.diagnostics.warning("string-plus-int", op.loc,
                                {Msg::AddingToString, quote(writtenType(index))}, {all}))
    return;
  std::vector<FixIt> fixIts;
  if (isLeft)
    fixIts = {{{all.begin, all.begin}, "&"}, {op.range(), "["}, {{all.end, all.end}, "]"}};
  lint.diagnostics.note(op.loc, {Msg::UseIndexing}, {}, std::move(fixIts));
}

/// Null: the value is not that of `sizeof`.
static const SizeofOperand* sizeofOperand(const Expr* value) {
  auto* number = value->tryAs<IntConst>();
  return number ? number->sizeOf : nullptr;
}

/// `sizeof p / sizeof *p` of a pointer.
static void warnSizeofQuotient(Lint& lint, const Token& op, const Expr* lhs, const Expr* rhs) {
  const SizeofOperand *left = sizeofOperand(lhs), *right = sizeofOperand(rhs);
  if (!left || !right || !left->operand) return;
  if (!left->type->isPointer() || left->type->element->unqualified != right->type->unqualified)
    return;
  auto* ref = left->operand->tryAs<DeclRef>();
  if (!ref) return;
  std::string_view name = ref->decl->name;
  std::string what = left->isParenthesized ? fmt::format("'sizeof ({})'", name.substr(0, 100))
                                           : fmt::format("'sizeof {}'", name.substr(0, 100));
  if (lint.diagnostics.warning("sizeof-pointer-div", op.loc, {Msg::SizeofPointerDivision, what},
                               {lhs->range, rhs->range}))
    lint.diagnostics.note(ref->decl->loc, {Msg::PointerDeclaredHere, quote(name)});
}

/// `sizeof a` of a parameter that is written as an array.
void warnSizeofParameter(Lint& lint, const Expr* operand, SourceRange written) {
  auto* ref = operand->tryAs<DeclRef>();
  auto* var = ref ? ref->decl->tryAs<VarDecl>() : nullptr;
  if (!var || !var->arrayType) return;
  if (lint.diagnostics.warning("sizeof-array-argument", written.begin,
                               {Msg::SizeofArrayParameter, quote(var->type), quote(var->arrayType)},
                               {written}))
    lint.diagnostics.note(var->loc, {Msg::DeclaredHereUnnamed});
}

static void warnBitwisePrecedence(Lint& lint, const Token& op, BinaryOp kind, const Expr* lhs,
                                  const Expr* rhs) {
  const BinaryExpr *left = bareOperation(lhs), *right = bareOperation(rhs);
  SourceRange outer = {lhs->range.begin, rhs->range.end};
  bool leftCompares = left && isComparison(left->op),
       rightCompares = right && isComparison(right->op);
  bool eager = (left && isBitwise(left->op)) || (right && isBitwise(right->op));
  if (leftCompares != rightCompares && !eager) {
    const BinaryExpr* inner = leftCompares ? left : right;
    std::string_view name = spelling(inner->op);
    if (lint.diagnostics.warning("parentheses", op.loc,
                                 {Msg::LowerPrecedence, spelling(kind), name, name},
                                 {inner->range})) {
      noteParentheses(lint, op.loc, inner);
      lint.diagnostics.note(
          op.loc, {Msg::ParenthesesToEvaluateFirst, spelling(kind)}, {},
          parentheses(leftCompares ? SourceRange{inner->rhs->range.begin, outer.end}
                                   : SourceRange{outer.begin, inner->lhs->range.end}));
    }
  }
  for (const BinaryExpr* operand : {left, right}) {
    if (!operand || !isBitwise(operand->op) || operand->op >= kind) continue;
    std::string_view inner = spelling(operand->op);
    if (lint.diagnostics.warning("bitwise-op-parentheses", operand->loc,
                                 {Msg::OperatorWithin, inner, spelling(kind)}, {operand->range}))
      noteParentheses(lint, operand->loc, operand);
  }
}

/// `!a == b`
static void warnLogicalNot(Lint& lint, const Token& op, BinaryOp kind, const Expr* lhs,
                           const Expr* rhs) {
  auto* negation = lhs->tryAs<UnaryExpr>();
  if (!negation || negation->op != UnaryOp::LogicalNot || negation->isParenthesized) return;
  if (isBoolean(negation->operand) || isBoolean(rhs)) return;
  const bool isBitwise = kind == BinaryOp::BitAnd;
  if (!lint.diagnostics.warning(
          "logical-not-parentheses", negation->loc,
          either(isBitwise, Msg::NotOfBitwiseOperand, Msg::NotOfComparisonOperand),
          {{op.loc, op.end()}}))
    return;
  SourceLoc begin = negation->operand->range.begin;
  lint.diagnostics.note(
      negation->loc,
      either(isBitwise, Msg::ParenthesesAfterNotBitwise, Msg::ParenthesesAfterNotComparison), {},
      parentheses({begin, rhs->range.end}));
  lint.diagnostics.note(negation->loc, {Msg::ParenthesesAroundLeft}, {},
                        parentheses(negation->range));
}

/// Operators whose precedence surprises, and comparisons that cannot be meant. The operands are not
/// yet converted to a common type.
void warnOperands(Lint& lint, const Token& op, BinaryOp kind, const Expr* lhs, const Expr* rhs) {
  const BinaryExpr *left = bareOperation(lhs), *right = bareOperation(rhs);
  if (isBitwise(kind)) {
    warnBitwisePrecedence(lint, op, kind, lhs, rhs);
  } else if (isShift(kind)) {
    if (kind == BinaryOp::Shl) warnShiftOverflow(lint, op, lhs, rhs);
    for (const BinaryExpr* operand : {left, right}) {
      if (!operand || (operand->op != BinaryOp::Add && operand->op != BinaryOp::Sub)) continue;
      std::string_view inner = spelling(operand->op);
      if (lint.diagnostics.warning("shift-op-parentheses", operand->loc,
                                   {Msg::OperatorLowerPrecedence, spelling(kind), inner, inner},
                                   {operand->range}))
        noteParentheses(lint, operand->loc, operand);
    }
  } else if (kind == BinaryOp::Div) {
    warnSizeofQuotient(lint, op, lhs, rhs);
  } else if (kind == BinaryOp::LogicalOr) {
    for (const BinaryExpr* operand : {left, right}) {
      const Expr* other = operand == left ? rhs : lhs;
      if (!operand || operand->op != BinaryOp::LogicalAnd || evaluateShort(other) ||
          evaluateShort(operand->lhs))
        continue;
      if (lint.diagnostics.warning("logical-op-parentheses", operand->loc, {Msg::AndWithinOr},
                                   {operand->range}))
        noteParentheses(lint, operand->loc, operand);
    }
  }
  if (!isComparison(kind) && kind != BinaryOp::BitAnd) return;
  warnLogicalNot(lint, op, kind, lhs, rhs);
  if (!isComparison(kind)) return;
  bool leftString = isStringLiteral(lhs);
  if ((leftString || isStringLiteral(rhs)) && !isNullConstant(leftString ? rhs : lhs))
    lint.diagnostics.warning("string-compare", op.loc, {Msg::StringCompare},
                             {leftString ? lhs->range : rhs->range});
}

/// Signed arithmetic on two constants whose result does not fit.
void warnOverflow(Lint& lint, const BinaryExpr* expr) {
  if (lint.unevaluated || !expr->type->isInteger() || !expr->type->isSigned()) return;
  if (expr->type->size > 8) return;
  ConstValue right = evaluateShort(expr->rhs);
  if (right.kind != ConstValue::Int) return;
  ConstValue left = evaluateShort(expr->lhs);
  if (left.kind != ConstValue::Int) return;
  __int128 result, a = left.integer, b = right.integer;
  switch (expr->op) {
    case BinaryOp::Add: result = a + b; break;
    case BinaryOp::Sub: result = a - b; break;
    case BinaryOp::Mul: result = a * b; break;
    default: return;
  }
  Int128 wrapped = wrapInteger(expr->type, int64_t(result));
  if (wrapped == result) return;
  lint.diagnostics.warning("integer-overflow", expr->loc,
                           {Msg::IntegerOverflow, wrapped, quote(expr->type)}, {expr->range});
}

/// `a = a`
void warnSelfAssign(Lint& lint, const Token& op, const Expr* lhs, const Expr* rhs) {
  if (op.kind != Tok::Assign && op.kind != Tok::AmpAssign && op.kind != Tok::PipeAssign) return;
  const VarDecl* var = plainVariable(lhs);
  if (!var || var != plainVariable(rhs) || var->type->isVolatile()) return;
  lint.diagnostics.warning("self-assign", op.loc, {Msg::SelfAssign, quote(var->type)},
                           {lhs->range, rhs->range});
}

/// `x && 4`: `&` may be meant.
static void warnConstantOperand(Lint& lint, const Token& op, const Expr* lhs, const Expr* rhs) {
  if (!lhs->type->isInteger() || lhs->type->kind == TypeKind::Bool || !rhs->type->isInteger() ||
      op.loc.isMacro() || lint.isSysY || lint.unevaluated)
    return;
  ConstValue value = evaluateShort(rhs);
  if (value.kind != ConstValue::Int || value.integer == 0 || value.integer == 1) return;
  bool isAnd = op.kind == Tok::AmpAmp;
  std::string_view bitwise = isAnd ? "&" : "|";
  if (!lint.diagnostics.warning("constant-logical-operand", op.loc,
                                {Msg::LogicalWithConstant, tokenName(op.kind)}, {rhs->range}))
    return;
  lint.diagnostics.note(op.loc, {Msg::UseBitwise, bitwise}, {},
                        {{op.range(), std::string(bitwise)}});
  if (isAnd)
    lint.diagnostics.note(op.loc, {Msg::RemoveConstant}, {},
                          {{{lhs->range.end, rhs->range.end}, ""}});
}

void warnLogicalOperands(Lint& lint, const Token& op, const Expr* lhs, const Expr* rhs) {
  warnTruth(lint, lhs);
  warnTruth(lint, rhs);
  warnConstantOperand(lint, op, lhs, rhs);
}

/// `memset(p, 0, sizeof p)`: the size of the pointer instead of that of what it points to.
static void warnSizeofPointer(Lint& lint, const FunctionDecl* callee, std::span<Expr* const> args) {
  std::string_view name = callee->name;
  bool copies = name == "memcpy" || name == "memmove" || name == "memcmp";
  if ((!copies && name != "memset") || args.size() != 3 || lint.unevaluated) return;
  const SizeofOperand* size = sizeofOperand(args[2]);
  if (!size || !size->operand || !size->type->isPointer()) return;
  auto* ref = size->operand->tryAs<DeclRef>();
  for (size_t i = 0; i < (copies ? 2u : 1u) && ref; ++i) {
    const Expr* arg = args[i];
    while (auto* cast = arg->tryAs<CastExpr>()) arg = cast->operand;
    auto* used = arg->tryAs<DeclRef>();
    if (!used || used->decl != ref->decl) continue;
    if (lint.diagnostics.warning(
            "sizeof-pointer-memaccess", size->operand->loc,
            {Msg::SizeofOtherType, name, quote(size->type->element), quote(size->type)},
            {args[i]->range, args[2]->range}))
      lint.diagnostics.note(size->operand->loc, {Msg::DereferenceInSizeof}, {args[2]->range});
    return;
  }
}

/// Null for a parameter that the attribute `nonnull` names.
static void warnNullArguments(Lint& lint, const FunctionDecl* callee, std::span<Expr* const> args,
                              SourceLoc close) {
  for (size_t i = 0; i < args.size() && i < 32; ++i)
    if ((callee->nonNull >> i & 1) && args[i] && isNullConstant(args[i]) &&
        args[i]->type->isPointer() && !lint.unevaluated)
      lint.diagnostics.warning("nonnull", close, {Msg::NullArgument}, {args[i]->range});
}

void warnArguments(Lint& lint, const FunctionDecl* callee, std::span<Expr* const> args,
                   SourceLoc close, const std::vector<Token>& tokens) {
  if (!lint.unevaluated) checkFormat(callee, args, tokens, lint.diagnostics);
  warnSizeofPointer(lint, callee, args);
  if (callee->nonNull) warnNullArguments(lint, callee, args, close);
}

/// Whether the value of a signed expression cannot be negative, whatever its variables hold.
bool isNonNegative(const Expr* expr) {
  if (expr->type->isInteger() && !expr->type->isSigned()) return true;
  switch (expr->kind) {
    case ExprKind::IntConst: return expr->as<IntConst>()->value >= 0;
    case ExprKind::Cast: {
      auto* cast = expr->as<CastExpr>();
      const Type* from = cast->operand->type;
      return cast->cast == CastKind::Integral && from->isInteger() &&
             from->size < expr->type->size && isNonNegative(cast->operand);
    }
    case ExprKind::Unary:
      return expr->as<UnaryExpr>()->op == UnaryOp::LogicalNot ||
             (expr->as<UnaryExpr>()->op == UnaryOp::Plus &&
              isNonNegative(expr->as<UnaryExpr>()->operand));
    case ExprKind::Conditional:
      return isNonNegative(expr->as<ConditionalExpr>()->thenExpr) &&
             isNonNegative(expr->as<ConditionalExpr>()->elseExpr);
    case ExprKind::Binary: {
      auto* binary = expr->as<BinaryExpr>();
      if (isBoolean(binary)) return true;
      if (binary->op == BinaryOp::BitAnd)
        return isNonNegative(binary->rhs) || (binary->height < 100 && isNonNegative(binary->lhs));
      if (binary->op == BinaryOp::Add) return isSmall(binary->lhs) && isSmall(binary->rhs);
      if (binary->op == BinaryOp::Comma) return isNonNegative(binary->rhs);
      if (binary->op == BinaryOp::Shr || binary->op == BinaryOp::Rem)
        return binary->height < 100 && isNonNegative(binary->lhs);
      if (binary->op == BinaryOp::Div || binary->op == BinaryOp::BitOr ||
          binary->op == BinaryOp::BitXor)
        return isNonNegative(binary->rhs) && binary->height < 100 && isNonNegative(binary->lhs);
      return false;
    }
    default: return false;
  }
}

}  // namespace minic
