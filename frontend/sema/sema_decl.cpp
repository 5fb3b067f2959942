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

Sema::Sema(const TokenSource& source, Diagnostics& diagnostics, const LanguageOptions& options)
    : source_(source),
      diagnostics_(diagnostics),
      options_(options),
      types_(options.target && !options.preprocessor.hasSignedChar(*options.target),
             options.target && options.target->longDouble == LongDoubleFormat::Binary128) {
  // The library's names are bound when they are first looked up without success.
  scopes_.enter();
  for (const char* part :
       {"float-conversion", "implicit-float-conversion", "sign-conversion",
        "implicit-int-conversion", "shorten-64-to-32", "implicit-int-float-conversion"})
    warnsConversions_ |= !sysy() && diagnostics.enabled(part);
}

// ---- messages ----------------------------------------------------------------------------------

void Sema::unsupported(Feature feature, SourceRange range, std::string_view written,
                       std::string_view before) {
  if (!(unsupported_ & feature))
    error(range.begin, fmt::format("{}{} is not supported", before, quote(written)), {range});
  unsupported_ |= feature;
}

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

/// What one of floatTypeNames is if the program has not declared it. Where long double is not
/// binary128, _Float128 is a type without contents: it can be declared with, but not used.
Decl* Sema::floatType(Symbol* symbol) {
  const Type* longDouble = basic(TypeKind::LongDouble);
  const Type* type = symbol->name == "_Float32"    ? basic(TypeKind::Float)
                     : symbol->name == "_Float64x" ? longDouble
                     : symbol->name != "_Float128" ? basic(TypeKind::Double)
                     : longDouble->isBinary128     ? longDouble
                                               : types_.newRecord(TypeKind::Struct, symbol->name);
  auto* decl = permanent_.create<TypedefDecl>();
  decl->kind = DeclKind::Typedef;
  decl->storage = StorageClass::Typedef;
  decl->name = symbol->name;
  decl->type = type;
  scopes_.bindOutermost(symbol, decl, libraryScope);
  return decl;
}

Decl* Sema::lookup(const Token& name) {
  Symbol* symbol = scopes_.intern(name);
  if (symbol->innermost) return symbol->innermost->decl;
  if (name.isNamed && name.name->isType && symbol->name.starts_with("_Float"))
    return floatType(symbol);
  return source_.declaresLibrary() ? libraryFunction(symbol->name) : nullptr;
}

std::string_view Sema::suggestName(std::string_view name, bool functions) {
  // Beyond this many names the search is not worth its time.
  constexpr size_t most = 20'000;
  std::vector<std::string_view> names;
  scopes_.forEachVisible([&](Decl* decl) {
    if (names.size() < most && (!functions || decl->kind == DeclKind::Function))
      names.push_back(decl->name);
  });
  if (functions && source_.declaresLibrary())
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
  // What could not be read may use it.
  if (node(0).hasError || diagnostics_.errorCount() != itemErrors_) return;
  bool hasUnusedType = !var->isParam && var->type->record && var->type->record->mayBeUnused;
  if (var->mayBeUnused || hasUnusedType) return;
  if (!var->used) {
    diagnostics_.warning(
        var->isParam ? WarningName("unused-parameter") : WarningName("unused-variable"), var->loc,
        fmt::format("unused {} {}", var->isParam ? "parameter" : "variable", quote(var->name)));
  } else if (!var->read && !var->addressTaken && !var->isParam && !var->type->isVolatile()) {
    diagnostics_.warning("unused-but-set-variable", var->loc,
                         fmt::format("variable {} set but not used", quote(var->name)));
  }
}

// ---- specifiers --------------------------------------------------------------------------------

/// The keywords that make up an arithmetic type or void.
struct Sema::BasicType {
  const Token* base = nullptr;  // void, _Bool, char, int, float, double, __int128
  const Token* signedness = nullptr;
  const Token* size = nullptr;
  int shorts = 0, longs = 0;
  bool bad = false;  // a conflict has been reported
};

