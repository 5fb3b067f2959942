// The texts of -E, -dM and -M.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "frontend/language/options.h"
#include "support/diagnostics.h"

namespace minic {

struct PreprocessOptions {
  bool lineMarkers = true;  ///< `# 12 "f.h" 1`
  bool onlyMacros = false;  ///< #define of all macros instead of the text
};

/// Preprocesses the text that starts at `file` and gives the result to `out` piece by piece.
/// `files`, if not empty, gets each file that was read, the main one first.
void preprocess(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
                const LanguageOptions& options, const PreprocessOptions& how,
                const std::function<void(std::string_view)>& out,
                const std::function<void(const ReadFile&)>& files);

/// A rule of make: the targets, a colon, the files, lines folded by backslashes. `phony`: a rule
/// without a command for each file but the first, so that one may disappear.
std::string makeRule(std::string_view targets, std::span<const ReadFile> files, bool phony);
/// A file name as make reads it in a rule.
std::string makeQuoted(std::string_view name);

}  // namespace minic
