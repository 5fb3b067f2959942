// Affine addresses by iteration: the counters in the form of an address are replaced by their
// starts.
#include "ir/analysis/strides.h"

#include <algorithm>
#include <numeric>

namespace minic {

namespace {

bool addTerm(Address& address, const AddressTerm& term) {
  if (const ConstInt* number = asConstInt(term.variable)) {
    int64_t value = term.isZeroExtended ? int64_t(number->zext()) : number->value;
    address.offset = int64_t(uint64_t(address.offset) + uint64_t(value) * uint64_t(term.scale));
    return true;
  }
  for (uint32_t i = 0; i < address.numTerms; ++i) {
    AddressTerm& known = address.terms[i];
    if (known.variable != term.variable || known.isZeroExtended != term.isZeroExtended) continue;
    known.scale = int64_t(uint64_t(known.scale) + uint64_t(term.scale));
    if (known.scale == 0) known = address.terms[--address.numTerms];
    return true;
  }
  if (address.numTerms == Address::kMaxTerms) return false;
  address.terms[address.numTerms++] = term;
  return true;
}

/// The rest of a circle of `modulus` bytes (0: 2^64) that is nearest to 0.
int64_t nearest(int64_t bytes, uint64_t modulus) {
  if (modulus == 0) return bytes;
  uint64_t magnitude = bytes < 0 ? -uint64_t(bytes) : uint64_t(bytes);
  uint64_t rest = magnitude % modulus;
  if (bytes < 0 && rest) rest = modulus - rest;
  return rest > modulus / 2 ? -int64_t(modulus - rest) : int64_t(rest);
}

}  // namespace

bool hasSameTerms(const Address& a, const Address& b) {
  if (a.numTerms != b.numTerms) return false;
  return std::all_of(a.terms, a.terms + a.numTerms, [&](const AddressTerm& term) {
    return std::any_of(b.terms, b.terms + b.numTerms, [&](const AddressTerm& other) {
      return term.variable == other.variable && term.isZeroExtended == other.isZeroExtended &&
             term.scale == other.scale;
    });
  });
}

const Stepping* StrideAnalysis::steppingOf(const Value* value) const {
  for (const Stepping& stepping : steppings_)
    if (stepping.phi == value) return &stepping;
  return nullptr;
}

bool StrideAnalysis::isInvariant(const Value* value) const {
  const Inst* inst = asInst(value);
  if (!inst) return true;
  uint32_t inner = loops_.loopOf(inst->block);
  return inner == Loops::kNone || inner < loop_ || inner > loops_.loops[loop_].last;
}

std::optional<StridedAddress> StrideAnalysis::addressOf(const Value* pointer, bool isAlways) const {
  Address form = Address::of(pointer);
  if (!form.isKnown) return std::nullopt;
  StridedAddress result;
  if (const Stepping* moving = steppingOf(form.base)) {
    result.start = Address::of(moving->start);
    if (!result.start.isKnown) return std::nullopt;
    result.stride = moving->step;
    result.start.offset = int64_t(uint64_t(result.start.offset) + uint64_t(form.offset));
    result.start.modulus = std::gcd(result.start.modulus, form.modulus);
  } else {
    if (!isInvariant(form.base)) return std::nullopt;
    result.start.base = form.base;
    result.start.offset = form.offset;
    result.start.modulus = form.modulus;
  }
  // An index of fewer bits steps as a wide one does if each iteration's lies within one variable.
  bool wraps = false;
  for (uint32_t i = 0; i < form.numTerms; ++i) {
    AddressTerm term = form.terms[i];
    if (isInvariant(term.variable)) {
      if (!addTerm(result.start, term)) return std::nullopt;
      continue;
    }
    auto* variable = static_cast<const Inst*>(term.variable);
    const Stepping* counter = steppingOf(variable->is(Op::Trunc) ? variable->operand(0) : variable);
    if (!counter) return std::nullopt;
    if (unsigned bits = variable->type->bits; bits < 64) {
      if (bits != 32 || std::abs(term.scale) >= int64_t(1) << 24) return std::nullopt;
      wraps = true;
      result.start.modulus = std::gcd(result.start.modulus, uint64_t(std::abs(term.scale)) << bits);
    }
    result.stride =
        int64_t(uint64_t(result.stride) + uint64_t(counter->step) * uint64_t(term.scale));
    term.variable = counter->start;
    if (!addTerm(result.start, term)) return std::nullopt;
  }
  if (std::abs(result.stride) > int64_t(1) << 24) return std::nullopt;
  if (wraps) {
    uint64_t size = knownObjectSize(result.start.base);
    if (!isAlways || size == 0 || size >= result.start.modulus / 4) return std::nullopt;
  }
  return result;
}

StridedAccess StrideAnalysis::accessOf(Inst* access, bool isAlways) const {
  const Type* type = access->accessedType();
  return {access, addressOf(access->address(), isAlways), type->size, access->is(Op::Store),
          isAlways};
}

std::optional<int64_t> StrideAnalysis::distance(const StridedAccess& a, const StridedAccess& b) {
  if (!a.at || !b.at || a.at->start.base != b.at->start.base ||
      !hasSameTerms(a.at->start, b.at->start))
    return std::nullopt;
  auto bytes = int64_t(uint64_t(b.at->start.offset) - uint64_t(a.at->start.offset));
  uint64_t modulus = std::gcd(a.at->start.modulus, b.at->start.modulus);
  if (modulus == 0) return bytes;
  // Both lie within one variable, which is smaller than the circle.
  uint64_t size = knownObjectSize(a.at->start.base);
  if (size == 0 || size >= modulus / 4) return std::nullopt;
  return nearest(bytes, modulus);
}

std::optional<uint32_t> StrideAnalysis::iterationsAtOnce(const StridedAccess& first,
                                                         const StridedAccess& second,
                                                         uint32_t limit) {
  std::optional<int64_t> between = distance(first, second);
  if (!between || first.at->stride != second.at->stride) return std::nullopt;
  // `second` in iteration r against `first` in iteration r + k, which would run before it.
  auto sizeOfFirst = __int128(first.size), sizeOfSecond = __int128(second.size);
  for (uint32_t k = 1; k < limit; ++k) {
    __int128 moved = __int128(first.at->stride) * k;
    if (*between - sizeOfFirst < moved && moved < *between + sizeOfSecond) return k;
  }
  return limit;
}

}  // namespace minic
