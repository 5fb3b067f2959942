// The x86-64 target: its tables, and the printing of ops without a template. System V AMD64 ABI,
// position independent.
#include <iterator>

#include "backend/x86_64/x86_64.h"

namespace minic::x86_64 {

namespace {

constexpr RegSet RAX{preg(Rax)}, RCX{preg(Rcx)}, RDX{preg(Rdx)}, RDI{preg(Rdi)}, RSI{preg(Rsi)};

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

constexpr RegSet kCalleeSaved{preg(Rbx), preg(Rbp), preg(R12), preg(R13), preg(R14), preg(R15)};
constexpr RegSet kInts = RegSet::range(Rax, R15), kFloats = RegSet::range(Xmm0, Xmm15);

constexpr RegClassInfo kClasses[] = {
    {.name = "int",
     .letter = 'v',
     .regs = kInts,
     .order = kIntOrder,
     .cycleScratch = preg(Xmm14),
     .slotScratch = preg(Xmm15),
     .moveOp = op(X::Mov),
     .scratchMoveOp = op(X::SpillMove),
     .loadOp = op(X::Load),
     .storeOp = op(X::Store),
     .swapOp = op(X::Xchg),
     .hasNarrowSlots = true},
    {.name = "float",
     .letter = 'f',
     .regs = kFloats,
     .order = kFloatOrder,
     .cycleScratch = preg(Xmm14),
     .slotScratch = preg(Xmm15),
     .moveOp = op(X::MovF),
     .scratchMoveOp = op(X::MovF),
     .loadOp = op(X::LoadF),
     .storeOp = op(X::StoreF)},
    {.name = "vector",
     .letter = 'x',
     .regs = kFloats,
     .order = kFloatOrder,
     .cycleScratch = preg(Xmm14),
     .slotScratch = preg(Xmm15),
     .moveOp = op(X::MovF),
     .scratchMoveOp = op(X::MovF),
     .loadOp = op(X::LoadV),
     .storeOp = op(X::StoreV),
     .spillSize = 16,
     .spillAlign = 16},
};

}  // namespace

void printSymbol(Emitter& emitter, const MOperand& symbol) {
  if (symbol.aux == ThreadOffset) emitter.out.append('$');
  if (symbol.aux == GotCallee) emitter.out.append('*');
  emitter.symbol(symbol.payload);
  if (symbol.aux == ThreadOffset) emitter.out.append("@tpoff");
  if (symbol.aux == ThreadGot) emitter.out.append("@gottpoff(%rip)");
  if (symbol.aux == Plt) emitter.out.append("@PLT");
  if (symbol.aux == Got || symbol.aux == GotCallee) emitter.out.append("@GOTPCREL(%rip)");
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
    bool fromStack = !emitter.mf.hasFramePointer || slot.area == Slot::Area::Outgoing;
    base = preg(fromStack ? Rsp : Rbp);
  }
  if (disp || !base.valid()) out.appendInt(disp);
  out.append('(');
  if (base.valid()) emitter.reg(base, 8);
  if (at[1].isReg()) {
    out.append(',');
    emitter.reg(at[1].asReg(), 8);
    if (at[1].aux) {
      out.append(',', char('0' + (1 << at[1].aux)));
    }
  }
  out.append(')');
}

