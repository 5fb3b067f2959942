// The compiled rules (rules.inc, made by rulec.py) with the functions that they call.
#include <bit>

#include "ir/analysis/known_bits.h"
#include "ir/analysis/poison.h"
#include "ir/fold.h"
#include "passes/rules/math.h"
#include "passes/rules/rewriter.h"

namespace minic {

Value* Rewriter::make(Op op, Type* type, std::initializer_list<Value*> operands, uint16_t sub) {
  std::span<Value* const> all(operands.begin(), operands.size());
  bool isConstant = true;
  for (const Value* operand : all) isConstant &= operand->isConstant();
  if (isConstant)
    if (Value* folded = foldConstants(*function_.module, op, type, all, 0, sub)) return folded;
  Inst* inst = function_.createInst(op, type, all, root_->loc);
  inst->sub = sub;
  insertBefore(inst, root_->block, root_);
  made.push_back(inst);
  return inst;
}

Value* Rewriter::binary(Op op, Value* left, Value* right) {
  return make(op, left->type, {left, right});
}
Value* Rewriter::unary(Op op, Type* type, Value* operand) { return make(op, type, {operand}); }
Value* Rewriter::compare(IntPred pred, Value* left, Value* right) {
  return make(Op::ICmp, function_.module->types.i1(), {left, right}, uint16_t(pred));
}
Value* Rewriter::compare(FloatPred pred, Value* left, Value* right) {
  return make(Op::FCmp, function_.module->types.i1(), {left, right}, uint16_t(pred));
}
Value* Rewriter::select(Value* condition, Value* ifTrue, Value* ifFalse) {
  return make(Op::Select, ifTrue->type, {condition, ifTrue, ifFalse});
}
Value* Rewriter::number(Type* type, uint64_t bits) const {
  return function_.module->constInt(type, int64_t(bits));
}
Value* Rewriter::real(Type* type, double number) const {
  return function_.module->constFloatBits(type, bitsOfFloat(type->bits, number));
}
Type* Rewriter::intType(unsigned bits) const { return function_.module->types.intTy(bits); }

bool Rewriter::nonneg(const Value* value) { return knownBits(value).isNonNegative(); }
bool Rewriter::nonzero(const Value* value) { return knownBits(value).ones != 0; }
bool Rewriter::zeros(const Value* value, uint64_t mask) {
  return !(mask & ~knownBits(value).zeros);
}
bool Rewriter::nopoison(const Value* value) { return !mayBePoison(value); }

namespace {

// ---- what the patterns and conditions of rules.inc ask

Value* operand(const Value* inst, uint32_t i) { return static_cast<const Inst*>(inst)->operand(i); }
Value* argument(const Value* call, uint32_t i) { return static_cast<const Inst*>(call)->arg(i); }
bool isCallOf(const Value* value, Intrinsic intrinsic) {
  if (!value->is(Op::Call)) return false;
  const Function* callee = static_cast<const Inst*>(value)->calledFunction();
  return callee && callee->intrinsic == intrinsic;
}
/// Rules are proved for these widths; others exist only in IR that was written by hand.
bool isPlain(const Value* value) {
  unsigned bits = value->type->bits;
  return value->type->isInt() &&
         (bits == 1 || (bits >= 8 && bits <= 64 && std::has_single_bit(bits)));
}
bool isNumber(const Value* value, uint64_t number) {
  const auto* constant = static_cast<const ConstInt*>(value);
  unsigned width = value->type->bits;
  return width <= 64 && !((constant->zext() ^ number) << (64 - width));
}
bool isFloat(const Value* value, double number) {
  return static_cast<const ConstFloat*>(value)->bits == bitsOfFloat(value->type->bits, number);
}
uint64_t bitsOf(const Value* constant) { return static_cast<const ConstInt*>(constant)->zext(); }

using namespace rulemath;

#include "rules.inc"

}  // namespace

/// The rules are about scalars.
static bool hasLanes(const Inst* inst) {
  return inst->type->isVector() || (inst->numOps && inst->operand(0)->type->isVector());
}

Value* applyRules(Rewriter& rewriter, Inst* inst) {
  return hasLanes(inst) ? nullptr : apply(rewriter, inst);
}
std::span<const std::string_view> ruleNames() { return kRuleNames; }

}  // namespace minic
