// Runs the front end on a text and keeps its messages and results.
#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "frontend/frontend.h"
#include "support/diagnostic_text.h"
#include "support/platform/large_stack.h"

namespace minic {

struct Checked {
  SourceManager sources;
  std::unique_ptr<Diagnostics> diagnostics;
  std::unique_ptr<FrontEnd> frontEnd;
  std::vector<std::unique_ptr<ast::TopLevelItem>> items;
  std::vector<ast::VarDecl*> tentative;
  std::string messages;  ///< as text

  Checked(const std::string& text, Dialect dialect = Dialect::SysY,
          std::vector<std::string> warningFlags = {}) {
    DiagnosticOptions options;
    options.warningFlags = std::move(warningFlags);
    SourceLoc file = sources.add("t.c", text);
    diagnostics = std::make_unique<Diagnostics>(
        sources, options,
        textConsumer(sources, false, [this](std::string_view line) { messages += line; }));
    LanguageOptions language;
    language.dialect = dialect;
    runWithLargeStack([&] {
      frontEnd = std::make_unique<FrontEnd>(sources, file, *diagnostics, language);
      // The front end forgets what lived in an item when it reads the next one; here they all live.
      std::vector<std::pair<ast::VarDecl*, ast::Initializer*>> initialisers;
      std::vector<std::pair<ast::FunctionDecl*, ast::FunctionDecl>> functions;
      while (auto item = frontEnd->next()) {
        for (ast::Decl* decl : item->decls)
          if (auto* var = decl->tryAs<ast::VarDecl>()) initialisers.emplace_back(var, var->init);
        if (item->function) functions.emplace_back(item->function, *item->function);
        items.push_back(std::move(item));
      }
      auto rest = frontEnd->finish();
      tentative.assign(rest.begin(), rest.end());
      for (auto [var, init] : initialisers) var->init = init;
      for (auto& [function, whole] : functions) *function = whole;
    });
  }

  unsigned errors() const { return diagnostics->errorCount(); }
  unsigned warnings() const { return diagnostics->warningCount(); }

  ast::VarDecl* var(std::string_view name) const {
    for (auto& item : items)
      for (ast::Decl* decl : item->decls)
        if (decl->name == name)
          if (auto* found = decl->tryAs<ast::VarDecl>()) return found;
    ADD_FAILURE() << "no variable " << name;
    return nullptr;
  }
  ast::FunctionDecl* function(std::string_view name) const {
    for (auto& item : items)
      if (item->function && item->function->name == name) return item->function;
    ADD_FAILURE() << "no function " << name;
    return nullptr;
  }
  /// The constant value of a global scalar's initialiser.
  const ast::Expr* value(std::string_view name) const {
    ast::VarDecl* found = var(name);
    if (!found || !found->init || found->init->elements.size() != 1) {
      ADD_FAILURE() << "no value of " << name << "\n" << messages;
      return nullptr;
    }
    return found->init->elements[0].value;
  }
  int64_t integer(std::string_view name) const {
    const ast::Expr* expr = value(name);
    if (!expr || expr->kind != ast::ExprKind::IntConst) {
      ADD_FAILURE() << name << " is no integer constant";
      return INT64_MIN;
    }
    return expr->as<ast::IntConst>()->value;
  }
  double floating(std::string_view name) const {
    const ast::Expr* expr = value(name);
    if (!expr || expr->kind != ast::ExprKind::FloatConst) {
      ADD_FAILURE() << name << " is no floating constant";
      return -1e300;
    }
    return expr->as<ast::FloatConst>()->value.toDouble();
  }
  /// All the elements of a small global int array.
  std::vector<int64_t> elements(std::string_view name) const {
    ast::VarDecl* found = var(name);
    if (!found) return {};
    std::vector<int64_t> all(found->type->size / 4, 0);
    if (!found->init) return all;
    for (const ast::InitElement& element : found->init->elements)
      all[element.offset / 4] = element.value->as<ast::IntConst>()->value;
    return all;
  }
  bool says(std::string_view part) const { return messages.find(part) != std::string::npos; }
};

}  // namespace minic
