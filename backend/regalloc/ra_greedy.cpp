// The real allocator. Live ranges with holes are gathered into bundles (coalescing what copies
// connect), bundles are placed in registers, long ones first; one that finds no free register may
// evict lighter ones; one that cannot is split (at loops, then blocks, then calls, then single
// uses) and its parts try again, until what is left lives in its stack slot or is computed anew.
// Kin: LLVM's greedy allocator and Cranelift's regalloc2.
//
// A program point is 4 * position + phase: at phase 0 the copies that the allocator inserts before
// the instruction, 1 its reads (and early definitions), 2 its writes. Ranges are half-open.
//
// Calls: what lives across one may not be in a register that calls destroy. Instead of a fixed
// range per such register and call there is one sorted list of calls.
#include <algorithm>
#include <bit>
#include <limits>
#include <queue>
#include <utility>

#include "backend/mir/layout.h"
#include "backend/regalloc/regalloc.h"

namespace minic {

namespace {

using Point = uint32_t;
constexpr uint32_t kNone = ~0u;
constexpr float kInfinite = 1e30f;
/// MInst::flags: one register operand has become a slot.
constexpr uint8_t kFolded = 4;

struct Range {
  Point start, end;
};

/// A mention of a virtual register.
struct UseRec {
  uint32_t position;  // the instruction's
  float frequency;    // the block's
  Reg partner;        // whose register it would like: the other side of its copy, or, of a
                      // result, the first source; invalid: none
  uint32_t role : 4;
  uint32_t inCopy : 1;  // a side of a parallel copy
  uint32_t any : 1;     // may be on the stack: a side of a parallel copy, or folded
  uint32_t operand : 26;
  Point point() const { return position * 4 + (role & RoleUse || role & RoleEarly ? 1 : 2); }
};

/// A piece of one vreg's life; its mentions are uses_[useBegin .. useEnd).
struct LiveRange {
  Point start, end;
  uint32_t vreg;
  uint32_t useBegin, useEnd;
};

struct Bundle {
  ArenaVec<LiveRange> ranges;  // by start, disjoint; none when its parts have taken its place
  RegClass cls;
  bool minimal = false;
  Reg reg;  // invalid: not placed yet
  Reg hint;
  float weight = 0, cost = 0;
  uint32_t evictions = 0;
  uint32_t nextLocal = kNone;  // the next of those that wait in the same block
};

/// The first element of the sorted [at, end) for which `before` does not hold; it is expected to be
/// near `at`.
template <class It, class Before>
It advance(It at, It end, Before&& before) {
  ptrdiff_t step = 1;
  while (step < end - at && before(at[step - 1])) {
    at += step;
    step *= 2;
  }
  return std::partition_point(at, step < end - at ? at + step : end, before);
}

/// The pieces that one register is given to, as a sorted sequence in chunks: insertion and removal
/// cost little however many there are.
class RangeSet {
 public:
  struct Entry {
    Point start, end;
    uint32_t bundle;
    float weight;  // the bundle's
  };
  /// Calls visit(entry) for entries that overlap [start, end), in order, until it returns false.
  template <class F>
  bool overlapping(Point start, Point end, F&& visit) const {
    if (chunks_.empty()) return true;
    size_t c = chunkOf(start);
    const Entry* first = chunks_[c].data();
    const Entry* last = first + chunks_[c].size();
    const Entry* at =
        std::upper_bound(first, last, start, [](Point p, const Entry& e) { return p < e.start; });
    if (at != first && at[-1].end > start) --at;
    for (;; ++at) {
      if (at == last) {
        if (++c == chunks_.size()) return true;
        at = chunks_[c].data();
        last = at + chunks_[c].size();
      }
      if (at->start >= end) return true;
      if (!visit(*at)) return false;
    }
  }
  void insert(const Entry& entry) {
    size_t c = chunkOf(entry.start);
    if (chunks_.empty() || chunks_[c].size() == kChunk) c = grow(c, entry.start);
    auto& chunk = chunks_[c];
    chunk.insert(std::upper_bound(chunk.begin(), chunk.end(), entry.start,
                                  [](Point p, const Entry& e) { return p < e.start; }),
                 entry);
    starts_[c] = chunk.front().start;
  }
  void erase(Point start) {
    size_t c = chunkOf(start);
    auto& chunk = chunks_[c];
    auto at = std::lower_bound(chunk.begin(), chunk.end(), start,
                               [](const Entry& e, Point p) { return e.start < p; });
    chunk.erase(at);
    if (chunk.empty()) {
      chunks_.erase(chunks_.begin() + ptrdiff_t(c));
      starts_.erase(starts_.begin() + ptrdiff_t(c));
    } else {
      starts_[c] = chunk.front().start;
    }
  }

 private:
  static constexpr size_t kChunk = 128;
  /// Makes room for `start` in chunk c, which is full or the first: half of it moves to a new
  /// chunk, or nothing when `start` goes behind it all. Returns the chunk that `start` belongs in.
  size_t grow(size_t c, Point start) {
    std::vector<Entry> upper;
    upper.reserve(kChunk);
    if (chunks_.empty()) {
      chunks_.push_back(std::move(upper));
      starts_.push_back(start);
      return 0;
    }
    auto& chunk = chunks_[c];
    if (start < chunk.back().start) {
      upper.assign(chunk.begin() + kChunk / 2, chunk.end());
      chunk.resize(kChunk / 2);
    }
    Point from = upper.empty() ? start : upper.front().start;
    chunks_.insert(chunks_.begin() + ptrdiff_t(c) + 1, std::move(upper));
    starts_.insert(starts_.begin() + ptrdiff_t(c) + 1, from);
    return start < from ? c : c + 1;
  }
  size_t chunkOf(Point start) const {
    auto at = std::upper_bound(starts_.begin(), starts_.end(), start);
    return at == starts_.begin() ? 0 : size_t(at - starts_.begin()) - 1;
  }
  std::vector<std::vector<Entry>> chunks_;  // none of them empty
  std::vector<Point> starts_;               // of the first entry of each chunk
};

class Greedy {
 public:
  Greedy(MFunction& mf, AllocationClaims* claims) : mf_(mf), target_(mf.target), claims_(claims) {}

  void run() {
    mf_.numberInsts();
    if (mf_.vregs.empty()) {
      if (claims_) claims_->atEntry.assign(mf_.blocks.size(), {});
      return;
    }
    collectUses();
    computeLiveIn();
    buildRanges();
    findRematerialisable();
    findLoops();
    coalesce();
    makeBundles();
    localsOf_.assign(mf_.layout.size(), kNone);
    for (uint32_t id = 0; id < bundles_.size(); ++id) {
      weigh(bundles_[id]);
      enqueue(id);
    }
    placeQueued();
    for (begun_ = 1; begun_ <= mf_.layout.size(); ++begun_) {
      for (uint32_t id = localsOf_[begun_ - 1]; id != kNone; id = bundles_[id].nextLocal) push(id);
      placeQueued();
    }
    rewrite();
  }

