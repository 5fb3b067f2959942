// What all checkers share: messages, names in scope, the predeclared library.
#include "frontend/sema/context.h"

#include <algorithm>

#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

/// A function of the library; the type is written as support/sysy_library.def says.
struct LibraryFunction {
  std::string_view name, type;
};
constexpr LibraryFunction libraryFunctions[] = {
#define SYSY_FUNCTION(name, type, memory, flags) {#name, type},
#include "support/sysy_library.def"
};

}  // namespace

SemaContext::SemaContext(const TokenSource& source, Diagnostics& diagnostics,
                         const LanguageOptions& options)
    : source(source),
      diagnostics(diagnostics),
      options(options),
      types(!options.preprocessor.hasSignedChar(*options.target),
            options.target->longDouble == LongDoubleFormat::Binary128) {
  // The library's names are bound when they are first looked up without success.
  scopes.enter();
  askConversions();
}

void SemaContext::askConversions() {
  for (const char* part :
       {"float-conversion", "implicit-float-conversion", "sign-conversion",
        "implicit-int-conversion", "shorten-64-to-32", "implicit-int-float-conversion"})
    lint.asksConversions |= !sysy() && diagnostics.enabled(part);
}

// ---- messages ----------------------------------------------------------------------------------

void SemaContext::unsupported(Unsupported feature, SourceRange range, Message message) {
  if (!(unsupportedFeatures & uint8_t(feature))) error(range.begin, std::move(message), {range});
  unsupportedFeatures |= uint8_t(feature);
}

bool SemaContext::error(SourceLoc loc, Message message, std::vector<SourceRange> ranges,
                        std::vector<FixIt> fixIts) {
  return diagnostics.error(loc, std::move(message), std::move(ranges), std::move(fixIts));
}

bool SemaContext::warning(WarningName flag, SourceLoc loc, Message message,
                          std::vector<SourceRange> ranges, std::vector<FixIt> fixIts) {
  return diagnostics.warning(flag, loc, std::move(message), std::move(ranges), std::move(fixIts));
}

bool SemaContext::note(SourceLoc loc, Message message, std::vector<SourceRange> ranges,
                       std::vector<FixIt> fixIts) {
  return diagnostics.note(loc, std::move(message), std::move(ranges), std::move(fixIts));
}

void SemaContext::onlyInC(SourceLoc loc, Wording<> wording) {
  if (sysy()) error(loc, {wording});
}

void SemaContext::onlyInC(const Token& token) {
  if (sysy()) error(token.loc, {Msg::NotInSysy, tokenName(token.kind)});
}

void SemaContext::notePrevious(const Decl* decl, Message message) {
  if (decl->loc.valid()) diagnostics.note(decl->loc, std::move(message));
}

SourceRange SemaContext::range(uint32_t index) const {
  const ParseNode& at = node(index);
  if (at.firstToken >= at.endToken) return {};
  return {tree->tokens[at.firstToken].loc, tree->tokens[at.endToken - 1].end()};
}

// ---- names -------------------------------------------------------------------------------------

FunctionDecl* SemaContext::libraryFunction(std::string_view name) {
  for (const LibraryFunction& library : libraryFunctions) {
    if (library.name != name) continue;
    Symbol* symbol = scopes.intern(library.name);
    if (Decl* known = ScopeTable::find(symbol, libraryScope)) return known->as<FunctionDecl>();
    auto type = [&](char code) {
      switch (code) {
        case 'i': return basic(TypeKind::Int);
        case 'f': return basic(TypeKind::Float);
        case 'I': return types.pointerTo(basic(TypeKind::Int));
        case 'F': return types.pointerTo(basic(TypeKind::Float));
        case 's': return types.pointerTo(types.qualified(basic(TypeKind::Char), Const));
        default: return basic(TypeKind::Void);
      }
    };
    bool variadic = library.type.ends_with('.');
    std::vector<const Type*> params;
    for (char code : library.type.substr(1))
      if (code != '.') params.push_back(type(code));
    auto* function = permanent.create<FunctionDecl>();
    function->name = library.name;
    function->type = types.function(type(library.type[0]), params, variadic, false);
    function->id = staticCount++;
    function->isLibrary = true;
    scopes.bindOutermost(symbol, function, libraryScope);
    return function;
  }
  return nullptr;
}

/// What one of floatTypeNames is if the program has not declared it. Where long double is not
/// binary128, _Float128 is a type without contents: it can be declared with, but not used.
static Decl* floatType(SemaContext& sema, Symbol* symbol) {
  const Type* longDouble = sema.basic(TypeKind::LongDouble);
  const Type* type = symbol->name == "_Float32"    ? sema.basic(TypeKind::Float)
                     : symbol->name == "_Float64x" ? longDouble
                     : symbol->name != "_Float128" ? sema.basic(TypeKind::Double)
                     : longDouble->isBinary128
                         ? longDouble
                         : sema.types.newRecord(TypeKind::Struct, symbol->name);
  auto* decl = sema.permanent.create<TypedefDecl>();
  decl->storage = StorageClass::Typedef;
  decl->name = symbol->name;
  decl->type = type;
  sema.scopes.bindOutermost(symbol, decl, libraryScope);
  return decl;
}

Decl* SemaContext::lookup(const Token& name) {
  Symbol* symbol = scopes.intern(name);
  if (symbol->innermost) return symbol->innermost->decl;
  if (name.isNamed && name.name->isType && symbol->name.starts_with("_Float"))
    return floatType(*this, symbol);
  return source.declaresLibrary() ? libraryFunction(symbol->name) : nullptr;
}

std::string_view SemaContext::suggestName(std::string_view name, bool functions) const {
  // Beyond this many names the search is not worth its time.
  constexpr size_t most = 20'000;
  std::vector<std::string_view> names;
  scopes.forEachVisible([&](Decl* decl) {
    if (names.size() < most && (!functions || decl->kind == DeclKind::Function))
      names.push_back(decl->name);
  });
  if (functions && source.declaresLibrary())
    for (const LibraryFunction& library : libraryFunctions)
      if (!library.name.starts_with('_')) names.push_back(library.name);
  // The table's order is that of hashes; the nearest of several equals must not depend on it.
  std::sort(names.begin(), names.end());
  return nearestWord(name, names);
}

void SemaContext::leaveScope() {
  // What could not be read may use a variable.
  bool isIncomplete = node(0).hasError || diagnostics.errorCount() != itemErrors;
  scopes.leave([&](Decl* decl) {
    auto* var = decl->tryAs<VarDecl>();
    if (var && !var->isGlobal && !isIncomplete) warnUnused(lint, var);
  });
}

// ---- nodes -------------------------------------------------------------------------------------

Expr* SemaContext::intConst(const Type* type, Int128 value, SourceRange range) {
  return make<IntConst>(type->unqualified, range.begin, range,
                        type->isPointer() ? value : wrapInteger(type, value));
}

Expr* SemaContext::floatConst(const Type* type, const WideFloat& value, SourceRange range) {
  return make<FloatConst>(type->unqualified, range.begin, range, value.rounded(type->format()));
}

}  // namespace minic
