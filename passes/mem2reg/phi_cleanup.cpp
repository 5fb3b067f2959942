// Dead phis: mark from the loads backwards. Trivial phis: sweeps in reverse post-order, which fold
// chains in one go, then strongly connected components (Braun et al. 2013, section 3.2), which fold
// the phis of nested loops that do not change a value. Folding those one by one would be quadratic,
// since each fold renames the uses that the fold before has collected.
#include "passes/mem2reg/phi_cleanup.h"

#include <algorithm>

#include "passes/mem2reg/observer.h"

namespace minic {

namespace {

/// The set of phis, as an index by value id.
class PhiSet {
 public:
  explicit PhiSet(const std::vector<Inst*>& phis) : base_(UINT32_MAX) {
    uint32_t end = 0;
    for (Inst* phi : phis) {
      base_ = std::min(base_, phi->id);
      end = std::max(end, phi->id + 1);
    }
    if (end) index_.assign(end - base_, kNone);
    for (uint32_t i = 0; i < phis.size(); ++i) index_[phis[i]->id - base_] = i;
  }
  static constexpr uint32_t kNone = UINT32_MAX;
  /// The position in `phis`, or kNone.
  uint32_t operator[](const Value* value) const {
    uint32_t at = value->id - base_;
    return value->is(Op::Phi) && at < index_.size() ? index_[at] : kNone;
  }

 private:
  uint32_t base_;
  std::vector<uint32_t> index_;
};

/// The operands of a phi, or of a cycle of phis, from outside: are they one value?
struct OnlyValue {
  Value* value = nullptr;
  bool several = false, sawUndef = false, sawPoison = false;

  void add(Value* operand) {
    if (operand->is(Op::ConstUndef))
      sawUndef = true;
    else if (operand->is(Op::ConstPoison))
      sawPoison = true;
    else if (!value)
      value = operand;
    else if (value != operand)
      several = true;
  }

  /// The value that may replace `phi`, or null.
  Value* replacement(const Inst* phi, const DomTree& tree) const {
    Module& module = *phi->block->function->module;
    if (several) return nullptr;
    if (!value) return sawUndef ? module.undef(phi->type) : module.poison(phi->type);
    if (!sawUndef && !sawPoison) return value;
    // The value comes along some edges only: it must dominate the phi.
    Inst* def = asInst(value);
    return !def || tree.strictlyDominates(def->block, phi->block) ? value : nullptr;
  }
};

struct Folder {
  std::vector<Inst*>& phis;
  const DomTree& tree;
  PromotionObserver* observer;
  uint32_t count = 0;

  void replace(Inst* phi, Value* value) {
    if (observer) observer->foldPhi(phi, value);
    replaceWith(phi, value);
    ++count;
  }

  void compact() {
    std::erase_if(phis, [](Inst* phi) { return phi->is(Op::Erased); });
  }

  bool sweep() {
    uint32_t before = count;
    for (Inst* phi : phis) {
      OnlyValue only;
      for (const Use& use : phi->operands())
        if (use.value != phi) only.add(use.value);
      if (Value* value = only.replacement(phi, tree)) replace(phi, value);
    }
    compact();
    return count != before;
  }

