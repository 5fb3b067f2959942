// Which stack variables can become values, and why the others cannot. The rules are LLVM's
// (isAllocaPromotable): every use is a plain load or store of the whole variable, of its own type.
#pragma once

#include <vector>

#include "ir/function.h"
#include "support/id_map.h"
#include "support/remark.h"

namespace minic {

enum class Obstacle : uint8_t {
  None,       ///< promotable
  Volatile,   ///< a volatile access must stay an access
  OtherType,  ///< read or written as another type than its own
  Stored,     ///< its address is stored somewhere
  Passed,     ///< its address is an argument of a call
  Returned,   ///< its address leaves the function
  Offset,     ///< an address inside it is computed: an array or a struct
  Compared,   ///< its address is compared
  Merged,     ///< its address goes through a phi or select
  Converted,  ///< its address is cast
  Used,       ///< its address is used in another way
};

/// The verdict on an alloca; `user` is the first instruction that prevents promotion.
struct Promotability {
  Obstacle obstacle = Obstacle::None;
  const Inst* user = nullptr;
  uint32_t loads = 0, stores = 0;
  Value* onlyStored = nullptr;  ///< the value stored, if there is exactly one store
};

/// The verdict on every alloca of a function, from one sweep over its text. (The use list of a
/// variable has the same uses, but its links are far apart in memory in a large function.)
class PromotionAnalysis {
 public:
  explicit PromotionAnalysis(const Function& function);
  const Promotability& operator[](const Inst& alloca) const { return verdicts_[index_[alloca.id]]; }

 private:
  Promotability& verdictOn(const Inst& alloca);
  IdMap<uint32_t> index_;  // by the alloca's id, in verdicts_; 0: no alloca
  std::vector<Promotability> verdicts_;
};

/// "its address is passed to `f`": for messages. The variable is not promotable.
Said reasonOf(const Promotability& verdict);

/// A use that does not keep a variable in memory and disappears with it: a lifetime marker, debug
/// information, an assumption; or a cast or a gep by zeros that only such uses need.
bool isDroppable(const Inst& user);

}  // namespace minic
