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
// The algorithm is Cytron et al. 1991 as Engineering a Compiler 9.3 tells it, in its order and
// words: candidates, local values, definitions and uses, liveness, placement, renaming, clean-up.
// It costs accesses + blocks + phis (times a logarithm), not variables times blocks:
// docs/passes.md. Before: any valid function. After: no promotable alloca, and the CFG as it was.
#include "passes/mem2reg.h"

#include "passes/phi_cleanup.h"
#include "passes/phi_placement.h"
#include "passes/promotable.h"
#include "passes/ssa_forms.h"
#include "passes/trace.h"

namespace minic {

namespace {

constexpr uint32_t kNone = UINT32_MAX;

struct Variable {
  Inst* alloca;
  Value* constant = nullptr;  ///< if every load gives this, which is no instruction

  // In the block being swept: the value it has there, and where its last store is recorded.
  uint32_t sweptIn = kNone;
  Value* value = nullptr;
  uint32_t record = kNone;
};

class Mem2Reg {
 public:
  Mem2Reg(Function& function, PassContext& context)
      : function_(function),
        module_(*function.module),
        context_(context),
        trace_(context),
        tree_(context.get<DomTree>()),
        rpo_(tree_.rpo),
        options_(context.options<Mem2RegOptions>()),
        form_(options_.ssa) {}

  bool run(unsigned round);
  /// Promoting a variable that holds addresses may have freed the variables it pointed to.
  bool mayFreeOthers() const { return promotedPointer_ && addressStored_; }

 private:
  void candidate(Inst* alloca, uint32_t block);
  void localValues();
  void sweepBlock(uint32_t block);
  void sweepLoad(uint32_t block, uint32_t v, Inst* load, bool known);
  void sweepStore(uint32_t block, uint32_t v, Inst* store);
  void compareForms();
  void insertPhis();
  void namePhis();
  void rename();
  void cleanUp();
  void eraseRest();
  void remarks();

  Inst* allocaOf(uint32_t v) const { return variables_[v].alloca; }
  Value* undef(uint32_t v) const { return module_.undef(allocaOf(v)->typeArg); }
  uint32_t variableOf(const Inst* phi) const { return phiVariable_[phi->id - firstPhi_]; }
  bool isNewPhi(const Value* i) const { return i && i->is(Op::Phi) && i->id >= firstPhi_; }

  Function& function_;
  Module& module_;
  PassContext& context_;
  Trace trace_;
  const DomTree& tree_;
  const Rpo& rpo_;  // blocks are known by their RPO numbers below
  const Mem2RegOptions& options_;
  const SsaForm form_;
  const VariableNames nameOf{function_, context_};

  const Promotabilities promotabilities_{function_};
  std::vector<Variable> variables_;
  IdMap<uint32_t> variableOf_;  // by the alloca's id
  std::vector<Inst*> staying_;  // for the remarks
  bool promotedPointer_ = false, addressStored_ = false;

  // What the sweep over the blocks leaves, in RPO: block n has [begin[n], begin[n + 1]).
  std::vector<Access> upwardExposed_, lastStores_;
  std::vector<uint32_t> exposedBegin_, storesBegin_;
  BlockLists uses_, defs_;

