// Legal expressions that are probably mistakes.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// Operators whose precedence surprises, and comparisons that cannot be meant. The operands are not
/// yet converted to a common type.
void warnOperands(SemaContext& sema, const Token& op, ast::BinaryOp kind, const ast::Expr* lhs,
                  const ast::Expr* rhs);
/// `x && 4`: `&` may be meant.
void warnConstantOperand(SemaContext& sema, const Token& op, const ast::Expr* lhs,
                         const ast::Expr* rhs);
/// `"abc" + n`
void warnStringPlusInt(SemaContext& sema, const Token& op, const ast::Expr* lhs,
                       const ast::Expr* rhs);
void checkDivisor(SemaContext& sema, const Token& op, const ast::Expr* rhs);
void checkShift(SemaContext& sema, const Token& op, const ast::Type* type, const ast::Expr* rhs);
/// `sizeof a` of a parameter that is written as an array.
void warnSizeofParameter(SemaContext& sema, const ast::Expr* operand, SourceRange written);
/// Signed arithmetic on two constants whose result does not fit.
void warnOverflow(SemaContext& sema, const ast::BinaryExpr* expr);
/// `a = a`
void warnSelfAssign(SemaContext& sema, const Token& op, const ast::Expr* lhs, const ast::Expr* rhs);
/// `return &local;`
void warnReturnedAddress(SemaContext& sema, const ast::Expr* value);
/// An address where a truth value is wanted.
void warnAlwaysTrue(SemaContext& sema, const ast::Expr* expr);
/// `if ((a == b))`
void warnExtraParentheses(SemaContext& sema, const ast::Expr* condition);
/// What the layout of a statement of a block promises about the next one, which starts at `next`.
void warnLayout(SemaContext& sema, uint32_t statementNode, const Token& next);
/// Whether the value of a signed expression cannot be negative, whatever its variables hold.
bool isNonNegative(const ast::Expr* expr);

/// An implicit conversion of a value that is no constant, under -Wconversion and its parts.
void warnConversion(SemaContext& sema, const ast::Expr* expr, const ast::Type* type);
/// A comparison that does not depend on its operands; they are not yet converted.
void warnTautology(SemaContext& sema, const Token& op, ast::BinaryOp kind, const ast::Expr* lhs,
                   const ast::Expr* rhs);
/// `if (a << 2)`
void warnShiftAsTruth(SemaContext& sema, const ast::Expr* expr);
/// `memset(p, 0, sizeof p)`: the size of the pointer instead of that of what it points to.
void warnSizeofPointer(SemaContext& sema, const ast::FunctionDecl* callee,
                       std::span<ast::Expr* const> args);
/// Null for a parameter that the attribute `nonnull` names.
void warnNullArguments(SemaContext& sema, const ast::FunctionDecl* callee,
                       std::span<ast::Expr* const> args, SourceLoc close);

}  // namespace minic
