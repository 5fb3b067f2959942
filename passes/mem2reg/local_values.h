// The first step of mem2reg: finds the promotable variables and resolves accesses within each
// block.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "ir/analysis/promotable.h"
#include "ir/rpo.h"
#include "passes/mem2reg/options.h"
#include "passes/mem2reg/phi_placement.h"

namespace minic {

class Mem2RegReport;

/// A promotable variable.
struct Variable {
  Inst* alloca;
  Value* onlyValue;  ///< what every load yields, if one value of no instruction is ever stored
};

/// An upward-exposed load, or a definition that leaves its block: a store, or the alloca itself.
struct Access {
  uint32_t variable;
  Inst* inst;
};

/// Accesses in the order of their blocks.
class AccessLists {
 public:
  /// The accesses that are added next are in the next block.
  void startBlock() { begin_.push_back(uint32_t(items_.size())); }
  /// Returns the index of the access.
  uint32_t add(uint32_t variable, Inst* inst) {
    items_.push_back({variable, inst});
    return uint32_t(items_.size()) - 1;
  }
  Inst*& operator[](uint32_t index) { return items_[index].inst; }
  /// The accesses in block n.
  std::span<const Access> in(uint32_t n) const {
    return {items_.data() + begin_[n], begin_[n + 1] - begin_[n]};
  }
  /// `more`: pairs of a variable and a block besides.
  NumberLists blocksByVariable(size_t variables,
                               std::span<const std::pair<uint32_t, uint32_t>> more = {}) const;

 private:
  std::vector<Access> items_;
  std::vector<uint32_t> begin_;  // by block, and one more
};

struct LocalValues {
  std::vector<Variable> variables;         ///< in the order in which their allocas are met
  AccessLists upwardExposed, definitions;  ///< at most one of each per block and variable
  /// Pairs of a variable with an onlyValue and a block with such an access: what there would be
  /// without that shortcut.
  std::vector<std::pair<uint32_t, uint32_t>> sparedUses, sparedDefinitions;
  bool promotesPointer = false;  ///< some variable holds addresses
  bool storesAddress = false;    ///< some alloca stays because its address is stored
};

/// Sweeps over the blocks in reverse post-order. Replaces each load that follows an access of its
/// variable in the block, and erases each store that a later one overwrites. Per variable and block
/// there remain at most one load, before any store (upward exposed, UEVar), and one
/// definition that leaves the block (VarKill).
LocalValues findLocalValues(Function& function, const Rpo& rpo, const PromotionAnalysis& promotions,
                            const Mem2RegOptions& options, Mem2RegReport& report);

}  // namespace minic
