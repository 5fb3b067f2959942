// The functions all of whose calls are in this module, with these calls: internal functions whose
// address is not taken. What holds at all the calls of such a function holds in it, and what no
// call uses of it may change.
#pragma once

#include <span>
#include <vector>

#include "ir/function.h"

namespace minic {

/// Valid until calls or functions come or go.
class KnownCalls {
 public:
  explicit KnownCalls(const Module& module);

  /// Has a body, all its calls are known and are of its type, and it may be changed.
  bool isKnown(const Function& function) const { return entries_[numberOf_[function.id]].isKnown; }
  /// The calls of a known function, in the order of the module.
  std::span<Inst* const> callsOf(const Function& function) const {
    return entries_[numberOf_[function.id]].calls;
  }
  /// The index of the function in Module::functions.
  uint32_t number(const Function& function) const { return numberOf_[function.id]; }

 private:
  void visit(Inst& inst);
  void keep(const Value* constant);

  struct Entry {
    bool isKnown;
    std::vector<Inst*> calls;
  };
  std::vector<Entry> entries_;      // by number
  std::vector<uint32_t> numberOf_;  // by id
};

}  // namespace minic
