// What a pass is and what it gets. A pass is one function bool run(Function&, PassContext&), true
// if it changed something, and one row of passes.def. Dumps, times, verification and bisecting are
// the business of the pass manager; a pass contains none of that.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "ir/dominators.h"
#include "ir/function.h"
#include "ir/loops.h"
#include "support/graph/frontier.h"

namespace minic {

class Diagnostics;
class EventSink;
class PassContext;
class PassManager;

namespace passflags {
enum : uint8_t { Required = 1 };
}

/// One row of passes.def.
struct Pass {
  std::string_view name;
  bool (*run)(Function&, PassContext&);
  uint8_t flags;
  std::string_view summary;
};

/// All passes in the order of the table.
std::span<const Pass> allPasses();
/// The pass of that name, or null.
const Pass* findPass(std::string_view name);

/// Which phis mem2reg places; each form has at most as many as the one before.
enum class SsaForm : uint8_t { Maximal, Minimal, SemiPruned, Pruned };
std::string_view ssaFormName(SsaForm form);
std::optional<SsaForm> ssaFormNamed(std::string_view name);

/// A phi that placement is about to put into block y, because x defines the variable and y is in
/// DF(x). Blocks are RPO numbers; `defs` and `uses` are those that define the variable and those
/// where it is upward exposed.
struct PhiRequest {
  uint32_t x, y;
  std::span<const uint32_t> defs, uses;
};

/// What the command line tells the passes themselves.
struct PassOptions {
  SsaForm ssa = SsaForm::Pruned;
  std::function<bool(const PhiRequest&)> phiFilter;  ///< false: no phi. For experiments; else null
  bool ssaCompare = false;  ///< mem2reg prints how many phis each form places
};

/// The analyses of one function, computed when asked for and kept until an edit of the CFG. A
/// reference from get() dies with that edit.
class Analyses {
 public:
  explicit Analyses(Function& function) : function_(function) {}
  template <class A>
  const A& get() {
    Slot<A>& slot = std::get<Slot<A>>(slots_);
    if (!slot.analysis || slot.epoch != function_.cfgEpoch) {
      slot.analysis.reset();
      slot.analysis.emplace(compute(static_cast<A*>(nullptr)));
      slot.epoch = function_.cfgEpoch;
    }
    return *slot.analysis;
  }
  /// Gives an analysis of the CFG as it is now instead of computing it.
  template <class A>
  void provide(A analysis) {
    Slot<A>& slot = std::get<Slot<A>>(slots_);
    slot.analysis.emplace(std::move(analysis));
    slot.epoch = function_.cfgEpoch;
  }

 private:
  template <class A>
  struct Slot {
    std::optional<A> analysis;
    uint32_t epoch = 0;
  };
  DomTree compute(DomTree*) { return DomTree::compute(function_); }
  DomFrontier compute(DomFrontier*) {
    const DomTree& tree = get<DomTree>();
    return DomFrontier::compute(tree.rpo, tree);
  }
  Loops compute(Loops*) { return Loops::compute(get<DomTree>()); }

  Function& function_;
  std::tuple<Slot<DomTree>, Slot<DomFrontier>, Slot<Loops>> slots_;
};

/// What a pass can ask for while it runs on one function.
class PassContext {
 public:
  PassContext(Function& function, PassManager& manager, const PassOptions& passOptions)
      : options(passOptions), analyses_(function), manager_(manager) {}

  const PassOptions& options;
  EventSink* events = nullptr;  ///< null unless something listens to the running pass

  /// DomTree, DomFrontier or Loops of the function as its CFG is now.
  template <class A>
  const A& get() {
    return analyses_.get<A>();
  }
  /// Makes get() return this until the next edit of the CFG.
  template <class A>
  void provide(A analysis) {
    analyses_.provide(std::move(analysis));
  }

  /// Adds to the statistic `what` of the running pass (-stats).
  void count(std::string_view what, uint64_t howOften);

  /// Whether somebody wants remarks of the running pass: ask before composing one.
  bool wantsRemarks() const { return remarks_; }
  bool wantsMissedRemarks() const { return missedRemarks_; }
  void remark(SourceLoc loc, std::string message);        ///< -Rpass=: something was done
  void missedRemark(SourceLoc loc, std::string message);  ///< -Rpass-missed=: and why not
  /// "12:7" for messages, or empty if `loc` is no place in a source text.
  std::string lineAndColumn(SourceLoc loc) const;
  /// Text for the user that is no diagnostic, e.g. a table (to stderr).
  void print(std::string_view text);

 private:
  friend class PassManager;
  Analyses analyses_;
  PassManager& manager_;
  bool remarks_ = false, missedRemarks_ = false;
};

}  // namespace minic
