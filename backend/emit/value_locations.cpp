// Two forward dataflow analyses: which values places hold (backend/mir/held_values.h), and which
// value each variable has. A variable has at the start of a block what it has at the end of all
// predecessors; blocks that were not reached yet claim nothing, so the first iteration is
// optimistic and later ones only take back. Then a walk over the code puts both together.
#include "backend/emit/value_locations.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "backend/mir/held_values.h"
#include "backend/mir/target.h"

namespace minic {

namespace {

/// Beyond so many variables times blocks nothing is followed.
constexpr uint64_t kMaxStates = 4'000'000;

class RangeFinder {
 public:
  explicit RangeFinder(const MFunction& function) : mf_(function), held_(function) {}
  std::vector<ValueRange> run();

 private:
  using Kind = VariableAssignment::Kind;
  /// By variable, as in variables_: an index in values_; 0: unknown.
  using Values = std::vector<uint32_t>;

  void number();
  uint32_t valueOf(const VariableAssignment& assignment);
  bool assign(Values& values, const MInst& inst) const;
  Values valuesAtStart(const MBlock& block) const;
  void solve();
  void markTouched(bool all);
  void settle(const HeldValues::State& state, const Values& values, const MInst* next, bool isCall);
  void outlive(const HeldValues::State& before, const HeldValues::State& after,
               const Values& values, const MInst* inst);
  std::optional<ValueRange> locate(const HeldValues::State& state, uint32_t v,
                                   const VariableAssignment& value) const;
  void close(uint32_t v, const MInst* end, bool isCall);

  const MFunction& mf_;
  HeldValues held_;
  std::vector<uint32_t> variables_;  // that are assigned to, as in FunctionDebug::variables
  std::vector<uint32_t> numberOf_;   // the index in them
  std::vector<VariableAssignment> values_;
  /// The records before an instruction: variable and value, as numbered.
  std::unordered_map<const MInst*, std::vector<std::pair<uint32_t, uint32_t>>> assigned_;
  std::vector<std::optional<Values>> out_;  // by block

