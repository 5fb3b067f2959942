// The classic mistakes of those who write mem2reg for the first time, put into the real pass: the
// results on the user's function, and on a small example on which the mistake shows.
#pragma once

#include "explain/log.h"

namespace minic {

/// `functions[i]` is the log's entry of the i-th wanted function; each gets its `mistakes`.
/// `right` is the module after mem2reg.
void addMistakes(const Module& before, const Module& right, Json& functions,
                 const ExplainOptions& options);

/// The small programs, by the name of the mistake.
Json mistakeExamples(const ExplainOptions& options);

}  // namespace minic
