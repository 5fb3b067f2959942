// Expression nodes, and the conversions that C makes silently, all made explicit.
#include "frontend/sema/convert.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "frontend/ast/properties.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/record.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

// ---- nodes -------------------------------------------------------------------------------------

Expr* castNode(SemaContext& sema, CastKind kind, const Type* type, Expr* operand) {
  auto* expr = sema.make<CastExpr>(type, operand->loc, operand->range, kind, false, operand);
  expr->isParenthesized = operand->isParenthesized;
  expr->height = operand->height;
  return expr;
}

Expr* nested(SemaContext& sema, Expr* expr, uint32_t height) {
  expr->height = height;
  if (height <= nestingLimit) return expr;
  return sema.fail(expr->loc, {Msg::ExpressionTooDeep, nestingLimit});
}

// ---- conversions -------------------------------------------------------------------------------

void markAddressTaken(Expr* lvalue) {
  if (VarDecl* var = rootVariable(lvalue)) var->addressTaken = var->read = true;
}

Expr* rvalue(SemaContext& sema, Expr* expr) {
  if (!expr) return nullptr;
  if (expr->type->isFunction())
    return castNode(sema, CastKind::FunctionToPointer, sema.types.pointerTo(expr->type), expr);
  // A member of a value that is no lvalue is kept in memory all the same.
  if (!expr->isLValue && expr->kind != ExprKind::Member) {
    // What an assignment leaves is its variable's value, and here it is used.
    auto* assign = expr->tryAs<AssignExpr>();
    if (VarDecl* var = assign ? rootVariable(assign->lhs) : nullptr) var->read = true;
    return expr;
  }
  if (expr->type->isArray()) {
    markAddressTaken(expr);
    return castNode(sema, CastKind::ArrayToPointer, sema.types.pointerTo(expr->type->element),
                    expr);
  }
  if (auto* ref = expr->tryAs<DeclRef>()) {
    if (auto* var = ref->decl->tryAs<VarDecl>()) {
      var->read = true;
      if (var->constant) {
        Expr* constant =
            var->constant->kind == ExprKind::IntConst
                ? sema.intConst(var->type, var->constant->as<IntConst>()->value, expr->range)
                : sema.floatConst(var->type, var->constant->as<FloatConst>()->value, expr->range);
        constant->isParenthesized = expr->isParenthesized;
        constant->isVariable = true;
        constant->loc = expr->loc;
        return constant;
      }
    }
  }
  if (!expr->type->isComplete())
    return sema.fail(expr, {Msg::IncompleteTypeUsed, quote(expr->type)});
  Expr* value = castNode(sema, CastKind::LValueToRValue, expr->type->unqualified, expr);
  return bitFieldResult(sema, value, expr);
}

Expr* promote(SemaContext& sema, Expr* expr) {
  return expr && expr->type->isInteger()
             ? convert(sema, expr, sema.types.promoted(expr->type), true)
             : expr;
}

CastKind castKind(const Type* from, const Type* to) {
  if (to->isVoid()) return CastKind::ToVoid;
  if (to->kind == TypeKind::Bool)
    return from->kind == TypeKind::Bool ? CastKind::NoOp : CastKind::ToBool;
  if (from->isPointer()) return to->isPointer() ? CastKind::Pointer : CastKind::PointerToIntegral;
  if (to->isPointer()) return CastKind::IntegralToPointer;
  if (from->isFloating()) {
    if (to->isFloating()) return from->kind == to->kind ? CastKind::NoOp : CastKind::Floating;
    return CastKind::FloatingToIntegral;
  }
  if (to->isFloating()) return CastKind::IntegralToFloating;
  return from->size == to->size && from->kind != TypeKind::Bool ? CastKind::NoOp
                                                                : CastKind::Integral;
}

Expr* convert(SemaContext& sema, Expr* expr, const Type* type, bool isExplicit) {
  if (!expr) return nullptr;
  type = type->unqualified;
  if (expr->type == type) return expr;
  if (sema.lint.asksConversions && !isExplicit) [[unlikely]]
    warnConversion(sema.lint, expr, type);
  if (!isExplicit) warnConstantConversion(sema.lint, expr, type);
  if (expr->kind == ExprKind::IntConst || expr->kind == ExprKind::FloatConst) {
    if (expr->type->isArithmetic() && type->isArithmetic()) {
      ConstValue value = convertConstant(evaluate(expr), expr->type, type);
      Expr* result = value.kind == ConstValue::Int
                         ? sema.intConst(type, value.integer, expr->range)
                         : sema.floatConst(type, value.floating, expr->range);
      result->loc = expr->loc;
      result->isParenthesized = expr->isParenthesized;
      result->isVariable = expr->isVariable;
      return result;
    }
  }
  return castNode(sema, castKind(expr->type, type), type, expr);
}

bool requireScalar(SemaContext& sema, Expr* expr, SourceLoc loc, Wording<std::string> wording) {
  if (expr->type->isArithmetic() || (expr->type->isPointer() && !sema.sysy())) return true;
  return sema.fail(loc, {wording, quote(writtenType(expr))}, {expr->range});
}

