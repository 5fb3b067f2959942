// Names shared by the files of the x86-64 target: registers, ops, conditions.
#pragma once

#include "backend/emit/emit.h"
#include "backend/lower/lower.h"
#include "backend/mir/target.h"

namespace minic::x86_64 {

/// The numbers of the instruction encoding, then the vector registers.
enum RegNumber : uint32_t {
  Rax,
  Rcx,
  Rdx,
  Rbx,
  Rsp,
  Rbp,
  Rsi,
  Rdi,
  R8,
  R9,
  R10,
  R11,
  R12,
  R13,
  R14,
  R15,
  Xmm0,
  Xmm14 = Xmm0 + 14,
  Xmm15,
};
constexpr Reg preg(uint32_t number) { return Reg::physical(number); }

enum class X : uint16_t {
#define MINIC_OP(Enum, ...) Enum,
#include "backend/x86_64/ops.def"
  Count,
};
constexpr uint16_t op(X x) { return uint16_t(x); }
/// The four ops of a COMPARE row, from its first.
enum class Form : uint16_t { Br, Set, Move, MoveF };
constexpr uint16_t compareOp(X first, Form form) {
  return uint16_t(uint16_t(first) + uint16_t(form));
}

/// Condition codes; FEq and FNe are the two that need the parity flag beside the zero flag.
enum class Cond : uint32_t { E, NE, L, GE, LE, G, B, AE, BE, A, S, NS, P, NP, FEq, FNe };
constexpr Cond invert(Cond c) { return Cond(uint32_t(c) ^ 1); }

/// The relocation of a Symbol operand (MOperand::aux).
enum Relocation : uint8_t {
  Plain = 0,
  Plt = 1,
  Got = 2,
  ThreadOffset = 3,
  ThreadGot = 4,
  GotCallee = 5
};

#define MINIC_HOOK(result, name, parameters) result name parameters;
#include "backend/mir/hooks.def"
void passInMemory(Lowering&, const Value& from, uint32_t offset, uint64_t size);
/// lea back to the shorter add where the registers agree.
void peephole(MFunction&);

/// Directives that op Cfi prints.
enum CfiKind : int32_t { DefCfaOffset, Offset, DefCfaRegister, Remember, Restore };

// target.cpp
extern const Target target;

}  // namespace minic::x86_64
