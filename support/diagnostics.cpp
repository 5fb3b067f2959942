// Prints messages the way clang does: header line, source line, caret and ranges, fix-it line,
// notes; or collects them for one JSON array in the shape of gcc's -fdiagnostics-format=json.
//
// A source line is shown as a terminal would show it: tabs expanded to 8, control characters and
// bytes that are no UTF-8 as <XX>, East Asian wide characters two columns; the marks below it count
// in those columns. Very long lines are cut around the caret.
#include "support/diagnostics.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace minic {
namespace {

constexpr size_t tabStop = 8, widestLine = 200;

/// The warnings that clang leaves off unless asked, and the groups that turn them on. Every other
/// name is on by default.
struct OptionalWarning {
  std::string_view name;
  bool inAll, inExtra;
};
constexpr OptionalWarning optionalWarnings[] = {
    {"pedantic", false, false},
    {"unreachable-code", false, false},
    {"unused-variable", true, true},
    {"unused-but-set-variable", true, true},
    {"unused-function", true, true},
    {"unused-parameter", false, true},
    {"unused-const-variable", false, false},
    {"uninitialized", true, true},
    {"conditional-uninitialized", false, false},
    {"sometimes-uninitialized", true, true},
    {"logical-op-parentheses", true, true},
    {"bitwise-op-parentheses", true, true},
    {"sign-compare", false, true},
    {"missing-field-initializers", false, true},
    {"shadow", false, false},
    {"conversion", false, false},
    {"float-conversion", false, false},
    {"sign-conversion", false, false},
    {"implicit-int-float-conversion", false, false},
    {"missing-prototypes", false, false},
    {"strict-prototypes", false, false},
    {"comma", false, false},
    {"main-return", false, false},
};

const OptionalWarning* findOptional(std::string_view flag) {
  for (const OptionalWarning& warning : optionalWarnings)
    if (warning.name == flag) return &warning;
  return nullptr;
}

/// Whether the option name `group` (of -Wgroup) covers the warning `flag`.
bool covers(std::string_view group, std::string_view flag) {
  if (group == flag || group == "everything") return true;
  const OptionalWarning* warning = findOptional(flag);
  if (group == "all") return !warning ? flag != "pedantic" : warning->inAll;
  if (group == "extra" || group == "W") return warning && warning->inExtra;
  if (group == "unused") return flag.starts_with("unused-") && flag != "unused-parameter";
  if (group == "parentheses") return flag.ends_with("-parentheses") || flag == "dangling-else";
  if (group == "uninitialized") return flag == "sometimes-uninitialized";
  if (group == "implicit") return flag.starts_with("implicit-function") || flag == "implicit-int";
  return false;
}

struct Colors {
  const char *bold = "", *error = "", *warning = "", *note = "", *remark = "", *caret = "",
             *fixIt = "", *reset = "";
};
constexpr Colors noColors;
constexpr Colors terminalColors{"\033[1m",      "\033[0;1;31m", "\033[0;1;35m", "\033[0;1;36m",
                                "\033[0;1;34m", "\033[0;1;32m", "\033[0;32m",   "\033[0m"};

const Colors& colorsFor(ColorMode mode) {
  if (mode == ColorMode::Never) return noColors;
  if (mode == ColorMode::Always) return terminalColors;
  const char* noColor = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  bool on =
      isatty(STDERR_FILENO) && !(noColor && *noColor) && term && std::string_view(term) != "dumb";
  return on ? terminalColors : noColors;
}

/// Decodes the UTF-8 sequence at the start of `text`; returns its length, or 0 if it is none.
size_t decodeUtf8(std::string_view text, uint32_t& codePoint) {
  auto byte = [&](size_t i) { return i < text.size() ? uint8_t(text[i]) : 0u; };
  uint32_t lead = byte(0);
  size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
  if (length == 0 || lead > 0xF4) return 0;
  codePoint = length == 1 ? lead : lead & (0xFF >> (length + 1));
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
    codePoint = codePoint << 6 | (byte(i) & 0x3F);
  }
  if ((length == 3 && codePoint < 0x800) || (length == 4 && codePoint < 0x10000)) return 0;
  if (codePoint >= 0xD800 && codePoint < 0xE000) return 0;
  return codePoint <= 0x10FFFF ? length : 0;
}

