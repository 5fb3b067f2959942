// The type of a value in memory, as far as C's rule for accesses (C17 6.5p7) tells types apart
// here: signed and unsigned are one, and so are all pointers, all integers of a size, and enums.
#pragma once

#include <string_view>

#include "ir/types.h"

namespace minic {

/// A flag of loads and stores in modules for the checking interpreter: the source has this access
/// by an lvalue of this type, which is no member of a union.
constexpr uint8_t kTypedAccess = 1;

/// None: characters, whose lvalues may read anything; values of several scalars; what is not known.
enum class EffectiveType : uint8_t { None, Short, Int, Long, Float, Double, Pointer };

inline EffectiveType effectiveType(const Type* type) {
  switch (type->kind) {
    case minic::TypeKind::Int:
      return type->bits == 16   ? EffectiveType::Short
             : type->bits == 32 ? EffectiveType::Int
             : type->bits == 64 ? EffectiveType::Long
                                : EffectiveType::None;
    case minic::TypeKind::Float: return EffectiveType::Float;
    case minic::TypeKind::Double: return EffectiveType::Double;
    case minic::TypeKind::Ptr: return EffectiveType::Pointer;
    default: return EffectiveType::None;
  }
}

/// The members are objects of their types. Those of a union are not, nor are the fields of a type
/// without a name: the value of an object that has a union in it may be of such a type.
inline bool hasTypedMembers(const Type* type) {
  return type->kind == minic::TypeKind::Struct && type->name.starts_with("struct.");
}

/// Of the scalar at the start of an object.
inline EffectiveType firstEffectiveType(const Type* type) {
  while (type->isAggregate()) {
    if (type->kind == minic::TypeKind::Array)
      type = type->element;
    else if (hasTypedMembers(type) && !type->fields.empty())
      type = type->fields[0];
    else
      return EffectiveType::None;
  }
  return effectiveType(type);
}

inline std::string_view nameOf(EffectiveType type) {
  constexpr std::string_view kNames[] = {"char",  "short",  "int",    "long",
                                         "float", "double", "pointer"};
  return kNames[size_t(type)];
}

}  // namespace minic
