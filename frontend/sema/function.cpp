// Functions: their declarations and definitions.
#include <algorithm>

#include "frontend/lint/flow.h"
#include "frontend/sema/array.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/decl.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/stmt.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

// ---- functions ---------------------------------------------------------------------------------

std::span<const ParamPlace> placesOf(SemaContext& sema, const Declarator& declarator) {
  if (declarator.params.empty()) return {};
  std::vector<ParamPlace> places;
  for (const Param& param : declarator.params) {
    bool isNamed = param.name.kind != Tok::End;
    places.push_back(
        {isNamed ? param.name.loc : param.range.begin,
         isNamed ? sema.scopes.intern(param.name.spelling())->name : std::string_view()});
  }
  return copyOut(sema.permanent, places);
}

/// Whether the definition `spec` takes the place of one that is only there to be inlined (GNU C's
/// extern and inline), as gcc has it: it is not such a one itself, nor C99's.
static bool replacesInline(const FunctionDecl& function, const Specifiers& spec, bool isGnuInline) {
  bool isOrdinary = !spec.isInline || (isGnuInline && spec.storage != StorageClass::Extern);
  return isOrdinary && function.isOnlyInline();
}

FunctionDecl* declareFunction(SemaContext& sema, const Specifiers& spec,
                              const Declarator& declarator, bool isDefinition) {
  Symbol* symbol = sema.scopes.intern(declarator.name);
  SourceLoc loc = declarator.name.loc;
  std::span<const ParamPlace> paramPlaces = placesOf(sema, declarator);
  const bool isGnuInline = declarator.attributes.isGnuInline ||
                           (spec.isInline && sema.options.preprocessor.hasGnuInline());
  auto note = [&](FunctionDecl* function) {
    function->isInline |= spec.isInline;
    function->sharesSymbol = symbol->isLabel;
    function->isNoreturn |= spec.isNoreturn || declarator.attributes.isNoreturn;
    function->mayBeUnused |= declarator.attributes.isUnused;
    function->mustUseResult |= declarator.attributes.mustUseResult;
    function->nonNull |= declarator.attributes.nonNull;
    function->minAlign = std::max(function->minAlign, declarator.attributes.minAlign);
    bool isExtern = spec.storage == StorageClass::Extern;
    function->isGnuInline |= isGnuInline;
    if (isGnuInline)
      function->isExternInline = !isExtern;
    else if (!sema.function.decl && (isDefinition || !function->isGnuInline))
      function->isExternInline |= !spec.isInline || isExtern;
    addTraits(sema, function, declarator.attributes, declarator.name.visibility);
  };
  auto makeFunction = [&] {
    auto* function = sema.permanent.create<FunctionDecl>();
    function->storage = spec.storage;
    function->loc = loc;
    function->name = symbol->name;
    function->type = declarator.type;
    function->id = sema.staticCount++;
    function->paramPlaces = paramPlaces;
    sema.functions.push_back(function);
    note(function);
    return function;
  };
  Decl* previous = declaredSymbol(sema, symbol);
  if (sema.function.decl) {
    Decl* here = ScopeTable::find(symbol, sema.scopes.depth());
    if (here && here != previous) previous = here;
  }
  if (spec.storage == StorageClass::Auto || spec.storage == StorageClass::Register)
    sema.error(spec.range.begin, {Msg::StorageClassOfFunction});
  if (sema.function.decl && spec.storage == StorageClass::Static)
    sema.error(spec.range.begin, {Msg::StaticFunctionInBlock});
  if (!previous) {
    FunctionDecl* function = makeFunction();
    if (sema.function.decl) sema.hiddenSymbols[symbol] = function;
    sema.scopes.bind(symbol, function);
    sema.itemDecls.push_back(function);
    return function;
  }
  auto* function = previous->tryAs<FunctionDecl>();
  if (!function) {
    sema.error(loc, {Msg::RedefinitionAsOtherKind, quote(symbol->name)});
    sema.notePrevious(previous, {Msg::PreviousDefinition});
    return makeFunction();
  }
  bool replaces = isDefinition && function->defined && replacesInline(*function, spec, isGnuInline);
  if (isDefinition && function->defined && !replaces) {
    sema.error(loc, {Msg::Redefinition, quote(symbol->name)});
    sema.notePrevious(function, {Msg::PreviousDefinition});
    return makeFunction();
  }
  const Type* merged = sema.types.composite(function->type, declarator.type);
  if (!merged) {
    sema.error(loc, {Msg::ConflictingTypes, quote(symbol->name)});
    sema.notePrevious(function,
                      either(function->defined, Msg::PreviousDefinition, Msg::PreviousDeclaration));
    // What follows goes by the newer declaration.
    FunctionDecl* newer = makeFunction();
    sema.scopes.bind(symbol, newer);
    return newer;
  }
  if (replaces) {
    function->replacesInline = true;
    function->isInline = function->isGnuInline = function->isExternInline = false;
    function->storage = spec.storage;
  }
  if (spec.storage == StorageClass::Static && function->storage != StorageClass::Static) {
    sema.error(loc, {Msg::StaticAfterNonStatic, quote(symbol->name)});
    sema.notePrevious(function, {Msg::PreviousDeclaration});
  }
  // A definition's own parameters are the ones its body sees.
  function->type = isDefinition && !declarator.type->unprototyped ? declarator.type : merged;
  if (isDefinition) function->loc = loc;
  if (!paramPlaces.empty()) function->paramPlaces = paramPlaces;
  note(function);
  if (!sema.function.decl && ScopeTable::find(symbol, fileScope) != function)
    sema.scopes.bind(symbol, function);
  if (sema.function.decl && ScopeTable::find(symbol, sema.scopes.depth()) != function)
    sema.scopes.bind(symbol, function);
  sema.itemDecls.push_back(function);
  return function;
}

