// The options of the back end: the target, properties of the code, receivers of what it does.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>

#include "backend/mir/asm_buffer.h"
#include "backend/mir/target.h"
#include "support/prefix_map.h"

namespace minic {

class PhaseManager;
class SourceManager;
struct Stage;

enum class RegAlloc : uint8_t {
  SpillAll,  ///< every virtual register in its slot: the oracle
  Greedy,    ///< live ranges, coalescing, splitting: the default
};

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
  // Receivers; each may be null.
  /// Gets the IR instruction that each machine instruction of a function was made for, if any.
  InstOrigins* origins = nullptr;
  /// Gets the virtual registers that lowering chose for a function's values.
  ValueRegs* valueRegs = nullptr;
  /// Told of the phis' way out of SSA form.
  PhiObserver* phis = nullptr;
  /// Called for each instruction before it is written.
  std::function<void(const AsmBuffer&, const MInst&)> instNote;
};

}  // namespace minic
