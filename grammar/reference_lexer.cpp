// Each byte is given to the generated lexer as one code point, so that its offsets are byte
// offsets.
#include "grammar/reference_lexer.h"

#include <string>

#include "MiniCLexer.h"

namespace minic {

std::optional<std::vector<ReferenceToken>> referenceTokens(std::string_view text) {
  std::string utf8;
  for (char c : text) {
    unsigned byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      utf8 += c;
    } else {
      utf8 += char(0xC0 | byte >> 6);
      utf8 += char(0x80 | (byte & 0x3F));
    }
  }
  antlr4::ANTLRInputStream input(utf8);
  MiniCLexer lexer(&input);
  lexer.removeErrorListeners();
  std::vector<ReferenceToken> tokens;
  for (;;) {
    std::unique_ptr<antlr4::Token> token = lexer.nextToken();
    if (token->getType() == antlr4::Token::EOF) break;
    tokens.push_back({token->getType(), token->getStartIndex(),
                      token->getStopIndex() - token->getStartIndex() + 1});
  }
  if (lexer.getNumberOfSyntaxErrors() > 0) return std::nullopt;
  return tokens;
}

}  // namespace minic