 private:
  // ---- numbering and liveness

  /// The instruction at a position; those that are inserted have none.
  MInst* instAt(uint32_t position) const { return instOfPosition_[position]; }
  MBlock* blockAt(Point point) const { return mf_.layout[layoutIndexAt(point)]; }
  uint32_t layoutIndexAt(Point point) const { return blockOfPosition_[point / 4]; }
  static Point startOf(const MBlock& block) { return block.firstPosition * 4; }
  static Point endOf(const MBlock& block) { return (block.lastPosition + 1) * 4; }

  void collectUses() {
    const uint32_t vregs = uint32_t(mf_.vregs.size());
    useStart_.assign(vregs + 1, 0);
    for (MBlock* block : mf_.layout)
      for (MInst* inst = block->first; inst; inst = inst->next)
        for (const MOperand& operand : inst->operands())
          if (operand.isReg() && operand.asReg().isVirtual())
            ++useStart_[operand.asReg().index() + 1];
    for (uint32_t v = 0; v < vregs; ++v) useStart_[v + 1] += useStart_[v];
    uses_.resize(useStart_[vregs]);
    const uint32_t insts = mf_.layout.back()->lastPosition + 1;
    blockOfPosition_.reserve(insts);
    instOfPosition_.reserve(insts);
    std::vector<uint32_t> next(useStart_.begin(), useStart_.end() - 1);
    for (uint32_t b = 0; b < mf_.layout.size(); ++b) {
      const MBlock* block = mf_.layout[b];
      for (MInst* inst = block->first; inst; inst = inst->next) {
        blockOfPosition_.push_back(b);
        instOfPosition_.push_back(inst);
        MINIC_CHECK(inst->operandCount < 1u << 26, "an instruction of too many operands");
        bool isCopy = inst->op == kParallelCopy;
        // Reads before writes: in order of their points.
        for (int writes = 0; writes < 2; ++writes)
          for (uint32_t i = 0; i < inst->operandCount; ++i) {
            const MOperand& operand = (*inst)[i];
            if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
            bool late = !(operand.role & (RoleUse | RoleEarly));
            if (late != bool(writes)) continue;
            Reg partner;
            if (isCopy && (*inst)[i ^ 1].isReg() && !(inst->flags & kKeepApart))
              partner = (*inst)[i ^ 1].asReg();
            else if (!isCopy && operand.role == RoleDef && inst->operandCount > 1 &&
                     (*inst)[1].isReg() && (*inst)[1].uses())
              partner = (*inst)[1].asReg();
            uses_[next[operand.asReg().index()]++] = {
                inst->position, block->frequency, partner, operand.role, isCopy, isCopy, i};
          }
      }
    }
  }

  /// Blocks that each vreg is live into: from each block that reads it before writing it, up to
  /// those that write it. Costs the size of the result.
  void computeLiveIn() {
    const uint32_t vregs = uint32_t(mf_.vregs.size()), blocks = uint32_t(mf_.blocks.size());
    // The edges in one array: a walk over the blocks themselves would miss the cache at each step.
    std::vector<uint32_t> predStart(blocks + 1, 0), preds, idOfLayout;
    for (uint32_t b = 0; b < blocks; ++b) {
      for (const MBlock* pred : mf_.blocks[b]->preds) preds.push_back(pred->id);
      predStart[b + 1] = uint32_t(preds.size());
    }
    for (const MBlock* block : mf_.layout) idOfLayout.push_back(block->id);
    /// The last vreg that is live into the block, and that is written in it.
    struct Mark {
      uint32_t entered = kNone, defines = kNone;
    };
    std::vector<Mark> marks(blocks);
    std::vector<uint32_t> entered, enteredEnd(vregs, 0);  // block ids, vreg after vreg
    liveInStart_.assign(blocks + 1, 0);
    for (uint32_t v = 0; v < vregs; ++v) {
      // One block mentions it, writing first: local.
      uint32_t lastBlock = kNone;
      bool written = false;
      size_t work = entered.size();
      auto enter = [&](uint32_t block) {
        marks[block].entered = v;
        entered.push_back(block);
        ++liveInStart_[block + 1];
      };
      for (uint32_t u = useStart_[v]; u < useStart_[v + 1]; ++u) {
        const UseRec& use = uses_[u];
        uint32_t block = idOfLayout[blockOfPosition_[use.position]];
        if (block != lastBlock) written = false;
        lastBlock = block;
        if (use.role & RoleUse && !written && marks[block].entered != v) enter(block);
        if (use.role & RoleDef) {
          written = true;
          marks[block].defines = v;
        }
      }
      for (; work < entered.size(); ++work) {
        uint32_t block = entered[work];
        for (uint32_t p = predStart[block]; p < predStart[block + 1]; ++p) {
          const Mark& mark = marks[preds[p]];
          if (mark.defines != v && mark.entered != v) enter(preds[p]);
        }
      }
      enteredEnd[v] = uint32_t(entered.size());
    }
    for (uint32_t b = 0; b < blocks; ++b) liveInStart_[b + 1] += liveInStart_[b];
    liveInVregs_.resize(entered.size());
    std::vector<uint32_t> next(liveInStart_.begin(), liveInStart_.end() - 1);
    for (uint32_t v = 0, i = 0; v < vregs; ++v)
      for (; i < enteredEnd[v]; ++i) liveInVregs_[next[entered[i]]++] = v;
  }
  /// The vregs that are live into a block, ascending.
  std::span<const uint32_t> liveIn(const MBlock& block) const {
    return {liveInVregs_.data() + liveInStart_[block.id],
            liveInVregs_.data() + liveInStart_[block.id + 1]};
  }

