// The observer of mem2reg: every step in the words of the textbooks, as events for --trace=mem2reg
// and the page of --explain. The pass calls it at every step; unless something listens, a call is
// one branch and nothing is computed. docs/passes.md lists the events.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "ir/analysis/promotable.h"
#include "ir/dominators.h"
#include "passes/mem2reg_options.h"
#include "passes/pass.h"
#include "support/events.h"

namespace minic {

/// Writes the events of one round of mem2reg on one function, in the order of the calls below.
/// Blocks are RPO numbers.
class Trace {
 public:
  Trace();  ///< nothing listens
  explicit Trace(PassContext& context);
  ~Trace();
  /// Whether something listens.
  explicit operator bool() const { return state_ != nullptr; }

  MINIC_EVENT(begin, (const Function& function, SsaForm form, unsigned round),
              (function, form, round))
  MINIC_EVENT(dominators, (const DomTree& tree), (tree))
  MINIC_EVENT(candidate, (const Inst* alloca, const Promotability& verdict, const Value* constant),
              (alloca, verdict, constant))

  // Local values. A load is replaced by the value on top of its variable's stack in the block.
  MINIC_EVENT(localStore, (uint32_t block, const Inst* alloca, const Inst* store, bool overwrites),
              (block, alloca, store, overwrites))
  MINIC_EVENT(localLoad, (uint32_t block, const Inst* alloca, const Inst* load, const Value* value),
              (block, alloca, load, value))
  MINIC_EVENT(upwardExposed, (uint32_t block, const Inst* alloca, const Inst* load),
              (block, alloca, load))

  MINIC_EVENT(variable,
              (const Inst* alloca, std::span<const uint32_t> defs, std::span<const uint32_t> uses),
              (alloca, defs, uses))
  /// How many phis each form places for the variable.
  MINIC_EVENT(forms, (const Inst* alloca, const PhiCounts& counts), (alloca, counts))

  // Placement of one variable's phis.
  MINIC_EVENT(liveIn, (const Inst* alloca, std::span<const uint32_t> blocks), (alloca, blocks))
  MINIC_EVENT(worklist, (const Inst* alloca, std::span<const uint32_t> defs), (alloca, defs))
  MINIC_EVENT(take, (uint32_t x, std::span<const uint32_t> rest), (x, rest))
  MINIC_EVENT(place, (uint32_t y, uint32_t x, bool isDef), (y, x, isDef))
  MINIC_EVENT(notLive, (uint32_t y, uint32_t x), (y, x))
  MINIC_EVENT(insert, (const Inst* phi, const Inst* alloca), (phi, alloca))

  // Renaming.
  MINIC_EVENT(enter, (uint32_t block), (block))
  MINIC_EVENT(push, (const Inst* alloca, const Value* value, const Inst* from),
              (alloca, value, from))
  MINIC_EVENT(replace, (const Inst* alloca, const Inst* load, const Value* value),
              (alloca, load, value))
  MINIC_EVENT(fill, (const Inst* phi, uint32_t operand, const Value* value), (phi, operand, value))
  MINIC_EVENT(pop, (const Inst* alloca), (alloca))
  MINIC_EVENT(leave, (uint32_t block), (block))

  // Clean-up.
  MINIC_EVENT(unreachableOperand, (const Inst* phi, uint32_t operand), (phi, operand))
  MINIC_EVENT(foldPhi, (const Inst* phi, const Value* value), (phi, value))  ///< null: it was dead
  MINIC_EVENT(erase, (const Inst* inst, std::string_view because), (inst, because))
  MINIC_EVENT(end, (const Function& function), (function))

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace minic
