// Messages about the user's program: errors, warnings, remarks of the passes, each with a place,
// ranges, fix-its and notes. Diagnostics decides which of them are shown, with which severity; a
// consumer shows them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/message.h"
#include "support/remark.h"
#include "support/source.h"

namespace minic {

enum class Severity : uint8_t { Note, Remark, Warning, Error };

/// Replace the bytes of `range` by `text`; an empty range inserts.
struct FixIt {
  SourceRange range;
  std::string text;
};

/// One message as it is shown. A note belongs to the message reported before it.
struct Diagnostic {
  Severity severity = Severity::Error;
  SourceLoc loc;        ///< where the caret goes; invalid: no place
  std::string message;  ///< lower case, no full stop, as clang's
  std::string flag;     ///< name of the warning without -W (or of a remark, "pass=mem2reg")
  std::vector<SourceRange> ranges;  ///< underlined with ~
  std::vector<FixIt> fixIts;
  std::string kind = {};     ///< of a message that no option controls, in a word; may be empty
  std::string_view id = {};  ///< the message's name in support/messages.def; may be empty
  Said remark = {};          ///< of a remark: what `message` is the text of
  MessageLanguage language = MessageLanguage::English;  ///< of the text; set when it is reported
};

/// Gets each message that is to be shown, in order. Empty: nothing is shown. See
/// support/diagnostic_text.h for consumers that are ready-made.
using DiagnosticConsumer = std::function<void(Diagnostic)>;

struct DiagnosticOptions {
  unsigned errorLimit = 20;  ///< 0: no limit
  bool warningsAsErrors = false;
  bool pedanticErrors = false;    ///< what ISO C forbids is an error
  bool suppressWarnings = false;  ///< -w
  MessageLanguage language = MessageLanguage::English;
  /// In order of the command line: "unused-variable", "no-unused-variable", "everything",
  /// "error=unused-variable", "no-error=unused-variable", ...
  std::vector<std::string> warningFlags;
};

/// What a pragma makes of a warning.
enum class WarningLevel : uint8_t { Ignored, Warning, Error };

/// The name of a warning without -W. One that support/warnings.def does not have does not compile.
class WarningName {
 public:
  consteval WarningName(const char* name) : text_(name) {
    if (text_.empty()) return;  // no warning
    for (std::string_view known : kNames)
      if (known == text_) return;
    throw "support/warnings.def has no warning of this name";
  }
  constexpr operator std::string_view() const { return text_; }
  constexpr bool empty() const { return text_.empty(); }

 private:
  static constexpr std::string_view kNames[] = {
#define WARNING(name, when) name,
#define FOREIGN(name)
#include "support/warnings.def"
  };
  std::string_view text_;
};

/// Decides which messages are shown and counts them.
class Diagnostics {
 public:
  explicit Diagnostics(const SourceManager& sources, DiagnosticOptions options = {},
                       DiagnosticConsumer consumer = {});

  /// Warns of each -W option whose name means nothing, here or to gcc and clang.
  void checkOptions();

  /// Another translation unit begins: no pragma is known.
  void startUnit();
  /// `#pragma GCC diagnostic ignored "-Wgroup"` and so on: the level of the group's warnings from
  /// `loc` on, whatever the options say. Pragmas come in the order in which the unit is read.
  void setLevel(std::string_view group, WarningLevel level, SourceLoc loc);
  /// `push`: keeps the levels.
  void pushLevels();
  /// `pop`: from `loc` on the levels are those of the last push, or those of the options.
  void popLevels(SourceLoc loc);
  /// Whether a pragma turned warnings on, perhaps some that are off elsewhere.
  bool turnedOn() const { return !turnedOn_.empty(); }

  /// Reports a message; returns false if it was suppressed (a disabled warning, past the limit), in
  /// which case its notes are suppressed too.
  bool report(Diagnostic diagnostic);

