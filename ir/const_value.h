// What constants come to: a number, or the address of a symbol plus a number.
#pragma once

#include <optional>

#include "ir/function.h"

namespace minic {

/// The address of a symbol plus an offset, or a plain number if `symbol` is null. Numbers of a type
/// are sign-extended from its width.
struct ConstAddress {
  const GlobalValue* symbol = nullptr;
  int64_t offset = 0;
};

/// What the integer or pointer constant comes to; nothing if it is neither a number nor an address
/// plus a number. `linkagesKnown`: symbols have the linkage that they will have, so what follows
/// from it counts.
std::optional<ConstAddress> evaluateConstant(const Value* value, bool linkagesKnown = true);

/// What a comparison of two constants comes to, if that is known before linking.
std::optional<bool> compareConstants(IntPred pred, const Value* left, const Value* right,
                                     bool linkagesKnown = true);
std::optional<bool> compareConstants(FloatPred pred, const Value* left, const Value* right);

}  // namespace minic
