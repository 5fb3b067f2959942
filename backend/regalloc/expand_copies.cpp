// Parallel copies, now over registers and slots, become the target's moves in the order that the
// resolver finds. Constants and addresses come last: by then nothing reads their destinations.
#include <algorithm>

#include "backend/mir/phi_observer.h"
#include "backend/regalloc/parallel_copy.h"
#include "backend/regalloc/regalloc.h"

namespace minic {

namespace {

/// For debuggers: what the instruction defines, when its operands are no more.
void noteHeld(MFunction& mf, const MInst& inst) {
  if (!mf.variableValues) return;
  auto known = mf.variableValues->definitions.find(&inst);
  if (known == mf.variableValues->definitions.end()) return;
  for (auto [operand, vreg] : known->second) {
    const Place place = Place::of(inst[operand]);
    const auto registers = uint32_t(mf.target.regs.count);
    if (place.exists() && inst.next)
      mf.variableValues->held.add(
          inst.next, {place.isReg() ? place.asReg().raw : registers + place.asSlot(), vreg});
  }
}

/// An operand that the allocator left in its slot becomes the op's memory form.
void foldSlots(MFunction& mf, MBlock& block, MInst* inst) {
  for (uint32_t i = 0; i < inst->operandCount; ++i) {
    if (!(*inst)[i].isSlotContent()) continue;
    MInst* folded = mf.target.foldSlot(mf, *inst, i, (*inst)[i].payload,
                                       mf.slots[(*inst)[i].payload].isNarrow());
    MINIC_CHECK(folded, "an op without a memory form has an operand in memory");
    MFunction::insert(block, inst, folded);
    noteHeld(mf, *inst);
    MFunction::remove(block, inst);
    return;
  }
}

/// Expands the parallel copies of a function, one after the other.
class Expander {
 public:
  Expander(MFunction& mf, bool check) : mf_(mf), regs_(mf.target.regs), check_(check) {}

  void expand(MBlock& block, MInst* copy) {
    copies_.clear();
    moves_.clear();
    narrow_ = {};
    for (uint32_t i = 0; i < copy->operandCount; i += 2) {
      const MOperand &to = (*copy)[i], &from = (*copy)[i + 1];
      Place src = Place::of(from);
      if (!src.exists()) continue;
      copies_.push_back({Place::of(to).number(), src.number()});
      if (to.isReg() && (to.isNarrow || from.isNarrow)) narrow_.insert(to.asReg());
    }
    const MInst* before = copy->prev;
    sequentialize(copies_, kScratch, moves_);
    if (mf_.phis) mf_.phis->places(*copy);
    Reg scratch;
    for (auto move = moves_.begin(); move != moves_.end(); ++move) {
      Place dst = Place::numbered(move->dst), src = Place::numbered(move->src);
      if (move->dst == kScratch) {
        auto closing =
            std::find_if(move, moves_.end(), [](const Copy& c) { return c.src == kScratch; });
        const Place last = Place::numbered(closing->dst);
        if (uint16_t op = closing - move == 2 ? swapOp(src, last) : 0) {
          if (mf_.phis) mf_.phis->swap(*copy, src, last);
          insertSwap(block, copy, op, src.asReg(), last.asReg());
          move = closing;
          continue;
        }
        scratch = cycleScratch(src, last);
        dst = Place::reg(scratch);
      }
      if (move->src == kScratch) src = Place::reg(scratch);
      const Place carrier = carrierOf(dst, src);
      if (mf_.phis) mf_.phis->move(*copy, {dst, src, Place::reg(scratch), carrier});
      insertMove(block, copy, dst, src, carrier);
    }
    for (uint32_t i = 0; i < copy->operandCount; i += 2) {
      const MOperand& dst = (*copy)[i];
      MOperand& src = (*copy)[i + 1];
      if (src.isNone() || Place::of(src).exists()) continue;
      src.isNarrow = dst.isNarrow;
      if (mf_.phis) mf_.phis->constant(*copy, dst, src);
      if (dst.isReg())
        mf_.target.moveOperand(mf_, block, copy, dst.asReg(), src);
      else
        mf_.target.moveToSlot(mf_, block, copy, dst.payload, src);
    }
    if (mf_.phis) mf_.phis->expanded(*copy);
    if (check_) {
      std::string wrong = checkExpansion(mf_, *copy, before ? before->next : block.first, copy);
      MINIC_CHECK(wrong.empty(),
                  "a parallel copy in block b" + std::to_string(block.id) + ": " + wrong);
    }
    noteHeld(mf_, *copy);
    MFunction::remove(block, copy);
  }

 private:
  static constexpr uint32_t kScratch = ~0u;

  RegClass classOf(Place place) const {
    return place.isReg() ? regs_.classOf(place.asReg())
                         : regs_.classOfSlot(mf_.slots[place.asSlot()].size);
  }
  /// The register that holds a value of a cycle until the cycle closes. The value is copied from
  /// one end of the cycle to the other: a register there has its class, a slot only its size.
  Reg cycleScratch(Place from, Place to) const {
    return regs_.info(classOf(from.isReg() ? from : to)).cycleScratch;
  }

  /// The op that exchanges the two; 0: there is none.
  uint16_t swapOp(Place a, Place b) const {
    return a.isReg() && b.isReg() && classOf(a) == classOf(b) ? regs_.info(classOf(a)).swapOp : 0;
  }
  void insertSwap(MBlock& block, MInst* before, uint16_t op, Reg a, Reg b) {
    MFunction::insert(block, before,
                      mf_.create(op, regs_.info(regs_.classOf(a)).spillSize,
                                 {MOperand::reg(a), MOperand::reg(b)}, before->loc));
  }

  /// The register through which a move between the two goes, if any.
  Place carrierOf(Place dst, Place src) const {
    return dst.isReg() || src.isReg() ? Place() : Place::reg(regs_.info(classOf(src)).slotScratch);
  }
  void insertMove(MBlock& block, MInst* before, Place dst, Place src, Place carrier) {
    auto put = [&](MInst* inst) { MFunction::insert(block, before, inst); };
    if (dst.isReg() && src.isReg())
      return put(
          mf_.createMove(dst.asReg(), src.asReg(), before->loc, narrow_.contains(dst.asReg())));
    if (dst.isReg()) return put(mf_.createReload(dst.asReg(), src.asSlot(), before->loc));
    if (src.isReg()) return put(mf_.createSpill(dst.asSlot(), src.asReg(), before->loc));
    put(mf_.createReload(carrier.asReg(), src.asSlot(), before->loc));
    put(mf_.createSpill(dst.asSlot(), carrier.asReg(), before->loc));
  }

  MFunction& mf_;
  const RegisterInfo& regs_;
  const bool check_;
  std::vector<Copy> copies_, moves_;
  RegSet narrow_;  // registers that get a value of which only the low half counts
};

}  // namespace

void expandCopies(MFunction& mf, bool check) {
  Expander expander(mf, check);
  for (MBlock* block : mf.layout)
    for (MInst *inst = block->first, *next; inst; inst = next) {
      next = inst->next;
      if (inst->op == kParallelCopy)
        expander.expand(*block, inst);
      else
        foldSlots(mf, *block, inst);
    }
}

}  // namespace minic
