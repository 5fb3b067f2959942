// Directives: lines that begin with # (C17 6.10). No expansion is active at a directive, so its
// tokens come from the file's scanner.
#include <array>

#include "frontend/pp/preprocessor.h"
#include "support/messages.h"

namespace minic {
namespace {

/// All but #sccs, another name of #ident.
// clang-format off
#define MINIC_DIRECTIVES(X) \
  X(Define, "define") X(Undef, "undef") X(Include, "include") X(IncludeNext, "include_next") \
  X(Import, "import") X(If, "if") X(Ifdef, "ifdef") X(Ifndef, "ifndef") X(Elif, "elif") \
  X(Else, "else") X(Endif, "endif") X(Line, "line") X(Error, "error") X(Warning, "warning") \
  X(Pragma, "pragma") X(Ident, "ident")
// clang-format on

enum class Directive : uint8_t {
  None,
#define MINIC_DIRECTIVE(name, word) name,
  MINIC_DIRECTIVES(MINIC_DIRECTIVE)
#undef MINIC_DIRECTIVE
};
constexpr std::pair<std::string_view, Directive> kDirectives[] = {
#define MINIC_DIRECTIVE(name, word) {word, Directive::name},
    MINIC_DIRECTIVES(MINIC_DIRECTIVE)
#undef MINIC_DIRECTIVE
        {"sccs", Directive::Ident}};

std::vector<Token> restOfLine(Scanner& scanner) {
  std::vector<Token> tokens;
  for (Token token = scanner.next(); token.kind != Tok::LineEnd; token = scanner.next())
    tokens.push_back(token);
  return tokens;
}

}  // namespace

void defineDirectives(IdentifierTable& names) {
  for (auto [word, directive] : kDirectives) names.intern(word)->directive = uint8_t(directive);
}

/// Executes the directive; `hash` was read, perhaps while arguments of a macro are collected. A
/// pragma may be a token of its own.
std::optional<Token> Preprocessor::directive(const Token& hash, bool isCollecting) {
  inDirective_ = true;
  scanner().setInDirective(true);
  Token word = scanner().next();
  Directive kind = word.kind == Tok::Identifier ? Directive(word.name->directive) : Directive::None;
  OpenFile& in = current();
  bool isOutside = conditions_.size() == in.conditions;
  bool mayGuard = in.guardState == OpenFile::Before && isOutside &&
                  (kind == Directive::If || kind == Directive::Ifndef);
  if (isOutside && !mayGuard && word.kind != Tok::LineEnd &&
      (in.guardState == OpenFile::Before || in.guardState == OpenFile::After))
    in.guardState = OpenFile::None;
  std::optional<Token> result;
  if (options_.preprocessed && kind != Directive::None && kind != Directive::Pragma) {
    // -dD leaves definitions in the text.
    if (kind != Directive::Define && kind != Directive::Undef && kind != Directive::Ident)
      diagnostics_.error(word.loc, {Msg::PreprocessedAlready, word.name->text}, {word.range()});
    kind = Directive::Ident;
  }
  switch (kind) {
    case Directive::Define: defineDirective(); break;
    case Directive::Undef: undefDirective(); break;
    case Directive::Include:
    case Directive::IncludeNext:
    case Directive::Import:
      if (isCollecting) {
        diagnostics_.error(hash.loc, {Msg::DirectiveInMacroArguments, word.name->text});
        break;
      }
      includeDirective(word, kind == Directive::IncludeNext, kind == Directive::Import);
      return result;
    case Directive::If:
    case Directive::Ifdef:
    case Directive::Ifndef: {
      Name* guard = nullptr;
      const bool holds = ifDirective(word, guard);
      if (mayGuard) {
        current().guardState = guard ? OpenFile::Inside : OpenFile::None;
        current().guard = guard;
      }
      conditions_.push_back({hash.loc, holds, false});
      if (!holds) skipGroups();
      break;
    }
    case Directive::Elif:
    case Directive::Else:
      if (startAlternative(word, kind == Directive::Else)) skipGroups();
      break;
    case Directive::Endif: endifDirective(word); break;
    case Directive::Line: lineDirective(word); break;
    case Directive::Error:
      diagnostics_.error(word.loc, verbatim(std::string(scanner().restOfLine())));
      break;
    case Directive::Warning:
      diagnostics_.warning("#warnings", word.loc, verbatim(std::string(scanner().restOfLine())));
      break;
    case Directive::Pragma:
      result = pragma(restOfLine(scanner()), hash);
      if (isCollecting) result.reset();
      break;
    case Directive::Ident: break;
    case Directive::None:
      if (word.kind == Tok::Number)
        lineMarker(word);
      else if (word.kind != Tok::LineEnd)
        diagnostics_.error(word.loc, {Msg::InvalidDirective}, {word.range()});
      break;
  }
  finishLine();
  return result;
}

/// Drops the rest of the directive.
void Preprocessor::finishLine() {
  expander_.drop();
  scanner().skipLine();
  scanner().setInDirective(false);
  inDirective_ = false;
}

/// Nothing may follow the directive.
void Preprocessor::endDirective(std::string_view name) {
  Token token = scanner().next();
  if (token.kind == Tok::LineEnd) return;
  diagnostics_.warning("extra-tokens", token.loc, {Msg::ExtraTokensAfterDirective, name}, {},
                       {{{token.loc, token.loc}, "//"}});
}

// ---- conditions --------------------------------------------------------------------------------

/// Whether the group after #if, #ifdef or #ifndef is read: not after an error. `guard`: the X of
/// #ifndef and `!defined X`, or of #ifdef.
bool Preprocessor::ifDirective(const Token& word, Name*& guard) {
  Directive kind = Directive(word.name->directive);
  if (kind == Directive::If) return evaluateCondition(guard);
  Token token;
  guard = macroName(word.name->text, token);
  if (guard) endDirective(word.name->text);
  return guard && (guard->macro != nullptr) == (kind == Directive::Ifdef);
}

/// #elif and #else: whether the group is to be skipped.
bool Preprocessor::startAlternative(const Token& word, bool isElse) {
  if (conditions_.size() == current().conditions) {
    diagnostics_.error(word.loc, {Msg::DirectiveWithoutIf, word.name->text});
    return false;
  }
  Condition& condition = conditions_.back();
  if (conditions_.size() == current().conditions + 1 && current().guardState == OpenFile::Inside)
    current().guardState = OpenFile::None;
  if (condition.inElse) diagnostics_.error(word.loc, {Msg::DirectiveAfterElse, word.name->text});
  bool wasTaken = condition.taken;
  if (isElse) {
    condition.inElse = condition.taken = true;
    endDirective("else");
    return wasTaken;
  }
  if (wasTaken) return true;
  Name* guard = nullptr;
  bool holds = evaluateCondition(guard);
  condition.taken = holds;
  return !holds;
}

void Preprocessor::endifDirective(const Token& word) {
  OpenFile& in = current();
  if (conditions_.size() == in.conditions) {
    diagnostics_.error(word.loc, {Msg::EndifWithoutIf});
    return;
  }
  conditions_.pop_back();
  if (conditions_.size() == in.conditions && in.guardState == OpenFile::Inside)
    in.guardState = OpenFile::After;
  endDirective("endif");
}

/// Skips to the line after the #elif, #else or #endif after which reading continues. Only the names
/// of directives are read meanwhile.
void Preprocessor::skipGroups() {
  size_t depth = conditions_.size();
  for (;;) {
    scanner().skipLine();
    scanner().setInDirective(false);
    if (!scanner().skipToDirective()) {
      scanner().setInDirective(true);  // as the caller left it
      return;
    }
    Token hash = scanner().next();
    scanner().setInDirective(true);
    Token word = scanner().next();
    if (word.kind != Tok::Identifier) continue;
    switch (Directive(word.name->directive)) {
      case Directive::If:
      case Directive::Ifdef:
      case Directive::Ifndef: conditions_.push_back({hash.loc, true, false}); break;
      case Directive::Elif:
      case Directive::Else:
        if (conditions_.size() > depth) {
          Condition& nested = conditions_.back();
          if (nested.inElse)
            diagnostics_.error(word.loc, {Msg::DirectiveAfterElse, word.name->text});
          nested.inElse |= Directive(word.name->directive) == Directive::Else;
        } else if (!startAlternative(word, Directive(word.name->directive) == Directive::Else)) {
          return;
        }
        expander_.drop();
        break;
      case Directive::Endif:
        if (conditions_.size() == depth) {
          endifDirective(word);
          return;
        }
        conditions_.pop_back();
        break;
      default: break;
    }
  }
}

// ---- lines and messages ------------------------------------------------------------------------

/// `#line 12 "f.h"`, with macros expanded.
void Preprocessor::lineDirective(const Token& word) {
  Token number = next();
  uint64_t line = 0;
  bool good = number.kind == Tok::Number;
  for (char c : good ? number.spelling() : std::string_view()) {
    good &= c >= '0' && c <= '9' && line < UINT32_MAX;
    line = line * 10 + uint64_t(c - '0');
  }
  if (!good) {
    diagnostics_.error(number.kind == Tok::LineEnd ? word.loc : number.loc, {Msg::LineWantsNumber});
    return;
  }
  if (line == 0)
    diagnostics_.warning("gnu-zero-line-directive", number.loc, {Msg::LineZeroExtension});
  std::string name;
  Token file = next();
  if (file.kind == Tok::String && file.spelling()[0] == '"') {
    name = unescape(file.spelling());
    endDirective("line");
  } else if (file.kind != Tok::LineEnd) {
    diagnostics_.error(file.loc, {Msg::InvalidFileNameOfLine});
    return;
  }
  sources_.setLine(scanner().here(), uint32_t(line), name, current().isSystem);
}

/// `# 12 "f.h" 1 3`, as preprocessors write it.
void Preprocessor::lineMarker(const Token& number) {
  uint64_t line = 0;
  for (char c : number.spelling()) {
    if (c < '0' || c > '9' || line > UINT32_MAX) {
      diagnostics_.error(number.loc, {Msg::LineMarkerWantsNumber});
      return;
    }
    line = line * 10 + uint64_t(c - '0');
  }
  std::string name;
  bool isSystem = false;
  Token token = scanner().next();
  if (token.kind == Tok::String) {
    name = unescape(token.spelling());
    while ((token = scanner().next()).kind == Tok::Number) isSystem |= token.spelling() == "3";
  }
  sources_.setLine(scanner().here(), uint32_t(line), name, isSystem);
  ++fileChanges_;
}

std::string unescape(std::string_view literal) {
  std::string text;
  if (literal.size() < 2) return text;
  literal = literal.substr(1, literal.size() - 2);
  for (size_t i = 0; i < literal.size(); ++i) {
    if (literal[i] == '\\' && i + 1 < literal.size()) ++i;
    text += literal[i];
  }
  return text;
}

std::string quoted(std::string_view text) {
  std::string literal = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') literal += '\\';
    literal += c;
  }
  return literal + '"';
}

