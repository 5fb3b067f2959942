// Pipelines, and what the scope around every phase promises: planted faults are found and named.
#include <gtest/gtest.h>

#include "backend/backend.h"
#include "backend/stages.h"
#include "ir/cfg.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"
#include "passes/pass_manager.h"

namespace minic {
namespace {

TEST(PassManager, Pipelines) {
  for (unsigned level = 0; level <= 4; ++level) {
    Pipeline pipeline = level < 4 ? pipelineFor(level) : pipelineFor(2, true);
    EXPECT_EQ(brokenOrder(pipeline), nullptr) << level;
    Pipeline again;
    std::string error;
    EXPECT_TRUE(parsePipeline(toString(pipeline), again, error)) << error;
    EXPECT_EQ(pipeline, again);
  }
  for (const PassOrder& order : passOrders()) {
    EXPECT_NE(findPass(order.before), nullptr);
    EXPECT_NE(findPass(order.after), nullptr);
    EXPECT_FALSE(order.because.empty());
    Pipeline wrong;
    std::string error, names = std::string(order.after) + "," + std::string(order.before);
    EXPECT_TRUE(parsePipeline(names, wrong, error)) << error;
    EXPECT_NE(brokenOrder(wrong), nullptr);
  }
}

TEST(PassManager, ReadsPipelinesAsOptDoes) {
  auto read = [](std::string_view text) {
    Pipeline pipeline;
    std::string error;
    return parsePipeline(text, pipeline, error) ? toString(pipeline) : "error: " + error;
  };
  EXPECT_EQ(read("mem2reg,dce"), "mem2reg,dce");
  EXPECT_EQ(read("function(mem2reg,dce)"), "mem2reg,dce");
  EXPECT_EQ(read("function(mem2reg,dce),simplify-cfg,adce"),
            "function(mem2reg,dce),function(simplify-cfg,adce)");
  EXPECT_EQ(read("cgscc(function(mem2reg),dce)"), "cgscc(mem2reg,dce)");
  EXPECT_EQ(read("module(function(mem2reg<x;y>),verify)"), "mem2reg");
  EXPECT_EQ(read(" mem2reg , dce "), "mem2reg,dce");
  EXPECT_EQ(read("default<O1>"), "mem2reg,dce");
  EXPECT_EQ(read(""), "");
  EXPECT_EQ(read("mem2reg,foo"), "error: unknown pass 'foo'");
  EXPECT_EQ(read("function(mem2reg"), "error: '(' without ')'");
  EXPECT_EQ(read("mem2reg)"), "error: ')' without '('");
  EXPECT_EQ(read("mem2reg,,dce"), "error: pass name expected before ','");
  EXPECT_EQ(read("mem2reg,"), "error: pass name expected at the end");
  EXPECT_EQ(read("mem2reg(dce)"), "error: 'mem2reg' takes no list of passes");
  EXPECT_EQ(read("function(module(dce))"), "error: 'module' inside of 'function'");
  EXPECT_EQ(read("module(mem2reg,globaldce,dce)"), "function(mem2reg),globaldce,function(dce)");
  EXPECT_EQ(read("cgscc(globaldce)"), "error: 'globaldce' works on modules, not on functions");
  EXPECT_EQ(read("dce,default<O2>,dce"),
            "function(dce)," + toString(pipelineFor(2)) + ",function(dce)");
  EXPECT_EQ(read("default<Os>"), toString(pipelineFor(2, true)));
  EXPECT_EQ(toString(pipelineFor(2, true)).find("unroll,"), std::string::npos);
}

TEST(PassManager, OnlyPipelinesOfOneFunctionAtATimeStream) {
  EXPECT_TRUE(pipelineFor(0).streams());
  EXPECT_TRUE(pipelineFor(1).streams());
  EXPECT_FALSE(pipelineFor(2).streams());
}

// ---- a module to plant faults in

constexpr std::string_view kProgram = R"(
define i32 @leaf(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %r = phi i32 [ 1, %then ], [ %n, %entry ]
  ret i32 %r
}
define i32 @even(i32 %n) {
entry:
  %r = call i32 @odd(i32 %n)
  ret i32 %r
}
define i32 @odd(i32 %n) {
entry:
  %r = call i32 @even(i32 %n)
  %s = call i32 @leaf(i32 %r)
  ret i32 %s
}
define i32 @main() {
entry:
  %r = call i32 @even(i32 4)
  ret i32 %r
}
)";

struct Program {
  SourceManager sources;
  Diagnostics diagnostics{sources};
  Module module;
  PassManagerOptions options;
  std::string dumped;

