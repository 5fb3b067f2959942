// Statements and jumps.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// The value of `expr`, which is not used.
ast::Expr* discarded(SemaContext& sema, ast::Expr* expr);
ast::CompoundStmt* block(SemaContext& sema, uint32_t node, bool ownScope);
/// `({ ... })`: the value is that of its last statement, if that is an expression.
ast::Expr* statementExpression(SemaContext& sema, uint32_t blockNode, const Token& open);
/// The variables declared, or null if there are none.
ast::Stmt* declarationStatement(SemaContext& sema, uint32_t node);
ast::Stmt* statement(SemaContext& sema, uint32_t node);

/// Warns of what the layout of a statement of a block promises about the next one, which starts at
/// `next`.
void warnLayout(SemaContext& sema, uint32_t node, const Token& next);

ast::Stmt* switchStatement(SemaContext& sema, uint32_t node);
ast::Stmt* caseStatement(SemaContext& sema, uint32_t node);
Label& label(SemaContext& sema, const Token& name);
ast::Stmt* labelStatement(SemaContext& sema, uint32_t node);
ast::Stmt* gotoStatement(SemaContext& sema, uint32_t node);
/// `__label__ a, b;`: up to the end of the block these names are labels of their own.
ast::Stmt* localLabels(SemaContext& sema, uint32_t node);
/// `&&label`
ast::Expr* labelAddress(SemaContext& sema, const Token& ampersands, const Token& name);
/// From here on the current jump scope is a new one.
void enterJumpScope(SemaContext& sema, SourceLoc loc, JumpScope::Kind kind);
/// What is known of the labels at the end of the function.
void finishLabels(SemaContext& sema);

}  // namespace minic
