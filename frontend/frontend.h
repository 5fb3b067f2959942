// The interface of the front end: source text in, checked top-level items out, one at a time, so
// that a file of a million lines never exists as one tree.
//
//   FrontEnd frontEnd(sources, file, diagnostics, options);
//   while (std::unique_ptr<ast::TopLevelItem> item = frontEnd.next())
//     if (diagnostics.errorCount() == 0) lower(*item);       // then the item is freed
//   for (ast::VarDecl* var : frontEnd.finish()) if (no error) lowerTentative(var);
//   // errors may come late: drop the module unless diagnostics.errorCount() is still 0
//
// Run it on a stack of its own (runWithLargeStack): parser, sema and irgen recurse as deep as the
// program nests, up to nestingLimit (language/options.h).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "frontend/ast/ast.h"
#include "frontend/language/options.h"
#include "support/diagnostics.h"
#include "support/source.h"
#include "support/stage_times.h"

namespace minic {

class FrontEnd {
 public:
  /// `file` is the place of the text's first byte. All four must outlive the FrontEnd.
  FrontEnd(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
           const LanguageOptions& options);
  ~FrontEnd();
  FrontEnd(const FrontEnd&) = delete;
  FrontEnd& operator=(const FrontEnd&) = delete;

  /// The next item, or null at the end of the file (or of the error limit). Once an error has been
  /// reported, items may be incomplete: they must not be lowered then. Diagnostics keeps the
  /// messages about the item until the next call, unless they are released.
  std::unique_ptr<ast::TopLevelItem> next();

  /// Reports errors of the file as a whole (missing main, static functions without a body) and
  /// returns the variables whose tentative definition has become their definition, in order of
  /// declaration: now Defined, without init.
  std::span<ast::VarDecl* const> finish();

  /// After finish() without errors: the symbols that are other names of definitions.
  std::span<const ast::Alias> aliases() const;

  /// From now on adds to `times`, which must outlive the FrontEnd.
  void measure(StageTimes& times);

  /// The files that were read so far, the main one first; empty for SysY.
  std::vector<ReadFile> files() const;

  /// Whether the SysY library is predeclared for what comes next.
  bool declaresLibrary() const;

  /// Whether an item so far has the attribute may_alias.
  bool hasMayAlias() const;

  ast::TypeContext& types();
  /// Functions and variables with static storage so far: their ids are below this.
  uint32_t staticCount() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace minic