  std::vector<std::optional<ValueRange>> open_;  // by variable
  Values settled_;                               // what open_ was made for
  std::vector<bool> isTouched_;                  // by value
  std::unordered_map<uint32_t, uint32_t> valueOfVreg_;
  std::vector<ValueRange> ranges_;
};

uint32_t RangeFinder::valueOf(const VariableAssignment& assignment) {
  if (assignment.kind == Kind::Unknown) return 0;
  values_.push_back(assignment);
  return uint32_t(values_.size() - 1);
}

/// Equal values get one number.
void RangeFinder::number() {
  values_.push_back({});
  for (const MBlock* block : mf_.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (const VariableAssignment& each : mf_.variableValues->assignments.before(inst)) {
        if (each.variable >= numberOf_.size()) numberOf_.resize(each.variable + 1, ~0u);
        uint32_t& v = numberOf_[each.variable];
        if (v == ~0u) {
          v = uint32_t(variables_.size());
          variables_.push_back(each.variable);
        }
        assigned_[inst].emplace_back(v, valueOf(each));
      }
  std::vector<uint32_t> order(values_.size());
  for (uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  auto key = [&](uint32_t i) {
    return std::tuple(values_[i].kind, values_[i].size, values_[i].value, i);
  };
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) { return key(a) < key(b); });
  std::vector<uint32_t> first(values_.size());
  for (size_t i = 0; i < order.size(); ++i)
    first[order[i]] =
        i && values_[order[i]].isSameValue(values_[order[i - 1]]) ? first[order[i - 1]] : order[i];
  for (auto& [inst, list] : assigned_)
    for (auto& [v, value] : list) value = first[value];
  for (uint32_t i = 1; i < values_.size(); ++i)
    if (values_[i].kind == Kind::Register) valueOfVreg_.emplace(values_[i].value, first[i]);
}

/// Returns whether a variable has another value now.
bool RangeFinder::assign(Values& values, const MInst& inst) const {
  auto known = assigned_.find(&inst);
  if (known == assigned_.end()) return false;
  bool changed = false;
  for (auto [v, value] : known->second) changed |= std::exchange(values[v], value) != value;
  return changed;
}

RangeFinder::Values RangeFinder::valuesAtStart(const MBlock& block) const {
  std::optional<Values> values;
  if (block.id == 0) values.emplace(variables_.size());
  for (const MBlock* pred : block.preds) {
    const std::optional<Values>& other = out_[pred->id];
    if (!other) continue;
    if (!values) values = other;
    for (size_t v = 0; v < values->size(); ++v)
      if ((*values)[v] != (*other)[v]) (*values)[v] = 0;
  }
  return values ? std::move(*values) : Values(variables_.size());
}

void RangeFinder::solve() {
  out_.resize(mf_.blocks.size());
  for (bool changed = true; changed;) {
    changed = false;
    for (const MBlock* block : mf_.layout) {
      bool isReached = block->id == 0;
      for (const MBlock* pred : block->preds) isReached |= out_[pred->id].has_value();
      if (!isReached) continue;
      Values values = valuesAtStart(*block);
      for (const MInst* inst = block->first; inst; inst = inst->next) assign(values, *inst);
      if (out_[block->id] == values) continue;
      out_[block->id] = std::move(values);
      changed = true;
    }
  }
}

void RangeFinder::close(uint32_t v, const MInst* end, bool isCall) {
  if (!open_[v]) return;
  ValueRange range = *std::exchange(open_[v], {});
  if (range.begin == end) return;
  range.end = end;
  range.endsInCall = isCall;
  ranges_.push_back(range);
}

/// The range that begins: the value's first place, if it has one.
std::optional<ValueRange> RangeFinder::locate(const HeldValues::State& state, uint32_t v,
                                              const VariableAssignment& value) const {
  ValueRange range{.variable = variables_[v], .begin = nullptr, .end = nullptr};
  if (value.kind == Kind::Unknown) return {};
  if (value.kind == Kind::Constant) {
    range.size = value.size;
    range.value = value.value;
    return range;
  }
  const ValueRange* now = open_[v] ? &*open_[v] : nullptr;
  bool isFound = false;
  for (const HeldValue& held : state) {
    if (held.vreg != value.value) continue;
    const bool isSlot = held_.isSlot(held.place);
    const auto kind = isSlot ? ValueRange::Kind::Slot : ValueRange::Kind::Register;
    const uint32_t number = isSlot ? held_.slotOf(held.place) : held.place;
    const bool stays = now && now->kind == kind && now->value == number;
    if (isFound && !stays) continue;
    isFound = true;
    range.kind = kind;
    range.value = number;
    if (stays) break;
  }
  return isFound ? std::optional(range) : std::nullopt;
}

/// Which values may be elsewhere now: those of virtual registers that the instructions since the
/// last time touched; at the start of a block all.
void RangeFinder::markTouched(bool all) {
  isTouched_.assign(values_.size(), all);
  for (uint32_t vreg : held_.takeTouched())
    if (auto known = valueOfVreg_.find(vreg); known != valueOfVreg_.end())
      isTouched_[known->second] = true;
}

/// Before `next` the places and the variables hold this: ends the ranges of values that are
/// elsewhere now.
void RangeFinder::settle(const HeldValues::State& state, const Values& values, const MInst* next,
                         bool isCall) {
  for (uint32_t v = 0; v < values.size(); ++v) {
    if (values[v] == settled_[v] && !isTouched_[values[v]]) continue;
    settled_[v] = values[v];
    std::optional<ValueRange> range = locate(state, v, values_[values[v]]);
    if (range && open_[v] && range->kind == open_[v]->kind && range->value == open_[v]->value &&
        range->size == open_[v]->size)
      continue;
    close(v, next, isCall);
    if (!range) continue;
    range->begin = next;
    open_[v] = range;
  }
}

/// What the call `inst` overwrites is said to be where the callee leaves it alone, if it is there
/// too: a debugger in the callee cannot tell what the registers held.
void RangeFinder::outlive(const HeldValues::State& before, const HeldValues::State& after,
                          const Values& values, const MInst* inst) {
  HeldValues::State kept;
  std::set_intersection(before.begin(), before.end(), after.begin(), after.end(),
                        std::back_inserter(kept));
  for (uint32_t v = 0; v < open_.size(); ++v) {
    if (!open_[v] || open_[v]->kind != ValueRange::Kind::Register) continue;
    std::optional<ValueRange> range = locate(kept, v, values_[values[v]]);
    if (!range || (range->kind == open_[v]->kind && range->value == open_[v]->value)) continue;
    close(v, inst, false);
    range->begin = inst;
    open_[v] = range;
  }
}

std::vector<ValueRange> RangeFinder::run() {
  number();
  if (variables_.empty() || uint64_t(variables_.size()) * mf_.blocks.size() > kMaxStates) return {};
  solve();
  open_.resize(variables_.size());
  settled_.resize(variables_.size());
  bool afterCall = false;
  for (const MBlock* block : mf_.layout) {
    if (!block->first) continue;
    HeldValues::State state = held_.atStart(*block);
    Values values = valuesAtStart(*block);
    bool changed = true;
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      changed |= held_.arrive(state, *inst);
      changed |= assign(values, *inst);
      if (changed) {
        markTouched(inst == block->first);
        settle(state, values, inst, afterCall);
      }
      afterCall = mf_.target.ops[inst->op].has(OpCall);
      const HeldValues::State before = afterCall ? state : HeldValues::State();
      changed = held_.execute(state, *inst);
      if (afterCall && changed) outlive(before, state, values, inst);
    }
  }
  for (uint32_t v = 0; v < open_.size(); ++v) close(v, nullptr, false);
  return std::move(ranges_);
}

}  // namespace

std::vector<ValueRange> findValueRanges(const MFunction& mf) {
  return mf.variableValues ? RangeFinder(mf).run() : std::vector<ValueRange>();
}

}  // namespace minic
