// A copy of a module to run passes on, so that the same program can be shown in several states.
#pragma once

#include <memory>

#include "ir/function.h"

namespace minic {

/// A module with the same text, and the same locations in it. Made by printing and reading, so it
/// takes whatever the IR can say.
std::unique_ptr<Module> cloneModule(const Module& module);

}  // namespace minic