  Program() {
    SourceLoc file = sources.add("test.ll", std::string(kProgram));
    EXPECT_TRUE(readModule(module, sources, file, diagnostics));
    options.verifyEach = true;  // as a Debug build does by itself
  }
  /// Runs the passes named by the text over the module; returns what was dumped.
  std::string run(std::string_view text, std::span<const Pass> table = allPasses()) {
    Pipeline pipeline;
    std::string error;
    EXPECT_TRUE(parsePipeline(text, pipeline, error, table)) << error;
    PhaseManager phases(options, &diagnostics);
    phases.reports = [&](std::string_view line) { dumped += line; };
    PassManager(module, phases, options).run(pipeline);
    return dumped;
  }
  /// main through the back end.
  void emit(std::span<const Stage> stages) {
    PhaseManager phases(options);
    phases.reports = [&](std::string_view text) { dumped += text; };
    BackendOptions backend;
    backend.target = findTarget("x86_64");
    backend.phases = &phases;
    backend.stages = &stages;
    AsmBuffer out;
    ModuleEmitter(module, backend, out).emitFunction(*module.findFunction("main"));
  }
};

TEST(PassManager, WalksTheCallGraphBottomUp) {
  Program program;
  program.options.optBisectLimit = 100;
  EXPECT_EQ(program.run("cgscc(dce)"),
            "BISECT: running pass (1) dce on leaf\n"
            "BISECT: running pass (2) dce on even\n"
            "BISECT: running pass (3) dce on odd\n"
            "BISECT: running pass (4) dce on main\n");
}

// ---- planted faults: each is named with the phase and the function

/// The report of the check that fails.
template <class Action>
std::string failureOf(Action&& action) {
  try {
    action();
  } catch (const InternalError& failure) {
    return failure.what();
  }
  return "nothing failed";
}

void expectIn(const std::string& report, std::initializer_list<std::string_view> texts) {
  for (std::string_view text : texts)
    EXPECT_NE(report.find(text), std::string::npos) << text << " is not in: " << report;
}

bool liar(Function& function, PassContext&) {
  erase(function.lastBlock->last);
  Value* zero = function.module->constI32(0);
  append(function.createInst(Op::Ret, function.module->types.voidTy(),
                             std::span<Value* const>(&zero, 1)),
         function.lastBlock);
  return false;
}

bool breaker(Function& function, PassContext&) {
  erase(function.lastBlock->last);  // no terminator
  return true;
}

bool moduleBreaker(Module& module, ModuleContext&) {
  erase(module.findFunction("odd")->lastBlock->last);
  return true;
}

bool stale(Function& function, PassContext& context) {
  Ref tree = context.get<DomTree>();
  function.createBlock("new");
  return tree->isReachable(function.entry());
}

bool staleCalls(Module& module, ModuleContext& context) {
  Ref graph = context.get<CallGraph>();
  Inst* call = module.findFunction("main")->entry()->first;
  call->setOperand(0, module.constI32(5));
  return graph->size() != 0;
}

constexpr Pass kPlanted[] = {
    {{"liar", PhaseKind::Function, 0, ""}, liar, nullptr},
    {{"breaker", PhaseKind::Function, 0, ""}, breaker, nullptr},
    {{"module-breaker", PhaseKind::Module, 0, ""}, nullptr, moduleBreaker},
    {{"stale", PhaseKind::Function, 0, ""}, stale, nullptr},
    {{"stale-calls", PhaseKind::Module, 0, ""}, nullptr, staleCalls},
};

TEST(PlantedFaults, APassThatBreaksTheIr) {
  Program program;
  expectIn(failureOf([&] { program.run("breaker", kPlanted); }),
           {"the pass broke what it works on", "while running: breaker", "on function: leaf",
            "the function before:", "ret i32 %r"});
  Program another;
  expectIn(failureOf([&] { another.run("module-breaker", kPlanted); }),
           {"the pass broke what it works on", "@odd", "while running: module-breaker"});
}

TEST(PlantedFaults, APassThatLiesAboutChanges) {
  if (!kDebug) GTEST_SKIP() << "looked for in Debug builds only";
  Program program;
  expectIn(failureOf([&] { program.run("liar", kPlanted); }),
           {"reports no change", "while running: liar", "on function: leaf"});
}

TEST(PlantedFaults, AStaleAnalysis) {
  if (!kDebug) GTEST_SKIP() << "looked for in Debug builds only";
  Program program;
  expectIn(failureOf([&] { program.run("stale", kPlanted); }),
           {"'dominators' is used after an edit", "while running: stale", "on function: leaf"});
  Program another;
  expectIn(failureOf([&] { another.run("stale-calls", kPlanted); }),
           {"'call graph' is used after an edit", "while running: stale-calls"});
}

void breakMachineCode(MFunction& mf, StageContext&) {
  MBlock& block = *mf.layout.back();
  MFunction::remove(block, block.last);
}

void forgetRegisters(MFunction& mf, StageContext&) {
  for (MInst* inst = mf.layout[0]->first; inst; inst = inst->next)
    for (MOperand& operand : inst->operands())
      if (operand.isReg()) operand.payload = Reg::virtual_(0).raw;
}

/// The table up to the stage `after`, and then the planted one, which promises what that does.
std::vector<Stage> planted(std::string_view after, void (*run)(MFunction&, StageContext&)) {
  std::vector<Stage> stages;
  for (const Stage& stage : allStages()) {
    stages.push_back(stage);
    if (stage.name == after) break;
  }
  stages.push_back({{"planted", PhaseKind::Machine, 0, ""}, run, nullptr, stages.back().form});
  return stages;
}

TEST(PlantedFaults, AStageThatBreaksMachineCode) {
  for (std::string_view after :
       {"block-order", "value-numbering", "check-allocation", "thread-jumps", "frame"}) {
    Program program;
    expectIn(failureOf([&] { program.emit(planted(after, breakMachineCode)); }),
             {"does not end in a terminator", "while running: planted", "on function: main"});
  }
  for (std::string_view after : {"check-allocation", "expand-copies", "frame"}) {
    Program program;
    expectIn(failureOf([&] { program.emit(planted(after, forgetRegisters)); }),
             {"virtual register", "while running: planted", "on function: main"});
  }
}

TEST(PlantedFaults, DumpsOfMachineCodeComeBeforeTheFailure) {
  Program program;
  program.options.printAfterMachine = true;
  failureOf([&] { program.emit(planted("value-numbering", breakMachineCode)); });
  expectIn(program.dumped,
           {"IR Dump After lower on main", "IR Dump After value-numbering on main"});
}

// ---- analyses

TEST(Analyses, AreKeptUntilAnEditOfWhatTheyDependOn) {
  Program program;
  Function& function = *program.module.findFunction("leaf");
  PhaseManager phases(program.options);
  PassOptions none;
  PassContext context(function, phases, none);
  const DomTree* tree = &*context.get<DomTree>();
  uint64_t blocks = epochOf(function, DependsOn::Blocks),
           insts = epochOf(function, DependsOn::Insts);
  function.lastBlock->last->setOperand(0, function.args[0]);  // no block changes
  EXPECT_EQ(epochOf(function, DependsOn::Blocks), blocks);
  EXPECT_NE(epochOf(function, DependsOn::Insts), insts);
  EXPECT_EQ(&*context.get<DomTree>(), tree);
  EXPECT_EQ(context.get<DomTree>()->size(), 3u);
  splitEdge(function.entry(), 0);
  EXPECT_EQ(context.get<DomTree>()->size(), 4u);
}

TEST(Analyses, EveryPrimitiveThatEditsInstructionsIsNoticed) {
  Program program;
  Function& function = *program.module.findFunction("leaf");
  uint64_t before = epochOf(function, DependsOn::Insts);
  auto isNoticed = [&] {
    return std::exchange(before, epochOf(function, DependsOn::Insts)) != before;
  };
  Inst* compare = function.entry()->first;
  Value* one = program.module.constI32(1);
  Value* operands[] = {function.args[0], one};
  Inst* add = function.createInst(Op::Add, program.module.types.i32(), operands);
  EXPECT_FALSE(isNoticed());  // it is nowhere yet
  insertBefore(add, function.entry(), compare);
  EXPECT_TRUE(isNoticed());
  compare->setOperand(0, add);
  EXPECT_TRUE(isNoticed());
  replaceAllUses(add, one);
  EXPECT_TRUE(isNoticed());
  erase(add);
  EXPECT_TRUE(isNoticed());
}

}  // namespace
}  // namespace minic
