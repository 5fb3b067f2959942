// The types of the source language: all of C's kinds, laid out for LP64 (x86-64 SysV and RISC-V
// LP64D agree on every size and alignment below). Types are interned by a TypeContext, qualifiers
// included: two types are the same exactly if their addresses are equal, and `unqualified` leads to
// the type without its own const and volatile. Qualifiers of an array are on its elements.
// The language's types, declarations and trees are in minic::ast, apart from the IR's of like
// names.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/arena.h"
#include "support/wide_float.h"

namespace minic::ast {

enum class TypeKind : uint8_t {
  Error,  ///< of a construct with a reported error; never reaches irgen
  Void,
  Bool,
  Char,  ///< plain char: a type of its own, signed or not as the target says
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
  Int128,
  UInt128,
  Float,
  Double,
  LongDouble,  ///< x87's or binary128; 16 bytes on both targets
  Pointer,
  Array,            ///< `count` elements
  IncompleteArray,  ///< `T[]`: completed by an initialiser or a later declaration
  VariableArray,    ///< its size is known where its declaration is reached
  Function,
  Struct,
  Union,
  Enum,
};

enum Qualifiers : uint8_t { NoQualifiers = 0, Const = 1, Volatile = 2, Atomic = 4 };

struct Decl;
struct VarDecl;
struct RecordInfo;  // members, offsets, completeness of a struct, union or enum

struct Type {
  TypeKind kind = TypeKind::Error;
  uint8_t qualifiers = NoQualifiers;
  bool variadic = false;      ///< Function: `...` at the end
  bool unsignedChar = false;  ///< Char: unsigned, by the target or an option
  bool isBinary128 = false;   ///< LongDouble: else it is x87's
  bool unprototyped = false;  ///< Function: `()` in C, any arguments
  uint32_t align = 1;         ///< in bytes
  uint64_t size = 0;          ///< in bytes; 0 for void, functions and incomplete types
  uint64_t count = 0;         ///< Array: number of elements (0 is possible in SysY)
  /// VariableArray: the automatic variable of type unsigned long that holds the number of elements.
  /// Null: the number is `count` (the elements are variable arrays), or not known (`[*]`).
  VarDecl* bound = nullptr;
  std::string_view boundText;  ///< VariableArray: the bound as written, "*" if it is not known
  /// It is made of a variable array: one, a pointer to one, ...
  bool isVariablyModified = false;
  /// Pointer: the pointee. Array: the element. Function: the result. Enum: its integer type.
  const Type* element = nullptr;
  const Type* unqualified = nullptr;    ///< this type without its own qualifiers
  std::span<const Type* const> params;  ///< Function: unqualified, arrays already adjusted
  RecordInfo* record = nullptr;         ///< Struct, Union, Enum
  uint32_t id = 0;                      ///< dense, in order of creation

  bool isError() const { return kind == TypeKind::Error; }
  bool isVoid() const { return kind == TypeKind::Void; }
  bool isPointer() const { return kind == TypeKind::Pointer; }
  bool isArray() const { return kind >= TypeKind::Array && kind <= TypeKind::VariableArray; }
  bool isVariableArray() const { return kind == TypeKind::VariableArray; }
  bool isFunction() const { return kind == TypeKind::Function; }
  bool isRecord() const { return kind == TypeKind::Struct || kind == TypeKind::Union; }
  bool isInteger() const {
    return (kind >= TypeKind::Bool && kind <= TypeKind::UInt128) || kind == TypeKind::Enum;
  }
  bool isFloating() const { return kind >= TypeKind::Float && kind <= TypeKind::LongDouble; }
  bool isArithmetic() const { return isInteger() || isFloating(); }
  bool isScalar() const { return isArithmetic() || isPointer(); }
  bool isAggregate() const { return isArray() || isRecord(); }
  /// char, signed char or unsigned char.
  bool isCharacter() const { return kind >= TypeKind::Char && kind <= TypeKind::UChar; }
  bool isConst() const { return qualifiers & Const; }
  bool isVolatile() const { return qualifiers & Volatile; }
  bool isAtomic() const { return qualifiers & Atomic; }
  /// An integer type with negative numbers: an enum is as its integer type.
  bool isSigned() const {
    switch (kind) {
      case TypeKind::Char: return !unsignedChar;
      case TypeKind::SChar:
      case TypeKind::Short:
      case TypeKind::Int:
      case TypeKind::Long:
      case TypeKind::LongLong:
      case TypeKind::Int128: return true;
      case TypeKind::Enum: return element->isSigned();
      default: return false;
    }
  }
  bool isUnsigned() const { return isInteger() && !isSigned(); }
  /// Floating types only.
  const FloatFormat& format() const {
    return kind == TypeKind::Float    ? kSingle
           : kind == TypeKind::Double ? kDouble
           : isBinary128              ? kBinary128
                                      : kX87;
  }
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
  std::string_view name;  ///< empty: an anonymous struct or union, or an unnamed bit-field
  const Type* type = nullptr;
  /// In bytes. Of a bit-field: of the unit that is read and written for it, which touches no member
  /// that is no bit-field.
  uint64_t offset = 0;
  bool isBitField = false;
  uint8_t bitWidth = 0;              ///< bit-field
  uint8_t bitOffset = 0;             ///< bit-field: from the lowest bit of its unit
  uint8_t unitSize = 0;              ///< bit-field: bytes of its unit, 1 to 9
  uint32_t index = 0;                ///< in RecordInfo::fields
  uint32_t minAlign = 0;             ///< by `_Alignas`, in bytes; 0: none
  bool packed = false;               ///< __attribute__((packed)) on the member
  const Decl* restricted = nullptr;  ///< its declaration, if that speaks against uses; else null
};

struct Enumerator {
  std::string_view name;
  int64_t value = 0;  ///< as the enum's integer type has it; a large unsigned one is negative
};

struct RecordInfo {
  std::string_view tag;  ///< empty: none
  /// Of a type without a tag: the first typedef of it.
  std::string_view typedefName;
  bool complete = false;
  bool isPacked = false;
  bool isTransparent = false;     ///< a union as which an argument of any member's type is passed
  bool hasFlexibleArray = false;  ///< the last member is a `T x[]`
  bool mayBeUnused = false;       ///< its objects: the attribute `unused`
  std::span<Field> fields;
  std::span<const Enumerator> enumerators;  ///< of an enum, in order
};

/// The attributes of the whole record.
struct RecordAttributes {
  bool packed = false;
  bool isMsStruct = false;  ///< __attribute__((ms_struct)): bit-fields as Microsoft lays them out
  bool isUnused = false;    ///< __attribute__((unused))
  uint32_t minAlign = 1;    ///< __attribute__((aligned))
  uint32_t maxAlign = 0;    ///< #pragma pack; 0: none
};

/// Makes and owns types. One per translation unit.
class TypeContext {
 public:
  explicit TypeContext(bool unsignedChar = false, bool isBinary128 = false);
  ~TypeContext();
  TypeContext(const TypeContext&) = delete;
  TypeContext& operator=(const TypeContext&) = delete;

