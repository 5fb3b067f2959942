// A forward dataflow analysis: what each register and spill slot holds at the start of each block
// is what it holds at the end of all predecessors. Blocks that were not reached yet claim nothing,
// so the first round is optimistic and later ones only take back.
#include "backend/emit/value_locations.h"

#include <unordered_map>
#include <utility>

#include "backend/target.h"

namespace minic {

namespace {

constexpr uint32_t kNone = ~0u;

/// Beyond so many places in all blocks nothing is followed.
constexpr uint64_t kMaxPlaces = 20'000'000;

class ValueTracker {
 public:
  explicit ValueTracker(const MFunction& function);
  std::vector<ValueRange> run();

 private:
  /// By place, a register or the number of registers + a slot: the value there, or kNone.
  using State = std::vector<uint32_t>;

  uint32_t slotPlace(uint32_t slot) const { return registers_ + slot; }
  State stateBefore(const MBlock& block);
  void put(State& state, uint32_t place, uint32_t value);
  bool spillOrReload(State& state, const MInst& inst, const OpDesc& desc);
  void execute(State& state, const MInst& inst);
  void settle(const State& state, const MInst* next, bool isCall);
  void close(uint32_t value, const MInst* end, bool isCall);

  const MFunction& mf;
  uint32_t registers_;
  // Values: variables that one instruction makes share it.
  std::vector<std::vector<uint32_t>> variables_;  // by value
  std::unordered_map<const MInst*, std::vector<std::pair<uint32_t, uint32_t>>>
      made_;                                     // operand, value
  std::vector<std::pair<Reg, uint32_t>> given_;  // in registers at the entry
  std::vector<State> out_;                       // by block; empty: not reached
  std::vector<uint32_t> touched_;                // places that the last instruction changed