  void buildRanges() {
    const uint32_t vregs = uint32_t(mf_.vregs.size());
    struct Node {
      Point start, end;
      uint32_t next;
    };
    std::vector<Node> nodes;
    nodes.reserve(vregs * 2);
    std::vector<uint32_t> head(vregs, kNone), count(vregs, 0);
    std::vector<Point> liveEnd(vregs, 0);
    Point fixedEnd[Reg::kFirstVirtual] = {};
    auto add = [&](uint32_t v, Point start, Point end) {
      if (head[v] != kNone && nodes[head[v]].start <= end) {
        nodes[head[v]].start = start;
        return;
      }
      nodes.push_back({start, end, head[v]});
      head[v] = uint32_t(nodes.size() - 1);
      ++count[v];
    };
    auto addFixed = [&](uint32_t reg, Point start, Point end) {
      fixed_[reg].push_back({start, end});
    };
    for (size_t b = mf_.layout.size(); b-- > 0;) {
      MBlock* block = mf_.layout[b];
      for (const MBlock* succ : block->succs)
        for (uint32_t v : liveIn(*succ)) liveEnd[v] = endOf(*block);
      for (MInst* inst = block->last; inst; inst = inst->prev) {
        const OpDesc& desc = target_.ops[inst->op];
        Point base = inst->position * 4;
        if (desc.has(OpCall)) calls_.push_back(base + 2);
        for (RegMask rest = desc.clobbers; rest; rest &= rest - 1)
          addFixed(uint32_t(std::countr_zero(rest)), base + 2, base + 4);
        auto defineFixed = [&](uint32_t reg) {
          addFixed(reg, base + 2, std::max(fixedEnd[reg], base + 4));
          fixedEnd[reg] = 0;
        };
        for (RegMask rest = desc.implicitDefs; rest; rest &= rest - 1)
          defineFixed(uint32_t(std::countr_zero(rest)));
        for (const MOperand& operand : inst->operands()) {
          if (!operand.isReg() || !operand.defines()) continue;
          Reg reg = operand.asReg();
          if (reg.isPhysical()) {
            if (!operand.uses()) defineFixed(reg.raw);
            continue;
          }
          Point& end = liveEnd[reg.index()];
          if (operand.uses()) {
            if (!end) end = base + 3;
            continue;
          }
          Point start = base + (operand.role & RoleEarly ? 1 : 2);
          add(reg.index(), start, end ? end : base + 3);
          end = 0;
        }
        for (RegMask rest = desc.implicitUses; rest; rest &= rest - 1) {
          Point& end = fixedEnd[std::countr_zero(rest)];
          if (!end) end = base + 2;
        }
        for (const MOperand& operand : inst->operands()) {
          if (!operand.isReg() || !operand.uses()) continue;
          Reg reg = operand.asReg();
          Point& end = reg.isPhysical() ? fixedEnd[reg.raw] : liveEnd[reg.index()];
          if (!end) end = base + 2;
        }
      }
      for (uint32_t v : liveIn(*block)) {
        add(v, startOf(*block), liveEnd[v]);
        liveEnd[v] = 0;
      }
      for (uint32_t reg = 0; reg < Reg::kFirstVirtual; ++reg)
        if (fixedEnd[reg]) {
          addFixed(reg, startOf(*block), fixedEnd[reg]);
          fixedEnd[reg] = 0;
        }
    }
    std::reverse(calls_.begin(), calls_.end());
    for (auto& ranges : fixed_) std::reverse(ranges.begin(), ranges.end());
    rangeStart_.assign(vregs + 1, 0);
    for (uint32_t v = 0; v < vregs; ++v) rangeStart_[v + 1] = rangeStart_[v] + count[v];
    ranges_.resize(rangeStart_[vregs]);
    for (uint32_t v = 0; v < vregs; ++v) {
      uint32_t at = rangeStart_[v];
      for (uint32_t n = head[v]; n != kNone; n = nodes[n].next)
        ranges_[at++] = {nodes[n].start, nodes[n].end};
    }
  }

  void findRematerialisable() {
    remat_.assign(mf_.vregs.size(), nullptr);
    for (uint32_t v = 0; v < mf_.vregs.size(); ++v) {
      const MInst* def = nullptr;
      uint32_t defs = 0;
      for (uint32_t u = useStart_[v]; u < useStart_[v + 1]; ++u)
        if (uses_[u].role & RoleDef) def = instAt(uses_[u].position), ++defs;
      if (defs != 1 || !target_.ops[def->op].has(OpRemat)) continue;
      bool constant = true;
      for (uint32_t i = 1; i < def->operandCount; ++i) constant &= !(*def)[i].isReg();
      if (!constant) continue;
      remat_[v] = def;
      // Where it is not in a register there is nothing to write, and nothing to read.
      for (uint32_t u = useStart_[v]; u < useStart_[v + 1]; ++u)
        uses_[u].any = (uses_[u].role & RoleDef) != 0;
    }
  }

  // ---- loops as intervals of the layout

  struct Loop {
    uint32_t first, last;  // layout indices
    uint32_t parent;
  };

  void findLoops() {
    // By depth: a maximal run of blocks at least that deep. orderBlocks makes a loop contiguous, so
    // runs are loops, or several that follow each other without a block between.
    loopOf_.assign(mf_.layout.size(), kNone);
    std::vector<uint32_t> open;
    for (uint32_t i = 0; i < mf_.layout.size(); ++i) {
      uint32_t depth = mf_.layout[i]->loopDepth;
      while (open.size() > depth) {
        loops_[open.back()].last = i - 1;
        open.pop_back();
      }
      while (open.size() < depth) {
        loops_.push_back({i, i, open.empty() ? kNone : open.back()});
        open.push_back(uint32_t(loops_.size() - 1));
      }
      loopOf_[i] = open.empty() ? kNone : open.back();
    }
    for (uint32_t loop : open) loops_[loop].last = uint32_t(mf_.layout.size() - 1);
  }

  // ---- bundles

  /// Joins what a copy connects and what never lives at the same time, hottest copies first; fills
  /// leader_ and nextMember_.
  void coalesce() {
    struct Candidate {
      float frequency;
      uint32_t dst, src;
    };
    std::vector<Candidate> candidates;
    for (MBlock* block : mf_.layout)
      for (MInst* inst = block->first; inst; inst = inst->next) {
        if (inst->op != kParallelCopy || inst->flags & kKeepApart) continue;
        for (uint32_t i = 0; i < inst->operandCount; i += 2) {
          const MOperand &dst = (*inst)[i], &src = (*inst)[i + 1];
          if (dst.isReg() && src.isReg() && dst.asReg().isVirtual() && src.asReg().isVirtual())
            candidates.push_back({block->frequency, dst.asReg().index(), src.asReg().index()});
        }
      }
    std::stable_sort(
        candidates.begin(), candidates.end(),
        [](const Candidate& a, const Candidate& b) { return a.frequency > b.frequency; });
    // Where a leader's group lives.
    const uint32_t vregs = uint32_t(mf_.vregs.size());
    std::vector<ArenaVec<Range>> lives(vregs);
    Arena arena;
    leader_.resize(vregs);
    nextMember_.resize(vregs);
    for (uint32_t v = 0; v < vregs; ++v) {
      leader_[v] = nextMember_[v] = v;
      const uint32_t count = rangeStart_[v + 1] - rangeStart_[v];
      lives[v].useStorage(ranges_.data() + rangeStart_[v], count, count);
    }
    constexpr size_t kLargest = 2048;  // ranges of a group; keeps this near-linear
    for (const Candidate& candidate : candidates) {
      uint32_t a = leader_[candidate.dst], b = leader_[candidate.src];
      if (a == b || mf_.vregs[a].cls != mf_.vregs[b].cls) continue;
      if (remat_[candidate.src]) continue;  // a constant is better made where it is wanted
      if (lives[a].size() < lives[b].size()) std::swap(a, b);
      auto &into = lives[a], &from = lives[b];
      if (into.size() + from.size() > kLargest || overlap(into, from)) continue;
      uint32_t member = b;
      do leader_[member] = a;
      while ((member = nextMember_[member]) != b);
      std::swap(nextMember_[a], nextMember_[b]);
      merge(into, from, arena);
      from = {};
    }
  }

