// What GNU C adds to expressions: built-in functions, atomic accesses, special forms.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// Whether a name that begins with `__builtin_` is known.
bool isBuiltin(std::string_view name);
/// GNU C: `alloca` is the built-in function, unless the program has one of its own.
bool isAlloca(SemaContext& sema, const Token& name);
/// Declares the function that is called without a declaration, as C90 6.3.2.2 does: `extern int
/// name();`, or with its own type if it is one of the C library's that the compiler knows.
ast::Decl* implicitFunction(SemaContext& sema, const Token& token);
/// A call of a built-in function; `suffixNode` has the arguments.
ast::Expr* builtinCall(SemaContext& sema, const Token& name, uint32_t suffixNode);
/// What looks like a call and takes types: `_Generic`, offsetof, va_arg, types_compatible_p.
ast::Expr* special(SemaContext& sema, uint32_t node);
/// `__func__`, `__FUNCTION__`, `__PRETTY_FUNCTION__`: the function's name as a string.
ast::Expr* functionName(SemaContext& sema, const Token& token);

/// Whether the name is one of the `__atomic_`, `__sync_` or `__c11_atomic_` functions.
bool isAtomicFunction(std::string_view name);
/// Of a qualifier's keyword.
uint8_t qualifierOf(Tok keyword);
/// The type that `_Atomic` makes of a type, after 6.7.2.4p3 and 6.7.3p3.
const ast::Type* atomicType(SemaContext& sema, const ast::Type* type, SourceRange range);
/// The object at a pointer, as an lvalue.
ast::Expr* pointee(SemaContext& sema, ast::Expr* pointer);
/// A call of an atomic builtin.
ast::Expr* atomicCall(SemaContext& sema, const Token& name, uint32_t suffixNode);

}  // namespace minic
