// The greedy allocator. Its phases, each with its result:
//   Liveness       uses and definitions by virtual register, live-in sets      live_ranges.cpp
//   LongRanges     what lives through very many blocks in memory, if too much does
//                                                                              long_ranges.cpp
//   LiveRanges     live ranges with their holes; FixedRanges                   live_ranges.cpp
//   Bundles        coalesced groups of live ranges                             bundles.cpp
//   assignment     a register for each bundle, by eviction and splitting       here
//   rewriting      slots, operands, moves where a value changes its place      rewrite.cpp
//
// Assignment: bundles are taken by size, large ones first. One that finds no free register may
// evict others that all weigh less; one that cannot is split (around loops, then between blocks,
// then at calls, then around single uses) and its parts are queued again, until the
// remaining parts are spilled or rematerialised. Large-first, eviction by spill weight and late
// splitting are LLVM's greedy allocator (Olesen, 2011); the weight is Chow and Hennessy's savings
// over length
// ("The Priority-Based Coloring Approach to Register Allocation", TOPLAS 1990); bundles are
// regalloc2's.
#include <algorithm>
#include <queue>

#include "backend/regalloc/allocation_observer.h"
#include "backend/regalloc/live_interval_union.h"
#include "backend/regalloc/long_ranges.h"
#include "backend/regalloc/rewrite.h"

namespace minic {

namespace {

constexpr float kInfinite = 1e30f;

/// The nest of loops as intervals of the layout, which keeps each loop contiguous.
class LayoutLoops {
 public:
  struct Loop {
    uint32_t first, last;  ///< layout indices
    uint32_t parent, depth;
  };

  /// By depth: a maximal run of blocks at least that deep is a loop, or several that follow each
  /// other without a block between. Loops of the same blocks are one, so there are at most as many
  /// as blocks.
  explicit LayoutLoops(const MFunction& mf) : innermost_(mf.layout.size(), kNone) {
    std::vector<uint32_t> open;
    for (uint32_t i = 0; i < mf.layout.size(); ++i) {
      const uint32_t depth = mf.layout[i]->loopDepth;
      uint32_t first = i, closed = kNone;
      for (; !open.empty() && loops_[open.back()].depth > depth; open.pop_back()) {
        closed = open.back();
        loops_[closed].last = i - 1;
        first = loops_[closed].first;
      }
      if (depth > (open.empty() ? 0 : loops_[open.back()].depth)) {
        const uint32_t made = uint32_t(loops_.size());
        if (closed != kNone) loops_[closed].parent = made;
        loops_.push_back({first, i, open.empty() ? kNone : open.back(), depth});
        open.push_back(made);
      }
      innermost_[i] = open.empty() ? kNone : open.back();
    }
    for (uint32_t loop : open) loops_[loop].last = uint32_t(mf.layout.size() - 1);
  }

  /// Calls visit(loop) for the loops directly inside of the innermost one that holds the blocks
  /// `first` to `last` of the layout.
  template <class F>
  void forEachInside(uint32_t first, uint32_t last, F&& visit) const {
    uint32_t outer = innermost_[first];
    while (outer != kNone && loops_[outer].last < last) outer = loops_[outer].parent;
    for (uint32_t b = first; b <= last; ++b) {
      uint32_t loop = innermost_[b];
      if (loop == outer) continue;
      while (loops_[loop].parent != outer) loop = loops_[loop].parent;
      visit(loops_[loop]);
      b = loops_[loop].last;
    }
  }

 private:
  std::vector<Loop> loops_;
  std::vector<uint32_t> innermost_;  // by layout index
};

/// Gives the bundles their registers, splitting and spilling as needed.
class Assigner {
 public:
  Assigner(MFunction& mf, Liveness& liveness, const FixedRanges& fixed, Bundles& bundles,
           AllocationObserver* observer)
      : mf_(mf),
        regs_(mf.target.regs),
        cc_(mf.target.cc),
        liveness_(liveness),
        fixed_(fixed),
        all_(bundles),
        loops_(mf),
        observer_(observer),
        assigned_(regs_.count),
        waiting_(mf.layout.size(), kNone) {
    for (size_t cls = 0; cls < regs_.classes.size(); ++cls) {
      for (Reg reg : regs_.classes[cls].order) allocatable_[cls].insert(reg);
      if (mf.hasFramePointer) allocatable_[cls].erase(regs_.framePointer);
    }
  }