  /// Error, Void and the arithmetic kinds.
  const Type* get(TypeKind kind) const { return basic_[size_t(kind)]; }
  const Type* pointerTo(const Type* pointee);
  /// Null if the size would exceed 2^63 - 1 bytes. The element is complete.
  const Type* arrayOf(const Type* element, uint64_t count);
  const Type* incompleteArrayOf(const Type* element);
  /// A new type on each call; `text` is the bound as written.
  const Type* variableArrayOf(const Type* element, VarDecl* bound, std::string_view text);
  /// The composite type of two compatible types; null if they are not compatible.
  const Type* composite(const Type* a, const Type* b);
  /// Parameter types are adjusted here: top-level qualifiers dropped; arrays and functions must
  /// have been turned into pointers by the caller.
  const Type* function(const Type* result, std::span<const Type* const> params, bool variadic,
                       bool unprototyped);
  /// A new, incomplete struct or union.
  const Type* newRecord(TypeKind kind, std::string_view tag);
  /// Lays the members of `record` out (System V and RISC-V psABI agree) and makes it complete. The
  /// members have name, type, bit width and wishes; their places are filled in. False if the size
  /// would exceed 2^63 - 1 bytes.
  bool complete(const Type* record, std::span<const Field> fields,
                const RecordAttributes& attributes);
  /// A new enumerated type whose values are held as `integer`.
  const Type* newEnum(std::string_view tag, const Type* integer);
  /// Sets the integer type of an enumerated type, once its list is read.
  void completeEnum(const Type* type, const Type* integer);
  /// `type` with exactly the qualifiers it has plus `qualifiers`; of an array its elements.
  const Type* qualified(const Type* type, uint8_t qualifiers);

  /// The type with another alignment, in bytes (`typedef int T __attribute__((aligned(16)))`).
  const Type* aligned(const Type* type, uint32_t align);

  /// The integer promotions of the type of a value (C17 6.3.1.1p2).
  const Type* promoted(const Type* type) const;
  /// The usual arithmetic conversions (6.3.1.8): the type that both operands get.
  const Type* common(const Type* lhs, const Type* rhs) const;

  /// As C writes it: "int", "const char *", "int (*)[4]", "float (int, float *)".
  static std::string name(const Type* type);

  Arena& arena() { return arena_; }

 private:
  struct Tables;
  Type* make(TypeKind kind);
  Type* makeArray(TypeKind kind, const Type* element);
  Type* makeLike(const Type& type);
  const Type* compositeOf(const Type* a, const Type* b);
  const Type* compositeArray(const Type* a, const Type* b);
  const Type* compositeFunction(const Type* a, const Type* b);
  template <class F>
  void forEachVariant(const Type* type, F&& change);

  Arena arena_;
  const Type* basic_[size_t(TypeKind::Enum) + 1] = {};
  std::unique_ptr<Tables> tables_;
  uint32_t next_ = 0;
};

/// The member of that name, looked for in anonymous members too: `path` leads to it, outermost
/// first. False if there is none.
bool findField(const Type* record, std::string_view name, std::vector<const Field*>& path);

/// Arrays and pointers alike, qualifiers anywhere below ignored.
bool sameIgnoringQualifiers(const Type* a, const Type* b);

/// C17 6.2.7: whether unqualified types are compatible. (A tag is declared once: two record types
/// are compatible if they are the same.) Types in error agree with everything.
bool compatible(const Type* a, const Type* b);
/// The qualifiers of an array's innermost elements, or of the type itself.
inline uint8_t innerQualifiers(const Type* type) { return type->scalarElement()->qualifiers; }

}  // namespace minic::ast

namespace minic {

/// A name or a type in the text of a message; names of absurd length are cut.
std::string quote(std::string_view name);
std::string quote(const ast::Type* type);

}  // namespace minic
