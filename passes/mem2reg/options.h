// The options of mem2reg.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "passes/mem2reg/ssa_forms.h"

namespace minic {

class PromotionObserver;

/// A phi that placement is about to put into block y, because x defines the variable and y is in
/// DF(x). Blocks are RPO numbers; `defs` and `uses` are those that define the variable and those
/// where it is upward exposed.
struct PhiRequest {
  uint32_t x, y;
  std::span<const uint32_t> defs, uses;
};

struct Mem2RegOptions {
  SsaForm ssa = SsaForm::Pruned;
  /// Null, or false for phis to leave out: demonstrates mistakes in placement.
  std::function<bool(const PhiRequest&)> phiFilter;
  /// False: renaming leaves what a block pushed on the stacks when it leaves the block, a mistake
  /// to be demonstrated. Values then may not dominate their uses.
  bool popsStacks = true;
  PromotionObserver* observer = nullptr;  ///< told of every step; may be null
};

}  // namespace minic
