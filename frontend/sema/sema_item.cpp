// Declarations, the half that enters them: items, redeclarations, variables, functions, and what is
// only known at the end of the file.
#include <algorithm>
#include <fmt/format.h>

#include "frontend/lint/flow.h"
#include "frontend/sema/sema.h"
#include "support/check.h"

namespace minic {

using namespace ast;

// ---- items -------------------------------------------------------------------------------------

void Sema::item(const ParseTree& tree, TopLevelItem& item) {
  tree_ = &tree;
  arena_ = &item.arena;
  itemDecls_.clear();
  itemFunction_ = nullptr;
  if (weakPragmas_ < source_.weakPragmas().size()) readWeakPragmas();

  ParseCursor cursor(tree, 0);
  if (cursor.atNode()) {
    bool hasSpecifiers = cursor.atNode(Rule::Specifiers);
    Specifiers spec;
    if (cursor.atNode(Rule::StaticAssert)) staticAssert(cursor.node());
    if (cursor.atNode(Rule::Assembly)) {
      item.isAssembly = true;
      item.assembly = assembly(cursor.node());
    }
    if (hasSpecifiers) {
      uint32_t child = cursor.node();
      spec = specifiers(child, cursor.atToken(Tok::Semi));
    }
    if (cursor.atNode(Rule::Declarator)) {
      uint32_t declaratorNode = cursor.node();
      if (!hasSpecifiers && sysy() && !cursor.atNode(Rule::Block)) {
        // A statement outside of every function.
        const Token& name = firstToken(declaratorNode);
        error(name.loc, fmt::format("unknown type name {}", quote(text(name))), {name.range()});
        return;
      }
      if (!hasSpecifiers) spec = implicitInt(declaratorNode);
      if (cursor.atNode(Rule::Block) || cursor.atNode(Rule::Declaration)) {
        functionDefinition(spec, declaratorNode, cursor);
      } else if (cursor.atNode(Rule::DeclarationRest)) {
        declarationRest(spec, declaratorNode, cursor.node(), nullptr);
      } else {
        Declarator first = declarator(spec, declaratorNode);  // its end is missing
        initDeclarator(spec, first, 0, nullptr);
      }
    } else if (hasSpecifiers && !node(0).hasError) {
      warnEmptyDeclaration(spec);
    }
  } else if (!node(0).hasError && cursor.atToken(Tok::Semi)) {
    diagnostics_.warning("extra-semi", cursor.token().loc, "extra ';' outside of a function");
  }

  itemErrors_ = diagnostics_.errorCount();
  item.decls = copyOut(item.arena, itemDecls_);
  item.function = itemFunction_;
}

/// A declaration without declarators: fine if it declares a tag or constants.
void Sema::warnEmptyDeclaration(const Specifiers& spec) {
  bool isTypedef = spec.storage == StorageClass::Typedef;
  bool declares = spec.definesTag && (spec.hasTagName || spec.type->kind == TypeKind::Enum);
  if (spec.type->isError() || (declares && !isTypedef)) return;
  diagnostics_.warning(
      "missing-declarations", spec.range.begin,
      isTypedef ? "typedef requires a name" : "declaration does not declare anything",
      {spec.range});
}

void Sema::declaration(uint32_t index, std::vector<VarDecl*>* locals) {
  ParseCursor cursor(*tree_, index);
  if (cursor.atNode(Rule::StaticAssert)) return staticAssert(cursor.node());
  if (!cursor.atNode(Rule::Specifiers)) return;
  uint32_t child = cursor.node();
  Specifiers spec = specifiers(child, cursor.atToken(Tok::Semi));
  if (!cursor.atNode(Rule::Declarator)) {
    if (!node(index).hasError) warnEmptyDeclaration(spec);
    return;
  }
  uint32_t first = cursor.node();
  if (cursor.atNode(Rule::DeclarationRest))
    declarationRest(spec, first, cursor.node(), locals);
  else
    initDeclarator(spec, declarator(spec, first), 0, locals);
  declareBounds(locals);
}

void Sema::declarationRest(const Specifiers& spec, uint32_t first, uint32_t restNode,
                           std::vector<VarDecl*>* locals) {
  brokenDeclaration_ = node(restNode).hasError;
  auto declare = [&](uint32_t declaratorNode, ParseCursor& after) {
    Declarator declared = declarator(spec, declaratorNode);
    asmLabel(after, declared);
    bool hasInit = after.atToken(Tok::Assign);
    if (hasInit) after.token();
    initDeclarator(spec, declared, hasInit && after.atNode() ? after.node() : 0, locals);
  };
  ParseCursor cursor(*tree_, restNode);
  declare(first, cursor);
  while (!cursor.atEnd()) {
    if (!cursor.atNode()) {
      cursor.token();
      continue;
    }
    uint32_t child = cursor.node();
    if (node(child).rule != Rule::InitDeclarator) continue;
    ParseCursor in(*tree_, child);
    if (!in.atNode(Rule::Declarator)) continue;
    uint32_t declaratorNode = in.node();
    declare(declaratorNode, in);
  }
}

void Sema::asmLabel(ParseCursor& cursor, Declarator& declarator) {
  if (!cursor.atNode(Rule::AsmLabel)) return;
  uint32_t index = cursor.node();
  ParseCursor label(*tree_, index);
  std::string name;
  while (label.atToken()) {
    const Token& token = label.token();
    if (token.kind == Tok::String) name += text(token).substr(1, text(token).size() - 2);
  }
  std::string_view kept = permanent_.copy(std::string_view(name));
  declarator.attributes.traits.label = kept;
  if (kept != text(declarator.name)) scopes_.intern(kept)->isLabel = true;
  declarator.attributes.hasTraits = true;
  readAttributes(node(index).endToken, declarator.attributes);
}

void Sema::refuseThreadLocal(const Specifiers& spec) {
  if (spec.threadLocal.begin.valid())
    error(spec.threadLocal.begin, "'_Thread_local' is only allowed on variable declarations",
          {spec.threadLocal});
}

/// `__auto_type x = value`: the type of the value, which is kept for the initialization. The name
/// is not in scope yet.
const Type* Sema::deducedType(const Specifiers& spec, const Declarator& declarator, uint32_t init) {
  const ParseNode* at = init ? &node(init) : nullptr;
  ParseCursor cursor(*tree_, init);
  if (!at || at->firstToken >= at->endToken || !cursor.atNode(Rule::Assignment)) {
    error(declarator.name.loc,
          fmt::format("declaration of variable {} with deduced type '__auto_type' requires an "
                      "initializer",
                      quote(text(declarator.name))));
    return basic(TypeKind::Error);
  }
  if (declarator.type != spec.type) {
    error(declarator.name.loc, "'__auto_type' only declares a name without '*', '[]' and '()'");
    return basic(TypeKind::Error);
  }
  autoValue_ = rvalue(assignment(cursor.node()));
  return autoValue_ ? types_.qualified(autoValue_->type->unqualified, spec.type->qualifiers)
                    : basic(TypeKind::Error);
}

void Sema::initDeclarator(const Specifiers& spec, const Declarator& declarator, uint32_t init,
                          std::vector<VarDecl*>* locals) {
  declareBounds(locals);
  if (declarator.name.kind == Tok::End) return;
  if (spec.storage == StorageClass::Typedef) {
    if (init) error(declarator.name.loc, "illegal initializer (only variables can be initialized)");
    refuseThreadLocal(spec);
    return declareTypedef(spec, declarator);
  }
  if (declarator.type && declarator.type->isFunction()) {
    if (!brokenDeclaration_) onlyInC(declarator.name.loc, "function prototypes are");
    refuseThreadLocal(spec);
    if (init) {
      error(declarator.name.loc,
            fmt::format("illegal initializer (only variables can be initialized)"));
      return;
    }
    if (checkVariablyModified(spec, declarator, declarator.type))
      if (declarator.type->unprototyped && !declarator.params.empty())
        error(declarator.params[0].name.loc,
              "a parameter list without types is only allowed in a function definition");
    declareFunction(spec, declarator, false);
    return;
  }
  const Type* type = declarator.type ? declarator.type : basic(TypeKind::Error);
  if (spec.isAutoType) type = deducedType(spec, declarator, init);
  if (type->isVoid() || (type->isArray() && type->scalarElement()->isVoid())) {
    error(declarator.name.loc, fmt::format("variable has incomplete type {}", quote(type)));
    type = basic(TypeKind::Error);
  }
  if (!function_ && (spec.storage == StorageClass::Auto || spec.storage == StorageClass::Register))
    error(declarator.name.loc,
          spec.storage == StorageClass::Register && !declarator.attributes.traits.label.empty()
              ? "global register variables are not supported"
              : "illegal storage class on file-scoped variable");
  checkAlignment(spec, type);
  bool isLocal = function_ != nullptr;
  if (!checkVariablyModified(spec, declarator, type)) type = basic(TypeKind::Error);
  if (type->isRecord() && !type->isComplete() &&
      (init || (isLocal && spec.storage != StorageClass::Extern))) {
    error(declarator.name.loc, fmt::format("variable has incomplete type {}", quote(type)));
    noteForwardDeclaration(type);
    type = basic(TypeKind::Error);
  }
  if (spec.threadLocal.begin.valid() && isLocal && spec.storage != StorageClass::Extern &&
      spec.storage != StorageClass::Static)
    error(spec.threadLocal.begin, "'_Thread_local' variables must have global storage",
          {spec.threadLocal});
  if (spec.isInline) error(spec.range.begin, "'inline' can only appear on functions");
  bool external = spec.storage == StorageClass::Extern;
  // Accesses of atomic objects call libatomic by its functions' names.
  if (!sysy() && (!isLocal || external) && isAtomicFunction(text(declarator.name)))
    error(declarator.name.loc,
          fmt::format("built-in function {} declared as a variable", quote(text(declarator.name))));
  VarDecl* var = isLocal && !external ? declareLocal(spec, declarator, type)
                                      : declareGlobal(spec, declarator, type, init != 0);
  if (external && init && isLocal) {
    error(declarator.name.loc, "'extern' variable cannot have an initializer");
    return;
  }
  // What a global constant holds is asked for again by later items.
  var->minAlign = std::max({var->minAlign, spec.minAlign, declarator.attributes.minAlign});
  var->mayBeUnused |= declarator.attributes.isUnused || spec.hasUnusedType;
  if (var->hasStaticStorage || var->storage == StorageClass::Register)
    addTraits(var, declarator.attributes, declarator.name.visibility);
  else
    restrictUses(var, declarator.attributes);
  Arena* itemArena = arena_;
  if (!var->isStaticLocal() && var->isGlobal && type->scalarElement()->isConst())
    arena_ = &permanent_;
  if (init && type->isVariableArray()) {
    error(declarator.name.loc, "variable-sized object may not be initialized");
  } else if (init) {
    if (var->init == nullptr && !var->constant) initializeVariable(var, init);
  } else if (!type->isError()) {
    if (type->kind == TypeKind::IncompleteArray && !external && (isLocal || sysy())) {
      error(declarator.name.loc,
            "definition of variable with array type needs an explicit size or an initializer");
      var->type = basic(TypeKind::Error);
    } else if (sysy() && type->scalarElement()->isConst() && !external) {
      error(declarator.name.loc, fmt::format("constant {} must be initialized", quote(var->name)));
    }
  }
  arena_ = itemArena;
  const Token* cleanup = declarator.attributes.cleanup;
  if (!cleanup) cleanup = spec.attributes.cleanup;
  if (cleanup && function_ && !var->hasStaticStorage) addCleanup(var, *cleanup);
  if (locals && !var->isGlobal) locals->push_back(var);
}

void Sema::declareTypedef(const Specifiers& spec, const Declarator& declarator) {
  Symbol* symbol = scopes_.intern(declarator.name);
  const Type* type = declarator.type ? declarator.type : basic(TypeKind::Error);
  if (!checkVariablyModified(spec, declarator, type)) type = basic(TypeKind::Error);
  if (type->isVariablyModified) enterJumpScope(declarator.name.loc, JumpScope::VariableTypedef);
  if (declarator.attributes.minAlign) type = types_.aligned(type, declarator.attributes.minAlign);
  if (spec.definesTag && !spec.hasTagName && type->unqualified == spec.type->unqualified &&
      (type->isRecord() || type->kind == TypeKind::Enum) && type->record->typedefName.empty())
    type->record->typedefName = permanent_.copy(symbol->name);
  if (Decl* previous = ScopeTable::find(symbol, scopes_.depth())) {
    if (previous->kind != DeclKind::Typedef) {
      error(declarator.name.loc,
            fmt::format("redefinition of {} as different kind of symbol", quote(symbol->name)));
      notePrevious(previous, "previous definition");
    } else if (previous->type != type && !type->isError() && !previous->type->isError()) {
      error(declarator.name.loc, fmt::format("typedef redefinition with different types ({} vs {})",
                                             quote(type), quote(previous->type)));
      notePrevious(previous, "previous definition");
    }
    return;
  }
  auto* decl = permanent_.create<TypedefDecl>();
  decl->kind = DeclKind::Typedef;
  decl->storage = StorageClass::Typedef;
  decl->loc = declarator.name.loc;
  decl->name = symbol->name;
  decl->type = type;
  decl->mayBeUnused = declarator.attributes.isUnused;
  restrictUses(decl, declarator.attributes);
  scopes_.bind(symbol, decl);
}

// ---- variables ---------------------------------------------------------------------------------

/// What a declaration with linkage of that name declares again; null: nothing.
Decl* Sema::declaredSymbol(const Symbol* symbol) {
  if (Decl* visible = ScopeTable::find(symbol, fileScope)) return visible;
  auto hidden = hiddenSymbols_.find(symbol);
  return hidden == hiddenSymbols_.end() ? nullptr : hidden->second;
}

VarDecl* Sema::declareGlobal(const Specifiers& spec, const Declarator& declarator, const Type* type,
                             bool hasInit) {
  Symbol* symbol = scopes_.intern(declarator.name);
  bool isExtern = spec.storage == StorageClass::Extern;
  bool isRefused = false;  // as an error, so there is no more to say
  SourceLoc loc = declarator.name.loc;
  auto makeVar = [&] {
    auto* var = permanent_.create<VarDecl>();
    var->kind = DeclKind::Var;
    var->storage = spec.storage;
    var->loc = loc;
    var->name = var->symbol = symbol->name;
    var->type = type;
    var->id = staticCount_++;
    var->isGlobal = var->hasStaticStorage = true;
    var->isThreadLocal = spec.threadLocal.begin.valid();
    return var;
  };
  Definition now = hasInit    ? Definition::Defined
                   : isExtern ? Definition::None
                   : sysy()   ? Definition::Defined
                              : Definition::Tentative;
  Decl* previous = declaredSymbol(symbol);
  VarDecl* var = nullptr;
  if (function_ && isExtern) {
    // A block may name an object of the file; another meaning in this very block is a clash.
    Decl* here = ScopeTable::find(symbol, scopes_.depth());
    if (here && here != previous) {
      error(loc, fmt::format("extern declaration of {} follows non-extern declaration",
                             quote(symbol->name)));
      notePrevious(here, "previous definition");
      return makeVar();
    }
  }
  if (previous) {
    var = previous->tryAs<VarDecl>();
    if (!var) {
      error(loc,
            fmt::format("redefinition of {} as different kind of symbol", quote(symbol->name)));
      notePrevious(previous, "previous definition");
      VarDecl* newer = makeVar();
      scopes_.bind(symbol, newer);
      return newer;
    }
    const Type* merged = types_.composite(var->type, type);
    if (!merged) {
      error(loc, sysy() ? fmt::format("redefinition of {}", quote(symbol->name))
                        : fmt::format("{} of {} with a different type: {} vs {}",
                                      isExtern ? "redeclaration" : "redefinition",
                                      quote(symbol->name), quote(type), quote(var->type)));
      notePrevious(previous, "previous definition");
      VarDecl* newer = makeVar();
      scopes_.bind(symbol, newer);
      return newer;
    }
    if (var->definition == Definition::Defined && (hasInit || (sysy() && !isExtern))) {
      error(loc, fmt::format("redefinition of {}", quote(symbol->name)));
      notePrevious(previous, "previous definition");
      return makeVar();
    }
    if (spec.storage == StorageClass::Static && var->storage != StorageClass::Static) {
      error(loc, fmt::format("static declaration of {} follows non-static declaration",
                             quote(symbol->name)));
      notePrevious(previous, "previous declaration");
    } else if (spec.storage == StorageClass::None && var->storage == StorageClass::Static) {
      error(loc, fmt::format("non-static declaration of {} follows static declaration",
                             quote(symbol->name)));
      notePrevious(previous, "previous declaration");
    }
    if (bool isThreadLocal = spec.threadLocal.begin.valid(); isThreadLocal != var->isThreadLocal) {
      error(loc,
            fmt::format("{} declaration of {} follows {} declaration",
                        isThreadLocal ? "thread-local" : "non-thread-local", quote(symbol->name),
                        isThreadLocal ? "non-thread-local" : "thread-local"));
      notePrevious(previous, "previous declaration");
    }
    var->type = merged;
    if (now > var->definition) {
      var->definition = now;
      var->loc = loc;
    }
  } else {
    var = makeVar();
    var->definition = now;
    if (now == Definition::Tentative && spec.storage == StorageClass::Static && !type->isError() &&
        !type->isComplete()) {
      const size_t errors = diagnostics_.errorCount();
      if (diagnostics_.warning(
              "tentative-definition-incomplete-type", loc,
              fmt::format("tentative definition of variable with internal linkage has incomplete "
                          "{} type {}",
                          type->isArray() ? "array" : "non-array", quote(type))) &&
          type->isRecord())
        noteForwardDeclaration(type);
      isRefused = type->isRecord() && diagnostics_.errorCount() != errors;
    }
    if (function_) hiddenSymbols_[symbol] = var;
  }
  if (!function_ && ScopeTable::find(symbol, fileScope) != var) scopes_.bind(symbol, var);
  if (function_ && ScopeTable::find(symbol, scopes_.depth()) != var) scopes_.bind(symbol, var);
  if (now == Definition::Tentative && var->definition == Definition::Tentative && !isRefused)
    tentative_.push_back(var);
  itemDecls_.push_back(var);
  return var;
}

VarDecl* Sema::declareLocal(const Specifiers& spec, const Declarator& declarator,
                            const Type* type) {
  Symbol* symbol = scopes_.intern(declarator.name);
  SourceLoc loc = declarator.name.loc;
  bool isStatic = spec.storage == StorageClass::Static;
  auto* var = (isStatic ? permanent_ : *arena_).create<VarDecl>();
  var->kind = DeclKind::Var;
  var->storage = spec.storage;
  var->loc = loc;
  var->name = symbol->name;
  var->type = type;
  var->hasStaticStorage = isStatic;
  var->isThreadLocal = isStatic && spec.threadLocal.begin.valid();
  var->definition = Definition::Defined;
  if (isStatic) {
    var->id = staticCount_++;
    std::string name = fmt::format("{}.{}", function_->name, var->name);
    if (uint32_t count = staticNames_[name]++) name += fmt::format(".{}", count);
    var->symbol = permanent_.copy(std::string_view(name));
  } else {
    var->id = automaticCount_++;
  }
  if (Decl* previous = ScopeTable::find(symbol, scopes_.depth())) {
    error(loc, fmt::format("redefinition of {}{}", quote(symbol->name),
                           previous->kind == DeclKind::Var ? "" : " as different kind of symbol"));
    notePrevious(previous, "previous definition");
    var->used = var->read = true;  // nothing more about this one
    if (previous->kind != DeclKind::Var) scopes_.bind(symbol, var);
  } else {
    // As gcc has it, only what can be called hides a function.
    Decl* outer = symbol->innermost ? symbol->innermost->decl : nullptr;
    bool isCallable = type->isPointer() && type->element->isFunction();
    if (outer && outer->loc.valid() && (outer->kind != DeclKind::Function || isCallable) &&
        diagnostics_.enabled("shadow")) {
      diagnostics_.warning(
          "shadow", loc,
          fmt::format("declaration of {} shadows an outer declaration", quote(symbol->name)));
      notePrevious(outer, "previous declaration");
    }
    scopes_.bind(symbol, var);
  }
  locals_.push_back(var);
  if (type->isVariablyModified) enterJumpScope(loc, JumpScope::VariableArray);
  if (type->isVariableArray()) {
    var->savedStack = hiddenVariable("saved_stack", types_.pointerTo(basic(TypeKind::Void)));
    var->outerArray = liveArray_;
    liveArray_ = var;
  }
  return var;
}

// ---- functions ---------------------------------------------------------------------------------

std::span<const ParamPlace> Sema::placesOf(const Declarator& declarator) {
  if (declarator.params.empty()) return {};
  std::vector<ParamPlace> places;
  for (const Param& param : declarator.params) {
    bool isNamed = param.name.kind != Tok::End;
    places.push_back({isNamed ? param.name.loc : param.range.begin,
                      isNamed ? scopes_.intern(text(param.name))->name : std::string_view()});
  }
  return copyOut(permanent_, places);
}

FunctionDecl* Sema::declareFunction(const Specifiers& spec, const Declarator& declarator,
                                    bool isDefinition) {
  Symbol* symbol = scopes_.intern(declarator.name);
  SourceLoc loc = declarator.name.loc;
  std::span<const ParamPlace> paramPlaces = placesOf(declarator);
  auto note = [&](FunctionDecl* function) {
    function->isInline |= spec.isInline;
    function->sharesSymbol = symbol->isLabel;
    function->isNoreturn |= spec.isNoreturn || declarator.attributes.isNoreturn;
    function->mayBeUnused |= declarator.attributes.isUnused;
    function->mustUseResult |= declarator.attributes.mustUseResult;
    function->nonNull |= declarator.attributes.nonNull;
    function->minAlign = std::max(function->minAlign, declarator.attributes.minAlign);
    bool isExtern = spec.storage == StorageClass::Extern;
    bool isGnuInline = declarator.attributes.isGnuInline ||
                       (spec.isInline && options_.preprocessor.hasGnuInline());
    function->isGnuInline |= isGnuInline;
    if (isGnuInline)
      function->isExternInline = !isExtern;
    else if (!function_ && (isDefinition || !function->isGnuInline))
      function->isExternInline |= !spec.isInline || isExtern;
    addTraits(function, declarator.attributes, declarator.name.visibility);
  };
  auto makeFunction = [&] {
    auto* function = permanent_.create<FunctionDecl>();
    function->kind = DeclKind::Function;
    function->storage = spec.storage;
    function->loc = loc;
    function->name = symbol->name;
    function->type = declarator.type;
    function->id = staticCount_++;
    function->paramPlaces = paramPlaces;
    functions_.push_back(function);
    note(function);
    return function;
  };
  Decl* previous = declaredSymbol(symbol);
  if (function_) {
    Decl* here = ScopeTable::find(symbol, scopes_.depth());
    if (here && here != previous) previous = here;
  }
  if (spec.storage == StorageClass::Auto || spec.storage == StorageClass::Register)
    error(spec.range.begin, "illegal storage class on function");
  if (function_ && spec.storage == StorageClass::Static)
    error(spec.range.begin, "function declared in block scope cannot have 'static' storage class");
  if (!previous) {
    FunctionDecl* function = makeFunction();
    if (function_) hiddenSymbols_[symbol] = function;
    scopes_.bind(symbol, function);
    itemDecls_.push_back(function);
    return function;
  }
  auto* function = previous->tryAs<FunctionDecl>();
  if (!function) {
    error(loc, fmt::format("redefinition of {} as different kind of symbol", quote(symbol->name)));
    notePrevious(previous, "previous definition");
    return makeFunction();
  }
  if (isDefinition && function->defined) {
    error(loc, fmt::format("redefinition of {}", quote(symbol->name)));
    notePrevious(function, "previous definition");
    return makeFunction();
  }
  const Type* merged = types_.composite(function->type, declarator.type);
  if (!merged) {
    error(loc, fmt::format("conflicting types for {}", quote(symbol->name)));
    notePrevious(function, function->defined ? "previous definition" : "previous declaration");
    // What follows goes by the newer declaration.
    FunctionDecl* newer = makeFunction();
    scopes_.bind(symbol, newer);
    return newer;
  }
  if (spec.storage == StorageClass::Static && function->storage != StorageClass::Static) {
    error(loc, fmt::format("static declaration of {} follows non-static declaration",
                           quote(symbol->name)));
    notePrevious(function, "previous declaration");
  }
  // A definition's own parameters are the ones its body sees.
  function->type = isDefinition && !declarator.type->unprototyped ? declarator.type : merged;
  if (isDefinition) function->loc = loc;
  if (!paramPlaces.empty()) function->paramPlaces = paramPlaces;
  note(function);
  if (!function_ && ScopeTable::find(symbol, fileScope) != function) scopes_.bind(symbol, function);
  if (function_ && ScopeTable::find(symbol, scopes_.depth()) != function)
    scopes_.bind(symbol, function);
  itemDecls_.push_back(function);
  return function;
}

void Sema::checkMain(const FunctionDecl* function, const Declarator& declarator) {
  if (function->name != "main") return;
  if (function->resultType()->kind != TypeKind::Int)
    error(function->loc, "'main' must return 'int'");
  if (sysy() && !declarator.params.empty())
    error(function->loc, "'main' takes no parameters in SysY");
  else if (declarator.params.size() > 3)
    error(function->loc, fmt::format("too many parameters ({}) for 'main': must be 0, 2, or 3",
                                     declarator.params.size()));
}

void Sema::oldStyleParameters(ParseCursor& cursor, Declarator& function) {
  bool expected = function.type && function.type->isFunction() && function.type->unprototyped;
  bool said = false;
  auto declare = [&](const Specifiers& spec, uint32_t declaratorNode) {
    Declarator declared = declarator(spec, declaratorNode);
    if (declared.name.kind == Tok::End) return;
    for (Param& param : function.params)
      if (text(param.name) == text(declared.name)) {
        param.type = declared.type ? adjustParameter(declared.type) : basic(TypeKind::Error);
        if (!param.var) bindParameter(param);
        return;
      }
    error(declared.name.loc,
          fmt::format("parameter named {} is missing", quote(text(declared.name))));
  };
  scopes_.enter();
  size_t outerBounds = bounds_.size();
  while (cursor.atNode(Rule::Declaration)) {
    uint32_t index = cursor.node();
    if (!expected) {
      if (!said) error(firstToken(index).loc, "expected function body after function declarator");
      said = true;
      continue;
    }
    ParseCursor declaration(*tree_, index);
    if (!declaration.atNode(Rule::Specifiers)) continue;
    Specifiers spec = specifiers(declaration.node());
    if (spec.storage != StorageClass::None && spec.storage != StorageClass::Register)
      error(spec.range.begin, "invalid storage class specifier in function declarator");
    if (declaration.atNode(Rule::Declarator)) declare(spec, declaration.node());
    if (!declaration.atNode(Rule::DeclarationRest)) continue;
    ParseCursor rest(*tree_, declaration.node());
    while (!rest.atEnd()) {
      if (!rest.atNode()) {
        const Token& token = rest.token();
        if (token.kind == Tok::Assign) error(token.loc, "a parameter cannot be initialized");
        continue;
      }
      ParseCursor init(*tree_, rest.node());
      if (init.atNode(Rule::Declarator)) declare(spec, init.node());
    }
  }
  leaveParameters(function);
  function.bounds.insert(function.bounds.end(), bounds_.begin() + ptrdiff_t(outerBounds),
                         bounds_.end());
  bounds_.resize(outerBounds);
  if (!expected || function.params.empty()) return;
  // Callers promote what they pass.
  std::vector<const Type*> types;
  for (const Param& param : function.params)
    types.push_back(param.type->kind == TypeKind::Float ? basic(TypeKind::Double)
                    : param.type->isInteger()           ? promotedType(param.type)
                                                        : param.type);
  function.type = types_.function(function.type->element, types, false, true);
}

/// What a definition needs of its types that a prototype does not.
void Sema::checkSignature(const Declarator& function) {
  const Type* result = function.type->element;
  SourceLoc loc = function.name.loc;
  if (!result->isComplete() && !result->isVoid() && !result->isError())
    error(loc, fmt::format("incomplete result type {} in function definition", quote(result)));
  for (const Param& param : function.params) {
    if (!param.type->isComplete() && !param.type->isError())
      error(param.name.kind == Tok::End ? param.range.begin : param.name.loc,
            fmt::format("variable has incomplete type {}", quote(param.type)), {param.range});
    for (const Type* type = param.arrayType ? param.arrayType : param.type; type;
         type = type->element)
      if (type->boundText == "*")
        error(param.name.kind == Tok::End ? param.range.begin : param.name.loc,
              "variable length array must be bound in function definition");
  }
}

void Sema::functionDefinition(const Specifiers& spec, uint32_t declaratorNode,
                              ParseCursor& cursor) {
  Declarator result = declarator(spec, declaratorNode);
  oldStyleParameters(cursor, result);
  if (!cursor.atNode(Rule::Block)) return;
  uint32_t blockNode = cursor.node();
  bool usable = result.name.kind != Tok::End && result.type;
  if (spec.storage == StorageClass::Typedef) {
    error(result.name.loc, "function definition declared 'typedef'");
    usable = false;
  }
  if (usable && (!result.type->isFunction() || !result.paramsLoc.valid())) {
    // `int x { ... }`, or with the function type of a typedef
    error(result.name.loc.valid() ? result.name.end() : result.range.end,
          "expected ';' after top level declarator");
    usable = false;
  }
  if (spec.type->isError()) usable = false;
  if (usable) usable = checkVariablyModified(spec, result, result.type);
  FunctionDecl* function = nullptr;
  if (usable) {
    function = declareFunction(spec, result, true);
    checkSignature(result);
    checkMain(function, result);
  } else {
    // Check the body all the same.
    function = arena_->create<FunctionDecl>();
    function->kind = DeclKind::Function;
    function->loc = result.name.loc;
    function->name = result.name.kind == Tok::End ? std::string_view() : text(result.name);
    function->type = types_.function(basic(TypeKind::Error), {}, false, true);
    if (!function->name.empty()) {
      Symbol* symbol = scopes_.intern(function->name);
      if (!ScopeTable::find(symbol, fileScope)) {
        auto* copy = permanent_.create<VarDecl>();  // uses of the name say nothing more
        copy->kind = DeclKind::Var;
        copy->name = function->name;
        copy->type = basic(TypeKind::Error);
        copy->isGlobal = copy->hasStaticStorage = true;
        scopes_.bind(symbol, copy);
      }
    }
  }
  function->defined = true;
  function_ = itemFunction_ = function;
  locals_.clear();
  staticNames_.clear();
  undeclared_.clear();
  automaticCount_ = labelCount_ = 0;
  jumpScopes_.assign(1, {});
  lastSizeofs_[0] = lastSizeofs_[1] = {};
  jumpScope_ = valueStatement_ = 0;
  liveArray_ = nullptr;
  callsItself_ = flowUnknown_ = false;

  scopes_.enter();
  std::vector<VarDecl*> params;
  for (const Param& param : result.params) {
    VarDecl* var = param.var ? param.var : arena_->create<VarDecl>();
    var->kind = DeclKind::Var;
    var->loc = param.name.kind == Tok::End ? param.range.begin : param.name.loc;
    var->type = param.type;
    var->arrayType = param.arrayType;
    var->isRestrict = param.isRestrict;
    var->mayBeUnused = param.mayBeUnused;
    var->isParam = true;
    var->definition = Definition::Defined;
    var->id = automaticCount_++;
    params.push_back(var);
    if (param.name.kind == Tok::End) {
      if (sysy() && !param.type->isError())
        error(var->loc, "parameter name omitted", {param.range});
      else if (!sysy())
        diagnostics_.warning(
            "c2x-extensions", var->loc,
            "omitting the parameter name in a function definition is a C2x extension",
            {param.range});
      continue;
    }
    Symbol* symbol = scopes_.intern(param.name);
    var->name = symbol->name;
    if (Decl* previous = ScopeTable::find(symbol, scopes_.depth())) {
      if (sysy() || result.type->unprototyped) {
        error(var->loc, fmt::format("redefinition of parameter {}", quote(var->name)));
        notePrevious(previous, "previous declaration");
      }
      continue;
    }
    scopes_.bind(symbol, var);
  }
  for (auto [symbol, decl] : result.names) scopes_.bind(symbol, decl);
  for (VarDecl* bound : result.bounds) bound->id = automaticCount_++;
  CompoundStmt* code = block(blockNode, false);
  if (!result.bounds.empty()) {
    auto* bounds = makeStmt<DeclStmt>(StmtKind::Decl, code->loc);
    bounds->vars = copyOut(*arena_, result.bounds);
    std::vector<Stmt*> stmts = {bounds};
    stmts.insert(stmts.end(), code->stmts.begin(), code->stmts.end());
    code->stmts = copyOut(*arena_, stmts);
  }
  function->body = code;
  leaveScope();

  const ParseNode& body = node(blockNode);
  function->end =
      body.endToken > body.firstToken ? tree_->tokens[body.endToken - 1].loc : function->loc;
  function->params = copyOut(*arena_, params);
  function->locals = copyOut(*arena_, locals_);
  function->automaticCount = automaticCount_;
  function->labelCount = labelCount_;
  finishLabels();
  if (!flowUnknown_ && !node(0).hasError) {
    const Type* returns = function->resultType();
    bool needsResult =
        !returns->isVoid() && !returns->isError() && (function->name != "main" || sysy());
    checkFlow(*function, {needsResult, callsItself_}, diagnostics_);
  }
  function_ = nullptr;
}

// ---- the end of the file -----------------------------------------------------------------------

std::vector<VarDecl*> Sema::finish() {
  readWeakPragmas();
  resolveAliases();
  for (FunctionDecl* function : functions_) {
    if (function->storage != StorageClass::Static) continue;
    if (!function->used) {
      bool isKept = function->mayBeUnused || (function->traits && function->traits->isUsed);
      if (function->defined && !function->isInline && !isKept)
        diagnostics_.warning("unused-function", function->loc,
                             fmt::format("unused function {}", quote(function->name)));
    } else if (!function->defined) {
      error(function->loc, fmt::format("function {} has internal linkage but is not defined",
                                       quote(function->name)));
    }
  }
  std::vector<VarDecl*> result;
  for (VarDecl* var : tentative_) {
    if (var->definition != Definition::Tentative) continue;
    if (var->type->isRecord() && !var->type->isComplete()) {
      error(var->loc, fmt::format("tentative definition has type {} that is never completed",
                                  quote(var->type)));
      noteForwardDeclaration(var->type);
      continue;
    }
    if (var->type->kind == TypeKind::IncompleteArray) {
      diagnostics_.warning("tentative-definition-array", var->loc,
                           "tentative array definition assumed to have one element");
      var->type = types_.arrayOf(var->type->element, 1);
    }
    var->definition = Definition::Defined;
    result.push_back(var);
  }
  if (options_.requireMain && !source_.isStopped()) {
    Decl* main = ScopeTable::find(scopes_.intern("main"), fileScope);
    auto* function = main ? main->tryAs<FunctionDecl>() : nullptr;
    if (!function || !function->defined)
      error(source_.endOfText(), "no 'main' function in this program");
  }
  return result;
}

}  // namespace minic