  void run() {
    for (uint32_t id = 0; id < all_.bundles.size(); ++id) {
      weigh(all_.bundles[id]);
      enqueue(id);
    }
    if (observer_) observer_->begin(mf_, liveness_, fixed_, all_);
    assignQueued();
    for (blocksBegun_ = 1; blocksBegun_ <= mf_.layout.size(); ++blocksBegun_) {
      for (uint32_t id = waiting_[blocksBegun_ - 1]; id != kNone; id = all_.bundles[id].nextLocal)
        push(id);
      assignQueued();
    }
  }

 private:
  std::span<const RegUse> usesIn(const LiveRange& range) const {
    return {liveness_.allUses.data() + range.useBegin, liveness_.allUses.data() + range.useEnd};
  }

  void weigh(Bundle& bundle) const {
    float cost = 0, length = 0;
    bool needsRegister = false;
    for (const LiveRange& range : bundle.ranges) {
      length += float(range.end - range.start);
      const bool remat = liveness_.remat[range.vreg];
      for (const RegUse& use : usesIn(range)) {
        float frequency = use.frequency;
        if (remat) frequency *= use.writes() ? 0 : 0.6f;
        cost += frequency * (use.inSlot ? 0.7f : use.role == (RoleUse | RoleDef) ? 2.0f : 1.0f);
        needsRegister |= !use.inSlot;
      }
    }
    bundle.cost = cost;
    bundle.weight = cost / (length / 4 + 4);
    const LiveRange &first = bundle.ranges[0], &last = bundle.ranges.back();
    bundle.minimal = needsRegister && first.start / 4 == (last.end - 1) / 4;
    if (bundle.minimal) bundle.weight = kInfinite;
  }

  // ---- the queue: first bundles of several blocks, large before small; then, block by block,
  // those of one block, so that nearly all of the work is on neighbours in memory.

  struct Queued {
    uint32_t size, bundle;
    bool operator<(const Queued& other) const {
      return size != other.size ? size < other.size : bundle > other.bundle;
    }
  };
  void enqueue(uint32_t id) {
    Bundle& bundle = all_.bundles[id];
    uint32_t first = liveness_.layoutIndexAt(bundle.ranges[0].start);
    if (first < blocksBegun_ || first != liveness_.layoutIndexAt(bundle.ranges.back().end - 1))
      return push(id);
    bundle.nextLocal = waiting_[first];
    waiting_[first] = id;
  }
  void push(uint32_t id) {
    uint32_t size = 0;
    for (const LiveRange& range : all_.bundles[id].ranges) size += range.end - range.start;
    queue_.push({size, id});
  }
  void assignQueued() {
    while (!queue_.empty()) {
      uint32_t id = queue_.top().bundle;
      queue_.pop();
      if (!all_.bundles[id].reg.valid() && !all_.bundles[id].ranges.empty()) place(id);
    }
  }

  // ---- assignment and eviction

  bool crossesCall(const Bundle& bundle) const {
    if (fixed_.calls.empty()) return false;
    auto at = fixed_.calls.begin();
    for (const LiveRange& range : bundle.ranges) {
      // A call at c destroys in [c, c + 2).
      Point from = range.start >= 1 ? range.start - 1 : 0;
      at = advance(at, fixed_.calls.end(), [=](Point call) { return call < from; });
      if (at == fixed_.calls.end()) return false;
      if (*at < range.end) return true;
    }
    return false;
  }

