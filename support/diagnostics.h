// Messages about the user's program in clang's form: `file:line:col: error: text [-Wname]`, the
// line, a caret with ranges, fix-its, notes. Shared by the front end, the reader of .ll and the
// remarks of the passes. Nothing here decides what is wrong; it only says it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/source.h"

namespace minic {

enum class Severity : uint8_t { Note, Remark, Warning, Error };

/// Replace the bytes of `range` by `text`; an empty range inserts.
struct FixIt {
  SourceRange range;
  std::string text;
};

/// One message. A note belongs to the message reported before it.
struct Diagnostic {
  Severity severity = Severity::Error;
  SourceLoc loc;        ///< where the caret goes; invalid: no place
  std::string message;  ///< lower case, no full stop, as clang's
  std::string_view
      flag;  ///< name of the warning without -W (or of the pass of a remark, with -Rpass=)
  std::vector<SourceRange> ranges;  ///< underlined with ~
  std::vector<FixIt> fixIts;
};

enum class DiagnosticFormat : uint8_t { Clang, Json };
enum class ColorMode : uint8_t { Auto, Always, Never };

struct DiagnosticOptions {
  DiagnosticFormat format = DiagnosticFormat::Clang;
  ColorMode color = ColorMode::Auto;  ///< Auto: stderr is a terminal, TERM is not dumb, no NO_COLOR
  unsigned errorLimit = 20;           ///< 0: no limit
  bool warningsAsErrors = false;
  bool suppressWarnings = false;  ///< -w
  /// In order of the command line: "unused-variable", "no-unused-variable", "everything",
  /// "error=unused-variable", "no-error=unused-variable", ...
  std::vector<std::string> warningFlags;
};

/// Collects and prints messages. Text goes to stderr as it is reported; JSON is one array, printed
/// by finish().
class Diagnostics {
 public:
  explicit Diagnostics(const SourceManager& sources, DiagnosticOptions options = {});

  /// Reports a message; returns false if it was suppressed (a disabled warning, past the limit), in
  /// which case its notes are suppressed too.
  bool report(Diagnostic diagnostic);

  bool error(SourceLoc loc, std::string message, std::vector<SourceRange> ranges = {},
             std::vector<FixIt> fixIts = {});
  bool warning(std::string_view flag, SourceLoc loc, std::string message,
               std::vector<SourceRange> ranges = {}, std::vector<FixIt> fixIts = {});
  bool note(SourceLoc loc, std::string message, std::vector<SourceRange> ranges = {},
            std::vector<FixIt> fixIts = {});

  /// True if warning `flag` would be shown: ask before computing something dear.
  bool enabled(std::string_view flag) const;
  /// True once errorLimit is reached; the front end stops then.
  bool limitReached() const;
  unsigned errorCount() const { return errors_; }
  unsigned warningCount() const { return warnings_; }
  const SourceManager& sources() const { return sources_; }

  /// Prints "2 errors and 1 warning generated." (or the JSON array). Call once, at the end.
  void finish();

 private:
  const SourceManager& sources_;
  DiagnosticOptions options_;
  unsigned errors_ = 0, warnings_ = 0;
  bool lastShown_ = true;              // whether notes are shown
  std::vector<Diagnostic> collected_;  // JSON only
};

/// The candidate nearest to `word` by edit distance (at most a third of its length off), or empty.
std::string_view nearestWord(std::string_view word,
                             const std::vector<std::string_view>& candidates);

}  // namespace minic