// ---- pragmas -----------------------------------------------------------------------------------

namespace {

/// `#pragma pack(4)`, `pack()`, `pack(push, 1)`, `pack(pop)`: the alignment that struct and union
/// tokens carry from now on.
void packPragma(const std::vector<Token>& tokens, PragmaState& state, Diagnostics& diagnostics) {
  size_t i = 1;
  auto bad = [&](Message message) {
    diagnostics.warning("ignored-pragmas", tokens[std::min(i, tokens.size() - 1)].loc,
                        std::move(message));
  };
  if (tokens.size() < 3 || tokens[1].kind != Tok::LParen) return bad({Msg::PackWithoutOpen});
  bool pops = false, pushes = false;
  uint8_t value = 0;
  bool hasValue = false;
  for (i = 2; i < tokens.size() && tokens[i].kind != Tok::RParen; ++i) {
    const Token& token = tokens[i];
    if (token.kind == Tok::Comma) continue;
    if (token.kind == Tok::Identifier) {
      pushes |= token.spelling() == "push";
      pops |= token.spelling() == "pop";
      continue;
    }
    std::string_view text = token.spelling();
    hasValue = text == "1" || text == "2" || text == "4" || text == "8" || text == "16";
    if (!hasValue) return bad({Msg::PackWrongNumber});
    value = uint8_t(text.size() == 2 ? 16 : text[0] - '0');
  }
  if (i == tokens.size()) return bad({Msg::PackWithoutClose});
  if (pushes) state.pushedPacks.push_back(state.pack);
  if (pops && !state.pushedPacks.empty()) {
    state.pack = state.pushedPacks.back();
    state.pushedPacks.pop_back();
  } else if (pops) {
    bad({Msg::PackStackEmpty});
  }
  if (hasValue || (!pushes && !pops)) state.pack = value;
}

/// `#pragma GCC diagnostic ignored "-Wname"`, `push`, `pop`: the warnings from now on.
void diagnosticPragma(const std::vector<Token>& tokens, Diagnostics& diagnostics) {
  auto bad = [&](size_t at, Wording<std::string_view> wording) {
    diagnostics.warning("ignored-pragmas", tokens[std::min(at, tokens.size() - 1)].loc,
                        {wording, tokens[0].spelling()});
  };
  std::string_view word = tokens.size() > 2 ? tokens[2].spelling() : std::string_view();
  if (word == "push") return diagnostics.pushLevels();
  if (word == "pop") return diagnostics.popLevels(tokens[0].loc);
  if (word == "ignored_attributes") return;
  WarningLevel level;
  if (word == "ignored")
    level = WarningLevel::Ignored;
  else if (word == "warning")
    level = WarningLevel::Warning;
  else if (word == "error" || word == "fatal")
    level = WarningLevel::Error;
  else
    return bad(2, Msg::PragmaWantsLevel);
  std::string name;
  if (tokens.size() > 3 && tokens[3].kind == Tok::String) name = unescape(tokens[3].spelling());
  if (!name.starts_with("-W")) return bad(3, Msg::PragmaWantsWarning);
  diagnostics.setLevel(std::string_view(name).substr(2), level, tokens[3].loc);
}

/// `#pragma GCC visibility push(hidden)`, `pop`: the visibility of what is declared from now on.
void visibilityPragma(const std::vector<Token>& tokens, PragmaState& state,
                      Diagnostics& diagnostics) {
  auto bad = [&](Message message) {
    diagnostics.warning("ignored-pragmas", tokens.back().loc, std::move(message));
  };
  if (tokens.size() == 3 && tokens[2].spelling() == "pop") {
    if (state.pushedVisibilities.empty()) return bad({Msg::VisibilityPopAlone});
    state.visibility = state.pushedVisibilities.back();
    state.pushedVisibilities.pop_back();
    return;
  }
  const bool pushes = tokens.size() == 6 && tokens[2].spelling() == "push" &&
                      tokens[3].kind == Tok::LParen && tokens[5].kind == Tok::RParen;
  if (!pushes) return bad({Msg::VisibilityWantsPush});
  const auto* kind =
      std::find(std::begin(visibilityNames) + 1, std::end(visibilityNames), tokens[4].spelling());
  if (kind == std::end(visibilityNames)) return bad({Msg::VisibilityWantsKind});
  state.pushedVisibilities.push_back(state.visibility);
  state.visibility = uint8_t(kind - std::begin(visibilityNames));
}

}  // namespace

