// The rows of the targets.
#include "target/target_info.h"

namespace minic {
namespace {

constexpr std::string_view kX86Names[] = {"x86-64", "amd64"};
constexpr std::string_view kRiscvNames[] = {"riscv", "riscv64gc", "rv64", "rv64gc"};
constexpr std::string_view kX86Macros =
    R"(#define __LDBL_DENORM_MIN__ 3.64519953188247460252840593361941982e-4951L
#define __LDBL_DECIMAL_DIG__ 21
#define __LDBL_DIG__ 18
#define __LDBL_EPSILON__ 1.08420217248550443400745280086994171e-19L
#define __LDBL_MANT_DIG__ 64
#define __LDBL_MAX__ 1.18973149535723176502126385303097021e+4932L
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_1 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_2 1
#define __amd64 1
#define __amd64__ 1
#define __code_model_small__ 1
#define __k8 1
#define __k8__ 1
#define __x86_64 1
#define __x86_64__ 1
)";
constexpr std::string_view kRiscvMacros =
    R"(#define __LDBL_DENORM_MIN__ 6.47517511943802511092443895822764655e-4966L
#define __LDBL_DECIMAL_DIG__ 36
#define __LDBL_DIG__ 33
#define __LDBL_EPSILON__ 1.92592994438723585305597794258492732e-34L
#define __LDBL_MANT_DIG__ 113
#define __LDBL_MAX__ 1.18973149535723176508575932662800702e+4932L
#define __riscv 1
#define __riscv_a 2001000
#define __riscv_arch_test 1
#define __riscv_atomic 1
#define __riscv_c 2000000
#define __riscv_compressed 1
#define __riscv_d 2002000
#define __riscv_div 1
#define __riscv_f 2002000
#define __riscv_fdiv 1
#define __riscv_flen 64
#define __riscv_float_abi_double 1
#define __riscv_fsqrt 1
#define __riscv_i 2001000
#define __riscv_m 2000000
#define __riscv_mul 1
#define __riscv_muldiv 1
#define __riscv_xlen 64
#define __riscv_zicsr 2000000
#define __riscv_zifencei 2000000
)";
constexpr uint8_t kX86NativeInts[] = {8, 16, 32, 64};
constexpr uint8_t kRiscvNativeInts[] = {32, 64};

}  // namespace

constexpr TargetInfo kX86_64 = {
    .name = "x86_64",
    .otherNames = kX86Names,
    .triple = "x86_64-linux-gnu",
    .dataLayout =
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-"
        "n8:16:32:64-S128",
    .macros = kX86Macros,
    .nativeInts = kX86NativeInts,
    .intRegisters = 15,
    .floatRegisters = 14,
    .vectorBytes = 16,
    .largeArray = 16,
    .largeArrayAlign = 16,
    .arguments = {.intRegisters = 6,
                  .floatRegisters = 8,
                  .byValInMemory = true,
                  .returnsSret = true},
    .addressing = {.maxScale = 8, .minOffset = INT32_MIN, .maxOffset = INT32_MAX},
    .maxLoopInvariants = {12, 10},
};

constexpr TargetInfo kRiscv64 = {
    .name = "riscv64",
    .otherNames = kRiscvNames,
    .triple = "riscv64-linux-gnu",
    .dataLayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
    .charIsSigned = false,
    .longDouble = LongDoubleFormat::Binary128,
    .macros = kRiscvMacros,
    .nativeInts = kRiscvNativeInts,
    .intRegisters = 25,
    .floatRegisters = 30,
    .arguments = {.intRegisters = 8,
                  .floatRegisters = 8,
                  .floatsOverflowToInt = true,
                  .variadicFloatsAsInts = true,
                  .records = RecordRule::Flattened,
                  .signExtends32 = true,
                  .vaListIsPointer = true},
    .addressing = {.minOffset = -2048, .maxOffset = 2047},
    .maxLoopInvariants = {12, 12},
};

std::span<const TargetInfo* const> allTargets() {
  static constexpr const TargetInfo* kAll[] = {&kX86_64, &kRiscv64};
  return kAll;
}

const TargetInfo* findTargetInfo(std::string_view name) {
  auto isCalled = [&](std::string_view machine) {
    return name.starts_with(machine) &&
           (name.size() == machine.size() || name[machine.size()] == '-');
  };
  for (const TargetInfo* target : allTargets()) {
    if (isCalled(target->name)) return target;
    for (std::string_view other : target->otherNames)
      if (isCalled(other)) return target;
  }
  return nullptr;
}

std::string targetNames() {
  std::string names;
  for (const TargetInfo* target : allTargets())
    names.append(names.empty() ? "" : " or ").append(target->name);
  return names;
}

}  // namespace minic
