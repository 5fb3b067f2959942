// The allocation checker. Forward through each block it follows which values each place holds, by
// the original instructions' own names: a virtual register, or a fixed register that an original
// instruction writes. Every use must find its value in the place that the allocator chose.
//
// The state at the start of a block is what the allocator recorded there; each predecessor is
// checked to establish it. So the records are an inductive invariant that is proved, not trusted,
// and one pass over the code is enough. Source of the idea: the symbolic checker of regalloc2
// (Cranelift).
#include <algorithm>

#include "backend/regalloc/regalloc.h"

namespace minic {

OperandSnapshot::OperandSnapshot(MFunction& mf) : definitions_(mf.vregs.size()) {
  operands_.emplace_back();  // so that find() has a place to point to when no instruction has any
  insts_.reserve(mf.numberInsts());
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next) {
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

class Checker {
 public:
  Checker(const MFunction& mf, const OperandSnapshot& original, const EntryLocations& locations)
      : mf_(mf),
        original_(original),
        locations_(locations),
        special_(RegSet::range(0, mf.target.regs.count - 1) - mf.target.cc.callerSaved -
                 mf.target.cc.calleeSaved),
        unsaved_(mf.target.cc.calleeSaved - mf.usedCalleeSaved),
        held_(Place::numbers(mf)),
        places_(Reg::kFirstVirtual + mf.vregs.size()) {}

  std::string run() {
    if (const MInst* store = storeToRepeated())
      return fail(store, "a stack argument that is loaded again is overwritten");
    std::vector<bool> seen(original_.insts().size());
    for (const MBlock* block : mf_.layout) {
      block_ = block;
      size_t next = 0;
      forgetAll();
      if (block->id == 0) {
        if (!locations_.atEntry[0].empty())
          return fail(nullptr, "a value is live into the function");
        // Parameters arrive in fixed registers.
        for (uint32_t reg = 0; reg < mf_.target.regs.count; ++reg) holdFixed(Reg{reg});
      }
      for (const auto& [vreg, place] : locations_.atEntry[block->id])
        hold(place, Reg::virtual_(vreg).raw);
      for (const MInst* inst = block->first; inst; inst = inst->next) {
        std::string wrong = step(*inst);
        if (!wrong.empty()) return fail(inst, wrong);
        if (inst->flags & kInserted) continue;
        size_t number = original_.numberOf(*inst);
        if (number < next || original_.insts()[number].block != block)
          return fail(inst, "it was moved");
        next = number + 1;
        seen[number] = true;
      }
      for (const MBlock* succ : block->succs)
        for (const auto& [vreg, place] : locations_.atEntry[succ->id])
          if (!holds(place, Reg::virtual_(vreg).raw))
            return fail(block->last, name(Reg::virtual_(vreg).raw) + " is not in " +
                                         placeName(place) + " as block b" +
                                         std::to_string(succ->id) + " expects");
    }
    // A rematerialised definition may be missing: every use of it has been checked already.
    for (size_t i = 0; i < seen.size(); ++i) {
      const MInst* inst = original_.insts()[i].inst;
      if (seen[i] || mf_.target.ops[inst->op].has(OpRemat) || inst->flags & kRepeatable) continue;
      block_ = original_.insts()[i].block;
      return fail(inst, "it is lost");
    }
    return {};
  }

 private:
  /// A store to what a repeatable load reads, in block_; null: there is none.
  const MInst* storeToRepeated() {
    std::vector<SlotBytes> repeated;
    for (const auto& original : original_.insts())
      if (original.inst->flags & kRepeatable)
        if (auto bytes = slotBytes(mf_, *original.inst)) repeated.push_back(*bytes);
    if (repeated.empty()) return nullptr;
    for (const MBlock* block : mf_.layout) {
      block_ = block;
      for (const MInst* inst = block->first; inst; inst = inst->next) {
        if (!mf_.target.ops[inst->op].has(OpStore)) continue;
        auto written = slotBytes(mf_, *inst);
        for (const SlotBytes& read : repeated)
          if (written && written->slot == read.slot && written->begin < read.end &&
              read.begin < written->end)
            return inst;
      }
    }
    return nullptr;
  }

  /// Only the low 32 bits of the value count. A fixed register has all of its bits.
  bool isNarrow(uint32_t value) const {
    Reg reg{value};
    return reg.isVirtual() && mf_.vregs[reg.index()].isNarrow;
  }
  bool isNarrowSlot(Place place) const {
    return place.isSlot() && mf_.slots[place.asSlot()].isNarrow();
  }

  // ---- the state: places to values and back

  bool holds(Place place, uint32_t value) const {
    const auto& values = held_[place.number()];
    return std::find(values.begin(), values.end(), value) != values.end();
  }
  void hold(Place place, uint32_t value) {
    if (held_[place.number()].empty()) touchedPlaces_.push_back(place);
    held_[place.number()].push_back(value);
    places_[value].push_back(place);
  }
  void holdFixed(Reg reg) { hold(Place::reg(reg), reg.raw); }
  void clearPlace(Place place) {
    for (uint32_t value : held_[place.number()]) std::erase(places_[value], place);
    held_[place.number()].clear();
  }
  /// The value changes: copies of it elsewhere are stale.
  void clearValue(uint32_t value) {
    for (Place place : places_[value]) std::erase(held_[place.number()], value);
    places_[value].clear();
    std::erase_if(madeLater_, [=](const MadeLater& made) { return made.value == value; });
  }
  void forgetAll() {
    for (Place place : touchedPlaces_) clearPlace(place);
    touchedPlaces_.clear();
    madeLater_.clear();
  }

  /// The operand of the original is a register with a special meaning (zero, stack pointer), which
  /// calls neither preserve nor destroy.
  bool isSpecial(const MOperand& operand) const {
    return operand.asReg().isPhysical() && special_.contains(operand.asReg());
  }
  static bool isIn(const RegSet& set, Place place) {
    return place.isReg() && set.contains(place.asReg());
  }

  // ---- one instruction; the text describes the fault

  std::string step(const MInst& inst) {
    for (const MOperand& operand : inst.operands()) {
      Place place = operand.defines() ? Place::of(operand) : Place();
      if (isIn(unsaved_, place))
        return placeName(place) + " belongs to the caller and is not saved";
    }
    if (inst.flags & kInserted) return inst.op == kParallelCopy ? copy(inst, nullptr) : remat(inst);
    const MOperand* was = original_.find(inst);
    if (!was) return "an instruction that is neither original nor marked as inserted";
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      bool same = was[i].isReg() ? !inst[i].isReg() || inst[i].aux == was[i].aux
                                 : inst[i].kind == was[i].kind && inst[i].payload == was[i].payload;
      if (!same) return "operand " + std::to_string(i) + " is not what it was";
    }
    if (inst.op == kParallelCopy) return copy(inst, was);
    const OpDesc& desc = mf_.target.ops[inst.op];
    RegSet written = desc.implicitDefs | desc.clobbers;
    if (desc.has(OpCall)) written |= mf_.target.cc.callerSaved;
    std::string wrong = checkUses(inst, was);
    if (wrong.empty()) wrong = checkDefinitions(inst, was, written);
    if (!wrong.empty()) return wrong;
    for (Reg reg : written) {
      clearPlace(Place::reg(reg));
      clearValue(reg.raw);
      if (desc.implicitDefs.contains(reg)) holdFixed(reg);
    }
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      if (!was[i].isReg() || !was[i].defines()) continue;
      Place place = Place::of(inst[i]);
      clearValue(was[i].payload);
      clearPlace(place);
      hold(place, was[i].payload);
    }
    return {};
  }

