// Functions run before and after a pass: wrong passes are found and named, right ones are not.
#include "ir/trial/same_behaviour.h"

#include <gtest/gtest.h>

#include "ir/cfg.h"
#include "ir/verify/verify.h"
#include "passes/pass_manager.h"

namespace minic {
namespace {

constexpr std::string_view kProgram = R"(
@count = global i32 3
declare void @note(i32)
declare i32 @ask(ptr)
define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  %d = sub i32 %a, %b
  %c = icmp slt i32 %a, %b
  br i1 %c, label %less, label %more
less:
  %q = getelementptr inbounds i32, ptr %p, i64 3
  %v = load i32, ptr %q
  call void @note(i32 %v)
  br label %join
more:
  %s = shl i32 %d, 3
  %z = zext i32 %s to i64
  %z2 = lshr i64 %z, 1
  %t = trunc i64 %z2 to i32
  store i32 %t, ptr %p
  br label %join
join:
  %r = phi i32 [ %v, %less ], [ %t, %more ]
  %nz = icmp ne i32 %b, 0
  br i1 %nz, label %divide, label %end
divide:
  %w = sdiv i32 100, %b
  store i32 %w, ptr @count
  br label %end
end:
  %n = call i32 @ask(ptr %p)
  %m = add i32 %n, %r
  ret i32 %m
}
)";

// Wrong only where pointers lead to one object, or the number is one of few.
constexpr std::string_view kPointers = R"(
@count = global i32 3
define i32 @f(ptr %p, ptr %q, i32 %n) {
entry:
  store i32 7, ptr %p
  %v = load i32, ptr %q
  store i32 9, ptr %q
  %w = load i32, ptr @count
  %c = icmp eq i32 %n, 123457
  %s = select i1 %c, i32 1, i32 %v
  %r = add i32 %s, %w
  ret i32 %r
}
)";

// The copy promises an alignment that not every pointer has; a load in its place needs it.
constexpr std::string_view kCopies = R"(
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p, ptr %q) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 8, i1 false)
  %r = getelementptr i8, ptr %p, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 %r, i8 1, i64 8, i1 false)
  ret void
}
)";

// An unknown dividend: before as after, the division by zero is undefined.
constexpr std::string_view kUnknownDividend = R"(
define i32 @f(i32 %c) {
entry:
  %x = alloca i32
  %v = load i32, ptr %x
  %r = sdiv i32 %v, %c
  ret i32 %r
}
)";

// Poison stays poison: after a shift by too much no bit is known, however it is shifted on.
constexpr std::string_view kPoison = R"(
define i32 @f(i64 %v, i64 %n) {
entry:
  %far = or i64 %n, 64
  %p = lshr i64 %v, %far
  %x = alloca i64
  store i64 %p, ptr %x
  %y = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 8, i1 false)
  %q = load i64, ptr %y
  %s = shl i64 %q, 16
  %t = trunc i64 %s to i32
  ret i32 %t
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
)";

// How many local variables there are is not seen in an address far from any of them.
constexpr std::string_view kFarAddress = R"(
declare void @note(ptr)
define void @f(i64 %n) {
entry:
  %x = alloca i64
  %y = alloca [2 x i64]
  store i64 %n, ptr %x
  %v = load i64, ptr %x
  %far = or i64 %v, 1152921504606846976
  %p = getelementptr inbounds i8, ptr %y, i64 %far
  call void @note(ptr %p)
  ret void
}
)";

Inst* firstOf(Function& function, Op op, unsigned number = 0) {
  for (Block* block : blocks(function))
    for (Inst* inst : insts(block))
      if (inst->op == op && number-- == 0) return inst;
  return nullptr;
}

