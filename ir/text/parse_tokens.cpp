// The rarely used part of the token stream: errors, and skipping. The part for every token is in
// ir/text/parse_internal.h.
#include "ir/text/parse_internal.h"

namespace minic::irparse {

void Reader::report(SourceLoc loc, std::string message) {
  if (failed) return;
  failed = true;
  diags.error(loc, verbatim(std::move(message)));
  tok = Token{};
  tok.start = lex.end();
}

void Reader::failToken() { report(here(), std::string(tok.text)); }

void Reader::failWithout(std::string_view text) { fail("expected '{}' before {}", text, found()); }

void Reader::notSupported(std::string_view what) { fail("'{}' is not supported", what); }

std::string Reader::found() const {
  if (tok.kind == Tok::Eof) return "the end of the text";
  size_t length = std::max<size_t>(1, size_t(lex.at() - tok.start));
  return fmt::format("'{}'", std::string_view(tok.start, std::min<size_t>(length, 40)));
}

uint64_t Reader::expectInteger(std::string_view what) {
  uint64_t value = tok.number;
  if (tok.kind == Tok::Integer)
    next();
  else
    fail("expected {} before {}", what, found());
  return value;
}

std::string Reader::expectString() {
  std::string text(tok.text);
  if (tok.kind == Tok::String)
    next();
  else
    fail("expected a string before {}", found());
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
  if (!lex.skipBrackets()) return failAt(open, "this bracket is never closed");
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
