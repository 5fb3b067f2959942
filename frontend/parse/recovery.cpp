// How the parser goes on after a syntax error. It does at three levels. A missing punctuator is
// supplied where it was expected (`;` at the end of the token before, as clang points) unless it
// follows later in the same statement. A rule that fails skips to a token its callers can use: a
// closing bracket, a separator, a statement's keyword. A block drops what starts neither statement
// nor declaration. After a message there is no other until a token matches again.
#include "frontend/parse/parser_base.h"
#include "support/messages.h"

namespace minic {
namespace {

/// Keywords that begin a statement, where parsing can continue.
bool startsStatementByKeyword(Tok kind) {
  return kind == Tok::If || kind == Tok::While || kind == Tok::Do || kind == Tok::For ||
         kind == Tok::Break || kind == Tok::Continue || kind == Tok::Return ||
         kind == Tok::Switch || kind == Tok::Case || kind == Tok::Default || kind == Tok::Goto ||
         kind == Tok::LocalLabel || kind == Tok::Asm;
}

bool startsStatement(Tok kind) {
  return kind == Tok::LBrace || kind == Tok::Semi || kind == Tok::Label || startsExpression(kind) ||
         startsStatementByKeyword(kind);
}

}  // namespace

/// Skips a token; from an opening bracket to after the matching one.
void skipBalanced(ItemStream& input) {
  int depth = 0;
  do {
    if (isOpening(input.kind())) ++depth;
    if (isClosing(input.kind())) --depth;
    input.skip();
  } while (depth > 0 && input.kind() != Tok::End);
}

/// Skips to after the next `;` of this statement; stops at a closing brace, at the start of a line
/// and at a statement's keyword. `forced`: skips at least one token (but no brace).
void ParserBase::skipToEndOfStatement(bool forced) {
  for (;; forced = false) {
    Tok kind = current();
    if (kind == Tok::End || kind == Tok::RBrace) return;
    if (kind == Tok::Semi) {
      _input->skip();
      errors_.recovering = false;  // a fresh start
      return;
    }
    if (!forced &&
        (_input->token().startsLine || startsStatementByKeyword(kind) || startsDeclaration(kind)))
      return;
    skipBalanced(*_input);
  }
}

/// Skips to a token that may follow an expression.
void skipExpression(ItemStream& input) {
  for (;;) {
    Tok kind = input.kind();
    if (kind == Tok::End || isClosing(kind) || kind == Tok::Semi || kind == Tok::Comma ||
        kind == Tok::Colon || kind == Tok::LBrace || startsStatementByKeyword(kind) ||
        startsDeclaration(kind))
      return;
    skipBalanced(input);
  }
}

/// Skips to after `close` if it follows in the same statement; else skips nothing.
void skipToClosing(ItemStream& input, Tok close) {
  int depth = 0;
  for (size_t ahead = 0;; ++ahead) {
    Tok kind = input.token(ahead).kind;
    if (kind == Tok::End || kind == Tok::Semi || (kind == Tok::LBrace && close != Tok::RBrace) ||
        startsStatementByKeyword(kind))
      return;
    if (isClosing(kind) && depth == 0) {
      for (size_t i = 0; kind == close && i <= ahead; ++i) input.skip();
      return;
    }
    if (isOpening(kind)) ++depth;
    if (isClosing(kind)) --depth;
  }
}

/// Skips to the possible start of the next item.
void skipItem(ItemStream& input) {
  for (bool first = true;; first = false) {
    Tok kind = input.kind();
    if (kind == Tok::End || (!first && startsDeclaration(kind) && input.token().startsLine)) return;
    skipBalanced(input);
    if (kind == Tok::Semi || kind == Tok::RBrace ||
        (kind == Tok::LBrace && input.kind() != Tok::Semi && input.kind() != Tok::Comma))
      return;
  }
}

/// Before each member of a struct or union: drops what declares none.
void ParserBase::syncMembers() {
  for (;;) {
    Tok kind = current();
    if (kind == Tok::RBrace || kind == Tok::End || kind == Tok::Semi || startsDeclaration(kind))
      return;
    markError();
    errors_.here({Msg::TypeNameNeedsSpecifier});
    while (current() != Tok::End && current() != Tok::RBrace && current() != Tok::Semi)
      skipBalanced(*_input);
    if (current() == Tok::Semi) _input->skip();
    errors_.recovering = false;
  }
}

/// After the declarator of an item come the declarations of parameters in the old style, unless it
/// has parameters already: then its body is missing.
void ParserBase::checkOldStyle() {
  const Tok before = _input->previous().kind;
  if (before == Tok::Identifier && current() == Tok::LBrace) {
    errors_.afterPrevious({Msg::ExpectedSemicolonAfterTopLevel}, ";");  // `int f { ... }`
    throw antlr4::InputMismatchException(this);
  }
  if (before != Tok::RParen || !startsDeclaration(current())) return;
  size_t open = _input->position() - 1;
  for (int depth = 0; open > 0; --open) {
    Tok kind = tree_->tokens[open].kind;
    depth += kind == Tok::RParen ? 1 : kind == Tok::LParen ? -1 : 0;
    if (depth == 0) break;
  }
  const Token& first = tree_->tokens[open + 1];
  if (open == 0 || !startsDeclaration(first.kind)) return;
  errors_.afterPrevious({Msg::ExpectedSemicolonAfterTopLevel}, ";");
  throw antlr4::InputMismatchException(this);
}

/// Before each part of a block: drops what starts neither a declaration nor a statement.
void ParserBase::syncBlock() {
  for (;;) {
    Tok kind = current();
    if (kind == Tok::RBrace || kind == Tok::End || startsDeclaration(kind)) return;
    if (kind == Tok::Identifier) {
      const Token name = _input->token();
      if (misspelledKeyword() || !isFollowedByName(*_input) || namesObject(name)) return;
      reportUnknownType(name);  // two names in a row
      if (current() != Tok::Identifier) return;
      // Read on as if the type were known: the rest is checked, the name is not declared.
      markError();
      skipToEndOfStatement(true);
      continue;
    }
    if (startsStatement(kind)) return;
    markError();
    errors_.here({Msg::ExpectedExpression});
    if (kind == Tok::RParen || kind == Tok::RBracket) _input->skip();
    skipToEndOfStatement(kind != Tok::RParen && kind != Tok::RBracket);
  }
}

/// Where a statement may start: a name before a `:` is a label, and a label before a `}` is given
/// an empty statement (of length 0, by which sema knows it).
void ParserBase::recogniseLabel() {
  const Token& token = _input->token();
  if (token.kind == Tok::Identifier) {
    if (_input->token(1).kind == Tok::Colon)
      _input->rename(Tok::Label);
    else if (open_.back().rule == Rule::Statement && current() == Tok::Identifier)
      misspelledKeyword();
  } else if (token.kind == Tok::RBrace && _input->previous().kind == Tok::Colon) {
    _input->insert({token.loc, 0, Tok::Semi, token.startsLine});
  }
}

/// The current rule has failed and is about to return: skip to something its callers can use.
void ParserBase::recoverRule() {
  markError();
  Rule rule = open_.back().rule;
  const ParseNode& node = tree_->nodes[open_.back().node];
  switch (rule) {
    case Rule::Item:
      if (_input->position() > node.firstToken && _input->token().startsLine &&
          (startsDeclaration(current()) || current() == Tok::End))
        return;
      skipItem(*_input);
      return;
    case Rule::Declaration:
    case Rule::DeclarationRest:
      if (current() == Tok::LBrace) {
        skipBalanced(*_input);  // the body of a function inside a function
        if (current() == Tok::Semi) _input->skip();
        return;
      }
      skipToEndOfStatement(!_input->token().startsLine);
      return;
    case Rule::Statement:
    case Rule::Block:
      if (current() == Tok::RParen || current() == Tok::RBracket || current() == Tok::Else)
        _input->skip();
      skipToEndOfStatement(false);
      return;
    default: skipExpression(*_input); return;
  }
}

}  // namespace minic
