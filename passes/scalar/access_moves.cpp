#include "passes/scalar/access_moves.h"

#include <algorithm>

#include "ir/effects.h"

namespace minic {

namespace {

bool contains(std::span<Inst* const> group, const Inst* inst) {
  return std::find(group.begin(), group.end(), inst) != group.end();
}

}  // namespace

void AccessMoves::enter(Block* block) {
  block_ = block;
  order_.clear();
  position_.resize(block->function->nextValueId);
  for (Inst* inst : insts(block)) {
    position_[inst->id] = uint32_t(order_.size());
    order_.push_back(inst);
  }
}

void AccessMoves::setPosition(const Inst* inst, uint32_t position) {
  if (position_.size() <= inst->id) position_.resize(inst->id + 1);
  position_[inst->id] = position;
}

void AccessMoves::put(uint32_t position, Inst* inst) {
  setPosition(inst, position);
  order_[position] = inst;
}

void AccessMoves::erase(Inst* inst) {
  if (inst->block == block_ && inst->id < position_.size())
    if (Inst*& place = order_[positionOf(inst)]; place == inst) place = nullptr;
  minic::erase(inst);
}

bool AccessMoves::isThere(const Value* value, uint32_t last) const {
  const Inst* inst = asInst(value);
  return !inst || inst->block != block_ || positionOf(inst) < last;
}

bool AccessMoves::mayJoin(std::span<Inst* const> stores, const Value* address) {
  uint32_t first = UINT32_MAX, last = 0;
  for (const Inst* store : stores) {
    first = std::min(first, positionOf(store));
    last = std::max(last, positionOf(store));
  }
  for (uint32_t at = first + 1; at < last; ++at) {
    const Inst* inst = order_[at];
    if (!inst || contains(stores, inst)) continue;
    Effects effects = effectsOf(*inst);
    if (effects.mayNotReturn) return false;
    if (!effects.reads() && !effects.writes()) continue;
    for (const Inst* store : stores)
      if (positionOf(store) < at &&
          aliases_.accessOf(*inst, MemoryLocation::of(*store)) != access::None)
        return false;
  }
  return isThere(address, last);
}

bool AccessMoves::mayDelay(const Inst* load, uint32_t last, std::span<Inst* const> stores) {
  MemoryLocation location = MemoryLocation::of(*load);
  const uint32_t from = positionOf(load);
  if (load->block != block_ || from > last || last - from > kMaxDistance) return false;
  for (const Inst* store : stores)
    if (positionOf(store) < from &&
        aliases_.alias(location, MemoryLocation::of(*store)) != Alias::No)
      return false;
  for (uint32_t at = from + 1; at < last; ++at) {
    const Inst* inst = order_[at];
    if (!inst || contains(stores, inst) || !effectsOf(*inst).writes()) continue;
    if (aliases_.accessOf(*inst, location) & access::Write) return false;
  }
  return true;
}

}  // namespace minic
