// Expressions: precedence climbing over the parser's flat lists, literals, names, operators, calls,
// and the conversions that C makes silently, all made explicit. A null Expr stands for an
// expression that an error was reported about.
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

bool isPrefixOperator(Tok kind) {
  return kind == Tok::Plus || kind == Tok::Minus || kind == Tok::Not || kind == Tok::Tilde ||
         kind == Tok::Star || kind == Tok::Amp || kind == Tok::PlusPlus || kind == Tok::MinusMinus;
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

SourceRange join(SourceRange first, SourceRange last) { return {first.begin, last.end}; }

/// Arrays and pointers alike, qualifiers anywhere below ignored.
bool sameIgnoringQualifiers(const Type* a, const Type* b) {
  for (;;) {
    a = a->unqualified;
    b = b->unqualified;
    if (a == b) return true;
    if (a->isArray() && b->isArray()) {
      if (a->kind == b->kind && a->count != b->count) return false;
    } else if (!(a->isPointer() && b->isPointer())) {
      return false;
    }
    a = a->element;
    b = b->element;
  }
}

uint8_t innerQualifiers(const Type* type) { return type->scalarElement()->qualifiers; }

}  // namespace

// ---- nodes -------------------------------------------------------------------------------------

Expr* Sema::intConst(const Type* type, int64_t value, SourceRange range) {
  auto* expr = make<IntConst>(ExprKind::IntConst, type->unqualified, range.begin, range);
  expr->value = type->isPointer() ? value : wrapInteger(type, value);
  return expr;
}

Expr* Sema::floatConst(const Type* type, double value, SourceRange range) {
  auto* expr = make<FloatConst>(ExprKind::FloatConst, type->unqualified, range.begin, range);
  expr->value = type->kind == TypeKind::Float ? double(float(value)) : value;
  return expr;
}

Expr* Sema::castNode(CastKind kind, const Type* type, Expr* operand, bool isExplicit) {
  auto* expr = make<CastExpr>(ExprKind::Cast, type, operand->loc, operand->range);
  expr->cast = kind;
  expr->operand = operand;
  expr->isExplicit = isExplicit;
  expr->isParenthesized = operand->isParenthesized;
  expr->height = operand->height;
  return expr;
}

/// Sets the height of a new node from that of its operands; past the limit the node becomes an
/// error.
Expr* Sema::nested(Expr* expr, uint32_t height) {
  expr->height = height;
  if (height <= nestingLimit) return expr;
  error(expr->loc, fmt::format("expression is nested too deeply (limit {})", nestingLimit));
  return nullptr;
}

// ---- conversions -------------------------------------------------------------------------------

VarDecl* Sema::rootVariable(Expr* lvalue) {
  for (;;) {
    if (auto* ref = lvalue->tryAs<DeclRef>()) return ref->decl->tryAs<VarDecl>();
    if (auto* subscript = lvalue->tryAs<SubscriptExpr>()) {
      auto* decay = subscript->base->tryAs<CastExpr>();
      if (!decay || decay->cast != CastKind::ArrayToPointer) return nullptr;
      lvalue = decay->operand;
    } else if (auto* member = lvalue->tryAs<MemberExpr>()) {
      lvalue = member->base;
    } else {
      return nullptr;
    }
  }
}

void Sema::markAddressTaken(Expr* lvalue) {
  if (VarDecl* var = rootVariable(lvalue)) var->addressTaken = var->read = true;
}

Expr* Sema::rvalue(Expr* expr) {
  if (!expr) return nullptr;
  if (expr->type->isFunction())
    return castNode(CastKind::FunctionToPointer, types_.pointerTo(expr->type), expr);
  if (!expr->isLValue) return expr;
  if (expr->type->isArray()) {
    markAddressTaken(expr);
    return castNode(CastKind::ArrayToPointer, types_.pointerTo(expr->type->element), expr);
  }
  if (auto* ref = expr->tryAs<DeclRef>()) {
    if (auto* var = ref->decl->tryAs<VarDecl>()) {
      var->read = true;
      if (var->constant) {
        Expr* constant =
            var->constant->kind == ExprKind::IntConst
                ? intConst(var->type, var->constant->as<IntConst>()->value, expr->range)
                : floatConst(var->type, var->constant->as<FloatConst>()->value, expr->range);
        constant->isParenthesized = expr->isParenthesized;
        constant->loc = expr->loc;
        return constant;
      }
    }
  }
  if (!expr->type->isComplete()) {
    error(expr->loc,
          fmt::format("incomplete type {} where a complete type is required", quote(expr->type)),
          {expr->range});
    return nullptr;
  }
  return castNode(CastKind::LValueToRValue, expr->type->unqualified, expr);
}

const Type* Sema::promotedType(const Type* type) {
  switch (type->kind) {
    case TypeKind::Bool:
    case TypeKind::Char:
    case TypeKind::SChar:
    case TypeKind::UChar:
    case TypeKind::Short:
    case TypeKind::UShort:
      return basic(TypeKind::Int);
    case TypeKind::Enum:
      return promotedType(type->element);
    default:
      return type->unqualified;
  }
}

Expr* Sema::promote(Expr* expr) {
  return expr && expr->type->isInteger() ? convert(expr, promotedType(expr->type), true) : expr;
}

/// The usual arithmetic conversions.
const Type* Sema::commonType(const Type* lhs, const Type* rhs) {
  lhs = promotedType(lhs);
  rhs = promotedType(rhs);
  if (lhs == rhs) return lhs;
  for (TypeKind kind : {TypeKind::Double, TypeKind::Float})
    if (lhs->kind == kind || rhs->kind == kind) return basic(kind);
  // Integers: the kinds are in order of rank, signed before unsigned.
  if (lhs->isSigned() == rhs->isSigned()) return lhs->kind > rhs->kind ? lhs : rhs;
  const Type* isSigned = lhs->isSigned() ? lhs : rhs;
  const Type* isUnsigned = lhs->isSigned() ? rhs : lhs;
  if (isUnsigned->kind > isSigned->kind) return isUnsigned;
  if (isSigned->size > isUnsigned->size) return isSigned;
  return basic(TypeKind(uint8_t(isSigned->kind) + 1));
}

