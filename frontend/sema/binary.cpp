// Operators with two and three operands: precedence, then types.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "frontend/ast/properties.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/record.h"
#include "frontend/sema/stmt.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

// Below those of binary operators; assignments have no precedence in tokens.def.
constexpr int conditionalPrecedence = 1, assignmentPrecedence = 0;

int precedence(Tok kind) {
  return kind == Tok::Question ? conditionalPrecedence : infoOf(kind).precedence;
}

/// The operator of a binary or compound assignment token.
BinaryOp binaryOp(Tok kind) {
  switch (kind) {
// clang-format off
#define MINIC_TOKEN(grammarName, name, spelling, clangName)
#define MINIC_BINARY(grammarName, name, spelling, clangName, precedence, op, isPrefix, sysy) \
    case Tok::name: return BinaryOp::op;
#define MINIC_COMPOUND(grammarName, name, spelling, clangName, op) \
    case Tok::name: return BinaryOp::op;
#include "frontend/lex/tokens.def"
      // clang-format on
    default: MINIC_UNREACHABLE();
  }
}

}  // namespace

// ---- binary operators --------------------------------------------------------------------------

/// Whether constants to the left (`0 && ...`, `1 ? a : ...`) say that what is being read now is
/// never evaluated.
static bool isSkipped(SemaContext& sema) {
  // Below each pending operator lies its left operand.
  for (size_t i = 0; i < sema.operatorStack.size() && i < sema.exprStack.size(); ++i) {
    const SemaContext::PendingOperator& pending = sema.operatorStack[i];
    Tok kind = pending.token.kind;
    if (kind != Tok::AmpAmp && kind != Tok::PipePipe && kind != Tok::Question) continue;
    const Expr* left = sema.exprStack[i];
    if (!left || left->isLValue) continue;
    ConstValue value = evaluate(left);
    if (!value) continue;
    bool readsThen = kind == Tok::AmpAmp || (kind == Tok::Question && !pending.middle);
    if (value.isTrue() != readsThen) return true;
  }
  return false;
}

void checkDivisor(SemaContext& sema, const Token& op, const Expr* rhs) {
  auto* constant = rhs->tryAs<IntConst>();
  // Where a constant is demanded the evaluator reports it as an error.
  if (!constant || constant->value != 0 || sema.lint.unevaluated || !sema.function.decl ||
      isSkipped(sema))
    return;
  bool remainder = op.kind == Tok::Percent || op.kind == Tok::PercentAssign;
  sema.warning("division-by-zero", op.loc,
               remainder ? Message(Msg::RemainderByZero) : Message(Msg::DivisionByZero),
               {rhs->range});
}

void checkShift(SemaContext& sema, const Token& op, const Type* type, const Expr* rhs) {
  auto* constant = rhs->tryAs<IntConst>();
  bool isBad = constant && uint64_t(constant->value) >= type->bits();
  if (!isBad || sema.lint.unevaluated || isSkipped(sema)) return;
  if (constant->value < 0 && rhs->type->isSigned())
    sema.warning("shift-count-negative", op.loc, {Msg::NegativeShift}, {rhs->range});
  else
    sema.warning("shift-count-overflow", op.loc, {Msg::ShiftTooLarge}, {rhs->range});
}

static Expr* invalidOperands(SemaContext& sema, const Token& op, const Expr* lhs, const Expr* rhs) {
  return sema.fail(op.loc, {Msg::InvalidOperands, quote(writtenType(lhs)), quote(writtenType(rhs))},
                   {lhs->range, rhs->range});
}

bool canStep(SemaContext& sema, SourceLoc loc, const Expr* pointer, bool isPlural) {
  const Type* element = pointer->type->element;
  if (element->isFunction() || (!element->isComplete() && !element->isVoid()))
    return sema.fail(loc,
                     either(element->isFunction(), Msg::ArithmeticOnFunctionPointer,
                            Msg::ArithmeticOnIncomplete, quote(element)),
                     {pointer->range});
  if (element->isVoid())
    sema.warning(
        "pointer-arith", loc,
        isPlural ? Message(Msg::ArithmeticOnVoidPointers) : Message(Msg::ArithmeticOnVoidPointer),
        {pointer->range});
  return true;
}

