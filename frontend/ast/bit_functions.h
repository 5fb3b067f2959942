// How the built-in functions of the bits of an integer are made of the IR's intrinsics and
// operations. The evaluator of constants and irgen share it: one makes numbers, one instructions.
#pragma once

#include "frontend/ast/ast.h"
#include "ir/intrinsics.h"
#include "ir/value.h"

namespace minic {

constexpr bool isBitFunction(ast::Builtin function) {
  using ast::Builtin;
  switch (function) {
    case Builtin::BSwap:
    case Builtin::Clz:
    case Builtin::Ctz:
    case Builtin::Popcount:
    case Builtin::Parity:
    case Builtin::Ffs:
    case Builtin::Clrsb: return true;
    default: return false;
  }
}

/// A Maker has intrinsic(Intrinsic, x), binary(Op, a, b), constant(n), and unlessZero(x, result),
/// which is 0 if x is.
template <class Maker, class Number>
Number bitFunction(Maker& make, ast::Builtin function, Number x, unsigned width) {
  using ast::Builtin;
  switch (function) {
    case Builtin::BSwap: return make.intrinsic(Intrinsic::BSwap, x);
    case Builtin::Clz: return make.intrinsic(Intrinsic::CtLz, x);
    case Builtin::Ctz: return make.intrinsic(Intrinsic::CtTz, x);
    case Builtin::Popcount: return make.intrinsic(Intrinsic::CtPop, x);
    case Builtin::Parity:
      return make.binary(Op::And, make.intrinsic(Intrinsic::CtPop, x), make.constant(1));
    case Builtin::Ffs: {
      Number lowest = make.intrinsic(Intrinsic::CtTz, x);
      return make.unlessZero(x, make.binary(Op::Add, lowest, make.constant(1)));
    }
    case Builtin::Clrsb: {  // the sign is counted as one that differs
      Number sign = make.binary(Op::AShr, x, make.constant(width - 1));
      Number differ = make.binary(Op::Xor, x, sign);
      differ = make.binary(Op::Shl, differ, make.constant(1));
      return make.intrinsic(Intrinsic::CtLz, make.binary(Op::Or, differ, make.constant(1)));
    }
    default: MINIC_UNREACHABLE("no function of bits");
  }
}

}  // namespace minic
