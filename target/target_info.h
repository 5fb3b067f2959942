// The machines as data: the properties of a target that passes, the front end and the back end
// share. The instructions are the back end's. One constant TargetInfo each; backend::Target points
// to its own.
//
// To add a target: its name here and in allTargets(), target/<target>.cpp with all its facts, then
// backend/<target>/.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "target/extensions.h"

namespace minic {

/// By which rule a struct or union of at most 16 bytes travels in registers (target/abi.h).
enum class RecordRule : uint8_t {
  Eightbytes,  ///< each 8 bytes in a register of the kind of its members (SysV)
  Flattened,   ///< one or two members, a float among them, in their own; else as integers (LP64D)
};

/// How arguments and results are passed, as far as it shows in IR. Registers are counted here and
/// named by the back end's CallConv. Sources: System V AMD64 psABI 3.2.3; RISC-V ELF psABI (LP64D).
struct ArgumentRules {
  uint8_t intRegisters = 0, floatRegisters = 0;  ///< for arguments
  uint8_t intReturns = 2, floatReturns = 2;      ///< registers for results
  /// A float argument for which no float register is left takes an integer register (LP64D), and
  /// the stack only then; otherwise it goes to the stack at once (SysV).
  bool floatsOverflowToInt = false;
  /// Floats after the last named parameter of a variadic function are passed as integers (LP64D).
  bool variadicFloatsAsInts = false;
  /// A `byval` argument is copied to where stack arguments are (SysV); otherwise (LP64D) the callee
  /// gets the address of a copy.
  bool byValInMemory = false;
  /// A function with a hidden result pointer (`sret`) returns that pointer (SysV).
  bool returnsSret = false;
  RecordRule records = RecordRule::Eightbytes;
  /// Integers of 32 bits are sign-extended to 64 whatever their sign (LP64D).
  bool signExtends32 = false;
  /// A va_list is the address of the next argument (LP64D): a variadic function saves its argument
  /// registers right below its stack arguments. Otherwise it is SysV's { i32 gp_offset, i32
  /// fp_offset, ptr overflow_arg_area, ptr reg_save_area }, an array of one, and the registers are
  /// saved 8 bytes apart, then the float registers 16 bytes apart.
  bool vaListIsPointer = false;
  /// __builtin_frame_address(0): so far below the stack arguments and the arguments saved there.
  uint32_t frameAddress = 0;
  uint32_t stackSlotSize = 8;
  uint32_t stackAlign = 16;  ///< of the stack pointer at a call

  uint32_t vaListSize() const { return vaListIsPointer ? 8 : 24; }
  /// SysV: where in the register save area the float registers begin, and its end.
  uint32_t savedFloats() const { return intRegisters * 8u; }
  uint32_t savedEnd() const { return savedFloats() + floatRegisters * 16u; }
};

/// What C's long double is, in 16 bytes.
enum class LongDoubleFormat : uint8_t { X87, Binary128 };

/// The address computations that a load or store includes.
struct Addressing {
  uint8_t maxScale = 0;  ///< base + index * 1, 2, ... maxScale; 0: there is no index
  int64_t minOffset = 0, maxOffset = 0;
};

/// What vector instructions there are and how many an operation takes, where a scalar one is 1.
struct VectorRules {
  /// By the width of the lanes.
  struct Costs {
    uint8_t of8 = 1, of16 = 1, of32 = 1, of64 = 1;
    uint32_t of(uint32_t bits) const {
      return bits <= 8 ? of8 : bits <= 16 ? of16 : bits <= 32 ? of32 : of64;
    }
  };
  /// Widths of lanes.
  struct Widths {
    uint8_t bits = 0;  ///< 8 | 16 | 32 | 64
    bool has(uint32_t width) const { return std::has_single_bit(width) && bits & width; }
  };

