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
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "backend/emit/asm_buffer.h"
#include "backend/target.h"
#include "ir/function.h"
#include "support/source.h"

namespace minic {

class EventSink;
class MFunction;
class ValueNamer;
struct MInst;

enum class RegAlloc : uint8_t {
  SpillAll,  ///< every virtual register in its slot: the oracle
  Greedy,    ///< live ranges, coalescing, splitting: the real one
};
/// "spill-all", "greedy"; false if there is none of that name.
bool parseRegAlloc(std::string_view name, RegAlloc& out);

/// Looked up only.
using InstOrigins = std::unordered_map<const MInst*, const Inst*>;

/// Seconds per stage, summed over functions; for -time-passes.
struct BackendTimes {
  double lower = 0, allocate = 0, check = 0, finish = 0, emit = 0;
};

struct BackendOptions {
  const Target* target = nullptr;
  RegAlloc regalloc = RegAlloc::Greedy;
  bool verifyRegalloc = false;  ///< run the allocation checker (always on in Debug builds)
  bool debugInfo = false;       ///< -g: .file and .loc
  bool verboseAsm = false;      ///< source lines, IR and block names as comments
  bool cfi = true;              ///< .cfi directives
  const SourceManager* sources = nullptr;  ///< for .loc; may be null without debugInfo
  // Where to put text for people; null: nobody listens.
  EventSink* events = nullptr;  ///< for "phi": how phis become copies
  /// Is shown the machine IR after each stage ("lowering", "register allocation", "frame layout").
  std::function<void(const MFunction&, std::string_view stage)> watch;
  /// Learns which IR instruction each machine instruction of a function was made for, if any.
  InstOrigins* origins = nullptr;
  /// Is shown each instruction before it is written.
  std::function<void(const AsmBuffer&, const MInst&)> instNote;
  BackendTimes* times = nullptr;
};

class ModuleEmitter {
 public:
  ModuleEmitter(const Module& module, const BackendOptions& options, AsmBuffer& out);
  ~ModuleEmitter();
  ModuleEmitter(const ModuleEmitter&) = delete;

  void begin();
  /// Emits one function definition. The function is not changed. `lowered` is called as soon as its
  /// body may go, which is most of the memory of a large one; not if somebody watches.
  void emitFunction(const Function& function, const std::function<void()>& lowered = {});
  void end();

 private:
  void emitText(const Function& function, const MFunction& mf);
  void locate(AsmBuffer& out, uint32_t loc);
  void comment(AsmBuffer& out, const MFunction& mf, const MInst& inst, const ValueNamer& names);

  const Module& module_;
  BackendOptions options_;
  AsmBuffer& out_;
  uint32_t functions_ = 0;
  uint32_t nextFile_ = 1;
  InstOrigins ownOrigins_;  // for comments, if nobody else asks
  const Inst* lastOrigin_ = nullptr;
  uint32_t lastSource_ = 0;
  uint64_t lastLine_ = 0;                                // file number and line of the last .loc
  std::vector<std::pair<std::string, uint32_t>> files_;  // .file numbers in order of first use
};

}  // namespace minic