  void assign(uint32_t id, Reg reg) {
    Bundle& bundle = all_.bundles[id];
    bundle.reg = reg;
    for (const LiveRange& range : bundle.ranges)
      assigned_[reg.raw].insert({range.start, range.end, id, bundle.weight});
    if (cc_.calleeSaved.contains(reg)) mf_.usedCalleeSaved.insert(reg);
    if (observer_) observer_->assign(id, reg, evicted_);
  }

  void evict(uint32_t id) {
    Bundle& bundle = all_.bundles[id];
    for (const LiveRange& range : bundle.ranges) assigned_[bundle.reg.raw].erase(range.start);
    bundle.hint = bundle.reg;
    bundle.reg = {};
    ++bundle.evictions;
    enqueue(id);
  }

  /// The register that would save the most copies.
  Reg bestHint(const Bundle& bundle) const {
    float saved[Reg::kFirstVirtual];
    RegSet wanted;  // those that have an entry in `saved`
    uint32_t budget = 64;
    for (const LiveRange& range : bundle.ranges) {
      for (uint32_t u = range.useBegin; u < range.useEnd && budget; ++u, --budget) {
        const RegUse& use = liveness_.allUses[u];
        Reg other = use.hint;
        // A result in the register of the first source only makes the code shorter.
        float worth = use.inCopy ? use.frequency : use.frequency * 0.1f;
        if (other.isVirtual()) {
          uint32_t at = all_.originOf[other.index()];
          if (at == kNone || &all_.bundles[at] == &bundle) continue;
          other = all_.bundles[at].reg;
        }
        if (!other.valid()) continue;
        saved[other.raw] = wanted.contains(other) ? saved[other.raw] + worth : worth;
        wanted.insert(other);
      }
    }
    if (wanted.empty()) return bundle.hint;
    Reg best{0};
    float most = 0;
    for (Reg reg : wanted)
      if (saved[reg.raw] > most) best = reg, most = saved[reg.raw];
    return best;
  }

  enum class Fit { Free, Evictable, None };

  /// Whether the bundle can have the register. For an eviction, `limit` is the weight that all
  /// interfering bundles must be below, and becomes the largest of theirs.
  Fit fit(const Bundle& bundle, Reg reg, float& limit) const {
    if (interfere(bundle.ranges, fixed_.ofReg[reg.raw])) return Fit::None;
    float heaviest = 0;
    bool isFree = true;
    for (const LiveRange& range : bundle.ranges) {
      bool goOn = assigned_[reg.raw].overlapping(range.start, range.end,
                                                 [&](const LiveIntervalUnion::Entry& entry) {
                                                   isFree = false;
                                                   heaviest = std::max(heaviest, entry.weight);
                                                   return heaviest < limit;
                                                 });
      if (!goOn) break;
    }
    if (isFree) return Fit::Free;
    if (heaviest >= limit) return Fit::None;
    limit = heaviest;
    return Fit::Evictable;
  }

  void place(uint32_t id) {
    Bundle& bundle = all_.bundles[id];
    RegSet allowed = allocatable_[size_t(bundle.cls)];
    bool crosses = crossesCall(bundle);
    if (crosses) allowed -= cc_.callerSaved;
    // The first use of a callee-saved register costs a store and a load where the frame is made.
    float once = crosses ? mf_.frameFrequency : 1;
    if (bundle.cost < 2.5f * once && !bundle.minimal)
      allowed -= cc_.calleeSaved - mf_.usedCalleeSaved;
    float limit = bundle.evictions > 8 && !bundle.minimal ? 0 : bundle.weight;
    Reg toEvict;
    evicted_.clear();
    auto assignIfFree = [&](Reg reg) {
      if (!allowed.contains(reg)) return false;
      Fit found = fit(bundle, reg, limit);
      if (found == Fit::Free) assign(id, reg);
      if (found == Fit::Evictable) toEvict = reg;
      return found == Fit::Free;
    };
    Reg hint = bestHint(bundle);
    if (hint.valid() && assignIfFree(hint)) return;
    for (Reg reg : regs_.info(bundle.cls).order)
      if (reg != hint && assignIfFree(reg)) return;
    if (!toEvict.valid()) {
      MINIC_CHECK(!bundle.minimal, "no register for a single use in " + std::string(mf_.name));
      return split(id);
    }
    for (const LiveRange& range : bundle.ranges)
      assigned_[toEvict.raw].overlapping(range.start, range.end,
                                         [&](const LiveIntervalUnion::Entry& entry) {
                                           evicted_.push_back(entry.bundle);
                                           return true;
                                         });
    std::sort(evicted_.begin(), evicted_.end());
    evicted_.erase(std::unique(evicted_.begin(), evicted_.end()), evicted_.end());
    for (uint32_t other : evicted_) evict(other);
    assign(id, toEvict);
  }

