// mem2reg and its neighbours on random programs, run by the interpreter before and after; and on
// big functions.
#include <climits>
#include <gtest/gtest.h>
#include <map>

#include "explain/events.h"
#include "explain/traces.h"
#include "interp/interp.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"
#include "passes/mem2reg/options.h"
#include "passes/mem2reg/phi_placement.h"
#include "passes/mem2reg/ssa_forms.h"
#include "passes/pass_manager.h"
#include "passes/passes.h"
#include "tests/unit/random_program.h"

namespace minic {
namespace {

void runPasses(Module& module, std::string_view passes, SsaForm form = SsaForm::Pruned) {
  PassManagerOptions options;
  options.verifyEach = true;
  options.passes.set<Mem2RegOptions>().ssa = form;
  Pipeline pipeline;
  std::string error;
  ASSERT_TRUE(parsePipeline(passes, pipeline, error)) << error;
  PhaseManager phases(options);
  PassManager manager(module, phases, options);
  manager.run(pipeline);
}

/// Of the code that can be reached.
std::map<Op, int> countOps(const Module& module) {
  std::map<Op, int> counts;
  for (const auto& function : module.functions)
    for (Block* block : Rpo::compute(*function).order)
      for (Inst* inst : insts(block)) ++counts[inst->op];
  return counts;
}

TEST(Mem2Reg, FormsBehaveAsBeforeAndShrink) {
  for (unsigned seed = 0; seed < 400; ++seed) {
    test::ProgramOptions options = test::variant(seed);
    std::mt19937 random(seed);
    Module before;
    test::randomProgram(before, random, options);
    int expected = run(before).status;
    int phis = INT_MAX;
    for (SsaForm form : kSsaForms) {
      random.seed(seed);
      Module module;
      test::randomProgram(module, random, options);
      runPasses(module, "mem2reg", form);
      ASSERT_EQ(run(module).status, expected) << ssaFormName(form) << ", seed " << seed;
      std::map<Op, int> counts = countOps(module);
      // The other forms merge addresses in phis that stay, and with them what they point to.
      if (form == SsaForm::Pruned || !options.pointers) {
        ASSERT_EQ(counts[Op::Alloca], 0) << ssaFormName(form) << ", seed " << seed;
      }
      ASSERT_LE(counts[Op::Phi], phis) << ssaFormName(form) << ", seed " << seed;
      phis = counts[Op::Phi];
    }
  }
}

TEST(Mem2Reg, UninitialisedVariablesGiveValidCode) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    test::ProgramOptions options = test::variant(seed);
    options.initialise = false;
    for (SsaForm form : kSsaForms) {
      std::mt19937 random(seed);
      Module module;
      test::randomProgram(module, random, options);
      runPasses(module, "mem2reg,dce", form);  // verifies
    }
  }
}

TEST(Passes, EveryPipelineKeepsTheBehaviour) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    std::mt19937 random(seed);
    Module before;
    test::randomProgram(before, random, test::variant(seed));
    int expected = run(before).status;
    for (const char* passes :
         {"dce", "adce", "simplify-cfg", "mem2reg,dce", "mem2reg,adce,simplify-cfg",
          "simplify-cfg,mem2reg,adce,simplify-cfg,dce"}) {
      random.seed(seed);
      Module module;
      test::randomProgram(module, random, test::variant(seed));
      runPasses(module, passes);
      ASSERT_EQ(run(module).status, expected) << passes << ", seed " << seed;
    }
  }
}

TEST(Mem2Reg, SameInputSameBytes) {
  std::string texts[2];
  for (std::string& text : texts) {
    std::mt19937 random(5);
    Module module;
    test::randomProgram(module, random, {.blocks = 40, .variables = 8});
    runPasses(module, "mem2reg,dce");
    text = toString(module);
  }
  EXPECT_EQ(texts[0], texts[1]);
}

