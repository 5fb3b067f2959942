// The allocators under the checker, and the checker under planted faults: each kind of damage to a
// right allocation must be found.
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>

#include "backend/backend.h"
#include "backend/layout.h"
#include "backend/lower.h"
#include "backend/regalloc.h"
#include "ir/parse.h"
#include "support/diagnostics.h"

namespace minic {
namespace {

constexpr std::string_view kProgram = R"(
declare i32 @g(i32, i32)
define i32 @f(i32 %n, i32 %m, ptr %p, i64 %k) {
entry:
  %big = add i32 %n, 77
  %w = mul i32 %n, %m
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %a = phi i32 [ %n, %entry ], [ %b, %next ]
  %b = phi i32 [ %m, %entry ], [ %c, %next ]
  %c = phi i32 [ %w, %entry ], [ %a, %next ]
  %s = phi i32 [ 0, %entry ], [ %s3, %next ]
  %x1 = add i32 %a, %b
  %x2 = mul i32 %x1, %c
  %x3 = xor i32 %x2, %s
  %x4 = sub i32 %x3, %a
  %x5 = mul i32 %x4, %x1
  %x6 = add i32 %x5, %x2
  %x7 = xor i32 %x6, %x3
  %x8 = mul i32 %x7, %x4
  %x9 = add i32 %x8, %x5
  %y1 = sub i32 %x9, %x6
  %y2 = mul i32 %y1, %x7
  %y3 = add i32 %y2, %x8
  %y4 = xor i32 %y3, %x9
  %z1 = mul i32 %x1, %y4
  %z2 = sub i32 %z1, %x2
  %z3 = mul i32 %z2, %y1
  %z4 = add i32 %z3, %y2
  %z5 = xor i32 %z4, %y3
  %t = sdiv i32 %z5, %m
  %r = call i32 @g(i32 %t, i32 %i)
  %q = shl i32 %r, %x1
  %e = icmp slt i32 %q, %big
  br i1 %e, label %left, label %right
left:
  %s1 = add i32 %s, %q
  br label %next
right:
  %s2 = sub i32 %s, %y4
  br label %next
next:
  %s3 = phi i32 [ %s1, %left ], [ %s2, %right ]
  %at = getelementptr i32, ptr %p, i64 %k
  store i32 %s3, ptr %at
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %out
out:
  %f1 = add i32 %s3, %w
  %f2 = add i32 %f1, %big
  ret i32 %f2
}
)";

struct Allocated {
  SourceManager sources;
  Module module;
  std::unique_ptr<MFunction> mf;
  std::unique_ptr<OperandSnapshot> original;
  AllocationClaims claims;

  Allocated(const char* target, bool spillAll) {
    SourceLoc file = sources.add("test.ll", std::string(kProgram));
    Diagnostics diagnostics(sources);
    bool parsed = parseModule(module, sources, file, diagnostics);
    EXPECT_TRUE(parsed);
    mf = std::make_unique<MFunction>(*findTarget(target));
    mf->name = "f";
    Lowering(*mf, *module.findFunction("f")).run();
    orderBlocks(*mf);
    original = std::make_unique<OperandSnapshot>(*mf);
    if (spillAll)
      allocateSpillAll(*mf, &claims);
    else
      allocateGreedy(*mf, &claims);
  }
  std::string check() const { return checkAllocation(*mf, *original, claims); }
};

class Allocators : public testing::TestWithParam<std::pair<const char*, bool>> {};

TEST_P(Allocators, AreRight) {
  Allocated a(GetParam().first, GetParam().second);
  EXPECT_EQ(a.check(), "") << printMir(*a.mf);
  verifyMir(*a.mf, true);
  expandCopies(*a.mf);
  verifyMir(*a.mf, true);
}

/// Damages one thing at a time and counts what the checker says. `harmless` faults may exist: a copy
/// of what the place holds anyway.
TEST_P(Allocators, PlantedFaultsAreCaught) {
  Allocated a(GetParam().first, GetParam().second);
  ASSERT_EQ(a.check(), "");
  unsigned planted = 0, caught = 0;
  auto tryFault = [&](const std::function<void()>& plant, const std::function<void()>& repair) {
    plant();
    ++planted;
    caught += !a.check().empty();
    repair();
    ASSERT_EQ(a.check(), "") << "the repair failed";
  };
  const Target& target = a.mf->target;
  for (MBlock* block : a.mf->layout)
    for (MInst *inst = block->first, *next; inst; inst = next) {
      next = inst->next;
      // An inserted copy, or a part of a copy of an edge, that is missing.
      if (inst->op == kParallelCopy && inst->flags & kInserted && inst->operandCount == 2)
        tryFault([&] { MFunction::remove(*block, inst); }, [&] { MFunction::insert(*block, next, inst); });
      for (MOperand& operand : inst->operands()) {
        if (!operand.isReg() || !(operand.uses() || operand.defines())) continue;
        // Another register of the class.
        MOperand old = operand;
        bool isFloat = target.regs.floatRegs & old.asReg().mask();
        auto order = isFloat ? target.regs.floatOrder : target.regs.intOrder;
        size_t at = size_t(std::find(order.begin(), order.end(), old.asReg()) - order.begin());
        tryFault([&] { operand.payload = order[(at + 3) % order.size()].raw; }, [&] { operand = old; });
      }
    }
  EXPECT_GE(planted, 20u);
  // Some of these change nothing that is ever read: a result that nobody wants, a register that
  // holds the same value. They are few.
  EXPECT_GE(caught * 100, planted * 95) << caught << " of " << planted;
}

TEST_P(Allocators, WrongClaimsAreCaught) {
  Allocated a(GetParam().first, GetParam().second);
  for (auto& claims : a.claims.atEntry)
    for (auto& claim : claims) {
      Place old = claim.place;
      claim.place = old == 3 ? 5 : 3;
      EXPECT_NE(a.check(), "");
      claim.place = old;
    }
  EXPECT_EQ(a.check(), "");
}

INSTANTIATE_TEST_SUITE_P(All, Allocators,
                         testing::Values(std::pair{"x86_64", true}, std::pair{"x86_64", false},
                                         std::pair{"riscv64", true}, std::pair{"riscv64", false}),
                         [](const auto& one) {
                           return std::string(one.param.first) + (one.param.second ? "_spill_all" : "_greedy");
                         });

}  // namespace
}  // namespace minic