CastKind Sema::castKind(const Type* from, const Type* to) {
  if (to->isVoid()) return CastKind::ToVoid;
  if (to->kind == TypeKind::Bool)
    return from->kind == TypeKind::Bool ? CastKind::NoOp : CastKind::ToBool;
  if (from->isPointer()) return to->isPointer() ? CastKind::Pointer : CastKind::PointerToIntegral;
  if (to->isPointer()) return CastKind::IntegralToPointer;
  if (from->isFloating()) {
    if (to->isFloating()) return from->kind == to->kind ? CastKind::NoOp : CastKind::Floating;
    return CastKind::FloatingToIntegral;
  }
  if (to->isFloating()) return CastKind::IntegralToFloating;
  return from->size == to->size && from->kind != TypeKind::Bool ? CastKind::NoOp
                                                                : CastKind::Integral;
}

void Sema::warnConstantConversion(const Expr* from, const Type* to) {
  if (sysy() || unevaluated_) return;  // SysY converts as a matter of course
  if (auto* constant = from->tryAs<IntConst>()) {
    if (!to->isInteger() || to->kind == TypeKind::Bool) return;
    int64_t after = wrapInteger(to, constant->value);
    // A change of sign at the same width is a matter of reading, not of value.
    if (after == constant->value || to->size >= from->type->size) return;
    diagnostics_.warning(
        "constant-conversion", from->loc,
        fmt::format("implicit conversion from {} to {} changes value from {} to {}",
                    quote(from->type), quote(to), constant->value, after),
        {from->range});
  } else if (auto* floating = from->tryAs<FloatConst>()) {
    if (!to->isInteger() || to->kind == TypeKind::Bool) return;
    int64_t after = convertConstant(evaluate(from), from->type, to).integer;
    if (double(after) == floating->value) return;
    diagnostics_.warning(
        "literal-conversion", from->loc,
        fmt::format("implicit conversion from {} to {} changes value from {:.6g} to {}",
                    quote(from->type), quote(to), floating->value, after),
        {from->range});
  }
}

Expr* Sema::convert(Expr* expr, const Type* type, bool isExplicit) {
  if (!expr) return nullptr;
  type = type->unqualified;
  if (expr->type == type) return expr;
  if (expr->kind == ExprKind::IntConst || expr->kind == ExprKind::FloatConst) {
    if (expr->type->isArithmetic() && type->isArithmetic()) {
      if (!isExplicit) warnConstantConversion(expr, type);
      ConstValue value = convertConstant(evaluate(expr), expr->type, type);
      Expr* result = value.kind == ConstValue::Int ? intConst(type, value.integer, expr->range)
                                                   : floatConst(type, value.floating, expr->range);
      result->loc = expr->loc;
      result->isParenthesized = expr->isParenthesized;
      return result;
    }
  }
  return castNode(castKind(expr->type, type), type, expr, isExplicit);
}

bool Sema::isNullConstant(const Expr* expr) {
  auto* constant = expr->tryAs<IntConst>();
  return constant && constant->value == 0 &&
         (expr->type->isInteger() || (expr->type->isPointer() && expr->type->element->isVoid()));
}

bool Sema::requireScalar(Expr* expr, std::string_view message) {
  if (expr->type->isArithmetic() || (expr->type->isPointer() && !sysy())) return true;
  // fmt wants a constant format; the message has exactly one place.
  size_t at = message.find("{}");
  error(
      expr->loc,
      std::string(message.substr(0, at)) + quote(expr->type) + std::string(message.substr(at + 2)),
      {expr->range});
  return false;
}

Expr* Sema::convertFor(Context context, const Type* type, Expr* value, SourceLoc loc,
                       bool toLibrary) {
  if (!value) return nullptr;
  const Type* from = value->type;
  if (type->isError() || from->isError()) return nullptr;
  if (from == type) return value;
  if (type->isArithmetic() && from->isArithmetic()) return convert(value, type);

  // SysY has strings but no type for them.
  auto* decay = value->tryAs<CastExpr>();
  bool isString = sysy() && decay && decay->operand->kind == ExprKind::StringLiteral;
  std::string source = isString ? "a string" : quote(from);
  auto describe = [&](std::string_view how) {
    switch (context) {
      case Context::Assigning:
        return fmt::format("{} assigning to {} from {}", how, quote(type), source);
      case Context::Initializing:
        return fmt::format("{} initializing {} with an expression of type {}", how, quote(type),
                           source);
      case Context::Passing:
        return fmt::format("{} passing {} to parameter of type {}", how, source, quote(type));
      case Context::Returning:
        return fmt::format("{} returning {} from a function with result type {}", how, source,
                           quote(type));
    }
    return std::string();
  };
  auto incompatible = [&]() -> Expr* {
    std::string message;
    switch (context) {
      case Context::Assigning:
        message = fmt::format("assigning to {} from incompatible type {}", quote(type), source);
        break;
      case Context::Initializing:
        message = fmt::format("initializing {} with an expression of incompatible type {}",
                              quote(type), source);
        break;
      case Context::Passing:
        message =
            fmt::format("passing {} to parameter of incompatible type {}", source, quote(type));
        break;
      case Context::Returning:
        message = fmt::format("returning {} from a function with incompatible result type {}",
                              source, quote(type));
        break;
    }
    error(loc, std::move(message), {value->range});
    return nullptr;
  };

  if (type->isPointer() && from->isPointer()) {
    const Type *to = type->element, *of = from->element;
    bool same = sameIgnoringQualifiers(to, of);
    // Contest programs pass a matrix where the library takes a vector; all else must match in SysY.
    bool matrix = toLibrary && sameIgnoringQualifiers(to, of->scalarElement());
    if (!same && sysy() && !matrix) return incompatible();
    if (!same && !to->isVoid() && !of->isVoid()) {
      diagnostics_.warning("incompatible-pointer-types", loc,
                           describe("incompatible pointer types"), {value->range});
    } else if (innerQualifiers(of) & ~innerQualifiers(to)) {
      diagnostics_.warning("incompatible-pointer-types-discards-qualifiers", loc,
                           describe("discarding qualifiers in"), {value->range});
    }
    if (value->kind == ExprKind::IntConst)
      return intConst(type, value->as<IntConst>()->value, value->range);
    return castNode(to->is(of) ? CastKind::NoOp : CastKind::Pointer, type, value);
  }
  if (sysy()) return incompatible();
  if (type->isPointer() && from->isInteger()) {
    if (isNullConstant(value)) return intConst(type, 0, value->range);
    diagnostics_.warning("int-conversion", loc,
                         describe("incompatible integer to pointer conversion"), {value->range});
    return castNode(CastKind::IntegralToPointer, type, convert(value, basic(TypeKind::Long), true));
  }
  if (type->kind == TypeKind::Bool && from->isPointer())
    return castNode(CastKind::ToBool, type, value);
  if (type->isInteger() && from->isPointer()) {
    diagnostics_.warning("int-conversion", loc,
                         describe("incompatible pointer to integer conversion"), {value->range});
    return castNode(CastKind::PointerToIntegral, type, value);
  }
  return incompatible();
}

