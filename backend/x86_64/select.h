// Shared by the files of x86-64 instruction selection: addresses, operands, and one function per
// family of IR instructions.
#pragma once

#include <array>

#include "backend/x86_64/x86_64.h"

namespace minic::x86_64 {

constexpr int64_t kMin32 = INT32_MIN, kMax32 = INT32_MAX;

inline MOperand use(Reg reg) { return MOperand::reg(reg); }
inline MOperand imm(int64_t value) { return MOperand::imm(value); }
inline MOperand none() { return MOperand::none(); }
inline MInst* emit(Lowering& l, X x, unsigned size, std::initializer_list<MOperand> operands) {
  return l.emit(op(x), size, operands);
}

/// Width of the register operations for an integer type: narrow types are computed in 32 bits.
inline unsigned opSize(const Type* type) { return type->size == 8 ? 8 : 4; }

// memory.cpp

struct Addr {
  MOperand part[4];  ///< base, index, displacement, symbol

  explicit Addr(MOperand base = none(), MOperand index = none(), int64_t disp = 0,
                MOperand symbol = none())
      : part{base, index, imm(disp), symbol} {}
  int64_t disp() const { return part[2].asImm(); }
  /// The address `offset` bytes further on.
  Addr operator+(int64_t offset) const { return Addr(part[0], part[1], disp() + offset, part[3]); }
};

/// An op with an address among its operands.
MInst* emit(Lowering&, X, unsigned size, std::initializer_list<MOperand> before, const Addr& addr,
            std::initializer_list<MOperand> after = {});
inline Addr baseAddr(Reg base, int64_t disp = 0) { return Addr(use(base), none(), disp); }
inline Addr slotAddr(uint32_t slot, int64_t disp = 0) {
  return Addr(MOperand::slot(slot), none(), disp);
}
Addr toAddr(Lowering&, const AddressParts&);
/// The address of a pointer value, with as much of its computation as possible.
Addr address(Lowering&, const Value* pointer);
/// An operand of an ALU op: a 32-bit immediate or a register.
MOperand regOrImm(Lowering&, const Value*);
/// A float that an op may read from memory: a load to fold, or a constant other than 0.0.
bool floatMemory(Lowering&, const Value*, Addr& addr);
/// A register with the number.
Reg immediate(Lowering&, int64_t value);
/// dst := src * factor, 64 bits wide.
void multiply(Lowering&, Reg dst, Reg src, uint64_t factor);
/// dst := src * factor by lea and a shift, if that takes two of them at most. False: it does not.
bool multiplyByLea(Lowering&, Reg dst, Reg src, uint64_t factor, unsigned size);
MInst* emitLoad(Lowering&, const Type*, Reg dst, const Addr& from);
/// Of an integer of `size` bytes; a narrow one is zero-extended to 32 bits.
MInst* emitIntLoad(Lowering&, unsigned size, Reg dst, const Addr& from);
void lowerGep(Lowering&, const Inst&);
void lowerStore(Lowering&, const Inst&);
void lowerDynamicAlloca(Lowering&, const Inst&);

// compare.cpp

void lowerIntCompare(Lowering&, const Inst&);
void lowerFloatCompare(Lowering&, const Inst&);
void lowerSelect(Lowering&, const Inst&);

// arith.cpp

void lowerBinary(Lowering&, const Inst&);
void lowerFloatBinary(Lowering&, const Inst&, X reg, X memory);
void lowerFloatNegation(Lowering&, const Inst&);

// bits.cpp

void lowerShift(Lowering&, const Inst&, unsigned size);
/// A difference or exclusive or that is the number of the highest bit: 31 - ctlz(x), ctlz(x) ^ 31,
/// or 63 of 64 bits. False: it is not.
bool lowerHighestBit(Lowering&, const Inst&);
/// A sum of two shifts that is a rotation. False: it is not.
bool lowerRotation(Lowering&, const Inst&, unsigned size);
/// An `and` or `xor` that is one instruction of BMI or BMI2. False: it is not.
bool lowerBitField(Lowering&, const Inst&, unsigned size);
/// The value is the bytes of `swapped` in reverse, and one instruction swaps and stores them.
bool storesSwapped(const Lowering&, const Value* value, const Value*& swapped);

// l.cpp

/// The value, extended if its type is narrow.
Reg extended(Lowering&, const Value*, bool isSigned);

// vector.cpp

/// Any operation on vectors but loads, stores and copies.
void lowerVector(Lowering&, const Inst&);
MInst* emitVectorLoad(Lowering&, const Type*, Reg dst, const Addr& from);
void lowerVectorStore(Lowering&, const Inst&);

// shuffle.cpp

/// dst := the lanes, by their numbers of bytes in `left` (0 to 15) and `right` (16 to 31); -1: any.
void emitShuffle(Lowering&, Reg dst, Reg left, Reg right, std::array<int8_t, 16> bytes);

// divide.cpp

/// Division and remainder by a constant. False: the divisor is no constant, or zero.
bool divideByConstant(Lowering&, const Inst&);

}  // namespace minic::x86_64
