// The rarely used part of the token stream: errors, and skipping. The part for every token is in
// ir/text/parse_internal.h.
#include "ir/text/parse_internal.h"

namespace minic::irparse {

void Reader::report(SourceLoc loc, Message message) {
  if (failed) return;
  failed = true;
  diags.error(loc, std::move(message));
  tok = Token{};
  tok.start = lex.end();
}

void Reader::failToken() { report(here(), lex.problem()); }

void Reader::failWithout(std::string_view text) { fail(Msg::IrTextExpected, text, found()); }

void Reader::notSupported(std::string_view what) { fail(Msg::IrWordNotSupported, what); }

Message Reader::found() const {
  if (tok.kind == Tok::Eof) return Message(MsgWord::IrEndOfText);
  size_t length = std::max<size_t>(1, size_t(lex.at() - tok.start));
  return verbatim(fmt::format("'{}'", std::string_view(tok.start, std::min<size_t>(length, 40))));
}

uint64_t Reader::expectInteger(MsgWord what) {
  uint64_t value = tok.number;
  if (tok.kind == Tok::Integer)
    next();
  else
    fail(Msg::IrNumberExpected, what, found());
  return value;
}

std::string Reader::expectString() {
  std::string text(tok.text);
  if (tok.kind == Tok::String)
    next();
  else
    fail(Msg::IrStringExpected, found());
  return text;
}

void Reader::backTo(const char* place) {
  if (failed) return;
  lex.seek(place);
  next();
}

void Reader::skipBrackets() {
  if (failed) return;
  const char* open = tok.start;
  if (!lex.skipBrackets()) return failAt(open, Msg::IrBracketUnclosed);
  next();
}

void Reader::skipUseListOrder() {
  while (!isPunct('{') && tok.kind != Tok::Eof) next();
  skipBrackets();
}

bool Reader::nextOperand() {
  if (!isPunct(',')) return false;
  const char* comma = tok.start;
  next();
  if (!isPunct('!')) return !failed;
  backTo(comma);
  return false;
}

bool Reader::skipUnknownAttribute() {
  if (tok.kind == Tok::String) {
    next();
    if (takePunct('=')) expectString();
    return true;
  }
  if (tok.kind != Tok::Word || tok.word != Word::Other) return false;
  next();
  if (takePunct('=')) next();
  if (isPunct('(')) skipBrackets();
  return true;
}

}  // namespace minic::irparse
