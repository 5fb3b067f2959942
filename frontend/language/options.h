// What language is compiled: the dialect and the target, and for the preprocessor the standard, the
// folders of headers and the macros of the command line. It opens no file itself.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/prefix_map.h"
#include "support/source.h"
#include "target/target_info.h"

namespace minic {

/// Identifies a file independently of its name (device and inode).
struct FileId {
  uint64_t device = 0, number = 0;
  bool operator==(const FileId&) const = default;
};

/// What is known of a file besides its text.
struct FileInfo {
  FileId id;
  std::optional<int64_t> modified;  ///< when, in seconds since 1970
};

/// A file that was read, for a rule of make.
struct ReadFile {
  std::string path;
  bool isSystem = false;
};

/// A folder of headers.
struct HeaderFolder {
  std::string path;
  bool isSystem = false;  ///< no warnings in its files
};

/// `#pragma weak name`, or `#pragma weak name = target`.
struct WeakPragma {
  std::string_view name;
  std::string_view target;  ///< empty: none
  SourceLoc loc;
};

struct PreprocessorOptions {
  int standard = 2017;     ///< of C: 1989, 1999, 2011 or 2017
  bool gnuInline = false;  ///< -fgnu89-inline
  bool gnu = true;  ///< names such as `linux` are macros, and `, ## __VA_ARGS__` drops the comma
  std::vector<HeaderFolder> quoteFolders;  ///< for `#include "f"` only, after the includer's own
  std::vector<HeaderFolder> folders;       ///< for both forms, in order
  /// -D and -U in order: the letter, then `NAME`, `NAME=VALUE` or `NAME(A)=VALUE`.
  std::vector<std::string> macros;
  std::vector<std::string> macroFiles;  ///< -imacros: only their macros count
  std::vector<std::string> includes;    ///< -include: read before the text
  bool noPredefined = false;            ///< -undef: no macros of the target and of GNU C
  bool hosted = true;                   ///< not -ffreestanding
  bool optimizes = false;               ///< -O1 and above
  bool forSize = false;                 ///< -Os, -Oz
  bool pic = false;                     ///< -fPIC: not for a program
  bool fixedAddress = false;            ///< -fno-pie
  int picLevel = 2;                     ///< the value of __PIC__: 1 for -fpic and -fpie
  /// -fpreprocessed: there are no macros, and no directives but markers of lines and pragmas.
  bool preprocessed = false;
  std::optional<bool> charIsSigned;   ///< -fsigned-char; unset: as the target has it
  std::vector<PrefixMap> prefixMaps;  ///< of __FILE__ and __BASE_FILE__
  /// Prints lines and pragmas, so pragmas are tokens of their own.
  bool keepsPragmas = false;

  /// Reads a file; false: there is none (or it is a folder). Empty: there are no files at all.
  std::function<bool(const std::string& path, std::string& text, FileInfo& info)> readFile;

  /// Whether plain char is signed.
  bool hasSignedChar(const TargetInfo& target) const {
    return charIsSigned.value_or(target.charIsSigned);
  }
  bool isC89() const { return standard < 1999; }
  /// `inline` by the rules of GNU C before C99 had them.
  bool hasGnuInline() const { return gnuInline || isC89(); }
};

enum class Dialect : uint8_t {
  SysY,  ///< SysY 2022
  C,     ///< the C subset, with what course programs named .c need of SysY
};

struct LanguageOptions {
  Dialect dialect = Dialect::C;  ///< constructs of the other one are warned of under -Wpedantic
  /// The machine compiled for.
  const TargetInfo* target = &kDefaultTarget;
  /// The file must define main: it is going to be linked into a program.
  bool requireMain = false;
  /// -O2 and above: the optimizer answers __builtin_constant_p where the front end knows no value.
  bool constantsBecomeKnown = false;
  PreprocessorOptions preprocessor;  ///< of C
};

/// Brackets, statements and operators inside each other, altogether; beyond it an error.
constexpr uint32_t nestingLimit = 50'000;
/// Dimensions of one array type.
constexpr uint32_t dimensionLimit = 10'000;

}  // namespace minic
