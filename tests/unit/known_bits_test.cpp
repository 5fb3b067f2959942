// Known bits: what combineBits says of a result holds for all numbers that the operands may be. At
// 4 bits for all pairs of operands of which anything can be known, at 8 bits for random ones.
#include "ir/analysis/known_bits.h"

#include <gtest/gtest.h>
#include <random>

#include "ir/fold.h"

namespace minic {
namespace {

constexpr Op kOps[] = {Op::Add, Op::Sub,  Op::Mul,  Op::SDiv, Op::UDiv, Op::SRem, Op::URem,
                       Op::Shl, Op::LShr, Op::AShr, Op::And,  Op::Or,   Op::Xor};

bool mayBe(const KnownBits& known, uint64_t number) {
  return !(number & known.zeros) && !(~number & known.ones);
}

/// All numbers that the operands may be, through all ops.
void check(const KnownBits& a, const KnownBits& b) {
  uint64_t count = uint64_t(1) << a.width;
  for (Op op : kOps) {
    KnownBits result = combineBits(op, a, b);
    for (uint64_t x = 0; x < count; ++x) {
      if (!mayBe(a, x)) continue;
      for (uint64_t y = 0; y < count; ++y) {
        if (!mayBe(b, y)) continue;
        Folded folded = foldIntegers(op, a.width, x, y);
        if (folded.kind == Folded::Number && !mayBe(result, folded.bits)) {
          FAIL() << opInfo(op).text << " of " << x << " and " << y << " is " << folded.bits
                 << ", but zeros are " << result.zeros << ", ones " << result.ones;
        }
      }
    }
  }
}

std::vector<KnownBits> everything(unsigned width) {
  std::vector<KnownBits> all;
  for (uint64_t zeros = 0; zeros < uint64_t(1) << width; ++zeros)
    for (uint64_t ones = 0; ones < uint64_t(1) << width; ++ones)
      if (!(zeros & ones)) all.push_back({width, zeros, ones});
  return all;
}

TEST(KnownBits, AllOperandsAtFourBits) {
  for (const KnownBits& a : everything(4))
    for (const KnownBits& b : everything(4)) {
      check(a, b);
      if (HasFailure()) return;
    }
}

TEST(KnownBits, AllNumbersAtEightBits) {
  std::vector<KnownBits> all = everything(8);
  std::mt19937_64 random{3};
  for (int i = 0; i < (kDebug ? 100 : 3000) && !HasFailure(); ++i)
    check(all[random() % all.size()], all[random() % all.size()]);
}

/// The carries: what is known must not be less than the obvious.
TEST(KnownBits, KnowsWhatIsObvious) {
  KnownBits small{32, 0xffffff00, 0}, odd{32, 0, 1}, even{32, 1, 0};
  EXPECT_EQ(combineBits(Op::Add, small, small).zeros, 0xfffffe00u);
  EXPECT_EQ(combineBits(Op::Mul, small, small).zeros, 0xffff0000u);
  EXPECT_EQ(combineBits(Op::Add, odd, odd).zeros, 1u);
  EXPECT_EQ(combineBits(Op::Sub, odd, even).ones, 1u);
  EXPECT_EQ(combineBits(Op::Mul, odd, odd).ones, 1u);
  EXPECT_TRUE(
      combineBits(Op::URem, odd, KnownBits{32, ~uint64_t(7) & 0xffffffff, 7}).isNonNegative());
}

}  // namespace
}  // namespace minic
