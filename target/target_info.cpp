// The rows of the targets.
#include "target/target_info.h"

namespace minic {
namespace {

constexpr std::string_view kX86Names[] = {"x86-64", "amd64"};
constexpr std::string_view kRiscvNames[] = {"riscv", "riscv64gc", "rv64", "rv64gc"};
constexpr uint8_t kX86Ints[] = {8, 16, 32, 64};
constexpr uint8_t kRiscvInts[] = {32, 64};

}  // namespace

constexpr TargetInfo kX86_64 = {
    .name = "x86_64",
    .otherNames = kX86Names,
    .triple = "x86_64-linux-gnu",
    .dataLayout =
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-"
        "n8:16:32:64-S128",
    .nativeInts = kX86Ints,
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
    .nativeInts = kRiscvInts,
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
