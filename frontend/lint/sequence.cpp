// -Wunsequenced.
#include "frontend/lint/sequence.h"

#include "frontend/ast/sequence.h"
#include "support/messages.h"

namespace minic {

void checkSequence(const ast::Expr* expr, Diagnostics& diagnostics) {
  findUnsequenced(expr, [&](const Unsequenced& pair) {
    diagnostics.warning("unsequenced", pair.at,
                        either(pair.changesBoth, Msg::UnsequencedChanges, Msg::UnsequencedAccess,
                               pair.variable->name),
                        {{pair.other, pair.other + 1}});
  });
}

}  // namespace minic
