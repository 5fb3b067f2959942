// IR to x86-64 ops. One function per family of IR instructions; each looks through the operands it
// can fold (loads, address computations, compares) before it asks for registers.
//
// Two-address ops are made as "dst := a; dst op= b"; the allocator gives dst and a one register
// when it can, and the copy is gone. Additions are made as lea, which has a destination of its own;
// the peephole turns it back into add where the registers agree.
#include <bit>

#include "backend/x86_64/x86_64.h"
#include "ir/gep.h"

namespace minic::x86_64 {

namespace {

constexpr int64_t kMin32 = INT32_MIN, kMax32 = INT32_MAX;

struct Addr {
  MOperand part[4];  // base, index, displacement, symbol
};

MOperand use(Reg reg) { return MOperand::reg(reg); }

/// Width of the register operations for an integer type: narrow types are computed in 32 bits.
unsigned opSize(const Type* type) { return type->size == 8 ? 8 : 4; }

MInst* emitWith(Lowering& lower, uint16_t opcode, unsigned size,
                std::initializer_list<MOperand> before, const Addr& addr,
                std::initializer_list<MOperand> after = {}) {
  MOperand operands[OpDesc::kMaxOperands];
  size_t count = 0;
  for (const MOperand& operand : before) operands[count++] = operand;
  for (const MOperand& operand : addr.part) operands[count++] = operand;
  for (const MOperand& operand : after) operands[count++] = operand;
  return lower.emit(opcode, size, std::span<const MOperand>(operands, count));
}

Addr baseAddr(Reg base, int32_t disp = 0) {
  return {{use(base), MOperand::none(), MOperand::imm(disp), MOperand::none()}};
}

Addr slotAddr(uint32_t slot, int32_t disp = 0) {
  return {{MOperand::slot(slot), MOperand::none(), MOperand::imm(disp), MOperand::none()}};
}

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

Addr toAddr(Lowering& lower, const AddressParts& parts) {
  Addr addr{
      {MOperand::none(), MOperand::none(), MOperand::imm(int32_t(parts.disp)), MOperand::none()}};
  if (parts.index)
    addr.part[1] =
        MOperand::index(indexReg(lower, parts.index), unsigned(std::countr_zero(parts.scale)));
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

constexpr uint64_t kScales = 1 << 1 | 1 << 2 | 1 << 4 | 1 << 8;

Addr address(Lowering& lower, const Value* pointer) {
  return toAddr(lower, lower.addressParts(pointer, kScales));
}

/// An operand of an ALU op: a 32-bit immediate or a register.
MOperand regOrImm(Lowering& lower, const Value* value) {
  if (auto c = lower.constantIn(value, kMin32, kMax32)) return MOperand::imm(int32_t(*c));
  return use(lower.reg(value));
}

/// An address operand that names a float constant in memory.
Addr floatConstantAddr(Lowering& lower, uint64_t bits, unsigned size) {
  Addr addr{{MOperand::none(), MOperand::none(), MOperand::imm(0), MOperand::none()}};
  addr.part[3] = MOperand::floatConstant(lower.mf.floatConstant(bits, size));
  return addr;
}

/// A float that an op may read from memory: a load to fold, or a constant other than 0.0.
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

// ---- compares

/// A compare ready to be made part of a branch, a set or a move.
struct Compare {
  X first = X::TestBr;  // the Br op of the COMPARE row
  unsigned size = 4;
  Cond cond = Cond::NE;
  MOperand operands[6];
  unsigned count = 0;

  void add(const MOperand& operand) { operands[count++] = operand; }
  void add(const Addr& addr) {
    for (const MOperand& part : addr.part) add(part);
  }
};

Cond condOf(IntPred pred) {
  switch (pred) {
    case IntPred::EQ:
      return Cond::E;
    case IntPred::NE:
      return Cond::NE;
    case IntPred::UGT:
      return Cond::A;
    case IntPred::UGE:
      return Cond::AE;
    case IntPred::ULT:
      return Cond::B;
    case IntPred::ULE:
      return Cond::BE;
    case IntPred::SGT:
      return Cond::G;
    case IntPred::SGE:
      return Cond::GE;
    case IntPred::SLT:
      return Cond::L;
    case IntPred::SLE:
      return Cond::LE;
  }
  MINIC_UNREACHABLE();
}

Compare compareInts(Lowering& lower, const Inst& icmp) {
  const Value* a = icmp.operand(0);
  const Value* b = icmp.operand(1);
  IntPred pred = icmp.intPred();
  if (lower.constant(a) && !lower.constant(b)) {
    std::swap(a, b);
    pred = swapped(pred);
  }
  Compare cmp;
  cmp.cond = condOf(pred);
  bool isBool = a->type->isInt(1);
  // A bool is 0 or 1; read as a signed number true is -1.
  if (isBool && isSigned(pred)) cmp.cond = condOf(swapped(pred));
  cmp.size = isBool ? 4 : Lowering::sizeOf(a->type);
  auto c = lower.constantIn(b, kMin32, kMax32);
  if (c && *c == 0) {
    if (const Inst* both = lower.canFold(a, Op::And)) {
      const Value* left = both->operand(0);
      const Value* right = both->operand(1);
      auto mask = lower.constantIn(right, kMin32, kMax32);
      const Inst* load = isBool ? nullptr : lower.canFoldLoad(left);
      if (mask && load) {
        cmp.first = X::TestMIBr;
        cmp.add(address(lower, load->address()));
        cmp.add(MOperand::imm(int32_t(*mask)));
      } else {
        cmp.first = X::TestBr;
        cmp.add(use(lower.reg(left)));
        cmp.add(regOrImm(lower, right));
      }
      return cmp;
    }
  }
  if (const Inst* load = isBool ? nullptr : lower.canFoldLoad(a)) {
    cmp.first = X::CmpMRBr;
    cmp.add(address(lower, load->address()));
    cmp.add(regOrImm(lower, b));
    return cmp;
  }
  if (c && *c == 0) {
    Reg reg = lower.reg(a);
    cmp.first = X::TestBr;
    cmp.add(use(reg));
    cmp.add(use(reg));
    return cmp;
  }
  if (const Inst* load = isBool ? nullptr : lower.canFoldLoad(b)) {
    cmp.first = X::CmpRMBr;
    cmp.add(use(lower.reg(a)));
    cmp.add(address(lower, load->address()));
    return cmp;
  }
  cmp.first = X::CmpBr;
  cmp.add(use(lower.reg(a)));
  cmp.add(regOrImm(lower, b));
  return cmp;
}

/// ucomis sets zero, parity and carry when unordered: "above" and "above or equal" are false then,
/// their opposites true. Predicates that need it the other way round exchange the operands.
Compare compareFloats(Lowering& lower, const Inst& fcmp) {
  const Value* a = fcmp.operand(0);
  const Value* b = fcmp.operand(1);
  Compare cmp;
  cmp.size = Lowering::sizeOf(a->type);
  bool exchange = false;
  switch (fcmp.floatPred()) {
    case FloatPred::OEQ:
      cmp.cond = Cond::FEq;
      break;
    case FloatPred::UNE:
      cmp.cond = Cond::FNe;
      break;
    case FloatPred::UEQ:
      cmp.cond = Cond::E;
      break;
    case FloatPred::ONE:
      cmp.cond = Cond::NE;
      break;
    case FloatPred::OGT:
      cmp.cond = Cond::A;
      break;
    case FloatPred::OGE:
      cmp.cond = Cond::AE;
      break;
    case FloatPred::OLT:
      cmp.cond = Cond::A, exchange = true;
      break;
    case FloatPred::OLE:
      cmp.cond = Cond::AE, exchange = true;
      break;
    case FloatPred::ULT:
      cmp.cond = Cond::B;
      break;
    case FloatPred::ULE:
      cmp.cond = Cond::BE;
      break;
    case FloatPred::UGT:
      cmp.cond = Cond::B, exchange = true;
      break;
    case FloatPred::UGE:
      cmp.cond = Cond::BE, exchange = true;
      break;
    case FloatPred::ORD:
      cmp.cond = Cond::NP;
      break;
    case FloatPred::UNO:
      cmp.cond = Cond::P;
      break;
    case FloatPred::False:
    case FloatPred::True:
      MINIC_UNREACHABLE();
  }
  if (exchange) std::swap(a, b);
  Addr addr;
  bool memory = floatMemory(lower, b, addr);
  cmp.add(use(lower.reg(a)));
  if (memory) {
    cmp.first = X::UcomiMBr;
    cmp.add(addr);
  } else {
    cmp.first = X::UcomiBr;
    cmp.add(use(lower.reg(b)));
  }
  return cmp;
}

bool isTrivial(FloatPred pred) { return pred == FloatPred::False || pred == FloatPred::True; }

/// The compare behind an i1, looked through when it may be folded; else a test of the register.
Compare compareOf(Lowering& lower, const Value* condition) {
  bool inverted = false;
  while (const Inst* flip = lower.canFold(condition, Op::Xor)) {
    auto one = lower.constant(flip->operand(1));
    if (!one || *one != 1) break;
    inverted = !inverted;
    condition = flip->operand(0);
  }
  Compare cmp;
  const Inst* fcmp = lower.canFold(condition, Op::FCmp);
  if (const Inst* icmp = lower.canFold(condition, Op::ICmp)) {
    cmp = compareInts(lower, *icmp);
  } else if (fcmp && !isTrivial(fcmp->floatPred())) {
    cmp = compareFloats(lower, *fcmp);
  } else {
    Reg reg = lower.reg(condition);
    cmp.add(use(reg));
    cmp.add(use(reg));
  }
  if (inverted) cmp.cond = invert(cmp.cond);
  return cmp;
}

void emitCompare(Lowering& lower, const Compare& cmp, Form form,
                 std::initializer_list<MOperand> before, std::initializer_list<MOperand> after) {
  MOperand operands[OpDesc::kMaxOperands];
  size_t count = 0;
  for (const MOperand& operand : before) operands[count++] = operand;
  for (unsigned i = 0; i < cmp.count; ++i) operands[count++] = cmp.operands[i];
  operands[count++] = MOperand::cond(uint32_t(cmp.cond));
  for (const MOperand& operand : after) operands[count++] = operand;
  lower.emit(compareOp(cmp.first, form), cmp.size, std::span<const MOperand>(operands, count));
}

void emitBranch(Lowering& lower, const Compare& cmp, MBlock& then, MBlock& otherwise) {
  emitCompare(lower, cmp, Form::Br, {}, {MOperand::block(then.id), MOperand::block(otherwise.id)});
  lower.addSucc(then);
  lower.addSucc(otherwise);
}

/// dst := the compare's result as 0 or 1.
void emitSet(Lowering& lower, const Compare& cmp, Reg dst) {
  if (cmp.cond != Cond::FEq && cmp.cond != Cond::FNe) {
    emitCompare(lower, cmp, Form::Set, {use(dst)}, {});
    return;
  }
  // Needs two flags: compare in a float register instead, which gives a mask.
  Reg mask = lower.temp(RegClass::Float);
  lower.copy(mask, cmp.operands[0].asReg());
  Reg other;
  if (cmp.first == X::UcomiMBr) {
    other = lower.temp(RegClass::Float);
    lower.emit(op(X::LoadF), cmp.size,
               {use(other), cmp.operands[1], cmp.operands[2], cmp.operands[3], cmp.operands[4]});
  } else {
    other = cmp.operands[1].asReg();
  }
  lower.emit(op(cmp.cond == Cond::FEq ? X::CmpEqF : X::CmpNeF), cmp.size, {use(mask), use(other)});
  lower.emit(op(X::FloatToInt), cmp.size, {use(dst), use(mask)});
  lower.emit(op(X::And), 4, {use(dst), MOperand::imm(1)});
}

// ---- integer arithmetic

/// dst = a op b by `memory`, if b (or a, where they may change places) is a load to fold.
bool lowerWithLoad(Lowering& lower, const Inst& inst, Reg dst, const Value* a, const Value* b,
                   X memory, unsigned size) {
  if (inst.type->size < 4) return false;
  if (isCommutative(inst.op) && lower.canFoldLoad(a) && !lower.canFoldLoad(b)) std::swap(a, b);
  const Inst* load = lower.canFoldLoad(b);
  if (!load) return false;
  Addr from = address(lower, load->address());
  lower.copyOperand(dst, lower.copySource(a));
  emitWith(lower, op(memory), size, {use(dst)}, from);
  return true;
}

void lowerAdd(Lowering& lower, const Inst& inst, unsigned size) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  if (lower.constant(a)) std::swap(a, b);
  Reg dst = lower.result(inst);
  Addr addr{{MOperand::none(), MOperand::none(), MOperand::imm(0), MOperand::none()}};
  if (auto c = lower.constantIn(b, kMin32, kMax32)) {
    addr.part[0] = use(lower.reg(a));
    addr.part[2] = MOperand::imm(int32_t(*c));
    emitWith(lower, op(X::Lea), size, {use(dst)}, addr);
    return;
  }
  // x + y, x + (y << k)
  auto shifted = [&](const Value* value) -> const Inst* {
    const Inst* shl = lower.canFold(value, Op::Shl);
    return shl && lower.constantIn(shl->operand(1), 1, 3) ? shl : nullptr;
  };
  if (shifted(a)) std::swap(a, b);
  if (const Inst* shl = shifted(b)) {
    addr.part[0] = use(lower.reg(a));
    addr.part[1] =
        MOperand::index(lower.reg(shl->operand(0)), unsigned(*lower.constant(shl->operand(1))));
    emitWith(lower, op(X::Lea), size, {use(dst)}, addr);
    return;
  }
  if (lowerWithLoad(lower, inst, dst, a, b, X::Add_M, size)) return;
  addr.part[0] = use(lower.reg(a));
  addr.part[1] = MOperand::index(lower.reg(b), 0);
  emitWith(lower, op(X::Lea), size, {use(dst)}, addr);
}

void lowerAlu(Lowering& lower, const Inst& inst, X reg, X memory, unsigned size) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  Reg dst = lower.result(inst);
  if (isCommutative(inst.op)) {
    if (lower.constant(a)) std::swap(a, b);
    if (lower.canFoldLoad(a) && !lower.canFoldLoad(b)) std::swap(a, b);
  }
  if (inst.is(Op::Sub) && !inst.type->isInt(1)) {
    if (auto c = lower.constantIn(b, -kMax32, kMax32)) {
      emitWith(lower, op(X::Lea), size, {use(dst)}, baseAddr(lower.reg(a), int32_t(-*c)));
      return;
    }
    if (auto zero = lower.constant(a); zero && *zero == 0) {
      lower.copyOperand(dst, lower.copySource(b));
      lower.emit(op(X::Neg), size, {use(dst)});
      return;
    }
  }
  if (inst.is(Op::Xor)) {
    if (auto c = lower.constant(b); c && *c == -1) {
      lower.copyOperand(dst, lower.copySource(a));
      lower.emit(op(X::Not), size, {use(dst)});
      return;
    }
  }
  if (lowerWithLoad(lower, inst, dst, a, b, memory, size)) return;
  MOperand right = regOrImm(lower, b);
  lower.copyOperand(dst, lower.copySource(a));
  lower.emit(op(reg), size, {use(dst), right});
}

void lowerMul(Lowering& lower, const Inst& inst, unsigned size) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  if (lower.constant(a)) std::swap(a, b);
  Reg dst = lower.result(inst);
  if (auto c = lower.constant(b)) {
    uint64_t value = uint64_t(*c);
    if (inst.type->size < 8) value &= (uint64_t(1) << inst.type->bits) - 1;
    if (value == 0) {
      lower.copyOperand(dst, MOperand::imm(0));
      return;
    }
    if (std::has_single_bit(value)) {
      lower.copyOperand(dst, lower.copySource(a));
      if (value > 1)
        lower.emit(op(X::ShlImm), size, {use(dst), MOperand::imm(std::countr_zero(value))});
      return;
    }
    if (*c == -1) {
      lower.copyOperand(dst, lower.copySource(a));
      lower.emit(op(X::Neg), size, {use(dst)});
      return;
    }
    if (value == 3 || value == 5 || value == 9) {
      Reg reg = lower.reg(a);
      emitWith(lower, op(X::Lea), size, {use(dst)},
               {{use(reg), MOperand::index(reg, unsigned(std::countr_zero(value - 1))),
                 MOperand::imm(0), MOperand::none()}});
      return;
    }
    if (*c >= kMin32 && *c <= kMax32) {
      const Inst* load = inst.type->size >= 4 ? lower.canFoldLoad(a) : nullptr;
      if (load)
        emitWith(lower, op(X::ImulImm_M), size, {use(dst)}, address(lower, load->address()),
                 {MOperand::imm(int32_t(*c))});
      else
        lower.emit(op(X::ImulImm), size, {use(dst), use(lower.reg(a)), MOperand::imm(int32_t(*c))});
      return;
    }
  }
  if (lowerWithLoad(lower, inst, dst, a, b, X::Imul_M, size)) return;
  Reg right = lower.reg(b);
  lower.copyOperand(dst, lower.copySource(a));
  lower.emit(op(X::Imul), size, {use(dst), use(right)});
}

