// Operators: precedence climbing over the parser's flat lists; prefix, postfix, binary, conditional
// and assignment operators with their constraints.
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "frontend/sema/sema.h"
#include "support/check.h"

namespace minic {

using namespace ast;

namespace {

constexpr int assignmentPrecedence = 2, conditionalPrecedence = 3;

int precedence(Tok kind) {
  switch (kind) {
    case Tok::Star:
    case Tok::Slash:
    case Tok::Percent:
      return 13;
    case Tok::Plus:
    case Tok::Minus:
      return 12;
    case Tok::LessLess:
    case Tok::GreaterGreater:
      return 11;
    case Tok::Less:
    case Tok::Greater:
    case Tok::LessEqual:
    case Tok::GreaterEqual:
      return 10;
    case Tok::EqualEqual:
    case Tok::NotEqual:
      return 9;
    case Tok::Amp:
      return 8;
    case Tok::Caret:
      return 7;
    case Tok::Pipe:
      return 6;
    case Tok::AmpAmp:
      return 5;
    case Tok::PipePipe:
      return 4;
    case Tok::Question:
      return conditionalPrecedence;
    default:
      return assignmentPrecedence;
  }
}

/// The operator of a binary or compound assignment token.
BinaryOp binaryOp(Tok kind) {
  switch (kind) {
    case Tok::Star:
    case Tok::StarAssign:
      return BinaryOp::Mul;
    case Tok::Slash:
    case Tok::SlashAssign:
      return BinaryOp::Div;
    case Tok::Percent:
    case Tok::PercentAssign:
      return BinaryOp::Rem;
    case Tok::Plus:
    case Tok::PlusAssign:
      return BinaryOp::Add;
    case Tok::Minus:
    case Tok::MinusAssign:
      return BinaryOp::Sub;
    case Tok::LessLess:
    case Tok::LessLessAssign:
      return BinaryOp::Shl;
    case Tok::GreaterGreater:
    case Tok::GreaterGreaterAssign:
      return BinaryOp::Shr;
    case Tok::Less:
      return BinaryOp::Less;
    case Tok::Greater:
      return BinaryOp::Greater;
    case Tok::LessEqual:
      return BinaryOp::LessEqual;
    case Tok::GreaterEqual:
      return BinaryOp::GreaterEqual;
    case Tok::EqualEqual:
      return BinaryOp::Equal;
    case Tok::NotEqual:
      return BinaryOp::NotEqual;
    case Tok::Amp:
    case Tok::AmpAssign:
      return BinaryOp::BitAnd;
    case Tok::Caret:
    case Tok::CaretAssign:
      return BinaryOp::BitXor;
    case Tok::Pipe:
    case Tok::PipeAssign:
      return BinaryOp::BitOr;
    case Tok::AmpAmp:
      return BinaryOp::LogicalAnd;
    case Tok::PipePipe:
      return BinaryOp::LogicalOr;
    default:
      MINIC_UNREACHABLE();
  }
}

bool isInSysY(Tok op) {
  switch (op) {
    case Tok::Star:
    case Tok::Slash:
    case Tok::Percent:
    case Tok::Plus:
    case Tok::Minus:
    case Tok::Less:
    case Tok::Greater:
    case Tok::LessEqual:
    case Tok::GreaterEqual:
    case Tok::EqualEqual:
    case Tok::NotEqual:
    case Tok::AmpAmp:
    case Tok::PipePipe:
    case Tok::Not:
    case Tok::Assign:
      return true;
    default:
      return false;
  }
}

}  // namespace

// ---- prefix and postfix operators --------------------------------------------------------------

/// `++a` in SysY, which reads two signs there: the prefix operators are these tokens. Warns once,
/// for a chain may have thousands of them.
void Sema::warnTwoSigns(uint32_t first, uint32_t end) {
  for (uint32_t i = first; i + 1 < end; ++i) {
    const Token &sign = tree_->tokens[i], &next = tree_->tokens[i + 1];
    if ((sign.kind != Tok::Plus && sign.kind != Tok::Minus) || next.kind != sign.kind ||
        sign.end() != next.loc)
      continue;
    const Token& operand = tree_->tokens[i + 2];
    std::string_view name = operand.kind == Tok::Identifier ? text(operand) : "...";
    diagnostics_.warning("increment-operator", sign.loc,
                         fmt::format("'{0}{0}' is not an operator of SysY; this is '{0}({0}{1})'",
                                     tokenName(sign.kind), name.substr(0, 100)));
    return;
  }
}

Expr* Sema::prefixOperator(const Token& token, Expr* operand) {
  if (token.kind == Tok::Tilde && token.spelling() != "~") {
    unsupported(complexNumbers, token.range(), token.spelling());  // `__real__`
    return nullptr;
  }
  switch (token.kind) {
    case Tok::Amp:
      return addressOf(token, operand);
    case Tok::Star:
      return dereference(token, operand);
    case Tok::PlusPlus:
    case Tok::MinusMinus:
      if (!operand->isLValue && !operand->type->isVoid() && !source_.hasHeaders()) {
        // SysY reads two signs here, and course programs named .c rely on it.
        bool plus = token.kind == Tok::PlusPlus;
        diagnostics_.warning(
            "pedantic", token.loc,
            fmt::format("'{}' before an expression that is not assignable is read as two signs",
                        plus ? "++" : "--"),
            {operand->range});
        Token sign = token;
        sign.kind = plus ? Tok::Plus : Tok::Minus;
        operand = prefixOperator(sign, operand);
        return operand ? prefixOperator(sign, operand) : nullptr;
      }
      return incrementOrDecrement(token, operand, true);
    default:
      break;
  }
  if (!isInSysY(token.kind)) onlyInC(token.loc, fmt::format("'{}' is", tokenName(token.kind)));
  operand = rvalue(operand);
  if (!operand) return nullptr;
  const Type* type = operand->type;
  SourceRange all = join(token.range(), operand->range);
  bool fits = token.kind == Tok::Not     ? type->isArithmetic() || (type->isPointer() && !sysy())
              : token.kind == Tok::Tilde ? type->isInteger()
                                         : type->isArithmetic();
  if (!fits) {
    error(token.loc, fmt::format("invalid argument type {} to unary expression", quote(type)),
          {operand->range});
    return nullptr;
  }
  UnaryOp op = token.kind == Tok::Plus    ? UnaryOp::Plus
               : token.kind == Tok::Minus ? UnaryOp::Minus
               : token.kind == Tok::Tilde ? UnaryOp::BitNot
                                          : UnaryOp::LogicalNot;
  if (op == UnaryOp::LogicalNot) {
    warnAlwaysTrue(operand);
    warnShiftAsTruth(operand);
  } else {
    operand = promote(operand);
  }
  if (op == UnaryOp::Minus || op == UnaryOp::Plus) {
    // A sign before a constant is part of it.
    int64_t sign = op == UnaryOp::Minus ? -1 : 1;
    Expr* constant = nullptr;
    if (auto* integer = operand->tryAs<IntConst>())
      constant = intConst(operand->type, Int128(UInt128(integer->value) * UInt128(sign)), all);
    else if (auto* floating = operand->tryAs<FloatConst>())
      constant =
          floatConst(operand->type, sign < 0 ? floating->value.negated() : floating->value, all);
    if (constant) {
      constant->isVariable = operand->isVariable;
      return constant;
    }
  }
  const Type* result = op == UnaryOp::LogicalNot ? basic(TypeKind::Int) : operand->type;
  auto* expr = make<UnaryExpr>(ExprKind::Unary, result, token.loc, all);
  expr->op = op;
  expr->operand = operand;
  return nested(expr, operand->height + 1);
}

Expr* Sema::addressOf(const Token& token, Expr* operand) {
  onlyInC(token.loc, "'&' is");
  if (auto* nothing = operand->tryAs<CastExpr>();
      nothing && nothing->cast == CastKind::ToVoid && !nothing->isExplicit)
    return nothing->operand;  // &*p of a `void *`
  if (auto* decayed = operand->tryAs<CastExpr>(); decayed && !decayed->isExplicit &&
                                                  operand->type->isPointer() &&
                                                  operand->type->element->isFunction())
    return operand;  // &*f of a function or of a variable that points to one
  if (!operand->isLValue) {
    error(token.loc,
          fmt::format("cannot take the address of an rvalue of type {}", quote(operand->type)),
          {operand->range});
    return nullptr;
  }
  if (VarDecl* var = rootVariable(operand); var && var->storage == StorageClass::Register) {
    error(token.loc, "address of register variable requested", {operand->range});
    return nullptr;
  }
  if (bitFieldOf(operand)) {
    error(token.loc, "address of bit-field requested", {operand->range});
    return nullptr;
  }
  SourceRange all = join(token.range(), operand->range);
  if (operand->type->isFunction()) {
    Expr* result = rvalue(operand);
    result->range = all;
    return result;
  }
  if (auto* deref = operand->tryAs<UnaryExpr>(); deref && deref->op == UnaryOp::Deref) {
    deref->operand->range = all;  // &*p is p
    return deref->operand;
  }
  markAddressTaken(operand);
  auto* expr = make<UnaryExpr>(ExprKind::Unary, types_.pointerTo(operand->type), token.loc, all);
  expr->op = UnaryOp::AddressOf;
  expr->operand = operand;
  return nested(expr, operand->height + 1);
}

Expr* Sema::dereference(const Token& token, Expr* operand) {
  operand = rvalue(operand);
  if (!operand) return nullptr;
  if (!operand->type->isPointer()) {
    error(token.loc,
          fmt::format("indirection requires pointer operand ({} invalid)", quote(operand->type)),
          {operand->range});
    return nullptr;
  }
  onlyInC(token.loc, "pointers are");
  const Type* type = operand->type->element;
  if (type->isError()) return nullptr;
  SourceRange all = join(token.range(), operand->range);
  if (type->isFunction()) {
    operand->range = all;
    // *f is f again; as a called object it is the pointer.
    return operand;
  }
  if (type->isVoid()) {
    // No constraint forbids it, but nothing can be done with the result but to take its address.
    if (!unevaluated_ && (&token)[-1].kind != Tok::Amp)
      diagnostics_.warning("void-ptr-dereference", token.loc,
                           fmt::format("ISO C does not allow indirection on operand of type {}",
                                       quote(operand->type)),
                           {operand->range});
    Expr* nothing = castNode(CastKind::ToVoid, type->unqualified, operand);
    nothing->range = all;
    return nothing;
  }
  auto* expr = make<UnaryExpr>(ExprKind::Unary, type, token.loc, all);
  expr->op = UnaryOp::Deref;
  expr->operand = operand;
  expr->isLValue = true;
  return nested(expr, operand->height + 1);
}

/// A struct with a const member cannot be assigned to as a whole.
bool Sema::hasConstMember(const Expr* lvalue, SourceLoc loc) {
  auto find = [](auto&& self, const Type* record) -> const Field* {
    for (const Field& field : record->record->fields) {
      const Type* type = field.type->scalarElement();
      if (type->isConst()) return &field;
      if (type->isRecord())
        if (const Field* inner = self(self, type)) return inner;
    }
    return nullptr;
  };
  const Field* field = find(find, lvalue->type);
  if (!field) return false;
  VarDecl* var = rootVariable(const_cast<Expr*>(lvalue));
  error(
      loc,
      fmt::format("cannot assign to {} with const-qualified data member {}",
                  var ? "variable " + quote(var->name) : std::string("lvalue"), quote(field->name)),
      {lvalue->range});
  return true;
}

bool Sema::checkModifiable(const Expr* lvalue, SourceLoc loc) {
  const Type* type = lvalue->type;
  auto* ref = lvalue->tryAs<DeclRef>();
  if (type->isFunction()) {
    error(loc, fmt::format("non-object type {} is not assignable", quote(type)), {lvalue->range});
    return false;
  }
  if (auto* cast = lvalue->tryAs<CastExpr>();
      cast && type->isVoid() && cast->cast == CastKind::ToVoid && !cast->isExplicit) {
    error(loc, "incomplete type 'void' is not assignable", {lvalue->range});
    return false;
  }
  if (!lvalue->isLValue) {
    auto* cast = lvalue->tryAs<CastExpr>();
    error(loc,
          cast && cast->isExplicit ? "assignment to cast is illegal, lvalue casts are not supported"
                                   : "expression is not assignable",
          {lvalue->range});
    return false;
  }
  if (type->isArray()) {
    error(loc, fmt::format("array type {} is not assignable", quote(type)), {lvalue->range});
    return false;
  }
  if (!type->isComplete() && !type->isVoid()) {
    error(loc, fmt::format("incomplete type {} is not assignable", quote(type)), {lvalue->range});
    return false;
  }
  if (!type->isConst()) return !type->isRecord() || !hasConstMember(lvalue, loc);
  VarDecl* var = ref ? ref->decl->tryAs<VarDecl>() : rootVariable(const_cast<Expr*>(lvalue));
  if (var) {
    error(loc,
          fmt::format("cannot assign to variable {} with const-qualified type {}", quote(var->name),
                      quote(var->type)),
          {lvalue->range});
    diagnostics_.note(var->loc, fmt::format("variable {} declared const here", quote(var->name)));
  } else if (auto* member = lvalue->tryAs<MemberExpr>(); member && member->field->type->isConst()) {
    error(loc,
          fmt::format("cannot assign to non-static data member {} with const-qualified type {}",
                      quote(member->field->name), quote(member->field->type)),
          {lvalue->range});
  } else {
    error(loc, "read-only variable is not assignable", {lvalue->range});
  }
  return false;
}

Expr* Sema::incrementOrDecrement(const Token& token, Expr* operand, bool prefix) {
  onlyInC(token.loc, fmt::format("'{}' is", tokenName(token.kind)));
  if (!operand) return nullptr;
  bool increment = token.kind == Tok::PlusPlus;
  const Type* type = operand->type;
  if (type->isPointer() && !canStep(token.loc, operand, false)) return nullptr;
  if (!type->isArithmetic() && !type->isPointer()) {
    error(token.loc,
          fmt::format("cannot {} value of type {}", increment ? "increment" : "decrement",
                      quote(type)),
          {operand->range});
    return nullptr;
  }
  if (!checkModifiable(operand, token.loc)) return nullptr;
  if (VarDecl* var = rootVariable(operand)) var->assigned = var->read = true;
  SourceRange all =
      prefix ? join(token.range(), operand->range) : join(operand->range, token.range());
  ++changes_;
  auto* expr = make<IncDecExpr>(ExprKind::IncDec, type->unqualified, token.loc, all);
  expr->isIncrement = increment;
  expr->isPrefix = prefix;
  expr->operand = operand;
  return bitFieldResult(nested(expr, operand->height + 1), operand);
}

// ---- binary operators --------------------------------------------------------------------------

Expr* Sema::expression(uint32_t index) {
  ParseCursor cursor(*tree_, index);
  if (!cursor.atNode()) return nullptr;
  bool statementLevel = assignmentAllowed_;
  Expr* result = assignment(cursor.node());
  bool good = !node(index).hasError;
  while (!cursor.atEnd()) {
    if (!cursor.atNode()) {
      const Token& comma = cursor.token();
      onlyInC(comma.loc, "the comma operator is");
      if (!cursor.atNode()) break;
      assignmentAllowed_ = statementLevel;
      Expr* lhs = discarded(result);
      Expr* rhs = rvalue(assignment(cursor.node()));
      if (!lhs || !rhs) {
        result = nullptr;
        good = false;
        continue;
      }
      warnUnusedValue(lhs, "left operand of comma operator has no effect");
      result = this->comma(lhs, rhs, comma.loc, join(lhs->range, rhs->range));
    } else {
      rvalue(assignment(cursor.node()));
    }
  }
  assignmentAllowed_ = false;
  return good ? result : nullptr;
}

Expr* Sema::assignment(uint32_t index) {
  bool statementLevel = std::exchange(assignmentAllowed_, false);
  const ParseNode& at = node(index);
  ParseCursor cursor(*tree_, index);
  if (!cursor.atNode()) return nullptr;
  uint32_t first = cursor.node();
  if (cursor.atEnd()) return at.hasError ? (unary(first), nullptr) : unary(first);

  size_t operatorBase = operatorStack_.size(), operandBase = exprStack_.size();
  exprStack_.push_back(unary(first));
  auto reduce = [&] {
    PendingOperator pending = operatorStack_.back();
    operatorStack_.pop_back();
    Expr* rhs = exprStack_.back();
    exprStack_.pop_back();
    Expr* lhs = exprStack_.back();
    Expr* result = nullptr;
    const Token& op = pending.token;
    if (op.kind == Tok::Question) {
      result = conditional(op, lhs, pending.middle, rhs);
    } else if (pending.precedence == assignmentPrecedence) {
      bool outermost = operatorStack_.size() == operatorBase && cursor.atEnd();
      if (!(statementLevel && outermost)) onlyInC(op.loc, "an assignment inside an expression is");
      result = op.kind == Tok::Assign ? assign(op, lhs, rhs) : compoundAssign(op, lhs, rhs);
    } else {
      result = binary(op, lhs, rhs);
    }
    exprStack_.back() = result;
  };
  while (!cursor.atEnd()) {
    if (cursor.atNode()) {
      // Only after a syntax error are two operands adjacent.
      unary(cursor.node());
      continue;
    }
    const Token& op = cursor.token();
    if (!cursor.atNode() && !cursor.atToken(Tok::Colon)) continue;
    int level = precedence(op.kind);
    bool rightToLeft = level <= conditionalPrecedence;
    while (operatorStack_.size() > operatorBase &&
           (operatorStack_.back().precedence > level ||
            (operatorStack_.back().precedence == level && !rightToLeft)))
      reduce();
    operatorStack_.push_back({op, level, nullptr});
    if (op.kind == Tok::Question) {
      onlyInC(op.loc, "'?:' is");
      Expr* middle = nullptr;
      if (cursor.atNode())
        middle = rvalue(expression(cursor.node()));
      else
        middle = omittedOperand(op, exprStack_.back());
      operatorStack_.back().middle = middle;
      if (cursor.atToken(Tok::Colon)) cursor.token();
      if (!cursor.atNode()) {
        operatorStack_.pop_back();
        continue;
      }
    }
    exprStack_.push_back(unary(cursor.node()));
  }
  while (operatorStack_.size() > operatorBase) reduce();
  Expr* result = exprStack_.back();
  exprStack_.resize(operandBase);
  return at.hasError ? nullptr : result;
}

Expr* Sema::invalidOperands(const Token& op, const Expr* lhs, const Expr* rhs) {
  error(op.loc,
        fmt::format("invalid operands to binary expression ({} and {})", quote(writtenType(lhs)),
                    quote(writtenType(rhs))),
        {lhs->range, rhs->range});
  return nullptr;
}

Expr* Sema::binary(const Token& op, Expr* lhs, Expr* rhs) {
  if (!isInSysY(op.kind)) onlyInC(op.loc, fmt::format("'{}' is", tokenName(op.kind)));
  lhs = rvalue(lhs);
  rhs = rvalue(rhs);
  if (!lhs || !rhs) return nullptr;
  BinaryOp kind = binaryOp(op.kind);
  const Type *left = lhs->type, *right = rhs->type;
  if (sysy() && (left->isPointer() || right->isPointer())) return invalidOperands(op, lhs, rhs);
  warnOperands(op, kind, lhs, rhs);
  const Type* type = nullptr;
  switch (kind) {
    case BinaryOp::LogicalAnd:
    case BinaryOp::LogicalOr:
      if (!left->isScalar() || !right->isScalar()) return invalidOperands(op, lhs, rhs);
      warnAlwaysTrue(lhs);
      warnAlwaysTrue(rhs);
      warnShiftAsTruth(lhs);
      warnShiftAsTruth(rhs);
      warnConstantOperand(op, lhs, rhs);
      type = basic(TypeKind::Int);
      break;
    case BinaryOp::Shl:
    case BinaryOp::Shr:
      if (!left->isInteger() || !right->isInteger()) return invalidOperands(op, lhs, rhs);
      lhs = promote(lhs);
      rhs = promote(rhs);
      type = lhs->type;
      checkShift(op, type, rhs);
      break;
    case BinaryOp::Add:
    case BinaryOp::Sub:
      if (left->isPointer() || right->isPointer()) return additive(op, lhs, rhs);
      [[fallthrough]];
    case BinaryOp::Mul:
    case BinaryOp::Div:
      if (!left->isArithmetic() || !right->isArithmetic()) return invalidOperands(op, lhs, rhs);
      type = commonType(left, right);
      lhs = convert(lhs, type, true);
      rhs = convert(rhs, type, true);
      if (kind == BinaryOp::Div && type->isInteger()) checkDivisor(op, rhs);
      break;
    case BinaryOp::Rem:
    case BinaryOp::BitAnd:
    case BinaryOp::BitXor:
    case BinaryOp::BitOr:
      if (!left->isInteger() || !right->isInteger()) return invalidOperands(op, lhs, rhs);
      type = commonType(left, right);
      lhs = convert(lhs, type, true);
      rhs = convert(rhs, type, true);
      if (kind == BinaryOp::Rem) checkDivisor(op, rhs);
      break;
    default:
      return comparison(op, kind, lhs, rhs);
  }
  auto* expr = make<BinaryExpr>(ExprKind::Binary, type, op.loc, join(lhs->range, rhs->range));
  expr->op = kind;
  expr->lhs = lhs;
  expr->rhs = rhs;
  if (kind <= BinaryOp::Sub) warnOverflow(expr);
  return nested(expr, std::max(lhs->height + (lhs->kind != ExprKind::Binary), rhs->height + 1));
}

/// Whether a pointer points to objects of known size, as arithmetic wants it.
bool Sema::canStep(SourceLoc loc, const Expr* pointer, bool isPlural) {
  const Type* element = pointer->type->element;
  if (element->isFunction() || (!element->isComplete() && !element->isVoid())) {
    error(loc,
          fmt::format("arithmetic on a pointer to {} type {}",
                      element->isFunction() ? "the function" : "an incomplete", quote(element)),
          {pointer->range});
    return false;
  }
  if (element->isVoid())
    diagnostics_.warning("pointer-arith", loc,
                         isPlural ? "arithmetic on pointers to void is a GNU extension"
                                  : "arithmetic on a pointer to void is a GNU extension",
                         {pointer->range});
  return true;
}

/// + and - with a pointer.
Expr* Sema::additive(const Token& op, Expr* lhs, Expr* rhs) {
  bool plus = op.kind == Tok::Plus;
  SourceRange all = join(lhs->range, rhs->range);
  bool bothPointers = lhs->type->isPointer() && rhs->type->isPointer();
  auto steps = [&](const Expr* pointer) { return canStep(op.loc, pointer, bothPointers); };
  BinaryOp kind;
  const Type* type;
  if (bothPointers) {
    if (plus) return invalidOperands(op, lhs, rhs);
    if (!sameIgnoringQualifiers(lhs->type->element, rhs->type->element)) {
      error(op.loc,
            fmt::format("{} and {} are not pointers to compatible types", quote(lhs->type),
                        quote(rhs->type)),
            {lhs->range, rhs->range});
      return nullptr;
    }
    if (!steps(lhs)) return nullptr;
    kind = BinaryOp::PointerDiff;
    type = basic(TypeKind::Long);
  } else {
    if (plus) warnStringPlusInt(op, lhs, rhs);
    if (plus && rhs->type->isPointer() && lhs->type->isInteger()) std::swap(lhs, rhs);
    if (!lhs->type->isPointer() || !rhs->type->isInteger()) return invalidOperands(op, lhs, rhs);
    if (!steps(lhs)) return nullptr;
    kind = plus ? BinaryOp::PointerAdd : BinaryOp::PointerSub;
    type = lhs->type;
    rhs = convert(rhs, basic(TypeKind::Long), true);
  }
  auto* expr = make<BinaryExpr>(ExprKind::Binary, type, op.loc, all);
  expr->op = kind;
  expr->lhs = lhs;
  expr->rhs = rhs;
  return nested(expr, std::max(lhs->height + (lhs->kind != ExprKind::Binary), rhs->height + 1));
}

Expr* Sema::comparison(const Token& op, BinaryOp kind, Expr* lhs, Expr* rhs) {
  const Type *left = lhs->type, *right = rhs->type;
  bool isOrdered = kind != BinaryOp::Equal && kind != BinaryOp::NotEqual;
  warnTautology(op, kind, lhs, rhs);
  if (left->isArithmetic() && right->isArithmetic()) {
    const Type* type = commonType(left, right);
    if (type->isUnsigned() && left->isInteger() && right->isInteger() &&
        left->isSigned() != right->isSigned() && promotedType(left) != promotedType(right)) {
      const Expr* isSigned = promotedType(left)->isSigned() ? lhs : rhs;
      // An equality with a small constant comes out the same.
      ConstValue constant;
      if (!isOrdered) constant = evaluate(isSigned == lhs ? rhs : lhs);
      bool isSmall = constant.kind == ConstValue::Int && constant.integer >= 0 &&
                     constant.integer >> (type->bits() - 1) == 0;
      if (!isSmall && !isNonNegative(isSigned) && !evaluate(isSigned))
        diagnostics_.warning("sign-compare", op.loc,
                             fmt::format("comparison of integers of different signs: {} and {}",
                                         quote(left), quote(right)),
                             {lhs->range, rhs->range});
    }
    lhs = convert(lhs, type, true);
    rhs = convert(rhs, type, true);
  } else if (left->isPointer() && right->isPointer()) {
    const Type *a = left->element, *b = right->element;
    bool isVoid = a->isVoid() || b->isVoid();
    if (!sameIgnoringQualifiers(a, b) && (!isVoid || isOrdered))
      diagnostics_.warning("compare-distinct-pointer-types", op.loc,
                           fmt::format("comparison of distinct pointer types ({} and {})",
                                       quote(left), quote(right)),
                           {lhs->range, rhs->range});
    else if (isVoid && (a->isFunction() || b->isFunction()) && !isNullConstant(lhs) &&
             !isNullConstant(rhs))
      diagnostics_.warning(
          "pedantic", op.loc,
          fmt::format("equality comparison between function pointer and void pointer ({} and {})",
                      quote(left), quote(right)),
          {lhs->range, rhs->range});
  } else if ((left->isPointer() && right->isInteger()) ||
             (left->isInteger() && right->isPointer())) {
    Expr*& integer = left->isPointer() ? rhs : lhs;
    const Type* pointer = left->isPointer() ? left : right;
    if (isNullConstant(integer)) {
      if (isOrdered)
        diagnostics_.warning("pedantic", op.loc,
                             fmt::format("ordered comparison between pointer and zero ({} and {}) "
                                         "is an extension",
                                         quote(left), quote(right)),
                             {lhs->range, rhs->range});
      integer = intConst(pointer, 0, integer->range);
    } else {
      diagnostics_.warning("pointer-integer-compare", op.loc,
                           fmt::format("{}comparison between pointer and integer ({} and {})",
                                       isOrdered ? "ordered " : "", quote(left), quote(right)),
                           {lhs->range, rhs->range});
      integer = castNode(CastKind::IntegralToPointer, pointer,
                         convert(integer, basic(TypeKind::Long), true));
    }
  } else {
    return invalidOperands(op, lhs, rhs);
  }
  auto* expr = make<BinaryExpr>(ExprKind::Binary, basic(TypeKind::Int), op.loc,
                                join(lhs->range, rhs->range));
  expr->op = kind;
  expr->lhs = lhs;
  expr->rhs = rhs;
  return nested(expr, std::max(lhs->height + (lhs->kind != ExprKind::Binary), rhs->height + 1));
}

Expr* Sema::assign(const Token& op, Expr* lhs, Expr* rhs) {
  if (!lhs || !checkModifiable(lhs, op.loc)) return nullptr;
  rhs = rvalue(rhs);
  if (!rhs) return nullptr;
  if (VarDecl* var = rootVariable(lhs)) var->assigned = true;
  warnSelfAssign(op, lhs, rhs);
  rhs = convertFor(Context::Assigning, lhs->type->unqualified, rhs, op.loc);
  if (!rhs) return nullptr;
  ++changes_;
  auto* expr = make<AssignExpr>(ExprKind::Assign, lhs->type->unqualified, op.loc,
                                join(lhs->range, rhs->range));
  expr->lhs = lhs;
  expr->rhs = rhs;
  return bitFieldResult(nested(expr, std::max(lhs->height, rhs->height) + 1), lhs);
}

Expr* Sema::compoundAssign(const Token& op, Expr* lhs, Expr* rhs) {
  onlyInC(op.loc, fmt::format("'{}' is", tokenName(op.kind)));
  rhs = rvalue(rhs);
  if (!lhs || !checkModifiable(lhs, op.loc) || !rhs) return nullptr;
  if (VarDecl* var = rootVariable(lhs)) var->assigned = var->read = true;
  warnSelfAssign(op, lhs, rhs);
  BinaryOp kind = binaryOp(op.kind);
  const Type* type = lhs->type->unqualified;
  const Field* bits = bitFieldOf(lhs);
  const Type* valueType = bits ? bitFieldValueType(bits, type) : type;
  const Type* compute = nullptr;
  CastKind toCompute = CastKind::NoOp, toResult = CastKind::NoOp;
  if (type->isPointer()) {
    bool additive = kind == BinaryOp::Add || kind == BinaryOp::Sub;
    if (!additive || !rhs->type->isInteger()) return invalidOperands(op, lhs, rhs);
    if (!canStep(op.loc, lhs, false)) return nullptr;
    kind = kind == BinaryOp::Add ? BinaryOp::PointerAdd : BinaryOp::PointerSub;
    compute = type;
    rhs = convert(rhs, basic(TypeKind::Long), true);
  } else {
    bool integersOnly = kind == BinaryOp::Rem || kind >= BinaryOp::Shl;
    bool fits = integersOnly ? type->isInteger() && rhs->type->isInteger()
                             : type->isArithmetic() && rhs->type->isArithmetic();
    if (!fits) return invalidOperands(op, lhs, rhs);
    if (kind == BinaryOp::Shl || kind == BinaryOp::Shr) {
      compute = promotedType(valueType);
      rhs = promote(rhs);
      checkShift(op, compute, rhs);
    } else {
      compute = commonType(valueType, rhs->type);
      rhs = convert(rhs, compute, true);
      if ((kind == BinaryOp::Div || kind == BinaryOp::Rem) && compute->isInteger())
        checkDivisor(op, rhs);
    }
    if (compute != type) {
      toCompute = castKind(type, compute);
      toResult = castKind(compute, type);
    }
  }
  ++changes_;
  auto* expr = make<CompoundAssignExpr>(ExprKind::CompoundAssign, type, op.loc,
                                        join(lhs->range, rhs->range));
  expr->op = kind;
  expr->toCompute = toCompute;
  expr->toResult = toResult;
  expr->computeType = compute;
  expr->lhs = lhs;
  expr->rhs = rhs;
  return bitFieldResult(nested(expr, std::max(lhs->height, rhs->height) + 1), lhs);
}

Expr* Sema::conditional(const Token& question, Expr* condition, Expr* thenExpr, Expr* elseExpr) {
  condition = rvalue(condition);
  if (!thenExpr) return nullptr;  // one message about the two is enough
  elseExpr = rvalue(elseExpr);
  if (!condition || !elseExpr) return nullptr;
  if (!requireScalar(condition, question.loc,
                     "used type {} where arithmetic or pointer type is required"))
    return nullptr;
  const Type *left = thenExpr->type, *right = elseExpr->type;
  const Type* type = nullptr;
  if (left->isArithmetic() && right->isArithmetic()) {
    type = commonType(left, right);
    thenExpr = convert(thenExpr, type, true);
    elseExpr = convert(elseExpr, type, true);
  } else if (left == right) {
    type = left;
  } else if (left->isVoid() || right->isVoid()) {
    type = basic(TypeKind::Void);
    diagnostics_.warning("pedantic", question.loc,
                         "C99 forbids conditional expressions with only one void side",
                         {thenExpr->range, elseExpr->range});
    if (!left->isVoid()) thenExpr = castNode(CastKind::ToVoid, type, thenExpr);
    if (!right->isVoid()) elseExpr = castNode(CastKind::ToVoid, type, elseExpr);
  } else if (left->isPointer() && isNullConstant(elseExpr)) {
    type = left;
    elseExpr = intConst(type, 0, elseExpr->range);
  } else if (right->isPointer() && isNullConstant(thenExpr)) {
    type = right;
    thenExpr = intConst(type, 0, thenExpr->range);
  } else if (left->isPointer() && right->isPointer()) {
    const Type *a = left->element, *b = right->element;
    bool isVoid = a->isVoid() || b->isVoid();
    bool isFunction = a->isFunction() || b->isFunction();
    if (!sameIgnoringQualifiers(a, b) && (!isVoid || isFunction))
      diagnostics_.warning(
          isVoid ? WarningName("pedantic") : WarningName("pointer-type-mismatch"), question.loc,
          fmt::format("pointer type mismatch ({} and {})", quote(left), quote(right)),
          {thenExpr->range, elseExpr->range});
    const Type* to = sameIgnoringQualifiers(a, b) ? a->unqualified : basic(TypeKind::Void);
    to = types_.qualified(to, innerQualifiers(a) | innerQualifiers(b));
    type = types_.pointerTo(to);
    for (Expr** arm : {&thenExpr, &elseExpr})
      if ((*arm)->type != type) *arm = castNode(CastKind::Pointer, type, *arm);
  } else if ((left->isPointer() && right->isInteger()) ||
             (left->isInteger() && right->isPointer())) {
    diagnostics_.warning("conditional-type-mismatch", question.loc,
                         fmt::format("pointer/integer type mismatch in conditional expression ({} "
                                     "and {})",
                                     quote(left), quote(right)),
                         {thenExpr->range, elseExpr->range});
    type = left->isPointer() ? left : right;
    Expr*& integer = left->isPointer() ? elseExpr : thenExpr;
    integer =
        castNode(CastKind::IntegralToPointer, type, convert(integer, basic(TypeKind::Long), true));
  } else {
    error(question.loc,
          fmt::format("incompatible operand types ({} and {})", quote(left), quote(right)),
          {thenExpr->range, elseExpr->range});
    return nullptr;
  }
  auto* expr = make<ConditionalExpr>(ExprKind::Conditional, type, question.loc,
                                     join(condition->range, elseExpr->range));
  expr->condition = condition;
  expr->thenExpr = thenExpr;
  expr->elseExpr = elseExpr;
  return nested(expr, std::max({condition->height, thenExpr->height, elseExpr->height}) + 1);
}

}  // namespace minic
