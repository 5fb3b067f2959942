// Constants and strings, and the inline assembly that is written in strings.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// A number, by its size and suffix. `underMinus`: a minus stands before it, so that INT_MIN is one
/// in SysY.
ast::Expr* integerLiteral(SemaContext& sema, const Token& token, bool underMinus);
ast::Expr* floatingLiteral(SemaContext& sema, const Token& token);
/// Appends the characters of a string or character token, each as `size` bytes (of 1, those of
/// UTF-8); false after an error.
bool decodeEscapes(SemaContext& sema, const Token& token, std::string& bytes, unsigned size);
ast::Expr* characterLiteral(SemaContext& sema, const Token& token);
/// Of the characters of a literal, by its prefix.
const ast::Type* characterType(SemaContext& sema, std::string_view spelling);
/// The text of `asm("...");` at file scope, as long as the item lives.
std::string_view assembly(SemaContext& sema, uint32_t node);
/// Adjacent strings, put together.
ast::StringLiteral* stringLiteral(SemaContext& sema, const std::vector<Token>& tokens);

/// Adds the text of a string literal.
void assemblyText(SemaContext& sema, const Token& token, std::string& bytes);
/// An `asm` statement with its operands.
ast::AssemblyStmt* assemblyStatement(SemaContext& sema, uint32_t node);

}  // namespace minic
