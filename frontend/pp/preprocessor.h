// C17's preprocessor (6.10), pulled token by token: no text and no list of all tokens is ever made.
// The scheme is that of gcc and clang, not that of hide sets: a macro is disabled while its
// expansion is read, and a name met then is not expanded for good.
//
//   preprocessor.cpp  the stack of files
//   expand.cpp        the stack of expansions, arguments, #, ## (MacroExpander)
//   directives.cpp    all directives but the two groups below
//   define.cpp        #define and #undef
//   condition.cpp     the expressions of #if
//   include.cpp       search for headers (HeaderFiles), the files that are entered
//   builtin.cpp       __FILE__, __has_include, _Pragma, ...
//   predefined.cpp    the macros of the target and of GNU C
//
// From the place of a token the SourceManager knows the macro and the place of its use.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "frontend/language/options.h"
#include "frontend/lex/scanner.h"
#include "frontend/lex/token_checker.h"
#include "frontend/pp/expander.h"
#include "frontend/pp/header_files.h"
#include "target/target_info.h"

namespace minic {

/// What pragmas said that lasts.
struct PragmaState {
  uint8_t pack = 0;        ///< the alignment of `#pragma pack` now; 0: none
  uint8_t visibility = 0;  ///< of `#pragma GCC visibility` now, as Token has it
  std::vector<uint8_t> pushedPacks, pushedVisibilities;
  std::unordered_map<Name*, std::vector<Macro*>> pushedMacros;
  std::vector<WeakPragma> weak;
};

/// A token that is made up at `like`'s place.
Token makeToken(Tok kind, std::string_view spelling, const Token& like, Arena& arena);
/// The text of a string literal without its quotes and backslashes.
std::string unescape(std::string_view literal);
/// The string literal that has the text.
std::string quoted(std::string_view text);
/// The macros of the target and of GNU C, and -D and -U, as directives.
std::string predefinedText(const PreprocessorOptions& options, const TargetInfo& target);
std::string commandLineText(const PreprocessorOptions& options);
/// Enters the names of directives, and those of built-in macros, into the table.
void defineDirectives(IdentifierTable& names);
void defineBuiltins(IdentifierTable& names, std::deque<Macro>& macros);

class Preprocessor {
 public:
  /// `file` is the place of the text's first byte. All must outlive the Preprocessor.
  Preprocessor(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
               IdentifierTable& names, const PreprocessorOptions& options,
               const TargetInfo& target);

  /// The next token after preprocessing: names are Identifier, numbers Number. Tok::End (again and
  /// again) at the end.
  Token next() { return expander_.next(); }
  /// The place of messages about the end of the main text.
  SourceLoc endOfText() const { return endOfText_; }
  /// Whether a header was included, other than the SysY library's.
  bool hasHeaders() const { return hasHeaders_; }
  /// Whether the SysY library is predeclared: its header was included, or no other.
  bool declaresLibrary() const { return includesSysyLibrary_ || !hasHeaders_; }
  /// A header was missing: the text ends there.
  bool isStopped() const { return isStopped_; }
  const PragmaState& pragmas() const { return pragmas_; }

  /// All macros there are now, in order of definition.
  std::vector<const Macro*> macros() const;
  /// The files that were read, the main one first, each once.
  const std::deque<HeaderFile>& files() const { return headers_.all(); }
  /// How many files are open: 1 in the main text.
  size_t includeDepth() const { return files_.size(); }
  /// A file was entered or left.
  struct FileChange {
    SourceLoc loc;  ///< where reading goes on
    size_t depth;   ///< how many files are open then
  };
  /// Changes whenever a file is entered or left, and by #line: line markers are due.
  uint32_t fileChanges() const { return fileChanges_; }
  /// Those from the main file on that were not taken yet.
  std::vector<FileChange> takeFileChanges() { return std::exchange(newFileChanges_, {}); }

 private:
  friend class MacroExpander;
  struct Condition {
    SourceLoc loc;  // of the #if
    bool taken;     // one of its groups was, or none may be
    bool inElse;    // #else was seen
  };
  /// A text that is being read.
  struct OpenFile {
    std::unique_ptr<Scanner> scanner;
    HeaderFile* file;
    size_t folder;      // where it was found: 1 + the number in options.folders; 0: elsewhere
    size_t conditions;  // how many were open on entry
    bool isSystem;
    // The state of the search for an include guard: Before and After allow no token.
    enum Guard : uint8_t { Before, Inside, After, None } guardState = Before;
    Name* guard = nullptr;
  };
  class ConditionParser;
  struct HeaderName {
    std::string name;
    bool isAngled = false;
    SourceRange range;
  };

  // ---- preprocessor.cpp
  Token takeFromFile(bool isCollecting);
  void leaveFile();
  void readMacros(std::string name, std::string text);
  OpenFile& current() { return files_.back(); }
  Scanner& scanner() { return *files_.back().scanner; }

  // ---- directives.cpp
  std::optional<Token> directive(const Token& hash, bool isCollecting);
  bool ifDirective(const Token& word, Name*& guard);
  void skipGroups();
  bool startAlternative(const Token& word, bool isElse);
  void endifDirective(const Token& word);
  void lineDirective(const Token& word);
  void lineMarker(const Token& number);
  std::optional<Token> pragma(const std::vector<Token>& tokens, const Token& hash);
  /// Reports tokens after the directive and drops the line.
  void endDirective(std::string_view name);
  void finishLine();

  // ---- define.cpp
  void defineDirective();
  void undefDirective();
  Name* macroName(std::string_view directive, Token& token);

  // ---- condition.cpp
  bool evaluateCondition(Name*& guard);

  // ---- include.cpp
  void includeDirective(const Token& word, bool isNext, bool isImport);
  bool headerName(HeaderName& header);
  FoundHeader findHeader(const HeaderName& header, bool isNext);
  void enterFile(HeaderFile& file, SourceLoc from, size_t folder = 0);
  void readBefore(const std::string& name, bool onlyMacros);
  void stop();

  // ---- builtin.cpp
  bool expandBuiltin(Token& name, BuiltinMacro builtin);
  std::optional<bool> hasInclude(const Token& name);
  std::optional<bool> hasFeature(const Token& name);
  bool pragmaOperator(Token& name);

  SourceManager& sources_;
  Diagnostics& diagnostics_;
  IdentifierTable& names_;
  const PreprocessorOptions& options_;
  const TargetInfo& target_;

  HeaderFiles headers_;
  MacroExpander expander_{*this};
  std::vector<OpenFile> files_;
  std::vector<Condition> conditions_;
  std::deque<Macro> macros_;
  PragmaState pragmas_;
  Arena arena_;  // spellings that are in no text

  SourceLoc endOfText_;
  Token eofToken_;
  uint32_t counter_ = 0, fileChanges_ = 0;
  std::vector<FileChange> newFileChanges_;
  bool inDirective_ = false, inCondition_ = false;
  bool hasHeaders_ = false, includesSysyLibrary_ = false, isStopped_ = false;
  Name *defined_, *vaArgs_, *vaOpt_;
};

}  // namespace minic
