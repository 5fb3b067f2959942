// The two halves of a declaration that say what is declared: specifiers and declarators.
#pragma once

#include "frontend/sema/attribute.h"

namespace minic {

struct Specifiers {
  const ast::Type* type = nullptr;
  ast::StorageClass storage = ast::StorageClass::None;
  bool isInline = false, isNoreturn = false;
  bool isAutoType = false;     ///< `__auto_type`: the type is that of the initializer
  SourceRange threadLocal;     ///< `_Thread_local`; not valid: none
  bool hasUnusedType = false;  ///< objects of the type need not be used
  bool definesTag = false;     ///< has a struct, union or enum specifier, with a tag or a body
  bool hasTagName = false;     ///< and a tag
  uint32_t minAlign = 0;       ///< `_Alignas`, in bytes; 0: none
  DeclAttributes attributes;
  const ast::Decl* restricted = nullptr;  ///< the typedef or tag, if it has traits
  SourceRange restrictedRange;            ///< where it is named
  SourceRange range;
};

struct Param {
  Token name;  ///< kind End: unnamed
  const ast::Type* type = nullptr;
  const ast::Type* arrayType = nullptr;  ///< the array type as written; null if it is none
  ast::VarDecl* var = nullptr;           ///< null: unnamed
  bool isRestrict = false;               ///< a pointer that is itself `restrict`
  bool mayBeUnused = false;              ///< the attribute `unused`
  SourceRange range;
};

struct Declarator {
  Token name;                                     ///< kind End: none
  const ast::Type* type = nullptr;                ///< null after an error
  std::vector<Param> params;                      ///< of the function type declared, if it is one
  SourceLoc paramsLoc;                            ///< its '('
  std::vector<ast::VarDecl*> bounds;              ///< of variable arrays among the parameters
  ScopeTable::Names names;                        ///< tags and constants among the parameters
  bool isParameter = false;                       ///< allows `static` and qualifiers in brackets
  uint8_t pointerQualifiers = ast::NoQualifiers;  ///< the qualifiers in the brackets
  bool isRestrict = false;                        ///< the pointer declared is `restrict`
  DeclAttributes attributes;                      ///< after the declarator
  SourceRange range;
};

/// A part of a declarator after the name: a dimension or a list of parameters.
struct Suffix {
  bool isArray = false;
  SourceLoc loc;
  uint32_t child = 0;          ///< the node of the bound or of the parameters, 0: none
  bool isStarred = false;      ///< `[*]`
  bool isStatic = false;       ///< `[static n]`
  SourceLoc wordLoc;           ///< of `static` or a qualifier in the brackets; not valid: none
  ast::Expr* bound = nullptr;  ///< null also after an error
  Declarator function;         ///< what its parameters declare
  bool isVariadic = false;
};

/// `isAlone`: nothing but a `;` follows, so a tag is declared in this scope.
Specifiers specifiers(SemaContext& sema, uint32_t node, bool isAlone = false);
/// The list of variable arguments, as the ABI has it: on x86-64 an array of one struct, which
/// decays as a parameter; on riscv64 a pointer.
const ast::Type* vaListType(SemaContext& sema);
/// `_Alignas` and the attribute may not ask for less than the type has.
void checkAlignment(SemaContext& sema, const Specifiers& spec, const ast::Type* type);
/// `main() {...}` and the like: no specifiers at all.
Specifiers implicitInt(SemaContext& sema, uint32_t declaratorNode);

/// Arrays and functions become pointers.
const ast::Type* adjustParameter(SemaContext& sema, const ast::Type* type);
/// Only pointers to objects may be `restrict` (C17 6.7.3p2).
void checkRestrict(SemaContext& sema, const ast::Type* type, SourceLoc loc);
/// A declarator with what it makes of the type of the specifiers.
Declarator declarator(SemaContext& sema, const Specifiers& specifiers, uint32_t node);
/// Leaves the scope of a list of parameters. Its tags and constants are of the function's body too
/// (6.2.1p4).
void leaveParameters(SemaContext& sema, Declarator& function);
/// Later parameters may name it, in a bound or in sizeof.
void bindParameter(SemaContext& sema, Param& param);
/// A type name, as in a cast; null after an error.
const ast::Type* typeName(SemaContext& sema, uint32_t node);

}  // namespace minic
