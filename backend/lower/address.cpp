// What an address is made of; see AddressParts.
#include "backend/lower/lower.h"
#include "ir/gep.h"

namespace minic {

AddressParts Lowering::addressParts(const Value* address, uint64_t scaleMask, bool own) const {
  AddressParts parts;
  parts.base = address;
  // A chain of any length is looked through in steps of at most this many, so that it costs
  // linear time in all.
  for (int steps = 0; steps < 8; ++steps) {
    const Value* at = parts.base;
    auto* expr = asConstExpr(at);
    if (expr ? expr->exprOp == Op::BitCast : at->is(Op::BitCast) && at->type->isPtr()) {
      parts.base = expr ? expr->operands[0] : static_cast<const Inst*>(at)->operand(0);
      continue;
    }
    std::optional<GepSteps> gep = GepSteps::of(at);
    if (!gep) break;
    auto* inst = expr ? nullptr : static_cast<const Inst*>(at);
    if (inst && isUsed(*inst) && !(own && inst == address)) break;  // computed anyway
    int64_t disp = parts.disp;
    const Value* index = parts.index;
    uint64_t scale = parts.scale;
    bool fits = true;
    for (const GepStep& step : *gep) {
      if (auto value = step.isField ? 1 : constant(step.index)) {
        int64_t bytes;
        fits = !__builtin_mul_overflow(*value, int64_t(step.bytes), &bytes) &&
               !__builtin_add_overflow(disp, bytes, &disp);
      } else if (index || step.bytes == 0 ||
                 !(scaleMask & 1 || (step.bytes < 64 && scaleMask >> step.bytes & 1))) {
        fits = false;
      } else {
        index = step.index;
        scale = step.bytes;
      }
      if (!fits) break;
    }
    if (!fits || disp != int32_t(disp)) break;
    if (index != parts.index && inst && !at->hasOneUse() && !(own && inst == address)) {
      // An indexed address wanted by several: look through it only if all are accesses, which
      // can each do the computation for nothing.
      unsigned others = 0;
      bool all = true;
      for (const Use& use : at->useRange()) {
        bool access = use.user->is(Op::Load) || (use.user->is(Op::Store) && use.index() == 1);
        all &= access && ++others <= 4;
        if (!all) break;
      }
      if (!all) break;
    }
    parts.disp = disp;
    parts.index = index;
    parts.scale = scale;
    parts.base = gep->base();
  }
  return parts;
}

std::optional<uint32_t> Lowering::slotOf(const Value* value) const {
  if (!value->is(Op::Alloca) || allocaSlots_[value->id] == kNoSlot) return std::nullopt;
  return allocaSlots_[value->id];
}

uint32_t Lowering::symbolOf(const GlobalValue* global) {
  bool isFunction = global->is(Op::Function);
  bool defined = isFunction ? !static_cast<const Function*>(global)->isDeclaration()
                            : static_cast<const GlobalVar*>(global)->init ||
                                  static_cast<const GlobalVar*>(global)->dsoLocal;
  return mf.globalSymbol(global->id, {global->name, defined || global->isLocal(), isFunction});
}

}  // namespace minic