Expr* Sema::explicitCast(const Type* type, Expr* operand, SourceRange range) {
  if (!operand || !type) return nullptr;
  type = type->unqualified;
  Expr* result = nullptr;
  if (type->isVoid()) {
    result = castNode(CastKind::ToVoid, type, operand, true);
  } else if (!type->isScalar()) {
    error(range.begin,
          fmt::format("used type {} where arithmetic or pointer type is required", quote(type)),
          {range});
    return nullptr;
  } else if (!operand->type->isScalar()) {
    error(operand->loc,
          fmt::format("operand of type {} where arithmetic or pointer type is required",
                      quote(operand->type)),
          {operand->range});
    return nullptr;
  } else if (operand->type->isPointer() && type->isFloating()) {
    error(operand->loc, fmt::format("pointer cannot be cast to type {}", quote(type)),
          {operand->range});
    return nullptr;
  } else if (type->isPointer() && operand->type->isFloating()) {
    error(operand->loc,
          fmt::format("operand of type {} cannot be cast to a pointer type", quote(operand->type)),
          {operand->range});
    return nullptr;
  } else if (type->isPointer() && operand->kind == ExprKind::IntConst) {
    int64_t value = operand->as<IntConst>()->value;
    result = intConst(type, value, operand->range);
  } else if (type->isPointer() && operand->type->isInteger()) {
    result = castNode(CastKind::IntegralToPointer, type,
                      convert(operand, basic(TypeKind::Long), true), true);
  } else if (operand->type == type) {
    result = castNode(CastKind::NoOp, type, operand, true);
  } else {
    result = convert(operand, type, true);
  }
  result->range = range;
  result->loc = range.begin;
  return nested(result, operand->height + 1);
}

// ---- literals ----------------------------------------------------------------------------------

Expr* Sema::integerLiteral(const Token& token, bool underMinus) {
  std::string_view digits = text(token);
  unsigned base = 10;
  if (digits.size() > 1 && digits[0] == '0') {
    bool hex = digits[1] == 'x' || digits[1] == 'X';
    base = hex ? 16 : 8;
    digits.remove_prefix(hex ? 2 : 1);
  }
  uint64_t value = 0;
  bool overflow = false, isUnsigned = false;
  int longs = 0;
  for (char c : digits) {
    unsigned digit = 0;
    if (c >= '0' && c <= '9') {
      digit = unsigned(c - '0');
    } else if (base == 16 && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))) {
      digit = unsigned((c | 0x20) - 'a') + 10;
    } else {
      // The suffix (or the rubbish that the lexer has complained of).
      isUnsigned |= c == 'u' || c == 'U';
      longs += c == 'l' || c == 'L';
      continue;
    }
    uint64_t next = value * base + digit;
    overflow |= value > (UINT64_MAX - digit) / base;
    value = next;
  }
  SourceRange range = token.range();
  if (sysy()) {
    if (overflow || value > UINT32_MAX) {
      error(token.loc, "integer literal is too large to be represented in type 'int'", {range});
      return nullptr;
    }
    if (value > INT32_MAX && !(underMinus && value == uint64_t(INT32_MAX) + 1))
      diagnostics_.warning("literal-range", token.loc,
                           fmt::format("integer literal is too large for 'int' and wraps to {}",
                                       int32_t(uint32_t(value))),
                           {range});
    return intConst(basic(TypeKind::Int), int32_t(uint32_t(value)), range);
  }
  if (overflow) {
    error(token.loc, "integer literal is too large to be represented in any integer type", {range});
    return nullptr;
  }
  // The first type of the list that holds the value; unsigned ones for u and, but for decimals,
  // else.
  TypeKind kind = TypeKind::ULongLong;
  bool found = false;
  for (TypeKind candidate : {TypeKind::Int, TypeKind::UInt, TypeKind::Long, TypeKind::ULong,
                             TypeKind::LongLong, TypeKind::ULongLong}) {
    const Type* type = basic(candidate);
    if (longs == 1 && type->size < 8) continue;
    if (longs >= 2 && candidate < TypeKind::LongLong) continue;
    if (isUnsigned ? type->isSigned() : base == 10 && type->isUnsigned()) continue;
    uint64_t most = type->size == 4 ? UINT32_MAX : UINT64_MAX;
    if (value > (type->isSigned() ? most >> 1 : most)) continue;
    kind = candidate;
    found = true;
    break;
  }
  if (!found)
    diagnostics_.warning("implicitly-unsigned-literal", token.loc,
                         "integer literal is too large to be represented in a signed integer type, "
                         "interpreting as unsigned",
                         {range});
  return intConst(basic(kind), int64_t(value), range);
}

Expr* Sema::floatingLiteral(const Token& token) {
  std::string spelling(text(token));
  char last = spelling.back();
  bool hex = spelling.size() > 1 && (spelling[1] == 'x' || spelling[1] == 'X');
  bool isFloat = sysy();
  if (last == 'f' || last == 'F') {
    // In a hexadecimal constant without exponent f is a digit, but that is an error already.
    isFloat = true;
    spelling.pop_back();
  } else if (last == 'l' || last == 'L') {
    diagnostics_.warning("pedantic", token.loc, "'long double' constant is taken as 'double'");
    spelling.pop_back();
  }
  // Rounded once, straight from the text.
  double value = isFloat ? double(std::strtof(spelling.c_str(), nullptr))
                         : std::strtod(spelling.c_str(), nullptr);
  const Type* type = basic(isFloat ? TypeKind::Float : TypeKind::Double);
  if (value > 1.7976931348623157e308 || (isFloat && value > 3.4028234663852886e38)) {
    diagnostics_.warning(
        "literal-range", token.loc,
        fmt::format("magnitude of floating-point constant too large for type {}; maximum is {}",
                    quote(type), isFloat ? "3.40282347E+38" : "1.7976931348623157E+308"),
        {token.range()});
  } else if (value == 0 &&
             spelling.find_first_of(hex ? "123456789abcdefABCDEF" : "123456789", hex ? 2 : 0) <
                 spelling.find_first_of(hex ? "pP" : "eE")) {
    diagnostics_.warning(
        "literal-range", token.loc,
        fmt::format("magnitude of floating-point constant too small for type {}", quote(type)),
        {token.range()});
  }
  return floatConst(type, value, token.range());
}

