// The constant folder: every op of every width against the interpreter on corner and random
// numbers, intrinsics against the compiler's own functions, and the rules for poison, undef,
// undefined behaviour, addresses and aggregates.
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <map>
#include <random>
#include <unordered_map>

#include "interp/interp.h"
#include "ir/builder.h"
#include "ir/const_value.h"
#include "ir/fold.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"

namespace minic {
namespace {

std::string text(const Value* constant) {
  std::string out;
  printConstant(out, constant);
  return out;
}

/// A main that computes each case from numbers in memory, and what the folder says of it.
struct Oracle {
  Module m;
  TypeContext& t = m.types;
  Function* main = m.createFunction("main", t.function(t.i32(), {}));
  Builder b{m, *main};
  std::unordered_map<const Value*, const Value*> expected;
  std::map<Value*, GlobalVar*> inputs;
  std::mt19937_64 random{7};
  size_t skipped = 0;

  Oracle() { b.setInsertPoint(main->createBlock("entry")); }

  std::vector<Value*> numbers(Type* type) {
    std::vector<Value*> result;
    if (type->isInt()) {
      uint64_t top = uint64_t(1) << (type->bits - 1);
      for (uint64_t bits :
           {uint64_t(0), uint64_t(1), uint64_t(2), uint64_t(7), top, top - 1, top + 1, ~uint64_t(0),
            ~uint64_t(1), uint64_t(type->bits), uint64_t(type->bits - 1)})
        result.push_back(m.constInt(type, int64_t(bits)));
      for (int i = 0; i < 5; ++i) result.push_back(m.constInt(type, int64_t(random())));
      return result;
    }
    for (double number : {0.0, -0.0, 1.0, -1.5, 0.1, 3e38, 1e-45, -3e9, 4294967295.5, 1e19, 2.5e15,
                          double(HUGE_VAL), -double(HUGE_VAL), double(NAN)})
      result.push_back(m.constFloatBits(type, bitsOfFloat(type->bits, number)));
    for (int i = 0; i < 4; ++i)
      result.push_back(m.constFloatBits(type, random() >> (64 - type->bits)));
    return result;
  }

  Value* fromMemory(Value* constant) {
    GlobalVar*& global = inputs[constant];
    if (!global) {
      global =
          m.createGlobal("in" + std::to_string(inputs.size()), constant->type, Linkage::Internal);
      global->init = constant;
    }
    return b.load(constant->type, global);
  }

  void check(Op op, Type* type, std::vector<Value*> operands, uint16_t sub = 0) {
    Value* folded = foldConstants(m, op, type, operands, 0, sub);
    if (!folded || folded->is(Op::ConstPoison)) {
      ++skipped;
      return;
    }
    for (Value*& operand : operands) operand = fromMemory(operand);
    Inst* inst = b.insert(main->createInst(op, type, operands));
    inst->sub = sub;
    expected[inst] = folded;
  }

