// Pieces of the log; private to explain/.
#pragma once

#include <nlohmann/json.hpp>

#include "explain/explain.h"

namespace minic {

using Json = nlohmann::ordered_json;

/// The line of a location in the user's text; 0 if it has none.
uint32_t lineOf(SourceLoc loc, const ExplainOptions& options);

/// The program's run, before mem2reg and after it, in lockstep; null if there is no main.
Json runLog(const Module& before, const Module& after, const ExplainOptions& options);

/// The source line of every line of printFunction's text; 0 where there is none.
Json textLines(const Function& function, const ExplainOptions& options);

}  // namespace minic
