// The numbering of a function's code, liveness and live ranges, for the phases of the greedy
// allocator.
//
// A program point is 4 * position + phase: at phase 0 the moves that the allocator inserts before
// the instruction, 1 its uses (and early definitions), 2 its definitions. Ranges are half-open.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "backend/mir/mir.h"
#include "backend/mir/target.h"

namespace minic {

using Point = uint32_t;

struct PointRange {
  Point start, end;
};

/// A use or a definition of a virtual register by an instruction.
struct RegUse {
  uint32_t position;    ///< the instruction's
  float frequency;      ///< the block's
  Reg hint;             ///< would save a move: the other side of a copy, or, of a result, the first
                        ///< source; invalid: none
  uint32_t role : 4;    ///< Role
  uint32_t inCopy : 1;  ///< a side of a parallel copy
  uint32_t inSlot : 1;  ///< needs no register: a side of a parallel copy, or foldable
  uint32_t operand : 26;

  bool reads() const { return role & RoleUse; }
  bool writes() const { return role & RoleDef; }
  /// It takes effect before the instruction's other definitions.
  bool isEarly() const { return role & (RoleUse | RoleEarly); }
  /// It changes or passes on the value that the use before it has just made or passed on.
  bool continues(const RegUse& before) const {
    constexpr uint32_t kNear = 4;  // instructions
    if (before.inCopy && inCopy && writes()) return position == before.position;
    return before.writes() && reads() && (writes() || inCopy) &&
           position <= before.position + kNear;
  }
  Point point() const { return position * 4 + (isEarly() ? 1 : 2); }
};

/// No other operand of the instruction is the same register.
inline bool isOnlyOperand(const MInst& inst, uint32_t operand) {
  for (uint32_t i = 0; i < inst.operandCount; ++i)
    if (i != operand && inst[i].isReg() && inst[i].payload == inst[operand].payload) return false;
  return true;
}

/// The instructions by position, the uses of each virtual register, liveness at block borders, and
/// the constraints of fixed registers and calls. Does not change while registers are assigned.
class Liveness {
 public:
  /// Numbers the instructions. The live-in sets are left out if they have more than `limit` members
  /// for each of them.
  explicit Liveness(MFunction& mf, size_t limit = ~0u);

  /// By virtual register, then by point. `inSlot` may be set later.
  std::span<RegUse> uses(uint32_t vreg) {
    return {allUses.data() + useStart_[vreg], allUses.data() + useStart_[vreg + 1]};
  }
  std::span<const RegUse> uses(uint32_t vreg) const {
    return {allUses.data() + useStart_[vreg], allUses.data() + useStart_[vreg + 1]};
  }
  uint32_t firstUse(uint32_t vreg) const { return useStart_[vreg]; }
  uint32_t numVRegs() const { return uint32_t(useStart_.size() - 1); }
  uint32_t instructions() const { return uint32_t(instOfPosition_.size()); }
  bool hasLiveIn() const { return !liveInStart_.empty(); }
  /// The virtual registers that are live into a block, ascending.
  std::span<const uint32_t> liveIn(const MBlock& block) const {
    return {liveInVRegs_.data() + liveInStart_[block.id],
            liveInVRegs_.data() + liveInStart_[block.id + 1]};
  }
  /// The instruction at a position; inserted ones have none.
  MInst* instAt(uint32_t position) const { return instOfPosition_[position]; }
  uint32_t layoutIndexAt(Point point) const { return blockOfPosition_[point / 4]; }
  static Point startOf(const MBlock& block) { return block.firstPosition * 4; }
  static Point endOf(const MBlock& block) { return (block.lastPosition + 1) * 4; }

  std::vector<RegUse> allUses;
  /// By virtual register: its only definition if that can be repeated anywhere, else null. A value
  /// that is not in a register then needs no slot.
  std::vector<const MInst*> remat;
  std::vector<const MInst*> copies;  ///< the parallel copies to coalesce, in order

 private:
  void numberAndCount(MFunction& mf);
  void collectUses(const MFunction& mf);
  void computeLiveIn(const MFunction& mf, size_t limit);
  void markRematerialisable();

  std::vector<uint32_t> useStart_;         // by vreg: first in allUses
  std::vector<uint32_t> blockOfPosition_;  // layout index
  std::vector<MInst*> instOfPosition_;
  std::vector<uint32_t> liveInVRegs_;
  std::vector<uint32_t> liveInStart_;  // by block id: first in liveInVRegs_
};

/// Finds the blocks that a virtual register is live into, one register after the other: from each
/// block that uses it before it defines it, up to those that define it. Costs the size of the
/// result. Source: path exploration by variable, Brandner, Boissinot, Darte, de Dinechin, Rastello,
/// "Computing Liveness Sets for SSA-Form Programs" (INRIA 2011).
class LiveInSearch {
 public:
  /// Keeps a reference to `liveness`, whose live-in sets it does not need.
  LiveInSearch(const MFunction& mf, const Liveness& liveness);
  /// Appends the ids of the blocks. False: there are more than `limit`, and some are left out. Once
  /// for each register.
  bool find(uint32_t vreg, std::vector<uint32_t>& found, size_t limit);

 private:
  /// The last virtual register that was found live into the block, and that is defined in it.
  struct Mark {
    uint32_t entered = ~0u, defines = ~0u;
  };
  const Liveness& liveness_;
  // The edges in one array: a walk over the blocks themselves would miss the cache at each step.
  std::vector<uint32_t> predStart_, preds_, idOfLayout_;
  std::vector<Mark> marks_;  // by block id
};

/// The live ranges of virtual registers.
struct LiveRanges {
  std::vector<PointRange> ranges;  ///< by vreg, then by start
  std::vector<uint32_t> start;     ///< by vreg: first in `ranges`
};

/// The ranges in which the code itself occupies physical registers.
struct FixedRanges {
  std::vector<std::vector<PointRange>> ofReg;  ///< by physical register, ascending
  /// Points of the calls' definitions, ascending: there each caller-saved register is
  /// occupied. One list instead of a range per register and call.
  std::vector<Point> calls;
};

/// The live ranges with their holes, in one pass backward over the code (Wimmer and Franz, "Linear
/// Scan Register Allocation on SSA Form", CGO 2010, BuildIntervals; the live-in sets are known
/// here, so loops need no special case).
LiveRanges buildLiveRanges(const MFunction& mf, const Liveness& liveness, FixedRanges& fixed);

/// The first element of the sorted [at, end) for which `before` does not hold; it is expected to be
/// near `at` (a galloping search).
template <class It, class Before>
It advance(It at, It end, Before&& before) {
  ptrdiff_t step = 1;
  while (step < end - at && before(at[step - 1])) {
    at += step;
    step *= 2;
  }
  return std::partition_point(at, step < end - at ? at + step : end, before);
}

/// Whether two sorted sequences of disjoint ranges share a point.
template <class A, class B>
bool interfere(const A& a, const B& b) {
  auto at = b.begin();
  for (const auto& range : a) {
    at = advance(at, b.end(), [&](const auto& r) { return r.end <= range.start; });
    if (at == b.end()) return false;
    if (at->start < range.end) return true;
  }
  return false;
}

}  // namespace minic
