// dce: deletes instructions without side effects whose results are unused, and then those that only
// they used.
//
//     %a = add i32 %x, 1
//     %b = mul i32 %a, 2          =>      ret i32 %x
//     ret i32 %x
//
// Cycles of phis that only feed each other stay: adce sees through them. Before and after: any
// valid function.
#include "ir/effects.h"
#include "passes/passes.h"

namespace minic {

bool dce(Function& function, PassContext& context) {
  std::vector<Inst*> work;
  for (Block* block : blocks(function))
    for (Inst* inst : insts(block))
      if (isTriviallyDead(*inst)) work.push_back(inst);

  uint64_t erased = 0;
  std::vector<Value*> operands;
  while (!work.empty()) {
    Inst* inst = work.back();
    work.pop_back();
    if (inst->is(Op::Erased)) continue;  // was listed by each of its uses
    operands.clear();
    for (const Use& use : inst->operands()) operands.push_back(use.value);
    erase(inst);
    ++erased;
    for (Value* operand : operands)
      if (Inst* def = asInst(operand); def && isTriviallyDead(*def)) work.push_back(def);
  }
  context.count("instructions deleted", erased);
  return erased != 0;
}

}  // namespace minic
