// Checks everything that the rest of minic takes for granted about the IR: what LLVM's verifier
// demands of the same text, and what LLVM gets from its data structures (twin edges, use lists,
// ids, lists). Linear in the size of the function; run after every pass in Debug builds.
#pragma once

#include <string>
#include <vector>

#include "ir/function.h"

namespace minic {

/// One broken rule.
struct VerifyError {
  SourceLoc loc;  ///< of the instruction, if it has one
  const Function* function = nullptr;
  std::string message;  ///< "in @f: `%x = add i32 %a, %b`: what is wrong"
};

/// True if the function (the module: also its globals and declarations) is well formed. Appends
/// what is wrong to `errors`, at most 20 errors per function. If lists, edges or operands are
/// broken, nothing that builds on them is looked at.
bool verify(const Function& function, std::vector<VerifyError>& errors);
bool verify(const Module& module, std::vector<VerifyError>& errors);

/// The messages one per line, for internal errors.
std::string toString(const std::vector<VerifyError>& errors);

}  // namespace minic
