// In a build with the patches of this folder: which of their faults is there.
#pragma once

#include <cstdlib>
#include <string_view>

/// MINIC_PLANTED names the fault.
inline bool planted(std::string_view fault) {
  static const char* const name = std::getenv("MINIC_PLANTED");
  return name && name == fault;
}
