// Interning of types. Derived types are found through side tables indexed by the dense id of the
// type they derive from; nothing is hashed by address.
#include "frontend/types/types.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "frontend/types/layout.h"
#include "support/check.h"

namespace minic::ast {

namespace {

struct BasicType {
  std::string_view name;
  uint32_t size;
};

/// By kind.
constexpr BasicType kBasicTypes[] = {
    {"<error>", 0},      {"void", 0},
    {"_Bool", 1},        {"char", 1},
    {"signed char", 1},  {"unsigned char", 1},
    {"short", 2},        {"unsigned short", 2},
    {"int", 4},          {"unsigned int", 4},
    {"long", 8},         {"unsigned long", 8},
    {"long long", 8},    {"unsigned long long", 8},
    {"__int128", 16},    {"unsigned __int128", 16},
    {"float", 4},        {"double", 8},
    {"long double", 16},
};
static_assert(std::size(kBasicTypes) == size_t(TypeKind::Pointer));

}  // namespace

struct TypeContext::Tables {
  struct Derived {
    const Type* pointer = nullptr;
    const Type* incompleteArray = nullptr;
    const Type* qualified[8] = {};
  };
  std::vector<Derived> derived;                                  // by id
  std::map<std::pair<uint32_t, uint64_t>, const Type*> arrays;   // by element and count
  std::map<std::vector<uint32_t>, const Type*> functions;        // by result, params, flags
  std::map<std::pair<uint32_t, uint32_t>, const Type*> aligned;  // by type and alignment
};

bool Type::isComplete() const {
  switch (kind) {
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Function:
    case TypeKind::IncompleteArray: return false;
    case TypeKind::Struct:
    case TypeKind::Union: return record->complete;
    default: return true;
  }
}

TypeContext::TypeContext(bool unsignedChar, bool isBinary128)
    : tables_(std::make_unique<Tables>()) {
  for (size_t i = 0; i < std::size(kBasicTypes); ++i) {
    Type* type = make(TypeKind(i));
    type->size = kBasicTypes[i].size;
    type->align = std::max(1u, kBasicTypes[i].size);
    basic_[i] = type;
  }
  const_cast<Type*>(get(TypeKind::Char))->unsignedChar = unsignedChar;
  const_cast<Type*>(get(TypeKind::LongDouble))->isBinary128 = isBinary128;
}

TypeContext::~TypeContext() = default;

Type* TypeContext::make(TypeKind kind) {
  Type* type = arena_.create<Type>();
  type->kind = kind;
  type->unqualified = type;
  type->id = next_++;
  tables_->derived.emplace_back();
  return type;
}

Type* TypeContext::makeLike(const Type& type) {
  Type* copy = make(type.kind);
  uint32_t id = copy->id;
  *copy = type;
  copy->id = id;
  return copy;
}

const Type* TypeContext::pointerTo(const Type* pointee) {
  if (const Type* known = tables_->derived[pointee->id].pointer) return known;
  Type* type = make(TypeKind::Pointer);
  type->element = pointee;
  type->isVariablyModified = pointee->isVariablyModified;
  type->size = type->align = 8;
  return tables_->derived[pointee->id].pointer = type;
}

Type* TypeContext::makeArray(TypeKind kind, const Type* element) {
  Type* type = make(kind);
  type->element = element;
  type->isVariablyModified = element->isVariablyModified;
  type->align = element->align;
  return type;
}

const Type* TypeContext::arrayOf(const Type* element, uint64_t count) {
  MINIC_DCHECK(element->isComplete());
  const Type*& known = tables_->arrays[{element->id, count}];
  if (known) return known;
  if (element->size != 0 && count > uint64_t(INT64_MAX) / element->size) return nullptr;
  bool isVariable = element->isVariableArray();
  Type* type = makeArray(isVariable ? TypeKind::VariableArray : TypeKind::Array, element);
  type->count = count;
  type->size = element->size * count;
  return known = type;
}

const Type* TypeContext::variableArrayOf(const Type* element, VarDecl* bound,
                                         std::string_view text) {
  Type* type = makeArray(TypeKind::VariableArray, element);
  type->bound = bound;
  type->boundText = arena_.copy(text);
  type->isVariablyModified = true;
  return type;
}

const Type* TypeContext::incompleteArrayOf(const Type* element) {
  if (const Type* known = tables_->derived[element->id].incompleteArray) return known;
  Type* type = makeArray(TypeKind::IncompleteArray, element);
  return tables_->derived[element->id].incompleteArray = type;
}

const Type* TypeContext::function(const Type* result, std::span<const Type* const> params,
                                  bool variadic, bool unprototyped) {
  std::vector<uint32_t> key = {result->id, uint32_t(variadic), uint32_t(unprototyped)};
  for (const Type* param : params) key.push_back(param->unqualified->id);
  const Type*& known = tables_->functions[key];
  if (known) return known;
  Type* type = make(TypeKind::Function);
  type->element = result;
  type->variadic = variadic;
  type->unprototyped = unprototyped;
  type->isVariablyModified = result->isVariablyModified;
  const Type** copies = arena_.createArray<const Type*>(params.size());
  for (size_t i = 0; i < params.size(); ++i) copies[i] = params[i]->unqualified;
  type->params = {copies, params.size()};
  return known = type;
}

/// An atomic object of a machine word's size has its alignment, so that one instruction may access
/// it, as GCC's ABI has it.
static void alignAtomic(Type& type) {
  if (type.isAtomic() && type.size <= 16 && std::has_single_bit(type.size))
    type.align = std::max(type.align, uint32_t(type.size));
}

const Type* TypeContext::qualified(const Type* type, uint8_t qualifiers) {
  if (qualifiers == NoQualifiers || type->isFunction()) return type;
  if (type->kind == TypeKind::Array)
    return arrayOf(qualified(type->element, qualifiers), type->count);
  if (type->kind == TypeKind::IncompleteArray)
    return incompleteArrayOf(qualified(type->element, qualifiers));
  if (type->kind == TypeKind::VariableArray) {
    const Type* element = qualified(type->element, qualifiers);
    if (element == type->element) return type;
    return type->boundText.empty() ? arrayOf(element, type->count)
                                   : variableArrayOf(element, type->bound, type->boundText);
  }
  qualifiers |= type->qualifiers;
  if (qualifiers == type->qualifiers) return type;
  const Type* plain = type->unqualified;
  if (type->align != plain->align) {
    const Type* variant = qualified(plain, qualifiers);
    return aligned(variant,
                   variant->isAtomic() ? std::max(variant->align, type->align) : type->align);
  }
  if (const Type* known = tables_->derived[plain->id].qualified[qualifiers]) return known;
  Type* copy = makeLike(*plain);
  copy->qualifiers = qualifiers;
  alignAtomic(*copy);
  return tables_->derived[plain->id].qualified[qualifiers] = copy;
}

const Type* TypeContext::aligned(const Type* type, uint32_t align) {
  if (type->align == align || type->isFunction() || !type->isComplete()) return type;
  const Type*& known = tables_->aligned[{type->id, align}];
  if (known) return known;
  Type* copy = makeLike(*type);
  copy->align = align;
  return known = copy;
}

// ---- composite types (C17 6.2.7) ---------------------------------------------------------------

const Type* TypeContext::compositeArray(const Type* a, const Type* b) {
  const Type* element = compositeOf(a->element, b->element);
  const Type* known = a->kind == TypeKind::Array             ? a
                      : b->kind == TypeKind::Array           ? b
                      : a->kind == TypeKind::IncompleteArray ? b
                                                             : a;
  if (known->element == element) return known;
  if (known->kind == TypeKind::IncompleteArray) return incompleteArrayOf(element);
  if (known->boundText.empty()) return arrayOf(element, known->count);
  return variableArrayOf(element, known->bound, known->boundText);
}

const Type* TypeContext::compositeFunction(const Type* a, const Type* b) {
  const Type* result = compositeOf(a->element, b->element);
  if (a->unprototyped) std::swap(a, b);
  std::vector<const Type*> params(a->params.begin(), a->params.end());
  if (!b->unprototyped)
    for (size_t i = 0; i < params.size(); ++i) params[i] = compositeOf(params[i], b->params[i]);
  return function(result, params, a->variadic, a->unprototyped);
}

/// Of compatible types.
const Type* TypeContext::compositeOf(const Type* a, const Type* b) {
  // There may be very many pointers: they are walked in a loop.
  std::vector<uint8_t> pointers;
  for (; a != b && a->isPointer() && b->isPointer(); a = a->element, b = b->element)
    pointers.push_back(a->qualifiers);
  const Type* type = a->isError()                         ? b
                     : a == b                             ? a
                     : a->isArray() && b->isArray()       ? compositeArray(a, b)
                     : a->isFunction() && b->isFunction() ? compositeFunction(a, b)
                     : b->kind == TypeKind::Enum          ? b
                                                          : a;
  for (; !pointers.empty(); pointers.pop_back()) type = qualified(pointerTo(type), pointers.back());
  return type;
}

const Type* TypeContext::composite(const Type* a, const Type* b) {
  return compatible(a, b) ? compositeOf(a, b) : nullptr;
}

// ---- records and enumerations ------------------------------------------------------------------

const Type* TypeContext::newRecord(TypeKind kind, std::string_view tag) {
  Type* type = make(kind);
  type->record = arena_.create<RecordInfo>();
  type->record->tag = arena_.copy(tag);
  return type;
}

const Type* TypeContext::newEnum(std::string_view tag, const Type* integer) {
  Type* type = const_cast<Type*>(newRecord(TypeKind::Enum, tag));
  type->element = integer;
  type->size = integer->size;
  type->align = integer->align;
  return type;
}

/// Changes a type and its qualified forms alike.
template <class F>
void TypeContext::forEachVariant(const Type* type, F&& change) {
  change(const_cast<Type*>(type));
  for (const Type* variant : tables_->derived[type->id].qualified)
    if (variant) change(const_cast<Type*>(variant));
}

void TypeContext::completeEnum(const Type* type, const Type* integer) {
  type->record->complete = true;
  forEachVariant(type->unqualified, [&](Type* variant) {
    variant->element = integer;
    variant->size = integer->size;
    variant->align = integer->align;
    alignAtomic(*variant);
  });
}

bool TypeContext::complete(const Type* record, std::span<const Field> fields,
                           const RecordAttributes& attributes) {
  RecordInfo& info = *record->record;
  info.fields = arena_.copy(fields);
  info.complete = true;
  info.isPacked = attributes.packed;
  RecordSize size = layOutRecord(info.fields, record->kind == TypeKind::Union, attributes);
  forEachVariant(record->unqualified, [&](Type* variant) {
    variant->size = size.bytes;
    variant->align = size.align;
    alignAtomic(*variant);
  });
  return size.fits;
}

bool findField(const Type* record, std::string_view name, std::vector<const Field*>& path) {
  for (const Field& field : record->record->fields) {
    path.push_back(&field);
    bool isUnnamed = field.name.empty();
    if (!isUnnamed && field.name == name) return true;
    if (isUnnamed && field.type->isRecord() && findField(field.type, name, path)) return true;
    path.pop_back();
  }
  return false;
}

std::string TypeContext::name(const Type* type) {
  // From the outside in: `inner` is the declarator built so far.
  std::string inner;
  for (;;) {
    std::string quals;
    if (type->isConst()) quals += "const ";
    if (type->isVolatile()) quals += "volatile ";
    if (type->isAtomic()) quals += "_Atomic ";
    switch (type->kind) {
      case TypeKind::Pointer: {
        const Type* to = type->element;
        if (!quals.empty() && inner.empty()) quals.pop_back();
        inner = "*" + quals + inner;
        if (to->isArray() || to->isFunction()) inner = "(" + inner + ")";
        type = to;
        continue;
      }
      case TypeKind::Array:
      case TypeKind::VariableArray:
      case TypeKind::IncompleteArray:
        if (type->kind == TypeKind::IncompleteArray)
          inner += "[]";
        else if (type->boundText.empty())
          inner += fmt::format("[{}]", type->count);
        else
          inner += fmt::format("[{}]", type->boundText);
        type = type->element;
        continue;
      case TypeKind::Function: {
        if (inner.empty()) inner = " ";
        inner += "(";
        for (size_t i = 0; i < type->params.size(); ++i) {
          if (i > 0) inner += ", ";
          inner += name(type->params[i]);
        }
        if (type->variadic) inner += ", ...";
        if (type->params.empty() && !type->unprototyped) inner += "void";
        inner += ")";
        type = type->element;
        continue;
      }
      default: break;
    }
    std::string text = quals;
    if (type->kind < TypeKind::Pointer) {
      text += kBasicTypes[size_t(type->kind)].name;
    } else if (!type->record->typedefName.empty()) {
      text += type->record->typedefName;
    } else {
      std::string_view word = type->kind == TypeKind::Struct  ? "struct"
                              : type->kind == TypeKind::Union ? "union"
                                                              : "enum";
      text += word;
      text += ' ';
      text += type->record->tag.empty() ? fmt::format("(unnamed {})", word)
                                        : std::string(type->record->tag);
    }
    if (!inner.empty() && inner[0] != '[' && inner[0] != ' ') text += ' ';
    return text + inner;
  }
}

namespace {

/// GNU C: a parameter that is a transparent union is compatible with one of a member's type.
bool compatibleParams(const Type* a, const Type* b) {
  if (compatible(a, b)) return true;
  if (b->kind == TypeKind::Union && b->record->isTransparent) std::swap(a, b);
  if (a->kind != TypeKind::Union || !a->record->isTransparent) return false;
  return std::any_of(a->record->fields.begin(), a->record->fields.end(),
                     [&](const Field& field) { return compatible(field.type->unqualified, b); });
}

bool compatibleFunctions(const Type* a, const Type* b) {
  if (!compatible(a->element, b->element)) return false;
  if (a->unprototyped || b->unprototyped) return !a->variadic && !b->variadic;
  if (a->params.size() != b->params.size() || a->variadic != b->variadic) return false;
  for (size_t i = 0; i < a->params.size(); ++i)
    if (!compatibleParams(a->params[i]->unqualified, b->params[i]->unqualified)) return false;
  return true;
}

bool compatibleTypes(const Type* a, const Type* b, bool ignoreQualifiers) {
  for (;;) {
    if (ignoreQualifiers) {
      a = a->unqualified;
      b = b->unqualified;
    }
    if (a == b || a->isError() || b->isError()) return true;
    if (a->qualifiers != b->qualifiers) return false;
    if (a->unqualified == b->unqualified) return true;
    if (a->isFunction() && b->isFunction()) return compatibleFunctions(a, b);
    if (a->kind == TypeKind::Enum && b->isInteger() && b->kind != TypeKind::Enum)
      return a->element == b->unqualified;
    if (b->kind == TypeKind::Enum && a->isInteger() && a->kind != TypeKind::Enum)
      return b->element == a->unqualified;
    if (a->isArray() && b->isArray()) {
      if (a->kind == TypeKind::Array && b->kind == a->kind && a->count != b->count) return false;
    } else if (!(a->isPointer() && b->isPointer())) {
      return false;
    }
    a = a->element;
    b = b->element;
  }
}

}  // namespace

bool sameIgnoringQualifiers(const Type* a, const Type* b) { return compatibleTypes(a, b, true); }

bool compatible(const Type* a, const Type* b) { return compatibleTypes(a, b, false); }

const Type* TypeContext::promoted(const Type* type) const {
  switch (type->kind) {
    case TypeKind::Bool:
    case TypeKind::Char:
    case TypeKind::SChar:
    case TypeKind::UChar:
    case TypeKind::Short:
    case TypeKind::UShort: return get(TypeKind::Int);
    case TypeKind::Enum: return promoted(type->element);
    default: return type->unqualified;
  }
}

const Type* TypeContext::common(const Type* lhs, const Type* rhs) const {
  lhs = promoted(lhs);
  rhs = promoted(rhs);
  if (lhs == rhs) return lhs;
  for (TypeKind kind : {TypeKind::LongDouble, TypeKind::Double, TypeKind::Float})
    if (lhs->kind == kind || rhs->kind == kind) return get(kind);
  // Integers: the kinds are in order of rank, signed before unsigned.
  if (lhs->isSigned() == rhs->isSigned()) return lhs->kind > rhs->kind ? lhs : rhs;
  const Type* isSigned = lhs->isSigned() ? lhs : rhs;
  const Type* isUnsigned = lhs->isSigned() ? rhs : lhs;
  if (isUnsigned->kind > isSigned->kind) return isUnsigned;
  if (isSigned->size > isUnsigned->size) return isSigned;
  return get(TypeKind(uint8_t(isSigned->kind) + 1));
}

}  // namespace minic::ast

namespace minic {

std::string quote(std::string_view name) {
  constexpr size_t longest = 100;
  if (name.size() <= longest) return fmt::format("'{}'", name);
  return fmt::format("'{}...'", name.substr(0, longest));
}

std::string quote(const ast::Type* type) { return quote(ast::TypeContext::name(type)); }

}  // namespace minic
