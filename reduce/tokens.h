// The tokens of a preprocessed program as texts, and the one layout that all candidates have.
#pragma once

#include <cctype>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace minic::reduce {

struct TextToken {
  std::string_view text;
  uint32_t offset;  ///< in the text
  bool isDirective() const { return text[0] == '#'; }
};

inline bool isWordByte(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }
bool isWord(std::string_view token);
bool isNumber(std::string_view token);
/// A directive (of a pragma or a line) is one token. Without `joins`, `++` is two tokens.
std::vector<TextToken> tokenize(std::string_view text, bool joins);
/// One statement a line, indented; lists in braces and records stay on their line.
std::string layOut(const std::vector<std::string_view>& tokens);

}  // namespace minic::reduce
