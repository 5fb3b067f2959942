// The functions all of whose calls are in this module, with these calls: internal functions whose
// address is not taken. What holds at all the calls of such a function holds in it, and what no
// call uses of it may change.
#pragma once

#include <span>
#include <vector>

#include "ir/function.h"

namespace minic {

/// Sets Function::isCalledOnce of each function, as the calls are now.
void markOnlyCalls(Module& module);

/// Valid until calls or functions come or go.
class KnownCalls {
 public:
  explicit KnownCalls(const Module& module);

  /// Has a body, all its calls are known and are of its type, and it may be changed.
  bool isKnown(const Function& function) const { return entryOf(function).isKnown; }
  /// The calls of a known function, in the order of the module.
  std::span<Inst* const> callsOf(const Function& function) const { return entryOf(function).calls; }
  /// The index of the function in Module::functions.
  uint32_t number(const Function& function) const { return numberOf_[function.id]; }
  // Numbers for all parameters and results.
  uint32_t cellOf(const Argument& arg) const { return entryOf(*arg.function).cell + arg.index; }
  uint32_t resultOf(const Function& function) const {
    return entryOf(function).cell + uint32_t(function.args.size());
  }
  uint32_t numCells() const { return numCells_; }

 private:
  void visit(Inst& inst);
  void keep(const Value* constant);

  struct Entry {
    bool isKnown;
    uint32_t cell;  // of the first parameter; the result's is last
    std::vector<Inst*> calls;
  };
  const Entry& entryOf(const Function& function) const { return entries_[numberOf_[function.id]]; }
  uint32_t numCells_ = 0;
  std::vector<Entry> entries_;      // by number
  std::vector<uint32_t> numberOf_;  // by id
};

}  // namespace minic
