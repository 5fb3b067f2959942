// The instructions that a stage made are those that were not there before it. They are taken to
// replace what the stage removed between the same neighbours.
#include "explain/machine_reasons.h"

namespace minic {

/// What a parallel copy is for, by the instruction that it stands before or after.
static std::string_view copyKind(const MFunction& mf, const MBlock& block, const MInst& inst) {
  auto has = [&](const MInst* other, uint32_t bit) {
    return other && mf.target.ops[other->op].has(bit);
  };
  const MInst *next = inst.next, *before = inst.prev;
  while (next && next->op == kParallelCopy) next = next->next;
  while (before && before->op == kParallelCopy) before = before->prev;
  if (has(next, OpCall)) return "argument";
  if (has(next, OpReturn)) return "return";
  bool readsFixed = false;  // a register that the calling convention names
  for (uint32_t i = 1; i < inst.operandCount; i += 2)
    readsFixed |= inst[i].isReg() && inst[i].asReg().isPhysical();
  if (readsFixed && has(before, OpCall)) return "result";
  if (readsFixed && !before && &block == mf.layout[0]) return "parameter";
  return has(next, OpTerminator) ? "phi" : "";
}

MachineReasons::Reason MachineReasons::reasonFor(std::string_view stage, const MFunction& mf,
                                                 const MBlock& block, const MInst& inst,
                                                 const MInst* survivor, size_t index,
                                                 const InstOrigins& origins) const {
  if (known_.empty()) {
    std::string_view kind = inst.op == kParallelCopy ? copyKind(mf, block, inst) : "";
    return {kind.empty() ? "added" : kind, "lower"};
  }
  // What was removed after the neighbour that is still there: the index-th, or the last.
  const MInst* removed = nullptr;
  auto first = first_.find(block.id);
  const MInst* old = survivor                ? next_.count(survivor) ? next_.at(survivor) : nullptr
                     : first == first_.end() ? nullptr
                                             : first->second;
  for (size_t i = 0; old && !present_.contains(old) && i <= index; ++i) {
    removed = old;
    auto after = next_.find(old);
    old = after == next_.end() ? nullptr : after->second;
  }
  if (!removed) return {"added", stage};
  if (const Reason* reason = of(removed)) return *reason;
  auto known = origins.find(removed);
  if (known == origins.end()) return {"added", stage};
  return {"instead", stage, known->second};
}

void MachineReasons::after(std::string_view stage, const MFunction& mf,
                           const InstOrigins& origins) {
  present_.clear();
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next) present_.insert(inst);
  std::vector<std::pair<const MInst*, Reason>> made;
  for (const MBlock* block : mf.layout) {
    const MInst* survivor = nullptr;
    size_t index = 0;
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      if (known_.contains(inst)) {
        survivor = inst;
        index = 0;
        continue;
      }
      if (inst->op == kParallelCopy || !origins.contains(inst))
        made.emplace_back(inst, reasonFor(stage, mf, *block, *inst, survivor, index, origins));
      ++index;
    }
  }
  for (auto& [inst, reason] : made) reasons_.emplace(inst, reason);
  next_.clear();
  first_.clear();
  for (const MBlock* block : mf.layout) {
    first_[block->id] = block->first;
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      known_.insert(inst);
      next_[inst] = inst->next;
    }
  }
}

}  // namespace minic
