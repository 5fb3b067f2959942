// Passes and their contexts. A function pass is one function bool run(Function&, PassContext&), a
// module pass bool run(Module&, ModuleContext&), true if it changed something, and one row of
// passes.def. Dumps, times, verification and bisecting belong to support/phase.h; a pass
// contains none of that.
#pragma once

#include <any>
#include <cstdint>
#include <fmt/format.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/clone.h"
#include "ir/function.h"
#include "passes/analyses.h"
#include "support/message.h"
#include "support/phase.h"
#include "support/remark.h"

namespace minic {

class ModuleContext;
class PassContext;

/// One row of passes.def; the run function that fits its kind is set.
struct Pass : Phase {
  bool (*run)(Function&, PassContext&) = nullptr;
  bool (*runModule)(Module&, ModuleContext&) = nullptr;
  /// Compares a function before and after the pass: empty, or what is wrong. Null for most.
  std::string (*check)(const Function& before, const Function& after,
                       const CloneMap& copies) = nullptr;
};

/// All passes in the order of the table.
std::span<const Pass> allPasses();

/// The options of single passes: at most one struct per pass, which the pass declares in its own
/// header.
class PassOptions {
 public:
  /// The options of that type, to be changed.
  template <class T>
  T& set() {
    for (std::any& any : all_)
      if (T* known = std::any_cast<T>(&any)) return *known;
    return all_.emplace_back(T{}).template emplace<T>();
  }
  /// The options of that type; the defaults if none were set.
  template <class T>
  const T& get() const {
    static const T kDefaults{};
    for (const std::any& any : all_)
      if (const T* known = std::any_cast<T>(&any)) return *known;
    return kDefaults;
  }

 private:
  std::vector<std::any> all_;
};

/// The services for a pass of any kind while it runs.
class AnyPassContext {
 public:
  AnyPassContext(PhaseManager& phases, const PassOptions& options)
      : phases_(phases), options_(options) {}

  /// The options that the pass declares.
  template <class T>
  const T& options() const {
    return options_.get<T>();
  }
  /// Adds to the statistic `what` of the running pass (-stats).
  void count(std::string_view what, uint64_t howOften) { phases_.count(what, howOften); }

  /// Whether remarks of the running pass are wanted: ask only before work for one.
  bool wantsRemarks() const { return phases_.wantsRemarks(); }
  bool wantsMissedRemarks() const { return phases_.wantsMissedRemarks(); }
  /// -Rpass=: something was done. Composed if it is wanted, of what fills the slots of the row in
  /// support/remarks.def.
  template <Remark name, class... Args>
  void remark(SourceLoc loc, const Args&... args) {
    static_assert(!remarkRow(name).isMissed);
    if (wantsRemarks()) phases_.remark(loc, filled<name>(args...));
  }
  /// The same in free text, for passes of other programs: they have no rows in the table.
  void remark(SourceLoc loc, std::string text) {
    if (wantsRemarks()) phases_.remark(loc, Said(std::move(text)));
  }
  /// -Rpass-missed=: something was not done, and why.
  template <Remark name, class... Args>
  void missedRemark(SourceLoc loc, const Args&... args) {
    static_assert(remarkRow(name).isMissed);
    if (wantsMissedRemarks()) phases_.remark(loc, filled<name>(args...));
  }
  /// An error in the program: no further pass of the pipeline runs on the function.
  void error(SourceLoc loc, Message message) { phases_.error(loc, std::move(message)); }
  /// "f.c:12:7" for the messages of compiled programs, or empty if `loc` is no place in a source
  /// text.
  std::string place(SourceLoc loc) const { return phases_.place(loc); }
  /// "12:7" for messages, or empty if `loc` is no place in a source text.
  std::string lineAndColumn(SourceLoc loc) const { return phases_.lineAndColumn(loc); }

 private:
  PhaseManager& phases_;
  const PassOptions& options_;
};

/// The services for a function pass while it runs on one function.
class PassContext : public AnyPassContext {
 public:
  PassContext(Function& function, PhaseManager& phases, const PassOptions& options)
      : AnyPassContext(phases, options), analyses_(function) {}

  /// An analysis (passes/analyses.def) of the function as it is now.
  template <class A>
  Ref<A, Function> get() {
    return analyses_.get<A>();
  }
  /// Makes get() return this until the next edit that makes it stale.
  template <class A>
  void provide(A analysis) {
    analyses_.provide(std::move(analysis));
  }

 private:
  Analyses analyses_;
};

/// The services for a module pass.
class ModuleContext : public AnyPassContext {
 public:
  ModuleContext(ModuleAnalyses& analyses, PhaseManager& phases, const PassOptions& options)
      : AnyPassContext(phases, options), analyses_(analyses) {}

  /// An analysis of the module as it is now.
  template <class A>
  Ref<A, Module> get() {
    return analyses_.get<A>();
  }

 private:
  ModuleAnalyses& analyses_;
};

}  // namespace minic
