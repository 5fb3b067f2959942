// Runs one function on made-up arguments and memory, and records what others can see of it: calls
// of functions that have no body here with their arguments and the memory that they may read,
// volatile accesses, the result, and what it leaves in memory. Functions with a body are run, too.
// What a call gives and writes is made up from the input's seed and the call's number.
//
// Undef and poison are followed bit by bit. A branch on such a bit, an address or a divisor with
// one is undefined behaviour, as in LLVM.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ir/trial/trial_memory.h"

namespace minic {

struct TrialEvent {
  std::string name;  ///< of the function
  struct Argument {
    const Type* type;
    TrialBits value;
    std::vector<TrialMemory::Byte> memory;  ///< where a pointer points to
  };
  std::vector<Argument> arguments;
  uint64_t memory = 0;           ///< a hash of what was written that the callee may read
  bool isMemoryUnknown = false;  ///< it holds undef or poison, so it is not compared
};

struct TrialTrace {
  TrialEnd end = TrialEnd::Returned;
  std::string why;  ///< unless it returned
  std::vector<TrialEvent> events;
  std::vector<const Type*> resultTypes;
  std::vector<TrialBits> result;
  std::unique_ptr<TrialMemory> memory;
  uint64_t steps = 0;
};

struct TrialLimits {
  uint64_t steps = 3000;
  uint32_t events = 48, depth = 24;
};

/// The arguments of an input.
std::vector<TrialBits> makeTrialArguments(const Function& function, TrialImage& image);

/// `original` is the function whose copy `function` is: calls of it are calls of the copy.
/// `freezes`: freeze of undef or poison is some number; else the run ends as unsupported.
TrialTrace runTrial(const Function& function, const Function& original,
                    const std::vector<TrialBits>& arguments, TrialImage& image,
                    const TrialLimits& limits, bool freezes);

}  // namespace minic
