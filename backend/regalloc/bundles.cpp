// Coalescing: the two sides of a copy are joined if they do not interfere. It is aggressive, as
// Chaitin's: a range that is too long for any register is split again, so Briggs' conservative test
// is not needed.
#include "backend/regalloc/bundles.h"

#include <algorithm>

namespace minic {

namespace {

/// Groups of coalesced virtual registers, as rings: a leader of each, the next of each.
struct Groups {
  std::vector<uint32_t> leader, next;
};

struct CopyCandidate {
  float frequency;
  uint32_t dst, src;
};

/// The copies between virtual registers, hottest first.
std::vector<CopyCandidate> copiesByFrequency(const MFunction& mf, const Liveness& liveness) {
  std::vector<CopyCandidate> candidates;
  for (const MInst* inst : liveness.copies) {
    const float frequency = mf.layout[liveness.layoutIndexAt(inst->position * 4)]->frequency;
    for (uint32_t i = 0; i < inst->operandCount; i += 2) {
      const MOperand &dst = (*inst)[i], &src = (*inst)[i + 1];
      if (dst.isReg() && src.isReg() && dst.asReg().isVirtual() && src.asReg().isVirtual())
        candidates.push_back({frequency, dst.asReg().index(), src.asReg().index()});
    }
  }
  std::stable_sort(
      candidates.begin(), candidates.end(),
      [](const CopyCandidate& a, const CopyCandidate& b) { return a.frequency > b.frequency; });
  return candidates;
}

/// Merges two sorted sequences into the first, from their ends.
void merge(ArenaVec<PointRange>& into, std::span<const PointRange> from, Arena& arena) {
  size_t left = into.size(), right = from.size();
  for (const PointRange& range : from) into.push_back(arena, range);
  for (size_t at = left + right; right; --at)
    into[at - 1] =
        left && into[left - 1].start > from[right - 1].start ? into[--left] : from[--right];
}

Groups coalesce(const MFunction& mf, const Liveness& liveness, LiveRanges& live) {
  const uint32_t vregs = uint32_t(mf.vregs.size());
  Groups groups;
  groups.leader.resize(vregs);
  groups.next.resize(vregs);
  std::vector<ArenaVec<PointRange>> lives(vregs);  // by leader: the ranges of its group
  Arena arena;
  for (uint32_t v = 0; v < vregs; ++v) {
    groups.leader[v] = groups.next[v] = v;
    const uint32_t count = live.start[v + 1] - live.start[v];
    lives[v].useStorage(live.ranges.data() + live.start[v], count, count);
  }
  if (mf.exposesReturnsTwice) return groups;
  constexpr size_t kMaxGroupRanges = 2048;  // ranges of a group; keeps this near-linear
  for (const CopyCandidate& copy : copiesByFrequency(mf, liveness)) {
    uint32_t a = groups.leader[copy.dst], b = groups.leader[copy.src];
    if (a == b || mf.vregs[a].cls != mf.vregs[b].cls) continue;
    if (liveness.remat[copy.src]) continue;  // better rematerialised where it is used
    if (lives[a].size() < lives[b].size()) std::swap(a, b);
    auto &into = lives[a], &from = lives[b];
    if (into.size() + from.size() > kMaxGroupRanges || interfere(from, into)) continue;
    uint32_t member = b;
    do groups.leader[member] = a;
    while ((member = groups.next[member]) != b);
    std::swap(groups.next[a], groups.next[b]);
    merge(into, from, arena);
    from = {};
  }
  return groups;
}

}  // namespace

Bundles makeBundles(const MFunction& mf, const Liveness& liveness, LiveRanges live) {
  const Groups groups = coalesce(mf, liveness, live);
  const uint32_t vregs = uint32_t(mf.vregs.size());
  auto isOrigin = [&](uint32_t v) {
    return groups.leader[v] == v && live.start[v] != live.start[v + 1];
  };
  Bundles result;
  result.originOf.assign(vregs, kNone);
  for (uint32_t v = 0; v < vregs; ++v) result.origins += isOrigin(v);
  result.bundles.reserve(result.origins + result.origins / 2);
  std::vector<LiveRange> ranges;
  for (uint32_t leader = 0; leader < vregs; ++leader) {
    if (!isOrigin(leader)) continue;
    ranges.clear();
    bool isNarrow = true;
    uint32_t member = leader;
    do {
      isNarrow &= mf.vregs[member].isNarrow;
      result.originOf[member] = uint32_t(result.bundles.size());
      uint32_t use = liveness.firstUse(member);
      const uint32_t lastUse = liveness.firstUse(member + 1);
      for (uint32_t r = live.start[member]; r < live.start[member + 1]; ++r) {
        LiveRange range{live.ranges[r].start, live.ranges[r].end, member, use, use};
        while (use < lastUse && liveness.allUses[use].point() < range.end) ++use;
        range.useEnd = use;
        ranges.push_back(range);
      }
    } while ((member = groups.next[member]) != leader);
    if (groups.next[leader] != leader)
      std::sort(ranges.begin(), ranges.end(),
                [](const LiveRange& a, const LiveRange& b) { return a.start < b.start; });
    Bundle bundle;
    bundle.cls = mf.vregs[leader].cls;
    bundle.ranges = result.copyOf(ranges);
    result.bundles.push_back(bundle);
    result.isNarrow.push_back(isNarrow);
  }
  return result;
}

}  // namespace minic