unsigned displayWidth(uint32_t codePoint) {
  if ((codePoint >= 0x0300 && codePoint <= 0x036F) ||
      (codePoint >= 0x200B && codePoint <= 0x200D) || codePoint == 0xFEFF)
    return 0;
  bool wide = (codePoint >= 0x1100 && codePoint <= 0x115F) ||
              (codePoint >= 0x2E80 && codePoint <= 0xA4CF && codePoint != 0x303F) ||
              (codePoint >= 0xAC00 && codePoint <= 0xD7A3) ||
              (codePoint >= 0xF900 && codePoint <= 0xFAFF) ||
              (codePoint >= 0xFE30 && codePoint <= 0xFE6F) ||
              (codePoint >= 0xFF00 && codePoint <= 0xFF60) ||
              (codePoint >= 0xFFE0 && codePoint <= 0xFFE6) ||
              (codePoint >= 0x1F300 && codePoint <= 0x1FAFF) ||
              (codePoint >= 0x20000 && codePoint <= 0x3FFFD);
  return wide ? 2 : 1;
}

/// A source line as shown: text, and for each byte (and the end) the display column it starts at
/// and its offset in the shown text.
struct ShownLine {
  std::string text;
  std::vector<uint32_t> column;
  std::vector<uint32_t> offset;
  uint32_t width = 0;
};

ShownLine showLine(std::string_view line) {
  ShownLine shown;
  shown.column.reserve(line.size() + 1);
  for (size_t i = 0; i < line.size();) {
    size_t length = 1;
    uint32_t start = shown.width, at = uint32_t(shown.text.size()), codePoint = 0;
    uint8_t byte = uint8_t(line[i]);
    if (byte == '\t') {
      size_t spaces = tabStop - shown.width % tabStop;
      shown.text.append(spaces, ' ');
      shown.width += uint32_t(spaces);
    } else if (byte >= 0x20 && byte != 0x7F && (length = decodeUtf8(line.substr(i), codePoint)) &&
               !(codePoint >= 0x80 && codePoint < 0xA0)) {
      shown.text += line.substr(i, length);
      shown.width += displayWidth(codePoint);
    } else {
      length = 1;
      shown.text += fmt::format("<{:02X}>", byte);
      shown.width += 4;
    }
    shown.column.insert(shown.column.end(), length, start);
    shown.offset.insert(shown.offset.end(), length, at);
    i += length;
  }
  shown.column.push_back(shown.width);
  shown.offset.push_back(uint32_t(shown.text.size()));
  return shown;
}

/// Cuts the shown line and its mark lines to a window around the caret.
void cutLine(ShownLine& shown, std::string& marks, std::string& fixes, uint32_t caret) {
  if (shown.width <= widestLine) return;
  size_t first = caret > widestLine / 2 ? caret - widestLine / 2 : 0;
  size_t last = std::min<size_t>(first + widestLine, shown.width);
  // Bytes whose columns lie within [first, last).
  auto from = std::lower_bound(shown.column.begin(), shown.column.end(), first);
  auto to = std::lower_bound(from, shown.column.end(), last);
  uint32_t begin = shown.offset[size_t(from - shown.column.begin())];
  uint32_t end = to == shown.column.end() ? uint32_t(shown.text.size())
                                          : shown.offset[size_t(to - shown.column.begin())];
  size_t shift = *from;
  std::string lead = shift ? "..." : "";
  bool cutEnd = end < shown.text.size();
  shown.text = lead + shown.text.substr(begin, end - begin) + (cutEnd ? "..." : "");
  for (std::string* line : {&marks, &fixes}) {
    if (line->empty()) continue;
    *line = line->size() > shift ? line->substr(shift, last - shift) : "";
    if (!line->empty()) *line = std::string(lead.size(), ' ') + *line;
  }
}

std::string_view severityName(Severity severity) {
  switch (severity) {
    case Severity::Note:
      return "note";
    case Severity::Remark:
      return "remark";
    case Severity::Warning:
      return "warning";
    case Severity::Error:
      return "error";
  }
  return "";
}

/// "[-Wname]", "[-Werror,-Wname]" or "[-Rpass=name]" with a blank in front, or nothing.
std::string flagSuffix(const Diagnostic& diagnostic) {
  if (diagnostic.flag.empty()) return "";
  if (diagnostic.severity == Severity::Remark) return fmt::format(" [-R{}]", diagnostic.flag);
  if (diagnostic.severity == Severity::Error)
    return fmt::format(" [-Werror,-W{}]", diagnostic.flag);
  return fmt::format(" [-W{}]", diagnostic.flag);
}

