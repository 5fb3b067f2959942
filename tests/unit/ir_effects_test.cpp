// What instructions and calls do, from the table of ops, attributes, intrinsics and libraries.
#include <gtest/gtest.h>

#include "ir/builder.h"
#include "ir/effects.h"
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
  /// The answers for each instruction of @f but the last: R(eads), W(rites), s(tays), e(nds).
  std::string effects() {
    std::string out;
    for (const Inst* inst : insts(module.findFunction("f")->entry())) {
      if (inst->isTerm()) break;
      Effects e = effectsOf(*inst);
      if (!out.empty()) out += ' ';
      out += readsMemory(*inst) ? "R" : "-";
      out += writesMemory(*inst) ? "W" : "-";
      out += e.mayDelete ? "-" : "s";
      out += e.mayNotReturn ? "e" : "-";
    }
    return out;
  }
};

TEST(Effects, OfInstructions) {
  Parsed p(R"(
define void @f(i32 %x, ptr %p) {
  %a = add i32 %x, 1
  %l = load i32, ptr %p
  store i32 %a, ptr %p
  %v = load volatile i32, ptr %p
  %t = load atomic i32, ptr %p monotonic, align 4
  %d = sdiv i32 %x, %a
  ret void
})");
  EXPECT_EQ(p.effects(), "---- R--- -Ws- RWs- RW-- ----");
  const Inst* last = p.module.findFunction("f")->entry()->last;
  EXPECT_FALSE(effectsOf(*last).mayDelete);
  EXPECT_TRUE(effectsOf(*last->prev).traps);
  EXPECT_TRUE(effectsOf(*last->prev->prev).isOrdered);
}

TEST(Effects, OfAttributesOnFunctionsAndCalls) {
  Parsed p(R"(
declare i32 @unknown(ptr)
declare i32 @pure(ptr) readnone willreturn
declare i32 @endless(ptr) memory(none)
declare i32 @reads(ptr) #0
declare void @hidden(ptr) memory(inaccessiblemem: readwrite) willreturn
define void @f(ptr %p) {
  call i32 @unknown(ptr %p)
  call i32 @pure(ptr %p)
  call i32 @endless(ptr %p)
  call i32 @reads(ptr %p)
  call void @hidden(ptr %p)
  call i32 @unknown(ptr %p) readonly #1
  call i32 %p(ptr %p)
  ret void
}
attributes #0 = { memory(argmem: read) willreturn "frame-pointer"="all" }
attributes #1 = { nounwind willreturn }
)");
  EXPECT_EQ(p.effects(), "RWse ---- --se R--- --s- R--- RWse");
}

TEST(Effects, OfIntrinsics) {
  Parsed p(R"(
define void @f(i32 %x, ptr %p, double %d) {
  call i32 @llvm.smax.i32(i32 %x, i32 1)
  call double @llvm.sqrt.f64(double %d)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  call void @llvm.assume(i1 true)
  call ptr @llvm.stacksave()
  call void @llvm.trap()
  call i32 @llvm.of.tomorrow(i32 %x)
  ret void
})");
  EXPECT_EQ(p.effects(), "---- ---- -Ws- RWs- --s- RWs- RWse RWse");
  EXPECT_EQ(intrinsicNamed("llvm.exp2.f64"), Intrinsic::Exp2);
  EXPECT_EQ(intrinsicNamed("llvm.roundeven.f64"), Intrinsic::Other);
  EXPECT_EQ(intrinsicNamed("smax"), Intrinsic::None);
  EXPECT_STREQ(libraryName(Intrinsic::MaxNum, p.module.types.floatTy()), "fmaxf");
  EXPECT_EQ(libraryName(Intrinsic::MaxNum, p.module.types.i32()), nullptr);
}

TEST(Effects, OfTheCLibraryIfTypeAndLinkageAgree) {
  constexpr std::string_view body = R"(
define void @f(ptr %p, i32 %x, double %d) {
  call i64 @strlen(ptr %p)
  call i32 @abs(i32 %x)
  call i32 @toupper(i32 %x)
  call double @sqrt(double %d)
  ret void
})";
  std::string right =
      "declare i64 @strlen(ptr)\ndeclare i32 @abs(i32)\ndeclare i32 @toupper(i32)\n"
      "declare double @sqrt(double)";
  // A square root may set errno.
  EXPECT_EQ(Parsed(right + std::string(body)).effects(), "R--- ---- ---- -Ws-");
  std::string own =
      "declare i64 @strlen(ptr)\ndeclare i32 @abs(i32)\n"
      "define i32 @toupper(i32 %c) {\n  ret i32 %c\n}\ndeclare double @sqrt(double)";
  EXPECT_EQ(Parsed(own + std::string(body)).effects(), "R--- ---- RWse -Ws-");

  Parsed other(
      "declare i32 @strlen(ptr)\n"
      "define void @f(ptr %p) {\n  call i32 @strlen(ptr %p)\n  ret void\n}");
  EXPECT_EQ(other.effects(), "RWse");
}

TEST(Effects, ABodyMakesAFunctionTheProgramsOwnForGood) {
  Module m;
  Function* abs =
      m.createFunction("abs", m.types.function(m.types.i32(), std::array{m.types.i32()}));
  EXPECT_EQ(attrsOf(*abs).memory, mem::None);
  Builder b(m, *abs);
  b.setInsertPoint(abs->createBlock());
  b.ret(abs->args[0]);
  EXPECT_EQ(attrsOf(*abs).memory, mem::All);
  abs->dropBody();  // as when its code has been written
  EXPECT_EQ(attrsOf(*abs).memory, mem::All);
}

TEST(Effects, CapturesAndAliases) {
  Parsed p(R"(
declare i64 @strlen(ptr)
declare ptr @malloc(i64)
declare void @keeps(ptr nocapture, ptr)
declare noalias ptr @fresh()
define void @f(ptr %p) {
  call i64 @strlen(ptr %p)
  call ptr @malloc(i64 1)
  call void @keeps(ptr %p, ptr %p)
  call ptr @fresh()
  ret void
})");
  std::string out;
  for (const Inst* inst : insts(p.module.findFunction("f")->entry())) {
    if (inst->isTerm()) break;
    for (uint32_t i = 0; i < inst->numArgs(); ++i) out += mayCapture(*inst, i) ? "c" : "n";
    out += returnsNoAlias(*inst) ? "! " : ". ";
  }
  EXPECT_EQ(out, "n. c! nc. ! ");
}

}  // namespace
}  // namespace minic
