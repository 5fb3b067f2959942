// The printed form of each kind of instruction, constant and name, as LLVM writes it.
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>

#include "ir/builder.h"
#include "ir/text/print.h"

namespace minic {
namespace {

std::string constantText(const Value* constant) {
  std::string out;
  printConstant(out, constant);
  return out;
}

TEST(Print, FloatsAsLlvmDoes) {
  Module m;
  auto f = [&](float value) { return constantText(m.constFloat(value)); };
  auto d = [&](double value) { return constantText(m.constDouble(value)); };
  EXPECT_EQ(f(1.0f), "1.000000e+00");
  EXPECT_EQ(f(-0.0f), "-0.000000e+00");
  EXPECT_EQ(f(0.1f), "0x3FB99999A0000000");
  EXPECT_EQ(d(0.1), "1.000000e-01");
  EXPECT_EQ(d(3.14159), "3.141590e+00");
  EXPECT_EQ(d(1.234567), "0x3FF3C0C9539B8887");  // seven digits are one too many
  EXPECT_EQ(d(1e100), "1.000000e+100");
  EXPECT_EQ(d(std::numeric_limits<double>::infinity()), "0x7FF0000000000000");
  EXPECT_EQ(d(std::numeric_limits<double>::denorm_min()), "4.940660e-324");
  EXPECT_EQ(f(std::numeric_limits<float>::quiet_NaN()), "0x7FF8000000000000");
  EXPECT_EQ(constantText(m.constFloatBits(m.types.floatTy(), 0x7F800001)), "0x7FF0000020000000");
  EXPECT_EQ(f(16777216.0f), "0x4170000000000000");
}

TEST(Print, Constants) {
  Module m;
  Type* i8 = m.types.i8();
  EXPECT_EQ(constantText(m.constBool(true)), "true");
  EXPECT_EQ(constantText(m.constInt(i8, 200)), "-56");
  using namespace std::string_view_literals;
  EXPECT_EQ(constantText(m.constData(m.types.array(i8, 6), "a\"\\\n\x80\0"sv)),
            "c\"a\\22\\5C\\0A\\80\\00\"");
  EXPECT_EQ(constantText(m.constData(m.types.array(m.types.i16(), 2), "\xff\xff\x01\x00"sv)),
            "[i16 -1, i16 1]");
  EXPECT_EQ(constantText(m.constData(m.types.array(m.types.i32(), 1), "\0\0\0\0"sv)),
            "zeroinitializer");
  GlobalVar* g = m.createGlobal("a b", m.types.array(m.types.i32(), 4));
  std::array<Value*, 3> operands{g, m.constInt(m.types.i64(), 0), m.constInt(m.types.i64(), 2)};
  ConstExpr* gep = m.constExpr(Op::Gep, m.types.ptr(), operands, g->valueType);
  gep->flags = vflags::InBounds;
  EXPECT_EQ(constantText(gep), "getelementptr inbounds ([4 x i32], ptr @\"a b\", i64 0, i64 2)");
  ConstExpr* cast = m.constExpr(Op::PtrToInt, m.types.i64(), std::array<Value*, 1>{gep});
  Type* pair = m.types.structTy(std::array{m.types.i64(), m.types.ptr()});
  Value* aggregate = m.constAggregate(pair, std::array<Value*, 2>{cast, m.nullPtr()});
  EXPECT_EQ(
      constantText(aggregate),
      "{ i64 ptrtoint (ptr getelementptr inbounds ([4 x i32], ptr @\"a b\", i64 0, i64 2) to i64), "
      "ptr null }");
}

TEST(Print, NamesAreUniqueAndStable) {
  Module m;
  Type* i32 = m.types.i32();
  Function* f = m.createFunction("f", m.types.function(i32, std::array{i32, i32}));
  f->args[0]->name = m.names.intern("a");
  Builder b(m, *f);
  Block* entry = f->createBlock("a");
  b.setInsertPoint(entry);
  Inst* one = b.binary(Op::Add, f->args[0], f->args[1], "a");
  Inst* two = b.binary(Op::Add, one, one, "a1");  // a name of its own: the made-up ones avoid it
  Inst* three = b.binary(Op::Add, two, two);
  Inst* four = b.binary(Op::Add, three, three, "1");
  b.ret(four);
  ValueNamer namer(*f);
  EXPECT_EQ(namer(f->args[0]), "%a");
  EXPECT_EQ(namer(f->args[1]), "%0");
  EXPECT_EQ(namer(entry), "%a2");
  EXPECT_EQ(namer(one), "%a3");
  EXPECT_EQ(namer(two), "%a1");
  EXPECT_EQ(namer(three), "%1");
  EXPECT_EQ(namer(four), "%\"1\"");

  b.setInsertPoint(entry->last);
  Inst* late = b.binary(Op::Mul, four, four, "a2");
  Inst* later = b.binary(Op::Mul, late, late);
  namer.add(late);
  namer.add(later);
  EXPECT_EQ(namer(late), "%a21");
  EXPECT_EQ(namer(later), "%2");
}

TEST(Print, FunctionLayout) {
  Module m;
  TypeContext& t = m.types;
  Type* i32 = t.i32();
  Function* print = m.createFunction("printf", t.function(i32, std::array{t.ptr()}, true));
  print->args[0]->attrs.noUndef = true;
  GlobalVar* text = m.createGlobal(".str", t.array(t.i8(), 4), Linkage::Private);
  text->isConstant = text->unnamedAddr = true;
  text->init = m.constData(text->valueType, std::string_view("%d\n\0", 4));
  m.createGlobal("far", t.i64());
  Function* f = m.createFunction("f", t.function(i32, std::array{i32, t.i8()}), Linkage::Internal);
  f->args[0]->name = m.names.intern("n");
  f->args[1]->attrs.signExt = true;
  Builder b(m, *f);
  Block* entry = f->createBlock("entry");
  Block* loop = f->createBlock("loop");
  Block* out = f->createBlock();
  b.setInsertPoint(entry);
  Inst* slot = b.alloca_(i32, "slot");
  b.store(f->args[0], slot, true);
  b.br(loop);
  b.setInsertPoint(loop);
  Inst* i = b.phi(i32, "i");
  i->setOperand(0, m.constI32(0));
  Inst* next = b.binary(Op::Add, i, m.constI32(1));
  next->flags = vflags::NSW;
  Inst* scaled = b.fcmp(FloatPred::OLT, m.constFloat(0.5f), m.constFloat(1));
  scaled->flags = vflags::FFast;
  b.call(print, std::array<Value*, 2>{text, next});
  ConstInt* seven = m.constI32(7);
  b.switch_(next, loop, std::array{seven}, std::array{out});
  i->setOperand(1, next);
  b.setInsertPoint(out);
  b.ret(b.load(i32, slot));
  EXPECT_EQ(toString(m), R"(
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@far = external global i64, align 8

declare i32 @printf(ptr noundef, ...)

define internal i32 @f(i32 %n, i8 signext %0) {
entry:
  %slot = alloca i32, align 4
  store volatile i32 %n, ptr %slot, align 4
  br label %loop

loop:                                             ; preds = %entry, %loop
  %i = phi i32 [ 0, %entry ], [ %1, %loop ]
  %1 = add nsw i32 %i, 1
  %2 = fcmp fast olt float 5.000000e-01, 1.000000e+00
  %3 = call i32 (ptr, ...) @printf(ptr @.str, i32 %1)
  switch i32 %1, label %loop [
    i32 7, label %4
  ]

4:                                                ; preds = %loop
  %5 = load i32, ptr %slot, align 4
  ret i32 %5
}
)");
}

}  // namespace
}  // namespace minic
