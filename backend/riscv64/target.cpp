// The RISC-V target: its tables, and the printing of ops without a template. RV64GC, LP64D ABI,
// position independent.
#include <iterator>

#include "backend/riscv64/riscv64.h"

namespace minic::riscv64 {

namespace {

constexpr OpDesc kOps[] = {
#define MINIC_OP(Enum, shape, text, flags) makeOp(#Enum, shape, text, flags, 0, 0, 0, 2),
#include "backend/riscv64/ops.def"
};
static_assert(std::size(kOps) == size_t(R::Count));

constexpr std::string_view kNames[64] = {
    "zero", "ra",  "sp",  "gp",  "tp",  "t0",  "t1",   "t2",   "s0",  "s1",  "a0",   "a1",  "a2",
    "a3",   "a4",  "a5",  "a6",  "a7",  "s2",  "s3",   "s4",   "s5",  "s6",  "s7",   "s8",  "s9",
    "s10",  "s11", "t3",  "t4",  "t5",  "t6",  "ft0",  "ft1",  "ft2", "ft3", "ft4",  "ft5", "ft6",
    "ft7",  "fs0", "fs1", "fa0", "fa1", "fa2", "fa3",  "fa4",  "fa5", "fa6", "fa7",  "fs2", "fs3",
    "fs4",  "fs5", "fs6", "fs7", "fs8", "fs9", "fs10", "fs11", "ft8", "ft9", "ft10", "ft11"};

std::string_view registerName(Reg reg, unsigned) { return kNames[reg.raw]; }

constexpr Reg kIntArgs[] = {preg(A0), preg(A1), preg(A2), preg(A3),
                            preg(A4), preg(A5), preg(A6), preg(A7)};
constexpr Reg kFloatArgs[] = {preg(Fa0), preg(Fa1), preg(Fa2), preg(Fa3),
                              preg(Fa4), preg(Fa5), preg(Fa6), preg(Fa7)};
constexpr Reg kIntReturns[] = {preg(A0), preg(A1)};
constexpr Reg kFloatReturns[] = {preg(Fa0), preg(Fa1)};
// Caller-saved first; among those and among the callee-saved ones, first the eight that compressed
// instructions reach.
constexpr Reg kIntOrder[] = {preg(A5), preg(A4), preg(A3),  preg(A2), preg(A1), preg(A0), preg(A6),
                             preg(A7), preg(T1), preg(T3),  preg(T4), preg(T0), preg(T2), preg(S0),
                             preg(S1), preg(S2), preg(S3),  preg(S4), preg(S5), preg(S6), preg(S7),
                             preg(S8), preg(S9), preg(S10), preg(S11)};
constexpr Reg kFloatOrder[] = {preg(Fa5), preg(Fa4), preg(Fa3), preg(Fa2), preg(Fa1),  preg(Fa0),
                               preg(Fa6), preg(Fa7), preg(Ft0), preg(Ft1), preg(Ft2),  preg(Ft3),
                               preg(Ft4), preg(Ft5), preg(Ft6), preg(Ft7), preg(Ft8),  preg(Ft9),
                               preg(Fs0), preg(Fs1), preg(Fs2), preg(Fs3), preg(Fs4),  preg(Fs5),
                               preg(Fs6), preg(Fs7), preg(Fs8), preg(Fs9), preg(Fs10), preg(Fs11)};

constexpr RegSet kInts = RegSet::range(Zero, T6), kFloats = RegSet::range(Ft0, Ft11);
constexpr RegSet kCalleeSaved = RegSet::range(S0, S1) | RegSet::range(S2, S11) |
                                RegSet::range(Fs0, Fs1) | RegSet::range(Fs2, Fs11);
constexpr RegSet kFixed{preg(Zero), preg(Sp), preg(Gp), preg(Tp)};

constexpr RegClassInfo kClasses[] = {
    {.name = "int",
     .letter = 'v',
     .regs = kInts,
     .order = kIntOrder,
     .cycleScratch = preg(T6),
     .slotScratch = preg(kScratch),
     .moveOp = op(R::Mv),
     .scratchMoveOp = op(R::Mv),
     .loadOp = op(R::Ld),
     .storeOp = op(R::Sd)},
    {.name = "float",
     .letter = 'f',
     .regs = kFloats,
     .order = kFloatOrder,
     .cycleScratch = preg(Ft11),
     .slotScratch = preg(kFloatScratch),
     .moveOp = op(R::Fmv),
     .scratchMoveOp = op(R::Fmv),
     .loadOp = op(R::Fld),
     .storeOp = op(R::Fsd)},
};

void appendDisp(AsmBuffer& out, int64_t disp) {
  if (disp > 0) out.append('+');
  if (disp) out.appendInt(disp);
}

}  // namespace

void printSymbol(Emitter& emitter, const MOperand& symbol) { emitter.symbol(symbol.payload); }

void printAddress(Emitter& emitter, const MOperand* at) {
  if (at[0].kind == OperandKind::Symbol) {
    printSymbol(emitter, at[0]);
    appendDisp(emitter.out, at[1].asImm());
    return;
  }
  emitter.out.append(at[1].asImm(), '(');
  emitter.reg(at[0].asReg(), 8);
  emitter.out.append(')');
}

namespace {

void printCfi(Emitter& emitter, const MInst& inst) {
  AsmBuffer& out = emitter.out;
  int32_t a = inst[1].asImm(), b = inst[2].asImm();
  // The numbers of registers are DWARF's, too.
  switch (CfiKind(inst[0].asImm())) {
    case CfiKind::DefCfaOffset: out.line("\t.cfi_def_cfa_offset ", a); break;
    case CfiKind::Offset: out.line("\t.cfi_offset ", a, ", ", b); break;
    case CfiKind::DefCfa: out.line("\t.cfi_def_cfa ", a, ", ", b); break;
    case CfiKind::Restore: out.line("\t.cfi_restore ", a); break;
    case CfiKind::Remember: out.append("\t.cfi_remember_state\n"); break;
    case CfiKind::RestoreAll: out.append("\t.cfi_restore_state\n"); break;
  }
}

/// The thread pointer plus the variable's distance from it, which the linker knows if the variable
/// is the program's own, and the global offset table otherwise.
void printThreadAddress(Emitter& emitter, Reg to, const MOperand& symbol) {
  AsmBuffer& out = emitter.out;
  auto relocation = [&](std::string_view name) {
    out.append(name);
    printSymbol(emitter, symbol);
    out.append(")");
  };
  auto toRegister = [&](std::string_view text) {
    out.append(text);
    emitter.reg(to, 8);
  };
  if (emitter.mf.symbols[symbol.payload].definedHere) {
    toRegister("\tlui\t");
    relocation(", %tprel_hi(");
    toRegister("\n\tadd\t");
    toRegister(", ");
    relocation(", tp, %tprel_add(");
    toRegister("\n\taddi\t");
    toRegister(", ");
    relocation(", %tprel_lo(");
  } else {
    toRegister("\tla.tls.ie\t");
    out.append(", ");
    printSymbol(emitter, symbol);
    toRegister("\n\tadd\t");
    toRegister(", ");
    out.append(", tp");
  }
  out.append('\n');
}

}  // namespace

bool emitSpecial(Emitter& emitter, const MInst& inst) {
  AsmBuffer& out = emitter.out;
  switch (R(inst.op)) {
    case R::Address: {
      // A symbol of another module may be far away or in a shared object: its address comes from
      // the global offset table.
      bool local = emitter.mf.symbols[inst[1].payload].definedHere;
      out.append(local ? "\tlla\t" : "\tla\t");
      emitter.reg(inst[0].asReg(), 8);
      out.append(", ");
      printSymbol(emitter, inst[1]);
      appendDisp(out, inst[2].asImm());
      out.append('\n');
      return true;
    }
    case R::ThreadAddress: printThreadAddress(emitter, inst[0].asReg(), inst[1]); return true;
    case R::TableAddress:
      out.append("\tlla\t");
      emitter.reg(inst[0].asReg(), 8);
      out.append(", ");
      emitter.tableLabel(inst[1].payload);
      out.append('\n');
      return true;
    case R::Cfi: printCfi(emitter, inst); return true;
    default:
      // Loads of integers have a register for the upper part of a symbol's address themselves;
      // other accesses take t5.
      const OpDesc& desc = kOps[inst.op];
      if (!desc.isAddress(1) || inst[1].kind != OperandKind::Symbol || R(inst.op) < R::Flw)
        return false;
      out.append('\t');
      emitter.fromTemplate(inst, desc.text);
      out.append(", t5\n");
      return true;
  }
}

uint32_t dwarfRegister(uint32_t reg) { return reg; }
uint32_t invertCond(uint32_t cond) { return uint32_t(invert(Cond(cond))); }

std::string_view condName(uint32_t cond) {
  constexpr std::string_view kCondNames[] = {"eq", "ne", "lt", "ge", "ltu", "geu"};
  return kCondNames[cond];
}

namespace {

void fileHeader(AsmBuffer& out) { out.append("\t.option\tpic\n\t.attribute\tstack_align, 16\n"); }

void allowExtensions(AsmBuffer& out, uint16_t extensions) {
  if (extensions & ext::Zbb) out.append("\t.option\tarch, +zbb\n");
}

constexpr Target makeTarget() {
  Target t;
  t.info = &kRiscv64;
  t.cc.rules = &kRiscv64.arguments;
  t.ops = kOps;
  t.regs.count = 64;
  t.regs.name = registerName;
  t.regs.classes = kClasses;
  t.regs.stackPointer = preg(Sp);
  t.regs.framePointer = preg(S0);
  t.cc.intArgs = kIntArgs;
  t.cc.floatArgs = kFloatArgs;
  t.cc.intReturns = kIntReturns;
  t.cc.floatReturns = kFloatReturns;
  t.cc.callerSaved = (kInts | kFloats) - kCalleeSaved - kFixed;
  t.cc.calleeSaved = kCalleeSaved;
  t.addressOperands = 2;
  t.displacementOperand = 1;
  for (int i = 0; i < 4; ++i) {
    t.memSuffix[i] = std::string_view("bhwd").substr(size_t(i), 1);
    t.aluSuffix[i] = i == 3 ? "" : "w";
    t.floatSuffix[i] = i == 2 ? "s" : "d";
  }
  t.immPrefix = "";
  t.commentPrefix = "#";
  t.functionAlign = t.smallFunctionAlign = "1";  // what compressed instructions need, as gcc does
  t.alignsLoops = false;
  t.alwaysUnwinds = false;
#define MINIC_HOOK(result, name, parameters) t.name = name;
#include "backend/mir/hooks.def"
  t.combine = foldAddresses;
  t.fileHeader = fileHeader;
  t.allowExtensions = allowExtensions;
  t.control = {op(R::J),        op(R::Call),     op(R::CallRegister), op(R::TailCall),  op(R::Ret),
               op(R::TrapHere), op(R::Assembly), op(R::JumpRegister), op(R::ThreadCall)};
  t.jumpText = "j\t";
  t.threadOffset = {"\t.dtpreldword\t", ""};
  // jal reaches 1 MiB. (Conditional branches reach 4 KiB; the assembler turns them around itself.)
  t.jumpReach = (uint64_t(1) << 20) - 64;
  t.maxOpBytes = 16;
  t.farJumpText = "jump\t";
  t.farJumpEnd = ", t5";
  return t;
}

}  // namespace

constexpr Target target = makeTarget();

}  // namespace minic::riscv64
