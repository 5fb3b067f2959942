// What `__attribute__`, `asm("name")` and `#pragma weak` say of declarations.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// What `__attribute__` says of a declaration.
struct DeclAttributes {
  uint32_t minAlign = 0;
  bool packed = false, isNoreturn = false, isUnused = false, isGnuInline = false;
  bool mustUseResult = false;
  bool isMsStruct = false;  ///< of a record: bit-fields lie as Microsoft's compiler puts them
  bool isTransparent = false;
  bool isVector = false;   ///< not supported: there is no such type
  uint32_t nonNull = 0;    ///< bit i: argument i is not null
  bool hasTraits = false;  ///< `traits` says something
  std::string_view mode;
  const Token* cleanup = nullptr;  ///< the name of the function
  ast::SymbolTraits traits;
};

struct Specifiers;

/// `mode(DI)` and the like: the integer type of that width.
const ast::Type* typeOfMode(SemaContext& sema, std::string_view mode, const ast::Type* type,
                            SourceLoc loc);
/// What `#pragma weak` says of symbols, before or after their declaration.
void readWeakPragmas(SemaContext& sema);
/// `visibility`: that of the pragma, by Token::visibility.
void addTraits(SemaContext& sema, ast::Decl* decl, const DeclAttributes& attributes,
               uint8_t visibility = 0);
/// `cleanup(f)`: `f(&var)` is called when the scope of the variable is left.
void addCleanup(SemaContext& sema, ast::VarDecl* var, const Token& name);
/// Finds what the aliases name, at the end of the file.
void resolveAliases(SemaContext& sema);
/// Gives a declaration the attribute that speaks against its uses, if there is one.
void restrictUses(SemaContext& sema, ast::Decl* decl, const DeclAttributes& attributes);
/// Reports a use of what is deprecated or unavailable.
void checkAvailable(SemaContext& sema, const ast::Decl* decl, SourceRange range);
/// The same for the type that a declaration or a type name has. What is deprecated itself may have
/// a deprecated type.
void checkAvailable(SemaContext& sema, const Specifiers& spec, const DeclAttributes& own);
/// Says of each attribute of the item that it is unknown, or not supported and no mere hint.
void checkAttributes(SemaContext& sema);
/// Those right before the token.
void readAttributes(SemaContext& sema, uint32_t token, DeclAttributes& result);
/// Those right after a declarator, and those right after the name in it.
void readDeclaratorAttributes(SemaContext& sema, uint32_t node, const Token& name,
                              DeclAttributes& result);
/// Those between the specifiers of a declaration and right after them. What stands inside of a
/// struct or enum with a body belongs to that, and what follows its brace gives the type its
/// layout, not the declaration.
void readSpecifierAttributes(SemaContext& sema, uint32_t node, DeclAttributes& result);
/// Whether the attribute `name`, without arguments, is among those right before the token.
bool hasAttribute(SemaContext& sema, uint32_t token, std::string_view name);
/// Those of a struct, union or enum: after its keyword or after its closing brace.
DeclAttributes recordAttributes(SemaContext& sema, uint32_t node);
void readRecordAttributes(SemaContext& sema, uint32_t node, ast::RecordAttributes& result);

}  // namespace minic
