// The text of the output, in one growing buffer. No formatting library: the hot loop of emission
// is append(char), append(text) and integers.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

namespace minic {

class AsmBuffer {
 public:
  AsmBuffer() = default;
  AsmBuffer(const AsmBuffer&) = delete;

  void append(char c) {
    if (size_ == capacity_) grow(1);
    data_[size_++] = c;
  }
  void append(std::string_view text) {
    if (capacity_ - size_ < text.size()) grow(text.size());
    copy(data_.get() + size_, text.data(), text.size());
    size_ += text.size();
  }
  /// Room for `size` bytes, which are written by hand; end() tells the end of what was written.
  char* room(size_t size) {
    if (capacity_ - size_ < size) grow(size);
    return data_.get() + size_;
  }
  void end(const char* written) { size_ = size_t(written - data_.get()); }
  void append(const char* text) { append(std::string_view(text)); }
  void appendInt(int64_t value) {
    if (capacity_ - size_ < 24) grow(24);
    size_ = size_t(std::to_chars(data_.get() + size_, data_.get() + capacity_, value).ptr -
                   data_.get());
  }
  void appendUnsigned(uint64_t value) {
    if (capacity_ - size_ < 24) grow(24);
    size_ = size_t(std::to_chars(data_.get() + size_, data_.get() + capacity_, value).ptr -
                   data_.get());
  }
  void append(std::signed_integral auto value) { appendInt(value); }
  void append(std::unsigned_integral auto value) { appendUnsigned(value); }
  template <class First, class Second, class... Rest>
  void append(const First& first, const Second& second, const Rest&... rest) {
    append(first);
    append(second, rest...);
  }
  template <class... Parts>
  void line(const Parts&... parts) {
    append(parts..., '\n');
  }

  std::string_view view() const { return {data_.get(), size_}; }
  size_t size() const { return size_; }
  void clear() { size_ = 0; }
  /// Removes everything after the first `size` bytes.
  void truncate(size_t size) { size_ = size; }

 private:
  /// Most texts are names of registers and pieces of templates, for which a call of memcpy is slow.
  static void copy(char* to, const char* from, size_t size) {
    if (size > 16) {
      std::memcpy(to, from, size);
    } else if (size >= 8) {
      copyEnds<uint64_t>(to, from, size);
    } else if (size >= 4) {
      copyEnds<uint32_t>(to, from, size);
    } else if (size) {
      // The first, the one in the middle, the last.
      const char first = from[0], middle = from[size / 2], last = from[size - 1];
      to[0] = first, to[size / 2] = middle, to[size - 1] = last;
    }
  }
  /// The first and the last sizeof(Word) bytes, which overlap.
  template <class Word>
  static void copyEnds(char* to, const char* from, size_t size) {
    Word first, last;
    std::memcpy(&first, from, sizeof first);
    std::memcpy(&last, from + size - sizeof last, sizeof last);
    std::memcpy(to, &first, sizeof first);
    std::memcpy(to + size - sizeof last, &last, sizeof last);
  }
  void grow(size_t more) {
    size_t capacity = capacity_ ? capacity_ * 2 : 1 << 14;
    while (capacity - size_ < more) capacity *= 2;
    std::unique_ptr<char[]> data(new char[capacity]);
    if (size_) std::memcpy(data.get(), data_.get(), size_);
    data_ = std::move(data);
    capacity_ = capacity;
  }

  std::unique_ptr<char[]> data_;
  size_t size_ = 0, capacity_ = 0;
};

/// A name that needs no quotes anywhere in the assembly.
bool isPlainSymbol(std::string_view name);
/// The text in quotes, as GNU as reads it.
void appendQuoted(AsmBuffer& out, std::string_view text);
/// A symbol: quoted if it is no plain identifier.
void appendSymbol(AsmBuffer& out, std::string_view name);

}  // namespace minic
