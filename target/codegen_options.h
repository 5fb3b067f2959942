// What a user can say about the machine code. One struct from the command line to each machine
// function: SessionOptions and BackendOptions have it as a base, MFunction refers to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "support/prefix_map.h"

namespace minic {

enum class RegAlloc : uint8_t {
  Greedy,    ///< live ranges, coalescing, splitting: the default
  SpillAll,  ///< every virtual register in its slot: the oracle
};

struct CodegenOptions {
  unsigned level = 1;    ///< 0 to 3
  bool forSize = false;  ///< -Os, -Oz: level 2, but size counts more than time
  RegAlloc regAlloc = RegAlloc::Greedy;
  /// For a shared library: what is global and of default visibility may be defined anew by the
  /// program or a library before it, so it is reached through the GOT and the PLT.
  bool pic = false;
  /// For a program at a fixed address: what libraries define is reached like its own.
  bool fixedAddress = false;
  bool plt = true;            ///< no: x86_64 calls functions of other modules through the GOT
  bool siblingCalls = true;   ///< a call right before the return becomes a jump
  bool framePointer = false;  ///< all functions have one
  /// Descriptions of frames for what unwinds the stack at run time; unset: as the target has it.
  std::optional<bool> unwindTables;
  /// A section for each function, for each variable, so that the linker can leave out those that
  /// nothing refers to.
  bool functionSections = false, dataSections = false;
  uint32_t functionAlign = 0;  ///< at least; 0: the target's
  bool verboseAsm = false;     ///< source lines, IR and block names as comments
  bool debugInfo = false;      ///< lines, and variables and types if the module has them
  std::string folder;          ///< for debuggers: relative names of files start there
  /// For debuggers: of the names of files and of `folder`.
  std::vector<PrefixMap> debugPrefixMaps;

  /// For debuggers: passes have neither moved nor removed stores to locals, nor copied parts of a
  /// function.
  bool localsAreCurrent() const { return level < 2; }
  /// Blocks that do the same become one; a debugger then finds the lines of one of them.
  bool mergesBlocks() const { return level > 0; }
  /// Functions and loops begin at round addresses.
  bool alignsCode() const { return !forSize; }
  /// Tail duplication in loops: faster and larger.
  bool copiesTails() const { return level > 1 && !forSize; }
};

inline const CodegenOptions kDefaultCodegen;

}  // namespace minic
