// -Wunsequenced.
#include "frontend/lint/sequence.h"

#include "frontend/ast/sequence.h"

namespace minic {

void checkSequence(const ast::Expr* expr, Diagnostics& diagnostics) {
  findUnsequenced(expr, [&](const Unsequenced& pair) {
    diagnostics.warning("unsequenced", pair.at,
                        {"{} to '{}'",
                         pair.changesBoth ? "multiple unsequenced modifications"
                                          : "unsequenced modification and access",
                         pair.variable->name},
                        {{pair.other, pair.other + 1}});
  });
}

}  // namespace minic
