// Command lines of the C compilers, and the search for the runtime library relative to the binary.
#include "driver/toolchain.h"

#include <algorithm>
#include <climits>
#include <fmt/format.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "support/platform/files.h"

namespace minic {
namespace {

bool machineIs(std::string_view name) {
  utsname machine;
  return uname(&machine) == 0 && machine.machine == name;
}

}  // namespace

Toolchain toolchain(const TargetInfo& target) {
  if (machineIs(target.name)) return {target.name, {"cc"}, "", "gcc"};
  // Programs for another machine are linked statically, so that qemu needs no libraries of theirs.
  std::string package = fmt::format("gcc-{}", target.triple);
  std::replace(package.begin(), package.end(), '_', '-');
  return {target.name,
          {fmt::format("{}-gcc", target.triple)},
          fmt::format("qemu-{}", target.name),
          std::move(package)};
}

std::string runtimeLibrary(const Toolchain& tools) {
  char self[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", self, sizeof self);
  if (length <= 0) return {};
  std::string_view binary(self, size_t(length));
  std::string directory(binary.substr(0, binary.rfind('/')));
  for (const char* lib : {"/lib", "/../lib"}) {
    std::string path = fmt::format("{}{}/minic/{}/libsysy.a", directory, lib, tools.name);
    if (fileExists(path)) return path;
  }
  return {};
}

std::vector<std::string> assembleCommand(const Toolchain& tools, const Options& options,
                                         const std::string& assembly, const std::string& object) {
  std::vector<std::string> command = tools.cc;
  command.insert(command.end(), {"-c", "-o", object});
  command.insert(command.end(), options.asmFlags.begin(), options.asmFlags.end());
  if (options.debugInfo && extensionOf(assembly) != ".s") command.emplace_back("-g");
  command.push_back(assembly);
  return command;
}

std::vector<std::string> linkCommand(const Toolchain& tools, const Options& options,
                                     const std::vector<std::string>& items,
                                     const std::string& library, const std::string& output) {
  std::vector<std::string> command = tools.cc;
  if (!tools.emulator.empty()) command.emplace_back("-static");
  command.insert(command.end(), {"-o", output});
  for (const std::string& flag : options.linkFlags)
    if (flag != "-static" || tools.emulator.empty()) command.push_back(flag);
  command.insert(command.end(), options.asmFlags.begin(), options.asmFlags.end());
  if (options.noStdLib) command.emplace_back("-nostdlib");
  command.insert(command.end(), items.begin(), items.end());
  if (!library.empty()) command.push_back(library);
  return command;
}

}  // namespace minic
