// Declarations: items, specifiers and declarators (C's inside-out syntax), scopes, redeclarations,
// the predeclared library, and what can only be said at the end of the file.
#include <algorithm>
#include <fmt/format.h>

#include "frontend/sema/sema.h"
#include "support/check.h"

namespace minic {

using namespace ast;

namespace {

constexpr uint32_t libraryScope = 0, fileScope = 1;

/// A function of the library; the type is written as support/sysy_library.def says.
struct LibraryFunction {
  std::string_view name, type;
};
constexpr LibraryFunction libraryFunctions[] = {
#define SYSY_FUNCTION(name, type) {#name, type},
#include "support/sysy_library.def"
};

}  // namespace

Sema::Sema(const Lexer& lexer, Diagnostics& diagnostics, const LanguageOptions& options)
    : lexer_(lexer), diagnostics_(diagnostics), options_(options) {
  // The library's names are bound when they are first looked up without success.
  scopes_.enter();
}

// ---- messages ----------------------------------------------------------------------------------

std::string Sema::quote(std::string_view name) {
  constexpr size_t longest = 100;
  if (name.size() <= longest) return fmt::format("'{}'", name);
  return fmt::format("'{}...'", name.substr(0, longest));
}

std::string Sema::quote(const Type* type) { return quote(TypeContext::name(type)); }

bool Sema::error(SourceLoc loc, std::string message, std::vector<SourceRange> ranges,
                 std::vector<FixIt> fixIts) {
  return diagnostics_.error(loc, std::move(message), std::move(ranges), std::move(fixIts));
}

void Sema::onlyInC(SourceLoc loc, std::string_view what) {
  if (sysy()) error(loc, fmt::format("{} not in SysY; use '-std=c' to compile as C", what));
}

void Sema::notePrevious(const Decl* decl, std::string_view what) {
  if (decl->loc.valid()) diagnostics_.note(decl->loc, fmt::format("{} is here", what));
}

SourceRange Sema::range(uint32_t index) const {
  const ParseNode& at = node(index);
  if (at.firstToken >= at.endToken) return {};
  return {tree_->tokens[at.firstToken].loc, tree_->tokens[at.endToken - 1].end()};
}

// ---- names -------------------------------------------------------------------------------------

FunctionDecl* Sema::libraryFunction(std::string_view name) {
  for (const LibraryFunction& library : libraryFunctions) {
    if (library.name != name) continue;
    Symbol* symbol = scopes_.intern(library.name);
    if (Decl* known = ScopeTable::find(symbol, libraryScope)) return known->as<FunctionDecl>();
    auto type = [&](char code) {
      switch (code) {
        case 'i':
          return basic(TypeKind::Int);
        case 'f':
          return basic(TypeKind::Float);
        case 'I':
          return types_.pointerTo(basic(TypeKind::Int));
        case 'F':
          return types_.pointerTo(basic(TypeKind::Float));
        case 's':
          return types_.pointerTo(types_.qualified(basic(TypeKind::Char), Const));
        default:
          return basic(TypeKind::Void);
      }
    };
    bool variadic = library.type.ends_with('.');
    std::vector<const Type*> params;
    for (char code : library.type.substr(1))
      if (code != '.') params.push_back(type(code));
    auto* function = permanent_.create<FunctionDecl>();
    function->kind = DeclKind::Function;
    function->name = library.name;
    function->type = types_.function(type(library.type[0]), params, variadic, false);
    function->id = staticCount_++;
    function->isLibrary = true;
    scopes_.bindOutermost(symbol, function, libraryScope);
    return function;
  }
  return nullptr;
}

Decl* Sema::lookup(const Token& name) {
  std::string_view spelling = text(name);
  Symbol* symbol = scopes_.intern(spelling);
  if (symbol->innermost) return symbol->innermost->decl;
  return libraryFunction(spelling);
}

std::string_view Sema::suggestName(std::string_view name, bool functions) {
  // Beyond this many names the search is not worth its time.
  constexpr size_t most = 20'000;
  std::vector<std::string_view> names;
  scopes_.forEachVisible([&](Decl* decl) {
    if (names.size() < most && (!functions || decl->kind == DeclKind::Function))
      names.push_back(decl->name);
  });
  if (functions)
    for (const LibraryFunction& library : libraryFunctions)
      if (!library.name.starts_with('_')) names.push_back(library.name);
  // The table's order is that of hashes; the nearest of several equals must not depend on it.
  std::sort(names.begin(), names.end());
  return nearestWord(name, names);
}

void Sema::leaveScope() {
  scopes_.leave([&](Decl* decl) {
    if (auto* var = decl->tryAs<VarDecl>(); var && !var->isGlobal) warnUnused(var);
  });
}

void Sema::warnUnused(const VarDecl* var) {
  if (var->type->isError() || var->name.empty()) return;
  if (!var->used) {
    diagnostics_.warning(
        var->isParam ? "unused-parameter" : "unused-variable", var->loc,
        fmt::format("unused {} {}", var->isParam ? "parameter" : "variable", quote(var->name)));
  } else if (!var->read && !var->addressTaken && !var->isParam && !var->type->isVolatile()) {
    diagnostics_.warning("unused-but-set-variable", var->loc,
                         fmt::format("variable {} set but not used", quote(var->name)));
  }
}

// ---- specifiers --------------------------------------------------------------------------------

Sema::Specifiers Sema::specifiers(uint32_t index) {
  Specifiers result;
  result.range = range(index);
  uint8_t qualifiers = NoQualifiers;
  const Token* base = nullptr;  // void, _Bool, char, int, float, double
  const Token* signedness = nullptr;
  const Token* storage = nullptr;
  int shorts = 0, longs = 0;
  const Token* size = nullptr;
  bool bad = false;
  auto conflict = [&](const Token& token, const Token& with) {
    if (!bad)
      error(token.loc,
            token.kind == with.kind
                ? fmt::format("duplicate '{}' declaration specifier", tokenName(token.kind))
                : fmt::format("cannot combine with previous '{}' declaration specifier",
                              tokenName(with.kind)),
            {token.range()});
    bad = true;
  };
  const ParseNode& at = node(index);
  for (uint32_t i = at.firstToken; i < at.endToken; ++i) {
    const Token& token = tree_->tokens[i];
    if (token.kind != Tok::Int && token.kind != Tok::Float && token.kind != Tok::Void &&
        token.kind != Tok::Const)
      onlyInC(token.loc, fmt::format("'{}' is", tokenName(token.kind)));
    switch (token.kind) {
      case Tok::Typedef:
        error(token.loc, "'typedef' is not supported");
        break;
      case Tok::Extern:
      case Tok::Static:
      case Tok::Auto:
      case Tok::Register:
        if (storage) conflict(token, *storage);
        storage = &token;
        result.storage = token.kind == Tok::Extern   ? StorageClass::Extern
                         : token.kind == Tok::Static ? StorageClass::Static
                         : token.kind == Tok::Auto   ? StorageClass::Auto
                                                     : StorageClass::Register;
        break;
      case Tok::Inline:
        result.isInline = true;
        break;
      case Tok::Const:
        qualifiers |= Const;
        break;
      case Tok::Volatile:
        qualifiers |= Volatile;
        break;
      case Tok::Restrict:
        error(token.loc, "restrict requires a pointer");
        break;
      case Tok::Signed:
      case Tok::Unsigned:
        if (signedness) conflict(token, *signedness);
        signedness = &token;
        break;
      case Tok::Short:
        if (longs || shorts) conflict(token, *size);
        ++shorts;
        size = &token;
        break;
      case Tok::Long:
        if (shorts || longs == 2) conflict(token, *size);
        ++longs;
        size = &token;
        break;
      default:
        if (base) conflict(token, *base);
        base = &token;
        break;
    }
  }
  Tok kind = base ? base->kind : Tok::Int;
  if (!base && !signedness && !size) {
    // `const n = 1;`: C before 1999 took int.
    if (sysy())
      error(result.range.begin, "type specifier missing");
    else
      diagnostics_.warning("implicit-int", result.range.begin,
                           "type specifier missing, defaults to 'int'");
  }
  bool integral = kind == Tok::Int || kind == Tok::Char;
  if (!bad && signedness && !integral) conflict(*signedness, *base);
  if (!bad && size && kind != Tok::Int && !(kind == Tok::Double && longs == 1))
    conflict(*size, *base);
  if (!bad && kind == Tok::Double && longs) error(size->loc, "'long double' is not supported");
  bool isUnsigned = signedness && signedness->kind == Tok::Unsigned;
  TypeKind typeKind = TypeKind::Int;
  switch (kind) {
    case Tok::Void:
      typeKind = TypeKind::Void;
      break;
    case Tok::Bool:
      typeKind = TypeKind::Bool;
      break;
    case Tok::Float:
      typeKind = TypeKind::Float;
      break;
    case Tok::Double:
      typeKind = TypeKind::Double;
      break;
    case Tok::Char:
      typeKind = isUnsigned ? TypeKind::UChar : signedness ? TypeKind::SChar : TypeKind::Char;
      break;
    default:
      typeKind = shorts       ? TypeKind::Short
                 : longs == 1 ? TypeKind::Long
                 : longs >= 2 ? TypeKind::LongLong
                              : TypeKind::Int;
      if (isUnsigned) typeKind = TypeKind(uint8_t(typeKind) + 1);
      break;
  }
  result.type = types_.qualified(basic(typeKind), qualifiers);
  return result;
}

/// `main() {...}` and the like: no specifiers at all.
Sema::Specifiers Sema::implicitInt(uint32_t declaratorNode) {
  SourceLoc loc = firstToken(declaratorNode).loc;
  if (sysy())
    error(loc, "type specifier missing");
  else
    diagnostics_.warning("implicit-int", loc, "type specifier missing, defaults to 'int'");
  Specifiers result;
  result.type = basic(TypeKind::Int);
  result.range = {loc, loc};
  return result;
}

// ---- declarators -------------------------------------------------------------------------------

const Type* Sema::adjustParameter(const Type* type) {
  if (type->isArray()) return types_.pointerTo(type->element);
  if (type->isFunction()) return types_.pointerTo(type);
  return type;
}

void Sema::applyDeclarator(ParseCursor cursor, const Type* base, Declarator& result) {
  const Type* type = base;
  while (cursor.atNode(Rule::Pointer)) {
    ParseCursor pointer(*tree_, cursor.node());
    const Token& star = pointer.token();
    if (result.type) onlyInC(star.loc, "pointers are");
    uint8_t qualifiers = NoQualifiers;
    while (pointer.atToken()) {
      Tok kind = pointer.token().kind;
      qualifiers |= kind == Tok::Const ? Const : kind == Tok::Volatile ? Volatile : NoQualifiers;
    }
    type = types_.qualified(types_.pointerTo(type), qualifiers);
  }
  if (cursor.atNode(Rule::AbstractDeclarator)) cursor = ParseCursor(*tree_, cursor.node());

  struct Suffix {
    bool isArray;
    SourceLoc loc;
    uint32_t child;  // the bound's or the parameters' node, 0: none
  };
  std::vector<Suffix> suffixes;
  uint32_t nested = 0;
  auto takeSuffix = [&](ParseCursor& in, const Token& open) {
    uint32_t child = in.atNode() ? in.node() : 0;
    suffixes.push_back({open.kind == Tok::LBracket, open.loc, child});
    if (in.atToken()) in.token();
  };
  if (cursor.atToken(Tok::Identifier)) {
    result.name = cursor.token();
  } else if (cursor.atToken(Tok::LParen) || cursor.atToken(Tok::LBracket)) {
    const Token& open = cursor.token();
    if (cursor.atNode(Rule::Declarator) || cursor.atNode(Rule::NestedDeclarator)) {
      nested = cursor.node();
      if (cursor.atToken(Tok::RParen)) cursor.token();
    } else {
      takeSuffix(cursor, open);
    }
  }
  while (cursor.atNode(Rule::DeclaratorSuffix)) {
    uint32_t suffix = cursor.node();
    if (node(suffix).hasError) result.type = nullptr;
    ParseCursor in(*tree_, suffix);
    if (!in.atToken()) continue;
    const Token& open = in.token();
    takeSuffix(in, open);
  }

  size_t dimensions = 0;
  for (const Type* inner = type; inner->isArray(); inner = inner->element) ++dimensions;
  for (size_t i = suffixes.size(); i-- > 0 && type;) {
    const Suffix& suffix = suffixes[i];
    if (suffix.isArray) {
      if (type->isFunction()) {
        error(suffix.loc,
              fmt::format("{} declared as array of functions",
                          result.name.kind == Tok::End ? "type name" : quote(text(result.name))));
        type = nullptr;
      } else if (!type->isComplete()) {
        error(suffix.loc, fmt::format("array has incomplete element type {}", quote(type)));
        type = nullptr;
      } else if (++dimensions > dimensionLimit) {
        error(suffix.loc, fmt::format("array has too many dimensions (limit {})", dimensionLimit));
        type = nullptr;
      } else {
        type = arrayType(type, suffix.child, suffix.loc, result, i == 0 && nested == 0);
      }
    } else {
      std::vector<Param> params;
      if (type->isArray() || type->isFunction()) {
        error(suffix.loc, fmt::format("function cannot return {} type {}",
                                      type->isArray() ? "array" : "function", quote(type)));
        type = nullptr;
        break;
      }
      type = functionType(type, suffix.child, params);
      if (i == 0) {
        result.params = std::move(params);
        result.paramsLoc = suffix.loc;
      }
    }
  }
  if (!type) result.type = nullptr;
  if (nested) {
    applyDeclarator(ParseCursor(*tree_, nested), type ? type : basic(TypeKind::Int), result);
  } else if (result.type) {
    result.type = type;
  }
}

Sema::Declarator Sema::declarator(const Specifiers& specifiers, uint32_t index) {
  Declarator result;
  result.range = range(index);
  result.type = specifiers.type;
  applyDeclarator(ParseCursor(*tree_, index), specifiers.type, result);
  if (node(index).hasError) result.type = nullptr;
  return result;
}

const Type* Sema::arrayType(const Type* element, uint32_t bound, SourceLoc loc,
                            const Declarator& result, bool outermost) {
  if (!bound) {
    if (!outermost) {
      error(loc, fmt::format("array has incomplete element type {}",
                             quote(types_.incompleteArrayOf(element))));
      return nullptr;
    }
    return types_.incompleteArrayOf(element);
  }
  std::string name = result.name.kind == Tok::End ? "array" : quote(text(result.name));
  Expr* size = rvalue(assignment(bound));
  if (!size) return nullptr;
  if (!size->type->isInteger()) {
    error(size->loc, fmt::format("size of array has non-integer type {}", quote(size->type)),
          {size->range});
    return nullptr;
  }
  ConstFailure failure;
  ConstValue value = evaluate(size, &failure);
  if (value.kind != ConstValue::Int) {
    if (failure.divisionByZero.valid())
      error(failure.divisionByZero, "division by zero in a constant expression", {size->range});
    else
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
    diagnostics_.warning("pedantic", size->loc, "zero size arrays are an extension", {size->range});
  const Type* type = types_.arrayOf(element, uint64_t(value.integer));
  if (!type)
    error(size->loc, fmt::format("array is too large ({} elements)", uint64_t(value.integer)),
          {size->range});
  return type;
}

const Type* Sema::functionType(const Type* result, uint32_t parametersNode,
                               std::vector<Param>& params) {
  bool variadic = false;
  if (parametersNode) {
    ParseCursor cursor(*tree_, parametersNode);
    while (!cursor.atEnd()) {
      if (cursor.atNode()) {
        uint32_t child = cursor.node();
        if (variadic) {
          error(firstToken(child).loc, "expected ')'");
          variadic = false;
        }
        parameter(child, params);
      } else {
        const Token& token = cursor.token();
        if (token.kind == Tok::Ellipsis) {
          onlyInC(token.loc, "'...' is");
          variadic = true;
        }
      }
    }
    // `(void)`: no parameters.
    if (params.size() == 1 && !variadic && params[0].type && params[0].type->isVoid() &&
        params[0].name.kind == Tok::End && params[0].type->qualifiers == NoQualifiers)
      params.clear();
  }
  std::vector<const Type*> types;
  for (Param& param : params) {
    if (param.type && param.type->isVoid()) {
      error(param.range.begin, "argument may not have 'void' type", {param.range});
      param.type = nullptr;
    }
    if (!param.type) param.type = basic(TypeKind::Error);
    types.push_back(param.type);
  }
  return types_.function(result->unqualified, types, variadic, !parametersNode && !sysy());
}

void Sema::parameter(uint32_t index, std::vector<Param>& params) {
  Param param;
  param.range = range(index);
  ParseCursor cursor(*tree_, index);
  if (!cursor.atNode(Rule::Specifiers)) {
    params.push_back(param);
    return;
  }
  Specifiers spec = specifiers(cursor.node());
  if (spec.storage != StorageClass::None && spec.storage != StorageClass::Register)
    error(spec.range.begin, "invalid storage class specifier in function declarator");
  Declarator result;
  result.type = spec.type;
  applyDeclarator(cursor, spec.type, result);
  param.name = result.name;
  if (result.type && !node(index).hasError) param.type = adjustParameter(result.type);
  params.push_back(param);
}

const Type* Sema::typeName(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  if (!cursor.atNode(Rule::Specifiers)) return nullptr;
  Specifiers spec = specifiers(cursor.node());
  if (spec.storage != StorageClass::None)
    error(spec.range.begin, "type name does not allow storage class to be specified");
  Declarator result;
  result.type = spec.type;
  applyDeclarator(cursor, spec.type, result);
  if (result.name.kind != Tok::End) {
    error(result.name.loc, "expected ')'");
    return nullptr;
  }
  return node(index).hasError ? nullptr : result.type;
}

// ---- items -------------------------------------------------------------------------------------

void Sema::item(const ParseTree& tree, TopLevelItem& item) {
  tree_ = &tree;
  arena_ = &item.arena;
  itemDecls_.clear();
  itemFunction_ = nullptr;

  ParseCursor cursor(tree, 0);
  if (cursor.atNode()) {
    bool hasSpecifiers = cursor.atNode(Rule::Specifiers);
    Specifiers spec;
    if (hasSpecifiers) spec = specifiers(cursor.node());
    if (cursor.atNode(Rule::Declarator)) {
      uint32_t declaratorNode = cursor.node();
      if (!hasSpecifiers && sysy() && !cursor.atNode(Rule::Block)) {
        // A statement outside of every function.
        const Token& name = firstToken(declaratorNode);
        error(name.loc, fmt::format("unknown type name {}", quote(text(name))), {name.range()});
        return;
      }
      if (!hasSpecifiers) spec = implicitInt(declaratorNode);
      if (cursor.atNode(Rule::Block)) {
        functionDefinition(spec, declaratorNode, cursor.node());
      } else if (cursor.atNode(Rule::DeclarationRest)) {
        declarationRest(spec, declaratorNode, cursor.node(), nullptr);
      } else {
        Declarator first = declarator(spec, declaratorNode);  // its end is missing
        initDeclarator(spec, first, 0, nullptr);
      }
    } else if (hasSpecifiers && !node(0).hasError) {
      diagnostics_.warning("missing-declarations", spec.range.begin,
                           "declaration does not declare anything", {spec.range});
    }
  } else if (!node(0).hasError && cursor.atToken(Tok::Semi)) {
    diagnostics_.warning("pedantic", cursor.token().loc, "extra ';' outside of a function");
  }

  item.decls = copyOut(item.arena, itemDecls_);
  item.function = itemFunction_;
}

void Sema::declaration(uint32_t index, std::vector<VarDecl*>* locals) {
  ParseCursor cursor(*tree_, index);
  if (!cursor.atNode(Rule::Specifiers)) return;
  Specifiers spec = specifiers(cursor.node());
  if (!cursor.atNode(Rule::Declarator)) {
    if (!node(index).hasError)
      diagnostics_.warning("missing-declarations", spec.range.begin,
                           "declaration does not declare anything", {spec.range});
    return;
  }
  uint32_t first = cursor.node();
  if (cursor.atNode(Rule::DeclarationRest))
    declarationRest(spec, first, cursor.node(), locals);
  else
    initDeclarator(spec, declarator(spec, first), 0, locals);
}

void Sema::declarationRest(const Specifiers& spec, uint32_t first, uint32_t restNode,
                           std::vector<VarDecl*>* locals) {
  brokenDeclaration_ = node(restNode).hasError;
  ParseCursor cursor(*tree_, restNode);
  uint32_t init =
      cursor.atToken(Tok::Assign) ? (cursor.token(), cursor.atNode() ? cursor.node() : 0) : 0;
  initDeclarator(spec, declarator(spec, first), init, locals);
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
    init = in.atToken(Tok::Assign) ? (in.token(), in.atNode() ? in.node() : 0) : 0;
    initDeclarator(spec, declarator(spec, declaratorNode), init, locals);
  }
}

void Sema::initDeclarator(const Specifiers& spec, const Declarator& declarator, uint32_t init,
                          std::vector<VarDecl*>* locals) {
  if (declarator.name.kind == Tok::End) return;
  if (declarator.type && declarator.type->isFunction()) {
    if (!brokenDeclaration_) onlyInC(declarator.name.loc, "function prototypes are");
    if (init) {
      error(declarator.name.loc,
            fmt::format("illegal initializer (only variables can be initialized)"));
      return;
    }
    declareFunction(spec, declarator, false);
    return;
  }
  const Type* type = declarator.type ? declarator.type : basic(TypeKind::Error);
  if (type->isVoid() || (type->isArray() && type->scalarElement()->isVoid())) {
    error(declarator.name.loc, fmt::format("variable has incomplete type {}", quote(type)));
    type = basic(TypeKind::Error);
  }
  bool isLocal = function_ != nullptr;
  if (spec.isInline) error(spec.range.begin, "'inline' can only appear on functions");
  bool external = spec.storage == StorageClass::Extern;
  VarDecl* var = isLocal && !external ? declareLocal(spec, declarator, type)
                                      : declareGlobal(spec, declarator, type, init != 0);
  if (external && init && isLocal) {
    error(declarator.name.loc, "'extern' variable cannot have an initializer");
    return;
  }
  // What a global constant holds is asked for again by later items.
  Arena* itemArena = arena_;
  if (!var->isStaticLocal() && var->isGlobal && type->scalarElement()->isConst())
    arena_ = &permanent_;
  if (init) {
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
  if (locals && !var->isGlobal) locals->push_back(var);
}

// ---- variables ---------------------------------------------------------------------------------

/// The type of two compatible declarations together, or null if they are not.
const Type* Sema::mergedType(const Type* older, const Type* newer) {
  if (older == newer || older->isError() || newer->isError())
    return older->isError() ? newer : older;
  if (older->isArray() && newer->isArray() && older->element == newer->element) {
    if (older->kind == TypeKind::IncompleteArray) return newer;
    if (newer->kind == TypeKind::IncompleteArray) return older;
  }
  if (older->isFunction() && newer->isFunction() && older->element == newer->element) {
    if (older->unprototyped) return newer;
    if (newer->unprototyped) return older;
    if (older->params.size() == newer->params.size() && older->variadic == newer->variadic) {
      // Parameters in error agree with everything.
      for (size_t i = 0; i < older->params.size(); ++i)
        if (older->params[i] != newer->params[i] && !older->params[i]->isError() &&
            !newer->params[i]->isError())
          return nullptr;
      return newer;
    }
  }
  return nullptr;
}

VarDecl* Sema::declareGlobal(const Specifiers& spec, const Declarator& declarator, const Type* type,
                             bool hasInit) {
  Symbol* symbol = scopes_.intern(text(declarator.name));
  bool isExtern = spec.storage == StorageClass::Extern;
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
    return var;
  };
  Definition now = hasInit    ? Definition::Defined
                   : isExtern ? Definition::None
                   : sysy()   ? Definition::Defined
                              : Definition::Tentative;
  Decl* previous = ScopeTable::find(symbol, fileScope);
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
      return makeVar();
    }
    const Type* merged = mergedType(var->type, type);
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
    var->type = merged;
    if (now > var->definition) {
      var->definition = now;
      var->loc = loc;
    }
  } else {
    var = makeVar();
    var->definition = now;
    if (function_) {
      scopes_.bindOutermost(symbol, var, fileScope);
    } else {
      scopes_.bind(symbol, var);
    }
  }
  if (function_ && ScopeTable::find(symbol, scopes_.depth()) != var) scopes_.bind(symbol, var);
  if (now == Definition::Tentative && var->definition == Definition::Tentative)
    tentative_.push_back(var);
  itemDecls_.push_back(var);
  return var;
}

