// Source texts and places in them. A SourceLoc is 4 bytes: an offset into all loaded texts laid end
// to end, as in clang, so that every AST node and instruction can afford one. The manager turns it
// back into file, line and column.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace minic {

/// A place in a source text; 0 is "nowhere".
struct SourceLoc {
  uint32_t raw = 0;
  bool valid() const { return raw != 0; }
  bool operator==(const SourceLoc&) const = default;
  SourceLoc operator+(uint32_t bytes) const { return {raw + bytes}; }
};

/// Half-open range of bytes [begin, end).
struct SourceRange {
  SourceLoc begin, end;
};
/// From the beginning of `first` to the end of `last`.
inline SourceRange join(SourceRange first, SourceRange last) { return {first.begin, last.end}; }

/// A place as people read it. Line and column count from 1; the column counts bytes, as gcc and
/// clang do in their messages.
struct PresumedLoc {
  std::string_view file;
  uint32_t line = 0, column = 0;
};

/// Owns the texts. Loaded texts total less than 4 GiB.
class SourceManager {
 public:
  /// Adds a text and returns the place of its first byte. Every text keeps a final NUL that is
  /// not part of it. `name` is what messages print.
  SourceLoc add(std::string name, std::string text);

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

 private:
  struct File {
    std::string name, text;
    uint32_t base;
    mutable std::vector<uint32_t> lineStarts;  // made when first asked for
  };
  const File& file(SourceLoc loc) const;
  static const std::vector<uint32_t>& lineStarts(const File& file);

  std::vector<std::unique_ptr<File>> files_;
  uint32_t next_ = 1;
};

}  // namespace minic
