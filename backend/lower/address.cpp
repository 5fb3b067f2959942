// The decomposition of addresses into base, scaled index and displacement; see AddressParts.
#include "ir/analysis/address.h"

#include <bit>
#include <cstdlib>
#include <tuple>

#include "backend/lower/lower.h"
#include "ir/gep.h"

namespace minic {

namespace {

/// The same number: the same value, or the same extension of the same value.
bool isSameIndex(const Value* a, const Value* b) {
  if (a == b || !a || !b) return a == b;
  return a->op == b->op && (a->is(Op::SExt) || a->is(Op::ZExt)) && a->type == b->type &&
         static_cast<const Inst*>(a)->operand(0) == static_cast<const Inst*>(b)->operand(0);
}

}  // namespace

bool Lowering::isDisjointOr(const Inst& inst) {
  if (!inst.is(Op::Or)) return false;
  const Inst* left = asInst(inst.operand(0));
  auto c = constant(inst.operand(1)),
       by = left && left->is(Op::Shl) ? constant(left->operand(1)) : KnownInt();
  return c && by && *c >= 0 && *by >= 0 && *by < 63 && *c >> *by == 0;
}

bool Lowering::isOnlyIndex(const Value* value) const {
  constexpr unsigned kMaxUsers = 4;
  const Inst* inst = asInst(value);
  if (!inst || !isBinary(inst->op) || isUsed(*inst)) return false;
  unsigned users = 0;
  for (const Use& use : inst->useRange())
    if (!use.user->is(Op::Gep) || use.index() == 0 || ++users > kMaxUsers) return false;
  return true;
}

void Lowering::foldIndex(AddressParts& parts, const Value* gep) const {
  const Addressing& modes = target.info->addressing;
  for (int steps = 0; steps < 4; ++steps) {
    // The index may be extended; its parts then are as wide as they were.
    const Inst* extended = canFold(parts.index, Op::SExt);
    const Value* value = extended ? extended->operand(0) : parts.index;
    bool narrow = value->type->size < 8;
    if (narrow && !value->type->isInt(32)) return;
    const Inst* inst = value->isInst() ? canFold(value, value->op) : nullptr;
    if (!inst && isOnlyIndex(value)) inst = static_cast<const Inst*>(value);
    auto c = inst && isBinary(inst->op) ? constant(inst->operand(1)) : KnownInt();
    if (!c || *c != int32_t(*c)) return;
    bool isDisjoint = isDisjointOr(*inst);
    if (inst->is(Op::Add) || inst->is(Op::Sub) || isDisjoint) {
      if (narrow && !isDisjoint && !(inst->flags & vflags::NSW)) {
        // A sum that wraps is no index of a small object.
        uint64_t object = gep->flags & vflags::InBounds ? knownObjectSize(gep) : 0;
        if (!isIndexThatCannotWrap(object, parts.scale, *c)) return;
      }
      int64_t bytes, disp;
      if (__builtin_mul_overflow(inst->is(Op::Sub) ? -*c : *c, int64_t(parts.scale), &bytes) ||
          __builtin_add_overflow(parts.disp, bytes, &disp) || disp < modes.minOffset ||
          disp > modes.maxOffset)
        return;
      parts.disp = disp;
    } else if (!narrow && (inst->is(Op::Shl) || inst->is(Op::Mul)) && *c > 0 && *c <= 8) {
      uint64_t factor = inst->is(Op::Shl) ? uint64_t(1) << *c : uint64_t(*c);
      if (!std::has_single_bit(factor)) return;
      if (modes.maxScale && parts.scale * factor > modes.maxScale) return;
      parts.scale *= factor;
    } else {
      return;
    }
    parts.index = inst->operand(0);
  }
}

bool Lowering::isSameAddress(const Value* a, const Value* b) const {
  if (a == b) return true;
  AddressParts x = addressParts(a, true), y = addressParts(b, true);
  return x.base == y.base && x.disp == y.disp && x.scale == y.scale &&
         isSameIndex(x.index, y.index);
}

std::pair<const Value*, uint64_t> Lowering::scaled(const GepStep& step) const {
  const Value* index = step.index;
  bool isShift = index->is(Op::Shl);
  if ((isShift || index->is(Op::Mul)) && index->hasOneUse() && index->type->isInt(64)) {
    auto* product = static_cast<const Inst*>(index);
    auto by = constantIn(product->operand(1), 0, isShift ? 31 : INT32_MAX);
    uint64_t bytes = step.bytes * (!by ? 0 : isShift ? uint64_t(1) << *by : uint64_t(*by));
    bool isFree = std::has_single_bit(bytes) && bytes <= target.info->addressing.maxScale;
    bool isHere = product->uses->user->block == product->block;
    if (bytes && !isFree && isHere && !isUsed(*product)) return {product->operand(0), bytes};
  }
  return {index, step.bytes};  // foldIndex() folds a factor that is free
}

AddressParts Lowering::addressParts(const Value* address, bool indexed, bool own) const {
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
      } else if (index || step.bytes == 0 || !indexed) {
        fits = false;
      } else {
        std::tie(index, scale) = scaled(step);
      }
      if (!fits) break;
    }
    if (!fits || disp != int32_t(disp)) break;
    bool isFree = std::has_single_bit(scale) && scale <= target.info->addressing.maxScale;
    bool isForeign = index != parts.index && inst && !(own && inst == address);
    if (isForeign && !isFree && (inst->block != irBlock_ || !inst->hasOneUse())) break;
    if (isForeign && !inst->hasOneUse()) {
      // An indexed address with several uses: look through it only if all are accesses, which
      // include the computation.
      unsigned others = 0;
      bool all = true;
      for (const Use& use : at->useRange()) {
        bool access = use.user->is(Op::Load) || (use.user->is(Op::Store) && use.index() == 1);
        all &= access && ++others <= 4;
        if (!all) break;
      }
      if (!all) break;
    }
    bool isNew = index != parts.index;
    parts.disp = disp;
    parts.index = index;
    parts.scale = scale;
    parts.base = gep->base();
    if (isNew) foldIndex(parts, at);
  }
  return parts;
}

std::optional<uint32_t> Lowering::slotOf(const Value* value) const {
  if (!value->is(Op::Alloca) || allocaSlots_[value->id] == kNoSlot) return std::nullopt;
  return allocaSlots_[value->id];
}

uint32_t Lowering::symbolOf(const GlobalValue* global) {
  bool isFunction = global->is(Op::Function);
  bool defined = isDefinedHere(*global);
  const Visibility outside = defined ? Visibility::Default : global->visibility;
  if (mf.options.pic && global->visibility == Visibility::Default) defined = false;
  // Whoever defines it, it is in the program: the linker copies variables of libraries into one at
  // a fixed address. (It would not make one address of a function that code names by its distance.)
  const bool isHidden =
      global->visibility == Visibility::Hidden || global->visibility == Visibility::Internal;
  const bool isThreadLocal =
      global->is(Op::Global) && static_cast<const GlobalVar*>(global)->isThreadLocal;
  if (global->linkage == Linkage::External)
    defined |= isHidden || (mf.options.fixedAddress && !isFunction && !isThreadLocal);
  return mf.globalSymbol(global->id,
                         {global->name, defined || global->isLocal(), isFunction, false, outside});
}

}  // namespace minic