void Sema::conflict(const Token& token, const Token& with, BasicType& words) {
  if (!words.bad)
    error(token.loc,
          token.kind == with.kind && words.longs < 2 && token.kind >= Tok::Signed
              ? fmt::format("duplicate '{}' declaration specifier", tokenName(token.kind))
              : fmt::format("cannot combine with previous '{}{}' declaration specifier",
                            words.longs == 2 && with.kind == Tok::Long ? "long " : "",
                            tokenName(with.kind)),
          {token.range()});
  words.bad = true;
}

void Sema::typeWord(const Token& token, BasicType& words) {
  switch (token.kind) {
    case Tok::Signed:
    case Tok::Unsigned:
      if (words.signedness) conflict(token, *words.signedness, words);
      words.signedness = &token;
      break;
    case Tok::Short:
      if (words.longs || words.shorts) conflict(token, *words.size, words);
      ++words.shorts;
      words.size = &token;
      break;
    case Tok::Long:
      if (words.shorts || words.longs == 2) conflict(token, *words.size, words);
      ++words.longs;
      words.size = &token;
      break;
    default:
      if (words.base) conflict(token, *words.base, words);
      words.base = &token;
      break;
  }
}

const Type* Sema::specifierNode(uint32_t child, bool isAlone, Specifiers& result) {
  Rule rule = node(child).rule;
  if (rule != Rule::RecordSpecifier && rule != Rule::EnumSpecifier) return typeofSpecifier(child);
  const Type* type = rule == Rule::RecordSpecifier ? recordSpecifier(child, isAlone)
                                                   : enumSpecifier(child, isAlone);
  result.definesTag = true;
  ParseCursor tag(*tree_, child);
  tag.token();
  result.hasTagName = tag.atToken(Tok::Identifier);
  if (type) findRestriction(child, type, result);
  return type;
}

