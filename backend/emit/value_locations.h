// Where the values of variables are while a function runs, for debuggers: registers, spill slots
// and constants over ranges of its machine code. Read off the finished code, so that nothing is
// claimed that the allocator or a later rewrite has changed.
#pragma once

#include <cstdint>
#include <vector>

#include "backend/mir/mir.h"

namespace minic {

struct ValueRange {
  enum class Kind : uint8_t { Register, Slot, Constant };
  uint32_t variable;   ///< index in FunctionDebug::variables
  const MInst* begin;  ///< the first instruction of the range
  const MInst* end;    ///< the first one after it; null: the end of the function
  bool endsInCall =
      false;  ///< the value is there until the call before `end`, not after its return
  Kind kind = Kind::Constant;
  uint8_t size = 0;    ///< of a constant, in bytes
  uint64_t value = 0;  ///< the number of a register, a slot, or the constant's bits
};

/// Follows MFunction::variableValues. After layout of the frame. In no particular order; ranges of
/// one variable do not overlap.
std::vector<ValueRange> findValueRanges(const MFunction& mf);

}  // namespace minic
