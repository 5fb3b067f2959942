// What promoted variables hold, by the accesses of the function in which they are in memory: for
// each place, the last store to the variable that all paths to the place agree on, or the block
// where paths with different stores meet.
#pragma once

#include <vector>

#include "ir/dominators.h"
#include "passes/prove/promotion_why.h"
#include "support/id_map.h"

namespace minic {

class Twins;

class Contents {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  /// Where the content of a variable comes from: the last store (or the alloca) above, else a join.
  struct Source {
    const Inst* definition = nullptr;
    uint32_t block = kNone;  // of either; kNone: the variable does not exist yet
  };
  /// Of an access of a promoted variable.
  struct Place {
    uint32_t variable = kNone, block = 0;
    const Inst* above = nullptr;  // the last definition of the variable above it in the block
  };

  Contents(const Function& function, const DomTree& tree)
      : tree_(tree),
        rpo_(tree.rpo),
        variableOf_(function.nextValueId, kNone),
        places_(function.nextValueId),
        isGone_(function.nextValueId) {}

  /// The variables are the allocas without twin. False: one of them cannot be promoted.
  bool find(const Twins& twins);
  bool wrong = false;  ///< false: it may be possible, but this check does not know how
  PromotionWhy why{};
  const Inst* where = nullptr;

  uint32_t size() const { return uint32_t(variables_.size()); }
  const Inst* alloca(uint32_t v) const { return variables_[v].alloca; }
  /// Loads of variables through which others are accessed, which is right if they always yield the
  /// address of variableOf(load).
  const std::vector<const Inst*>& pointers() const { return pointers_; }
  /// Of a promoted alloca or one of those loads; kNone: of another value.
  uint32_t variableOf(const Value* value) const {
    return value->isInst() ? variableOf_[value->id] : kNone;
  }
  /// Of a load or store; its variable is kNone if it is no access of a variable.
  const Place& placeOf(const Inst* access) const { return places_[access->id]; }
  /// By id: promotion deletes the instruction.
  const std::vector<bool>& isGone() const { return isGone_; }

  Source sourceAtEnd(uint32_t v, uint32_t n);
  Source sourceAtStart(uint32_t v, uint32_t n);
  Source sourceAt(const Place& place) {
    return place.above ? Source{place.above, place.block}
                       : sourceAtStart(place.variable, place.block);
  }

 private:
  struct Mark {
    uint32_t position;  // in the preorder of the dominator tree: from here on,
    Source source;      // this is the nearest source
  };
  struct Variable {
    const Inst* alloca;
    std::vector<Source> definitions;  // the last one of each block, by number
    bool isPlaced = false;            // the others are valid
    std::vector<uint32_t> joins;      // blocks, sorted
    std::vector<Mark> marks;
  };

  bool sweep();
  bool sweepInst(uint32_t n, const Inst* inst);
  bool refuse(bool isWrong, PromotionWhy reason, const Inst* inst);
  bool followPointers();
  uint32_t pointee(const Inst* load);
  void place(uint32_t v);

  const DomTree& tree_;
  const Rpo& rpo_;
  std::vector<Variable> variables_;
  IdMap<uint32_t> variableOf_;  // by id: of a promoted alloca, or of a load that yields its address
  std::vector<const Inst*> pointers_;  // those loads
  IdMap<Place> places_;                // by id of the access
  std::vector<bool> isGone_;           // by id in `before`: promotion deletes it
  std::vector<uint32_t> highest_;      // by number: the least level that an edge leads to from its
                                       // dominator subtree
  std::vector<uint32_t> seen_;         // by number: the run of place() that was here last
  uint32_t run_ = 0;
};

}  // namespace minic
