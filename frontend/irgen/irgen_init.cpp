// Initial values. Of static storage: constants of the size of the written initialiser, whatever the
// size of the object; of locals: stores, a memset for many zeros, a copy of a constant for many
// values.
#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

#include "frontend/irgen/irgen_impl.h"

namespace minic::irgen {

using ast::TypeKind;

namespace {

/// So many zero elements in a row inside a constant become one.
constexpr uint64_t kZeroRun = 64;
/// A local constant initialiser of more values than this is copied from a constant object ...
constexpr size_t kMaxStores = 16;
/// ... if the object is small or at most so many times as large as the written part.
constexpr uint64_t kSmallCopy = 256;
constexpr uint64_t kCopyFactor = 8;
/// With at least so many zeros the object is cleared first, which saves a store for each.
constexpr size_t kMinZeros = 4;

bool isString(const ast::InitElement& element) {
  return element.value->kind == ast::ExprKind::StringLiteral;
}

}  // namespace

bool isZeroConstant(const ast::Expr* expr) {
  if (auto* integer = expr->tryAs<ast::IntConst>()) return integer->value == 0;
  if (auto* floating = expr->tryAs<ast::FloatConst>())
    return floating->value.isZero() && !floating->value.isNegative();
  if (auto* literal = expr->tryAs<ast::StringLiteral>())
    return literal->bytes.find_first_not_of('\0') == std::string_view::npos;
  return false;
}

// ---- constants

Value* ModuleGen::constant(const ast::Expr* expr, bool inMemory) {
  if (auto* known = expr->tryAs<ast::AddressConst>()) {
    Value* address[] = {addressConstant(*known)};
    if (known->minus) return difference(*known, address[0]);
    if (known->type->isPointer()) return address[0];
    return module.constExpr(Op::PtrToInt, memoryType(known->type), address);  // (long)&x
  }
  Type* type = inMemory ? memoryType(expr->type) : valueType(expr->type);
  if (auto* floating = expr->tryAs<ast::FloatConst>()) return floatConstant(type, floating->value);
  Int128 value = expr->as<ast::IntConst>()->value;
  if (!type->isPtr()) return integer(type, value);
  if (value == 0) return module.nullPtr();
  Value* number[] = {module.constInt(types.i64(), value)};
  return module.constExpr(Op::IntToPtr, type, number);
}

/// Of two labels' addresses: the linker knows it.
Value* ModuleGen::difference(const ast::AddressConst& known, Value* address) {
  auto number = [&](Value* label) {
    return module.constExpr(Op::PtrToInt, types.i64(), std::array{label});
  };
  Value* result = module.constExpr(
      Op::Sub, types.i64(), std::array<Value*, 2>{number(address), number(label(*known.minus))});
  Type* type = memoryType(known.type);
  if (type->bits < 64) result = module.constExpr(Op::Trunc, type, std::array{result});
  return result;
}

BlockAddress* ModuleGen::label(const ast::LabelStmt& label) {
  BlockAddress*& address = labels[&label];
  if (!address) address = module.createBlockAddress();
  return address;
}

Value* ModuleGen::integer(Type* type, Int128 value) {
  return module.constInteger(type, uint64_t(value), uint64_t(value >> 64));
}

Value* ModuleGen::floatConstant(Type* type, const WideFloat& value) {
  if (type == types.floatTy()) return module.constFloat(value.toFloat());
  if (type == types.doubleTy()) return module.constDouble(value.toDouble());
  const FloatFormat& format = type->kind == minic::TypeKind::X86Fp80 ? kX87 : kBinary128;
  return module.constLongDouble(type, value.bits(format));
}

Value* ModuleGen::addressConstant(const ast::AddressConst& address) {
  GlobalValue* base;
  const ast::Type* type;
  if (address.label) {
    base = label(*address.label);
    type = address.type;
  } else if (address.string) {
    base = string(*address.string);
    type = address.string->type;
  } else if (auto* callee = address.decl->tryAs<ast::FunctionDecl>()) {
    base = function(*callee);
    type = callee->type;
  } else {
    base = variable(*address.decl->as<ast::VarDecl>());
    type = address.decl->type;
  }
  if (address.offset == 0) return base;
  // Told in the object's own terms if the offset is one of its elements', else in bytes.
  Type* sourceType = address.label ? types.i8() : memoryType(type);
  std::vector<Value*> operands{base, module.constInt(types.i64(), 0)};
  uint64_t rest = uint64_t(address.offset);
  while (rest && type->isArray() && type->element->size && address.offset > 0) {
    type = type->element;
    operands.push_back(module.constInt(types.i64(), int64_t(rest / type->size)));
    rest %= type->size;
  }
  bool inBounds = rest == 0;
  if (!inBounds) {
    sourceType = types.i8();
    operands = {base, module.constInt(types.i64(), address.offset)};
  }
  ConstExpr* result = module.constExpr(Op::Gep, types.ptr(), operands, sourceType);
  if (inBounds) result->flags |= vflags::InBounds;
  return result;
}

namespace {

/// Makes the initial value of an object with static storage.
class InitialValue {
 public:
  explicit InitialValue(ModuleGen& gen) : gen_(gen), module_(gen.module), types_(gen.types) {}

