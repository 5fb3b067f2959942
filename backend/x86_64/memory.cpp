// Addresses, loads, stores, allocas and blocks of memory on x86-64.
#include <bit>

#include "backend/x86_64/select.h"
#include "ir/gep.h"

namespace minic::x86_64 {

MInst* emitWith(Lowering& lower, uint16_t opcode, unsigned size,
                std::initializer_list<MOperand> before, const Addr& addr,
                std::initializer_list<MOperand> after) {
  MOperand operands[OpDesc::kMaxOperands];
  size_t count = 0;
  for (const MOperand& operand : before) operands[count++] = operand;
  for (const MOperand& operand : addr.part) operands[count++] = operand;
  for (const MOperand& operand : after) operands[count++] = operand;
  return lower.emit(opcode, size, std::span<const MOperand>(operands, count));
}

Addr baseAddr(Reg base, int32_t disp) {
  return {{use(base), MOperand::none(), MOperand::imm(disp), MOperand::none()}};
}

Addr slotAddr(uint32_t slot, int32_t disp) {
  return {{MOperand::slot(slot), MOperand::none(), MOperand::imm(disp), MOperand::none()}};
}

namespace {

/// A global whose address is a constant distance away; others are reached through the GOT.
bool isNear(Lowering& lower, const Value* value) {
  return (value->is(Op::Global) || value->is(Op::Function)) &&
         lower.mf.symbols[lower.symbolOf(static_cast<const GlobalValue*>(value))].definedHere;
}

/// The index of an address in a 64-bit register.
Reg indexReg(Lowering& lower, const Value* index) {
  if (index->type->size == 8) return lower.reg(index);
  Reg wide = lower.tempInt();
  extend(lower, wide, lower.reg(index), index->type->bits, true);
  return wide;
}

/// index * scale as a part of an address.
MOperand scaledIndex(Lowering& lower, const Value* index, uint64_t scale) {
  Reg reg = indexReg(lower, index);
  if (std::has_single_bit(scale) && scale <= 8)
    return MOperand::index(reg, unsigned(std::countr_zero(scale)));
  Reg product = lower.tempInt();
  unsigned shift = unsigned(std::countr_zero(scale));
  uint64_t odd = scale >> shift;
  if (odd == 1) {
    lower.emit(op(X::ShlCopy), 8, {use(product), use(reg), MOperand::imm(int32_t(shift))});
  } else if (shift <= 3 && (odd == 3 || odd == 5 || odd == 9)) {
    MOperand times = MOperand::index(reg, unsigned(std::countr_zero(odd - 1)));
    emitWith(lower, op(X::Lea), 8, {use(product)},
             {{use(reg), times, MOperand::imm(0), MOperand::none()}});
    return MOperand::index(product, shift);
  } else {
    multiply(lower, product, reg, scale);
  }
  return MOperand::index(product, 0);
}

/// The address that a gep with any steps is: base + sum of index * step. The last product whose
/// scale the address supports becomes part of it.
Addr sumOfSteps(Lowering& lower, const Inst& gep) {
  Reg sum = lower.reg(gep.operand(0));
  int64_t disp = 0;
  MOperand scaled = MOperand::none();
  auto add = [&](const MOperand& term) {
    Reg next = lower.tempInt();
    emitWith(lower, op(X::Lea), 8, {use(next)},
             {{use(sum), term, MOperand::imm(0), MOperand::none()}});
    sum = next;
  };
  for (const GepStep& step : GepSteps(gep)) {
    if (auto c = step.isField ? 1 : lower.constant(step.index)) {
      disp = int64_t(uint64_t(disp) + uint64_t(*c) * step.bytes);
      continue;
    }
    if (step.bytes == 0) continue;
    MOperand term = scaledIndex(lower, step.index, step.bytes);
    if (scaled.isReg()) add(scaled);
    scaled = term;
  }
  if (disp != int32_t(disp)) {
    Reg wide = lower.tempInt();
    lower.emit(op(X::MovImm), 8, {use(wide), lower.mf.imm(disp)});
    add(MOperand::index(wide, 0));
    disp = 0;
  }
  return {{use(sum), scaled, MOperand::imm(int32_t(disp)), MOperand::none()}};
}

}  // namespace

void multiply(Lowering& lower, Reg dst, Reg src, uint64_t factor) {
  if (factor <= uint64_t(kMax32)) {
    lower.emit(op(X::ImulImm), 8, {use(dst), use(src), MOperand::imm(int32_t(factor))});
  } else {
    lower.emit(op(X::MovImm), 8, {use(dst), lower.mf.imm(int64_t(factor))});
    lower.emit(op(X::Imul), 8, {use(dst), use(src)});
  }
}

Addr toAddr(Lowering& lower, const AddressParts& parts) {
  Addr addr{
      {MOperand::none(), MOperand::none(), MOperand::imm(int32_t(parts.disp)), MOperand::none()}};
  if (parts.index) addr.part[1] = scaledIndex(lower, parts.index, parts.scale);
  if (auto slot = lower.slotOf(parts.base)) {
    addr.part[0] = MOperand::slot(*slot);
  } else if (!parts.index && isNear(lower, parts.base)) {
    addr.part[3] =
        MOperand::symbol(lower.symbolOf(static_cast<const GlobalValue*>(parts.base)), Plain);
  } else {
    addr.part[0] = use(lower.reg(parts.base));
  }
  return addr;
}

Addr address(Lowering& lower, const Value* pointer) {
  AddressParts parts = lower.addressParts(pointer, true);
  const Inst* gep = parts.index ? nullptr : lower.canFold(parts.base, Op::Gep);
  if (!gep) return toAddr(lower, parts);
  Addr addr = sumOfSteps(lower, *gep);
  int64_t disp = addr.part[2].asImm() + parts.disp;
  if (disp == int32_t(disp)) {
    addr.part[2] = MOperand::imm(int32_t(disp));
    return addr;
  }
  Reg at = lower.tempInt();
  emitWith(lower, op(X::Lea), 8, {use(at)}, addr);
  return baseAddr(at, int32_t(parts.disp));
}

MOperand regOrImm(Lowering& lower, const Value* value) {
  if (auto c = lower.constantIn(value, kMin32, kMax32)) return MOperand::imm(int32_t(*c));
  return use(lower.reg(value));
}

namespace {

/// An address operand that names a float constant in memory.
Addr floatConstantAddr(Lowering& lower, uint64_t bits, unsigned size) {
  Addr addr{{MOperand::none(), MOperand::none(), MOperand::imm(0), MOperand::none()}};
  addr.part[3] = MOperand::floatConstant(lower.mf.floatConstant(bits, size));
  return addr;
}

}  // namespace

bool floatMemory(Lowering& lower, const Value* value, Addr& addr) {
  if (const Inst* load = lower.canFoldLoad(value)) {
    addr = address(lower, load->address());
    return true;
  }
  if (auto* c = asConstFloat(value); c && c->bits) {
    addr = floatConstantAddr(lower, c->bits, Lowering::sizeOf(c->type));
    return true;
  }
  return false;
}

void lowerGep(Lowering& lower, const Inst& inst) {
  Reg dst = lower.result(inst);
  AddressParts parts = lower.addressParts(&inst, true, true);
  if (parts.base == &inst)
    emitWith(lower, op(X::Lea), 8, {use(dst)}, sumOfSteps(lower, inst));
  else if (!parts.index && !parts.disp && !lower.slotOf(parts.base) && !isNear(lower, parts.base))
    lower.copyOperand(dst, lower.copySource(parts.base));
  else
    emitWith(lower, op(X::Lea), 8, {use(dst)}, toAddr(lower, parts));
}

MInst* emitLoad(Lowering& lower, const Type* type, Reg dst, const Addr& from) {
  unsigned size = Lowering::sizeOf(type);
  if (type->isFloatingPoint()) return emitWith(lower, op(X::LoadF), size, {use(dst)}, from);
  if (size >= 4) return emitWith(lower, op(X::Load), size, {use(dst)}, from);
  return emitWith(lower, op(size == 1 ? X::LoadZx8 : X::LoadZx16), 4, {use(dst)}, from);
}

namespace {

/// store (load p) op x, p as one op on memory.
bool lowerReadModifyWrite(Lowering& lower, const Inst& store) {
  const Value* value = store.storedValue();
  if (!value->type->isInt() || value->type->bits == 1 || store.isVolatile() || store.isAtomic())
    return false;
  X x;
  switch (value->op) {
    case Op::Add:
      x = X::M_Add;
      break;
    case Op::Sub:
      x = X::M_Sub;
      break;
    case Op::And:
      x = X::M_And;
      break;
    case Op::Or:
      x = X::M_Or;
      break;
    case Op::Xor:
      x = X::M_Xor;
      break;
    default:
      return false;
  }
  const Inst* binary = lower.canFold(value, value->op);
  if (!binary) return false;
  for (unsigned side = 0; side < (isCommutative(binary->op) ? 2 : 1); ++side) {
    const Inst* load = lower.canFoldLoad(binary->operand(side));
    if (!load || !lower.isSameAddress(load->address(), store.address())) continue;
    const Value* other = binary->operand(1 - side);
    if (other == load) continue;
    MOperand right = regOrImm(lower, other);
    emitWith(lower, op(x), Lowering::sizeOf(value->type), {}, address(lower, store.address()),
             {right});
    return true;
  }
  return false;
}

}  // namespace

void lowerStore(Lowering& lower, const Inst& inst) {
  if (lowerReadModifyWrite(lower, inst)) return;
  const Value* value = inst.storedValue();
  if (value->isUndefOrPoison() && !inst.isVolatile()) return;
  unsigned size = Lowering::sizeOf(value->type);
  if (auto* c = asConstFloat(value)) {
    int64_t bits = size == 4 ? int64_t(int32_t(c->bits)) : int64_t(c->bits);
    if (bits >= kMin32 && bits <= kMax32) {
      emitWith(lower, op(X::Store), size, {}, address(lower, inst.address()),
               {MOperand::imm(int32_t(bits))});
      return;
    }
  }
  if (value->type->isFloatingPoint()) {
    Reg reg = lower.reg(value);
    emitWith(lower, op(X::StoreF), size, {}, address(lower, inst.address()), {use(reg)});
    return;
  }
  MOperand source = regOrImm(lower, value);
  emitWith(lower, op(X::Store), size, {}, address(lower, inst.address()), {source});
}

void lowerDynamicAlloca(Lowering& lower, const Inst& inst) {
  // Rounded up to 16 bytes, so that the stack pointer stays aligned.
  // More alignment is made by rounding the address up.
  uint64_t element = inst.typeArg->size;
  uint32_t align = std::max(inst.align(), 16u);
  uint32_t extra = align - 16;
  Reg bytes = lower.tempInt();
  if (auto count = lower.allocaCount(inst)) {
    lower.emit(
        op(X::MovImm), 8,
        {use(bytes), lower.mf.imm(int64_t((element * *count + extra + 15) & ~uint64_t(15)))});
  } else {
    Reg elements = lower.tempInt();
    const Value* amount = inst.operand(0);
    if (amount->type->size == 8)
      lower.copy(elements, lower.reg(amount));
    else
      extend(lower, elements, lower.reg(amount), amount->type->bits, false);
    Reg product = lower.tempInt();
    multiply(lower, product, elements, element);
    emitWith(lower, op(X::Lea), 8, {use(bytes)}, baseAddr(product, int32_t(extra) + 15));
    lower.emit(op(X::And), 8, {use(bytes), MOperand::imm(-16)});
  }
  Reg dst = lower.result(inst);
  if (!extra) {
    lower.emit(op(X::DynamicAlloca), 8, {use(dst), use(bytes)});
    return;
  }
  Reg start = lower.tempInt();
  lower.emit(op(X::DynamicAlloca), 8, {use(start), use(bytes)});
  emitWith(lower, op(X::Lea), 8, {use(dst)}, baseAddr(start, int32_t(align) - 1));
  lower.emit(op(X::And), 8, {use(dst), MOperand::imm(-int32_t(align))});
}

bool inlineMemory(Lowering& lower, const Inst& inst) {
  auto size = lower.constant(inst.arg(2));
  Intrinsic which = inst.calledFunction()->intrinsic;
  // Volatile ones are left to the library, which accesses each byte once.
  if (!size || *size < 0 || *size > 128 || (inst.numArgs() > 3 && lower.constant(inst.arg(3)) != 0))
    return false;
  if (*size == 0) return true;
  auto at = [](Addr addr, int64_t offset) {
    addr.part[2] = MOperand::imm(int32_t(addr.part[2].asImm() + offset));
    return addr;
  };
  if (which == Intrinsic::Memset) {
    auto byte = lower.constant(inst.arg(1));
    if (!byte) return false;
    Addr to = address(lower, inst.arg(0));
    if (to.part[2].asImm() > kMax32 - 256) return false;
    int64_t offset = 0;
    uint64_t pattern = (uint64_t(*byte) & 0xff) * 0x0101010101010101u;
    if (pattern == 0 && *size >= 16) {
      Reg zero = lower.temp(RegClass::Float);
      lower.emit(op(X::ZeroF), 8, {use(zero)});
      for (; *size - offset >= 16; offset += 16)
        emitWith(lower, op(X::StoreV), 8, {}, at(to, offset), {use(zero)});
      if (offset < *size) emitWith(lower, op(X::StoreV), 8, {}, at(to, *size - 16), {use(zero)});
      return true;
    }
    Reg wide;
    for (unsigned width : {8u, 4u, 2u, 1u}) {
      for (; *size - offset >= width; offset += width) {
        MOperand value;
        if (width == 8 && pattern != 0) {
          if (!wide.valid()) {
            wide = lower.tempInt();
            lower.emit(op(X::MovImm), 8, {use(wide), lower.mf.imm(int64_t(pattern))});
          }
          value = use(wide);
        } else {
          value = MOperand::imm(width == 8   ? 0
                                : width == 4 ? int32_t(pattern)
                                : width == 2 ? int16_t(pattern)
                                             : int8_t(pattern));
        }
        emitWith(lower, op(X::Store), width, {}, at(to, offset), {value});
      }
    }
    return true;
  }
  if (*size > 64) return false;
  Addr from = address(lower, inst.arg(1));
  Addr to = address(lower, inst.arg(0));
  if (to.part[2].asImm() > kMax32 - 256 || from.part[2].asImm() > kMax32 - 256) return false;
  int64_t offset = 0;
  if (which == Intrinsic::Memcpy)
    for (; *size - offset >= 16; offset += 16) {
      Addr source = at(from, offset);
      emitWith(lower, op(X::CopyV), 8, {}, at(to, offset),
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
    for (; *size - offset >= width; offset += width)
      pieces.push_back({lower.tempInt(), offset, width});
  for (const Piece& piece : pieces) {
    Addr source = at(from, piece.offset);
    if (piece.width >= 4)
      emitWith(lower, op(X::Load), piece.width, {use(piece.reg)}, source);
    else
      emitWith(lower, op(piece.width == 1 ? X::LoadZx8 : X::LoadZx16), 4, {use(piece.reg)}, source);
  }
  for (const Piece& piece : pieces)
    emitWith(lower, op(X::Store), piece.width, {}, at(to, piece.offset), {use(piece.reg)});
  return true;
}

}  // namespace minic::x86_64
