// Conversion as if by assignment (C17 6.5.16.1): of what is assigned, passed, returned, or used to
// initialise, with clang's words for each way in which the types may disagree
// (clang/lib/Sema/SemaExpr.cpp, DiagnoseAssignmentResult).
#include <fmt/format.h>

#include "frontend/ast/properties.h"
#include "frontend/sema/convert.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

struct Conversion {
  Context context;
  const Type* type;
  const Expr* value;
  SourceLoc loc;
  const FunctionDecl* callee;  ///< null: none, or unknown
  size_t index;                ///< of the argument
  size_t exchanged;            ///< see convertFor
};

}  // namespace

namespace {

/// The operand that an implicit conversion to a pointer or a value was made of.
const Expr* undecayed(const Expr* expr) {
  auto* cast = expr->tryAs<CastExpr>();
  return cast && !cast->isExplicit &&
                 (cast->cast == CastKind::ArrayToPointer || cast->cast == CastKind::LValueToRValue)
             ? cast->operand
             : expr;
}

/// Types of characters and integers that differ in their sign only.
bool differInSign(const Type* a, const Type* b) {
  auto isCharacter = [](const Type* type) {
    return type->kind == TypeKind::Char || type->kind == TypeKind::SChar ||
           type->kind == TypeKind::UChar;
  };
  if (isCharacter(a) && isCharacter(b)) return true;
  if (a->kind == TypeKind::Enum) a = a->element;
  if (b->kind == TypeKind::Enum) b = b->element;
  if (!a->isInteger() || !b->isInteger() || a->kind == TypeKind::Bool || b->kind == TypeKind::Bool)
    return false;
  // The signed kind of a pair is followed by the unsigned one.
  return (a->isSigned() && uint8_t(a->kind) + 1 == uint8_t(b->kind)) ||
         (b->isSigned() && uint8_t(b->kind) + 1 == uint8_t(a->kind));
}

}  // namespace

/// Adds to the message the operator that would make the types agree.
static void suggestOperator(const Conversion& to, Message& message, std::vector<FixIt>& fixIts) {
  const Expr* value = to.value;
  const Type* from = writtenType(value);
  SourceRange range = value->range;
  auto* unary = value->tryAs<UnaryExpr>();
  if (from->isPointer() && from->element->unqualified == to.type->unqualified) {
    if (unary && unary->op == UnaryOp::AddressOf) {
      fixIts.push_back({{range.begin, range.begin + 1}, ""});
      return message.add({Msg::RemoveAddressOf});
    }
    if (value->kind == ExprKind::IntConst) return;
    fixIts.push_back({{range.begin, range.begin}, "*"});
    return message.add({Msg::DereferenceIt});
  }
  const Expr* object = undecayed(value);
  if (!to.type->isPointer() || object == value || !object->isLValue ||
      to.type->element->unqualified != object->type->unqualified)
    return;
  if (auto* deref = object->tryAs<UnaryExpr>(); deref && deref->op == UnaryOp::Deref) {
    fixIts.push_back({{range.begin, range.begin + 1}, ""});
    return message.add({Msg::RemoveStar});
  }
  fixIts.push_back({{range.begin, range.begin}, "&"});
  message.add({Msg::TakeAddress});
}

/// The conversion in words: one that is refused, or one that a warning says more of.
static Message describe(SemaContext& sema, const Conversion& to, bool isRefused = false) {
  // SysY has strings but no type for them.
  auto* decay = to.value->tryAs<CastExpr>();
  bool isString = sema.sysy() && decay && decay->operand->kind == ExprKind::StringLiteral;
  const Message from =
      isString ? Message(MsgWord::AString) : verbatim(quote(writtenType(to.value)));
  const std::string type = quote(to.type);
  switch (to.context) {
    case Context::Assigning:
      return either(isRefused, Msg::AssigningIncompatible, Msg::AssigningFrom, type, from);
    case Context::Initializing:
      return either(isRefused, Msg::InitializingIncompatible, Msg::InitializingWith, type, from);
    case Context::Passing:
      return either(isRefused, Msg::PassingIncompatible, Msg::PassingToParameter, from, type);
    case Context::Returning:
      return either(isRefused, Msg::ReturningIncompatible, Msg::ReturningFrom, from, type);
  }
  MINIC_UNREACHABLE("a context of conversions");
}

/// Says that the types disagree: an error without `flag`.
static void reportConversion(SemaContext& sema, const Conversion& to, WarningName flag,
                             Message message) {
  std::vector<FixIt> fixIts;
  const std::string_view name = flag;
  bool fixable = flag.empty() || name == "int-conversion" || name == "incompatible-pointer-types";
  const bool isExchanged = to.exchanged != kNoArgument;
  if (fixable && !sema.sysy() && !isExchanged) suggestOperator(to, message, fixIts);
  bool shown =
      flag.empty()
          ? sema.error(to.loc, std::move(message), {to.value->range}, std::move(fixIts))
          : sema.warning(flag, to.loc, std::move(message), {to.value->range}, std::move(fixIts));
  if (!shown || !to.callee) return;
  if (isExchanged && to.index < to.exchanged)
    sema.note(to.loc, {Msg::ArgumentsExchanged, to.index + 1, to.exchanged + 1});
  if (to.index >= to.callee->paramPlaces.size()) return noteFunction(sema, to.callee, to.loc);
  const ParamPlace& place = to.callee->paramPlaces[to.index];
  sema.note(place.loc, place.name.empty()
                           ? Message(Msg::PassedToParameter)
                           : Message(Msg::PassedToNamedParameter, quote(place.name)));
}

