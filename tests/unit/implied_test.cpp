// isImplied: where a comparison is known to hold, the answer about another one is right for all
// numbers of 4 bits, and given where all numbers agree.
#include "ir/analysis/implied.h"

#include <gtest/gtest.h>

#include "ir/fold.h"
#include "ir/function.h"

namespace minic {
namespace {

constexpr unsigned kWidth = 4, kCount = 1u << kWidth;

class Implied : public testing::Test {
 protected:
  Implied() {
    i4_ = module_.types.intTy(kWidth);
    Type* params[] = {i4_, i4_};
    function_ = module_.createFunction("f", module_.types.function(i4_, params));
    x_ = function_->args[0], y_ = function_->args[1];
  }
  Module module_;
  Type* i4_;
  Function* function_;
  Value *x_, *y_;
};

TEST_F(Implied, ConstantsAtFourBits) {
  for (unsigned p = 0; p < 10; ++p)
    for (unsigned a = 0; a < kCount; ++a)
      for (unsigned q = 0; q < 10; ++q)
        for (unsigned b = 0; b < kCount; ++b) {
          bool canHold = false, canFail = false;
          for (unsigned x = 0; x < kCount; ++x) {
            if (!compareIntegers(IntPred(p), kWidth, x, a)) continue;
            (compareIntegers(IntPred(q), kWidth, x, b) ? canHold : canFail) = true;
          }
          if (!canHold && !canFail) continue;  // the known comparison is false
          auto answer = isImplied({IntPred(p), x_, module_.constInt(i4_, a)},
                                  {IntPred(q), x_, module_.constInt(i4_, b)});
          ASSERT_FALSE(answer && (*answer ? canFail : canHold))
              << p << " " << a << " " << q << " " << b;
          bool isOneOrder = isEquality(IntPred(p)) || isEquality(IntPred(q)) ||
                            isSigned(IntPred(p)) == isSigned(IntPred(q));
          // x != 5 is no interval.
          if (isOneOrder && IntPred(p) != IntPred::NE) {
            ASSERT_EQ(answer.has_value(), !(canHold && canFail))
                << p << " " << a << " " << q << " " << b;
          }
        }
}

TEST_F(Implied, ValuesAtFourBits) {
  for (unsigned p = 0; p < 10; ++p)
    for (unsigned q = 0; q < 10; ++q)
      for (bool isSwapped : {false, true}) {
        bool canHold = false, canFail = false;
        for (unsigned x = 0; x < kCount; ++x)
          for (unsigned y = 0; y < kCount; ++y) {
            if (!compareIntegers(IntPred(p), kWidth, x, y)) continue;
            bool holds = compareIntegers(IntPred(q), kWidth, isSwapped ? y : x, isSwapped ? x : y);
            (holds ? canHold : canFail) = true;
          }
        Comparison asked{IntPred(q), isSwapped ? y_ : x_, isSwapped ? x_ : y_};
        auto answer = isImplied({IntPred(p), x_, y_}, asked);
        ASSERT_EQ(answer.has_value(), !(canHold && canFail)) << p << " " << q << " " << isSwapped;
        ASSERT_FALSE(answer && *answer != canHold) << p << " " << q << " " << isSwapped;
      }
}

TEST_F(Implied, AlwaysAtFourBits) {
  for (unsigned p = 0; p < 10; ++p)
    for (unsigned a = 0; a < kCount; ++a)
      for (bool isSwapped : {false, true}) {
        bool canHold = false, canFail = false;
        for (unsigned x = 0; x < kCount; ++x) {
          bool holds = compareIntegers(IntPred(p), kWidth, isSwapped ? a : x, isSwapped ? x : a);
          (holds ? canHold : canFail) = true;
        }
        const Value* number = module_.constInt(i4_, int64_t(a));
        Comparison asked{IntPred(p), isSwapped ? number : x_, isSwapped ? x_ : number};
        auto answer = isAlways(asked);
        ASSERT_EQ(answer.has_value(), !(canHold && canFail)) << p << " " << a << " " << isSwapped;
        ASSERT_FALSE(answer && *answer != canHold) << p << " " << a << " " << isSwapped;
      }
}

}  // namespace
}  // namespace minic
