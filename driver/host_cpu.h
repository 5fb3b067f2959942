// The processor that minic runs on, for -march=native.
#pragma once

#include <cstdint>

namespace minic {

/// Its extensions (target/extensions.h); none if the processor is not one of the x86 family.
uint16_t hostExtensions();

}  // namespace minic
