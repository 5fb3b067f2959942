// Declarators, read inside out as C has them, with the parameters of functions; type names.
#include "frontend/sema/declarator.h"

#include <algorithm>

#include "frontend/sema/array.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/builtin.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/decl.h"
#include "frontend/sema/expr.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// The suffixes of a declarator without those of the declarators inside it.
struct Level {
  ParseCursor pointers;  ///< where they begin
  std::vector<Suffix> suffixes;
};

}  // namespace

static void parameter(SemaContext& sema, uint32_t index, std::vector<Param>& params);

// ---- declarators -------------------------------------------------------------------------------

const Type* adjustParameter(SemaContext& sema, const Type* type) {
  if (type->isArray()) return sema.types.pointerTo(type->element);
  if (type->isFunction()) return sema.types.pointerTo(type);
  return type;
}

void checkRestrict(SemaContext& sema, const Type* type, SourceLoc loc) {
  if (type->isError()) return;
  if (!type->isPointer())
    sema.error(loc, {Msg::RestrictOfNoPointer, quote(type)});
  else if (type->element->isFunction())
    sema.error(loc, {Msg::RestrictOfFunctionPointer, quote(type->element)});
}

static const Type* pointersTo(SemaContext& sema, ParseCursor& cursor, const Type* type, bool report,
                              bool& isRestrict) {
  while (cursor.atNode(Rule::Pointer)) {
    ParseCursor pointer(*sema.tree, cursor.node());
    const Token& star = pointer.token();
    if (report) sema.onlyInC(star.loc, Msg::PointersNotInSysy);
    uint8_t qualifiers = NoQualifiers;
    isRestrict = false;
    while (pointer.atToken()) {
      const Token& word = pointer.token();
      Tok kind = word.kind;
      if (kind == Tok::Restrict && type->isFunction())
        checkRestrict(sema, sema.types.pointerTo(type), word.loc);
      isRestrict |= kind == Tok::Restrict;
      qualifiers |= qualifierOf(kind);
    }
    type = sema.types.qualified(sema.types.pointerTo(type), qualifiers);
  }
  return type;
}

std::vector<Level> declaratorLevels(SemaContext& sema, ParseCursor cursor, Declarator& result) {
  std::vector<Level> levels;
  for (uint32_t nested = 1; nested != 0;) {
    Level& level = levels.emplace_back(Level{cursor, {}});
    nested = 0;
    while (cursor.atNode(Rule::Pointer)) cursor.node();
    if (cursor.atNode(Rule::AbstractDeclarator)) cursor = ParseCursor(*sema.tree, cursor.node());
    if (cursor.atToken(Tok::Identifier)) {
      result.name = cursor.token();
    } else if (cursor.atToken(Tok::LParen) || cursor.atToken(Tok::LBracket)) {
      const Token& open = cursor.token();
      if (cursor.atNode(Rule::Declarator) || cursor.atNode(Rule::NestedDeclarator)) {
        nested = cursor.node();
        if (cursor.atToken(Tok::RParen)) cursor.token();
      } else {
        level.suffixes.push_back(declaratorSuffix(sema, cursor, open, result));
      }
    }
    while (cursor.atNode(Rule::DeclaratorSuffix)) {
      uint32_t suffix = cursor.node();
      if (sema.node(suffix).hasError) result.type = nullptr;
      ParseCursor in(*sema.tree, suffix);
      if (!in.atToken()) continue;
      const Token& open = in.token();
      level.suffixes.push_back(declaratorSuffix(sema, in, open, result));
    }
    if (nested) cursor = ParseCursor(*sema.tree, nested);
  }
  return levels;
}