Sema::Specifiers Sema::specifiers(uint32_t index, bool isAlone) {
  Specifiers result;
  result.range = range(index);
  uint8_t qualifiers = NoQualifiers;
  BasicType words;
  const Token* storage = nullptr;
  const Type* type = nullptr;  // of a typedef, a tag, typeof
  bool hasType = false;
  SourceLoc restricted;
  const Token *atomic = nullptr, *complex = nullptr;
  SourceLoc bodyEnd;  // after the last body of a struct, union or enum
  std::string_view bodyWord;
  // A type at the start of a line after a body: a declaration of its own was meant.
  auto missingSemicolon = [&](const Token& token) {
    if (!bodyEnd.valid() || !token.startsLine || words.bad) return;
    error(bodyEnd, fmt::format("expected ';' after {}", bodyWord), {}, {{{bodyEnd, bodyEnd}, ";"}});
    bodyEnd = {};
    hasType = result.definesTag = false;
  };
  auto giveType = [&](const Type* given, SourceLoc loc) {
    if ((hasType || words.base || words.signedness || words.size) && !words.bad) {
      error(loc, "cannot combine with previous declaration specifier");
      words.bad = true;
    }
    hasType = true;
    type = given ? given : basic(TypeKind::Error);
  };
  ParseCursor cursor(*tree_, index);
  while (!cursor.atEnd()) {
    if (cursor.atNode()) {
      uint32_t child = cursor.node();
      const Token& first = firstToken(child);
      if (node(child).rule == Rule::AlignmentSpecifier) {
        alignmentSpecifier(child, result);
        continue;
      }
      missingSemicolon(first);
      giveType(specifierNode(child, isAlone, result), first.loc);
      const Token& last = tree_->tokens[node(child).endToken - 1];
      if (last.kind == Tok::RBrace) {
        bodyEnd = last.end();
        bodyWord = tokenName(first.kind);
      }
      continue;
    }
    const Token& token = cursor.token();
    if (token.kind != Tok::Int && token.kind != Tok::Float && token.kind != Tok::Void &&
        token.kind != Tok::Const)
      onlyInC(token.loc, fmt::format("'{}' is", tokenName(token.kind)));
    switch (token.kind) {
      case Tok::Auto:
        if (token.spelling() == "__auto_type") {
          diagnostics_.warning("gnu-auto-type", token.loc, "'__auto_type' is a GNU extension",
                               {token.range()});
          giveType(basic(TypeKind::Int), token.loc);  // until the initializer is known
          result.isAutoType = true;
          break;
        }
        [[fallthrough]];
      case Tok::Typedef:
      case Tok::Extern:
      case Tok::Static:
      case Tok::Register:
        if (storage) {
          conflict(token, *storage, words);
          break;
        }
        storage = &token;
        result.storage = token.kind == Tok::Typedef  ? StorageClass::Typedef
                         : token.kind == Tok::Extern ? StorageClass::Extern
                         : token.kind == Tok::Static ? StorageClass::Static
                         : token.kind == Tok::Auto   ? StorageClass::Auto
                                                     : StorageClass::Register;
        break;
      case Tok::Inline:
        result.isInline = true;
        break;
      case Tok::Noreturn:
        result.isNoreturn = true;
        break;
      case Tok::ThreadLocal:
        if (token.spelling() == "_Thread_local" || token.spelling() == "__thread")
          result.threadLocal = token.range();
        else
          complex = &token;
        break;
      case Tok::Const:
        qualifiers |= Const;
        break;
      case Tok::Volatile:
        qualifiers |= qualifierOf(token);
        if (qualifiers & Atomic && !atomic) atomic = &token;
        break;
      case Tok::Restrict:
        restricted = token.loc;
        break;
      case Tok::Identifier:
      case Tok::TypeName:
        giveType(namedType(token, result), token.loc);
        break;
      case Tok::VaList:
        giveType(vaListType(), token.loc);
        break;
      default:
        typeWord(token, words);
        break;
    }
    bool isWord = words.base == &token || words.signedness == &token || words.size == &token;
    if (isWord) missingSemicolon(token);
    if (hasType && isWord && !words.bad) {
      error(token.loc, "cannot combine with previous declaration specifier", {token.range()});
      words.bad = true;
      if (type->isRecord() && !type->isComplete()) type = basic(TypeKind::Error);
    }
  }
  if (!tree_->attributes.empty()) readSpecifierAttributes(index, result.attributes);
  result.isNoreturn |= result.attributes.isNoreturn;
  result.minAlign = std::max(result.minAlign, result.attributes.minAlign);
  if (!hasType) type = basicType(words, result);
  if (complex) {
    unsupported(complexNumbers, complex->range(), complex->spelling());
    type = basic(TypeKind::Error);
  }
  if (result.attributes.isVector) type = basic(TypeKind::Error);
  if (result.attributes.isTransparent && type->kind == TypeKind::Union)
    type->record->isTransparent = true;
  if (!result.attributes.mode.empty() && !type->isError())
    type = typeOfMode(result.attributes.mode, type, result.range.begin);
  if (restricted.valid()) checkRestrict(type, restricted);
  if (atomic) type = atomicType(type, atomic->range());
  result.type = type->isError() ? type : types_.qualified(type, qualifiers);
  return result;
}

