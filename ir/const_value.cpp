// Evaluation of constants; recursive, as the reader limits how deep they nest.
#include "ir/const_value.h"

#include <algorithm>

#include "ir/fold.h"
#include "ir/gep.h"

namespace minic {

namespace {

int64_t narrowed(uint64_t number, const Type* type) {
  unsigned unused = type->bits ? 64 - type->bits : 0;
  return int64_t(number << unused) >> unused;
}

bool holds(IntPred pred, int64_t a, int64_t b) {
  return compareIntegers(pred, 64, uint64_t(a), uint64_t(b));
}

/// The size of the object; a function or a block counts as one byte.
uint64_t sizeOf(const GlobalValue* symbol) {
  if (!symbol->is(Op::Global)) return 1;
  const Type* type = static_cast<const GlobalVar*>(symbol)->valueType;
  return type->opaque ? 1 : type->size;
}

bool pointsInside(const ConstAddress& address) {
  return uint64_t(address.offset) < sizeOf(address.symbol);
}

/// Another module may define the symbol, or leave it undefined.
bool isWeak(const GlobalValue* symbol) {
  return symbol->linkage == Linkage::Weak || symbol->linkage == Linkage::LinkOnce;
}

std::optional<bool> compare(IntPred pred, const ConstAddress& a, const ConstAddress& b,
                            bool linkagesKnown) {
  bool equality = isEquality(pred);
  if (a.symbol == b.symbol) {
    if (!a.symbol || equality || a.offset == b.offset) return holds(pred, a.offset, b.offset);
    // Within one variable addresses grow; elsewhere they may wrap around.
    if (isSigned(pred) || !linkagesKnown || !pointsInside(a) || !pointsInside(b))
      return std::nullopt;
    return holds(pred, a.offset, b.offset);
  }
  if (!linkagesKnown) return std::nullopt;
  if (a.symbol && b.symbol) {
    if (!equality || isWeak(a.symbol) || isWeak(b.symbol) || !pointsInside(a) || !pointsInside(b))
      return std::nullopt;
    return pred == IntPred::NE;
  }
  const ConstAddress &symbol = a.symbol ? a : b, &number = a.symbol ? b : a;
  if (number.offset != 0 || isWeak(symbol.symbol) || !pointsInside(symbol)) return std::nullopt;
  if (!a.symbol) pred = swapped(pred);
  if (isSigned(pred)) return std::nullopt;
  return holds(pred, 1, 0);
}

}  // namespace

std::optional<ConstAddress> evaluateConstant(const Value* value, bool linkagesKnown) {
  switch (value->op) {
    case Op::Global:
    case Op::Function: return ConstAddress{static_cast<const GlobalValue*>(value), 0};
    case Op::BlockAddress: {
      auto* block = static_cast<const BlockAddress*>(value);
      if (!isDefinedHere(*block)) return ConstAddress{nullptr, BlockAddress::kNoBlock};
      return ConstAddress{block, 0};
    }
    case Op::ConstInt: return ConstAddress{nullptr, static_cast<const ConstInt*>(value)->value};
    case Op::ConstNull:
    case Op::ConstUndef:
    case Op::ConstPoison: return ConstAddress();
    case Op::ConstExpr: break;
    default: return std::nullopt;
  }
  auto* expr = static_cast<const ConstExpr*>(value);
  auto number = [&](uint64_t bits) { return ConstAddress{nullptr, narrowed(bits, expr->type)}; };
  auto operand = [&](size_t i) { return evaluateConstant(expr->operands[i], linkagesKnown); };
  if (expr->exprOp == Op::ICmp || expr->exprOp == Op::FCmp) {
    std::optional<bool> result =
        expr->exprOp == Op::ICmp
            ? compareConstants(IntPred(expr->sub), expr->operands[0], expr->operands[1],
                               linkagesKnown)
            : compareConstants(FloatPred(expr->sub), expr->operands[0], expr->operands[1]);
    if (!result) return std::nullopt;
    return ConstAddress{nullptr, *result ? -1 : 0};
  }
  std::optional<ConstAddress> first = operand(0);
  if (!first) return first;
  if (expr->exprOp == Op::Select)
    return first->symbol ? std::nullopt : operand(first->offset ? 1 : 2);
  if (isCast(expr->exprOp)) {
    if (first->symbol) {
      bool whole = expr->type->isPtr() || expr->type->isInt(64);
      return whole ? first : std::nullopt;
    }
    return number(
        foldCast(expr->exprOp, expr->operands[0]->type, expr->type, uint64_t(first->offset)).bits);
  }
  if (expr->exprOp == Op::Gep) {
    auto offset = uint64_t(first->offset);
    for (const GepStep& step : GepSteps(*expr)) {
      std::optional<ConstAddress> index =
          step.isField ? ConstAddress{nullptr, 1} : evaluateConstant(step.index, linkagesKnown);
      if (!index || index->symbol) return std::nullopt;
      offset += uint64_t(index->offset) * step.bytes;
    }
    return ConstAddress{first->symbol, int64_t(offset)};
  }
  std::optional<ConstAddress> second = operand(1);
  if (!second) return second;
  auto a = uint64_t(first->offset), b = uint64_t(second->offset);
  const GlobalValue *left = first->symbol, *right = second->symbol;
  if (expr->exprOp == Op::Sub && left == right) return number(a - b);
  if (expr->exprOp == Op::Sub && !right) return ConstAddress{left, int64_t(a - b)};
  if (expr->exprOp == Op::Add && !(left && right) && (left || right))
    return ConstAddress{left ? left : right, int64_t(a + b)};
  if (left || right || !isBinary(expr->exprOp)) return std::nullopt;
  Folded folded = foldIntegers(expr->exprOp, expr->type->bits, a, b);
  if (folded.kind != Folded::Number) return std::nullopt;
  return number(folded.bits);
}

std::optional<bool> compareConstants(IntPred pred, const Value* left, const Value* right,
                                     bool linkagesKnown) {
  std::optional<ConstAddress> a = evaluateConstant(left, linkagesKnown);
  std::optional<ConstAddress> b = evaluateConstant(right, linkagesKnown);
  if (!a || !b) return std::nullopt;
  return compare(pred, *a, *b, linkagesKnown);
}

std::optional<bool> compareConstants(FloatPred pred, const Value* left, const Value* right) {
  if (pred == FloatPred::False || pred == FloatPred::True) return pred == FloatPred::True;
  const ConstFloat *a = asConstFloat(left), *b = asConstFloat(right);
  if (!a || !b) return std::nullopt;
  return compareFloats(pred, left->type->bits, a->bits, b->bits);
}

bool areEqual(const Value* left, const Value* right) {
  if (left == right) return true;
  const ConstExpr *a = asConstExpr(left), *b = asConstExpr(right);
  return a && b && a->exprOp == b->exprOp && a->type == b->type && a->sourceType == b->sourceType &&
         a->flags == b->flags && a->sub == b->sub &&
         std::equal(a->operands.begin(), a->operands.end(), b->operands.begin(), b->operands.end(),
                    areEqual);
}

}  // namespace minic
