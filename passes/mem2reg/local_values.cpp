// One sweep over the text, which tracks the value of each variable within the current block.
#include "passes/mem2reg/local_values.h"

#include <utility>

#include "passes/mem2reg/observer.h"
#include "passes/mem2reg/report.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr uint32_t kNoVariable = UINT32_MAX;

struct Sweep {
  /// The state of a variable in a block.
  struct InBlock {
    Value* value = nullptr;       // its value at this point; null: not accessed yet
    uint32_t block = UINT32_MAX;  // the block that the other members describe
    uint32_t definition = 0;      // index of its definition, if the block defines it
    bool isDefined = false;
  };
  struct Swept {
    Inst* alloca;
    Value* onlyValue;
    InBlock here;
  };

  Function& function;
  const Rpo& rpo;
  const PromotionAnalysis& promotions;
  const Mem2RegOptions& options;
  Mem2RegReport& report;
  PromotionObserver* const observer = options.observer;

  LocalValues found;
  std::vector<Swept> variables;
  IdMap<uint32_t> variableOf{function.nextValueId, kNoVariable};  // by the alloca's id

  void sweepBlock(uint32_t block);
  void addVariable(Inst* alloca, uint32_t block);
  void sweepLoad(uint32_t block, uint32_t v, Inst* load);
  void sweepStore(uint32_t block, uint32_t v, Inst* store);
};

void Sweep::sweepBlock(uint32_t n) {
  for (Inst* inst : insts(rpo.order[n])) {
    if (inst->is(Op::Alloca)) addVariable(inst, n);
    if (!inst->is(Op::Load) && !inst->is(Op::Store)) continue;
    Value* address = inst->address();
    uint32_t v = address->is(Op::Alloca) ? variableOf[address->id] : kNoVariable;
    if (v == kNoVariable) continue;
    InBlock& here = variables[v].here;
    if (here.block != n) here = {.block = n};
    if (inst->is(Op::Load))
      sweepLoad(n, v, inst);
    else
      sweepStore(n, v, inst);
  }
}

void Sweep::addVariable(Inst* alloca, uint32_t n) {
  const Promotability& verdict = promotions[*alloca];
  // If the only store writes a constant or an argument, every load may yield it: a load that the
  // store does not reach yields undef, which may be refined to any value that is not poison.
  Value* onlyValue = options.ssa == SsaForm::Pruned ? verdict.onlyStored : nullptr;
  if (onlyValue && (onlyValue->isInst() || onlyValue->is(Op::ConstPoison))) onlyValue = nullptr;
  if (observer) observer->candidate(alloca, verdict, onlyValue);
  if (verdict.obstacle != Obstacle::None) {
    found.storesAddress |= verdict.obstacle == Obstacle::Stored;
    report.stays(alloca);
    return;
  }
  const uint32_t v = variableOf[alloca->id] = uint32_t(variables.size());
  variables.push_back({.alloca = alloca, .onlyValue = onlyValue, .here = {}});
  found.promotesPointer |= alloca->typeArg->isPtr();
  InBlock& here = variables[v].here;
  here = {.value = function.module->undef(alloca->typeArg), .block = n};
  // Each run of an alloca makes a new variable, so the alloca defines it as undef. The entry block
  // runs once: there the undef at the bottom of the stack suffices.
  if (n == 0) return;
  here.isDefined = true;
  here.definition = found.definitions.add(v, alloca);
}

void Sweep::sweepLoad(uint32_t n, uint32_t v, Inst* load) {
  auto& [alloca, onlyValue, here] = variables[v];
  if (onlyValue && !here.value) {
    here.value = onlyValue;
    found.sparedUses.emplace_back(v, n);
  }
  if (Value* value = onlyValue ? onlyValue : here.value) {
    if (observer) observer->localLoad(n, alloca, load, value);
    replaceWith(load, value);
    return;
  }
  if (observer) observer->upwardExposed(n, alloca, load);
  here.value = load;
  found.upwardExposed.add(v, load);
}

void Sweep::sweepStore(uint32_t n, uint32_t v, Inst* store) {
  auto& [alloca, onlyValue, here] = variables[v];
  if (observer) observer->localStore(n, alloca, store, here.isDefined);
  here.value = store->storedValue();
  if (onlyValue) {
    if (!std::exchange(here.isDefined, true)) found.sparedDefinitions.emplace_back(v, n);
    return erase(store);
  }
  if (!here.isDefined) {
    here.isDefined = true;
    here.definition = found.definitions.add(v, store);
    return;
  }
  Inst* overwritten = std::exchange(found.definitions[here.definition], store);
  if (overwritten->is(Op::Store)) erase(overwritten);
}

}  // namespace

NumberLists AccessLists::blocksByVariable(
    size_t variables, std::span<const std::pair<uint32_t, uint32_t>> more) const {
  return groupByKey(variables, items_.size() + more.size(), [&](auto&& add) {
    for (auto [variable, n] : more) add(variable, n);
    for (uint32_t n = 0; n + 1 < begin_.size(); ++n)
      for (const Access& access : in(n)) add(access.variable, n);
  });
}

LocalValues findLocalValues(Function& function, const Rpo& rpo, const PromotionAnalysis& promotions,
                            const Mem2RegOptions& options, Mem2RegReport& report) {
  Sweep sweep{function, rpo, promotions, options, report};
  for (uint32_t n = 0; n <= rpo.size(); ++n) {
    sweep.found.upwardExposed.startBlock();
    sweep.found.definitions.startBlock();
    if (n < rpo.size()) sweep.sweepBlock(n);
  }
  for (const Sweep::Swept& variable : sweep.variables)
    sweep.found.variables.push_back({variable.alloca, variable.onlyValue});
  return std::move(sweep.found);
}

}  // namespace minic