  uint32_t bytes = 0;  ///< of the widest register that every such machine has; 0: no vectors
  Costs multiply, shift, arithmeticShift;
  Costs equal, less, lessUnsigned;  ///< comparisons
  /// Of lanes to twice or half the width, for each such step; of any lanes to i1.
  uint8_t zeroExtend = 1, signExtend = 1, truncate = 1, toTruth = 1;
  uint8_t divide = 1, remainder = 1;            ///< signed, by a power of two
  uint8_t select = 1;                           ///< lane by lane
  uint8_t reverse = 1;                          ///< the lanes
  uint8_t everySecond = 1;                      ///< to load every second lane of two vectors
  uint8_t maskedStore = 1;                      ///< to store some lanes and write back the others
  uint8_t moveLane = 1;                         ///< a scalar to a lane, or back
  Widths multiplies, shifts, arithmeticShifts;  ///< for which there are instructions
  /// Up to what width lanes are ordered, and converted from and to floating point.
  uint8_t maxOrdered = 0, maxSignedConversion = 0, maxUnsignedConversion = 0;
};

/// The names of a register: the whole one, then its parts and other names.
using AsmNames = std::array<std::string_view, 5>;

/// The numbers that a letter of a constraint allows.
struct AsmRange {
  char letter;
  int64_t low, high;
};

/// __builtin_setjmp and __builtin_longjmp as lines of inline assembly, with GCC's buffer: the frame
/// pointer, the place to go on, the stack pointer. All other registers have other values when
/// control comes back.
struct JumpCode {
  std::string_view set, setConstraints, jump, jumpConstraints;
};

/// What inline assembly may name (target/assembly.h). Letters are those of constraints.
struct AsmRules {
  /// Registers in the order in which operands get them: those that a call may change come first,
  /// those that hold no operand last.
  std::span<const AsmNames> ints, floats;
  uint8_t intOperands = 0, floatOperands = 0;  ///< how many of them may hold operands
  std::span<const AsmRange> ranges;            ///< besides 'i' and 'n'
  std::string_view memoryLetters, floatLetters, intLetters;
  char byteLetter = 0;            ///< of a register whose second byte has a name; 0: none
  std::string_view fixedLetters;  ///< of one integer register each
  std::span<const std::string_view> fixedNames;
  std::string_view modifiers;  ///< `%b0`: letters before an operand's number
  std::string_view zero;      ///< what `%z0` makes of the number 0; empty: `%z0` is a size's letter
  std::string_view noOffset;  ///< before the register of an address
  std::span<const std::string_view> otherClobbers;  ///< beginnings of names without a register here
  std::span<const std::string_view> byNumber;       ///< names of registers, as gcc counts them
  std::string_view refusedLetters;  ///< of registers that hold no operand of minic's
  bool hasDialects = false;         ///< `{att|intel}` in the text
  JumpCode jumps;
};

/// The names of CPUs that gcc 12 knows. All of them run what minic makes; a name that is not known
/// is a mistake in the command line.
struct CpuNames {
  /// For -march=, -mtune= and -mcpu=: lists, with blanks around each name.
  std::array<std::string_view, 2> march, mtune, mcpu;
  /// What CPUs of `march` have: rows of such lists.
  std::span<const ExtensionName> extensions;
  /// If not empty, -march= is not a name but a list of extensions: this and letters, then names
  /// after underscores. The code needs the extensions `isaNeeded`.
  std::string_view isa, isaNeeded;
  std::string_view marchSuch, such;  ///< for messages: what is expected
};

struct TargetInfo {
  std::string_view name;  ///< the canonical one: of --target and of lib/minic/<name>
  /// Other names of the machine, alone or as the first part of a triple.
  std::span<const std::string_view> otherNames;
  std::string_view triple;      ///< as gcc's -dumpmachine prints it
  std::string_view dataLayout;  ///< in LLVM's syntax
  uint32_t pointerSize = 8;
  bool charIsSigned = true;
  LongDoubleFormat longDouble = LongDoubleFormat::X87;
  std::string_view macros;                       ///< of C, that only this target has: #define lines
  std::span<const uint8_t> nativeInts;           ///< widths in bits that instructions compute with
  uint8_t intRegisters = 0, floatRegisters = 0;  ///< that a function may use for its values
  VectorRules vectors;
  /// An array variable of so many bytes and more is so aligned (0: as its elements).
  uint32_t largeArray = 0, largeArrayAlign = 0;
  ArgumentRules arguments;
  uint64_t shadowMemory = 0;  ///< the shadow of address 0, see runtime/address.c
  Addressing addressing;
  /// How many integer and float values loop-invariant code motion may keep in registers across a
  /// loop. More would be spilled, and reloading is not cheaper than computing.
  uint8_t maxLoopInvariants[2] = {0, 0};
  /// What inlining takes a call to cost, in instructions, for a float that is used after it.
  uint8_t floatAcrossCall = 0;
  AsmRules assembly;
  CpuNames cpus;
  /// The extensions that a word allows: of -m and of the attribute `target`, and for a target
  /// whose -march= is a list, of that. Words that allow nothing of use are missing.
  std::span<const ExtensionName> extensions;
  std::string_view abiName;                      ///< the only one, for -mabi=
  std::span<const std::string_view> codeModels;  ///< accepted by -mcmodel=
  bool mayCallThroughGot = false;                ///< -fno-plt has an effect
  bool hasMsStruct = false;          ///< the attribute ms_struct chooses the layout of bit-fields
  bool hasX86Intrinsics = false;     ///< X86Intrinsic, and the builtin of llvm.x86.sse2.pause
  bool hasConditionalMoves = false;  ///< of integers
  /// Of integers of 32 and 64 bits, an instruction has the number of leading or of trailing zeros
  /// (unless there are only zeros). Others swap their bytes.
  bool hasBitScans = false;
  /// Loads and stores of integers take any address, at about the cost of an aligned one.
  bool hasUnalignedAccesses = false;
  /// A remainder is computed from the quotient; otherwise one instruction gives it.
  bool remainderNeedsQuotient = false;

  /// An instruction swaps the bytes of integers of 16, 32 and 64 bits.
  bool swapsBytes(uint16_t extensions) const { return hasBitScans || extensions & ext::Zbb; }
  /// The alignment of a variable that is an array of `bytes` bytes.
  uint32_t arrayAlign(uint64_t bytes, uint32_t elementAlign) const {
    return largeArray && bytes >= largeArray && elementAlign < largeArrayAlign ? largeArrayAlign
                                                                               : elementAlign;
  }
};

extern const TargetInfo kX86_64, kRiscv64;
/// Of a session that names none.
inline const TargetInfo& kDefaultTarget = kX86_64;

std::span<const TargetInfo* const> allTargets();
/// The target of a name or triple ("x86_64", "amd64", "riscv64-linux-gnu", ...); null: unknown.
const TargetInfo* findTargetInfo(std::string_view name);
/// What the CPU has of that name, of which the -march= of the target knows.
uint16_t cpuExtensions(const CpuNames& cpus, std::string_view cpu);
/// A word of the attribute `target`, or of -m: "bmi2", "no-bmi2", "arch=haswell". Others do
/// nothing.
void changeExtensions(const TargetInfo& target, std::string_view word, uint16_t& extensions);
/// "x86_64 or riscv64", for messages.
std::string targetNames();

}  // namespace minic
