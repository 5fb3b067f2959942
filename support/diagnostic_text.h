// Ready-made consumers of messages: text as clang writes it, JSON as gcc writes it, SARIF, or a
// list. A consumer that is empty shows nothing.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostics.h"

namespace minic {

/// `file:line:col: error: text [-Wname]`, the source line, its marks and its fix-its; the files
/// that include the place before it, the macros that lead to it after it. `lastInclude`: the
/// #include that was printed last, so that it is printed once.
std::string toText(const Diagnostic& diagnostic, const SourceManager& sources, bool inColor,
                   SourceLoc* lastInclude = nullptr);
/// All messages as one array; a note is a child of the message before it.
std::string toJson(std::span<const Diagnostic> diagnostics, const SourceManager& sources);
/// The same as a log of SARIF 2.1.0 (docs.oasis-open.org/sarif) of this version of minic.
std::string toSarif(std::span<const Diagnostic> diagnostics, const SourceManager& sources,
                    std::string_view version);

/// Gives each message's text to `sink` as it is reported.
DiagnosticConsumer textConsumer(const SourceManager& sources, bool inColor,
                                std::function<void(std::string_view)> sink);
/// Appends each message to `all`.
DiagnosticConsumer collectingConsumer(std::vector<Diagnostic>& all);

/// "error", "warning", ...
std::string_view severityName(Severity severity);
/// "-Wname" or "-Rpass=name"; the kind of a message that belongs to no option.
std::string ruleOf(const Diagnostic& diagnostic);
/// The same with "-Werror," before the warnings that are errors.
std::string optionOf(const Diagnostic& diagnostic);
/// The column of a terminal, counted from 1, in which byte `column` (from 1) of the line is shown.
uint32_t displayColumn(std::string_view line, uint32_t column);

}  // namespace minic