/// The value with the bits above a narrow type's width made right; wider ones as they are.
Reg extended(Lowering& lower, const Value* value, bool isSigned) {
  if (value->type->size >= 4 || (value->type->bits == 1 && !isSigned)) return lower.reg(value);
  Reg wide = lower.tempInt();
  if (auto c = lower.constant(value)) {
    const auto* exact = asConstInt(value);
    lower.copyOperand(wide, lower.mf.imm(isSigned || !exact ? *c : int64_t(exact->zext())));
    return wide;
  }
  extend(lower, wide, lower.reg(value), value->type->bits, isSigned);
  return wide;
}

void lowerDivision(Lowering& lower, const Inst& inst, unsigned size) {
  if (divideByConstant(lower, inst)) return;
  bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
  bool quotient = inst.is(Op::SDiv) || inst.is(Op::UDiv);
  Reg dividend = extended(lower, inst.operand(0), isSigned);
  const Inst* load = inst.type->size >= 4 ? lower.canFoldLoad(inst.operand(1)) : nullptr;
  Addr from;
  Reg divisor;
  if (load && isSigned)
    from = address(lower, load->address());
  else
    load = nullptr, divisor = extended(lower, inst.operand(1), isSigned);
  lower.copy(preg(Rax), dividend);
  if (isSigned) {
    lower.emit(op(X::SignToRdx), size, {});
    if (load)
      emitWith(lower, op(X::Idiv_M), size, {}, from);
    else
      lower.emit(op(X::Idiv), size, {use(divisor)});
  } else {
    lower.copyOperand(preg(Rdx), MOperand::imm(0));
    lower.emit(op(X::Div), size, {use(divisor)});
  }
  lower.copy(lower.result(inst), preg(quotient ? Rax : Rdx));
}

