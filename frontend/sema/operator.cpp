// Operators with one operand.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "frontend/ast/properties.h"
#include "frontend/sema/context.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/record.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

// ---- prefix and postfix operators --------------------------------------------------------------

void warnTwoSigns(SemaContext& sema, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i + 1 < end; ++i) {
    const Token &sign = sema.tree->tokens[i], &next = sema.tree->tokens[i + 1];
    if ((sign.kind != Tok::Plus && sign.kind != Tok::Minus) || next.kind != sign.kind ||
        sign.end() != next.loc)
      continue;
    const Token& operand = sema.tree->tokens[i + 2];
    std::string_view name = operand.kind == Tok::Identifier ? operand.spelling() : "...";
    sema.warning("increment-operator", sign.loc,
                 {Msg::IncrementInSysy, tokenName(sign.kind), name.substr(0, 100)});
    return;
  }
}

static Expr* addressOf(SemaContext& sema, const Token& token, Expr* operand) {
  sema.onlyInC(token);
  if (auto* nothing = operand->tryAs<CastExpr>();
      nothing && nothing->cast == CastKind::ToVoid && !nothing->isExplicit)
    return nothing->operand;  // &*p of a `void *`
  if (auto* decayed = operand->tryAs<CastExpr>(); decayed && !decayed->isExplicit &&
                                                  operand->type->isPointer() &&
                                                  operand->type->element->isFunction())
    return operand;  // &*f of a function or of a variable that points to one
  if (!operand->isLValue)
    return sema.fail(token.loc, {Msg::AddressOfRvalue, quote(operand->type)}, {operand->range});
  if (VarDecl* var = rootVariable(operand); var && var->storage == StorageClass::Register)
    return sema.fail(token.loc, {Msg::AddressOfRegister}, {operand->range});
  if (bitFieldOf(operand)) return sema.fail(token.loc, {Msg::AddressOfBitField}, {operand->range});
  SourceRange all = join(token.range(), operand->range);
  if (operand->type->isFunction()) {
    Expr* result = rvalue(sema, operand);
    result->range = all;
    return result;
  }
  if (auto* deref = operand->tryAs<UnaryExpr>(); deref && deref->op == UnaryOp::Deref) {
    deref->operand->range = all;  // &*p is p
    return deref->operand;
  }
  markAddressTaken(operand);
  return nested(sema,
                sema.make<UnaryExpr>(sema.types.pointerTo(operand->type), token.loc, all,
                                     UnaryOp::AddressOf, operand),
                operand->height + 1);
}

static Expr* dereference(SemaContext& sema, const Token& token, Expr* operand) {
  operand = rvalue(sema, operand);
  if (!operand) return nullptr;
  if (!operand->type->isPointer())
    return sema.fail(token.loc, {Msg::IndirectionOfNoPointer, quote(operand->type)},
                     {operand->range});
  sema.onlyInC(token.loc, Msg::PointersNotInSysy);
  const Type* type = operand->type->element;
  if (type->isError()) return nullptr;
  SourceRange all = join(token.range(), operand->range);
  if (type->isFunction()) {
    operand->range = all;
    // *f is f again; as a called object it is the pointer.
    return operand;
  }
  if (type->isVoid()) {
    // No constraint forbids it, but nothing can be done with the result but to take its address.
    if (!sema.lint.unevaluated && (&token)[-1].kind != Tok::Amp)
      sema.warning("void-ptr-dereference", token.loc,
                   {Msg::IndirectionOfVoid, quote(operand->type)}, {operand->range});
    Expr* nothing = castNode(sema, CastKind::ToVoid, type->unqualified, operand);
    nothing->range = all;
    return nothing;
  }
  auto* expr = sema.make<UnaryExpr>(type, token.loc, all, UnaryOp::Deref, operand);
  expr->isLValue = true;
  return nested(sema, expr, operand->height + 1);
}

Expr* prefixOperator(SemaContext& sema, const Token& token, Expr* operand) {
  switch (token.kind) {
    case Tok::Real:
    case Tok::Imag:
      sema.unsupported(Unsupported::ComplexNumbers, token.range(),
                       {Msg::NotSupported, quote(token.spelling())});
      return nullptr;
    case Tok::Amp: return addressOf(sema, token, operand);
    case Tok::Star: return dereference(sema, token, operand);
    case Tok::PlusPlus:
    case Tok::MinusMinus:
      if (!operand->isLValue && !operand->type->isVoid() && !sema.source.hasHeaders()) {
        // SysY reads two signs here, and course programs named .c rely on it.
        bool plus = token.kind == Tok::PlusPlus;
        sema.warning("pedantic", token.loc, {Msg::TwoSigns, std::string_view(plus ? "++" : "--")},
                     {operand->range});
        Token sign = token;
        sign.kind = plus ? Tok::Plus : Tok::Minus;
        operand = prefixOperator(sema, sign, operand);
        return operand ? prefixOperator(sema, sign, operand) : nullptr;
      }
      return incrementOrDecrement(sema, token, operand, true);
    default: break;
  }
  if (!infoOf(token.kind).isInSysY) sema.onlyInC(token);
  operand = rvalue(sema, operand);
  if (!operand) return nullptr;
  const Type* type = operand->type;
  SourceRange all = join(token.range(), operand->range);
  bool fits = token.kind == Tok::Not ? type->isArithmetic() || (type->isPointer() && !sema.sysy())
              : token.kind == Tok::Tilde ? type->isInteger()
                                         : type->isArithmetic();
  if (!fits) return sema.fail(token.loc, {Msg::InvalidUnaryOperand, quote(type)}, {operand->range});
  UnaryOp op = token.kind == Tok::Plus    ? UnaryOp::Plus
               : token.kind == Tok::Minus ? UnaryOp::Minus
               : token.kind == Tok::Tilde ? UnaryOp::BitNot
                                          : UnaryOp::LogicalNot;
  if (op == UnaryOp::LogicalNot) {
    warnTruth(sema.lint, operand);
  } else {
    operand = promote(sema, operand);
  }
  if (op == UnaryOp::Minus || op == UnaryOp::Plus) {
    // A sign before a constant is part of it.
    int64_t sign = op == UnaryOp::Minus ? -1 : 1;
    Expr* constant = nullptr;
    if (auto* integer = operand->tryAs<IntConst>())
      constant = sema.intConst(operand->type, Int128(UInt128(integer->value) * UInt128(sign)), all);
    else if (auto* floating = operand->tryAs<FloatConst>())
      constant = sema.floatConst(operand->type,
                                 sign < 0 ? floating->value.negated() : floating->value, all);
    if (constant) {
      constant->isVariable = operand->isVariable;
      return constant;
    }
  }
  const Type* result = op == UnaryOp::LogicalNot ? sema.basic(TypeKind::Int) : operand->type;
  return nested(sema, sema.make<UnaryExpr>(result, token.loc, all, op, operand),
                operand->height + 1);
}

