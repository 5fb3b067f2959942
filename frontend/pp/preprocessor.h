// C17's preprocessor (6.10), pulled token by token: no text and no list of all tokens is ever made.
// The scheme is that of gcc and clang, not that of hide sets: a macro is disabled while its
// expansion is read, and a name met then is not expanded for good.
//
//   preprocessor.cpp  the stacks of files and of expansions, next()
//   expand.cpp        arguments, #, ##, the expansion of a macro
//   directives.cpp    all directives but the two groups below
//   define.cpp        #define and #undef
//   condition.cpp     the expressions of #if
//   include.cpp       search for headers, the cache of files
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
#include "frontend/lex/check.h"
#include "frontend/lex/scanner.h"
#include "frontend/pp/macro.h"
#include "target/target_info.h"

namespace minic {

/// A file that was read, however often it is included.
struct HeaderFile {
  std::string path;
  SourceLoc text;
  Name* guard = nullptr;  ///< nothing is in it while this is a macro
  bool once = false;      ///< #pragma once
  bool isSystem = false;
  bool isEntered = false;
};

/// Lists of tokens that are used again.
class TokenLists {
 public:
  using List = std::unique_ptr<std::vector<Token>>;
  List take();
  void give(List list);

 private:
  std::vector<List> spare_;
};

/// A token that is made up at `like`'s place.
Token makeToken(Tok kind, std::string_view spelling, const Token& like, Arena& arena);
/// The text of a string literal without its quotes and backslashes.
std::string unescape(std::string_view literal);
/// The macros of the target and of GNU C, and -D and -U, as directives.
std::string predefinedText(const PreprocessorOptions& options, const TargetInfo& target);
std::string commandLineText(const PreprocessorOptions& options);
/// Lets the names of directives be known as such.
void defineDirectives(IdentifierTable& names);

class Preprocessor {
 public:
  /// `file` is the place of the text's first byte. All must outlive the Preprocessor.
  Preprocessor(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
               IdentifierTable& names, const PreprocessorOptions& options,
               const TargetInfo& target);
  ~Preprocessor();

  /// The next token after preprocessing: names are Identifier, numbers Number. Tok::End (again and
  /// again) at the end.
  Token next();
  /// The place of messages about the end of the main text.
  SourceLoc endOfText() const { return endOfText_; }
  /// Whether a header was included, other than the SysY library's.
  bool hasHeaders() const { return hasHeaders_; }
  /// Whether the SysY library is predeclared: its header was included, or no other.
  bool declaresLibrary() const { return includesSysyLibrary_ || !hasHeaders_; }
  /// A header was missing: the text ends there.
  bool isStopped() const { return isStopped_; }
  /// The alignment of `#pragma pack` now; 0: none.
  const std::vector<WeakPragma>& weakPragmas() const { return weakPragmas_; }
  uint8_t pack() const { return pack_; }
  /// The visibility of `#pragma GCC visibility` now, as Token has it.
  uint8_t visibility() const { return visibility_; }

  /// All macros there are now, in order of definition.
  std::vector<const Macro*> macros() const;
  /// The files that were read, the main one first, each once.
  const std::vector<const HeaderFile*>& files() const { return order_; }
  /// How many files are open: 1 in the main text.
  size_t includeDepth() const { return files_.size(); }
  /// Changes whenever a file is entered or left: line markers are due.
  uint32_t fileChanges() const { return fileChanges_; }

 private:
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
  /// Tokens to be read before those of the file: a macro's body or a list that was made.
  struct Context {
    Token *at, *end;
    Macro* macro = nullptr;  // to be enabled at the end
    uint32_t delta = 0;      // added to the tokens' places
    bool isBarrier = false;  // an argument: nothing is read past its end
    bool isFirst = false;    // the next token gets the flags of the name
    bool startsLine = false, leadingSpace = false;
    bool endsInSpace = false;  // a blank follows the last token
    std::unique_ptr<std::vector<Token>> tokens;
  };
  struct Argument {
    size_t begin = 0, end = 0;  // in Arguments::tokens
    bool isExpanded = false;
    std::vector<Token> expanded;
  };
  /// The arguments of one use of a macro.
  struct Arguments {
    Token* tokens = nullptr;  // collected, or within the argument that is being expanded
    std::vector<Argument> items;
    bool omitsVariadic = false;  // there was none at all for the last parameter
    SourceLoc end;               // of the closing parenthesis
  };
  struct ArgumentEnds;
  struct Value {
    uint64_t bits = 0;
    bool isUnsigned = false, isBad = false;
    SourceRange range;
    bool isTrue() const { return bits != 0; }
  };
  class ConditionParser;
  struct HeaderName {
    std::string name;
    bool isAngled = false;
    SourceRange range;
  };
  struct FoundHeader {
    HeaderFile* file = nullptr;
    size_t folder = 0;  // as in OpenFile
    explicit operator bool() const { return file; }
  };

