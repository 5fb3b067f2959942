// Names shared by the files of the RISC-V target: registers, ops, conditions. RV64GC, LP64D ABI.
#pragma once

#include <bit>

#include "backend/emit/emit.h"
#include "backend/lower/lower.h"
#include "backend/mir/target.h"

namespace minic::riscv64 {

/// Integer registers x0..x31, then f0..f31.
enum RegNumber : uint32_t {
  Zero,
  Ra,
  Sp,
  Gp,
  Tp,
  T0,
  T1,
  T2,
  S0,
  S1,
  A0,
  A1,
  A2,
  A3,
  A4,
  A5,
  A6,
  A7,
  S2,
  S3,
  S4,
  S5,
  S6,
  S7,
  S8,
  S9,
  S10,
  S11,
  T3,
  T4,
  T5,
  T6,
  Ft0,
  Ft1,
  Ft2,
  Ft3,
  Ft4,
  Ft5,
  Ft6,
  Ft7,
  Fs0,
  Fs1,
  Fa0,
  Fa1,
  Fa2,
  Fa3,
  Fa4,
  Fa5,
  Fa6,
  Fa7,
  Fs2,
  Fs3,
  Fs4,
  Fs5,
  Fs6,
  Fs7,
  Fs8,
  Fs9,
  Fs10,
  Fs11,
  Ft8,
  Ft9,
  Ft10,
  Ft11,
};
constexpr Reg preg(uint32_t number) { return Reg::physical(number); }
inline MOperand zero() { return MOperand::reg(preg(Zero)); }
/// Never allocated. t5 is used within one op or one hook, and for addresses of far slots; t6
/// and ft11 hold the values of cycles of copies; ft10 carries a value to a far slot.
inline constexpr uint32_t kScratch = T5, kFloatScratch = Ft10;

enum class R : uint16_t {
#define MINIC_OP(Enum, ...) Enum,
#include "backend/riscv64/ops.def"
  Count,
};
constexpr uint16_t op(R r) { return uint16_t(r); }

/// Conditions of branches; a pair differs in bit 0.
enum class Cond : uint32_t { EQ, NE, LT, GE, LTU, GEU };
constexpr Cond invert(Cond c) { return Cond(uint32_t(c) ^ 1); }

/// Directives that op Cfi prints.
enum class CfiKind : int32_t { DefCfaOffset, Offset, DefCfa, Restore, Remember, RestoreAll };

constexpr bool isImm12(int64_t value) { return value >= -2048 && value <= 2047; }
/// The part of an address or constant that an instruction's 12-bit immediate adds at the end.
constexpr int64_t low12(int64_t value) { return int64_t(uint64_t(value) << 52) >> 52; }
/// Instructions of `li` for the constant, as GNU as expands it.
unsigned liCost(int64_t value);

#define MINIC_HOOK(result, name, parameters) result name parameters;
#include "backend/mir/hooks.def"
/// Folds the address of a global into the one load, store or sum that uses it.
void foldAddresses(MFunction&);

// target.cpp
extern const Target target;

}  // namespace minic::riscv64
