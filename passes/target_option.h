// What a pass asks of the machine that the code is for.
#pragma once

#include "target/target_info.h"

namespace minic {

/// An option of passes, PassContext::options<TargetOption>().
struct TargetOption {
  const TargetInfo* target = &kDefaultTarget;  ///< of the code
};

}  // namespace minic
