// The checker of mem2reg: what the pass makes of random programs is proved; what is not a
// promotion, or a wrong one, is refuted at the right place.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "interp/interp.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/fold.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"
#include "passes/mem2reg/options.h"
#include "passes/pass_manager.h"
#include "passes/passes.h"
#include "passes/prove/promotion.h"
#include "tests/unit/random_program.h"

namespace minic {
namespace {

void promote(Function& function, SsaForm form = SsaForm::Pruned) {
  PhaseOptions phaseOptions;
  PhaseManager phases(phaseOptions);
  PassOptions options;
  options.set<Mem2RegOptions>().ssa = form;
  PassContext context(function, phases, options);
  mem2reg(function, context);
}

/// A module read from text.
struct Text {
  explicit Text(std::string_view text)
      : diagnostics(sources, {}, [](Diagnostic d) { ADD_FAILURE() << d.message; }) {
    SourceLoc file = sources.add("x.ll", std::string(text));
    EXPECT_TRUE(readModule(module, sources, file, diagnostics));
  }
  Function& function() { return *module.functions[0]; }
  SourceManager sources;
  Diagnostics diagnostics;
  Module module;
};

/// The verdict's pointers lead into modules that are gone when it returns: `text` has their words.
PromotionVerdict check(std::string_view before, std::string_view after,
                       std::string* text = nullptr) {
  Text first(before), second(after);
  PromotionVerdict verdict = checkPromotion(first.function(), second.function());
  if (text) *text = describe(verdict, first.function(), second.function());
  return verdict;
}

test::ProgramOptions programOf(unsigned seed) {
  test::ProgramOptions options = test::variant(seed);
  options.initialise = seed % 7 != 3;
  return options;
}

TEST(CheckPromotion, ProvesAllFormsOnRandomPrograms) {
  uint32_t variables = 0, phis = 0;
  for (unsigned seed = 0; seed < 400; ++seed)
    for (SsaForm form : kSsaForms) {
      std::mt19937 random(seed);
      Module module;
      Function* function = test::randomProgram(module, random, programOf(seed));
      CloneMap copies;
      std::unique_ptr<Function> before = cloneFunction(*function, copies);
      auto other = cloneModule(module);
      promote(*function, form);
      PromotionVerdict verdict = checkPromotion(*before, *function);
      ASSERT_EQ(verdict.kind, PromotionVerdict::Proved)
          << "seed " << seed << ", " << ssaFormName(form) << ": "
          << describe(verdict, *before, *function) << "\n"
          << toString(*before) << toString(*function);
      variables += verdict.variables, phis += verdict.phis;
      // The same across modules, where names and constants are compared by their texts.
      verdict = checkPromotion(*other->findFunction("main"), *function);
      ASSERT_EQ(verdict.kind, PromotionVerdict::Proved)
          << "seed " << seed << ": " << describe(verdict, *before, *function);
    }
  EXPECT_GT(variables, 5000u);
  EXPECT_GT(phis, 5000u);
}

/// Replaces instructions on constants by their results and deletes what has no use.
void foldAndDelete(Function& function) {
  for (bool changed = true; changed;) {
    changed = false;
    for (Block* block : blocks(function))
      for (Inst* inst : insts(block)) {
        std::vector<Value*> operands;
        for (const Use& use : inst->operands())
          if (use.value->isConstant()) operands.push_back(use.value);
        Value* known = operands.size() == inst->numOps && inst->numOps && !hasSideEffects(*inst)
                           ? foldConstants(*function.module, inst->op, inst->type, operands,
                                           inst->flags, inst->sub, inst->typeArg)
                           : nullptr;
        if (known) replaceAllUses(inst, known);
        if (!isTriviallyDead(*inst)) continue;
        erase(inst);
        changed = true;
      }
  }
}

TEST(CheckPromotion, AllowsDeadCodeAndFoldingWhereAsked) {
  uint32_t proved = 0, asPromotion = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    std::mt19937 random(seed);
    Module module;
    // Without undef, for which each folder may choose another number.
    test::ProgramOptions program = programOf(seed);
    program.initialise = true;
    Function* function = test::randomProgram(module, random, program);
    auto other = cloneModule(module);
    const Function& before = *other->findFunction("main");
    promote(*function, SsaForm::Pruned);
    foldAndDelete(*function);
    asPromotion += checkPromotion(before, *function).kind == PromotionVerdict::Proved;
    PromotionVerdict verdict = checkPromotion(before, *function, {.dce = true, .fold = true});
    proved += verdict.kind == PromotionVerdict::Proved;
  }
  EXPECT_GE(proved, 396u);  // what is gone of several instructions that look alike is a guess
  EXPECT_LT(asPromotion, proved / 2);
}

constexpr std::string_view kDiamond = R"(define i32 @f(i1 %c, i32 %a) {
entry:
  %x = alloca i32
  store i32 3, ptr %x
  br i1 %c, label %then, label %join
then:
  store i32 %a, ptr %x
  br label %join
join:
  %v = load i32, ptr %x
  ret i32 %v
}
)";

