// What sccp, gvn, licm and loop-form tell of their work, step by step. A pass asks for its observer
// once (PassContext::options), and each step costs one branch when nobody listens. The data of
// --explain=passes is made by observers (explain/inside_trace.cpp).
#pragma once

#include <cstdint>

#include "ir/function.h"
#include "ir/value.h"

namespace minic {

class LoopNest;

/// Told of sparse conditional constant propagation. Its two worklists are stacks: blocks that an
/// edge has reached, and values that went down the lattice.
class SccpObserver {
 public:
  virtual ~SccpObserver() = default;
  virtual void begin(const Function& function) = 0;
  /// The block goes on the worklist; `from` is null for the entry.
  virtual void reach(const Block* block, const Block* from) = 0;
  /// The edge to a block can run, which another edge has reached before.
  virtual void edge(const Block* from, const Block* to) = 0;
  /// The value goes down the lattice and on the worklist; `constant` null: it is overdefined.
  virtual void lower(const Inst* inst, const Value* constant) = 0;
  virtual void takeBlock(const Block* block) = 0;  ///< Off its worklist: all of it is visited.
  virtual void takeValue(const Inst* inst) = 0;    ///< Off its worklist: its uses are visited.
  virtual void end() = 0;
};

/// Told of global value numbering, along its walk over the dominator tree.
class GvnObserver {
 public:
  enum class Why : uint8_t {
    Equal,     ///< an equal expression is in the table
    Load,      ///< the bytes are known
    Store,     ///< memory holds the value already
    Constant,  ///< the operands are constants
    Copy,      ///< all operands of a phi are one value
    Branch,    ///< a branch tells the value
  };

  virtual ~GvnObserver() = default;
  virtual void begin(const Function& function) = 0;
  virtual void enter(const Block* block, uint32_t level) = 0;  ///< Deeper scopes are left first.
  /// A class is made with the instruction as its leader.
  virtual void leader(const Inst* inst) = 0;
  /// The load or store makes the bytes at its address known.
  virtual void content(const Inst* access, const Value* value) = 0;
  /// In the scope of the block the condition is known.
  virtual void fact(const Inst* condition, bool isTrue) = 0;
  /// Before the instruction goes: what reads it will read the value.
  virtual void replace(const Inst* inst, const Value* value, Why why) = 0;
  /// Before the operand of the branch or select becomes the constant.
  virtual void useFact(const Inst* user, const Value* constant) = 0;
  virtual void end() = 0;
};

/// Told of the loops of a function, and of what licm does with their instructions.
class LoopObserver {
 public:
  enum class Verdict : uint8_t {
    Moves,
    Effects,      ///< it has effects besides its value
    Cheap,        ///< it costs less where it is used than a register costs
    NoPreheader,  ///< there is no block to move to
    Operand,      ///< `because` is computed in the loop
    Traps,        ///< it may trap, and does not run on every iteration
    Written,      ///< `because` may write what it loads; null: too many writes to ask each
    TooMany,      ///< enough values have left the loop
  };

  virtual ~LoopObserver() = default;
  virtual void loops(const Function& function, const LoopNest& nest) = 0;
  /// Before an instruction moves to `preheader`, or why it stays in a loop, given by its header.
  /// `isSafe`: it cannot trap.
  virtual void verdict(const Inst* inst, Verdict verdict, const Block* header,
                       const Block* preheader, const Inst* because, bool isSafe) = 0;
  virtual void end() = 0;
};

/// An option of each of these passes.
struct PassObservers {
  SccpObserver* sccp = nullptr;
  GvnObserver* gvn = nullptr;
  LoopObserver* loops = nullptr;
};

}  // namespace minic
