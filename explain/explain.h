// The construction and destruction of a program's SSA form as one JSON text (the log), made from
// the events of the real passes, the back end and the interpreter, run on copies of the module. The
// page of --explain shows it; docs/explain.md describes every field.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ir/function.h"
#include "passes/pass_manager.h"
#include "support/source.h"

namespace minic {

struct Quiz;
struct Target;

struct ExplainOptions {
  std::string_view version;                 ///< of minic
  std::string_view file, language, source;  ///< its name; c, sysy or ll; its text
  const SourceManager* sources = nullptr;   ///< lines of the module's locations
  std::vector<std::string> onlyFunctions;   ///< empty: all that have a body
  std::string_view input;                   ///< of the program's run
  const Target* target = nullptr;           ///< of the code in which phis become copies
  PassOptions passes;                       ///< of the passes of --explain=passes
  std::string asked;       ///< the option that asks for more passes than the page shows; or empty
  std::string passesPage;  ///< the file that shows them, beside the page; empty: none
  std::string mainPage;    ///< of the pass viewer: the page that it was written beside; or empty
  const Quiz* quiz = nullptr;  ///< of a class: the page asks its questions and shows nothing else
};

/// The log of a module as the front end (or a .ll file) made it, before any pass. The module is
/// only read. `packed`: in the short form that the page holds.
std::string explainLog(const Module& module, const ExplainOptions& options, bool packed);

/// The data of --explain=passes: the functions after every pass of the pipeline that changed them,
/// and after the stages of the back end.
std::string passesLog(const Module& module, const Pipeline& pipeline, const ExplainOptions& options,
                      bool packed);

/// The page with the log in its place; empty if this minic was built without the page.
std::string explainPageOf(std::string_view log);
std::string passesPageOf(std::string_view log);

}  // namespace minic
