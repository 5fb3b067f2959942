// Before allocation a value is in the virtual register that lowering gave it, and in copies of
// that. Instructions of then keep their operands' order when the allocator replaces registers, so
// their values are known after it. Copies that the allocator put in hold what their source held, or
// what the next reader of their destination reads. What later stages make anew, loads and stores of
// slots among it, is known by its source location and place, unless two values share them.
#include "explain/value_places.h"

#include <algorithm>

namespace minic {

ValuePlaces::Place ValuePlaces::placeOf(const MOperand& operand) {
  if (!operand.isReg() && !operand.isSlotContent()) return 0;
  return operand.isReg() ? uint64_t(1) << 32 | operand.payload : slotPlace(operand.payload);
}

bool ValuePlaces::writes(const MInst& inst, uint32_t operand) {
  return inst.op == kParallelCopy ? operand % 2 == 0 : inst[operand].defines();
}

void ValuePlaces::beforeAllocation(const MFunction& mf) {
  held_.clear();
  std::unordered_map<uint32_t, uint32_t> valueOf;
  for (auto [reg, value] : registers) valueOf[reg] = value->id + 1;
  auto known = [&](const MOperand& operand) -> uint32_t {
    if (!operand.isReg() || operand.asReg().isPhysical()) return 0;
    auto found = valueOf.find(operand.asReg().index());
    return found == valueOf.end() ? 0 : found->second;
  };
  // A register that has another one's value and no other definition holds a copy.
  std::unordered_map<uint32_t, int> definitions;
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (uint32_t i = 0; i < inst->operandCount; ++i)
        if ((*inst)[i].isReg() && !(*inst)[i].asReg().isPhysical() && writes(*inst, i))
          ++definitions[(*inst)[i].asReg().index()];
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (uint32_t i = 0; inst->op == kParallelCopy && i + 1 < inst->operandCount; i += 2) {
        const MOperand& to = (*inst)[i];
        uint32_t value = known((*inst)[i + 1]);
        if (value && to.isReg() && !to.asReg().isPhysical() && definitions[to.asReg().index()] == 1)
          valueOf.emplace(to.asReg().index(), value);
      }
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      std::vector<Held>& all = held_[inst];
      for (const MOperand& operand : inst->operands()) all.push_back({operand, known(operand)});
    }
}

/// The value that the next instruction which reads the place reads.
uint32_t ValuePlaces::nextValueIn(const MInst& inst, Place place) const {
  int left = 100;
  for (const MInst* next = inst.next; next && left > 0; next = next->next, --left) {
    auto found = held_.find(next);
    if (found == held_.end() || found->second.size() != next->operandCount) continue;
    for (uint32_t i = 0; i < next->operandCount; ++i)
      if (placeOf((*next)[i]) == place && !writes(*next, i)) return found->second[i].value;
    for (uint32_t i = 0; i < next->operandCount; ++i)
      if (placeOf((*next)[i]) == place) return 0;
  }
  return 0;
}

void ValuePlaces::afterAllocation(const MFunction& mf) {
  std::unordered_map<const MInst*, std::vector<Held>> after;
  std::unordered_map<const MBlock*, std::unordered_map<Place, uint32_t>> contentAt;  // at the ends
  for (const MBlock* block : mf.layout) {
    auto& content = contentAt[block];
    if (block->preds.size() == 1) content = contentAt[block->preds[0]];
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      auto before = held_.find(inst);
      bool isKnown = before != held_.end() && before->second.size() == inst->operandCount;
      std::vector<Held>& all = after[inst];
      for (uint32_t i = 0; i < inst->operandCount; ++i) {
        const MOperand& operand = (*inst)[i];
        const Place place = placeOf(operand);
        uint32_t value = isKnown && place ? before->second[i].value : 0;
        if (!isKnown && inst->op == kParallelCopy && place) {
          const Place source = placeOf((*inst)[i | 1]), target = placeOf((*inst)[i & ~1u]);
          auto held = content.find(source);
          value = held != content.end() && held->second ? held->second : nextValueIn(*inst, target);
        }
        all.push_back({operand, value});
      }
      // Reads come before writes.
      for (bool isWrite : {false, true})
        for (uint32_t i = 0; i < inst->operandCount; ++i)
          if (Place place = placeOf(all[i].operand); place && writes(*inst, i) == isWrite) {
            if (isWrite || all[i].value) content[place] = all[i].value;
            // A copy of a place to itself leaves no instruction.
            if (inst->op == kParallelCopy && placeOf((*inst)[i ^ 1]) == place) continue;
            for (uint32_t where : {block->id, kAnyBlock}) {
              auto [entry, isNew] =
                  byLocation_.try_emplace({where, inst->loc, place, isWrite}, all[i].value);
              if (!isNew && entry->second != all[i].value) entry->second = 0;
            }
          }
    }
  }
  held_ = std::move(after);
}

