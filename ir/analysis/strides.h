// How addresses move through a loop, and which accesses of different iterations touch the same
// bytes.
//
//     loop:                                                    in iteration r
//       %i = phi i64 [ 1, %ph ], [ %j, %loop ]
//       %p = getelementptr inbounds [9 x i32], ptr @a, i64 0, i64 %i      @a + 4 + 4 * r
//       %j = add i64 %i, 1
//       %q = getelementptr inbounds [9 x i32], ptr @a, i64 0, i64 %j      @a + 8 + 4 * r
//
// What is stored through %q is loaded through %p one iteration later, so no two iterations may run
// at once.
//
// Addresses are affine in the iteration: the base plus a constant, plus invariants, plus a constant
// per iteration (ir/analysis/address.h). Allen and Kennedy, Optimizing Compilers for Modern
// Architectures, section 3.3 (strong SIV subscripts); what remains unknown is left to tests at run
// time.
#pragma once

#include <optional>
#include <span>

#include "ir/analysis/address.h"
#include "ir/loops.h"

namespace minic {

/// A phi of a loop's header that grows by the same number in every iteration: an integer, or a
/// pointer (in bytes).
struct Stepping {
  Inst* phi;
  Value* start;  ///< from the preheader
  Inst* next;    ///< from the latch
  int64_t step;
};

/// The address of an access in each iteration of a loop: `start` in the first, `stride` bytes more
/// in each other.
struct StridedAddress {
  Address start;
  int64_t stride = 0;
};

/// An access to memory in a loop.
struct StridedAccess {
  Inst* inst;  ///< a load or a store
  std::optional<StridedAddress> at;
  uint64_t size;  ///< in bytes
  bool isStore;
  bool isAlways;  ///< it happens in every iteration
};

/// The forms differ by their bases and numbers only.
bool hasSameTerms(const Address& a, const Address& b);

class StrideAnalysis {
 public:
  /// Keeps references. `loop` is innermost, or its inner loops have no phi of `steppings`.
  StrideAnalysis(const Loops& loops, uint32_t loop, std::span<const Stepping> steppings)
      : loops_(loops), loop_(loop), steppings_(steppings) {}

  /// The stepping phi that a value is, or null.
  const Stepping* steppingOf(const Value* value) const;
  bool isInvariant(const Value* value) const;

  StridedAccess accessOf(Inst* access, bool isAlways) const;

  /// How many bytes b lies after a in the same iteration, if that is known.
  static std::optional<int64_t> distance(const StridedAccess& a, const StridedAccess& b);

  /// At most so many iterations in a row may run at once, each doing `first` before `second`, as if
  /// one iteration ran after the other: a read and a write of the same bytes, or two writes, keep
  /// their order. At most `limit`, which is for all; nothing: not known.
  static std::optional<uint32_t> iterationsAtOnce(const StridedAccess& first,
                                                  const StridedAccess& second, uint32_t limit);

 private:
  std::optional<StridedAddress> addressOf(const Value* pointer, bool isAlways) const;

  const Loops& loops_;
  uint32_t loop_;
  std::span<const Stepping> steppings_;
};

}  // namespace minic
