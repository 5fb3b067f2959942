// Values and constants.
//
// Before: the current token begins what is read, symbols of the module exist as the scan made them;
// after: the current token is the next one. Recurses only for constant expressions.
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include "ir/const_value.h"
#include "ir/fold.h"
#include "ir/text/parse_internal.h"

namespace minic::irparse {

// ---- values

/// The number at the current token as a constant of the type. One of more than 64 bits is an
/// expression over its halves (see ConstExpr).
Value* Reader::integer(Type* type) {
  if (type->bits <= 64) return m.constInt(type, int64_t(tok.number));
  std::string_view digits = tok.text;
  bool negative = digits.starts_with('-');
  uint64_t low = 0, high = 0;
  for (char digit : digits) {
    if (digit < '0' || digit > '9') continue;
    // times ten, plus the digit, in two steps of 32 bits
    uint64_t small = (low & 0xffffffff) * 10 + uint64_t(digit - '0');
    uint64_t large = (low >> 32) * 10 + (small >> 32);
    low = large << 32 | (small & 0xffffffff);
    high = high * 10 + (large >> 32);
  }
  if (negative) {
    high = ~high + (low == 0);
    low = 0 - low;
  }
  return m.constInteger(type, low, high);
}

Value* Reader::parseValue(Type* type) {
  switch (tok.kind) {
    case Tok::LocalName:
    case Tok::LocalNumber:
      if (!fn) return fail(Msg::IrLocalOutside), nullptr;
      return parseLocal(type);
    case Tok::Integer: {
      if (!type->isInt()) return fail(Msg::IrIntegerForType, toString(type)), nullptr;
      Value* value = integer(type);
      next();
      return value;
    }
    default: return parseConstant(type);
  }
}

/// Aggregates nest as deep as arrays have dimensions: a stack of open ones.
Value* Reader::parseConstant(Type* type) {
  if (!isPunct('[') && !isPunct('{') && !isPunct('<')) return parseSimpleConstant(type);
  std::vector<Aggregate> open;
  Type* wanted = type;
  Value* value = nullptr;
  for (;;) {
    if (isPunct('[') || isPunct('{') || isPunct('<')) {
      if (!openAggregate(open, wanted)) return nullptr;
      char close = open.back().closing();
      if (!isPunct(close)) {
        wanted = parseType();
        continue;
      }
      value = closeAggregate(open);
    } else {
      value = parseSimpleConstant(wanted);
    }
    // A value is complete: it belongs to the aggregates around it.
    for (;;) {
      if (failed) return nullptr;
      if (open.empty()) return value;
      open.back().elements.push_back(value);
      if (takePunct(',')) break;
      value = closeAggregate(open);
    }
    wanted = parseType();
  }
}

bool Reader::openAggregate(std::vector<Aggregate>& open, Type* type) {
  char c = tok.punct;
  next();
  if (c == '<' && type->isVector()) c = 'v';
  bool packed = c == '<';
  if (packed && !takePunct('{')) return fail(Msg::IrConstantType, toString(type)), false;
  bool fits = c == 'v'   ? true
              : c == '[' ? type->isArray()
                         : type->isStruct() && type->packed == packed && !type->opaque;
  if (!fits) return fail(Msg::IrConstantType, toString(type)), false;
  open.push_back({type, c, {}});
  return true;
}

Value* Reader::closeAggregate(std::vector<Aggregate>& open) {
  Aggregate done = std::move(open.back());
  open.pop_back();
  Type* type = done.type;
  const char* place = tok.start;
  expectPunct(done.closing());
  if (done.open == '<') expectPunct('>');
  if (failed) return nullptr;
  uint64_t count = type->isStruct() ? type->fields.size() : type->count;
  if (done.elements.size() != count)
    return failAt(place, Msg::IrElementCount, done.elements.size(), toString(type), count), nullptr;
  for (size_t i = 0; i < count; ++i) {
    const Type* want = type->isStruct() ? type->fields[i] : type->element;
    if (done.elements[i]->type == want) continue;
    return failAt(place, Msg::IrElementType, i, toString(done.elements[i]->type), toString(type),
                  toString(want)),
           nullptr;
  }
  if (count == 0) return m.zero(type);
  for (const Value* element : done.elements)
    if (isMask(element->type)) return failAt(place, Msg::IrMaskWithin), nullptr;
  if (type->isVector()) return m.constVector(type, done.elements);
  if (Value* data = asData(done)) return data;
  return m.constAggregate(type, done.elements);
}

/// Arrays of plain numbers are kept as bytes.
Value* Reader::asData(const Aggregate& aggregate) {
  Type* type = aggregate.type;
  if (!type->isArray()) return nullptr;
  Type* element = type->element;
  bool integer = element->isInt() && element->bits >= 8 && !element->isOddInt();
  if (!integer && !element->isFloatingPoint()) return nullptr;
  std::string bytes(type->size, '\0');
  size_t at = 0;
  for (Value* value : aggregate.elements) {
    uint64_t bits;
    if (const ConstInt* number = asConstInt(value))
      bits = uint64_t(number->value);
    else if (const ConstFloat* real = asConstFloat(value))
      bits = real->bits;
    else
      return nullptr;
    std::memcpy(bytes.data() + at, &bits, element->size);
    at += element->size;
  }
  return m.constData(type, bytes);
}

Value* Reader::parseSimpleConstant(Type* type) {
  Value* value = nullptr;
  auto wrong = [&]() -> Value* { return fail(Msg::IrNoValueOf, found(), toString(type)), nullptr; };
  switch (tok.kind) {
    case Tok::Integer:
      if (!type->isInt()) return wrong();
      value = integer(type);
      break;
    case Tok::Float:
    case Tok::HexFloat: return parseFloat(type);
    case Tok::GlobalName:
    case Tok::GlobalNumber: {
      if (!type->isPtr()) return wrong();
      value = m.find(tok.kind == Tok::GlobalName && tok.text.starts_with("llvm.")
                         ? canonicalName(tok.text)
                         : tok.text);
      if (!value) return fail(Msg::IrGlobalNeverDefined, tok.text), nullptr;
      break;
    }
    case Tok::CString:
      if (!type->isArray() || !type->element->isInt(8) || type->count != tok.text.size())
        return fail(Msg::IrStringForType, tok.text.size(), toString(type)), nullptr;
      value = m.constData(type, tok.text);
      break;
    case Tok::Word:
      switch (tok.word) {
        case Word::true_:
        case Word::false_:
          if (!type->isInt(1)) return wrong();
          value = m.constBool(isWord(Word::true_));
          break;
        case Word::null_:
          if (!type->isPtr()) return wrong();
          value = m.nullPtr();
          break;
        case Word::undef_: value = m.undef(type); break;
        case Word::poison_: value = m.poison(type); break;
        case Word::zeroinitializer_: value = m.zero(type); break;
        default: return parseExpression(type);
      }
      break;
    default: return fail(Msg::IrValueExpected, found()), nullptr;
  }
  next();
  return value;
}

/// 0xK and 0xL with all digits: LLVM writes the upper half of x86_fp80 first, that of fp128 last.
Value* Reader::parseLongDouble(Type* type) {
  bool isX87 = type->kind == TypeKind::X86Fp80;
  std::string text(tok.text);
  bool isWhole = tok.kind == Tok::HexFloat && text.size() == (isX87 ? 23 : 35) &&
                 text[2] == (isX87 ? 'K' : 'L');
  if (!isWhole)
    return report(here(), either(isX87, Msg::IrFloatingDigitsX87, Msg::IrFloatingDigitsWide, text,
                                 toString(type))),
           nullptr;
  auto digits = [&](size_t from, size_t count) {
    return uint64_t(std::strtoull(text.substr(from, count).c_str(), nullptr, 16));
  };
  WideBits bits{digits(isX87 ? 7 : 3, 16), digits(isX87 ? 3 : 19, isX87 ? 4 : 16)};
  next();
  return m.constLongDouble(type, bits);
}

Value* Reader::parseFloat(Type* type) {
  if (type->isLongDouble()) return parseLongDouble(type);
  if (!type->isFloatingPoint()) return fail(Msg::IrFloatingForType, toString(type)), nullptr;
  double value;
  std::string text(tok.text);
  if (tok.kind == Tok::HexFloat) {
    if (text.size() > 2 && std::strchr("KLMHR", text[2]))
      return fail(Msg::IrFloatingWidth), nullptr;
    value = std::bit_cast<double>(uint64_t(std::strtoull(text.c_str() + 2, nullptr, 16)));
  } else {
    value = std::strtod(text.c_str(), nullptr);
  }
  Value* constant;
  if (type->kind == TypeKind::Double) {
    constant = m.constFloatBits(type, std::bit_cast<uint64_t>(value));
  } else if (std::isnan(value)) {
    // By hand: a conversion would make a signalling NaN quiet.
    auto bits = std::bit_cast<uint64_t>(value);
    uint64_t payload = bits >> 29 & 0x7FFFFF;
    constant =
        m.constFloatBits(type, (bits >> 63 << 31) | 0x7F800000 | (payload ? payload : 0x400000));
  } else {
    auto narrow = float(value);
    if (double(narrow) != value) return fail(Msg::IrFloatInexact, text), nullptr;
    constant = m.constFloat(narrow);
  }
  next();
  return constant;
}

// ---- constant expressions

uint8_t Reader::wrapFlags() {
  uint8_t flags = 0;
  for (;; next()) {
    if (isWord(Word::nuw_))
      flags |= vflags::NUW;
    else if (isWord(Word::nsw_))
      flags |= vflags::NSW;
    else if (isWord(Word::exact_))
      flags |= vflags::Exact;
    else if (!isWord(Word::disjoint_) && !isWord(Word::nneg_) && !isWord(Word::samesign_))
      return flags;
  }
}

bool Reader::gepFlags() {
  bool inBounds = false;
  for (;;) {
    if (takeWord(Word::inbounds_)) {
      inBounds = true;
    } else if (isWord(Word::inrange_)) {
      next();
      if (isPunct('(')) skipBrackets();
    } else if (!takeWord(Word::nusw_) && !takeWord(Word::nuw_)) {
      return inBounds;
    }
  }
}

Type* Reader::parseGepBase(Value*& baseValue) {
  Type* source = parseAnyType();
  Type* old = pointee;
  if (takePunct(',')) {
    const char* place = tok.start;
    Type* type = parseType();
    if (!type->isPtr()) failAt(place, Msg::IrGetelementptrBase, toString(type));
    baseValue = valueOf(type);
    return source;
  }
  if (!old) fail(Msg::IrCommaExpected, found());
  baseValue = valueOf(types.ptr());
  return old ? old : fallbackType();
}

Value* Reader::parseConstantOperand() {
  const char* place = tok.start;
  Type* type = parseType();
  refuseWide(place, type);
  Value* value = valueOf(type);
  if (!value->isConstant()) failAt(place, Msg::IrConstantExpected);
  return value;
}

/// `(T a, T b)`: as many as there is room for.
bool Reader::parseConstantOperands(std::span<Value*> operands) {
  for (size_t i = 0; i < operands.size(); ++i) {
    expectPunct(i == 0 ? '(' : ',');
    operands[i] = parseConstantOperand();
  }
  expectPunct(')');
  return !failed;
}

Value* Reader::parseExpression(Type* type) {
  Nested guard(*this);
  const char* place = tok.start;
  Word word = tok.word;
  std::string_view text = tok.text;
  Value* value = nullptr;
  if (word == Word::splat_ && type->isVector()) {
    next();
    expectPunct('(');
    Value* lane = parseConstantOperand();
    expectPunct(')');
    if (failed) return nullptr;
    if (lane->type != type->element)
      return failAt(place, Msg::IrLaneWanted, toString(lane->type), toString(type->element)),
             nullptr;
    return m.splat(type, lane);
  }
  if (word == Word::blockaddress_) {
    value = parseBlockAddress();
  } else if (word == Word::getelementptr_) {
    value = parseGepExpression();
  } else if (word == Word::icmp_ || word == Word::fcmp_) {
    value = parseCompareExpression();
  } else if (word == Word::select_) {
    value = parseSelectExpression();
  } else if (Op op = opOf(word); isCast(op)) {
    next();
    expectPunct('(');
    Value* from = parseConstantOperand();
    expectWord(Word::to_, "to");
    Type* to = parseType();
    refuseWide(place, to);
    expectPunct(')');
    if (failed) return nullptr;
    if (!isValidCast(op, from->type, to))
      return failAt(place, Msg::IrCastBetween, text, toString(from->type), toString(to)), nullptr;
    value = castConstant(op, from, to);
    if (!value) return failAt(place, Msg::IrConstantExpression), nullptr;
  } else if (isBinary(op)) {
    bool isFloating = op >= Op::FAdd && op <= Op::FRem;
    next();
    uint8_t flags = wrapFlags();
    std::array<Value*, 2> operands;
    if (!parseConstantOperands(operands)) return nullptr;
    const Type* lane = operands[0]->type->lane();
    if (!(isFloating ? lane->isAnyFloat() : lane->isInt()) ||
        operands[0]->type != operands[1]->type)
      return report(locOf(place),
                    either(isFloating, Msg::IrTakesTwoFloats, Msg::IrTakesTwoIntegers, text)),
             nullptr;
    value = foldConstants(m, op, operands[0]->type, operands, flags);
    if (!value) {
      if (lane != operands[0]->type || lane->isLongDouble())
        return failAt(place, Msg::IrConstantExpression), nullptr;
      value = m.constExpr(op, operands[0]->type, operands);
      value->flags = flags;
    }
  } else {
    for (Word known : {Word::asm_, Word::dso_local_equivalent_, Word::no_cfi_, Word::ptrauth_,
                       Word::splat_, Word::addrspacecast_, Word::extractelement_,
                       Word::insertelement_, Word::shufflevector_, Word::none_}) {
      if (word != known) continue;
      return fail(Msg::IrConstantOfKind, text), nullptr;
    }
    return fail(Msg::IrValueExpected, found()), nullptr;
  }
  if (value && value->type != type)
    return failAt(place, Msg::IrThisType, toString(value->type), toString(type)), nullptr;
  return value;
}

Value* Reader::castConstant(Op op, Value* from, Type* to) {
  if (Value* known = foldConstants(m, op, to, std::array{from})) return known;
  for (const Type* type : {static_cast<const Type*>(to), static_cast<const Type*>(from->type)})
    if (type->isVector() || type->isLongDouble()) return nullptr;
  return m.constExpr(op, to, std::array{from});
}

uint16_t Reader::predicateOf(Op op) {
  bool integers = op == Op::ICmp;
  if (integers) takeWord(Word::samesign_);
  auto last = integers ? unsigned(IntPred::SLE) : unsigned(FloatPred::True);
  for (unsigned pred = 0; pred <= last && tok.kind == Tok::Word; ++pred) {
    if ((integers ? predName(IntPred(pred)) : predName(FloatPred(pred))) != tok.text) continue;
    next();
    return uint16_t(pred);
  }
  fail(Msg::IrPredicateExpected, opInfo(op).text, found());
  return 0;
}

/// `icmp eq (ptr @a, ptr @b)`: the number if nothing that comes later in the text can change it.
Value* Reader::parseCompareExpression() {
  const char* place = tok.start;
  bool integers = isWord(Word::icmp_);
  next();
  uint16_t pred = predicateOf(integers ? Op::ICmp : Op::FCmp);
  std::array<Value*, 2> operands;
  if (!parseConstantOperands(operands)) return nullptr;
  const Type* type = operands[0]->type;
  if (operands[1]->type != type ||
      (integers ? !type->isInt() && !type->isPtr() : !type->isAnyFloat()))
    return report(locOf(place), either(integers, Msg::IrIcmpTakesTwo, Msg::IrFcmpTakesTwo)),
           nullptr;
  std::optional<bool> known = integers
                                  ? compareConstants(IntPred(pred), operands[0], operands[1], false)
                                  : compareConstants(FloatPred(pred), operands[0], operands[1]);
  if (known) return m.constBool(*known);
  ConstExpr* expr = m.constExpr(integers ? Op::ICmp : Op::FCmp, types.i1(), operands);
  expr->sub = pred;
  comparesLeft = true;
  return expr;
}

/// `select (i1 c, T a, T b)`.
Value* Reader::parseSelectExpression() {
  const char* place = tok.start;
  next();
  std::array<Value*, 3> operands;
  if (!parseConstantOperands(operands)) return nullptr;
  if (!operands[0]->type->isInt(1) || operands[1]->type != operands[2]->type)
    return failAt(place, Msg::IrSelectTakes), nullptr;
  if (const ConstInt* known = asConstInt(operands[0])) return operands[known->isZero() ? 2 : 1];
  comparesLeft = true;
  return m.constExpr(Op::Select, operands[1]->type, operands);
}

Value* Reader::parseGepExpression() {
  next();
  bool inBounds = gepFlags();
  expectPunct('(');
  std::vector<Value*> operands(1);
  Type* source = parseGepBase(operands[0]);
  bool allZero = true;
  const Type* at = source;
  while (takePunct(',') && !failed) {
    takeWord(Word::inrange_);
    const char* place = tok.start;
    operands.push_back(parseConstantOperand());
    if (failed) return nullptr;
    const ConstInt* index = asConstInt(operands.back());
    if (!operands.back()->type->isInt()) failAt(place, Msg::IrIndexNotInteger);
    allZero &= index && index->isZero();
    if (operands.size() == 2) continue;
    if (at->isArray()) {
      at = at->element;
    } else if (at->isStruct() && index && index->zext() < at->fields.size()) {
      at = at->fields[index->zext()];
    } else if (at->isVector() && !isMask(at)) {
      // The lanes lie as in an array: on from the vector's address.
      Value* lane = operands.back();
      operands.pop_back();
      ConstExpr* vector = m.constExpr(Op::Gep, types.ptr(), operands, source);
      if (inBounds) vector->flags = vflags::InBounds;
      operands.assign({vector, lane});
      at = source = at->element;
    } else
      return failAt(place, Msg::IrIndexNoElement, toString(at)), nullptr;
  }
  expectPunct(')');
  if (failed) return nullptr;
  if (!operands[0]->isConstant()) return fail(Msg::IrConstantGetelementptrBase), nullptr;
  if (allZero) return operands[0];
  ConstExpr* expr = m.constExpr(Op::Gep, types.ptr(), operands, source);
  if (inBounds) expr->flags = vflags::InBounds;
  return expr;
}

// ---- symbols and metadata

std::string Reader::canonicalName(std::string_view name) {
  std::string out(name);
  if (!name.starts_with("llvm.")) return out;
  for (size_t at = out.find(".p0"); at != std::string::npos; at = out.find(".p0", at + 1)) {
    size_t end = out.find('.', at + 1);
    if (end == std::string::npos) end = out.size();
    if (end > at + 3 && !(out[at + 3] >= '0' && out[at + 3] <= '9'))
      out.erase(at + 3, end - at - 3);
  }
  return out;
}

void Reader::skipMetadataValue() {
  if (takePunct('!')) {
    if (tok.kind == Tok::Word) next();
    if (isPunct('(') || isPunct('{')) return skipBrackets();
    if (tok.kind == Tok::String || tok.kind == Tok::Integer) next();
    return;
  }
  Type* type = parseAnyType();
  parseValue(type);
}

void Reader::skipAttachment() {
  next();
  if (tok.kind == Tok::Word) next();
  skipMetadataValue();
}

}  // namespace minic::irparse
