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

class PhiPlacement;

/// Writes the events of one round of mem2reg on one function, in the order of the calls below.
/// Blocks are RPO numbers.
class Mem2RegEvents {
 public:
  Mem2RegEvents(EventSink& sink, PassContext& context);
  ~Mem2RegEvents();

  void begin(const Function& function, SsaForm form, unsigned round);
  void dominators(const DomTree& tree);
  void candidate(const Inst* alloca, const Promotability& verdict, const Value* constant);

  // Local values. A load is replaced by the value on top of its variable's stack in the block.
  void localStore(uint32_t block, const Inst* alloca, const Inst* store, bool overwrites);
  void localLoad(uint32_t block, const Inst* alloca, const Inst* load, const Value* value);
  void upwardExposed(uint32_t block, const Inst* alloca, const Inst* load);

  void variable(const Inst* alloca, std::span<const uint32_t> defs, std::span<const uint32_t> uses);
  /// How many phis each form places for variable v.
  void forms(const Inst* alloca, PhiPlacement& placement, uint32_t v);

  // Placement of one variable's phis.
  void liveIn(const Inst* alloca, std::span<const uint32_t> blocks);
  void worklist(const Inst* alloca, std::span<const uint32_t> defs);
  void take(uint32_t x, std::span<const uint32_t> rest);
  void place(uint32_t y, uint32_t x, bool isDef);
  void notLive(uint32_t y, uint32_t x);
  void insert(const Inst* phi, const Inst* alloca);

  // Renaming.
  void enter(uint32_t block);
  void push(const Inst* alloca, const Value* value, const Inst* from);
  void replace(const Inst* alloca, const Inst* load, const Value* value);
  void fill(const Inst* phi, uint32_t operand, const Value* value);
  void pop(const Inst* alloca);
  void leave(uint32_t block);

  // Clean-up.
  void unreachableOperand(const Inst* phi, uint32_t operand);
  void foldPhi(const Inst* phi, const Value* value);  ///< null: it was dead
  void erase(const Inst* inst, std::string_view because);
  void end(const Function& function);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Does nothing unless something listens to mem2reg.
class Trace {
 public:
  Trace() = default;
  explicit Trace(PassContext& context);
  /// Whether something listens.
  explicit operator bool() const { return events_ != nullptr; }

  void begin(const Function& function, SsaForm form, unsigned round) {
    if (events_) events_->begin(function, form, round);
  }
  void dominators(const DomTree& tree) {
    if (events_) events_->dominators(tree);
  }
  void candidate(const Inst* alloca, const Promotability& verdict, const Value* constant) {
    if (events_) events_->candidate(alloca, verdict, constant);
  }
  void localStore(uint32_t block, const Inst* alloca, const Inst* store, bool overwrites) {
    if (events_) events_->localStore(block, alloca, store, overwrites);
  }
  void localLoad(uint32_t block, const Inst* alloca, const Inst* load, const Value* value) {
    if (events_) events_->localLoad(block, alloca, load, value);
  }
  void upwardExposed(uint32_t block, const Inst* alloca, const Inst* load) {
    if (events_) events_->upwardExposed(block, alloca, load);
  }
  void variable(const Inst* alloca, std::span<const uint32_t> defs,
                std::span<const uint32_t> uses) {
    if (events_) events_->variable(alloca, defs, uses);
  }
  void forms(const Inst* alloca, PhiPlacement& placement, uint32_t v) {
    if (events_) events_->forms(alloca, placement, v);
  }
  void liveIn(const Inst* alloca, std::span<const uint32_t> blocks) {
    if (events_) events_->liveIn(alloca, blocks);
  }
  void worklist(const Inst* alloca, std::span<const uint32_t> defs) {
    if (events_) events_->worklist(alloca, defs);
  }
  void take(uint32_t x, std::span<const uint32_t> rest) {
    if (events_) events_->take(x, rest);
  }
  void place(uint32_t y, uint32_t x, bool isDef) {
    if (events_) events_->place(y, x, isDef);
  }
  void notLive(uint32_t y, uint32_t x) {
    if (events_) events_->notLive(y, x);
  }
  void insert(const Inst* phi, const Inst* alloca) {
    if (events_) events_->insert(phi, alloca);
  }
  void enter(uint32_t block) {
    if (events_) events_->enter(block);
  }
  void push(const Inst* alloca, const Value* value, const Inst* from) {
    if (events_) events_->push(alloca, value, from);
  }
  void replace(const Inst* alloca, const Inst* load, const Value* value) {
    if (events_) events_->replace(alloca, load, value);
  }
  void fill(const Inst* phi, uint32_t operand, const Value* value) {
    if (events_) events_->fill(phi, operand, value);
  }
  void pop(const Inst* alloca) {
    if (events_) events_->pop(alloca);
  }
  void leave(uint32_t block) {
    if (events_) events_->leave(block);
  }
  void unreachableOperand(const Inst* phi, uint32_t operand) {
    if (events_) events_->unreachableOperand(phi, operand);
  }
  void foldPhi(const Inst* phi, const Value* value) {
    if (events_) events_->foldPhi(phi, value);
  }
  void erase(const Inst* inst, std::string_view because) {
    if (events_) events_->erase(inst, because);
  }
  void end(const Function& function) {
    if (events_) events_->end(function);
  }

 private:
  std::unique_ptr<Mem2RegEvents> events_;
};

}  // namespace minic
