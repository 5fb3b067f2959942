// Command lines of the C compilers, and the search for the runtime library relative to the binary.
#include "driver/toolchain.h"

#include <algorithm>
#include <fmt/format.h>
#include <sys/utsname.h>

#include "compiler/system_headers.h"
#include "support/platform/files.h"
#include "support/platform/process.h"

namespace minic {
namespace {

/// The path of a file of lib/minic, beside the program in a build tree or below ../lib when it is
/// installed; empty when there is none.
std::string besideProgram(std::string_view name) {
  const std::string directory = programFolder();
  if (directory.empty()) return {};
  for (const char* lib : {"/lib", "/../lib"}) {
    std::string path = fmt::format("{}{}/minic/{}", directory, lib, name);
    if (fileExists(path)) return path;
  }
  return {};
}

/// Removes the folders that do not exist, that stand before in the list by any name, or in `later`.
void dropRepeated(std::vector<HeaderFolder>& folders, const std::vector<HeaderFolder>& later) {
  std::vector<FileId> seen;
  FileId id;
  for (const HeaderFolder& folder : later)
    if (identifyFile(folder.path, id.device, id.number)) seen.push_back(id);
  std::erase_if(folders, [&](const HeaderFolder& folder) {
    if (!identifyFile(folder.path, id.device, id.number) ||
        std::find(seen.begin(), seen.end(), id) != seen.end())
      return true;
    seen.push_back(id);
    return false;
  });
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
  return besideProgram(fmt::format("{}/libsysy.a", tools.name));
}

std::string ownHeaders() {
  std::string header = besideProgram("include/stddef.h");
  return header.substr(0, std::min(header.rfind('/'), header.size()));
}

void setHeaderFolders(Options& options) {
  std::vector<HeaderFolder> system;
  for (const std::string& folder : options.systemFolders) system.push_back({folder, true});
  std::vector<std::string> standard = libraryHeaderFolders(*options.target);
  bool hasLibrary = std::any_of(standard.begin(), standard.end(), [](const std::string& folder) {
    return fileExists(folder + "/stdio.h");
  });
  if (!options.noStdInc) {
    std::string own = ownHeaders();
    if (!own.empty()) system.push_back({own, true});
    if (!options.noStdLibInc && hasLibrary)
      for (std::string& folder : standard) system.push_back({std::move(folder), true});
    else if (!own.empty())  // the C library's, as far as C17 goes
      system.push_back({own + "/libc", true});
  }
  for (const std::string& folder : options.afterFolders) system.push_back({folder, true});
  // As in gcc, a folder is searched once, else #include_next would find the same header again: of
  // folders of one kind the first stays, and -I of a system folder is ignored.
  std::vector<HeaderFolder>& all = options.preprocessor.folders;
  dropRepeated(system, {});
  for (const std::string& folder : options.includeFolders) all.push_back({folder, false});
  dropRepeated(all, system);
  dropRepeated(options.preprocessor.quoteFolders, {});
  all.insert(all.end(), system.begin(), system.end());
}

std::vector<std::string> assembleCommand(const Toolchain& tools, const Options& options,
                                         const std::string& assembly, const std::string& object,
                                         const std::vector<std::string>& cppFlags) {
  std::vector<std::string> command = tools.cc;
  command.insert(command.end(), {"-c", "-o", object});
  command.insert(command.end(), options.asmFlags.begin(), options.asmFlags.end());
  if (options.debugInfo && extensionOf(assembly) != ".s") command.emplace_back("-g");
  command.insert(command.end(), cppFlags.begin(), cppFlags.end());
  command.push_back(assembly);
  return command;
}

std::vector<std::string> linkCommand(const Toolchain& tools, const Options& options,
                                     const std::vector<std::string>& items,
                                     const std::string& library, bool needsMathematics,
                                     const std::string& output) {
  std::vector<std::string> command = tools.cc;
  if (!tools.emulator.empty() && !options.relocatable) command.emplace_back("-static");
  command.insert(command.end(), {"-o", output});
  for (const std::string& flag : options.linkFlags)
    if (flag != "-static" || tools.emulator.empty()) command.push_back(flag);
  command.insert(command.end(), options.asmFlags.begin(), options.asmFlags.end());
  // Of what the command line says of the kind of program the link's own options count.
  auto isKind = [](const std::string& flag) {
    return flag == "-pie" || flag == "-no-pie" || flag == "-static-pie" || flag == "-shared";
  };
  if (options.fixedAddress && !options.relocatable &&
      std::none_of(options.linkFlags.begin(), options.linkFlags.end(), isKind))
    command.emplace_back("-no-pie");
  if (options.noStdLib) command.emplace_back("-nostdlib");
  command.insert(command.end(), items.begin(), items.end());
  const bool isShared = std::find(options.linkFlags.begin(), options.linkFlags.end(), "-shared") !=
                        options.linkFlags.end();
  if (options.sanitizesAddress && !options.relocatable && !isShared && !library.empty())
    command.push_back(besideProgram(fmt::format("{}/address.o", tools.name)));
  if (!library.empty()) command.push_back(library);
  // gcc makes instructions of fabs and the like; calls of them are not to need an -lm here either.
  if (needsMathematics && !options.noStdLib && !options.noDefaultLibs)
    command.insert(command.end(), {"-Wl,--push-state,--as-needed", "-lm", "-Wl,--pop-state"});
  return command;
}

}  // namespace minic
