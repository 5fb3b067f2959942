// Compares on x86-64, fused with the reader of the flags: a branch, a set or a conditional move.
#include <algorithm>
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
  using enum Cond;
  constexpr Cond kConds[] = {E, NE, A, AE, B, BE, G, GE, L, LE};  // in the order of IntPred
  return kConds[size_t(pred)];
}

Compare compareInts(Lowering& l, const Inst& icmp) {
  const Value* a = icmp.operand(0);
  const Value* b = icmp.operand(1);
  IntPred pred = icmp.intPred();
  if (l.constant(a) && !l.constant(b)) {
    std::swap(a, b);
    pred = swapped(pred);
  }
  Compare cmp;
  cmp.cond = condOf(pred);
  bool isBool = a->type->isInt(1);
  // A bool is 0 or 1; read as a signed number true is -1.
  if (isBool && isSigned(pred)) cmp.cond = condOf(swapped(pred));
  cmp.size = isBool ? 4 : Lowering::sizeOf(a->type);
  auto c = l.constantIn(b, kMin32, kMax32);
  if (c && *c == 0) {
    if (const Inst* both = l.canFold(a, Op::And)) {
      const Value* left = both->operand(0);
      const Value* right = both->operand(1);
      auto mask = l.constantIn(right, kMin32, kMax32);
      const Inst* load = isBool ? nullptr : l.canFoldLoad(left);
      if (mask && *mask >= 0) cmp.size = *mask < 128 ? 1 : std::min(cmp.size, 4u);
      if (mask && load) {
        cmp.first = X::TestMIBr;
        cmp.add(address(l, load->address()));
        cmp.add(imm(*mask));
      } else {
        cmp.first = X::TestBr;
        cmp.add(use(l.reg(left)));
        cmp.add(regOrImm(l, right));
      }
      return cmp;
    }
  }
  if (const Inst* load = isBool ? nullptr : l.canFoldLoad(a)) {
    cmp.first = X::CmpMRBr;
    cmp.add(address(l, load->address()));
    cmp.add(regOrImm(l, b));
    return cmp;
  }
  if (c && *c == 0) {
    Reg reg = l.reg(a);
    cmp.first = X::TestBr;
    cmp.add(use(reg));
    cmp.add(use(reg));
    return cmp;
  }
  if (const Inst* load = isBool ? nullptr : l.canFoldLoad(b)) {
    cmp.first = X::CmpRMBr;
    cmp.add(use(l.reg(a)));
    cmp.add(address(l, load->address()));
    return cmp;
  }
  cmp.first = X::CmpBr;
  cmp.add(use(l.reg(a)));
  cmp.add(regOrImm(l, b));
  return cmp;
}

/// ucomis sets zero, parity and carry when unordered: "above" and "above or equal" are false then,
/// their opposites true. Predicates that need the opposite exchange the operands.
Compare compareFloats(Lowering& l, const Inst& fcmp) {
  const Value* a = fcmp.operand(0);
  const Value* b = fcmp.operand(1);
  Compare cmp;
  cmp.size = Lowering::sizeOf(a->type);
  struct Row {
    Cond cond;
    bool exchange = false;
  };
  using enum Cond;
  constexpr Row kRows[] = {// OEQ, OGT, OGE, OLT, OLE, ONE, ORD, UNO, UEQ, UGT, UGE, ULT, ULE, UNE
                           {FEq}, {A}, {AE},      {A, true},  {AE, true}, {NE}, {NP},
                           {P},   {E}, {B, true}, {BE, true}, {B},        {BE}, {FNe}};
  auto [cond, exchange] = kRows[size_t(fcmp.floatPred()) - size_t(FloatPred::OEQ)];
  cmp.cond = cond;
  if (exchange) std::swap(a, b);
  Addr addr;
  bool memory = floatMemory(l, b, addr);
  cmp.add(use(l.reg(a)));
  if (memory) {
    cmp.first = X::UcomiMBr;
    cmp.add(addr);
  } else {
    cmp.first = X::UcomiBr;
    cmp.add(use(l.reg(b)));
  }
  return cmp;
}

bool isTrivial(FloatPred pred) { return pred == FloatPred::False || pred == FloatPred::True; }

/// The compare that makes an i1 if it can be folded, else a test of the register.
Compare compareOf(Lowering& l, const Value* condition) {
  bool inverted = false;
  while (const Inst* flip = l.canFold(condition, Op::Xor)) {
    auto one = l.constant(flip->operand(1));
    if (!one || *one != 1) break;
    inverted = !inverted;
    condition = flip->operand(0);
  }
  Compare cmp;
  const Inst* fcmp = l.canFold(condition, Op::FCmp);
  if (const Inst* icmp = l.canCompare(condition, Op::ICmp)) {
    cmp = compareInts(l, *icmp);
  } else if (fcmp && !isTrivial(fcmp->floatPred())) {
    cmp = compareFloats(l, *fcmp);
  } else {
    Reg reg = l.reg(condition);
    cmp.add(use(reg));
    cmp.add(use(reg));
  }
  if (inverted) cmp.cond = invert(cmp.cond);
  return cmp;
}

void emitCompare(Lowering& l, const Compare& cmp, Form form, std::initializer_list<MOperand> before,
                 std::initializer_list<MOperand> after) {
  MOperand operands[OpDesc::kMaxOperands];
  size_t count = 0;
  for (const MOperand& operand : before) operands[count++] = operand;
  for (unsigned i = 0; i < cmp.count; ++i) operands[count++] = cmp.operands[i];
  operands[count++] = MOperand::cond(uint32_t(cmp.cond));
  for (const MOperand& operand : after) operands[count++] = operand;
  l.emit(compareOp(cmp.first, form), cmp.size, std::span<const MOperand>(operands, count));
}