  // ---- splitting

  void split(uint32_t id) {
    Bundle& bundle = all_.bundles[id];
    bool needsRegister = false;
    for (const LiveRange& range : bundle.ranges)
      for (const RegUse& use : usesIn(range)) needsRegister |= !use.inSlot;
    if (!needsRegister) {
      if (observer_) observer_->spill(id, bundle.ranges);
      all_.spilled.insert(all_.spilled.end(), bundle.ranges.begin(), bundle.ranges.end());
      bundle.ranges = {};
      return;
    }
    Cuts cuts{bundle.ranges[0].start, bundle.ranges.back().end, {}};
    uint32_t firstBlock = liveness_.layoutIndexAt(cuts.start);
    uint32_t lastBlock = liveness_.layoutIndexAt(cuts.end - 1);
    using Cut = AllocationObserver::Cut;
    Cut cut = Cut::Calls;
    if (firstBlock != lastBlock) {
      cutAroundLoops(firstBlock, lastBlock, cuts);
      cut = Cut::Loops;
      if (cuts.points.empty() && isRematerialised(bundle)) {
        cutAroundBlocks(bundle, cuts);
        cut = Cut::Blocks;
      }
      if (cuts.points.empty()) {
        cutBetweenBlocks(bundle, cuts);
        cut = Cut::Boundary;
      }
    } else {
      cutAroundCalls(cuts);
    }
    bool singles = cuts.points.empty();
    if (singles) cutAroundUses(bundle, cuts, true);
    if (cuts.points.empty()) cutAroundUses(bundle, cuts, false);
    if (observer_) observer_->split(id, singles ? Cut::Uses : cut);
    replaceByParts(id, cuts.points, singles);
  }

  /// Where a bundle that lives in [start, end) is split.
  struct Cuts {
    Point start, end;
    std::vector<Point> points;

    void add(Point at) {
      if (at > start && at < end) points.push_back(at);
    }
    void makeUnique() { points.erase(std::unique(points.begin(), points.end()), points.end()); }
  };

  /// Around the loops directly inside of the innermost loop that holds all of it.
  void cutAroundLoops(uint32_t firstBlock, uint32_t lastBlock, Cuts& cuts) const {
    loops_.forEachInside(firstBlock, lastBlock, [&](const LayoutLoops::Loop& loop) {
      cuts.add(Liveness::startOf(*mf_.layout[loop.first]));
      cuts.add(Liveness::endOf(*mf_.layout[loop.last]));
    });
    cuts.makeUnique();
  }

  bool isRematerialised(const Bundle& bundle) const {
    return std::all_of(bundle.ranges.begin(), bundle.ranges.end(),
                       [&](const LiveRange& range) { return liveness_.remat[range.vreg]; });
  }

  /// Around each block with uses: a constant that is made again costs no more there than on the
  /// paths to it.
  void cutAroundBlocks(const Bundle& bundle, Cuts& cuts) const {
    for (const LiveRange& range : bundle.ranges)
      for (const RegUse& use : usesIn(range)) {
        const MBlock& block = *mf_.layout[liveness_.layoutIndexAt(use.point())];
        cuts.add(Liveness::startOf(block));
        cuts.add(Liveness::endOf(block));
      }
    std::sort(cuts.points.begin(), cuts.points.end());
    cuts.makeUnique();
  }

