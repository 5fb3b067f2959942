// One small function per stage, which calls the part that does the work, and the table of them.
#include "backend/stages.h"

#include "backend/backend.h"
#include "backend/lower/lower.h"
#include "backend/mir/layout.h"
#include "backend/mir/phi_observer.h"
#include "backend/mir/value_numbering.h"

namespace minic {

namespace {

void lower(MFunction& mf, StageContext& context) {
  InstOrigins* origins = context.options.origins;
  if (origins) origins->clear();
  Lowering lowering(mf, context.function);
  lowering.origins = origins;
  lowering.run();
  if (context.options.valueRegs) *context.options.valueRegs = lowering.valueRegs();
  if (context.verifies)
    context.phis = std::make_unique<PhiCheck>(context.function, mf, lowering.names());
}

void order(MFunction& mf, StageContext& context) { context.flow = orderBlocks(mf); }
void numberValues(MFunction& mf, StageContext& context) {
  minic::numberValues(mf, std::move(context.flow));
}
void returns(MFunction& mf, StageContext&) { repeatReturns(mf); }
void split(MFunction& mf, StageContext&) { splitAtCalls(mf); }

bool hasCombine(const StageContext& context) { return context.options.target->combine; }
void combine(MFunction& mf, StageContext&) { mf.target.combine(mf); }

void allocate(MFunction& mf, StageContext& context) {
  context.phis = nullptr;
  if (mf.variableValues) noteDefinitions(mf);
  if (context.verifies) context.original = std::make_unique<OperandSnapshot>(mf);
  EntryLocations* locations = context.verifies ? &context.locations : nullptr;
  if (context.options.regAlloc == RegAlloc::SpillAll)
    allocateSpillAll(mf, locations);
  else
    allocateGreedy(mf, locations, context.options.allocation);
}

bool isChecked(const StageContext& context) { return context.verifies; }
void check(MFunction& mf, StageContext& context) {
  std::string wrong = checkAllocation(mf, *context.original, context.locations);
  MINIC_CHECK(wrong.empty(), wrong);
  context.original = nullptr;
  context.locations = {};
}

void expand(MFunction& mf, StageContext& context) {
  expandCopies(mf, context.verifies);
  if (mf.variableValues) noteHeldAtStart(mf);
  if (mf.phis) mf.phis->end();
}

void thread(MFunction& mf, StageContext&) { threadJumps(mf); }
void frame(MFunction& mf, StageContext& context) { mf.target.finishFrame(mf, context.options.cfi); }

bool hasPeephole(const StageContext& context) { return context.options.target->peephole; }
void peephole(MFunction& mf, StageContext&) { mf.target.peephole(mf); }

void indirect(MFunction& mf, StageContext&) { copyIndirectJumps(mf); }

void emit(MFunction& mf, StageContext& context) { context.emitter.emitText(context.function, mf); }

using namespace phaseflags;
using enum MirForm;

constexpr Stage kStages[] = {
#define STAGE(name, run, when, flags, form, summary) \
  {{name, PhaseKind::Machine, flags, summary}, run, when, form},
#include "backend/stages.def"
};

constexpr UnitKind kMachineUnit = {
    [](std::string& out, const void* unit, bool) {
      out += printMir(*static_cast<const MFunction*>(unit));
    },
    [](const void* unit, const Phase& after) {
      return verifyMir(*static_cast<const MFunction*>(unit), static_cast<const Stage&>(after).form);
    },
    nullptr,
};

}  // namespace

std::span<const Stage> allStages() { return kStages; }

PhaseUnit unitOf(const MFunction& mf) { return {kMachineUnit, &mf, mf.name}; }

const MFunction* machineFunctionOf(const PhaseUnit& unit) {
  return &unit.kind == &kMachineUnit ? static_cast<const MFunction*>(unit.object) : nullptr;
}

}  // namespace minic
