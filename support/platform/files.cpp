// Reading, writing beside and renaming, and the register of temporary files that signal handlers
// may still have to remove.
#include "support/platform/files.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace minic {
namespace {

constexpr size_t kBufferSize = 1 << 20;

/// Paths to remove, as plain memory: a signal handler cannot follow a container that is changing.
struct Register {
  static constexpr size_t kSlots = 64;
  std::atomic<char*> slots[kSlots];
};
Register& temporaries() {
  static Register instance;
  return instance;
}

void registerTemporary(const std::string& path) {
  char* copy = strdup(path.c_str());
  for (auto& slot : temporaries().slots) {
    char* empty = nullptr;
    if (slot.compare_exchange_strong(empty, copy)) return;
  }
  std::free(copy);  // more than a run makes; the destructors still remove the file
}

void forgetTemporary(const std::string& path) {
  for (auto& slot : temporaries().slots) {
    char* held = slot.load();
    if (held && path == held && slot.compare_exchange_strong(held, nullptr)) std::free(held);
  }
}

unsigned currentUmask() {
  mode_t mask = umask(022);
  umask(mask);
  return mask;
}

bool writeAll(int fd, std::string_view text) {
  while (!text.empty()) {
    ssize_t written = ::write(fd, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(size_t(written));
  }
  return true;
}

std::string directoryOf(const std::string& path) {
  size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

}  // namespace

bool readFile(const std::string& name, std::string& text, std::string& problem) {
  int fd = name == "-" ? 0 : ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) {
    problem = std::strerror(errno);
    return false;
  }
  struct stat info;
  if (fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && info.st_size > 0)
    text.reserve(size_t(info.st_size) + 8192);  // room for the read that finds the end
  bool ok = true;
  // Straight into the string: a buffer would copy big files once more.
  for (size_t used = 0;;) {
    size_t room = text.capacity() > used + 4096 ? text.capacity() - used : used + 65536;
    text.resize(used + room);
    ssize_t got = ::read(fd, text.data() + used, room);
    if (got < 0 && errno == EINTR)
      got = 0;
    else if (got <= 0) {
      if (got < 0) problem = std::strerror(errno);
      ok = got == 0;
      text.resize(used);
      break;
    }
    used += size_t(got);
    text.resize(used);
  }
  if (fd != 0) ::close(fd);
  return ok;
}

bool readRegularFile(const std::string& name, std::string& text, uint64_t& device, uint64_t& number,
                     int64_t& modified) {
  int fd = open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  struct stat info;
  bool good = fstat(fd, &info) == 0 && !S_ISDIR(info.st_mode);
  if (good) {
    device = uint64_t(info.st_dev);
    number = uint64_t(info.st_ino);
    modified = int64_t(info.st_mtime);
    text.resize(S_ISREG(info.st_mode) ? size_t(info.st_size) : 0);
    size_t done = 0;
    for (;;) {
      if (done == text.size() && !S_ISREG(info.st_mode)) text.resize(done + 65536);
      if (done == text.size()) break;
      ssize_t got = ::read(fd, text.data() + done, text.size() - done);
      if (got < 0 && errno == EINTR) continue;
      good = got >= 0;
      if (got <= 0) break;
      done += size_t(got);
    }
    text.resize(done);
  }
  close(fd);
  return good;
}

std::string_view extensionOf(std::string_view name) {
  name.remove_prefix(name.rfind('/') + 1);
  size_t dot = name.rfind('.');
  return dot == std::string_view::npos || dot == 0 ? std::string_view() : name.substr(dot);
}

std::string_view stemOf(std::string_view name) {
  name.remove_prefix(name.rfind('/') + 1);
  return name.substr(0, name.size() - extensionOf(name).size());
}

std::string workingFolder() {
  std::unique_ptr<char, decltype(&std::free)> name(getcwd(nullptr, 0), &std::free);
  return name ? name.get() : "";
}

bool fileExists(std::string_view name) {
  struct stat info;
  return stat(std::string(name).c_str(), &info) == 0;
}

bool identifyFile(const std::string& name, uint64_t& device, uint64_t& number) {
  struct stat info;
  if (stat(name.c_str(), &info) != 0) return false;
  device = uint64_t(info.st_dev);
  number = uint64_t(info.st_ino);
  return true;
}

bool isRegularFile(const std::string& name) {
  struct stat info;
  return stat(name.c_str(), &info) == 0 && S_ISREG(info.st_mode);
}

bool sameFile(const std::string& a, const std::string& b) {
  struct stat first, second;
  return stat(a.c_str(), &first) == 0 && stat(b.c_str(), &second) == 0 &&
         first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

bool isGenerated(std::string_view name) {
  int fd = ::open(std::string(name).c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  char head[256];
  ssize_t got = ::read(fd, head, sizeof head);
  ::close(fd);
  if (got < 0) return false;
  std::string_view line(head, size_t(got));
  line = line.substr(0, line.find('\n'));
  return got == 0 || line.starts_with("; ModuleID") || line.find("minic") != std::string_view::npos;
}

bool OutputFile::open(const std::string& path, std::string& problem) {
  path_ = path;
  struct stat info;
  bool exists = path != "-" && stat(path.c_str(), &info) == 0;
  if (path == "-" || (exists && !S_ISREG(info.st_mode))) {
    if (exists && S_ISDIR(info.st_mode)) {
      problem = std::strerror(EISDIR);
      return false;
    }
    direct_ = true;
    return true;
  }
  mode_ = exists ? info.st_mode & 07777 : 0666 & ~currentUmask();
  if (exists) {
    if (access(path.c_str(), W_OK) != 0) {
      problem = std::strerror(errno);
      return false;
    }
    // Write through a symbolic link instead of replacing it.
    if (char* real = realpath(path.c_str(), nullptr)) {
      path_ = real;
      std::free(real);
    }
  } else if (lstat(path.c_str(), &info) == 0) {
    direct_ = true;  // a symbolic link to nothing yet
    return true;
  }
  std::string temporary = directoryOf(path_) + "/.minic.XXXXXX";
  fd_ = mkostemp(temporary.data(), O_CLOEXEC);
  if (fd_ < 0) {
    if (exists) {  // the directory cannot be written, but the file can
      direct_ = true;
      return true;
    }
    problem = std::strerror(errno);
    return false;
  }
  temporary_ = std::move(temporary);
  registerTemporary(temporary_);
  return true;
}

bool OutputFile::flush() {
  if (!direct_ && !error_ && fd_ >= 0 && !writeAll(fd_, buffer_)) error_ = errno;
  buffer_.clear();
  return error_ == 0;
}

void OutputFile::write(std::string_view text) {
  if (!direct_ && buffer_.size() + text.size() > kBufferSize) {
    flush();
    if (text.size() > kBufferSize) {
      if (!error_ && !writeAll(fd_, text)) error_ = errno;
      return;
    }
  }
  buffer_ += text;
}

bool OutputFile::pathForChild(std::string& path, std::string& problem) {
  if (direct_) {
    const char* root = std::getenv("TMPDIR");
    std::string temporary = std::string(root && *root ? root : "/tmp") + "/minic.XXXXXX";
    fd_ = mkostemp(temporary.data(), O_CLOEXEC);
    if (fd_ < 0) {
      problem = std::strerror(errno);
      return false;
    }
    temporary_ = std::move(temporary);
    registerTemporary(temporary_);
  }
  path = temporary_;
  return true;
}

bool OutputFile::commit(std::string& problem, bool executable) {
  if (direct_) {
    if (!temporary_.empty() && !readFile(temporary_, buffer_, problem)) return false;
    if (path_ == "-") std::fflush(stdout);  // a trace, say: it comes first and in one piece
    int fd =
        path_ == "-" ? 1 : ::open(path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (fd < 0 || !writeAll(fd, buffer_)) error_ = errno;
    if (fd > 1 && ::close(fd) != 0 && !error_) error_ = errno;
    buffer_.clear();
  } else {
    flush();
    unsigned mode = executable ? mode_ | ((mode_ & 0444) >> 2) : mode_;
    if (!error_ && chmod(temporary_.c_str(), mode) != 0) error_ = errno;
    if (::close(fd_) != 0 && !error_) error_ = errno;
    fd_ = -1;
    if (!error_ && rename(temporary_.c_str(), path_.c_str()) != 0) error_ = errno;
    if (!error_) {
      forgetTemporary(temporary_);
      temporary_.clear();
    }
  }
  if (error_) problem = std::strerror(error_);
  bool ok = error_ == 0;
  discard();
  return ok;
}

void OutputFile::discard() {
  if (fd_ >= 0) ::close(fd_);
  fd_ = -1;
  if (!temporary_.empty()) {
    unlink(temporary_.c_str());
    forgetTemporary(temporary_);
    temporary_.clear();
  }
  buffer_.clear();
}

bool TemporaryDirectory::file(const std::string& name, std::string& path, std::string& problem) {
  if (path_.empty()) {
    const char* root = std::getenv("TMPDIR");
    std::string made = std::string(root && *root ? root : "/tmp") + "/minic.XXXXXX";
    if (!mkdtemp(made.data())) {
      problem = std::strerror(errno);
      return false;
    }
    path_ = std::move(made);
    registerTemporary(path_);
  }
  path = path_ + "/" + name;
  files_.push_back(path);
  registerTemporary(path);
  return true;
}

TemporaryDirectory::~TemporaryDirectory() {
  for (const std::string& file : files_) {
    unlink(file.c_str());
    forgetTemporary(file);
  }
  if (path_.empty()) return;
  rmdir(path_.c_str());
  forgetTemporary(path_);
}

void removeTemporaryFiles() {
  // Files first: a directory goes only when it is empty.
  for (auto& slot : temporaries().slots)
    if (char* path = slot.load()) unlink(path);
  for (auto& slot : temporaries().slots)
    if (char* path = slot.load()) rmdir(path);
}

}  // namespace minic
