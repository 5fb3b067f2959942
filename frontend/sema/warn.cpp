// Warnings about legal expressions that are probably mistakes: precedence, comparisons of
// strings, overflow of constants, addresses of locals that are returned. The rules are those of
// clang (clang/lib/Sema/SemaExpr.cpp, SemaChecking.cpp), and so are the words.
#include "frontend/sema/warn.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

#include "frontend/sema/context.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/stmt.h"

namespace minic {

using namespace ast;

static void warnShiftOverflow(SemaContext& sema, const Token& op, const Expr* lhs, const Expr* rhs);
static void warnSizeofQuotient(SemaContext& sema, const Token& op, const Expr* lhs,
                               const Expr* rhs);
static void warnBitwisePrecedence(SemaContext& sema, const Token& op, BinaryOp kind,
                                  const Expr* lhs, const Expr* rhs);
static void warnLogicalNot(SemaContext& sema, const Token& op, BinaryOp kind, const Expr* lhs,
                           const Expr* rhs);

namespace {

bool isComparison(BinaryOp op) { return op >= BinaryOp::Less && op <= BinaryOp::NotEqual; }
bool isBitwise(BinaryOp op) { return op >= BinaryOp::BitAnd && op <= BinaryOp::BitOr; }
bool isShift(BinaryOp op) { return op == BinaryOp::Shl || op == BinaryOp::Shr; }

/// An operand that is an operation without parentheses of its own, or null.
const BinaryExpr* bareOperation(const Expr* expr) {
  auto* binary = expr->tryAs<BinaryExpr>();
  return binary && !binary->isParenthesized ? binary : nullptr;
}

/// The constant that a short expression is. A warning asks at each operator: to evaluate a long
/// chain or a deep tree each time would take quadratic time.
ConstValue evaluateShort(const Expr* expr) {
  if (expr->height > 4) return {};
  // What most operands are: the value of a variable.
  auto* load = expr->tryAs<CastExpr>();
  if (load && load->cast == CastKind::LValueToRValue && !load->operand->type->isConst()) return {};
  unsigned length = 0;
  for (auto* chain = expr->tryAs<BinaryExpr>(); chain; chain = chain->lhs->tryAs<BinaryExpr>())
    if (++length > 8) return {};
  return evaluate(expr);
}

std::vector<FixIt> parentheses(SourceRange range) {
  return {{{range.begin, range.begin}, "("}, {{range.end, range.end}, ")"}};
}

/// Its value is 0 or 1.
bool isBoolean(const Expr* expr) {
  if (expr->type->kind == TypeKind::Bool) return true;
  if (auto* unary = expr->tryAs<UnaryExpr>()) return unary->op == UnaryOp::LogicalNot;
  if (auto* cast = expr->tryAs<CastExpr>())
    return cast->cast == CastKind::Integral && isBoolean(cast->operand);
  auto* binary = expr->tryAs<BinaryExpr>();
  return binary && (isComparison(binary->op) || binary->op == BinaryOp::LogicalAnd ||
                    binary->op == BinaryOp::LogicalOr);
}

bool isStringLiteral(const Expr* expr) {
  while (auto* cast = expr->tryAs<CastExpr>()) {
    if (cast->cast == CastKind::LValueToRValue) return false;
    expr = cast->operand;
  }
  return expr->kind == ExprKind::StringLiteral;
}

/// From 0 to 65,535: a sum of two such is not negative.
bool isSmall(const Expr* expr) {
  if (auto* constant = expr->tryAs<IntConst>())
    return constant->value >= 0 && constant->value <= 0xffff;
  auto* cast = expr->tryAs<CastExpr>();
  if (!cast || cast->cast != CastKind::Integral) return false;
  const Type* from = cast->operand->type;
  return from->isInteger() && !from->isSigned() && from->size < 4;
}

/// The variable that a plain read or name of it denotes, or null.
const VarDecl* plainVariable(const Expr* expr) {
  if (auto* load = expr->tryAs<CastExpr>(); load && load->cast == CastKind::LValueToRValue)
    expr = load->operand;
  auto* ref = expr->tryAs<DeclRef>();
  return ref ? ref->decl->tryAs<VarDecl>() : nullptr;
}

}  // namespace

/// The way to say that the operation is meant as it is.
static void noteParentheses(SemaContext& sema, SourceLoc loc, const BinaryExpr* operation) {
  sema.diagnostics.note(loc,
                        fmt::format("place parentheses around the '{}' expression to silence this "
                                    "warning",
                                    spelling(operation->op)),
                        {}, parentheses(operation->range));
}

/// Operators whose precedence surprises, and comparisons that cannot be meant. The operands are not
/// yet converted to a common type.
void warnOperands(SemaContext& sema, const Token& op, BinaryOp kind, const Expr* lhs,
                  const Expr* rhs) {
  const BinaryExpr *left = bareOperation(lhs), *right = bareOperation(rhs);
  if (isBitwise(kind)) {
    warnBitwisePrecedence(sema, op, kind, lhs, rhs);
  } else if (isShift(kind)) {
    if (kind == BinaryOp::Shl) warnShiftOverflow(sema, op, lhs, rhs);
    for (const BinaryExpr* operand : {left, right}) {
      if (!operand || (operand->op != BinaryOp::Add && operand->op != BinaryOp::Sub)) continue;
      std::string_view inner = spelling(operand->op);
      if (sema.diagnostics.warning(
              "shift-op-parentheses", operand->loc,
              fmt::format("operator '{}' has lower precedence than '{}'; '{}' will be evaluated "
                          "first",
                          spelling(kind), inner, inner),
              {operand->range}))
        noteParentheses(sema, operand->loc, operand);
    }
  } else if (kind == BinaryOp::Div) {
    warnSizeofQuotient(sema, op, lhs, rhs);
  } else if (kind == BinaryOp::LogicalOr) {
    for (const BinaryExpr* operand : {left, right}) {
      const Expr* other = operand == left ? rhs : lhs;
      if (!operand || operand->op != BinaryOp::LogicalAnd || evaluateShort(other) ||
          evaluateShort(operand->lhs))
        continue;
      if (sema.diagnostics.warning("logical-op-parentheses", operand->loc, "'&&' within '||'",
                                   {operand->range}))
        noteParentheses(sema, operand->loc, operand);
    }
  }
  if (!isComparison(kind) && kind != BinaryOp::BitAnd) return;
  warnLogicalNot(sema, op, kind, lhs, rhs);
  if (!isComparison(kind)) return;
  bool leftString = isStringLiteral(lhs);
  if ((leftString || isStringLiteral(rhs)) && !isNullConstant(sema, leftString ? rhs : lhs))
    sema.diagnostics.warning("string-compare", op.loc,
                             "result of comparison against a string literal is unspecified (use an "
                             "explicit string comparison function instead)",
                             {leftString ? lhs->range : rhs->range});
}

/// `3 << 31`: bits beyond the sign are lost.
static void warnShiftOverflow(SemaContext& sema, const Token& op, const Expr* lhs,
                              const Expr* rhs) {
  auto *value = lhs->tryAs<IntConst>(), *count = rhs->tryAs<IntConst>();
  if (!value || !count || sema.unevaluated || !lhs->type->isSigned()) return;
  unsigned width = std::max(lhs->type->bits(), 32u);
  if (width > 64) return;
  if (count->value < 0 || uint64_t(count->value) >= width) return;
  if (value->value < 0)
    sema.diagnostics.warning("shift-negative-value", op.loc,
                             "shifting a negative signed value is undefined", {lhs->range});
  if (value->value <= 0) return;
  unsigned needed =
      65 - unsigned(std::countl_zero(uint64_t(value->value))) + unsigned(count->value);
  if (needed <= width + 1) return;  // one bit too many is often meant
  auto result = static_cast<unsigned __int128>(value->value) << count->value;
  auto high = uint64_t(result >> 64), low = uint64_t(result);
  std::string hex = high ? fmt::format("0x{:X}{:016X}", high, low) : fmt::format("0x{:X}", low);
  sema.diagnostics.warning(
      "shift-overflow", op.loc,
      fmt::format("signed shift result ({}) requires {} bits to represent, but {} only has {} bits",
                  hex, needed, quote(promotedType(sema, lhs->type)), width),
      {lhs->range, rhs->range});
}

/// `x && 4`: `&` may be meant.
void warnConstantOperand(SemaContext& sema, const Token& op, const Expr* lhs, const Expr* rhs) {
  if (!lhs->type->isInteger() || lhs->type->kind == TypeKind::Bool || !rhs->type->isInteger() ||
      op.loc.isMacro() || sema.sysy() || sema.unevaluated)
    return;
  ConstValue value = evaluateShort(rhs);
  if (value.kind != ConstValue::Int || value.integer == 0 || value.integer == 1) return;
  bool isAnd = op.kind == Tok::AmpAmp;
  std::string_view bitwise = isAnd ? "&" : "|";
  if (!sema.diagnostics.warning(
          "constant-logical-operand", op.loc,
          fmt::format("use of logical '{}' with constant operand", tokenName(op.kind)),
          {rhs->range}))
    return;
  sema.diagnostics.note(op.loc, fmt::format("use '{}' for a bitwise operation", bitwise), {},
                        {{op.range(), std::string(bitwise)}});
  if (isAnd)
    sema.diagnostics.note(op.loc, "remove constant to silence this warning", {},
                          {{{lhs->range.end, rhs->range.end}, ""}});
}

/// `"abc" + n`
void warnStringPlusInt(SemaContext& sema, const Token& op, const Expr* lhs, const Expr* rhs) {
  auto isString = [](const Expr* expr) {
    auto* decay = expr->tryAs<CastExpr>();
    if (decay && !decay->isExplicit && decay->cast != CastKind::LValueToRValue)
      expr = decay->operand;
    return expr->kind == ExprKind::StringLiteral && !expr->isParenthesized;
  };
  bool isLeft = isString(lhs);
  const Expr* index = isLeft ? rhs : lhs;
  if ((!isLeft && !isString(rhs)) || !index->type->isInteger() || sema.unevaluated) return;
  SourceRange all = {lhs->range.begin, rhs->range.end};
  if (!sema.diagnostics.warning("string-plus-int", op.loc,
                                fmt::format("adding {} to a string does not append to the string",
                                            quote(writtenType(index))),
                                {all}))
    return;
  std::vector<FixIt> fixIts;
  if (isLeft)
    fixIts = {{{all.begin, all.begin}, "&"}, {op.range(), "["}, {{all.end, all.end}, "]"}};
  sema.diagnostics.note(op.loc, "use array indexing to silence this warning", {},
                        std::move(fixIts));
}

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
  if (!constant || constant->value != 0 || sema.unevaluated || !sema.function.decl ||
      isSkipped(sema))
    return;
  bool remainder = op.kind == Tok::Percent || op.kind == Tok::PercentAssign;
  sema.diagnostics.warning(
      "division-by-zero", op.loc,
      remainder ? "remainder by zero is undefined" : "division by zero is undefined", {rhs->range});
}