  using Elements = std::span<const ast::InitElement>;
  Value* part(const ast::Type* type, uint64_t base, Elements elements);

 private:
  Value* zeros(Type* element, uint64_t count) { return module_.zero(types_.array(element, count)); }
  Value* recordPart(const ast::Type* type, uint64_t base, Elements elements);
  Value* bytesPart(uint64_t base, uint64_t size, Elements elements);
  Value* arrayRun(const ast::Type* element, uint64_t base, uint64_t count, Elements elements);
  Value* aggregate(size_t from, Type* element = nullptr);
  Value* joined(size_t from);

  ModuleGen& gen_;
  Module& module_;
  TypeContext& types_;
  std::string bytes_;          // scratch of arrayRun
  std::vector<Value*> parts_;  // a stack
};

/// The constant for the part of an object that has this type and begins at `base`; `elements` are
/// those in it.
Value* InitialValue::part(const ast::Type* type, uint64_t base, Elements elements) {
  if (elements.empty()) return module_.zero(gen_.memoryType(type));
  if (type->isRecord()) return recordPart(type, base, elements);
  if (!type->isArray()) return gen_.constant(elements[0].value, true);

  const ast::Type* element = type->element;
  uint64_t size = element->size;
  size_t from = parts_.size();
  uint64_t filled = 0;  // elements of the array that parts_ cover so far
  for (size_t i = 0; i < elements.size();) {
    uint64_t begin = (elements[i].offset - base) / size, end = begin;
    if (begin - filled <= kZeroRun) begin = filled;
    size_t first = i;
    for (; i < elements.size(); ++i) {
      uint64_t index = (elements[i].offset - base) / size;
      if (i > first && index > end && index - end > kZeroRun) break;
      uint64_t length = isString(elements[i]) && element->isInteger()
                            ? elements[i].value->as<ast::StringLiteral>()->bytes.size() / size
                            : 1;
      end = std::max(end, std::min(index + length, type->count));
    }
    if (i == elements.size() && type->count - end <= kZeroRun) end = type->count;
    if (begin > filled) parts_.push_back(zeros(gen_.memoryType(element), begin - filled));
    parts_.push_back(
        arrayRun(element, base + begin * size, end - begin, elements.subspan(first, i - first)));
    filled = end;
  }
  if (filled < type->count) parts_.push_back(zeros(gen_.memoryType(element), type->count - filled));
  return joined(from);
}

/// `count` neighbouring elements of an array, the first at `base`.
Value* InitialValue::arrayRun(const ast::Type* element, uint64_t base, uint64_t count,
                              Elements elements) {
  uint64_t size = element->size;
  Type* type = gen_.memoryType(element);
  bool plain = element->isArithmetic() && size <= 8 &&
               std::none_of(elements.begin(), elements.end(),
                            [](auto& e) { return e.value->kind == ast::ExprKind::AddressConst; });
  if (plain) {
    bytes_.assign(count * size, '\0');
    for (const ast::InitElement& item : elements) {
      char* to = bytes_.data() + (item.offset - base);
      if (isString(item)) {
        std::string_view text = item.value->as<ast::StringLiteral>()->bytes;
        text.copy(to, bytes_.size() - (item.offset - base));
        continue;
      }
      uint64_t bits;
      if (auto* floating = item.value->tryAs<ast::FloatConst>())
        bits = size == sizeof(float) ? std::bit_cast<uint32_t>(floating->value.toFloat())
                                     : std::bit_cast<uint64_t>(floating->value.toDouble());
      else
        bits = uint64_t(item.value->as<ast::IntConst>()->value);
      for (uint64_t i = 0; i < size; ++i) to[i] = char(bits >> (8 * i));
    }
    return module_.constData(types_.array(type, count), bytes_);
  }
  size_t from = parts_.size(), next = 0;
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t begin = base + i * size;
    size_t first = next;
    while (next < elements.size() && elements[next].offset < begin + size) ++next;
    parts_.push_back(part(element, begin, elements.subspan(first, next - first)));
  }
  return aggregate(from, type);
}

/// A struct member by member, with zeros between them. A union or a struct with bit-fields, where
/// an element may belong to several members, byte by byte.
Value* InitialValue::recordPart(const ast::Type* type, uint64_t base, Elements elements) {
  Type* record = gen_.memoryType(type);
  bool plain = type->kind == TypeKind::Struct;
  for (const ast::Field& field : type->record->fields) plain &= !field.isBitField;
  if (!plain) return bytesPart(base, type->size, elements);
  size_t next = 0;
  std::vector<Value*> values(record->fields.size());
  for (const ast::Field& field : type->record->fields) {
    uint64_t begin = base + field.offset;
    bool isFlexible = field.type->kind == TypeKind::IncompleteArray;
    uint64_t end = isFlexible ? UINT64_MAX : begin + field.type->size;
    size_t first = next;
    while (next < elements.size() && elements[next].offset < end) ++next;
    Elements own = elements.subspan(first, next - first);
    if (own.empty()) continue;
    values[size_t(gen_.fieldIndex(type, field))] =
        isFlexible ? bytesPart(begin, own.back().offset + own.back().type->size - begin, own)
                   : part(field.type, begin, own);
  }
  bool uniform = true;
  for (size_t i = 0; i < values.size(); ++i) {
    if (!values[i]) values[i] = module_.zero(record->fields[i]);
    uniform &= values[i]->type == record->fields[i];
  }
  if (uniform) return module_.constAggregate(record, values);
  // The type of some value is not that of its member (a union's value has the type of the member
  // that is set): the constant is a packed record of all values, with the padding between them.
  size_t from = parts_.size();
  uint64_t position = 0;
  for (size_t i = 0; i < values.size(); ++i) {
    if (record->offsets[i] > position)
      parts_.push_back(zeros(types_.i8(), record->offsets[i] - position));
    parts_.push_back(values[i]);
    position = record->offsets[i] + values[i]->type->size;
  }
  if (position < type->size) parts_.push_back(zeros(types_.i8(), type->size - position));
  return aggregate(from);
}

/// `size` bytes from `base` on as a packed struct of the elements and the padding between them.
Value* InitialValue::bytesPart(uint64_t base, uint64_t size, Elements elements) {
  size_t from = parts_.size();
  uint64_t position = base;
  auto fillTo = [&](uint64_t to) {
    if (position < to) parts_.push_back(zeros(types_.i8(), to - position));
    position = std::max(position, to);
  };
  for (size_t i = 0; i < elements.size();) {
    const ast::InitElement& element = elements[i];
    if (element.field) {
      // All bit-fields whose units touch, in one run of bytes.
      std::string bytes;
      uint64_t begin = element.offset;
      for (; i < elements.size() && elements[i].field &&
             elements[i].offset <= begin + std::max<size_t>(bytes.size(), 1) - 1;
           ++i) {
        const ast::Field& field = *elements[i].field;
        uint64_t at = elements[i].offset - begin;
        if (bytes.size() < at + field.unitSize) bytes.resize(at + field.unitSize);
        uint64_t value = uint64_t(elements[i].value->as<ast::IntConst>()->value);
        for (unsigned bit = 0; bit < field.bitWidth; ++bit) {
          uint64_t to = at * 8 + field.bitOffset + bit;
          char one = char(1 << (to % 8));
          bytes[to / 8] = char((bytes[to / 8] & ~one) | (value >> bit & 1 ? one : 0));
        }
      }
      fillTo(begin);
      parts_.push_back(module_.constData(types_.array(types_.i8(), bytes.size()), bytes));
      position += bytes.size();
      continue;
    }
    fillTo(element.offset);
    parts_.push_back(part(element.type, element.offset, elements.subspan(i, 1)));
    position += element.type->size;
    ++i;
  }
  fillTo(base + size);
  // To the interpreter's checker a type without a name says that a union may be there.
  return gen_.checks.isInterpreted() ? aggregate(from) : joined(from);
}

/// Makes one constant of the parts from `from` on and takes them away: an array if all of them have
/// the type `element`, else a packed struct, whose layout is that of the array.
Value* InitialValue::aggregate(size_t from, Type* element) {
  std::span<Value*> members = std::span(parts_).subspan(from);
  bool uniform = element && std::all_of(members.begin(), members.end(),
                                        [&](const Value* v) { return v->type == element; });
  Value* result = nullptr;
  if (uniform) {
    result = module_.constAggregate(types_.array(element, members.size()), members);
  } else {
    std::vector<Type*> fields;
    for (const Value* member : members) fields.push_back(member->type);
    result = module_.constAggregate(types_.structTy(fields, true), members);
  }
  parts_.resize(from);
  return result;
}

/// The same; the only part is the whole.
Value* InitialValue::joined(size_t from) {
  if (parts_.size() != from + 1) return aggregate(from);
  Value* whole = parts_.back();
  parts_.pop_back();
  return whole;
}

}  // namespace

