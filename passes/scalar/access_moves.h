// Whether accesses of one block may be done later in it, so that several become one.
#pragma once

#include <span>
#include <vector>

#include "ir/analysis/alias.h"
#include "ir/function.h"

namespace minic {

/// The instructions of a block by their positions, and which accesses may move down in it.
class AccessMoves {
 public:
  explicit AccessMoves(Function& function, const DomTree& tree) : aliases_(function, &tree) {}

  AliasAnalysis& aliases() { return aliases_; }

  /// From here on it is about this block, as it is now.
  void enter(Block* block);

  /// Of an instruction of the block that was there on entering or was given one.
  uint32_t positionOf(const Inst* inst) const { return position_[inst->id]; }
  uint32_t size() const { return uint32_t(order_.size()); }
  Inst* operator[](uint32_t position) const { return order_[position]; }  ///< null: deleted
  /// A new instruction is right before the one at the position.
  void setPosition(const Inst* inst, uint32_t position);
  /// A new instruction is in the place of the deleted one.
  void put(uint32_t position, Inst* inst);
  /// Deletes an instruction, of any block.
  void erase(Inst* inst);

  /// The stores may be done at the place of the last one, and `address` is computed before it.
  /// Looks at each instruction between the first and the last.
  bool mayJoin(std::span<Inst* const> stores, const Value* address);
  /// The load may be done right before the instruction at `last`, as if `stores` were there.
  bool mayDelay(const Inst* load, uint32_t last, std::span<Inst* const> stores);
  /// The value is there right before the instruction at `last`.
  bool isThere(const Value* value, uint32_t last) const;

  static constexpr uint32_t kMaxDistance = 200;  ///< how far mayDelay() looks, in instructions

 private:
  AliasAnalysis aliases_;
  Block* block_ = nullptr;
  std::vector<Inst*> order_;
  std::vector<uint32_t> position_;  // by value id
};

}  // namespace minic
