// Calls on x86-64: arguments in memory, the transfer of control, and jumps.
#include "backend/x86_64/select.h"

namespace minic::x86_64 {

void moveAcross(Lowering& lower, Reg dst, Reg src, unsigned size) {
  bool toFloat = lower.mf.classOf(dst) == RegClass::Float;
  lower.emit(op(toFloat ? X::IntToFloat : X::FloatToInt), size, {use(dst), use(src)});
}

void loadSlot(Lowering& lower, Reg dst, uint32_t slot, uint32_t offset, unsigned size) {
  bool isFloat = lower.mf.classOf(dst) == RegClass::Float;
  // Narrow integers fill the 8 bytes of their slot with undefined bits.
  emitWith(lower, op(isFloat ? X::LoadF : X::Load),
           isFloat     ? size
           : size <= 4 ? 4
                       : 8,
           {use(dst)}, slotAddr(slot, int32_t(offset)));
}

void storeSlot(Lowering& lower, Reg src, uint32_t slot, uint32_t offset, unsigned size) {
  bool isFloat = lower.mf.classOf(src) == RegClass::Float;
  emitWith(lower, op(isFloat ? X::StoreF : X::Store), isFloat ? size : 8, {},
           slotAddr(slot, int32_t(offset)), {use(src)});
}

void storeAt(Lowering& lower, Reg src, Reg base, int32_t offset, unsigned size) {
  emitWith(lower, op(X::Store), size, {}, baseAddr(base, offset), {use(src)});
}

void mulHigh(Lowering& lower, Reg dst, Reg a, Reg b) {
  lower.copy(preg(Rax), a);
  lower.emit(op(X::MulHigh), 8, {use(b)});
  lower.copy(dst, preg(Rdx));
}

void passInMemory(Lowering& lower, const Value& from, uint32_t offset, uint64_t size) {
  Addr to = slotAddr(lower.mf.outgoing(), int32_t(offset));
  if (size > 128) {
    Reg start = lower.tempInt();
    emitWith(lower, op(X::Lea), 8, {use(start)}, to);
    lower.copy(preg(Rdi), start);
    lower.copyOperand(preg(Rsi), lower.copySource(&from));
    lower.copyOperand(preg(Rcx), lower.mf.imm(int64_t(size)));
    lower.emit(op(X::RepMovsb), 8, {});
    return;
  }
  Addr source = address(lower, &from);
  for (uint64_t done = 0; done < size;) {
    unsigned width = 8;
    while (width > size - done) width /= 2;
    Addr piece = source, place = to;
    piece.part[2] = MOperand::imm(int32_t(piece.part[2].asImm() + int64_t(done)));
    place.part[2] = MOperand::imm(int32_t(place.part[2].asImm() + int64_t(done)));
    Reg carrier = lower.tempInt();
    if (width >= 4)
      emitWith(lower, op(X::Load), width, {use(carrier)}, piece);
    else
      emitWith(lower, op(width == 1 ? X::LoadZx8 : X::LoadZx16), 4, {use(carrier)}, piece);
    emitWith(lower, op(X::Store), width, {}, place, {use(carrier)});
    done += width;
  }
}

void jumpTable(Lowering& lower, Reg index, uint32_t table) {
  Reg start = lower.tempInt(), offset = lower.tempInt(), to = lower.tempInt();
  lower.emit(op(X::TableAddress), 8, {use(start), MOperand::imm(int32_t(table))});
  emitWith(lower, op(X::LoadSx32), 8, {use(offset)},
           {{use(start), MOperand::index(index, 2), MOperand::imm(0), MOperand::none()}});
  emitWith(lower, op(X::Lea), 8, {use(to)},
           {{use(start), MOperand::index(offset, 0), MOperand::imm(0), MOperand::none()}});
  std::vector<MOperand> operands = lower.tableTargets(table);
  operands.insert(operands.begin(), use(to));
  lower.emit(op(X::JmpTable), 8, operands);
}

}  // namespace minic::x86_64
