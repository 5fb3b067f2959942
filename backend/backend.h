// The entry of the back end: a module's functions and data to GNU assembly text.
//
//   (before: codegenPipeline() over each function and checkGlobals(), which report errors)
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

#include "backend/mir/options.h"
#include "ir/function.h"
#include "support/source.h"

namespace minic {

class DwarfWriter;
class MFunction;
class ValueNamer;
struct MInst;
struct Value;

class ModuleEmitter {
 public:
  ModuleEmitter(const Module& module, const BackendOptions& options, AsmBuffer& out);
  ~ModuleEmitter();
  ModuleEmitter(const ModuleEmitter&) = delete;

  void begin();
  /// Emits one function definition through all stages. The function is not changed.
  void emitFunction(const Function& function) { emit(function, nullptr); }
  /// The same; the function's body, most of the memory of a large one, is freed as soon as
  /// possible.
  void emitAndDrop(Function& function) { emit(function, &function); }
  /// The stage "emit".
  void emitAssembly();
  void emitText(const Function& function, const MFunction& mf);
  void end();

 private:
  void emit(const Function& function, Function* droppable);
  void locate(AsmBuffer& out, uint32_t loc);
  uint32_t fileNumber(AsmBuffer& out, std::string_view name);
  void comment(AsmBuffer& out, const MFunction& mf, const MInst& inst, const ValueNamer& names);

  const Module& module_;
  BackendOptions options_;
  std::unique_ptr<PhaseManager> ownPhases_;  // if the options name none
  AsmBuffer& out_;
  size_t assembly_ = 0;   // the next of Module::assembly
  bool unwinds_ = false;  // .eh_frame is wanted, not .debug_frame
  uint32_t functions_ = 0;
  uint32_t nextFile_ = 1;
  InstOrigins ownOrigins_;  // for comments, if the options name none
  const Inst* lastOrigin_ = nullptr;
  uint32_t lastSource_ = 0;
  std::unique_ptr<DwarfWriter> dwarf_;                   // null without descriptions
  uint32_t functionLoc_ = 0;                             // until the prologue has ended
  uint64_t lastLine_ = 0;                                // file number and line of the last .loc
  std::vector<std::pair<std::string, uint32_t>> files_;  // .file numbers in order of first use
};

}  // namespace minic
