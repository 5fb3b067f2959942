// Sums of products as values of 64 bits, modulo 2^64, and the code for them.
#pragma once

#include <algorithm>
#include <vector>

#include "ir/builder.h"

namespace minic {

/// number + sum of factor * value; the values are invariant in the loop at hand.
struct Sum {
  struct Term {
    Value* value;
    int64_t factor;
    bool operator==(const Term&) const = default;
  };
  int64_t number = 0;
  std::vector<Term> terms;  // no value twice, no factor 0

  bool isZero() const { return number == 0 && terms.empty(); }
  bool isNumber() const { return terms.empty(); }
  void add(Value* value, int64_t factor) {
    for (Term& term : terms)
      if (term.value == value) {
        term.factor = int64_t(uint64_t(term.factor) + uint64_t(factor));
        if (term.factor == 0) terms.erase(terms.begin() + (&term - terms.data()));
        return;
      }
    if (factor != 0) terms.push_back({value, factor});
  }
  void add(const Sum& other, int64_t times) {
    number = int64_t(uint64_t(number) + uint64_t(other.number) * uint64_t(times));
    for (const Term& term : other.terms)
      add(term.value, int64_t(uint64_t(term.factor) * uint64_t(times)));
  }
  bool hasTermsOf(const Sum& other) const {
    return terms.size() == other.terms.size() &&
           std::all_of(terms.begin(), terms.end(), [&](const Term& term) {
             return std::find(other.terms.begin(), other.terms.end(), term) != other.terms.end();
           });
  }
};

/// Arithmetic of 64 bits at the builder's insertion point. Numbers are folded.
class SumBuilder {
 public:
  explicit SumBuilder(Builder& build) : build_(build) {}

  Value* number(int64_t number) const;
  /// `a` may be null, for nothing.
  Value* plus(Value* a, Value* b) const;
  Value* times(Value* value, int64_t by) const;
  Value* times(Value* a, Value* b) const;
  /// The value of the sum. Narrower values are extended by zeros.
  Value* make(const Sum& sum) const;
  /// The pointer moved by so many bytes.
  Value* moved(Value* pointer, Value* bytes) const;

 private:
  Builder& build_;
};

}  // namespace minic
