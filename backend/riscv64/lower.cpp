// IR to RISC-V ops. What registers hold: backend/lower/lower.h; in short, an i32 is always
// sign-extended to 64 bits, so sext to i64 costs nothing, 64-bit compares and branches serve i32
// too, and .w ops keep it that way. An i1 is 0 or 1. Of an i8 or i16 the bits above its width are
// unknown.
//
// Folded into users: geps with constant offsets, compares (into branches and selects), casts that
// change no bit, small constants, loads under a zext.
#include <algorithm>
#include <array>
#include <vector>

#include "backend/riscv64/riscv64.h"
#include "ir/gep.h"

namespace minic::riscv64 {

namespace {

MOperand r(Reg reg) { return MOperand::reg(reg); }

MInst* emit(Lowering& l, R which, unsigned size, std::initializer_list<MOperand> operands) {
  return l.emit(op(which), size, operands);
}

/// size 4 chooses the .w form.
unsigned opSize(const Type* type) { return type->isPtr() || type->bits > 32 ? 8 : 4; }

/// An i8 or i16 load is done with sign extension when that makes sexts of it free.
bool loadsSigned(const Inst& load) {
  unsigned seen = 0;
  bool isSigned = false;
  for (const Use& use : load.useRange()) {
    if (use.user->is(Op::ZExt) || ++seen > 16) return false;
    isSigned |= use.user->is(Op::SExt) || use.user->is(Op::SIToFP);
  }
  return isSigned;
}

bool isNarrow(const Type* type) { return type->isInt(8) || type->isInt(16); }

/// The i32's register is known to be zero in its upper half.
bool isNonNegative(const Value* value) {
  const Inst* inst = asInst(value);
  if (!inst) return false;
  switch (inst->op) {
    case Op::ZExt:
      return true;
    case Op::LShr: {
      auto amount = Lowering::constant(inst->operand(1));
      return amount && *amount > 0;
    }
    case Op::And: {
      auto mask = Lowering::constant(inst->operand(1));
      return mask && *mask >= 0;
    }
    default:
      return false;
  }
}

/// The operand of a cast that needs no instruction, or null.
const Value* freeCast(const Inst* inst) {
  switch (inst->op) {
    case Op::SExt:
      if (inst->operand(0)->type->isInt(32)) return inst->operand(0);
      if (isNarrow(inst->operand(0)->type) && inst->operand(0)->is(Op::Load) &&
          loadsSigned(*asInst(inst->operand(0))))
        return inst->operand(0);
      return nullptr;
    case Op::ZExt:
      if (inst->operand(0)->type->isInt(1)) return inst->operand(0);
      if (isNarrow(inst->operand(0)->type) && inst->operand(0)->is(Op::Load) &&
          !loadsSigned(*asInst(inst->operand(0))))
        return inst->operand(0);
      if (inst->operand(0)->type->isInt(32) && isNonNegative(inst->operand(0)))
        return inst->operand(0);
      return nullptr;
    case Op::Trunc:
      return isNarrow(inst->type) ? inst->operand(0) : nullptr;
    case Op::PtrToInt:
      return inst->type->isInt(64) ? inst->operand(0) : nullptr;
    case Op::IntToPtr:
      return inst->operand(0)->type->isInt(64) ? inst->operand(0) : nullptr;
    case Op::BitCast:
      return inst->type->isFloatingPoint() == inst->operand(0)->type->isFloatingPoint()
                 ? inst->operand(0)
                 : nullptr;
    default:
      return nullptr;
  }
}

Reg registerOf(Lowering& l, const Value* value) {
  auto c = Lowering::constant(value);
  if (c && *c == 0 && !value->type->isFloatingPoint()) return preg(Zero);
  return l.reg(value);
}

}  // namespace

unsigned liCost(int64_t value) {
  if (isImm12(value)) return 1;
  int64_t low = low12(value);
  if (value == int32_t(value)) return low ? 2 : 1;
  uint64_t high = (uint64_t(value) - uint64_t(low)) >> 12;
  int64_t rest = int64_t(high << 12) >> 12;
  rest >>= std::countr_zero(uint64_t(rest));
  return liCost(rest) + 1 + (low != 0);
}

void loadImmediate(Lowering& l, Reg dst, int64_t value) {
  if (liCost(value) <= 3)
    emit(l, R::Li, 8, {r(dst), l.mf.imm(value)});
  else
    emit(l, R::LiPool, 8,
         {r(dst), MOperand::floatConstant(l.mf.floatConstant(uint64_t(value), 8))});
}

Reg immediate(Lowering& l, int64_t value) {
  if (value == 0) return preg(Zero);
  Reg dst = l.tempInt();
  loadImmediate(l, dst, value);
  return dst;
}

Reg use(Lowering& l, const Value* value) {
  while (const Inst* inst = asInst(value)) {
    const Value* from = freeCast(inst);
    if (!from) break;
    value = from;
  }
  return registerOf(l, value);
}

Reg useLow(Lowering& l, const Value* value, unsigned bits) {
  while (const Inst* inst = asInst(value)) {
    const Value* from = freeCast(inst);
    if (!from) {
      // (An i1 is 0 or 1, which only the trunc makes it.)
      bool looked =
          (inst->is(Op::Trunc) && inst->type->bits >= bits && !inst->type->isInt(1)) ||
          ((inst->is(Op::SExt) || inst->is(Op::ZExt)) && inst->operand(0)->type->bits >= bits);
      if (!looked) break;
      from = inst->operand(0);
    }
    value = from;
  }
  return registerOf(l, value);
}

Reg useExtended(Lowering& l, const Value* value, bool isSigned) {
  const Type* type = value->type;
  if (!type->isInt() || type->bits >= 32 || (type->bits == 1 && !isSigned)) return use(l, value);
  if (auto* c = asConstInt(value)) return immediate(l, isSigned ? c->value : int64_t(c->zext()));
  if (value->is(Op::Load) && type->bits > 1 && loadsSigned(*asInst(value)) == isSigned)
    return l.reg(value);
  Reg dst = l.tempInt();
  extend(l, dst, useLow(l, value, type->bits), type->bits, isSigned);
  return dst;
}

void extend(Lowering& l, Reg dst, Reg src, unsigned bits, bool isSigned) {
  if (bits == 32 && isSigned) {
    emit(l, R::Sextw, 8, {r(dst), r(src)});
  } else if (bits <= 8 && !isSigned) {
    emit(l, R::Andi, 8, {r(dst), r(src), MOperand::imm((1 << bits) - 1)});
  } else {
    MOperand amount = MOperand::imm(int32_t(64 - bits));
    Reg high = l.tempInt();
    emit(l, R::Slli, 8, {r(high), r(src), amount});
    emit(l, isSigned ? R::Srai : R::Srli, 8, {r(dst), r(high), amount});
  }
}

namespace {

// ---- addresses

struct Address {
  MOperand base;  ///< register or slot
  int64_t disp = 0;
};

/// dst := address of the global plus the displacement.
void symbolAddress(Lowering& l, Reg dst, uint32_t symbol, int64_t disp) {
  bool split = !l.mf.symbols[symbol].definedHere && disp != 0;  // la takes no displacement
  if (disp != int32_t(disp)) split = true;
  Reg at = split ? l.tempInt() : dst;
  emit(l, R::Address, 8,
       {r(at), MOperand::symbol(symbol), MOperand::imm(split ? 0 : int32_t(disp))});
  if (!split) return;
  if (isImm12(disp))
    emit(l, R::Addi, 8, {r(dst), r(at), MOperand::imm(int32_t(disp))});
  else
    emit(l, R::Add, 8, {r(dst), r(at), r(immediate(l, disp))});
}

/// dst := src + constant.
void addConstant(Lowering& l, Reg dst, Reg src, unsigned size, int64_t value) {
  if (isImm12(value)) {
    emit(l, R::Addi, size, {r(dst), r(src), MOperand::imm(int32_t(value))});
  } else if (value >= -4096 && value <= 4094) {
    int32_t first = value < 0 ? -2048 : 2047;
    Reg half = l.tempInt();
    emit(l, R::Addi, size, {r(half), r(src), MOperand::imm(first)});
    emit(l, R::Addi, size, {r(dst), r(half), MOperand::imm(int32_t(value) - first)});
  } else {
    emit(l, R::Add, size, {r(dst), r(src), r(immediate(l, value))});
  }
}

/// A register with index * scale.
Reg scaledIndex(Lowering& l, const Value* index, uint64_t scale) {
  bool isPower = std::has_single_bit(scale);
  const Inst* zext = isPower && scale > 1 ? l.canFold(index, Op::ZExt) : nullptr;
  if (zext && zext->operand(0)->type->isInt(32) && !freeCast(zext)) {
    // Clear the upper half and scale by one pair of shifts.
    Reg high = l.tempInt(), dst = l.tempInt();
    emit(l, R::Slli, 8, {r(high), r(useLow(l, zext->operand(0), 32)), MOperand::imm(32)});
    emit(l, R::Srli, 8, {r(dst), r(high), MOperand::imm(32 - std::countr_zero(scale))});
    return dst;
  }
  Reg plain = useExtended(l, index, true);
  if (scale == 1 || plain == preg(Zero)) return plain;
  Reg dst = l.tempInt();
  if (!multiplyByConstant(l, dst, plain, 8, int64_t(scale)))
    emit(l, R::Mul, 8, {r(dst), r(plain), r(immediate(l, int64_t(scale)))});
  return dst;
}

/// An address as base and displacement; the displacement need not fit in an instruction.
Address baseAndDisp(Lowering& l, const Value* base, int64_t disp) {
  if (base->is(Op::Global) || base->is(Op::Function)) {
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

/// dst := address.
void addressInto(Lowering& l, Reg dst, const Address& address) {
  if (address.base.kind == OperandKind::Slot)
    emit(l, R::SlotAddress, 8, {r(dst), address.base, MOperand::imm(int32_t(address.disp))});
  else if (address.disp == 0)
    l.copy(dst, address.base.asReg());
  else
    addConstant(l, dst, address.base.asReg(), 8, address.disp);
}

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

Address addressOf(Lowering& l, const Value* value) {
  AddressParts parts = l.addressParts(value, 0);
  // A single-use gep with an index: its constant part goes into this instruction.
  if (parts.base->is(Op::Gep) && parts.base->hasOneUse()) {
    AddressParts indexed = l.addressParts(value, 1);
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
  AddressParts parts = l.addressParts(gep.operand(0), 0);
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

// ---- loads and stores

R loadOp(const Type* type, bool isSigned) {
  if (type->kind == TypeKind::Float) return R::Flw;
  if (type->kind == TypeKind::Double) return R::Fld;
  switch (type->size) {
    case 1:
      return isSigned ? R::Lb : R::Lbu;
    case 2:
      return isSigned ? R::Lh : R::Lhu;
    case 4:
      return R::Lw;
    default:
      return R::Ld;
  }
}

R storeOp(const Type* type) {
  if (type->kind == TypeKind::Float) return R::Fsw;
  if (type->kind == TypeKind::Double) return R::Fsd;
  switch (type->size) {
    case 1:
      return R::Sb;
    case 2:
      return R::Sh;
    case 4:
      return R::Sw;
    default:
      return R::Sd;
  }
}

MInst* emitMemory(Lowering& l, R which, Reg value, const Address& at) {
  return emit(l, which, 8, {r(value), at.base, MOperand::imm(int32_t(at.disp))});
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
      which = type->size == 4 ? R::Sw : R::Sd;
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

// ---- compares

/// A condition that a branch can test.
struct Compare {
  Cond cond = Cond::NE;
  Reg left, right;
};

/// Constant of an operand as useExtended would put it in a register.
std::optional<int64_t> extendedConstant(const Value* value, bool isSigned) {
  if (auto* c = asConstInt(value))
    return isSigned || c->type->bits >= 32 ? c->value : int64_t(c->zext());
  return Lowering::constant(value);
}

/// Tests of low bits against zero: one shift moves them where the branch sees only them.
std::optional<Compare> bitTest(Lowering& l, const Value* left, bool isEqual) {
  Cond cond = isEqual ? Cond::EQ : Cond::NE;
  if (const Inst* rem = l.canFold(left, Op::SRem)) {
    auto divisor = Lowering::constant(rem->operand(1));
    unsigned bits = rem->type->bits;
    if (!divisor || *divisor <= 1 || !std::has_single_bit(uint64_t(*divisor)) || bits < 32)
      return std::nullopt;
    Reg low = l.tempInt(), src = useLow(l, rem->operand(0), bits);
    if (isImm12(*divisor - 1))
      emit(l, R::Andi, 8, {r(low), r(src), MOperand::imm(int32_t(*divisor - 1))});
    else
      emit(l, R::Slli, 8,
           {r(low), r(src), MOperand::imm(64 - std::countr_zero(uint64_t(*divisor)))});
    return Compare{cond, low, preg(Zero)};
  }
  if (const Inst* both = l.canFold(left, Op::And)) {
    auto* c = asConstInt(both->operand(1));
    if (!c || isImm12(c->value)) return std::nullopt;
    uint64_t mask = c->zext();
    bool lowOnes = (mask & (mask + 1)) == 0;
    if (!lowOnes && !std::has_single_bit(mask)) return std::nullopt;
    Reg shifted = l.tempInt(), src = useLow(l, both->operand(0), both->type->bits);
    unsigned width = unsigned(std::bit_width(mask));
    emit(l, R::Slli, 8, {r(shifted), r(src), MOperand::imm(int32_t(64 - width))});
    if (lowOnes) return Compare{cond, shifted, preg(Zero)};
    return Compare{isEqual ? Cond::GE : Cond::LT, shifted, preg(Zero)};
  }
  return std::nullopt;
}

Compare branchCompare(Lowering& l, IntPred pred, const Value* left, const Value* right) {
  if (left->isConstant() && !right->isConstant()) {
    std::swap(left, right);
    pred = swapped(pred);
  }
  bool isSigned = minic::isSigned(pred);
  auto c = extendedConstant(right, isSigned);
  if (c) {
    // Towards a comparison with zero, which needs no constant.
    if (*c == 1 && pred == IntPred::SLT) pred = IntPred::SLE, c = 0;
    if (*c == 1 && pred == IntPred::SGE) pred = IntPred::SGT, c = 0;
    if (*c == -1 && pred == IntPred::SGT) pred = IntPred::SGE, c = 0;
    if (*c == -1 && pred == IntPred::SLE) pred = IntPred::SLT, c = 0;
    if (*c == 1 && pred == IntPred::ULT) pred = IntPred::EQ, c = 0;
    if (*c == 1 && pred == IntPred::UGE) pred = IntPred::NE, c = 0;
    if (*c == 0 && pred == IntPred::UGT) pred = IntPred::NE;
    if (*c == 0 && pred == IntPred::ULE) pred = IntPred::EQ;
    bool isEqual = pred == IntPred::EQ;
    if (*c == 0 && (isEqual || pred == IntPred::NE))
      if (auto test = bitTest(l, left, isEqual)) return *test;
  }
  Reg a = useExtended(l, left, isSigned);
  Reg b = c ? immediate(l, *c) : useExtended(l, right, isSigned);
  switch (pred) {
    case IntPred::EQ:
      return {Cond::EQ, a, b};
    case IntPred::NE:
      return {Cond::NE, a, b};
    case IntPred::SLT:
      return {Cond::LT, a, b};
    case IntPred::SGE:
      return {Cond::GE, a, b};
    case IntPred::SGT:
      return {Cond::LT, b, a};
    case IntPred::SLE:
      return {Cond::GE, b, a};
    case IntPred::ULT:
      return {Cond::LTU, a, b};
    case IntPred::UGE:
      return {Cond::GEU, a, b};
    case IntPred::UGT:
      return {Cond::LTU, b, a};
    case IntPred::ULE:
      return {Cond::GEU, b, a};
  }
  MINIC_UNREACHABLE();
}

/// dst := left pred right as 0 or 1.
void setCompare(Lowering& l, Reg dst, IntPred pred, const Value* left, const Value* right) {
  if (left->isConstant() && !right->isConstant()) {
    std::swap(left, right);
    pred = swapped(pred);
  }
  bool isSigned = minic::isSigned(pred);
  auto c = extendedConstant(right, isSigned);
  auto negated = [&](R which, Reg a, MOperand b) {
    Reg less = l.tempInt();
    emit(l, which, 8, {r(less), r(a), b});
    emit(l, R::Xori, 8, {r(dst), r(less), MOperand::imm(1)});
  };
  if (pred == IntPred::EQ || pred == IntPred::NE) {
    Reg a = useExtended(l, left, false);
    Reg difference = a;
    if (c && *c != 0 && *c >= -2047 && *c <= 2048) {
      difference = l.tempInt();
      emit(l, R::Addi, 8, {r(difference), r(a), MOperand::imm(int32_t(-*c))});
    } else if (!c || *c != 0) {
      difference = l.tempInt();
      Reg b = c ? immediate(l, *c) : useExtended(l, right, false);
      emit(l, R::Sub, 8, {r(difference), r(a), r(b)});
    }
    emit(l, pred == IntPred::EQ ? R::Seqz : R::Snez, 8, {r(dst), r(difference)});
    return;
  }
  R less = isSigned ? R::Slt : R::Sltu, lessImm = isSigned ? R::Slti : R::Sltiu;
  Reg a = useExtended(l, left, isSigned);
  bool isLess = pred == IntPred::SLT || pred == IntPred::ULT;
  bool isGreaterEqual = pred == IntPred::SGE || pred == IntPred::UGE;
  bool isLessEqual = pred == IntPred::SLE || pred == IntPred::ULE;
  if (c && *c == 0 && !isLess && !isGreaterEqual && !isLessEqual) {
    emit(l, less, 8, {r(dst), zero(), r(a)});
    return;
  }
  if (c) {
    // x <= c is x < c + 1. In an unsigned compare c = -1 stands for the largest value; the sum may
    // not pass the largest signed value either.
    bool next = !isLess && !isGreaterEqual;
    int64_t bound = next && *c != INT64_MAX ? *c + 1 : *c;
    if (isImm12(bound) && !(next && !isSigned && *c == -1)) {
      MOperand imm = MOperand::imm(int32_t(bound));
      if (isLess || isLessEqual)
        emit(l, lessImm, 8, {r(dst), r(a), imm});
      else
        negated(lessImm, a, imm);
      return;
    }
  }
  Reg b = c ? immediate(l, *c) : useExtended(l, right, isSigned);
  if (isLess)
    emit(l, less, 8, {r(dst), r(a), r(b)});
  else if (isGreaterEqual)
    negated(less, a, r(b));
  else if (isLessEqual)
    negated(less, b, r(a));
  else
    emit(l, less, 8, {r(dst), r(b), r(a)});
}

/// dst := left pred right, or its opposite: then the result is true.
bool floatCompare(Lowering& l, Reg dst, FloatPred pred, const Value* left, const Value* right) {
  // An unordered-or predicate is the opposite of an ordered one.
  bool inverted = pred >= FloatPred::UNO;
  if (inverted) pred = inverse(pred);
  unsigned size = Lowering::sizeOf(left->type);
  if (pred == FloatPred::False) {
    emit(l, R::Li, 8, {r(dst), MOperand::imm(0)});
    return inverted;
  }
  Reg a = use(l, left), b = use(l, right);
  auto one = [&](R which, Reg to, Reg x, Reg y) { emit(l, which, size, {r(to), r(x), r(y)}); };
  switch (pred) {
    case FloatPred::OEQ:
      one(R::Feq, dst, a, b);
      break;
    case FloatPred::OLT:
      one(R::Flt, dst, a, b);
      break;
    case FloatPred::OLE:
      one(R::Fle, dst, a, b);
      break;
    case FloatPred::OGT:
      one(R::Flt, dst, b, a);
      break;
    case FloatPred::OGE:
      one(R::Fle, dst, b, a);
      break;
    case FloatPred::ONE: {
      Reg below = l.tempInt(), above = l.tempInt();
      one(R::Flt, below, a, b);
      one(R::Flt, above, b, a);
      emit(l, R::Or, 8, {r(dst), r(below), r(above)});
      break;
    }
    default: {  // ORD
      if (a == b) {
        one(R::Feq, dst, a, a);
        break;
      }
      Reg first = l.tempInt(), second = l.tempInt();
      one(R::Feq, first, a, a);
      one(R::Feq, second, b, b);
      emit(l, R::And, 8, {r(dst), r(first), r(second)});
    }
  }
  return inverted;
}

/// An i1 as something a branch tests, with the compares that make it folded in.
Compare condition(Lowering& l, const Value* value) {
  bool inverted = false;
  Compare result;
  for (;;) {
    if (const Inst* flip = l.canFold(value, Op::Xor)) {
      auto c = Lowering::constant(flip->operand(1));
      if (c && *c == 1) {
        inverted = !inverted;
        value = flip->operand(0);
        continue;
      }
    }
    if (const Inst* compare = l.canFold(value, Op::ICmp)) {
      // A test of a widened i1 against zero is the i1.
      auto c = Lowering::constant(compare->operand(1));
      const Inst* widened = l.canFold(compare->operand(0), Op::ZExt);
      if (c && *c == 0 && widened && widened->operand(0)->type->isInt(1) &&
          (compare->intPred() == IntPred::NE || compare->intPred() == IntPred::EQ)) {
        inverted ^= compare->intPred() == IntPred::EQ;
        value = widened->operand(0);
        continue;
      }
      result = branchCompare(l, compare->intPred(), compare->operand(0), compare->operand(1));
      break;
    }
    if (const Inst* compare = l.canFold(value, Op::FCmp)) {
      Reg flag = l.tempInt();
      inverted ^=
          floatCompare(l, flag, compare->floatPred(), compare->operand(0), compare->operand(1));
      result = {Cond::NE, flag, preg(Zero)};
      break;
    }
    result = {Cond::NE, use(l, value), preg(Zero)};
    break;
  }
  if (inverted) result.cond = invert(result.cond);
  return result;
}

void branch(Lowering& l, const Compare& compare, MBlock& then, MBlock& otherwise) {
  emit(l, R::Branch, 8,
       {r(compare.left), r(compare.right), MOperand::cond(uint32_t(compare.cond)),
        MOperand::block(then.id), MOperand::block(otherwise.id)});
  l.addSucc(then);
  l.addSucc(otherwise);
}

void lowerSelect(Lowering& l, const Inst& inst) {
  Reg dst = l.result(inst);
  const Value *yes = inst.operand(1), *no = inst.operand(2);
  auto yesConst = Lowering::constant(yes), noConst = Lowering::constant(no);
  bool isFloat = inst.type->isFloatingPoint();
  if (!isFloat && yesConst && noConst && *yesConst == 1 && *noConst == 0) {
    l.copy(dst, use(l, inst.condition()));
    return;
  }
  // The value that a branch jumps around is better a constant or one that dies here; the other
  // one is in place before.
  Compare compare = condition(l, inst.condition());
  if (noConst && !yesConst && !isFloat) {
    std::swap(yes, no);
    std::swap(yesConst, noConst);
    compare.cond = invert(compare.cond);
  }
  MOperand skip = MOperand::cond(uint32_t(invert(compare.cond)));
  if (!isFloat && yesConst && liCost(*yesConst) <= 3) {
    l.copyOperand(dst, l.copySource(no));
    emit(l, R::LiUnless, 8, {r(dst), l.mf.imm(*yesConst), r(compare.left), r(compare.right), skip});
    return;
  }
  Reg value = use(l, yes);
  l.copyOperand(dst, l.copySource(no));
  emit(l, isFloat ? R::FmvUnless : R::MvUnless, 8,
       {r(dst), r(value), r(compare.left), r(compare.right), skip});
}

// ---- arithmetic

void lowerShift(Lowering& l, const Inst& inst) {
  const Type* type = inst.type;
  unsigned size = opSize(type), bits = type->bits;
  Reg dst = l.result(inst);
  bool isLeft = inst.is(Op::Shl), isSigned = inst.is(Op::AShr);
  auto amount = Lowering::constant(inst.operand(1));
  if (bits == 1) {  // only a shift by 0 is defined
    l.copy(dst, use(l, inst.operand(0)));
    return;
  }
  if (amount) {
    int32_t by = int32_t(*amount) & int32_t(bits - 1);
    if (isNarrow(type) && !isLeft) {
      Reg high = l.tempInt();
      emit(l, R::Slli, 8,
           {r(high), r(useLow(l, inst.operand(0), bits)), MOperand::imm(int32_t(64 - bits))});
      emit(l, isSigned ? R::Srai : R::Srli, 8,
           {r(dst), r(high), MOperand::imm(int32_t(64 - bits) + by)});
      return;
    }
    emit(l,
         isLeft     ? R::Slli
         : isSigned ? R::Srai
                    : R::Srli,
         size, {r(dst), r(useLow(l, inst.operand(0), bits)), MOperand::imm(by)});
    return;
  }
  Reg src = isNarrow(type) && !isLeft ? useExtended(l, inst.operand(0), isSigned)
                                      : useLow(l, inst.operand(0), bits);
  Reg by = useLow(l, inst.operand(1), std::min(bits, 8u));
  emit(l, isLeft ? R::Sll : isSigned ? R::Sra : R::Srl, size, {r(dst), r(src), r(by)});
}

void lowerDivision(Lowering& l, const Inst& inst) {
  if (divideByConstant(l, inst)) return;
  bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
  R which = inst.is(Op::SDiv)   ? R::Div
            : inst.is(Op::UDiv) ? R::Divu
            : inst.is(Op::SRem) ? R::Rem
                                : R::Remu;
  Reg a = useExtended(l, inst.operand(0), isSigned), b = useExtended(l, inst.operand(1), isSigned);
  emit(l, which, opSize(inst.type), {r(l.result(inst)), r(a), r(b)});
  if (inst.type->isInt(1))
    emit(l, R::Andi, 8, {r(l.result(inst)), r(l.result(inst)), MOperand::imm(1)});
}

void lowerBinary(Lowering& l, const Inst& inst) {
  const Value *left = inst.operand(0), *right = inst.operand(1);
  if (isCommutative(inst.op) && left->isConstant()) std::swap(left, right);
  Reg dst = l.result(inst);
  const Type* type = inst.type;
  unsigned size = opSize(type), bits = type->bits;
  auto c = Lowering::constant(right);
  Op what = inst.op;
  if (bits == 1 && (what == Op::Add || what == Op::Sub)) what = Op::Xor;
  if (bits == 1 && what == Op::Mul) what = Op::And;
  // The bitwise ops have no .w form: an i32 operand must be sign-extended for the result to be.
  bool bitwise = what == Op::And || what == Op::Or || what == Op::Xor;
  auto get = [&](const Value* value) {
    return bitwise && bits >= 32 ? use(l, value) : useLow(l, value, bits);
  };
  Reg a = get(left);
  switch (what) {
    case Op::Add:
      if (c) return addConstant(l, dst, a, size, *c);
      break;
    case Op::Sub:
      if (a == preg(Zero)) {
        emit(l, R::Neg, size, {r(dst), r(get(right))});
        return;
      }
      if (c && *c != INT64_MIN) return addConstant(l, dst, a, size, -*c);
      break;
    case Op::Mul:
      if (c && multiplyByConstant(l, dst, a, size, *c)) return;
      break;
    case Op::And:
      if (c && isImm12(*c)) {
        emit(l, R::Andi, 8, {r(dst), r(a), MOperand::imm(int32_t(*c))});
        return;
      }
      if (c && *c > 0 && (uint64_t(*c) & (uint64_t(*c) + 1)) == 0) {
        MOperand amount = MOperand::imm(std::countl_zero(uint64_t(*c)));
        Reg high = l.tempInt();
        emit(l, R::Slli, 8, {r(high), r(a), amount});
        emit(l, R::Srli, 8, {r(dst), r(high), amount});
        return;
      }
      break;
    case Op::Or:
      if (c && isImm12(*c)) {
        emit(l, R::Ori, 8, {r(dst), r(a), MOperand::imm(int32_t(*c))});
        return;
      }
      break;
    case Op::Xor:
      if (c && isImm12(*c)) {
        if (*c == -1)
          emit(l, R::Not, 8, {r(dst), r(a)});
        else
          emit(l, R::Xori, 8, {r(dst), r(a), MOperand::imm(int32_t(*c))});
        return;
      }
      break;
    default:
      MINIC_UNREACHABLE();
  }
  Reg b = get(right);
  R which = what == Op::Add   ? R::Add
            : what == Op::Sub ? R::Sub
            : what == Op::Mul ? R::Mul
            : what == Op::And ? R::And
            : what == Op::Or  ? R::Or
                              : R::Xor;
  emit(l, which, size, {r(dst), r(a), r(b)});
}

void lowerCast(Lowering& l, const Inst& inst) {
  const Value* from = inst.operand(0);
  Reg dst = l.result(inst);
  unsigned fromBits = from->type->bits;
  switch (inst.op) {
    case Op::Trunc:
      if (inst.type->isInt(1))
        emit(l, R::Andi, 8, {r(dst), r(useLow(l, from, 1)), MOperand::imm(1)});
      else if (inst.type->isInt(32))
        emit(l, R::Sextw, 8, {r(dst), r(useLow(l, from, 32))});
      else
        l.copy(dst, useLow(l, from, inst.type->bits));
      return;
    case Op::ZExt:
      if (freeCast(&inst)) return l.copy(dst, use(l, from));
      if (fromBits == 32) {
        if (const Inst* load = l.canFoldLoad(from)) {
          emitMemory(l, R::Lwu, dst, addressOf(l, load->address()));
          return;
        }
      }
      return extend(l, dst, useLow(l, from, fromBits), fromBits, false);
    case Op::SExt:
      if (freeCast(&inst)) return l.copy(dst, use(l, from));
      if (fromBits == 1) {
        emit(l, R::Neg, 8, {r(dst), r(use(l, from))});
        return;
      }
      return extend(l, dst, useLow(l, from, fromBits), fromBits, true);
    case Op::FPToSI:
    case Op::FPToUI: {
      bool isSigned = inst.is(Op::FPToSI);
      R which = inst.type->bits < 32    ? R::FcvtToW
                : inst.type->bits == 32 ? (isSigned ? R::FcvtToW : R::FcvtToWu)
                                        : (isSigned ? R::FcvtToL : R::FcvtToLu);
      emit(l, which, Lowering::sizeOf(from->type), {r(dst), r(use(l, from))});
      if (inst.type->isInt(1)) emit(l, R::Andi, 8, {r(dst), r(dst), MOperand::imm(1)});
      return;
    }
    case Op::SIToFP:
    case Op::UIToFP: {
      bool isSigned = inst.is(Op::SIToFP);
      R which = fromBits < 32    ? R::FcvtFromW
                : fromBits == 32 ? (isSigned ? R::FcvtFromW : R::FcvtFromWu)
                                 : (isSigned ? R::FcvtFromL : R::FcvtFromLu);
      emit(l, which, Lowering::sizeOf(inst.type), {r(dst), r(useExtended(l, from, isSigned))});
      return;
    }
    case Op::FPTrunc:
      emit(l, from->type->size == inst.type->size ? R::Fmv : R::FcvtToSingle, 4,
           {r(dst), r(use(l, from))});
      return;
    case Op::FPExt:
      emit(l, from->type->size == inst.type->size ? R::Fmv : R::FcvtToDouble, 8,
           {r(dst), r(use(l, from))});
      return;
    default:
      MINIC_UNREACHABLE();
  }
}

/// Alloca whose size is only known here, or that is not in the entry block.
void lowerDynamicAlloca(Lowering& l, const Inst& inst) {
  uint64_t size = inst.typeArg->size;
  // The stack pointer stays aligned to 16; more is made by rounding the address up.
  int64_t extra = inst.align() > 16 ? int64_t(inst.align()) - 16 : 0;
  Reg bytes;
  auto count = inst.numOps ? Lowering::constant(inst.operand(0)) : std::optional<int64_t>(1);
  if (count) {
    bytes = immediate(l, int64_t((uint64_t(*count) * size + 15) & ~uint64_t(15)) + extra);
  } else {
    Reg n = useExtended(l, inst.operand(0), true), sum = l.tempInt();
    if (size != 1) {
      Reg product = l.tempInt();
      if (!multiplyByConstant(l, product, n, 8, int64_t(size)))
        emit(l, R::Mul, 8, {r(product), r(n), r(immediate(l, int64_t(size)))});
      n = product;
    }
    addConstant(l, sum, n, 8, 15 + extra);
    bytes = l.tempInt();
    emit(l, R::Andi, 8, {r(bytes), r(sum), MOperand::imm(-16)});
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

/// dst := an address or number that a constant expression means.
void constantExpression(Lowering& l, Reg dst, const ConstExpr& expr) {
  // Casts between pointers and 64-bit integers, and geps, leave an address and an offset.
  const Value* at = &expr;
  int64_t disp = 0;
  while (auto* inner = asConstExpr(at)) {
    if (inner->exprOp == Op::Gep) {
      AddressParts parts = l.addressParts(inner, 0);
      if (parts.base == inner) break;
      disp = int64_t(uint64_t(disp) + uint64_t(parts.disp));
      at = parts.base;
    } else if (inner->exprOp == Op::BitCast || inner->exprOp == Op::PtrToInt ||
               inner->exprOp == Op::IntToPtr) {
      if (inner->type->size != 8) break;
      at = inner->operands[0];
    } else {
      break;
    }
  }
  if (at != &expr) return addressInto(l, dst, baseAndDisp(l, at, disp));
  Reg a = use(l, expr.operands[0]);
  switch (expr.exprOp) {
    case Op::Add:
    case Op::Sub: {
      Reg b = use(l, expr.operands[1]);
      emit(l, expr.exprOp == Op::Add ? R::Add : R::Sub, opSize(expr.type), {r(dst), r(a), r(b)});
      return;
    }
    case Op::Trunc:
    case Op::PtrToInt:
      if (expr.type->isInt(32))
        extend(l, dst, a, 32, true);
      else
        l.copy(dst, a);
      return;
    case Op::SExt:
    case Op::ZExt:
      return extend(l, dst, a, expr.operands[0]->type->bits, expr.exprOp == Op::SExt);
    default:
      MINIC_UNREACHABLE("a constant expression that has no lowering");
  }
}

}  // namespace

// ---- hooks

void lowerInst(Lowering& l, const Inst& inst) {
  switch (inst.op) {
    case Op::CondBr: {
      Compare compare = condition(l, inst.condition());
      return branch(l, compare, l.edgeTarget(0), l.edgeTarget(1));
    }
    case Op::Unreachable:
      emit(l, R::Trap, 8, {});
      return;
    case Op::Add:
    case Op::Sub:
    case Op::Mul:
    case Op::And:
    case Op::Or:
    case Op::Xor:
      return lowerBinary(l, inst);
    case Op::Shl:
    case Op::LShr:
    case Op::AShr:
      return lowerShift(l, inst);
    case Op::SDiv:
    case Op::UDiv:
    case Op::SRem:
    case Op::URem:
      return lowerDivision(l, inst);
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv: {
      R which = inst.is(Op::FAdd)   ? R::Fadd
                : inst.is(Op::FSub) ? R::Fsub
                : inst.is(Op::FMul) ? R::Fmul
                                    : R::Fdiv;
      Reg a = use(l, inst.operand(0)), b = use(l, inst.operand(1));
      emit(l, which, Lowering::sizeOf(inst.type), {r(l.result(inst)), r(a), r(b)});
      return;
    }
    case Op::FNeg:
      emit(l, R::Fneg, Lowering::sizeOf(inst.type),
           {r(l.result(inst)), r(use(l, inst.operand(0)))});
      return;
    case Op::Alloca:
      return lowerDynamicAlloca(l, inst);
    case Op::Load:
      return lowerLoad(l, inst);
    case Op::Store:
      return lowerStore(l, inst);
    case Op::Gep:
      return lowerGep(l, inst);
    case Op::Trunc:
    case Op::ZExt:
    case Op::SExt:
    case Op::FPToSI:
    case Op::FPToUI:
    case Op::SIToFP:
    case Op::UIToFP:
    case Op::FPTrunc:
    case Op::FPExt:
      return lowerCast(l, inst);
    case Op::ICmp:
      return setCompare(l, l.result(inst), inst.intPred(), inst.operand(0), inst.operand(1));
    case Op::FCmp: {
      Reg flag = l.result(inst);
      if (floatCompare(l, flag, inst.floatPred(), inst.operand(0), inst.operand(1)))
        emit(l, R::Xori, 8, {r(flag), r(flag), MOperand::imm(1)});
      return;
    }
    case Op::Select:
      return lowerSelect(l, inst);
    default:
      MINIC_UNREACHABLE("an instruction that the shared lowering should have taken");
  }
}

void materialize(Lowering& l, Reg dst, const Value& value) {
  if (value.type->isFloatingPoint()) {
    auto* c = asConstFloat(&value);
    uint64_t bits = c ? c->bits : 0;
    unsigned size = Lowering::sizeOf(value.type);
    if (bits == 0)
      emit(l, R::Fzero, size, {r(dst)});
    else
      emit(l, R::FliPool, size, {r(dst), MOperand::floatConstant(l.mf.floatConstant(bits, size))});
    return;
  }
  if (auto c = Lowering::constant(&value)) return loadImmediate(l, dst, *c);
  if (auto slot = l.slotOf(&value)) {
    emit(l, R::SlotAddress, 8, {r(dst), MOperand::slot(*slot), MOperand::imm(0)});
    return;
  }
  if (value.is(Op::Global) || value.is(Op::Function))
    return symbolAddress(l, dst, l.symbolOf(static_cast<const GlobalValue*>(&value)), 0);
  auto* expr = asConstExpr(&value);
  MINIC_CHECK(expr != nullptr, "a constant that fits no register");
  constantExpression(l, dst, *expr);
}

void jump(Lowering& l, MBlock& to) {
  emit(l, R::J, 8, {MOperand::block(to.id)});
  l.addSucc(to);
}

void moveAcross(Lowering& l, Reg dst, Reg src, unsigned size) {
  emit(l, l.mf.classOf(dst) == RegClass::Int ? R::FmvToInt : R::FmvToFloat, size, {r(dst), r(src)});
}

void loadSlot(Lowering& l, Reg dst, uint32_t slot, uint32_t offset, unsigned size) {
  R which = l.mf.classOf(dst) == RegClass::Float ? (size == 4 ? R::Flw : R::Fld)
            : size == 1                          ? R::Lbu
            : size == 2                          ? R::Lhu
            : size == 4                          ? R::Lw
                                                 : R::Ld;
  emit(l, which, 8, {r(dst), MOperand::slot(slot), MOperand::imm(int32_t(offset))});
}

void storeSlot(Lowering& l, Reg src, uint32_t slot, uint32_t offset, unsigned size) {
  R which = l.mf.classOf(src) == RegClass::Float ? (size == 4 ? R::Fsw : R::Fsd) : R::Sd;
  emit(l, which, 8, {r(src), MOperand::slot(slot), MOperand::imm(int32_t(offset))});
}

void call(Lowering& l, uint32_t symbol, Reg callee, std::span<const Reg> uses,
          std::span<const Reg> defs, uint32_t, bool) {
  std::vector<MOperand> operands{callee.valid() ? r(callee) : MOperand::symbol(symbol)};
  for (Reg reg : uses) operands.push_back(r(reg));
  for (Reg reg : defs) operands.push_back(r(reg));
  MInst* inst = l.emit(op(callee.valid() ? R::CallRegister : R::Call), 8, operands);
  for (uint32_t i = 1; i < inst->operandCount; ++i)
    (*inst)[i].role = i <= uses.size() ? RoleUse : RoleDef;
}

void tailCall(Lowering& l, uint32_t symbol, std::span<const Reg> uses, uint32_t, bool) {
  std::vector<MOperand> operands{MOperand::symbol(symbol)};
  for (Reg reg : uses) operands.push_back(r(reg));
  MInst* inst = l.emit(op(R::TailCall), 8, operands);
  for (uint32_t i = 1; i < inst->operandCount; ++i) (*inst)[i].role = RoleUse;
}

void ret(Lowering& l, std::span<const Reg> uses) {
  std::vector<MOperand> operands;
  for (Reg reg : uses) operands.push_back(r(reg));
  MInst* inst = l.emit(op(R::Ret), 8, operands);
  for (MOperand& operand : inst->operands()) operand.role = RoleUse;
}

void compareBranch(Lowering& l, Reg value, unsigned, unsigned pred, int64_t constant, MBlock& then,
                   MBlock& otherwise) {
  Reg c = immediate(l, constant);
  Compare compare;
  switch (IntPred(pred)) {
    case IntPred::EQ:
      compare = {Cond::EQ, value, c};
      break;
    case IntPred::NE:
      compare = {Cond::NE, value, c};
      break;
    case IntPred::SLT:
      compare = {Cond::LT, value, c};
      break;
    case IntPred::SGE:
      compare = {Cond::GE, value, c};
      break;
    case IntPred::SGT:
      compare = {Cond::LT, c, value};
      break;
    case IntPred::SLE:
      compare = {Cond::GE, c, value};
      break;
    case IntPred::ULT:
      compare = {Cond::LTU, value, c};
      break;
    case IntPred::UGE:
      compare = {Cond::GEU, value, c};
      break;
    case IntPred::UGT:
      compare = {Cond::LTU, c, value};
      break;
    case IntPred::ULE:
      compare = {Cond::GEU, c, value};
      break;
  }
  branch(l, compare, then, otherwise);
}

void subtractConstant(Lowering& l, Reg dst, Reg value, unsigned size, int64_t constant) {
  if (constant == INT64_MIN) {
    emit(l, R::Sub, size, {r(dst), r(value), r(immediate(l, constant))});
    return;
  }
  addConstant(l, dst, value, size, -constant);
}

void jumpTable(Lowering& l, Reg index, uint32_t table) {
  // Entries are 4 bytes: the block's distance from the table.
  Reg base = l.tempInt(), scaled = l.tempInt(), at = l.tempInt(), offset = l.tempInt(),
      to = l.tempInt();
  emit(l, R::TableAddress, 8, {r(base), MOperand::imm(int32_t(table))});
  emit(l, R::Slli, 8, {r(scaled), r(index), MOperand::imm(2)});
  emit(l, R::Add, 8, {r(at), r(base), r(scaled)});
  emit(l, R::Lw, 8, {r(offset), r(at), MOperand::imm(0)});
  emit(l, R::Add, 8, {r(to), r(offset), r(base)});
  std::vector<MOperand> operands = l.tableTargets(table);
  operands.insert(operands.begin(), r(to));
  l.emit(op(R::JumpRegister), 8, operands);
}

// ---- memset, memcpy, memmove of few bytes

namespace {

/// A power of two that divides the address, from what the IR says of it.
uint64_t knownAlign(Lowering& l, const Value* address, const ParamAttrs* attrs) {
  uint64_t stated = attrs && attrs->align ? attrs->align : 1;
  AddressParts parts = l.addressParts(address, 0);
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

/// A base register and displacement good for all of `size` bytes.
Address blockAddress(Lowering& l, const Value* value, int64_t size) {
  return fitted(l, addressOf(l, value), size - 1);
}

}  // namespace

void foldAddresses(MFunction& mf) {
  // Per virtual register: the Address that defines it, and how often it is used.
  struct Known {
    MInst* address = nullptr;
    MBlock* block = nullptr;
    uint32_t uses = 0;
  };
  std::vector<Known> known(mf.vregs.size());
  for (MBlock* block : mf.layout)
    for (MInst* inst = block->first; inst; inst = inst->next) {
      if (inst->op == op(R::Address)) known[(*inst)[0].asReg().index()] = {inst, block, 0};
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.uses() && operand.asReg().isVirtual())
          ++known[operand.asReg().index()].uses;
    }
  for (MBlock* block : mf.layout)
    for (MInst* inst = block->first; inst; inst = inst->next) {
      const OpDesc& desc = describe(mf, *inst);
      if (!desc.has(OpLoad) && !desc.has(OpStore)) continue;
      if (!desc.isAddress(1) || !(*inst)[1].isReg() || !(*inst)[1].asReg().isVirtual()) continue;
      const Known& base = known[(*inst)[1].asReg().index()];
      // One outside of the loop, or for many, is better off in its register.
      if (!base.address || base.uses != 1 || base.block->loopDepth != block->loopDepth) continue;
      MInst& address = *base.address;
      if (!mf.symbols[address[1].payload].definedHere) continue;
      (*inst)[1] = address[1];
      (*inst)[2] = MOperand::imm((*inst)[2].asImm() + address[2].asImm());
      MFunction::remove(*base.block, &address);
    }
}

bool inlineMemory(Lowering& l, const Inst& inst) {
  constexpr unsigned kMaxPieces = 8;
  Intrinsic what = inst.calledFunction()->intrinsic;
  auto length = Lowering::constant(inst.arg(2));
  if (!length || *length < 0) return false;
  if (*length == 0) return true;
  auto attrs = [&](uint32_t i) { return inst.call->args.empty() ? nullptr : &inst.call->args[i]; };
  uint64_t align = knownAlign(l, inst.arg(0), attrs(0));
  bool isSet = what == Intrinsic::Memset;
  auto fill = isSet ? Lowering::constant(inst.arg(1)) : std::optional<int64_t>(0);
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
    R which = piece.size == 1 ? R::Sb : piece.size == 2 ? R::Sh : piece.size == 4 ? R::Sw : R::Sd;
    emitMemory(l, which, value, {to.base, to.disp + piece.offset});
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
    R which = pieces[i].size == 1   ? R::Lbu
              : pieces[i].size == 2 ? R::Lhu
              : pieces[i].size == 4 ? R::Lw
                                    : R::Ld;
    emitMemory(l, which, values[i], {from.base, from.disp + pieces[i].offset});
  }
  for (unsigned i = 0; i < count; ++i) store(pieces[i], values[i]);
  return true;
}

}  // namespace minic::riscv64
