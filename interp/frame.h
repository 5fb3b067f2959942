// The frame of one function while its code is made: the slots of its values, and the emission of
// code and constants. The parts of the decoder share one. Private to decode.cpp.
//
// A frame is [parameters][constants][values] in slots, and the fixed allocas in the program's
// memory. Values used only in their own block share slots by a free list; the others own one.
#pragma once

#include <algorithm>

#include "interp/code.h"
#include "ir/effective_type.h"
#include "ir/gep.h"
#include "support/id_map.h"

namespace minic::interp {

constexpr uint32_t kNoSlot = UINT32_MAX;
constexpr uint64_t kMaxLocalBytes = uint64_t(1) << 40;  // bytes of one variable in a frame
constexpr uint32_t kMaxPooled = 32;  // constants copied at each call; the others are made when used

inline bool fits32(int64_t value) { return value == int32_t(value); }

/// sext changes nothing in a slot.
inline const Value* root(const Value* value) {
  while (value->is(Op::SExt)) value = static_cast<const Inst*>(value)->operand(0);
  return value;
}

inline Do plus(Do base, unsigned offset) { return Do(unsigned(base) + offset); }

/// 0..4 for i1, 8, 16, 32, 64 bits; others have no number.
inline unsigned widthIndex(const Type* type) {
  if (type->bits == 1) return 0;
  return type->bits <= 32 ? unsigned(std::countr_zero(type->bits)) - 2 : 4;
}

struct FrameBuilder {
  FrameBuilder(Interp& interpreter, Callee& callee)
      : interp(interpreter),
        out(callee),
        f(*callee.function),
        slots(f.nextValueId, kNoSlot),
        remaining(f.nextValueId),
        escapes(f.nextValueId),
        frameOffset(f.nextValueId),
        watched(interpreter.options().watch != nullptr),
        checksEffects(interpreter.options().checksEffects),
        checksUndefined(interpreter.options().checksUndefined) {}

  Interp& interp;
  Callee& out;
  const Function& f;
  SourceLoc loc;
  IdMap<uint32_t> slots;        // by value id
  IdMap<uint32_t> remaining;    // uses that are still to come
  IdSet escapes;                // used outside its block, or by a phi
  IdMap<uint64_t> frameOffset;  // fixed allocas: 1 + byte offset in the frame's memory; 0: none
  const bool watched;           // then every value has a slot of its own, and nothing is fused
  const bool checksEffects;     // then accesses outside of the frame are announced
  const bool checksUndefined;   // then no code is onlyPlain, and codes know their instruction
  const Inst* current = nullptr;
  std::vector<uint32_t> freeSlots, temps;
  uint32_t nextSlot = 0;
  uint32_t poolSize = 0, usedConstants = 0;
  /// The lane of vectors that code is made for; < 0: vectors as a whole.
  int32_t lane = -1;
  const Value* pooled[kMaxPooled];
  std::vector<uint32_t> readers, copyTo;  // by slot, for parallel copies

  // ---- frame

  static bool isAddressOnly(const Use& use) {
    return (use.user->is(Op::Load) || use.user->is(Op::Store)) &&
           use.user->address() == use.value && &use == &use.user->ops[use.user->numOps - 1] &&
           !(use.user->is(Op::Store) && use.user->storedValue() == use.value);
  }

  /// The type by which the access must find its object; None: any will do.
  static EffectiveType typeOfAccess(const Inst* access) {
    const bool isAccess = access->is(Op::Load) || access->is(Op::Store);
    if (!isAccess || !(access->flags & kTypedAccess)) return EffectiveType::None;
    return effectiveType(access->is(Op::Load) ? access->type : access->operand(0)->type);
  }

  /// A code of its own makes the access in the frame's memory, without the address.
  static bool hasFrameCode(const Inst* access) {
    const Type* type = access->is(Op::Load) ? access->type : access->operand(0)->type;
    if (!type->isScalar() || type->isOddInt()) return false;
    // Such an access to a variable of another type is for the checker.
    const EffectiveType read = typeOfAccess(access);
    if (read == EffectiveType::None || !access->address()->is(Op::Alloca)) return true;
    return read == firstEffectiveType(static_cast<const Inst*>(access->address())->typeArg);
  }

  void countUses() {
    for (const Block* block : blocks(f)) {
      for (const Inst* inst : insts(block)) {
        if (watched) escapes.insert(inst->id);
        if (inst->is(Op::SExt)) continue;
        for (const Use& use : inst->operands()) {
          const Value* value = root(use.value);
          const Inst* def = asInst(value);
          if (!def) continue;
          ++remaining[def->id];
          if (inst->is(Op::Phi) || def->is(Op::Phi) || def->block != block) escapes.insert(def->id);
        }
      }
    }
  }