Expr* binaryNode(SemaContext& sema, BinaryOp op, const Type* type, Expr* lhs, Expr* rhs,
                 SourceLoc loc, SourceRange range) {
  auto* expr = sema.make<BinaryExpr>(type, loc, range, op, lhs, rhs);
  if (op <= BinaryOp::Sub) warnOverflow(sema.lint, expr);
  return nested(sema, expr,
                std::max(lhs->height + (lhs->kind != ExprKind::Binary), rhs->height + 1));
}

Expr* comma(SemaContext& sema, Expr* lhs, Expr* rhs, SourceLoc loc, SourceRange range) {
  return binaryNode(sema, BinaryOp::Comma, rhs->type, lhs, rhs, loc, range);
}

Expr* unionOf(SemaContext& sema, const Type* type, const Field& field, Expr* value,
              SourceRange range) {
  VarDecl* var = literalVariable(sema, type, range.begin);
  auto* init = sema.arena->create<Initializer>();
  init->elements = copyOut(*sema.arena, std::vector<InitElement>{{0, value, field.type, nullptr}});
  init->zeroFill = field.type->size < type->size;
  var->init = init;
  return rvalue(sema, literalRef(sema, var, range));
}

const Field* transparentField(const Type* type, const Expr* argument) {
  const Type* from = argument->type->unqualified;
  auto* number = argument->tryAs<IntConst>();
  for (const Field& field : type->record->fields) {
    const Type* to = field.type->unqualified;
    bool isNull = to->isPointer() && from->isInteger() && number && number->value == 0;
    bool isSimilar = to->isPointer() && from->isPointer() &&
                     (from->element->isVoid() || to->element->isVoid() ||
                      from->element->unqualified == to->element->unqualified);
    if (to == from || isNull || isSimilar) return &field;
  }
  return nullptr;
}

/// GNU C: a cast to a union. The member that has the operand's type gets its value.
static Expr* castToUnion(SemaContext& sema, const Type* type, Expr* operand, SourceRange range) {
  for (const Field& field : type->record->fields) {
    if (field.isBitField || field.type->unqualified != operand->type->unqualified) continue;
    sema.warning("gnu-union-cast", range, {Msg::CastToUnionExtension});
    return unionOf(sema, type, field, operand, range);
  }
  return sema.fail(range, {Msg::CastToUnionWithoutMember, quote(operand->type)});
}

Expr* explicitCast(SemaContext& sema, const Type* type, Expr* operand, SourceRange range) {
  if (!operand || !type || type->isError()) return nullptr;
  type = type->unqualified;
  Expr* result = nullptr;
  if (type->isVoid()) {
    result = castNode(sema, CastKind::ToVoid, type, operand);
  } else if (type->isRecord() && operand->type->unqualified == type) {
    sema.warning("pedantic", range, {Msg::CastOfRecord, quote(type)});
    result = castNode(sema, CastKind::NoOp, type, operand);
  } else if (!type->isComplete()) {
    return sema.fail(range, {Msg::CastToIncomplete, quote(type)});
  } else if (type->kind == TypeKind::Union) {
    return castToUnion(sema, type, operand, range);
  } else if (!type->isScalar()) {
    return sema.fail(range, {Msg::TypeNotScalar, quote(type)});
  } else if (!operand->type->isScalar()) {
    return sema.fail(operand, {Msg::OperandNotScalar, quote(operand->type)});
  } else if (operand->type->isPointer() && type->isFloating()) {
    return sema.fail(operand, {Msg::CastOfPointer, quote(type)});
  } else if (type->isPointer() && operand->type->isFloating()) {
    return sema.fail(operand, {Msg::CastToPointer, quote(operand->type)});
  } else if (type->isPointer() && operand->kind == ExprKind::IntConst &&
             operand->type->isInteger()) {
    int64_t value = operand->as<IntConst>()->value;
    result = sema.intConst(type, value, operand->range);
    result->isVariable = operand->isVariable;
  } else if (type->isPointer() && operand->type->isInteger()) {
    if (operand->type->size < type->size && operand->type->kind != TypeKind::Bool &&
        operand->type->kind != TypeKind::Enum && !sema.sysy() && !sema.lint.unevaluated &&
        !evaluate(operand))
      sema.warning("int-to-pointer-cast", range,
                   {Msg::CastFromSmallerInteger, quote(type), quote(operand->type)});
    result = castNode(sema, CastKind::IntegralToPointer, type,
                      convert(sema, operand, sema.basic(TypeKind::Long), true));
  } else if (operand->type == type) {
    result = castNode(sema, CastKind::NoOp, type, operand);
  } else {
    if (operand->type->isPointer() && type->isInteger() && type->size < operand->type->size &&
        type->kind != TypeKind::Bool && !sema.sysy())
      sema.warning(operand->type->element->isVoid() ? WarningName("void-pointer-to-int-cast")
                                                    : WarningName("pointer-to-int-cast"),
                   range, {Msg::CastToSmallerInteger, quote(type), quote(writtenType(operand))});
    result = convert(sema, operand, type, true);
  }
  if (auto* cast = result->tryAs<CastExpr>()) cast->isExplicit = true;
  result->range = range;
  result->loc = range.begin;
  return nested(sema, result, operand->height + 1);
}

}  // namespace minic