  /// In two, at the block boundary that leaves about half of the uses on either side.
  void cutBetweenBlocks(const Bundle& bundle, Cuts& cuts) const {
    std::vector<Point> points;
    for (const LiveRange& range : bundle.ranges)
      for (const RegUse& use : usesIn(range)) points.push_back(use.point());
    std::sort(points.begin(), points.end());
    if (points.empty()) return;
    // At the start of the block of the middle use, or at its end.
    const MBlock& block = *mf_.layout[liveness_.layoutIndexAt(points[points.size() / 2])];
    cuts.add(Liveness::startOf(block));
    if (cuts.points.empty()) cuts.add(Liveness::endOf(block));
  }

  /// Within a block: the parts between calls may use any register.
  void cutAroundCalls(Cuts& cuts) const {
    auto at = std::lower_bound(fixed_.calls.begin(), fixed_.calls.end(),
                               cuts.start >= 1 ? cuts.start - 1 : 0);
    for (; at != fixed_.calls.end() && *at < cuts.end; ++at) {
      cuts.add(*at - 2);
      cuts.add(*at + 2);
    }
    cuts.makeUnique();
  }

  /// Around each use that needs a register. One that the op can do on memory stays in the slot.
  /// `keepChains`: what changes a value stays together with what has just made it, instead of a
  /// change in the slot (v3 = v1 - v2: copy v1 to v3; sub v3, v2). No cuts: that is all of it.
  void cutAroundUses(const Bundle& bundle, Cuts& cuts, bool keepChains) {
    uses_.clear();
    for (const LiveRange& range : bundle.ranges)
      for (uint32_t u = range.useBegin; u < range.useEnd; ++u)
        uses_.push_back({&liveness_.allUses[u], range.vreg});
    isJoined_.assign(uses_.size() + 1, false);
    for (size_t i = 1, first = 0; keepChains && i < uses_.size(); ++i) {
      if (!continues(*uses_[i - 1].first, *uses_[i].first)) first = i;
      if (uses_[i].first->role == (RoleUse | RoleDef))
        for (; first < i; ++first) isJoined_[first + 1] = true;
    }
    for (size_t i = 0; i < uses_.size(); ++i) {
      auto [use, vreg] = uses_[i];
      if (!isJoined_[i] && !isJoined_[i + 1] && (use->inSlot || stayInSlot(*use, vreg))) continue;
      Point base = use->position * 4;
      // After an operand that is only read the slot still holds the value.
      if (!isJoined_[i]) cuts.add(use->isEarly() ? base : base + 2);
      if (!isJoined_[i + 1]) cuts.add(use->writes() ? base + 4 : base + 2);
    }
    std::sort(cuts.points.begin(), cuts.points.end());
    cuts.makeUnique();
  }

  /// The use changes or passes on the value that the use before it has just made or passed on.
  static bool continues(const RegUse& before, const RegUse& use) {
    constexpr uint32_t kNear = 4;  // instructions
    if (before.inCopy && use.inCopy && use.writes()) return use.position == before.position;
    return before.writes() && use.reads() && (use.writes() || use.inCopy) &&
           use.position <= before.position + kNear;
  }

  /// If the op has a form for an operand in memory, the use takes it.
  bool stayInSlot(RegUse& use, uint32_t vreg) {
    MInst& inst = *liveness_.instAt(use.position);
    const auto foldSlot = mf_.target.foldSlot;
    const bool isNarrow = all_.isNarrow[all_.originOf[vreg]];
    if ((inst.flags & kFolded) || liveness_.remat[vreg] || !isOnlyOperand(inst, use.operand) ||
        !foldSlot || !foldSlot(mf_, inst, use.operand, 0, isNarrow))
      return false;
    inst.flags |= kFolded;
    use.inSlot = true;
    return true;
  }

  /// No other operand of the instruction is the same register.
  static bool isOnlyOperand(const MInst& inst, uint32_t operand) {
    for (uint32_t i = 0; i < inst.operandCount; ++i)
      if (i != operand && inst[i].isReg() && inst[i].payload == inst[operand].payload) return false;
    return true;
  }

