// What can be asked of checked expressions.
#include "frontend/ast/properties.h"

#include <algorithm>

#include "frontend/ast/const_eval.h"

namespace minic::ast {

bool hasSideEffects(const Expr* expr) {
  for (; auto* binary = expr->tryAs<BinaryExpr>(); expr = binary->lhs)
    if (hasSideEffects(binary->rhs)) return true;
  switch (expr->kind) {
    case ExprKind::Call:
    case ExprKind::Statement:
    case ExprKind::VaArg: return true;
    case ExprKind::Builtin: return expr->as<BuiltinExpr>()->builtin != Builtin::ConstantP;
    case ExprKind::Cast: {
      auto* cast = expr->as<CastExpr>();
      if (cast->cast == CastKind::LValueToRValue && cast->operand->type->isVolatile()) return true;
      break;
    }
    default:
      if (isAssignment(expr)) return true;
  }
  bool found = false;
  forEachPart(expr, [&](const Expr* part) { found = found || hasSideEffects(part); });
  return found;
}

bool neverReturns(const FunctionDecl& function) {
  if (function.isNoreturn) return true;
  if (function.defined) return false;
  for (std::string_view name : {"exit", "abort", "_exit", "_Exit", "quick_exit", "longjmp"})
    if (function.name == name) return true;
  return false;
}

VarDecl* rootVariable(Expr* lvalue) {
  for (;;) {
    if (auto* ref = lvalue->tryAs<DeclRef>()) return ref->decl->tryAs<VarDecl>();
    if (auto* subscript = lvalue->tryAs<SubscriptExpr>()) {
      auto* decay = subscript->base->tryAs<CastExpr>();
      if (!decay || decay->cast != CastKind::ArrayToPointer) return nullptr;
      lvalue = decay->operand;
    } else if (auto* member = lvalue->tryAs<MemberExpr>()) {
      lvalue = member->base;
    } else {
      return nullptr;
    }
  }
}

/// Whether the array may have the element, although it is longer then than its type says: as the
/// last member of a record that a pointer points to, or in a union that is as large.
bool mayBeLonger(const Expr* array, uint64_t index) {
  auto* member = array->tryAs<MemberExpr>();
  uint64_t offset = 0;
  for (;;) {
    if (!member) return false;
    const Expr* base = member->base;
    offset += member->field->offset;
    if (base->type->kind == TypeKind::Union) {
      uint64_t element = std::max(array->type->element->size, uint64_t(1));
      if (index < (base->type->size - offset) / element) return true;
    } else if (member->field != &base->type->record->fields.back()) {
      return false;
    }
    if (auto* deref = base->tryAs<UnaryExpr>(); deref && deref->op == UnaryOp::Deref) return true;
    member = base->tryAs<MemberExpr>();
  }
}

/// By the standard's letter an integer constant expression (C17 6.6p6): numbers of integer type,
/// floating ones only below a cast, and neither commas nor variables, evaluated or not.
static bool isIntegerConstant(const Expr* expr) {
  for (;;) {  // down the left operands
    if (!expr->type->isInteger()) return false;
    switch (expr->kind) {
      case ExprKind::IntConst: return !expr->isVariable;
      case ExprKind::Unary: {
        auto* unary = expr->as<UnaryExpr>();
        if (unary->op == UnaryOp::AddressOf || unary->op == UnaryOp::Deref) return false;
        expr = unary->operand;
        continue;
      }
      case ExprKind::Cast: {
        auto* cast = expr->as<CastExpr>();
        if (cast->operand->kind == ExprKind::FloatConst) return !cast->operand->isVariable;
        if (cast->cast < CastKind::NoOp) return false;
        expr = cast->operand;
        continue;
      }
      case ExprKind::Conditional: {
        auto* conditional = expr->as<ConditionalExpr>();
        if (!isIntegerConstant(conditional->thenExpr) || !isIntegerConstant(conditional->elseExpr))
          return false;
        expr = conditional->condition;
        continue;
      }
      case ExprKind::Binary: {
        auto* binary = expr->as<BinaryExpr>();
        if (binary->op == BinaryOp::Comma || !isIntegerConstant(binary->rhs)) return false;
        expr = binary->lhs;
        continue;
      }
      default: return false;
    }
  }
}

bool isNullConstant(const Expr* expr) {
  if (expr->type->isPointer()) {
    const Type* pointee = expr->type->element;
    if (!pointee->isVoid() || pointee != pointee->unqualified) return false;
    auto* constant = expr->tryAs<IntConst>();
    if (constant) return constant->value == 0 && !constant->isVariable;
    auto* cast = expr->tryAs<CastExpr>();
    return cast && cast->isExplicit && cast->cast == CastKind::IntegralToPointer &&
           isNullConstant(cast->operand);
  }
  if (auto* constant = expr->tryAs<IntConst>(); constant && constant->value != 0) return false;
  return isIntegerConstant(expr) && !evaluateNumber(expr).isTrue();
}

/// The type of an operand as it is written: arrays and functions are not yet pointers.
const Type* writtenType(const Expr* expr) {
  auto* cast = expr->tryAs<CastExpr>();
  bool decays = cast && !cast->isExplicit &&
                (cast->cast == CastKind::ArrayToPointer ||
                 (cast->cast == CastKind::FunctionToPointer &&
                  expr->range.begin.raw == cast->operand->range.begin.raw));  // `&f` is a pointer
  return decays ? cast->operand->type : expr->type;
}

const Field* bitFieldOf(const Expr* expr) {
  auto* member = expr->tryAs<MemberExpr>();
  return member && member->field->isBitField ? member->field : nullptr;
}

bool isAssignment(const Expr* expr) {
  return expr->kind == ExprKind::Assign || expr->kind == ExprKind::IncDec ||
         expr->kind == ExprKind::CompoundAssign;
}

}  // namespace minic::ast
