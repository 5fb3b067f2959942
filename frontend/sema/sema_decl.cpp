// Declarations, the half that reads them: names and scopes with the predeclared library,
// specifiers, declarators (C's inside-out syntax).
#include <algorithm>
#include <fmt/format.h>

#include "frontend/sema/sema.h"
#include "support/check.h"

namespace minic {

using namespace ast;

namespace {

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

}  // namespace minic
