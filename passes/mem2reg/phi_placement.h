// Where the phis of a variable go: on the iterated dominance frontier of its definitions, with one
// filter per SSA form, and the liveness of one variable, for the pruned form.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ir/dominators.h"
#include "passes/mem2reg/options.h"
#include "support/graph/frontier.h"

namespace minic {

/// Lists of numbers, one per key, in one array.
struct NumberLists {
  std::vector<uint32_t> begin, items;
  std::span<const uint32_t> operator[](uint32_t key) const {
    return {items.data() + begin[key], begin[key + 1] - begin[key]};
  }
};

/// Groups `count` numbers by key, keeping their order: forEach(add) calls add(key, number) for each
/// of them, in the same order whenever it is called.
template <class ForEach>
NumberLists groupByKey(size_t keys, size_t count, ForEach&& forEach) {
  // A counting sort; begin[key + 1] is the start of the key's list while the lists fill, and its
  // end afterwards.
  NumberLists lists;
  lists.begin.assign(keys + 2, 0);
  lists.items.resize(count);
  forEach([&](uint32_t key, uint32_t) { ++lists.begin[key + 2]; });
  for (size_t key = 2; key < lists.begin.size(); ++key) lists.begin[key] += lists.begin[key - 1];
  forEach([&](uint32_t key, uint32_t item) { lists.items[lists.begin[key + 1]++] = item; });
  return lists;
}

/// Places the phis of one variable after the other. Blocks are RPO numbers.
class PhiPlacement {
 public:
  /// `defs[v]`: the blocks that define v; `uses[v]`: those where v is upward exposed. With
  /// an observer, liveness has no limit.
  PhiPlacement(const DomTree& tree, const NumberLists& defs, const NumberLists& uses,
               const Mem2RegOptions& options);

  /// The blocks that get a phi for v, which `alloca` made (for the observer). The span lives until
  /// the next call.
  std::span<const uint32_t> place(uint32_t v, const Inst* alloca);

  /// How many phis each form places for v.
  PhiCounts countPerForm(uint32_t v);

  /// Some variable was placed in pruned form without knowing where it is live: some of its phis may
  /// turn out dead.
  bool mayHaveDeadPhis() const { return mayHaveDeadPhis_; }

 private:
  void placeOnFrontier(uint32_t v, SsaForm form, const Inst* alloca, PromotionObserver* observer);
  bool findLiveIn(uint32_t v, bool isLimited);

  const DomTree& tree_;
  const NumberLists &defs_, &uses_;
  const Mem2RegOptions& options_;
  FrontierIndex frontier_;
  // By block, for the current variable; all zero between two variables. Bytes, to stay in
  // cache.
  enum Mark : uint8_t { Def = 1, LiveIn = 2, HasPhi = 4 };
  std::vector<uint8_t> marks_;
  std::vector<uint32_t> liveIn_, worklist_, frontierOfX_, placed_;
  bool mayHaveDeadPhis_ = false;
};

}  // namespace minic