const Type* Sema::basicType(const BasicType& words, const Specifiers& result) {
  const Token *base = words.base, *signedness = words.signedness, *size = words.size;
  int shorts = words.shorts, longs = words.longs;
  bool bad = words.bad;
  Tok kind = base ? base->kind : Tok::Int;
  if (!base && !signedness && !size) {
    // `const n = 1;`: C before 1999 took int.
    if (sysy())
      error(result.range.begin, "type specifier missing");
    else
      diagnostics_.warning("implicit-int", result.range.begin,
                           "type specifier missing, defaults to 'int'");
  }
  bool integral = kind == Tok::Int || kind == Tok::Char || kind == Tok::Int128;
  if (!bad && signedness && !integral) {
    error(signedness->loc, fmt::format("'{}' cannot be signed or unsigned", tokenName(kind)),
          {signedness->range()});
    bad = true;
  }
  if (!bad && size && kind != Tok::Int && !(kind == Tok::Double && longs == 1))
    error(size->loc,
          fmt::format("'{}{} {}' is invalid", longs == 2 ? "long " : "", tokenName(size->kind),
                      tokenName(kind)),
          {size->range()});
  bool isUnsigned = signedness && signedness->kind == Tok::Unsigned;
  switch (kind) {
    case Tok::Void:
      return basic(TypeKind::Void);
    case Tok::Bool:
      return basic(TypeKind::Bool);
    case Tok::Float:
      return basic(TypeKind::Float);
    case Tok::Double:
      return basic(longs ? TypeKind::LongDouble : TypeKind::Double);
    case Tok::Int128:
      isUnsigned |= base->spelling() == "__uint128_t";
      return basic(isUnsigned ? TypeKind::UInt128 : TypeKind::Int128);
    case Tok::Char:
      return basic(isUnsigned ? TypeKind::UChar : signedness ? TypeKind::SChar : TypeKind::Char);
    default: {
      TypeKind typeKind = shorts       ? TypeKind::Short
                          : longs == 1 ? TypeKind::Long
                          : longs >= 2 ? TypeKind::LongLong
                                       : TypeKind::Int;
      if (isUnsigned) typeKind = TypeKind(uint8_t(typeKind) + 1);
      return basic(typeKind);
    }
  }
}

/// What a typedef name means.
const Type* Sema::namedType(const Token& name, Specifiers& specifiers) {
  Decl* decl = lookup(name);
  if (decl && decl->kind == DeclKind::Typedef) {
    decl->used = true;
    specifiers.hasUnusedType |= decl->mayBeUnused;
    if (decl->traits) {
      specifiers.restricted = decl;
      specifiers.restrictedRange = name.range();
    }
    return decl->type;
  }
  return nullptr;  // its declaration was wrong, or there is none: both have been said
}

/// The list of variable arguments, as the ABI has it: on x86-64 an array of one struct, which
/// decays as a parameter; on riscv64 a pointer.
const Type* Sema::vaListType() {
  if (vaList_) return vaList_;
  if (options_.target && options_.target->arguments.variadicFloatsAsInts)
    return vaList_ = types_.pointerTo(basic(TypeKind::Void));
  const Type* tag = types_.newRecord(TypeKind::Struct, "__va_list_tag");
  const Type* pointer = types_.pointerTo(basic(TypeKind::Void));
  Field fields[4];
  const char* names[] = {"gp_offset", "fp_offset", "overflow_arg_area", "reg_save_area"};
  for (int i = 0; i < 4; ++i) {
    fields[i].name = names[i];
    fields[i].type = i < 2 ? basic(TypeKind::UInt) : pointer;
  }
  types_.complete(tag, fields, {});
  return vaList_ = types_.arrayOf(tag, 1);
}

const Type* Sema::typeofSpecifier(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  cursor.token();
  if (cursor.atToken()) cursor.token();  // (
  if (node(index).hasError || !cursor.atNode()) return nullptr;
  uint32_t child = cursor.node();
  const Token& keyword = firstToken(index);
  bool isAtomic = keyword.spelling() == "_Atomic";
  if (node(child).rule == Rule::TypeName) {
    const Type* type = typeName(child);
    if (!isAtomic || !type) return type;
    if (type->qualifiers && !type->isError()) {
      error(firstToken(child).loc,
            fmt::format("_Atomic cannot be applied to {} type {}",
                        type->isAtomic() ? "atomic" : "qualified", quote(type)),
            {range(child)});
      return nullptr;
    }
    return atomicType(type, range(child));
  }
  if (isAtomic) {
    error(firstToken(child).loc, "expected a type");
    return nullptr;
  }
  ++unevaluated_;
  Expr* expr = expression(child);
  --unevaluated_;
  return expr ? expr->type : nullptr;
}

