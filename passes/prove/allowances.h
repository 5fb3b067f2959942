// What else than promotion may lie between two functions that a proof compares: values that nothing
// needs any more are gone, and instructions on constants are their results. Neither weakens the
// proof: a value that is gone has no twin, so no operand can be taken for it, and a result is
// computed by the folder of the optimizer.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "passes/prove/contents.h"
#include "passes/prove/promotion.h"

namespace minic {

class Allowances {
 public:
  /// `contents` must know the accesses; all must outlive this.
  Allowances(const Function& function, const Rpo& rpo, Contents& contents,
             const PromotionOptions& options);

  /// The second function may lack the instruction.
  bool mayGo(const Inst* inst) { return isUnused(inst) || (options_.fold && constantOf(inst)); }
  /// Deleting unused values deletes it: nothing with an effect depends on it, through values or
  /// through the content of promoted variables.
  bool isUnused(const Inst* inst) const { return options_.dce && !isUsed_[inst->id]; }
  /// What the value is known to be if constants are folded; null: not known.
  const Value* constantOf(const Value* value, unsigned depth = 0);

 private:
  using Joins = std::unordered_set<uint64_t>;  // variables and blocks

  template <class Visit>
  void forEachStored(const Contents::Place& place, Joins& seen, Visit visit);
  void findUsed();
  const Value* contentOf(const Contents::Place& place, Type* type, unsigned depth);

  const Rpo& rpo_;
  Contents& contents_;
  const PromotionOptions& options_;
  Module& module_;
  std::vector<bool> isUsed_;                                  // by id
  std::unordered_map<const Value*, const Value*> constants_;  // looked up only
};

}  // namespace minic