void lowerShift(Lowering& lower, const Inst& inst, unsigned size) {
  Reg dst = lower.result(inst);
  bool left = inst.is(Op::Shl), logical = inst.is(Op::LShr);
  const Value* a = inst.operand(0);
  MOperand value =
      left || a->type->size >= 4 ? lower.copySource(a) : use(extended(lower, a, !logical));
  if (auto c = lower.constant(inst.operand(1))) {
    lower.copyOperand(dst, value);
    lower.emit(op(left      ? X::ShlImm
                  : logical ? X::ShrImm
                            : X::SarImm),
               size, {use(dst), MOperand::imm(int32_t(*c & 63))});
    return;
  }
  Reg amount = lower.reg(inst.operand(1));
  lower.copyOperand(dst, value);
  lower.copy(preg(Rcx), amount);
  lower.emit(op(left ? X::Shl : logical ? X::Shr : X::Sar), size, {use(dst)});
}

void lowerBinary(Lowering& lower, const Inst& inst) {
  unsigned size = opSize(inst.type);
  if (inst.type->isInt(1)) {
    // On 0 and 1: addition and subtraction are exclusive or, multiplication is and.
    switch (inst.op) {
      case Op::Add:
      case Op::Sub:
        return lowerAlu(lower, inst, X::Xor, X::Xor_M, 4);
      case Op::Mul:
        return lowerAlu(lower, inst, X::And, X::And_M, 4);
      case Op::SDiv:
      case Op::UDiv:  // the divisor is 1
      case Op::Shl:
      case Op::LShr:
      case Op::AShr:
        return lower.copyOperand(lower.result(inst), lower.copySource(inst.operand(0)));
      case Op::SRem:
      case Op::URem:
        return lower.copyOperand(lower.result(inst), MOperand::imm(0));
      default:
        break;
    }
  }
  switch (inst.op) {
    case Op::Add:
      return lowerAdd(lower, inst, size);
    case Op::Sub:
      return lowerAlu(lower, inst, X::Sub, X::Sub_M, size);
    case Op::And:
      return lowerAlu(lower, inst, X::And, X::And_M, size);
    case Op::Or:
      return lowerAlu(lower, inst, X::Or, X::Or_M, size);
    case Op::Xor:
      return lowerAlu(lower, inst, X::Xor, X::Xor_M, size);
    case Op::Mul:
      return lowerMul(lower, inst, size);
    case Op::SDiv:
    case Op::UDiv:
    case Op::SRem:
    case Op::URem:
      return lowerDivision(lower, inst, size);
    case Op::Shl:
    case Op::LShr:
    case Op::AShr:
      return lowerShift(lower, inst, size);
    default:
      MINIC_UNREACHABLE();
  }
}

