// Arrays: bounds, and what is special about arrays of variable length (C17 6.7.6.2).
//
// The bound of a variable array is an automatic variable without a name (Type::bound), whose
// initialiser is the bound as written. It becomes a variable of the declaration that the type
// stands in, so that it is computed where the declaration is reached; of a parameter it is computed
// at the start of the body, and in a cast, sizeof or va_arg before the value.
#include "frontend/sema/array.h"

#include "frontend/sema/builtin.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/record.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

// ---- reading the brackets ----------------------------------------------------------------------

/// The word in brackets that belongs to a parameter.
static Message suffixWord(const Suffix& suffix) {
  return suffix.isStatic ? verbatim("'static'") : Message(MsgWord::TypeQualifier);
}

/// The name that is declared, or the word where there is none.
static Message nameOr(const Declarator& declarator, MsgWord word) {
  return declarator.name.kind == Tok::End ? Message(word)
                                          : verbatim(quote(declarator.name.spelling()));
}

Suffix declaratorSuffix(SemaContext& sema, ParseCursor& in, const Token& open, Declarator& result) {
  Suffix suffix{open.kind == Tok::LBracket, open.loc};
  uint8_t qualifiers = NoQualifiers;
  while (in.atToken() && suffix.isArray && !in.atToken(Tok::RBracket) &&
         !in.atToken(Tok::AnySize)) {
    const Token& token = in.token();
    if (token.kind > Tok::Restrict) continue;  // after a syntax error
    suffix.wordLoc = token.loc;
    suffix.isStatic |= token.kind == Tok::Static;
    qualifiers |= qualifierOf(token.kind);
  }
  suffix.child = in.atNode() ? in.node() : 0;
  suffix.isStarred = in.atToken(Tok::AnySize);
  if (suffix.isStarred) in.token();
  if (in.atToken()) in.token();  // the closing bracket
  if (!suffix.wordLoc.valid()) return suffix;
  if (!result.isParameter) {
    sema.error(suffix.wordLoc, {Msg::OnlyInPrototype, suffixWord(suffix)});
    result.type = nullptr;
  } else if (suffix.isStatic && !suffix.child) {
    sema.error(suffix.wordLoc, {Msg::StaticWithoutSize});
    result.type = nullptr;
  }
  result.pointerQualifiers = qualifiers;
  return suffix;
}

bool canBeElement(SemaContext& sema, const Type* type, size_t dimensions, SourceLoc loc,
                  const Declarator& declarator) {
  if (type->isFunction())
    return sema.fail(loc,
                     {Msg::ArrayOfFunctions, nameOr(declarator, MsgWord::TypeName), quote(type)});
  if (type->isError()) return false;
  if (!type->isComplete()) return sema.fail(loc, {Msg::ArrayOfIncompleteType, quote(type)});
  if (dimensions > dimensionLimit) return sema.fail(loc, {Msg::TooManyDimensions, dimensionLimit});
  return true;
}

static const Type* variableArray(SemaContext& sema, const Type* element, Expr* size,
                                 uint32_t boundNode) {
  const Type* count = sema.basic(TypeKind::ULong);
  VarDecl* bound = hiddenVariable(sema, "__vla_expr", count);
  bound->loc = size->loc;
  auto* init = sema.arena->create<Initializer>();
  InitElement value;
  value.value = convert(sema, size, count, true);
  value.type = count;
  init->elements = copyOut(*sema.arena, std::vector<InitElement>{value});
  bound->init = init;
  sema.bounds.push_back(bound);
  std::string written;
  for (uint32_t i = sema.node(boundNode).firstToken; i < sema.node(boundNode).endToken; ++i) {
    const Token& token = sema.tree->tokens[i];
    if (token.leadingSpace && !written.empty()) written += ' ';
    written += token.spelling();
  }
  return sema.types.variableArrayOf(element, bound, written);
}

