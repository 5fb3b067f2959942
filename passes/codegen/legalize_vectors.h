// The steps of legalizeVectors() (passes/codegen/codegen.h).
#pragma once

#include "passes/pass.h"
#include "support/id_map.h"

namespace minic {

/// Makes vectors of integers of masks; see the file. True if there were any.
bool widenMasks(Function& function, PassContext& context);

}  // namespace minic
