// The operands of inline assembly: their constraints, in LLVM's way of writing them
// ("=r,=&{rax},r,*m,i,0,~{memory}"), and the register of each. The front end checks and simplifies
// a program's operands by this, and the back end places them. What the letters mean: GCC's manual,
// "Constraints for asm Operands"; LLVM's Language Reference, "Inline Asm Constraint String".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "target/target_info.h"

namespace minic {

/// One constraint. An operand may be allowed in several places.
struct AsmOperand {
  bool isOutput = false;
  bool isReadToo = false;   ///< "+": only in C, LLVM has an input tied to the output instead
  bool isEarly = false;     ///< "&": written before all inputs have been read
  bool isIndirect = false;  ///< "*": its value is the address of the operand
  bool isClobber = false;   ///< "~{reg}": no operand
  bool inRegister = false, inMemory = false, isImmediate = false;
  bool isFloat = false;  ///< the register is a floating-point one
  bool isByte = false;   ///< only a register whose second byte has a name (x86-64's "Q")
  /// Of an immediate: what the letters allow; none if low > high.
  int64_t low = 0, high = -1;
  int tied = -1;         ///< in the place of this output; -1: in its own
  std::string_view reg;  ///< as the target writes it; empty: none, or any
};

/// Reads one constraint of C ("=&r", "+m", "0") or LLVM (also "*m", "{rax}", "~{memory}"); nothing
/// if it is not known, or not for the target.
std::optional<AsmOperand> readAsmConstraint(const TargetInfo& target, std::string_view text);
/// Reads a list of constraints, which commas separate; nothing if one of them cannot be read.
std::optional<std::vector<AsmOperand>> readAsmConstraints(const TargetInfo& target,
                                                          std::string_view text);
/// Gives each operand in a register, and each address of one in memory, the name of its register.
/// False: there are not enough, or two operands want the same.
bool assignAsmRegisters(const TargetInfo& target, std::vector<AsmOperand>& operands);

/// A register by any of its names ("eax", "%rax", "x10", "a0").
struct AsmRegister {
  std::string_view name;  ///< of the whole register, without a prefix; empty: there is no such
  bool isFloat = false;
  bool mayHoldOperand = false;  ///< false: only to be named as changed
};
AsmRegister findAsmRegister(const TargetInfo& target, std::string_view name);

}  // namespace minic
