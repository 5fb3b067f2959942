// How C's arguments and results travel in IR: the classification of both calling conventions, from
// a neutral description of a type to scalars, pointers and attributes. What is left to the back end
// is to hand out registers and stack slots to scalars in order (backend/lower/abi.h).
// Sources: System V AMD64 psABI 3.2.3; RISC-V ELF psABI, "Integer calling convention" and "Hardware
// floating-point calling convention" (LP64D); clang's lib/CodeGen/TargetInfo.cpp for the shape of
// the IR. Where gcc and clang differ (unnamed bit-fields, members without size, __int128 at the
// last register) this is gcc's convention.
//
// A front end calls it so, for a definition and for a call alike:
//
//   AbiClassifier abi(target);
//   AbiPassing result = abi.result(describe(fnType->result));       // always first
//   if (result.kind == AbiPassing::Memory) param(ptr, sret(T) align result.align);
//   for (each argument) {
//     AbiPassing how = abi.argument(describe(type), isAfterTheLastNamedParameter);
//     if (how.padding) param(i64);                                  // a call passes undef
//     switch (how.kind) {
//       case AbiPassing::Ignore: break;
//       case AbiPassing::Direct:
//         for (AbiPiece piece : how.parts()) param(irType(piece));  // loaded from address + offset
//         break;
//       case AbiPassing::Memory: param(ptr, byval(T) align how.align); break;
//       case AbiPassing::Pointer: param(ptr); break;  // to a copy that the caller makes
//     }
//   }
//
// irType: an integer of 8 * size bits, float or double. A definition stores the pieces to the
// parameter's variable, at their offsets; a call loads them from the argument's. A piece never
// reaches beyond the bytes of its type. A result that is Direct with two pieces is a struct of both
// ({ i64, double }); one that is Ignore or Memory makes the function void. `extension` is for
// integers that C passes as they are (signext, zeroext).
//
// `va_arg` of a type asks a new AbiClassifier for argument(shape, true): what one value needs.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "target/target_info.h"

namespace minic {

enum class AbiKind : uint8_t {
  SignedInt,
  UnsignedInt,  ///< also _Bool
  Pointer,      ///< an integer, but for LP64D not one that stands beside a float
  Float,        ///< float or double, by its size
  LongDouble,   ///< x87's or binary128, as the target has it: 16 bytes
};

/// A scalar in a type.
struct AbiLeaf {
  uint64_t offset = 0;  ///< bytes from the start of the type
  uint32_t size = 0;    ///< bytes
  AbiKind kind = AbiKind::SignedInt;
  bool isBitField = false;
  bool isUnnamed = false;  ///< a bit-field without a name

  /// A bit-field of `width` bits, not 0, of a struct, from that bit of the type on: the bytes that
  /// hold it. Unnamed ones count; those of width 0 are left out.
  static AbiLeaf bitField(uint64_t bit, uint32_t width) {
    return {bit / 8, uint32_t((bit + width + 7) / 8 - bit / 8), AbiKind::UnsignedInt, true};
  }
  /// A bit-field of a union, of width 0 too: an integer that is as large as it must be.
  static AbiLeaf bitFieldOfUnion(uint64_t offset, uint32_t width) {
    return {offset, std::max(1u, std::bit_ceil((width + 7) / 8)), AbiKind::UnsignedInt};
  }
};

/// A type as calling conventions see it.
struct AbiShape {
  uint64_t size = 0;  ///< in bytes; 0: void, or an empty struct
  uint32_t align = 1;
  bool isRecord = false;  ///< a struct or union (an argument is never an array)
  bool hasUnion = false;  ///< is or contains a union that has a size
  /// All scalars in order, members of structs and elements of arrays and all members of unions
  /// among them; endMember() changes the order. Of a type of more than 16 bytes those after the
  /// third may be left out.
  std::vector<AbiLeaf> leaves;
  /// An array or a union without size: its offset and its scalars, of T[0] those of one element.
  struct EmptyMember {
    uint64_t offset;
    std::vector<AbiLeaf> leaves;
  };
  std::vector<EmptyMember> emptyMembers;
  uint32_t leastAlign = 1;        ///< of it and of the records in it that have a size
  bool hasFlexibleArray = false;  ///< the last member is T[]
  bool hasMemoryMember = false;   ///< x86-64 passes a record in it in memory

  /// The leaves from `first` on are those of a record that is a member. x86-64 classifies it on its
  /// own, which differs from all leaves in order if it lies in a union: its integers come first
  /// now.
  void endMember(size_t first);

  /// Nothing in it is a value.
  bool isPadding() const {
    return std::all_of(leaves.begin(), leaves.end(), [](const AbiLeaf& l) { return l.isUnnamed; });
  }

  static AbiShape scalar(AbiKind kind, uint32_t size) {
    return {size, size, false, false, {{0, size, kind}}};
  }
};

/// A part of a value that is an IR value of its own.
struct AbiPiece {
  enum Type : uint8_t { Int, Float, LongDouble };
  Type type = Int;
  uint32_t size = 0;    ///< bytes: an integer of 1 to 8, a float of 4 or 8, 16
  uint64_t offset = 0;  ///< of its first byte in the value
  bool operator==(const AbiPiece&) const = default;
};

struct AbiPassing {
  enum Kind : uint8_t {
    Ignore,   ///< there is nothing to pass
    Direct,   ///< as its pieces
    Memory,   ///< an argument: copied to the stack (byval); a result: through a pointer (sret)
    Pointer,  ///< an argument: the address of a copy
  };
  enum Extension : uint8_t { None, Sign, Zero };
  Kind kind = Ignore;
  Extension extension = None;  ///< of a Direct integer that is no record
  bool padding = false;        ///< an i64 of any value comes before it, for its alignment
  uint8_t count = 0;           ///< of pieces
  AbiPiece pieces[2];
  uint32_t align = 0;  ///< Memory, Pointer: of the copy or of the result

  std::span<const AbiPiece> parts() const { return {pieces, count}; }
};

/// Classifies the result and then the arguments of one function type or call, in order: what
/// registers are left decides about later arguments.
class AbiClassifier {
 public:
  explicit AbiClassifier(const TargetInfo& target) : rules_(target.arguments) {}

  /// Of void: Ignore. A hidden pointer takes the first integer register.
  AbiPassing result(const AbiShape& shape);
  /// The next argument; `variadic`: after the last named parameter. All arguments of a function
  /// without a prototype count as named.
  AbiPassing argument(const AbiShape& shape, bool variadic = false);

 private:
  AbiPassing scalar(const AbiShape& shape) const;
  AbiPassing eightbytes(const AbiShape& shape, bool isResult) const;
  AbiPassing flattened(const AbiShape& shape) const;
  /// As one or two integers.
  static AbiPassing integers(const AbiShape& shape);
  AbiPassing inMemory(const AbiShape& shape) const;

  const ArgumentRules& rules_;
  uint32_t ints_ = 0, floats_ = 0;  // registers in use
  uint64_t stack_ = 0;              // slots in use; counted for conventions without byval only
};

}  // namespace minic