namespace {

/// A branch on equality of floats needs two flags; false: any other, which the template prints.
bool printFloatBranch(Emitter& emitter, const MInst& inst) {
  AsmBuffer& out = emitter.out;
  uint32_t at = inst.operandCount - 3;
  Cond cond = Cond(inst[at].payload);
  if (cond != Cond::FEq && cond != Cond::FNe) return false;
  // Equal: zero flag set and parity clear. Unequal or unordered branches to `no`.
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

void printCfi(Emitter& emitter, const MInst& inst) {
  AsmBuffer& out = emitter.out;
  int64_t value = emitter.mf.immValue(inst[1]);
  int32_t kind = inst[0].asImm() & 255, reg = inst[0].asImm() >> 8;
  switch (kind) {
    case DefCfaOffset: out.line("\t.cfi_def_cfa_offset ", value); break;
    case Offset: out.line("\t.cfi_offset ", reg, ", ", value); break;
    case DefCfaRegister:
      if (value)
        out.line("\t.cfi_def_cfa ", reg, ", ", value);
      else
        out.line("\t.cfi_def_cfa_register ", reg);
      break;
    case Remember: out.append("\t.cfi_remember_state\n"); break;
    case Restore: out.append("\t.cfi_restore_state\n"); break;
  }
}

}  // namespace

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
      out.append(unsigned32                ? "\tmovl\t$"
                 : value == int32_t(value) ? "\tmovq\t$"
                                           : "\tmovabsq\t$",
                 value, ", ");
      emitter.reg(reg, unsigned32 ? 4 : 8);
      out.append('\n');
      return true;
    }
    case X::SignToRdx: out.append(inst.size == 8 ? "\tcqto\n" : "\tcltd\n"); return true;
    case X::TableAddress:
      out.append("\tleaq\t");
      emitter.tableLabel(inst[1].payload);
      out.append("(%rip), ");
      emitter.reg(inst[0].asReg(), 8);
      out.append('\n');
      return true;
    case X::UcomiBr:
    case X::UcomiMBr: return printFloatBranch(emitter, inst);
    case X::FloatToInt:
    case X::IntToFloat:
      out.append(inst.size == 4 ? "\tmovd\t" : "\tmovq\t");
      emitter.fromTemplate(inst, "%1, %0");
      out.append('\n');
      return true;
    case X::DynamicAlloca:
      out.append("\tsubq\t");
      emitter.reg(inst[1].asReg(), 8);
      out.append(", %rsp\n");
      if (emitter.mf.outgoingAlign > 16)
        out.line("\tandq\t$", -int64_t(emitter.mf.outgoingAlign), ", %rsp");
      out.append("\tleaq\t", int64_t((emitter.mf.outgoingSize + 15) & ~uint64_t(15)), "(%rsp), ");
      emitter.reg(inst[0].asReg(), 8);
      out.append('\n');
      return true;
    case X::Cfi: printCfi(emitter, inst); return true;
    default: return false;
  }
}

uint32_t invertCond(uint32_t cond) { return uint32_t(invert(Cond(cond))); }

std::string_view condName(uint32_t cond) {
  constexpr std::string_view kCondNames[] = {"e",  "ne", "l", "ge", "le", "g",  "b",   "ae",
                                             "be", "a",  "s", "ns", "p",  "np", "feq", "fne"};
  return kCondNames[cond];
}

namespace {

constexpr Target makeTarget() {
  Target t;
  t.info = &kX86_64;
  t.cc.rules = &kX86_64.arguments;
  t.ops = kOps;
  t.regs.count = 32;
  t.regs.name = registerName;
  t.regs.classes = kClasses;
  t.regs.stackPointer = preg(Rsp);
  t.regs.framePointer = preg(Rbp);
  t.cc.intArgs = kIntArgs;
  t.cc.floatArgs = kFloatArgs;
  t.cc.intReturns = kIntReturns;
  t.cc.floatReturns = kFloatReturns;
  t.cc.variadicCount = preg(Rax);
  t.cc.callerSaved = (kInts | kFloats) - kCalleeSaved - RegSet{preg(Rsp)};
  t.cc.calleeSaved = kCalleeSaved;
  t.addressOperands = 4;
  t.displacementOperand = 2;
  for (int i = 0; i < 4; ++i) {
    t.memSuffix[i] = std::string_view("bwlq").substr(size_t(i), 1);
    t.aluSuffix[i] = t.memSuffix[i];
    t.floatSuffix[i] = i == 2 ? "s" : "d";
  }
  t.immPrefix = "$";
  t.commentPrefix = "#";
#define MINIC_HOOK(result, name, parameters) t.name = name;
#include "backend/mir/hooks.def"
  t.passInMemory = passInMemory;
  t.peephole = peephole;
  t.control = {op(X::Jmp),      op(X::Call),     op(X::CallReg),  op(X::TailCall),  op(X::Ret),
               op(X::TrapHere), op(X::Assembly), op(X::JmpTable), op(X::ThreadCall)};
  t.outsideCallee = Plt;
  t.calleeInTable = GotCallee;
  t.jumpText = "jmp\t";
  return t;
}

}  // namespace

constexpr Target target = makeTarget();

}  // namespace minic::x86_64