void Sema::alignmentSpecifier(uint32_t index, Specifiers& result) {
  ParseCursor cursor(*tree_, index);
  const Token& keyword = cursor.token();
  onlyInC(keyword.loc, "'_Alignas' is");
  if (cursor.atToken()) cursor.token();  // (
  if (node(index).hasError || !cursor.atNode()) return;
  uint32_t child = cursor.node();
  if (node(child).rule == Rule::TypeName) {
    const Type* type = typeName(child);
    if (type) result.minAlign = std::max(result.minAlign, type->align);
    return;
  }
  Expr* expr = rvalue(assignment(child));
  std::optional<int64_t> value = expr ? integerConstant(expr) : std::nullopt;
  if (!value) return;
  if (*value < 0 || (*value & (*value - 1)) != 0 || *value > 1 << 28)
    error(keyword.loc, "requested alignment is not a power of 2", {expr->range});
  else
    result.minAlign = std::max(result.minAlign, uint32_t(*value));
}

void Sema::checkAlignment(const Specifiers& spec, const Type* type) {
  if (spec.minAlign && spec.attributes.minAlign == 0 && !type->isError() &&
      spec.minAlign < type->align)
    error(spec.range.begin,
          fmt::format("requested alignment is less than minimum alignment of {} for type {}",
                      type->align, quote(type)));
}