  static bool overlap(std::span<const Range> a, std::span<const Range> b) {
    const auto& few = a.size() <= b.size() ? a : b;
    const auto& many = a.size() <= b.size() ? b : a;
    auto at = many.begin();
    for (const Range& range : few) {
      at = advance(at, many.end(), [&](const Range& r) { return r.end <= range.start; });
      if (at == many.end()) return false;
      if (at->start < range.end) return true;
    }
    return false;
  }

  /// Merges two sorted sequences into the first, from their ends.
  static void merge(ArenaVec<Range>& into, std::span<const Range> from, Arena& arena) {
    size_t left = into.size(), right = from.size();
    for (const Range& range : from) into.push_back(arena, range);
    for (size_t at = left + right; right; --at)
      into[at - 1] =
          left && into[left - 1].start > from[right - 1].start ? into[--left] : from[--right];
  }

  void makeBundles() {
    const uint32_t vregs = uint32_t(mf_.vregs.size());
    bundleOf_.assign(vregs, kNone);
    for (uint32_t v = 0; v < vregs; ++v)
      groups_ += leader_[v] == v && rangeStart_[v] != rangeStart_[v + 1];
    bundles_.reserve(groups_ + groups_ / 2);
    for (uint32_t leader = 0; leader < vregs; ++leader) {
      if (leader_[leader] != leader || rangeStart_[leader] == rangeStart_[leader + 1]) continue;
      part_.clear();
      uint32_t member = leader;
      do {
        bundleOf_[member] = uint32_t(bundles_.size());
        uint32_t use = useStart_[member];
        for (uint32_t r = rangeStart_[member]; r < rangeStart_[member + 1]; ++r) {
          LiveRange range{ranges_[r].start, ranges_[r].end, member, use, use};
          while (use < useStart_[member + 1] && uses_[use].point() < range.end) ++use;
          range.useEnd = use;
          part_.push_back(range);
        }
      } while ((member = nextMember_[member]) != leader);
      if (nextMember_[leader] != leader)
        std::sort(part_.begin(), part_.end(),
                  [](const LiveRange& a, const LiveRange& b) { return a.start < b.start; });
      Bundle bundle;
      bundle.cls = mf_.vregs[leader].cls;
      bundle.ranges = copyOf(part_);
      bundles_.push_back(bundle);
    }
    part_.clear();
    for (auto* array : {&rangeStart_, &leader_, &nextMember_}) (void)std::exchange(*array, {});
    (void)std::exchange(ranges_, {});
  }

  ArenaVec<LiveRange> copyOf(std::span<const LiveRange> ranges) {
    ArenaVec<LiveRange> copy;
    copy.reserve(arena_, uint32_t(ranges.size()));
    for (const LiveRange& range : ranges) copy.push_back(arena_, range);
    return copy;
  }

  void weigh(Bundle& bundle) {
    float cost = 0, length = 0;
    bool needs = false;
    for (const LiveRange& range : bundle.ranges) {
      length += float(range.end - range.start);
      for (uint32_t u = range.useBegin; u < range.useEnd; ++u) {
        const UseRec& use = uses_[u];
        float frequency = use.frequency;
        if (remat_[range.vreg]) frequency *= use.role & RoleDef ? 0 : 0.6f;
        cost += frequency * (use.any ? 0.7f : use.role == (RoleUse | RoleDef) ? 2.0f : 1.0f);
        needs |= !use.any;
      }
    }
    bundle.cost = cost;
    bundle.weight = cost / (length / 4 + 4);
    const LiveRange &first = bundle.ranges[0], &last = bundle.ranges.back();
    bundle.minimal = needs && first.start / 4 == (last.end - 1) / 4;
    if (bundle.minimal) bundle.weight = kInfinite;
  }

  // ---- the order of placing: what lives in several blocks, longer lives before shorter ones, then
  // block by block what lives in one, so that nearly all of the work is on neighbours in memory.

  struct Queued {
    uint32_t size, bundle;
    bool operator<(const Queued& other) const {
      return size != other.size ? size < other.size : bundle > other.bundle;
    }
  };
  void enqueue(uint32_t id) {
    Bundle& bundle = bundles_[id];
    uint32_t first = layoutIndexAt(bundle.ranges[0].start);
    if (first < begun_ || first != layoutIndexAt(bundle.ranges.back().end - 1)) return push(id);
    bundle.nextLocal = localsOf_[first];
    localsOf_[first] = id;
  }
  void push(uint32_t id) {
    uint32_t size = 0;
    for (const LiveRange& range : bundles_[id].ranges) size += range.end - range.start;
    queue_.push({size, id});
  }
  void placeQueued() {
    while (!queue_.empty()) {
      uint32_t id = queue_.top().bundle;
      queue_.pop();
      place(id);
    }
  }

  // ---- placing

  bool crossesCall(const Bundle& bundle) const {
    if (calls_.empty()) return false;
    auto at = calls_.begin();
    for (const LiveRange& range : bundle.ranges) {
      // A call at c destroys in [c, c + 2).
      Point from = range.start >= 1 ? range.start - 1 : 0;
      at = advance(at, calls_.end(), [=](Point call) { return call < from; });
      if (at == calls_.end()) return false;
      if (*at < range.end) return true;
    }
    return false;
  }

  bool fixedConflict(const Bundle& bundle, uint32_t reg) const {
    const auto& fixed = fixed_[reg];
    if (fixed.empty()) return false;
    auto at = fixed.begin();
    for (const LiveRange& range : bundle.ranges) {
      at = advance(at, fixed.end(), [&](const Range& r) { return r.end <= range.start; });
      if (at == fixed.end()) return false;
      if (at->start < range.end) return true;
    }
    return false;
  }

  void assign(uint32_t id, Reg reg) {
    Bundle& bundle = bundles_[id];
    bundle.reg = reg;
    for (const LiveRange& range : bundle.ranges)
      given_[reg.raw].insert({range.start, range.end, id, bundle.weight});
    mf_.usedCalleeSaved |= reg.mask() & target_.cc.calleeSaved;
  }

