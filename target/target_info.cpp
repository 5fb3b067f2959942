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

uint16_t cpuExtensions(const CpuNames& cpus, std::string_view cpu) {
  const std::string word = " " + std::string(cpu) + " ";
  for (const ExtensionName& row : cpus.extensions)
    if (row.name.find(word) != row.name.npos) return row.extensions;
  return 0;
}

void changeExtensions(const TargetInfo& target, std::string_view word, uint16_t& extensions) {
  if (word.starts_with("arch="))
    extensions |= cpuExtensions(target.cpus, word.substr(5));
  else if (word.starts_with("no-"))
    extensions &= uint16_t(~findExtensions(target.extensions, word.substr(3)));
  else
    extensions |= findExtensions(target.extensions, word);
}

std::string targetNames() {
  std::string names;
  for (const TargetInfo* target : allTargets())
    names.append(names.empty() ? "" : " or ").append(target->name);
  return names;
}

}  // namespace minic