void checkShift(SemaContext& sema, const Token& op, const Type* type, const Expr* rhs) {
  auto* constant = rhs->tryAs<IntConst>();
  bool isBad = constant && uint64_t(constant->value) >= type->bits();
  if (!isBad || sema.unevaluated || isSkipped(sema)) return;
  if (constant->value < 0 && rhs->type->isSigned())
    sema.diagnostics.warning("shift-count-negative", op.loc, "shift count is negative",
                             {rhs->range});
  else
    sema.diagnostics.warning("shift-count-overflow", op.loc, "shift count >= width of type",
                             {rhs->range});
}

/// `sizeof p / sizeof *p` of a pointer.
static void warnSizeofQuotient(SemaContext& sema, const Token& op, const Expr* lhs,
                               const Expr* rhs) {
  const SizeofValue *left = nullptr, *right = nullptr;
  for (const SizeofValue& each : sema.function.lastSizeofs) {
    if (each.value == lhs) left = &each;
    if (each.value == rhs) right = &each;
  }
  if (!left || !right || !left->operand) return;
  if (!left->type->isPointer() || left->type->element->unqualified != right->type->unqualified)
    return;
  auto* ref = left->operand->tryAs<DeclRef>();
  if (!ref) return;
  std::string_view name = ref->decl->name;
  std::string what = left->isParenthesized ? fmt::format("'sizeof ({})'", name.substr(0, 100))
                                           : fmt::format("'sizeof {}'", name.substr(0, 100));
  if (sema.diagnostics.warning("sizeof-pointer-div", op.loc,
                               what + " will return the size of the pointer, not the array itself",
                               {lhs->range, rhs->range}))
    sema.diagnostics.note(ref->decl->loc, fmt::format("pointer {} declared here", quote(name)));
}