  void evict(uint32_t id) {
    Bundle& bundle = bundles_[id];
    for (const LiveRange& range : bundle.ranges) given_[bundle.reg.raw].erase(range.start);
    bundle.hint = bundle.reg;
    bundle.reg = {};
    ++bundle.evictions;
    enqueue(id);
  }

  /// The register that would save the most copies.
  Reg bestHint(const Bundle& bundle) const {
    float best[Reg::kFirstVirtual];
    RegMask wanted = 0;  // those that have an entry in `best`
    uint32_t budget = 64;
    for (const LiveRange& range : bundle.ranges) {
      for (uint32_t u = range.useBegin; u < range.useEnd && budget; ++u, --budget) {
        const UseRec& use = uses_[u];
        Reg other = use.partner;
        // A result in the register of the first source makes only shorter code.
        float worth = use.inCopy ? use.frequency : use.frequency * 0.1f;
        if (other.isVirtual()) {
          uint32_t at = bundleOf_[other.index()];
          if (at == kNone || &bundles_[at] == &bundle) continue;
          other = bundles_[at].reg;
        }
        if (!other.valid()) continue;
        best[other.raw] = wanted & other.mask() ? best[other.raw] + worth : worth;
        wanted |= other.mask();
      }
    }
    if (!wanted) return bundle.hint;
    uint32_t top = 0;
    float most = 0;
    for (RegMask rest = wanted; rest; rest &= rest - 1)
      if (uint32_t reg = uint32_t(std::countr_zero(rest)); best[reg] > most)
        top = reg, most = best[reg];
    return Reg{top};
  }

  void place(uint32_t id) {
    Bundle& bundle = bundles_[id];
    if (bundle.reg.valid() || bundle.ranges.empty()) return;
    std::span<const Reg> order =
        bundle.cls == RegClass::Int ? target_.regs.intOrder : target_.regs.floatOrder;
    RegMask allowed = 0;
    for (Reg reg : order) allowed |= reg.mask();
    if (mf_.hasDynamicAlloca) allowed &= ~target_.regs.framePointer.mask();
    if (crossesCall(bundle)) allowed &= ~target_.cc.callerSaved;
    Reg hint = bestHint(bundle);
    Reg bestEvict;
    float bestWeight = bundle.evictions > 8 && !bundle.minimal ? 0 : bundle.weight;
    auto attempt = [&](Reg reg) {
      if (!(allowed & reg.mask())) return false;
      // The first use of a register that has to be saved costs a store and a load.
      bool fresh = reg.mask() & target_.cc.calleeSaved & ~mf_.usedCalleeSaved;
      if (fresh && bundle.cost < 2.5f && !bundle.minimal) return false;
      if (fixedConflict(bundle, reg.raw)) return false;
      float heaviest = 0;
      bool isFree = true;
      for (const LiveRange& range : bundle.ranges) {
        bool goOn =
            given_[reg.raw].overlapping(range.start, range.end, [&](const RangeSet::Entry& entry) {
              isFree = false;
              heaviest = std::max(heaviest, entry.weight);
              return heaviest < bestWeight;
            });
        if (!goOn) break;
      }
      if (isFree) {
        assign(id, reg);
        return true;
      }
      if (heaviest < bestWeight) bestWeight = heaviest, bestEvict = reg;
      return false;
    };
    if (hint.valid() && attempt(hint)) return;
    for (Reg reg : order)
      if (reg != hint && attempt(reg)) return;
    if (bestEvict.valid()) {
      evicted_.clear();
      for (const LiveRange& range : bundle.ranges)
        given_[bestEvict.raw].overlapping(range.start, range.end,
                                          [&](const RangeSet::Entry& entry) {
                                            if (evicted_.empty() || evicted_.back() != entry.bundle)
                                              evicted_.push_back(entry.bundle);
                                            return true;
                                          });
      std::sort(evicted_.begin(), evicted_.end());
      evicted_.erase(std::unique(evicted_.begin(), evicted_.end()), evicted_.end());
      for (uint32_t other : evicted_) evict(other);
      assign(id, bestEvict);
      return;
    }
    MINIC_CHECK(!bundle.minimal, "no register for a single use in " + std::string(mf_.name));
    split(id);
  }

  // ---- splitting

  void split(uint32_t id) {
    std::vector<Point> cuts;
    Bundle& bundle = bundles_[id];
    Point start = bundle.ranges[0].start, end = bundle.ranges.back().end;
    bool needs = false;
    for (const LiveRange& range : bundle.ranges)
      for (uint32_t u = range.useBegin; u < range.useEnd; ++u) needs |= !uses_[u].any;
    if (!needs) {
      onStack_.insert(onStack_.end(), bundle.ranges.begin(), bundle.ranges.end());
      bundle.ranges = {};
      return;
    }
    uint32_t firstBlock = layoutIndexAt(start), lastBlock = layoutIndexAt(end - 1);
    if (firstBlock != lastBlock) {
      loopCuts(firstBlock, lastBlock, start, end, cuts);
      if (cuts.empty()) blockCut(bundle, start, end, cuts);
    }
    if (cuts.empty() && firstBlock == lastBlock) callCuts(start, end, cuts);
    bool singles = cuts.empty();
    if (singles) useCuts(bundle, cuts);
    cutAt(id, cuts, singles);
  }

  void addCut(Point at, Point start, Point end, std::vector<Point>& cuts) {
    if (at > start && at < end) cuts.push_back(at);
  }

  /// Around the loops directly inside of the innermost loop that holds all of it.
  void loopCuts(uint32_t firstBlock, uint32_t lastBlock, Point start, Point end,
                std::vector<Point>& cuts) {
    uint32_t outer = loopOf_[firstBlock];
    while (outer != kNone && loops_[outer].last < lastBlock) outer = loops_[outer].parent;
    for (uint32_t b = firstBlock; b <= lastBlock; ++b) {
      uint32_t loop = loopOf_[b];
      if (loop == outer) continue;
      while (loops_[loop].parent != outer) loop = loops_[loop].parent;
      addCut(startOf(*mf_.layout[loops_[loop].first]), start, end, cuts);
      addCut(endOf(*mf_.layout[loops_[loop].last]), start, end, cuts);
      b = loops_[loop].last;
    }
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
  }

  /// In two, at the block boundary that leaves about half of the mentions on either side.
  void blockCut(const Bundle& bundle, Point start, Point end, std::vector<Point>& cuts) {
    std::vector<Point> points;
    for (const LiveRange& range : bundle.ranges)
      for (uint32_t u = range.useBegin; u < range.useEnd; ++u) points.push_back(uses_[u].point());
    std::sort(points.begin(), points.end());
    if (points.empty()) return;
    // Boundaries of the blocks that the middle mention stands in, else of those beside it.
    size_t middle = points.size() / 2;
    MBlock* block = blockAt(points[middle]);
    addCut(startOf(*block), start, end, cuts);
    if (cuts.empty()) addCut(endOf(*block), start, end, cuts);
  }