Value* ModuleGen::initialValue(const ast::Type* type, const ast::Initializer* init) {
  if (!init || init->elements.empty()) return module.zero(memoryType(type));
  std::vector<ast::InitElement> elements(init->elements.begin(), init->elements.end());
  std::erase_if(elements, [](const auto& element) { return isZeroConstant(element.value); });
  return InitialValue(*this).part(type, 0, elements);
}

// ---- locals

/// The part of the object that the element initialises.
static LValue elementOf(FunctionGen& gen, LValue object, const ast::InitElement& element) {
  LValue result;
  result.type = element.type;
  result.bits = element.field;
  const ast::Type* type = object.type;
  uint64_t offset = element.offset;
  size_t from = gen.operands.size();
  gen.operands.push_back(gen.int64(0));
  bool isDirect = true;  // the indices lead there
  while (type->unqualified != element.type->unqualified || offset != 0) {
    if (type->isArray()) {
      type = type->element;
      gen.operands.push_back(gen.int64(int64_t(offset / type->size)));
      offset %= type->size;
      continue;
    }
    const ast::Field* inside = nullptr;
    if (type->kind == TypeKind::Struct)
      for (const ast::Field& field : type->record->fields)
        if (!field.isBitField && field.offset <= offset && offset - field.offset < field.type->size)
          inside = &field;
    int32_t index = inside ? gen.moduleGen.fieldIndex(type, *inside) : -1;
    if (index < 0) {
      isDirect = false;  // in a union, or a bit-field's unit
      break;
    }
    gen.operands.push_back(gen.module.constInt(gen.types.i32(), index));
    offset -= inside->offset;
    type = inside->type;
  }
  result.address = object.address;
  if (!isDirect && element.offset != 0)
    result.address = gen.gep(gen.types.i8(), object.address, {gen.int64(int64_t(element.offset))});
  else if (isDirect && gen.operands.size() > from + 1)
    result.address = gen.builder.gep(gen.moduleGen.memoryType(object.type), object.address,
                                     std::span<Value* const>(gen.operands).subspan(from));
  gen.operands.resize(from);
  uint32_t align = alignBehind(object.type->align, element.offset);
  if (element.field || align < element.type->align) result.align = align;
  return result;
}

