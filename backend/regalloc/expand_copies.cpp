// Parallel copies, now over registers and slots, become the target's moves in the order that the
// resolver finds. Constants and addresses come last: by then nothing reads their destinations.
#include <algorithm>

#include "backend/phi_trace.h"
#include "backend/regalloc/parallel_copy.h"
#include "backend/regalloc/regalloc.h"

namespace minic {

namespace {

/// An operand that the allocator left in its slot becomes the op's memory form.
void foldSlots(MFunction& mf, MBlock& block, MInst* inst) {
  for (uint32_t i = 0; i < inst->operandCount; ++i) {
    const MOperand& operand = (*inst)[i];
    if (operand.kind != OperandKind::Slot || operand.aux != kSlotContent) continue;
    MInst* folded = mf.target.foldSlot(mf, *inst, i, operand.payload);
    MINIC_CHECK(folded, "an op without a memory form has an operand in memory");
    MFunction::insert(block, inst, folded);
    MFunction::remove(block, inst);
    return;
  }
}

}  // namespace

void expandCopies(MFunction& mf) {
  const Target& target = mf.target;
  constexpr Place kScratch = ~0u;
  std::vector<Copy> copies, moves;
  struct Constant {
    MOperand dst, src;
  };
  std::vector<Constant> constants;
  auto placeOf = [](const MOperand& operand) {
    return operand.isReg() ? operand.payload : kSlotBase + operand.payload;
  };
  for (MBlock* block : mf.layout) {
    for (MInst *inst = block->first, *next; inst; inst = next) {
      next = inst->next;
      if (inst->op != kParallelCopy) {
        foldSlots(mf, *block, inst);
        continue;
      }
      copies.clear();
      moves.clear();
      constants.clear();
      for (uint32_t i = 0; i < inst->operandCount; i += 2) {
        const MOperand& dst = (*inst)[i];
        const MOperand& src = (*inst)[i + 1];
        if (src.isReg() || (src.kind == OperandKind::Slot && src.aux == kSlotContent))
          copies.push_back({placeOf(dst), placeOf(src)});
        else if (!src.isNone())
          constants.push_back({dst, src});
      }
      sequentialize(copies, kScratch, moves);
      if (mf.phiTrace) mf.phiTrace->places(*inst);
      // The class of a cycle is that of its registers; slots alone may use either park. The value
      // that rests comes from one end of the cycle and goes to the other: either may be a slot.
      auto classOf = [&](Place place) {
        return place < kSlotBase && target.regs.floatRegs >> place & 1 ? RegClass::Float
                                                                       : RegClass::Int;
      };
      Place park = kScratch;
      for (auto move = moves.begin(); move != moves.end(); ++move) {
        Place dst = move->dst, src = move->src;
        // One value of a cycle rests in the reserved register of its class until the cycle closes.
        if (dst == kScratch) {
          auto closing =
              std::find_if(move, moves.end(), [](const Copy& c) { return c.src == kScratch; });
          bool isFloat =
              classOf(src) == RegClass::Float || classOf(closing->dst) == RegClass::Float;
          dst = park = (isFloat ? target.regs.parkFloat : target.regs.parkInt).raw;
        }
        if (src == kScratch) src = park;
        if (mf.phiTrace) mf.phiTrace->move(*inst, dst, src, park);
        if (dst < kSlotBase && src < kSlotBase)
          target.move(mf, *block, inst, Reg{dst}, Reg{src});
        else if (dst < kSlotBase)
          target.reload(mf, *block, inst, Reg{dst}, src - kSlotBase);
        else if (src < kSlotBase)
          target.spill(mf, *block, inst, dst - kSlotBase, Reg{src});
        else {
          MOperand content = MOperand::slot(src - kSlotBase);
          content.aux = kSlotContent;
          target.moveToSlot(mf, *block, inst, dst - kSlotBase, content);
        }
      }
      for (const Constant& constant : constants) {
        if (mf.phiTrace) mf.phiTrace->constant(*inst, constant.dst, constant.src);
        if (constant.dst.isReg())
          target.moveOperand(mf, *block, inst, constant.dst.asReg(), constant.src);
        else
          target.moveToSlot(mf, *block, inst, constant.dst.payload, constant.src);
      }
      MFunction::remove(*block, inst);
    }
  }
}

}  // namespace minic
