// Analyses are computed on demand and kept until an edit makes them stale. The primitives that edit
// the IR advance the epochs of the function; an analysis remembers the epoch that it depends on. No
// pass declares what it preserves.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ir/analysis/contents.h"
#include "ir/call_graph.h"
#include "ir/dominators.h"
#include "ir/function.h"
#include "ir/loops.h"
#include "ir/post_dominators.h"
#include "ir/rpo.h"
#include "support/check.h"
#include "support/graph/frontier.h"

namespace minic {

enum class DependsOn : uint8_t { Blocks, Insts };

/// The row of analyses.def of an analysis.
template <class A>
struct AnalysisInfo;
#define ANALYSIS(Type, text, depends, how)                     \
  template <>                                                  \
  struct AnalysisInfo<Type> {                                  \
    static constexpr std::string_view name = text;             \
    static constexpr DependsOn dependsOn = DependsOn::depends; \
  };
#define MODULE_ANALYSIS ANALYSIS
#include "passes/analyses.def"

/// An epoch of the unit that advances with every edit that the analysis depends on.
inline uint64_t epochOf(const Function& function, DependsOn what) {
  return function.cfgEpoch + (what == DependsOn::Insts ? function.instEpoch : 0);
}
inline uint64_t epochOf(const Module& module, DependsOn what) {
  uint64_t epoch = module.functions.size();
  for (const auto& function : module.functions)
    epoch = (epoch ^ epochOf(*function, what)) * 0x9E3779B97F4A7C15u;
  return epoch;
}

/// An analysis of a unit (a function or a module), valid until the edit that makes it stale. Debug
/// builds check that it is not used afterwards.
template <class A, class Unit>
class Ref {
 public:
  Ref(const A& analysis, const Unit& unit) : analysis_(&analysis) {
    if constexpr (kDebug) unit_ = &unit, epoch_ = epochOf(unit, AnalysisInfo<A>::dependsOn);
  }
  const A& operator*() const {
    if constexpr (kDebug)
      MINIC_CHECK(epoch_ == epochOf(*unit_, AnalysisInfo<A>::dependsOn),
                  "the analysis '" + std::string(AnalysisInfo<A>::name) +
                      "' is used after an edit that made it stale");
    return *analysis_;
  }
  const A* operator->() const { return &**this; }
  operator const A&() const { return **this; }

 private:
  const A* analysis_;
  const Unit* unit_ = nullptr;  // Debug only
  uint64_t epoch_ = 0;
};

/// One kept analysis.
template <class A>
struct AnalysisSlot {
  std::optional<A> analysis;
  uint64_t epoch = 0;

  template <class Unit, class Compute>
  Ref<A, Unit> get(const Unit& unit, Compute&& compute) {
    uint64_t now = epochOf(unit, AnalysisInfo<A>::dependsOn);
    if (!analysis || epoch != now) {
      analysis.reset();
      analysis.emplace(compute());
      epoch = now;
    }
    return {*analysis, unit};
  }
};

/// The analyses of one function.
class Analyses {
 public:
  explicit Analyses(Function& function) : function_(function) {}
  template <class A>
  Ref<A, Function> get() {
    A* which = nullptr;
    return slot(which).get(function_, [&] { return compute(which); });
  }
  /// Sets an analysis of the function as it is now instead of computing it.
  template <class A>
  void provide(A analysis) {
    AnalysisSlot<A>& kept = slot(static_cast<A*>(nullptr));
    kept.analysis.emplace(std::move(analysis));
    kept.epoch = epochOf(function_, AnalysisInfo<A>::dependsOn);
  }

 private:
  Function& function_;
#define ANALYSIS(Type, text, depends, how)                  \
  AnalysisSlot<Type> kept##Type##_;                         \
  AnalysisSlot<Type>& slot(Type*) { return kept##Type##_; } \
  Type compute(Type*) { return how; }
#define MODULE_ANALYSIS(...)
#include "passes/analyses.def"
};

/// The analyses of a module.
class ModuleAnalyses {
 public:
  explicit ModuleAnalyses(Module& module) : module_(module) {}
  template <class A>
  Ref<A, Module> get() {
    A* which = nullptr;
    return slot(which).get(module_, [&] { return compute(which); });
  }

 private:
  Module& module_;
#define ANALYSIS(...)
#define MODULE_ANALYSIS(Type, text, depends, how)           \
  AnalysisSlot<Type> kept##Type##_;                         \
  AnalysisSlot<Type>& slot(Type*) { return kept##Type##_; } \
  Type compute(Type*) { return how; }
#include "passes/analyses.def"
};

}  // namespace minic
