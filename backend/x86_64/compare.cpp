// Compares on x86-64, fused with the reader of the flags: a branch, a set or a conditional move.
#include <utility>

#include "backend/x86_64/select.h"

namespace minic::x86_64 {

namespace {

/// A compare to be fused with a branch, a set or a move.
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
/// their opposites true. Predicates that need the opposite exchange the operands.
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

/// The compare that makes an i1 if it can be folded, else a test of the register.
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

}  // namespace

void lowerCondBr(Lowering& lower, const Inst& inst) {
  Compare cmp = compareOf(lower, inst.condition());
  emitBranch(lower, cmp, lower.edgeTarget(0), lower.edgeTarget(1));
}

void lowerIntCompare(Lowering& lower, const Inst& inst) {
  Compare cmp = compareInts(lower, inst);
  emitSet(lower, cmp, lower.result(inst));
}

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

void compareBranch(Lowering& lower, Reg value, unsigned size, IntPred pred, int64_t constant,
                   MBlock& then, MBlock& otherwise) {
  Compare cmp;
  cmp.first = X::CmpBr;
  cmp.size = size;
  cmp.cond = condOf(pred);
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

}  // namespace minic::x86_64
