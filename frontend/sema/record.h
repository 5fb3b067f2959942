// Structs, unions, enumerations and their members.
#pragma once

#include <optional>

#include "frontend/sema/declarator.h"

namespace minic {

/// Where the tag of an incomplete type was first named.
void noteForwardDeclaration(SemaContext& sema, const ast::Type* record);
/// The type of `struct S`, `union S` or `enum S` here. A body, or nothing but a `;` after
/// it, declares it in the current scope. Null after an error.
const ast::Type* taggedType(SemaContext& sema, const Token& keyword, const Token& name,
                            bool isDefinition, bool declaresHere);
/// The restriction of uses of a type: what its definition says, or what the tag has from there.
void findRestriction(SemaContext& sema, uint32_t node, const ast::Type* type,
                     Specifiers& specifiers);
/// A struct, union or enum specifier with its body, if it has one. `isAlone`: nothing but a `;`
/// follows, so a tag is declared in this scope.
const ast::Type* recordSpecifier(SemaContext& sema, uint32_t node, bool isAlone);
const ast::Type* enumSpecifier(SemaContext& sema, uint32_t node, bool isAlone);
/// Says why `expr` is no constant: a division by zero, or else `message`.
Failure notConstant(SemaContext& sema, const ast::Expr* expr, const ConstFailure& failure,
                    Message message);
/// The number that an integer constant expression is (numberOf); reports why it is none.
std::optional<Int128> integerConstant(SemaContext& sema, ast::Expr* expr);
/// A `_Static_assert`.
void staticAssert(SemaContext& sema, uint32_t node);
/// `base.name` and `base->name`; `suffixNode` has the operator and the name.
ast::Expr* memberAccess(SemaContext& sema, ast::Expr* base, uint32_t suffixNode);
/// Reports that the record has no member of that name, with the nearest one that it has.
void noSuchMember(SemaContext& sema, const Token& name, const ast::Type* record);
/// A bit-field's value as an operand: what fits an int is one (C17 6.3.1.1).
const ast::Type* bitFieldValueType(SemaContext& sema, const ast::Field* field,
                                   const ast::Type* type);
/// The value of an assignment or ++ to a bit-field, as rvalue() gives that of reading one.
ast::Expr* bitFieldResult(SemaContext& sema, ast::Expr* expr, const ast::Expr* lhs);

}  // namespace minic
