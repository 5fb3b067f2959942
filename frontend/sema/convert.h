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
void markAddressTaken(ast::Expr* lvalue);
/// lvalue, array and function conversions.
ast::Expr* rvalue(SemaContext& sema, ast::Expr* expr);
ast::Expr* promote(SemaContext& sema, ast::Expr* expr);
ast::CastKind castKind(const ast::Type* from, const ast::Type* to);
/// Arithmetic conversion; constants convert at once, with a warning if that changes the value and
/// the conversion is not explicit.
ast::Expr* convert(SemaContext& sema, ast::Expr* expr, const ast::Type* type,
                   bool isExplicit = false);
/// `message` has a place for the type.
bool requireScalar(SemaContext& sema, ast::Expr* expr, SourceLoc loc, Wording<std::string> wording);
ast::Expr* binaryNode(SemaContext& sema, ast::BinaryOp op, const ast::Type* type, ast::Expr* lhs,
                      ast::Expr* rhs, SourceLoc loc, SourceRange range);
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

constexpr size_t kNoArgument = SIZE_MAX;

/// Converts `value` as if by assignment to an object of `type`; null after an error. Of an
/// argument: `callee` is null if it is unknown; `exchanged` is the index of an argument in whose
/// place this one, and that one in this one's, would have the right type, or kNoArgument.
ast::Expr* convertFor(SemaContext& sema, Context context, const ast::Type* type, ast::Expr* value,
                      SourceLoc loc, const ast::FunctionDecl* callee = nullptr, size_t index = 0,
                      size_t exchanged = kNoArgument);
/// Notes where the function is declared or, if no text declares it, its type.
void noteFunction(SemaContext& sema, const ast::FunctionDecl* function, SourceLoc call);
/// "too few arguments to function call, expected 2, have 1"
Message wrongCount(size_t expected, size_t have, bool variadic);

}  // namespace minic
