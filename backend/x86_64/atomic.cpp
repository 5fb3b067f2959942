// atomicrmw and cmpxchg by locked instructions, which are sequentially consistent (Intel SDM volume
// 3, "Locked Atomic Operations").
#include "backend/x86_64/x86_64.h"
#include "ir/function.h"

namespace minic::x86_64 {

namespace {

/// What makes the new value in $1 of the old one there and the operand $3.
std::string_view step(RmwOp op) {
  switch (op) {
    case RmwOp::And: return "\tand\t$3, $1\n";
    case RmwOp::Or: return "\tor\t$3, $1\n";
    case RmwOp::Xor: return "\txor\t$3, $1\n";
    case RmwOp::Nand: return "\tand\t$3, $1\n\tnot\t$1\n";
    case RmwOp::Max: return "\tcmp\t$3, $1\n\tjge\t2f\n\tmov\t$3, $1\n2:\n";
    case RmwOp::Min: return "\tcmp\t$3, $1\n\tjle\t2f\n\tmov\t$3, $1\n2:\n";
    case RmwOp::UMax: return "\tcmp\t$3, $1\n\tjae\t2f\n\tmov\t$3, $1\n2:\n";
    case RmwOp::UMin: return "\tcmp\t$3, $1\n\tjbe\t2f\n\tmov\t$3, $1\n2:\n";
    default: MINIC_UNREACHABLE("an operation that has an instruction");
  }
}

}  // namespace

AtomicText atomicText(const Inst& inst) {
  if (inst.is(Op::CmpXchg))
    return {"lock cmpxchg\t$4, ($2)\n\tsete\t${1:b}\n\tmovzbl\t${1:b}, ${1:k}", "={rax},=&r,r,0,r"};
  const RmwOp op = inst.rmwOp();
  if (op == RmwOp::Xchg) return {"xchg\t$0, ($1)", "=r,r,0"};
  if (!inst.hasUses()) {
    std::string_view name = op == RmwOp::Add || op == RmwOp::Sub || op == RmwOp::And ||
                                    op == RmwOp::Or || op == RmwOp::Xor
                                ? rmwName(op)
                                : std::string_view();
    if (!name.empty()) return {"lock " + std::string(name) + "\t$1, ($0)", "r,r"};
  }
  if (op == RmwOp::Add) return {"lock xadd\t$0, ($1)", "=r,r,0"};
  if (op == RmwOp::Sub) return {"neg\t$0\n\tlock xadd\t$0, ($1)", "=r,r,0"};
  return {"mov\t($2), $0\n1:\n\tmov\t$0, $1\n" + std::string(step(op)) +
              "\tlock cmpxchg\t$1, ($2)\n\tjne\t1b",
          "=&{rax},=&r,r,r"};
}

}  // namespace minic::x86_64
