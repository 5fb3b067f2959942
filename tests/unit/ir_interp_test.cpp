// The interpreter on functions built by hand; whole programs run through it in tests/run.
#include <array>
#include <gtest/gtest.h>

#include "interp/interp.h"
#include "ir/builder.h"
#include "ir/verify/verify.h"
#include "support/messages.h"

namespace minic {
namespace {

struct Program {
  Module m;
  Function* main;
  Builder b;
  Type* i32 = m.types.i32();

  Program() : main(m.createFunction("main", m.types.function(m.types.i32(), {}))), b(m, *main) {
    b.setInsertPoint(main->createBlock("entry"));
  }
  ConstInt* c(int32_t value) { return m.constI32(value); }
  RunResult run(RunOptions options = {}) {
    std::vector<VerifyError> errors;
    EXPECT_TRUE(verify(m, errors)) << toString(errors);
    return minic::run(m, options);
  }
};

/// Why the run ended early, in English; empty if it did not.
std::string textOf(const RunResult& result) {
  return result.error ? result.error->text(MessageLanguage::English) : "";
}

TEST(Interp, RecursionDeepAndEndless) {
  Program p;
  Function* f = p.m.createFunction("down", p.m.types.function(p.i32, std::array{p.i32}));
  Builder b(p.m, *f);
  Block *entry = f->createBlock(), *again = f->createBlock(), *end = f->createBlock();
  b.setInsertPoint(entry);
  b.condBr(b.icmp(IntPred::EQ, f->args[0], p.c(0)), end, again);
  b.setInsertPoint(again);
  Inst* less = b.binary(Op::Sub, f->args[0], p.c(1));
  Inst* inner = b.call(f, std::array<Value*, 1>{less});
  b.ret(b.binary(Op::Add, inner, p.c(1)));
  b.setInsertPoint(end);
  b.ret(p.c(0));
  Inst* depth = p.b.call(f, std::array<Value*, 1>{p.c(900'000)});
  p.b.ret(p.b.binary(Op::URem, depth, p.c(251)));
  EXPECT_EQ(p.run().status, 900'000 % 251);
  depth->setOperand(1, p.c(-1));
  RunResult endless = p.run();
  EXPECT_EQ(endless.status, 139);
  EXPECT_TRUE(endless.error && endless.error->is(Msg::RunStackCalls));
  EXPECT_EQ(endless.backtrace.size(), 20u);
  EXPECT_EQ(endless.backtrace[0].function, f);
}

/// What an access of a called function says if it is held to these attributes; empty: nothing.
std::string brokenPromise(uint8_t memory, bool isWrite, bool toOther = false, bool byVal = false) {
  Program p;
  Type* ptr = p.m.types.ptr();
  GlobalVar* x = p.m.createGlobal("x", p.i32);
  GlobalVar* y = p.m.createGlobal("y", p.i32);
  x->init = y->init = p.c(1);
  Function* f = p.m.createFunction("f", p.m.types.function(p.i32, std::array{ptr}));
  f->attrs.memory = memory;
  f->args[0]->attrs.byVal = byVal;
  f->args[0]->attrs.pointee = p.i32;
  Builder b(p.m, *f);
  b.setInsertPoint(f->createBlock("entry"));
  Inst* own = b.alloca_(p.i32);
  b.store(p.c(3), own);
  Value* address = toOther ? static_cast<Value*>(y) : f->args[0];
  if (isWrite) b.store(p.c(4), address);
  b.ret(isWrite ? b.load(p.i32, own) : b.load(p.i32, address));
  Inst* call = p.b.call(f, std::array<Value*, 1>{x});
  if (byVal) {
    call->call->args = p.main->arena.copy(std::span<const ParamAttrs>(&f->args[0]->attrs, 1));
  }
  p.b.ret(call);
  RunOptions options;
  options.checksEffects = true;
  try {
    EXPECT_FALSE(p.run(options).error);
    return "";
  } catch (const InternalError& error) {
    return error.what();
  }
}

TEST(Interp, HoldsFunctionsToTheirAttributes) {
  using namespace mem;
  auto says = [](const std::string& report, const char* words) {
    return report.find(words) != std::string::npos;
  };
  EXPECT_TRUE(says(brokenPromise(None, false), "'f' deny that it reads 4 bytes of 'x' + 0"));
  EXPECT_TRUE(says(brokenPromise(None, true), "'f' deny that it writes 4 bytes of 'x' + 0"));
  EXPECT_TRUE(says(brokenPromise(Reads, true), "writes"));
  EXPECT_TRUE(says(brokenPromise(WriteArgs | ReadArgs, true, true), "'y' + 0"));
  EXPECT_TRUE(says(brokenPromise(ReadArgs, false, true), "'y' + 0"));
  EXPECT_EQ(brokenPromise(ReadArgs, false), "");
  EXPECT_EQ(brokenPromise(WriteArgs, true), "");
  EXPECT_EQ(brokenPromise(WriteOther, true, true), "");
  EXPECT_EQ(brokenPromise(None, true, false, true), "");  // its own copy
}

/// The frame of a variadic function lies behind its further arguments, so it may begin beyond that
/// of a function which was called before.
TEST(Interp, APromiseEndsWithItsCall) {
  Program p;
  GlobalVar* x = p.m.createGlobal("x", p.i32);
  x->init = p.c(0);
  Function* pure = p.m.createFunction("pure", p.m.types.function(p.i32, {}));
  pure->attrs.memory = mem::None;
  Builder first(p.m, *pure);
  first.setInsertPoint(pure->createBlock("entry"));
  first.ret(p.c(1));
  Function* writes = p.m.createFunction("writes", p.m.types.function(p.i32, {}, true));
  Builder second(p.m, *writes);
  second.setInsertPoint(writes->createBlock("entry"));
  second.store(p.c(2), x);
  second.ret(p.c(3));
  p.b.call(pure, {});
  p.b.ret(p.b.call(writes, std::array<Value*, 4>{p.c(1), p.c(2), p.c(3), p.c(4)}));
  RunOptions options;
  options.checksEffects = true;
  EXPECT_FALSE(p.run(options).error);
}

TEST(Interp, FaultsEndTheRunWithAMessage) {
  auto divide = [](Op op, int32_t left, int32_t right) {
    Program p;
    Inst* slot = p.b.alloca_(p.i32);
    p.b.store(p.c(right), slot);
    p.b.ret(p.b.binary(op, p.c(left), p.b.load(p.i32, slot)));
    return p.run();
  };
  EXPECT_EQ(divide(Op::SDiv, 7, 0).status, 136);
  EXPECT_EQ(textOf(divide(Op::URem, 7, 0)), "division by zero");
  EXPECT_EQ(divide(Op::SRem, INT32_MIN, -1).status, 136);
  EXPECT_EQ(divide(Op::SDiv, -7, 2).status, 253);
  EXPECT_EQ(textOf(divide(Op::SDiv, -7, 2)), "");

  Program p;
  Value* nowhere = p.b.cast(Op::IntToPtr, p.c(16), p.m.types.ptr());
  p.b.ret(p.b.load(p.i32, nowhere));
  RunResult wild = p.run();
  EXPECT_EQ(wild.status, 139);
  EXPECT_EQ(textOf(wild), "access to memory that is not the program's");
  ASSERT_EQ(wild.backtrace.size(), 1u);

  Program q;
  Function* missing = q.m.createFunction("nobody", q.m.types.function(q.i32, {}));
  q.b.ret(q.b.call(missing, {}));
  EXPECT_EQ(q.run().status, 127);
  EXPECT_NE(textOf(q.run()).find("'nobody'"), std::string::npos);

  Program r;
  r.b.unreachable();
  EXPECT_EQ(r.run().status, 134);
}

TEST(Interp, StepLimit) {
  Program p;
  Block* loop = p.main->createBlock("loop");
  p.b.br(loop);
  p.b.setInsertPoint(loop);
  p.b.br(loop);
  RunOptions options;
  options.maxSteps = 1000;
  EXPECT_EQ(p.run(options).status, 134);
}

TEST(Interp, PhisSwapInParallel) {
  Program p;
  Block *entry = p.main->entry(), *loop = p.main->createBlock("loop"),
        *end = p.main->createBlock("end");
  p.b.br(loop);
  p.b.setInsertPoint(loop);
  // (a, b, c) = (b, c, a) and i = i + 1: three trips, then 100a + 10b + c.
  Inst* a = p.b.phi(p.i32);
  Inst* b = p.b.phi(p.i32);
  Inst* c = p.b.phi(p.i32);
  Inst* i = p.b.phi(p.i32);
  Inst* next = p.b.binary(Op::Add, i, p.c(1));
  p.b.condBr(p.b.icmp(IntPred::SLT, next, p.c(2)), loop, end);
  p.b.setInsertPoint(end);
  Inst* value = p.b.binary(Op::Mul, a, p.c(100));
  value = p.b.binary(Op::Add, value, p.b.binary(Op::Mul, b, p.c(10)));
  p.b.ret(p.b.binary(Op::Add, value, c));
  ASSERT_EQ(loop->preds[0].block, entry);
  int32_t start[] = {1, 2, 0};
  Inst* phis[] = {a, b, c};
  for (int k = 0; k < 3; ++k) {
    phis[k]->setOperand(0, p.c(start[k]));
    phis[k]->setOperand(1, phis[(k + 1) % 3]);
  }
  i->setOperand(0, p.c(0));
  i->setOperand(1, next);
  EXPECT_EQ(p.run().status, 201);
}

TEST(Interp, StructValues) {
  Program p;
  Type* pair = p.m.types.structTy(std::array{p.m.types.i8(), p.m.types.i64(), p.m.types.floatTy()});
  Function* make =
      p.m.createFunction("make", p.m.types.function(pair, std::array{pair, p.m.types.i64()}));
  Builder b(p.m, *make);
  b.setInsertPoint(make->createBlock());
  Inst* inserted = b.insert(make->createInst(
      Op::InsertValue, pair, std::array<Value*, 3>{make->args[0], make->args[1], p.c(1)}));
  Inst* memory = b.alloca_(pair);
  b.store(inserted, memory);
  b.ret(b.load(pair, memory));
  Value* start = p.m.constAggregate(
      pair, std::array<Value*, 3>{p.m.constInt(p.m.types.i8(), -3),
                                  p.m.constInt(p.m.types.i64(), 0), p.m.constFloat(2.5f)});
  Inst* made = p.b.call(make, std::array<Value*, 2>{start, p.m.constInt(p.m.types.i64(), 40)});
  auto extract = [&](uint32_t field) {
    return p.b.insert(p.main->createInst(Op::ExtractValue, pair->fields[field],
                                         std::array<Value*, 2>{made, p.c(int32_t(field))}));
  };
  Inst* first = p.b.cast(Op::SExt, extract(0), p.i32);
  Inst* second = p.b.cast(Op::Trunc, extract(1), p.i32);
  Inst* third = p.b.cast(Op::FPToSI, p.b.binary(Op::FMul, extract(2), p.m.constFloat(2)), p.i32);
  p.b.ret(p.b.binary(Op::Add, p.b.binary(Op::Add, first, second), third));
  EXPECT_EQ(p.run().status, 42);
}

TEST(Interp, HugeMemoryCostsNothingUntilTouched) {
  Program p;
  Type* huge = p.m.types.array(p.i32, uint64_t(225) << 20);  // 900 MiB
  GlobalVar* g = p.m.createGlobal("g", huge);
  g->init = p.m.zero(huge);
  Inst* local = p.b.alloca_(p.m.types.array(huge, 6));
  std::array<Value*, 2> last{p.m.constInt(p.m.types.i64(), 0),
                             p.m.constInt(p.m.types.i64(), (225 << 20) - 1)};
  p.b.store(p.c(20), p.b.gep(huge, g, last));
  std::array<Value*, 3> lastLocal{last[0], p.m.constInt(p.m.types.i64(), 5), last[1]};
  p.b.store(p.c(22), p.b.gep(local->typeArg, local, lastLocal));
  Inst* x = p.b.load(p.i32, p.b.gep(huge, g, last));
  p.b.ret(p.b.binary(Op::Add, x, p.b.load(p.i32, p.b.gep(local->typeArg, local, lastLocal))));
  EXPECT_EQ(p.run().status, 42);
}

}  // namespace
}  // namespace minic
