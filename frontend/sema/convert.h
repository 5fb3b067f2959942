// The conversions that C makes silently, made explicit; those of assignments.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// What an expression is converted for as if by assignment: the words of messages.
enum class Context { Assigning, Initializing, Passing, Returning };

ast::Expr* castNode(SemaContext& sema, ast::CastKind kind, const ast::Type* type,
                    ast::Expr* operand);
/// Sets the height of a new node from that of its operands; past the limit the node becomes an
/// error.
ast::Expr* nested(SemaContext& sema, ast::Expr* expr, uint32_t height);
ast::VarDecl* rootVariable(ast::Expr* lvalue);
/// Whether the array may have the element, although it is longer then than its type says: as the
/// last member of a record that a pointer points to, or in a union that is as large.
bool mayBeLonger(const ast::Expr* array, uint64_t index);
void markAddressTaken(ast::Expr* lvalue);
/// lvalue, array and function conversions.
ast::Expr* rvalue(SemaContext& sema, ast::Expr* expr);
const ast::Type* promotedType(SemaContext& sema, const ast::Type* type);
ast::Expr* promote(SemaContext& sema, ast::Expr* expr);
/// The usual arithmetic conversions.
const ast::Type* commonType(SemaContext& sema, const ast::Type* lhs, const ast::Type* rhs);
ast::CastKind castKind(const ast::Type* from, const ast::Type* to);
/// As gcc has it: the number holds the bits of a value of the signed type, written without a
/// sign.
bool isBits(const ast::Type* type, Int128 value);
/// Arithmetic conversion; constants convert at once, with a warning if that changes the value and
/// the conversion is not explicit.
ast::Expr* convert(SemaContext& sema, ast::Expr* expr, const ast::Type* type,
                   bool isExplicit = false);
/// A null pointer constant (C17 6.3.2.3p3): an integer constant expression of value 0, or one cast
/// to void *.
bool isNullConstant(SemaContext& sema, const ast::Expr* expr);
/// `message` has a place for the type.
bool requireScalar(SemaContext& sema, ast::Expr* expr, SourceLoc loc, std::string_view message);
/// `lhs, rhs`, both rvalues.
ast::Expr* comma(SemaContext& sema, ast::Expr* lhs, ast::Expr* rhs, SourceLoc loc,
                 SourceRange range);
/// The union whose member `field` has the value.
ast::Expr* unionOf(SemaContext& sema, const ast::Type* type, const ast::Field& field,
                   ast::Expr* value, SourceRange range);
/// GNU C: the member of a transparent union that an argument is passed as, or null.
const ast::Field* transparentField(const ast::Type* type, const ast::Expr* argument);
ast::Expr* explicitCast(SemaContext& sema, const ast::Type* type, ast::Expr* operand,
                        SourceRange range);

/// The type of an operand as it is written: arrays and functions are not yet pointers.
const ast::Type* writtenType(const ast::Expr* expr);
/// Converts `value` as if by assignment to an object of `type`; null after an error.
ast::Expr* convertFor(SemaContext& sema, Context context, const ast::Type* type, ast::Expr* value,
                      SourceLoc loc, const ast::FunctionDecl* callee = nullptr, size_t index = 0);

}  // namespace minic
