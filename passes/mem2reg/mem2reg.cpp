// mem2reg: local variables in memory (alloca, load, store) become values in SSA form.
//
//     %x = alloca i32
//     br i1 %c, label %then, label %join        br i1 %c, label %then, label %join
//   then:                                     then:
//     store i32 %a, ptr %x              =>      br label %join
//     br label %join                          join:
//   join:                                       %x.0 = phi i32 [ %a, %then ], [ undef, %entry ]
//     %v = load i32, ptr %x                     ret i32 %x.0
//     ret i32 %v
//
// The algorithm is that of Cytron et al. 1991 in the order and words of Engineering a Compiler 9.3.
// It costs accesses + blocks + phis (times a logarithm), not variables times blocks:
// docs/passes.md. Before: any valid function. After: no promotable alloca, and the CFG as it was.
#include "ir/analysis/joined_assignments.h"
#include "ir/analysis/promotable.h"
#include "passes/mem2reg/local_values.h"
#include "passes/mem2reg/name_stacks.h"
#include "passes/mem2reg/observer.h"
#include "passes/mem2reg/phi_cleanup.h"
#include "passes/mem2reg/phi_placement.h"
#include "passes/mem2reg/report.h"
#include "passes/passes.h"

namespace minic {

namespace {

/// One round over one function. Variables are numbered in the order of their allocas, blocks in
/// reverse post-order.
class Mem2Reg {
 public:
  Mem2Reg(Function& function, PassContext& context)
      : function_(function), context_(context), tree_(context.get<DomTree>()) {}

  bool run(unsigned round);
  /// Promoting a variable that holds addresses may have freed the variables that it pointed to.
  bool mayFreeOthers() const { return local_.promotesPointer && local_.storesAddress; }

 private:
  void tellVariables(const NumberLists& defs, const NumberLists& uses);
  void insertPhis(PhiPlacement& placement);
  void namePhis();
  void rename();
  void fillUnreachableOperands();
  void report();
  void recordAssignments();
  void eraseVariables();

  uint32_t variableCount() const { return uint32_t(local_.variables.size()); }
  Inst* allocaOf(uint32_t v) const { return local_.variables[v].alloca; }
  Value* undef(uint32_t v) const { return module_.undef(allocaOf(v)->typeArg); }
  /// The phis of this round come first in their block and have the highest ids.
  bool isNewPhi(const Value* value) const { return value->is(Op::Phi) && value->id >= firstPhi_; }
  uint32_t variableOf(const Inst* phi) const { return phiVariable_[phi->id - firstPhi_]; }
  template <class Visit>
  void forEachNewPhi(const Block* block, Visit&& visit) const {
    for (Inst* phi = block->first; phi && isNewPhi(phi); phi = phi->next)
      visit(phi, variableOf(phi));
  }

  Function& function_;
  Module& module_ = *function_.module;
  PassContext& context_;
  const DomTree& tree_;
  const Rpo& rpo_ = tree_.rpo;
  const Mem2RegOptions& options_ = context_.options<Mem2RegOptions>();
  PromotionObserver* const observer_ = options_.observer;
  const PromotionAnalysis promotions_{function_};
  Mem2RegReport report_{function_, context_, promotions_};

