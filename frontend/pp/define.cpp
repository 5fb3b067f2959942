// #define and #undef (C17 6.10.3).
#include <algorithm>

#include "frontend/pp/preprocessor.h"
#include "support/messages.h"

namespace minic {
namespace {

/// Reports the error; false.
bool fail(Diagnostics& diagnostics, SourceLoc loc, Message message) {
  diagnostics.error(loc, std::move(message));
  return false;
}

bool isName(const Token& token, const Name* name) {
  return token.kind == Tok::Identifier && token.name == name;
}

/// `a, b, ...)` after the opening parenthesis.
bool readParameters(Scanner& scanner, Name* vaArgs, Diagnostics& diagnostics, Macro& macro) {
  for (;;) {
    Token token = scanner.next();
    if (token.kind == Tok::RParen && macro.parameters.empty()) return true;
    if (token.kind == Tok::Ellipsis) {
      macro.isVariadic = true;
      macro.parameters.push_back(vaArgs);
    } else if (token.kind == Tok::Identifier) {
      if (std::find(macro.parameters.begin(), macro.parameters.end(), token.name) !=
          macro.parameters.end())
        return fail(diagnostics, token.loc, {Msg::DuplicateMacroParameter, token.name->text});
      if (token.name == vaArgs) return fail(diagnostics, token.loc, {Msg::VaArgsAsParameter});
      macro.parameters.push_back(token.name);
    } else if (token.kind == Tok::LineEnd) {
      return fail(diagnostics, token.loc, {Msg::MissingCloseInMacroParameters});
    } else {
      return fail(diagnostics, token.loc,
                  macro.parameters.empty() ? Message(Msg::InvalidTokenInMacroParameters)
                                           : Message(Msg::ExpectedIdentifierInMacroParameters));
    }
    Token after = scanner.next();
    if (after.kind == Tok::Ellipsis && !macro.isVariadic) {
      macro.isVariadic = true;  // GNU C: `args...`
      after = scanner.next();
    }
    if (after.kind == Tok::RParen) return true;
    if (after.kind != Tok::Comma || macro.isVariadic)
      return fail(diagnostics, after.loc,
                  after.kind == Tok::LineEnd || macro.isVariadic
                      ? Message(Msg::MissingCloseInMacroParameters)
                      : Message(Msg::ExpectedCommaInMacroParameters));
  }
}

/// Whether each `__VA_OPT__` is followed by tokens in parentheses, with none of its own inside.
bool checkOptional(const std::vector<Token>& body, Name* vaOpt, Diagnostics& diagnostics) {
  for (size_t i = 0; i < body.size(); ++i) {
    if (!isName(body[i], vaOpt)) continue;
    SourceLoc loc = body[i].loc;
    if (++i == body.size() || body[i].kind != Tok::LParen)
      return fail(diagnostics, loc, {Msg::MissingOpenAfterVaOpt});
    size_t begin = i + 1;
    for (int depth = 1; depth > 0;) {
      if (++i == body.size()) return fail(diagnostics, loc, {Msg::UnterminatedVaOpt});
      if (isName(body[i], vaOpt)) return fail(diagnostics, body[i].loc, {Msg::NestedVaOpt});
      depth += body[i].kind == Tok::LParen ? 1 : body[i].kind == Tok::RParen ? -1 : 0;
    }
    bool startsWrong = begin < i && body[begin].kind == Tok::HashHash;
    if (startsWrong || (begin < i && body[i - 1].kind == Tok::HashHash))
      return fail(diagnostics, body[startsWrong ? begin : i - 1].loc,
                  either(startsWrong, Msg::PasteAtStartOfVaOpt, Msg::PasteAtEndOfVaOpt));
  }
  return true;
}

bool checkBody(const Macro& macro, Name* vaOpt, Diagnostics& diagnostics) {
  const std::vector<Token>& body = macro.body;
  if (body.empty()) return true;
  if (body.front().kind == Tok::HashHash)
    return fail(diagnostics, body.front().loc, {Msg::PasteAtStartOfMacro});
  if (body.back().kind == Tok::HashHash)
    return fail(diagnostics, body.back().loc, {Msg::PasteAtEndOfMacro});
  if (!macro.isFunctionLike) return true;
  if (macro.hasOptional && !checkOptional(body, vaOpt, diagnostics)) return false;
  for (size_t i = 0; i < body.size(); ++i)
    if (body[i].kind == Tok::Hash &&
        (i + 1 == body.size() ||
         (!body[i + 1].parameter && !(macro.hasOptional && isName(body[i + 1], vaOpt)))))
      return fail(diagnostics, body[i].loc, {Msg::StringifyOfNoParameter});
  return true;
}

/// Whether the definitions are the same except for the amount of white space (C17 6.10.3p2).
bool isSameMacro(const Macro& a, const Macro& b) {
  if (a.isFunctionLike != b.isFunctionLike || a.isVariadic != b.isVariadic ||
      a.parameters != b.parameters)
    return false;
  return std::equal(a.body.begin(), a.body.end(), b.body.begin(), b.body.end(),
                    [](const Token& x, const Token& y) {
                      return x.kind == y.kind && x.leadingSpace == y.leadingSpace &&
                             x.spelling() == y.spelling();
                    });
}

}  // namespace

/// The name after #define, #undef, #ifdef or #ifndef; null after an error.
Name* Preprocessor::macroName(std::string_view directive, Token& token) {
  token = scanner().next();
  if (token.kind != Tok::Identifier) {
    diagnostics_.error(token.loc, token.kind == Tok::LineEnd
                                      ? Message(Msg::MissingMacroName)
                                      : Message(Msg::MacroNameNotIdentifier));
    return nullptr;
  }
  bool changes = directive == "define" || directive == "undef";
  if (changes && token.name == vaArgs_)
    diagnostics_.warning("pedantic", token.loc, {Msg::VaArgsOutsideVariadicMacro});
  if (changes && token.name == defined_) {
    diagnostics_.error(token.loc, {Msg::DefinedAsMacroName});
    return nullptr;
  }
  return token.name;
}

void Preprocessor::defineDirective() {
  Token token;
  Name* name = macroName("define", token);
  if (!name) return;
  Macro macro;
  macro.name = name;
  macro.loc = token.loc;
  Token first = scanner().next();
  if (first.kind == Tok::LParen && !first.leadingSpace) {
    macro.isFunctionLike = true;
    if (!readParameters(scanner(), vaArgs_, diagnostics_, macro)) return;
    first = scanner().next();
  } else if (first.kind != Tok::LineEnd && !first.leadingSpace) {
    diagnostics_.warning("c99-extensions", first.loc, {Msg::NoSpaceAfterMacroName});
  }
  std::vector<Token> body;
  for (Token part = first; part.kind != Tok::LineEnd; part = scanner().next()) {
    macro.hasOperators |=
        part.kind == Tok::HashHash || (part.kind == Tok::Hash && macro.isFunctionLike);
    if (part.kind == Tok::Identifier && macro.isFunctionLike)
      for (size_t i = 0; i < macro.parameters.size(); ++i)
        if (macro.parameters[i] == part.name) part.parameter = uint16_t(i + 1);
    if (macro.isVariadic && isName(part, vaOpt_)) {
      macro.hasOptional = true;
      if (!current().isSystem) diagnostics_.warning("pedantic", part.loc, {Msg::VaOptExtension});
    }
    if (isName(part, vaArgs_) && !part.parameter && !current().isSystem)
      diagnostics_.warning("pedantic", part.loc, {Msg::VaArgsOutsideVariadicMacro});
    part.startsLine = false;
    body.push_back(part);
  }
  if (!body.empty()) {
    body[0].leadingSpace = false;
    macro.length = body.back().end().raw - body[0].loc.raw;
  }
  macro.body = std::move(body);
  macro.body.shrink_to_fit();
  if (!checkBody(macro, vaOpt_, diagnostics_)) return;
  if (Macro* before = name->macro) {
    if (before->builtin != BuiltinMacro::None) {
      diagnostics_.warning("builtin-macro-redefined", macro.loc, {Msg::RedefiningBuiltinMacro});
    } else if (isSameMacro(*before, macro)) {
      return;
    } else if (diagnostics_.warning("macro-redefined", macro.loc,
                                    {Msg::MacroRedefined, name->text})) {
      diagnostics_.note(before->loc, {Msg::PreviousDefinition});
    }
  }
  name->macro = &macros_.emplace_back(std::move(macro));
}

void Preprocessor::undefDirective() {
  Token token;
  Name* name = macroName("undef", token);
  if (!name) return;
  if (name->macro && name->macro->builtin != BuiltinMacro::None)
    diagnostics_.warning("builtin-macro-redefined", token.loc, {Msg::UndefiningBuiltinMacro});
  name->macro = nullptr;
  endDirective("undef");
}

}  // namespace minic
