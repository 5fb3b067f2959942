// Side tables indexed by dense ids: IdMap<T> (a value per id) and IdSet (a bit per id). Nothing in
// minic is hashed by pointer; values, blocks and virtual registers all carry a dense id.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "support/check.h"

namespace minic {

/// A value per id, default-constructed until set. Sized up front; grow() when ids are added.
template <class T>
class IdMap {
 public:
  IdMap() = default;
  explicit IdMap(size_t size, T fill = T{}) : items_(size, fill) {}
  void assign(size_t size, T fill = T{}) { items_.assign(size, fill); }
  void grow(size_t size, T fill = T{}) {
    if (size > items_.size()) items_.resize(size, fill);
  }
  T& operator[](uint32_t id) {
    MINIC_DCHECK(id < items_.size());
    return items_[id];
  }
  const T& operator[](uint32_t id) const {
    MINIC_DCHECK(id < items_.size());
    return items_[id];
  }
  size_t size() const { return items_.size(); }
  auto begin() { return items_.begin(); }
  auto end() { return items_.end(); }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }

 private:
  std::vector<T> items_;
};

/// A set of ids as a bit vector; iteration (forEach) is in increasing order of id.
class IdSet {
 public:
  IdSet() = default;
  explicit IdSet(size_t size) : words_((size + 63) / 64) {}
  void assign(size_t size) { words_.assign((size + 63) / 64, 0); }
  void grow(size_t size) {
    if ((size + 63) / 64 > words_.size()) words_.resize((size + 63) / 64);
  }
  bool contains(uint32_t id) const {
    return id / 64 < words_.size() && (words_[id / 64] >> (id % 64) & 1);
  }
  /// Adds the id; true if it was not there.
  bool insert(uint32_t id) {
    MINIC_DCHECK(id / 64 < words_.size());
    uint64_t bit = uint64_t(1) << (id % 64), old = words_[id / 64];
    words_[id / 64] = old | bit;
    return !(old & bit);
  }
  void erase(uint32_t id) {
    if (id / 64 < words_.size()) words_[id / 64] &= ~(uint64_t(1) << (id % 64));
  }
  void clear() { words_.assign(words_.size(), 0); }
  bool empty() const {
    for (uint64_t word : words_)
      if (word) return false;
    return true;
  }
  /// this |= other; true if this grew. Both must have the same size.
  bool unite(const IdSet& other) {
    bool grew = false;
    for (size_t i = 0; i < other.words_.size(); ++i) {
      grew |= (other.words_[i] & ~words_[i]) != 0;
      words_[i] |= other.words_[i];
    }
    return grew;
  }
  template <class F>
  void forEach(F&& visit) const {
    for (size_t i = 0; i < words_.size(); ++i)
      for (uint64_t word = words_[i]; word; word &= word - 1)
        visit(uint32_t(i * 64 + size_t(std::countr_zero(word))));
  }
  bool operator==(const IdSet&) const = default;

 private:
  std::vector<uint64_t> words_;
};

}  // namespace minic