static void checkMain(SemaContext& sema, const FunctionDecl* function,
                      const Declarator& declarator) {
  if (function->name != "main") return;
  if (function->resultType()->kind != TypeKind::Int) sema.error(function->loc, {Msg::MainNotInt});
  if (sema.sysy() && !declarator.params.empty())
    sema.error(function->loc, {Msg::MainWithParametersInSysy});
  else if (declarator.params.size() > 3)
    sema.error(function->loc, {Msg::MainTooManyParameters, declarator.params.size()});
}

static void oldStyleParameters(SemaContext& sema, ParseCursor& cursor, Declarator& function) {
  bool expected = function.type && function.type->isFunction() && function.type->unprototyped;
  bool said = false;
  auto declare = [&](const Specifiers& spec, uint32_t declaratorNode) {
    Declarator declared = declarator(sema, spec, declaratorNode);
    if (declared.name.kind == Tok::End) return;
    for (Param& param : function.params)
      if (param.name.spelling() == declared.name.spelling()) {
        param.type =
            declared.type ? adjustParameter(sema, declared.type) : sema.basic(TypeKind::Error);
        if (!param.var) bindParameter(sema, param);
        return;
      }
    sema.error(declared.name.loc, {Msg::ParameterNotInList, quote(declared.name.spelling())});
  };
  sema.scopes.enter();
  size_t outerBounds = sema.bounds.size();
  while (cursor.atNode(Rule::Declaration)) {
    uint32_t index = cursor.node();
    if (!expected) {
      if (!said) sema.error(sema.firstToken(index).loc, {Msg::ExpectedFunctionBody});
      said = true;
      continue;
    }
    ParseCursor declaration(*sema.tree, index);
    if (!declaration.atNode(Rule::Specifiers)) continue;
    Specifiers spec = specifiers(sema, declaration.node());
    if (spec.storage != StorageClass::None && spec.storage != StorageClass::Register)
      sema.error(spec.range.begin, {Msg::StorageClassOfParameter});
    if (declaration.atNode(Rule::Declarator)) declare(spec, declaration.node());
    if (!declaration.atNode(Rule::DeclarationRest)) continue;
    ParseCursor rest(*sema.tree, declaration.node());
    while (!rest.atEnd()) {
      if (!rest.atNode()) {
        const Token& token = rest.token();
        if (token.kind == Tok::Assign) sema.error(token.loc, {Msg::ParameterInitialized});
        continue;
      }
      ParseCursor init(*sema.tree, rest.node());
      if (init.atNode(Rule::Declarator)) declare(spec, init.node());
    }
  }
  leaveParameters(sema, function);
  function.bounds.insert(function.bounds.end(), sema.bounds.begin() + ptrdiff_t(outerBounds),
                         sema.bounds.end());
  sema.bounds.resize(outerBounds);
  if (!expected || function.params.empty()) return;
  // Callers promote what they pass.
  std::vector<const Type*> types;
  for (const Param& param : function.params)
    types.push_back(param.type->kind == TypeKind::Float ? sema.basic(TypeKind::Double)
                    : param.type->isInteger()           ? sema.types.promoted(param.type)
                                                        : param.type);
  function.type = sema.types.function(function.type->element, types, false, true);
}

/// What a definition needs of its types that a prototype does not.
static void checkSignature(SemaContext& sema, const Declarator& function) {
  const Type* result = function.type->element;
  SourceLoc loc = function.name.loc;
  if (!result->isComplete() && !result->isVoid() && !result->isError())
    sema.error(loc, {Msg::IncompleteResult, quote(result)});
  for (const Param& param : function.params) {
    if (!param.type->isComplete() && !param.type->isError())
      sema.error(param.name.kind == Tok::End ? param.range.begin : param.name.loc,
                 {Msg::VariableOfIncompleteType, quote(param.type)}, {param.range});
    for (const Type* type = param.arrayType ? param.arrayType : param.type; type;
         type = type->element)
      if (type->boundText == "*")
        sema.error(param.name.kind == Tok::End ? param.range.begin : param.name.loc,
                   {Msg::StarInDefinition});
  }
}

