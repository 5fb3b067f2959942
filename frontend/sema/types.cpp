// Interning of types. Derived types are found through side tables indexed by the dense id of the
// type they derive from; nothing is hashed by address.
#include "frontend/sema/types.h"

#include <fmt/format.h>
#include <map>
#include <unordered_map>
#include <vector>

#include "support/check.h"

namespace minic::ast {

struct TypeContext::Tables {
  struct Derived {
    const Type* pointer = nullptr;
    const Type* incompleteArray = nullptr;
    const Type* qualified[4] = {};
  };
  std::vector<Derived> derived;                                 // by id
  std::map<std::pair<uint32_t, uint64_t>, const Type*> arrays;  // by element and count
  std::map<std::vector<uint32_t>, const Type*> functions;       // by result, params, flags
};

bool Type::isComplete() const {
  switch (kind) {
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Function:
    case TypeKind::IncompleteArray:
      return false;
    case TypeKind::Struct:
    case TypeKind::Union:
      return record->complete;
    default:
      return true;
  }
}

TypeContext::TypeContext() : tables_(std::make_unique<Tables>()) {
  auto add = [&](TypeKind kind, uint32_t size) {
    Type* type = make(kind);
    type->size = size;
    type->align = size ? size : 1;
    basic_[size_t(kind)] = type;
  };
  add(TypeKind::Error, 0);
  add(TypeKind::Void, 0);
  for (TypeKind kind : {TypeKind::Bool, TypeKind::Char, TypeKind::SChar, TypeKind::UChar})
    add(kind, 1);
  for (TypeKind kind : {TypeKind::Short, TypeKind::UShort}) add(kind, 2);
  for (TypeKind kind : {TypeKind::Int, TypeKind::UInt, TypeKind::Float}) add(kind, 4);
  for (TypeKind kind :
       {TypeKind::Long, TypeKind::ULong, TypeKind::LongLong, TypeKind::ULongLong, TypeKind::Double})
    add(kind, 8);
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

const Type* TypeContext::pointerTo(const Type* pointee) {
  if (const Type* known = tables_->derived[pointee->id].pointer) return known;
  Type* type = make(TypeKind::Pointer);
  type->element = pointee;
  type->size = type->align = 8;
  return tables_->derived[pointee->id].pointer = type;
}

const Type* TypeContext::arrayOf(const Type* element, uint64_t count) {
  MINIC_DCHECK(element->isComplete());
  const Type*& known = tables_->arrays[{element->id, count}];
  if (known) return known;
  if (element->size != 0 && count > uint64_t(INT64_MAX) / element->size) return nullptr;
  Type* type = make(TypeKind::Array);
  type->element = element;
  type->count = count;
  type->size = element->size * count;
  type->align = element->align;
  return known = type;
}

const Type* TypeContext::incompleteArrayOf(const Type* element) {
  if (const Type* known = tables_->derived[element->id].incompleteArray) return known;
  Type* type = make(TypeKind::IncompleteArray);
  type->element = element;
  type->align = element->align;
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
  const Type** copies = arena_.createArray<const Type*>(params.size());
  for (size_t i = 0; i < params.size(); ++i) copies[i] = params[i]->unqualified;
  type->params = {copies, params.size()};
  return known = type;
}

const Type* TypeContext::qualified(const Type* type, uint8_t qualifiers) {
  if (qualifiers == NoQualifiers || type->isFunction()) return type;
  if (type->kind == TypeKind::Array)
    return arrayOf(qualified(type->element, qualifiers), type->count);
  if (type->kind == TypeKind::IncompleteArray)
    return incompleteArrayOf(qualified(type->element, qualifiers));
  qualifiers |= type->qualifiers;
  if (qualifiers == type->qualifiers) return type;
  const Type* plain = type->unqualified;
  if (const Type* known = tables_->derived[plain->id].qualified[qualifiers]) return known;
  Type* copy = make(plain->kind);
  uint32_t id = copy->id;
  *copy = *plain;
  copy->id = id;
  copy->qualifiers = qualifiers;
  return tables_->derived[plain->id].qualified[qualifiers] = copy;
}

std::string TypeContext::name(const Type* type) {
  // From the outside in: `inner` is the declarator built so far.
  std::string inner;
  for (;;) {
    std::string quals;
    if (type->isConst()) quals += "const ";
    if (type->isVolatile()) quals += "volatile ";
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
        inner += fmt::format("[{}]", type->count);
        type = type->element;
        continue;
      case TypeKind::IncompleteArray:
        inner += "[]";
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
      default:
        break;
    }
    constexpr std::string_view names[] = {"<error>",     "void",
                                          "_Bool",       "char",
                                          "signed char", "unsigned char",
                                          "short",       "unsigned short",
                                          "int",         "unsigned int",
                                          "long",        "unsigned long",
                                          "long long",   "unsigned long long",
                                          "float",       "double"};
    std::string text = quals;
    if (type->kind < TypeKind::Pointer) {
      text += names[size_t(type->kind)];
    } else {
      text += type->kind == TypeKind::Struct  ? "struct "
              : type->kind == TypeKind::Union ? "union "
                                              : "enum ";
      text += type->record->tag;
    }
    if (!inner.empty() && inner[0] != '[' && inner[0] != ' ') text += ' ';
    return text + inner;
  }
}

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

}  // namespace minic::ast
