// A copy of a module to run passes on, so that the same program can be shown in several states.
#pragma once

#include "ir/clone.h"

namespace minic {

/// A copy that passes may change, even functions marked optnone.
inline std::unique_ptr<Module> cloneForPasses(const Module& module) {
  auto clone = cloneModule(module);
  for (const auto& function : clone->functions) function->attrs.flags &= ~fnattrs::OptNone;
  return clone;
}

}  // namespace minic
