// The live ranges that one physical register was given to (LLVM's term), as a sorted sequence in
// chunks: insertion and removal cost little however many there are.
#pragma once

#include <algorithm>
#include <vector>

#include "backend/regalloc/live_ranges.h"

namespace minic {

class LiveIntervalUnion {
 public:
  struct Entry {
    Point start, end;
    uint32_t bundle;
    float weight;  ///< the bundle's
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
  /// chunk, or nothing when `start` comes after it all. Returns the chunk that `start` belongs in.
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

}  // namespace minic
