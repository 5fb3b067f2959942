// The constant folder: every op of every width against the interpreter on corner and random
// numbers, and its rules for poison, undef, undefined behaviour, addresses and aggregates.
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <unordered_map>

#include "ir/builder.h"
#include "ir/const_value.h"
#include "ir/fold.h"
#include "ir/interp/interp.h"
#include "ir/text/print.h"
#include "ir/verify.h"

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
    EXPECT_EQ(result.error, "");
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

/// A call of the intrinsic in main, and what the folder says of it.
void checkIntrinsic(Oracle& o, Intrinsic intrinsic, Type* type, std::vector<Value*> args) {
  Value* folded = foldIntrinsic(o.m, intrinsic, type, args);
  if (!folded || folded->is(Op::ConstPoison)) return;
  std::vector<Type*> params;
  for (Value* arg : args) params.push_back(arg->type);
  std::string name = "llvm." + std::string(intrinsicInfo(intrinsic).stem) +
                     (type->isInt() ? ".i" : ".f") + std::to_string(type->bits);
  Function* callee = o.m.findFunction(name);
  if (!callee) callee = o.m.createFunction(name, o.t.function(type, params));
  for (Value*& arg : args)
    if (!arg->type->isInt(1)) arg = o.fromMemory(arg);
  o.expected[o.b.call(callee, args)] = folded;
}

TEST(Fold, IntrinsicsAsTheInterpreterComputesThem) {
  Oracle o;
  for (uint32_t width : {8, 16, 32, 64}) {
    Type* type = o.t.intTy(width);
    std::vector<Value*> numbers = o.numbers(type);
    for (Value* a : numbers) {
      for (Intrinsic one : {Intrinsic::CtPop, Intrinsic::BSwap})
        if (width > 8 || one == Intrinsic::CtPop) checkIntrinsic(o, one, type, {a});
      for (Intrinsic flagged : {Intrinsic::Abs, Intrinsic::CtLz, Intrinsic::CtTz})
        checkIntrinsic(o, flagged, type, {a, o.m.constBool(false)});
      for (Value* b : numbers)
        for (Intrinsic two : {Intrinsic::SMax, Intrinsic::SMin, Intrinsic::UMax, Intrinsic::UMin,
                              Intrinsic::Expect})
          checkIntrinsic(o, two, type, {a, b});
    }
  }
  for (Type* type : {o.t.floatTy(), o.t.doubleTy()}) {
    std::vector<Value*> numbers = o.numbers(type);
    for (Value* a : numbers) {
      for (Intrinsic one :
           {Intrinsic::FAbs, Intrinsic::Sqrt, Intrinsic::Floor, Intrinsic::Ceil, Intrinsic::FTrunc,
            Intrinsic::Rint, Intrinsic::NearbyInt, Intrinsic::Round})
        checkIntrinsic(o, one, type, {a});
      for (Value* b : numbers) {
        checkIntrinsic(o, Intrinsic::CopySign, type, {a, b});
        bool zeros = floatOf(type->bits, asConstFloat(a)->bits) == 0 &&
                     floatOf(type->bits, asConstFloat(b)->bits) == 0;
        if (!zeros)  // which zero is larger is left open
          for (Intrinsic two : {Intrinsic::MaxNum, Intrinsic::MinNum})
            checkIntrinsic(o, two, type, {a, b});
        for (Intrinsic three : {Intrinsic::Fma, Intrinsic::FMulAdd})
          checkIntrinsic(o, three, type, {a, b, numbers[4]});
      }
    }
  }
  EXPECT_GT(o.run(), 8000u);
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
