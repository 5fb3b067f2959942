// The layout of structs and unions. The rules of System V (psABI 3.1.2) and RISC-V agree.
#pragma once

#include <cstdint>
#include <span>

#include "frontend/types/types.h"

namespace minic::ast {

struct RecordSize {
  uint64_t bytes = 0;
  uint32_t align = 1;
  bool fits = true;  ///< false: more than 2^63 - 1 bytes; the places are then useless
};

/// Fills in offset, bitOffset, unitSize and index of each member.
RecordSize layOutRecord(std::span<Field> fields, bool isUnion, const RecordAttributes& attributes);

}  // namespace minic::ast
