// Pipelines of passes, and the manager that walks a module or a function along one. The scope
// around each pass is in support/phase.h.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "passes/pass.h"

namespace minic {

/// Passes that are run together.
struct PipelineStep {
  enum class Walk : uint8_t {
    Functions,  ///< every function through all the passes, one after the other
    Bottomup,   ///< the same, callees before callers (cycles of calls in any order)
    Module,     ///< module passes
  };
  Walk walk;
  std::vector<const Pass*> passes;
  bool operator==(const PipelineStep&) const = default;
};

/// The steps that a module goes through, in order.
struct Pipeline {
  std::vector<PipelineStep> steps;

  /// Whether each function can go through all of it before the next one exists: nothing asks for
  /// the whole module.
  bool streams() const {
    return steps.empty() || (steps.size() == 1 && steps[0].walk == PipelineStep::Walk::Functions);
  }
  /// Adds the pass to the last step, if that walks so, or to a new one.
  void add(PipelineStep::Walk walk, const Pass* pass);
  bool operator==(const Pipeline&) const = default;
};

/// The pipeline of -O<level>: 0 nothing, 1 the default, 2 (and above) the passes over the whole
/// module, too. forSize: without those that trade size for time, as -Os is.
Pipeline pipelineFor(unsigned level, bool forSize = false);

/// What a sanitizer adds to a program, before all other passes: to each function as soon as it is
/// complete, and to the module at its end.
struct Instrumentation {
  Pipeline functions, module;
};
/// That of -fsanitize=address.
Instrumentation addressInstrumentation();

/// The passes that turn the output of -O<level> into IR that the back end lowers.
Pipeline codegenPipeline(unsigned level);
/// The passes that a module read from text needs before all others.
Pipeline readerPipeline(const Module& module);
/// What the interpreter needs done after all other passes: it has no long doubles.
Pipeline interpreterPipeline(const Module& module);

/// The pass of that name in the table, or null.
const Pass* findPass(std::string_view name, std::span<const Pass> table = allPasses());

/// Reads a pipeline as opt writes it: names separated by commas; function(...) runs each function
/// through all of the list, cgscc(...) too, callees before callers; module(...) holds both kinds
/// and module passes. A function pass outside of a list is in function(...), together with its
/// neighbours. Parameters in <> are ignored, "default<O1>" is a level. Returns false and sets
/// `error` otherwise.
bool parsePipeline(std::string_view text, Pipeline& pipeline, std::string& error,
                   std::span<const Pass> table = allPasses());
/// The text that parsePipeline reads back (-print-pipeline-passes).
std::string toString(const Pipeline& pipeline);

/// When a pipeline holds both passes, `after` must run after the last run of `before`.
struct PassOrder {
  std::string_view before, after, because;
};
std::span<const PassOrder> passOrders();
/// The broken constraint, or null.
const PassOrder* brokenOrder(const Pipeline& pipeline);

/// Functions and modules as units of phases.
PhaseUnit unitOf(const Function& function);
PhaseUnit unitOf(const Module& module);
/// The function that a phase worked on; null: it was no function.
const Function* functionOf(const PhaseUnit& unit);

/// The options of the command line that concern passes.
struct PassManagerOptions : PhaseOptions {
  PassOptions passes;
};

class PassManager {
 public:
  /// All three must outlive the manager.
  PassManager(Module& module, PhaseManager& phases, const PassManagerOptions& options);
  PassManager(const PassManager&) = delete;
  PassManager& operator=(const PassManager&) = delete;

  /// Runs the pipeline over the module. True if something changed.
  bool run(const Pipeline& pipeline);
  /// Over one function, as when functions are lowered one at a time; the pipeline streams.
  bool run(Function& function, const Pipeline& pipeline);
  /// The functions in the order in which such a step goes through them, as the calls are now.
  std::vector<Function*> functionsInOrder(PipelineStep::Walk walk);
  /// Tells PhaseManager::differences, if it is there, how much -verify-each=semantics compared.
  void reportComparisons() const;

 private:
  bool runOnFunction(Function& function, const std::vector<const Pass*>& passes);
  bool runOnModule(const Pass& pass);
  /// Runs the function as it was and as it is on random inputs (-verify-each=semantics).
  void compareRuns(const Pass& pass, const Function& before, const Function& after);

  Module& module_;
  ModuleAnalyses analyses_{module_};
  PhaseManager& phases_;
  const PassManagerOptions& options_;
  std::set<std::string> functionsCompared_;
  uint64_t resultsCompared_ = 0, differences_ = 0;
};

}  // namespace minic