TEST(Mem2Reg, TraceChangesNothing) {
  for (unsigned seed = 0; seed < 80; ++seed) {
    std::string texts[2], trace;
    // In large programs the pass gives up following liveness, unless it is traced, and deletes the
    // dead phis afterwards: the text must be the same.
    test::ProgramOptions program = test::variant(seed);
    if (seed >= 60) program.blocks = 300;
    for (int traced = 0; traced < 2; ++traced) {
      std::mt19937 random(seed);
      Module module;
      test::randomProgram(module, random, program);
      PassManagerOptions options;
      Pipeline pipeline;
      pipeline.add(PipelineStep::Walk::Functions, findPass("mem2reg"));
      EventSink events;
      EventText json(events, nullptr);
      auto observer = promotionTrace(events);
      if (traced) options.passes.set<Mem2RegOptions>().observer = observer.get();
      PhaseManager phases(options);
      PassManager manager(module, phases, options);
      manager.run(pipeline);
      trace = json.take() + json.finish();
      texts[traced] = toString(module);
    }
    ASSERT_TRUE(texts[0] == texts[1]) << seed;  // too long to be printed
    ASSERT_TRUE(trace.starts_with("[\n{") && trace.ends_with("]\n"));
  }
}

/// A chain of `diamonds` if-elses; one arm of each stores to one of the variables; all are read at
/// the end.
Function* chainOfDiamonds(Module& module, uint32_t diamonds, uint32_t variables) {
  Type* i32 = module.types.i32();
  Type* params[] = {module.types.i1()};
  Function* function = module.createFunction("f", module.types.function(i32, params));
  Builder b(module, *function);
  b.setInsertPoint(function->createBlock("entry"));
  std::vector<Inst*> allocas;
  for (uint32_t v = 0; v < variables; ++v) allocas.push_back(b.alloca_(i32, "v"));
  for (Inst* alloca : allocas) b.store(module.constI32(0), alloca);
  for (uint32_t i = 0; i < diamonds; ++i) {
    Block *arm = function->createBlock(), *join = function->createBlock();
    b.condBr(function->args[0], arm, join);
    b.setInsertPoint(arm);
    b.store(module.constI32(int(i + 1)), allocas[i % variables]);
    b.br(join);
    b.setInsertPoint(join);
  }
  Value* sum = module.constI32(0);
  for (Inst* alloca : allocas) sum = b.binary(Op::Add, sum, b.load(i32, alloca));
  b.ret(sum);
  return function;
}

TEST(Mem2Reg, ManyVariablesOverManyBlocksAreNotMultiplied) {
  // 30,000 variables times 60,000 blocks would be 1.8e9 steps; what is there is 30,000 phis.
  Module module;
  Function* function = chainOfDiamonds(module, 30000, 30000);
  runPasses(module, "mem2reg");
  EXPECT_EQ(countOps(module)[Op::Phi], 30000);
  EXPECT_EQ(countOps(module)[Op::Alloca], 0);
  EXPECT_EQ(function->numBlocks, 60001u);
}

TEST(Mem2Reg, LoopNestThatOnlyHandsAValueAround) {
  // while-loops inside each other that copy v to itself: every phi folds to the initial value, and
  // one at a time would be quadratic.
  constexpr uint32_t kDepth = 20000;
  Module module;
  Type* i32 = module.types.i32();
  Type* params[] = {module.types.i1(), i32};
  Function* function = module.createFunction("f", module.types.function(i32, params));
  Builder b(module, *function);
  b.setInsertPoint(function->createBlock("entry"));
  Inst* v = b.alloca_(i32, "v");
  b.store(function->args[1], v);
  std::vector<Block*> heads;
  for (uint32_t i = 0; i < kDepth; ++i) {
    heads.push_back(function->createBlock());
    b.br(heads.back());
    b.setInsertPoint(heads.back());
  }
  b.store(b.load(i32, v), v);
  for (uint32_t i = kDepth; i-- > 0;) {
    Block* next = function->createBlock();
    b.condBr(function->args[0], heads[i], next);
    b.setInsertPoint(next);
  }
  Inst* ret = b.ret(b.load(i32, v));
  runPasses(module, "mem2reg");
  EXPECT_EQ(countOps(module)[Op::Phi], 0);
  EXPECT_EQ(ret->operand(0), function->args[1]);
}

}  // namespace
}  // namespace minic
