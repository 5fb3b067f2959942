// Who is told that a value takes the place of another or is a copy of it
// (Module::valueObserver): a viewer that follows values through the passes.
#pragma once

#include "ir/value.h"

namespace minic {

class ValueObserver {
 public:
  /// All uses of `from` become uses of `to`.
  virtual void replaced(const Inst* from, const Value* to) = 0;
  /// Within one module.
  virtual void copied(const Inst* from, const Inst* copy) = 0;

 protected:
  ~ValueObserver() = default;
};

}  // namespace minic
