// Which stack variables can become values, and why the others cannot. The rules are LLVM's
// (isAllocaPromotable): every use is a plain load or store of the whole variable, of its own type.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ir/text/print.h"
#include "passes/mem2reg_options.h"
#include "passes/pass.h"
#include "support/id_map.h"

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

/// What was found about an alloca; `user` is the first instruction that stands in the way.
struct Promotability {
  Obstacle obstacle = Obstacle::None;
  const Inst* user = nullptr;
  uint32_t loads = 0, stores = 0;
  Value* onlyStored = nullptr;  ///< the value stored, if there is exactly one store
};

/// The verdict on every alloca of a function, from one sweep over its text. (The use list of a
/// variable would say the same, but its links jump about in a large function, out of cache.)
class Promotabilities {
 public:
  explicit Promotabilities(const Function& function);
  const Promotability& operator[](const Inst& alloca) const { return verdicts_[index_[alloca.id]]; }

 private:
  Promotability& verdictOn(const Inst& alloca);
  IdMap<uint32_t> index_;  // by the alloca's id, in verdicts_; there, 0 is nobody's
  std::vector<Promotability> verdicts_;
};

/// What messages call the variables of a function: their names, or the numbers (%1) that they have
/// in its text when this is made.
class VariableNames {
 public:
  /// Numbers cost a walk over the function: they are there only if somebody listens.
  VariableNames(const Function& function, const PassContext& context);
  std::string operator()(const Inst* alloca) const;

 private:
  const Module& module_;
  std::optional<ValueNamer> numbers_;
};

/// "its address is passed to `f`": for messages.
std::string describe(const Promotability& verdict);

/// "`x` stays in memory: its address is passed to `f` at 12:7"; `place` may be empty.
std::string staysRemark(std::string_view variable, const Promotability& verdict,
                        std::string_view place);
/// "`x` became values: 3 loads and 2 stores removed, 1 phi".
std::string promotedRemark(std::string_view variable, const Promotability& verdict, uint32_t phis);

/// A use that does not keep a variable in memory and disappears with it: a lifetime marker, debug
/// information, an assumption; or a cast or a gep by zeros that only such uses need.
bool isDroppable(const Inst& user);

}  // namespace minic