Message wrongCount(size_t expected, size_t have, bool variadic) {
  if (have > expected) return {Msg::TooManyArguments, expected, have};
  return either(variadic, Msg::TooFewOfAtLeast, Msg::TooFewArguments, expected, have);
}

void noteFunction(SemaContext& sema, const FunctionDecl* function, SourceLoc call) {
  const bool isDeclared = !function->paramPlaces.empty() || function->type->params.empty();
  if (isDeclared && function->loc.valid())
    sema.note(function->loc, {Msg::DeclaredHere, quote(function->name)});
  else if (!function->type->unprototyped)
    sema.note(call, {Msg::LibraryFunctionWithType, quote(function->name), quote(function->type)});
}

/// Warns if a pointer to `of` becomes one to `to` that it should not become.
static void checkPointers(SemaContext& sema, const Conversion& conversion, const Type* to,
                          const Type* of) {
  bool isVoid = to->isVoid() || of->isVoid();
  if (!isVoid && !sameIgnoringQualifiers(to, of)) {
    bool discards = innerQualifiers(of) & ~innerQualifiers(to);
    if (!discards && differInSign(to->unqualified, of->unqualified)) {
      bool plain =
          to->unqualified->kind == TypeKind::Char || of->unqualified->kind == TypeKind::Char;
      return reportConversion(
          sema, conversion, "pointer-sign",
          either(plain, Msg::PointerSignOfChar, Msg::PointerSign, describe(sema, conversion)));
    }
    bool functions = to->isFunction() && of->isFunction();
    return reportConversion(sema, conversion,
                            functions ? WarningName("incompatible-function-pointer-types")
                                      : WarningName("incompatible-pointer-types"),
                            either(functions, Msg::IncompatibleFunctionPointerTypes,
                                   Msg::IncompatiblePointerTypes, describe(sema, conversion)));
  }
  if (isVoid && (to->isFunction() || of->isFunction())) {
    if (!isNullConstant(conversion.value))
      reportConversion(sema, conversion, "pedantic",
                       {Msg::VoidAndFunctionPointer, describe(sema, conversion)});
    return;
  }
  if (innerQualifiers(of) & ~innerQualifiers(to))
    return reportConversion(sema, conversion, "incompatible-pointer-types-discards-qualifiers",
                            {Msg::DiscardsQualifiers, describe(sema, conversion)});
  if (!isVoid && to->isPointer() && !compatible(to->unqualified, of->unqualified))
    reportConversion(sema, conversion, "incompatible-pointer-types-discards-qualifiers",
                     {Msg::DiscardsInnerQualifiers, describe(sema, conversion)});
}

Expr* convertFor(SemaContext& sema, Context context, const Type* type, Expr* value, SourceLoc loc,
                 const FunctionDecl* callee, size_t index, size_t exchanged) {
  if (!value) return nullptr;
  const Type* from = value->type;
  if (type->isError() || from->isError()) return nullptr;
  if (from == type) return value;
  if (type->isArithmetic() && from->isArithmetic()) return convert(sema, value, type);
  if (context == Context::Passing && type->kind == TypeKind::Union && type->record->isTransparent &&
      from->unqualified != type->unqualified)
    if (const Field* field = transparentField(type, value)) {
      value =
          convertFor(sema, context, field->type->unqualified, value, loc, callee, index, exchanged);
      return value ? unionOf(sema, type->unqualified, *field, value, value->range) : nullptr;
    }
  Conversion to = {context, type, value, loc, callee, index, exchanged};
  auto incompatible = [&]() -> Expr* {
    reportConversion(sema, to, "", describe(sema, to, true));
    return nullptr;
  };
  if (type->isPointer() && from->isPointer()) {
    const Type *target = type->element, *of = from->element;
    // Contest programs pass a matrix to a vector parameter of the library; all other types must
    // match in SysY.
    bool matrix =
        callee && callee->isLibrary && sameIgnoringQualifiers(target, of->scalarElement());
    if (sema.sysy() && !matrix && !sameIgnoringQualifiers(target, of)) return incompatible();
    checkPointers(sema, to, target, of);
    if (value->kind == ExprKind::IntConst)
      return sema.intConst(type, value->as<IntConst>()->value, value->range);
    return castNode(sema, target->is(of) ? CastKind::NoOp : CastKind::Pointer, type, value);
  }
  if (sema.sysy()) return incompatible();
  if (type->isPointer() && from->isInteger()) {
    if (isNullConstant(value)) return sema.intConst(type, 0, value->range);
    reportConversion(sema, to, "int-conversion", {Msg::IntegerToPointer, describe(sema, to)});
    return castNode(sema, CastKind::IntegralToPointer, type,
                    convert(sema, value, sema.basic(TypeKind::Long), true));
  }
  if (type->kind == TypeKind::Bool && from->isPointer()) {
    warnAlwaysTrue(sema.lint, value);
    return castNode(sema, CastKind::ToBool, type, value);
  }
  if (type->isInteger() && from->isPointer()) {
    reportConversion(sema, to, "int-conversion", {Msg::PointerToInteger, describe(sema, to)});
    return castNode(sema, CastKind::PointerToIntegral, type, value);
  }
  return incompatible();
}

}  // namespace minic
