// Value numbering and hoisting on machine code: what is computed once, what must be computed again.
#include "backend/mir/value_numbering.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "tests/unit/lowered.h"

namespace minic {
namespace {

struct Shared : Lowered {
  std::string before, after;

  explicit Shared(std::string_view text, const char* target = "riscv64") : Lowered(text, target) {
    before = printMir(*mf);
    numberValues(*mf, std::move(flow));
    EXPECT_EQ(verifyMir(*mf), "");
    after = printMir(*mf);
  }
  /// Instructions of one op in blocks of a loop depth (-1: in all).
  unsigned count(std::string_view op, int depth = -1) const {
    unsigned found = 0;
    for (const MBlock* block : mf->layout)
      for (const MInst* inst = block->first; inst; inst = inst->next)
        found += mf->target.ops[inst->op].name == op &&
                 (depth < 0 || block->loopDepth == unsigned(depth));
    return found;
  }
};

TEST(Share, EqualValuesAreMadeOnce) {
  Shared s(R"(
@g = global [10 x i64] zeroinitializer
define void @f(i64 %i, i64 %j, ptr %p, ptr %q) {
  %a = mul i64 %i, %j
  store i64 %a, ptr %p
  %b = mul i64 %i, %j
  store i64 %b, ptr %q
  %c = mul i64 %j, %j
  %at = getelementptr [10 x i64], ptr @g, i64 0, i64 %i
  store i64 %c, ptr %at
  %at2 = getelementptr [10 x i64], ptr @g, i64 0, i64 %i
  store i64 %c, ptr %at2
  ret void
})");
  EXPECT_EQ(s.count("Mul"), 2u) << s.before << s.after;
  EXPECT_EQ(s.count("Address"), 1u) << s.after;
  EXPECT_EQ(s.count("Slli"), 1u) << s.after;
}

TEST(Share, AValueServesOnlyWhatItDominates) {
  Shared s(R"(
define i64 @f(i1 %c, i64 %i, i64 %j) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = mul i64 %i, %j
  br label %join
right:
  %b = mul i64 %i, %j
  br label %join
join:
  %p = phi i64 [ %a, %left ], [ %b, %right ]
  %d = mul i64 %i, %j
  %r = xor i64 %p, %d
  ret i64 %r
})");
  EXPECT_EQ(s.count("Mul"), 3u) << s.after;
}

TEST(Share, InvariantsLeaveTheLoop) {
  Shared s(R"(
@g = global [100 x [100 x i32]] zeroinitializer
define void @f(i64 %n, i64 %row) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %w = mul i64 %n, %row
  %v = trunc i64 %w to i32
  %at = getelementptr [100 x [100 x i32]], ptr @g, i64 0, i64 %row, i64 %i
  store i32 %v, ptr %at
  %i1 = add i64 %i, 1
  %more = icmp slt i64 %i1, %n
  br i1 %more, label %loop, label %out
out:
  ret void
})");
  EXPECT_EQ(s.count("Mul", 1), 0u) << s.after;
  EXPECT_EQ(s.count("Address", 1), 0u) << s.after;
  EXPECT_GE(s.count("Mul", 0), 1u) << s.after;
}

/// A constant in two successive loops, and `between` blocks between two additions of it.
std::string farApart(unsigned between) {
  std::string text = R"(
define void @f(i64 %n, ptr %p) {
entry:
  %far = add i64 %n, 5
  store volatile i64 %far, ptr %p
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %i1, %one ]
  store volatile i64 77777, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %one, label %b0
)";
  for (unsigned i = 0; i < between; ++i)
    text += fmt::format(
        "b{}:\n  %x{} = load volatile i1, ptr %p\n  br i1 %x{}, label %b{}, label %out\n", i, i, i,
        i + 1);
  text += fmt::format("b{}:\n", between) + R"(
  %again = add i64 %n, 5
  store volatile i64 %again, ptr %p
  br label %two
two:
  %j = phi i64 [ 0, %BEFORE ], [ %j1, %two ]
  store volatile i64 77777, ptr %p
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, %n
  br i1 %d, label %two, label %out
