// The observer of SSA destruction: critical edges, the blocks that split them, one parallel copy
// per edge, and the order of each copy, first between values, then between the registers and slots
// that the allocator chose; for --trace=phi and the page of --explain. Lowering and copy expansion
// call it at every step; unless something listens, a call is one branch and nothing is computed.
// docs/backend.md lists the events.
#pragma once

#include <cstdint>
#include <memory>

#include "support/events.h"

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

/// Writes the events of one function. Does nothing until listen() finds a listener for "phi".
class PhiTrace {
 public:
  PhiTrace();
  ~PhiTrace();
  void listen(EventSink* sink);
  explicit operator bool() const { return state_ != nullptr; }

  // ---- lowering

  MINIC_EVENT(begin, (const Function& function, const MFunction& mf), (function, mf))
  /// `edge` was put onto the edge (and onto its duplicates).
  MINIC_EVENT(split, (const Block& from, uint32_t succIndex, const MBlock& edge),
              (from, succIndex, edge))
  /// The phi gets no copy on the edge that comes next: it has no use, or it would get its own
  /// value.
  MINIC_EVENT(leftOut, (const Inst& phi, const Value* value), (phi, value))
  /// One pair of the parallel copy of the edge that comes next, in the order of its operands.
  MINIC_EVENT(pair, (const Inst& phi, const Value* value, uint32_t leaf), (phi, value, leaf))
  /// The pairs are complete; `inst` is their parallel copy, or null if there is nothing to copy.
  MINIC_EVENT(parallelCopy,
              (const Block& from, uint32_t succIndex, CopyPlace at, const MBlock& block,
               const MInst* inst),
              (from, succIndex, at, block, inst))

  // ---- after allocation; copies that come from no phi are ignored

  /// The places that `inst` copies between now.
  MINIC_EVENT(places, (const MInst& inst), (inst))
  MINIC_EVENT(move, (const MInst& inst, const CopyMove& move), (inst, move))
  /// One instruction exchanges the contents of the two places, which wait for each other.
  MINIC_EVENT(swap, (const MInst& inst, const Place& a, const Place& b), (inst, a, b))
  MINIC_EVENT(constant, (const MInst& inst, const MOperand& dst, const MOperand& src),
              (inst, dst, src))
  MINIC_EVENT(end, (), ())

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace minic
