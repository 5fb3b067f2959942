// Parses format strings, without types.
#include "frontend/lint/format.h"

#include <utility>

namespace minic {

namespace {

struct Reader {
  std::string_view text;
  bool isScanf;
  uint32_t at = 0;

  char peek(uint32_t ahead = 0) const { return at + ahead < text.size() ? text[at + ahead] : '\0'; }
  bool isDigit(uint32_t ahead = 0) const { return peek(ahead) >= '0' && peek(ahead) <= '9'; }
  bool take(char c) {
    if (at >= text.size() || text[at] != c) return false;
    ++at;
    return true;
  }
  uint32_t number() {
    uint32_t value = 0;
    for (; isDigit(); ++at) value = value < 100'000 ? value * 10 + uint32_t(text[at] - '0') : value;
    return value;
  }
  /// `12$`, or 0 and nothing read.
  uint32_t position() {
    uint32_t start = at;
    uint32_t value = number();
    if (at > start && take('$')) return value;
    at = start;
    return 0;
  }
  FormatDirective::Amount amount(uint32_t& argument) {
    if (take('*')) {
      argument = position();
      return FormatDirective::Argument;
    }
    if (!isDigit()) return FormatDirective::Absent;
    number();
    return FormatDirective::Number;
  }

  void length(FormatDirective& d) {
    static constexpr std::string_view words[] = {"", "hh", "h", "l", "ll", "j", "z", "t", "L"};
    // The longest that is there.
    for (size_t i = 0; i < std::size(words); ++i)
      if (text.substr(at).starts_with(words[i]) && words[i].size() > d.lengthText.size()) {
        d.length = FormatLength(i);
        d.lengthText = words[i];
      }
    at += uint32_t(d.lengthText.size());
  }

  FormatDirective directive() {
    FormatDirective d;
    d.begin = at++;
    d.position = position();
    if (isScanf) {
      d.suppressed = take('*');
      if (isDigit()) {
        d.zeroWidth = number() == 0;
        d.width = FormatDirective::Number;
      }
      d.allocates = take('m');
    } else {
      uint32_t start = at;
      while (peek() != '\0' && std::string_view("-+ #0'").find(peek()) != std::string_view::npos)
        ++at;
      d.flags = text.substr(start, at - start);
      d.widthAt = at;
      d.width = amount(d.widthArgument);
      if (take('.')) {
        d.precisionAt = at;
        d.precision = amount(d.precisionArgument);
        if (d.precision == FormatDirective::Absent) d.precision = FormatDirective::Number;
      }
    }
    length(d);
    d.conversionAt = at;
    if (at < text.size()) d.conversion = text[at++];
    if (isScanf && d.conversion == '[') {
      take('^');
      take(']');
      while (at < text.size() && text[at] != ']') ++at;
      d.unclosedSet = !take(']');
    }
    d.end = at;
    return d;
  }
};

}  // namespace

std::vector<FormatDirective> parseFormat(std::string_view format, bool isScanf) {
  std::vector<FormatDirective> result;
  Reader reader{format, isScanf};
  while (reader.at < format.size()) {
    if (format[reader.at] == '%')
      result.push_back(reader.directive());
    else
      ++reader.at;
  }
  return result;
}

FormatFunction formatFunction(std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> functions[] = {
#define C_FUNCTION(name, type, header, memory, flags, contract) {name, type},
#include "support/c_library.def"
  };
  if (name.starts_with('_')) return {};
  for (auto [known, type] : functions)
    if (known == name && (type.ends_with("S.") || type.ends_with("Sa"))) {
      const auto format = uint32_t(type.size() - 3);
      return {true, name.ends_with("scanf"), format, type.ends_with('.') ? format + 1 : 0};
    }
  return {};
}

FormatFunction sysyFormatFunction(std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> functions[] = {
#define SYSY_FUNCTION(name, type, memory, flags) {#name, type},
#include "support/sysy_library.def"
  };
  for (auto [known, type] : functions)
    if (known == name && type.ends_with("s."))
      return {true, false, uint32_t(type.size() - 3), uint32_t(type.size() - 2)};
  return {};
}

}  // namespace minic
