// The one loop that hands out argument places by a calling convention, for callers, callees and
// results of every target.
// Sources: System V AMD64 psABI 3.2.3 and 3.5.7; RISC-V ELF psABI, "Integer calling convention" and
// "Hardware floating-point" (LP64D).
//
// Every argument here is one scalar: an integer or pointer of at most 64 bits, a float or a
// double. An aggregate value ({i64, double}) is passed as its scalars, in order.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "backend/mir/target.h"

namespace minic {

/// Where one scalar travels.
struct ArgLocation {
  bool onStack = false;
  Reg reg;              ///< if not on the stack; a float may be given an integer register
  uint32_t offset = 0;  ///< if on the stack: bytes from the first stack argument
};

/// The loop. Feed the scalars in order.
class ArgAssigner {
 public:
  explicit ArgAssigner(const CallConv& conv) : conv_(conv) {}
  /// The place of the next scalar; `variadic`: it comes after the last named parameter.
  ArgLocation next(RegClass cls, bool variadic = false);
  /// Offset of the next `byval` copy among the stack arguments.
  uint32_t inMemory(uint64_t size, uint32_t align);
  /// Bytes of stack arguments so far.
  uint32_t stackSize() const { return stack_; }
  /// Registers in use so far (the float ones are what SysV wants in al).
  uint32_t intRegisters() const { return ints_; }
  uint32_t floatRegisters() const { return floats_; }

 private:
  const CallConv& conv_;
  uint32_t ints_ = 0, floats_ = 0, stack_ = 0;
};

/// Places of returned scalars; empty when they do not fit in registers (the front end returns
/// bigger things through a pointer).
std::vector<Reg> assignReturns(const CallConv& conv, std::span<const RegClass> classes);

}  // namespace minic