  /// Within a block: what lies between calls may use any register.
  void callCuts(Point start, Point end, std::vector<Point>& cuts) {
    auto at = std::lower_bound(calls_.begin(), calls_.end(), start >= 1 ? start - 1 : 0);
    for (; at != calls_.end() && *at < end; ++at) {
      addCut(*at - 2, start, end, cuts);
      addCut(*at + 2, start, end, cuts);
    }
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
  }

  /// Each mention that needs a register by itself. Those that can be done on memory stay there.
  void useCuts(Bundle& bundle, std::vector<Point>& cuts) {
    for (LiveRange& range : bundle.ranges)
      for (uint32_t u = range.useBegin; u < range.useEnd; ++u) {
        UseRec& use = uses_[u];
        if (use.any) continue;
        MInst& inst = *instAt(use.position);
        if (!(inst.flags & kFolded) && !remat_[range.vreg] && onlyMention(inst, use.operand) &&
            target_.foldSlot && target_.foldSlot(mf_, inst, use.operand, 0)) {
          inst.flags |= kFolded;
          use.any = true;
          continue;
        }
        Point base = use.position * 4;
        // After an operand that is only read the stack still holds the value.
        cuts.push_back(use.role & RoleUse || use.role & RoleEarly ? base : base + 2);
        cuts.push_back(use.role & RoleDef ? base + 4 : base + 2);
      }
    std::sort(cuts.begin(), cuts.end());
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
  }

  static bool onlyMention(const MInst& inst, uint32_t operand) {
    for (uint32_t i = 0; i < inst.operandCount; ++i)
      if (i != operand && inst[i].isReg() && inst[i].payload == inst[operand].payload) return false;
    return true;
  }

  /// Replaces the bundle by its parts between the cuts. Parts without a mention go to the stack,
  /// and between single uses (`singles`) all that do not demand a register: they begin in the
  /// middle of an instruction, where nothing can be moved.
  void cutAt(uint32_t id, const std::vector<Point>& cuts, bool singles) {
    const ArenaVec<LiveRange> ranges = std::exchange(bundles_[id].ranges, {});
    RegClass cls = bundles_[id].cls;
    Reg hint = bundles_[id].hint;
    std::vector<LiveRange>& part = part_;
    auto finish = [&] {
      if (part.empty()) return;
      bool mentioned = false;
      for (const LiveRange& range : part) {
        if (!singles) mentioned |= range.useBegin != range.useEnd;
        for (uint32_t u = range.useBegin; singles && u < range.useEnd; ++u)
          mentioned |= !uses_[u].any;
      }
      if (mentioned) {
        Bundle made;
        made.ranges = copyOf(part);
        made.cls = cls;
        made.hint = hint;
        weigh(made);
        bundles_.push_back(made);
        enqueue(uint32_t(bundles_.size() - 1));
      } else {
        onStack_.insert(onStack_.end(), part.begin(), part.end());
      }
      part.clear();
    };
    size_t cut = 0;
    for (LiveRange range : ranges) {
      while (cut < cuts.size() && cuts[cut] <= range.start) {
        ++cut;
        finish();
      }
      while (cut < cuts.size() && cuts[cut] < range.end) {
        LiveRange left = range;
        left.end = cuts[cut];
        uint32_t u = left.useBegin;
        while (u < left.useEnd && uses_[u].point() < left.end) ++u;
        left.useEnd = range.useBegin = u;
        range.start = cuts[cut++];
        part.push_back(left);
        finish();
      }
      part.push_back(range);
    }
    finish();
  }

  // ---- rewriting

  static constexpr Place kComputed = kNone - 1;  // rematerialised: in no place

  /// A piece of a vreg's life and its place.
  struct Piece {
    Point start, end;
    Place place;
  };

  /// Copies before one instruction: those of the edge into the block come first, those of the edge
  /// that leaves it last.
  enum Phase : uint8_t { EdgeIn, Within, EdgeOut };

  /// A change of place, to become part of a parallel copy.
  struct Transition {
    MBlock* block;
    MInst* before;
    uint32_t position;  // of `before`
    Phase phase;        // those of one phase before one instruction happen at once
    uint32_t vreg;
    Place from, to;
  };

  void rewrite() {
    for (RangeSet& given : given_) given = {};
    assignSlots();
    collectPieces();
    (void)std::exchange(bundles_, {});
    arena_.clear();
    writeOperands();
    // Changes within blocks and on edges.
    for (uint32_t v = 0; v < mf_.vregs.size(); ++v) withinBlocks(v);
    for (MBlock* block : mf_.layout) onEdges(*block);
    chooseStores();
    insertAll();
    claim();
    removeUnwanted();
  }

  /// Calls f(range, its register, or none if it is on the stack) for all there is.
  template <class F>
  void eachPiece(F&& f) const {
    for (const Bundle& bundle : bundles_)
      for (const LiveRange& range : bundle.ranges) f(range, bundle.reg);
    for (const LiveRange& range : onStack_) f(range, Reg());
  }

  /// A slot per group that has something on the stack; groups whose lives do not meet share.
  void assignSlots() {
    slotOf_.assign(groups_, kNone);
    std::vector<Range> extent(groups_, {kNone, 0});  // from first to last point
    std::vector<bool> wanted(groups_);
    eachPiece([&](const LiveRange& range, Reg reg) {
      uint32_t group = bundleOf_[range.vreg];
      extent[group] = {std::min(extent[group].start, range.start),
                       std::max(extent[group].end, range.end)};
      if (!reg.valid() && !remat_[range.vreg]) wanted[group] = true;
    });
    std::vector<uint32_t> spilled;
    for (uint32_t group = 0; group < wanted.size(); ++group)
      if (wanted[group]) spilled.push_back(group);
    std::stable_sort(spilled.begin(), spilled.end(),
                     [&](uint32_t a, uint32_t b) { return extent[a].start < extent[b].start; });
    using Ending = std::pair<Point, uint32_t>;  // end, slot
    std::priority_queue<Ending, std::vector<Ending>, std::greater<>> busy;
    for (uint32_t group : spilled) {
      uint32_t slot;
      if (!busy.empty() && busy.top().first <= extent[group].start) {
        slot = busy.top().second;
        busy.pop();
      } else {
        slot = mf_.newSlot(Slot::Area::Spill, 8, 8);
      }
      slotOf_[group] = slot;
      busy.push({extent[group].end, slot});
    }
  }