  LocalValues local_;
  uint32_t firstPhi_ = 0;              // the id from which on values are phis of this round
  std::vector<Inst*> phis_;            // of this round, in the order of their ids
  std::vector<uint32_t> phiVariable_;  // by phi
  std::vector<bool> isRead_;           // by phi: some load became it
};

bool Mem2Reg::run(unsigned round) {
  if (function_.debug) recordAssignments();
  if (observer_) {
    observer_->begin(context_, function_, options_.ssa, round);
    observer_->dominators(tree_);
  }
  // Promotable variables; per block and variable at most one upward-exposed load and one
  // definition.
  local_ = findLocalValues(function_, rpo_, promotions_, options_, report_);
  const NumberLists defs = local_.definitions.blocksByVariable(variableCount());
  const NumberLists uses = local_.upwardExposed.blocksByVariable(variableCount());
  if (observer_) tellVariables(defs, uses);

  // Phis on the iterated dominance frontier of the definitions.
  PhiPlacement placement(tree_, defs, uses, options_);
  insertPhis(placement);
  // Names are numbered without gaps, so they wait until it is known which phis stay.
  if (!placement.mayHaveDeadPhis()) namePhis();
  rename();
  fillUnreachableOperands();
  if (placement.mayHaveDeadPhis()) {
    eraseDeadPhis(phis_, std::move(isRead_), observer_);
    namePhis();
  }
  // The other forms are shown as they were placed.
  if (options_.ssa == SsaForm::Pruned)
    context_.count("phis folded", foldTrivialPhis(phis_, tree_, observer_));

  report();
  eraseVariables();
  if (function_.debug) joinAssignments(function_, tree_);
  context_.count("variables promoted", variableCount());
  if (observer_) observer_->end(function_);
  return variableCount() != 0;
}

// ---- phis on the iterated dominance frontiers

/// Each variable's blocks, and how many phis each form places. Only pruned form spares those of a
/// variable with one value.
void Mem2Reg::tellVariables(const NumberLists& defs, const NumberLists& uses) {
  for (uint32_t v = 0; v < variableCount(); ++v) observer_->variable(allocaOf(v), defs[v], uses[v]);
  const NumberLists allDefs =
      local_.definitions.blocksByVariable(variableCount(), local_.sparedDefinitions);
  const NumberLists allUses =
      local_.upwardExposed.blocksByVariable(variableCount(), local_.sparedUses);
  PhiPlacement placement(tree_, allDefs, allUses, options_);
  for (uint32_t v = 0; v < variableCount(); ++v) {
    auto counts = placement.countPerForm(v);
    if (local_.variables[v].onlyValue) counts[unsigned(SsaForm::Pruned)] = 0;
    observer_->forms(allocaOf(v), counts);
  }
}

/// First finds all places, then inserts block by block, so that the phis are in memory in the order
/// in which renaming visits them; within a block in the order of the variables.
void Mem2Reg::insertPhis(PhiPlacement& placement) {
  std::vector<std::pair<uint32_t, uint32_t>> places;  // block, variable
  for (uint32_t v = 0; v < variableCount(); ++v)
    if (!local_.variables[v].onlyValue)
      for (uint32_t n : placement.place(v, allocaOf(v))) places.emplace_back(n, v);
  NumberLists variablesIn = groupByKey(rpo_.size(), places.size(), [&](auto&& add) {
    for (auto [n, v] : places) add(n, v);
  });

  firstPhi_ = function_.nextValueId;
  for (uint32_t n = 0; n < rpo_.size(); ++n) {
    Block* block = rpo_.order[n];
    Inst* before = block->first;
    for (uint32_t v : variablesIn[n]) {
      Inst* phi = function_.createPhi(allocaOf(v)->typeArg, block);
      phi->loc = allocaOf(v)->loc;
      insertBefore(phi, block, before);
      phis_.push_back(phi);
    }
  }
  phiVariable_ = std::move(variablesIn.items);
  isRead_.resize(phis_.size());
  context_.count("phis placed", phis_.size());
}

/// <variable>.<n> as in LLVM, counting in the order of the text.
void Mem2Reg::namePhis() {
  if (phis_.empty()) return;
  std::vector<uint32_t> names(variableCount());  // how many, then the next one
  for (uint32_t v : phiVariable_) ++names[v];
  for (uint32_t v = 0; v < variableCount(); ++v)
    if (uint32_t name = allocaOf(v)->name) names[v] = module_.names.versions(name, names[v]);
  for (Block* block : blocks(function_))
    forEachNewPhi(block, [&](Inst* phi, uint32_t v) {
      if (allocaOf(v)->name) phi->name = names[v]++;
      if (observer_) observer_->insert(phi, allocaOf(v));
    });
}

// ---- renaming

/// Rename(b) of the textbook for each block b in preorder of the dominator tree.
void Mem2Reg::rename() {
  NameStacks names;
  for (uint32_t v = 0; v < variableCount(); ++v) names.add(undef(v));
  struct Entered {
    uint32_t block;
    size_t height;
  };
  std::vector<Entered> path;  // from the root to the block being renamed
  auto leaveTo = [&](uint32_t level) {
    for (; path.size() > level; path.pop_back()) {
      if (observer_) observer_->leave(path.back().block);
      if (!options_.popsStacks) continue;
      names.popTo(path.back().height, [&](uint32_t v) {
        if (observer_) observer_->pop(allocaOf(v));
      });
    }
  };
  auto define = [&](uint32_t v, Value* value, Inst* by) {
    names.push(v, value);
    if (observer_) observer_->push(allocaOf(v), value, by);
  };

  for (uint32_t n : tree_.walk()) {
    leaveTo(tree_.level(n));
    path.push_back({n, names.height()});
    if (observer_) observer_->enter(n);
    Block* block = rpo_.order[n];
    forEachNewPhi(block, [&](Inst* phi, uint32_t v) { define(v, phi, phi); });
    // Loads first: a stored value may be one of them.
    for (auto [v, load] : local_.upwardExposed.in(n)) {
      Value* value = names.top(v);
      if (observer_) observer_->replace(allocaOf(v), load, value);
      if (isNewPhi(value)) isRead_[value->id - firstPhi_] = true;
      replaceWith(load, value);
    }
    for (auto [v, definition] : local_.definitions.in(n)) {
      bool isStore = definition->is(Op::Store);  // or the alloca
      define(v, isStore ? definition->storedValue() : undef(v), definition);
      if (isStore) erase(definition);
    }
    for (Edge edge : block->succs)
      forEachNewPhi(edge.block, [&](Inst* phi, uint32_t v) {
        if (observer_) observer_->fill(phi, edge.index, names.top(v));
        phi->setOperand(edge.index, names.top(v));
      });
  }
  leaveTo(0);
}

// ---- clean-up

/// Control never comes over the edges that renaming did not walk.
void Mem2Reg::fillUnreachableOperands() {
  if (rpo_.size() == function_.numBlocks) return;
  for (Inst* phi : phis_)
    for (uint32_t i = 0; i < phi->numOps; ++i) {
      if (phi->operand(i)) continue;
      if (observer_) observer_->unreachableOperand(phi, i);
      phi->setOperand(i, module_.poison(phi->type));
    }
}

void Mem2Reg::report() {
  if (!mayFreeOthers()) report_.missed();  // in the last round the verdicts are final
  if (!report_.wantsPromoted()) return;
  std::vector<uint32_t> phis(variableCount());
  for (const Inst* phi : phis_) ++phis[variableOf(phi)];
  for (uint32_t v = 0; v < variableCount(); ++v) report_.promoted(allocaOf(v), phis[v]);
}

/// For debuggers: what the stores say stays known where they were.
void Mem2Reg::recordAssignments() {
  FunctionDebug& debug = *function_.debug;
  for (uint32_t i = 0; i < debug.variables.size(); ++i) {
    const Value* address = debug.variables[i].address;
    if (!address || !address->is(Op::Alloca)) continue;
    auto* alloca = static_cast<const Inst*>(address);
    if (promotions_[*alloca].obstacle != Obstacle::None) continue;
    for (const Use& use : alloca->useRange())
      if (use.user->is(Op::Store)) debug.assignments.add(use.user, {i, use.user->storedValue()});
  }
}

/// The promoted allocas, and what still uses them: accesses in unreachable blocks, and markers.
void Mem2Reg::eraseVariables() {
  auto eraseOne = [&](Inst* inst, Remark because) {
    if (observer_) observer_->erase(inst, because);
    erase(inst);
  };
  for (Variable& variable : local_.variables) {
    while (Use* use = variable.alloca->uses) {
      Inst* user = use->user;
      while (user->hasUses() && !user->is(Op::Load)) user = user->uses->user;  // markers of a cast
      if (user->hasUses()) replaceAllUses(user, module_.poison(user->type));
      eraseOne(user, Remark::OnlyMarks);
    }
    eraseOne(variable.alloca, Remark::LivesInValues);
  }
}

}  // namespace

bool mem2reg(Function& function, PassContext& context) {
  bool changed = false;
  for (unsigned round = 1;; ++round) {
    Mem2Reg pass(function, context);
    changed |= pass.run(round);
    if (!pass.mayFreeOthers()) return changed;
  }
}

}  // namespace minic
