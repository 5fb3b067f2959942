// Initialisers become flat lists of stores.
#pragma once

#include "frontend/sema/context.h"
#include "frontend/sema/init_list.h"

namespace minic {

/// The constant node for `value`, which static storage or SysY's `const` demands; null after an
/// error.
ast::Expr* constantFor(SemaContext& sema, ast::Expr* value, const ast::Type* type);
/// `known`: the value that the initializer was already found to have; null: none.
void initializeVariable(SemaContext& sema, ast::VarDecl* var, uint32_t initNode,
                        ast::Expr* known = nullptr);

// ---- parts of an initialiser, which add their stores to `list`

/// The items of a braced list that initialises an object of `type` at `offset`.
void listInitializer(SemaContext& sema, uint32_t node, const ast::Type* type, uint64_t offset,
                     InitList& list);
/// A string, perhaps in braces, for a whole array of characters at `offset`; false: it is none.
bool stringInitializer(SemaContext& sema, const ast::Type* array, uint32_t node, uint64_t offset,
                       InitList& list);
/// `{ 5 }` or `{{5}}` for a scalar, perhaps after designators: its first item; null after an error.
ast::Expr* bracedScalar(SemaContext& sema, uint32_t node, const ast::Type* type);
/// One scalar store: checks and converts. `loc`: where clang points, the variable or the value in a
/// list. Null after an error.
ast::Expr* initialValue(SemaContext& sema, const ast::Type* type, ast::Expr* value, SourceLoc loc);
/// The stores of a compound literal that is the value are taken over; false: it is none.
bool spliceLiteral(const ast::Expr* value, uint64_t offset, InitList& list);

}  // namespace minic
