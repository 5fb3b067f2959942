// Calls on RISC-V: arguments in memory, the transfer of control, and jumps.
#include "backend/riscv64/select.h"

namespace minic::riscv64 {

void moveAcross(Lowering& l, Reg dst, Reg src, unsigned size) {
  emit(l, l.mf.classOf(dst) == RegClass::Int ? R::FmvToInt : R::FmvToFloat, size, {r(dst), r(src)});
}

MInst* loadSlot(Lowering& l, Reg dst, uint32_t slot, uint32_t offset, unsigned size) {
  R which = l.mf.classOf(dst) == RegClass::Float ? (size == 4 ? R::Flw : R::Fld)
            : size == 1                          ? R::Lbu
            : size == 2                          ? R::Lhu
            : size == 4                          ? R::Lw
                                                 : R::Ld;
  return emit(l, which, 8, {r(dst), MOperand::slot(slot), imm(int32_t(offset))});
}

void storeSlot(Lowering& l, Reg src, uint32_t slot, uint32_t offset, unsigned size) {
  R which = l.mf.classOf(src) == RegClass::Float ? (size == 4 ? R::Fsw : R::Fsd) : R::Sd;
  emit(l, which, 8, {r(src), MOperand::slot(slot), imm(int32_t(offset))});
}

void storeAt(Lowering& l, Reg src, Reg base, int32_t offset, unsigned size) {
  emit(l, size == 8 ? R::Sd : R::Sw, 8, {r(src), r(base), MOperand::imm(int32_t(offset))});
}

void mulHigh(Lowering& l, Reg dst, Reg a, Reg b) { emit(l, R::Mulhu, 8, {r(dst), r(a), r(b)}); }

void jumpTable(Lowering& l, Reg index, uint32_t table) {
  // Entries are 4 bytes: the block's distance from the table.
  Reg base = l.tempInt(), scaled = l.tempInt(), at = l.tempInt(), offset = l.tempInt(),
      to = l.tempInt();
  emit(l, R::TableAddress, 8, {r(base), imm(table)});
  emit(l, R::Slli, 8, {r(scaled), r(index), imm(2)});
  emit(l, R::Add, 8, {r(at), r(base), r(scaled)});
  emit(l, R::Lw, 8, {r(offset), r(at), imm(0)});
  emit(l, R::Add, 8, {r(to), r(offset), r(base)});
  l.jumpToOneOf(to, l.mf.jumpTables[table].targets);
}

void threadAddress(Lowering& l, Reg to, uint32_t symbol) {
  emit(l, R::ThreadAddress, 8, {r(to), MOperand::symbol(symbol)});
}

void lowerBits(Lowering& l, const Inst& inst, Intrinsic intrinsic) {
  const unsigned size = opSize(inst.type);
  Reg dst = l.result(inst), x = useLow(l, inst.arg(0), inst.type->bits);
  if (intrinsic != Intrinsic::BSwap) {
    R count = intrinsic == Intrinsic::CtPop  ? R::Cpop
              : intrinsic == Intrinsic::CtLz ? R::Clz
                                             : R::Ctz;
    emit(l, count, size, {r(dst), r(x)});
    return;
  }
  const int64_t surplus = 64 - int64_t(inst.type->bits);
  Reg swapped = surplus ? l.tempInt() : dst;
  emit(l, R::Rev8, 8, {r(swapped), r(x)});
  if (surplus) emit(l, R::Srai, 8, {r(dst), r(swapped), imm(surplus)});
}

void prefetch(Lowering&, const Inst&) {}  // an instruction of Zicbop, which few machines have

void lowerX86(Lowering&, const Inst&, X86Intrinsic) {
  MINIC_UNREACHABLE("expand-intrinsics has reported it");
}

}  // namespace minic::riscv64