void lowerFloatBinary(Lowering& lower, const Inst& inst, X reg, X memory) {
  const Value* a = inst.operand(0);
  const Value* b = inst.operand(1);
  unsigned size = Lowering::sizeOf(inst.type);
  Reg dst = lower.result(inst);
  if (isCommutative(inst.op) && lower.canFoldLoad(a) && !lower.canFoldLoad(b)) std::swap(a, b);
  Addr from;
  if (floatMemory(lower, b, from)) {
    lower.copyOperand(dst, lower.copySource(a));
    emitWith(lower, op(memory), size, {use(dst)}, from);
    return;
  }
  Reg right = lower.reg(b);
  lower.copyOperand(dst, lower.copySource(a));
  lower.emit(op(reg), size, {use(dst), use(right)});
}

// ---- memory

void lowerGep(Lowering& lower, const Inst& inst) {
  Reg dst = lower.result(inst);
  AddressParts parts = lower.addressParts(&inst, kScales, true);
  if (parts.base != &inst) {
    if (!parts.index && parts.disp == 0 && !lower.slotOf(parts.base) && !isNear(lower, parts.base))
      lower.copyOperand(dst, lower.copySource(parts.base));
    else
      emitWith(lower, op(X::Lea), 8, {use(dst)}, toAddr(lower, parts));
    return;
  }
  // Any steps: base + sum of index * step. The last step that scales for nothing goes into the
  // address.
  Reg sum = lower.reg(inst.operand(0));
  int64_t disp = 0;
  MOperand scaled = MOperand::none();
  for (const GepStep& part : GepSteps(inst)) {
    uint64_t step = part.bytes;
    if (auto c = part.isField ? 1 : lower.constant(part.index)) {
      disp = int64_t(uint64_t(disp) + uint64_t(*c) * step);
      continue;
    }
    if (step == 0) continue;
    Reg reg = indexReg(lower, part.index);
    if (scaled.isReg()) {
      Reg next = lower.tempInt();
      emitWith(lower, op(X::Lea), 8, {use(next)},
               {{use(sum), scaled, MOperand::imm(0), MOperand::none()}});
      sum = next;
      scaled = MOperand::none();
    }
    if (step <= 8 && std::has_single_bit(step)) {
      scaled = MOperand::index(reg, unsigned(std::countr_zero(step)));
      continue;
    }
    Reg product = lower.tempInt();
    if (std::has_single_bit(step)) {
      lower.emit(op(X::ShlCopy), 8,
                 {use(product), use(reg), MOperand::imm(std::countr_zero(step))});
    } else if (step <= uint64_t(kMax32)) {
      lower.emit(op(X::ImulImm), 8, {use(product), use(reg), MOperand::imm(int32_t(step))});
    } else {
      lower.emit(op(X::MovImm), 8, {use(product), lower.mf.imm(int64_t(step))});
      lower.emit(op(X::Imul), 8, {use(product), use(reg)});
    }
    scaled = MOperand::index(product, 0);
  }
  if (disp != int32_t(disp)) {
    Reg wide = lower.tempInt(), next = lower.tempInt();
    lower.emit(op(X::MovImm), 8, {use(wide), lower.mf.imm(disp)});
    emitWith(lower, op(X::Lea), 8, {use(next)},
             {{use(sum), MOperand::index(wide, 0), MOperand::imm(0), MOperand::none()}});
    sum = next;
    disp = 0;
  }
  emitWith(lower, op(X::Lea), 8, {use(dst)},
           {{use(sum), scaled, MOperand::imm(int32_t(disp)), MOperand::none()}});
}

