// The invariant: a value in the set of a block and a variable is what the variable holds at the
// block's start, on every path. The sets begin too large, with the block's phis and what the
// immediate dominator has at its end, and lose what some edge does not bear out, until nothing
// changes: the greatest fixed point, as in the proof of promotion (docs/passes.md).
#include "ir/analysis/joined_assignments.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "support/graph/loops.h"

namespace minic {

namespace {

constexpr uint64_t kMaxSets = 4'000'000;  // blocks times variables

class AssignmentJoiner {
 public:
  AssignmentJoiner(Function& function, const DomTree& tree)
      : function_(function), debug_(*function.debug), tree_(tree), rpo_(tree.rpo) {}

  void run();

 private:
  using Set = std::vector<Value*>;

  bool number();
  /// The value is there where number() is in the block: its definition comes before on each path.
  bool isAvailable(const Value* value, uint32_t n) const {
    const Inst* inst = value ? asInst(value) : nullptr;
    if (!inst || madeIn_[inst->id] == n) return true;
    const uint32_t made = inst->block ? rpo_[inst->block] : Rpo::kUnreachable;
    return made != Rpo::kUnreachable && made != n && tree_.dominates(made, n);
  }
  Set& entrySet(uint32_t n, uint32_t v) { return sets_[size_t(n) * variables_.size() + v]; }
  /// What the last assignment in the block says; nothing: there is none.
  std::optional<Value*> lastAssigned(uint32_t n, uint32_t v) const;
  /// The variable has this value at the end of the block.
  bool holdsAtEnd(uint32_t n, uint32_t v, Value* value);
  /// Which of them is said; null: none.
  Value* atEnd(uint32_t n, uint32_t v);
  void start(uint32_t n, uint32_t v);
  /// By the edges from blocks whose number is below `end`.
  bool isBorneOut(uint32_t n, uint32_t v, Value* value, uint32_t end);
  uint32_t loopBefore(uint32_t n) const;
  void describe(uint32_t n);

  Function& function_;
  FunctionDebug& debug_;
  const DomTree& tree_;
  const Rpo& rpo_;
  std::vector<uint32_t> variables_;  // that are assigned to, as in FunctionDebug::variables
  std::vector<uint32_t> numberOf_;   // the index in them
  std::vector<uint32_t> madeIn_;     // by value: the block, once number() has seen it
  std::vector<std::vector<std::pair<uint32_t, Value*>>> last_;  // by block, sorted: variable, value
  std::vector<Set> sets_;
  LoopForest forest_ = LoopForest::compute(rpo_);
  std::vector<bool> isAssignedIn_;  // by loop and variable
};

bool AssignmentJoiner::number() {
  numberOf_.assign(debug_.variables.size(), ~0u);
  last_.resize(rpo_.size());
  madeIn_.assign(function_.nextValueId, ~0u);
  for (uint32_t n = 0; n < rpo_.size(); ++n) {
    auto& last = last_[n];
    for (Inst* inst : insts(rpo_.order[n])) {
      auto* assigned = debug_.assignments.editBefore(inst);
      for (DebugAssignment& each : assigned ? *assigned : std::vector<DebugAssignment>()) {
        each.value = debug_.resolve(each.value);
        if (!isAvailable(each.value, n)) each.value = nullptr;
        uint32_t& v = numberOf_[each.variable];
        if (v == ~0u) {
          v = uint32_t(variables_.size());
          variables_.push_back(each.variable);
        }
        std::erase_if(last, [&](const auto& known) { return known.first == v; });
        last.emplace_back(v, each.value);
      }
      madeIn_[inst->id] = n;
    }
    std::sort(last.begin(), last.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
  }
  return uint64_t(variables_.size()) * rpo_.size() <= kMaxSets;
}

std::optional<Value*> AssignmentJoiner::lastAssigned(uint32_t n, uint32_t v) const {
  auto at =
      std::lower_bound(last_[n].begin(), last_[n].end(), v,
                       [](const auto& known, uint32_t wanted) { return known.first < wanted; });
  if (at == last_[n].end() || at->first != v) return {};
  return at->second;
}

bool AssignmentJoiner::holdsAtEnd(uint32_t n, uint32_t v, Value* value) {
  if (auto assigned = lastAssigned(n, v)) return *assigned == value;
  const Set& set = entrySet(n, v);
  return std::find(set.begin(), set.end(), value) != set.end();
}

Value* AssignmentJoiner::atEnd(uint32_t n, uint32_t v) {
  if (auto assigned = lastAssigned(n, v)) return *assigned;
  const Set& set = entrySet(n, v);
  return set.empty() ? nullptr : set.front();
}

/// What came from the dominator goes first, so that it is preferred.
void AssignmentJoiner::start(uint32_t n, uint32_t v) {
  Set& set = entrySet(n, v);
  const uint32_t idom = tree_.idom(n);
  if (auto assigned = lastAssigned(idom, v)) {
    if (*assigned) set.push_back(*assigned);
  } else {
    set = entrySet(idom, v);
  }
  if (rpo_.order[n]->preds.size() < 2) return;
  const uint64_t size = debug_.variables[variables_[v]].type->size;
  for (Inst* phi : phis(rpo_.order[n]))
    if (phi->type->size == size || !size) set.push_back(phi);
  // What the edges forward do not bear out goes at once, so that sets stay small.
  std::erase_if(set, [&](Value* value) { return !isBorneOut(n, v, value, n); });
}

bool AssignmentJoiner::isBorneOut(uint32_t n, uint32_t v, Value* value, uint32_t end) {
  const Block* block = rpo_.order[n];
  const Inst* phi = asInst(value);
  const bool isOwnPhi = phi && phi->is(Op::Phi) && phi->block == block;
  for (uint32_t i = 0; i < block->preds.size(); ++i) {
    const uint32_t pred = rpo_[block->preds[i].block];
    if (pred == Rpo::kUnreachable || pred >= end) continue;
    Value* before = isOwnPhi ? phi->operand(i) : value;
    if (!before->isUndefOrPoison() && !holdsAtEnd(pred, v, before)) return false;
  }
  return true;
}

/// The outermost of the loops that some edge to the block leaves.
uint32_t AssignmentJoiner::loopBefore(uint32_t n) const {
  uint32_t left = LoopForest::kNone;
  for (uint32_t pred : rpo_.preds(n))
    for (uint32_t loop = forest_.loopOf[pred];
         loop != LoopForest::kNone && !forest_.contains(loop, n); loop = forest_.loops[loop].parent)
      if (left == LoopForest::kNone || forest_.loops[loop].depth < forest_.loops[left].depth)
        left = loop;
  return left;
}

void AssignmentJoiner::describe(uint32_t n) {
  Block* block = rpo_.order[n];
  const uint32_t left = loopBefore(n);
  if (block->preds.size() < 2 && left == LoopForest::kNone) return;
  Inst* first = block->firstNonPhi();
  for (uint32_t v = 0; v < variables_.size(); ++v) {
    auto known = debug_.assignments.before(first);
    if (std::any_of(known.begin(), known.end(),
                    [&](const DebugAssignment& each) { return each.variable == variables_[v]; }))
      continue;
    Set& set = entrySet(n, v);
    Value* value = set.empty() ? nullptr : set.front();
    bool isSame = atEnd(tree_.idom(n), v) == value &&
                  (left == LoopForest::kNone || !isAssignedIn_[left * variables_.size() + v]);
    for (const Edge& edge : block->preds)
      if (rpo_.isReachable(edge.block)) isSame &= atEnd(rpo_[edge.block], v) == value;
    if (!isSame) debug_.assignments.addFirst(first, {variables_[v], value});
  }
}

void AssignmentJoiner::run() {
  if (!number()) {
    debug_.assignments.forEach([](DebugAssignment& each) { each.value = nullptr; });
    return;
  }
  sets_.resize(variables_.size() * rpo_.size());
  for (uint32_t n = 1; n < rpo_.size(); ++n)
    for (uint32_t v = 0; v < variables_.size(); ++v) start(n, v);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t n = 1; n < rpo_.size(); ++n)
      for (uint32_t v = 0; v < variables_.size(); ++v)
        changed |= std::erase_if(entrySet(n, v), [&](Value* value) {
                     return !isBorneOut(n, v, value, rpo_.size());
                   }) != 0;
  }
  isAssignedIn_.resize(forest_.loops.size() * variables_.size());
  for (uint32_t n = 0; n < rpo_.size(); ++n)
    for (uint32_t loop = forest_.loopOf[n]; loop != LoopForest::kNone;
         loop = forest_.loops[loop].parent)
      for (const auto& [v, value] : last_[n]) isAssignedIn_[loop * variables_.size() + v] = true;
  for (uint32_t n = 1; n < rpo_.size(); ++n) describe(n);
}

}  // namespace