void printDiagnostic(const SourceManager& sources, const Diagnostic& diagnostic,
                     const Colors& color) {
  std::string out;
  auto put = [&](std::string_view text) { out += text; };
  put(color.bold);
  if (diagnostic.loc.valid()) {
    PresumedLoc place = sources.presumed(diagnostic.loc);
    put(fmt::format("{}:{}:{}: ", place.file, place.line, place.column));
  } else {
    put("minic: ");
  }
  put(color.reset);
  switch (diagnostic.severity) {
    case Severity::Note:
      put(color.note);
      break;
    case Severity::Remark:
      put(color.remark);
      break;
    case Severity::Warning:
      put(color.warning);
      break;
    case Severity::Error:
      put(color.error);
      break;
  }
  put(severityName(diagnostic.severity));
  put(": ");
  put(color.reset);
  if (diagnostic.severity != Severity::Note) put(color.bold);
  put(diagnostic.message);
  put(flagSuffix(diagnostic));
  put(color.reset);
  put("\n");

  if (diagnostic.loc.valid()) {
    std::string_view line = sources.lineText(diagnostic.loc);
    uint32_t lineStart = diagnostic.loc.raw - (sources.presumed(diagnostic.loc).column - 1);
    ShownLine shown = showLine(line);
    // The byte of this line that a place falls on; places outside are clipped to its ends.
    auto byteOf = [&](SourceLoc loc) {
      return loc.raw < lineStart ? 0 : std::min<size_t>(loc.raw - lineStart, line.size());
    };
    uint32_t caret = shown.column[byteOf(diagnostic.loc)];
    std::string marks;
    for (const SourceRange& range : diagnostic.ranges) {
      if (range.end.raw <= lineStart || range.begin.raw > lineStart + line.size()) continue;
      uint32_t from = shown.column[byteOf(range.begin)], to = shown.column[byteOf(range.end)];
      if (marks.size() < to) marks.resize(to, ' ');
      std::fill(marks.begin() + from, marks.begin() + to, '~');
    }
    if (marks.size() <= caret) marks.resize(caret + 1, ' ');
    marks[caret] = '^';
    std::string fixes;
    for (const FixIt& fix : diagnostic.fixIts) {
      if (fix.text.empty() || fix.range.begin.raw < lineStart ||
          fix.range.begin.raw > lineStart + line.size())
        continue;
      uint32_t from = shown.column[byteOf(fix.range.begin)];
      if (!fixes.empty() && fixes.size() >= from) from = uint32_t(fixes.size()) + 1;
      fixes.resize(from, ' ');
      fixes += fix.text;
    }
    cutLine(shown, marks, fixes, caret);
    while (!marks.empty() && marks.back() == ' ') marks.pop_back();
    put(shown.text);
    put("\n");
    put(color.caret);
    put(marks);
    put(color.reset);
    put("\n");
    if (!fixes.empty()) {
      put(color.fixIt);
      put(fixes);
      put(color.reset);
      put("\n");
    }
  }
  std::fwrite(out.data(), 1, out.size(), stderr);
}

nlohmann::ordered_json jsonPlace(const SourceManager& sources, SourceLoc loc) {
  PresumedLoc place = sources.presumed(loc);
  uint32_t display = showLine(sources.lineText(loc))
                         .column[std::min<size_t>(place.column - 1, sources.lineText(loc).size())] +
                     1;
  return {{"file", place.file},
          {"line", place.line},
          {"display-column", display},
          {"byte-column", place.column},
          {"column", place.column}};
}

nlohmann::ordered_json jsonDiagnostic(const SourceManager& sources, const Diagnostic& diagnostic) {
  nlohmann::ordered_json json;
  json["kind"] = severityName(diagnostic.severity);
  json["message"] = diagnostic.message;
  if (!diagnostic.flag.empty()) {
    std::string suffix = flagSuffix(diagnostic);
    json["option"] = suffix.substr(2, suffix.size() - 3);
  }
  auto& locations = json["locations"] = nlohmann::ordered_json::array();
  if (diagnostic.loc.valid()) {
    nlohmann::ordered_json caret = {{"caret", jsonPlace(sources, diagnostic.loc)}};
    locations.push_back(std::move(caret));
    for (const SourceRange& range : diagnostic.ranges) {
      if (!range.begin.valid() || range.end.raw <= range.begin.raw) continue;
      locations.push_back({{"caret", jsonPlace(sources, range.begin)},
                           {"finish", jsonPlace(sources, {range.end.raw - 1})}});
    }
  }
  if (!diagnostic.fixIts.empty()) {
    auto& fixes = json["fixits"] = nlohmann::ordered_json::array();
    for (const FixIt& fix : diagnostic.fixIts)
      fixes.push_back({{"start", jsonPlace(sources, fix.range.begin)},
                       {"next", jsonPlace(sources, fix.range.end)},
                       {"string", fix.text}});
  }
  json["column-origin"] = 1;
  json["children"] = nlohmann::ordered_json::array();
  return json;
}

}  // namespace