/// The promoted form, its last block given.
std::string diamond(std::string_view join) {
  return "define i32 @f(i1 %c, i32 %a) {\nentry:\n  br i1 %c, label %then, label %join\nthen:\n"
         "  br label %join\njoin:\n" +
         std::string(join) + "}\n";
}

TEST(CheckPromotion, ProvesWhatDiffersInNamesOnly) {
  auto verdict =
      check(kDiamond, diamond("  %y = phi i32 [ 3, %entry ], [ %a, %then ]\n  ret i32 %y\n"));
  EXPECT_EQ(verdict.kind, PromotionVerdict::Proved);
  EXPECT_EQ(verdict.variables, 1u);
  EXPECT_EQ(verdict.phis, 1u);
  // A phi that nothing uses does no harm, whatever it merges.
  verdict = check(kDiamond, diamond("  %y = phi i32 [ 8, %entry ], [ 9, %then ]\n"
                                    "  %x = phi i32 [ %a, %then ], [ 3, %entry ]\n  ret i32 %x\n"));
  EXPECT_EQ(verdict.kind, PromotionVerdict::Proved);
  EXPECT_EQ(verdict.phis, 1u);
}

TEST(CheckPromotion, RefutesWithPathAndValues) {
  std::string text;
  auto verdict = check(
      kDiamond, diamond("  %x = phi i32 [ %a, %entry ], [ 3, %then ]\n  ret i32 %x\n"), &text);
  EXPECT_EQ(verdict.kind, PromotionVerdict::Refuted);
  EXPECT_NE(text.find("on the path %entry -> %join the variable `%x` holds 3, and `%x` is %a"),
            text.npos)
      << text;
  verdict = check(kDiamond, diamond("  ret i32 %a\n"), &text);
  EXPECT_EQ(verdict.kind, PromotionVerdict::Refuted);
  EXPECT_NE(text.find("needs a phi"), text.npos) << text;
  verdict = check(kDiamond,
                  diamond("  %x = phi i32 [ 3, %entry ], [ undef, %then ]\n  ret i32 %x\n"), &text);
  EXPECT_EQ(verdict.kind, PromotionVerdict::Refuted);
  EXPECT_NE(
      text.find(
          "on the path %entry -> %then -> %join the variable `%x` holds %a, and `%x` is undef"),
      text.npos)
      << text;
}

TEST(CheckPromotion, UndefBeforeMayBecomeAnything) {
  std::string before(kDiamond);
  constexpr std::string_view kFirstStore = "  store i32 3, ptr %x\n";
  before.erase(before.find(kFirstStore), kFirstStore.size());
  EXPECT_EQ(check(before, diamond("  ret i32 %a\n")).kind, PromotionVerdict::Proved);
  EXPECT_EQ(check(before, diamond("  ret i32 undef\n")).kind, PromotionVerdict::Refuted);
}

TEST(CheckPromotion, TheValueOfAnEarlierIterationIsRefuted) {
  std::string_view before = R"(define void @f(i32 %n) {
entry:
  %x = alloca i32
  store i32 0, ptr %x
  br label %loop
loop:
  %old = load i32, ptr %x
  call void @g(i32 %old)
  %v = add i32 %n, 1
  store i32 %v, ptr %x
  %c = icmp eq i32 %v, %old
  br i1 %c, label %loop, label %done
done:
  ret void
}
declare void @g(i32)
)";
  auto after = [](std::string_view phi, std::string_view value) {
    return "define void @f(i32 %n) {\nentry:\n  br label %loop\nloop:\n" + std::string(phi) +
           "  call void @g(i32 " + std::string(value) +
           ")\n  %v = add i32 %n, 1\n  %c = icmp eq i32 %v, " + std::string(value) +
           "\n  br i1 %c, label %loop, label %done\ndone:\n  ret void\n}\n"
           "declare void @g(i32)\n";
  };
  EXPECT_EQ(check(before, after("  %x = phi i32 [ 0, %entry ], [ %v, %loop ]\n", "%x")).kind,
            PromotionVerdict::Proved);
  auto verdict = check(before, after("  %x = phi i32 [ 0, %entry ], [ %x, %loop ]\n", "%x"));
  EXPECT_EQ(verdict.kind, PromotionVerdict::Refuted);
  EXPECT_EQ(verdict.path.size(), 3u);  // entry, and the loop twice
  verdict = check(before, after("", "0"));
  EXPECT_EQ(verdict.kind, PromotionVerdict::Refuted);
  ASSERT_NE(verdict.noPhi, nullptr);
}

