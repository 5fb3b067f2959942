// The walk over geps and the leaves of aggregates, on one struct with everything in it.
#include <gtest/gtest.h>
#include <string>

#include "ir/builder.h"
#include "ir/gep.h"
#include "ir/leaves.h"

namespace minic {
namespace {

struct Types {
  Module m;
  TypeContext& t = m.types;
  Type* inner = t.structTy(std::array{t.i8(), t.i64()});              // 0, 8: 16 bytes
  Type* rows = t.array(inner, 3);                                     // 48 bytes
  Type* outer = t.structTy(std::array{t.i32(), rows, t.doubleTy()});  // 0, 8, 56: 64 bytes
  Value* i32(int v) { return m.constI32(v); }
};

TEST(GepSteps, FieldsAndStrides) {
  Types x;
  Function* f =
      x.m.createFunction("f", x.t.function(x.t.voidTy(), std::array{x.t.ptr(), x.t.i64()}));
  Builder b(x.m, *f);
  b.setInsertPoint(f->createBlock("entry"));
  Inst* gep =
      b.gep(x.outer, f->args[0], std::array<Value*, 4>{x.i32(-2), x.i32(1), f->args[1], x.i32(1)});
  std::string seen;
  for (const GepStep& step : GepSteps(*gep))
    seen += std::to_string(step.operand) + (step.isField ? "+" : "*") + std::to_string(step.bytes) +
            " " + toString(step.type) + "; ";
  EXPECT_EQ(seen,
            "1*64 { i32, [3 x { i8, i64 }], double }; 2+8 [3 x { i8, i64 }]; 3*16 { i8, i64 }; 4+8 "
            "i64; ");
  EXPECT_EQ(GepSteps(*gep).base(), f->args[0]);
  EXPECT_EQ(GepSteps(*gep).target(), x.t.i64());
  EXPECT_FALSE(GepSteps::of(f->args[0]));

  GlobalVar* g = x.m.createGlobal("g", x.outer);
  ConstExpr* expr =
      x.m.constExpr(Op::Gep, x.t.ptr(), std::array<Value*, 3>{g, x.i32(0), x.i32(2)}, x.outer);
  auto steps = GepSteps::of(expr);
  ASSERT_TRUE(steps);
  EXPECT_EQ(steps->target(), x.t.doubleTy());
  ConstExpr* none = x.m.constExpr(Op::Gep, x.t.ptr(), std::array<Value*, 1>{g}, x.outer);
  EXPECT_EQ(GepSteps(*none).target(), x.outer);
}

TEST(Leaves, OrderOffsetsAndLimit) {
  Types x;
  std::string seen;
  forEachLeaf(x.outer, [&](const auto& path, uint64_t offset, const Type* leaf) {
    for (uint32_t index : path) seen += std::to_string(index) + ".";
    seen += "@" + std::to_string(offset) + " " + toString(leaf) + "; ";
  });
  EXPECT_EQ(seen,
            "0.@0 i32; 1.0.0.@8 i8; 1.0.1.@16 i64; 1.1.0.@24 i8; 1.1.1.@32 i64; 1.2.0.@40 i8; "
            "1.2.1.@48 i64; 2.@56 double; ");
  EXPECT_EQ(countLeaves(x.outer), 8u);
  EXPECT_EQ(countLeaves(x.t.array(x.outer, uint64_t(1) << 62), 257), 257u);
  EXPECT_EQ(countLeaves(x.t.voidTy()), 0u);
  std::vector<const Type*> leaves;
  appendLeaves(x.outer, leaves);
  EXPECT_EQ(leaves.size(), 8u);
}

TEST(Leaves, OfConstantsAndMembers) {
  Types x;
  Type* bytes = x.t.array(x.t.i8(), 2);
  Type* type = x.t.structTy(std::array{x.inner, bytes, x.t.i32()});
  Value* inner =
      x.m.constAggregate(x.inner, std::array<Value*, 2>{x.m.zero(x.t.i8()), x.m.zero(x.t.i64())});
  Value* whole =
      x.m.constAggregate(type, std::array<Value*, 3>{inner, x.m.constData(bytes, "ab"), x.i32(7)});
  auto leaf = [&](uint32_t number) {
    const ConstData* data = nullptr;
    const Value* value = constantLeaf(whole, number, data);
    if (data) return std::string(1, data->bytes[number]);
    return value ? toString(value->type) + " " + std::to_string(asConstInt(value)->value) : "zero";
  };
  EXPECT_EQ(leaf(1), "i64 0");
  EXPECT_EQ(leaf(3), "b");
  EXPECT_EQ(leaf(4), "i32 7");

  Function* f = x.m.createFunction("f", x.t.function(x.t.voidTy(), std::array{type}));
  Builder b(x.m, *f);
  b.setInsertPoint(f->createBlock("entry"));
  Inst* member = b.insert(f->createInst(Op::ExtractValue, x.t.i8(),
                                        std::array<Value*, 3>{f->args[0], x.i32(1), x.i32(1)}));
  const Type* at = type;
  EXPECT_EQ(leafIndex(at, *member, 1), 3u);
  EXPECT_EQ(at, x.t.i8());
}

TEST(Predicates, Signedness) {
  for (IntPred pred : {IntPred::SGT, IntPred::SGE, IntPred::SLT, IntPred::SLE})
    EXPECT_TRUE(isSigned(pred));
  for (IntPred pred :
       {IntPred::EQ, IntPred::NE, IntPred::UGT, IntPred::UGE, IntPred::ULT, IntPred::ULE})
    EXPECT_FALSE(isSigned(pred));
}

}  // namespace
}  // namespace minic