MInst* emitLoad(Lowering& lower, const Type* type, Reg dst, const Addr& from) {
  unsigned size = Lowering::sizeOf(type);
  if (type->isFloatingPoint()) return emitWith(lower, op(X::LoadF), size, {use(dst)}, from);
  if (size >= 4) return emitWith(lower, op(X::Load), size, {use(dst)}, from);
  return emitWith(lower, op(size == 1 ? X::LoadZx8 : X::LoadZx16), 4, {use(dst)}, from);
}

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
    if (!load || load->address() != store.address()) continue;
    const Value* other = binary->operand(1 - side);
    if (other == load) continue;
    MOperand right = regOrImm(lower, other);
    emitWith(lower, op(x), Lowering::sizeOf(value->type), {}, address(lower, store.address()),
             {right});
    return true;
  }
  return false;
}

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
  if (auto c = inst.numOps ? lower.constant(inst.operand(0)) : std::optional<int64_t>(1)) {
    lower.emit(
        op(X::MovImm), 8,
        {use(bytes), lower.mf.imm(int64_t((element * uint64_t(*c) + extra + 15) & ~uint64_t(15)))});
  } else {
    Reg count = lower.tempInt();
    const Value* amount = inst.operand(0);
    if (amount->type->size == 8)
      lower.copy(count, lower.reg(amount));
    else
      extend(lower, count, lower.reg(amount), amount->type->bits, false);
    Reg product = lower.tempInt();
    lower.emit(op(X::ImulImm), 8, {use(product), use(count), MOperand::imm(int32_t(element))});
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

// ---- casts

void lowerCast(Lowering& lower, const Inst& inst) {
  const Value* from = inst.operand(0);
  const Type* type = from->type;
  Reg dst = lower.result(inst);
  unsigned fromSize = Lowering::sizeOf(type), toSize = Lowering::sizeOf(inst.type);
  switch (inst.op) {
    case Op::Trunc:
      lower.copyOperand(dst, lower.copySource(from));
      if (inst.type->isInt(1)) lower.emit(op(X::And), 4, {use(dst), MOperand::imm(1)});
      return;
    case Op::ZExt:
    case Op::SExt: {
      bool isSigned = inst.is(Op::SExt);
      if (auto c = lower.constant(from)) {
        auto* exact = asConstInt(from);
        lower.copyOperand(dst, lower.mf.imm(isSigned && exact ? exact->value
                                            : exact           ? int64_t(exact->zext())
                                                              : *c));
        return;
      }
      const Inst* load = type->bits == 1 ? nullptr : lower.canFoldLoad(from);
      if (load) {
        Addr addr = address(lower, load->address());
        switch (type->bits) {
          case 8:
            emitWith(lower, op(isSigned ? X::LoadSx8 : X::LoadZx8), 8, {use(dst)}, addr);
            return;
          case 16:
            emitWith(lower, op(isSigned ? X::LoadSx16 : X::LoadZx16), 8, {use(dst)}, addr);
            return;
          default:
            if (isSigned)
              emitWith(lower, op(X::LoadSx32), 8, {use(dst)}, addr);
            else
              emitWith(lower, op(X::Load), 4, {use(dst)}, addr);
            return;
        }
      }
      extend(lower, dst, lower.reg(from), type->bits, isSigned);
      return;
    }
    case Op::FPToSI:
    case Op::FPToUI: {
      bool isSigned = inst.is(Op::FPToSI);
      if (toSize == 8 && !isSigned) {
        Reg work = lower.temp(RegClass::Float), limit = lower.temp(RegClass::Float);
        uint64_t bits = fromSize == 4 ? 0x5f000000u : 0x43e0000000000000u;  // 2^63
        lower.copyOperand(work, lower.copySource(from));
        lower.emit(op(X::ConstF), fromSize,
                   {use(limit), MOperand::floatConstant(lower.mf.floatConstant(bits, fromSize))});
        lower.emit(op(X::CvtFToU64), fromSize, {use(dst), use(work), use(limit)});
        return;
      }
      bool wide = toSize == 8 || (toSize == 4 && !isSigned);
      lower.emit(op(wide ? X::CvtFToI64 : X::CvtFToI32), fromSize,
                 {use(dst), use(lower.reg(from))});
      if (inst.type->isInt(1)) lower.emit(op(X::And), 4, {use(dst), MOperand::imm(1)});
      return;
    }
    case Op::SIToFP:
    case Op::UIToFP: {
      bool isSigned = inst.is(Op::SIToFP);
      if (fromSize == 8 && !isSigned) {
        Reg work = lower.tempInt(), half = lower.tempInt();
        lower.copyOperand(work, lower.copySource(from));
        lower.emit(op(X::CvtU64ToF), toSize, {use(dst), use(work), use(half)});
        return;
      }
      Reg source;
      bool wide = fromSize == 8;
      if (fromSize == 4 && !isSigned) {
        source = lower.tempInt();
        extend(lower, source, lower.reg(from), 32, false);
        wide = true;
      } else {
        source = extended(lower, from, isSigned);
      }
      lower.emit(op(wide ? X::CvtI64ToF : X::CvtI32ToF), toSize, {use(dst), use(source)});
      return;
    }
    case Op::FPTrunc:
      lower.emit(op(X::CvtF64ToF32), 4, {use(dst), use(lower.reg(from))});
      return;
    case Op::FPExt:
      lower.emit(op(X::CvtF32ToF64), 8, {use(dst), use(lower.reg(from))});
      return;
    default:
      MINIC_UNREACHABLE();
  }
}

// ---- select, compares as values

void lowerSelect(Lowering& lower, const Inst& inst) {
  const Value* yes = inst.operand(1);
  const Value* no = inst.operand(2);
  Reg dst = lower.result(inst);
  Compare cmp = compareOf(lower, inst.operand(0));
  if (cmp.cond == Cond::FEq || cmp.cond == Cond::FNe) {
    Reg flag = lower.tempInt();
    emitSet(lower, cmp, flag);
    cmp = Compare();
    cmp.add(use(flag));
    cmp.add(use(flag));
  }
  Reg chosen = lower.reg(yes);
  lower.copyOperand(dst, no->isUndefOrPoison() ? use(chosen) : lower.copySource(no));
  bool isFloat = Lowering::classOf(inst.type) == RegClass::Float;
  emitCompare(lower, cmp, isFloat ? Form::MoveF : Form::Move, {use(dst), use(chosen)}, {});
}

void lowerFloatCompare(Lowering& lower, const Inst& inst) {
  Reg dst = lower.result(inst);
  if (isTrivial(inst.floatPred()))
    lower.copyOperand(dst, MOperand::imm(inst.floatPred() == FloatPred::True));
  else
    emitSet(lower, compareFloats(lower, inst), dst);
}

}  // namespace