void closeAssignments(Function& function, const std::function<bool(Block*, Block*)>& leaves) {
  FunctionDebug& debug = *function.debug;
  if (debug.assignments.empty()) return;
  for (Block* block : blocks(function))
    for (Inst* inst : insts(block)) {
      auto* assigned = debug.assignments.editBefore(inst);
      if (!assigned) continue;
      for (DebugAssignment& each : *assigned) {
        each.value = debug.resolve(each.value);
        const Inst* value = each.value ? asInst(each.value) : nullptr;
        if (!value || !value->block || !leaves(value->block, block)) continue;
        each.value = nullptr;
        for (Inst* phi : phis(block))
          if (onlyOperand(*phi) == value) each.value = phi;
      }
    }
}

void joinAssignments(Function& function, const DomTree& tree) {
  if (!function.debug->assignments.empty()) AssignmentJoiner(function, tree).run();
}

void replaceAssigned(Function& function, const std::unordered_map<const Value*, Value*>& map,
                     const std::function<bool(const Block*)>& isIn) {
  FunctionDebug& debug = *function.debug;
  if (debug.assignments.empty() || map.empty()) return;
  for (Block* block : blocks(function)) {
    if (!isIn(block)) continue;
    for (Inst* inst : insts(block))
      if (auto* assigned = debug.assignments.editBefore(inst))
        for (DebugAssignment& each : *assigned) {
          each.value = debug.resolve(each.value);
          for (auto now = map.find(each.value); now != map.end(); now = map.find(each.value))
            each.value = now->second;
        }
  }
}

void forgetAssignments(std::span<Block* const> blocks, const Inst* from) {
  auto& assignments = from->block->function->debug->assignments;
  std::vector<uint32_t> variables;
  for (const Block* block : blocks)
    for (const Inst* inst : insts(block))
      for (const DebugAssignment& each : assignments.before(inst))
        variables.push_back(each.variable);
  for (uint32_t variable : variables) assignments.addFirst(from, {variable, nullptr});
}

}  // namespace minic