bool swapsOperands(Function& function, PassContext&) {
  Inst* sub = firstOf(function, Op::Sub);
  Value *a = sub->operand(0), *b = sub->operand(1);
  sub->setOperand(0, b);
  sub->setOperand(1, a);
  return true;
}
bool dropsStore(Function& function, PassContext&) {
  return erase(firstOf(function, Op::Store)), true;
}
bool dropsStoreToGlobal(Function& function, PassContext&) {
  return erase(firstOf(function, Op::Store, 1)), true;
}
bool comparesOtherwise(Function& function, PassContext&) {
  return firstOf(function, Op::ICmp)->sub = uint16_t(IntPred::SLE), true;
}
bool comparesUnsigned(Function& function, PassContext&) {
  return firstOf(function, Op::ICmp)->sub = uint16_t(IntPred::ULT), true;
}
bool takesOtherOperandOfPhi(Function& function, PassContext&) {
  Inst* phi = firstOf(function, Op::Phi);
  return phi->setOperand(1, function.module->constI32(0)), true;
}
bool stepsTooFar(Function& function, PassContext&) {
  Inst* gep = firstOf(function, Op::Gep);
  Module& module = *function.module;
  return gep->setOperand(1, module.constInt(module.types.intTy(64), 4)), true;
}
bool dividesTooEarly(Function& function, PassContext&) {
  Inst* division = firstOf(function, Op::SDiv);
  detach(division);
  insertBefore(division, function.entry(), function.entry()->first);
  return true;
}
bool removesCall(Function& function, PassContext&) {
  return erase(firstOf(function, Op::Call)), true;
}
bool passesOtherArgument(Function& function, PassContext&) {
  return firstOf(function, Op::Call)->setOperand(1, function.args[0]), true;
}
bool shiftsWithTheSign(Function& function, PassContext&) {
  return firstOf(function, Op::ZExt)->op = Op::SExt, true;
}
bool shiftsTooFar(Function& function, PassContext&) {
  return firstOf(function, Op::Shl)->setOperand(1, function.module->constI32(4)), true;
}
bool promisesTooMuch(Function& function, PassContext&) {
  return firstOf(function, Op::Shl)->flags = vflags::NUW, true;
}
bool callsTwice(Function& function, PassContext&) {
  Inst* call = firstOf(function, Op::Call);
  CloneMap map;
  insertBefore(copyInst(call, map), call->block, call);
  return true;
}
bool storesAfterCall(Function& function, PassContext&) {
  Inst *store = firstOf(function, Op::Store, 1), *call = firstOf(function, Op::Call, 1);
  detach(store);
  store->setOperand(0, function.module->constI32(1));
  insertBefore(store, call->block, call->next);
  return true;
}

void hoistLoad(Function& function, unsigned number, Op above, unsigned which) {
  Inst* load = firstOf(function, Op::Load, number);
  detach(load);
  insertBefore(load, function.entry(), firstOf(function, above, which));
}
bool loadsBeforeStore(Function& function, PassContext&) {
  return hoistLoad(function, 0, Op::Store, 0), true;
}
bool loadsVariableBeforeStores(Function& function, PassContext&) {
  return hoistLoad(function, 1, Op::Store, 0), true;
}
bool dropsFirstStore(Function& function, PassContext&) {
  return erase(firstOf(function, Op::Store)), true;
}
bool forgetsNumber(Function& function, PassContext&) {
  return firstOf(function, Op::ICmp)->setOperand(1, function.module->constI32(5)), true;
}

// ---- and what is right

bool isTheSame(Function& function, PassContext&) {
  Inst* sub = firstOf(function, Op::Sub);  // a - b == a + (-1 * b)
  Module& module = *function.module;
  Value* negated[] = {sub->operand(1), module.constI32(-1)};
  Inst* product = function.createInst(Op::Mul, sub->type, negated);
  insertBefore(product, sub->block, sub);
  sub->op = Op::Add;
  sub->setOperand(1, product);
  return true;
}

bool foldsPoison(Function& function, PassContext&) {
  Inst* load = firstOf(function, Op::Load);
  return replaceAllUses(load, function.module->poison(load->type)), true;
}

struct Fault {
  Pass pass;
  std::string_view message;
};
const Fault kFaults[] = {
    {{{"swaps-operands", PhaseKind::Function, 0, ""}, swapsOperands}, ""},
    {{{"drops-store", PhaseKind::Function, 0, ""}, dropsStore}, ""},
    {{{"drops-store-to-global", PhaseKind::Function, 0, ""}, dropsStoreToGlobal}, ""},
    {{{"compares-otherwise", PhaseKind::Function, 0, ""}, comparesOtherwise}, ""},
    {{{"compares-unsigned", PhaseKind::Function, 0, ""}, comparesUnsigned}, ""},
    {{{"takes-other-operand-of-phi", PhaseKind::Function, 0, ""}, takesOtherOperandOfPhi}, ""},
    {{{"steps-too-far", PhaseKind::Function, 0, ""}, stepsTooFar}, ""},
    {{{"divides-too-early", PhaseKind::Function, 0, ""}, dividesTooEarly}, "division by zero"},
    {{{"removes-call", PhaseKind::Function, 0, ""}, removesCall}, "note("},
    {{{"passes-other-argument", PhaseKind::Function, 0, ""}, passesOtherArgument}, "note("},
    {{{"shifts-with-the-sign", PhaseKind::Function, 0, ""}, shiftsWithTheSign}, ""},
    {{{"shifts-too-far", PhaseKind::Function, 0, ""}, shiftsTooFar}, ""},
    {{{"promises-too-much", PhaseKind::Function, 0, ""}, promisesTooMuch}, "undef ("},
    {{{"calls-twice", PhaseKind::Function, 0, ""}, callsTwice}, "note("},
    {{{"stores-after-call", PhaseKind::Function, 0, ""}, storesAfterCall}, "in memory"},
};

