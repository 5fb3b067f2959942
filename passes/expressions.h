// Expressions as keys of hash tables: equal operations on equal operands, memory apart. Operands of
// commutative operations and of comparisons may be exchanged.
#pragma once

#include <algorithm>

#include "ir/effects.h"
#include "ir/function.h"

namespace minic {

class Hash {
 public:
  void add(uint64_t word) {
    state_ = (state_ ^ word) * 0x9E3779B97F4A7C15u;
    state_ ^= state_ >> 29;
  }
  /// By its id: ids of constants and of instructions are numbered apart.
  static uint64_t of(const Value* value) { return uint64_t(value->id) << 8 | uint64_t(value->op); }
  uint32_t result() const { return uint32_t(state_ ^ state_ >> 32); }

 private:
  uint64_t state_ = 0;
};

/// Depends on nothing but its operands (and memory, if it is a call that reads).
inline bool isExpression(const Inst& inst) {
  switch (inst.op) {
    case Op::Load:
    case Op::Store:
    case Op::Alloca: return false;
    case Op::Call: {
      Effects effects = effectsOf(inst);
      return !inst.type->isVoid() && !effects.writes() && !(effects.memory & mem::ReadHidden) &&
             !returnsNoAlias(inst);
    }
    default: return !inst.isTerm() && !isMemoryAccess(inst);
  }
}

inline bool mayExchange(const Inst& inst) {
  return isCommutative(inst.op) || inst.is(Op::ICmp) || inst.is(Op::FCmp);
}

/// The predicate after its operands were exchanged.
inline uint16_t exchanged(const Inst& inst) {
  if (inst.is(Op::ICmp)) return uint16_t(swapped(inst.intPred()));
  if (inst.is(Op::FCmp)) return uint16_t(swapped(inst.floatPred()));
  return inst.sub;
}

/// Of the instruction as if it had these operands (of a phi: those that it has). `memory`: the
/// version that a call reads, or the same number for all.
template <class Operand>
uint32_t hashOf(const Inst& inst, uint32_t memory, Operand&& operand) {
  Hash hash;
  hash.add(uint64_t(inst.op) | uint64_t(memory) << 8);
  if (inst.is(Op::Phi)) hash.add(inst.block->id);
  if (mayExchange(inst)) {
    hash.add(std::min(inst.sub, exchanged(inst)));
    uint64_t a = Hash::of(operand(0)), b = Hash::of(operand(1));
    hash.add(std::min(a, b));
    hash.add(std::max(a, b));
  } else {
    for (uint32_t i = 0; i < inst.numOps; ++i) hash.add(Hash::of(operand(i)));
  }
  return hash.result();
}
inline uint32_t hashOf(const Inst& inst, uint32_t memory) {
  return hashOf(inst, memory, [&](uint32_t i) { return inst.operand(i); });
}

/// The same for equality: `operand` gives the operands that b is taken to have.
template <class Operand>
bool areEqual(const Inst& a, const Inst& b, Operand&& operand) {
  if (a.op != b.op || a.type != b.type || a.numOps != b.numOps) return false;
  if (a.is(Op::Phi) && a.block != b.block) return false;
  if (a.is(Op::Gep) && a.typeArg != b.typeArg) return false;
  if (a.is(Op::Call) && a.call->fnType != b.call->fnType) return false;
  auto inOrder = [&] {
    for (uint32_t i = 0; i < a.numOps; ++i)
      if (a.operand(i) != operand(i)) return false;
    return true;
  };
  if (a.sub == b.sub && inOrder()) return true;
  return mayExchange(a) && a.sub == exchanged(b) && a.operand(0) == operand(1) &&
         a.operand(1) == operand(0);
}
inline bool areEqual(const Inst& a, const Inst& b) {
  return areEqual(a, b, [&](uint32_t i) { return b.operand(i); });
}

}  // namespace minic
