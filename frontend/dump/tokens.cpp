// The texts of tokens.
#include <fmt/format.h>

#include "frontend/dump/dump.h"
#include "frontend/pp/token_source.h"

namespace minic {

namespace {

/// The word of miniSysY's first lab for a token, without its spelling; empty: it is no token there.
std::string_view buaaName(Tok kind) {
  switch (kind) {
    case Tok::Identifier:
    case Tok::Int: return "Ident";
    case Tok::Integer: return "Number";
    case Tok::If: return "If";
    case Tok::Else: return "Else";
    case Tok::While: return "While";
    case Tok::Break: return "Break";
    case Tok::Continue: return "Continue";
    case Tok::Return: return "Return";
    case Tok::Assign: return "Assign";
    case Tok::Semi: return "Semicolon";
    case Tok::LParen: return "LPar";
    case Tok::RParen: return "RPar";
    case Tok::LBrace: return "LBrace";
    case Tok::RBrace: return "RBrace";
    case Tok::Plus: return "Plus";
    case Tok::Star: return "Mult";
    case Tok::Slash: return "Div";
    case Tok::Less: return "Lt";
    case Tok::Greater: return "Gt";
    case Tok::EqualEqual: return "Eq";
    default: return "";
  }
}

}  // namespace

void dumpTokens(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
                const LanguageOptions& options, TokenStyle style, std::string& out) {
  TokenSource source(sources, file, diagnostics, options);
  unsigned errors = diagnostics.errorCount();
  while (true) {
    Token token = source.next();
    std::string_view spelling = token.kind == Tok::End ? std::string_view() : token.spelling();
    if (style == TokenStyle::Clang) {
      PresumedLoc place = sources.presumed(token.loc);
      std::string_view flags = token.startsLine ? " [StartOfLine]" : "";
      std::string_view space = token.leadingSpace && !token.startsLine ? " [LeadingSpace]" : "";
      out += fmt::format("{} '{}'\t{}{}\tLoc=<{}:{}:{}>\n", infoOf(token.kind).clangName, spelling,
                         flags, space, place.file, place.line, place.column);
    } else if (diagnostics.errorCount() != errors) {
      out += "Err\n";
      return;
    } else if (token.kind != Tok::End) {
      std::string_view name = buaaName(token.kind);
      if (name.empty()) {
        out += "Err\n";
        return;
      }
      out += name;
      if (name == "Ident" || name == "Number") out += fmt::format("({})", spelling);
      out += '\n';
    }
    if (token.kind == Tok::End) return;
  }
}

}  // namespace minic
