// Where the values of variables are while a function runs, for debuggers: registers and spill slots
// over ranges of its machine code. Read off the finished code, so that nothing is claimed that the
// allocator or a later rewrite has changed: a value is followed from the instruction that makes it
// through moves, spills and reloads until its place is overwritten (as LLVM's InstrRefBasedLDV).
#pragma once

#include <cstdint>
#include <vector>

#include "backend/mir/mir.h"

namespace minic {

struct ValueRange {
  uint32_t variable;   ///< index in FunctionDebug::variables
  const MInst* begin;  ///< the first instruction of the range
  const MInst* end;    ///< the first one after it; null: the end of the function
  bool endsInCall;     ///< the value is there until the call before `end`, not after its return
  bool isSlot;
  uint32_t place;  ///< number of a register, or a slot
};

/// Follows MFunction::variableValues. After layout of the frame. In no particular order; ranges of
/// one variable do not overlap.
std::vector<ValueRange> findValueRanges(const MFunction& mf);

}  // namespace minic
