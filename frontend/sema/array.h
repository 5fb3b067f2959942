// Arrays: bounds, and what is special about arrays of variable length.
#pragma once

#include "frontend/sema/declarator.h"

namespace minic {

/// Reads a suffix from its opening bracket or parenthesis on.
Suffix declaratorSuffix(SemaContext& sema, ParseCursor& in, const Token& open, Declarator& result);
/// An array may have elements of that type, `dimensions` deep in all; false after an error.
bool canBeElement(SemaContext& sema, const ast::Type* type, size_t dimensions, SourceLoc loc,
                  const Declarator& declarator);
/// The type that a dimension makes of `element`; null after an error. `outermost`: the bound may be
/// left out.
const ast::Type* arrayType(SemaContext& sema, const ast::Type* element, const Suffix& suffix,
                           const Declarator& result, bool outermost);
/// An automatic variable that the program cannot name.
ast::VarDecl* hiddenVariable(SemaContext& sema, std::string_view name, const ast::Type* type);
/// What a variably modified type may not be in this declaration; false after an error.
bool checkVariablyModified(SemaContext& sema, const Specifiers& spec, const Declarator& declarator,
                           const ast::Type* type);
/// The pending bounds become variables of this declaration.
void declareBounds(SemaContext& sema, std::vector<ast::VarDecl*>* locals);
/// The value of a variable that the program does not name there.
ast::Expr* loadOf(SemaContext& sema, ast::VarDecl* var, SourceRange range);
/// The value of `expr` after the pending bounds from number `first` on have been evaluated.
ast::Expr* afterBounds(SemaContext& sema, size_t first, ast::Expr* expr);
/// The size in bytes, computed when it is needed.
ast::Expr* sizeOfVariable(SemaContext& sema, const ast::Type* type, SourceRange range);

}  // namespace minic
