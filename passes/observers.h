// What passes tell of their work, step by step: sccp, gvn, licm and loop-form of what they find,
// inline, unroll and vectorize of what they decide. A pass asks for its observer once
// (PassContext::options), and each step costs one branch when nobody listens. The data of
// --explain=passes is made by observers (explain/inside_trace.cpp, explain/decision_trace.cpp).
#pragma once

#include <cstdint>
#include <optional>

#include "ir/function.h"
#include "ir/value.h"
#include "support/remark.h"

namespace minic {

class LoopNest;
struct VectorContext;
struct VectorPlan;

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

/// Told of the calls in a function, in the order in which the inliner decides.
class InlineObserver {
 public:
  struct Weight {
    uint32_t depth;           ///< of loops around the call
    float frequency;          ///< executions of the call for each of the caller, estimated
    uint32_t level;           ///< of copies of the function in itself around the call
    bool isWeighed = false;   ///< there are numbers
    int size = 0, limit = 0;  ///< instructions of the copy; beyond the limit not all are counted
    uint32_t whole = 0, wholeLimit = 0;  ///< instructions of the caller; 0: it did not matter
  };

  virtual ~InlineObserver() = default;
  virtual void begin(const Function& caller) = 0;
  /// `why` is None before the body takes the place of the call.
  virtual void decide(const Inst* call, Remark why, const Weight& weight) = 0;
  virtual void end() = 0;
};

/// Told of the loops of a function, inner ones first.
class UnrollObserver {
 public:
  enum class Verdict : uint8_t {
    Full,    ///< all iterations stand one after the other: `amount` instructions, by the `limit`
    Part,    ///< `amount` iterations per test; the loop as it was does what is left
    Exact,   ///< the same, and none is left
    NoForm,  ///< there is no preheader, or there are several back edges
    InnerChanged,  ///< it contains a loop that was unrolled
    NoTest,        ///< it does not end by a test after an iteration
    Vectors,       ///< it is one of the loops that the vectorizer made
    NoCopy,        ///< a copy would be too large, or is not possible
    Unknown,       ///< the number of iterations
    Many,          ///< `amount` iterations > `limit`
    AllLarge,      ///< all iterations have `amount` instructions > `limit`
    HasInner,
    HasCall,
    Once,     ///< it runs once
    Shallow,  ///< loops `limit` deep are in the function, and this is only `amount` deep
    Few,      ///< `amount` iterations < `limit`
    Large,    ///< an iteration has `amount` instructions > `limit`
    NoRoom,   ///< no counter is tested that is known not to wrap
    Growth,   ///< the function would have grown by `amount` instructions > `limit`
  };
  struct Decision {
    Verdict verdict{};
    uint64_t amount = 0, limit = 0, size = 0;  ///< `size`: instructions of an iteration; 0: unknown
    std::optional<uint64_t> iterations{};
    bool operator==(const Decision&) const = default;
  };

  virtual ~UnrollObserver() = default;
  virtual void begin(const Function& function) = 0;
  /// After the decision; of a loop that was unrolled the header is that of its first iteration.
  virtual void decide(const Block* header, const Decision& decision) = 0;
  virtual void end() = 0;
};

/// Told of the innermost loops of a function in loop-form, before any is changed, and then of what
/// the vectorizer makes.
class VectorObserver {
 public:
  virtual ~VectorObserver() = default;
  virtual void begin(const Function& function) = 0;
  /// What it has found out about a loop, and whether something is in the way.
  virtual void decide(const VectorContext& context, const VectorPlan& plan) = 0;
  /// The value of the iterations from `part` times the lanes on is in the lanes of the vector.
  virtual void widen(const Block* header, const Inst* inst, uint32_t part, const Inst* vector) = 0;
  virtual void end() = 0;
};

/// An option of each of these passes.
struct PassObservers {
  SccpObserver* sccp = nullptr;
  GvnObserver* gvn = nullptr;
  LoopObserver* loops = nullptr;
  InlineObserver* inliner = nullptr;
  UnrollObserver* unroller = nullptr;
  VectorObserver* vectors = nullptr;
};

}  // namespace minic