/// Appends the bytes that a string or character token stands for; false after an error.
bool Sema::decodeEscapes(const Token& token, std::string& bytes) {
  std::string_view body = text(token);
  char quoteChar = body[0];
  body.remove_prefix(1);
  if (!body.empty() && body.back() == quoteChar) body.remove_suffix(1);
  bool good = true;
  for (size_t i = 0; i < body.size(); ++i) {
    if (body[i] != '\\') {
      bytes += body[i];
      continue;
    }
    SourceLoc loc = token.loc + uint32_t(i + 1);
    if (++i >= body.size()) break;
    char c = body[i];
    switch (c) {
      case 'n':
        bytes += '\n';
        break;
      case 't':
        bytes += '\t';
        break;
      case 'r':
        bytes += '\r';
        break;
      case 'a':
        bytes += '\a';
        break;
      case 'b':
        bytes += '\b';
        break;
      case 'f':
        bytes += '\f';
        break;
      case 'v':
        bytes += '\v';
        break;
      case 'e':
        bytes += '\033';
        break;
      case '\\':
      case '\'':
      case '"':
      case '?':
        bytes += c;
        break;
      case '\r':
        if (i + 1 < body.size() && body[i + 1] == '\n') ++i;
        break;
      case '\n':
        break;
      case 'x': {
        unsigned value = 0;
        size_t digits = 0;
        for (; i + 1 < body.size() && std::isxdigit(uint8_t(body[i + 1])); ++i, ++digits) {
          char d = body[i + 1];
          value = (value << 4 | unsigned(d <= '9' ? d - '0' : (d | 0x20) - 'a' + 10)) & 0xFFFF;
        }
        if (digits == 0) {
          error(loc, "\\x used with no following hex digits");
          good = false;
        } else if (value > 0xFF) {
          error(loc, "hex escape sequence out of range");
          good = false;
        }
        bytes += char(value);
        break;
      }
      default:
        if (c >= '0' && c <= '7') {
          unsigned value = unsigned(c - '0');
          for (int digits = 1;
               digits < 3 && i + 1 < body.size() && body[i + 1] >= '0' && body[i + 1] <= '7';
               ++digits)
            value = value * 8 + unsigned(body[++i] - '0');
          if (value > 0xFF) {
            error(loc, "octal escape sequence out of range");
            good = false;
          }
          bytes += char(value);
        } else {
          diagnostics_.warning("unknown-escape-sequence", loc,
                               c > 0x20 && c < 0x7F
                                   ? fmt::format("unknown escape sequence '\\{}'", c)
                                   : "unknown escape sequence");
          bytes += c;
        }
    }
  }
  return good;
}

Expr* Sema::characterLiteral(const Token& token) {
  onlyInC(token.loc, "character constants are");
  std::string bytes;
  if (!decodeEscapes(token, bytes)) return nullptr;
  int32_t value = bytes.size() == 1 ? int8_t(bytes[0]) : 0;
  if (bytes.size() > 1) {
    if (bytes.size() > 4) {
      error(token.loc, "character constant too long for its type", {token.range()});
      return nullptr;
    }
    diagnostics_.warning("multichar", token.loc, "multi-character character constant",
                         {token.range()});
    for (char c : bytes) value = int32_t(uint32_t(value) << 8 | uint8_t(c));
  }
  return intConst(basic(TypeKind::Int), value, token.range());
}

StringLiteral* Sema::stringLiteral(const std::vector<Token>& tokens) {
  std::string bytes;
  for (const Token& token : tokens) decodeEscapes(token, bytes);
  const Type* type = types_.arrayOf(basic(TypeKind::Char), bytes.size() + 1);
  auto* expr = make<StringLiteral>(ExprKind::StringLiteral, type, tokens[0].loc,
                                   {tokens[0].loc, tokens.back().end()});
  expr->isLValue = true;
  expr->bytes = arena_->copy(std::string_view(bytes));
  expr->id = stringCount_++;
  return expr;
}

// ---- operands ----------------------------------------------------------------------------------

Expr* Sema::nameReference(const Token& token, bool called) {
  Decl* decl = lookup(token);
  SourceRange range = token.range();
  std::string_view name = text(token);
  if (!decl) {
    std::string message = called ? fmt::format("call to undeclared function {}", quote(name))
                                 : fmt::format("use of undeclared identifier {}", quote(name));
    std::string_view meant = suggestName(name, called);
    if (meant.empty()) {
      error(token.loc, std::move(message), {range});
      return nullptr;
    }
    error(token.loc, fmt::format("{}; did you mean {}?", message, quote(meant)), {range},
          {{range, std::string(meant)}});
    Symbol* symbol = scopes_.intern(permanent_.copy(meant));
    if (symbol->innermost && symbol->innermost->decl->loc.valid())
      diagnostics_.note(symbol->innermost->decl->loc,
                        fmt::format("{} declared here", quote(meant)));
    return nullptr;
  }
  if (decl->type->isError()) {
    decl->used = true;
    return nullptr;
  }
  // A function counts as used where it must exist, a variable already where it is named.
  if (decl->kind == DeclKind::Var || (!unevaluated_ && decl != function_)) decl->used = true;
  if (unevaluated_)
    if (auto* var = decl->tryAs<VarDecl>()) var->read = true;
  auto* expr = make<DeclRef>(ExprKind::DeclRef, decl->type, token.loc, range);
  expr->decl = decl;
  expr->isLValue = true;
  return expr;
}

/// The operand at the cursor, without its suffixes.
Expr* Sema::primary(ParseCursor& cursor, bool underMinus) {
  const Token& token = cursor.token();
  switch (token.kind) {
    case Tok::Identifier: {
      ParseCursor after = cursor;
      bool called = after.atNode(Rule::Suffix) && firstToken(after.node()).kind == Tok::LParen;
      return nameReference(token, called);
    }
    case Tok::Integer:
      return integerLiteral(token, underMinus);
    case Tok::Floating:
      return floatingLiteral(token);
    case Tok::Character:
      return characterLiteral(token);
    case Tok::String: {
      std::vector<Token> tokens = {token};
      while (cursor.atToken(Tok::String)) tokens.push_back(cursor.token());
      return stringLiteral(tokens);
    }
    default:
      return nullptr;
  }
}

