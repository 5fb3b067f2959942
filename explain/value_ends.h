// Where the instructions of a function end: what each pass put in their place, and what the back
// end made of those that are left. Private to explain/.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "explain/log.h"
#include "explain/machine_reasons.h"
#include "ir/value_observer.h"

namespace minic {

/// Listens to one pass. An end is { number, kind, other, pass }. Kinds: "value": `other` is the
/// number of the one whose value is read in its place; "argument": the same with an argument;
/// "constant": `other` is the constant's text; "unused": nobody read its value when it was deleted;
/// "removed": it makes no value.
class ValueEnds : public ValueObserver {
 public:
  ValueEnds(Module& module, std::string_view pass)
      : pass_(pass), module_(module), outer_(std::exchange(module.valueObserver, this)) {}
  ~ValueEnds() { module_.valueObserver = outer_; }
  ValueEnds(const ValueEnds&) = delete;
  ValueEnds& operator=(const ValueEnds&) = delete;

  /// Before the pass.
  void watch(const Function& function);
  /// After the pass: adds the ends in the function; and its copies: { number, pass, the function
  /// of the original, its number }.
  void addTo(const Function& function, Json& ends, Json& copies) const;

  void replaced(const Inst* from, const Value* to) override;
  void copied(const Inst* from, const Inst* copy) override;

 private:
  struct Place {
    std::string function;
    uint32_t number;
    bool operator<(const Place& other) const {
      return std::tie(function, number) < std::tie(other.function, other.number);
    }
  };
  struct Other {
    uint32_t number = 0;  ///< 0: a constant
    std::string constant;
  };
  static Place placeOf(const Value* value);

  std::string pass_;
  Module& module_;
  ValueObserver* outer_;
  std::map<std::string, std::map<uint32_t, bool>> before_;  // whether it makes a value
  std::map<Place, Other> replaced_;
  std::map<Place, Place> originals_;  // by the copy
};

/// The ends of instructions for which lowering made no machine instruction of their own. Kinds:
/// "phi": copies on the edges; "fused": part of what was made for `other`; "unwritten": no row of
/// assembly is needed. passes_log.cpp adds "machine": a stage removed its last machine instruction.
void addLoweringEnds(const Function& function, const std::set<uint32_t>& made, Json& ends);

}  // namespace minic
