// The intrinsics that the IR knows, by the rows of intrinsics.def.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace minic {

struct Type;

/// Known functions called "llvm.*"; Other: an intrinsic that the IR does not know.
enum class Intrinsic : uint8_t {
  None,
#define INTRINSIC(Enum, stem, type, memory, lowering, wide, narrow, summary) Enum,
#include "ir/intrinsics.def"
  Other,
};
/// Those that the back end lowers, and those that x86-64's does, with the numbers of Intrinsic.
/// A switch over one of them without a default has all: a missing one does not compile.
enum class MachineIntrinsic : uint8_t {
#define MACHINE_INTRINSIC(Enum, stem, type, memory, summary) Enum = uint8_t(Intrinsic::Enum),
#include "ir/intrinsics.def"
};
enum class X86Intrinsic : uint8_t {
#define X86_INTRINSIC(Enum, stem, type, memory, summary) Enum = uint8_t(Intrinsic::Enum),
#include "ir/intrinsics.def"
};

/// The code that a call of an intrinsic becomes; see intrinsics.def.
enum class IntrinsicLowering : uint8_t {
  Nothing,
  Memory,
  Stack,
  Machine,
  X86,
  Library,
  ExpandInt,
  ExpandFloat,
  Unsupported,
};

struct IntrinsicInfo {
  std::string_view stem;  ///< "smax" of "llvm.smax.i32"
  std::string_view type;  ///< by letters, see intrinsics.def
  uint8_t memory;         ///< memory that a call may access (mem::)
  IntrinsicLowering lowering;
  const char *wide, *narrow;  ///< functions of the C library, for double and for float
  std::string_view summary;
};
const IntrinsicInfo& intrinsicInfo(Intrinsic intrinsic);

/// The intrinsic of that symbol's name.
Intrinsic intrinsicNamed(std::string_view name);
/// The symbol's name of an intrinsic, on that type of integers if one is to be chosen.
std::string intrinsicName(Intrinsic intrinsic, const Type* chosen = nullptr);

/// The intrinsic that gives the same as the C library's function of that name, of any type
/// ("labs", "fmaxf", "fabsl"); None: there is none.
Intrinsic intrinsicOfLibrary(std::string_view name);

/// The C function that computes the intrinsic on floats of this type ("floorf"); null: none.
const char* libraryName(Intrinsic intrinsic, const Type* type);

}  // namespace minic
