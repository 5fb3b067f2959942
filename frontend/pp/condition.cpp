// The expressions of #if (C17 6.10.1): integers of 64 bits, signed or not. An operand that is
// not evaluated may divide by zero.
#include <charconv>

#include "frontend/pp/preprocessor.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

class Preprocessor::ConditionParser {
 public:
  struct Value {
    uint64_t bits = 0;
    bool isUnsigned = false, isBad = false;
    bool isTrue() const { return bits != 0; }
  };

  explicit ConditionParser(Preprocessor& pp) : pp_(pp), diagnostics_(pp.diagnostics_) { advance(); }

  /// The whole line; an invalid expression is false. `guard`: the X of `!defined X`, if that is
  /// all.
  bool parse(Name*& guard) {
    bool negated = token_.kind == Tok::Not;
    Value value = conditional(true);
    if (value.isBad) return false;
    if (token_.kind != Tok::LineEnd) {
      fail(token_.kind == Tok::RParen ? Message(Msg::MissingOpenInCondition)
                                      : Message(Msg::NotBinaryInCondition));
      return false;
    }
    if (negated && operators_ == 1 && definedCount_ == 1 && primaries_ == 1) guard = lastDefined_;
    return value.isTrue();
  }

 private:
  void advance() { token_ = pp_.next(); }

  static Value bad() { return {.isBad = true}; }
  Value fail(Message message) {
    diagnostics_.error(token_.loc, std::move(message));
    return bad();
  }
  static Value make(uint64_t bits, bool isUnsigned = false) { return {bits, isUnsigned}; }

  Value conditional(bool live) {
    Value condition = binary(unary(live), 1, live);
    if (condition.isBad || token_.kind != Tok::Question) return condition;
    advance();
    ++operators_;
    if (++depth_ > maxDepth) return fail({Msg::ConditionTooDeep});
    Value yes = comma(live && condition.isTrue());
    if (yes.isBad) return yes;
    if (token_.kind != Tok::Colon) return fail({Msg::ExpectedColonInCondition});
    advance();
    Value no = conditional(live && !condition.isTrue());
    --depth_;
    if (no.isBad) return no;
    return make(condition.isTrue() ? yes.bits : no.bits, yes.isUnsigned || no.isUnsigned);
  }

  /// Commas are allowed where nothing is evaluated, or between `?` and `:`.
  Value comma(bool live) {
    Value value = conditional(live);
    while (!value.isBad && token_.kind == Tok::Comma) {
      if (live && depth_ == 0) return fail({Msg::ExpectedEndOfCondition});
      advance();
      value = conditional(live);
    }
    return value;
  }

  Value binary(Value left, int lowest, bool live) {
    while (!left.isBad) {
      Token op = token_;
      int level = infoOf(op.kind).precedence;
      if (level < lowest || level == 0) return left;
      advance();
      ++operators_;
      bool rightLive = live;
      if (op.kind == Tok::AmpAmp) rightLive &= left.isTrue();
      if (op.kind == Tok::PipePipe) rightLive &= !left.isTrue();
      Value right = unary(rightLive);
      while (!right.isBad && infoOf(token_.kind).precedence > level)
        right = binary(right, infoOf(token_.kind).precedence, rightLive);
      if (right.isBad) return right;
      left = apply(op, left, right, live);
    }
    return left;
  }

  Value apply(const Token& op, Value left, Value right, bool live) {
    uint64_t a = left.bits, b = right.bits;
    bool isUnsigned = left.isUnsigned || right.isUnsigned;
    auto sa = int64_t(a), sb = int64_t(b);
    bool overflow = false;
    int64_t result = 0;
    switch (op.kind) {
      case Tok::PipePipe: return make(a || b);
      case Tok::AmpAmp: return make(a && b);
      case Tok::EqualEqual: return make(a == b);
      case Tok::NotEqual: return make(a != b);
      case Tok::Less: return make(isUnsigned ? a < b : sa < sb);
      case Tok::Greater: return make(isUnsigned ? a > b : sa > sb);
      case Tok::LessEqual: return make(isUnsigned ? a <= b : sa <= sb);
      case Tok::GreaterEqual: return make(isUnsigned ? a >= b : sa >= sb);
      case Tok::Pipe: return make(a | b, isUnsigned);
      case Tok::Caret: return make(a ^ b, isUnsigned);
      case Tok::Amp: return make(a & b, isUnsigned);
      case Tok::LessLess:
      case Tok::GreaterGreater: return shift(op.kind == Tok::LessLess, left, right);
      case Tok::Plus: overflow = __builtin_add_overflow(sa, sb, &result); break;
      case Tok::Minus: overflow = __builtin_sub_overflow(sa, sb, &result); break;
      case Tok::Star: overflow = __builtin_mul_overflow(sa, sb, &result); break;
      case Tok::Slash:
      case Tok::Percent:
        if (b == 0) {
          if (!live) return make(0, isUnsigned);
          diagnostics_.error(op.loc, op.kind == Tok::Slash
                                         ? Message(Msg::DivisionByZeroInCondition)
                                         : Message(Msg::RemainderByZeroInCondition));
          return bad();
        }
        if (isUnsigned) return make(op.kind == Tok::Slash ? a / b : a % b, true);
        if (sb == -1)  // INT64_MIN / -1 overflows; no remainder does
          overflow = op.kind == Tok::Slash && __builtin_sub_overflow(int64_t(0), sa, &result);
        else
          result = op.kind == Tok::Slash ? sa / sb : sa % sb;
        break;
      default: MINIC_UNREACHABLE("a binary operator without a value in #if");
    }
    if (overflow && !isUnsigned && live)
      diagnostics_.warning("integer-overflow", op.loc, {Msg::OverflowInCondition});
    return make(uint64_t(result), isUnsigned);
  }

