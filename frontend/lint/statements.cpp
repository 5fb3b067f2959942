// Warnings about statements: conditions, values that are dropped, addresses that are returned,
// variables that are not used.
#include <algorithm>
#include <utility>

#include "frontend/ast/const_eval.h"
#include "frontend/ast/properties.h"
#include "frontend/lint/lint.h"
#include "frontend/lint/sequence.h"

namespace minic {

using namespace ast;

/// `if ((a == b))`
static void warnExtraParentheses(Lint& lint, const Expr* condition) {
  auto* binary = condition->tryAs<BinaryExpr>();
  if (!binary || !binary->isParenthesized || binary->op != BinaryOp::Equal) return;
  if (binary->range.begin.isMacro()) return;  // macros put parentheses round everything
  auto* load = binary->lhs;
  while (auto* cast = load->tryAs<CastExpr>()) {
    if (cast->cast == CastKind::LValueToRValue && !cast->operand->type->isConst() &&
        !cast->isExplicit) {
      if (!lint.diagnostics.warning("parentheses-equality", binary->loc,
                                    "equality comparison with extraneous parentheses",
                                    {binary->range}))
        return;
      SourceRange range = binary->range;
      lint.diagnostics.note(
          binary->loc,
          "remove extraneous parentheses around the comparison to silence this warning", {},
          {{{range.begin, range.begin + 1}, ""}, {{{range.end.raw - 1}, range.end}, ""}});
      lint.diagnostics.note(binary->loc,
                            "use '=' to turn this equality comparison into an assignment", {},
                            {{{binary->loc, binary->loc + 2}, "="}});
      return;
    }
    load = cast->operand;
  }
}

void warnCondition(Lint& lint, const Expr* expr) {
  warnChanges(lint, expr);
  warnTruth(lint, expr);
  warnExtraParentheses(lint, expr);
  if (expr->kind != ExprKind::Assign || expr->isParenthesized) return;
  if (!lint.diagnostics.warning(
          "parentheses", expr->loc,
          "using the result of an assignment as a condition without parentheses", {expr->range}))
    return;
  lint.diagnostics.note(
      expr->loc, "place parentheses around the assignment to silence this warning", {},
      {{{expr->range.begin, expr->range.begin}, "("}, {{expr->range.end, expr->range.end}, ")"}});
  lint.diagnostics.note(expr->loc, "use '==' to turn this assignment into an equality comparison",
                        {}, {{{expr->loc, expr->loc + 1}, "=="}});
}

/// A full expression. Few change a variable other than by the operator of the whole.
void warnChanges(Lint& lint, const Expr* expr) {
  if (std::exchange(lint.changes, 0) > unsigned(isAssignment(expr)))
    checkSequence(expr, lint.diagnostics);
}

/// A builtin that stores through a pointer.
static bool isUpdate(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) expr = cast->operand;
  auto* builtin = expr->tryAs<BuiltinExpr>();
  if (!builtin) return false;
  return builtin->builtin == Builtin::AtomicUpdate ||
         builtin->builtin == Builtin::AtomicCompareExchange ||
         builtin->builtin == Builtin::AddOverflow || builtin->builtin == Builtin::SubOverflow ||
         builtin->builtin == Builtin::MulOverflow;
}