// ---- the hooks

void lowerInst(Lowering& lower, const Inst& inst) {
  switch (inst.op) {
    case Op::CondBr:
      emitBranch(lower, compareOf(lower, inst.condition()), lower.edgeTarget(0),
                 lower.edgeTarget(1));
      return;
    case Op::Unreachable:
      lower.emit(op(X::Trap), 8, {});
      return;
    case Op::FAdd:
      return lowerFloatBinary(lower, inst, X::AddF, X::AddF_M);
    case Op::FSub:
      return lowerFloatBinary(lower, inst, X::SubF, X::SubF_M);
    case Op::FMul:
      return lowerFloatBinary(lower, inst, X::MulF, X::MulF_M);
    case Op::FDiv:
      return lowerFloatBinary(lower, inst, X::DivF, X::DivF_M);
    case Op::FNeg: {
      unsigned size = Lowering::sizeOf(inst.type);
      Reg dst = lower.result(inst), mask = lower.temp(RegClass::Float);
      uint64_t bits = size == 4 ? 0x80000000u : uint64_t(1) << 63;
      lower.emit(op(X::ConstF), size,
                 {use(mask), MOperand::floatConstant(lower.mf.floatConstant(bits, size))});
      lower.copyOperand(dst, lower.copySource(inst.operand(0)));
      lower.emit(op(X::XorF), size, {use(dst), use(mask)});
      return;
    }
    case Op::Alloca:
      return lowerDynamicAlloca(lower, inst);
    case Op::Load: {
      Addr from = address(lower, inst.address());
      Reg dst = lower.isUsed(inst) ? lower.result(inst) : lower.temp(Lowering::classOf(inst.type));
      MInst* load = emitLoad(lower, inst.type, dst, from);
      if (inst.isVolatile() || inst.isAtomic()) load->flags |= kVolatile;
      return;
    }
    case Op::Store:
      return lowerStore(lower, inst);
    case Op::Gep:
      return lowerGep(lower, inst);
    case Op::ICmp: {
      Compare cmp = compareInts(lower, inst);
      emitSet(lower, cmp, lower.result(inst));
      return;
    }
    case Op::FCmp:
      return lowerFloatCompare(lower, inst);
    case Op::Select:
      return lowerSelect(lower, inst);
    default:
      break;
  }
  if (isBinary(inst.op)) return lowerBinary(lower, inst);
  if (isCast(inst.op)) return lowerCast(lower, inst);
  MINIC_UNREACHABLE("no lowering for " + std::string(opInfo(inst.op).text));
}