  /// Runs main; the number of cases on which folder and interpreter agree.
  size_t run() {
    b.ret(m.constI32(0));
    std::vector<VerifyError> errors;
    EXPECT_TRUE(verify(m, errors)) << toString(errors);
    size_t agreed = 0, differ = 0;
    RunOptions options;
    options.watch = [&](const RunEvent& event) {
      auto found = expected.find(event.value);
      if (event.kind != RunEvent::Value || found == expected.end()) return true;
      const Type* type = event.value->type;
      bool same;
      if (const ConstInt* number = asConstInt(found->second)) {
        same = int64_t(event.bits) == number->value;
      } else {
        uint64_t bits = asConstFloat(found->second)->bits;
        uint64_t actual = type->bits == 32 ? uint32_t(event.bits) : event.bits;
        same = bits == actual ||
               (std::isnan(floatOf(type->bits, bits)) && std::isnan(floatOf(type->bits, actual)));
      }
      agreed += same;
      if (!same && ++differ <= 10) {
        auto* inst = static_cast<const Inst*>(event.value);
        std::string what(opInfo(inst->op).text);
        for (const Use& use : inst->operands())
          what += " " + text(asGlobalVar(static_cast<Inst*>(use.value)->address())->init);
        ADD_FAILURE() << what << " to " << toString(type) << ": folded " << text(found->second)
                      << ", run " << int64_t(event.bits);
      }
      return true;
    };
    RunResult result = minic::run(m, options);
    EXPECT_FALSE(result.error);
    return agreed;
  }
};

TEST(Fold, IntegersAsTheInterpreterComputesThem) {
  Oracle o;
  for (uint32_t width : {1, 7, 8, 16, 31, 32, 33, 63, 64}) {
    Type* type = o.t.intTy(width);
    std::vector<Value*> numbers = o.numbers(type);
    for (Value* a : numbers)
      for (Value* b : numbers) {
        for (Op op = Op::Add; op <= Op::Xor; op = Op(unsigned(op) + 1)) o.check(op, type, {a, b});
        for (unsigned pred = 0; pred <= unsigned(IntPred::SLE); ++pred)
          o.check(Op::ICmp, o.t.i1(), {a, b}, uint16_t(pred));
      }
  }
  EXPECT_GT(o.run(), 40000u);
  EXPECT_GT(o.skipped, 1000u);
}

TEST(Fold, FloatsAsTheInterpreterComputesThem) {
  Oracle o;
  for (Type* type : {o.t.floatTy(), o.t.doubleTy()}) {
    std::vector<Value*> numbers = o.numbers(type);
    for (Value* a : numbers) {
      o.check(Op::FNeg, type, {a});
      for (Value* b : numbers) {
        for (Op op = Op::FAdd; op <= Op::FRem; op = Op(unsigned(op) + 1)) o.check(op, type, {a, b});
        for (unsigned pred = 0; pred <= unsigned(FloatPred::True); ++pred)
          o.check(Op::FCmp, o.t.i1(), {a, b}, uint16_t(pred));
      }
    }
  }
  EXPECT_GT(o.run(), 10000u);
}

TEST(Fold, CastsAsTheInterpreterComputesThem) {
  Oracle o;
  std::vector<Type*> types = {o.t.floatTy(), o.t.doubleTy()};
  for (uint32_t width : {1, 7, 8, 16, 31, 32, 33, 64}) types.push_back(o.t.intTy(width));
  for (Type* from : types)
    for (Type* to : types)
      for (Op op = Op::Trunc; op <= Op::BitCast; op = Op(unsigned(op) + 1))
        if (isValidCast(op, from, to))
          for (Value* number : o.numbers(from)) o.check(op, to, {number});
  EXPECT_GT(o.run(), 1500u);
}

template <class... Numbers>
Folded intrinsic(Intrinsic intrinsic, unsigned width, Numbers... numbers) {
  return foldIntrinsic(intrinsic, width, std::array{uint64_t(numbers)...}).value();
}

/// Against what C++ and the compiler's functions say of numbers of that type.
template <class Signed>
void checkIntegerIntrinsics() {
  using Unsigned = std::make_unsigned_t<Signed>;
  using Limits = std::numeric_limits<Signed>;
  constexpr unsigned kWidth = sizeof(Signed) * 8;
  std::vector<Signed> numbers = {0, 1, 2, 7, kWidth - 1, kWidth, -1, -2};
  for (Signed edge : {Limits::min(), Limits::max()})
    numbers.insert(numbers.end(), {edge, Signed(edge ^ 1), Signed(edge / 2), Signed(edge / 3)});
  std::mt19937_64 random{7};
  for (int i = 0; i < 8; ++i) numbers.push_back(Signed(random()));
  auto expect = [&](Unsigned expected, Intrinsic which, auto... operands) {
    Folded folded = intrinsic(which, kWidth, operands...);
    EXPECT_EQ(folded.bits, expected) << intrinsicInfo(which).stem << kWidth << " of "
                                     << testing::PrintToString(std::array{int64_t(operands)...});
    return folded;
  };
  for (Signed a : numbers) {
    auto bits = Unsigned(a);
    Unsigned swapped = 0, reversed = 0;
    for (unsigned i = 0; i < kWidth; i += 8)
      swapped |= Unsigned(Unsigned(bits >> i & 0xff) << (kWidth - 8 - i));
    for (unsigned i = 0; i < kWidth; ++i)
      reversed |= Unsigned(Unsigned(bits >> i & 1) << (kWidth - 1 - i));
    expect(Unsigned(std::popcount(bits)), Intrinsic::CtPop, a);
    expect(Unsigned(std::countl_zero(bits)), Intrinsic::CtLz, a, 0);
    expect(Unsigned(std::countr_zero(bits)), Intrinsic::CtTz, a, 0);
    expect(a < 0 ? Unsigned(0 - bits) : bits, Intrinsic::Abs, a, 0);
    expect(swapped, Intrinsic::BSwap, a);
    expect(reversed, Intrinsic::BitReverse, a);
    for (Signed b : numbers) {
      auto other = Unsigned(b);
      expect(bits, Intrinsic::Expect, a, b);
      expect(Unsigned(std::max(a, b)), Intrinsic::SMax, a, b);
      expect(Unsigned(std::min(a, b)), Intrinsic::SMin, a, b);
      expect(std::max(bits, other), Intrinsic::UMax, a, b);
      expect(std::min(bits, other), Intrinsic::UMin, a, b);
      expect(Unsigned((unsigned __int128)bits * other >> kWidth), Intrinsic::UMulHigh, a, b);
      for (unsigned by : {0u, 1u, kWidth - 1, kWidth}) {
        unsigned left = by % kWidth;
        Unsigned pair = left ? Unsigned(bits << left | other >> (kWidth - left)) : bits;
        expect(pair, Intrinsic::FShl, a, b, by);
        pair = left ? Unsigned(bits << (kWidth - left) | other >> left) : other;
        expect(pair, Intrinsic::FShr, a, b, by);
      }
      auto overflow = [&](Intrinsic checked, bool overflows, auto result) {
        EXPECT_EQ(expect(Unsigned(result), checked, a, b).overflows, overflows);
      };
      Signed whole;
      Unsigned natural;
      bool overflows = __builtin_add_overflow(a, b, &whole);
      overflow(Intrinsic::SAddOverflow, overflows, whole);
      Signed nearest = a < 0 ? Limits::min() : Limits::max();
      expect(Unsigned(overflows ? nearest : whole), Intrinsic::SAddSat, a, b);
      overflows = __builtin_sub_overflow(a, b, &whole);
      overflow(Intrinsic::SSubOverflow, overflows, whole);
      expect(Unsigned(overflows ? nearest : whole), Intrinsic::SSubSat, a, b);
      overflows = __builtin_mul_overflow(a, b, &whole);
      overflow(Intrinsic::SMulOverflow, overflows, whole);
      overflows = __builtin_add_overflow(bits, other, &natural);
      overflow(Intrinsic::UAddOverflow, overflows, natural);
      expect(overflows ? Unsigned(-1) : natural, Intrinsic::UAddSat, a, b);
      overflows = __builtin_sub_overflow(bits, other, &natural);
      overflow(Intrinsic::USubOverflow, overflows, natural);
      expect(overflows ? Unsigned(0) : natural, Intrinsic::USubSat, a, b);
      overflows = __builtin_mul_overflow(bits, other, &natural);
      overflow(Intrinsic::UMulOverflow, overflows, natural);
    }
  }
  for (Intrinsic zeros : {Intrinsic::CtLz, Intrinsic::CtTz}) {
    EXPECT_EQ(intrinsic(zeros, kWidth, 0, 1).kind, Folded::Poison);
    EXPECT_EQ(intrinsic(zeros, kWidth, 1, 1).kind, Folded::Number);
  }
  EXPECT_EQ(intrinsic(Intrinsic::Abs, kWidth, Limits::min(), 1).kind, Folded::Poison);
}

TEST(Fold, IntegerIntrinsics) {
  checkIntegerIntrinsics<int8_t>();
  checkIntegerIntrinsics<int16_t>();
  checkIntegerIntrinsics<int32_t>();
  checkIntegerIntrinsics<int64_t>();
}

TEST(Fold, FloatIntrinsics) {
  const double inf = HUGE_VAL, nan = NAN;
  struct {
    Intrinsic which;
    double expected, a, b = 0, c = 0;
  } const rows[] = {
      {Intrinsic::FAbs, 0.0, -0.0},
      {Intrinsic::FAbs, nan, -nan},
      {Intrinsic::CopySign, -nan, nan, -0.0},
      {Intrinsic::CopySign, 3, -3, inf},
      {Intrinsic::Sqrt, 1.5, 2.25},
      {Intrinsic::Sqrt, -0.0, -0.0},
      {Intrinsic::Floor, -1, -0.5},
      {Intrinsic::Floor, -0.0, -0.0},
      {Intrinsic::Ceil, -0.0, -0.5},
      {Intrinsic::Ceil, 3, 2.25},
      {Intrinsic::FTrunc, -2, -2.75},
      {Intrinsic::FTrunc, -inf, -inf},
      {Intrinsic::Rint, 2, 2.5},
      {Intrinsic::NearbyInt, -4, -3.5},
      {Intrinsic::Round, 3, 2.5},
      {Intrinsic::Round, -1, -0.5},
      {Intrinsic::MaxNum, 2, -3, 2},
      {Intrinsic::MaxNum, -inf, nan, -inf},
      {Intrinsic::MinNum, -3, -3, 2},
      {Intrinsic::MinNum, 1, 1, nan},
      // (1 + e) * (1 - e) is 1 - e * e, which without the last rounding is not 1.
      {Intrinsic::Fma, -0x1p-60, 1 + 0x1p-30, 1 - 0x1p-30, -1},
      {Intrinsic::FMulAdd, 0, 1 + 0x1p-30, 1 - 0x1p-30, -1},
  };
  for (const auto& row : rows)
    EXPECT_EQ(intrinsic(row.which, 64, bitsOfFloat(64, row.a), bitsOfFloat(64, row.b),
                        bitsOfFloat(64, row.c))
                  .bits,
              bitsOfFloat(64, row.expected))
        << intrinsicInfo(row.which).stem << " of " << row.a << " and " << row.b;
  // A float is rounded as a float.
  auto single = [](float number) { return bitsOfFloat(32, double(number)); };
  uint64_t above = single(1 + 0x1p-13f), below = single(1 - 0x1p-13f);
  EXPECT_EQ(intrinsic(Intrinsic::Sqrt, 32, single(2)).bits, 0x3fb504f3u);
  EXPECT_EQ(intrinsic(Intrinsic::Fma, 32, above, below, single(-1)).bits, single(-0x1p-26f));
  EXPECT_EQ(intrinsic(Intrinsic::FMulAdd, 32, above, below, single(-1)).bits, 0u);
  EXPECT_FALSE(foldIntrinsic(Intrinsic::Sin, 64, std::array{uint64_t(0)}));  // of the C library
}

struct Rules {
  Module m;
  TypeContext& t = m.types;
  Value* i8(int v) { return m.constInt(t.i8(), v); }
  std::string fold(Op op, std::vector<Value*> operands, uint8_t flags = 0, Type* type = nullptr) {
    Value* result = foldConstants(m, op, type ? type : operands[0]->type, operands, flags);
    return result ? text(result) : "none";
  }
};

TEST(Fold, PoisonUndefAndUndefined) {
  Rules r;
  Value *poison = r.m.poison(r.t.i8()), *undef = r.m.undef(r.t.i8());
  EXPECT_EQ(r.fold(Op::Add, {poison, r.i8(1)}), "poison");
  EXPECT_EQ(r.fold(Op::Or, {undef, r.i8(1)}), "1");
  EXPECT_EQ(r.fold(Op::SDiv, {r.i8(1), r.i8(0)}), "none");
  EXPECT_EQ(r.fold(Op::SDiv, {r.i8(1), undef}), "none");
  EXPECT_EQ(r.fold(Op::SRem, {r.i8(-128), r.i8(-1)}), "none");
  EXPECT_EQ(r.fold(Op::Shl, {r.i8(1), r.i8(8)}), "poison");
  EXPECT_EQ(r.fold(Op::Freeze, {poison}), "0");
  EXPECT_EQ(r.fold(Op::Freeze, {r.i8(3)}), "3");
  Value* yes = r.m.constBool(true);
  EXPECT_EQ(r.fold(Op::Select, {yes, r.i8(1), poison}, 0, r.t.i8()), "1");
  EXPECT_EQ(r.fold(Op::Select, {yes, poison, r.i8(1)}, 0, r.t.i8()), "poison");
  EXPECT_EQ(r.fold(Op::Select, {r.m.poison(r.t.i1()), r.i8(1), r.i8(1)}, 0, r.t.i8()), "poison");
  EXPECT_EQ(r.fold(Op::FPToUI, {r.m.constDouble(-1)}, 0, r.t.i8()), "poison");
  EXPECT_EQ(r.fold(Op::FPToSI, {r.m.constDouble(127.9)}, 0, r.t.i8()), "127");
}

TEST(Fold, BrokenPromisesArePoison) {
  Rules r;
  using namespace vflags;
  EXPECT_EQ(r.fold(Op::Add, {r.i8(127), r.i8(1)}), "-128");
  EXPECT_EQ(r.fold(Op::Add, {r.i8(127), r.i8(1)}, NUW), "-128");
  EXPECT_EQ(r.fold(Op::Add, {r.i8(127), r.i8(1)}, NSW), "poison");
  EXPECT_EQ(r.fold(Op::Sub, {r.i8(0), r.i8(1)}, NSW), "-1");
  EXPECT_EQ(r.fold(Op::Sub, {r.i8(0), r.i8(1)}, NUW), "poison");
  EXPECT_EQ(r.fold(Op::Mul, {r.i8(16), r.i8(16)}, NUW), "poison");
  EXPECT_EQ(r.fold(Op::Mul, {r.m.constInt(r.t.i64(), -1), r.m.constInt(r.t.i64(), -1)}, NUW),
            "poison");
  EXPECT_EQ(r.fold(Op::Mul, {r.m.constInt(r.t.i64(), -1), r.m.constInt(r.t.i64(), -1)}, NSW), "1");
  EXPECT_EQ(r.fold(Op::Shl, {r.i8(64), r.i8(1)}, NSW), "poison");
  EXPECT_EQ(r.fold(Op::Shl, {r.i8(64), r.i8(1)}, NUW), "-128");
  EXPECT_EQ(r.fold(Op::LShr, {r.i8(5), r.i8(1)}, Exact), "poison");
  EXPECT_EQ(r.fold(Op::SDiv, {r.i8(-6), r.i8(3)}, Exact), "-2");
  EXPECT_EQ(r.fold(Op::UDiv, {r.i8(7), r.i8(3)}, Exact), "poison");
}

TEST(Fold, AddressesAndAggregates) {
  Rules r;
  Type* pair = r.t.structTy(std::array{r.t.i32(), r.t.i8()});
  GlobalVar* g = r.m.createGlobal("g", pair);
  g->init = r.m.zero(pair);
  GlobalVar* h = r.m.createGlobal("h", r.t.i32());
  h->init = r.m.constI32(0);
  auto gep = [&](int field) {
    std::vector<Value*> operands{g, r.m.constI32(0), r.m.constI32(field)};
    return foldConstants(r.m, Op::Gep, r.t.ptr(), operands, vflags::InBounds, 0, pair);
  };
  EXPECT_EQ(gep(0), g);
  ASSERT_TRUE(asConstExpr(gep(1)));
  EXPECT_EQ(evaluateConstant(gep(1))->offset, 4);
  auto equal = [&](Value* a, Value* b) {
    Value* result =
        foldConstants(r.m, Op::ICmp, r.t.i1(), std::array{a, b}, 0, uint16_t(IntPred::EQ));
    return result ? text(result) : "none";
  };
  EXPECT_EQ(equal(g, h), "false");
  EXPECT_EQ(equal(g, g), "true");
  EXPECT_EQ(equal(g, r.m.nullPtr()), "false");
  EXPECT_EQ(r.fold(Op::PtrToInt, {r.m.nullPtr()}, 0, r.t.i64()), "0");
  EXPECT_EQ(r.fold(Op::PtrToInt, {g}, 0, r.t.i64()), "none");
  EXPECT_EQ(r.fold(Op::IntToPtr, {r.m.constI32(8)}, 0, r.t.ptr()), "none");

  Value* zero = r.m.zero(pair);
  Value* made = foldConstants(r.m, Op::InsertValue, pair,
                              std::array<Value*, 3>{zero, r.i8(5), r.m.constI32(1)});
  ASSERT_TRUE(made);
  EXPECT_EQ(r.fold(Op::ExtractValue, {made, r.m.constI32(1)}, 0, r.t.i8()), "5");
  EXPECT_EQ(r.fold(Op::ExtractValue, {made, r.m.constI32(0)}, 0, r.t.i32()), "0");
  Type* bytes = r.t.array(r.t.i16(), 2);
  Value* data = r.m.constData(bytes, std::string_view("\1\0\2\x80", 4));
  EXPECT_EQ(r.fold(Op::ExtractValue, {data, r.m.constI32(1)}, 0, r.t.i16()), "-32766");
}

TEST(Fold, Instructions) {
  Rules r;
  Function* f = r.m.createFunction("f", r.t.function(r.t.i8(), std::array{r.t.i8()}));
  Builder b(r.m, *f);
  b.setInsertPoint(f->createBlock("entry"));
  Inst* known = b.binary(Op::Add, r.i8(2), r.i8(3));
  Inst* unknown = b.binary(Op::Add, f->args[0], r.i8(3));
  EXPECT_EQ(foldInst(r.m, *known), r.i8(5));
  EXPECT_EQ(foldInst(r.m, *unknown), nullptr);
}

}  // namespace
}  // namespace minic
