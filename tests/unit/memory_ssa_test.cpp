// Memory SSA: versions, the clobbers of loads, and removing definitions.
#include "ir/analysis/memory_ssa.h"

#include <gtest/gtest.h>
#include <optional>

#include "ir/verify/verify.h"

namespace minic {
namespace {

struct Parsed {
  SourceManager sources;
  Module module;
  Function* function;
  std::optional<DomTree> tree;
  std::optional<MemorySsa> memory;
  explicit Parsed(std::string_view text) {
    Diagnostics diagnostics(sources);
    EXPECT_TRUE(
        readModule(module, sources, sources.add("test.ll", std::string(text)), diagnostics));
    function = module.findFunction("f");
    tree.emplace(DomTree::compute(*function));
    memory.emplace(*function, *tree);
    EXPECT_EQ(memory->verify(*function), "");
  }
  std::string name(uint32_t version) {
    if (version == MemorySsa::kEntry) return "entry";
    const MemorySsa::Version& v = (*memory)[version];
    if (!v.inst) return "phi " + std::string(module.names[v.block->name]);
    if (const ConstInt* stored = v.inst->is(Op::Store) ? asConstInt(v.inst->operand(0)) : nullptr)
      return std::to_string(stored->value);
    return "call";
  }
  /// For each load: the version before it, and its clobber if that is another one.
  std::string loads() {
    AliasAnalysis aliases(*function, &*tree);
    std::string out;
    for (Block* block : blocks(*function))
      for (Inst* inst : insts(block)) {
        if (!inst->is(Op::Load)) continue;
        if (!out.empty()) out += ", ";
        std::string before = name(memory->before(*inst));
        std::string clobber = name(memory->clobberOf(*inst, aliases));
        out += before == clobber ? before : before + " > " + clobber;
      }
    return out;
  }
  Inst* store(int64_t value) {
    for (Block* block : blocks(*function))
      for (Inst* inst : insts(block))
        if (inst->is(Op::Store) && asConstInt(inst->operand(0))->value == value) return inst;
    return nullptr;
  }
};

TEST(MemorySsa, Diamond) {
  Parsed p(R"(
@a = global i32 0
@b = global i32 0
define void @f(i1 %c) {
entry:
  store i32 1, ptr @a
  br i1 %c, label %then, label %join
then:
  %x = load i32, ptr @a
  store i32 2, ptr @b
  br label %join
join:
  %y = load i32, ptr @a
  %z = load i32, ptr @b
  ret void
})");
  EXPECT_EQ(p.loads(), "1, phi join > 1, phi join");
}

TEST(MemorySsa, ALoopTouchesOtherIterationsOfAnAddress) {
  Parsed p(R"(
@b = global i32 0
define void @f(ptr %p, i32 %n) {
entry:
  store i32 1, ptr @b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %i
  %r = getelementptr i32, ptr %p, i32 %i1
  %x = load i32, ptr %q
  store i32 2, ptr %r
  %y = load i32, ptr %q
  %c = icmp slt i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  %z = load i32, ptr @b
  ret void
})");
  // In the round before, the store to %r wrote where %q is now.
  EXPECT_EQ(p.loads(), "phi loop, 2 > phi loop, 2");
}

TEST(MemorySsa, InnerLoopsThatDoNotWrite) {
  Parsed p(R"(
@a = global i32 0
@b = global i32 0
@c = global [9 x i32] zeroinitializer
declare i32 @pure(i32) memory(none)
declare void @any()
define void @f(i1 %k) {
entry:
  store i32 1, ptr @a
  br label %outer
outer:
  store i32 2, ptr @b
  br label %inner
inner:
  store i32 3, ptr @c
  %p = call i32 @pure(i32 0)
  br i1 %k, label %inner, label %next
next:
  %x = load i32, ptr @a
  %y = load i32, ptr @b
  %z = load i32, ptr @c
  br i1 %k, label %outer, label %exit
exit:
  call void @any()
  %w = load i32, ptr @a
  ret void
})");
  EXPECT_EQ(p.loads(), "3 > 1, 3 > 2, 3, call");
}

TEST(MemorySsa, RemovedDefinitions) {
  Parsed p(R"(
@a = global i32 0
@b = global i32 0
define void @f(i1 %c) {
entry:
  store i32 1, ptr @a
  br i1 %c, label %then, label %join
then:
  store i32 2, ptr @b
  store i32 3, ptr @b
  br label %join
join:
  %y = load i32, ptr @b
  ret void
})");
  EXPECT_EQ(p.loads(), "phi join");
  for (int64_t value : {3, 2}) {
    Inst* store = p.store(value);
    p.memory->remove(*store);
    erase(store);
    EXPECT_EQ(p.memory->verify(*p.function), "");
  }
  EXPECT_EQ(p.loads(), "phi join > entry");
}

TEST(MemorySsa, TheWalkIsLimited) {
  std::string text = "define i32 @f(ptr noalias %p, ptr noalias %q) {\nstore i32 1, ptr %q\n";
  for (int i = 0; i < 200; ++i) text += "store i32 2, ptr %p\n";
  Parsed p(text + "%x = load i32, ptr %q\nret i32 %x\n}");
  EXPECT_EQ(p.loads(), "2");
}

TEST(MemorySsa, TheVerifierSeesAnUnknownStore) {
  Parsed p(R"(
@a = global i32 0
define void @f() {
  store i32 1, ptr @a
  ret void
})");
  Inst* store = p.store(1);
  Inst* copy = p.function->createInst(Op::Store, store->type,
                                      std::array{store->operand(0), store->operand(1)});
  insertBefore(copy, store->block, store);
  EXPECT_NE(p.memory->verify(*p.function), "");
}

}  // namespace
}  // namespace minic
