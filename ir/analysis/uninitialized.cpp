// A read may be uninitialised if some path from the entry to it meets no store. It is definitely
// uninitialised if, moreover, every store that reaches it is in a block dominated by the read
// itself: then no store has run when the read runs for the first time (`int sum; for (...) sum +=
// a[i];`). One sweep finds the reads that no store in their own block precedes; each is then
// followed backwards to the entry and to the stores that reach it, up to a limit.
#include "ir/analysis/uninitialized.h"

#include <fmt/format.h>
#include <optional>

#include "ir/analysis/promotable.h"
#include "ir/dominators.h"
#include "ir/rpo.h"
#include "support/diagnostics.h"
#include "support/messages.h"

namespace minic {

namespace {

constexpr uint32_t kNone = UINT32_MAX;
constexpr size_t kMaxSteps = 50000;  // edges followed per variable; beyond it, no warning

struct Variable {
  const Inst* alloca;
  std::vector<uint32_t> defs;      // blocks with a store
  std::vector<const Inst*> reads;  // upward-exposed loads
  uint32_t storedIn = kNone;       // block last swept with a store
  bool isSilenced = false;
};

class Checker {
 public:
  Checker(const Function& function, Diagnostics& diagnostics)
      : function_(function),
        diagnostics_(diagnostics),
        rpo_(Rpo::compute(function)),
        variableOf_(function.nextValueId, kNone) {
    wantsMaybe_ = diagnostics.enabled("conditional-uninitialized");
  }

  void run(const Function& function) {
    collect(function);
    hasStore_.assign(rpo_.size(), kNone);
    seen_.assign(rpo_.size(), 0);
    for (uint32_t v = 0; v < variables_.size(); ++v) check(v);
  }

 private:
  void collect(const Function& function) {
    PromotionAnalysis promotions(function);
    for (uint32_t n = 0; n < rpo_.size(); ++n)
      for (const Inst* inst : insts(rpo_.order[n])) {
        if (inst->is(Op::Alloca)) {
          // A variable of the front end's own (the return value) has the location of the function.
          if (!inst->name || !inst->loc.valid() || inst->loc == function.loc) continue;
          if (promotions[*inst].obstacle != Obstacle::None) continue;
          variableOf_[inst->id] = uint32_t(variables_.size());
          variables_.push_back({inst, {}, {}});
        }
        if (!inst->is(Op::Load) && !inst->is(Op::Store)) continue;
        const Value* address = inst->address();
        uint32_t v = address->is(Op::Alloca) ? variableOf_[address->id] : kNone;
        if (v == kNone || variables_[v].storedIn == n) continue;
        if (inst->is(Op::Load)) {
          variables_[v].reads.push_back(inst);
        } else {
          // `int x = x;` says that the warning is not wanted.
          if (const Inst* from = asInst(inst->storedValue());
              from && from->is(Op::Load) && from->address() == address)
            variables_[v].isSilenced = true;
          variables_[v].storedIn = n;
          variables_[v].defs.push_back(n);
        }
      }
  }

  void check(uint32_t v) {
    Variable& variable = variables_[v];
    if (variable.isSilenced) return;
    for (uint32_t n : variable.defs) hasStore_[n] = v;
    const Inst* maybe = nullptr;
    steps_ = 0;
    for (const Inst* read : variable.reads) {
      bool fromEntry = false, fromStore = false;
      if (!reaches(v, read, fromEntry, fromStore)) return;
      if (fromEntry && !fromStore)
        return report("uninitialized", variable, read, Msg::UsedUninitialized);
      if (fromEntry && !maybe) maybe = read;
    }
    if (maybe && wantsMaybe_)
      report("conditional-uninitialized", variable, maybe, Msg::MayBeUninitialized);
  }

  /// The entry and the stores that reach the read when it runs for the first time. False if the
  /// limit ends the search.
  bool reaches(uint32_t v, const Inst* read, bool& fromEntry, bool& fromStore) {
    ++search_;
    work_.assign(1, rpo_[read->block]);
    if (work_[0] == 0) fromEntry = true;
    for (size_t i = 0; i < work_.size() && !(fromStore && !wantsMaybe_); ++i) {
      for (Edge edge : rpo_.order[work_[i]]->preds) {
        if (++steps_ > kMaxSteps) return false;
        uint32_t pred = rpo_[edge.block];
        if (pred == kNone || seen_[pred] == search_) continue;
        seen_[pred] = search_;
        if (edge.block == read->block) continue;  // the read has run before on that path
        if (hasStore_[pred] == v) {
          fromStore |= !dominators().dominates(read->block, edge.block);
          continue;
        }
        if (pred == 0) fromEntry = true;
        work_.push_back(pred);
      }
    }
    return true;
  }

  void report(WarningName flag, const Variable& variable, const Inst* read,
              Wording<std::string_view> wording) {
    std::string_view name = read->block->function->module->names[variable.alloca->name];
    if (diagnostics_.warning(flag, read->loc, {wording, name}))
      diagnostics_.note(variable.alloca->loc, {Msg::VariableIsDeclaredHere, name});
  }

  const DomTree& dominators() {
    if (!dominators_) dominators_.emplace(DomTree::compute(function_));
    return *dominators_;
  }

  const Function& function_;
  Diagnostics& diagnostics_;
  std::optional<DomTree> dominators_;  // most functions need none
  const Rpo rpo_;
  bool wantsMaybe_;
  std::vector<Variable> variables_;
  IdMap<uint32_t> variableOf_;
  std::vector<uint32_t> hasStore_, seen_, work_;
  uint32_t search_ = 0;
  size_t steps_ = 0;
};

}  // namespace

void warnUninitialized(const Function& function, Diagnostics& diagnostics) {
  if (!diagnostics.enabled("uninitialized") && !diagnostics.enabled("conditional-uninitialized"))
    return;
  Checker(function, diagnostics).run(function);
}

}  // namespace minic
