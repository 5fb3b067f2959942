// How often each block is executed, estimated from the code alone; support/graph/frequency.h says
// how.
#pragma once

#include <vector>

#include "ir/loops.h"

namespace minic {

/// How probable it is that a condition holds, by the condition alone: equality seldom does
/// (pointers are not null), numbers are seldom negative. The numbers are those of gcc's
/// predict.def.
float rateOf(const Value* condition);

/// Executions of the blocks per entry of the function. Valid until an edit.
class Frequencies {
 public:
  static Frequencies compute(const Function& function, const Loops& loops);

  /// Of a block that is not reached: 0.
  float operator[](const Block* block) const { return byId_[block->id]; }

 private:
  std::vector<float> byId_;
};

}  // namespace minic
