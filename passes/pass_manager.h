// Runs pipelines of passes over functions, and does around every pass what no pass does itself: the
// dumps and reports of LLVM's opt under its options and headers, verification, bisecting, remarks,
// and the context that an internal error prints.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "passes/pass.h"

namespace minic {

using Pipeline = std::vector<const Pass*>;

/// The pipeline of -O<level>: 0 nothing, 1 the default, 2 (and above) everything that pays.
Pipeline pipelineFor(unsigned level);

/// Reads "mem2reg,dce" as opt does: names separated by commas, nested as in
/// "module(function(mem2reg),dce)" (the nesting means nothing here), parameters in <> ignored,
/// "default<O1>" for a level. Returns false and says in `error` what is wrong.
bool parsePipeline(std::string_view text, Pipeline& pipeline, std::string& error);
/// The text that parsePipeline reads back.
std::string toString(const Pipeline& pipeline);

/// Pass `before` must not run later than `after` when a pipeline holds both.
struct PassOrder {
  std::string_view before, after, because;
};
std::span<const PassOrder> passOrders();
/// The broken constraint, or null.
const PassOrder* brokenOrder(const Pipeline& pipeline);

/// The options named as in LLVM, without the leading dashes.
struct PassManagerOptions {
  PassOptions passes;
  std::vector<std::string> printBefore, printAfter;  ///< names of passes
  std::vector<std::string> filterPrintFuncs;         ///< empty: all functions
  bool printBeforeAll = false, printAfterAll = false, printChanged = false;
  bool printModuleScope = false;
  bool timePasses = false, stats = false, verifyEach = false;
  int64_t optBisectLimit = -1;  ///< run only the first N (pass, function) pairs; -1: all, silently
  std::string remarkPasses;     ///< -Rpass=: an extended regular expression; empty: none
  std::string remarkMissedPasses;  ///< -Rpass-missed=
  std::vector<std::string> disabledPasses;
};

/// Whether -filter-print-funcs=`names` lets the function pass: it or `*` is named, or nothing is.
bool isWanted(const Function& function, const std::vector<std::string>& names);

class PassManager {
 public:
  /// `diagnostics` gets the remarks and tells places; may be null.
  PassManager(Module& module, const PassManagerOptions& options,
              Diagnostics* diagnostics = nullptr);
  ~PassManager();
  PassManager(const PassManager&) = delete;
  PassManager& operator=(const PassManager&) = delete;

  /// Runs the pipeline over every function that has a body. True if something changed.
  bool run(const Pipeline& pipeline);
  /// Over one function, as when functions are lowered one at a time.
  bool run(Function& function, const Pipeline& pipeline);
  /// Prints what is only known at the end: -time-passes and -stats. Call once.
  void finish();

  /// Takes the events of the passes that it has listeners for; may be null.
  EventSink* events = nullptr;
  /// Takes dumps and reports; empty: they are dropped.
  std::function<void(std::string_view)> reports;
  /// Takes the tables that single passes print.
  std::function<void(std::string_view)> tables;

 private:
  friend class PassContext;
  class PassScope;
  struct PerPass {
    const Pass* pass = nullptr;
    std::string remarkFlag, missedFlag;  // "pass=mem2reg"
    bool remarks = false, missedRemarks = false;
    bool printBefore = false, printAfter = false, disabled = false;
    double user = 0, system = 0, wall = 0;
    std::vector<std::pair<std::string_view, uint64_t>> statistics;
  };

  bool runPass(const Pass& pass, Function& function, PassContext& context);
  void dump(std::string_view header, const Function& function);
  void print(std::string_view text);
  PerPass& of(const Pass& pass);
  PerPass& add(const Pass& pass);

  Module& module_;
  const PassManagerOptions& options_;
  Diagnostics* diagnostics_;
  std::deque<PerPass> perPass_;  // those of the table, then others as they come
  const Pass* running_ = nullptr;
  int64_t bisectCount_ = 0;
  bool printedStart_ = false;
};

}  // namespace minic