  /// Replaces the bundle by its parts between the cuts. Parts without a use are spilled, and so is
  /// the definition of a value that is made again for the parts that read it. If the cuts are
  /// around single uses, so are all that need no register: they begin in the middle of an
  /// instruction, where no move can be inserted.
  void replaceByParts(uint32_t id, const std::vector<Point>& cuts, bool singles) {
    const ArenaVec<LiveRange> ranges = std::exchange(all_.bundles[id].ranges, {});
    size_t cut = 0;
    for (LiveRange range : ranges) {
      while (cut < cuts.size() && cuts[cut] <= range.start) {
        ++cut;
        finishPart(id, singles);
      }
      while (cut < cuts.size() && cuts[cut] < range.end) {
        LiveRange left = range;
        left.end = cuts[cut];
        uint32_t u = left.useBegin;
        while (u < left.useEnd && liveness_.allUses[u].point() < left.end) ++u;
        left.useEnd = range.useBegin = u;
        range.start = cuts[cut++];
        part_.push_back(left);
        finishPart(id, singles);
      }
      part_.push_back(range);
    }
    finishPart(id, singles);
  }

  /// Makes a bundle of part_, or spills it.
  void finishPart(uint32_t whole, bool singles) {
    if (part_.empty()) return;
    bool wantsRegister = false;
    for (const LiveRange& range : part_)
      for (const RegUse& use : usesIn(range))
        wantsRegister |= singles                       ? !use.inSlot
                         : liveness_.remat[range.vreg] ? use.role != RoleDef
                                                       : true;
    if (wantsRegister) {
      Bundle made;
      made.ranges = all_.copyOf(part_);
      made.cls = all_.bundles[whole].cls;
      made.hint = all_.bundles[whole].hint;
      weigh(made);
      all_.bundles.push_back(made);
      enqueue(uint32_t(all_.bundles.size() - 1));
      if (observer_) observer_->part(uint32_t(all_.bundles.size() - 1));
    } else {
      if (observer_) observer_->spill(whole, part_);
      all_.spilled.insert(all_.spilled.end(), part_.begin(), part_.end());
    }
    part_.clear();
  }

  MFunction& mf_;
  const RegisterInfo& regs_;
  const CallConv& cc_;
  Liveness& liveness_;
  const FixedRanges& fixed_;
  Bundles& all_;
  const LayoutLoops loops_;
  AllocationObserver* const observer_;  // may be null
  RegSet allocatable_[RegisterInfo::kMaxClasses];
  std::vector<LiveIntervalUnion> assigned_;  // by physical register
  std::priority_queue<Queued> queue_;
  uint32_t blocksBegun_ = 0;       // blocks of the layout whose local bundles have been queued
  std::vector<uint32_t> waiting_;  // by layout index: the last local bundle that waits for it
  std::vector<uint32_t> evicted_;
  std::vector<std::pair<RegUse*, uint32_t>> uses_;  // of a bundle, with their virtual registers
  std::vector<bool> isJoined_;                      // each of uses_ to the one before it
  std::vector<LiveRange> part_;
};

}  // namespace

void allocateGreedy(MFunction& mf, EntryLocations* locations, AllocationObserver* observer) {
  if (locations) locations->atEntry.assign(mf.blocks.size(), {});
  if (mf.vregs.empty()) return;
  Liveness liveness(mf, LongRanges::kDense);
  LongRanges longRanges(mf);
  if (!liveness.hasLiveIn()) {
    longRanges.spill(liveness, locations);
    liveness = Liveness(mf);
    observer = nullptr;  // it would refer to loads and stores that the log does not show
  }
  FixedRanges fixed;
  Bundles bundles = makeBundles(mf, liveness, buildLiveRanges(mf, liveness, fixed));
  Assigner(mf, liveness, fixed, bundles, observer).run();
  rewrite(mf, liveness, std::move(bundles), locations);
  if (locations) longRanges.record(*locations);
}

}  // namespace minic
