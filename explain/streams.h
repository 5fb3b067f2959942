// A program's streams in memory, for the runs in the log.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace minic {

/// What a program reads.
class Supplied {
 public:
  explicit Supplied(std::string_view text) : text_(text) {
    // fmemopen refuses an empty text.
    file_ =
        text_.empty() ? std::fopen("/dev/null", "r") : fmemopen(text_.data(), text_.size(), "r");
  }
  ~Supplied() { std::fclose(file_); }
  Supplied(const Supplied&) = delete;
  FILE* file() { return file_; }

 private:
  std::string text_;
  FILE* file_;
};

/// What a program writes.
class Captured {
 public:
  Captured() : file_(open_memstream(&text_, &size_)) {}
  ~Captured() {
    std::fclose(file_);
    std::free(text_);
  }
  Captured(const Captured&) = delete;
  FILE* file() { return file_; }
  size_t size() const { return size_t(std::ftell(file_)); }
  std::string text() {
    std::fflush(file_);
    return {text_, size_};
  }

 private:
  char* text_ = nullptr;
  size_t size_ = 0;
  FILE* file_;
};

}  // namespace minic
