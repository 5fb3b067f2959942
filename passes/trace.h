// The event log of mem2reg: every step in the words of the textbooks, as text for --trace=mem2reg
// and as JSON for --trace=mem2reg:json and the pages made from it. The pass holds a Trace* that is
// null when nobody listens: a step then costs one branch, and nothing here is computed. The text is
// made from the JSON events alone, so the JSON tells at least as much. docs/passes.md lists the
// events.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/dominators.h"
#include "passes/pass.h"
#include "passes/promotable.h"

namespace minic {

class Trace {
 public:
  explicit Trace(TraceFormat format);
  ~Trace();
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  /// What was written since the last call (text: whole events; JSON: whole functions).
  std::string takeOutput();
  /// The end of the document.
  std::string finish();

  // ---- the events of mem2reg, in the order in which they come. Blocks are RPO numbers.

  void begin(const Function& function, SsaForm form, unsigned round);
  void candidate(const Inst* alloca, const Promotability& verdict, std::string_view place,
                 const Value* constant);
  void dominators(const DomTree& tree, const DomFrontier& frontier);

  // Local values. A load is replaced by the value on top of its variable's stack in the block.
  void localStore(uint32_t block, const Inst* alloca, const Inst* store, bool overwrites);
  void localLoad(uint32_t block, const Inst* alloca, const Inst* load, const Value* value);
  void upwardExposed(uint32_t block, const Inst* alloca, const Inst* load);

  void variable(const Inst* alloca, std::span<const uint32_t> defs, std::span<const uint32_t> uses);
  void liveIn(const Inst* alloca, std::span<const uint32_t> blocks);
  void forms(const Inst* alloca, std::span<const size_t> counts);

  // Placement of one variable's phis.
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

}  // namespace minic
