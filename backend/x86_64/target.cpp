// The x86-64 target: its tables, the moves that the allocator asks for, the frame, and what the
// templates cannot print. System V AMD64 ABI, position independent.
#include <algorithm>
#include <array>

#include "backend/mir/layout.h"
#include "backend/x86_64/x86_64.h"

namespace minic::x86_64 {

namespace {

constexpr RegMask RAX = bit(Rax), RCX = bit(Rcx), RDX = bit(Rdx), RDI = bit(Rdi), RSI = bit(Rsi);

constexpr OpDesc kOps[] = {
#define MINIC_OP(Enum, shape, text, flags, uses, defs, clobbers) \
  makeOp(#Enum, shape, text, flags, uses, defs, clobbers, 4),
#include "backend/x86_64/ops.def"
};
static_assert(std::size(kOps) == size_t(X::Count));

constexpr std::string_view kNames[4][32] = {
    {"%al", "%cl", "%dl", "%bl", "%spl", "%bpl", "%sil", "%dil", "%r8b", "%r9b", "%r10b", "%r11b",
     "%r12b", "%r13b", "%r14b", "%r15b"},
    {"%ax", "%cx", "%dx", "%bx", "%sp", "%bp", "%si", "%di", "%r8w", "%r9w", "%r10w", "%r11w",
     "%r12w", "%r13w", "%r14w", "%r15w"},
    {"%eax", "%ecx", "%edx", "%ebx", "%esp", "%ebp", "%esi", "%edi", "%r8d", "%r9d", "%r10d",
     "%r11d", "%r12d", "%r13d", "%r14d", "%r15d"},
    {"%rax", "%rcx", "%rdx", "%rbx", "%rsp", "%rbp", "%rsi", "%rdi", "%r8", "%r9", "%r10", "%r11",
     "%r12", "%r13", "%r14", "%r15"},
};
constexpr std::string_view kFloatNames[] = {
    "%xmm0", "%xmm1", "%xmm2",  "%xmm3",  "%xmm4",  "%xmm5",  "%xmm6",  "%xmm7",
    "%xmm8", "%xmm9", "%xmm10", "%xmm11", "%xmm12", "%xmm13", "%xmm14", "%xmm15"};

std::string_view registerName(Reg reg, unsigned size) {
  if (reg.raw >= Xmm0) return kFloatNames[reg.raw - Xmm0];
  return kNames[size == 8 ? 3 : size == 4 ? 2 : size == 2 ? 1 : 0][reg.raw];
}

constexpr Reg kIntArgs[] = {preg(Rdi), preg(Rsi), preg(Rdx), preg(Rcx), preg(R8), preg(R9)};
constexpr Reg kIntReturns[] = {preg(Rax), preg(Rdx)};
constexpr Reg kFloatArgs[] = {preg(Xmm0),     preg(Xmm0 + 1), preg(Xmm0 + 2), preg(Xmm0 + 3),
                              preg(Xmm0 + 4), preg(Xmm0 + 5), preg(Xmm0 + 6), preg(Xmm0 + 7)};
constexpr Reg kFloatReturns[] = {preg(Xmm0), preg(Xmm0 + 1)};
// Caller-saved first; of the callee-saved ones rbx and rbp need no prefix byte.
constexpr Reg kIntOrder[] = {preg(Rax), preg(Rcx), preg(Rdx), preg(Rsi), preg(Rdi),
                             preg(R8),  preg(R9),  preg(R10), preg(R11), preg(Rbx),
                             preg(Rbp), preg(R12), preg(R13), preg(R14), preg(R15)};
constexpr Reg kFloatOrder[] = {preg(Xmm0),      preg(Xmm0 + 1), preg(Xmm0 + 2),  preg(Xmm0 + 3),
                               preg(Xmm0 + 4),  preg(Xmm0 + 5), preg(Xmm0 + 6),  preg(Xmm0 + 7),
                               preg(Xmm0 + 8),  preg(Xmm0 + 9), preg(Xmm0 + 10), preg(Xmm0 + 11),
                               preg(Xmm0 + 12), preg(Xmm0 + 13)};

constexpr RegMask kCalleeSaved = bit(Rbx) | bit(Rbp) | bit(R12) | bit(R13) | bit(R14) | bit(R15);
constexpr RegMask kInts = 0xffff, kFloats = RegMask(0xffff) << 16;

MOperand use(Reg reg) { return MOperand::reg(reg); }

MInst* put(MFunction& mf, MBlock& block, MInst* before, X x, unsigned size,
           std::initializer_list<MOperand> operands) {
  MInst* inst = mf.create(op(x), size, operands, before ? before->loc : 0);
  MFunction::insert(block, before, inst);
  return inst;
}

// ---- moves

bool isFloat(Reg reg) { return reg.raw >= Xmm0; }

void move(MFunction& mf, MBlock& block, MInst* before, Reg dst, Reg src) {
  // Between the files: a value of a cycle that rests in the other one.
  X x = isFloat(dst) != isFloat(src) ? X::SpillMove : isFloat(dst) ? X::MovF : X::Mov;
  put(mf, block, before, x, 8, {use(dst), use(src)});
}

void spill(MFunction& mf, MBlock& block, MInst* before, uint32_t slot, Reg src) {
  put(mf, block, before, isFloat(src) ? X::StoreF : X::Store, 8,
      {MOperand::slot(slot), MOperand::none(), MOperand::imm(0), MOperand::none(), use(src)});
}

void reload(MFunction& mf, MBlock& block, MInst* before, Reg dst, uint32_t slot) {
  put(mf, block, before, isFloat(dst) ? X::LoadF : X::Load, 8,
      {use(dst), MOperand::slot(slot), MOperand::none(), MOperand::imm(0), MOperand::none()});
}

void moveOperand(MFunction& mf, MBlock& block, MInst* before, Reg dst, const MOperand& src) {
  switch (src.kind) {
    case OperandKind::Imm:
    case OperandKind::WideImm:
      put(mf, block, before, X::MovImm, 8, {use(dst), src});
      return;
    case OperandKind::Float:
      if (mf.floatConstants[src.payload].bits == 0)
        put(mf, block, before, X::ZeroF, 8, {use(dst)});
      else
        put(mf, block, before, X::ConstF, mf.floatConstants[src.payload].size, {use(dst), src});
      return;
    case OperandKind::Slot:
      put(mf, block, before, X::Lea, 8,
          {use(dst), MOperand::slot(src.payload), MOperand::none(), MOperand::imm(0),
           MOperand::none()});
      return;
    default:
      MINIC_UNREACHABLE("not a source of a parallel copy");
  }
}

void moveToSlot(MFunction& mf, MBlock& block, MInst* before, uint32_t slot, const MOperand& src) {
  Reg scratch = preg(Xmm15);
  MOperand to[] = {MOperand::slot(slot), MOperand::none(), MOperand::imm(0), MOperand::none()};
  if (src.kind == OperandKind::Slot && src.aux == kSlotContent) {
    reload(mf, block, before, scratch, src.payload);
    spill(mf, block, before, slot, scratch);
  } else if (src.kind == OperandKind::Imm) {
    put(mf, block, before, X::Store, 8, {to[0], to[1], to[2], to[3], src});
  } else if (src.kind == OperandKind::WideImm) {
    // Two halves; the slot holds 8 bytes, little-endian.
    int64_t value = mf.immValue(src);
    put(mf, block, before, X::Store, 4,
        {to[0], to[1], to[2], to[3], MOperand::imm(int32_t(value))});
    put(mf, block, before, X::Store, 4,
        {to[0], to[1], MOperand::imm(4), to[3], MOperand::imm(int32_t(value >> 32))});
  } else if (src.kind == OperandKind::Float) {
    const auto& constant = mf.floatConstants[src.payload];
    put(mf, block, before, X::Store, 4,
        {to[0], to[1], to[2], to[3], MOperand::imm(int32_t(constant.bits))});
    if (constant.size == 8)
      put(mf, block, before, X::Store, 4,
          {to[0], to[1], MOperand::imm(4), to[3], MOperand::imm(int32_t(constant.bits >> 32))});
  } else {
    MINIC_CHECK(src.kind == OperandKind::Slot, "not a source of a parallel copy");
    // A frame address to a slot: through a register that is put back.
    // (The stack pointer must not move under the addresses, so it rests in a vector register.)
    put(mf, block, before, X::SpillMove, 8, {use(scratch), use(preg(Rax))});
    moveOperand(mf, block, before, preg(Rax), src);
    spill(mf, block, before, slot, preg(Rax));
    put(mf, block, before, X::SpillMove, 8, {use(preg(Rax)), use(scratch)});
  }
}

MInst* foldSlot(MFunction& mf, const MInst& inst, unsigned index, uint32_t slot) {
  // The form that reads (or, index 0 of a tied one, changes) memory in place of that operand.
  struct Row {
    X from;
    unsigned index;
    X to;
  };
#define ALU(Enum) \
  {X::Enum, 1, X::Enum##_M}, { X::Enum, 0, X::M_##Enum }
#define COMPARE(Enum, index, to)                                          \
  {X::Enum##Br, index, X::to##Br}, {X::Enum##Set, index + 1, X::to##Set}, \
      {X::Enum##Move, index + 2, X::to##Move}, {                          \
    X::Enum##MoveF, index + 2, X::to##MoveF                               \
  }
  static constexpr Row kRows[] = {
      ALU(Add),
      ALU(Sub),
      ALU(And),
      ALU(Or),
      ALU(Xor),
      {X::Imul, 1, X::Imul_M},
      {X::ImulImm, 1, X::ImulImm_M},
      {X::Idiv, 0, X::Idiv_M},
      {X::AddF, 1, X::AddF_M},
      {X::SubF, 1, X::SubF_M},
      {X::MulF, 1, X::MulF_M},
      {X::DivF, 1, X::DivF_M},
      {X::Movzx8, 1, X::LoadZx8},
      {X::Movzx16, 1, X::LoadZx16},
      {X::Movzx32, 1, X::Load},
      {X::Movsx8, 1, X::LoadSx8},
      {X::Movsx16, 1, X::LoadSx16},
      {X::Movsx32, 1, X::LoadSx32},
      COMPARE(Cmp, 1, CmpRM),
      COMPARE(Cmp, 0, CmpMR),
      COMPARE(Ucomi, 1, UcomiM),
  };
#undef ALU
#undef COMPARE
  for (const Row& row : kRows) {
    if (op(row.from) != inst.op || row.index != index) continue;
    // In place only at full width: a narrower write would leave the old upper bits.
    if (inst[index].defines() && inst.size != 8) continue;
    MOperand operands[OpDesc::kMaxOperands];
    size_t count = 0;
    for (unsigned i = 0; i < inst.operandCount; ++i) {
      if (i != index) {
        operands[count++] = inst[i];
        continue;
      }
      operands[count++] = MOperand::slot(slot);
      operands[count++] = MOperand::none();
      operands[count++] = MOperand::imm(0);
      operands[count++] = MOperand::none();
    }
    return mf.create(op(row.to), row.from == X::Movzx32 ? 4 : inst.size,
                     std::span<const MOperand>(operands, count), inst.loc);
  }
  return nullptr;
}

// ---- frame

enum CfiKind : int32_t { DefCfaOffset, Offset, DefCfaRegister, Remember, Restore };

/// DWARF numbers of the registers that are pushed.
int32_t dwarfNumber(uint32_t reg) {
  constexpr int32_t kNumbers[] = {0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15};
  return kNumbers[reg];
}

void finishFrame(MFunction& mf, bool cfi) {
  std::vector<Reg> saved;
  RegMask toSave = mf.usedCalleeSaved;
  if (mf.hasDynamicAlloca) toSave &= ~bit(Rbp);  // saved first, as the frame pointer
  for (Reg reg : kIntOrder)
    if (toSave & reg.mask()) saved.push_back(reg);
  uint64_t pushed = 8 * (saved.size() + mf.hasDynamicAlloca);

  // From the stack pointer up: outgoing arguments, slots; above them pushed registers, the return
  // address, incoming arguments.
  uint64_t outgoing = (mf.outgoingSize + 15) & ~uint64_t(15);
  uint64_t size = outgoing;
  for (Slot& slot : mf.slots) {
    if (slot.area == Slot::Area::Incoming || slot.area == Slot::Area::Outgoing) continue;
    uint64_t align = std::clamp<uint64_t>(slot.align, 1, 16);
    size = (size + align - 1) & ~(align - 1);
    slot.offset = int64_t(size);
    size += slot.size;
  }
  // The stack pointer is 8 off 16 at entry; align it below what is pushed.
  if (size || mf.hasCalls) {
    size = (size + 7) & ~uint64_t(7);
    if ((8 + pushed + size) % 16) size += 8;
  }
  MINIC_CHECK(size < (uint64_t(1) << 31),
              "the frame of " + std::string(mf.name) + " is larger than 2 GiB");
  bool redZone = !mf.hasCalls && !mf.hasDynamicAlloca && size <= 128;
  mf.frameSize = redZone ? 0 : size;
  int64_t shift = 0;  // from the distance above the lowest byte to the base register
  if (mf.hasDynamicAlloca)
    shift = -int64_t(size + pushed - 8);
  else if (redZone)
    shift = -int64_t(size);
  for (Slot& slot : mf.slots) {
    if (slot.area == Slot::Area::Incoming)
      slot.offset = mf.hasDynamicAlloca ? 16 : int64_t(mf.frameSize + pushed + 8);
    else if (slot.area != Slot::Area::Outgoing)
      slot.offset += shift;
  }

  MBlock& entry = *placeFrame(mf);
  MInst* first = entry.first;
  auto directive = [&](MBlock& block, MInst* before, CfiKind kind, int64_t value, int32_t reg = 0) {
    if (cfi)
      put(mf, block, before, X::Cfi, 8, {MOperand::imm(int32_t(kind) | reg << 8), mf.imm(value)});
  };
  int64_t cfa = 8;
  auto push = [&](Reg reg) {
    put(mf, entry, first, X::Push, 8, {use(reg)});
    cfa += 8;
    if (!mf.hasDynamicAlloca || reg == preg(Rbp)) directive(entry, first, DefCfaOffset, cfa);
    directive(entry, first, Offset, -cfa, dwarfNumber(reg.raw));
  };
  if (mf.hasDynamicAlloca) {
    push(preg(Rbp));
    put(mf, entry, first, X::Mov, 8, {use(preg(Rbp)), use(preg(Rsp))});
    directive(entry, first, DefCfaRegister, 0, dwarfNumber(Rbp));
  }
  for (Reg reg : saved) push(reg);
  if (mf.frameSize) {
    put(mf, entry, first, X::Sub, 8, {use(preg(Rsp)), MOperand::imm(int32_t(mf.frameSize))});
    if (!mf.hasDynamicAlloca) directive(entry, first, DefCfaOffset, cfa + int64_t(mf.frameSize));
  }
  if (!mf.frameSize && !pushed) return;
  for (MBlock* block : mf.layout) {
    MInst* last = block->last;
    if (!describe(mf, *last).has(OpReturn) || !block->framed) continue;
    bool more = block != mf.layout.back();  // the text after it goes on with the frame in place
    if (more) directive(*block, last, Remember, 0);
    if (mf.hasDynamicAlloca) {
      put(mf, *block, last, X::Lea, 8,
          {use(preg(Rsp)), use(preg(Rbp)), MOperand::none(), MOperand::imm(-int32_t(pushed - 8)),
           MOperand::none()});
    } else if (mf.frameSize) {
      put(mf, *block, last, X::Add, 8, {use(preg(Rsp)), MOperand::imm(int32_t(mf.frameSize))});
      directive(*block, last, DefCfaOffset, int64_t(8 + pushed));
    }
    int64_t at = int64_t(8 + pushed);
    for (size_t i = saved.size(); i-- > 0;) {
      put(mf, *block, last, X::Pop, 8, {use(saved[i])});
      at -= 8;
      if (!mf.hasDynamicAlloca) directive(*block, last, DefCfaOffset, at);
    }
    if (mf.hasDynamicAlloca) {
      put(mf, *block, last, X::Pop, 8, {use(preg(Rbp))});
      directive(*block, last, DefCfaRegister, 8, dwarfNumber(Rsp));
    }
    if (more) directive(*block, nullptr, Restore, 0);
  }
}

// ---- peephole

/// lea back to the shorter add where the registers agree; flags are never live between two ops.
void peephole(MFunction& mf) {
  for (MBlock* block : mf.layout) {
    for (MInst *inst = block->first, *next; inst; inst = next) {
      next = inst->next;
      if (inst->op == op(X::ShlCopy) && (*inst)[0].payload == (*inst)[1].payload) {
        put(mf, *block, inst, X::ShlImm, inst->size, {use((*inst)[0].asReg()), (*inst)[2]});
        MFunction::remove(*block, inst);
        continue;
      }
      if (inst->op != op(X::Lea)) continue;
      const MOperand &dst = (*inst)[0], &base = (*inst)[1], &index = (*inst)[2], &disp = (*inst)[3];
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
      if (!other.isNone()) put(mf, *block, inst, X::Add, inst->size, {use(dst.asReg()), other});
      MFunction::remove(*block, inst);
    }
  }
}

// ---- emission

void printSymbol(Emitter& emitter, const MOperand& symbol) {
  emitter.symbol(symbol.payload);
  if (symbol.aux == Plt) emitter.out.append("@PLT");
  if (symbol.aux == Got) emitter.out.append("@GOTPCREL(%rip)");
}

void printAddress(Emitter& emitter, const MOperand* at) {
  AsmBuffer& out = emitter.out;
  int64_t disp = at[2].isImm() ? at[2].asImm() : 0;
  if (at[3].kind == OperandKind::Symbol || at[3].kind == OperandKind::Float) {
    if (at[3].kind == OperandKind::Float)
      emitter.floatLabel(at[3].payload);
    else
      emitter.symbol(at[3].payload);
    if (disp > 0) out.append('+');
    if (disp) out.appendInt(disp);
    out.append("(%rip)");
    return;
  }
  Reg base = at[0].isReg() ? at[0].asReg() : Reg();
  if (at[0].kind == OperandKind::Slot) {
    const Slot& slot = emitter.mf.slots[at[0].payload];
    disp += slot.offset;
    bool fromStack = !emitter.mf.hasDynamicAlloca || slot.area == Slot::Area::Outgoing;
    base = preg(fromStack ? Rsp : Rbp);
  }
  if (disp || !base.valid()) out.appendInt(disp);
  out.append('(');
  if (base.valid()) emitter.reg(base, 8);
  if (at[1].isReg()) {
    out.append(',');
    emitter.reg(at[1].asReg(), 8);
    if (at[1].aux) {
      out.append(',');
      out.append(char('0' + (1 << at[1].aux)));
    }
  }
  out.append(')');
}

bool emitSpecial(Emitter& emitter, const MInst& inst) {
  AsmBuffer& out = emitter.out;
  switch (X(inst.op)) {
    case X::MovImm: {
      int64_t value = emitter.mf.immValue(inst[1]);
      Reg reg = inst[0].asReg();
      if (inst.size < 8) value &= 0xffffffff;
      if (value == 0) {
        out.append("\txorl\t");
        emitter.reg(reg, 4);
        out.append(", ");
        emitter.reg(reg, 4);
        out.append('\n');
        return true;
      }
      bool unsigned32 = value > 0 && value <= 0xffffffffLL;
      out.append(unsigned32 ? "\tmovl\t$" : value == int32_t(value) ? "\tmovq\t$" : "\tmovabsq\t$");
      out.appendInt(value);
      out.append(", ");
      emitter.reg(reg, unsigned32 ? 4 : 8);
      out.append('\n');
      return true;
    }
    case X::SignToRdx:
      out.append(inst.size == 8 ? "\tcqto\n" : "\tcltd\n");
      return true;
    case X::TableAddress:
      out.append("\tleaq\t");
      emitter.tableLabel(inst[1].payload);
      out.append("(%rip), ");
      emitter.reg(inst[0].asReg(), 8);
      out.append('\n');
      return true;
    case X::ConstF:
      out.append(inst.size == 4 ? "\tmovss\t" : "\tmovsd\t");
      emitter.floatLabel(inst[1].payload);
      out.append("(%rip), ");
      emitter.reg(inst[0].asReg(), 8);
      out.append('\n');
      return true;
    case X::UcomiBr:
    case X::UcomiMBr: {
      uint32_t at = inst.operandCount - 3;
      Cond cond = Cond(inst[at].payload);
      if (cond != Cond::FEq && cond != Cond::FNe) return false;
      // Equal: zero flag set and parity clear. Unequal or unordered goes to `no`.
      uint32_t yes = inst[at + 1].payload, no = inst[at + 2].payload;
      if (cond == Cond::FNe) std::swap(yes, no);
      std::string_view text = kOps[inst.op].text;
      out.append('\t');
      emitter.fromTemplate(inst, text.substr(0, text.find('\n')));
      if (emitter.next && emitter.next->id == no) {
        out.append("\n\tjp\t1f\n\tje\t");
        emitter.label(yes);
        out.append("\n1:\n");
        return true;
      }
      out.append("\n\tjne\t");
      emitter.label(no);
      out.append("\n\tjp\t");
      emitter.label(no);
      out.append('\n');
      emitter.jumpTo(yes);
      return true;
    }
    case X::FloatToInt:
    case X::IntToFloat:
      out.append(inst.size == 4 ? "\tmovd\t" : "\tmovq\t");
      emitter.fromTemplate(inst, "%1, %0");
      out.append('\n');
      return true;
    case X::DynamicAlloca:
      out.append("\tsubq\t");
      emitter.reg(inst[1].asReg(), 8);
      out.append(", %rsp\n\tleaq\t");
      out.appendInt(int64_t((emitter.mf.outgoingSize + 15) & ~uint64_t(15)));
      out.append("(%rsp), ");
      emitter.reg(inst[0].asReg(), 8);
      out.append('\n');
      return true;
    case X::Cfi: {
      int64_t value = emitter.mf.immValue(inst[1]);
      int32_t kind = inst[0].asImm() & 255, reg = inst[0].asImm() >> 8;
      switch (kind) {
        case DefCfaOffset:
          out.line("\t.cfi_def_cfa_offset ", value);
          break;
        case Offset:
          out.line("\t.cfi_offset ", reg, ", ", value);
          break;
        case DefCfaRegister:
          if (value)
            out.line("\t.cfi_def_cfa ", reg, ", ", value);
          else
            out.line("\t.cfi_def_cfa_register ", reg);
          break;
        case Remember:
          out.append("\t.cfi_remember_state\n");
          break;
        case Restore:
          out.append("\t.cfi_restore_state\n");
          break;
      }
      return true;
    }
    default:
      return false;
  }
}

uint32_t invertCond(uint32_t cond) { return uint32_t(invert(Cond(cond))); }

std::string_view condName(uint32_t cond) {
  constexpr std::string_view kCondNames[] = {"e",  "ne", "l", "ge", "le", "g",  "b",   "ae",
                                             "be", "a",  "s", "ns", "p",  "np", "feq", "fne"};
  return kCondNames[cond];
}

constexpr Target makeTarget() {
  Target t;
  t.info = &kX86_64;
  t.cc.rules = &kX86_64.arguments;
  t.ops = kOps;
  t.regs.count = 32;
  t.regs.name = registerName;
  t.regs.intRegs = kInts;
  t.regs.floatRegs = kFloats;
  t.regs.intOrder = kIntOrder;
  t.regs.floatOrder = kFloatOrder;
  t.regs.stackPointer = preg(Rsp);
  t.regs.framePointer = preg(Rbp);
  t.regs.parkInt = preg(Xmm14);
  t.regs.parkFloat = preg(Xmm14);
  t.cc.intArgs = kIntArgs;
  t.cc.floatArgs = kFloatArgs;
  t.cc.intReturns = kIntReturns;
  t.cc.floatReturns = kFloatReturns;
  t.cc.callerSaved = (kInts | kFloats) & ~kCalleeSaved & ~bit(Rsp);
  t.cc.calleeSaved = kCalleeSaved;
  t.addressOperands = 4;
  for (int i = 0; i < 4; ++i) {
    t.memSuffix[i] = std::string_view("bwlq").substr(size_t(i), 1);
    t.aluSuffix[i] = t.memSuffix[i];
    t.floatSuffix[i] = i == 2 ? "s" : "d";
  }
  t.immPrefix = "$";
  t.commentPrefix = "#";
  t.lowerInst = lowerInst;
  t.materialize = materialize;
  t.jump = jump;
  t.moveAcross = moveAcross;
  t.loadSlot = loadSlot;
  t.storeSlot = storeSlot;
  t.call = call;
  t.tailCall = tailCall;
  t.extend = extend;
  t.compareBranch = compareBranch;
  t.subtractConstant = subtractConstant;
  t.jumpTable = jumpTable;
  t.inlineMemory = inlineMemory;
  t.passInMemory = passInMemory;
  t.ret = ret;
  t.move = move;
  t.spill = spill;
  t.reload = reload;
  t.moveToSlot = moveToSlot;
  t.moveOperand = moveOperand;
  t.foldSlot = foldSlot;
  t.finishFrame = finishFrame;
  t.peephole = peephole;
  t.invertCond = invertCond;
  t.condName = condName;
  t.printAddress = printAddress;
  t.printSymbol = printSymbol;
  t.emitSpecial = emitSpecial;
  t.jumpText = "jmp\t";
  return t;
}

}  // namespace

constexpr Target target = makeTarget();

}  // namespace minic::x86_64
