// Calls on x86-64: arguments in memory, the transfer of control, and jumps.
#include "backend/x86_64/select.h"

namespace minic::x86_64 {

void moveAcross(Lowering& l, Reg dst, Reg src, unsigned size) {
  bool toFloat = l.mf.classOf(dst) == RegClass::Float;
  emit(l, toFloat ? X::IntToFloat : X::FloatToInt, size, {use(dst), use(src)});
}

MInst* loadSlot(Lowering& l, Reg dst, uint32_t slot, uint32_t offset, unsigned size) {
  bool isFloat = l.mf.classOf(dst) == RegClass::Float;
  // Narrow integers fill the 8 bytes of their slot with undefined bits.
  return emit(l, isFloat ? X::LoadF : X::Load, isFloat || size > 4 ? size : 4, {use(dst)},
              slotAddr(slot, int32_t(offset)));
}

void storeSlot(Lowering& l, Reg src, uint32_t slot, uint32_t offset, unsigned size) {
  bool isFloat = l.mf.classOf(src) == RegClass::Float;
  emit(l, isFloat ? X::StoreF : X::Store, isFloat ? size : 8, {}, slotAddr(slot, int32_t(offset)),
       {use(src)});
}

void storeAt(Lowering& l, Reg src, Reg base, int32_t offset, unsigned size) {
  emit(l, X::Store, size, {}, baseAddr(base, offset), {use(src)});
}

void mulHigh(Lowering& l, Reg dst, Reg a, Reg b) {
  l.copy(preg(Rax), a);
  emit(l, X::MulHigh, 8, {use(b)});
  l.copy(dst, preg(Rdx));
}

void passInMemory(Lowering& l, const Value& from, uint32_t offset, uint64_t size) {
  Addr to = slotAddr(l.mf.outgoing(), int32_t(offset));
  if (size > 128) {
    Reg start = l.tempInt();
    emit(l, X::Lea, 8, {use(start)}, to);
    l.copy(preg(Rdi), start);
    l.copyOperand(preg(Rsi), l.copySource(&from));
    l.copyOperand(preg(Rcx), l.mf.imm(int64_t(size)));
    emit(l, X::RepMovsb, 8, {});
    return;
  }
  Addr source = address(l, &from);
  for (uint64_t done = 0; done < size;) {
    unsigned width = 8;
    while (width > size - done) width /= 2;
    Reg carrier = l.tempInt();
    emitIntLoad(l, width, carrier, source + int64_t(done));
    emit(l, X::Store, width, {}, to + int64_t(done), {use(carrier)});
    done += width;
  }
}

void jumpTable(Lowering& l, Reg index, uint32_t table) {
  Reg start = l.tempInt(), offset = l.tempInt(), to = l.tempInt();
  emit(l, X::TableAddress, 8, {use(start), imm(table)});
  emit(l, X::LoadSx32, 8, {use(offset)}, Addr(use(start), MOperand::index(index, 2)));
  emit(l, X::Lea, 8, {use(to)}, Addr(use(start), MOperand::index(offset, 0)));
  l.jumpToOneOf(to, l.mf.jumpTables[table].targets);
}

}  // namespace minic::x86_64