  std::string checkUses(const MInst& inst, const MOperand* was) const {
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      if (!was[i].isReg() || !was[i].uses()) continue;
      if (isSpecial(was[i]) && inst[i].payload == was[i].payload) continue;
      Place place = Place::of(inst[i]);
      if (!place.exists()) return "operand " + std::to_string(i) + " is in no place";
      if (!holds(place, was[i].payload))
        return placeName(place) + " does not hold " + name(was[i].payload) + " (operand " +
               std::to_string(i) + ")";
    }
    for (Reg reg : describe(mf_, inst).implicitUses)
      if (!holds(Place::reg(reg), reg.raw))
        return "fixed register " + placeName(Place::reg(reg)) + " was overwritten";
    return {};
  }

  /// An early definition must not share a place with a use; no two definitions must share one;
  /// none may be in a register that the instruction itself writes.
  std::string checkDefinitions(const MInst& inst, const MOperand* was, const RegSet& written) {
    std::vector<Place>& defined = scratch_;
    defined.clear();
    for (uint32_t i = 0; i < inst.operandCount; ++i) {
      if (!was[i].isReg() || !was[i].defines()) continue;
      Place place = Place::of(inst[i]);
      if (!place.exists()) return "operand " + std::to_string(i) + " is in no place";
      if (isNarrowSlot(place) && !isNarrow(was[i].payload))
        return "all bits of a result in " + placeName(place) + ", which has 32";
      if (std::find(defined.begin(), defined.end(), place) != defined.end())
        return "two results in " + placeName(place);
      defined.push_back(place);
      if (was[i].asReg().isVirtual() && isIn(written, place))
        return "result in " + placeName(place) + ", which the instruction destroys";
      for (uint32_t k = 0; k < inst.operandCount; ++k)
        if (k != i && was[k].isReg() && was[k].uses() && Place::of(inst[k]) == place &&
            (was[i].role & RoleEarly || was[i].uses()) && was[k].payload != was[i].payload)
          return "early or tied result in " + placeName(place) + ", which is still read";
      if (was[i].role & RoleEarly && isIn(describe(mf_, inst).implicitUses, place))
        return "early result in " + placeName(place) + ", which is still read";
    }
    return {};
  }

  /// A parallel copy: all sources are read before any destination is written. In an original one
  /// the destination becomes a new value, which is equal to all values that the source holds.
  std::string copy(const MInst& inst, const MOperand* was) {
    std::vector<std::vector<uint32_t>> moved;
    for (uint32_t i = 0; i < inst.operandCount; i += 2) {
      Place src = Place::of(inst[i + 1]);
      if (was && isMadeLater(inst[i + 1], was[i + 1])) {
        moved.emplace_back();
        continue;
      }
      if (was && was[i + 1].isReg() && !(isSpecial(was[i + 1]) && src == Place::of(was[i + 1])) &&
          (!src.exists() || !holds(src, was[i + 1].payload)))
        return "source " + name(was[i + 1].payload) + " is not in " + placeName(src);
      moved.push_back(!src.exists() ? std::vector<uint32_t>() : held_[src.number()]);
    }
    for (uint32_t i = 0; i < inst.operandCount; i += 2) {
      Place dst = Place::of(inst[i]);
      if (!dst.exists()) return "a destination is in no place";
      if (isNarrowSlot(dst) && !(was ? isNarrow(was[i].payload) : inst[i].isNarrow))
        return "all bits of a value are copied to " + placeName(dst) + ", which has 32";
      for (uint32_t k = 0; k < i; k += 2)
        if (Place::of(inst[k]) == dst) return "two values are copied to " + placeName(dst);
      if (was) clearValue(was[i].payload);
    }
    auto isDestination = [&](uint32_t value) {
      for (uint32_t i = 0; was && i < inst.operandCount; i += 2)
        if (was[i].payload == value) return true;
      return false;
    };
    for (uint32_t i = 0; i < inst.operandCount; i += 2) clearPlace(Place::of(inst[i]));
    for (uint32_t i = 0; i < inst.operandCount; i += 2) {
      Place dst = Place::of(inst[i]);
      // A copy of 32 bits keeps the values that have no more (expandCopies).
      const bool isHalf = isNarrowSlot(dst) || isNarrowSlot(Place::of(inst[i + 1])) ||
                          (dst.isReg() && (inst[i].isNarrow || inst[i + 1].isNarrow));
      for (uint32_t value : moved[i / 2])
        if ((!isHalf || isNarrow(value)) && !isDestination(value) && !holds(dst, value))
          hold(dst, value);
      if (!was) continue;
      if (isMadeLater(inst[i + 1], was[i + 1]))
        madeLater_.push_back({was[i].payload, was[i + 1].asReg().index()});
      else
        hold(dst, was[i].payload);
    }
    return {};
  }

  /// The only definition of a virtual register, if it can be done again anywhere; else null.
  const MInst* repeatable(uint32_t vreg) const {
    const MInst* definition = original_.soleDefinition(vreg);
    return definition &&
                   (mf_.target.ops[definition->op].has(OpRemat) || definition->flags & kRepeatable)
               ? definition
               : nullptr;
  }
  /// A source that the copy leaves out: its destination gets the value when it is made again.
  bool isMadeLater(const MOperand& source, const MOperand& was) const {
    return source.isNone() && was.isReg() && was.asReg().isVirtual() &&
           repeatable(was.asReg().index());
  }

  std::string remat(const MInst& inst) {
    const uint32_t vreg = inst.position;
    const MInst* definition = repeatable(vreg);
    if (!definition) return "an inserted instruction of unknown meaning";
    const MOperand* was = original_.find(*definition);
    bool same = definition->op == inst.op && definition->size == inst.size;
    for (uint32_t i = 1; same && i < inst.operandCount; ++i)
      same = !was[i].isReg() && was[i].kind == inst[i].kind && was[i].payload == inst[i].payload;
    if (!same) return "not the definition of " + name(Reg::virtual_(vreg).raw);
    Place place = Place::of(inst[0]);
    if (!place.exists()) return "a destination is in no place";
    clearPlace(place);
    hold(place, Reg::virtual_(vreg).raw);
    for (const MadeLater& made : madeLater_)
      if (made.vreg == vreg) hold(place, made.value);
    return {};
  }

  std::string name(uint32_t value) const { return printReg(mf_, Reg{value}); }
  std::string placeName(Place place) const {
    if (!place.exists()) return "any place";
    if (place.isReg()) return printReg(mf_, place.asReg());
    return "slot" + std::to_string(place.asSlot());
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
  const EntryLocations& locations_;
  const RegSet special_;  // neither kept nor destroyed by calls
  const RegSet unsaved_;  // the caller's, and this function does not save them
  const MBlock* block_ = nullptr;
  std::vector<std::vector<uint32_t>> held_;  // by place number: values, as Reg::raw
  std::vector<std::vector<Place>> places_;   // by value: the inverse
  std::vector<Place> touchedPlaces_;
  /// A value that a copy in this block has made equal to a repeatable virtual register, and put
  /// into no place.
  struct MadeLater {
    uint32_t value;
    uint32_t vreg;
  };
  std::vector<MadeLater> madeLater_;
  std::vector<Place> scratch_;
};

}  // namespace

std::string checkAllocation(const MFunction& mf, const OperandSnapshot& original,
                            const EntryLocations& locations) {
  return Checker(mf, original, locations).run();
}

}  // namespace minic
