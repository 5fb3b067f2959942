// Names of the C library and the headers that declare them, for hints.
#pragma once

#include <string_view>
#include <vector>

namespace minic {

/// The header that declares `name` (a function, type or macro of C17's library), or nothing.
std::string_view headerOf(std::string_view name);

/// The headers of C17.
std::vector<std::string_view> libraryHeaders();

}  // namespace minic
