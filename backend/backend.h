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
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "backend/mir/asm_buffer.h"
#include "backend/mir/target.h"
#include "ir/function.h"
#include "support/prefix_map.h"
#include "support/source.h"

namespace minic {

class DwarfWriter;
class MFunction;
class PhaseManager;
class ValueNamer;
struct MInst;
struct Value;
struct Stage;

enum class RegAlloc : uint8_t {
  SpillAll,  ///< every virtual register in its slot: the oracle
  Greedy,    ///< live ranges, coalescing, splitting: the default
};
/// "spill-all", "greedy"; false if there is none of that name.
bool parseRegAlloc(std::string_view name, RegAlloc& out);
/// "wide-constants", "copied-operands"; false if there is none of that name.
bool parsePlantedFault(std::string_view name, PlantedFault& out);

/// Looked up only.
using InstOrigins = std::unordered_map<const MInst*, const Inst*>;
/// By the index of a virtual register: the instruction or argument whose value it holds.
using ValueRegs = std::unordered_map<uint32_t, const Value*>;

struct BackendOptions {
  const Target* target = nullptr;
  RegAlloc regalloc = RegAlloc::Greedy;
  PhaseManager* phases =
      nullptr;                    ///< dumps, times and verifies the stages; null: one of no options
  std::span<const Stage> stages;  ///< empty: allStages()
  bool debugInfo = false;         ///< -g: lines, and variables and types if the module has them
  std::string_view folder;        ///< -g: relative names of files start there
  std::span<const PrefixMap> prefixMaps;  ///< -g: of the names of files
  /// -g: passes have neither moved nor removed stores to locals, nor copied parts of a function.
  bool localsAreCurrent = true;
  bool verboseAsm = false;  ///< source lines, IR and block names as comments
  /// Descriptions of frames for what unwinds the stack at run time; unset: as the target has it.
  std::optional<bool> unwindTables;
  bool cfi = true;  ///< .cfi directives; the emitter sets it by unwindTables and debugInfo
  /// For a shared library: what is global and of default visibility may be defined anew by the
  /// program or a library before it, so it is reached through the GOT and the PLT.
  bool pic = false;
  /// For a program at a fixed address: what libraries define is reached like its own.
  bool fixedAddress = false;
  bool plt = true;  ///< no: x86_64 calls functions of other modules through the GOT
  /// Blocks that do the same become one; a debugger then finds the lines of one of them.
  bool mergeBlocks = true;
  bool siblingCalls = true;   ///< a call right before the return becomes a jump
  bool framePointer = false;  ///< all functions have one
  /// A section for each function, for each variable, so that the linker can leave out those that
  /// nothing refers to.
  bool functionSections = false, dataSections = false;
  uint32_t functionAlign = 0;  ///< at least; 0: the target's
  /// Tail duplication in loops: faster and larger.
  bool copyTails = false;
  PlantedFault plantedFault = PlantedFault::None;
  const SourceManager* sources = nullptr;  ///< for .loc; may be null without debugInfo
  // Receivers of text for people; may be null.
  /// Gets the IR instruction that each machine instruction of a function was made for, if any.
  InstOrigins* origins = nullptr;
  /// Told of the phis' way out of SSA form.
  PhiObserver* phis = nullptr;
  /// Gets the virtual registers that lowering chose for a function's values.
  ValueRegs* valueRegs = nullptr;
  /// Called for each instruction before it is written.
  std::function<void(const AsmBuffer&, const MInst&)> instNote;
};

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