/// Reads the parameters in the suffix of a declarator.
static void readParameters(SemaContext& sema, Suffix& suffix) {
  uint32_t parametersNode = suffix.child;
  Declarator& function = suffix.function;
  std::vector<Param>& params = function.params;
  if (parametersNode && sema.node(parametersNode).rule == Rule::IdentifierList) {
    // `int f(a, b)`: their types follow before the body; until then they are int.
    sema.onlyInC(sema.firstToken(parametersNode).loc, Msg::UntypedParameterNotInSysy);
    ParseCursor cursor(*sema.tree, parametersNode);
    while (cursor.atToken()) {
      const Token& token = cursor.token();
      if (token.kind != Tok::Identifier) continue;
      Param param;
      param.name = token;
      param.type = sema.basic(TypeKind::Int);
      param.range = token.range();
      params.push_back(param);
    }
    return;
  }
  if (parametersNode) {
    sema.scopes.enter();
    size_t outerBounds = sema.bounds.size();
    ParseCursor cursor(*sema.tree, parametersNode);
    while (!cursor.atEnd()) {
      if (cursor.atNode()) {
        uint32_t child = cursor.node();
        if (suffix.isVariadic) {
          sema.error(sema.firstToken(child).loc, {Msg::Expected, ')'});
          suffix.isVariadic = false;
        }
        parameter(sema, child, params);
        if (!sema.sysy()) bindParameter(sema, params.back());
      } else {
        const Token& token = cursor.token();
        if (token.kind == Tok::Ellipsis) {
          sema.onlyInC(token);
          if (params.empty()) sema.error(token, {Msg::OnlyEllipsis});
          suffix.isVariadic = true;
        }
      }
    }
    leaveParameters(sema, function);
    function.bounds.assign(sema.bounds.begin() + ptrdiff_t(outerBounds), sema.bounds.end());
    sema.bounds.resize(outerBounds);
    // `(void)`: no parameters.
    if (params.size() == 1 && !suffix.isVariadic && params[0].type && params[0].type->isVoid() &&
        params[0].name.kind == Tok::End && params[0].type->qualifiers == NoQualifiers)
      params.clear();
  }
}

static const Type* functionType(SemaContext& sema, const Type* result, Suffix& suffix) {
  if (suffix.child && sema.node(suffix.child).rule == Rule::IdentifierList)
    return sema.types.function(result->unqualified, {}, false, !sema.sysy());
  std::vector<const Type*> types;
  for (Param& param : suffix.function.params) {
    if (param.type && param.type->isVoid()) {
      bool isNamed = param.name.kind != Tok::End;
      sema.error(isNamed ? param.name.loc : param.range.begin,
                 isNamed ? Message(Msg::VoidParameter) : Message(Msg::VoidNotAlone), {param.range});
      param.type = nullptr;
    }
    if (!param.type) param.type = sema.basic(TypeKind::Error);
    types.push_back(param.type);
  }
  bool isOpen = !suffix.child && !sema.sysy();
  return sema.types.function(result->unqualified, types, suffix.isVariadic, isOpen);
}

static void applyDeclarator(SemaContext& sema, ParseCursor cursor, const Type* base,
                            Declarator& result) {
  std::vector<Level> levels = declaratorLevels(sema, cursor, result);
  // In the order of the text: a bound may name what one before it declares.
  for (size_t level = levels.size(); level-- > 0;)
    for (Suffix& suffix : levels[level].suffixes)
      if (!suffix.isArray)
        readParameters(sema, suffix);
      else if (suffix.child && !suffix.isStarred)
        suffix.bound = rvalue(sema, assignment(sema, suffix.child));

  const Type* type = base;
  for (Level& level : levels) {
    if (!type) type = sema.basic(TypeKind::Int);
    bool isInnermost = &level == &levels.back(), isRestrict = false;
    type = pointersTo(sema, level.pointers, type, result.type, isRestrict);
    size_t dimensions = 0;
    for (const Type* inner = type; inner->isArray(); inner = inner->element) ++dimensions;
    for (size_t i = level.suffixes.size(); i-- > 0 && type;) {
      Suffix& suffix = level.suffixes[i];
      if (suffix.isArray) {
        bool canHold = canBeElement(sema, type, ++dimensions, suffix.loc, result);
        type = canHold ? arrayType(sema, type, suffix, result, i == 0 && isInnermost) : nullptr;
      } else if (type->isArray() || type->isFunction()) {
        sema.error(suffix.loc, {Msg::ReturnsWrongKind,
                                type->isArray() ? MsgWord::Array : MsgWord::Function, quote(type)});
        type = nullptr;
      } else {
        type = functionType(sema, type, suffix);
        if (i != 0) continue;
        result.params = std::move(suffix.function.params);
        result.bounds = std::move(suffix.function.bounds);
        result.names = std::move(suffix.function.names);
        result.paramsLoc = suffix.loc;
      }
    }
    if (!type) result.type = nullptr;
    if (isInnermost && result.type) {
      result.type = type;
      result.isRestrict = isRestrict && level.suffixes.empty();
    }
  }
}

