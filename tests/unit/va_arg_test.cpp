// emitVaArg against the memory that the calling conventions describe: the interpreter runs it on a
// va_list laid out by hand, once with the value in registers and once past the last one.
#include "ir/va_arg.h"

#include <array>
#include <gtest/gtest.h>

#include "interp/interp.h"
#include "ir/verify/verify.h"

namespace minic {
namespace {

/// Takes one argument of the shape from a va_list of SysV with these offsets and returns the 8
/// bytes at `offset` of it. In the save area byte i has the value i; stack bytes are 200 + i, from
/// a place 8 bytes off 16 on. Then the offsets and the next stack argument must be as expected.
struct Taken {
  int value, gp, fp, stack;
  bool operator==(const Taken&) const = default;
};

Taken take(const AbiShape& shape, int gp, int fp, uint64_t offset) {
  Taken taken{};
  for (int question = 0; question < 4; ++question) {
    Module m;
    Type *i8 = m.types.i8(), *i32 = m.types.i32(), *i64 = m.types.i64();
    Function* main = m.createFunction("main", m.types.function(i32, {}));
    Builder b(m, *main);
    b.setInsertPoint(main->createBlock("entry"));
    Inst* list = b.alloca_(m.types.array(i64, 3), {}, nullptr, 16);
    Inst* area = b.alloca_(m.types.array(i8, 176), {}, nullptr, 16);
    Inst* stack = b.alloca_(m.types.array(i8, 64), {}, nullptr, 16);
    for (int i = 0; i < 176; ++i) b.store(m.constInt(i8, i), addressAt(b, area, uint64_t(i)));
    for (int i = 8; i < 64; ++i)
      b.store(m.constInt(i8, 200 - 8 + i), addressAt(b, stack, uint64_t(i)));
    Value* overflow = addressAt(b, stack, 8);
    b.store(m.constInt(i32, gp), list);
    b.store(m.constInt(i32, fp), addressAt(b, list, 4));
    b.store(overflow, addressAt(b, list, 8));
    b.store(area, addressAt(b, list, 16));
    Value* at = emitVaArg(b, kX86_64, list, shape);
    Value* answer;
    if (question == 0) {
      answer = b.cast(Op::ZExt, b.load(i8, addressAt(b, at, offset)), i32);
    } else if (question < 3) {
      answer = b.load(i32, addressAt(b, list, question == 1 ? 0 : 4));
    } else {
      Value* next = b.cast(Op::PtrToInt, b.load(m.types.ptr(), addressAt(b, list, 8)), i64);
      Value* first = b.cast(Op::PtrToInt, overflow, i64);
      answer = b.cast(Op::Trunc, b.binary(Op::Sub, next, first), i32);
    }
    b.ret(answer);
    std::vector<VerifyError> errors;
    EXPECT_TRUE(verify(m, errors)) << toString(errors);
    RunResult result = run(m);
    EXPECT_FALSE(result.error);
    (question == 0   ? taken.value
     : question == 1 ? taken.gp
     : question == 2 ? taken.fp
                     : taken.stack) = result.status;
  }
  return taken;
}

constexpr AbiKind I = AbiKind::SignedInt, F = AbiKind::Float;

TEST(VaArg, SysVTakesFromRegistersIfAllPartsAreThere) {
  AbiShape integer = AbiShape::scalar(I, 4), real = AbiShape::scalar(F, 8);
  EXPECT_EQ(take(integer, 8, 64, 0), (Taken{8, 16, 64, 0}));
  EXPECT_EQ(take(integer, 40, 64, 0), (Taken{40, 48, 64, 0}));
  EXPECT_EQ(take(integer, 48, 64, 0), (Taken{200, 48, 64, 8}));
  EXPECT_EQ(take(real, 8, 160, 0), (Taken{160, 8, 176, 0}));
  EXPECT_EQ(take(real, 8, 176, 0), (Taken{200, 8, 176, 8}));
  AbiShape longs{16, 8, true, false, {{0, 8, I}, {8, 8, I}}};
  EXPECT_EQ(take(longs, 32, 64, 8), (Taken{40, 48, 64, 0}));
  EXPECT_EQ(take(longs, 40, 64, 8), (Taken{208, 40, 64, 16}));
  AbiShape mixed{16, 8, true, false, {{0, 8, F}, {8, 8, I}}};
  EXPECT_EQ(take(mixed, 40, 160, 0), (Taken{160, 48, 176, 0}));
  EXPECT_EQ(take(mixed, 40, 160, 8), (Taken{40, 48, 176, 0}));
  EXPECT_EQ(take(mixed, 48, 160, 8), (Taken{208, 48, 160, 16}));
  AbiShape doubles{16, 8, true, false, {{0, 8, F}, {8, 8, F}}};
  EXPECT_EQ(take(doubles, 0, 144, 8), (Taken{160, 0, 176, 0}));
  EXPECT_EQ(take(doubles, 0, 160, 8), (Taken{208, 0, 160, 16}));
}

TEST(VaArg, SysVTakesTheRestFromTheStack) {
  AbiShape big{24, 8, true, false, {{0, 8, I}, {8, 8, I}, {16, 8, I}}};
  EXPECT_EQ(take(big, 0, 48, 16), (Taken{216, 0, 48, 24}));
  // Aligned to 16, of which the stack pointer is 8 off.
  EXPECT_EQ(take(AbiShape::scalar(AbiKind::LongDouble, 16), 0, 48, 0), (Taken{208, 0, 48, 24}));
  EXPECT_EQ(take(AbiShape::scalar(I, 16), 40, 48, 0), (Taken{208, 40, 48, 24}));
  EXPECT_EQ(take(AbiShape::scalar(I, 16), 32, 48, 8), (Taken{40, 48, 48, 0}));
  EXPECT_EQ(take({0, 1, true, false, {}}, 8, 64, 0), (Taken{200, 8, 64, 0}));
}

}  // namespace
}  // namespace minic
