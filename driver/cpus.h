// The names of CPUs that gcc 12 knows, for -march=, -mtune= and -mcpu=. All of them run what minic
// makes; a name that is not known is a mistake in the command line.
#pragma once

#include <string_view>

namespace minic {

/// For -march= on x86_64, whose CPUs all have the instructions that minic uses.
bool isX86Arch(std::string_view name);
/// For -mtune= on x86_64, and -mcpu=, which means the same there.
bool isX86Tune(std::string_view name);
/// For -mtune= on riscv64.
bool isRiscvTune(std::string_view name);
/// For -mcpu= on riscv64: those that have the floating-point registers of lp64d.
bool isRiscvCpu(std::string_view name);

}  // namespace minic