VarDecl* Sema::declareLocal(const Specifiers& spec, const Declarator& declarator,
                            const Type* type) {
  Symbol* symbol = scopes_.intern(text(declarator.name));
  SourceLoc loc = declarator.name.loc;
  bool isStatic = spec.storage == StorageClass::Static;
  auto* var = (isStatic ? permanent_ : *arena_).create<VarDecl>();
  var->kind = DeclKind::Var;
  var->storage = spec.storage;
  var->loc = loc;
  var->name = symbol->name;
  var->type = type;
  var->hasStaticStorage = isStatic;
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
    error(loc, fmt::format("redefinition of {}", quote(symbol->name)));
    notePrevious(previous, "previous definition");
    var->used = var->read = true;  // nothing more about this one
  } else {
    if (symbol->innermost && diagnostics_.enabled("shadow") &&
        symbol->innermost->decl->loc.valid()) {
      diagnostics_.warning(
          "shadow", loc,
          fmt::format("declaration of {} shadows an outer declaration", quote(symbol->name)));
      notePrevious(symbol->innermost->decl, "previous declaration");
    }
    scopes_.bind(symbol, var);
  }
  locals_.push_back(var);
  return var;
}

// ---- functions ---------------------------------------------------------------------------------

FunctionDecl* Sema::declareFunction(const Specifiers& spec, const Declarator& declarator,
                                    bool isDefinition) {
  Symbol* symbol = scopes_.intern(text(declarator.name));
  SourceLoc loc = declarator.name.loc;
  auto makeFunction = [&] {
    auto* function = permanent_.create<FunctionDecl>();
    function->kind = DeclKind::Function;
    function->storage = spec.storage;
    function->loc = loc;
    function->name = symbol->name;
    function->type = declarator.type;
    function->id = staticCount_++;
    function->isInline = spec.isInline;
    functions_.push_back(function);
    return function;
  };
  Decl* previous = ScopeTable::find(symbol, fileScope);
  if (function_) {
    Decl* here = ScopeTable::find(symbol, scopes_.depth());
    if (here && here != previous) previous = here;
  }
  if (spec.storage == StorageClass::Auto || spec.storage == StorageClass::Register)
    error(spec.range.begin, "illegal storage class on function");
  if (!previous) {
    FunctionDecl* function = makeFunction();
    if (function_) {
      scopes_.bindOutermost(symbol, function, fileScope);
      scopes_.bind(symbol, function);
    } else {
      scopes_.bind(symbol, function);
    }
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
  const Type* merged = mergedType(function->type, declarator.type);
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
  function->isInline |= spec.isInline;
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

void Sema::functionDefinition(const Specifiers& spec, uint32_t declaratorNode, uint32_t blockNode) {
  Declarator result = declarator(spec, declaratorNode);
  bool usable = result.name.kind != Tok::End && result.type;
  if (usable && !result.type->isFunction()) {
    // `int x { ... }`
    error(result.name.loc.valid() ? result.name.end() : result.range.end,
          "expected ';' after top level declarator");
    usable = false;
  }
  if (spec.type->isError()) usable = false;
  FunctionDecl* function = nullptr;
  if (usable) {
    function = declareFunction(spec, result, true);
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
  loops_.clear();
  automaticCount_ = 0;
  reachable_ = true;
  unreachableSaid_ = false;

  scopes_.enter();
  std::vector<VarDecl*> params;
  for (const Param& param : result.params) {
    auto* var = arena_->create<VarDecl>();
    var->kind = DeclKind::Var;
    var->loc = param.name.kind == Tok::End ? param.range.begin : param.name.loc;
    var->type = param.type;
    var->isParam = true;
    var->definition = Definition::Defined;
    var->id = automaticCount_++;
    params.push_back(var);
    if (param.name.kind == Tok::End) {
      if (!param.type->isError()) error(var->loc, "parameter name omitted", {param.range});
      continue;
    }
    Symbol* symbol = scopes_.intern(text(param.name));
    var->name = symbol->name;
    if (Decl* previous = ScopeTable::find(symbol, scopes_.depth())) {
      error(var->loc, fmt::format("redefinition of parameter {}", quote(var->name)));
      notePrevious(previous, "previous declaration");
      continue;
    }
    scopes_.bind(symbol, var);
  }
  function->body = block(blockNode, false);
  leaveScope();

  const ParseNode& body = node(blockNode);
  function->end =
      body.endToken > body.firstToken ? tree_->tokens[body.endToken - 1].loc : function->loc;
  const Type* returns = function->resultType();
  bool isMain = function->name == "main";
  if (reachable_ && !flowUnknown_ && !node(0).hasError && !returns->isVoid() &&
      !returns->isError() && (!isMain || sysy()))
    diagnostics_.warning("return-type", function->end,
                         hasReturn_
                             ? "non-void function does not return a value in all control paths"
                             : "non-void function does not return a value");
  hasReturn_ = flowUnknown_ = false;
  function->params = copyOut(*arena_, params);
  function->locals = copyOut(*arena_, locals_);
  function->automaticCount = automaticCount_;
  function_ = nullptr;
}

// ---- the end of the file -----------------------------------------------------------------------

std::vector<VarDecl*> Sema::finish() {
  for (FunctionDecl* function : functions_) {
    if (function->storage != StorageClass::Static) continue;
    if (!function->used) {
      if (function->defined && !function->isInline)
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
    if (var->type->kind == TypeKind::IncompleteArray) {
      diagnostics_.warning("tentative-definition-array", var->loc,
                           "tentative array definition assumed to have one element");
      var->type = types_.arrayOf(var->type->element, 1);
    }
    var->definition = Definition::Defined;
    result.push_back(var);
  }
  if (options_.requireMain) {
    Decl* main = ScopeTable::find(scopes_.intern("main"), fileScope);
    auto* function = main ? main->tryAs<FunctionDecl>() : nullptr;
    if (!function || !function->defined)
      error(lexer_.endOfText(), "no 'main' function in this program");
  }
  return result;
}

}  // namespace minic
