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
struct MBlock;
struct MInst;
struct MOperand;

/// The place of the parallel copy of an edge: at the end of the predecessor, in a block of its own,
/// at the start of the phis' block.
enum class CopyPlace : uint8_t { End, Edge, Start };

/// Writes the events of one function.
class PhiEvents {
 public:
  explicit PhiEvents(EventSink& sink);
  ~PhiEvents();

  // ---- lowering

  void begin(const Function& function, const MFunction& mf);
  /// `edge` was put onto the edge (and onto its duplicates).
  void split(const Block& from, uint32_t succIndex, const MBlock& edge);
  /// The phi gets no copy on the edge that comes next: it has no use, or it would get its own
  /// value.
  void leftOut(const Inst& phi, const Value* value);
  /// One pair of the parallel copy of the edge that comes next, in the order of its operands.
  void pair(const Inst& phi, const Value* value, uint32_t leaf);
  /// The pairs are complete; `inst` is their parallel copy, or null if there is nothing to copy.
  void parallelCopy(const Block& from, uint32_t succIndex, CopyPlace at, const MBlock& block,
                    const MInst* inst);

  // ---- after allocation; copies that come from no phi are ignored

  /// The places that `inst` copies between now.
  void places(const MInst& inst);
  /// One of its moves. `scratch` holds the value of a cycle while the cycle is open.
  void move(const MInst& inst, const Place& dst, const Place& src, const Place& scratch);
  void constant(const MInst& inst, const MOperand& dst, const MOperand& src);
  void end();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Does nothing until listen() finds a listener for "phi".
class PhiTrace {
 public:
  PhiTrace();
  ~PhiTrace();
  void listen(EventSink* sink);
  explicit operator bool() const { return events_ != nullptr; }

  void begin(const Function& function, const MFunction& mf) {
    if (events_) events_->begin(function, mf);
  }
  void split(const Block& from, uint32_t succIndex, const MBlock& edge) {
    if (events_) events_->split(from, succIndex, edge);
  }
  void leftOut(const Inst& phi, const Value* value) {
    if (events_) events_->leftOut(phi, value);
  }
  void pair(const Inst& phi, const Value* value, uint32_t leaf) {
    if (events_) events_->pair(phi, value, leaf);
  }
  void parallelCopy(const Block& from, uint32_t succIndex, CopyPlace at, const MBlock& block,
                    const MInst* inst) {
    if (events_) events_->parallelCopy(from, succIndex, at, block, inst);
  }
  void places(const MInst& inst) {
    if (events_) events_->places(inst);
  }
  void move(const MInst& inst, const Place& dst, const Place& src, const Place& scratch) {
    if (events_) events_->move(inst, dst, src, scratch);
  }
  void constant(const MInst& inst, const MOperand& dst, const MOperand& src) {
    if (events_) events_->constant(inst, dst, src);
  }
  void end() {
    if (events_) events_->end();
  }

 private:
  std::unique_ptr<PhiEvents> events_;
};

}  // namespace minic
