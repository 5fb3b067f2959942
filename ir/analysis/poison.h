// Whether a value may be poison: the result of an oversized shift, of a broken nsw, nuw, exact or
// inbounds, of a conversion out of range. A value read from memory or given by a caller may be,
// too.
#pragma once

#include "ir/value.h"

namespace minic {

/// False only if the value is never poison. Looks at most `depth` operands deep.
bool mayBePoison(const Value* value, unsigned depth = 6);

}  // namespace minic