/// + and - with a pointer.
static Expr* additive(SemaContext& sema, const Token& op, Expr* lhs, Expr* rhs) {
  bool plus = op.kind == Tok::Plus;
  SourceRange all = join(lhs->range, rhs->range);
  bool bothPointers = lhs->type->isPointer() && rhs->type->isPointer();
  auto steps = [&](const Expr* pointer) { return canStep(sema, op.loc, pointer, bothPointers); };
  BinaryOp kind;
  const Type* type;
  if (bothPointers) {
    if (plus) return invalidOperands(sema, op, lhs, rhs);
    if (!sameIgnoringQualifiers(lhs->type->element, rhs->type->element))
      return sema.fail(op.loc, {Msg::PointersNotCompatible, quote(lhs->type), quote(rhs->type)},
                       {lhs->range, rhs->range});
    if (!steps(lhs)) return nullptr;
    kind = BinaryOp::PointerDiff;
    type = sema.basic(TypeKind::Long);
  } else {
    if (plus) warnStringPlusInt(sema.lint, op, lhs, rhs);
    if (plus && rhs->type->isPointer() && lhs->type->isInteger()) std::swap(lhs, rhs);
    if (!lhs->type->isPointer() || !rhs->type->isInteger())
      return invalidOperands(sema, op, lhs, rhs);
    if (!steps(lhs)) return nullptr;
    kind = plus ? BinaryOp::PointerAdd : BinaryOp::PointerSub;
    type = lhs->type;
    rhs = convert(sema, rhs, sema.basic(TypeKind::Long), true);
  }
  return binaryNode(sema, kind, type, lhs, rhs, op.loc, all);
}

static Expr* comparison(SemaContext& sema, const Token& op, BinaryOp kind, Expr* lhs, Expr* rhs) {
  const Type *left = lhs->type, *right = rhs->type;
  bool isOrdered = kind != BinaryOp::Equal && kind != BinaryOp::NotEqual;
  warnTautology(sema.lint, op, kind, lhs, rhs);
  if (left->isArithmetic() && right->isArithmetic()) {
    const Type* type = sema.types.common(left, right);
    if (type->isUnsigned() && left->isInteger() && right->isInteger() &&
        left->isSigned() != right->isSigned() &&
        sema.types.promoted(left) != sema.types.promoted(right)) {
      const Expr* isSigned = sema.types.promoted(left)->isSigned() ? lhs : rhs;
      // An equality with a small constant comes out the same.
      ConstValue constant;
      if (!isOrdered) constant = evaluate(isSigned == lhs ? rhs : lhs);
      bool isSmall = constant.kind == ConstValue::Int && constant.integer >= 0 &&
                     constant.integer >> (type->bits() - 1) == 0;
      if (!isSmall && !isNonNegative(isSigned) && !evaluate(isSigned))
        sema.warning("sign-compare", op.loc, {Msg::SignCompare, quote(left), quote(right)},
                     {lhs->range, rhs->range});
    }
    lhs = convert(sema, lhs, type, true);
    rhs = convert(sema, rhs, type, true);
  } else if (left->isPointer() && right->isPointer()) {
    const Type *a = left->element, *b = right->element;
    bool isVoid = a->isVoid() || b->isVoid();
    if (!sameIgnoringQualifiers(a, b) && (!isVoid || isOrdered))
      sema.warning("compare-distinct-pointer-types", op.loc,
                   {Msg::ComparePointerTypes, quote(left), quote(right)}, {lhs->range, rhs->range});
    else if (isVoid && (a->isFunction() || b->isFunction()) && !isNullConstant(lhs) &&
             !isNullConstant(rhs))
      sema.warning("pedantic", op.loc,
                   {Msg::CompareFunctionAndVoidPointer, quote(left), quote(right)},
                   {lhs->range, rhs->range});
  } else if ((left->isPointer() && right->isInteger()) ||
             (left->isInteger() && right->isPointer())) {
    Expr*& integer = left->isPointer() ? rhs : lhs;
    const Type* pointer = left->isPointer() ? left : right;
    if (isNullConstant(integer)) {
      if (isOrdered)
        sema.warning("pedantic", op.loc, {Msg::OrderPointerAndZero, quote(left), quote(right)},
                     {lhs->range, rhs->range});
      integer = sema.intConst(pointer, 0, integer->range);
    } else {
      sema.warning("pointer-integer-compare", op.loc,
                   either(isOrdered, Msg::OrderPointerInteger, Msg::ComparePointerInteger,
                          quote(left), quote(right)),
                   {lhs->range, rhs->range});
      integer = castNode(sema, CastKind::IntegralToPointer, pointer,
                         convert(sema, integer, sema.basic(TypeKind::Long), true));
    }
  } else {
    return invalidOperands(sema, op, lhs, rhs);
  }
  return binaryNode(sema, kind, sema.basic(TypeKind::Int), lhs, rhs, op.loc,
                    join(lhs->range, rhs->range));
}