Declarator declarator(SemaContext& sema, const Specifiers& specifiers, uint32_t index) {
  Declarator result;
  result.range = sema.range(index);
  result.type = specifiers.type;
  applyDeclarator(sema, ParseCursor(*sema.tree, index), specifiers.type, result);
  if (sema.node(index).hasError) result.type = nullptr;
  if (!sema.tree->attributes.empty()) {
    result.attributes = specifiers.attributes;
    readDeclaratorAttributes(sema, index, result.name, result.attributes);
    if (result.attributes.mode != specifiers.attributes.mode && result.type)
      result.type = typeOfMode(sema, result.attributes.mode, result.type, result.range.begin);
    if (result.attributes.isVector) result.type = sema.basic(TypeKind::Error);
    if (result.attributes.isTransparent && result.type && result.type->kind == TypeKind::Union)
      result.type->record->isTransparent = true;
  }
  checkAvailable(sema, specifiers, result.attributes);
  return result;
}

void leaveParameters(SemaContext& sema, Declarator& function) {
  auto isParam = [](const Decl* decl) {
    return decl->kind == DeclKind::Var && static_cast<const VarDecl*>(decl)->isParam;
  };
  sema.scopes.collectInnermost([&](const Decl* decl) { return !isParam(decl); }, function.names);
  sema.scopes.leave([](Decl*) {});
}

void bindParameter(SemaContext& sema, Param& param) {
  if (param.name.kind == Tok::End) return;
  Symbol* symbol = sema.scopes.intern(param.name);
  if (Decl* previous = ScopeTable::find(symbol, sema.scopes.depth())) {
    sema.error(param.name.loc, {Msg::RedefinitionOfParameter, quote(symbol->name)});
    sema.notePrevious(previous, {Msg::PreviousDeclaration});
    return;
  }
  auto* var = sema.arena->create<VarDecl>();
  var->isParam = true;
  var->loc = param.name.loc;
  var->name = symbol->name;
  var->type = param.type ? param.type : sema.basic(TypeKind::Error);
  param.var = var;
  sema.scopes.bind(symbol, var);
}

static void parameter(SemaContext& sema, uint32_t index, std::vector<Param>& params) {
  Param param;
  param.range = sema.range(index);
  ParseCursor cursor(*sema.tree, index);
  if (!cursor.atNode(Rule::Specifiers)) {
    params.push_back(param);
    return;
  }
  Specifiers spec = specifiers(sema, cursor.node());
  if (spec.storage != StorageClass::None && spec.storage != StorageClass::Register)
    sema.error(spec.range.begin, {Msg::StorageClassOfParameter});
  refuseThreadLocal(sema, spec);
  Declarator result;
  result.type = spec.type;
  result.isParameter = true;
  applyDeclarator(sema, cursor, spec.type, result);
  param.name = result.name;
  if (!sema.tree->attributes.empty())
    readDeclaratorAttributes(sema, index, param.name, spec.attributes);
  param.mayBeUnused = spec.attributes.isUnused;
  checkAvailable(sema, spec, spec.attributes);
  if (result.type && !sema.node(index).hasError) {
    if (result.type->isArray()) param.arrayType = result.type;
    param.type = adjustParameter(sema, result.type);
    if (param.type->isPointer())
      param.type = sema.types.qualified(param.type, result.pointerQualifiers);
    param.isRestrict = result.isRestrict;
  }
  params.push_back(param);
}

const Type* typeName(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  if (!cursor.atNode(Rule::Specifiers)) return nullptr;
  Specifiers spec = specifiers(sema, cursor.node());
  if (spec.storage != StorageClass::None)
    sema.error(spec.range.begin, {Msg::StorageClassInTypeName});
  Declarator result;
  result.type = spec.type;
  applyDeclarator(sema, cursor, spec.type, result);
  checkAvailable(sema, spec, {});
  if (result.name.kind != Tok::End) return sema.fail(result.name.loc, {Msg::Expected, ')'});
  return sema.node(index).hasError ? nullptr : result.type;
}

}  // namespace minic
