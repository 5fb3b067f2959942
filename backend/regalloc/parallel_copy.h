// Orders a parallel copy: turns "all destinations := all sources at once" into moves one after
// the other. The one resolver of the back end: edges into phis, arguments of calls, parameters at
// entry, and the moves that the allocator inserts where a value changes its place.
// Source: the register transfer graph of Boissinot et al., "Revisiting Out-of-SSA Translation"
// (CGO 2009), Algorithm 1, with the ready test as their erratum has it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace minic {

/// destination := source, both abstract numbers of places (a register, a stack slot).
struct Copy {
  uint32_t dst = 0, src = 0;
  bool operator==(const Copy&) const = default;
};

/// Appends to `out` moves whose effect, done in order, is that of `copies` done at once.
/// Destinations are distinct. `scratch` is a place that occurs in no copy; it is written only when
/// there is a cycle (once per cycle, and read again before the next cycle writes it). A copy of a
/// place to itself gives no move. Takes time in O(n log n); same input, same order.
void sequentialize(std::span<const Copy> copies, uint32_t scratch, std::vector<Copy>& out);

}  // namespace minic