/// `sizeof a` of a parameter that is written as an array.
void warnSizeofParameter(SemaContext& sema, const Expr* operand, SourceRange written) {
  auto* ref = operand->tryAs<DeclRef>();
  auto* var = ref ? ref->decl->tryAs<VarDecl>() : nullptr;
  if (!var || !var->arrayType) return;
  if (sema.diagnostics.warning(
          "sizeof-array-argument", written.begin,
          fmt::format("sizeof on array function parameter will return size of {} "
                      "instead of {}",
                      quote(var->type), quote(var->arrayType)),
          {written}))
    sema.diagnostics.note(var->loc, "declared here");
}

static void warnBitwisePrecedence(SemaContext& sema, const Token& op, BinaryOp kind,
                                  const Expr* lhs, const Expr* rhs) {
  const BinaryExpr *left = bareOperation(lhs), *right = bareOperation(rhs);
  SourceRange outer = {lhs->range.begin, rhs->range.end};
  bool leftCompares = left && isComparison(left->op),
       rightCompares = right && isComparison(right->op);
  bool eager = (left && isBitwise(left->op)) || (right && isBitwise(right->op));
  if (leftCompares != rightCompares && !eager) {
    const BinaryExpr* inner = leftCompares ? left : right;
    std::string_view name = spelling(inner->op);
    if (sema.diagnostics.warning(
            "parentheses", op.loc,
            fmt::format("{} has lower precedence than {}; {} will be evaluated "
                        "first",
                        spelling(kind), name, name),
            {inner->range})) {
      noteParentheses(sema, op.loc, inner);
      sema.diagnostics.note(
          op.loc,
          fmt::format("place parentheses around the {} expression to "
                      "evaluate it first",
                      spelling(kind)),
          {},
          parentheses(leftCompares ? SourceRange{inner->rhs->range.begin, outer.end}
                                   : SourceRange{outer.begin, inner->lhs->range.end}));
    }
  }
  for (const BinaryExpr* operand : {left, right}) {
    if (!operand || !isBitwise(operand->op) || operand->op >= kind) continue;
    std::string_view inner = spelling(operand->op);
    if (sema.diagnostics.warning("bitwise-op-parentheses", operand->loc,
                                 fmt::format("'{}' within '{}'", inner, spelling(kind)),
                                 {operand->range}))
      noteParentheses(sema, operand->loc, operand);
  }
}