  /// The comparison is used once, by the branch that follows, and has no code of its own.
  bool fusesWithBranch(const Inst* inst) const {
    return !watched && inst->hasOneUse() && inst->next && inst->next->is(Op::CondBr) &&
           inst->uses->user == inst->next;
  }

  /// Constants that no immediate form will take: an estimate from above of what the pool needs.
  uint32_t estimatePool() {
    std::vector<const Value*> seen;
    for (const Block* block : blocks(f)) {
      for (const Inst* inst : insts(block)) {
        if (inst->is(Op::Phi) || inst->is(Op::SExt) || inst->is(Op::Switch)) continue;
        for (const Use& use : inst->operands()) {
          const Value* value = root(use.value);
          if (!value->isConstant()) continue;
          if (inst->is(Op::Call) && use.index() == 0) continue;
          bool integer = value->is(Op::ConstInt);
          if (integer && (inst->is(Op::Gep) || inst->is(Op::ExtractValue) ||
                          inst->is(Op::InsertValue) || inst->is(Op::Alloca)))
            continue;
          if (integer && use.index() == 1 &&
              (isBinary(inst->op) || (inst->is(Op::ICmp) && fusesWithBranch(inst))))
            continue;
          if (std::find(seen.begin(), seen.end(), value) != seen.end()) continue;
          seen.push_back(value);
          if (seen.size() == kMaxPooled) return kMaxPooled;
        }
      }
    }
    return uint32_t(seen.size());
  }

  static const ConstInt* constantCount(const Inst* alloca) {
    return alloca->numOps ? asConstInt(static_cast<const Value*>(alloca->operand(0))) : nullptr;
  }

  void layOutFrame() {
    for (const Argument* arg : f.args) {
      slots[arg->id] = nextSlot;
      nextSlot += wordsOf(arg->type);
    }
    out.paramSlots = out.firstConstant = nextSlot;
    poolSize = estimatePool();
    out.constants.resize(poolSize);
    nextSlot += poolSize;
    for (const Inst* inst : insts(f.entry())) {
      if (!inst->is(Op::Alloca) || inst->align() > 16) continue;
      const ConstInt* count = constantCount(inst);
      if (inst->numOps && !count) continue;
      uint64_t size;
      if (__builtin_mul_overflow(inst->typeArg->size, count ? count->zext() : 1, &size) ||
          size > kMaxLocalBytes)
        continue;  // Alloca reports it
      // The checker tells variables apart by their blocks of 16 bytes.
      const uint32_t align = checksUndefined ? 16 : std::max<uint32_t>(inst->align(), 8);
      const uint64_t offset = newLocal(size, align);
      frameOffset[inst->id] = offset + 1;
      if (!checksUndefined) continue;
      newLocal(1, 16);
      for (const Use& use : inst->useRange())
        if (!isAddressOnly(use) || !hasFrameCode(use.user)) {
          out.locals.push_back({offset, size, inst});
          break;
        }
    }
  }

  /// Where so many bytes of the frame's memory begin; `align` is at most 16.
  uint64_t newLocal(uint64_t size, uint64_t align) {
    uint64_t offset = (out.localBytes + align - 1) / align * align;
    out.localBytes = offset + size;
    return offset;
  }

  bool isFixed(const Value* value) const { return value->is(Op::Alloca) && frameOffset[value->id]; }
  uint64_t fixedOffset(const Value* value) const { return frameOffset[value->id] - 1; }

  uint32_t newSlots(uint32_t count) {
    if (count == 1 && !freeSlots.empty()) {
      uint32_t slot = freeSlots.back();
      freeSlots.pop_back();
      return slot;
    }
    uint32_t slot = nextSlot;
    nextSlot += count;
    return slot;
  }

  uint32_t temp() {
    uint32_t slot = newSlots(1);
    temps.push_back(slot);
    return slot;
  }

  /// The slot of the result.
  uint32_t dst(const Inst* inst) {
    uint32_t& slot = slots[inst->id];
    if (slot == kNoSlot) {
      uint32_t words = wordsOf(inst->type);
      if (escapes.contains(inst->id) || inst->is(Op::Phi)) {  // an unused phi is still written
        slot = nextSlot;
        nextSlot += words;
      } else {
        slot = newSlots(words);
        if (remaining[inst->id] == 0 && words == 1) temps.push_back(slot);
      }
    }
    return slot + (lane > 0 && inst->type->isVector() ? uint32_t(lane) : 0);
  }

  void consume(const Value* value) {
    const Inst* def = asInst(root(value));
    if (!def || escapes.contains(def->id) || wordsOf(def->type) != 1) return;
    if (--remaining[def->id] == 0 && slots[def->id] != kNoSlot) temps.push_back(slots[def->id]);
  }
  void consumeOperands(const Inst* inst) {
    for (const Use& use : inst->operands()) consume(use.value);
  }