Diagnostics::Diagnostics(const SourceManager& sources, DiagnosticOptions options)
    : sources_(sources), options_(std::move(options)) {}

bool Diagnostics::enabled(std::string_view flag) const {
  if (options_.suppressWarnings) return false;
  bool on = findOptional(flag) == nullptr;
  for (std::string_view option : options_.warningFlags) {
    if (option.starts_with("no-error=")) continue;
    if (option.starts_with("error=")) option.remove_prefix(6);
    bool negative = option.starts_with("no-");
    if (negative) option.remove_prefix(3);
    if (covers(option, flag)) on = !negative;
  }
  return on;
}

bool Diagnostics::limitReached() const {
  return options_.errorLimit != 0 && errors_ >= options_.errorLimit;
}

bool Diagnostics::report(Diagnostic diagnostic) {
  if (diagnostic.severity == Severity::Note) {
    if (!lastShown_) return false;
  } else {
    if (diagnostic.severity == Severity::Warning) {
      if (!(lastShown_ = enabled(diagnostic.flag))) return false;
      bool isError = options_.warningsAsErrors;
      for (std::string_view option : options_.warningFlags) {
        if (option.starts_with("error=") && covers(option.substr(6), diagnostic.flag))
          isError = true;
        if (option.starts_with("no-error=") && covers(option.substr(9), diagnostic.flag))
          isError = false;
      }
      if (isError) diagnostic.severity = Severity::Error;
    }
    if (limitReached()) return lastShown_ = false;
    lastShown_ = true;
    if (diagnostic.severity == Severity::Error) ++errors_;
    if (diagnostic.severity == Severity::Warning) ++warnings_;
  }
  if (options_.format == DiagnosticFormat::Json) {
    collected_.push_back(std::move(diagnostic));
  } else {
    printDiagnostic(sources_, diagnostic, colorsFor(options_.color));
  }
  return true;
}

bool Diagnostics::error(SourceLoc loc, std::string message, std::vector<SourceRange> ranges,
                        std::vector<FixIt> fixIts) {
  return report(
      {Severity::Error, loc, std::move(message), {}, std::move(ranges), std::move(fixIts)});
}

bool Diagnostics::warning(std::string_view flag, SourceLoc loc, std::string message,
                          std::vector<SourceRange> ranges, std::vector<FixIt> fixIts) {
  return report(
      {Severity::Warning, loc, std::move(message), flag, std::move(ranges), std::move(fixIts)});
}

bool Diagnostics::note(SourceLoc loc, std::string message, std::vector<SourceRange> ranges,
                       std::vector<FixIt> fixIts) {
  return report(
      {Severity::Note, loc, std::move(message), {}, std::move(ranges), std::move(fixIts)});
}

void Diagnostics::finish() {
  if (options_.format == DiagnosticFormat::Json) {
    auto all = nlohmann::ordered_json::array();
    for (const Diagnostic& diagnostic : collected_) {
      auto json = jsonDiagnostic(sources_, diagnostic);
      if (diagnostic.severity == Severity::Note && !all.empty())
        all.back()["children"].push_back(std::move(json));
      else
        all.push_back(std::move(json));
    }
    // Source bytes need not be UTF-8: replace what is not.
    std::string text = all.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    std::fprintf(stderr, "%s\n", text.c_str());
    return;
  }
  if (limitReached())
    std::fprintf(stderr, "fatal error: too many errors emitted, stopping now [-ferror-limit=]\n");
  if (errors_ == 0 && warnings_ == 0) return;
  std::string counts;
  auto add = [&](unsigned count, const char* what) {
    if (count == 0) return;
    counts +=
        fmt::format("{}{} {}{}", counts.empty() ? "" : " and ", count, what, count == 1 ? "" : "s");
  };
  add(warnings_, "warning");
  add(errors_, "error");
  std::fprintf(stderr, "%s generated.\n", counts.c_str());
}

std::string_view nearestWord(std::string_view word,
                             const std::vector<std::string_view>& candidates) {
  // Names of absurd length are nobody's typing error, and the distance is quadratic.
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