  // ---- preprocessor.cpp
  template <bool opensRuns = true>
  Token take();
  void openRun(const Token& run);
  Token takeFromFile();
  void leaveFile();
  void popContext();
  void pushTokens(std::unique_ptr<std::vector<Token>> tokens, Macro* macro, const Token& name);
  void givePendingFlags(Token& token);
  void readMacros(std::string name, std::string text);
  OpenFile& current() { return files_.back(); }
  Scanner& scanner() { return *files_.back().scanner; }
  bool isInSystemHeader() const { return !files_.empty() && files_.back().isSystem; }

  // ---- expand.cpp
  bool expand(Token& name);
  bool nextIsParenthesis();
  bool collectArguments(const Token& name, const Macro& macro, Arguments& arguments,
                        std::vector<Token>& collected);
  bool findArguments(const Macro& macro, Arguments& arguments);
  bool checkArguments(const Token& name, const Macro& macro, Arguments& arguments);
  const std::vector<Token>& expandArgument(const Macro& macro, Arguments& arguments,
                                           Argument& argument);
  void substitute(const Macro& macro, std::span<const Token> body, Arguments& arguments,
                  uint32_t delta, std::vector<Token>& out, SourceLoc firstPastedAt = {});
  std::span<const Token> optionalPart(const Macro& macro, std::span<const Token> body, size_t& i,
                                      Arguments& arguments);
  bool expandBuiltin(Token& name, BuiltinMacro builtin);

  // ---- directives.cpp
  std::optional<Token> directive(const Token& hash);
  bool ifDirective(const Token& word, Name*& guard);
  void skipGroups();
  bool startAlternative(const Token& word, bool isElse);
  void endifDirective(const Token& word);
  void lineDirective(const Token& word);
  void lineMarker(const Token& number);
  std::optional<Token> pragma(const std::vector<Token>& tokens, const Token& hash);
  void packPragma(const std::vector<Token>& tokens);
  void diagnosticPragma(const std::vector<Token>& tokens);
  void visibilityPragma(const std::vector<Token>& tokens);
  /// Reports tokens after the directive and drops the line.
  void endDirective(std::string_view name);
  void finishLine();

  // ---- define.cpp
  void defineDirective();
  void undefDirective();
  Name* macroName(std::string_view directive, Token& token);
  void defineBuiltins();

  // ---- condition.cpp
  bool evaluateCondition(Name*& guard);

  // ---- include.cpp
  void includeDirective(const Token& word, bool isNext, bool isImport);
  bool headerName(HeaderName& header);
  FoundHeader findHeader(const HeaderName& header, bool isNext);
  HeaderFile* openHeader(const std::string& path, bool isSystem);
  void enterFile(HeaderFile& file, SourceLoc from, size_t folder = 0);
  void readBefore(const std::string& name, bool onlyMacros);
  void stop();

  // ---- builtin.cpp
  bool hasInclude(const Token& name, uint64_t& value);
  bool hasFeature(const Token& name, uint64_t& value);
  bool pragmaOperator(Token& name);

  SourceManager& sources_;
  Diagnostics& diagnostics_;
  IdentifierTable& names_;
  const PreprocessorOptions& options_;
  const TargetInfo& target_;

  std::vector<OpenFile> files_;
  std::vector<Condition> conditions_;
  std::vector<Context> contexts_;
  TokenLists lists_;
  std::deque<std::vector<Token>> runs_;  // of the outermost call
  std::vector<Token*> openParentheses_;  // of the call whose end is searched for
  std::deque<Macro> macros_;
  Arena arena_;  // spellings that are in no text

  std::unordered_map<std::string, HeaderFile*> headers_;  // by path; null: there is none
  std::deque<HeaderFile> headerFiles_;
  std::vector<std::pair<FileId, HeaderFile*>> ids_;
  std::vector<const HeaderFile*> order_;
  std::unordered_map<std::string, FoundHeader> found_;  // by name, from the first folder on
  std::unordered_map<Name*, std::vector<Macro*>> pushedMacros_;
  std::vector<uint8_t> pushedPacks_;
  uint8_t pack_ = 0;
  std::vector<uint8_t> pushedVisibilities_;
  uint8_t visibility_ = 0;

  SourceLoc mainFile_, endOfText_;
  Token eofToken_;
  uint32_t counter_ = 0, fileChanges_ = 0;
  unsigned collecting_ = 0;  // how many macros' arguments are being collected
  bool inDirective_ = false, inCondition_ = false;
  bool hasHeaders_ = false, includesSysyLibrary_ = false, isStopped_ = false;
  bool hasPendingFlags_ = false, pendingStartsLine_ = false, pendingSpace_ = false;
  bool sawEmptyExpansion_ = false;  // in the argument that is being expanded
  std::vector<WeakPragma> weakPragmas_;
  Name *defined_, *vaArgs_, *vaOpt_;
};

}  // namespace minic