void materialize(Lowering& lower, Reg dst, const Value& value) {
  if (auto c = lower.constant(&value); c && !value.type->isFloatingPoint()) {
    lower.emit(op(X::MovImm), Lowering::sizeOf(value.type) == 8 ? 8 : 4,
               {use(dst), lower.mf.imm(*c)});
    return;
  }
  switch (value.op) {
    case Op::ConstFloat:
    case Op::ConstZero: {
      uint64_t bits = value.is(Op::ConstZero) ? 0 : static_cast<const ConstFloat&>(value).bits;
      unsigned size = Lowering::sizeOf(value.type);
      if (bits == 0)
        lower.emit(op(X::ZeroF), size, {use(dst)});
      else
        lower.emit(op(X::ConstF), size,
                   {use(dst), MOperand::floatConstant(lower.mf.floatConstant(bits, size))});
      return;
    }
    case Op::Global:
    case Op::Function: {
      uint32_t symbol = lower.symbolOf(static_cast<const GlobalValue*>(&value));
      if (lower.mf.symbols[symbol].definedHere)
        lower.emit(op(X::Lea), 8,
                   {use(dst), MOperand::none(), MOperand::none(), MOperand::imm(0),
                    MOperand::symbol(symbol, Plain)});
      else
        lower.emit(op(X::LoadGot), 8, {use(dst), MOperand::symbol(symbol, Got)});
      return;
    }
    case Op::Alloca:
      emitWith(lower, op(X::Lea), 8, {use(dst)}, slotAddr(*lower.slotOf(&value)));
      return;
    case Op::ConstExpr: {
      auto& expr = static_cast<const ConstExpr&>(value);
      switch (expr.exprOp) {
        case Op::Gep: {
          AddressParts parts = lower.addressParts(&value, kScales);
          MINIC_CHECK(parts.base != &value, "constant address out of range");
          emitWith(lower, op(X::Lea), 8, {use(dst)}, toAddr(lower, parts));
          return;
        }
        case Op::Add:
        case Op::Sub: {
          Reg right = lower.reg(expr.operands[1]);
          lower.copyOperand(dst, lower.copySource(expr.operands[0]));
          lower.emit(op(expr.exprOp == Op::Add ? X::Add : X::Sub), 8, {use(dst), use(right)});
          return;
        }
        default:  // casts between address and integer keep the bits
          lower.copyOperand(dst, lower.copySource(expr.operands[0]));
          if (value.type->isInt(1)) lower.emit(op(X::And), 4, {use(dst), MOperand::imm(1)});
          return;
      }
    }
    default:
      MINIC_UNREACHABLE("no such constant");
  }
}

