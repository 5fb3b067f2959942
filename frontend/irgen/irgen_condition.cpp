// Truth: conditions as branches and as values, `&&`, `||`, `?:` and comparisons. What a constant
// condition excludes is not emitted.
#include <utility>

#include "frontend/ast/const_eval.h"
#include "frontend/irgen/irgen_impl.h"

namespace minic::irgen {

using ast::BinaryOp;
using ast::CastKind;
using ast::TypeKind;
using ast::UnaryOp;

std::optional<bool> constantCondition(const ast::Expr* e) {
  ConstValue value = evaluateNumber(e);
  return value ? std::optional<bool>(value.isTrue()) : std::nullopt;
}

Value* boolean(FunctionGen& gen, const ast::Expr* e) {
  if (auto* binary = e->tryAs<ast::BinaryExpr>()) {
    if (isLogical(binary->op)) return logical(gen, binary);
    if (isComparison(binary->op)) {
      const ast::Expr* operands[] = {binary->lhs, binary->rhs};
      Value* right = isReversed(gen, e->loc, operands) ? scalar(gen, binary->rhs) : nullptr;
      Value* left = scalar(gen, binary->lhs);
      if (!right) right = scalar(gen, binary->rhs);
      gen.at(e->loc);
      return compare(gen, binary->op, binary->lhs->type, left, right);
    }
  }
  if (auto* cast = e->tryAs<ast::CastExpr>()) {
    bool fromBool = cast->operand->type->kind == TypeKind::Bool && cast->cast == CastKind::Integral;
    if (fromBool || cast->cast == CastKind::ToBool) return boolean(gen, cast->operand);
  }
  unsigned negations = 0;
  const ast::Expr* operand = e;
  for (;; ++negations) {
    auto* unary = operand->tryAs<ast::UnaryExpr>();
    if (!unary || unary->op != UnaryOp::LogicalNot) break;
    operand = unary->operand;
  }
  Value* value = negations ? boolean(gen, operand) : gen.isNonZero(scalar(gen, e));
  gen.at(e->loc);
  for (; negations; --negations) value = gen.negate(value);
  return value;
}

void condition(FunctionGen& gen, const ast::Expr* e, Block* ifTrue, Block* ifFalse) {
  size_t outer = gen.pending.size();
  for (;;) {
    // Down to the operand that is evaluated first ...
    for (;;) {
      auto* binary = e->tryAs<ast::BinaryExpr>();
      auto* unary = e->tryAs<ast::UnaryExpr>();
      auto* cast = e->tryAs<ast::CastExpr>();
      if (binary && isLogical(binary->op)) {
        bool isAnd = binary->op == BinaryOp::LogicalAnd;
        Block* right = gen.newBlock(isAnd ? "land.lhs.true" : "lor.lhs.false");
        gen.pending.push_back({binary->rhs, ifTrue, ifFalse, right});
        (isAnd ? ifTrue : ifFalse) = right;
        e = binary->lhs;
      } else if (unary && unary->op == UnaryOp::LogicalNot) {
        std::swap(ifTrue, ifFalse);
        e = unary->operand;
      } else if (cast && cast->cast == CastKind::ToBool) {
        e = cast->operand;
      } else {
        break;
      }
    }
    if (std::optional<bool> known = constantCondition(e)) {
      gen.branch(*known ? ifTrue : ifFalse);
    } else if (auto* choice = e->tryAs<ast::ConditionalExpr>()) {
      Block* then = gen.newBlock("cond.true");
      Block* otherwise = gen.newBlock("cond.false");
      condition(gen, choice->condition, then, otherwise);
      if (gen.emitBlockIfUsed(then)) condition(gen, choice->thenExpr, ifTrue, ifFalse);
      if (gen.emitBlockIfUsed(otherwise)) condition(gen, choice->elseExpr, ifTrue, ifFalse);
    } else {
      Value* truth = boolean(gen, e);
      gen.at(e->loc);
      gen.builder.condBr(truth, ifTrue, ifFalse);
      gen.clearInsertPoint();
    }
    // ... then to the next one that may be evaluated at all.
    for (;;) {
      if (gen.pending.size() == outer) return;
      FunctionGen::PendingOperand next = gen.pending.back();
      gen.pending.pop_back();
      if (!gen.emitBlockIfUsed(next.block)) continue;
      e = next.expr;
      ifTrue = next.ifTrue;
      ifFalse = next.ifFalse;
      break;
    }
  }
}

Value* logical(FunctionGen& gen, const ast::BinaryExpr* e) {
  bool isAnd = e->op == BinaryOp::LogicalAnd;
  Value* shortcut = gen.module.constBool(!isAnd);
  if (std::optional<bool> known = constantCondition(e->lhs))
    return *known == isAnd ? boolean(gen, e->rhs) : shortcut;
  Block* right = gen.newBlock(isAnd ? "land.rhs" : "lor.rhs");
  Block* end = gen.newBlock(isAnd ? "land.end" : "lor.end");
  condition(gen, e->lhs, isAnd ? right : end, isAnd ? end : right);
  if (!gen.emitBlockIfUsed(right)) {
    gen.emitBlock(end);
    return shortcut;
  }
  Value* value = boolean(gen, e->rhs);
  if (end->preds.empty()) {
    gen.function.unlinkBlock(end);
    return value;
  }
  gen.at(e->loc);
  gen.branch(end);
  gen.emitBlock(end);
  Inst* phi = gen.builder.phi(gen.types.i1());
  uint32_t last = phi->numOps - 1;
  for (uint32_t i = 0; i < last; ++i) phi->setOperand(i, shortcut);
  phi->setOperand(last, value);
  return phi;
}

void discardLogical(FunctionGen& gen, const ast::BinaryExpr* e) {
  bool isAnd = e->op == BinaryOp::LogicalAnd;
  if (std::optional<bool> known = constantCondition(e->lhs)) {
    if (*known == isAnd) discard(gen, e->rhs);
    return;
  }
  Block* right = gen.newBlock(isAnd ? "land.rhs" : "lor.rhs");
  Block* end = gen.newBlock(isAnd ? "land.end" : "lor.end");
  condition(gen, e->lhs, isAnd ? right : end, isAnd ? end : right);
  if (gen.emitBlockIfUsed(right)) discard(gen, e->rhs);
  gen.emitFallThrough(end);
}

Value* conditional(FunctionGen& gen, const ast::ConditionalExpr* e,
                   const std::function<Value*(const ast::Expr*)>& lower) {
  if (std::optional<bool> known = constantCondition(e->condition))
    return lower(*known ? e->thenExpr : e->elseExpr);
  Block* then = gen.newBlock("cond.true");
  Block* otherwise = gen.newBlock("cond.false");
  Block* end = gen.newBlock("cond.end");
  condition(gen, e->condition, then, otherwise);
  Value *first = nullptr, *second = nullptr;
  if (gen.emitBlockIfUsed(then)) {
    first = lower(e->thenExpr);
    gen.branch(end);
  }
  if (gen.emitBlockIfUsed(otherwise)) {
    second = lower(e->elseExpr);
    gen.branch(end);
  }
  gen.emitBlock(end);
  if (!first || !second) return first ? first : second;
  gen.at(e->loc);
  Inst* phi = gen.builder.phi(first->type);
  phi->setOperand(0, first);
  phi->setOperand(1, second);
  return phi;
}

Value* compare(FunctionGen& gen, BinaryOp op, const ast::Type* type, Value* left, Value* right) {
  if (type->isFloating()) return gen.builder.fcmp(FloatPred(holdingRelations(op)), left, right);
  size_t which = size_t(op) - size_t(BinaryOp::Less);
  constexpr IntPred signedPreds[] = {IntPred::SLT, IntPred::SGT, IntPred::SLE,
                                     IntPred::SGE, IntPred::EQ,  IntPred::NE};
  constexpr IntPred unsignedPreds[] = {IntPred::ULT, IntPred::UGT, IntPred::ULE,
                                       IntPred::UGE, IntPred::EQ,  IntPred::NE};
  return gen.builder.icmp(type->isSigned() ? signedPreds[which] : unsignedPreds[which], left,
                          right);
}

Value* FunctionGen::isNonZero(Value* value) {
  if (value->type == types.i1()) return value;
  Value* zero = module.zero(value->type);
  if (value->type->isAnyFloat()) return builder.fcmp(FloatPred::UNE, value, zero);
  return builder.icmp(IntPred::NE, value, zero);
}

Value* FunctionGen::negate(Value* i1) {
  return builder.binary(Op::Xor, i1, module.constBool(true));
}

}  // namespace minic::irgen
