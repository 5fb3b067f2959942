// The entry of the back end: a module's functions and data to GNU assembly text.
//
//   (legalize() each function and checkGlobals() before; they have the messages for people)
//   ModuleEmitter emitter(module, options, buffer);
//   emitter.begin();
//   for each function, in any order, as soon as it is optimised:
//     emitter.emitFunction(f);   // afterwards f's body may be dropped
//   emitter.end();               // globals
//
// Same input, same bytes. Text is appended to the buffer, which the caller may flush in between.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/asm_buffer.h"
#include "backend/target.h"
#include "ir/function.h"
#include "support/source.h"

namespace minic {

class PhiTrace;

enum class RegAlloc : uint8_t {
  SpillAll,  ///< every virtual register in its slot: the oracle
  Greedy,    ///< live ranges, coalescing, splitting: the real one
};
/// "spill-all", "greedy"; false if there is none of that name.
bool parseRegAlloc(std::string_view name, RegAlloc& out);

/// Seconds per stage, summed over functions; for -time-passes.
struct BackendTimes {
  double lower = 0, allocate = 0, check = 0, finish = 0, emit = 0;
};

struct BackendOptions {
  const Target* target = nullptr;
  RegAlloc regalloc = RegAlloc::Greedy;
  bool verifyRegalloc = false;  ///< run the allocation checker (always on in Debug builds)
  bool debugInfo = false;       ///< -g: .file and .loc
  bool verboseAsm = false;      ///< block names as comments
  bool cfi = true;              ///< .cfi directives
  const SourceManager* sources = nullptr;  ///< for .loc; may be null without debugInfo
  // Where to put text for people; null: nobody listens.
  PhiTrace* phiTrace = nullptr;    ///< --trace=phi: how phis become copies
  std::string* dumpMir = nullptr;   ///< machine IR after each stage
  BackendTimes* times = nullptr;
};

class ModuleEmitter {
 public:
  ModuleEmitter(const Module& module, const BackendOptions& options, AsmBuffer& out);
  ~ModuleEmitter();
  ModuleEmitter(const ModuleEmitter&) = delete;

  void begin();
  /// Emits one function definition. The function is not changed.
  void emitFunction(const Function& function);
  void end();

 private:
  void emitText(const Function& function, const MFunction& mf);
  void locate(AsmBuffer& out, uint32_t loc);

  const Module& module_;
  BackendOptions options_;
  AsmBuffer& out_;
  uint32_t functions_ = 0;
  uint32_t nextFile_ = 1;
  uint64_t lastLine_ = 0;  // file number and line of the last .loc
  std::vector<std::pair<std::string, uint32_t>> files_;  // .file numbers in order of first use
};

}  // namespace minic
