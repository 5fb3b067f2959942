// Messages the way clang shows them: header line, source line, caret and ranges, fix-it line.
//
// A source line is shown as a terminal would show it: tabs expanded to 8, control characters and
// bytes that are not UTF-8 as <XX>, East Asian wide characters two columns; the marks below it
// count in those columns. Very long lines are cut around the caret.
#include "support/diagnostic_text.h"

#include <algorithm>
#include <fmt/format.h>

#include "support/messages.h"

namespace minic {
namespace {

constexpr size_t tabStop = 8, widestLine = 200;

struct Colors {
  const char *bold = "", *error = "", *warning = "", *note = "", *remark = "", *caret = "",
             *fixIt = "", *reset = "";
};
constexpr Colors noColors;
constexpr Colors terminalColors{"\033[1m",      "\033[0;1;31m", "\033[0;1;35m", "\033[0;1;36m",
                                "\033[0;1;34m", "\033[0;1;32m", "\033[0;32m",   "\033[0m"};

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

/// The lines below the header: source, marks, fix-its.
void appendSnippet(std::string& out, const Diagnostic& diagnostic, const SourceManager& sources,
                   const Colors& color) {
  std::string_view line = sources.lineText(diagnostic.loc);
  uint32_t lineStart = diagnostic.loc.raw - (sources.presumed(diagnostic.loc).column - 1);
  ShownLine shown = showLine(line);
  // The byte of this line that a place falls on; places outside are clipped to its ends.
  auto byteOf = [&](SourceLoc loc) {
    return loc.raw < lineStart ? 0 : std::min<size_t>(loc.raw - lineStart, line.size());
  };
  uint32_t caret = shown.column[byteOf(diagnostic.loc)];
  std::string marks, fixes;
  for (const SourceRange& range : diagnostic.ranges) {
    if (range.end.raw <= lineStart || range.begin.raw > lineStart + line.size()) continue;
    uint32_t from = shown.column[byteOf(range.begin)], to = shown.column[byteOf(range.end)];
    if (marks.size() < to) marks.resize(to, ' ');
    std::fill(marks.begin() + from, marks.begin() + to, '~');
  }
  if (marks.size() <= caret) marks.resize(caret + 1, ' ');
  marks[caret] = '^';
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
  out += fmt::format("{}\n{}{}{}\n", shown.text, color.caret, marks, color.reset);
  if (!fixes.empty()) out += fmt::format("{}{}{}\n", color.fixIt, fixes, color.reset);
}

void appendHeader(std::string& out, const Diagnostic& diagnostic, const Colors& color) {
  const char* severityColors[] = {color.note, color.remark, color.warning, color.error};
  out += fmt::format("{}{}{}: {}{}{}", color.reset, severityColors[size_t(diagnostic.severity)],
                     severityName(diagnostic.severity), color.reset,
                     diagnostic.severity == Severity::Note ? "" : color.bold, diagnostic.message);
  if (std::string option = optionOf(diagnostic); !option.empty())
    out += fmt::format(" [{}]", option);
  out += fmt::format("{}\n", color.reset);
}

/// A message whose places are in a file.
void appendMessage(std::string& out, const Diagnostic& diagnostic, const SourceManager& sources,
                   const Colors& color) {
  PresumedLoc place = sources.presumed(diagnostic.loc);
  out += fmt::format("{}{}:{}:{}: ", color.bold, place.file, place.line, place.column);
  appendHeader(out, diagnostic, color);
  appendSnippet(out, diagnostic, sources, color);
}

bool isWord(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         uint8_t(c) >= 0x80;
}

/// The name that starts at a place in a file.
std::string_view wordAt(const SourceManager& sources, SourceLoc loc) {
  std::string_view rest = sources.text(loc).substr(sources.offset(loc));
  size_t length = 0;
  while (length < rest.size() && isWord(rest[length])) ++length;
  return rest.substr(0, length);
}

/// Where a range of an expansion is in the file: where its ends are written if that is in an
/// argument, else the name of the macro.
void placeInFile(Diagnostic& diagnostic, const SourceManager& sources) {
  for (SourceRange& range : diagnostic.ranges) {
    if (!range.begin.isMacro() && !range.end.isMacro()) continue;
    SourceLoc last{range.end.raw - (range.end.raw > range.begin.raw)};
    range.begin = sources.fileLoc(range.begin);
    if (!last.isMacro()) continue;
    // The last byte of an argument, or the start of the macro's name.
    bool isWritten = true;
    for (SourceLoc at = last; at.isMacro() && isWritten;) {
      const Expansion& in = sources.expansion(at);
      isWritten = in.isArgument;
      at = in.spelling + (at.raw - in.start.raw);
    }
    last = sources.fileLoc(last);
    range.end = last + (isWritten ? 1 : uint32_t(wordAt(sources, last).size()));
  }
  std::erase_if(diagnostic.ranges,
                [](const SourceRange& range) { return range.end.raw < range.begin.raw; });
  std::erase_if(diagnostic.fixIts, [](const FixIt& fix) {
    return fix.range.begin.isMacro() || fix.range.end.isMacro();
  });
}

/// A note for each macro that leads to the place, outermost first; none for those of whose argument
/// it is a part (clang's TextDiagnostic: DiagnosticRenderer::emitMacroExpansions).
void appendExpansions(std::string& out, const Diagnostic& diagnostic, const SourceManager& sources,
                      const Colors& color) {
  const MessageLanguage language = diagnostic.language;
  std::vector<SourceLoc> levels;
  for (SourceLoc loc = diagnostic.loc; loc.isMacro();) {
    const Expansion& in = sources.expansion(loc);
    if (in.isArgument) {
      levels.clear();
      loc = in.spelling + (loc.raw - in.start.raw);
    } else {
      levels.push_back(loc);
      loc = in.from;
    }
  }
  constexpr size_t most = 6;
  for (size_t i = levels.size(); i-- > 0;) {
    if (levels.size() > most && i == levels.size() - most / 2 - 1) {
      out += fmt::format("{}note: {}{}\n", color.note, color.reset,
                         Message(Msg::SkippingExpansions, levels.size() - most).text(language));
      i = most / 2 - 1;
    }
    Diagnostic note;
    note.severity = Severity::Note;
    note.loc = sources.spellingLoc(levels[i]);
    SourceLoc name = sources.spellingLoc(sources.expansion(levels[i]).from);
    note.message = Message(Msg::ExpandedFromMacro, wordAt(sources, name)).text(language);
    appendMessage(out, note, sources, color);
  }
}

}  // namespace

std::string_view severityName(Severity severity) {
  constexpr std::string_view names[] = {"note", "remark", "warning", "error"};
  return names[size_t(severity)];
}

std::string ruleOf(const Diagnostic& diagnostic) {
  if (diagnostic.flag.empty()) return diagnostic.kind;
  return (diagnostic.severity == Severity::Remark ? "-R" : "-W") + diagnostic.flag;
}

std::string optionOf(const Diagnostic& diagnostic) {
  const bool isError = diagnostic.severity == Severity::Error && !diagnostic.flag.empty();
  return (isError ? "-Werror," : "") + ruleOf(diagnostic);
}

uint32_t displayColumn(std::string_view line, uint32_t column) {
  return showLine(line).column[std::min<size_t>(column - 1, line.size())] + 1;
}

std::string toText(const Diagnostic& diagnostic, const SourceManager& sources, bool inColor,
                   SourceLoc* lastInclude) {
  const Colors& color = inColor ? terminalColors : noColors;
  if (!diagnostic.loc.valid()) {
    std::string out = fmt::format("{}minic: ", color.bold);
    appendHeader(out, diagnostic, color);
    return out;
  }
  Diagnostic shown = diagnostic;
  shown.loc = sources.fileLoc(diagnostic.loc);
  placeInFile(shown, sources);
  std::string out;
  SourceLoc includedFrom = sources.includedFrom(shown.loc);
  if (diagnostic.severity != Severity::Note && (!lastInclude || *lastInclude != includedFrom)) {
    for (SourceLoc at = includedFrom; at.valid(); at = sources.includedFrom(at)) {
      PresumedLoc place = sources.presumed(at);
      out += fmt::format("In file included from {}:{}:\n", place.file, place.line);
    }
    if (lastInclude) *lastInclude = includedFrom;
  }
  appendMessage(out, shown, sources, color);
  appendExpansions(out, diagnostic, sources, color);
  return out;
}

DiagnosticConsumer textConsumer(const SourceManager& sources, bool inColor,
                                std::function<void(std::string_view)> sink) {
  return [&sources, inColor, sink = std::move(sink),
          lastInclude = SourceLoc()](const Diagnostic& diagnostic) mutable {
    sink(toText(diagnostic, sources, inColor, &lastInclude));
  };
}

DiagnosticConsumer collectingConsumer(std::vector<Diagnostic>& all) {
  return [&all](Diagnostic diagnostic) { all.push_back(std::move(diagnostic)); };
}

}  // namespace minic