void warnUnusedValue(Lint& lint, const Expr* expr, std::string_view message) {
  // The value that is dropped last is reported: `a, b` and `c ? a : b` drop their parts.
  while (expr->kind == ExprKind::Binary && expr->as<BinaryExpr>()->op == BinaryOp::Comma)
    expr = expr->as<BinaryExpr>()->rhs;
  if (expr->type->isVoid()) return;
  if (auto* cast = expr->tryAs<CastExpr>();
      cast && !cast->isExplicit && isAssignment(cast->operand))
    return;  // to a bit-field
  if (auto* call = expr->tryAs<CallExpr>()) {
    auto* callee = call->callee->tryAs<CastExpr>();
    auto* ref = callee ? callee->operand->tryAs<DeclRef>() : nullptr;
    auto* function = ref ? ref->decl->tryAs<FunctionDecl>() : nullptr;
    if (function && function->mustUseResult)
      lint.diagnostics.warning(
          "unused-result", call->range.begin,
          "ignoring return value of function declared with 'warn_unused_result' "
          "attribute",
          {call->range});
    return;
  }
  if (auto* binary = expr->tryAs<BinaryExpr>(); binary && isLogical(binary->op)) {
    if (hasSideEffects(binary->rhs)) return;
  } else if (expr->kind == ExprKind::Conditional) {
    if (hasSideEffects(expr)) return;
  } else if (isAssignment(expr) || expr->kind == ExprKind::Call ||
             expr->kind == ExprKind::Statement || expr->kind == ExprKind::VaArg || isUpdate(expr)) {
    return;
  } else if (auto* load = expr->tryAs<CastExpr>();
             load && load->cast == CastKind::LValueToRValue && load->operand->type->isVolatile()) {
    return;
  }
  if (auto* binary = expr->tryAs<BinaryExpr>(); binary && isComparison(binary->op)) {
    bool isEqual = binary->op == BinaryOp::Equal;
    if (lint.diagnostics.warning(
            "unused-comparison", expr->loc,
            {"{} comparison result unused", isEqual                            ? "equality"
                                            : binary->op == BinaryOp::NotEqual ? "inequality"
                                                                               : "relational"},
            {binary->lhs->range, binary->rhs->range}) &&
        isEqual)
      lint.diagnostics.note(expr->loc,
                            "use '=' to turn this equality comparison into an assignment", {},
                            {{{expr->loc, expr->loc + 2}, "="}});
    return;
  }
  lint.diagnostics.warning("unused-value", expr->loc, std::string(message), {expr->range});
}

/// `return &local;`
void warnReturnedAddress(Lint& lint, const Expr* value) {
  const Expr* expr = value;
  while (auto* sum = expr->tryAs<BinaryExpr>()) {
    if (sum->op != BinaryOp::PointerAdd && sum->op != BinaryOp::PointerSub) return;
    expr = sum->lhs;
  }
  while (auto* cast = expr->tryAs<CastExpr>()) {
    if (cast->cast == CastKind::LValueToRValue) return;
    if (cast->cast == CastKind::ArrayToPointer) break;
    expr = cast->operand;
  }
  Expr* object = nullptr;
  if (auto* decay = expr->tryAs<CastExpr>())
    object = decay->operand;
  else if (auto* address = expr->tryAs<UnaryExpr>(); address && address->op == UnaryOp::AddressOf)
    object = address->operand;
  VarDecl* var = object ? rootVariable(object) : nullptr;
  if (!var || var->hasStaticStorage) return;
  lint.diagnostics.warning("return-stack-address", object->range.begin,
                           {"address of stack memory associated with {} {} returned",
                            var->isParam ? "parameter" : "local variable", quote(var->name)},
                           {value->range});
}

/// A `;` on the line of the `)` before it is probably a mistake.
void warnEmptyBody(Lint& lint, const Token& semi, std::string_view what) {
  if (semi.startsLine) return;
  if (lint.diagnostics.warning("empty-body", semi.loc, {"{} has empty body", what}))
    lint.diagnostics.note(semi.loc, "put the semicolon on a separate line to silence this warning");
}

void warnUnused(Lint& lint, const VarDecl* var) {
  if (var->type->isError() || var->name.empty()) return;
  bool hasUnusedType = !var->isParam && var->type->record && var->type->record->mayBeUnused;
  if (var->mayBeUnused || hasUnusedType) return;
  if (!var->used) {
    lint.diagnostics.warning(
        var->isParam ? WarningName("unused-parameter") : WarningName("unused-variable"), var->loc,
        {"unused {} {}", var->isParam ? "parameter" : "variable", quote(var->name)});
  } else if (!var->read && !var->addressTaken && !var->isParam && !var->type->isVolatile()) {
    lint.diagnostics.warning("unused-but-set-variable", var->loc,
                             {"variable {} set but not used", quote(var->name)});
  }
}

}  // namespace minic
