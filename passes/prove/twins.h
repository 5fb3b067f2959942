// The correspondence between two functions that a proof of promotion rests on: blocks that have the
// same place in the graph, instructions that do the same there, and values that are equal if their
// operands are. The functions may be of different modules.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "ir/clone.h"
#include "ir/rpo.h"
#include "passes/prove/promotion_why.h"

namespace minic {

class Allowances;

class Twins {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  /// `rpo` is that of `before`; all must outlive this. `copies`: `before` is the copy of `after` as
  /// it was, with its instructions; null: it is not.
  Twins(const Function& before, const Function& after, const Rpo& rpo, const CloneMap* copies);

  // The three steps, in this order; each returns false at the first difference, which is below.
  /// Walks both graphs from the entries.
  bool pairBlocks();
  /// Finds the allocas that both functions have: without `copies` a guess by name, type and order,
  /// which the next step and the proof put to the test.
  bool pairAllocas();
  /// Pairs the rest of the instructions in order, without those for which isGone(id), those that
  /// `allowed` lets go where they do not fit, and the additional phis of `after`. Twins differ in
  /// their operands only.
  bool pairInstructions(const std::vector<bool>& isGone, Allowances& allowed);

  PromotionWhy why{};  ///< of the difference
  const Inst *onlyBefore = nullptr, *onlyAfter = nullptr;

  /// The twin of the n-th block of `before`.
  const Block* block(uint32_t n) const { return blocks_[n]; }
  /// The number of the twin of a block of `after`; kNone: no path leads there.
  uint32_t numberOf(const Block* block) const { return numbers_[block->id]; }
  /// The operand of a twin of the phi that belongs to the edge from preds[i] of the first.
  uint32_t operandFor(const Block* block, uint32_t i) const {
    Edge pred = block->preds[i];
    return blocks_[rpo_[pred.block]]->succs[pred.index].index;
  }
  /// The value of `after` that is equal to the one of `before`; null: an instruction without twin.
  const Value* of(const Value* value);
  /// The twin of an instruction; null: it has none.
  const Inst* twin(const Inst* inst) const { return twins_[inst->id]; }
  /// Whether a phi of `after` is the twin of another: no additional one.
  bool isTwin(const Inst* phi) const { return isTwin_[phi->id]; }
  /// One object for all equal constants of both modules; other values are themselves.
  const Value* canonical(const Value* value);

 private:
  bool differ(PromotionWhy reason, const Inst* first, const Inst* second);
  bool pair(const Block* first, const Block* second);
  bool pairPhis(uint32_t n, Allowances& allowed);
  bool mayBeOperands(const Inst* first, const Inst* second, Allowances& allowed);
  bool mayBeTwins(const Inst* phi, const Inst* other);
  bool sameType(const Type* first, const Type* second) const;
  bool sameName(const Inst* first, const Inst* second) const;
  bool sameShape(const Inst* first, const Inst* second) const;
  /// With copies_: the copy that was made of `second`; itself if it is new.
  const Inst* original(const Inst* second) const {
    return static_cast<const Inst*>((*copies_)[const_cast<Inst*>(second)]);
  }

  const Function &before_, &after_;
  const Rpo& rpo_;
  const CloneMap* copies_;
  const bool oneModule_ = before_.module == after_.module;
  std::vector<const Block*> blocks_;  // by number
  std::vector<uint32_t> numbers_;     // by id in `after`
  std::vector<const Inst*> twins_;    // by id in `before`
  std::vector<bool> isTwin_;          // by id in `after`
  const std::vector<bool>* isGone_ = nullptr;
  std::unordered_map<const Value*, const Value*> constants_;  // looked up only
  std::unordered_map<std::string, const Value*> texts_;       // looked up only
};

/// Records where a variable is, for debuggers.
bool isDebugInfo(const Inst* inst);

}  // namespace minic