  // While ranges are made.
  std::vector<uint32_t> place_;      // by value: where it is said to be, or kNone
  std::vector<const MInst*> since_;  // by value
  std::vector<ValueRange> ranges_;
};

ValueTracker::ValueTracker(const MFunction& function)
    : mf(function), registers_(uint32_t(function.target.regs.count)) {
  for (const MFunction::VariableValue& each : mf.variableValues) {
    uint32_t value = kNone;
    if (each.inst) {
      auto& here = made_[each.inst];
      for (auto [operand, known] : here)
        if (operand == each.operand) value = known;
      if (value == kNone) here.push_back({each.operand, uint32_t(variables_.size())});
    } else {
      for (auto [reg, known] : given_)
        if (reg == each.reg) value = known;
      if (value == kNone) given_.push_back({each.reg, uint32_t(variables_.size())});
    }
    if (value == kNone) {
      value = uint32_t(variables_.size());
      variables_.emplace_back();
    }
    variables_[value].push_back(each.variable);
  }
}

void ValueTracker::put(State& state, uint32_t place, uint32_t value) {
  if (state[place] == value) return;
  state[place] = value;
  touched_.push_back(place);
}

/// A move between a register and a spill slot; other accesses to a slot may change it.
bool ValueTracker::spillOrReload(State& state, const MInst& inst, const OpDesc& desc) {
  uint32_t slot = kNone, reg = kNone;
  unsigned regs = 0;
  for (const MOperand& operand : inst.operands()) {
    if (operand.kind == OperandKind::Slot) slot = operand.payload;
    if (operand.isReg()) reg = operand.payload, ++regs;
  }
  if (slot == kNone || mf.slots[slot].area != Slot::Area::Spill) return false;
  for (const RegClassInfo& cls : mf.target.regs.classes) {
    if (regs != 1 || reg >= registers_ || !cls.regs.contains(Reg{reg})) continue;
    if (inst.op == cls.storeOp) return put(state, slotPlace(slot), state[reg]), true;
    if (inst.op == cls.loadOp) return put(state, reg, state[slotPlace(slot)]), true;
  }
  if (desc.has(OpStore) || !desc.has(OpLoad)) put(state, slotPlace(slot), kNone);
  return false;
}

void ValueTracker::execute(State& state, const MInst& inst) {
  const OpDesc& desc = mf.target.ops[inst.op];
  bool isMove = desc.has(OpMove) && inst[0].isReg() && inst[1].isReg();
  if (isMove) {
    put(state, inst[0].payload, state[inst[1].payload]);
  } else if (!spillOrReload(state, inst, desc)) {
    for (const MOperand& operand : inst.operands())
      if (operand.isReg() && operand.defines()) put(state, operand.payload, kNone);
    for (uint32_t reg = 0; reg < registers_; ++reg)
      if (state[reg] != kNone &&
          (desc.implicitDefs.contains(Reg{reg}) || desc.clobbers.contains(Reg{reg}) ||
           (desc.has(OpCall) && mf.target.cc.callerSaved.contains(Reg{reg}))))
        put(state, reg, kNone);
  }
  auto made = made_.find(&inst);
  if (made == made_.end()) return;
  for (auto [operand, value] : made->second)
    if (inst[operand].isReg() && inst[operand].defines() && inst[operand].payload < registers_)
      put(state, inst[operand].payload, value);
}

/// What the places hold at the start of a block; empty if it was not reached.
ValueTracker::State ValueTracker::stateBefore(const MBlock& block) {
  State state;
  if (&block == mf.layout.front()) {
    state.assign(registers_ + mf.slots.size(), kNone);
    for (auto [reg, value] : given_) state[reg.raw] = value;
  }
  for (const MBlock* pred : block.preds) {
    const State& other = out_[pred->id];
    if (other.empty()) continue;
    if (state.empty()) {
      state = other;
      continue;
    }
    for (size_t i = 0; i < state.size(); ++i)
      if (state[i] != other[i]) state[i] = kNone;
  }
  return state;
}

void ValueTracker::close(uint32_t value, const MInst* end, bool isCall) {
  uint32_t place = std::exchange(place_[value], kNone);
  if (place == kNone || since_[value] == end) return;
  bool isSlot = place >= registers_;
  for (uint32_t variable : variables_[value])
    ranges_.push_back(
        {variable, since_[value], end, isCall, isSlot, isSlot ? place - registers_ : place});
}

/// Before `next` the places hold this: ends the ranges of values that are elsewhere now.
void ValueTracker::settle(const State& state, const MInst* next, bool isCall) {
  for (uint32_t value = 0; value < place_.size(); ++value)
    if (place_[value] != kNone && state[place_[value]] != value) close(value, next, isCall);
  for (uint32_t place = 0; place < state.size(); ++place) {
    uint32_t value = state[place];
    if (value == kNone || place_[value] != kNone) continue;
    place_[value] = place;
    since_[value] = next;
  }
}

std::vector<ValueRange> ValueTracker::run() {
  size_t places = registers_ + mf.slots.size();
  if (variables_.empty() || places * mf.blocks.size() > kMaxPlaces) return {};
  out_.resize(mf.blocks.size());
  for (bool changed = true; changed;) {
    changed = false;
    for (const MBlock* block : mf.layout) {
      State state = stateBefore(*block);
      if (state.empty()) continue;
      for (const MInst* inst = block->first; inst; inst = inst->next) execute(state, *inst);
      if (state == out_[block->id]) continue;
      out_[block->id] = std::move(state);
      changed = true;
    }
  }
  place_.assign(variables_.size(), kNone);
  since_.assign(variables_.size(), nullptr);
  for (size_t b = 0; b < mf.layout.size(); ++b) {
    const MBlock& block = *mf.layout[b];
    if (!block.first) continue;
    const MInst* after = nullptr;  // the block in the text
    for (size_t next = b + 1; next < mf.layout.size() && !after; ++next)
      after = mf.layout[next]->first;
    State state = stateBefore(block);
    if (state.empty()) state.assign(places, kNone);
    settle(state, block.first, false);
    for (const MInst* inst = block.first; inst; inst = inst->next) {
      touched_.clear();
      execute(state, *inst);
      if (!touched_.empty())
        settle(state, inst->next ? inst->next : after, mf.target.ops[inst->op].has(OpCall));
    }
  }
  for (uint32_t value = 0; value < place_.size(); ++value) close(value, nullptr, false);
  return std::move(ranges_);
}

}  // namespace

std::vector<ValueRange> findValueRanges(const MFunction& mf) { return ValueTracker(mf).run(); }

}  // namespace minic
