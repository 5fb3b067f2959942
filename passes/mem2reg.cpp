// mem2reg: local variables in memory (alloca, load, store) become values in SSA form.
//
//     %x = alloca i32
//     br i1 %c, label %then, label %join       br i1 %c, label %then, label %join
//   then:                                     then:
//     store i32 1, ptr %x               =>      br label %join
//     br label %join                          join:
//   join:                                       %x.0 = phi i32 [ 1, %then ], [ undef, %entry ]
//     %v = load i32, ptr %x                     ret i32 %x.0      (and here folds to: ret i32 1)
//     ret i32 %v
//
// The algorithm is Cytron et al. 1991 as in Engineering a Compiler 9.3, in its order and words:
// candidates, local values, Defs and uses, liveness, phi placement, renaming, clean-up. It costs
// accesses + blocks + phis (times a logarithm), not variables times blocks; docs/passes.md says how
// it differs from the textbook to get there. Before: any valid function. After: no promotable
// alloca is left; the CFG is as it was.
#include "passes/mem2reg.h"

#include <fmt/format.h>

#include "passes/phi_cleanup.h"
#include "passes/promotable.h"

namespace minic {

namespace {

constexpr uint32_t kNone = UINT32_MAX;

struct Variable {
  Inst* alloca;
  Promotability uses;
  Value* constant = nullptr;  ///< if every read gives the same value that is no instruction

  // The block being swept: the variable's value there, and where its last store is recorded.
  uint32_t sweptIn = kNone;
  Value* value = nullptr;
  uint32_t record = kNone;
};

/// A load that wants the value from before its block, or the last store of a block.
struct Access {
  uint32_t variable;
  Inst* inst;
};

/// Lists of blocks, one per variable, in one array.
struct BlockLists {
  std::vector<uint32_t> begin, items;
  std::span<const uint32_t> operator[](uint32_t v) const {
    return {items.data() + begin[v], begin[v + 1] - begin[v]};
  }
};

class Mem2Reg {
 public:
  Mem2Reg(Function& function, PassContext& context)
      : function_(function),
        module_(*function.module),
        context_(context),
        tree_(context.get<DomTree>()),
        rpo_(tree_.rpo),
        form_(context.options.ssa) {}

  bool run();
  /// Promoting a variable that holds addresses may have freed the variables it pointed to.
  bool mayFreeOthers() const { return promotedPointer_ && addressStored_; }

 private:
  void candidate(Inst* alloca, uint32_t block);
  void localValues();
  void sweepBlock(uint32_t block);
  BlockLists blocksOf(const std::vector<Access>& accesses,
                      const std::vector<uint32_t>& begin) const;
  bool liveIn(uint32_t v);
  std::span<const uint32_t> place(uint32_t v, SsaForm form);
  void insertPhis();
  void rename();
  void cleanUp();
  void eraseRest();
  void compare();
  void remarks();

  uint32_t variableOf(const Value* address) const {
    return address->is(Op::Alloca) ? variableOf_[address->id] : kNone;
  }
  uint32_t variableOf(const Inst* phi) const { return phiVariable_[phi->id - firstPhi_]; }
  bool isNewPhi(const Inst* inst) const {
    return inst && inst->is(Op::Phi) && inst->id >= firstPhi_;
  }
  Value* undef(const Variable& variable) { return module_.undef(variable.alloca->typeArg); }

  Function& function_;
  Module& module_;
  PassContext& context_;
  const DomTree& tree_;
  const Rpo& rpo_;  // blocks are known by their RPO numbers below
  const SsaForm form_;

  std::vector<Variable> variables_;
  IdMap<uint32_t> variableOf_;  // by the alloca's id
  bool promotedPointer_ = false, addressStored_ = false;

  // What the sweep over the blocks leaves, in RPO: block n has [begin[n], begin[n + 1]).
  std::vector<Access> upwardExposed_, lastStores_;
  std::vector<uint32_t> exposedBegin_, storesBegin_;
  BlockLists uses_, defs_;

  // Placement. A block carries the number of the variable that marked it last: nothing is cleared.
  std::optional<FrontierIndex> frontier_;
  std::vector<uint32_t> isDef_, isLiveIn_, hasPhi_;
  std::vector<uint32_t> work_, found_, placed_;
  uint32_t mark_ = 0;
  bool deadPhis_ = false;  // some variable was placed without knowing where it is live