/// The pragmas of the preprocessor itself; returns the token to pass on, if any.
std::optional<Token> Preprocessor::pragma(const std::vector<Token>& tokens, const Token& hash) {
  auto is = [&](size_t i, std::string_view word) {
    return i < tokens.size() && tokens[i].spelling() == word;
  };
  bool isDone = is(0, "once") || is(0, "push_macro") || is(0, "pop_macro") ||
                (is(0, "GCC") && (is(1, "system_header") || is(1, "error") || is(1, "warning")));
  if (is(0, "once")) {
    if (files_.size() > 1 || files_.back().file != &files().front())
      current().file->once = true;
    else
      diagnostics_.warning("pragma-once-outside-header", tokens[0].loc,
                           {Msg::PragmaOnceInMainFile});
  } else if (is(0, "GCC") || is(0, "clang")) {
    if (is(1, "system_header")) current().isSystem = true;
    if (is(0, "GCC") && is(1, "visibility")) visibilityPragma(tokens, pragmas_, diagnostics_);
    if (is(1, "diagnostic")) diagnosticPragma(tokens, diagnostics_);
    if ((is(1, "error") || is(1, "warning")) && tokens.size() > 2) {
      Message message = verbatim(unescape(tokens[2].spelling()));
      if (is(1, "error"))
        diagnostics_.error(tokens[2].loc, std::move(message));
      else
        diagnostics_.warning("#pragma-messages", tokens[2].loc, std::move(message));
    }
  } else if (is(0, "message")) {
    for (const Token& token : tokens)
      if (token.kind == Tok::String)
        diagnostics_.warning("#pragma-messages", tokens[0].loc,
                             verbatim(unescape(token.spelling())));
  } else if ((is(0, "push_macro") || is(0, "pop_macro")) && tokens.size() > 2 &&
             tokens[2].kind == Tok::String) {
    Name* name = names_.intern(unescape(tokens[2].spelling()));
    std::vector<Macro*>& stack = pragmas_.pushedMacros[name];
    if (is(0, "push_macro")) {
      stack.push_back(name->macro);
    } else if (!stack.empty()) {
      name->macro = stack.back();
      stack.pop_back();
    }
  } else if (is(0, "pack")) {
    packPragma(tokens, pragmas_, diagnostics_);
  } else if (is(0, "weak") && tokens.size() > 1 && tokens[1].kind == Tok::Identifier) {
    bool hasTarget = is(2, "=") && tokens.size() > 3 && tokens[3].kind == Tok::Identifier;
    pragmas_.weak.push_back({tokens[1].name->text,
                             hasTarget ? tokens[3].name->text : std::string_view(), tokens[1].loc});
  }
  if (!options_.keepsPragmas || isDone) return std::nullopt;
  std::string line = "#pragma";
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (i == 0 || tokens[i].leadingSpace) line += ' ';
    line += tokens[i].spelling();
  }
  Token token = makeToken(Tok::Pragma, line, hash, arena_);
  token.startsLine = true;
  return token;
}

}  // namespace minic
