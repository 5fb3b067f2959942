// Which registers and spill slots hold the values of virtual registers while a function runs, for
// debuggers. A value is followed from the instruction that makes it through moves, spills and
// reloads until its place is overwritten (as LLVM's InstrRefBasedLDV).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "backend/mir/mir.h"
#include "backend/mir/variable_values.h"

namespace minic {

struct OpDesc;

/// A forward dataflow analysis over code after allocation: what is held at the start of a block is
/// what is held at the end of all predecessors. Blocks that were not reached yet claim nothing, so
/// the first iteration is optimistic and later ones only take back.
class HeldValues {
 public:
  /// Sorted.
  using State = std::vector<HeldValue>;

  explicit HeldValues(const MFunction& mf);

  /// Nothing in a block that is not reached.
  State atStart(const MBlock& block) const;
  /// Control comes to the instruction. Returns whether the state has changed.
  bool arrive(State& state, const MInst& inst);
  /// The instruction is executed. Returns whether the state has changed.
  bool execute(State& state, const MInst& inst);

  /// The virtual registers whose places have changed since the last call.
  std::vector<uint32_t> takeTouched() { return std::exchange(touched_, {}); }

  uint32_t slotPlace(uint32_t slot) const { return registers_ + slot; }
  bool isSlot(uint32_t place) const { return place >= registers_; }
  uint32_t slotOf(uint32_t place) const { return place - registers_; }

 private:
  bool add(State& state, HeldValue value);
  bool define(State& state, HeldValue value);
  bool clear(State& state, uint32_t place);
  bool copy(State& state, uint32_t to, uint32_t from);
  bool spillOrReload(State& state, const MInst& inst, const OpDesc& desc, bool& changed);

  const MFunction& mf_;
  const VariableValues& values_;
  uint32_t registers_;
  std::vector<std::optional<State>> out_;  // by block
  std::vector<uint32_t> touched_;
};

}  // namespace minic
