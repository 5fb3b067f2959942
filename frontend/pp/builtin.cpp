// Macros whose value depends on their place, and operators that query the features of this
// compiler.
#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>

#include "frontend/language/attributes.h"
#include "frontend/pp/preprocessor.h"
#include "support/messages.h"

namespace minic {
namespace {

constexpr std::pair<std::string_view, BuiltinMacro> kBuiltins[] = {
#define MINIC_BUILTIN_MACRO(name, spelling) {spelling, BuiltinMacro::name},
    MINIC_BUILTIN_MACROS(MINIC_BUILTIN_MACRO)
#undef MINIC_BUILTIN_MACRO
        {"__has_extension", BuiltinMacro::HasFeature}};

constexpr std::string_view kFeatures[] = {"c_static_assert", "c_generic_selections", "c_alignas",
                                          "c_alignof"};

/// The built-in functions that sema knows, without "__builtin_".
constexpr std::string_view kBuiltinFunctions[] = {
#define BUILTIN(builtin, name, type) name,
#define LIBRARY(name, type) name,
#define LIBRARY_AS(name, function, type) name,
#include "frontend/language/builtins.def"
    "va_arg", "offsetof", "types_compatible_p"};

template <class Names>
bool contains(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

/// The time of the translation, or SOURCE_DATE_EPOCH (reproducible-builds.org).
std::tm translationTime() {
  const char* epoch = std::getenv("SOURCE_DATE_EPOCH");
  bool isFixed = epoch && *epoch;
  std::time_t now = isFixed ? std::time_t(std::atoll(epoch)) : std::time(nullptr);
  std::tm time{};
  (isFixed ? gmtime_r : localtime_r)(&now, &time);
  return time;
}

constexpr const char* kDays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
constexpr const char* kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

std::string dateOf(const std::tm& time) {
  return fmt::format("{} {:2} {}", kMonths[time.tm_mon], time.tm_mday, time.tm_year + 1900);
}
std::string timeOf(const std::tm& time) {
  return fmt::format("{:02}:{:02}:{:02}", time.tm_hour, time.tm_min, time.tm_sec);
}

/// When the file was last modified, as asctime writes it.
std::string timestampOf(const std::string& path, const PreprocessorOptions& options) {
  std::string text;
  FileInfo info;
  if (!options.readFile || !options.readFile(path, text, info) || !info.modified)
    return "??? ??? ?? ??:??:?? ????";
  auto seconds = std::time_t(*info.modified);
  std::tm time{};
  localtime_r(&seconds, &time);
  return fmt::format("{} {} {:2} {} {}", kDays[time.tm_wday], kMonths[time.tm_mon], time.tm_mday,
                     timeOf(time), time.tm_year + 1900);
}

}  // namespace

void defineBuiltins(IdentifierTable& names, std::deque<Macro>& macros) {
  for (auto [spelling, builtin] : kBuiltins) {
    Macro& macro = macros.emplace_back();
    macro.name = names.intern(spelling);
    macro.builtin = builtin;
    macro.name->macro = &macro;
  }
}

/// True: more is to be read instead; false: `name` is the token now.
bool Preprocessor::expandBuiltin(Token& name, BuiltinMacro builtin) {
  auto number = [&](uint64_t value) {
    name = makeToken(Tok::Number, fmt::format("{}", value), name, arena_);
    return false;
  };
  auto string = [&](std::string_view text) {
    name = makeToken(Tok::String, quoted(text), name, arena_);
    return false;
  };
  switch (builtin) {
    case BuiltinMacro::File:
      return string(mapPrefix(sources_.presumed(name.loc).file, options_.prefixMaps));
    case BuiltinMacro::Line: return number(sources_.presumed(name.loc).line);
    case BuiltinMacro::IncludeLevel: return number(files_.empty() ? 0 : files_.size() - 1);
    case BuiltinMacro::Counter: return number(counter_++);
    case BuiltinMacro::BaseFile:
      return string(mapPrefix(files().front().path, options_.prefixMaps));
    case BuiltinMacro::Date: return string(dateOf(translationTime()));
    case BuiltinMacro::Time: return string(timeOf(translationTime()));
    case BuiltinMacro::Timestamp:
      return string(
          timestampOf((files_.empty() ? files().front() : *files_.back().file).path, options_));
    case BuiltinMacro::Pragma: return pragmaOperator(name);
    default:
      // In a condition its parser evaluates them.
      if (!inCondition_ &&
          (builtin == BuiltinMacro::HasInclude || builtin == BuiltinMacro::HasIncludeNext)) {
        diagnostics_.error(name.loc, {Msg::OnlyInDirective, name.name->text});
      } else if (!inCondition_) {
        if (std::optional<bool> value = hasFeature(name)) return number(*value);
      }
      name.noExpand = true;
      return false;
  }
}

/// `__has_include("f")` after its name: `)` was read.
std::optional<bool> Preprocessor::hasInclude(const Token& name) {
  Token open = next();
  if (open.kind != Tok::LParen) {
    diagnostics_.error(open.loc, {Msg::MissingAfter, '(', name.name->text});
    return std::nullopt;
  }
  HeaderName header;
  if (!headerName(header)) return std::nullopt;
  Token close = next();
  if (close.kind != Tok::RParen) {
    diagnostics_.error(close.loc, {Msg::MissingAfter, ')', name.name->text});
    return std::nullopt;
  }
  bool isNext = name.name->macro->builtin == BuiltinMacro::HasIncludeNext;
  return bool(findHeader(header, isNext));
}

std::optional<bool> Preprocessor::hasFeature(const Token& name) {
  Token open = expander_.take();
  Token word = open.kind == Tok::LParen ? expander_.take() : open;
  Token close = word.kind == Tok::Identifier ? expander_.take() : word;
  if (open.kind != Tok::LParen || close.kind != Tok::RParen) {
    diagnostics_.error(close.loc,
                       {Msg::MissingAfter, open.kind == Tok::LParen ? ')' : '(', name.name->text});
    return std::nullopt;
  }
  switch (name.name->macro->builtin) {
    case BuiltinMacro::HasAttribute: {
      AttributeKind kind = attributeKind(plainName(word.spelling()));
      return kind == AttributeKind::Done || kind == AttributeKind::Hint;
    }
    case BuiltinMacro::HasBuiltin:
      return word.spelling().starts_with("__builtin_") &&
             contains(kBuiltinFunctions, word.spelling().substr(10)) &&
             (target_.hasX86Intrinsics || word.spelling() != "__builtin_ia32_pause");
    default: return contains(kFeatures, plainName(word.spelling()));
  }
}

/// _Pragma("text"): as `#pragma text` on a line of its own. In the argument of a macro it waits for
/// its place in the expansion.
bool Preprocessor::pragmaOperator(Token& name) {
  if (expander_.isInArgument()) return false;
  Token open = expander_.nextIsParenthesis() ? expander_.take() : Token();
  Token close = open.kind == Tok::String ? expander_.take() : Token();
  if (close.kind != Tok::RParen) {
    diagnostics_.error(name.loc, {Msg::PragmaOperatorWantsString});
    name.noExpand = true;
    return false;
  }
  std::string_view literal = open.spelling();
  std::string text = unescape(literal.substr(literal.find('"')));
  text += '\0';
  std::string_view kept = arena_.copy(std::string_view(text));
  Scanner scanner(kept.substr(0, kept.size() - 1), name.loc, names_, diagnostics_, true);
  std::vector<Token> tokens;
  for (Token token = scanner.next(); token.kind != Tok::End; token = scanner.next()) {
    token.loc = name.loc;
    tokens.push_back(token);
  }
  if (std::optional<Token> line = pragma(tokens, name)) {
    name = *line;
    return false;
  }
  return true;
}

}  // namespace minic
