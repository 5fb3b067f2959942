// The resolver of parallel copies; see the header. Each place has at most one writer, so the graph
// of copies is a set of cycles with trees hanging off: leaves (places that no copy still reads) are
// written first, then each remaining cycle is opened by saving one of its values in the scratch.
#include "backend/regalloc/parallel_copy.h"

#include <algorithm>

#include "support/check.h"

namespace minic {

void sequentialize(std::span<const Copy> copies, uint32_t scratch, std::vector<Copy>& out) {
  if (copies.size() == 1) {
    if (copies[0].dst != copies[0].src) out.push_back(copies[0]);
    return;
  }
  // Dense numbers for the places, by rank.
  std::vector<uint32_t> places;
  places.reserve(copies.size() * 2);
  for (const Copy& copy : copies)
    if (copy.dst != copy.src) places.push_back(copy.dst), places.push_back(copy.src);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  auto rank = [&](uint32_t place) {
    return uint32_t(std::lower_bound(places.begin(), places.end(), place) - places.begin());
  };
  constexpr uint32_t kNone = ~0u;
  const uint32_t count = uint32_t(places.size());
  std::vector<uint32_t> source(count, kNone);  // source[d]: whose value d still has to receive
  std::vector<uint32_t> readers(count, 0);     // copies that still have to read the place
  std::vector<uint32_t> order;                 // destinations in the order given
  order.reserve(copies.size());
  for (const Copy& copy : copies) {
    MINIC_DCHECK(copy.dst != scratch && copy.src != scratch);
    if (copy.dst == copy.src) continue;
    uint32_t d = rank(copy.dst), s = rank(copy.src);
    MINIC_DCHECK(source[d] == kNone, "a parallel copy writes a place twice");
    source[d] = s;
    ++readers[s];
    order.push_back(d);
  }
  // A destination that is not read any more may be written; that frees its source.
  auto drain = [&](uint32_t d) {
    while (source[d] != kNone && readers[d] == 0) {
      uint32_t s = source[d];
      out.push_back({places[d], places[s]});
      source[d] = kNone;
      --readers[s];
      d = s;
    }
  };
  for (uint32_t d : order) drain(d);
  for (uint32_t d : order) {
    if (source[d] == kNone) continue;
    // Only cycles are left here: each place has one reader. Save d's old value and open the cycle.
    out.push_back({scratch, places[d]});
    uint32_t at = d;
    while (source[at] != d) {
      uint32_t s = source[at];
      out.push_back({places[at], places[s]});
      source[at] = kNone;
      at = s;
    }
    out.push_back({places[at], scratch});
    source[at] = kNone;
  }
}

}  // namespace minic
