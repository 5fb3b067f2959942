// Warnings: legal code that is probably a mistake. Sema calls one of these functions when a node is
// finished, and goes on as if it had not: nothing here changes the tree. A new warning goes into
// the function that is called for its kind of node. The rules and the words are clang's.
//
//   operators.cpp   operations whose precedence or operands surprise
//   values.cpp      what follows from the values that expressions can have
//   statements.cpp  conditions, values that are dropped, variables that are not used
//   sequence.h      changes and uses of a variable without an order
//   formats.h       printf and scanf
//   flow.h          what control does in a whole function
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "frontend/ast/ast.h"
#include "frontend/lex/token.h"
#include "support/diagnostics.h"

namespace minic {

/// What the warnings know besides the tree.
struct Lint {
  Diagnostics& diagnostics;
  ast::TypeContext& types;
  const bool isSysY;
  bool asksConversions = false;  ///< -Wconversion or a part of it is on
  unsigned unevaluated = 0;      ///< the depth of operands of sizeof and the like
  unsigned changes = 0;          ///< of variables in the full expression so far, at least
};

// ---- operations --------------------------------------------------------------------------------

/// Any operation with two operands, which are not yet converted to a common type.
void warnOperands(Lint& lint, const Token& op, ast::BinaryOp kind, const ast::Expr* lhs,
                  const ast::Expr* rhs);
/// `&&` and `||`.
void warnLogicalOperands(Lint& lint, const Token& op, const ast::Expr* lhs, const ast::Expr* rhs);
/// A pointer plus an integer.
void warnStringPlusInt(Lint& lint, const Token& op, const ast::Expr* lhs, const ast::Expr* rhs);
/// Arithmetic whose operands are converted.
void warnOverflow(Lint& lint, const ast::BinaryExpr* expr);
/// Arguments of a call, not yet converted. `tokens` are those of the item.
void warnArguments(Lint& lint, const ast::FunctionDecl* callee, std::span<ast::Expr* const> args,
                   SourceLoc close, const std::vector<Token>& tokens);
/// An assignment, also `op=`.
void warnSelfAssign(Lint& lint, const Token& op, const ast::Expr* lhs, const ast::Expr* rhs);
/// sizeof of an expression.
void warnSizeofParameter(Lint& lint, const ast::Expr* operand, SourceRange written);

// ---- values ------------------------------------------------------------------------------------

/// The value is converted to another arithmetic type, but not by a cast.
void warnConversion(Lint& lint, const ast::Expr* expr, const ast::Type* type);
/// The same, if the value is a constant that the type cannot hold.
void warnConstantConversion(Lint& lint, const ast::Expr* from, const ast::Type* to);
/// A value, not yet converted, that a bit-field gets.
void warnBitField(Lint& lint, const ast::Expr* from, const ast::Field& field);
/// As gcc has it: the number holds the bits of a value of the signed type, written without a sign.
bool isBits(const ast::Type* type, Int128 value);
/// A comparison whose operands are not yet converted.
void warnTautology(Lint& lint, const Token& op, ast::BinaryOp kind, const ast::Expr* lhs,
                   const ast::Expr* rhs);
/// Whether the value of a signed expression cannot be negative, whatever its variables hold.
bool isNonNegative(const ast::Expr* expr);
/// A value that is used as a truth value.
void warnTruth(Lint& lint, const ast::Expr* expr);
/// The same, converted to _Bool.
void warnAlwaysTrue(Lint& lint, const ast::Expr* expr);

// ---- statements --------------------------------------------------------------------------------

/// The condition of a statement.
void warnCondition(Lint& lint, const ast::Expr* expr);
/// A full expression.
void warnChanges(Lint& lint, const ast::Expr* expr);
/// A value that is dropped.
void warnUnusedValue(Lint& lint, const ast::Expr* expr, Message message);
/// A pointer that a function returns.
void warnReturnedAddress(Lint& lint, const ast::Expr* value);
/// A `;` where a statement has its body. On the line of the `)` before it, it is probably a
/// mistake.
void warnEmptyBody(Lint& lint, const Token& semi, Wording<> wording);
/// A variable or parameter whose scope ends.
void warnUnused(Lint& lint, const ast::VarDecl* var);

}  // namespace minic
