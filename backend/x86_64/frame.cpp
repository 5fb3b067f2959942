// The allocator's hooks of x86-64, the frame, and the peephole rewrites after allocation.
//
// The frame, from high to low addresses: incoming stack arguments; the return address; pushed
// registers; slots; outgoing stack arguments, at the stack pointer. With a dynamic alloca, or
// under -fno-omit-frame-pointer, rbp is the base of the slots.
#include <algorithm>

#include "backend/mir/layout.h"
#include "backend/x86_64/select.h"

namespace minic::x86_64 {

namespace {

MInst* put(MFunction& mf, MBlock& block, MInst* before, X x, unsigned size,
           std::initializer_list<MOperand> operands) {
  MInst* inst = mf.create(op(x), size, operands, before ? before->loc : 0);
  MFunction::insert(block, before, inst);
  return inst;
}

/// The instruction before it does its work.
void removeReplaced(MFunction& mf, MBlock& block, MInst* inst) {
  if (mf.variableValues) mf.variableValues->replaced(*inst, *inst->prev);
  MFunction::remove(block, inst);
}

/// A caller-saved register that `last`, a return or a tail call, does not read.
Reg unusedBy(const MInst& last) {
  for (uint32_t reg : {Rcx, Rdx, Rsi, Rdi, Rax}) {
    auto isUsed = [&](const MOperand& operand) {
      return operand.isReg() && operand.asReg() == preg(reg);
    };
    if (std::none_of(last.operands().begin(), last.operands().end(), isUsed)) return preg(reg);
  }
  return preg(R11);
}

}  // namespace

uint32_t dwarfRegister(uint32_t reg) {
  constexpr uint32_t kNumbers[] = {0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15};
  return reg < 16 ? kNumbers[reg] : reg - 16 + 17;  // xmm0 is 17
}

void moveOperand(MFunction& mf, MBlock& block, MInst* before, Reg dst, const MOperand& src) {
  switch (src.kind) {
    case OperandKind::Imm:
    case OperandKind::WideImm:
      put(mf, block, before, X::MovImm, src.isNarrow ? 4 : 8, {use(dst), src});
      return;
    case OperandKind::Float:
      if (mf.floatConstants[src.payload].isZero())
        put(mf, block, before, X::ZeroF, 8, {use(dst)});
      else if (mf.floatConstants[src.payload].size == 16)
        put(mf, block, before, X::ConstV, 16, {use(dst), src});
      else
        put(mf, block, before, X::ConstF, mf.floatConstants[src.payload].size, {use(dst), src});
      return;
    case OperandKind::Slot:
      put(mf, block, before, X::Lea, 8,
          {use(dst), MOperand::slot(src.payload), none(), imm(0), none()});
      return;
    default: MINIC_UNREACHABLE("not a source of a parallel copy");
  }
}

void moveToSlot(MFunction& mf, MBlock& block, MInst* before, uint32_t slot, const MOperand& src) {
  auto store = [&](int32_t at, unsigned size, int64_t value) {
    put(mf, block, before, X::Store, size,
        {MOperand::slot(slot), none(), imm(at), none(), imm(int32_t(value))});
  };
  // A constant wider than an immediate is stored in two halves, little-endian.
  switch (src.kind) {
    case OperandKind::Imm: return store(0, unsigned(mf.slots[slot].size), src.asImm());
    case OperandKind::WideImm:
      store(0, 4, mf.immValue(src));
      if (!mf.slots[slot].isNarrow()) store(4, 4, mf.immValue(src) >> 32);
      return;
    case OperandKind::Float: {
      const auto& constant = mf.floatConstants[src.payload];
      store(0, 4, int64_t(constant.bits));
      if (constant.size >= 8) store(4, 4, int64_t(constant.bits) >> 32);
      if (constant.size == 16) {
        store(8, 4, int64_t(constant.high));
        store(12, 4, int64_t(constant.high) >> 32);
      }
      return;
    }
    default: {
      // A frame address: through a register, whose own value is saved in a vector register
      // meanwhile (the stack pointer must not move under the addresses).
      const Reg carrier = preg(Rax), resting = mf.target.regs.info(RegClass::Int).slotScratch;
      put(mf, block, before, X::SpillMove, 8, {use(resting), use(carrier)});
      moveOperand(mf, block, before, carrier, src);
      MFunction::insert(block, before, mf.createSpill(slot, carrier, before ? before->loc : 0));
      put(mf, block, before, X::SpillMove, 8, {use(carrier), use(resting)});
    }
  }
}

MInst* foldSlot(MFunction& mf, const MInst& inst, unsigned index, uint32_t slot, bool isNarrow) {
  static constexpr struct {
    X from;
    unsigned index;
    X to;
    unsigned bytes;
  } kForms[] = {
#define MINIC_FOLD(from, index, to, bytes) {X::from, index, X::to, bytes},
#include "backend/x86_64/ops.def"
  };
  for (const auto& row : kForms) {
    if (op(row.from) != inst.op || row.index != index) continue;
    // In place only at full width: a narrower write would leave the old upper bits. Of a narrow
    // slot there is no more than 32 bits to read.
    if (isNarrow ? inst.size == 8 && !row.bytes : inst[index].defines() && inst.size != 8) continue;
    MOperand operands[OpDesc::kMaxOperands];
    size_t count = 0;
    for (unsigned i = 0; i < inst.operandCount; ++i)
      if (i != index)
        operands[count++] = inst[i];
      else
        count += mf.target.slotAddress(slot, operands + count);
    return mf.create(op(row.to), row.bytes ? row.bytes : inst.size,
                     std::span<const MOperand>(operands, count), inst.loc);
  }
  return nullptr;
}

void finishFrame(MFunction& mf, bool cfi) {
  std::vector<Reg> saved;
  RegSet toSave = mf.usedCalleeSaved;
  if (mf.hasFramePointer) toSave.erase(preg(Rbp));  // saved first, as the frame pointer
  for (Reg reg : mf.target.regs.info(RegClass::Int).order)
    if (toSave.contains(reg)) saved.push_back(reg);
  uint64_t pushed = 8 * (saved.size() + mf.hasFramePointer);

  // From the stack pointer up: outgoing arguments, slots; above them pushed registers, the return
  // address, incoming arguments.
  uint64_t size = mf.placeSlots();
  // The stack pointer is 8 off 16 at entry; align it below the pushed registers.
  if (size || mf.hasCalls) {
    size = (size + 7) & ~uint64_t(7);
    if ((8 + pushed + size) % 16) size += 8;
  }
  bool redZone = !mf.hasCalls && !mf.hasFramePointer && size <= 128;
  mf.frameSize = redZone ? 0 : size;
  mf.frameAddress = mf.hasFramePointer ? 16 : int64_t(mf.frameSize + pushed + 8);
  int64_t shift = 0;  // from the distance above the lowest byte to the base register
  if (mf.hasFramePointer)
    shift = -int64_t(size + pushed - 8);
  else if (redZone)
    shift = -int64_t(size);
  for (Slot& slot : mf.slots) {
    if (slot.area == Slot::Area::Incoming)
      slot.offset = mf.hasFramePointer ? 16 : int64_t(mf.frameSize + pushed + 8);
    else if (slot.area != Slot::Area::Outgoing)
      slot.offset += shift;
  }

  MBlock& entry = *placeFrame(mf);
  MInst* first = entry.first;
  auto directive = [&](MBlock& block, MInst* before, CfiKind kind, int64_t value, int32_t reg = 0) {
    if (cfi)
      put(mf, block, before, X::Cfi, 8, {imm(int32_t(kind) | reg << 8), mf.imm(int32_t(value))});
  };
  int64_t cfa = 8;
  auto push = [&](Reg reg) {
    put(mf, entry, first, X::Push, 8, {use(reg)});
    cfa += 8;
    if (!mf.hasFramePointer || reg == preg(Rbp)) directive(entry, first, DefCfaOffset, cfa);
    directive(entry, first, Offset, -cfa, int32_t(dwarfRegister(reg.raw)));
  };
  if (mf.hasFramePointer) {
    push(preg(Rbp));
    put(mf, entry, first, X::Mov, 8, {use(preg(Rbp)), use(preg(Rsp))});
    directive(entry, first, DefCfaRegister, 0, int32_t(dwarfRegister(Rbp)));
  }
  for (Reg reg : saved) push(reg);
  const bool byPush = mf.options.forSize && mf.frameSize == 8;  // a push takes one byte
  if (mf.frameSize) {
    if (byPush)
      put(mf, entry, first, X::Push, 8, {use(preg(Rax))});
    else
      put(mf, entry, first, X::Sub, 8, {use(preg(Rsp)), imm(mf.frameSize)});
    if (!mf.hasFramePointer) directive(entry, first, DefCfaOffset, cfa + int64_t(mf.frameSize));
  }
  if (mf.outgoingAlign > 16)
    put(mf, entry, first, X::And, 8, {use(preg(Rsp)), imm(-int64_t(mf.outgoingAlign))});
  for (MInst* inst = entry.first; inst != first; inst = inst->next) inst->loc = 0;
  if (!mf.frameSize && !pushed) return;
  for (MBlock* block : mf.layout) {
    MInst* last = block->last;
    if (!describe(mf, *last).has(OpReturn) || !block->framed) continue;
    bool more = block != mf.layout.back();  // the code after it has the frame
    if (more) directive(*block, last, Remember, 0);
    if (mf.hasFramePointer) {
      put(mf, *block, last, X::Lea, 8,
          {use(preg(Rsp)), use(preg(Rbp)), none(), imm(-int32_t(pushed - 8)), none()});
    } else if (mf.frameSize) {
      if (byPush)
        put(mf, *block, last, X::Pop, 8, {use(unusedBy(*last))});
      else
        put(mf, *block, last, X::Add, 8, {use(preg(Rsp)), imm(mf.frameSize)});
      directive(*block, last, DefCfaOffset, int64_t(8 + pushed));
    }
    int64_t at = int64_t(8 + pushed);
    for (size_t i = saved.size(); i-- > 0;) {
      put(mf, *block, last, X::Pop, 8, {use(saved[i])});
      at -= 8;
      if (!mf.hasFramePointer) directive(*block, last, DefCfaOffset, at);
    }
    if (mf.hasFramePointer) {
      put(mf, *block, last, X::Pop, 8, {use(preg(Rbp))});
      directive(*block, last, DefCfaRegister, 8, int32_t(dwarfRegister(Rsp)));
    }
    if (more) directive(*block, nullptr, Restore, 0);
  }
}

/// The op changes no flags. (0 is made by xor.)
bool keepsFlags(const MInst& inst) {
  switch (X(inst.op)) {
    case X::Mov:
    case X::Lea:
    case X::Load:
    case X::Store:
    case X::LoadF:
    case X::StoreF:
    case X::MovF:
    case X::Shlx:
    case X::Shrx:
    case X::Sarx:
    case X::Rorx: return true;
    case X::MovImm: return !inst[1].isImm() || inst[1].asImm() != 0;
    default: return inst.op >= op(X::Movzx8) && inst.op <= op(X::LoadSx32);
  }
}

/// A branch or a move by a test of the register that arithmetic has just written: its flags do.
/// Those of logic are the same; sums and shifts have another overflow flag, so only zero and sign
/// count.
void useFlags(MFunction& mf, MBlock& block, MInst* test) {
  const bool isMove = test && test->op == op(X::TestMove);
  if (!isMove && (!test || test->op != op(X::TestBr))) return;
  const MOperand* tested = test->operands().data() + (isMove ? 2 : 0);
  if (!tested[1].isReg() || tested[0].payload != tested[1].payload) return;
  const MInst* before = test->prev;
  auto writes = [&](const MInst& inst) {
    return inst.operandCount && inst[0].isReg() && inst[0].defines() &&
           inst[0].payload == tested->payload;
  };
  while (before && keepsFlags(*before) && !writes(*before)) before = before->prev;
  if (!before || before->size != test->size || !writes(*before)) return;
  Cond cond = Cond(tested[2].payload);
  switch (X(before->op)) {
    case X::And:
    case X::Or:
    case X::Xor:
    case X::Andn: break;
    case X::ShlImm:
    case X::ShrImm:
    case X::SarImm:
      if ((*before)[1].asImm() == 0) return;
      [[fallthrough]];
    case X::Add:
    case X::Sub:
    case X::Inc:
    case X::Dec:
    case X::Neg:
    case X::Blsr:
    case X::Blsi:
    case X::Blsmsk:
      if (cond == Cond::L || cond == Cond::GE) cond = cond == Cond::L ? Cond::S : Cond::NS;
      if (cond != Cond::E && cond != Cond::NE && cond != Cond::S && cond != Cond::NS) return;
      break;
    default: return;
  }
  MOperand flags = MOperand::cond(uint32_t(cond));
  if (isMove)
    put(mf, block, test, X::FlagsMove, 8, {(*test)[0], (*test)[1], flags});
  else
    put(mf, block, test, X::FlagsBr, 8, {flags, (*test)[3], (*test)[4]});
  removeReplaced(mf, block, test);
}

/// The block ends with the compare and branch that its only predecessor ended with: the flags are
/// still those of that compare, so it need not be repeated.
void useFlagsOf(MFunction& mf, MBlock& block, const MBlock& before) {
  MInst* again = block.last;
  const MInst* first = before.last;
  if (again->op != op(X::TestBr) && again->op != op(X::CmpBr)) return;
  auto isSame = [](const MOperand& a, const MOperand& b) {
    return a.kind == b.kind && a.payload == b.payload;
  };
  if (first->op != again->op || first->size != again->size || !isSame((*first)[0], (*again)[0]) ||
      !isSame((*first)[1], (*again)[1]))
    return;
  for (const MInst* inst = block.first; inst != again; inst = inst->next) {
    if (!keepsFlags(*inst)) return;
    for (const MOperand& operand : inst->operands())
      if (operand.isReg() && operand.defines() &&
          (isSame(operand, (*again)[0]) || isSame(operand, (*again)[1])))
        return;
  }
  put(mf, block, again, X::FlagsBr, 8, {(*again)[2], (*again)[3], (*again)[4]});
  removeReplaced(mf, block, again);
}

/// The instruction writes 32 bits of its first operand, and with them zeros above.
bool clearsUpper(const MInst& inst) {
  if (inst.op >= op(X::Movzx8) && inst.op <= op(X::Movzx32)) return true;
  switch (X(inst.op)) {
    case X::LoadZx8:
    case X::LoadZx16: return true;
    case X::Mov:
    case X::Load:
    case X::Lea:
    case X::Add:
    case X::Sub:
    case X::And:
    case X::And_M:
    case X::ShrImm:
    case X::SarImm: return inst.size == 4;
    default: return false;
  }
}

/// `inst` extends a register in place whose upper half is zero already: the index of a jump table
/// after the compare of its range.
bool isExtendedBefore(const MFunction& mf, const MBlock& block, const MInst& inst) {
  if (inst.op != op(X::Movzx32) || inst[0].payload != inst[1].payload) return false;
  const MBlock* at = &block;
  for (const MInst* before = inst.prev;; before = before->prev) {
    if (!before) {
      if (at != &block || block.preds.size() != 1) return false;
      at = block.preds[0];
      before = at->last;
    }
    if (describe(mf, *before).has(OpCall)) return false;
    for (const MOperand& operand : before->operands())
      if (operand.isReg() && operand.defines() && operand.payload == inst[0].payload)
        return &operand == &(*before)[0] && clearsUpper(*before);
    if (describe(mf, *before).implicitDefs.contains(inst[0].asReg())) return false;
  }
}

/// Shorter forms of `inst`, a sum or difference with a constant: inc, dec, and -128, which has one
/// byte where 128 has four.
void shortenSum(MFunction& mf, MBlock& block, MInst* inst) {
  if (!(*inst)[1].isImm()) return;
  const bool isAdd = inst->op == op(X::Add);
  const int32_t step = (*inst)[1].asImm();
  Reg reg = (*inst)[0].asReg();
  if (step == 1 || step == -1)
    put(mf, block, inst, isAdd == (step == 1) ? X::Inc : X::Dec, inst->size, {use(reg)});
  else if (step == 128)
    put(mf, block, inst, isAdd ? X::Sub : X::Add, inst->size, {use(reg), imm(-128)});
  else
    return;
  removeReplaced(mf, block, inst);
}

/// For size: `or $-1` and `and $0` have an immediate of one byte, a move of -1 or 0 has four. (A
/// register becomes 0 by xor at every level.)
bool shortenConstant(MFunction& mf, MBlock& block, MInst* inst) {
  auto is = [](const MOperand& value, int32_t number) {
    return value.isImm() && value.asImm() == number;
  };
  MInst& it = *inst;
  if (it.op == op(X::MovImm) && is(it[1], -1))
    put(mf, block, inst, X::Or, it.size, {use(it[0].asReg()), imm(-1)});
  else if (it.op != op(X::Store) || it.size < 4 || it.flags & kVolatile)
    return false;
  else if (is(it[4], 0))
    put(mf, block, inst, X::M_And, it.size, {it[0], it[1], it[2], it[3], it[4]});
  else if (is(it[4], -1))
    put(mf, block, inst, X::M_Or, it.size, {it[0], it[1], it[2], it[3], it[4]});
  else
    return false;
  removeReplaced(mf, block, inst);
  return true;
}

// (The flags are never live between two ops before this.)
void peephole(MFunction& mf) {
  std::vector<bool> isDone(mf.blocks.size());
  for (size_t at = 0; at < mf.layout.size(); ++at) {
    MBlock* block = mf.layout[at];
    for (MInst *inst = block->first, *next; inst; inst = next) {
      next = inst->next;
      if (isExtendedBefore(mf, *block, *inst)) {
        MFunction::remove(*block, inst);
        continue;
      }
      if (inst->op == op(X::ShlCopy) && (*inst)[0].payload == (*inst)[1].payload) {
        put(mf, *block, inst, X::ShlImm, inst->size, {use((*inst)[0].asReg()), (*inst)[2]});
        removeReplaced(mf, *block, inst);
        continue;
      }
      if (mf.options.forSize && shortenConstant(mf, *block, inst)) continue;
      if (inst->op == op(X::Add) || inst->op == op(X::Sub)) shortenSum(mf, *block, inst);
      if (inst->op == op(X::TestMove)) {
        useFlags(mf, *block, inst);
        continue;
      }
      if (inst->op != op(X::Lea)) continue;
      const MOperand &dst = (*inst)[0], &base = (*inst)[1], &index = (*inst)[2], &disp = (*inst)[3];
      if (base.isNone() && index.isReg() && index.payload == dst.payload && disp.asImm() == 0) {
        put(mf, *block, inst, X::ShlImm, inst->size, {use(dst.asReg()), imm(index.aux)});
        removeReplaced(mf, *block, inst);
        continue;
      }
      if (!base.isReg() || !(*inst)[4].isNone() || !disp.isImm()) continue;
      MOperand other;
      if (index.isNone() && base.payload == dst.payload)
        other = disp;
      else if (index.isReg() && index.aux == 0 && disp.asImm() == 0 && base.payload == dst.payload)
        other = use(index.asReg());
      else if (index.isReg() && index.aux == 0 && disp.asImm() == 0 && index.payload == dst.payload)
        other = use(base.asReg());
      else if (index.isNone() && disp.asImm() == 0)
        put(mf, *block, inst, X::Mov, inst->size, {use(dst.asReg()), use(base.asReg())});
      else
        continue;
      if (!other.isNone()) {
        put(mf, *block, inst, X::Add, inst->size, {use(dst.asReg()), other});
        shortenSum(mf, *block, inst->prev);
      }
      removeReplaced(mf, *block, inst);
    }
    useFlags(mf, *block, block->last);
    // A predecessor that comes later might still lose its compare.
    if (block->preds.size() == 1 && isDone[block->preds[0]->id])
      useFlagsOf(mf, *block, *block->preds[0]);
    isDone[block->id] = true;
    // A jump to nothing but a return is longer than the return.
    if (MInst* jump = block->last; jump->op == op(X::Jmp)) {
      const MBlock& to = *mf.blocks[(*jump)[0].payload];
      const bool isNext = at + 1 < mf.layout.size() && mf.layout[at + 1] == &to;
      if (isNext || to.first != to.last || to.first->op != op(X::Ret)) continue;
      MFunction::insert(*block, jump, mf.create(op(X::Ret), 8, to.first->operands(), jump->loc));
      MFunction::remove(*block, jump);
      block->succs.clear();
    }
  }
}

}  // namespace minic::x86_64
