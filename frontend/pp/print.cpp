// The preprocessed text: a token's line in the output is its line in the source, small gaps are
// blank lines, larger ones a line marker. Blanks are kept, and added where two tokens would be read
// as another one.
#include "frontend/pp/print.h"

#include <fmt/format.h>

#include "frontend/pp/preprocessor.h"

namespace minic {
namespace {

constexpr size_t flushSize = 1 << 16;

/// Whether `second` right after `first` would be read differently.
bool wouldJoin(const Token& first, const Token& second) {
  if (second.spelling().empty()) return false;
  char next = second.spelling()[0];
  bool nextIsWord = second.kind == Tok::Identifier || second.kind == Tok::Number;
  switch (first.kind) {
    case Tok::Identifier:
      return nextIsWord || second.kind == Tok::String || second.kind == Tok::Character ||
             second.kind == Tok::Unterminated;
    case Tok::Number: return nextIsWord || next == '.' || next == '+' || next == '-';
    case Tok::String:
    case Tok::Character:
    case Tok::Pragma: return false;
    default: break;
  }
  char last = first.spelling().back();
  switch (last) {
    case '.': return next == '.' || second.kind == Tok::Number;
    case '-': return next == '-' || next == '>' || next == '=';
    case '<': return next == '<' || next == '=' || next == ':' || next == '%';
    case '%': return next == '=' || next == ':' || next == '>';
    case ':': return next == '>' || next == '%';
    case '/': return next == '/' || next == '*' || next == '=';
    case '#':
    case '+':
    case '&':
    case '|':
    case '>': return next == last || next == '=';
    case '*':
    case '^':
    case '=':
    case '!': return next == '=';
    case '\\': return nextIsWord;
    default: return false;
  }
}

class Printer {
 public:
  Printer(SourceManager& sources, Preprocessor& preprocessor, bool lineMarkers,
          const std::function<void(std::string_view)>& out)
      : sources_(sources), preprocessor_(preprocessor), lineMarkers_(lineMarkers), out_(out) {}

  void print() {
    for (;;) {
      const Token token = preprocessor_.next();
      mark(preprocessor_.takeFileChanges(), token.kind == Tok::End);
      if (token.kind == Tok::End) break;
      uint32_t changes = preprocessor_.fileChanges();
      if (token.startsLine || atLineStart_ || changes != changes_)
        startLine(token, changes != changes_);
      changes_ = changes;
      if (!atLineStart_ &&
          (token.leadingSpace || (last_.kind != Tok::End && wouldJoin(last_, token))))
        text_ += ' ';
      if (token.kind == Tok::Pragma && !atLineStart_) newLine();
      text_ += token.spelling();
      atLineStart_ = false;
      last_ = token;
      if (token.kind == Tok::Pragma) newLine();
      if (text_.size() >= flushSize) flush();
    }
    if (!atLineStart_) newLine();
    flush();
  }

 private:
  void newLine() {
    text_ += '\n';
    ++line_;
    atLineStart_ = true;
    last_ = {};
  }
  void flush() {
    out_(text_);
    text_.clear();
  }

  /// Writes markers for files without tokens, which others look for, too. The last change has the
  /// marker of the token that comes next, if there is one.
  void mark(std::span<const Preprocessor::FileChange> changes, bool isEnd) {
    if (!lineMarkers_ || changes.empty()) return;
    if (!isEnd) changes = changes.first(changes.size() - 1);
    for (const Preprocessor::FileChange& change : changes) {
      if (!atLineStart_) newLine();
      PresumedLoc place = sources_.presumed(change.loc);
      if (place.column > 1) ++place.line;  // the #include was read up to the end of its line
      marker(place, flagOf(change.depth), sources_.isSystem(change.loc));
      line_ = place.line;
    }
  }

  /// Of a marker: whether a file was entered or left on the way to one that is open as the
  /// `depth`th.
  std::string_view flagOf(size_t depth) {
    const size_t before = std::exchange(depth_, depth);
    return depth > before && depth > 1 ? " 1" : depth < before ? " 2" : "";
  }

