// The sentences of ir/undefined_text.def in the language that reports are wanted in; and the names
// of the kinds of ir/undefined.def.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>

namespace minic {

enum class Say : uint8_t {
#define SENTENCE(id, ...) id,
#include "ir/undefined_text.def"
};

enum class Undefined : uint8_t {
#define UNDEFINED(id, ...) id,
#include "ir/undefined.def"
};
struct UndefinedKind {
  std::string_view name, clause;
};
inline constexpr UndefinedKind kUndefinedKinds[] = {
#define UNDEFINED(id, name, clause, ...) {name, clause},
#include "ir/undefined.def"
};

struct Sentence {
  std::string_view english, chinese;
};
inline constexpr Sentence kSentences[] = {
#define SENTENCE(id, english, chinese) {english, chinese},
#include "ir/undefined_text.def"
};

/// A sentence without slots.
inline std::string_view said(Say id, bool inChinese) {
  const Sentence& sentence = kSentences[size_t(id)];
  return inChinese ? sentence.chinese : sentence.english;
}

/// Between two Chinese characters there is no space, whatever a slot was filled with.
inline std::string withoutGaps(std::string text) {
  auto isChinese = [&](size_t at) { return uint8_t(text[at]) >= 0x80; };
  for (size_t i = 1; i + 1 < text.size(); ++i)
    if (text[i] == ' ' && isChinese(i - 1) && isChinese(i + 1)) text.erase(i, 1);
  return text;
}

/// With its slots filled: compiled only if both languages can take the arguments.
template <Say id, class... Args>
std::string say(bool inChinese, const Args&... args) {
  constexpr Sentence sentence = kSentences[size_t(id)];
  return inChinese ? withoutGaps(
                         fmt::format(fmt::format_string<const Args&...>(sentence.chinese), args...))
                   : fmt::format(fmt::format_string<const Args&...>(sentence.english), args...);
}

}  // namespace minic
