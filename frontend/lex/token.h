// Tokens and names. A token is 24 bytes: a place, a kind, and its spelling: a pointer into the
// source text, or the name that it was interned as. Names of C are interned while they are scanned,
// so that they are hashed only once; those of SysY are not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

#include "support/arena.h"
#include "support/source.h"

namespace minic {

enum class Tok : uint8_t {
  End = 0,
#define MINIC_TOKEN(grammarName, name, spelling, clangName) name,
#include "frontend/lex/tokens.def"
  /// Not a token of the text: an identifier that means a type at its place, as the parser sees
  /// it (frontend/parse/type_names.h). Its number comes after those of what the lexer skips.
  TypeName = AnySize + 5,
  // Of the preprocessor only; the parser never sees them.
  Number = 200,  ///< a preprocessing number, not checked yet
  Hash,          ///< `#`
  HashHash,      ///< `##`
  Unterminated,  ///< a string or character constant that the line's end cuts off
  Unknown,       ///< bytes of no token
  LineEnd,       ///< the end of a directive
  Placemarker,   ///< an empty operand of `##`
  Pragma,        ///< a whole line `#pragma ...`, for -E
  Run,           ///< neighbouring tokens of an expanded argument, read as one
};

/// The columns of tokens.def.
struct TokenInfo {
  std::string_view spelling;  ///< of an operator or keyword; a description of the other tokens
  std::string_view clangName;
  int precedence = 0;  ///< of a binary operator that binds tighter than ?:, else 0
  bool isPrefix = false, isCompound = false;
  bool isInSysY = false;  ///< of an operator
};

/// Indexed by Tok. The last row is for the kinds that tokens.def does not have.
inline constexpr TokenInfo tokenInfos[] = {
    {"end of file", "eof"},
#define MINIC_TOKEN(grammarName, name, spelling, clangName) {spelling, clangName},
#define MINIC_PREFIX(grammarName, name, spelling, clangName, sysy) \
  {spelling, clangName, 0, true, false, sysy},
#define MINIC_PREFIX_KEYWORD(grammarName, name, spelling, sysy) {spelling, spelling, 0, true},
#define MINIC_BINARY(grammarName, name, spelling, clangName, precedence, op, isPrefix, sysy) \
  {spelling, clangName, precedence, isPrefix, false, sysy},
#define MINIC_COMPOUND(grammarName, name, spelling, clangName, op) \
  {spelling, clangName, 0, false, true},
#include "frontend/lex/tokens.def"
    {"type name", "type name"},
};

inline const TokenInfo& infoOf(Tok kind) {
  return tokenInfos[std::min(size_t(kind), std::size(tokenInfos) - 1)];
}
inline std::string_view tokenName(Tok kind) { return infoOf(kind).spelling; }

/// What a keyword of C is in SysY.
enum class InSysy : uint8_t {
  Keyword,
  IfMeant,  ///< a keyword if the text after it shows that C was meant, else a name
  Name,
};

struct Macro;
struct Symbol;

/// An interned name: one object per spelling, with its current meaning.
struct Name {
  std::string_view text;
  uint32_t hash = 0;
  Tok keyword = Tok::Identifier;  ///< for the parser: a keyword or Identifier
  bool isType = false;            ///< the parser's: it is a typedef here (TypeNames)
  InSysy inSysy = InSysy::Name;   ///< of a keyword
  Macro* macro = nullptr;
  Symbol* symbol = nullptr;  ///< sema's: the meanings of the name (frontend/ast/scope.h)
  Tok tag = Tok::End;        ///< for the parser: the keyword that the name was last seen after
  uint8_t directive = 0;     ///< which the name is after `#` (frontend/pp/directives.cpp)
};

struct Token {
  SourceLoc loc;
  uint32_t length = 0;  ///< in the source text
  Tok kind = Tok::End;
  bool startsLine = false;    ///< the first token of its line
  bool isNamed = false;       ///< `name` has the spelling, not `text`
  bool leadingSpace = false;  ///< white space stands before it (or a line's end)
  bool noExpand = false;      ///< the name of a macro that is not to be expanded any more
  /// Of a keyword: the alignment of members that #pragma pack asks for; 0: none.
  uint8_t pack : 5 = 0;
  /// Of an identifier or keyword: what #pragma GCC visibility says there; see visibilityNames.
  uint8_t visibility : 3 = 0;
  /// In a macro's body: 1 + the number of the parameter it names. Of a `(` in an argument: how many
  /// tokens after it its `)` is; 0: not known.
  uint16_t parameter = 0;
  union {
    const char* text = nullptr;  ///< `length` bytes
    Name* name;
    std::vector<Token>* run;  ///< of Run; the first of them is at `loc`, shifted
  };

  SourceLoc end() const { return loc + length; }
  SourceRange range() const { return {loc, end()}; }
  std::string_view spelling() const {
    return isNamed ? name->text : std::string_view(text, length);
  }
};

/// By Token::visibility, 0: nothing was said.
inline constexpr std::string_view visibilityNames[] = {"", "default", "hidden", "protected",
                                                       "internal"};

/// The types of TS 18661-3, which gcc has and headers that it preprocessed use. For other compilers
/// these headers declare them.
inline constexpr std::string_view floatTypeNames[] = {"_Float32", "_Float32x", "_Float64",
                                                      "_Float64x", "_Float128"};

/// The names of one translation unit. Symbols stay where they are as long as the table lives.
class IdentifierTable {
 public:
  /// With the keywords of C.
  IdentifierTable();

  /// `hash` is hashOf(text).
  Name* intern(std::string_view text, uint32_t hash) {
    for (size_t slot = hash & mask_;; slot = (slot + 1) & mask_) {
      Name* name = slots_[slot];
      if (!name) return add(slot, text, hash);
      if (name->hash == hash && name->text == text) return name;
    }
  }
  Name* intern(std::string_view text) { return intern(text, hashOf(text)); }

  /// The hash is made byte by byte while a name is scanned: start with 0, step() for each byte, end
  /// with finish().
  static uint32_t step(uint32_t hash, char c) { return hash * 31 + uint8_t(c); }
  static uint32_t finish(uint32_t hash) { return hash ^ hash >> 15; }
  static uint32_t hashOf(std::string_view text) {
    uint32_t hash = 0;
    for (char c : text) hash = step(hash, c);
    return finish(hash);
  }

 private:
  Name* add(size_t slot, std::string_view text, uint32_t hash);

  Arena arena_;
  std::vector<Name*> slots_;
  size_t mask_ = 0, count_ = 0;
};

}  // namespace minic
