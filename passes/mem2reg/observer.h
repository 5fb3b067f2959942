// What mem2reg tells of its work: every step, in the words of the textbooks. The pass asks at each
// step whether anybody wants to know (Mem2RegOptions::observer), so without an observer a step
// costs one branch. Traces and the page of --explain are made by observers (explain/).
#pragma once

#include <span>
#include <string_view>

#include "ir/analysis/promotable.h"
#include "ir/dominators.h"
#include "passes/mem2reg/ssa_forms.h"
#include "passes/pass.h"
#include "support/remark.h"

namespace minic {

/// Told of one iteration of mem2reg on one function, in the order of the functions below. Blocks
/// are RPO numbers.
class PromotionObserver {
 public:
  virtual ~PromotionObserver() = default;

  virtual void begin(PassContext& context, const Function& function, SsaForm form,
                     unsigned round) = 0;
  virtual void dominators(const DomTree& tree) = 0;
  virtual void candidate(const Inst* alloca, const Promotability& verdict,
                         const Value* constant) = 0;

  // Local values. A load is replaced by the value on top of its variable's stack in the block.
  virtual void localStore(uint32_t block, const Inst* alloca, const Inst* store,
                          bool overwrites) = 0;
  virtual void localLoad(uint32_t block, const Inst* alloca, const Inst* load,
                         const Value* value) = 0;
  virtual void upwardExposed(uint32_t block, const Inst* alloca, const Inst* load) = 0;

  virtual void variable(const Inst* alloca, std::span<const uint32_t> defs,
                        std::span<const uint32_t> uses) = 0;
  /// How many phis each form places for the variable.
  virtual void forms(const Inst* alloca, const PhiCounts& counts) = 0;

  // Placement of one variable's phis.
  virtual void liveIn(const Inst* alloca, std::span<const uint32_t> blocks) = 0;
  virtual void worklist(const Inst* alloca, std::span<const uint32_t> defs) = 0;
  virtual void take(uint32_t x, std::span<const uint32_t> rest) = 0;
  virtual void place(uint32_t y, uint32_t x, bool isDef) = 0;
  virtual void notLive(uint32_t y, uint32_t x) = 0;
  virtual void insert(const Inst* phi, const Inst* alloca) = 0;

  // Renaming.
  virtual void enter(uint32_t block) = 0;
  virtual void push(const Inst* alloca, const Value* value, const Inst* from) = 0;
  virtual void replace(const Inst* alloca, const Inst* load, const Value* value) = 0;
  virtual void fill(const Inst* phi, uint32_t operand, const Value* value) = 0;
  virtual void pop(const Inst* alloca) = 0;
  virtual void leave(uint32_t block) = 0;

  // Clean-up.
  virtual void unreachableOperand(const Inst* phi, uint32_t operand) = 0;
  virtual void foldPhi(const Inst* phi, const Value* value) = 0;  ///< null: it was dead
  virtual void erase(const Inst* inst, Remark because) = 0;
  virtual void end(const Function& function) = 0;
};

}  // namespace minic
