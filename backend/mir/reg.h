// Registers of a machine: their numbers, sets of them, and their classes.
//
// Physical registers have the target's own numbers below Reg::kFirstVirtual; virtual registers are
// numbered from there on. A class is an index into the target's table (RegisterInfo::classes in
// backend/mir/target.h), which describes it to the back end.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace minic {

/// A physical or a virtual register.
struct Reg {
  static constexpr uint32_t kNone = ~0u;
  /// The number of physical registers that a target can have: 64 per word of a RegSet.
  static constexpr uint32_t kFirstVirtual = 128;
  uint32_t raw = kNone;
  constexpr bool valid() const { return raw != kNone; }
  constexpr bool isPhysical() const { return raw < kFirstVirtual; }
  constexpr bool isVirtual() const { return raw >= kFirstVirtual && raw != kNone; }
  /// Dense index of a virtual register, for side tables.
  constexpr uint32_t index() const { return raw - kFirstVirtual; }
  static constexpr Reg physical(uint32_t number) { return {number}; }
  static constexpr Reg virtual_(uint32_t index) { return {index + kFirstVirtual}; }
  constexpr bool operator==(const Reg&) const = default;
};

/// A set of physical registers. Iteration is in the order of their numbers.
class RegSet {
 public:
  constexpr RegSet() = default;
  /// The empty set, written 0 in tables.
  constexpr RegSet(std::nullptr_t) {}
  constexpr RegSet(std::initializer_list<Reg> regs) {
    for (Reg reg : regs) insert(reg);
  }
  /// The registers with numbers first to last.
  static constexpr RegSet range(uint32_t first, uint32_t last) {
    RegSet set;
    for (uint32_t number = first; number <= last; ++number) set.insert(Reg{number});
    return set;
  }

  constexpr bool contains(Reg reg) const { return words_[reg.raw / 64] >> reg.raw % 64 & 1; }
  constexpr void insert(Reg reg) { words_[reg.raw / 64] |= uint64_t(1) << reg.raw % 64; }
  constexpr void erase(Reg reg) { words_[reg.raw / 64] &= ~(uint64_t(1) << reg.raw % 64); }
  constexpr bool empty() const {
    uint64_t all = 0;
    for (uint64_t word : words_) all |= word;
    return all == 0;
  }
  constexpr RegSet& operator|=(const RegSet& other) {
    for (size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr RegSet& operator&=(const RegSet& other) {
    for (size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr RegSet& operator-=(const RegSet& other) {
    for (size_t i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr RegSet operator|(RegSet a, const RegSet& b) { return a |= b; }
  friend constexpr RegSet operator&(RegSet a, const RegSet& b) { return a &= b; }
  friend constexpr RegSet operator-(RegSet a, const RegSet& b) { return a -= b; }
  constexpr bool operator==(const RegSet&) const = default;

  class Iterator {
   public:
    constexpr Iterator(const RegSet& set, size_t word) : set_(&set), word_(word) {
      if (word_ < kWords) rest_ = set.words_[word_];
      skipEmpty();
    }
    constexpr Reg operator*() const {
      return Reg{uint32_t(word_ * 64) + uint32_t(std::countr_zero(rest_))};
    }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      skipEmpty();
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const {
      return word_ != other.word_ || rest_ != other.rest_;
    }

   private:
    constexpr void skipEmpty() {
      while (rest_ == 0 && word_ < kWords)
        if (++word_ < kWords) rest_ = set_->words_[word_];
    }
    const RegSet* set_;
    size_t word_;
    uint64_t rest_ = 0;
  };
  constexpr Iterator begin() const { return {*this, 0}; }
  constexpr Iterator end() const { return {*this, kWords}; }

 private:
  static constexpr size_t kWords = Reg::kFirstVirtual / 64;
  std::array<uint64_t, kWords> words_{};
};

/// An index into the target's table of register classes. The first two are those of integers and
/// pointers, and of floats and doubles, on every target; a target may have more. Vector is that of
/// vectors of 16 bytes or less, on targets that have them.
enum class RegClass : uint8_t { Int, Float, Vector };

}  // namespace minic
