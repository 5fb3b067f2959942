// The event log of the phis' way out: critical edges, the blocks put onto them, one parallel copy
// per edge, and each copy's order, first between values, then between the registers and slots that
// the allocator chose. As text for --trace=phi and as JSON for --trace=phi:json. MFunction holds a
// PhiTrace* that is null when nobody listens: a step then costs one branch, and nothing here is
// computed. The text is made from the JSON events alone. docs/backend.md lists the events.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backend/mir/mir.h"
#include "backend/regalloc/parallel_copy.h"
#include "backend/regalloc/place.h"
#include "ir/function.h"

namespace minic {

class PhiTrace {
 public:
  explicit PhiTrace(bool json);
  ~PhiTrace();
  PhiTrace(const PhiTrace&) = delete;
  PhiTrace& operator=(const PhiTrace&) = delete;

  /// What was written since the last call; whole functions.
  std::string takeOutput();
  /// The end of the document.
  std::string finish();

  // ---- lowering

  void begin(const Function& function, const MFunction& mf);
  /// `edge` was put onto the edge (and onto its duplicates).
  void split(const Block& from, uint32_t succIndex, const MBlock& edge);
  /// The phi gets no copy on the edge that comes next, since nobody reads it or since it would get
  /// its own value.
  void leftOut(const Inst& phi, const Value* value);
  /// One pair of the parallel copy of the edge that comes next, in the order of its operands.
  void pair(const Inst& phi, const Value* value, uint32_t leaf);
  enum class At : uint8_t { End, Edge, Start };  ///< of the predecessor, of the phis' block
  /// The pairs are complete; `inst` is their parallel copy, or null if there is nothing to copy.
  void parallelCopy(const Block& from, uint32_t succIndex, At at, const MBlock& block,
                    const MInst* inst);

  // ---- after allocation; copies that this trace does not know are not phis'

  /// The places that `inst` copies between now.
  void places(const MInst& inst);
  /// One move that it became. `scratch` is where a cycle's value rests, if any does.
  void move(const MInst& inst, Place dst, Place src, Place scratch);
  void constant(const MInst& inst, const MOperand& dst, const MOperand& src);
  void end();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace minic