/// Applies the suffixes at the cursor, to its end.
Expr* Sema::suffixes(ParseCursor& cursor, Expr* expr, bool underAddressOf) {
  while (cursor.atNode(Rule::Suffix)) {
    uint32_t suffix = cursor.node();
    if (node(suffix).firstToken >= node(suffix).endToken) return nullptr;
    const Token& token = firstToken(suffix);
    bool broken = node(suffix).hasError;
    switch (token.kind) {
      case Tok::LParen:
        expr = call(expr, suffix);
        break;
      case Tok::LBracket:
        expr = subscript(expr, suffix, underAddressOf && cursor.atEnd());
        break;
      default:
        expr = incrementOrDecrement(token, expr, false);
        break;
    }
    if (broken) expr = nullptr;
  }
  return expr;
}

Expr* Sema::unary(uint32_t index) {
  const ParseNode& at = node(index);
  ParseCursor cursor(*tree_, index);
  if (at.hasError) {
    // Look at the parts that are there, for their own errors.
    while (!cursor.atEnd()) {
      if (!cursor.atNode()) {
        cursor.token();
        continue;
      }
      uint32_t child = cursor.node();
      if (node(child).rule == Rule::Expression) rvalue(expression(child));
    }
    return nullptr;
  }
  uint32_t firstOperator = at.firstToken, endOperators = firstOperator;
  while (cursor.atToken() && isPrefixOperator(cursor.peekToken().kind)) {
    cursor.token();
    ++endOperators;
  }
  Tok last = endOperators > firstOperator ? tree_->tokens[endOperators - 1].kind : Tok::End;
  Expr* expr = nullptr;
  if (cursor.atToken(Tok::LParen)) {
    const Token& open = cursor.token();
    if (cursor.atNode(Rule::TypeName)) {
      onlyInC(open.loc, "casts are");
      const Type* type = typeName(cursor.node());
      SourceLoc begin = open.loc;
      cursor.token();  // )
      Expr* operand = rvalue(unary(cursor.node()));
      if (operand) expr = explicitCast(type, operand, {begin, operand->range.end});
    } else {
      expr = expression(cursor.node());
      if (cursor.atToken()) {
        SourceLoc end = cursor.token().end();
        if (expr) {
          expr->range = {open.loc, end};
          expr->isParenthesized = true;
        }
      }
      expr = suffixes(cursor, expr, last == Tok::Amp);
    }
  } else if (cursor.atToken(Tok::Sizeof)) {
    const Token& keyword = cursor.token();
    onlyInC(keyword.loc, "'sizeof' is");
    if (cursor.atNode()) expr = sizeofOperand(cursor.node(), keyword);
  } else {
    expr = primary(cursor, last == Tok::Minus);
    expr = suffixes(cursor, expr, last == Tok::Amp);
  }
  for (uint32_t i = endOperators; i-- > firstOperator && expr;)
    expr = prefixOperator(tree_->tokens[i], expr);
  return expr;
}

Expr* Sema::sizeofOperand(uint32_t index, const Token& keyword) {
  ++unevaluated_;
  ParseCursor cursor(*tree_, index);
  const Type* type = nullptr;
  if (node(index).hasError) {
    --unevaluated_;
    return nullptr;
  }
  if (cursor.atToken(Tok::LParen)) {
    cursor.token();
    if (cursor.atNode(Rule::TypeName)) {
      type = typeName(cursor.node());
    } else {
      Expr* expr = expression(cursor.node());
      if (cursor.atToken()) cursor.token();  // )
      expr = suffixes(cursor, expr, false);
      if (expr) type = expr->type;
    }
  } else if (cursor.atToken(Tok::Sizeof)) {
    const Token& inner = cursor.token();
    Expr* expr = cursor.atNode() ? sizeofOperand(cursor.node(), inner) : nullptr;
    if (expr) type = expr->type;
  } else if (cursor.atToken() && isPrefixOperator(cursor.peekToken().kind)) {
    const Token& op = cursor.token();
    Expr* expr = cursor.atNode() ? unary(cursor.node()) : nullptr;
    if (expr) expr = prefixOperator(op, expr);
    if (expr) type = expr->type;
  } else {
    Expr* expr = suffixes(cursor, primary(cursor, false), false);
    if (expr) type = expr->type;
  }
  --unevaluated_;
  if (!type) return nullptr;
  SourceRange all = join(keyword.range(), range(index));
  if (type->isFunction() || type->isVoid()) {
    // An extension of gcc's that counts them as 1.
    diagnostics_.warning("pointer-arith", keyword.loc,
                         fmt::format("invalid application of 'sizeof' to {} type",
                                     type->isVoid() ? "a void" : "a function"),
                         {all});
    return intConst(basic(TypeKind::ULong), 1, all);
  }
  if (!type->isComplete()) {
    error(keyword.loc,
          fmt::format("invalid application of 'sizeof' to an incomplete type {}", quote(type)),
          {all});
    return nullptr;
  }
  return intConst(basic(TypeKind::ULong), int64_t(type->size), all);
}

Expr* Sema::subscript(Expr* base, uint32_t suffixNode, bool addressOnly) {
  ParseCursor cursor(*tree_, suffixNode);
  const Token& open = cursor.token();
  Expr* index = cursor.atNode() ? rvalue(expression(cursor.node())) : nullptr;
  if (!base || !index) return nullptr;
  SourceRange all = {base->range.begin, range(suffixNode).end};
  // The array decays here without its address going anywhere.
  const Type* array = nullptr;
  if (base->isLValue && base->type->isArray()) {
    array = base->type;
    if (VarDecl* var = rootVariable(base); var && !unevaluated_) var->read = true;
    base = castNode(CastKind::ArrayToPointer, types_.pointerTo(array->element), base);
  } else {
    base = rvalue(base);
  }
  if (!base) return nullptr;
  if (!base->type->isPointer() && index->type->isPointer() && base->type->isInteger() && !sysy())
    std::swap(base, index);
  if (!base->type->isPointer()) {
    error(base->loc, "subscripted value is not an array or pointer", {base->range});
    return nullptr;
  }
  const Type* element = base->type->element;
  if (element->isFunction() || !element->isComplete()) {
    error(open.loc,
          fmt::format("subscript of pointer to {} type {}",
                      element->isFunction() ? "function" : "incomplete", quote(element)),
          {base->range});
    return nullptr;
  }
  if (!index->type->isInteger()) {
    error(index->loc, "array subscript is not an integer", {index->range});
    return nullptr;
  }
  if (auto* constant = index->tryAs<IntConst>();
      constant && array && array->kind == TypeKind::Array && !unevaluated_) {
    int64_t at = constant->value;
    bool past = index->type->isSigned() && at < 0
                    ? false
                    : uint64_t(at) > array->count || (uint64_t(at) == array->count && !addressOnly);
    bool before = index->type->isSigned() && at < 0;
    if (past || before) {
      std::string message =
          before ? fmt::format("array index {} is before the beginning of the array", at)
                 : fmt::format(
                       "array index {} is past the end of the array (which contains {} element{})",
                       uint64_t(at), array->count, array->count == 1 ? "" : "s");
      if (diagnostics_.warning("array-bounds", base->loc, std::move(message), {index->range}))
        if (VarDecl* var = rootVariable(base->as<CastExpr>()->operand))
          diagnostics_.note(var->loc, fmt::format("array {} declared here", quote(var->name)));
    }
  }
  auto* expr = make<SubscriptExpr>(ExprKind::Subscript, element, open.loc, all);
  expr->base = base;
  expr->index = convert(index, basic(TypeKind::Long), true);
  expr->isLValue = true;
  return nested(expr, std::max(base->height, index->height) + 1);
}