static void memoryCall(FunctionGen& gen, Intrinsic which, LValue object, Value* to, Value* from,
                       uint64_t size, uint32_t align) {
  Value* args[] = {to, from, gen.int64(int64_t(size)),
                   gen.module.constBool(object.type->scalarElement()->isVolatile())};
  Inst* call = gen.builder.call(gen.module.intrinsic(which), args);
  ParamAttrs attrs[std::size(args)];
  attrs[0].align = align;
  if (which == Intrinsic::Memcpy) attrs[1].align = align;
  call->call->args = gen.function.arena.copy(std::span<const ParamAttrs>(attrs));
}

/// Sets all bytes of the object to zero.
static void clear(FunctionGen& gen, LValue object) {
  memoryCall(gen, Intrinsic::Memset, object, object.address, gen.module.constInt(gen.types.i8(), 0),
             object.type->size, gen.moduleGen.alignOf(object.type));
}

/// Copies `size` bytes into the object from constant memory; both addresses have that alignment.
void copy(FunctionGen& gen, LValue object, Value* to, Value* from, uint64_t size, uint32_t align) {
  memoryCall(gen, Intrinsic::Memcpy, object, to, from, size, align);
}

static void initializeAggregate(FunctionGen& gen, LValue object, const ast::VarDecl& decl) {
  const ast::Initializer& init = *decl.init;
  size_t values = 0, zeros = 0;
  uint64_t written = 0;
  bool strings = false, hasBits = false;
  for (const ast::InitElement& element : init.elements) {
    hasBits |= element.field != nullptr;
    strings |= isString(element);
    if (isZeroConstant(element.value)) {
      ++zeros;
    } else if (isString(element)) {
      written += element.value->as<ast::StringLiteral>()->bytes.size();
    } else {
      ++values;
      written += element.value->type->size;
    }
  }
  uint64_t size = object.type->size;
  gen.at(decl.loc);
  if (init.isConstant && !hasBits && written && (strings || values > kMaxStores) &&
      size <= std::max(kSmallCopy, written * kCopyFactor)) {
    std::string name = "__const." + std::string(gen.function.name) + "." + std::string(decl.name);
    uint32_t align = gen.moduleGen.alignOf(decl);
    GlobalVar* source =
        gen.module.privateConstant(name, gen.moduleGen.initialValue(object.type, &init), align);
    copy(gen, object, object.address, source, size, align);
    return;
  }
  // The rest of an array that a string does not fill is zero.
  bool cleared = init.zeroFill || strings || zeros >= kMinZeros;
  if (cleared && size) clear(gen, object);
  std::unordered_map<const ast::Expr*, Value*> repeated;  // the values, of records the addresses
  for (const ast::InitElement& element : init.elements) {
    if (cleared && isZeroConstant(element.value)) continue;
    const bool isRecord = element.value->type->isRecord();
    Value** known = init.repeats ? &repeated[element.value] : nullptr;
    Value* value = known ? *known : nullptr;
    if (!value && !isRecord && !isString(element)) value = scalar(gen, element.value);
    gen.at(element.value->loc);
    LValue to = elementOf(gen, object, element);
    if (isString(element)) {
      auto* literal = element.value->as<ast::StringLiteral>();
      uint64_t length = std::min<uint64_t>(literal->bytes.size(), element.type->size);
      if (length) copy(gen, object, to.address, gen.moduleGen.string(*literal), length, 1);
    } else if (!isRecord) {
      gen.store(value, to);
    } else if (value) {
      copy(gen, to, to.address, value, to.type->size,
           to.align ? to.align : gen.moduleGen.alignOf(to.type));
    } else {
      aggregate(gen, element.value, to.address);
    }
    if (known) *known = isRecord ? to.address : value;
  }
}

void initialize(FunctionGen& gen, LValue object, const ast::VarDecl& decl) {
  if (object.type->isAggregate()) return initializeAggregate(gen, object, decl);
  std::span<const ast::InitElement> elements = decl.init->elements;
  Value* value = elements.empty() ? gen.module.zero(gen.moduleGen.valueType(object.type))
                                  : scalar(gen, elements.back().value);
  gen.at(decl.loc);
  gen.store(value, object);
}

}  // namespace minic::irgen