/// `!a == b`
static void warnLogicalNot(SemaContext& sema, const Token& op, BinaryOp kind, const Expr* lhs,
                           const Expr* rhs) {
  auto* negation = lhs->tryAs<UnaryExpr>();
  if (!negation || negation->op != UnaryOp::LogicalNot || negation->isParenthesized) return;
  if (isBoolean(negation->operand) || isBoolean(rhs)) return;
  std::string_view what = kind == BinaryOp::BitAnd ? "bitwise operator" : "comparison";
  if (!sema.diagnostics.warning(
          "logical-not-parentheses", negation->loc,
          fmt::format("logical not is only applied to the left hand side of this {}", what),
          {{op.loc, op.end()}}))
    return;
  SourceLoc begin = negation->operand->range.begin;
  sema.diagnostics.note(negation->loc,
                        fmt::format("add parentheses after the '!' to evaluate the {} first", what),
                        {}, parentheses({begin, rhs->range.end}));
  sema.diagnostics.note(negation->loc,
                        "add parentheses around left hand side expression to silence this warning",
                        {}, parentheses(negation->range));
}

/// Signed arithmetic on two constants whose result does not fit.
void warnOverflow(SemaContext& sema, const BinaryExpr* expr) {
  if (sema.unevaluated || !expr->type->isInteger() || !expr->type->isSigned()) return;
  if (expr->type->size > 8) return;
  ConstValue right = evaluateShort(expr->rhs);
  if (right.kind != ConstValue::Int) return;
  ConstValue left = evaluateShort(expr->lhs);
  if (left.kind != ConstValue::Int) return;
  __int128 result, a = left.integer, b = right.integer;
  switch (expr->op) {
    case BinaryOp::Add:
      result = a + b;
      break;
    case BinaryOp::Sub:
      result = a - b;
      break;
    case BinaryOp::Mul:
      result = a * b;
      break;
    default:
      return;
  }
  Int128 wrapped = wrapInteger(expr->type, int64_t(result));
  if (wrapped == result) return;
  sema.diagnostics.warning(
      "integer-overflow", expr->loc,
      fmt::format("overflow in expression; result is {} with type {}", wrapped, quote(expr->type)),
      {expr->range});
}