Expr* Sema::call(Expr* callee, uint32_t suffixNode) {
  ParseCursor cursor(*tree_, suffixNode);
  const Token& open = cursor.token();
  size_t base = exprStack_.size();
  bool good = true;
  while (!cursor.atEnd()) {
    if (!cursor.atNode()) {
      cursor.token();
      continue;
    }
    Expr* arg = rvalue(assignment(cursor.node()));
    good &= arg != nullptr;
    exprStack_.push_back(arg);
  }
  std::vector<Expr*> args(exprStack_.begin() + ptrdiff_t(base), exprStack_.end());
  exprStack_.resize(base);
  SourceRange all = range(suffixNode);
  SourceLoc close = all.end.valid() ? SourceLoc{all.end.raw - 1} : open.loc;
  if (!callee) return nullptr;
  all.begin = callee->range.begin;

  auto* ref = callee->tryAs<DeclRef>();
  auto* function = ref ? ref->decl->tryAs<FunctionDecl>() : nullptr;
  if (!function && !(callee->type->isPointer() && callee->type->element->isFunction())) {
    error(callee->loc,
          fmt::format("called object type {} is not a function or function pointer",
                      quote(callee->type)),
          {callee->range});
    return nullptr;
  }
  if (!function) callee = rvalue(callee);
  const Type* type = function ? function->type : callee->type->element;
  // Arguments in error may stand for any number of them.
  if (type->element->isError() || !good || node(suffixNode).hasError) return nullptr;

  if (!type->unprototyped) {
    size_t expected = type->params.size(), have = args.size();
    bool few = have<expected, many = have> expected && !type->variadic;
    if (few || many) {
      SourceLoc where = few ? close : args[expected]->range.begin;
      std::vector<SourceRange> ranges;
      if (many) ranges.push_back(join(args[expected]->range, args.back()->range));
      error(where,
            fmt::format("too {} arguments to function call, expected {}{}, have {}",
                        few ? "few" : "many", type->variadic ? "at least " : "", expected, have),
            std::move(ranges));
      if (function && function->loc.valid())
        diagnostics_.note(function->loc, fmt::format("{} declared here", quote(function->name)));
      return nullptr;
    }
  }

  for (size_t i = 0; i < args.size(); ++i) {
    Expr*& arg = args[i];
    if (i < type->params.size()) {
      arg = convertFor(Context::Passing, type->params[i], arg, arg->range.begin,
                       function && function->isLibrary);
      good &= arg != nullptr;
    } else {
      // The default argument promotions.
      if (arg->type->kind == TypeKind::Float) {
        arg = convert(arg, basic(TypeKind::Double), true);
      } else if (arg->type->isInteger()) {
        arg = promote(arg);
      } else if (arg->type->isVoid()) {
        error(arg->loc, "argument type 'void' is incomplete", {arg->range});
        good = false;
      }
    }
  }
  if (!good) return nullptr;

  if (function && function->isLibrary && args.empty() &&
      (function->name == "starttime" || function->name == "stoptime")) {
    // The library's header makes these macros that pass the line.
    uint32_t line = diagnostics_.sources().presumed(callee->loc).line;
    args.push_back(intConst(basic(TypeKind::Int), line, callee->range));
    function =
        libraryFunction(function->name == "starttime" ? "_sysy_starttime" : "_sysy_stoptime");
    function->used = true;
    ref->decl = function;
    ref->type = type = function->type;
  }
  uint32_t height = callee->height;
  for (Expr* arg : args) height = std::max(height, arg->height);
  auto* expr = make<CallExpr>(ExprKind::Call, type->element->unqualified, open.loc, all);
  expr->callee =
      function ? castNode(CastKind::FunctionToPointer, types_.pointerTo(type), callee) : callee;
  expr->args = copyOut(*arena_, args);
  expr->loc = callee->loc;
  return nested(expr, height + 1);
}

// ---- prefix and postfix operators --------------------------------------------------------------

