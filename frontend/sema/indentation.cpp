// Warnings about the layout of statements: what is indented as if a keyword before it controlled
// it.

#include "frontend/sema/stmt.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

/// Whether a line between the tokens at `after` and `next` begins at that column or before it: a
/// comment or a directive, which says that the layout is not meant.
static bool isUnindentedBefore(SemaContext& sema, const Token& next, uint32_t column,
                               SourceLoc after) {
  const SourceManager& sources = sema.diagnostics.sources();
  if (next.loc.isMacro() || after.isMacro() || sources.start(after) != sources.start(next.loc))
    return false;
  uint32_t at = next.loc.raw - sources.presumed(next.loc).column;  // the end of the line before
  while (at > after.raw) {
    std::string_view line = sources.lineText({at});
    size_t begin = line.find_first_not_of(" \t");
    if (at - uint32_t(line.size()) > after.raw && begin != line.npos && begin < column) return true;
    at -= uint32_t(line.size()) + 1;
  }
  return false;
}

void warnLayout(SemaContext& sema, uint32_t statementNode, const Token& next) {
  const Token* keyword = &sema.firstToken(statementNode);
  if (keyword->kind != Tok::If && keyword->kind != Tok::While && keyword->kind != Tok::For) return;
  auto column = [&](const Token& token) {
    return sema.diagnostics.sources().presumed(token.loc).column;
  };
  // The statement that the innermost keyword controls.
  bool isOutermost = true;
  const Token* place = keyword;  // of `else if`: the `else`
  for (uint32_t at = statementNode;;) {
    uint32_t body = 0;
    for (ParseCursor cursor(*sema.tree, at); !cursor.atEnd();) {
      if (cursor.atNode()) {
        uint32_t child = cursor.node();
        if (sema.node(child).rule == Rule::Statement) body = child;
      } else if (const Token& token = cursor.token(); token.kind == Tok::Else) {
        keyword = place = &token;
      }
    }
    if (!body || sema.node(body).firstToken >= sema.node(body).endToken) return;
    const Token& start = sema.firstToken(body);
    if (isOutermost && start.kind == Tok::Semi && !start.startsLine && keyword->kind != Tok::If &&
        keyword->kind != Tok::Else && (next.kind == Tok::LBrace || column(next) > column(*keyword)))
      warnEmptyBody(
          sema.lint, start,
          keyword->kind == Tok::For ? Wording<>(Msg::EmptyFor) : Wording<>(Msg::EmptyWhile));
    isOutermost = false;
    if (start.kind == Tok::LBrace) return;
    if (start.startsLine && next.startsLine) {
      uint32_t here = column(start);
      if (here == column(next) && here > column(*place)) {
        if (isUnindentedBefore(sema, next, column(*place), start.loc)) return;
        if (sema.warning("misleading-indentation", next.loc,
                         {Msg::MisleadingIndentation, tokenName(keyword->kind)}))
          sema.note(place->loc, {Msg::PreviousStatement});
        return;
      }
    }
    if (start.kind != Tok::If && start.kind != Tok::While && start.kind != Tok::For) return;
    if (keyword->kind != Tok::Else || start.startsLine) place = &start;
    keyword = &start;
    at = body;
  }
}

}  // namespace minic
