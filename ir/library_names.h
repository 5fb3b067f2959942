// Which functions of the C library intrinsics of floats are.
#pragma once

#include <string_view>

namespace minic {

/// "smax" of "llvm.smax.i32".
std::string_view intrinsicStem(std::string_view intrinsic);

/// The library function that an intrinsic of floats is, by the width of its type ("llvm.floor.f32"
/// is floorf); null: it is none.
const char* libraryName(std::string_view intrinsic);

}  // namespace minic
