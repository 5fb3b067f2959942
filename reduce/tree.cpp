// Programs of C and SysY as the search sees them.
#include "reduce/tree.h"

#include <memory>

#include "frontend/frontend.h"
#include "frontend/pp/print.h"
#include "reduce/program.h"
#include "reduce/tree_changes.h"
#include "support/check.h"
#include "support/platform/large_stack.h"

namespace minic::reduce {

namespace {

struct SourceKind {
  void (Collector::*collect)();
  bool hasLevels = false, inGroups = true;
};

/// In the order in which they are tried.
const SourceKind kKinds[] = {
    {&Collector::unused},
    {&Collector::functions},
    {&Collector::items},
    {&Collector::itemsWithUses, false, false},
    {&Collector::statements, true},
    {&Collector::unwrapped, true, false},
    {&Collector::initialisers},
    {&Collector::localsWithStatements},
    {&Collector::locals, false, false},
    {&Collector::inlined, false, false},
    {&Collector::declarators},
    {&Collector::parameters},
    {&Collector::lists},
    {&Collector::formats, false, false},
    {&Collector::qualifiers},
    {&Collector::zeros, true},
    {&Collector::operands, false, false},
    {&Collector::types},
    {&Collector::literals, false, false},
    {&Collector::names},
    {&Collector::eachName, false, false},
};

}  // namespace

bool SourceLanguage::begin(std::string& text, std::string& problem) {
  if (options_.dialect == Dialect::C) {
    SourceManager sources;
    std::string errors;
    Diagnostics diagnostics(sources, {}, [&](const Diagnostic& one) {
      if (one.severity == Severity::Error && errors.empty()) errors = one.message;
    });
    std::string made;
    preprocess(sources, sources.add("program.c", text), diagnostics, options_,
               {.lineMarkers = false}, [&](std::string_view piece) { made += piece; }, {});
    if (diagnostics.errorCount()) {
      problem = errors;
      return false;
    }
    text = made;
  }
  options_.preprocessor.preprocessed = true;
  std::vector<std::string_view> tokens;
  std::vector<TextToken> all = tokenize(text, options_.dialect == Dialect::C);
  for (const TextToken& token : all) tokens.push_back(token.text);
  text = layOut(tokens);
  return true;
}

size_t SourceLanguage::kinds() const { return std::size(kKinds); }

std::optional<Changes> SourceLanguage::changes(const std::string& text, size_t number,
                                               size_t level) {
  const SourceKind& kind = kKinds[number];
  if (level && !kind.hasLevels) return std::nullopt;
  auto program = std::make_shared<Program>(text, options_);
  Collector collector(*program, level);
  (collector.*kind.collect)();
  if (!collector.hasLevel) return std::nullopt;
  auto all = std::make_shared<std::vector<Change>>(std::move(collector.changes));
  return Changes{all->size(), kind.inGroups,
                 [program, all](const std::vector<size_t>& chosen) -> std::optional<std::string> {
                   std::vector<const Change*> made;
                   for (size_t i : chosen) made.push_back(&(*all)[i]);
                   return program->apply(made);
                 }};
}

bool SourceLanguage::isValid(const std::string& text) {
  bool valid = true;
  try {
    runWithLargeStack([&] {
      SourceManager sources;
      DiagnosticOptions how;
      how.errorLimit = 1;
      how.suppressWarnings = true;
      Diagnostics diagnostics(sources, how);
      FrontEnd frontEnd(sources, sources.add("reduced", text), diagnostics, options_);
      while (frontEnd.next() && !diagnostics.errorCount()) {
      }
      frontEnd.finish();
      valid = diagnostics.errorCount() == 0;
    });
  } catch (const InternalError&) {
    return true;  // perhaps what is looked for
  }
  return valid;
}

}  // namespace minic::reduce
