// The allocation checker. Forward through each block it follows which values each place holds, by
// the original instructions' own names: a virtual register, or a fixed register that an original
// instruction writes. Every use must find its value in the place that the allocator chose.
//
// What holds at the start of a block is what the allocator claims there; each predecessor is
// checked to establish it. So the claims are an inductive invariant that is proved, not trusted,
// and one pass over the code is enough. Idea: the symbolic checker of regalloc2 (Cranelift).
#include <algorithm>
#include <bit>

#include "backend/regalloc/regalloc.h"

namespace minic {

OperandSnapshot::OperandSnapshot(const MFunction& mf) : definitions_(mf.vregs.size()) {
  operands_.emplace_back();  // so that find() has a place to point to when no instruction has any
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      numbers_.emplace(inst, insts_.size());
      insts_.push_back({inst, operands_.size(), block});
      operands_.insert(operands_.end(), inst->operands().begin(), inst->operands().end());
      for (const MOperand& operand : inst->operands())
        if (operand.isReg() && operand.asReg().isVirtual() && operand.defines()) {
          auto& [def, count] = definitions_[operand.asReg().index()];
          def = inst;
          ++count;
        }
    }
}

namespace {

constexpr Place kNowhere = ~0u;

class Checker {
 public:
  Checker(const MFunction& mf, const OperandSnapshot& original, const AllocationClaims& claims)
      : mf_(mf),
        original_(original),
        claims_(claims),
        held_(kSlotBase + mf.slots.size()),
        places_(Reg::kFirstVirtual + mf.vregs.size()) {}

  std::string run() {
    std::vector<bool> seen(original_.insts().size());
    for (const MBlock* block : mf_.layout) {
      block_ = block;
      size_t next = 0;
      forgetAll();
      if (block->id == 0) {
        if (!claims_.atEntry[0].empty()) return fail(nullptr, "a value is live into the function");
        // Parameters arrive in fixed registers.
        for (uint32_t reg = 0; reg < mf_.target.regs.count; ++reg) hold(reg, reg);
      }
      for (const auto& claim : claims_.atEntry[block->id])
        hold(claim.place, Reg::virtual_(claim.vreg).raw);
      for (const MInst* inst = block->first; inst; inst = inst->next) {
        std::string wrong = step(*inst);
        if (!wrong.empty()) return fail(inst, wrong);
        if (inst->flags & kInserted) continue;
        size_t number = original_.numberOf(inst);
        if (number < next || original_.insts()[number].block != block)
          return fail(inst, "it was moved");
        next = number + 1;
        seen[number] = true;
      }
      for (const MBlock* succ : block->succs)
        for (const auto& claim : claims_.atEntry[succ->id])
          if (!holds(claim.place, Reg::virtual_(claim.vreg).raw))
            return fail(block->last, name(Reg::virtual_(claim.vreg).raw) + " is not in " +
                                         placeName(claim.place) + " as block b" +
                                         std::to_string(succ->id) + " expects");
    }
    // What is computed anew where it is read need not be there; that it is, its readers have shown.
    for (size_t i = 0; i < seen.size(); ++i) {
      const MInst* inst = original_.insts()[i].inst;
      if (seen[i] || mf_.target.ops[inst->op].has(OpRemat)) continue;
      block_ = original_.insts()[i].block;
      return fail(inst, "it is lost");
    }
    return {};
  }

 private:
  // ---- the state: places to values and back

  bool holds(Place place, uint32_t value) const {
    const auto& values = held_[place];
    return std::find(values.begin(), values.end(), value) != values.end();
  }
  void hold(Place place, uint32_t value) {
    if (held_[place].empty()) touchedPlaces_.push_back(place);
    held_[place].push_back(value);
    places_[value].push_back(place);
  }
  void clearPlace(Place place) {
    for (uint32_t value : held_[place]) std::erase(places_[value], place);
    held_[place].clear();
  }
  /// The value changes: what was kept of it elsewhere is stale.
  void clearValue(uint32_t value) {
    for (Place place : places_[value]) std::erase(held_[place], value);
    places_[value].clear();
  }
  void forgetAll() {
    for (Place place : touchedPlaces_) clearPlace(place);
    touchedPlaces_.clear();
  }