static Expr* binary(SemaContext& sema, const Token& op, Expr* lhs, Expr* rhs) {
  if (!infoOf(op.kind).isInSysY) sema.onlyInC(op);
  lhs = rvalue(sema, lhs);
  rhs = rvalue(sema, rhs);
  if (!lhs || !rhs) return nullptr;
  BinaryOp kind = binaryOp(op.kind);
  const Type *left = lhs->type, *right = rhs->type;
  if (sema.sysy() && (left->isPointer() || right->isPointer()))
    return invalidOperands(sema, op, lhs, rhs);
  warnOperands(sema.lint, op, kind, lhs, rhs);
  const Type* type = nullptr;
  switch (kind) {
    case BinaryOp::LogicalAnd:
    case BinaryOp::LogicalOr:
      if (!left->isScalar() || !right->isScalar()) return invalidOperands(sema, op, lhs, rhs);
      warnLogicalOperands(sema.lint, op, lhs, rhs);
      type = sema.basic(TypeKind::Int);
      break;
    case BinaryOp::Shl:
    case BinaryOp::Shr:
      if (!left->isInteger() || !right->isInteger()) return invalidOperands(sema, op, lhs, rhs);
      lhs = promote(sema, lhs);
      rhs = promote(sema, rhs);
      type = lhs->type;
      checkShift(sema, op, type, rhs);
      break;
    case BinaryOp::Add:
    case BinaryOp::Sub:
      if (left->isPointer() || right->isPointer()) return additive(sema, op, lhs, rhs);
      [[fallthrough]];
    case BinaryOp::Mul:
    case BinaryOp::Div:
      if (!left->isArithmetic() || !right->isArithmetic())
        return invalidOperands(sema, op, lhs, rhs);
      type = sema.types.common(left, right);
      lhs = convert(sema, lhs, type, true);
      rhs = convert(sema, rhs, type, true);
      if (kind == BinaryOp::Div && type->isInteger()) checkDivisor(sema, op, rhs);
      break;
    case BinaryOp::Rem:
    case BinaryOp::BitAnd:
    case BinaryOp::BitXor:
    case BinaryOp::BitOr:
      if (!left->isInteger() || !right->isInteger()) return invalidOperands(sema, op, lhs, rhs);
      type = sema.types.common(left, right);
      lhs = convert(sema, lhs, type, true);
      rhs = convert(sema, rhs, type, true);
      if (kind == BinaryOp::Rem) checkDivisor(sema, op, rhs);
      break;
    default: return comparison(sema, op, kind, lhs, rhs);
  }
  return binaryNode(sema, kind, type, lhs, rhs, op.loc, join(lhs->range, rhs->range));
}

