// The stack of files that tokens are read from.
#include "frontend/pp/preprocessor.h"

#include "support/messages.h"

namespace minic {

Preprocessor::Preprocessor(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
                           IdentifierTable& names, const PreprocessorOptions& options,
                           const TargetInfo& target)
    : sources_(sources),
      diagnostics_(diagnostics),
      names_(names),
      options_(options),
      target_(target),
      headers_(sources, file, diagnostics, options) {
  diagnostics_.startUnit();
  defined_ = names_.intern("defined");
  vaArgs_ = names_.intern("__VA_ARGS__");
  vaOpt_ = names_.intern("__VA_OPT__");
  if (!options_.preprocessed) defineBuiltins(names_, macros_);
  defineDirectives(names_);
  readMacros("<built-in>", predefinedText(options_, target_));
  for (Macro& macro : macros_) macro.isPredefined = true;
  readMacros("<command line>", commandLineText(options_));
  if (!options_.preprocessed)
    for (const std::string& name : options_.macroFiles) readBefore(name, true);
  newFileChanges_.clear();
  enterFile(headers_.all().front(), {});
  endOfText_ = scanner().endOfText();
  if (options_.preprocessed) return;
  for (size_t i = options_.includes.size(); i-- > 0;) readBefore(options_.includes[i], false);
}

/// Reads a text for its macros only, before the main file.
void Preprocessor::readMacros(std::string name, std::string text) {
  HeaderFile file{.path = name, .isSystem = true};
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

/// The next token of the files, after directives. While arguments of macros are collected, End at
/// the end of a file.
Token Preprocessor::takeFromFile(bool isCollecting) {
  for (;;) {
    if (files_.empty()) return eofToken_;
    OpenFile& in = files_.back();
    Token token = in.scanner->next();
    if (inDirective_) return token;
    if (token.kind == Tok::Hash && token.startsLine) {
      if (std::optional<Token> pragma = directive(token, isCollecting)) return *pragma;
      continue;
    }
    if (token.kind == Tok::End) {
      if (isCollecting) return token;
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
    diagnostics_.error(conditions_.back().loc, {Msg::UnterminatedConditional});
    conditions_.pop_back();
    in.guardState = OpenFile::None;
  }
  if (in.guardState == OpenFile::After) in.file->guard = in.guard;
  files_.pop_back();
  ++fileChanges_;
  if (!files_.empty()) newFileChanges_.push_back({scanner().here(), files_.size()});
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
