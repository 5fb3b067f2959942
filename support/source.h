// Source texts and places in them. A SourceLoc is 4 bytes, as in clang (SourceManager.h), so that
// every AST node and instruction can afford one. The lower half of the numbers are offsets into all
// texts laid end to end, a text once for each time it is included; the upper half are places in
// expansions of macros: an expansion takes as many numbers as what it stands for has bytes. The
// manager turns a place back into file, line and column.
#pragma once

#include <compare>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace minic {

/// A place in a source text or in an expansion; 0 is "nowhere".
struct SourceLoc {
  uint32_t raw = 0;
  bool valid() const { return raw != 0; }
  bool isMacro() const { return raw >> 31; }
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 finds the 0 that the compiler writes here
  auto operator<=>(const SourceLoc&) const = default;
  SourceLoc operator+(uint32_t bytes) const { return {raw + bytes}; }
};

/// Half-open range of bytes [begin, end).
struct SourceRange {
  SourceLoc begin, end;
};
/// From the beginning of `first` to the end of `last`.
inline SourceRange join(SourceRange first, SourceRange last) { return {first.begin, last.end}; }

/// A place as people read it. Line and column count from 1; the column counts bytes, as gcc and
/// clang do in their messages. `#line` counts.
struct PresumedLoc {
  std::string_view file;
  uint32_t line = 0, column = 0;
};

/// One expansion of a macro, or of one of its arguments.
struct Expansion {
  SourceLoc start;     ///< its first number
  SourceLoc spelling;  ///< where its text stands: the body of the macro, or the argument
  /// The name of the macro where it is used; for an argument, the parameter in the body's
  /// expansion.
  SourceLoc from;
  bool isArgument = false;
};

/// Owns the texts, of less than 2 GiB altogether.
class SourceManager {
 public:
  /// Adds a text and returns the place of its first byte. Every text keeps a final NUL that is
  /// not part of it. `name` is what messages print.
  SourceLoc add(std::string name, std::string text);
  /// The text that starts at `loc` once more, or for the first time, as included by `from`.
  SourceLoc include(SourceLoc loc, SourceLoc from, bool isSystem);
  /// Whether `bytes` more of source text can be added.
  bool hasRoom(size_t bytes) const { return bytes < firstExpansion - next_; }

  /// The text whose bytes contain `loc` (its end counts as inside).
  std::string_view text(SourceLoc loc) const;
  std::string_view fileName(SourceLoc loc) const;
  PresumedLoc presumed(SourceLoc loc) const;
  /// The line that contains `loc`, without its line end.
  std::string_view lineText(SourceLoc loc) const;
  /// Bytes from the start of the text that contains `loc`.
  uint32_t offset(SourceLoc loc) const;
  /// The place where the text that contains `loc` begins.
  SourceLoc start(SourceLoc loc) const;
  /// The `#include` that brought the text in; invalid: none.
  SourceLoc includedFrom(SourceLoc loc) const;
  /// Whether the place is in a header of the system.
  bool isSystem(SourceLoc loc) const;

  /// From the line after `loc` on, places in this text are presumed to be in line `line` and so on
  /// of `file` (empty: of the file so far).
  void setLine(SourceLoc loc, uint32_t line, std::string_view file, bool isSystem);

  /// Makes room for an expansion of `length` bytes and returns its first number.
  SourceLoc addExpansion(SourceLoc spelling, SourceLoc from, uint32_t length, bool isArgument);
  bool hasRoomForExpansion(uint32_t length) const { return length < UINT32_MAX - nextExpansion_; }
  /// The expansion that contains `loc`, which is in one.
  const Expansion& expansion(SourceLoc loc) const;
  /// The place in a file where the outermost macro that leads to `loc` is used.
  SourceLoc expansionLoc(SourceLoc loc) const {
    while (loc.isMacro()) loc = expansion(loc).from;
    return loc;
  }
  /// The place in a file where the bytes stand.
  SourceLoc spellingLoc(SourceLoc loc) const;
  /// The place in a file that people would point to: in the argument of a macro where it is
  /// written, else the use of the macro.
  SourceLoc fileLoc(SourceLoc loc) const;

 private:
  static constexpr uint32_t firstExpansion = uint32_t(1) << 31;
  struct Text {
    std::string name, text;
    mutable std::vector<uint32_t> lineStarts;  // made when first asked for
  };
  struct LineChange {
    uint32_t offset;        // of the line that follows the directive
    int64_t delta;          // presumed line - line
    std::string_view file;  // empty: the text's own
    bool isSystem;
  };
  struct File {
    const Text* text;
    uint32_t base;
    SourceLoc includedFrom;
    bool isSystem = false, isUsed = false;
    std::vector<LineChange> changes;
  };
  const File& file(SourceLoc loc) const;
  SourceLoc addFile(const Text* text, SourceLoc from, bool isSystem);
  static const std::vector<uint32_t>& lineStarts(const Text& text);
  static const LineChange* changeAt(const File& file, uint32_t offset);

  std::vector<std::unique_ptr<Text>> texts_;
  std::vector<File> files_;
  std::deque<std::string> presumedNames_;
  std::vector<Expansion> expansions_;
  uint32_t next_ = 1, nextExpansion_ = firstExpansion;
  mutable uint32_t lastFile_ = 0, lastExpansion_ = 0;
};

}  // namespace minic