  bool error(SourceLoc loc, Message message, std::vector<SourceRange> ranges = {},
             std::vector<FixIt> fixIts = {});
  /// An error after which nothing more is said about its line, as the meaning of the rest is not
  /// known.
  void lineError(SourceLoc loc, Message message, std::vector<FixIt> fixIts = {});
  bool warning(WarningName flag, SourceLoc loc, Message message,
               std::vector<SourceRange> ranges = {}, std::vector<FixIt> fixIts = {});
  bool note(SourceLoc loc, Message message, std::vector<SourceRange> ranges = {},
            std::vector<FixIt> fixIts = {});

  /// From now on keeps what is reported, until release(): the stages of the front end report one
  /// after the other about the same lines.
  void hold();
  /// Another stage begins, which may have to do with places before those of what is kept. So it may
  /// report as many errors as the limit allows.
  void startStage() { earlierErrors_ = errors_; }
  /// Shows what was kept in the order of its places in the translation unit, notes with their
  /// message; what is then past the limit counts as never reported.
  void release();

  /// True if warning `flag` would be shown at `loc`.
  bool enabled(std::string_view flag, SourceLoc loc) const;
  /// True if it would be shown somewhere: ask before computing something expensive.
  bool enabled(std::string_view flag) const;
  /// Of an error that a flag controls: true if it is only a warning at `loc`, or not shown. Options
  /// (-Wno-flag, -Wno-error=flag) and pragmas decide.
  bool relaxed(WarningName flag, SourceLoc loc) const;
  /// True once errorLimit is reached; the front end stops then.
  bool limitReached() const;
  unsigned errorCount() const { return errors_; }
  unsigned warningCount() const { return warnings_; }
  const SourceManager& sources() const { return sources_; }

  /// "2 errors and 1 warning generated." on a line, or nothing: the last line after all messages.
  std::string summary() const;

 private:
  /// A message with its notes, and with what has no place of its own.
  struct Held {
    std::vector<SourceLoc> place;
    std::vector<Diagnostic> messages;
  };

  /// What the pragmas in force say of groups of warnings; a later one wins.
  using Levels = std::vector<std::pair<std::string, WarningLevel>>;
  /// A pragma: from its place on, see readingOrder(), these are in force.
  struct LevelChange {
    std::vector<SourceLoc> place;
    Levels levels;
  };

  Levels levels() const { return changes_.empty() ? Levels() : changes_.back().levels; }
  void checkName(std::string_view name, std::string_view option, SourceLoc loc);
  bool isOn(std::string_view flag) const;
  std::optional<WarningLevel> levelAt(std::string_view flag, SourceLoc loc) const;
  SourceLoc lineStart(SourceLoc loc) const;
  bool isOfSystem(const Diagnostic& warning) const;
  bool isError(const Diagnostic& warning) const;
  Diagnostic made(Severity severity, SourceLoc loc, const Message& message,
                  std::vector<SourceRange> ranges, std::vector<FixIt> fixIts) const;
  void show(Diagnostic diagnostic);
  void count(const Diagnostic& diagnostic, unsigned by);

  const SourceManager& sources_;
  DiagnosticOptions options_;
  std::vector<LevelChange> changes_;  // in the order of their places
  std::vector<Levels> pushedLevels_;
  std::set<std::string, std::less<>> turnedOn_;  // the groups that pragmas turn on
  std::set<SourceLoc> silentLines_;
  unsigned errors_ = 0, warnings_ = 0;
  unsigned earlierErrors_ = 0;  // kept from the stages before this one
  DiagnosticConsumer consumer_;
  std::vector<Held> held_;
  bool isHolding_ = false;
  bool lastShown_ = true;  // whether notes are shown
};

/// The candidate nearest to `word` by edit distance (at most a third of its length off), or empty.
std::string_view nearestWord(std::string_view word,
                             const std::vector<std::string_view>& candidates);

}  // namespace minic
