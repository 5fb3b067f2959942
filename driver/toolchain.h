// The tools of each target: the C compiler that assembles and links, the emulator, and the place of
// the runtime library.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/options.h"

namespace minic {

struct Toolchain {
  std::string_view name;        ///< the target's: as in --target and in lib/minic/<name>
  std::vector<std::string> cc;  ///< the C compiler and the flags it always gets
  std::string emulator;         ///< runs the target's programs; empty when this machine does
  std::string package;          ///< the Debian package that has the C compiler
};
Toolchain toolchain(const TargetInfo& target);

/// The libsysy.a of the target, beside the program in a build tree or below ../lib when it is
/// installed; empty when there is none.
std::string runtimeLibrary(const Toolchain& tools);

/// The folder of minic's own headers; empty when there is none.
std::string ownHeaders();

/// Puts the folders that the options ask for, minic's own headers and the system's in order.
void setHeaderFolders(Options& options);

/// `assembly` to the object `object`; `cppFlags` are for the preprocessor of a .S file.
std::vector<std::string> assembleCommand(const Toolchain& tools, const Options& options,
                                         const std::string& assembly, const std::string& object,
                                         const std::vector<std::string>& cppFlags = {});
/// `items` (objects, assembly, archives, linker options, in order) to the executable `output`, with
/// the SysY library unless its name `library` is empty.
std::vector<std::string> linkCommand(const Toolchain& tools, const Options& options,
                                     const std::vector<std::string>& items,
                                     const std::string& library, bool needsMathematics,
                                     const std::string& output);

}  // namespace minic
