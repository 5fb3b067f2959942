// What the loop vectorizer finds out about a loop before it changes anything: see vectorize.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "ir/analysis/alias.h"
#include "ir/analysis/strides.h"
#include "ir/post_dominators.h"
#include "passes/loop/counters.h"
#include "passes/observers.h"
#include "passes/pass.h"
#include "support/id_map.h"
#include "target/target_info.h"

namespace minic {

/// A value that each iteration changes by one operation that may be done in any order.
struct Reduction {
  Inst* phi;
  Value* start;
  Inst* last = nullptr;  ///< what the latch passes on
  Op op = Op::Phi;       ///< Add, Mul, And, Or, Xor; Select: the smaller or the greater
  IntPred pred{};        ///< Select: a `pred` b ? a : b
};

/// A phi or select that chooses by a condition.
struct Choice {
  Value *condition, *ifTrue, *ifFalse;
};

/// Addresses of accesses through one base that move alike: `first` plus low to high bytes.
struct AccessGroup {
  uint32_t first;  ///< in VectorPlan::accesses
  int64_t low, high;
  int64_t smallest, largest;  ///< bytes of an access
  uint32_t from, to;          ///< the first and the last one, in VectorPlan::accesses
};

/// Two groups that must be found apart at run time.
struct OverlapCheck {
  uint32_t first, second;  ///< in VectorPlan::groups
};

/// How values are made in a vector loop: a set.
namespace lanes {
enum : uint8_t {
  Vector = 1,  ///< a lane per iteration
  First = 2,   ///< a scalar for the first iteration of a vector
  Each = 4,    ///< a scalar for each iteration
};
}

struct VectorAccess : StridedAccess {
  enum Kind : uint8_t {
    Uniform,   ///< a load of the same bytes in all iterations
    Wide,      ///< neighbours, upwards
    Reversed,  ///< neighbours, downwards
    Spread,    ///< every second element, upwards
    Single,    ///< access by access
  };
  static constexpr uint32_t kAlone = UINT32_MAX;
  Kind kind = Single;
  uint32_t partner = kAlone;  ///< the access to the elements between, in VectorPlan::accesses
  bool isUpper = false;       ///< the partner's address is the lower one
};

/// What the iterations of one vector cost, in instructions, as they are and at once.
struct LoopCost {
  uint32_t scalar, vector;
};

/// Two accesses at a known distance, one of them a store.
struct Dependence {
  uint32_t first, second;  ///< in VectorPlan::accesses
  uint32_t iterations;     ///< so many in a row may run at once
};

/// What is found out about a loop. Where something is in the way, it ends there.
struct VectorPlan {
  uint32_t loop;
  uint32_t lanes = 0;       ///< iterations in a vector
  uint32_t interleave = 1;  ///< vectors of each value per iteration of the vector loop
  std::vector<Stepping> steppings;
  std::vector<Reduction> reductions;
  std::vector<VectorAccess> accesses;  ///< in order
  std::vector<AccessGroup> groups;
  std::vector<OverlapCheck> checks;
  ExitTest test;
  const Stepping* counter = nullptr;  ///< the one of the test
  bool testsNext = false;             ///< the test is of the counter's next value
  bool keepsLastIteration = false;    ///< a value of the last iteration is used after the loop
  std::optional<LoopCost> cost;
  std::vector<Dependence> dependences;   ///< for the observer
  Said why;                              ///< why the loop stays as it is, or empty
  std::array<const Inst*, 2> because{};  ///< where that is; null: in no instruction

  const Reduction* reductionOf(const Value* phi) const {
    for (const Reduction& reduction : reductions)
      if (reduction.phi == phi) return &reduction;
    return nullptr;
  }
  const Stepping* steppingOf(const Value* phi) const {
    for (const Stepping& stepping : steppings)
      if (stepping.phi == phi) return &stepping;
    return nullptr;
  }
};

/// What all loops of a function share. An instruction is in one innermost loop, so the tables are
/// never cleared.
struct VectorContext {
  Function& function;
  const Loops& loops;
  const DomTree& tree;
  const PostDomTree& postTree;
  const LoopNest& nest;
  AliasAnalysis& alias;
  const VectorRules& rules;
  bool isSingleThreaded;       ///< no other thread can see a store that writes back what was there
  VectorObserver* observer;    ///< or null
  IdMap<uint8_t> needs{};      ///< by value id: lanes::
  IdMap<uint32_t> accessOf{};  ///< by value id: in VectorPlan::accesses, plus 1
  IdMap<uint32_t> reductionOf{};  ///< by value id: in VectorPlan::reductions, plus 1
};

/// A plan for an innermost loop in form, or what is in the way.
VectorPlan planVectors(VectorContext& context, uint32_t loop);

/// The counter that the instruction truncates, or whose next value it does; null if it does not.
/// A vector of such numbers is a narrow counter of its own.
const Stepping* truncatedStepping(const VectorPlan& plan, const Inst* inst);

/// The operation can be done on vectors; else it is done lane by lane.
bool isVectorOp(const Inst& inst);

LoopCost costOf(const VectorContext& context, const VectorPlan& plan);

}  // namespace minic
