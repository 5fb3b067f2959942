// The values of constants: a number, or the address of a symbol plus a number.
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

/// The value of the integer or pointer constant; nothing if it is neither a number nor an address
/// plus a number. `linkagesKnown`: symbols have their final linkage, so conclusions from it are
/// valid.
std::optional<ConstAddress> evaluateConstant(const Value* value, bool linkagesKnown = true);

/// The result of a comparison of two constants, if it is known before linking.
std::optional<bool> compareConstants(IntPred pred, const Value* left, const Value* right,
                                     bool linkagesKnown = true);
std::optional<bool> compareConstants(FloatPred pred, const Value* left, const Value* right);

/// The constants are one, or constant expressions of the same form (these are not interned).
bool areEqual(const Value* left, const Value* right);

}  // namespace minic