/// `a = a`
void warnSelfAssign(SemaContext& sema, const Token& op, const Expr* lhs, const Expr* rhs) {
  if (op.kind != Tok::Assign && op.kind != Tok::AmpAssign && op.kind != Tok::PipeAssign) return;
  const VarDecl* var = plainVariable(lhs);
  if (!var || var != plainVariable(rhs) || var->type->isVolatile()) return;
  sema.diagnostics.warning(
      "self-assign", op.loc,
      fmt::format("explicitly assigning value of variable of type {} to itself", quote(var->type)),
      {lhs->range, rhs->range});
}

/// `return &local;`
void warnReturnedAddress(SemaContext& sema, const Expr* value) {
  const Expr* expr = value;
  while (auto* sum = expr->tryAs<BinaryExpr>()) {
    if (sum->op != BinaryOp::PointerAdd && sum->op != BinaryOp::PointerSub) return;
    expr = sum->lhs;
  }
  while (auto* cast = expr->tryAs<CastExpr>()) {
    if (cast->cast == CastKind::LValueToRValue) return;
    if (cast->cast == CastKind::ArrayToPointer) break;
    expr = cast->operand;
  }
  Expr* object = nullptr;
  if (auto* decay = expr->tryAs<CastExpr>())
    object = decay->operand;
  else if (auto* address = expr->tryAs<UnaryExpr>(); address && address->op == UnaryOp::AddressOf)
    object = address->operand;
  VarDecl* var = object ? rootVariable(object) : nullptr;
  if (!var || var->hasStaticStorage) return;
  sema.diagnostics.warning(
      "return-stack-address", object->range.begin,
      fmt::format("address of stack memory associated with {} {} returned",
                  var->isParam ? "parameter" : "local variable", quote(var->name)),
      {value->range});
}

