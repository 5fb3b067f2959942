// Whether two versions of a function do the same, tried on random inputs: an answer that is no
// proof, but that needs to know nothing of the pass between them.
#pragma once

#include <map>
#include <string>

#include "ir/function.h"

namespace minic {

struct BehaviourReport {
  std::string difference;  ///< the input, and where the runs part; empty: none was found
  unsigned compared = 0;   ///< inputs on which both were run to the end and gave the same
  std::map<std::string, unsigned> skipped;  ///< other inputs, by why
};

/// `before` is a copy (cloneFunction) of what `after`, a function of a module, was before the pass.
/// Where the run of `before` has undefined behaviour, `after` may do anything.
BehaviourReport compareBehaviour(const Function& before, const Function& after,
                                 unsigned inputs = 12);

}  // namespace minic
