// Who is told that a value takes the place of another or is a copy of it: a viewer that follows
// values through the passes.
#pragma once

#include "ir/value.h"

namespace minic {

class ValueObserver {
 public:
  /// All uses of `from` become uses of `to`.
  virtual void replaced(const Value* from, const Value* to) = 0;
  /// Within one module.
  virtual void copied(const Inst* from, const Inst* copy) = 0;

 protected:
  ~ValueObserver() = default;
};

/// Of this thread; null: nobody.
extern constinit thread_local ValueObserver* valueObserver;

}  // namespace minic