  uint32_t firstPhi_ = 0;  // ids from here on are our phis
  std::vector<Inst*> phis_;
  std::vector<uint32_t> phiVariable_, phiVersion_;  // by id - firstPhi_
};

// ---- candidates

void Mem2Reg::candidate(Inst* alloca, uint32_t block) {
  Promotability verdict = promotability(*alloca);
  if (verdict.obstacle != Obstacle::None) {
    addressStored_ |= verdict.obstacle == Obstacle::Stored;
    if (context_.wantsMissedRemarks()) {
      std::string place = context_.lineAndColumn(verdict.user->loc);
      context_.missedRemark(alloca->loc,
                            fmt::format("`{}` stays in memory: {}{}{}", module_.names[alloca->name],
                                        describe(verdict), place.empty() ? "" : " at ", place));
    }
    return;
  }
  uint32_t v = uint32_t(variables_.size());
  variableOf_[alloca->id] = v;
  Variable& variable = variables_.emplace_back(alloca, verdict);
  promotedPointer_ |= alloca->typeArg->isPtr();
  // One store of a constant or an argument: no load can give anything else (or it gives undef).
  if (form_ == SsaForm::Pruned && verdict.onlyStored && !verdict.onlyStored->isInst())
    variable.constant = verdict.onlyStored;
  // Each run of an alloca makes a new variable. In the entry block that happens once, so there the
  // undef that renaming begins with will do; elsewhere the alloca defines the variable as undef.
  variable.sweptIn = block;
  variable.value = undef(variable);
  if (block == 0) return;
  variable.record = uint32_t(lastStores_.size());
  lastStores_.push_back({v, alloca});
}

// ---- local values: what each block does by itself

void Mem2Reg::localValues() {
  variableOf_.assign(function_.nextValueId, kNone);
  for (uint32_t n = 0; n < rpo_.size(); ++n) {
    exposedBegin_.push_back(uint32_t(upwardExposed_.size()));
    storesBegin_.push_back(uint32_t(lastStores_.size()));
    sweepBlock(n);
  }
  exposedBegin_.push_back(uint32_t(upwardExposed_.size()));
  storesBegin_.push_back(uint32_t(lastStores_.size()));
}

/// Replaces each load that follows an access of its variable in the block, and drops each store
/// that a later one overwrites. What is left per variable is at most one load, before any store
/// (upward exposed, UEVar), and one store (the definition that leaves the block, VARKILL).
void Mem2Reg::sweepBlock(uint32_t n) {
  for (Inst* inst : insts(rpo_.order[n])) {
    if (inst->is(Op::Alloca)) {
      candidate(inst, n);
      continue;
    }
    if (!inst->is(Op::Load) && !inst->is(Op::Store)) continue;
    uint32_t v = variableOf(inst->address());
    if (v == kNone) continue;
    Variable& variable = variables_[v];
    bool known = variable.sweptIn == n;
    if (!known) {
      variable.sweptIn = n;
      variable.record = kNone;
    }
    if (variable.constant) {
      if (inst->is(Op::Load)) replaceAllUses(inst, variable.constant);
      erase(inst);
    } else if (inst->is(Op::Load)) {
      if (known) {
        replaceAllUses(inst, variable.value);
        erase(inst);
      } else {
        variable.value = inst;
        upwardExposed_.push_back({v, inst});
      }
    } else {
      variable.value = inst->storedValue();
      if (variable.record == kNone) {
        variable.record = uint32_t(lastStores_.size());
        lastStores_.push_back({v, inst});
      } else {
        Inst*& last = lastStores_[variable.record].inst;
        if (last->is(Op::Store)) erase(last);
        last = inst;
      }
    }
  }
}

// ---- Defs(v) and uses

BlockLists Mem2Reg::blocksOf(const std::vector<Access>& accesses,
                             const std::vector<uint32_t>& begin) const {
  BlockLists lists;
  lists.begin.assign(variables_.size() + 2, 0);
  lists.items.resize(accesses.size());
  for (const Access& access : accesses) ++lists.begin[access.variable + 2];
  for (size_t v = 2; v < lists.begin.size(); ++v) lists.begin[v] += lists.begin[v - 1];
  for (uint32_t n = 0; n < rpo_.size(); ++n)
    for (uint32_t i = begin[n]; i < begin[n + 1]; ++i)
      lists.items[lists.begin[accesses[i].variable + 1]++] = n;
  return lists;
}

// ---- liveness of one variable

/// Marks the blocks where v is live on entry: backwards from its upward-exposed uses up to its
/// definitions. Gives up (false) when that visits far more than the variable has accesses; it is
/// live nearly everywhere then, and the few phis that turn out dead are cheaper to delete.
bool Mem2Reg::liveIn(uint32_t v) {
  uint64_t budget = 64 + 8 * (uses_[v].size() + defs_[v].size());
  work_.assign(uses_[v].begin(), uses_[v].end());
  for (uint32_t n : work_) isLiveIn_[n] = mark_;
  for (size_t i = 0; i < work_.size(); ++i)
    for (Edge edge : rpo_.order[work_[i]]->preds) {
      if (budget-- == 0) return false;
      uint32_t pred = rpo_[edge.block];
      if (pred == Rpo::kUnreachable || isDef_[pred] == mark_ || isLiveIn_[pred] == mark_) continue;
      isLiveIn_[pred] = mark_;
      work_.push_back(pred);
    }
  return true;
}

// ---- phi placement

/// The blocks where the form wants a phi for v. The loop over W and F is Cytron's; DF(X) comes from
/// the index, which reports each edge into the iterated frontier once instead of whole sets.
std::span<const uint32_t> Mem2Reg::place(uint32_t v, SsaForm form) {
  placed_.clear();
  if (form == SsaForm::Maximal) {
    for (uint32_t n = 0; n < rpo_.size(); ++n)
      if (rpo_.order[n]->preds.size() > 1) placed_.push_back(n);
    return placed_;
  }
  if (form >= SsaForm::SemiPruned && uses_[v].empty()) return placed_;  // not a global name
  if (defs_[v].empty()) return placed_;
  ++mark_;
  for (uint32_t n : defs_[v]) isDef_[n] = mark_;
  bool prune = form == SsaForm::Pruned && liveIn(v);
  deadPhis_ |= form == SsaForm::Pruned && !prune;

  work_.assign(defs_[v].begin(), defs_[v].end());  // W
  for (size_t i = 0; i < work_.size(); ++i) {      // remove X from W
    found_.clear();
    frontier_->take(work_[i], found_);
    for (uint32_t y : found_) {           // for Y in DF(X)
      if (hasPhi_[y] == mark_) continue;  // Y in F
      if (prune && isLiveIn_[y] != mark_) continue;
      hasPhi_[y] = mark_;
      placed_.push_back(y);
      if (isDef_[y] != mark_) work_.push_back(y);
    }
  }
  frontier_->reset();
  return placed_;
}

void Mem2Reg::insertPhis() {
  firstPhi_ = function_.nextValueId;
  std::vector<Inst*> behind(rpo_.size());  // the last phi inserted, by block
  for (uint32_t v = 0; v < variables_.size(); ++v) {
    if (variables_[v].constant) continue;
    for (uint32_t n : place(v, form_)) {
      Block* block = rpo_.order[n];
      Inst* phi = function_.createPhi(variables_[v].alloca->typeArg, block);
      phi->loc = variables_[v].alloca->loc;
      insertBefore(phi, block, behind[n] ? behind[n]->next : block->first);
      behind[n] = phi;
      phiVariable_.push_back(v);
    }
  }
}

// ---- renaming

/// Walks the dominator tree in preorder. current[v] is the top of v's stack; the log of what each
/// push covered is the rest of all stacks, and unwinding it to the length it had when a block was
/// entered pops what that block and its subtree pushed.
void Mem2Reg::rename() {
  std::vector<Value*> current;
  for (const Variable& variable : variables_) current.push_back(undef(variable));
  struct Covered {
    uint32_t variable;
    Value* value;
  };
  std::vector<Covered> log;
  std::vector<size_t> logSize(tree_.maxLevel() + 1);  // by level: on entry to the block there
  auto push = [&](uint32_t v, Value* value) {
    log.push_back({v, current[v]});
    current[v] = value;
  };

  uint32_t lastLevel = 0;
  for (uint32_t n : tree_.walk()) {
    uint32_t level = tree_.level(n);
    if (level <= lastLevel)
      for (; log.size() > logSize[level]; log.pop_back())
        current[log.back().variable] = log.back().value;
    logSize[level] = log.size();
    lastLevel = level;

    Block* block = rpo_.order[n];
    for (Inst* phi = block->first; isNewPhi(phi); phi = phi->next) push(variableOf(phi), phi);
    // Loads first: a stored value may be one of them. Values from other blocks are final, because
    // their blocks dominate this one and came before.
    for (uint32_t i = exposedBegin_[n]; i < exposedBegin_[n + 1]; ++i) {
      auto [v, load] = upwardExposed_[i];
      replaceAllUses(load, current[v]);
      erase(load);
    }
    for (uint32_t i = storesBegin_[n]; i < storesBegin_[n + 1]; ++i) {
      auto [v, def] = lastStores_[i];
      push(v, def->is(Op::Store) ? def->storedValue() : undef(variables_[v]));
      if (def->is(Op::Store)) erase(def);
    }
    for (Edge edge : block->succs)
      for (Inst* phi = edge.block->first; isNewPhi(phi); phi = phi->next)
        phi->setOperand(edge.index, current[variableOf(phi)]);
  }
}

// ---- clean-up

void Mem2Reg::cleanUp() {
  // Control never comes over the edges that renaming did not walk.
  for (uint32_t n = 0; n < rpo_.size(); ++n)
    for (Inst* phi = rpo_.order[n]->first; isNewPhi(phi); phi = phi->next) {
      phis_.push_back(phi);
      for (uint32_t i = 0; i < phi->numOps; ++i)
        if (!phi->operand(i)) phi->setOperand(i, module_.poison(phi->type));
    }
  context_.count("phis placed", phis_.size());
  if (deadPhis_) eraseDeadPhis(phis_, {});

  // Named as LLVM does, <variable>.<n>, counting in the order of the text.
  std::vector<uint32_t> versions(variables_.size());
  phiVersion_.resize(phiVariable_.size());
  if (!phis_.empty())
    for (Block* block : blocks(function_))
      for (Inst* phi = block->first; isNewPhi(phi); phi = phi->next)
        phiVersion_[phi->id - firstPhi_] = versions[variableOf(phi)]++;
  // The other forms are shown as they were placed.
  if (form_ == SsaForm::Pruned) context_.count("phis folded", foldTrivialPhis(phis_, tree_, {}));
  for (Inst* phi : phis_)
    if (uint32_t name = variables_[variableOf(phi)].alloca->name)
      phi->name = module_.names.intern(
          fmt::format("{}.{}", module_.names[name], phiVersion_[phi->id - firstPhi_]));
}

/// What still uses the promoted allocas: accesses in unreachable blocks, and markers.
void Mem2Reg::eraseRest() {
  for (Variable& variable : variables_) {
    while (Use* use = variable.alloca->uses) {
      Inst* user = use->user;
      while (user->hasUses() && !user->is(Op::Load)) user = user->uses->user;  // markers of a cast
      if (user->hasUses()) replaceAllUses(user, module_.poison(user->type));
      erase(user);
    }
    erase(variable.alloca);
  }
}

// ---- remarks and tables

void Mem2Reg::remarks() {
  std::vector<uint32_t> phis(variables_.size());
  for (Inst* phi : phis_) ++phis[variableOf(phi)];
  auto counted = [](uint32_t n, std::string_view what) {
    return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
  };
  for (uint32_t v = 0; v < variables_.size(); ++v) {
    const Variable& variable = variables_[v];
    context_.remark(
        variable.alloca->loc,
        fmt::format("`{}` became values: {} and {} removed, {}",
                    module_.names[variable.alloca->name], counted(variable.uses.loads, "load"),
                    counted(variable.uses.stores, "store"), counted(phis[v], "phi")));
  }
}

void Mem2Reg::compare() {
  std::string table = fmt::format("phis placed in {}:\n{:<20}", function_.name, "variable");
  constexpr SsaForm forms[] = {SsaForm::Maximal, SsaForm::Minimal, SsaForm::SemiPruned,
                               SsaForm::Pruned};
  for (SsaForm form : forms) table += fmt::format(" {:>12}", ssaFormName(form));
  uint64_t totals[4] = {};
  for (uint32_t v = 0; v < variables_.size(); ++v) {
    table += fmt::format("\n{:<20}", module_.names[variables_[v].alloca->name]);
    for (SsaForm form : forms) {
      size_t count = place(v, form).size();
      totals[unsigned(form)] += count;
      table += fmt::format(" {:>12}", count);
    }
  }
  table += fmt::format("\n{:<20}", "total");
  for (uint64_t total : totals) table += fmt::format(" {:>12}", total);
  context_.print(table + "\n");
}

bool Mem2Reg::run() {
  localValues();
  if (variables_.empty()) return false;
  uses_ = blocksOf(upwardExposed_, exposedBegin_);
  defs_ = blocksOf(lastStores_, storesBegin_);
  isDef_.assign(rpo_.size(), 0);
  isLiveIn_ = hasPhi_ = isDef_;
  frontier_.emplace(tree_);
  if (context_.options.ssaCompare) compare();
  insertPhis();
  rename();
  cleanUp();
  if (context_.wantsRemarks()) remarks();
  eraseRest();
  context_.count("variables promoted", variables_.size());
  return true;
}

}  // namespace

bool mem2reg(Function& function, PassContext& context) {
  bool changed = false;
  for (bool again = true; again;) {
    Mem2Reg round(function, context);
    changed |= round.run();
    again = round.mayFreeOthers();
  }
  return changed;
}

}  // namespace minic
