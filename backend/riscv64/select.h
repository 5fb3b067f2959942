// Shared by the files of RISC-V instruction selection: values in registers, addresses, and one
// function per family of IR instructions.
#pragma once

#include "backend/riscv64/riscv64.h"
#include "target/extensions.h"

namespace minic::riscv64 {

inline MOperand r(Reg reg) { return MOperand::reg(reg); }
inline MOperand imm(int64_t value) { return MOperand::imm(value); }
inline MInst* emit(Lowering& l, R which, unsigned size, std::initializer_list<MOperand> operands) {
  return l.emit(op(which), size, operands);
}
/// Operand size of an integer type; size 4 chooses the .w form.
inline unsigned opSize(const Type* type) { return type->isPtr() || type->bits > 32 ? 8 : 4; }
inline bool isNarrow(const Type* type) { return type->isInt(8) || type->isInt(16); }

// lower.cpp

/// An i8 or i16 load is done with sign extension when that makes sexts of it free.
bool loadsSigned(const Inst& load);
/// The operand of a cast that needs no instruction, or null.
const Value* freeCast(const Inst*);
/// The value in a register, without the casts that cost nothing; zero is the register zero.
Reg use(Lowering&, const Value*);
/// As use, when only the low `bits` of the value matter.
Reg useLow(Lowering&, const Value*, unsigned bits);
/// The value with all 64 bits meaningful: of its width, sign- or zero-extended. An i32 is always
/// given sign-extended, which keeps the order of unsigned values too.
Reg useExtended(Lowering&, const Value*, bool isSigned);
/// dst := value, in as few instructions as possible.
void loadImmediate(Lowering&, Reg dst, int64_t value);
Reg immediate(Lowering&, int64_t value);

// memory.cpp

struct Address {
  MOperand base;  ///< register or slot
  int64_t disp = 0;
};

/// dst := address of the global plus the displacement.
void symbolAddress(Lowering&, Reg dst, uint32_t symbol, int64_t disp);
/// An address as base and displacement; the displacement need not fit in an instruction.
Address baseAndDisp(Lowering&, const Value* base, int64_t disp);
/// dst := address.
void addressInto(Lowering&, Reg dst, const Address&);
/// The address of a pointer value, with a displacement that fits in an instruction.
Address addressOf(Lowering&, const Value* pointer);
MInst* emitMemory(Lowering&, R which, Reg value, const Address&);
void lowerLoad(Lowering&, const Inst&);
void lowerStore(Lowering&, const Inst&);
void lowerGep(Lowering&, const Inst&);
/// An alloca whose size is known at run time only, or that is not in the entry block.
void lowerDynamicAlloca(Lowering&, const Inst&);

// compare.cpp

void lowerIntCompare(Lowering&, const Inst&);
void lowerFloatCompare(Lowering&, const Inst&);
void lowerSelect(Lowering&, const Inst&);

// arith.cpp

/// dst := src + constant.
void addConstant(Lowering&, Reg dst, Reg src, unsigned size, int64_t value);
void lowerShift(Lowering&, const Inst&);
void lowerDivision(Lowering&, const Inst&);
void lowerBinary(Lowering&, const Inst&);

// divide.cpp

/// Multiplication, division and remainder by constants. False: no shorter than mul and div.
bool multiplyByConstant(Lowering&, Reg dst, Reg src, unsigned size, int64_t factor);
bool divideByConstant(Lowering&, const Inst&);

}  // namespace minic::riscv64
