// Declarations: what they enter into the scopes.
#pragma once

#include "frontend/sema/declarator.h"

namespace minic {

/// A declaration without declarators: fine if it declares a tag or constants.
void warnEmptyDeclaration(SemaContext& sema, const Specifiers& spec);
/// A declaration in a block or at file scope. `locals` gets the variables of a block; null at file
/// scope.
void declaration(SemaContext& sema, uint32_t node, std::vector<ast::VarDecl*>* locals);
/// The declarators after `first`, the specifiers are read.
void declarationRest(SemaContext& sema, const Specifiers& spec, uint32_t first, uint32_t restNode,
                     std::vector<ast::VarDecl*>* locals);
/// `_Thread_local` stands where no variable is declared.
void refuseThreadLocal(SemaContext& sema, const Specifiers& spec);
/// Declares what one declarator says, with its initialiser at node `init`, 0: none.
void initDeclarator(SemaContext& sema, const Specifiers& spec, const Declarator& declarator,
                    uint32_t init, std::vector<ast::VarDecl*>* locals);
/// What a declaration with linkage of that name declares again; null: nothing.
ast::Decl* declaredSymbol(SemaContext& sema, const Symbol* symbol);

/// Declares a function, or finds the declaration that this one repeats.
ast::FunctionDecl* declareFunction(SemaContext& sema, const Specifiers& spec,
                                   const Declarator& declarator, bool isDefinition);
/// A function with its body, which is the next node at `cursor`.
void functionDefinition(SemaContext& sema, const Specifiers& spec, uint32_t declaratorNode,
                        ParseCursor& cursor);

}  // namespace minic