  void collectPieces() {
    const uint32_t vregs = uint32_t(mf_.vregs.size());
    pieceStart_.assign(vregs + 1, 0);
    eachPiece([&](const LiveRange& range, Reg) { ++pieceStart_[range.vreg + 1]; });
    for (uint32_t v = 0; v < vregs; ++v) pieceStart_[v + 1] += pieceStart_[v];
    pieces_.resize(pieceStart_[vregs]);
    std::vector<uint32_t> next(pieceStart_.begin(), pieceStart_.end() - 1);
    eachPiece([&](const LiveRange& range, Reg reg) {
      pieces_[next[range.vreg]++] = {range.start, range.end,
                                     reg.valid() ? reg.raw : homeSlot(range.vreg)};
    });
    onlyPlace_.assign(vregs, kNone);
    auto earlier = [](const Piece& a, const Piece& b) { return a.start < b.start; };
    for (uint32_t v = 0; v < vregs; ++v) {
      auto begin = pieces_.begin() + pieceStart_[v], end = pieces_.begin() + pieceStart_[v + 1];
      if (begin == end) continue;
      Place place = begin->place;
      if (std::all_of(begin, end, [=](const Piece& piece) { return piece.place == place; }))
        onlyPlace_[v] = place;
      if (!std::is_sorted(begin, end, earlier)) std::sort(begin, end, earlier);
    }
  }

  std::span<const Piece> piecesOf(uint32_t v) const {
    return {pieces_.data() + pieceStart_[v], pieces_.data() + pieceStart_[v + 1]};
  }
  Place placeAt(uint32_t v, Point point) const {
    auto pieces = piecesOf(v);
    auto at = std::upper_bound(pieces.begin(), pieces.end(), point,
                               [](Point p, const Piece& piece) { return p < piece.start; });
    MINIC_CHECK(at != pieces.begin() && (at - 1)->end > point, "a value without a place");
    return (at - 1)->place;
  }
  Place homeSlot(uint32_t v) const {
    uint32_t slot = slotOf_[bundleOf_[v]];
    return remat_[v] || slot == kNone ? kComputed : kSlotBase + slot;
  }

  static MOperand operandFor(Place place) {
    if (place < kSlotBase) return MOperand::reg(Reg{place});
    MOperand slot = MOperand::slot(place - kSlotBase);
    slot.aux = kSlotContent;
    return slot;
  }

  void writeOperands() {
    for (uint32_t v = 0; v < mf_.vregs.size(); ++v) {
      auto pieces = piecesOf(v);
      size_t at = 0;
      for (uint32_t u = useStart_[v]; u < useStart_[v + 1]; ++u) {
        const UseRec& use = uses_[u];
        while (at < pieces.size() && pieces[at].end <= use.point()) ++at;
        MINIC_CHECK(at < pieces.size() && pieces[at].start <= use.point(),
                    "a mention without a place");
        MInst* inst = instAt(use.position);
        MOperand& operand = (*inst)[use.operand];
        if (pieces[at].place == kComputed) {
          MINIC_CHECK(use.role == RoleDef, "a computed value is read");
          unwanted_.push_back(inst);
          continue;
        }
        MOperand made = operandFor(pieces[at].place);
        made.role = operand.role;
        if (made.isReg()) made.aux = operand.aux;  // the scale of an index
        operand = made;
      }
    }
  }

  void addTransition(MBlock& block, MInst* before, Phase phase, uint32_t v, Place from, Place to) {
    transitions_.push_back({&block, before, before->position, phase, v, from, to});
  }

  void withinBlocks(uint32_t v) {
    if (onlyPlace_[v] != kNone) return;
    auto pieces = piecesOf(v);
    for (size_t i = 1; i < pieces.size(); ++i) {
      if (pieces[i].start != pieces[i - 1].end || pieces[i].place == pieces[i - 1].place) continue;
      Point at = pieces[i].start;
      MBlock* block = blockAt(at);
      if (at % 4) {
        // Behind a single read for which the value was in a register. The stack still holds it,
        // unless it came in a register: then it is stored before the read.
        const Piece& read = pieces[i - 1];
        if (pieces[i].place == kComputed) continue;
        Point before = at / 4 * 4;
        if (before == startOf(*block)) {
          bool onStack = true;
          for (const MBlock* pred : block->preds)
            onStack &= placeAt(v, endOf(*pred) - 1) == pieces[i].place;
          if (!onStack)
            addTransition(*block, instAt(at / 4), Within, v, read.place, pieces[i].place);
        } else if (i >= 2 && pieces[i - 2].end == read.start &&
                   pieces[i - 2].place != pieces[i].place) {
          addTransition(*block, instAt(at / 4), Within, v, pieces[i - 2].place, pieces[i].place);
        }
        continue;
      }
      if (at == startOf(*block)) continue;  // an edge
      addTransition(*block, instAt(at / 4), Within, v, pieces[i - 1].place, pieces[i].place);
    }
  }

  void onEdges(MBlock& block) {
    for (uint32_t v : liveIn(block)) {
      if (onlyPlace_[v] != kNone) continue;
      Place to = placeAt(v, startOf(block));
      for (MBlock* pred : block.preds) {
        Place from = placeAt(v, endOf(*pred) - 1);
        if (from == to) continue;
        if (pred->succs.size() == 1)
          addTransition(*pred, pred->last, EdgeOut, v, from, to);
        else
          addTransition(block, block.first, EdgeIn, v, from, to);
      }
    }
  }

  /// What is ever on the stack is stored either wherever it is written, and is then always there,
  /// or where it goes from a register to the stack: whichever is executed less.
  void chooseStores() {
    const uint32_t vregs = uint32_t(mf_.vregs.size());
    std::vector<float> atChanges(vregs, 0);
    for (const Transition& t : transitions_)
      if (t.to >= kSlotBase && t.to != kComputed) atChanges[t.vreg] += t.block->frequency;
    storedWhenWritten_.assign(vregs, false);
    std::vector<Transition> stores;
    for (uint32_t v = 0; v < vregs; ++v) {
      if (pieceStart_[v] == pieceStart_[v + 1] || onlyPlace_[v] < kSlotBase ||
          homeSlot(v) == kComputed)
        continue;
      bool onStack = false;
      for (const Piece& piece : piecesOf(v)) onStack |= piece.place >= kSlotBase;
      if (!onStack) continue;
      float atWrites = 0;
      size_t firstStore = stores.size();
      for (uint32_t u = useStart_[v]; u < useStart_[v + 1]; ++u) {
        const UseRec& use = uses_[u];
        const MInst* inst = instAt(use.position);
        const MOperand& operand = (*inst)[use.operand];
        if (!(use.role & RoleDef) || !operand.isReg()) continue;
        Point after = (use.position + 1) * 4;
        if (!isLive(v, after)) continue;
        MBlock* block = blockAt(after - 4);
        atWrites += block->frequency;
        stores.push_back(
            {block, inst->next, use.position + 1, Within, v, operand.payload, homeSlot(v)});
      }
      if (atWrites > atChanges[v])
        stores.resize(firstStore);
      else
        storedWhenWritten_[v] = true;
    }
    std::erase_if(transitions_, [&](const Transition& t) {
      return t.to == kComputed || (t.to >= kSlotBase && storedWhenWritten_[t.vreg]);
    });
    transitions_.insert(transitions_.end(), stores.begin(), stores.end());
  }

