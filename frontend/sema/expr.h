// Expressions: names, calls, operators.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// `isStatement`: an assignment may be its outermost operator, also in SysY.
ast::Expr* expression(SemaContext& sema, uint32_t node, bool isStatement = false);
ast::Expr* assignment(SemaContext& sema, uint32_t node, bool isStatement = false);
/// Whether a pointer points to objects of known size, as arithmetic wants it.
bool canStep(SemaContext& sema, SourceLoc loc, const ast::Expr* pointer, bool isPlural);

ast::Expr* unary(SemaContext& sema, uint32_t node);
/// The object of a compound literal of this type, and the literal once it has its initialiser.
ast::VarDecl* literalVariable(SemaContext& sema, const ast::Type* type, SourceLoc begin);
ast::Expr* literalRef(SemaContext& sema, ast::VarDecl* var, SourceRange all);
ast::Expr* call(SemaContext& sema, ast::Expr* callee, uint32_t suffixNode);
/// `a ?: b`: the value of the condition again, which is computed once: unless it is a constant, it
/// becomes an assignment to a hidden variable.
ast::Expr* omittedOperand(SemaContext& sema, const Token& question, ast::Expr*& condition);

/// `++a` in SysY, which reads two signs there: the prefix operators are these tokens. Warns once,
/// for a chain may have thousands of them.
void warnTwoSigns(SemaContext& sema, uint32_t first, uint32_t end);
ast::Expr* prefixOperator(SemaContext& sema, const Token& token, ast::Expr* operand);
bool checkModifiable(SemaContext& sema, const ast::Expr* lvalue, SourceLoc loc);
ast::Expr* incrementOrDecrement(SemaContext& sema, const Token& token, ast::Expr* operand,
                                bool prefix);

}  // namespace minic
