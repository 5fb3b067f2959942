// The allocator's hooks of RISC-V, and the frame. Spill slots and locals are addressed
// through Slot operands until finishFrame gives them a base register; an offset beyond 12 bits
// takes t5 for the upper part, which is why t5 is never allocated.
//
// The frame, from high to low addresses: incoming stack arguments; argument registers of a variadic
// function; saved registers; slots; outgoing stack arguments, at the stack pointer. With a dynamic
// alloca, or under -fno-omit-frame-pointer, s0 is the address above the saved registers, as in code
// of other compilers, and the base of the slots.
#include <algorithm>
#include <vector>

#include "backend/mir/layout.h"
#include "backend/riscv64/select.h"

namespace minic::riscv64 {

namespace {

MOperand p(uint32_t number) { return MOperand::reg(preg(number)); }

MInst* put(MFunction& mf, MBlock& block, MInst* before, R which,
           std::initializer_list<MOperand> operands) {
  MInst* inst = mf.create(op(which), 8, operands, before ? before->loc : 0);
  MFunction::insert(block, before, inst);
  return inst;
}

/// dst := constant.
void putImmediate(MFunction& mf, MBlock& block, MInst* before, Reg dst, int64_t value) {
  put(mf, block, before, R::Li, {r(dst), mf.imm(value)});
}

/// dst := src + constant; dst may be src; t5 may be used when the constant is big.
void putAdd(MFunction& mf, MBlock& block, MInst* before, Reg dst, Reg src, int64_t value) {
  if (value == 0) {
    MFunction::insert(block, before, mf.createMove(dst, src, before ? before->loc : 0));
  } else if (isImm12(value)) {
    put(mf, block, before, R::Addi, {r(dst), r(src), imm(value)});
  } else {
    // (A signal may come at any time, so the stack pointer never has another value.)
    Reg by = dst == src || dst == preg(Sp) ? preg(kScratch) : dst;
    putImmediate(mf, block, before, by, value);
    put(mf, block, before, R::Add, {r(dst), r(src), r(by)});
  }
}

}  // namespace

void moveOperand(MFunction& mf, MBlock& block, MInst* before, Reg dst, const MOperand& src) {
  switch (src.kind) {
    case OperandKind::Imm:
    case OperandKind::WideImm: {
      int64_t value = mf.immValue(src);
      if (liCost(value) <= 3)
        putImmediate(mf, block, before, dst, value);
      else
        put(mf, block, before, R::LiPool,
            {r(dst), MOperand::floatConstant(mf.floatConstant(uint64_t(value), 8))});
      return;
    }
    case OperandKind::Slot:
      put(mf, block, before, R::SlotAddress, {r(dst), MOperand::slot(src.payload), imm(0)});
      return;
    case OperandKind::Symbol: put(mf, block, before, R::Address, {r(dst), src, imm(0)}); return;
    case OperandKind::Float: {
      auto constant = mf.floatConstants[src.payload];
      MInst* inst = constant.bits == 0 ? mf.create(op(R::Fzero), constant.size, {r(dst)})
                                       : mf.create(op(R::FliPool), constant.size, {r(dst), src});
      MFunction::insert(block, before, inst);
      return;
    }
    default: MINIC_UNREACHABLE("no source of a copy");
  }
}

void moveToSlot(MFunction& mf, MBlock& block, MInst* before, uint32_t slot, const MOperand& src) {
  Reg carrier = preg(kScratch);
  if (src.kind == OperandKind::Float) {
    // Float registers are spilled and reloaded 8 bytes wide, so a float must be NaN-boxed.
    auto constant = mf.floatConstants[src.payload];
    uint64_t bits = constant.size == 4 ? constant.bits | 0xffffffff00000000u : constant.bits;
    moveOperand(mf, block, before, carrier, mf.imm(int64_t(bits)));
  } else if (src.kind == OperandKind::Imm && src.asImm() == 0) {
    carrier = preg(Zero);
  } else {
    moveOperand(mf, block, before, carrier, src);
  }
  MFunction::insert(block, before, mf.createSpill(slot, carrier, before ? before->loc : 0));
}

MInst* foldSlot(MFunction&, const MInst&, unsigned, uint32_t, bool) { return nullptr; }

namespace {

/// Gives the address at operand `index` a base register and a 12-bit offset.
void resolveSlot(MFunction& mf, MBlock& block, MInst* inst, unsigned index) {
  const Slot& slot = mf.slots[(*inst)[index].payload];
  bool fromSp = slot.area == Slot::Area::Outgoing || !mf.hasFramePointer;
  Reg base = preg(fromSp ? Sp : S0);
  int64_t offset = slot.offset + (*inst)[index + 1].asImm();
  if (inst->op == op(R::SlotAddress)) {
    putAdd(mf, block, inst, (*inst)[0].asReg(), base, offset);
    MFunction::remove(block, inst);
    return;
  }
  if (!isImm12(offset)) {
    if (inst->op == op(R::Sd) && (*inst)[0].asReg() == preg(kScratch)) {
      // The value is in t5 itself: it goes by way of ft10.
      put(mf, block, inst, R::FmvToFloat, {p(kFloatScratch), p(kScratch)});
      inst->op = op(R::Fsd);
      (*inst)[0].payload = kFloatScratch;
    }
    putImmediate(mf, block, inst, preg(kScratch), offset - low12(offset));
    put(mf, block, inst, R::Add, {p(kScratch), p(kScratch), r(base)});
    base = preg(kScratch);
    offset = low12(offset);
  }
  (*inst)[index] = r(base);
  (*inst)[index].role = RoleUse;
  (*inst)[index + 1] = imm(offset);
}

struct Frame {
  std::vector<Reg> saved;
  int64_t total = 0;      ///< decrement of the stack pointer
  int64_t first = 0;      ///< ... before the registers are saved; the rest after that
  int64_t arguments = 0;  ///< bytes above the saved registers
  bool cfi = false;