uint32_t ValuePlaces::byLocation(uint32_t block, uint32_t loc, Place place, bool isWrite) const {
  auto found = byLocation_.find({block, loc, place, isWrite});
  if (found == byLocation_.end()) found = byLocation_.find({kAnyBlock, loc, place, isWrite});
  return found == byLocation_.end() ? 0 : found->second;
}

void ValuePlaces::afterExpansion(const MFunction& mf) {
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (const MOperand& operand : inst->operands())
        if (operand.kind == OperandKind::Slot &&
            mf.slots[operand.payload].area == Slot::Area::Spill)
          slots_[inst] = operand.payload;
}

void ValuePlaces::atTheEnd(const MFunction& mf) {
  std::unordered_map<const MInst*, std::vector<Held>> last;
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      auto before = held_.find(inst);
      for (uint32_t i = 0; i < inst->operandCount; ++i) {
        const MOperand& operand = (*inst)[i];
        const Place place = placeOf(operand);
        if (!place) continue;
        uint32_t value = 0;
        if (before == held_.end()) {
          for (bool isWrite : {operand.defines(), !operand.uses()})
            if (!value) value = byLocation(block->id, inst->loc, place, isWrite);
        } else if (i < before->second.size() && placeOf(before->second[i].operand) == place) {
          value = before->second[i].value;
        }
        last[inst].push_back({operand, value});
      }
      auto slot = slots_.find(inst);
      const OpDesc& desc = mf.target.ops[inst->op];
      for (auto [bit, isWrite] : {std::pair(OpStore, true), std::pair(OpLoad, false)})
        if (slot != slots_.end() && desc.has(bit))
          last[inst].push_back(
              {MOperand::slot(slot->second),
               byLocation(block->id, inst->loc, slotPlace(slot->second), isWrite)});
    }
  held_ = std::move(last);
}

/// The first address of the instruction as printMInst spells it: a slot, or a base and an offset.
static std::string addressOf(const MFunction& mf, const MInst& inst) {
  const OpDesc& desc = mf.target.ops[inst.op];
  uint32_t at = 0;
  while (at + 1 < inst.operandCount && !desc.isAddress(at)) ++at;
  if (inst[at].kind == OperandKind::Slot) return "slot" + std::to_string(inst[at].payload);
  if (!inst[at].isReg() || !inst[at + 1].isImm()) return "";
  return "%" + printReg(mf, inst[at].asReg()) + ", " + std::to_string(inst[at + 1].asImm());
}

std::vector<std::pair<std::string, uint32_t>> ValuePlaces::of(const MFunction& mf,
                                                              const MInst& inst) const {
  std::vector<std::pair<std::string, uint32_t>> all;
  auto found = held_.find(&inst);
  if (found == held_.end()) return all;
  for (const Held& held : found->second) {
    if (!held.value) continue;
    std::string place = "slot" + std::to_string(held.operand.payload);
    if (held.operand.isSlotContent()) place = "[" + place + "]";
    if (held.operand.kind == OperandKind::Slot && !held.operand.isSlotContent())
      place = addressOf(mf, inst);
    if (held.operand.isReg())
      place = (held.operand.asReg().isPhysical() ? "%" : "") + printReg(mf, held.operand.asReg());
    std::pair<std::string, uint32_t> pair(std::move(place), held.value);
    if (std::find(all.begin(), all.end(), pair) == all.end()) all.push_back(std::move(pair));
  }
  return all;
}

}  // namespace minic