void jump(Lowering& lower, MBlock& to) {
  lower.emit(op(X::Jmp), 8, {MOperand::block(to.id)});
  lower.addSucc(to);
}

void moveAcross(Lowering& lower, Reg dst, Reg src, unsigned size) {
  bool toFloat = lower.mf.classOf(dst) == RegClass::Float;
  lower.emit(op(toFloat ? X::IntToFloat : X::FloatToInt), size, {use(dst), use(src)});
}

void loadSlot(Lowering& lower, Reg dst, uint32_t slot, uint32_t offset, unsigned size) {
  bool isFloat = lower.mf.classOf(dst) == RegClass::Float;
  // Narrow integers fill the 8 bytes of their slot with bits that nobody relies on.
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

void call(Lowering& lower, uint32_t symbol, Reg callee, std::span<const Reg> uses,
          std::span<const Reg> defs, uint32_t variadicFloats, bool variadic) {
  if (variadic) lower.copyOperand(preg(Rax), MOperand::imm(int32_t(variadicFloats)));
  std::vector<MOperand> operands;
  operands.push_back(
      callee.valid()
          ? use(callee)
          : MOperand::symbol(symbol, lower.mf.symbols[symbol].definedHere ? Plain : Plt));
  for (Reg reg : uses) operands.push_back(use(reg));
  if (variadic) operands.push_back(use(preg(Rax)));
  size_t firstDef = operands.size();
  for (Reg reg : defs) operands.push_back(use(reg));
  MInst* inst = lower.emit(op(callee.valid() ? X::CallReg : X::Call), 8, operands);
  for (uint32_t i = 1; i < inst->operandCount; ++i)
    (*inst)[i].role = i < firstDef ? RoleUse : RoleDef;
}

void tailCall(Lowering& lower, uint32_t symbol, std::span<const Reg> uses, uint32_t variadicFloats,
              bool variadic) {
  if (variadic) lower.copyOperand(preg(Rax), MOperand::imm(int32_t(variadicFloats)));
  std::vector<MOperand> operands{
      MOperand::symbol(symbol, lower.mf.symbols[symbol].definedHere ? Plain : Plt)};
  for (Reg reg : uses) operands.push_back(use(reg));
  if (variadic) operands.push_back(use(preg(Rax)));
  MInst* inst = lower.emit(op(X::TailCall), 8, operands);
  for (uint32_t i = 1; i < inst->operandCount; ++i) (*inst)[i].role = RoleUse;
}

void ret(Lowering& lower, std::span<const Reg> uses) {
  std::vector<MOperand> operands;
  for (Reg reg : uses) operands.push_back(use(reg));
  MInst* inst = lower.emit(op(X::Ret), 8, operands);
  for (MOperand& operand : inst->operands()) operand.role = RoleUse;
}

void extend(Lowering& lower, Reg dst, Reg src, unsigned bits, bool isSigned) {
  switch (bits) {
    case 1:
      if (isSigned) {
        lower.copy(dst, src);
        lower.emit(op(X::Neg), 8, {use(dst)});
      } else if (dst == src) {
        lower.emit(op(X::Movzx8), 4, {use(dst), use(src)});
      } else {
        lower.copy(dst, src);
      }
      return;
    case 8:
      lower.emit(op(isSigned ? X::Movsx8 : X::Movzx8), 8, {use(dst), use(src)});
      return;
    case 16:
      lower.emit(op(isSigned ? X::Movsx16 : X::Movzx16), 8, {use(dst), use(src)});
      return;
    default:
      lower.emit(op(isSigned ? X::Movsx32 : X::Movzx32), 8, {use(dst), use(src)});
      return;
  }
}

void compareBranch(Lowering& lower, Reg value, unsigned size, unsigned pred, int64_t constant,
                   MBlock& then, MBlock& otherwise) {
  Compare cmp;
  cmp.first = X::CmpBr;
  cmp.size = size;
  cmp.cond = condOf(IntPred(pred));
  cmp.add(use(value));
  if (constant >= kMin32 && constant <= kMax32) {
    cmp.add(MOperand::imm(int32_t(constant)));
  } else {
    Reg wide = lower.tempInt();
    lower.emit(op(X::MovImm), 8, {use(wide), lower.mf.imm(constant)});
    cmp.add(use(wide));
  }
  emitBranch(lower, cmp, then, otherwise);
}

void subtractConstant(Lowering& lower, Reg dst, Reg value, unsigned size, int64_t constant) {
  if (constant > kMin32 && constant <= kMax32) {
    emitWith(lower, op(X::Lea), size, {use(dst)}, baseAddr(value, int32_t(-constant)));
    return;
  }
  Reg wide = lower.tempInt();
  lower.emit(op(X::MovImm), 8, {use(wide), lower.mf.imm(constant)});
  lower.copy(dst, value);
  lower.emit(op(X::Sub), size, {use(dst), use(wide)});
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

bool inlineMemory(Lowering& lower, const Inst& inst) {
  auto size = lower.constant(inst.arg(2));
  Intrinsic which = inst.calledFunction()->intrinsic;
  // Volatile ones are left to the library, which does them once and whole.
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
  // The rest is read before anything is written, so that overlapping is no matter.
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

}  // namespace minic::x86_64
