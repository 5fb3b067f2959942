// Decides which messages are shown, and with which severity: the warning flags and their groups,
// the pragmas before the place, -Werror, the limit of errors. A note is shown if the message before
// it was. Messages about one top-level item are kept until all stages have seen it, and then shown
// in order.
#include "support/diagnostics.h"

#include <algorithm>
#include <fmt/format.h>

#include "support/messages.h"

namespace minic {
namespace {

/// What turns a warning on: see support/warnings.def.
enum class When : uint8_t { On, OnExtension, Pedantic, All, Extra, Named };

struct Warning {
  std::string_view name;
  When when;
};
constexpr Warning warnings[] = {
#define WARNING(name, when) {name, When::when},
#define FOREIGN(name)
#include "support/warnings.def"
};

constexpr std::string_view foreignNames[] = {
#define WARNING(name, when)
#define FOREIGN(name) name,
#include "support/warnings.def"
};

/// Names of several warnings together: covers() has what is in them.
constexpr std::string_view groupNames[] = {"all",    "extra",    "W",     "everything",  "most",
                                           "unused", "implicit", "error", "fatal-errors"};

/// gcc's names of warnings that have clang's here.
constexpr std::pair<std::string_view, std::string_view> gccNames[] = {
    {"cpp", "#warnings"},
    {"discarded-qualifiers", "incompatible-pointer-types-discards-qualifiers"},
    {"div-by-zero", "division-by-zero"},
    {"overflow", "bitfield-constant-conversion"},
    {"overflow", "constant-conversion"},
    {"overflow", "integer-overflow"},
    {"override-init", "initializer-overrides"},
    {"pragmas", "ignored-pragmas"},
    {"pragmas", "unknown-warning-option"},
    {"return-local-addr", "return-stack-address"},
    {"sequence-point", "unsequenced"},
};

When whenOn(std::string_view flag) {
  for (const Warning& warning : warnings)
    if (warning.name == flag) return warning.when;
  return When::On;
}

bool isExtension(std::string_view flag) {
  When when = whenOn(flag);
  return when == When::OnExtension || when == When::Pedantic;
}

/// Whether the option name `group` (of -Wgroup) covers the warning `flag`.
bool covers(std::string_view group, std::string_view flag) {
  if (group == flag || group == "everything") return true;
  for (auto [name, own] : gccNames)
    if (group == name && flag == own) return true;
  When when = whenOn(flag);
  bool isOn = when == When::On || when == When::OnExtension;
  if (group == "all" || group == "most") return isOn || when == When::All;
  if (group == "extra" || group == "W") return when == When::All || when == When::Extra;
  if (group == "unused") return flag.starts_with("unused-") && flag != "unused-parameter";
  if (group == "parentheses")
    return flag.ends_with("-parentheses") || flag == "dangling-else" ||
           flag == "parentheses-equality";
  if (group == "pedantic") return when == When::Pedantic;
  if (group == "conversion")
    return flag == "shorten-64-to-32" ||
           (flag.ends_with("-conversion") && flag != "int-conversion");
  if (group == "tautological-compare" || group == "type-limits")
    return flag.starts_with("tautological-");
  if (group == "int-conversion" || group == "pointer-to-int-cast")
    return group == "pointer-to-int-cast" && flag == "void-pointer-to-int-cast";
  if (group == "format") return flag.starts_with("format-") && flag != "format-security";
  if (group == "format=2") return flag.starts_with("format");
  if (group == "uninitialized") return flag == "sometimes-uninitialized";
  if (group == "implicit") return flag.starts_with("implicit-function") || flag == "implicit-int";
  return false;
}

/// A key whose order is that of the translation unit: the `#include`s that lead to a place,
/// outermost first, and the place. (An included text has larger numbers than all of the text that
/// includes it.)
std::vector<SourceLoc> placeInUnit(const SourceManager& sources, SourceLoc loc) {
  std::vector<SourceLoc> place;
  for (SourceLoc at = sources.fileLoc(loc); at.valid(); at = sources.includedFrom(at))
    place.push_back(at);
  std::reverse(place.begin(), place.end());
  return place;
}

/// A key whose order is that of reading, in the expansions of macros too: the tokens of an argument
/// stand where the parameter does, so that the pragmas around it in the macro's body are for them.
std::vector<SourceLoc> readingOrder(const SourceManager& sources, SourceLoc loc) {
  std::vector<SourceLoc> place;
  SourceLoc root;
  while (loc.valid()) {
    place.push_back(root = loc);
    loc = loc.isMacro() ? sources.expansion(loc).from : sources.includedFrom(loc);
  }
  // The file of -include that is read first has the largest numbers, and the main file the
  // smallest.
  if (root.valid()) place.push_back({~sources.start(root).raw});
  std::reverse(place.begin(), place.end());
  return place;
}

/// Whether -W takes `name`.
bool isKnown(std::string_view name) {
  auto isIn = [&](const auto& names) {
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
  };
  return isIn(groupNames) || isIn(foreignNames) ||
         std::any_of(std::begin(warnings), std::end(warnings),
                     [&](const Warning& warning) { return warning.name == name; });
}

}  // namespace

Diagnostics::Diagnostics(const SourceManager& sources, DiagnosticOptions options,
                         DiagnosticConsumer consumer)
    : sources_(sources), options_(std::move(options)), consumer_(std::move(consumer)) {}

void Diagnostics::startUnit() {
  changes_.clear();
  pushedLevels_.clear();
  turnedOn_.clear();
}

void Diagnostics::setLevel(std::string_view group, WarningLevel level, SourceLoc loc) {
  // As for gcc's -Wno-name, an unknown name is not worth a message where nothing is wanted of it:
  // it may be that of a newer compiler.
  if (level != WarningLevel::Ignored) {
    checkName(group, group, loc);
    turnedOn_.emplace(group);
  }
  if (!isKnown(group.substr(0, group.find('=')))) return;
  Levels levels = this->levels();
  std::erase_if(levels, [&](const auto& earlier) { return earlier.first == group; });
  levels.emplace_back(group, level);
  changes_.push_back({readingOrder(sources_, loc), std::move(levels)});
}

void Diagnostics::pushLevels() { pushedLevels_.push_back(levels()); }

void Diagnostics::popLevels(SourceLoc loc) {
  Levels levels;
  if (!pushedLevels_.empty()) {
    levels = std::move(pushedLevels_.back());
    pushedLevels_.pop_back();
  }
  changes_.push_back({readingOrder(sources_, loc), std::move(levels)});
}

/// What the pragmas before `loc` make of warning `flag`, if they say something.
std::optional<WarningLevel> Diagnostics::levelAt(std::string_view flag, SourceLoc loc) const {
  if (changes_.empty()) return std::nullopt;
  std::vector<SourceLoc> place = readingOrder(sources_, loc);
  auto after =
      std::partition_point(changes_.begin(), changes_.end(),
                           [&](const LevelChange& change) { return change.place <= place; });
  if (after == changes_.begin()) return std::nullopt;
  const Levels& levels = std::prev(after)->levels;
  auto found = std::find_if(levels.rbegin(), levels.rend(),
                            [&](const auto& level) { return covers(level.first, flag); });
  return found == levels.rend() ? std::nullopt : std::optional(found->second);
}

bool Diagnostics::enabled(std::string_view flag, SourceLoc loc) const {
  if (options_.suppressWarnings) return false;
  if (auto level = levelAt(flag, loc)) return *level != WarningLevel::Ignored;
  return isOn(flag);
}

bool Diagnostics::enabled(std::string_view flag) const {
  if (options_.suppressWarnings) return false;
  return isOn(flag) || std::any_of(turnedOn_.begin(), turnedOn_.end(),
                                   [&](const std::string& group) { return covers(group, flag); });
}

/// Whether the options turn the warning on.
bool Diagnostics::isOn(std::string_view flag) const {
  When when = whenOn(flag);
  bool on = when == When::On || when == When::OnExtension ||
            (when == When::Pedantic && options_.pedanticErrors);
  for (std::string_view option : options_.warningFlags) {
    if (option.starts_with("no-error=")) continue;
    if (option.starts_with("error=")) option.remove_prefix(6);
    bool negative = option.starts_with("no-");
    if (negative) option.remove_prefix(3);
    if (covers(option, flag)) on = !negative;
  }
  return on;
}

bool Diagnostics::relaxed(WarningName flag, SourceLoc loc) const {
  if (auto level = levelAt(flag, loc)) return *level != WarningLevel::Error;
  bool result = false;
  for (std::string_view option : options_.warningFlags) {
    bool negative = option.starts_with("no-");
    if (negative) option.remove_prefix(3);
    bool isError = option.starts_with("error=");
    if (isError) option.remove_prefix(6);
    if ((negative || isError) && covers(option, flag)) result = negative;
  }
  return result;
}

void Diagnostics::checkOptions() {
  for (std::string_view option : options_.warningFlags) {
    std::string_view name = option;
    for (std::string_view prefix : {"no-error=", "error=", "no-"})
      if (name.starts_with(prefix)) {
        name.remove_prefix(prefix.size());
        break;
      }
    checkName(name, option, {});
  }
}

/// Warns if -W does not take `name`, the end of `option`.
void Diagnostics::checkName(std::string_view name, std::string_view option, SourceLoc loc) {
  // `-Wformat=2`, `-Wimplicit-fallthrough=3`: a level.
  if (size_t level = name.find('='); level != name.npos) name = name.substr(0, level);
  if (name.empty() || isKnown(name)) return;
  std::vector<std::string_view> own(std::begin(groupNames), std::end(groupNames));
  for (const Warning& warning : warnings) own.push_back(warning.name);
  std::string_view written = option.substr(0, 100), meant = nearestWord(name, own);
  std::string_view prefix = option.substr(0, size_t(name.data() - option.data()));
  warning("unknown-warning-option", loc,
          meant.empty() ? Message(Msg::UnknownWarningOption, written)
                        : Message(Msg::UnknownWarningOptionMeant, written, prefix, meant));
}

bool Diagnostics::limitReached() const {
  return options_.errorLimit != 0 && errors_ - earlierErrors_ >= options_.errorLimit;
}

/// Nobody who includes a header of the system can mend it, or the extensions in its macros.
bool Diagnostics::isOfSystem(const Diagnostic& warning) const {
  SourceLoc loc = warning.loc;
  if (!loc.valid()) return false;
  bool isSpelling = whenOn(warning.flag) == When::Pedantic;
  return sources_.isSystem(isSpelling ? sources_.spellingLoc(loc) : loc);
}

bool Diagnostics::report(Diagnostic diagnostic) {
  diagnostic.language = options_.language;
  if (diagnostic.severity == Severity::Note) {
    if (!lastShown_) return false;
  } else {
    if (diagnostic.severity == Severity::Warning) {
      lastShown_ = enabled(diagnostic.flag, diagnostic.loc) && !isOfSystem(diagnostic);
      if (!lastShown_) return false;
      if (isError(diagnostic)) diagnostic.severity = Severity::Error;
    }
    if (limitReached()) return lastShown_ = false;
    if (!silentLines_.empty() && diagnostic.loc.valid() &&
        silentLines_.count(lineStart(diagnostic.loc)))
      return lastShown_ = false;
    lastShown_ = true;
    count(diagnostic, 1);
  }
  show(std::move(diagnostic));
  return true;
}

/// Whether a warning that is shown is an error.
bool Diagnostics::isError(const Diagnostic& warning) const {
  if (auto level = levelAt(warning.flag, warning.loc)) return *level == WarningLevel::Error;
  bool result = options_.warningsAsErrors || (options_.pedanticErrors && isExtension(warning.flag));
  for (std::string_view option : options_.warningFlags) {
    if (option.starts_with("error=") && covers(option.substr(6), warning.flag)) result = true;
    if (option.starts_with("no-error=") && covers(option.substr(9), warning.flag)) result = false;
  }
  return result;
}

void Diagnostics::count(const Diagnostic& diagnostic, unsigned by) {
  if (diagnostic.severity == Severity::Error) errors_ += by;
  if (diagnostic.severity == Severity::Warning) warnings_ += by;
}

void Diagnostics::show(Diagnostic diagnostic) {
  if (!isHolding_) {
    if (consumer_) consumer_(std::move(diagnostic));
    return;
  }
  bool isMessage = diagnostic.severity != Severity::Note && diagnostic.loc.valid();
  if (isMessage || held_.empty()) {
    std::vector<SourceLoc> place;
    if (diagnostic.loc.valid()) place = placeInUnit(sources_, diagnostic.loc);
    held_.push_back({std::move(place), {}});
  }
  held_.back().messages.push_back(std::move(diagnostic));
}

void Diagnostics::hold() {
  release();
  isHolding_ = true;
}

void Diagnostics::release() {
  isHolding_ = false;
  earlierErrors_ = 0;
  std::vector<Held> held = std::move(held_);
  held_.clear();
  std::stable_sort(held.begin(), held.end(),
                   [](const Held& a, const Held& b) { return a.place < b.place; });
  for (const Held& group : held)
    for (const Diagnostic& message : group.messages) count(message, -1u);
  for (Held& group : held)
    for (Diagnostic& message : group.messages) {
      if (message.severity != Severity::Note) lastShown_ = !limitReached();
      if (!lastShown_) continue;
      count(message, 1);
      show(std::move(message));
    }
}

SourceLoc Diagnostics::lineStart(SourceLoc loc) const {
  loc = sources_.expansionLoc(loc);
  uint32_t offset = sources_.offset(loc);
  size_t end = sources_.text(loc).substr(0, offset).rfind('\n');
  return {loc.raw - offset + uint32_t(end + 1)};
}

/// A message with its text in the language that is wanted.
Diagnostic Diagnostics::made(Severity severity, SourceLoc loc, const Message& message,
                             std::vector<SourceRange> ranges, std::vector<FixIt> fixIts) const {
  Diagnostic made{severity,         loc, message.text(options_.language), {}, std::move(ranges),
                  std::move(fixIts)};
  made.id = message.name();
  return made;
}

bool Diagnostics::error(SourceLoc loc, Message message, std::vector<SourceRange> ranges,
                        std::vector<FixIt> fixIts) {
  return report(made(Severity::Error, loc, message, std::move(ranges), std::move(fixIts)));
}

void Diagnostics::lineError(SourceLoc loc, Message message, std::vector<FixIt> fixIts) {
  error(loc, std::move(message), {}, std::move(fixIts));
  silentLines_.insert(lineStart(loc));
}

bool Diagnostics::warning(WarningName flag, SourceLoc loc, Message message,
                          std::vector<SourceRange> ranges, std::vector<FixIt> fixIts) {
  Diagnostic warning = made(Severity::Warning, loc, message, std::move(ranges), std::move(fixIts));
  warning.flag = std::string_view(flag);
  return report(std::move(warning));
}

bool Diagnostics::note(SourceLoc loc, Message message, std::vector<SourceRange> ranges,
                       std::vector<FixIt> fixIts) {
  return report(made(Severity::Note, loc, message, std::move(ranges), std::move(fixIts)));
}

std::string Diagnostics::summary() const {
  std::string text;
  if (limitReached())
    text = fmt::format("fatal error: {} [-ferror-limit=]\n",
                       Message(Msg::TooManyErrors).text(options_.language));
  if (errors_ == 0 && warnings_ == 0) return text;
  auto count = [](unsigned number, Wording<> one, Wording<unsigned> more) {
    return number == 1 ? Message(one) : Message(more, number);
  };
  const Message errors = count(errors_, Msg::OneError, Msg::CountOfErrors),
                warnings = count(warnings_, Msg::OneWarning, Msg::CountOfWarnings);
  const Message all = errors_ && warnings_ ? Message(Msg::WarningsAndErrors, warnings, errors)
                      : errors_            ? errors
                                           : warnings;
  return text += Message(Msg::Generated, all).text(options_.language) + "\n";
}

std::string_view nearestWord(std::string_view word,
                             const std::vector<std::string_view>& candidates) {
  // Very long names are no typing errors, and the distance is quadratic.
  if (word.size() > 64) return {};
  size_t best = word.size() / 3 + (word.size() % 3 != 0 && word.size() > 1 ? 1 : 0);
  if (word.size() <= 3) best = word.size() > 1 ? 1 : 0;
  std::string_view nearest;
  std::vector<size_t> row;
  for (std::string_view candidate : candidates) {
    size_t n = candidate.size();
    if (n > word.size() + best || word.size() > n + best) continue;
    row.resize(n + 1);
    for (size_t j = 0; j <= n; ++j) row[j] = j;
    // Edit distance with swaps of neighbours counted as two edits less one substitution.
    for (size_t i = 1; i <= word.size(); ++i) {
      size_t diagonal = row[0];
      row[0] = i;
      for (size_t j = 1; j <= n; ++j) {
        size_t above = row[j];
        row[j] =
            std::min({above + 1, row[j - 1] + 1, diagonal + (word[i - 1] != candidate[j - 1])});
        diagonal = above;
      }
    }
    if (row[n] > best || (row[n] == best && !nearest.empty())) continue;
    if (row[n] >= word.size() && row[n] >= n) continue;  // nothing in common
    nearest = candidate;
    best = row[n];
  }
  return nearest;
}

}  // namespace minic
