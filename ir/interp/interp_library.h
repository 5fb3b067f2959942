// The tables of functions that the interpreter has itself. Private to ir/interp/.
#pragma once

#include <span>
#include <string_view>

#include "ir/interp/interp_code.h"

namespace minic::interp {

struct HostEntry {
  std::string_view name;
  uint32_t args;  ///< that it reads at least
  HostFunction function;
};

/// printf.
void hostPrintf(HostCall& call);
/// printf, scanf and their kin (interp_stdio.cpp).
std::span<const HostEntry> stdioFunctions();
/// The rest of the C library (interp_libc.cpp).
std::span<const HostEntry> libcFunctions();

}  // namespace minic::interp