  /// Moves to the line of `token`.
  void startLine(const Token& token, bool changed) {
    PresumedLoc place = sources_.presumed(token.loc);
    if (!atLineStart_) newLine();
    if (changed && lineMarkers_) {
      marker(place, flagOf(preprocessor_.includeDepth()), sources_.isSystem(token.loc));
    } else if (place.line != line_ && lineMarkers_) {
      if (place.line > line_ && place.line - line_ <= 8)
        text_.append(place.line - line_, '\n');
      else
        marker(place, "", sources_.isSystem(token.loc));
    }
    line_ = place.line;
    if (token.kind != Tok::Pragma && place.column > 1 && place.column < 80)
      text_.append(place.column - 1, ' ');
  }

  void marker(const PresumedLoc& place, std::string_view flag, bool isSystem) {
    text_ +=
        fmt::format("# {} {}{}{}\n", place.line, quoted(place.file), flag, isSystem ? " 3" : "");
  }

  SourceManager& sources_;
  Preprocessor& preprocessor_;
  bool lineMarkers_;
  const std::function<void(std::string_view)>& out_;
  std::string text_;
  Token last_;
  bool atLineStart_ = true;
  uint32_t line_ = 0, changes_ = UINT32_MAX;
  size_t depth_ = 0;
};

void printMacro(std::string& text, const Macro& macro) {
  text += "#define ";
  text += macro.name->text;
  if (macro.isFunctionLike) {
    text += '(';
    for (size_t i = 0; i < macro.parameters.size(); ++i) {
      bool takesRest = macro.isVariadic && i + 1 == macro.parameters.size();
      std::string_view name = macro.parameters[i]->text;
      if (i) text += ',';
      if (!takesRest || name != "__VA_ARGS__") text += name;
      if (takesRest) text += "...";
    }
    text += ')';
  }
  text += ' ';
  for (size_t i = 0; i < macro.body.size(); ++i) {
    if (i > 0 && macro.body[i].leadingSpace) text += ' ';
    text += macro.body[i].spelling();
  }
  text += '\n';
}

}  // namespace

void preprocess(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
                const LanguageOptions& options, const PreprocessOptions& how,
                const std::function<void(std::string_view)>& out,
                const std::function<void(const ReadFile&)>& files) {
  IdentifierTable names;
  PreprocessorOptions own = options.preprocessor;
  own.keepsPragmas = true;
  Preprocessor preprocessor(sources, file, diagnostics, names, own, *options.target);
  if (how.onlyMacros) {
    while (preprocessor.next().kind != Tok::End) {
    }
    std::string text;
    for (const Macro* macro : preprocessor.macros())
      if (macro->builtin == BuiltinMacro::None) printMacro(text, *macro);
    out(text);
  } else {
    Printer(sources, preprocessor, how.lineMarkers, out).print();
  }
  if (files)
    for (const HeaderFile& each : preprocessor.files()) files({each.path, each.isSystem});
}

std::string makeQuoted(std::string_view name) {
  std::string text;
  for (size_t i = 0; i < name.size(); ++i) {
    char c = name[i];
    if (c == ' ' || c == '\t' || c == '#') {
      // Backslashes before the blank are doubled, as make halves them there.
      for (size_t back = i; back-- > 0 && name[back] == '\\';) text += '\\';
      text += '\\';
    } else if (c == '$') {
      text += '$';
    }
    text += c;
  }
  return text;
}

std::string makeRule(std::string_view targets, std::span<const ReadFile> files, bool phony) {
  constexpr size_t widest = 76;
  std::string text(targets);
  text += ':';
  size_t column = text.size();
  for (const ReadFile& file : files) {
    std::string name = makeQuoted(file.path);
    if (column + name.size() + 1 > widest) {
      text += " \\\n";
      column = 0;
    }
    text += ' ';
    text += name;
    column += name.size() + 1;
  }
  text += '\n';
  if (phony)
    for (size_t i = 1; i < files.size(); ++i) text += makeQuoted(files[i].path) + ":\n";
  return text;
}

}  // namespace minic
