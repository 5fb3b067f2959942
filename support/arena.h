// A bump allocator: all objects are freed together with the arena. Only trivially destructible
// types are allowed, so no destructor runs. Pointers stay valid until clear() or the end.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

namespace minic {

class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  Arena(Arena&& other) noexcept { swap(other); }
  Arena& operator=(Arena&& other) noexcept {
    swap(other);
    return *this;
  }
  ~Arena() { clear(); }

  /// Uninitialised memory of `size` bytes; `align` is a power of two of at most 16.
  void* allocate(size_t size, size_t align = 8) {
    uintptr_t at = (cursor_ + align - 1) & ~uintptr_t(align - 1);
    if (at + size > limit_) [[unlikely]]
      return allocateSlow(size, align);
    cursor_ = at + size;
    return reinterpret_cast<void*>(at);
  }

  template <class T, class... Args>
  T* create(Args&&... args) {
    static_assert(std::is_trivially_destructible_v<T>, "an arena runs no destructors");
    return new (allocate(sizeof(T), alignof(T))) T{std::forward<Args>(args)...};
  }

  /// `count` value-initialised objects.
  template <class T>
  T* createArray(size_t count) {
    static_assert(std::is_trivially_destructible_v<T>);
    T* array = static_cast<T*>(allocate(sizeof(T) * count, alignof(T)));
    for (size_t i = 0; i < count; ++i) new (array + i) T{};
    return array;
  }

  template <class T>
  std::span<T> copy(std::span<const T> items) {
    static_assert(std::is_trivially_copyable_v<T>);
    T* array = static_cast<T*>(allocate(sizeof(T) * items.size(), alignof(T)));
    if (!items.empty()) std::memcpy(static_cast<void*>(array), items.data(), items.size_bytes());
    return {array, items.size()};
  }

  std::string_view copy(std::string_view text) {
    auto chars = copy(std::span<const char>(text.data(), text.size()));
    return {chars.data(), chars.size()};
  }

  /// Gives all memory back; every pointer into the arena is invalid afterwards.
  void clear() {
    while (chunks_) {
      Chunk* next = chunks_->next;
      std::free(chunks_);
      chunks_ = next;
    }
    cursor_ = limit_ = 0;
    bytes_ = 0;
  }

  /// Bytes taken from the system so far.
  size_t bytesReserved() const { return bytes_; }

 private:
  struct Chunk {
    Chunk* next;
    size_t padding;  // keeps the payload 16-byte aligned
  };

  void* allocateSlow(size_t size, size_t align) {
    // Chunks grow with the arena, so that a tiny function costs little: as large as the arena up to
    // 256 KiB, then an eighth of it, at most 16 MiB.
    size_t payload =
        std::clamp<size_t>(bytes_, 1 << 10, std::clamp<size_t>(bytes_ / 8, 256 << 10, 16 << 20));
    if (payload < size + align) payload = size + align;
    Chunk* chunk = static_cast<Chunk*>(std::malloc(sizeof(Chunk) + payload));
    if (!chunk) throw std::bad_alloc();
    chunk->next = chunks_;
    chunks_ = chunk;
    bytes_ += payload;
    cursor_ = reinterpret_cast<uintptr_t>(chunk + 1);
    limit_ = cursor_ + payload;
    return allocate(size, align);
  }

  void swap(Arena& other) {
    std::swap(chunks_, other.chunks_);
    std::swap(cursor_, other.cursor_);
    std::swap(limit_, other.limit_);
    std::swap(bytes_, other.bytes_);
  }

  Chunk* chunks_ = nullptr;
  uintptr_t cursor_ = 0, limit_ = 0;
  size_t bytes_ = 0;
};

/// A vector whose storage is in an arena. Trivially destructible; growth abandons the old storage
/// (at most as much again). Elements are trivially copyable.
template <class T>
class ArenaVec {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  void push_back(Arena& arena, T item) {
    if (size_ == capacity_) reserve(arena, capacity_ ? capacity_ * 2 : 2);
    data_[size_++] = item;
  }
  void reserve(Arena& arena, uint32_t capacity) {
    if (capacity <= capacity_) return;
    T* data = static_cast<T*>(arena.allocate(sizeof(T) * capacity, alignof(T)));
    if (size_) std::memcpy(static_cast<void*>(data), data_, sizeof(T) * size_);
    data_ = data;
    capacity_ = capacity;
  }
  /// Uses `data`, which lives as long as the arena and holds `size` elements already, until it is
  /// full. For an empty vector.
  void useStorage(T* data, uint32_t capacity, uint32_t size = 0) {
    data_ = data;
    size_ = size;
    capacity_ = capacity;
  }
  /// Removes the element at `index`; the order of the others stays.
  void erase(uint32_t index) {
    std::memmove(static_cast<void*>(data_ + index), data_ + index + 1,
                 sizeof(T) * (size_ - index - 1));
    --size_;
  }
  void resizeDown(uint32_t size) { size_ = size; }
  void clear() { size_ = 0; }

  T& operator[](size_t i) { return data_[i]; }
  const T& operator[](size_t i) const { return data_[i]; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  T& back() { return data_[size_ - 1]; }
  const T& back() const { return data_[size_ - 1]; }
  uint32_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  operator std::span<T>() { return {data_, size_}; }
  operator std::span<const T>() const { return {data_, size_}; }

 private:
  T* data_ = nullptr;
  uint32_t size_ = 0, capacity_ = 0;
};

}  // namespace minic