static Expr* assign(SemaContext& sema, const Token& op, Expr* lhs, Expr* rhs) {
  if (!lhs || !checkModifiable(sema, lhs, op.loc)) return nullptr;
  rhs = rvalue(sema, rhs);
  if (!rhs) return nullptr;
  if (VarDecl* var = rootVariable(lhs)) var->assigned = true;
  warnSelfAssign(sema.lint, op, lhs, rhs);
  if (const Field* field = bitFieldOf(lhs)) warnBitField(sema.lint, rhs, *field);
  rhs = convertFor(sema, Context::Assigning, lhs->type->unqualified, rhs, op.loc);
  if (!rhs) return nullptr;
  ++sema.lint.changes;
  return bitFieldResult(sema,
                        nested(sema,
                               sema.make<AssignExpr>(lhs->type->unqualified, op.loc,
                                                     join(lhs->range, rhs->range), lhs, rhs),
                               std::max(lhs->height, rhs->height) + 1),
                        lhs);
}

static Expr* compoundAssign(SemaContext& sema, const Token& op, Expr* lhs, Expr* rhs) {
  sema.onlyInC(op);
  rhs = rvalue(sema, rhs);
  if (!lhs || !checkModifiable(sema, lhs, op.loc) || !rhs) return nullptr;
  if (VarDecl* var = rootVariable(lhs)) var->assigned = var->read = true;
  warnSelfAssign(sema.lint, op, lhs, rhs);
  BinaryOp kind = binaryOp(op.kind);
  const Type* type = lhs->type->unqualified;
  const Field* bits = bitFieldOf(lhs);
  const Type* valueType = bits ? bitFieldValueType(sema, bits, type) : type;
  const Type* compute = nullptr;
  CastKind toCompute = CastKind::NoOp, toResult = CastKind::NoOp;
  if (type->isPointer()) {
    bool additive = kind == BinaryOp::Add || kind == BinaryOp::Sub;
    if (!additive || !rhs->type->isInteger()) return invalidOperands(sema, op, lhs, rhs);
    if (!canStep(sema, op.loc, lhs, false)) return nullptr;
    kind = kind == BinaryOp::Add ? BinaryOp::PointerAdd : BinaryOp::PointerSub;
    compute = type;
    rhs = convert(sema, rhs, sema.basic(TypeKind::Long), true);
  } else {
    bool integersOnly = kind == BinaryOp::Rem || kind >= BinaryOp::Shl;
    bool fits = integersOnly ? type->isInteger() && rhs->type->isInteger()
                             : type->isArithmetic() && rhs->type->isArithmetic();
    if (!fits) return invalidOperands(sema, op, lhs, rhs);
    if (kind == BinaryOp::Shl || kind == BinaryOp::Shr) {
      compute = sema.types.promoted(valueType);
      rhs = promote(sema, rhs);
      checkShift(sema, op, compute, rhs);
    } else {
      compute = sema.types.common(valueType, rhs->type);
      rhs = convert(sema, rhs, compute, true);
      if ((kind == BinaryOp::Div || kind == BinaryOp::Rem) && compute->isInteger())
        checkDivisor(sema, op, rhs);
    }
    if (compute != type) {
      toCompute = castKind(type, compute);
      toResult = castKind(compute, type);
    }
  }
  ++sema.lint.changes;
  return bitFieldResult(
      sema,
      nested(sema,
             sema.make<CompoundAssignExpr>(type, op.loc, join(lhs->range, rhs->range), kind,
                                           toCompute, toResult, compute, lhs, rhs),
             std::max(lhs->height, rhs->height) + 1),
      lhs);
}

