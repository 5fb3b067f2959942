// The one road: a text becomes IR, the passes work on it, and it leaves as .ll text, as assembly or
// through the interpreter. Function by function where nothing needs the whole module, so that a
// file of a million lines never exists as IR at once.
#pragma once

#include <string>
#include <vector>

#include "driver/options.h"
#include "driver/stage_times.h"
#include "support/diagnostics.h"
#include "support/platform/files.h"
#include "support/source.h"

namespace minic {

enum class Product : uint8_t { Check, Llvm, Assembly, Run, Explain, Picture };

struct Unit {
  std::string name;           ///< as messages print it
  SourceLoc start;            ///< of its text in the source manager
  InputKind kind;             ///< C, Sysy or Ir
  bool wholeProgram = false;  ///< is going to be linked or run: must have a main
};

/// Compiles one unit into `product`; text goes to `out` (unused for Check and Run) and is to be
/// committed by the caller when ExitOk is returned. Run returns the program's exit status in
/// `programStatus`. Must be called on a large stack.
ExitStatus compileUnit(const Options& options, const Unit& unit, Product product,
                       const SourceManager& sources, Diagnostics& diagnostics, OutputFile& out,
                       StageTimes& times, int& programStatus);

/// The names of all passes, in the order of the table.
std::vector<std::string_view> passNames();
/// What --list-passes shows.
std::string passListText();

}  // namespace minic