void emitBranch(Lowering& l, const Compare& cmp, MBlock& then, MBlock& otherwise) {
  emitCompare(l, cmp, Form::Br, {}, {MOperand::block(then.id), MOperand::block(otherwise.id)});
  l.addSucc(then);
  l.addSucc(otherwise);
}

/// dst := the compare's result as 0 or 1.
void emitSet(Lowering& l, const Compare& cmp, Reg dst) {
  if (cmp.cond != Cond::FEq && cmp.cond != Cond::FNe) {
    emitCompare(l, cmp, Form::Set, {use(dst)}, {});
    return;
  }
  // Needs two flags: compare in a float register instead, which gives a mask.
  Reg mask = l.temp(RegClass::Float);
  l.copy(mask, cmp.operands[0].asReg());
  Reg other;
  if (cmp.first == X::UcomiMBr) {
    other = l.temp(RegClass::Float);
    emit(l, X::LoadF, cmp.size,
         {use(other), cmp.operands[1], cmp.operands[2], cmp.operands[3], cmp.operands[4]});
  } else {
    other = cmp.operands[1].asReg();
  }
  emit(l, cmp.cond == Cond::FEq ? X::CmpEqF : X::CmpNeF, cmp.size, {use(mask), use(other)});
  emit(l, X::FloatToInt, cmp.size, {use(dst), use(mask)});
  emit(l, X::And, 4, {use(dst), imm(1)});
}

}  // namespace

void lowerBranch(Lowering& l, const Value* condition, MBlock& then, MBlock& otherwise) {
  emitBranch(l, compareOf(l, condition), then, otherwise);
}

void lowerIntCompare(Lowering& l, const Inst& inst) {
  Compare cmp = compareInts(l, inst);
  emitSet(l, cmp, l.result(inst));
}

/// x < 0 ? -x : x is -x < 0 ? x : -x, whose compare is made by the negation: `yes` and `no` change
/// places if they must. Null: the select is another one.
const Value* negationOf(Lowering& l, const Inst& select, const Value*& yes, const Value*& no) {
  const Inst* icmp = l.canCompare(select.operand(0), Op::ICmp);
  if (!icmp) return nullptr;
  auto bound = l.constant(icmp->operand(1));
  bool isBelow = icmp->intPred() == IntPred::SLT && bound == 0;
  if (!isBelow && !(icmp->intPred() == IntPred::SGT && bound == -1)) return nullptr;
  const Value *x = icmp->operand(0), *other = isBelow ? no : yes;
  const Inst* negation = asInst(isBelow ? yes : no);
  if (other != x || !negation || !negation->is(Op::Sub) || l.constant(negation->operand(0)) != 0 ||
      negation->operand(1) != x)
    return nullptr;
  yes = x;
  return no = negation;
}

void lowerSelect(Lowering& l, const Inst& inst) {
  const Value* yes = inst.operand(1);
  const Value* no = inst.operand(2);
  Reg dst = l.result(inst);
  Compare cmp;
  if (const Value* negation = negationOf(l, inst, yes, no)) {
    cmp.size = Lowering::sizeOf(inst.type);
    cmp.cond = Cond::L;
    cmp.operands[0] = cmp.operands[1] = use(l.reg(negation));
    cmp.count = 2;
  } else {
    cmp = compareOf(l, inst.operand(0));
  }
  if (cmp.cond == Cond::FEq || cmp.cond == Cond::FNe) {
    Reg flag = l.tempInt();
    emitSet(l, cmp, flag);
    cmp = Compare();
    cmp.add(use(flag));
    cmp.add(use(flag));
  }
  Reg chosen = l.reg(yes);
  MOperand other = no->isUndefOrPoison() ? use(chosen) : l.copySource(no);
  l.copyOperand(dst, other);
  // What is compared is in dst, too: its own register need not live on.
  bool endsHere = true;
  for (const Use& use : no->useRange()) {
    endsHere = use.user == &inst || use.user == inst.operand(0);
    if (!endsHere) break;
  }
  if (endsHere && other.isReg() && cmp.size <= Lowering::sizeOf(inst.type) &&
      (cmp.first == X::CmpBr || cmp.first == X::TestBr))
    for (MOperand& operand : cmp.operands)
      if (operand.isReg() && operand.payload == other.payload) operand = use(dst);
  bool isFloat = Lowering::classOf(inst.type) != RegClass::Int;
  emitCompare(l, cmp, isFloat ? Form::MoveF : Form::Move, {use(dst), use(chosen)}, {});
}

void lowerFloatCompare(Lowering& l, const Inst& inst) {
  Reg dst = l.result(inst);
  if (isTrivial(inst.floatPred()))
    l.copyOperand(dst, imm(inst.floatPred() == FloatPred::True));
  else
    emitSet(l, compareFloats(l, inst), dst);
}

void compareBranch(Lowering& l, Reg value, unsigned size, IntPred pred, int64_t constant,
                   MBlock& then, MBlock& otherwise) {
  Compare cmp;
  cmp.first = X::CmpBr;
  cmp.size = size;
  cmp.cond = condOf(pred);
  cmp.add(use(value));
  if (constant == 0) {
    cmp.first = X::TestBr;
    cmp.add(use(value));
    return emitBranch(l, cmp, then, otherwise);
  }
  bool fits = constant >= kMin32 && constant <= kMax32;
  cmp.add(fits ? imm(constant) : use(immediate(l, constant)));
  emitBranch(l, cmp, then, otherwise);
}

}  // namespace minic::x86_64
