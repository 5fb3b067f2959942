// Files in and out. An output is written to a temporary file in the same folder and renamed at the
// end, so an incomplete output is never visible. Targets of another kind (stdout, a device, a pipe)
// are written at once at the end. Temporary files are removed on every exit, signals included.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace minic {

/// Reads a whole file; "-" is stdin. On failure returns false and says why in `problem`.
bool readFile(const std::string& name, std::string& text, std::string& problem);

/// Reads a regular file, and says what tells it from others whatever it is called, and when it was
/// modified, in seconds since 1970; false: there is none.
bool readRegularFile(const std::string& name, std::string& text, uint64_t& device, uint64_t& number,
                     int64_t& modified);

/// ".c" of "dir/f.sysu.c"; empty when there is none.
std::string_view extensionOf(std::string_view name);
/// "f.sysu" of "dir/f.sysu.c".
std::string_view stemOf(std::string_view name);
bool fileExists(std::string_view name);
/// What tells the file or folder from others, by whatever name; false: there is none.
bool identifyFile(const std::string& name, uint64_t& device, uint64_t& number);
/// Whether the name is that of a regular file, not of a device or a pipe.
bool isRegularFile(const std::string& name);
/// The folder that relative names start from; empty if it cannot be found.
std::string workingFolder();
/// Whether two names are the same existing file.
bool sameFile(const std::string& a, const std::string& b);
/// Whether the text file is empty or was written by a compiler, so that it may be replaced without
/// an -o: it begins with a line that names minic, or as LLVM IR text does.
bool isGenerated(std::string_view name);

/// One output. Nothing appears under its name before commit().
class OutputFile {
 public:
  OutputFile() = default;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  ~OutputFile() { discard(); }

  /// Prepares to write `path`; "-" is stdout.
  bool open(const std::string& path, std::string& problem);
  /// Appends. Errors are kept for commit().
  void write(std::string_view text);
  /// A path for another program to write the whole output to, instead of write().
  bool pathForChild(std::string& path, std::string& problem);
  /// Puts the output in its place; `executable` adds the permission to run it.
  bool commit(std::string& problem, bool executable = false);
  /// Forgets the output; done by the destructor when commit() was not called or failed.
  void discard();

 private:
  bool flush();

  std::string path_, temporary_, buffer_;
  int fd_ = -1;
  int error_ = 0;        // errno of the first failed write
  bool direct_ = false;  // no renaming: everything waits in buffer_
  unsigned mode_ = 0;
};

/// A directory of temporary files that disappears with this object.
class TemporaryDirectory {
 public:
  TemporaryDirectory() = default;
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  ~TemporaryDirectory();
  /// The path of a file called `name` in the directory, which is made when first asked for.
  bool file(const std::string& name, std::string& path, std::string& problem);

 private:
  std::string path_;
  std::vector<std::string> files_;
};

/// Unlinks every temporary file and directory there is. Async-signal-safe.
void removeTemporaryFiles();

}  // namespace minic