/// A function to check the body of, where the declaration is no function's.
static FunctionDecl* unusableFunction(SemaContext& sema, const Declarator& result) {
  auto* function = sema.arena->create<FunctionDecl>();
  function->loc = result.name.loc;
  function->name = result.name.kind == Tok::End ? std::string_view() : result.name.spelling();
  function->type = sema.types.function(sema.basic(TypeKind::Error), {}, false, true);
  if (!function->name.empty()) {
    Symbol* symbol = sema.scopes.intern(function->name);
    if (!ScopeTable::find(symbol, fileScope)) {
      auto* copy = sema.permanent.create<VarDecl>();  // uses of the name say nothing more
      copy->name = function->name;
      copy->type = sema.basic(TypeKind::Error);
      copy->isGlobal = copy->hasStaticStorage = true;
      sema.scopes.bind(symbol, copy);
    }
  }
  return function;
}

/// The parameters as variables of the scope that has been entered.
static std::vector<VarDecl*> declareParameters(SemaContext& sema, const Declarator& result) {
  std::vector<VarDecl*> params;
  for (const Param& param : result.params) {
    VarDecl* var = param.var ? param.var : sema.arena->create<VarDecl>();
    var->loc = param.name.kind == Tok::End ? param.range.begin : param.name.loc;
    var->type = param.type;
    var->arrayType = param.arrayType;
    var->isRestrict = param.isRestrict;
    var->mayBeUnused = param.mayBeUnused;
    var->isParam = true;
    var->definition = Definition::Defined;
    var->id = sema.function.automaticCount++;
    params.push_back(var);
    if (param.name.kind == Tok::End) {
      if (sema.sysy() && !param.type->isError())
        sema.error(var->loc, {Msg::ParameterNameOmitted}, {param.range});
      else if (!sema.sysy())
        sema.warning("c2x-extensions", var->loc, {Msg::ParameterNameOmittedExtension},
                     {param.range});
      continue;
    }
    Symbol* symbol = sema.scopes.intern(param.name);
    var->name = symbol->name;
    if (Decl* previous = ScopeTable::find(symbol, sema.scopes.depth())) {
      if (sema.sysy() || result.type->unprototyped) {
        sema.error(var->loc, {Msg::RedefinitionOfParameter, quote(var->name)});
        sema.notePrevious(previous, {Msg::PreviousDeclaration});
      }
      continue;
    }
    sema.scopes.bind(symbol, var);
  }
  return params;
}

void functionDefinition(SemaContext& sema, const Specifiers& spec, uint32_t declaratorNode,
                        ParseCursor& cursor) {
  Declarator result = declarator(sema, spec, declaratorNode);
  oldStyleParameters(sema, cursor, result);
  if (!cursor.atNode(Rule::Block)) return;
  uint32_t blockNode = cursor.node();
  bool usable = result.name.kind != Tok::End && result.type;
  if (spec.storage == StorageClass::Typedef) {
    sema.error(result.name.loc, {Msg::FunctionAsTypedef});
    usable = false;
  }
  if (usable && (!result.type->isFunction() || !result.paramsLoc.valid())) {
    // `int x { ... }`, or with the function type of a typedef
    sema.error(result.name.loc.valid() ? result.name.end() : result.range.end,
               {Msg::ExpectedSemicolonAfterTopLevel});
    usable = false;
  }
  if (spec.type->isError()) usable = false;
  if (usable) usable = checkVariablyModified(sema, spec, result, result.type);
  FunctionDecl* function = nullptr;
  if (usable) {
    function = declareFunction(sema, spec, result, true);
    checkSignature(sema, result);
    checkMain(sema, function, result);
  } else {
    function = unusableFunction(sema, result);
  }
  function->defined = true;
  sema.function = {};
  sema.function.decl = sema.itemFunction = function;

  sema.scopes.enter();
  std::vector<VarDecl*> params = declareParameters(sema, result);
  for (auto [symbol, decl] : result.names) sema.scopes.bind(symbol, decl);
  for (VarDecl* bound : result.bounds) bound->id = sema.function.automaticCount++;
  CompoundStmt* code = block(sema, blockNode, false);
  if (!result.bounds.empty()) {
    std::vector<Stmt*> stmts = {
        sema.makeStmt<DeclStmt>(code->loc, copyOut(*sema.arena, result.bounds))};
    stmts.insert(stmts.end(), code->stmts.begin(), code->stmts.end());
    code->stmts = copyOut(*sema.arena, stmts);
  }
  function->body = code;
  sema.leaveScope();

  const ParseNode& body = sema.node(blockNode);
  function->end =
      body.endToken > body.firstToken ? sema.tree->tokens[body.endToken - 1].loc : function->loc;
  function->params = copyOut(*sema.arena, params);
  function->locals = copyOut(*sema.arena, sema.function.locals);
  function->automaticCount = sema.function.automaticCount;
  function->labelCount = sema.function.labelCount;
  finishLabels(sema);
  if (!sema.function.flowUnknown && !sema.node(0).hasError) {
    const Type* returns = function->resultType();
    bool needsResult =
        !returns->isVoid() && !returns->isError() && (function->name != "main" || sema.sysy());
    checkFlow(*function, {needsResult, sema.function.callsItself}, sema.diagnostics);
  }
  sema.function.decl = nullptr;
}

}  // namespace minic
