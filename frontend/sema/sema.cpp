// The items of a file one after the other, and what is only known at its end.
#include "frontend/sema/sema.h"

#include "frontend/sema/attribute.h"
#include "frontend/sema/decl.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/literal.h"
#include "frontend/sema/record.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

Sema::Sema(const TokenSource& source, Diagnostics& diagnostics, const LanguageOptions& options)
    : context_(std::make_unique<SemaContext>(source, diagnostics, options)) {}

Sema::~Sema() = default;

std::span<const Alias> Sema::aliases() const { return context_->aliases; }
TypeContext& Sema::types() { return context_->types; }
uint32_t Sema::staticCount() const { return context_->staticCount; }

/// What lived in the item before is gone, but its declarations may be declared again.
void Sema::forgetItem() {
  for (Decl* decl : context_->itemDecls) {
    if (auto* var = decl->tryAs<VarDecl>(); var && !var->lastingInit()) var->init = nullptr;
    if (auto* function = decl->tryAs<FunctionDecl>()) {
      function->params = {};
      function->locals = {};
      function->addressedLabels = {};
      function->body = nullptr;
    }
  }
  context_->itemDecls.clear();
}

void Sema::item(const ParseTree& tree, TopLevelItem& item) {
  SemaContext& sema = *context_;
  forgetItem();
  sema.tree = &tree;
  sema.arena = &item.arena;
  sema.itemFunction = nullptr;
  if (sema.weakPragmas < sema.source.weakPragmas().size()) readWeakPragmas(sema);
  if (sema.diagnostics.turnedOn()) sema.askConversions();

  checkAttributes(sema);

  ParseCursor cursor(tree, 0);
  if (cursor.atNode()) {
    bool hasSpecifiers = cursor.atNode(Rule::Specifiers);
    Specifiers spec;
    if (cursor.atNode(Rule::StaticAssert)) staticAssert(sema, cursor.node());
    if (cursor.atNode(Rule::Assembly)) {
      item.isAssembly = true;
      item.assembly = assembly(sema, cursor.node());
    }
    if (hasSpecifiers) {
      uint32_t child = cursor.node();
      spec = specifiers(sema, child, cursor.atToken(Tok::Semi));
    }
    if (cursor.atNode(Rule::Declarator)) {
      uint32_t declaratorNode = cursor.node();
      if (!hasSpecifiers && sema.sysy() && !cursor.atNode(Rule::Block)) {
        // A statement outside of every function.
        const Token& name = sema.firstToken(declaratorNode);
        sema.error(name, {Msg::UnknownTypeName, quote(name.spelling())});
        return;
      }
      if (!hasSpecifiers) spec = implicitInt(sema, declaratorNode);
      if (cursor.atNode(Rule::Block) || cursor.atNode(Rule::Declaration)) {
        functionDefinition(sema, spec, declaratorNode, cursor);
      } else if (cursor.atNode(Rule::DeclarationRest)) {
        declarationRest(sema, spec, declaratorNode, cursor.node(), nullptr);
      } else {
        Declarator first = declarator(sema, spec, declaratorNode);  // its end is missing
        initDeclarator(sema, spec, first, 0, nullptr);
      }
    } else if (hasSpecifiers && !sema.node(0).hasError) {
      warnEmptyDeclaration(sema, spec);
    }
  } else if (!sema.node(0).hasError && cursor.atToken(Tok::Semi)) {
    sema.warning("extra-semi", cursor.token().loc, {Msg::ExtraSemicolonOutside});
  }

  sema.itemErrors = sema.diagnostics.errorCount();
  item.decls = copyOut(item.arena, sema.itemDecls);
  item.function = sema.itemFunction;
}

// ---- the end of the file -----------------------------------------------------------------------

std::vector<VarDecl*> Sema::finish() {
  SemaContext& sema = *context_;
  forgetItem();
  readWeakPragmas(sema);
  resolveAliases(sema);
  for (FunctionDecl* function : sema.functions) {
    if (function->storage != StorageClass::Static) continue;
    if (!function->used) {
      bool isKept = function->mayBeUnused || (function->traits && function->traits->isUsed);
      if (function->defined && !function->isInline && !isKept)
        sema.warning("unused-function", function->loc,
                     {Msg::UnusedFunction, quote(function->name)});
    } else if (!function->defined) {
      sema.error(function->loc, {Msg::FunctionNotDefined, quote(function->name)});
    }
  }
  std::vector<VarDecl*> result;
  for (VarDecl* var : sema.tentative) {
    if (var->definition != Definition::Tentative) continue;
    if (var->type->isRecord() && !var->type->isComplete()) {
      sema.error(var->loc, {Msg::TentativeNeverCompleted, quote(var->type)});
      noteForwardDeclaration(sema, var->type);
      continue;
    }
    if (var->type->kind == TypeKind::IncompleteArray) {
      sema.warning("tentative-definition-array", var->loc, {Msg::TentativeArray});
      var->type = sema.types.arrayOf(var->type->element, 1);
    }
    var->definition = Definition::Defined;
    result.push_back(var);
  }
  // (After an error it may be there and not be seen.)
  if (sema.options.requireMain && !sema.source.isStopped() && !sema.diagnostics.errorCount()) {
    Decl* main = ScopeTable::find(sema.scopes.intern("main"), fileScope);
    auto* function = main ? main->tryAs<FunctionDecl>() : nullptr;
    if (!function || !function->defined) sema.error(sema.source.endOfText(), {Msg::NoMain});
  }
  return result;
}

}  // namespace minic