/// A struct with a const member cannot be assigned to as a whole.
static bool hasConstMember(SemaContext& sema, const Expr* lvalue, SourceLoc loc) {
  auto find = [](auto&& self, const Type* record) -> const Field* {
    for (const Field& field : record->record->fields) {
      const Type* type = field.type->scalarElement();
      if (type->isConst()) return &field;
      if (type->isRecord())
        if (const Field* inner = self(self, type)) return inner;
    }
    return nullptr;
  };
  const Field* field = find(find, lvalue->type);
  if (!field) return false;
  VarDecl* var = rootVariable(const_cast<Expr*>(lvalue));
  sema.error(loc,
             var ? Message(Msg::VariableWithConstMember, quote(var->name), quote(field->name))
                 : Message(Msg::LvalueWithConstMember, quote(field->name)),
             {lvalue->range});
  return true;
}

bool checkModifiable(SemaContext& sema, const Expr* lvalue, SourceLoc loc) {
  const Type* type = lvalue->type;
  auto* ref = lvalue->tryAs<DeclRef>();
  if (type->isFunction())
    return sema.fail(loc, {Msg::NonObjectNotAssignable, quote(type)}, {lvalue->range});
  if (auto* cast = lvalue->tryAs<CastExpr>();
      cast && type->isVoid() && cast->cast == CastKind::ToVoid && !cast->isExplicit)
    return sema.fail(loc, {Msg::VoidNotAssignable}, {lvalue->range});
  if (!lvalue->isLValue) {
    auto* cast = lvalue->tryAs<CastExpr>();
    return sema.fail(
        loc,
        cast && cast->isExplicit ? Message(Msg::CastNotAssignable) : Message(Msg::NotAssignable),
        {lvalue->range});
  }
  if (type->isArray())
    return sema.fail(loc, {Msg::ArrayNotAssignable, quote(type)}, {lvalue->range});
  if (!type->isComplete() && !type->isVoid())
    return sema.fail(loc, {Msg::IncompleteNotAssignable, quote(type)}, {lvalue->range});
  if (!type->isConst()) return !type->isRecord() || !hasConstMember(sema, lvalue, loc);
  VarDecl* var = ref ? ref->decl->tryAs<VarDecl>() : rootVariable(const_cast<Expr*>(lvalue));
  if (var) {
    sema.error(loc, {Msg::AssignToConst, quote(var->name), quote(var->type)}, {lvalue->range});
    sema.note(var->loc, {Msg::DeclaredConstHere, quote(var->name)});
  } else if (auto* member = lvalue->tryAs<MemberExpr>(); member && member->field->type->isConst()) {
    sema.error(loc,
               {Msg::AssignToConstMember, quote(member->field->name), quote(member->field->type)},
               {lvalue->range});
  } else {
    sema.error(loc, {Msg::AssignToReadOnly}, {lvalue->range});
  }
  return false;
}

Expr* incrementOrDecrement(SemaContext& sema, const Token& token, Expr* operand, bool prefix) {
  sema.onlyInC(token);
  if (!operand) return nullptr;
  bool increment = token.kind == Tok::PlusPlus;
  const Type* type = operand->type;
  if (type->isPointer() && !canStep(sema, token.loc, operand, false)) return nullptr;
  if (!type->isArithmetic() && !type->isPointer())
    return sema.fail(token.loc,
                     either(increment, Msg::CannotIncrement, Msg::CannotDecrement, quote(type)),
                     {operand->range});
  if (!checkModifiable(sema, operand, token.loc)) return nullptr;
  if (VarDecl* var = rootVariable(operand)) var->assigned = var->read = true;
  SourceRange all =
      prefix ? join(token.range(), operand->range) : join(operand->range, token.range());
  ++sema.lint.changes;
  return bitFieldResult(
      sema,
      nested(sema,
             sema.make<IncDecExpr>(type->unqualified, token.loc, all, increment, prefix, operand),
             operand->height + 1),
      operand);
}

}  // namespace minic
