// Checks every invariant of the IR: the rules of LLVM's verifier for the same text, and the
// consistency of the data structures (twin edges, use lists, ids, lists). Linear in the size of the
// function; run after every pass in Debug builds.
#pragma once

#include <string>
#include <vector>

#include "ir/function.h"
#include "support/diagnostics.h"

namespace minic {

/// One broken rule.
struct VerifyError {
  SourceLoc loc;  ///< of the instruction, if it has one
  const Function* function = nullptr;
  std::string message;  ///< "in @f: `%x = add i32 %a, %b`: what is wrong"
};

/// True if the function (the module: also its globals and declarations) is well formed. Appends
/// the broken rules to `errors`, at most 20 per function. If lists, edges or operands are broken,
/// the checks that depend on them are skipped.
bool verify(const Function& function, std::vector<VerifyError>& errors);
bool verify(const Module& module, std::vector<VerifyError>& errors);

/// parseModule() and Module::resolveAliases(), then the broken rules as errors at their places in
/// the text.
bool readModule(Module& module, const SourceManager& sources, SourceLoc file,
                Diagnostics& diagnostics);

/// The messages one per line, for internal errors.
std::string toString(const std::vector<VerifyError>& errors);

}  // namespace minic