  static Place placeOf(const MOperand& operand) {
    if (operand.isReg()) return operand.asReg().isPhysical() ? operand.payload : kNowhere;
    if (operand.kind == OperandKind::Slot && operand.aux == kSlotContent)
      return kSlotBase + operand.payload;
    return kNowhere;
  }

  /// A register that calls neither keep nor destroy has a meaning of its own (zero, stack pointer).
  bool isSpecial(const MOperand& operand) const {
    const CallConv& cc = mf_.target.cc;
    return operand.asReg().isPhysical() &&
           !((cc.callerSaved | cc.calleeSaved) & operand.asReg().mask());
  }

  std::string step(const MInst& inst) {
    const OpDesc& desc = mf_.target.ops[inst.op];
    for (const MOperand& operand : inst.operands()) {
      Place place = operand.defines() ? placeOf(operand) : kNowhere;
      if (place < kSlotBase &&
          mf_.target.cc.calleeSaved >> place & ~mf_.usedCalleeSaved >> place & 1)
        return placeName(place) + " belongs to the caller and is not saved";
    }
    if (inst.flags & kInserted) return inst.op == kParallelCopy ? copy(inst, nullptr) : remat(inst);
    const MOperand* was = original_.find(&inst);
    if (!was) return "an instruction that is neither original nor marked as inserted";
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      bool same = was[i].isReg() ? !inst[i].isReg() || inst[i].aux == was[i].aux
                                 : inst[i].kind == was[i].kind && inst[i].payload == was[i].payload;
      if (!same) return "operand " + std::to_string(i) + " is not what it was";
    }
    if (inst.op == kParallelCopy) return copy(inst, was);
    RegMask written = desc.implicitDefs | desc.clobbers;
    if (desc.has(OpCall)) written |= mf_.target.cc.callerSaved;
    // Reads.
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      if (!was[i].isReg() || !was[i].uses()) continue;
      if (isSpecial(was[i]) && inst[i].payload == was[i].payload) continue;
      Place place = placeOf(inst[i]);
      if (place == kNowhere) return "operand " + std::to_string(i) + " is in no place";
      if (!holds(place, was[i].payload))
        return placeName(place) + " does not hold " + name(was[i].payload) + " (operand " +
               std::to_string(i) + ")";
    }
    for (RegMask rest = desc.implicitUses; rest; rest &= rest - 1) {
      uint32_t reg = uint32_t(std::countr_zero(rest));
      if (!holds(reg, reg)) return "fixed register " + placeName(reg) + " was overwritten";
    }
    // Early definitions may not meet a place that is still read; no two definitions may meet.
    std::vector<Place>& defined = scratch_;
    defined.clear();
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      if (!was[i].isReg() || !was[i].defines()) continue;
      Place place = placeOf(inst[i]);
      if (place == kNowhere) return "operand " + std::to_string(i) + " is in no place";
      if (std::find(defined.begin(), defined.end(), place) != defined.end())
        return "two results in " + placeName(place);
      defined.push_back(place);
      bool fixed = was[i].asReg().isPhysical();
      if (place < kSlotBase && !fixed && (written >> place & 1))
        return "result in " + placeName(place) + ", which the instruction destroys";
      for (uint32_t k = 0; k < inst.operandCount; ++k)
        if (k != i && was[k].isReg() && was[k].uses() && placeOf(inst[k]) == place &&
            (was[i].role & RoleEarly || was[i].uses()) && was[k].payload != was[i].payload)
          return "early or tied result in " + placeName(place) + ", which is still read";
      if (was[i].role & RoleEarly && place < kSlotBase && desc.implicitUses >> place & 1)
        return "early result in " + placeName(place) + ", which is still read";
    }
    // Writes.
    for (RegMask rest = written; rest; rest &= rest - 1) {
      uint32_t reg = uint32_t(std::countr_zero(rest));
      clearPlace(reg);
      clearValue(reg);
      if (desc.implicitDefs >> reg & 1) hold(reg, reg);
    }
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      if (!was[i].isReg() || !was[i].defines()) continue;
      Place place = placeOf(inst[i]);
      clearValue(was[i].payload);
      clearPlace(place);
      hold(place, was[i].payload);
    }
    return {};
  }

  /// A parallel copy: all sources are read before any destination is written. In an original one
  /// the destination comes to be a new value, which is equal to all that the source holds.
  std::string copy(const MInst& inst, const MOperand* was) {
    std::vector<std::vector<uint32_t>> moved;
    for (uint32_t i = 0; i < inst.operandCount; i += 2) {
      Place src = placeOf(inst[i + 1]);
      if (was && was[i + 1].isReg() && !(isSpecial(was[i + 1]) && src == was[i + 1].payload) &&
          (src == kNowhere || !holds(src, was[i + 1].payload)))
        return "source " + name(was[i + 1].payload) + " is not in " + placeName(src);
      moved.push_back(src == kNowhere ? std::vector<uint32_t>() : held_[src]);
    }
    for (uint32_t i = 0; i < inst.operandCount; i += 2) {
      Place dst = placeOf(inst[i]);
      if (dst == kNowhere) return "a destination is in no place";
      for (uint32_t k = 0; k < i; k += 2)
        if (placeOf(inst[k]) == dst) return "two values are copied to " + placeName(dst);
      if (was) clearValue(was[i].payload);
    }
    auto isDestination = [&](uint32_t value) {
      for (uint32_t i = 0; was && i < inst.operandCount; i += 2)
        if (was[i].payload == value) return true;
      return false;
    };
    for (uint32_t i = 0; i < inst.operandCount; i += 2) clearPlace(placeOf(inst[i]));
    for (uint32_t i = 0; i < inst.operandCount; i += 2) {
      Place dst = placeOf(inst[i]);
      for (uint32_t value : moved[i / 2])
        if (!isDestination(value) && !holds(dst, value)) hold(dst, value);
      if (was) hold(dst, was[i].payload);
    }
    return {};
  }

  std::string remat(const MInst& inst) {
    auto at = claims_.remat.find(&inst);
    if (at == claims_.remat.end()) return "an inserted instruction of unknown meaning";
    const MInst* definition = original_.soleDefinition(at->second);
    if (!definition || definition->op != inst.op || definition->size != inst.size)
      return "not the definition of " + name(Reg::virtual_(at->second).raw);
    const MOperand* was = original_.find(definition);
    for (uint32_t i = 1; i < inst.operandCount; ++i)
      if (was[i].isReg() || was[i].kind != inst[i].kind || was[i].payload != inst[i].payload)
        return "not the definition of " + name(Reg::virtual_(at->second).raw);
    Place place = placeOf(inst[0]);
    if (place == kNowhere) return "a destination is in no place";
    clearPlace(place);
    hold(place, Reg::virtual_(at->second).raw);
    return {};
  }

  std::string name(uint32_t value) const {
    if (value < Reg::kFirstVirtual) return std::string(mf_.target.regs.name(Reg{value}, 8));
    std::string text = mf_.classOf(Reg{value}) == RegClass::Float ? "f" : "v";
    return text.append(std::to_string(value - Reg::kFirstVirtual));
  }
  std::string placeName(Place place) const {
    if (place == kNowhere) return "any place";
    if (place < kSlotBase) return std::string(mf_.target.regs.name(Reg{place}, 8));
    std::string text = "slot";
    return text.append(std::to_string(place - kSlotBase));
  }
  std::string fail(const MInst* inst, const std::string& what) const {
    std::string text = "allocation of ";
    text.append(mf_.name)
        .append(", block b")
        .append(std::to_string(block_->id))
        .append(": ")
        .append(what);
    if (inst) text.append("\n  ").append(printMInst(mf_, *inst));
    return text;
  }

  const MFunction& mf_;
  const OperandSnapshot& original_;
  const AllocationClaims& claims_;
  const MBlock* block_ = nullptr;
  std::vector<std::vector<uint32_t>> held_;  // by place: values, as Reg::raw
  std::vector<std::vector<Place>> places_;   // by value: the inverse
  std::vector<Place> touchedPlaces_;
  std::vector<Place> scratch_;
};

}  // namespace

std::string checkAllocation(const MFunction& mf, const OperandSnapshot& original,
                            const AllocationClaims& claims) {
  return Checker(mf, original, claims).run();
}

}  // namespace minic
