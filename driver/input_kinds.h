// What a file is by its name: what is made when the output has it, how it is read as an input.
#pragma once

#include <string_view>

#include "driver/options.h"

namespace minic {

/// What a command makes whose output has that extension.
Action actionOf(std::string_view extension);

/// Decides the kind of an input that no option names; `dialect` is that of -std=, Auto if there is
/// none. False: its kind is not known.
bool decideKind(Input& input, InputKind dialect, Action action);

}  // namespace minic
