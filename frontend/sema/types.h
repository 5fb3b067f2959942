// The types of the source language: all of C's kinds, laid out for LP64 (x86-64 SysV and RISC-V
// LP64D agree on every size and alignment below). Types are interned by a TypeContext, qualifiers
// included: two types are the same exactly if their addresses are equal, and `unqualified` leads to
// the type without its own const and volatile. Qualifiers of an array sit on its elements.
// The language's types, declarations and trees are in minic::ast, apart from the IR's of like
// names.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "support/arena.h"

namespace minic::ast {

enum class TypeKind : uint8_t {
  Error,  ///< the type of what an error was reported about; never reaches irgen
  Void,
  Bool,
  Char,  ///< plain char: signed on both targets as minic sees it, and a type of its own
  SChar,
  UChar,
  Short,
  UShort,
  Int,
  UInt,
  Long,
  ULong,
  LongLong,
  ULongLong,
  Float,
  Double,
  Pointer,
  Array,            ///< `count` elements
  IncompleteArray,  ///< `T[]`: completed by an initialiser or a later declaration
  Function,
  Struct,
  Union,
  Enum,
};

enum Qualifiers : uint8_t { NoQualifiers = 0, Const = 1, Volatile = 2 };

struct RecordInfo;  // members, offsets, completeness of a struct, union or enum

struct Type {
  TypeKind kind = TypeKind::Error;
  uint8_t qualifiers = NoQualifiers;
  bool variadic = false;      ///< Function: `...` at the end
  bool unprototyped = false;  ///< Function: `()` in C, any arguments
  uint32_t align = 1;         ///< in bytes
  uint64_t size = 0;          ///< in bytes; 0 for void, functions and incomplete types
  uint64_t count = 0;         ///< Array: number of elements (0 is possible in SysY)
  /// Pointer: what it points to. Array: the element. Function: the result. Enum: its integer type.
  const Type* element = nullptr;
  const Type* unqualified = nullptr;    ///< this type without its own qualifiers
  std::span<const Type* const> params;  ///< Function: unqualified, arrays already adjusted
  RecordInfo* record = nullptr;         ///< Struct, Union, Enum
  uint32_t id = 0;                      ///< dense, in order of creation

  bool isError() const { return kind == TypeKind::Error; }
  bool isVoid() const { return kind == TypeKind::Void; }
  bool isPointer() const { return kind == TypeKind::Pointer; }
  bool isArray() const { return kind == TypeKind::Array || kind == TypeKind::IncompleteArray; }
  bool isFunction() const { return kind == TypeKind::Function; }
  bool isRecord() const { return kind == TypeKind::Struct || kind == TypeKind::Union; }
  bool isInteger() const {
    return (kind >= TypeKind::Bool && kind <= TypeKind::ULongLong) || kind == TypeKind::Enum;
  }
  bool isFloating() const { return kind == TypeKind::Float || kind == TypeKind::Double; }
  bool isArithmetic() const { return isInteger() || isFloating(); }
  bool isScalar() const { return isArithmetic() || isPointer(); }
  /// char, signed char or unsigned char.
  bool isCharacter() const { return kind >= TypeKind::Char && kind <= TypeKind::UChar; }
  bool isConst() const { return qualifiers & Const; }
  bool isVolatile() const { return qualifiers & Volatile; }
  /// Integers only: plain char is signed, an enum is as its integer type.
  bool isSigned() const {
    switch (kind) {
      case TypeKind::Char:
      case TypeKind::SChar:
      case TypeKind::Short:
      case TypeKind::Int:
      case TypeKind::Long:
      case TypeKind::LongLong:
        return true;
      case TypeKind::Enum:
        return element->isSigned();
      default:
        return false;
    }
  }
  bool isUnsigned() const { return isInteger() && !isSigned(); }
  /// Integers only: width in bits (8 for _Bool's storage).
  unsigned bits() const { return unsigned(size * 8); }
  /// Has a size: not void, not a function, no incomplete array or record.
  bool isComplete() const;
  /// For an array of arrays the innermost element, else the type itself.
  const Type* scalarElement() const {
    const Type* type = this;
    while (type->isArray()) type = type->element;
    return type;
  }
  bool is(const Type* other) const { return unqualified == other->unqualified; }
};

/// A struct's or union's member, in order of declaration.
struct Field {
  std::string_view name;
  const Type* type = nullptr;
  uint64_t offset = 0;  ///< in bytes
};

struct RecordInfo {
  std::string_view tag;
  bool complete = false;
  std::span<Field> fields;
};

/// Makes and owns types. One per translation unit.
class TypeContext {
 public:
  TypeContext();
  ~TypeContext();
  TypeContext(const TypeContext&) = delete;
  TypeContext& operator=(const TypeContext&) = delete;

  /// Error, Void and the arithmetic kinds.
  const Type* get(TypeKind kind) const { return basic_[size_t(kind)]; }
  const Type* pointerTo(const Type* pointee);
  /// Null if the size would exceed 2^63 - 1 bytes. The element is complete.
  const Type* arrayOf(const Type* element, uint64_t count);
  const Type* incompleteArrayOf(const Type* element);
  /// Parameter types are adjusted here: top-level qualifiers dropped; arrays and functions must
  /// have been turned into pointers by the caller.
  const Type* function(const Type* result, std::span<const Type* const> params, bool variadic,
                       bool unprototyped);
  /// `type` with exactly the qualifiers it has plus `qualifiers`; of an array its elements.
  const Type* qualified(const Type* type, uint8_t qualifiers);

  /// As C writes it: "int", "const char *", "int (*)[4]", "float (int, float *)".
  static std::string name(const Type* type);

  Arena& arena() { return arena_; }

 private:
  struct Tables;
  Type* make(TypeKind kind);

  Arena arena_;
  const Type* basic_[size_t(TypeKind::Enum) + 1] = {};
  std::unique_ptr<Tables> tables_;
  uint32_t next_ = 0;
};

/// Arrays and pointers alike, qualifiers anywhere below ignored.
bool sameIgnoringQualifiers(const Type* a, const Type* b);
/// The qualifiers of an array's innermost elements, or of the type itself.
inline uint8_t innerQualifiers(const Type* type) { return type->scalarElement()->qualifiers; }

}  // namespace minic::ast
