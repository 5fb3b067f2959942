#include "passes/known_calls.h"

namespace minic {

KnownCalls::KnownCalls(const Module& module) : numberOf_(module.numConstants()) {
  for (const auto& function : module.functions) {
    numberOf_[function->id] = uint32_t(entries_.size());
    bool mayChange = function->isLocal() && !function->isUsed && !function->isDeclaration() &&
                     !function->fnType->variadic && !function->attrs.has(fnattrs::OptNone);
    entries_.push_back({mayChange, numCells_, {}});
    numCells_ += uint32_t(function->args.size()) + 1;
  }
  for (const GlobalVar* global : module.globals)
    if (global->init) keep(global->init);
  for (const auto& function : module.functions)
    for (Block* block : blocks(*function))
      for (Inst* inst : insts(block)) visit(*inst);
}

void KnownCalls::visit(Inst& inst) {
  Function* callee = inst.is(Op::Call) ? inst.calledFunction() : nullptr;
  for (uint32_t i = callee ? 1 : 0; i < inst.numOps; ++i)
    if (inst.operand(i)->isConstant()) keep(inst.operand(i));
  if (!callee) return;
  Entry& entry = entries_[numberOf_[callee->id]];
  if (inst.call->fnType != callee->fnType) entry.isKnown = false;
  if (entry.isKnown) entry.calls.push_back(&inst);
}

/// The address of every function that the constant names is somewhere else than in a call.
void KnownCalls::keep(const Value* constant) {
  std::vector<const Value*> work{constant};
  while (!work.empty()) {
    const Value* value = work.back();
    work.pop_back();
    if (value->is(Op::Function)) entries_[numberOf_[value->id]].isKnown = false;
    auto parts = partsOf(value);
    work.insert(work.end(), parts.begin(), parts.end());
  }
}

void markOnlyCalls(Module& module) {
  const KnownCalls calls(module);
  for (const auto& function : module.functions)
    function->isCalledOnce = calls.isKnown(*function) && calls.callsOf(*function).size() == 1;
}

}  // namespace minic
