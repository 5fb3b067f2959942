// Evaluation of constants; recursive, as the reader limits how deep they nest.
#include "ir/const_value.h"

#include "ir/gep.h"

namespace minic {

namespace {

int64_t narrowed(uint64_t number, const Type* type) {
  unsigned unused = type->bits ? 64 - type->bits : 0;
  return int64_t(number << unused) >> unused;
}

bool holds(IntPred pred, int64_t a, int64_t b) {
  auto left = uint64_t(a), right = uint64_t(b);
  switch (pred) {
    case IntPred::EQ:
      return a == b;
    case IntPred::NE:
      return a != b;
    case IntPred::UGT:
      return left > right;
    case IntPred::UGE:
      return left >= right;
    case IntPred::ULT:
      return left < right;
    case IntPred::ULE:
      return left <= right;
    case IntPred::SGT:
      return a > b;
    case IntPred::SGE:
      return a >= b;
    case IntPred::SLT:
      return a < b;
    case IntPred::SLE:
      return a <= b;
  }
  return false;
}

/// Bytes from the symbol's address on that are its own; a function has one, so to say.
uint64_t sizeOf(const GlobalValue* symbol) {
  if (symbol->is(Op::Function)) return 1;
  const Type* type = static_cast<const GlobalVar*>(symbol)->valueType;
  return type->opaque ? 1 : type->size;
}

bool pointsInside(const ConstAddress& address) {
  return uint64_t(address.offset) < sizeOf(address.symbol);
}

/// Another module may say where the symbol is, or whether it is anywhere.
bool isWeak(const GlobalValue* symbol) {
  return symbol->linkage == Linkage::Weak || symbol->linkage == Linkage::LinkOnce;
}

std::optional<bool> compare(IntPred pred, const ConstAddress& a, const ConstAddress& b,
                            bool linkagesKnown) {
  bool equality = pred == IntPred::EQ || pred == IntPred::NE;
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
    case Op::Function:
      return ConstAddress{static_cast<const GlobalValue*>(value), 0};
    case Op::ConstInt:
      return ConstAddress{nullptr, static_cast<const ConstInt*>(value)->value};
    case Op::ConstNull:
    case Op::ConstUndef:
    case Op::ConstPoison:
      return ConstAddress();
    case Op::ConstExpr:
      break;
    default:
      return std::nullopt;
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
    auto bits = uint64_t(first->offset);
    const Type* from = expr->operands[0]->type;
    if ((expr->exprOp == Op::ZExt || expr->exprOp == Op::IntToPtr) && from->bits < 64)
      bits &= (uint64_t(1) << from->bits) - 1;
    return number(bits);
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
  if (expr->exprOp == Op::Add && !(left && right)) {
    if (left || right) return ConstAddress{left ? left : right, int64_t(a + b)};
    return number(a + b);
  }
  if (expr->exprOp == Op::Sub && left == right) return number(a - b);
  if (expr->exprOp == Op::Sub && !right) return ConstAddress{left, int64_t(a - b)};
  if (left || right) return std::nullopt;
  switch (expr->exprOp) {
    case Op::Mul:
      return number(a * b);
    case Op::And:
      return number(a & b);
    case Op::Or:
      return number(a | b);
    case Op::Xor:
      return number(a ^ b);
    default:
      return std::nullopt;
  }
}

std::optional<bool> compareConstants(IntPred pred, const Value* left, const Value* right,
                                     bool linkagesKnown) {
  std::optional<ConstAddress> a = evaluateConstant(left, linkagesKnown);
  std::optional<ConstAddress> b = evaluateConstant(right, linkagesKnown);
  if (!a || !b) return std::nullopt;
  return compare(pred, *a, *b, linkagesKnown);
}

std::optional<bool> compareConstants(FloatPred pred, const Value* left, const Value* right) {
  auto number = [](const Value* value) -> std::optional<double> {
    auto* constant = asConstFloat(value);
    if (!constant) return std::nullopt;
    return value->type->kind == TypeKind::Float ? double(constant->asFloat())
                                                : constant->asDouble();
  };
  if (pred == FloatPred::False || pred == FloatPred::True) return pred == FloatPred::True;
  std::optional<double> a = number(left), b = number(right);
  if (!a || !b) return std::nullopt;
  unsigned relation = *a == *b ? 1 : *a > *b ? 2 : *a < *b ? 4 : 8;
  return (unsigned(pred) & relation) != 0;
}

}  // namespace minic
