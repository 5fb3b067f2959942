// Alias analysis: the levels one by one, and the pitfalls that other compilers fell into.
#include "ir/analysis/alias.h"

#include <gtest/gtest.h>

#include "ir/effects.h"
#include "ir/verify/verify.h"

namespace minic {
namespace {

struct Parsed {
  SourceManager sources;
  Module module;
  Function* function;
  std::optional<DomTree> tree;
  explicit Parsed(std::string_view text) {
    Diagnostics diagnostics(sources);
    EXPECT_TRUE(
        readModule(module, sources, sources.add("test.ll", std::string(text)), diagnostics));
    function = module.findFunction("f");
    tree.emplace(DomTree::compute(*function));
  }
  /// The argument, instruction or global of that name.
  Value* operator[](std::string_view name) {
    for (Argument* arg : function->args)
      if (module.names[arg->name] == name) return arg;
    for (Block* block : blocks(*function))
      for (Inst* inst : insts(block))
        if (module.names[inst->name] == name) return inst;
    Value* found = module.find(name);
    EXPECT_TRUE(found) << name;
    return found;
  }
  Block* block(std::string_view name) {
    for (Block* block : blocks(*function))
      if (module.names[block->name] == name) return block;
    return nullptr;
  }
  /// "no", "may" or "must" of accesses of that many bytes at two addresses; asked both ways.
  std::string alias(std::string_view a, std::string_view b, uint64_t size = 4,
                    const Block* across = nullptr) {
    constexpr const char* kNames[] = {"no", "may", "must"};
    AliasAnalysis aliases(*function, &*tree);
    Alias there = aliases.alias({(*this)[a], size}, {(*this)[b], size}, across);
    EXPECT_EQ(there, aliases.alias({(*this)[b], size}, {(*this)[a], size}, across));
    return kNames[size_t(there)];
  }
  /// What each access of the function may do at the address: - r w or b(oth).
  std::string accesses(std::string_view address, uint64_t size = 4) {
    AliasAnalysis aliases(*function, &*tree);
    std::string out;
    for (Block* block : blocks(*function))
      for (Inst* inst : insts(block))
        if (isMemoryAccess(*inst)) out += "-rwb"[aliases.accessOf(*inst, {(*this)[address], size})];
    return out;
  }
};

TEST(Alias, Objects) {
  Parsed p(R"(
@g = global [9 x i32] zeroinitializer
@h = global [9 x i32] zeroinitializer
declare noalias ptr @malloc(i64)
define void @f(ptr %p, ptr %q, ptr noalias %r, i1 %c) {
  %a = alloca i32
  %b = alloca i32
  %m = call ptr @malloc(i64 4)
  %n = call ptr @malloc(i64 4)
  %s = select i1 %c, ptr %a, ptr @g
  %l = load ptr, ptr %p
  ret void
})");
  for (auto pair : {"gh", "ab", "ag", "mn", "ma", "mg", "pa", "pm", "rp", "rg", "ra", "sb", "sh",
                    "sm", "la", "lm"})
    EXPECT_EQ(p.alias(std::string_view(pair, 1), std::string_view(pair + 1, 1)), "no") << pair;
  for (auto pair : {"pq", "pg", "lg", "lp", "sa", "sg", "sp"})
    EXPECT_EQ(p.alias(std::string_view(pair, 1), std::string_view(pair + 1, 1)), "may") << pair;
  EXPECT_EQ(p.alias("p", "p"), "must");
}

TEST(Alias, Intervals) {
  Parsed p(R"(
%pair = type { i32, [4 x i8], i64 }
define void @f(ptr %p) {
  %x = getelementptr %pair, ptr %p, i64 0, i32 0
  %y = getelementptr %pair, ptr %p, i64 0, i32 1, i64 0
  %y3 = getelementptr %pair, ptr %p, i64 0, i32 1, i64 3
  %z = getelementptr %pair, ptr %p, i64 0, i32 2
  %z2 = getelementptr i8, ptr %y, i64 4
  %next = getelementptr %pair, ptr %p, i64 1
  ret void
})");
  EXPECT_EQ(p.alias("x", "y"), "no");
  EXPECT_EQ(p.alias("x", "y", 5), "may");
  EXPECT_EQ(p.alias("x", "p"), "must");
  EXPECT_EQ(p.alias("y", "y3", 3), "no");
  EXPECT_EQ(p.alias("y", "y3", 4), "may");
  EXPECT_EQ(p.alias("z", "z2", 8), "must");
  EXPECT_EQ(p.alias("z", "next", 8), "no");
  EXPECT_EQ(p.alias("x", "y", MemoryLocation::kWholeObject), "may");
  AliasAnalysis aliases(*p.function);
  EXPECT_EQ(aliases.bytesFrom(p["x"], p["z"]), 8);
  EXPECT_EQ(aliases.bytesFrom(p["next"], p["y3"]), -9);
}

TEST(Alias, SameVariableParts) {
  Parsed p(R"(
define void @f(ptr %p, i32 %i, i32 %j, i64 %k, i8 %t) {
  %i1 = add i32 %i, 1
  %j0 = sub i32 %j, 1
  %a = getelementptr i32, ptr %p, i32 %i
  %b = getelementptr i32, ptr %p, i32 %i1
  %x = sext i32 %i1 to i64
  %c = getelementptr i32, ptr %p, i64 %x
  %d = getelementptr [10 x i32], ptr %p, i32 %i, i32 %j
  %e = getelementptr [10 x i32], ptr %p, i32 %i1, i32 %j0
  %g = getelementptr [10 x i32], ptr %p, i32 %i1, i32 %j
  %u = zext i32 %i to i64
  %h = getelementptr i32, ptr %p, i64 %u
  %t255 = add i8 %t, 255
  %v = getelementptr i8, ptr %p, i8 %t
  %w = getelementptr i8, ptr %p, i8 %t255
  %twice = shl i64 %k, 1
  %odd = add i64 %twice, 1
  %even = getelementptr i8, ptr %p, i64 %twice
  %o = getelementptr i8, ptr %p, i64 %odd
  ret void
})");
  EXPECT_EQ(p.alias("a", "b"), "no");
  EXPECT_EQ(p.alias("a", "b", 5), "may");
  EXPECT_EQ(p.alias("a", "c"), "no");
  EXPECT_EQ(p.alias("d", "e"), "no");
  EXPECT_EQ(p.alias("d", "g"), "no");
  EXPECT_EQ(p.alias("a", "d"), "may");
  EXPECT_EQ(p.alias("a", "h"), "may");  // another number if i is negative
  // On a circle of 256 bytes, t + 255 lies one byte before t.
  EXPECT_EQ(p.alias("v", "w", 1), "no");
  EXPECT_EQ(p.alias("v", "w", 2), "may");
  EXPECT_EQ(p.alias("even", "o", 1), "no");
  EXPECT_EQ(p.alias("even", "o", 2), "may");
}

TEST(Alias, FieldsOfElementsAreApart) {
  Parsed p(R"(
%node = type { i32, i32, i32 }
define void @f(ptr %p, i32 %i, i32 %j, i64 %k, i64 %l) {
  %a = getelementptr inbounds %node, ptr %p, i32 %i, i32 0
  %b = getelementptr inbounds %node, ptr %p, i32 %j, i32 2
  %c = getelementptr inbounds %node, ptr %p, i64 %k, i32 1
  %d = getelementptr inbounds %node, ptr %p, i64 %l, i32 2
  %e = getelementptr %node, ptr %p, i64 %l, i32 2
  %f = getelementptr inbounds i32, ptr %p, i32 %i
  ret void
})");
  EXPECT_EQ(p.alias("a", "b"), "no");
  EXPECT_EQ(p.alias("c", "d"), "no");
  EXPECT_EQ(p.alias("a", "d"), "no");
  EXPECT_EQ(p.alias("a", "d", 8), "may");
  EXPECT_EQ(p.alias("b", "f"), "may");
  // Without inbounds 12 * l may wrap, and then it is a multiple of 4 only.
  EXPECT_EQ(p.alias("a", "e"), "may");
}

TEST(Alias, ValuesOfALoopAreOthersInEachIteration) {
  Parsed p(R"(
@g = global [9 x i32] zeroinitializer
define void @f(ptr %p, i32 %n) {
entry:
  %first = getelementptr i32, ptr %p, i32 %n
  %second = getelementptr i32, ptr %p, i32 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %a = getelementptr i32, ptr %p, i32 %i
  %b = getelementptr i32, ptr %p, i32 %i1
  %c = getelementptr i32, ptr @g, i32 %i
  %v = alloca i32
  %third = getelementptr i32, ptr %first, i32 1
  br i1 true, label %loop, label %exit
exit:
  ret void
})");
  const Block* loop = p.block("loop");
  EXPECT_EQ(p.alias("a", "b"), "no");
  EXPECT_EQ(p.alias("a", "b", 4, loop), "may");
  EXPECT_EQ(p.alias("a", "a", 4, loop), "may");
  EXPECT_EQ(p.alias("v", "v", 4, loop), "may");
  EXPECT_EQ(p.alias("p", "p", 4, loop), "must");
  EXPECT_EQ(p.alias("p", "second", 4, loop), "no");
  EXPECT_EQ(p.alias("first", "first", 4, loop), "must");
  EXPECT_EQ(p.alias("first", "third", 4, loop), "no");
  EXPECT_EQ(p.alias("v", "c", 4, loop), "no");
}

TEST(Alias, PointersThatEscape) {
  Parsed p(R"(
declare void @keep(ptr)
declare void @look(ptr nocapture)
define ptr @f(ptr %p) {
entry:
  %stored = alloca i32
  %passed = alloca i32
  %looked = alloca i32
  %compared = alloca i32
  %number = alloca i32
  %merged = alloca i32
  %inner = alloca [4 x i32]
  store ptr %stored, ptr %p
  call void @keep(ptr %passed)
  call void @look(ptr %looked)
  %c = icmp eq ptr %compared, %p
  %n = ptrtoint ptr %number to i64
  br label %loop
loop:
  %m = phi ptr [ %merged, %entry ], [ %m, %loop ]
  %e = getelementptr [4 x i32], ptr %inner, i64 0, i64 1
  store i32 1, ptr %e
  %q = load ptr, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret ptr %m
})");
  for (auto name : {"stored", "passed", "number"}) EXPECT_EQ(p.alias(name, "q"), "may") << name;
  for (auto name : {"looked", "compared", "merged", "inner"})
    EXPECT_EQ(p.alias(name, "q"), "no") << name;
  EXPECT_EQ(p.alias("stored", "p"), "no");  // p was there first
}

TEST(Alias, Calls) {
  Parsed p(R"(
@g = global i32 0
@k = constant i32 7
declare void @unknown(ptr)
declare void @nothing(ptr) memory(none)
declare void @args(ptr nocapture) memory(argmem: readwrite)
declare void @reads(ptr nocapture) readonly
declare double @sqrt(double)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q) {
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  %b4 = getelementptr i8, ptr %b, i64 16
  %kept = alloca i32
  call void @unknown(ptr %kept)
  call void @nothing(ptr %a)
  call void @args(ptr %a)
  call void @reads(ptr %b)
  %d = call double @sqrt(double 2.0)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  store i32 1, ptr %p
  %l = load i32, ptr %q
  %v = load volatile i32, ptr %q
  fence seq_cst
  ret void
})");
  EXPECT_EQ(p.accesses("a"), "--b--r----");
  EXPECT_EQ(p.accesses("b"), "---r-w----");
  EXPECT_EQ(p.accesses("b4"), "---r------");  // beyond what is copied
  EXPECT_EQ(p.accesses("kept"), "b--r-----b");
  EXPECT_EQ(p.accesses("g"), "b--r--wrbb");
  EXPECT_EQ(p.accesses("k"), "r--r---rrr");
  EXPECT_EQ(p.accesses("p"), "b--rw-wrbb");  // it may point to errno
}

}  // namespace
}  // namespace minic