  /// A negative count shifts in the other direction, as in gcc and clang.
  static Value shift(bool left, Value value, Value count) {
    uint64_t by = count.bits;
    if (!count.isUnsigned && int64_t(by) < 0) {
      left = !left;
      by = 0 - by;
    }
    bool negative = !value.isUnsigned && int64_t(value.bits) < 0;
    uint64_t bits;
    if (by >= 64)
      bits = !left && negative ? ~uint64_t(0) : 0;
    else if (left)
      bits = value.bits << by;
    else
      bits = negative ? uint64_t(int64_t(value.bits) >> by) : value.bits >> by;
    return make(bits, value.isUnsigned);
  }

  Value unary(bool live) {
    if (depth_ >= maxDepth) return fail({Msg::ConditionTooDeep});
    Tok kind = token_.kind;
    if (kind == Tok::Plus || kind == Tok::Minus || kind == Tok::Tilde || kind == Tok::Not) {
      advance();
      ++operators_;
      ++depth_;
      Value value = unary(live);
      --depth_;
      if (value.isBad) return value;
      if (kind == Tok::Minus) return make(0 - value.bits, value.isUnsigned);
      if (kind == Tok::Tilde) return make(~value.bits, value.isUnsigned);
      if (kind == Tok::Not) return make(!value.isTrue());
      return value;
    }
    ++primaries_;
    switch (kind) {
      case Tok::LParen: {
        SourceLoc open = token_.loc;
        advance();
        ++depth_;
        Value value = comma(live);
        --depth_;
        if (value.isBad) return value;
        if (token_.kind != Tok::RParen) {
          fail({Msg::ExpectedCloseInCondition});
          diagnostics_.note(open, {Msg::ToMatch, '('});
          return bad();
        }
        advance();
        return value;
      }
      case Tok::Identifier: return name(live);
      case Tok::Number: return number();
      case Tok::Character: return character();
      case Tok::LineEnd:
      case Tok::End: return fail({Msg::ExpectedValueInCondition});
      default: return fail({Msg::InvalidStartOfCondition});
    }
  }

  Value name(bool live) {
    if (token_.name == pp_.defined_) return definedOperator();
    if (token_.name->macro && token_.name->macro->builtin >= BuiltinMacro::HasInclude) {
      std::optional<bool> value = token_.name->macro->builtin <= BuiltinMacro::HasIncludeNext
                                      ? pp_.hasInclude(token_)
                                      : pp_.hasFeature(token_);
      if (!value) return bad();
      advance();
      return make(*value);
    }
    // Any other name is 0.
    Token word = token_;
    advance();
    if (token_.kind == Tok::LParen) {
      diagnostics_.error(word.loc, {Msg::FunctionMacroNotDefined, word.name->text.substr(0, 100)});
      return bad();
    }
    if (live && !word.name->macro)
      diagnostics_.warning("undef", word.loc, {Msg::UndefinedIsZero, word.name->text});
    return make(0);
  }

  /// `defined X`, `defined(X)`: X is not expanded.
  Value definedOperator() {
    Token word = pp_.expander_.take();
    bool parenthesised = word.kind == Tok::LParen;
    SourceLoc open = word.loc;
    if (parenthesised) word = pp_.expander_.take();
    if (word.kind != Tok::Identifier) {
      diagnostics_.error(word.loc, word.kind == Tok::LineEnd
                                       ? Message(Msg::MissingMacroName)
                                       : Message(Msg::MacroNameNotIdentifier));
      return bad();
    }
    if (parenthesised) {
      Token close = pp_.expander_.take();
      if (close.kind != Tok::RParen) {
        diagnostics_.error(close.loc, {Msg::MissingAfterDefined});
        diagnostics_.note(open, {Msg::ToMatch, '('});
        return bad();
      }
    }
    lastDefined_ = word.name;
    ++definedCount_;
    advance();
    return make(word.name->macro != nullptr);
  }

