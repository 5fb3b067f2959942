// What SSA destruction tells of its work: critical edges, the blocks that split them, one parallel
// copy per edge, and the order of each copy between the registers and slots that the allocator
// chose. Lowering and copy expansion ask at each step whether anybody wants to know
// (MFunction::phis), so without an observer a step costs one branch. Traces and the page of
// --explain are made by an observer (explain/).
#pragma once

#include <cstdint>

namespace minic {

struct Block;
struct Function;
struct Inst;
struct Value;
class MFunction;
class Place;
struct CopyMove;
struct MBlock;
struct MInst;
struct MOperand;

/// The place of the parallel copy of an edge: at the end of the predecessor, in a block of its own,
/// at the start of the phis' block.
enum class CopyPlace : uint8_t { End, Edge, Start };

/// Told of one function.
class PhiObserver {
 public:
  virtual ~PhiObserver() = default;

  // ---- lowering

  virtual void begin(const Function& function, const MFunction& mf) = 0;
  /// `edge` was put onto the edge (and onto its duplicates).
  virtual void split(const Block& from, uint32_t succIndex, const MBlock& edge) = 0;
  /// The phi gets no copy on the edge that comes next: it has no use, or it would get its own
  /// value.
  virtual void leftOut(const Inst& phi, const Value* value) = 0;
  /// One pair of the parallel copy of the edge that comes next, in the order of its operands.
  virtual void pair(const Inst& phi, const Value* value, uint32_t leaf) = 0;
  /// The pairs are complete; `inst` is their parallel copy, or null if there is nothing to copy.
  virtual void parallelCopy(const Block& from, uint32_t succIndex, CopyPlace at,
                            const MBlock& block, const MInst* inst) = 0;

  // ---- after allocation; copies that come from no phi are ignored

  /// The places that `inst` copies between now.
  virtual void places(const MInst& inst) = 0;
  virtual void move(const MInst& inst, const CopyMove& move) = 0;
  /// One instruction exchanges the contents of the two places, which wait for each other.
  virtual void swap(const MInst& inst, const Place& a, const Place& b) = 0;
  virtual void constant(const MInst& inst, const MOperand& dst, const MOperand& src) = 0;
  /// `inst` will be removed: what each step of it became is before it, in order.
  virtual void expanded(const MInst&) {}
  virtual void end() = 0;
};

}  // namespace minic
