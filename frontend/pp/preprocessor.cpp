// The stacks of contexts that tokens are read from: expansions on top of files.
#include "frontend/pp/preprocessor.h"

#include <algorithm>

namespace minic {

Preprocessor::Preprocessor(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
                           IdentifierTable& names, const PreprocessorOptions& options,
                           const TargetInfo& target)
    : sources_(sources),
      diagnostics_(diagnostics),
      names_(names),
      options_(options),
      target_(target),
      mainFile_(file) {
  diagnostics_.startUnit();
  defined_ = names_.intern("defined");
  vaArgs_ = names_.intern("__VA_ARGS__");
  vaOpt_ = names_.intern("__VA_OPT__");
  if (!options_.preprocessed) defineBuiltins();
  defineDirectives(names_);
  HeaderFile& main = headerFiles_.emplace_back();
  main.path = std::string(sources_.fileName(file));
  main.text = file;
  order_.push_back(&main);
  readMacros("<built-in>", predefinedText(options_, target_));
  for (Macro& macro : macros_) macro.isPredefined = true;
  readMacros("<command line>", commandLineText(options_));
  if (!options_.preprocessed)
    for (const std::string& name : options_.macroFiles) readBefore(name, true);
  enterFile(main, {});
  endOfText_ = scanner().endOfText();
  if (options_.preprocessed) return;
  for (size_t i = options_.includes.size(); i-- > 0;) readBefore(options_.includes[i], false);
}

Preprocessor::~Preprocessor() = default;

/// Reads a text for its macros only, before the main file.
void Preprocessor::readMacros(std::string name, std::string text) {
  HeaderFile& file = headerFiles_.emplace_back();
  file.path = name;
  file.isSystem = true;
  file.text = sources_.add(std::move(name), std::move(text));
  enterFile(file, {});
  while (next().kind != Tok::End) {
  }
}

std::vector<const Macro*> Preprocessor::macros() const {
  std::vector<const Macro*> all;
  for (const Macro& macro : macros_)
    if (macro.name->macro == &macro) all.push_back(&macro);
  return all;
}

Token Preprocessor::next() {
  for (;;) {
    Token token = take();
    if (token.kind != Tok::Identifier || !token.name->macro || token.noExpand) return token;
    if (!expand(token)) return token;
  }
}

/// The next token of the innermost context, not expanded. At a barrier and, while arguments are
/// collected, at the end of a file: End, and the context stays.
template <bool opensRuns>
Token Preprocessor::take() {
  while (!contexts_.empty()) {
    Context& context = contexts_.back();
    if (context.at != context.end) {
      Token token = *context.at++;
      token.loc.raw += context.delta;
      if (context.isFirst) {
        context.isFirst = false;
        token.startsLine = context.startsLine;
        token.leadingSpace = context.leadingSpace;
      }
      if (hasPendingFlags_) [[unlikely]]
        givePendingFlags(token);
      if (opensRuns && token.kind == Tok::Run) [[unlikely]] {
        openRun(token);
        continue;
      }
      return token;
    }
    if (context.isBarrier) return {};
    popContext();
  }
  Token token = takeFromFile();
  if (hasPendingFlags_) [[unlikely]]
    givePendingFlags(token);
  return token;
}

template Token Preprocessor::take<true>();
template Token Preprocessor::take<false>();

/// The tokens of a run are read next.
void Preprocessor::openRun(const Token& run) {
  Context& context = contexts_.emplace_back();
  context.at = run.run->data();
  context.end = context.at + run.run->size();
  context.delta = run.loc.raw - context.at->loc.raw;
  context.isFirst = true;
  context.startsLine = run.startsLine;
  context.leadingSpace = run.leadingSpace;
}

/// White space before a macro with an empty expansion is before the next token.
void Preprocessor::givePendingFlags(Token& token) {
  token.startsLine |= pendingStartsLine_;
  token.leadingSpace |= pendingSpace_;
  hasPendingFlags_ = pendingStartsLine_ = pendingSpace_ = false;
}

Token Preprocessor::takeFromFile() {
  for (;;) {
    if (files_.empty()) return eofToken_;
    OpenFile& in = files_.back();
    Token token = in.scanner->next();
    if (inDirective_) return token;
    if (token.kind == Tok::Hash && token.startsLine) {
      if (std::optional<Token> pragma = directive(token)) return *pragma;
      continue;
    }
    if (token.kind == Tok::End) {
      if (collecting_) return token;
      eofToken_ = token;
      leaveFile();
      continue;
    }
    if ((in.guardState == OpenFile::Before || in.guardState == OpenFile::After) &&
        conditions_.size() == in.conditions)
      in.guardState = OpenFile::None;
    return token;
  }
}

void Preprocessor::leaveFile() {
  OpenFile& in = files_.back();
  while (conditions_.size() > in.conditions) {
    diagnostics_.error(conditions_.back().loc, "unterminated conditional directive");
    conditions_.pop_back();
    in.guardState = OpenFile::None;
  }
  if (in.guardState == OpenFile::After) in.file->guard = in.guard;
  files_.pop_back();
  ++fileChanges_;
}

void Preprocessor::popContext() {
  Context& context = contexts_.back();
  if (context.macro) context.macro->isDisabled = false;
  if (context.isFirst) {
    sawEmptyExpansion_ = true;
    pendingStartsLine_ |= context.startsLine;
    pendingSpace_ |= context.leadingSpace;
  }
  pendingSpace_ |= context.endsInSpace;
  hasPendingFlags_ = pendingStartsLine_ || pendingSpace_;
  if (context.tokens) lists_.give(std::move(context.tokens));
  contexts_.pop_back();
}

/// The expansion of `macro`, which is read next; its first token gets the flags of `name`.
void Preprocessor::pushTokens(std::unique_ptr<std::vector<Token>> tokens, Macro* macro,
                              const Token& name) {
  Context& context = contexts_.emplace_back();
  context.at = tokens->data();
  context.end = context.at + tokens->size();
  context.tokens = std::move(tokens);
  context.macro = macro;
  if (macro) macro->isDisabled = true;
  context.isFirst = true;
  context.startsLine = name.startsLine;
  context.leadingSpace = name.leadingSpace;
}

TokenLists::List TokenLists::take() {
  if (spare_.empty()) return std::make_unique<std::vector<Token>>();
  auto list = std::move(spare_.back());
  spare_.pop_back();
  return list;
}

/// Keeps a list for later. A nest of calls has as many lists as levels, so long ones are freed.
void TokenLists::give(List list) {
  constexpr size_t longest = 1024;
  if (list->capacity() > longest) return;
  list->clear();
  spare_.push_back(std::move(list));
}

Token makeToken(Tok kind, std::string_view spelling, const Token& like, Arena& arena) {
  Token token = like;
  token.kind = kind;
  token.isNamed = token.noExpand = false;
  token.parameter = 0;
  token.text = arena.copy(spelling).data();
  token.length = uint32_t(spelling.size());
  return token;
}

}  // namespace minic