  std::optional<PhiPlacement> placement_;
  uint32_t firstPhi_ = 0;  // ids from here on are our phis
  std::vector<uint32_t> phiVariable_;
  std::vector<Inst*> phis_;   // in RPO
  std::vector<bool> isRead_;  // by phi: a load became it; empty unless some phis may be dead
};

// ---- candidates

void Mem2Reg::candidate(Inst* alloca, uint32_t block) {
  const Promotability& verdict = promotabilities_[*alloca];
  // One store, of what is no instruction: a load gives that or undef, which may be all but poison.
  Value* constant = form_ == SsaForm::Pruned ? verdict.onlyStored : nullptr;
  if (constant && (constant->isInst() || constant->is(Op::ConstPoison))) constant = nullptr;
  trace_.candidate(alloca, verdict, constant);
  if (verdict.obstacle != Obstacle::None) {
    addressStored_ |= verdict.obstacle == Obstacle::Stored;
    if (context_.wantsMissedRemarks()) staying_.push_back(alloca);
    return;
  }
  uint32_t v = uint32_t(variables_.size());
  variableOf_[alloca->id] = v;
  promotedPointer_ |= alloca->typeArg->isPtr();
  // Each run of an alloca makes a new variable. In the entry block that happens once, so there the
  // undef that renaming begins with will do; elsewhere the alloca defines the variable as undef.
  variables_.push_back({alloca, constant, block, module_.undef(alloca->typeArg), kNone});
  if (block == 0) return;
  variables_[v].record = uint32_t(lastStores_.size());
  lastStores_.push_back({v, alloca});
}

// ---- local values: what each block settles by itself

void Mem2Reg::localValues() {
  variableOf_.assign(function_.nextValueId, kNone);
  for (uint32_t n = 0; n <= rpo_.size(); ++n) {
    exposedBegin_.push_back(uint32_t(upwardExposed_.size()));
    storesBegin_.push_back(uint32_t(lastStores_.size()));
    if (n < rpo_.size()) sweepBlock(n);
  }
}

/// Replaces each load that follows an access of its variable in the block, and drops each store
/// that a later one overwrites. What is left per variable is at most one load, before any store
/// (upward exposed, UEVar), and one store (the definition that leaves the block, VARKILL).
void Mem2Reg::sweepBlock(uint32_t n) {
  for (Inst* inst : insts(rpo_.order[n])) {
    if (inst->is(Op::Alloca)) candidate(inst, n);
    if (!inst->is(Op::Load) && !inst->is(Op::Store)) continue;
    Value* address = inst->address();
    uint32_t v = address->is(Op::Alloca) ? variableOf_[address->id] : kNone;
    if (v == kNone) continue;
    Variable& variable = variables_[v];
    bool known = variable.sweptIn == n;
    if (!known) variable.sweptIn = n, variable.record = kNone;
    if (inst->is(Op::Load))
      sweepLoad(n, v, inst, known);
    else
      sweepStore(n, v, inst);
  }
}

void Mem2Reg::sweepLoad(uint32_t n, uint32_t v, Inst* load, bool known) {
  Variable& variable = variables_[v];
  if (variable.constant || known) {
    Value* value = variable.constant ? variable.constant : variable.value;
    trace_.localLoad(n, variable.alloca, load, value);
    replaceAllUses(load, value);
    erase(load);
    return;
  }
  trace_.upwardExposed(n, variable.alloca, load);
  variable.value = load;
  upwardExposed_.push_back({v, load});
}

void Mem2Reg::sweepStore(uint32_t n, uint32_t v, Inst* store) {
  Variable& variable = variables_[v];
  bool first = variable.record == kNone;
  trace_.localStore(n, variable.alloca, store, !first);
  if (variable.constant) return erase(store);
  variable.value = store->storedValue();
  if (first) {
    variable.record = uint32_t(lastStores_.size());
    lastStores_.push_back({v, store});
    return;
  }
  Inst*& last = lastStores_[variable.record].inst;
  if (last->is(Op::Store)) erase(last);
  last = store;
}

// ---- placement: liveness and Cytron's loop are in passes/phi_placement.cpp

void Mem2Reg::compareForms() {
  FormTable table(function_.name);
  Trace silent;
  for (uint32_t v = 0; v < variables_.size(); ++v) {
    FormTable::Counts counts;
    for (SsaForm form : kSsaForms)
      counts[unsigned(form)] = placement_->place(v, form, allocaOf(v), silent).size();
    table.add(nameOf(allocaOf(v)), counts);
    trace_.forms(allocaOf(v), counts);
  }
  if (options_.ssaCompare && !variables_.empty()) context_.print(table.text());
}

/// First all places, then the phis block by block, so that they lie in memory in the order in which
/// all that follows visits them; within a block in the order of the variables.
void Mem2Reg::insertPhis() {
  std::vector<std::pair<uint32_t, uint32_t>> places;  // block, variable
  std::vector<uint32_t> end(rpo_.size() + 1);         // by block, in phiVariable_
  for (uint32_t v = 0; v < variables_.size(); ++v) {
    if (variables_[v].constant) continue;
    for (uint32_t n : placement_->place(v, form_, allocaOf(v), trace_)) {
      places.emplace_back(n, v);
      ++end[n + 1];
    }
  }
  for (uint32_t n = 0; n < rpo_.size(); ++n) end[n + 1] += end[n];
  phiVariable_.resize(places.size());
  for (auto [n, v] : places) phiVariable_[end[n]++] = v;

  firstPhi_ = function_.nextValueId;
  for (uint32_t n = 0, i = 0; n < rpo_.size(); ++n) {
    Block* block = rpo_.order[n];
    Inst* before = block->first;
    for (; i < end[n]; ++i) {
      Inst* alloca = allocaOf(phiVariable_[i]);
      Inst* phi = function_.createPhi(alloca->typeArg, block);
      phi->loc = alloca->loc;
      insertBefore(phi, block, before);
      phis_.push_back(phi);
    }
  }
  if (form_ == SsaForm::Pruned && placement_->mayHaveDeadPhis()) isRead_.resize(phis_.size());
  context_.count("phis placed", phis_.size());
}

/// <variable>.<n> as in LLVM, counting in the order of the text.
void Mem2Reg::namePhis() {
  if (phis_.empty()) return;
  std::vector<uint32_t> versions(variables_.size());
  for (uint32_t v : phiVariable_) ++versions[v];
  for (uint32_t v = 0; v < variables_.size(); ++v) {
    uint32_t name = allocaOf(v)->name;
    versions[v] = name ? module_.names.versions(name, versions[v]) : kNone;
  }
  for (Block* block : blocks(function_))
    for (Inst* phi = block->first; isNewPhi(phi); phi = phi->next) {
      uint32_t v = variableOf(phi);
      if (versions[v] != kNone) phi->name = versions[v]++;
      trace_.insert(phi, allocaOf(v));
    }
}

// ---- renaming

/// Walks the dominator tree in preorder. current[v] is the top of v's stack; the log of what each
/// push covered is the rest of all the stacks, so taking it back to the length that it had when a
/// block was entered pops what the block and its subtree pushed.
void Mem2Reg::rename() {
  // clang-format off
  struct Covered { uint32_t variable; Value* value; };
  struct Open { uint32_t block; size_t logSize; };
  // clang-format on
  std::vector<Value*> current;
  for (uint32_t v = 0; v < variables_.size(); ++v) current.push_back(undef(v));
  std::vector<Covered> log;
  std::vector<Open> open;  // the blocks on the way from the root: the stack of a recursive Rename
  auto push = [&](uint32_t v, Value* value, Inst* from) {
    log.push_back({v, current[v]});
    current[v] = value;
    trace_.push(allocaOf(v), value, from);
  };
  auto leaveTo = [&](uint32_t level) {
    for (; open.size() > level; open.pop_back()) {
      trace_.leave(open.back().block);
      for (; log.size() > open.back().logSize; log.pop_back()) {
        current[log.back().variable] = log.back().value;
        trace_.pop(allocaOf(log.back().variable));
      }
    }
  };

  for (uint32_t n : tree_.walk()) {
    leaveTo(tree_.level(n));
    open.push_back({n, log.size()});
    trace_.enter(n);
    Block* block = rpo_.order[n];
    for (Inst* phi = block->first; isNewPhi(phi); phi = phi->next) push(variableOf(phi), phi, phi);
    // Loads first: a stored value may be one of them. Values from other blocks are final, because
    // their blocks dominate this one and came before.
    for (uint32_t i = exposedBegin_[n]; i < exposedBegin_[n + 1]; ++i) {
      auto [v, load] = upwardExposed_[i];
      trace_.replace(allocaOf(v), load, current[v]);
      if (!isRead_.empty() && isNewPhi(current[v])) isRead_[current[v]->id - firstPhi_] = true;
      replaceAllUses(load, current[v]);
      erase(load);
    }
    for (uint32_t i = storesBegin_[n]; i < storesBegin_[n + 1]; ++i) {
      auto [v, def] = lastStores_[i];
      push(v, def->is(Op::Store) ? def->storedValue() : undef(v), def);
      if (def->is(Op::Store)) erase(def);
    }
    for (Edge edge : block->succs)
      for (Inst* phi = edge.block->first; isNewPhi(phi); phi = phi->next) {
        Value* top = current[variableOf(phi)];
        trace_.fill(phi, edge.index, top);
        phi->setOperand(edge.index, top);
      }
  }
  leaveTo(0);
}

// ---- clean-up

void Mem2Reg::cleanUp() {
  // Control never comes over the edges that renaming did not walk.
  if (rpo_.size() < function_.numBlocks)
    for (Inst* phi : phis_)
      for (uint32_t i = 0; i < phi->numOps; ++i) {
        if (phi->operand(i)) continue;
        trace_.unreachableOperand(phi, i);
        phi->setOperand(i, module_.poison(phi->type));
      }
  PhiFolded folded;
  if (trace_) folded = [this](Inst* phi, Value* value) { trace_.foldPhi(phi, value); };
  if (!isRead_.empty()) {
    eraseDeadPhis(phis_, std::move(isRead_), folded);
    namePhis();
  }
  // The other forms are shown as they were placed.
  if (form_ == SsaForm::Pruned)
    context_.count("phis folded", foldTrivialPhis(phis_, tree_, folded));
}

/// What still uses the promoted allocas: accesses in unreachable blocks, and markers.
void Mem2Reg::eraseRest() {
  auto eraseOne = [&](Inst* inst, std::string_view because) {
    trace_.erase(inst, because);
    erase(inst);
  };
  for (Variable& variable : variables_) {
    while (Use* use = variable.alloca->uses) {
      Inst* user = use->user;
      while (user->hasUses() && !user->is(Op::Load)) user = user->uses->user;  // markers of a cast
      if (user->hasUses()) replaceAllUses(user, module_.poison(user->type));
      eraseOne(user, "it is unreachable, or only marks the variable");
    }
    eraseOne(variable.alloca, "the variable lives in values");
  }
}

void Mem2Reg::remarks() {
  // In the last round only: what it leaves in memory stays there.
  for (const Inst* alloca : staying_) {
    if (mayFreeOthers()) break;
    const Promotability& verdict = promotabilities_[*alloca];
    std::string place = context_.lineAndColumn(verdict.user->loc);
    context_.missedRemark(alloca->loc, staysRemark(nameOf(alloca), verdict, place));
  }
  if (!context_.wantsRemarks()) return;
  std::vector<uint32_t> phis(variables_.size());
  for (Inst* phi : phis_) ++phis[variableOf(phi)];
  for (uint32_t v = 0; v < variables_.size(); ++v)
    context_.remark(allocaOf(v)->loc,
                    promotedRemark(nameOf(allocaOf(v)), promotabilities_[*allocaOf(v)], phis[v]));
}

// ---- the pass

bool Mem2Reg::run(unsigned round) {
  trace_.begin(function_, form_, round);
  if (trace_) trace_.dominators(tree_, context_.get<DomFrontier>());
  localValues();
  // Defs(v), and the blocks where v is upward exposed.
  uses_ = blocksByVariable(variables_.size(), upwardExposed_, exposedBegin_);
  defs_ = blocksByVariable(variables_.size(), lastStores_, storesBegin_);
  for (uint32_t v = 0; v < variables_.size(); ++v) trace_.variable(allocaOf(v), defs_[v], uses_[v]);
  placement_.emplace(tree_, defs_, uses_, bool(trace_), options_.phiFilter);
  if (trace_ || options_.ssaCompare) compareForms();
  insertPhis();
  if (isRead_.empty()) namePhis();
  rename();
  cleanUp();
  remarks();
  eraseRest();
  context_.count("variables promoted", variables_.size());
  trace_.end(function_);
  return !variables_.empty();
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
