// Pairs by position; names and types decide where several pairs are possible.
#include "passes/prove/twins.h"

#include <algorithm>
#include <functional>

#include "ir/text/print.h"
#include "passes/prove/allowances.h"

namespace minic {

bool isDebugInfo(const Inst* inst) {
  if (!inst->is(Op::Call)) return false;
  const Function* callee = inst->calledFunction();
  return callee && callee->intrinsic == Intrinsic::DbgInfo;
}

Twins::Twins(const Function& before, const Function& after, const Rpo& rpo, const CloneMap* copies)
    : before_(before),
      after_(after),
      rpo_(rpo),
      copies_(copies),
      blocks_(rpo.size()),
      numbers_(after.nextBlockId, kNone),
      twins_(before.nextValueId),
      isTwin_(after.nextValueId) {}

bool Twins::differ(PromotionWhy reason, const Inst* first, const Inst* second) {
  why = reason, onlyBefore = first, onlyAfter = second;
  return false;
}

// ---- what is the same in two modules

bool Twins::sameType(const Type* first, const Type* second) const {
  if (oneModule_ || !first || !second) return first == second;
  return first->kind == second->kind && toString(first) == toString(second);
}

/// In one module, where passes keep places, the place counts too.
bool Twins::sameName(const Inst* first, const Inst* second) const {
  if (oneModule_) return first->name == second->name && first->loc == second->loc;
  const NameTable &names = before_.module->names, &others = after_.module->names;
  return first->name && second->name && names[first->name] == others[second->name];
}

/// `second` does the same as `first` on equal operands, or promises less.
bool Twins::sameShape(const Inst* first, const Inst* second) const {
  if (first->op != second->op || !sameType(first->type, second->type)) return false;
  if (!first->is(Op::Phi) && first->numOps != second->numOps) return false;
  switch (first->op) {
    case Op::CondBr: return true;
    case Op::Alloca:
      return sameType(first->typeArg, second->typeArg) && second->align() >= first->align();
    case Op::Load:
    case Op::Store: return first->flags == second->flags && second->align() <= first->align();
    case Op::Gep:
      if (!sameType(first->typeArg, second->typeArg)) return false;
      break;
    case Op::Call:
      if (!sameType(first->call->fnType, second->call->fnType)) return false;
      break;
    default: break;
  }
  return first->sub == second->sub && !(second->flags & ~first->flags);
}

const Value* Twins::canonical(const Value* value) {
  if (!value->isConstant()) return value;
  bool isInterned =
      !value->is(Op::ConstAggregate) && !value->is(Op::ConstData) && !value->is(Op::ConstExpr);
  if (oneModule_ && isInterned) return value;
  auto [known, isNew] = constants_.try_emplace(value, value);
  if (isNew) {
    std::string text = toString(value->type) + " ";
    auto function = value->is(Op::Function) ? static_cast<const Function*>(value) : nullptr;
    // LLVM's versions call intrinsics by different names: @llvm.va_start, @llvm.va_start.p0.
    if (function && function->intrinsic != Intrinsic::None)
      text += "intrinsic " + std::to_string(unsigned(function->intrinsic)) + " " +
              toString(function->fnType);
    else
      printConstant(text, value);
    known->second = texts_.try_emplace(std::move(text), value).first->second;
  }
  return known->second;
}

const Value* Twins::of(const Value* value) {
  if (value->isConstant()) return canonical(value);
  if (value->is(Op::Argument)) return after_.args[static_cast<const Argument*>(value)->index];
  return twins_[value->id];
}

// ---- blocks

bool Twins::pair(const Block* first, const Block* second) {
  uint32_t n = rpo_[first];
  uint32_t& number = numbers_[second->id];
  if (!blocks_[n] && number == kNone) blocks_[n] = second, number = n;
  return blocks_[n] == second && number == n;
}

bool Twins::pairBlocks() {
  if (!sameType(before_.fnType, after_.fnType))
    return differ(PromotionWhy::DifferentTypes, nullptr, nullptr);
  pair(before_.entry(), after_.entry());
  for (uint32_t n = 0; n < rpo_.size(); ++n) {
    const Block *first = rpo_.order[n], *second = blocks_[n];
    if (first->last->op != second->last->op || first->succs.size() != second->succs.size())
      return differ(PromotionWhy::DifferentEnds, first->last, second->last);
    for (uint32_t i = 0; i < first->succs.size(); ++i)
      if (!pair(first->succs[i].block, second->succs[i].block))
        return differ(PromotionWhy::DifferentBlocks, first->last, second->last);
  }
  return true;
}

// ---- allocas

/// The address goes where no promotion could follow it.
static bool mustStay(const Inst* alloca) {
  for (const Use& use : alloca->useRange()) {
    const Inst& user = *use.user;
    bool isAccess = (user.is(Op::Load) || user.is(Op::Store)) && !user.isVolatile();
    if (isAccess && user.address() == alloca && user.accessedType() != alloca->typeArg) return true;
    if (!isAccess && !user.is(Op::Call) && !user.is(Op::BitCast) && !user.is(Op::Gep)) return true;
    const Function* callee = user.is(Op::Call) ? user.calledFunction() : nullptr;
    if (user.is(Op::Call) && (!callee || callee->intrinsic == Intrinsic::None)) return true;
    if (!isAccess && !user.is(Op::Call))
      for (const Use& next : user.useRange())
        if (!next.user->is(Op::Call)) return true;
  }
  return false;
}

bool Twins::pairAllocas() {
  std::vector<const Inst*> firsts, seconds;
  auto pair = [&](const Inst* first, const Inst* second) {
    twins_[first->id] = second, isTwin_[second->id] = true;
  };
  for (uint32_t n = 0; n < rpo_.size(); ++n) {
    firsts.clear(), seconds.clear();
    for (const Inst* inst : insts(rpo_.order[n]))
      if (inst->is(Op::Alloca)) firsts.push_back(inst);
    for (const Inst* inst : insts(blocks_[n]))
      if (inst->is(Op::Alloca)) seconds.push_back(inst);
    if (copies_) {
      for (const Inst* second : seconds) {
        if (original(second) == second)
          return differ(PromotionWhy::NoSuchVariable, nullptr, second);
        pair(original(second), second);
      }
      continue;
    }
    if (seconds.empty()) continue;
    auto stay = size_t(std::count_if(firsts.begin(), firsts.end(), mustStay));
    size_t at = 0;
    for (size_t i = 0; i < firsts.size() && at < seconds.size(); ++i) {
      const Inst *first = firsts[i], *second = seconds[at];
      bool isSame = sameName(first, second);
      bool mayBe = isSame || (!oneModule_ && (!first->name || !second->name));
      bool stays = mustStay(first);
      size_t left = seconds.size() - at;
      if (mayBe && sameShape(first, second) &&
          ((isSame && first->name && !oneModule_) || stays || left > stay ||
           left == firsts.size() - i)) {
        pair(first, second);
        ++at;
      }
      stay -= stays;
    }
    if (at < seconds.size()) return differ(PromotionWhy::NoSuchVariable, nullptr, seconds[at]);
  }
  return true;
}

// ---- instructions

/// Whether the operands leave it open that they are equal.
bool Twins::mayBeTwins(const Inst* phi, const Inst* other) {
  if (!sameShape(phi, other)) return false;
  if (copies_) return original(other) == phi;
  if (oneModule_) return sameName(phi, other);
  if (sameName(phi, other)) return true;
  for (uint32_t i = 0; i < phi->numOps; ++i) {
    if (!rpo_.isReachable(phi->block->preds[i].block)) continue;
    const Value* wanted = phi->operand(i);
    const Value* value = other->operand(operandFor(phi->block, i));
    if (wanted->isUndefOrPoison()) continue;
    if (!wanted->isInst()) {
      if (of(wanted) != canonical(value)) return false;
      continue;
    }
    auto inst = static_cast<const Inst*>(wanted);
    if ((*isGone_)[inst->id]) continue;
    if (value->op != inst->op || numberOf(asInst(value)->block) != rpo_[inst->block]) return false;
  }
  return true;
}

/// From the last to the first: passes put new phis before the old ones.
bool Twins::pairPhis(uint32_t n, Allowances& allowed) {
  std::vector<const Inst*> seconds;
  for (const Inst* phi : phis(blocks_[n])) seconds.push_back(phi);
  std::vector<const Inst*> firsts;
  for (const Inst* phi : phis(rpo_.order[n])) firsts.push_back(phi);
  size_t end = seconds.size();
  for (size_t i = firsts.size(); i-- > 0;) {
    size_t at = end;
    while (at > 0 && !mayBeTwins(firsts[i], seconds[at - 1])) --at;
    if (at == 0 && allowed.mayGo(firsts[i])) continue;
    // None fits: one of them must be the wrong one.
    if (at == 0)
      for (at = end; at > 0 && !sameShape(firsts[i], seconds[at - 1]);) --at;
    if (at == 0) return differ(PromotionWhy::LonePhi, firsts[i], nullptr);
    end = at - 1;
    twins_[firsts[i]->id] = seconds[end], isTwin_[seconds[end]->id] = true;
  }
  return true;
}

/// Whether the operands leave it open that they are equal: the twins of those computed above are
/// known, and the contents of promoted variables may be anything but other constants.
bool Twins::mayBeOperands(const Inst* first, const Inst* second, Allowances& allowed) {
  for (uint32_t i = 0; i < first->numOps; ++i) {
    const Value* wanted = first->operand(i);
    const Inst* inst = asInst(wanted);
    if (inst && second->operand(i)->isConstant()) wanted = allowed.constantOf(inst);
    if (!wanted) return false;
    if (wanted == inst && (!twins_[inst->id] || inst->is(Op::Phi))) continue;
    if (!wanted->isUndefOrPoison() && of(wanted) != canonical(second->operand(i))) return false;
  }
  return true;
}

bool Twins::pairInstructions(const std::vector<bool>& isGone, Allowances& allowed) {
  isGone_ = &isGone;
  std::vector<const Inst*> firsts, seconds;
  for (uint32_t n = 0; n < rpo_.size(); ++n) {
    firsts.clear(), seconds.clear();
    for (const Inst* inst = rpo_.order[n]->firstNonPhi(); inst; inst = inst->next)
      if (!isGone[inst->id] && !twins_[inst->id]) firsts.push_back(inst);
    for (const Inst* inst = blocks_[n]->firstNonPhi(); inst; inst = inst->next)
      if (!isTwin_[inst->id] && !isDebugInfo(inst)) seconds.push_back(inst);
    auto mayGo = [&](const Inst* inst) { return allowed.mayGo(inst); };
    // So many of those that may go have not gone.
    auto stayed =
        ptrdiff_t(seconds.size()) - std::count_if(firsts.begin(), firsts.end(), std::not_fn(mayGo));
    size_t at = 0;
    for (const Inst* first : firsts) {
      const Inst* second = at < seconds.size() ? seconds[at] : nullptr;
      bool isSame = second && sameShape(first, second);
      if (mayGo(first) && !(stayed > 0 && isSame && mayBeOperands(first, second, allowed)))
        continue;
      if (!isSame) return differ(PromotionWhy::DifferentInsts, first, second);
      stayed -= mayGo(first);
      twins_[first->id] = second, isTwin_[second->id] = true;
      ++at;
    }
    if (at < seconds.size()) return differ(PromotionWhy::NoSuchInst, nullptr, seconds[at]);
  }
  for (uint32_t n = 0; n < rpo_.size(); ++n)
    if (!pairPhis(n, allowed)) return false;
  return true;
}

}  // namespace minic
