// The tests at run time that accesses of a vector loop are far enough from each other.
#pragma once

#include <functional>

#include "ir/builder.h"
#include "passes/loop/vector_plan.h"

namespace minic {

/// Whether no two of the groups that the plan wants compared are so near that the order of their
/// accesses matters. `iterations`: those of the loop; `atStart`: what a value is in the first one.
Value* groupsAreApart(Builder& build, const VectorPlan& plan, Value* iterations,
                      const std::function<Value*(Value*)>& atStart);

/// A number or an address, and so many more or bytes more.
Value* added(Builder& build, Value* value, int64_t more);

}  // namespace minic
