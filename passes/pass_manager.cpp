// Functions and modules as units of phases, and the walk along a pipeline.
#include "passes/pass_manager.h"

#include <fmt/format.h>

#include "ir/clone.h"
#include "ir/text/print.h"
#include "ir/trial/same_behaviour.h"
#include "ir/verify/verify.h"
#include "passes/known_calls.h"

namespace minic {

// ---- units

namespace {

/// A hash of all of the function that a pass may change.
uint64_t fingerprint(const void* unit) {
  const Function& function = *static_cast<const Function*>(unit);
  uint64_t hash = 0;
  auto mix = [&](uint64_t word) { hash = (hash ^ word) * 0x9E3779B97F4A7C15u, hash ^= hash >> 29; };
  auto mixPointer = [&](const void* pointer) { mix(reinterpret_cast<uintptr_t>(pointer)); };
  for (const Block* block : blocks(function)) {
    mix(block->id);
    for (Edge edge : block->succs) mix(edge.block->id), mix(edge.index);
    for (const Inst* inst : insts(block)) {
      mix(uint64_t(inst->op) | uint64_t(inst->flags) << 8 | uint64_t(inst->sub) << 16 |
          uint64_t(inst->id) << 32);
      mixPointer(inst->type);
      for (const Use& use : inst->operands()) mixPointer(use.value);
    }
  }
  return hash;
}

void printUnit(std::string& out, const void* unit, bool inContext) {
  const Function& function = *static_cast<const Function*>(unit);
  if (inContext)
    printModule(out, *function.module);
  else
    printFunction(out, function);
}

template <class Unit>
std::string verifyUnit(const void* unit, const Phase&) {
  std::vector<VerifyError> errors;
  return verify(*static_cast<const Unit*>(unit), errors) ? std::string() : toString(errors);
}

constexpr UnitKind kFunctionUnit = {printUnit, verifyUnit<Function>, fingerprint};

constexpr UnitKind kModuleUnit = {
    [](std::string& out, const void* unit, bool) {
      printModule(out, *static_cast<const Module*>(unit));
    },
    verifyUnit<Module>,
    [](const void* unit) {
      uint64_t hash = 0;
      const Module& module = *static_cast<const Module*>(unit);
      for (const GlobalVar* global : module.globals)
        hash = hash * 31 + reinterpret_cast<uintptr_t>(global->init);
      for (const auto& function : module.functions) hash = hash * 31 + fingerprint(function.get());
      return hash + module.globals.size() + (uint64_t(module.functions.size()) << 32);
    },
};

}  // namespace

PhaseUnit unitOf(const Function& function) {
  return {kFunctionUnit, &function, function.name, function.attrs.has(fnattrs::OptNone)};
}
PhaseUnit unitOf(const Module& module) { return {kModuleUnit, &module, "[module]"}; }

const Function* functionOf(const PhaseUnit& unit) {
  return &unit.kind == &kFunctionUnit ? static_cast<const Function*>(unit.object) : nullptr;
}

// ---- the manager

PassManager::PassManager(Module& module, PhaseManager& phases, const PassManagerOptions& options)
    : module_(module), phases_(phases), options_(options) {}

bool PassManager::run(const Pipeline& pipeline) {
  bool changed = false;
  for (const PipelineStep& step : pipeline.steps) {
    if (step.walk == PipelineStep::Walk::Module) {
      for (const Pass* pass : step.passes) changed |= runOnModule(*pass);
      continue;
    }
    for (Function* function : functionsInOrder(step.walk))
      if (!function->isDeclaration()) changed |= runOnFunction(*function, step.passes);
  }
  return changed;
}

std::vector<Function*> PassManager::functionsInOrder(PipelineStep::Walk walk) {
  std::vector<Function*> order;
  if (walk == PipelineStep::Walk::Functions) {
    for (const auto& function : module_.functions) order.push_back(function.get());
    return order;
  }
  // As the calls are now: the passes may delete some of them on the way.
  markOnlyCalls(module_);
  const CallGraph& graph = *analyses_.get<CallGraph>();
  for (size_t i = 0; i < graph.numComponents(); ++i)
    for (uint32_t n : graph.component(i)) order.push_back(module_.functions[n].get());
  return order;
}

bool PassManager::run(Function& function, const Pipeline& pipeline) {
  MINIC_CHECK(pipeline.streams(), "a pipeline over the module was asked to run on a function");
  bool changed = false;
  for (const PipelineStep& step : pipeline.steps) changed |= runOnFunction(function, step.passes);
  return changed;
}

bool PassManager::runOnFunction(Function& function, const std::vector<const Pass*>& passes) {
  phases_.start(unitOf(module_));
  PassContext context(function, phases_, options_.passes);
  PhaseUnit unit = unitOf(function);
  bool changed = false;
  unsigned errors = phases_.errorCount();
  for (const Pass* pass : passes) {
    if (phases_.errorCount() != errors) break;
    PhaseScope scope(phases_, *pass, unit);
    if (!scope) continue;
    const bool checks = pass->check && phases_.verifies();
    const bool runs = phases_.options().verifySemantics && !(pass->flags & phaseflags::Adds);
    CloneMap copies;
    std::unique_ptr<Function> before;
    if (checks || runs) before = cloneFunction(function, copies);
    bool didChange = pass->run(function, context);
    scope.close(didChange);
    if (checks && didChange) {
      std::string wrong = pass->check(*before, function, copies);
      MINIC_CHECK(wrong.empty(), "the result is not what the pass may make:\n" + wrong + "\n");
      phases_.count("functions proved", 1);
    }
    if (runs && didChange) compareRuns(*pass, *before, function);
    changed |= didChange;
  }
  return changed;
}

void PassManager::compareRuns(const Pass& pass, const Function& before, const Function& after) {
  const BehaviourReport report = compareBehaviour(before, after);
  if (!report.difference.empty()) {
    MINIC_CHECK(phases_.differences,
                "the function does something else after the pass:\n" + report.difference + "\n");
    phases_.differences(fmt::format("{} on {}: {}\n", pass.name, after.name, report.difference));
  }
  if (report.compared) ++resultsCompared_, functionsCompared_.insert(std::string(after.name));
  differences_ += !report.difference.empty();
  phases_.count("functions compared by running", report.compared > 0);
  phases_.count("inputs compared", report.compared);
  for (const auto& [why, inputs] : report.skipped) phases_.count("inputs left out: " + why, inputs);
}

void PassManager::reportComparisons() const {
  if (!phases_.options().verifySemantics || !phases_.differences) return;
  phases_.differences(fmt::format("{} functions, {} results of passes compared, {} differences\n",
                                  functionsCompared_.size(), resultsCompared_, differences_));
}

bool PassManager::runOnModule(const Pass& pass) {
  PhaseUnit unit = unitOf(module_);
  phases_.start(unit);
  PhaseScope scope(phases_, pass, unit);
  if (!scope) return false;
  ModuleContext context(analyses_, phases_, options_.passes);
  bool changed = pass.runModule(module_, context);
  scope.close(changed);
  // The whole program is behind such a change: a function by itself may do something else.
  phases_.count("changes of the module not compared", changed && phases_.options().verifySemantics);
  return changed;
}

}  // namespace minic