  /// base + sum of scale * index + offset.
  struct Address {
    const Value* base;
    int64_t offset = 0;
    struct Term {
      const Value* index;
      uint64_t scale;
    };
    std::vector<Term> terms;
  };

  static Address addressOf(const Inst* gep) {
    Address address{gep->operand(0), 0, {}};
    for (const GepStep& step : GepSteps(*gep)) {
      const Value* index = root(step.index);
      const ConstInt* constant = asConstInt(index);
      if (step.isField || constant)
        address.offset = int64_t(uint64_t(address.offset) +
                                 (step.isField ? 1 : uint64_t(constant->value)) * step.bytes);
      else if (!index->isUndefOrPoison() && step.bytes)
        address.terms.push_back({index, step.bytes});
    }
    return address;
  }

  // ---- emission

  bool mayEmit(Do op) const { return !checksUndefined || !isOnlyPlain(op); }
  uint32_t emit(Do op, uint32_t a = 0, uint32_t b = 0, uint32_t c = 0, uint32_t x = 0) {
    MINIC_CHECK(mayEmit(op), "the checker has no rule for a code");
    out.code.push_back({op, uint16_t(x), a, b, c});
    out.locs.push_back(loc);
    if (checksUndefined) out.insts.push_back(current);
    return uint32_t(out.code.size() - 1);
  }

  /// Before an access of that size to what the pointer points to.
  void announceAccess(const Value* pointer, uint64_t size, bool isWrite) {
    if (checksEffects && !isFixed(root(pointer)))
      emit(Do::Access, src(pointer), uint32_t(size), uint32_t(size >> 32), isWrite);
  }

  void emitConstant(uint32_t slot, uint64_t bits) {
    if (fits32(int64_t(bits)))
      emit(Do::Const32, slot, uint32_t(bits));
    else
      emit(Do::Const64, slot, uint32_t(bits), uint32_t(bits >> 32));
  }

  /// The program ends when it comes here.
  void emitUndefined(Message why) {
    out.ends.push_back(std::move(why));
    emit(Do::Undefined, 0, uint32_t(out.ends.size() - 1));
  }
  void emitUndefined(const GlobalValue& variable) {
    emitUndefined({Msg::RunUndefinedVariable, variable.name});
  }

  /// The bits of a scalar constant; an undefined symbol ends the program when it is used.
  uint64_t bitsOf(const Value* constant) {
    const GlobalValue* undefined = nullptr;
    uint64_t bits = interp.scalar(constant, undefined);
    if (undefined) emitUndefined(*undefined);
    return bits;
  }

  void emitAddress(uint32_t slot, uint64_t offset) {
    emit(Do::LeaFrame, slot, uint32_t(offset), uint32_t(offset >> 32));
  }

  /// The slot that holds the value; constants are made or found in the pool.
  uint32_t src(const Value* value) {
    value = root(value);
    // A value whose definition comes later in the layout (or a phi) lives across blocks: its slot
    // is its own.
    if (!value->isConstant()) {
      if (slots[value->id] == kNoSlot) return dst(asInst(value));
      return slots[value->id] + (lane > 0 && value->type->isVector() ? uint32_t(lane) : 0);
    }
    if (lane >= 0 && value->type->isVector()) return srcOfLane(value);
    if (isWide(value->type)) {
      uint32_t slot = newSlots(wordsOf(value->type));
      emitWideConstant(slot, value);
      return slot;
    }
    for (uint32_t i = 0; i < usedConstants; ++i)
      if (pooled[i] == value) return out.firstConstant + i;
    const GlobalValue* undefined = nullptr;
    uint64_t bits = interp.scalar(value, undefined);
    if (undefined) {
      emitUndefined(*undefined);
    } else if (usedConstants < poolSize) {
      pooled[usedConstants] = value;
      if (checksUndefined) out.unsetConstants.push_back(value->isUndefOrPoison());
      out.constants[usedConstants] = bits;
      return out.firstConstant + usedConstants++;
    }
    uint32_t slot = temp();
    emitConstant(slot, bits);
    return slot;
  }

  /// The slot of the current lane of a constant vector.
  uint32_t srcOfLane(const Value* vector) {
    if (const Value* constant = laneOf(vector)) return src(constant);
    uint32_t slot = temp();
    emitConstant(slot, 0);
    return slot;
  }

  /// The current lane of a constant vector; null for zero.
  const Value* laneOf(const Value* vector) const {
    const auto* lanes = asConstAggregate(vector);
    return lanes ? lanes->elements[size_t(lane)] : nullptr;
  }

