// #define and #undef (C17 6.10.3).
#include <algorithm>

#include "frontend/pp/preprocessor.h"

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
        return fail(diagnostics, token.loc,
                    {"duplicate macro parameter name '{}'", token.name->text});
      if (token.name == vaArgs)
        return fail(diagnostics, token.loc, "__VA_ARGS__ cannot be the name of a parameter");
      macro.parameters.push_back(token.name);
    } else if (token.kind == Tok::LineEnd) {
      return fail(diagnostics, token.loc, "missing ')' in macro parameter list");
    } else {
      return fail(diagnostics, token.loc,
                  macro.parameters.empty() ? "invalid token in macro parameter list"
                                           : "expected identifier in macro parameter list");
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
                      ? "missing ')' in macro parameter list"
                      : "expected comma in macro parameter list");
  }
}

/// Whether each `__VA_OPT__` is followed by tokens in parentheses, with none of its own inside.
bool checkOptional(const std::vector<Token>& body, Name* vaOpt, Diagnostics& diagnostics) {
  for (size_t i = 0; i < body.size(); ++i) {
    if (!isName(body[i], vaOpt)) continue;
    SourceLoc loc = body[i].loc;
    if (++i == body.size() || body[i].kind != Tok::LParen)
      return fail(diagnostics, loc, "missing '(' following __VA_OPT__");
    size_t begin = i + 1;
    for (int depth = 1; depth > 0;) {
      if (++i == body.size()) return fail(diagnostics, loc, "unterminated __VA_OPT__");
      if (isName(body[i], vaOpt))
        return fail(diagnostics, body[i].loc,
                    "__VA_OPT__ cannot be nested within its own replacement tokens");
      depth += body[i].kind == Tok::LParen ? 1 : body[i].kind == Tok::RParen ? -1 : 0;
    }
    bool startsWrong = begin < i && body[begin].kind == Tok::HashHash;
    if (startsWrong || (begin < i && body[i - 1].kind == Tok::HashHash))
      return fail(
          diagnostics, body[startsWrong ? begin : i - 1].loc,
          {"'##' cannot appear at {} of __VA_OPT__ argument", startsWrong ? "start" : "end"});
  }
  return true;
}

bool checkBody(const Macro& macro, Name* vaOpt, Diagnostics& diagnostics) {
  const std::vector<Token>& body = macro.body;
  if (body.empty()) return true;
  if (body.front().kind == Tok::HashHash)
    return fail(diagnostics, body.front().loc, "'##' cannot appear at start of macro expansion");
  if (body.back().kind == Tok::HashHash)
    return fail(diagnostics, body.back().loc, "'##' cannot appear at end of macro expansion");
  if (!macro.isFunctionLike) return true;
  if (macro.hasOptional && !checkOptional(body, vaOpt, diagnostics)) return false;
  for (size_t i = 0; i < body.size(); ++i)
    if (body[i].kind == Tok::Hash &&
        (i + 1 == body.size() ||
         (!body[i + 1].parameter && !(macro.hasOptional && isName(body[i + 1], vaOpt)))))
      return fail(diagnostics, body[i].loc, "'#' is not followed by a macro parameter");
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
    diagnostics_.error(token.loc, token.kind == Tok::LineEnd ? "macro name missing"
                                                             : "macro name must be an identifier");
    return nullptr;
  }
  bool changes = directive == "define" || directive == "undef";
  if (changes && token.name == vaArgs_)
    diagnostics_.warning("pedantic", token.loc,
                         "__VA_ARGS__ can only appear in the expansion of a C99 variadic macro");
  if (changes && token.name == defined_) {
    diagnostics_.error(token.loc, "'defined' cannot be used as a macro name");
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
    diagnostics_.warning("c99-extensions", first.loc,
                         "ISO C99 requires whitespace after the macro name");
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
      if (!current().isSystem)
        diagnostics_.warning("pedantic", part.loc, "__VA_OPT__ is a C2x extension");
    }
    if (isName(part, vaArgs_) && !part.parameter && !current().isSystem)
      diagnostics_.warning("pedantic", part.loc,
                           "__VA_ARGS__ can only appear in the expansion of a C99 variadic macro");
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
      diagnostics_.warning("builtin-macro-redefined", macro.loc, "redefining builtin macro");
    } else if (isSameMacro(*before, macro)) {
      return;
    } else if (diagnostics_.warning("macro-redefined", macro.loc,
                                    {"'{}' macro redefined", name->text})) {
      diagnostics_.note(before->loc, "previous definition is here");
    }
  }
  name->macro = &macros_.emplace_back(std::move(macro));
}

void Preprocessor::undefDirective() {
  Token token;
  Name* name = macroName("undef", token);
  if (!name) return;
  if (name->macro && name->macro->builtin != BuiltinMacro::None)
    diagnostics_.warning("builtin-macro-redefined", token.loc, "undefining builtin macro");
  name->macro = nullptr;
  endDirective("undef");
}

}  // namespace minic
