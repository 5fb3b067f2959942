#include "backend/mir/held_values.h"

#include <algorithm>
#include <utility>

#include "backend/mir/target.h"

namespace minic {

HeldValues::HeldValues(const MFunction& mf)
    : mf_(mf),
      values_(*mf.variableValues),
      registers_(uint32_t(mf.target.regs.count)),
      out_(mf.blocks.size()) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const MBlock* block : mf.layout) {
      bool isReached = block->id == 0;
      for (const MBlock* pred : block->preds) isReached |= out_[pred->id].has_value();
      if (!isReached) continue;
      State state = atStart(*block);
      for (const MInst* inst = block->first; inst; inst = inst->next) {
        arrive(state, *inst);
        execute(state, *inst);
      }
      touched_.clear();
      std::optional<State>& out = out_[block->id];
      if (out == state) continue;
      out = std::move(state);
      changed = true;
    }
  }
}

HeldValues::State HeldValues::atStart(const MBlock& block) const {
  if (block.id < values_.heldAtStart.size() && values_.heldAtStart[block.id])
    return *values_.heldAtStart[block.id];
  std::optional<State> state;
  for (const MBlock* pred : block.preds) {
    const std::optional<State>& other = out_[pred->id];
    if (!other) continue;
    if (!state) {
      state = other;
      continue;
    }
    State both;
    std::set_intersection(state->begin(), state->end(), other->begin(), other->end(),
                          std::back_inserter(both));
    state = std::move(both);
  }
  return state ? std::move(*state) : State();
}

bool HeldValues::add(State& state, HeldValue value) {
  auto at = std::lower_bound(state.begin(), state.end(), value);
  if (at != state.end() && *at == value) return false;
  state.insert(at, value);
  touched_.push_back(value.vreg);
  return true;
}

bool HeldValues::clear(State& state, uint32_t place) {
  auto first = std::lower_bound(state.begin(), state.end(), HeldValue{place, 0});
  auto last = first;
  while (last != state.end() && last->place == place) touched_.push_back((last++)->vreg);
  const bool changed = first != last;
  state.erase(first, last);
  return changed;
}

bool HeldValues::copy(State& state, uint32_t to, uint32_t from) {
  if (to == from) return false;
  bool changed = clear(state, to);
  State copies;
  for (auto at = std::lower_bound(state.begin(), state.end(), HeldValue{from, 0});
       at != state.end() && at->place == from; ++at)
    copies.push_back({to, at->vreg});
  for (const HeldValue& value : copies) changed |= add(state, value);
  return changed;
}

/// A move between a register and a spill slot; other accesses to a slot may change it.
bool HeldValues::spillOrReload(State& state, const MInst& inst, const OpDesc& desc, bool& changed) {
  std::optional<uint32_t> slot, reg;
  unsigned regs = 0;
  for (const MOperand& operand : inst.operands()) {
    if (operand.kind == OperandKind::Slot) slot = operand.payload;
    if (operand.isReg()) reg = operand.payload, ++regs;
  }
  if (!slot || mf_.slots[*slot].area != Slot::Area::Spill) return false;
  for (const RegClassInfo& cls : mf_.target.regs.classes) {
    if (regs != 1 || *reg >= registers_ || !cls.regs.contains(Reg{*reg})) continue;
    const bool isStore = inst.op == cls.storeOp;
    if (!isStore && inst.op != cls.loadOp) continue;
    const uint32_t place = slotPlace(*slot);
    changed |= isStore ? copy(state, place, *reg) : copy(state, *reg, place);
    return true;
  }
  if (desc.has(OpStore) || !desc.has(OpLoad)) changed |= clear(state, slotPlace(*slot));
  return false;
}

/// The virtual register gets a new value: what other places hold is its old one.
bool HeldValues::define(State& state, HeldValue value) {
  bool changed = std::erase_if(state, [&](const HeldValue& held) {
                   return held.vreg == value.vreg && held.place != value.place;
                 }) != 0;
  touched_.push_back(value.vreg);
  return add(state, value) || changed;
}

bool HeldValues::arrive(State& state, const MInst& inst) {
  bool changed = false;
  for (const HeldValue& value : values_.held.before(&inst)) changed |= define(state, value);
  return changed;
}

bool HeldValues::execute(State& state, const MInst& inst) {
  const OpDesc& desc = mf_.target.ops[inst.op];
  bool changed = false;
  if (desc.has(OpMove) && inst[0].isReg() && inst[1].isReg()) {
    changed = copy(state, inst[0].payload, inst[1].payload);
  } else if (!spillOrReload(state, inst, desc, changed)) {
    auto isOverwritten = [&](const HeldValue& held) {
      const Reg reg{held.place};
      for (const MOperand& operand : inst.operands())
        if (operand.isReg() && operand.defines() && operand.asReg() == reg) return true;
      return desc.implicitDefs.contains(reg) || desc.clobbers.contains(reg) ||
             (desc.has(OpCall) && mf_.target.cc.callerSaved.contains(reg));
    };
    // Registers come first.
    auto slots = std::lower_bound(state.begin(), state.end(), HeldValue{registers_, 0});
    for (auto at = state.begin(); at != slots; ++at)
      if (isOverwritten(*at)) touched_.push_back(at->vreg);
    auto kept = std::remove_if(state.begin(), slots, isOverwritten);
    changed |= kept != slots;
    state.erase(kept, slots);
  }
  auto made = values_.definitions.find(&inst);
  if (made == values_.definitions.end()) return changed;
  for (auto [operand, vreg] : made->second)
    if (inst[operand].isReg() && inst[operand].defines() && inst[operand].payload < registers_)
      changed |= define(state, {inst[operand].payload, vreg});
  return changed;
}

}  // namespace minic
