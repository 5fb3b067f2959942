// Warnings about statements: conditions, values that are dropped, addresses that are returned,
// variables that are not used.
#include <algorithm>
#include <utility>

#include "frontend/ast/const_eval.h"
#include "frontend/ast/properties.h"
#include "frontend/lint/lint.h"
#include "frontend/lint/sequence.h"
#include "support/messages.h"

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
                                    {Msg::ExtraParenthesesInEquality}, {binary->range}))
        return;
      SourceRange range = binary->range;
      lint.diagnostics.note(
          binary->loc, {Msg::RemoveParentheses}, {},
          {{{range.begin, range.begin + 1}, ""}, {{{range.end.raw - 1}, range.end}, ""}});
      lint.diagnostics.note(binary->loc, {Msg::UseAssignment}, {},
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
  if (!lint.diagnostics.warning("parentheses", expr->loc, {Msg::AssignmentAsCondition},
                                {expr->range}))
    return;
  lint.diagnostics.note(
      expr->loc, {Msg::ParenthesesAroundAssignment}, {},
      {{{expr->range.begin, expr->range.begin}, "("}, {{expr->range.end, expr->range.end}, ")"}});
  lint.diagnostics.note(expr->loc, {Msg::UseEquality}, {}, {{{expr->loc, expr->loc + 1}, "=="}});
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

void warnUnusedValue(Lint& lint, const Expr* expr, Message message) {
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
      lint.diagnostics.warning("unused-result", call->range.begin, {Msg::ResultIgnored},
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
    if (lint.diagnostics.warning("unused-comparison", expr->loc,
                                 isEqual ? Message(Msg::EqualityUnused)
                                         : either(binary->op == BinaryOp::NotEqual,
                                                  Msg::InequalityUnused, Msg::RelationUnused),
                                 {binary->lhs->range, binary->rhs->range}) &&
        isEqual)
      lint.diagnostics.note(expr->loc, {Msg::UseAssignment}, {},
                            {{{expr->loc, expr->loc + 2}, "="}});
    return;
  }
  lint.diagnostics.warning("unused-value", expr->loc, std::move(message), {expr->range});
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
                           either(var->isParam, Msg::ParameterAddressReturned,
                                  Msg::LocalAddressReturned, quote(var->name)),
                           {value->range});
}

/// A `;` on the line of the `)` before it is probably a mistake.
void warnEmptyBody(Lint& lint, const Token& semi, Wording<> wording) {
  if (semi.startsLine) return;
  if (lint.diagnostics.warning("empty-body", semi.loc, {wording}))
    lint.diagnostics.note(semi.loc, {Msg::SemicolonOnOwnLine});
}

void warnUnused(Lint& lint, const VarDecl* var) {
  if (var->type->isError() || var->name.empty()) return;
  bool hasUnusedType = !var->isParam && var->type->record && var->type->record->mayBeUnused;
  if (var->mayBeUnused || hasUnusedType) return;
  if (!var->used) {
    lint.diagnostics.warning(
        var->isParam ? WarningName("unused-parameter") : WarningName("unused-variable"), var->loc,
        either(var->isParam, Msg::UnusedParameter, Msg::UnusedVariable, quote(var->name)));
  } else if (!var->read && !var->addressTaken && !var->isParam && !var->type->isVolatile()) {
    lint.diagnostics.warning("unused-but-set-variable", var->loc,
                             {Msg::SetButNotUsed, quote(var->name)});
  }
}

}  // namespace minic
