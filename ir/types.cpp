// Interning and layout of types.
#include "ir/types.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <fmt/format.h>

#include "support/check.h"

namespace minic {

namespace {

// Types are interned by address, so the addresses of the parts, with the other properties, are a
// key.
std::string keyOf(TypeKind kind, uint64_t extra, Type* element, std::span<Type* const> fields) {
  std::string key;
  auto put = [&](const auto& part) {
    key.append(reinterpret_cast<const char*>(&part), sizeof part);
  };
  put(kind);
  put(extra);
  put(element);
  for (Type* field : fields) put(field);
  return key;
}

std::span<Type*> copyOf(Arena& arena, std::span<Type* const> types) {
  Type** copy = arena.createArray<Type*>(types.size());
  std::copy(types.begin(), types.end(), copy);
  return {copy, types.size()};
}

uint64_t alignUp(uint64_t value, uint64_t align) { return (value + align - 1) / align * align; }

}  // namespace

TypeContext::TypeContext() {
  void_ = simple(TypeKind::Void, 0, 0);
  for (uint32_t bits : {1, 8, 16, 32, 64})
    ints_[bits] = simple(TypeKind::Int, bits, (bits + 7) / 8);
  float_ = simple(TypeKind::Float, 32, 4);
  double_ = simple(TypeKind::Double, 64, 8);
  ptr_ = simple(TypeKind::Ptr, 64, 8);
}

Type* TypeContext::simple(TypeKind kind, uint32_t bits, uint64_t size) {
  Type* type = arena_.create<Type>();
  type->kind = kind;
  type->bits = bits;
  type->size = size;
  type->align = size ? uint32_t(size) : 1;
  return type;
}

Type* TypeContext::x86Fp80() {
  return x86Fp80_ ? x86Fp80_ : x86Fp80_ = simple(TypeKind::X86Fp80, 80, 16);
}

Type* TypeContext::fp128() { return fp128_ ? fp128_ : fp128_ = simple(TypeKind::Fp128, 128, 16); }

Type* TypeContext::intTy(uint32_t bits) {
  if (bits == 0 || bits > 128) return nullptr;
  Type*& type = ints_[bits];
  // Of the size and alignment of the next machine width, as in both data layouts.
  if (!type) {
    type = simple(TypeKind::Int, bits, std::bit_ceil((bits + 7) / 8));
    hasOddInts_ = true;
    widestInt_ = std::max(widestInt_, bits);
  }
  return type;
}

Type* TypeContext::array(Type* element, uint64_t count) {
  Type*& slot = derived_[keyOf(TypeKind::Array, count, element, {})];
  if (slot) return slot;
  slot = arena_.create<Type>();
  slot->kind = TypeKind::Array;
  slot->element = element;
  slot->count = count;
  slot->size = element->size * count;
  slot->align = element->align;
  return slot;
}

Type* TypeContext::vector(Type* element, uint64_t count) {
  bool isLane = element->isFloatingPoint() || (element->isInt() && !element->isOddInt());
  if (!isLane || !std::has_single_bit(count) || count > 64) return nullptr;
  Type*& slot = derived_[keyOf(TypeKind::Vector, count, element, {})];
  if (slot) return slot;
  slot = simple(TypeKind::Vector, uint32_t(element->bits * count),
                element->bits == 1 ? (count + 7) / 8 : element->size * count);
  slot->element = element;
  slot->count = count;
  hasVectors_ = true;
  return slot;
}

void TypeContext::layOut(Type* type, std::span<Type* const> fields, bool packed) {
  type->fields = copyOf(arena_, fields);
  type->offsets = {arena_.createArray<uint64_t>(fields.size()), fields.size()};
  type->packed = packed;
  type->opaque = false;
  uint64_t offset = 0;
  uint32_t align = 1;
  for (size_t i = 0; i < fields.size(); ++i) {
    uint32_t fieldAlign = packed ? 1 : fields[i]->align;
    offset = alignUp(offset, fieldAlign);
    type->offsets[i] = offset;
    offset += fields[i]->size;
    align = std::max(align, fieldAlign);
  }
  type->align = align;
  type->size = alignUp(offset, align);
}

Type* TypeContext::structTy(std::span<Type* const> fields, bool packed) {
  Type*& slot = derived_[keyOf(TypeKind::Struct, packed, nullptr, fields)];
  if (slot) return slot;
  slot = arena_.create<Type>();
  slot->kind = TypeKind::Struct;
  layOut(slot, fields, packed);
  return slot;
}

Type* TypeContext::namedStruct(std::string_view name) {
  auto found = byName_.find(name);
  if (found != byName_.end()) return found->second;
  Type* type = arena_.create<Type>();
  type->kind = TypeKind::Struct;
  type->opaque = true;
  type->name = arena_.copy(name);
  byName_.emplace(type->name, type);
  named_.push_back(type);
  return type;
}

void TypeContext::setBody(Type* type, std::span<Type* const> fields, bool packed) {
  MINIC_CHECK(type->isStruct() && !type->name.empty());
  layOut(type, fields, packed);
}

Type* TypeContext::function(Type* returnType, std::span<Type* const> params, bool variadic) {
  Type*& slot = derived_[keyOf(TypeKind::Function, variadic, returnType, params)];
  if (slot) return slot;
  slot = arena_.create<Type>();
  slot->kind = TypeKind::Function;
  slot->element = returnType;
  slot->variadic = variadic;
  slot->fields = copyOf(arena_, params);
  return slot;
}

void appendName(std::string& out, std::string_view name) {
  auto plain = [](unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '_' || c == '-';
  };
  bool digitFirst = !name.empty() && name[0] >= '0' && name[0] <= '9';  // would read as a number
  if (!name.empty() && !digitFirst && std::all_of(name.begin(), name.end(), plain)) {
    out += name;
    return;
  }
  out += '"';
  appendEscaped(out, name);
  out += '"';
}

void appendEscaped(std::string& out, std::string_view bytes) {
  for (unsigned char c : bytes) {
    if (c >= 0x20 && c < 0x7F && c != '"' && c != '\\') {
      out += char(c);
    } else {
      out += '\\';
      out += "0123456789ABCDEF"[c >> 4];
      out += "0123456789ABCDEF"[c & 15];
    }
  }
}

bool isSized(const Type* type) {
  while (type->isArray()) type = type->element;
  if (type->isVoid() || type->isFunction() || type->opaque) return false;
  if (!type->isStruct()) return true;
  return std::all_of(type->fields.begin(), type->fields.end(), isSized);
}

static void appendTypes(std::string& out, std::span<Type* const> types, std::string_view pointer) {
  for (size_t i = 0; i < types.size(); ++i) {
    if (i) out += ", ";
    appendType(out, types[i], pointer);
  }
}

void appendStructBody(std::string& out, const Type* type, std::string_view pointer) {
  out += type->packed ? "<{" : "{";
  if (!type->fields.empty()) out += ' ';
  appendTypes(out, type->fields, pointer);
  if (!type->fields.empty()) out += ' ';
  out += type->packed ? "}>" : "}";
}

void appendType(std::string& out, const Type* type, std::string_view pointer) {
  switch (type->kind) {
    case TypeKind::Void: out += "void"; return;
    case TypeKind::Int: {
      char digits[] = {'i', 0, 0, 0};
      char* end = std::to_chars(digits + 1, std::end(digits), type->bits).ptr;
      out.append(digits, end);
      return;
    }
    case TypeKind::Float: out += "float"; return;
    case TypeKind::Double: out += "double"; return;
    case TypeKind::X86Fp80: out += "x86_fp80"; return;
    case TypeKind::Fp128: out += "fp128"; return;
    case TypeKind::Ptr: out += pointer; return;
    case TypeKind::Array: {
      // A loop: an array may have ten thousand dimensions.
      size_t depth = 0;
      for (; type->isArray(); type = type->element, ++depth)
        out += fmt::format("[{} x ", type->count);
      appendType(out, type, pointer);
      out.append(depth, ']');
      return;
    }
    case TypeKind::Vector:
      out += fmt::format("<{} x ", type->count);
      appendType(out, type->element, pointer);
      out += '>';
      return;
    case TypeKind::Struct:
      if (!type->name.empty()) {
        out += '%';
        appendName(out, type->name);
        return;
      }
      appendStructBody(out, type, pointer);
      return;
    case TypeKind::Function:
      appendType(out, type->returnType(), pointer);
      out += " (";
      appendTypes(out, type->params(), pointer);
      if (type->variadic) out += type->fields.empty() ? "..." : ", ...";
      out += ')';
      return;
  }
}

bool holdsWideInt(const Type* type) {
  while (type->isArray()) type = type->element;
  if (type->isStruct()) return std::any_of(type->fields.begin(), type->fields.end(), holdsWideInt);
  return type->isInt() && type->bits > 64;
}

std::string toString(const Type* type) {
  std::string out;
  appendType(out, type);
  return out;
}

}  // namespace minic
