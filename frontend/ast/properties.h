// What can be asked of checked expressions.
#pragma once

#include "frontend/ast/ast.h"

namespace minic::ast {

/// Conservative: anything but plain computation and reading counts.
bool hasSideEffects(const Expr* expr);
/// The variable that an lvalue is or is part of, without going through a pointer; or null.
VarDecl* rootVariable(Expr* lvalue);
/// Whether the array may have the element, although it is longer then than its type says: as the
/// last member of a record that a pointer points to, or in a union that is as large.
bool mayBeLonger(const Expr* array, uint64_t index);
/// A null pointer constant (C17 6.3.2.3p3): an integer constant expression of value 0, or one cast
/// to void *.
bool isNullConstant(const Expr* expr);
/// The type of an operand as it is written: arrays and functions are not yet pointers.
const Type* writtenType(const Expr* expr);
/// The bit-field that an lvalue is, or null.
const Field* bitFieldOf(const Expr* expr);
/// A call of it does not come back: it is _Noreturn, or one of the C library's functions that are.
bool neverReturns(const FunctionDecl& function);
/// `=`, `op=`, `++` or `--`.
bool isAssignment(const Expr* expr);

/// Calls `visit` with each operand of an expression, in the order of evaluation but for
/// assignments. Constants, names and what is no expression have none.
template <class Visit>
void forEachPart(const Expr* expr, Visit&& visit) {
  switch (expr->kind) {
    case ExprKind::Unary: return visit(expr->as<UnaryExpr>()->operand);
    case ExprKind::IncDec: return visit(expr->as<IncDecExpr>()->operand);
    case ExprKind::Cast: return visit(expr->as<CastExpr>()->operand);
    case ExprKind::Binary:
      visit(expr->as<BinaryExpr>()->lhs);
      return visit(expr->as<BinaryExpr>()->rhs);
    case ExprKind::Assign:
      visit(expr->as<AssignExpr>()->lhs);
      return visit(expr->as<AssignExpr>()->rhs);
    case ExprKind::CompoundAssign:
      visit(expr->as<CompoundAssignExpr>()->lhs);
      return visit(expr->as<CompoundAssignExpr>()->rhs);
    case ExprKind::Conditional:
      visit(expr->as<ConditionalExpr>()->condition);
      visit(expr->as<ConditionalExpr>()->thenExpr);
      return visit(expr->as<ConditionalExpr>()->elseExpr);
    case ExprKind::Subscript:
      visit(expr->as<SubscriptExpr>()->base);
      return visit(expr->as<SubscriptExpr>()->index);
    case ExprKind::Member: return visit(expr->as<MemberExpr>()->base);
    case ExprKind::Call:
      visit(expr->as<CallExpr>()->callee);
      for (const Expr* arg : expr->as<CallExpr>()->args) visit(arg);
      return;
    default: return;
  }
}

}  // namespace minic::ast