  bool foldCycles();
  void foldCycle(std::vector<Inst*>& cycle, uint32_t name, std::vector<uint32_t>& group,
                 const PhiSet& set, std::vector<std::vector<Inst*>>& pending);
};

/// Folds one strongly connected component if one value enters it. If not, the phis that no outside
/// value enters are searched for components again, without the others.
void Folder::foldCycle(std::vector<Inst*>& cycle, uint32_t name, std::vector<uint32_t>& group,
                       const PhiSet& set, std::vector<std::vector<Inst*>>& pending) {
  OnlyValue only;
  std::vector<Inst*> inner;
  for (Inst* phi : cycle) {
    bool isInner = true;
    for (const Use& use : phi->operands()) {
      uint32_t at = set[use.value];
      if (at != PhiSet::kNone && group[at] == name) continue;
      only.add(use.value);
      isInner = false;
    }
    if (isInner) inner.push_back(phi);
  }
  Value* value = nullptr;
  for (Inst* phi : cycle)
    if (!(value = only.replacement(phi, tree))) break;
  if (value)
    for (Inst* phi : cycle) replace(phi, value);
  else if (!inner.empty() && inner.size() < cycle.size())
    pending.push_back(std::move(inner));
}

bool Folder::foldCycles() {
  // Tarjan's algorithm, iterative, along operands: a component comes after those that it uses.
  uint32_t before = count;
  PhiSet set(phis);
  constexpr uint32_t kUnvisited = 0, kDone = UINT32_MAX;
  std::vector<uint32_t> order(phis.size(), kUnvisited), low(phis.size()), group(phis.size(), 0);
  struct Frame {
    uint32_t phi, nextOperand;
  };
  std::vector<Frame> frames;
  std::vector<uint32_t> open;
  std::vector<std::vector<Inst*>> pending{phis};
  uint32_t clock = 0, groupName = 0;

  while (!pending.empty()) {
    std::vector<Inst*> part = std::move(pending.back());
    pending.pop_back();
    uint32_t partName = ++groupName;
    for (Inst* phi : part) {
      group[set[phi]] = partName;
      order[set[phi]] = kUnvisited;
    }
    auto enter = [&](uint32_t phi) {
      order[phi] = low[phi] = ++clock;
      frames.push_back({phi, 0});
      open.push_back(phi);
    };
    std::vector<std::vector<Inst*>> cycles;
    for (Inst* root : part) {
      if (order[set[root]] == kUnvisited) enter(set[root]);
      while (!frames.empty()) {
        auto& [phi, nextOperand] = frames.back();
        if (nextOperand < phis[phi]->numOps) {
          uint32_t to = set[phis[phi]->operand(nextOperand++)];
          if (to == PhiSet::kNone || group[to] != partName || order[to] == kDone) continue;
          if (order[to] == kUnvisited)
            enter(to);
          else
            low[phi] = std::min(low[phi], order[to]);
          continue;
        }
        uint32_t done = phi;
        frames.pop_back();
        if (!frames.empty()) low[frames.back().phi] = std::min(low[frames.back().phi], low[done]);
        if (low[done] != order[done]) continue;
        cycles.emplace_back();
        for (uint32_t member = kDone; member != done;) {
          member = open.back();
          open.pop_back();
          order[member] = kDone;
          cycles.back().push_back(phis[member]);
        }
      }
    }
    for (std::vector<Inst*>& cycle : cycles) {
      uint32_t name = ++groupName;
      for (Inst* phi : cycle) group[set[phi]] = name;
      foldCycle(cycle, name, group, set, pending);
    }
  }
  compact();
  return count != before;
}

}  // namespace

uint32_t eraseDeadPhis(std::vector<Inst*>& phis, std::vector<bool> live,
                       PromotionObserver* observer) {
  // From the phis that loads became, backwards along operands. A sweep over `phis`, which is their
  // order in memory: a walk along operands alone would miss the cache at every step.
  if (phis.empty()) return 0;
  const uint32_t firstId = phis[0]->id;
  MINIC_DCHECK(phis.back()->id == firstId + phis.size() - 1 && live.size() == phis.size());
  std::vector<uint32_t> work;  // live phis that the sweep has passed
  auto markOperands = [&](uint32_t phi, uint32_t passed) {
    for (const Use& use : phis[phi]->operands()) {
      uint32_t at = use.value->id - firstId;
      if (!use.value->is(Op::Phi) || at >= phis.size() || live[at]) continue;
      live[at] = true;
      if (at >= passed) work.push_back(at);
    }
  };
  for (auto i = uint32_t(phis.size()); i-- > 0;) {
    if (live[i]) markOperands(i, i);
    while (!work.empty()) {
      uint32_t phi = work.back();
      work.pop_back();
      markOperands(phi, i);
    }
  }
  uint32_t count = 0;
  for (uint32_t i = 0; i < phis.size(); ++i) {
    if (live[i]) continue;
    if (observer) observer->foldPhi(phis[i], nullptr);
    dropOperands(phis[i]);
    ++count;
  }
  if (!count) return 0;
  for (uint32_t i = 0; i < phis.size(); ++i)
    if (!live[i]) erase(phis[i]);
  std::erase_if(phis, [](Inst* phi) { return phi->is(Op::Erased); });
  return count;
}

uint32_t foldTrivialPhis(std::vector<Inst*>& phis, const DomTree& tree,
                         PromotionObserver* observer) {
  Folder folder{phis, tree, observer};
  // Where no phi is trivial, a cycle with a single value needs an irreducible graph; LLVM does not
  // look for those either.
  while (!phis.empty() && folder.sweep()) folder.foldCycles();
  return folder.count;
}

}  // namespace minic