TEST(CheckPromotion, DuplicateEdgesAndUnreachableBlocks) {
  std::string_view before = R"(define i32 @f(i32 %s) {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  switch i32 %s, label %other [ i32 1, label %join i32 2, label %join ]
other:
  store i32 2, ptr %x
  br label %join
dead:
  store i32 3, ptr %x
  br label %join
join:
  %v = load i32, ptr %x
  ret i32 %v
}
)";
  auto after = [](std::string_view dead, std::string_view phi) {
    return "define i32 @f(i32 %s) {\nentry:\n  switch i32 %s, label %other [ i32 1, label %join "
           "i32 2, "
           "label %join ]\nother:\n  br label %join\n" +
           std::string(dead) + "join:\n  %v = phi i32 " + std::string(phi) + "\n  ret i32 %v\n}\n";
  };
  EXPECT_EQ(check(before, after("dead:\n  br label %join\n",
                                "[ 1, %entry ], [ 1, %entry ], [ 2, %other ], [ poison, %dead ]"))
                .kind,
            PromotionVerdict::Proved);
  EXPECT_EQ(check(before, after("", "[ 1, %entry ], [ 1, %entry ], [ 2, %other ]")).kind,
            PromotionVerdict::Proved);
  EXPECT_EQ(check(before, after("", "[ 1, %entry ], [ 1, %entry ], [ 1, %other ]")).kind,
            PromotionVerdict::Refuted);
}

// The variable p held the address of x, and i walks: joins are found anew once x is known.
TEST(CheckPromotion, PointersToPromotedVariables) {
  std::string_view before = R"(define i32 @f(ptr %first, ptr %last) {
entry:
  %x = alloca i32
  %p = alloca ptr
  %i = alloca ptr
  store ptr %x, ptr %p
  store ptr %first, ptr %i
  %q = load ptr, ptr %p
  store i32 7, ptr %q
  br label %loop
loop:
  %i1 = load ptr, ptr %i
  %v = load i32, ptr %i1
  %n = getelementptr i32, ptr %i1, i64 1
  store ptr %n, ptr %i
  %c = icmp eq ptr %n, %last
  br i1 %c, label %done, label %loop
done:
  %r = load i32, ptr %x
  ret i32 %r
}
)";
  auto after = [](std::string_view phi, std::string_view at, std::string_view result) {
    std::string i(at);
    return "define i32 @f(ptr %first, ptr %last) {\nentry:\n  br label %loop\nloop:\n" +
           std::string(phi) + "  %v = load i32, ptr " + i + "\n  %n = getelementptr i32, ptr " + i +
           ", i64 1\n  %c = icmp eq ptr %n, %last\n  br i1 %c, label %done, label %loop\n" +
           "done:\n  ret i32 " + std::string(result) + "\n}\n";
  };
  std::string_view phi = "  %i = phi ptr [ %first, %entry ], [ %n, %loop ]\n";
  PromotionVerdict verdict = check(before, after(phi, "%i", "7"));
  EXPECT_EQ(verdict.kind, PromotionVerdict::Proved);
  EXPECT_EQ(verdict.variables, 3u);
  EXPECT_EQ(check(before, after(phi, "%i", "8")).kind, PromotionVerdict::Refuted);
  EXPECT_EQ(check(before, after("", "%first", "7")).kind, PromotionVerdict::Refuted);
}

TEST(CheckPromotion, WhatIsNoPromotion) {
  std::string text;
  auto verdict =
      check(kDiamond,
            "define i32 @f(i1 %c, i32 %a) {\n  %x = select i1 %c, i32 %a, i32 3\n  ret i32 %x\n}\n",
            &text);
  EXPECT_EQ(verdict.kind, PromotionVerdict::Unsupported) << text;
  std::string_view escaping = R"(define i32 @f() {
  %x = alloca i32
  store volatile i32 1, ptr %x
  ret i32 1
}
)";
  verdict = check(escaping, "define i32 @f() {\n  ret i32 1\n}\n");
  EXPECT_EQ(verdict.kind, PromotionVerdict::Refuted);
  EXPECT_EQ(verdict.why, PromotionWhy::MissingVolatile);
}

TEST(CheckPromotion, ClausesAreInBothLanguages) {
  auto isChinese = [](char c) { return uint8_t(c) >= 0x80; };
  std::set<std::string_view> seen;
  constexpr PromotionWhy kAll[] = {
#define CLAUSE(id, ...) PromotionWhy::id,
#include "passes/prove/promotion_why.def"
  };
  for (PromotionWhy why : kAll) {
    std::string_view english = clause(why), chinese = clause(why, MessageLanguage::Chinese);
    EXPECT_TRUE(seen.insert(english).second) << english;
    EXPECT_TRUE(seen.insert(chinese).second) << chinese;
    EXPECT_TRUE(std::any_of(chinese.begin(), chinese.end(), isChinese));
    EXPECT_TRUE(std::none_of(english.begin(), english.end(), isChinese));
  }
  Text first(kDiamond);
  Text second(
      "define i32 @f(i1 %c, i32 %a) {\n  %x = select i1 %c, i32 %a, i32 3\n  ret i32 %x\n}\n");
  auto verdict = checkPromotion(first.function(), second.function());
  EXPECT_EQ(verdict.why, PromotionWhy::DifferentEnds);
  EXPECT_EQ(tell(verdict, first.function(), second.function()).message,
            "not a promotion: the blocks end in different ways");
  EXPECT_EQ(tell(verdict, first.function(), second.function(), MessageLanguage::Chinese).message,
            "不是变量提升: 两个基本块以不同的方式结束");
}

}  // namespace
}  // namespace minic
