// The stages of the back end: rows of backend/stages.def, which ModuleEmitter runs in their order.
#pragma once

#include <memory>
#include <span>

#include "backend/mir/layout.h"
#include "backend/regalloc/regalloc.h"
#include "backend/verify_phis.h"
#include "support/phase.h"

namespace minic {

class ModuleEmitter;
struct BackendOptions;

/// The state that the stages of one function share besides its machine code.
struct StageContext {
  const Function& function;
  const BackendOptions& options;
  ModuleEmitter& emitter;
  bool verifies = false;     ///< the allocation is to be checked
  EntryLocations locations;  ///< of the values that are live into blocks, for the checker
  std::unique_ptr<OperandSnapshot> original;  ///< before allocation, if it is to be checked
  std::unique_ptr<PhiCheck> phis;             ///< until allocation, likewise
  LayoutFlow flow;                            ///< from block-order to value-numbering
};

struct Stage : Phase {
  void (*run)(MFunction&, StageContext&) = nullptr;
  bool (*when)(const StageContext&) = nullptr;  ///< null: always
  MirForm form = MirForm::Virtual;              ///< what holds afterwards
};

/// The table, in the order in which the stages run.
std::span<const Stage> allStages();

/// The machine code that a phase worked on; null: it worked on something else.
const MFunction* machineFunctionOf(const PhaseUnit& unit);
/// Machine code as a unit of phases.
PhaseUnit unitOf(const MFunction& mf);

}  // namespace minic
