// Spilling of values with long live ranges, before allocation; see the header.
#include "backend/regalloc/long_ranges.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace minic {

/// Hot values keep what room there is for long ranges; a search that finds too many blocks is paid
/// for as well, so that all of them take linear time.
std::vector<uint32_t> LongRanges::choose(const Liveness& liveness) const {
  std::vector<float> cost(vregs_, 0);
  for (uint32_t v = 0; v < vregs_; ++v)
    for (const RegUse& use : liveness.uses(v)) cost[v] += use.frequency;
  std::vector<uint32_t> order(vregs_), blocks, chosen;
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](uint32_t a, uint32_t b) { return cost[a] > cost[b]; });
  LiveInSearch search(mf_, liveness);
  size_t room = kDense / 2 * liveness.instructions();
  for (uint32_t v : order) {
    blocks.clear();
    if (!search.find(v, blocks, std::max(room, kShort))) chosen.push_back(v);
    room -= std::min(room, blocks.size());
  }
  return chosen;
}

void LongRanges::spill(const Liveness& liveness, bool isChecked) {
  vregs_ = liveness.numVRegs();
  const std::vector<uint32_t> chosen = choose(liveness);
  if (isChecked)
    for (MBlock* block : mf_.layout)
      for (MInst* inst = block->first; inst; inst = inst->next)
        positions_.push_back({inst, inst->position});
  LiveInSearch search(mf_, liveness);
  std::vector<uint32_t> blocks;
  for (uint32_t v : chosen) {
    if (isChecked && !liveness.remat[v]) {
      blocks.clear();
      search.find(v, blocks, ~size_t(0));
      for (uint32_t block : blocks) liveIn_.push_back({block, v, uint32_t(mf_.slots.size())});
    }
    spill(v, liveness);
  }
}

/// Each instruction gets the value in a virtual register of its own; parallel copies name the slot.
void LongRanges::spill(uint32_t v, const Liveness& liveness) {
  const MInst* made = liveness.remat[v];
  const RegClassInfo& cls = mf_.target.regs.info(mf_.vregs[v].cls);
  const uint32_t slot = made ? 0 : mf_.newSlot(Slot::Area::Spill, cls.spillSize, cls.spillAlign);
  auto uses = liveness.uses(v);
  for (size_t i = 0, end; i < uses.size(); i = end) {
    uint8_t role = 0;
    for (end = i; end < uses.size() && uses[end].position == uses[i].position; ++end)
      role |= uint8_t(uses[end].role);
    MInst* inst = liveness.instAt(uses[i].position);
    MBlock& block = *mf_.layout[liveness.layoutIndexAt(uses[i].point())];
    if (made == inst) {
      MFunction::remove(block, inst);
      continue;
    }
    const bool isInSlot = !made && inst->op == kParallelCopy;
    const Reg part = isInSlot ? Reg() : partOf(v);
    for (size_t u = i; u < end; ++u) {
      MOperand& operand = (*inst)[uses[u].operand];
      if (isInSlot) {
        const MOperand was = operand;
        operand = MOperand::slotContent(slot);
        operand.role = was.role;
        operand.isNarrow = was.isNarrow;
      } else {
        operand.payload = part.raw;
      }
    }
    if (isInSlot) continue;
    auto copy = [&](MInst* before, MOperand to, MOperand from) {
      to.isNarrow = mf_.vregs[v].isNarrow;
      MInst* inserted = mf_.createParallelCopy(std::array{to, from}, inst->loc);
      inserted->flags |= kInserted;
      MFunction::insert(block, before, inserted);
    };
    if (made) {
      makeAgain(block, inst, *made, part, v);
      continue;
    }
    if (role & RoleUse) copy(inst, MOperand::reg(part), MOperand::slotContent(slot));
    if (role & RoleDef) copy(inst->next, MOperand::slotContent(slot), MOperand::reg(part));
  }
}

Reg LongRanges::partOf(uint32_t v) {
  const VReg whole = mf_.vregs[v];
  mf_.vregs.push_back(whole);
  wholes_.push_back(v);
  return Reg::virtual_(uint32_t(mf_.vregs.size() - 1));
}

void LongRanges::makeAgain(MBlock& block, MInst* before, const MInst& definition, Reg part,
                           uint32_t v) {
  MInst* clone = mf_.create(definition.op, definition.size, definition.operands(), before->loc);
  (*clone)[0].payload = part.raw;
  clone->flags |= (definition.flags & kRepeatable) | kInserted;
  positions_.push_back({clone, v});
  MFunction::insert(block, before, clone);
}

void LongRanges::record(EntryLocations& locations) const {
  for (const MBlock* block : mf_.layout)
    for (MInst* inst = block->first; inst; inst = inst->next)
      if (inst->flags & kInserted && inst->op != kParallelCopy && inst->position >= vregs_ &&
          inst->position < vregs_ + wholes_.size())
        inst->position = wholes_[inst->position - vregs_];
  for (auto [inst, position] : positions_) inst->position = position;
  for (const LiveIn& each : liveIn_)
    locations.atEntry[each.block].push_back({each.vreg, Place::slot(each.slot)});
}

}  // namespace minic
