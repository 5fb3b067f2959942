// Where the phis of a variable go: Cytron's loop over W and F, with one filter per SSA form, and
// the liveness of one variable that the pruned form asks for.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "passes/mem2reg_options.h"
#include "passes/pass.h"

namespace minic {

class Trace;

/// A load that wants the value from before its block, or the last store of a block.
struct Access {
  uint32_t variable;
  Inst* inst;
};

/// Lists of blocks (RPO numbers), one per variable, in one array.
struct BlockLists {
  std::vector<uint32_t> begin, items;
  std::span<const uint32_t> operator[](uint32_t v) const {
    return {items.data() + begin[v], begin[v + 1] - begin[v]};
  }
};

/// Groups accesses in the order of blocks, block n having [begin[n], begin[n + 1]), by variable.
BlockLists blocksByVariable(size_t variables, const std::vector<Access>& accesses,
                            const std::vector<uint32_t>& begin);

class PhiPlacement {
 public:
  /// `defs[v]`: the blocks that define v; `uses[v]`: those where v is upward exposed. `unlimited`:
  /// follow liveness however far it goes. `filter`: Mem2RegOptions::phiFilter.
  PhiPlacement(const DomTree& tree, const BlockLists& defs, const BlockLists& uses, bool unlimited,
               const std::function<bool(const PhiRequest&)>& filter);

  /// The blocks where the form wants a phi for v, which `alloca` made (for the trace). The span
  /// lives until the next call.
  std::span<const uint32_t> place(uint32_t v, SsaForm form, const Inst* alloca, Trace& trace);

  /// Some variable was placed in pruned form without knowing where it is live: some of its phis may
  /// turn out dead.
  bool mayHaveDeadPhis() const { return mayHaveDeadPhis_; }

 private:
  bool findLiveIn(uint32_t v);

  const DomTree& tree_;
  const BlockLists &defs_, &uses_;
  const bool unlimited_;
  const std::function<bool(const PhiRequest&)>& filter_;
  FrontierIndex frontier_;
  // What a block is to the variable; cleared block by block afterwards. Bytes, to stay in cache.
  enum Mark : uint8_t { Def = 1, LiveIn = 2, HasPhi = 4 };
  std::vector<uint8_t> marks_;
  std::vector<uint32_t> liveIn_;
  std::vector<uint32_t> work_, found_, placed_;
  bool mayHaveDeadPhis_ = false;
};

}  // namespace minic
