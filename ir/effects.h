// The effects of instructions and calls, which passes and lowering must know before they delete,
// move or merge something. Those of a call join the attributes of the call and of the function
// (FnAttrs) with the rows of intrinsics.def and support/c_library.def.
#pragma once

#include <optional>

#include "ir/function.h"

namespace minic {

struct Effects {
  uint8_t memory = mem::None;  ///< memory that it may access (mem::)
  bool mayNotReturn = false;   ///< the rest of the block may not run
  bool traps = false;          ///< undefined for some operands: must not be speculated
  bool isOrdered = false;      ///< volatile or atomic: keeps its order among others of its kind
  bool mayDelete = false;      ///< can go when nothing uses its value

  bool reads() const { return memory & mem::Reads; }
  bool writes() const { return memory & mem::Writes; }
};
Effects effectsOfCall(const Inst& call);
inline Effects effectsOf(const Inst& inst) {
  if (inst.is(Op::Call)) return effectsOfCall(inst);
  const uint16_t flags = opInfo(inst.op).flags;
  Effects effects;
  effects.isOrdered =
      inst.isVolatile() || inst.isAtomic() || inst.is(Op::Fence) || inst.isReadWrite();
  if (effects.isOrdered)
    effects.memory = mem::All;
  else
    effects.memory = uint8_t((flags & opflags::Reads ? mem::ReadArgs | mem::ReadOther : 0) |
                             (flags & opflags::Writes ? mem::WriteArgs | mem::WriteOther : 0));
  effects.traps = flags & opflags::Traps;
  effects.mayDelete = !inst.isTerm() && !(flags & (opflags::Writes | opflags::Effect)) &&
                      !inst.isVolatile() && !(inst.isAtomic() && inst.is(Op::Store));
  return effects;
}

/// The attributes of a function, joined with the tables.
FnAttrs attrsOf(const Function& function);

/// Whether the op computes a value from its operands and does nothing else, except perhaps trap.
inline bool isPureOp(Op op) {
  return !(opInfo(op).flags &
           (opflags::Term | opflags::Reads | opflags::Writes | opflags::Effect)) &&
         op != Op::Call;
}
/// A load, a store, a call, a fence, an atomicrmw or a cmpxchg: the others touch no memory.
inline bool isMemoryAccess(const Inst& inst) {
  return opInfo(inst.op).flags & (opflags::Reads | opflags::Writes);
}
/// setjmp and its like: control comes back to a call of it.
bool returnsTwice(const Function& function);
/// The function has such a call. Irgen marks it optnone, for __builtin_setjmp is assembly.
bool callsReturnsTwice(const Function& function);

/// Memory that the program can see.
inline bool readsMemory(const Inst& inst) {
  return !isPureOp(inst.op) && effectsOf(inst).memory & mem::Reads & ~mem::ReadHidden;
}
inline bool writesMemory(const Inst& inst) {
  return !isPureOp(inst.op) && effectsOf(inst).memory & mem::Writes & ~mem::WriteHidden;
}
/// Must stay although nothing uses its value: terminators, stores, volatile accesses, calls that
/// may write or not return.
inline bool hasSideEffects(const Inst& inst) {
  return !isPureOp(inst.op) && !effectsOf(inst).mayDelete;
}
/// Unused and without side effects: dce may delete it.
inline bool isTriviallyDead(const Inst& inst) { return !inst.hasUses() && !hasSideEffects(inst); }

/// What the call may do with the object that an argument points to: of mem::ReadArgs and WriteArgs.
uint8_t memoryThrough(const Inst& call, uint32_t arg);
/// The call may keep its argument's address somewhere.
bool mayCapture(const Inst& call, uint32_t arg);
/// The result of the call points to memory that nothing else points to.
bool returnsNoAlias(const Inst& call);

/// Of smax, smin, umax and umin: the result is the first argument if this holds of both.
std::optional<IntPred> choicePredicate(Intrinsic intrinsic);

}  // namespace minic
