// The types of the IR, LLVM's: void, i1 to i128 of any width, float, double, x86_fp80 and fp128
// (C's long double), ptr (opaque), [N x T], {T...}, <N x T> and function types. They are interned
// per module, so types are compared by address. Sizes and alignments are those of both targets
// (LP64: x86-64 SysV and RISC-V LP64D agree).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "support/arena.h"

namespace minic {

enum class TypeKind : uint8_t {
  Void,
  Int,
  Float,
  Double,
  X86Fp80,
  Fp128,
  Ptr,
  Array,
  Struct,
  Function,
  Vector
};

/// An interned type; trivially destructible, owned by the TypeContext.
struct Type {
  TypeKind kind;
  bool packed = false;          ///< Struct: <{...}>, no padding, alignment 1
  bool variadic = false;        ///< Function: takes "..."
  bool opaque = false;          ///< Struct: named, without a body: has no size
  uint32_t bits = 0;            ///< Int: 1 to 128; other scalars and vectors: as in memory
  uint32_t align = 1;           ///< ABI alignment in bytes
  uint64_t size = 0;            ///< bytes an object of this type occupies (arrays: count * element)
  uint64_t count = 0;           ///< Array, Vector: number of elements
  Type* element = nullptr;      ///< Array, Vector: element type; Function: return type
  std::span<Type*> fields;      ///< Struct: fields; Function: parameters
  std::span<uint64_t> offsets;  ///< Struct: byte offset of each field
  std::string_view name;        ///< Struct: name without %, empty for a literal struct

  bool isVoid() const { return kind == TypeKind::Void; }
  bool isInt() const { return kind == TypeKind::Int; }
  bool isInt(uint32_t width) const { return kind == TypeKind::Int && bits == width; }
  /// An integer of another width than 1, 8, 16, 32 and 64.
  bool isOddInt() const {
    return isInt() && bits != 1 && bits != 8 && bits != 16 && bits != 32 && bits != 64;
  }
  /// Float or double: an IEEE number in a register.
  bool isFloatingPoint() const { return kind == TypeKind::Float || kind == TypeKind::Double; }
  /// X87's 80 bits or binary128. No machine here keeps such a value in a register that is
  /// allocated: lowerLongDoubles() puts it in memory or makes an integer of it.
  bool isLongDouble() const { return kind == TypeKind::X86Fp80 || kind == TypeKind::Fp128; }
  bool isAnyFloat() const { return isFloatingPoint() || isLongDouble(); }
  bool isPtr() const { return kind == TypeKind::Ptr; }
  bool isArray() const { return kind == TypeKind::Array; }
  bool isStruct() const { return kind == TypeKind::Struct; }
  bool isFunction() const { return kind == TypeKind::Function; }
  bool isAggregate() const { return isArray() || isStruct(); }
  /// <N x T>: T is i1 (a mask, never in memory), i8, i16, i32, i64, float or double, N a power of
  /// two. Arithmetic, casts, comparisons and selects work lane by lane.
  bool isVector() const { return kind == TypeKind::Vector; }
  /// The type of one lane; of what is no vector, the type itself.
  Type* lane() { return isVector() ? element : this; }
  const Type* lane() const { return isVector() ? element : this; }
  /// Int, any float, ptr.
  bool isScalar() const { return isInt() || isAnyFloat() || isPtr(); }
  Type* returnType() const { return element; }
  std::span<Type*> params() const { return fields; }
};

/// Owns and interns the types of one module.
class TypeContext {
 public:
  TypeContext();
  TypeContext(const TypeContext&) = delete;
  TypeContext& operator=(const TypeContext&) = delete;

  Type* voidTy() { return void_; }
  Type* i1() { return ints_[1]; }
  Type* i8() { return ints_[8]; }
  Type* i16() { return ints_[16]; }
  Type* i32() { return ints_[32]; }
  Type* i64() { return ints_[64]; }
  Type* floatTy() { return float_; }
  Type* doubleTy() { return double_; }
  /// X87's extended format and IEEE's binary128, both of 16 bytes in memory.
  Type* x86Fp80();
  Type* fp128();
  bool hasLongDoubles() const { return x86Fp80_ || fp128_; }
  bool has(TypeKind longDouble) const {
    return longDouble == TypeKind::X86Fp80 ? x86Fp80_ : fp128_;
  }
  Type* ptr() { return ptr_; }
  /// The integer type of that width, or null if the IR has none. Those of more than 64 bits
  /// exist only in a module just read: splitWideInts() replaces them before any other pass.
  Type* intTy(uint32_t bits);
  /// Whether the module has integer types of an odd width, and the width of its widest one.
  bool hasOddInts() const { return hasOddInts_; }
  uint32_t widestInt() const { return widestInt_; }
  Type* array(Type* element, uint64_t count);
  /// <count x element>, or null if the IR has no such type (see Type::isVector; at most 64 lanes).
  Type* vector(Type* element, uint64_t count);
  /// `scalar` in as many lanes as `like` has: itself if `like` is no vector. This is how the type
  /// of a comparison (scalar: i1) or of a cast follows from its operand's.
  Type* like(const Type* like, Type* scalar) {
    return like->isVector() ? vector(scalar, like->count) : scalar;
  }
  bool hasVectors() const { return hasVectors_; }
  /// A literal struct type.
  Type* structTy(std::span<Type* const> fields, bool packed = false);
  /// The named struct `name`, opaque until setBody; a name means one type.
  Type* namedStruct(std::string_view name);
  void setBody(Type* namedStruct, std::span<Type* const> fields, bool packed);
  Type* function(Type* returnType, std::span<Type* const> params, bool variadic = false);
  /// Named structs in order of creation, for the printer.
  std::span<Type* const> namedStructs() const { return named_; }

 private:
  Type* simple(TypeKind kind, uint32_t bits, uint64_t size);
  void layOut(Type* type, std::span<Type* const> fields, bool packed);

  Arena arena_;
  Type* ints_[129] = {};  // by width
  bool hasOddInts_ = false, hasVectors_ = false;
  uint32_t widestInt_ = 64;
  Type *void_, *float_, *double_, *ptr_;
  Type *x86Fp80_ = nullptr, *fp128_ = nullptr;
  std::unordered_map<std::string, Type*>
      derived_;  // by a key of the parts' addresses; never iterated
  std::unordered_map<std::string_view, Type*> byName_;
  std::vector<Type*> named_;
};

/// Whether the type is or contains an integer of more than 64 bits.
bool holdsWideInt(const Type* type);

/// A value of the type can be in memory: no part of it is void, a function or opaque.
bool isSized(const Type* type);

/// LLVM's spelling: "i32", "[4 x float]", "{ i32, ptr }", "%struct.node", "i32 (i32, ...)".
std::string toString(const Type* type);
/// `pointer`: what pointers are written as.
void appendType(std::string& out, const Type* type, std::string_view pointer = "ptr");
/// `{ i32, ptr }`, of a named struct too.
void appendStructBody(std::string& out, const Type* type, std::string_view pointer);

/// A name as LLVM writes it after % or @: in quotes unless it is letters, digits, ".", "_", "-" and
/// begins with no digit.
void appendName(std::string& out, std::string_view name);
/// Bytes as LLVM writes them between quotes: unprintable ones, quotes and backslashes as \XX.
void appendEscaped(std::string& out, std::string_view bytes);

}  // namespace minic
