// The files of a translation unit, each read once, and the search for headers.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "frontend/language/options.h"
#include "frontend/lex/token.h"

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

struct FoundHeader {
  HeaderFile* file = nullptr;
  size_t folder = 0;  ///< where it was found: 1 + the number in options.folders; 0: elsewhere
  explicit operator bool() const { return file; }
};

class HeaderFiles {
 public:
  HeaderFiles(SourceManager& sources, SourceLoc main, Diagnostics& diagnostics,
              const PreprocessorOptions& options);

  /// `"name"` in a file with the path `includer`, which was found in folder `number`.
  FoundHeader findQuoted(const std::string& name, std::string_view includer, bool isSystem,
                         size_t number);
  /// `<name>`, from the folder `first` on.
  FoundHeader find(const std::string& name, size_t first);
  /// Those that were read, the main file first.
  std::deque<HeaderFile>& all() { return files_; }
  const std::deque<HeaderFile>& all() const { return files_; }

 private:
  HeaderFile* open(const std::string& path, bool isSystem);

  SourceManager& sources_;
  Diagnostics& diagnostics_;
  const PreprocessorOptions& options_;
  std::deque<HeaderFile> files_;
  std::unordered_map<std::string, HeaderFile*> paths_;  // null: there is none
  std::vector<std::pair<FileId, HeaderFile*>> ids_;
  std::unordered_map<std::string, FoundHeader> found_;  // by name, from the first folder on
};

}  // namespace minic