/// An address where a truth value is wanted.
void warnAlwaysTrue(SemaContext& sema, const Expr* expr) {
  std::string what;
  if (auto* cast = expr->tryAs<CastExpr>()) {
    auto* ref = cast->operand->tryAs<DeclRef>();
    if (!ref || cast->isExplicit) return;
    if (expr->range.begin.raw != ref->range.begin.raw) return;  // `&f` is meant
    if (cast->cast == CastKind::FunctionToPointer)
      what = fmt::format("function {}", quote(ref->decl->name));
    else if (cast->cast == CastKind::ArrayToPointer)
      what = fmt::format("array {}", quote(ref->decl->name));
    else
      return;
  } else if (auto* address = expr->tryAs<UnaryExpr>();
             address && address->op == UnaryOp::AddressOf) {
    auto* ref = address->operand->tryAs<DeclRef>();
    if (!ref || ref->decl->kind == DeclKind::Function) return;
    what = quote(ref->decl->name);
  } else {
    return;
  }
  SourceLoc begin = expr->range.begin;
  bool shown = sema.diagnostics.warning(
      "pointer-bool-conversion", expr->kind == ExprKind::Unary ? begin + 1 : begin,
      fmt::format("address of {} will always evaluate to 'true'", what), {expr->range});
  if (shown && what.starts_with("function"))
    sema.diagnostics.note(begin, "prefix with the address-of operator to silence this warning", {},
                          {{{begin, begin}, "&"}});
}

/// `if ((a == b))`
void warnExtraParentheses(SemaContext& sema, const Expr* condition) {
  auto* binary = condition->tryAs<BinaryExpr>();
  if (!binary || !binary->isParenthesized || binary->op != BinaryOp::Equal) return;
  if (binary->range.begin.isMacro()) return;  // macros put parentheses round everything
  auto* load = binary->lhs;
  while (auto* cast = load->tryAs<CastExpr>()) {
    if (cast->cast == CastKind::LValueToRValue && !cast->operand->type->isConst() &&
        !cast->isExplicit) {
      if (!sema.diagnostics.warning("parentheses-equality", binary->loc,
                                    "equality comparison with extraneous parentheses",
                                    {binary->range}))
        return;
      SourceRange range = binary->range;
      sema.diagnostics.note(
          binary->loc,
          "remove extraneous parentheses around the comparison to silence this warning", {},
          {{{range.begin, range.begin + 1}, ""}, {{{range.end.raw - 1}, range.end}, ""}});
      sema.diagnostics.note(binary->loc,
                            "use '=' to turn this equality comparison into an assignment", {},
                            {{{binary->loc, binary->loc + 2}, "="}});
      return;
    }
    load = cast->operand;
  }
}

/// Whether a line between the tokens at `after` and `next` begins at that column or before it: a
/// comment or a directive, which says that the layout is not meant.
static bool isUnindentedBefore(SemaContext& sema, const Token& next, uint32_t column,
                               SourceLoc after) {
  const SourceManager& sources = sema.diagnostics.sources();
  if (next.loc.isMacro() || after.isMacro() || sources.start(after) != sources.start(next.loc))
    return false;
  uint32_t at = next.loc.raw - sources.presumed(next.loc).column;  // the end of the line before
  while (at > after.raw) {
    std::string_view line = sources.lineText({at});
    size_t begin = line.find_first_not_of(" \t");
    if (at - uint32_t(line.size()) > after.raw && begin != line.npos && begin < column) return true;
    at -= uint32_t(line.size()) + 1;
  }
  return false;
}

