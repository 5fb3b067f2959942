// Addresses, loads, stores, allocas and blocks of memory on RISC-V.
#include <algorithm>
#include <array>
#include <vector>

#include "backend/riscv64/select.h"
#include "ir/gep.h"

namespace minic::riscv64 {

void symbolAddress(Lowering& l, Reg dst, uint32_t symbol, int64_t disp) {
  bool split = !l.mf.symbols[symbol].definedHere && disp != 0;  // la takes no displacement
  if (disp != int32_t(disp)) split = true;
  Reg at = split ? l.tempInt() : dst;
  emit(l, R::Address, 8, {r(at), MOperand::symbol(symbol), imm(split ? 0 : int32_t(disp))});
  if (!split) return;
  if (isImm12(disp))
    emit(l, R::Addi, 8, {r(dst), r(at), imm(disp)});
  else
    emit(l, R::Add, 8, {r(dst), r(at), r(immediate(l, disp))});
}

namespace {

/// A register with index * scale.
Reg scaledIndex(Lowering& l, const Value* index, uint64_t scale) {
  bool isPower = std::has_single_bit(scale);
  const Inst* zext = isPower && scale > 1 ? l.canFold(index, Op::ZExt) : nullptr;
  if (zext && zext->operand(0)->type->isInt(32) && !freeCast(zext)) {
    // Clear the upper half and scale by one pair of shifts.
    Reg high = l.tempInt(), dst = l.tempInt();
    emit(l, R::Slli, 8, {r(high), r(useLow(l, zext->operand(0), 32)), imm(32)});
    emit(l, R::Srli, 8, {r(dst), r(high), imm(32 - std::countr_zero(scale))});
    return dst;
  }
  Reg plain = useExtended(l, index, true);
  if (scale == 1 || plain == preg(Zero)) return plain;
  Reg dst = l.tempInt();
  if (!multiplyByConstant(l, dst, plain, 8, int64_t(scale)))
    emit(l, R::Mul, 8, {r(dst), r(plain), r(immediate(l, int64_t(scale)))});
  return dst;
}

}  // namespace

Address baseAndDisp(Lowering& l, const Value* base, int64_t disp) {
  if (base->isSymbol()) {
    // In a register, so that accesses can share it; foldAddresses undoes that where none does.
    uint32_t symbol = l.symbolOf(static_cast<const GlobalValue*>(base));
    bool whole = l.mf.symbols[symbol].definedHere && disp == int32_t(disp) && !isImm12(disp);
    Reg at = l.tempInt();
    symbolAddress(l, at, symbol, whole ? disp : 0);
    return {r(at), whole ? 0 : disp};
  }
  if (auto slot = l.slotOf(base); slot && disp == int32_t(disp))
    return {MOperand::slot(*slot), disp};
  if (auto c = Lowering::constant(base)) {
    int64_t sum = int64_t(uint64_t(*c) + uint64_t(disp));
    if (isImm12(sum)) return {zero(), sum};
    return {r(immediate(l, *c)), disp};
  }
  return {r(use(l, base)), disp};
}

void addressInto(Lowering& l, Reg dst, const Address& address) {
  if (address.base.kind == OperandKind::Slot)
    emit(l, R::SlotAddress, 8, {r(dst), address.base, imm(address.disp)});
  else if (address.disp == 0)
    l.copy(dst, address.base.asReg());
  else
    addConstant(l, dst, address.base.asReg(), 8, address.disp);
}

namespace {

/// The address with a displacement that an instruction takes (and, for a block of `extent` bytes,
/// also that of its last byte).
Address fitted(Lowering& l, Address address, int64_t extent = 0) {
  if (!address.base.isReg() || (isImm12(address.disp) && isImm12(address.disp + extent)))
    return address;
  int64_t low = isImm12(low12(address.disp) + extent) ? low12(address.disp) : 0;
  Reg at = l.tempInt();
  emit(l, R::Add, 8, {r(at), address.base, r(immediate(l, address.disp - low))});
  return {r(at), low};
}

}  // namespace

Address addressOf(Lowering& l, const Value* value) {
  AddressParts parts = l.addressParts(value, false);
  // A single-use gep with an index: its constant part goes into this instruction.
  if (parts.base->is(Op::Gep) && parts.base->hasOneUse()) {
    AddressParts indexed = l.addressParts(value, true);
    if (indexed.index) {
      Reg scaled = scaledIndex(l, indexed.index, indexed.scale);
      Address base = baseAndDisp(l, indexed.base, indexed.disp);
      Reg at;
      if (base.base.isReg()) {
        at = base.base.asReg();
      } else {
        at = l.tempInt();
        addressInto(l, at, base);
        base.disp = 0;
      }
      if (scaled == preg(Zero)) return fitted(l, {r(at), base.disp});
      Reg sum = l.tempInt();
      emit(l, R::Add, 8, {r(sum), r(at), r(scaled)});
      return fitted(l, {r(sum), base.disp});
    }
  }
  return fitted(l, baseAndDisp(l, parts.base, parts.disp));
}

void lowerGep(Lowering& l, const Inst& gep) {
  int64_t disp = 0;
  std::vector<std::pair<const Value*, uint64_t>> scaled;
  for (const GepStep& step : GepSteps(gep)) {
    auto value = step.isField ? 1 : Lowering::constant(step.index);
    if (value)
      disp = int64_t(uint64_t(disp) + uint64_t(*value) * step.bytes);
    else if (step.bytes)
      scaled.push_back({step.index, step.bytes});
  }
  Address base;
  AddressParts parts = l.addressParts(gep.operand(0), false);
  if (parts.base->isConstant() || l.slotOf(parts.base))
    base = baseAndDisp(l, parts.base, parts.disp + disp);
  else
    base = {r(use(l, gep.operand(0))), disp};
  Reg dst = l.result(gep);
  if (scaled.empty()) return addressInto(l, dst, base);
  Reg sum;
  bool late = base.base.isReg() && base.disp != 0;  // add the constant at the end
  if (base.base.isReg()) {
    sum = base.base.asReg();
  } else {
    sum = l.tempInt();
    addressInto(l, sum, base);
  }
  for (size_t i = 0; i < scaled.size(); ++i) {
    Reg index = scaledIndex(l, scaled[i].first, scaled[i].second);
    Reg next = i + 1 == scaled.size() && !late ? dst : l.tempInt();
    emit(l, R::Add, 8, {r(next), r(sum), r(index)});
    sum = next;
  }
  if (late) addConstant(l, dst, sum, 8, base.disp);
}

namespace {

/// The load or store of an integer, or of a float.
R loadOp(unsigned size, bool isSigned) {
  constexpr R kOps[2][4] = {{R::Lbu, R::Lhu, R::Lw, R::Ld}, {R::Lb, R::Lh, R::Lw, R::Ld}};
  return kOps[isSigned][std::countr_zero(size)];
}
R storeOp(unsigned size) {
  constexpr R kOps[] = {R::Sb, R::Sh, R::Sw, R::Sd};
  return kOps[std::countr_zero(size)];
}
R loadOp(const Type* type, bool isSigned) {
  if (type->isFloatingPoint()) return type->size == 4 ? R::Flw : R::Fld;
  return loadOp(unsigned(type->size), isSigned);
}
R storeOp(const Type* type) {
  if (type->isFloatingPoint()) return type->size == 4 ? R::Fsw : R::Fsd;
  return storeOp(unsigned(type->size));
}

}  // namespace

MInst* emitMemory(Lowering& l, R which, Reg value, const Address& at) {
  return emit(l, which, 8, {r(value), at.base, imm(at.disp)});
}

void lowerLoad(Lowering& l, const Inst& inst) {
  Reg dst = l.isUsed(inst) ? l.result(inst) : l.temp(Lowering::classOf(inst.type));
  Address at = addressOf(l, inst.address());
  if (inst.isAtomic()) emit(l, R::Fence, 8, {});
  MInst* load = emitMemory(l, loadOp(inst.type, loadsSigned(inst)), dst, at);
  if (inst.isVolatile() || inst.isAtomic()) load->flags |= kVolatile;
  if (inst.isAtomic()) emit(l, R::Fence, 8, {});
}

void lowerStore(Lowering& l, const Inst& inst) {
  const Value* value = inst.storedValue();
  if (value->isUndefOrPoison() && !inst.isVolatile()) return;
  const Type* type = value->type;
  R which = storeOp(type);
  Reg src;
  if (type->isFloatingPoint() && value->isConstant()) {
    // A float constant is stored by its bits when an integer register gets them cheaper.
    auto* c = asConstFloat(value);
    int64_t bits = c ? int64_t(c->bits) : 0;
    if (type->size == 4) bits = int32_t(bits);
    if (liCost(bits) <= 2) {
      src = immediate(l, bits);
      which = storeOp(unsigned(type->size));
    } else {
      src = l.reg(value);
    }
  } else {
    src = type->isInt() ? useLow(l, value, type->bits) : use(l, value);
  }
  Address at = addressOf(l, inst.address());
  if (inst.isAtomic()) emit(l, R::Fence, 8, {});
  emitMemory(l, which, src, at);
  if (inst.isAtomic()) emit(l, R::Fence, 8, {});
}

/// Alloca whose size is only known here, or that is not in the entry block.
void lowerDynamicAlloca(Lowering& l, const Inst& inst) {
  uint64_t size = inst.typeArg->size;
  // The stack pointer stays aligned to 16; more is made by rounding the address up.
  int64_t extra = inst.align() > 16 ? int64_t(inst.align()) - 16 : 0;
  Reg bytes;
  if (auto count = Lowering::allocaCount(inst)) {
    bytes = immediate(l, int64_t((*count * size + 15) & ~uint64_t(15)) + extra);
  } else {
    const Value* amount = inst.operand(0);
    Reg n = useLow(l, amount, amount->type->bits), sum = l.tempInt();
    if (amount->type->size < 8) {
      Reg wide = l.tempInt();
      extend(l, wide, n, amount->type->bits, false);
      n = wide;
    }
    if (size != 1) {
      Reg product = l.tempInt();
      if (!multiplyByConstant(l, product, n, 8, int64_t(size)))
        emit(l, R::Mul, 8, {r(product), r(n), r(immediate(l, int64_t(size)))});
      n = product;
    }
    addConstant(l, sum, n, 8, 15 + extra);
    bytes = l.tempInt();
    emit(l, R::Andi, 8, {r(bytes), r(sum), imm(-16)});
  }
  Reg dst = l.isUsed(inst) ? l.result(inst) : l.tempInt();
  if (!extra) {
    emit(l, R::AllocateStack, 8, {r(dst), r(bytes)});
    return;
  }
  Reg at = l.tempInt(), up = l.tempInt();
  emit(l, R::AllocateStack, 8, {r(at), r(bytes)});
  addConstant(l, up, at, 8, int64_t(inst.align()) - 1);
  Reg mask = immediate(l, -int64_t(inst.align()));
  emit(l, R::And, 8, {r(dst), r(up), r(mask)});
}

namespace {

/// A power of two that divides the address, as far as the IR shows.
uint64_t knownAlign(Lowering& l, const Value* address, const ParamAttrs* attrs) {
  uint64_t stated = attrs && attrs->align ? attrs->align : 1;
  AddressParts parts = l.addressParts(address, false);
  uint64_t align = 1;
  if (parts.base->is(Op::Global)) {
    auto* global = static_cast<const GlobalVar*>(parts.base);
    align = global->align ? global->align : global->valueType->align;
  } else if (parts.base->is(Op::Alloca)) {
    align = static_cast<const Inst*>(parts.base)->align();
  }
  if (parts.disp) align = std::min(align, uint64_t(1) << std::countr_zero(uint64_t(parts.disp)));
  return std::max(align, stated);
}

/// A base register and a displacement that is valid for all of `size` bytes.
Address blockAddress(Lowering& l, const Value* value, int64_t size) {
  return fitted(l, addressOf(l, value), size - 1);
}

}  // namespace

bool inlineMemory(Lowering& l, const Inst& inst) {
  constexpr unsigned kMaxPieces = 8;
  Intrinsic what = inst.calledFunction()->intrinsic;
  auto length = Lowering::constant(inst.arg(2));
  if (!length || *length < 0) return false;
  if (*length == 0) return true;
  auto attrs = [&](uint32_t i) { return inst.call->args.empty() ? nullptr : &inst.call->args[i]; };
  uint64_t align = knownAlign(l, inst.arg(0), attrs(0));
  bool isSet = what == Intrinsic::Memset;
  auto fill = isSet ? Lowering::constant(inst.arg(1)) : KnownInt(0);
  if (!fill) return false;
  if (!isSet) align = std::min(align, knownAlign(l, inst.arg(1), attrs(1)));
  unsigned widest = unsigned(std::min<uint64_t>(align, 8));
  struct Piece {
    int64_t offset;
    unsigned size;
  };
  std::array<Piece, kMaxPieces> pieces;
  unsigned count = 0;
  for (int64_t offset = 0; offset < *length;) {
    unsigned size = widest;
    while (int64_t(size) > *length - offset) size /= 2;
    if (count == kMaxPieces) return false;
    pieces[count++] = {offset, size};
    offset += size;
  }
  Address to = blockAddress(l, inst.arg(0), *length);
  auto store = [&](const Piece& piece, Reg value) {
    emitMemory(l, storeOp(piece.size), value, {to.base, to.disp + piece.offset});
  };
  if (isSet) {
    int64_t pattern = int64_t((uint64_t(*fill) & 0xff) * 0x0101010101010101u);
    Reg value = immediate(l, pattern);
    for (unsigned i = 0; i < count; ++i) store(pieces[i], value);
    return true;
  }
  // All loads come first: the blocks may overlap in memmove.
  Address from = blockAddress(l, inst.arg(1), *length);
  std::array<Reg, kMaxPieces> values;
  for (unsigned i = 0; i < count; ++i) {
    values[i] = l.tempInt();
    emitMemory(l, loadOp(pieces[i].size, false), values[i],
               {from.base, from.disp + pieces[i].offset});
  }
  for (unsigned i = 0; i < count; ++i) store(pieces[i], values[i]);
  return true;
}

void foldAddresses(MFunction& mf) {
  // Per virtual register: the Address that defines it, and the numbers of definitions and uses.
  struct Known {
    MInst* address = nullptr;
    MBlock* block = nullptr;
    uint32_t definitions = 0, uses = 0;
  };
  std::vector<Known> known(mf.vregs.size());
  for (MBlock* block : mf.layout)
    for (MInst* inst = block->first; inst; inst = inst->next) {
      for (const MOperand& operand : inst->operands()) {
        if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
        Known& reg = known[operand.asReg().index()];
        reg.uses += operand.uses();
        reg.definitions += operand.defines();
        if (operand.defines() && inst->op == op(R::Address)) reg.address = inst, reg.block = block;
      }
    }
  for (MBlock* block : mf.layout)
    for (MInst* inst = block->first; inst; inst = inst->next) {
      const OpDesc& desc = describe(mf, *inst);
      const bool isSum = inst->op == op(R::Addi) && inst->size == 8;
      if (!isSum && !desc.has(OpLoad) && !desc.has(OpStore)) continue;
      if (!(isSum || desc.isAddress(1)) || !(*inst)[1].isReg() || !(*inst)[1].asReg().isVirtual())
        continue;
      const Known& base = known[(*inst)[1].asReg().index()];
      // One outside of the loop, or with several uses, is better in its register.
      if (!base.address || base.definitions != 1 || base.uses != 1 ||
          base.block->loopDepth != block->loopDepth)
        continue;
      MInst& address = *base.address;
      if (!mf.symbols[address[1].payload].definedHere) continue;
      int64_t disp = int64_t((*inst)[2].asImm()) + address[2].asImm();
      if (disp != int32_t(disp)) continue;
      if (isSum) inst->op = op(R::Address);
      (*inst)[1] = address[1];
      (*inst)[2] = imm(disp);
      MFunction::remove(*base.block, &address);
    }
}

}  // namespace minic::riscv64
