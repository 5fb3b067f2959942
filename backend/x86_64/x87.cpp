// long double on x86-64: operations on values in memory (passes/codegen/lower_x87.cpp).
#include "backend/x86_64/select.h"
#include "ir/intrinsics.h"

namespace minic::x86_64 {

namespace {

void emitOn(Lowering& l, X x, std::initializer_list<MOperand> before,
            std::initializer_list<Addr> addresses) {
  std::vector<MOperand> operands(before);
  for (const Addr& at : addresses) operands.insert(operands.end(), at.part, at.part + 4);
  l.emit(op(x), 8, operands);
}

}  // namespace

void lowerX86(Lowering& l, const Inst& inst, X86Intrinsic intrinsic) {
  auto at = [&](uint32_t i) { return address(l, inst.arg(i)); };
  auto three = [&](X x) {
    Addr to = at(0), left = at(1), right = at(2);
    emitOn(l, x, {}, {to, left, right});
  };
  auto two = [&](X x) {
    Addr to = at(0), from = at(1);
    emitOn(l, x, {}, {to, from});
  };
  auto compare = [&](X x) {
    if (!l.isUsed(inst)) return;
    Addr left = at(0), right = at(1);
    emitOn(l, x, {use(l.result(inst))}, {left, right});
  };
  switch (intrinsic) {
    case X86Intrinsic::X86Pause: l.emit(op(X::Pause), 8, {}); return;
    case X86Intrinsic::X87Add: return three(X::X87Add);
    case X86Intrinsic::X87Sub: return three(X::X87Sub);
    case X86Intrinsic::X87Mul: return three(X::X87Mul);
    case X86Intrinsic::X87Div: return three(X::X87Div);
    case X86Intrinsic::X87Ext32: return emitOn(l, X::X87Ext32, {}, {at(0)});
    case X86Intrinsic::X87Ext64: return emitOn(l, X::X87Ext64, {}, {at(0)});
    case X86Intrinsic::X87Int64: return emitOn(l, X::X87Int64, {}, {at(0)});
    case X86Intrinsic::X87Trunc32: return two(X::X87Trunc32);
    case X86Intrinsic::X87Trunc64: return two(X::X87Trunc64);
    case X86Intrinsic::X87ToInt: {
      MOperand to = use(l.reg(inst.arg(0)));
      return emitOn(l, X::X87ToInt, {to}, {at(1)});
    }
    case X86Intrinsic::X87Greater: return compare(X::X87SetGreater);
    case X86Intrinsic::X87GreaterEqual: return compare(X::X87SetGreaterEqual);
    case X86Intrinsic::X87EqualOrNan: return compare(X::X87SetEqualOrNan);
    case X86Intrinsic::X87Unordered: return compare(X::X87SetUnordered);
    case X86Intrinsic::X87Result: return emitOn(l, X::X87Result, {}, {at(0)});
    case X86Intrinsic::X87Return: return emitOn(l, X::X87Return, {}, {at(0)});
  }
}

}  // namespace minic::x86_64
