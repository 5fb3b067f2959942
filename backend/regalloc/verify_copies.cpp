// The check of the order of copies. Invariant: the instructions that a parallel copy becomes give
// each destination what its source held before the first of them, whatever their order, scratch
// registers and exchanges, and leave every other register and slot as it was, reserved registers
// aside. It follows which place's first content each place holds. Constants are told from other
// values, but not from each other: a constant's instructions are the target's.
#include <fmt/format.h>
#include <unordered_map>

#include "backend/regalloc/regalloc.h"

namespace minic {

namespace {

class Simulation {
 public:
  explicit Simulation(const MFunction& mf) : mf_(mf) {}

  void step(const MInst& inst) {
    const OpDesc& desc = describe(mf_, inst);
    for (Reg reg : desc.implicitDefs | desc.clobbers) content_[reg.raw] = {Content::Unknown};
    Place reg, slot, read;
    bool onlyMade = true;
    for (const MOperand& operand : inst.operands()) {
      if (operand.kind == OperandKind::Slot) slot = Place::slot(operand.payload);
      if (!operand.isReg()) continue;
      reg = Place::of(operand);
      if (!operand.uses()) continue;
      read = reg;
      onlyMade &= at(reg).kind == Content::Made || isConstant(reg);
    }
    const Content half{Content::Unknown, 0, inst.size == 4};
    if (isSwap(inst)) {
      Place a = Place::of(inst[0]), b = Place::of(inst[1]);
      std::swap(*put(a, at(a)), *put(b, at(b)));
    } else if (isMove(inst)) {
      put(Place::of(inst[0]), at(Place::of(inst[1])), half.isHalf);
    } else if (desc.has(OpStore) && slot.exists()) {
      put(slot, read.exists() ? at(read) : Content{Content::Made}, read.exists() && half.isHalf);
    } else if (desc.has(OpLoad) && slot.exists()) {
      put(reg, at(slot), half.isHalf);
    } else {
      for (const MOperand& operand : inst.operands())
        if (operand.isReg() && operand.defines())
          put(Place::of(operand), {onlyMade ? Content::Made : Content::Unknown});
    }
  }

  /// Empty, or the place that holds the wrong thing after the copy.
  std::string compare(const MInst& copy) {
    for (uint32_t i = 0; i < copy.operandCount; i += 2) {
      const Place dst = Place::of(copy[i]), src = Place::of(copy[i + 1]);
      const Content held = at(dst);
      content_[dst.number()] = {Content::First, dst.number()};  // it is done
      if (copy[i + 1].isNone()) continue;
      const bool mayBeHalf =
          copy[i].isNarrow || copy[i + 1].isNarrow || isNarrow(dst) || isNarrow(src);
      const bool isFirst = held.kind == Content::First;
      const bool isRight =
          src.exists()
              ? isFirst && held.place == src.number() && (!held.isHalf || mayBeHalf)
              : held.kind == Content::Made || (isFirst && isConstant(Place::numbered(held.place)));
      if (!isRight) return name(dst) + " does not get its source";
    }
    for (const auto& [number, held] : content_) {
      const Place place = Place::numbered(number);
      if (!isReserved(place) && !(held.kind == Content::First && held.place == number))
        return "a place is changed that is no destination";
    }
    return {};
  }

 private:
  struct Content {
    enum : uint8_t { First, Made, Unknown } kind;
    uint32_t place = 0;   ///< of First: whose first content it is
    bool isHalf = false;  ///< only the low 32 bits of it
  };

  Content at(Place place) const {
    auto known = content_.find(place.number());
    return known == content_.end() ? Content{Content::First, place.number()} : known->second;
  }
  Content* put(Place place, Content content, bool isHalf = false) {
    content.isHalf |= isHalf;
    return &(content_[place.number()] = content);
  }
  bool isSwap(const MInst& inst) const {
    for (const RegClassInfo& cls : mf_.target.regs.classes)
      if (cls.swapOp && cls.swapOp == inst.op) return true;
    return false;
  }
  bool isMove(const MInst& inst) const {
    for (const RegClassInfo& cls : mf_.target.regs.classes)
      if (inst.op == cls.moveOp || inst.op == cls.scratchMoveOp) return true;
    return false;
  }
  bool isReserved(Place place) const {
    for (const RegClassInfo& cls : mf_.target.regs.classes)
      if (place == Place::reg(cls.cycleScratch) || place == Place::reg(cls.slotScratch))
        return true;
    return false;
  }
  /// A register that no copy is made to, like the zero of RISC-V.
  bool isConstant(Place place) const {
    return place.isReg() && !isReserved(place) &&
           !(mf_.target.cc.callerSaved | mf_.target.cc.calleeSaved).contains(place.asReg());
  }
  bool isNarrow(Place place) const {
    return place.isSlot() && mf_.slots[place.asSlot()].isNarrow();
  }
  std::string name(Place place) const {
    return place.isSlot() ? fmt::format("slot {}", place.asSlot()) : printReg(mf_, place.asReg());
  }

  const MFunction& mf_;
  std::unordered_map<uint32_t, Content> content_;  // the order of a walk reaches no text
};

}  // namespace

std::string checkExpansion(const MFunction& mf, const MInst& copy, const MInst* first,
                           const MInst* end) {
  Simulation simulation(mf);
  for (const MInst* inst = first; inst != end; inst = inst->next) simulation.step(*inst);
  return simulation.compare(copy);
}

}  // namespace minic