static Expr* conditional(SemaContext& sema, const Token& question, Expr* condition, Expr* thenExpr,
                         Expr* elseExpr) {
  condition = rvalue(sema, condition);
  if (!thenExpr) return nullptr;  // one message about the two is enough
  elseExpr = rvalue(sema, elseExpr);
  if (!condition || !elseExpr) return nullptr;
  if (!requireScalar(sema, condition, question.loc, Msg::TypeNotScalar)) return nullptr;
  const Type *left = thenExpr->type, *right = elseExpr->type;
  const Type* type = nullptr;
  if (left->isArithmetic() && right->isArithmetic()) {
    type = sema.types.common(left, right);
    thenExpr = convert(sema, thenExpr, type, true);
    elseExpr = convert(sema, elseExpr, type, true);
  } else if (left == right) {
    type = left;
  } else if (left->isVoid() || right->isVoid()) {
    type = sema.basic(TypeKind::Void);
    sema.warning("pedantic", question.loc, {Msg::ConditionalWithOneVoid},
                 {thenExpr->range, elseExpr->range});
    if (!left->isVoid()) thenExpr = castNode(sema, CastKind::ToVoid, type, thenExpr);
    if (!right->isVoid()) elseExpr = castNode(sema, CastKind::ToVoid, type, elseExpr);
  } else if (left->isPointer() && isNullConstant(elseExpr)) {
    type = left;
    elseExpr = sema.intConst(type, 0, elseExpr->range);
  } else if (right->isPointer() && isNullConstant(thenExpr)) {
    type = right;
    thenExpr = sema.intConst(type, 0, thenExpr->range);
  } else if (left->isPointer() && right->isPointer()) {
    const Type *a = left->element, *b = right->element;
    bool isVoid = a->isVoid() || b->isVoid();
    bool isFunction = a->isFunction() || b->isFunction();
    if (!sameIgnoringQualifiers(a, b) && (!isVoid || isFunction))
      sema.warning(isVoid ? WarningName("pedantic") : WarningName("pointer-type-mismatch"),
                   question.loc, {Msg::PointerTypeMismatch, quote(left), quote(right)},
                   {thenExpr->range, elseExpr->range});
    const Type* to = sameIgnoringQualifiers(a, b) ? a->unqualified : sema.basic(TypeKind::Void);
    to = sema.types.qualified(to, innerQualifiers(a) | innerQualifiers(b));
    type = sema.types.pointerTo(to);
    for (Expr** arm : {&thenExpr, &elseExpr})
      if ((*arm)->type != type) *arm = castNode(sema, CastKind::Pointer, type, *arm);
  } else if ((left->isPointer() && right->isInteger()) ||
             (left->isInteger() && right->isPointer())) {
    sema.warning("conditional-type-mismatch", question.loc,
                 {Msg::PointerIntegerMismatch, quote(left), quote(right)},
                 {thenExpr->range, elseExpr->range});
    type = left->isPointer() ? left : right;
    Expr*& integer = left->isPointer() ? elseExpr : thenExpr;
    integer = castNode(sema, CastKind::IntegralToPointer, type,
                       convert(sema, integer, sema.basic(TypeKind::Long), true));
  } else {
    return sema.fail(question.loc, {Msg::OperandTypesIncompatible, quote(left), quote(right)},
                     {thenExpr->range, elseExpr->range});
  }
  return nested(
      sema,
      sema.make<ConditionalExpr>(type, question.loc, join(condition->range, elseExpr->range),
                                 condition, thenExpr, elseExpr),
      std::max({condition->height, thenExpr->height, elseExpr->height}) + 1);
}

Expr* expression(SemaContext& sema, uint32_t index, bool isStatement) {
  ParseCursor cursor(*sema.tree, index);
  if (!cursor.atNode()) return nullptr;
  Expr* result = assignment(sema, cursor.node(), isStatement);
  bool good = !sema.node(index).hasError;
  while (!cursor.atEnd()) {
    if (!cursor.atNode()) {
      const Token& op = cursor.token();
      sema.onlyInC(op.loc, Msg::CommaNotInSysy);
      if (!cursor.atNode()) break;
      Expr* lhs = discarded(sema, result);
      Expr* rhs = rvalue(sema, assignment(sema, cursor.node(), isStatement));
      if (!lhs || !rhs) {
        result = nullptr;
        good = false;
        continue;
      }
      warnUnusedValue(sema.lint, lhs, {Msg::CommaOperandUnused});
      result = comma(sema, lhs, rhs, op.loc, join(lhs->range, rhs->range));
    } else {
      rvalue(sema, assignment(sema, cursor.node()));
    }
  }
  return good ? result : nullptr;
}