/// What the layout of a statement of a block promises about the next one, which starts at `next`.
void warnLayout(SemaContext& sema, uint32_t statementNode, const Token& next) {
  const Token* keyword = &sema.firstToken(statementNode);
  if (keyword->kind != Tok::If && keyword->kind != Tok::While && keyword->kind != Tok::For) return;
  auto column = [&](const Token& token) {
    return sema.diagnostics.sources().presumed(token.loc).column;
  };
  // The statement that the innermost keyword controls.
  bool isOutermost = true;
  const Token* place = keyword;  // of `else if`: the `else`
  for (uint32_t at = statementNode;;) {
    uint32_t body = 0;
    for (ParseCursor cursor(*sema.tree, at); !cursor.atEnd();) {
      if (cursor.atNode()) {
        uint32_t child = cursor.node();
        if (sema.node(child).rule == Rule::Statement) body = child;
      } else if (const Token& token = cursor.token(); token.kind == Tok::Else) {
        keyword = place = &token;
      }
    }
    if (!body || sema.node(body).firstToken >= sema.node(body).endToken) return;
    const Token& start = sema.firstToken(body);
    if (isOutermost && start.kind == Tok::Semi && !start.startsLine && keyword->kind != Tok::If &&
        keyword->kind != Tok::Else && (next.kind == Tok::LBrace || column(next) > column(*keyword)))
      warnEmptyBody(sema, start, keyword->kind == Tok::For ? "for loop" : "while loop");
    isOutermost = false;
    if (start.kind == Tok::LBrace) return;
    if (start.startsLine && next.startsLine) {
      uint32_t here = column(start);
      if (here == column(next) && here > column(*place)) {
        if (isUnindentedBefore(sema, next, column(*place), start.loc)) return;
        if (sema.diagnostics.warning(
                "misleading-indentation", next.loc,
                fmt::format("misleading indentation; statement is not part of the previous '{}'",
                            tokenName(keyword->kind))))
          sema.diagnostics.note(place->loc, "previous statement is here");
        return;
      }
    }
    if (start.kind != Tok::If && start.kind != Tok::While && start.kind != Tok::For) return;
    if (keyword->kind != Tok::Else || start.startsLine) place = &start;
    keyword = &start;
    at = body;
  }
}

/// Whether the value of a signed expression cannot be negative, whatever its variables hold.
bool isNonNegative(const Expr* expr) {
  if (expr->type->isInteger() && !expr->type->isSigned()) return true;
  switch (expr->kind) {
    case ExprKind::IntConst:
      return expr->as<IntConst>()->value >= 0;
    case ExprKind::Cast: {
      auto* cast = expr->as<CastExpr>();
      const Type* from = cast->operand->type;
      return cast->cast == CastKind::Integral && from->isInteger() &&
             from->size < expr->type->size && isNonNegative(cast->operand);
    }
    case ExprKind::Unary:
      return expr->as<UnaryExpr>()->op == UnaryOp::LogicalNot ||
             (expr->as<UnaryExpr>()->op == UnaryOp::Plus &&
              isNonNegative(expr->as<UnaryExpr>()->operand));
    case ExprKind::Conditional:
      return isNonNegative(expr->as<ConditionalExpr>()->thenExpr) &&
             isNonNegative(expr->as<ConditionalExpr>()->elseExpr);
    case ExprKind::Binary: {
      auto* binary = expr->as<BinaryExpr>();
      if (isBoolean(binary)) return true;
      if (binary->op == BinaryOp::BitAnd)
        return isNonNegative(binary->rhs) || (binary->height < 100 && isNonNegative(binary->lhs));
      if (binary->op == BinaryOp::Add) return isSmall(binary->lhs) && isSmall(binary->rhs);
      if (binary->op == BinaryOp::Comma) return isNonNegative(binary->rhs);
      if (binary->op == BinaryOp::Shr || binary->op == BinaryOp::Rem)
        return binary->height < 100 && isNonNegative(binary->lhs);
      if (binary->op == BinaryOp::Div || binary->op == BinaryOp::BitOr ||
          binary->op == BinaryOp::BitXor)
        return isNonNegative(binary->rhs) && binary->height < 100 && isNonNegative(binary->lhs);
      return false;
    }
    default:
      return false;
  }
}

}  // namespace minic