  int64_t savedAt(size_t i) const { return first - arguments - 8 * int64_t(i + 1); }
  /// From the stack pointer to what s0 holds when it is the frame pointer.
  int64_t pointer() const { return total - arguments; }
};

class FrameWriter {
 public:
  FrameWriter(MFunction& function, const Frame& f) : mf(function), frame(f) {}

  void prologue(MBlock& entry) {
    block = &entry;
    before = entry.first;
    addToSp(-frame.first);
    directive(CfiKind::DefCfaOffset, frame.first);
    for (size_t i = 0; i < frame.saved.size(); ++i) {
      Reg reg = frame.saved[i];
      put(mf, entry, before, R(mf.target.regs.info(mf.classOf(reg)).storeOp),
          {r(reg), p(Sp), imm(frame.savedAt(i))});
      directive(CfiKind::Offset, reg.raw, frame.savedAt(i) - frame.first);
    }
    if (frame.total != frame.first) {
      addToSp(frame.first - frame.total);
      directive(CfiKind::DefCfaOffset, frame.total);
    }
    if (mf.hasFramePointer) {
      putAdd(mf, entry, before, preg(S0), preg(Sp), frame.pointer());
      directive(CfiKind::DefCfa, S0, frame.arguments);
    }
    for (MInst* inst = entry.first; inst != before; inst = inst->next) inst->loc = 0;
  }

  /// `more`: the text after this block has the frame in place.
  void epilogue(MBlock& at, bool more) {
    block = &at;
    before = at.last;
    if (more) directive(CfiKind::Remember);
    if (mf.hasFramePointer) {
      putAdd(mf, at, before, preg(Sp), preg(S0), -frame.pointer());
      directive(CfiKind::DefCfa, Sp, frame.total);
    }
    if (frame.total != frame.first) {
      addToSp(frame.total - frame.first);
      directive(CfiKind::DefCfaOffset, frame.first);
    }
    for (size_t i = 0; i < frame.saved.size(); ++i) {
      Reg reg = frame.saved[i];
      put(mf, at, before, R(mf.target.regs.info(mf.classOf(reg)).loadOp),
          {r(reg), p(Sp), imm(frame.savedAt(i))});
      directive(CfiKind::Restore, reg.raw);
    }
    addToSp(frame.first);
    directive(CfiKind::DefCfaOffset, 0);
    before = nullptr;
    if (more) directive(CfiKind::RestoreAll);
  }

 private:
  void addToSp(int64_t bytes) { putAdd(mf, *block, before, preg(Sp), preg(Sp), bytes); }
  void directive(CfiKind kind, int64_t a = 0, int64_t b = 0) {
    if (!frame.cfi) return;
    put(mf, *block, before, R::Cfi, {imm(int(kind)), imm(a), imm(b)});
  }

  MFunction& mf;
  const Frame& frame;
  MBlock* block = nullptr;
  MInst* before = nullptr;
};

}  // namespace

void finishFrame(MFunction& mf, bool cfi) {
  MBlock& gate = *placeFrame(mf);
  Frame frame;
  frame.cfi = cfi;
  RegSet toSave = mf.usedCalleeSaved;
  if (mf.hasCalls) toSave.insert(preg(Ra));
  if (mf.hasFramePointer) toSave.insert(preg(S0));
  for (Reg reg : toSave) frame.saved.push_back(reg);
  int64_t saveBytes = (int64_t(frame.saved.size()) * 8 + 15) & ~int64_t(15);
  frame.arguments = int64_t(mf.savedArguments + 15) & ~int64_t(15);
  saveBytes += frame.arguments;
  frame.total = int64_t((mf.placeSlots() + 15) & ~uint64_t(15)) + saveBytes;
  frame.first = isImm12(-frame.total) || frame.saved.empty() ? frame.total : saveBytes;
  mf.frameSize = uint64_t(frame.total);
  mf.frameAddress = frame.total;
  if (mf.incomingSlot != ~0u) mf.slots[mf.incomingSlot].offset = frame.total;
  if (mf.hasFramePointer) {
    mf.frameAddress = frame.arguments;
    for (Slot& slot : mf.slots)
      if (slot.area != Slot::Area::Outgoing) slot.offset -= frame.pointer();
  }

  for (MBlock* block : mf.layout) {
    for (MInst *inst = block->first, *next; inst; inst = next) {
      next = inst->next;
      if (inst->op == op(R::AllocateStack)) {
        Reg dst = (*inst)[0].asReg();
        put(mf, *block, inst, R::Sub, {p(Sp), p(Sp), (*inst)[1]});
        putAdd(mf, *block, inst, dst, preg(Sp), (int64_t(mf.outgoingSize) + 15) & ~int64_t(15));
        MFunction::remove(*block, inst);
        continue;
      }
      const OpDesc& desc = describe(mf, *inst);
      for (unsigned i = 0; desc.addresses >> i; ++i)
        if (desc.isAddress(i) && (*inst)[i].kind == OperandKind::Slot) {
          resolveSlot(mf, *block, inst, i);
          break;
        }
    }
  }
  if (frame.total == 0) return;
  FrameWriter writer(mf, frame);
  writer.prologue(gate);
  for (MBlock* block : mf.layout)
    if (block->framed && describe(mf, *block->last).has(OpReturn))
      writer.epilogue(*block, block != mf.layout.back());
}

}  // namespace minic::riscv64