/// `main() {...}` and the like: no specifiers at all.
Sema::Specifiers Sema::implicitInt(uint32_t declaratorNode) {
  SourceLoc loc = firstToken(declaratorNode).loc;
  if (sysy())
    error(loc, "type specifier missing");
  else if (!node(0).hasError)
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

/// C17 6.7.3p2
void Sema::checkRestrict(const Type* type, SourceLoc loc) {
  if (type->isError()) return;
  if (!type->isPointer())
    error(loc,
          fmt::format("restrict requires a pointer or reference ({} is invalid)", quote(type)));
  else if (type->element->isFunction())
    error(loc, fmt::format("pointer to function type {} may not be 'restrict' qualified",
                           quote(type->element)));
}

const Type* Sema::pointersTo(ParseCursor& cursor, const Type* type, bool report, bool& isRestrict) {
  while (cursor.atNode(Rule::Pointer)) {
    ParseCursor pointer(*tree_, cursor.node());
    const Token& star = pointer.token();
    if (report) onlyInC(star.loc, "pointers are");
    uint8_t qualifiers = NoQualifiers;
    isRestrict = false;
    while (pointer.atToken()) {
      const Token& word = pointer.token();
      Tok kind = word.kind;
      if (kind == Tok::Restrict && type->isFunction())
        checkRestrict(types_.pointerTo(type), word.loc);
      isRestrict |= kind == Tok::Restrict;
      qualifiers |= qualifierOf(word);
    }
    type = types_.qualified(types_.pointerTo(type), qualifiers);
  }
  return type;
}

std::vector<Sema::Level> Sema::declaratorLevels(ParseCursor cursor, Declarator& result) {
  std::vector<Level> levels;
  for (uint32_t nested = 1; nested != 0;) {
    Level& level = levels.emplace_back(Level{cursor, {}});
    nested = 0;
    while (cursor.atNode(Rule::Pointer)) cursor.node();
    if (cursor.atNode(Rule::AbstractDeclarator)) cursor = ParseCursor(*tree_, cursor.node());
    if (cursor.atToken(Tok::Identifier)) {
      result.name = cursor.token();
    } else if (cursor.atToken(Tok::LParen) || cursor.atToken(Tok::LBracket)) {
      const Token& open = cursor.token();
      if (cursor.atNode(Rule::Declarator) || cursor.atNode(Rule::NestedDeclarator)) {
        nested = cursor.node();
        if (cursor.atToken(Tok::RParen)) cursor.token();
      } else {
        level.suffixes.push_back(declaratorSuffix(cursor, open, result));
      }
    }
    while (cursor.atNode(Rule::DeclaratorSuffix)) {
      uint32_t suffix = cursor.node();
      if (node(suffix).hasError) result.type = nullptr;
      ParseCursor in(*tree_, suffix);
      if (!in.atToken()) continue;
      const Token& open = in.token();
      level.suffixes.push_back(declaratorSuffix(in, open, result));
    }
    if (nested) cursor = ParseCursor(*tree_, nested);
  }
  return levels;
}

void Sema::applyDeclarator(ParseCursor cursor, const Type* base, Declarator& result) {
  std::vector<Level> levels = declaratorLevels(cursor, result);
  // In the order of the text: a bound may name what one before it declares.
  for (size_t level = levels.size(); level-- > 0;)
    for (Suffix& suffix : levels[level].suffixes)
      if (!suffix.isArray)
        readParameters(suffix);
      else if (suffix.child && !suffix.isStarred)
        suffix.bound = rvalue(assignment(suffix.child));

  const Type* type = base;
  for (Level& level : levels) {
    if (!type) type = basic(TypeKind::Int);
    bool isInnermost = &level == &levels.back(), isRestrict = false;
    type = pointersTo(level.pointers, type, result.type, isRestrict);
    size_t dimensions = 0;
    for (const Type* inner = type; inner->isArray(); inner = inner->element) ++dimensions;
    for (size_t i = level.suffixes.size(); i-- > 0 && type;) {
      Suffix& suffix = level.suffixes[i];
      if (suffix.isArray) {
        bool canHold = canBeElement(type, ++dimensions, suffix.loc, result);
        type = canHold ? arrayType(type, suffix, result, i == 0 && isInnermost) : nullptr;
      } else if (type->isArray() || type->isFunction()) {
        error(suffix.loc, fmt::format("function cannot return {} type {}",
                                      type->isArray() ? "array" : "function", quote(type)));
        type = nullptr;
      } else {
        type = functionType(type, suffix);
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

Sema::Declarator Sema::declarator(const Specifiers& specifiers, uint32_t index) {
  Declarator result;
  result.range = range(index);
  result.type = specifiers.type;
  applyDeclarator(ParseCursor(*tree_, index), specifiers.type, result);
  if (node(index).hasError) result.type = nullptr;
  if (!tree_->attributes.empty()) {
    result.attributes = specifiers.attributes;
    readDeclaratorAttributes(index, result.name, result.attributes);
    if (result.attributes.mode != specifiers.attributes.mode && result.type)
      result.type = typeOfMode(result.attributes.mode, result.type, result.range.begin);
    if (result.attributes.isVector) result.type = basic(TypeKind::Error);
    if (result.attributes.isTransparent && result.type && result.type->kind == TypeKind::Union)
      result.type->record->isTransparent = true;
  }
  checkAvailable(specifiers, result.attributes);
  return result;
}

/// Reads the parameters in the suffix of a declarator.
void Sema::readParameters(Suffix& suffix) {
  uint32_t parametersNode = suffix.child;
  Declarator& function = suffix.function;
  std::vector<Param>& params = function.params;
  if (parametersNode && node(parametersNode).rule == Rule::IdentifierList) {
    // `int f(a, b)`: their types follow before the body; until then they are int.
    onlyInC(firstToken(parametersNode).loc, "a parameter without a type is");
    ParseCursor cursor(*tree_, parametersNode);
    while (cursor.atToken()) {
      const Token& token = cursor.token();
      if (token.kind != Tok::Identifier) continue;
      Param param;
      param.name = token;
      param.type = basic(TypeKind::Int);
      param.range = token.range();
      params.push_back(param);
    }
    return;
  }
  if (parametersNode) {
    scopes_.enter();
    size_t outerBounds = bounds_.size();
    ParseCursor cursor(*tree_, parametersNode);
    while (!cursor.atEnd()) {
      if (cursor.atNode()) {
        uint32_t child = cursor.node();
        if (suffix.isVariadic) {
          error(firstToken(child).loc, "expected ')'");
          suffix.isVariadic = false;
        }
        parameter(child, params);
        if (!sysy()) bindParameter(params.back());
      } else {
        const Token& token = cursor.token();
        if (token.kind == Tok::Ellipsis) {
          onlyInC(token.loc, "'...' is");
          if (params.empty())
            error(token.loc, "ISO C requires a named parameter before '...'", {token.range()});
          suffix.isVariadic = true;
        }
      }
    }
    leaveParameters(function);
    function.bounds.assign(bounds_.begin() + ptrdiff_t(outerBounds), bounds_.end());
    bounds_.resize(outerBounds);
    // `(void)`: no parameters.
    if (params.size() == 1 && !suffix.isVariadic && params[0].type && params[0].type->isVoid() &&
        params[0].name.kind == Tok::End && params[0].type->qualifiers == NoQualifiers)
      params.clear();
  }
}

/// Leaves the scope of a list of parameters. Its tags and constants are of the function's body too
/// (6.2.1p4).
void Sema::leaveParameters(Declarator& function) {
  auto isParam = [](const Decl* decl) {
    return decl->kind == DeclKind::Var && static_cast<const VarDecl*>(decl)->isParam;
  };
  scopes_.collectInnermost([&](const Decl* decl) { return !isParam(decl); }, function.names);
  scopes_.leave([](Decl*) {});
}

const Type* Sema::functionType(const Type* result, Suffix& suffix) {
  if (suffix.child && node(suffix.child).rule == Rule::IdentifierList)
    return types_.function(result->unqualified, {}, false, !sysy());
  std::vector<const Type*> types;
  for (Param& param : suffix.function.params) {
    if (param.type && param.type->isVoid()) {
      bool isNamed = param.name.kind != Tok::End;
      error(isNamed ? param.name.loc : param.range.begin,
            isNamed ? "argument may not have 'void' type"
                    : "'void' must be the first and only parameter if specified",
            {param.range});
      param.type = nullptr;
    }
    if (!param.type) param.type = basic(TypeKind::Error);
    types.push_back(param.type);
  }
  bool isOpen = !suffix.child && !sysy();
  return types_.function(result->unqualified, types, suffix.isVariadic, isOpen);
}

/// Later parameters may name it, in a bound or in sizeof.
void Sema::bindParameter(Param& param) {
  if (param.name.kind == Tok::End) return;
  Symbol* symbol = scopes_.intern(param.name);
  if (Decl* previous = ScopeTable::find(symbol, scopes_.depth())) {
    error(param.name.loc, fmt::format("redefinition of parameter {}", quote(symbol->name)));
    notePrevious(previous, "previous declaration");
    return;
  }
  auto* var = arena_->create<VarDecl>();
  var->kind = DeclKind::Var;
  var->isParam = true;
  var->loc = param.name.loc;
  var->name = symbol->name;
  var->type = param.type ? param.type : basic(TypeKind::Error);
  param.var = var;
  scopes_.bind(symbol, var);
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
  refuseThreadLocal(spec);
  Declarator result;
  result.type = spec.type;
  result.isParameter = true;
  applyDeclarator(cursor, spec.type, result);
  param.name = result.name;
  if (!tree_->attributes.empty()) readDeclaratorAttributes(index, param.name, spec.attributes);
  param.mayBeUnused = spec.attributes.isUnused;
  checkAvailable(spec, spec.attributes);
  if (result.type && !node(index).hasError) {
    if (result.type->isArray()) param.arrayType = result.type;
    param.type = adjustParameter(result.type);
    if (param.type->isPointer())
      param.type = types_.qualified(param.type, result.pointerQualifiers);
    param.isRestrict = result.isRestrict;
  }
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
  checkAvailable(spec, {});
  if (result.name.kind != Tok::End) {
    error(result.name.loc, "expected ')'");
    return nullptr;
  }
  return node(index).hasError ? nullptr : result.type;
}

}  // namespace minic