  Value number() {
    std::string_view text = token_.spelling();
    bool hex = text.size() > 2 && text[0] == '0' && (text[1] | 0x20) == 'x';
    bool binary = text.size() > 2 && text[0] == '0' && (text[1] | 0x20) == 'b';
    std::string_view digits = text.substr(hex || binary ? 2 : 0);
    int base = hex ? 16 : binary ? 2 : text[0] == '0' ? 8 : 10;
    uint64_t value = 0;
    auto [end, problem] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    std::string_view suffix(end, size_t(digits.data() + digits.size() - end));
    bool floating = text.find('.') != std::string_view::npos ||
                    (!hex && text.find_first_of("eE") != std::string_view::npos) ||
                    (hex && text.find_first_of("pP") != std::string_view::npos);
    if (floating) return fail({Msg::FloatingInCondition});
    if (problem == std::errc::result_out_of_range) return fail({Msg::IntegerTooLarge});
    bool isUnsigned = suffix.find_first_of("uU") != std::string_view::npos;
    TokenChecker checker(diagnostics_, Dialect::C);
    Token copy = token_;
    unsigned errors = diagnostics_.errorCount();
    if (!binary) checker.check(copy);
    if (diagnostics_.errorCount() != errors) return bad();
    if (!isUnsigned && value > uint64_t(INT64_MAX)) {
      if (base == 10)
        diagnostics_.warning("implicitly-unsigned-literal", token_.loc,
                             {Msg::IntegerBecomesUnsigned});
      isUnsigned = true;
    }
    advance();
    return make(value, isUnsigned);
  }

  /// The value of one character or escape; moves on.
  static uint32_t decode(std::string_view& text, bool wide) {
    auto take = [&] {
      char c = text[0];
      text.remove_prefix(1);
      return c;
    };
    char c = take();
    if (c != '\\' || text.empty()) {
      uint8_t lead = uint8_t(c);
      if (!wide || lead < 0xC2) return lead;
      unsigned more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
      uint32_t value = lead & (0x3Fu >> more);
      while (more-- && !text.empty() && (uint8_t(text[0]) & 0xC0) == 0x80)
        value = value << 6 | (uint8_t(take()) & 0x3F);
      return value;
    }
    char escape = take();
    constexpr std::string_view letters = "abeEfnrtv", controls = "\a\b\x1b\x1b\f\n\r\t\v";
    if (size_t at = letters.find(escape); at != letters.npos) return uint8_t(controls[at]);
    uint32_t value = 0;
    if (escape == 'x' || escape == 'u' || escape == 'U') {
      while (!text.empty() && hexDigit(text[0]) < 16) value = value << 4 | hexDigit(take());
      return value;
    }
    if (escape < '0' || escape > '7') return uint8_t(escape);
    value = uint32_t(escape - '0');
    for (int i = 0; i < 2 && !text.empty() && text[0] >= '0' && text[0] <= '7'; ++i)
      value = value << 3 | uint32_t(take() - '0');
    return value;
  }

  Value character() {
    std::string_view text = token_.spelling();
    char prefix = text[0] == '\'' ? '\0' : text[0];
    text.remove_prefix(prefix ? 2 : 1);
    if (text.ends_with('\'')) text.remove_suffix(1);
    if (text.empty()) return fail({Msg::EmptyCharacter});
    int64_t value = 0;
    size_t count = 0;
    while (!text.empty()) {
      uint32_t unit = decode(text, prefix != '\0');
      ++count;
      if (prefix == 'L')
        value = int32_t(unit);
      else if (prefix)
        value = prefix == 'u' ? uint16_t(unit) : unit;
      else if (count == 1 && text.empty())
        value = pp_.options_.hasSignedChar(pp_.target_) ? int64_t(int8_t(unit))
                                                        : int64_t(uint8_t(unit));
      else
        value = int32_t(uint32_t(value) << 8 | uint8_t(unit));
    }
    advance();
    return make(uint64_t(value), prefix == 'u' || prefix == 'U');
  }

  static constexpr unsigned maxDepth = 10'000;
  Preprocessor& pp_;
  Diagnostics& diagnostics_;
  Token token_;
  Name* lastDefined_ = nullptr;
  unsigned operators_ = 0, primaries_ = 0, definedCount_ = 0, depth_ = 0;
};

/// The rest of the line as a condition.
bool Preprocessor::evaluateCondition(Name*& guard) {
  inCondition_ = true;
  bool holds = ConditionParser(*this).parse(guard);
  inCondition_ = false;
  return holds;
}

}  // namespace minic
