// Text to tokens and back.
#include "reduce/tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>

namespace minic::reduce {

namespace {

constexpr size_t kWidth = 100;

template <size_t n>
bool isOneOf(std::string_view token, const std::array<std::string_view, n>& list) {
  return std::find(list.begin(), list.end(), token) != list.end();
}

constexpr std::array<std::string_view, 24> kOperators = {
    "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=",
    "&&",  "||",  "+=",  "-=", "*=", "/=", "%=", "&=", "|=", "^=", "##", "::"};

constexpr std::array<std::string_view, 11> kSpaced = {
    "if", "while", "for", "switch", "return", "case", "else", "do", "goto", "sizeof", "="};

/// Whether an operand ends here, so that an operator after it has two.
bool endsOperand(std::string_view token) {
  if (token == ")" || token == "]" || token == "++" || token == "--") return true;
  char c = token.back();
  return (isWordByte(c) || c == '"' || c == '\'') && !isOneOf(token, kSpaced);
}

}  // namespace

bool isWord(std::string_view token) {
  return !token.empty() && isWordByte(token[0]) &&
         !std::isdigit(static_cast<unsigned char>(token[0])) && token.back() != '"' &&
         token.back() != '\'';
}

bool isNumber(std::string_view token) {
  auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  return !token.empty() &&
         (isDigit(token[0]) || (token.size() > 1 && token[0] == '.' && isDigit(token[1])));
}

std::vector<TextToken> tokenize(std::string_view text, bool joins) {
  std::vector<TextToken> tokens;
  bool startsLine = true;
  for (size_t at = 0; at < text.size();) {
    char c = text[at];
    if (c == '\n') startsLine = true;
    if (std::isspace(static_cast<unsigned char>(c))) {
      ++at;
      continue;
    }
    size_t end = at + 1;
    std::string_view rest = text.substr(at);
    if (rest.starts_with("//") || (startsLine && c == '#')) {
      end = std::min(text.find('\n', at), text.size());
    } else if (rest.starts_with("/*")) {
      end = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
    } else if (isNumber(rest)) {
      while (end < text.size() &&
             (isWordByte(text[end]) || text[end] == '.' ||
              (std::strchr("+-", text[end]) && std::strchr("eEpP", text[end - 1]) &&
               (!rest.starts_with("0x") || std::strchr("pP", text[end - 1])))))
        ++end;
    } else if (isWordByte(c) || c == '"' || c == '\'') {
      end = at;
      while (end < text.size() && isWordByte(text[end])) ++end;
      std::string_view word = text.substr(at, end - at);
      bool isPrefix = word.empty() || word == "L" || word == "u" || word == "U" || word == "u8";
      if (isPrefix && end < text.size() && (text[end] == '"' || text[end] == '\'')) {
        char quote = text[end++];
        while (end < text.size() && text[end] != quote) end += text[end] == '\\' ? 2 : 1;
        end = std::min(end + 1, text.size());
      }
    } else {
      for (std::string_view op : kOperators)
        if (rest.starts_with(op) && (joins || (op != "++" && op != "--"))) {
          end = at + op.size();
          break;
        }
    }
    std::string_view token = text.substr(at, end - at);
    if (!token.starts_with("//") && !token.starts_with("/*"))
      tokens.push_back({token, uint32_t(at)});
    startsLine = false;
    at = end;
  }
  return tokens;
}

std::string layOut(const std::vector<std::string_view>& tokens) {
  std::string text;
  std::vector<bool> braces;  // true: of a block
  size_t parens = 0, lineStart = 0;
  bool startsLine = true, afterPrefix = false;
  auto newLine = [&] {
    if (startsLine) return;
    text += '\n';
    lineStart = text.size();
    startsLine = true;
  };
  auto isInline = [&] { return parens || (!braces.empty() && !braces.back()); };
  for (size_t i = 0; i < tokens.size(); ++i) {
    std::string_view token = tokens[i], before = i ? tokens[i - 1] : std::string_view(";");
    std::string_view after = i + 1 < tokens.size() ? tokens[i + 1] : std::string_view();
    if (token[0] == '#') {
      newLine();
      text += token;
      startsLine = false;
      newLine();
      continue;
    }
    bool closesBlock = token == "}" && !braces.empty() && braces.back();
    if (token == "}" && !braces.empty()) braces.pop_back();
    if (closesBlock) newLine();
    if (startsLine) {
      size_t depth = size_t(std::count(braces.begin(), braces.end(), true));
      text.append(2 * depth, ' ');
    } else if (text.size() - lineStart + token.size() >= kWidth) {
      text += '\n';
      lineStart = text.size();
      text.append(2 * braces.size() + 4, ' ');
    } else {
      bool fuses = (isWordByte(text.back()) && isWordByte(token[0])) ||
                   (text.back() == token[0] && std::strchr("+-&|<>=#:.", token[0])) ||
                   (before == "/" && token[0] == '*') || token[0] == '"' || token[0] == '\'';
      bool isTight =
          token == ";" || token == "," || token == ")" || token == "]" || token == "." ||
          token == "->" || before == "." || before == "->" || before == "(" || before == "[" ||
          before == "!" || before == "~" || afterPrefix || (token == "[" && endsOperand(before)) ||
          (token == "(" && endsOperand(before)) ||
          ((token == "++" || token == "--") && endsOperand(before)) ||
          (token == ":" && after != "" && isWord(before) && braces.size() && parens == 0);
      bool afterOpening = before == "(" || before == "[";
      if (!isTight || (fuses && !afterOpening)) text += ' ';
    }
    startsLine = false;
    text += token;
    afterPrefix = (token == "-" || token == "+" || token == "*" || token == "&" || token == "++" ||
                   token == "--") &&
                  !endsOperand(before);
    if (token == "(") ++parens;
    if (token == ")" && parens) --parens;
    if (token == "{") {
      bool isBlock = (before == ")" && !parens) || before == "else" || before == "do" ||
                     before == ";" || before == ":" || before == "}" ||
                     (before == "{" && (braces.empty() || braces.back())) ||
                     (before == "(" && parens == 1);
      braces.push_back(isBlock && !isInline() ? true : false);
      if (braces.back()) newLine();
    } else if (closesBlock) {
      if (after != ";" && after != "," && after != ")" && after != "else") newLine();
    } else if (token == ";" && !isInline()) {
      newLine();
    }
  }
  newLine();
  return text;
}

}  // namespace minic::reduce
