// Addresses, loads, stores, allocas and blocks of memory on x86-64.
#include <algorithm>
#include <bit>

#include "backend/x86_64/select.h"
#include "ir/gep.h"

namespace minic::x86_64 {

MInst* emit(Lowering& l, X x, unsigned size, std::initializer_list<MOperand> before,
            const Addr& addr, std::initializer_list<MOperand> after) {
  MOperand operands[OpDesc::kMaxOperands];
  MOperand* end = std::copy(before.begin(), before.end(), operands);
  end = std::copy(std::begin(addr.part), std::end(addr.part), end);
  end = std::copy(after.begin(), after.end(), end);
  return l.emit(op(x), size, std::span<const MOperand>(operands, end));
}

namespace {

/// A global whose address is a constant distance away; others are reached through the GOT.
bool isNear(Lowering& l, const Value* value) {
  return value->isSymbol() &&
         l.mf.symbols[l.symbolOf(static_cast<const GlobalValue*>(value))].definedHere;
}

/// The index of an address in a 64-bit register.
Reg indexReg(Lowering& l, const Value* index) {
  if (index->type->size == 8) return l.reg(index);
  Reg narrow = l.reg(index), wide = l.tempInt();
  extend(l, wide, narrow, index->type->bits, true);
  return wide;
}

/// index * scale as a part of an address.
MOperand scaledIndex(Lowering& l, const Value* index, uint64_t scale) {
  Reg reg = indexReg(l, index);
  if (std::has_single_bit(scale) && scale <= 8)
    return MOperand::index(reg, unsigned(std::countr_zero(scale)));
  Reg product = l.tempInt();
  unsigned shift = unsigned(std::countr_zero(scale));
  uint64_t odd = scale >> shift;
  if (odd == 1) {
    emit(l, X::ShlCopy, 8, {use(product), use(reg), imm(shift)});
  } else if (shift <= 3 && (odd == 3 || odd == 5 || odd == 9)) {
    MOperand times = MOperand::index(reg, unsigned(std::countr_zero(odd - 1)));
    emit(l, X::Lea, 8, {use(product)}, Addr(use(reg), times));
    return MOperand::index(product, shift);
  } else {
    multiply(l, product, reg, scale);
  }
  return MOperand::index(product, 0);
}

/// The address that a gep with any steps is: base + sum of index * step. The last product whose
/// scale the address supports becomes part of it.
Addr sumOfSteps(Lowering& l, const Inst& gep) {
  Reg sum = l.reg(gep.operand(0));
  int64_t disp = 0;
  MOperand scaled = none();
  auto add = [&](const MOperand& term) {
    Reg next = l.tempInt();
    emit(l, X::Lea, 8, {use(next)}, Addr(use(sum), term));
    sum = next;
  };
  for (const GepStep& step : GepSteps(gep)) {
    if (auto c = step.isField ? 1 : l.constant(step.index)) {
      disp = int64_t(uint64_t(disp) + uint64_t(*c) * step.bytes);
      continue;
    }
    if (step.bytes == 0) continue;
    MOperand term = scaledIndex(l, step.index, step.bytes);
    if (scaled.isReg()) add(scaled);
    scaled = term;
  }
  if (disp != int32_t(disp)) {
    add(MOperand::index(immediate(l, disp), 0));
    disp = 0;
  }
  return Addr(use(sum), scaled, disp);
}

}  // namespace

Reg immediate(Lowering& l, int64_t value) {
  Reg dst = l.tempInt();
  emit(l, X::MovImm, 8, {use(dst), l.mf.imm(value)});
  return dst;
}

void multiply(Lowering& l, Reg dst, Reg src, uint64_t factor) {
  if (factor <= uint64_t(kMax32)) {
    emit(l, X::ImulImm, 8, {use(dst), use(src), imm(factor)});
  } else {
    emit(l, X::MovImm, 8, {use(dst), l.mf.imm(int64_t(factor))});
    emit(l, X::Imul, 8, {use(dst), use(src)});
  }
}

bool multiplyByLea(Lowering& l, Reg dst, Reg src, uint64_t factor, unsigned size) {
  if (factor == 0) return false;
  unsigned shift = unsigned(std::countr_zero(factor));
  uint64_t odd = factor >> shift;
  if (shift > 3 || (odd != 3 && odd != 5 && odd != 9)) return false;
  Reg product = shift ? l.tempInt() : dst;
  MOperand times = MOperand::index(src, unsigned(std::countr_zero(odd - 1)));
  emit(l, X::Lea, size, {use(product)}, Addr(use(src), times));
  if (shift == 1) {
    emit(l, X::Lea, size, {use(dst)}, Addr(use(product), MOperand::index(product, 0)));
  } else if (shift) {
    l.copy(dst, product);
    emit(l, X::ShlImm, size, {use(dst), imm(shift)});
  }
  return true;
}

Addr toAddr(Lowering& l, const AddressParts& parts) {
  Addr addr(none(), none(), parts.disp);
  if (parts.index) addr.part[1] = scaledIndex(l, parts.index, parts.scale);
  if (auto slot = l.slotOf(parts.base)) {
    addr.part[0] = MOperand::slot(*slot);
  } else if (!parts.index && isNear(l, parts.base)) {
    addr.part[3] = MOperand::symbol(l.symbolOf(static_cast<const GlobalValue*>(parts.base)), Plain);
  } else {
    addr.part[0] = use(l.reg(parts.base));
  }
  return addr;
}

Addr address(Lowering& l, const Value* pointer) {
  AddressParts parts = l.addressParts(pointer, true);
  const Inst* gep = parts.index ? nullptr : l.canFold(parts.base, Op::Gep);
  if (!gep) return toAddr(l, parts);
  Addr addr = sumOfSteps(l, *gep);
  int64_t disp = addr.disp() + parts.disp;
  if (disp == int32_t(disp)) {
    addr.part[2] = imm(disp);
    return addr;
  }
  Reg at = l.tempInt();
  emit(l, X::Lea, 8, {use(at)}, addr);
  return baseAddr(at, int32_t(parts.disp));
}

MOperand regOrImm(Lowering& l, const Value* value) {
  if (auto c = l.constantIn(value, kMin32, kMax32)) return imm(*c);
  return use(l.reg(value));
}

namespace {

/// An address operand that names a float constant in memory.
Addr floatConstantAddr(Lowering& l, uint64_t bits, unsigned size) {
  return Addr(none(), none(), 0, MOperand::floatConstant(l.mf.floatConstant(bits, size)));
}

}  // namespace

bool floatMemory(Lowering& l, const Value* value, Addr& addr) {
  if (const Inst* load = l.canFoldLoad(value)) {
    addr = address(l, load->address());
    return true;
  }
  if (auto* c = asConstFloat(value); c && c->bits) {
    addr = floatConstantAddr(l, c->bits, Lowering::sizeOf(c->type));
    return true;
  }
  return false;
}

/// Without PRFCHW, which not every machine has, memory to be written is fetched as if to be read.
void prefetch(Lowering& l, const Inst& inst) {
  constexpr X kByLocality[] = {X::PrefetchNta, X::PrefetchT2, X::PrefetchT1, X::PrefetchT0};
  const auto locality = l.constant(inst.arg(2));
  const bool isKnown = locality && *locality >= 0 && *locality <= 3;
  emit(l, isKnown ? kByLocality[*locality] : X::PrefetchT0, 8, {}, address(l, inst.arg(0)));
}

void lowerGep(Lowering& l, const Inst& inst) {
  Reg dst = l.result(inst);
  AddressParts parts = l.addressParts(&inst, true, true);
  if (parts.base == &inst)
    emit(l, X::Lea, 8, {use(dst)}, sumOfSteps(l, inst));
  else if (!parts.index && !parts.disp && !l.slotOf(parts.base) && !isNear(l, parts.base))
    l.copyOperand(dst, l.copySource(parts.base));
  else
    emit(l, X::Lea, 8, {use(dst)}, toAddr(l, parts));
}

MInst* emitLoad(Lowering& l, const Type* type, Reg dst, const Addr& from) {
  if (type->isVector()) return emitVectorLoad(l, type, dst, from);
  unsigned size = Lowering::sizeOf(type);
  if (type->isFloatingPoint()) return emit(l, X::LoadF, size, {use(dst)}, from);
  return emitIntLoad(l, size, dst, from);
}

MInst* emitIntLoad(Lowering& l, unsigned size, Reg dst, const Addr& from) {
  X x = size >= 4 ? X::Load : size == 1 ? X::LoadZx8 : X::LoadZx16;
  return emit(l, x, std::max(size, 4u), {use(dst)}, from);
}

namespace {

/// store (load p) op x, p as one op on memory.
bool lowerReadModifyWrite(Lowering& l, const Inst& store) {
  const Value* value = store.storedValue();
  if (!value->type->isInt() || value->type->bits == 1 || store.isVolatile() || store.isAtomic())
    return false;
  constexpr std::pair<Op, X> kOps[] = {{Op::Add, X::M_Add},
                                       {Op::Sub, X::M_Sub},
                                       {Op::And, X::M_And},
                                       {Op::Or, X::M_Or},
                                       {Op::Xor, X::M_Xor}};
  auto row = std::find_if(std::begin(kOps), std::end(kOps),
                          [&](const auto& pair) { return pair.first == value->op; });
  if (row == std::end(kOps)) return false;
  const Inst* binary = l.canFold(value, value->op);
  if (!binary) return false;
  for (unsigned side = 0; side < (isCommutative(binary->op) ? 2 : 1); ++side) {
    const Inst* load = l.canFoldLoad(binary->operand(side));
    if (!load || !l.isSameAddress(load->address(), store.address())) continue;
    const Value* other = binary->operand(1 - side);
    if (other == load) continue;
    MOperand right = regOrImm(l, other);
    emit(l, row->second, Lowering::sizeOf(value->type), {}, address(l, store.address()), {right});
    return true;
  }
  return false;
}

void lowerAnyStore(Lowering& l, const Inst& inst) {
  if (lowerReadModifyWrite(l, inst)) return;
  const Value* value = inst.storedValue();
  if (value->isUndefOrPoison() && !inst.isVolatile()) return;
  if (value->type->isVector()) return lowerVectorStore(l, inst);
  unsigned size = Lowering::sizeOf(value->type);
  if (auto* c = asConstFloat(value)) {
    int64_t bits = size == 4 ? int64_t(int32_t(c->bits)) : int64_t(c->bits);
    if (bits >= kMin32 && bits <= kMax32) {
      emit(l, X::Store, size, {}, address(l, inst.address()), {imm(bits)});
      return;
    }
  }
  if (value->type->isFloatingPoint()) {
    Reg reg = l.reg(value);
    emit(l, X::StoreF, size, {}, address(l, inst.address()), {use(reg)});
    return;
  }
  if (const Value* swapped = nullptr; !inst.isAtomic() && storesSwapped(l, value, swapped)) {
    Reg source = l.reg(swapped);
    emit(l, X::StoreSwapped, size, {}, address(l, inst.address()), {use(source)});
    return;
  }
  MOperand source = regOrImm(l, value);
  emit(l, X::Store, size, {}, address(l, inst.address()), {source});
}

}  // namespace

void lowerStore(Lowering& l, const Inst& inst) {
  lowerAnyStore(l, inst);
  // A later load could read older memory: the only order that the machine does not keep.
  if (inst.isAtomic() && inst.ordering() == Ordering::SeqCst) emit(l, X::Fence, 8, {});
}

void lowerDynamicAlloca(Lowering& l, const Inst& inst) {
  // Rounded up to 16 bytes, so that the stack pointer stays aligned.
  // More alignment is made by rounding the address up.
  uint64_t element = inst.typeArg->size;
  uint32_t align = std::max(inst.align(), 16u);
  uint32_t extra = align - 16;
  Reg bytes = l.tempInt();
  if (auto count = l.allocaCount(inst)) {
    l.emit(op(X::MovImm), 8,
           {use(bytes), l.mf.imm(int64_t((element * *count + extra + 15) & ~uint64_t(15)))});
  } else {
    Reg elements = l.tempInt();
    const Value* amount = inst.operand(0);
    if (amount->type->size == 8)
      l.copy(elements, l.reg(amount));
    else
      extend(l, elements, l.reg(amount), amount->type->bits, false);
    Reg product = l.tempInt();
    multiply(l, product, elements, element);
    emit(l, X::Lea, 8, {use(bytes)}, baseAddr(product, int32_t(extra) + 15));
    emit(l, X::And, 8, {use(bytes), imm(-16)});
  }
  Reg dst = l.result(inst);
  if (!extra) {
    emit(l, X::DynamicAlloca, 8, {use(dst), use(bytes)});
    return;
  }
  Reg start = l.tempInt();
  emit(l, X::DynamicAlloca, 8, {use(start), use(bytes)});
  emit(l, X::Lea, 8, {use(dst)}, baseAddr(start, int32_t(align) - 1));
  emit(l, X::And, 8, {use(dst), imm(-int32_t(align))});
}

bool inlineMemory(Lowering& l, const Inst& inst) {
  auto size = l.constant(inst.arg(2));
  Intrinsic which = inst.calledFunction()->intrinsic;
  // Volatile ones are left to the library, which accesses each byte once.
  if (!size || *size < 0 || *size > 128 || (inst.numArgs() > 3 && l.constant(inst.arg(3)) != 0))
    return false;
  if (*size == 0) return true;
  if (which == Intrinsic::Memset) {
    auto byte = l.constant(inst.arg(1));
    if (!byte) return false;
    Addr to = address(l, inst.arg(0));
    if (to.disp() > kMax32 - 256) return false;
    int64_t offset = 0;
    uint64_t pattern = (uint64_t(*byte) & 0xff) * 0x0101010101010101u;
    if (pattern == 0 && *size >= 16) {
      Reg zero = l.temp(RegClass::Float);
      emit(l, X::ZeroF, 8, {use(zero)});
      for (; *size - offset >= 16; offset += 16)
        emit(l, X::StoreV, 8, {}, to + offset, {use(zero)});
      if (offset < *size) emit(l, X::StoreV, 8, {}, to + (*size - 16), {use(zero)});
      return true;
    }
    Reg wide;
    for (unsigned width : {8u, 4u, 2u, 1u}) {
      for (; *size - offset >= width; offset += width) {
        MOperand value;
        if (width == 8 && pattern != 0) {
          if (!wide.valid()) wide = immediate(l, int64_t(pattern));
          value = use(wide);
        } else {
          value = imm(width == 8   ? 0
                      : width == 4 ? int32_t(pattern)
                      : width == 2 ? int16_t(pattern)
                                   : int8_t(pattern));
        }
        emit(l, X::Store, width, {}, to + offset, {value});
      }
    }
    return true;
  }
  if (*size > 64) return false;
  Addr from = address(l, inst.arg(1));
  Addr to = address(l, inst.arg(0));
  if (to.disp() > kMax32 - 256 || from.disp() > kMax32 - 256) return false;
  int64_t offset = 0;
  if (which == Intrinsic::Memcpy)
    for (; *size - offset >= 16; offset += 16) {
      Addr source = from + offset;
      emit(l, X::CopyV, 8, {}, to + offset,
           {source.part[0], source.part[1], source.part[2], source.part[3]});
    }
  // The rest is read before anything is written, so the blocks may overlap.
  struct Piece {
    Reg reg;
    int64_t offset;
    unsigned width;
  };
  std::vector<Piece> pieces;
  for (unsigned width : {8u, 4u, 2u, 1u})
    for (; *size - offset >= width; offset += width) pieces.push_back({l.tempInt(), offset, width});
  for (const Piece& piece : pieces) emitIntLoad(l, piece.width, piece.reg, from + piece.offset);
  for (const Piece& piece : pieces)
    emit(l, X::Store, piece.width, {}, to + piece.offset, {use(piece.reg)});
  return true;
}

}  // namespace minic::x86_64