const Type* arrayType(SemaContext& sema, const Type* element, const Suffix& suffix,
                      const Declarator& result, bool outermost) {
  if (suffix.wordLoc.valid() && !outermost)
    return sema.fail(suffix.wordLoc, {Msg::NotInOutermostArray, suffixWord(suffix)});
  if (suffix.isStarred) {
    if (result.isParameter) return sema.types.variableArrayOf(element, nullptr, "*");
    return sema.fail(suffix.loc, {Msg::StarOutsidePrototype});
  }
  if (!suffix.child) return sema.types.incompleteArrayOf(element);
  const Message name = nameOr(result, MsgWord::Array);
  Expr* size = suffix.bound;
  if (!size) return nullptr;
  if (!size->type->isInteger())
    return sema.fail(size, {Msg::ArraySizeNotInteger, quote(size->type)});
  ConstFailure failure;
  ConstValue value = evaluateInteger(size, &failure);
  if (value.kind != ConstValue::Int) {
    if (!sema.sysy() && !failure.divisionByZero.valid())
      return variableArray(sema, element, size, suffix.child);
    if (result.isParameter && outermost && !failure.divisionByZero.valid())
      return sema.types.incompleteArrayOf(element);  // the parameter is a pointer
    return notConstant(sema, size, failure, {Msg::ArraySizeNotConstant, name});
  }
  const Int128 count = numberOf(size->type, value.integer);
  if (count < 0) return sema.fail(size, {Msg::NegativeArraySize, name});
  if (count == 0) sema.warning("zero-length-array", size, {Msg::ZeroSizeArray});
  const Type* type = count <= INT64_MAX ? sema.types.arrayOf(element, uint64_t(count)) : nullptr;
  if (!type) sema.error(size, {Msg::ArrayTooLarge, count});
  return type;
}

// ---- bounds ------------------------------------------------------------------------------------

VarDecl* hiddenVariable(SemaContext& sema, std::string_view name, const Type* type) {
  auto* var = sema.arena->create<VarDecl>();
  var->name = name;
  var->type = type;
  var->used = var->read = true;
  var->definition = Definition::Defined;
  if (sema.function.decl) var->id = sema.function.automaticCount++;
  return var;
}

bool checkVariablyModified(SemaContext& sema, const Specifiers& spec, const Declarator& declarator,
                           const Type* type) {
  if (!type->isVariablyModified) return true;
  SourceLoc loc = declarator.name.loc;
  bool isArray = type->isVariableArray();
  const MsgWord what = isArray ? MsgWord::VariableLengthArray : MsgWord::VariablyModifiedType;
  if (type->isFunction() && spec.storage != StorageClass::Typedef)
    sema.error(loc, {Msg::FunctionOfVariableType});
  else if (!sema.function.decl)
    sema.error(loc, {Msg::VariableTypeAtFileScope, what});
  else if (spec.storage == StorageClass::Extern)
    sema.error(loc, {Msg::VariableTypeExtern, what});
  else if (spec.storage == StorageClass::Static && isArray)
    sema.error(loc, {Msg::StaticVariableArray});
  else
    return true;
  return false;
}

void declareBounds(SemaContext& sema, std::vector<VarDecl*>* locals) {
  if (locals) locals->insert(locals->end(), sema.bounds.begin(), sema.bounds.end());
  sema.bounds.clear();
}

static Expr* objectRef(SemaContext& sema, VarDecl* var, SourceRange range) {
  return sema.make<DeclRef>(var->type, range.begin, range, var);
}

Expr* loadOf(SemaContext& sema, VarDecl* var, SourceRange range) {
  return castNode(sema, CastKind::LValueToRValue, var->type->unqualified,
                  objectRef(sema, var, range));
}

Expr* afterBounds(SemaContext& sema, size_t first, Expr* expr) {
  if (sema.bounds.size() == first || !expr) return expr;
  bool isObject = expr->isLValue;
  const Type* type = expr->type;
  SourceRange range = expr->range;
  if (isObject)
    expr = sema.make<UnaryExpr>(sema.types.pointerTo(type), range.begin, range, UnaryOp::AddressOf,
                                expr);
  for (; sema.bounds.size() > first; sema.bounds.pop_back()) {
    VarDecl* bound = sema.bounds.back();
    auto* assign =
        sema.make<AssignExpr>(bound->type, range.begin, range, objectRef(sema, bound, range),
                              bound->init->elements[0].value);
    assign->height = assign->rhs->height;
    expr = comma(sema, assign, expr, range.begin, range);
  }
  if (isObject) {
    auto* object = sema.make<UnaryExpr>(type, range.begin, range, UnaryOp::Deref, expr);
    object->isLValue = true;
    object->height = expr->height + 1;
    expr = object;
  }
  return nested(sema, expr, expr->height);
}

Expr* sizeOfVariable(SemaContext& sema, const Type* type, SourceRange range) {
  const Type* count = sema.basic(TypeKind::ULong);
  if (!type->isVariableArray()) return sema.intConst(count, int64_t(type->size), range);
  auto* product =
      sema.make<BinaryExpr>(count, range.begin, range, BinaryOp::Mul,
                            type->bound ? loadOf(sema, type->bound, range)
                                        : sema.intConst(count, int64_t(type->count), range),
                            sizeOfVariable(sema, type->element, range));
  product->height = product->rhs->height + 1;
  return product;
}

}  // namespace minic
