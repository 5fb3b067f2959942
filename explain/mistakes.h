// The classic mistakes of those who write mem2reg for the first time, put into the real pass: what
// becomes of the user's function, and of a small program of our own where it shows.
#pragma once

#include "explain/log.h"

namespace minic {

/// `functions[i]` is the log's entry of the i-th wanted function; each gets its `mistakes`.
/// `right` is the module after mem2reg.
void tellMistakes(const Module& before, const Module& right, Json& functions,
                  const ExplainOptions& options);

/// The small programs, by the name of the mistake.
Json mistakeExamples(const ExplainOptions& options);

}  // namespace minic
