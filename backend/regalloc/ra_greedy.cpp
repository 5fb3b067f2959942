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
// evict others that all weigh less; one that cannot is split (around the regions where a register
// pays, see regions.h, then around blocks, at calls, around single uses) and its parts are queued
// again, until the remaining parts are spilled or rematerialised. Large-first, eviction by spill
// weight and late splitting are LLVM's greedy allocator (Olesen, 2011); the weight is Chow and
// Hennessy's savings over length
// ("The Priority-Based Coloring Approach to Register Allocation", TOPLAS 1990); bundles are
// regalloc2's.
#include <algorithm>
#include <numeric>
#include <queue>

#include "backend/regalloc/allocation_observer.h"
#include "backend/regalloc/live_interval_union.h"
#include "backend/regalloc/long_ranges.h"
#include "backend/regalloc/regions.h"
#include "backend/regalloc/rewrite.h"

namespace minic {

namespace {

constexpr float kInfinite = 1e30f;

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
        observer_(observer),
        assigned_(regs_.count),
        waiting_(mf.layout.size(), kNone),
        nodeOf_(mf.layout.size(), kNone) {
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

  /// What a use costs in memory each time. A copy out of memory is a load in place of a move, and
  /// an op that reads memory is no further instruction.
  static float rateOf(const RegUse& use) {
    if (use.inSlot) return use.writes() ? 0.7f : use.inCopy ? 0.4f : 0.5f;
    return use.role == (RoleUse | RoleDef) ? 2.0f : 1.0f;
  }
  /// The same where others in the block have saved so much: a load may serve several.
  static float rateAfter(float saved, const RegUse& use) {
    return saved > 0 ? std::min(kMore, rateOf(use)) : rateOf(use);
  }

  void weigh(Bundle& bundle) const {
    float cost = 0, length = 0;
    bool needsRegister = false;
    for (const LiveRange& range : bundle.ranges) {
      length += float(range.end - range.start);
      const bool remat = liveness_.remat[range.vreg];
      for (const RegUse& use : usesIn(range)) {
        if (all_.isInternal(use, range.vreg)) continue;
        float frequency = use.frequency;
        if (remat) frequency *= use.writes() ? 0 : kRemake;
        cost += frequency * rateOf(use);
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

  /// Calls visit(point) for the calls that the range crosses until that is false; returns the last.
  template <class F>
  bool forEachCall(const LiveRange& range, F&& visit) const {
    // A call at c destroys in [c, c + 2).
    auto at = std::lower_bound(fixed_.calls.begin(), fixed_.calls.end(),
                               range.start >= 1 ? range.start - 1 : 0);
    for (; at != fixed_.calls.end() && *at < range.end; ++at)
      if (!visit(*at)) return false;
    return true;
  }

  bool crossesCall(const Bundle& bundle) const {
    return std::any_of(bundle.ranges.begin(), bundle.ranges.end(), [&](const LiveRange& range) {
      return !forEachCall(range, [](Point) { return false; });
    });
  }

  void assign(uint32_t id, Reg reg) {
    occupy(id, reg);
    if (observer_) observer_->assign(id, reg, evicted_);
  }
  void occupy(uint32_t id, Reg reg) {
    Bundle& bundle = all_.bundles[id];
    bundle.reg = reg;
    for (const LiveRange& range : bundle.ranges)
      assigned_[reg.raw].insert({range.start, range.end, id, bundle.weight});
    if (cc_.calleeSaved.contains(reg)) mf_.usedCalleeSaved.insert(reg);
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

  /// The first use of a callee-saved register costs a store and a load where the frame is made.
  float firstUseCost(bool crosses) const { return 2.5f * (crosses ? mf_.frameFrequency : 1); }

  void place(uint32_t id) {
    Bundle& bundle = all_.bundles[id];
    if (isLoadedForNothing(bundle)) return splitAtUses(id, true);
    RegSet allowed = allocatable_[size_t(bundle.cls)];
    bool crosses = crossesCall(bundle);
    if (crosses) allowed -= cc_.callerSaved;
    if (bundle.cost < firstUseCost(crosses) && !bundle.minimal)
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
    evictFrom(id, toEvict);
    assign(id, toEvict);
  }

  /// Evicts the bundles that have the register and interfere with this one.
  void evictFrom(uint32_t id, Reg reg) {
    evicted_.clear();
    for (const LiveRange& range : all_.bundles[id].ranges)
      assigned_[reg.raw].overlapping(range.start, range.end,
                                     [&](const LiveIntervalUnion::Entry& entry) {
                                       evicted_.push_back(entry.bundle);
                                       return true;
                                     });
    std::sort(evicted_.begin(), evicted_.end());
    evicted_.erase(std::unique(evicted_.begin(), evicted_.end()), evicted_.end());
    for (uint32_t other : evicted_) evict(other);
  }

  // ---- splitting

  /// A part of one block that comes from its slot and is read so little that a register for all of
  /// it saves no more than the load costs.
  bool isLoadedForNothing(const Bundle& bundle) const {
    const Point start = bundle.ranges[0].start, end = bundle.ranges.back().end;
    if (bundle.minimal || liveness_.layoutIndexAt(start) != liveness_.layoutIndexAt(end - 1))
      return false;
    float saved = 0;
    for (const LiveRange& range : bundle.ranges) {
      if (liveness_.remat[range.vreg]) return false;
      for (const RegUse& use : usesIn(range)) {
        if (use.writes()) return false;
        saved += rateAfter(saved, use);
      }
    }
    return saved <= kEnter;
  }

  /// Spills the bundle if no use needs a register; else returns false.
  bool spillWhole(uint32_t id) {
    Bundle& bundle = all_.bundles[id];
    for (const LiveRange& range : bundle.ranges)
      for (const RegUse& use : usesIn(range))
        if (!use.inSlot) return false;
    if (observer_) observer_->spill(id, bundle.ranges);
    all_.spilled.insert(all_.spilled.end(), bundle.ranges.begin(), bundle.ranges.end());
    bundle.ranges = {};
    return true;
  }

  void splitAtUses(uint32_t id, bool isPassedOver = false) {
    if (observer_ && isPassedOver) observer_->passOver(id);
    if (spillWhole(id)) return;
    Bundle& bundle = all_.bundles[id];
    Cuts cuts{bundle.ranges[0].start, bundle.ranges.back().end, {}};
    cutAroundUses(bundle, cuts, true);
    if (cuts.points.empty()) cutAroundUses(bundle, cuts, false);
    if (observer_) observer_->split(id, AllocationObserver::Cut::Uses);
    replaceByParts(id, cuts.points, true);
  }

  void split(uint32_t id) {
    if (spillWhole(id)) return;
    Bundle& bundle = all_.bundles[id];
    Cuts cuts{bundle.ranges[0].start, bundle.ranges.back().end, {}};
    auto cut = AllocationObserver::Cut::Calls;
    if (liveness_.layoutIndexAt(cuts.start) != liveness_.layoutIndexAt(cuts.end - 1)) {
      if (bundle.depth < kMaxDepth && splitByRegions(id)) return;
      cutAroundBlocks(bundle, cuts);
      cut = AllocationObserver::Cut::Blocks;
    } else {
      cutAroundCalls(cuts);
    }
    if (cuts.points.empty()) return splitAtUses(id);
    if (observer_) observer_->split(id, cut);
    replaceByParts(id, cuts.points, false);
  }

  // ---- splitting by regions: the blocks where a register saves more than it costs

  // Costs, each as often as the block or the block border is executed:
  static constexpr float kEnter = 1;      // a load
  static constexpr float kLeave = 0.7f;   // a store; one at a definition may serve several borders
  static constexpr float kMore = 0.5f;    // a use after the block's first, whose load may serve it
  static constexpr float kRemake = 0.6f;  // a constant made again, wherever it is needed
  /// An evicted bundle is split as well. So in a block it loses more than its average saving there,
  /// by this factor.
  static constexpr float kEvict = 10;
  static constexpr int kMaxTried = 2;  // registers for which the best region is sought
  /// Largest Bundle::depth that is split again. A split may cut off very little, so without it a
  /// function of n blocks could take n^2 time.
  static constexpr uint32_t kMaxDepth = 16;

  /// Splits the bundle by the blocks where one register is worth more than memory: each connected
  /// part inside of that region gets the register at once, each one outside waits or is spilled.
  /// False: no register pays anywhere.
  bool splitByRegions(uint32_t id) {
    const Bundle& bundle = all_.bundles[id];
    describeBlocks(bundle);
    Reg tried[kMaxTried];
    float most[kMaxTried] = {};  // of what can be saved
    for (Reg reg : regs_.info(bundle.cls).order) {
      if (!allocatable_[size_t(bundle.cls)].contains(reg)) continue;
      float bound = findCosts(bundle, reg);
      for (int i = 0; i < kMaxTried; ++i)
        if (bound > most[i]) std::swap(bound, most[i]), std::swap(reg, tried[i]);
    }
    Reg best;
    float saved = 0;
    for (int i = 0; i < kMaxTried && most[i] > saved; ++i) {
      findCosts(bundle, tried[i]);
      const float found = finder_.find(costs_) - costOf(tried[i]);
      const std::vector<bool>& region = finder_.region();
      // All blocks: place() did not want the register.
      const bool isAll = std::find(region.begin(), region.end(), false) == region.end();
      if (found <= saved || isAll) continue;
      best = tried[i];
      saved = found;
      isInside_ = region;
    }
    if (best.valid()) replaceByRegions(id, best);
    for (uint32_t b : blockOf_) nodeOf_[b] = kNone;
    return best.valid();
  }

  float costOf(Reg reg) const {
    const bool isFirst = cc_.calleeSaved.contains(reg) && !mf_.usedCalleeSaved.contains(reg);
    return isFirst ? firstUseCost(crossesCall_) : 0;
  }

  /// Makes the nodes and edges of finder_: the blocks where the bundle lives, what a register saves
  /// in each, and the borders that the value crosses.
  void describeBlocks(const Bundle& bundle) {
    blockOf_.clear();
    for (const LiveRange& range : bundle.ranges)
      forEachBlock(range, [&](uint32_t b) {
        if (nodeOf_[b] != kNone) return;
        nodeOf_[b] = uint32_t(blockOf_.size());
        blockOf_.push_back(b);
      });
    finder_.reset(uint32_t(blockOf_.size()));
    isCrossed_.assign(blockOf_.size(), false);
    crossesCall_ = false;
    const bool remade = isRematerialised(bundle);
    for (const LiveRange& range : bundle.ranges) {
      for (const RegUse& use : usesIn(range)) {
        if (all_.isInternal(use, range.vreg) || (remade && use.writes())) continue;
        const uint32_t node = nodeAt(use.point());
        const float rate = remade ? kRemake : rateAfter(finder_.saving(node), use);
        finder_.addSaving(node, rate * use.frequency);
      }
      forEachBlock(range, [&](uint32_t b) {
        const MBlock& block = *mf_.layout[b];
        if (Liveness::startOf(block) < range.start) return;
        for (const MBlock* pred : block.preds) {
          const uint32_t from = nodeAt(Liveness::startOf(*pred));
          if (from == kNone) continue;  // another part of the value
          const float frequency = pred->succs.size() == 1 ? pred->frequency : block.frequency;
          finder_.addEdge(from, nodeOf_[b], remade ? 0 : kLeave * frequency,
                          (remade ? kRemake : kEnter) * frequency);
        }
      });
      forEachCall(range, [&](Point call) {
        isCrossed_[nodeAt(std::max(call, range.start))] = crossesCall_ = true;
        return true;
      });
    }
  }

  template <class F>
  void forEachBlock(const LiveRange& range, F&& visit) const {
    const uint32_t last = liveness_.layoutIndexAt(range.end - 1);
    for (uint32_t b = liveness_.layoutIndexAt(range.start); b <= last; ++b) visit(b);
  }
  uint32_t nodeAt(Point point) const { return nodeOf_[liveness_.layoutIndexAt(point)]; }

  /// Sets costs_: what the bundles that have the register now would lose in each block. Returns an
  /// upper bound of what a region can save.
  float findCosts(const Bundle& bundle, Reg reg) {
    costs_.assign(finder_.size(), 0);
    if (cc_.callerSaved.contains(reg))
      for (uint32_t node = 0; node < finder_.size(); ++node)
        if (isCrossed_[node]) costs_[node] = kInfinite;
    const auto& fixed = fixed_.ofReg[reg.raw];
    auto at = fixed.begin();
    for (const LiveRange& range : bundle.ranges) {
      auto add = [&](Point start, Point end, float weight) {
        start = std::max(start, range.start), end = std::min(end, range.end);
        const uint32_t last = liveness_.layoutIndexAt(end - 1);
        for (uint32_t b = liveness_.layoutIndexAt(start); b <= last; ++b) {
          const MBlock& block = *mf_.layout[b];
          const Point from = std::max(start, Liveness::startOf(block));
          const Point to = std::min(end, Liveness::endOf(block));
          float& cost = costs_[nodeOf_[b]];
          cost = std::min(cost + weight * float(to - from) / 4, kInfinite);
        }
      };
      at = advance(at, fixed.end(), [&](const PointRange& r) { return r.end <= range.start; });
      for (auto r = at; r != fixed.end() && r->start < range.end; ++r)
        add(r->start, r->end, kInfinite);
      assigned_[reg.raw].overlapping(range.start, range.end,
                                     [&](const LiveIntervalUnion::Entry& entry) {
                                       add(entry.start, entry.end, entry.weight * kEvict);
                                       return true;
                                     });
    }
    float saved = 0;
    for (uint32_t node = 0; node < finder_.size(); ++node)
      saved += std::max(0.0f, finder_.saving(node) - costs_[node]);
    return saved - costOf(reg);
  }

  /// Replaces the bundle by its connected parts inside of the region and outside of it.
  void replaceByRegions(uint32_t id, Reg reg) {
    const ArenaVec<LiveRange> ranges = std::exchange(all_.bundles[id].ranges, {});
    if (observer_) observer_->split(id, AllocationObserver::Cut::Regions);
    leader_.resize(finder_.size());
    std::iota(leader_.begin(), leader_.end(), 0);
    auto leaderOf = [&](uint32_t node) {
      while (leader_[node] != node) node = leader_[node] = leader_[leader_[node]];
      return node;
    };
    finder_.forEachEdge([&](uint32_t from, uint32_t to) {
      if (isInside_[from] == isInside_[to]) leader_[leaderOf(from)] = leaderOf(to);
    });
    struct Piece {
      uint32_t leader;
      LiveRange range;
    };
    std::vector<Piece> pieces;
    for (LiveRange range : ranges) {
      uint32_t leader = leaderOf(nodeAt(range.start));
      auto cut = [&](Point end) { pieces.push_back({leader, cutOff(range, end)}); };
      forEachBlock(range, [&](uint32_t b) {
        const uint32_t next = leaderOf(nodeOf_[b]);
        if (next != leader) cut(Liveness::startOf(*mf_.layout[b]));
        leader = next;
      });
      pieces.push_back({leader, range});
    }
    std::stable_sort(pieces.begin(), pieces.end(),
                     [&](const Piece& a, const Piece& b) { return a.leader < b.leader; });
    for (size_t i = 0; i < pieces.size();) {
      const uint32_t leader = pieces[i].leader;
      for (; i < pieces.size() && pieces[i].leader == leader; ++i) part_.push_back(pieces[i].range);
      finishPart(id, false, isInside_[leader] ? reg : Reg(), all_.bundles[id].depth + 1);
    }
  }

  // ---- cuts within blocks and around them

  /// Where a bundle that lives in [start, end) is split.
  struct Cuts {
    Point start, end;
    std::vector<Point> points;

    void add(Point at) {
      if (at > start && at < end) points.push_back(at);
    }
    void makeUnique() { points.erase(std::unique(points.begin(), points.end()), points.end()); }
  };

  bool isRematerialised(const Bundle& bundle) const {
    return std::all_of(bundle.ranges.begin(), bundle.ranges.end(),
                       [&](const LiveRange& range) { return liveness_.remat[range.vreg]; });
  }

  /// Around each block with uses.
  void cutAroundBlocks(const Bundle& bundle, Cuts& cuts) const {
    for (const LiveRange& range : bundle.ranges)
      for (const RegUse& use : usesIn(range)) {
        if (all_.isInternal(use, range.vreg)) continue;
        const MBlock& block = *mf_.layout[liveness_.layoutIndexAt(use.point())];
        cuts.add(Liveness::startOf(block));
        cuts.add(Liveness::endOf(block));
      }
    std::sort(cuts.points.begin(), cuts.points.end());
    cuts.makeUnique();
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
      if (!uses_[i].first->continues(*uses_[i - 1].first)) first = i;
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
        part_.push_back(cutOff(range, cuts[cut++]));
        finishPart(id, singles);
      }
      part_.push_back(range);
    }
    finishPart(id, singles);
  }

  /// Takes the part before the point from the range.
  LiveRange cutOff(LiveRange& range, Point at) const {
    LiveRange left = range;
    left.end = range.start = at;
    while (range.useBegin < range.useEnd && liveness_.allUses[range.useBegin].point() < at)
      ++range.useBegin;
    left.useEnd = range.useBegin;
    return left;
  }

  /// Makes a bundle of part_, or spills it. The bundle gets `reg` if that is valid and has nothing
  /// there that weighs as much, or waits.
  void finishPart(uint32_t whole, bool singles, Reg reg = {}, uint32_t depth = 0) {
    if (part_.empty()) return;
    bool wantsRegister = false;
    for (const LiveRange& range : part_)
      for (const RegUse& use : usesIn(range))
        wantsRegister |= singles                            ? !use.inSlot
                         : all_.isInternal(use, range.vreg) ? false
                         : liveness_.remat[range.vreg]      ? use.role != RoleDef
                                                            : true;
    if (wantsRegister) {
      Bundle made;
      made.ranges = all_.copyOf(part_);
      made.cls = all_.bundles[whole].cls;
      made.hint = all_.bundles[whole].hint;
      made.depth = depth;
      weigh(made);
      const uint32_t id = uint32_t(all_.bundles.size());
      float limit = made.weight;
      if (reg.valid() && fit(made, reg, limit) == Fit::None) reg = {};
      all_.bundles.push_back(made);
      evicted_.clear();
      if (reg.valid()) {
        evictFrom(id, reg);
        occupy(id, reg);
      } else {
        enqueue(id);
      }
      if (observer_) observer_->part(id, reg, evicted_);
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
  // Of the bundle whose regions are sought:
  RegionFinder finder_;
  std::vector<uint32_t> nodeOf_;   // by layout index: the node of finder_; kNone: it does not live
  std::vector<uint32_t> blockOf_;  // by node: the layout index
  std::vector<bool> isCrossed_;    // by node: it lives across a call there
  bool crossesCall_ = false;       // anywhere
  std::vector<float> costs_;       // by node, for one register
  std::vector<bool> isInside_;     // by node: in the best region so far
  std::vector<uint32_t> leader_;   // by node: union-find of the connected parts
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