/// `if (a = b)` in SysY, where an assignment is a statement: reads a comparison.
static Expr* comparisonMeant(SemaContext& sema, Token op, Expr* lhs, Expr* rhs) {
  sema.error(op.loc, {Msg::AssignmentInExpression}, {}, {{op.range(), "=="}});
  op.kind = Tok::EqualEqual;
  return binary(sema, op, lhs, rhs);
}

Expr* assignment(SemaContext& sema, uint32_t index, bool isStatement) {
  const ParseNode& at = sema.node(index);
  ParseCursor cursor(*sema.tree, index);
  if (!cursor.atNode()) return nullptr;
  uint32_t first = cursor.node();
  if (cursor.atEnd()) return at.hasError ? (unary(sema, first), nullptr) : unary(sema, first);

  size_t operatorBase = sema.operatorStack.size(), operandBase = sema.exprStack.size();
  sema.exprStack.push_back(unary(sema, first));
  auto reduce = [&] {
    SemaContext::PendingOperator pending = sema.operatorStack.back();
    sema.operatorStack.pop_back();
    Expr* rhs = sema.exprStack.back();
    sema.exprStack.pop_back();
    Expr* lhs = sema.exprStack.back();
    Expr* result = nullptr;
    const Token& op = pending.token;
    if (op.kind == Tok::Question) {
      result = conditional(sema, op, lhs, pending.middle, rhs);
    } else if (pending.precedence == assignmentPrecedence) {
      bool outermost = sema.operatorStack.size() == operatorBase && cursor.atEnd();
      if (sema.sysy() && !isStatement && op.kind == Tok::Assign) {
        result = comparisonMeant(sema, op, lhs, rhs);
      } else {
        if (!(isStatement && outermost)) sema.onlyInC(op.loc, Msg::AssignmentNotInSysy);
        result = op.kind == Tok::Assign ? assign(sema, op, lhs, rhs)
                                        : compoundAssign(sema, op, lhs, rhs);
      }
    } else {
      result = binary(sema, op, lhs, rhs);
    }
    sema.exprStack.back() = result;
  };
  while (!cursor.atEnd()) {
    if (cursor.atNode()) {
      // Only after a syntax error are two operands adjacent.
      unary(sema, cursor.node());
      continue;
    }
    const Token& op = cursor.token();
    if (!cursor.atNode() && !cursor.atToken(Tok::Colon)) continue;
    int level = precedence(op.kind);
    bool rightToLeft = level <= conditionalPrecedence;
    while (sema.operatorStack.size() > operatorBase &&
           (sema.operatorStack.back().precedence > level ||
            (sema.operatorStack.back().precedence == level && !rightToLeft)))
      reduce();
    sema.operatorStack.push_back({op, level, nullptr});
    if (op.kind == Tok::Question) {
      sema.onlyInC(op.loc, Msg::ConditionalNotInSysy);
      Expr* middle = nullptr;
      if (cursor.atNode())
        middle = rvalue(sema, expression(sema, cursor.node()));
      else
        middle = omittedOperand(sema, op, sema.exprStack.back());
      sema.operatorStack.back().middle = middle;
      if (cursor.atToken(Tok::Colon)) cursor.token();
      if (!cursor.atNode()) {
        sema.operatorStack.pop_back();
        continue;
      }
    }
    sema.exprStack.push_back(unary(sema, cursor.node()));
  }
  while (sema.operatorStack.size() > operatorBase) reduce();
  Expr* result = sema.exprStack.back();
  sema.exprStack.resize(operandBase);
  return at.hasError ? nullptr : result;
}

}  // namespace minic