  bool isLive(uint32_t v, Point point) const {
    auto pieces = piecesOf(v);
    auto at = std::upper_bound(pieces.begin(), pieces.end(), point,
                               [](Point p, const Piece& piece) { return p < piece.start; });
    return at != pieces.begin() && (at - 1)->end > point;
  }

  /// The transitions of one phase before one instruction are one parallel copy.
  void insertAll() {
    auto key = [](const Transition& t) { return uint64_t(t.position) << 2 | t.phase; };
    std::stable_sort(transitions_.begin(), transitions_.end(),
                     [&](const Transition& a, const Transition& b) { return key(a) < key(b); });
    std::vector<MOperand> operands;
    for (size_t i = 0; i < transitions_.size();) {
      const Transition& first = transitions_[i];
      size_t end = i;
      operands.clear();
      for (; end < transitions_.size() && transitions_[end].before == first.before &&
             transitions_[end].phase == first.phase;
           ++end) {
        const Transition& t = transitions_[end];
        if (t.from == kComputed) continue;
        operands.push_back(operandFor(t.to));
        operands.back().role = t.to < kSlotBase ? RoleDef : RoleNone;
        operands.push_back(operandFor(t.from));
        operands.back().role = t.from < kSlotBase ? RoleUse : RoleNone;
      }
      if (!operands.empty()) {
        MInst* copy = mf_.create(kParallelCopy, 8, operands, first.before->loc);
        copy->flags |= kInserted;
        MFunction::insert(*first.block, first.before, copy);
      }
      // Constants behind it: they read nothing.
      for (; i < end; ++i) {
        const Transition& t = transitions_[i];
        if (t.from != kComputed) continue;
        const MInst* def = remat_[t.vreg];
        MInst* clone = mf_.create(def->op, def->size, def->operands(), t.before->loc);
        MOperand result = operandFor(t.to);
        result.role = (*clone)[0].role | RoleDef;
        (*clone)[0] = result;
        clone->flags |= kInserted;
        MFunction::insert(*t.block, t.before, clone);
        if (claims_) claims_->remat[clone] = t.vreg;
      }
    }
  }

  void claim() {
    if (!claims_) return;
    claims_->atEntry.assign(mf_.blocks.size(), {});
    for (const MBlock* block : mf_.layout)
      for (uint32_t v : liveIn(*block)) {
        // Where the only predecessor branches, the copies of the edge stand at this block's head.
        bool copiesHere = block->preds.size() == 1 && block->preds[0]->succs.size() > 1;
        Place place =
            copiesHere ? placeAt(v, endOf(*block->preds[0]) - 1) : placeAt(v, startOf(*block));
        if (place != kComputed) claims_->atEntry[block->id].push_back({v, place});
        if (place != homeSlot(v) && (storedWhenWritten_[v] || backToSlot(v, *block)))
          claims_->atEntry[block->id].push_back({v, homeSlot(v)});
      }
  }

  /// The value comes to `block` on the stack, is in a register for the first instruction's read
  /// only, and is taken to be on the stack still after that (see withinBlocks).
  bool backToSlot(uint32_t v, const MBlock& block) const {
    auto pieces = piecesOf(v);
    auto next = std::upper_bound(pieces.begin(), pieces.end(), startOf(block),
                                 [](Point p, const Piece& piece) { return p < piece.start; });
    if (next == pieces.begin() || next == pieces.end() || next->place == kComputed ||
        next->place != homeSlot(v))
      return false;
    if (next->start != (next - 1)->end || next->start % 4 == 0 ||
        next->start / 4 != startOf(block) / 4)
      return false;
    for (const MBlock* pred : block.preds)
      if (placeAt(v, endOf(*pred) - 1) != next->place) return false;
    return true;
  }

  /// Definitions of what is computed anew wherever it is read.
  void removeUnwanted() {
    for (MInst* inst : unwanted_) MFunction::remove(*blockAt(inst->position * 4), inst);
  }

  MFunction& mf_;
  const Target& target_;
  AllocationClaims* claims_;

  std::vector<uint32_t> blockOfPosition_;  // by position: layout index
  std::vector<MInst*> instOfPosition_;
  std::vector<UseRec> uses_;           // by vreg, then by point
  std::vector<uint32_t> useStart_;     // by vreg: first in uses_
  std::vector<uint32_t> liveInVregs_;  // by block id: see liveIn()
  std::vector<uint32_t> liveInStart_;  // by block id: first in liveInVregs_
  std::vector<Range> ranges_;          // by vreg, then by start
  std::vector<uint32_t> rangeStart_;
  // What is coalesced, as rings of vregs: the leader of each vreg's, and the next in it.
  std::vector<uint32_t> leader_, nextMember_;
  std::vector<Range> fixed_[Reg::kFirstVirtual];  // by register: where it is fixed, ascending
  std::vector<Point> calls_;                      // points of the calls' writes, ascending
  std::vector<const MInst*> remat_;               // by vreg: the constant definition, or null
  std::vector<Loop> loops_;
  std::vector<uint32_t> loopOf_;  // by layout index: innermost loop

  Arena arena_;  // the bundles' ranges
  std::vector<Bundle> bundles_;
  std::vector<uint32_t> bundleOf_;  // by vreg: bundle before splitting
  uint32_t groups_ = 0;             // bundles before splitting
  std::vector<LiveRange> onStack_;  // what no bundle holds any more
  RangeSet given_[Reg::kFirstVirtual];
  std::priority_queue<Queued> queue_;
  uint32_t begun_ = 0;              // blocks (of the layout) whose locals are being placed
  std::vector<uint32_t> localsOf_;  // by layout index: the last bundle that waits for it
  std::vector<uint32_t> evicted_;
  std::vector<LiveRange> part_;

  std::vector<uint32_t> slotOf_;  // by bundle before splitting
  std::vector<Piece> pieces_;     // by vreg, then by start
  std::vector<uint32_t> pieceStart_;
  std::vector<Place> onlyPlace_;  // by vreg: where it always is; kNone if it moves
  std::vector<Transition> transitions_;
  std::vector<bool> storedWhenWritten_;
  std::vector<MInst*> unwanted_;
};

}  // namespace

void allocateGreedy(MFunction& mf, AllocationClaims* claims) { Greedy(mf, claims).run(); }

}  // namespace minic
