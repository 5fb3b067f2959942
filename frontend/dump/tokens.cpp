// The texts of tokens.
#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "frontend/dump/dump.h"
#include "frontend/pp/token_source.h"

namespace minic {

namespace {

/// The words of miniSysY's first lab for its tokens.
constexpr std::pair<Tok, std::string_view> buaaNames[] = {
    {Tok::Identifier, "Ident"}, {Tok::Int, "Ident"},
    {Tok::Integer, "Number"},   {Tok::If, "If"},
    {Tok::Else, "Else"},        {Tok::While, "While"},
    {Tok::Break, "Break"},      {Tok::Continue, "Continue"},
    {Tok::Return, "Return"},    {Tok::Assign, "Assign"},
    {Tok::Semi, "Semicolon"},   {Tok::LParen, "LPar"},
    {Tok::RParen, "RPar"},      {Tok::LBrace, "LBrace"},
    {Tok::RBrace, "RBrace"},    {Tok::Plus, "Plus"},
    {Tok::Star, "Mult"},        {Tok::Slash, "Div"},
    {Tok::Less, "Lt"},          {Tok::Greater, "Gt"},
    {Tok::EqualEqual, "Eq"}};

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
    } else {
      const auto* name = std::find_if(std::begin(buaaNames), std::end(buaaNames),
                                      [&](const auto& row) { return row.first == token.kind; });
      bool isKnown = name != std::end(buaaNames) || token.kind == Tok::End;
      if (diagnostics.errorCount() != errors || !isKnown) {
        out += "Err\n";
        return;
      }
      if (token.kind != Tok::End) {
        out += name->second;
        if (name->second == "Ident" || name->second == "Number")
          out += fmt::format("({})", spelling);
        out += '\n';
      }
    }
    if (token.kind == Tok::End) return;
  }
}

}  // namespace minic
