// Runs a module: decodes each function on its first call into compact register code
// (interp/code.h) and executes that in one loop that never recurses on the host's stack.
// The program's memory is one range of 64-bit addresses, in which nothing of the host lies
// (interp/space.h). Functions without a body are found by name in a library: SysY's
// runtime and the C functions that course programs use (interp/library/library.cpp). The heap is
// the interpreter's own (interp/heap.h).
//
// The text must have passed the verifier. Undefined behaviour that the hardware would trap ends the
// run with a message: division by zero, INT_MIN / -1, an access to memory that is not there; and so
// does a wrong free, or one of a block past whose ends the program has written.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ir/function.h"
#include "support/message.h"
#include "target/target_info.h"

namespace minic {

/// An event of a run, for RunOptions::watch. A call's result comes after the events of
/// the function that was called.
struct RunEvent {
  enum Kind : uint8_t {
    Global,  ///< before all others: the variable `value` that the module defines is at `bits`
    Begin,   ///< `block` begins; if it is a function's entry, an activation of it begins
    Value,   ///< `value`, an argument or instruction of scalar type, is now `bits`
    Store,   ///< the instruction `value` has stored
    Called,  ///< the call `value` is over; before the Value of its result
    Return,  ///< the instruction `value` ends the activation
  };
  Kind kind;
  const Block* block;
  const minic::Value* value;
  /// Integers sign-extended, pointers as the program's addresses, of a float the low half counts.
  uint64_t bits;
};

/// What was undefined in a run, with its place.
struct RunReport {
  struct Note {
    SourceLoc loc;
    std::string message;
  };
  std::string_view kind;    ///< by its name in ir/undefined.def
  std::string_view clause;  ///< of C17; empty: not the language's
  std::string message;      ///< without the Undefined of ir/undefined_text.def
  std::vector<Note> notes;
  SourceLoc loc;
};

/// A call that is active.
struct RunFrame {
  const Function* function;
  SourceLoc loc;  ///< of the instruction that runs, or of the call
};

struct RunOptions {
  std::vector<std::string> args{"a.out"};  ///< argv, with the program's name first
  FILE* in = stdin;
  FILE* out = stdout;  ///< flushed at the end, and before anything is written to err
  FILE* err = stderr;
  /// Whose va_list the program has, unless the module says a triple; null: the default target's.
  const TargetInfo* target = nullptr;
  uint64_t maxSteps = 0;          ///< 0: no limit; else end with an error after that many
  uint32_t maxDepth = 1'000'000;  ///< calls inside each other
  /// Called for every event; ends the run by returning false. Null: the code has no events.
  std::function<bool(const RunEvent&)> watch;
  /// Called after each call of a library function that wrote to `out`, up to the byte `end`, with
  /// the calls that led to it, innermost first, at most 20. `out` must tell its position.
  std::function<void(uint64_t end, const std::vector<RunFrame>& calls)> wrote;
  uint64_t stackBytes = 16ull << 30;  ///< reserved for frames, taken as touched
  uint64_t heapBytes = 64ull << 30;   ///< reserved for malloc, taken as touched
  /// Check each access against the attributes of the active functions. One that they deny is an
  /// internal error: a pass derived a false attribute.
  bool checksEffects = false;
  /// Look for undefined behaviour; the module must have been made for it (LanguageOptions::checks).
  bool checksUndefined = false;
  bool inChinese = false;   ///< the language of the reports
  bool keepsGoing = false;  ///< after undefined behaviour, where the run can go on
};

struct RunResult {
  /// The exit status: main's value & 255, exit's argument, or as after the signal that the
  /// compiled program would have ended with: 136 division, 139 memory and stack, 134 abort,
  /// unreachable and exceeded limits; 127: a function or variable that is nowhere defined.
  int status = 0;
  /// Why the run ended early (support/messages/run.def); none if the program ended by itself.
  std::optional<Message> error;
  /// Innermost first, at most 20; only after an error, or undefined behaviour that ended the run.
  std::vector<RunFrame> backtrace;
  std::vector<RunReport> reports;      ///< only of RunOptions::checksUndefined
  std::vector<RunReport::Note> leaks;  ///< blocks that were never freed, by where they were made
};

/// The name in C of a library function that glibc's headers may give another one, as they do for
/// large files and for some standards.
std::string_view nameInC(std::string_view name);

/// Runs `main`. The module is only read.
RunResult run(const Module& module, const RunOptions& options = {});

}  // namespace minic