Expr* Sema::prefixOperator(const Token& token, Expr* operand) {
  switch (token.kind) {
    case Tok::Amp:
      return addressOf(token, operand);
    case Tok::Star:
      return dereference(token, operand);
    case Tok::PlusPlus:
    case Tok::MinusMinus:
      if (!operand->isLValue) {
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
  if (op != UnaryOp::LogicalNot) operand = promote(operand);
  if (op == UnaryOp::Minus || op == UnaryOp::Plus) {
    // A sign before a constant is part of it.
    int64_t sign = op == UnaryOp::Minus ? -1 : 1;
    Expr* constant = nullptr;
    if (auto* integer = operand->tryAs<IntConst>())
      constant = intConst(operand->type, int64_t(uint64_t(integer->value) * uint64_t(sign)), all);
    else if (auto* floating = operand->tryAs<FloatConst>())
      constant = floatConst(operand->type, sign < 0 ? -floating->value : floating->value, all);
    if (constant) return constant;
  }
  const Type* result = op == UnaryOp::LogicalNot ? basic(TypeKind::Int) : operand->type;
  auto* expr = make<UnaryExpr>(ExprKind::Unary, result, token.loc, all);
  expr->op = op;
  expr->operand = operand;
  return nested(expr, operand->height + 1);
}

Expr* Sema::addressOf(const Token& token, Expr* operand) {
  onlyInC(token.loc, "'&' is");
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
  SourceRange all = join(token.range(), operand->range);
  if (type->isFunction()) {
    operand->range = all;
    // *f is f again; as a called object it is the pointer.
    return operand;
  }
  if (type->isVoid()) {
    error(token.loc, "indirection of a 'void' pointer", {operand->range});
    return nullptr;
  }
  auto* expr = make<UnaryExpr>(ExprKind::Unary, type, token.loc, all);
  expr->op = UnaryOp::Deref;
  expr->operand = operand;
  expr->isLValue = true;
  return nested(expr, operand->height + 1);
}

bool Sema::checkModifiable(const Expr* lvalue, SourceLoc loc) {
  const Type* type = lvalue->type;
  auto* ref = lvalue->tryAs<DeclRef>();
  if (type->isFunction()) {
    error(loc, fmt::format("non-object type {} is not assignable", quote(type)), {lvalue->range});
    return false;
  }
  if (!lvalue->isLValue) {
    error(loc, "expression is not assignable", {lvalue->range});
    return false;
  }
  if (type->isArray()) {
    error(loc, fmt::format("array type {} is not assignable", quote(type)), {lvalue->range});
    return false;
  }
  if (!type->isConst()) return true;
  VarDecl* var = ref ? ref->decl->tryAs<VarDecl>() : rootVariable(const_cast<Expr*>(lvalue));
  if (var) {
    error(loc,
          fmt::format("cannot assign to variable {} with const-qualified type {}", quote(var->name),
                      quote(var->type)),
          {lvalue->range});
    diagnostics_.note(var->loc, fmt::format("variable {} declared const here", quote(var->name)));
  } else {
    error(loc, "read-only variable is not assignable", {lvalue->range});
  }
  return false;
}

Expr* Sema::incrementOrDecrement(const Token& token, Expr* operand, bool prefix) {
  onlyInC(token.loc, fmt::format("'{}' is", tokenName(token.kind)));
  if (!operand) return nullptr;
  if (!checkModifiable(operand, token.loc)) return nullptr;
  bool increment = token.kind == Tok::PlusPlus;
  const Type* type = operand->type;
  bool steps = type->isArithmetic() ||
               (type->isPointer() && (type->element->isComplete() || type->element->isVoid()));
  if (!steps) {
    error(token.loc,
          fmt::format("cannot {} value of type {}", increment ? "increment" : "decrement",
                      quote(type)),
          {operand->range});
    return nullptr;
  }
  if (VarDecl* var = rootVariable(operand)) var->assigned = true;
  SourceRange all =
      prefix ? join(token.range(), operand->range) : join(operand->range, token.range());
  auto* expr = make<IncDecExpr>(ExprKind::IncDec, type->unqualified, token.loc, all);
  expr->isIncrement = increment;
  expr->isPrefix = prefix;
  expr->operand = operand;
  return nested(expr, operand->height + 1);
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
      Expr* lhs = rvalue(result);
      Expr* rhs = rvalue(assignment(cursor.node()));
      if (!lhs || !rhs) {
        result = nullptr;
        good = false;
        continue;
      }
      warnUnusedValue(lhs);
      auto* expr =
          make<BinaryExpr>(ExprKind::Binary, rhs->type, comma.loc, join(lhs->range, rhs->range));
      expr->op = BinaryOp::Comma;
      expr->lhs = lhs;
      expr->rhs = rhs;
      result =
          nested(expr, std::max(lhs->height + (lhs->kind != ExprKind::Binary), rhs->height + 1));
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
      // Only after a syntax error do operands stand side by side.
      unary(cursor.node());
      continue;
    }
    const Token& op = cursor.token();
    if (!cursor.atNode()) continue;
    int level = precedence(op.kind);
    bool rightToLeft = level <= conditionalPrecedence;
    while (operatorStack_.size() > operatorBase &&
           (operatorStack_.back().precedence > level ||
            (operatorStack_.back().precedence == level && !rightToLeft)))
      reduce();
    Expr* middle = nullptr;
    if (op.kind == Tok::Question) {
      onlyInC(op.loc, "'?:' is");
      middle = rvalue(expression(cursor.node()));
      if (cursor.atToken(Tok::Colon)) cursor.token();
      if (!cursor.atNode()) continue;
    }
    operatorStack_.push_back({op, level, middle});
    exprStack_.push_back(unary(cursor.node()));
  }
  while (operatorStack_.size() > operatorBase) reduce();
  Expr* result = exprStack_.back();
  exprStack_.resize(operandBase);
  return at.hasError ? nullptr : result;
}

Expr* Sema::invalidOperands(const Token& op, const Expr* lhs, const Expr* rhs) {
  error(op.loc,
        fmt::format("invalid operands to binary expression ({} and {})", quote(lhs->type),
                    quote(rhs->type)),
        {lhs->range, rhs->range});
  return nullptr;
}

void Sema::checkDivisor(const Token& op, const Expr* rhs) {
  auto* constant = rhs->tryAs<IntConst>();
  // Where a constant is demanded the evaluator reports it as an error.
  if (!constant || constant->value != 0 || unevaluated_ || !function_) return;
  bool remainder = op.kind == Tok::Percent || op.kind == Tok::PercentAssign;
  diagnostics_.warning(
      "division-by-zero", op.loc,
      remainder ? "remainder by zero is undefined" : "division by zero is undefined", {rhs->range});
}

void Sema::checkShift(const Token& op, const Type* type, const Expr* rhs) {
  auto* constant = rhs->tryAs<IntConst>();
  if (!constant || unevaluated_) return;
  if (constant->value < 0 && rhs->type->isSigned())
    diagnostics_.warning("shift-count-negative", op.loc, "shift count is negative", {rhs->range});
  else if (uint64_t(constant->value) >= type->bits())
    diagnostics_.warning("shift-count-overflow", op.loc, "shift count >= width of type",
                         {rhs->range});
}

