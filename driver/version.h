// The version, in one place for C++; CMake defines it from project(VERSION).
#pragma once

#include <string_view>

namespace minic {
inline constexpr std::string_view kVersion = MINIC_VERSION;
}
