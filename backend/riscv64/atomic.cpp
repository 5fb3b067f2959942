// atomicrmw and cmpxchg by the A extension, sequentially consistent: AMOs of words and doublewords,
// else loops of lr and sc (RISC-V unprivileged ISA, chapter "A"; the mapping is that of table "A.6"
// in its appendix on memory models). A byte or halfword is changed within its word.
#include "backend/riscv64/riscv64.h"
#include "ir/function.h"

namespace minic::riscv64 {

namespace {

std::string amo(RmwOp op, const std::string& suffix) {
  constexpr std::string_view kNames[] = {"swap", "add", "add", "and",  "",    "or",
                                         "xor",  "max", "min", "maxu", "minu"};
  const std::string name = "amo" + std::string(kNames[size_t(op)]) + suffix;
  if (op == RmwOp::Sub) return "neg\t$0, $2\n\t" + name + ".aqrl\t$0, $0, ($1)";
  return name + ".aqrl\t$0, $2, ($1)";
}

/// For a word at any address $`from`: its own address in $4, the shift of the part in $2, the
/// part's mask in $3.
std::string findPart(unsigned bytes, unsigned from) {
  return "andi\t$4, $" + std::to_string(from) + ", -4\n\tandi\t$2, $" + std::to_string(from) +
         ", 3\n\tslli\t$2, $2, 3\n\tli\t$3, " + (bytes == 1 ? "255" : "65535") +
         "\n\tsllw\t$3, $3, $2\n";
}

/// Puts the bits of $1 in the mask $3 into the word $0 and writes it, or begins again.
constexpr std::string_view kWritePart =
    "\txor\t$1, $1, $0\n\tand\t$1, $1, $3\n\txor\t$1, $1, $0\n\tsc.w.rl\t$1, $1, ($4)\n"
    "\tbnez\t$1, 1b\n";

/// Makes the new part in the low bits of $1, where the old one is, with the operand $7. What it
/// leaves above them does not count.
std::string step(RmwOp op, unsigned bits) {
  switch (op) {
    case RmwOp::Xchg: return "\tmv\t$1, $7\n";
    case RmwOp::Nand: return "\tand\t$1, $1, $7\n\tnot\t$1, $1\n";
    case RmwOp::Max:
    case RmwOp::Min:
    case RmwOp::UMax:
    case RmwOp::UMin: {
      // Compared at the upper end of the registers.
      const std::string shift = std::to_string(64 - bits);
      const bool isUnsigned = op >= RmwOp::UMax, isMax = op == RmwOp::Max || op == RmwOp::UMax;
      return "\tslli\t$1, $1, " + shift + "\n\tslli\t$5, $7, " + shift + "\n\tbge" +
             (isUnsigned ? "u" : "") + (isMax ? "\t$1, $5, 2f" : "\t$5, $1, 2f") +
             "\n\tmv\t$1, $5\n2:\n\tsrli\t$1, $1, " + shift + "\n";
    }
    default: return "\t" + std::string(rmwName(op)) + "\t$1, $1, $7\n";
  }
}

}  // namespace

AtomicText atomicText(const Inst& inst) {
  const unsigned bytes = unsigned(inst.operand(1)->type->size);
  const std::string suffix = bytes == 8 ? ".d" : ".w";
  if (inst.is(Op::CmpXchg)) {
    if (bytes >= 4)
      return {"1:\n\tlr" + suffix + ".aqrl\t$0, ($2)\n\tbne\t$0, $3, 2f\n\tsc" + suffix +
                  ".rl\t$1, $4, ($2)\n\tbnez\t$1, 1b\n2:\n\txor\t$1, $0, $3\n\tseqz\t$1, $1",
              "=&r,=&r,r,r,r"};
    return {findPart(bytes, 7) +
                "\tsllw\t$5, $8, $2\n\tand\t$5, $5, $3\n\tsllw\t$6, $9, $2\n"
                "1:\n\tlr.w.aqrl\t$0, ($4)\n\tand\t$1, $0, $3\n\tbne\t$1, $5, 2f\n"
                "\tmv\t$1, $6\n" +
                std::string(kWritePart) +
                "2:\n\tand\t$1, $0, $3\n\txor\t$1, $1, $5\n\tseqz\t$1, $1\n\tsrlw\t$0, $0, $2",
            "=&r,=&r,=&r,=&r,=&r,=&r,=&r,r,r,r"};
  }
  const RmwOp op = inst.rmwOp();
  if (bytes >= 4 && op != RmwOp::Nand) return {amo(op, suffix), "=&r,r,r"};
  if (bytes >= 4)
    return {"1:\n\tlr" + suffix + ".aqrl\t$0, ($2)\n\tand\t$1, $0, $3\n\tnot\t$1, $1\n\tsc" +
                suffix + ".rl\t$1, $1, ($2)\n\tbnez\t$1, 1b",
            "=&r,=&r,r,r"};
  return {findPart(bytes, 6) + "1:\n\tlr.w.aqrl\t$0, ($4)\n\tsrlw\t$1, $0, $2\n" +
              step(op, bytes * 8) + "\tsllw\t$1, $1, $2\n" + std::string(kWritePart) +
              "\tsrlw\t$0, $0, $2",
          "=&r,=&r,=&r,=&r,=&r,=&r,r,r"};
}

}  // namespace minic::riscv64
