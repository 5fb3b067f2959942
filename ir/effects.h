// What instructions and calls do: the one question that passes and lowering ask before they delete,
// move or merge something. The answer for a call joins what the call says, what the function says
// (FnAttrs), and what intrinsics.def and library.def know of it.
#pragma once

#include "ir/function.h"

namespace minic {

struct Effects {
  uint8_t memory = mem::None;  ///< what it may touch (mem::)
  bool mayNotReturn = false;   ///< what follows in the block may not run
  bool traps = false;          ///< undefined for some operands: never run it where it did not run
  bool isOrdered = false;      ///< volatile or atomic: keeps its place among others of its kind
  bool mayDelete = false;      ///< can go when nothing uses its value

  bool reads() const { return memory & mem::Reads; }
  bool writes() const { return memory & mem::Writes; }
};
Effects effectsOf(const Inst& inst);

/// What is known of a function from its attributes and the tables.
FnAttrs attrsOf(const Function& function);

/// Memory that the program can see.
inline bool readsMemory(const Inst& inst) {
  return effectsOf(inst).memory & mem::Reads & ~mem::ReadHidden;
}
inline bool writesMemory(const Inst& inst) {
  return effectsOf(inst).memory & mem::Writes & ~mem::WriteHidden;
}
/// Must stay although nothing uses its value: terminators, stores, volatile accesses, calls that
/// may write or not return.
inline bool hasSideEffects(const Inst& inst) { return !effectsOf(inst).mayDelete; }
/// Unused and without side effects: dce may delete it.
inline bool isTriviallyDead(const Inst& inst) { return !inst.hasUses() && !hasSideEffects(inst); }

/// The call may keep its argument's address somewhere.
bool mayCapture(const Inst& call, uint32_t arg);
/// The result of the call points to memory that nothing else points to.
bool returnsNoAlias(const Inst& call);

}  // namespace minic
