// Mistakes that beginners make again and again: recognised before the grammar fails, said once, and
// mended in the tokens, so that nothing else is said about them. Each function is called where its
// mistake can show, looks at a token or two, and returns at once for correct programs.
#include <fmt/format.h>

#include "frontend/parse/parser_base.h"
#include "support/messages.h"

namespace minic {
namespace {

std::string lowerCase(std::string_view word) {
  std::string result(word);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  return result;
}

/// A token that was not written, where `next` stands.
Token impliedToken(Token next, Tok kind) {
  next.kind = kind;
  next.length = 0;
  next.isNamed = false;
  next.text = "";
  return next;
}

/// The one of these keywords that the word is meant to be; Tok::End: none of them.
Tok nearestKeyword(std::string_view word, std::initializer_list<Tok> keywords) {
  std::vector<std::string_view> words;
  for (Tok kind : keywords) words.push_back(tokenName(kind));
  std::string_view nearest = nearestWord(word, words);
  for (Tok kind : keywords)
    if (tokenName(kind) == nearest) return kind;
  return Tok::End;
}

/// `whlie (a < b) {`: what follows the brackets after a name; For if two semicolons are between
/// them; End if they are not closed.
Tok afterBrackets(ItemStream& input) {
  int depth = 0, semicolons = 0;
  for (size_t ahead = 1;; ++ahead) {
    switch (input.token(ahead).kind) {
      case Tok::LParen: ++depth; break;
      case Tok::RParen:
        if (--depth == 0) return semicolons == 2 ? Tok::For : input.token(ahead + 1).kind;
        break;
      case Tok::Semi:
        if (++semicolons > 2) return Tok::End;
        break;
      case Tok::LBrace:
      case Tok::RBrace:
      case Tok::End: return Tok::End;
      default: break;
    }
  }
}

}  // namespace

/// `whlie (a < b) {` and `elseif (a) {`: no statement begins with a call and goes on without an
/// operator or a semicolon.
bool ParserBase::misspelledCondition() {
  const Token name = _input->token();
  if (namesObject(name)) return false;
  Tok after = afterBrackets(*_input);
  std::string word = lowerCase(name.spelling());
  bool isElse = open_.back().rule == Rule::Statement && firstOfStatement() == Tok::If &&
                after != Tok::Semi && after != Tok::End &&
                (word == "elseif" || word == "elsif" || word == "elif");
  Tok kind = isElse                 ? Tok::If
             : after == Tok::For    ? Tok::For
             : after == Tok::LBrace ? nearestKeyword(word, {Tok::While, Tok::Switch})
                                    : Tok::End;
  if (kind == Tok::End) return false;
  misspelled(name, isElse ? "else if" : tokenName(kind));
  _input->rename(kind);
  if (isElse) _input->insert(impliedToken(name, Tok::Else));
  return true;
}

void ParserBase::misspelled(const Token& name, std::string_view meant) {
  Message message(Msg::UndeclaredIdentifier, fmt::format("'{}'", name.spelling().substr(0, 100)));
  message.add({Msg::DidYouMean, fmt::format("'{}'", meant)});
  errors_.mended(name.loc, std::move(message), {{name.range(), std::string(meant)}});
}

/// `retrun 0;`: no statement begins with a name and a constant or another name.
bool ParserBase::misspelledKeyword() {
  switch (_input->token(1).kind) {
    case Tok::LParen: return misspelledCondition();
    case Tok::Identifier:
    case Tok::Integer:
    case Tok::Floating:
    case Tok::Character:
    case Tok::String: break;
    default: return false;
  }
  const Token name = _input->token();
  if (_input->token(1).startsLine || namesObject(name)) return false;
  Tok meant = nearestKeyword(lowerCase(name.spelling()), {Tok::Return, Tok::Goto, Tok::Case});
  if (meant == Tok::End) return false;
  misspelled(name, tokenName(meant));
  _input->rename(meant);
  return true;
}

/// `int[] f()`: the brackets are so many tokens. C has a pointer for it.
void ParserBase::returnedArray(size_t brackets) {
  const Token open = _input->token(), name = _input->token(brackets);
  bool hasPointers = options_.dialect == Dialect::C;
  std::string_view word = name.spelling().substr(0, 100);
  Message message(Msg::FunctionReturnsArray, word);
  std::vector<FixIt> fixIts;
  if (hasPointers) {
    message.add({Msg::ReturnPointer, word});
    fixIts.push_back({{open.loc, _input->token(brackets - 1).end()}, " *"});
  }
  errors_.mended(open.loc, std::move(message), std::move(fixIts));
  _input->remove(brackets);
  if (hasPointers) _input->insert(impliedToken(open, Tok::Star));
}

/// Before a declarator or the rest of a declaration: `int[3] a` and `int a += 1`.
void ParserBase::mendDeclaration(Rule rule) {
  Tok kind = current();
  if (rule == Rule::DeclarationRest) {
    if (!infoOf(kind).isCompound && kind != Tok::EqualEqual) return;
    const Token token = _input->token();
    errors_.mended(token.loc, {Msg::InvalidOperatorInDeclaration, tokenName(kind)},
                   {{token.range(), "="}});
    _input->rename(Tok::Assign);
    return;
  }
  if (kind != Tok::LBracket) return;
  size_t end = 0;
  while (_input->token(end).kind == Tok::LBracket) {
    for (int depth = 0;; ++end) {
      Tok inner = _input->token(end).kind;
      if (inner == Tok::End || inner == Tok::Semi || inner == Tok::LBrace) return;
      if (inner == Tok::LBracket) ++depth;
      if (inner == Tok::RBracket && --depth == 0) break;
    }
    ++end;
  }
  const Token name = _input->token(end);
  if (name.kind != Tok::Identifier) return;
  if (_input->token(end + 1).kind == Tok::LParen) return returnedArray(end);
  errors_.mended(name.end(), {Msg::BracketsBeforeName});
  _input->moveForward(end);
}

/// `{x: 1}`: GNU C's designators before 1999, for `{.x = 1}`.
void ParserBase::oldDesignator() {
  if (_input->token(1).kind != Tok::Colon || options_.dialect != Dialect::C) return;
  const Token name = _input->token();
  errors_.diagnostics->warning(
      "gnu-designator", name.loc, {Msg::OldStyleDesignator}, {},
      {{{name.loc, _input->token(1).end()}, fmt::format(".{} =", name.spelling())}});
  _input->rename(Tok::Assign, 1);
  _input->insert(impliedToken(name, Tok::Dot));
}

/// `Point p` for `struct Point p`: puts the keyword before the name, where it belongs.
bool ParserBase::missingTagKeyword(const Token& name) {
  if (!name.isNamed || name.name->tag == Tok::End || options_.dialect != Dialect::C) return false;
  std::string_view keyword = tokenName(name.name->tag);
  errors_.mended(name.loc, {Msg::MustUseTag, keyword, name.spelling().substr(0, 100)},
                 {{{name.loc, name.loc}, std::string(keyword) + ' '}});
  _input->insert(impliedToken(name, name.name->tag));
  return true;
}

/// `int add(int a, b)`: b is an int.
bool ParserBase::missingParameterType() {
  Tok next = _input->token(1).kind;
  bool follows = _input->previous().kind == Tok::Comma;
  if (open_.back().rule != Rule::Parameters || !follows || options_.dialect != Dialect::C ||
      (next != Tok::Comma && next != Tok::RParen))
    return false;
  const Token token = _input->token();
  errors_.diagnostics->warning("implicit-int", token.loc, {Msg::TypeMissingInt});
  _input->insert(impliedToken(token, Tok::Int));
  return true;
}

/// `f(1;)`: a semicolon before the bracket that should come; takes both.
bool ParserBase::semicolonBefore(Tok close) {
  if (current() != Tok::Semi || _input->token(1).kind != close || errors_.recovering) return false;
  const Token semi = _input->token();
  errors_.mended(semi.loc, {Msg::UnexpectedSemicolon, tokenName(close)}, {{semi.range(), ""}});
  _input->skip();
  _input->skip();
  return true;
}

/// `a++` in SysY, where that is a sum without its second term: says so, and reads `a + 1` or, of a
/// statement, `a = 1`. The first sign was taken as the operator, the second one is here.
void ParserBase::stepOperator() {
  const Token first = _input->previous(), second = _input->token();
  if (second.kind != first.kind || first.end() != second.loc) return;
  const Tok next = _input->token(1).kind;
  if (startsExpression(next)) return;
  size_t begin = _input->position() - 2;  // of the operand: a name, or an element
  for (int depth = 0; begin > 0; --begin) {
    const Tok kind = tree_->tokens[begin].kind;
    depth += kind == Tok::RBracket ? 1 : kind == Tok::LBracket ? -1 : 0;
    if (depth == 0 && kind != Tok::LBracket) break;
  }
  std::string operand;
  for (size_t i = begin; i + 1 < _input->position(); ++i) operand += tree_->tokens[i].spelling();
  const std::string_view sign = tokenName(first.kind);
  const std::string step = fmt::format("{0} = {0} {1} 1", operand.substr(0, 100), sign);
  errors_.mended(first.loc, {Msg::NoIncrementInSysy, sign, step},
                 {{{tree_->tokens[begin].loc, second.end()}, step}});
  // A statement sets the operand, or its value would be unused.
  const Tok before = begin > 0 ? tree_->tokens[begin - 1].kind : Tok::End;
  if ((next == Tok::Semi || next == Tok::RParen) &&
      (before == Tok::Semi || before == Tok::LBrace || before == Tok::RBrace ||
       before == Tok::RParen || before == Tok::Else))
    tree_->tokens[_input->position() - 1].kind = Tok::Assign;
  Token one = second;
  one.kind = Tok::Integer;
  one.text = "1";
  _input->remove(1);
  _input->insert(one);
}

/// `enum { A; B }`: says what is wrong and goes to the closing brace.
void ParserBase::brokenEnumerators() {
  const Token token = _input->token();
  if (token.kind == Tok::Identifier && _input->previous().kind != Tok::End)
    errors_.afterPrevious({Msg::MissingCommaBetweenEnumerators}, ",");
  else
    errors_.at(token.loc, {Msg::ExpectedEndOfEnumerator});
  while (current() != Tok::End && current() != Tok::RBrace && current() != Tok::LBrace)
    _input->skip();
  if (current() == Tok::RBrace) _input->skip();
  errors_.recovering = false;
}

}  // namespace minic
