// The texts of tokens.
#include <fmt/format.h>

#include "frontend/dump/dump.h"
#include "frontend/pp/token_source.h"

namespace minic {

namespace {

/// Clang's name of a token's kind; keywords are their own.
std::string_view clangName(Tok kind) {
  switch (kind) {
    case Tok::End:
      return "eof";
    case Tok::Identifier:
      return "identifier";
    case Tok::Integer:
    case Tok::Floating:
      return "numeric_constant";
    case Tok::Character:
      return "char_constant";
    case Tok::String:
      return "string_literal";
    case Tok::LParen:
      return "l_paren";
    case Tok::RParen:
      return "r_paren";
    case Tok::LBracket:
      return "l_square";
    case Tok::RBracket:
      return "r_square";
    case Tok::LBrace:
      return "l_brace";
    case Tok::RBrace:
      return "r_brace";
    case Tok::Dot:
      return "period";
    case Tok::Ellipsis:
      return "ellipsis";
    case Tok::Amp:
      return "amp";
    case Tok::AmpAmp:
      return "ampamp";
    case Tok::AmpAssign:
      return "ampequal";
    case Tok::Star:
      return "star";
    case Tok::StarAssign:
      return "starequal";
    case Tok::Plus:
      return "plus";
    case Tok::PlusPlus:
      return "plusplus";
    case Tok::PlusAssign:
      return "plusequal";
    case Tok::Minus:
      return "minus";
    case Tok::Arrow:
      return "arrow";
    case Tok::MinusMinus:
      return "minusminus";
    case Tok::MinusAssign:
      return "minusequal";
    case Tok::Tilde:
      return "tilde";
    case Tok::Not:
      return "exclaim";
    case Tok::NotEqual:
      return "exclaimequal";
    case Tok::Slash:
      return "slash";
    case Tok::SlashAssign:
      return "slashequal";
    case Tok::Percent:
      return "percent";
    case Tok::PercentAssign:
      return "percentequal";
    case Tok::Less:
      return "less";
    case Tok::LessLess:
      return "lessless";
    case Tok::LessEqual:
      return "lessequal";
    case Tok::LessLessAssign:
      return "lesslessequal";
    case Tok::Greater:
      return "greater";
    case Tok::GreaterGreater:
      return "greatergreater";
    case Tok::GreaterEqual:
      return "greaterequal";
    case Tok::GreaterGreaterAssign:
      return "greatergreaterequal";
    case Tok::Caret:
      return "caret";
    case Tok::CaretAssign:
      return "caretequal";
    case Tok::Pipe:
      return "pipe";
    case Tok::PipePipe:
      return "pipepipe";
    case Tok::PipeAssign:
      return "pipeequal";
    case Tok::Question:
      return "question";
    case Tok::Colon:
      return "colon";
    case Tok::Semi:
      return "semi";
    case Tok::Assign:
      return "equal";
    case Tok::EqualEqual:
      return "equalequal";
    case Tok::Comma:
      return "comma";
    default:
      return tokenName(kind);
  }
}

/// The word of miniSysY's first lab for a token, without its spelling; empty: it is no token there.
std::string_view buaaName(Tok kind) {
  switch (kind) {
    case Tok::Identifier:
    case Tok::Int:
      return "Ident";
    case Tok::Integer:
      return "Number";
    case Tok::If:
      return "If";
    case Tok::Else:
      return "Else";
    case Tok::While:
      return "While";
    case Tok::Break:
      return "Break";
    case Tok::Continue:
      return "Continue";
    case Tok::Return:
      return "Return";
    case Tok::Assign:
      return "Assign";
    case Tok::Semi:
      return "Semicolon";
    case Tok::LParen:
      return "LPar";
    case Tok::RParen:
      return "RPar";
    case Tok::LBrace:
      return "LBrace";
    case Tok::RBrace:
      return "RBrace";
    case Tok::Plus:
      return "Plus";
    case Tok::Star:
      return "Mult";
    case Tok::Slash:
      return "Div";
    case Tok::Less:
      return "Lt";
    case Tok::Greater:
      return "Gt";
    case Tok::EqualEqual:
      return "Eq";
    default:
      return "";
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
      out += fmt::format("{} '{}'\t{}{}\tLoc=<{}:{}:{}>\n", clangName(token.kind), spelling, flags,
                         space, place.file, place.line, place.column);
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