Expr* Sema::binary(const Token& op, Expr* lhs, Expr* rhs) {
  if (!isInSysY(op.kind)) onlyInC(op.loc, fmt::format("'{}' is", tokenName(op.kind)));
  lhs = rvalue(lhs);
  rhs = rvalue(rhs);
  if (!lhs || !rhs) return nullptr;
  BinaryOp kind = binaryOp(op.kind);
  const Type *left = lhs->type, *right = rhs->type;
  if (sysy() && (left->isPointer() || right->isPointer())) return invalidOperands(op, lhs, rhs);
  const Type* type = nullptr;
  switch (kind) {
    case BinaryOp::LogicalAnd:
    case BinaryOp::LogicalOr:
      if (!left->isScalar() || !right->isScalar()) return invalidOperands(op, lhs, rhs);
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
  return nested(expr, std::max(lhs->height + (lhs->kind != ExprKind::Binary), rhs->height + 1));
}

/// + and - with a pointer.
Expr* Sema::additive(const Token& op, Expr* lhs, Expr* rhs) {
  bool plus = op.kind == Tok::Plus;
  SourceRange all = join(lhs->range, rhs->range);
  auto steps = [&](const Expr* pointer) {
    const Type* element = pointer->type->element;
    if (element->isFunction() || (!element->isComplete() && !element->isVoid())) {
      error(op.loc, fmt::format("arithmetic on a pointer to {}", quote(element)), {pointer->range});
      return false;
    }
    if (element->isVoid())
      diagnostics_.warning("pointer-arith", op.loc,
                           "arithmetic on a pointer to void is a GNU extension", {pointer->range});
    return true;
  };
  BinaryOp kind;
  const Type* type;
  if (lhs->type->isPointer() && rhs->type->isPointer()) {
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
  if (left->isArithmetic() && right->isArithmetic()) {
    const Type* type = commonType(left, right);
    if (type->isUnsigned() && left->isInteger() && right->isInteger() &&
        left->isSigned() != right->isSigned() && promotedType(left) != promotedType(right)) {
      const Expr* isSigned = promotedType(left)->isSigned() ? lhs : rhs;
      if (isSigned->kind != ExprKind::IntConst)
        diagnostics_.warning("sign-compare", op.loc,
                             fmt::format("comparison of integers of different signs: {} and {}",
                                         quote(left), quote(right)),
                             {lhs->range, rhs->range});
    }
    lhs = convert(lhs, type, true);
    rhs = convert(rhs, type, true);
  } else if (left->isPointer() && right->isPointer()) {
    const Type *a = left->element, *b = right->element;
    if (!sameIgnoringQualifiers(a, b) && !a->isVoid() && !b->isVoid())
      diagnostics_.warning("compare-distinct-pointer-types", op.loc,
                           fmt::format("comparison of distinct pointer types ({} and {})",
                                       quote(left), quote(right)),
                           {lhs->range, rhs->range});
  } else if ((left->isPointer() && right->isInteger()) ||
             (left->isInteger() && right->isPointer())) {
    Expr*& integer = left->isPointer() ? rhs : lhs;
    const Type* pointer = left->isPointer() ? left : right;
    if (isNullConstant(integer)) {
      integer = intConst(pointer, 0, integer->range);
    } else {
      diagnostics_.warning("pointer-integer-compare", op.loc,
                           fmt::format("comparison between pointer and integer ({} and {})",
                                       quote(left), quote(right)),
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
  rhs = rvalue(rhs);
  if (!lhs || !checkModifiable(lhs, op.loc) || !rhs) return nullptr;
  if (VarDecl* var = rootVariable(lhs)) var->assigned = true;
  rhs = convertFor(Context::Assigning, lhs->type->unqualified, rhs, op.loc);
  if (!rhs) return nullptr;
  auto* expr = make<AssignExpr>(ExprKind::Assign, lhs->type->unqualified, op.loc,
                                join(lhs->range, rhs->range));
  expr->lhs = lhs;
  expr->rhs = rhs;
  return nested(expr, std::max(lhs->height, rhs->height) + 1);
}

Expr* Sema::compoundAssign(const Token& op, Expr* lhs, Expr* rhs) {
  onlyInC(op.loc, fmt::format("'{}' is", tokenName(op.kind)));
  rhs = rvalue(rhs);
  if (!lhs || !checkModifiable(lhs, op.loc) || !rhs) return nullptr;
  if (VarDecl* var = rootVariable(lhs)) var->assigned = true;
  BinaryOp kind = binaryOp(op.kind);
  const Type* type = lhs->type->unqualified;
  const Type* compute = nullptr;
  CastKind toCompute = CastKind::NoOp, toResult = CastKind::NoOp;
  if (type->isPointer()) {
    bool additive = kind == BinaryOp::Add || kind == BinaryOp::Sub;
    const Type* element = type->element;
    if (!additive || !rhs->type->isInteger() || element->isFunction() ||
        (!element->isComplete() && !element->isVoid()))
      return invalidOperands(op, lhs, rhs);
    kind = kind == BinaryOp::Add ? BinaryOp::PointerAdd : BinaryOp::PointerSub;
    compute = type;
    rhs = convert(rhs, basic(TypeKind::Long), true);
  } else {
    bool integersOnly = kind == BinaryOp::Rem || kind >= BinaryOp::Shl;
    bool fits = integersOnly ? type->isInteger() && rhs->type->isInteger()
                             : type->isArithmetic() && rhs->type->isArithmetic();
    if (!fits) return invalidOperands(op, lhs, rhs);
    if (kind == BinaryOp::Shl || kind == BinaryOp::Shr) {
      compute = promotedType(type);
      rhs = promote(rhs);
      checkShift(op, compute, rhs);
    } else {
      compute = commonType(type, rhs->type);
      rhs = convert(rhs, compute, true);
      if ((kind == BinaryOp::Div || kind == BinaryOp::Rem) && compute->isInteger())
        checkDivisor(op, rhs);
    }
    if (compute != type) {
      toCompute = castKind(type, compute);
      toResult = castKind(compute, type);
    }
  }
  auto* expr = make<CompoundAssignExpr>(ExprKind::CompoundAssign, type, op.loc,
                                        join(lhs->range, rhs->range));
  expr->op = kind;
  expr->toCompute = toCompute;
  expr->toResult = toResult;
  expr->computeType = compute;
  expr->lhs = lhs;
  expr->rhs = rhs;
  return nested(expr, std::max(lhs->height, rhs->height) + 1);
}

Expr* Sema::conditional(const Token& question, Expr* condition, Expr* thenExpr, Expr* elseExpr) {
  condition = rvalue(condition);
  elseExpr = rvalue(elseExpr);
  if (!condition || !thenExpr || !elseExpr) return nullptr;
  if (!requireScalar(condition, "used type {} where arithmetic or pointer type is required"))
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
                         "C forbids conditional expressions with only one void side");
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
    if (!sameIgnoringQualifiers(a, b) && !a->isVoid() && !b->isVoid())
      diagnostics_.warning(
          "pointer-type-mismatch", question.loc,
          fmt::format("pointer type mismatch ({} and {})", quote(left), quote(right)),
          {thenExpr->range, elseExpr->range});
    const Type* to = sameIgnoringQualifiers(a, b) ? a->unqualified : basic(TypeKind::Void);
    to = types_.qualified(to, innerQualifiers(a) | innerQualifiers(b));
    type = types_.pointerTo(to);
    for (Expr** arm : {&thenExpr, &elseExpr})
      if ((*arm)->type != type) *arm = castNode(CastKind::Pointer, type, *arm);
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
