// Marks what is used from the effects backwards, and folds forwards on demand.
#include "passes/prove/allowances.h"

#include <algorithm>

#include "ir/effects.h"
#include "ir/fold.h"

namespace minic {

constexpr unsigned kMaxDepth = 200;

Allowances::Allowances(const Function& function, const Rpo& rpo, Contents& contents,
                       const PromotionOptions& options)
    : rpo_(rpo),
      contents_(contents),
      options_(options),
      module_(*function.module),
      isUsed_(function.nextValueId) {
  if (options.dce) findUsed();
}

/// Calls `visit` for all values that a variable may hold at a place, but for undef and for what
/// other variables hold, which are followed; not again behind joins that were seen.
template <class Visit>
void Allowances::forEachStored(const Contents::Place& place, Joins& seen, Visit visit) {
  std::vector<std::pair<uint32_t, Contents::Source>> work{
      {place.variable, contents_.sourceAt(place)}};
  while (!work.empty()) {
    auto [v, source] = work.back();
    work.pop_back();
    if (source.block == Contents::kNone) continue;
    if (!source.definition) {
      if (!seen.insert(uint64_t(v) << 32 | source.block).second) continue;
      for (uint32_t pred : rpo_.preds(source.block))
        work.push_back({v, contents_.sourceAtEnd(v, pred)});
    } else if (source.definition->is(Op::Store)) {
      const Value* stored = source.definition->storedValue();
      auto load = stored->is(Op::Load) ? static_cast<const Inst*>(stored) : nullptr;
      if (load && contents_.placeOf(load).variable != Contents::kNone)
        work.push_back(
            {contents_.placeOf(load).variable, contents_.sourceAt(contents_.placeOf(load))});
      else
        visit(stored);
    }
  }
}

void Allowances::findUsed() {
  std::vector<const Inst*> work;
  auto use = [&](const Value* value) {
    const Inst* inst = asInst(value);
    if (!inst || isUsed_[inst->id]) return;
    isUsed_[inst->id] = true;
    work.push_back(inst);
  };
  for (const Block* block : rpo_.order)
    for (const Inst* inst : insts(block))
      if (hasSideEffects(*inst) && !contents_.isGone()[inst->id]) use(inst);
  Joins seen;
  while (!work.empty()) {
    const Inst* inst = work.back();
    work.pop_back();
    const Contents::Place* place = inst->is(Op::Load) ? &contents_.placeOf(inst) : nullptr;
    if (!place || place->variable == Contents::kNone) {
      for (const Use& operand : inst->operands()) use(operand.value);
      continue;
    }
    forEachStored(*place, seen, use);
  }
}

/// The one constant that a variable holds whatever path was taken.
const Value* Allowances::contentOf(const Contents::Place& place, Type* type, unsigned depth) {
  const Value* content = module_.undef(type);
  Joins seen;
  forEachStored(place, seen, [&](const Value* stored) {
    const Value* one = content ? constantOf(stored, depth) : nullptr;
    if (!one || one == content || content->isUndefOrPoison())
      content = one;
    else if (!one->isUndefOrPoison())
      content = nullptr;
  });
  return content;
}

const Value* Allowances::constantOf(const Value* value, unsigned depth) {
  if (value->isConstant()) return value;
  const Inst* inst = asInst(value);
  if (!inst || depth == kMaxDepth) return nullptr;
  auto [known, isNew] = constants_.try_emplace(value, nullptr);
  if (!isNew) return known->second;
  const Value* result = nullptr;
  if (inst->is(Op::Load)) {
    const Contents::Place& place = contents_.placeOf(inst);
    if (place.variable == Contents::kNone) return nullptr;
    result = contentOf(place, inst->type, depth + 1);
  } else if (!hasSideEffects(*inst)) {
    std::vector<Value*> operands;
    for (const Use& operand : inst->operands())
      if (const Value* constant = constantOf(operand.value, depth + 1))
        operands.push_back(const_cast<Value*>(constant));
    if (operands.size() == inst->numOps && inst->numOps)
      result = foldConstants(module_, inst->op, inst->type, operands, inst->flags, inst->sub,
                             inst->typeArg);
  }
  return constants_[value] = result;
}

}  // namespace minic
