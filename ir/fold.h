// The constant folder: the result of each op on constants, by the rules of LLVM and of the
// machines. Integers of any width wrap, floats are computed in their own precision and rounded to
// nearest.
//
// Three special cases:
//   Poison     an oversized shift, a broken nsw, nuw or exact, a float beyond the integer's range
//   Undefined  a division by zero or of the smallest integer by -1. Such an op is never folded: it
//              may be in code that does not run.
//   undef      an operand that may be any number. It is read as 0: each use may choose.
// A poison operand makes the result poison, except that select looks only at the chosen arm and
// freeze of poison or undef is 0. The payload of a NaN is free: an operation on numbers gives the
// positive quiet NaN, on every host.
#pragma once

#include <optional>
#include <span>

#include "ir/function.h"

namespace minic {

/// The result of an op on numbers. An integer is its bits, zero-extended; so is a float's pattern.
/// Poison that comes from a promise has the bits that come without the promise.
struct Folded {
  enum Kind : uint8_t { Number, Poison, Undefined };
  Kind kind = Number;
  uint64_t bits = 0;
  std::optional<bool> overflows;  ///< only of `llvm.*.with.overflow`: the exact number is another
};

// ---- numbers: widths are 1 to 64 for integers, 32 or 64 for floats; bits above are ignored

/// Add to Xor. `flags`: the promises (vflags) that make the result poison if they are broken.
Folded foldIntegers(Op op, unsigned width, uint64_t a, uint64_t b, uint8_t flags = 0);
/// FAdd to FRem.
uint64_t foldFloats(Op op, unsigned width, uint64_t a, uint64_t b);
bool compareIntegers(IntPred pred, unsigned width, uint64_t a, uint64_t b);
bool compareFloats(FloatPred pred, unsigned width, uint64_t a, uint64_t b);
/// FPToSI, FPToUI: rounds towards zero; poison if the integer has no such number.
Folded floatToInteger(double number, unsigned width, bool isSigned);
/// SIToFP, UIToFP: rounds once, straight to the format of `to` bits.
uint64_t integerToFloat(uint64_t bits, unsigned width, bool isSigned, unsigned to);
/// A cast of a number, or of an address given as a number.
Folded foldCast(Op op, const Type* from, const Type* to, uint64_t bits);

/// A scalar intrinsic on numbers of one width; nothing for those that are not computed here: that
/// touch memory, or whose last bit depends on the target's C library (sin). Undefined cases: the
/// count of leading or trailing zeros of 0 and the absolute value of the smallest integer are
/// poison if operand 1 is true. A NaN is what the host makes of it, but fabs and copysign change
/// nothing except the sign.
std::optional<Folded> foldIntrinsic(Intrinsic intrinsic, unsigned width,
                                    std::span<const uint64_t> operands);

/// What an intrinsic `with.overflow` computes: the operation, and the promise (vflags) that it
/// keeps where it does not overflow.
struct CheckedOperation {
  Op op;
  uint8_t promise;
};
std::optional<CheckedOperation> checkedOperation(Intrinsic intrinsic);

/// The number that a pattern of 32 or 64 bits is, and the pattern of a number rounded to the
/// format.
double floatOf(unsigned width, uint64_t bits);
uint64_t bitsOfFloat(unsigned width, double number);

// ---- constants

/// The constant that an instruction on these constants gives, or null. `sub` is the predicate of a
/// comparison, `sourceType` the type that a gep indexes. Loads, calls, phis and terminators give
/// null.
Value* foldConstants(Module& module, Op op, Type* type, std::span<Value* const> operands,
                     uint8_t flags = 0, uint16_t sub = 0, Type* sourceType = nullptr);
/// The result of a call of an intrinsic on constants, or null.
Value* foldIntrinsic(Module& module, Intrinsic intrinsic, Type* type, std::span<Value* const> args);
/// What a load gives that reads a constant variable of this module at a constant place, or null.
Value* foldLoad(Module& module, const Inst& load);
/// The same for an instruction; null also if an operand is no constant.
Value* foldInst(Module& module, const Inst& inst);
/// What the instruction would give if its operands were these constants, one for each, or null.
Value* foldInst(Module& module, const Inst& inst, std::span<Value* const> operands);

}  // namespace minic