  void emitWideConstant(uint32_t slot, const Value* constant) {
    if (constant->type->isVector()) {
      for (lane = 0; uint64_t(lane) < constant->type->count; ++lane) {
        const Value* element = laneOf(constant);
        emitConstant(slot + uint32_t(lane), element ? bitsOf(element) : 0);
      }
      lane = -1;
      return;
    }
    uint32_t words = wordsOf(constant->type);
    std::string bytes(size_t(words) * 8, '\0');
    const GlobalValue* undefined = nullptr;
    if (!interp.writeConstant(constant, bytes.data(), undefined)) emitUndefined(*undefined);
    out.constantBytes.push_back(std::move(bytes));
    emit(Do::ConstWide, slot, uint32_t(out.constantBytes.size() - 1));
  }

  /// The value if it is a constant that fits an immediate.
  bool immediate(const Value* value, int64_t& bits) {
    value = root(value);
    if (lane >= 0 && value->isConstant() && value->type->isVector()) value = laneOf(value);
    if (!value || !value->is(Op::ConstInt)) return false;
    bits = static_cast<const ConstInt*>(value)->value;
    return fits32(bits);
  }

  /// The slot holds garbage above `type`'s width: make it sign-extended again.
  void normalise(uint32_t slot, const Type* type) {
    if (type->bits < 64) emit(Do::SExt, slot, slot, 64 - type->bits);
  }

  /// The value zero-extended to 64 bits.
  uint32_t zeroExtended(const Value* value) {
    uint32_t slot = src(value);
    uint32_t bits = value->type->lane()->bits;
    if (bits == 64) return slot;
    uint32_t wide = temp();
    emit(Do::ZExt, wide, slot, 64 - bits);
    return wide;
  }

  // ---- events

  void watch(RunEvent::Kind kind, const Block* block, const Value* value, uint32_t slot = 0) {
    out.events.push_back({kind, block, value, 0});
    emit(Do::Watch, slot, uint32_t(out.events.size() - 1));
  }
  void watchBegin(const Block* block) {
    watch(RunEvent::Begin, block, nullptr);
    if (block == f.entry())
      for (const Argument* arg : f.args)
        if (arg->type->isScalar()) watch(RunEvent::Value, block, arg, slots[arg->id]);
    for (const Inst* phi : phis(block))
      if (phi->type->isScalar()) watch(RunEvent::Value, block, phi, dst(phi));
  }
  void watchResult(const Inst* inst) {
    if (inst->is(Op::Store)) return watch(RunEvent::Store, inst->block, inst);
    if (inst->is(Op::Call)) watch(RunEvent::Called, inst->block, inst);
    if (!inst->type->isScalar()) return;
    uint32_t slot;
    if (isFixed(inst))
      emitAddress(slot = temp(), fixedOffset(inst));
    else
      slot = src(inst);
    watch(RunEvent::Value, inst->block, inst, slot);
  }

  // ---- copies between slots

  struct Copy {
    uint32_t to, from, words;
  };

  void move(uint32_t to, uint32_t from, uint32_t words) {
    if (to == from) return;
    if (words == 1)
      emit(Do::Mov, to, from);
    else
      emit(Do::MovWide, to, from, words * 8);
  }

  /// Copies whose target is not read any more go first; what is left are cycles, each opened by
  /// saving one of its slots.
  void sequentialise(const std::vector<Copy>& pending) {
    readers.resize(nextSlot, 0);
    copyTo.resize(nextSlot, 0);
    for (size_t i = 0; i < pending.size(); ++i) {
      ++readers[pending[i].from];
      copyTo[pending[i].to] = uint32_t(i + 1);
    }
    std::vector<bool> done(pending.size());
    std::vector<uint32_t> ready;
    for (size_t i = 0; i < pending.size(); ++i)
      if (!readers[pending[i].to]) ready.push_back(uint32_t(i));
    auto drain = [&] {
      while (!ready.empty()) {
        uint32_t i = ready.back();
        ready.pop_back();
        const Copy& copy = pending[i];
        move(copy.to, copy.from, copy.words);
        done[i] = true;
        if (--readers[copy.from] == 0 && copyTo[copy.from] && !done[copyTo[copy.from] - 1])
          ready.push_back(copyTo[copy.from] - 1);
      }
    };
    drain();
    for (size_t i = 0; i < pending.size(); ++i) {
      if (done[i]) continue;
      // A cycle to -> ... -> to: each slot in it is read once.
      uint32_t saved = pending[i].words == 1 ? temp() : newSlots(pending[i].words);
      move(saved, pending[i].to, pending[i].words);
      uint32_t first = pending[i].to;
      uint32_t at = uint32_t(i);
      while (!done[at]) {
        const Copy& copy = pending[at];
        done[at] = true;
        move(copy.to, copy.from == first ? saved : copy.from, copy.words);
        readers[copy.from] = 0;
        if (copy.from == first) break;
        at = copyTo[copy.from] - 1;
      }
    }
    for (const Copy& copy : pending) readers[copy.from] = copyTo[copy.to] = 0;
  }
};

}  // namespace minic::interp
