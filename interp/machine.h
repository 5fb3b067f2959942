// What the loop of the interpreter asks of the machine that it runs on. Private to interp/.
//
// `execute<Machine>` calls these hooks, so that the code for a machine without checks has none.
// Checker (interp/checker.h) is the machine that looks for undefined behaviour.
#pragma once

#include <vector>

#include "interp/code.h"

namespace minic::interp {

/// Looks at nothing; with `counts` the run ends after as many codes as RunOptions::maxSteps says.
template <bool counts>
struct PlainMachine {
  static constexpr bool kCounts = counts;
  static constexpr bool kChecks = false;  // then the hooks want to know where the loop is

  // Each of type bool returns false if the run is to end.

  /// A code is about to run: At.
  template <Do op>
  bool before(const auto&) {
    return true;
  }
  /// Around the functions of the program; after one of a library.
  bool enter(const auto&...) { return true; }
  bool leave(const auto&...) { return true; }
  bool afterHost(const auto&...) { return true; }
  /// Where the arguments of a variadic call are to be noted, or null.
  std::vector<GivenArgument>* givenArguments() { return nullptr; }
  /// An alloca has made a variable. Returns how many bytes are to be free after it.
  uint64_t made(const auto&...) { return 0; }
  /// The stack was cut back.
  void restored(uint64_t) {}
};

}  // namespace minic::interp
