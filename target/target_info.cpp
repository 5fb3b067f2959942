// The list of the targets. Each has a file of its own.
#include "target/target_info.h"

namespace minic {

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
