// Copies of modules, functions and loops.
#include <gtest/gtest.h>

#include "ir/builder.h"
#include "ir/cfg.h"
#include "ir/clone.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"

namespace minic {
namespace {

struct Parsed {
  SourceManager sources;
  Module module;
  explicit Parsed(std::string_view text) {
    Diagnostics diagnostics(sources);
    EXPECT_TRUE(
        readModule(module, sources, sources.add("test.ll", std::string(text)), diagnostics));
  }
};

constexpr std::string_view kEverything = R"(
%node = type { i32, ptr, [2 x %pair] }
%pair = type <{ i8, i64 }>
%later = type opaque

@a = global %node { i32 1, ptr @b, [2 x %pair] zeroinitializer }, align 8
@b = internal constant [3 x i16] [i16 1, i16 2, i16 -3], section "kept"
@c = global ptr getelementptr inbounds (%node, ptr @a, i64 0, i32 2), align 8
@d = global i64 add (i64 ptrtoint (ptr @f to i64), i64 1)
@e = external hidden global i32
@labels = constant [2 x ptr] [ptr blockaddress(@main, %2), ptr blockaddress(@main, %next)]
@text = private unnamed_addr constant [3 x i8] c"hi\00"

declare i32 @printf(ptr noundef, ...)
declare void @later(ptr byval(%pair) align 8)

define internal signext i8 @f(i32 noundef %n, float %x) noinline optnone {
entry:
  %v = alloca i32, i32 3, align 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ %other, %side ]
  %next = add nsw i32 %i, 1
  %at = getelementptr inbounds [3 x i16], ptr @b, i64 0, i32 %i
  %load = load volatile i16, ptr %at, align 1
  %cmp = icmp slt i32 %next, %n
  switch i32 %next, label %loop [
    i32 7, label %side
    i32 8, label %exit
  ]
side:
  %other = phi i32 [ %next, %loop ]
  %y = fadd fast float %x, 0x7FF8000000000000
  %r = call i32 (ptr, ...) @printf(ptr noundef @text, double 1.5)
  br i1 %cmp, label %loop, label %exit
exit:
  %e = phi float [ poison, %loop ], [ %y, %side ]
  %s = insertvalue { i1, i8 } undef, i1 true, 0
  %back = extractvalue { i1, i8 } %s, 1
  ret i8 %back
}

define i32 @main() noreturn {
  %1 = call signext i8 @f(i32 3, float 2.0)
  br label %2
2:
  indirectbr ptr blockaddress(@main, %next), [label %2, label %next]
next:
  unreachable
}
)";

TEST(Clone, ModulePrintsTheSame) {
  Parsed p(kEverything);
  auto clone = cloneModule(p.module);
  EXPECT_EQ(toString(*clone), toString(p.module));
  std::vector<VerifyError> errors;
  EXPECT_TRUE(verify(*clone, errors)) << toString(errors);
  const Inst* one = p.module.findFunction("f")->entry()->first;
  const Inst* two = clone->findFunction("f")->entry()->first;
  EXPECT_EQ(one->loc.raw, two->loc.raw);
  // The copy holds nothing of the original.
  EXPECT_NE(two->type, one->type);
  clone->findFunction("f")->dropBody();
  EXPECT_FALSE(p.module.findFunction("f")->isDeclaration());
}

constexpr std::string_view kLoop = R"(
define i32 @f(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %cmp = icmp slt i32 %i, %n
  br i1 %cmp, label %body, label %exit
body:
  %next = add i32 %i, 2
  %stop = icmp eq i32 %next, 100
  br i1 %stop, label %exit, label %head
exit:
  %r = phi i32 [ %i, %head ], [ %next, %body ]
  ret i32 %r
}
)";

TEST(Clone, LoopEnteredThroughItsCopy) {
  Parsed p(kLoop);
  Function* f = p.module.findFunction("f");
  Block* entry = f->entry();
  Block *head = entry->next, *body = head->next;
  CloneMap map;
  cloneBlocks(std::vector<Block*>{head, body}, map);
  // Entry now goes to the copy, whose phi gets its value from there.
  Block* copy = map[head];
  Inst* phi = copy->first;
  ASSERT_EQ(phi->numOps, 1u);
  redirectEdge(entry, 0, copy);
  phi->setOperand(entry->succs[0].index, p.module.constI32(0));
  std::vector<VerifyError> errors;
  EXPECT_TRUE(verify(p.module, errors)) << toString(errors);
  EXPECT_EQ(toString(*f), R"(define i32 @f(i32 %n) {
entry:
  br label %head1

head:                                             ; preds = %body
  %i = phi i32 [ %next, %body ]
  %cmp = icmp slt i32 %i, %n
  br i1 %cmp, label %body, label %exit

body:                                             ; preds = %head
  %next = add i32 %i, 2
  %stop = icmp eq i32 %next, 100
  br i1 %stop, label %exit, label %head

exit:                                             ; preds = %head, %body, %head1, %body1
  %r = phi i32 [ %i, %head ], [ %next, %body ], [ %i1, %head1 ], [ %next1, %body1 ]
  ret i32 %r

head1:                                            ; preds = %body1, %entry
  %i1 = phi i32 [ %next1, %body1 ], [ 0, %entry ]
  %cmp1 = icmp slt i32 %i1, %n
  br i1 %cmp1, label %body1, label %exit

body1:                                            ; preds = %head1
  %next1 = add i32 %i1, 2
  %stop1 = icmp eq i32 %next1, 100
  br i1 %stop1, label %exit, label %head1
}
)");
}

TEST(Clone, MappedValuesReplaceOthers) {
  Parsed p(kLoop);
  Function* f = p.module.findFunction("f");
  CloneMap map;
  Value* five = p.module.constI32(5);
  map.set(f->args[0], five);
  Block* head = f->entry()->next;
  cloneBlocks(std::vector<Block*>{head}, map);
  EXPECT_EQ(static_cast<Inst*>(map[head->first->next])->operand(1), five);
  EXPECT_EQ(map[head]->succs[0].block, head->succs[0].block);
}

}  // namespace
}  // namespace minic
