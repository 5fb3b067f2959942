// Statements and jumps.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// Conservative: anything but plain computation and reading counts.
bool hasSideEffects(const ast::Expr* expr);
void warnUnusedValue(SemaContext& sema, const ast::Expr* expr,
                     std::string_view message = "expression result unused");
/// The value of `expr`, which is not used.
ast::Expr* discarded(SemaContext& sema, ast::Expr* expr);
ast::CompoundStmt* block(SemaContext& sema, uint32_t node, bool ownScope);
/// `({ ... })`: the value is that of its last statement, if that is an expression.
ast::Expr* statementExpression(SemaContext& sema, uint32_t blockNode, const Token& open);
/// The variables declared, or null if there are none.
ast::Stmt* declarationStatement(SemaContext& sema, uint32_t node);
ast::Stmt* statement(SemaContext& sema, uint32_t node);
/// A `;` on the line of the `)` before it is probably a mistake.
void warnEmptyBody(SemaContext& sema, const Token& semi, std::string_view what);

ast::Stmt* switchStatement(SemaContext& sema, uint32_t node);
ast::Stmt* caseStatement(SemaContext& sema, uint32_t node);
Label& label(SemaContext& sema, const Token& name);
ast::Stmt* labelStatement(SemaContext& sema, uint32_t node);
ast::Stmt* gotoStatement(SemaContext& sema, uint32_t node);
/// `&&label`
ast::Expr* labelAddress(SemaContext& sema, const Token& ampersands, const Token& name);
/// From here on the current jump scope is a new one.
void enterJumpScope(SemaContext& sema, SourceLoc loc, JumpScope::Kind kind);
/// What is known of the labels at the end of the function.
void finishLabels(SemaContext& sema);

}  // namespace minic
