// The options of the back end: those of the code (CodegenOptions), the target, and the observers.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>

#include "backend/mir/asm_buffer.h"
#include "backend/mir/target.h"
#include "target/codegen_options.h"

namespace minic {

class AllocationObserver;
class PhaseManager;
class SourceManager;
struct Stage;

/// Looked up only.
using InstOrigins = std::unordered_map<const MInst*, const Inst*>;
/// By the index of a virtual register: the instruction or argument whose value it holds.
using ValueRegs = std::unordered_map<uint32_t, const Value*>;

struct BackendOptions : CodegenOptions {
  const Target* target = nullptr;
  /// Dumps, times and verifies the stages; null: one of no options.
  PhaseManager* phases = nullptr;
  const std::span<const Stage>* stages = nullptr;  ///< null: allStages()
  uint32_t firstNumber = 0;                        ///< the first function's, in its labels
  bool cfi = true;  ///< .cfi directives; the emitter sets it by unwindTables and debugInfo
  const SourceManager* sources = nullptr;  ///< for .loc; may be null without debugInfo
  // Receivers; each may be null.
  /// Gets the IR instruction that each machine instruction of a function was made for, if any.
  InstOrigins* origins = nullptr;
  /// Gets the virtual registers that lowering chose for a function's values.
  ValueRegs* valueRegs = nullptr;
  /// Told of the phis' way out of SSA form.
  PhiObserver* phis = nullptr;
  /// Told of the decisions of the greedy allocator.
  AllocationObserver* allocation = nullptr;
  /// Called for each instruction before it is written.
  std::function<void(const AsmBuffer&, const MInst&)> instNote;
};

}  // namespace minic
