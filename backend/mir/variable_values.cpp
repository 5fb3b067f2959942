// Assignments and held values of a function under -g, as its code is copied, merged and expanded.
#include "backend/mir/variable_values.h"

#include <algorithm>

#include "backend/mir/held_values.h"
#include "backend/mir/mir.h"

namespace minic {

void VariableValues::copied(const MInst* inst, const MInst* copy) {
  auto assigned = assignments.before(inst);
  for (const VariableAssignment& each : std::vector(assigned.begin(), assigned.end()))
    assignments.add(copy, each);
  auto places = held.before(inst);
  for (const HeldValue& each : std::vector(places.begin(), places.end())) held.add(copy, each);
  if (auto known = definitions.find(inst); known != definitions.end()) {
    std::vector<Definition> operands = known->second;
    definitions[copy] = std::move(operands);
  }
}

void VariableValues::merged(const MBlock& kept, const MBlock& dropped) {
  if (kept.id < heldAtStart.size()) heldAtStart[kept.id].emplace();
  for (const MInst* inst = kept.first; inst; inst = inst->next) held.drop(inst);
  std::vector<uint32_t> lost;
  for (const MBlock* block : {&kept, &dropped})
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (const VariableAssignment& each : assignments.before(inst)) lost.push_back(each.variable);
  for (const MInst* inst = kept.first; inst; inst = inst->next) assignments.drop(inst);
  forget(lost, kept);
}

void VariableValues::forget(std::span<const uint32_t> variables, const MBlock& block) {
  for (uint32_t variable : variables) {
    auto known = assignments.before(block.first);
    if (std::none_of(known.begin(), known.end(), [&](const VariableAssignment& each) {
          return each.variable == variable && each.kind == VariableAssignment::Kind::Unknown;
        }))
      assignments.addFirst(block.first, {.variable = variable});
  }
}

void VariableValues::replaced(const MInst& inst, const MInst& by) {
  auto known = definitions.find(&inst);
  if (known == definitions.end()) return;
  for (Definition each : std::vector(known->second))
    if (each.operand == 0 && by.operandCount && by[0].isReg() && by[0].defines() &&
        by[0].payload == inst[0].payload)
      definitions[&by].push_back(each);
}

void VariableValues::moved(const MInst& copy, const MBlock& exit) {
  held.drop(&copy);
  if (exit.id < heldAtStart.size() && heldAtStart[exit.id])
    std::erase_if(*heldAtStart[exit.id],
                  [&](const HeldValue& value) { return value.place == copy[0].payload; });
}

void VariableValues::skipped(const MBlock& block, const MBlock& to) {
  std::vector<uint32_t> lost;
  for (const VariableAssignment& each : assignments.before(block.first))
    lost.push_back(each.variable);
  forget(lost, to);
}

void noteDefinitions(MFunction& mf) {
  VariableValues& values = *mf.variableValues;
  std::vector<bool> isWanted(mf.vregs.size());
  values.assignments.forEach([&](const VariableAssignment& each) {
    if (each.kind == VariableAssignment::Kind::Register && each.value < isWanted.size())
      isWanted[each.value] = true;
  });
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (uint32_t i = 0; i < inst->operandCount; ++i) {
        const MOperand& operand = (*inst)[i];
        if (operand.isReg() && operand.defines() && operand.asReg().isVirtual() &&
            isWanted[operand.asReg().index()])
          values.definitions[inst].push_back({i, operand.asReg().index()});
      }
}

void noteHeldAtStart(MFunction& mf) {
  VariableValues& values = *mf.variableValues;
  HeldValues held(mf);
  values.heldAtStart.resize(mf.blocks.size());
  for (const MBlock* block : mf.layout)
    if (block->preds.size() > 1) values.heldAtStart[block->id] = held.atStart(*block);
}

}  // namespace minic
