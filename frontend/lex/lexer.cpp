// SysY's tokens out of those of the scanner: keywords, directives, checks.
#include "frontend/lex/lexer.h"

#include <cctype>

#include "support/messages.h"

namespace minic {

Token SysyLexer::next() {
  for (;;) {
    Token token = scanner_.next();
    if (token.kind == Tok::Identifier) {
      Tok keyword = token.name->keyword;
      InSysy inSysy = token.name->inSysy;
      if (inSysy == InSysy::Keyword || (inSysy == InSysy::IfMeant && !isName(keyword)))
        token.kind = keyword;
      return token;
    }
    if (token.kind == Tok::Hash && token.startsLine) {
      directive(token);
      continue;
    }
    if (checker_.check(token)) return token;
  }
}

void SysyLexer::directive(const Token& hash) {
  scanner_.setInDirective(true);
  Token word = scanner_.next();
  std::string_view name = word.kind == Tok::LineEnd ? std::string_view() : word.spelling();
  bool harmless = word.kind != Tok::Identifier || name == "include" || name == "line" ||
                  name == "pragma" || name == "ident";
  if (!harmless)
    diagnostics_.error(hash.loc, {Msg::DirectiveNotSupported, name.substr(0, 40)},
                       {{hash.loc, word.end()}});
  scanner_.setInDirective(false);
  if (word.kind != Tok::LineEnd) scanner_.skipRestOfLine();
}

/// SysY reserves fewer words than C, so `long` or `do` may be a variable there. Where the next
/// tokens show that C was meant, the word stays a keyword: that gives the better message.
bool SysyLexer::isName(Tok keyword) const {
  char c = scanner_.nextByte();
  auto isWord = [](char byte) { return std::isalnum(uint8_t(byte)) || byte == '_'; };
  switch (keyword) {
    case Tok::For:
    case Tok::Switch:
    case Tok::Sizeof: return c != '(' && !isWord(c);
    case Tok::Do: return c != '{' && !isWord(c);
    case Tok::Default: return c != ':';
    default: return !isWord(c);
  }
}

}  // namespace minic