out:
  ret void
})";
  return text.replace(text.find("BEFORE"), 6, fmt::format("b{}", between));
}

TEST(Share, ConstantsAreKeptForOneNestOfLoops) {
  Shared s(farApart(1));
  EXPECT_EQ(s.count("Li", 1), 0u) << s.after;
  auto before = s.before.find("77777"), second = s.before.find("77777", before + 1);
  ASSERT_NE(second, std::string::npos);
  auto first = s.after.find("77777");
  EXPECT_NE(s.after.find("77777", first + 1), std::string::npos) << s.after;
}

TEST(Share, NothingIsKeptOverHundredsOfBlocks) {
  // Else a large function would have registers for none but what its first blocks computed.
  Shared near(farApart(50)), far(farApart(200));
  auto sums = [](const Shared& s) { return s.count("Addi", 0); };
  EXPECT_EQ(sums(near) + 1, sums(far)) << far.after;
}

TEST(Share, OnlyWhatTheLoopReadsCountsAgainstItsRegisters) {
  // Ten rows: ten registers, although thirty values leave the loop on the way to them.
  std::string text, body;
  for (int k = 0; k < 10; ++k) {
    text += fmt::format("@g{} = global [100 x [{} x i32]] zeroinitializer\n", k, 100 + k);
    body += fmt::format(
        "  %p{0} = getelementptr [100 x [{1} x i32]], ptr @g{0}, i64 0, i64 %row, i64 %i\n"
        "  store i32 0, ptr %p{0}\n",
        k, 100 + k);
  }
  Shared s(text + R"(
define void @f(i64 %n, i64 %row) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
)" + body + R"(
  %i1 = add i64 %i, 1
  %more = icmp slt i64 %i1, %n
  br i1 %more, label %loop, label %out
out:
  ret void
})");
  EXPECT_EQ(s.count("Mul", 1), 0u) << s.after;
  EXPECT_EQ(s.count("Address", 1), 0u) << s.after;
}

TEST(Share, DivisionIsNotDoneBeforeItIsKnownToBeWanted) {
  Shared s(R"(
define i64 @f(i64 %n, i64 %d) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %s = phi i64 [ 0, %entry ], [ %s2, %next ]
  %c = icmp eq i64 %d, 0
  br i1 %c, label %next, label %body
body:
  %q = sdiv i64 %n, %d
  br label %next
next:
  %x = phi i64 [ 0, %head ], [ %q, %body ]
  %s2 = add i64 %s, %x
  %i1 = add i64 %i, 1
  %more = icmp slt i64 %i1, %n
  br i1 %more, label %head, label %out
out:
  ret i64 %s2
})");
  EXPECT_EQ(s.count("Div", 1), 1u) << s.after;
}

TEST(Share, LoadsAreSharedUntilSomethingIsWritten) {
  constexpr std::string_view kText = R"(
define i64 @f(ptr %p, ptr %q) {
  %a = load i64, ptr %p
  %b = load i64, ptr %p
  store i64 7, ptr %q
  %c = load i64, ptr %p
  %d = load volatile i64, ptr %p
  %e = load volatile i64, ptr %p
  %s1 = add i64 %a, %b
  %s2 = xor i64 %s1, %c
  %s3 = mul i64 %s2, %d
  %s4 = sub i64 %s3, %e
  ret i64 %s4
})";
  Shared s(kText);
  EXPECT_EQ(s.count("Ld"), 4u) << s.after;
}

TEST(Share, ThePhiIsReadBeforeItIsWrittenAgain) {
  // %old must be the value of the round before, although the phi's register is written at the end
  // of each round.
  Shared s(R"(
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %y, %loop ]
  %old = phi i64 [ 0, %entry ], [ %x, %loop ]
  %y = mul i64 %x, %x
  %more = icmp slt i64 %y, %n
  br i1 %more, label %loop, label %out
out:
  %z = mul i64 %x, %x
  %r = sub i64 %z, %old
  ret i64 %r
})");
  // The square is made once; %x is still there for it after the loop.
  EXPECT_EQ(s.count("Mul"), 1u) << s.after;
}

}  // namespace
}  // namespace minic
