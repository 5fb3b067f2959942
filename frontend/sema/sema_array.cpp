// Arrays: bounds, and what is special about arrays of variable length (C17 6.7.6.2).
//
// The bound of a variable array is an automatic variable without a name (Type::bound), whose
// initialiser is the bound as written. It becomes a variable of the declaration that the type
// stands in, so that it is computed where the declaration is reached; of a parameter it is computed
// at the start of the body, and in a cast, sizeof or va_arg before the value.
#include <fmt/format.h>

#include "frontend/sema/sema.h"

namespace minic {

using namespace ast;

// ---- reading the brackets ----------------------------------------------------------------------

Sema::Suffix Sema::declaratorSuffix(ParseCursor& in, const Token& open, Declarator& result) {
  Suffix suffix{open.kind == Tok::LBracket, open.loc};
  uint8_t qualifiers = NoQualifiers;
  while (in.atToken() && suffix.isArray && !in.atToken(Tok::RBracket)) {
    const Token& token = in.token();
    if (token.kind > Tok::Restrict) continue;  // after a syntax error
    suffix.wordLoc = token.loc;
    suffix.isStatic |= token.kind == Tok::Static;
    qualifiers |= qualifierOf(token);
  }
  suffix.child = in.atNode() ? in.node() : 0;
  if (in.atToken()) suffix.isStarred = in.token().pack != 0 && suffix.isArray;
  if (!suffix.wordLoc.valid()) return suffix;
  std::string_view what = suffix.isStatic ? "'static'" : "type qualifier";
  if (!result.isParameter) {
    error(suffix.wordLoc,
          fmt::format("{} used in array declarator outside of function prototype", what));
    result.type = nullptr;
  } else if (suffix.isStatic && !suffix.child) {
    error(suffix.wordLoc, "'static' may not be used without an array size");
    result.type = nullptr;
  }
  result.pointerQualifiers = qualifiers;
  return suffix;
}

bool Sema::canBeElement(const Type* type, size_t dimensions, SourceLoc loc,
                        const Declarator& declarator) {
  if (type->isFunction()) {
    error(loc,
          fmt::format("{} declared as array of functions of type {}",
                      declarator.name.kind == Tok::End ? "type name" : quote(text(declarator.name)),
                      quote(type)));
    return false;
  }
  if (type->isError()) return false;
  if (!type->isComplete()) {
    error(loc, fmt::format("array has incomplete element type {}", quote(type)));
    return false;
  }
  if (dimensions > dimensionLimit) {
    error(loc, fmt::format("array has too many dimensions (limit {})", dimensionLimit));
    return false;
  }
  return true;
}

const Type* Sema::arrayType(const Type* element, const Suffix& suffix, const Declarator& result,
                            bool outermost) {
  if (suffix.wordLoc.valid() && !outermost) {
    error(suffix.wordLoc, fmt::format("{} used in non-outermost array type derivation",
                                      suffix.isStatic ? "'static'" : "type qualifier"));
    return nullptr;
  }
  if (suffix.isStarred) {
    if (result.isParameter) return types_.variableArrayOf(element, nullptr, "*");
    error(suffix.loc, "star modifier used outside of function prototype");
    return nullptr;
  }
  if (!suffix.child) return types_.incompleteArrayOf(element);
  std::string name = result.name.kind == Tok::End ? "array" : quote(text(result.name));
  Expr* size = suffix.bound;
  if (!size) return nullptr;
  if (!size->type->isInteger()) {
    error(size->loc, fmt::format("size of array has non-integer type {}", quote(size->type)),
          {size->range});
    return nullptr;
  }
  ConstFailure failure;
  ConstValue value = evaluateInteger(size, &failure);
  if (value.kind != ConstValue::Int) {
    if (failure.divisionByZero.valid()) {
      error(failure.divisionByZero, "division by zero in a constant expression", {size->range});
      return nullptr;
    }
    if (!sysy()) return variableArray(element, size, suffix.child);
    if (result.isParameter && outermost)
      return types_.incompleteArrayOf(element);  // the parameter is a pointer
    error(failure.culprit ? failure.culprit->loc : size->loc,
          fmt::format("size of {} is not a constant expression", name), {size->range});
    return nullptr;
  }
  if (value.integer < 0 && size->type->isSigned()) {
    error(size->loc, fmt::format("{} declared as an array with a negative size", name),
          {size->range});
    return nullptr;
  }
  if (value.integer == 0)
    diagnostics_.warning("zero-length-array", size->loc, "zero size arrays are an extension",
                         {size->range});
  const Type* type = types_.arrayOf(element, uint64_t(value.integer));
  if (!type)
    error(size->loc, fmt::format("array is too large ({} elements)", uint64_t(value.integer)),
          {size->range});
  return type;
}

// ---- bounds ------------------------------------------------------------------------------------

VarDecl* Sema::hiddenVariable(std::string_view name, const Type* type) {
  auto* var = arena_->create<VarDecl>();
  var->kind = DeclKind::Var;
  var->name = name;
  var->type = type;
  var->used = var->read = true;
  var->definition = Definition::Defined;
  if (function_) var->id = automaticCount_++;
  return var;
}

const Type* Sema::variableArray(const Type* element, Expr* size, uint32_t boundNode) {
  const Type* count = basic(TypeKind::ULong);
  VarDecl* bound = hiddenVariable("__vla_expr", count);
  bound->loc = size->loc;
  auto* init = arena_->create<Initializer>();
  InitElement value;
  value.value = convert(size, count, true);
  value.type = count;
  init->elements = copyOut(*arena_, std::vector<InitElement>{value});
  bound->init = init;
  bounds_.push_back(bound);
  std::string written;
  for (uint32_t i = node(boundNode).firstToken; i < node(boundNode).endToken; ++i) {
    const Token& token = tree_->tokens[i];
    if (token.leadingSpace && !written.empty()) written += ' ';
    written += text(token);
  }
  return types_.variableArrayOf(element, bound, written);
}

bool Sema::checkVariablyModified(const Specifiers& spec, const Declarator& declarator,
                                 const Type* type) {
  if (!type->isVariablyModified) return true;
  SourceLoc loc = declarator.name.loc;
  bool isArray = type->isVariableArray();
  std::string_view what = isArray ? "variable length array" : "variably modified type";
  if (type->isFunction() && spec.storage != StorageClass::Typedef)
    error(loc, "function declaration cannot have variably modified type");
  else if (!function_)
    error(loc, fmt::format("{} declaration not allowed at file scope", what));
  else if (spec.storage == StorageClass::Extern)
    error(loc, fmt::format("{} declaration cannot have 'extern' linkage", what));
  else if (spec.storage == StorageClass::Static && isArray)
    error(loc, "variable length array declaration cannot have 'static' storage duration");
  else
    return true;
  return false;
}

void Sema::declareBounds(std::vector<VarDecl*>* locals) {
  if (locals) locals->insert(locals->end(), bounds_.begin(), bounds_.end());
  bounds_.clear();
}

Expr* Sema::objectRef(VarDecl* var, SourceRange range) {
  auto* ref = make<DeclRef>(ExprKind::DeclRef, var->type, range.begin, range);
  ref->decl = var;
  ref->isLValue = true;
  return ref;
}

Expr* Sema::loadOf(VarDecl* var, SourceRange range) {
  return castNode(CastKind::LValueToRValue, var->type->unqualified, objectRef(var, range));
}

Expr* Sema::afterBounds(size_t first, Expr* expr) {
  if (bounds_.size() == first || !expr) return expr;
  bool isObject = expr->isLValue;
  const Type* type = expr->type;
  SourceRange range = expr->range;
  if (isObject) {
    auto* address = make<UnaryExpr>(ExprKind::Unary, types_.pointerTo(type), range.begin, range);
    address->op = UnaryOp::AddressOf;
    address->operand = expr;
    expr = address;
  }
  for (; bounds_.size() > first; bounds_.pop_back()) {
    VarDecl* bound = bounds_.back();
    auto* assign = make<AssignExpr>(ExprKind::Assign, bound->type, range.begin, range);
    assign->lhs = objectRef(bound, range);
    assign->rhs = bound->init->elements[0].value;
    assign->height = assign->rhs->height;
    expr = comma(assign, expr, range.begin, range);
  }
  if (isObject) {
    auto* object = make<UnaryExpr>(ExprKind::Unary, type, range.begin, range);
    object->op = UnaryOp::Deref;
    object->operand = expr;
    object->isLValue = true;
    object->height = expr->height + 1;
    expr = object;
  }
  return nested(expr, expr->height);
}

/// The size in bytes, computed when it is needed.
Expr* Sema::sizeOfVariable(const Type* type, SourceRange range) {
  const Type* count = basic(TypeKind::ULong);
  if (!type->isVariableArray()) return intConst(count, int64_t(type->size), range);
  auto* product = make<BinaryExpr>(ExprKind::Binary, count, range.begin, range);
  product->op = BinaryOp::Mul;
  product->lhs =
      type->bound ? loadOf(type->bound, range) : intConst(count, int64_t(type->count), range);
  product->rhs = sizeOfVariable(type->element, range);
  product->height = product->rhs->height + 1;
  return product;
}

}  // namespace minic