const Fault kFaultsOfPointers[] = {
    {{{"loads-before-store", PhaseKind::Function, 0, ""}, loadsBeforeStore}, ""},
    {{{"loads-variable-before-stores", PhaseKind::Function, 0, ""}, loadsVariableBeforeStores}, ""},
    {{{"drops-first-store", PhaseKind::Function, 0, ""}, dropsFirstStore}, ""},
    {{{"forgets-number", PhaseKind::Function, 0, ""}, forgetsNumber}, ""},
};

/// What is said of the pass; empty: nothing. With `log` the differences go there, and the pass is
/// no failure.
std::string complaint(const Pass& pass, std::string_view program = kProgram,
                      std::string* log = nullptr) {
  SourceManager sources;
  Diagnostics diagnostics(sources);
  Module module;
  SourceLoc file = sources.add("test.ll", std::string(program));
  EXPECT_TRUE(readModule(module, sources, file, diagnostics));
  PassManagerOptions options;
  options.verifyEach = options.verifySemantics = true;
  PhaseManager phases(options, &diagnostics);
  if (log) phases.differences = [log](std::string_view text) { *log += text; };
  Pipeline pipeline;
  pipeline.add(PipelineStep::Walk::Functions, &pass);
  try {
    PassManager manager(module, phases, options);
    manager.run(pipeline);
    manager.reportComparisons();
  } catch (const InternalError& error) {
    return error.what();
  }
  return {};
}

TEST(SameBehaviour, WrongPassesAreNamed) {
  for (const Fault& fault : kFaults) {
    const std::string found = complaint(fault.pass);
    for (std::string_view part : {std::string_view("does something else after the pass"),
                                  std::string_view("on function: f"), fault.pass.name,
                                  std::string_view("on the input (i32 ")})
      EXPECT_NE(found.find(part), std::string::npos) << fault.pass.name << ": " << found;
    EXPECT_NE(found.find(fault.message), std::string::npos) << fault.pass.name << ": " << found;
  }
}

TEST(SameBehaviour, PointersMeetAndNumbersAreTheFunctionsOwn) {
  for (const Fault& fault : kFaultsOfPointers) {
    const std::string found = complaint(fault.pass, kPointers);
    EXPECT_NE(found.find(fault.pass.name), std::string::npos) << fault.pass.name << ": " << found;
  }
}

TEST(SameBehaviour, RightPassesAreNot) {
  static const Pass kRight{{"is-the-same", PhaseKind::Function, 0, ""}, isTheSame};
  EXPECT_EQ(complaint(kRight), "");
  static const Pass kFoldsPoison{{"folds-poison", PhaseKind::Function, 0, ""}, foldsPoison};
  EXPECT_EQ(complaint(kFoldsPoison, kPoison), "");
  for (const Pass& pass : allPasses()) {
    if (pass.kind != PhaseKind::Function || pass.name == "check-lowering") continue;
    EXPECT_EQ(complaint(pass), "") << pass.name;
    EXPECT_EQ(complaint(pass, kPointers), "") << pass.name;
    EXPECT_EQ(complaint(pass, kCopies), "") << pass.name;
    EXPECT_EQ(complaint(pass, kUnknownDividend), "") << pass.name;
    EXPECT_EQ(complaint(pass, kPoison), "") << pass.name;
    EXPECT_EQ(complaint(pass, kFarAddress), "") << pass.name;
  }
}

TEST(SameBehaviour, DifferencesGoToALog) {
  std::string log;
  EXPECT_EQ(complaint(kFaults[0].pass, kProgram, &log), "");
  EXPECT_EQ(log.find("swaps-operands on f: on the input (i32 "), 0u) << log;
  EXPECT_NE(log.find("\n0 functions, 0 results of passes compared, 1 differences\n"),
            std::string::npos)
      << log;
  static const Pass kRight{{"is-the-same", PhaseKind::Function, 0, ""}, isTheSame};
  log.clear();
  EXPECT_EQ(complaint(kRight, kProgram, &log), "");
  EXPECT_EQ(log, "1 functions, 1 results of passes compared, 0 differences\n");
}

}  // namespace
}  // namespace minic
